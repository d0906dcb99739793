// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class Role extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** What it is called. */
  public String getName() {
    return asText("name");
  }

  /** Its name for machines. */
  public String getSlug() {
    return asText("slug");
  }

  /** What it is for. */
  public String getDescription() {
    return asText("description");
  }

  /** What it allows. */
  public PermissionSet getPermissions() {
    return asStruct("permissions", PermissionSet.class);
  }

  /** Who can be given it. */
  public List<RoleAssigneeType> getAssignableTo() {
    return asWords("assignable_to", RoleAssigneeType.class);
  }

  /** What it counts for. */
  public List<String> getAppliesTo() {
    return asList("applies_to");
  }

  /** Whether it can be given by itself. */
  public boolean isStandaloneAssignable() {
    return asFlag("is_standalone_assignable");
  }
}
