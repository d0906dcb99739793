package io.github.railyard.core

/**
 * An expiry date while it is typed: `MMYY` in the end. On the way there it may have four digits of a year (`MM203`), or
 * begin with them (`2030`, `20301`).
 */
internal object TypedExpiry {
    private const val COMPLETE = 4

    fun put(head: String, typed: CharSequence, tail: String): String {
        val text = asciiDigits(typed)
        if (head == "" && tail == "") wholeExpiry(text)?.let { return it }
        var front = head
        eachCodePoint(text) { front = withCharacter(front, it, tail) }
        return front
    }

    /** With a stroke between month and year, or between the two of a year that came first. */
    fun shown(raw: String): String {
        val first = if (raw.startsWith("20")) 4 else 2
        return if (raw.length > first) "${raw.take(first)} / ${raw.drop(first)}" else raw
    }

    /** As the API takes it. */
    fun expirationDate(raw: String): String = "${raw.take(2)}/${raw.drop(2)}"

    private fun withCharacter(head: String, code: Int, tail: String): String {
        val isDigit = code in '0'.code..'9'.code
        if (!isDigit && (Character.isLetter(code) || isNumber(code))) return head
        if (tail != "") {
            val added = if (isDigit) head + code.toChar() else padMonth(head)
            return if ((added + tail).length > COMPLETE) head else added
        }
        if (!isDigit) return if (isBlank(code)) padMonth(head) else separatedHead(head)
        val digit = code.toChar()
        return when {
            head.startsWith("20") -> withYearFirst(head + digit)
            // 2 may begin a year, the others cannot begin a month of two digits
            head == "" && digit in '3'..'9' -> "0$digit"
            head == "1" && digit in '3'..'9' -> "01$digit"
            head == "2" && digit != '0' -> withCharacter("02", code, tail)
            else -> withYear(head + digit)
        }
    }

    private fun isNumber(code: Int): Boolean = when (Character.getType(code).toByte()) {
        Character.DECIMAL_DIGIT_NUMBER, Character.LETTER_NUMBER, Character.OTHER_NUMBER -> true
        else -> false
    }

    private fun isBlank(code: Int): Boolean = Character.isSpaceChar(code) || code in 9..13 || code == 0xfeff

    /**
     * What stands before a separator is a month, or a year with a month: a 0 that made `01 / 3` of `13` was none of it.
     * A blank says less, since the field shows blanks of its own.
     */
    private fun separatedHead(head: String): String = when {
        MONTH_AND_DIGIT.matches(head) -> head.drop(1)
        YEAR_AND_DIGIT.matches(head) -> monthAndYear(head.drop(4), head.take(4))
        else -> padMonth(head)
    }

    /** Whoever types a separator after one digit means a month of one. */
    private fun padMonth(head: String): String = if (head.length == 1 && head != "0") "0$head" else head

    /** `MM20YY` is taken for `MMYY` once it is whole; what more is typed finds no room. */
    private fun withYear(digits: String): String = when {
        digits.length <= COMPLETE -> digits
        !MONTH_AND_CENTURY.matches(digits) -> digits.dropLast(1)
        digits.length == 6 -> digits.take(2) + digits.drop(4)
        else -> digits
    }

    /** `YYYYMM`, typed key by key. */
    private fun withYearFirst(digits: String): String {
        val year = digits.substring(2, minOf(4, digits.length))
        val month = digits.drop(4)
        return when {
            month == "" || month == "0" || month == "1" -> digits
            month.length == 1 -> "0$month$year"
            MONTH.matches(month) -> month + year
            else -> digits.dropLast(1)
        }
    }

    /** `MM / YYYY`, `YYYY-MM` and the like come from password managers and clipboards, whole. */
    private fun wholeExpiry(text: String): String? {
        YEAR_FIRST.matchEntire(text)?.let { (_, year, month) -> return monthAndYear(month, year) }
        MONTH_FIRST.matchEntire(text)?.let { (_, month, year) -> return monthAndYear(month, year) }
        val digits = text.filter { it in '0'..'9' }
        return when {
            YEAR_AND_MONTH.matches(digits) -> monthAndYear(digits.drop(4), digits.take(4))
            MONTH_AND_YEAR.matches(digits) -> monthAndYear(digits.dropLast(4), digits.takeLast(4))
            else -> digits.takeIf { it.length == COMPLETE && !it.startsWith("20") }
        }
    }

    private operator fun MatchResult.component1(): String = groupValues[0]
    private operator fun MatchResult.component2(): String = groupValues[1]
    private operator fun MatchResult.component3(): String = groupValues[2]

    private fun monthAndYear(month: String, year: String): String = month.padStart(2, '0') + year.takeLast(2)

    private val MONTH = Regex("0[1-9]|1[0-2]")
    private val MONTH_AND_DIGIT = Regex("0[0-9]{2}")
    private val YEAR_AND_DIGIT = Regex("20[0-9]{2}[1-9]")
    private val MONTH_AND_CENTURY = Regex("[0-9]{2}20[0-9]{1,2}")
    private val YEAR_FIRST = Regex("[^0-9]*(20[0-9]{2})[^0-9]+([0-9]{1,2})(?:[^0-9]+[0-9]{1,2})?[^0-9]*")
    private val MONTH_FIRST = Regex("[^0-9]*([0-9]{1,2})[^0-9]+((?:20)?[0-9]{2})[^0-9]*")
    private val YEAR_AND_MONTH = Regex("20[0-9]{2}(?:0[1-9]|1[0-2])")
    private val MONTH_AND_YEAR = Regex("(?:[0-9]{2}|[1-9])20[0-9]{2}")
}

/** The text with the digits of every script as ASCII digits. */
internal fun asciiDigits(text: CharSequence): String {
    val made = StringBuilder()
    eachCodePoint(text) { code -> digitOf(code)?.let(made::append) ?: made.appendCodePoint(code) }
    return made.toString()
}
