/// A state, and what is to be done; without what is to be kept, waited for and told, which follows from two states.
private typealias Moved = (state: CheckoutState, effects: [CheckoutEffect])

/// A checkout after something has happened, and what is to be done. It asks nobody: what takes time is an effect, and
/// comes back as an event. What happens where it is not expected changes nothing. `now`: milliseconds since 1970.
package func reduce(
    _ state: CheckoutState, _ event: CheckoutEvent, now: Int
) -> (state: CheckoutState, effects: [CheckoutEffect]) {
    guard !state.isOver, let moved = move(state, event, now) else { return (state, []) }
    return (moved.state, effectsOf(state, moved))
}

/// A checkout that was under way when the process ended. It is asked how it stands, and nothing is paid. What is no
/// snapshot is forgotten.
package func restore(_ kept: Json, now: Int) -> (state: CheckoutState, effects: [CheckoutEffect]) {
    guard let before = CheckoutSnapshot.stateIn(kept) else { return (CheckoutState(), [.forget]) }
    let moved: Moved = confirm(before, now)
    return (moved.state, effectsOf(before, moved))
}

private func move(_ state: CheckoutState, _ event: CheckoutEvent, _ now: Int) -> Moved? {
    if state.at == .idle { return started(state, event, now) }
    switch event {
    case .startPage, .startForm: return nil
    case .opened(let id, let url): return opened(state, id, url, now)
    case .loaded: return loaded(state, now)
    case .entered: return entered(state)
    case .submitted: return submitted(state, now)
    case .tokenized, .version, .device, .result, .challenged: return authenticated(state, event, now)
    case .created, .notCreated, .cancelled: return attempted(state, event, now)
    case .standing(let ask, let standing, let transaction, let approvalURL):
        let isExpected: Bool = state.at == .confirming && ask > state.answeredUpTo
        return isExpected ? stood(state, standing, transaction, approvalURL, now) : nil
    case .fault(let call, let status, let ask): return faulted(state, call, status, ask, now)
    case .time: return waited(state, now)
    case .left:
        let canLeave: Bool = state.at == .challenge || (state.at == .paying && state.kind == .page)
        return canLeave ? go(approving(with(state) { $0.page = .opening }, .awaitingApp, now)) : nil
    case .returned:
        return canAsk(state) && (state.kind == .page || state.isUnderWay) ? look(state, now) : nil
    case .lost: return lost(state, now)
    case .retry: return retried(state, now)
    case .close: return closed(state, now)
    case .replaced:
        if !state.isUnderWay { return leave(state, .replaced) }
        return pending(
            with(state) {
                $0.page = .none
                $0.reason = .replaced
            })
    }
}

private func started(_ state: CheckoutState, _ event: CheckoutEvent, _ now: Int) -> Moved? {
    var begun: CheckoutState = state
    begun.expiresAt = now + CheckoutLimit.life
    switch event {
    case .startPage:
        begun.kind = .page
        return openPage(begun, now)
    case .startForm(let sessionId, let hasSdk):
        begun.at = .entering
        begun.kind = .form
        begun.id = sessionId
        begun.hasSdk = hasSdk
        begun.deadline = begun.expiresAt
        return go(begun)
    default: return nil
    }
}

private func opened(_ state: CheckoutState, _ id: String, _ url: String, _ now: Int) -> Moved? {
    if state.at != .loading || state.url != nil { return nil }
    return load(
        with(state) {
            $0.id = id
            $0.url = url
        }, now)
}

private func loaded(_ state: CheckoutState, _ now: Int) -> Moved? {
    if state.kind != .page || state.url == nil { return nil }
    var shown: CheckoutState = with(state) { $0.page = .shown }
    switch state.at {
    case .loading:
        shown.at = .ready
        shown.deadline = state.expiresAt
        return go(shown)
    // the form stands there again: what the buyer was asked is over
    case .challenge, .awaitingApp: return confirm(shown, now)
    case .confirming: return go(shown)
    default: return nil
    }
}

private func entered(_ state: CheckoutState) -> Moved? {
    let isNews: Bool = state.at == .ready || (state.at == .entering && state.reason != nil)
    if !isNews { return nil }
    return go(
        with(state) {
            $0.at = .entering
            $0.reason = nil
        })
}

