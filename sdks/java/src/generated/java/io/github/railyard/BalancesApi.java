// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>balances</code>. */
public final class BalancesApi extends Group {
  BalancesApi(Connection on) {
    super(on);
  }

  /**
   * Read the ledger balances of a merchant account, one for each currency.
   * <p>
   * Computed from the ledger's postings. Settled less fees, chargebacks and payouts is what reached the merchant. Scope: <code>transactions.read</code>.
   */
  public Listing<Balance> list(ListBalancesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/balances").query(query), options, Balance.class);
  }

  /**
   * Read the ledger balances of a merchant account, one for each currency.
   * <p>
   * Computed from the ledger's postings. Settled less fees, chargebacks and payouts is what reached the merchant. Scope: <code>transactions.read</code>.
   */
  public Listing<Balance> list(Options... options) {
    return list((ListBalancesQuery) null, options);
  }
}
