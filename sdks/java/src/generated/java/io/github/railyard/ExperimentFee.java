// Printed from the contract; do not edit.
package io.github.railyard;

public final class ExperimentFee extends Struct {
  /** Which payment service. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** What a captured payment costs whatever its amount, in minor units. */
  public long getFixed() {
    return asWhole("fixed");
  }

  /** Of ten thousand captured, what it costs beside that. */
  public long getBasisPoints() {
    return asWhole("basis_points");
  }
}
