package io.github.railyard;

/** The token, or the roles of its key, do not allow it. */
public final class ForbiddenException extends ApiException {
  private static final long serialVersionUID = 1;

  ForbiddenException(Answer answer, Refusal body) {
    super(answer, body);
  }
}
