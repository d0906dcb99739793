// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowRule extends Struct {
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

  /** The flow that it belongs to. */
  public FlowName getFlow() {
    return asWord("flow", FlowName.class);
  }

  /** What it decides. */
  public FlowAction getAction() {
    return asWord("action", FlowAction.class);
  }

  /**
   * What a person calls it.
   * <p>
   * It may be null.
   */
  public String getDescription() {
    return asText("description");
  }

  /** Its place among the rules of its action, from 0. They are tried in this order, and the first that fits decides. */
  public long getPosition() {
    return asWhole("position");
  }

  /** False: it is kept, and never tried. */
  public boolean getActive() {
    return asFlag("active");
  }

  /** All of them must hold; with none, the rule always applies. */
  public List<FlowCondition> getConditions() {
    return asStructs("conditions", FlowCondition.class);
  }

  /** What the rule decides, by the action. <code>select-payment-options</code>: the methods to show, in order. <code>route-transaction</code>: ids of payment services to try, in order; for cards also objects with <code>payment_service_id</code>, <code>instrument</code> (<code>pan</code> or <code>network_token</code>) and <code>transformations</code> (<code>force_mit</code>, <code>use_additional_scheme</code>); or an object with <code>order_by</code> (<code>cost</code> or <code>success_rate</code>), such a list as <code>attempts</code> (left out: all that take the payment) and, for <code>cost</code>, the <code>fees</code> to compare, in the form of <code>POST &#8230;/replays</code>, for <code>success_rate</code> <code>explore_percent</code>, the part of the payments that begin anywhere; or the <code>outcome</code> of a running experiment (<code>GET /experiments/{experiment_id}</code>), whose arms payments are dealt to. <code>skip-3ds</code>: <code>attempt</code>, <code>force</code>, <code>skip</code>, or an object with an <code>exemption</code> (<code>low_value</code>, <code>transaction_risk_analysis</code>, <code>trusted_beneficiary</code> or <code>merchant_initiated</code>). <code>decline-early</code>: true. */
  public Object getOutcome() {
    return get("outcome");
  }

  /**
   * What a declined payment shows as <code>error_code</code>; <code>flow_decline</code> where it is null.
   * <p>
   * It may be null.
   */
  public String getErrorCode() {
    return asText("error_code");
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
