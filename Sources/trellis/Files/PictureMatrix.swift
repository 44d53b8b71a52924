import IBDocuments
import IBLoading
import UIKit
import ViewRendering

/// Every scene of a document at several devices, text sizes and directions: what a sheet shows at a glance.
@MainActor struct PictureMatrix {
    let canvas: CanvasOptions
    let devices: [DeviceProfile]
    let contentSizes: [UIContentSizeCategory]

    /// A scene's pictures: a column a device, a row for each text size and direction.
    struct Sheet {
        let id: String
        let title: String
        let columns: Int
        var pictures: [ContactSheet.Picture] = []
    }

    /// One sheet for each tree that has a size.
    func sheets(of document: IBDocument) -> [Sheet] {
        var sheets: [Sheet] = []
        for isRightToLeft in [false, true] {
            for category in contentSizes {
                for device in devices {
                    var options = canvas
                    (options.device, options.size, options.contentSizeCategory) = (device, nil, category)
                    options.rightToLeft = isRightToLeft
                    for tree in layOut(document: document, options: options).trees where !tree.rootView.bounds.isEmpty {
                        add(tree, words(device, category, isRightToLeft), of: document, to: &sheets)
                    }
                }
            }
        }
        return sheets
    }

    private func add(_ tree: LaidOutTree, _ caption: String, of document: IBDocument, to sheets: inout [Sheet]) {
        let place = sheets.firstIndex { $0.id == tree.id } ?? sheets.count
        if place == sheets.count {
            let name = document.path.split(separator: "/").last.map(String.init) ?? document.path
            sheets.append(Sheet(id: tree.id, title: "\(name)  \(tree.sceneID ?? tree.id)", columns: devices.count))
        }
        let statusBar = tree.sceneID == nil ? nil : StatusBar(tree.device, over: tree.bars)
        sheets[place].pictures.append(
            ContactSheet.Picture(tree.rootView, under: tree.bars, caption: caption, statusBar: statusBar, keeping: tree))
    }

    private func words(_ device: DeviceProfile, _ category: UIContentSizeCategory, _ isRightToLeft: Bool) -> String {
        ([device.id, category.abbreviation] + (isRightToLeft ? ["right to left"] : [])).joined(separator: " \u{00B7} ")
    }
}
