// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class AdyenSepaOptions extends Struct {
  /** Whether Adyen tries again what was refused. */
  public AdyenSepaOptions autoRescue(boolean value) {
    put("autoRescue", value);
    return this;
  }

  /** For how many days it does. */
  public AdyenSepaOptions maxDaysToRescue(long value) {
    put("maxDaysToRescue", value);
    return this;
  }

  /** Adyen's <code>additionalData</code>. */
  public AdyenSepaOptions additionalData(Map<String, String> value) {
    put("additionalData", value);
    return this;
  }

  /** What Adyen's test system makes of it. */
  public AdyenSepaOptions autoRescueSepaScenario(AdyenAutoRescueSepaScenario value) {
    put("autoRescueSepaScenario", value);
    return this;
  }

  /** Who holds the account. */
  public AdyenSepaOptions ownerName(String value) {
    put("ownerName", value);
    return this;
  }
}
