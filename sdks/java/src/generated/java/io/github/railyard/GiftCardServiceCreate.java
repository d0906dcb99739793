// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class GiftCardServiceCreate extends Struct {
  /** The connector to set up. */
  public GiftCardServiceCreate giftCardServiceDefinitionId(String value) {
    put("gift_card_service_definition_id", value);
    return this;
  }

  /** What you call it. */
  public GiftCardServiceCreate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** Whether gift cards are taken; one service of a merchant account may be active. */
  public GiftCardServiceCreate active(boolean value) {
    put("active", value);
    return this;
  }

  /** Settings of the connector by their keys, which its definition lists. */
  public GiftCardServiceCreate fields(List<FieldValueInput> value) {
    put("fields", value);
    return this;
  }
}
