// Printed from the contract; do not edit.
package io.github.railyard;

public final class PayoutCategory extends Word {
  public static final PayoutCategory ONLINE_GAMBLING = new PayoutCategory("online_gambling");

  PayoutCategory(String value) {
    super(value);
  }
}
