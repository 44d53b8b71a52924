// LayoutChecks: see ARCHITECTURE.md
