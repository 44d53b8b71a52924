import UIKit

/// A release of iOS whose controls, safe areas and bars a document is laid out with, in place of those that its own version of Interface
/// Builder showed.
public struct IOSRelease: Hashable, Sendable {
    /// The number before the first dot.
    public let major: Int

    /// The tools version of the Xcode that came with each release: what tables of public documents are kept by.
    private static let toolsVersions: [Int: Double] = [
        9: 10_000, 10: 11_500, 11: 13_500, 12: 14_400, 13: 15_500, 14: 17_500, 15: 19_500, 16: 21_500, 17: 22_500, 18: 23_500, 26: 24_500,
    ]

    /// The releases there are: 9 to 18, and 26, which followed 18.
    public static let known: [Int] = toolsVersions.keys.sorted()

    /// The release of a text such as `17` or `17.4`; nil when there is none of that number.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 3, parts.allSatisfy({ !$0.isEmpty && $0.count <= 3 && $0.allSatisfy(\.isASCII) && Int($0) != nil }),
            let major = Int(parts[0]), Self.toolsVersions[major] != nil
        else { return nil }
        self.major = major
    }

    /// The tools version of its Xcode.
    var toolsVersion: Double { Self.toolsVersions[major] ?? 0 }
}
