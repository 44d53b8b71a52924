// IBDocuments: see ARCHITECTURE.md
