package androidx.test.platform.app

import android.app.Instrumentation
import android.os.Bundle

/** As much of androidx.test:monitor as Robolectric calls. */
object InstrumentationRegistry {
    private var registered: Instrumentation? = null

    @JvmStatic
    fun getInstrumentation(): Instrumentation = checkNotNull(registered) { "No instrumentation is registered" }

    @JvmStatic
    @Suppress("UNUSED_PARAMETER")
    fun registerInstance(instrumentation: Instrumentation?, arguments: Bundle?) {
        registered = instrumentation
    }
}
