// Printed from the contract; do not edit.
package io.github.railyard;

public final class BankStatementUnreadPart extends Struct {
  /** Where in the file: a line, a row, or an element. */
  public String getPlace() {
    return asText("place");
  }

  /** Why it could not be read, or was left out. */
  public String getReason() {
    return asText("reason");
  }
}
