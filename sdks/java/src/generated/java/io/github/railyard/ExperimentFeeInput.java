// Printed from the contract; do not edit.
package io.github.railyard;

public final class ExperimentFeeInput extends Struct {
  /** Which payment service. */
  public ExperimentFeeInput paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** What a captured payment costs whatever its amount, in minor units. */
  public ExperimentFeeInput fixed(long value) {
    put("fixed", value);
    return this;
  }

  /** Of ten thousand captured, what it costs beside that. */
  public ExperimentFeeInput basisPoints(long value) {
    put("basis_points", value);
    return this;
  }
}
