package io.github.railyard.core

import java.text.Normalizer
import java.util.EnumMap

/** A field of a card form. */
public enum class CardField(
    /** In the words of the contract. */
    public val word: String,
    internal val ours: String,
) {
    NUMBER("number", " /"),
    EXPIRY_DATE("expiryDate", " /"),
    SECURITY_CODE("securityCode", " /"),
    POSTAL_CODE("postalCode", ""),
}

/** Why a field cannot be sent. `Words` has a text for each. */
public enum class CardProblem(
    /** In the words of the contract. */
    public val word: String,
) {
    EMPTY("empty"),
    INVALID("invalid"),
}

/**
 * A card while it is typed: how it is shown, judged and sent. It gives no number away, but to who says by
 * [PutsAppInPciScope] that the app handles card data.
 *
 * @param asks the fields that the form has: a stored card asks for its security code alone.
 * @param clock the time, in milliseconds since 1970.
 */
@OptIn(PutsAppInPciScope::class)
public class CardForm @JvmOverloads constructor(
    public val asks: Set<CardField> = setOf(CardField.NUMBER, CardField.EXPIRY_DATE, CardField.SECURITY_CODE),
    private val clock: () -> Long = { System.currentTimeMillis() },
) {
    private val raws = EnumMap<CardField, Secret>(CardField::class.java)
    private val texts = EnumMap<CardField, Secret>(CardField::class.java)

    /** Of a card of two schemes, the one that the buyer chose. */
    public var preferredScheme: String? = null

    /** The stored card whose security code the form asks for; null: the form asks for a card. */
    public var paymentMethodId: String? = null

    /** Scheme of a stored card, or what the service said of the first digits; null: what the digits say. */
    public var knownScheme: String? = null

    /** The card's scheme; null: not known yet. */
    public val scheme: String? get() = currentScheme()?.id

    /** What the scheme calls its security code. */
    public val codeLabel: String get() = CardRules.factsOf(currentScheme()).securityCodeName

    /** The first eight digits, for `Client.cardDetails`; null: not typed yet. */
    public val bin: String?
        get() = raw(CardField.NUMBER).takeIf { it.length >= CardRules.BIN_DIGITS }
            ?.let { String(CharArray(CardRules.BIN_DIGITS) { at -> it[at] }) }

    /** Whether all that the form asks for can be sent. */
    public val isComplete: Boolean get() = asks.all(::isValid)

    /** What cannot be sent, and why. */
    public val problems: Map<CardField, CardProblem>
        get() = asks.filterNot(::isValid)
            .associateWith { if (raw(it).isEmpty()) CardProblem.EMPTY else CardProblem.INVALID }

    /** Whether a field can be sent. */
    public fun isValid(field: CardField): Boolean {
        val raw = raw(field)
        return when {
            // no card begins with 0, and sixteen zeros have a check digit that is right
            field == CardField.NUMBER ->
                !raw.startsWith("0") && raw.length in numberLengths(raw) && CardRules.luhnHolds(raw)
            field == CardField.EXPIRY_DATE ->
                CardRules.expiryProblem(TypedExpiry.expirationDate(plain(raw)), clock()) == null
            field == CardField.SECURITY_CODE -> raw.length in codeLengths()
            else -> raw.trim().length >= CardRules.POSTAL_CODE_LEAST
        }
    }

    /** Whether nothing can follow: the buyer is done with it. */
    public fun isFull(field: CardField): Boolean {
        val raw = raw(field)
        return when {
            field == CardField.NUMBER ->
                raw.length == numberLengths(raw).max() || (raw.length == 16 && CardRules.luhnHolds(raw))
            field == CardField.EXPIRY_DATE -> raw.length == 4
            // while no number is known, most codes have three digits
            field == CardField.SECURITY_CODE ->
                raw.length == currentScheme()?.securityCodeLengths.orEmpty().ifEmpty { listOf(3) }.max()
            else -> false
        }
    }

    /** Takes an edit of a shown text, and says where the caret stands in the new one ([shown]). */
    @PutsAppInPciScope
    public fun edit(field: CardField, edit: Edit): Int = Scratch().use { scratch ->
        val before = raw(field)
        val editing = Editing(scratch, field.ours) { head, typed, tail -> put(scratch, field, head, typed, tail) }
        val made = editing.rawEdit(shown(field), before, edit)
        // the 0 that came with one digit goes with it
        val isLeftOver = field == CardField.EXPIRY_DATE && !edit.isForward &&
            before.length == 2 && made.raw.length == 1 && made.raw[0] == '0'
        put(field, if (isLeftOver) "" else made.raw)
        caretFor(shown(field), if (isLeftOver) 0 else made.behind, field.ours)
    }

    /** What the field shows: in groups, to be overwritten by [clear]. */
    @PutsAppInPciScope
    public fun shown(field: CardField): Secret = texts[field] ?: secretOf("")

    /** What is kept of the field: what was typed, without what makes it readable. */
    @PutsAppInPciScope
    public fun raw(field: CardField): Secret = raws[field] ?: secretOf("")

    /** Overwrites all that was typed. Done by itself once a card is in the session. */
    public fun clear() {
        for (held in listOf(raws, texts)) {
            held.values.forEach(Secret::clear)
            held.clear()
        }
    }

    /** What was kept of a field before. */
    internal fun put(field: CardField, raw: CharSequence) {
        replace(raws, field, secretOf(raw))
        replace(texts, field, shownAs(field))
    }

    /** What goes into the session; null: the form is not complete. */
    internal fun fields(): Map<String, Any?>? {
        if (!isComplete) return null
        val stored = paymentMethodId
        val what = if (stored != null) mapOf("method" to "id", "id" to stored) else card()
        val code = raw(CardField.SECURITY_CODE).takeIf { it.isNotEmpty() }
        val postalCode = raw(CardField.POSTAL_CODE).takeIf { it.isNotEmpty() }
        return mapOf("payment_method" to what + if (code == null) emptyMap() else mapOf("security_code" to code)) +
            if (postalCode == null) emptyMap() else mapOf("postal_code" to postalCode)
    }

    private fun card(): Map<String, Any?> = mapOf(
        "method" to "card",
        "number" to raw(CardField.NUMBER),
        "expiration_date" to TypedExpiry.expirationDate(plain(raw(CardField.EXPIRY_DATE))),
    ) + preferredScheme?.let { mapOf("preferred_scheme" to it) }.orEmpty()

    private fun put(
        scratch: Scratch,
        field: CardField,
        head: CharSequence,
        typed: CharSequence,
        tail: CharSequence,
    ): CharSequence = when {
        field == CardField.NUMBER -> putNumber(scratch, head, typed, tail)
        field == CardField.EXPIRY_DATE -> TypedExpiry.put(plain(head), typed, plain(tail))
        field == CardField.SECURITY_CODE -> {
            val digits = scratch.digitsOf(typed)
            val room = codeLengths().max() - head.length - tail.length
            scratch.join(head, digits.subSequence(0, room.coerceIn(0, digits.length)))
        }
        else -> {
            val clean = postalCodeOf(typed).let { if (head.isEmpty()) it.trimStart() else it }
            scratch.join(head, clean.take(maxOf(0, CardRules.POSTAL_CODE_MAX - head.length - tail.length)))
        }
    }

    /**
     * At the end as many digits as the scheme has. In the middle the longest number's, so that what stands behind is
     * not lost while the beginning becomes another scheme's.
     */
    private fun putNumber(scratch: Scratch, head: CharSequence, typed: CharSequence, tail: CharSequence): CharSequence {
        val digits = scratch.digitsOf(typed)
        var taken = 0
        while (taken < digits.length) {
            val raw = scratch.join(head, digits.subSequence(0, taken + 1), tail)
            if (raw.length > (if (tail.isEmpty()) numberLengths(raw).max() else CardRules.NUMBER_MAX)) break
            taken += 1
        }
        return scratch.join(head, digits.subSequence(0, taken))
    }

    /** Letters and digits of one width, with the dashes and blanks that every keyboard has others of. */
    private fun postalCodeOf(typed: CharSequence): String =
        asciiDigits(Normalizer.normalize(plain(typed), Normalizer.Form.NFKC))
            .replace(CardRules.DASHES, "-")
            .replace(CardRules.BLANKS, " ")
            .replace(CardRules.NO_POSTAL_CODE, "")

    private fun shownAs(field: CardField): Secret {
        val raw = raw(field)
        if (field == CardField.EXPIRY_DATE) return secretOf(TypedExpiry.shown(plain(raw)))
        val gaps = if (field == CardField.NUMBER) CardRules.factsOf(CardRules.knownSchemeOf(raw)).gaps else emptyList()
        return Scratch().use { scratch ->
            val parts = raw.indices.flatMap { listOf(if (it in gaps) " " else "", raw.subSequence(it, it + 1)) }
            secretOf(scratch.join(*parts.toTypedArray()))
        }
    }

    private fun currentScheme(): CardScheme? =
        CardRules.knownSchemeOf(raw(CardField.NUMBER)) ?: CardRules.schemeById(knownScheme)

    private fun numberLengths(raw: CharSequence): List<Int> =
        CardRules.factsOf(CardRules.knownSchemeOf(raw)).lengths

    /** Security codes are asked for before the scheme may be known. */
    private fun codeLengths(): List<Int> = currentScheme()?.securityCodeLengths.orEmpty().ifEmpty { listOf(3, 4) }

    private fun replace(held: EnumMap<CardField, Secret>, field: CardField, by: Secret) {
        held.put(field, by)?.clear()
    }
}
