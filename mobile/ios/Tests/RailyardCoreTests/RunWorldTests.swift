import Foundation
import RailyardCore
import XCTest

/// The runner of a card form with everything that does its work, in a time that is a list of what is due: whatever is
/// asked takes its time, and is answered, refused or lost; processes end, and the next one goes on with what was kept.
final class RunWorldTests: XCTestCase {
    @MainActor
    func testWhateverGetsLostACardFormEndsOnceAndPaysOnce() async throws {
        var ends: Set<String> = []
        for seed in 1...sequences(50) {
            let world = try RunWorld(seed: seed)
            await world.play()
            if let fault = world.fault { return XCTFail("seed \(seed): \(fault)") }
            ends.insert(world.word)
        }
        XCTAssertTrue(ends.isSuperset(of: ["completed", "pending", "closed"]), "\(ends)")
    }
}

private struct Lost: Error {}

@MainActor
private final class RunWorld: CheckoutScreen {
    private(set) var fault: String?
    private(set) var word: String = ""
    private let store = KeptText()
    private var random: Chance
    private var run: CheckoutRun?
    private var now: Int = 1_795_000_000_000
    private var due: [(at: Int, run: () -> Void)] = []
    private var payments: [(attempt: Int, status: String)] = []
    private var ends: Int = 0

    init(seed: Int) throws {
        random = Chance(state: UInt64(seed))
    }

    func play() async {
        begin()
        for _ in 0..<3_000 where ends == 0 && fault == nil {
            await settle()
            if ends == 0 { step() }
        }
        // who still waits is let go
        while !due.isEmpty { pass() }
        await settle()
        run = nil
        judge()
    }

    func open(_ url: String) {}
    func show(_ state: CheckoutState) {}
    func dismiss() {}

    /// A run of its own for each process; what an earlier one hears is nobody's.
    private func begin() {
        guard let client = Client(service: "https://pay.example", transport: WorldTransport(world: self)) else {
            return fault = "no client"
        }
        var parts = CheckoutParts(client: client, store: store)
        let form = CardForm(fields: [.number, .expiryDate, .securityCode], clock: { 1_795_000_000_000 })
        for (field, text) in [(CardField.number, "4111111111111111"), (.expiryDate, "1230"), (.securityCode, "987")] {
            _ = form.edit(field, TextEdit(text: text, caret: text.utf16.count))
        }
        parts.form = form
        parts.payment = FormPayment(
            pay: { _, attempt in try await self.pay(attempt) }, read: { _ in try await self.read() })
        parts.clock = { self.now }
        parts.sleep = { await self.delay($0) }
        parts.log = { [weak self] line in self?.hear(line) }
        // the one before it is gone, and hears nothing any more
        run = CheckoutRun(parts, screen: self)
        run?.begin(.startForm(sessionId: "s", hasSdk: false))
    }

    private func hear(_ line: String) {
        let told: [Substring] = line.split(whereSeparator: { $0 == ":" || $0 == "," })
        for part: Substring in told where part.hasPrefix(" end ") {
            ends += 1
            word = String(part.dropFirst(5))
        }
    }

    private func judge() {
        if ends != 1 { fault = fault ?? "\(ends) ends" }
        let standings: [Standing] = payments.map { standingOf($0.status) }
        let open: Int = standings.filter { $0 != .active }.count
        if open > 1 { fault = "\(open) payments came about" }
        if word == "completed" && !standings.contains(.completed) { fault = "nothing was paid" }
    }

    private func step() {
        let at: CheckoutPlace = run?.state.at ?? .idle
        if at == .entering && dice(10) > 0 {
            run?.tell(.submitted)
        } else if at == .failed {
            run?.tell(dice(2) == 0 ? .retry : .close)
        } else if dice(30) == 0 {
            run?.tell(.close)
        } else if dice(10) == 0 {
            run?.tell(.returned)
        } else if dice(25) == 0 {
            now += 1_500
            begin()
        } else {
            pass()
        }
    }

    private func dice(_ below: Int) -> Int { Int.random(in: 0..<below, using: &random) }

    /// What is told meanwhile comes by other threads: a few turns of this one are enough for most of it.
    private func settle() async {
        for _ in 0..<20 { await Task.yield() }
    }

    private func pass() {
        if due.isEmpty { return }
        let next = due.removeFirst()
        now = max(now, next.at)
        next.run()
    }

    private func later(_ ms: Int, _ run: @escaping () -> Void) {
        let time: Int = now + ms
        due.insert((time, run), at: due.firstIndex { $0.at > time } ?? due.count)
    }

    fileprivate func delay(_ ms: Int) async {
        await withCheckedContinuation { waiting in later(ms) { waiting.resume() } }
    }

    fileprivate func answerOfFields() async throws -> WireAnswer {
        await delay(dice(2_000))
        if dice(8) == 0 { throw Lost() }
        return WireAnswer(status: dice(8) == 0 ? 429 : 204, body: Data())
    }

    private func pay(_ attempt: Int) async throws -> CreatedTransaction {
        if dice(6) == 0 {
            await delay(dice(5_000))
            throw Lost()
        }
        if dice(6) == 0 {
            await delay(dice(3_000))
            throw Fault(status: [400, 401, 429][dice(3)], answer: .null)
        }
        // the request is on its way, whatever becomes of the app
        later(dice(dice(8) == 0 ? 60_000 : 1_000)) { self.make(attempt) }
        await delay(1_000 + dice(90_000))
        guard let made = payments.first(where: { $0.attempt == attempt }), dice(4) > 0 else { throw Lost() }
        return shown(made)
    }

    private func make(_ attempt: Int) {
        if payments.contains(where: { $0.attempt == attempt }) { return }
        let all: [String] = ["captured", "declined", "failed", "buyer_approval_pending", "processing"]
        let status: String = all[dice(all.count)]
        payments.append((attempt, status))
        guard standingOf(status) == .processing else { return }
        later(dice(900_000)) {
            guard let place = self.payments.firstIndex(where: { $0.attempt == attempt }) else { return }
            self.payments[place].status = self.dice(2) == 0 ? "captured" : "declined"
        }
    }

    private func read() async throws -> CreatedTransaction? {
        await delay(dice(dice(8) == 0 ? 25_000 : 3_000))
        if dice(5) == 0 { throw Lost() }
        return payments.last.map(shown)
    }

    private func shown(_ made: (attempt: Int, status: String)) -> CreatedTransaction {
        let isAsked: Bool = made.status == "buyer_approval_pending"
        return CreatedTransaction(
            id: "t\(made.attempt)", status: made.status,
            approvalURL: isAsked ? "https://pay.example/approve/\(made.attempt)" : nil)
    }
}

private struct WorldTransport: Transport {
    let world: RunWorld

    func send(_ request: WireRequest) async throws -> WireAnswer { try await world.answerOfFields() }
}

private final class KeptText: SnapshotStore, @unchecked Sendable {
    private let lock = NSLock()
    private var kept: String?

    func save(_ snapshot: String) { lock.withLock { kept = snapshot } }
    func load() -> String? { lock.withLock { kept } }
    func forget() { lock.withLock { kept = nil } }
}
