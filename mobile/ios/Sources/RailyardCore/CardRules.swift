/// What can be said of a card before the service has seen it. The service has rules of its own: both are held by the
/// vectors of cards.

/// What is known of a card scheme. `ranges`: `from-to` or a single prefix, both ends belonging to it.
struct SchemeFacts: Sendable {
    var scheme: String
    var name: String
    var ranges: [String]
    /// Digits that a number may have.
    var lengths: [Int]
    /// Positions of a number that have a blank before them.
    var gaps: [Int]
    /// Digits of the security code. Empty: cards of this scheme have none.
    var codeLengths: [Int]
    var codeName: String

    init(
        _ scheme: String, _ name: String, _ ranges: [String], _ lengths: [Int], _ gaps: [Int], _ code: ([Int], String)
    ) {
        self.scheme = scheme
        self.name = name
        self.ranges = ranges
        self.lengths = lengths
        self.gaps = gaps
        self.codeLengths = code.0
        self.codeName = code.1
    }
}

private struct SchemeRange: Sendable {
    var scheme: String
    var from: String
    var to: String
    var place: Int
}

/// The longest first: a range may lie within another scheme's.
private let ranges: [SchemeRange] = {
    let pairs: [(String, String)] = cardSchemes.flatMap { facts in facts.ranges.map { (facts.scheme, $0) } }
    let found: [SchemeRange] = pairs.enumerated().map { place, pair in
        let ends: [String] = pair.1.split(separator: "-").map(String.init)
        return SchemeRange(scheme: pair.0, from: ends[0], to: ends[ends.count - 1], place: place)
    }
    return found.sorted { ($1.from.count, $0.place) < ($0.from.count, $1.place) }
}()

private let factsByScheme: [String: SchemeFacts] = Dictionary(
    uniqueKeysWithValues: cardSchemes.map { ($0.scheme, $0) })

/// The scheme of a number, or of its first eight digits. `other`: in no range.
package func detectScheme(_ digits: String) -> String {
    let range: SchemeRange? = ranges.first { range in
        let head: String = String(digits.prefix(range.from.count))
        return head.count == range.from.count && head >= range.from && head <= range.to
    }
    return range?.scheme ?? "other"
}

/// Nil: not known yet.
func schemeOf(_ number: String) -> String? {
    let scheme: String = detectScheme(number)
    return scheme == "other" ? nil : scheme
}

private let unknownScheme = SchemeFacts(
    "other", "Other", [], [12, 13, 14, 15, 16, 17, 18, 19], [4, 8, 12, 16], ([3, 4], "CVC"))

/// Nil: a scheme that is not known yet. The service may name one that this version does not know.
func factsOf(_ scheme: String?) -> SchemeFacts {
    factsByScheme[scheme ?? "other"] ?? factsByScheme["other"] ?? unknownScheme
}
