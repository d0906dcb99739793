// Printed from the contract; do not edit.
package io.github.railyard;

public final class AdyenAutoRescueSepaScenario extends Word {
  public static final AdyenAutoRescueSepaScenario AUTORESCUESUCCESSFULFIRST = new AdyenAutoRescueSepaScenario("AutoRescueSuccessfulFirst");
  public static final AdyenAutoRescueSepaScenario AUTORESCUESUCCESSFULSECOND = new AdyenAutoRescueSepaScenario("AutoRescueSuccessfulSecond");
  public static final AdyenAutoRescueSepaScenario AUTORESCUEFAILED = new AdyenAutoRescueSepaScenario("AutoRescueFailed");

  AdyenAutoRescueSepaScenario(String value) {
    super(value);
  }
}
