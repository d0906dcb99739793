package io.github.railyard;

import java.util.LinkedHashMap;
import java.util.Map;

/** An object of JSON: its members by their names, in their order. */
public final class JsonObject extends LinkedHashMap<String, Object> {
  private static final long serialVersionUID = 1;
  /** Null: it is no whole answer. */
  transient Answer answer = null;

  JsonObject() {}

  /**
   * The object of these members.
   *
   * @param members texts, numbers, truths, lists and maps by their names
   */
  public JsonObject(Map<String, ?> members) {
    super(members);
  }

  /**
   * The object that a text says.
   *
   * @param json its text
   * @return the object
   * @throws RailyardException where the text is no JSON, or no object
   */
  public static JsonObject parse(String json) {
    Object value = Json.read(json);
    if (value instanceof JsonObject) return (JsonObject) value;
    throw new RailyardException("This is " + Struct.kindOf(value) + ", and no object.");
  }

  /**
   * The object as a class of the API, of an answer that was stored: {@code parse(text).as(Transaction.class)}.
   *
   * @param <T> the class
   * @param type the class
   * @return what reads these members
   */
  public <T extends Struct> T as(Class<T> type) {
    return Shapes.make(type, this);
  }

  /** JSON, in which secrets are hidden. */
  @Override
  public String toString() {
    return Json.show(this);
  }
}
