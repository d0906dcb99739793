// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>new_window</code>: the page does not work inside another one. */
public final class ApprovalTarget extends Word {
  public static final ApprovalTarget NEW_WINDOW = new ApprovalTarget("new_window");
  public static final ApprovalTarget ANY = new ApprovalTarget("any");

  ApprovalTarget(String value) {
    super(value);
  }
}
