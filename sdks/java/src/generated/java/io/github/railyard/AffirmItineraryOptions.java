// Printed from the contract; do not edit.
package io.github.railyard;

public final class AffirmItineraryOptions extends Struct {
  /** What kind of thing it is. */
  public AffirmItineraryOptions type(String value) {
    put("type", value);
    return this;
  }

  /** Your code for it. */
  public AffirmItineraryOptions sku(String value) {
    put("sku", value);
    return this;
  }

  /** What it is called. */
  public AffirmItineraryOptions displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** The house it takes place in. */
  public AffirmItineraryOptions venue(String value) {
    put("venue", value);
    return this;
  }

  /** The town it takes place in. */
  public AffirmItineraryOptions location(String value) {
    put("location", value);
    return this;
  }

  /** When it begins. */
  public AffirmItineraryOptions dateStart(String value) {
    put("date_start", value);
    return this;
  }

  /** Who runs it. */
  public AffirmItineraryOptions management(String value) {
    put("management", value);
    return this;
  }
}
