// made from contract VERSION 2026-11-01.55; do not edit
import type { Call } from '../call.ts';
import { callOf, type CallOptions, type KeyedOptions, listOf, segment } from '../connection.ts';
import { Group } from '../group.ts';
import type { Listing } from '../pagination.ts';
import type * as T from './schemas.ts';

/** Every operation of the API, in groups. */
export class Operations extends Group {
  get accountUpdater(): AccountUpdaterGroup {
    return new AccountUpdaterGroup(this.on);
  }

  get agentMandates(): AgentMandatesGroup {
    return new AgentMandatesGroup(this.on);
  }

  get antiFraudServiceDefinitions(): AntiFraudServiceDefinitionsGroup {
    return new AntiFraudServiceDefinitionsGroup(this.on);
  }

  get antiFraudServices(): AntiFraudServicesGroup {
    return new AntiFraudServicesGroup(this.on);
  }

  get apiKeyPairs(): ApiKeyPairsGroup {
    return new ApiKeyPairsGroup(this.on);
  }

  get approvalLimits(): ApprovalLimitsGroup {
    return new ApprovalLimitsGroup(this.on);
  }

  get auditLogs(): AuditLogsGroup {
    return new AuditLogsGroup(this.on);
  }

  get balances(): BalancesGroup {
    return new BalancesGroup(this.on);
  }

  get bankStatements(): BankStatementsGroup {
    return new BankStatementsGroup(this.on);
  }

  get buyers(): BuyersGroup {
    return new BuyersGroup(this.on);
  }

  get capabilities(): CapabilitiesGroup {
    return new CapabilitiesGroup(this.on);
  }

  get captures(): CapturesGroup {
    return new CapturesGroup(this.on);
  }

  get cardDetails(): CardDetailsGroup {
    return new CardDetailsGroup(this.on);
  }

  get cardExports(): CardExportsGroup {
    return new CardExportsGroup(this.on);
  }

  get cardSchemeDefinitions(): CardSchemeDefinitionsGroup {
    return new CardSchemeDefinitionsGroup(this.on);
  }

  get chargebacks(): ChargebacksGroup {
    return new ChargebacksGroup(this.on);
  }

  get checkout(): CheckoutGroup {
    return new CheckoutGroup(this.on);
  }

  get confirmations(): ConfirmationsGroup {
    return new ConfirmationsGroup(this.on);
  }

  get digitalWallets(): DigitalWalletsGroup {
    return new DigitalWalletsGroup(this.on);
  }

  get disputes(): DisputesGroup {
    return new DisputesGroup(this.on);
  }

  get embeddedCheckouts(): EmbeddedCheckoutsGroup {
    return new EmbeddedCheckoutsGroup(this.on);
  }

  get events(): EventsGroup {
    return new EventsGroup(this.on);
  }

  get experiments(): ExperimentsGroup {
    return new ExperimentsGroup(this.on);
  }

  get flows(): FlowsGroup {
    return new FlowsGroup(this.on);
  }

  get fraudListEntries(): FraudListEntriesGroup {
    return new FraudListEntriesGroup(this.on);
  }

  get giftCardServiceDefinitions(): GiftCardServiceDefinitionsGroup {
    return new GiftCardServiceDefinitionsGroup(this.on);
  }

  get giftCardServices(): GiftCardServicesGroup {
    return new GiftCardServicesGroup(this.on);
  }

  get giftCards(): GiftCardsGroup {
    return new GiftCardsGroup(this.on);
  }

  get processorEvents(): ProcessorEventsGroup {
    return new ProcessorEventsGroup(this.on);
  }

  get me(): MeGroup {
    return new MeGroup(this.on);
  }

  get merchantAccounts(): MerchantAccountsGroup {
    return new MerchantAccountsGroup(this.on);
  }

  get metricsExplorer(): MetricsExplorerGroup {
    return new MetricsExplorerGroup(this.on);
  }

  get monitoring(): MonitoringGroup {
    return new MonitoringGroup(this.on);
  }

  get passkeys(): PasskeysGroup {
    return new PasskeysGroup(this.on);
  }

  get paymentLinks(): PaymentLinksGroup {
    return new PaymentLinksGroup(this.on);
  }

  get paymentMethodDefinitions(): PaymentMethodDefinitionsGroup {
    return new PaymentMethodDefinitionsGroup(this.on);
  }

  get paymentMethods(): PaymentMethodsGroup {
    return new PaymentMethodsGroup(this.on);
  }

  get paymentOptions(): PaymentOptionsGroup {
    return new PaymentOptionsGroup(this.on);
  }

  get paymentServiceDefinitions(): PaymentServiceDefinitionsGroup {
    return new PaymentServiceDefinitionsGroup(this.on);
  }

  get paymentServices(): PaymentServicesGroup {
    return new PaymentServicesGroup(this.on);
  }

  get payouts(): PayoutsGroup {
    return new PayoutsGroup(this.on);
  }

  get processorReports(): ProcessorReportsGroup {
    return new ProcessorReportsGroup(this.on);
  }

  get reconciliations(): ReconciliationsGroup {
    return new ReconciliationsGroup(this.on);
  }

  get refunds(): RefundsGroup {
    return new RefundsGroup(this.on);
  }

  get relayRequests(): RelayRequestsGroup {
    return new RelayRequestsGroup(this.on);
  }

  get reportExecutions(): ReportExecutionsGroup {
    return new ReportExecutionsGroup(this.on);
  }

  get reports(): ReportsGroup {
    return new ReportsGroup(this.on);
  }

  get requests(): RequestsGroup {
    return new RequestsGroup(this.on);
  }

  get roles(): RolesGroup {
    return new RolesGroup(this.on);
  }

  get sandbox(): SandboxGroup {
    return new SandboxGroup(this.on);
  }

  get savedViews(): SavedViewsGroup {
    return new SavedViewsGroup(this.on);
  }

  get sessions(): SessionsGroup {
    return new SessionsGroup(this.on);
  }

  get settlementReports(): SettlementReportsGroup {
    return new SettlementReportsGroup(this.on);
  }

  get settlements(): SettlementsGroup {
    return new SettlementsGroup(this.on);
  }

  get threeDsScenarios(): ThreeDsScenariosGroup {
    return new ThreeDsScenariosGroup(this.on);
  }

  get threeDsServerDefinitions(): ThreeDsServerDefinitionsGroup {
    return new ThreeDsServerDefinitionsGroup(this.on);
  }

  get tokenServiceDefinitions(): TokenServiceDefinitionsGroup {
    return new TokenServiceDefinitionsGroup(this.on);
  }

  get transactions(): TransactionsGroup {
    return new TransactionsGroup(this.on);
  }

  get transparencyLog(): TransparencyLogGroup {
    return new TransparencyLogGroup(this.on);
  }

  get users(): UsersGroup {
    return new UsersGroup(this.on);
  }

  get vaultForward(): VaultForwardGroup {
    return new VaultForwardGroup(this.on);
  }

  get voids(): VoidsGroup {
    return new VoidsGroup(this.on);
  }

  get webhookDeliveries(): WebhookDeliveriesGroup {
    return new WebhookDeliveriesGroup(this.on);
  }

  get webhookSubscriptions(): WebhookSubscriptionsGroup {
    return new WebhookSubscriptionsGroup(this.on);
  }
}

export class AccountUpdaterGroup extends Group {
  get jobs(): AccountUpdaterJobsGroup {
    return new AccountUpdaterJobsGroup(this.on);
  }
}

export class AccountUpdaterJobsGroup extends Group {
  /**
   * Ask the schemes for newer details of stored cards.
   *
   * Answers 204 where none of the cards can be asked about: only American Express, Discover, Mastercard and Visa cards that are in use, and about which no question is open. New details stand by until the old ones fail. Schemes are simulated in the sandbox, and this release is connected to none in production: there it answers 204. Scope: `payment-methods.write`.
   */
  create(body: T.AccountUpdaterJobCreate, options?: CallOptions): Call<T.AccountUpdaterJob | null> {
    return callOf(this.on, 'POST', '/account-updater/jobs', { body, options });
  }
}

export class AgentMandatesGroup extends Group {
  /**
   * Give an agent a mandate: what it may do with payments.
   *
   * An agent is a program that decides for itself what it calls. Make a key for it with `agent_mandate_id`: the key can do what the mandate allows, and nothing else. A mandate is not changed: give another one, and revoke this. Scope: `agent-mandates.write`. People confirm it; see Confirmations.
   */
  create(body: T.AgentMandateCreate, options?: CallOptions): Call<T.AgentMandate> {
    return callOf(this.on, 'POST', '/agent-mandates', { body, options });
  }

  /**
   * List the mandates of agents.
   *
   * Newest first. The key of an agent is told of its own. Scope: `agent-mandates.read`.
   */
  list(query?: T.ListAgentMandatesQuery, options?: CallOptions): Listing<T.AgentMandates> {
    return listOf(this.on, '/agent-mandates', { query, options });
  }

  /**
   * Read a mandate of an agent, and what is left of it.
   *
   * The key of an agent reads its own. Scope: `agent-mandates.read`.
   */
  get(agentMandateId: string, options?: CallOptions): Call<T.AgentMandate> {
    return callOf(this.on, 'GET', `/agent-mandates/${segment(agentMandateId)}`, { options });
  }

  /**
   * Ask what would become of a call under a mandate, without doing it.
   *
   * A dry run: it looks at the mandate, at the payment method or the transaction, and at the flow as it is now. Nothing is written, kept free or sent, and no anti-fraud service is asked. Scope: `agent-mandates.read` and `transactions.read`.
   */
  check(agentMandateId: string, body: T.AgentMandateCheck, options?: CallOptions): Call<T.AgentMandateChecked> {
    return callOf(this.on, 'POST', `/agent-mandates/${segment(agentMandateId)}/check`, { body, options, isReading: true });
  }

  /**
   * Take a mandate back, at once and for good.
   *
   * From this answer on nothing is begun under it. What has begun is brought to its end. To revoke it again changes nothing. Scope: `agent-mandates.write`. People confirm it; see Confirmations.
   */
  revoke(agentMandateId: string, options?: CallOptions): Call<T.AgentMandate> {
    return callOf(this.on, 'POST', `/agent-mandates/${segment(agentMandateId)}/revoke`, { options });
  }
}

export class AntiFraudServiceDefinitionsGroup extends Group {
  /**
   * List the connectors of anti-fraud services.
   *
   * Those that have an address in this environment; production has none of the simulated ones. Scope: `anti-fraud-service-definitions.read`.
   */
  list(query?: T.ListAntiFraudServiceDefinitionsQuery, options?: CallOptions): Listing<T.AntiFraudServiceDefinitions> {
    return listOf(this.on, '/anti-fraud-service-definitions', { query, options });
  }

  /**
   * Read which settings the connector of an anti-fraud service takes.
   *
   * `placement`, `on_error` and `timeout_seconds` are settings of every one of them. Scope: `anti-fraud-service-definitions.read`.
   */
  get(antiFraudServiceDefinitionId: string, options?: CallOptions): Call<T.AntiFraudServiceDefinition> {
    return callOf(this.on, 'GET', `/anti-fraud-service-definitions/${segment(antiFraudServiceDefinitionId)}`, { options });
  }
}

export class AntiFraudServicesGroup extends Group {
  /**
   * List configured anti-fraud services.
   *
   * Newest first. Secret settings are not shown. Scope: `anti-fraud-services.read`.
   */
  list(query?: T.ListAntiFraudServicesQuery, options?: CallOptions): Listing<T.AntiFraudServices> {
    return listOf(this.on, '/anti-fraud-services', { query, options });
  }

  /**
   * Configure an anti-fraud service for this merchant account.
   *
   * One service is asked at a time: 409 where another one is active, unless this one is set up inactive. Scope: `anti-fraud-services.write`. People confirm it; see Confirmations.
   */
  create(body: T.AntiFraudServiceCreate, options?: CallOptions): Call<T.AntiFraudServiceDetails> {
    return callOf(this.on, 'POST', '/anti-fraud-services', { body, options });
  }

  /**
   * Try credentials at the provider without storing them.
   *
   * Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `anti-fraud-services.write`.
   */
  verify(body: T.AntiFraudServiceVerify, options?: CallOptions): Call<unknown> {
    return callOf(this.on, 'POST', '/anti-fraud-services/verify', { body, options });
  }

  /**
   * Read an anti-fraud service; secret settings are not shown.
   *
   * Secret settings are left out. Scope: `anti-fraud-services.read`.
   */
  get(antiFraudServiceId: string, options?: CallOptions): Call<T.AntiFraudServiceDetails> {
    return callOf(this.on, 'GET', `/anti-fraud-services/${segment(antiFraudServiceId)}`, { options });
  }

  /**
   * Change the given fields of an anti-fraud service.
   *
   * What is left out stays. Payments that are under review stay with the service that wants it. Scope: `anti-fraud-services.write`. People confirm it; see Confirmations.
   */
  update(antiFraudServiceId: string, body: T.AntiFraudServiceUpdate, options?: CallOptions): Call<T.AntiFraudServiceDetails> {
    return callOf(this.on, 'PUT', `/anti-fraud-services/${segment(antiFraudServiceId)}`, { body, options });
  }

  /**
   * Delete an anti-fraud service.
   *
   * It is asked no more. What it wants to be reviewed is still resolved, and it is told of how that ended. Scope: `anti-fraud-services.write`. People confirm it; see Confirmations.
   */
  delete(antiFraudServiceId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/anti-fraud-services/${segment(antiFraudServiceId)}`, { options });
  }
}

export class ApiKeyPairsGroup extends Group {
  /**
   * Make a key pair; the private key is in this answer and never again.
   *
   * Makes a P-521 or RSA key pair, or takes a public key that you made. Nobody grants more than they hold: roles and merchant accounts must be the caller's own. Scope: `api-key-pairs.write`. People confirm it; see Confirmations.
   */
  create(body: T.ApiKeyPairCreate, options?: CallOptions): Call<T.ApiKeyPair> {
    return callOf(this.on, 'POST', '/api-key-pairs', { body, options });
  }

  /**
   * List the keys that may sign tokens for this instance.
   *
   * Newest first. A caller that is bound to merchant accounts sees only keys of those. Scope: `api-key-pairs.read`.
   */
  list(query?: T.ListApiKeyPairsQuery, options?: CallOptions): Listing<T.ApiKeyPairs> {
    return listOf(this.on, '/api-key-pairs', { query, options });
  }

  /**
   * Delete a key; tokens signed with it stop working.
   *
   * Its tokens are refused everywhere within two seconds. The same public key can never be registered again. Scope: `api-key-pairs.write`. People confirm it; see Confirmations.
   */
  delete(apiKeyPairId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/api-key-pairs/${segment(apiKeyPairId)}`, { options });
  }

  /**
   * Read a key pair.
   *
   * A caller that is bound to merchant accounts sees only keys of those. Scope: `api-key-pairs.read`.
   */
  get(apiKeyPairId: string, options?: CallOptions): Call<T.ApiKeyPair> {
    return callOf(this.on, 'GET', `/api-key-pairs/${segment(apiKeyPairId)}`, { options });
  }

  /**
   * Rename a key, turn it on or off, or change its roles.
   *
   * What is left out stays. Tokens of a key that is turned off are refused everywhere within two seconds. Scope: `api-key-pairs.write`. People confirm it; see Confirmations.
   */
  update(apiKeyPairId: string, body: T.ApiKeyPairUpdate, options?: CallOptions): Call<T.ApiKeyPair> {
    return callOf(this.on, 'PUT', `/api-key-pairs/${segment(apiKeyPairId)}`, { body, options });
  }
}

export class ApprovalLimitsGroup extends Group {
  /**
   * Read from which amounts on a second person has to agree.
   *
   * To what people do at the dashboard; keys are not asked. Scope: `merchant-accounts.read`.
   */
  get(options?: CallOptions): Call<T.ApprovalLimits> {
    return callOf(this.on, 'GET', '/approval-limits', { options });
  }

  /**
   * Set from which amounts on a second person has to agree.
   *
   * Replaces them all. Where there are any, a second person has to agree to this, too, and to new API keys, people and roles: nobody goes around it alone. 409 where nobody else could agree. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
   */
  update(body: T.ApprovalLimitsUpdate, options?: CallOptions): Call<T.ApprovalLimits> {
    return callOf(this.on, 'PUT', '/approval-limits', { body, options });
  }
}

export class AuditLogsGroup extends Group {
  /**
   * List who changed what.
   *
   * Newest first: every write that succeeded, with its key, record and time, and never its content. Scope: `audit-logs.read`.
   */
  list(query?: T.ListAuditLogsQuery, options?: CallOptions): Listing<T.AuditLogEntries> {
    return listOf(this.on, '/audit-logs', { query, options });
  }
}

export class BalancesGroup extends Group {
  /**
   * Read the ledger balances of a merchant account, one for each currency.
   *
   * Computed from the ledger's postings. Settled less fees, chargebacks and payouts is what reached the merchant. Scope: `transactions.read`.
   */
  list(query?: T.ListBalancesQuery, options?: CallOptions): Listing<T.Balances> {
    return listOf(this.on, '/balances', { query, options });
  }
}

export class BankStatementsGroup extends Group {
  /**
   * Upload a file with bank statements.
   *
   * It is read at once, and answered with a statement for each account and period in it. A statement is taken once, and so is each line, in whatever file it comes again: what was there already is answered as it is. What cannot be read is told, and never guessed; 422 where it is none of that format. Scope: `transactions.write`.
   */
  create(body: T.BankStatementCreate, options?: CallOptions): Call<T.BankStatementUpload> {
    return callOf(this.on, 'POST', '/bank-statements', { body, options });
  }

  /**
   * List bank statements, the last uploaded first.
   *
   * Filters are joined by and; a list of values by or. Scope: `transactions.read`.
   */
  list(query?: T.ListBankStatementsQuery, options?: CallOptions): Listing<T.BankStatements> {
    return listOf(this.on, '/bank-statements', { query, options });
  }

  /**
   * Read a bank statement, and what of its file could not be read.
   *
   * It never changes. Scope: `transactions.read`.
   */
  get(bankStatementId: string, options?: CallOptions): Call<T.BankStatement> {
    return callOf(this.on, 'GET', `/bank-statements/${segment(bankStatementId)}`, { options });
  }

  get lines(): BankStatementsLinesGroup {
    return new BankStatementsLinesGroup(this.on);
  }
}

export class BankStatementsLinesGroup extends Group {
  /**
   * List the lines of a bank statement, in its order.
   *
   * Those that an earlier statement had are listed there. Scope: `transactions.read`.
   */
  list(bankStatementId: string, query?: T.ListBankStatementLinesQuery, options?: CallOptions): Listing<T.BankStatementLines> {
    return listOf(this.on, `/bank-statements/${segment(bankStatementId)}/lines`, { query, options });
  }
}

export class BuyersGroup extends Group {
  /**
   * Create a buyer.
   *
   * A buyer groups stored payment methods, gift cards and addresses of one merchant account. Scope: `buyers.write`.
   */
  create(body: T.BuyerCreate, options?: CallOptions): Call<T.Buyer> {
    return callOf(this.on, 'POST', '/buyers', { body, options });
  }

  /**
   * List buyers, newest first.
   *
   * Newest first. Scope: `buyers.read`.
   */
  list(query?: T.ListBuyersQuery, options?: CallOptions): Listing<T.Buyers> {
    return listOf(this.on, '/buyers', { query, options });
  }

