// Printed from the contract; do not edit.
package io.github.railyard;

public final class AuditLogEntryResource extends Struct {
  /** The kind of record that was written. */
  public String getType() {
    return asText("type");
  }

  /** Names the record that was written. */
  public String getId() {
    return asText("id");
  }

  /** What it was called, or its id. */
  public String getName() {
    return asText("name");
  }
}
