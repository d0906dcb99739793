package io.github.railyard;

/** A fault in the service or behind it. */
public final class ServerException extends ApiException {
  private static final long serialVersionUID = 1;

  ServerException(Answer answer, Refusal body) {
    super(answer, body);
  }
}
