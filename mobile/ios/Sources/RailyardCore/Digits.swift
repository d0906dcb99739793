/// Text as its UTF-16 units, which positions of a text field count.
typealias Units = [UInt16]

extension String {
    var units: Units { Array(utf16) }

    init(units: some Sequence<UInt16>) {
        self = String(decoding: Array(units), as: UTF16.self)
    }
}

/// The text with the digits of every script as ASCII digits: a person types those of their keyboard.
func asciiDigits(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar: Unicode.Scalar in text.unicodeScalars {
        if scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue {
            out.append(Unicode.Scalar(UInt8(48 + Int(value))))
        } else {
            out.append(scalar)
        }
    }
    return String(out)
}

/// ASCII digits alone, whatever script they were typed in.
func digitsOf(_ text: String) -> String {
    String(String.UnicodeScalarView(asciiDigits(text).unicodeScalars.filter(isDigit)))
}

func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 48 && scalar.value <= 57
}

func isLetterOrNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        return true
    default:
        return false
    }
}

/// What JavaScript's `\s` takes.
func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value == 0xFEFF { return true }
    return scalar.properties.isWhitespace && scalar.value != 0x85
}

/// Whether the last digit is the check digit of the others (ISO/IEC 7812-1 annex B).
package func luhnHolds(_ digits: String) -> Bool {
    let scalars: [Unicode.Scalar] = Array(digits.unicodeScalars)
    if scalars.count < 2 || !scalars.allSatisfy(isDigit) { return false }
    var sum: Int = 0
    for (index, scalar) in scalars.reversed().enumerated() {
        let value: Int = (Int(scalar.value) - 48) * (index % 2 == 0 ? 1 : 2)
        sum += value > 9 ? value - 9 : value
    }
    return sum % 10 == 0
}
