// Printed from the contract; do not edit.
package io.github.railyard;

public final class GooglePaySessionRequest extends Struct {
  /** Domain of the page that shows the button. */
  public GooglePaySessionRequest originDomain(String value) {
    put("origin_domain", value);
    return this;
  }
}
