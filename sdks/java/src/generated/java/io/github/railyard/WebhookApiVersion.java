// Printed from the contract; do not edit.
package io.github.railyard;

/** The version of the API whose words payloads are written in. */
public final class WebhookApiVersion extends Word {
  public static final WebhookApiVersion N2026_11_01 = new WebhookApiVersion("2026-11-01");
  public static final WebhookApiVersion PUBLISHED = new WebhookApiVersion("published");

  WebhookApiVersion(String value) {
    super(value);
  }
}
