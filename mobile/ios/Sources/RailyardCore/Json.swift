import Foundation

/// A value of JSON: bodies and answers of the service, and messages of the checkout page.
public enum Json: Sendable, Equatable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([Json])
    case object([String: Json])

    /// The member of an object; `null` where there is none.
    public subscript(name: String) -> Json {
        if case .object(let members) = self { return members[name] ?? .null }
        return .null
    }

    public var text: String? {
        if case .string(let value) = self { return value }
        return nil
    }

    public var integer: Int? {
        if case .int(let value) = self { return value }
        return nil
    }

    public var flag: Bool? {
        if case .bool(let value) = self { return value }
        return nil
    }

    public var list: [Json]? {
        if case .array(let items) = self { return items }
        return nil
    }

    public var members: [String: Json]? {
        if case .object(let members) = self { return members }
        return nil
    }

    /// Nil: it is not JSON.
    public static func parse(_ data: Data) -> Json? {
        try? JSONDecoder().decode(Json.self, from: data)
    }

    /// Without blanks, the members of each object by name: the same value is always the same bytes.
    public var printed: String {
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .int(let value): return String(value)
        case .double(let value): return String(value)
        case .string(let value): return Json.quoted(value)
        case .array(let items): return "[" + items.map(\.printed).joined(separator: ",") + "]"
        case .object(let members):
            let pairs: [String] = members.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
                .map { Json.quoted($0.key) + ":" + $0.value.printed }
            return "{" + pairs.joined(separator: ",") + "}"
        }
    }

    /// As JavaScript's `JSON.stringify` writes a text.
    static func quoted(_ text: String) -> String {
        var out: String = "\""
        for scalar: Unicode.Scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\u{8}": out += "\\b"
            case "\u{9}": out += "\\t"
            case "\u{A}": out += "\\n"
            case "\u{C}": out += "\\f"
            case "\u{D}": out += "\\r"
            default:
                if scalar.value < 0x20 {
                    let hex: String = String(scalar.value, radix: 16)
                    out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
                } else {
                    out.unicodeScalars.append(scalar)
                }
            }
        }
        return out + "\""
    }
}

extension Json: Decodable {
    public init(from decoder: any Decoder) throws {
        let value: any SingleValueDecodingContainer = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let found = try? value.decode(Bool.self) {
            self = .bool(found)
        } else if let found = try? value.decode(Int.self) {
            self = .int(found)
        } else if let found = try? value.decode(Double.self) {
            self = .double(found)
        } else if let found = try? value.decode(String.self) {
            self = .string(found)
        } else if let found = try? value.decode([Json].self) {
            self = .array(found)
        } else {
            self = .object(try value.decode([String: Json].self))
        }
    }
}

extension Json: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .int(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension Json {
    /// An object of what is there; members that are nil are left out.
    static func with(_ members: [String: Json?]) -> Json {
        .object(members.compactMapValues { $0 })
    }

    static func of(_ value: String?) -> Json? { value.map { Json.string($0) } }
}
