// Printed from the contract; do not edit.
package io.github.railyard;

public final class NetworkToken extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** Last month in which the token is good. <code>MM/YY</code>. */
  public String getExpirationDate() {
    return asText("expiration_date");
  }

  /** The card that it stands for. */
  public String getPaymentMethodId() {
    return asText("payment_method_id");
  }

  /** Only an active one pays. */
  public NetworkTokenStatus getStatus() {
    return asWord("status", NetworkTokenStatus.class);
  }

  /** The scheme's stand-in for the number, worth nothing without a cryptogram; <code>deleted</code> once it is. */
  public Secret getToken() {
    return asSecret("token");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