  /**
   * Delete a buyer.
   *
   * Deletes the buyer's addresses too. Stored payment methods stay usable by their id; transactions keep what they knew. Scope: `buyers.write`.
   */
  delete(buyerId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/buyers/${segment(buyerId)}`, { options });
  }

  /**
   * Read a buyer.
   *
   * Another merchant account's buyer is 404. Scope: `buyers.read`.
   */
  get(buyerId: string, options?: CallOptions): Call<T.Buyer> {
    return callOf(this.on, 'GET', `/buyers/${segment(buyerId)}`, { options });
  }

  /**
   * Change the given fields of a buyer, deeply; null clears.
   *
   * A merge patch (RFC 7396): what is left out stays, null clears, and objects merge as deep as they go. Scope: `buyers.write`.
   */
  update(buyerId: string, body: T.BuyerUpdate, options?: CallOptions): Call<T.Buyer> {
    return callOf(this.on, 'PUT', `/buyers/${segment(buyerId)}`, { body, options });
  }

  get giftCards(): BuyersGiftCardsGroup {
    return new BuyersGiftCardsGroup(this.on);
  }

  get paymentMethods(): BuyersPaymentMethodsGroup {
    return new BuyersPaymentMethodsGroup(this.on);
  }

  get shippingDetails(): BuyersShippingDetailsGroup {
    return new BuyersShippingDetailsGroup(this.on);
  }
}

export class BuyersGiftCardsGroup extends Group {
  /**
   * List the gift cards of one buyer, most recent or most used first.
   *
   * At most 1,000, without pages, each with what the provider says is left on it. Scope: `gift-cards.read`.
   */
  list(query?: T.ListBuyerGiftCardsQuery, options?: CallOptions): Listing<T.GiftCardSummaries> {
    return listOf(this.on, '/buyers/gift-cards', { query, options });
  }
}

export class BuyersPaymentMethodsGroup extends Group {
  /**
   * List what one buyer can pay with, most recent or most used first.
   *
   * At most 200, without pages, and only what can be charged. Scope: `payment-methods.read`. Front ends may call it with an embed token, within what the token pins.
   */
  list(query?: T.ListBuyerPaymentMethodsQuery, options?: CallOptions): Listing<T.PaymentMethodSummaries> {
    return listOf(this.on, '/buyers/payment-methods', { query, options });
  }
}

export class BuyersShippingDetailsGroup extends Group {
  /**
   * Add a shipping address to a buyer.
   *
   * A payment can name it with `shipping_details_id`. Scope: `buyers.write`.
   */
  create(buyerId: string, body: T.ShippingDetailsCreateInput, options?: CallOptions): Call<T.ShippingDetails> {
    return callOf(this.on, 'POST', `/buyers/${segment(buyerId)}/shipping-details`, { body, options });
  }

  /**
   * List the shipping addresses of a buyer.
   *
   * All of the buyer, without pages. Scope: `buyers.read`.
   */
  list(buyerId: string, options?: CallOptions): Listing<T.ShippingDetailsList> {
    return listOf(this.on, `/buyers/${segment(buyerId)}/shipping-details`, { options });
  }

  /**
   * Delete a shipping address.
   *
   * Transactions keep what they knew of it. Scope: `buyers.write`.
   */
  delete(buyerId: string, shippingDetailsId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/buyers/${segment(buyerId)}/shipping-details/${segment(shippingDetailsId)}`, { options });
  }

  /**
   * Read a shipping address.
   *
   * 404 where the address is another buyer's. Scope: `buyers.read`.
   */
  get(buyerId: string, shippingDetailsId: string, options?: CallOptions): Call<T.ShippingDetails> {
    return callOf(this.on, 'GET', `/buyers/${segment(buyerId)}/shipping-details/${segment(shippingDetailsId)}`, { options });
  }

  /**
   * Change the given fields of a shipping address.
   *
   * What is left out stays, null clears, and the address merges. Scope: `buyers.write`.
   */
  update(buyerId: string, shippingDetailsId: string, body: T.ShippingDetailsUpdate, options?: CallOptions): Call<T.ShippingDetails> {
    return callOf(this.on, 'PUT', `/buyers/${segment(buyerId)}/shipping-details/${segment(shippingDetailsId)}`, { body, options });
  }
}

export class CapabilitiesGroup extends Group {
  /**
   * Read what this instance is and can do.
   *
   * Nothing in it is secret, and still nobody sees any of it without a token or a session: 401. For every key and every person, whatever they may do.
   */
  get(options?: CallOptions): Call<T.Capabilities> {
    return callOf(this.on, 'GET', '/capabilities', { options });
  }
}

export class CapturesGroup extends Group {
  /**
   * Capture all or part of an authorized transaction named in the body.
   *
   * The same as capturing under the transaction's path. Answers the capture instead of the transaction. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  create(body: T.CaptureCreate, options?: KeyedOptions): Call<T.Capture> {
    return callOf(this.on, 'POST', '/captures', { body, options, isKeyed: true });
  }
}

export class CardDetailsGroup extends Group {
  /**
   * Look up what the first digits of a card say about it.
   *
   * The built-in table knows documented test cards; the setting `RAILYARD_BIN_FILE` names one for real cards. What the first digits say is the same for every payment: all parameters but `bin` and `payment_method_id` are taken as published, and change nothing in the answer. Scope: `bin-checker.read`. Front ends may call it with an embed token, within what the token pins.
   */
  get(query: T.GetCardDetailsQuery, options?: CallOptions): Call<T.CardDetail> {
    return callOf(this.on, 'GET', '/card-details', { query, options });
  }
}

export class CardExportsGroup extends Group {
  /**
   * Ask for an export of all stored cards, as the first of two people.
   *
   * A second person always has to agree, whatever the approval limits are. The answer is a permission for three days, and no file: whoever runs the vault makes it with `./railyard export-cards`, encrypted to this key. For people who are logged in at the dashboard, with a role that has `merchant-accounts.write`. People confirm it; see Confirmations.
   */
  create(body: T.CardExportCreate, options?: CallOptions): Call<T.CardExport> {
    return callOf(this.on, 'POST', '/card-exports', { body, options });
  }

  /**
   * List exports of stored cards that two people agreed to.
   *
   * Newest first. Scope: `merchant-accounts.read`.
   */
  list(query?: T.ListCardExportsQuery, options?: CallOptions): Listing<T.CardExports> {
    return listOf(this.on, '/card-exports', { query, options });
  }

  /**
   * Read who agreed to an export of stored cards, and whether its file was made.
   *
   * No card is in it, nor is the file here. Scope: `merchant-accounts.read`.
   */
  get(cardExportId: string, options?: CallOptions): Call<T.CardExport> {
    return callOf(this.on, 'GET', `/card-exports/${segment(cardExportId)}`, { options });
  }
}

export class CardSchemeDefinitionsGroup extends Group {
  /**
   * List the card schemes that the service knows.
   *
   * With a name and a picture of each, for use in front ends. Scope: `card-scheme-definitions.read`.
   */
  list(options?: CallOptions): Listing<T.CardSchemeDefinitions> {
    return listOf(this.on, '/card-scheme-definitions', { options });
  }
}

export class ChargebacksGroup extends Group {
  /**
   * List chargebacks of all transactions, and those that were reversed, latest first.
   *
   * Lines of the processors' reports, by when they reached this instance; they never change. Filters are joined by and; a list of values by or. Scope: `transactions.read`.
   */
  list(query?: T.ListChargebacksQuery, options?: CallOptions): Listing<T.SettlementLines> {
    return listOf(this.on, '/chargebacks', { query, options });
  }
}

export class CheckoutGroup extends Group {
  get sessions(): CheckoutSessionsGroup {
    return new CheckoutSessionsGroup(this.on);
  }
}

export class CheckoutSessionsGroup extends Group {
  /**
   * Open a checkout session; the body may be left out.
   *
   * A session carries card data from a front end to your server's payment, which never sees it. It lives an hour unless `expires_in` says otherwise. Scope: `checkout-sessions.write`.
   */
  create(body?: T.CheckoutSessionUpdate | null, options?: CallOptions): Call<T.CheckoutSession> {
    return callOf(this.on, 'POST', '/checkout/sessions', { body, options });
  }

  /**
   * Delete a checkout session and the card data in it.
   *
   * The number in it is destroyed with it, unless a payment method took it over. Scope: `checkout-sessions.write`.
   */
  delete(sessionId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/checkout/sessions/${segment(sessionId)}`, { options });
  }

  /**
   * Read a checkout session and what is known of its payment method.
   *
   * Shows the card's first and last digits, never the number. An expired session is 404. Scope: `checkout-sessions.read`.
   */
  get(sessionId: string, options?: CallOptions): Call<T.CheckoutSession> {
    return callOf(this.on, 'GET', `/checkout/sessions/${segment(sessionId)}`, { options });
  }

  /**
   * Change what a checkout session is for.
   *
   * What is left out stays, null clears, lists and objects are replaced whole. Scope: `checkout-sessions.write`.
   */
  update(sessionId: string, body: T.CheckoutSessionUpdate, options?: CallOptions): Call<T.CheckoutSession> {
    return callOf(this.on, 'PUT', `/checkout/sessions/${segment(sessionId)}`, { body, options });
  }

  get acquirer(): CheckoutSessionsAcquirerGroup {
    return new CheckoutSessionsAcquirerGroup(this.on);
  }

  get cardDetails(): CheckoutSessionsCardDetailsGroup {
    return new CheckoutSessionsCardDetailsGroup(this.on);
  }

  get fields(): CheckoutSessionsFieldsGroup {
    return new CheckoutSessionsFieldsGroup(this.on);
  }

  get threeDSecure(): CheckoutSessionsThreeDSecureGroup {
    return new CheckoutSessionsThreeDSecureGroup(this.on);
  }
}

export class CheckoutSessionsAcquirerGroup extends Group {
  /**
   * Read the acquirer data that 3-D Secure in the page needs.
   *
   * The merchant account's 3-D Secure configuration for the card's scheme and the session's currency; 404 without one. The session's id is the credential. No token: what stands in the address is the credential.
   */
  get(sessionId: string, options?: CallOptions): Call<unknown> {
    return callOf(this.on, 'GET', `/checkout/sessions/${segment(sessionId)}/acquirer`, { options });
  }
}

export class CheckoutSessionsCardDetailsGroup extends Group {
  /**
   * Look up card details for a checkout session.
   *
   * For front ends: no token, the session's id is the credential. The digits are looked up and not kept. No token: what stands in the address is the credential.
   */
  get(sessionId: string, body: T.CheckoutSessionCardDetailsRequest, options?: CallOptions): Call<T.CheckoutSessionCardDetails> {
    return callOf(this.on, 'POST', `/checkout/sessions/${segment(sessionId)}/card-details`, { body, options });
  }
}

export class CheckoutSessionsFieldsGroup extends Group {
  /**
   * Put card data into a checkout session; its id is the credential.
   *
   * For front ends: no token, the session's id is the credential. 50 calls a minute and session are let through. New fields take the place of the old ones, whose number is destroyed at once. No token: what stands in the address is the credential.
   */
  create(sessionId: string, body: T.CheckoutSessionSecureFields, options?: CallOptions): Call<null> {
    return callOf(this.on, 'POST', `/checkout/sessions/${segment(sessionId)}/fields`, { body, options });
  }

  /**
   * Put card data into a checkout session; its id is the credential.
   *
   * For front ends: no token, the session's id is the credential. 50 calls a minute and session are let through. New fields take the place of the old ones, whose number is destroyed at once. No token: what stands in the address is the credential.
   */
  update(sessionId: string, body: T.CheckoutSessionSecureFields, options?: CallOptions): Call<null> {
    return callOf(this.on, 'PUT', `/checkout/sessions/${segment(sessionId)}/fields`, { body, options });
  }
}

export class CheckoutSessionsThreeDSecureGroup extends Group {
  /**
   * Authenticate the cardholder of a checkout session, without a transaction.
   *
   * Opens an approval page for the card in the session, which asks the browser what the issuer wants to know of it. The result stays with the session, for a payment of no more than this amount in this currency, or for vaulting. Scope: `checkout-sessions.write`.
   */
  create(sessionId: string, body?: T.CheckoutSessionThreeDSecureCreate | null, options?: CallOptions): Call<T.CheckoutSessionThreeDSecure> {
    return callOf(this.on, 'POST', `/checkout/sessions/${segment(sessionId)}/three-d-secure`, { body, options });
  }

  /**
   * Read the result of 3-D Secure for a checkout session.
   *
   * `pending` until the buyer is back. Scope: `checkout-sessions.read`.
   */
  get(sessionId: string, options?: CallOptions): Call<T.CheckoutSessionThreeDSecure> {
    return callOf(this.on, 'GET', `/checkout/sessions/${segment(sessionId)}/three-d-secure`, { options });
  }

  /**
   * Authenticate the cardholder with what a native 3-D Secure SDK collected.
   *
   * The second step of a native app. The session's id is the credential. The result stays with the session, and a payment with it uses the proof. No token: what stands in the address is the credential.
   */
  authenticate(sessionId: string, body: T.NativeThreeDSecureAuthenticate, options?: CallOptions): Call<T.NativeThreeDSecureResult> {
    return callOf(this.on, 'POST', `/checkout/sessions/${segment(sessionId)}/three-d-secure-authenticate`, { body, options });
  }

  /**
   * Ask which 3-D Secure version a native app should speak for this card.
   *
   * The first step of a native app. The session's id is the credential. Anything but 200 means: go on without 3-D Secure. No token: what stands in the address is the credential.
   */
  getVersion(sessionId: string, options?: CallOptions): Call<T.NativeThreeDSecureVersion> {
    return callOf(this.on, 'GET', `/checkout/sessions/${segment(sessionId)}/three-d-secure-version`, { options });
  }
}

export class ConfirmationsGroup extends Group {
  /**
   * Ask what to sign for a call that people confirm.
   *
   * Answers the sentence to show and the challenge for the passkey. The call then carries both in `x-railyard-confirmation`: the id, a dot, and the assertion as base64url of its JSON. It is good for this session, method, path and these bytes, once, for two minutes. For people who are logged in at the dashboard, whatever their roles.
   */
  create(body: T.ConfirmationCreate, options?: CallOptions): Call<T.Confirmation> {
    return callOf(this.on, 'POST', '/confirmations', { body, options });
  }

  /**
   * List what people have confirmed, or what waits for a second person.
   *
   * Newest first. Those of the instance stand with the merchant account `default`. Whoever may not make such a call themselves sees only their own. For people who are logged in at the dashboard, whatever their roles.
   */
  list(query?: T.ListConfirmationsQuery, options?: CallOptions): Listing<T.Confirmations> {
    return listOf(this.on, '/confirmations', { query, options });
  }

  /**
   * Read a confirmation.
   *
   * Of the caller, or of a call that the caller might make as well. For people who are logged in at the dashboard, whatever their roles.
   */
  get(confirmationId: string, options?: CallOptions): Call<T.Confirmation> {
    return callOf(this.on, 'GET', `/confirmations/${segment(confirmationId)}`, { options });
  }

  /**
   * Agree, as the second person, to a call that waits.
   *
   * By whoever might make the call themselves, and did not ask for it, under no other address of theirs either. They sign the same challenge. Whoever asked can then send the call, with the id alone in `x-railyard-confirmation`. For people who are logged in at the dashboard, whatever their roles.
   */
  approve(confirmationId: string, body?: T.ConfirmationApprove | null, options?: CallOptions): Call<T.Confirmation> {
    return callOf(this.on, 'POST', `/confirmations/${segment(confirmationId)}/approve`, { body, options });
  }

  /**
   * Say no to a call that waits, or take it back.
   *
   * By a second person, or by whoever asked, until the call has come. For people who are logged in at the dashboard, whatever their roles.
   */
  decline(confirmationId: string, body?: T.ConfirmationDecline | null, options?: CallOptions): Call<T.Confirmation> {
    return callOf(this.on, 'POST', `/confirmations/${segment(confirmationId)}/decline`, { body, options });
  }
}

export class DigitalWalletsGroup extends Group {
  /**
   * Register a digital wallet; one for each provider.
   *
   * The keys that open tokens are made in the vault and never leave it; their public halves are in `fields`. A second wallet of a provider is 409. Scope: `digital-wallets.write`. People confirm it; see Confirmations.
   */
  create(body: T.DigitalWalletCreate, options?: CallOptions): Call<T.DigitalWallet> {
    return callOf(this.on, 'POST', '/digital-wallets', { body, options });
  }

  /**
   * List registered digital wallets.
   *
   * All of the merchant account, without pages. Scope: `digital-wallets.read`.
   */
  list(options?: CallOptions): Listing<T.DigitalWallets> {
    return listOf(this.on, '/digital-wallets', { options });
  }

  /**
   * Remove a digital wallet.
   *
   * Its keys are destroyed: tokens that were made for it open no more. Scope: `digital-wallets.write`. People confirm it; see Confirmations.
   */
  delete(digitalWalletId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/digital-wallets/${segment(digitalWalletId)}`, { options });
  }

  /**
   * Read a digital wallet.
   *
   * Another merchant account's wallet is 404. Scope: `digital-wallets.read`.
   */
  get(digitalWalletId: string, options?: CallOptions): Call<T.DigitalWallet> {
    return callOf(this.on, 'GET', `/digital-wallets/${segment(digitalWalletId)}`, { options });
  }

  /**
   * Change the given fields of a digital wallet.
   *
   * What is left out stays. What names you at the provider is fixed at registration. Scope: `digital-wallets.write`. People confirm it; see Confirmations.
   */
  update(digitalWalletId: string, body: T.DigitalWalletUpdate, options?: CallOptions): Call<T.DigitalWallet> {
    return callOf(this.on, 'PUT', `/digital-wallets/${segment(digitalWalletId)}`, { body, options });
  }

  get apple(): DigitalWalletsAppleGroup {
    return new DigitalWalletsAppleGroup(this.on);
  }

  get clickToPay(): DigitalWalletsClickToPayGroup {
    return new DigitalWalletsClickToPayGroup(this.on);
  }

  get google(): DigitalWalletsGoogleGroup {
    return new DigitalWalletsGoogleGroup(this.on);
  }

  get paze(): DigitalWalletsPazeGroup {
    return new DigitalWalletsPazeGroup(this.on);
  }

  get domains(): DigitalWalletsDomainsGroup {
    return new DigitalWalletsDomainsGroup(this.on);
  }
}

export class DigitalWalletsAppleGroup extends Group {
  get session(): DigitalWalletsAppleSessionGroup {
    return new DigitalWalletsAppleSessionGroup(this.on);
  }
}

export class DigitalWalletsAppleSessionGroup extends Group {
  /**
   * Open an Apple Pay merchant session.
   *
   * Answers Apple's merchant session as it came; the page hands it to `completeMerchantValidation`. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
   */
  create(body: T.ApplePaySessionRequest, options?: CallOptions): Call<Readonly<Record<string, unknown>>> {
    return callOf(this.on, 'POST', '/digital-wallets/apple/session', { body, options });
  }
}

export class DigitalWalletsClickToPayGroup extends Group {
  get session(): DigitalWalletsClickToPaySessionGroup {
    return new DigitalWalletsClickToPaySessionGroup(this.on);
  }
}

export class DigitalWalletsClickToPaySessionGroup extends Group {
  /**
   * Get what Click to Pay needs to start for a checkout session.
   *
   * For front ends: no token, the checkout session's id is the credential. No token: what stands in the address is the credential.
   */
  create(body: T.ClickToPaySessionRequest, options?: CallOptions): Call<T.ClickToPaySession> {
    return callOf(this.on, 'POST', '/digital-wallets/click-to-pay/session', { body, options });
  }
}

export class DigitalWalletsGoogleGroup extends Group {
  get session(): DigitalWalletsGoogleSessionGroup {
    return new DigitalWalletsGoogleSessionGroup(this.on);
  }
}

export class DigitalWalletsGoogleSessionGroup extends Group {
  /**
   * Open a Google Pay session.
   *
   * The token is good for the domain that asked, whichever it is. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
   */
  create(body: T.GooglePaySessionRequest, options?: CallOptions): Call<T.GooglePaySession> {
    return callOf(this.on, 'POST', '/digital-wallets/google/session', { body, options });
  }
}

