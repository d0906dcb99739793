package io.github.railyard;

/** A message is not the service's, was changed, or is too old. */
public final class WebhookSignatureException extends RailyardException {
  private static final long serialVersionUID = 1;

  WebhookSignatureException(String message) {
    super(message);
  }
}
