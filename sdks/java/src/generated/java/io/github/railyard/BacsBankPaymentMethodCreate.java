// Printed from the contract; do not edit.
package io.github.railyard;

public final class BacsBankPaymentMethodCreate extends Struct {
  public BacsBankPaymentMethodCreate() {
    put("method", "bank");
    put("scheme", "bacs");
  }

  /** Whose account it is. */
  public BacsBankPaymentMethodCreate accountHolder(BankAccountHolder value) {
    put("account_holder", value);
    return this;
  }

  /** The buyer it is stored for. */
  public BacsBankPaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public BacsBankPaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** Your own identifier of the payment method, where it is stored. */
  public BacsBankPaymentMethodCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** The payment service that is to debit it. */
  public BacsBankPaymentMethodCreate paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** Eight digits; goes into the vault and is never answered. */
  public BacsBankPaymentMethodCreate accountNumber(String value) {
    put("account_number", Secret.of(value));
    return this;
  }

  /** Eight digits; goes into the vault and is never answered. */
  public BacsBankPaymentMethodCreate accountNumber(Secret value) {
    put("account_number", value);
    return this;
  }

  /** Sort code, six digits. */
  public BacsBankPaymentMethodCreate routingNumber(String value) {
    put("routing_number", value);
    return this;
  }
}