export class DigitalWalletsPazeGroup extends Group {
  get session(): DigitalWalletsPazeSessionGroup {
    return new DigitalWalletsPazeSessionGroup(this.on);
  }
}

export class DigitalWalletsPazeSessionGroup extends Group {
  /**
   * Open a Paze session for the web or a mobile app.
   *
   * Pages get the client, apps an access token and a session id for the next steps as well. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
   */
  create(body: T.PazeSessionRequest, options?: CallOptions): Call<T.PazeWebSession | T.PazeMobileSession> {
    return callOf(this.on, 'POST', '/digital-wallets/paze/session', { body, options });
  }

  /**
   * Finish a Paze mobile session and get its payload.
   *
   * The third step of an app. `securePayload` then pays. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
   */
  complete(body: T.PazeSessionCompleteRequest, options?: CallOptions): Call<T.PazeSessionComplete> {
    return callOf(this.on, 'POST', '/digital-wallets/paze/session/complete', { body, options });
  }

  /**
   * Start a Paze session in a mobile app.
   *
   * The first step of an app: opens Paze's page. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
   */
  createMobile(body: T.PazeMobileSessionCreateRequest, options?: CallOptions): Call<T.PazeMobileSessionCreate> {
    return callOf(this.on, 'POST', '/digital-wallets/paze/session/create', { body, options });
  }

  /**
   * Read what the buyer chose in a Paze mobile session.
   *
   * The second step of an app: what to show before the buyer agrees. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
   */
  review(body: T.PazeSessionReviewRequest, options?: CallOptions): Call<T.PazeSessionReview> {
    return callOf(this.on, 'POST', '/digital-wallets/paze/session/review', { body, options });
  }
}

export class DigitalWalletsDomainsGroup extends Group {
  /**
   * Register a domain for a digital wallet.
   *
   * May be repeated. Scope: `digital-wallets.write`.
   */
  create(digitalWalletId: string, body: T.DigitalWalletDomain, options?: CallOptions): Call<unknown> {
    return callOf(this.on, 'POST', `/digital-wallets/${segment(digitalWalletId)}/domains`, { body, options });
  }

  /**
   * Remove a domain from a digital wallet.
   *
   * Takes the domain in the body. May be repeated. Scope: `digital-wallets.write`.
   */
  delete(digitalWalletId: string, body: T.DigitalWalletDomain, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/digital-wallets/${segment(digitalWalletId)}/domains`, { body, options });
  }
}

export class DisputesGroup extends Group {
  /**
   * List disputes.
   *
   * Newest first. `order_by=respond_by` gives those that need a response, and what is due first. Scope: `disputes.read`.
   */
  list(query?: T.ListDisputesQuery, options?: CallOptions): Listing<T.DisputeSummaries> {
    return listOf(this.on, '/disputes', { query, options });
  }

  /**
   * Read a dispute.
   *
   * With its draft, what was sent, and its history. Scope: `disputes.read`.
   */
  get(disputeId: string, options?: CallOptions): Call<T.Dispute> {
    return callOf(this.on, 'GET', `/disputes/${segment(disputeId)}`, { options });
  }

  /**
   * Accept the claim: the money stays with the buyer.
   *
   * It cannot be taken back. 422 where the processor has no such operation. Scope: `disputes.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  accept(disputeId: string, options?: KeyedOptions): Call<T.Dispute> {
    return callOf(this.on, 'POST', `/disputes/${segment(disputeId)}/accept`, { options, isKeyed: true });
  }

  /**
   * Hand the draft in at the processor, for good.
   *
   * Once for each stage. A response that is `processing` may have arrived: it is found out, do not submit again. 409 where the dispute waits for no answer or its time is over; 422 where it is answered in the dashboard of the processor (`answered_here` false), or the draft is not what the processor takes. Scope: `disputes.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  submit(disputeId: string, options?: KeyedOptions): Call<T.Dispute> {
    return callOf(this.on, 'POST', `/disputes/${segment(disputeId)}/submit`, { options, isKeyed: true });
  }

  get evidence(): DisputesEvidenceGroup {
    return new DisputesEvidenceGroup(this.on);
  }

  get files(): DisputesFilesGroup {
    return new DisputesFilesGroup(this.on);
  }
}

export class DisputesEvidenceGroup extends Group {
  /**
   * Write texts of the draft.
   *
   * Nothing is sent. What is left out stays as it is, and null removes it. 409 where the dispute waits for no answer. Scope: `disputes.write`. Send an Idempotency-Key to repeat it safely.
   */
  update(disputeId: string, body: T.DisputeEvidenceUpdate, options?: KeyedOptions): Call<T.Dispute> {
    return callOf(this.on, 'POST', `/disputes/${segment(disputeId)}/evidence`, { body, options, isKeyed: true });
  }
}

export class DisputesFilesGroup extends Group {
  /**
   * Add a file to the draft.
   *
   * PDF, JPEG or PNG by its first bytes, within the limits of the processor (`file_limits`). Nothing is sent. The bytes are sealed like card data. Leave card numbers out of files: nobody looks for them there. Scope: `disputes.write`. Send an Idempotency-Key to repeat it safely.
   */
  create(disputeId: string, body: T.DisputeFileCreate, options?: KeyedOptions): Call<T.DisputeFile> {
    return callOf(this.on, 'POST', `/disputes/${segment(disputeId)}/files`, { body, options, isKeyed: true });
  }

  /**
   * Take a file out of the draft.
   *
   * Its bytes are destroyed. 409 for one that was submitted. Scope: `disputes.write`.
   */
  delete(disputeId: string, fileId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/disputes/${segment(disputeId)}/files/${segment(fileId)}`, { options });
  }

  /**
   * Read a file of a dispute, with its bytes.
   *
   * 404 once it was deleted, or is no longer kept. Scope: `disputes.read`.
   */
  get(disputeId: string, fileId: string, options?: CallOptions): Call<T.DisputeFileContent> {
    return callOf(this.on, 'GET', `/disputes/${segment(disputeId)}/files/${segment(fileId)}`, { options });
  }
}

export class EmbeddedCheckoutsGroup extends Group {
  /**
   * Open a checkout to show in a page of yours.
   *
   * A payment link of one hour that lists leave out. `@railyard/embed` calls this with the token of a front end, and shows the answer's `url` in a frame. The merchant account's `front_end_origins` may show it. Scope: `payment-links.write`. Front ends may call it with an embed token, within what the token pins.
   */
  create(body: T.EmbeddedCheckoutCreate, options?: CallOptions): Call<T.EmbeddedCheckout> {
    return callOf(this.on, 'POST', '/embedded-checkouts', { body, options });
  }

  /**
   * Change your reference of an embedded checkout before it is paid.
   *
   * For what is known only when the buyer presses the button. A token that pins another amount is refused, since the buyer sees the first: open another checkout. Scope: `payment-links.write`. Front ends may call it with an embed token, within what the token pins.
   */
  update(embeddedCheckoutId: string, body: T.EmbeddedCheckoutUpdate, options?: CallOptions): Call<T.EmbeddedCheckout> {
    return callOf(this.on, 'PUT', `/embedded-checkouts/${segment(embeddedCheckoutId)}`, { body, options });
  }
}

export class EventsGroup extends Group {
  /**
   * List what happened, or follow it.
   *
   * Newest first, for as long as events are kept, whether or not a webhook subscription is told of them. A page may be short while more follow. With `Accept: text/event-stream` it is a stream of what happens from now on, or after the event of `Last-Event-ID`: `data:` is the payload. An event may come twice after a pause, under the same id; none is left out. Times and cursors are of the list only. Scope: `events.read`.
   */
  list(query?: T.ListEventsQuery, options?: CallOptions): Listing<T.Events> {
    return listOf(this.on, '/events', { query, options });
  }
}

export class ExperimentsGroup extends Group {
  /**
   * Plan a routing experiment.
   *
   * No payment is dealt to its arms before a rule has its `outcome`. The answer says how many payments it takes, and how many days at the traffic so far. Scope: `flows.write`.
   */
  create(body: T.ExperimentCreate, options?: CallOptions): Call<T.Experiment> {
    return callOf(this.on, 'POST', '/experiments', { body, options });
  }

  /**
   * List routing experiments.
   *
   * Newest first. Scope: `flows.read`.
   */
  list(query?: T.ListExperimentsQuery, options?: CallOptions): Listing<T.Experiments> {
    return listOf(this.on, '/experiments', { query, options });
  }

  /**
   * Read a routing experiment and what has come of it.
   *
   * Payments are counted some seconds after their result is known. Scope: `flows.read`.
   */
  get(experimentId: string, options?: CallOptions): Call<T.Experiment> {
    return callOf(this.on, 'GET', `/experiments/${segment(experimentId)}`, { options });
  }

  /**
   * End a routing experiment before it ends by itself.
   *
   * It names no winner. The rules that name it go on with what one arm tries, in a new version of the flow. Scope: `flows.write`. People confirm it; see Confirmations.
   */
  end(experimentId: string, body?: T.ExperimentEnd | null, options?: CallOptions): Call<T.Experiment> {
    return callOf(this.on, 'POST', `/experiments/${segment(experimentId)}/end`, { body, options });
  }
}

export class FlowsGroup extends Group {
  /**
   * Read the rules of a flow by action, in the order in which they are tried.
   *
   * A flow without rules has its actions with empty lists. Scope: `flows.read`.
   */
  get(flow: string, options?: CallOptions): Call<T.Flow> {
    return callOf(this.on, 'GET', `/flows/${segment(flow)}`, { options });
  }

  get actions(): FlowsActionsGroup {
    return new FlowsActionsGroup(this.on);
  }

  get drafts(): FlowsDraftsGroup {
    return new FlowsDraftsGroup(this.on);
  }

  get replays(): FlowsReplaysGroup {
    return new FlowsReplaysGroup(this.on);
  }

  get versions(): FlowsVersionsGroup {
    return new FlowsVersionsGroup(this.on);
  }
}

export class FlowsActionsGroup extends Group {
  get outcomes(): FlowsActionsOutcomesGroup {
    return new FlowsActionsOutcomesGroup(this.on);
  }

  get rules(): FlowsActionsRulesGroup {
    return new FlowsActionsRulesGroup(this.on);
  }
}

export class FlowsActionsOutcomesGroup extends Group {
  /**
   * List what an action can decide.
   *
   * From the payment services and the methods of this merchant account as they are now. Scope: `flows.read`.
   */
  list(flow: string, action: string, options?: CallOptions): Listing<T.FlowOutcomes> {
    return listOf(this.on, `/flows/${segment(flow)}/actions/${segment(action)}/outcomes`, { options });
  }
}

export class FlowsActionsRulesGroup extends Group {
  /**
   * Add a rule to an action of a flow.
   *
   * It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: `flows.write`. People confirm it; see Confirmations.
   */
  create(flow: string, action: string, body: T.FlowRuleCreate, options?: CallOptions): Call<T.FlowRule> {
    return callOf(this.on, 'POST', `/flows/${segment(flow)}/actions/${segment(action)}/rules`, { body, options });
  }

  /**
   * Put all rules of an action in a new order at once.
   *
   * Every rule must be named once, so that no order is half done. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: `flows.write`. People confirm it; see Confirmations.
   */
  order(flow: string, action: string, body: T.FlowRuleOrder, options?: CallOptions): Call<T.FlowActionRules> {
    return callOf(this.on, 'PUT', `/flows/${segment(flow)}/actions/${segment(action)}/rules/order`, { body, options });
  }

  /**
   * Delete a rule.
   *
   * The rules after it move up. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: `flows.write`. People confirm it; see Confirmations.
   */
  delete(flow: string, action: string, ruleId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/flows/${segment(flow)}/actions/${segment(action)}/rules/${segment(ruleId)}`, { options });
  }

  /**
   * Read a rule.
   *
   * As it stands in the version that counts now. Scope: `flows.read`.
   */
  get(flow: string, action: string, ruleId: string, options?: CallOptions): Call<T.FlowRule> {
    return callOf(this.on, 'GET', `/flows/${segment(flow)}/actions/${segment(action)}/rules/${segment(ruleId)}`, { options });
  }

  /**
   * Change the given fields of a rule.
   *
   * What is left out stays. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: `flows.write`. People confirm it; see Confirmations.
   */
  update(flow: string, action: string, ruleId: string, body: T.FlowRuleUpdate, options?: CallOptions): Call<T.FlowRule> {
    return callOf(this.on, 'PUT', `/flows/${segment(flow)}/actions/${segment(action)}/rules/${segment(ruleId)}`, { body, options });
  }
}

export class FlowsDraftsGroup extends Group {
  /**
   * Begin a draft of a flow from the rules that count now.
   *
   * Nothing is decided by a draft until it is published. Scope: `flows.write`.
   */
  create(flow: string, body?: T.FlowDraftCreate | null, options?: CallOptions): Call<T.FlowDraft> {
    return callOf(this.on, 'POST', `/flows/${segment(flow)}/drafts`, { body, options });
  }

  /**
   * List the drafts of a flow, newest first.
   *
   * A draft that was published is one no more. Scope: `flows.read`.
   */
  list(flow: string, query?: T.ListFlowDraftsQuery, options?: CallOptions): Listing<T.FlowDrafts> {
    return listOf(this.on, `/flows/${segment(flow)}/drafts`, { query, options });
  }

  /**
   * Throw a draft away.
   *
   * The flow stays as it is. Scope: `flows.write`.
   */
  delete(flow: string, draftId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/flows/${segment(flow)}/drafts/${segment(draftId)}`, { options });
  }

  /**
   * Read a draft with its rules.
   *
   * Its rules were checked when they were written. Scope: `flows.read`.
   */
  get(flow: string, draftId: string, options?: CallOptions): Call<T.FlowDraft> {
    return callOf(this.on, 'GET', `/flows/${segment(flow)}/drafts/${segment(draftId)}`, { options });
  }

  /**
   * Change a draft.
   *
   * The rules of each action that is given are replaced as a whole. Scope: `flows.write`.
   */
  update(flow: string, draftId: string, body: T.FlowDraftUpdate, options?: CallOptions): Call<T.FlowDraft> {
    return callOf(this.on, 'PUT', `/flows/${segment(flow)}/drafts/${segment(draftId)}`, { body, options });
  }

  /**
   * Look a draft over before it counts.
   *
   * How many decisions each rule made of late, which rules no payment ever reaches, and what names a payment service that cannot be tried. Scope: `flows.read`.
   */
  check(flow: string, draftId: string, options?: CallOptions): Call<T.FlowCheck> {
    return callOf(this.on, 'GET', `/flows/${segment(flow)}/drafts/${segment(draftId)}/check`, { options });
  }

  /**
   * Compare a draft with the rules that count now.
   *
   * What publishing it would change. Scope: `flows.read`.
   */
  compare(flow: string, draftId: string, options?: CallOptions): Call<T.FlowDifference> {
    return callOf(this.on, 'GET', `/flows/${segment(flow)}/drafts/${segment(draftId)}/difference`, { options });
  }

  /**
   * Try one payment against a draft, rule by rule.
   *
   * Says of each rule whether it applies or which condition fails, and what would be done. Nothing is written, and nobody else is asked: no anti-fraud service, no payment service. `unknown` says what that leaves open. Scope: `flows.read`.
   */
  evaluate(flow: string, draftId: string, body: T.FlowEvaluate, options?: CallOptions): Call<T.FlowEvaluation> {
    return callOf(this.on, 'POST', `/flows/${segment(flow)}/drafts/${segment(draftId)}/evaluate`, { body, options, isReading: true });
  }

  /**
   * Let the rules of a draft count.
   *
   * Makes a new version of the flow and ends the draft. 409 where the flow has changed since the draft was begun: compare, and publish a draft of what counts now. Scope: `flows.write`. People confirm it; see Confirmations.
   */
  publish(flow: string, draftId: string, options?: CallOptions): Call<T.FlowVersion> {
    return callOf(this.on, 'POST', `/flows/${segment(flow)}/drafts/${segment(draftId)}/publish`, { options });
  }

  get replays(): FlowsDraftsReplaysGroup {
    return new FlowsDraftsReplaysGroup(this.on);
  }
}

export class FlowsDraftsReplaysGroup extends Group {
  /**
   * Find out what a draft would have decided on the payments of a period.
   *
   * A worker decides them again from what their decisions saw, and asks no payment service. The draft is taken as it is now. 422 for the checkout flow, whose answers are not kept. Scope: `flows.write`.
   */
  create(flow: string, draftId: string, body?: T.FlowReplayCreate | null, options?: CallOptions): Call<T.FlowReplay> {
    return callOf(this.on, 'POST', `/flows/${segment(flow)}/drafts/${segment(draftId)}/replays`, { body, options });
  }
}

export class FlowsReplaysGroup extends Group {
  /**
   * Read how far a replay is, and what it found.
   *
   * The report is made of what was counted so far. Scope: `flows.read`.
   */
  get(flow: string, replayId: string, options?: CallOptions): Call<T.FlowReplay> {
    return callOf(this.on, 'GET', `/flows/${segment(flow)}/replays/${segment(replayId)}`, { options });
  }
}

export class FlowsVersionsGroup extends Group {
  /**
   * List the versions of a flow, newest first.
   *
   * Every version is kept, since decisions refer to the one that made them. Scope: `flows.read`.
   */
  list(flow: string, query?: T.ListFlowVersionsQuery, options?: CallOptions): Listing<T.FlowVersions> {
    return listOf(this.on, `/flows/${segment(flow)}/versions`, { query, options });
  }

  /**
   * Read a version of a flow with its rules.
   *
   * A version never changes. Scope: `flows.read`.
   */
  get(flow: string, number: string | number, options?: CallOptions): Call<T.FlowVersion> {
    return callOf(this.on, 'GET', `/flows/${segment(flow)}/versions/${segment(number)}`, { options });
  }

  /**
   * Look the rules of a version over.
   *
   * How many decisions each rule made of late, which rules no payment ever reaches, and what names a payment service that cannot be tried. Scope: `flows.read`.
   */
  check(flow: string, number: string | number, options?: CallOptions): Call<T.FlowCheck> {
    return callOf(this.on, 'GET', `/flows/${segment(flow)}/versions/${segment(number)}/check`, { options });
  }

  /**
   * Compare a version of a flow with another one, rule by rule.
   *
   * Rules are the same where their ids are. Scope: `flows.read`.
   */
  compare(flow: string, number: string | number, query?: T.CompareFlowVersionsQuery, options?: CallOptions): Call<T.FlowDifference> {
    return callOf(this.on, 'GET', `/flows/${segment(flow)}/versions/${segment(number)}/difference`, { query, options });
  }

  /**
   * Try one payment against a version of a flow, rule by rule.
   *
   * Says of each rule whether it applies or which condition fails, and what would be done. Nothing is written, and nobody else is asked: no anti-fraud service, no payment service. `unknown` says what that leaves open. Scope: `flows.read`.
   */
  evaluate(flow: string, number: string | number, body: T.FlowEvaluate, options?: CallOptions): Call<T.FlowEvaluation> {
    return callOf(this.on, 'POST', `/flows/${segment(flow)}/versions/${segment(number)}/evaluate`, { body, options, isReading: true });
  }

  /**
   * Let the rules of an earlier version count again.
   *
   * Makes a new version with these rules. They are checked again: a payment service may be gone. Scope: `flows.write`. People confirm it; see Confirmations.
   */
  restore(flow: string, number: string | number, body?: T.FlowRestore | null, options?: CallOptions): Call<T.FlowVersion> {
    return callOf(this.on, 'POST', `/flows/${segment(flow)}/versions/${segment(number)}/restore`, { body, options });
  }
}

export class FraudListEntriesGroup extends Group {
  /**
   * Take no more payments from a card, a buyer, an address or a device; or let one pass.
   *
   * Payments that it fits are declined with `fraud_list_match` before anybody is asked, and the card is not stored. It counts at once in the process that took it, and within a second in the others. What is on the list already is answered 409. Scope: `fraud-lists.write`.
   */
  create(body: T.FraudListEntryCreate, options?: CallOptions): Call<T.FraudListEntry> {
    return callOf(this.on, 'POST', '/fraud-list-entries', { body, options });
  }

  /**
   * List the entries of the fraud list, the newest first.
   *
   * Without those that are over. Filters are joined by and; a list of values by or. Scope: `fraud-lists.read`.
   */
  list(query?: T.ListFraudListEntriesQuery, options?: CallOptions): Listing<T.FraudListEntries> {
    return listOf(this.on, '/fraud-list-entries', { query, options });
  }

  /**
   * Take an entry off the fraud list.
   *
   * Payments that were declined because of it stay so. Scope: `fraud-lists.write`.
   */
  delete(fraudListEntryId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/fraud-list-entries/${segment(fraudListEntryId)}`, { options });
  }

  /**
   * Read an entry of the fraud list.
   *
   * 404 once it is over. Scope: `fraud-lists.read`.
   */
  get(fraudListEntryId: string, options?: CallOptions): Call<T.FraudListEntry> {
    return callOf(this.on, 'GET', `/fraud-list-entries/${segment(fraudListEntryId)}`, { options });
  }
}

