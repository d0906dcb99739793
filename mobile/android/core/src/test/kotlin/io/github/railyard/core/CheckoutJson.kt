package io.github.railyard.core

/** States, events and effects of a checkout, as the vectors write them. */
internal object CheckoutJson {
    fun written(state: CheckoutState): Map<String, Any?> = mapOf(
        "at" to state.at.word,
        "kind" to state.kind?.word,
        "id" to state.id,
        "url" to state.url,
        "page" to state.page.word,
        "hasSdk" to state.hasSdk,
        "transaction" to state.transaction?.members(),
        "attempt" to state.attempt,
        "isUnderWay" to state.isUnderWay,
        "failedIds" to state.failedIds,
        "isLeaving" to state.isLeaving,
        "asks" to state.asks,
        "answeredUpTo" to state.answeredUpTo,
        "isDoubted" to state.isDoubted,
        "reason" to state.reason?.word,
        "canRetry" to state.canRetry,
        "outcome" to state.outcome?.word,
        "deadline" to state.deadline,
        "until" to state.until,
        "approveBy" to state.approveBy,
        "expiresAt" to state.expiresAt,
    )

    fun event(json: Map<String, Any?>): CheckoutEvent = when (val kind = json.text("kind")) {
        "start" ->
            if (json["checkout"] == "page") CheckoutEvent.StartPage
            else CheckoutEvent.StartForm(json.needed("sessionId"), json["hasSdk"] as Boolean)
        "opened" -> CheckoutEvent.Opened(json.needed("id"), json.needed("url"))
        "version" -> CheckoutEvent.Version(json["version"]?.let(::ThreeDSecureVersion))
        "device" -> CheckoutEvent.Device(ThreeDSecureDevice(json.members("device")))
        "result" -> CheckoutEvent.Result(ThreeDSecureResult(json["result"]))
        "challenged" -> CheckoutEvent.Challenged(howOf(json.text("how")))
        "tokenized" -> CheckoutEvent.Tokenized(int(json["ask"]))
        "created" -> CheckoutEvent.Created(int(json["ask"]), transaction(json), json.text("approvalUrl"))
        "cancelled" -> CheckoutEvent.Cancelled(knownTransaction(json["transaction"]))
        "standing" -> CheckoutEvent.Stood(
            int(json["ask"]),
            CheckoutStanding.values().first { it.word == json["standing"] },
            knownTransaction(json["transaction"]),
            json.text("approvalUrl"),
        )
        "fault" -> CheckoutEvent.Fault(
            CheckoutCall.values().first { it.word == json["call"] },
            int(json["status"]),
            int(json["ask"]),
        )
        else -> checkNotNull(PLAIN.find { it.word == kind }) { "$kind is no event" }
    }

    /** As a message of the page is written; null: it is nothing to the checkout. */
    fun written(event: CheckoutEvent?): Map<String, Any?>? = when (event) {
        null -> null
        is CheckoutEvent.Created -> mapOf(
            "kind" to "created",
            "ask" to event.ask,
            "transaction" to event.transaction.members(),
            "approvalUrl" to event.approvalUrl,
        )
        is CheckoutEvent.Cancelled -> mapOf("kind" to "cancelled", "transaction" to event.transaction?.members())
        else -> mapOf("kind" to event.word)
    }

    fun written(effect: CheckoutEffect): Map<String, Any?> = mapOf("do" to effect.word) + when (effect) {
        is CheckoutEffect.Save -> mapOf("snapshot" to effect.members)
        is CheckoutEffect.Ask -> mapOf("call" to effect.call.word) + when (effect.call) {
            CheckoutCall.THREE_D_SECURE_AUTHENTICATE -> mapOf("device" to effect.device?.members)
            CheckoutCall.TOKENIZE -> mapOf("ask" to effect.ask)
            CheckoutCall.PAY -> mapOf("attempt" to effect.attempt, "ask" to effect.ask)
            CheckoutCall.STATUS -> mapOf("ask" to effect.ask, "transactionId" to effect.transactionId)
            else -> emptyMap()
        }
        is CheckoutEffect.Open -> mapOf("url" to effect.url)
        is CheckoutEffect.CollectDevice -> mapOf("version" to effect.version.members)
        is CheckoutEffect.AskCardholder -> mapOf("challenge" to effect.challenge.members)
        is CheckoutEffect.Wait -> mapOf("until" to effect.until)
        is CheckoutEffect.End -> mapOf("end" to effect.end.members())
        else -> emptyMap()
    }

    fun written(reduced: Reduced): Map<String, Any?> =
        mapOf("effects" to reduced.effects.map(::written), "state" to written(reduced.state))

    private val PLAIN = listOf(
        CheckoutEvent.Loaded, CheckoutEvent.Entered, CheckoutEvent.Submitted,
        CheckoutEvent.NotCreated, CheckoutEvent.Left, CheckoutEvent.Returned, CheckoutEvent.Lost,
        CheckoutEvent.Time, CheckoutEvent.Retry, CheckoutEvent.Close, CheckoutEvent.Replaced,
    )

    private fun transaction(json: Any?) = checkNotNull(knownTransaction(json.members("transaction")))

    fun howOf(word: String?): ChallengeEnd =
        ChallengeEnd.values().first { it.name.lowercase().replace('_', '-') == word }

    private fun int(value: Any?): Int = (value as Long).toInt()
}
