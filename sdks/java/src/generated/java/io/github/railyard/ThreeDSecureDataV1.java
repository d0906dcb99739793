// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureDataV1 extends Struct {
  /** The proof itself, in Base64. */
  public String getCavv() {
    return asText("cavv");
  }

  /** How strong the proof is, by the scheme. */
  public String getEci() {
    return asText("eci");
  }

  /** Protocol version that the proof was made with. */
  public String getVersion() {
    return asText("version");
  }

  /** Whether the card takes part, as the directory server said: Y, N, U &#8230; */
  public String getDirectoryResponse() {
    return asText("directory_response");
  }

  /**
   * Scheme that was asked; left out, the card's.
   * <p>
   * It may be null.
   */
  public CardScheme getScheme() {
    return asWord("scheme", CardScheme.class);
  }

  /** What the issuer said: Y, A, N, U, R or C. */
  public String getAuthenticationResponse() {
    return asText("authentication_response");
  }

  /** Which algorithm made the CAVV, one digit. */
  public String getCavvAlgorithm() {
    return asText("cavv_algorithm");
  }

  /** Id of the authentication in version 1, in Base64. */
  public String getXid() {
    return asText("xid");
  }
}
