// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class AgentMandate extends Struct {
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

  /** What it is for, in words of the person who gives it. Every entry of the audit log leads to it. */
  public String getPurpose() {
    return asText("purpose");
  }

  /** What may be done. <code>pay</code> takes <code>payments</code>, and <code>refund</code> takes <code>refunds</code>. */
  public List<AgentMandateAction> getActions() {
    return asWords("actions", AgentMandateAction.class);
  }

  /** The one currency of all of it. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /**
   * How much may be paid; null where nothing may.
   * <p>
   * It may be null.
   */
  public AgentMandateLimits getPayments() {
    return asStruct("payments", AgentMandateLimits.class);
  }

  /**
   * How much may be refunded; null where nothing may.
   * <p>
   * It may be null.
   */
  public AgentMandateLimits getRefunds() {
    return asStruct("refunds", AgentMandateLimits.class);
  }

  /** Only payments of these buyers; empty: of any. */
  public List<String> getBuyerIds() {
    return asList("buyer_ids");
  }

  /** Only payments with these stored payment methods; empty: with any. */
  public List<String> getPaymentMethodIds() {
    return asList("payment_method_ids");
  }

  /** Only payments with one of these identifiers of yours, of an order say; empty: any. */
  public List<String> getExternalIdentifiers() {
    return asList("external_identifiers");
  }

  /** Nothing may be done before. */
  public String getValidFrom() {
    return asText("valid_from");
  }

  /** Nothing may be begun from then on. */
  public String getValidUntil() {
    return asText("valid_until");
  }

  /** Whether it holds now. */
  public AgentMandateState getState() {
    return asWord("state", AgentMandateState.class);
  }

  /** What is taken of <code>payments</code>: with each payment as it begins, until it has failed. */
  public AgentMandateUse getPaid() {
    return asStruct("paid", AgentMandateUse.class);
  }

  /** What is taken of <code>refunds</code>: with each refund as it begins, until it has failed. */
  public AgentMandateUse getRefunded() {
    return asStruct("refunded", AgentMandateUse.class);
  }

  /**
   * What may still be paid; null where nothing ever may.
   * <p>
   * It may be null.
   */
  public AgentMandateUse getPaymentsLeft() {
    return asStruct("payments_left", AgentMandateUse.class);
  }

  /**
   * What may still be refunded; null where nothing ever may.
   * <p>
   * It may be null.
   */
  public AgentMandateUse getRefundsLeft() {
    return asStruct("refunds_left", AgentMandateUse.class);
  }

  /**
   * The API key or the user that gave it.
   * <p>
   * It may be null.
   */
  public Creator getCreator() {
    return asStruct("creator", Creator.class);
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it was last used or revoked. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /**
   * When somebody took it back; null: nobody has.
   * <p>
   * It may be null.
   */
  public String getRevokedAt() {
    return asText("revoked_at");
  }
}
