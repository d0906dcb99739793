package io.github.railyard;

import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;

/** How a client reaches the service. */
final class Connection {
  final String url;
  final Transport transport;
  /** Null: calls have no token. */
  final TokenSource tokens;
  /** Null: the default one of the key. */
  final String merchantAccount;
  final Duration timeout;
  final RetryPolicy retry;
  /** Null: nobody watches. */
  final Watcher watcher;

  Connection(
      String url, Transport transport, TokenSource tokens, String merchantAccount, Duration timeout, RetryPolicy retry,
      Watcher watcher) {
    this.url = url;
    this.transport = transport;
    this.tokens = tokens;
    this.merchantAccount = merchantAccount;
    this.timeout = timeout;
    this.retry = retry;
    this.watcher = watcher;
  }

  Connection withMerchantAccount(String id) {
    return new Connection(url, transport, tokens, id, timeout, retry, watcher);
  }

  CompletableFuture<Answer> send(ApiRequest request, Options[] options) {
    return answered(request, options, answer -> answer);
  }

  /** Null where the answer is empty. */
  <T> CompletableFuture<T> send(ApiRequest request, Options[] options, Class<T> type) {
    return sent(request, options, members -> Shapes.make(type, members));
  }

  /** The same, made of the members of the answer. */
  <T> CompletableFuture<T> sent(ApiRequest request, Options[] options, Function<JsonObject, T> make) {
    return answered(request, options, answer -> {
      JsonObject members = answer.members();
      return members == null ? null : make.apply(members);
    });
  }

  private <T> CompletableFuture<T> answered(ApiRequest request, Options[] given, Function<Answer, T> make) {
    Options options = Options.merged(given);
    if (options.idempotencyKey != null && !request.isKeyed())
      return CompletableFuture.failedFuture(new UsageException("This operation takes no idempotency key."));
    String key = !request.isKeyed() ? null
        : options.idempotencyKey != null ? options.idempotencyKey : UUID.randomUUID().toString();
    RetryPolicy policy = options.retry != null ? options.retry : retry;
    Exchange exchange = new Exchange(this, request, options, key, policy, false);
    return exchange.start().mapped(make);
  }

  /** The result, once it is there. The thread's interruption ends the call. */
  static <T> T await(CompletableFuture<T> future) {
    try {
      return awaitKeyed(future);
    } catch (OutcomeUnknown unknown) {
      throw new AssertionError("a call without a key has no unknown outcome", unknown);
    }
  }

  static <T> T awaitKeyed(CompletableFuture<T> future) throws OutcomeUnknown {
    try {
      return future.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return stopped(future);
    } catch (ExecutionException failed) {
      throw thrown(failed.getCause());
    }
  }

  /** What is known now: under a key that may have been sent, the outcome is not. */
  private static <T> T stopped(CompletableFuture<T> future) throws OutcomeUnknown {
    if (future instanceof Exchange.Pending) ((Exchange.Pending<T>) future).stop();
    try {
      return future.join();
    } catch (CompletionException failed) {
      throw thrown(failed.getCause());
    }
  }

  private static RuntimeException thrown(Throwable failure) throws OutcomeUnknown {
    // the caller's own lines, and not those of a thread that read a socket
    failure.fillInStackTrace();
    if (failure instanceof OutcomeUnknown) throw (OutcomeUnknown) failure;
    if (failure instanceof RuntimeException) return (RuntimeException) failure;
    if (failure instanceof Error) throw (Error) failure;
    return new RailyardException(failure.toString(), failure);
  }

  static Throwable causeOf(Throwable failure) {
    boolean isWrapped = failure instanceof CompletionException || failure instanceof ExecutionException;
    return isWrapped && failure.getCause() != null ? failure.getCause() : failure;
  }
}
