package io.github.railyard.core

/** Without what is to be kept, waited for and told: that follows from the two states. */
private class Moved(val state: CheckoutState, vararg val effects: CheckoutEffect)

/**
 * The checkout as a machine. It asks nobody and has no clock: what takes time is an effect, and comes back as an
 * event.
 */
internal object Checkout {
    /** Nothing has begun. */
    @JvmField
    val NONE: CheckoutState = CheckoutState()

    /** A checkout after something has happened. What happens where it is not expected changes nothing. */
    fun reduce(state: CheckoutState, event: CheckoutEvent, nowMs: Long): Reduced {
        val moved = if (state.isOver) null else Move(state, nowMs).by(event)
        return if (moved == null) Reduced(state, emptyList()) else Reduced(moved.state, effectsOf(state, moved))
    }

    /**
     * A checkout that was under way when the process ended. It is asked how it stands, and nothing is paid. What is no
     * snapshot is forgotten.
     */
    fun restore(snapshot: String?, nowMs: Long): Reduced = restored(snapshot?.let(Json::parseOrNull), nowMs)

    fun restored(kept: Any?, nowMs: Long): Reduced {
        val before = checkoutOfSnapshot(kept) ?: return Reduced(NONE, listOf(CheckoutEffect.Forget))
        val moved = Move(before, nowMs).confirm()
        return Reduced(moved.state, effectsOf(before, moved))
    }

    /** In the order in which they are done: kept before it is asked, told before it is forgotten. */
    private fun effectsOf(before: CheckoutState, moved: Moved): List<CheckoutEffect> {
        val after = moved.state
        val effects = moved.effects.toList()
        if (after.isOver) return endingOf(after, effects)
        val snapshot = after.snapshot()?.takeIf { it != before.snapshot() }
        val isWaiting = after.deadline != null && after.deadline != before.deadline &&
            effects.none { it is CheckoutEffect.Wait }
        return listOfNotNull(snapshot?.let { CheckoutEffect.Save(it) }) + effects +
            listOfNotNull(after.deadline?.takeIf { isWaiting }?.let { CheckoutEffect.Wait(it) })
    }

    /** A receipt stays until the buyer closes it. */
    private fun endingOf(state: CheckoutState, effects: List<CheckoutEffect>): List<CheckoutEffect> {
        val isReceipt = state.at == CheckoutAt.DONE && state.kind == CheckoutKind.PAGE && state.page != PageState.NONE
        val isGone = CheckoutEffect.Dismiss in effects || state.isLeaving
        val outcome = when {
            state.at == CheckoutAt.DONE -> state.outcome ?: CheckoutOutcome.PENDING
            state.at == CheckoutAt.CLOSED -> CheckoutOutcome.CLOSED
            else -> CheckoutOutcome.FAILED
        }
        val end = CheckoutEnd(outcome, state.reason, state.transaction, state.id)
        val dismissed = if (isReceipt || isGone) emptyList() else listOf(CheckoutEffect.Dismiss)
        return effects + dismissed + CheckoutEffect.End(end) + CheckoutEffect.Forget
    }
}

/** One step of a checkout, at a time. Null: what happened is not expected here. */
private class Move(private val state: CheckoutState, private val now: Long) {
    private val at = state.at
    private val isPage = state.kind == CheckoutKind.PAGE
    private val isForm = state.kind == CheckoutKind.FORM

    fun by(event: CheckoutEvent): Moved? = when (event) {
        CheckoutEvent.StartPage, is CheckoutEvent.StartForm -> started(event)
        is CheckoutEvent.Opened -> opened(event)
        CheckoutEvent.Loaded -> loaded()
        CheckoutEvent.Entered -> entered()
        CheckoutEvent.Submitted -> submitted()
        is CheckoutEvent.Tokenized, is CheckoutEvent.Version, is CheckoutEvent.Device, is CheckoutEvent.Result,
        is CheckoutEvent.Challenged,
        -> authenticated(event)
        is CheckoutEvent.Created -> when {
            !state.canAsk -> null
            isPage -> told(event.transaction)
            // what an earlier attempt is answered says nothing of this one
            else -> if (event.ask == state.attempt) answered(event) else null
        }
        CheckoutEvent.NotCreated ->
            // nobody may have answered: whether it is under way is still open
            if (isPage && at == CheckoutAt.PAYING) enter(CheckoutReason.NOT_MADE) else null
        is CheckoutEvent.Cancelled -> cancelled(event.transaction)
        is CheckoutEvent.Stood -> stood(event)
        is CheckoutEvent.Fault -> faulted(event)
        CheckoutEvent.Time -> waited()
        CheckoutEvent.Left -> left()
        CheckoutEvent.Returned -> if (state.canAsk && (isPage || state.isUnderWay)) look() else null
        CheckoutEvent.Lost -> lost()
        CheckoutEvent.Retry -> retried()
        CheckoutEvent.Close -> closed()
        CheckoutEvent.Replaced -> replaced()
        else -> null
    }

