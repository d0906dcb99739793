import Foundation
@_spi(PutsAppInPciScope) import RailyardCore

/// Keeps what is sent, and answers nothing.
final class RecordingTransport: Transport, @unchecked Sendable {
    private let lock = NSLock()
    private var kept: WireRequest?

    func send(_ request: WireRequest) async throws -> WireAnswer {
        lock.withLock { kept = request }
        return WireAnswer(status: 200, body: Data("{}".utf8))
    }

    var last: WireRequest? { lock.withLock { kept } }
}

private let service: String = "https://pay.example"

func requestResults() async throws -> [VectorResult] {
    let file: Json = try vectorFile("requests")
    guard let vectors = file.list else { throw BrokenVector(what: "requests") }
    var results: [VectorResult] = []
    for (number, vector) in vectors.enumerated() {
        let transport = RecordingTransport()
        guard let client = Client(service: service, transport: transport, token: { "{token}" }) else {
            throw BrokenVector(what: service)
        }
        // the answer is empty, which some calls do not take
        try? await call(client, try text(vector, "call"), vector["request"]["body"])
        guard let sent = transport.last else { throw BrokenVector(what: try text(vector, "call")) }
        let path: String = String(sent.url.dropFirst(service.count))
        let request: Json = .object([
            "method": .string(sent.method),
            "path": .string(path.removingPercentEncoding ?? path),
            "headers": .object(sent.headers.mapValues { .string($0) }),
            "body": sent.body.flatMap { Json.parse($0) } ?? .null,
        ])
        results.append(
            VectorResult(name: "requests \(number)", result: request, expected: vector["request"]))
    }
    return results
}

private func call(_ client: Client, _ name: String, _ body: Json) async throws {
    switch name {
    case "tokenize":
        let card = CardInstrument(
            number: Secret("4111111111111111"), expirationDate: "12/30", securityCode: Secret("123"))
        try await client.tokenize(sessionId: "{session_id}", card: card)
    case "cardDetails": _ = try await client.cardDetails(sessionId: "{session_id}", bin: "41111111")
    case "threeDSecureVersion": _ = try await client.threeDSecureVersion(sessionId: "{enrolled_session_id}")
    case "threeDSecureAuthenticate":
        let device: ThreeDSecureDevice = try deviceIn(body)
        _ = try await client.threeDSecureAuthenticate(sessionId: "{enrolled_session_id}", device: device)
    case "googlePaySession": _ = try await client.googlePaySession(originDomain: "shop.example")
    case "pazeSession": _ = try await client.pazeSession()
    case "clickToPaySession": _ = try await client.clickToPaySession(sessionId: "{session_id}")
    case "openCheckout":
        _ = try await client.openCheckout(.object(["amount": 1299, "currency": "USD", "country": "US"]))
    case "createTransaction": _ = try await client.createTransaction(body, idempotencyKey: "order-1815")
    case "transactionSession":
        _ = try await client.transactionSession(
            transactionId: "{transaction_id}", sessionToken: "{session_token}")
    case "completeTransaction":
        let url: String = service + "/transactions/{transaction_id}/complete?token={session_token}"
        _ = try await client.completeTransaction(.object(["default_completion_url": .string(url)]))
    default: throw BrokenVector(what: name)
    }
}
