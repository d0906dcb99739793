// Printed from the contract; do not edit.
package io.github.railyard;

public final class GooglePaySession extends Struct {
  /** Goes into Google Pay's tokenization parameters. */
  public String getGatewayMerchantId() {
    return asText("gateway_merchant_id");
  }

  /** JWT over the origin, for Google Pay's merchant info. */
  public String getToken() {
    return asText("token");
  }
}
