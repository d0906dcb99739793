// Printed from the contract; do not edit.
package io.github.railyard;

public final class Receipt extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** The transaction that it is of. */
  public String getTransactionId() {
    return asText("transaction_id");
  }

  /** What it confirms. */
  public ReceiptSubject getAbout() {
    return asWord("about", ReceiptSubject.class);
  }

  /** Currency of the transaction. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** What it confirms the amount of. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /** Where it goes, so far as it is shown: <code>j&#8230;&#64;example.com</code>. The whole is kept only until it is sent. */
  public String getEmailAddress() {
    return asText("email_address");
  }

  /** How far it is. */
  public ReceiptStatus getStatus() {
    return asWord("status", ReceiptStatus.class);
  }

  /**
   * What the mail server said last, without the address; null where it has said nothing.
   * <p>
   * It may be null.
   */
  public String getDetail() {
    return asText("detail");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /**
   * When the mail server took it; null where it has not.
   * <p>
   * It may be null.
   */
  public String getSentAt() {
    return asText("sent_at");
  }
}
