// Printed from the contract; do not edit.
package io.github.railyard;

public final class ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails extends Struct {
  /** Given name of who it is for. */
  public ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails firstName(String value) {
    put("first_name", value);
    return this;
  }

  /** Family name of who it is for. */
  public ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails lastName(String value) {
    put("last_name", value);
    return this;
  }

  /** How they are reached. */
  public ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails email(String value) {
    put("email", value);
    return this;
  }
}
