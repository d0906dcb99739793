// Printed from the contract; do not edit.
package io.github.railyard;

public final class KlarnaOptions extends Struct {
  /** What the buyer subscribes to. */
  public KlarnaOptions subscription(KlarnaSubscriptionOptions value) {
    put("subscription", value);
    return this;
  }

  /** Whether only a token for later is made, and nothing charged. */
  public KlarnaOptions tokenOnlyMode(boolean value) {
    put("token_only_mode", value);
    return this;
  }

  /** What Klarna's script gave the page. */
  public KlarnaOptions authorizationToken(String value) {
    put("authorization_token", value);
    return this;
  }
}
