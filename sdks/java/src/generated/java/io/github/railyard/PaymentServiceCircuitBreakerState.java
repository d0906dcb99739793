// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentServiceCircuitBreakerState extends Word {
  public static final PaymentServiceCircuitBreakerState CLOSED = new PaymentServiceCircuitBreakerState("closed");
  public static final PaymentServiceCircuitBreakerState OPEN = new PaymentServiceCircuitBreakerState("open");
  public static final PaymentServiceCircuitBreakerState HALF_OPEN = new PaymentServiceCircuitBreakerState("half_open");

  PaymentServiceCircuitBreakerState(String value) {
    super(value);
  }
}
