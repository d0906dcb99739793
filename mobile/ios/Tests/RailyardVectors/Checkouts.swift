import RailyardCore

func checkoutResults() throws -> [VectorResult] {
    let file: Json = try vectorFile("checkout")
    let limits: [VectorResult] = try listed("checkout.limits", file["limits"]) { vector in
        (.object(["ms": orNull(limitsByName[try text(vector, "name")])]), vector.only(["ms"]))
    }
    let standings: [VectorResult] = try listed("checkout.standings", file["standings"]) { vector in
        let standing: Standing = standingOf(try text(vector, "status"))
        return (.object(["standing": .string(standing.rawValue)]), vector.only(["standing"]))
    }
    var ends: [String: CheckoutState] = [:]
    let stories: [VectorResult] = try listed("checkout.stories", file["stories"]) { vector in
        var state = CheckoutState()
        var steps: [Json] = []
        for step: Json in vector["steps"].list ?? [] {
            let event: CheckoutEvent = try checkoutEventIn(step["event"])
            let moved = reduce(state, event, now: try number(step["event"], "now"))
            state = moved.state
            steps.append(
                .object(["at": .string(state.at.rawValue), "effects": .array(moved.effects.map(\.json))]))
        }
        ends[try text(vector, "name")] = state
        let wanted: [Json] = (vector["steps"].list ?? []).map { $0.only(["at", "effects"]) }
        return (.object(["steps": .array(steps)]), .object(["steps": .array(wanted)]))
    }
    var wholes: [String: Json] = [:]
    let states: [VectorResult] = try listed("checkout.states", file["states"]) { vector in
        let name: String = try text(vector, "name")
        wholes[name] = vector["state"]
        return (.object(["state": ends[name]?.json ?? .null]), vector.only(["state"]))
    }
    var events: [String: CheckoutEvent] = [:]
    for vector: Json in file["events"].list ?? [] {
        events[try text(vector, "name")] = try checkoutEventIn(vector["event"])
    }
    let steps: [VectorResult] = try listed("checkout.steps", file["steps"]) { vector in
        let from: String = try text(vector, "from")
        let happening: String = try text(vector, "happening")
        guard let before = ends[from], let event = events[happening], let whole = wholes[from]?.members
        else { throw BrokenVector(what: from + " + " + happening) }
        let moved = reduce(before, event, now: try number(vector, "now"))
        let wanted: [String: Json] = whole.merging(vector["changes"].members ?? [:]) { $1 }
        return (
            .object(["state": moved.state.json, "effects": .array(moved.effects.map(\.json))]),
            .object(["state": .object(wanted), "effects": vector["effects"]])
        )
    }
    let restored: [VectorResult] = try listed("restore", vectorFile("restore")) { vector in
        let moved = restore(vector["snapshot"], now: try number(vector, "now"))
        return (
            .object(["state": moved.state.json, "effects": .array(moved.effects.map(\.json))]),
            vector.only(["state", "effects"])
        )
    }
    return limits + standings + stories + states + steps + restored
}

private let limitsByName: [String: Int] = [
    "loadMs": CheckoutLimit.load, "callMs": CheckoutLimit.call, "fingerprintMs": CheckoutLimit.fingerprint,
    "challengeMs": CheckoutLimit.challenge, "payMs": CheckoutLimit.pay, "confirmMs": CheckoutLimit.confirm,
    "leavingMs": CheckoutLimit.leaving, "pauseMs": CheckoutLimit.pause, "lookMs": CheckoutLimit.look,
    "lifeMs": CheckoutLimit.life,
]

func bridgeResults() throws -> [VectorResult] {
    let bridge: [VectorResult] = try listed("bridge", vectorFile("bridge")) { vector in
        var written: String = try text(vector, "text")
        if let filler = vector["filler"].text {
            // a long message is told short: so often it says the same
            let long: String = String(repeating: filler, count: try number(vector, "times"))
            written = written.replacingFirst("\"message\":\"\"", with: "\"message\":\"" + long + "\"")
            let isRead: Bool = pageMessage(written, from: vector["from"].text, url: try text(vector, "url")) != nil
            return (.object(["isRead": .bool(isRead)]), vector.only(["isRead"]))
        }
        let message: PageMessage? = pageMessage(written, from: vector["from"].text, url: try text(vector, "url"))
        let event: CheckoutEvent? = message.flatMap(eventOfPage)
        return (
            .object(["message": message?.json ?? .null, "event": event?.json ?? .null]),
            vector.only(["message", "event"])
        )
    }
    let secrets: Json = try vectorFile("secrets")
    let texts: [VectorResult] = try listed("secrets.texts", secrets["texts"]) { vector in
        let hidden: [String] = (vector["secrets"].list ?? []).compactMap(\.text)
        let logged: String = loggable(try text(vector, "text"), secrets: hidden)
        return (.object(["logged": .string(logged)]), vector.only(["logged"]))
    }
    var state = CheckoutState()
    let lines: [VectorResult] = try listed("secrets.lines", secrets["lines"]) { vector in
        let event: CheckoutEvent = try checkoutEventIn(vector["event"])
        if event.name == "start" { state = CheckoutState() }
        let moved = reduce(state, event, now: try number(vector["event"], "now"))
        let line: String = logLine(state, event, moved.state, moved.effects)
        state = moved.state
        return (.object(["line": .string(line)]), vector.only(["line"]))
    }
    return bridge + texts + lines
}

extension PageMessage {
    var json: Json {
        switch self {
        case .event(let name, let data):
            return .object(["type": "event", "name": .string(name), "data": data])
        case .complete(let transaction): return .object(["type": "complete", "data": transaction.json])
        }
    }
}

extension String {
    fileprivate func replacingFirst(_ part: String, with other: String) -> String {
        let parts: [Substring] = split(separator: part, maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 ? String(parts[0]) + other + String(parts[1]) : self
    }
}

func wordResults() throws -> [VectorResult] {
    let file: Json = try vectorFile("words")
    let words: [VectorResult] = ["en", "es", "pt", "fr", "de", "ar"].enumerated().map { number, language in
        let said = Words(locale: language)
        var texts: [String: Json] = [:]
        for word: Word in Word.allCases { texts[String(describing: word)] = .string(said[word]) }
        return VectorResult(
            name: "words.words \(number)", result: .object(["words": .object(texts)]),
            expected: .object(["words": file["words"][language]]))
    }
    let locales: [VectorResult] = try listed("words.locales", file["locales"]) { vector in
        (.object(["language": .string(languageOf(try text(vector, "locale")))]), vector.only(["language"]))
    }
    return words + locales
}
