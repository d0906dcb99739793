// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class RoleAssignmentCreate extends Struct {
  /** Who is given the role. */
  public RoleAssignmentCreate userId(String value) {
    put("user_id", value);
    return this;
  }

  /** An id from <code>GET /roles</code>, of a role that can be given to a <code>user</code>. */
  public RoleAssignmentCreate roleId(String value) {
    put("role_id", value);
    return this;
  }

  /** Where it counts; left out or null: in every merchant account. */
  public RoleAssignmentCreate merchantAccountId(String value) {
    put("merchant_account_id", value);
    return this;
  }

  /** Acts of the role that are ticked off for this user: whoever may write transactions may do all four otherwise. */
  public RoleAssignmentCreate withheld(List<WithheldAct> value) {
    put("withheld", value);
    return this;
  }

  /** How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like. */
  public RoleAssignmentCreate limits(List<RoleLimitInput> value) {
    put("limits", value);
    return this;
  }
}
