import Foundation

extension UICollectionView {
    /// What makes and fills the cells of items of a kind.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler
        let nib: UINib?
        let identifier = "Trellis.CellRegistration.\(UUID().uuidString)"

        /// Makes cells of the class.
        public init(handler: @escaping Handler) { (self.handler, nib) = (handler, nil) }
        /// Makes the first cell of a nib.
        public init(cellNib: UINib, handler: @escaping Handler) { (self.handler, nib) = (handler, cellNib) }
    }

    /// What makes and fills the headers, footers and other views of a kind.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
        let handler: Handler
        let kind: String
        let nib: UINib?
        let identifier = "Trellis.SupplementaryRegistration.\(UUID().uuidString)"

        /// Makes views of the class.
        public init(elementKind: String, handler: @escaping Handler) { (kind, nib, self.handler) = (elementKind, nil, handler) }
        /// Makes the first view of a nib.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
        }
    }

    /// A cell as a registration makes and fills it.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    )
        -> Cell
    {
        if let nib = registration.nib {
            register(nib, forCellWithReuseIdentifier: registration.identifier)
        } else {
            register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        }
        guard let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell else {
            raise("NSInternalInconsistencyException", "the nib of the cell registration holds no \(Cell.self)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A header, footer or other view as a registration makes and fills it.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        if let nib = registration.nib {
            register(nib, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
        } else {
            register(Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
        }
        let view = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = view as? Supplementary else {
            raise("NSInternalInconsistencyException", "the nib of the supplementary registration holds no \(Supplementary.self)")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
