package androidx.test.internal.runner.intent

import android.content.Intent
import androidx.test.runner.intent.IntentMonitor

/** As much of androidx.test:monitor as Robolectric calls. */
class IntentMonitorImpl : IntentMonitor {
    @Suppress("UNUSED_PARAMETER")
    fun signalIntent(intent: Intent): Unit = Unit
}
