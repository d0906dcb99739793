// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionBuyer extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * Null for a guest, who is not stored.
   * <p>
   * It may be null.
   */
  public String getId() {
    return asText("id");
  }

  /**
   * The id as a base-62 number of 22 digits, for systems without room for a UUID; null for a guest.
   * <p>
   * It may be null.
   */
  public String getReconciliationId() {
    return asText("reconciliation_id");
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
   * Your own identifier of it; null where none was given.
   * <p>
   * It may be null.
   */
  public String getExternalIdentifier() {
    return asText("external_identifier");
  }

  /**
   * As known when the payment was made; null where nothing was.
   * <p>
   * It may be null.
   */
  public BillingDetails getBillingDetails() {
    return asStruct("billing_details", BillingDetails.class);
  }

  /**
   * Number of the buyer's account at the merchant; null where none was given.
   * <p>
   * It may be null.
   */
  public String getAccountNumber() {
    return asText("account_number");
  }
}
