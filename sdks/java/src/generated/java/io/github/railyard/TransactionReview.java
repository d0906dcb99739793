// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionReview extends Struct {
  /**
   * <code>accept</code> captures what was to be captured; <code>reject</code> gives back what was authorized.
   * <p>
   * One of <code>accept</code>, <code>reject</code>.
   */
  public TransactionReview decision(String value) {
    put("decision", value);
    return this;
  }
}
