import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Over `URLSession`. Nothing is stored on the device, no redirect is followed, since a card must not go where the
/// service did not say, and an answer that is too long is none.
public final class URLSessionTransport: Transport {
    private let session: URLSession
    private let exchanges: Exchanges

    /// `seconds`: in which an answer has to be there, whole.
    public init(seconds: Double = 60) {
        let settings = URLSessionConfiguration.ephemeral
        settings.urlCache = nil
        settings.httpCookieStorage = nil
        settings.httpShouldSetCookies = false
        settings.timeoutIntervalForResource = seconds
        exchanges = Exchanges()
        session = URLSession(configuration: settings, delegate: exchanges, delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    public func send(_ request: WireRequest) async throws -> WireAnswer {
        guard let url = URL(string: request.url) else { throw URLError(.badURL) }
        var asked = URLRequest(url: url, timeoutInterval: request.idleSeconds)
        asked.httpMethod = request.method
        asked.httpBody = request.body
        for (name, value) in request.headers { asked.setValue(value, forHTTPHeaderField: name) }
        let task: URLSessionDataTask = session.dataTask(with: asked)

        return try await withTaskCancellationHandler {
            try Task.checkCancellation()
            return try await withCheckedThrowingContinuation { continuation in
                exchanges.begin(task, continuation)
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
    }
}

/// An answer of the service is far shorter.
private let answerBytesMax: Int = 1_048_576

/// What has come of each request so far.
private final class Exchanges: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private struct Exchange {
        var continuation: CheckedContinuation<WireAnswer, any Error>
        var body = Data()
        var isTooLong: Bool = false
    }

    private let lock = NSLock()
    private var exchanges: [Int: Exchange] = [:]

    func begin(_ task: URLSessionTask, _ continuation: CheckedContinuation<WireAnswer, any Error>) {
        lock.withLock { exchanges[task.taskIdentifier] = Exchange(continuation: continuation) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLong: Bool = lock.withLock {
            guard var exchange = exchanges[dataTask.taskIdentifier] else { return false }
            if exchange.body.count + data.count > answerBytesMax { exchange.isTooLong = true }
            if !exchange.isTooLong { exchange.body.append(data) }
            exchanges[dataTask.taskIdentifier] = exchange
            return exchange.isTooLong
        }
        if isTooLong { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let found: Exchange? = lock.withLock { exchanges.removeValue(forKey: task.taskIdentifier) }
        guard let exchange = found else { return }
        if exchange.isTooLong {
            exchange.continuation.resume(throwing: URLError(.dataLengthExceedsMaximum))
        } else if let error {
            exchange.continuation.resume(throwing: error)
        } else if let answer = task.response as? HTTPURLResponse {
            exchange.continuation.resume(returning: WireAnswer(status: answer.statusCode, body: exchange.body))
        } else {
            exchange.continuation.resume(throwing: URLError(.badServerResponse))
        }
    }
}
