// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowRuleUpdate extends Struct {
  /** What a person calls it. */
  public FlowRuleUpdate description(String value) {
    put("description", value);
    return this;
  }

  /** What a person calls it. */
  public FlowRuleUpdate description(Opt<String> value) {
    put("description", value);
    return this;
  }

  /** Its new place among the rules of its action, from 0. The others move. */
  public FlowRuleUpdate position(long value) {
    put("position", value);
    return this;
  }

  /** Its new place among the rules of its action, from 0. The others move. */
  public FlowRuleUpdate position(Opt<Long> value) {
    put("position", value);
    return this;
  }

  /** False: it is kept, and never tried. */
  public FlowRuleUpdate active(boolean value) {
    put("active", value);
    return this;
  }

  /** False: it is kept, and never tried. */
  public FlowRuleUpdate active(Opt<Boolean> value) {
    put("active", value);
    return this;
  }

  /** All of them must hold; with none, the rule always applies. */
  public FlowRuleUpdate conditions(List<FlowConditionInput> value) {
    put("conditions", value);
    return this;
  }

  /** All of them must hold; with none, the rule always applies. */
  public FlowRuleUpdate conditions(Opt<List<FlowConditionInput>> value) {
    put("conditions", value);
    return this;
  }

  /** What the rule decides, by the action. <code>select-payment-options</code>: the methods to show, in order. <code>route-transaction</code>: ids of payment services to try, in order; for cards also objects with <code>payment_service_id</code>, <code>instrument</code> (<code>pan</code> or <code>network_token</code>) and <code>transformations</code> (<code>force_mit</code>, <code>use_additional_scheme</code>); or an object with <code>order_by</code> (<code>cost</code> or <code>success_rate</code>), such a list as <code>attempts</code> (left out: all that take the payment) and, for <code>cost</code>, the <code>fees</code> to compare, in the form of <code>POST &#8230;/replays</code>, for <code>success_rate</code> <code>explore_percent</code>, the part of the payments that begin anywhere; or the <code>outcome</code> of a running experiment (<code>GET /experiments/{experiment_id}</code>), whose arms payments are dealt to. <code>skip-3ds</code>: <code>attempt</code>, <code>force</code>, <code>skip</code>, or an object with an <code>exemption</code> (<code>low_value</code>, <code>transaction_risk_analysis</code>, <code>trusted_beneficiary</code> or <code>merchant_initiated</code>). <code>decline-early</code>: true. */
  public FlowRuleUpdate outcome(Object value) {
    put("outcome", value);
    return this;
  }

  /** What a declined payment shows as <code>error_code</code>; <code>flow_decline</code> where it is null. */
  public FlowRuleUpdate errorCode(String value) {
    put("error_code", value);
    return this;
  }

  /** What a declined payment shows as <code>error_code</code>; <code>flow_decline</code> where it is null. */
  public FlowRuleUpdate errorCode(Opt<String> value) {
    put("error_code", value);
    return this;
  }
}
