/// What a field shows of what was typed, and how the two are kept together while a buyer edits. Positions are those of
/// `UITextField`: UTF-16 units.

/// A value as it is shown, and as it is kept.
package struct FieldText: Sendable, Equatable {
    package var text: String
    package var raw: String

    package init(text: String, raw: String) {
        self.text = text
        self.raw = raw
    }
}

/// What a text field has made of the shown text. `caret`: where it stands now. `selection`: what was selected before.
/// `isForward`: deleted by a key that deletes behind the caret. `isWhole`: replaced by something else than typing.
package struct TextEdit: Sendable {
    package var text: String
    package var caret: Int
    package var selection: Range<Int>?
    package var isForward: Bool
    package var isWhole: Bool

    package init(
        text: String, caret: Int, selection: Range<Int>? = nil, isForward: Bool = false, isWhole: Bool = false
    ) {
        self.text = text
        self.caret = caret
        self.selection = selection
        self.isForward = isForward
        self.isWhole = isWhole
    }
}

/// The raw value after the edit, and how many of its characters stand behind the caret.
package struct RawEdit: Sendable, Equatable {
    package var raw: String
    package var behind: Int
}

/// How typed text goes between what stands before and behind the caret. `ours` are the characters that are shown to
/// make a value readable: whoever deletes one of those means the character beside it.
struct TypingRules {
    var ours: String
    var put: (_ head: String, _ typed: String, _ tail: String) -> String
}

/// Carries what a text field has made of the shown text over to the raw value. What stands around the caret was not
/// edited; what lies between is new.
func rawEditOf(_ before: FieldText, _ edit: TextEdit, _ rules: TypingRules) -> RawEdit {
    if edit.isWhole { return RawEdit(raw: rules.put("", edit.text, ""), behind: 0) }
    let shown: Units = before.text.units
    let raw: Units = before.raw.units
    let text: Units = edit.text.units
    let caret: Int = min(max(edit.caret, 0), text.count)
    let ends: (head: Int, tail: Int) = untouchedEnds(shown, text, caret, edit.selection)
    let start: Int = countWithout(shown.prefix(ends.head), rules.ours)
    let end: Int = raw.count - countWithout(shown.suffix(ends.tail), rules.ours)
    let front: Units = Array(raw.prefix(max(0, start)))
    let back: Units = Array(raw.dropFirst(max(0, end)))
    let typed: Units = ends.head < caret ? Array(text[ends.head..<caret]) : []
    if !typed.isEmpty {
        let tail: String = String(units: back)
        let put: String = rules.put(String(units: front), String(units: typed), tail)
        return RawEdit(raw: put + tail, behind: back.count)
    }

    let isOnlyOurs: Bool = start == end && text.count < shown.count
    if !isOnlyOurs { return RawEdit(raw: String(units: front + back), behind: back.count) }
    if edit.isForward {
        return RawEdit(raw: String(units: front + back.dropFirst()), behind: max(0, back.count - 1))
    }
    return RawEdit(raw: String(units: front.dropLast() + back), behind: back.count)
}

/// How many units of the shown text stand as they were, at its beginning and at its end.
private func untouchedEnds(
    _ before: Units, _ text: Units, _ caret: Int, _ selection: Range<Int>?
) -> (head: Int, tail: Int) {
    if let selection, selection.lowerBound <= caret, selection.upperBound <= before.count {
        let (start, end): (Int, Int) = (selection.lowerBound, selection.upperBound)
        let written: Units = Array(before[..<start] + text[start..<caret] + before[end...])
        if text == written && (end > start || text.count > before.count) { return (start, before.count - end) }
    }
    let tail: Int = min(text.count - caret, before.count)
    let limit: Int = min(caret, before.count - tail)
    var head: Int = 0
    while head < limit && before[head] == text[head] { head += 1 }
    return (head, tail)
}

/// Where the caret stands in the new text, with as many characters behind it as before.
package func caretFor(_ text: String, behind charactersBehind: Int, ours: String) -> Int {
    let units: Units = text.units
    let own: Units = ours.units
    var behind: Int = 0
    var index: Int = units.count
    while index > 0 && behind < charactersBehind {
        index -= 1
        if !own.contains(units[index]) { behind += 1 }
    }
    return index
}

private func countWithout(_ text: ArraySlice<UInt16>, _ ours: String) -> Int {
    let own: String.UnicodeScalarView = ours.unicodeScalars
    return String(units: text).unicodeScalars.filter { !own.contains($0) }.count
}

/// Puts a blank before each position that is listed.
func groupText(_ text: String, _ gaps: [Int]) -> String {
    var out = String.UnicodeScalarView()
    for (index, scalar) in text.unicodeScalars.enumerated() {
        if gaps.contains(index) { out.append(" ") }
        out.append(scalar)
    }
    return String(out)
}
