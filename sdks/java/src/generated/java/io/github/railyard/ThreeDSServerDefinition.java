// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ThreeDSServerDefinition extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The connector's name, for example <code>threedsecureio</code>. */
  public String getId() {
    return asText("id");
  }

  /** What the provider is called. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** The settings that it takes. */
  public List<DefinitionField> getFields() {
    return asStructs("fields", DefinitionField.class);
  }

  /**
   * A picture of it; null where there is none.
   * <p>
   * It may be null.
   */
  public String getIconUrl() {
    return asText("icon_url");
  }
}
