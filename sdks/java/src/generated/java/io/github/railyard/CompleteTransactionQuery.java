// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>transactions.complete</code> can be asked for. */
public final class CompleteTransactionQuery extends Struct {
  /** The secret in the completion URL, which stands for a bearer token. */
  public CompleteTransactionQuery token(String value) {
    put("token", value);
    return this;
  }

  /** What the provider's client SDK gave for its server, where it gives something. */
  public CompleteTransactionQuery payload(String value) {
    put("payload", value);
    return this;
  }
}
