// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>roles</code>. */
public final class RolesApi extends Group {
  RolesApi(Connection on) {
    super(on);
  }

  public RolesAssignmentsApi assignments() {
    return new RolesAssignmentsApi(on);
  }

  /**
   * List the roles that can be given to keys.
   * <p>
   * A token allows what its scopes and the roles of its key both allow. Scope: <code>roles.read</code>.
   */
  public Listing<Role> list(ListRolesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/roles").query(query), options, Role.class);
  }

  /**
   * List the roles that can be given to keys.
   * <p>
   * A token allows what its scopes and the roles of its key both allow. Scope: <code>roles.read</code>.
   */
  public Listing<Role> list(Options... options) {
    return list((ListRolesQuery) null, options);
  }
}
