package io.github.railyard.screens

import android.app.Activity
import android.content.Context
import android.os.Parcelable
import android.util.SparseArray
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityNodeInfo
import android.view.autofill.AutofillValue
import android.widget.EditText
import io.github.railyard.android.CardFieldsView
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** What is typed into the card fields is drawn, and is nowhere else. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [34], manifest = Config.NONE)
class CardFieldsTest {
    private val activity: Activity = Robolectric.buildActivity(Activity::class.java).setup().get()
    private val fields = CardFieldsView(activity).also(activity::setContentView)
    private val inputs: List<EditText> =
        (0 until fields.childCount).map(fields::getChildAt).filterIsInstance<EditText>()

    /** As a keyboard does: each character at the caret. */
    private fun type(input: EditText, text: String) = text.forEach {
        input.text.replace(input.selectionStart, input.selectionEnd, it.toString())
    }

    private fun drawn(input: EditText): String = input.transformationMethod.getTransformation(input.text, input)
        .let { shown -> shown.indices.map { shown[it] }.joinToString("") }

    private fun fill() {
        type(inputs[0], "4111111111111111")
        type(inputs[1], "1230")
        type(inputs[2], "123")
    }

    @Test
    fun `keys make a card`() {
        fill()
        assertTrue("${fields.problems}", fields.isComplete)
        assertEquals("visa", fields.scheme)
        assertEquals("4111 1111 1111 1111", drawn(inputs[0]))
        assertEquals("12 / 30", drawn(inputs[1]))
        assertEquals(19, inputs[0].selectionStart)
    }

    @Test
    fun `the text of an input is dots`() {
        fill()
        for (input in inputs) assertTrue(input.text.toString(), input.text.all { it == '•' })
        assertFalse(drawn(inputs[0]).contains('•'))
    }

    @Test
    fun `a pasted card has its blanks and strokes`() {
        inputs[0].text.replace(0, 0, "5555-5555 5555 4444")
        assertEquals("5555 5555 5555 4444", drawn(inputs[0]))
        inputs[1].text.replace(0, 0, "12/2030")
        assertEquals("12 / 30", drawn(inputs[1]))
    }

    @Test
    fun `a deleted character is the one before the caret`() {
        type(inputs[0], "41111")
        inputs[0].setSelection(5)
        inputs[0].text.delete(4, 5)
        assertEquals("4111", drawn(inputs[0]).trim())
    }

    @Test
    fun `an autofill service fills, and saves nothing`() {
        inputs[0].autofill(AutofillValue.forText("4111 1111 1111 1111"))
        assertEquals("4111 1111 1111 1111", drawn(inputs[0]))
        assertNull(inputs[0].autofillValue)
        assertEquals(listOf(View.AUTOFILL_HINT_CREDIT_CARD_NUMBER), inputs[0].autofillHints?.toList())
    }

    @Test
    fun `a screen reader finds dots`() {
        fill()
        for (input in inputs) {
            val info: AccessibilityNodeInfo = input.createAccessibilityNodeInfo()
            assertTrue(info.isPassword)
            assertTrue("${info.text}", info.text.none(Char::isDigit))
        }
    }

    @Test
    fun `a saved state has nothing of it`() {
        fill()
        val state = SparseArray<Parcelable>()
        (fields.parent as ViewGroup).saveHierarchyState(state)
        val parcel = android.os.Parcel.obtain()
        for (index in 0 until state.size()) parcel.writeParcelable(state.valueAt(index), 0)
        val bytes = String(parcel.marshall(), Charsets.UTF_16LE) + String(parcel.marshall())
        assertFalse(bytes.contains("1111"))
    }

    @Test
    fun `cut and copy do nothing`() {
        fill()
        inputs[0].selectAll()
        assertFalse(inputs[0].onTextContextMenuItem(android.R.id.copy))
        val clipboard = activity.getSystemService(Context.CLIPBOARD_SERVICE) as android.content.ClipboardManager
        assertNull(clipboard.primaryClip)
    }

    @Test
    fun `a form that was cleared is empty`() {
        fill()
        fields.clear()
        assertEquals(3, fields.problems.size)
        assertEquals(0, inputs[0].text.length)
    }

    @Test
    fun `what is wrong is said at its field`() {
        type(inputs[0], "4111")
        assertFalse(fields.showProblems())
        assertEquals("Check this.", inputs[0].error)
        assertEquals("Fill this in.", inputs[1].error)
        assertTrue(inputs[0].isFocused)
    }

    @Test
    fun `each input has a label, and what is wrong with it is said when it appears`() {
        assertFalse(fields.showProblems())
        val texts = (0 until fields.childCount).map(fields::getChildAt).filterIsInstance<android.widget.TextView>()
        for (input in inputs) {
            val label = texts.single { it.labelFor == input.id }
            assertTrue(label.text.isNotEmpty())
            val fault = texts[texts.indexOf(input) + 1]
            assertEquals(View.ACCESSIBILITY_LIVE_REGION_POLITE, fault.accessibilityLiveRegion)
            assertEquals(input.error, fault.text)
        }
    }
}
