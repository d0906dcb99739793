// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class CheckoutSessionCardDetails extends Struct {
  /** The digits that were asked about. */
  public String getBin() {
    return asText("bin");
  }

  /**
   * How the account behind it is funded; null where the BIN table does not know.
   * <p>
   * It may be null.
   */
  public CardType getCardType() {
    return asWord("card_type", CardType.class);
  }

  /**
   * Scheme of the card; null where it is unknown.
   * <p>
   * It may be null.
   */
  public CardScheme getScheme() {
    return asWord("scheme", CardScheme.class);
  }

  /**
   * A picture of the scheme; null where there is none.
   * <p>
   * It may be null.
   */
  public String getSchemeIconUrl() {
    return asText("scheme_icon_url");
  }

  /** Further schemes of a co-badged card. */
  public List<CardScheme> getAdditionalSchemes() {
    return asWords("additional_schemes", CardScheme.class);
  }
}
