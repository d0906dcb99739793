// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class PazeMobileSessionCreateRequest extends Struct {
  /** You, as Paze knows you. */
  public PazeMobileSessionCreateRequest client(PazeClient value) {
    put("client", value);
    return this;
  }

  /** The app's own id of the checkout, the same in all its steps. */
  public PazeMobileSessionCreateRequest sessionId(String value) {
    put("sessionId", value);
    return this;
  }

  /** From <code>POST /digital-wallets/paze/session</code>. */
  public PazeMobileSessionCreateRequest accessToken(String value) {
    put("accessToken", Secret.of(value));
    return this;
  }

  /** From <code>POST /digital-wallets/paze/session</code>. */
  public PazeMobileSessionCreateRequest accessToken(Secret value) {
    put("accessToken", value);
    return this;
  }

  /** Opens your app again. */
  public PazeMobileSessionCreateRequest callbackURLScheme(String value) {
    put("callbackURLScheme", value);
    return this;
  }

  /**
   * What the buyer is to do.
   * <p>
   * One of <code>REVIEW_AND_PAY</code>, <code>EXPRESS_CHECKOUT</code>, <code>ADD_CARD</code>.
   */
  public PazeMobileSessionCreateRequest intent(String value) {
    put("intent", value);
    return this;
  }

  /** What the buyer pays. */
  public PazeMobileSessionCreateRequest transactionValue(PazeTransactionValue value) {
    put("transactionValue", value);
    return this;
  }

  /**
   * What the card is taken for.
   * <p>
   * One of <code>PURCHASE</code>, <code>CARD_ON_FILE</code>, <code>BOTH</code>.
   */
  public PazeMobileSessionCreateRequest transactionType(String value) {
    put("transactionType", value);
    return this;
  }

  /**
   * Whether Paze asks for an address to send to.
   * <p>
   * One of <code>ALL</code>, <code>NONE</code>.
   */
  public PazeMobileSessionCreateRequest shippingPreference(String value) {
    put("shippingPreference", value);
    return this;
  }

  /**
   * How much of the billing address Paze asks for.
   * <p>
   * One of <code>ALL</code>, <code>ZIP_COUNTRY</code>, <code>NONE</code>.
   */
  public PazeMobileSessionCreateRequest billingPreference(String value) {
    put("billingPreference", value);
    return this;
  }

  /** The buyer's, where you know it. */
  public PazeMobileSessionCreateRequest emailAddress(String value) {
    put("emailAddress", value);
    return this;
  }

  /** Ten digits, where you know them. */
  public PazeMobileSessionCreateRequest phoneNumber(String value) {
    put("phoneNumber", value);
    return this;
  }

  /** Your own cards, shown first. */
  public PazeMobileSessionCreateRequest cobrand(List<PazeCobrandItem> value) {
    put("cobrand", value);
    return this;
  }

  /** ISO 3166-1 alpha-2 codes; left out, all. */
  public PazeMobileSessionCreateRequest acceptedShippingCountries(List<String> value) {
    put("acceptedShippingCountries", value);
    return this;
  }

  /** Networks that you take; left out, all. */
  public PazeMobileSessionCreateRequest acceptedPaymentCardNetworks(List<String> value) {
    put("acceptedPaymentCardNetworks", value);
    return this;
  }

  /** True shows Paze also to buyers that it does not know. */
  public PazeMobileSessionCreateRequest alwaysEnableCheckout(boolean value) {
    put("alwaysEnableCheckout", value);
    return this;
  }
}
