package io.github.railyard.core

import java.util.Locale

/** How long each wait may take, in milliseconds. Behind every one of them is a state that offers something. */
internal object CheckoutLimits {
    /** Until the page of a checkout shows something, its opening and its loading each. */
    const val LOAD_MS: Long = 20_000
    const val CALL_MS: Long = 20_000
    const val FINGERPRINT_MS: Long = 10_000

    /** Until the buyer has approved, at the issuer, a bank or a wallet. */
    const val CHALLENGE_MS: Long = 600_000
    const val PAY_MS: Long = 60_000

    /** Until the service has said how a payment stands. */
    const val CONFIRM_MS: Long = 60_000

    /** The same, once the buyer has closed the sheet. */
    const val LEAVING_MS: Long = 10_000

    /** Between two questions. */
    const val PAUSE_MS: Long = 2_000

    /** Between two questions while the buyer may still be approving. */
    const val LOOK_MS: Long = 10_000

    /** Of a checkout: nobody can begin to pay after it. */
    const val LIFE_MS: Long = 3_600_000

    /** Status of a payment that the buyer has to approve. */
    const val APPROVAL: String = "buyer_approval_pending"
}

/** Where a checkout stands. */
public enum class CheckoutAt(
    /** In the words of the contract. */
    public val word: String,
    /** How long this may wait. */
    internal val waitMs: Long = CheckoutLimits.LIFE_MS,
) {
    IDLE("idle"),
    LOADING("loading", CheckoutLimits.LOAD_MS),
    READY("ready"),
    ENTERING("entering"),
    TOKENIZING("tokenizing", CheckoutLimits.CALL_MS),
    PREPARING_3DS("preparing3ds", CheckoutLimits.CALL_MS),
    FINGERPRINT("fingerprint", CheckoutLimits.FINGERPRINT_MS),
    AUTHENTICATING("authenticating", CheckoutLimits.CALL_MS),
    CHALLENGE("challenge", CheckoutLimits.CHALLENGE_MS),
    AWAITING_APP("awaitingApp", CheckoutLimits.CHALLENGE_MS),
    PAYING("paying", CheckoutLimits.PAY_MS),
    CONFIRMING("confirming", CheckoutLimits.CALL_MS),
    DONE("done"),
    FAILED("failed"),
    CLOSED("closed"),
}

/** Why the buyer is where they are. */
public enum class CheckoutReason(
    /** Key of what the buyer is told; null: nothing. */
    internal val told: String?,
) {
    /** The payment was refused; another card or another way may go. */
    DECLINED("declined"),

    /** What was typed, or asked for, is not taken. */
    REFUSED("refused"),

    /** Nothing came of the attempt, as far as the page knows. */
    NOT_MADE("network"),

    /** The buyer did not approve. */
    CANCELLED("cancelled"),

    /** They were not waited for any longer. */
    TIMED_OUT("timedOut"),

    /** Too many attempts: wait a minute. */
    OFTEN("often"),

    /** Nobody answered, or only that it is not possible now. */
    UNREACHABLE("network"),

    /** The page could not be loaded, or the system has ended it. */
    NOT_LOADED("notLoaded"),

    /** Nobody can say yet how the payment stands. */
    UNCONFIRMED("unconfirmed"),

    /** The checkout is over. */
    EXPIRED("over"),

    /** What was paid was given back meanwhile. */
    GIVEN_BACK("givenBack"),

    /** Another checkout was begun. */
    REPLACED(null);

    /** In the words of the contract. */
    public val word: String get() = name.lowercase(Locale.ROOT)
}

/** The hosted page in a sheet, or a card form of the app's own. */
public enum class CheckoutKind(internal val word: String) {
    PAGE("page"),
    FORM("form"),
}

/** Of the address that the sheet shows. */
internal enum class PageState(val word: String) {
    /** Not opened. */
    NONE("none"),

    /** Opened, or left for somebody else's. */
    OPENING("opening"),

    /** The page has said that it is there. */
    SHOWN("shown"),
}

/** As much of a transaction as a front end knows. */
public class KnownTransaction(
    public val id: String,
    /** Such as `captured`. */
    public val status: String,
) {
    internal val isFailed: Boolean get() = CheckoutStanding.of(status) == CheckoutStanding.ACTIVE

    /** The money is on its way, or the buyer sends it in their own time: there is nothing to wait for. */
    internal val isPromised: Boolean get() = status == "pending" || status == "transfer_pending"

    internal fun members(): Map<String, Any?> = mapOf("id" to id, "status" to status)
}

