// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class AgentMandateCreate extends Struct {
  /** What it is for, in words of the person who gives it. Every entry of the audit log leads to it. */
  public AgentMandateCreate purpose(String value) {
    put("purpose", value);
    return this;
  }

  /** What may be done. <code>pay</code> takes <code>payments</code>, and <code>refund</code> takes <code>refunds</code>. */
  public AgentMandateCreate actions(List<AgentMandateAction> value) {
    put("actions", value);
    return this;
  }

  /** The one currency of all of it. ISO 4217, upper case. */
  public AgentMandateCreate currency(String value) {
    put("currency", value);
    return this;
  }

  /** How much may be paid; null where nothing may. */
  public AgentMandateCreate payments(AgentMandateLimitsInput value) {
    put("payments", value);
    return this;
  }

  /** How much may be refunded; null where nothing may. */
  public AgentMandateCreate refunds(AgentMandateLimitsInput value) {
    put("refunds", value);
    return this;
  }

  /** Only payments of these buyers; empty: of any. */
  public AgentMandateCreate buyerIds(List<String> value) {
    put("buyer_ids", value);
    return this;
  }

  /** Only payments with these stored payment methods; empty: with any. */
  public AgentMandateCreate paymentMethodIds(List<String> value) {
    put("payment_method_ids", value);
    return this;
  }

  /** Only payments with one of these identifiers of yours, of an order say; empty: any. */
  public AgentMandateCreate externalIdentifiers(List<String> value) {
    put("external_identifiers", value);
    return this;
  }

  /** Nothing may be done before; left out, from now on. */
  public AgentMandateCreate validFrom(String value) {
    put("valid_from", value);
    return this;
  }

  /** Nothing may be begun from then on. */
  public AgentMandateCreate validUntil(String value) {
    put("valid_until", value);
    return this;
  }
}
