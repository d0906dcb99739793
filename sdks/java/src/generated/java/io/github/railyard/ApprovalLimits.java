// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ApprovalLimits extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** By currency. None at all: nobody has to agree. As soon as there is one, every amount in a currency without one needs a second person, too. */
  public List<ApprovalLimit> getLimits() {
    return asStructs("limits", ApprovalLimit.class);
  }
}
