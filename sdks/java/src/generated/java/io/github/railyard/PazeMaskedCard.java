// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeMaskedCard extends Struct {
  /** Last digits of the card. */
  public String getPanLastFour() {
    return asText("panLastFour");
  }

  /** The scheme's reference for the account behind the card. */
  public String getPaymentAccountReference() {
    return asText("paymentAccountReference");
  }

  /**
   * Two digits; null where unknown.
   * <p>
   * It may be null.
   */
  public String getPanExpirationMonth() {
    return asText("panExpirationMonth");
  }

  /**
   * Four digits; null where unknown.
   * <p>
   * It may be null.
   */
  public String getPanExpirationYear() {
    return asText("panExpirationYear");
  }

  /** What the issuer calls the card. */
  public String getPaymentCardDescriptor() {
    return asText("paymentCardDescriptor");
  }

  /**
   * How the account behind it is funded.
   * <p>
   * One of <code>CREDIT</code>, <code>DEBIT</code>.
   */
  public String getPaymentCardType() {
    return asText("paymentCardType");
  }

  /**
   * Whose mark is on it.
   * <p>
   * One of <code>VISA</code>, <code>MASTERCARD</code>, <code>DISCOVER</code>.
   */
  public String getPaymentCardBrand() {
    return asText("paymentCardBrand");
  }

  /**
   * Through which network it pays.
   * <p>
   * One of <code>VISA</code>, <code>MASTERCARD</code>, <code>DISCOVER</code>.
   */
  public String getPaymentCardNetwork() {
    return asText("paymentCardNetwork");
  }

  /** A picture of it. */
  public PazeDigitalCardData getDigitalCardData() {
    return asStruct("digitalCardData", PazeDigitalCardData.class);
  }

  /**
   * The cardholder's address; null where it was not asked for.
   * <p>
   * It may be null.
   */
  public PazeBillingAddress getBillingAddress() {
    return asStruct("billingAddress", PazeBillingAddress.class);
  }
}
