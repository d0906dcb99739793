package io.github.railyard.core

import java.util.Random
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Whatever happens, in any order: what holds of every checkout. */
internal class RandomSequencesTest {
    private val checkout = Vectors.read("checkout.json").asMembers()
    private val events = Vectors.list(checkout["events"]).map { CheckoutJson.event(it.members("event")) }

    /** One checkout: what a service would have heard of it, and what the app was told. */
    private class Life(private val random: Random, private val events: List<CheckoutEvent>) {
        var state: CheckoutState = Checkout.NONE
        var now: Long = 1_795_000_000_000
        var ends = 0
        var snapshot: Map<String, Any?>? = null
        private var isRestored = false
        private var waitsUntil: Long? = null

        /** Numbers of attempts that may have been paid; the next begins when the last has certainly failed. */
        private val asked = ArrayList<Int>()

        fun run() {
            take(Checkout.reduce(state, begin(), now))
            repeat(random.nextInt(30)) {
                now += random.nextInt(40_000)
                if (random.nextInt(40) == 0 && snapshot != null) restart() else tell(happening())
            }
            finish()
        }

        private fun begin(): CheckoutEvent =
            if (random.nextBoolean()) CheckoutEvent.StartPage
            else CheckoutEvent.StartForm("0192f0aa-5555-7c42-8cfd-4e195b0a7d36", random.nextBoolean())

        /** An answer is to a question that was asked: half of them are, the others come from anywhere. */
        private fun happening(): CheckoutEvent = when (val event = events[random.nextInt(events.size)]) {
            is CheckoutEvent.Stood -> CheckoutEvent.Stood(askOf(), event.standing, event.transaction, event.approvalUrl)
            is CheckoutEvent.Fault -> CheckoutEvent.Fault(event.call, event.status, askOf())
            is CheckoutEvent.Tokenized -> CheckoutEvent.Tokenized(askOf())
            is CheckoutEvent.Created -> {
                val transaction = KnownTransaction("t${random.nextInt(4)}", event.transaction.status)
                CheckoutEvent.Created(attemptOf(), transaction, event.approvalUrl)
            }
            else -> event
        }

        private fun attemptOf(): Int = maxOf(1, state.attempt - random.nextInt(2))

        private fun askOf(): Int = maxOf(0, state.asks - random.nextInt(2))

        private fun tell(event: CheckoutEvent) {
            val before = state
            take(Checkout.reduce(state, event, now))
            if (before.isOver) assertEquals(before, state, "nothing happens after the end")
            // a form pays by the buyer's button alone
            if (isRestored && state.at == CheckoutAt.PAYING && before.at != CheckoutAt.PAYING)
                assertTrue(before.at != CheckoutAt.CONFIRMING || event == CheckoutEvent.Submitted)
        }

        private fun restart() {
            isRestored = true
            waitsUntil = null
            val reduced = Checkout.restored(Json.parse(Json.text(snapshot)), now)
            assertEquals(CheckoutAt.CONFIRMING, reduced.state.at)
            assertTrue(reduced.effects.none { it is CheckoutEffect.Ask && it.call == CheckoutCall.PAY })
            take(reduced)
        }

        private fun take(reduced: Reduced) {
            val before = state
            state = reduced.state
            var isSaved = false
            for (effect in reduced.effects) when (effect) {
                is CheckoutEffect.Save -> {
                    snapshot = effect.members
                    isSaved = true
                }
                CheckoutEffect.Forget -> snapshot = null
                is CheckoutEffect.End -> ends += 1
                is CheckoutEffect.Wait -> waitsUntil = effect.until
                is CheckoutEffect.Ask -> if (effect.call == CheckoutCall.PAY) pay(effect.attempt, isSaved)
                else -> Unit
            }
            assertTrue(ends <= 1, "the end is told once")
            assertEquals(state.isOver, ends == 1)
            if (!state.isOver && state.at != CheckoutAt.IDLE) {
                assertNotNull(state.deadline, "every wait has an end: ${state.at}")
                assertEquals(state.deadline, waitsUntil, "${before.at} -> ${state.at}")
            }
        }

