// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>flows/drafts</code>. */
public final class FlowsDraftsApi extends Group {
  FlowsDraftsApi(Connection on) {
    super(on);
  }

  public FlowsDraftsReplaysApi replays() {
    return new FlowsDraftsReplaysApi(on);
  }

  /**
   * Begin a draft of a flow from the rules that count now.
   * <p>
   * Nothing is decided by a draft until it is published. Scope: <code>flows.write</code>.
   */
  public FlowDraft create(String flow, FlowDraftCreate body, Options... options) {
    return Connection.await(createAsync(flow, body, options));
  }

  /**
   * Begin a draft of a flow from the rules that count now.
   * <p>
   * Nothing is decided by a draft until it is published. Scope: <code>flows.write</code>.
   */
  public CompletableFuture<FlowDraft> createAsync(String flow, FlowDraftCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/flows/", flow, "/drafts").body(body), options, FlowDraft.class);
  }

  /**
   * Begin a draft of a flow from the rules that count now.
   * <p>
   * Nothing is decided by a draft until it is published. Scope: <code>flows.write</code>.
   */
  public FlowDraft create(String flow, Options... options) {
    return create(flow, (FlowDraftCreate) null, options);
  }

  /**
   * Begin a draft of a flow from the rules that count now.
   * <p>
   * Nothing is decided by a draft until it is published. Scope: <code>flows.write</code>.
   */
  public CompletableFuture<FlowDraft> createAsync(String flow, Options... options) {
    return createAsync(flow, (FlowDraftCreate) null, options);
  }

  /**
   * List the drafts of a flow, newest first.
   * <p>
   * A draft that was published is one no more. Scope: <code>flows.read</code>.
   */
  public Listing<FlowDraft> list(String flow, ListFlowDraftsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/flows/", flow, "/drafts").query(query), options, FlowDraft.class);
  }

  /**
   * List the drafts of a flow, newest first.
   * <p>
   * A draft that was published is one no more. Scope: <code>flows.read</code>.
   */
  public Listing<FlowDraft> list(String flow, Options... options) {
    return list(flow, (ListFlowDraftsQuery) null, options);
  }

  /**
   * Throw a draft away.
   * <p>
   * The flow stays as it is. Scope: <code>flows.write</code>.
   */
  public Answer delete(String flow, String draftId, Options... options) {
    return Connection.await(deleteAsync(flow, draftId, options));
  }

  /**
   * Throw a draft away.
   * <p>
   * The flow stays as it is. Scope: <code>flows.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String flow, String draftId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/flows/", flow, "/drafts/", draftId), options);
  }

  /**
   * Read a draft with its rules.
   * <p>
   * Its rules were checked when they were written. Scope: <code>flows.read</code>.
   */
  public FlowDraft get(String flow, String draftId, Options... options) {
    return Connection.await(getAsync(flow, draftId, options));
  }

  /**
   * Read a draft with its rules.
   * <p>
   * Its rules were checked when they were written. Scope: <code>flows.read</code>.
   */
  public CompletableFuture<FlowDraft> getAsync(String flow, String draftId, Options... options) {
    return on.send(new ApiRequest("GET", "/flows/", flow, "/drafts/", draftId), options, FlowDraft.class);
  }

  /**
   * Change a draft.
   * <p>
   * The rules of each action that is given are replaced as a whole. Scope: <code>flows.write</code>.
   */
  public FlowDraft update(String flow, String draftId, FlowDraftUpdate body, Options... options) {
    return Connection.await(updateAsync(flow, draftId, body, options));
  }

  /**
   * Change a draft.
   * <p>
   * The rules of each action that is given are replaced as a whole. Scope: <code>flows.write</code>.
   */
  public CompletableFuture<FlowDraft> updateAsync(String flow, String draftId, FlowDraftUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/flows/", flow, "/drafts/", draftId).body(body), options, FlowDraft.class);
  }

  /**
   * Look a draft over before it counts.
   * <p>
   * How many decisions each rule made of late, which rules no payment ever reaches, and what names a payment service that cannot be tried. Scope: <code>flows.read</code>.
   */
  public FlowCheck check(String flow, String draftId, Options... options) {
    return Connection.await(checkAsync(flow, draftId, options));
  }

  /**
   * Look a draft over before it counts.
   * <p>
   * How many decisions each rule made of late, which rules no payment ever reaches, and what names a payment service that cannot be tried. Scope: <code>flows.read</code>.
   */
  public CompletableFuture<FlowCheck> checkAsync(String flow, String draftId, Options... options) {
    return on.send(new ApiRequest("GET", "/flows/", flow, "/drafts/", draftId, "/check"), options, FlowCheck.class);
  }

  /**
   * Compare a draft with the rules that count now.
   * <p>
   * What publishing it would change. Scope: <code>flows.read</code>.
   */
  public FlowDifference compare(String flow, String draftId, Options... options) {
    return Connection.await(compareAsync(flow, draftId, options));
  }

  /**
   * Compare a draft with the rules that count now.
   * <p>
   * What publishing it would change. Scope: <code>flows.read</code>.
   */
  public CompletableFuture<FlowDifference> compareAsync(String flow, String draftId, Options... options) {
    return on.send(new ApiRequest("GET", "/flows/", flow, "/drafts/", draftId, "/difference"), options, FlowDifference.class);
  }

  /**
   * Try one payment against a draft, rule by rule.
   * <p>
   * Says of each rule whether it applies or which condition fails, and what would be done. Nothing is written, and nobody else is asked: no anti-fraud service, no payment service. <code>unknown</code> says what that leaves open. Scope: <code>flows.read</code>.
   */
  public FlowEvaluation evaluate(String flow, String draftId, FlowEvaluate body, Options... options) {
    return Connection.await(evaluateAsync(flow, draftId, body, options));
  }

  /**
   * Try one payment against a draft, rule by rule.
   * <p>
   * Says of each rule whether it applies or which condition fails, and what would be done. Nothing is written, and nobody else is asked: no anti-fraud service, no payment service. <code>unknown</code> says what that leaves open. Scope: <code>flows.read</code>.
   */
  public CompletableFuture<FlowEvaluation> evaluateAsync(String flow, String draftId, FlowEvaluate body, Options... options) {
    return on.send(new ApiRequest("POST", "/flows/", flow, "/drafts/", draftId, "/evaluate").body(body).reading(), options, FlowEvaluation.class);
  }

  /**
   * Let the rules of a draft count.
   * <p>
   * Makes a new version of the flow and ends the draft. 409 where the flow has changed since the draft was begun: compare, and publish a draft of what counts now. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public FlowVersion publish(String flow, String draftId, Options... options) {
    return Connection.await(publishAsync(flow, draftId, options));
  }

  /**
   * Let the rules of a draft count.
   * <p>
   * Makes a new version of the flow and ends the draft. 409 where the flow has changed since the draft was begun: compare, and publish a draft of what counts now. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<FlowVersion> publishAsync(String flow, String draftId, Options... options) {
    return on.send(new ApiRequest("POST", "/flows/", flow, "/drafts/", draftId, "/publish"), options, FlowVersion.class);
  }
}
