// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>balances.list</code> can be asked for. */
public final class ListBalancesQuery extends Struct {
  /** Only the balance of this currency. ISO 4217, upper case. */
  public ListBalancesQuery currency(String value) {
    put("currency", value);
    return this;
  }
}
