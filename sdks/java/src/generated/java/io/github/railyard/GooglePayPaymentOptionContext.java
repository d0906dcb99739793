// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class GooglePayPaymentOptionContext extends Struct {
  /** What the wallet shows the buyer. */
  public String getMerchantName() {
    return asText("merchant_name");
  }

  /** Card schemes to ask the wallet for. */
  public List<String> getSupportedSchemes() {
    return asList("supported_schemes");
  }

  /** Goes into Google Pay's tokenization parameters. */
  public String getGateway() {
    return asText("gateway");
  }

  /** Goes into Google Pay's tokenization parameters. */
  public String getGatewayMerchantId() {
    return asText("gateway_merchant_id");
  }
}
