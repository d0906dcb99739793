// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionRetry extends Struct {
  /** <code>armed</code>: the payment has not been declined. <code>planned</code>: the next attempt is at <code>next_attempt_at</code>. <code>attempting</code>: it is being made, or its outcome is not known yet. <code>recovered</code>: an attempt was approved. <code>given_up</code>: none makes sense any more. <code>stopped</code>: you ended it. */
  public TransactionRetryStatus getStatus() {
    return asWord("status", TransactionRetryStatus.class);
  }

  /** No attempt is made later. */
  public String getUntil() {
    return asText("until");
  }

  /** How many further attempts there are at most. */
  public long getMaxAttempts() {
    return asWhole("max_attempts");
  }

  /** How many were made, each a transaction of its own. */
  public long getAttemptsMade() {
    return asWhole("attempts_made");
  }

  /**
   * When the next attempt is made; null while none is planned.
   * <p>
   * It may be null.
   */
  public String getNextAttemptAt() {
    return asText("next_attempt_at");
  }

  /**
   * The transaction of the last attempt; with <code>recovered</code>, the one that was paid. Null before one.
   * <p>
   * It may be null.
   */
  public String getLastTransactionId() {
    return asText("last_transaction_id");
  }

  /**
   * One sentence, why then, or why not; null while the payment has not been declined.
   * <p>
   * It may be null.
   */
  public String getReason() {
    return asText("reason");
  }
}
