package io.github.railyard.core

import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue

/** A checkout that a test plays as an app: its host, its store, and what it was told. */
@OptIn(PutsAppInPciScope::class)
internal class Played(
    private val url: String,
    private val shop: Shop,
    private val session: String?,
    sdk: ThreeDSecureSdk? = null,
    private val transport: Transport = HttpTransport(2_000, 10_000, 20_000),
    private val store: Store = Store(),
) : CheckoutHost {
    class Store : SnapshotStore {
        @Volatile
        var kept: String? = null

        override fun save(snapshot: String) {
            kept = snapshot
        }

        override fun forget() {
            kept = null
        }
    }

    val form = CardForm()
    val ends = CopyOnWriteArrayList<CheckoutEnd>()
    val opened = CopyOnWriteArrayList<String>()
    private val over = CountDownLatch(1)

    /** What happens to the shop's answer to a payment. */
    var beforePay: () -> Unit = {}
    var afterPay: () -> Unit = {}

    /** What the shop asks for: the sandbox declines some amounts. */
    var amount = AMOUNT
    private val calls = if (session == null) null else FormCalls()
    val runner: CheckoutRunner

    init {
        val token = { shop.token(PINS) }
        val client = Client(url, token, null, transport)
        runner = CheckoutRunner(calls ?: client.pageCalls(PINS), sdk, store, this)
    }

    private inner class FormCalls : CheckoutCalls {
        private val client = Client(url, null, null, transport)

        override fun tokenize(sessionId: String) = client.tokenize(sessionId, form)

        override fun threeDSecureVersion(sessionId: String) = client.threeDSecureVersion(sessionId)

        override fun threeDSecureAuthenticate(sessionId: String, device: ThreeDSecureDevice) =
            client.threeDSecureAuthenticate(sessionId, device)

        override fun pay(sessionId: String, idempotencyKey: String): Transaction {
            beforePay()
            val given = mapOf("session" to sessionId, "key" to idempotencyKey, "amount" to amount)
            return Transaction(shop.act("pay", given)).also { afterPay() }
        }

        override fun read(sessionId: String): Transaction? =
            shop.act("standing", mapOf("session" to sessionId)).takeIf { it.isNotEmpty() }?.let(::Transaction)
    }

    fun type(number: String): Played {
        form.put(CardField.NUMBER, number)
        form.put(CardField.EXPIRY_DATE, "1230")
        form.put(CardField.SECURITY_CODE, "123")
        return this
    }

    /** Types and pays. */
    fun pay(number: String, hasSdk: Boolean = false): Played {
        type(number)
        runner.tell(CheckoutEvent.StartForm(checkNotNull(session), hasSdk))
        runner.tell(CheckoutEvent.Submitted)
        return this
    }

    fun awaitEnd(seconds: Long = 90): CheckoutEnd {
        assertTrue(over.await(seconds, TimeUnit.SECONDS), "it ends: ${runner.state.at} ${runner.state.reason}")
        Thread.sleep(50)
        assertEquals(1, ends.size, "the end is told once")
        return ends[0]
    }

    fun await(what: String, is_: (CheckoutState) -> Boolean) {
        val deadline = System.nanoTime() + 60_000_000_000
        while (!is_(runner.state)) {
            check(System.nanoTime() < deadline) { "$what does not come: ${runner.state.at} ${runner.state.reason}" }
            Thread.sleep(10)
        }
    }

    override fun open(url: String) {
        opened += url
    }

    override fun dismiss() = Unit

    override fun show(state: CheckoutState) = Unit

    override fun end(end: CheckoutEnd) {
        ends += end
        over.countDown()
    }

    companion object {
        const val AMOUNT = 1299
        val PINS = mapOf<String, Any?>("amount" to AMOUNT, "currency" to "USD", "country" to "US")
    }
}
