package io.github.railyard.core

import java.io.File
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** The core decides, and the layer of Android shows and does. */
internal class LayersTest {
    private fun sources(part: String): List<File> =
        File("../$part/src/main/kotlin").walk().filter { it.extension == "kt" }.toList()

    @Test
    fun `the layer of Android branches on no outcome, and seldom on anything`() {
        val files = sources("android")
        assertTrue(files.size > 5)
        for (file in files) {
            val text = file.readText()
            for (word in listOf("CheckoutOutcome", "CheckoutReason", "CheckoutStanding", "captured", "declined"))
                assertTrue(word !in text, "${file.name} knows $word")
            val branches = Regex("\\b(?:if|when)\\b|\\?:").findAll(text.replace(Regex("//.*|\\*.*"), "")).count()
            assertTrue(branches <= BRANCHES_MAX, "${file.name} has $branches branches")
        }
    }

    @Test
    fun `the core knows nothing of Android`() {
        for (file in sources("core"))
            assertEquals(emptyList<String>(), file.readLines().filter { it.startsWith("import android") }, file.name)
    }

    private companion object {
        const val BRANCHES_MAX = 22
    }
}
