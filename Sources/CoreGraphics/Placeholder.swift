// CoreGraphics: see ARCHITECTURE.md
