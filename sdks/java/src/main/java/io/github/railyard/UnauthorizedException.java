package io.github.railyard;

/** No token of an active key came with the request. */
public final class UnauthorizedException extends ApiException {
  private static final long serialVersionUID = 1;

  UnauthorizedException(Answer answer, Refusal body) {
    super(answer, body);
  }
}
