// Printed from the contract; do not edit.
package io.github.railyard;

public final class Preferences extends Struct {
  /**
   * In which language the dashboard is; null: as the browser asks.
   * <p>
   * It may be null.
   */
  public Language getLanguage() {
    return asWord("language", Language.class);
  }

  /**
   * An IANA name, such as <code>Europe/Berlin</code>; null: that of the browser.
   * <p>
   * It may be null.
   */
  public String getTimeZone() {
    return asText("time_zone");
  }

  /**
   * Null: as the device is set.
   * <p>
   * It may be null.
   */
  public Look getLook() {
    return asWord("look", Look.class);
  }

  /**
   * False where single letters do nothing; null is true.
   * <p>
   * It may be null.
   */
  public Boolean getHasSingleKeys() {
    return asFlagOrNull("has_single_keys");
  }
}
