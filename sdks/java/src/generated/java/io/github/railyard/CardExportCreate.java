// Printed from the contract; do not edit.
package io.github.railyard;

public final class CardExportCreate extends Struct {
  /** The OpenPGP key that the file is to be encrypted to, in ASCII armour (<code>BEGIN PGP PUBLIC KEY BLOCK</code>): RSA of 2048 bits or more, or Curve25519, P-256, P-384 or P-521. */
  public CardExportCreate publicKey(String value) {
    put("public_key", value);
    return this;
  }

  /** Who gets the file, in words that the second person understands. */
  public CardExportCreate recipient(String value) {
    put("recipient", value);
    return this;
  }

  /** How many cards it has at most. With more of them, its file is not made. */
  public CardExportCreate cardsMax(long value) {
    put("cards_max", value);
    return this;
  }
}