/** Null: it names none. */
internal fun knownTransaction(data: Any?): KnownTransaction? {
    val id = data.text("id") ?: return null
    return data.text("status")?.let { KnownTransaction(id, it) }
}

/** How a payment stands, in the words of the checkout's own address. */
public enum class CheckoutStanding {
    /** Nothing is paid, and the buyer may pay. */
    ACTIVE,
    PROCESSING,
    COMPLETED,
    GIVEN_BACK,
    EXPIRED;

    /** In the words of the contract. */
    public val word: String get() = name.lowercase(Locale.ROOT)

    public companion object {
        private val BY_STATUS = mapOf(
            "authorized" to COMPLETED,
            "capture_pending" to COMPLETED,
            "captured" to COMPLETED,
            "voided" to GIVEN_BACK,
            "returned" to GIVEN_BACK,
            "declined" to ACTIVE,
            "failed" to ACTIVE,
            "expired" to ACTIVE,
        )

        /** By the status of a transaction. One that is not known is not failed. */
        @JvmStatic
        public fun of(status: String): CheckoutStanding = BY_STATUS[status] ?: PROCESSING
    }
}

/** How a checkout ended. What was paid is with the service: ask your server. */
public class CheckoutEnd(
    public val outcome: CheckoutOutcome,
    /** Null: there is nothing to say. */
    public val reason: CheckoutReason?,
    /** The last that is known of; null does not say that there is none. */
    public val transaction: KnownTransaction?,
    /** Of the checkout, or of the checkout session. */
    public val id: String?,
) {
    internal fun members(): Map<String, Any?> = mapOf(
        "outcome" to outcome.word,
        "reason" to reason?.word,
        "transaction" to transaction?.members(),
        "id" to id,
    )

    /** For what outlives the process. */
    public fun toText(): String = Json.text(members())

    public companion object {
        /** Null: it is no end that was written by [toText]. */
        @JvmStatic
        public fun ofText(text: String): CheckoutEnd? {
            val kept = Json.parseOrNull(text)
            val outcome = CheckoutOutcome.values().find { it.word == kept.text("outcome") } ?: return null
            val reason = CheckoutReason.values().find { it.word == kept.text("reason") }
            return CheckoutEnd(outcome, reason, knownTransaction(kept.members("transaction")), kept.text("id"))
        }
    }
}

/** The word for an end. */
public enum class CheckoutOutcome {
    /** Paid, or promised, as the service says. */
    COMPLETED,

    /** Under way, or nobody could say. */
    PENDING,

    /** The buyer left, and nothing is under way. */
    CLOSED,

    /** The reason says why nothing can be paid. */
    FAILED;

    /** In the words of the contract. */
    public val word: String get() = name.lowercase(Locale.ROOT)
}

/** The whole of a checkout: what it has to know, and nothing of a card. It does not change: the next one is another. */
public class CheckoutState internal constructor() : Cloneable {
    public var at: CheckoutAt = CheckoutAt.IDLE
        internal set

    /** Null: not begun. */
    public var kind: CheckoutKind? = null
        internal set

    /** Of the checkout, or of the checkout session; null: there is none yet. */
    public var id: String? = null
        internal set

    /** What the sheet shows: the page, or an approval; null: none. */
    public var url: String? = null
        internal set

    /** The last that is known of; null: none. */
    public var transaction: KnownTransaction? = null
        internal set

    /** Which of the attempts a payment is asked for as. The next begins when the last has certainly failed. */
    public var attempt: Int = 1
        internal set

    /** A payment was asked for, and nobody has said that it failed. */
    public var isUnderWay: Boolean = false
        internal set

    /** Null: there is nothing to say. */
    public var reason: CheckoutReason? = null
        internal set

    /** Of `FAILED`: the buyer may go on. False: it is over. */
    public var canRetry: Boolean = false
        internal set

    @JvmField internal var page: PageState = PageState.NONE
    @JvmField internal var hasSdk: Boolean = false

    /** Transactions of earlier attempts, which say nothing of this one. */
    @JvmField internal var failedIds: List<String> = emptyList()

    /** The buyer has closed the sheet, and the service is asked once more. */
    @JvmField internal var isLeaving: Boolean = false

    /** How often something was asked that has to know its answer again. */
    @JvmField internal var asks: Int = 0

    /** Only an answer to a later question counts. */
    @JvmField internal var answeredUpTo: Int = 0

    /** The service has said once that nothing is under way. It is believed the second time. */
    @JvmField internal var isDoubted: Boolean = false
    @JvmField internal var outcome: CheckoutOutcome? = null

    /** When the wait of this state is over, in milliseconds since 1970. */
    @JvmField internal var deadline: Long? = null

