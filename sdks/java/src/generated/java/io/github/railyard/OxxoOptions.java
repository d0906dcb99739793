// Printed from the contract; do not edit.
package io.github.railyard;

public final class OxxoOptions extends Struct {
  /** Until when it can be paid, in seconds since 1970. */
  public OxxoOptions paymentMethodExpiresAt(long value) {
    put("payment_method_expires_at", value);
    return this;
  }

  /** A page of yours that shows the buyer where to pay. */
  public OxxoOptions approvalUrl(String value) {
    put("approval_url", value);
    return this;
  }
}
