package io.github.railyard.core

import java.util.UUID
import java.util.concurrent.CountDownLatch
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable

/** Scenes of an app, against a service that runs: `scripts/mobile/kotlin.ts` starts it, and the server of a shop. */
@OptIn(PutsAppInPciScope::class)
@EnabledIfEnvironmentVariable(named = "RAILYARD_URL", matches = ".+")
internal class ServiceTest {
    private val url = System.getenv("RAILYARD_URL").orEmpty()
    private val shop = Shop(System.getenv("RAILYARD_SHOP_URL").orEmpty())
    private val session = shop.session()
    private val client = Client(url, { shop.token(Played.PINS) })

    private fun played(sdk: ThreeDSecureSdk? = null) = Played(url, shop, session, sdk)

    private fun paid(end: CheckoutEnd) {
        assertEquals(CheckoutOutcome.COMPLETED, end.outcome)
        assertEquals(listOf<Any?>("captured"), shop.payments(session))
    }

    @Test
    fun `a card is paid with, and the form is empty then`() {
        val checkout = played().pay(VISA)
        paid(checkout.awaitEnd())
        assertFalse(checkout.form.isComplete)
    }

    @Test
    fun `the first digits say the scheme`() {
        val details = client.cardDetails(session, "41111111")
        assertEquals(listOf("41111111", "visa"), listOf(details.bin, details.scheme))
    }

    @Test
    fun `a session that is not there is over`() {
        val checkout = Played(url, shop, UUID.randomUUID().toString()).pay(VISA)
        val end = checkout.awaitEnd()
        assertEquals(listOf(CheckoutOutcome.FAILED, CheckoutReason.EXPIRED), listOf(end.outcome, end.reason))
    }

    @Test
    fun `a decline can be followed by another card`() {
        val checkout = played().apply { amount = DECLINED_AMOUNT }.pay(VISA)
        checkout.await("the decline") { it.at == CheckoutAt.ENTERING && it.reason == CheckoutReason.DECLINED }
        checkout.amount = Played.AMOUNT
        checkout.type(VISA).runner.tell(CheckoutEvent.Submitted)
        assertEquals(CheckoutOutcome.COMPLETED, checkout.awaitEnd().outcome)
        assertEquals(2, checkout.runner.state.attempt)
        assertEquals(1, shop.payments(session).count { it == "captured" })
    }

    @Test
    fun `3-D Secure without friction`() {
        val sdk = FakeSdk("1234")
        val end = enrolled(FRICTIONLESS, sdk)
        assertEquals(listOf(ThreeDSecureOutcome.ANSWERED, "Y"), listOf(end.outcome, end.transactionStatus))
        assertEquals(0, sdk.questions.size)
    }

    @Test
    fun `3-D Secure with a challenge, to the payment`() {
        val sdk = FakeSdk("1234")
        paid(played(sdk).pay(CHALLENGED, hasSdk = true).awaitEnd())
        assertEquals(1, sdk.questions.size)
        assertEquals("succeeded", shop.act("authentication", mapOf("session" to session))["status"])
    }

    @Test
    fun `3-D Secure that the cardholder fails is no proof`() {
        assertEquals(ThreeDSecureOutcome.CHALLENGED, enrolled(CHALLENGED, FakeSdk("9999")).outcome)
        assertEquals("failed", shop.act("authentication", mapOf("session" to session))["status"])
    }

    @Test
    fun `3-D Secure that the cardholder leaves pays nothing`() {
        val checkout = played(FakeSdk(null)).pay(CHALLENGED, hasSdk = true)
        checkout.await("the form") { it.at == CheckoutAt.ENTERING && it.reason == CheckoutReason.CANCELLED }
        assertEquals(emptyList<Any?>(), shop.payments(session))
    }

    @Test
    fun `a card that takes no part is paid without 3-D Secure`() {
        assertEquals(ThreeDSecureOutcome.NOT_ATTEMPTED, enrolled(VISA, FakeSdk("1234")).outcome)
        paid(played(FakeSdk("1234")).pay(VISA, hasSdk = true).awaitEnd())
    }

