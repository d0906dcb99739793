// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class SavedViewUpdate extends Struct {
  /** What it is to be called. */
  public SavedViewUpdate name(String value) {
    put("name", value);
    return this;
  }

  /** What the list is asked for, as the address of the screen has it: names with lists of values. 8,000 characters as JSON at most. */
  public SavedViewUpdate query(Map<String, List<String>> value) {
    put("query", value);
    return this;
  }

  /** True: everybody of the merchant account sees it. */
  public SavedViewUpdate shared(boolean value) {
    put("shared", value);
    return this;
  }
}
