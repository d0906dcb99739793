package io.github.railyard.core

import java.util.Locale
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicReference

/** What a 3-D Secure SDK starts with. */
public class ThreeDSecureVersion internal constructor(answer: Any?) {
    internal val members: Map<String, Any?> = answer.asMembers()
    public val directoryServerId: String = answer.needed("directory_server_id")
    public val messageVersion: String = answer.needed("message_version")

    /** Key of the vendor's SDK; null: it needs none. */
    public val apiKey: String? = answer.text("api_key")
}

/** What a 3-D Secure SDK has collected of the device. Names are EMV's. */
public class ThreeDSecureDevice internal constructor(internal val members: Map<String, Any?>) {
    /**
     * @param sdkEncryptedData `sdkEncData`, which only the directory server can open.
     * @param sdkEphemeralPublicKey `sdkEphemPubKey`, a JWK: `kty`, `crv`, `x` and `y`.
     * @param maxTimeoutMinutes at least 5.
     */
    public constructor(
        sdkAppId: String,
        sdkTransactionId: String,
        sdkReferenceNumber: String,
        sdkEncryptedData: String,
        sdkEphemeralPublicKey: Map<String, String>,
        maxTimeoutMinutes: Int = 5,
        sdkInterface: String = "03",
        sdkUiTypes: List<String> = listOf("01", "02", "03", "04", "05"),
    ) : this(
        mapOf(
            "default_sdk_type" to mapOf("wrappedInd" to "N", "sdkVariant" to "01"),
            "device_channel" to "01",
            "device_render_options" to mapOf("sdkInterface" to sdkInterface, "sdkUiType" to sdkUiTypes),
            "sdk_app_id" to sdkAppId,
            "sdk_encrypted_data" to sdkEncryptedData,
            "sdk_ephemeral_pub_key" to sdkEphemeralPublicKey,
            "sdk_reference_number" to sdkReferenceNumber,
            "sdk_max_timeout" to maxTimeoutMinutes.toString().padStart(2, '0'),
            "sdk_transaction_id" to sdkTransactionId,
        ),
    )
}

/** What the SDK needs to ask the cardholder. */
public class ThreeDSecureChallenge internal constructor(internal val members: Map<String, Any?>) {
    public val serverTransactionId: String = members.needed("server_transaction_id")
    public val acsTransactionId: String = members.needed("acs_transaction_id")
    public val acsReferenceNumber: String = members.needed("acs_reference_number")

    /** EMV `acsRenderingType`. */
    public val acsRenderingType: Map<String, Any?> = members.members("acs_rendering_type")

    /** EMV `acsSignedContent`, which the SDK verifies. */
    public val acsSignedContent: String = members.needed("acs_signed_content")
}

/** What came of asking the card's issuer. */
public class ThreeDSecureResult internal constructor(answer: Any?) {
    /** `FINISH`, `CHALLENGE` or `ERROR`. */
    public val indicator: String = answer.needed("indicator")

    /** What the SDK shows; null: nothing. */
    public val challenge: ThreeDSecureChallenge? =
        answer.members("challenge").ifEmpty { null }?.let(::ThreeDSecureChallenge)

    /** EMV's word for the outcome; null: not yet. */
    public val transactionStatus: String? = answer.text("transaction_status")

    /** The issuer's words for the buyer; null: none. */
    public val cardholderInfo: String? = answer.text("cardholder_info")
}

/** How an SDK's challenge ended. */
public enum class ChallengeEnd {
    CHALLENGED,
    CLOSED,
    TIMED_OUT,
    FAILED,
}

/**
 * A 3-D Secure SDK of a vendor, which EMVCo has approved, behind two questions. Both are asked on a thread that may
 * wait.
 */
public interface ThreeDSecureSdk {
    /** Opens a transaction at the directory server, and collects the device. */
    public fun device(version: ThreeDSecureVersion): ThreeDSecureDevice

    /** Asks the cardholder, and tells the end, on any thread. */
    public fun challenge(challenge: ThreeDSecureChallenge, end: (ChallengeEnd) -> Unit)
}

/** Where an authentication stands. */
public sealed class ThreeDSecureStep {
    /** Ask the service for the version. A native app begins here. */
    internal object AskVersion : ThreeDSecureStep()

    /** Ask the SDK for the device. */
    internal class AskDevice(val version: ThreeDSecureVersion) : ThreeDSecureStep()

    /** Ask the issuer. */
    internal class AskIssuer(val device: ThreeDSecureDevice) : ThreeDSecureStep()

    /** Have the SDK ask the cardholder. */
    internal class AskCardholder(val challenge: ThreeDSecureChallenge) : ThreeDSecureStep()

    /** The approval page stands in a web view, which begins here. */
    public class Approval(public val returnUrl: String) : ThreeDSecureStep()

    /**
     * None of them says that the payment may go on: the result is with the service, and a payment with the session uses
     * it.
     */
    public class End internal constructor(
        public val outcome: ThreeDSecureOutcome,
        /** EMV's word, such as `Y`; null: there is none. */
        public val transactionStatus: String? = null,
        /** What the issuer wants the buyer to read. */
        public val cardholderInfo: String? = null,
        /** Those of the return address. */
        public val parameters: Map<String, String> = emptyMap(),
    ) : ThreeDSecureStep()