    @Test
    fun `an SDK that breaks is gone on without`() {
        val broken = object : ThreeDSecureSdk {
            override fun device(version: ThreeDSecureVersion): ThreeDSecureDevice = error("broken")

            override fun challenge(challenge: ThreeDSecureChallenge, end: (ChallengeEnd) -> Unit) = error("broken")
        }
        assertEquals(ThreeDSecureOutcome.NOT_ATTEMPTED, enrolled(CHALLENGED, broken).outcome)
    }

    @Test
    fun `a challenge that nobody answers is not waited for longer than is said`() {
        val silent = object : ThreeDSecureSdk by FakeSdk("1234") {
            override fun challenge(challenge: ThreeDSecureChallenge, end: (ChallengeEnd) -> Unit) = Unit
        }
        client.tokenize(session, played().type(CHALLENGED).form)
        assertEquals(ThreeDSecureOutcome.TIMED_OUT, client.authenticate(session, silent, 100).outcome)
    }

    private fun enrolled(number: String, sdk: ThreeDSecureSdk): ThreeDSecureStep.End {
        client.tokenize(session, played().type(number).form)
        return client.authenticate(session, sdk)
    }

    @Test
    fun `a payment whose answer is lost is found, and made once`() {
        val checkout = played()
        checkout.afterPay = { throw java.io.IOException("cut") }
        paid(checkout.pay(VISA).awaitEnd())
    }

    @Test
    fun `a payment that never arrived is known not to be, and tried again by the buyer`() {
        val checkout = played()
        checkout.beforePay = { throw java.io.IOException("cut") }
        checkout.pay(VISA)
        checkout.await("the form") { it.at == CheckoutAt.ENTERING && !it.isUnderWay && it.asks > 1 }
        assertEquals(1, checkout.runner.state.attempt)
        checkout.beforePay = {}
        checkout.type(VISA).runner.tell(CheckoutEvent.Submitted)
        paid(checkout.awaitEnd())
    }

    @Test
    fun `a service that is killed while it pays is asked when it is there again`() {
        val checkout = played()
        val killed = CountDownLatch(1)
        checkout.beforePay = {
            shop.act("kill", mapOf("forMs" to 500))
            killed.countDown()
        }
        checkout.pay(VISA)
        killed.await()
        checkout.await("an answer") { it.isOver || (it.at == CheckoutAt.ENTERING && !it.isUnderWay) }
        shop.act("revived")
        if (!checkout.runner.state.isOver) {
            checkout.beforePay = {}
            checkout.type(VISA).runner.tell(CheckoutEvent.Submitted)
        }
        paid(checkout.awaitEnd())
    }

    @Test
    fun `a service that is killed when it has paid is asked when it is there again`() {
        val checkout = played()
        checkout.afterPay = {
            shop.act("kill", mapOf("forMs" to 300))
            throw java.io.IOException("cut")
        }
        val end = checkout.pay(VISA).awaitEnd()
        shop.act("revived")
        paid(end)
    }

    @Test
    fun `a card whose answer is lost can be sent again`() {
        val network = BadNetwork({ it.method == "PUT" }, BadNetwork.Mishap.CUT_AFTER)
        val checkout = Played(url, shop, session, transport = network).pay(VISA)
        checkout.await("the form") { it.at == CheckoutAt.ENTERING && it.reason == CheckoutReason.UNREACHABLE }
        assertTrue(checkout.form.isComplete, "what was typed is there still")
        checkout.runner.tell(CheckoutEvent.Submitted)
        paid(checkout.awaitEnd())
    }

    @Test
    fun `a slow network ends as a fast one`() {
        val network = BadNetwork({ true }, BadNetwork.Mishap.SLOW).apply { left = 3 }
        paid(Played(url, shop, session, transport = network).pay(VISA).awaitEnd())
    }

