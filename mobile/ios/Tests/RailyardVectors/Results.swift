import Foundation
import RailyardCore

/// What this core makes of a vector, and what the vector says.
public struct VectorResult: Sendable {
    /// File, list and number of the vector.
    public var name: String
    public var result: Json
    public var expected: Json

    /// The line of the runner that compares cores.
    public var line: String { name + " " + result.printed }
}

/// Where the vectors are: in the repository, or where `RAILYARD_VECTORS` says.
public func vectorFolder() -> URL {
    if let told = ProcessInfo.processInfo.environment["RAILYARD_VECTORS"], !told.isEmpty {
        return URL(fileURLWithPath: told, isDirectory: true)
    }
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("contract/vectors", isDirectory: true)
}

public struct BrokenVector: Error {
    public var what: String
}

func vectorFile(_ name: String) throws -> Json {
    let data: Data = try Data(contentsOf: vectorFolder().appendingPathComponent(name + ".json"))
    guard let json = Json.parse(data) else { throw BrokenVector(what: name) }
    return json
}

/// Every vector of every file, in the order of the runner.
public func allResults() async throws -> [VectorResult] {
    var results: [VectorResult] = try await requestResults()
    results += try listed("faults", vectorFile("faults")) { vector in
        (faultKind(vector), vector.only(["kind"]))
    }
    results += try listed("three-d-secure", vectorFile("three-d-secure")) { vector in
        let next: ThreeDSecureStep = nextStep(try stepIn(vector["step"]), try stepEventIn(vector["happening"]))
        return (.object(["next": next.json]), vector.only(["next"]))
    }
    results += try listed("return-addresses", vectorFile("return-addresses")) { vector in
        let returnURL: String = try text(vector, "returnUrl")
        let found: [String: String]? = returnParameters(try text(vector, "url"), returnURL: returnURL)
        let parameters: Json = found.map { .object($0.mapValues { .string($0) }) } ?? .null
        return (.object(["parameters": parameters]), vector.only(["parameters"]))
    }
    results += try cardResults()
    results += try typingResults()
    results += try checkoutResults()
    results += try bridgeResults()
    results += try wordResults()
    return results
}

func listed(
    _ name: String, _ vectors: Json, _ run: (Json) throws -> (result: Json, expected: Json)
) throws -> [VectorResult] {
    guard let list = vectors.list else { throw BrokenVector(what: name) }
    return try list.enumerated().map { number, vector in
        let (result, expected): (Json, Json) = try run(vector)
        return VectorResult(name: "\(name) \(number)", result: result, expected: expected)
    }
}

extension Json {
    /// These members alone.
    func only(_ names: [String]) -> Json {
        var found: [String: Json] = [:]
        for name: String in names { found[name] = self[name] }
        return .object(found)
    }
}

func text(_ json: Json, _ name: String) throws -> String {
    guard let found = json[name].text else { throw BrokenVector(what: name) }
    return found
}

func number(_ json: Json, _ name: String) throws -> Int {
    guard let found = json[name].integer else { throw BrokenVector(what: name) }
    return found
}

/// Milliseconds since 1970 of a time such as `2026-11-22T00:00:00.000Z`.
func milliseconds(_ time: String) throws -> Int {
    let parts: [String] = time.split { !($0.isASCII && $0.isNumber) }.map(String.init)
    guard parts.count >= 6, let hour = Int(parts[3]), let minute = Int(parts[4]), let second = Int(parts[5])
    else { throw BrokenVector(what: time) }
    let day = DateComponents(
        timeZone: TimeZone(secondsFromGMT: 0), year: Int(parts[0]), month: Int(parts[1]), day: Int(parts[2]))
    guard let date = Calendar(identifier: .gregorian).date(from: day) else { throw BrokenVector(what: time) }
    let ms: Int = parts.count > 6 ? Int(parts[6]) ?? 0 : 0
    return Int(date.timeIntervalSince1970) * 1000 + ((hour * 60 + minute) * 60 + second) * 1000 + ms
}

private func faultKind(_ vector: Json) -> Json {
    .object(["kind": .string(FaultKind(status: vector["status"].integer ?? -1).rawValue)])
}
