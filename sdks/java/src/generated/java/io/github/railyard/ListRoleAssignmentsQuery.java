// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>roles.assignments.list</code> can be asked for. */
public final class ListRoleAssignmentsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListRoleAssignmentsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListRoleAssignmentsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only roles of this user. */
  public ListRoleAssignmentsQuery userId(String value) {
    put("user_id", value);
    return this;
  }
}
