// swift-tools-version: 6.1
import PackageDescription

// Ground floor first; a target imports only what its own line names (script/check holds them to it).
let package = Package(
    name: "trellis",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        .library(name: "InterfaceBuilder", targets: ["IBDocuments", "IBLoading"]),
        .library(name: "SnapKit", targets: ["SnapKit"]),
        .library(name: "ViewRendering", targets: ["ViewRendering"]),
        .library(name: "LayoutChecks", targets: ["LayoutChecks", "Findings"]),
        .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
        .library(name: "LayoutPreview", targets: ["LayoutPreview"]),
        .executable(name: "trellis", targets: ["trellis"]),
        .plugin(name: "IOSSources", targets: ["IOSSources"]),
    ],
    targets: [
        .target(name: "ConstraintSolver"),
        .target(name: "Findings"),
        .target(name: "LayoutEngine", dependencies: ["ConstraintSolver"]),
        // A test that imports `Testing` beside `UIKit` or `CoreGraphics` asks for these two cross-import overlays; see docs/decisions.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
        .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        // Comes with cairo's own development files.
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .target(name: "CTypography", dependencies: ["CPango"], exclude: ["Fonts", "Hyphenation"]),
        .target(name: "Typography", dependencies: ["CoreGraphics", "CPango", "CFontconfig", "CTypography"]),
        .target(name: "IBDocuments", dependencies: ["Findings"]),
        .target(name: "CDynamicInit"),
        .target(
            name: "UIKit",
            dependencies: ["CDynamicInit", "LayoutEngine", "Findings", "CoreGraphics", "Typography", "IBDocuments", "_Testing_UIKit"]),
        .target(name: "QuartzCore", dependencies: ["UIKit"]),
        .target(name: "SnapKit", dependencies: ["UIKit"]),
        .target(name: "IBLoading", dependencies: ["IBDocuments", "UIKit", "Findings"]),
        .target(name: "LayoutChecks", dependencies: ["ConstraintSolver", "UIKit", "LayoutEngine", "IBLoading", "IBDocuments", "Findings"]),
        .target(name: "ViewRendering", dependencies: ["UIKit", "CoreGraphics", "Typography", "CCairo", "CTurboJPEG"]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .target(name: "CReportPage", exclude: ["Page"]),
        .target(
            name: "LayoutReport",
            dependencies: [
                "IBDocuments", "IBLoading", "LayoutChecks", "LayoutEngine", "ViewRendering", "UIKit", "CoreGraphics", "Typography",
                "Findings",
                "CReportPage", "CZlib",
            ]),
        .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]),
        .target(name: "LayoutPreview", dependencies: ["UIKit", "CoreGraphics", "ViewRendering", "LayoutChecks", "IBDocuments", "CSDL2"]),
        .executableTarget(
            name: "trellis",
            dependencies: [
                "IBDocuments", "IBLoading", "LayoutChecks", "LayoutPreview", "LayoutReport", "ViewRendering", "UIKit", "Findings",
            ]),
        .executableTarget(name: "forecast", dependencies: ["UIKit", "ViewRendering"], path: "Examples/Forecast"),
        .target(name: "LayoutTesting", dependencies: ["UIKit", "ViewRendering", "LayoutChecks", "Findings"]),
        .testTarget(
            name: "LayoutTestingTests", dependencies: ["LayoutTesting", "LayoutChecks", "UIKit", "ViewRendering", "Findings"],
            exclude: ["__Snapshots__"]),
        .testTarget(
            name: "DocumentationTests", dependencies: ["LayoutTesting", "UIKit", "LayoutChecks", "Findings", "ConstraintSolver"],
            exclude: ["__Snapshots__"]),
        .target(name: "SourceRewriting"),
        .executableTarget(name: "ios-sources", dependencies: ["SourceRewriting"]),
        .plugin(name: "IOSSources", capability: .buildTool(), dependencies: ["ios-sources"]),
        .executableTarget(
            name: "Shelves", dependencies: ["UIKit"], path: "Examples/Shelves", exclude: ["Sources"],
            resources: [.copy("Shelves.storyboard")],
            plugins: ["IOSSources"]),
        .testTarget(name: "ShelvesTests", dependencies: ["Shelves", "UIKit"]),
        .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting"]),
        .target(
            name: "IOSSourcesFixtures", dependencies: ["UIKit"], path: "Tests/IOSSourcesFixtures",
            exclude: ["Outlets", "Actions", "Language"],
            plugins: ["IOSSources"]),
        .testTarget(name: "IOSSourcesTests", dependencies: ["IOSSourcesFixtures", "UIKit"]),
        // Writes the systems of documents' scenes as workload files for script/bench; it ships nowhere.
        .executableTarget(
            name: "capture-systems", dependencies: ["LayoutEngine", "UIKit", "IBDocuments", "IBLoading"],
            path: "Benchmarks/Capture"),
        .testTarget(name: "FindingsTests", dependencies: ["Findings"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
        .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine", "ConstraintSolver"]),
        .testTarget(name: "TypographyTests", dependencies: ["Typography", "CoreGraphics"]),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit", "LayoutEngine", "ConstraintSolver", "CoreGraphics", "Typography", "IBDocuments"]),
        .testTarget(name: "SnapKitTests", dependencies: ["SnapKit", "UIKit"]),
        .testTarget(name: "IBDocumentsTests", dependencies: ["IBDocuments", "Findings"]),
        .testTarget(name: "IBLoadingTests", dependencies: ["IBLoading", "IBDocuments", "UIKit", "Findings"]),
        .testTarget(name: "LayoutChecksTests", dependencies: ["LayoutChecks", "IBLoading", "IBDocuments", "UIKit", "Findings"]),
        .testTarget(name: "SharedCasesTests", dependencies: ["UIKit", "LayoutEngine", "LayoutChecks", "Findings"]),
        .testTarget(name: "ViewRenderingTests", dependencies: ["ViewRendering", "UIKit", "Typography"]),
        .testTarget(
            name: "LayoutReportTests", dependencies: ["LayoutReport", "IBLoading", "IBDocuments", "UIKit", "Findings"]),
        .testTarget(name: "LayoutPreviewTests", dependencies: ["LayoutPreview", "ViewRendering", "UIKit"]),
        .testTarget(name: "TrellisToolTests", dependencies: ["trellis", "IBLoading", "UIKit"]),
    ],
    swiftLanguageModes: [.v6]
)
