package io.github.railyard.core

import java.io.IOException

/**
 * As much of JSON as the contract needs, as maps, lists, texts, numbers and truths. Android and the JDK have no JSON
 * in common, and a library would be in every app.
 */
internal object Json {
    private const val DEPTH_MAX = 64

    /** @throws IOException where the text is no JSON. */
    fun parse(text: String): Any? = Reader(text).whole()

    /** Null where the text is no JSON. */
    fun parseOrNull(text: String): Any? = try {
        parse(text)
    } catch (_: IOException) {
        null
    }

    fun bytes(value: Any?, least: Int = 0): ByteArray = WipedBytes().also { write(value, it) }.take(least)

    fun text(value: Any?): String = String(bytes(value), Charsets.UTF_8)

    private fun write(value: Any?, to: WipedBytes): Unit = when (value) {
        is CharSequence -> writeText(value, to)
        is Map<*, *> -> writeAll(value.entries, '{' to '}', to) { (name, member) ->
            writeText(name as String, to)
            to.add(':'.code)
            write(member, to)
        }
        is Iterable<*> -> writeAll(value, '[' to ']', to) { write(it, to) }
        null, is Boolean, is Int, is Long -> value.toString().forEach { to.add(it.code) }
        is Double -> numberText(value).forEach { to.add(it.code) }
        else -> throw IllegalArgumentException("${value.javaClass.name} is nothing that JSON has")
    }

    private fun <T> writeAll(items: Iterable<T>, ends: Pair<Char, Char>, to: WipedBytes, one: (T) -> Unit) {
        to.add(ends.first.code)
        items.forEachIndexed { index, item ->
            if (index > 0) to.add(','.code)
            one(item)
        }
        to.add(ends.second.code)
    }

    /** `1.0` of a service that writes so is the whole number that it is. */
    private fun numberText(value: Double): String =
        if (value % 1.0 == 0.0 && Math.abs(value) < 1e15) value.toLong().toString() else value.toString()

    private fun writeText(text: CharSequence, to: WipedBytes) {
        to.add('"'.code)
        var at = 0
        while (at < text.length) {
            val code = Character.codePointAt(text, at)
            at += Character.charCount(code)
            val short = SHORT[code]
            when {
                short != null -> short.forEach { to.add(it.code) }
                code < 0x20 || code in 0xd800..0xdfff -> String.format("\\u%04x", code).forEach { to.add(it.code) }
                else -> writeUtf8(code, to)
            }
        }
        to.add('"'.code)
    }

    private val SHORT = mapOf(
        '"'.code to "\\\"", '\\'.code to "\\\\", '\n'.code to "\\n", '\r'.code to "\\r", '\t'.code to "\\t",
        '\b'.code to "\\b", 0x0c to "\\f",
    )

    /** First bytes of a character, by how many follow. */
    private val LEADS = intArrayOf(0, 0xc0, 0xe0, 0xf0)

    private fun writeUtf8(code: Int, to: WipedBytes) {
        val more = if (code < 0x80) 0 else if (code < 0x800) 1 else if (code < 0x10000) 2 else 3
        if (more == 0) return to.add(code)
        to.add(LEADS[more] or (code shr 6 * more))
        for (left in more - 1 downTo 0) to.add(0x80 or (code shr 6 * left and 0x3f))
    }

    private class Reader(private val text: String) {
        private var at = 0

        fun whole(): Any? {
            val value = value(0)
            blanks()
            if (at != text.length) fail()
            return value
        }

        private fun value(depth: Int): Any? {
            if (depth > DEPTH_MAX) fail()
            blanks()
            return when (peek()) {
                '{' -> members(depth)
                '[' -> items(depth)
                '"' -> string()
                't' -> word("true", true)
                'f' -> word("false", false)
                'n' -> word("null", null)
                else -> number()
            }
        }

        private fun members(depth: Int): Map<String, Any?> {
            val found = LinkedHashMap<String, Any?>()
            each('}') {
                blanks()
                val name = string()
                blanks()
                take(':')
                found[name] = value(depth + 1)
            }
            return found
        }

        private fun items(depth: Int): List<Any?> = ArrayList<Any?>().also { each(']') { it.add(value(depth + 1)) } }

        private fun each(end: Char, one: () -> Unit) {
            at += 1
            blanks()
            if (peek() == end) {
                at += 1
                return
            }
            do {
                one()
                blanks()
                val follows = peek()
                at += 1
                if (follows != ',' && follows != end) fail()
            } while (follows == ',')
        }

        private fun string(): String {
            take('"')
            val made = StringBuilder()
            while (peek() != '"') {
                val char = text[at++]
                if (char < ' ') fail()
                made.append(if (char == '\\') escaped() else char)
            }
            at += 1
            return made.toString()
        }

        private fun escaped(): Char {
            val char = peek()
            at += 1
            if (char != 'u') return ESCAPES[char] ?: fail()
            val digits = text.substring(at, minOf(at + 4, text.length))
            at += 4
            return if (HEX.matches(digits)) digits.toInt(16).toChar() else fail()
        }

        private fun number(): Any {
            val match = NUMBER.find(text, at)
            if (match == null || match.range.first != at) fail()
            at = match.range.last + 1
            return match.value.toLongOrNull() ?: match.value.toDouble()
        }

        private fun word(word: String, value: Any?): Any? {
            if (!text.startsWith(word, at)) fail()
            at += word.length
            return value
        }

        private fun blanks() {
            while (at < text.length && text[at] in " \t\r\n") at += 1
        }

        private fun take(char: Char) {
            if (peek() != char) fail()
            at += 1
        }

        private fun peek(): Char = if (at < text.length) text[at] else fail()

        private fun fail(): Nothing = throw IOException("This is no JSON at character $at")
    }

    private val ESCAPES = mapOf(
        '"' to '"', '\\' to '\\', '/' to '/', 'n' to '\n', 'r' to '\r', 't' to '\t', 'b' to '\b', 'f' to '\u000c',
    )
    private val HEX = Regex("[0-9a-fA-F]{4}")
    private val NUMBER = Regex("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
}

/** A member that is a text; null where it is not there, or something else. */
internal fun Any?.text(name: String): String? = (this as? Map<*, *>)?.get(name) as? String

/** A member of an answer that has to be there. */
internal fun Any?.needed(name: String): String =
    text(name) ?: throw ApiFault(0, mapOf("code" to "unreadable", "message" to "the answer has no $name"))

/** A member as an object; empty where it is none. */
internal fun Any?.members(name: String): Map<String, Any?> = ((this as? Map<*, *>)?.get(name)).asMembers()

/** Names of JSON objects are texts. */
@Suppress("UNCHECKED_CAST")
internal fun Any?.asMembers(): Map<String, Any?> = this as? Map<String, Any?> ?: emptyMap()
