import Foundation

/// Longer messages are not read.
package let messageBytesMax: Int = 64 * 1024

/// What the page of a checkout says to the app around it.
package enum PageMessage: Sendable, Equatable {
    case event(name: String, data: Json)
    /// The payment of which the receipt is shown.
    case complete(KnownTransaction)
}

private let pageEvents: Set<String> = [
    "optionsLoaded", "formUpdate", "cardDetailsChanged", "paymentMethodSelected", "transactionCreated",
    "transactionFailed", "transactionCancelled", "apiError", "argumentError",
]

/// A message that a page in a web view has written, or nil where it is not our page that speaks, or nothing that is
/// known. Pages of others pass through the web view, and frames of others stand in our page: they may write, but do not
/// know the secret in its address. `from`: address of the page that wrote; nil where the platform does not say.
package func pageMessage(_ text: String, from: String?, url: String) -> PageMessage? {
    if text.utf8.count > messageBytesMax { return nil }
    if let from, !isOfOrigin(from, url) { return nil }
    guard let message = Json.parse(Data(text.utf8)), message["channel"].text == "railyard-embed" else { return nil }
    let path: Substring = url.prefix { $0 != "?" && $0 != "#" }
    let secret: String = path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    if secret.isEmpty || message["instance"].text != secret { return nil }
    switch message["type"].text {
    case "complete": return KnownTransaction(message["data"]).map { .complete($0) }
    case "event":
        guard let name = message["data"]["name"].text, pageEvents.contains(name) else { return nil }
        return .event(name: name, data: message["data"]["data"])
    default: return nil
    }
}

/// What a message is to the checkout; nil: nothing. Whatever says that it is paid is a hint.
package func eventOfPage(_ message: PageMessage) -> CheckoutEvent? {
    guard case .event(let name, let data) = message else { return .returned }
    let transaction: KnownTransaction? = KnownTransaction(data)
    switch name {
    case "optionsLoaded": return .loaded
    case "formUpdate", "cardDetailsChanged": return .entered
    case "paymentMethodSelected": return .submitted
    case "transactionCreated": return transaction.map { .created(ask: 0, $0, approvalURL: nil) }
    case "transactionFailed": return .notCreated
    case "transactionCancelled": return .cancelled(transaction)
    default: return nil
    }
}

private func isOfOrigin(_ from: String, _ url: String) -> Bool {
    guard let origin = originOf(from), let wanted = originOf(url) else { return false }
    return origin.lowercased() == wanted.lowercased()
}

/// What a web view does with an address.
package enum Navigation: Sendable, Equatable {
    case show
    /// The buyer is back: told, and not opened.
    case comeBack
    /// Of another app, as banks have them: the system opens it.
    case leave
    case refuse
}

/// Nothing leads out of a web view into the files or the scripts of an app.
package func navigation(to url: String, isMainFrame: Bool, returnURL: String?) -> Navigation {
    if !isMainFrame { return .show }
    if let returnURL, returnParameters(url, returnURL: returnURL) != nil { return .comeBack }
    let scheme: String = url.prefix { $0 != ":" }.lowercased()
    switch scheme {
    case "http", "https", "about": return .show
    case "file", "content", "javascript", "data", "blob", "filesystem": return .refuse
    default: return .leave
    }
}
