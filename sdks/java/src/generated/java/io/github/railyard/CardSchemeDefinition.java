// Printed from the contract; do not edit.
package io.github.railyard;

public final class CardSchemeDefinition extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The word for the scheme, as <code>scheme</code> has it. */
  public String getId() {
    return asText("id");
  }

  /** A picture of it; null where there is none. */
  public String getIconUrl() {
    return asText("icon_url");
  }

  /** A name for people to read. */
  public String getDisplayName() {
    return asText("display_name");
  }
}
