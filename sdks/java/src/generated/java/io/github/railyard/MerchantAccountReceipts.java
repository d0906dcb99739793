// Printed from the contract; do not edit.
package io.github.railyard;

public final class MerchantAccountReceipts extends Struct {
  /** True sends a receipt of every capture and refund to each buyer whose e-mail address is known. False sends those that a payment asks for by <code>receipt_email</code>. */
  public boolean getAutomatic() {
    return asFlag("automatic");
  }

  /**
   * Whose name stands at the sender's address; null: the display name.
   * <p>
   * It may be null.
   */
  public String getSenderName() {
    return asText("sender_name");
  }

  /**
   * Where answers go; null: to the address that the operator sends from.
   * <p>
   * It may be null.
   */
  public String getReplyTo() {
    return asText("reply_to");
  }

  /**
   * Whom buyers may ask: an address, a telephone number or a page, as they read it; null: nobody is named.
   * <p>
   * It may be null.
   */
  public String getSupport() {
    return asText("support");
  }

  /**
   * In which dates are written: an IANA name, such as <code>Europe/Berlin</code>; null: UTC.
   * <p>
   * It may be null.
   */
  public String getTimeZone() {
    return asText("time_zone");
  }
}
