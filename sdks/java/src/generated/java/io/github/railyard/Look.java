// Printed from the contract; do not edit.
package io.github.railyard;

public final class Look extends Word {
  public static final Look LIGHT = new Look("light");
  public static final Look DARK = new Look("dark");

  Look(String value) {
    super(value);
  }
}