private func submitted(_ state: CheckoutState, _ now: Int) -> Moved? {
    if state.kind == .form {
        if state.at != .entering { return nil }
        let asking: CheckoutState = with(state) { $0.asks += 1 }
        return ask(asking, .tokenizing, .tokenize(ask: asking.asks), now)
    }
    let isShown: Bool = state.page == .shown && !state.isLeaving
    let canPay: Bool = state.at == .ready || state.at == .entering || (state.at == .confirming && isShown)
    return canPay ? go(paying(state, now)) : nil
}

/// From a card that was typed to the payment: every way that is not the buyer's refusal leads there.
private func authenticated(_ state: CheckoutState, _ event: CheckoutEvent, _ now: Int) -> Moved? {
    switch (state.at, event) {
    case (.tokenizing, .tokenized(let number)):
        if number != state.asks { return nil }
        return state.hasSdk ? ask(state, .preparing3ds, .threeDSecureVersion, now) : pay(state, now)
    case (.preparing3ds, .version(let version)):
        guard let version else { return pay(state, now) }
        return go(
            with(state) {
                $0.at = .fingerprint
                $0.deadline = now + CheckoutLimit.fingerprint
            }, .device(version))
    case (.fingerprint, .device(let device)):
        return ask(state, .authenticating, .threeDSecureAuthenticate(device), now)
    case (.authenticating, .result(let result)):
        guard result.indicator == "CHALLENGE", let challenge = result.challenge else { return pay(state, now) }
        return go(approving(state, .challenge, now), .challenge(challenge))
    case (.challenge, .challenged(let how)):
        if !isSdkChallenge(state) { return nil }
        switch how {
        case .closed: return enter(state, .cancelled)
        case .timedOut: return enter(state, .timedOut)
        case .challenged, .failed: return pay(state, now)
        }
    default: return nil
    }
}

/// The SDK asks before the payment; an approval is asked for by a payment.
private func isSdkChallenge(_ state: CheckoutState) -> Bool {
    state.at == .challenge && state.kind == .form && !state.isUnderWay
}

/// What an attempt came to, as the page says, or as the payment was answered.
private func attempted(_ state: CheckoutState, _ event: CheckoutEvent, _ now: Int) -> Moved? {
    if !canAsk(state) { return nil }
    switch event {
    case .created(let number, let transaction, let approvalURL):
        if state.kind == .page { return told(state, transaction, now) }
        // what an earlier attempt is answered says nothing of this one
        return number == state.attempt ? answered(state, transaction, approvalURL, now) : nil
    // nobody may have answered: whether it is under way is still open
    case .notCreated: return state.kind == .page && state.at == .paying ? enter(state, .notMade) : nil
    case .cancelled(let transaction):
        if state.kind != .page || ![.paying, .challenge, .awaitingApp].contains(state.at) { return nil }
        guard let transaction else { return enter(state, .cancelled) }
        if transaction.isFailed { return enter(fail(state, transaction), .cancelled) }
        return enter(with(state) { $0.transaction = transaction }, .cancelled)
    default: return nil
    }
}

/// The page is believed that a payment failed, since the buyer stands before its form. All else is the service's.
private func told(_ state: CheckoutState, _ transaction: KnownTransaction, _ now: Int) -> Moved {
    let after: CheckoutState = underWay(state, transaction)
    if transaction.isFailed && state.page == .shown && !state.isLeaving {
        return enter(fail(state, transaction), .declined)
    }
    let isAsked: Bool = transaction.status == "buyer_approval_pending" && !state.isLeaving
    return isAsked ? go(approving(after, .challenge, now)) : confirm(after, now)
}

/// The payment that was asked for is answered, perhaps late.
private func answered(
    _ state: CheckoutState, _ transaction: KnownTransaction, _ approvalURL: String?, _ now: Int
) -> Moved? {
    let after: CheckoutState = underWay(state, transaction)
    switch standingOf(transaction.status) {
    case .completed: return complete(after)
    case .active:
        if state.failedIds.contains(transaction.id) { return nil }
        return goOn(fail(state, transaction), .declined, now)
    case .processing:
        if isPromised(transaction.status) { return pending(after) }
        guard let approvalURL, !state.isLeaving else { return confirm(after, now) }
        let asked: CheckoutState = with(after) {
            $0.url = approvalURL
            $0.page = .opening
        }
        return go(approving(asked, .challenge, now), .open(approvalURL))
    case .givenBack, .expired: return confirm(after, now)
    }
}

