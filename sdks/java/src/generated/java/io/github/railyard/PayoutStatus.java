// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>pending</code> says also that the outcome is not known yet; <code>declined</code>: the processor, the bank or the issuer said no; <code>failed</code>: it certainly was not paid; <code>returned</code>: it was paid, and the bank sent the money back (<code>failed</code> in the version <code>published</code>). */
public final class PayoutStatus extends Word {
  public static final PayoutStatus PENDING = new PayoutStatus("pending");
  public static final PayoutStatus SUCCEEDED = new PayoutStatus("succeeded");
  public static final PayoutStatus DECLINED = new PayoutStatus("declined");
  public static final PayoutStatus FAILED = new PayoutStatus("failed");
  public static final PayoutStatus RETURNED = new PayoutStatus("returned");

  PayoutStatus(String value) {
    super(value);
  }
}
