// Printed from the contract; do not edit.
package io.github.railyard;

public final class TokenPaymentMethodCreate extends Struct {
  public TokenPaymentMethodCreate() {
    put("method", "id");
  }

  /** The stored payment method. */
  public TokenPaymentMethodCreate id(String value) {
    put("id", value);
    return this;
  }

  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  public TokenPaymentMethodCreate securityCode(String value) {
    put("security_code", Secret.of(value));
    return this;
  }

  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  public TokenPaymentMethodCreate securityCode(Secret value) {
    put("security_code", value);
    return this;
  }

  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  public TokenPaymentMethodCreate redirectUrl(String value) {
    put("redirect_url", value);
    return this;
  }
}
