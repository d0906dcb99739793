package io.github.railyard;

/** Sees each request and each answer, every try of it: for logs, metrics and traces. */
public interface Watcher {
  /**
   * Before a request is sent. It may add headers.
   *
   * @param request what goes out; its token is hidden
   */
  default void beforeSend(WireRequest request) {}

  /**
   * After an answer came.
   *
   * @param request what went out
   * @param answer what came
   */
  default void afterAnswer(WireRequest request, WireAnswer answer) {}
}
