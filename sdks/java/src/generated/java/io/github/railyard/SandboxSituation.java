// Printed from the contract; do not edit.
package io.github.railyard;

public final class SandboxSituation extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** <code>slow</code>: answers come late. <code>down</code>: every request is answered with an error, and nothing is done. <code>wrong_answer</code>: what is asked is done, and the answer cannot be read. <code>unknown_outcome</code>: the next payment is made, and its answer is lost. <code>dispute</code>: the bank of a buyer takes a payment back. <code>settlement_error</code>: what waits is settled in a file in which the oldest line is missing, and one is of a payment that nobody made. */
  public SandboxSituationKind getKind() {
    return asWord("kind", SandboxSituationKind.class);
  }

  /**
   * The payment service that it was ordered for; null where another tool ordered it.
   * <p>
   * It may be null.
   */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** The simulated processor; payment services that share it share the situation. */
  public String getProcessor() {
    return asText("processor");
  }

  /** When it began, by the clock of the merchant account. */
  public String getBeganAt() {
    return asText("began_at");
  }

  /**
   * When it ends by itself, or ended; null: when it is ended, or used up.
   * <p>
   * It may be null.
   */
  public String getEndsAt() {
    return asText("ends_at");
  }

  /**
   * After how many more requests it is over; null: it does not count them.
   * <p>
   * It may be null.
   */
  public Long getTimesLeft() {
    return asWholeOrNull("times_left");
  }

  /**
   * How late answers come, in milliseconds; null where they are not slow.
   * <p>
   * It may be null.
   */
  public Long getLatencyMs() {
    return asWholeOrNull("latency_ms");
  }
}
