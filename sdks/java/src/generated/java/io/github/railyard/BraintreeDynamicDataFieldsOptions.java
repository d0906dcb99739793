// Printed from the contract; do not edit.
package io.github.railyard;

public final class BraintreeDynamicDataFieldsOptions extends Struct {
  /** What 3-D Secure said, as Braintree names it. */
  public BraintreeDynamicDataFieldsOptions threeDsAuthStatus(String value) {
    put("three_ds_auth_status", value);
    return this;
  }

  /** The buyer's order. */
  public BraintreeDynamicDataFieldsOptions purchaseOrderNumber(String value) {
    put("purchase_order_number", value);
    return this;
  }

  /**
   * When Braintree stores the card.
   * <p>
   * One of <code>ALWAYS</code>, <code>ON_SUCCESSFUL_TRANSACTION</code>.
   */
  public BraintreeDynamicDataFieldsOptions vaultPaymentMethodCriteria(String value) {
    put("vault_payment_method_criteria", value);
    return this;
  }
}
