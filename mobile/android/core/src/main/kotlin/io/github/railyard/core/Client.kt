package io.github.railyard.core

import java.io.IOException
import java.net.URLEncoder
import java.util.Locale

/** What a buyer can do about a fault. */
public enum class FaultKind {
    /** Try again. What was asked for may have happened: repeat a payment under its idempotency key. */
    NETWORK,

    /** Wait a minute. */
    OFTEN,

    /** Begin again: the session is over. */
    EXPIRED,

    /** Correct what they typed, or take another card. */
    REFUSED,

    /** Try later. */
    UNAVAILABLE;

    /** In the words of the contract. */
    public val word: String get() = name.lowercase(Locale.ROOT)

    public companion object {
        /** What can be done about an answer with this status; 0: nobody answered. */
        @JvmStatic
        public fun of(status: Int): FaultKind = when {
            status == 0 -> NETWORK
            status == 429 -> OFTEN
            status == 404 -> EXPIRED
            status >= 500 -> UNAVAILABLE
            else -> REFUSED
        }
    }
}

/** The service refused, or did not answer (status 0): then what was asked for may have happened. */
public class ApiFault internal constructor(
    /** HTTP status; 0: there was no answer. */
    public val status: Int,
    answer: Map<String, Any?>,
    cause: Throwable? = null,
) : Exception(answer.text("message") ?: "the service did not answer", cause) {
    /** What your own server answered, for [CheckoutCalls]: 400 to 499 where nothing was paid for certain. */
    public constructor(status: Int) : this(status, emptyMap())

    /** The service's word for it. */
    public val code: String = answer.text("code") ?: "network_error"

    /** What the buyer can do about it. */
    public val kind: FaultKind = FaultKind.of(status)

    /** Each thing that is wrong, with its place. */
    public val details: List<Any?> = answer["details"] as? List<Any?> ?: emptyList()
}

/** What is known of a card by its first digits. */
public class CardDetails internal constructor(answer: Any?) {
    public val bin: String = answer.needed("bin")

    /** Null: not known. */
    public val scheme: String? = answer.text("scheme")

    /** `credit`, `debit` …; null: not known. */
    public val cardType: String? = answer.text("card_type")
    public val schemeIconUrl: String? = answer.text("scheme_icon_url")

    /** Other schemes of a card that has several. */
    public val additionalSchemes: List<String> =
        (answer.asMembers()["additional_schemes"] as? List<*>).orEmpty().filterIsInstance<String>()
}

/** What a front end is told of a payment. Your server reads the whole of it. */
public class Transaction internal constructor(answer: Any?) {
    /** What your own server says of it, for [CheckoutCalls]. */
    public constructor(id: String, status: String, approvalUrl: String?) :
        this(mapOf("id" to id, "status" to status, "payment_method" to mapOf("approval_url" to approvalUrl)))

    public val id: String = answer.needed("id")
    public val status: String = answer.needed("status")

    /** Opens the session of a wallet's SDK; null: there is none. */
    public val sessionToken: String? = answer.text("session_token")

    /** Where the buyer approves it; null: nobody has to. */
    public val approvalUrl: String? = answer.members("payment_method").text("approval_url")
}

/** What a wallet's own SDK starts with. */
public class WalletSession internal constructor(answer: Any?) {
    /** What the SDK starts with; empty: nothing. */
    public val data: Map<String, Any?> = answer.members("session_data")

    /** Where the SDK's client is sent when it is done, and what [Client.completeTransaction] asks. */
    public val completionUrl: String = answer.needed("default_completion_url")

    /** The client that the session is for. */
    public val integrationClient: String = answer.needed("integration_client")
}

/** The checkout as a page. Whoever has the address can pay, and sees what is paid. */
public class CheckoutPage internal constructor(answer: Any?) {
    public val id: String = answer.needed("id")
    public val url: String = answer.needed("url")
}

/**
 * The calls of a buyer's device. None of them takes an API key: the id of a checkout session is a credential, and other
 * calls take a token that your server makes for one checkout. Each waits for its answer, so do not call them on the
 * thread of the screen.
 *
 * @param apiUrl where the service is, for example `https://pay.example`; `http` only on this machine.
 * @param token a token for front ends, or what asks your server for one.
 */
