// UIKit: see ARCHITECTURE.md
