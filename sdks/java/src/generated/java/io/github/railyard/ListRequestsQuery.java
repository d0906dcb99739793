// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>requests.list</code> can be asked for. */
public final class ListRequestsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListRequestsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListRequestsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only the call that was answered with this <code>x-request-id</code>. */
  public ListRequestsQuery requestId(String value) {
    put("request_id", value);
    return this;
  }

  /** Only calls of this operation. */
  public ListRequestsQuery operation(String value) {
    put("operation", value);
    return this;
  }

  /** Only calls by this key. */
  public ListRequestsQuery apiKeyPairId(String value) {
    put("api_key_pair_id", value);
    return this;
  }

  /** Only calls by this person. */
  public ListRequestsQuery userId(String value) {
    put("user_id", value);
    return this;
  }

  /** Only calls that were answered so. */
  public ListRequestsQuery status(long value) {
    put("status", value);
    return this;
  }

  /** Only calls that were answered so or higher: 400 for all errors. */
  public ListRequestsQuery statusGte(long value) {
    put("status_gte", value);
    return this;
  }

  /** Only calls that ended in this error. */
  public ListRequestsQuery errorCode(String value) {
    put("error_code", value);
    return this;
  }

  /** Only those of this time or later. */
  public ListRequestsQuery createdAtGte(String value) {
    put("created_at_gte", value);
    return this;
  }

  /** Only those of this time or earlier. */
  public ListRequestsQuery createdAtLte(String value) {
    put("created_at_lte", value);
    return this;
  }

  /** Only calls of which it was not known for which merchant account they were: without a good token, or without any. For callers who may act for every merchant account. */
  public ListRequestsQuery ofNobody(boolean value) {
    put("of_nobody", value);
    return this;
  }
}
