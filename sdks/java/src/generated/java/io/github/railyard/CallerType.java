// Printed from the contract; do not edit.
package io.github.railyard;

public final class CallerType extends Word {
  public static final CallerType USER = new CallerType("user");
  public static final CallerType API_KEY_PAIR = new CallerType("api-key-pair");

  CallerType(String value) {
    super(value);
  }
}
