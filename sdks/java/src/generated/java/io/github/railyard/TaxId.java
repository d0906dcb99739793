// Printed from the contract; do not edit.
package io.github.railyard;

public final class TaxId extends Struct {
  /** The number itself, as it is written in that country. */
  public String getValue() {
    return asText("value");
  }

  /** Country and name of the number: <code>gb.vat</code> is a British VAT number. */
  public TaxIdKind getKind() {
    return asWord("kind", TaxIdKind.class);
  }
}
