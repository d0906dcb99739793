// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>settlements</code>. */
public final class SettlementsApi extends Group {
  SettlementsApi(Connection on) {
    super(on);
  }

  /**
   * List what processors have settled of all transactions, latest first.
   * <p>
   * Every line of the processors' reports, by when it reached this instance: settled captures and refunds, chargebacks, and those reversed. Lines never change. Filters are joined by and; a list of values by or. Scope: <code>transactions.read</code>.
   */
  public Listing<SettlementLine> list(ListSettlementsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/settlements").query(query), options, SettlementLine.class);
  }

  /**
   * List what processors have settled of all transactions, latest first.
   * <p>
   * Every line of the processors' reports, by when it reached this instance: settled captures and refunds, chargebacks, and those reversed. Lines never change. Filters are joined by and; a list of values by or. Scope: <code>transactions.read</code>.
   */
  public Listing<SettlementLine> list(Options... options) {
    return list((ListSettlementsQuery) null, options);
  }
}
