// Printed from the contract; do not edit.
package io.github.railyard;

public final class PlaidPaymentMethodCreate extends Struct {
  public PlaidPaymentMethodCreate() {
    put("method", "plaid");
  }

  /** Plaid's token; goes into the vault and is never answered. */
  public PlaidPaymentMethodCreate token(String value) {
    put("token", value);
    return this;
  }

  /** Which account of the buyer's. */
  public PlaidPaymentMethodCreate accountId(String value) {
    put("account_id", value);
    return this;
  }

  /** The payment service that is to debit it. */
  public PlaidPaymentMethodCreate paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** The buyer it is stored for. */
  public PlaidPaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public PlaidPaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** Your own identifier of the payment method, where it is stored. */
  public PlaidPaymentMethodCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }
}
