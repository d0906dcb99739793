// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureDataV2 extends Struct {
  /** The proof itself, in Base64. */
  public ThreeDSecureDataV2 cavv(String value) {
    put("cavv", value);
    return this;
  }

  /** How strong the proof is, by the scheme. */
  public ThreeDSecureDataV2 eci(String value) {
    put("eci", value);
    return this;
  }

  /** Protocol version that the proof was made with. */
  public ThreeDSecureDataV2 version(String value) {
    put("version", value);
    return this;
  }

  /** Whether the card takes part, as the directory server said: Y, N, U &#8230; */
  public ThreeDSecureDataV2 directoryResponse(String value) {
    put("directory_response", value);
    return this;
  }

  /** Scheme that was asked; left out, the card's. */
  public ThreeDSecureDataV2 scheme(CardScheme value) {
    put("scheme", value);
    return this;
  }

  /** What the issuer said: Y, A, N, U, R or C. */
  public ThreeDSecureDataV2 authenticationResponse(String value) {
    put("authentication_response", value);
    return this;
  }

  /** The directory server's id of the authentication. */
  public ThreeDSecureDataV2 directoryTransactionId(String value) {
    put("directory_transaction_id", value);
    return this;
  }

  /** Why the issuer answered so; of the answer of an earlier authentication, and kept with it. */
  public ThreeDSecureDataV2 transactionReason(String value) {
    put("transaction_reason", value);
    return this;
  }

  /** What the issuer wanted the buyer to read; of the answer of an earlier authentication. */
  public ThreeDSecureDataV2 cardholderInfo(String value) {
    put("cardholder_info", value);
    return this;
  }
}
