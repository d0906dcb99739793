package io.github.railyard;

/** There is no such record or path, or it is one of another merchant account. */
public final class NotFoundException extends ApiException {
  private static final long serialVersionUID = 1;

  NotFoundException(Answer answer, Refusal body) {
    super(answer, body);
  }
}
