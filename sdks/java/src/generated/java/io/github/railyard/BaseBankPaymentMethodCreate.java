// Printed from the contract; do not edit.
package io.github.railyard;

public final class BaseBankPaymentMethodCreate extends Struct {
  public BaseBankPaymentMethodCreate() {
    put("method", "bank");
  }

  /** Whose account it is. */
  public BaseBankPaymentMethodCreate accountHolder(BankAccountHolder value) {
    put("account_holder", value);
    return this;
  }

  /** The buyer it is stored for. */
  public BaseBankPaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public BaseBankPaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** Your own identifier of the payment method, where it is stored. */
  public BaseBankPaymentMethodCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }
}
