// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeDeliveryContactDetails extends Struct {
  /**
   * Who receives it; null where unknown.
   * <p>
   * It may be null.
   */
  public String getContactFullName() {
    return asText("contactFullName");
  }

  /**
   * How they are reached; null where unknown.
   * <p>
   * It may be null.
   */
  public PazeMobileNumber getContactPhoneNumber() {
    return asStruct("contactPhoneNumber", PazeMobileNumber.class);
  }
}
