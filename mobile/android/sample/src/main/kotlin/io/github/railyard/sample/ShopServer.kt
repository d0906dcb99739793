package io.github.railyard.sample

import java.net.HttpURLConnection
import java.net.URL

/** The shop's own server, which has the API key. It answers each of these with one line of text. */
internal class ShopServer(private val url: String) {
    /** A token that pins what is paid. */
    fun token(): String = ask("token")

    /** The id of a checkout session. */
    fun session(): String = ask("session")

    /** Pays with the session, and says how it went. */
    fun pay(session: String): String = ask("pay?session=$session")

    private fun ask(what: String): String {
        val connection = URL("$url/$what").openConnection() as HttpURLConnection
        connection.requestMethod = "POST"
        return connection.inputStream.bufferedReader().use { it.readText().trim() }
    }
}
