// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>anti-fraud-services</code>. */
public final class AntiFraudServicesApi extends Group {
  AntiFraudServicesApi(Connection on) {
    super(on);
  }

  /**
   * List configured anti-fraud services.
   * <p>
   * Newest first. Secret settings are not shown. Scope: <code>anti-fraud-services.read</code>.
   */
  public Listing<AntiFraudServiceDetails> list(ListAntiFraudServicesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/anti-fraud-services").query(query), options, AntiFraudServiceDetails.class);
  }

  /**
   * List configured anti-fraud services.
   * <p>
   * Newest first. Secret settings are not shown. Scope: <code>anti-fraud-services.read</code>.
   */
  public Listing<AntiFraudServiceDetails> list(Options... options) {
    return list((ListAntiFraudServicesQuery) null, options);
  }

  /**
   * Configure an anti-fraud service for this merchant account.
   * <p>
   * One service is asked at a time: 409 where another one is active, unless this one is set up inactive. Scope: <code>anti-fraud-services.write</code>. People confirm it; see Confirmations.
   */
  public AntiFraudServiceDetails create(AntiFraudServiceCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Configure an anti-fraud service for this merchant account.
   * <p>
   * One service is asked at a time: 409 where another one is active, unless this one is set up inactive. Scope: <code>anti-fraud-services.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<AntiFraudServiceDetails> createAsync(AntiFraudServiceCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/anti-fraud-services").body(body), options, AntiFraudServiceDetails.class);
  }

  /**
   * Try credentials at the provider without storing them.
   * <p>
   * Answers 200 where the provider accepts them, and 400 <code>invalid_credentials</code> where it does not. Nothing is stored. For connectors whose definition says <code>verifiable</code>. Scope: <code>anti-fraud-services.write</code>.
   */
  public Answer verify(AntiFraudServiceVerify body, Options... options) {
    return Connection.await(verifyAsync(body, options));
  }

  /**
   * Try credentials at the provider without storing them.
   * <p>
   * Answers 200 where the provider accepts them, and 400 <code>invalid_credentials</code> where it does not. Nothing is stored. For connectors whose definition says <code>verifiable</code>. Scope: <code>anti-fraud-services.write</code>.
   */
  public CompletableFuture<Answer> verifyAsync(AntiFraudServiceVerify body, Options... options) {
    return on.send(new ApiRequest("POST", "/anti-fraud-services/verify").body(body), options);
  }

  /**
   * Read an anti-fraud service; secret settings are not shown.
   * <p>
   * Secret settings are left out. Scope: <code>anti-fraud-services.read</code>.
   */
  public AntiFraudServiceDetails get(String antiFraudServiceId, Options... options) {
    return Connection.await(getAsync(antiFraudServiceId, options));
  }

  /**
   * Read an anti-fraud service; secret settings are not shown.
   * <p>
   * Secret settings are left out. Scope: <code>anti-fraud-services.read</code>.
   */
  public CompletableFuture<AntiFraudServiceDetails> getAsync(String antiFraudServiceId, Options... options) {
    return on.send(new ApiRequest("GET", "/anti-fraud-services/", antiFraudServiceId), options, AntiFraudServiceDetails.class);
  }

  /**
   * Change the given fields of an anti-fraud service.
   * <p>
   * What is left out stays. Payments that are under review stay with the service that wants it. Scope: <code>anti-fraud-services.write</code>. People confirm it; see Confirmations.
   */
  public AntiFraudServiceDetails update(String antiFraudServiceId, AntiFraudServiceUpdate body, Options... options) {
    return Connection.await(updateAsync(antiFraudServiceId, body, options));
  }

  /**
   * Change the given fields of an anti-fraud service.
   * <p>
   * What is left out stays. Payments that are under review stay with the service that wants it. Scope: <code>anti-fraud-services.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<AntiFraudServiceDetails> updateAsync(String antiFraudServiceId, AntiFraudServiceUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/anti-fraud-services/", antiFraudServiceId).body(body), options, AntiFraudServiceDetails.class);
  }

  /**
   * Delete an anti-fraud service.
   * <p>
   * It is asked no more. What it wants to be reviewed is still resolved, and it is told of how that ended. Scope: <code>anti-fraud-services.write</code>. People confirm it; see Confirmations.
   */
  public Answer delete(String antiFraudServiceId, Options... options) {
    return Connection.await(deleteAsync(antiFraudServiceId, options));
  }

  /**
   * Delete an anti-fraud service.
   * <p>
   * It is asked no more. What it wants to be reviewed is still resolved, and it is told of how that ended. Scope: <code>anti-fraud-services.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String antiFraudServiceId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/anti-fraud-services/", antiFraudServiceId), options);
  }
}
