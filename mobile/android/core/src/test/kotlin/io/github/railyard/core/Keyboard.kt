package io.github.railyard.core

/** A field as the buyer sees it, on which keys are pressed as an input takes them. */
@OptIn(PutsAppInPciScope::class)
internal class Keyboard(private val form: CardForm, private val input: CardField) {
    var selection: Pair<Int, Int> = 0 to 0

    val text: String get() = Vectors.plain(form.shown(input))

    val raw: String get() = Vectors.plain(form.raw(input))

    /** As the vectors write it. */
    fun written(): Map<String, Any?> =
        mapOf("raw" to raw, "text" to text, "selection" to listOf(selection.first, selection.second))

    fun press(key: String) {
        val (start, end) = selection
        val moved = moved(key)
        if (moved != null) {
            selection = moved
            return
        }
        if (key.startsWith("set ")) return see(key.drop(4), key.length - 4, isWhole = true)
        val isDelete = key == "Backspace" || key == "Delete"
        val isForward = key == "Delete"
        if (isDelete && start == end) {
            val from = if (isForward) start else maxOf(0, start - 1)
            val upTo = if (isForward) minOf(text.length, start + 1) else start
            if (from != upTo) see(text.take(from) + text.drop(upTo), from, start until end, isForward)
            return
        }
        val typed = if (isDelete) "" else key.removePrefix("paste ")
        see(text.take(start) + typed + text.drop(end), start + typed.length, start until end)
    }

    private fun see(
        written: String,
        caret: Int,
        selected: IntRange? = null,
        isForward: Boolean = false,
        isWhole: Boolean = false,
    ) {
        val at = form.edit(input, Edit(written, caret, selected, isForward, isWhole))
        selection = at to at
    }

    private fun moved(key: String): Pair<Int, Int>? {
        val (start, end) = selection
        val to = when (key) {
            "ArrowLeft" -> if (start == end) maxOf(0, start - 1) else start
            "ArrowRight" -> if (start == end) minOf(text.length, end + 1) else end
            "Home" -> 0
            "End" -> text.length
            "All" -> return 0 to text.length
            // what is typed may be a card: it is neither copied nor cut
            "Cut" -> return selection
            else -> return null
        }
        return to to to
    }
}
