// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Railyard",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "RailyardCore", targets: ["RailyardCore"]),
        .library(name: "RailyardUI", targets: ["RailyardUI"]),
    ],
    targets: [
        .target(name: "RailyardCore"),
        .target(name: "RailyardUI", dependencies: ["RailyardCore"]),
        .target(name: "RailyardVectors", dependencies: ["RailyardCore"], path: "Tests/RailyardVectors"),
        .executableTarget(
            name: "railyard-parity", dependencies: ["RailyardVectors"], path: "Tests/railyard-parity"),
        .testTarget(name: "RailyardCoreTests", dependencies: ["RailyardCore", "RailyardVectors"]),
    ],
    swiftLanguageModes: [.v6]
)
