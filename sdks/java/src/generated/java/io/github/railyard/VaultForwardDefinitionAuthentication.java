// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class VaultForwardDefinitionAuthentication extends Struct {
  /** What it does to a request. */
  public VaultForwardAuthenticationKind getKind() {
    return asWord("kind", VaultForwardAuthenticationKind.class);
  }

  /** Which of the kind's methods; the first of a kind is its default. */
  public String getMethod() {
    return asText("method");
  }

  /** What it is called. */
  public String getTitle() {
    return asText("title");
  }

  /** What it is for. */
  public String getDescription() {
    return asText("description");
  }

  /** What it needs. */
  public List<VaultForwardDefinitionField> getFields() {
    return asStructs("fields", VaultForwardDefinitionField.class);
  }
}