export class GiftCardServiceDefinitionsGroup extends Group {
  /**
   * List the connectors of gift card services.
   *
   * Those that have an address in this environment; production has none of the simulated ones. Scope: `gift-card-service-definitions.read`.
   */
  list(query?: T.ListGiftCardServiceDefinitionsQuery, options?: CallOptions): Listing<T.GiftCardServiceDefinitions> {
    return listOf(this.on, '/gift-card-service-definitions', { query, options });
  }

  /**
   * Read which settings the connector of a gift card service takes.
   *
   * What `fields` of a service must hold. Scope: `gift-card-service-definitions.read`.
   */
  get(giftCardServiceDefinitionId: string, options?: CallOptions): Call<T.GiftCardServiceDefinition> {
    return callOf(this.on, 'GET', `/gift-card-service-definitions/${segment(giftCardServiceDefinitionId)}`, { options });
  }
}

export class GiftCardServicesGroup extends Group {
  /**
   * List configured gift card services.
   *
   * Newest first. Secret settings are not shown. Scope: `gift-card-services.read`.
   */
  list(query?: T.ListGiftCardServicesQuery, options?: CallOptions): Listing<T.GiftCardServices> {
    return listOf(this.on, '/gift-card-services', { query, options });
  }

  /**
   * Configure a gift card service for this merchant account.
   *
   * One service of a merchant account may be active, since a card's number does not say whose it is: 409 where another one is, unless this one is set up inactive. Scope: `gift-card-services.write`. People confirm it; see Confirmations.
   */
  create(body: T.GiftCardServiceCreate, options?: CallOptions): Call<T.GiftCardServiceDetails> {
    return callOf(this.on, 'POST', '/gift-card-services', { body, options });
  }

  /**
   * Try credentials at the provider without storing them.
   *
   * Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `gift-card-services.write`.
   */
  verify(body: T.GiftCardServiceVerify, options?: CallOptions): Call<unknown> {
    return callOf(this.on, 'POST', '/gift-card-services/verify', { body, options });
  }

  /**
   * Read a gift card service; secret settings are not shown.
   *
   * Secret settings are left out. Scope: `gift-card-services.read`.
   */
  get(giftCardServiceId: string, options?: CallOptions): Call<T.GiftCardServiceDetails> {
    return callOf(this.on, 'GET', `/gift-card-services/${segment(giftCardServiceId)}`, { options });
  }

  /**
   * Change the given fields of a gift card service.
   *
   * What is left out stays; an empty value removes a setting that is not required. Scope: `gift-card-services.write`. People confirm it; see Confirmations.
   */
  update(giftCardServiceId: string, body: T.GiftCardServiceUpdate, options?: CallOptions): Call<T.GiftCardServiceDetails> {
    return callOf(this.on, 'PUT', `/gift-card-services/${segment(giftCardServiceId)}`, { body, options });
  }

  /**
   * Delete a gift card service.
   *
   * Stored cards can no longer be used through it; what they paid can still be given back. Scope: `gift-card-services.write`. People confirm it; see Confirmations.
   */
  delete(giftCardServiceId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/gift-card-services/${segment(giftCardServiceId)}`, { options });
  }
}

export class GiftCardsGroup extends Group {
  /**
   * Store a gift card.
   *
   * Number and PIN are sealed in the vault and never answered. 50 calls a minute and front-end token are let through, together with balances and payments. Scope: `gift-cards.write`. Front ends may call it with an embed token, within what the token pins.
   */
  create(body: T.GiftCardCreate, options?: CallOptions): Call<T.GiftCard> {
    return callOf(this.on, 'POST', '/gift-cards', { body, options });
  }

  /**
   * List stored gift cards.
   *
   * Newest first, without balances. Scope: `gift-cards.read`.
   */
  list(query?: T.ListGiftCardsQuery, options?: CallOptions): Listing<T.GiftCards> {
    return listOf(this.on, '/gift-cards', { query, options });
  }

  /**
   * Activate a gift card at its provider.
   *
   * Loads money onto a card. The provider is asked once for each Idempotency-Key; while the outcome is not known, a repetition is 409, and then the stored answer, a refusal too. Scope: `gift-cards.write`. Front ends may call it with an embed token, within what the token pins. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  activate(body: T.GiftCardActivationCreate, options?: KeyedOptions): Call<T.GiftCard> {
    return callOf(this.on, 'POST', '/gift-cards/activations', { body, options, isKeyed: true });
  }

  /**
   * Have the provider issue a new gift card.
   *
   * The provider makes a card and says where it shows itself. The provider is asked once for each Idempotency-Key; while the outcome is not known, a repetition is 409, and then the stored answer, a refusal too. Scope: `gift-cards.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  issue(body: T.GiftCardIssuanceCreate, options?: KeyedOptions): Call<T.GiftCardIssuance> {
    return callOf(this.on, 'POST', '/gift-cards/issuances', { body, options, isKeyed: true });
  }

  /**
   * Delete a stored gift card.
   *
   * Number and PIN are destroyed. Scope: `gift-cards.write`.
   */
  delete(giftCardId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/gift-cards/${segment(giftCardId)}`, { options });
  }

  /**
   * Read a stored gift card.
   *
   * Without number and PIN. Scope: `gift-cards.read`.
   */
  get(giftCardId: string, options?: CallOptions): Call<T.GiftCard> {
    return callOf(this.on, 'GET', `/gift-cards/${segment(giftCardId)}`, { options });
  }

  get balances(): GiftCardsBalancesGroup {
    return new GiftCardsBalancesGroup(this.on);
  }
}

export class GiftCardsBalancesGroup extends Group {
  /**
   * Ask for the balances of stored or given gift cards.
   *
   * Each card has a balance or an error of its own. 50 calls a minute and front-end token are let through, together with storing and payments. Scope: `gift-cards.read`. Front ends may call it with an embed token, within what the token pins.
   */
  list(body: T.GiftCardBalanceRequest, options?: CallOptions): Call<T.GiftCardSummaries> {
    return callOf(this.on, 'POST', '/gift-cards/balances', { body, options });
  }
}

export class ProcessorEventsGroup extends Group {
  /**
   * Take what an anti-fraud provider decides later.
   *
   * For providers: the signed path says whose payments it is about, and the connector checks the signature of the body where the provider has one. A review ends once; what comes later moves nothing. No token: what stands in the address is the credential.
   */
  receiveAntiFraud(payload: string, signature: string, body: string | Uint8Array<ArrayBuffer>, options?: CallOptions): Call<Uint8Array> {
    return callOf(this.on, 'POST', `/i/af/${segment(payload)}/${segment(signature)}`, { body, options, isRaw: true });
  }

  /**
   * Take an event that a processor sends.
   *
   * For processors: the signed path says whose event it is, and the connector checks the event's own signature. What is repeated moves nothing twice. No token: what stands in the address is the credential.
   */
  receive(payload: string, signature: string, body: string | Uint8Array<ArrayBuffer>, options?: CallOptions): Call<Uint8Array> {
    return callOf(this.on, 'POST', `/i/ps/${segment(payload)}/${segment(signature)}`, { body, options, isRaw: true });
  }

  /**
   * Take what a token service tells of tokens.
   *
   * For token services: the signed path says whose tokens it is about. They are looked up there, and nothing else of an event is believed. Answers with a `responseId`, as Mastercard asks for. No token: what stands in the address is the credential.
   */
  receiveTokenService(payload: string, signature: string, body: string | Uint8Array<ArrayBuffer>, options?: CallOptions): Call<Uint8Array> {
    return callOf(this.on, 'POST', `/i/ts/${segment(payload)}/${segment(signature)}`, { body, options, isRaw: true });
  }

  /**
   * Tell that a network token has changed at its token service.
   *
   * For the token service: the secret in the path is the credential. The token is then looked up; what the caller says is not believed. No token: what stands in the address is the credential.
   */
  receiveNetworkToken(notification: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'POST', `/network-token-events/${segment(notification)}`, { options });
  }
}

export class MeGroup extends Group {
  /**
   * Read who calls, and what they may do.
   *
   * Of a token, what its scopes and the roles of its key both allow. For every key and every person, whatever they may do.
   */
  get(options?: CallOptions): Call<T.Me> {
    return callOf(this.on, 'GET', '/me', { options });
  }

  /**
   * Change your name and your preferences.
   *
   * What is left out stays. For people who are logged in at the dashboard, whatever their roles.
   */
  update(body: T.MeUpdate, options?: CallOptions): Call<T.Me> {
    return callOf(this.on, 'PUT', '/me', { body, options });
  }
}

export class MerchantAccountsGroup extends Group {
  /**
   * Create a merchant account.
   *
   * Its id is the first part of every key of its data, and names it in `x-merchant-account-id`. Scope: `merchant-accounts.write`.
   */
  create(body: T.MerchantAccountCreate, options?: CallOptions): Call<T.MerchantAccount> {
    return callOf(this.on, 'POST', '/merchant-accounts', { body, options });
  }

  /**
   * List merchant accounts.
   *
   * A caller that is bound to merchant accounts sees only those. Scope: `merchant-accounts.read`.
   */
  list(query?: T.ListMerchantAccountsQuery, options?: CallOptions): Listing<T.MerchantAccounts> {
    return listOf(this.on, '/merchant-accounts', { query, options });
  }

  /**
   * Read a merchant account.
   *
   * Secrets are never answered. Scope: `merchant-accounts.read`.
   */
  get(merchantAccountId: string, options?: CallOptions): Call<T.MerchantAccount> {
    return callOf(this.on, 'GET', `/merchant-accounts/${segment(merchantAccountId)}`, { options });
  }

  /**
   * Change the given fields of a merchant account.
   *
   * What is left out stays, null clears. Scope: `merchant-accounts.write`.
   */
  update(merchantAccountId: string, body: T.MerchantAccountUpdate, options?: CallOptions): Call<T.MerchantAccount> {
    return callOf(this.on, 'PUT', `/merchant-accounts/${segment(merchantAccountId)}`, { body, options });
  }

  get threeDsConfigurations(): MerchantAccountsThreeDsConfigurationsGroup {
    return new MerchantAccountsThreeDsConfigurationsGroup(this.on);
  }

  get threeDsServer(): MerchantAccountsThreeDsServerGroup {
    return new MerchantAccountsThreeDsServerGroup(this.on);
  }

  get tokenServices(): MerchantAccountsTokenServicesGroup {
    return new MerchantAccountsTokenServicesGroup(this.on);
  }
}

export class MerchantAccountsThreeDsConfigurationsGroup extends Group {
  /**
   * Add acquirer data for 3-D Secure with one scheme and currency.
   *
   * What issuers are told of the merchant where a checkout session is authenticated. A second for the same scheme and currency is 409. Scope: `merchant-accounts.write`.
   */
  create(merchantAccountId: string, body: T.MerchantAccountThreeDSConfigurationCreate, options?: CallOptions): Call<T.MerchantAccountThreeDSConfiguration> {
    return callOf(this.on, 'POST', `/merchant-accounts/${segment(merchantAccountId)}/three-ds-configurations`, { body, options });
  }

  /**
   * List a merchant account's 3-D Secure configurations.
   *
   * All of the merchant account, without pages. Scope: `merchant-accounts.read`.
   */
  list(merchantAccountId: string, query?: T.ListThreeDsConfigurationsQuery, options?: CallOptions): Listing<T.MerchantAccountThreeDSConfigurations> {
    return listOf(this.on, `/merchant-accounts/${segment(merchantAccountId)}/three-ds-configurations`, { query, options });
  }

  /**
   * Delete a 3-D Secure configuration.
   *
   * Sessions of its scheme and currency can no longer be authenticated through it. Scope: `merchant-accounts.write`.
   */
  delete(merchantAccountId: string, threeDsConfigurationId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/merchant-accounts/${segment(merchantAccountId)}/three-ds-configurations/${segment(threeDsConfigurationId)}`, { options });
  }

  /**
   * Change the given fields of a 3-D Secure configuration.
   *
   * What is left out stays. Scope: `merchant-accounts.write`.
   */
  update(merchantAccountId: string, threeDsConfigurationId: string, body: T.MerchantAccountThreeDSConfigurationUpdate, options?: CallOptions): Call<T.MerchantAccountThreeDSConfiguration> {
    return callOf(this.on, 'PUT', `/merchant-accounts/${segment(merchantAccountId)}/three-ds-configurations/${segment(threeDsConfigurationId)}`, { body, options });
  }
}

export class MerchantAccountsThreeDsServerGroup extends Group {
  /**
   * Read a 3-D Secure server; secret settings are not shown.
   *
   * Secret settings are not shown. 404: none is set up; in the sandbox its own directory server is asked then, in production no cardholder can be authenticated. Scope: `merchant-accounts.read`.
   */
  get(merchantAccountId: string, options?: CallOptions): Call<T.ThreeDSServer> {
    return callOf(this.on, 'GET', `/merchant-accounts/${segment(merchantAccountId)}/three-ds-server`, { options });
  }

  /**
   * Set up a 3-D Secure server of a merchant account, or change its settings.
   *
   * Authentications that begin from now on ask it, for transactions and for checkout sessions. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
   */
  update(merchantAccountId: string, body: T.ThreeDSServerPut, options?: CallOptions): Call<T.ThreeDSServer> {
    return callOf(this.on, 'PUT', `/merchant-accounts/${segment(merchantAccountId)}/three-ds-server`, { body, options });
  }

  /**
   * Delete a 3-D Secure server.
   *
   * Challenges that it began are still asked for. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
   */
  delete(merchantAccountId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/merchant-accounts/${segment(merchantAccountId)}/three-ds-server`, { options });
  }

  /**
   * Try credentials at the provider without storing them.
   *
   * Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `merchant-accounts.write`.
   */
  verify(merchantAccountId: string, body: T.ThreeDSServerVerify, options?: CallOptions): Call<unknown> {
    return callOf(this.on, 'POST', `/merchant-accounts/${segment(merchantAccountId)}/three-ds-server/verify`, { body, options });
  }
}

export class MerchantAccountsTokenServicesGroup extends Group {
  /**
   * List the token services of a merchant account.
   *
   * Newest first. Secret settings are not shown. Cards of a scheme without one have no network tokens in production, and tokens of its own service in the sandbox. Scope: `merchant-accounts.read`.
   */
  list(merchantAccountId: string, query?: T.ListTokenServicesQuery, options?: CallOptions): Listing<T.TokenServices> {
    return listOf(this.on, `/merchant-accounts/${segment(merchantAccountId)}/token-services`, { query, options });
  }

  /**
   * Set up a token service of a merchant account, or change its settings.
   *
   * Tokens that are asked for from now on are its, where it serves the scheme of the card. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
   */
  update(merchantAccountId: string, tokenServiceDefinitionId: string, body: T.TokenServicePut, options?: CallOptions): Call<T.TokenService> {
    return callOf(this.on, 'PUT', `/merchant-accounts/${segment(merchantAccountId)}/token-services/${segment(tokenServiceDefinitionId)}`, { body, options });
  }

  /**
   * Delete a token service.
   *
   * It is asked for no more tokens. Those that it made go on, and are deleted there with their cards. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
   */
  delete(merchantAccountId: string, tokenServiceDefinitionId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/merchant-accounts/${segment(merchantAccountId)}/token-services/${segment(tokenServiceDefinitionId)}`, { options });
  }

  /**
   * Try credentials at the provider without storing them.
   *
   * Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `merchant-accounts.write`.
   */
  verify(merchantAccountId: string, tokenServiceDefinitionId: string, body: T.TokenServiceVerify, options?: CallOptions): Call<unknown> {
    return callOf(this.on, 'POST', `/merchant-accounts/${segment(merchantAccountId)}/token-services/${segment(tokenServiceDefinitionId)}/verify`, { body, options });
  }
}

export class MetricsExplorerGroup extends Group {
  get metrics(): MetricsExplorerMetricsGroup {
    return new MetricsExplorerMetricsGroup(this.on);
  }

  get presets(): MetricsExplorerPresetsGroup {
    return new MetricsExplorerPresetsGroup(this.on);
  }
}

export class MetricsExplorerMetricsGroup extends Group {
  get modules(): MetricsExplorerMetricsModulesGroup {
    return new MetricsExplorerMetricsModulesGroup(this.on);
  }

  get totals(): MetricsExplorerMetricsTotalsGroup {
    return new MetricsExplorerMetricsTotalsGroup(this.on);
  }
}

export class MetricsExplorerMetricsModulesGroup extends Group {
  /**
   * Read the data of one chart.
   *
   * By the words of one dimension, the hundred most frequent first. Scope: `metrics-explorer.read`.
   */
  get(source: string, metric: string, module: string, query: T.GetMetricsExplorerModuleQuery, options?: CallOptions): Call<readonly (T.ModuleResponse)[]> {
    return callOf(this.on, 'GET', `/metrics-explorer/${segment(source)}/metrics/${segment(metric)}/modules/${segment(module)}`, { query, options });
  }
}

export class MetricsExplorerMetricsTotalsGroup extends Group {
  /**
   * Read the totals of a metric.
   *
   * With its course, and what it was just before. Payments are counted some seconds after they change. Scope: `metrics-explorer.read`.
   */
  get(source: string, metric: string, query: T.GetMetricsExplorerTotalsQuery, options?: CallOptions): Call<T.MetricsExplorerTotalResponse> {
    return callOf(this.on, 'GET', `/metrics-explorer/${segment(source)}/metrics/${segment(metric)}/totals`, { query, options });
  }
}

export class MetricsExplorerPresetsGroup extends Group {
  /**
   * Save a filter.
   *
   * There are a hundred of a source at most. Scope: `metrics-explorer.write`.
   */
  create(source: string, body: T.MetricsExplorerPresetCreate, options?: CallOptions): Call<T.MetricsExplorerPreset> {
    return callOf(this.on, 'POST', `/metrics-explorer/${segment(source)}/presets`, { body, options });
  }

  /**
   * List saved filters.
   *
   * In the order in which they were saved. Scope: `metrics-explorer.read`.
   */
  list(source: string, options?: CallOptions): Call<readonly (T.MetricsExplorerPreset)[]> {
    return callOf(this.on, 'GET', `/metrics-explorer/${segment(source)}/presets`, { options });
  }

