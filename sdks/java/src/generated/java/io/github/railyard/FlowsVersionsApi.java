// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>flows/versions</code>. */
public final class FlowsVersionsApi extends Group {
  FlowsVersionsApi(Connection on) {
    super(on);
  }

  /**
   * List the versions of a flow, newest first.
   * <p>
   * Every version is kept, since decisions refer to the one that made them. Scope: <code>flows.read</code>.
   */
  public Listing<FlowVersionSummary> list(String flow, ListFlowVersionsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/flows/", flow, "/versions").query(query), options, FlowVersionSummary.class);
  }

  /**
   * List the versions of a flow, newest first.
   * <p>
   * Every version is kept, since decisions refer to the one that made them. Scope: <code>flows.read</code>.
   */
  public Listing<FlowVersionSummary> list(String flow, Options... options) {
    return list(flow, (ListFlowVersionsQuery) null, options);
  }

  /**
   * Read a version of a flow with its rules.
   * <p>
   * A version never changes. Scope: <code>flows.read</code>.
   */
  public FlowVersion get(String flow, String number, Options... options) {
    return Connection.await(getAsync(flow, number, options));
  }

  /**
   * Read a version of a flow with its rules.
   * <p>
   * A version never changes. Scope: <code>flows.read</code>.
   */
  public CompletableFuture<FlowVersion> getAsync(String flow, String number, Options... options) {
    return on.send(new ApiRequest("GET", "/flows/", flow, "/versions/", number), options, FlowVersion.class);
  }

  /**
   * Look the rules of a version over.
   * <p>
   * How many decisions each rule made of late, which rules no payment ever reaches, and what names a payment service that cannot be tried. Scope: <code>flows.read</code>.
   */
  public FlowCheck check(String flow, String number, Options... options) {
    return Connection.await(checkAsync(flow, number, options));
  }

  /**
   * Look the rules of a version over.
   * <p>
   * How many decisions each rule made of late, which rules no payment ever reaches, and what names a payment service that cannot be tried. Scope: <code>flows.read</code>.
   */
  public CompletableFuture<FlowCheck> checkAsync(String flow, String number, Options... options) {
    return on.send(new ApiRequest("GET", "/flows/", flow, "/versions/", number, "/check"), options, FlowCheck.class);
  }

  /**
   * Compare a version of a flow with another one, rule by rule.
   * <p>
   * Rules are the same where their ids are. Scope: <code>flows.read</code>.
   */
  public FlowDifference compare(String flow, String number, CompareFlowVersionsQuery query, Options... options) {
    return Connection.await(compareAsync(flow, number, query, options));
  }

  /**
   * Compare a version of a flow with another one, rule by rule.
   * <p>
   * Rules are the same where their ids are. Scope: <code>flows.read</code>.
   */
  public CompletableFuture<FlowDifference> compareAsync(String flow, String number, CompareFlowVersionsQuery query, Options... options) {
    return on.send(new ApiRequest("GET", "/flows/", flow, "/versions/", number, "/difference").query(query), options, FlowDifference.class);
  }

  /**
   * Compare a version of a flow with another one, rule by rule.
   * <p>
   * Rules are the same where their ids are. Scope: <code>flows.read</code>.
   */
  public FlowDifference compare(String flow, String number, Options... options) {
    return compare(flow, number, (CompareFlowVersionsQuery) null, options);
  }

  /**
   * Compare a version of a flow with another one, rule by rule.
   * <p>
   * Rules are the same where their ids are. Scope: <code>flows.read</code>.
   */
  public CompletableFuture<FlowDifference> compareAsync(String flow, String number, Options... options) {
    return compareAsync(flow, number, (CompareFlowVersionsQuery) null, options);
  }

  /**
   * Try one payment against a version of a flow, rule by rule.
   * <p>
   * Says of each rule whether it applies or which condition fails, and what would be done. Nothing is written, and nobody else is asked: no anti-fraud service, no payment service. <code>unknown</code> says what that leaves open. Scope: <code>flows.read</code>.
   */
  public FlowEvaluation evaluate(String flow, String number, FlowEvaluate body, Options... options) {
    return Connection.await(evaluateAsync(flow, number, body, options));
  }

  /**
   * Try one payment against a version of a flow, rule by rule.
   * <p>
   * Says of each rule whether it applies or which condition fails, and what would be done. Nothing is written, and nobody else is asked: no anti-fraud service, no payment service. <code>unknown</code> says what that leaves open. Scope: <code>flows.read</code>.
   */
  public CompletableFuture<FlowEvaluation> evaluateAsync(String flow, String number, FlowEvaluate body, Options... options) {
    return on.send(new ApiRequest("POST", "/flows/", flow, "/versions/", number, "/evaluate").body(body).reading(), options, FlowEvaluation.class);
  }

  /**
   * Let the rules of an earlier version count again.
   * <p>
   * Makes a new version with these rules. They are checked again: a payment service may be gone. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public FlowVersion restore(String flow, String number, FlowRestore body, Options... options) {
    return Connection.await(restoreAsync(flow, number, body, options));
  }

  /**
   * Let the rules of an earlier version count again.
   * <p>
   * Makes a new version with these rules. They are checked again: a payment service may be gone. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<FlowVersion> restoreAsync(String flow, String number, FlowRestore body, Options... options) {
    return on.send(new ApiRequest("POST", "/flows/", flow, "/versions/", number, "/restore").body(body), options, FlowVersion.class);
  }

  /**
   * Let the rules of an earlier version count again.
   * <p>
   * Makes a new version with these rules. They are checked again: a payment service may be gone. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public FlowVersion restore(String flow, String number, Options... options) {
    return restore(flow, number, (FlowRestore) null, options);
  }

  /**
   * Let the rules of an earlier version count again.
   * <p>
   * Makes a new version with these rules. They are checked again: a payment service may be gone. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<FlowVersion> restoreAsync(String flow, String number, Options... options) {
    return restoreAsync(flow, number, (FlowRestore) null, options);
  }
}
