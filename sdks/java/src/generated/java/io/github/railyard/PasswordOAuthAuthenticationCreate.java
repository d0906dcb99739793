// Printed from the contract; do not edit.
package io.github.railyard;

public final class PasswordOAuthAuthenticationCreate extends Struct {
  public PasswordOAuthAuthenticationCreate() {
    put("kind", "oauth_password");
  }

  /** Id of the OAuth client that asks for tokens. */
  public PasswordOAuthAuthenticationCreate clientId(String value) {
    put("client_id", value);
    return this;
  }

  /** Its secret. Sealed, and never shown again. */
  public PasswordOAuthAuthenticationCreate clientSecret(String value) {
    put("client_secret", Secret.of(value));
    return this;
  }

  /** Its secret. Sealed, and never shown again. */
  public PasswordOAuthAuthenticationCreate clientSecret(Secret value) {
    put("client_secret", value);
    return this;
  }

  /** Where tokens are asked for, over TLS. */
  public PasswordOAuthAuthenticationCreate tokenUrl(String value) {
    put("token_url", value);
    return this;
  }

  /** What a token is to be good for, where your OAuth server asks. */
  public PasswordOAuthAuthenticationCreate scope(String value) {
    put("scope", value);
    return this;
  }

  /** What is sent as the user. */
  public PasswordOAuthAuthenticationCreate username(String value) {
    put("username", value);
    return this;
  }

  /** What is sent with it. Sealed, and never shown again. */
  public PasswordOAuthAuthenticationCreate password(String value) {
    put("password", Secret.of(value));
    return this;
  }

  /** What is sent with it. Sealed, and never shown again. */
  public PasswordOAuthAuthenticationCreate password(Secret value) {
    put("password", value);
    return this;
  }
}
