// Printed from the contract; do not edit.
package io.github.railyard;

public final class MonatoSpeiOptions extends Struct {
  /** A page of yours that shows the buyer where to pay. */
  public MonatoSpeiOptions approvalUrl(String value) {
    put("approval_url", value);
    return this;
  }
}
