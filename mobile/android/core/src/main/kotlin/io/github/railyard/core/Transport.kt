package io.github.railyard.core

import java.io.IOException
import java.io.InputStream
import java.net.HttpURLConnection
import java.net.URL
import java.util.concurrent.atomic.AtomicReference

/** What is asked of the service. The body may be a card, and is overwritten once the request was sent. */
@PutsAppInPciScope
public class Request internal constructor(
    public val method: String,
    public val url: String,
    public val headers: Map<String, String>,
    public val body: ByteArray?,
)

/** What the service answered, whatever the status. */
@PutsAppInPciScope
public class Answer(public val status: Int, public val body: ByteArray)

/** Ends a call from another thread. */
public class Cancellation {
    private val ending = AtomicReference<Runnable?>()

    /** Whether the call was ended. */
    @Volatile
    public var isCancelled: Boolean = false
        private set

    /** Ends the call now, or before it begins. What was asked for may have happened. */
    public fun cancel() {
        isCancelled = true
        ending.getAndSet(null)?.run()
    }

    /** What ends the call that runs now. */
    @PutsAppInPciScope
    public fun endBy(end: Runnable) {
        ending.set(end)
        if (isCancelled) cancel()
    }
}

/** Carries requests to the service. It sees card data, so one of your own puts the app in scope. */
@PutsAppInPciScope
public fun interface Transport {
    /**
     * Waits for the answer.
     *
     * @throws IOException where there was none.
     */
    @Throws(IOException::class)
    public fun send(request: Request, cancellation: Cancellation): Answer
}

/**
 * By `HttpURLConnection`, which the JDK and Android have: what is tested on one is what runs on the other. No redirect
 * is followed, since a card goes to nobody else, and nothing is sent twice.
 */
@PutsAppInPciScope
public class HttpTransport(
    private val connectTimeoutMs: Int = 10_000,
    private val readTimeoutMs: Int = 30_000,
    private val wholeTimeoutMs: Long = 60_000,
) : Transport {
    private val answerBytesMax = 1 shl 20

    override fun send(request: Request, cancellation: Cancellation): Answer {
        val deadline = System.nanoTime() + wholeTimeoutMs * 1_000_000
        val connection = URL(request.url).openConnection() as HttpURLConnection
        cancellation.endBy(connection::disconnect)
        try {
            prepare(connection, request)
            request.body?.let { body -> connection.outputStream.use { it.write(body) } }
            val status = connection.responseCode
            val stream = if (status >= 400) connection.errorStream else connection.inputStream
            return Answer(status, stream?.use { bytesOf(it, deadline) } ?: ByteArray(0))
        } catch (error: RuntimeException) {
            // disconnected by another thread
            if (cancellation.isCancelled) throw IOException("cancelled", error)
            throw error
        } finally {
            cancellation.endBy {}
        }
    }

    private fun prepare(connection: HttpURLConnection, request: Request) {
        connection.requestMethod = request.method
        connection.connectTimeout = connectTimeoutMs
        connection.readTimeout = readTimeoutMs
        connection.instanceFollowRedirects = false
        connection.useCaches = false
        // one that was kept may be dead, and what has a body is not sent again by itself
        connection.setRequestProperty("connection", "close")
        for ((name, value) in request.headers) connection.setRequestProperty(name, value)
        val body = request.body ?: return
        connection.doOutput = true
        // a body that is not held cannot be sent again: the JDK repeats others by itself
        connection.setFixedLengthStreamingMode(body.size)
    }

    private fun bytesOf(stream: InputStream, deadline: Long): ByteArray {
        var bytes = ByteArray(4096)
        var size = 0
        while (true) {
            if (size == bytes.size) bytes = bytes.copyOf(size * 2)
            val read = stream.read(bytes, size, bytes.size - size)
            if (read < 0) return bytes.copyOf(size)
            size += read
            if (size > answerBytesMax) throw IOException("the answer is too long")
            if (System.nanoTime() > deadline) throw IOException("the answer took too long")
        }
    }
}
