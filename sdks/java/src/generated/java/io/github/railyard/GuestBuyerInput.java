// Printed from the contract; do not edit.
package io.github.railyard;

public final class GuestBuyerInput extends Struct {
  /** A name for people to read. */
  public GuestBuyerInput displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** Your own identifier of the buyer, for this payment alone. It makes the guest nobody else: where a front end sends it, a stored buyer may have the same. */
  public GuestBuyerInput externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** Name, address and e-mail of who pays. */
  public GuestBuyerInput billingDetails(BillingDetailsInput value) {
    put("billing_details", value);
    return this;
  }

  /** Number of the buyer's account at the merchant. */
  public GuestBuyerInput accountNumber(String value) {
    put("account_number", value);
    return this;
  }

  /** Where the goods go. */
  public GuestBuyerInput shippingDetails(ShippingDetailsCreateInput value) {
    put("shipping_details", value);
    return this;
  }
}