  /**
   * Delete a saved filter.
   *
   * Scope: `metrics-explorer.write`.
   */
  delete(source: string, presetId: string, options?: CallOptions): Call<Readonly<Record<string, never>> | null> {
    return callOf(this.on, 'DELETE', `/metrics-explorer/${segment(source)}/presets/${segment(presetId)}`, { options });
  }

  /**
   * Rename a saved filter.
   *
   * Scope: `metrics-explorer.write`.
   */
  update(source: string, presetId: string, body: T.MetricsExplorerPresetUpdate, options?: CallOptions): Call<T.MetricsExplorerPreset> {
    return callOf(this.on, 'PUT', `/metrics-explorer/${segment(source)}/presets/${segment(presetId)}`, { body, options });
  }
}

export class MonitoringGroup extends Group {
  get incidents(): MonitoringIncidentsGroup {
    return new MonitoringIncidentsGroup(this.on);
  }

  get metrics(): MonitoringMetricsGroup {
    return new MonitoringMetricsGroup(this.on);
  }
}

export class MonitoringIncidentsGroup extends Group {
  /**
   * List all incidents.
   *
   * Newest first: metrics beyond their thresholds, endpoints of webhooks that fail, and outcomes that nobody could find out. Scope: `monitoring.read`.
   */
  list(query?: T.ListMonitoringIncidentsQuery, options?: CallOptions): Listing<T.MonitoringIncidents> {
    return listOf(this.on, '/monitoring/incidents', { query, options });
  }

  /**
   * Read an incident.
   *
   * With what people noted about it. Scope: `monitoring.read`.
   */
  get(incidentId: string, options?: CallOptions): Call<T.MonitoringIncident> {
    return callOf(this.on, 'GET', `/monitoring/incidents/${segment(incidentId)}`, { options });
  }

  /**
   * Change the status of an incident.
   *
   * Its notes are what people may change; it closes by itself when it is over. Scope: `monitoring.write`.
   */
  update(incidentId: string, body: T.MonitoringIncidentUpdate, options?: CallOptions): Call<T.MonitoringIncident> {
    return callOf(this.on, 'PUT', `/monitoring/incidents/${segment(incidentId)}`, { body, options });
  }
}

export class MonitoringMetricsGroup extends Group {
  /**
   * Define a metric to watch and when to alert.
   *
   * It is measured every quarter of an hour, from counts that are kept up to date. A merchant account has 50 at most. Scope: `monitoring.write`.
   */
  create(body: T.MonitoringMetricCreate, options?: CallOptions): Call<T.MonitoringMetric> {
    return callOf(this.on, 'POST', '/monitoring/metrics', { body, options });
  }

  /**
   * List watched metrics.
   *
   * Newest first, with their samples. Scope: `monitoring.read`.
   */
  list(query: T.ListMonitoringMetricsQuery, options?: CallOptions): Listing<T.MonitoringMetrics> {
    return listOf(this.on, '/monitoring/metrics', { query, options });
  }

  /**
   * Stop watching a metric.
   *
   * Its incident ends with it; incidents stay, and tell what was watched. Scope: `monitoring.write`.
   */
  delete(metricId: string, options?: CallOptions): Call<Readonly<Record<string, never>>> {
    return callOf(this.on, 'DELETE', `/monitoring/metrics/${segment(metricId)}`, { options });
  }

  /**
   * Read a watched metric.
   *
   * Scope: `monitoring.read`.
   */
  get(metricId: string, query?: T.GetMonitoringMetricQuery, options?: CallOptions): Call<T.MonitoringMetric> {
    return callOf(this.on, 'GET', `/monitoring/metrics/${segment(metricId)}`, { query, options });
  }

  /**
   * Change a watched metric.
   *
   * Samples in a row are counted anew from then on. Scope: `monitoring.write`.
   */
  update(metricId: string, body: T.MonitoringMetricUpdate, options?: CallOptions): Call<T.MonitoringMetric> {
    return callOf(this.on, 'PUT', `/monitoring/metrics/${segment(metricId)}`, { body, options });
  }

  get incidents(): MonitoringMetricsIncidentsGroup {
    return new MonitoringMetricsIncidentsGroup(this.on);
  }
}

export class MonitoringMetricsIncidentsGroup extends Group {
  /**
   * List the incidents of a metric.
   *
   * Newest first. Scope: `monitoring.read`.
   */
  list(metricId: string, query?: T.ListMonitoringMetricIncidentsQuery, options?: CallOptions): Listing<T.MonitoringIncidents> {
    return listOf(this.on, `/monitoring/metrics/${segment(metricId)}/incidents`, { query, options });
  }
}

export class PasskeysGroup extends Group {
  /**
   * Keep a passkey that your browser has made.
   *
   * A second passkey is the way back in for whoever loses the first. For people who are logged in at the dashboard, whatever their roles. People confirm it; see Confirmations.
   */
  create(body: T.PasskeyCreate, options?: CallOptions): Call<T.Passkey> {
    return callOf(this.on, 'POST', '/passkeys', { body, options });
  }

  /**
   * List your passkeys.
   *
   * Twenty at most. For people who are logged in at the dashboard, whatever their roles.
   */
  list(options?: CallOptions): Listing<T.Passkeys> {
    return listOf(this.on, '/passkeys', { options });
  }

  /**
   * Remove a passkey of yours.
   *
   * The last one stays: make another before. Sessions go on. For people who are logged in at the dashboard, whatever their roles. People confirm it; see Confirmations.
   */
  delete(passkeyId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/passkeys/${segment(passkeyId)}`, { options });
  }

  /**
   * Rename a passkey of yours.
   *
   * The authenticator keeps its own name for it. For people who are logged in at the dashboard, whatever their roles.
   */
  update(passkeyId: string, body: T.PasskeyUpdate, options?: CallOptions): Call<T.Passkey> {
    return callOf(this.on, 'PUT', `/passkeys/${segment(passkeyId)}`, { body, options });
  }

  get options(): PasskeysOptionsGroup {
    return new PasskeysOptionsGroup(this.on);
  }
}

export class PasskeysOptionsGroup extends Group {
  /**
   * Ask for what a browser needs to make a passkey of yours.
   *
   * An authenticator that has one of yours already is asked for no second one. For people who are logged in at the dashboard, whatever their roles.
   */
  create(options?: CallOptions): Call<T.PasskeyOptions> {
    return callOf(this.on, 'POST', '/passkeys/options', { options });
  }
}

export class PaymentLinksGroup extends Group {
  /**
   * Create a hosted payment page.
   *
   * The answer's `url` is a page of this service where a buyer pays, once. What is said here is fixed. Scope: `payment-links.write`.
   */
  create(body: T.PaymentLinkCreate, options?: CallOptions): Call<T.PaymentLink> {
    return callOf(this.on, 'POST', '/payment-links', { body, options });
  }

  /**
   * List payment links.
   *
   * Newest first. Scope: `payment-links.read`.
   */
  list(query?: T.ListPaymentLinksQuery, options?: CallOptions): Listing<T.PaymentLinks> {
    return listOf(this.on, '/payment-links', { query, options });
  }

  /**
   * Read a payment link.
   *
   * Its `status` follows from its payment and the clock. Scope: `payment-links.read`.
   */
  get(paymentLinkId: string, options?: CallOptions): Call<T.PaymentLink> {
    return callOf(this.on, 'GET', `/payment-links/${segment(paymentLinkId)}`, { options });
  }

  /**
   * End a payment link now.
   *
   * Nobody can begin to pay it any more. A payment that is under way goes on, and one that was made stays. Scope: `payment-links.write`.
   */
  expire(paymentLinkId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'POST', `/payment-links/${segment(paymentLinkId)}/expire`, { options });
  }
}

export class PaymentMethodDefinitionsGroup extends Group {
  /**
   * List the kinds of payment method that the service knows.
   *
   * With a name and a picture of each, for use in front ends. Scope: `payment-method-definitions.read`.
   */
  list(options?: CallOptions): Listing<T.PaymentMethodDefinitions> {
    return listOf(this.on, '/payment-method-definitions', { options });
  }
}

export class PaymentMethodsGroup extends Group {
  /**
   * Vault a card, a bank account or another payment method without charging it.
   *
   * What is sealed here pays later by its `id`. A method that the buyer approves elsewhere is `buyer_approval_required`: send the buyer to its `approval_url`. They come back to `redirect_url` with `payment_method_id` and `payment_method_status`. Scope: `payment-methods.write`.
   */
  create(body: T.CardPaymentMethodCreate | T.RedirectPaymentMethodCreate | T.CheckoutSessionPaymentMethodCreate | T.PlaidPaymentMethodCreate | T.AnyBankPaymentMethodCreateOf3, options?: CallOptions): Call<T.PaymentMethod> {
    return callOf(this.on, 'POST', '/payment-methods', { body, options });
  }

  /**
   * List stored payment methods.
   *
   * Newest first. Scope: `payment-methods.read`.
   */
  list(query?: T.ListPaymentMethodsQuery, options?: CallOptions): Listing<T.PaymentMethods> {
    return listOf(this.on, '/payment-methods', { query, options });
  }

  /**
   * Delete a payment method, its vaulted data and any mandate on it.
   *
   * What was sealed is destroyed, and mandates and tokens at processors are ended, at once or by a worker that asks for as long as it takes. Scope: `payment-methods.write`. Front ends may call it with an embed token, within what the token pins.
   */
  delete(paymentMethodId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/payment-methods/${segment(paymentMethodId)}`, { options });
  }

  /**
   * Read a stored payment method.
   *
   * Another merchant account's payment method is 404. Scope: `payment-methods.read`.
   */
  get(paymentMethodId: string, options?: CallOptions): Call<T.PaymentMethod> {
    return callOf(this.on, 'GET', `/payment-methods/${segment(paymentMethodId)}`, { options });
  }

  /**
   * Change the expiration date or the scheme transaction id; the identifier stays.
   *
   * What is left out stays. The number cannot be changed: store another card. Scope: `payment-methods.write`.
   */
  update(paymentMethodId: string, body: T.PaymentMethodUpdate, options?: CallOptions): Call<T.PaymentMethod> {
    return callOf(this.on, 'PUT', `/payment-methods/${segment(paymentMethodId)}`, { body, options });
  }

  get networkTokens(): PaymentMethodsNetworkTokensGroup {
    return new PaymentMethodsNetworkTokensGroup(this.on);
  }

  get paymentServiceTokens(): PaymentMethodsPaymentServiceTokensGroup {
    return new PaymentMethodsPaymentServiceTokensGroup(this.on);
  }
}

export class PaymentMethodsNetworkTokensGroup extends Group {
  /**
   * Provision a network token for a card.
   *
   * A card has one token that is not deleted; a second is 400, as is a card that the issuer does not let in. 502 and 504 may be repeated: the same token comes out. Scope: `payment-methods.write`.
   */
  create(paymentMethodId: string, body: T.NetworkTokenCreate, options?: CallOptions): Call<T.NetworkToken> {
    return callOf(this.on, 'POST', `/payment-methods/${segment(paymentMethodId)}/network-tokens`, { body, options });
  }

  /**
   * List the network tokens of a card.
   *
   * The newest hundred; deleted ones are listed too. Scope: `payment-methods.read`.
   */
  list(paymentMethodId: string, options?: CallOptions): Listing<T.NetworkTokens> {
    return listOf(this.on, `/payment-methods/${segment(paymentMethodId)}/network-tokens`, { options });
  }

  /**
   * Delete a network token.
   *
   * Destroyed here at once; a worker tells the token service. Scope: `payment-methods.write`.
   */
  delete(paymentMethodId: string, networkTokenId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/payment-methods/${segment(paymentMethodId)}/network-tokens/${segment(networkTokenId)}`, { options });
  }

  /**
   * Resume a suspended network token.
   *
   * Payments use it again. Scope: `payment-methods.write`.
   */
  resume(paymentMethodId: string, networkTokenId: string, options?: CallOptions): Call<T.NetworkToken> {
    return callOf(this.on, 'POST', `/payment-methods/${segment(paymentMethodId)}/network-tokens/${segment(networkTokenId)}/resume`, { options });
  }

  /**
   * Suspend a network token.
   *
   * Payments use the card number until it is resumed. Scope: `payment-methods.write`.
   */
  suspend(paymentMethodId: string, networkTokenId: string, options?: CallOptions): Call<T.NetworkToken> {
    return callOf(this.on, 'POST', `/payment-methods/${segment(paymentMethodId)}/network-tokens/${segment(networkTokenId)}/suspend`, { options });
  }

  get cryptogram(): PaymentMethodsNetworkTokensCryptogramGroup {
    return new PaymentMethodsNetworkTokensCryptogramGroup(this.on);
  }
}

export class PaymentMethodsNetworkTokensCryptogramGroup extends Group {
  /**
   * Get a cryptogram that proves a network token once.
   *
   * A new one each time, good for one payment. 400 where the token is not active. Scope: `payment-methods.read`.
   */
  create(paymentMethodId: string, networkTokenId: string, body: T.CryptogramCreate, options?: CallOptions): Call<T.Cryptogram> {
    return callOf(this.on, 'POST', `/payment-methods/${segment(paymentMethodId)}/network-tokens/${segment(networkTokenId)}/cryptogram`, { body, options, isReading: true });
  }
}

export class PaymentMethodsPaymentServiceTokensGroup extends Group {
  /**
   * Have a processor make its own token for a payment method.
   *
   * Only for connectors whose processor makes such tokens. Scope: `payment-methods.write`.
   */
  create(paymentMethodId: string, body: T.PaymentServiceTokenCreate, options?: CallOptions): Call<T.PaymentServiceToken> {
    return callOf(this.on, 'POST', `/payment-methods/${segment(paymentMethodId)}/payment-service-tokens`, { body, options });
  }

  /**
   * List the processors' own tokens for a payment method.
   *
   * All of the payment method, without pages. Scope: `payment-methods.read`.
   */
  list(paymentMethodId: string, query?: T.ListPaymentMethodPaymentServiceTokensQuery, options?: CallOptions): Listing<T.PaymentServiceTokens> {
    return listOf(this.on, `/payment-methods/${segment(paymentMethodId)}/payment-service-tokens`, { query, options });
  }

  /**
   * Delete a processor's token.
   *
   * Destroyed here at once; a worker tells the processor. Scope: `payment-methods.write`.
   */
  delete(paymentMethodId: string, paymentServiceTokenId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/payment-methods/${segment(paymentMethodId)}/payment-service-tokens/${segment(paymentServiceTokenId)}`, { options });
  }
}

export class PaymentOptionsGroup extends Group {
  /**
   * List what a buyer can pay this cart with.
   *
   * Every method once, in the order in which payment services are tried; wallets follow the cards that they stand for. What is not known of the cart rules nothing out. Where a rule of the checkout flow applies, its methods are shown, in its order. Scope: `payment-options.read`. Front ends may call it with an embed token, within what the token pins.
   */
  list(body: T.PaymentOptionRequest, options?: CallOptions): Call<T.PaymentOptions> {
    return callOf(this.on, 'POST', '/payment-options', { body, options });
  }
}

export class PaymentServiceDefinitionsGroup extends Group {
  /**
   * List the connectors of payment services.
   *
   * Those that have an address in this environment; production has none of the simulated ones. Scope: `payment-service-definitions.read`.
   */
  list(query?: T.ListPaymentServiceDefinitionsQuery, options?: CallOptions): Listing<T.PaymentServiceDefinitions> {
    return listOf(this.on, '/payment-service-definitions', { query, options });
  }

  /**
   * Read which settings the connector of a payment service takes.
   *
   * What `fields` of a payment service must hold, and which currencies, countries and features the connector has. Scope: `payment-service-definitions.read`.
   */
  get(paymentServiceDefinitionId: string, options?: CallOptions): Call<T.PaymentServiceDefinition> {
    return callOf(this.on, 'GET', `/payment-service-definitions/${segment(paymentServiceDefinitionId)}`, { options });
  }

  get sessions(): PaymentServiceDefinitionsSessionsGroup {
    return new PaymentServiceDefinitionsSessionsGroup(this.on);
  }
}

export class PaymentServiceDefinitionsSessionsGroup extends Group {
  /**
   * Open a client session with a connector's processor.
   *
   * 400 for connectors without sessions of their own. Scope: `transactions.write`.
   */
  create(paymentServiceDefinitionId: string, body: Readonly<Record<string, unknown>>, options?: CallOptions): Call<T.CreateSession> {
    return callOf(this.on, 'POST', `/payment-service-definitions/${segment(paymentServiceDefinitionId)}/sessions`, { body, options });
  }
}

export class PaymentServicesGroup extends Group {
  /**
   * Configure a connector for this merchant account.
   *
   * Payments can go through it at once. Secret settings are sealed in the vault. Scope: `payment-services.write`. People confirm it; see Confirmations.
   */
  create(body: T.PaymentServiceCreate, options?: CallOptions): Call<T.PaymentService> {
    return callOf(this.on, 'POST', '/payment-services', { body, options });
  }

  /**
   * List configured payment services.
   *
   * Most recently made first; `position` says in which order they are tried. Scope: `payment-services.read`.
   */
  list(query?: T.ListPaymentServicesQuery, options?: CallOptions): Listing<T.PaymentServices> {
    return listOf(this.on, '/payment-services', { query, options });
  }

  /**
   * Try credentials at the provider without storing them.
   *
   * Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `payment-services.write`.
   */
  verify(body: T.VerifyCredentials, options?: CallOptions): Call<unknown> {
    return callOf(this.on, 'POST', '/payment-services/verify', { body, options });
  }

  /**
   * Delete a payment service.
   *
   * New payments no longer go through it; old ones can still be captured, refunded and looked up. Scope: `payment-services.write`. People confirm it; see Confirmations.
   */
  delete(paymentServiceId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/payment-services/${segment(paymentServiceId)}`, { options });
  }

  /**
   * Read a payment service; secret settings are not shown.
   *
   * Secret settings are left out. Scope: `payment-services.read`.
   */
  get(paymentServiceId: string, options?: CallOptions): Call<T.PaymentService> {
    return callOf(this.on, 'GET', `/payment-services/${segment(paymentServiceId)}`, { options });
  }

  /**
   * Change the given fields of a payment service.
   *
   * What is left out stays; an empty value removes a setting that is not required. Every process sees the change within a second. Scope: `payment-services.write`. People confirm it; see Confirmations.
   */
  update(paymentServiceId: string, body: T.PaymentServiceUpdate, options?: CallOptions): Call<T.PaymentService> {
    return callOf(this.on, 'PUT', `/payment-services/${segment(paymentServiceId)}`, { body, options });
  }

  get health(): PaymentServicesHealthGroup {
    return new PaymentServicesHealthGroup(this.on);
  }

  get sessions(): PaymentServicesSessionsGroup {
    return new PaymentServicesSessionsGroup(this.on);
  }
}

export class PaymentServicesHealthGroup extends Group {
  /**
   * See how all payment services do.
   *
   * Of all that are set up, in the order in which they are tried, a hundred at most. Scope: `payment-services.read`.
   */
  list(query?: T.ListPaymentServiceHealthQuery, options?: CallOptions): Listing<T.PaymentServiceHealths> {
    return listOf(this.on, '/payment-services/health', { query, options });
  }

  /**
   * See how a payment service does.
   *
   * As in the list of all. Scope: `payment-services.read`.
   */
  get(paymentServiceId: string, query?: T.GetPaymentServiceHealthQuery, options?: CallOptions): Call<T.PaymentServiceHealth> {
    return callOf(this.on, 'GET', `/payment-services/${segment(paymentServiceId)}/health`, { query, options });
  }
}

export class PaymentServicesSessionsGroup extends Group {
  /**
   * Open a client session with a configured payment service.
   *
   * 400 for connectors without sessions of their own. Scope: `transactions.write`.
   */
  create(paymentServiceId: string, body: Readonly<Record<string, unknown>>, options?: CallOptions): Call<T.CreateSession> {
    return callOf(this.on, 'POST', `/payment-services/${segment(paymentServiceId)}/sessions`, { body, options });
  }
}

export class PayoutsGroup extends Group {
  /**
   * Pay money out to a card or bank account.
   *
   * `pending` says also that the outcome is not known yet: do not pay again. 422 for a payment service whose connector does not pay out to such a card or account. `buyer.shipping_details` is taken as published: nothing is sent there. Scope: `payouts.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  create(body: T.PayoutCreate, options?: KeyedOptions): Call<T.PayoutSummary> {
    return callOf(this.on, 'POST', '/payouts', { body, options, isKeyed: true });
  }

  /**
   * List payouts.
   *
   * Most recently made first. Scope: `payouts.read`.
   */
  list(query?: T.ListPayoutsQuery, options?: CallOptions): Listing<T.PayoutSummaries> {
    return listOf(this.on, '/payouts', { query, options });
  }

  /**
   * Read a payout.
   *
   * A pending payout is looked up at the processor until its outcome is known. Scope: `payouts.read`.
   */
  get(payoutId: string, options?: CallOptions): Call<T.PayoutSummary> {
    return callOf(this.on, 'GET', `/payouts/${segment(payoutId)}`, { options });
  }
}

export class ProcessorReportsGroup extends Group {
  /**
   * Upload a file in which a processor says what it settled.
   *
   * Of processors that give it to people alone, by e-mail or SFTP; and of any whose files are read, in place of one that was not fetched. It is read in a moment. 422 says what of the file is missing, or that no reader knows it. Scope: `transactions.write`.
   */
  create(body: T.ProcessorReportCreate, options?: CallOptions): Call<T.ProcessorReport> {
    return callOf(this.on, 'POST', '/processor-reports', { body, options });
  }