private func underWay(_ state: CheckoutState, _ transaction: KnownTransaction) -> CheckoutState {
    with(state) {
        $0.transaction = transaction
        $0.isUnderWay = true
    }
}

/// What the service says is what happened.
private func stood(
    _ state: CheckoutState, _ standing: Standing, _ transaction: KnownTransaction?, _ approvalURL: String?,
    _ now: Int
) -> Moved {
    var known: CheckoutState = with(state) { $0.transaction = transaction ?? state.transaction }
    switch standing {
    case .completed: return complete(known)
    case .givenBack:
        known.at = .failed
        known.reason = .givenBack
        return end(known)
    case .expired: return state.isLeaving ? leave(known, nil) : expire(known)
    case .processing: return asked(known, approvalURL, now)
    case .active:
        if let transaction, transaction.isFailed, !state.failedIds.contains(transaction.id) {
            return goOn(fail(state, transaction), .declined, now)
        }
        // a payment may be on its way to the service still
        if state.isUnderWay && !state.isDoubted {
            known.isDoubted = true
            known.answeredUpTo = state.asks
            return pause(known, now)
        }
        known.isUnderWay = false
        return goOn(known, state.reason, now)
    }
}

/// Where the buyer has to approve, what asks them is left as it is, or opened once more; else it is asked again.
private func asked(_ state: CheckoutState, _ approvalURL: String?, _ now: Int) -> Moved {
    var after: CheckoutState = with(state) { $0.isUnderWay = true }
    let status: String = state.transaction?.status ?? ""
    if state.isLeaving || isPromised(status) { return pending(after) }
    let isAsked: Bool = status == "buyer_approval_pending" && now < (state.expiresAt ?? 0)
    if state.page == .none, let url = (isAsked ? approvalURL : nil) ?? state.url {
        after.url = url
        after.page = .opening
        return isAsked ? go(approving(after, .challenge, now), .open(url)) : pause(after, now, .open(url))
    }
    guard isAsked, state.page != .none, let approveBy = state.approveBy, now < approveBy else {
        return pause(after, now)
    }
    after.at = .challenge
    after.until = nil
    after.deadline = min(now + CheckoutLimit.look, approveBy)
    return go(after)
}

/// The buyer is asked, by whatever is shown.
private func approving(_ state: CheckoutState, _ at: CheckoutPlace, _ now: Int) -> CheckoutState {
    with(state) {
        $0.at = at
        $0.reason = nil
        $0.until = nil
        $0.approveBy = now + CheckoutLimit.challenge
        $0.deadline = now + CheckoutLimit.challenge
    }
}

/// A status that says nothing of what was asked for: 409 is answered while it is being done.
private func isUnknown(_ status: Int) -> Bool {
    status == 0 || status == 408 || status == 409 || status >= 500
}

private func faulted(
    _ state: CheckoutState, _ call: CheckoutCall, _ status: Int, _ ask: Int, _ now: Int
) -> Moved? {
    switch call {
    case .openCheckout: return state.at == .loading && state.url == nil ? notOpened(state, status) : nil
    case .tokenize:
        if state.at != .tokenizing || ask != state.asks { return nil }
        return FaultKind(status: status) == .expired ? expire(state) : enter(state, reasonOf(status))
    case .threeDSecureVersion: return state.at == .preparing3ds ? pay(state, now) : nil
    case .device: return state.at == .fingerprint ? pay(state, now) : nil
    case .threeDSecureAuthenticate: return state.at == .authenticating ? pay(state, now) : nil
    case .pay:
        // what an earlier request is answered says nothing of this one
        if state.kind != .form || ask < state.answeredUpTo { return nil }
        if state.at != .paying && state.at != .confirming { return nil }
        if isUnknown(status) { return state.at == .paying ? confirm(state, now) : nil }
        return notPaid(state, status, now)
    case .status:
        return state.at == .confirming && ask > state.answeredUpTo ? notAnswered(state, status, now) : nil
    }
}

