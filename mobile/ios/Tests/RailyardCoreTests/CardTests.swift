import Foundation
import RailyardCore
import XCTest

final class CardTests: XCTestCase {
    func testASecretPrintsNothingAndIsEmptyOnceItIsCleared() {
        let secret = Secret("4111111111111111")
        var dumped: String = ""
        dump(secret, to: &dumped)
        for text: String in ["\(secret)", String(reflecting: secret), String(describing: [secret]), dumped] {
            XCTAssertFalse(text.contains("4111"), text)
        }
        XCTAssertEqual(secret.count, 16)
        secret.clear()
        secret.clear()
        XCTAssertEqual(secret.count, 0)
        XCTAssertEqual(secret.reveal(), "")
    }

    @MainActor
    func testAFormJudgesWhatIsTypedAndGivesNothingOut() async {
        let form = CardForm(fields: [.number, .expiryDate, .securityCode], clock: { 1_795_000_000_000 })
        XCTAssertEqual(form.problems, [.number: .empty, .expiryDate: .empty, .securityCode: .empty])
        let typed = form.edit(.number, TextEdit(text: "٤١١١١", caret: 5))
        XCTAssertEqual(typed.text, "4111 1")
        XCTAssertEqual(typed.caret, 6)
        XCTAssertEqual([form.scheme, form.codeName], ["visa", "CVV"])
        _ = form.edit(.number, TextEdit(text: "4111111111111112", caret: 16, isWhole: true))
        _ = form.edit(.expiryDate, TextEdit(text: "1/20", caret: 4))
        _ = form.edit(.securityCode, TextEdit(text: "12", caret: 2))
        XCTAssertEqual(
            form.problems, [.number: .checkDigit, .expiryDate: .past, .securityCode: .incomplete])
        var dumped: String = ""
        dump(form, to: &dumped)
        XCTAssertFalse(dumped.contains("4111"))
        var cleared: Int = 0
        form.onClear = { cleared += 1 }
        form.clear()
        XCTAssertTrue(form.isEmpty)
        XCTAssertEqual(cleared, 1)
    }

    @MainActor
    func testTheServiceKnowsASchemeBetter() async {
        let form = CardForm(fields: [.number, .securityCode], clock: { 0 })
        _ = form.edit(.number, TextEdit(text: "41111111", caret: 8))
        XCTAssertEqual(form.digitsToAskAbout(), "41111111")
        XCTAssertNil(form.digitsToAskAbout())
        form.tell(scheme: "amex", of: "41111111")
        XCTAssertEqual(form.scheme, "amex")
        _ = form.edit(.securityCode, TextEdit(text: "12345", caret: 5))
        XCTAssertEqual(form.shown(.securityCode), "1234")
        form.tell(scheme: "a-scheme-of-tomorrow", of: "41111111")
        XCTAssertEqual(form.codeName, "CVC")
    }

    func testAWebViewLeadsNobodyIntoTheFilesOfAnApp() {
        let back: String = "shop://back"
        XCTAssertEqual(navigation(to: "shop://back?x=1", isMainFrame: true, returnURL: back), .comeBack)
        XCTAssertEqual(navigation(to: "https://bank.example/", isMainFrame: true, returnURL: back), .show)
        XCTAssertEqual(navigation(to: "bank-app://pay", isMainFrame: true, returnURL: back), .leave)
        XCTAssertEqual(navigation(to: "shop://back", isMainFrame: false, returnURL: back), .show)
        for scheme: String in ["file", "JavaScript", "data", "blob"] {
            XCTAssertEqual(navigation(to: scheme + ":x", isMainFrame: true, returnURL: back), .refuse, scheme)
        }
    }

    func testWordsAreThereForEveryProblem() {
        let words = Words(locale: "de-AT")
        XCTAssertEqual(words[.close], "Schließen")
        XCTAssertEqual(words.text(for: CardProblem.empty), words[.empty])
        XCTAssertEqual(words.text(for: CheckoutReason.expired), words[.over])
        XCTAssertTrue(Words(locale: "ar").isRightToLeft)
        for language: String in ["en", "es", "pt", "fr", "de", "ar"] {
            let said = Words(locale: language)
            for word: Word in Word.allCases { XCTAssertFalse(said[word].isEmpty) }
        }
    }
}
