// Printed from the contract; do not edit.
package io.github.railyard;

public final class UserStatus extends Word {
  public static final UserStatus ACTIVE = new UserStatus("active");
  public static final UserStatus PENDING = new UserStatus("pending");
  public static final UserStatus DELETED = new UserStatus("deleted");

  UserStatus(String value) {
    super(value);
  }
}
