// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentServiceStatus extends Word {
  public static final PaymentServiceStatus PENDING = new PaymentServiceStatus("pending");
  public static final PaymentServiceStatus CREATED = new PaymentServiceStatus("created");
  public static final PaymentServiceStatus FAILED = new PaymentServiceStatus("failed");

  PaymentServiceStatus(String value) {
    super(value);
  }
}