    private fun with(other: CheckoutState) = Move(other, now)

    private fun go(after: CheckoutState, vararg effects: CheckoutEffect) = Moved(after, *effects)

    private fun started(event: CheckoutEvent): Moved? {
        if (at != CheckoutAt.IDLE) return null
        val expiresAt = now + CheckoutLimits.LIFE_MS
        if (event !is CheckoutEvent.StartForm)
            return with(state.with {
                it.kind = CheckoutKind.PAGE
                it.expiresAt = expiresAt
            }).openPage()
        return go(
            state.with {
                it.at = CheckoutAt.ENTERING
                it.kind = CheckoutKind.FORM
                it.id = event.sessionId
                it.hasSdk = event.hasSdk
                it.expiresAt = expiresAt
                it.deadline = expiresAt
            },
        )
    }

    private fun opened(event: CheckoutEvent.Opened): Moved? =
        if (at == CheckoutAt.LOADING && state.url == null) with(state.with {
            it.id = event.id
            it.url = event.url
        }).load()
        else null

    private fun loaded(): Moved? {
        if (!isPage || state.url == null) return null
        val shown = state.with { it.page = PageState.SHOWN }
        return when (at) {
            CheckoutAt.LOADING -> go(shown.with {
                it.at = CheckoutAt.READY
                it.deadline = state.expiresAt
            })
            // the form stands there again: what the buyer was asked is over
            CheckoutAt.CHALLENGE, CheckoutAt.AWAITING_APP -> with(shown).confirm()
            CheckoutAt.CONFIRMING -> go(shown)
            else -> null
        }
    }

    private fun entered(): Moved? {
        val isNews = at == CheckoutAt.READY || (at == CheckoutAt.ENTERING && state.reason != null)
        return if (isNews) go(state.with {
            it.at = CheckoutAt.ENTERING
            it.reason = null
        }) else null
    }

    private fun submitted(): Moved? {
        if (isForm) return if (at == CheckoutAt.ENTERING) tokenize() else null
        val isShown = state.page == PageState.SHOWN && !state.isLeaving
        val canPay = at == CheckoutAt.READY || at == CheckoutAt.ENTERING || (at == CheckoutAt.CONFIRMING && isShown)
        return if (canPay && state.kind != null) go(paying()) else null
    }

    private fun tokenize(): Moved {
        val asks = state.asks + 1
        val effect = CheckoutEffect.Ask(CheckoutCall.TOKENIZE, ask = asks)
        return with(state.with { it.asks = asks }).ask(CheckoutAt.TOKENIZING, effect)
    }

    /** From a card that was typed to the payment: every way that is not the buyer's refusal leads there. */
    private fun authenticated(event: CheckoutEvent): Moved? = when (event) {
        is CheckoutEvent.Tokenized -> when {
            at != CheckoutAt.TOKENIZING || event.ask != state.asks -> null
            state.hasSdk -> ask(CheckoutAt.PREPARING_3DS, CheckoutEffect.Ask(CheckoutCall.THREE_D_SECURE_VERSION))
            else -> pay()
        }
        is CheckoutEvent.Version -> when {
            at != CheckoutAt.PREPARING_3DS -> null
            event.version == null -> pay()
            else -> go(
                state.with {
                    it.at = CheckoutAt.FINGERPRINT
                    it.deadline = now + CheckoutLimits.FINGERPRINT_MS
                },
                CheckoutEffect.CollectDevice(event.version),
            )
        }
        is CheckoutEvent.Device ->
            if (at != CheckoutAt.FINGERPRINT) null
            else ask(
                CheckoutAt.AUTHENTICATING,
                CheckoutEffect.Ask(CheckoutCall.THREE_D_SECURE_AUTHENTICATE, event.device),
            )
        is CheckoutEvent.Result -> {
            val challenge = event.result.challenge
            when {
                at != CheckoutAt.AUTHENTICATING -> null
                event.result.indicator == "CHALLENGE" && challenge != null ->
                    go(approving(CheckoutAt.CHALLENGE), CheckoutEffect.AskCardholder(challenge))
                else -> pay()
            }
        }
        is CheckoutEvent.Challenged -> when {
            !state.isSdkChallenge -> null
            event.how == ChallengeEnd.CLOSED -> enter(CheckoutReason.CANCELLED)
            event.how == ChallengeEnd.TIMED_OUT -> enter(CheckoutReason.TIMED_OUT)
            else -> pay()
        }
        else -> null
    }

