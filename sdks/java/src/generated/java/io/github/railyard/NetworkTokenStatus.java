// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>suspended</code> can be resumed; <code>inactive</code> is the token service's doing; <code>deleted</code> is for good. */
public final class NetworkTokenStatus extends Word {
  public static final NetworkTokenStatus ACTIVE = new NetworkTokenStatus("active");
  public static final NetworkTokenStatus INACTIVE = new NetworkTokenStatus("inactive");
  public static final NetworkTokenStatus SUSPENDED = new NetworkTokenStatus("suspended");
  public static final NetworkTokenStatus DELETED = new NetworkTokenStatus("deleted");

  NetworkTokenStatus(String value) {
    super(value);
  }
}
