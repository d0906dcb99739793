// Printed from the contract; do not edit.
package io.github.railyard;

public final class MercadoPagoCardOptions extends Struct {
  /** Such as debvisa, where a card can be more than one; else Mercado Pago sees it in the number. */
  public MercadoPagoCardOptions paymentMethodId(String value) {
    put("payment_method_id", value);
    return this;
  }

  /** Of the bank, where installments are of one bank only. */
  public MercadoPagoCardOptions issuerId(String value) {
    put("issuer_id", value);
    return this;
  }

  /** True declines what would be looked through by a person. */
  public MercadoPagoCardOptions binaryMode(boolean value) {
    put("binary_mode", value);
    return this;
  }
}
