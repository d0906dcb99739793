// Printed from the contract; do not edit.
package io.github.railyard;

/** By the first bytes of the file. */
public final class DisputeMediaType extends Word {
  public static final DisputeMediaType APPLICATION_PDF = new DisputeMediaType("application/pdf");
  public static final DisputeMediaType IMAGE_JPEG = new DisputeMediaType("image/jpeg");
  public static final DisputeMediaType IMAGE_PNG = new DisputeMediaType("image/png");

  DisputeMediaType(String value) {
    super(value);
  }
}
