package io.github.railyard.core

import com.sun.management.HotSpotDiagnosticMXBean
import com.sun.net.httpserver.HttpServer
import java.io.File
import java.lang.management.ManagementFactory
import java.net.InetSocketAddress
import java.nio.file.Files
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** What a card leaves behind: in the memory of another JVM, which types, sends and forgets it, and in texts. */
@OptIn(PutsAppInPciScope::class)
internal class LeakTest {
    @TempDir
    lateinit var folder: File

    @Test
    fun `a heap dump after the card was sent has no digit run of it`() {
        var received = ""
        val server = HttpServer.create(InetSocketAddress("127.0.0.1", 0), 0).apply {
            createContext("/") {
                received = String(it.requestBody.readBytes())
                it.sendResponseHeaders(204, -1)
                it.close()
            }
            start()
        }
        val before = folder.resolve("before.hprof")
        val after = folder.resolve("after.hprof")
        val command = listOf(
            File(System.getProperty("java.home"), "bin/java").path, "-Xmx128m", "-cp",
            System.getProperty("surefire.test.class.path") ?: System.getProperty("java.class.path"),
            LeakChild::class.java.name, "http://127.0.0.1:${server.address.port}", before.path, after.path,
        )
        val child = ProcessBuilder(command).redirectErrorStream(true).start()
        // the other JVM gets the number so that it is nowhere in it before it is typed
        child.outputStream.use { out -> NUMBER.forEach { out.write(it.code xor LeakChild.MASK) } }
        val said = String(child.inputStream.readBytes())
        assertEquals(0, child.waitFor(), said)
        server.stop(0)

        assertTrue(NUMBER in received, "the card was sent")
        assertTrue(countIn(before) > 0, "a dump while it is typed has the number, so that this test would find it")
        assertEquals(0, countIn(after), "a dump after it was sent has nothing of it")
        assertTrue(NUMBER !in said && "4242" !in said, "it printed nothing of it")
    }

    /** Twelve digits are enough to be found, in bytes and in characters, in groups or not. */
    private fun countIn(dump: File): Int {
        val bytes = Files.readAllBytes(dump.toPath())
        val forms = listOf(NUMBER.take(12), "4242 4222 4252").flatMap {
            listOf(it.toByteArray(), it.toByteArray(Charsets.UTF_16BE), it.toByteArray(Charsets.UTF_16LE))
        }
        return forms.sumOf { form -> occurrences(bytes, form) }
    }

    private fun occurrences(bytes: ByteArray, form: ByteArray): Int =
        (0..bytes.size - form.size).count { at -> form.indices.all { bytes[at + it] == form[it] } }

    @Test
    fun `nothing of a card is in the text of an object or an error`() {
        val form = CardForm()
        form.put(CardField.NUMBER, NUMBER)
        form.put(CardField.SECURITY_CODE, "9871")
        val client = Client("https://pay.example", { "token" }, null) { request, _ ->
            assertTrue(NUMBER !in request.toString())
            throw java.io.IOException("the network is gone")
        }
        form.put(CardField.EXPIRY_DATE, "1249")
        val fault = org.junit.jupiter.api.Assertions.assertThrows(ApiFault::class.java) {
            client.tokenize("s", form.also { it.put(CardField.SECURITY_CODE, "987") })
        }
        val texts = listOf(form, form.raw(CardField.NUMBER), form.shown(CardField.NUMBER), form.problems, client)
            .map { it.toString() } + fault.stackTraceToString()
        // What tells objects apart is a random number, in which any three digits may stand.
        for (text in texts.map { it.replace(Regex("@[0-9a-f]+"), "@") })
            assertTrue("4242" !in text && "987" !in text, text)
        form.clear()
        assertEquals(0, form.raw(CardField.NUMBER).length)
    }

    @Test
    fun `what the vectors say never appears is in no line, snapshot or end`() {
        val never = Vectors.list(Vectors.read("secrets.json").asMembers()["never"]).map { it.needed("value") }
        for (line in Results.all().filter { it.name.startsWith("secrets") })
            for (secret in never) assertTrue(secret !in Json.text(line.result), line.name)
        for (line in Results.all().filter { it.name == "checkout.steps" })
            assertTrue("4111" !in Json.text(line.result), line.name)
    }

    companion object {
        const val NUMBER = "4242422242524243"
    }
}

/** Types a card key by key, as an input of Android does, sends it, and dumps its memory before and after. */
@OptIn(PutsAppInPciScope::class)
internal object LeakChild {
    const val MASK = 0x5a

    @JvmStatic
    fun main(arguments: Array<String>) {
        val (url, before, after) = arguments
        val form = CardForm()
        while (true) {
            val byte = System.`in`.read()
            if (byte < 0) break
            type(form, CardField.NUMBER, (byte xor MASK).toChar())
        }
        "1249".forEach { type(form, CardField.EXPIRY_DATE, it) }
        "123".forEach { type(form, CardField.SECURITY_CODE, it) }
        dump(before)
        check(form.isComplete) { "${form.problems}" }
        Client(url).tokenize("0192f0aa-5555-7c42-8cfd-4e195b0a7d36", form)
        dump(after)
    }

    private fun type(form: CardForm, field: CardField, key: Char) {
        val shown = form.shown(field)
        val text = CharArray(shown.length + 1) { if (it < shown.length) shown[it] else key }
        val typed = Secret(text)
        form.edit(field, Edit(typed, text.size, shown.length until shown.length))
        typed.clear()
    }

    private fun dump(file: String) {
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean::class.java).dumpHeap(file, true)
    }
}
