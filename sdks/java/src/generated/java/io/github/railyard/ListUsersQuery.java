// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>users.list</code> can be asked for. */
public final class ListUsersQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListUsersQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListUsersQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** A part of the name or the e-mail address, in any case. */
  public ListUsersQuery search(String value) {
    put("search", value);
    return this;
  }
}
