// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowReplay extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** Whose decisions were made again. */
  public FlowName getFlow() {
    return asWord("flow", FlowName.class);
  }

  /**
   * <code>running</code> while a worker goes through the period; the counts grow meanwhile.
   * <p>
   * One of <code>running</code>, <code>completed</code>.
   */
  public String getStatus() {
    return asText("status");
  }

  /** Payments from then on. */
  public String getFrom() {
    return asText("from");
  }

  /** Payments before then. */
  public String getTo() {
    return asText("to");
  }

  /** How much of the period a worker has gone through, of a hundred. */
  public long getProgressPercent() {
    return asWhole("progress_percent");
  }

  /** How many were made again so far. */
  public long getDecisions() {
    return asWhole("decisions");
  }

  /** How many came out as they are stored under their own version: all, or the report means nothing. */
  public long getReproduced() {
    return asWhole("reproduced");
  }

  /** How many the rules send elsewhere, or refuse, or let pass. */
  public long getChanged() {
    return asWhole("changed");
  }

  /** How many begin where they began, and go on in another way: with another instrument, or other attempts after it. */
  public long getChangedOtherwise() {
    return asWhole("changed_otherwise");
  }

  /** From where to where, the most frequent first. */
  public List<FlowReplayMove> getMoves() {
    return asStructs("moves", FlowReplayMove.class);
  }

  /** What would become of 3-D Secure, where it differs. That it costs or saves approvals is not expected. */
  public List<FlowReplayAuthentication> getThreeDSecure() {
    return asStructs("three_d_secure", FlowReplayAuthentication.class);
  }

  /** What is expected, by currency. First attempts only: what a second attempt saves is not counted. */
  public List<FlowReplayApprovals> getApprovals() {
    return asStructs("approvals", FlowReplayApprovals.class);
  }

  /** What the past does not tell; left out of <code>approvals</code>, before and after. */
  public List<FlowReplayUnknown> getUnknown() {
    return asStructs("unknown", FlowReplayUnknown.class);
  }

  /** Where the rules wanted to try a payment service that did not take the payment then, or was not there yet. */
  public List<FlowReplaySkipped> getSkipped() {
    return asStructs("skipped", FlowReplaySkipped.class);
  }

  /** What the expectations are taken from. */
  public List<FlowReplaySample> getSamples() {
    return asStructs("samples", FlowReplaySample.class);
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
