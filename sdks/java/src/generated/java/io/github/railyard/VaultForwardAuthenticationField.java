// Printed from the contract; do not edit.
package io.github.railyard;

public final class VaultForwardAuthenticationField extends Struct {
  /** Which field, as the definition calls it. */
  public String getKey() {
    return asText("key");
  }

  /**
   * What is stored; null where it is secret or not set.
   * <p>
   * It may be null.
   */
  public String getValue() {
    return asText("value");
  }

  /** Whether anything is stored. */
  public boolean getSet() {
    return asFlag("set");
  }
}
