// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class RoleAssignmentUpdate extends Struct {
  /** Acts of the role that are ticked off for this user: whoever may write transactions may do all four otherwise. */
  public RoleAssignmentUpdate withheld(List<WithheldAct> value) {
    put("withheld", value);
    return this;
  }

  /** Acts of the role that are ticked off for this user: whoever may write transactions may do all four otherwise. */
  public RoleAssignmentUpdate withheld(Opt<List<WithheldAct>> value) {
    put("withheld", value);
    return this;
  }

  /** How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like. */
  public RoleAssignmentUpdate limits(List<RoleLimitInput> value) {
    put("limits", value);
    return this;
  }

  /** How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like. */
  public RoleAssignmentUpdate limits(Opt<List<RoleLimitInput>> value) {
    put("limits", value);
    return this;
  }
}
