package io.github.railyard.core

import java.util.concurrent.AbstractExecutorService
import java.util.concurrent.Callable
import java.util.concurrent.Delayed
import java.util.concurrent.ScheduledExecutorService
import java.util.concurrent.ScheduledFuture
import java.util.concurrent.TimeUnit

/** Time as a list of what is due: a test goes from one to the next. */
internal class VirtualTime(var now: Long) {
    private class Due(val at: Long, val number: Int, val run: () -> Unit) : Comparable<Due> {
        override fun compareTo(other: Due): Int = compareValuesBy(this, other, Due::at, Due::number)
    }

    private val due = java.util.TreeSet<Due>()
    private var count = 0

    /** What takes it back. */
    fun later(ms: Long, run: () -> Unit): () -> Unit {
        val added = Due(now + ms, count++, run).also(due::add)
        return { due.remove(added) }
    }

    /** False: nothing is due any more. */
    fun pass(): Boolean {
        val next = due.pollFirst() ?: return false
        now = maxOf(now, next.at)
        next.run()
        return true
    }
}

/** Threads of a process in that time. What is handed over is run `delay` later, and while the process lives. */
internal class VirtualThreads(
    private val time: VirtualTime,
    private val isAlive: () -> Boolean,
    private val delay: () -> Long,
) : AbstractExecutorService(), ScheduledExecutorService {
    override fun execute(run: Runnable) {
        time.later(delay()) { if (isAlive()) run.run() }
    }

    override fun schedule(run: Runnable, delay: Long, unit: TimeUnit): ScheduledFuture<*> {
        val takeBack = time.later(unit.toMillis(delay)) { if (isAlive()) run.run() }
        return Waiting(takeBack)
    }

    private class Waiting(private val takeBack: () -> Unit) : ScheduledFuture<Unit> {
        override fun cancel(mayInterrupt: Boolean): Boolean = true.also { takeBack() }

        override fun isCancelled(): Boolean = false

        override fun isDone(): Boolean = false

        override fun get() = Unit

        override fun get(timeout: Long, unit: TimeUnit) = Unit

        override fun getDelay(unit: TimeUnit): Long = 0

        override fun compareTo(other: Delayed): Int = 0
    }

    override fun shutdown() = Unit

    override fun shutdownNow(): List<Runnable> = emptyList()

    override fun isShutdown(): Boolean = false

    override fun isTerminated(): Boolean = false

    override fun awaitTermination(timeout: Long, unit: TimeUnit): Boolean = true

    override fun <V> schedule(call: Callable<V>, delay: Long, unit: TimeUnit): ScheduledFuture<V> = error("not asked")

    override fun scheduleAtFixedRate(run: Runnable, first: Long, period: Long, unit: TimeUnit): ScheduledFuture<*> =
        error("not asked")

    override fun scheduleWithFixedDelay(run: Runnable, first: Long, delay: Long, unit: TimeUnit): ScheduledFuture<*> =
        error("not asked")
}
