import Foundation

/// How a checkout ended. Ask your server before you deliver.
public enum CheckoutEnd: Sendable, Equatable {
    /// Paid, or promised, as the service says.
    case paid(transactionId: String?)
    /// Under way, or nobody could say: do not pay again.
    case pending(transactionId: String?)
    /// The buyer left, and nothing is under way. The transaction is one that failed, or was not approved.
    case closed(transactionId: String?)
    /// Nothing can be paid.
    case failed(CheckoutReason)

    init(_ ending: CheckoutEnding) {
        switch ending.outcome {
        case .completed: self = .paid(transactionId: ending.transaction?.id)
        case .pending: self = .pending(transactionId: ending.transaction?.id)
        case .closed: self = .closed(transactionId: ending.transaction?.id)
        case .failed: self = .failed(ending.reason ?? .expired)
        }
    }
}

/// What shows a checkout. The UI layer is one.
@MainActor
package protocol CheckoutScreen: AnyObject {
    func open(_ url: String)
    func show(_ state: CheckoutState)
    func dismiss()
}

/// What a card form of the app's own needs of the app: its server pays, and says how that stands.
public struct FormPayment: Sendable {
    /// Pays with the session. The same `attempt` is the same payment: use it in your idempotency key.
    public var pay: @Sendable (_ sessionId: String, _ attempt: Int) async throws -> CreatedTransaction
    /// The last transaction of the session; nil: there is none.
    public var read: @Sendable (_ sessionId: String) async throws -> CreatedTransaction?

    public init(
        pay: @escaping @Sendable (_ sessionId: String, _ attempt: Int) async throws -> CreatedTransaction,
        read: @escaping @Sendable (_ sessionId: String) async throws -> CreatedTransaction?
    ) {
        self.pay = pay
        self.read = read
    }
}

/// What a checkout is made of.
@MainActor
package struct CheckoutParts {
    package var client: Client
    package var store: any SnapshotStore
    /// For `openCheckout`, in the words of the contract.
    package var options: Json
    package var form: CardForm?
    package var payment: FormPayment?
    package var sdk: (any ThreeDSecureSDK)?
    /// One line for each step.
    package var log: (String) -> Void
    package var clock: () -> Int
    /// Waits as many milliseconds.
    package var sleep: @Sendable (Int) async -> Void = { try? await Task.sleep(nanoseconds: UInt64($0) * 1_000_000) }

    package init(client: Client, store: any SnapshotStore, options: Json = .null) {
        self.client = client
        self.store = store
        self.options = options
        log = { _ in }
        clock = wallClock
    }
}

