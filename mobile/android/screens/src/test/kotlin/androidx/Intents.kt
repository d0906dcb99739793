package androidx.test.runner.intent

import android.app.Instrumentation.ActivityResult
import android.content.Intent

/** As much of androidx.test:monitor as Robolectric calls. */
interface IntentMonitor

fun interface IntentStubber {
    fun getActivityResultForIntent(intent: Intent): ActivityResult?
}

object IntentMonitorRegistry {
    @JvmStatic
    @Suppress("UNUSED_PARAMETER")
    fun registerInstance(monitor: IntentMonitor?): Unit = Unit
}

object IntentStubberRegistry {
    @JvmStatic
    fun isLoaded(): Boolean = false

    @JvmStatic
    fun getInstance(): IntentStubber = IntentStubber { null }
}
