package io.github.railyard.core

import java.io.IOException
import java.util.Random
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** The runner of a card form with everything that does its work, whatever gets lost, and whenever a process ends. */
internal class RandomRunsTest {
    @Test
    fun `of 100000 card forms each ends once, pays once, and is told what is so`() {
        val outcomes = HashSet<CheckoutOutcome>()
        for (seed in 0 until 100_000) {
            try {
                outcomes += RunWorld(Random(seed.toLong())).play()
            } catch (error: AssertionError) {
                throw AssertionError("seed $seed", error)
            }
        }
        assertEquals(CheckoutOutcome.values().toSet(), outcomes)
    }
}

/** The process has ended. */
private class Death : Error()

/**
 * A service, a merchant's server, a storage and a buyer. What is asked takes its time, and is answered, refused or
 * lost. The server pays once under a key, as the real one does.
 */
private class RunWorld(private val random: Random) : SnapshotStore, CheckoutCalls {
    private val time = VirtualTime(1_795_000_000_000)
    private val payments = LinkedHashMap<String, String>()
    private var kept: String? = null
    private var runner: CheckoutRunner? = null
    private var end: CheckoutEnd? = null
    private var life = 0

    /** How long the answer of the call that is asked now takes. */
    private var answerMs = 0L

    /** A request came after the service had said twice that there was no payment. */
    private var isLate = false

    fun play(): CheckoutOutcome {
        begin()
        var steps = 0
        while (end == null) {
            assertTrue(steps++ < 5_000) { "no end at ${runner?.state?.at}" }
            alive { step() }
        }
        life += 1
        while (time.pass()) Unit
        val told = checkNotNull(end)
        judge(told.outcome)
        return told.outcome
    }

    private fun judge(outcome: CheckoutOutcome) {
        val standings = payments.values.map(CheckoutStanding::of)
        val open = standings.count { it != CheckoutStanding.ACTIVE }
        assertTrue(open <= 1) { "$open payments came about" }
        val isPaid = CheckoutStanding.COMPLETED in standings
        assertTrue(isPaid || outcome != CheckoutOutcome.COMPLETED, "nothing was paid")
        val isOver = outcome == CheckoutOutcome.CLOSED || outcome == CheckoutOutcome.FAILED
        if (isOver && !isLate) assertEquals(0, open, "${outcome.word}, and it was paid")
        assertEquals(null, kept, "what is over is still kept")
    }

    private fun dice(below: Int): Int = random.nextInt(below)

    private fun alive(run: () -> Unit) {
        try {
            run()
        } catch (_: Death) {
            die()
        }
    }

    private fun begin() {
        val own = ++life
        val isAlive = { own == life }
        val loop = VirtualThreads(time, isAlive) { answerMs.also { answerMs = 0 } }
        // a request is on its way, whatever becomes of the app
        val workers = VirtualThreads(time, { true }) { dice(1_000).toLong() }
        val host = object : CheckoutHost {
            override fun open(url: String) = mayDie()

            override fun dismiss() = mayDie()

            override fun show(state: CheckoutState) = Unit

            override fun end(end: CheckoutEnd) {
                assertEquals(null, this@RunWorld.end, "the end was told twice")
                this@RunWorld.end = end
            }
        }
        val made = CheckoutRunner(this, null, this, host, { time.now }, loop, workers)
        runner = made
        if (kept == null) made.tell(CheckoutEvent.StartForm("s", false)) else made.restore(kept)
        alive { time.pass() }
    }

    private fun mayDie() {
        if (end == null && dice(60) == 0) throw Death()
    }

    private fun die() {
        time.now += 1_500
        begin()
    }

    private fun step() {
        val at = runner?.state?.at
        when {
            at == CheckoutAt.ENTERING && dice(10) > 0 -> tell(CheckoutEvent.Submitted)
            at == CheckoutAt.FAILED -> tell(if (dice(2) == 0) CheckoutEvent.Retry else CheckoutEvent.Close)
            dice(30) == 0 -> tell(CheckoutEvent.Close)
            dice(10) == 0 -> tell(CheckoutEvent.Returned)
            dice(25) == 0 -> die()
            else -> time.pass()
        }
    }

    /** It happens before anything else that is due. */
    private fun tell(event: CheckoutEvent) {
        runner?.tell(event)
        time.pass()
    }

    override fun save(snapshot: String) {
        mayDie()
        kept = snapshot
        mayDie()
    }

    override fun forget() {
        kept = null
    }

    override fun tokenize(sessionId: String) {
        answerMs = dice(5_000).toLong()
        if (dice(5) == 0) throw IOException("lost")
    }

    override fun pay(sessionId: String, idempotencyKey: String): Transaction {
        answerMs = dice(90_000).toLong()
        if (dice(6) == 0) throw ApiFault(listOf(400, 401, 429)[dice(3)])
        if (dice(6) == 0) throw IOException("never sent")
        if (dice(8) == 0) {
            isLate = true
            time.later(dice(60_000).toLong()) { payments.getOrPut(idempotencyKey) { made(idempotencyKey) } }
            throw IOException("not answered, and on its way")
        }
        val status = payments.getOrPut(idempotencyKey) { made(idempotencyKey) }
        if (dice(4) == 0) throw if (dice(2) == 0) ApiFault(409) else IOException("lost")
        return Transaction("t$idempotencyKey", status, approvalUrl(status))
    }

    private fun made(key: String): String {
        val all = listOf("captured", "authorized", "declined", "failed", "buyer_approval_pending", "processing")
        val status = all[dice(all.size)]
        if (CheckoutStanding.of(status) == CheckoutStanding.PROCESSING)
            time.later(dice(900_000).toLong()) { payments[key] = if (dice(2) == 0) "captured" else "declined" }
        return status
    }

    override fun read(sessionId: String): Transaction? {
        answerMs = dice(if (dice(8) == 0) 25_000 else 3_000).toLong()
        if (dice(5) == 0) throw IOException("lost")
        val (key, status) = payments.entries.lastOrNull() ?: return null
        return Transaction("t$key", status, approvalUrl(status))
    }

    private fun approvalUrl(status: String): String? =
        if (status == "buyer_approval_pending") "https://pay.example/approve/1" else null
}
