package io.github.railyard;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** An answer as it came over the wire, whole. */
public final class WireAnswer {
  private final int status;
  private final Map<String, List<String>> headers;
  private final byte[] body;

  /**
   * What a {@link Transport} gives.
   *
   * @param status HTTP status
   * @param headers by their names, in upper or lower case
   * @param body its bytes
   */
  public WireAnswer(int status, Map<String, List<String>> headers, byte[] body) {
    Map<String, List<String>> named = new TreeMap<>();
    headers.forEach((name, values) -> named.put(name.toLowerCase(Locale.ROOT), List.copyOf(values)));
    this.status = status;
    this.headers = Collections.unmodifiableMap(named);
    this.body = body;
  }

  /** HTTP status. */
  public int status() {
    return status;
  }

  /** Headers by their names in lower case. */
  public Map<String, List<String>> headers() {
    return headers;
  }

  /** The first header of this name; null where there is none. */
  public String header(String name) {
    List<String> values = headers.get(name.toLowerCase(Locale.ROOT));
    return values == null || values.isEmpty() ? null : values.get(0);
  }

  byte[] body() {
    return body;
  }

  @Override
  public String toString() {
    return "WireAnswer{status=" + status + ", bytes=" + body.length + "}";
  }
}
