package io.github.railyard.core

import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL

/** The server of a shop (`scripts/mobile/shop.ts`), as an app asks it. */
internal class Shop(private val url: String) {
    fun act(name: String, given: Map<String, Any?> = emptyMap()): Map<String, Any?> {
        val connection = URL("$url/$name").openConnection() as HttpURLConnection
        connection.requestMethod = "POST"
        connection.doOutput = true
        connection.readTimeout = 120_000
        val body = Json.bytes(given)
        connection.setFixedLengthStreamingMode(body.size)
        connection.outputStream.use { it.write(body) }
        val status = connection.responseCode
        val stream = if (status >= 400) connection.errorStream else connection.inputStream
        val answer = Json.parse(String(stream.use { it.readBytes() })).asMembers()
        // 502: the service did not answer the shop
        if (status >= 400) throw if (status == 502) IOException("$answer") else ApiFault(status, answer)
        return answer
    }

    fun token(pins: Map<String, Any?>): String = act("token", mapOf("pins" to pins)).needed("token")

    fun session(amount: Int = 1299): String =
        act("session", mapOf("amount" to amount, "currency" to "USD")).needed("id")

    fun payments(session: String): List<Any?> =
        act("payments", mapOf("session" to session))["statuses"] as List<Any?>
}
