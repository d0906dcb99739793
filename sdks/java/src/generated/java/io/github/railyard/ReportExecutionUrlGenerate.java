// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReportExecutionUrlGenerate extends Struct {
  /** For how many minutes the address holds: up to a week. */
  public ReportExecutionUrlGenerate expiresIn(long value) {
    put("expires_in", value);
    return this;
  }
}
