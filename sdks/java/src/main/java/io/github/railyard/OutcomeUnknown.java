package io.github.railyard;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * What was asked for under an idempotency key may have happened, or may yet: do not ask for it again under another key.
 * It is no {@link RailyardException}, and it is checked: every method that can move money names it.
 */
public final class OutcomeUnknown extends Exception {
  private static final long serialVersionUID = 1;
  private final String idempotencyKey;
  private final RailyardException lastFailure;
  private final transient Function<Duration, CompletableFuture<Answer>> again;

  OutcomeUnknown(
      String idempotencyKey, RailyardException lastFailure, Function<Duration, CompletableFuture<Answer>> again) {
    super("What became of the request under the idempotency key " + idempotencyKey + " is not known: repeat it under"
        + " the same key (resolve), or find it by external_identifier. An outcome may take up to a day.");
    this.idempotencyKey = idempotencyKey;
    this.lastFailure = lastFailure;
    this.again = again;
  }

  /** The same request under this key gets the stored answer, once there is one. */
  public String idempotencyKey() {
    return idempotencyKey;
  }

  /** What the last try came to. It is not the cause, so that nothing takes this for an ordinary error. */
  public RailyardException lastFailure() {
    return lastFailure;
  }

  /**
   * Repeats the request under its key until its answer is there: {@code resolve(Duration.ofMinutes(1),
   * Transaction.class)} gives what the call would have given.
   *
   * @param <T> what the call would have given
   * @param within how long to ask again
   * @param type its class
   * @return what came of it
   * @throws OutcomeUnknown where it is still not known at the end
   */
  public <T> T resolve(Duration within, Class<T> type) throws OutcomeUnknown {
    return Shapes.make(type, resolve(within).members());
  }

  /**
   * The same, as the whole answer.
   *
   * @param within how long to ask again
   * @return the answer
   * @throws OutcomeUnknown where it is still not known at the end
   */
  public Answer resolve(Duration within) throws OutcomeUnknown {
    return Connection.awaitKeyed(resolveAsync(within));
  }

  /**
   * The same, without waiting.
   *
   * @param within how long to ask again
   * @return the answer, or this exception again
   */
  public CompletableFuture<Answer> resolveAsync(Duration within) {
    return again.apply(within);
  }
}
