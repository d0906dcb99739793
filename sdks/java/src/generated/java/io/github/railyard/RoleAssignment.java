// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class RoleAssignment extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** Who has the role. */
  public String getUserId() {
    return asText("user_id");
  }

  /** What they may do. */
  public Role getRole() {
    return asStruct("role", Role.class);
  }

  /**
   * Where; null: in every merchant account.
   * <p>
   * It may be null.
   */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** Acts of the role that are ticked off for this user: whoever may write transactions may do all four otherwise. */
  public List<WithheldAct> getWithheld() {
    return asWords("withheld", WithheldAct.class);
  }

  /** How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like. */
  public List<RoleLimit> getLimits() {
    return asStructs("limits", RoleLimit.class);
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }
}
