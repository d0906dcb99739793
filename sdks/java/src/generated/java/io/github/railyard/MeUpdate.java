// Printed from the contract; do not edit.
package io.github.railyard;

public final class MeUpdate extends Struct {
  /** What people call you from now on. */
  public MeUpdate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** What people call you from now on. */
  public MeUpdate displayName(Opt<String> value) {
    put("display_name", value);
    return this;
  }

  /** All of them, as they are from now on. */
  public MeUpdate preferences(PreferencesInput value) {
    put("preferences", value);
    return this;
  }

  /** All of them, as they are from now on. */
  public MeUpdate preferences(Opt<PreferencesInput> value) {
    put("preferences", value);
    return this;
  }
}
