package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Sends one request, once. */
@FunctionalInterface
public interface Transport {
  /**
   * Sends it.
   *
   * @param request what goes out
   * @return the answer, whatever its status; a {@link ConnectionException} where no whole answer came
   */
  CompletableFuture<WireAnswer> send(WireRequest request);
}
