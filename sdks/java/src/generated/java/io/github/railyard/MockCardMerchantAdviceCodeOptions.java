// Printed from the contract; do not edit.
package io.github.railyard;

public final class MockCardMerchantAdviceCodeOptions extends Struct {
  /** The code that is answered. */
  public MockCardMerchantAdviceCodeOptions result(String value) {
    put("result", value);
    return this;
  }

  /** The card whose declines carry it; null for every card. */
  public MockCardMerchantAdviceCodeOptions accountNumber(String value) {
    put("account_number", value);
    return this;
  }

  /** The card whose declines carry it; null for every card. */
  public MockCardMerchantAdviceCodeOptions accountNumber(Opt<String> value) {
    put("account_number", value);
    return this;
  }
}
