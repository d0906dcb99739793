// Printed from the contract; do not edit.
package io.github.railyard;

public final class NuveiPseOptions extends Struct {
  /** Whether a person or a company pays. */
  public NuveiPseOptions userType(String value) {
    put("userType", value);
    return this;
  }

  /** The payer's fiscal number. */
  public NuveiPseOptions userFisNumber(String value) {
    put("userFisNumber", value);
    return this;
  }

  /** The payer's number of identity. */
  public NuveiPseOptions fiscalNumber(String value) {
    put("fiscalNumber", value);
    return this;
  }

  /** The payer's bank. */
  public NuveiPseOptions bankCode(String value) {
    put("bankCode", value);
    return this;
  }
}
