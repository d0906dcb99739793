// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class TransactionCaptureCreate extends Struct {
  /** What to take now; left out, all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public TransactionCaptureCreate amount(long value) {
    put("amount", value);
    return this;
  }

  /** What is known now about the flights. */
  public TransactionCaptureCreate airline(AirlineInput value) {
    put("airline", value);
    return this;
  }

  /** What this capture pays for. */
  public TransactionCaptureCreate cartItems(List<CartItemInput> value) {
    put("cart_items", value);
    return this;
  }

  /** True releases the rest of the authorization; false leaves it for further captures, where the connector can do that. */
  public TransactionCaptureCreate final_(boolean value) {
    put("final", value);
    return this;
  }

  /** Your own identifier of the capture. */
  public TransactionCaptureCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** True charges the stored card anew, as a new transaction, where the authorization has expired; only under the transaction's own path. */
  public TransactionCaptureCreate reauthorizeIfAuthorizationExpired(boolean value) {
    put("reauthorize_if_authorization_expired", value);
    return this;
  }
}