  /**
   * List the files in which processors say what they settled, newest first.
   *
   * By when they were first announced. A file is forgotten some time after it was read; what its lines put in the books stays. Filters are joined by and; a list of values by or. Scope: `reports.read`.
   */
  list(query?: T.ListProcessorReportsQuery, options?: CallOptions): Listing<T.ProcessorReports> {
    return listOf(this.on, '/processor-reports', { query, options });
  }

  /**
   * Read how far a file of a processor has been read, and what its lines were about.
   *
   * 404 once the file is forgotten. Scope: `reports.read`.
   */
  get(processorReportId: string, options?: CallOptions): Call<T.ProcessorReport> {
    return callOf(this.on, 'GET', `/processor-reports/${segment(processorReportId)}`, { options });
  }

  get unmatchedLines(): ProcessorReportsUnmatchedLinesGroup {
    return new ProcessorReportsUnmatchedLinesGroup(this.on);
  }
}

export class ProcessorReportsUnmatchedLinesGroup extends Group {
  /**
   * List the lines of a processor's file that came to nothing, in the order of the file.
   *
   * The first thousand of a file, with why; the counts of the file have them all. Scope: `reports.read`.
   */
  list(processorReportId: string, query?: T.ListProcessorReportLinesQuery, options?: CallOptions): Listing<T.ProcessorReportLines> {
    return listOf(this.on, `/processor-reports/${segment(processorReportId)}/unmatched-lines`, { query, options });
  }
}

export class ReconciliationsGroup extends Group {
  /**
   * List days with what was captured, settled, paid out and received, the last day first.
   *
   * A day is looked at anew some seconds after something of it came. Filters are joined by and; days on which nothing moved are left out. Scope: `transactions.read`.
   */
  list(query?: T.ListReconciliationsQuery, options?: CallOptions): Listing<T.Reconciliations> {
    return listOf(this.on, '/reconciliations', { query, options });
  }

  /**
   * Read the reconciliation of a day.
   *
   * 404 where nothing moved on it. Scope: `transactions.read`.
   */
  get(date: string, options?: CallOptions): Call<T.Reconciliation> {
    return callOf(this.on, 'GET', `/reconciliations/${segment(date)}`, { options });
  }

  /**
   * Close a day: nothing of it changes any more.
   *
   * What comes later for it is a difference of the day on which it comes, with `corrects_date`. 409 where the day is not over, is closed, or is to be looked at anew; 422 where something of it is unexplained and no reason is given. Scope: `transactions.write`.
   */
  close(date: string, body?: T.ReconciliationClose | null, options?: CallOptions): Call<T.Reconciliation> {
    return callOf(this.on, 'POST', `/reconciliations/${segment(date)}/close`, { body, options });
  }

  get differences(): ReconciliationsDifferencesGroup {
    return new ReconciliationsDifferencesGroup(this.on);
  }
}

export class ReconciliationsDifferencesGroup extends Group {
  /**
   * List the differences of a day, each with its reason and the amounts that it is made of.
   *
   * Fees and taxes in lines that are otherwise the same are in the sums of the day alone. A cursor is refused once the day was looked at anew: begin with the first page. Scope: `transactions.read`.
   */
  list(date: string, query?: T.ListReconciliationDifferencesQuery, options?: CallOptions): Listing<T.ReconciliationDifferences> {
    return listOf(this.on, `/reconciliations/${segment(date)}/differences`, { query, options });
  }
}

export class RefundsGroup extends Group {
  /**
   * Refund all or part of what was captured of a transaction named in the body.
   *
   * The same as refunding under the transaction's path. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  create(body: T.RefundCreate, options?: KeyedOptions): Call<T.Refund> {
    return callOf(this.on, 'POST', '/refunds', { body, options, isKeyed: true });
  }

  /**
   * List the refunds of all transactions, newest first.
   *
   * By when they were asked for. Refunds to gift cards are among them. Filters are joined by and; a list of values by or. Scope: `transactions.read`.
   */
  list(query?: T.ListRefundsQuery, options?: CallOptions): Listing<T.RefundList> {
    return listOf(this.on, '/refunds', { query, options });
  }

  /**
   * Read a refund by its id alone.
   *
   * A refund that is `processing` is looked up at the processor until its outcome is known. Scope: `transactions.read`.
   */
  get(refundId: string, options?: CallOptions): Call<T.Refund> {
    return callOf(this.on, 'GET', `/refunds/${segment(refundId)}`, { options });
  }
}

export class RelayRequestsGroup extends Group {
  /**
   * List what was relayed.
   *
   * Newest first: every `POST /vault-forward`, also those that were refused. Never a path, a header or a body. A page may be short while more follow. Scope: `vault-forward-configs.read`.
   */
  list(query?: T.ListRelayRequestsQuery, options?: CallOptions): Listing<T.RelayRequests> {
    return listOf(this.on, '/relay-requests', { query, options });
  }
}

export class ReportExecutionsGroup extends Group {
  /**
   * List the runs of all reports.
   *
   * Newest first, of every report of the merchant account. Scope: `reports.read`.
   */
  list(query?: T.ListAllReportExecutionsQuery, options?: CallOptions): Listing<T.ReportExecutions> {
    return listOf(this.on, '/report-executions', { query, options });
  }

  /**
   * Read a run of a report.
   *
   * With the report that it is a run of. Scope: `reports.read`.
   */
  get(reportExecutionId: string, options?: CallOptions): Call<T.ReportExecution> {
    return callOf(this.on, 'GET', `/report-executions/${segment(reportExecutionId)}`, { options });
  }
}

export class ReportsGroup extends Group {
  /**
   * Create a report that runs once or on a schedule.
   *
   * A worker makes its files, one a run, and `report-execution.succeeded` or `report-execution.failed` tells of the end. Without a filter by time a scheduled report has what the last whole period brought; a receivable is listed for as long as it is owed. Scope: `reports.write`.
   */
  create(body: T.ReportCreate, options?: CallOptions): Call<T.Report> {
    return callOf(this.on, 'POST', '/reports', { body, options });
  }

  /**
   * List reports.
   *
   * Newest first, each with its latest run. Scope: `reports.read`.
   */
  list(query?: T.ListReportsQuery, options?: CallOptions): Listing<T.Reports> {
    return listOf(this.on, '/reports', { query, options });
  }

  /**
   * Read a report.
   *
   * With its latest run, and when the next one is. Scope: `reports.read`.
   */
  get(reportId: string, options?: CallOptions): Call<T.Report> {
    return callOf(this.on, 'GET', `/reports/${segment(reportId)}`, { options });
  }

  /**
   * Rename a report or turn its schedule on or off.
   *
   * What is left out stays. What it is about never changes: make another report for that. Scope: `reports.write`.
   */
  update(reportId: string, body: T.ReportUpdate, options?: CallOptions): Call<T.Report> {
    return callOf(this.on, 'PUT', `/reports/${segment(reportId)}`, { body, options });
  }

  get executions(): ReportsExecutionsGroup {
    return new ReportsExecutionsGroup(this.on);
  }
}

export class ReportsExecutionsGroup extends Group {
  /**
   * List the runs of a report.
   *
   * Newest first. Scope: `reports.read`.
   */
  list(reportId: string, query?: T.ListReportExecutionsQuery, options?: CallOptions): Listing<T.ReportExecutions> {
    return listOf(this.on, `/reports/${segment(reportId)}/executions`, { query, options });
  }

  /**
   * Get an address to download a finished run from.
   *
   * The file is CSV by RFC 4180, in UTF-8, compressed on the way where the client takes that. A text that a spreadsheet would take for a formula begins with an apostrophe. Scope: `reports.read`. People at times confirm it; see Confirmations.
   */
  createUrl(reportId: string, reportExecutionId: string, body?: T.ReportExecutionUrlGenerate | null, options?: CallOptions): Call<T.ReportExecutionUrl> {
    return callOf(this.on, 'POST', `/reports/${segment(reportId)}/executions/${segment(reportExecutionId)}/url`, { body, options, isReading: true });
  }
}

export class RequestsGroup extends Group {
  /**
   * List calls of the API.
   *
   * Newest first, without what they said: no bodies, headers or queries. Kept for thirty days unless the operator says otherwise. A call is here a second or two after its answer; the last ones of a process that dies are lost. A page may be short while more follow. Scope: `audit-logs.read`.
   */
  list(query?: T.ListRequestsQuery, options?: CallOptions): Listing<T.RequestLogEntries> {
    return listOf(this.on, '/requests', { query, options });
  }
}

export class RolesGroup extends Group {
  /**
   * List the roles that can be given to keys.
   *
   * A token allows what its scopes and the roles of its key both allow. Scope: `roles.read`.
   */
  list(query?: T.ListRolesQuery, options?: CallOptions): Listing<T.Roles> {
    return listOf(this.on, '/roles', { query, options });
  }

  get assignments(): RolesAssignmentsGroup {
    return new RolesAssignmentsGroup(this.on);
  }
}

export class RolesAssignmentsGroup extends Group {
  /**
   * Give a user a role.
   *
   * Nobody gives what they lack: the role must allow nothing in that merchant account that the caller may not do there. It counts at once, everywhere within two seconds. Scope: `roles.write`. People confirm it; see Confirmations.
   */
  create(body: T.RoleAssignmentCreate, options?: CallOptions): Call<T.RoleAssignment> {
    return callOf(this.on, 'POST', '/roles/assignments', { body, options });
  }

  /**
   * List which user has which role, and where.
   *
   * Newest first. A caller who acts for some merchant accounts sees the roles in those. Scope: `roles.read`.
   */
  list(query?: T.ListRoleAssignmentsQuery, options?: CallOptions): Listing<T.RoleAssignments> {
    return listOf(this.on, '/roles/assignments', { query, options });
  }

  /**
   * Take a role from a user.
   *
   * By callers who could give it. The last administrator of every merchant account keeps the role: 409. It no longer counts anywhere within two seconds. Scope: `roles.write`. People confirm it; see Confirmations.
   */
  delete(roleAssignmentId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/roles/assignments/${segment(roleAssignmentId)}`, { options });
  }

  /**
   * Change what a user's role is without, and how much it may move.
   *
   * What is left out stays. By callers who could give the role, as it is and as it is to be: nobody raises their own. The last administrator of every merchant account stays without limits: 409. It counts at once, everywhere within two seconds. Scope: `roles.write`. People confirm it; see Confirmations.
   */
  update(roleAssignmentId: string, body: T.RoleAssignmentUpdate, options?: CallOptions): Call<T.RoleAssignment> {
    return callOf(this.on, 'PUT', `/roles/assignments/${segment(roleAssignmentId)}`, { body, options });
  }
}

export class SandboxGroup extends Group {
  get clock(): SandboxClockGroup {
    return new SandboxClockGroup(this.on);
  }

  get due(): SandboxDueGroup {
    return new SandboxDueGroup(this.on);
  }

  get relays(): SandboxRelaysGroup {
    return new SandboxRelaysGroup(this.on);
  }

  get situations(): SandboxSituationsGroup {
    return new SandboxSituationsGroup(this.on);
  }
}

export class SandboxClockGroup extends Group {
  /**
   * Read what time it is for a sandbox merchant account.
   *
   * 404 in production. Scope: `merchant-accounts.read`.
   */
  get(options?: CallOptions): Call<T.SandboxClock> {
    return callOf(this.on, 'GET', '/sandbox/clock', { options });
  }

  /**
   * Advance the time of a sandbox merchant account, so that what is due falls due.
   *
   * Expiries, retries and look-ups that are due by then happen. Time never goes back. 404 in production. Scope: `merchant-accounts.write`.
   */
  update(body: T.SandboxClockUpdate, options?: CallOptions): Call<T.SandboxClock> {
    return callOf(this.on, 'PUT', '/sandbox/clock', { body, options });
  }
}

export class SandboxDueGroup extends Group {
  /**
   * See what will happen by a time, before the clock is moved there.
   *
   * What falls due by then as things are now: what it brings about in turn is not foreseen. A thousand of each table are looked at. 404 in production. Scope: `merchant-accounts.read`.
   */
  get(query: T.GetSandboxDueQuery, options?: CallOptions): Listing<T.SandboxDue> {
    return listOf(this.on, '/sandbox/due', { query, options });
  }
}

export class SandboxRelaysGroup extends Group {
  /**
   * Relay a request to the echo, a simulated third party that says what it was sent.
   *
   * It goes the way of `POST /vault-forward`, and is in the list of relays; card data leave the vault for the sandbox’s own echo alone, which masks them before it answers. 404 in production. Scope: `vault-forward-configs.write`.
   */
  create(body: T.SandboxRelayCreate, options?: CallOptions): Call<T.SandboxRelay> {
    return callOf(this.on, 'POST', '/sandbox/relays', { body, options });
  }
}

export class SandboxSituationsGroup extends Group {
  /**
   * Have a simulated processor be slow, down or wrong, or a buyer dispute a payment.
   *
   * It holds for the processor of a payment service, in this merchant account, until it ends. 404 in production. Scope: `merchant-accounts.write`.
   */
  create(body: T.SandboxSituationCreate, options?: CallOptions): Call<T.SandboxSituation> {
    return callOf(this.on, 'POST', '/sandbox/situations', { body, options });
  }

  /**
   * List the situations that are on.
   *
   * Oldest first. Disputes and settlements happen at once, and are not among them. 404 in production. Scope: `merchant-accounts.read`.
   */
  list(options?: CallOptions): Listing<T.SandboxSituations> {
    return listOf(this.on, '/sandbox/situations', { options });
  }

  /**
   * End a situation.
   *
   * Answers that it held up come. 404 for one that is over, and in production. Scope: `merchant-accounts.write`.
   */
  delete(situationId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/sandbox/situations/${segment(situationId)}`, { options });
  }
}

export class SavedViewsGroup extends Group {
  /**
   * Save what a list is asked for, under a name.
   *
   * An owner has at most a hundred in a merchant account, and two hundred of all owners are shared. For every key and every person, whatever they may do.
   */
  create(body: T.SavedViewCreate, options?: CallOptions): Call<T.SavedView> {
    return callOf(this.on, 'POST', '/saved-views', { body, options });
  }

  /**
   * List the saved views of the caller, and those that are shared.
   *
   * By name. Every person and every key has their own. For every key and every person, whatever they may do.
   */
  list(query?: T.ListSavedViewsQuery, options?: CallOptions): Listing<T.SavedViews> {
    return listOf(this.on, '/saved-views', { query, options });
  }

  /**
   * Delete a saved view.
   *
   * Its owner does; a shared one is deleted with the scope `merchant-accounts.write` as well. For every key and every person, whatever they may do.
   */
  delete(savedViewId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/saved-views/${segment(savedViewId)}`, { options });
  }

  /**
   * Change the given fields of a saved view.
   *
   * Only its owner changes it. For every key and every person, whatever they may do.
   */
  update(savedViewId: string, body: T.SavedViewUpdate, options?: CallOptions): Call<T.SavedView> {
    return callOf(this.on, 'PUT', `/saved-views/${segment(savedViewId)}`, { body, options });
  }
}

export class SessionsGroup extends Group {
  /**
   * List where you are logged in.
   *
   * The latest hundred. For people who are logged in at the dashboard, whatever their roles.
   */
  list(options?: CallOptions): Listing<T.Sessions> {
    return listOf(this.on, '/sessions', { options });
  }

  /**
   * End one of your sessions.
   *
   * It is refused everywhere within two seconds. For people who are logged in at the dashboard, whatever their roles.
   */
  delete(sessionId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/sessions/${segment(sessionId)}`, { options });
  }
}

export class SettlementReportsGroup extends Group {
  /**
   * List processors' settlement reports with what their lines add up to, newest first.
   *
   * One for each report and currency, kept up with every line, so its figures are exact. A report is what the processor calls one: a payout, a day or a file. Scope: `transactions.read`.
   */
  list(query?: T.ListSettlementReportsQuery, options?: CallOptions): Listing<T.SettlementReports> {
    return listOf(this.on, '/settlement-reports', { query, options });
  }
}

export class SettlementsGroup extends Group {
  /**
   * List what processors have settled of all transactions, latest first.
   *
   * Every line of the processors' reports, by when it reached this instance: settled captures and refunds, chargebacks, and those reversed. Lines never change. Filters are joined by and; a list of values by or. Scope: `transactions.read`.
   */
  list(query?: T.ListSettlementsQuery, options?: CallOptions): Listing<T.SettlementLines> {
    return listOf(this.on, '/settlements', { query, options });
  }
}

export class ThreeDsScenariosGroup extends Group {
  /**
   * Add a rule that decides what 3-D Secure answers in the sandbox.
   *
   * Hosted 3-D Secure in the sandbox asks these rules first. 404 in production. Scope: `three-ds-scenarios.write`. People confirm it; see Confirmations.
   */
  create(body: T.ThreeDSecureScenarioCreate, options?: CallOptions): Call<T.ThreeDSecureScenario> {
    return callOf(this.on, 'POST', '/three-ds-scenarios', { body, options });
  }

  /**
   * List the 3-D Secure scenarios in the order in which they are tried.
   *
   * In the order in which they are tried. Scope: `three-ds-scenarios.read`.
   */
  list(query?: T.GetThreeDsScenarioQuery, options?: CallOptions): Listing<T.ThreeDSecureScenarios> {
    return listOf(this.on, '/three-ds-scenarios', { query, options });
  }

  /**
   * Find the scenario that a transaction would meet, without making one.
   *
   * Makes nothing and asks nobody: for trying rules out. Scope: `three-ds-scenarios.read`.
   */
  match(body: T.ThreeDSecureScenarioMatchRequest, options?: CallOptions): Call<T.ThreeDSecureScenarioMatch> {
    return callOf(this.on, 'POST', '/three-ds-scenarios/match', { body, options, isReading: true });
  }

