package io.github.railyard.core

/** What may be logged. This library logs nothing by itself. */
public object LogLine {
    private const val UUID = "[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}"

    /** Digits that may be a card, in groups or not; an id is none. Possessive, since what goes back takes stack. */
    private val CARD = Regex("$UUID|[0-9](?:[ .\\t\\u00a0\\u2000-\\u2015\\u202f-]{0,3}[0-9]){11,}+")
    private const val UUID_LENGTH = 36

    /** In the order in which they are looked for: the address of a checkout, a token, and a parameter that is one. */
    private val CREDENTIALS = listOf(
        Regex("/(pay|approve)/[A-Za-z0-9_.~/-]+") to "/$1/*",
        // from where a word begins alone: a long one would be looked at from each of its letters
        Regex("(^|[^A-Za-z0-9_-])[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}") to "$1*",
        Regex("([?&][a-z_]*token=)[^&#\\s\"]*") to "$1*",
    )

    /**
     * A text that may be logged: card numbers, tokens and addresses that are credentials become `*`, and so does each
     * of [secrets], such as the id of a checkout session. A security code looks like any number: keep it out.
     */
    @JvmStatic
    public fun loggable(text: String, secrets: List<String>): String {
        val known = secrets.filter { it != "" }.fold(text) { left, secret -> left.replace(secret, "*") }
        val open = CREDENTIALS.fold(known) { left, (found, shown) -> found.replace(left, shown) }
        return CARD.replace(asciiDigits(open)) { found ->
            found.value.takeIf { it.length == UUID_LENGTH && it[8] == '-' } ?: "*"
        }
    }

    /** The one line of a step: names, and nothing that anybody typed, pays with or is let in by. */
    @JvmStatic
    internal fun of(before: CheckoutState, event: CheckoutEvent, reduced: Reduced): String {
        val done = reduced.effects.joinToString(", ") { effect ->
            when (effect) {
                is CheckoutEffect.Ask -> "call ${effect.call.word}"
                is CheckoutEffect.End -> "end ${effect.end.outcome.word}"
                else -> effect.word
            }
        }
        val what = if (event is CheckoutEvent.Fault) "fault ${event.call.word} ${event.status}" else event.word
        return "${before.at.word} + $what -> ${reduced.state.at.word}${if (done == "") "" else ": $done"}"
    }
}
