// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>giftCards.list</code> can be asked for. */
public final class ListGiftCardsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListGiftCardsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListGiftCardsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only those of the buyer with this identifier of yours. */
  public ListGiftCardsQuery buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** Only this buyer's. */
  public ListGiftCardsQuery buyerId(String value) {
    put("buyer_id", value);
    return this;
  }
}
