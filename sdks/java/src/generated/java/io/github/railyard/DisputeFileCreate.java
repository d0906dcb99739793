// Printed from the contract; do not edit.
package io.github.railyard;

public final class DisputeFileCreate extends Struct {
  /** What it shows. */
  public DisputeFileCreate evidence(DisputeEvidenceFile value) {
    put("evidence", value);
    return this;
  }

  /** What you call it, for example <code>receipt.pdf</code>. */
  public DisputeFileCreate name(String value) {
    put("name", value);
    return this;
  }

  /** Its bytes, in base64: PDF, JPEG or PNG, 4,000,000 bytes at most. */
  public DisputeFileCreate content(String value) {
    put("content", value);
    return this;
  }
}
