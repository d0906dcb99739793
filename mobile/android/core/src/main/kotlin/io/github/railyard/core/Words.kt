package io.github.railyard.core

import java.util.Locale

/** What a buyer is told in an app, in the language of the service's pages that is nearest to theirs. */
public class Words private constructor(
    /** `en`, `es`, `pt`, `fr`, `de` or `ar`. */
    public val language: String,
) {
    private val column = BUYER_LANGUAGES.indexOf(language)

    /** Whether it is written from right to left. */
    public val isRightToLeft: Boolean get() = language == "ar"

    /** A text by its key, for example `close`, or the word of a [CardField] or a [CardProblem]. */
    public fun text(key: String): String =
        requireNotNull(TEXTS[key]) { "There are no words for $key" }[column]

    /** What the buyer is told of where they are; null: nothing. */
    public fun reason(reason: CheckoutReason?): String? = reason?.told?.let(::text)

    /** Every text, by its key. */
    internal fun all(): Map<String, String> = TEXTS.mapValues { it.value[column] }

    public companion object {
        private val TEXTS =
            BUYER_WORDS.split('\n').chunked(1 + BUYER_LANGUAGES.size).associate { it[0] to it.drop(1) }
        private val BASE = Regex("^[a-z]{2}(?![a-z])")

        /** English where there is nothing nearer. */
        @JvmStatic
        public fun of(locale: String): Words {
            val base = BASE.find(locale.lowercase(Locale.ROOT))?.value
            return Words(BUYER_LANGUAGES.find { it == base } ?: "en")
        }
    }
}
