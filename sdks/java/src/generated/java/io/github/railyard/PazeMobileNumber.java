// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeMobileNumber extends Struct {
  /** Calling code, for example <code>1</code>. */
  public String getCountryCode() {
    return asText("countryCode");
  }

  /** Number without the calling code. */
  public String getPhoneNumber() {
    return asText("phoneNumber");
  }
}
