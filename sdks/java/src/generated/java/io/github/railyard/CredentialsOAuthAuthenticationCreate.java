// Printed from the contract; do not edit.
package io.github.railyard;

public final class CredentialsOAuthAuthenticationCreate extends Struct {
  public CredentialsOAuthAuthenticationCreate() {
    put("kind", "oauth_client_credentials");
  }

  /** Id of the OAuth client that asks for tokens. */
  public CredentialsOAuthAuthenticationCreate clientId(String value) {
    put("client_id", value);
    return this;
  }

  /** Its secret. Sealed, and never shown again. */
  public CredentialsOAuthAuthenticationCreate clientSecret(String value) {
    put("client_secret", Secret.of(value));
    return this;
  }

  /** Its secret. Sealed, and never shown again. */
  public CredentialsOAuthAuthenticationCreate clientSecret(Secret value) {
    put("client_secret", value);
    return this;
  }

  /** Where tokens are asked for, over TLS. */
  public CredentialsOAuthAuthenticationCreate tokenUrl(String value) {
    put("token_url", value);
    return this;
  }

  /** What a token is to be good for, where your OAuth server asks. */
  public CredentialsOAuthAuthenticationCreate scope(String value) {
    put("scope", value);
    return this;
  }
}
