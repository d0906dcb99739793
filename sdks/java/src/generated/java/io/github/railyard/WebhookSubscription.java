// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class WebhookSubscription extends Struct {
  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * Whose events it is told of; null for those of every merchant account, and of the instance.
   * <p>
   * It may be null.
   */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** Whether it is told of anything. Events of a time in which it was not are never sent. */
  public boolean getActive() {
    return asFlag("active");
  }

  /** Where deliveries are sent to; <code>railyard:listen</code> where they wait to be fetched. */
  public String getUrl() {
    return asText("url");
  }

  /**
   * How requests say who they are, beside their signature; null where the signature is enough.
   * <p>
   * It may be null.
   */
  public OneOf getAuthentication() {
    return asOne("authentication");
  }

  /**
   * What signatures are made with. Told once, when it is made: by the answer that creates the subscription, and by the one that rotates its secret.
   * <p>
   * It may be null.
   */
  public Secret getSecret() {
    return asSecret("secret");
  }

  /** Whether the secret before this one is still signed with as well. */
  public boolean getRotating() {
    return asFlag("rotating");
  }

  /**
   * Which API key made it.
   * <p>
   * It may be null.
   */
  public Creator getCreator() {
    return asStruct("creator", Creator.class);
  }

  /**
   * Whether deliveries wait instead of being sent. Events go on being kept for it.
   * <p>
   * It may be null.
   */
  public Boolean getPaused() {
    return asFlagOrNull("paused");
  }

  /**
   * Why it is not active any more where you did not ask for it. <code>gone</code>: the endpoint answered 410.
   * <p>
   * It may be null.
   */
  public WebhookDisabledReason getDisabledReason() {
    return asWord("disabled_reason", WebhookDisabledReason.class);
  }

  /**
   * Which events it is told of; null for all of them.
   * <p>
   * It may be null.
   */
  public List<WebhookEventName> getEvents() {
    return asWords("events", WebhookEventName.class);
  }

  /**
   * The version whose words its payloads are in.
   * <p>
   * It may be null.
   */
  public WebhookApiVersion getApiVersion() {
    return asWord("api_version", WebhookApiVersion.class);
  }

  /**
   * Whether deliveries keep an order.
   * <p>
   * It may be null.
   */
  public WebhookOrdering getOrdering() {
    return asWord("ordering", WebhookOrdering.class);
  }

  /**
   * When it was made.
   * <p>
   * It may be null.
   */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /**
   * When it last changed.
   * <p>
   * It may be null.
   */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
