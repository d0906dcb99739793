// Printed from the contract; do not edit.
package io.github.railyard;

public final class UserInvitationCreate extends Struct {
  /** For how many hours the link is good. */
  public UserInvitationCreate hours(long value) {
    put("hours", value);
    return this;
  }

  /** True for somebody whose device is lost: their passkeys are removed and their sessions end, at once. */
  public UserInvitationCreate removePasskeys(boolean value) {
    put("remove_passkeys", value);
    return this;
  }
}
