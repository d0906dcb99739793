package io.github.railyard;

import java.net.URI;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** One call: the same request, sent until its answer is final or the policy ends. */
final class Exchange {
  private static final System.Logger LOG = System.getLogger("io.github.railyard");
  private final Connection on;
  private final ApiRequest request;
  private final Options options;
  /** Null: the operation takes none. */
  private final String key;
  private final RetryPolicy policy;
  private final Pending<Answer> result = new Pending<>(this);
  private final long startedAt = System.nanoTime();
  private boolean isOpen;
  private int tried = 0;
  private volatile boolean isStopped = false;
  /** What is waited for: an answer, or the end of a pause. */
  private volatile CompletableFuture<?> current = null;

  /** isOpen: an earlier call left its outcome open. */
  Exchange(
      Connection on, ApiRequest request, Options options, String key, RetryPolicy policy, boolean isOpen) {
    this.on = on;
    this.request = request;
    this.options = options;
    this.key = key;
    this.policy = policy;
    this.isOpen = isOpen;
  }

  Pending<Answer> start() {
    attempt();
    return result;
  }

  /** Ends it with what is known now. */
  void stop() {
    isStopped = true;
    CompletableFuture<?> waiting = current;
    if (waiting != null) waiting.cancel(true);
  }

  private void attempt() {
    tried++;
    try {
      sendOnce(true);
    } catch (RuntimeException | Error failure) {
      result.completeExceptionally(failure);
    }
  }

  private void sendOnce(boolean mayLearnClock) {
    WireRequest wire = wireRequest();
    watch(() -> on.watcher.beforeSend(wire));
    CompletableFuture<WireAnswer> sent = on.transport.send(wire);
    current = sent;
    if (isStopped) sent.cancel(true);
    sent.whenComplete((answer, failure) -> {
      try {
        received(wire, answer, failure, mayLearnClock);
      } catch (RuntimeException | Error unexpected) {
        result.completeExceptionally(unexpected);
      }
    });
  }

  private void received(WireRequest wire, WireAnswer came, Throwable failure, boolean mayLearnClock) {
    if (failure != null) {
      decide(new Retries.Outcome(null, connectionException(failure)));
      return;
    }
    watch(() -> on.watcher.afterAnswer(wire, came));
    // Once: a token of another time is refused, and the answer says what time it is there.
    boolean isRefused = came.status() == 401 && on.tokens != null && mayLearnClock;
    if (isRefused && !isStopped && on.tokens.learnClock(Retries.dateOf(came.header("date")))) sendOnce(false);
    else decide(new Retries.Outcome(new Answer(came, key), null));
  }

  private static ConnectionException connectionException(Throwable failure) {
    Throwable cause = Connection.causeOf(failure);
    if (cause instanceof ConnectionException) return (ConnectionException) cause;
    return new ConnectionException("The call ended before its answer came", true, cause);
  }

  private void decide(Retries.Outcome got) {
    isOpen |= got.leavesOpen();
    boolean isRepeatable = request.isReading() || key != null;
    Duration pause = isStopped ? null : Retries.pauseBeforeNext(got, tried, isRepeatable, policy);
    if (pause == null || pause.plusNanos(System.nanoTime() - startedAt).compareTo(policy.budget) >= 0) {
      finish(got);
      return;
    }
    CompletableFuture<Void> waiting = CompletableFuture.runAsync(
        () -> {}, CompletableFuture.delayedExecutor(pause.toMillis(), TimeUnit.MILLISECONDS));
    current = waiting;
    if (isStopped) waiting.cancel(true);
    waiting.whenComplete((done, stopped) -> {
      if (stopped == null && !isStopped) attempt();
      else finish(got);
    });
  }

  private void finish(Retries.Outcome got) {
    if (key != null && isOpen && !got.isFinal()) {
      result.completeExceptionally(new OutcomeUnknown(key, got.exception(), this::again));
      return;
    }
    RailyardException exception = got.exception();
    if (exception == null) result.complete(got.answer);
    else result.completeExceptionally(exception);
  }

  private CompletableFuture<Answer> again(Duration within) {
    RetryPolicy longer = policy.tries(Integer.MAX_VALUE).budget(within);
    return new Exchange(on, request, options, key, longer, true).start();
  }

  private WireRequest wireRequest() {
    byte[] body = request.bodyBytes();
    Duration timeout = options.timeout != null ? options.timeout : on.timeout;
    WireRequest wire = new WireRequest(request.method, URI.create(on.url + request.place()), body, timeout);
    wire.header("accept", "application/json");
    wire.header("user-agent", "railyard-java/" + Railyard.VERSION);
    wire.header("x-api-version", Railyard.API_VERSION);
    if (on.tokens != null) wire.header("authorization", "Bearer " + on.tokens.current());
    String merchantAccount = options.merchantAccount != null ? options.merchantAccount : on.merchantAccount;
    if (merchantAccount != null) wire.header("x-merchant-account-id", merchantAccount);
    if (request.isJson()) wire.header("content-type", "application/json");
    if (key != null) wire.header("idempotency-key", key);
    options.headers.forEach(wire::header);
    return wire;
  }

  /** What watches must not decide what becomes of a payment. */
  private void watch(Runnable watched) {
    if (on.watcher == null) return;
    try {
      watched.run();
    } catch (RuntimeException failure) {
      LOG.log(System.Logger.Level.WARNING, "A watcher of calls failed", failure);
    }
  }

  /** The result of a call; to cancel it cancels what is under way. */
  static final class Pending<T> extends CompletableFuture<T> {
    private final Exchange exchange;

    Pending(Exchange exchange) {
      this.exchange = exchange;
    }

    <R> Pending<R> mapped(Function<T, R> make) {
      Pending<R> made = new Pending<>(exchange);
      whenComplete((value, failure) -> {
        try {
          if (failure == null) made.complete(make.apply(value));
          else made.completeExceptionally(failure instanceof CompletionException ? failure.getCause() : failure);
        } catch (RuntimeException | Error unexpected) {
          made.completeExceptionally(unexpected);
        }
      });
      return made;
    }

    void stop() {
      exchange.stop();
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
      boolean isCancelled = super.cancel(mayInterruptIfRunning);
      if (isCancelled) exchange.stop();
      return isCancelled;
    }
  }
}
