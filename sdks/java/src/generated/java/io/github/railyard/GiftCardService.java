// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCardService extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The payment service for gift cards that was used. */
  public String getId() {
    return asText("id");
  }

  /** The provider's connector. */
  public GiftCardServiceProvider getGiftCardServiceDefinitionId() {
    return asWord("gift_card_service_definition_id", GiftCardServiceProvider.class);
  }

  /** A name for people to read. */
  public String getDisplayName() {
    return asText("display_name");
  }
}
