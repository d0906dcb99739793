package io.github.railyard.core

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Every vector of the contract: what the core makes of it is what the vector says. */
internal class VectorsTest {
    private val lines = Results.all().toList()

    @Test
    fun `the core makes of every vector what it says`() {
        val states = statesOfCheckouts()
        var compared = 0
        for (line in lines) {
            val wanted = wanted(line, states)
            val what = "${line.name} ${line.number}: ${Json.text(line.vector).take(600)}"
            assertEquals(text(wanted), text(line.result), what)
            compared += 1
        }
        println("$compared vectors")
        assertTrue(compared > 1000)
    }

    /** What a vector says, in the form of a result. */
    private fun wanted(line: Results.Line, states: Map<String, Any?>): Map<String, Any?> {
        val vector = line.vector
        return when (line.name) {
            "requests" -> vector.members("request")
            "editing" -> vector.members("after")
            "checkout.stories" -> mapOf("steps" to without(vector["steps"], "event"))
            "checkout.steps" -> mapOf(
                "effects" to vector["effects"],
                "state" to states.getValue(vector.needed("from")).asMembers() + vector.members("changes"),
            )
            "typing" -> mapOf("isValid" to vector["isValid"], "steps" to without(vector["steps"], "key"))
            else -> line.result.mapValues { (name, _) -> vector[name] }
        }
    }

    private fun without(steps: Any?, name: String): Any = Vectors.list(steps).map { it - name }

    private fun statesOfCheckouts(): Map<String, Any?> =
        Vectors.list(Vectors.read("checkout.json").asMembers()["states"]).associate { it.needed("name") to it["state"] }

    private fun text(value: Any?): String = Json.text(Parity.canonical(value))
}
