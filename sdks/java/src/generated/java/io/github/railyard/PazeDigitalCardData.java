// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeDigitalCardData extends Struct {
  /** Where the picture is. */
  public String getArtUri() {
    return asText("artUri");
  }

  /** In pixels. */
  public long getArtHeight() {
    return asWhole("artHeight");
  }

  /** In pixels. */
  public long getArtWidth() {
    return asWhole("artWidth");
  }
}
