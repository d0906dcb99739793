// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeDeliveryContactDetailsInput extends Struct {
  /** Who receives it; null where unknown. */
  public PazeDeliveryContactDetailsInput contactFullName(String value) {
    put("contactFullName", value);
    return this;
  }

  /** Who receives it; null where unknown. */
  public PazeDeliveryContactDetailsInput contactFullName(Opt<String> value) {
    put("contactFullName", value);
    return this;
  }

  /** How they are reached; null where unknown. */
  public PazeDeliveryContactDetailsInput contactPhoneNumber(PazeMobileNumberInput value) {
    put("contactPhoneNumber", value);
    return this;
  }

  /** How they are reached; null where unknown. */
  public PazeDeliveryContactDetailsInput contactPhoneNumber(Opt<PazeMobileNumberInput> value) {
    put("contactPhoneNumber", value);
    return this;
  }
}