    private fun cancelled(transaction: KnownTransaction?): Moved? {
        val isAsked = at == CheckoutAt.PAYING || at == CheckoutAt.CHALLENGE || at == CheckoutAt.AWAITING_APP
        if (!isPage || !isAsked) return null
        if (transaction != null && transaction.isFailed)
            return with(failed(transaction)).enter(CheckoutReason.CANCELLED)
        return with(state.with { it.transaction = transaction ?: state.transaction }).enter(CheckoutReason.CANCELLED)
    }

    /** The page is believed that a payment failed: the buyer stands before its form. All else is the service's. */
    private fun told(transaction: KnownTransaction): Moved {
        val after = state.with {
            it.transaction = transaction
            it.isUnderWay = true
        }
        if (transaction.isFailed && state.page == PageState.SHOWN && !state.isLeaving)
            return with(failed(transaction)).enter(CheckoutReason.DECLINED)
        val isAsked = transaction.status == CheckoutLimits.APPROVAL && !state.isLeaving
        return if (isAsked) go(with(after).approving(CheckoutAt.CHALLENGE)) else with(after).confirm()
    }

    /** The payment that was asked for is answered, perhaps late. */
    private fun answered(event: CheckoutEvent.Created): Moved? {
        val transaction = event.transaction
        val after = with(state.with {
            it.transaction = transaction
            it.isUnderWay = true
        })
        return when (CheckoutStanding.of(transaction.status)) {
            CheckoutStanding.COMPLETED -> after.complete()
            CheckoutStanding.ACTIVE ->
                if (transaction.id in state.failedIds) null
                else with(failed(transaction)).goOn(CheckoutReason.DECLINED)
            CheckoutStanding.PROCESSING -> when {
                transaction.isPromised -> after.pending()
                event.approvalUrl == null || state.isLeaving -> after.confirm()
                else -> {
                    val opening = after.state.with {
                        it.url = event.approvalUrl
                        it.page = PageState.OPENING
                    }
                    go(with(opening).approving(CheckoutAt.CHALLENGE), CheckoutEffect.Open(event.approvalUrl))
                }
            }
            else -> after.confirm()
        }
    }

    /** What the service says is what happened. */
    private fun stood(event: CheckoutEvent.Stood): Moved? {
        if (at != CheckoutAt.CONFIRMING || event.ask <= state.answeredUpTo) return null
        val known = with(state.with { it.transaction = event.transaction ?: state.transaction })
        return when (event.standing) {
            CheckoutStanding.COMPLETED -> known.complete()
            CheckoutStanding.GIVEN_BACK -> known.failForGood(CheckoutReason.GIVEN_BACK)
            CheckoutStanding.EXPIRED ->
                if (state.isLeaving) known.leave(null) else known.failForGood(CheckoutReason.EXPIRED)
            CheckoutStanding.PROCESSING -> known.underWay(event.approvalUrl)
            CheckoutStanding.ACTIVE -> {
                val transaction = event.transaction
                when {
                    transaction != null && transaction.isFailed && transaction.id !in state.failedIds ->
                        with(failed(transaction)).goOn(CheckoutReason.DECLINED)
                    // a payment may be on its way to the service still
                    state.isUnderWay && !state.isDoubted ->
                        with(known.state.with {
                            it.isDoubted = true
                            it.answeredUpTo = state.asks
                        }).pause()
                    else -> with(known.state.with { it.isUnderWay = false }).goOn(state.reason)
                }
            }
        }
    }

