// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReportExecutionSummary extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /** <code>dispatched</code> until a worker begins, then <code>processing</code>, at the end <code>succeeded</code> or <code>failed</code>. */
  public ReportExecutionStatus getStatus() {
    return asWord("status", ReportExecutionStatus.class);
  }

  /** What its periods are counted from. */
  public ReportExecutionContext getContext() {
    return asStruct("context", ReportExecutionContext.class);
  }
}
