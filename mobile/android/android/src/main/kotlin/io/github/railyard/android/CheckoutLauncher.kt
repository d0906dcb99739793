package io.github.railyard.android

import android.app.Activity
import android.app.Application
import android.content.Context
import android.content.Intent
import android.content.SharedPreferences
import android.os.Bundle
import io.github.railyard.core.CheckoutEnd
import io.github.railyard.core.endOfReplaced
import io.github.railyard.core.SnapshotStore
import kotlin.coroutines.Continuation
import kotlin.coroutines.resume
import kotlin.coroutines.suspendCoroutine

/**
 * Makes an activity ready for a checkout: call it in `onCreate`. The end is kept until an activity that is registered
 * under this key is in front, and told to it once, also where the system has made the activity, or the process, anew
 * meanwhile.
 *
 * @param key names the checkout in your app: one key is one checkout at a time.
 */
@JvmOverloads
public fun registerRailyardCheckout(
    activity: Activity,
    key: String = "checkout",
    end: (CheckoutEnd) -> Unit,
): CheckoutLauncher = CheckoutLauncher(activity, key, end)

/** Opens the checkout sheet. */
public class CheckoutLauncher internal constructor(
    private val activity: Activity,
    private val key: String,
    private val tell: (CheckoutEnd) -> Unit,
) {
    private val kept = Kept(activity, key)
    private var isInFront = false
    private var waiting: Continuation<CheckoutEnd>? = null

    // preferences hold their listeners weakly: this object holds it
    private val listener = SharedPreferences.OnSharedPreferenceChangeListener { _, _ -> deliver() }

    init {
        activity.application.registerActivityLifecycleCallbacks(Lifecycle())
    }

    /**
     * Shows the sheet. A checkout that was under way under this key, and whose sheet is gone, ends: its end is told
     * first.
     *
     * @throws IllegalStateException where the sheet of this key is open.
     */
    public fun launch(request: CheckoutRequest) {
        assertClosed()
        endOfReplaced(kept.snapshot())?.let { end ->
            kept.forget()
            tell(end)
        }
        start(request, isResumed = false)
    }

    /**
     * The same for coroutines of any library, from the thread of the screen. Where the system makes your activity anew
     * meanwhile nobody goes on here: the end is told to what the new one has registered.
     *
     * @throws IllegalStateException where the sheet of this key is open.
     */
    public suspend fun pay(request: CheckoutRequest): CheckoutEnd = suspendCoroutine { paying ->
        launch(request)
        waiting = paying
    }

    /** Whether a checkout was under way when the process ended, and its sheet was not shown again since. */
    public val isUnfinished: Boolean get() = kept.snapshot() != null

    /** Shows the sheet of the checkout that was under way. It asks the service how it stands, and pays nothing. */
    public fun resume(request: CheckoutRequest) {
        assertClosed()
        start(request, isResumed = true)
    }

    private fun assertClosed() = check(key !in CheckoutActivity.openKeys) {
        "The sheet of the checkout '$key' is open: wait for its end, or register another checkout under another key"
    }

    private fun start(request: CheckoutRequest, isResumed: Boolean) {
        val intent = Intent(activity, CheckoutActivity::class.java)
            .putExtra(CheckoutActivity.REQUEST, request.bundle())
            .putExtra(CheckoutActivity.KEY, key)
            .putExtra(CheckoutActivity.IS_RESUMED, isResumed)
        activity.startActivity(intent)
    }

    private fun deliver() {
        val end = (if (isInFront) kept.takeEnd() else null) ?: return
        val paying = waiting ?: return tell(end)
        waiting = null
        paying.resume(end)
    }

    private inner class Lifecycle : Application.ActivityLifecycleCallbacks {
        override fun onActivityResumed(other: Activity) {
            if (other !== activity) return
            isInFront = true
            kept.listen(listener)
            deliver()
        }

        override fun onActivityPaused(other: Activity) {
            if (other !== activity) return
            isInFront = false
            kept.unlisten(listener)
        }

        override fun onActivityDestroyed(other: Activity) {
            if (other === activity) activity.application.unregisterActivityLifecycleCallbacks(this)
        }

        override fun onActivityCreated(other: Activity, state: Bundle?): Unit = Unit

        override fun onActivityStarted(other: Activity): Unit = Unit

        override fun onActivityStopped(other: Activity): Unit = Unit

        override fun onActivitySaveInstanceState(other: Activity, state: Bundle): Unit = Unit
    }
}

/** What outlives the process: how a checkout stands, and how it ended. Nothing of a card. */
internal class Kept(context: Context, private val key: String) : SnapshotStore {
    private val preferences = context.applicationContext.getSharedPreferences("railyard", Context.MODE_PRIVATE)

    fun snapshot(): String? = preferences.getString("$key.snapshot", null)

    override fun save(snapshot: String) = write { putString("$key.snapshot", snapshot) }

    override fun forget() = write { remove("$key.snapshot") }

    fun putEnd(end: CheckoutEnd) = write { putString("$key.end", end.toText()) }

    /** Taken before it is told: it is told once at the most. */
    fun takeEnd(): CheckoutEnd? {
        val text = preferences.getString("$key.end", null) ?: return null
        write { remove("$key.end") }
        return CheckoutEnd.ofText(text)
    }

    fun listen(listener: SharedPreferences.OnSharedPreferenceChangeListener) =
        preferences.registerOnSharedPreferenceChangeListener(listener)

    fun unlisten(listener: SharedPreferences.OnSharedPreferenceChangeListener) =
        preferences.unregisterOnSharedPreferenceChangeListener(listener)

    /** It is on the disk when this ends. */
    private fun write(change: SharedPreferences.Editor.() -> Unit) {
        preferences.edit().apply(change).commit()
    }
}
