// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class StoryEntry extends Struct {
  /** Unique within the story. What is a resource of its own has its id: a refund, a delivery, a dispute&#8217;s event. */
  public String getId() {
    return asText("id");
  }

  /** What it is about. */
  public StoryKind getKind() {
    return asWord("kind", StoryKind.class);
  }

  /** What of its kind: the operation, the event, the action of the flow, the status. */
  public String getName() {
    return asText("name");
  }

  /** When it happened, or began. */
  public String getAt() {
    return asText("at");
  }

  /**
   * When it was over; null for what is a moment, or is not over.
   * <p>
   * It may be null.
   */
  public String getEndedAt() {
    return asText("ended_at");
  }

  /**
   * The <code>id</code> of the entry that led to it; null where none is known.
   * <p>
   * It may be null.
   */
  public String getCause() {
    return asText("cause");
  }

  /**
   * What came of it, in the words of its kind.
   * <p>
   * It may be null.
   */
  public String getResult() {
    return asText("result");
  }

  /**
   * The error code, where it went wrong.
   * <p>
   * It may be null.
   */
  public String getCode() {
    return asText("code");
  }

  /**
   * The money that it is about, in the currency of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getAmount() {
    return asWholeOrNull("amount");
  }

  /**
   * Where it happened.
   * <p>
   * It may be null.
   */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** More about it, by its kind. */
  public Map<String, Object> getFacts() {
    return asMap("facts");
  }

  /** Of the decision where to try: the payment services that were not tried, at most fifty. */
  public List<StoryAlternative> getAlternatives() {
    return asStructs("alternatives", StoryAlternative.class);
  }

  /** The same in sentences, in the language of the story. */
  public String getText() {
    return asText("text");
  }
}
