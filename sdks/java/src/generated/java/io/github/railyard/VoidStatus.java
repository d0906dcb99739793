// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>pending</code> says also that the outcome is not known yet; <code>declined</code>: the processor said no; <code>failed</code>: it certainly did not happen. */
public final class VoidStatus extends Word {
  public static final VoidStatus SUCCEEDED = new VoidStatus("succeeded");
  public static final VoidStatus PENDING = new VoidStatus("pending");
  public static final VoidStatus DECLINED = new VoidStatus("declined");
  public static final VoidStatus FAILED = new VoidStatus("failed");

  VoidStatus(String value) {
    super(value);
  }
}
