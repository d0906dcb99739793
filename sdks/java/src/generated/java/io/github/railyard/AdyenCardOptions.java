// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class AdyenCardOptions extends Struct {
  /** Whether Adyen tries again what was declined. */
  public AdyenCardOptions autoRescue(boolean value) {
    put("autoRescue", value);
    return this;
  }

  /** For how many days it does. */
  public AdyenCardOptions maxDaysToRescue(long value) {
    put("maxDaysToRescue", value);
    return this;
  }

  /** Adyen's <code>additionalData</code>. */
  public AdyenCardOptions additionalData(Map<String, String> value) {
    put("additionalData", value);
    return this;
  }

  /** What Adyen's test system makes of it. */
  public AdyenCardOptions autoRescueScenario(AdyenCardAutoRescueScenario value) {
    put("autoRescueScenario", value);
    return this;
  }

  /** Origin of the page for native 3-D Secure. */
  public AdyenCardOptions windowOrigin(String value) {
    put("window_origin", value);
    return this;
  }

  /** Who gets which part of the money. */
  public AdyenCardOptions splits(AdyenSplitsOptions value) {
    put("splits", value);
    return this;
  }

  /** Adyen's object of this name. */
  public AdyenCardOptions merchantRiskIndicator(Map<String, ?> value) {
    put("merchantRiskIndicator", value);
    return this;
  }

  /** Adyen's object of this name. */
  public AdyenCardOptions accountInfo(Map<String, ?> value) {
    put("accountInfo", value);
    return this;
  }

  /** Adyen's object of this name. */
  public AdyenCardOptions riskData(Map<String, ?> value) {
    put("riskData", value);
    return this;
  }

  /** Which challenge you wish for, by EMVCo's two digits. */
  public AdyenCardOptions threeDSRequestorChallengeInd(String value) {
    put("threeDSRequestorChallengeInd", value);
    return this;
  }

  /** When Adyen does 3-D Secure. */
  public AdyenCardOptions attemptAuthentication(String value) {
    put("attemptAuthentication", value);
    return this;
  }
}
