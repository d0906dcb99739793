// Printed from the contract; do not edit.
package io.github.railyard;

public final class GooglePayAssuranceDetails extends Struct {
  /** Whether Google has verified that the buyer holds the card. */
  public GooglePayAssuranceDetails accountVerified(boolean value) {
    put("account_verified", value);
    return this;
  }

  /** Whether Google has authenticated the buyer for this payment. */
  public GooglePayAssuranceDetails cardHolderAuthenticated(boolean value) {
    put("card_holder_authenticated", value);
    return this;
  }
}
