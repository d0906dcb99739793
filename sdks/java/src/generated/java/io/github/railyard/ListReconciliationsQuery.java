// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>reconciliations.list</code> can be asked for. */
public final class ListReconciliationsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListReconciliationsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListReconciliationsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only those that are open, or closed. */
  public ListReconciliationsQuery status(ReconciliationStatus value) {
    put("status", value);
    return this;
  }

  /** This day, or later ones. */
  public ListReconciliationsQuery dateGte(String value) {
    put("date_gte", value);
    return this;
  }

  /** This day, or earlier ones. */
  public ListReconciliationsQuery dateLte(String value) {
    put("date_lte", value);
    return this;
  }

  /** Only those with differences on which somebody has to act, or only those without. */
  public ListReconciliationsQuery needsAttention(boolean value) {
    put("needs_attention", value);
    return this;
  }
}
