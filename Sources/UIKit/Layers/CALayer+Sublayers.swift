extension CALayer {
    /// Puts a layer on top of the sublayers; it leaves the layer that it stood on.
    public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    /// Puts a layer among the sublayers; 0 is the back. A layer that stands here already moves.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
        layer.superlayer = self
    }

    /// Puts a layer just in front of another; in front of all where that one isn't here.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 } ?? sublayers?.count ?? 0))
    }

    /// Puts a layer just behind another; behind all where that one isn't here.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }

    /// Puts a layer in the place of another.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Takes the layer off its superlayer.
    public func removeFromSuperlayer() {
        guard let owner = superlayer else { return }
        let rest = owner.sublayers?.filter { $0 !== self } ?? []
        owner.sublayers = rest.isEmpty ? nil : rest
        superlayer = nil
    }
}
