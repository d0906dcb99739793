// Printed from the contract; do not edit.
package io.github.railyard;

public final class CardExport extends Struct {
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

  /** <code>approved</code>: its file may be made. <code>finished</code>: it was. <code>expired</code>: it was not, and its time is over; ask anew. */
  public CardExportState getState() {
    return asWord("state", CardExportState.class);
  }

  /** Who gets the file, in words that the second person understands. */
  public String getRecipient() {
    return asText("recipient");
  }

  /** Of the key, as people compare it: 40 hex digits. */
  public String getFingerprint() {
    return asText("fingerprint");
  }

  /** The key, as it was given. */
  public String getPublicKey() {
    return asText("public_key");
  }

  /** How many cards it has at most. With more of them, its file is not made. */
  public long getCardsMax() {
    return asWhole("cards_max");
  }

  /** What two people signed. */
  public String getConfirmationId() {
    return asText("confirmation_id");
  }

  /** Who asked for it. */
  public CardExportPerson getAskedBy() {
    return asStruct("asked_by", CardExportPerson.class);
  }

  /** The second person, who agreed. */
  public CardExportPerson getApprovedBy() {
    return asStruct("approved_by", CardExportPerson.class);
  }

  /** When it was asked for with both signatures. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** Until when its file may be made: three days later. */
  public String getExpiresAt() {
    return asText("expires_at");
  }

  /** How often its file was begun. One that broke off is made again from the start. */
  public long getRuns() {
    return asWhole("runs");
  }

  /**
   * When its file was whole; null until it was.
   * <p>
   * It may be null.
   */
  public String getFinishedAt() {
    return asText("finished_at");
  }

  /**
   * How many cards the file has; null until it is whole.
   * <p>
   * It may be null.
   */
  public Long getCards() {
    return asWholeOrNull("cards");
  }

  /**
   * Of the encrypted file, 64 hex digits, for whoever gets it to compare; null until it is whole.
   * <p>
   * It may be null.
   */
  public String getSha256() {
    return asText("sha256");
  }
}
