/// How long each wait may take, in milliseconds. Behind every one of them is a state that offers something.
package enum CheckoutLimit {
    /// Until the page of a checkout shows something, its opening and its loading each.
    package static let load: Int = 20_000
    /// Until a call is answered.
    package static let call: Int = 20_000
    /// Until the device is collected.
    package static let fingerprint: Int = 10_000
    /// Until the buyer has approved, at the issuer, a bank or a wallet.
    package static let challenge: Int = 600_000
    /// Until a payment is answered.
    package static let pay: Int = 60_000
    /// Until the service has said how a payment stands.
    package static let confirm: Int = 60_000
    /// The same, once the buyer has closed the sheet.
    package static let leaving: Int = 10_000
    /// Between two questions.
    package static let pause: Int = 2_000
    /// Between two questions while the buyer may still be approving.
    package static let look: Int = 10_000
    /// Of a checkout: nobody can begin to pay after it.
    package static let life: Int = 3_600_000
}

/// Where a checkout stands.
package enum CheckoutPlace: String, Sendable, CaseIterable {
    case idle, loading, ready, entering, tokenizing, preparing3ds, fingerprint, authenticating, challenge
    case awaitingApp, paying, confirming, done, failed, closed
}

/// Why the buyer is where they are.
public enum CheckoutReason: String, Sendable {
    /// The payment was refused; another card or another way may go.
    case declined
    /// What was typed, or asked for, is not taken.
    case refused
    /// Nothing came of the attempt, as far as the page knows.
    case notMade = "not_made"
    /// The buyer did not approve.
    case cancelled
    /// They were not waited for any longer.
    case timedOut = "timed_out"
    /// Too many attempts: wait a minute.
    case often
    /// Nobody answered, or only that it is not possible now.
    case unreachable
    /// The page could not be loaded, or the system has ended it.
    case notLoaded = "not_loaded"
    /// Nobody can say yet how the payment stands.
    case unconfirmed
    /// The checkout is over.
    case expired
    /// What was paid was given back meanwhile.
    case givenBack = "given_back"
    /// Another checkout was begun.
    case replaced
}

/// As much of a transaction as a front end knows.
public struct KnownTransaction: Sendable, Equatable {
    public var id: String
    /// Such as `captured`.
    public var status: String

    package init(id: String, status: String) {
        self.id = id
        self.status = status
    }

    package init?(_ json: Json) {
        guard let id = json["id"].text, let status = json["status"].text else { return nil }
        self.init(id: id, status: status)
    }

    package var json: Json { .object(["id": .string(id), "status": .string(status)]) }
    var isFailed: Bool { standingOf(status) == .active }
}

/// How a payment stands, in the words of the checkout's own address.
package enum Standing: String, Sendable {
    case active, processing, completed, expired
    case givenBack = "given_back"
}

/// How a payment stands by the status of its transaction. A status that is not known is not failed.
package func standingOf(_ status: String) -> Standing {
    switch status {
    case "authorized", "capture_pending", "captured": return .completed
    case "voided", "returned": return .givenBack
    case "declined", "failed", "expired": return .active
    default: return .processing
    }
}

/// The money is on its way, or the buyer sends it in their own time: there is nothing to wait for.
func isPromised(_ status: String?) -> Bool {
    status == "pending" || status == "transfer_pending"
}

/// The hosted page in a sheet, or a card form of the app's own.
package enum CheckoutKind: String, Sendable {
    case page, form
}

/// Of the address that is shown: not opened; opened, or left for somebody else's; the page has said that it is there.
package enum PageState: String, Sendable {
    case none, opening, shown
}

