// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class CardDetail extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * The digits that were asked about, or those of the stored card.
   * <p>
   * It may be null.
   */
  public String getId() {
    return asText("id");
  }

  /**
   * How the account behind it is funded; null where the BIN table does not know.
   * <p>
   * It may be null.
   */
  public String getCardType() {
    return asText("card_type");
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
   * Further schemes of a co-badged card; null where there are none.
   * <p>
   * It may be null.
   */
  public List<CardScheme> getAdditionalSchemes() {
    return asWords("additional_schemes", CardScheme.class);
  }

  /**
   * The same with their pictures; null where there are none.
   * <p>
   * It may be null.
   */
  public List<AdditionalSchemeDetail> getAdditionalSchemesDetails() {
    return asStructs("additional_schemes_details", AdditionalSchemeDetail.class);
  }

  /**
   * A picture of the scheme; null where there is none.
   * <p>
   * It may be null.
   */
  public String getSchemeIconUrl() {
    return asText("scheme_icon_url");
  }

  /**
   * Country of the issuer; null where the BIN table does not know. ISO 3166-1 alpha-2, upper case.
   * <p>
   * It may be null.
   */
  public String getCountry() {
    return asText("country");
  }

  /**
   * What a payment with it would have to tell of the buyer; null where nothing is.
   * <p>
   * It may be null.
   */
  public RequiredFields getRequiredFields() {
    return asStruct("required_fields", RequiredFields.class);
  }
}
