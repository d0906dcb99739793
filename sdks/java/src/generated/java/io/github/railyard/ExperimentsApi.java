// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>experiments</code>. */
public final class ExperimentsApi extends Group {
  ExperimentsApi(Connection on) {
    super(on);
  }

  /**
   * Plan a routing experiment.
   * <p>
   * No payment is dealt to its arms before a rule has its <code>outcome</code>. The answer says how many payments it takes, and how many days at the traffic so far. Scope: <code>flows.write</code>.
   */
  public Experiment create(ExperimentCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Plan a routing experiment.
   * <p>
   * No payment is dealt to its arms before a rule has its <code>outcome</code>. The answer says how many payments it takes, and how many days at the traffic so far. Scope: <code>flows.write</code>.
   */
  public CompletableFuture<Experiment> createAsync(ExperimentCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/experiments").body(body), options, Experiment.class);
  }

  /**
   * List routing experiments.
   * <p>
   * Newest first. Scope: <code>flows.read</code>.
   */
  public Listing<Experiment> list(ListExperimentsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/experiments").query(query), options, Experiment.class);
  }

  /**
   * List routing experiments.
   * <p>
   * Newest first. Scope: <code>flows.read</code>.
   */
  public Listing<Experiment> list(Options... options) {
    return list((ListExperimentsQuery) null, options);
  }

  /**
   * Read a routing experiment and what has come of it.
   * <p>
   * Payments are counted some seconds after their result is known. Scope: <code>flows.read</code>.
   */
  public Experiment get(String experimentId, Options... options) {
    return Connection.await(getAsync(experimentId, options));
  }

  /**
   * Read a routing experiment and what has come of it.
   * <p>
   * Payments are counted some seconds after their result is known. Scope: <code>flows.read</code>.
   */
  public CompletableFuture<Experiment> getAsync(String experimentId, Options... options) {
    return on.send(new ApiRequest("GET", "/experiments/", experimentId), options, Experiment.class);
  }

  /**
   * End a routing experiment before it ends by itself.
   * <p>
   * It names no winner. The rules that name it go on with what one arm tries, in a new version of the flow. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public Experiment end(String experimentId, ExperimentEnd body, Options... options) {
    return Connection.await(endAsync(experimentId, body, options));
  }

  /**
   * End a routing experiment before it ends by itself.
   * <p>
   * It names no winner. The rules that name it go on with what one arm tries, in a new version of the flow. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Experiment> endAsync(String experimentId, ExperimentEnd body, Options... options) {
    return on.send(new ApiRequest("POST", "/experiments/", experimentId, "/end").body(body), options, Experiment.class);
  }

  /**
   * End a routing experiment before it ends by itself.
   * <p>
   * It names no winner. The rules that name it go on with what one arm tries, in a new version of the flow. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public Experiment end(String experimentId, Options... options) {
    return end(experimentId, (ExperimentEnd) null, options);
  }

  /**
   * End a routing experiment before it ends by itself.
   * <p>
   * It names no winner. The rules that name it go on with what one arm tries, in a new version of the flow. Scope: <code>flows.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Experiment> endAsync(String experimentId, Options... options) {
    return endAsync(experimentId, (ExperimentEnd) null, options);
  }
}
