import Foundation

/// What a buyer can do about it: try again, try later, begin again, or correct what they typed.
public enum FaultKind: String, Sendable {
    case network
    case often
    case expired
    case refused
    case unavailable

    /// By the status of an answer; 0: there was none.
    public init(status: Int) {
        switch status {
        case 0: self = .network
        case 429: self = .often
        case 404: self = .expired
        default: self = status >= 500 ? .unavailable : .refused
        }
    }
}

/// The service refused, or did not answer (status 0): then what was asked for may have happened.
public struct Fault: Error, Sendable, Equatable {
    /// HTTP status; 0: there was no answer.
    public var status: Int
    /// The service's word for it.
    public var code: String
    public var message: String
    /// Each thing that is wrong, with its place.
    public var details: [Json]

    package init(status: Int, answer: Json) {
        self.status = status
        code = answer["code"].text ?? "network_error"
        message = answer["message"].text ?? "the service did not answer"
        details = answer["details"].list ?? []
    }

    public var kind: FaultKind { FaultKind(status: status) }
}

/// What the first digits of a card say.
public struct CardDetails: Sendable, Equatable {
    /// The card's scheme; nil: not known.
    public var scheme: String?
    /// `credit`, `debit` …; nil: not known.
    public var cardType: String?
    /// Other schemes of a card that has several.
    public var additionalSchemes: [String]
}

/// What a front end is told of a payment. Read the whole of it on your server.
public struct CreatedTransaction: Sendable, Equatable {
    public var id: String
    /// Such as `captured`.
    public var status: String
    /// Opens the session of a wallet's SDK; nil: there is none.
    public var sessionToken: String?
    /// Where the buyer approves it; nil: nobody has to.
    public var approvalURL: String?

    public init(id: String, status: String, sessionToken: String? = nil, approvalURL: String? = nil) {
        self.id = id
        self.status = status
        self.sessionToken = sessionToken
        self.approvalURL = approvalURL
    }
}

/// What goes into a checkout session. Whoever makes one handles card data.
@_spi(PutsAppInPciScope) public struct CardInstrument: Sendable {
    public var number: Secret
    /// `MM/YY`.
    public var expirationDate: String
    public var securityCode: Secret?
    public var postalCode: String?

    public init(number: Secret, expirationDate: String, securityCode: Secret?, postalCode: String? = nil) {
        self.number = number
        self.expirationDate = expirationDate
        self.securityCode = securityCode
        self.postalCode = postalCode
    }
}

/// The calls of the contract that a front end may make. An API key has no place here: a session id or a token for front
/// ends, made by your server, is what it asks with.
public struct Client: Sendable {
    /// Where the service is, for example `https://pay.example`.
    public let service: String
    private let token: (@Sendable () async throws -> String)?
    private let merchantAccountId: String?
    private let transport: any Transport

    /// Nil: `service` is not where a service can be: `https`, and `http` on this machine alone. `token`: what fetches a
    /// token for front ends; the operations of a checkout session need none.
    public init?(
        service: String, merchantAccountId: String? = nil, transport: any Transport = URLSessionTransport(),
        token: (@Sendable () async throws -> String)? = nil
    ) {
        guard let origin = originOf(service), isPrivate(origin) else { return nil }
        self.service = origin
        self.merchantAccountId = merchantAccountId
        self.transport = transport
        self.token = token
    }

    /// Puts the card of a form into a checkout session. Your server then pays with the session.
    @MainActor
    public func tokenize(sessionId: String, form: CardForm) async throws {
        guard let card = form.instrument() else {
            throw Fault(status: 400, answer: .object(["code": "incomplete", "message": "the card is not complete"]))
        }
        defer { card.clear() }
        try await tokenize(sessionId: sessionId, card: card)
        form.clear()
    }

    /// The same with a card that the app has in hand: it is in scope of PCI DSS then.
    @_spi(PutsAppInPciScope)
    public func tokenize(sessionId: String, card: CardInstrument) async throws {
        let method: Json = .with([
            "method": "card",
            "number": .string(card.number.reveal()),
            "expiration_date": .string(card.expirationDate),
            "security_code": card.securityCode.map { .string($0.reveal()) },
        ])
        let body: Json = .with(["payment_method": method, "postal_code": .of(card.postalCode)])
        _ = try await call("PUT", sessionPath(sessionId, "fields"), body)
    }

