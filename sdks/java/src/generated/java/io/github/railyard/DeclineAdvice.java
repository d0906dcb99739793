// Printed from the contract; do not edit.
package io.github.railyard;

public final class DeclineAdvice extends Struct {
  /** <code>stop</code>: nothing helps. <code>try_elsewhere</code>: at another payment service. <code>try_later</code>: as merchant-initiated, from <code>not_before</code> on. <code>other_credential</code>: another card or its new details, or its number in place of a token. <code>ask_buyer</code>: they can do something. <code>authenticate</code>: ask for 3-D Secure. */
  public DeclineAdviceAction getAction() {
    return asWord("action", DeclineAdviceAction.class);
  }

  /**
   * With <code>try_later</code>: when the next attempt makes sense; null with all others.
   * <p>
   * It may be null.
   */
  public String getNotBefore() {
    return asText("not_before");
  }

  /** One sentence, for people of the merchant. */
  public String getReason() {
    return asText("reason");
  }
}
