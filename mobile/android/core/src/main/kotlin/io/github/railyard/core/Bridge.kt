package io.github.railyard.core

import java.util.Locale

/** What the page of a checkout says to the app around it. */
public sealed class BridgeMessage {
    /** An event of the embedded checkout, by its name, with what it carries. */
    public class Event internal constructor(public val name: String, public val data: Any?) : BridgeMessage()

    /** It is paid, or promised, the page says. Ask your server before you deliver. */
    public class Complete internal constructor(public val transaction: KnownTransaction) : BridgeMessage()

    /** What it is to the checkout; null: nothing. Whatever says that it is paid is a hint. */
    public fun toEvent(): CheckoutEvent? = when (this) {
        is Complete -> CheckoutEvent.Returned
        is Event -> when (name) {
            "optionsLoaded" -> CheckoutEvent.Loaded
            "formUpdate", "cardDetailsChanged" -> CheckoutEvent.Entered
            "paymentMethodSelected" -> CheckoutEvent.Submitted
            "transactionCreated" -> knownTransaction(data)?.let { CheckoutEvent.Created(0, it, null) }
            "transactionFailed" -> CheckoutEvent.NotCreated
            "transactionCancelled" -> CheckoutEvent.Cancelled(knownTransaction(data))
            else -> null
        }
    }
}

/** Messages of the page of a checkout. */
public object Bridge {
    /** Longer messages are not read. */
    public const val BYTES_MAX: Int = 65_536

    /** The name under which the page finds the app. */
    public const val INTERFACE: String = "railyardApp"
    private const val CHANNEL = "railyard-embed"
    private val NAMES = setOf(
        "optionsLoaded", "formUpdate", "cardDetailsChanged", "paymentMethodSelected", "transactionCreated",
        "transactionFailed", "transactionCancelled", "apiError", "argumentError",
    )
    private val ORIGIN = Regex("^https?://[^/?#\\s]+", RegexOption.IGNORE_CASE)

    /**
     * Null where it is not our page that speaks, or nothing that is known. Pages of others pass through the web view,
     * and frames of others stand in our page: they may write, but do not know the secret in its address.
     *
     * @param from address of the page that wrote; null where the platform does not say.
     * @param url address of the checkout's page.
     */
    @JvmStatic
    public fun read(text: String, from: String?, url: String): BridgeMessage? {
        if (text.length > BYTES_MAX || text.toByteArray().size > BYTES_MAX) return null
        if (from != null && (originOf(from) == null || originOf(from) != originOf(url))) return null
        val secret = url.substringBefore('#').substringBefore('?').substringAfterLast('/')
        val message = Json.parseOrNull(text).asMembers()
        if (secret == "" || message["channel"] != CHANNEL || message["instance"] != secret) return null
        return when (message["type"]) {
            "complete" -> knownTransaction(message["data"])?.let { BridgeMessage.Complete(it) }
            "event" -> message.members("data").let { told ->
                told.text("name")?.takeIf { it in NAMES }?.let { BridgeMessage.Event(it, told["data"]) }
            }
            else -> null
        }
    }

    /** Scheme, host and port of a page's address; null: it is none. */
    internal fun originOf(url: String): String? = ORIGIN.find(url)?.value?.lowercase(Locale.ROOT)
}

/** Where an address is to be opened. */
public enum class Place {
    /** It is the one to come back to: it is heard, and not opened. */
    RETURN,
    SHEET,

    /** A page of a bank, in the browser, where the buyer may be known and sees whose it is. */
    BROWSER,

    /** Of another app. */
    APP,

    /** Nothing leads out of a web view into the files or the scripts of an app. */
    NOWHERE;

    public companion object {
        private val NEVER = Regex(
            "^(?:file|content|javascript|data|blob|filesystem|intent|android-app):.*",
            RegexOption.IGNORE_CASE,
        )
        private val WEB = Regex("^https?:.*", RegexOption.IGNORE_CASE)

        /**
         * Where the sheet of a checkout opens an address.
         *
         * @param isWindow the page wants a window of its own for it.
         */
        @JvmStatic
        public fun of(url: String, checkoutUrl: String, returnUrl: String?, isWindow: Boolean = false): Place = when {
            returnUrl != null && ReturnAddress.parameters(url, returnUrl) != null -> RETURN
            url.startsWith("about:") -> SHEET
            WEB.matches(url) -> {
                val isOurs = Bridge.originOf(url) == Bridge.originOf(checkoutUrl)
                if (isOurs && !isWindow) SHEET else BROWSER
            }
            NEVER.matches(url) || !url.contains(':') -> NOWHERE
            else -> APP
        }
    }
}
