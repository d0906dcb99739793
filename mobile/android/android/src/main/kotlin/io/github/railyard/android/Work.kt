package io.github.railyard.android

import android.os.Handler
import android.os.Looper
import java.util.concurrent.ExecutorService
import java.util.concurrent.Executors
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine

/** Calls wait for the network, so they are made off the thread of the screen, and told on it. */
public class Work {
    private val main = Handler(Looper.getMainLooper())
    private val threads: ExecutorService = Executors.newCachedThreadPool { run ->
        Thread(run, "railyard").apply { isDaemon = true }
    }

    /** Tells on the thread of the screen what came of the call. */
    public fun <T> run(call: () -> T, told: (Result<T>) -> Unit) {
        threads.execute {
            val result = runCatching(call)
            main.post { told(result) }
        }
    }

    /** The same for coroutines of any library. */
    public suspend fun <T> await(call: () -> T): T = suspendCoroutine { waiting ->
        run(call) { result ->
            result.fold({ waiting.resume(it) }, { waiting.resumeWithException(it) })
        }
    }
}
