// Printed from the contract; do not edit.
package io.github.railyard;

public final class PayoutMerchant extends Struct {
  /** What the cardholder reads. */
  public PayoutMerchant name(String value) {
    put("name", value);
    return this;
  }

  /** The merchant's number at the acquirer. */
  public PayoutMerchant identificationNumber(String value) {
    put("identification_number", value);
    return this;
  }

  /** How the merchant is reached. E.164: <code>+</code> and digits. */
  public PayoutMerchant phoneNumber(String value) {
    put("phone_number", value);
    return this;
  }

  /** The merchant's site. */
  public PayoutMerchant url(String value) {
    put("url", value);
    return this;
  }

  /** What stands on the bank statement. */
  public PayoutMerchant statementDescriptor(String value) {
    put("statement_descriptor", value);
    return this;
  }

  /** ISO 18245 code, four digits. */
  public PayoutMerchant merchantCategoryCode(String value) {
    put("merchant_category_code", value);
    return this;
  }

  /** Where the merchant is. */
  public PayoutMerchant address(AddressInput value) {
    put("address", value);
    return this;
  }
}
