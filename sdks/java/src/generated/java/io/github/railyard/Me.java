// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class Me extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Whether a person or an API key calls. */
  public CallerType getCaller() {
    return asWord("caller", CallerType.class);
  }

  /** Id of the user or of the API key. */
  public String getId() {
    return asText("id");
  }

  /** What they are called. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /**
   * Of a person; null for a key.
   * <p>
   * It may be null.
   */
  public String getEmailAddress() {
    return asText("email_address");
  }

  /**
   * Where the person is logged in; null for a key.
   * <p>
   * It may be null.
   */
  public MeSession getSession() {
    return asStruct("session", MeSession.class);
  }

  /** How a person wants to see the dashboard; empty for a key. */
  public Preferences getPreferences() {
    return asStruct("preferences", Preferences.class);
  }

  /** What the caller may do, and where. */
  public List<MeAccess> getAccess() {
    return asStructs("access", MeAccess.class);
  }

  /** The merchant accounts that the caller may act for, by name; the first thousand. */
  public List<MeMerchantAccount> getMerchantAccounts() {
    return asStructs("merchant_accounts", MeMerchantAccount.class);
  }
}
