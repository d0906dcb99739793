// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureScenarioOutcomeResultInput extends Struct {
  /**
   * <code>Y</code> the buyer passes, <code>N</code> fails, <code>timeout</code> lets it run out.
   * <p>
   * One of <code>Y</code>, <code>N</code>, <code>timeout</code>.
   */
  public ThreeDSecureScenarioOutcomeResultInput transactionStatus(String value) {
    put("transaction_status", value);
    return this;
  }
}