    /** Of `CONFIRMING`: no longer than this, however often it is asked. */
    @JvmField internal var until: Long? = null

    /** How long the buyer may take to approve; null: nobody asks them. */
    @JvmField internal var approveBy: Long? = null

    /** When nobody can begin to pay any more. */
    @JvmField internal var expiresAt: Long? = null

    internal inline fun with(change: (CheckoutState) -> Unit): CheckoutState = (clone() as CheckoutState).also(change)

    /** Nothing of the address and the session, which are credentials. */
    override fun toString(): String = "CheckoutState(${at.word})"

    /** The end was told, and nothing happens any more. */
    public val isOver: Boolean
        get() = at == CheckoutAt.DONE || at == CheckoutAt.CLOSED || (at == CheckoutAt.FAILED && !canRetry)

    /** Whether there is something that the service can be asked about. */
    internal val canAsk: Boolean
        get() = id != null && at != CheckoutAt.IDLE && !(at == CheckoutAt.FAILED && !canRetry)

    /** The SDK asks before the payment; an approval is asked for by a payment. */
    internal val isSdkChallenge: Boolean
        get() = at == CheckoutAt.CHALLENGE && kind == CheckoutKind.FORM && !isUnderWay

    /** What is kept through the death of the process; null: there is nothing yet that could be asked about. */
    internal fun snapshot(): Map<String, Any?>? {
        val kept = kind
        if (kept == null || id == null) return null
        return mapOf(
            "version" to 1,
            "at" to at.word,
            "kind" to kept.word,
            "id" to id,
            "url" to url,
            "hasSdk" to hasSdk,
            "transaction" to transaction?.members(),
            "attempt" to attempt,
            "isUnderWay" to isUnderWay,
            "failedIds" to failedIds,
            "deadline" to deadline,
            "expiresAt" to expiresAt,
        )
    }
}

/** How a checkout ends in whose place another one begins, after its process has ended; null: there was none. */
public fun endOfReplaced(snapshot: String?): CheckoutEnd? {
    val now = System.currentTimeMillis()
    val after = Checkout.reduce(Checkout.restore(snapshot, now).state, CheckoutEvent.Replaced, now)
    return after.effects.firstNotNullOfOrNull { (it as? CheckoutEffect.End)?.end }
}

/** Null: it is no snapshot that this version wrote. */
internal fun checkoutOfSnapshot(kept: Any?): CheckoutState? {
    val kind = CheckoutKind.values().find { it.word == kept.text("kind") } ?: return null
    val members = kept.asMembers()
    val transaction = members["transaction"]
    val known = knownTransaction(transaction)
    val isWhole = members["version"] == 1L &&
        (members["url"] is String || (kind == CheckoutKind.FORM && members["url"] == null)) &&
        (known != null || transaction == null) &&
        (members["deadline"] == null || members["deadline"] is Long)
    if (!isWhole) return null
    val state = CheckoutState()
    state.kind = kind
    state.id = members["id"] as? String ?: return null
    state.url = members["url"] as? String
    state.hasSdk = members["hasSdk"] as? Boolean ?: return null
    state.transaction = known
    state.attempt = (members["attempt"] as? Long ?: return null).toInt()
    state.isUnderWay = members["isUnderWay"] as? Boolean ?: return null
    state.failedIds = (members["failedIds"] as? List<*> ?: return null).map { it as? String ?: return null }
    state.expiresAt = members["expiresAt"] as? Long ?: return null
    return state
}

/** A call that the machine asks for, or what collects the device. */
internal enum class CheckoutCall(val word: String) {
    OPEN_CHECKOUT("openCheckout"),
    TOKENIZE("tokenize"),
    THREE_D_SECURE_VERSION("threeDSecureVersion"),
    DEVICE("device"),
    THREE_D_SECURE_AUTHENTICATE("threeDSecureAuthenticate"),
    PAY("pay"),
    STATUS("status"),
}

