package io.github.railyard;

/** It contradicts what is there: a record, a state, another request under the same key. */
public final class ConflictException extends ApiException {
  private static final long serialVersionUID = 1;

  ConflictException(Answer answer, Refusal body) {
    super(answer, body);
  }
}
