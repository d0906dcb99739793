// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>reconciliations</code>. */
public final class ReconciliationsApi extends Group {
  ReconciliationsApi(Connection on) {
    super(on);
  }

  public ReconciliationsDifferencesApi differences() {
    return new ReconciliationsDifferencesApi(on);
  }

  /**
   * List days with what was captured, settled, paid out and received, the last day first.
   * <p>
   * A day is looked at anew some seconds after something of it came. Filters are joined by and; days on which nothing moved are left out. Scope: <code>transactions.read</code>.
   */
  public Listing<Reconciliation> list(ListReconciliationsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/reconciliations").query(query), options, Reconciliation.class);
  }

  /**
   * List days with what was captured, settled, paid out and received, the last day first.
   * <p>
   * A day is looked at anew some seconds after something of it came. Filters are joined by and; days on which nothing moved are left out. Scope: <code>transactions.read</code>.
   */
  public Listing<Reconciliation> list(Options... options) {
    return list((ListReconciliationsQuery) null, options);
  }

  /**
   * Read the reconciliation of a day.
   * <p>
   * 404 where nothing moved on it. Scope: <code>transactions.read</code>.
   */
  public Reconciliation get(String date, Options... options) {
    return Connection.await(getAsync(date, options));
  }

  /**
   * Read the reconciliation of a day.
   * <p>
   * 404 where nothing moved on it. Scope: <code>transactions.read</code>.
   */
  public CompletableFuture<Reconciliation> getAsync(String date, Options... options) {
    return on.send(new ApiRequest("GET", "/reconciliations/", date), options, Reconciliation.class);
  }

  /**
   * Close a day: nothing of it changes any more.
   * <p>
   * What comes later for it is a difference of the day on which it comes, with <code>corrects_date</code>. 409 where the day is not over, is closed, or is to be looked at anew; 422 where something of it is unexplained and no reason is given. Scope: <code>transactions.write</code>.
   */
  public Reconciliation close(String date, ReconciliationClose body, Options... options) {
    return Connection.await(closeAsync(date, body, options));
  }

  /**
   * Close a day: nothing of it changes any more.
   * <p>
   * What comes later for it is a difference of the day on which it comes, with <code>corrects_date</code>. 409 where the day is not over, is closed, or is to be looked at anew; 422 where something of it is unexplained and no reason is given. Scope: <code>transactions.write</code>.
   */
  public CompletableFuture<Reconciliation> closeAsync(String date, ReconciliationClose body, Options... options) {
    return on.send(new ApiRequest("POST", "/reconciliations/", date, "/close").body(body), options, Reconciliation.class);
  }

  /**
   * Close a day: nothing of it changes any more.
   * <p>
   * What comes later for it is a difference of the day on which it comes, with <code>corrects_date</code>. 409 where the day is not over, is closed, or is to be looked at anew; 422 where something of it is unexplained and no reason is given. Scope: <code>transactions.write</code>.
   */
  public Reconciliation close(String date, Options... options) {
    return close(date, (ReconciliationClose) null, options);
  }

  /**
   * Close a day: nothing of it changes any more.
   * <p>
   * What comes later for it is a difference of the day on which it comes, with <code>corrects_date</code>. 409 where the day is not over, is closed, or is to be looked at anew; 422 where something of it is unexplained and no reason is given. Scope: <code>transactions.write</code>.
   */
  public CompletableFuture<Reconciliation> closeAsync(String date, Options... options) {
    return closeAsync(date, (ReconciliationClose) null, options);
  }
}