/** What has happened. */
public sealed class CheckoutEvent(
    /** In the words of the contract. */
    internal val word: String,
) {
    public class StartForm(public val sessionId: String, public val hasSdk: Boolean) : CheckoutEvent("start")

    /** Answer of `OPEN_CHECKOUT`. */
    internal class Opened(val id: String, val url: String) : CheckoutEvent("opened")

    /** Answer of `TOKENIZE`. */
    internal class Tokenized(val ask: Int) : CheckoutEvent("tokenized")

    /** Null: the card does not take part. */
    internal class Version(val version: ThreeDSecureVersion?) : CheckoutEvent("version")
    internal class Device(val device: ThreeDSecureDevice) : CheckoutEvent("device")
    internal class Result(val result: ThreeDSecureResult) : CheckoutEvent("result")
    internal class Challenged(val how: ChallengeEnd) : CheckoutEvent("challenged")

    /** Answer of `PAY`, whose `ask` is the attempt, or what the page says of one: then 0. */
    internal class Created(
        val ask: Int,
        val transaction: KnownTransaction,
        val approvalUrl: String?,
    ) : CheckoutEvent("created")

    /** The page says that the buyer did not approve. */
    internal class Cancelled(val transaction: KnownTransaction?) : CheckoutEvent("cancelled")

    /** Answer of `STATUS`. */
    internal class Stood(
        val ask: Int,
        val standing: CheckoutStanding,
        val transaction: KnownTransaction?,
        /** Where the buyer approves what was paid in a form; null: nowhere. */
        val approvalUrl: String? = null,
    ) : CheckoutEvent("standing")

    /** Status 0: nobody answered. `ask` is that of `TOKENIZE`, `PAY` and `STATUS`, else 0. */
    internal class Fault(
        val call: CheckoutCall,
        val status: Int,
        val ask: Int = 0,
    ) : CheckoutEvent("fault")

    private class Plain(word: String) : CheckoutEvent(word)

    public companion object {
        @JvmField
        public val StartPage: CheckoutEvent = Plain("start")

        /** The page shows ways to pay. */
        @JvmField
        public val Loaded: CheckoutEvent = Plain("loaded")

        /** The buyer types. */
        @JvmField
        public val Entered: CheckoutEvent = Plain("entered")

        /** The buyer has pressed the button that pays. */
        @JvmField
        public val Submitted: CheckoutEvent = Plain("submitted")

        /** The page knows of no payment that came of the attempt. */
        @JvmField
        public val NotCreated: CheckoutEvent = Plain("notCreated")

        /** The buyer is in another app, a browser, or on a page of somebody else. */
        @JvmField
        public val Left: CheckoutEvent = Plain("left")

        /** Whatever says that the buyer is back, or that something has changed: a hint, and nothing more. */
        @JvmField
        public val Returned: CheckoutEvent = Plain("returned")

        /** The page could not be loaded, or the system has ended it. */
        @JvmField
        public val Lost: CheckoutEvent = Plain("lost")

        /** The time of the last wait has come. */
        @JvmField
        public val Time: CheckoutEvent = Plain("time")

        /** The buyer asks for what `FAILED` offers. */
        @JvmField
        public val Retry: CheckoutEvent = Plain("retry")

        /** The buyer closes the sheet, or gives up. */
        @JvmField
        public val Close: CheckoutEvent = Plain("close")

        /** Another checkout begins. */
        @JvmField
        public val Replaced: CheckoutEvent = Plain("replaced")
    }
}

/** What is to be done, each when the one before it is done; a call's answer is not waited for. */
internal sealed class CheckoutEffect(
    /** In the words of the contract. */
    val word: String,
) {
    /** Keep this text in the place of what was kept, before the next effect is begun. */
    class Save(val members: Map<String, Any?>) : CheckoutEffect("save") {
        val snapshot: String get() = Json.text(members)
    }

    /** Ask, and tell the answer as an event. */
    class Ask(
        val call: CheckoutCall,
        /** Of `THREE_D_SECURE_AUTHENTICATE`. */
        val device: ThreeDSecureDevice? = null,
        /** Of `PAY`: the idempotency key is made of the session and this number. */
        val attempt: Int = 0,
        /** Of `TOKENIZE`, `PAY` and `STATUS`. */
        val ask: Int = 0,
        /** Of `STATUS`. */
        val transactionId: String? = null,
    ) : CheckoutEffect("call")

    /** Show this address in the sheet. */
    class Open(val url: String) : CheckoutEffect("open")

    /** Have the SDK collect the device. */
    class CollectDevice(val version: ThreeDSecureVersion) : CheckoutEffect("device")

    /** Have the SDK ask the cardholder. */
    class AskCardholder(
        val challenge: ThreeDSecureChallenge,
    ) : CheckoutEffect("challenge")

    /** Tell `Time` then, in milliseconds since 1970. Takes the place of an earlier wait. */
    class Wait(val until: Long) : CheckoutEffect("wait")

    /** Tell the app. Once. */
    class End(val end: CheckoutEnd) : CheckoutEffect("end")

    object Forget : CheckoutEffect("forget")

    /** Take the sheet away. */
    object Dismiss : CheckoutEffect("dismiss")
}

/** A state, and what is to be done. */
internal class Reduced(
    val state: CheckoutState,
    val effects: List<CheckoutEffect>,
)
