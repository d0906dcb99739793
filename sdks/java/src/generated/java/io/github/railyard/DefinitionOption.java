// Printed from the contract; do not edit.
package io.github.railyard;

public final class DefinitionOption extends Struct {
  /** Its name in the block of the connector; a dot stands before what is inside another block. */
  public String getKey() {
    return asText("key");
  }

  /** What it takes. */
  public DefinitionOptionFormat getFormat() {
    return asWord("format", DefinitionOptionFormat.class);
  }

  /** Whether its block must have it. */
  public boolean getRequired() {
    return asFlag("required");
  }

  /** What it does. */
  public String getHelp() {
    return asText("help");
  }
}
