package io.github.railyard;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** What a method of a group says of its operation. */
final class ApiRequest {
  final String method;
  private final String[] parts;
  private Map<String, Object> query = Map.of();
  private Object body;
  private boolean isKeyed;
  private boolean isReading;
  private String cursor;

  /** Parts of the path: what stands in it and an id, in turn. */
  ApiRequest(String method, String... parts) {
    this.method = method;
    this.parts = parts;
  }

  ApiRequest query(Struct asked) {
    if (asked != null) this.query = asked.members();
    return this;
  }

  /** Null: there is none. Bytes go out as they are. */
  ApiRequest body(Object body) {
    this.body = body;
    return this;
  }

  /** It takes an idempotency key. */
  ApiRequest keyed() {
    this.isKeyed = true;
    return this;
  }

  /** It only asks, and may be repeated. */
  ApiRequest reading() {
    this.isReading = true;
    return this;
  }

  /** The same list from another place. */
  ApiRequest at(String place) {
    ApiRequest other = new ApiRequest(method, parts);
    other.query = query;
    other.cursor = place;
    return other;
  }

  boolean isKeyed() {
    return isKeyed;
  }

  boolean isReading() {
    return isReading || method.equals("GET");
  }

  boolean isJson() {
    return body != null && !(body instanceof byte[]);
  }

  String firstCursor() {
    Object first = query.get("cursor");
    return first == null ? null : first.toString();
  }

  /** Null: there is none. */
  byte[] bodyBytes() {
    if (body == null || body instanceof byte[]) return (byte[]) body;
    return Json.write(body).getBytes(StandardCharsets.UTF_8);
  }

  /** What follows the address of the service. */
  String place() {
    StringBuilder place = new StringBuilder();
    for (int at = 0; at < parts.length; at++) place.append(at % 2 == 0 ? parts[at] : segment(parts[at]));
    StringBuilder asked = new StringBuilder();
    query.forEach((name, value) -> {
      if (cursor == null || !name.equals("cursor")) addQuery(asked, name, value);
    });
    if (cursor != null) addQuery(asked, "cursor", cursor);
    return place.append(asked).toString();
  }

  private static void addQuery(StringBuilder asked, String name, Object value) {
    if (value == null) return;
    if (value instanceof Iterable) {
      for (Object one : (Iterable<?>) value) addQuery(asked, name, one);
      return;
    }
    String text = value instanceof Struct || value instanceof Map ? Json.write(value) : value.toString();
    asked.append(asked.length() == 0 ? '?' : '&').append(encoded(name)).append('=').append(encoded(text));
  }

  private static String segment(String id) {
    if (id == null || id.isEmpty())
      throw new UsageException("An empty id would name a list, and not the record that is meant.");
    // a client takes these for steps in the path, and would ask for another record or list
    if (id.equals(".") || id.equals("..")) throw new UsageException("\"" + id + "\" is no id.");
    return encoded(id).replace("+", "%20");
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
