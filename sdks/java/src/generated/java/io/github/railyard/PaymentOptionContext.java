// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class PaymentOptionContext extends Struct {
  /**
   * Size of a window for the approval page; null where any does.
   * <p>
   * It may be null.
   */
  public PaymentOptionContextApprovalUI getApprovalUi() {
    return asStruct("approval_ui", PaymentOptionContextApprovalUI.class);
  }

  /**
   * What the payment has to tell of the buyer; null where nothing.
   * <p>
   * It may be null.
   */
  public Map<String, OneOf> getRequiredFields() {
    return asOneMap("required_fields");
  }

  /** Whether the approval page needs a window of its own. */
  public boolean getRedirectRequiresPopup() {
    return asFlag("redirect_requires_popup");
  }

  /** The same, where a stored one pays. */
  public boolean getRequiresTokenizedRedirectPopup() {
    return asFlag("requires_tokenized_redirect_popup");
  }
}
