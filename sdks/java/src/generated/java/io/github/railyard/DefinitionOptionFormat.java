// Printed from the contract; do not edit.
package io.github.railyard;

public final class DefinitionOptionFormat extends Word {
  public static final DefinitionOptionFormat TEXT = new DefinitionOptionFormat("text");
  public static final DefinitionOptionFormat INTEGER = new DefinitionOptionFormat("integer");
  public static final DefinitionOptionFormat FLAG = new DefinitionOptionFormat("flag");
  public static final DefinitionOptionFormat CARD_NUMBER = new DefinitionOptionFormat("card_number");

  DefinitionOptionFormat(String value) {
    super(value);
  }
}
