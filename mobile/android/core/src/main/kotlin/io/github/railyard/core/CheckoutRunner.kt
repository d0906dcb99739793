package io.github.railyard.core

import java.util.concurrent.Executors
import java.util.concurrent.ScheduledExecutorService
import java.util.concurrent.ScheduledFuture
import java.util.concurrent.ExecutorService
import java.util.concurrent.RejectedExecutionException
import java.util.concurrent.ThreadFactory
import java.util.concurrent.TimeUnit

/** Keeps the snapshot of a checkout through the death of the process. */
public interface SnapshotStore {
    /** Keeps it in the place of what was kept, before this ends. */
    public fun save(snapshot: String)

    /** There is nothing under way any more. */
    public fun forget()
}

/** What a checkout shows, and whom it tells. All of it is called on the thread of the checkout. */
public interface CheckoutHost {
    /** Show this address in the sheet. */
    public fun open(url: String)

    /** Take the sheet away. */
    public fun dismiss()

    /** The checkout has moved on. */
    public fun show(state: CheckoutState)

    /** How it ended: called once. */
    public fun end(end: CheckoutEnd)
}

/** What a checkout asks. Each call waits for its answer, and throws [ApiFault] where there is none. */
public interface CheckoutCalls {
    public fun openCheckout(): CheckoutPage = throw UnsupportedOperationException()
    public fun tokenize(sessionId: String): Unit = throw UnsupportedOperationException()
    public fun threeDSecureVersion(sessionId: String): ThreeDSecureVersion? = null
    public fun threeDSecureAuthenticate(sessionId: String, device: ThreeDSecureDevice): ThreeDSecureResult =
        throw UnsupportedOperationException()

    /** Has the session paid: the same key is the same payment, however often it is asked for. */
    public fun pay(sessionId: String, idempotencyKey: String): Transaction = throw UnsupportedOperationException()

    /** The last transaction of the session, as your server says; null: there is none. It pays nothing. */
    public fun read(sessionId: String): Transaction? = throw UnsupportedOperationException()

    /** How the checkout in a page stands. */
    public fun standing(state: CheckoutState, transactionId: String?): Pair<CheckoutStanding, KnownTransaction?> =
        throw UnsupportedOperationException()
}

/**
 * Does what [Checkout] says is to be done, and tells it what came of it. One checkout is one runner: there is nothing
 * that two of them share.
 */
