// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>pending</code>: it is to be sent, for seven days at most. <code>sent</code>: the mail server has it. <code>failed</code>: it was refused for good, or not taken in time. <code>unknown</code>: all of it was handed to the mail server, whose answer was lost; it is not sent again, since it may have arrived. */
public final class ReceiptStatus extends Word {
  public static final ReceiptStatus PENDING = new ReceiptStatus("pending");
  public static final ReceiptStatus SENT = new ReceiptStatus("sent");
  public static final ReceiptStatus FAILED = new ReceiptStatus("failed");
  public static final ReceiptStatus UNKNOWN = new ReceiptStatus("unknown");

  ReceiptStatus(String value) {
    super(value);
  }
}
