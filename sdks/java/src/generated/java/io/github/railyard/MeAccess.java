// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class MeAccess extends Struct {
  /**
   * Where; null: in every merchant account.
   * <p>
   * It may be null.
   */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /**
   * The slug of the role that allows it; null for what a token of a key allows.
   * <p>
   * It may be null.
   */
  public String getRole() {
    return asText("role");
  }

  /** What is allowed there. <code>*.read</code> and <code>*.write</code> stand for every resource. */
  public List<String> getPermissions() {
    return asList("permissions");
  }

  /** Acts that the role would allow, and that are ticked off: <code>capture</code>, <code>refund</code>, <code>review</code> and <code>void</code>. */
  public List<String> getWithheld() {
    return asList("withheld");
  }

  /** How much the role may move. As soon as an act has a limit, it is not allowed in other currencies. */
  public List<RoleLimit> getLimits() {
    return asStructs("limits", RoleLimit.class);
  }
}
