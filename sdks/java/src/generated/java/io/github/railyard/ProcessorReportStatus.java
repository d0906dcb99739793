// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>announced</code>: named by an event or being uploaded, and not here yet; <code>fetched</code>: here, and being read; <code>read</code>: to its end; <code>failed</code>: given up. */
public final class ProcessorReportStatus extends Word {
  public static final ProcessorReportStatus ANNOUNCED = new ProcessorReportStatus("announced");
  public static final ProcessorReportStatus FETCHED = new ProcessorReportStatus("fetched");
  public static final ProcessorReportStatus READ = new ProcessorReportStatus("read");
  public static final ProcessorReportStatus FAILED = new ProcessorReportStatus("failed");

  ProcessorReportStatus(String value) {
    super(value);
  }
}
