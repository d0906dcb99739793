import Foundation

/// Keeps how a checkout stands through the death of the process. What it is given has nothing of a card.
public protocol SnapshotStore: Sendable {
    func save(_ snapshot: String)
    /// Nil: nothing is under way.
    func load() -> String?
    func forget()
}

/// A file of the app, which is not backed up, for each order.
public struct FileSnapshotStore: SnapshotStore {
    private let file: URL

    /// `order`: the app's name for what is paid.
    public init(order: String, folder: URL = FileSnapshotStore.standardFolder) {
        file = folder.appendingPathComponent(encodePart(order) + ".json")
    }

    /// Beside the app's own data.
    public static var standardFolder: URL {
        let found: URL? = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let base: URL = found ?? FileManager.default.temporaryDirectory
        return base.appendingPathComponent("railyard-checkouts", isDirectory: true)
    }

    /// The orders of checkouts that were under way when the process ended.
    public static func unfinished(folder: URL = FileSnapshotStore.standardFolder) -> [String] {
        let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }
            .compactMap { String($0.dropLast(5)).removingPercentEncoding }
            .sorted()
    }

    public func save(_ snapshot: String) {
        let folder: URL = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data(snapshot.utf8).write(to: file, options: [.atomic])
        #if canImport(Darwin)
            var kept: URL = file
            var values = URLResourceValues()
            values.isExcludedFromBackup = true
            try? kept.setResourceValues(values)
        #endif
    }

    public func load() -> String? {
        (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    }

    public func forget() {
        try? FileManager.default.removeItem(at: file)
    }
}
