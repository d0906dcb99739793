// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>transactions/chargebacks</code>. */
public final class TransactionsChargebacksApi extends Group {
  TransactionsChargebacksApi(Connection on) {
    super(on);
  }

  /**
   * List the chargebacks of a transaction.
   * <p>
   * A chargeback says that the buyer's bank took money back. The lines are the processor's and never change. Scope: <code>transactions.read</code>.
   */
  public Listing<Chargeback> list(String transactionId, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/transactions/", transactionId, "/chargebacks"), options, Chargeback.class);
  }
}
