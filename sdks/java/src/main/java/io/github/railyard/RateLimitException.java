package io.github.railyard;

/** One request too many: {@link #retryAfter()} says when the next one may come. */
public final class RateLimitException extends ApiException {
  private static final long serialVersionUID = 1;

  RateLimitException(Answer answer, Refusal body) {
    super(answer, body);
  }
}
