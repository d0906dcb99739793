// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureScenarioOutcome extends Struct {
  /**
   * <code>N</code>: the card does not take part in 3-D Secure and is charged without a proof; the authentication is <code>U</code> then. <code>Y</code> where it is left out.
   * <p>
   * One of <code>Y</code>, <code>N</code>.
   * <p>
   * It may be null.
   */
  public String getEnrollment() {
    return asText("enrollment");
  }

  /**
   * Protocol version that is answered; left out, the newest.
   * <p>
   * It may be null.
   */
  public String getVersion() {
    return asText("version");
  }

  /** What the issuer says first. */
  public ThreeDSecureScenarioOutcomeAuthentication getAuthentication() {
    return asStruct("authentication", ThreeDSecureScenarioOutcomeAuthentication.class);
  }

  /**
   * What comes of a challenge; needed where the issuer says <code>C</code>.
   * <p>
   * It may be null.
   */
  public ThreeDSecureScenarioOutcomeResult getResult() {
    return asStruct("result", ThreeDSecureScenarioOutcomeResult.class);
  }
}
