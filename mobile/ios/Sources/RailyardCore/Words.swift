/// Texts for the buyer, in the language of the device where there are words for it, else in English.
public struct Words: Sendable {
    /// Such as `pt`.
    public let language: String
    private let texts: [String]

    /// `locale`: a tag such as `pt-BR`.
    public init(locale: String) {
        let language: String = languageOf(locale)
        self.language = language
        texts = wordTable.first { $0.language == language }?.texts ?? wordTable[0].texts
    }

    public subscript(word: Word) -> String { texts[word.rawValue] }

    /// What the buyer is told of where they are; nil: nothing.
    package func text(for reason: CheckoutReason?) -> String? {
        reason.flatMap(wordOf).map { self[$0] }
    }

    /// What is wrong with a field, for the buyer.
    public func text(for problem: CardProblem) -> String {
        self[problem == .empty ? .empty : .invalid]
    }

    /// Arabic is written from the right.
    public var isRightToLeft: Bool { language == "ar" }
}

/// The language of a locale; English where there is none.
package func languageOf(_ locale: String) -> String {
    let head: String = String(locale.lowercased().prefix { $0.isASCII && $0.isLetter })
    return wordTable.contains { $0.language == head } ? head : "en"
}

private func wordOf(_ reason: CheckoutReason) -> Word? {
    switch reason {
    case .declined: return .declined
    case .refused: return .refused
    case .notMade, .unreachable: return .network
    case .cancelled: return .cancelled
    case .timedOut: return .timedOut
    case .often: return .often
    case .notLoaded: return .notLoaded
    case .unconfirmed: return .unconfirmed
    case .expired: return .over
    case .givenBack: return .givenBack
    case .replaced: return nil
    }
}

/// What is said over the page of a checkout.
package struct Notice: Sendable, Equatable {
    /// Nil: nothing but that it takes a moment.
    package var text: String?
    /// What the button says that tries again; nil: there is none.
    package var retry: String?
    package var isWaiting: Bool
    package var isShown: Bool

    package init(_ state: CheckoutState, _ words: Words) {
        let isOffered: Bool = state.at == .failed && state.canRetry
        let isAsking: Bool = state.at == .loading || (state.at == .confirming && state.page == .none)
        text = isOffered ? words.text(for: state.reason) : isAsking ? words[.wait] : nil
        retry = isOffered ? words[.tryAgain] : nil
        isWaiting = isAsking
        isShown = isOffered || isAsking
    }
}
