package io.github.railyard.core

/** Steps and events of an authentication, as the vectors write them. */
internal object ThreeDSecureJson {
    fun step(json: Map<String, Any?>): ThreeDSecureStep = when (json.text("at")) {
        "version" -> ThreeDSecureStep.AskVersion
        "device" -> ThreeDSecureStep.AskDevice(ThreeDSecureVersion(json["version"]))
        "authentication" -> ThreeDSecureStep.AskIssuer(ThreeDSecureDevice(json.members("device")))
        "challenge" -> ThreeDSecureStep.AskCardholder(ThreeDSecureChallenge(json.members("challenge")))
        "approval" -> ThreeDSecureStep.Approval(json.needed("returnUrl"))
        else -> ThreeDSecureStep.End(
            ThreeDSecureOutcome.values().first { it.word == json.text("outcome") },
            json.text("transactionStatus"),
            json.text("cardholderInfo"),
            json.members("parameters").mapValues { it.value as String },
        )
    }

    fun next(step: ThreeDSecureStep, json: Map<String, Any?>): ThreeDSecureStep = when (val kind = json.text("kind")) {
        "version" -> step.next(CheckoutEvent.Version(json["version"]?.let(::ThreeDSecureVersion)))
        "device" -> step.next(CheckoutEvent.Device(ThreeDSecureDevice(json.members("device"))))
        "result" -> step.next(CheckoutEvent.Result(ThreeDSecureResult(json["result"])))
        "navigated" -> step.navigated(json.needed("url"))
        else -> step.next(CheckoutEvent.Challenged(CheckoutJson.howOf(kind)))
    }

    fun written(step: ThreeDSecureStep): Map<String, Any?> = when (step) {
        is ThreeDSecureStep.AskVersion -> mapOf("at" to "version")
        is ThreeDSecureStep.AskDevice -> mapOf("at" to "device", "version" to step.version.members)
        is ThreeDSecureStep.AskIssuer -> mapOf("at" to "authentication", "device" to step.device.members)
        is ThreeDSecureStep.AskCardholder -> mapOf("at" to "challenge", "challenge" to step.challenge.members)
        is ThreeDSecureStep.Approval -> mapOf("at" to "approval", "returnUrl" to step.returnUrl)
        is ThreeDSecureStep.End -> mapOf("at" to "end", "outcome" to step.outcome.word) + when (step.outcome) {
            ThreeDSecureOutcome.ANSWERED ->
                mapOf("transactionStatus" to step.transactionStatus, "cardholderInfo" to step.cardholderInfo)
            ThreeDSecureOutcome.RETURNED -> mapOf("parameters" to step.parameters)
            else -> emptyMap()
        }
    }
}
