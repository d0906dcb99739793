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
   * Upload a file in which a processor says what it settled.
   * <p>
   * Of processors that give it to people alone, by e-mail or SFTP; and of any whose files are read, in place of one that was not fetched. It is read in a moment. 422 says what of the file is missing, or that no reader knows it. Scope: <code>transactions.write</code>.
   */
  public ProcessorReport create(ProcessorReportCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Upload a file in which a processor says what it settled.
   * <p>
   * Of processors that give it to people alone, by e-mail or SFTP; and of any whose files are read, in place of one that was not fetched. It is read in a moment. 422 says what of the file is missing, or that no reader knows it. Scope: <code>transactions.write</code>.
   */
  public CompletableFuture<ProcessorReport> createAsync(ProcessorReportCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/processor-reports").body(body), options, ProcessorReport.class);
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
