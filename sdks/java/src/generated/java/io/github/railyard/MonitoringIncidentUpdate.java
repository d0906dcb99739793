// Printed from the contract; do not edit.
package io.github.railyard;

public final class MonitoringIncidentUpdate extends Struct {
  /** What to keep beside it for others to read; null for nothing. */
  public MonitoringIncidentUpdate notes(String value) {
    put("notes", value);
    return this;
  }

  /** What to keep beside it for others to read; null for nothing. */
  public MonitoringIncidentUpdate notes(Opt<String> value) {
    put("notes", value);
    return this;
  }
}
