// Printed from the contract; do not edit.
package io.github.railyard;

public final class ProcessorReportTotal extends Struct {
  /** The processor's own word for such lines. */
  public String getLineType() {
    return asText("line_type");
  }

  /** The currency that was paid out. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** How many there are. */
  public long getLineCount() {
    return asWhole("line_count");
  }

  /** What they add up to, fees taken. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getNetAmount() {
    return asWhole("net_amount");
  }
}
