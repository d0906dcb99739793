// Printed from the contract; do not edit.
package io.github.railyard;

public final class AchBankPaymentMethodCreate extends Struct {
  public AchBankPaymentMethodCreate() {
    put("method", "bank");
    put("scheme", "ach");
  }

  /** Whose account it is. */
  public AchBankPaymentMethodCreate accountHolder(BankAccountHolder value) {
    put("account_holder", value);
    return this;
  }

  /** The buyer it is stored for. */
  public AchBankPaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public AchBankPaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** Your own identifier of the payment method, where it is stored. */
  public AchBankPaymentMethodCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** The payment service that is to debit it. */
  public AchBankPaymentMethodCreate paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** 4 to 17 digits; goes into the vault and is never answered. */
  public AchBankPaymentMethodCreate accountNumber(String value) {
    put("account_number", Secret.of(value));
    return this;
  }

  /** 4 to 17 digits; goes into the vault and is never answered. */
  public AchBankPaymentMethodCreate accountNumber(Secret value) {
    put("account_number", value);
    return this;
  }

  /** Nine digits, the last a check digit. */
  public AchBankPaymentMethodCreate routingNumber(String value) {
    put("routing_number", value);
    return this;
  }

  /** <code>account_number</code> is a token of the processor that stands for the number. Only payment services whose processor gives such tokens take it; it has no label. */
  public AchBankPaymentMethodCreate isTokenized(boolean value) {
    put("is_tokenized", value);
    return this;
  }

  /**
   * What kind of account it is.
   * <p>
   * One of <code>checking</code>, <code>savings</code>.
   */
  public AchBankPaymentMethodCreate accountType(String value) {
    put("account_type", value);
    return this;
  }
}
