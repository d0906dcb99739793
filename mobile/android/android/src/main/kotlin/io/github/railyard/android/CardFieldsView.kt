package io.github.railyard.android

import android.content.Context
import android.graphics.drawable.GradientDrawable
import android.os.Parcelable
import android.text.InputFilter
import android.util.AttributeSet
import android.util.SparseArray
import android.view.View
import android.view.WindowManager
import android.widget.LinearLayout
import android.widget.TextView
import io.github.railyard.core.CardField
import io.github.railyard.core.CardForm
import io.github.railyard.core.CardProblem
import io.github.railyard.core.Client
import io.github.railyard.core.Words

/**
 * A card form that keeps what is typed to itself. An app sees whether it is complete, what is wrong, and the scheme,
 * and has it put into a checkout session.
 */
public class CardFieldsView @JvmOverloads constructor(
    context: Context,
    attributes: AttributeSet? = null,
) : LinearLayout(context, attributes) {
    private val form = CardForm()
    private val words = Words.of(resources.configuration.locales[0].toLanguageTag())
    private val density = resources.displayMetrics.density
    private var look = Look.of(context)
    private val inputs = form.asks.map { CardInput(context, it, form, ::changed) to it }
    private val faults = form.asks.associateWith { fault(context) }
    private val work = Work()

    /** Called when something was typed. */
    public var onChange: (() -> Unit)? = null

    /** Whether there is something to tokenize. */
    public val isComplete: Boolean get() = form.isComplete

    /** What cannot be sent, and why. */
    public val problems: Map<CardField, CardProblem> get() = form.problems

    /** The card's scheme; null: not known yet. */
    public val scheme: String? get() = form.scheme

    init {
        orientation = VERTICAL
        layoutDirection = if (words.isRightToLeft) View.LAYOUT_DIRECTION_RTL else View.LAYOUT_DIRECTION_LTR
        for ((input, field) in inputs) {
            addView(label(field, input))
            addView(input, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT))
            addView(faults.getValue(field))
        }
        setLook(look)
    }

    /** A screen reader says it when it appears. */
    private fun fault(context: Context): TextView = TextView(context).apply {
        accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
    }

    private fun label(field: CardField, input: CardInput): TextView = TextView(context).apply {
        text = words.text(field.word)
        input.id = generateViewId()
        labelFor = input.id
    }

    /** Colours and sizes, by the names of the service's own pages. */
    public fun setLook(look: Look) {
        this.look = look
        for (index in 0 until childCount) (getChildAt(index) as? TextView)?.apply {
            textSize = look.textSp.toFloat()
            setTextColor(if (this in faults.values) look.bad else look.ink)
        }
        for ((input, _) in inputs) {
            input.minHeight = Math.round(PRESSABLE * density)
            frame(input, look.line)
        }
    }

    private fun frame(input: CardInput, color: Int) {
        val padding = Math.round(PADDING * density)
        input.background = GradientDrawable().apply {
            setColor(look.paper)
            setStroke(Math.round(density), color)
            cornerRadius = look.radiusDp * density
        }
        input.setPadding(padding, padding, padding, padding)
    }

    /**
     * Puts the card into a checkout session, and empties the form. Your server pays with the session then. Tells on the
     * thread of the screen; a fault is an `ApiFault`.
     */
    public fun tokenize(client: Client, sessionId: String, told: (Result<Unit>) -> Unit) {
        work.run({ client.tokenize(sessionId, form) }) { result ->
            if (result.isSuccess) clear()
            told(result)
        }
    }

    /** The same for coroutines. */
    public suspend fun tokenize(client: Client, sessionId: String) {
        work.await { client.tokenize(sessionId, form) }
        clear()
    }

    /** Says at each field what is wrong, and puts the caret into the first one. True: nothing is. */
    public fun showProblems(): Boolean {
        val found = problems
        for ((input, field) in inputs) {
            val said = found[field]?.let { words.text(it.word) }
            input.error = said
            faults.getValue(field).text = said
            frame(input, if (said == null) look.line else look.bad)
        }
        inputs.firstOrNull { (_, field) -> field in found }?.first?.requestFocus()
        return found.isEmpty()
    }

    /** Overwrites all that was typed. */
    public fun clear() {
        form.clear()
        inputs.forEach { (input, _) -> input.wipe() }
    }

    private fun changed(input: CardInput) {
        val at = inputs.indexOfFirst { it.first === input }
        val field = inputs[at].second
        faults.getValue(field).text = null
        input.error = null
        frame(input, look.line)
        if (form.isFull(field) && form.isValid(field)) inputs.getOrNull(at + 1)?.first?.requestFocus()
        onChange?.invoke()
    }

    /** Nothing of a card is in a saved state. */
    override fun dispatchSaveInstanceState(container: SparseArray<Parcelable>): Unit = Unit

    override fun dispatchRestoreInstanceState(container: SparseArray<Parcelable>): Unit = Unit

    /** A card that nobody sends is not kept while the app is out of sight for good. */
    override fun onDetachedFromWindow() {
        super.onDetachedFromWindow()
        clear()
    }

    private companion object {
        const val PRESSABLE = 48
        const val PADDING = 12
    }
}
