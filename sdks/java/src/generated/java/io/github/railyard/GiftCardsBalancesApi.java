// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>gift-cards/balances</code>. */
public final class GiftCardsBalancesApi extends Group {
  GiftCardsBalancesApi(Connection on) {
    super(on);
  }

  /**
   * Ask for the balances of stored or given gift cards.
   * <p>
   * Each card has a balance or an error of its own. 50 calls a minute and front-end token are let through, together with storing and payments. Scope: <code>gift-cards.read</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public GiftCardSummaries list(GiftCardBalanceRequest body, Options... options) {
    return Connection.await(listAsync(body, options));
  }

  /**
   * Ask for the balances of stored or given gift cards.
   * <p>
   * Each card has a balance or an error of its own. 50 calls a minute and front-end token are let through, together with storing and payments. Scope: <code>gift-cards.read</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public CompletableFuture<GiftCardSummaries> listAsync(GiftCardBalanceRequest body, Options... options) {
    return on.send(new ApiRequest("POST", "/gift-cards/balances").body(body), options, GiftCardSummaries.class);
  }
}
