// Printed from the contract; do not edit.
package io.github.railyard;

public final class ApplePaySessionRequest extends Struct {
  /** What Apple Pay gave the page in <code>onvalidatemerchant</code>; in the sandbox the simulator's. */
  public ApplePaySessionRequest validationUrl(String value) {
    put("validation_url", value);
    return this;
  }

  /** The page's domain, a registered one. */
  public ApplePaySessionRequest domainName(String value) {
    put("domain_name", value);
    return this;
  }
}
