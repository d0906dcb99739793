// Printed from the contract; do not edit.
package io.github.railyard;

public final class Buyer extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** The id as a base-62 number of 22 digits, for systems without room for a UUID. */
  public String getReconciliationId() {
    return asText("reconciliation_id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /**
   * A name for people to read.
   * <p>
   * It may be null.
   */
  public String getDisplayName() {
    return asText("display_name");
  }

  /**
   * Your own identifier of the buyer, unique in the merchant account; null where none was given.
   * <p>
   * It may be null.
   */
  public String getExternalIdentifier() {
    return asText("external_identifier");
  }

  /**
   * What was told of the buyer for invoices and risk checks; null where nothing was.
   * <p>
   * It may be null.
   */
  public BillingDetails getBillingDetails() {
    return asStruct("billing_details", BillingDetails.class);
  }

  /**
   * Number of the buyer's account at the merchant.
   * <p>
   * It may be null.
   */
  public String getAccountNumber() {
    return asText("account_number");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
