// Printed from the contract; do not edit.
package io.github.railyard;

public final class Creator extends Struct {
  /** Id of the API key. */
  public String getId() {
    return asText("id");
  }

  /** What the key is called. */
  public String getName() {
    return asText("name");
  }

  /** Always empty: keys have no address. */
  public String getEmailAddress() {
    return asText("email_address");
  }
}
