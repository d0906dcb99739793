// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentOption extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The word to put into <code>payment_method.method</code>. */
  public String getMethod() {
    return asText("method");
  }

  /**
   * A picture of it; null where there is none.
   * <p>
   * It may be null.
   */
  public String getIconUrl() {
    return asText("icon_url");
  }

  /** How it is paid with. */
  public PaymentMethodMode getMode() {
    return asWord("mode", PaymentMethodMode.class);
  }

  /**
   * What to call it in a list; null where it has no name.
   * <p>
   * It may be null.
   */
  public String getLabel() {
    return asText("label");
  }

  /** Whether <code>store</code> may be true. */
  public boolean getCanStorePaymentMethod() {
    return asFlag("can_store_payment_method");
  }

  /** Whether the money can be held first and taken later. */
  public boolean getCanDelayCapture() {
    return asFlag("can_delay_capture");
  }

  /**
   * What a front end needs to show it; null for what needs nothing.
   * <p>
   * It may be null.
   */
  public OneOf getContext() {
    return asOne("context");
  }
}
