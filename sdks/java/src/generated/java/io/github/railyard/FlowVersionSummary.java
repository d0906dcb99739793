// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowVersionSummary extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The flow that it is a version of. */
  public FlowName getFlow() {
    return asWord("flow", FlowName.class);
  }

  /** Versions are counted from 1; the highest one counts. */
  public long getNumber() {
    return asWhole("number");
  }

  /**
   * What made it. <code>experiment-ended</code>: a rule goes on with an arm of its experiment.
   * <p>
   * One of <code>rule-created</code>, <code>rule-updated</code>, <code>rule-deleted</code>, <code>rules-ordered</code>, <code>restored</code>, <code>published</code>, <code>experiment-ended</code>.
   */
  public String getCause() {
    return asText("cause");
  }

  /**
   * What a person wanted to be remembered of it; null for changes of single rules.
   * <p>
   * It may be null.
   */
  public String getDescription() {
    return asText("description");
  }

  /** How many rules it has. */
  public long getRuleCount() {
    return asWhole("rule_count");
  }

  /**
   * The API key or the user that made it.
   * <p>
   * It may be null.
   */
  public Creator getCreator() {
    return asStruct("creator", Creator.class);
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }
}
