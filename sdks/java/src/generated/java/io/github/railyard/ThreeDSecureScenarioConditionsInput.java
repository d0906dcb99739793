// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureScenarioConditionsInput extends Struct {
  /** The buyer's given name in the billing details must be this; left out, any. */
  public ThreeDSecureScenarioConditionsInput firstName(String value) {
    put("first_name", value);
    return this;
  }

  /** The buyer's family name in the billing details must be this; left out, any. */
  public ThreeDSecureScenarioConditionsInput lastName(String value) {
    put("last_name", value);
    return this;
  }

  /** The buyer's e-mail address in the billing details must be this; left out, any. */
  public ThreeDSecureScenarioConditionsInput emailAddress(String value) {
    put("email_address", value);
    return this;
  }

  /** Amount of the transaction must be this; left out, any. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public ThreeDSecureScenarioConditionsInput amount(long value) {
    put("amount", value);
    return this;
  }

  /** Your own identifier of the transaction must be this; left out, any. */
  public ThreeDSecureScenarioConditionsInput externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** The whole number, or its first six to eight digits, must be this; left out, any. A whole number is answered by its first and last digits only. */
  public ThreeDSecureScenarioConditionsInput cardNumber(String value) {
    put("card_number", value);
    return this;
  }
}
