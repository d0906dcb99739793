// Printed from the contract; do not edit.
package io.github.railyard;

public final class WebhookReplayed extends Struct {
  /** How many deliveries have begun again so far. */
  public long getCount() {
    return asWhole("count");
  }

  /** The job that did it, and goes on where there are very many: <code>resends</code> says how far it has come. */
  public String getResendId() {
    return asText("resend_id");
  }
}
