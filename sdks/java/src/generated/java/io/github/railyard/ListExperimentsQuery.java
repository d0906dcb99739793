// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>experiments.list</code> can be asked for. */
public final class ListExperimentsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListExperimentsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListExperimentsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only those that are running, or that have ended. */
  public ListExperimentsQuery state(ExperimentState value) {
    put("state", value);
    return this;
  }
}
