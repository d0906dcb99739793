// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>pending</code> says also that the outcome is not known yet; <code>declined</code>: the processor said no; <code>failed</code>: it certainly did not happen. */
public final class CaptureStatus extends Word {
  public static final CaptureStatus SUCCEEDED = new CaptureStatus("succeeded");
  public static final CaptureStatus PENDING = new CaptureStatus("pending");
  public static final CaptureStatus DECLINED = new CaptureStatus("declined");
  public static final CaptureStatus FAILED = new CaptureStatus("failed");

  CaptureStatus(String value) {
    super(value);
  }
}
