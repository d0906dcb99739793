// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ReconciliationBalance extends Struct {
  /** Of every amount here: that of the payout, where the payment was in another one. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** What was captured on this day, less what was refunded on it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getCapturedAmount() {
    return asWhole("captured_amount");
  }

  /** What processors settled of that, whenever they did, and all else that they booked on this day. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getSettledAmount() {
    return asWhole("settled_amount");
  }

  /** What the lines of the payouts of this day add up to. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getPaidOutAmount() {
    return asWhole("paid_out_amount");
  }

  /** What the bank received of these payouts. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getArrivedAmount() {
    return asWhole("arrived_amount");
  }

  /** All reasons together: <code>captured_amount + difference_amount + paid_out_amount = arrived_amount + settled_amount</code>. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getDifferenceAmount() {
    return asWhole("difference_amount");
  }

  /** What the differences are made of. */
  public List<ReconciliationReasonSum> getReasons() {
    return asStructs("reasons", ReconciliationReasonSum.class);
  }

  /** Captured less refunded by payment services that have never reported a settlement, and are not set to: nothing can be compared with it, and it is in no other amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getUnreportedAmount() {
    return asWhole("unreported_amount");
  }
}
