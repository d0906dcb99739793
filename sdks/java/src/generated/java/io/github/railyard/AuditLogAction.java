// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>exported</code>: a list was read as a file; <code>revealed</code>: a person saw what is masked for people. */
public final class AuditLogAction extends Word {
  public static final AuditLogAction CREATED = new AuditLogAction("created");
  public static final AuditLogAction UPDATED = new AuditLogAction("updated");
  public static final AuditLogAction DELETED = new AuditLogAction("deleted");
  public static final AuditLogAction VOIDED = new AuditLogAction("voided");
  public static final AuditLogAction CANCELED = new AuditLogAction("canceled");
  public static final AuditLogAction CAPTURED = new AuditLogAction("captured");
  public static final AuditLogAction EXPORTED = new AuditLogAction("exported");
  public static final AuditLogAction REVEALED = new AuditLogAction("revealed");

  AuditLogAction(String value) {
    super(value);
  }
}
