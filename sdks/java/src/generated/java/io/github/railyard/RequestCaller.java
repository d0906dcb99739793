// Printed from the contract; do not edit.
package io.github.railyard;

public final class RequestCaller extends Struct {
  /** Whether a key called, or a person. */
  public RequestCallerType getType() {
    return asWord("type", RequestCallerType.class);
  }

  /** Id of the key or the person. */
  public String getId() {
    return asText("id");
  }

  /**
   * What they were called then.
   * <p>
   * It may be null.
   */
  public String getName() {
    return asText("name");
  }
}
