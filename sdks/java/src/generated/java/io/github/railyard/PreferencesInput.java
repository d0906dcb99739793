// Printed from the contract; do not edit.
package io.github.railyard;

public final class PreferencesInput extends Struct {
  /** In which language the dashboard is; null: as the browser asks. */
  public PreferencesInput language(Language value) {
    put("language", value);
    return this;
  }

  /** An IANA name, such as <code>Europe/Berlin</code>; null: that of the browser. */
  public PreferencesInput timeZone(String value) {
    put("time_zone", value);
    return this;
  }

  /** Null: as the device is set. */
  public PreferencesInput look(Look value) {
    put("look", value);
    return this;
  }

  /** False where single letters do nothing; null is true. */
  public PreferencesInput hasSingleKeys(boolean value) {
    put("has_single_keys", value);
    return this;
  }
}
