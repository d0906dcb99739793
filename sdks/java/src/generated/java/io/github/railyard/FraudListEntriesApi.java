// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>fraud-list-entries</code>. */
public final class FraudListEntriesApi extends Group {
  FraudListEntriesApi(Connection on) {
    super(on);
  }

  /**
   * Take no more payments from a card, a buyer, an address or a device; or let one pass.
   * <p>
   * Payments that it fits are declined with <code>fraud_list_match</code> before anybody is asked, and the card is not stored. It counts at once in the process that took it, and within a second in the others. What is on the list already is answered 409. Scope: <code>fraud-lists.write</code>.
   */
  public FraudListEntry create(FraudListEntryCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Take no more payments from a card, a buyer, an address or a device; or let one pass.
   * <p>
   * Payments that it fits are declined with <code>fraud_list_match</code> before anybody is asked, and the card is not stored. It counts at once in the process that took it, and within a second in the others. What is on the list already is answered 409. Scope: <code>fraud-lists.write</code>.
   */
  public CompletableFuture<FraudListEntry> createAsync(FraudListEntryCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/fraud-list-entries").body(body), options, FraudListEntry.class);
  }

  /**
   * List the entries of the fraud list, the newest first.
   * <p>
   * Without those that are over. Filters are joined by and; a list of values by or. Scope: <code>fraud-lists.read</code>.
   */
  public Listing<FraudListEntry> list(ListFraudListEntriesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/fraud-list-entries").query(query), options, FraudListEntry.class);
  }

  /**
   * List the entries of the fraud list, the newest first.
   * <p>
   * Without those that are over. Filters are joined by and; a list of values by or. Scope: <code>fraud-lists.read</code>.
   */
  public Listing<FraudListEntry> list(Options... options) {
    return list((ListFraudListEntriesQuery) null, options);
  }

  /**
   * Take an entry off the fraud list.
   * <p>
   * Payments that were declined because of it stay so. Scope: <code>fraud-lists.write</code>.
   */
  public Answer delete(String fraudListEntryId, Options... options) {
    return Connection.await(deleteAsync(fraudListEntryId, options));
  }

  /**
   * Take an entry off the fraud list.
   * <p>
   * Payments that were declined because of it stay so. Scope: <code>fraud-lists.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String fraudListEntryId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/fraud-list-entries/", fraudListEntryId), options);
  }

  /**
   * Read an entry of the fraud list.
   * <p>
   * 404 once it is over. Scope: <code>fraud-lists.read</code>.
   */
  public FraudListEntry get(String fraudListEntryId, Options... options) {
    return Connection.await(getAsync(fraudListEntryId, options));
  }

  /**
   * Read an entry of the fraud list.
   * <p>
   * 404 once it is over. Scope: <code>fraud-lists.read</code>.
   */
  public CompletableFuture<FraudListEntry> getAsync(String fraudListEntryId, Options... options) {
    return on.send(new ApiRequest("GET", "/fraud-list-entries/", fraudListEntryId), options, FraudListEntry.class);
  }
}
