// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>buyers/gift-cards</code>. */
public final class BuyersGiftCardsApi extends Group {
  BuyersGiftCardsApi(Connection on) {
    super(on);
  }

  /**
   * List the gift cards of one buyer, most recent or most used first.
   * <p>
   * At most 1,000, without pages, each with what the provider says is left on it. Scope: <code>gift-cards.read</code>.
   */
  public Listing<GiftCardSummary> list(ListBuyerGiftCardsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/buyers/gift-cards").query(query), options, GiftCardSummary.class);
  }

  /**
   * List the gift cards of one buyer, most recent or most used first.
   * <p>
   * At most 1,000, without pages, each with what the provider says is left on it. Scope: <code>gift-cards.read</code>.
   */
  public Listing<GiftCardSummary> list(Options... options) {
    return list((ListBuyerGiftCardsQuery) null, options);
  }
}
