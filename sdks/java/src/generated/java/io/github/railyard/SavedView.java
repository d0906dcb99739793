// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class SavedView extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** What its owner calls it. */
  public String getName() {
    return asText("name");
  }

  /** Which list it is about: a word of the client that saves it, <code>payments</code> for example. */
  public String getScreen() {
    return asText("screen");
  }

  /** What the list is asked for, as the address of the screen has it: names with lists of values. 8,000 characters as JSON at most. */
  public Map<String, List<String>> getQuery() {
    return asMap("query");
  }

  /** Whether everybody of the merchant account sees it. */
  public boolean getShared() {
    return asFlag("shared");
  }

  /** Whether the caller is its owner, who alone changes it. */
  public boolean getOwn() {
    return asFlag("own");
  }

  /** Who saved it. */
  public String getOwnerName() {
    return asText("owner_name");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
