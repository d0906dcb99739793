#if canImport(UIKit)
    import Foundation
    import RailyardCore
    import UIKit

    /// A card form. The app learns whether it is complete, what is wrong with it and the scheme, and never what was
    /// typed: that goes to the service, and is overwritten when it is there and when the app goes to the background.
    @MainActor
    public final class RailyardCardFields: UIView {
        private let client: Client
        private let sessionId: String
        private let words: Words
        let form: CardForm
        private var inputs: [CardTextField] = []
        private var hints: [CardField: UILabel] = [:]
        private let background = AppWatch()
        /// Something was typed.
        public var onChange: () -> Void = {}

        /// `sessionId`: of a checkout session that your server has opened.
        public init(
            client: Client, sessionId: String, fields: [CardField] = [.number, .expiryDate, .securityCode],
            locale: Locale = .current
        ) {
            self.client = client
            self.sessionId = sessionId
            words = Words(locale: locale.identifier.replacingOccurrences(of: "_", with: "-"))
            form = CardForm(fields: fields)
            super.init(frame: .zero)
            lay(fields)
            form.onClear = { [weak self] in
                self?.refresh()
                self?.onChange()
            }
            background.watch(UIApplication.didEnterBackgroundNotification) { [weak self] in self?.clear() }
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            nil
        }

        /// Whether the card can be sent.
        public var isComplete: Bool { form.isComplete }

        /// What is wrong with each field; those that can be sent are not there.
        public var problems: [CardField: CardProblem] { form.problems }

        /// The card's scheme; nil: not known yet.
        public var scheme: String? { form.scheme }

        /// Puts the card into the session, and empties the fields. Your server then pays with the session.
        public func tokenize() async throws {
            showProblems()
            try await client.tokenize(sessionId: sessionId, form: form)
        }

        /// Overwrites what was typed.
        public func clear() {
            form.clear()
        }

        /// Says at each field what is wrong with it, and puts the caret into the first one. A screen reader says it, too.
        public func showProblems() {
            let found: [CardField: CardProblem] = form.problems
            for input: CardTextField in inputs {
                let said: String? = found[input.field].map { words.text(for: $0) }
                hints[input.field]?.text = said
                hints[input.field]?.isHidden = said == nil
                input.accessibilityHint = said
            }
            guard let first = inputs.first(where: { found[$0.field] != nil }) else { return }
            _ = first.becomeFirstResponder()
            let said: [String?] = [first.accessibilityLabel, first.accessibilityHint]
            UIAccessibility.post(notification: .announcement, argument: said.compactMap { $0 }.joined(separator: ": "))
        }

        private func lay(_ fields: [CardField]) {
            let stack = UIStackView()
            stack.axis = .vertical
            stack.spacing = 8
            stack.translatesAutoresizingMaskIntoConstraints = false
            semanticContentAttribute = words.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: topAnchor),
                stack.bottomAnchor.constraint(equalTo: bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
            for field: CardField in fields {
                let input = CardTextField(field, form: form, words: words)
                let label: UILabel = makeLabel(.subheadline)
                label.text = words[nameOf(field)]
                label.isAccessibilityElement = false
                input.accessibilityLabel = words[nameOf(field)]
                let hint: UILabel = makeLabel(.footnote)
                hint.textColor = .systemRed
                hint.isHidden = true
                // the field says it
                hint.isAccessibilityElement = false
                hints[field] = hint
                input.onEdit = { [weak self] in self?.edited(field) }
                input.onFull = { [weak self] in self?.goOn(from: field) }
                inputs.append(input)
                for part: UIView in [label, input, hint] { stack.addArrangedSubview(part) }
            }
        }

        private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            return label
        }

        private func edited(_ field: CardField) {
            hints[field]?.isHidden = true
            inputs.first { $0.field == field }?.accessibilityHint = nil
            if let digits = form.digitsToAskAbout() { askAbout(digits) }
            onChange()
        }

        /// The caret goes on by itself.
        private func goOn(from field: CardField) {
            guard let place = inputs.firstIndex(where: { $0.field == field }), place + 1 < inputs.count else { return }
            _ = inputs[place + 1].becomeFirstResponder()
        }

        /// The service knows a scheme better than its first digits.
        private func askAbout(_ digits: String) {
            Task { [weak self, client, sessionId] in
                guard let told = try? await client.cardDetails(sessionId: sessionId, bin: digits) else { return }
                self?.form.tell(scheme: told.scheme, of: digits)
                self?.onChange()
            }
        }

        private func refresh() {
            for input: CardTextField in inputs { input.refresh() }
        }
    }

    private func nameOf(_ field: CardField) -> Word {
        switch field {
        case .number: return .number
        case .expiryDate: return .expiryDate
        case .securityCode: return .securityCode
        case .postalCode: return .postalCode
        }
    }
#endif
