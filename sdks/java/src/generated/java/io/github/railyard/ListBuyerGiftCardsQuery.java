// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>buyers.giftCards.list</code> can be asked for. */
public final class ListBuyerGiftCardsQuery extends Struct {
  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public ListBuyerGiftCardsQuery buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** Whose cards; this or the external identifier is needed. */
  public ListBuyerGiftCardsQuery buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /**
   * By when or how often it was used, by anybody or (<code>cit_</code>) by the buyer in person; left out, by when it was made.
   * <p>
   * One of <code>last_used_at</code>, <code>usage_count</code>, <code>cit_last_used_at</code>, <code>cit_usage_count</code>.
   */
  public ListBuyerGiftCardsQuery sortBy(String value) {
    put("sort_by", value);
    return this;
  }

  /**
   * <code>desc</code> has the latest or most used first.
   * <p>
   * One of <code>asc</code>, <code>desc</code>.
   */
  public ListBuyerGiftCardsQuery orderBy(String value) {
    put("order_by", value);
    return this;
  }
}
