package io.github.railyard.core

/**
 * Whoever calls what is marked with this handles card data: the app that does so is in scope of PCI DSS for it. The
 * fields of `railyard-android` do it so that the app does not.
 */
@RequiresOptIn("The app handles card data by this, and is in scope of PCI DSS.", RequiresOptIn.Level.ERROR)
@Retention(AnnotationRetention.BINARY)
@Target(
    AnnotationTarget.CLASS,
    AnnotationTarget.CONSTRUCTOR,
    AnnotationTarget.FUNCTION,
    AnnotationTarget.PROPERTY,
)
public annotation class PutsAppInPciScope

/**
 * Characters of a card number or a security code. They are in no `String`, which nobody can overwrite, and
 * [clear] overwrites them, in each part of them, too.
 */
@PutsAppInPciScope
public class Secret internal constructor(
    private val chars: CharArray,
    private val start: Int = 0,
    private var end: Int = chars.size,
) : CharSequence {
    override val length: Int get() = end - start

    override fun get(index: Int): Char = chars[start + index]

    /** The same characters: they are overwritten with the whole. */
    override fun subSequence(startIndex: Int, endIndex: Int): CharSequence {
        require(startIndex in 0..endIndex && endIndex <= length)
        return Secret(chars, start + startIndex, start + endIndex)
    }

    /** Overwrites the characters. */
    public fun clear() {
        chars.fill('\u0000', start, end)
        end = start
    }

    /** Says nothing of them: what is printed ends up in logs. */
    override fun toString(): String = "[hidden]"
}

/** What is made on the way to a secret; all of it is overwritten at the end. */
@OptIn(PutsAppInPciScope::class)
internal class Scratch : AutoCloseable {
    private val made = ArrayList<Secret>()

    fun join(vararg parts: CharSequence): Secret {
        val chars = CharArray(parts.sumOf { it.length })
        var at = 0
        for (part in parts) for (index in part.indices) chars[at++] = part[index]
        return Secret(chars).also(made::add)
    }

    override fun close(): Unit = made.forEach(Secret::clear)
}

/** A copy that outlives the scratch it was made of. */
@OptIn(PutsAppInPciScope::class)
internal fun secretOf(text: CharSequence): Secret = Secret(CharArray(text.length) { text[it] })

/** Bytes that grow, and leave none of themselves behind. */
internal class WipedBytes {
    private var bytes = ByteArray(512)
    private var size = 0

    fun add(byte: Int) {
        if (size == bytes.size) {
            val larger = bytes.copyOf(size * 2)
            bytes.fill(0)
            bytes = larger
        }
        bytes[size++] = byte.toByte()
    }

    /** What was added, with blanks behind it up to a length. This object is empty then. */
    fun take(least: Int = 0): ByteArray {
        val taken = ByteArray(maxOf(size, least)) { if (it < size) bytes[it] else ' '.code.toByte() }
        bytes.fill(0)
        size = 0
        return taken
    }
}
