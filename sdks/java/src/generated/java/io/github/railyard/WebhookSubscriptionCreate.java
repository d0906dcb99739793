// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class WebhookSubscriptionCreate extends Struct {
  /** Whether it is told of events from now on. */
  public WebhookSubscriptionCreate active(boolean value) {
    put("active", value);
    return this;
  }

  /** Where deliveries are sent to: <code>https</code>, a public address, port 443 or 8443. <code>railyard:listen</code> keeps them until they are fetched and acknowledged. */
  public WebhookSubscriptionCreate url(String value) {
    put("url", value);
    return this;
  }

  /** How requests say who they are, beside their signature. */
  public WebhookSubscriptionCreate authentication(BasicAuthenticationCreate value) {
    put("authentication", value);
    return this;
  }

  /** How requests say who they are, beside their signature. */
  public WebhookSubscriptionCreate authentication(CredentialsOAuthAuthenticationCreate value) {
    put("authentication", value);
    return this;
  }

  /** How requests say who they are, beside their signature. */
  public WebhookSubscriptionCreate authentication(PasswordOAuthAuthenticationCreate value) {
    put("authentication", value);
    return this;
  }

  /** Null, said out loud, for events of every merchant account and of the instance; only keys that may act for all of them can ask for it. Left out: the merchant account of the request. */
  public WebhookSubscriptionCreate merchantAccountId(Object value) {
    put("merchant_account_id", value);
    return this;
  }

  /** Which events it is told of. Left out, or null: all of them, those of later versions too. */
  public WebhookSubscriptionCreate events(List<WebhookEventName> value) {
    put("events", value);
    return this;
  }

  /** The version whose words payloads are in. Left out: that of this request. */
  public WebhookSubscriptionCreate apiVersion(WebhookApiVersion value) {
    put("api_version", value);
    return this;
  }

  /** Whether deliveries keep an order. Left out: <code>none</code>. */
  public WebhookSubscriptionCreate ordering(WebhookOrdering value) {
    put("ordering", value);
    return this;
  }
}
