// Printed from the contract; do not edit.
package io.github.railyard;

/** Every operation of the API (contract 2026-11-01.55), in groups. */
public abstract class Operations extends Group {
  Operations(Connection on) {
    super(on);
  }

  public AccountUpdaterApi accountUpdater() {
    return new AccountUpdaterApi(on);
  }

  public AgentMandatesApi agentMandates() {
    return new AgentMandatesApi(on);
  }

  public AntiFraudServiceDefinitionsApi antiFraudServiceDefinitions() {
    return new AntiFraudServiceDefinitionsApi(on);
  }

  public AntiFraudServicesApi antiFraudServices() {
    return new AntiFraudServicesApi(on);
  }

  public ApiKeyPairsApi apiKeyPairs() {
    return new ApiKeyPairsApi(on);
  }

  public ApprovalLimitsApi approvalLimits() {
    return new ApprovalLimitsApi(on);
  }

  public AuditLogsApi auditLogs() {
    return new AuditLogsApi(on);
  }

  public BalancesApi balances() {
    return new BalancesApi(on);
  }

  public BankStatementsApi bankStatements() {
    return new BankStatementsApi(on);
  }

  public BuyersApi buyers() {
    return new BuyersApi(on);
  }

  public CapabilitiesApi capabilities() {
    return new CapabilitiesApi(on);
  }

  public CapturesApi captures() {
    return new CapturesApi(on);
  }

  public CardDetailsApi cardDetails() {
    return new CardDetailsApi(on);
  }

  public CardExportsApi cardExports() {
    return new CardExportsApi(on);
  }

  public CardSchemeDefinitionsApi cardSchemeDefinitions() {
    return new CardSchemeDefinitionsApi(on);
  }

  public ChargebacksApi chargebacks() {
    return new ChargebacksApi(on);
  }

  public CheckoutApi checkout() {
    return new CheckoutApi(on);
  }

  public ConfirmationsApi confirmations() {
    return new ConfirmationsApi(on);
  }

  public DigitalWalletsApi digitalWallets() {
    return new DigitalWalletsApi(on);
  }

  public DisputesApi disputes() {
    return new DisputesApi(on);
  }

  public EmbeddedCheckoutsApi embeddedCheckouts() {
    return new EmbeddedCheckoutsApi(on);
  }

  public EventsApi events() {
    return new EventsApi(on);
  }

  public ExperimentsApi experiments() {
    return new ExperimentsApi(on);
  }

  public FlowsApi flows() {
    return new FlowsApi(on);
  }

  public FraudListEntriesApi fraudListEntries() {
    return new FraudListEntriesApi(on);
  }

  public GiftCardServiceDefinitionsApi giftCardServiceDefinitions() {
    return new GiftCardServiceDefinitionsApi(on);
  }

  public GiftCardServicesApi giftCardServices() {
    return new GiftCardServicesApi(on);
  }

  public GiftCardsApi giftCards() {
    return new GiftCardsApi(on);
  }

  public ProcessorEventsApi processorEvents() {
    return new ProcessorEventsApi(on);
  }

  public MeApi me() {
    return new MeApi(on);
  }

  public MerchantAccountsApi merchantAccounts() {
    return new MerchantAccountsApi(on);
  }

  public MetricsExplorerApi metricsExplorer() {
    return new MetricsExplorerApi(on);
  }

  public MonitoringApi monitoring() {
    return new MonitoringApi(on);
  }

  public PasskeysApi passkeys() {
    return new PasskeysApi(on);
  }

  public PaymentLinksApi paymentLinks() {
    return new PaymentLinksApi(on);
  }

  public PaymentMethodDefinitionsApi paymentMethodDefinitions() {
    return new PaymentMethodDefinitionsApi(on);
  }

  public PaymentMethodsApi paymentMethods() {
    return new PaymentMethodsApi(on);
  }

  public PaymentOptionsApi paymentOptions() {
    return new PaymentOptionsApi(on);
  }

  public PaymentServiceDefinitionsApi paymentServiceDefinitions() {
    return new PaymentServiceDefinitionsApi(on);
  }

  public PaymentServicesApi paymentServices() {
    return new PaymentServicesApi(on);
  }

  public PayoutsApi payouts() {
    return new PayoutsApi(on);
  }

  public ProcessorReportsApi processorReports() {
    return new ProcessorReportsApi(on);
  }

  public ReconciliationsApi reconciliations() {
    return new ReconciliationsApi(on);
  }

  public RefundsApi refunds() {
    return new RefundsApi(on);
  }

  public RelayRequestsApi relayRequests() {
    return new RelayRequestsApi(on);
  }

  public ReportExecutionsApi reportExecutions() {
    return new ReportExecutionsApi(on);
  }

  public ReportsApi reports() {
    return new ReportsApi(on);
  }

  public RequestsApi requests() {
    return new RequestsApi(on);
  }

  public RolesApi roles() {
    return new RolesApi(on);
  }

  public SandboxApi sandbox() {
    return new SandboxApi(on);
  }

  public SavedViewsApi savedViews() {
    return new SavedViewsApi(on);
  }

  public SessionsApi sessions() {
    return new SessionsApi(on);
  }

  public SettlementReportsApi settlementReports() {
    return new SettlementReportsApi(on);
  }

  public SettlementsApi settlements() {
    return new SettlementsApi(on);
  }

  public ThreeDsScenariosApi threeDsScenarios() {
    return new ThreeDsScenariosApi(on);
  }

  public ThreeDsServerDefinitionsApi threeDsServerDefinitions() {
    return new ThreeDsServerDefinitionsApi(on);
  }

  public TokenServiceDefinitionsApi tokenServiceDefinitions() {
    return new TokenServiceDefinitionsApi(on);
  }

  public TransactionsApi transactions() {
    return new TransactionsApi(on);
  }

  public TransparencyLogApi transparencyLog() {
    return new TransparencyLogApi(on);
  }

  public UsersApi users() {
    return new UsersApi(on);
  }

  public VaultForwardApi vaultForward() {
    return new VaultForwardApi(on);
  }

  public VoidsApi voids() {
    return new VoidsApi(on);
  }

  public WebhookDeliveriesApi webhookDeliveries() {
    return new WebhookDeliveriesApi(on);
  }

  public WebhookSubscriptionsApi webhookSubscriptions() {
    return new WebhookSubscriptionsApi(on);
  }
}
