// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureScenarioConditions extends Struct {
  /**
   * The buyer's given name in the billing details must be this; left out, any.
   * <p>
   * It may be null.
   */
  public String getFirstName() {
    return asText("first_name");
  }

  /**
   * The buyer's family name in the billing details must be this; left out, any.
   * <p>
   * It may be null.
   */
  public String getLastName() {
    return asText("last_name");
  }

  /**
   * The buyer's e-mail address in the billing details must be this; left out, any.
   * <p>
   * It may be null.
   */
  public String getEmailAddress() {
    return asText("email_address");
  }

  /**
   * Amount of the transaction must be this; left out, any. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getAmount() {
    return asWholeOrNull("amount");
  }

  /**
   * Your own identifier of the transaction must be this; left out, any.
   * <p>
   * It may be null.
   */
  public String getExternalIdentifier() {
    return asText("external_identifier");
  }

  /**
   * The whole number, or its first six to eight digits, must be this; left out, any. A whole number is answered by its first and last digits only.
   * <p>
   * It may be null.
   */
  public String getCardNumber() {
    return asText("card_number");
  }
}
