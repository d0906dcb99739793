// Printed from the contract; do not edit.
package io.github.railyard;

public final class RoleAssigneeType extends Word {
  public static final RoleAssigneeType USER = new RoleAssigneeType("user");
  public static final RoleAssigneeType API_KEY_PAIR = new RoleAssigneeType("api-key-pair");

  RoleAssigneeType(String value) {
    super(value);
  }
}
