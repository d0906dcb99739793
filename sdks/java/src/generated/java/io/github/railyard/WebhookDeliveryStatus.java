// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>pending</code>: it is sent, again where that failed. <code>delivered</code>: the endpoint answered 2xx. <code>failed</code>: it is given up. */
public final class WebhookDeliveryStatus extends Word {
  public static final WebhookDeliveryStatus PENDING = new WebhookDeliveryStatus("pending");
  public static final WebhookDeliveryStatus DELIVERED = new WebhookDeliveryStatus("delivered");
  public static final WebhookDeliveryStatus FAILED = new WebhookDeliveryStatus("failed");

  WebhookDeliveryStatus(String value) {
    super(value);
  }
}
