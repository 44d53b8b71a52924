import Foundation

StackLimit.raise()
exit(Trellis.run(Array(CommandLine.arguments.dropFirst())).rawValue)
