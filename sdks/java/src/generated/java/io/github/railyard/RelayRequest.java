// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class RelayRequest extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** The <code>x-request-id</code> of its answer. */
  public String getRequestId() {
    return asText("request_id");
  }

  /**
   * Where it went, as <code>host</code> or <code>host:port</code>; null where its headers named nothing of the kind.
   * <p>
   * It may be null.
   */
  public String getHost() {
    return asText("host");
  }

  /**
   * The configuration that this host is of now; null where none has it.
   * <p>
   * It may be null.
   */
  public String getVaultForwardConfigId() {
    return asText("vault_forward_config_id");
  }

  /** The authentication methods that it named, in order. */
  public List<String> getVaultForwardAuthenticationIds() {
    return asList("vault_forward_authentication_ids");
  }

  /** The payment methods that it named, in order. */
  public List<String> getPaymentMethodIds() {
    return asList("payment_method_ids");
  }

  /**
   * The HTTP method toward the endpoint.
   * <p>
   * It may be null.
   */
  public String getMethod() {
    return asText("method");
  }

  /** What became of it. */
  public RelayRequestOutcome getOutcome() {
    return asWord("outcome", RelayRequestOutcome.class);
  }

  /**
   * What the endpoint answered; null where it did not.
   * <p>
   * It may be null.
   */
  public Long getStatus() {
    return asWholeOrNull("status");
  }

  /**
   * As in <code>x-vault-forward-error</code>; null where nothing went wrong.
   * <p>
   * It may be null.
   */
  public String getError() {
    return asText("error");
  }

  /**
   * Until its end; null while it is under way.
   * <p>
   * It may be null.
   */
  public Long getDurationMs() {
    return asWholeOrNull("duration_ms");
  }

  /**
   * How many bytes of a body were sent.
   * <p>
   * It may be null.
   */
  public Long getSentBytes() {
    return asWholeOrNull("sent_bytes");
  }

  /**
   * How many bytes of the answer were passed on.
   * <p>
   * It may be null.
   */
  public Long getAnswerBytes() {
    return asWholeOrNull("answer_bytes");
  }

  /**
   * The key that called; null where another caller did.
   * <p>
   * It may be null.
   */
  public String getApiKeyPairId() {
    return asText("api_key_pair_id");
  }

  /**
   * What the caller was called then.
   * <p>
   * It may be null.
   */
  public String getCallerName() {
    return asText("caller_name");
  }

  /** When it began. */
  public String getCreatedAt() {
    return asText("created_at");
  }
}
