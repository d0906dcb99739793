// Printed from the contract; do not edit.
package io.github.railyard;

public final class MercadoPagoOfflineOptions extends Struct {
  /** How long the buyer has. */
  public MercadoPagoOfflineOptions expiresInMinutes(long value) {
    put("expires_in_minutes", value);
    return this;
  }
}
