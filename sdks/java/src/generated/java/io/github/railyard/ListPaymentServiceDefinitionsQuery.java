// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>paymentServiceDefinitions.list</code> can be asked for. */
public final class ListPaymentServiceDefinitionsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListPaymentServiceDefinitionsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListPaymentServiceDefinitionsQuery limit(long value) {
    put("limit", value);
    return this;
  }
}