@OptIn(PutsAppInPciScope::class)
public class Client @PutsAppInPciScope constructor(
    apiUrl: String,
    private val token: (() -> String)?,
    private val merchantAccountId: String?,
    private val transport: Transport,
) {
    private val origin: String = originOf(apiUrl)

    public constructor(apiUrl: String, token: (() -> String)? = null, merchantAccountId: String? = null) :
        this(apiUrl, token, merchantAccountId, HttpTransport())

    /**
     * Puts the card of the form into a checkout session. Your server then pays with
     * `{"method": "checkout-session", "id": …}`. The form is cleared where it worked.
     */
    @JvmOverloads
    public fun tokenize(sessionId: String, card: CardForm, cancellation: Cancellation = Cancellation()) {
        val fields = card.fields() ?: throw IllegalStateException("The card is not complete: look at problems")
        call("PUT", sessionPath(sessionId, "fields"), fields, cancellation = cancellation, least = BUFFER_BYTES)
        card.clear()
    }

    /** What the first six to eight digits of a card say. */
    public fun cardDetails(sessionId: String, bin: String): CardDetails {
        require(bin.length <= BIN_MAX) { "The first eight digits are enough" }
        return CardDetails(call("POST", sessionPath(sessionId, "card-details"), mapOf("bin" to bin)))
    }

    /** How 3-D Secure is set up for the card of the session, in the words of the contract. */
    public fun acquirer(sessionId: String): Map<String, Any?> =
        call("GET", sessionPath(sessionId, "acquirer")).asMembers()

    /** What a 3-D Secure SDK starts with; null: go on without. */
    public fun threeDSecureVersion(sessionId: String): ThreeDSecureVersion? = try {
        ThreeDSecureVersion(call("GET", sessionPath(sessionId, "three-d-secure-version")))
    } catch (_: ApiFault) {
        null
    }

    /** Asks the card's issuer, with what the SDK said of the device. */
    public fun threeDSecureAuthenticate(sessionId: String, device: ThreeDSecureDevice): ThreeDSecureResult =
        ThreeDSecureResult(call("POST", sessionPath(sessionId, "three-d-secure-authenticate"), device.members))

    /** The ways to pay of a cart, in the words of the contract. */
    public fun paymentOptions(asked: Map<String, Any?>): List<Map<String, Any?>> =
        (byToken("/payment-options", asked).asMembers()["items"] as? List<*>).orEmpty().map { it.asMembers() }

    /** Opens the whole checkout as a page: `amount`, `currency`, `country`, and what else the contract has. */
    @JvmOverloads
    public fun openCheckout(options: Map<String, Any?>, cancellation: Cancellation = Cancellation()): CheckoutPage =
        CheckoutPage(byToken("/embedded-checkouts", options, cancellation = cancellation))

    /** How the checkout at [pageUrl] stands, whose address is the credential. */
    public fun checkoutStanding(
        pageUrl: String,
        transactionId: String?,
    ): Pair<CheckoutStanding, KnownTransaction?> {
        // buyers may reach the service by another name than the app does
        val at = originOf(pageUrl)
        val page = pageUrl.substringBefore('#').substringBefore('?').substring(at.length)
        val answer = call("GET", "$page/state?transaction_id=${encode(transactionId.orEmpty())}", at = at)
        val status = answer.needed("status")
        val standing = CheckoutStanding.values().find { it.word == status } ?: CheckoutStanding.PROCESSING
        return standing to knownTransaction(answer.members("transaction"))
    }

    /** What the sheet of a checkout asks; `options` are those of [openCheckout]. */
    public fun pageCalls(options: Map<String, Any?>): CheckoutCalls = object : CheckoutCalls {
        override fun openCheckout(): CheckoutPage = openCheckout(options)

        override fun standing(state: CheckoutState, transactionId: String?): Pair<CheckoutStanding, KnownTransaction?> =
            checkoutStanding(state.url.orEmpty(), transactionId)
    }

    /**
     * Pays, held to what the token pins. Repeat it under the same key where nobody answered: the same payment is
     * answered, and none is made twice.
     */
    public fun createTransaction(transaction: Map<String, Any?>, idempotencyKey: String): Transaction =
        Transaction(byToken("/transactions", transaction, mapOf("idempotency-key" to idempotencyKey)))

    /** Exchanges the `session_token` of a transaction, which is the credential. */
    public fun transactionSession(transactionId: String, sessionToken: String): WalletSession {
        val path = "/transactions/${encode(transactionId)}/session?token=${encode(sessionToken)}"
        return WalletSession(call("POST", path, emptyMap()))
    }

    /** Goes on with what the buyer approved in the wallet's SDK. May be repeated. */
    public fun completeTransaction(session: WalletSession): KnownTransaction {
        val at = originOf(session.completionUrl)
        check(at == origin) { "The address of the wallet's session is not the service's" }
        val answer = call("GET", session.completionUrl.substring(at.length))
        return KnownTransaction(answer.needed("transaction_id"), answer.needed("status"))
    }

    /** What Google Pay is started with: `gateway_merchant_id` and `token`. */
    public fun googlePaySession(originDomain: String): Map<String, Any?> =
        wallet("google/session", mapOf("origin_domain" to originDomain))

    /** What Paze is started with. The steps after it take its `accessToken` and `sessionId`. */
    public fun pazeSession(): Map<String, Any?> = wallet("paze/session", mapOf("source" to "mobile"))

    /** Opens a session at Paze, in Paze's own words. */
    public fun createPazeSession(body: Map<String, Any?>): Map<String, Any?> = wallet("paze/session/create", body)

    /** What the buyer chose at Paze. */
    public fun reviewPazeSession(body: Map<String, Any?>): Map<String, Any?> = wallet("paze/session/review", body)

    /** Its `securePayload` pays, as the token of a payment method `paze`. */
    public fun completePazeSession(body: Map<String, Any?>): Map<String, Any?> = wallet("paze/session/complete", body)

    /** What Click to Pay is started with. The checkout session is the credential. */
    public fun clickToPaySession(sessionId: String): Map<String, Any?> =
        call("POST", "/digital-wallets/click-to-pay/session", mapOf("checkout_session_id" to sessionId)).asMembers()

    private fun wallet(path: String, body: Map<String, Any?>): Map<String, Any?> =
        byToken("/digital-wallets/$path", body).asMembers()

    private fun byToken(
        path: String,
        body: Map<String, Any?>,
        headers: Map<String, String> = emptyMap(),
        cancellation: Cancellation = Cancellation(),
    ): Any? {
        val given = token?.invoke().orEmpty()
        check(given != "") { "This call needs a token for front ends" }
        val whose = merchantAccountId?.let { mapOf("x-merchant-account-id" to it) }.orEmpty()
        val credential = mapOf("authorization" to "Bearer $given") + whose
        return call("POST", path, body, credential + headers, cancellation)
    }

    private fun call(
        method: String,
        path: String,
        body: Map<String, Any?>? = null,
        headers: Map<String, String> = emptyMap(),
        cancellation: Cancellation = Cancellation(),
        least: Int = 0,
        at: String = origin,
    ): Any? {
        val bytes = body?.let { Json.bytes(it, least) }
        val type = if (bytes == null) emptyMap() else mapOf("content-type" to "application/json")
        val answer = try {
            if (cancellation.isCancelled) throw IOException("cancelled")
            transport.send(Request(method, at + path, type + headers, bytes), cancellation)
        } catch (error: IOException) {
            throw ApiFault(0, emptyMap(), error)
        } finally {
            bytes?.fill(0)
        }
        // what stands between us and the service may answer with a page
        val told = Json.parseOrNull(String(answer.body, Charsets.UTF_8))
        if (answer.status !in 200..299) throw ApiFault(answer.status, told.asMembers())
        return told
    }

    private companion object {
        const val BIN_MAX = 8

        /** Whoever sends as much at once sends it past the buffer of a connection, which keeps what was in it. */
        const val BUFFER_BYTES = 8192
        val ORIGIN = Regex(
            "^(https?)://([^/?#\\s@:]+|\\[[0-9a-fA-F:]+])(?::[0-9]+)?(?=[/?#]|$)",
            RegexOption.IGNORE_CASE,
        )

        /** As a host is called that is this machine; `10.0.2.2` is what an emulator calls the one it runs on. */
        val HERE = setOf("localhost", "127.0.0.1", "[::1]", "10.0.2.2")

        fun originOf(url: String): String {
            val found = requireNotNull(ORIGIN.find(url)) { "$url is no service's address: https://pay.example is one" }
            val (scheme, host) = found.destructured
            require(scheme.equals("https", true) || host.lowercase(Locale.ROOT) in HERE) {
                "${found.value} would send cards in clear: take https"
            }
            return found.value
        }

        fun sessionPath(sessionId: String, what: String): String = "/checkout/sessions/${encode(sessionId)}/$what"

        fun encode(text: String): String = URLEncoder.encode(text, "UTF-8").replace("+", "%20")
    }
}
