// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>auditLogs.list</code> can be asked for. */
public final class ListAuditLogsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListAuditLogsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListAuditLogsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only entries of this action. */
  public ListAuditLogsQuery action(AuditLogAction value) {
    put("action", value);
    return this;
  }

  /** Only what this API key or person did. */
  public ListAuditLogsQuery userId(String value) {
    put("user_id", value);
    return this;
  }

  /** Only what this API key did. */
  public ListAuditLogsQuery apiKeyPairId(String value) {
    put("api_key_pair_id", value);
    return this;
  }

  /** Only entries about this kind of record. */
  public ListAuditLogsQuery resourceType(String value) {
    put("resource_type", value);
    return this;
  }

  /** Only entries about this record: its history. */
  public ListAuditLogsQuery resourceId(String value) {
    put("resource_id", value);
    return this;
  }

  /** Only what an agent did under this mandate. */
  public ListAuditLogsQuery agentMandateId(String value) {
    put("agent_mandate_id", value);
    return this;
  }

  /** Only those of this time or later. */
  public ListAuditLogsQuery createdAtGte(String value) {
    put("created_at_gte", value);
    return this;
  }

  /** Only those of this time or earlier. */
  public ListAuditLogsQuery createdAtLte(String value) {
    put("created_at_lte", value);
    return this;
  }
}
