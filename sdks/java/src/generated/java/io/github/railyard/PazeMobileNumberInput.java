// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeMobileNumberInput extends Struct {
  /** Calling code, for example <code>1</code>. */
  public PazeMobileNumberInput countryCode(String value) {
    put("countryCode", value);
    return this;
  }

  /** Number without the calling code. */
  public PazeMobileNumberInput phoneNumber(String value) {
    put("phoneNumber", value);
    return this;
  }
}
