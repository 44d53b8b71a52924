// Typography: see ARCHITECTURE.md
