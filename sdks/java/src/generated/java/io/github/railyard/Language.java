// Printed from the contract; do not edit.
package io.github.railyard;

public final class Language extends Word {
  public static final Language EN = new Language("en");
  public static final Language ES = new Language("es");
  public static final Language PT = new Language("pt");
  public static final Language FR = new Language("fr");
  public static final Language DE = new Language("de");
  public static final Language AR = new Language("ar");

  Language(String value) {
    super(value);
  }
}
