// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>roles.list</code> can be asked for. */
public final class ListRolesQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListRolesQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListRolesQuery limit(long value) {
    put("limit", value);
    return this;
  }
}
