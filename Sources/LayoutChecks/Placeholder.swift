// The rules of `trellis check`; see ARCHITECTURE.md.
