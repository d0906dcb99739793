// Printed from the contract; do not edit.
package io.github.railyard;

public final class CheckoutSessionCardPaymentMethod extends Struct {
  public CheckoutSessionCardPaymentMethod() {
    put("method", "card");
  }

  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  public CheckoutSessionCardPaymentMethod number(String value) {
    put("number", Secret.of(value));
    return this;
  }

  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  public CheckoutSessionCardPaymentMethod number(Secret value) {
    put("number", value);
    return this;
  }

  /** Last month in which the card is good. <code>MM/YY</code>. */
  public CheckoutSessionCardPaymentMethod expirationDate(String value) {
    put("expiration_date", value);
    return this;
  }

  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  public CheckoutSessionCardPaymentMethod securityCode(String value) {
    put("security_code", Secret.of(value));
    return this;
  }

  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  public CheckoutSessionCardPaymentMethod securityCode(Secret value) {
    put("security_code", value);
    return this;
  }

  /** The scheme that the buyer chose of a card that has several (<code>additional_schemes</code> of its details): the payment goes over it. Left out, over the scheme of the number, unless a rule of the flow says otherwise. */
  public CheckoutSessionCardPaymentMethod preferredScheme(CardScheme value) {
    put("preferred_scheme", value);
    return this;
  }
}
