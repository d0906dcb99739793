package io.github.railyard;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** An object of the API: what is sent, or what was answered. It has what the service said, also of a later version. */
public abstract class Struct {
  private JsonObject members = new JsonObject();

  Struct() {}

  /** What was answered. */
  static <T extends Struct> T filled(T struct, JsonObject members) {
    ((Struct) struct).members = members;
    return struct;
  }

  /** A member by the name that the API has for it, as JSON has it; null where there is none. */
  public final Object get(String name) {
    return members.get(name);
  }

  /** All members by their names. */
  public final Map<String, Object> members() {
    return Collections.unmodifiableMap(members);
  }

  /** The whole answer: status, headers, request id, whether it is a stored one. Null of a part of an answer. */
  public final Answer answer() {
    return members.answer;
  }

  /** As it goes over the wire, with its secrets. */
  public final String toJson() {
    return Json.write(members);
  }

  /** JSON, in which secrets are hidden. */
  @Override
  public final String toString() {
    return getClass().getSimpleName() + Json.show(members);
  }

  @Override
  public final boolean equals(Object other) {
    return other != null && other.getClass() == getClass() && members.equals(((Struct) other).members);
  }

  @Override
  public final int hashCode() {
    return members.hashCode();
  }

  /** Sets a member that this version has no method for. Null is sent as null. */
  public final void set(String name, Object value) {
    members.put(name, value);
  }

  /** What is null leaves the member out: only {@link Opt#none} takes it away. */
  final void put(String name, Object value) {
    if (value == null) members.remove(name);
    else members.put(name, value);
  }

  final String asText(String name) {
    return read(name, String.class, "a text");
  }

  final Secret asSecret(String name) {
    return Secret.of(asText(name));
  }

  final long asWhole(String name) {
    return needed(name, asWholeOrNull(name));
  }

  final Long asWholeOrNull(String name) {
    Object value = members.get(name);
    if (!(value instanceof BigDecimal)) return read(name, Long.class, "a whole number of 64 bits");
    BigDecimal number = (BigDecimal) value;
    // a number of a billion digits is a few bytes of JSON
    if (Math.abs((long) number.scale()) > 30) throw otherwise(name, "a whole number of 64 bits");
    try {
      return number.longValueExact();
    } catch (ArithmeticException notWhole) {
      throw otherwise(name, "a whole number of 64 bits");
    }
  }

  final double asNumber(String name) {
    return needed(name, asNumberOrNull(name));
  }

  final Double asNumberOrNull(String name) {
    Number value = read(name, Number.class, "a number");
    return value == null ? null : value.doubleValue();
  }

  final boolean asFlag(String name) {
    return needed(name, asFlagOrNull(name));
  }

  final Boolean asFlagOrNull(String name) {
    return read(name, Boolean.class, "true or false");
  }

  final JsonObject asObject(String name) {
    return read(name, JsonObject.class, "an object");
  }

  final <T> T asStruct(String name, Class<T> type) {
    JsonObject found = asObject(name);
    return found == null ? null : Shapes.make(type, found);
  }

  final <T extends Word> T asWord(String name, Class<T> type) {
    return Word.of(type, asText(name));
  }

  final OneOf asOne(String name) {
    Object value = members.get(name);
    return value == null ? null : new OneOf(value);
  }

  @SuppressWarnings("unchecked") // the contract says what its elements are
  final <T> List<T> asList(String name) {
    return read(name, List.class, "a list");
  }

  final <T> List<T> asStructs(String name, Class<T> type) {
    return mapped(asList(name), one -> Shapes.make(type, (JsonObject) one));
  }

  final <T extends Word> List<T> asWords(String name, Class<T> type) {
    return mapped(asList(name), one -> Word.of(type, (String) one));
  }

  final List<OneOf> asOnes(String name) {
    return mapped(asList(name), OneOf::new);
  }

  @SuppressWarnings("unchecked") // the contract says what its values are
  final <T> Map<String, T> asMap(String name) {
    return (Map<String, T>) (Map<String, ?>) asObject(name);
  }

  final <T> Map<String, T> asStructMap(String name, Class<T> type) {
    return mapped(asObject(name), one -> Shapes.make(type, (JsonObject) one));
  }

  final <T extends Word> Map<String, T> asWordMap(String name, Class<T> type) {
    return mapped(asObject(name), one -> Word.of(type, (String) one));
  }

  final Map<String, OneOf> asOneMap(String name) {
    return mapped(asObject(name), OneOf::new);
  }

  private static <T> List<T> mapped(List<Object> from, Function<Object, T> make) {
    if (from == null) return null;
    List<T> made = new ArrayList<>(from.size());
    for (Object one : from) made.add(one == null ? null : make.apply(one));
    return Collections.unmodifiableList(made);
  }

  private static <T> Map<String, T> mapped(Map<String, Object> from, Function<Object, T> make) {
    if (from == null) return null;
    Map<String, T> made = new LinkedHashMap<>();
    from.forEach((name, one) -> made.put(name, one == null ? null : make.apply(one)));
    return Collections.unmodifiableMap(made);
  }

  private <T> T read(String name, Class<T> type, String wanted) {
    Object value = members.get(name);
    if (value == null || type.isInstance(value)) return type.cast(value);
    throw otherwise(name, wanted);
  }

  private <T> T needed(String name, T value) {
    if (value == null) throw otherwise(name, "there");
    return value;
  }

  private RailyardException otherwise(String name, String wanted) {
    String is = kindOf(members.get(name));
    return new RailyardException(
        "The member " + name + " of " + getClass().getSimpleName() + " is not " + wanted + ": it is " + is + ".");
  }

  static String kindOf(Object value) {
    if (value == null) return "missing or null";
    if (value instanceof String) return "a text";
    if (value instanceof Number) return "a number";
    if (value instanceof Boolean) return "true or false";
    return value instanceof List ? "a list" : "an object";
  }
}
