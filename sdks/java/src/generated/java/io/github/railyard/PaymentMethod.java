// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class PaymentMethod extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * Where the buyer goes to approve that it is stored; null unless that is awaited.
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

  /** A payment names it with the method <code>id</code>. */
  public String getId() {
    return asText("id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /**
   * Further schemes of a co-badged card; null for what is no card.
   * <p>
   * It may be null.
   */
  public List<CardScheme> getAdditionalSchemes() {
    return asWords("additional_schemes", CardScheme.class);
  }

  /**
   * When the buyer in person last paid with it; null where that never was.
   * <p>
   * It may be null.
   */
  public String getCitLastUsedAt() {
    return asText("cit_last_used_at");
  }

  /** How often the buyer in person paid with it. */
  public long getCitUsageCount() {
    return asWhole("cit_usage_count");
  }

  /** True while newer details of the card stand by, until the old ones fail. */
  public boolean getHasReplacement() {
    return asFlag("has_replacement");
  }

  /**
   * When it last paid; null where it never did.
   * <p>
   * It may be null.
   */
  public String getLastUsedAt() {
    return asText("last_used_at");
  }

  /** How often it paid. */
  public long getUsageCount() {
    return asWhole("usage_count");
  }

  /**
   * The scheme's id of the payment that stored it, which merchant-initiated charges refer to; null where none is known.
   * <p>
   * It may be null.
   */
  public String getSchemeTransactionId() {
    return asText("scheme_transaction_id");
  }

  /**
   * Scheme that the id belongs to; null without an id.
   * <p>
   * It may be null.
   */
  public CardScheme getSchemeTransactionIdScheme() {
    return asWord("scheme_transaction_id_scheme", CardScheme.class);
  }

  /**
   * The scheme's newer id that links a series; null where none is known.
   * <p>
   * It may be null.
   */
  public String getTransactionLinkId() {
    return asText("transaction_link_id");
  }

  /**
   * Whose it is; null where it is nobody's.
   * <p>
   * It may be null.
   */
  public Buyer getBuyer() {
    return asStruct("buyer", Buyer.class);
  }

  /**
   * Your own identifier of it; null where none was given.
   * <p>
   * It may be null.
   */
  public String getExternalIdentifier() {
    return asText("external_identifier");
  }

  /** Whether it can be charged. <code>failed</code> too once all mandates of a bank account have ended: the buyer has to agree anew. */
  public PaymentMethodStatus getStatus() {
    return asWord("status", PaymentMethodStatus.class);
  }

  /**
   * What the bank account may be debited under, oldest first, and how each has ended.
   * <p>
   * It may be null.
   */
  public List<PaymentMethodMandate> getMandates() {
    return asStructs("mandates", PaymentMethodMandate.class);
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
