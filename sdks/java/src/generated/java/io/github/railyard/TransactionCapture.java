// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionCapture extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** How the capture went; <code>pending</code> where that is not known yet. */
  public CaptureStatus getStatus() {
    return asWord("status", CaptureStatus.class);
  }

  /**
   * The error in one vocabulary for all processors; null where it succeeded.
   * <p>
   * It may be null.
   */
  public String getCode() {
    return asText("code");
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

  /** The transaction as it is now. */
  public Transaction getTransaction() {
    return asStruct("transaction", Transaction.class);
  }

  /**
   * The capture that was made; null where it was not begun.
   * <p>
   * It may be null.
   */
  public String getCaptureId() {
    return asText("capture_id");
  }

  /**
   * The processor's own id of the capture; null until it gave one.
   * <p>
   * It may be null.
   */
  public String getPaymentServiceCaptureId() {
    return asText("payment_service_capture_id");
  }

  /**
   * Your own identifier of the capture, as given; null where none was.
   * <p>
   * It may be null.
   */
  public String getExternalIdentifier() {
    return asText("external_identifier");
  }

  /**
   * Of the transaction's buyer; null where nothing is known.
   * <p>
   * It may be null.
   */
  public BillingDetails getBillingDetails() {
    return asStruct("billing_details", BillingDetails.class);
  }

  /**
   * Of the transaction; null where nothing was told.
   * <p>
   * It may be null.
   */
  public ShippingDetails getShippingDetails() {
    return asStruct("shipping_details", ShippingDetails.class);
  }
}
