// Printed from the contract; do not edit.
package io.github.railyard;

public final class FraudListEntry extends Struct {
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

  /** <code>block</code>: payments that it fits are declined. <code>allow</code>: they pass the list, whatever else is on it, and the conditions <code>velocity</code> of rules. */
  public FraudListEffect getEffect() {
    return asWord("effect", FraudListEffect.class);
  }

  /** What it is about. <code>card</code>: a card or bank account, by its fingerprint; <code>card_bin</code>: the first six to eight digits; <code>buyer_id</code>, <code>buyer_external_identifier</code>; <code>email_address</code>; <code>email_domain</code>: with its subdomains; <code>ip_address</code>: an address or a network; <code>device</code>: an <code>anti_fraud_fingerprint</code>; <code>phone_number</code>. */
  public FraudListKind getKind() {
    return asWord("kind", FraudListKind.class);
  }

  /** In the form in which it is compared: addresses in small letters, numbers without blanks. */
  public String getValue() {
    return asText("value");
  }

  /**
   * A card's last four digits, where they are known; null for all else.
   * <p>
   * It may be null.
   */
  public String getLabel() {
    return asText("label");
  }

  /**
   * Why, in a word.
   * <p>
   * It may be null.
   */
  public FraudListReason getReason() {
    return asWord("reason", FraudListReason.class);
  }

  /**
   * What people should know about it.
   * <p>
   * It may be null.
   */
  public String getNote() {
    return asText("note");
  }

  /**
   * The transaction that it was taken from.
   * <p>
   * It may be null.
   */
  public String getTransactionId() {
    return asText("transaction_id");
  }

  /**
   * The person or API key that made it.
   * <p>
   * It may be null.
   */
  public String getCreatorName() {
    return asText("creator_name");
  }

  /**
   * From then on it counts no more; null: until it is deleted.
   * <p>
   * It may be null.
   */
  public String getExpiresAt() {
    return asText("expires_at");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }
}
