// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReceiptCreate extends Struct {
  /** Where it goes; left out, to the <code>receipt_email</code> of the payment, else to its buyer's address. */
  public ReceiptCreate emailAddress(String value) {
    put("email_address", value);
    return this;
  }

  /** A refund that succeeded, for a receipt of it; left out, the receipt is of the payment. */
  public ReceiptCreate refundId(String value) {
    put("refund_id", value);
    return this;
  }

  /**
   * What it is written in; left out, what the browser or the country of the buyer suggests.
   * <p>
   * One of <code>en</code>, <code>es</code>, <code>pt</code>, <code>fr</code>, <code>de</code>, <code>ar</code>.
   */
  public ReceiptCreate language(String value) {
    put("language", value);
    return this;
  }
}
