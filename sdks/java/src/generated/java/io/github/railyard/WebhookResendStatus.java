// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>running</code>: more may begin again. <code>completed</code>: all that fit have. <code>stopped</code>: somebody ended it before. */
public final class WebhookResendStatus extends Word {
  public static final WebhookResendStatus RUNNING = new WebhookResendStatus("running");
  public static final WebhookResendStatus COMPLETED = new WebhookResendStatus("completed");
  public static final WebhookResendStatus STOPPED = new WebhookResendStatus("stopped");

  WebhookResendStatus(String value) {
    super(value);
  }
}
