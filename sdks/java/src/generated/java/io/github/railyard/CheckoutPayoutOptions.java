// Printed from the contract; do not edit.
package io.github.railyard;

public final class CheckoutPayoutOptions extends Struct {
  /** Which channel of your account there. */
  public CheckoutPayoutOptions processingChannelId(String value) {
    put("processing_channel_id", value);
    return this;
  }

  /** Where the money is taken from there. */
  public CheckoutPayoutOptions sourceId(String value) {
    put("source_id", value);
    return this;
  }
}
