// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class GiftCardServiceUpdate extends Struct {
  /** What you call it. */
  public GiftCardServiceUpdate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** What you call it. */
  public GiftCardServiceUpdate displayName(Opt<String> value) {
    put("display_name", value);
    return this;
  }

  /** Whether gift cards are taken; one service of a merchant account may be active. */
  public GiftCardServiceUpdate active(boolean value) {
    put("active", value);
    return this;
  }

  /** Whether gift cards are taken; one service of a merchant account may be active. */
  public GiftCardServiceUpdate active(Opt<Boolean> value) {
    put("active", value);
    return this;
  }

  /** Those that change; the others stay. */
  public GiftCardServiceUpdate fields(List<VoidableField> value) {
    put("fields", value);
    return this;
  }

  /** Those that change; the others stay. */
  public GiftCardServiceUpdate fields(Opt<List<VoidableField>> value) {
    put("fields", value);
    return this;
  }
}
