import Foundation

/// A field of a card form.
public enum CardField: String, Sendable, CaseIterable {
    case number
    case expiryDate
    case securityCode
    case postalCode
}

/// Why a field cannot be sent: codes, for which `Words` has texts.
public enum CardProblem: String, Sendable {
    case empty
    /// Digits are missing, or there are too many.
    case incomplete
    /// The check digit does not fit the others.
    case checkDigit = "check_digit"
    /// A number that no card has, or a month that there is not.
    case malformed
    /// The card has expired.
    case past
    /// No card lasts that long.
    case tooFar = "too_far"
}

/// What a value is measured by, beside itself. `now`: milliseconds since 1970.
package struct Measure: Sendable {
    package var scheme: String?
    package var lengths: [Int]?
    package var now: Int

    package init(scheme: String?, lengths: [Int]? = nil, now: Int) {
        self.scheme = scheme
        self.lengths = lengths
        self.now = now
    }

    /// Security codes are asked for before the scheme may be known.
    var codeLengths: [Int] {
        let known: [Int] = scheme == nil ? [] : factsOf(scheme).codeLengths
        return known.isEmpty ? lengths ?? [3, 4] : known
    }

    fileprivate var isCodeUnknown: Bool {
        lengths == nil && (scheme == nil || factsOf(scheme).codeLengths.isEmpty)
    }
}

private let numberMax: Int = 19
private let postalCodeMax: Int = 12

extension CardField {
    /// Characters that are shown and not typed.
    package var ours: String { self == .postalCode ? "" : " /" }

    /// What stands before the caret once `typed` has gone in between the two, as far as there is room.
    func put(_ head: String, _ typed: String, _ tail: String, _ measure: Measure) -> String {
        switch self {
        case .number: return putNumber(head, typed, tail)
        case .expiryDate: return putExpiry(head, typed, tail)
        case .securityCode:
            let room: Int = roomOf(measure.codeLengths.max() ?? 4, head, tail)
            return head + String(digitsOf(typed).prefix(room))
        case .postalCode:
            let clean: Substring = postalCodeOf(typed)[...]
            let text: Substring = head.isEmpty ? clean.drop { $0 == " " } : clean
            return head + String(units: text.utf16.prefix(roomOf(postalCodeMax, head, tail)))
        }
    }

    /// Nil: it can be sent.
    package func problem(_ raw: String, _ measure: Measure) -> CardProblem? {
        if raw.isEmpty { return .empty }
        switch self {
        case .number:
            // no card begins with 0, and sixteen zeros have a check digit that is right
            if raw.hasPrefix("0") { return .malformed }
            if !factsOf(schemeOf(raw)).lengths.contains(raw.utf16.count) { return .incomplete }
            return luhnHolds(raw) ? nil : .checkDigit
        case .expiryDate:
            if raw.utf16.count < 4 { return .incomplete }
            switch expiryProblem(expirationDate(raw), now: measure.now) {
            case .malformed: return .malformed
            case .past: return .past
            case .tooFar: return .tooFar
            case nil: return nil
            }
        case .securityCode:
            return measure.codeLengths.contains(raw.utf16.count) ? nil : .incomplete
        case .postalCode:
            return raw.trimmingCharacters(in: .whitespaces).utf16.count >= 3 ? nil : .incomplete
        }
    }

    /// Nothing can follow: the buyer is done with it.
    package func isFull(_ raw: String, _ measure: Measure) -> Bool {
        let count: Int = raw.utf16.count
        switch self {
        case .number:
            return count == factsOf(schemeOf(raw)).lengths.max() || (count == 16 && luhnHolds(raw))
        case .expiryDate: return count == 4
        // while no number is known, most codes have three digits
        case .securityCode: return count == (measure.isCodeUnknown ? 3 : measure.codeLengths.max())
        case .postalCode: return false
        }
    }

    /// The value with its blanks, hidden or not.
    package func shown(_ text: String, raw: String) -> String {
        switch self {
        case .number: return groupText(text, factsOf(schemeOf(raw)).gaps)
        case .expiryDate: return shownExpiry(text, raw)
        case .securityCode, .postalCode: return text
        }
    }

    /// The raw value after an edit of the shown one, and how many characters stand behind the caret.
    package func edited(_ before: FieldText, _ edit: TextEdit, _ measure: Measure) -> RawEdit {
        let rules = TypingRules(ours: ours) { head, typed, tail in put(head, typed, tail, measure) }
        let made: RawEdit = rawEditOf(before, edit, rules)
        // the 0 that came with one digit goes with it
        let isLeftOver: Bool =
            self == .expiryDate && !edit.isForward && made.raw == "0" && before.raw.utf16.count == 2
        return isLeftOver ? RawEdit(raw: "", behind: 0) : made
    }
}

/// At the end as many digits as the scheme has. In the middle the longest number's, so that what stands behind is not
/// lost while the beginning becomes another scheme's.
private func putNumber(_ head: String, _ typed: String, _ tail: String) -> String {
    var front: String = head
    for digit: Character in digitsOf(typed) {
        let raw: String = front + String(digit) + tail
        let most: Int = tail.isEmpty ? factsOf(schemeOf(raw)).lengths.max() ?? numberMax : numberMax
        if raw.utf16.count > most { break }
        front.append(digit)
    }
    return front
}

/// Letters and digits of one width, with the dashes and blanks that every keyboard has others of.
private func postalCodeOf(_ typed: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar: Unicode.Scalar in asciiDigits(typed.precomposedStringWithCompatibilityMapping).unicodeScalars {
        let category: Unicode.GeneralCategory = scalar.properties.generalCategory
        if category == .dashPunctuation || scalar.value == 0x2212 || scalar.value == 0x30FC {
            out.append("-")
        } else if category == .spaceSeparator {
            out.append(" ")
        } else if isLetterOrNumber(scalar) {
            out.append(scalar)
        }
    }
    return String(out)
}

private func roomOf(_ most: Int, _ head: String, _ tail: String) -> Int {
    max(0, most - head.utf16.count - tail.utf16.count)
}

/// As the API takes it.
package func expirationDate(_ raw: String) -> String {
    String(raw.prefix(2)) + "/" + String(raw.dropFirst(2))
}
