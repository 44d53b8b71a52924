import Foundation
import UIKit
import ViewRendering

/// What a snapshot keeps of a view.
public enum SnapshotForm: Sendable, Equatable {
    /// The tree as text, in the form of `recursiveDescription` without addresses.
    case text
    /// The picture.
    ///
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - tolerance: by how much a colour component of a pixel may differ, 0...1.
    case png(scale: CGFloat = 2, tolerance: Double = 0)

    var fileExtension: String { self == .text ? "txt" : "png" }
}

/// When snapshots are written. The environment variable `TRELLIS_RECORD` has the name of a mode; without it nothing is written.
public enum SnapshotRecording: String, Sendable {
    /// Never: a snapshot that is missing is an issue. What continuous integration wants.
    case never
    /// Where there is none yet.
    case missing
    /// Where there is none yet or another one.
    case failed
    /// Always.
    case all

    /// What `TRELLIS_RECORD` says; `never` when it says nothing that is a mode.
    public static var fromEnvironment: SnapshotRecording {
        ProcessInfo.processInfo.environment["TRELLIS_RECORD"].flatMap(SnapshotRecording.init) ?? .never
    }
}

/// Expects a view to look as it did when its snapshot was recorded. For Swift Testing.
///
/// Snapshots lie beside the test, in `__Snapshots__/TEST FILE/TEST.NAME.txt` (or `.png`), and belong into version control. A failure shows
/// both trees, or says how many pixels differ and writes the actual picture and one of the differences beside the snapshot.
///
/// - Parameters:
///   - view: the view; it is laid out first.
///   - form: text or picture.
///   - name: tells several snapshots of one test apart.
///   - recording: when the snapshot is written; nil means what `TRELLIS_RECORD` says.
///   - testName: the name of the test's function; leave it out.
///   - fileID: where the call stands; leave it out, as the next three.
///   - filePath: the path of the call's file.
///   - line: the call's line.
///   - column: the call's column.
@MainActor public func expectSnapshot(
    of view: UIView, as form: SnapshotForm = .text, named name: String? = nil, record recording: SnapshotRecording? = nil,
    testName: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    let place = SnapshotPlace(testFile: "\(filePath)", test: testName, name: name, form: form)
    let expectation = SnapshotExpectation(view: view, form: form, recording: recording ?? .fromEnvironment, place: place)
    do {
        if let message = try expectation.failure() {
            CallSite(fileID: fileID, filePath: filePath, line: line, column: column).record(message)
        }
    } catch {
        CallSite(fileID: fileID, filePath: filePath, line: line, column: column).record(
            "The snapshot \(place.path) can't be used: \(error)")
    }
}

/// Asserts that a view looks as it did when its snapshot was recorded. For XCTest; see `expectSnapshot(of:as:named:record:)`.
@MainActor public func assertSnapshot(
    of view: UIView, as form: SnapshotForm = .text, named name: String? = nil, record recording: SnapshotRecording? = nil,
    testName: String = #function, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    expectSnapshot(
        of: view, as: form, named: name, record: recording, testName: testName, fileID: fileID, filePath: file, line: line, column: column)
}

/// Compares a view with its snapshot, and records it where that is asked for.
@MainActor struct SnapshotExpectation {
    let view: UIView
    let form: SnapshotForm
    let recording: SnapshotRecording
    let place: SnapshotPlace

    /// What to say when the view doesn't match; nil when it does.
    ///
    /// - Throws: when a file can't be read or written, or the view can't be drawn.
    func failure() throws -> String? {
        let actual = try content()
        guard recording != .all, let expected = try place.read() else {
            if recording == .never {
                return "There is no snapshot \(place.path). Run with TRELLIS_RECORD=missing to record it.\n\(LayoutTree.text(of: view))"
            }
            try place.write(actual)
            return nil
        }
        guard let difference = try difference(expected, actual) else {
            place.removeEvidence()
            return nil
        }
        guard recording == .failed else { return difference }
        try place.write(actual)
        place.removeEvidence()
        return nil
    }

    private func content() throws -> Data {
        switch form {
        case .text: Data((LayoutTree.text(of: view) + "\n").utf8)
        case .png(let scale, _): try ViewRenderer(RenderOptions(scale: scale)).data(of: view, as: .png)
        }
    }

    private func difference(_ expected: Data, _ actual: Data) throws -> String? {
        switch form {
        case .text:
            guard expected != actual else { return nil }
            return "\(name) doesn't match its snapshot \(place.path).\n"
                + LineDifference.text(expected: String(decoding: expected, as: UTF8.self), actual: String(decoding: actual, as: UTF8.self))
        case .png(_, let tolerance):
            guard let difference = try PictureDifference.between(expected: expected, actual: actual, tolerance: tolerance) else {
                return nil
            }
            try place.writeEvidence(actual: actual, difference: difference.picture)
            let (left, right) = (difference.expectedSize, difference.actualSize)
            let sizes = left == right ? "" : " It is \(right.width) x \(right.height) pixels, not \(left.width) x \(left.height)."
            return
                "\(name) doesn't match its snapshot \(place.path): \(difference.differingPixels) of \(difference.totalPixels) pixels differ, by up to "
                + "\(Int((difference.largestDifference * 100).rounded(.up))) %.\(sizes) The actual picture is \(place.actualPath), the differences "
                + "are \(place.differencePath).\nthe actual tree:\n\(LayoutTree.text(of: view))"
        }
    }

    private var name: String { "\(type(of: view))" }
}
