package io.github.railyard;

import java.net.URI;
import java.time.Duration;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * A request as it goes over the wire, for whoever watches calls or sends them. It prints without its token, its body
 * and what the query asks for.
 */
public final class WireRequest {
  private static final Set<String> SECRET = Set.of("authorization", "cookie", "proxy-authorization");
  private static final Pattern NAME = Pattern.compile("[\\w!#$%&'*+.^`|~-]+");
  private static final Pattern VALUE = Pattern.compile("[\\t\\x20-\\x7e]*");
  private final String method;
  private final URI uri;
  private final Map<String, String> headers = new TreeMap<>();
  private final byte[] body;
  private final Duration timeout;

  WireRequest(String method, URI uri, byte[] body, Duration timeout) {
    this.method = method;
    this.uri = uri;
    this.body = body;
    this.timeout = timeout;
  }

  /** {@code GET}, {@code POST} and so on. */
  public String method() {
    return method;
  }

  /** Where it goes. */
  public URI uri() {
    return uri;
  }

  /** A header, such as {@code idempotency-key}; {@code [hidden]} of one that is secret, null where there is none. */
  public String header(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    String value = headers.get(lower);
    return value != null && SECRET.contains(lower) ? Secret.HIDDEN : value;
  }

  /** Adds a header, or replaces one: {@code traceparent}, for example. */
  public void header(String name, String value) {
    // the exception of a transport would quote the value, which may be the token
    if (!NAME.matcher(name).matches() || !VALUE.matcher(value).matches())
      throw new UsageException("The header " + Json.write(name)
          + " takes printable ASCII alone: the end of a line, for example, has no place in it.");
    headers.put(name.toLowerCase(Locale.ROOT), value);
  }

  /** All headers, with the token, for a {@link Transport}. */
  public Map<String, String> headersWithSecrets() {
    return Collections.unmodifiableMap(headers);
  }

  /** The bytes of the body, for a {@link Transport}; null where there is none. */
  public byte[] bodyWithSecrets() {
    return body;
  }

  /** How long the whole of it may take. */
  public Duration timeout() {
    return timeout;
  }

  @Override
  public String toString() {
    return method + " " + uri.getScheme() + "://" + uri.getRawAuthority() + uri.getRawPath();
  }
}
