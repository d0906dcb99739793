// Printed from the contract; do not edit.
package io.github.railyard;

public final class DefinitionField extends Struct {
  /** Names the setting in <code>fields</code> of what is set up. */
  public String getKey() {
    return asText("key");
  }

  /** What to call it in a form. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** Whether it must be set. */
  public boolean getRequired() {
    return asFlag("required");
  }

  /** What kind of text it is. */
  public DefinitionFieldFormat getFormat() {
    return asWord("format", DefinitionFieldFormat.class);
  }

  /** Whether it is sealed and never answered. */
  public boolean getSecret() {
    return asFlag("secret");
  }

  /** Whether the provider can be asked if it is right. */
  public boolean getVerifiable() {
    return asFlag("verifiable");
  }

  /** What it may be, and where it is found. */
  public String getHelp() {
    return asText("help");
  }
}
