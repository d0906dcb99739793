package io.github.railyard.core

/**
 * What a keyboard, a clipboard or a password manager has made of a shown text.
 *
 * @param text all that stands in the input now.
 * @param caret where the caret stands now.
 * @param selection what was selected before, where the input says so.
 * @param isForward deleted by a key that deletes behind the caret.
 * @param isWhole the text was replaced by something else than typing.
 */
@PutsAppInPciScope
public class Edit @JvmOverloads constructor(
    public val text: CharSequence,
    public val caret: Int,
    public val selection: IntRange? = null,
    public val isForward: Boolean = false,
    public val isWhole: Boolean = false,
)

/** The raw value after an edit, and how many of its characters stand behind the caret. */
internal class RawEdit(val raw: CharSequence, val behind: Int)

/**
 * Carries what was made of a shown text over to the raw value. What stands around the caret was not edited; what lies
 * between is new.
 *
 * @param ours characters that are shown to make a value readable: whoever deletes one of those means the one beside it.
 */
@OptIn(PutsAppInPciScope::class)
internal class Editing(private val scratch: Scratch, private val ours: String, private val put: Put) {
    /** What stands before the caret once `typed` has gone in between the two, as far as there is room. */
    fun interface Put {
        fun put(head: CharSequence, typed: CharSequence, tail: CharSequence): CharSequence
    }

    fun rawEdit(text: CharSequence, raw: CharSequence, edit: Edit): RawEdit {
        if (edit.isWhole) return RawEdit(put.put("", edit.text, ""), 0)
        val (head, tail) = untouchedEnds(text, edit)
        val start = countWithout(text.subSequence(0, head))
        val end = raw.length - countWithout(text.subSequence(text.length - tail, text.length))
        val front = raw.subSequence(0, start)
        // what begins and ends within a character of two halves does not come in order
        val back = raw.subSequence(end.coerceIn(0, raw.length), raw.length)
        if (head < edit.caret) {
            val made = put.put(front, edit.text.subSequence(head, edit.caret), back)
            return RawEdit(scratch.join(made, back), back.length)
        }
        val isOnlyOurs = start == end && edit.text.length < text.length
        return when {
            !isOnlyOurs -> RawEdit(scratch.join(front, back), back.length)
            edit.isForward -> {
                val rest = back.subSequence(minOf(1, back.length), back.length)
                RawEdit(scratch.join(front, rest), rest.length)
            }
            else -> RawEdit(scratch.join(front.subSequence(0, maxOf(0, front.length - 1)), back), back.length)
        }
    }

    /** How many characters of the shown text stand as they were, at its beginning and at its end. */
    private fun untouchedEnds(before: CharSequence, edit: Edit): Pair<Int, Int> {
        val text = edit.text
        val selection = edit.selection
        if (selection != null && isReplaced(before, edit, selection)) {
            val end = selection.last + 1
            if (end > selection.first || text.length > before.length) return selection.first to before.length - end
        }
        val tail = minOf(text.length - edit.caret, before.length)
        val limit = minOf(edit.caret, before.length - tail)
        var head = 0
        while (head < limit && before[head] == text[head]) head += 1
        return head to tail
    }

    /** Whether the text is the former one with something else in the place of what was selected. */
    private fun isReplaced(before: CharSequence, edit: Edit, selection: IntRange): Boolean {
        val (text, start, end) = Triple(edit.text, selection.first, selection.last + 1)
        return start <= edit.caret && text.length - edit.caret == before.length - end &&
            (0 until start).all { text[it] == before[it] } &&
            (end until before.length).all { text[edit.caret + it - end] == before[it] }
    }

    private fun countWithout(text: CharSequence): Int {
        var count = 0
        eachCodePoint(text) { if (it > 0xffff || it.toChar() !in ours) count += 1 }
        return count
    }
}

/** Where the caret stands in the new text, with as many characters behind it as before. */
internal fun caretFor(text: CharSequence, charactersBehind: Int, ours: String): Int {
    var behind = 0
    var index = text.length
    while (index > 0 && behind < charactersBehind) {
        index -= 1
        if (text[index] !in ours) behind += 1
    }
    return index
}

internal inline fun eachCodePoint(text: CharSequence, one: (Int) -> Unit) {
    var at = 0
    while (at < text.length) {
        val code = Character.codePointAt(text, at)
        one(code)
        at += Character.charCount(code)
    }
}

/** The value of a digit of any script, since a person types those of their keyboard; null: it is none. */
internal fun digitOf(code: Int): Char? = if (Character.isDigit(code)) '0' + Character.digit(code, 10) else null

/** ASCII digits alone, whatever script they were typed in. */
@OptIn(PutsAppInPciScope::class)
internal fun Scratch.digitsOf(typed: CharSequence): CharSequence {
    val digits = CharArray(typed.length)
    var size = 0
    eachCodePoint(typed) { code -> digitOf(code)?.let { digits[size++] = it } }
    return join(Secret(digits, 0, size)).also { digits.fill('\u0000') }
}

/** As a text, which nobody can overwrite: for what is no number and no security code. */
internal fun plain(text: CharSequence): String = StringBuilder(text.length).append(text, 0, text.length).toString()
