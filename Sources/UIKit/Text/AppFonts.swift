import Foundation
import Typography

/// The font files that a program brings along.
///
/// iOS registers what `UIAppFonts` lists. Here every `.ttf`, `.otf` and `.ttc` counts that lies in the main bundle's resources, in a folder `Fonts` there, or
/// in a resource bundle that SwiftPM put beside the program. They are known to this process only.
enum AppFonts {
    /// Registers them once.
    /// - Returns: whether any font was registered, now or before.
    static func register() -> Bool { registered }

    private static let registered: Bool = {
        let places = folders()
        let files = places.flatMap { folder in
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        }
        let fonts = files.filter { ["ttf", "otf", "ttc"].contains($0.pathExtension.lowercased()) }.sorted { $0.path < $1.path }
        return fonts.map { FontLibrary.shared.register(fileAt: $0.path) }.contains(true)
    }()

    private static func folders() -> [URL] {
        guard let resources = Bundle.main.resourceURL else { return [] }
        let bundles = ((try? FileManager.default.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)) ?? [])
            .filter { ["resources", "bundle"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
        return ([resources] + bundles).flatMap { [$0, $0.appendingPathComponent("Fonts")] }
    }
}
