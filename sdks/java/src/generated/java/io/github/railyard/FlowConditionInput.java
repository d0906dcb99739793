// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowConditionInput extends Struct {
  /**
   * What is asked of the payment.
   * <p>
   * One of <code>amount</code>, <code>amount_zero</code>, <code>anti_fraud_decision</code>, <code>browser_language</code>, <code>card_bin</code>, <code>card_country</code>, <code>card_issuer_name</code>, <code>card_product_name</code>, <code>card_scheme</code>, <code>card_source</code>, <code>card_type</code>, <code>country</code>, <code>currency</code>, <code>gift_card_bin</code>, <code>has_gift_cards</code>, <code>is_subsequent_payment</code>, <code>merchant_initiated</code>, <code>metadata</code>, <code>metadata_numeric</code>, <code>payment_method</code>, <code>payment_source</code>, <code>product_categories</code>, <code>product_types</code>, <code>skus</code>, <code>split_routing</code>, <code>velocity</code>.
   */
  public FlowConditionInput name(String value) {
    put("name", value);
    return this;
  }

  /**
   * How it is compared. Which operators go with which name stands in the guide to flows.
   * <p>
   * One of <code>less_than</code>, <code>greater_than</code>, <code>is_between</code>, <code>less_than_or_equal_to</code>, <code>equal_to</code>, <code>is_one_of</code>, <code>is_not_one_of</code>, <code>like_one_of</code>, <code>unlike_any_of</code>, <code>includes</code>, <code>excludes</code>, <code>includes_all</code>, <code>includes_at_least_one</code>, <code>includes_none</code>.
   */
  public FlowConditionInput operator(String value) {
    put("operator", value);
    return this;
  }

  /** What it is compared with, by the name and the operator. What nobody knows of a payment never fits. */
  public FlowConditionInput value(Object value) {
    put("value", value);
    return this;
  }
}
