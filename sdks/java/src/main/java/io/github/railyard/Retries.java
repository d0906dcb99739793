package io.github.railyard;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.ThreadLocalRandom;

/** When the same request goes out again, and what its outcome says. */
final class Retries {
  private Retries() {}

  /** What one try came to: an answer, or none. */
  static final class Outcome {
    final Answer answer;
    final ConnectionException failure;

    Outcome(Answer answer, ConnectionException failure) {
      this.answer = answer;
      this.failure = failure;
    }

    /** Whether it leaves open what became of a request under an idempotency key. */
    boolean leavesOpen() {
      if (failure != null) return failure.mayHaveArrived();
      return answer.status() >= 500 || isBeingProcessed();
    }

    /**
     * Whether the answer is the one of the operation, and closes what an earlier try left open. A refusal at the door
     * (access, rate limit) says nothing of the try before it.
     */
    boolean isFinal() {
      if (failure != null || leavesOpen()) return false;
      int status = answer.status();
      return status != 401 && status != 403 && status != 408 && status != 425 && status != 429;
    }

    /** Null: it is no failure. */
    RailyardException exception() {
      if (failure != null) return failure;
      return answer.status() < 300 ? null : ApiException.of(answer);
    }

    private boolean isBeingProcessed() {
      return answer.status() == 409 && "concurrent_request".equals(new Refusal(answer).code);
    }
  }

  /**
   * The pause before the same request goes out again; null: it does not. What is not repeatable is repeated only
   * where it certainly was not carried out.
   */
  static Duration pauseBeforeNext(Outcome got, int tried, boolean isRepeatable, RetryPolicy policy) {
    if (tried >= policy.tries) return null;
    Duration pause = jittered(tried, policy);
    if (got.failure != null) return isRepeatable || !got.failure.mayHaveArrived() ? pause : null;
    int status = got.answer.status();
    Duration after = status == 429 || status == 503 ? retryAfter(got.answer) : null;
    // Not so a 503: where the database goes away behind the work, nobody knows what became of it.
    boolean isUndone = status == 429 && after != null;
    boolean isPassing = status >= 500 || status == 429 || got.isBeingProcessed();
    if (!isUndone && !(isRepeatable && isPassing)) return null;
    return after == null || after.compareTo(pause) < 0 ? pause : after;
  }

  /** Full jitter: many clients that failed at once do not come back at once. */
  private static Duration jittered(int tried, RetryPolicy policy) {
    double doubled = policy.firstPause.toMillis() * Math.pow(2, tried - 1);
    double longest = Math.min(policy.longestPause.toMillis(), doubled);
    return Duration.ofMillis((long) (ThreadLocalRandom.current().nextDouble() * longest));
  }

  /** Seconds, or a date: both are allowed. Null: not said. */
  static Duration retryAfter(Answer answer) {
    String text = answer.header("retry-after");
    if (text == null) return null;
    if (text.matches("\\d{1,9}")) return Duration.ofSeconds(Long.parseLong(text));
    Instant at = dateOf(text);
    if (at == null) return null;
    long seconds = (Duration.between(Instant.now(), at).toMillis() + 999) / 1000;
    return Duration.ofSeconds(Math.max(0, seconds));
  }

  /** A date as HTTP writes it; null where it is none. */
  static Instant dateOf(String text) {
    try {
      return text == null ? null : ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
    } catch (DateTimeException none) {
      return null;
    }
  }
}
