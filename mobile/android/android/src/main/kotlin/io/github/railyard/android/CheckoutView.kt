package io.github.railyard.android

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Typeface
import android.os.Build
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.Button
import android.widget.FrameLayout
import android.widget.LinearLayout
import android.widget.ProgressBar
import android.widget.TextView
import io.github.railyard.core.CheckoutAt
import io.github.railyard.core.CheckoutState
import io.github.railyard.core.Words

/** A bar with a title and a cross, and below it the page, a wait, or what can be done about a failure. */
@SuppressLint("ViewConstructor")
internal class CheckoutView(
    context: Context,
    request: CheckoutRequest,
    close: () -> Unit,
    retry: () -> Unit,
) : LinearLayout(context) {
    private val words = Words.of(request.locale ?: resources.configuration.locales[0].toLanguageTag())
    private val look = request.look ?: Look.of(context)
    private val density = resources.displayMetrics.density
    private val message = TextView(context)
    private val failure = LinearLayout(context)
    private val wait = ProgressBar(context)
    private val content = FrameLayout(context)
    private var page: View? = null

    val title: String = words.text("title")

    init {
        orientation = VERTICAL
        layoutDirection = if (words.isRightToLeft) View.LAYOUT_DIRECTION_RTL else View.LAYOUT_DIRECTION_LTR
        fitsSystemWindows = true
        setBackgroundColor(look.paper)
        addView(bar(close), LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT))
        addView(content, LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, 0, 1f))
        fill(retry)
    }

    private fun bar(close: () -> Unit): View {
        val heading = text(title, look.ink).apply {
            typeface = Typeface.DEFAULT_BOLD
            setPaddingRelative(px(PADDING), 0, 0, 0)
            if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) isAccessibilityHeading = true
        }
        val cross = text("✕", look.ink).apply {
            gravity = Gravity.CENTER
            contentDescription = words.text("close")
            isClickable = true
            isFocusable = true
            setOnClickListener { close() }
        }
        return LinearLayout(context).apply {
            gravity = Gravity.CENTER_VERTICAL
            addView(heading, LayoutParams(0, ViewGroup.LayoutParams.WRAP_CONTENT, 1f))
            addView(cross, LayoutParams(px(PRESSABLE), px(PRESSABLE)))
        }
    }

    private fun fill(retry: () -> Unit) {
        val button = Button(context).apply {
            text = words.text("tryAgain")
            minHeight = px(PRESSABLE)
            setOnClickListener { retry() }
        }
        message.apply {
            setTextColor(look.ink)
            textSize = look.textSp.toFloat()
            gravity = Gravity.CENTER
            accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        }
        failure.apply {
            orientation = VERTICAL
            gravity = Gravity.CENTER
            setPadding(px(PADDING), px(PADDING), px(PADDING), px(PADDING))
            addView(message)
            addView(button)
        }
        wait.contentDescription = words.text("wait")
        content.addView(wait, FrameLayout.LayoutParams(px(PRESSABLE), px(PRESSABLE), Gravity.CENTER))
        content.addView(failure, FrameLayout.LayoutParams(MATCH, MATCH))
    }

    /** The page takes the place of the one before it. */
    fun place(view: View) {
        page?.let(content::removeView)
        page = view
        content.addView(view, 0, FrameLayout.LayoutParams(MATCH, MATCH))
    }

    fun show(state: CheckoutState) {
        val isFailed = state.at == CheckoutAt.FAILED
        val isWaiting = state.at == CheckoutAt.IDLE || state.at == CheckoutAt.LOADING
        failure.visibility = visible(isFailed)
        wait.visibility = visible(isWaiting || state.at == CheckoutAt.CONFIRMING)
        page?.visibility = visible(!isFailed)
        message.text = words.reason(state.reason)
    }

    private fun visible(isShown: Boolean): Int = if (isShown) View.VISIBLE else View.GONE

    private fun text(shown: String, color: Int): TextView = TextView(context).apply {
        text = shown
        textSize = look.textSp.toFloat()
        setTextColor(color)
    }

    private fun px(dp: Int): Int = Math.round(dp * density)

    private companion object {
        const val MATCH = ViewGroup.LayoutParams.MATCH_PARENT
        const val PRESSABLE = 48
        const val PADDING = 16
    }
}
