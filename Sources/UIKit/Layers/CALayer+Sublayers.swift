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

    /// Takes the layer off its superlayer.
    public func removeFromSuperlayer() {
        guard let owner = superlayer else { return }
        let rest = owner.sublayers?.filter { $0 !== self } ?? []
        owner.sublayers = rest.isEmpty ? nil : rest
        superlayer = nil
    }
}
