// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class Reconciliation extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** The day, in UTC. */
  public String getDate() {
    return asText("date");
  }

  /** <code>closed</code>: nothing of it changes any more. */
  public ReconciliationStatus getStatus() {
    return asWord("status", ReconciliationStatus.class);
  }

  /**
   * When it was looked at last, as it is here; null: not yet.
   * <p>
   * It may be null.
   */
  public String getReconciledAt() {
    return asText("reconciled_at");
  }

  /** Something of it came since, and it is looked at anew in a moment. */
  public boolean isOutdated() {
    return asFlag("is_outdated");
  }

  /** How many differences there are, without fees and taxes in lines that are otherwise the same. */
  public long getDifferenceCount() {
    return asWhole("difference_count");
  }

  /** Of these, those on which somebody has to act: <code>duplicate-at-processor</code>, <code>unknown-to-us</code>, <code>missing-at-processor</code>, <code>unexplained</code>. */
  public long getAttentionCount() {
    return asWhole("attention_count");
  }

  /** Of these, those that no fact explains. */
  public long getUnexplainedCount() {
    return asWhole("unexplained_count");
  }

  /** One for each currency. */
  public List<ReconciliationBalance> getBalances() {
    return asStructs("balances", ReconciliationBalance.class);
  }

  /**
   * When it was closed.
   * <p>
   * It may be null.
   */
  public String getClosedAt() {
    return asText("closed_at");
  }

  /**
   * The API key or the user that closed it.
   * <p>
   * It may be null.
   */
  public Creator getClosedBy() {
    return asStruct("closed_by", Creator.class);
  }

  /**
   * What was given for it.
   * <p>
   * It may be null.
   */
  public String getCloseReason() {
    return asText("close_reason");
  }
}
