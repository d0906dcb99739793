// Printed from the contract; do not edit.
package io.github.railyard;

public final class Confirmation extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** Whose data the call is about; <code>default</code> for what belongs to the instance. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** <code>asked</code>: to be signed by whoever asked. <code>signed</code>: the call may come. <code>waiting</code>: a second person has to agree. <code>approved</code>: they have, and the call may come. <code>used</code>: it came. */
  public ConfirmationStatus getStatus() {
    return asWord("status", ConfirmationStatus.class);
  }

  /** Id of the operation that is called. */
  public String getOperation() {
    return asText("operation");
  }

  /**
   * Of the call.
   * <p>
   * One of <code>GET</code>, <code>POST</code>, <code>PUT</code>, <code>DELETE</code>.
   */
  public String getMethod() {
    return asText("method");
  }

  /** Path and query of the call, without the <code>/api</code> of the dashboard. */
  public String getPath() {
    return asText("path");
  }

  /**
   * The body of the call, while a second person may have to see it; else null.
   * <p>
   * It may be null.
   */
  public String getBody() {
    return asText("body");
  }

  /** What is going to be done, as the service found out by itself. */
  public ConfirmationSentence getSentence() {
    return asStruct("sentence", ConfirmationSentence.class);
  }

  /**
   * Why, in the words of whoever asked.
   * <p>
   * It may be null.
   */
  public String getReason() {
    return asText("reason");
  }

  /** What is signed, base64url: the SHA-256 of a nonce, session, merchant account, version, method, path, digest of the body, sentence and reason, each with its length before it. */
  public String getChallenge() {
    return asText("challenge");
  }

  /** Whether a second person has to agree. */
  public boolean getNeedsApproval() {
    return asFlag("needs_approval");
  }

  /** Whether the caller may approve or decline it now. */
  public boolean getMayDecide() {
    return asFlag("may_decide");
  }

  /**
   * How the caller signs it now; null where there is nothing for them to sign.
   * <p>
   * It may be null.
   */
  public ConfirmationSigning getSigning() {
    return asStruct("signing", ConfirmationSigning.class);
  }

  /**
   * How it was signed; null until it was. A <code>login</code> is weaker than a passkey: it does not sign the call.
   * <p>
   * It may be null.
   */
  public ConfirmationStrength getStrength() {
    return asWord("strength", ConfirmationStrength.class);
  }

  /** Whose call it is. */
  public ConfirmationPerson getAskedBy() {
    return asStruct("asked_by", ConfirmationPerson.class);
  }

  /**
   * Who approved or declined it.
   * <p>
   * It may be null.
   */
  public ConfirmationPerson getDecidedBy() {
    return asStruct("decided_by", ConfirmationPerson.class);
  }

  /**
   * When; null until somebody did.
   * <p>
   * It may be null.
   */
  public String getDecidedAt() {
    return asText("decided_at");
  }

  /**
   * How the second person signed.
   * <p>
   * It may be null.
   */
  public ConfirmationStrength getDecisionStrength() {
    return asWord("decision_strength", ConfirmationStrength.class);
  }

  /**
   * Why it was declined.
   * <p>
   * It may be null.
   */
  public String getDecisionReason() {
    return asText("decision_reason");
  }

  /**
   * When its call came; null until it did.
   * <p>
   * It may be null.
   */
  public String getUsedAt() {
    return asText("used_at");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** Two minutes after it was asked for; a day after it was signed, where a second person has to agree. */
  public String getExpiresAt() {
    return asText("expires_at");
  }
}
