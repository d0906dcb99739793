// Printed from the contract; do not edit.
package io.github.railyard;

public final class PayoutPaymentService extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * The payment service that pays it.
   * <p>
   * It may be null.
   */
  public String getId() {
    return asText("id");
  }

  /** What it pays to. */
  public PayoutMethod getMethod() {
    return asWord("method", PayoutMethod.class);
  }

  /** The connector behind it. */
  public String getPaymentServiceDefinitionId() {
    return asText("payment_service_definition_id");
  }

  /**
   * What you call it.
   * <p>
   * It may be null.
   */
  public String getDisplayName() {
    return asText("display_name");
  }
}
