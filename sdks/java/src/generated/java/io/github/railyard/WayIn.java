// Printed from the contract; do not edit.
package io.github.railyard;

public final class WayIn extends Word {
  public static final WayIn PASSKEY = new WayIn("passkey");
  public static final WayIn INVITATION = new WayIn("invitation");
  public static final WayIn IDENTITY_PROVIDER = new WayIn("identity-provider");
  public static final WayIn DEMO = new WayIn("demo");

  WayIn(String value) {
    super(value);
  }
}
