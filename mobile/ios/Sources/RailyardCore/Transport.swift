import Foundation

/// What is sent to the service.
public struct WireRequest: Sendable {
    public var method: String
    public var url: String
    public var headers: [String: String]
    public var body: Data?
    /// Seconds without a byte after which nobody is waited for.
    public var idleSeconds: Double

    public init(method: String, url: String, headers: [String: String], body: Data?, idleSeconds: Double) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.idleSeconds = idleSeconds
    }
}

/// What the service answered.
public struct WireAnswer: Sendable {
    public var status: Int
    public var body: Data

    public init(status: Int, body: Data) {
        self.status = status
        self.body = body
    }
}

/// Carries a request to the service. Whatever it throws means that nobody answered; what was asked for may have
/// happened.
public protocol Transport: Sendable {
    func send(_ request: WireRequest) async throws -> WireAnswer
}

/// Milliseconds since 1970.
package func wallClock() -> Int {
    Int(Date().timeIntervalSince1970 * 1000)
}

/// What comes of `work`; nil where it takes longer, or throws. Work that does not heed its cancellation is left to
/// itself.
package func withDeadline<Value: Sendable>(
    seconds: Double, _ work: @escaping @Sendable () async throws -> Value
) async -> Value? {
    let once = Once<Value?>()
    let working = Task { once.tell(try? await work()) }
    let waiting = Task {
        try? await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1_000_000_000))
        once.tell(nil)
    }
    let value: Value? = await withTaskCancellationHandler {
        await once.told()
    } onCancel: {
        once.tell(nil)
    }
    working.cancel()
    waiting.cancel()
    return value
}

/// The first value that is told is the only one.
package final class Once<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?
    private var waiting: [CheckedContinuation<Value, Never>] = []

    package init() {}

    package func tell(_ told: Value) {
        let heard: [CheckedContinuation<Value, Never>] = lock.withLock {
            if value != nil { return [] }
            value = .some(told)
            defer { waiting = [] }
            return waiting
        }
        for continuation: CheckedContinuation<Value, Never> in heard { continuation.resume(returning: told) }
    }

    package func told() async -> Value {
        await withCheckedContinuation { continuation in
            let known: Value? = lock.withLock {
                if value == nil { waiting.append(continuation) }
                return value
            }
            if let known { continuation.resume(returning: known) }
        }
    }
}