/// The whole of a checkout: what it has to know, and nothing of a card. Times are milliseconds since 1970.
package struct CheckoutState: Sendable, Equatable {
    package var at: CheckoutPlace = .idle
    /// Nil: not begun.
    package var kind: CheckoutKind?
    /// Id of the checkout, or of the checkout session; nil: there is none yet.
    package var id: String?
    /// Address that the sheet shows: of the page, or of an approval; nil: none.
    package var url: String?
    package var page: PageState = .none
    /// Whether the app has a 3-D Secure SDK.
    package var hasSdk: Bool = false
    /// The last that is known of.
    package var transaction: KnownTransaction?
    /// Which of the attempts a payment is asked for as. The next one begins when the last has certainly failed.
    package var attempt: Int = 1
    /// A payment was asked for, and nobody has said that it failed.
    package var isUnderWay: Bool = false
    /// Transactions of earlier attempts, which say nothing of this one.
    package var failedIds: [String] = []
    /// The buyer has closed the sheet, and the service is asked once more.
    package var isLeaving: Bool = false
    /// How often the service was asked how things stand.
    package var asks: Int = 0
    /// Only an answer to a later question counts.
    package var answeredUpTo: Int = 0
    /// The service has said once that nothing is under way. It is believed the second time.
    package var isDoubted: Bool = false
    package var reason: CheckoutReason?
    /// Of `failed`: the buyer may go on. False: it is over.
    package var canRetry: Bool = false
    /// Of `done`: completed, or pending.
    package var isCompleted: Bool?
    /// When the wait of this state is over.
    package var deadline: Int?
    /// Of `confirming`: no longer than this, however often it is asked.
    package var until: Int?
    /// Until when the buyer may approve what they are asked.
    package var approveBy: Int?
    /// When nobody can begin to pay any more.
    package var expiresAt: Int?

    package init() {}

    /// The end was told, and nothing happens any more.
    package var isOver: Bool { at == .done || at == .closed || (at == .failed && !canRetry) }

    var isFailedForGood: Bool { at == .failed && !canRetry }
}

/// A call that the reducer asks for. `device` is no call: it names what collects the device.
package enum CheckoutCall: String, Sendable {
    case openCheckout, tokenize, threeDSecureVersion, device, threeDSecureAuthenticate, pay, status
}

/// What has happened.
package enum CheckoutEvent: Sendable, Equatable {
    case startPage
    case startForm(sessionId: String, hasSdk: Bool)
    /// Answer of `openCheckout`.
    case opened(id: String, url: String)
    /// The page shows ways to pay.
    case loaded
    /// The buyer types.
    case entered
    /// The buyer has pressed the button that pays.
    case submitted
    /// Answer of `tokenize`.
    case tokenized(ask: Int)
    /// Answer of `threeDSecureVersion`; nil: the card does not take part.
    case version(ThreeDSecureVersion?)
    /// The SDK has collected the device.
    case device(ThreeDSecureDevice)
    /// Answer of `threeDSecureAuthenticate`.
    case result(ThreeDSecureResult)
    /// How the SDK's challenge ended.
    case challenged(ChallengeEnd)
    /// Answer of `pay`, whose `ask` is the attempt, or what the page says of one: then 0.
    case created(ask: Int, KnownTransaction, approvalURL: String?)
    /// The page knows of no payment that came of the attempt.
    case notCreated
    /// The page says that the buyer did not approve.
    case cancelled(KnownTransaction?)
    /// The buyer is in another app, a browser, or on a page of somebody else.
    case left
    /// Whatever says that the buyer is back, or that something has changed: a hint, and nothing more.
    case returned
    /// Answer of `status`.
    case standing(ask: Int, Standing, KnownTransaction?, approvalURL: String?)
    /// A call failed. Status 0: nobody answered. `ask` is that of `tokenize`, `pay` and `status`, else 0.
    case fault(CheckoutCall, status: Int, ask: Int)
    /// The page could not be loaded, or the system has ended it.
    case lost
    /// The time of the last `wait` has come.
    case time
    /// The buyer asks for what `failed` offers.
    case retry
    /// The buyer closes the sheet, or gives up.
    case close
    /// Another checkout begins.
    case replaced
}

