// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureScenarioOutcomeAuthenticationInput extends Struct {
  /**
   * <code>Y</code> authenticated, <code>A</code> attempted, <code>N</code> not, <code>U</code> cannot say, <code>R</code> refused, <code>C</code> asks for a challenge, <code>timeout</code> no answer.
   * <p>
   * One of <code>Y</code>, <code>N</code>, <code>A</code>, <code>R</code>, <code>U</code>, <code>C</code>, <code>timeout</code>.
   */
  public ThreeDSecureScenarioOutcomeAuthenticationInput transactionStatus(String value) {
    put("transaction_status", value);
    return this;
  }
}
