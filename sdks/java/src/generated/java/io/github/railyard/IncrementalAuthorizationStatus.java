// Printed from the contract; do not edit.
package io.github.railyard;

public final class IncrementalAuthorizationStatus extends Word {
  public static final IncrementalAuthorizationStatus SUCCEEDED = new IncrementalAuthorizationStatus("succeeded");
  public static final IncrementalAuthorizationStatus FAILED = new IncrementalAuthorizationStatus("failed");

  IncrementalAuthorizationStatus(String value) {
    super(value);
  }
}
