// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowPaymentCard extends Struct {
  /** First six to eight digits. What is left out below is what these digits tell. */
  public FlowPaymentCard bin(String value) {
    put("bin", value);
    return this;
  }

  /**
   * The scheme that it is charged over.
   * <p>
   * One of <code>accel</code>, <code>amex</code>, <code>bancontact</code>, <code>carte-bancaire</code>, <code>cirrus</code>, <code>culiance</code>, <code>dankort</code>, <code>diners-club</code>, <code>discover</code>, <code>eftpos-australia</code>, <code>elo</code>, <code>hipercard</code>, <code>jcb</code>, <code>maestro</code>, <code>mastercard</code>, <code>mir</code>, <code>nyce</code>, <code>other</code>, <code>pulse</code>, <code>qcard</code>, <code>rupay</code>, <code>star</code>, <code>uatp</code>, <code>unionpay</code>, <code>visa</code>.
   */
  public FlowPaymentCard scheme(String value) {
    put("scheme", value);
    return this;
  }

  /** The issuer's country. ISO 3166-1 alpha-2, upper case. */
  public FlowPaymentCard country(String value) {
    put("country", value);
    return this;
  }

  /**
   * Whose money it is.
   * <p>
   * One of <code>credit</code>, <code>debit</code>, <code>prepaid</code>.
   */
  public FlowPaymentCard cardType(String value) {
    put("card_type", value);
    return this;
  }

  /** The bank that gave it out. */
  public FlowPaymentCard issuerName(String value) {
    put("issuer_name", value);
    return this;
  }

  /** What the issuer calls this kind of card. */
  public FlowPaymentCard productName(String value) {
    put("product_name", value);
    return this;
  }

  /**
   * Where it comes from, as <code>card_source</code> has it.
   * <p>
   * One of <code>applepay</code>, <code>googlepay</code>, <code>network-token</code>, <code>raw</code>, <code>token</code>.
   */
  public FlowPaymentCard source(String value) {
    put("source", value);
    return this;
  }
}