    /** Where the buyer has to approve, what asks them is left as it is, or opened once more; else it is asked again. */
    private fun underWay(approvalUrl: String?): Moved {
        val after = with(state.with { it.isUnderWay = true })
        if (state.isLeaving || state.transaction?.isPromised == true) return after.pending()
        val isAsked = state.transaction?.status == CheckoutLimits.APPROVAL && now < (state.expiresAt ?: 0)
        val url = approvalUrl?.takeIf { isAsked } ?: state.url
        if (state.page == PageState.NONE && url != null) {
            val shown = with(after.state.with {
                it.url = url
                it.page = PageState.OPENING
            })
            val open = CheckoutEffect.Open(url)
            return if (isAsked) go(shown.approving(CheckoutAt.CHALLENGE), open) else shown.pause(open)
        }
        val approveBy = state.approveBy
        if (!isAsked || state.page == PageState.NONE || approveBy == null || now >= approveBy) return after.pause()
        val deadline = minOf(now + CheckoutLimits.LOOK_MS, approveBy)
        return go(after.state.with {
            it.at = CheckoutAt.CHALLENGE
            it.until = null
            it.deadline = deadline
        })
    }

    /** The buyer is asked, by whatever is shown. */
    private fun approving(where: CheckoutAt): CheckoutState {
        val approveBy = now + CheckoutLimits.CHALLENGE_MS
        return state.with {
            it.at = where
            it.reason = null
            it.until = null
            it.approveBy = approveBy
            it.deadline = approveBy
        }
    }

    private fun faulted(event: CheckoutEvent.Fault): Moved? = when (event.call) {
        CheckoutCall.OPEN_CHECKOUT ->
            if (at == CheckoutAt.LOADING && state.url == null) notOpened(event.status) else null
        CheckoutCall.TOKENIZE -> when {
            at != CheckoutAt.TOKENIZING || event.ask != state.asks -> null
            FaultKind.of(event.status) == FaultKind.EXPIRED -> expire()
            else -> enter(reasonOf(event.status))
        }
        CheckoutCall.THREE_D_SECURE_VERSION -> if (at == CheckoutAt.PREPARING_3DS) pay() else null
        CheckoutCall.DEVICE -> if (at == CheckoutAt.FINGERPRINT) pay() else null
        CheckoutCall.THREE_D_SECURE_AUTHENTICATE -> if (at == CheckoutAt.AUTHENTICATING) pay() else null
        CheckoutCall.PAY -> when {
            // what an earlier request is answered says nothing of this one
            !isForm || event.ask < state.answeredUpTo -> null
            at != CheckoutAt.PAYING && at != CheckoutAt.CONFIRMING -> null
            !isUnknown(event.status) -> notPaid(event.status)
            else -> if (at == CheckoutAt.PAYING) confirm() else null
        }
        CheckoutCall.STATUS ->
            if (at == CheckoutAt.CONFIRMING && event.ask > state.answeredUpTo) notAnswered(event.status) else null
    }

    /** A status that says nothing of what was asked for: 409 is answered while it is being done. */
    private fun isUnknown(status: Int): Boolean = status == 0 || status == 408 || status == 409 || status >= 500

    private fun reasonOf(status: Int): CheckoutReason = when {
        isUnknown(status) -> CheckoutReason.UNREACHABLE
        FaultKind.of(status) == FaultKind.OFTEN -> CheckoutReason.OFTEN
        else -> CheckoutReason.REFUSED
    }

    private fun notOpened(status: Int): Moved {
        val reason = reasonOf(status)
        return if (reason == CheckoutReason.REFUSED) failForGood(reason) else offer(reason, state.expiresAt)
    }

    /** This request has paid nothing; an earlier one of the same attempt may have, so that its number stays. */
    private fun notPaid(status: Int): Moved {
        val after = with(state.with { it.isUnderWay = false })
        return if (FaultKind.of(status) == FaultKind.EXPIRED) after.expire() else after.goOn(reasonOf(status))
    }

    /** Whoever cannot be reached is asked again; what is gone is not. */
    private fun notAnswered(status: Int): Moved = when {
        isUnknown(status) || FaultKind.of(status) == FaultKind.OFTEN -> pause()
        state.isUnderWay -> pending()
        else -> expire()
    }

    private fun left(): Moved? {
        val canLeave = at == CheckoutAt.CHALLENGE || (at == CheckoutAt.PAYING && isPage)
        if (!canLeave) return null
        return go(with(state.with { it.page = PageState.OPENING }).approving(CheckoutAt.AWAITING_APP))
    }

