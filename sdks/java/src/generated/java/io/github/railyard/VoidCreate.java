// Printed from the contract; do not edit.
package io.github.railyard;

public final class VoidCreate extends Struct {
  /** The authorized transaction. */
  public VoidCreate transactionId(String value) {
    put("transaction_id", value);
    return this;
  }
}
