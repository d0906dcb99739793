#if canImport(UIKit) && canImport(WebKit)
    import RailyardCore
    import UIKit

    /// Says over the page what is going on, and offers to try again.
    @MainActor
    final class NoticeView: UIView {
        private let onRetry: () -> Void
        private let label = UILabel()
        private let button = UIButton(type: .system)
        private let spinner = UIActivityIndicatorView(style: .large)

        init(onRetry: @escaping () -> Void) {
            self.onRetry = onRetry
            super.init(frame: .zero)
            backgroundColor = .systemBackground
            isHidden = true
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.textAlignment = .center
            button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.addAction(UIAction { [weak self] _ in self?.onRetry() }, for: .touchUpInside)
            let stack = UIStackView(arrangedSubviews: [spinner, label, button])
            stack.axis = .vertical
            stack.spacing = 16
            stack.alignment = .center
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            NSLayoutConstraint.activate([
                stack.centerYAnchor.constraint(equalTo: centerYAnchor),
                stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
                button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            nil
        }

        func show(_ notice: Notice) {
            isHidden = !notice.isShown
            label.text = notice.text
            button.setTitle(notice.retry, for: .normal)
            button.isHidden = notice.retry == nil
            spinner.isHidden = !notice.isWaiting
            if notice.isWaiting {
                spinner.startAnimating()
            } else {
                spinner.stopAnimating()
            }
            if notice.isShown { UIAccessibility.post(notification: .layoutChanged, argument: label) }
        }
    }

    /// Fills a view with another.
    @MainActor
    func fill(_ outer: UIView, with inner: UIView) {
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
    }

    /// Hides a view from the pictures that the system makes of apps in the background.
    @MainActor
    func cover(_ view: UIView, _ watch: AppWatch) {
        let sheet = UIView()
        sheet.backgroundColor = .systemBackground
        sheet.isHidden = true
        fill(view, with: sheet)
        watch.watch(UIApplication.willResignActiveNotification) { [weak view, weak sheet] in
            if let view, let sheet { view.bringSubviewToFront(sheet) }
            sheet?.isHidden = false
        }
        watch.watch(UIApplication.didBecomeActiveNotification) { [weak sheet] in sheet?.isHidden = true }
    }
#endif
