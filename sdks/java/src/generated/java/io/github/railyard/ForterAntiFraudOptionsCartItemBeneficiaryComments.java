// Printed from the contract; do not edit.
package io.github.railyard;

public final class ForterAntiFraudOptionsCartItemBeneficiaryComments extends Struct {
  /** What the buyer wrote to you. */
  public ForterAntiFraudOptionsCartItemBeneficiaryComments userCommentsToMerchant(String value) {
    put("user_comments_to_merchant", value);
    return this;
  }

  /** What the buyer wrote to who gets it. */
  public ForterAntiFraudOptionsCartItemBeneficiaryComments messageToBeneficiary(String value) {
    put("message_to_beneficiary", value);
    return this;
  }

  /** What you wrote yourself. */
  public ForterAntiFraudOptionsCartItemBeneficiaryComments merchantComments(String value) {
    put("merchant_comments", value);
    return this;
  }
}
