package io.github.railyard;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** A whole answer: what came of a call, beside what it is about. */
public final class Answer {
  private final WireAnswer wire;
  private final String idempotencyKey;

  Answer(WireAnswer wire, String idempotencyKey) {
    this.wire = wire;
    this.idempotencyKey = idempotencyKey;
  }

  /** HTTP status. */
  public int status() {
    return wire.status();
  }

  /** Headers by their names in lower case. */
  public Map<String, List<String>> headers() {
    return wire.headers();
  }

  /** The first header of this name; null where there is none. */
  public String header(String name) {
    return wire.header(name);
  }

  /** Names the request in the service's log; null where it gave none. */
  public String requestId() {
    return header("x-request-id");
  }

  /** Whether it is the stored answer to an earlier request under the same key. */
  public boolean isReplayed() {
    return "true".equals(header("idempotent-replayed"));
  }

  /** The key under which it was asked for; null where the operation takes none. */
  public String idempotencyKey() {
    return idempotencyKey;
  }

  /** The body, as it came. */
  public byte[] bytes() {
    return wire.body().clone();
  }

  /** The body, as a text. */
  public String text() {
    return new String(wire.body(), StandardCharsets.UTF_8);
  }

  /** The body, as JSON has it: a text, a number, a truth, a list, a map, or null where it is empty. */
  public Object json() {
    return wire.body().length == 0 ? null : Json.read(text());
  }

  /** The members of the body, with this answer; null where it is empty. */
  JsonObject members() {
    Object value;
    try {
      value = json();
    } catch (RailyardException notJson) {
      throw new RailyardException(
          "The answer of request " + requestId() + " is not what the contract says: " + notJson.getMessage(), notJson);
    }
    if (value == null) return null;
    if (!(value instanceof JsonObject))
      throw new RailyardException("The answer of request " + requestId() + " is no object.");
    JsonObject members = (JsonObject) value;
    members.answer = this;
    return members;
  }

  /** Without what is in it. */
  @Override
  public String toString() {
    return "Answer{status=" + status() + ", requestId=" + requestId() + ", bytes=" + wire.body().length + "}";
  }
}
