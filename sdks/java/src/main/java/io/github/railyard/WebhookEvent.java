package io.github.railyard;

/** What happened, with the resource that it happened to. Its name may be one of a later version. */
public final class WebhookEvent extends Struct {
  WebhookEvent() {}

  /** The same on every attempt: what came before under it is passed over. */
  public String getId() {
    return asText("id");
  }

  /** What happened, such as {@code transaction.captured}. */
  public String getName() {
    return asText("name");
  }

  /** When it happened. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** Whose event it is; null: of the whole instance. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** Which installation sent it. */
  public String getInstanceId() {
    return asText("instance_id");
  }

  /** {@code sandbox} or {@code production}. */
  public String getEnvironment() {
    return asText("environment");
  }

  /**
   * What it is about, as the operation that reads it would answer: {@code getTarget().member("type")} says what it is,
   * {@code getTarget().as(Transaction.class)} reads it.
   */
  public OneOf getTarget() {
    return asOne("target");
  }
}
