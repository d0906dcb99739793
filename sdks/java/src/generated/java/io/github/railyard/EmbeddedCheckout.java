// Printed from the contract; do not edit.
package io.github.railyard;

public final class EmbeddedCheckout extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Also what the filter <code>payment_link_id</code> of transactions takes, to list what was tried. */
  public String getId() {
    return asText("id");
  }

  /** The page to show in a frame. Whoever has it can pay, and sees what is paid. */
  public String getUrl() {
    return asText("url");
  }

  /** What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /** Currency of that amount. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** Country of the buyer. ISO 3166-1 alpha-2, upper case. */
  public String getCountry() {
    return asText("country");
  }

  /** When nobody can begin to pay any more: an hour after it was made. */
  public String getExpiresAt() {
    return asText("expires_at");
  }
}
