// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentServiceConfiguration extends Struct {
  /** Whether the approval page needs a window of its own. */
  public ApprovalTarget getApprovalUiTarget() {
    return asWord("approval_ui_target", ApprovalTarget.class);
  }

  /** CSS length of that window. */
  public String getApprovalUiHeight() {
    return asText("approval_ui_height");
  }

  /** CSS length of that window. */
  public String getApprovalUiWidth() {
    return asText("approval_ui_width");
  }

  /** How many cart items it takes at most. */
  public long getCartItemsLimit() {
    return asWhole("cart_items_limit");
  }

  /** Whether it refuses payments without cart items. */
  public boolean getCartItemsRequired() {
    return asFlag("cart_items_required");
  }

  /** Whether cart items must add up to the amount. */
  public boolean getCartItemsShouldMatchAmount() {
    return asFlag("cart_items_should_match_amount");
  }
}
