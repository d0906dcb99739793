import Foundation

/// A text that may be logged: card numbers, tokens and addresses that are credentials become `*`, and so does each of
/// `secrets`, such as the id of a checkout session. A security code looks like any number: keep it out.
public func loggable(_ text: String, secrets: [String] = []) -> String {
    var left: String = text
    for secret: String in secrets where !secret.isEmpty {
        left = left.replacingOccurrences(of: secret, with: "*")
    }
    left = replaced(left, "/(pay|approve)/[A-Za-z0-9_.~/-]+") { "/" + $0[1] + "/*" }
    // from where a word begins alone: a long one would be looked at from each of its letters
    let token: String = "(^|[^A-Za-z0-9_-])[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}"
    left = replaced(left, token) { $0[1] + "*" }
    left = replaced(left, "([?&][a-z_]*token=)[^&#\\s\"]*") { $0[1] + "*" }
    let uuid: String = "[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}"
    // in groups or not, with blanks and dashes of any width
    let card: String = "[0-9](?:[ .\\t\\u00a0\\u2000-\\u2015\\u202f-]{0,3}[0-9]){11,}+"
    return replaced(asciiDigits(left), uuid + "|" + card) { found in
        let isId: Bool = found[0].utf16.count == 36 && Array(found[0].utf16)[8] == 45
        return isId ? found[0] : "*"
    }
}

/// Each match becomes what `change` makes of it and of its groups.
private func replaced(_ text: String, _ pattern: String, _ change: ([String]) -> String) -> String {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return "*" }
    let whole = NSString(string: text)
    var out: String = ""
    var end: Int = 0
    let range = NSRange(location: 0, length: whole.length)
    for match: NSTextCheckingResult in expression.matches(in: text, options: [], range: range) {
        let groups: [String] = (0..<match.numberOfRanges).map { index in
            let group: NSRange = match.range(at: index)
            return group.location == NSNotFound ? "" : whole.substring(with: group)
        }
        out += whole.substring(with: NSRange(location: end, length: match.range.location - end))
        out += change(groups)
        end = match.range.location + match.range.length
    }
    return out + whole.substring(from: end)
}

/// The one line that is logged of a step: names, and nothing that anybody typed, pays with or is let in by.
package func logLine(
    _ before: CheckoutState, _ event: CheckoutEvent, _ after: CheckoutState, _ effects: [CheckoutEffect]
) -> String {
    let done: [String] = effects.map(\.name)
    let what: String = "\(before.at.rawValue) + \(event.name) -> \(after.at.rawValue)"
    return done.isEmpty ? what : what + ": " + done.joined(separator: ", ")
}

extension CheckoutEvent {
    package var name: String {
        switch self {
        case .startPage, .startForm: return "start"
        case .opened: return "opened"
        case .loaded: return "loaded"
        case .entered: return "entered"
        case .submitted: return "submitted"
        case .tokenized: return "tokenized"
        case .version: return "version"
        case .device: return "device"
        case .result: return "result"
        case .challenged: return "challenged"
        case .created: return "created"
        case .notCreated: return "notCreated"
        case .cancelled: return "cancelled"
        case .left: return "left"
        case .returned: return "returned"
        case .standing: return "standing"
        case .fault(let call, let status, _): return "fault \(call.rawValue) \(status)"
        case .lost: return "lost"
        case .time: return "time"
        case .retry: return "retry"
        case .close: return "close"
        case .replaced: return "replaced"
        }
    }
}

extension CheckoutEffect {
    package var name: String {
        switch self {
        case .save: return "save"
        case .forget: return "forget"
        case .openCheckout: return "call openCheckout"
        case .tokenize: return "call tokenize"
        case .threeDSecureVersion: return "call threeDSecureVersion"
        case .threeDSecureAuthenticate: return "call threeDSecureAuthenticate"
        case .pay: return "call pay"
        case .status: return "call status"
        case .open: return "open"
        case .device: return "device"
        case .challenge: return "challenge"
        case .wait: return "wait"
        case .dismiss: return "dismiss"
        case .end(let ending): return "end " + ending.outcome.rawValue
        }
    }
}
