// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransparencyLogKey extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** What a verifier is given, as of c2sp.org/signed-note: name, id and public half (Ed25519). */
  public String getVerifierKey() {
    return asText("verifier_key");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /**
   * From when on nothing is signed with it; null while no newer one is there.
   * <p>
   * It may be null.
   */
  public String getRetiresAt() {
    return asText("retires_at");
  }
}
