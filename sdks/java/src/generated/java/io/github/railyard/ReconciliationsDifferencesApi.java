// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>reconciliations/differences</code>. */
public final class ReconciliationsDifferencesApi extends Group {
  ReconciliationsDifferencesApi(Connection on) {
    super(on);
  }

  /**
   * List the differences of a day, each with its reason and the amounts that it is made of.
   * <p>
   * Fees and taxes in lines that are otherwise the same are in the sums of the day alone. A cursor is refused once the day was looked at anew: begin with the first page. Scope: <code>transactions.read</code>.
   */
  public Listing<ReconciliationDifference> list(String date, ListReconciliationDifferencesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/reconciliations/", date, "/differences").query(query), options, ReconciliationDifference.class);
  }

  /**
   * List the differences of a day, each with its reason and the amounts that it is made of.
   * <p>
   * Fees and taxes in lines that are otherwise the same are in the sums of the day alone. A cursor is refused once the day was looked at anew: begin with the first page. Scope: <code>transactions.read</code>.
   */
  public Listing<ReconciliationDifference> list(String date, Options... options) {
    return list(date, (ListReconciliationDifferencesQuery) null, options);
  }
}
