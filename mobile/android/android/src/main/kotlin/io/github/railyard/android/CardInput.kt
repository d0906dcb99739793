package io.github.railyard.android

import android.annotation.SuppressLint
import android.content.Context
import android.os.Build
import android.os.Bundle
import android.text.Editable
import android.text.InputFilter
import android.text.InputType
import android.text.Spanned
import android.text.TextWatcher
import android.text.method.TransformationMethod
import android.view.ActionMode
import android.view.Menu
import android.view.MenuItem
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityNodeInfo
import android.view.autofill.AutofillValue
import android.widget.EditText
import io.github.railyard.core.CardField
import io.github.railyard.core.CardForm
import io.github.railyard.core.Edit
import io.github.railyard.core.PutsAppInPciScope

/**
 * An input of a card form. Its own text is dots: what is typed goes into the form, and is drawn from there. So neither
 * `getText`, nor a saved state, the clipboard, a keyboard, a screen reader or an autofill service that saves finds more
 * than dots in it.
 */
@OptIn(PutsAppInPciScope::class)
@SuppressLint("ViewConstructor", "AppCompatCustomView")
internal class CardInput(
    context: Context,
    private val field: CardField,
    private val form: CardForm,
    private val changed: (CardInput) -> Unit,
) : EditText(context) {
    /** What the filter has taken out of the edit that is under way. */
    private var typed: CharArray = CharArray(0)
    private var selected: IntRange = IntRange.EMPTY
    private var isOurs = false

    init {
        isSaveEnabled = false
        inputType = when (field) {
            CardField.POSTAL_CODE -> InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_FLAG_NO_SUGGESTIONS
            else -> InputType.TYPE_CLASS_NUMBER or InputType.TYPE_NUMBER_VARIATION_NORMAL
        }
        // digits alone would keep pasted blanks and strokes, and the digits of other scripts, from the form
        filters = arrayOf(InputFilter { source, start, end, _, _, _ -> dotsFor(source, start, end) })
        keyListener = if (field == CardField.POSTAL_CODE) keyListener else AnyCharacter
        transformationMethod = Shown()
        isLongClickable = true
        customSelectionActionModeCallback = PasteOnly
        customInsertionActionModeCallback = PasteOnly
        addTextChangedListener(Watcher())
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.O) {
            importantForAutofill = View.IMPORTANT_FOR_AUTOFILL_YES
            setAutofillHints(HINTS.getValue(field))
        }
    }

    /** Overwrites what was typed. */
    fun wipe() = showDots(0, 0)

    private fun dotsFor(source: CharSequence, start: Int, end: Int): CharSequence? {
        if (isOurs) return null
        typed = CharArray(end - start) { source[start + it] }
        return dots(end - start)
    }

    private fun take(start: Int, before: Int) {
        val shown = form.shown(field)
        val upTo = minOf(start + before, shown.length)
        val text = CharArray(start + typed.size + shown.length - upTo) { at ->
            when {
                at < start -> shown[at]
                // a keyboard that rewrites what it has seen gives dots back
                at < start + typed.size -> if (typed[at - start] == DOT && at < upTo) shown[at] else typed[at - start]
                else -> shown[at - typed.size - start + upTo]
            }
        }
        val isForward = typed.isEmpty() && before == 1 && selected.isEmpty() && selected.first == start
        val caret = form.edit(field, Edit(Wiped(text), start + typed.size, selected, isForward))
        text.fill(' ')
        typed.fill(' ')
        showDots(form.shown(field).length, caret)
        changed(this)
    }

    private fun showDots(length: Int, caret: Int) {
        isOurs = true
        editableText.replace(0, editableText.length, dots(length))
        setSelection(caret.coerceIn(0, length))
        isOurs = false
    }

    /** A program that fills the whole field: nothing of what stood there stays. */
    override fun autofill(value: AutofillValue) {
        if (!value.isText) return
        val filled = value.textValue
        val caret = form.edit(field, Edit(filled, filled.length, null, isForward = false, isWhole = true))
        showDots(form.shown(field).length, caret)
        changed(this)
    }

    /** There is nothing here that a service may save. */
    override fun getAutofillValue(): AutofillValue? = null

    override fun onTextContextMenuItem(id: Int): Boolean =
        if (id == android.R.id.cut || id == android.R.id.copy || id == android.R.id.shareText) false
        else super.onTextContextMenuItem(id)

    override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
        super.onInitializeAccessibilityNodeInfo(info)
        info.text = editableText.toString().ifEmpty { null }
        info.isPassword = true
        if (error != null) info.error = error
    }

    /** What is drawn is not said: an event has dots, as a password's. */
    override fun sendAccessibilityEventUnchecked(event: AccessibilityEvent) {
        event.text.clear()
        event.beforeText = null
        event.isPassword = true
        super.sendAccessibilityEventUnchecked(event)
    }

    override fun performAccessibilityAction(action: Int, arguments: Bundle?): Boolean {
        val isCopy = action == AccessibilityNodeInfo.ACTION_COPY || action == AccessibilityNodeInfo.ACTION_CUT
        return if (isCopy) false else super.performAccessibilityAction(action, arguments)
    }

    private inner class Watcher : TextWatcher {
        override fun beforeTextChanged(text: CharSequence, start: Int, count: Int, after: Int) {
            selected = minOf(selectionStart, selectionEnd) until maxOf(selectionStart, selectionEnd)
            if (!isOurs && after == 0) typed = CharArray(0)
        }

        override fun onTextChanged(text: CharSequence, start: Int, before: Int, count: Int) {
            if (isOurs) return
            // what a keyboard puts without the filter has no place here
            if (count != typed.size) typed = CharArray(0)
            pending = start to before
        }

        override fun afterTextChanged(text: Editable) {
            val (start, before) = pending ?: return
            pending = null
            if (!isOurs) take(start, before)
        }

        private var pending: Pair<Int, Int>? = null
    }

    /** Draws what the form has in the place of the dots. */
    private inner class Shown : TransformationMethod {
        override fun getTransformation(source: CharSequence, view: View): CharSequence = object : CharSequence {
            override val length: Int get() = source.length

            override fun get(index: Int): Char {
                val shown = form.shown(field)
                return if (shown.length == source.length) shown[index] else source[index]
            }

            override fun subSequence(startIndex: Int, endIndex: Int): CharSequence =
                if (form.shown(field).length == source.length) form.shown(field).subSequence(startIndex, endIndex)
                else source.subSequence(startIndex, endIndex)

            override fun toString(): String = source.toString()
        }

        override fun onFocusChanged(
            view: View?,
            source: CharSequence?,
            isFocused: Boolean,
            direction: Int,
            previous: android.graphics.Rect?,
        ): Unit = Unit
    }

    /** Characters of an edit; they are overwritten when it was taken. */
    private class Wiped(private val chars: CharArray, private val from: Int = 0, private val to: Int = chars.size) :
        CharSequence {
        override val length: Int get() = to - from

        override fun get(index: Int): Char = chars[from + index]

        override fun subSequence(startIndex: Int, endIndex: Int): CharSequence =
            Wiped(chars, from + startIndex, from + endIndex)

        override fun toString(): String = "[hidden]"
    }

    /** A card may be pasted, and neither copied nor shared. */
    private object PasteOnly : ActionMode.Callback {
        private val NOT = intArrayOf(android.R.id.cut, android.R.id.copy, android.R.id.shareText)

        override fun onCreateActionMode(mode: ActionMode, menu: Menu): Boolean = true

        override fun onPrepareActionMode(mode: ActionMode, menu: Menu): Boolean {
            NOT.forEach(menu::removeItem)
            return true
        }

        override fun onActionItemClicked(mode: ActionMode, item: MenuItem): Boolean = item.itemId in NOT

        override fun onDestroyActionMode(mode: ActionMode): Unit = Unit
    }

    private companion object {
        const val DOT = '•'
        val HINTS = mapOf(
            CardField.NUMBER to View.AUTOFILL_HINT_CREDIT_CARD_NUMBER,
            CardField.EXPIRY_DATE to View.AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_DATE,
            CardField.SECURITY_CODE to View.AUTOFILL_HINT_CREDIT_CARD_SECURITY_CODE,
            CardField.POSTAL_CODE to View.AUTOFILL_HINT_POSTAL_CODE,
        )

        fun dots(length: Int): String = String(CharArray(length) { DOT })
    }
}

/** A keyboard of digits whose other characters are not thrown away. */
private object AnyCharacter : android.text.method.NumberKeyListener() {
    override fun getInputType(): Int = InputType.TYPE_CLASS_NUMBER

    /** Of a keyboard with keys. */
    override fun getAcceptedChars(): CharArray = "0123456789 /-.".toCharArray()

    override fun filter(source: CharSequence, start: Int, end: Int, dest: Spanned, from: Int, to: Int): CharSequence? =
        null
}
