// Printed from the contract; do not edit.
package io.github.railyard;

public final class NetworkTokenCreate extends Struct {
  /** Of the card, where the token service wants it; never stored. */
  public NetworkTokenCreate securityCode(String value) {
    put("security_code", Secret.of(value));
    return this;
  }

  /** Of the card, where the token service wants it; never stored. */
  public NetworkTokenCreate securityCode(Secret value) {
    put("security_code", value);
    return this;
  }

  /** True where the merchant will charge without the buyer; then <code>is_subsequent_payment</code> must be true. */
  public NetworkTokenCreate merchantInitiated(boolean value) {
    put("merchant_initiated", value);
    return this;
  }

  /** Whether the token is for later payments of a series. */
  public NetworkTokenCreate isSubsequentPayment(boolean value) {
    put("is_subsequent_payment", value);
    return this;
  }
}
