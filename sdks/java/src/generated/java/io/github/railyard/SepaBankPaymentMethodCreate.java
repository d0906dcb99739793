// Printed from the contract; do not edit.
package io.github.railyard;

public final class SepaBankPaymentMethodCreate extends Struct {
  public SepaBankPaymentMethodCreate() {
    put("method", "bank");
    put("scheme", "sepa");
  }

  /** Whose account it is. */
  public SepaBankPaymentMethodCreate accountHolder(BankAccountHolder value) {
    put("account_holder", value);
    return this;
  }

  /** The buyer it is stored for. */
  public SepaBankPaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public SepaBankPaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** Your own identifier of the payment method, where it is stored. */
  public SepaBankPaymentMethodCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** The payment service that is to debit it. */
  public SepaBankPaymentMethodCreate paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** IBAN; goes into the vault and is never answered. */
  public SepaBankPaymentMethodCreate accountNumber(String value) {
    put("account_number", Secret.of(value));
    return this;
  }

  /** IBAN; goes into the vault and is never answered. */
  public SepaBankPaymentMethodCreate accountNumber(Secret value) {
    put("account_number", value);
    return this;
  }

  /** BIC, which an IBAN does without. */
  public SepaBankPaymentMethodCreate routingNumber(String value) {
    put("routing_number", value);
    return this;
  }
}
