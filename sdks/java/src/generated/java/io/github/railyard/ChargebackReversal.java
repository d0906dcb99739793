// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ChargebackReversal extends Struct {
  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /** When the processor booked it. */
  public String getPostedAt() {
    return asText("posted_at");
  }

  /** When the report reached this instance. */
  public String getIngestedAt() {
    return asText("ingested_at");
  }

  /** Currency of the line, which is the transaction's. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /**
   * How much of the currency that was paid out one of <code>currency</code> is; null where they are one, or no rate is told.
   * <p>
   * It may be null.
   */
  public Double getExchangeRate() {
    return asNumberOrNull("exchange_rate");
  }

  /** All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getCommission() {
    return asWhole("commission");
  }

  /**
   * The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getInterchange() {
    return asWholeOrNull("interchange");
  }

  /**
   * The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getMarkup() {
    return asWholeOrNull("markup");
  }

  /**
   * The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getSchemeFee() {
    return asWholeOrNull("scheme_fee");
  }

  /** Lines with the same one stand in one report. */
  public String getPaymentServiceReportId() {
    return asText("payment_service_report_id");
  }

  /** The file that the line was read in, the same for all of its lines; empty for what came by event. */
  public List<String> getPaymentServiceReportFileIds() {
    return asList("payment_service_report_file_ids");
  }

  /** The transaction that it belongs to. */
  public String getTransactionId() {
    return asText("transaction_id");
  }

  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }
}
