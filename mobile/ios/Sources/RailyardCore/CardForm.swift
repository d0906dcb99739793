/// A card form as values: what was typed, without what makes it readable.
package struct TypedCard: Sendable, Equatable {
    package var number: String
    package var expiryDate: String
    package var securityCode: String
    package var postalCode: String

    package init(number: String = "", expiryDate: String = "", securityCode: String = "", postalCode: String = "") {
        self.number = number
        self.expiryDate = expiryDate
        self.securityCode = securityCode
        self.postalCode = postalCode
    }

    package subscript(field: CardField) -> String {
        get {
            switch field {
            case .number: return number
            case .expiryDate: return expiryDate
            case .securityCode: return securityCode
            case .postalCode: return postalCode
            }
        }
        set {
            switch field {
            case .number: number = newValue
            case .expiryDate: expiryDate = newValue
            case .securityCode: securityCode = newValue
            case .postalCode: postalCode = newValue
            }
        }
    }

    package func shown(_ field: CardField) -> String {
        field.shown(self[field], raw: self[field])
    }

    package func measure(now: Int) -> Measure {
        Measure(scheme: schemeOf(number), now: now)
    }

    /// After an input has changed: `text` is all that stands in it.
    package func typed(_ field: CardField, _ text: String, now: Int) -> TypedCard {
        let before = FieldText(text: shown(field), raw: self[field])
        let edit = TextEdit(text: text, caret: endOfChange(before.text.units, text.units))
        var card: TypedCard = self
        card[field] = field.edited(before, edit, measure(now: now)).raw
        return card
    }
}

/// Where the caret stands, of systems that do not say: behind what is new.
private func endOfChange(_ before: Units, _ text: Units) -> Int {
    let shorter: Int = min(before.count, text.count)
    var (head, tail): (Int, Int) = (0, 0)
    while head < shorter && before[head] == text[head] { head += 1 }
    while tail < shorter - head && before[before.count - 1 - tail] == text[text.count - 1 - tail] { tail += 1 }
    return text.count - tail
}

/// What the fields of a card form share: what was typed, kept from the app, and judged. It gives out no digit; what it
/// holds goes to the service by `Client.tokenize(sessionId:form:)` alone.
@MainActor
public final class CardForm {
    /// The fields that this form has.
    public let fields: [CardField]
    private var values: [CardField: Secret] = [:]
    private let clock: () -> Int
    /// By the service's answer about the first digits, where it knows better.
    private var toldScheme: (head: String, scheme: String?)?
    /// Whoever shows the fields empties them, too.
    package var onClear: () -> Void = {}

    /// A form of these fields.
    public convenience init(fields: [CardField] = [.number, .expiryDate, .securityCode]) {
        self.init(fields: fields, clock: wallClock)
    }

    /// `clock`: milliseconds since 1970.
    package init(fields: [CardField], clock: @escaping () -> Int) {
        self.fields = fields
        self.clock = clock
    }

    /// The card's scheme; nil: not known yet.
    public var scheme: String? {
        let number: String = raw(.number)
        if let told = toldScheme, number.hasPrefix(told.head) { return told.scheme ?? schemeOf(number) }
        return schemeOf(number)
    }

    /// What the scheme calls its security code.
    public var codeName: String { factsOf(scheme).codeName }

    /// What is wrong with each field; those that can be sent are not there.
    public var problems: [CardField: CardProblem] {
        let measure: Measure = self.measure
        var found: [CardField: CardProblem] = [:]
        for field: CardField in fields { found[field] = field.problem(raw(field), measure) }
        return found
    }

    /// Whether the card can be sent.
    public var isComplete: Bool { problems.isEmpty }

    /// Whether nothing was typed into any field.
    public var isEmpty: Bool { fields.allSatisfy { raw($0).isEmpty } }

    /// Overwrites what was typed.
    public func clear() {
        for secret: Secret in values.values { secret.clear() }
        values = [:]
        toldScheme = nil
        onClear()
    }

    /// The digits that the service is asked about (`cardDetails`); nil: too few, or asked before.
    package func digitsToAskAbout() -> String? {
        let head: String = String(raw(.number).prefix(8))
        if head.utf16.count < 8 || head == toldScheme?.head { return nil }
        toldScheme = (head, nil)
        return head
    }

    package func tell(scheme: String?, of head: String) {
        if toldScheme?.head == head { toldScheme = (head, scheme) }
    }

    package func shown(_ field: CardField) -> String {
        let value: String = raw(field)
        return field.shown(value, raw: value)
    }

    package func isFull(_ field: CardField) -> Bool { field.isFull(raw(field), measure) }

    /// After an edit of the shown text: the new text, and where the caret stands.
    package func edit(_ field: CardField, _ edit: TextEdit) -> (text: String, caret: Int) {
        let before = FieldText(text: shown(field), raw: raw(field))
        let made: RawEdit = field.edited(before, edit, measure)
        values[field]?.clear()
        values[field] = Secret(made.raw)
        let text: String = shown(field)
        return (text, caretFor(text, behind: made.behind, ours: field.ours))
    }

    /// What goes into the session; nil until every field can be sent.
    package func instrument() -> CardInstrument? {
        if !isComplete { return nil }
        let postalCode: String? = fields.contains(.postalCode) ? raw(.postalCode) : nil
        let code: Secret? = fields.contains(.securityCode) ? Secret(raw(.securityCode)) : nil
        return CardInstrument(
            number: Secret(raw(.number)), expirationDate: expirationDate(raw(.expiryDate)), securityCode: code,
            postalCode: postalCode)
    }

    private func raw(_ field: CardField) -> String { values[field]?.reveal() ?? "" }
    private var measure: Measure { Measure(scheme: scheme, now: clock()) }
}
