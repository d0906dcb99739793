package io.github.railyard;

/** Nothing answered, or not whole. */
public final class ConnectionException extends RailyardException {
  private static final long serialVersionUID = 1;
  private final boolean mayHaveArrived;

  /**
   * What a {@link Transport} of one's own gives where no whole answer came.
   *
   * @param message what happened
   * @param mayHaveArrived false where the request certainly did not leave: no connection came about
   * @param cause what the network said; may be null
   */
  public ConnectionException(String message, boolean mayHaveArrived, Throwable cause) {
    super(message, cause);
    this.mayHaveArrived = mayHaveArrived;
  }

  /** Whether the service may have got the request. */
  public boolean mayHaveArrived() {
    return mayHaveArrived;
  }
}