  /**
   * Put all 3-D Secure scenarios in a new order at once.
   *
   * Every rule must be named once, so that no order is half done. Scope: `three-ds-scenarios.write`. People confirm it; see Confirmations.
   */
  order(body: T.ThreeDSecureScenarioOrder, options?: CallOptions): Call<T.OrderedThreeDSecureScenarios> {
    return callOf(this.on, 'PUT', '/three-ds-scenarios/order', { body, options });
  }

  /**
   * Delete a 3-D Secure scenario.
   *
   * The rules after it move up. Scope: `three-ds-scenarios.write`. People confirm it; see Confirmations.
   */
  delete(threeDsScenarioId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/three-ds-scenarios/${segment(threeDsScenarioId)}`, { options });
  }

  /**
   * Change a 3-D Secure scenario.
   *
   * What is left out stays. Scope: `three-ds-scenarios.write`. People confirm it; see Confirmations.
   */
  update(threeDsScenarioId: string, body: T.ThreeDSecureScenarioUpdate, options?: CallOptions): Call<T.ThreeDSecureScenario> {
    return callOf(this.on, 'PUT', `/three-ds-scenarios/${segment(threeDsScenarioId)}`, { body, options });
  }
}

export class ThreeDsServerDefinitionsGroup extends Group {
  /**
   * List the connectors of 3-D Secure servers.
   *
   * Those that have an address in this environment; production has none of the simulated ones. Scope: `merchant-accounts.read`.
   */
  list(query?: T.ListThreeDsServerDefinitionsQuery, options?: CallOptions): Listing<T.ThreeDSServerDefinitions> {
    return listOf(this.on, '/three-ds-server-definitions', { query, options });
  }
}

export class TokenServiceDefinitionsGroup extends Group {
  /**
   * List the connectors of token services.
   *
   * Those that have an address in this environment; production has none of the simulated ones. Scope: `merchant-accounts.read`.
   */
  list(query?: T.ListTokenServiceDefinitionsQuery, options?: CallOptions): Listing<T.TokenServiceDefinitions> {
    return listOf(this.on, '/token-service-definitions', { query, options });
  }
}

export class TransactionsGroup extends Group {
  /**
   * Take a payment: authorize it, or authorize and capture.
   *
   * Tries payment services in their order until one takes the payment. A decline is an answer, 201 with a status, not an error. `processing` says that the outcome is not known yet: do not pay again. Send an Idempotency-Key, and repeat with it after a 5xx or no answer. Scope: `transactions.write`. Front ends may call it with an embed token, within what the token pins. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  create(body: T.TransactionCreate, options?: KeyedOptions): Call<T.Transaction> {
    return callOf(this.on, 'POST', '/transactions', { body, options, isKeyed: true });
  }

  /**
   * List transactions, most recently updated first.
   *
   * Most recently updated first. What changes while pages are read comes again behind the last page. Filters are joined by and; a list of values by or. Scope: `transactions.read`.
   */
  list(query?: T.ListTransactionsQuery, options?: CallOptions): Listing<T.TransactionSummaries> {
    return listOf(this.on, '/transactions', { query, options });
  }

  /**
   * Read a transaction.
   *
   * What the outcome is, also for those whose answer was lost. Scope: `transactions.read`.
   */
  get(transactionId: string, options?: CallOptions): Call<T.Transaction> {
    return callOf(this.on, 'GET', `/transactions/${segment(transactionId)}`, { options });
  }

  /**
   * Correct a transaction by hand, without calling the processor.
   *
   * For what you know better. The ledger is corrected by the difference; amounts must fit together (422), and nothing may be under way (409). Scope: `transactions.write`.
   */
  update(transactionId: string, body: T.TransactionUpdate, options?: CallOptions): Call<T.Transaction> {
    return callOf(this.on, 'PUT', `/transactions/${segment(transactionId)}`, { body, options });
  }

  /**
   * Cancel a transaction that is not finished yet.
   *
   * For what the buyer has not approved and the processor has not finished. What the buyer does afterwards charges nothing. Scope: `transactions.write`. People confirm it; see Confirmations.
   */
  cancel(transactionId: string, options?: CallOptions): Call<T.TransactionCancel> {
    return callOf(this.on, 'POST', `/transactions/${segment(transactionId)}/cancel`, { options });
  }

  /**
   * Capture all or part of an authorized transaction.
   *
   * The amount is reserved before anything is sent. `capture_pending` says that the outcome is not known yet: do not capture again. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  capture(transactionId: string, body: T.TransactionCaptureCreate, options?: KeyedOptions): Call<T.Transaction | T.TransactionCapture> {
    return callOf(this.on, 'POST', `/transactions/${segment(transactionId)}/capture`, { body, options, isKeyed: true });
  }

  /**
   * Go on with an order that the buyer approved; doing it again changes nothing.
   *
   * For a client SDK: the token in the query is the credential. May be repeated. No token: what stands in the address is the credential.
   */
  complete(transactionId: string, query: T.CompleteTransactionQuery, options?: CallOptions): Call<T.TransactionCompletion> {
    return callOf(this.on, 'GET', `/transactions/${segment(transactionId)}/complete`, { query, options });
  }

  /**
   * Decide about a payment that is to be reviewed.
   *
   * For a transaction with `pending_review`. Where an anti-fraud service asked for it, the capture, or the void, follows within seconds. Where money came that nobody expected, `accept` keeps it, and `reject` voids or refunds it before it answers. Saying the same again changes nothing; a review that has ended otherwise is 409. Scope: `transactions.write`. People confirm it; see Confirmations.
   */
  review(transactionId: string, body: T.TransactionReview, options?: CallOptions): Call<T.Transaction> {
    return callOf(this.on, 'POST', `/transactions/${segment(transactionId)}/review`, { body, options });
  }

  /**
   * Ask the processor for the current status of a transaction.
   *
   * 400 where the connector has no look-up; see `supported_features.transaction_sync` of its definition. Scope: `transactions.read`.
   */
  sync(transactionId: string, options?: CallOptions): Call<T.Transaction> {
    return callOf(this.on, 'POST', `/transactions/${segment(transactionId)}/sync`, { options, isReading: true });
  }

  /**
   * Release what is held and was not captured.
   *
   * `void_pending` says that the outcome is not known yet. Behind captures that were not final it lets go of the rest, where the processor can, and the transaction stays `captured`. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  void(transactionId: string, options?: KeyedOptions): Call<T.Transaction | T.TransactionVoid> {
    return callOf(this.on, 'POST', `/transactions/${segment(transactionId)}/void`, { options, isKeyed: true });
  }

  get actions(): TransactionsActionsGroup {
    return new TransactionsActionsGroup(this.on);
  }

  get authorization(): TransactionsAuthorizationGroup {
    return new TransactionsAuthorizationGroup(this.on);
  }

  get captures(): TransactionsCapturesGroup {
    return new TransactionsCapturesGroup(this.on);
  }

  get chargebackReversals(): TransactionsChargebackReversalsGroup {
    return new TransactionsChargebackReversalsGroup(this.on);
  }

  get chargebacks(): TransactionsChargebacksGroup {
    return new TransactionsChargebacksGroup(this.on);
  }

  get events(): TransactionsEventsGroup {
    return new TransactionsEventsGroup(this.on);
  }

  get postings(): TransactionsPostingsGroup {
    return new TransactionsPostingsGroup(this.on);
  }

  get receipts(): TransactionsReceiptsGroup {
    return new TransactionsReceiptsGroup(this.on);
  }

  get refundSettlements(): TransactionsRefundSettlementsGroup {
    return new TransactionsRefundSettlementsGroup(this.on);
  }

  get refunds(): TransactionsRefundsGroup {
    return new TransactionsRefundsGroup(this.on);
  }

  get retry(): TransactionsRetryGroup {
    return new TransactionsRetryGroup(this.on);
  }

  get session(): TransactionsSessionGroup {
    return new TransactionsSessionGroup(this.on);
  }

  get settlements(): TransactionsSettlementsGroup {
    return new TransactionsSettlementsGroup(this.on);
  }

  get story(): TransactionsStoryGroup {
    return new TransactionsStoryGroup(this.on);
  }
}

export class TransactionsActionsGroup extends Group {
  /**
   * List the flow rules that were applied to a transaction.
   *
   * Made again from what the decision saw and the version that made it, with a sentence for each rule. Scope: `transactions.read`.
   */
  list(transactionId: string, options?: CallOptions): Listing<T.TransactionActions> {
    return listOf(this.on, `/transactions/${segment(transactionId)}/actions`, { options });
  }
}

export class TransactionsAuthorizationGroup extends Group {
  /**
   * Raise the authorized amount.
   *
   * Only where the connector can; see `supported_features.increment` of its definition. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  increment(transactionId: string, body: T.TransactionAuthorizationIncrementCreate, options?: KeyedOptions): Call<T.TransactionAuthorizationIncrement> {
    return callOf(this.on, 'POST', `/transactions/${segment(transactionId)}/authorization/increment`, { body, options, isKeyed: true });
  }
}

export class TransactionsCapturesGroup extends Group {
  /**
   * List the captures of a transaction.
   *
   * Oldest first. Scope: `transactions.read`.
   */
  list(transactionId: string, options?: CallOptions): Listing<T.Captures> {
    return listOf(this.on, `/transactions/${segment(transactionId)}/captures`, { options });
  }

  /**
   * Read a capture of a transaction.
   *
   * A pending capture is looked up at the processor until its outcome is known. Scope: `transactions.read`.
   */
  get(transactionId: string, captureId: string, options?: CallOptions): Call<T.Capture> {
    return callOf(this.on, 'GET', `/transactions/${segment(transactionId)}/captures/${segment(captureId)}`, { options });
  }
}

export class TransactionsChargebackReversalsGroup extends Group {
  /**
   * List the chargebacks of a transaction that were reversed.
   *
   * A reversal says that the merchant was right and has the money again. The lines are the processor's and never change. Scope: `transactions.read`.
   */
  list(transactionId: string, options?: CallOptions): Listing<T.ChargebackReversals> {
    return listOf(this.on, `/transactions/${segment(transactionId)}/chargeback-reversals`, { options });
  }
}

export class TransactionsChargebacksGroup extends Group {
  /**
   * List the chargebacks of a transaction.
   *
   * A chargeback says that the buyer's bank took money back. The lines are the processor's and never change. Scope: `transactions.read`.
   */
  list(transactionId: string, options?: CallOptions): Listing<T.Chargebacks> {
    return listOf(this.on, `/transactions/${segment(transactionId)}/chargebacks`, { options });
  }
}

export class TransactionsEventsGroup extends Group {
  /**
   * List what happened to a transaction, in order.
   *
   * Every attempt, decision and message about it, oldest first. Scope: `transactions.read`.
   */
  list(transactionId: string, query?: T.ListTransactionEventsQuery, options?: CallOptions): Listing<T.TransactionEvents> {
    return listOf(this.on, `/transactions/${segment(transactionId)}/events`, { query, options });
  }
}

export class TransactionsPostingsGroup extends Group {
  /**
   * List the ledger's postings of a transaction, in the order in which they were made.
   *
   * Double entry: each posting debits one account and credits another with the same amount, so they sum to zero. They are never changed; a correction is a posting of its own. Scope: `transactions.read`.
   */
  list(transactionId: string, query?: T.ListTransactionPostingsQuery, options?: CallOptions): Listing<T.Postings> {
    return listOf(this.on, `/transactions/${segment(transactionId)}/postings`, { query, options });
  }
}

export class TransactionsReceiptsGroup extends Group {
  /**
   * Send a receipt by e-mail.
   *
   * Of what was captured, of what is authorized where nothing is captured yet, or of a refund. It is sent within seconds; this answers before. At most 20 of a transaction, with those that were sent by themselves. Scope: `transactions.write`. Send an Idempotency-Key to repeat it safely.
   */
  create(transactionId: string, body?: T.ReceiptCreate | null, options?: KeyedOptions): Call<T.Receipt> {
    return callOf(this.on, 'POST', `/transactions/${segment(transactionId)}/receipts`, { body, options, isKeyed: true });
  }

  /**
   * List the receipts of a transaction.
   *
   * Oldest first. Scope: `transactions.read`.
   */
  list(transactionId: string, options?: CallOptions): Listing<T.Receipts> {
    return listOf(this.on, `/transactions/${segment(transactionId)}/receipts`, { options });
  }
}

export class TransactionsRefundSettlementsGroup extends Group {
  /**
   * List the settlements of a transaction's refunds.
   *
   * Lines of the processor's reports, the first thousand; they never change. Scope: `transactions.read`.
   */
  list(transactionId: string, options?: CallOptions): Listing<T.RefundSettlements> {
    return listOf(this.on, `/transactions/${segment(transactionId)}/refund-settlements`, { options });
  }

  /**
   * Read a settlement of a refund.
   *
   * A line of the processor's report; it never changes. Scope: `transactions.read`.
   */
  get(transactionId: string, settlementId: string, options?: CallOptions): Call<T.RefundSettlement> {
    return callOf(this.on, 'GET', `/transactions/${segment(transactionId)}/refund-settlements/${segment(settlementId)}`, { options });
  }
}

export class TransactionsRefundsGroup extends Group {
  /**
   * Refund all or part of what was captured.
   *
   * The amount is reserved before anything is sent. `processing` says that the outcome is not known yet: do not refund again. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  create(transactionId: string, body: T.TransactionRefundCreate, options?: KeyedOptions): Call<T.Refund> {
    return callOf(this.on, 'POST', `/transactions/${segment(transactionId)}/refunds`, { body, options, isKeyed: true });
  }

  /**
   * List the refunds of a transaction.
   *
   * Oldest first. Scope: `transactions.read`.
   */
  list(transactionId: string, options?: CallOptions): Listing<T.Refunds> {
    return listOf(this.on, `/transactions/${segment(transactionId)}/refunds`, { options });
  }

  /**
   * Refund every instrument of a transaction at once.
   *
   * A refund for the payment method and one for each gift card, of all that is left. Asking again refunds what is left then. Scope: `transactions.write` and `gift-cards.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  createAll(transactionId: string, body?: T.TransactionRefundAllCreate | null, options?: KeyedOptions): Call<T.Refunds> {
    return callOf(this.on, 'POST', `/transactions/${segment(transactionId)}/refunds/all`, { body, options, isKeyed: true });
  }

  /**
   * Read a refund of a transaction.
   *
   * 404 where the refund is another transaction's. Scope: `transactions.read`.
   */
  get(transactionId: string, refundId: string, options?: CallOptions): Call<T.Refund> {
    return callOf(this.on, 'GET', `/transactions/${segment(transactionId)}/refunds/${segment(refundId)}`, { options });
  }
}

export class TransactionsRetryGroup extends Group {
  /**
   * Stop the retries of a transaction.
   *
   * No further attempt begins. One that is being made goes on: where it is approved, the retries are `recovered` all the same. Saying it again changes nothing; 409 where none were asked for, or they have ended otherwise. Scope: `transactions.write`.
   */
  delete(transactionId: string, options?: CallOptions): Call<T.Transaction> {
    return callOf(this.on, 'DELETE', `/transactions/${segment(transactionId)}/retry`, { options });
  }
}

export class TransactionsSessionGroup extends Group {
  /**
   * Exchange a session token for the wallet's session data.
   *
   * For a client SDK: the token in the query is the credential. No token: what stands in the address is the credential.
   */
  update(transactionId: string, body?: T.UpdateTransactionSessionRequest | null, query?: T.UpdateSessionQuery, options?: CallOptions): Call<T.UpdateTransactionSessionResponse> {
    return callOf(this.on, 'POST', `/transactions/${segment(transactionId)}/session`, { body, query, options });
  }
}

export class TransactionsSettlementsGroup extends Group {
  /**
   * List the settlements of a transaction.
   *
   * Lines of the processor's reports, the first thousand; they never change. Scope: `transactions.read`.
   */
  list(transactionId: string, options?: CallOptions): Listing<T.Settlements> {
    return listOf(this.on, `/transactions/${segment(transactionId)}/settlements`, { options });
  }

  /**
   * Read a settlement of a transaction.
   *
   * A line of the processor's report; it never changes. Scope: `transactions.read`.
   */
  get(transactionId: string, settlementId: string, options?: CallOptions): Call<T.Settlement> {
    return callOf(this.on, 'GET', `/transactions/${segment(transactionId)}/settlements/${segment(settlementId)}`, { options });
  }
}

export class TransactionsStoryGroup extends Group {
  /**
   * Get all that happened to a transaction and why, as data and as text.
   *
   * Decisions of the flow with what was not taken, calls to processors, waits, postings, settlement, disputes, webhooks and calls of the API, each with what led to it. Parts that take a scope of their own are left out without it, and `left_out` says so: `audit-logs.read`, `disputes.read`, `webhook-subscriptions.read`. Scope: `transactions.read`.
   */
  get(transactionId: string, query?: T.GetTransactionStoryQuery, options?: CallOptions): Call<T.TransactionStory> {
    return callOf(this.on, 'GET', `/transactions/${segment(transactionId)}/story`, { query, options });
  }
}

export class TransparencyLogGroup extends Group {
  /**
   * Read how far the transparency log of a merchant account goes, and its keys.
   *
   * Every entry of the ledger and of the audit log is a leaf of a Merkle tree. Whoever keeps a checkpoint can tell later that none of them was changed, taken out, put in before or moved. Give auditors the keys by another way. Scope: `transparency-log.read`.
   */
  get(options?: CallOptions): Call<T.TransparencyLog> {
    return callOf(this.on, 'GET', '/transparency-log', { options });
  }

  get checkpoints(): TransparencyLogCheckpointsGroup {
    return new TransparencyLogCheckpointsGroup(this.on);
  }

  get consistencyProof(): TransparencyLogConsistencyProofGroup {
    return new TransparencyLogConsistencyProofGroup(this.on);
  }

  get entries(): TransparencyLogEntriesGroup {
    return new TransparencyLogEntriesGroup(this.on);
  }

  get inclusionProof(): TransparencyLogInclusionProofGroup {
    return new TransparencyLogInclusionProofGroup(this.on);
  }

  get keys(): TransparencyLogKeysGroup {
    return new TransparencyLogKeysGroup(this.on);
  }
}

export class TransparencyLogCheckpointsGroup extends Group {
  /**
   * List what was signed, newest first.
   *
   * One a minute while entries come, for as long as the audit log is kept. The event `transparency-log.checkpoint-signed` sends each to whoever asks for it by name. Scope: `transparency-log.read`.
   */
  list(query?: T.ListTransparencyLogCheckpointsQuery, options?: CallOptions): Listing<T.TransparencyLogCheckpoints> {
    return listOf(this.on, '/transparency-log/checkpoints', { query, options });
  }

