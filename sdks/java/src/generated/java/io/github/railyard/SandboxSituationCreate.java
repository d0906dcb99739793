// Printed from the contract; do not edit.
package io.github.railyard;

public final class SandboxSituationCreate extends Struct {
  /** <code>slow</code>: answers come late. <code>down</code>: every request is answered with an error, and nothing is done. <code>wrong_answer</code>: what is asked is done, and the answer cannot be read. <code>unknown_outcome</code>: the next payment is made, and its answer is lost. <code>dispute</code>: the bank of a buyer takes a payment back. <code>settlement_error</code>: what waits is settled in a file in which the oldest line is missing, and one is of a payment that nobody made. */
  public SandboxSituationCreate kind(SandboxSituationKind value) {
    put("kind", value);
    return this;
  }

  /** Whose processor; of a dispute it follows from the payment. */
  public SandboxSituationCreate paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** Of a dispute: the captured payment that the buyer disputes. */
  public SandboxSituationCreate transactionId(String value) {
    put("transaction_id", value);
    return this;
  }

  /** When it ends by itself, by the clock of the merchant account; left out, after an hour. Moving the clock there ends it, too. */
  public SandboxSituationCreate endsAt(String value) {
    put("ends_at", value);
    return this;
  }

  /** After how many requests it is over; left out, one for <code>unknown_outcome</code>, and any number for the others. */
  public SandboxSituationCreate times(long value) {
    put("times", value);
    return this;
  }

  /** Of <code>slow</code>: how late answers come, in milliseconds; left out, five seconds. */
  public SandboxSituationCreate latencyMs(long value) {
    put("latency_ms", value);
    return this;
  }
}
