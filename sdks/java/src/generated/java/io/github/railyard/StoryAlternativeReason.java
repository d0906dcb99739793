// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>failing</code>: it was put last, since it had been failing. <code>not-reached</code>: the payment had ended before its turn. <code>changed-since</code>: it was not among those that took the payment, and its settings have changed since. */
public final class StoryAlternativeReason extends Word {
  public static final StoryAlternativeReason NAMED_OTHER = new StoryAlternativeReason("named-other");
  public static final StoryAlternativeReason NOT_IN_RULE = new StoryAlternativeReason("not-in-rule");
  public static final StoryAlternativeReason DOES_NOT_TAKE = new StoryAlternativeReason("does-not-take");
  public static final StoryAlternativeReason FAILING = new StoryAlternativeReason("failing");
  public static final StoryAlternativeReason NOT_REACHED = new StoryAlternativeReason("not-reached");
  public static final StoryAlternativeReason BEYOND_LIMIT = new StoryAlternativeReason("beyond-limit");
  public static final StoryAlternativeReason CHANGED_SINCE = new StoryAlternativeReason("changed-since");

  StoryAlternativeReason(String value) {
    super(value);
  }
}