private func reasonOf(_ status: Int) -> CheckoutReason {
    if isUnknown(status) { return .unreachable }
    return FaultKind(status: status) == .often ? .often : .refused
}

private func notOpened(_ state: CheckoutState, _ status: Int) -> Moved {
    let reason: CheckoutReason = reasonOf(status)
    if reason != .refused { return offer(state, reason, state.expiresAt) }
    return end(
        with(state) {
            $0.at = .failed
            $0.reason = reason
        })
}

/// This request has paid nothing; an earlier one of the same attempt may have, so that its number stays.
private func notPaid(_ state: CheckoutState, _ status: Int, _ now: Int) -> Moved {
    let after: CheckoutState = with(state) { $0.isUnderWay = false }
    return FaultKind(status: status) == .expired ? expire(after) : goOn(after, reasonOf(status), now)
}

/// Whoever cannot be reached is asked again; what is gone is not.
private func notAnswered(_ state: CheckoutState, _ status: Int, _ now: Int) -> Moved {
    if isUnknown(status) || FaultKind(status: status) == .often { return pause(state, now) }
    return state.isUnderWay ? pending(state) : expire(state)
}

private func lost(_ state: CheckoutState, _ now: Int) -> Moved? {
    if state.page == .none || state.url == nil { return nil }
    let gone: CheckoutState = with(state) { $0.page = .none }
    if state.at == .confirming { return go(gone) }
    if state.isUnderWay { return canAsk(state) ? confirm(gone, now) : nil }
    let isOfPage: Bool = state.kind == .page && [.loading, .ready, .entering].contains(state.at)
    return isOfPage ? offer(gone, .notLoaded, state.expiresAt) : nil
}

private func retried(_ state: CheckoutState, _ now: Int) -> Moved? {
    if state.at != .failed { return nil }
    let again: CheckoutState = with(state) {
        $0.reason = nil
        $0.canRetry = false
    }
    if state.id == nil { return openPage(again, now) }
    return state.reason == .notLoaded && !state.isUnderWay ? load(again, now) : confirm(again, now)
}

private func closed(_ state: CheckoutState, _ now: Int) -> Moved? {
    if state.isLeaving { return nil }
    if state.at == .failed { return giveUp(state) }
    if !state.isUnderWay { return leave(state, state.reason) }
    let leaving: CheckoutState = with(state) {
        $0.isLeaving = true
        $0.page = .none
        $0.until = now + CheckoutLimit.leaving
    }
    let moved: Moved = look(leaving, now)
    return (moved.state, [.dismiss] + moved.effects)
}

/// A wait is over. A clock that was set back makes none longer than it may be.
private func waited(_ state: CheckoutState, _ now: Int) -> Moved? {
    guard let deadline = state.deadline else { return nil }
    if now < deadline { return rearm(state, now) }
    switch state.at {
    case .loading:
        if state.url == nil { return offer(state, .unreachable, state.expiresAt) }
        return offer(with(state) { $0.page = .none }, .notLoaded, state.expiresAt)
    case .ready, .entering: return state.isUnderWay ? confirm(state, now) : expire(state)
    case .tokenizing: return enter(state, .unreachable)
    case .preparing3ds, .fingerprint, .authenticating: return pay(state, now)
    case .challenge, .awaitingApp:
        if isSdkChallenge(state) { return enter(state, .timedOut) }
        return confirm(now < (state.approveBy ?? 0) ? state : with(state) { $0.page = .none }, now)
    case .paying: return confirm(state, now)
    case .confirming: return now < (state.until ?? 0) ? confirm(state, now) : unconfirmed(state, now)
    case .failed: return giveUp(state)
    case .idle, .done, .closed: return nil
    }
}

/// Nobody takes up what was offered.
private func giveUp(_ state: CheckoutState) -> Moved {
    state.isUnderWay ? pending(with(state) { $0.page = .none }) : end(state)
}

