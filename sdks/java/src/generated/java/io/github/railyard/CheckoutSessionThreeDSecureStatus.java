// Printed from the contract; do not edit.
package io.github.railyard;

public final class CheckoutSessionThreeDSecureStatus extends Word {
  public static final CheckoutSessionThreeDSecureStatus PENDING = new CheckoutSessionThreeDSecureStatus("pending");
  public static final CheckoutSessionThreeDSecureStatus SUCCEEDED = new CheckoutSessionThreeDSecureStatus("succeeded");
  public static final CheckoutSessionThreeDSecureStatus FAILED = new CheckoutSessionThreeDSecureStatus("failed");
  public static final CheckoutSessionThreeDSecureStatus NOT_ATTEMPTED = new CheckoutSessionThreeDSecureStatus("not_attempted");

  CheckoutSessionThreeDSecureStatus(String value) {
    super(value);
  }
}
