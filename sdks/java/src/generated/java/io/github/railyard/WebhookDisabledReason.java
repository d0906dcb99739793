// Printed from the contract; do not edit.
package io.github.railyard;

public final class WebhookDisabledReason extends Word {
  public static final WebhookDisabledReason GONE = new WebhookDisabledReason("gone");

  WebhookDisabledReason(String value) {
    super(value);
  }
}
