// Printed from the contract; do not edit.
package io.github.railyard;

public final class GoCardlessOptions extends Struct {
  /**
   * What the debit is for.
   * <p>
   * One of <code>mortgage</code>, <code>utility</code>, <code>loan</code>, <code>dependant_support</code>, <code>gambling</code>, <code>retail</code>, <code>salary</code>, <code>personal</code>, <code>government</code>, <code>pension</code>, <code>tax</code>, <code>other</code>.
   */
  public GoCardlessOptions purposeCode(String value) {
    put("purpose_code", value);
    return this;
  }
}
