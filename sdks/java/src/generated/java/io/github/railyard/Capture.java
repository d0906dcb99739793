// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class Capture extends Struct {
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

  /** The transaction that was captured. */
  public String getTransactionId() {
    return asText("transaction_id");
  }

  /**
   * The processor's own id of the capture; null until it gave one.
   * <p>
   * It may be null.
   */
  public String getXid() {
    return asText("xid");
  }

  /** Currency of the transaction. */
  public String getCurrency() {
    return asText("currency");
  }

  /** What this capture takes. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /** How it went; <code>pending</code> where that is not known yet. */
  public CaptureStatus getStatus() {
    return asWord("status", CaptureStatus.class);
  }

  /** Whether no other capture can follow. */
  public boolean getFinal() {
    return asFlag("final");
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
   * When the processor took the money; null until then.
   * <p>
   * It may be null.
   */
  public String getCapturedAt() {
    return asText("captured_at");
  }

  /**
   * Your own identifier of the capture; null where none was given.
   * <p>
   * It may be null.
   */
  public String getExternalIdentifier() {
    return asText("external_identifier");
  }

  /**
   * Why it did not succeed, in one vocabulary for all processors; null where it did.
   * <p>
   * It may be null.
   */
  public String getErrorCode() {
    return asText("error_code");
  }

  /**
   * ISO 8583 response code; null where the processor gave none.
   * <p>
   * It may be null.
   */
  public String getIsoResponseCode() {
    return asText("iso_response_code");
  }

  /**
   * The processor's own code; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getRawResponseCode() {
    return asText("raw_response_code");
  }

  /**
   * The processor's own words; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getRawResponseDescription() {
    return asText("raw_response_description");
  }

  /**
   * Your own identifier of the transaction; null where none was given.
   * <p>
   * It may be null.
   */
  public String getTransactionExternalIdentifier() {
    return asText("transaction_external_identifier");
  }

  /**
   * What this capture pays for; null where nothing was told.
   * <p>
   * It may be null.
   */
  public List<CartItem> getCartItems() {
    return asStructs("cart_items", CartItem.class);
  }
}
