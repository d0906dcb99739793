// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class StoryAlternative extends Struct {
  /** A payment service that was not tried. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** What a person calls it. */
  public String getName() {
    return asText("name");
  }

  /** Why not. */
  public StoryAlternativeReason getWhy() {
    return asWord("why", StoryAlternativeReason.class);
  }

  /** What of the payment and the service does not go together, in English; empty where nothing is known. */
  public List<String> getReasons() {
    return asList("reasons");
  }

  /** True where it was written down with the decision. False where it follows from the settings of the payment service, which have not changed since. */
  public boolean isRecorded() {
    return asFlag("is_recorded");
  }

  /** The same in a sentence. */
  public String getText() {
    return asText("text");
  }
}
