// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeLocationAddress extends Struct {
  /** What the place is called. */
  public PazeLocationAddress name(String value) {
    put("name", value);
    return this;
  }

  /** Street and number. */
  public PazeLocationAddress line1(String value) {
    put("line1", value);
    return this;
  }

  /** Second line of the address. */
  public PazeLocationAddress line2(String value) {
    put("line2", value);
    return this;
  }

  /** Third line of the address. */
  public PazeLocationAddress line3(String value) {
    put("line3", value);
    return this;
  }

  /** Town of the address. */
  public PazeLocationAddress city(String value) {
    put("city", value);
    return this;
  }

  /** State, two letters in the United States. */
  public PazeLocationAddress state(String value) {
    put("state", value);
    return this;
  }

  /** ZIP or postal code. */
  public PazeLocationAddress zip(String value) {
    put("zip", value);
    return this;
  }

  /** ISO 3166-1 alpha-2, upper case. */
  public PazeLocationAddress countryCode(String value) {
    put("countryCode", value);
    return this;
  }
}
