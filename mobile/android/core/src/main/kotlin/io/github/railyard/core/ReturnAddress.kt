package io.github.railyard.core

import java.io.ByteArrayOutputStream
import java.nio.ByteBuffer
import java.nio.charset.CharacterCodingException
import java.util.Locale

/** The address that a buyer comes back to. */
public object ReturnAddress {
    private val PLACE = Regex("^([a-z][a-z0-9+.-]*)://([^/?#]*)([^?#]*)", RegexOption.IGNORE_CASE)
    private val QUERY = Regex("\\?([^#]*)")

    /**
     * What the address of a page says where that page is the one to come back to, else null. A place is compared
     * whole, so that nobody's `https://shop.example.elsewhere` is taken for `https://shop.example`.
     */
    @JvmStatic
    public fun parameters(url: String, returnUrl: String): Map<String, String>? {
        val found = placeOf(url)
        if (found == null || found != placeOf(returnUrl)) return null
        val query = QUERY.find(url)?.groupValues?.get(1).orEmpty()
        return query.split('&').filter { it != "" }.associate { pair ->
            decode(pair.substringBefore('=')) to decode(pair.substringAfter('=', ""))
        }
    }

    /** Scheme, host and path, as browsers write them. Apps have schemes of their own: `shop://back`. */
    private fun placeOf(url: String): String? {
        val (scheme, host, path) = PLACE.find(url)?.destructured ?: return null
        val small = scheme.lowercase(Locale.ROOT)
        val standard = when (small) {
            "http" -> ":80"
            "https" -> ":443"
            else -> return "$small://${host.lowercase(Locale.ROOT)}${written(path)}"
        }
        return "$small://${host.lowercase(Locale.ROOT).removeSuffix(standard)}${written(path)}"
    }

    private fun written(path: String): String {
        val made = StringBuilder()
        for (byte in path.toByteArray()) {
            val code = byte.toInt() and 0xff
            if (code in 0x21..0x7e) made.append(code.toChar()) else made.append(String.format("%%%02X", code))
        }
        return made.toString().ifEmpty { "/" }
    }

    /** As it stands where it is not whole. */
    private fun decode(text: String): String {
        val plain = text.replace('+', ' ')
        val bytes = ByteArrayOutputStream()
        var at = 0
        while (at < plain.length) {
            if (plain[at] == '%') {
                val digits = plain.substring(at + 1, minOf(at + 3, plain.length))
                if (!HEX.matches(digits)) return text
                bytes.write(digits.toInt(16))
                at += 3
            } else {
                val next = plain.indexOf('%', at).let { if (it < 0) plain.length else it }
                bytes.write(plain.substring(at, next).toByteArray())
                at = next
            }
        }
        return try {
            Charsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes.toByteArray())).toString()
        } catch (_: CharacterCodingException) {
            text
        }
    }

    private val HEX = Regex("[0-9a-fA-F]{2}")
}
