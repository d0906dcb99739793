#if canImport(UIKit) && canImport(WebKit) && canImport(AuthenticationServices)
    import Foundation
    import RailyardCore
    import UIKit

    /// A payment by a card form of the app's own: the card goes to the service, 3-D Secure is done where the card takes
    /// part, your server pays, and the end is told once.
    @MainActor
    public final class RailyardCardCheckout {
        private let parts: CheckoutParts
        private let sessionId: String
        private let returnURL: URL
        private let words: Words
        private var run: CheckoutRun?
        private var screen: ApprovalScreen?
        /// What the buyer is told of where they are; nil: nothing.
        public var onNotice: (String?) -> Void = { _ in }

        /// `returnURL`: the `redirect_url` that your server pays with. `sdk`: a certified 3-D Secure SDK, where your
        /// app has one; else the issuer asks in a page.
        public init(
            client: Client, sessionId: String, fields: RailyardCardFields, payment: FormPayment, order: String,
            returnURL: URL, sdk: (any ThreeDSecureSDK)? = nil, locale: Locale = .current
        ) {
            var parts = CheckoutParts(client: client, store: FileSnapshotStore(order: order))
            parts.form = fields.form
            parts.payment = payment
            parts.sdk = sdk
            self.parts = parts
            self.sessionId = sessionId
            self.returnURL = returnURL
            words = Words(locale: locale.identifier.replacingOccurrences(of: "_", with: "-"))
        }

        /// Begins, or goes on with what was under way when the process ended, and tells once how it ended.
        public func begin(from controller: UIViewController) async -> CheckoutEnd {
            run?.tell(.replaced)
            let screen = ApprovalScreen(words: words, returnURL: returnURL, over: controller)
            screen.onNotice = { [weak self] text in self?.onNotice(text) }
            let run = CheckoutRun(parts, screen: screen)
            screen.run = run
            self.screen = screen
            self.run = run
            run.begin(.startForm(sessionId: sessionId, hasSdk: parts.sdk != nil))
            return await run.end.told()
        }

        /// The buyer has pressed the button that pays.
        public func submit() {
            run?.tell(.submitted)
        }

        /// The buyer gives up.
        public func close() {
            run?.tell(.close)
        }

        /// Your app was opened by an address: a bank has sent the buyer back.
        public func returned() {
            run?.tell(.returned)
        }
    }

    /// Shows what the issuer asks: in the system's browser, or where that cannot come back to the app, in a sheet.
    @MainActor
    final class ApprovalScreen: CheckoutScreen {
        var run: CheckoutRun?
        var onNotice: (String?) -> Void = { _ in }
        private let words: Words
        private let returnURL: URL
        private weak var controller: UIViewController?
        private var browser: BankBrowser?
        private var sheet: CheckoutSheet?

        init(words: Words, returnURL: URL, over controller: UIViewController) {
            self.words = words
            self.returnURL = returnURL
            self.controller = controller
        }

        func open(_ url: String) {
            guard let controller, let address = URL(string: approvalAddress(url)) else {
                run?.tell(.lost)
                return
            }
            if let window = controller.view.window {
                let browser = BankBrowser(over: window)
                self.browser = browser
                let end: @MainActor @Sendable () -> Void = { [weak self] in self?.run?.tell(.returned) }
                if browser.open(address, returnURL: returnURL, end: end) {
                    run?.tell(.left)
                    return
                }
            }
            let sheet = CheckoutSheet(words: words, returnURL: returnURL.absoluteString)
            sheet.run = run
            self.sheet = sheet
            sheet.present(from: controller)
            sheet.open(address.absoluteString)
        }

        func show(_ state: CheckoutState) {
            onNotice(words.text(for: state.reason))
        }

        func dismiss() {
            browser?.close()
            browser = nil
            sheet?.dismiss()
            sheet = nil
        }
    }
#endif
