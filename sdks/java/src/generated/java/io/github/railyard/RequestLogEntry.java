// Printed from the contract; do not edit.
package io.github.railyard;

public final class RequestLogEntry extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The <code>x-request-id</code> of its answer. */
  public String getId() {
    return asText("id");
  }

  /**
   * For which it was made; null where that was not known.
   * <p>
   * It may be null.
   */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** Which operation of the API. */
  public String getOperation() {
    return asText("operation");
  }

  /** The HTTP method. */
  public String getMethod() {
    return asText("method");
  }

  /** Its path. Where an id is what lets a caller in, or is none of ours, the name of the parameter stands. */
  public String getPath() {
    return asText("path");
  }

  /** The HTTP status of the answer. */
  public long getStatus() {
    return asWhole("status");
  }

  /**
   * The <code>code</code> of an error; null where there was none.
   * <p>
   * It may be null.
   */
  public String getErrorCode() {
    return asText("error_code");
  }

  /** From its headers to the end of the answer. */
  public long getDurationMs() {
    return asWhole("duration_ms");
  }

  /**
   * Who called; null where nobody had to say, or the token was not good.
   * <p>
   * It may be null.
   */
  public RequestCaller getCaller() {
    return asStruct("caller", RequestCaller.class);
  }

  /** When it came. */
  public String getCreatedAt() {
    return asText("created_at");
  }
}
