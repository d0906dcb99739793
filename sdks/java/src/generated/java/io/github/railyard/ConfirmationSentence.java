// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class ConfirmationSentence extends Struct {
  /** Which sentence it is, for whoever shows it in another language. There may be more of them one day. */
  public String getCode() {
    return asText("code");
  }

  /** The sentence in English. */
  public String getText() {
    return asText("text");
  }

  /** What stands in the sentence, as the service found it: an <code>amount</code> in minor units of its <code>currency</code>, the masked <code>instrument</code>, the <code>transaction</code>, the <code>name</code> of what is changed. */
  public Map<String, String> getValues() {
    return asMap("values");
  }

  /** What the body sets, member by member. */
  public List<ConfirmationDetail> getDetails() {
    return asStructs("details", ConfirmationDetail.class);
  }
}
