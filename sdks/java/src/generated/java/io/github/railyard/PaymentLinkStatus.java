// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentLinkStatus extends Word {
  public static final PaymentLinkStatus ACTIVE = new PaymentLinkStatus("active");
  public static final PaymentLinkStatus COMPLETED = new PaymentLinkStatus("completed");
  public static final PaymentLinkStatus EXPIRED = new PaymentLinkStatus("expired");
  public static final PaymentLinkStatus PROCESSING = new PaymentLinkStatus("processing");
  public static final PaymentLinkStatus GIVEN_BACK = new PaymentLinkStatus("given_back");

  PaymentLinkStatus(String value) {
    super(value);
  }
}