/// How long a state may wait.
private func longest(_ at: CheckoutPlace) -> Int {
    switch at {
    case .loading: return CheckoutLimit.load
    case .tokenizing, .preparing3ds, .authenticating, .confirming: return CheckoutLimit.call
    case .fingerprint: return CheckoutLimit.fingerprint
    case .challenge, .awaitingApp: return CheckoutLimit.challenge
    case .paying: return CheckoutLimit.pay
    case .idle, .ready, .entering, .done, .failed, .closed: return CheckoutLimit.life
    }
}

private func rearm(_ state: CheckoutState, _ now: Int) -> Moved {
    let latest: Int = now + longest(state.at)
    let deadline: Int = min(state.deadline ?? latest, latest)
    let after: CheckoutState = with(state) {
        $0.deadline = deadline
        $0.until = state.until.map { min($0, now + CheckoutLimit.confirm) }
        $0.approveBy = state.approveBy.map { min($0, now + CheckoutLimit.challenge) }
    }
    return (after, [.wait(until: deadline)])
}

/// Nobody could say how it stands.
private func unconfirmed(_ state: CheckoutState, _ now: Int) -> Moved {
    if state.isLeaving { return pending(state) }
    if !state.isUnderWay { return offer(state, .unreachable, state.expiresAt) }
    return offer(state, .unconfirmed, now + CheckoutLimit.challenge)
}

/// Whether there is something that the service can be asked about.
private func canAsk(_ state: CheckoutState) -> Bool {
    state.id != nil && state.at != .idle && !state.isFailedForGood
}

/// Asks the service how it stands.
private func confirm(_ state: CheckoutState, _ now: Int) -> Moved {
    let isAgain: Bool = state.at == .confirming
    let until: Int = (isAgain || state.isLeaving ? state.until : nil) ?? now + CheckoutLimit.confirm
    let after: CheckoutState = with(state) {
        $0.at = .confirming
        $0.asks += 1
        $0.answeredUpTo = isAgain ? state.answeredUpTo : state.asks
        $0.isDoubted = isAgain && state.isDoubted
        $0.canRetry = false
        $0.until = until
        $0.deadline = min(now + CheckoutLimit.call, until)
    }
    return go(after, .status(ask: after.asks, transactionId: state.transaction?.id))
}

/// Asks at once, but for a pause after which it is asked a second time: a payment may be on its way as long.
private func look(_ state: CheckoutState, _ now: Int) -> Moved {
    let isSecond: Bool = state.at == .confirming && state.isDoubted && state.answeredUpTo == state.asks
    return isSecond ? go(state) : confirm(state, now)
}

private func pause(_ state: CheckoutState, _ now: Int, _ effects: CheckoutEffect...) -> Moved {
    (with(state) { $0.deadline = min(now + CheckoutLimit.pause, state.until ?? now) }, effects)
}

/// Nothing is under way: the buyer may pay, or has left.
private func goOn(_ state: CheckoutState, _ reason: CheckoutReason?, _ now: Int) -> Moved {
    if state.isLeaving { return leave(state, reason) }
    if state.kind == .form || state.page == .shown { return enter(state, reason) }
    return load(with(state) { $0.reason = reason }, now)
}

private func enter(_ state: CheckoutState, _ reason: CheckoutReason?) -> Moved {
    go(
        with(state) {
            $0.at = .entering
            $0.reason = reason
            $0.until = nil
            $0.approveBy = nil
            $0.deadline = state.expiresAt
        })
}

/// The attempt has certainly failed; the next one is another.
private func fail(_ state: CheckoutState, _ transaction: KnownTransaction) -> CheckoutState {
    with(state) {
        $0.transaction = transaction
        $0.failedIds.append(transaction.id)
        $0.isUnderWay = false
        $0.attempt += 1
    }
}

private func openPage(_ state: CheckoutState, _ now: Int) -> Moved {
    ask(state, .loading, .openCheckout, now)
}

private func load(_ state: CheckoutState, _ now: Int) -> Moved {
    guard let url = state.url else { return enter(state, state.reason) }
    let after: CheckoutState = with(state) {
        $0.at = .loading
        $0.page = .opening
        $0.until = nil
        $0.approveBy = nil
        $0.deadline = now + CheckoutLimit.load
    }
    return go(after, .open(url))
}

