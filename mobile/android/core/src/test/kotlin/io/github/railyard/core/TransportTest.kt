package io.github.railyard.core

import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import java.net.InetSocketAddress
import java.util.concurrent.CountDownLatch
import java.util.concurrent.Executors
import java.util.concurrent.atomic.AtomicInteger
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** The transport that is shipped, against a server that does what networks do. */
@OptIn(PutsAppInPciScope::class)
internal class TransportTest {
    private val requests = AtomicInteger()
    private val let = CountDownLatch(1)
    private var answer: (HttpExchange) -> Unit = {}
    private val server = HttpServer.create(InetSocketAddress("127.0.0.1", 0), 0).apply {
        executor = Executors.newCachedThreadPool { Thread(it).apply { isDaemon = true } }
        createContext("/") {
            requests.incrementAndGet()
            it.requestBody.readBytes()
            answer(it)
        }
        start()
    }
    private val url = "http://127.0.0.1:${server.address.port}"

    @AfterEach
    fun stop() {
        let.countDown()
        server.stop(0)
    }

    private fun client(wholeMs: Long = 60_000, readMs: Int = 30_000) =
        Client(url, { "token" }, null, HttpTransport(2_000, readMs, wholeMs))

    private fun say(exchange: HttpExchange, status: Int, text: String) {
        exchange.sendResponseHeaders(status, text.length.toLong())
        exchange.responseBody.use { it.write(text.toByteArray()) }
    }

    private fun faultOf(call: () -> Unit): ApiFault = assertThrows(ApiFault::class.java) { call() }

    @Test
    fun `a refusal has the service's words`() {
        answer = { say(it, 400, """{"code":"bad_request","message":"No","details":[{"pointer":"/bin"}]}""") }
        val fault = faultOf { client().cardDetails("s", "411111") }
        val told = listOf(fault.status, fault.code, fault.message, fault.kind)
        assertEquals(listOf(400, "bad_request", "No", FaultKind.REFUSED), told)
        assertEquals(1, fault.details.size)
    }

    @Test
    fun `a page of somebody in between is a fault, and no answer`() {
        answer = { say(it, 502, "<html>") }
        assertEquals(FaultKind.UNAVAILABLE, faultOf { client().cardDetails("s", "411111") }.kind)
        answer = { say(it, 200, "<html>") }
        assertEquals("unreadable", faultOf { client().cardDetails("s", "411111") }.code)
    }

    @Test
    fun `no redirect is followed`() {
        answer = {
            it.responseHeaders.add("location", "$url/elsewhere")
            say(it, 307, "")
        }
        assertEquals(307, faultOf { client().createTransaction(emptyMap(), "k") }.status)
        assertEquals(1, requests.get())
    }

    @Test
    fun `a payment whose connection breaks is sent once`() {
        answer = { it.close() }
        assertEquals(0, faultOf { client().createTransaction(mapOf("amount" to 1), "k") }.status)
        assertEquals(1, requests.get())
    }

    @Test
    fun `an answer that never comes is a fault in time`() {
        answer = { let.await() }
        assertEquals(0, faultOf { client(readMs = 100).cardDetails("s", "411111") }.status)
    }

    @Test
    fun `an answer whose bytes never end is a fault in time`() {
        answer = { exchange ->
            exchange.sendResponseHeaders(200, 0)
            runCatching {
                while (let.count > 0) {
                    exchange.responseBody.write(' '.code)
                    exchange.responseBody.flush()
                    Thread.sleep(20)
                }
            }
        }
        assertEquals(0, faultOf { client(wholeMs = 200).cardDetails("s", "411111") }.status)
    }

    @Test
    fun `an answer that is too long is not held`() {
        answer = { exchange ->
            exchange.sendResponseHeaders(200, 0)
            val blanks = ByteArray(8192) { 32 }
            runCatching { exchange.responseBody.use { stream -> repeat(300) { stream.write(blanks) } } }
        }
        assertEquals(0, faultOf { client().cardDetails("s", "411111") }.status)
    }

    @Test
    fun `a call is ended from another thread`() {
        val asked = CountDownLatch(1)
        answer = {
            asked.countDown()
            let.await()
        }
        val cancellation = Cancellation()
        Thread {
            asked.await()
            cancellation.cancel()
        }.start()
        assertEquals(0, faultOf { client().openCheckout(emptyMap(), cancellation) }.status)
        assertTrue(cancellation.isCancelled)
        val before = requests.get()
        faultOf { client().openCheckout(emptyMap(), cancellation) }
        assertEquals(before, requests.get())
    }

    @Test
    fun `cards go over https, but on this machine`() {
        for (bad in listOf("http://pay.example", "ftp://pay.example", "pay.example", "https://user@pay.example", ""))
            assertThrows(IllegalArgumentException::class.java, { Client(bad) }, bad)
        for (good in listOf("https://pay.example/", "http://localhost:80", "http://10.0.2.2:8080", "http://[::1]"))
            Client(good)
    }

    @Test
    fun `a wallet's session leads to no other service`() {
        val session = WalletSession(
            mapOf("default_completion_url" to "https://other.example/x", "integration_client" to "android"),
        )
        assertThrows(IllegalStateException::class.java) { client().completeTransaction(session) }
        assertEquals(0, requests.get())
    }
}
