/// What a native 3-D Secure SDK starts with.
public struct ThreeDSecureVersion: Sendable, Equatable {
    /// Id of the scheme's directory server.
    public var directoryServerId: String
    /// Version of EMV 3-D Secure.
    public var messageVersion: String
    /// Key of the vendor's SDK; nil: it needs none.
    public var apiKey: String?

    package init?(_ json: Json) {
        guard let server = json["directory_server_id"].text, let message = json["message_version"].text
        else { return nil }
        directoryServerId = server
        messageVersion = message
        apiKey = json["api_key"].text
    }
}

/// What a native 3-D Secure SDK has collected of the device.
public struct ThreeDSecureDevice: Sendable, Equatable {
    /// EMV `defaultSdkType`.
    public var wrappedInd: String
    public var sdkVariant: String
    /// EMV `deviceRenderOptions`.
    public var sdkInterface: String
    public var sdkUiType: [String]
    /// EMV `sdkAppID`.
    public var appId: String
    /// EMV `sdkEncData`, which only the directory server can open.
    public var encryptedData: String
    /// EMV `sdkEphemPubKey`, a JWK of the curve P-256.
    public var keyX: String
    public var keyY: String
    /// EMV `sdkReferenceNumber`.
    public var referenceNumber: String
    /// Minutes, two digits; at least `05`.
    public var maxTimeout: String
    /// EMV `sdkTransID`.
    public var transactionId: String

    public init(
        appId: String, encryptedData: String, keyX: String, keyY: String, referenceNumber: String,
        transactionId: String, maxTimeout: String = "05", wrappedInd: String = "N", sdkVariant: String = "01",
        sdkInterface: String = "03", sdkUiType: [String] = ["01", "02", "03", "04", "05"]
    ) {
        self.appId = appId
        self.encryptedData = encryptedData
        self.keyX = keyX
        self.keyY = keyY
        self.referenceNumber = referenceNumber
        self.transactionId = transactionId
        self.maxTimeout = maxTimeout
        self.wrappedInd = wrappedInd
        self.sdkVariant = sdkVariant
        self.sdkInterface = sdkInterface
        self.sdkUiType = sdkUiType
    }

    /// In the names of the API.
    package var json: Json {
        .object([
            "default_sdk_type": .object(["wrappedInd": .string(wrappedInd), "sdkVariant": .string(sdkVariant)]),
            "device_channel": "01",
            "device_render_options": .object([
                "sdkInterface": .string(sdkInterface), "sdkUiType": .array(sdkUiType.map { .string($0) }),
            ]),
            "sdk_app_id": .string(appId),
            "sdk_encrypted_data": .string(encryptedData),
            "sdk_ephemeral_pub_key": .object([
                "kty": "EC", "crv": "P-256", "x": .string(keyX), "y": .string(keyY),
            ]),
            "sdk_reference_number": .string(referenceNumber),
            "sdk_max_timeout": .string(maxTimeout),
            "sdk_transaction_id": .string(transactionId),
        ])
    }
}

/// What that SDK needs to ask the cardholder.
public struct ThreeDSecureChallenge: Sendable, Equatable {
    /// EMV `threeDSServerTransID`.
    public var serverTransactionId: String
    /// EMV `acsTransID`.
    public var acsTransactionId: String
    /// EMV `acsReferenceNumber`.
    public var acsReferenceNumber: String
    /// EMV `acsRenderingType`, by EMV's names.
    public var acsRenderingType: [String: String]
    /// EMV `acsSignedContent`, which the SDK verifies.
    public var acsSignedContent: String

    package init?(_ json: Json) {
        guard let server = json["server_transaction_id"].text, let acs = json["acs_transaction_id"].text,
            let reference = json["acs_reference_number"].text, let signed = json["acs_signed_content"].text,
            let rendering = json["acs_rendering_type"].members
        else { return nil }
        serverTransactionId = server
        acsTransactionId = acs
        acsReferenceNumber = reference
        acsSignedContent = signed
        acsRenderingType = rendering.compactMapValues(\.text)
    }
}

/// What came of asking the card's issuer.
public struct ThreeDSecureResult: Sendable, Equatable {
    /// `FINISH`, `CHALLENGE` or `ERROR`: whether it is over, or the buyer has to prove something.
    public var indicator: String
    /// What the SDK shows; nil: nothing.
    public var challenge: ThreeDSecureChallenge?
    /// EMV's word for the outcome; nil: not yet.
    public var transactionStatus: String?
    /// The issuer's words for the buyer; nil: none.
    public var cardholderInfo: String?

