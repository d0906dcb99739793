// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class UserRole extends Struct {
  /** An id from <code>GET /roles</code>, of a role that can be given to a <code>user</code>. */
  public UserRole roleId(String value) {
    put("role_id", value);
    return this;
  }

  /** Where it counts; left out or null: in every merchant account. */
  public UserRole merchantAccountId(String value) {
    put("merchant_account_id", value);
    return this;
  }

  /** Acts of the role that are ticked off. */
  public UserRole withheld(List<WithheldAct> value) {
    put("withheld", value);
    return this;
  }

  /** How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like. */
  public UserRole limits(List<RoleLimitInput> value) {
    put("limits", value);
    return this;
  }
}
