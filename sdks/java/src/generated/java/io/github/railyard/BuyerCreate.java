// Printed from the contract; do not edit.
package io.github.railyard;

public final class BuyerCreate extends Struct {
  /** A name for people to read. */
  public BuyerCreate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** Your own identifier of the buyer; a second buyer with it is refused with 409. */
  public BuyerCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** What you know of the buyer for invoices and risk checks. */
  public BuyerCreate billingDetails(BillingDetailsInput value) {
    put("billing_details", value);
    return this;
  }

  /** Number of the buyer's account at the merchant. */
  public BuyerCreate accountNumber(String value) {
    put("account_number", value);
    return this;
  }
}
