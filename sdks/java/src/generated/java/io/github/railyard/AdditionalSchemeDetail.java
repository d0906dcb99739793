// Printed from the contract; do not edit.
package io.github.railyard;

public final class AdditionalSchemeDetail extends Struct {
  /** A scheme that the card carries beside its first one. */
  public CardScheme getScheme() {
    return asWord("scheme", CardScheme.class);
  }

  /**
   * A picture of it; null where there is none.
   * <p>
   * It may be null.
   */
  public String getIconUrl() {
    return asText("icon_url");
  }
}
