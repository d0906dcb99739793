// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class DisputeResponse extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /**
   * <code>submit</code>: evidence was handed in; <code>accept</code>: you gave in.
   * <p>
   * One of <code>submit</code>, <code>accept</code>.
   */
  public String getKind() {
    return asText("kind");
  }

  /** <code>processing</code> also while it is not known whether the processor has it. */
  public DisputeResponseStatus getStatus() {
    return asWord("status", DisputeResponseStatus.class);
  }

  /** The stage that it answers. */
  public DisputeStage getStage() {
    return asWord("stage", DisputeStage.class);
  }

  /** The texts that were sent. */
  public DisputeEvidence getEvidence() {
    return asStruct("evidence", DisputeEvidence.class);
  }

  /** The files that were sent. */
  public List<DisputeFile> getFiles() {
    return asStructs("files", DisputeFile.class);
  }

  /**
   * Why the processor did not take it, in one vocabulary for all; null where it did.
   * <p>
   * It may be null.
   */
  public String getErrorCode() {
    return asText("error_code");
  }

  /**
   * The processor's own code; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getRawResponseCode() {
    return asText("raw_response_code");
  }

  /**
   * The processor's own words; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getRawResponseDescription() {
    return asText("raw_response_description");
  }

  /**
   * Who sent it.
   * <p>
   * It may be null.
   */
  public Creator getCreator() {
    return asStruct("creator", Creator.class);
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