    @Test
    fun `a process that ends while it pays asks in the next one, and pays nothing`() {
        val store = Played.Store()
        val first = Played(url, shop, session, store = store)
        first.afterPay = { first.runner.abandon() }
        first.pay(VISA)
        first.await("the payment") { it.isUnderWay }
        while (shop.payments(session).isEmpty()) Thread.sleep(20)
        val second = Played(url, shop, session, store = store)
        second.beforePay = { error("BUG: it pays again") }
        second.runner.restore(store.kept)
        paid(second.awaitEnd())
        assertEquals(0, first.ends.size)
        assertNull(store.kept)
    }

    @Test
    fun `the page of a checkout opens, says how it stands, and closes`() {
        val checkout = Played(url, shop, null)
        checkout.runner.tell(CheckoutEvent.StartPage)
        checkout.await("the page") { it.url != null }
        val page = checkNotNull(checkout.runner.state.url)
        assertEquals(CheckoutStanding.ACTIVE, client.checkoutStanding(page, null).first)
        checkout.runner.tell(CheckoutEvent.Loaded)
        checkout.runner.tell(CheckoutEvent.Submitted)
        // the buyer closes at once: the service says that nothing is under way, twice
        checkout.runner.tell(CheckoutEvent.Close)
        assertEquals(CheckoutOutcome.CLOSED, checkout.awaitEnd().outcome)
        assertEquals(1, checkout.opened.size)
    }

    @Test
    fun `a token that is refused ends it`() {
        val store = Played.Store()
        val calls = Client(url, { "nonsense" }).pageCalls(Played.PINS)
        val checkout = Played(url, shop, null)
        val runner = CheckoutRunner(calls, null, store, checkout)
        runner.tell(CheckoutEvent.StartPage)
        val end = checkout.awaitEnd()
        assertEquals(listOf(CheckoutOutcome.FAILED, CheckoutReason.REFUSED), listOf(end.outcome, end.reason))
    }

    @Test
    fun `two checkouts are side by side`() {
        val other = shop.session()
        val first = played().pay(VISA)
        val second = Played(url, shop, other).pay(VISA)
        assertEquals(CheckoutOutcome.COMPLETED, first.awaitEnd().outcome)
        assertEquals(CheckoutOutcome.COMPLETED, second.awaitEnd().outcome)
        assertEquals(listOf<Any?>("captured"), shop.payments(other))
    }

    @Test
    fun `a wallet with an SDK of its own pays`() {
        val asked = Played.PINS + mapOf(
            "integration_client" to "android",
            "payment_method" to mapOf(
                "method" to "paypal",
                "country" to "US",
                "currency" to "USD",
                "redirect_url" to "https://shop.example/back",
            ),
        )
        val key = UUID.randomUUID().toString()
        val made = client.createTransaction(asked, key)
        assertEquals(made.id, client.createTransaction(asked, key).id, "the same key is the same payment")
        val opened = client.transactionSession(made.id, checkNotNull(made.sessionToken))
        assertEquals("android", opened.integrationClient)
        assertEquals(made.id, client.completeTransaction(opened).id)
    }

    @Test
    fun `the ways to pay and the sessions of wallets are there`() {
        val options = client.paymentOptions(Played.PINS)
        assertTrue(options.any { it["method"] == "card" }, "$options")
        assertNotNull(client.googlePaySession("shop.example")["gateway_merchant_id"])
        // the sandbox has registered nobody with these
        assertThrows(ApiFault::class.java) { client.pazeSession() }
        assertThrows(ApiFault::class.java) { client.clickToPaySession(session) }
        assertThrows(IllegalStateException::class.java) { Client(url).paymentOptions(Played.PINS) }
    }

    private companion object {
        const val VISA = "4111111111111111"
        const val FRICTIONLESS = "4111111111101203"
        const val CHALLENGED = "4111111111181072"
        const val DECLINED_AMOUNT = 200_001
    }
}