    package init?(_ json: Json) {
        guard let indicator = json["indicator"].text else { return nil }
        self.indicator = indicator
        challenge = ThreeDSecureChallenge(json["challenge"])
        transactionStatus = json["transaction_status"].text
        cardholderInfo = json["cardholder_info"].text
    }
}

/// How an SDK's challenge ended.
public enum ChallengeEnd: String, Sendable {
    case challenged
    case closed
    case timedOut = "timed-out"
    case failed
}

/// A certified 3-D Secure SDK of a vendor, behind two questions. The app brings it.
public protocol ThreeDSecureSDK: Sendable {
    /// Opens a transaction at the directory server, and collects the device.
    func device(_ version: ThreeDSecureVersion) async throws -> ThreeDSecureDevice
    /// Asks the cardholder.
    func challenge(_ challenge: ThreeDSecureChallenge) async throws -> ChallengeEnd
}

/// Where an authentication stands. What is done at each step is said by its name.
package enum ThreeDSecureStep: Sendable, Equatable {
    case version
    case device(ThreeDSecureVersion)
    case authentication(ThreeDSecureDevice)
    case challenge(ThreeDSecureChallenge)
    /// The approval page stands in a web view: no friction and challenge are its own.
    case approval(returnURL: String)
    case end(ThreeDSecureEnd)
}

/// None of them says that the payment may go on: the result is with the service, and a payment with the session uses
/// it.
public enum ThreeDSecureEnd: Sendable, Equatable {
    /// Without a challenge.
    case answered(transactionStatus: String?, cardholderInfo: String?)
    /// The buyer is done.
    case challenged
    case returned([String: String])
    /// The buyer left, or did not answer.
    case cancelled
    case timedOut
    /// Go on without.
    case notAttempted
    /// Nobody knows; ask your server.
    case unknown
}

/// What happened, for the next step of an authentication.
package enum ThreeDSecureEvent: Sendable, Equatable {
    /// Nil: the card does not take part.
    case version(ThreeDSecureVersion?)
    case device(ThreeDSecureDevice)
    case result(ThreeDSecureResult)
    case navigated(String)
    case challenge(ChallengeEnd)
}

/// What happens where it is not expected changes nothing: an answer may come late, and a page twice.
package func nextStep(_ step: ThreeDSecureStep, _ event: ThreeDSecureEvent) -> ThreeDSecureStep {
    if case .end = step { return step }
    switch (step, event) {
    case (_, .challenge(.closed)): return .end(.cancelled)
    case (_, .challenge(.timedOut)): return .end(.timedOut)
    // before the issuer is asked nothing has happened; after that, who knows
    case (.version, .challenge(.failed)), (.device, .challenge(.failed)): return .end(.notAttempted)
    case (_, .challenge(.failed)): return .end(.unknown)
    case (.version, .version(let version)):
        guard let version else { return .end(.notAttempted) }
        return .device(version)
    case (.device, .device(let device)): return .authentication(device)
    case (.authentication, .result(let result)): return afterResult(result)
    case (.challenge, .challenge(.challenged)): return .end(.challenged)
    case (.approval(let returnURL), .navigated(let url)):
        guard let parameters = returnParameters(url, returnURL: returnURL) else { return step }
        return .end(.returned(parameters))
    default: return step
    }
}

private func afterResult(_ result: ThreeDSecureResult) -> ThreeDSecureStep {
    if result.indicator == "CHALLENGE", let challenge = result.challenge { return .challenge(challenge) }
    switch result.indicator {
    case "ERROR": return .end(.notAttempted)
    case "FINISH":
        return .end(
            .answered(transactionStatus: result.transactionStatus, cardholderInfo: result.cardholderInfo))
    default: return .end(.unknown)
    }
}

/// The issuer is told how much room there is: `size` is EMV's, `05` all that there is.
package func approvalAddress(_ approvalURL: String, size: String = "05") -> String {
    let parts: [Substring] = approvalURL.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let address: Substring = parts.first ?? ""
    let sized: String = String(address) + (address.contains("?") ? "&" : "?") + "window_size=" + size
    return parts.count > 1 ? sized + "#" + String(parts[1]) : sized
}
