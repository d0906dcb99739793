// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>confirmations.list</code> can be asked for. */
public final class ListConfirmationsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListConfirmationsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListConfirmationsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /**
   * Only what waits for a second person.
   * <p>
   * One of <code>waiting</code>.
   */
  public ListConfirmationsQuery status(String value) {
    put("status", value);
    return this;
  }
}
