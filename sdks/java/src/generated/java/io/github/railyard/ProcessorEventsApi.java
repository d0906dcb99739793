// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>processor-events</code>. */
public final class ProcessorEventsApi extends Group {
  ProcessorEventsApi(Connection on) {
    super(on);
  }

  /**
   * Take what an anti-fraud provider decides later.
   * <p>
   * For providers: the signed path says whose payments it is about, and the connector checks the signature of the body where the provider has one. A review ends once; what comes later moves nothing. No token: what stands in the address is the credential.
   */
  public Answer receiveAntiFraud(String payload, String signature, byte[] body, Options... options) {
    return Connection.await(receiveAntiFraudAsync(payload, signature, body, options));
  }

  /**
   * Take what an anti-fraud provider decides later.
   * <p>
   * For providers: the signed path says whose payments it is about, and the connector checks the signature of the body where the provider has one. A review ends once; what comes later moves nothing. No token: what stands in the address is the credential.
   */
  public CompletableFuture<Answer> receiveAntiFraudAsync(String payload, String signature, byte[] body, Options... options) {
    return on.send(new ApiRequest("POST", "/i/af/", payload, "/", signature).body(body), options);
  }

  /**
   * Take an event that a processor sends.
   * <p>
   * For processors: the signed path says whose event it is, and the connector checks the event's own signature. What is repeated moves nothing twice. No token: what stands in the address is the credential.
   */
  public Answer receive(String payload, String signature, byte[] body, Options... options) {
    return Connection.await(receiveAsync(payload, signature, body, options));
  }

  /**
   * Take an event that a processor sends.
   * <p>
   * For processors: the signed path says whose event it is, and the connector checks the event's own signature. What is repeated moves nothing twice. No token: what stands in the address is the credential.
   */
  public CompletableFuture<Answer> receiveAsync(String payload, String signature, byte[] body, Options... options) {
    return on.send(new ApiRequest("POST", "/i/ps/", payload, "/", signature).body(body), options);
  }

  /**
   * Take what a token service tells of tokens.
   * <p>
   * For token services: the signed path says whose tokens it is about. They are looked up there, and nothing else of an event is believed. Answers with a <code>responseId</code>, as Mastercard asks for. No token: what stands in the address is the credential.
   */
  public Answer receiveTokenService(String payload, String signature, byte[] body, Options... options) {
    return Connection.await(receiveTokenServiceAsync(payload, signature, body, options));
  }

  /**
   * Take what a token service tells of tokens.
   * <p>
   * For token services: the signed path says whose tokens it is about. They are looked up there, and nothing else of an event is believed. Answers with a <code>responseId</code>, as Mastercard asks for. No token: what stands in the address is the credential.
   */
  public CompletableFuture<Answer> receiveTokenServiceAsync(String payload, String signature, byte[] body, Options... options) {
    return on.send(new ApiRequest("POST", "/i/ts/", payload, "/", signature).body(body), options);
  }

  /**
   * Tell that a network token has changed at its token service.
   * <p>
   * For the token service: the secret in the path is the credential. The token is then looked up; what the caller says is not believed. No token: what stands in the address is the credential.
   */
  public Answer receiveNetworkToken(String notification, Options... options) {
    return Connection.await(receiveNetworkTokenAsync(notification, options));
  }

  /**
   * Tell that a network token has changed at its token service.
   * <p>
   * For the token service: the secret in the path is the credential. The token is then looked up; what the caller says is not believed. No token: what stands in the address is the credential.
   */
  public CompletableFuture<Answer> receiveNetworkTokenAsync(String notification, Options... options) {
    return on.send(new ApiRequest("POST", "/network-token-events/", notification), options);
  }
}
