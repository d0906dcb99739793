// Printed from the contract; do not edit.
package io.github.railyard;

public final class BuyerUpdate extends Struct {
  /** A name for people to read. */
  public BuyerUpdate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** A name for people to read. */
  public BuyerUpdate displayName(Opt<String> value) {
    put("display_name", value);
    return this;
  }

  /** Your own identifier of the buyer; one that another buyer has is refused with 409. */
  public BuyerUpdate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** Your own identifier of the buyer; one that another buyer has is refused with 409. */
  public BuyerUpdate externalIdentifier(Opt<String> value) {
    put("external_identifier", value);
    return this;
  }

  /** Number of the buyer's account at the merchant. */
  public BuyerUpdate accountNumber(String value) {
    put("account_number", value);
    return this;
  }

  /** Number of the buyer's account at the merchant. */
  public BuyerUpdate accountNumber(Opt<String> value) {
    put("account_number", value);
    return this;
  }

  /** Merged as deep as it goes: null clears a member, what is left out stays. */
  public BuyerUpdate billingDetails(BillingDetailsInput value) {
    put("billing_details", value);
    return this;
  }

  /** Merged as deep as it goes: null clears a member, what is left out stays. */
  public BuyerUpdate billingDetails(Opt<BillingDetailsInput> value) {
    put("billing_details", value);
    return this;
  }
}
