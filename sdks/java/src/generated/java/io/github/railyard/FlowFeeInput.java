// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowFeeInput extends Struct {
  /** Who takes it. */
  public FlowFeeInput paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** For payments in this currency; left out, in any. Needed where <code>fixed</code> is given. ISO 4217, upper case. */
  public FlowFeeInput currency(String value) {
    put("currency", value);
    return this;
  }

  /** For cards of these schemes; left out, of any. */
  public FlowFeeInput cardSchemes(List<String> value) {
    put("card_schemes", value);
    return this;
  }

  /** For cards of these types; left out, of any. */
  public FlowFeeInput cardTypes(List<String> value) {
    put("card_types", value);
    return this;
  }

  /** For cards that were issued in these countries; left out, anywhere. */
  public FlowFeeInput cardCountries(List<String> value) {
    put("card_countries", value);
    return this;
  }

  /** For each approved payment, in minor units of <code>currency</code>. */
  public FlowFeeInput fixed(long value) {
    put("fixed", value);
    return this;
  }

  /** Of the amount, in hundredths of a percent. */
  public FlowFeeInput basisPoints(long value) {
    put("basis_points", value);
    return this;
  }
}
