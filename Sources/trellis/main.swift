import Foundation

StackLimit.raise()
let status = Trellis.run(Array(CommandLine.arguments.dropFirst()))
// What was printed may still be in the buffer: a full disk must not look like an answer.
guard fflush(nil) == 0 else {
    complain("the output can't be written: \(String(cString: strerror(errno)))")
    exit(ExitStatus.usage.rawValue)
}
exit(status.rawValue)
