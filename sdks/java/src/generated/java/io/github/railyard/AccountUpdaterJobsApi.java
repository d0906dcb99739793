// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>account-updater/jobs</code>. */
public final class AccountUpdaterJobsApi extends Group {
  AccountUpdaterJobsApi(Connection on) {
    super(on);
  }

  /**
   * Ask the schemes for newer details of stored cards.
   * <p>
   * Answers 204 where none of the cards can be asked about: only American Express, Discover, Mastercard and Visa cards that are in use, and about which no question is open. New details stand by until the old ones fail. Schemes are simulated in the sandbox, and this release is connected to none in production: there it answers 204. Scope: <code>payment-methods.write</code>.
   */
  public AccountUpdaterJob create(AccountUpdaterJobCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Ask the schemes for newer details of stored cards.
   * <p>
   * Answers 204 where none of the cards can be asked about: only American Express, Discover, Mastercard and Visa cards that are in use, and about which no question is open. New details stand by until the old ones fail. Schemes are simulated in the sandbox, and this release is connected to none in production: there it answers 204. Scope: <code>payment-methods.write</code>.
   */
  public CompletableFuture<AccountUpdaterJob> createAsync(AccountUpdaterJobCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/account-updater/jobs").body(body), options, AccountUpdaterJob.class);
  }
}
