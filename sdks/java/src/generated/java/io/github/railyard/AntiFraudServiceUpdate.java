// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class AntiFraudServiceUpdate extends Struct {
  /** What you call it. */
  public AntiFraudServiceUpdate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** What you call it. */
  public AntiFraudServiceUpdate displayName(Opt<String> value) {
    put("display_name", value);
    return this;
  }

  /** Whether it is asked about payments; one service of a merchant account may be. */
  public AntiFraudServiceUpdate active(boolean value) {
    put("active", value);
    return this;
  }

  /** Whether it is asked about payments; one service of a merchant account may be. */
  public AntiFraudServiceUpdate active(Opt<Boolean> value) {
    put("active", value);
    return this;
  }

  /** Those that change; the others stay. */
  public AntiFraudServiceUpdate fields(List<VoidableField> value) {
    put("fields", value);
    return this;
  }

  /** Those that change; the others stay. */
  public AntiFraudServiceUpdate fields(Opt<List<VoidableField>> value) {
    put("fields", value);
    return this;
  }

  /** True asks it, and nothing follows from what it says. */
  public AntiFraudServiceUpdate silentModeEnabled(boolean value) {
    put("silent_mode_enabled", value);
    return this;
  }

  /** True asks it, and nothing follows from what it says. */
  public AntiFraudServiceUpdate silentModeEnabled(Opt<Boolean> value) {
    put("silent_mode_enabled", value);
    return this;
  }
}
