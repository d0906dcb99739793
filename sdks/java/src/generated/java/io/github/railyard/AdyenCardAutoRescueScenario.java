// Printed from the contract; do not edit.
package io.github.railyard;

public final class AdyenCardAutoRescueScenario extends Word {
  public static final AdyenCardAutoRescueScenario AUTORESCUESUCCESSFULFIRST = new AdyenCardAutoRescueScenario("AutoRescueSuccessfulFirst");
  public static final AdyenCardAutoRescueScenario AUTORESCUESUCCESSFULSECOND = new AdyenCardAutoRescueScenario("AutoRescueSuccessfulSecond");
  public static final AdyenCardAutoRescueScenario AUTORESCUEFAILED = new AdyenCardAutoRescueScenario("AutoRescueFailed");
  public static final AdyenCardAutoRescueScenario AUTORESCUEFRAUD = new AdyenCardAutoRescueScenario("AutoRescueFraud");

  AdyenCardAutoRescueScenario(String value) {
    super(value);
  }
}
