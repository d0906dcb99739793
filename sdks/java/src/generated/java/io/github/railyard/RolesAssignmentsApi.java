// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>roles/assignments</code>. */
public final class RolesAssignmentsApi extends Group {
  RolesAssignmentsApi(Connection on) {
    super(on);
  }

  /**
   * Give a user a role.
   * <p>
   * Nobody gives what they lack: the role must allow nothing in that merchant account that the caller may not do there. It counts at once, everywhere within two seconds. Scope: <code>roles.write</code>. People confirm it; see Confirmations.
   */
  public RoleAssignment create(RoleAssignmentCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Give a user a role.
   * <p>
   * Nobody gives what they lack: the role must allow nothing in that merchant account that the caller may not do there. It counts at once, everywhere within two seconds. Scope: <code>roles.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<RoleAssignment> createAsync(RoleAssignmentCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/roles/assignments").body(body), options, RoleAssignment.class);
  }

  /**
   * List which user has which role, and where.
   * <p>
   * Newest first. A caller who acts for some merchant accounts sees the roles in those. Scope: <code>roles.read</code>.
   */
  public Listing<RoleAssignment> list(ListRoleAssignmentsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/roles/assignments").query(query), options, RoleAssignment.class);
  }

  /**
   * List which user has which role, and where.
   * <p>
   * Newest first. A caller who acts for some merchant accounts sees the roles in those. Scope: <code>roles.read</code>.
   */
  public Listing<RoleAssignment> list(Options... options) {
    return list((ListRoleAssignmentsQuery) null, options);
  }

  /**
   * Take a role from a user.
   * <p>
   * By callers who could give it. The last administrator of every merchant account keeps the role: 409. It no longer counts anywhere within two seconds. Scope: <code>roles.write</code>. People confirm it; see Confirmations.
   */
  public Answer delete(String roleAssignmentId, Options... options) {
    return Connection.await(deleteAsync(roleAssignmentId, options));
  }

  /**
   * Take a role from a user.
   * <p>
   * By callers who could give it. The last administrator of every merchant account keeps the role: 409. It no longer counts anywhere within two seconds. Scope: <code>roles.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String roleAssignmentId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/roles/assignments/", roleAssignmentId), options);
  }

  /**
   * Change what a user's role is without, and how much it may move.
   * <p>
   * What is left out stays. By callers who could give the role, as it is and as it is to be: nobody raises their own. The last administrator of every merchant account stays without limits: 409. It counts at once, everywhere within two seconds. Scope: <code>roles.write</code>. People confirm it; see Confirmations.
   */
  public RoleAssignment update(String roleAssignmentId, RoleAssignmentUpdate body, Options... options) {
    return Connection.await(updateAsync(roleAssignmentId, body, options));
  }

  /**
   * Change what a user's role is without, and how much it may move.
   * <p>
   * What is left out stays. By callers who could give the role, as it is and as it is to be: nobody raises their own. The last administrator of every merchant account stays without limits: 409. It counts at once, everywhere within two seconds. Scope: <code>roles.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<RoleAssignment> updateAsync(String roleAssignmentId, RoleAssignmentUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/roles/assignments/", roleAssignmentId).body(body), options, RoleAssignment.class);
  }
}
