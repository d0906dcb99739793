// Printed from the contract; do not edit.
package io.github.railyard;

public final class CardScheme extends Word {
  public static final CardScheme ACCEL = new CardScheme("accel");
  public static final CardScheme AMEX = new CardScheme("amex");
  public static final CardScheme BANCONTACT = new CardScheme("bancontact");
  public static final CardScheme CARTE_BANCAIRE = new CardScheme("carte-bancaire");
  public static final CardScheme CIRRUS = new CardScheme("cirrus");
  public static final CardScheme CULIANCE = new CardScheme("culiance");
  public static final CardScheme DANKORT = new CardScheme("dankort");
  public static final CardScheme DINERS_CLUB = new CardScheme("diners-club");
  public static final CardScheme DISCOVER = new CardScheme("discover");
  public static final CardScheme EFTPOS_AUSTRALIA = new CardScheme("eftpos-australia");
  public static final CardScheme ELO = new CardScheme("elo");
  public static final CardScheme HIPERCARD = new CardScheme("hipercard");
  public static final CardScheme JCB = new CardScheme("jcb");
  public static final CardScheme MAESTRO = new CardScheme("maestro");
  public static final CardScheme MASTERCARD = new CardScheme("mastercard");
  public static final CardScheme MIR = new CardScheme("mir");
  public static final CardScheme NYCE = new CardScheme("nyce");
  public static final CardScheme OTHER = new CardScheme("other");
  public static final CardScheme PULSE = new CardScheme("pulse");
  public static final CardScheme QCARD = new CardScheme("qcard");
  public static final CardScheme RUPAY = new CardScheme("rupay");
  public static final CardScheme STAR = new CardScheme("star");
  public static final CardScheme UATP = new CardScheme("uatp");
  public static final CardScheme UNIONPAY = new CardScheme("unionpay");
  public static final CardScheme VISA = new CardScheme("visa");

  CardScheme(String value) {
    super(value);
  }
}