    /// Puts a stored card of the session's buyer into the session.
    public func tokenize(sessionId: String, paymentMethodId: String, securityCode: Secret? = nil) async throws {
        let method: Json = .with([
            "method": "id", "id": .string(paymentMethodId),
            "security_code": securityCode.map { .string($0.reveal()) },
        ])
        _ = try await call("PUT", sessionPath(sessionId, "fields"), .object(["payment_method": method]))
    }

    /// What the first six to eight digits say.
    package func cardDetails(sessionId: String, bin: String) async throws -> CardDetails {
        let body: Json = .object(["bin": .string(bin)])
        let told: Json = try await call("POST", sessionPath(sessionId, "card-details"), body)
        return CardDetails(
            scheme: told["scheme"].text, cardType: told["card_type"].text,
            additionalSchemes: (told["additional_schemes"].list ?? []).compactMap(\.text))
    }

    /// What a buyer can pay this cart with, in the words of the contract.
    public func paymentOptions(_ cart: Json) async throws -> [Json] {
        let told: Json = try await call("POST", "/payment-options", cart, withToken: true)
        return told["items"].list ?? []
    }

    /// Nil: the card does not take part; go on without.
    public func threeDSecureVersion(sessionId: String) async throws -> ThreeDSecureVersion? {
        do {
            return ThreeDSecureVersion(try await call("GET", sessionPath(sessionId, "three-d-secure-version"), nil))
        } catch is Fault {
            return nil
        }
    }

    /// Asks the card's issuer, with what the SDK said of the device.
    public func threeDSecureAuthenticate(
        sessionId: String, device: ThreeDSecureDevice
    ) async throws -> ThreeDSecureResult {
        let path: String = sessionPath(sessionId, "three-d-secure-authenticate")
        let told: Json = try await call("POST", path, device.json)
        guard let result = ThreeDSecureResult(told) else { throw Fault(status: 0, answer: .null) }
        return result
    }

    /// Opens a hosted checkout: its id, and the address of its page. `options` in the words of the contract.
    public func openCheckout(_ options: Json) async throws -> (id: String, url: String) {
        let told: Json = try await call("POST", "/embedded-checkouts", options, withToken: true)
        guard let id = told["id"].text, let url = told["url"].text else { throw Fault(status: 0, answer: .null) }
        return (id, url)
    }

    /// Pays, held to what the token pins. Repeat it under the same key where nobody answered: no payment is made twice.
    public func createTransaction(_ transaction: Json, idempotencyKey: String) async throws -> CreatedTransaction {
        let headers: [String: String] = ["idempotency-key": idempotencyKey]
        let told: Json = try await call("POST", "/transactions", transaction, withToken: true, headers: headers)
        guard let id = told["id"].text, let status = told["status"].text
        else { throw Fault(status: 0, answer: .null) }
        return CreatedTransaction(
            id: id, status: status, sessionToken: told["session_token"].text,
            approvalURL: told["payment_method"]["approval_url"].text)
    }

    /// What a wallet's own SDK starts with. The session's token is the credential.
    public func transactionSession(transactionId: String, sessionToken: String) async throws -> Json {
        let path: String = "/transactions/\(encodePart(transactionId))/session?token=\(encodePart(sessionToken))"
        return try await call("POST", path, .object([:]))
    }

    /// Goes on with what the buyer approved in the wallet's SDK: `session` is what `transactionSession` answered.
    public func completeTransaction(_ session: Json) async throws -> (id: String, status: String) {
        guard let url = session["default_completion_url"].text, let origin = originOf(url) else {
            throw Fault(status: 0, answer: .null)
        }
        let told: Json = try await call("GET", String(url.dropFirst(origin.count)), nil, at: origin)
        return (told["transaction_id"].text ?? "", told["status"].text ?? "")
    }

