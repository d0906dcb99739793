// Printed from the contract; do not edit.
package io.github.railyard;

public final class AuditLogEntry extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * Null for an entry that has no record of its own.
   * <p>
   * It may be null.
   */
  public String getId() {
    return asText("id");
  }

  /**
   * Whose data was written; null for what belongs to the instance.
   * <p>
   * It may be null.
   */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** What was written. */
  public AuditLogEntryResource getResource() {
    return asStruct("resource", AuditLogEntryResource.class);
  }

  /** What was done to it. */
  public AuditLogAction getAction() {
    return asWord("action", AuditLogAction.class);
  }

  /** Who did it. */
  public AuditLogEntryUser getUser() {
    return asStruct("user", AuditLogEntryUser.class);
  }

  /** When it was done. */
  public String getTimestamp() {
    return asText("timestamp");
  }

  /**
   * By which operation of the API; <code>log_in</code>, <code>log_in_failed</code> and <code>log_out</code> are log-ins.
   * <p>
   * It may be null.
   */
  public String getOperation() {
    return asText("operation");
  }

  /**
   * Of a person: in which of their sessions.
   * <p>
   * It may be null.
   */
  public String getSessionId() {
    return asText("session_id");
  }

  /**
   * Of a person: from where they called.
   * <p>
   * It may be null.
   */
  public String getAddress() {
    return asText("address");
  }

  /**
   * What the person has signed for it; null for what nobody has to sign.
   * <p>
   * It may be null.
   */
  public String getConfirmationId() {
    return asText("confirmation_id");
  }

  /**
   * What the person typed as the reason for it.
   * <p>
   * It may be null.
   */
  public String getReason() {
    return asText("reason");
  }

  /**
   * Of an agent's key: the mandate that it acted under.
   * <p>
   * It may be null.
   */
  public String getAgentMandateId() {
    return asText("agent_mandate_id");
  }
}
