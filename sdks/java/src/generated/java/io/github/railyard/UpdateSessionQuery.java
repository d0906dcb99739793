// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>transactions.session.update</code> can be asked for. */
public final class UpdateSessionQuery extends Struct {
  /** <code>session_token</code> of the transaction, which stands for a bearer token. */
  public UpdateSessionQuery token(String value) {
    put("token", value);
    return this;
  }
}
