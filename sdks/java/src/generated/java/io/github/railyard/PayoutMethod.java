// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>card</code>: to a card; <code>bank</code>: to a bank account, which the version <code>published</code> calls <code>card</code> here. */
public final class PayoutMethod extends Word {
  public static final PayoutMethod CARD = new PayoutMethod("card");
  public static final PayoutMethod BANK = new PayoutMethod("bank");

  PayoutMethod(String value) {
    super(value);
  }
}
