// Printed from the contract; do not edit.
package io.github.railyard;

public final class DisputeFile extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** The dispute that it is about. */
  public String getDisputeId() {
    return asText("dispute_id");
  }

  /** What it shows. */
  public DisputeEvidenceFile getEvidence() {
    return asWord("evidence", DisputeEvidenceFile.class);
  }

  /** What you call it. */
  public String getName() {
    return asText("name");
  }

  /** What it is, by its first bytes. */
  public DisputeMediaType getMediaType() {
    return asWord("media_type", DisputeMediaType.class);
  }

  /** How many bytes it has. */
  public long getSize() {
    return asWhole("size");
  }

  /** SHA-256 of its bytes, in hex. */
  public String getSha256() {
    return asText("sha256");
  }

  /**
   * Who uploaded it.
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
}
