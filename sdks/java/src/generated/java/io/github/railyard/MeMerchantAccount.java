// Printed from the contract; do not edit.
package io.github.railyard;

public final class MeMerchantAccount extends Struct {
  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** What people call it. */
  public String getDisplayName() {
    return asText("display_name");
  }
}
