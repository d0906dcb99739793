import Foundation
import RailyardCore
import XCTest

/// Against `Tests/replay-server.mjs`, whose address is in `RAILYARD_REPLAY`.
final class TransportTests: XCTestCase {
    private func address() throws -> String {
        let told: String? = ProcessInfo.processInfo.environment["RAILYARD_REPLAY"]
        guard let told, !told.isEmpty else { throw XCTSkip("no replay server: mobile/ios/check.sh starts one") }
        return told
    }

    private func call(_ path: String, _ method: String = "GET", _ body: Json? = nil) async throws -> Json {
        let client: Client = try XCTUnwrap(Client(service: try address()))
        return try await client.call(method, path, body)
    }

    /// The status of what is refused; nil where it was answered.
    private func refusal(_ path: String) async throws -> Int? {
        do {
            _ = try await call(path)
            return nil
        } catch let fault as Fault {
            return fault.status
        }
    }

    func testARequestArrivesAsItWasSent() async throws {
        let told: Json = try await call("/echo/%C3%A4?a=b", "PUT", .object(["text": "ä\u{2028}\"", "number": 7]))
        XCTAssertEqual(told["method"].text, "PUT")
        XCTAssertEqual(told["path"].text, "/echo/%C3%A4?a=b")
        XCTAssertEqual(told["body"].text, "{\"number\":7,\"text\":\"ä\u{2028}\\\"\"}")
        XCTAssertEqual(told["headers"]["content-type"].text, "application/json")
        XCTAssertNil(told["headers"]["authorization"].text)
    }

    func testAnAnswerMayComeByteByByte() async throws {
        let told: Json = try await call("/slow")
        XCTAssertEqual(told["text"].text, String(repeating: "ä", count: 50))
    }

    func testWhatIsCutOffWasNotAnswered() async throws {
        let cut: Int? = try await refusal("/cut")
        let reset: Int? = try await refusal("/reset")
        XCTAssertEqual([cut, reset], [0, 0])
    }

    func testNobodyThereIsNotAnswered() async throws {
        let client: Client = try XCTUnwrap(Client(service: "http://127.0.0.1:9"))
        do {
            _ = try await client.call("GET", "/", nil)
            XCTFail("answered")
        } catch let fault as Fault {
            XCTAssertEqual(fault.kind, .network)
        }
    }

    func testARedirectIsNotFollowed() async throws {
        let status: Int? = try await refusal("/redirect")
        XCTAssertEqual(status, 307)
    }

    func testAnAnswerThatIsTooLongIsNone() async throws {
        let status: Int? = try await refusal("/long")
        XCTAssertEqual(status, 0)
    }

    func testARefusalSaysWhyAndAPageInBetweenDoesNot() async throws {
        do {
            _ = try await call("/refused")
            XCTFail("answered")
        } catch let fault as Fault {
            XCTAssertEqual([fault.code, fault.message, fault.kind.rawValue], ["bad_request", "No", "refused"])
        }
        let status: Int? = try await refusal("/page")
        XCTAssertEqual(status, 502)
    }

    func testACallThatIsCancelledEndsAtOnce() async throws {
        let service: String = try address()
        let task = Task<Bool, Never> {
            guard let client = Client(service: service) else { return false }
            do {
                _ = try await client.call("GET", "/silent", nil)
                return false
            } catch {
                return error is CancellationError
            }
        }
        let late: Void? = await withDeadline(seconds: 0.2) { _ = await task.value }
        XCTAssertNil(late)
        task.cancel()
        let isCancelled: Bool? = await withDeadline(seconds: 20) { await task.value }
        XCTAssertEqual(isCancelled, true)
    }

    func testADeadlineIsKeptByWorkThatDoesNotHeedIt() async throws {
        let value: Int? = await withDeadline(seconds: 0.1) {
            await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
                DispatchQueue.global().asyncAfter(deadline: .now() + 5) { continuation.resume(returning: 1) }
            }
        }
        XCTAssertNil(value)
        let fast: Int? = await withDeadline(seconds: 20) { 7 }
        XCTAssertEqual(fast, 7)
    }

    func testACallWithATokenNeedsOne() async throws {
        let client: Client = try XCTUnwrap(Client(service: "https://pay.example"))
        do {
            _ = try await client.paymentOptions(.object([:]))
            XCTFail("sent")
        } catch let fault as Fault {
            XCTAssertEqual(fault.status, 401)
        }
    }

    func testAServiceHasAnAddress() {
        XCTAssertNil(Client(service: "pay.example"))
        XCTAssertNil(Client(service: "https://"))
        XCTAssertEqual(Client(service: "HTTPS://pay.example:8443/a?b")?.service, "HTTPS://pay.example:8443")
    }
}
