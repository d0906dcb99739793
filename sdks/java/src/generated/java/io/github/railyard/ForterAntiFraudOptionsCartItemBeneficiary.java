// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ForterAntiFraudOptionsCartItemBeneficiary extends Struct {
  /** Who it is. */
  public ForterAntiFraudOptionsCartItemBeneficiary personalDetails(ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails value) {
    put("personal_details", value);
    return this;
  }

  /** Where they live. */
  public ForterAntiFraudOptionsCartItemBeneficiary address(ForterAntiFraudOptionsCartItemBeneficiaryAddress value) {
    put("address", value);
    return this;
  }

  /** How they are reached. */
  public ForterAntiFraudOptionsCartItemBeneficiary phone(List<ForterAntiFraudOptionsCartItemBeneficiaryPhone> value) {
    put("phone", value);
    return this;
  }

  /** What was written with it. */
  public ForterAntiFraudOptionsCartItemBeneficiary comments(ForterAntiFraudOptionsCartItemBeneficiaryComments value) {
    put("comments", value);
    return this;
  }
}
