// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>refused</code>: by us, and nothing was sent. <code>not_sent</code>: the endpoint could not be reached. <code>may_have_happened</code>: it was sent, and not answered. <code>answered</code>: the whole answer was passed on. <code>cut</code>: a part of it was. <code>under_way</code>: it has not ended, or its process died, and it may have happened. */
public final class RelayRequestOutcome extends Word {
  public static final RelayRequestOutcome UNDER_WAY = new RelayRequestOutcome("under_way");
  public static final RelayRequestOutcome REFUSED = new RelayRequestOutcome("refused");
  public static final RelayRequestOutcome NOT_SENT = new RelayRequestOutcome("not_sent");
  public static final RelayRequestOutcome MAY_HAVE_HAPPENED = new RelayRequestOutcome("may_have_happened");
  public static final RelayRequestOutcome ANSWERED = new RelayRequestOutcome("answered");
  public static final RelayRequestOutcome CUT = new RelayRequestOutcome("cut");

  RelayRequestOutcome(String value) {
    super(value);
  }
}
