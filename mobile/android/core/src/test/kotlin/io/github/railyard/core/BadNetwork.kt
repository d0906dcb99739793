package io.github.railyard.core

import java.io.IOException

/** A transport that loses what it is told to, and is slow; what it carries goes over the one that is shipped. */
@OptIn(PutsAppInPciScope::class)
internal class BadNetwork(private val isHit: (Request) -> Boolean, private val mishap: Mishap) : Transport {
    enum class Mishap {
        /** Nothing arrives. */
        CUT_BEFORE,

        /** It arrives, and the answer is lost. */
        CUT_AFTER,
        SLOW,
    }

    private val carrier = HttpTransport(2_000, 10_000, 20_000)

    /** So many are left. */
    var left = 1

    override fun send(request: Request, cancellation: Cancellation): Answer {
        if (left == 0 || !isHit(request)) return carrier.send(request, cancellation)
        left -= 1
        if (mishap == Mishap.CUT_BEFORE) throw IOException("cut")
        if (mishap == Mishap.SLOW) Thread.sleep(1_500)
        val answer = carrier.send(request, cancellation)
        if (mishap == Mishap.CUT_AFTER) throw IOException("cut")
        return answer
    }
}
