// Printed from the contract; do not edit.
package io.github.railyard;

public final class TravelHubCustomData extends Struct {
  /** What the field is called. */
  public TravelHubCustomData name(String value) {
    put("name", value);
    return this;
  }

  /** What stands in it. */
  public TravelHubCustomData value(String value) {
    put("value", value);
    return this;
  }

  /** What kind of text it is. */
  public TravelHubCustomData type(String value) {
    put("type", value);
    return this;
  }
}
