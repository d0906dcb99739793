// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class DisputeFileLimits extends Struct {
  /** What this processor takes. */
  public List<DisputeMediaType> getMediaTypes() {
    return asWords("media_types", DisputeMediaType.class);
  }

  /** Bytes of one file at most. */
  public long getSizeMax() {
    return asWhole("size_max");
  }

  /** Bytes of all files at most. */
  public long getTotalSizeMax() {
    return asWhole("total_size_max");
  }

  /** How many files at most. */
  public long getCountMax() {
    return asWhole("count_max");
  }

  /** True where nothing can be submitted without a file. */
  public boolean getNeeded() {
    return asFlag("needed");
  }
}
