// Printed from the contract; do not edit.
package io.github.railyard;

public final class SettlementReport extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** <code>payment_service_report_id</code> of its lines. A report in several currencies is listed once for each. */
  public String getId() {
    return asText("id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** The payment service whose processor made it. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** Currency of the payments, which every figure is in. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** Lines so far. */
  public long getLineCount() {
    return asWhole("line_count");
  }

  /** Captures settled, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getSettledAmount() {
    return asWhole("settled_amount");
  }

  /** Refunds settled. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getRefundedAmount() {
    return asWhole("refunded_amount");
  }

  /** Taken back by chargebacks. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getChargedBackAmount() {
    return asWhole("charged_back_amount");
  }

  /** Given back by chargebacks that were reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getReversedAmount() {
    return asWhole("reversed_amount");
  }

  /** Fees of all lines. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getFeeAmount() {
    return asWhole("fee_amount");
  }

  /** What the lines add up to: settled and reversed, less refunded, charged back and fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getNetAmount() {
    return asWhole("net_amount");
  }

  /** When the processor booked the first line. */
  public String getFirstPostedAt() {
    return asText("first_posted_at");
  }

  /** When the processor booked the last line. */
  public String getLastPostedAt() {
    return asText("last_posted_at");
  }

  /** When the first line reached this instance. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When the latest line reached this instance. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
