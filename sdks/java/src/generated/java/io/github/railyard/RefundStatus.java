// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>processing</code> says also that the outcome is not known yet; <code>declined</code>: the processor said no; <code>failed</code>: it certainly did not happen. */
public final class RefundStatus extends Word {
  public static final RefundStatus PROCESSING = new RefundStatus("processing");
  public static final RefundStatus SUCCEEDED = new RefundStatus("succeeded");
  public static final RefundStatus FAILED = new RefundStatus("failed");
  public static final RefundStatus DECLINED = new RefundStatus("declined");
  public static final RefundStatus VOIDED = new RefundStatus("voided");

  RefundStatus(String value) {
    super(value);
  }
}
