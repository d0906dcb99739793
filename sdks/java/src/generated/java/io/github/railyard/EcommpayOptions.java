// Printed from the contract; do not edit.
package io.github.railyard;

public final class EcommpayOptions extends Struct {
  /** First day of what was booked. */
  public EcommpayOptions bookingStartDate(String value) {
    put("booking_start_date", value);
    return this;
  }

  /** Last day of what was booked. */
  public EcommpayOptions bookingEndDate(String value) {
    put("booking_end_date", value);
    return this;
  }
}
