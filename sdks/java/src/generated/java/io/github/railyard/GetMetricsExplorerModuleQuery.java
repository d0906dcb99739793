// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>metricsExplorer.metrics.modules.get</code> can be asked for. */
public final class GetMetricsExplorerModuleQuery extends Struct {
  /** When the payments were created: two times with a slash between them, of which one may be a duration, or a duration until now, as in <code>PT24H</code>; at most 400 days. <code>2027-01-31T00:00:00+01:00[Europe/Berlin]/P7D</code> goes by days of a time zone. */
  public GetMetricsExplorerModuleQuery datetimeRange(String value) {
    put("datetime_range", value);
    return this;
  }

  /** How 3-D Secure ended: <code>complete</code>, <code>declined</code>, <code>cancelled</code>, <code>error</code>, <code>setup_error</code>. */
  public GetMetricsExplorerModuleQuery authenticationOutcome(List<String> value) {
    put("authentication_outcome", value);
    return this;
  }

  /** <code>true</code>: the issuer agreed; <code>false</code>: declined or failed. */
  public GetMetricsExplorerModuleQuery authorized(List<String> value) {
    put("authorized", value);
    return this;
  }

  /** The country of the payment. */
  public GetMetricsExplorerModuleQuery country(List<String> value) {
    put("country", value);
    return this;
  }

  /** Three letters. */
  public GetMetricsExplorerModuleQuery currency(List<String> value) {
    put("currency", value);
    return this;
  }

  /** Why it was declined or failed, as in the transaction. */
  public GetMetricsExplorerModuleQuery errorCode(List<String> value) {
    put("error_code", value);
    return this;
  }

  /** What was sent to the processor, such as <code>pan</code> or <code>network_token</code>. */
  public GetMetricsExplorerModuleQuery instrumentType(List<String> value) {
    put("instrument_type", value);
    return this;
  }

  /** <code>true</code> or <code>false</code>. */
  public GetMetricsExplorerModuleQuery isSubsequentPayment(List<String> value) {
    put("is_subsequent_payment", value);
    return this;
  }

  /** <code>true</code> where 3-D Secure has moved liability for fraud to the issuer, else <code>false</code>. */
  public GetMetricsExplorerModuleQuery liabilityShifted(List<String> value) {
    put("liability_shifted", value);
    return this;
  }

  /** <code>true</code> or <code>false</code>. */
  public GetMetricsExplorerModuleQuery merchantInitiated(List<String> value) {
    put("merchant_initiated", value);
    return this;
  }

  /** <code>key:value</code>, of the keys that the operator has chosen (<code>RAILYARD_INSIGHTS_METADATA</code>). */
  public GetMetricsExplorerModuleQuery metadata(List<String> value) {
    put("metadata", value);
    return this;
  }

  /** The kind of payment method, such as <code>card</code>. */
  public GetMetricsExplorerModuleQuery method(List<String> value) {
    put("method", value);
    return this;
  }

  /** The first six digits of the card number. */
  public GetMetricsExplorerModuleQuery paymentMethodBin(List<String> value) {
    put("payment_method_bin", value);
    return this;
  }

  /** Who issued the card. */
  public GetMetricsExplorerModuleQuery paymentMethodCardIssuerName(List<String> value) {
    put("payment_method_card_issuer_name", value);
    return this;
  }

  /** <code>credit</code>, <code>debit</code> or <code>prepaid</code>. */
  public GetMetricsExplorerModuleQuery paymentMethodCardType(List<String> value) {
    put("payment_method_card_type", value);
    return this;
  }

  /** Where the card was issued, or the account is kept. */
  public GetMetricsExplorerModuleQuery paymentMethodCountry(List<String> value) {
    put("payment_method_country", value);
    return this;
  }

  /** The scheme of the card. */
  public GetMetricsExplorerModuleQuery paymentMethodScheme(List<String> value) {
    put("payment_method_scheme", value);
    return this;
  }

  /** The payment service that was last tried. */
  public GetMetricsExplorerModuleQuery paymentServiceId(List<String> value) {
    put("payment_service_id", value);
    return this;
  }

  /** As in the transaction: <code>ecommerce</code>, <code>moto</code>, <code>recurring</code> &#8230; */
  public GetMetricsExplorerModuleQuery paymentSource(List<String> value) {
    put("payment_source", value);
    return this;
  }

  /** What the processor said, in its own words. */
  public GetMetricsExplorerModuleQuery rawResponseCode(List<String> value) {
    put("raw_response_code", value);
    return this;
  }

  /** The rule of the flow that chose payment services. */
  public GetMetricsExplorerModuleQuery ruleIdRouteTransaction(List<String> value) {
    put("rule_id_route_transaction", value);
    return this;
  }

  /** The rule of the flow that decided on 3-D Secure. */
  public GetMetricsExplorerModuleQuery ruleIdSkip3ds(List<String> value) {
    put("rule_id_skip_3ds", value);
    return this;
  }

  /** Rules have no variants here, so no payment has one. */
  public GetMetricsExplorerModuleQuery ruleVariantId(List<String> value) {
    put("rule_variant_id", value);
    return this;
  }

  /** The answer of the authentication: <code>Y</code> or <code>A</code>. */
  public GetMetricsExplorerModuleQuery threeDSecureAuthResp(List<String> value) {
    put("three_d_secure_auth_resp", value);
    return this;
  }

  /** The Electronic Commerce Indicator. */
  public GetMetricsExplorerModuleQuery threeDSecureEci(List<String> value) {
    put("three_d_secure_eci", value);
    return this;
  }

  /** <code>frictionless</code> or <code>challenge</code>. */
  public GetMetricsExplorerModuleQuery threeDSecureMethod(List<String> value) {
    put("three_d_secure_method", value);
    return this;
  }
}
