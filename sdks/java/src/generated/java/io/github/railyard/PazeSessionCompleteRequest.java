// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeSessionCompleteRequest extends Struct {
  /** The app's own id of the checkout, the same in all its steps. */
  public PazeSessionCompleteRequest sessionId(String value) {
    put("sessionId", value);
    return this;
  }

  /** What Paze gave the app at the end of the step before. */
  public PazeSessionCompleteRequest code(String value) {
    put("code", value);
    return this;
  }

  /** From <code>POST /digital-wallets/paze/session</code>. */
  public PazeSessionCompleteRequest accessToken(String value) {
    put("accessToken", Secret.of(value));
    return this;
  }

  /** From <code>POST /digital-wallets/paze/session</code>. */
  public PazeSessionCompleteRequest accessToken(Secret value) {
    put("accessToken", value);
    return this;
  }

  /**
   * What the card is taken for.
   * <p>
   * One of <code>PURCHASE</code>, <code>CARD_ON_FILE</code>, <code>BOTH</code>.
   */
  public PazeSessionCompleteRequest transactionType(String value) {
    put("transactionType", value);
    return this;
  }

  /** What the payload is to hold. */
  public PazeSessionCompleteRequest transactionOptions(PazeTransactionOptions value) {
    put("transactionOptions", value);
    return this;
  }

  /** What the buyer pays. */
  public PazeSessionCompleteRequest transactionValue(PazeTransactionValue value) {
    put("transactionValue", value);
    return this;
  }

  /**
   * The network to pay through, where the buyer's card has several.
   * <p>
   * One of <code>VISA</code>, <code>MASTERCARD</code>, <code>DISCOVER</code>.
   */
  public PazeSessionCompleteRequest processingNetwork(String value) {
    put("processingNetwork", value);
    return this;
  }

  /** More about the purchase, for risk checks. */
  public PazeSessionCompleteRequest enhancedTransactionData(PazeEnhancedTransactionData value) {
    put("enhancedTransactionData", value);
    return this;
  }
}
