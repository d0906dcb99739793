// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class UpdateTransactionSessionRequest extends Struct {
  /** What the client SDK wants the processor to know. */
  public UpdateTransactionSessionRequest payload(Map<String, ?> value) {
    put("payload", value);
    return this;
  }
}
