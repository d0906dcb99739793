// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>authorize</code> holds the money until it is captured; <code>capture</code> takes it. */
public final class TransactionIntent extends Word {
  public static final TransactionIntent AUTHORIZE = new TransactionIntent("authorize");
  public static final TransactionIntent CAPTURE = new TransactionIntent("capture");

  TransactionIntent(String value) {
    super(value);
  }
}
