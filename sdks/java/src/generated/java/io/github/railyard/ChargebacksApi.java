// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>chargebacks</code>. */
public final class ChargebacksApi extends Group {
  ChargebacksApi(Connection on) {
    super(on);
  }

  /**
   * List chargebacks of all transactions, and those that were reversed, latest first.
   * <p>
   * Lines of the processors' reports, by when they reached this instance; they never change. Filters are joined by and; a list of values by or. Scope: <code>transactions.read</code>.
   */
  public Listing<SettlementLine> list(ListChargebacksQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/chargebacks").query(query), options, SettlementLine.class);
  }

  /**
   * List chargebacks of all transactions, and those that were reversed, latest first.
   * <p>
   * Lines of the processors' reports, by when they reached this instance; they never change. Filters are joined by and; a list of values by or. Scope: <code>transactions.read</code>.
   */
  public Listing<SettlementLine> list(Options... options) {
    return list((ListChargebacksQuery) null, options);
  }
}
