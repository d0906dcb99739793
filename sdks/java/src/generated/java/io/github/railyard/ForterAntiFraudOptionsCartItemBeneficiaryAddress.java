// Printed from the contract; do not edit.
package io.github.railyard;

public final class ForterAntiFraudOptionsCartItemBeneficiaryAddress extends Struct {
  /** Where they live. ISO 3166-1 alpha-2, upper case. */
  public ForterAntiFraudOptionsCartItemBeneficiaryAddress country(String value) {
    put("country", value);
    return this;
  }

  /** Street and number. */
  public ForterAntiFraudOptionsCartItemBeneficiaryAddress address1(String value) {
    put("address1", value);
    return this;
  }

  /** Second line of the address. */
  public ForterAntiFraudOptionsCartItemBeneficiaryAddress address2(String value) {
    put("address2", value);
    return this;
  }

  /** Postal code. */
  public ForterAntiFraudOptionsCartItemBeneficiaryAddress zip(String value) {
    put("zip", value);
    return this;
  }

  /** State or province. */
  public ForterAntiFraudOptionsCartItemBeneficiaryAddress region(String value) {
    put("region", value);
    return this;
  }

  /** Where they work. */
  public ForterAntiFraudOptionsCartItemBeneficiaryAddress company(String value) {
    put("company", value);
    return this;
  }

  /** Where they live. */
  public ForterAntiFraudOptionsCartItemBeneficiaryAddress city(String value) {
    put("city", value);
    return this;
  }
}