    /// What Google Pay is started with, in a page of that domain.
    public func googlePaySession(originDomain: String) async throws -> Json {
        try await walletSession("google/session", .object(["origin_domain": .string(originDomain)]))
    }

    /// Apple's merchant session, for Apple Pay in a page. PassKit in an app asks for none.
    public func applePaySession(validationURL: String, domainName: String) async throws -> Json {
        let body: Json = .object(["validation_url": .string(validationURL), "domain_name": .string(domainName)])
        return try await walletSession("apple/session", body)
    }

    /// What Paze is started with in an app.
    public func pazeSession() async throws -> Json {
        try await walletSession("paze/session", .object(["source": "mobile"]))
    }

    /// The checkout session is the credential.
    public func clickToPaySession(sessionId: String) async throws -> Json {
        let body: Json = .object(["checkout_session_id": .string(sessionId)])
        return try await call("POST", "/digital-wallets/click-to-pay/session", body)
    }

    /// How a hosted checkout stands, by its own address, which is the credential.
    package func standing(url: String, transactionId: String?) async throws -> (Standing, KnownTransaction?) {
        let path: Substring = url.prefix { $0 != "?" && $0 != "#" }
        guard let origin = originOf(url) else { throw Fault(status: 0, answer: .null) }
        let question: String = "/state?transaction_id=" + encodePart(transactionId ?? "")
        let told: Json = try await call("GET", String(path.dropFirst(origin.count)) + question, nil, at: origin)
        guard let status = told["status"].text else { throw Fault(status: 0, answer: .null) }
        // a standing that is not known is not failed
        return (Standing(rawValue: status) ?? .processing, KnownTransaction(told["transaction"]))
    }

    private func walletSession(_ path: String, _ body: Json) async throws -> Json {
        try await call("POST", "/digital-wallets/" + path, body, withToken: true)
    }

    private func sessionPath(_ sessionId: String, _ what: String) -> String {
        "/checkout/sessions/\(encodePart(sessionId))/\(what)"
    }
}

extension CardInstrument {
    func clear() {
        number.clear()
        securityCode?.clear()
    }
}

/// Seconds without a byte after which the service is taken for silent.
private let idleSeconds: Double = 30

extension Client {
    package func call(
        _ method: String, _ path: String, _ body: Json?, withToken: Bool = false, headers: [String: String] = [:],
        at origin: String? = nil
    ) async throws -> Json {
        var sent: [String: String] = headers
        if body != nil { sent["content-type"] = "application/json" }
        if withToken {
            guard let token else { throw Fault(status: 401, answer: needsToken) }
            sent["authorization"] = "Bearer " + (try await token())
            sent["x-merchant-account-id"] = merchantAccountId
        }
        let request = WireRequest(
            method: method, url: (origin ?? service) + path, headers: sent, body: body.map { Data($0.printed.utf8) },
            idleSeconds: idleSeconds)
        let answer: WireAnswer
        do {
            answer = try await transport.send(request)
        } catch {
            try Task.checkCancellation()
            throw Fault(status: 0, answer: .null)
        }

        let told: Json = Json.parse(answer.body) ?? .null
        if answer.status < 200 || answer.status > 299 { throw Fault(status: answer.status, answer: told) }
        return told
    }
}

private let needsToken: Json = .object([
    "code": "unauthorized", "message": "this call needs a token for front ends",
])

/// Whether nobody on the way reads a card.
private func isPrivate(_ origin: String) -> Bool {
    let small: String = origin.lowercased()
    if small.contains("@") { return false }
    if small.hasPrefix("https://") { return true }
    return ["http://localhost", "http://127.0.0.1", "http://[::1]"].contains { host in
        small == host || small.hasPrefix(host + ":")
    }
}

/// Scheme, host and port of an address; nil: no service can be there.
package func originOf(_ url: String) -> String? {
    for scheme: String in ["https://", "http://"] where url.lowercased().hasPrefix(scheme) {
        let host: Substring = url.dropFirst(scheme.count).prefix { !"/?#".contains($0) && !$0.isWhitespace }
        if !host.isEmpty { return String(url.prefix(scheme.count)) + String(host) }
    }
    return nil
}
