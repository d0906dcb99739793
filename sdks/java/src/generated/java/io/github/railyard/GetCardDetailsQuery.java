// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>cardDetails.get</code> can be asked for. */
public final class GetCardDetailsQuery extends Struct {
  /** Currency of the payment it is asked for. */
  public GetCardDetailsQuery currency(String value) {
    put("currency", value);
    return this;
  }

  /** First six to eight digits of the card. */
  public GetCardDetailsQuery bin(String value) {
    put("bin", value);
    return this;
  }

  /** A stored card, instead of <code>bin</code>. */
  public GetCardDetailsQuery paymentMethodId(String value) {
    put("payment_method_id", value);
    return this;
  }

  /** Country of the buyer. ISO 3166-1 alpha-2, upper case. */
  public GetCardDetailsQuery country(String value) {
    put("country", value);
    return this;
  }

  /** Amount of the payment it is asked for, in minor units. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public GetCardDetailsQuery amount(long value) {
    put("amount", value);
    return this;
  }

  /** Whether the payment would hold or take the money. */
  public GetCardDetailsQuery intent(TransactionIntent value) {
    put("intent", value);
    return this;
  }

  /** Whether the payment would be a later one of a series. */
  public GetCardDetailsQuery isSubsequentPayment(boolean value) {
    put("is_subsequent_payment", value);
    return this;
  }

  /** Whether the merchant would charge without the buyer. */
  public GetCardDetailsQuery merchantInitiated(boolean value) {
    put("merchant_initiated", value);
    return this;
  }

  /** JSON text of the metadata of the payment. */
  public GetCardDetailsQuery metadata(String value) {
    put("metadata", value);
    return this;
  }

  /** How the payment would come about. */
  public GetCardDetailsQuery paymentSource(TransactionPaymentSource value) {
    put("payment_source", value);
    return this;
  }
}
