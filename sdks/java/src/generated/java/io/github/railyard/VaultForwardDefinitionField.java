// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class VaultForwardDefinitionField extends Struct {
  /** Names the field when it is stored. */
  public String getKey() {
    return asText("key");
  }

  /** What to call it in a form. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** Whether the method needs it. */
  public boolean getRequired() {
    return asFlag("required");
  }

  /**
   * What kind of text it is; files are given in Base64.
   * <p>
   * One of <code>text</code>, <code>multiline</code>, <code>file</code>, <code>number</code>.
   */
  public String getFormat() {
    return asText("format");
  }

  /** Whether it is never answered. */
  public boolean getSecret() {
    return asFlag("secret");
  }

  /** What stands in it. */
  public String getDescription() {
    return asText("description");
  }

  /**
   * Used where nothing is stored; null for nothing.
   * <p>
   * It may be null.
   */
  public String getDefault() {
    return asText("default");
  }

  /** The only values taken; empty for any. */
  public List<String> getChoices() {
    return asList("choices");
  }
}
