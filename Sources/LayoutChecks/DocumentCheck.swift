import Findings
import IBDocuments
import IBLoading

/// Lays a document out and says what is wrong with it: what its reader and its loader found, and what the rules find in each tree.
///
/// - Parameter options: The canvas on which it is laid out; without any, the document's own device.
/// - Returns: The findings in the order of every listing; none for a document in which all is well.
@MainActor public func findings(in document: IBDocument, options: CanvasOptions = CanvasOptions()) -> [Finding] {
    let laidOut = layOut(document: document, options: options)
    let ruled = laidOut.trees.flatMap { LayoutRules.findings(in: CheckedTree($0, of: document)) }
    return (laidOut.findings + ruled).sorted()
}
