import Foundation

extension DeviceProfile {
    /// The traits of a window of any size, taken from the device of that size where there is one.
    ///
    /// Without such a device: a phone is compact in both directions on its side and compact by regular upright; a pad's window is regular
    /// from a width of 678 points on, the half of a 12.9-inch pad (published split view widths).
    package func traits(ofWindow size: CGSize) -> UITraitCollection {
        if let match = matching(size) {
            return match.traitCollection.modifyingTraits { $0.displayScale = scale }
        }
        let isWide = size.width > size.height
        return traitCollection.modifyingTraits { traits in
            switch idiom {
            case .pad:
                traits.horizontalSizeClass = size.width >= 678 ? .regular : .compact
                traits.verticalSizeClass = .regular
            default:
                traits.horizontalSizeClass = .compact
                traits.verticalSizeClass = isWide ? .compact : .regular
            }
        }
    }

    /// This device or, of the same kind, another that has a screen of that size, held as the size says.
    private func matching(_ size: CGSize) -> DeviceProfile? {
        ([self] + Self.all.filter { $0.idiom == idiom }).lazy
            .flatMap { [$0.held(.portrait), $0.held(.landscape)] }
            .first { $0.size == size }
    }
}
