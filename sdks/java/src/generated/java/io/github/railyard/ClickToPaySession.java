// Printed from the contract; do not edit.
package io.github.railyard;

public final class ClickToPaySession extends Struct {
  /** Starts the Click to Pay SDK. */
  public String getDigitalPaymentApplicationId() {
    return asText("digital_payment_application_id");
  }

  /** What the SDK shows the buyer. */
  public String getDigitalPaymentApplicationName() {
    return asText("digital_payment_application_name");
  }
}
