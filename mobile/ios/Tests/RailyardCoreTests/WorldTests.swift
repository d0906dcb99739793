import Foundation
import RailyardCore
import XCTest

/// A card form, the service that pays and a buyer: calls and answers get lost, refused or are late, processes end
/// between any two effects, and the buyer comes and goes. The service pays once for an attempt, as the real one does.
final class WorldTests: XCTestCase {
    func testWhateverGetsLostABuyerPaysOnceAndIsToldWhatIsSo() {
        var outcomes: Set<String> = []
        for seed in 1...sequences(5_000) {
            let world = World(seed: seed)
            world.play()
            if let fault = world.fault { return XCTFail("seed \(seed): \(fault)") }
            outcomes.insert(world.end.map { $0.outcome.rawValue } ?? "none")
        }
        XCTAssertEqual(outcomes, ["completed", "pending", "closed", "failed"])
    }
}

/// A hundred thousand take minutes: `RAILYARD_SEQUENCES` says how many there are, where it is set.
func sequences(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["RAILYARD_SEQUENCES"].flatMap { Int($0) } ?? usual
}

private let outcomes: [String] = [
    "captured", "authorized", "declined", "failed", "buyer_approval_pending", "processing",
]

private final class World {
    private struct Due {
        var at: Int
        /// Nil: of the service, which goes on whatever becomes of the app.
        var life: Int?
        var run: () -> Void
    }

    private(set) var end: CheckoutEnding?
    private(set) var fault: String?
    private var random: Chance
    private var state = CheckoutState()
    private var now: Int = 1_795_000_000_000
    private var kept: Json?
    private var life: Int = 0
    private var due: [Due] = []
    private var timer: Int?
    private var payments: [(attempt: Int, status: String)] = []
    /// A request came after the service had said twice that there was no payment.
    private var isLate: Bool = false

    init(seed: Int) { random = Chance(state: UInt64(seed)) }

    func play() {
        happen(.startForm(sessionId: "s", hasSdk: false))
        for _ in 0..<5_000 where end == nil && fault == nil { step() }
        while !due.isEmpty { pass() }
        judge()
    }

    private func step() {
        if state.at == .entering && dice(2) == 0 {
            happen(.submitted)
        } else if state.at == .failed {
            happen(dice(2) == 0 ? .retry : .close)
        } else if dice(30) == 0 {
            happen(.close)
        } else if dice(10) == 0 {
            happen(.returned)
        } else if dice(25) == 0 {
            restart()
        } else {
            pass()
        }
    }

    private func judge() {
        guard let end else { return fault = fault ?? "no end at \(state.at.rawValue)" }
        let standings: [Standing] = payments.map { standingOf($0.status) }
        let open: Int = standings.filter { $0 != .active }.count
        if open > 1 { fault = "\(open) payments came about" }
        if end.outcome == .completed && !standings.contains(.completed) { fault = "nothing was paid" }
        let isOver: Bool = end.outcome == .closed || end.outcome == .failed
        if isOver && !isLate && open > 0 { fault = "\(end.outcome.rawValue), and it was paid" }
    }

    private func dice(_ below: Int) -> Int { Int.random(in: 0..<below, using: &random) }

    private func happen(_ event: CheckoutEvent) {
        let moved = reduce(state, event, now: now)
        state = moved.state
        carryOut(moved.effects)
    }

    private func carryOut(_ effects: [CheckoutEffect]) {
        for effect: CheckoutEffect in effects {
            if end == nil && dice(60) == 0 { return restart() }
            switch effect {
            case .save(let snapshot): kept = snapshot.json
            case .forget: kept = nil
            case .wait(let until): timer = until
            case .tokenize(let ask):
                answer(dice(5) > 0 ? .tokenized(ask: ask) : unheard(.tokenize, ask))
            case .status(let ask, _): tellStanding(ask)
            case .pay(let attempt, let ask): pay(attempt, ask)
            case .end(let ending):
                if end != nil { fault = "the end was told twice" }
                end = ending
            default: break
            }
        }
    }

    private func restart() {
        life += 1
        timer = nil
        now += 1_500
        guard let kept else {
            state = CheckoutState()
            return happen(.startForm(sessionId: "s", hasSdk: false))
        }
        let moved = restore(kept, now: now)
        state = moved.state
        if state.at != .confirming { fault = "restored as " + state.at.rawValue }
        carryOut(moved.effects)
    }

    private func later(_ ms: Int, ofService: Bool = false, _ run: @escaping () -> Void) {
        let time: Int = now + ms
        let place: Int = due.firstIndex { $0.at > time } ?? due.count
        due.insert(Due(at: time, life: ofService ? nil : life, run: run), at: place)
    }

    /// The next thing that is due: an answer, or the end of a wait.
    private func pass() {
        if end == nil, let until = timer, due.first.map({ until <= $0.at }) ?? true {
            now = max(now, until)
            timer = nil
            return happen(.time)
        }
        if due.isEmpty { return }
        let next: Due = due.removeFirst()
        now = max(now, next.at)
        if next.life == nil || (next.life == life && end == nil) { next.run() }
    }

    private func unheard(_ call: CheckoutCall, _ ask: Int) -> CheckoutEvent {
        .fault(call, status: dice(2) == 0 ? 0 : 500, ask: ask)
    }

    private func answer(_ event: CheckoutEvent, within ms: Int = 5_000) {
        later(dice(ms)) { self.happen(event) }
    }

    private func pay(_ attempt: Int, _ ask: Int) {
        if dice(6) == 0 { return answer(unheard(.pay, ask)) }
        if dice(6) == 0 { return answer(.fault(.pay, status: [400, 401, 429][dice(3)], ask: ask), within: 3_000) }
        // the request is on its way, whatever becomes of the app
        let isSlow: Bool = dice(8) == 0
        isLate = isLate || isSlow
        later(dice(isSlow ? 60_000 : 1_000), ofService: true) { self.make(attempt) }
        if isSlow { return answer(unheard(.pay, ask)) }
        later(1_000 + dice(90_000)) {
            let made: (attempt: Int, status: String)? = self.payments.first { $0.attempt == attempt }
            guard let made, self.dice(4) > 0 else {
                return self.happen(.fault(.pay, status: [0, 503, 409][self.dice(3)], ask: ask))
            }
            let transaction = KnownTransaction(id: "t\(attempt)", status: made.status)
            self.happen(.created(ask: attempt, transaction, approvalURL: nil))
        }
    }

    private func make(_ attempt: Int) {
        if payments.contains(where: { $0.attempt == attempt }) { return }
        let status: String = outcomes[dice(outcomes.count)]
        payments.append((attempt, status))
        guard standingOf(status) == .processing else { return }
        later(dice(900_000), ofService: true) {
            guard let place = self.payments.firstIndex(where: { $0.attempt == attempt }) else { return }
            self.payments[place].status = self.dice(2) == 0 ? "captured" : "declined"
        }
    }

    private func tellStanding(_ ask: Int) {
        if dice(5) == 0 { return answer(unheard(.status, ask)) }
        later(dice(3_000)) {
            let last: KnownTransaction? = self.payments.last.map { made in
                KnownTransaction(id: "t\(made.attempt)", status: made.status)
            }
            let standing: Standing = last.map { standingOf($0.status) } ?? .active
            self.happen(.standing(ask: ask, standing, last, approvalURL: nil))
        }
    }
}