        /** It is kept before it is asked, and a second attempt begins when the first has certainly failed. */
        private fun pay(attempt: Int, isSaved: Boolean) {
            assertTrue(isSaved, "kept before it is paid")
            assertTrue(asked.isEmpty() || attempt >= asked.last(), "attempts go forward")
            asked += attempt
            assertTrue(state.isUnderWay)
        }

        /** Nothing happens any more but time: there is an end. */
        private fun finish() {
            var waits = 0
            while (!state.isOver) {
                now = maxOf(now + 1, waitsUntil ?: return)
                take(Checkout.reduce(state, CheckoutEvent.Time, now))
                waits += 1
                assertTrue(waits < 100, "it ends within its deadlines: ${state.at}")
            }
            assertEquals(1, ends)
        }
    }

    @Test
    fun `of 100000 checkouts each has one end, within its deadlines, and pays once`() {
        for (seed in 0 until 100_000) {
            try {
                Life(Random(seed.toLong()), events).run()
            } catch (error: AssertionError) {
                throw AssertionError("seed $seed", error)
            }
        }
    }

    /** A service that answers each key once, and loses answers: whatever the network does, one payment comes about. */
    @Test
    fun `a service that loses answers is paid once`() {
        for (seed in 0 until 20_000) assertTrue(paymentsOf(Random(seed.toLong())) <= 1, "seed $seed")
    }

    private fun paymentsOf(random: Random): Int {
        val paid = HashMap<Int, String>()
        var now = 0L
        var state = Checkout.NONE
        val todo = ArrayDeque<CheckoutEvent>()
        todo += CheckoutEvent.StartForm("s", false)
        while (!state.isOver && now < 10_000_000) {
            val event = todo.removeFirstOrNull() ?: CheckoutEvent.Time.also { now = state.deadline ?: now }
            val reduced = Checkout.reduce(state, event, now)
            state = reduced.state
            for (effect in reduced.effects) if (effect is CheckoutEffect.Ask) todo += answer(effect, paid, random)
            if (state.at == CheckoutAt.ENTERING && todo.isEmpty()) todo += CheckoutEvent.Submitted
            if (random.nextInt(5) == 0) todo += listOf(CheckoutEvent.Returned, CheckoutEvent.Retry)[random.nextInt(2)]
            now += random.nextInt(3_000)
        }
        return paid.values.count { it == "captured" }
    }

    private fun answer(effect: CheckoutEffect.Ask, paid: HashMap<Int, String>, random: Random): CheckoutEvent {
        val isLost = random.nextInt(3) == 0
        return when (effect.call) {
            CheckoutCall.TOKENIZE -> CheckoutEvent.Tokenized(effect.ask)
            CheckoutCall.PAY -> {
                val hasArrived = !isLost || random.nextBoolean()
                if (hasArrived) paid.getOrPut(effect.attempt) { if (random.nextInt(3) == 0) "declined" else "captured" }
                if (isLost) CheckoutEvent.Fault(CheckoutCall.PAY, 0, effect.ask)
                else {
                    val transaction = KnownTransaction("t${effect.attempt}", paid.getValue(effect.attempt))
                    CheckoutEvent.Created(effect.attempt, transaction, null)
                }
            }
            CheckoutCall.STATUS -> {
                val last = paid.maxByOrNull { it.key }?.let { KnownTransaction("t${it.key}", it.value) }
                val standing = last?.let { CheckoutStanding.of(it.status) } ?: CheckoutStanding.ACTIVE
                if (isLost) CheckoutEvent.Fault(CheckoutCall.STATUS, 0, effect.ask)
                else CheckoutEvent.Stood(effect.ask, standing, last)
            }
            else -> CheckoutEvent.Fault(effect.call, 0)
        }
    }
}
