// Printed from the contract; do not edit.
package io.github.railyard;

public final class SandboxDueRow extends Struct {
  /** When it is due. */
  public String getAt() {
    return asText("at");
  }

  /** The kind of operation, the step of a processor, or the name of what it is about. */
  public String getWhat() {
    return asText("what");
  }

  /**
   * What it is about, as <code>type</code> of that resource; null where the API has no such resource.
   * <p>
   * It may be null.
   */
  public String getResourceType() {
    return asText("resource_type");
  }

  /**
   * Which one; null where the API has none.
   * <p>
   * It may be null.
   */
  public String getResourceId() {
    return asText("resource_id");
  }

  /**
   * The simulated processor that does it; null where Railyard does.
   * <p>
   * It may be null.
   */
  public String getProcessor() {
    return asText("processor");
  }
}
