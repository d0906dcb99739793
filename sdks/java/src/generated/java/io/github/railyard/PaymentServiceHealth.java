// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentServiceHealth extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The <code>id</code> that the payment service was answered with. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** Where the time that is looked at begins. */
  public String getFrom() {
    return asText("from");
  }

  /** Where it ends. */
  public String getUntil() {
    return asText("until");
  }

  /** Payments of that time that were last tried there. */
  public long getPayments() {
    return asWhole("payments");
  }

  /**
   * Their share in all payments of that time that were tried anywhere; null where there were none.
   * <p>
   * It may be null.
   */
  public Double getShare() {
    return asNumberOrNull("share");
  }

  /** Those of them that were authorized, declined or failed. */
  public long getDecided() {
    return asWhole("decided");
  }

  /**
   * The share of authorized ones in these; null where there are none.
   * <p>
   * It may be null.
   */
  public Double getApprovalRate() {
    return asNumberOrNull("approval_rate");
  }

  /** Authorizations there, also of payments that went on to another payment service, in the newest thousand payments. */
  public long getAttempts() {
    return asWhole("attempts");
  }

  /**
   * The share of them that had no answer, an answer that cannot be read, or an error of the processor itself; a decline is none. Null where there were none.
   * <p>
   * It may be null.
   */
  public Double getErrorRate() {
    return asNumberOrNull("error_rate");
  }

  /** Back to when attempts were looked at. */
  public String getAttemptsFrom() {
    return asText("attempts_from");
  }

  /**
   * The last approval among these attempts; null where there was none.
   * <p>
   * It may be null.
   */
  public String getLastSuccessAt() {
    return asText("last_success_at");
  }

  /**
   * The last error among these attempts; null where there was none.
   * <p>
   * It may be null.
   */
  public PaymentServiceError getLastError() {
    return asStruct("last_error", PaymentServiceError.class);
  }

  /** Whether payments are kept away from it now. */
  public PaymentServiceCircuitBreaker getCircuitBreaker() {
    return asStruct("circuit_breaker", PaymentServiceCircuitBreaker.class);
  }
}
