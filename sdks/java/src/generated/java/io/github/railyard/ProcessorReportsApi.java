// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>processor-reports</code>. */
public final class ProcessorReportsApi extends Group {
  ProcessorReportsApi(Connection on) {
    super(on);
  }

  public ProcessorReportsUnmatchedLinesApi unmatchedLines() {
    return new ProcessorReportsUnmatchedLinesApi(on);
  }

  /**
   * List the files in which processors say what they settled, newest first.
   * <p>
   * By when they were first announced. A file is forgotten some time after it was read; what its lines put in the books stays. Filters are joined by and; a list of values by or. Scope: <code>reports.read</code>.
   */
  public Listing<ProcessorReport> list(ListProcessorReportsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/processor-reports").query(query), options, ProcessorReport.class);
  }

  /**
   * List the files in which processors say what they settled, newest first.
   * <p>
   * By when they were first announced. A file is forgotten some time after it was read; what its lines put in the books stays. Filters are joined by and; a list of values by or. Scope: <code>reports.read</code>.
   */
  public Listing<ProcessorReport> list(Options... options) {
    return list((ListProcessorReportsQuery) null, options);
  }

  /**
   * Read how far a file of a processor has been read, and what its lines were about.
   * <p>
   * 404 once the file is forgotten. Scope: <code>reports.read</code>.
   */
  public ProcessorReport get(String processorReportId, Options... options) {
    return Connection.await(getAsync(processorReportId, options));
  }

  /**
   * Read how far a file of a processor has been read, and what its lines were about.
   * <p>
   * 404 once the file is forgotten. Scope: <code>reports.read</code>.
   */
  public CompletableFuture<ProcessorReport> getAsync(String processorReportId, Options... options) {
    return on.send(new ApiRequest("GET", "/processor-reports/", processorReportId), options, ProcessorReport.class);
  }
}
