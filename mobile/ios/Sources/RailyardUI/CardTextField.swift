#if canImport(UIKit)
    import RailyardCore
    import UIKit

    /// What is typed may be a card: it is neither copied nor cut, looked up or shared.
    private let allowedActions: [Selector] = [Selector(("paste:")), Selector(("selectAll:")), Selector(("delete:"))]

    /// A text field of a card. It gives nothing out: neither its text, nor a copy, nor what it holds to a screen
    /// reader.
    @MainActor
    final class CardTextField: UITextField {
        let field: CardField
        private let form: CardForm
        private let words: Words
        var onEdit: () -> Void = {}
        var onFull: () -> Void = {}

        init(_ field: CardField, form: CardForm, words: Words) {
            self.field = field
            self.form = form
            self.words = words
            super.init(frame: .zero)
            font = .preferredFont(forTextStyle: .body)
            adjustsFontForContentSizeCategory = true
            borderStyle = .roundedRect
            autocorrectionType = .no
            autocapitalizationType = field == .postalCode ? .allCharacters : .none
            spellCheckingType = .no
            smartDashesType = .no
            smartQuotesType = .no
            smartInsertDeleteType = .no
            keyboardType = field == .postalCode ? .asciiCapable : .asciiCapableNumberPad
            textContentType = contentType(field)
            isSecureTextEntry = field == .securityCode
            clearsOnBeginEditing = false
            // of an iPad: what is selected could be dragged into another app
            textDragInteraction?.isEnabled = false
            delegate = self
            addAction(UIAction { [weak self] _ in self?.changedBySystem() }, for: .editingChanged)
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            nil
        }

        /// Nothing of what stands in it.
        override var text: String? {
            get { nil }
            set { super.text = newValue }
        }

        override var attributedText: NSAttributedString? {
            get { nil }
            set { super.attributedText = newValue }
        }

        /// What the system, or an app, asks of a part of it: as long, and dots.
        override func text(in range: UITextRange) -> String? {
            super.text(in: range).map { String(repeating: "•", count: $0.utf16.count) }
        }

        /// A screen reader says whether it is filled in, and not with what.
        override var accessibilityValue: String? {
            get { form.shown(field).isEmpty ? nil : "•••" }
            set { super.accessibilityValue = newValue }
        }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            allowedActions.contains(action) && super.canPerformAction(action, withSender: sender)
        }

        /// Shows what the form holds.
        func refresh() {
            super.text = form.shown(field)
        }

        private func take(_ edit: TextEdit) {
            let made: (text: String, caret: Int) = form.edit(field, edit)
            super.text = made.text
            if let caret = position(from: beginningOfDocument, offset: made.caret) {
                selectedTextRange = textRange(from: caret, to: caret)
            }
            onEdit()
            if form.isFull(field) { onFull() }
        }

        /// What is filled in by the system comes without a question.
        private func changedBySystem() {
            let shown: String = super.text ?? ""
            if shown != form.shown(field) { take(TextEdit(text: shown, caret: shown.utf16.count, isWhole: true)) }
        }
    }

    extension CardTextField: UITextFieldDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            let shown: [UInt16] = Array(form.shown(field).utf16)
            guard range.location >= 0, range.location + range.length <= shown.count else { return false }
            let end: Int = range.location + range.length
            let written: [UInt16] = Array(shown[..<range.location]) + Array(string.utf16) + Array(shown[end...])
            let selected: Range<Int>? = selection()
            let isForward: Bool = string.isEmpty && selected?.isEmpty == true && selected?.lowerBound == range.location
            take(
                TextEdit(
                    text: String(decoding: written, as: UTF16.self), caret: range.location + string.utf16.count,
                    selection: selected, isForward: isForward))
            return false
        }

        private func selection() -> Range<Int>? {
            guard let selected = selectedTextRange else { return nil }
            let start: Int = offset(from: beginningOfDocument, to: selected.start)
            let end: Int = offset(from: beginningOfDocument, to: selected.end)
            return start <= end ? start..<end : nil
        }
    }

    @MainActor
    private func contentType(_ field: CardField) -> UITextContentType? {
        switch field {
        case .number: return .creditCardNumber
        case .postalCode: return .postalCode
        case .expiryDate:
            if #available(iOS 17.0, *) { return .creditCardExpiration }
            return nil
        case .securityCode:
            if #available(iOS 17.0, *) { return .creditCardSecurityCode }
            return nil
        }
    }
#endif
