// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureDataV1Input extends Struct {
  /** The proof itself, in Base64. */
  public ThreeDSecureDataV1Input cavv(String value) {
    put("cavv", value);
    return this;
  }

  /** How strong the proof is, by the scheme. */
  public ThreeDSecureDataV1Input eci(String value) {
    put("eci", value);
    return this;
  }

  /** Protocol version that the proof was made with. */
  public ThreeDSecureDataV1Input version(String value) {
    put("version", value);
    return this;
  }

  /** Whether the card takes part, as the directory server said: Y, N, U &#8230; */
  public ThreeDSecureDataV1Input directoryResponse(String value) {
    put("directory_response", value);
    return this;
  }

  /** Scheme that was asked; left out, the card's. */
  public ThreeDSecureDataV1Input scheme(CardScheme value) {
    put("scheme", value);
    return this;
  }

  /** What the issuer said: Y, A, N, U, R or C. */
  public ThreeDSecureDataV1Input authenticationResponse(String value) {
    put("authentication_response", value);
    return this;
  }

  /** Which algorithm made the CAVV, one digit. */
  public ThreeDSecureDataV1Input cavvAlgorithm(String value) {
    put("cavv_algorithm", value);
    return this;
  }

  /** Id of the authentication in version 1, in Base64. */
  public ThreeDSecureDataV1Input xid(String value) {
    put("xid", value);
    return this;
  }
}
