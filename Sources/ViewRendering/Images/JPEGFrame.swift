/// One colour component of a JPEG picture: its place in the sampling grid and the coefficients of its 8 x 8 blocks.
struct JPEGComponent {
    let id: Int
    /// Blocks a minimum coded unit, across and down.
    let across: Int
    let down: Int
    let quantization: Int
    /// Blocks in a whole picture of minimum coded units.
    var blocksWide = 0
    var blocksHigh = 0
    /// Blocks that hold picture, for scans of one component.
    var usedWide = 0
    var usedHigh = 0
    /// 64 numbers a block, in natural (not zigzag) order.
    var coefficients: [Int16] = []
}

/// What the frame header says.
struct JPEGFrame {
    let width: Int
    let height: Int
    let isProgressive: Bool
    var components: [JPEGComponent]
    let unitsWide: Int
    let unitsHigh: Int

    var mostAcross: Int { components.map(\.across).max() ?? 1 }
    var mostDown: Int { components.map(\.down).max() ?? 1 }

    init(width: Int, height: Int, isProgressive: Bool, components: [JPEGComponent]) throws(JPEGError) {
        guard width > 0, height > 0 else { throw .damaged("the picture has no size") }
        guard width * height <= PictureSize.mostPixels else { throw .unsupported("the picture is too large") }
        let (across, down) = (components.map(\.across).max() ?? 1, components.map(\.down).max() ?? 1)
        func parts(_ length: Int, _ part: Int) -> Int { (length + part - 1) / part }
        let (unitsWide, unitsHigh) = (parts(width, 8 * across), parts(height, 8 * down))
        self.width = width
        self.height = height
        self.isProgressive = isProgressive
        (self.unitsWide, self.unitsHigh) = (unitsWide, unitsHigh)
        self.components = components.map { component in
            var component = component
            component.blocksWide = unitsWide * component.across
            component.blocksHigh = unitsHigh * component.down
            component.usedWide = parts(parts(width * component.across, across), 8)
            component.usedHigh = parts(parts(height * component.down, down), 8)
            component.coefficients = [Int16](repeating: 0, count: component.blocksWide * component.blocksHigh * 64)
            return component
        }
    }
}
