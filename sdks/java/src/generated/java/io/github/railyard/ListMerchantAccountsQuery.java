// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>merchantAccounts.list</code> can be asked for. */
public final class ListMerchantAccountsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListMerchantAccountsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListMerchantAccountsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** A part of the id or the display name, in any case. */
  public ListMerchantAccountsQuery search(String value) {
    put("search", value);
    return this;
  }
}
