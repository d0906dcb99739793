package io.github.railyard;

import java.util.Objects;

/** A value of an answer that has one of several shapes: {@code as(Transaction.class)} reads it as one of them. */
public final class OneOf {
  private final Object value;
  private final Answer answer;

  OneOf(Object value) {
    this.value = value;
    this.answer = null;
  }

  OneOf(JsonObject members) {
    this.value = members;
    this.answer = members.answer;
  }

  /** The value, as JSON has it: a text, a number, a truth, a list, a map, or null. */
  public Object value() {
    return value;
  }

  /** The value, as the class of one of its shapes. */
  public <T extends Struct> T as(Class<T> type) {
    return Shapes.make(type, members());
  }

  /** The text of a member, such as {@code method} by which its shape is known; null where there is none. */
  public String member(String name) {
    Object found = value instanceof JsonObject ? members().get(name) : null;
    return found instanceof String ? (String) found : null;
  }

  /** The answer that this is; null where it is a part of one. */
  public Answer answer() {
    return answer;
  }

  private JsonObject members() {
    if (value instanceof JsonObject) return (JsonObject) value;
    throw new RailyardException("This is " + Struct.kindOf(value) + ", and no object.");
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OneOf && Objects.equals(value, ((OneOf) other).value);
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(value);
  }

  /** JSON, in which secrets are hidden. */
  @Override
  public String toString() {
    return Json.show(value);
  }
}
