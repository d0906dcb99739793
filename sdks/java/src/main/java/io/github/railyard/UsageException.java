package io.github.railyard;

/** Something cannot be asked for: an empty id, an address over plain HTTP, a key of a wrong kind. */
public final class UsageException extends RailyardException {
  private static final long serialVersionUID = 1;

  UsageException(String message) {
    super(message);
  }
}
