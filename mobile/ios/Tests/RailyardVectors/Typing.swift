import RailyardCore

/// A field as the buyer sees it, and what is kept of it. Positions are UTF-16 units.
struct TypedField {
    var raw: String = ""
    var text: String = ""
    var selection: Range<Int> = 0..<0

    var json: Json {
        .object([
            "raw": .string(raw), "text": .string(text),
            "selection": .array([.int(selection.lowerBound), .int(selection.upperBound)]),
        ])
    }

    init() {}

    init(_ json: Json) throws {
        raw = try RailyardVectors.text(json, "raw")
        text = try RailyardVectors.text(json, "text")
        let ends: [Int] = (json["selection"].list ?? []).compactMap(\.integer)
        guard ends.count == 2 else { throw BrokenVector(what: "selection") }
        selection = ends[0]..<ends[1]
    }
}

/// The field after a key, as a text field and then ours make it. `paste …` puts a text in the place of what is
/// selected, `set …` is a program that writes the whole value.
func press(_ field: CardField, _ before: TypedField, _ key: String, _ measure: Measure) -> TypedField {
    let (start, end): (Int, Int) = (before.selection.lowerBound, before.selection.upperBound)
    let count: Int = before.text.utf16.count
    var moved: TypedField = before
    switch key {
    case "ArrowLeft":
        let to: Int = start == end ? max(0, start - 1) : start
        moved.selection = to..<to
        return moved
    case "ArrowRight":
        let to: Int = start == end ? min(count, end + 1) : end
        moved.selection = to..<to
        return moved
    case "Home": moved.selection = 0..<0
    case "End": moved.selection = count..<count
    case "All": moved.selection = 0..<count
    case "Cut": return moved
    case "Backspace", "Delete": return erased(field, before, key == "Delete", measure)
    default:
        if key.hasPrefix("set ") {
            let whole: String = String(key.dropFirst(4))
            return seen(field, before, TextEdit(text: whole, caret: whole.utf16.count, isWhole: true), measure)
        }
        let typed: String = key.hasPrefix("paste ") ? String(key.dropFirst(6)) : key
        return replaced(field, before, start..<end, typed, false, measure)
    }
    return moved
}

private func erased(_ field: CardField, _ before: TypedField, _ isForward: Bool, _ measure: Measure) -> TypedField {
    let at: Int = before.selection.lowerBound
    if !before.selection.isEmpty { return replaced(field, before, before.selection, "", false, measure) }
    let gone: Range<Int> = isForward ? at..<min(before.text.utf16.count, at + 1) : max(0, at - 1)..<at
    return gone.isEmpty ? before : replaced(field, before, gone, "", isForward, measure)
}

private func replaced(
    _ field: CardField, _ before: TypedField, _ range: Range<Int>, _ typed: String, _ isForward: Bool,
    _ measure: Measure
) -> TypedField {
    let units: [UInt16] = Array(before.text.utf16)
    let written: [UInt16] = Array(units[..<range.lowerBound]) + Array(typed.utf16) + Array(units[range.upperBound...])
    let edit = TextEdit(
        text: String(decoding: written, as: UTF16.self), caret: range.lowerBound + typed.utf16.count,
        selection: before.selection, isForward: isForward)
    return seen(field, before, edit, measure)
}

private func seen(_ field: CardField, _ before: TypedField, _ edit: TextEdit, _ measure: Measure) -> TypedField {
    let made: RawEdit = field.edited(FieldText(text: before.text, raw: before.raw), edit, measure)
    var after = TypedField()
    after.raw = made.raw
    after.text = field.shown(made.raw, raw: made.raw)
    let caret: Int = caretFor(after.text, behind: made.behind, ours: field.ours)
    after.selection = caret..<caret
    return after
}

private func fieldIn(_ vector: Json) throws -> CardField {
    guard let field = CardField(rawValue: try text(vector, "field")) else { throw BrokenVector(what: "field") }
    return field
}

func typingResults() throws -> [VectorResult] {
    let typed: [VectorResult] = try listed("typing", vectorFile("typing")) { vector in
        let field: CardField = try fieldIn(vector)
        let measure = Measure(scheme: vector["scheme"].text, now: try milliseconds(try text(vector, "now")))
        var at = TypedField()
        var steps: [Json] = []
        for step: Json in vector["steps"].list ?? [] {
            at = press(field, at, try text(step, "key"), measure)
            steps.append(at.json)
        }
        let isValid: Bool = field.problem(at.raw, measure) == nil
        let wanted: [Json] = (vector["steps"].list ?? []).map { $0.only(["raw", "selection", "text"]) }
        return (
            .object(["isValid": .bool(isValid), "steps": .array(steps)]),
            .object(["isValid": vector["isValid"], "steps": .array(wanted)])
        )
    }
    let now: Int = try milliseconds("2026-11-22T00:00:00Z")
    let edited: [VectorResult] = try listed("editing", vectorFile("editing")) { vector in
        let measure = Measure(scheme: vector["scheme"].text, now: now)
        let before: TypedField = try TypedField(vector["before"])
        let after: TypedField = press(try fieldIn(vector), before, try text(vector, "key"), measure)
        return (after.json, vector["after"])
    }
    return typed + edited
}

func cardResults() throws -> [VectorResult] {
    let file: Json = try vectorFile("cards")
    let ranges: [VectorResult] = try listed("cards.ranges", file["ranges"]) { vector in
        (.object(["scheme": .string(detectScheme(try text(vector, "digits")))]), vector.only(["scheme"]))
    }
    let checksums: [VectorResult] = try listed("cards.checksums", file["checksums"]) { vector in
        (.object(["holds": .bool(luhnHolds(try text(vector, "digits")))]), vector.only(["holds"]))
    }
    let months: [VectorResult] = try listed("cards.months", file["months"]) { vector in
        let now: Int = try milliseconds(try text(vector, "now"))
        let problem: ExpiryProblem? = expiryProblem(try text(vector, "expirationDate"), now: now)
        return (.object(["problem": orNull(problem?.rawValue)]), vector.only(["problem"]))
    }
    let forms: [VectorResult] = try listed("cards.forms", file["forms"]) { vector in
        let now: Int = try milliseconds(try text(vector, "now"))
        var card = TypedCard()
        let fields: [CardField] = [.number, .expiryDate, .securityCode]
        for field: CardField in fields {
            card = card.typed(field, try text(vector["typed"], field.rawValue), now: now)
        }
        let measure: Measure = card.measure(now: now)
        var isValid: [String: Json] = [:]
        var shown: [String: Json] = [:]
        for field: CardField in fields {
            isValid[field.rawValue] = .bool(field.problem(card[field], measure) == nil)
            shown[field.rawValue] = .string(card.shown(field))
        }
        let isComplete: Bool = isValid.values.allSatisfy { $0 == .bool(true) }
        let instrument: Json = .object([
            "number": .string(card.number), "expirationDate": .string(expirationDate(card.expiryDate)),
            "securityCode": .string(card.securityCode),
        ])
        let result: Json = .object([
            "instrument": isComplete ? instrument : .null, "isValid": .object(isValid),
            "scheme": orNull(measure.scheme), "shown": .object(shown),
        ])
        return (result, vector.only(["instrument", "isValid", "scheme", "shown"]))
    }
    return ranges + checksums + months + forms
}
