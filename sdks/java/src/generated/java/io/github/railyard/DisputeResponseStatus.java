// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>processing</code> also while it is not known whether the processor has it: do not submit again. */
public final class DisputeResponseStatus extends Word {
  public static final DisputeResponseStatus PROCESSING = new DisputeResponseStatus("processing");
  public static final DisputeResponseStatus SUCCEEDED = new DisputeResponseStatus("succeeded");
  public static final DisputeResponseStatus DECLINED = new DisputeResponseStatus("declined");
  public static final DisputeResponseStatus FAILED = new DisputeResponseStatus("failed");

  DisputeResponseStatus(String value) {
    super(value);
  }
}
