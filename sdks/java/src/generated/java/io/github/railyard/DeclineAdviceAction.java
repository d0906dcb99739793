// Printed from the contract; do not edit.
package io.github.railyard;

public final class DeclineAdviceAction extends Word {
  public static final DeclineAdviceAction STOP = new DeclineAdviceAction("stop");
  public static final DeclineAdviceAction TRY_ELSEWHERE = new DeclineAdviceAction("try_elsewhere");
  public static final DeclineAdviceAction TRY_LATER = new DeclineAdviceAction("try_later");
  public static final DeclineAdviceAction OTHER_CREDENTIAL = new DeclineAdviceAction("other_credential");
  public static final DeclineAdviceAction ASK_BUYER = new DeclineAdviceAction("ask_buyer");
  public static final DeclineAdviceAction AUTHENTICATE = new DeclineAdviceAction("authenticate");

  DeclineAdviceAction(String value) {
    super(value);
  }
}
