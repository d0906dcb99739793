#if canImport(UIKit) && canImport(AuthenticationServices)
    import AuthenticationServices
    import Foundation
    import RailyardCore
    import UIKit

    /// A bank's page in the system's browser, which shares no cookies with the app and tells it nothing but the address
    /// of the return.
    @MainActor
    final class BankBrowser: NSObject {
        private var session: ASWebAuthenticationSession?
        private let anchor: UIWindow

        init(over anchor: UIWindow) {
            self.anchor = anchor
        }

        /// False: it could not be opened. `end` is called once, however the buyer came back; it is a hint.
        func open(_ url: URL, returnURL: URL, end: @escaping @MainActor @Sendable () -> Void) -> Bool {
            session?.cancel()
            // the system may call back on another thread
            let done: @Sendable (URL?, (any Error)?) -> Void = { _, _ in
                Task { @MainActor in end() }
            }
            let opened: ASWebAuthenticationSession
            if let host = returnURL.host, returnURL.scheme == "https" {
                guard #available(iOS 17.4, *) else { return false }
                opened = ASWebAuthenticationSession(
                    url: url, callback: .https(host: host, path: returnURL.path), completionHandler: done)
            } else {
                opened = ASWebAuthenticationSession(
                    url: url, callbackURLScheme: returnURL.scheme, completionHandler: done)
            }
            opened.presentationContextProvider = self
            session = opened
            return opened.start()
        }

        func close() {
            session?.cancel()
            session = nil
        }
    }

    extension BankBrowser: ASWebAuthenticationPresentationContextProviding {
        nonisolated func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
            MainActor.assumeIsolated { anchor }
        }
    }
#endif
