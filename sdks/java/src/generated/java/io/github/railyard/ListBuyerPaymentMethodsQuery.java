// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>buyers.paymentMethods.list</code> can be asked for. */
public final class ListBuyerPaymentMethodsQuery extends Struct {
  /** Whose payment methods; this or the external identifier is needed. */
  public ListBuyerPaymentMethodsQuery buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public ListBuyerPaymentMethodsQuery buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /**
   * By when or how often it was used, by anybody or (<code>cit_</code>) by the buyer in person; left out, by when it was made.
   * <p>
   * One of <code>last_used_at</code>, <code>usage_count</code>, <code>cit_last_used_at</code>, <code>cit_usage_count</code>.
   */
  public ListBuyerPaymentMethodsQuery sortBy(String value) {
    put("sort_by", value);
    return this;
  }

  /**
   * <code>desc</code> has the latest or most used first.
   * <p>
   * One of <code>asc</code>, <code>desc</code>.
   */
  public ListBuyerPaymentMethodsQuery orderBy(String value) {
    put("order_by", value);
    return this;
  }

  /** Only what can pay for a buyer in this country. ISO 3166-1 alpha-2, upper case. */
  public ListBuyerPaymentMethodsQuery country(String value) {
    put("country", value);
    return this;
  }

  /** Only what can pay in this currency. ISO 4217, upper case. */
  public ListBuyerPaymentMethodsQuery currency(String value) {
    put("currency", value);
    return this;
  }
}
