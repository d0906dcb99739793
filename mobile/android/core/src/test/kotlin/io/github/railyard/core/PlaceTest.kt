package io.github.railyard.core

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

internal class PlaceTest {
    @Test
    fun `an address is opened where it belongs`() {
        val page = "https://pay.example/pay/a/b"
        val wanted = mapOf(
            "https://pay.example/approve/x" to Place.SHEET,
            "HTTPS://PAY.EXAMPLE/approve/x" to Place.SHEET,
            "about:blank" to Place.SHEET,
            "https://pay.example.bank.example/" to Place.BROWSER,
            "https://bank.example/" to Place.BROWSER,
            "shop://back?x=1" to Place.RETURN,
            "bank-app://pay/1" to Place.APP,
            "file:///etc/hosts" to Place.NOWHERE,
            "javascript:alert(1)" to Place.NOWHERE,
            "intent://x#Intent;component=a/b;end" to Place.NOWHERE,
            "CONTENT://x" to Place.NOWHERE,
            "data:text/html,x" to Place.NOWHERE,
            "nonsense" to Place.NOWHERE,
        )
        for ((url, place) in wanted) assertEquals(place, Place.of(url, page, "shop://back"), url)
        assertEquals(Place.BROWSER, Place.of("https://pay.example/terms", page, null, isWindow = true))
    }

    @Test
    fun `a checkout in whose place another begins has an end`() {
        assertEquals(null, endOfReplaced(null))
        for (vector in Vectors.list(Vectors.read("restore.json")).filter { it["name"] != "damaged" }) {
            val end = checkNotNull(endOfReplaced(Json.text(vector["snapshot"])))
            val wanted = if (vector.members("snapshot")["isUnderWay"] == true) "pending" else "closed"
            assertEquals(wanted, end.outcome.word)
        }
    }

    @Test
    fun `what is written is UTF-8`() {
        val text = "a\u00e0\u2019\u0639\ud83d\ude00\u00e9\"\n"
        assertEquals(text, Json.parse(String(Json.bytes(text), Charsets.UTF_8)))
        assertEquals("\"\u00e0\"", String(Json.bytes("\u00e0"), Charsets.UTF_8))
    }

    @Test
    fun `an end outlives the process`() {
        val transaction = KnownTransaction("t", "processing")
        val end = CheckoutEnd(CheckoutOutcome.PENDING, CheckoutReason.REPLACED, transaction, "id")
        assertEquals(end.toText(), CheckoutEnd.ofText(end.toText())?.toText())
        assertEquals(null, CheckoutEnd.ofText("nonsense"))
    }
}
