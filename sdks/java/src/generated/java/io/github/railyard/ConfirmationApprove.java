// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class ConfirmationApprove extends Struct {
  /** What <code>navigator.credentials.get</code> gave for the challenge, as JSON. Only with a passkey. */
  public ConfirmationApprove assertion(Map<String, ?> value) {
    put("assertion", value);
    return this;
  }
}
