// Printed from the contract; do not edit.
package io.github.railyard;

public final class TaxIdInput extends Struct {
  /** The number itself, as it is written in that country. */
  public TaxIdInput value(String value) {
    put("value", value);
    return this;
  }

  /** Country and name of the number: <code>gb.vat</code> is a British VAT number. */
  public TaxIdInput kind(TaxIdKind value) {
    put("kind", value);
    return this;
  }
}
