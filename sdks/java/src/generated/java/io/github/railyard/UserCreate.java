// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class UserCreate extends Struct {
  /** Where they read their invitation; a second user with it is refused with 409. */
  public UserCreate emailAddress(String value) {
    put("email_address", value);
    return this;
  }

  /** What people call them. */
  public UserCreate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** What they may do from the first day; roles can be given and taken later, too. */
  public UserCreate roles(List<UserRole> value) {
    put("roles", value);
    return this;
  }
}
