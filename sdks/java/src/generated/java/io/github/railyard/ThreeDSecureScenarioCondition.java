// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureScenarioCondition extends Word {
  public static final ThreeDSecureScenarioCondition FIRST_NAME = new ThreeDSecureScenarioCondition("first_name");
  public static final ThreeDSecureScenarioCondition LAST_NAME = new ThreeDSecureScenarioCondition("last_name");
  public static final ThreeDSecureScenarioCondition EMAIL_ADDRESS = new ThreeDSecureScenarioCondition("email_address");
  public static final ThreeDSecureScenarioCondition AMOUNT = new ThreeDSecureScenarioCondition("amount");
  public static final ThreeDSecureScenarioCondition EXTERNAL_IDENTIFIER = new ThreeDSecureScenarioCondition("external_identifier");
  public static final ThreeDSecureScenarioCondition CARD_NUMBER = new ThreeDSecureScenarioCondition("card_number");

  ThreeDSecureScenarioCondition(String value) {
    super(value);
  }
}