/// Does what the reducer asks for, and tells it what comes of that.
@MainActor
package final class CheckoutRun {
    package private(set) var state = CheckoutState()
    /// How it ends; told once.
    package let end = Once<CheckoutEnd>()
    private let parts: CheckoutParts
    private weak var screen: (any CheckoutScreen)?
    private var waiting: [CheckoutEvent] = []
    private var isBusy: Bool = false
    private var timer: Task<Void, Never>?
    private var calls: [Task<Void, Never>] = []

    package init(_ parts: CheckoutParts, screen: any CheckoutScreen) {
        self.parts = parts
        self.screen = screen
    }

    /// Goes on with the checkout that was under way when the process ended; else `event` begins one.
    package func begin(_ event: CheckoutEvent) {
        if let kept = parts.store.load() {
            let restored = restore(Json.parse(Data(kept.utf8)) ?? .null, now: parts.clock())
            state = restored.state
            doAll(restored.effects)
        }
        if state.at == .idle { tell(event) }
    }

    /// What has happened. What happens meanwhile comes after it.
    package func tell(_ event: CheckoutEvent) {
        waiting.append(event)
        if isBusy { return }
        isBusy = true
        while !waiting.isEmpty {
            let next: CheckoutEvent = waiting.removeFirst()
            let before: CheckoutState = state
            let moved = reduce(before, next, now: parts.clock())
            state = moved.state
            parts.log(logLine(before, next, state, moved.effects))
            doAll(moved.effects)
        }
        isBusy = false
    }

    /// The buyer came back by the address of the shop: from a bank, or since they do not want to pay.
    package func cameBack() {
        if state.isOver {
            screen?.dismiss()
        } else {
            tell(state.isUnderWay ? .returned : .close)
        }
    }

    /// The buyer wants the sheet to go. A receipt has nothing to be asked about.
    package func wantsToLeave() {
        if state.isOver {
            screen?.dismiss()
        } else {
            tell(.close)
        }
    }

    /// A page in the sheet has written something.
    package func hear(_ text: String, from: String?) {
        guard let url = state.url, let message = pageMessage(text, from: from, url: url) else { return }
        if let event = eventOfPage(message) { tell(event) }
    }

    private func doAll(_ effects: [CheckoutEffect]) {
        for effect: CheckoutEffect in effects { perform(effect) }
        screen?.show(state)
        if state.isOver { stop() }
    }

    private func stop() {
        timer?.cancel()
        for call: Task<Void, Never> in calls { call.cancel() }
        calls = []
        parts.form?.clear()
    }

    private func perform(_ effect: CheckoutEffect) {
        let client: Client = parts.client
        let id: String = state.id ?? ""
        switch effect {
        case .save(let snapshot): parts.store.save(snapshot.json.printed)
        case .forget: parts.store.forget()
        case .open(let url): screen?.open(url)
        case .dismiss: screen?.dismiss()
        case .end(let ending): end.tell(CheckoutEnd(ending))
        case .wait(let until): wait(until)
        case .openCheckout:
            let options: Json = parts.options
            ask(.openCheckout) {
                let made = try await client.openCheckout(options)
                return .opened(id: made.id, url: made.url)
            }
        case .tokenize(let number):
            let form: CardForm? = parts.form
            ask(.tokenize, number) {
                if let form { try await client.tokenize(sessionId: id, form: form) }
                return .tokenized(ask: number)
            }
        case .threeDSecureVersion:
            ask(.threeDSecureVersion) { .version(try await client.threeDSecureVersion(sessionId: id)) }
        case .threeDSecureAuthenticate(let device):
            ask(.threeDSecureAuthenticate) {
                .result(try await client.threeDSecureAuthenticate(sessionId: id, device: device))
            }
        case .device(let version):
            let sdk: (any ThreeDSecureSDK)? = parts.sdk
            ask(.device) {
                guard let sdk else { throw Fault(status: 0, answer: .null) }
                return .device(try await sdk.device(version))
            }
        case .challenge(let challenge): ask(challenge)
        case .pay(let attempt, let number): pay(id, attempt, number)
        case .status(let number, let transactionId): askStatus(id, number, transactionId)
        }
    }

    private func ask(_ challenge: ThreeDSecureChallenge) {
        let sdk: (any ThreeDSecureSDK)? = parts.sdk
        ask(.device) {
            guard let sdk else { return .challenged(.failed) }
            do {
                return .challenged(try await sdk.challenge(challenge))
            } catch {
                return .challenged(.failed)
            }
        }
    }

    private func pay(_ id: String, _ attempt: Int, _ number: Int) {
        guard let payment = parts.payment else { return }
        ask(.pay, number) {
            let made: CreatedTransaction = try await payment.pay(id, attempt)
            let transaction = KnownTransaction(id: made.id, status: made.status)
            return .created(ask: attempt, transaction, approvalURL: made.approvalURL)
        }
    }

    private func askStatus(_ id: String, _ number: Int, _ transactionId: String?) {
        let client: Client = parts.client
        if state.kind == .form {
            guard let payment = parts.payment else { return }
            ask(.status, number) {
                guard let read = try await payment.read(id) else {
                    return .standing(ask: number, .active, nil, approvalURL: nil)
                }
                let transaction = KnownTransaction(id: read.id, status: read.status)
                let standing: Standing = standingOf(read.status)
                return .standing(ask: number, standing, transaction, approvalURL: read.approvalURL)
            }
            return
        }
        guard let url = state.url else { return }
        ask(.status, number) {
            let (standing, transaction): (Standing, KnownTransaction?) =
                try await client.standing(url: url, transactionId: transactionId)
            return .standing(ask: number, standing, transaction, approvalURL: nil)
        }
    }

    /// Asks, and tells the answer.
    private func ask(
        _ call: CheckoutCall, _ number: Int = 0, _ work: @escaping @Sendable () async throws -> CheckoutEvent
    ) {
        calls.append(
            Task { [weak self] in
                let event: CheckoutEvent
                do {
                    event = try await work()
                } catch let fault as Fault {
                    event = .fault(call, status: fault.status, ask: number)
                } catch {
                    event = .fault(call, status: 0, ask: number)
                }
                if !Task.isCancelled { self?.tell(event) }
            })
    }

    private func wait(_ until: Int) {
        timer?.cancel()
        let ms: Int = max(0, until - parts.clock())
        let sleep: @Sendable (Int) async -> Void = parts.sleep
        timer = Task { [weak self] in
            await sleep(ms)
            if !Task.isCancelled { self?.tell(.time) }
        }
    }
}
