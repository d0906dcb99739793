// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>reconciliations.differences.list</code> can be asked for. */
public final class ListReconciliationDifferencesQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListReconciliationDifferencesQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListReconciliationDifferencesQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Of one of these reasons. */
  public ListReconciliationDifferencesQuery reason(List<ReconciliationReason> value) {
    put("reason", value);
    return this;
  }
}
