// Printed from the contract; do not edit.
package io.github.railyard;

public final class FiservInstallmentOptions extends Struct {
  /** In how many parts. */
  public FiservInstallmentOptions numberOfInstallments(long value) {
    put("numberOfInstallments", value);
    return this;
  }

  /** Whether the buyer pays interest. */
  public FiservInstallmentOptions installmentsInterest(boolean value) {
    put("installmentsInterest", value);
    return this;
  }

  /** After how many months the first is due. */
  public FiservInstallmentOptions installmentDelayMonths(long value) {
    put("installmentDelayMonths", value);
    return this;
  }

  /** Whether you read merchant advice codes. */
  public FiservInstallmentOptions merchantAdviceCodeSupported(boolean value) {
    put("merchantAdviceCodeSupported", value);
    return this;
  }
}