    private fun lost(): Moved? {
        val gone = with(state.with { it.page = PageState.NONE })
        if (state.page == PageState.NONE || state.url == null) return null
        if (at == CheckoutAt.CONFIRMING) return go(gone.state)
        if (state.isUnderWay) return if (state.canAsk) gone.confirm() else null
        val isOfPage = at == CheckoutAt.LOADING || at == CheckoutAt.READY || at == CheckoutAt.ENTERING
        return if (isOfPage && isPage) gone.offer(CheckoutReason.NOT_LOADED, state.expiresAt) else null
    }

    private fun retried(): Moved? {
        if (at != CheckoutAt.FAILED) return null
        val again = with(state.with {
            it.reason = null
            it.canRetry = false
        })
        if (state.id == null) return again.openPage()
        return if (state.reason == CheckoutReason.NOT_LOADED && !state.isUnderWay) again.load() else again.confirm()
    }

    private fun closed(): Moved? {
        if (at == CheckoutAt.IDLE || state.isLeaving) return null
        if (at == CheckoutAt.FAILED) return giveUp()
        if (!state.isUnderWay) return leave(state.reason)
        val until = now + CheckoutLimits.LEAVING_MS
        val moved = with(state.with {
            it.isLeaving = true
            it.page = PageState.NONE
            it.until = until
        }).look()
        return Moved(moved.state, CheckoutEffect.Dismiss, *moved.effects)
    }

    private fun replaced(): Moved? = when {
        at == CheckoutAt.IDLE -> null
        state.isUnderWay -> with(state.with {
            it.page = PageState.NONE
            it.reason = CheckoutReason.REPLACED
        }).pending()
        else -> leave(CheckoutReason.REPLACED)
    }

    /** A wait is over. A clock that was set back makes none longer than it may be. */
    private fun waited(): Moved? {
        val deadline = state.deadline ?: return null
        if (now < deadline) return rearm(deadline)
        return when (at) {
            CheckoutAt.LOADING ->
                if (state.url == null) offer(CheckoutReason.UNREACHABLE, state.expiresAt)
                else with(state.with { it.page = PageState.NONE }).offer(CheckoutReason.NOT_LOADED, state.expiresAt)
            CheckoutAt.READY, CheckoutAt.ENTERING -> if (state.isUnderWay) confirm() else expire()
            CheckoutAt.TOKENIZING -> enter(CheckoutReason.UNREACHABLE)
            CheckoutAt.PREPARING_3DS, CheckoutAt.FINGERPRINT, CheckoutAt.AUTHENTICATING -> pay()
            CheckoutAt.CHALLENGE, CheckoutAt.AWAITING_APP -> when {
                state.isSdkChallenge -> enter(CheckoutReason.TIMED_OUT)
                now < (state.approveBy ?: 0) -> confirm()
                else -> with(state.with { it.page = PageState.NONE }).confirm()
            }
            CheckoutAt.PAYING -> confirm()
            CheckoutAt.CONFIRMING -> if (now < (state.until ?: 0)) confirm() else unconfirmed()
            CheckoutAt.FAILED -> giveUp()
            CheckoutAt.IDLE, CheckoutAt.DONE, CheckoutAt.CLOSED -> null
        }
    }

    /** Nobody takes up what was offered. */
    private fun giveUp(): Moved =
        if (state.isUnderWay) with(state.with { it.page = PageState.NONE }).pending() else end(state)

    private fun rearm(before: Long): Moved {
        val deadline = minOf(before, now + at.waitMs)
        val until = state.until?.let { minOf(it, now + CheckoutLimits.CONFIRM_MS) }
        val approveBy = state.approveBy?.let { minOf(it, now + CheckoutLimits.CHALLENGE_MS) }
        return go(
            state.with {
                it.deadline = deadline
                it.until = until
                it.approveBy = approveBy
            },
            CheckoutEffect.Wait(deadline),
        )
    }

    /** Nobody could say how it stands. */
    private fun unconfirmed(): Moved = when {
        state.isLeaving -> pending()
        state.isUnderWay -> offer(CheckoutReason.UNCONFIRMED, now + CheckoutLimits.CHALLENGE_MS)
        else -> offer(CheckoutReason.UNREACHABLE, state.expiresAt)
    }

    /** Asks the service how it stands. */
    fun confirm(): Moved {
        val isAgain = at == CheckoutAt.CONFIRMING
        val asks = state.asks + 1
        val until = state.until?.takeIf { isAgain || state.isLeaving } ?: (now + CheckoutLimits.CONFIRM_MS)
        val after = state.with {
            it.at = CheckoutAt.CONFIRMING
            it.asks = asks
            it.answeredUpTo = if (isAgain) state.answeredUpTo else state.asks
            it.isDoubted = isAgain && state.isDoubted
            it.canRetry = false
            it.until = until
            it.deadline = minOf(now + CheckoutLimits.CALL_MS, until)
        }
        return go(after, CheckoutEffect.Ask(CheckoutCall.STATUS, ask = asks, transactionId = state.transaction?.id))
    }

