package io.github.railyard;

import java.io.Serializable;
import java.util.Map;

/** One thing that is wrong with a request. */
public final class ErrorDetail implements Serializable {
  private static final long serialVersionUID = 1;
  private final String location;
  private final String pointer;
  private final String message;
  private final String type;

  ErrorDetail(Map<?, ?> members) {
    this.location = Refusal.textOr(members.get("location"), "unknown");
    this.pointer = Refusal.textOr(members.get("pointer"), "");
    this.message = Refusal.textOr(members.get("message"), "");
    this.type = Refusal.textOr(members.get("type"), "");
  }

  /** {@code body}, {@code query}, {@code path}, {@code header} or {@code unknown}. */
  public String location() {
    return location;
  }

  /** A JSON pointer in a body, and the parameter's name elsewhere. */
  public String pointer() {
    return pointer;
  }

  /** What is wrong, in a sentence. */
  public String message() {
    return message;
  }

  /** What to branch on, such as {@code value_error.missing}. */
  public String type() {
    return type;
  }

  @Override
  public String toString() {
    return pointer.isEmpty() ? message : pointer + ": " + message;
  }
}
