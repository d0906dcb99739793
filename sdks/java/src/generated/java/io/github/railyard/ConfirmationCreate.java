// Printed from the contract; do not edit.
package io.github.railyard;

public final class ConfirmationCreate extends Struct {
  /**
   * Of the call.
   * <p>
   * One of <code>GET</code>, <code>POST</code>, <code>PUT</code>, <code>DELETE</code>.
   */
  public ConfirmationCreate method(String value) {
    put("method", value);
    return this;
  }

  /** Path and query of the call, as they will be sent, without the <code>/api</code> of the dashboard. */
  public ConfirmationCreate path(String value) {
    put("path", value);
    return this;
  }

  /** The exact text of the body that the call will have; left out for a call without one. */
  public ConfirmationCreate body(String value) {
    put("body", value);
    return this;
  }

  /** Why, for the audit log. */
  public ConfirmationCreate reason(String value) {
    put("reason", value);
    return this;
  }
}
