// Printed from the contract; do not edit.
package io.github.railyard;

public final class Balance extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** One balance for each currency that was ever posted. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** Promised by issuers and neither captured nor released. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAuthorizedAmount() {
    return asWhole("authorized_amount");
  }

  /** Taken from buyers, over all time. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getCapturedAmount() {
    return asWhole("captured_amount");
  }

  /** Given back to buyers, over all time. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getRefundedAmount() {
    return asWhole("refunded_amount");
  }

  /** Captured, and taken back by buyers' banks. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getReturnedAmount() {
    return asWhole("returned_amount");
  }

  /** Captures settled less refunds settled, before fees, chargebacks and payouts. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getSettledAmount() {
    return asWhole("settled_amount");
  }

  /** Kept by processors out of what they settled. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getFeeAmount() {
    return asWhole("fee_amount");
  }

  /** Taken back by chargebacks, less what was reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getChargedBackAmount() {
    return asWhole("charged_back_amount");
  }

  /** Sent to cards by payouts. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getPaidOutAmount() {
    return asWhole("paid_out_amount");
  }

  /** Captured, and neither refunded, returned nor settled yet: what processors still owe. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getPendingAmount() {
    return asWhole("pending_amount");
  }

  /** The moment at which these figures were true. */
  public String getAsOf() {
    return asText("as_of");
  }
}
