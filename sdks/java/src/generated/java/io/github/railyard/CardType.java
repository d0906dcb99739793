// Printed from the contract; do not edit.
package io.github.railyard;

public final class CardType extends Word {
  public static final CardType CREDIT = new CardType("credit");
  public static final CardType DEBIT = new CardType("debit");
  public static final CardType PREPAID = new CardType("prepaid");

  CardType(String value) {
    super(value);
  }
}
