// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentServiceCircuitBreaker extends Struct {
  /** <code>open</code>: it comes last. <code>half_open</code>: one payment finds out whether it is back. It is what the process that answers has seen; each process has its own, and they may differ for a while. */
  public PaymentServiceCircuitBreakerState getState() {
    return asWord("state", PaymentServiceCircuitBreakerState.class);
  }

  /**
   * Until when it is open, by the time of the machine; null where it is not.
   * <p>
   * It may be null.
   */
  public String getOpenUntil() {
    return asText("open_until");
  }
}
