// LayoutEngine: see ARCHITECTURE.md
