import Foundation
import RailyardCore
import XCTest

/// Plays the buyer: what a screen shows is answered as the page or the buyer would.
@MainActor
private final class FakeScreen: CheckoutScreen {
    var run: CheckoutRun?
    var opened: [String] = []
    var states: [CheckoutPlace] = []
    var dismissals: Int = 0
    var answers: [CheckoutPlace: [CheckoutEvent]] = [:]

    func open(_ url: String) {
        opened.append(url)
        run?.tell(.loaded)
    }

    func show(_ state: CheckoutState) {
        states.append(state.at)
        for event: CheckoutEvent in answers.removeValue(forKey: state.at) ?? [] { run?.tell(event) }
    }

    func dismiss() { dismissals += 1 }
}

private final class MemoryStore: SnapshotStore, @unchecked Sendable {
    private let lock = NSLock()
    private var kept: String?
    private var all: [String] = []

    func save(_ snapshot: String) {
        lock.withLock {
            kept = snapshot
            all.append(snapshot)
        }
    }

    func load() -> String? { lock.withLock { kept } }
    func forget() { lock.withLock { kept = nil } }
    var everything: String { lock.withLock { all.joined(separator: "\n") } }
}

/// Answers by the path of a request.
private final class ScriptedTransport: Transport, @unchecked Sendable {
    private let lock = NSLock()
    private var answers: [String: [(Int, Json)]]
    private var sent: [WireRequest] = []

    init(_ answers: [String: [(Int, Json)]]) { self.answers = answers }

    func send(_ request: WireRequest) async throws -> WireAnswer {
        let last: String = String(request.url.split(separator: "?")[0].split(separator: "/").last ?? "")
        let answer: (Int, Json)? = lock.withLock {
            sent.append(request)
            guard var left = answers[last], !left.isEmpty else { return nil }
            let next: (Int, Json) = left.removeFirst()
            answers[last] = left
            return next
        }
        guard let answer else { throw URLError(.notConnectedToInternet) }
        return WireAnswer(status: answer.0, body: Data(answer.1.printed.utf8))
    }

    var requests: [WireRequest] { lock.withLock { sent } }
}

/// Speaks no scheme's language: it answers as an SDK would.
private struct FakeSDK: ThreeDSecureSDK {
    var end: ChallengeEnd

    func device(_ version: ThreeDSecureVersion) async throws -> ThreeDSecureDevice {
        ThreeDSecureDevice(
            appId: "app", encryptedData: "data", keyX: "x", keyY: "y", referenceNumber: version.messageVersion,
            transactionId: "id")
    }

    func challenge(_ challenge: ThreeDSecureChallenge) async throws -> ChallengeEnd { end }
}

private let challenge: Json = .object([
    "server_transaction_id": "s", "acs_transaction_id": "a", "acs_reference_number": "r",
    "acs_rendering_type": .object(["acsInterface": "01"]), "acs_signed_content": "c",
])
private let enrolled: [String: [(Int, Json)]] = [
    "fields": [(204, .null)],
    "three-d-secure-version": [(200, .object(["directory_server_id": "A", "message_version": "2.2.0"]))],
    "three-d-secure-authenticate": [(200, .object(["indicator": "CHALLENGE", "challenge": challenge]))],
]
private let number: String = "4111111111111111"

final class RunTests: XCTestCase {
    @MainActor
    private func typedForm() -> CardForm {
        let form = CardForm(fields: [.number, .expiryDate, .securityCode], clock: { 1_795_000_000_000 })
        for (field, text) in [(CardField.number, number), (.expiryDate, "1230"), (.securityCode, "987")] {
            _ = form.edit(field, TextEdit(text: text, caret: text.utf16.count))
        }
        return form
    }

    /// A form with an SDK, whose payments are what `pay` makes.
    @MainActor
    private func formRun(
        _ transport: ScriptedTransport, _ screen: FakeScreen, _ store: MemoryStore, challenge end: ChallengeEnd,
        pay: @escaping @Sendable (String, Int) async throws -> CreatedTransaction
    ) throws -> (run: CheckoutRun, log: () -> [String]) {
        var parts = CheckoutParts(
            client: try XCTUnwrap(Client(service: "https://pay.example", transport: transport)), store: store)
        let lines = Lines()
        parts.form = typedForm()
        parts.sdk = FakeSDK(end: end)
        parts.payment = FormPayment(pay: pay, read: { _ in nil })
        parts.clock = { 1_795_000_000_000 }
        parts.log = { lines.all.append($0) }
        let run = CheckoutRun(parts, screen: screen)
        screen.run = run
        screen.answers[.entering] = [.submitted]
        return (run, { lines.all })
    }

    @MainActor
    func testACardFormWithAChallengeEndsPaidAndLeavesNoTrace() async throws {
        let (transport, screen, store) = (ScriptedTransport(enrolled), FakeScreen(), MemoryStore())
        let (run, log) = try formRun(transport, screen, store, challenge: .challenged) { _, attempt in
            CreatedTransaction(id: "t\(attempt)", status: "captured")
        }
        run.begin(.startForm(sessionId: "session", hasSdk: true))
        let end: CheckoutEnd? = await withDeadline(seconds: 20) { await run.end.told() }
        XCTAssertEqual(end, .paid(transactionId: "t1"))
        XCTAssertNil(store.load())
        XCTAssertEqual(transport.requests.count, 3)
        XCTAssertTrue(String(decoding: transport.requests[0].body ?? Data(), as: UTF8.self).contains(number))
        let left: String = store.everything + log().joined()
        for part: String in [number, "4111 1111", "987"] { XCTAssertFalse(left.contains(part)) }
    }

