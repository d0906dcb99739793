// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class SandboxRelay extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** How it was asked. */
  public String getMethod() {
    return asText("method");
  }

  /** What it was told beside the body. Numbers and long words are masked. */
  public Map<String, String> getHeaders() {
    return asMap("headers");
  }

  /** What it was sent, card data filled in and masked: of a long number four digits are left. */
  public String getBody() {
    return asText("body");
  }
}
