import RailyardCore

extension ThreeDSecureVersion {
    var json: Json {
        .object([
            "directory_server_id": .string(directoryServerId), "message_version": .string(messageVersion),
            "api_key": orNull(apiKey),
        ])
    }
}

extension ThreeDSecureChallenge {
    var json: Json {
        .object([
            "server_transaction_id": .string(serverTransactionId),
            "acs_transaction_id": .string(acsTransactionId),
            "acs_reference_number": .string(acsReferenceNumber),
            "acs_rendering_type": .object(acsRenderingType.mapValues { .string($0) }),
            "acs_signed_content": .string(acsSignedContent),
        ])
    }
}

extension ThreeDSecureStep {
    var json: Json {
        switch self {
        case .version: return .object(["at": "version"])
        case .device(let version): return .object(["at": "device", "version": version.json])
        case .authentication(let device): return .object(["at": "authentication", "device": device.json])
        case .challenge(let challenge): return .object(["at": "challenge", "challenge": challenge.json])
        case .approval(let url): return .object(["at": "approval", "returnUrl": .string(url)])
        case .end(let end): return end.json
        }
    }
}

extension ThreeDSecureEnd {
    var json: Json {
        var members: [String: Json] = ["at": "end"]
        switch self {
        case .answered(let status, let info):
            members["outcome"] = "answered"
            members["transactionStatus"] = orNull(status)
            members["cardholderInfo"] = orNull(info)
        case .challenged: members["outcome"] = "challenged"
        case .returned(let parameters):
            members["outcome"] = "returned"
            members["parameters"] = .object(parameters.mapValues { .string($0) })
        case .cancelled: members["outcome"] = "cancelled"
        case .timedOut: members["outcome"] = "timed-out"
        case .notAttempted: members["outcome"] = "not-attempted"
        case .unknown: members["outcome"] = "unknown"
        }
        return .object(members)
    }
}

func deviceIn(_ json: Json) throws -> ThreeDSecureDevice {
    let type: Json = json["default_sdk_type"]
    let options: Json = json["device_render_options"]
    let key: Json = json["sdk_ephemeral_pub_key"]
    return ThreeDSecureDevice(
        appId: try text(json, "sdk_app_id"), encryptedData: try text(json, "sdk_encrypted_data"),
        keyX: try text(key, "x"), keyY: try text(key, "y"),
        referenceNumber: try text(json, "sdk_reference_number"),
        transactionId: try text(json, "sdk_transaction_id"), maxTimeout: try text(json, "sdk_max_timeout"),
        wrappedInd: try text(type, "wrappedInd"), sdkVariant: try text(type, "sdkVariant"),
        sdkInterface: try text(options, "sdkInterface"),
        sdkUiType: (options["sdkUiType"].list ?? []).compactMap(\.text))
}

func versionIn(_ json: Json) throws -> ThreeDSecureVersion {
    guard let version = ThreeDSecureVersion(json) else { throw BrokenVector(what: "version") }
    return version
}

func challengeIn(_ json: Json) throws -> ThreeDSecureChallenge {
    guard let challenge = ThreeDSecureChallenge(json) else { throw BrokenVector(what: "challenge") }
    return challenge
}

func resultIn(_ json: Json) throws -> ThreeDSecureResult {
    guard let result = ThreeDSecureResult(json) else { throw BrokenVector(what: "result") }
    return result
}

func stepIn(_ json: Json) throws -> ThreeDSecureStep {
    switch try text(json, "at") {
    case "version": return .version
    case "device": return .device(try versionIn(json["version"]))
    case "authentication": return .authentication(try deviceIn(json["device"]))
    case "challenge": return .challenge(try challengeIn(json["challenge"]))
    case "approval": return .approval(returnURL: try text(json, "returnUrl"))
    case "end" where json["outcome"].text == "challenged": return .end(.challenged)
    default: throw BrokenVector(what: "step")
    }
}

func stepEventIn(_ json: Json) throws -> ThreeDSecureEvent {
    let kind: String = try text(json, "kind")
    switch kind {
    case "version": return .version(json["version"] == .null ? nil : try versionIn(json["version"]))
    case "device": return .device(try deviceIn(json["device"]))
    case "result": return .result(try resultIn(json["result"]))
    case "navigated": return .navigated(try text(json, "url"))
    default:
        guard let end = ChallengeEnd(rawValue: kind) else { throw BrokenVector(what: kind) }
        return .challenge(end)
    }
}