    @MainActor
    func testAChallengeThatIsClosedPaysNothing() async throws {
        let (transport, screen, store) = (ScriptedTransport(enrolled), FakeScreen(), MemoryStore())
        let (run, log) = try formRun(transport, screen, store, challenge: .closed) { _, _ in
            CreatedTransaction(id: "never", status: "captured")
        }
        run.begin(.startForm(sessionId: "session", hasSdk: true))
        let isBack: Bool = await becomes { run.state.at == .entering && run.state.reason == .cancelled }
        XCTAssertTrue(isBack)
        run.tell(.close)
        let end: CheckoutEnd = await run.end.told()
        XCTAssertEqual(end, .closed(transactionId: nil))
        XCTAssertFalse(log().contains { $0.contains("call pay") })
    }

    @MainActor
    func testAHostedCheckoutThroughASlowServiceThatCutsOff() async throws {
        let told: String? = ProcessInfo.processInfo.environment["RAILYARD_REPLAY"]
        guard let told, !told.isEmpty else { throw XCTSkip("no replay server: mobile/ios/check.sh starts one") }
        let store = MemoryStore()
        let client: Client = try XCTUnwrap(Client(service: told, token: { "token" }))
        let screen = FakeScreen()
        let run = CheckoutRun(CheckoutParts(client: client, store: store), screen: screen)
        screen.run = run
        screen.answers[.ready] = [.submitted, .returned]
        run.begin(.startPage)
        let end: CheckoutEnd? = await withDeadline(seconds: 60) { await run.end.told() }
        XCTAssertEqual(end, .paid(transactionId: "transaction"))
        XCTAssertEqual(screen.opened, [told + "/pay/of/secret"])
        XCTAssertNil(store.load())
    }

    @MainActor
    func testAProcessThatDiedIsGoneOnWithAndPaysNothing() async throws {
        let store = MemoryStore()
        store.save(
            "{\"version\":1,\"at\":\"paying\",\"kind\":\"page\",\"id\":\"c\",\"url\":\"https://pay.example/pay/a/b\","
                + "\"hasSdk\":false,\"transaction\":null,\"attempt\":1,\"isUnderWay\":true,\"failedIds\":[],"
                + "\"deadline\":1,\"expiresAt\":1795003600000}")
        let answer: Json = .object([
            "status": "completed", "transaction": .object(["id": "t", "status": "captured"]),
        ])
        let transport = ScriptedTransport(["state": [(200, answer)]])
        let client: Client = try XCTUnwrap(Client(service: "https://pay.example", transport: transport))
        let screen = FakeScreen()
        let run = CheckoutRun(CheckoutParts(client: client, store: store), screen: screen)
        run.begin(.startPage)
        let end: CheckoutEnd? = await withDeadline(seconds: 20) { await run.end.told() }
        XCTAssertEqual(end, .paid(transactionId: "t"))
        XCTAssertEqual(transport.requests.map(\.method), ["GET"])
        XCTAssertEqual(transport.requests[0].url, "https://pay.example/pay/a/b/state?transaction_id=")
        XCTAssertNil(transport.requests[0].headers["authorization"])
    }

    func testAStandingThatIsNotKnownIsNotFailed() async throws {
        let answers: [(Int, Json)] = [(200, .object(["status": "screened"])), (200, .object([:]))]
        let transport = ScriptedTransport(["state": answers])
        let client: Client = try XCTUnwrap(Client(service: "https://pay.example", transport: transport))
        let told = try await client.standing(url: "https://pay.example/pay/a/b", transactionId: nil)
        XCTAssertEqual(told.0, .processing)
        do {
            _ = try await client.standing(url: "https://pay.example/pay/a/b", transactionId: nil)
            XCTFail("an answer without a status")
        } catch let fault as Fault {
            XCTAssertEqual(fault.status, 0)
        }
    }

    func testACardGoesToNobodyInClear() {
        for address: String in [
            "https://pay.example", "http://127.0.0.1:8080", "http://LOCALHOST", "http://[::1]:1/x",
        ] {
            XCTAssertNotNil(Client(service: address), address)
        }
        for address: String in [
            "http://pay.example", "http://localhost.example", "http://localhost:1@pay.example", "ftp://pay.example",
        ] {
            XCTAssertNil(Client(service: address), address)
        }
    }

    func testASnapshotIsAFileUntilItIsForgotten() throws {
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileSnapshotStore(order: "order/17 ä", folder: folder)
        XCTAssertNil(store.load())
        store.save("{}")
        store.save("{\"a\":1}")
        XCTAssertEqual(store.load(), "{\"a\":1}")
        XCTAssertEqual(FileSnapshotStore.unfinished(folder: folder), ["order/17 ä"])
        store.forget()
        XCTAssertNil(store.load())
        XCTAssertEqual(FileSnapshotStore.unfinished(folder: folder), [])
    }

    @MainActor
    private func becomes(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<2000 {
            if condition() { return true }
            try? await Task.sleep(nanoseconds: 5_000_000)
        }
        return condition()
    }
}

@MainActor
private final class Lines {
    var all: [String] = []
}
