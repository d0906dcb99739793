#if canImport(UIKit)
    import Foundation
    import UIKit

    /// Acts on what the system says of the app, for as long as it is kept.
    @MainActor
    final class AppWatch {
        private let tokens = Tokens()

        func watch(_ name: Notification.Name, _ act: @escaping @MainActor @Sendable () -> Void) {
            let token: any NSObjectProtocol = NotificationCenter.default.addObserver(
                forName: name, object: nil, queue: .main
            ) { _ in
                MainActor.assumeIsolated { act() }
            }
            tokens.all.append(token)
        }

        func stop() {
            tokens.remove()
        }
    }

    /// Whoever lets go of the last of them is not on the main thread for certain; the centre takes them from any.
    private final class Tokens: @unchecked Sendable {
        var all: [any NSObjectProtocol] = []

        func remove() {
            for token: any NSObjectProtocol in all { NotificationCenter.default.removeObserver(token) }
            all = []
        }

        deinit {
            remove()
        }
    }
#endif