public class CheckoutRunner internal constructor(
    private val calls: CheckoutCalls,
    private val sdk: ThreeDSecureSdk?,
    private val store: SnapshotStore,
    private val host: CheckoutHost,
    private val clock: () -> Long,
    private val loop: ScheduledExecutorService,
    private val workers: ExecutorService,
) {
    private var waiting: ScheduledFuture<*>? = null
    private var isStopped = false

    public constructor(calls: CheckoutCalls, sdk: ThreeDSecureSdk?, store: SnapshotStore, host: CheckoutHost) :
        this(calls, sdk, store, host, { Thread(it, "railyard-checkout").apply { isDaemon = true } })

    private constructor(
        calls: CheckoutCalls,
        sdk: ThreeDSecureSdk?,
        store: SnapshotStore,
        host: CheckoutHost,
        threads: ThreadFactory,
    ) : this(
        calls,
        sdk,
        store,
        host,
        { System.currentTimeMillis() },
        Executors.newSingleThreadScheduledExecutor(threads),
        Executors.newCachedThreadPool(threads),
    )

    /** Where the checkout stands. */
    @Volatile
    public var state: CheckoutState = Checkout.NONE
        private set

    /** Something has happened. May be called on any thread. */
    public fun tell(event: CheckoutEvent): Unit = onLoop { take(Checkout.reduce(state, event, clock())) }

    /** Goes on with what was under way when the process ended. */
    public fun restore(snapshot: String?): Unit = onLoop { take(Checkout.restore(snapshot, clock())) }

    /** Nothing is done or told any more: what was kept is there for the next one. */
    public fun abandon(): Unit = onLoop { stop() }

    private fun take(reduced: Reduced) {
        val isNews = reduced.state !== state
        state = reduced.state
        reduced.effects.forEach(::perform)
        if (isNews) host.show(state)
        if (state.isOver) stop()
    }

    private fun perform(effect: CheckoutEffect): Unit = when (effect) {
        is CheckoutEffect.Save -> keep { store.save(effect.snapshot) }
        CheckoutEffect.Forget -> keep { store.forget() }
        is CheckoutEffect.Open -> host.open(effect.url)
        CheckoutEffect.Dismiss -> host.dismiss()
        is CheckoutEffect.End -> host.end(effect.end)
        is CheckoutEffect.Wait -> waitUntil(effect.until)
        is CheckoutEffect.Ask -> ask(effect)
        is CheckoutEffect.CollectDevice -> asked(CheckoutCall.DEVICE) {
            CheckoutEvent.Device(checkNotNull(sdk).device(effect.version))
        }
        is CheckoutEffect.AskCardholder -> work {
            try {
                checkNotNull(sdk).challenge(effect.challenge) { tell(CheckoutEvent.Challenged(it)) }
            } catch (_: Exception) {
                // of a vendor's code
                tell(CheckoutEvent.Challenged(ChallengeEnd.FAILED))
            }
        }
    }

    /** A storage that fails makes nobody's payment fail, and nobody wait for ever. */
    private fun keep(write: () -> Unit) {
        try {
            write()
        } catch (_: Exception) {
            // of the app's code
        }
    }

    private fun waitUntil(time: Long) {
        waiting?.cancel(false)
        val over = Runnable { if (!isStopped) take(Checkout.reduce(state, CheckoutEvent.Time, clock())) }
        waiting = loop.schedule(over, maxOf(0, time - clock()), TimeUnit.MILLISECONDS)
    }

    private fun ask(effect: CheckoutEffect.Ask) {
        val asking = state
        val id = asking.id.orEmpty()
        asked(effect.call, effect.ask) {
            val call = effect.call
            when {
                call == CheckoutCall.OPEN_CHECKOUT -> calls.openCheckout().let { CheckoutEvent.Opened(it.id, it.url) }
                call == CheckoutCall.TOKENIZE -> CheckoutEvent.Tokenized(effect.ask).also { calls.tokenize(id) }
                call == CheckoutCall.THREE_D_SECURE_VERSION -> CheckoutEvent.Version(calls.threeDSecureVersion(id))
                call == CheckoutCall.THREE_D_SECURE_AUTHENTICATE ->
                    CheckoutEvent.Result(calls.threeDSecureAuthenticate(id, checkNotNull(effect.device)))
                call == CheckoutCall.PAY -> {
                    val made = calls.pay(id, "$id-${effect.attempt}")
                    CheckoutEvent.Created(effect.attempt, KnownTransaction(made.id, made.status), made.approvalUrl)
                }
                call == CheckoutCall.STATUS -> standing(asking, effect)
                else -> throw IllegalStateException("BUG: an SDK is asked for the device")
            }
        }
    }

    private fun standing(asking: CheckoutState, effect: CheckoutEffect.Ask): CheckoutEvent {
        if (asking.kind == CheckoutKind.PAGE) {
            val (standing, transaction) = calls.standing(asking, effect.transactionId)
            return CheckoutEvent.Stood(effect.ask, standing, transaction)
        }
        val last = calls.read(asking.id.orEmpty())
            ?: return CheckoutEvent.Stood(effect.ask, CheckoutStanding.ACTIVE, null)
        val transaction = KnownTransaction(last.id, last.status)
        return CheckoutEvent.Stood(effect.ask, CheckoutStanding.of(last.status), transaction, last.approvalUrl)
    }

    private fun asked(call: CheckoutCall, ask: Int = 0, answer: () -> CheckoutEvent): Unit = work {
        val event = try {
            answer()
        } catch (fault: ApiFault) {
            CheckoutEvent.Fault(call, fault.status, ask)
        } catch (_: Exception) {
            // of the app's code or a vendor's: nobody knows what came of it
            CheckoutEvent.Fault(call, 0, ask)
        }
        tell(event)
    }

    private fun work(run: () -> Unit) {
        workers.execute(run)
    }

    private fun onLoop(run: () -> Unit) {
        try {
            loop.execute { if (!isStopped) run() }
        } catch (_: RejectedExecutionException) {
            // what comes after the end is not heard
        }
    }

    private fun stop() {
        isStopped = true
        waiting?.cancel(false)
        loop.shutdown()
        workers.shutdown()
    }
}