  /**
   * Read one checkpoint.
   *
   * Its `note` is what was signed. Scope: `transparency-log.read`.
   */
  get(checkpointId: string, options?: CallOptions): Call<T.TransparencyLogCheckpoint> {
    return callOf(this.on, 'GET', `/transparency-log/checkpoints/${segment(checkpointId)}`, { options });
  }
}

export class TransparencyLogConsistencyProofGroup extends Group {
  /**
   * Prove that the log only grew between two checkpoints.
   *
   * Verified against both roots, it shows that nothing of the older log was changed. Scope: `transparency-log.read`.
   */
  get(query: T.GetTransparencyLogConsistencyProofQuery, options?: CallOptions): Call<T.TransparencyLogConsistencyProof> {
    return callOf(this.on, 'GET', '/transparency-log/consistency-proof', { query, options });
  }
}

export class TransparencyLogEntriesGroup extends Group {
  /**
   * Read entries with their hashes, in the order of the log.
   *
   * All of them, one JSON text a line, is what the verifier takes. Entries of the audit log name people, with their addresses: give them to whom that is meant for. Scope: `transparency-log.read`.
   */
  list(query?: T.ListTransparencyLogEntriesQuery, options?: CallOptions): Listing<T.TransparencyLogEntries> {
    return listOf(this.on, '/transparency-log/entries', { query, options });
  }
}

export class TransparencyLogInclusionProofGroup extends Group {
  /**
   * Prove that an entry is in the log.
   *
   * Of an entry by its place, or by the id of a posting or of an entry of the audit log. 404 for one that is not in it: a new one is sealed within two minutes. Scope: `transparency-log.read`.
   */
  get(query?: T.GetTransparencyLogInclusionProofQuery, options?: CallOptions): Call<T.TransparencyLogInclusionProof> {
    return callOf(this.on, 'GET', '/transparency-log/inclusion-proof', { query, options });
  }
}

export class TransparencyLogKeysGroup extends Group {
  /**
   * Make a new signing key.
   *
   * It is made in the vault and never leaves it. For thirty days checkpoints carry a signature of the key before, too, so that auditors can change over in between. Scope: `transparency-log.write`. People confirm it; see Confirmations.
   */
  create(options?: CallOptions): Call<T.TransparencyLogKey> {
    return callOf(this.on, 'POST', '/transparency-log/keys', { options });
  }
}

export class UsersGroup extends Group {
  /**
   * Make a user, who can then be invited.
   *
   * Nobody gives what they lack: each role must allow nothing there that the caller may not do there. Scope: `users.write`. People confirm it; see Confirmations.
   */
  create(body: T.UserCreate, options?: CallOptions): Call<T.User> {
    return callOf(this.on, 'POST', '/users', { body, options });
  }

  /**
   * List the people of this instance.
   *
   * Newest first. A caller who acts for some merchant accounts sees those who may act in one of them, and whom they made themself. Scope: `users.read`.
   */
  list(query?: T.ListUsersQuery, options?: CallOptions): Listing<T.Users> {
    return listOf(this.on, '/users', { query, options });
  }

  /**
   * Remove a user: their roles, passkeys and sessions.
   *
   * By callers who may do all that the user may. They are out within two seconds, everywhere. What they did stays in the audit log. The last administrator of every merchant account stays: 409. Scope: `users.write`. People confirm it; see Confirmations.
   */
  delete(userId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/users/${segment(userId)}`, { options });
  }

  /**
   * Read a user.
   *
   * A caller who acts for some merchant accounts finds those who may act in one of them. Scope: `users.read`.
   */
  get(userId: string, options?: CallOptions): Call<T.User> {
    return callOf(this.on, 'GET', `/users/${segment(userId)}`, { options });
  }

  /**
   * Rename a user.
   *
   * By callers who may do all that the user may. Scope: `users.write`.
   */
  update(userId: string, body: T.UserUpdate, options?: CallOptions): Call<T.User> {
    return callOf(this.on, 'PUT', `/users/${segment(userId)}`, { body, options });
  }

  get invitations(): UsersInvitationsGroup {
    return new UsersInvitationsGroup(this.on);
  }

  get sessions(): UsersSessionsGroup {
    return new UsersSessionsGroup(this.on);
  }
}

export class UsersInvitationsGroup extends Group {
  /**
   * Make a link by which a user makes a passkey.
   *
   * For who has never come in, and for who has lost their passkeys. A link that they were given before leads nowhere from then on. By callers who may do all that the user may: whoever has the link is that user. 409 where this instance has no dashboard. Scope: `users.write`. People confirm it; see Confirmations.
   */
  create(userId: string, body?: T.UserInvitationCreate | null, options?: CallOptions): Call<T.UserInvitation> {
    return callOf(this.on, 'POST', `/users/${segment(userId)}/invitations`, { body, options });
  }

  /**
   * Withdraw the link that a user was given.
   *
   * It leads nowhere from then on. By callers who may do all that the user may. A link also ends once somebody else than who made it gives the user a role, or widens one. Scope: `users.write`.
   */
  delete(userId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/users/${segment(userId)}/invitations`, { options });
  }
}

export class UsersSessionsGroup extends Group {
  /**
   * Log a user out everywhere.
   *
   * Their sessions are refused everywhere within two seconds. Scope: `sessions.write`.
   */
  delete(userId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/users/${segment(userId)}/sessions`, { options });
  }

  /**
   * List where a user is logged in.
   *
   * The latest hundred. Scope: `sessions.read`.
   */
  list(userId: string, options?: CallOptions): Listing<T.UserSessions> {
    return listOf(this.on, `/users/${segment(userId)}/sessions`, { options });
  }
}

export class VaultForwardGroup extends Group {
  /**
   * Send a request to a third party with stored card data filled in.
   *
   * Headers that begin with `x-vault-forward-` say where to and with which cards; placeholders in the body stand for card data. The answer is the target's own, streamed. Errors of ours carry `x-vault-forward-error`. Scope: `vault-forward.write`.
   */
  send(body: string | Uint8Array<ArrayBuffer>, options?: CallOptions): Call<Uint8Array> {
    return callOf(this.on, 'POST', '/vault-forward', { body, options, isRaw: true });
  }

  get configs(): VaultForwardConfigsGroup {
    return new VaultForwardConfigsGroup(this.on);
  }

  get definitions(): VaultForwardDefinitionsGroup {
    return new VaultForwardDefinitionsGroup(this.on);
  }
}

export class VaultForwardConfigsGroup extends Group {
  /**
   * Enable an endpoint for the relay; one for each definition.
   *
   * Production relays only to hosts that are enabled here. Scope: `vault-forward-configs.write`. People confirm it; see Confirmations.
   */
  create(body: T.VaultForwardConfigCreate, options?: CallOptions): Call<T.VaultForwardConfig> {
    return callOf(this.on, 'POST', '/vault-forward/configs', { body, options });
  }

  /**
   * List the endpoints enabled for the relay.
   *
   * All of the merchant account, without pages. Scope: `vault-forward-configs.read`.
   */
  list(options?: CallOptions): Listing<T.VaultForwardConfigs> {
    return listOf(this.on, '/vault-forward/configs', { options });
  }

  /**
   * Disable an endpoint of the relay and delete its authentication methods.
   *
   * Production no longer relays to its hosts, and keys stored under it are destroyed. Scope: `vault-forward-configs.write`. People confirm it; see Confirmations.
   */
  delete(configId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/vault-forward/configs/${segment(configId)}`, { options });
  }

  /**
   * Read an endpoint of the relay.
   *
   * With its authentication methods, of which secrets are only named. Scope: `vault-forward-configs.read`.
   */
  get(configId: string, options?: CallOptions): Call<T.VaultForwardConfig> {
    return callOf(this.on, 'GET', `/vault-forward/configs/${segment(configId)}`, { options });
  }

  /**
   * Change the name or the hosts of an endpoint of the relay.
   *
   * What is left out stays, and so do its authentication methods with their keys. Scope: `vault-forward-configs.write`. People confirm it; see Confirmations.
   */
  update(configId: string, body: T.VaultForwardConfigUpdate, options?: CallOptions): Call<T.VaultForwardConfig> {
    return callOf(this.on, 'PUT', `/vault-forward/configs/${segment(configId)}`, { body, options });
  }

  get authentications(): VaultForwardConfigsAuthenticationsGroup {
    return new VaultForwardConfigsAuthenticationsGroup(this.on);
  }
}

export class VaultForwardConfigsAuthenticationsGroup extends Group {
  /**
   * Store an authentication method; its secret fields are never returned.
   *
   * Keys stay in the vault. What is stored is checked when it is first used. Scope: `vault-forward-authentications.write`. People confirm it; see Confirmations.
   */
  create(configId: string, body: T.VaultForwardAuthenticationCreate, options?: CallOptions): Call<T.VaultForwardAuthentication> {
    return callOf(this.on, 'POST', `/vault-forward/configs/${segment(configId)}/authentications`, { body, options });
  }

  /**
   * List the authentication methods of an endpoint.
   *
   * All of the endpoint, without pages. Scope: `vault-forward-authentications.read`.
   */
  list(configId: string, options?: CallOptions): Listing<T.VaultForwardAuthentications> {
    return listOf(this.on, `/vault-forward/configs/${segment(configId)}/authentications`, { options });
  }

  /**
   * Delete an authentication method.
   *
   * Its keys are destroyed. Scope: `vault-forward-authentications.write`. People confirm it; see Confirmations.
   */
  delete(configId: string, authenticationId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/vault-forward/configs/${segment(configId)}/authentications/${segment(authenticationId)}`, { options });
  }

  /**
   * Read an authentication method, without its secrets.
   *
   * Says of each secret only whether it is set. Scope: `vault-forward-authentications.read`.
   */
  get(configId: string, authenticationId: string, options?: CallOptions): Call<T.VaultForwardAuthentication> {
    return callOf(this.on, 'GET', `/vault-forward/configs/${segment(configId)}/authentications/${segment(authenticationId)}`, { options });
  }

  /**
   * Change the given fields of an authentication method.
   *
   * What is left out stays; an empty value unsets a field. The method cannot be changed. Scope: `vault-forward-authentications.write`. People confirm it; see Confirmations.
   */
  update(configId: string, authenticationId: string, body: T.VaultForwardAuthenticationUpdate, options?: CallOptions): Call<T.VaultForwardAuthentication> {
    return callOf(this.on, 'PUT', `/vault-forward/configs/${segment(configId)}/authentications/${segment(authenticationId)}`, { body, options });
  }
}

export class VaultForwardDefinitionsGroup extends Group {
  /**
   * List the kinds of endpoint that the relay knows.
   *
   * What each authentication method needs, as data for a form. Scope: `vault-forward-definitions.read`.
   */
  list(options?: CallOptions): Listing<T.VaultForwardDefinitions> {
    return listOf(this.on, '/vault-forward/definitions', { options });
  }
}

export class VoidsGroup extends Group {
  /**
   * Release the authorization of a transaction named in the body.
   *
   * The same as voiding under the transaction's path. Answers the void with the transaction in it. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  create(body: T.VoidCreate, options?: KeyedOptions): Call<T.TransactionVoid> {
    return callOf(this.on, 'POST', '/voids', { body, options, isKeyed: true });
  }
}

export class WebhookDeliveriesGroup extends Group {
  /**
   * List what was told to all webhook subscriptions.
   *
   * Newest first, of every subscription that you may see: with `resource_id`, which webhooks a payment has caused. A page may be short while more follow. Scope: `webhook-subscriptions.read`.
   */
  list(query?: T.ListAllWebhookDeliveriesQuery, options?: CallOptions): Listing<T.WebhookDeliveries> {
    return listOf(this.on, '/webhook-deliveries', { query, options });
  }
}

export class WebhookSubscriptionsGroup extends Group {
  /**
   * Subscribe an endpoint to events.
   *
   * Every event of this time on is told to it within seconds, signed; what fails is repeated for a week. The answer is the only one that shows the `secret`. Scope: `webhook-subscriptions.write`. People confirm it; see Confirmations.
   */
  create(body: T.WebhookSubscriptionCreate, options?: CallOptions): Call<T.WebhookSubscription> {
    return callOf(this.on, 'POST', '/webhook-subscriptions', { body, options });
  }

  /**
   * List webhook subscriptions.
   *
   * Newest first; those of the instance too, for keys that may act for every merchant account. Scope: `webhook-subscriptions.read`.
   */
  list(query?: T.ListWebhookSubscriptionQuery, options?: CallOptions): Listing<T.WebhookSubscriptions> {
    return listOf(this.on, '/webhook-subscriptions', { query, options });
  }

  /**
   * Delete a webhook subscription.
   *
   * Nothing more is sent to it, not even what waits, and the log of its deliveries goes with it. Scope: `webhook-subscriptions.write`. People confirm it; see Confirmations.
   */
  delete(subscriptionId: string, options?: CallOptions): Call<null> {
    return callOf(this.on, 'DELETE', `/webhook-subscriptions/${segment(subscriptionId)}`, { options });
  }

  /**
   * Read a webhook subscription.
   *
   * Without its `secret`, which is shown when it is made. Scope: `webhook-subscriptions.read`.
   */
  get(subscriptionId: string, options?: CallOptions): Call<T.WebhookSubscription> {
    return callOf(this.on, 'GET', `/webhook-subscriptions/${segment(subscriptionId)}`, { options });
  }

  /**
   * Change a webhook subscription.
   *
   * What is left out stays as it is. What waits goes to the new address, with the new credentials. Scope: `webhook-subscriptions.write`. People confirm it; see Confirmations.
   */
  update(subscriptionId: string, body: T.WebhookSubscriptionUpdate, options?: CallOptions): Call<T.WebhookSubscription> {
    return callOf(this.on, 'PUT', `/webhook-subscriptions/${segment(subscriptionId)}`, { body, options });
  }

  /**
   * Send the deliveries of a range of time again.
   *
   * For an endpoint that lost what it had taken, or was away for longer than a week. Each begins again as `resend` would begin it. Events that were never told to this subscription are not part of it. It is a resend, as of `/resends`, whose first 50,000 deliveries are waited for. Scope: `webhook-subscriptions.write` or `webhook-deliveries.write`. People confirm it; see Confirmations.
   */
  replay(subscriptionId: string, body: T.WebhookReplay, options?: CallOptions): Call<T.WebhookReplayed> {
    return callOf(this.on, 'POST', `/webhook-subscriptions/${segment(subscriptionId)}/replay`, { body, options });
  }

  /**
   * Make a new signing secret; the old one stays valid for a while.
   *
   * Until the old one ends, messages carry a signature of each, so that receivers can change over in between. The answer is the only one that shows the new `secret`. One that was still ending ends at once. Scope: `webhook-subscriptions.write`. People confirm it; see Confirmations.
   */
  rotateSecret(subscriptionId: string, body: T.WebhookSubscriptionRotateSecret, options?: CallOptions): Call<T.WebhookSubscription> {
    return callOf(this.on, 'POST', `/webhook-subscriptions/${segment(subscriptionId)}/rotate-secret`, { body, options });
  }

  /**
   * Send an example of an event.
   *
   * Signed and delivered like any other, to this subscription only and past its filter of events. The resource in it is an example: nothing of that id exists. Scope: `webhook-subscriptions.write`.
   */
  test(subscriptionId: string, body: T.WebhookTest, options?: CallOptions): Call<T.WebhookDelivery> {
    return callOf(this.on, 'POST', `/webhook-subscriptions/${segment(subscriptionId)}/test`, { body, options });
  }

  get deliveries(): WebhookSubscriptionsDeliveriesGroup {
    return new WebhookSubscriptionsDeliveriesGroup(this.on);
  }

  get deliveryCounts(): WebhookSubscriptionsDeliveryCountsGroup {
    return new WebhookSubscriptionsDeliveryCountsGroup(this.on);
  }

  get resends(): WebhookSubscriptionsResendsGroup {
    return new WebhookSubscriptionsResendsGroup(this.on);
  }

  get waiting(): WebhookSubscriptionsWaitingGroup {
    return new WebhookSubscriptionsWaitingGroup(this.on);
  }
}

export class WebhookSubscriptionsDeliveriesGroup extends Group {
  /**
   * List what was told to a webhook subscription.
   *
   * Newest first, for as long as events are kept. A page may be short while more follow. Scope: `webhook-subscriptions.read`.
   */
  list(subscriptionId: string, query?: T.ListWebhookDeliveriesQuery, options?: CallOptions): Listing<T.WebhookDeliveries> {
    return listOf(this.on, `/webhook-subscriptions/${segment(subscriptionId)}/deliveries`, { query, options });
  }

  /**
   * Read one delivery, with its payload and every attempt.
   *
   * What the endpoint answered is shown as far as its first bytes go. Scope: `webhook-subscriptions.read`.
   */
  get(subscriptionId: string, deliveryId: string, options?: CallOptions): Call<T.WebhookDeliveryDetail> {
    return callOf(this.on, 'GET', `/webhook-subscriptions/${segment(subscriptionId)}/deliveries/${segment(deliveryId)}`, { options });
  }

  /**
   * Say what became of a delivery that was fetched.
   *
   * With a status of 2xx it waits no longer; any other is noted among its attempts, and it waits on. Scope: `webhook-subscriptions.write`.
   */
  acknowledge(subscriptionId: string, deliveryId: string, body: T.WebhookAcknowledgement, options?: CallOptions): Call<T.WebhookDelivery> {
    return callOf(this.on, 'POST', `/webhook-subscriptions/${segment(subscriptionId)}/deliveries/${segment(deliveryId)}/acknowledge`, { body, options });
  }

  /**
   * Send one delivery again.
   *
   * Whatever became of it: the same bytes under the same id, with a week of attempts before it. It is sent at once, unless the endpoint rests after failures or is paused. Scope: `webhook-subscriptions.write` or `webhook-deliveries.write`.
   */
  resend(subscriptionId: string, deliveryId: string, options?: CallOptions): Call<T.WebhookDelivery> {
    return callOf(this.on, 'POST', `/webhook-subscriptions/${segment(subscriptionId)}/deliveries/${segment(deliveryId)}/resend`, { options });
  }
}

export class WebhookSubscriptionsDeliveryCountsGroup extends Group {
  /**
   * Count what was told in the last day.
   *
   * By the hour in which a delivery was made, and by what has become of it. Scope: `webhook-subscriptions.read`.
   */
  list(subscriptionId: string, options?: CallOptions): Listing<T.WebhookDeliveryCounts> {
    return listOf(this.on, `/webhook-subscriptions/${segment(subscriptionId)}/delivery-counts`, { options });
  }
}

export class WebhookSubscriptionsResendsGroup extends Group {
  /**
   * Send all deliveries again that match.
   *
   * A job of the server: each delivery that was there when it was asked for and fits begins again, as `resend` would begin it. It counts them, and can be stopped; what has begun by then is sent. At most twenty run at once for one subscription. Scope: `webhook-subscriptions.write` or `webhook-deliveries.write`. People confirm it; see Confirmations.
   */
  create(subscriptionId: string, body: T.WebhookResendCreate, options?: CallOptions): Call<T.WebhookResend> {
    return callOf(this.on, 'POST', `/webhook-subscriptions/${segment(subscriptionId)}/resends`, { body, options });
  }

  /**
   * List what was sent again by a filter.
   *
   * Newest first, for as long as events are kept: those that run, and those that have ended. Scope: `webhook-subscriptions.read`.
   */
  list(subscriptionId: string, query?: T.ListWebhookResendsQuery, options?: CallOptions): Listing<T.WebhookResends> {
    return listOf(this.on, `/webhook-subscriptions/${segment(subscriptionId)}/resends`, { query, options });
  }

  /**
   * Read how far it has come.
   *
   * Its count grows until it has ended. Scope: `webhook-subscriptions.read`.
   */
  get(subscriptionId: string, resendId: string, options?: CallOptions): Call<T.WebhookResend> {
    return callOf(this.on, 'GET', `/webhook-subscriptions/${segment(subscriptionId)}/resends/${segment(resendId)}`, { options });
  }

  /**
   * Begin no more of them again.
   *
   * What has begun is sent. One that has ended stays as it is. Scope: `webhook-subscriptions.write` or `webhook-deliveries.write`.
   */
  stop(subscriptionId: string, resendId: string, options?: CallOptions): Call<T.WebhookResend> {
    return callOf(this.on, 'POST', `/webhook-subscriptions/${segment(subscriptionId)}/resends/${segment(resendId)}/stop`, { options });
  }
}

export class WebhookSubscriptionsWaitingGroup extends Group {
  /**
   * Fetch what waits for a subscription without an address.
   *
   * Oldest first, and the same again until it is acknowledged, so that nothing is lost whoever dies. `railyard listen` forwards it to an address of your machine. Scope: `webhook-subscriptions.read`.
   */
  list(subscriptionId: string, options?: CallOptions): Listing<T.WaitingWebhookDeliveries> {
    return listOf(this.on, `/webhook-subscriptions/${segment(subscriptionId)}/waiting`, { options });
  }
}
