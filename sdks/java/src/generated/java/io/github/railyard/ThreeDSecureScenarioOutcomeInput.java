// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureScenarioOutcomeInput extends Struct {
  /**
   * <code>N</code>: the card does not take part in 3-D Secure and is charged without a proof; the authentication is <code>U</code> then. <code>Y</code> where it is left out.
   * <p>
   * One of <code>Y</code>, <code>N</code>.
   */
  public ThreeDSecureScenarioOutcomeInput enrollment(String value) {
    put("enrollment", value);
    return this;
  }

  /** Protocol version that is answered; left out, the newest. */
  public ThreeDSecureScenarioOutcomeInput version(String value) {
    put("version", value);
    return this;
  }

  /** What the issuer says first. */
  public ThreeDSecureScenarioOutcomeInput authentication(ThreeDSecureScenarioOutcomeAuthenticationInput value) {
    put("authentication", value);
    return this;
  }

  /** What comes of a challenge; needed where the issuer says <code>C</code>. */
  public ThreeDSecureScenarioOutcomeInput result(ThreeDSecureScenarioOutcomeResultInput value) {
    put("result", value);
    return this;
  }
}