private func ask(_ state: CheckoutState, _ at: CheckoutPlace, _ effect: CheckoutEffect, _ now: Int) -> Moved {
    let after: CheckoutState = with(state) {
        $0.at = at
        $0.reason = nil
        $0.deadline = now + (at == .loading ? CheckoutLimit.load : CheckoutLimit.call)
    }
    return go(after, effect)
}

private func paying(_ state: CheckoutState, _ now: Int) -> CheckoutState {
    with(state) {
        $0.at = .paying
        $0.isUnderWay = true
        $0.transaction = nil
        $0.reason = nil
        $0.until = nil
        $0.approveBy = nil
        $0.deadline = now + CheckoutLimit.pay
    }
}

/// What an earlier attempt, or request, has shown or is answered is nothing to this one.
private func pay(_ state: CheckoutState, _ now: Int) -> Moved {
    let after: CheckoutState = with(paying(state, now)) {
        $0.url = nil
        $0.page = .none
        $0.asks += 1
        $0.answeredUpTo = $0.asks
    }
    return go(after, .pay(attempt: state.attempt, ask: after.asks))
}

/// A failure that the buyer can do something about.
private func offer(_ state: CheckoutState, _ reason: CheckoutReason, _ deadline: Int?) -> Moved {
    go(
        with(state) {
            $0.at = .failed
            $0.reason = reason
            $0.canRetry = true
            $0.until = nil
            $0.deadline = deadline
        })
}

private func complete(_ state: CheckoutState) -> Moved {
    end(
        with(state) {
            $0.at = .done
            $0.isCompleted = true
            $0.reason = nil
            $0.isUnderWay = false
        })
}

private func pending(_ state: CheckoutState) -> Moved {
    end(
        with(state) {
            $0.at = .done
            $0.isCompleted = false
        })
}

private func expire(_ state: CheckoutState) -> Moved {
    end(
        with(state) {
            $0.at = .failed
            $0.reason = .expired
        })
}

private func leave(_ state: CheckoutState, _ reason: CheckoutReason?) -> Moved {
    end(
        with(state) {
            $0.at = .closed
            $0.reason = reason
        })
}

private func end(_ state: CheckoutState) -> Moved {
    go(
        with(state) {
            $0.canRetry = false
            $0.deadline = nil
            $0.until = nil
            $0.approveBy = nil
        })
}

private func go(_ state: CheckoutState, _ effects: CheckoutEffect...) -> Moved { (state, effects) }

private func with(_ state: CheckoutState, _ change: (inout CheckoutState) -> Void) -> CheckoutState {
    var changed: CheckoutState = state
    change(&changed)
    return changed
}

/// In the order in which they are done: kept before it is asked, told before it is forgotten.
private func effectsOf(_ before: CheckoutState, _ moved: Moved) -> [CheckoutEffect] {
    let after: CheckoutState = moved.state
    if after.isOver { return endingOf(after, moved.effects) }
    var effects: [CheckoutEffect] = moved.effects
    if let snapshot = CheckoutSnapshot(after), snapshot != CheckoutSnapshot(before) {
        effects.insert(.save(snapshot), at: 0)
    }
    let isTimed: Bool = moved.effects.contains { effect in
        if case .wait = effect { return true }
        return false
    }
    if let deadline = after.deadline, deadline != before.deadline, !isTimed {
        effects.append(.wait(until: deadline))
    }
    return effects
}

/// A receipt stays until the buyer closes it.
private func endingOf(_ state: CheckoutState, _ effects: [CheckoutEffect]) -> [CheckoutEffect] {
    let isReceipt: Bool = state.at == .done && state.kind == .page && state.page != .none
    let isGone: Bool = effects.contains(.dismiss) || state.isLeaving
    let outcome: CheckoutEnding.Outcome
    switch state.at {
    case .done: outcome = state.isCompleted == true ? .completed : .pending
    case .closed: outcome = .closed
    default: outcome = .failed
    }
    let ending = CheckoutEnding(
        outcome: outcome, reason: state.reason, transaction: state.transaction, id: state.id)
    return effects + (isReceipt || isGone ? [] : [.dismiss]) + [.end(ending), .forget]
}
