// Printed from the contract; do not edit.
package io.github.railyard;

public final class CheckoutSessionThreeDSecure extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The session whose card is authenticated. */
  public String getCheckoutSessionId() {
    return asText("checkout_session_id");
  }

  /** <code>pending</code> while the buyer is awaited. */
  public CheckoutSessionThreeDSecureStatus getStatus() {
    return asWord("status", CheckoutSessionThreeDSecureStatus.class);
  }

  /**
   * Where the buyer's browser goes; told once, by the call that opened it, and null afterwards.
   * <p>
   * It may be null.
   */
  public String getApprovalUrl() {
    return asText("approval_url");
  }

  /**
   * The result; null while there is none.
   * <p>
   * It may be null.
   */
  public TransactionThreeDSecureSummary getThreeDSecure() {
    return asStruct("three_d_secure", TransactionThreeDSecureSummary.class);
  }

  /**
   * What the cardholder is asked to agree to; null where the session has none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getAmount() {
    return asWholeOrNull("amount");
  }

  /**
   * Currency of that amount; null where the session has none. ISO 4217, upper case.
   * <p>
   * It may be null.
   */
  public String getCurrency() {
    return asText("currency");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
