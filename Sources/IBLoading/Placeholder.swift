// IBLoading: see ARCHITECTURE.md
