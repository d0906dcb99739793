// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class CreateSession extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Whether the processor opened one. */
  public CreateSessionStatus getStatus() {
    return asWord("status", CreateSessionStatus.class);
  }

  /**
   * Why it did not; null where it did.
   * <p>
   * It may be null.
   */
  public String getCode() {
    return asText("code");
  }

  /**
   * HTTP status of the processor's answer; null where it gave none.
   * <p>
   * It may be null.
   */
  public Long getStatusCode() {
    return asWholeOrNull("status_code");
  }

  /**
   * What the processor answered; null where it gave nothing.
   * <p>
   * It may be null.
   */
  public Map<String, Object> getResponseBody() {
    return asMap("response_body");
  }
}
