package io.github.railyard.core

import java.io.File
import java.time.Instant

/** The vectors of the wire contract, and what the core makes of them. */
@OptIn(PutsAppInPciScope::class)
internal object Vectors {
    private val folder = File(System.getProperty("railyard.vectors") ?: "../../../contract/vectors")

    /** `now` of editing.json. */
    val TYPED_AT: Long = Instant.parse("2026-11-22T00:00:00Z").toEpochMilli()

    fun read(file: String): Any? = Json.parse(folder.resolve(file).readText())

    @Suppress("UNCHECKED_CAST")
    fun list(vectors: Any?): List<Map<String, Any?>> = vectors as List<Map<String, Any?>>

    fun timeOf(vector: Any?): Long = Instant.parse(vector.needed("now")).toEpochMilli()

    fun fieldOf(word: String): CardField = CardField.values().first { it.word == word }

    fun plain(text: CharSequence): String = text.map { it }.joinToString("")

    /** A form in which each text was put by a program. */
    fun formOf(typed: Map<String, Any?>, now: Long): CardForm {
        val form = CardForm(clock = { now })
        for ((name, text) in typed) {
            form.edit(fieldOf(name), Edit(text as String, text.length))
        }
        return form
    }
}
