// Printed from the contract; do not edit.
package io.github.railyard;

public final class CheckoutSessionPaymentMethod extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * Id of the stored payment method that was put in; null for a typed card.
   * <p>
   * It may be null.
   */
  public String getId() {
    return asText("id");
  }

  /**
   * What the first digits say.
   * <p>
   * It may be null.
   */
  public CheckoutSessionPaymentMethodDetails getDetails() {
    return asStruct("details", CheckoutSessionPaymentMethodDetails.class);
  }

  /**
   * Last four digits.
   * <p>
   * It may be null.
   */
  public String getLabel() {
    return asText("label");
  }

  /** Always a card. */
  public String getMethod() {
    return asText("method");
  }

  /**
   * Scheme of the card; of a card with several, the one that the buyer chose; null where it is unknown.
   * <p>
   * It may be null.
   */
  public CardScheme getScheme() {
    return asWord("scheme", CardScheme.class);
  }

  /**
   * The same for the same card number, and tells nothing about it.
   * <p>
   * It may be null.
   */
  public String getFingerprint() {
    return asText("fingerprint");
  }
}
