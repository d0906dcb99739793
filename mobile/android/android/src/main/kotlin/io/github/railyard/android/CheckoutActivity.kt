package io.github.railyard.android

import android.app.Activity
import android.content.Intent
import android.os.Bundle
import android.view.WindowManager
import io.github.railyard.core.Bridge
import io.github.railyard.core.CheckoutEvent
import io.github.railyard.core.CheckoutState
import io.github.railyard.core.Place

/** The checkout sheet. Start it by a [CheckoutLauncher]. */
public class CheckoutActivity : Activity() {
    private var session: CheckoutSession? = null
    private lateinit var request: CheckoutRequest
    private lateinit var view: CheckoutView
    private var page: CheckoutPageView? = null
    private var openKey: String? = null

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val asked = CheckoutRequest.of(intent.getBundleExtra(REQUEST))
        // an address that came back when nothing waited for it
        if (asked == null) return finish()
        val key = intent.getStringExtra(KEY).orEmpty()
        val retained = lastNonConfigurationInstance as? CheckoutSession
        // a button that was pressed twice
        if (!openKeys.add(key) && retained == null) return finish()
        openKey = key
        request = asked
        if (asked.isSecure) window.addFlags(WindowManager.LayoutParams.FLAG_SECURE)
        view = CheckoutView(this, asked, ::close) { session?.tell(CheckoutEvent.Retry) }
        setContentView(view)
        title = view.title

        session = (retained ?: begun(key, savedInstanceState != null)).also { it.attach(this) }
    }

    private fun begun(key: String, isAgain: Boolean): CheckoutSession {
        val kept = Kept(this, key)
        val made = CheckoutSession(request, kept)
        val isUnfinished = kept.snapshot() != null && (isAgain || intent.getBooleanExtra(IS_RESUMED, false))
        if (isUnfinished) made.restore() else made.start()
        return made
    }

    @Deprecated("The platform's own way without androidx")
    override fun onRetainNonConfigurationInstance(): Any? = session

    override fun onResume() {
        super.onResume()
        comeBack()
    }

    override fun onPause() {
        super.onPause()
        // before the app's activity hears of the end: it may open the next sheet then
        if (isFinishing) giveKeyBack()
    }

    private fun giveKeyBack() {
        openKey?.let(openKeys::remove)
        openKey = null
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        // what a bank sends is in no need of being read: the service knows
        if (intent.getBooleanExtra(IS_BACK, false)) comeBack()
    }

    private fun comeBack() {
        val checkout = session ?: return
        if (!checkout.hasLeft) return
        checkout.hasLeft = false
        checkout.tell(CheckoutEvent.Returned)
    }

    @Deprecated("The platform's own way without androidx")
    override fun onBackPressed(): Unit = close()

    override fun onDestroy() {
        super.onDestroy()
        page?.end()
        if (!isChangingConfigurations) giveKeyBack()
        session?.detach(isForGood = !isChangingConfigurations)
    }

    private fun close() {
        val checkout = session ?: return
        if (checkout.state.isOver) finish() else checkout.tell(CheckoutEvent.Close)
    }

    internal fun show(state: CheckoutState) = view.show(state)

    internal fun openPage(url: String) {
        val shown = page ?: CheckoutPageView(this, url, PageListener()).also {
            page = it
            view.place(it.view)
        }
        shown.load(url)
    }

    private inner class PageListener : CheckoutPageView.Listener {
        override fun heard(text: String, from: String) {
            val checkout = session ?: return
            Bridge.read(text, from, checkout.state.url ?: return)?.toEvent()?.let(checkout::tell)
        }

        override fun placeOf(url: String, isWindow: Boolean): Place =
            Place.of(url, session?.url ?: request.apiUrl, request.returnUrl, isWindow)

        override fun returned() {
            if (session?.state?.isOver == true) finish() else session?.tell(CheckoutEvent.Returned)
        }

        override fun leave(url: String, place: Place): Boolean {
            val look = request.look ?: Look.of(this@CheckoutActivity)
            val hasLeft = when (place) {
                Place.APP -> Browser.openApp(this@CheckoutActivity, url)
                else -> Browser.openPage(this@CheckoutActivity, url, look)
            }
            if (!hasLeft) return false
            session?.hasLeft = true
            session?.tell(CheckoutEvent.Left)
            return true
        }

        override fun lost() {
            page?.end()
            page = null
            session?.tell(CheckoutEvent.Lost)
        }
    }

    internal companion object {
        const val REQUEST = "io.github.railyard.REQUEST"
        const val KEY = "io.github.railyard.KEY"
        const val IS_RESUMED = "io.github.railyard.IS_RESUMED"
        const val IS_BACK = "io.github.railyard.IS_BACK"

        /** Of the sheets that are open in this process. */
        val openKeys = HashSet<String>()
    }
}
