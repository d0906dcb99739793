// A shop with one thing to sell: what an app does to be paid by Railyard. Put this file into a new iOS app of Xcode,
// delete its own app delegate, and add the package with its products RailyardCore and RailyardUI.
import RailyardCore
import RailyardUI
import UIKit

/// Your server, which has the API key. It makes tokens, and knows how a payment stands.
enum ShopServer {
    static let address = URL(string: "https://shop.example")!

    struct Order: Decodable {
        var id: String
        var token: String
    }

    static func newOrder() async throws -> Order {
        var request = URLRequest(url: address.appendingPathComponent("orders"))
        request.httpMethod = "POST"
        let (data, _) = try await URLSession.shared.data(for: request)
        return try JSONDecoder().decode(Order.self, from: data)
    }

    /// What counts is what your server has read at Railyard.
    static func isPaid(_ order: String) async -> Bool {
        let url: URL = address.appendingPathComponent("orders/\(order)/paid")
        guard let (data, _) = try? await URLSession.shared.data(from: url) else { return false }
        return String(decoding: data, as: UTF8.self) == "true"
    }
}

@main
final class ShopApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let shop = ShopController()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = shop
        window?.makeKeyAndVisible()
        return true
    }

    /// A bank's app has sent the buyer back, by `shop://back`.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        shop.checkout?.returned()
        return true
    }
}

final class ShopController: UIViewController {
    var checkout: RailyardCheckout?
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        let button = UIButton(type: .system)
        button.setTitle("Buy a poster, 12.99 EUR", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.buy(button) }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [button, label])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func buy(_ button: UIButton) {
        button.isEnabled = false
        Task {
            label.text = await sell()
            button.isEnabled = true
        }
    }

    private func sell() async -> String {
        guard let service = URL(string: "https://pay.example"), let order = try? await ShopServer.newOrder() else {
            return "The shop cannot be reached."
        }
        checkout = RailyardCheckout(
            service: service, token: order.token, amount: .init(1299, "EUR"), country: "DE", order: order.id,
            returnURL: URL(string: "shop://back"))
        guard let end = await checkout?.present(from: self) else { return "There is no such service." }
        checkout = nil
        switch end {
        case .paid: return await ShopServer.isPaid(order.id) ? "Thank you." : "Your payment is being checked."
        case .pending: return "Your payment is on its way. Please do not pay again."
        case .closed: return "You have not paid."
        case .failed(let reason): return "Nothing can be paid: \(reason.rawValue)."
        }
    }
}
