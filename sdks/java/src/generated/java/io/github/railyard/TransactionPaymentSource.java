// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>ecommerce</code>: the buyer on a page or in an app; <code>moto</code>: by mail or telephone; <code>recurring</code> and <code>installment</code>: a series; <code>card_on_file</code>: a stored card, when something falls due. */
public final class TransactionPaymentSource extends Word {
  public static final TransactionPaymentSource ECOMMERCE = new TransactionPaymentSource("ecommerce");
  public static final TransactionPaymentSource MOTO = new TransactionPaymentSource("moto");
  public static final TransactionPaymentSource RECURRING = new TransactionPaymentSource("recurring");
  public static final TransactionPaymentSource INSTALLMENT = new TransactionPaymentSource("installment");
  public static final TransactionPaymentSource CARD_ON_FILE = new TransactionPaymentSource("card_on_file");

  TransactionPaymentSource(String value) {
    super(value);
  }
}