/// How a checkout ended. `closed`: the buyer left, and nothing is under way.
package struct CheckoutEnding: Sendable, Equatable {
    package enum Outcome: String, Sendable {
        case completed, pending, closed, failed
    }

    package var outcome: Outcome
    package var reason: CheckoutReason?
    /// The last that is known of; nil does not say that there is none.
    package var transaction: KnownTransaction?
    /// Id of the checkout, or of the checkout session.
    package var id: String?
}

/// What is to be done, in this order, each when the one before it is done; a call's answer is not waited for.
package enum CheckoutEffect: Sendable, Equatable {
    /// Keep this in the place of what was kept, before the next effect is begun.
    case save(CheckoutSnapshot)
    case forget
    /// Ask, and tell the answer as an event.
    case openCheckout
    case tokenize(ask: Int)
    case threeDSecureVersion
    case threeDSecureAuthenticate(ThreeDSecureDevice)
    /// Under an idempotency key made of the session and this number.
    case pay(attempt: Int, ask: Int)
    case status(ask: Int, transactionId: String?)
    /// Show this address in the sheet.
    case open(String)
    /// Have the SDK collect the device.
    case device(ThreeDSecureVersion)
    /// Have the SDK ask the cardholder.
    case challenge(ThreeDSecureChallenge)
    /// Tell `time` then. Takes the place of an earlier wait.
    case wait(until: Int)
    /// Take the sheet away.
    case dismiss
    /// Tell the app. Once.
    case end(CheckoutEnding)
}

/// What is kept through the death of the process. Nothing of a card.
package struct CheckoutSnapshot: Sendable, Equatable {
    package var json: Json

    /// Nil: there is nothing yet that could be asked about.
    init?(_ state: CheckoutState) {
        guard let kind = state.kind, let id = state.id else { return nil }
        json = .object([
            "version": 1,
            "at": .string(state.at.rawValue),
            "kind": .string(kind.rawValue),
            "id": .string(id),
            "url": orNull(state.url),
            "hasSdk": .bool(state.hasSdk),
            "transaction": state.transaction?.json ?? .null,
            "attempt": .int(state.attempt),
            "isUnderWay": .bool(state.isUnderWay),
            "failedIds": .array(state.failedIds.map { .string($0) }),
            "deadline": orNull(state.deadline),
            "expiresAt": orNull(state.expiresAt),
        ])
    }

    /// The state that was kept, before anything has happened; nil: it is none that this version wrote.
    static func stateIn(_ kept: Json) -> CheckoutState? {
        guard kept["version"].integer == 1, let id = kept["id"].text,
            let kind = CheckoutKind(rawValue: kept["kind"].text ?? ""), let attempt = kept["attempt"].integer,
            let hasSdk = kept["hasSdk"].flag, let isUnderWay = kept["isUnderWay"].flag,
            let expiresAt = kept["expiresAt"].integer, let failed = kept["failedIds"].list, let members = kept.members,
            members["at"]?.text != nil, members["deadline"] == .null || kept["deadline"].integer != nil,
            kept["url"].text != nil || (kind == .form && members["url"] == .null)
        else { return nil }
        let failedIds: [String] = failed.compactMap(\.text)
        let transaction: KnownTransaction? = KnownTransaction(kept["transaction"])
        if transaction == nil && members["transaction"] != .null { return nil }
        if failedIds.count != failed.count { return nil }
        var state = CheckoutState()
        state.kind = kind
        state.id = id
        state.url = kept["url"].text
        state.hasSdk = hasSdk
        state.transaction = transaction
        state.attempt = attempt
        state.isUnderWay = isUnderWay
        state.failedIds = failedIds
        state.expiresAt = expiresAt
        return state
    }
}

package func orNull(_ value: String?) -> Json { value.map { .string($0) } ?? .null }
package func orNull(_ value: Int?) -> Json { value.map { .int($0) } ?? .null }
