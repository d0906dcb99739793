// Printed from the contract; do not edit.
package io.github.railyard;

public final class StripeConnectOptions extends Struct {
  /** The account that is charged through. */
  public StripeConnectOptions stripeAccount(String value) {
    put("stripe_account", value);
    return this;
  }

  /** What the platform keeps, in minor units. */
  public StripeConnectOptions applicationFeeAmount(long value) {
    put("application_fee_amount", value);
    return this;
  }

  /** The account whose business it is. */
  public StripeConnectOptions onBehalfOf(String value) {
    put("on_behalf_of", value);
    return this;
  }

  /** The account that the money goes on to. */
  public StripeConnectOptions transferDataDestination(String value) {
    put("transfer_data_destination", value);
    return this;
  }

  /** Ties transfers together. */
  public StripeConnectOptions transferGroup(String value) {
    put("transfer_group", value);
    return this;
  }
}
