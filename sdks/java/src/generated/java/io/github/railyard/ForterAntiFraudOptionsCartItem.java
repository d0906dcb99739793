// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ForterAntiFraudOptionsCartItem extends Struct {
  /** What kind of thing it is. */
  public ForterAntiFraudOptionsCartItem basicItemData(ForterAntiFraudOptionsCartItemBasicItemData value) {
    put("basic_item_data", value);
    return this;
  }

  /** How it gets to the buyer. */
  public ForterAntiFraudOptionsCartItem deliveryDetails(ForterAntiFraudOptionsCartItemDeliveryDetails value) {
    put("delivery_details", value);
    return this;
  }

  /** Who it is for. */
  public ForterAntiFraudOptionsCartItem beneficiaries(List<ForterAntiFraudOptionsCartItemBeneficiary> value) {
    put("beneficiaries", value);
    return this;
  }
}
