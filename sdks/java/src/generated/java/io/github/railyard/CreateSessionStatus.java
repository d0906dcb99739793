// Printed from the contract; do not edit.
package io.github.railyard;

public final class CreateSessionStatus extends Word {
  public static final CreateSessionStatus SUCCEEDED = new CreateSessionStatus("succeeded");
  public static final CreateSessionStatus FAILED = new CreateSessionStatus("failed");

  CreateSessionStatus(String value) {
    super(value);
  }
}
