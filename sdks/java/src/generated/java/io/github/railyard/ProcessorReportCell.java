// Printed from the contract; do not edit.
package io.github.railyard;

public final class ProcessorReportCell extends Struct {
  /** The name of its column, as the first line of the file has it. */
  public String getColumn() {
    return asText("column");
  }

  /** What stands there. */
  public String getValue() {
    return asText("value");
  }
}
