/// An expiry date while it is typed: `MMYY` in the end. On the way there it may have four digits of a year (`MM203`),
/// or begin with them (`2030`, `20301`).

private let complete: Int = 4

/// What stands before the caret once `typed` has gone in between the two, as far as there is room.
func putExpiry(_ head: String, _ typed: String, _ tail: String) -> String {
    let text: String = asciiDigits(typed)
    if head.isEmpty && tail.isEmpty, let whole = wholeExpiry(text) { return whole }
    return text.unicodeScalars.reduce(head) { front, scalar in withCharacter(front, scalar, tail) }
}

private func withCharacter(_ head: String, _ scalar: Unicode.Scalar, _ tail: String) -> String {
    let isDigitTyped: Bool = isDigit(scalar)
    let character: String = String(Character(scalar))
    if !isDigitTyped && isLetterOrNumber(scalar) { return head }
    if !tail.isEmpty {
        let added: String = isDigitTyped ? head + character : padMonth(head)
        return (added + tail).utf16.count > complete ? head : added
    }
    if !isDigitTyped { return isBlank(scalar) ? padMonth(head) : separatedHead(head) }
    if head.hasPrefix("20") { return withYearFirst(head + character) }
    // 2 may begin a year, the others cannot begin a month of two digits
    let isMonthOfOne: Bool = character >= "3"
    if head.isEmpty && isMonthOfOne { return "0" + character }
    if head == "1" && isMonthOfOne { return "01" + character }
    if head == "2" && character != "0" { return withCharacter("02", scalar, tail) }
    return withYear(head + character)
}

/// What stands before a separator is a month, or a year with a month: a 0 that made `01 / 3` of `13` was none of it. A
/// blank says less, since the field shows blanks of its own.
private func separatedHead(_ head: String) -> String {
    if head.count == 3 && head.hasPrefix("0") { return String(head.dropFirst()) }
    if head.count == 5 && head.hasPrefix("20") && !head.hasSuffix("0") {
        return monthAndYear(String(head.suffix(1)), String(head.prefix(4)))
    }
    return padMonth(head)
}

/// Whoever types a separator after one digit means a month of one.
private func padMonth(_ head: String) -> String {
    head.count == 1 && head != "0" ? "0" + head : head
}

/// `MM20YY` is taken for `MMYY` once it is whole; what more is typed finds no room.
private func withYear(_ digits: String) -> String {
    if digits.count <= complete { return digits }
    let isYearOfFour: Bool = digits.count <= 6 && digits.dropFirst(2).hasPrefix("20")
    if !isYearOfFour { return String(digits.dropLast()) }
    return digits.count == 6 ? String(digits.prefix(2) + digits.suffix(2)) : digits
}

/// `YYYYMM`, typed key by key.
private func withYearFirst(_ digits: String) -> String {
    let year: String = String(digits.dropFirst(2).prefix(2))
    let month: String = String(digits.dropFirst(4))
    if month.isEmpty || month == "0" || month == "1" { return digits }
    if month.count == 1 { return "0" + month + year }
    return isMonth(month) ? month + year : String(digits.dropLast())
}

/// `MM / YYYY`, `YYYY-MM` and the like come from password managers and clipboards, whole.
private func wholeExpiry(_ text: String) -> String? {
    let runs: [String] = digitRuns(text)
    let isShort: (String) -> Bool = { $0.count == 1 || $0.count == 2 }
    if runs.count == 2 || runs.count == 3, isYear(runs[0]), runs.dropFirst().allSatisfy(isShort) {
        return monthAndYear(runs[1], runs[0])
    }
    if runs.count == 2, isShort(runs[0]), runs[1].count == 2 || isYear(runs[1]) {
        return monthAndYear(runs[0], runs[1])
    }

    let digits: String = runs.joined()
    let (head, tail): (String, String) = (String(digits.prefix(4)), String(digits.suffix(4)))
    if digits.count == 6 && isYear(head) && isMonth(String(digits.suffix(2))) {
        return monthAndYear(String(digits.suffix(2)), head)
    }
    let month: String = String(digits.dropLast(4))
    if (digits.count == 6 || digits.count == 5 && month != "0") && isYear(tail) { return monthAndYear(month, tail) }
    return digits.count == complete && !digits.hasPrefix("20") ? digits : nil
}

/// Each run of digits that stand together.
private func digitRuns(_ text: String) -> [String] {
    text.unicodeScalars.split { !isDigit($0) }.map { String($0) }
}

private func isYear(_ digits: String) -> Bool {
    digits.count == 4 && digits.hasPrefix("20")
}

private func isMonth(_ digits: String) -> Bool {
    guard digits.count == 2, let month = Int(digits) else { return false }
    return (1...12).contains(month)
}

private func monthAndYear(_ month: String, _ year: String) -> String {
    (month.count == 1 ? "0" + month : month) + String(year.suffix(2))
}

/// With a stroke between month and year, or between the two of a year that came first.
func shownExpiry(_ text: String, _ raw: String) -> String {
    let first: Int = raw.hasPrefix("20") ? 4 : 2
    return text.count > first ? String(text.prefix(first)) + " / " + String(text.dropFirst(first)) : text
}

/// What is wrong with an expiration date.
public enum ExpiryProblem: String, Sendable {
    case malformed
    case past
    case tooFar = "too_far"
}

/// A month's last moment is that of the zone furthest behind UTC; clocks that are set wrong get two hours more.
private let zoneHoursMax: Int = 14
private let yearsAheadMax: Int = 50
private let msOfHour: Int = 3_600_000

/// What is wrong with an expiration date (`MM/YY`); nil where nothing is. `now`: milliseconds since 1970.
package func expiryProblem(_ expirationDate: String, now: Int) -> ExpiryProblem? {
    let parts: [String] = expirationDate.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, isMonth(parts[0]), parts[1].count == 2,
        parts.allSatisfy({ $0.unicodeScalars.allSatisfy(isDigit) }),
        let month = Int(parts[0]), let shortYear = Int(parts[1])
    else { return .malformed }
    let year: Int = 2000 + shortYear
    let next: (year: Int, month: Int) = month == 12 ? (year + 1, 1) : (year, month + 1)
    let over: Int = daysBefore(year: next.year, month: next.month) * 24 * msOfHour + zoneHoursMax * msOfHour
    if now >= over { return .past }
    return year - yearOf(now) > yearsAheadMax ? .tooFar : nil
}

/// Days from 1970 to the first of a month, by the calendar of today.
private func daysBefore(year: Int, month: Int) -> Int {
    let past: Int = year - 1
    let leaps: Int = past / 4 - past / 100 + past / 400
    let isLeap: Bool = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let inYear: [Int] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
    return past * 365 + leaps + inYear[month - 1] + (isLeap && month > 2 ? 1 : 0) - 719_162
}

private func yearOf(_ now: Int) -> Int {
    let day: Int = now / (24 * msOfHour)
    var year: Int = 1970 + day / 366
    while daysBefore(year: year + 1, month: 1) <= day { year += 1 }
    return year
}
