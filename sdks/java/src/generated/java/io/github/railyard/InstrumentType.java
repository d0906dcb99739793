// Printed from the contract; do not edit.
package io.github.railyard;

/** What the processor was sent: <code>pan</code> is a card number, <code>&#8230;_token</code> something stored there. */
public final class InstrumentType extends Word {
  public static final InstrumentType PAN = new InstrumentType("pan");
  public static final InstrumentType CARD_TOKEN = new InstrumentType("card_token");
  public static final InstrumentType REDIRECT = new InstrumentType("redirect");
  public static final InstrumentType REDIRECT_TOKEN = new InstrumentType("redirect_token");
  public static final InstrumentType GOOGLEPAY = new InstrumentType("googlepay");
  public static final InstrumentType APPLEPAY = new InstrumentType("applepay");
  public static final InstrumentType NETWORK_TOKEN = new InstrumentType("network_token");
  public static final InstrumentType PLAID = new InstrumentType("plaid");
  public static final InstrumentType BANK = new InstrumentType("bank");

  InstrumentType(String value) {
    super(value);
  }
}
