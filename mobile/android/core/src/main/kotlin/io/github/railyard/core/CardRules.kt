package io.github.railyard.core

import java.util.Calendar
import java.util.TimeZone

/** What is known of a card scheme: a line of `CARD_SCHEMES`, whose lists have blanks between their items. */
internal class CardScheme(line: String) {
    private val parts = line.split('|')
    val id: String = parts[0]
    val displayName: String = parts[1]
    val ranges: List<String> = items(2)

    /** Digits that a number may have. */
    val lengths: List<Int> = numbers(3)

    /** Positions of a number that have a blank before them. */
    val gaps: List<Int> = numbers(4)

    /** Empty: cards of this scheme have no security code. */
    val securityCodeLengths: List<Int> = numbers(5)
    val securityCodeName: String = parts[6]

    private fun items(at: Int): List<String> = parts[at].split(' ').filter { it != "" }

    private fun numbers(at: Int): List<Int> = items(at).map(String::toInt)
}

/** What can be said of a card before the service has seen it. */
internal object CardRules {
    const val BIN_DIGITS: Int = 8
    const val NUMBER_MAX: Int = 19
    const val POSTAL_CODE_MAX: Int = 12
    const val POSTAL_CODE_LEAST: Int = 3
    val DASHES: Regex = Regex("[\\p{Pd}\\u2212\\u30fc]")
    val BLANKS: Regex = Regex("\\p{Zs}")
    val NO_POSTAL_CODE: Regex = Regex("[^\\p{L}\\p{N} -]")
    private class Range(val scheme: CardScheme, val from: String, val to: String)

    private val ALL = CARD_SCHEMES.split('\n').map(::CardScheme)

    /** The longest first: a range may lie within another scheme's. */
    private val RANGES = ALL
        .flatMap { scheme -> scheme.ranges.map { Range(scheme, it.substringBefore('-'), it.substringAfter('-')) } }
        .sortedByDescending { it.from.length }
    private val BY_ID = ALL.associateBy(CardScheme::id)
    private val OTHER = BY_ID.getValue("other")

    /** The scheme of a number, or of its first eight digits; `other` where it is in no range. */
    fun schemeOf(digits: CharSequence): CardScheme =
        RANGES.find { compare(digits, it.from) >= 0 && compare(digits, it.to) <= 0 }?.scheme ?: OTHER

    /** Null: a scheme that is not known yet. */
    fun knownSchemeOf(digits: CharSequence): CardScheme? = schemeOf(digits).takeIf { it !== OTHER }

    fun schemeById(id: String?): CardScheme? = BY_ID[id]

    fun factsOf(scheme: CardScheme?): CardScheme = scheme ?: OTHER

    /** The head of `digits` and a prefix; what is shorter than the prefix is before it, and in no range. */
    private fun compare(digits: CharSequence, prefix: String): Int {
        if (digits.length < prefix.length) return if (prefix === "") 0 else SHORTER
        for (at in prefix.indices) if (digits[at] != prefix[at]) return digits[at] - prefix[at]
        return 0
    }

    private const val SHORTER = -1000

    /** Whether the last digit is the check digit of the others (ISO/IEC 7812-1 annex B). */
    fun luhnHolds(digits: CharSequence): Boolean {
        if (digits.length < 2 || digits.any { it !in '0'..'9' }) return false
        val sum = digits.indices.sumOf { at ->
            val value = (digits[digits.length - 1 - at] - '0') * (if (at % 2 == 0) 1 else 2)
            if (value > 9) value - 9 else value
        }
        return sum % 10 == 0
    }

    /** A month's last moment is that of the zone furthest behind UTC; clocks that are set wrong get two hours more. */
    private const val ZONE_HOURS_MAX = 14
    private const val YEARS_AHEAD_MAX = 50
    private const val HOUR_MS = 3_600_000L
    private val DATE = Regex("(0[1-9]|1[0-2])/([0-9]{2})")

    /** What is wrong with an expiration date (`MM/YY`): `malformed`, `past` or `too_far`; null where nothing is. */
    fun expiryProblem(expirationDate: String, nowMs: Long): String? {
        val (month, year) = DATE.matchEntire(expirationDate)?.destructured ?: return "malformed"
        val calendar = Calendar.getInstance(TimeZone.getTimeZone("UTC"))
        calendar.timeInMillis = nowMs
        val thisYear = calendar.get(Calendar.YEAR)
        calendar.clear()
        // a calendar's months begin with 0: this is the first of the next one
        calendar.set(2000 + year.toInt(), month.toInt(), 1)
        if (nowMs >= calendar.timeInMillis + ZONE_HOURS_MAX * HOUR_MS) return "past"
        return if (2000 + year.toInt() - thisYear > YEARS_AHEAD_MAX) "too_far" else null
    }
}
