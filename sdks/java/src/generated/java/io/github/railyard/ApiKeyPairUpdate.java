// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ApiKeyPairUpdate extends Struct {
  /** A name for people to read. */
  public ApiKeyPairUpdate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** A name for people to read. */
  public ApiKeyPairUpdate displayName(Opt<String> value) {
    put("display_name", value);
    return this;
  }

  /** False refuses its tokens at once, everywhere within two seconds. */
  public ApiKeyPairUpdate active(boolean value) {
    put("active", value);
    return this;
  }

  /** False refuses its tokens at once, everywhere within two seconds. */
  public ApiKeyPairUpdate active(Opt<Boolean> value) {
    put("active", value);
    return this;
  }

  /** The roles it has from now on, all of them. */
  public ApiKeyPairUpdate roleIds(List<String> value) {
    put("role_ids", value);
    return this;
  }

  /** The roles it has from now on, all of them. */
  public ApiKeyPairUpdate roleIds(Opt<List<String>> value) {
    put("role_ids", value);
    return this;
  }

  /** The merchant accounts it is bound to from now on, all of them. */
  public ApiKeyPairUpdate merchantAccountIds(List<String> value) {
    put("merchant_account_ids", value);
    return this;
  }

  /** The merchant accounts it is bound to from now on, all of them. */
  public ApiKeyPairUpdate merchantAccountIds(Opt<List<String>> value) {
    put("merchant_account_ids", value);
    return this;
  }
}
