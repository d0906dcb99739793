package io.github.railyard.android

import android.os.Handler
import android.os.Looper
import io.github.railyard.core.CheckoutEnd
import io.github.railyard.core.CheckoutEvent
import io.github.railyard.core.CheckoutHost
import io.github.railyard.core.CheckoutRunner
import io.github.railyard.core.CheckoutState

/**
 * A checkout, apart from the activity that shows it: it goes from one to the next when the device is turned. What it
 * is told and what it shows is on the thread of the screen.
 */
internal class CheckoutSession(request: CheckoutRequest, private val kept: Kept) : CheckoutHost {
    private val main = Handler(Looper.getMainLooper())
    private val runner = CheckoutRunner(request.calls(), null, kept, this)
    private var screen: CheckoutActivity? = null

    /** What the sheet shows; null: nothing yet. */
    var url: String? = null
        private set

    /** The buyer is in the browser or in another app. */
    var hasLeft: Boolean = false

    private var isDismissed = false

    val state: CheckoutState get() = runner.state

    fun start() = runner.tell(CheckoutEvent.StartPage)

    fun restore() = runner.restore(kept.snapshot())

    fun tell(event: CheckoutEvent) = runner.tell(event)

    fun attach(activity: CheckoutActivity) {
        screen = activity
        show(state)
        url?.let(activity::openPage)
        if (isDismissed) activity.finish()
    }

    /** @param isForGood the system has taken the activity away: the next one goes on from the snapshot. */
    fun detach(isForGood: Boolean) {
        screen = null
        // whoever has closed the sheet is still waited for
        if (isForGood && !isDismissed) runner.abandon()
    }

    override fun open(url: String) = onMain {
        this.url = url
        screen?.openPage(url)
    }

    override fun dismiss() = onMain {
        isDismissed = true
        screen?.finish()
    }

    override fun show(state: CheckoutState) = onMain { screen?.show(state) }

    override fun end(end: CheckoutEnd) = kept.putEnd(end)

    private fun onMain(run: () -> Unit) {
        main.post(run)
    }
}
