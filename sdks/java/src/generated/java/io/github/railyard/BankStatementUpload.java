// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class BankStatementUpload extends Struct {
  /** What was found, in the order that the operation tells. */
  public List<BankStatement> getItems() {
    return asStructs("items", BankStatement.class);
  }
}
