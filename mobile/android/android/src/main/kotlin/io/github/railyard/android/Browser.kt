package io.github.railyard.android

import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.os.Bundle

/** Leaves the sheet for a bank. */
internal object Browser {
    private const val SESSION = "android.support.customtabs.extra.SESSION"
    private const val TOOLBAR_COLOR = "android.support.customtabs.extra.TOOLBAR_COLOR"

    /**
     * A page of a bank, in a custom tab: a plain intent with a session that is there and null. A browser that has none
     * shows the page as any other. False: there is no browser.
     */
    fun openPage(activity: Activity, url: String, look: Look): Boolean {
        val extras = Bundle().apply {
            putBinder(SESSION, null)
            putInt(TOOLBAR_COLOR, look.paper)
        }
        return start(activity, Intent(Intent.ACTION_VIEW, Uri.parse(url)).putExtras(extras))
    }

    /** An address of another app, as banks have them. False: it is not installed. */
    fun openApp(activity: Activity, url: String): Boolean {
        val intent = Intent(Intent.ACTION_VIEW, Uri.parse(url)).addCategory(Intent.CATEGORY_BROWSABLE)
        // a page says which address, and never which part of an app
        intent.component = null
        intent.selector = null
        return start(activity, intent)
    }

    private fun start(activity: Activity, intent: Intent): Boolean = try {
        activity.startActivity(intent)
        true
    } catch (_: ActivityNotFoundException) {
        false
    } catch (_: SecurityException) {
        // an app that takes the address from its own parts only
        false
    }
}
