// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class TransactionStory extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The payment that it is about. */
  public String getTransactionId() {
    return asText("transaction_id");
  }

  /** The language of its sentences. */
  public StoryLanguage getLanguage() {
    return asWord("language", StoryLanguage.class);
  }

  /** How the payment stands. */
  public TransactionStatus getStatus() {
    return asWord("status", TransactionStatus.class);
  }

  /**
   * Why it ended so, where it was declined or failed.
   * <p>
   * It may be null.
   */
  public String getCode() {
    return asText("code");
  }

  /** How it stands, why, where its money is, and what is waited for, in sentences. */
  public String getSummary() {
    return asText("summary");
  }

  /** Where its money is. */
  public StoryMoney getMoney() {
    return asStruct("money", StoryMoney.class);
  }

  /** What happened, in order; none stands before its cause. */
  public List<StoryEntry> getEntries() {
    return asStructs("entries", StoryEntry.class);
  }

  /** Other payments of the same order, what changed last first, at most ten. */
  public List<StoryRelated> getRelated() {
    return asStructs("related", StoryRelated.class);
  }

  /** What is missing, and why. Empty: the story is whole. */
  public List<StoryLeftOut> getLeftOut() {
    return asStructs("left_out", StoryLeftOut.class);
  }
}
