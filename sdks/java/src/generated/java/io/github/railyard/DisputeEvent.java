// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class DisputeEvent extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** What happened, as in the events of webhooks. */
  public String getName() {
    return asText("name");
  }

  /** The stage after it. */
  public DisputeStage getStage() {
    return asWord("stage", DisputeStage.class);
  }

  /** The status after it. */
  public DisputeStatus getStatus() {
    return asWord("status", DisputeStatus.class);
  }

  /**
   * Who did it; null: the processor, or the clock.
   * <p>
   * It may be null.
   */
  public Creator getCreator() {
    return asStruct("creator", Creator.class);
  }

  /** What more is known of it. */
  public Map<String, Object> getContext() {
    return asMap("context");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }
}
