import RailyardCore

extension CheckoutState {
    package var json: Json {
        .object([
            "at": .string(at.rawValue), "kind": orNull(kind?.rawValue), "id": orNull(id), "url": orNull(url),
            "page": .string(page.rawValue), "hasSdk": .bool(hasSdk), "transaction": transaction?.json ?? .null,
            "attempt": .int(attempt), "isUnderWay": .bool(isUnderWay),
            "failedIds": .array(failedIds.map { .string($0) }),
            "isLeaving": .bool(isLeaving), "asks": .int(asks), "answeredUpTo": .int(answeredUpTo),
            "isDoubted": .bool(isDoubted), "reason": orNull(reason?.rawValue), "canRetry": .bool(canRetry),
            "outcome": orNull(isCompleted.map { $0 ? "completed" : "pending" }), "deadline": orNull(deadline),
            "until": orNull(until), "approveBy": orNull(approveBy), "expiresAt": orNull(expiresAt),
        ])
    }
}

extension CheckoutEffect {
    package var json: Json {
        switch self {
        case .save(let snapshot): return .object(["do": "save", "snapshot": snapshot.json])
        case .forget: return .object(["do": "forget"])
        case .openCheckout, .threeDSecureVersion: return CheckoutEffect.call(name)
        case .tokenize(let ask): return CheckoutEffect.call(name, ["ask": .int(ask)])
        case .threeDSecureAuthenticate(let device): return CheckoutEffect.call(name, ["device": device.json])
        case .pay(let attempt, let ask):
            return CheckoutEffect.call(name, ["attempt": .int(attempt), "ask": .int(ask)])
        case .status(let ask, let id):
            return CheckoutEffect.call(name, ["ask": .int(ask), "transactionId": orNull(id)])
        case .open(let url): return .object(["do": "open", "url": .string(url)])
        case .device(let version): return .object(["do": "device", "version": version.json])
        case .challenge(let challenge): return .object(["do": "challenge", "challenge": challenge.json])
        case .wait(let until): return .object(["do": "wait", "until": .int(until)])
        case .dismiss: return .object(["do": "dismiss"])
        case .end(let ending):
            let end: Json = .object([
                "outcome": .string(ending.outcome.rawValue), "reason": orNull(ending.reason?.rawValue),
                "transaction": ending.transaction?.json ?? .null, "id": orNull(ending.id),
            ])
            return .object(["do": "end", "end": end])
        }
    }

    private static func call(_ name: String, _ members: [String: Json] = [:]) -> Json {
        let word: String = String(name.dropFirst("call ".count))
        return .object(members.merging(["do": "call", "call": .string(word)]) { $1 })
    }
}

extension CheckoutEvent {
    /// Of those that a page can cause.
    var json: Json {
        switch self {
        case .created(let ask, let transaction, let url):
            return .object([
                "kind": "created", "ask": .int(ask), "transaction": transaction.json, "approvalUrl": orNull(url),
            ])
        case .cancelled(let transaction):
            return .object(["kind": "cancelled", "transaction": transaction?.json ?? .null])
        default: return .object(["kind": .string(name)])
        }
    }
}

private let simpleEvents: [String: CheckoutEvent] = [
    "loaded": .loaded, "entered": .entered, "submitted": .submitted,
    "notCreated": .notCreated, "left": .left, "returned": .returned, "lost": .lost, "time": .time,
    "retry": .retry, "close": .close, "replaced": .replaced,
]

package func checkoutEventIn(_ json: Json) throws -> CheckoutEvent {
    let kind: String = try text(json, "kind")
    if let simple = simpleEvents[kind] { return simple }
    switch kind {
    case "start":
        if json["checkout"].text == "page" { return .startPage }
        return .startForm(sessionId: try text(json, "sessionId"), hasSdk: json["hasSdk"].flag ?? false)
    case "opened": return .opened(id: try text(json, "id"), url: try text(json, "url"))
    case "tokenized": return .tokenized(ask: try number(json, "ask"))
    case "version": return .version(json["version"] == .null ? nil : try versionIn(json["version"]))
    case "device": return .device(try deviceIn(json["device"]))
    case "result": return .result(try resultIn(json["result"]))
    case "challenged":
        guard let how = ChallengeEnd(rawValue: try text(json, "how")) else { throw BrokenVector(what: "how") }
        return .challenged(how)
    case "created":
        guard let transaction = KnownTransaction(json["transaction"]) else { throw BrokenVector(what: kind) }
        return .created(ask: try number(json, "ask"), transaction, approvalURL: json["approvalUrl"].text)
    case "cancelled": return .cancelled(KnownTransaction(json["transaction"]))
    case "standing":
        guard let standing = Standing(rawValue: try text(json, "standing")) else { throw BrokenVector(what: kind) }
        let transaction: KnownTransaction? = KnownTransaction(json["transaction"])
        let url: String? = json["approvalUrl"].text
        return .standing(ask: try number(json, "ask"), standing, transaction, approvalURL: url)
    case "fault":
        guard let call = CheckoutCall(rawValue: try text(json, "call")) else { throw BrokenVector(what: kind) }
        return .fault(call, status: try number(json, "status"), ask: try number(json, "ask"))
    default: throw BrokenVector(what: kind)
    }
}
