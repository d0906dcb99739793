// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentMethodUpdate extends Struct {
  /** Last month in which the card is good; the number stays. <code>MM/YY</code>. */
  public PaymentMethodUpdate expirationDate(String value) {
    put("expiration_date", value);
    return this;
  }

  /** Last month in which the card is good; the number stays. <code>MM/YY</code>. */
  public PaymentMethodUpdate expirationDate(Opt<String> value) {
    put("expiration_date", value);
    return this;
  }

  /** The scheme's id that merchant-initiated charges refer to; null clears it together with its scheme. */
  public PaymentMethodUpdate schemeTransactionId(String value) {
    put("scheme_transaction_id", value);
    return this;
  }

  /** The scheme's id that merchant-initiated charges refer to; null clears it together with its scheme. */
  public PaymentMethodUpdate schemeTransactionId(Opt<String> value) {
    put("scheme_transaction_id", value);
    return this;
  }

  /** Scheme that the id belongs to; left out where none is set, the card's. */
  public PaymentMethodUpdate schemeTransactionIdScheme(CardScheme value) {
    put("scheme_transaction_id_scheme", value);
    return this;
  }

  /** Scheme that the id belongs to; left out where none is set, the card's. */
  public PaymentMethodUpdate schemeTransactionIdScheme(Opt<CardScheme> value) {
    put("scheme_transaction_id_scheme", value);
    return this;
  }

  /** The scheme's newer id that links a series. */
  public PaymentMethodUpdate transactionLinkId(String value) {
    put("transaction_link_id", value);
    return this;
  }

  /** The scheme's newer id that links a series. */
  public PaymentMethodUpdate transactionLinkId(Opt<String> value) {
    put("transaction_link_id", value);
    return this;
  }
}
