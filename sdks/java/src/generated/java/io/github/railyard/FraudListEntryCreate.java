// Printed from the contract; do not edit.
package io.github.railyard;

public final class FraudListEntryCreate extends Struct {
  /** <code>block</code>: payments that it fits are declined. <code>allow</code>: they pass the list, whatever else is on it, and the conditions <code>velocity</code> of rules. The kind of such an entry is <code>card</code>, <code>buyer_id</code> or <code>ip_address</code> (public, a network of /24 or smaller, of IPv6 /56 or smaller), and it needs an end and the scope <code>flows.write</code> beside. */
  public FraudListEntryCreate effect(FraudListEffect value) {
    put("effect", value);
    return this;
  }

  /** What it is about. <code>card</code>: a card or bank account, by its fingerprint; <code>card_bin</code>: the first six to eight digits; <code>buyer_id</code>, <code>buyer_external_identifier</code>; <code>email_address</code>; <code>email_domain</code>: with its subdomains; <code>ip_address</code>: an address or a network; <code>device</code>: an <code>anti_fraud_fingerprint</code>; <code>phone_number</code>. */
  public FraudListEntryCreate kind(FraudListKind value) {
    put("kind", value);
    return this;
  }

  /** What of this kind is meant. One of <code>value</code>, <code>transaction_id</code>, <code>payment_method_id</code>, <code>number</code>. */
  public FraudListEntryCreate value(String value) {
    put("value", value);
    return this;
  }

  /** Takes the value from this transaction, whatever the kind. */
  public FraudListEntryCreate transactionId(String value) {
    put("transaction_id", value);
    return this;
  }

  /** Takes the card of this stored payment method. With the kind <code>card</code> alone. */
  public FraudListEntryCreate paymentMethodId(String value) {
    put("payment_method_id", value);
    return this;
  }

  /** The card's number, with the kind <code>card</code> alone. 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  public FraudListEntryCreate number(String value) {
    put("number", value);
    return this;
  }

  /** Why, in a word. */
  public FraudListEntryCreate reason(FraudListReason value) {
    put("reason", value);
    return this;
  }

  /** What people should know about it. */
  public FraudListEntryCreate note(String value) {
    put("note", value);
    return this;
  }

  /** From when on it counts no more; left out, until it is deleted. One that allows needs it, at most 90 days ahead. */
  public FraudListEntryCreate expiresAt(String value) {
    put("expires_at", value);
    return this;
  }
}
