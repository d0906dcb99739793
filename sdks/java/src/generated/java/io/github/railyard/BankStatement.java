// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class BankStatement extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** What the file was read as. */
  public BankStatementFormat getFormat() {
    return asWord("format", BankStatementFormat.class);
  }

  /**
   * The bank's id or number of the statement; null where it gives none.
   * <p>
   * It may be null.
   */
  public String getReference() {
    return asText("reference");
  }

  /** IBAN or account number, without blanks. */
  public String getAccount() {
    return asText("account");
  }

  /** Of the account, and of every amount of the statement. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /**
   * The day of the opening balance.
   * <p>
   * It may be null.
   */
  public String getOpensOn() {
    return asText("opens_on");
  }

  /**
   * The day of the closing balance.
   * <p>
   * It may be null.
   */
  public String getClosesOn() {
    return asText("closes_on");
  }

  /**
   * What the account held before the first line; null where the bank does not say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getOpeningAmount() {
    return asWholeOrNull("opening_amount");
  }

  /**
   * What it held after the last one; null where the bank does not say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getClosingAmount() {
    return asWholeOrNull("closing_amount");
  }

  /**
   * Opening balance and lines, less the closing balance. Not zero: lines are missing, see <code>unread_parts</code>. Null where a balance is. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getDifference() {
    return asWholeOrNull("difference");
  }

  /** Lines that the statement has. */
  public long getLineCount() {
    return asWhole("line_count");
  }

  /** Of these, lines that an earlier statement had: they are not counted again. */
  public long getKnownLineCount() {
    return asWhole("known_line_count");
  }

  /** What of its file could not be read, the first hundred. */
  public List<BankStatementUnreadPart> getUnreadParts() {
    return asStructs("unread_parts", BankStatementUnreadPart.class);
  }

  /** How many there are. */
  public long getUnreadPartCount() {
    return asWhole("unread_part_count");
  }

  /** When it was uploaded. */
  public String getCreatedAt() {
    return asText("created_at");
  }
}
