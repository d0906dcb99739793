// Printed from the contract; do not edit.
package io.github.railyard;

/** What is confirmed: money that is held, that was captured, or that was refunded. */
public final class ReceiptSubject extends Word {
  public static final ReceiptSubject AUTHORIZATION = new ReceiptSubject("authorization");
  public static final ReceiptSubject PAYMENT = new ReceiptSubject("payment");
  public static final ReceiptSubject REFUND = new ReceiptSubject("refund");

  ReceiptSubject(String value) {
    super(value);
  }
}
