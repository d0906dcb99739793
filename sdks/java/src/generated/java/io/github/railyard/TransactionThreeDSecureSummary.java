// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionThreeDSecureSummary extends Struct {
  /**
   * Protocol version that was spoken; null where it came to none.
   * <p>
   * It may be null.
   */
  public String getVersion() {
    return asText("version");
  }

  /**
   * How it ended; null while it has not.
   * <p>
   * It may be null.
   */
  public ThreeDSecureStatus getStatus() {
    return asWord("status", ThreeDSecureStatus.class);
  }

  /**
   * Whether the buyer had to act; null where it did not come to that.
   * <p>
   * It may be null.
   */
  public ThreeDSecureMethod getMethod() {
    return asWord("method", ThreeDSecureMethod.class);
  }

  /**
   * The proof that was obtained; null without one.
   * <p>
   * It may be null.
   */
  public OneOf getResponseData() {
    return asOne("response_data");
  }

  /**
   * What went wrong; null where nothing did.
   * <p>
   * It may be null.
   */
  public ThreeDSecureError getErrorData() {
    return asStruct("error_data", ThreeDSecureError.class);
  }

  /**
   * What the cardholder was asked to agree to; null where it was not done. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getAmount() {
    return asWholeOrNull("amount");
  }
}
