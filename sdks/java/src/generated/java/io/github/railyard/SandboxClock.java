// Printed from the contract; do not edit.
package io.github.railyard;

public final class SandboxClock extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** What time it is for the merchant account. */
  public String getNow() {
    return asText("now");
  }

  /** How far that is ahead of the machine's clock. */
  public long getOffsetSeconds() {
    return asWhole("offset_seconds");
  }
}
