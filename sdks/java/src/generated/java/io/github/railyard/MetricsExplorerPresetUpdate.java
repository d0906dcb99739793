// Printed from the contract; do not edit.
package io.github.railyard;

public final class MetricsExplorerPresetUpdate extends Struct {
  /** A name for people to read. */
  public MetricsExplorerPresetUpdate displayName(String value) {
    put("display_name", value);
    return this;
  }
}
