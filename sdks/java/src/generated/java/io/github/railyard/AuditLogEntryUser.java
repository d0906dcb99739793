// Printed from the contract; do not edit.
package io.github.railyard;

public final class AuditLogEntryUser extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * Id of the API key that signed, or of the person; null where the service itself acted.
   * <p>
   * It may be null.
   */
  public String getId() {
    return asText("id");
  }

  /** What they were called then. */
  public String getName() {
    return asText("name");
  }

  /**
   * Of a person; null for a key, which has no address.
   * <p>
   * It may be null.
   */
  public String getEmailAddress() {
    return asText("email_address");
  }

  /** Always false: nobody else works on an instance of yours. */
  public boolean isStaff() {
    return asFlag("is_staff");
  }

  /** Always <code>active</code>: they were when they did it. */
  public UserStatus getStatus() {
    return asWord("status", UserStatus.class);
  }
}
