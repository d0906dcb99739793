// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class Dispute extends Struct {
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

  /** The payment that is disputed. */
  public String getTransactionId() {
    return asText("transaction_id");
  }

  /** Where it was paid, and is disputed. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** The processor's own id of the dispute. */
  public String getPaymentServiceDisputeId() {
    return asText("payment_service_dispute_id");
  }

  /** How far it has gone. */
  public DisputeStage getStage() {
    return asWord("stage", DisputeStage.class);
  }

  /** Where it stands: <code>needs_response</code> waits for you. */
  public DisputeStatus getStatus() {
    return asWord("status", DisputeStatus.class);
  }

  /**
   * Null where the processor names none.
   * <p>
   * It may be null.
   */
  public DisputeReason getReason() {
    return asWord("reason", DisputeReason.class);
  }

  /**
   * The processor's own word for the reason; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getRawReason() {
    return asText("raw_reason");
  }

  /**
   * The scheme's code of the reason, for example <code>10.4</code>; null where none was told.
   * <p>
   * It may be null.
   */
  public String getNetworkReasonCode() {
    return asText("network_reason_code");
  }

  /** What is disputed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /** Currency of what is disputed. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** What it took so far, by the lines of <code>/transactions/{transaction_id}/chargebacks</code>. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getChargedBackAmount() {
    return asWhole("charged_back_amount");
  }

  /** What of that was given back, by the lines of <code>&#8230;/chargeback-reversals</code>. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getGivenBackAmount() {
    return asWhole("given_back_amount");
  }

  /**
   * Until when an answer counts; null where the processor names no end.
   * <p>
   * It may be null.
   */
  public String getRespondBy() {
    return asText("respond_by");
  }

  /** True where evidence can be submitted here; else it is answered in the dashboard of the processor. */
  public boolean getAnsweredHere() {
    return asFlag("answered_here");
  }

  /**
   * Where the processor shows its disputes; null where that is not known.
   * <p>
   * It may be null.
   */
  public String getDashboardUrl() {
    return asText("dashboard_url");
  }

  /** When the processor opened it. */
  public String getOpenedAt() {
    return asText("opened_at");
  }

  /**
   * When it was accepted, decided or closed; null while it is open.
   * <p>
   * It may be null.
   */
  public String getClosedAt() {
    return asText("closed_at");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /** The draft: texts that <code>&#8230;/submit</code> would send now. */
  public DisputeEvidence getEvidence() {
    return asStruct("evidence", DisputeEvidence.class);
  }

  /** Everything that may be given, in the order in which it counts for this reason. */
  public List<DisputeChecklistItem> getChecklist() {
    return asStructs("checklist", DisputeChecklistItem.class);
  }

  /** The files that <code>&#8230;/submit</code> would send now. */
  public List<DisputeFile> getFiles() {
    return asStructs("files", DisputeFile.class);
  }

  /** What this processor takes of files. */
  public DisputeFileLimits getFileLimits() {
    return asStruct("file_limits", DisputeFileLimits.class);
  }

  /** What was sent to the processor, oldest first. */
  public List<DisputeResponse> getResponses() {
    return asStructs("responses", DisputeResponse.class);
  }

  /** What happened, oldest first. */
  public List<DisputeEvent> getHistory() {
    return asStructs("history", DisputeEvent.class);
  }
}
