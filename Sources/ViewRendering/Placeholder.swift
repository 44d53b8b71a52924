// ViewRendering: see ARCHITECTURE.md
