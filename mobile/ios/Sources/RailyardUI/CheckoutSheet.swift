#if canImport(UIKit) && canImport(WebKit)
    import Foundation
    import RailyardCore
    import UIKit
    import WebKit

    /// A page over the app, with a way out of it. What happens to it is told to the run, which decides.
    @MainActor
    final class CheckoutSheet: UIViewController, CheckoutScreen {
        var run: CheckoutRun?
        private let words: Words
        private let returnURL: String?
        private let watch = AppWatch()
        private lazy var notice = NoticeView { [weak self] in self?.run?.tell(.retry) }
        private lazy var webView: WKWebView = makeWebView()

        init(words: Words, returnURL: String?) {
            self.words = words
            self.returnURL = returnURL
            super.init(nibName: nil, bundle: nil)
            isModalInPresentation = true
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            nil
        }

        func present(from controller: UIViewController) {
            let bar = UINavigationController(rootViewController: self)
            bar.modalPresentationStyle = .pageSheet
            bar.isModalInPresentation = true
            controller.present(bar, animated: true)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = words[.title]
            view.backgroundColor = .systemBackground
            let side: UISemanticContentAttribute = words.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            view.semanticContentAttribute = side
            let close = UIBarButtonItem(
                systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.run?.wantsToLeave() })
            close.accessibilityLabel = words[.close]
            navigationItem.rightBarButtonItem = close
            fill(view, with: webView)
            fill(view, with: notice)
            cover(view, watch)
            watch.watch(UIApplication.willEnterForegroundNotification) { [weak self] in self?.run?.tell(.returned) }
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            guard isBeingDismissed || navigationController?.isBeingDismissed == true else { return }
            watch.stop()
            run?.tell(.close)
        }

        func open(_ url: String) {
            guard let address = URL(string: url) else {
                run?.tell(.lost)
                return
            }
            webView.load(URLRequest(url: address))
        }

        func show(_ state: CheckoutState) {
            notice.show(Notice(state, words))
        }

        func dismiss() {
            presentingViewController?.dismiss(animated: true)
        }

        private func makeWebView() -> WKWebView {
            let configuration = WKWebViewConfiguration()
            configuration.websiteDataStore = .nonPersistent()
            configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
            let bridge = PageBridge { [weak self] text, from in self?.run?.hear(text, from: from) }
            configuration.userContentController.add(bridge, name: "railyard")
            let made = WKWebView(frame: .zero, configuration: configuration)
            made.navigationDelegate = self
            made.uiDelegate = self
            made.allowsLinkPreview = false
            made.accessibilityLabel = words[.title]
            return made
        }
    }

    extension CheckoutSheet: WKNavigationDelegate, WKUIDelegate {
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
        ) async -> WKNavigationActionPolicy {
            guard let url = navigationAction.request.url else { return .cancel }
            let isMainFrame: Bool = navigationAction.targetFrame?.isMainFrame ?? true
            switch navigation(to: url.absoluteString, isMainFrame: isMainFrame, returnURL: returnURL) {
            case .show: return .allow
            case .refuse: return .cancel
            case .comeBack:
                run?.cameBack()
                return .cancel
            case .leave:
                await openApp(url)
                return .cancel
            }
        }

        /// A window of its own is the same page: there is one view.
        func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
            for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            webView.load(navigationAction.request)
            return nil
        }

        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
        ) {
            lose(error)
        }

        func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
            lose(error)
        }

        func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
            run?.tell(.lost)
        }

        /// A page that was left for another, or that we did not open, is not lost.
        private func lose(_ error: any Error) {
            let found = error as NSError
            let isOurs: Bool = found.code == NSURLErrorCancelled || found.domain == "WebKitErrorDomain"
            if !isOurs { run?.tell(.lost) }
        }

        /// Where there is no such app the page stays, and has another way.
        private func openApp(_ url: URL) async {
            let isOpen: Bool = await UIApplication.shared.open(url, options: [:])
            if isOpen { run?.tell(.left) }
        }
    }

    /// The web view keeps what listens to it: this keeps nothing.
    @MainActor
    private final class PageBridge: NSObject, WKScriptMessageHandler {
        private let hear: (_ text: String, _ from: String?) -> Void

        init(_ hear: @escaping (_ text: String, _ from: String?) -> Void) {
            self.hear = hear
        }

        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {
            guard let text = message.body as? String else { return }
            hear(text, message.frameInfo.request.url?.absoluteString)
        }
    }
#endif
