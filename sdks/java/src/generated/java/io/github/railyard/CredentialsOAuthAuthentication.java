// Printed from the contract; do not edit.
package io.github.railyard;

public final class CredentialsOAuthAuthentication extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours. */
  public String getKind() {
    return asText("kind");
  }

  /** Id of the OAuth client that asks for tokens. */
  public String getClientId() {
    return asText("client_id");
  }

  /** Its secret. Sealed, and never shown again. */
  public String getClientSecret() {
    return asText("client_secret");
  }

  /** Where tokens are asked for, over TLS. */
  public String getTokenUrl() {
    return asText("token_url");
  }

  /**
   * What a token is to be good for, where your OAuth server asks.
   * <p>
   * It may be null.
   */
  public String getScope() {
    return asText("scope");
  }
}
