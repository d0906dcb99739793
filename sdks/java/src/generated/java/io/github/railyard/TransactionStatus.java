// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>processing</code>, <code>capture_pending</code>, <code>void_pending</code>: the outcome is not known yet, do not pay again; <code>buyer_approval_pending</code>: the buyer has to act; <code>pending</code>: the money is on its way, or the buyer sends or pays it in their own time; <code>authorized</code>: promised; <code>captured</code>: taken; <code>voided</code>, <code>expired</code>: the promise is gone; <code>returned</code>: a bank took it back; <code>declined</code>: refused; <code>failed</code>: it certainly did not happen. */
public final class TransactionStatus extends Word {
  public static final TransactionStatus PROCESSING = new TransactionStatus("processing");
  public static final TransactionStatus BUYER_APPROVAL_PENDING = new TransactionStatus("buyer_approval_pending");
  public static final TransactionStatus PENDING = new TransactionStatus("pending");
  public static final TransactionStatus AUTHORIZED = new TransactionStatus("authorized");
  public static final TransactionStatus CAPTURE_PENDING = new TransactionStatus("capture_pending");
  public static final TransactionStatus CAPTURED = new TransactionStatus("captured");
  public static final TransactionStatus VOID_PENDING = new TransactionStatus("void_pending");
  public static final TransactionStatus VOIDED = new TransactionStatus("voided");
  public static final TransactionStatus DECLINED = new TransactionStatus("declined");
  public static final TransactionStatus FAILED = new TransactionStatus("failed");
  public static final TransactionStatus EXPIRED = new TransactionStatus("expired");
  public static final TransactionStatus RETURNED = new TransactionStatus("returned");

  TransactionStatus(String value) {
    super(value);
  }
}
