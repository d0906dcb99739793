// Printed from the contract; do not edit.
package io.github.railyard;

public final class MockCardOptions extends Struct {
  /** What the scheme advises in the answer. */
  public MockCardOptions merchantAdviceCode(MockCardMerchantAdviceCodeOptions value) {
    put("merchant_advice_code", value);
    return this;
  }

  /** True keeps a decline where it is: no other payment service is tried. */
  public MockCardOptions skipRetry(boolean value) {
    put("skip_retry", value);
    return this;
  }
}
