// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>pending</code> says also that the outcome is not known yet; <code>declined</code>: the processor or the issuer said no; <code>failed</code>: it certainly was not paid. */
public final class PayoutStatus extends Word {
  public static final PayoutStatus DECLINED = new PayoutStatus("declined");
  public static final PayoutStatus FAILED = new PayoutStatus("failed");
  public static final PayoutStatus PENDING = new PayoutStatus("pending");
  public static final PayoutStatus SUCCEEDED = new PayoutStatus("succeeded");

  PayoutStatus(String value) {
    super(value);
  }
}
