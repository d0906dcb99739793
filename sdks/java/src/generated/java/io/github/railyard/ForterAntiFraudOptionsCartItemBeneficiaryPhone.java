// Printed from the contract; do not edit.
package io.github.railyard;

public final class ForterAntiFraudOptionsCartItemBeneficiaryPhone extends Struct {
  /** A number, with its country's code. */
  public ForterAntiFraudOptionsCartItemBeneficiaryPhone phone(String value) {
    put("phone", value);
    return this;
  }
}
