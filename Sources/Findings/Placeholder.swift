// Findings: see ARCHITECTURE.md
