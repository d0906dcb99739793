// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class UpdateTransactionSessionResponse extends Struct {
  /**
   * What the client SDK starts with; null where it needs nothing.
   * <p>
   * It may be null.
   */
  public Map<String, Object> getSessionData() {
    return asMap("session_data");
  }

  /** Called with GET after the buyer approved in the client SDK. */
  public String getDefaultCompletionUrl() {
    return asText("default_completion_url");
  }

  /** The kind of client that the session is for. */
  public IntegrationClient getIntegrationClient() {
    return asWord("integration_client", IntegrationClient.class);
  }
}
