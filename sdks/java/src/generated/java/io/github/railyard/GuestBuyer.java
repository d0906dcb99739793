// Printed from the contract; do not edit.
package io.github.railyard;

public final class GuestBuyer extends Struct {
  /**
   * A name for people to read.
   * <p>
   * It may be null.
   */
  public String getDisplayName() {
    return asText("display_name");
  }

  /**
   * Your own identifier of the buyer, for this payment alone. It makes the guest nobody else: where a front end sends it, a stored buyer may have the same.
   * <p>
   * It may be null.
   */
  public String getExternalIdentifier() {
    return asText("external_identifier");
  }

  /**
   * Name, address and e-mail of who pays.
   * <p>
   * It may be null.
   */
  public BillingDetails getBillingDetails() {
    return asStruct("billing_details", BillingDetails.class);
  }

  /**
   * Number of the buyer's account at the merchant.
   * <p>
   * It may be null.
   */
  public String getAccountNumber() {
    return asText("account_number");
  }

  /**
   * Where the goods go.
   * <p>
   * It may be null.
   */
  public ShippingDetailsCreate getShippingDetails() {
    return asStruct("shipping_details", ShippingDetailsCreate.class);
  }
}
