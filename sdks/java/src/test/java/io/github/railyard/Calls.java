package io.github.railyard;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Calls operations by their id, and compares what comes of them. */
final class Calls {
  private static final JsonObject OPERATIONS = JsonObject.parse(textOf("behaviour/generated/operations.json"));

  private Calls() {}

  /** A file of `sdks/`. */
  static String textOf(String place) {
    try {
      return Files.readString(Path.of("..").resolve(place));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static boolean isList(String operation) {
    return Boolean.TRUE.equals(placeOf(operation).get("isList"));
  }

  static JsonObject placeOf(String operation) {
    return (JsonObject) Objects.requireNonNull(OPERATIONS.get(operation), operation);
  }

  /** What the method of the operation gives: an object, an answer, or a list that is not asked for yet. */
  static Object call(Operations client, JsonObject step, Options options) throws Exception {
    JsonObject place = placeOf((String) step.get("operation"));
    List<?> words = (List<?>) place.get("name");
    Object group = client;
    for (Object word : words.subList(0, words.size() - 1)) {
      group = group.getClass().getMethod(camelCase((String) word)).invoke(group);
    }
    Method method = methodOf(group, camelCase((String) words.get(words.size() - 1)));
    List<Object> given = new ArrayList<>();
    Map<?, ?> path = (Map<?, ?>) step.getOrDefault("path", Map.of());
    for (Object name : (List<?>) place.get("path")) given.add(String.valueOf(path.get(name)));
    for (String part : List.of("body", "query")) {
      if (!Boolean.TRUE.equals(place.get(part.equals("body") ? "hasBody" : "hasQuery"))) continue;
      given.add(argument(method.getParameterTypes()[given.size()], step.get(part)));
    }
    given.add(new Options[] {options});
    try {
      return method.invoke(group, given.toArray());
    } catch (InvocationTargetException failed) {
      if (failed.getCause() instanceof Exception) throw (Exception) failed.getCause();
      throw failed;
    }
  }

  /** A word of Java's own has what it is done to behind it. */
  static String camelCase(String word) {
    if (word.equals("void")) return "voidTransaction";
    String[] parts = word.split("[-_]");
    StringBuilder name = new StringBuilder(parts[0]);
    for (String part : Arrays.asList(parts).subList(1, parts.length)) {
      name.append(Character.toUpperCase(part.charAt(0))).append(part.substring(1));
    }
    return name.toString();
  }

  /** The one that takes everything. */
  private static Method methodOf(Object group, String name) {
    return Arrays.stream(group.getClass().getMethods())
        .filter(method -> method.getName().equals(name))
        .max((one, other) -> Integer.compare(one.getParameterCount(), other.getParameterCount()))
        .orElseThrow(() -> new AssertionError(group.getClass() + " has no method " + name));
  }

  private static Object argument(Class<?> type, Object value) throws ReflectiveOperationException {
    if (type == byte[].class) {
      String text = value instanceof String ? (String) value : Json.write(value);
      return text.getBytes(StandardCharsets.UTF_8);
    }
    if (type == Map.class) return value == null ? Map.of() : value;
    if (value == null && !type.getSimpleName().endsWith("Query")) return null;
    Struct made = type == Struct.class ? new Struct() {} : (Struct) type.getDeclaredConstructor().newInstance();
    if (value != null) ((JsonObject) value).forEach(made::set);
    return made;
  }

  /** A result as JSON has it. */
  static Object plain(Object result) {
    if (result instanceof Struct) return ((Struct) result).members();
    if (result instanceof OneOf) return ((OneOf) result).value();
    if (result instanceof List) {
      List<Object> all = new ArrayList<>();
      for (Object one : (List<?>) result) all.add(plain(one));
      return all;
    }
    return result instanceof Answer ? ((Answer) result).json() : result;
  }

  static Answer answerOf(Object result) {
    if (result instanceof Struct) return ((Struct) result).answer();
    return result instanceof OneOf ? ((OneOf) result).answer() : (Answer) result;
  }

  /** Reads each member by the method that it has: what fails to be read is not what the contract says. */
  static void readAll(Object result) throws Exception {
    if (result instanceof Iterable) for (Object one : (Iterable<?>) result) readAll(one);
    if (result instanceof Map) for (Object one : ((Map<?, ?>) result).values()) readAll(one);
    if (!(result instanceof Struct)) return;
    for (Method method : result.getClass().getDeclaredMethods()) {
      boolean isGetter = method.getName().matches("(?:get|is)[A-Z].*") && method.getParameterCount() == 0;
      if (!isGetter) continue;
      try {
        readAll(method.invoke(result));
      } catch (InvocationTargetException failed) {
        throw new AssertionError(result.getClass().getSimpleName() + "." + method.getName(), failed.getCause());
      }
    }
  }

  /** What of `wanted` is not in `got`: members of objects are looked for, lists and values are equal. */
  static List<String> missing(Object wanted, Object got, String place) {
    List<String> faults = new ArrayList<>();
    if (wanted instanceof Map && got instanceof Map) {
      ((Map<?, ?>) wanted).forEach((name, value) ->
          faults.addAll(missing(value, ((Map<?, ?>) got).get(name), place + "/" + name)));
    } else if (wanted instanceof List && got instanceof List && ((List<?>) wanted).size() == ((List<?>) got).size()) {
      for (int at = 0; at < ((List<?>) wanted).size(); at++) {
        faults.addAll(missing(((List<?>) wanted).get(at), ((List<?>) got).get(at), place + "/" + at));
      }
    } else if (!Objects.equals(wanted, got)) {
      faults.add(place + ": wanted " + wanted + ", got " + got);
    }
    return faults;
  }

  static Map<String, Object> told(ApiException failure) {
    Map<String, Object> told = new LinkedHashMap<>();
    List<Object> details = new ArrayList<>();
    for (ErrorDetail one : failure.details()) {
      details.add(Map.of(
          "location", one.location(), "pointer", one.pointer(), "message", one.message(), "type", one.type()));
    }
    told.put("status", (long) failure.status());
    told.put("code", failure.code());
    told.put("requestId", failure.requestId());
    told.put("message", failure.getMessage());
    told.put("details", details);
    failure.retryAfter().ifPresent(pause -> told.put("retryAfterSeconds", pause.toSeconds()));
    return told;
  }
}
