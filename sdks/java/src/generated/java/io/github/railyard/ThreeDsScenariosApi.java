// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>three-ds-scenarios</code>. */
public final class ThreeDsScenariosApi extends Group {
  ThreeDsScenariosApi(Connection on) {
    super(on);
  }

  /**
   * Add a rule that decides what 3-D Secure answers in the sandbox.
   * <p>
   * Hosted 3-D Secure in the sandbox asks these rules first. 404 in production. Scope: <code>three-ds-scenarios.write</code>. People confirm it; see Confirmations.
   */
  public ThreeDSecureScenario create(ThreeDSecureScenarioCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Add a rule that decides what 3-D Secure answers in the sandbox.
   * <p>
   * Hosted 3-D Secure in the sandbox asks these rules first. 404 in production. Scope: <code>three-ds-scenarios.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<ThreeDSecureScenario> createAsync(ThreeDSecureScenarioCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/three-ds-scenarios").body(body), options, ThreeDSecureScenario.class);
  }

  /**
   * List the 3-D Secure scenarios in the order in which they are tried.
   * <p>
   * In the order in which they are tried. Scope: <code>three-ds-scenarios.read</code>.
   */
  public Listing<ThreeDSecureScenario> list(GetThreeDsScenarioQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/three-ds-scenarios").query(query), options, ThreeDSecureScenario.class);
  }

  /**
   * List the 3-D Secure scenarios in the order in which they are tried.
   * <p>
   * In the order in which they are tried. Scope: <code>three-ds-scenarios.read</code>.
   */
  public Listing<ThreeDSecureScenario> list(Options... options) {
    return list((GetThreeDsScenarioQuery) null, options);
  }

  /**
   * Find the scenario that a transaction would meet, without making one.
   * <p>
   * Makes nothing and asks nobody: for trying rules out. Scope: <code>three-ds-scenarios.read</code>.
   */
  public ThreeDSecureScenarioMatch match(ThreeDSecureScenarioMatchRequest body, Options... options) {
    return Connection.await(matchAsync(body, options));
  }

  /**
   * Find the scenario that a transaction would meet, without making one.
   * <p>
   * Makes nothing and asks nobody: for trying rules out. Scope: <code>three-ds-scenarios.read</code>.
   */
  public CompletableFuture<ThreeDSecureScenarioMatch> matchAsync(ThreeDSecureScenarioMatchRequest body, Options... options) {
    return on.send(new ApiRequest("POST", "/three-ds-scenarios/match").body(body).reading(), options, ThreeDSecureScenarioMatch.class);
  }

  /**
   * Put all 3-D Secure scenarios in a new order at once.
   * <p>
   * Every rule must be named once, so that no order is half done. Scope: <code>three-ds-scenarios.write</code>. People confirm it; see Confirmations.
   */
  public OrderedThreeDSecureScenarios order(ThreeDSecureScenarioOrder body, Options... options) {
    return Connection.await(orderAsync(body, options));
  }

  /**
   * Put all 3-D Secure scenarios in a new order at once.
   * <p>
   * Every rule must be named once, so that no order is half done. Scope: <code>three-ds-scenarios.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<OrderedThreeDSecureScenarios> orderAsync(ThreeDSecureScenarioOrder body, Options... options) {
    return on.send(new ApiRequest("PUT", "/three-ds-scenarios/order").body(body), options, OrderedThreeDSecureScenarios.class);
  }

  /**
   * Delete a 3-D Secure scenario.
   * <p>
   * The rules after it move up. Scope: <code>three-ds-scenarios.write</code>. People confirm it; see Confirmations.
   */
  public Answer delete(String threeDsScenarioId, Options... options) {
    return Connection.await(deleteAsync(threeDsScenarioId, options));
  }

  /**
   * Delete a 3-D Secure scenario.
   * <p>
   * The rules after it move up. Scope: <code>three-ds-scenarios.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String threeDsScenarioId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/three-ds-scenarios/", threeDsScenarioId), options);
  }

  /**
   * Change a 3-D Secure scenario.
   * <p>
   * What is left out stays. Scope: <code>three-ds-scenarios.write</code>. People confirm it; see Confirmations.
   */
  public ThreeDSecureScenario update(String threeDsScenarioId, ThreeDSecureScenarioUpdate body, Options... options) {
    return Connection.await(updateAsync(threeDsScenarioId, body, options));
  }

  /**
   * Change a 3-D Secure scenario.
   * <p>
   * What is left out stays. Scope: <code>three-ds-scenarios.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<ThreeDSecureScenario> updateAsync(String threeDsScenarioId, ThreeDSecureScenarioUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/three-ds-scenarios/", threeDsScenarioId).body(body), options, ThreeDSecureScenario.class);
  }
}
