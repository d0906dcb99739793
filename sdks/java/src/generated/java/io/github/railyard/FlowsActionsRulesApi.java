// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>flows/actions/rules</code>. */
public final class FlowsActionsRulesApi extends Group {
  FlowsActionsRulesApi(Connection on) {
    super(on);
  }

  /**
   * Add a rule to an action of a flow.
   * <p>
   * It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public FlowRule create(String flow, String action, FlowRuleCreate body, Options... options) {
    return Connection.await(createAsync(flow, action, body, options));
  }

  /**
   * Add a rule to an action of a flow.
   * <p>
   * It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<FlowRule> createAsync(String flow, String action, FlowRuleCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/flows/", flow, "/actions/", action, "/rules").body(body), options, FlowRule.class);
  }

  /**
   * Put all rules of an action in a new order at once.
   * <p>
   * Every rule must be named once, so that no order is half done. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public FlowActionRules order(String flow, String action, FlowRuleOrder body, Options... options) {
    return Connection.await(orderAsync(flow, action, body, options));
  }

  /**
   * Put all rules of an action in a new order at once.
   * <p>
   * Every rule must be named once, so that no order is half done. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<FlowActionRules> orderAsync(String flow, String action, FlowRuleOrder body, Options... options) {
    return on.send(new ApiRequest("PUT", "/flows/", flow, "/actions/", action, "/rules/order").body(body), options, FlowActionRules.class);
  }

  /**
   * Delete a rule.
   * <p>
   * The rules after it move up. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public Answer delete(String flow, String action, String ruleId, Options... options) {
    return Connection.await(deleteAsync(flow, action, ruleId, options));
  }

  /**
   * Delete a rule.
   * <p>
   * The rules after it move up. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String flow, String action, String ruleId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/flows/", flow, "/actions/", action, "/rules/", ruleId), options);
  }

  /**
   * Read a rule.
   * <p>
   * As it stands in the version that counts now. Scope: <code>flows.read</code>.
   */
  public FlowRule get(String flow, String action, String ruleId, Options... options) {
    return Connection.await(getAsync(flow, action, ruleId, options));
  }

  /**
   * Read a rule.
   * <p>
   * As it stands in the version that counts now. Scope: <code>flows.read</code>.
   */
  public CompletableFuture<FlowRule> getAsync(String flow, String action, String ruleId, Options... options) {
    return on.send(new ApiRequest("GET", "/flows/", flow, "/actions/", action, "/rules/", ruleId), options, FlowRule.class);
  }

  /**
   * Change the given fields of a rule.
   * <p>
   * What is left out stays. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public FlowRule update(String flow, String action, String ruleId, FlowRuleUpdate body, Options... options) {
    return Connection.await(updateAsync(flow, action, ruleId, body, options));
  }

  /**
   * Change the given fields of a rule.
   * <p>
   * What is left out stays. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<FlowRule> updateAsync(String flow, String action, String ruleId, FlowRuleUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/flows/", flow, "/actions/", action, "/rules/", ruleId).body(body), options, FlowRule.class);
  }
}
