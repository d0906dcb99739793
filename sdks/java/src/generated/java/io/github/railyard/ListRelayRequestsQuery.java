// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>relayRequests.list</code> can be asked for. */
public final class ListRelayRequestsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListRelayRequestsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListRelayRequestsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only those to this host. */
  public ListRelayRequestsQuery host(String value) {
    put("host", value);
    return this;
  }

  /** Only those to a host that this configuration has now. */
  public ListRelayRequestsQuery vaultForwardConfigId(String value) {
    put("vault_forward_config_id", value);
    return this;
  }

  /** Only those that named this authentication method. */
  public ListRelayRequestsQuery vaultForwardAuthenticationId(String value) {
    put("vault_forward_authentication_id", value);
    return this;
  }

  /** Only those that named this payment method. */
  public ListRelayRequestsQuery paymentMethodId(String value) {
    put("payment_method_id", value);
    return this;
  }

  /** Only those that ended so. */
  public ListRelayRequestsQuery outcome(RelayRequestOutcome value) {
    put("outcome", value);
    return this;
  }

  /** Only those of this time or later. */
  public ListRelayRequestsQuery createdAtGte(String value) {
    put("created_at_gte", value);
    return this;
  }

  /** Only those of this time or earlier. */
  public ListRelayRequestsQuery createdAtLte(String value) {
    put("created_at_lte", value);
    return this;
  }
}
