// swift-tools-version: 6.0
import PackageDescription

// Measures the solver and text through their public interfaces only. Build with `-c release`.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "trellis", path: "..")],
    targets: [
        .executableTarget(name: "alw", dependencies: [.product(name: "ConstraintSolver", package: "trellis")]),
        .executableTarget(name: "measure-text", dependencies: [.product(name: "UIKit", package: "trellis")]),
        .executableTarget(name: "solve-systems", dependencies: [.product(name: "ConstraintSolver", package: "trellis")]),
    ],
    swiftLanguageModes: [.v6]
)
