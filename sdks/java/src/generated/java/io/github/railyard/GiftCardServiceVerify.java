// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class GiftCardServiceVerify extends Struct {
  /** The connector whose credentials these are. */
  public GiftCardServiceVerify giftCardServiceDefinitionId(String value) {
    put("gift_card_service_definition_id", value);
    return this;
  }

  /** A stored one, whose settings fill in what <code>fields</code> leaves out. */
  public GiftCardServiceVerify giftCardServiceId(String value) {
    put("gift_card_service_id", value);
    return this;
  }

  /** Settings of the connector by their keys, which its definition lists. */
  public GiftCardServiceVerify fields(List<FieldValueInput> value) {
    put("fields", value);
    return this;
  }
}
