// Printed from the contract; do not edit.
package io.github.railyard;

public final class CardExportPerson extends Struct {
  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** What they were called then. */
  public String getName() {
    return asText("name");
  }
}
