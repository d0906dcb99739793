// Printed from the contract; do not edit.
package io.github.railyard;

public final class CheckoutCardOptions extends Struct {
  /** True has Checkout.com authenticate the cardholder itself, on a page of its own. */
  public CheckoutCardOptions threeDSecure(boolean value) {
    put("three_d_secure", value);
    return this;
  }

  /** For its own 3-D Secure: no_preference, no_challenge_requested, challenge_requested and so on. */
  public CheckoutCardOptions challengeIndicator(String value) {
    put("challenge_indicator", value);
    return this;
  }

  /** For platforms: the sub-entity that the whole amount is for, ent_ and so on. */
  public CheckoutCardOptions subEntityId(String value) {
    put("sub_entity_id", value);
    return this;
  }
}
