// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class VaultForwardDefinition extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** <code>definition_id</code> of an endpoint names it. */
  public String getId() {
    return asText("id");
  }

  /** What the other side is called. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** Host names of the other side; empty where you name them. */
  public List<String> getHosts() {
    return asList("hosts");
  }

  /** Authentication methods that it takes. */
  public List<VaultForwardDefinitionAuthentication> getAuthentications() {
    return asStructs("authentications", VaultForwardDefinitionAuthentication.class);
  }
}
