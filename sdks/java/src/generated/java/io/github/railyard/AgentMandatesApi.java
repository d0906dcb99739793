// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>agent-mandates</code>. */
public final class AgentMandatesApi extends Group {
  AgentMandatesApi(Connection on) {
    super(on);
  }

  /**
   * Give an agent a mandate: what it may do with payments.
   * <p>
   * An agent is a program that decides for itself what it calls. Make a key for it with <code>agent_mandate_id</code>: the key can do what the mandate allows, and nothing else. A mandate is not changed: give another one, and revoke this. Scope: <code>agent-mandates.write</code>. People confirm it; see Confirmations.
   */
  public AgentMandate create(AgentMandateCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Give an agent a mandate: what it may do with payments.
   * <p>
   * An agent is a program that decides for itself what it calls. Make a key for it with <code>agent_mandate_id</code>: the key can do what the mandate allows, and nothing else. A mandate is not changed: give another one, and revoke this. Scope: <code>agent-mandates.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<AgentMandate> createAsync(AgentMandateCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/agent-mandates").body(body), options, AgentMandate.class);
  }

  /**
   * List the mandates of agents.
   * <p>
   * Newest first. The key of an agent is told of its own. Scope: <code>agent-mandates.read</code>.
   */
  public Listing<AgentMandate> list(ListAgentMandatesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/agent-mandates").query(query), options, AgentMandate.class);
  }

  /**
   * List the mandates of agents.
   * <p>
   * Newest first. The key of an agent is told of its own. Scope: <code>agent-mandates.read</code>.
   */
  public Listing<AgentMandate> list(Options... options) {
    return list((ListAgentMandatesQuery) null, options);
  }

  /**
   * Read a mandate of an agent, and what is left of it.
   * <p>
   * The key of an agent reads its own. Scope: <code>agent-mandates.read</code>.
   */
  public AgentMandate get(String agentMandateId, Options... options) {
    return Connection.await(getAsync(agentMandateId, options));
  }

  /**
   * Read a mandate of an agent, and what is left of it.
   * <p>
   * The key of an agent reads its own. Scope: <code>agent-mandates.read</code>.
   */
  public CompletableFuture<AgentMandate> getAsync(String agentMandateId, Options... options) {
    return on.send(new ApiRequest("GET", "/agent-mandates/", agentMandateId), options, AgentMandate.class);
  }

  /**
   * Ask what would become of a call under a mandate, without doing it.
   * <p>
   * A dry run: it looks at the mandate, at the payment method or the transaction, and at the flow as it is now. Nothing is written, kept free or sent, and no anti-fraud service is asked. Scope: <code>agent-mandates.read</code> and <code>transactions.read</code>.
   */
  public AgentMandateChecked check(String agentMandateId, AgentMandateCheck body, Options... options) {
    return Connection.await(checkAsync(agentMandateId, body, options));
  }

  /**
   * Ask what would become of a call under a mandate, without doing it.
   * <p>
   * A dry run: it looks at the mandate, at the payment method or the transaction, and at the flow as it is now. Nothing is written, kept free or sent, and no anti-fraud service is asked. Scope: <code>agent-mandates.read</code> and <code>transactions.read</code>.
   */
  public CompletableFuture<AgentMandateChecked> checkAsync(String agentMandateId, AgentMandateCheck body, Options... options) {
    return on.send(new ApiRequest("POST", "/agent-mandates/", agentMandateId, "/check").body(body).reading(), options, AgentMandateChecked.class);
  }

  /**
   * Take a mandate back, at once and for good.
   * <p>
   * From this answer on nothing is begun under it. What has begun is brought to its end. To revoke it again changes nothing. Scope: <code>agent-mandates.write</code>. People confirm it; see Confirmations.
   */
  public AgentMandate revoke(String agentMandateId, Options... options) {
    return Connection.await(revokeAsync(agentMandateId, options));
  }

  /**
   * Take a mandate back, at once and for good.
   * <p>
   * From this answer on nothing is begun under it. What has begun is brought to its end. To revoke it again changes nothing. Scope: <code>agent-mandates.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<AgentMandate> revokeAsync(String agentMandateId, Options... options) {
    return on.send(new ApiRequest("POST", "/agent-mandates/", agentMandateId, "/revoke"), options, AgentMandate.class);
  }
}
