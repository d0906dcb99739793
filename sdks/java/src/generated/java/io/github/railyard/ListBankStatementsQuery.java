// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>bankStatements.list</code> can be asked for. */
public final class ListBankStatementsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListBankStatementsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListBankStatementsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Of exactly this account. */
  public ListBankStatementsQuery account(String value) {
    put("account", value);
    return this;
  }

  /** In one of these currencies. */
  public ListBankStatementsQuery currency(List<String> value) {
    put("currency", value);
    return this;
  }

  /** Whose closing balance is of this day or later. */
  public ListBankStatementsQuery closesOnGte(String value) {
    put("closes_on_gte", value);
    return this;
  }

  /** Whose closing balance is of this day or earlier. */
  public ListBankStatementsQuery closesOnLte(String value) {
    put("closes_on_lte", value);
    return this;
  }
}
