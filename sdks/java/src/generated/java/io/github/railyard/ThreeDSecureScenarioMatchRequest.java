// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureScenarioMatchRequest extends Struct {
  /** The buyer's given name in the billing details. */
  public ThreeDSecureScenarioMatchRequest firstName(String value) {
    put("first_name", value);
    return this;
  }

  /** The buyer's family name in the billing details. */
  public ThreeDSecureScenarioMatchRequest lastName(String value) {
    put("last_name", value);
    return this;
  }

  /** The buyer's e-mail address in the billing details. */
  public ThreeDSecureScenarioMatchRequest emailAddress(String value) {
    put("email_address", value);
    return this;
  }

  /** Amount of the transaction. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public ThreeDSecureScenarioMatchRequest amount(long value) {
    put("amount", value);
    return this;
  }

  /** Your own identifier of the transaction. */
  public ThreeDSecureScenarioMatchRequest externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** Whole card number; goes into the vault and is never answered. */
  public ThreeDSecureScenarioMatchRequest cardNumber(String value) {
    put("card_number", value);
    return this;
  }
}
