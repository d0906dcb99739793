// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReportExecutionStatus extends Word {
  public static final ReportExecutionStatus DISPATCHED = new ReportExecutionStatus("dispatched");
  public static final ReportExecutionStatus FAILED = new ReportExecutionStatus("failed");
  public static final ReportExecutionStatus PENDING = new ReportExecutionStatus("pending");
  public static final ReportExecutionStatus PROCESSING = new ReportExecutionStatus("processing");
  public static final ReportExecutionStatus SUCCEEDED = new ReportExecutionStatus("succeeded");

  ReportExecutionStatus(String value) {
    super(value);
  }
}
