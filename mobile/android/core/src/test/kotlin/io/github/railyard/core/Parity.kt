package io.github.railyard.core

import java.io.PrintStream

/** Prints the result of every vector, in the bytes that every core prints. */
internal object Parity {
    @JvmStatic
    fun main(arguments: Array<String>) {
        val out = PrintStream(System.out, false, "UTF-8")
        for (line in Results.all()) out.print("${line.name} ${line.number} ${Json.text(canonical(line.result))}\n")
        out.flush()
    }

    /** Members in the order of their names. */
    fun canonical(value: Any?): Any? = when (value) {
        is Map<*, *> -> value.entries.associate { (name, member) -> name as String to canonical(member) }.toSortedMap()
        is List<*> -> value.map(::canonical)
        else -> value
    }
}
