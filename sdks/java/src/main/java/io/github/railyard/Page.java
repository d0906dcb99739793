package io.github.railyard;

import java.util.List;

/**
 * A page of a list.
 *
 * @param <T> what the list is of
 */
public final class Page<T> extends Struct {
  private final Class<T> type;

  Page(Class<T> type) {
    this.type = type;
  }

  /** What is on it. */
  public List<T> getItems() {
    return asStructs("items", type);
  }

  /** Where the next page begins; null: this is the last. */
  public String getNextCursor() {
    return asText("next_cursor");
  }
}
