// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowFee extends Struct {
  /** Who takes it. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /**
   * For payments in this currency; left out, in any. Needed where <code>fixed</code> is given. ISO 4217, upper case.
   * <p>
   * It may be null.
   */
  public String getCurrency() {
    return asText("currency");
  }

  /**
   * For cards of these schemes; left out, of any.
   * <p>
   * It may be null.
   */
  public List<String> getCardSchemes() {
    return asList("card_schemes");
  }

  /**
   * For cards of these types; left out, of any.
   * <p>
   * It may be null.
   */
  public List<String> getCardTypes() {
    return asList("card_types");
  }

  /**
   * For cards that were issued in these countries; left out, anywhere.
   * <p>
   * It may be null.
   */
  public List<String> getCardCountries() {
    return asList("card_countries");
  }

  /**
   * For each approved payment, in minor units of <code>currency</code>.
   * <p>
   * It may be null.
   */
  public Long getFixed() {
    return asWholeOrNull("fixed");
  }

  /**
   * Of the amount, in hundredths of a percent.
   * <p>
   * It may be null.
   */
  public Long getBasisPoints() {
    return asWholeOrNull("basis_points");
  }
}
