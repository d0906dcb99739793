package io.github.railyard;

/** The request cannot be taken as it is: {@link #details()} says what would be right. */
public final class InvalidRequestException extends ApiException {
  private static final long serialVersionUID = 1;

  InvalidRequestException(Answer answer, Refusal body) {
    super(answer, body);
  }
}
