// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>processor-reports/unmatched-lines</code>. */
public final class ProcessorReportsUnmatchedLinesApi extends Group {
  ProcessorReportsUnmatchedLinesApi(Connection on) {
    super(on);
  }

  /**
   * List the lines of a processor's file that came to nothing, in the order of the file.
   * <p>
   * The first thousand of a file, with why; the counts of the file have them all. Scope: <code>reports.read</code>.
   */
  public Listing<ProcessorReportLine> list(String processorReportId, ListProcessorReportLinesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/processor-reports/", processorReportId, "/unmatched-lines").query(query), options, ProcessorReportLine.class);
  }

  /**
   * List the lines of a processor's file that came to nothing, in the order of the file.
   * <p>
   * The first thousand of a file, with why; the counts of the file have them all. Scope: <code>reports.read</code>.
   */
  public Listing<ProcessorReportLine> list(String processorReportId, Options... options) {
    return list(processorReportId, (ListProcessorReportLinesQuery) null, options);
  }
}
