package io.github.railyard;

/** Whatever this package throws, but for {@link OutcomeUnknown}. */
public class RailyardException extends RuntimeException {
  private static final long serialVersionUID = 1;

  RailyardException(String message) {
    super(message);
  }

  RailyardException(String message, Throwable cause) {
    super(message, cause);
  }
}
