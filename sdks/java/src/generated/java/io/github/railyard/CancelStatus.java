// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>pending</code> says also that the outcome is not known yet; <code>failed</code>: it certainly did not happen. */
public final class CancelStatus extends Word {
  public static final CancelStatus SUCCEEDED = new CancelStatus("succeeded");
  public static final CancelStatus PENDING = new CancelStatus("pending");
  public static final CancelStatus FAILED = new CancelStatus("failed");

  CancelStatus(String value) {
    super(value);
  }
}