    /**
     * The step after something has happened. What is not expected changes nothing: an answer may come late, and a page
     * twice.
     */
    internal fun next(event: CheckoutEvent): ThreeDSecureStep = when {
        this is End -> this
        event is CheckoutEvent.Challenged -> afterChallenge(event.how)
        this is AskVersion && event is CheckoutEvent.Version ->
            event.version?.let(::AskDevice) ?: End(ThreeDSecureOutcome.NOT_ATTEMPTED)
        this is AskDevice && event is CheckoutEvent.Device -> AskIssuer(event.device)
        this is AskIssuer && event is CheckoutEvent.Result -> afterAnswer(event.result)
        else -> this
    }

    /** The step after the page in the web view went to an address. */
    public fun navigated(url: String): ThreeDSecureStep {
        val returnUrl = (this as? Approval)?.returnUrl ?: return this
        val parameters = ReturnAddress.parameters(url, returnUrl) ?: return this
        return End(ThreeDSecureOutcome.RETURNED, parameters = parameters)
    }

    private fun afterChallenge(how: ChallengeEnd): ThreeDSecureStep = when {
        how == ChallengeEnd.CHALLENGED -> if (this is AskCardholder) End(ThreeDSecureOutcome.CHALLENGED) else this
        how == ChallengeEnd.CLOSED -> End(ThreeDSecureOutcome.CANCELLED)
        how == ChallengeEnd.TIMED_OUT -> End(ThreeDSecureOutcome.TIMED_OUT)
        // before the issuer is asked nothing has happened; after that, who knows
        else ->
            End(if (isBeforeIssuer) ThreeDSecureOutcome.NOT_ATTEMPTED else ThreeDSecureOutcome.UNKNOWN)
    }

    private val isBeforeIssuer get() = this is AskVersion || this is AskDevice

    private fun afterAnswer(result: ThreeDSecureResult): ThreeDSecureStep = when {
        result.indicator == "CHALLENGE" && result.challenge != null -> AskCardholder(result.challenge)
        result.indicator == "ERROR" -> End(ThreeDSecureOutcome.NOT_ATTEMPTED)
        result.indicator == "FINISH" ->
            End(ThreeDSecureOutcome.ANSWERED, result.transactionStatus, result.cardholderInfo)
        else -> End(ThreeDSecureOutcome.UNKNOWN)
    }
}

/** How an authentication ended. */
public enum class ThreeDSecureOutcome {
    /** Without a challenge. */
    ANSWERED,

    /** The buyer has answered in the SDK. */
    CHALLENGED,

    /** The buyer is back from the approval page. */
    RETURNED,

    /** The buyer left. */
    CANCELLED,

    /** The buyer did not answer. */
    TIMED_OUT,

    /** Go on without. */
    NOT_ATTEMPTED,

    /** The answer got lost: ask your server. */
    UNKNOWN;

    /** In the words of the contract. */
    public val word: String get() = name.lowercase(Locale.ROOT).replace('_', '-')
}

/**
 * Authenticates the card of a session. Whatever comes of it, pay with the session next. Waits, as long as a challenge
 * takes: do not call it on the thread of the screen.
 */
public fun Client.authenticate(
    sessionId: String,
    sdk: ThreeDSecureSdk,
    challengeMs: Long = 600_000,
): ThreeDSecureStep.End {
    var step: ThreeDSecureStep = ThreeDSecureStep.AskVersion
    while (step !is ThreeDSecureStep.End) {
        val event = try {
            eventAt(step, sessionId, sdk, challengeMs)
        } catch (_: Exception) {
            // of the service or of a vendor's code: both are told by the outcome
            CheckoutEvent.Challenged(ChallengeEnd.FAILED)
        }
        step = step.next(event)
    }
    return step
}

private fun Client.eventAt(
    step: ThreeDSecureStep,
    sessionId: String,
    sdk: ThreeDSecureSdk,
    challengeMs: Long,
): CheckoutEvent = when (step) {
    is ThreeDSecureStep.AskVersion -> CheckoutEvent.Version(threeDSecureVersion(sessionId))
    is ThreeDSecureStep.AskDevice -> CheckoutEvent.Device(sdk.device(step.version))
    is ThreeDSecureStep.AskIssuer ->
        CheckoutEvent.Result(threeDSecureAuthenticate(sessionId, step.device))
    is ThreeDSecureStep.AskCardholder -> challenged(sdk, step.challenge, challengeMs)
    is ThreeDSecureStep.Approval, is ThreeDSecureStep.End -> CheckoutEvent.Challenged(ChallengeEnd.FAILED)
}

private fun challenged(sdk: ThreeDSecureSdk, challenge: ThreeDSecureChallenge, timeoutMs: Long): CheckoutEvent {
    val told = CountDownLatch(1)
    val end = AtomicReference<ChallengeEnd>()
    sdk.challenge(challenge) {
        if (end.compareAndSet(null, it)) told.countDown()
    }
    val isTold = told.await(timeoutMs, TimeUnit.MILLISECONDS)
    return CheckoutEvent.Challenged(if (isTold) end.get() else ChallengeEnd.TIMED_OUT)
}
