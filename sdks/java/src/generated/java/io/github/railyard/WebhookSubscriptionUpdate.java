// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class WebhookSubscriptionUpdate extends Struct {
  /** Whether it is told of events. Null leaves it as it is. */
  public WebhookSubscriptionUpdate active(boolean value) {
    put("active", value);
    return this;
  }

  /** Whether it is told of events. Null leaves it as it is. */
  public WebhookSubscriptionUpdate active(Opt<Boolean> value) {
    put("active", value);
    return this;
  }

  /** Where deliveries are sent to from now on, those that wait too. Null leaves it as it is. */
  public WebhookSubscriptionUpdate url(String value) {
    put("url", value);
    return this;
  }

  /** Where deliveries are sent to from now on, those that wait too. Null leaves it as it is. */
  public WebhookSubscriptionUpdate url(Opt<String> value) {
    put("url", value);
    return this;
  }

  /** Replaces what is there; null takes it away. */
  public WebhookSubscriptionUpdate authentication(BasicAuthenticationCreate value) {
    put("authentication", value);
    return this;
  }

  /** Replaces what is there; null takes it away. */
  public WebhookSubscriptionUpdate authentication(CredentialsOAuthAuthenticationCreate value) {
    put("authentication", value);
    return this;
  }

  /** Replaces what is there; null takes it away. */
  public WebhookSubscriptionUpdate authentication(PasswordOAuthAuthenticationCreate value) {
    put("authentication", value);
    return this;
  }

  /** Replaces what is there; null takes it away. */
  public WebhookSubscriptionUpdate authentication(Opt<?> value) {
    put("authentication", value);
    return this;
  }

  /** True: deliveries wait. False: they are sent again, those that waited too. */
  public WebhookSubscriptionUpdate paused(boolean value) {
    put("paused", value);
    return this;
  }

  /** Which events it is told of from now on; null for all. */
  public WebhookSubscriptionUpdate events(List<WebhookEventName> value) {
    put("events", value);
    return this;
  }

  /** Which events it is told of from now on; null for all. */
  public WebhookSubscriptionUpdate events(Opt<List<WebhookEventName>> value) {
    put("events", value);
    return this;
  }

  /** The version of payloads of events from now on. */
  public WebhookSubscriptionUpdate apiVersion(WebhookApiVersion value) {
    put("api_version", value);
    return this;
  }

  /** The order of deliveries of events from now on. */
  public WebhookSubscriptionUpdate ordering(WebhookOrdering value) {
    put("ordering", value);
    return this;
  }
}
