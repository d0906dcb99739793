import Foundation
import RailyardCore
import RailyardVectors
import XCTest

/// Whatever happens in whatever order: one end, no second payment, none after a restart, and always an end in time.
final class SequenceTests: XCTestCase {
    func testRandomSequencesHoldWhatIsPromised() throws {
        let events: [CheckoutEvent] = try everyEvent()
        var random = Chance(state: 0x5EED)
        var restarts: Int = 0
        for number in 0..<100_000 {
            var story = Story()
            for _ in 0..<Int.random(in: 1...24, using: &random) {
                if Int.random(in: 0..<12, using: &random) == 0 {
                    restarts += story.restart() ? 1 : 0
                } else {
                    story.happens(try XCTUnwrap(events.randomElement(using: &random)), &random)
                }
            }
            story.finish()
            if !story.faults.isEmpty { return XCTFail("sequence \(number): \(story.faults) after \(story.told)") }
        }
        XCTAssertGreaterThan(restarts, 5_000)
    }

    private func everyEvent() throws -> [CheckoutEvent] {
        let file: Json = try XCTUnwrap(
            Json.parse(try Data(contentsOf: vectorFolder().appendingPathComponent("checkout.json"))))
        let events: [CheckoutEvent] = try XCTUnwrap(file["events"].list).map { try checkoutEventIn($0["event"]) }
        // the way to a payment, more often than by chance
        let usual: [CheckoutEvent] = [
            .loaded, .submitted, .tokenized(ask: 1), .returned, .opened(id: "id", url: "https://pay.example/pay/a/b"),
        ]
        return events + usual + usual + usual + usual
    }
}

/// Always the same chances (SplitMix64).
struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed: UInt64 = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// One checkout, and what was wrong with it.
private struct Story {
    var state = CheckoutState()
    var now: Int = 1_795_000_000_000
    var kept: Json?
    var ends: Int = 0
    var isRestored: Bool = false
    var faults: [String] = []
    var told: [String] = []

    mutating func happens(_ event: CheckoutEvent, _ random: inout Chance) {
        now += [0, 5, 2_000, 30_000].randomElement(using: &random) ?? 0
        step(event)
    }

    mutating func step(_ given: CheckoutEvent) {
        var event: CheckoutEvent = given
        // an answer to the last question, most of the time
        switch given {
        case .standing(9, let standing, let transaction, let url):
            event = .standing(ask: state.asks, standing, transaction, approvalURL: url)
        case .tokenized(1): event = .tokenized(ask: state.asks)
        case .created(1, let transaction, let url):
            event = .created(ask: state.attempt, transaction, approvalURL: url)
        case .fault(let call, let status, 1...): event = .fault(call, status: status, ask: state.asks)
        default: break
        }
        told.append(event.name)
        let before: CheckoutState = state
        let moved = reduce(before, event, now: now)
        if before.isOver && (!moved.effects.isEmpty || moved.state != before) { faults.append("after the end") }
        if moved.state.attempt != before.attempt && !isFailure(event) { faults.append("another attempt") }
        if event == .submitted && moved.state.at == .tokenizing { isRestored = false }
        take(moved.state, moved.effects)
    }

    /// False: there was nothing to begin again with.
    mutating func restart() -> Bool {
        guard let snapshot = kept else { return false }
        // text, as it is kept
        guard let read = Json.parse(Data(snapshot.printed.utf8)), read == snapshot else {
            faults.append("not read as it was kept")
            return false
        }
        told.append("restart")
        let moved = restore(read, now: now)
        isRestored = true
        if moved.state.at != .confirming { faults.append("restored as " + moved.state.at.rawValue) }
        take(moved.state, moved.effects)
        return true
    }

    private mutating func take(_ after: CheckoutState, _ effects: [CheckoutEffect]) {
        state = after
        for effect: CheckoutEffect in effects {
            switch effect {
            case .end: ends += 1
            case .save(let snapshot): kept = snapshot.json
            case .forget: kept = nil
            case .pay(let attempt, _):
                if isRestored { faults.append("paid after a restart") }
                if attempt != state.attempt { faults.append("paid as another attempt") }
                if kept?["isUnderWay"] != .bool(true) { faults.append("paid before it was kept") }
            default: break
            }
        }
        if state.at != .idle && !state.isOver && state.deadline == nil { faults.append("no deadline") }
        if ends > 1 { faults.append("two ends") }
        if state.isOver != (ends == 1) { faults.append("over without an end") }
    }

    /// Nothing happens any more but time.
    mutating func finish() {
        if state.at == .idle { return }
        for _ in 0..<200 where !state.isOver {
            now = max(now, state.deadline ?? now)
            step(.time)
        }
        if ends != 1 { faults.append("no end in time") }
        if kept != nil { faults.append("not forgotten") }
    }
}

/// What says for certain that an attempt failed.
private func isFailure(_ event: CheckoutEvent) -> Bool {
    switch event {
    case .created(_, let transaction, _), .cancelled(let .some(transaction)),
        .standing(_, _, let .some(transaction), _):
        return standingOf(transaction.status) == .active
    default: return false
    }
}
