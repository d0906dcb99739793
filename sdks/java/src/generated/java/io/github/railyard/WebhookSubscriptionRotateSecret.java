// Printed from the contract; do not edit.
package io.github.railyard;

public final class WebhookSubscriptionRotateSecret extends Struct {
  /** For how many minutes the secret before this one is signed with as well, a week at most. Left out: a day. 0 ends it at once. */
  public WebhookSubscriptionRotateSecret delta(long value) {
    put("delta", value);
    return this;
  }
}
