// Printed from the contract; do not edit.
package io.github.railyard;

public final class NativeThreeDSecureResult extends Struct {
  /**
   * <code>FINISH</code>: done, go on; <code>CHALLENGE</code>: show the challenge; <code>ERROR</code>: go on without.
   * <p>
   * One of <code>FINISH</code>, <code>CHALLENGE</code>, <code>ERROR</code>.
   */
  public String getIndicator() {
    return asText("indicator");
  }

  /**
   * What the SDK needs to show the challenge; null unless the indicator asks for one.
   * <p>
   * It may be null.
   */
  public NativeThreeDSecureChallenge getChallenge() {
    return asStruct("challenge", NativeThreeDSecureChallenge.class);
  }

  /**
   * What the issuer said: Y, A, N, U, R or C; null where it came to no answer.
   * <p>
   * It may be null.
   */
  public String getTransactionStatus() {
    return asText("transaction_status");
  }

  /**
   * What the issuer wants the buyer to read; null where it wants nothing.
   * <p>
   * It may be null.
   */
  public String getCardholderInfo() {
    return asText("cardholder_info");
  }
}
