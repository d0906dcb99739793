/// What the address of a page says where that page is the one to come back to, else nil. A place is compared whole, so
/// that nobody's `https://shop.example.elsewhere` is taken for `https://shop.example`.
package func returnParameters(_ url: String, returnURL: String) -> [String: String]? {
    guard let found = placeOf(url), let wanted = placeOf(returnURL), found == wanted else { return nil }
    let bytes: [UInt8] = Array(url.utf8)
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "?")) else { return [:] }
    let query: String = text(bytes[(mark + 1)...].prefix { $0 != UInt8(ascii: "#") })
    var parameters: [String: String] = [:]
    for pair: Substring in query.split(separator: "&") {
        let parts: [Substring] = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        parameters[decodePart(parts[0])] = parts.count > 1 ? decodePart(parts[1]) : ""
    }
    return parameters
}

/// Scheme, host and path, as browsers write them. Apps have schemes of their own: `shop://back`.
private func placeOf(_ url: String) -> String? {
    let bytes: [UInt8] = Array(url.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8)
    else { return nil }
    let scheme: String = text(bytes[..<colon]).lowercased()
    guard isScheme(scheme) else { return nil }
    let rest: ArraySlice<UInt8> = bytes[(colon + 3)...]
    let hostEnd: Int = rest.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex
    var host: String = text(rest[..<hostEnd]).lowercased()
    let standard: String? = scheme == "http" ? ":80" : scheme == "https" ? ":443" : nil
    if let standard, host.hasSuffix(standard) { host = String(host.dropLast(standard.count)) }
    var path: String = ""
    for byte: UInt8 in rest[hostEnd...].prefix(while: { !"?#".utf8.contains($0) }) {
        path += byte >= 0x21 && byte <= 0x7E ? text([byte]) : percent(byte)
    }
    return scheme + "://" + host + (path.isEmpty ? "/" : path)
}

private func isScheme(_ scheme: String) -> Bool {
    guard let first = scheme.utf8.first, isLowercase(first) else { return false }
    return scheme.utf8.allSatisfy { isLowercase($0) || isNumeral($0) || "+.-".utf8.contains($0) }
}

private func decodePart(_ part: Substring) -> String {
    var out: [UInt8] = []
    var rest: Substring.UTF8View.SubSequence = part.utf8[...]
    while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "+") {
            out.append(UInt8(ascii: " "))
        } else if byte == UInt8(ascii: "%") {
            guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue)
            else { return String(part) }
            out.append(high * 16 + low)
        } else {
            out.append(byte)
        }
    }
    let decoded: String = text(out)
    return Array(decoded.utf8) == out ? decoded : String(part)
}

/// As `encodeURIComponent` of JavaScript writes a part of a path.
func encodePart(_ part: String) -> String {
    var out: String = ""
    for byte: UInt8 in part.utf8 {
        let isPlain: Bool =
            isLowercase(byte | 0x20) && byte < 0x80 || isNumeral(byte) || "-_.!~*'()".utf8.contains(byte)
        out += isPlain ? text([byte]) : percent(byte)
    }
    return out
}

private func percent(_ byte: UInt8) -> String {
    let hex: String = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "%0" + hex : "%" + hex
}

private func hexValue(_ byte: UInt8) -> UInt8? {
    if isNumeral(byte) { return byte - 48 }
    let letter: UInt8 = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f") ? letter - UInt8(ascii: "a") + 10 : nil
}

private func isLowercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
private func isNumeral(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
private func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
