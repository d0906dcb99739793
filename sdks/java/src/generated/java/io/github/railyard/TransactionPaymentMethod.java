// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionPaymentMethod extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * Where the buyer goes to approve; null unless that is awaited.
   * <p>
   * It may be null.
   */
  public String getApprovalUrl() {
    return asText("approval_url");
  }

  /**
   * Country of the redirect method; null for cards. ISO 3166-1 alpha-2, upper case.
   * <p>
   * It may be null.
   */
  public String getCountry() {
    return asText("country");
  }

  /**
   * Currency of the redirect method; null for cards. ISO 4217, upper case.
   * <p>
   * It may be null.
   */
  public String getCurrency() {
    return asText("currency");
  }

  /**
   * What the first digits of a card say; null for what is no card.
   * <p>
   * It may be null.
   */
  public PaymentMethodDetailsCard getDetails() {
    return asStruct("details", PaymentMethodDetailsCard.class);
  }

  /**
   * Last month in which the card is good; null for what is no card. <code>MM/YY</code>.
   * <p>
   * It may be null.
   */
  public String getExpirationDate() {
    return asText("expiration_date");
  }

  /**
   * The same for the same card or account, and tells nothing of its number; null for wallets.
   * <p>
   * It may be null.
   */
  public String getFingerprint() {
    return asText("fingerprint");
  }

  /**
   * What a buyer recognises it by: the last four digits of a number, or an e-mail address; null where there is neither.
   * <p>
   * It may be null.
   */
  public String getLabel() {
    return asText("label");
  }

  /**
   * When the scheme's newer details were last taken over; null where they never were.
   * <p>
   * It may be null.
   */
  public String getLastReplacedAt() {
    return asText("last_replaced_at");
  }

  /** The kind of payment method. */
  public PaymentMethodKind getMethod() {
    return asWord("method", PaymentMethodKind.class);
  }

  /**
   * How it is paid with.
   * <p>
   * It may be null.
   */
  public PaymentMethodMode getMode() {
    return asWord("mode", PaymentMethodMode.class);
  }

  /**
   * Scheme of the card or bank account; null for others.
   * <p>
   * It may be null.
   */
  public PaymentMethodScheme getScheme() {
    return asWord("scheme", PaymentMethodScheme.class);
  }

  /**
   * Id of the stored payment method; null where nothing is stored.
   * <p>
   * It may be null.
   */
  public String getId() {
    return asText("id");
  }

  /**
   * Whether the approval page needs a window of its own; null unless approval is awaited.
   * <p>
   * It may be null.
   */
  public ApprovalTarget getApprovalTarget() {
    return asWord("approval_target", ApprovalTarget.class);
  }

  /**
   * Your own identifier of it; null where none was given.
   * <p>
   * It may be null.
   */
  public String getExternalIdentifier() {
    return asText("external_identifier");
  }

  /**
   * The scheme's reference for the account behind the card, the same for its network tokens; null where the scheme gave none.
   * <p>
   * It may be null.
   */
  public String getPaymentAccountReference() {
    return asText("payment_account_reference");
  }
}
