// Printed from the contract; do not edit.
package io.github.railyard;

public final class ForterAntiFraudOptionsCartItemBasicItemData extends Struct {
  /**
   * Whether one can touch it.
   * <p>
   * One of <code>TANGIBLE</code>, <code>NON_TANGIBLE</code>.
   */
  public ForterAntiFraudOptionsCartItemBasicItemData type(String value) {
    put("type", value);
    return this;
  }
}
