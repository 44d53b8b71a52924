import Foundation

/// One line of `cases.jsonl`: a public bug report restated as a system of views and constraints, with the right answer.
struct LayoutCase: Decodable, Sendable {
    let id: String
    let doctorKinds: [String]
    let confidence: String
    let system: CaseSystem
    let fixedSystem: CaseSystem?
    let expectAsWritten: CaseExpectation?
    let expectFixed: CaseExpectation?
    let variants: [Variant]?

    struct Variant: Decodable, Sendable {
        let name: String
        let system: CaseSystem
        let expect: CaseExpectation
    }

    enum CodingKeys: String, CodingKey {
        case id, confidence, system, variants
        case doctorKinds = "doctor_kinds"
        case fixedSystem = "fixed_system"
        case expectAsWritten = "expect_as_written"
        case expectFixed = "expect_fixed"
    }
}

/// Views and constraints. Edges of safe areas and margins stand in the order top, left, bottom, right.
struct CaseSystem: Decodable, Sendable {
    let views: [View]
    let constraints: [String]?
    let checkable: Bool?
    let dir: String?
    let safe: [Double]?
    let offset: [String: [Double]]?

    struct View: Decodable, Sendable {
        let id: String
        let cls: String
        let `in`: String?
        let fixed: [Double]?
        let intrinsic: [Double?]?
        let hug: [Double]?
        let comp: [Double]?
        let fb: Double?
        let safe: [Double]?
        let margins: [Double]?
        let wrap: Wrap?
        let stack: Stack?
    }

    /// Text that needs `oneLineW` points on one line, and `lineH` points for each line.
    struct Wrap: Decodable, Sendable {
        let oneLineW: Double
        let lineH: Double
    }

    struct Stack: Decodable, Sendable {
        let axis: String
        let arranged: [String]
        let distribution: String?
        let alignment: String?
        let spacing: Double?
        let marginsRelative: Bool?
        let hidden: [String]?
        let custom: [String: Double]?
    }
}

/// What a right engine answers. Frames are in window coordinates; null stands for a value that isn't expected.
struct CaseExpectation: Decodable, Sendable {
    let frames: [String: [Double?]]?
    let contentSize: [String: [Double?]]?
    let ambiguous: [String]?
    let unsat: Bool?
    let minimalCore: [String]?
    let broken: String?
    let tol: Double?

    enum CodingKeys: String, CodingKey {
        case frames, contentSize, ambiguous, unsat, broken, tol
        case minimalCore = "minimal_core"
    }
}

extension LayoutCase {
    /// The shared cases beside the package; empty where the package stands alone.
    static let all: [LayoutCase] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()  // SharedCasesTests
            .deletingLastPathComponent().deletingLastPathComponent()  // the package
            .appendingPathComponent("../shared/cases/cases.jsonl").standardizedFileURL
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").compactMap { line in
            do {
                return try JSONDecoder().decode(LayoutCase.self, from: Data(line.utf8))
            } catch {
                fatalError("\(file.path): \(error) in \(line.prefix(60))")
            }
        }
    }()
}
