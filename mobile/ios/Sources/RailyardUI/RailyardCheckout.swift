#if canImport(UIKit) && canImport(WebKit)
    import Foundation
    import RailyardCore
    import UIKit

    /// What is to be paid, in minor units: 1299 is 12.99 EUR.
    public struct Amount: Sendable, Equatable {
        public var minorUnits: Int
        /// ISO 4217 code.
        public var currency: String

        public init(_ minorUnits: Int, _ currency: String) {
            self.minorUnits = minorUnits
            self.currency = currency
        }
    }

    /// The whole checkout in a sheet over the app: cards, 3-D Secure, wallets and whatever else the checkout flow
    /// shows. The app hears how it ended, and never what is typed.
    @MainActor
    public final class RailyardCheckout {
        private let client: Client
        private let options: Json
        private let store: any SnapshotStore
        private let returnURL: String?
        private let words: Words
        private var run: CheckoutRun?
        /// One line for each step, with nothing that anybody typed, pays with or is let in by.
        public var log: (String) -> Void = { _ in }

        /// Nil: `service` is not where a service can be. `order`: your name for what is paid; a checkout of it that was
        /// under way when the process ended is gone on with. `token`: of a front end, made by your server for this
        /// checkout. `more`: what else `POST /embedded-checkouts` takes.
        public init?(
            service: URL, token: String, amount: Amount, country: String, order: String, returnURL: URL? = nil,
            locale: Locale = .current, more: [String: Json] = [:]
        ) {
            guard let client = Client(service: service.absoluteString, token: { token }) else { return nil }
            let tag: String = locale.identifier.replacingOccurrences(of: "_", with: "-")
            var members: [String: Json] = more
            members["amount"] = .int(amount.minorUnits)
            members["currency"] = .string(amount.currency)
            members["country"] = .string(country)
            members["locale"] = .string(Words(locale: tag).language)
            members["return_url"] = returnURL.map { .string($0.absoluteString) }
            self.client = client
            self.options = .object(members)
            self.store = FileSnapshotStore(order: order)
            self.returnURL = returnURL?.absoluteString
            self.words = Words(locale: tag)
        }

        /// Shows the checkout, and tells once how it ended. Ask your server before you deliver. Another call ends the
        /// one before it.
        public func present(from controller: UIViewController) async -> CheckoutEnd {
            if controller.presentedViewController != nil {
                // the system would show nothing, and say nothing
                log("not presented: the controller shows a sheet already; wait until that is gone")
                return .failed(.notLoaded)
            }
            run?.tell(.replaced)
            let sheet = CheckoutSheet(words: words, returnURL: returnURL)
            var parts = CheckoutParts(client: client, store: store, options: options)
            parts.log = log
            let run = CheckoutRun(parts, screen: sheet)
            self.run = run
            sheet.run = run
            sheet.present(from: controller)
            run.begin(.startPage)
            return await run.end.told()
        }

        /// Your app was opened by an address: a bank's app has sent the buyer back.
        public func returned() {
            run?.tell(.returned)
        }
    }
#endif
