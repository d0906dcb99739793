// Printed from the contract; do not edit.
package io.github.railyard;

public final class MerchantAccountReceiptsCreate extends Struct {
  /** True sends a receipt of every capture and refund to each buyer whose e-mail address is known. False sends those that a payment asks for by <code>receipt_email</code>. */
  public MerchantAccountReceiptsCreate automatic(boolean value) {
    put("automatic", value);
    return this;
  }

  /** Whose name stands at the sender's address; null: the display name. */
  public MerchantAccountReceiptsCreate senderName(String value) {
    put("sender_name", value);
    return this;
  }

  /** Where answers go; null: to the address that the operator sends from. */
  public MerchantAccountReceiptsCreate replyTo(String value) {
    put("reply_to", value);
    return this;
  }

  /** Whom buyers may ask: an address, a telephone number or a page, as they read it; null: nobody is named. */
  public MerchantAccountReceiptsCreate support(String value) {
    put("support", value);
    return this;
  }

  /** In which dates are written: an IANA name, such as <code>Europe/Berlin</code>; null: UTC. */
  public MerchantAccountReceiptsCreate timeZone(String value) {
    put("time_zone", value);
    return this;
  }
}
