package io.github.railyard;

import java.time.Duration;

/** How often, and for how long, the same request is sent. */
public final class RetryPolicy {
  /** Three tries, of which none begins after thirty seconds. */
  public static final RetryPolicy DEFAULT =
      new RetryPolicy(3, Duration.ofSeconds(30), Duration.ofMillis(250), Duration.ofSeconds(8));
  /** One try. */
  public static final RetryPolicy NONE = DEFAULT.tries(1);

  final int tries;
  final Duration budget;
  final Duration firstPause;
  final Duration longestPause;

  private RetryPolicy(int tries, Duration budget, Duration firstPause, Duration longestPause) {
    this.tries = tries;
    this.budget = budget;
    this.firstPause = firstPause;
    this.longestPause = longestPause;
  }

  /** How often it is sent at most, with the first time. */
  public RetryPolicy tries(int most) {
    return new RetryPolicy(most, budget, firstPause, longestPause);
  }

  /** No other try begins later than that. */
  public RetryPolicy budget(Duration within) {
    return new RetryPolicy(tries, within, firstPause, longestPause);
  }

  /** The pause before the first repetition, and the longest; each further one is up to twice as long. */
  public RetryPolicy pauses(Duration first, Duration longest) {
    return new RetryPolicy(tries, budget, first, longest);
  }
}
