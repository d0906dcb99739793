// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class ModuleResponse extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The word of this row, as a filter takes it; <code>none</code>: what payments lack. */
  public String getKey() {
    return asText("key");
  }

  /** The word as people know it. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /**
   * Payments, minor units of their currency, or a rate from 0 to 1; null where there is none.
   * <p>
   * It may be null.
   */
  public OneOf getValue() {
    return asOne("value");
  }

  /**
   * Of a payment service: its connector, and whether it is active.
   * <p>
   * It may be null.
   */
  public Map<String, OneOf> getMetadata() {
    return asOneMap("metadata");
  }
}
