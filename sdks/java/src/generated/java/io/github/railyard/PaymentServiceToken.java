// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentServiceToken extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /**
   * Where the buyer goes to approve it; null unless that is awaited.
   * <p>
   * It may be null.
   */
  public String getApprovalUrl() {
    return asText("approval_url");
  }

  /** The payment method that it stands for. */
  public String getPaymentMethodId() {
    return asText("payment_method_id");
  }

  /** The payment service whose processor made it. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** Whether it can be used. */
  public PaymentMethodStatus getStatus() {
    return asWord("status", PaymentMethodStatus.class);
  }

  /**
   * The processor's token; null until it was delivered.
   * <p>
   * It may be null.
   */
  public String getToken() {
    return asText("token");
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
