// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class BankStatementLine extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** The statement that had it first. */
  public String getBankStatementId() {
    return asText("bank_statement_id");
  }

  /** Its place in that statement, from 1. */
  public long getPosition() {
    return asWhole("position");
  }

  /** Of the account. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** The day on which the bank booked it. */
  public String getBookedOn() {
    return asText("booked_on");
  }

  /**
   * From when on it bears interest.
   * <p>
   * It may be null.
   */
  public String getValueOn() {
    return asText("value_on");
  }

  /** Above zero came in, below zero went out. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /** What the bank took out of the amount, where it says so. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getCharges() {
    return asWhole("charges");
  }

  /**
   * The bank's own reference of the line.
   * <p>
   * It may be null.
   */
  public String getBankReference() {
    return asText("bank_reference");
  }

  /** Everything that could name a payout, wherever it stood. */
  public List<String> getReferences() {
    return asList("references");
  }

  /**
   * Who paid, or was paid.
   * <p>
   * It may be null.
   */
  public String getCounterparty() {
    return asText("counterparty");
  }

  /** What the payer and the bank wrote. */
  public String getText() {
    return asText("text");
  }

  /**
   * The bank's code for such lines.
   * <p>
   * It may be null.
   */
  public String getCode() {
    return asText("code");
  }
}
