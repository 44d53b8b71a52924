import CPango
import CoreGraphics
import Foundation

/// Shapes a stretch of one face, script and direction.
enum HarfBuzzShaper {
    /// A glyph with its measures in em.
    struct Glyph {
        var id: UInt32
        var advance: CGFloat
        var xOffset: CGFloat
        var yOffset: CGFloat
    }

    /// Glyphs that stand for the characters from an offset to the next cluster's.
    struct Cluster {
        var offset: Int
        var glyphs: [Glyph]
    }

    /// Returns the clusters from left to right.
    /// - Parameter scalars: the characters with the offsets that clusters are numbered by.
    static func shape(
        scalars: [(scalar: Unicode.Scalar, offset: Int)], face: FontFace, script: hb_script_t, isRightToLeft: Bool
    ) -> [Cluster] {
        guard let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        for (scalar, offset) in scalars { hb_buffer_add(buffer, scalar.value, UInt32(offset)) }
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script == HB_SCRIPT_COMMON ? HB_SCRIPT_LATIN : script)
        // The language is fixed: the user's own must not change what is measured.
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        hb_shape(face.font, buffer, nil, 0)
        return clusters(of: buffer, unitsPerEm: face.unitsPerEm)
    }

    private static func clusters(of buffer: OpaquePointer, unitsPerEm: CGFloat) -> [Cluster] {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let positions = hb_buffer_get_glyph_positions(buffer, &count) else {
            return []
        }
        var result: [Cluster] = []
        for index in 0..<Int(count) {
            let position = positions[index]
            let glyph = Glyph(
                id: infos[index].codepoint, advance: CGFloat(position.x_advance) / unitsPerEm,
                xOffset: CGFloat(position.x_offset) / unitsPerEm,
                yOffset: CGFloat(position.y_offset) / unitsPerEm)
            let offset = Int(infos[index].cluster)
            if result.last?.offset == offset {
                result[result.count - 1].glyphs.append(glyph)
            } else {
                result.append(Cluster(offset: offset, glyphs: [glyph]))
            }
        }
        return result
    }
}
