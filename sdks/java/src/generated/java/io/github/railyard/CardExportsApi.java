// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>card-exports</code>. */
public final class CardExportsApi extends Group {
  CardExportsApi(Connection on) {
    super(on);
  }

  /**
   * Ask for an export of all stored cards, as the first of two people.
   * <p>
   * A second person always has to agree, whatever the approval limits are. The answer is a permission for three days, and no file: whoever runs the vault makes it with <code>./railyard export-cards</code>, encrypted to this key. For people who are logged in at the dashboard, with a role that has <code>merchant-accounts.write</code>. People confirm it; see Confirmations.
   */
  public CardExport create(CardExportCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Ask for an export of all stored cards, as the first of two people.
   * <p>
   * A second person always has to agree, whatever the approval limits are. The answer is a permission for three days, and no file: whoever runs the vault makes it with <code>./railyard export-cards</code>, encrypted to this key. For people who are logged in at the dashboard, with a role that has <code>merchant-accounts.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<CardExport> createAsync(CardExportCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/card-exports").body(body), options, CardExport.class);
  }

  /**
   * List exports of stored cards that two people agreed to.
   * <p>
   * Newest first. Scope: <code>merchant-accounts.read</code>.
   */
  public Listing<CardExport> list(ListCardExportsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/card-exports").query(query), options, CardExport.class);
  }

  /**
   * List exports of stored cards that two people agreed to.
   * <p>
   * Newest first. Scope: <code>merchant-accounts.read</code>.
   */
  public Listing<CardExport> list(Options... options) {
    return list((ListCardExportsQuery) null, options);
  }

  /**
   * Read who agreed to an export of stored cards, and whether its file was made.
   * <p>
   * No card is in it, nor is the file here. Scope: <code>merchant-accounts.read</code>.
   */
  public CardExport get(String cardExportId, Options... options) {
    return Connection.await(getAsync(cardExportId, options));
  }

  /**
   * Read who agreed to an export of stored cards, and whether its file was made.
   * <p>
   * No card is in it, nor is the file here. Scope: <code>merchant-accounts.read</code>.
   */
  public CompletableFuture<CardExport> getAsync(String cardExportId, Options... options) {
    return on.send(new ApiRequest("GET", "/card-exports/", cardExportId), options, CardExport.class);
  }
}
