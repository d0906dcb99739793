// Printed from the contract; do not edit.
package io.github.railyard;

public final class PayoutMerchantSummary extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** What the cardholder reads. */
  public String getName() {
    return asText("name");
  }

  /** The merchant's number at the acquirer. */
  public String getIdentificationNumber() {
    return asText("identification_number");
  }

  /** How the merchant is reached. E.164: <code>+</code> and digits. */
  public String getPhoneNumber() {
    return asText("phone_number");
  }

  /** The merchant's site. */
  public String getUrl() {
    return asText("url");
  }

  /**
   * What stands on the bank statement; null where it was not given.
   * <p>
   * It may be null.
   */
  public String getStatementDescriptor() {
    return asText("statement_descriptor");
  }

  /** ISO 18245 code, four digits. */
  public String getMerchantCategoryCode() {
    return asText("merchant_category_code");
  }

  /**
   * Where the merchant is; null where it was not given.
   * <p>
   * It may be null.
   */
  public Address getAddress() {
    return asStruct("address", Address.class);
  }
}
