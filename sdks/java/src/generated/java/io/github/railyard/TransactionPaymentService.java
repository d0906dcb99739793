// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionPaymentService extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The payment service that was used. */
  public String getId() {
    return asText("id");
  }

  /** The connector behind it. */
  public String getPaymentServiceDefinitionId() {
    return asText("payment_service_definition_id");
  }

  /** The kind of payment method that it takes. */
  public PaymentMethodKind getMethod() {
    return asWord("method", PaymentMethodKind.class);
  }

  /** A name for people to read. */
  public String getDisplayName() {
    return asText("display_name");
  }
}
