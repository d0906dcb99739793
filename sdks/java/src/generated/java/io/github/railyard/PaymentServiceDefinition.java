// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class PaymentServiceDefinition extends Struct {
  /** The connector's name, for example <code>mock-card</code>. */
  public String getId() {
    return asText("id");
  }

  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** What the processor is called. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** The kind of payment method that it takes. */
  public PaymentMethodKind getMethod() {
    return asWord("method", PaymentMethodKind.class);
  }

  /** The settings it needs. */
  public List<DefinitionField> getFields() {
    return asStructs("fields", DefinitionField.class);
  }

  /** Settings for its reports. */
  public List<DefinitionField> getReportingFields() {
    return asStructs("reporting_fields", DefinitionField.class);
  }

  /** ISO 4217 codes that it can take. */
  public List<String> getSupportedCurrencies() {
    return asList("supported_currencies");
  }

  /** ISO 3166-1 alpha-2 codes of buyers that it can take. */
  public List<String> getSupportedCountries() {
    return asList("supported_countries");
  }

  /** How it is paid with. */
  public PaymentMethodMode getMode() {
    return asWord("mode", PaymentMethodMode.class);
  }

  /**
   * A picture of the processor; null where there is none.
   * <p>
   * It may be null.
   */
  public String getIconUrl() {
    return asText("icon_url");
  }

  /** What it can do, by name. */
  public Map<String, Boolean> getSupportedFeatures() {
    return asMap("supported_features");
  }

  /** What a payment must tell of the buyer, and when. */
  public List<RequiredCheckoutFields> getRequiredCheckoutFields() {
    return asStructs("required_checkout_fields", RequiredCheckoutFields.class);
  }

  /** What a front end needs to know. */
  public PaymentServiceConfiguration getConfiguration() {
    return asStruct("configuration", PaymentServiceConfiguration.class);
  }

  /**
   * Kinds of client SDK that it works with; null where it needs none.
   * <p>
   * It may be null.
   */
  public List<IntegrationClient> getSupportedIntegrationClients() {
    return asWords("supported_integration_clients", IntegrationClient.class);
  }

  /** What <code>connection_options</code> of a transaction may say to it alone. */
  public List<DefinitionOption> getConnectionOptions() {
    return asStructs("connection_options", DefinitionOption.class);
  }
}
