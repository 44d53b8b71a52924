// swift-format-ignore-file
// Listed in .iossources-skip: nothing of this is on Linux.
import WidgetKit

@main struct Skipped: Widget {}
