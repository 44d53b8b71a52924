// How many short strings a second are measured, on one core: `measure-text [SECONDS]`. It prints one line a case,
// `trellis text CASE per_second N`: strings measured before (cached) and never before (uncached), as `String.size` and as a label's natural size.
// Processor time counts, so that other work on the machine doesn't matter.
import Foundation
import UIKit

let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 2

func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Repeats a step until the time is up and prints how many strings a second it measured.
@MainActor func measure(_ name: String, stringsPerStep: Int, _ step: (Int) -> Double) {
    var sum = step(-1)
    var steps = 0
    let start = processorSeconds()
    while processorSeconds() - start < seconds {
        sum += step(steps)
        steps += 1
    }
    let rate = Double(steps * stringsPerStep) / (processorSeconds() - start)
    precondition(sum > 0, "nothing was measured")
    print("trellis text \(name) per_second \(Int(rate))")
}

/// Titles, names and amounts, as lists and forms show them: 16 characters on average.
let words = ["Settings", "Privacy and Safety", "Edit", "Account balance", "12 items", "Cancel", "Delete this message", "Lisbon, Portugal"]
let few = (0..<64).map { "\(words[$0 % words.count]) \($0)" }
let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

measure("String.size cached", stringsPerStep: few.count) { _ in few.reduce(0) { $0 + Double($1.size(withAttributes: body).width) } }
measure("String.size uncached", stringsPerStep: 1) { step in Double("\(words[(step + 8) % 8]) \(step)".size(withAttributes: body).width) }

let label = UILabel()
measure("UILabel cached", stringsPerStep: few.count) { _ in
    few.reduce(0) {
        label.text = $1
        return $0 + Double(label.intrinsicContentSize.width)
    }
}
measure("UILabel uncached", stringsPerStep: 1) { step in
    label.text = "\(words[(step + 8) % 8]), \(step)"
    return Double(label.intrinsicContentSize.width)
}
measure("UILabel of three lines uncached", stringsPerStep: 1) { step in
    label.numberOfLines = 0
    label.text = "\(words[1]) \(step): \(words[3]), \(words[7]), \(words[6]) and \(words[4])"
    return Double(label.sizeThatFits(CGSize(width: 200, height: 1000)).height)
}
