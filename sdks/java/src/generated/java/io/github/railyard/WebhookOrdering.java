// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>none</code>: every delivery goes by itself. <code>resource</code>: those of one transaction, or of one other resource, go one after the other. <code>endpoint</code>: all do. What is kept in order waits while the one before it is retried. */
public final class WebhookOrdering extends Word {
  public static final WebhookOrdering NONE = new WebhookOrdering("none");
  public static final WebhookOrdering RESOURCE = new WebhookOrdering("resource");
  public static final WebhookOrdering ENDPOINT = new WebhookOrdering("endpoint");

  WebhookOrdering(String value) {
    super(value);
  }
}