    /** Asks at once, but for a pause after which it is asked a second time: a payment may be on its way as long. */
    private fun look(): Moved {
        val isSecond = at == CheckoutAt.CONFIRMING && state.isDoubted && state.answeredUpTo == state.asks
        return if (isSecond) go(state) else confirm()
    }

    private fun pause(vararg effects: CheckoutEffect): Moved =
        go(state.with { it.deadline = minOf(now + CheckoutLimits.PAUSE_MS, state.until ?: now) }, *effects)

    /** Nothing is under way: the buyer may pay, or has left. */
    private fun goOn(reason: CheckoutReason?): Moved = when {
        state.isLeaving -> leave(reason)
        isForm || state.page == PageState.SHOWN -> enter(reason)
        else -> with(state.with { it.reason = reason }).load()
    }

    private fun enter(reason: CheckoutReason?): Moved = go(
        state.with {
            it.at = CheckoutAt.ENTERING
            it.reason = reason
            it.until = null
            it.approveBy = null
            it.deadline = state.expiresAt
        },
    )

    /** The attempt has certainly failed; the next one is another. */
    private fun failed(transaction: KnownTransaction): CheckoutState = state.with {
        it.transaction = transaction
        it.failedIds = state.failedIds + transaction.id
        it.isUnderWay = false
        it.attempt = state.attempt + 1
    }

    private fun openPage(): Moved = ask(CheckoutAt.LOADING, CheckoutEffect.Ask(CheckoutCall.OPEN_CHECKOUT))

    private fun load(): Moved {
        val url = state.url ?: return enter(state.reason)
        val deadline = now + CheckoutLimits.LOAD_MS
        val after = state.with {
            it.at = CheckoutAt.LOADING
            it.page = PageState.OPENING
            it.until = null
            it.approveBy = null
            it.deadline = deadline
        }
        return go(after, CheckoutEffect.Open(url))
    }

    private fun ask(where: CheckoutAt, effect: CheckoutEffect.Ask): Moved =
        go(state.with {
            it.at = where
            it.reason = null
            it.deadline = now + where.waitMs
        }, effect)

    private fun paying(): CheckoutState = state.with {
        it.at = CheckoutAt.PAYING
        it.isUnderWay = true
        it.transaction = null
        it.reason = null
        it.until = null
        it.approveBy = null
        it.deadline = now + CheckoutLimits.PAY_MS
    }

    /** What an earlier attempt, or request, has shown or is answered is nothing to this one. */
    private fun pay(): Moved {
        val asks = state.asks + 1
        val after = paying().with {
            it.url = null
            it.page = PageState.NONE
            it.asks = asks
            it.answeredUpTo = asks
        }
        return go(after, CheckoutEffect.Ask(CheckoutCall.PAY, attempt = state.attempt, ask = asks))
    }

    /** A failure that the buyer can do something about. */
    private fun offer(reason: CheckoutReason, deadline: Long?): Moved = go(
        state.with {
            it.at = CheckoutAt.FAILED
            it.reason = reason
            it.canRetry = true
            it.until = null
            it.deadline = deadline
        },
    )

    private fun complete(): Moved = end(
        state.with {
            it.at = CheckoutAt.DONE
            it.outcome = CheckoutOutcome.COMPLETED
            it.reason = null
            it.isUnderWay = false
        },
    )

    private fun pending(): Moved = end(state.with {
        it.at = CheckoutAt.DONE
        it.outcome = CheckoutOutcome.PENDING
    })

    private fun expire(): Moved = failForGood(CheckoutReason.EXPIRED)

    private fun failForGood(reason: CheckoutReason): Moved = end(state.with {
        it.at = CheckoutAt.FAILED
        it.reason = reason
    })

    private fun leave(reason: CheckoutReason?): Moved = end(state.with {
        it.at = CheckoutAt.CLOSED
        it.reason = reason
    })

    private fun end(after: CheckoutState): Moved =
        go(after.with {
            it.canRetry = false
            it.deadline = null
            it.until = null
            it.approveBy = null
        })
}
