package io.github.railyard.core

import java.util.concurrent.CompletableFuture
import java.util.concurrent.TimeUnit
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** What the app's code does wrong, and what of a checkout is in its texts. */
internal class RunnerTest {
    private object Broken : SnapshotStore {
        override fun save(snapshot: String) = error("the disk is full")

        override fun forget() = error("the disk is full")
    }

    private class Host : CheckoutHost {
        val end = CompletableFuture<CheckoutEnd>()

        override fun open(url: String) = Unit

        override fun dismiss() = Unit

        override fun show(state: CheckoutState) = Unit

        override fun end(end: CheckoutEnd) {
            this.end.complete(end)
        }
    }

    private object Paying : CheckoutCalls {
        override fun tokenize(sessionId: String) = Unit

        override fun pay(sessionId: String, idempotencyKey: String): Transaction =
            Transaction(mapOf("id" to idempotencyKey, "status" to "captured"))

        override fun read(sessionId: String): Transaction? = null
    }

    @Test
    fun `a storage that fails makes nobody's payment fail`() {
        val host = Host()
        val runner = CheckoutRunner(Paying, null, Broken, host)
        runner.tell(CheckoutEvent.StartForm("the-session", false))
        runner.tell(CheckoutEvent.Submitted)
        val end = host.end.get(20, TimeUnit.SECONDS)
        assertEquals(CheckoutOutcome.COMPLETED, end.outcome)
        assertEquals("the-session-1", end.transaction?.id)
        assertTrue("the-session" !in runner.state.toString(), "the session is a credential")
    }

    @Test
    @OptIn(PutsAppInPciScope::class)
    fun `a page is asked where it is`() {
        val asked = ArrayList<String>()
        val client = Client("https://api.pay.example", null, null) { request, _ ->
            asked += request.url
            Answer(200, "{\"status\":\"active\"}".toByteArray())
        }
        assertEquals(CheckoutStanding.ACTIVE to null, client.checkoutStanding("https://pay.example/pay/a/b?x=y", "t"))
        assertEquals(listOf("https://pay.example/pay/a/b/state?transaction_id=t"), asked)
        val fault = assertThrows(IllegalArgumentException::class.java) {
            client.checkoutStanding("http://pay.example/pay/of/the-secret", null)
        }
        assertTrue("the-secret" !in fault.message.orEmpty(), "the address is a credential")
    }
}
