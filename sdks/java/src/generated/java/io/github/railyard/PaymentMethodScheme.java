// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentMethodScheme extends Word {
  public static final PaymentMethodScheme ACCEL = new PaymentMethodScheme("accel");
  public static final PaymentMethodScheme AMEX = new PaymentMethodScheme("amex");
  public static final PaymentMethodScheme BANCONTACT = new PaymentMethodScheme("bancontact");
  public static final PaymentMethodScheme CARTE_BANCAIRE = new PaymentMethodScheme("carte-bancaire");
  public static final PaymentMethodScheme CIRRUS = new PaymentMethodScheme("cirrus");
  public static final PaymentMethodScheme CULIANCE = new PaymentMethodScheme("culiance");
  public static final PaymentMethodScheme DANKORT = new PaymentMethodScheme("dankort");
  public static final PaymentMethodScheme DINERS_CLUB = new PaymentMethodScheme("diners-club");
  public static final PaymentMethodScheme DISCOVER = new PaymentMethodScheme("discover");
  public static final PaymentMethodScheme EFTPOS_AUSTRALIA = new PaymentMethodScheme("eftpos-australia");
  public static final PaymentMethodScheme ELO = new PaymentMethodScheme("elo");
  public static final PaymentMethodScheme HIPERCARD = new PaymentMethodScheme("hipercard");
  public static final PaymentMethodScheme JCB = new PaymentMethodScheme("jcb");
  public static final PaymentMethodScheme MAESTRO = new PaymentMethodScheme("maestro");
  public static final PaymentMethodScheme MASTERCARD = new PaymentMethodScheme("mastercard");
  public static final PaymentMethodScheme MIR = new PaymentMethodScheme("mir");
  public static final PaymentMethodScheme NYCE = new PaymentMethodScheme("nyce");
  public static final PaymentMethodScheme OTHER = new PaymentMethodScheme("other");
  public static final PaymentMethodScheme PULSE = new PaymentMethodScheme("pulse");
  public static final PaymentMethodScheme QCARD = new PaymentMethodScheme("qcard");
  public static final PaymentMethodScheme RUPAY = new PaymentMethodScheme("rupay");
  public static final PaymentMethodScheme STAR = new PaymentMethodScheme("star");
  public static final PaymentMethodScheme UATP = new PaymentMethodScheme("uatp");
  public static final PaymentMethodScheme UNIONPAY = new PaymentMethodScheme("unionpay");
  public static final PaymentMethodScheme VISA = new PaymentMethodScheme("visa");
  public static final PaymentMethodScheme ACH = new PaymentMethodScheme("ach");
  public static final PaymentMethodScheme SEPA = new PaymentMethodScheme("sepa");
  public static final PaymentMethodScheme BACS = new PaymentMethodScheme("bacs");

  PaymentMethodScheme(String value) {
    super(value);
  }
}
