// Printed from the contract; do not edit.
package io.github.railyard;

public final class RequestCallerType extends Word {
  public static final RequestCallerType API_KEY_PAIR = new RequestCallerType("api-key-pair");
  public static final RequestCallerType USER = new RequestCallerType("user");

  RequestCallerType(String value) {
    super(value);
  }
}
