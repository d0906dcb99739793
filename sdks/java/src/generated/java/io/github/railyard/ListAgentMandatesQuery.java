// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>agentMandates.list</code> can be asked for. */
public final class ListAgentMandatesQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListAgentMandatesQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListAgentMandatesQuery limit(long value) {
    put("limit", value);
    return this;
  }
}
