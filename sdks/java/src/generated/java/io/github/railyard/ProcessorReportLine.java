// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ProcessorReportLine extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Its number in the file, from 1, behind the names of the columns. */
  public long getLine() {
    return asWhole("line");
  }

  /** Why nothing came of it. */
  public String getReason() {
    return asText("reason");
  }

  /** What stands in it, card numbers masked. */
  public List<ProcessorReportCell> getCells() {
    return asStructs("cells", ProcessorReportCell.class);
  }
}
