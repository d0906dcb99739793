#if canImport(UIKit) && canImport(PassKit)
    import Foundation
    import PassKit
    import RailyardCore
    import UIKit

    /// A wallet of the device: it shows its own sheet, and gives what a payment is asked for with.
    @MainActor
    public protocol WalletProvider {
        /// Whether the buyer can pay with it here.
        var isAvailable: Bool { get }
        /// Shows the wallet's sheet. `pay` is given the `payment_method` of `POST /transactions`, and says whether it
        /// was paid: the sheet shows that. False: the buyer closed it before.
        func pay(_ pay: @escaping @Sendable (_ paymentMethod: Json) async -> Bool) async -> Bool
    }

    /// Apple Pay by PassKit. Your merchant identifier is that of your registration with Apple.
    @MainActor
    public final class ApplePay: WalletProvider {
        private let merchantIdentifier: String
        private let merchantName: String
        private let amount: Amount
        private let country: String
        private let networks: [PKPaymentNetwork]
        /// Kept while the sheet is shown: a delegate is kept by nobody else.
        private var shown: (PKPaymentAuthorizationController, ApplePayListener)?

        public init(
            merchantIdentifier: String, merchantName: String, amount: Amount, country: String,
            networks: [PKPaymentNetwork] = [.visa, .masterCard, .amex, .discover]
        ) {
            self.merchantIdentifier = merchantIdentifier
            self.merchantName = merchantName
            self.amount = amount
            self.country = country
            self.networks = networks
        }

        public var isAvailable: Bool {
            PKPaymentAuthorizationController.canMakePayments(usingNetworks: networks)
        }

        /// Apple's own button, which has to be used as it is.
        public func makeButton() -> PKPaymentButton {
            PKPaymentButton(paymentButtonType: .plain, paymentButtonStyle: .automatic)
        }

        public func pay(_ pay: @escaping @Sendable (_ paymentMethod: Json) async -> Bool) async -> Bool {
            let request = PKPaymentRequest()
            request.merchantIdentifier = merchantIdentifier
            request.countryCode = country
            request.currencyCode = amount.currency
            request.supportedNetworks = networks
            request.merchantCapabilities = .threeDSecure
            let total: NSDecimalNumber = amount.decimal
            request.paymentSummaryItems = [PKPaymentSummaryItem(label: merchantName, amount: total)]
            let listener = ApplePayListener(pay)
            let controller = PKPaymentAuthorizationController(paymentRequest: request)
            controller.delegate = listener
            shown = (controller, listener)
            let end: Once<Bool> = listener.end
            controller.present { @Sendable isShown in
                if !isShown { end.tell(false) }
            }
            let isPaid: Bool = await end.told()
            shown = nil
            return isPaid
        }
    }

    extension Amount {
        /// In major units, as Apple wants it: by the decimals that the currency has.
        var decimal: NSDecimalNumber {
            let formatter = NumberFormatter()
            formatter.numberStyle = .currency
            formatter.currencyCode = currency
            let exponent: Int = -formatter.maximumFractionDigits
            return NSDecimalNumber(
                mantissa: UInt64(max(0, minorUnits)), exponent: Int16(exponent), isNegative: false)
        }
    }

    /// Apple calls on a thread of its own.
    private final class ApplePayListener: NSObject, Sendable {
        let end = Once<Bool>()
        private let pay: @Sendable (_ paymentMethod: Json) async -> Bool

        init(_ pay: @escaping @Sendable (_ paymentMethod: Json) async -> Bool) {
            self.pay = pay
        }
    }

    extension ApplePayListener: PKPaymentAuthorizationControllerDelegate {
        nonisolated func paymentAuthorizationController(
            _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
            handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
        ) {
            let token: Json = Json.parse(payment.token.paymentData) ?? .null
            let answer = Answer(completion)
            Task { [pay, end] in
                let isPaid: Bool = await pay(.object(["method": "applepay", "token": token]))
                answer.tell(PKPaymentAuthorizationResult(status: isPaid ? .success : .failure, errors: nil))
                if isPaid { end.tell(true) }
            }
        }

        nonisolated func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
            controller.dismiss(completion: nil)
            end.tell(false)
        }
    }

    /// May be called from any thread, as Apple says of it.
    private struct Answer: @unchecked Sendable {
        let tell: (PKPaymentAuthorizationResult) -> Void

        init(_ tell: @escaping (PKPaymentAuthorizationResult) -> Void) {
            self.tell = tell
        }
    }
#endif
