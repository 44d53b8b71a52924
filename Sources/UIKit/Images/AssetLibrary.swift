import Foundation

/// Something that knows images and colours by name: an asset catalogue, or the resources that a document lists.
package protocol AssetProvider: Sendable {
    /// The image of a name, or nil.
    func image(named name: String) -> UIImage?
    /// The colour of a name, or nil.
    func color(named name: String) -> UIColor?
}

/// The providers that `UIImage(named:)` and `UIColor(named:)` ask, the last one registered first.
package final class AssetLibrary: @unchecked Sendable {
    /// The library of the process.
    package static let shared = AssetLibrary()

    private let lock = NSLock()
    private var providers: [any AssetProvider] = []

    /// Adds a provider; it is asked before those already there.
    package func register(_ provider: any AssetProvider) {
        lock.withLock { providers.insert(provider, at: 0) }
    }

    /// Forgets all providers.
    package func removeAll() {
        lock.withLock { providers.removeAll() }
    }

    /// The first image that a provider has for a name.
    package func image(named name: String) -> UIImage? {
        snapshot.lazy.compactMap { $0.image(named: name) }.first
    }

    /// The first colour that a provider has for a name.
    package func color(named name: String) -> UIColor? {
        snapshot.lazy.compactMap { $0.color(named: name) }.first
    }

    private var snapshot: [any AssetProvider] { lock.withLock { providers } }
}
