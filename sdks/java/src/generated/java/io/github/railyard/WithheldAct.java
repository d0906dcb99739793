// Printed from the contract; do not edit.
package io.github.railyard;

public final class WithheldAct extends Word {
  public static final WithheldAct CAPTURE = new WithheldAct("capture");
  public static final WithheldAct REFUND = new WithheldAct("refund");
  public static final WithheldAct REVIEW = new WithheldAct("review");
  public static final WithheldAct VOID = new WithheldAct("void");

  WithheldAct(String value) {
    super(value);
  }
}
