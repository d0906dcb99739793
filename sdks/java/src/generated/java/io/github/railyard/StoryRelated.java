// Printed from the contract; do not edit.
package io.github.railyard;

public final class StoryRelated extends Struct {
  /** Another payment with the same <code>external_identifier</code>. */
  public String getTransactionId() {
    return asText("transaction_id");
  }

  /** How it stands. */
  public TransactionStatus getStatus() {
    return asWord("status", TransactionStatus.class);
  }

  /** Its currency. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** What was asked for. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /** What it took of the buyer&#8217;s money. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getCapturedAmount() {
    return asWhole("captured_amount");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }
}
