// Printed from the contract; do not edit.
package io.github.railyard;

public final class ExperimentKept extends Struct {
  /** Those matured in the currency of the experiment. */
  public long getPayments() {
    return asWhole("payments");
  }

  /** What they asked, each as at most <code>highest_amount</code>. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAskedAmount() {
    return asWhole("asked_amount");
  }

  /** What was kept of it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getKeptAmount() {
    return asWhole("kept_amount");
  }

  /**
   * Kept of asked, of ten thousand; null before anything is known.
   * <p>
   * It may be null.
   */
  public Long getKeptBasisPoints() {
    return asWholeOrNull("kept_basis_points");
  }

  /** Of <code>payments</code>: no settlement had told their fees, so they are as the plan has them. */
  public long getFeesEstimated() {
    return asWhole("fees_estimated");
  }
}
