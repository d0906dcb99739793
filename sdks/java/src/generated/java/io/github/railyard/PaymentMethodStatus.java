// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>succeeded</code>: can be charged; <code>processing</code> and <code>buyer_approval_required</code>: not yet; <code>failed</code>: never. */
public final class PaymentMethodStatus extends Word {
  public static final PaymentMethodStatus PROCESSING = new PaymentMethodStatus("processing");
  public static final PaymentMethodStatus BUYER_APPROVAL_REQUIRED = new PaymentMethodStatus("buyer_approval_required");
  public static final PaymentMethodStatus SUCCEEDED = new PaymentMethodStatus("succeeded");
  public static final PaymentMethodStatus FAILED = new PaymentMethodStatus("failed");
  public static final PaymentMethodStatus PAUSED = new PaymentMethodStatus("paused");

  PaymentMethodStatus(String value) {
    super(value);
  }
}
