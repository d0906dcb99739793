// Code generated from contract VERSION 2026-11-01.55; DO NOT EDIT.

package railyard

import "context"

// Operations has every operation of the API, in groups.
type Operations struct {
	on                          *connection
	AccountUpdater              AccountUpdaterAPI
	AgentMandates               AgentMandatesAPI
	AntiFraudServiceDefinitions AntiFraudServiceDefinitionsAPI
	AntiFraudServices           AntiFraudServicesAPI
	APIKeyPairs                 APIKeyPairsAPI
	ApprovalLimits              ApprovalLimitsAPI
	AuditLogs                   AuditLogsAPI
	Balances                    BalancesAPI
	BankStatements              BankStatementsAPI
	Buyers                      BuyersAPI
	Capabilities                CapabilitiesAPI
	Captures                    CapturesAPI
	CardDetails                 CardDetailsAPI
	CardExports                 CardExportsAPI
	CardSchemeDefinitions       CardSchemeDefinitionsAPI
	Chargebacks                 ChargebacksAPI
	Checkout                    CheckoutAPI
	Confirmations               ConfirmationsAPI
	DigitalWallets              DigitalWalletsAPI
	Disputes                    DisputesAPI
	EmbeddedCheckouts           EmbeddedCheckoutsAPI
	Events                      EventsAPI
	Experiments                 ExperimentsAPI
	Flows                       FlowsAPI
	FraudListEntries            FraudListEntriesAPI
	GiftCardServiceDefinitions  GiftCardServiceDefinitionsAPI
	GiftCardServices            GiftCardServicesAPI
	GiftCards                   GiftCardsAPI
	ProcessorEvents             ProcessorEventsAPI
	Me                          MeAPI
	MerchantAccounts            MerchantAccountsAPI
	MetricsExplorer             MetricsExplorerAPI
	Monitoring                  MonitoringAPI
	Passkeys                    PasskeysAPI
	PaymentLinks                PaymentLinksAPI
	PaymentMethodDefinitions    PaymentMethodDefinitionsAPI
	PaymentMethods              PaymentMethodsAPI
	PaymentOptions              PaymentOptionsAPI
	PaymentServiceDefinitions   PaymentServiceDefinitionsAPI
	PaymentServices             PaymentServicesAPI
	Payouts                     PayoutsAPI
	ProcessorReports            ProcessorReportsAPI
	Reconciliations             ReconciliationsAPI
	Refunds                     RefundsAPI
	RelayRequests               RelayRequestsAPI
	ReportExecutions            ReportExecutionsAPI
	Reports                     ReportsAPI
	Requests                    RequestsAPI
	Roles                       RolesAPI
	Sandbox                     SandboxAPI
	SavedViews                  SavedViewsAPI
	Sessions                    SessionsAPI
	SettlementReports           SettlementReportsAPI
	Settlements                 SettlementsAPI
	ThreeDsScenarios            ThreeDsScenariosAPI
	ThreeDsServerDefinitions    ThreeDsServerDefinitionsAPI
	TokenServiceDefinitions     TokenServiceDefinitionsAPI
	Transactions                TransactionsAPI
	TransparencyLog             TransparencyLogAPI
	Users                       UsersAPI
	VaultForward                VaultForwardAPI
	Voids                       VoidsAPI
	WebhookDeliveries           WebhookDeliveriesAPI
	WebhookSubscriptions        WebhookSubscriptionsAPI
}

func newOperations(on *connection) Operations {
	group := Operations{on: on}
	group.AccountUpdater = newAccountUpdaterAPI(on)
	group.AgentMandates = newAgentMandatesAPI(on)
	group.AntiFraudServiceDefinitions = newAntiFraudServiceDefinitionsAPI(on)
	group.AntiFraudServices = newAntiFraudServicesAPI(on)
	group.APIKeyPairs = newAPIKeyPairsAPI(on)
	group.ApprovalLimits = newApprovalLimitsAPI(on)
	group.AuditLogs = newAuditLogsAPI(on)
	group.Balances = newBalancesAPI(on)
	group.BankStatements = newBankStatementsAPI(on)
	group.Buyers = newBuyersAPI(on)
	group.Capabilities = newCapabilitiesAPI(on)
	group.Captures = newCapturesAPI(on)
	group.CardDetails = newCardDetailsAPI(on)
	group.CardExports = newCardExportsAPI(on)
	group.CardSchemeDefinitions = newCardSchemeDefinitionsAPI(on)
	group.Chargebacks = newChargebacksAPI(on)
	group.Checkout = newCheckoutAPI(on)
	group.Confirmations = newConfirmationsAPI(on)
	group.DigitalWallets = newDigitalWalletsAPI(on)
	group.Disputes = newDisputesAPI(on)
	group.EmbeddedCheckouts = newEmbeddedCheckoutsAPI(on)
	group.Events = newEventsAPI(on)
	group.Experiments = newExperimentsAPI(on)
	group.Flows = newFlowsAPI(on)
	group.FraudListEntries = newFraudListEntriesAPI(on)
	group.GiftCardServiceDefinitions = newGiftCardServiceDefinitionsAPI(on)
	group.GiftCardServices = newGiftCardServicesAPI(on)
	group.GiftCards = newGiftCardsAPI(on)
	group.ProcessorEvents = newProcessorEventsAPI(on)
	group.Me = newMeAPI(on)
	group.MerchantAccounts = newMerchantAccountsAPI(on)
	group.MetricsExplorer = newMetricsExplorerAPI(on)
	group.Monitoring = newMonitoringAPI(on)
	group.Passkeys = newPasskeysAPI(on)
	group.PaymentLinks = newPaymentLinksAPI(on)
	group.PaymentMethodDefinitions = newPaymentMethodDefinitionsAPI(on)
	group.PaymentMethods = newPaymentMethodsAPI(on)
	group.PaymentOptions = newPaymentOptionsAPI(on)
	group.PaymentServiceDefinitions = newPaymentServiceDefinitionsAPI(on)
	group.PaymentServices = newPaymentServicesAPI(on)
	group.Payouts = newPayoutsAPI(on)
	group.ProcessorReports = newProcessorReportsAPI(on)
	group.Reconciliations = newReconciliationsAPI(on)
	group.Refunds = newRefundsAPI(on)
	group.RelayRequests = newRelayRequestsAPI(on)
	group.ReportExecutions = newReportExecutionsAPI(on)
	group.Reports = newReportsAPI(on)
	group.Requests = newRequestsAPI(on)
	group.Roles = newRolesAPI(on)
	group.Sandbox = newSandboxAPI(on)
	group.SavedViews = newSavedViewsAPI(on)
	group.Sessions = newSessionsAPI(on)
	group.SettlementReports = newSettlementReportsAPI(on)
	group.Settlements = newSettlementsAPI(on)
	group.ThreeDsScenarios = newThreeDsScenariosAPI(on)
	group.ThreeDsServerDefinitions = newThreeDsServerDefinitionsAPI(on)
	group.TokenServiceDefinitions = newTokenServiceDefinitionsAPI(on)
	group.Transactions = newTransactionsAPI(on)
	group.TransparencyLog = newTransparencyLogAPI(on)
	group.Users = newUsersAPI(on)
	group.VaultForward = newVaultForwardAPI(on)
	group.Voids = newVoidsAPI(on)
	group.WebhookDeliveries = newWebhookDeliveriesAPI(on)
	group.WebhookSubscriptions = newWebhookSubscriptionsAPI(on)
	return group
}

type AccountUpdaterAPI struct {
	on   *connection
	Jobs AccountUpdaterJobsAPI
}

func newAccountUpdaterAPI(on *connection) AccountUpdaterAPI {
	group := AccountUpdaterAPI{on: on}
	group.Jobs = newAccountUpdaterJobsAPI(on)
	return group
}

type AccountUpdaterJobsAPI struct {
	on *connection
}

func newAccountUpdaterJobsAPI(on *connection) AccountUpdaterJobsAPI {
	group := AccountUpdaterJobsAPI{on: on}
	return group
}

// Create: Ask the schemes for newer details of stored cards.
//
// Answers 204 where none of the cards can be asked about: only American Express, Discover, Mastercard and Visa cards that are in use, and about which no question is open. New details stand by until the old ones fail. Schemes are simulated in the sandbox, and this release is connected to none in production: there it answers 204. Scope: `payment-methods.write`.
func (group AccountUpdaterJobsAPI) Create(ctx context.Context, body AccountUpdaterJobCreate, options ...Option) (*AccountUpdaterJob, error) {
	return send[AccountUpdaterJob](ctx, group.on, request{method: "POST", path: "/account-updater/jobs", body: body}, options)
}

type AgentMandatesAPI struct {
	on *connection
}

func newAgentMandatesAPI(on *connection) AgentMandatesAPI {
	group := AgentMandatesAPI{on: on}
	return group
}

// Create: Give an agent a mandate: what it may do with payments.
//
// An agent is a program that decides for itself what it calls. Make a key for it with `agent_mandate_id`: the key can do what the mandate allows, and nothing else. A mandate is not changed: give another one, and revoke this. Scope: `agent-mandates.write`. People confirm it; see Confirmations.
func (group AgentMandatesAPI) Create(ctx context.Context, body AgentMandateCreate, options ...Option) (*AgentMandate, error) {
	return send[AgentMandate](ctx, group.on, request{method: "POST", path: "/agent-mandates", body: body}, options)
}

// List: List the mandates of agents.
//
// Newest first. The key of an agent is told of its own. Scope: `agent-mandates.read`.
func (group AgentMandatesAPI) List(query ListAgentMandatesQuery, options ...Option) *Listing[AgentMandate] {
	return newListing[AgentMandate](group.on, request{method: "GET", path: "/agent-mandates", query: query.values()}, options)
}

// Get: Read a mandate of an agent, and what is left of it.
//
// The key of an agent reads its own. Scope: `agent-mandates.read`.
func (group AgentMandatesAPI) Get(ctx context.Context, agentMandateID string, options ...Option) (*AgentMandate, error) {
	return send[AgentMandate](ctx, group.on, request{method: "GET", path: "/agent-mandates/" + segment(agentMandateID)}, options)
}

// Check: Ask what would become of a call under a mandate, without doing it.
//
// A dry run: it looks at the mandate, at the payment method or the transaction, and at the flow as it is now. Nothing is written, kept free or sent, and no anti-fraud service is asked. Scope: `agent-mandates.read` and `transactions.read`.
func (group AgentMandatesAPI) Check(ctx context.Context, agentMandateID string, body AgentMandateCheck, options ...Option) (*AgentMandateChecked, error) {
	return send[AgentMandateChecked](ctx, group.on, request{method: "POST", path: "/agent-mandates/" + segment(agentMandateID) + "/check", body: body, isReading: true}, options)
}

// Revoke: Take a mandate back, at once and for good.
//
// From this answer on nothing is begun under it. What has begun is brought to its end. To revoke it again changes nothing. Scope: `agent-mandates.write`. People confirm it; see Confirmations.
func (group AgentMandatesAPI) Revoke(ctx context.Context, agentMandateID string, options ...Option) (*AgentMandate, error) {
	return send[AgentMandate](ctx, group.on, request{method: "POST", path: "/agent-mandates/" + segment(agentMandateID) + "/revoke"}, options)
}

type AntiFraudServiceDefinitionsAPI struct {
	on *connection
}

func newAntiFraudServiceDefinitionsAPI(on *connection) AntiFraudServiceDefinitionsAPI {
	group := AntiFraudServiceDefinitionsAPI{on: on}
	return group
}

// List: List the connectors of anti-fraud services.
//
// Those that have an address in this environment; production has none of the simulated ones. Scope: `anti-fraud-service-definitions.read`.
func (group AntiFraudServiceDefinitionsAPI) List(query ListAntiFraudServiceDefinitionsQuery, options ...Option) *Listing[AntiFraudServiceDefinition] {
	return newListing[AntiFraudServiceDefinition](group.on, request{method: "GET", path: "/anti-fraud-service-definitions", query: query.values()}, options)
}

// Get: Read which settings the connector of an anti-fraud service takes.
//
// `placement`, `on_error` and `timeout_seconds` are settings of every one of them. Scope: `anti-fraud-service-definitions.read`.
func (group AntiFraudServiceDefinitionsAPI) Get(ctx context.Context, antiFraudServiceDefinitionID string, options ...Option) (*AntiFraudServiceDefinition, error) {
	return send[AntiFraudServiceDefinition](ctx, group.on, request{method: "GET", path: "/anti-fraud-service-definitions/" + segment(antiFraudServiceDefinitionID)}, options)
}

type AntiFraudServicesAPI struct {
	on *connection
}

func newAntiFraudServicesAPI(on *connection) AntiFraudServicesAPI {
	group := AntiFraudServicesAPI{on: on}
	return group
}

// List: List configured anti-fraud services.
//
// Newest first. Secret settings are not shown. Scope: `anti-fraud-services.read`.
func (group AntiFraudServicesAPI) List(query ListAntiFraudServicesQuery, options ...Option) *Listing[AntiFraudServiceDetails] {
	return newListing[AntiFraudServiceDetails](group.on, request{method: "GET", path: "/anti-fraud-services", query: query.values()}, options)
}

// Create: Configure an anti-fraud service for this merchant account.
//
// One service is asked at a time: 409 where another one is active, unless this one is set up inactive. Scope: `anti-fraud-services.write`. People confirm it; see Confirmations.
func (group AntiFraudServicesAPI) Create(ctx context.Context, body AntiFraudServiceCreate, options ...Option) (*AntiFraudServiceDetails, error) {
	return send[AntiFraudServiceDetails](ctx, group.on, request{method: "POST", path: "/anti-fraud-services", body: body}, options)
}

// Verify: Try credentials at the provider without storing them.
//
// Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `anti-fraud-services.write`.
func (group AntiFraudServicesAPI) Verify(ctx context.Context, body AntiFraudServiceVerify, options ...Option) (*any, error) {
	return send[any](ctx, group.on, request{method: "POST", path: "/anti-fraud-services/verify", body: body}, options)
}

// Get: Read an anti-fraud service; secret settings are not shown.
//
// Secret settings are left out. Scope: `anti-fraud-services.read`.
func (group AntiFraudServicesAPI) Get(ctx context.Context, antiFraudServiceID string, options ...Option) (*AntiFraudServiceDetails, error) {
	return send[AntiFraudServiceDetails](ctx, group.on, request{method: "GET", path: "/anti-fraud-services/" + segment(antiFraudServiceID)}, options)
}

// Update: Change the given fields of an anti-fraud service.
//
// What is left out stays. Payments that are under review stay with the service that wants it. Scope: `anti-fraud-services.write`. People confirm it; see Confirmations.
func (group AntiFraudServicesAPI) Update(ctx context.Context, antiFraudServiceID string, body AntiFraudServiceUpdate, options ...Option) (*AntiFraudServiceDetails, error) {
	return send[AntiFraudServiceDetails](ctx, group.on, request{method: "PUT", path: "/anti-fraud-services/" + segment(antiFraudServiceID), body: body}, options)
}

// Delete: Delete an anti-fraud service.
//
// It is asked no more. What it wants to be reviewed is still resolved, and it is told of how that ended. Scope: `anti-fraud-services.write`. People confirm it; see Confirmations.
func (group AntiFraudServicesAPI) Delete(ctx context.Context, antiFraudServiceID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/anti-fraud-services/" + segment(antiFraudServiceID)}, options)
	return err
}

type APIKeyPairsAPI struct {
	on *connection
}

func newAPIKeyPairsAPI(on *connection) APIKeyPairsAPI {
	group := APIKeyPairsAPI{on: on}
	return group
}

// Create: Make a key pair; the private key is in this answer and never again.
//
// Makes a P-521 or RSA key pair, or takes a public key that you made. Nobody grants more than they hold: roles and merchant accounts must be the caller's own. Scope: `api-key-pairs.write`. People confirm it; see Confirmations.
func (group APIKeyPairsAPI) Create(ctx context.Context, body ApiKeyPairCreate, options ...Option) (*ApiKeyPair, error) {
	return send[ApiKeyPair](ctx, group.on, request{method: "POST", path: "/api-key-pairs", body: body}, options)
}

// List: List the keys that may sign tokens for this instance.
//
// Newest first. A caller that is bound to merchant accounts sees only keys of those. Scope: `api-key-pairs.read`.
func (group APIKeyPairsAPI) List(query ListApiKeyPairsQuery, options ...Option) *Listing[ApiKeyPair] {
	return newListing[ApiKeyPair](group.on, request{method: "GET", path: "/api-key-pairs", query: query.values()}, options)
}

// Delete: Delete a key; tokens signed with it stop working.
//
// Its tokens are refused everywhere within two seconds. The same public key can never be registered again. Scope: `api-key-pairs.write`. People confirm it; see Confirmations.
func (group APIKeyPairsAPI) Delete(ctx context.Context, aPIKeyPairID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/api-key-pairs/" + segment(aPIKeyPairID)}, options)
	return err
}

// Get: Read a key pair.
//
// A caller that is bound to merchant accounts sees only keys of those. Scope: `api-key-pairs.read`.
func (group APIKeyPairsAPI) Get(ctx context.Context, aPIKeyPairID string, options ...Option) (*ApiKeyPair, error) {
	return send[ApiKeyPair](ctx, group.on, request{method: "GET", path: "/api-key-pairs/" + segment(aPIKeyPairID)}, options)
}

// Update: Rename a key, turn it on or off, or change its roles.
//
// What is left out stays. Tokens of a key that is turned off are refused everywhere within two seconds. Scope: `api-key-pairs.write`. People confirm it; see Confirmations.
func (group APIKeyPairsAPI) Update(ctx context.Context, aPIKeyPairID string, body ApiKeyPairUpdate, options ...Option) (*ApiKeyPair, error) {
	return send[ApiKeyPair](ctx, group.on, request{method: "PUT", path: "/api-key-pairs/" + segment(aPIKeyPairID), body: body}, options)
}

type ApprovalLimitsAPI struct {
	on *connection
}

func newApprovalLimitsAPI(on *connection) ApprovalLimitsAPI {
	group := ApprovalLimitsAPI{on: on}
	return group
}

// Get: Read from which amounts on a second person has to agree.
//
// To what people do at the dashboard; keys are not asked. Scope: `merchant-accounts.read`.
func (group ApprovalLimitsAPI) Get(ctx context.Context, options ...Option) (*ApprovalLimits, error) {
	return send[ApprovalLimits](ctx, group.on, request{method: "GET", path: "/approval-limits"}, options)
}

// Update: Set from which amounts on a second person has to agree.
//
// Replaces them all. Where there are any, a second person has to agree to this, too, and to new API keys, people and roles: nobody goes around it alone. 409 where nobody else could agree. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
func (group ApprovalLimitsAPI) Update(ctx context.Context, body ApprovalLimitsUpdate, options ...Option) (*ApprovalLimits, error) {
	return send[ApprovalLimits](ctx, group.on, request{method: "PUT", path: "/approval-limits", body: body}, options)
}

type AuditLogsAPI struct {
	on *connection
}

func newAuditLogsAPI(on *connection) AuditLogsAPI {
	group := AuditLogsAPI{on: on}
	return group
}

// List: List who changed what.
//
// Newest first: every write that succeeded, with its key, record and time, and never its content. Scope: `audit-logs.read`.
func (group AuditLogsAPI) List(query ListAuditLogsQuery, options ...Option) *Listing[AuditLogEntry] {
	return newListing[AuditLogEntry](group.on, request{method: "GET", path: "/audit-logs", query: query.values()}, options)
}

type BalancesAPI struct {
	on *connection
}

func newBalancesAPI(on *connection) BalancesAPI {
	group := BalancesAPI{on: on}
	return group
}

// List: Read the ledger balances of a merchant account, one for each currency.
//
// Computed from the ledger's postings. Settled less fees, chargebacks and payouts is what reached the merchant. Scope: `transactions.read`.
func (group BalancesAPI) List(query ListBalancesQuery, options ...Option) *Listing[Balance] {
	return newListing[Balance](group.on, request{method: "GET", path: "/balances", query: query.values()}, options)
}

type BankStatementsAPI struct {
	on    *connection
	Lines BankStatementsLinesAPI
}

func newBankStatementsAPI(on *connection) BankStatementsAPI {
	group := BankStatementsAPI{on: on}
	group.Lines = newBankStatementsLinesAPI(on)
	return group
}

// Create: Upload a file with bank statements.
//
// It is read at once, and answered with a statement for each account and period in it. A statement is taken once, and so is each line, in whatever file it comes again: what was there already is answered as it is. What cannot be read is told, and never guessed; 422 where it is none of that format. Scope: `transactions.write`.
func (group BankStatementsAPI) Create(ctx context.Context, body BankStatementCreate, options ...Option) (*BankStatementUpload, error) {
	return send[BankStatementUpload](ctx, group.on, request{method: "POST", path: "/bank-statements", body: body}, options)
}

// List: List bank statements, the last uploaded first.
//
// Filters are joined by and; a list of values by or. Scope: `transactions.read`.
func (group BankStatementsAPI) List(query ListBankStatementsQuery, options ...Option) *Listing[BankStatement] {
	return newListing[BankStatement](group.on, request{method: "GET", path: "/bank-statements", query: query.values()}, options)
}

// Get: Read a bank statement, and what of its file could not be read.
//
// It never changes. Scope: `transactions.read`.
func (group BankStatementsAPI) Get(ctx context.Context, bankStatementID string, options ...Option) (*BankStatement, error) {
	return send[BankStatement](ctx, group.on, request{method: "GET", path: "/bank-statements/" + segment(bankStatementID)}, options)
}

type BankStatementsLinesAPI struct {
	on *connection
}

func newBankStatementsLinesAPI(on *connection) BankStatementsLinesAPI {
	group := BankStatementsLinesAPI{on: on}
	return group
}

// List: List the lines of a bank statement, in its order.
//
// Those that an earlier statement had are listed there. Scope: `transactions.read`.
func (group BankStatementsLinesAPI) List(bankStatementID string, query ListBankStatementLinesQuery, options ...Option) *Listing[BankStatementLine] {
	return newListing[BankStatementLine](group.on, request{method: "GET", path: "/bank-statements/" + segment(bankStatementID) + "/lines", query: query.values()}, options)
}

type BuyersAPI struct {
	on              *connection
	GiftCards       BuyersGiftCardsAPI
	PaymentMethods  BuyersPaymentMethodsAPI
	ShippingDetails BuyersShippingDetailsAPI
}

func newBuyersAPI(on *connection) BuyersAPI {
	group := BuyersAPI{on: on}
	group.GiftCards = newBuyersGiftCardsAPI(on)
	group.PaymentMethods = newBuyersPaymentMethodsAPI(on)
	group.ShippingDetails = newBuyersShippingDetailsAPI(on)
	return group
}

// Create: Create a buyer.
//
// A buyer groups stored payment methods, gift cards and addresses of one merchant account. Scope: `buyers.write`.
func (group BuyersAPI) Create(ctx context.Context, body BuyerCreate, options ...Option) (*Buyer, error) {
	return send[Buyer](ctx, group.on, request{method: "POST", path: "/buyers", body: body}, options)
}

// List: List buyers, newest first.
//
// Newest first. Scope: `buyers.read`.
func (group BuyersAPI) List(query ListBuyersQuery, options ...Option) *Listing[Buyer] {
	return newListing[Buyer](group.on, request{method: "GET", path: "/buyers", query: query.values()}, options)
}

// Delete: Delete a buyer.
//
// Deletes the buyer's addresses too. Stored payment methods stay usable by their id; transactions keep what they knew. Scope: `buyers.write`.
func (group BuyersAPI) Delete(ctx context.Context, buyerID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/buyers/" + segment(buyerID)}, options)
	return err
}

// Get: Read a buyer.
//
// Another merchant account's buyer is 404. Scope: `buyers.read`.
func (group BuyersAPI) Get(ctx context.Context, buyerID string, options ...Option) (*Buyer, error) {
	return send[Buyer](ctx, group.on, request{method: "GET", path: "/buyers/" + segment(buyerID)}, options)
}

// Update: Change the given fields of a buyer, deeply; null clears.
//
// A merge patch (RFC 7396): what is left out stays, null clears, and objects merge as deep as they go. Scope: `buyers.write`.
func (group BuyersAPI) Update(ctx context.Context, buyerID string, body BuyerUpdate, options ...Option) (*Buyer, error) {
	return send[Buyer](ctx, group.on, request{method: "PUT", path: "/buyers/" + segment(buyerID), body: body}, options)
}

type BuyersGiftCardsAPI struct {
	on *connection
}

func newBuyersGiftCardsAPI(on *connection) BuyersGiftCardsAPI {
	group := BuyersGiftCardsAPI{on: on}
	return group
}

// List: List the gift cards of one buyer, most recent or most used first.
//
// At most 1,000, without pages, each with what the provider says is left on it. Scope: `gift-cards.read`.
func (group BuyersGiftCardsAPI) List(query ListBuyerGiftCardsQuery, options ...Option) *Listing[GiftCardSummary] {
	return newListing[GiftCardSummary](group.on, request{method: "GET", path: "/buyers/gift-cards", query: query.values()}, options)
}

type BuyersPaymentMethodsAPI struct {
	on *connection
}

func newBuyersPaymentMethodsAPI(on *connection) BuyersPaymentMethodsAPI {
	group := BuyersPaymentMethodsAPI{on: on}
	return group
}

// List: List what one buyer can pay with, most recent or most used first.
//
// At most 200, without pages, and only what can be charged. Scope: `payment-methods.read`. Front ends may call it with an embed token, within what the token pins.
func (group BuyersPaymentMethodsAPI) List(query ListBuyerPaymentMethodsQuery, options ...Option) *Listing[PaymentMethodSummary] {
	return newListing[PaymentMethodSummary](group.on, request{method: "GET", path: "/buyers/payment-methods", query: query.values()}, options)
}

type BuyersShippingDetailsAPI struct {
	on *connection
}

func newBuyersShippingDetailsAPI(on *connection) BuyersShippingDetailsAPI {
	group := BuyersShippingDetailsAPI{on: on}
	return group
}

// Create: Add a shipping address to a buyer.
//
// A payment can name it with `shipping_details_id`. Scope: `buyers.write`.
func (group BuyersShippingDetailsAPI) Create(ctx context.Context, buyerID string, body ShippingDetailsCreateInput, options ...Option) (*ShippingDetails, error) {
	return send[ShippingDetails](ctx, group.on, request{method: "POST", path: "/buyers/" + segment(buyerID) + "/shipping-details", body: body}, options)
}

// List: List the shipping addresses of a buyer.
//
// All of the buyer, without pages. Scope: `buyers.read`.
func (group BuyersShippingDetailsAPI) List(buyerID string, options ...Option) *Listing[ShippingDetails] {
	return newListing[ShippingDetails](group.on, request{method: "GET", path: "/buyers/" + segment(buyerID) + "/shipping-details"}, options)
}

// Delete: Delete a shipping address.
//
// Transactions keep what they knew of it. Scope: `buyers.write`.
func (group BuyersShippingDetailsAPI) Delete(ctx context.Context, buyerID string, shippingDetailsID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/buyers/" + segment(buyerID) + "/shipping-details/" + segment(shippingDetailsID)}, options)
	return err
}

// Get: Read a shipping address.
//
// 404 where the address is another buyer's. Scope: `buyers.read`.
func (group BuyersShippingDetailsAPI) Get(ctx context.Context, buyerID string, shippingDetailsID string, options ...Option) (*ShippingDetails, error) {
	return send[ShippingDetails](ctx, group.on, request{method: "GET", path: "/buyers/" + segment(buyerID) + "/shipping-details/" + segment(shippingDetailsID)}, options)
}

// Update: Change the given fields of a shipping address.
//
// What is left out stays, null clears, and the address merges. Scope: `buyers.write`.
func (group BuyersShippingDetailsAPI) Update(ctx context.Context, buyerID string, shippingDetailsID string, body ShippingDetailsUpdate, options ...Option) (*ShippingDetails, error) {
	return send[ShippingDetails](ctx, group.on, request{method: "PUT", path: "/buyers/" + segment(buyerID) + "/shipping-details/" + segment(shippingDetailsID), body: body}, options)
}

type CapabilitiesAPI struct {
	on *connection
}

func newCapabilitiesAPI(on *connection) CapabilitiesAPI {
	group := CapabilitiesAPI{on: on}
	return group
}

// Get: Read what this instance is and can do.
//
// Nothing in it is secret, and still nobody sees any of it without a token or a session: 401. For every key and every person, whatever they may do.
func (group CapabilitiesAPI) Get(ctx context.Context, options ...Option) (*Capabilities, error) {
	return send[Capabilities](ctx, group.on, request{method: "GET", path: "/capabilities"}, options)
}

type CapturesAPI struct {
	on *connection
}

func newCapturesAPI(on *connection) CapturesAPI {
	group := CapturesAPI{on: on}
	return group
}

// Create: Capture all or part of an authorized transaction named in the body.
//
// The same as capturing under the transaction's path. Answers the capture instead of the transaction. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
func (group CapturesAPI) Create(ctx context.Context, body CaptureCreate, options ...Option) (*Capture, error) {
	return send[Capture](ctx, group.on, request{method: "POST", path: "/captures", body: body, isKeyed: true}, options)
}

type CardDetailsAPI struct {
	on *connection
}

func newCardDetailsAPI(on *connection) CardDetailsAPI {
	group := CardDetailsAPI{on: on}
	return group
}

// Get: Look up what the first digits of a card say about it.
//
// The built-in table knows documented test cards; the setting `RAILYARD_BIN_FILE` names one for real cards. What the first digits say is the same for every payment: all parameters but `bin` and `payment_method_id` are taken as published, and change nothing in the answer. Scope: `bin-checker.read`. Front ends may call it with an embed token, within what the token pins.
func (group CardDetailsAPI) Get(ctx context.Context, query GetCardDetailsQuery, options ...Option) (*CardDetail, error) {
	return send[CardDetail](ctx, group.on, request{method: "GET", path: "/card-details", query: query.values()}, options)
}

type CardExportsAPI struct {
	on *connection
}

func newCardExportsAPI(on *connection) CardExportsAPI {
	group := CardExportsAPI{on: on}
	return group
}

// Create: Ask for an export of all stored cards, as the first of two people.
//
// A second person always has to agree, whatever the approval limits are. The answer is a permission for three days, and no file: whoever runs the vault makes it with `./railyard export-cards`, encrypted to this key. For people who are logged in at the dashboard, with a role that has `merchant-accounts.write`. People confirm it; see Confirmations.
func (group CardExportsAPI) Create(ctx context.Context, body CardExportCreate, options ...Option) (*CardExport, error) {
	return send[CardExport](ctx, group.on, request{method: "POST", path: "/card-exports", body: body}, options)
}

// List: List exports of stored cards that two people agreed to.
//
// Newest first. Scope: `merchant-accounts.read`.
func (group CardExportsAPI) List(query ListCardExportsQuery, options ...Option) *Listing[CardExport] {
	return newListing[CardExport](group.on, request{method: "GET", path: "/card-exports", query: query.values()}, options)
}

// Get: Read who agreed to an export of stored cards, and whether its file was made.
//
// No card is in it, nor is the file here. Scope: `merchant-accounts.read`.
func (group CardExportsAPI) Get(ctx context.Context, cardExportID string, options ...Option) (*CardExport, error) {
	return send[CardExport](ctx, group.on, request{method: "GET", path: "/card-exports/" + segment(cardExportID)}, options)
}

type CardSchemeDefinitionsAPI struct {
	on *connection
}

func newCardSchemeDefinitionsAPI(on *connection) CardSchemeDefinitionsAPI {
	group := CardSchemeDefinitionsAPI{on: on}
	return group
}

// List: List the card schemes that the service knows.
//
// With a name and a picture of each, for use in front ends. Scope: `card-scheme-definitions.read`.
func (group CardSchemeDefinitionsAPI) List(options ...Option) *Listing[CardSchemeDefinition] {
	return newListing[CardSchemeDefinition](group.on, request{method: "GET", path: "/card-scheme-definitions"}, options)
}

type ChargebacksAPI struct {
	on *connection
}

func newChargebacksAPI(on *connection) ChargebacksAPI {
	group := ChargebacksAPI{on: on}
	return group
}

// List: List chargebacks of all transactions, and those that were reversed, latest first.
//
// Lines of the processors' reports, by when they reached this instance; they never change. Filters are joined by and; a list of values by or. Scope: `transactions.read`.
func (group ChargebacksAPI) List(query ListChargebacksQuery, options ...Option) *Listing[SettlementLine] {
	return newListing[SettlementLine](group.on, request{method: "GET", path: "/chargebacks", query: query.values()}, options)
}

type CheckoutAPI struct {
	on       *connection
	Sessions CheckoutSessionsAPI
}

func newCheckoutAPI(on *connection) CheckoutAPI {
	group := CheckoutAPI{on: on}
	group.Sessions = newCheckoutSessionsAPI(on)
	return group
}

type CheckoutSessionsAPI struct {
	on           *connection
	Acquirer     CheckoutSessionsAcquirerAPI
	CardDetails  CheckoutSessionsCardDetailsAPI
	Fields       CheckoutSessionsFieldsAPI
	ThreeDSecure CheckoutSessionsThreeDSecureAPI
}

func newCheckoutSessionsAPI(on *connection) CheckoutSessionsAPI {
	group := CheckoutSessionsAPI{on: on}
	group.Acquirer = newCheckoutSessionsAcquirerAPI(on)
	group.CardDetails = newCheckoutSessionsCardDetailsAPI(on)
	group.Fields = newCheckoutSessionsFieldsAPI(on)
	group.ThreeDSecure = newCheckoutSessionsThreeDSecureAPI(on)
	return group
}

// Create: Open a checkout session; the body may be left out.
//
// A session carries card data from a front end to your server's payment, which never sees it. It lives an hour unless `expires_in` says otherwise. Scope: `checkout-sessions.write`.
func (group CheckoutSessionsAPI) Create(ctx context.Context, body *CheckoutSessionUpdate, options ...Option) (*CheckoutSession, error) {
	return send[CheckoutSession](ctx, group.on, request{method: "POST", path: "/checkout/sessions", body: orNil(body)}, options)
}

// Delete: Delete a checkout session and the card data in it.
//
// The number in it is destroyed with it, unless a payment method took it over. Scope: `checkout-sessions.write`.
func (group CheckoutSessionsAPI) Delete(ctx context.Context, sessionID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/checkout/sessions/" + segment(sessionID)}, options)
	return err
}

// Get: Read a checkout session and what is known of its payment method.
//
// Shows the card's first and last digits, never the number. An expired session is 404. Scope: `checkout-sessions.read`.
func (group CheckoutSessionsAPI) Get(ctx context.Context, sessionID string, options ...Option) (*CheckoutSession, error) {
	return send[CheckoutSession](ctx, group.on, request{method: "GET", path: "/checkout/sessions/" + segment(sessionID)}, options)
}

// Update: Change what a checkout session is for.
//
// What is left out stays, null clears, lists and objects are replaced whole. Scope: `checkout-sessions.write`.
func (group CheckoutSessionsAPI) Update(ctx context.Context, sessionID string, body CheckoutSessionUpdate, options ...Option) (*CheckoutSession, error) {
	return send[CheckoutSession](ctx, group.on, request{method: "PUT", path: "/checkout/sessions/" + segment(sessionID), body: body}, options)
}

type CheckoutSessionsAcquirerAPI struct {
	on *connection
}

func newCheckoutSessionsAcquirerAPI(on *connection) CheckoutSessionsAcquirerAPI {
	group := CheckoutSessionsAcquirerAPI{on: on}
	return group
}

// Get: Read the acquirer data that 3-D Secure in the page needs.
//
// The merchant account's 3-D Secure configuration for the card's scheme and the session's currency; 404 without one. The session's id is the credential. No token: what stands in the address is the credential.
func (group CheckoutSessionsAcquirerAPI) Get(ctx context.Context, sessionID string, options ...Option) (*any, error) {
	return send[any](ctx, group.on, request{method: "GET", path: "/checkout/sessions/" + segment(sessionID) + "/acquirer"}, options)
}

type CheckoutSessionsCardDetailsAPI struct {
	on *connection
}

func newCheckoutSessionsCardDetailsAPI(on *connection) CheckoutSessionsCardDetailsAPI {
	group := CheckoutSessionsCardDetailsAPI{on: on}
	return group
}

// Get: Look up card details for a checkout session.
//
// For front ends: no token, the session's id is the credential. The digits are looked up and not kept. No token: what stands in the address is the credential.
func (group CheckoutSessionsCardDetailsAPI) Get(ctx context.Context, sessionID string, body CheckoutSessionCardDetailsRequest, options ...Option) (*CheckoutSessionCardDetails, error) {
	return send[CheckoutSessionCardDetails](ctx, group.on, request{method: "POST", path: "/checkout/sessions/" + segment(sessionID) + "/card-details", body: body}, options)
}

type CheckoutSessionsFieldsAPI struct {
	on *connection
}

func newCheckoutSessionsFieldsAPI(on *connection) CheckoutSessionsFieldsAPI {
	group := CheckoutSessionsFieldsAPI{on: on}
	return group
}

// Create: Put card data into a checkout session; its id is the credential.
//
// For front ends: no token, the session's id is the credential. 50 calls a minute and session are let through. New fields take the place of the old ones, whose number is destroyed at once. No token: what stands in the address is the credential.
func (group CheckoutSessionsFieldsAPI) Create(ctx context.Context, sessionID string, body CheckoutSessionSecureFields, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "POST", path: "/checkout/sessions/" + segment(sessionID) + "/fields", body: body}, options)
	return err
}

// Update: Put card data into a checkout session; its id is the credential.
//
// For front ends: no token, the session's id is the credential. 50 calls a minute and session are let through. New fields take the place of the old ones, whose number is destroyed at once. No token: what stands in the address is the credential.
func (group CheckoutSessionsFieldsAPI) Update(ctx context.Context, sessionID string, body CheckoutSessionSecureFields, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "PUT", path: "/checkout/sessions/" + segment(sessionID) + "/fields", body: body}, options)
	return err
}

type CheckoutSessionsThreeDSecureAPI struct {
	on *connection
}

func newCheckoutSessionsThreeDSecureAPI(on *connection) CheckoutSessionsThreeDSecureAPI {
	group := CheckoutSessionsThreeDSecureAPI{on: on}
	return group
}

// Create: Authenticate the cardholder of a checkout session, without a transaction.
//
// Opens an approval page for the card in the session, which asks the browser what the issuer wants to know of it. The result stays with the session, for a payment of no more than this amount in this currency, or for vaulting. Scope: `checkout-sessions.write`.
func (group CheckoutSessionsThreeDSecureAPI) Create(ctx context.Context, sessionID string, body *CheckoutSessionThreeDSecureCreate, options ...Option) (*CheckoutSessionThreeDSecure, error) {
	return send[CheckoutSessionThreeDSecure](ctx, group.on, request{method: "POST", path: "/checkout/sessions/" + segment(sessionID) + "/three-d-secure", body: orNil(body)}, options)
}

// Get: Read the result of 3-D Secure for a checkout session.
//
// `pending` until the buyer is back. Scope: `checkout-sessions.read`.
func (group CheckoutSessionsThreeDSecureAPI) Get(ctx context.Context, sessionID string, options ...Option) (*CheckoutSessionThreeDSecure, error) {
	return send[CheckoutSessionThreeDSecure](ctx, group.on, request{method: "GET", path: "/checkout/sessions/" + segment(sessionID) + "/three-d-secure"}, options)
}

// Authenticate: Authenticate the cardholder with what a native 3-D Secure SDK collected.
//
// The second step of a native app. The session's id is the credential. The result stays with the session, and a payment with it uses the proof. No token: what stands in the address is the credential.
func (group CheckoutSessionsThreeDSecureAPI) Authenticate(ctx context.Context, sessionID string, body NativeThreeDSecureAuthenticate, options ...Option) (*NativeThreeDSecureResult, error) {
	return send[NativeThreeDSecureResult](ctx, group.on, request{method: "POST", path: "/checkout/sessions/" + segment(sessionID) + "/three-d-secure-authenticate", body: body}, options)
}

// GetVersion: Ask which 3-D Secure version a native app should speak for this card.
//
// The first step of a native app. The session's id is the credential. Anything but 200 means: go on without 3-D Secure. No token: what stands in the address is the credential.
func (group CheckoutSessionsThreeDSecureAPI) GetVersion(ctx context.Context, sessionID string, options ...Option) (*NativeThreeDSecureVersion, error) {
	return send[NativeThreeDSecureVersion](ctx, group.on, request{method: "GET", path: "/checkout/sessions/" + segment(sessionID) + "/three-d-secure-version"}, options)
}

type ConfirmationsAPI struct {
	on *connection
}

func newConfirmationsAPI(on *connection) ConfirmationsAPI {
	group := ConfirmationsAPI{on: on}
	return group
}

// Create: Ask what to sign for a call that people confirm.
//
// Answers the sentence to show and the challenge for the passkey. The call then carries both in `x-railyard-confirmation`: the id, a dot, and the assertion as base64url of its JSON. It is good for this session, method, path and these bytes, once, for two minutes. For people who are logged in at the dashboard, whatever their roles.
func (group ConfirmationsAPI) Create(ctx context.Context, body ConfirmationCreate, options ...Option) (*Confirmation, error) {
	return send[Confirmation](ctx, group.on, request{method: "POST", path: "/confirmations", body: body}, options)
}

// List: List what people have confirmed, or what waits for a second person.
//
// Newest first. Those of the instance stand with the merchant account `default`. Whoever may not make such a call themselves sees only their own. For people who are logged in at the dashboard, whatever their roles.
func (group ConfirmationsAPI) List(query ListConfirmationsQuery, options ...Option) *Listing[Confirmation] {
	return newListing[Confirmation](group.on, request{method: "GET", path: "/confirmations", query: query.values()}, options)
}

// Get: Read a confirmation.
//
// Of the caller, or of a call that the caller might make as well. For people who are logged in at the dashboard, whatever their roles.
func (group ConfirmationsAPI) Get(ctx context.Context, confirmationID string, options ...Option) (*Confirmation, error) {
	return send[Confirmation](ctx, group.on, request{method: "GET", path: "/confirmations/" + segment(confirmationID)}, options)
}

// Approve: Agree, as the second person, to a call that waits.
//
// By whoever might make the call themselves, and did not ask for it, under no other address of theirs either. They sign the same challenge. Whoever asked can then send the call, with the id alone in `x-railyard-confirmation`. For people who are logged in at the dashboard, whatever their roles.
func (group ConfirmationsAPI) Approve(ctx context.Context, confirmationID string, body *ConfirmationApprove, options ...Option) (*Confirmation, error) {
	return send[Confirmation](ctx, group.on, request{method: "POST", path: "/confirmations/" + segment(confirmationID) + "/approve", body: orNil(body)}, options)
}

// Decline: Say no to a call that waits, or take it back.
//
// By a second person, or by whoever asked, until the call has come. For people who are logged in at the dashboard, whatever their roles.
func (group ConfirmationsAPI) Decline(ctx context.Context, confirmationID string, body *ConfirmationDecline, options ...Option) (*Confirmation, error) {
	return send[Confirmation](ctx, group.on, request{method: "POST", path: "/confirmations/" + segment(confirmationID) + "/decline", body: orNil(body)}, options)
}

type DigitalWalletsAPI struct {
	on         *connection
	Apple      DigitalWalletsAppleAPI
	ClickToPay DigitalWalletsClickToPayAPI
	Google     DigitalWalletsGoogleAPI
	Paze       DigitalWalletsPazeAPI
	Domains    DigitalWalletsDomainsAPI
}

func newDigitalWalletsAPI(on *connection) DigitalWalletsAPI {
	group := DigitalWalletsAPI{on: on}
	group.Apple = newDigitalWalletsAppleAPI(on)
	group.ClickToPay = newDigitalWalletsClickToPayAPI(on)
	group.Google = newDigitalWalletsGoogleAPI(on)
	group.Paze = newDigitalWalletsPazeAPI(on)
	group.Domains = newDigitalWalletsDomainsAPI(on)
	return group
}

// Create: Register a digital wallet; one for each provider.
//
// The keys that open tokens are made in the vault and never leave it; their public halves are in `fields`. A second wallet of a provider is 409. Scope: `digital-wallets.write`. People confirm it; see Confirmations.
func (group DigitalWalletsAPI) Create(ctx context.Context, body DigitalWalletCreate, options ...Option) (*DigitalWallet, error) {
	return send[DigitalWallet](ctx, group.on, request{method: "POST", path: "/digital-wallets", body: body}, options)
}

// List: List registered digital wallets.
//
// All of the merchant account, without pages. Scope: `digital-wallets.read`.
func (group DigitalWalletsAPI) List(options ...Option) *Listing[DigitalWallet] {
	return newListing[DigitalWallet](group.on, request{method: "GET", path: "/digital-wallets"}, options)
}

// Delete: Remove a digital wallet.
//
// Its keys are destroyed: tokens that were made for it open no more. Scope: `digital-wallets.write`. People confirm it; see Confirmations.
func (group DigitalWalletsAPI) Delete(ctx context.Context, digitalWalletID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/digital-wallets/" + segment(digitalWalletID)}, options)
	return err
}

// Get: Read a digital wallet.
//
// Another merchant account's wallet is 404. Scope: `digital-wallets.read`.
func (group DigitalWalletsAPI) Get(ctx context.Context, digitalWalletID string, options ...Option) (*DigitalWallet, error) {
	return send[DigitalWallet](ctx, group.on, request{method: "GET", path: "/digital-wallets/" + segment(digitalWalletID)}, options)
}

// Update: Change the given fields of a digital wallet.
//
// What is left out stays. What names you at the provider is fixed at registration. Scope: `digital-wallets.write`. People confirm it; see Confirmations.
func (group DigitalWalletsAPI) Update(ctx context.Context, digitalWalletID string, body DigitalWalletUpdate, options ...Option) (*DigitalWallet, error) {
	return send[DigitalWallet](ctx, group.on, request{method: "PUT", path: "/digital-wallets/" + segment(digitalWalletID), body: body}, options)
}

type DigitalWalletsAppleAPI struct {
	on      *connection
	Session DigitalWalletsAppleSessionAPI
}

func newDigitalWalletsAppleAPI(on *connection) DigitalWalletsAppleAPI {
	group := DigitalWalletsAppleAPI{on: on}
	group.Session = newDigitalWalletsAppleSessionAPI(on)
	return group
}

type DigitalWalletsAppleSessionAPI struct {
	on *connection
}

func newDigitalWalletsAppleSessionAPI(on *connection) DigitalWalletsAppleSessionAPI {
	group := DigitalWalletsAppleSessionAPI{on: on}
	return group
}

// Create: Open an Apple Pay merchant session.
//
// Answers Apple's merchant session as it came; the page hands it to `completeMerchantValidation`. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
func (group DigitalWalletsAppleSessionAPI) Create(ctx context.Context, body ApplePaySessionRequest, options ...Option) (*map[string]any, error) {
	return send[map[string]any](ctx, group.on, request{method: "POST", path: "/digital-wallets/apple/session", body: body}, options)
}

type DigitalWalletsClickToPayAPI struct {
	on      *connection
	Session DigitalWalletsClickToPaySessionAPI
}

func newDigitalWalletsClickToPayAPI(on *connection) DigitalWalletsClickToPayAPI {
	group := DigitalWalletsClickToPayAPI{on: on}
	group.Session = newDigitalWalletsClickToPaySessionAPI(on)
	return group
}

type DigitalWalletsClickToPaySessionAPI struct {
	on *connection
}

func newDigitalWalletsClickToPaySessionAPI(on *connection) DigitalWalletsClickToPaySessionAPI {
	group := DigitalWalletsClickToPaySessionAPI{on: on}
	return group
}

// Create: Get what Click to Pay needs to start for a checkout session.
//
// For front ends: no token, the checkout session's id is the credential. No token: what stands in the address is the credential.
func (group DigitalWalletsClickToPaySessionAPI) Create(ctx context.Context, body ClickToPaySessionRequest, options ...Option) (*ClickToPaySession, error) {
	return send[ClickToPaySession](ctx, group.on, request{method: "POST", path: "/digital-wallets/click-to-pay/session", body: body}, options)
}

type DigitalWalletsGoogleAPI struct {
	on      *connection
	Session DigitalWalletsGoogleSessionAPI
}

func newDigitalWalletsGoogleAPI(on *connection) DigitalWalletsGoogleAPI {
	group := DigitalWalletsGoogleAPI{on: on}
	group.Session = newDigitalWalletsGoogleSessionAPI(on)
	return group
}

type DigitalWalletsGoogleSessionAPI struct {
	on *connection
}

func newDigitalWalletsGoogleSessionAPI(on *connection) DigitalWalletsGoogleSessionAPI {
	group := DigitalWalletsGoogleSessionAPI{on: on}
	return group
}

// Create: Open a Google Pay session.
//
// The token is good for the domain that asked, whichever it is. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
func (group DigitalWalletsGoogleSessionAPI) Create(ctx context.Context, body GooglePaySessionRequest, options ...Option) (*GooglePaySession, error) {
	return send[GooglePaySession](ctx, group.on, request{method: "POST", path: "/digital-wallets/google/session", body: body}, options)
}

type DigitalWalletsPazeAPI struct {
	on      *connection
	Session DigitalWalletsPazeSessionAPI
}

func newDigitalWalletsPazeAPI(on *connection) DigitalWalletsPazeAPI {
	group := DigitalWalletsPazeAPI{on: on}
	group.Session = newDigitalWalletsPazeSessionAPI(on)
	return group
}

type DigitalWalletsPazeSessionAPI struct {
	on *connection
}

func newDigitalWalletsPazeSessionAPI(on *connection) DigitalWalletsPazeSessionAPI {
	group := DigitalWalletsPazeSessionAPI{on: on}
	return group
}

// Create: Open a Paze session for the web or a mobile app.
//
// Pages get the client, apps an access token and a session id for the next steps as well. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
func (group DigitalWalletsPazeSessionAPI) Create(ctx context.Context, body PazeSessionRequest, options ...Option) (*OneOf, error) {
	return send[OneOf](ctx, group.on, request{method: "POST", path: "/digital-wallets/paze/session", body: body}, options)
}

// Complete: Finish a Paze mobile session and get its payload.
//
// The third step of an app. `securePayload` then pays. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
func (group DigitalWalletsPazeSessionAPI) Complete(ctx context.Context, body PazeSessionCompleteRequest, options ...Option) (*PazeSessionComplete, error) {
	return send[PazeSessionComplete](ctx, group.on, request{method: "POST", path: "/digital-wallets/paze/session/complete", body: body}, options)
}

// CreateMobile: Start a Paze session in a mobile app.
//
// The first step of an app: opens Paze's page. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
func (group DigitalWalletsPazeSessionAPI) CreateMobile(ctx context.Context, body PazeMobileSessionCreateRequest, options ...Option) (*PazeMobileSessionCreate, error) {
	return send[PazeMobileSessionCreate](ctx, group.on, request{method: "POST", path: "/digital-wallets/paze/session/create", body: body}, options)
}

// Review: Read what the buyer chose in a Paze mobile session.
//
// The second step of an app: what to show before the buyer agrees. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
func (group DigitalWalletsPazeSessionAPI) Review(ctx context.Context, body PazeSessionReviewRequest, options ...Option) (*PazeSessionReview, error) {
	return send[PazeSessionReview](ctx, group.on, request{method: "POST", path: "/digital-wallets/paze/session/review", body: body}, options)
}

type DigitalWalletsDomainsAPI struct {
	on *connection
}

func newDigitalWalletsDomainsAPI(on *connection) DigitalWalletsDomainsAPI {
	group := DigitalWalletsDomainsAPI{on: on}
	return group
}

// Create: Register a domain for a digital wallet.
//
// May be repeated. Scope: `digital-wallets.write`.
func (group DigitalWalletsDomainsAPI) Create(ctx context.Context, digitalWalletID string, body DigitalWalletDomain, options ...Option) (*any, error) {
	return send[any](ctx, group.on, request{method: "POST", path: "/digital-wallets/" + segment(digitalWalletID) + "/domains", body: body}, options)
}

// Delete: Remove a domain from a digital wallet.
//
// Takes the domain in the body. May be repeated. Scope: `digital-wallets.write`.
func (group DigitalWalletsDomainsAPI) Delete(ctx context.Context, digitalWalletID string, body DigitalWalletDomain, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/digital-wallets/" + segment(digitalWalletID) + "/domains", body: body}, options)
	return err
}

type DisputesAPI struct {
	on       *connection
	Evidence DisputesEvidenceAPI
	Files    DisputesFilesAPI
}

func newDisputesAPI(on *connection) DisputesAPI {
	group := DisputesAPI{on: on}
	group.Evidence = newDisputesEvidenceAPI(on)
	group.Files = newDisputesFilesAPI(on)
	return group
}

// List: List disputes.
//
// Newest first. `order_by=respond_by` gives those that need a response, and what is due first. Scope: `disputes.read`.
func (group DisputesAPI) List(query ListDisputesQuery, options ...Option) *Listing[DisputeSummary] {
	return newListing[DisputeSummary](group.on, request{method: "GET", path: "/disputes", query: query.values()}, options)
}

// Get: Read a dispute.
//
// With its draft, what was sent, and its history. Scope: `disputes.read`.
func (group DisputesAPI) Get(ctx context.Context, disputeID string, options ...Option) (*Dispute, error) {
	return send[Dispute](ctx, group.on, request{method: "GET", path: "/disputes/" + segment(disputeID)}, options)
}

// Accept: Accept the claim: the money stays with the buyer.
//
// It cannot be taken back. 422 where the processor has no such operation. Scope: `disputes.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
func (group DisputesAPI) Accept(ctx context.Context, disputeID string, options ...Option) (*Dispute, error) {
	return send[Dispute](ctx, group.on, request{method: "POST", path: "/disputes/" + segment(disputeID) + "/accept", isKeyed: true}, options)
}

// Submit: Hand the draft in at the processor, for good.
//
// Once for each stage. A response that is `processing` may have arrived: it is found out, do not submit again. 409 where the dispute waits for no answer or its time is over; 422 where it is answered in the dashboard of the processor (`answered_here` false), or the draft is not what the processor takes. Scope: `disputes.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
func (group DisputesAPI) Submit(ctx context.Context, disputeID string, options ...Option) (*Dispute, error) {
	return send[Dispute](ctx, group.on, request{method: "POST", path: "/disputes/" + segment(disputeID) + "/submit", isKeyed: true}, options)
}

type DisputesEvidenceAPI struct {
	on *connection
}

func newDisputesEvidenceAPI(on *connection) DisputesEvidenceAPI {
	group := DisputesEvidenceAPI{on: on}
	return group
}

// Update: Write texts of the draft.
//
// Nothing is sent. What is left out stays as it is, and null removes it. 409 where the dispute waits for no answer. Scope: `disputes.write`. Send an Idempotency-Key to repeat it safely.
func (group DisputesEvidenceAPI) Update(ctx context.Context, disputeID string, body DisputeEvidenceUpdate, options ...Option) (*Dispute, error) {
	return send[Dispute](ctx, group.on, request{method: "POST", path: "/disputes/" + segment(disputeID) + "/evidence", body: body, isKeyed: true}, options)
}

type DisputesFilesAPI struct {
	on *connection
}

func newDisputesFilesAPI(on *connection) DisputesFilesAPI {
	group := DisputesFilesAPI{on: on}
	return group
}

// Create: Add a file to the draft.
//
// PDF, JPEG or PNG by its first bytes, within the limits of the processor (`file_limits`). Nothing is sent. The bytes are sealed like card data. Leave card numbers out of files: nobody looks for them there. Scope: `disputes.write`. Send an Idempotency-Key to repeat it safely.
func (group DisputesFilesAPI) Create(ctx context.Context, disputeID string, body DisputeFileCreate, options ...Option) (*DisputeFile, error) {
	return send[DisputeFile](ctx, group.on, request{method: "POST", path: "/disputes/" + segment(disputeID) + "/files", body: body, isKeyed: true}, options)
}

// Delete: Take a file out of the draft.
//
// Its bytes are destroyed. 409 for one that was submitted. Scope: `disputes.write`.
func (group DisputesFilesAPI) Delete(ctx context.Context, disputeID string, fileID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/disputes/" + segment(disputeID) + "/files/" + segment(fileID)}, options)
	return err
}

// Get: Read a file of a dispute, with its bytes.
//
// 404 once it was deleted, or is no longer kept. Scope: `disputes.read`.
func (group DisputesFilesAPI) Get(ctx context.Context, disputeID string, fileID string, options ...Option) (*DisputeFileContent, error) {
	return send[DisputeFileContent](ctx, group.on, request{method: "GET", path: "/disputes/" + segment(disputeID) + "/files/" + segment(fileID)}, options)
}

type EmbeddedCheckoutsAPI struct {
	on *connection
}

func newEmbeddedCheckoutsAPI(on *connection) EmbeddedCheckoutsAPI {
	group := EmbeddedCheckoutsAPI{on: on}
	return group
}

// Create: Open a checkout to show in a page of yours.
//
// A payment link of one hour that lists leave out. `@railyard/embed` calls this with the token of a front end, and shows the answer's `url` in a frame. The merchant account's `front_end_origins` may show it. Scope: `payment-links.write`. Front ends may call it with an embed token, within what the token pins.
func (group EmbeddedCheckoutsAPI) Create(ctx context.Context, body EmbeddedCheckoutCreate, options ...Option) (*EmbeddedCheckout, error) {
	return send[EmbeddedCheckout](ctx, group.on, request{method: "POST", path: "/embedded-checkouts", body: body}, options)
}

// Update: Change your reference of an embedded checkout before it is paid.
//
// For what is known only when the buyer presses the button. A token that pins another amount is refused, since the buyer sees the first: open another checkout. Scope: `payment-links.write`. Front ends may call it with an embed token, within what the token pins.
func (group EmbeddedCheckoutsAPI) Update(ctx context.Context, embeddedCheckoutID string, body EmbeddedCheckoutUpdate, options ...Option) (*EmbeddedCheckout, error) {
	return send[EmbeddedCheckout](ctx, group.on, request{method: "PUT", path: "/embedded-checkouts/" + segment(embeddedCheckoutID), body: body}, options)
}

type EventsAPI struct {
	on *connection
}

func newEventsAPI(on *connection) EventsAPI {
	group := EventsAPI{on: on}
	return group
}

// List: List what happened, or follow it.
//
// Newest first, for as long as events are kept, whether or not a webhook subscription is told of them. A page may be short while more follow. With `Accept: text/event-stream` it is a stream of what happens from now on, or after the event of `Last-Event-ID`: `data:` is the payload. An event may come twice after a pause, under the same id; none is left out. Times and cursors are of the list only. Scope: `events.read`.
func (group EventsAPI) List(query ListEventsQuery, options ...Option) *Listing[Event] {
	return newListing[Event](group.on, request{method: "GET", path: "/events", query: query.values()}, options)
}

type ExperimentsAPI struct {
	on *connection
}

func newExperimentsAPI(on *connection) ExperimentsAPI {
	group := ExperimentsAPI{on: on}
	return group
}

// Create: Plan a routing experiment.
//
// No payment is dealt to its arms before a rule has its `outcome`. The answer says how many payments it takes, and how many days at the traffic so far. Scope: `flows.write`.
func (group ExperimentsAPI) Create(ctx context.Context, body ExperimentCreate, options ...Option) (*Experiment, error) {
	return send[Experiment](ctx, group.on, request{method: "POST", path: "/experiments", body: body}, options)
}

// List: List routing experiments.
//
// Newest first. Scope: `flows.read`.
func (group ExperimentsAPI) List(query ListExperimentsQuery, options ...Option) *Listing[Experiment] {
	return newListing[Experiment](group.on, request{method: "GET", path: "/experiments", query: query.values()}, options)
}

// Get: Read a routing experiment and what has come of it.
//
// Payments are counted some seconds after their result is known. Scope: `flows.read`.
func (group ExperimentsAPI) Get(ctx context.Context, experimentID string, options ...Option) (*Experiment, error) {
	return send[Experiment](ctx, group.on, request{method: "GET", path: "/experiments/" + segment(experimentID)}, options)
}

// End: End a routing experiment before it ends by itself.
//
// It names no winner. The rules that name it go on with what one arm tries, in a new version of the flow. Scope: `flows.write`. People confirm it; see Confirmations.
func (group ExperimentsAPI) End(ctx context.Context, experimentID string, body *ExperimentEnd, options ...Option) (*Experiment, error) {
	return send[Experiment](ctx, group.on, request{method: "POST", path: "/experiments/" + segment(experimentID) + "/end", body: orNil(body)}, options)
}

type FlowsAPI struct {
	on       *connection
	Actions  FlowsActionsAPI
	Drafts   FlowsDraftsAPI
	Replays  FlowsReplaysAPI
	Versions FlowsVersionsAPI
}

func newFlowsAPI(on *connection) FlowsAPI {
	group := FlowsAPI{on: on}
	group.Actions = newFlowsActionsAPI(on)
	group.Drafts = newFlowsDraftsAPI(on)
	group.Replays = newFlowsReplaysAPI(on)
	group.Versions = newFlowsVersionsAPI(on)
	return group
}

// Get: Read the rules of a flow by action, in the order in which they are tried.
//
// A flow without rules has its actions with empty lists. Scope: `flows.read`.
func (group FlowsAPI) Get(ctx context.Context, flow string, options ...Option) (*Flow, error) {
	return send[Flow](ctx, group.on, request{method: "GET", path: "/flows/" + segment(flow)}, options)
}

type FlowsActionsAPI struct {
	on       *connection
	Outcomes FlowsActionsOutcomesAPI
	Rules    FlowsActionsRulesAPI
}

func newFlowsActionsAPI(on *connection) FlowsActionsAPI {
	group := FlowsActionsAPI{on: on}
	group.Outcomes = newFlowsActionsOutcomesAPI(on)
	group.Rules = newFlowsActionsRulesAPI(on)
	return group
}

type FlowsActionsOutcomesAPI struct {
	on *connection
}

func newFlowsActionsOutcomesAPI(on *connection) FlowsActionsOutcomesAPI {
	group := FlowsActionsOutcomesAPI{on: on}
	return group
}

// List: List what an action can decide.
//
// From the payment services and the methods of this merchant account as they are now. Scope: `flows.read`.
func (group FlowsActionsOutcomesAPI) List(flow string, action string, options ...Option) *Listing[FlowOutcome] {
	return newListing[FlowOutcome](group.on, request{method: "GET", path: "/flows/" + segment(flow) + "/actions/" + segment(action) + "/outcomes"}, options)
}

type FlowsActionsRulesAPI struct {
	on *connection
}

func newFlowsActionsRulesAPI(on *connection) FlowsActionsRulesAPI {
	group := FlowsActionsRulesAPI{on: on}
	return group
}

// Create: Add a rule to an action of a flow.
//
// It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: `flows.write`. People confirm it; see Confirmations.
func (group FlowsActionsRulesAPI) Create(ctx context.Context, flow string, action string, body FlowRuleCreate, options ...Option) (*FlowRule, error) {
	return send[FlowRule](ctx, group.on, request{method: "POST", path: "/flows/" + segment(flow) + "/actions/" + segment(action) + "/rules", body: body}, options)
}

// Order: Put all rules of an action in a new order at once.
//
// Every rule must be named once, so that no order is half done. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: `flows.write`. People confirm it; see Confirmations.
func (group FlowsActionsRulesAPI) Order(ctx context.Context, flow string, action string, body FlowRuleOrder, options ...Option) (*FlowActionRules, error) {
	return send[FlowActionRules](ctx, group.on, request{method: "PUT", path: "/flows/" + segment(flow) + "/actions/" + segment(action) + "/rules/order", body: body}, options)
}

// Delete: Delete a rule.
//
// The rules after it move up. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: `flows.write`. People confirm it; see Confirmations.
func (group FlowsActionsRulesAPI) Delete(ctx context.Context, flow string, action string, ruleID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/flows/" + segment(flow) + "/actions/" + segment(action) + "/rules/" + segment(ruleID)}, options)
	return err
}

// Get: Read a rule.
//
// As it stands in the version that counts now. Scope: `flows.read`.
func (group FlowsActionsRulesAPI) Get(ctx context.Context, flow string, action string, ruleID string, options ...Option) (*FlowRule, error) {
	return send[FlowRule](ctx, group.on, request{method: "GET", path: "/flows/" + segment(flow) + "/actions/" + segment(action) + "/rules/" + segment(ruleID)}, options)
}

// Update: Change the given fields of a rule.
//
// What is left out stays. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: `flows.write`. People confirm it; see Confirmations.
func (group FlowsActionsRulesAPI) Update(ctx context.Context, flow string, action string, ruleID string, body FlowRuleUpdate, options ...Option) (*FlowRule, error) {
	return send[FlowRule](ctx, group.on, request{method: "PUT", path: "/flows/" + segment(flow) + "/actions/" + segment(action) + "/rules/" + segment(ruleID), body: body}, options)
}

type FlowsDraftsAPI struct {
	on      *connection
	Replays FlowsDraftsReplaysAPI
}

func newFlowsDraftsAPI(on *connection) FlowsDraftsAPI {
	group := FlowsDraftsAPI{on: on}
	group.Replays = newFlowsDraftsReplaysAPI(on)
	return group
}

// Create: Begin a draft of a flow from the rules that count now.
//
// Nothing is decided by a draft until it is published. Scope: `flows.write`.
func (group FlowsDraftsAPI) Create(ctx context.Context, flow string, body *FlowDraftCreate, options ...Option) (*FlowDraft, error) {
	return send[FlowDraft](ctx, group.on, request{method: "POST", path: "/flows/" + segment(flow) + "/drafts", body: orNil(body)}, options)
}

// List: List the drafts of a flow, newest first.
//
// A draft that was published is one no more. Scope: `flows.read`.
func (group FlowsDraftsAPI) List(flow string, query ListFlowDraftsQuery, options ...Option) *Listing[FlowDraft] {
	return newListing[FlowDraft](group.on, request{method: "GET", path: "/flows/" + segment(flow) + "/drafts", query: query.values()}, options)
}

// Delete: Throw a draft away.
//
// The flow stays as it is. Scope: `flows.write`.
func (group FlowsDraftsAPI) Delete(ctx context.Context, flow string, draftID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/flows/" + segment(flow) + "/drafts/" + segment(draftID)}, options)
	return err
}

// Get: Read a draft with its rules.
//
// Its rules were checked when they were written. Scope: `flows.read`.
func (group FlowsDraftsAPI) Get(ctx context.Context, flow string, draftID string, options ...Option) (*FlowDraft, error) {
	return send[FlowDraft](ctx, group.on, request{method: "GET", path: "/flows/" + segment(flow) + "/drafts/" + segment(draftID)}, options)
}

// Update: Change a draft.
//
// The rules of each action that is given are replaced as a whole. Scope: `flows.write`.
func (group FlowsDraftsAPI) Update(ctx context.Context, flow string, draftID string, body FlowDraftUpdate, options ...Option) (*FlowDraft, error) {
	return send[FlowDraft](ctx, group.on, request{method: "PUT", path: "/flows/" + segment(flow) + "/drafts/" + segment(draftID), body: body}, options)
}

// Check: Look a draft over before it counts.
//
// How many decisions each rule made of late, which rules no payment ever reaches, and what names a payment service that cannot be tried. Scope: `flows.read`.
func (group FlowsDraftsAPI) Check(ctx context.Context, flow string, draftID string, options ...Option) (*FlowCheck, error) {
	return send[FlowCheck](ctx, group.on, request{method: "GET", path: "/flows/" + segment(flow) + "/drafts/" + segment(draftID) + "/check"}, options)
}

// Compare: Compare a draft with the rules that count now.
//
// What publishing it would change. Scope: `flows.read`.
func (group FlowsDraftsAPI) Compare(ctx context.Context, flow string, draftID string, options ...Option) (*FlowDifference, error) {
	return send[FlowDifference](ctx, group.on, request{method: "GET", path: "/flows/" + segment(flow) + "/drafts/" + segment(draftID) + "/difference"}, options)
}

// Evaluate: Try one payment against a draft, rule by rule.
//
// Says of each rule whether it applies or which condition fails, and what would be done. Nothing is written, and nobody else is asked: no anti-fraud service, no payment service. `unknown` says what that leaves open. Scope: `flows.read`.
func (group FlowsDraftsAPI) Evaluate(ctx context.Context, flow string, draftID string, body FlowEvaluate, options ...Option) (*FlowEvaluation, error) {
	return send[FlowEvaluation](ctx, group.on, request{method: "POST", path: "/flows/" + segment(flow) + "/drafts/" + segment(draftID) + "/evaluate", body: body, isReading: true}, options)
}

// Publish: Let the rules of a draft count.
//
// Makes a new version of the flow and ends the draft. 409 where the flow has changed since the draft was begun: compare, and publish a draft of what counts now. Scope: `flows.write`. People confirm it; see Confirmations.
func (group FlowsDraftsAPI) Publish(ctx context.Context, flow string, draftID string, options ...Option) (*FlowVersion, error) {
	return send[FlowVersion](ctx, group.on, request{method: "POST", path: "/flows/" + segment(flow) + "/drafts/" + segment(draftID) + "/publish"}, options)
}

type FlowsDraftsReplaysAPI struct {
	on *connection
}

func newFlowsDraftsReplaysAPI(on *connection) FlowsDraftsReplaysAPI {
	group := FlowsDraftsReplaysAPI{on: on}
	return group
}

// Create: Find out what a draft would have decided on the payments of a period.
//
// A worker decides them again from what their decisions saw, and asks no payment service. The draft is taken as it is now. 422 for the checkout flow, whose answers are not kept. Scope: `flows.write`.
func (group FlowsDraftsReplaysAPI) Create(ctx context.Context, flow string, draftID string, body *FlowReplayCreate, options ...Option) (*FlowReplay, error) {
	return send[FlowReplay](ctx, group.on, request{method: "POST", path: "/flows/" + segment(flow) + "/drafts/" + segment(draftID) + "/replays", body: orNil(body)}, options)
}

type FlowsReplaysAPI struct {
	on *connection
}

func newFlowsReplaysAPI(on *connection) FlowsReplaysAPI {
	group := FlowsReplaysAPI{on: on}
	return group
}

// Get: Read how far a replay is, and what it found.
//
// The report is made of what was counted so far. Scope: `flows.read`.
func (group FlowsReplaysAPI) Get(ctx context.Context, flow string, replayID string, options ...Option) (*FlowReplay, error) {
	return send[FlowReplay](ctx, group.on, request{method: "GET", path: "/flows/" + segment(flow) + "/replays/" + segment(replayID)}, options)
}

type FlowsVersionsAPI struct {
	on *connection
}

func newFlowsVersionsAPI(on *connection) FlowsVersionsAPI {
	group := FlowsVersionsAPI{on: on}
	return group
}

// List: List the versions of a flow, newest first.
//
// Every version is kept, since decisions refer to the one that made them. Scope: `flows.read`.
func (group FlowsVersionsAPI) List(flow string, query ListFlowVersionsQuery, options ...Option) *Listing[FlowVersionSummary] {
	return newListing[FlowVersionSummary](group.on, request{method: "GET", path: "/flows/" + segment(flow) + "/versions", query: query.values()}, options)
}

// Get: Read a version of a flow with its rules.
//
// A version never changes. Scope: `flows.read`.
func (group FlowsVersionsAPI) Get(ctx context.Context, flow string, number string, options ...Option) (*FlowVersion, error) {
	return send[FlowVersion](ctx, group.on, request{method: "GET", path: "/flows/" + segment(flow) + "/versions/" + segment(number)}, options)
}

// Check: Look the rules of a version over.
//
// How many decisions each rule made of late, which rules no payment ever reaches, and what names a payment service that cannot be tried. Scope: `flows.read`.
func (group FlowsVersionsAPI) Check(ctx context.Context, flow string, number string, options ...Option) (*FlowCheck, error) {
	return send[FlowCheck](ctx, group.on, request{method: "GET", path: "/flows/" + segment(flow) + "/versions/" + segment(number) + "/check"}, options)
}

// Compare: Compare a version of a flow with another one, rule by rule.
//
// Rules are the same where their ids are. Scope: `flows.read`.
func (group FlowsVersionsAPI) Compare(ctx context.Context, flow string, number string, query CompareFlowVersionsQuery, options ...Option) (*FlowDifference, error) {
	return send[FlowDifference](ctx, group.on, request{method: "GET", path: "/flows/" + segment(flow) + "/versions/" + segment(number) + "/difference", query: query.values()}, options)
}

// Evaluate: Try one payment against a version of a flow, rule by rule.
//
// Says of each rule whether it applies or which condition fails, and what would be done. Nothing is written, and nobody else is asked: no anti-fraud service, no payment service. `unknown` says what that leaves open. Scope: `flows.read`.
func (group FlowsVersionsAPI) Evaluate(ctx context.Context, flow string, number string, body FlowEvaluate, options ...Option) (*FlowEvaluation, error) {
	return send[FlowEvaluation](ctx, group.on, request{method: "POST", path: "/flows/" + segment(flow) + "/versions/" + segment(number) + "/evaluate", body: body, isReading: true}, options)
}

// Restore: Let the rules of an earlier version count again.
//
// Makes a new version with these rules. They are checked again: a payment service may be gone. Scope: `flows.write`. People confirm it; see Confirmations.
func (group FlowsVersionsAPI) Restore(ctx context.Context, flow string, number string, body *FlowRestore, options ...Option) (*FlowVersion, error) {
	return send[FlowVersion](ctx, group.on, request{method: "POST", path: "/flows/" + segment(flow) + "/versions/" + segment(number) + "/restore", body: orNil(body)}, options)
}

type FraudListEntriesAPI struct {
	on *connection
}

func newFraudListEntriesAPI(on *connection) FraudListEntriesAPI {
	group := FraudListEntriesAPI{on: on}
	return group
}

// Create: Take no more payments from a card, a buyer, an address or a device; or let one pass.
//
// Payments that it fits are declined with `fraud_list_match` before anybody is asked, and the card is not stored. It counts at once in the process that took it, and within a second in the others. What is on the list already is answered 409. Scope: `fraud-lists.write`.
func (group FraudListEntriesAPI) Create(ctx context.Context, body FraudListEntryCreate, options ...Option) (*FraudListEntry, error) {
	return send[FraudListEntry](ctx, group.on, request{method: "POST", path: "/fraud-list-entries", body: body}, options)
}

// List: List the entries of the fraud list, the newest first.
//
// Without those that are over. Filters are joined by and; a list of values by or. Scope: `fraud-lists.read`.
func (group FraudListEntriesAPI) List(query ListFraudListEntriesQuery, options ...Option) *Listing[FraudListEntry] {
	return newListing[FraudListEntry](group.on, request{method: "GET", path: "/fraud-list-entries", query: query.values()}, options)
}

// Delete: Take an entry off the fraud list.
//
// Payments that were declined because of it stay so. Scope: `fraud-lists.write`.
func (group FraudListEntriesAPI) Delete(ctx context.Context, fraudListEntryID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/fraud-list-entries/" + segment(fraudListEntryID)}, options)
	return err
}

// Get: Read an entry of the fraud list.
//
// 404 once it is over. Scope: `fraud-lists.read`.
func (group FraudListEntriesAPI) Get(ctx context.Context, fraudListEntryID string, options ...Option) (*FraudListEntry, error) {
	return send[FraudListEntry](ctx, group.on, request{method: "GET", path: "/fraud-list-entries/" + segment(fraudListEntryID)}, options)
}

type GiftCardServiceDefinitionsAPI struct {
	on *connection
}

func newGiftCardServiceDefinitionsAPI(on *connection) GiftCardServiceDefinitionsAPI {
	group := GiftCardServiceDefinitionsAPI{on: on}
	return group
}

// List: List the connectors of gift card services.
//
// Those that have an address in this environment; production has none of the simulated ones. Scope: `gift-card-service-definitions.read`.
func (group GiftCardServiceDefinitionsAPI) List(query ListGiftCardServiceDefinitionsQuery, options ...Option) *Listing[GiftCardServiceDefinition] {
	return newListing[GiftCardServiceDefinition](group.on, request{method: "GET", path: "/gift-card-service-definitions", query: query.values()}, options)
}

// Get: Read which settings the connector of a gift card service takes.
//
// What `fields` of a service must hold. Scope: `gift-card-service-definitions.read`.
func (group GiftCardServiceDefinitionsAPI) Get(ctx context.Context, giftCardServiceDefinitionID string, options ...Option) (*GiftCardServiceDefinition, error) {
	return send[GiftCardServiceDefinition](ctx, group.on, request{method: "GET", path: "/gift-card-service-definitions/" + segment(giftCardServiceDefinitionID)}, options)
}

type GiftCardServicesAPI struct {
	on *connection
}

func newGiftCardServicesAPI(on *connection) GiftCardServicesAPI {
	group := GiftCardServicesAPI{on: on}
	return group
}

// List: List configured gift card services.
//
// Newest first. Secret settings are not shown. Scope: `gift-card-services.read`.
func (group GiftCardServicesAPI) List(query ListGiftCardServicesQuery, options ...Option) *Listing[GiftCardServiceDetails] {
	return newListing[GiftCardServiceDetails](group.on, request{method: "GET", path: "/gift-card-services", query: query.values()}, options)
}

// Create: Configure a gift card service for this merchant account.
//
// One service of a merchant account may be active, since a card's number does not say whose it is: 409 where another one is, unless this one is set up inactive. Scope: `gift-card-services.write`. People confirm it; see Confirmations.
func (group GiftCardServicesAPI) Create(ctx context.Context, body GiftCardServiceCreate, options ...Option) (*GiftCardServiceDetails, error) {
	return send[GiftCardServiceDetails](ctx, group.on, request{method: "POST", path: "/gift-card-services", body: body}, options)
}

// Verify: Try credentials at the provider without storing them.
//
// Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `gift-card-services.write`.
func (group GiftCardServicesAPI) Verify(ctx context.Context, body GiftCardServiceVerify, options ...Option) (*any, error) {
	return send[any](ctx, group.on, request{method: "POST", path: "/gift-card-services/verify", body: body}, options)
}

// Get: Read a gift card service; secret settings are not shown.
//
// Secret settings are left out. Scope: `gift-card-services.read`.
func (group GiftCardServicesAPI) Get(ctx context.Context, giftCardServiceID string, options ...Option) (*GiftCardServiceDetails, error) {
	return send[GiftCardServiceDetails](ctx, group.on, request{method: "GET", path: "/gift-card-services/" + segment(giftCardServiceID)}, options)
}

// Update: Change the given fields of a gift card service.
//
// What is left out stays; an empty value removes a setting that is not required. Scope: `gift-card-services.write`. People confirm it; see Confirmations.
func (group GiftCardServicesAPI) Update(ctx context.Context, giftCardServiceID string, body GiftCardServiceUpdate, options ...Option) (*GiftCardServiceDetails, error) {
	return send[GiftCardServiceDetails](ctx, group.on, request{method: "PUT", path: "/gift-card-services/" + segment(giftCardServiceID), body: body}, options)
}

// Delete: Delete a gift card service.
//
// Stored cards can no longer be used through it; what they paid can still be given back. Scope: `gift-card-services.write`. People confirm it; see Confirmations.
func (group GiftCardServicesAPI) Delete(ctx context.Context, giftCardServiceID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/gift-card-services/" + segment(giftCardServiceID)}, options)
	return err
}

type GiftCardsAPI struct {
	on       *connection
	Balances GiftCardsBalancesAPI
}

func newGiftCardsAPI(on *connection) GiftCardsAPI {
	group := GiftCardsAPI{on: on}
	group.Balances = newGiftCardsBalancesAPI(on)
	return group
}

// Create: Store a gift card.
//
// Number and PIN are sealed in the vault and never answered. 50 calls a minute and front-end token are let through, together with balances and payments. Scope: `gift-cards.write`. Front ends may call it with an embed token, within what the token pins.
func (group GiftCardsAPI) Create(ctx context.Context, body GiftCardCreate, options ...Option) (*GiftCard, error) {
	return send[GiftCard](ctx, group.on, request{method: "POST", path: "/gift-cards", body: body}, options)
}

// List: List stored gift cards.
//
// Newest first, without balances. Scope: `gift-cards.read`.
func (group GiftCardsAPI) List(query ListGiftCardsQuery, options ...Option) *Listing[GiftCard] {
	return newListing[GiftCard](group.on, request{method: "GET", path: "/gift-cards", query: query.values()}, options)
}

// Activate: Activate a gift card at its provider.
//
// Loads money onto a card. The provider is asked once for each Idempotency-Key; while the outcome is not known, a repetition is 409, and then the stored answer, a refusal too. Scope: `gift-cards.write`. Front ends may call it with an embed token, within what the token pins. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
func (group GiftCardsAPI) Activate(ctx context.Context, body GiftCardActivationCreate, options ...Option) (*GiftCard, error) {
	return send[GiftCard](ctx, group.on, request{method: "POST", path: "/gift-cards/activations", body: body, isKeyed: true}, options)
}

// Issue: Have the provider issue a new gift card.
//
// The provider makes a card and says where it shows itself. The provider is asked once for each Idempotency-Key; while the outcome is not known, a repetition is 409, and then the stored answer, a refusal too. Scope: `gift-cards.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
func (group GiftCardsAPI) Issue(ctx context.Context, body GiftCardIssuanceCreate, options ...Option) (*GiftCardIssuance, error) {
	return send[GiftCardIssuance](ctx, group.on, request{method: "POST", path: "/gift-cards/issuances", body: body, isKeyed: true}, options)
}

// Delete: Delete a stored gift card.
//
// Number and PIN are destroyed. Scope: `gift-cards.write`.
func (group GiftCardsAPI) Delete(ctx context.Context, giftCardID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/gift-cards/" + segment(giftCardID)}, options)
	return err
}

// Get: Read a stored gift card.
//
// Without number and PIN. Scope: `gift-cards.read`.
func (group GiftCardsAPI) Get(ctx context.Context, giftCardID string, options ...Option) (*GiftCard, error) {
	return send[GiftCard](ctx, group.on, request{method: "GET", path: "/gift-cards/" + segment(giftCardID)}, options)
}

type GiftCardsBalancesAPI struct {
	on *connection
}

func newGiftCardsBalancesAPI(on *connection) GiftCardsBalancesAPI {
	group := GiftCardsBalancesAPI{on: on}
	return group
}

// List: Ask for the balances of stored or given gift cards.
//
// Each card has a balance or an error of its own. 50 calls a minute and front-end token are let through, together with storing and payments. Scope: `gift-cards.read`. Front ends may call it with an embed token, within what the token pins.
func (group GiftCardsBalancesAPI) List(ctx context.Context, body GiftCardBalanceRequest, options ...Option) (*GiftCardSummaries, error) {
	return send[GiftCardSummaries](ctx, group.on, request{method: "POST", path: "/gift-cards/balances", body: body}, options)
}

type ProcessorEventsAPI struct {
	on *connection
}

func newProcessorEventsAPI(on *connection) ProcessorEventsAPI {
	group := ProcessorEventsAPI{on: on}
	return group
}

// ReceiveAntiFraud: Take what an anti-fraud provider decides later.
//
// For providers: the signed path says whose payments it is about, and the connector checks the signature of the body where the provider has one. A review ends once; what comes later moves nothing. No token: what stands in the address is the credential.
func (group ProcessorEventsAPI) ReceiveAntiFraud(ctx context.Context, payload string, signature string, body []byte, options ...Option) (*[]byte, error) {
	return send[[]byte](ctx, group.on, request{method: "POST", path: "/i/af/" + segment(payload) + "/" + segment(signature), body: body, isRaw: true}, options)
}

// Receive: Take an event that a processor sends.
//
// For processors: the signed path says whose event it is, and the connector checks the event's own signature. What is repeated moves nothing twice. No token: what stands in the address is the credential.
func (group ProcessorEventsAPI) Receive(ctx context.Context, payload string, signature string, body []byte, options ...Option) (*[]byte, error) {
	return send[[]byte](ctx, group.on, request{method: "POST", path: "/i/ps/" + segment(payload) + "/" + segment(signature), body: body, isRaw: true}, options)
}

// ReceiveTokenService: Take what a token service tells of tokens.
//
// For token services: the signed path says whose tokens it is about. They are looked up there, and nothing else of an event is believed. Answers with a `responseId`, as Mastercard asks for. No token: what stands in the address is the credential.
func (group ProcessorEventsAPI) ReceiveTokenService(ctx context.Context, payload string, signature string, body []byte, options ...Option) (*[]byte, error) {
	return send[[]byte](ctx, group.on, request{method: "POST", path: "/i/ts/" + segment(payload) + "/" + segment(signature), body: body, isRaw: true}, options)
}

// ReceiveNetworkToken: Tell that a network token has changed at its token service.
//
// For the token service: the secret in the path is the credential. The token is then looked up; what the caller says is not believed. No token: what stands in the address is the credential.
func (group ProcessorEventsAPI) ReceiveNetworkToken(ctx context.Context, notification string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "POST", path: "/network-token-events/" + segment(notification)}, options)
	return err
}

type MeAPI struct {
	on *connection
}

func newMeAPI(on *connection) MeAPI {
	group := MeAPI{on: on}
	return group
}

// Get: Read who calls, and what they may do.
//
// Of a token, what its scopes and the roles of its key both allow. For every key and every person, whatever they may do.
func (group MeAPI) Get(ctx context.Context, options ...Option) (*Me, error) {
	return send[Me](ctx, group.on, request{method: "GET", path: "/me"}, options)
}

// Update: Change your name and your preferences.
//
// What is left out stays. For people who are logged in at the dashboard, whatever their roles.
func (group MeAPI) Update(ctx context.Context, body MeUpdate, options ...Option) (*Me, error) {
	return send[Me](ctx, group.on, request{method: "PUT", path: "/me", body: body}, options)
}

type MerchantAccountsAPI struct {
	on                    *connection
	ThreeDsConfigurations MerchantAccountsThreeDsConfigurationsAPI
	ThreeDsServer         MerchantAccountsThreeDsServerAPI
	TokenServices         MerchantAccountsTokenServicesAPI
}

func newMerchantAccountsAPI(on *connection) MerchantAccountsAPI {
	group := MerchantAccountsAPI{on: on}
	group.ThreeDsConfigurations = newMerchantAccountsThreeDsConfigurationsAPI(on)
	group.ThreeDsServer = newMerchantAccountsThreeDsServerAPI(on)
	group.TokenServices = newMerchantAccountsTokenServicesAPI(on)
	return group
}

// Create: Create a merchant account.
//
// Its id is the first part of every key of its data, and names it in `x-merchant-account-id`. Scope: `merchant-accounts.write`.
func (group MerchantAccountsAPI) Create(ctx context.Context, body MerchantAccountCreate, options ...Option) (*MerchantAccount, error) {
	return send[MerchantAccount](ctx, group.on, request{method: "POST", path: "/merchant-accounts", body: body}, options)
}

// List: List merchant accounts.
//
// A caller that is bound to merchant accounts sees only those. Scope: `merchant-accounts.read`.
func (group MerchantAccountsAPI) List(query ListMerchantAccountsQuery, options ...Option) *Listing[MerchantAccount] {
	return newListing[MerchantAccount](group.on, request{method: "GET", path: "/merchant-accounts", query: query.values()}, options)
}

// Get: Read a merchant account.
//
// Secrets are never answered. Scope: `merchant-accounts.read`.
func (group MerchantAccountsAPI) Get(ctx context.Context, merchantAccountID string, options ...Option) (*MerchantAccount, error) {
	return send[MerchantAccount](ctx, group.on, request{method: "GET", path: "/merchant-accounts/" + segment(merchantAccountID)}, options)
}

// Update: Change the given fields of a merchant account.
//
// What is left out stays, null clears. Scope: `merchant-accounts.write`.
func (group MerchantAccountsAPI) Update(ctx context.Context, merchantAccountID string, body MerchantAccountUpdate, options ...Option) (*MerchantAccount, error) {
	return send[MerchantAccount](ctx, group.on, request{method: "PUT", path: "/merchant-accounts/" + segment(merchantAccountID), body: body}, options)
}

type MerchantAccountsThreeDsConfigurationsAPI struct {
	on *connection
}

func newMerchantAccountsThreeDsConfigurationsAPI(on *connection) MerchantAccountsThreeDsConfigurationsAPI {
	group := MerchantAccountsThreeDsConfigurationsAPI{on: on}
	return group
}

// Create: Add acquirer data for 3-D Secure with one scheme and currency.
//
// What issuers are told of the merchant where a checkout session is authenticated. A second for the same scheme and currency is 409. Scope: `merchant-accounts.write`.
func (group MerchantAccountsThreeDsConfigurationsAPI) Create(ctx context.Context, merchantAccountID string, body MerchantAccountThreeDSConfigurationCreate, options ...Option) (*MerchantAccountThreeDSConfiguration, error) {
	return send[MerchantAccountThreeDSConfiguration](ctx, group.on, request{method: "POST", path: "/merchant-accounts/" + segment(merchantAccountID) + "/three-ds-configurations", body: body}, options)
}

// List: List a merchant account's 3-D Secure configurations.
//
// All of the merchant account, without pages. Scope: `merchant-accounts.read`.
func (group MerchantAccountsThreeDsConfigurationsAPI) List(merchantAccountID string, query ListThreeDsConfigurationsQuery, options ...Option) *Listing[MerchantAccountThreeDSConfiguration] {
	return newListing[MerchantAccountThreeDSConfiguration](group.on, request{method: "GET", path: "/merchant-accounts/" + segment(merchantAccountID) + "/three-ds-configurations", query: query.values()}, options)
}

// Delete: Delete a 3-D Secure configuration.
//
// Sessions of its scheme and currency can no longer be authenticated through it. Scope: `merchant-accounts.write`.
func (group MerchantAccountsThreeDsConfigurationsAPI) Delete(ctx context.Context, merchantAccountID string, threeDsConfigurationID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/merchant-accounts/" + segment(merchantAccountID) + "/three-ds-configurations/" + segment(threeDsConfigurationID)}, options)
	return err
}

// Update: Change the given fields of a 3-D Secure configuration.
//
// What is left out stays. Scope: `merchant-accounts.write`.
func (group MerchantAccountsThreeDsConfigurationsAPI) Update(ctx context.Context, merchantAccountID string, threeDsConfigurationID string, body MerchantAccountThreeDSConfigurationUpdate, options ...Option) (*MerchantAccountThreeDSConfiguration, error) {
	return send[MerchantAccountThreeDSConfiguration](ctx, group.on, request{method: "PUT", path: "/merchant-accounts/" + segment(merchantAccountID) + "/three-ds-configurations/" + segment(threeDsConfigurationID), body: body}, options)
}

type MerchantAccountsThreeDsServerAPI struct {
	on *connection
}

func newMerchantAccountsThreeDsServerAPI(on *connection) MerchantAccountsThreeDsServerAPI {
	group := MerchantAccountsThreeDsServerAPI{on: on}
	return group
}

// Get: Read a 3-D Secure server; secret settings are not shown.
//
// Secret settings are not shown. 404: none is set up; in the sandbox its own directory server is asked then, in production no cardholder can be authenticated. Scope: `merchant-accounts.read`.
func (group MerchantAccountsThreeDsServerAPI) Get(ctx context.Context, merchantAccountID string, options ...Option) (*ThreeDSServer, error) {
	return send[ThreeDSServer](ctx, group.on, request{method: "GET", path: "/merchant-accounts/" + segment(merchantAccountID) + "/three-ds-server"}, options)
}

// Update: Set up a 3-D Secure server of a merchant account, or change its settings.
//
// Authentications that begin from now on ask it, for transactions and for checkout sessions. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
func (group MerchantAccountsThreeDsServerAPI) Update(ctx context.Context, merchantAccountID string, body ThreeDSServerPut, options ...Option) (*ThreeDSServer, error) {
	return send[ThreeDSServer](ctx, group.on, request{method: "PUT", path: "/merchant-accounts/" + segment(merchantAccountID) + "/three-ds-server", body: body}, options)
}

// Delete: Delete a 3-D Secure server.
//
// Challenges that it began are still asked for. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
func (group MerchantAccountsThreeDsServerAPI) Delete(ctx context.Context, merchantAccountID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/merchant-accounts/" + segment(merchantAccountID) + "/three-ds-server"}, options)
	return err
}

// Verify: Try credentials at the provider without storing them.
//
// Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `merchant-accounts.write`.
func (group MerchantAccountsThreeDsServerAPI) Verify(ctx context.Context, merchantAccountID string, body ThreeDSServerVerify, options ...Option) (*any, error) {
	return send[any](ctx, group.on, request{method: "POST", path: "/merchant-accounts/" + segment(merchantAccountID) + "/three-ds-server/verify", body: body}, options)
}

type MerchantAccountsTokenServicesAPI struct {
	on *connection
}

func newMerchantAccountsTokenServicesAPI(on *connection) MerchantAccountsTokenServicesAPI {
	group := MerchantAccountsTokenServicesAPI{on: on}
	return group
}

// List: List the token services of a merchant account.
//
// Newest first. Secret settings are not shown. Cards of a scheme without one have no network tokens in production, and tokens of its own service in the sandbox. Scope: `merchant-accounts.read`.
func (group MerchantAccountsTokenServicesAPI) List(merchantAccountID string, query ListTokenServicesQuery, options ...Option) *Listing[TokenService] {
	return newListing[TokenService](group.on, request{method: "GET", path: "/merchant-accounts/" + segment(merchantAccountID) + "/token-services", query: query.values()}, options)
}

// Update: Set up a token service of a merchant account, or change its settings.
//
// Tokens that are asked for from now on are its, where it serves the scheme of the card. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
func (group MerchantAccountsTokenServicesAPI) Update(ctx context.Context, merchantAccountID string, tokenServiceDefinitionID string, body TokenServicePut, options ...Option) (*TokenService, error) {
	return send[TokenService](ctx, group.on, request{method: "PUT", path: "/merchant-accounts/" + segment(merchantAccountID) + "/token-services/" + segment(tokenServiceDefinitionID), body: body}, options)
}

// Delete: Delete a token service.
//
// It is asked for no more tokens. Those that it made go on, and are deleted there with their cards. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
func (group MerchantAccountsTokenServicesAPI) Delete(ctx context.Context, merchantAccountID string, tokenServiceDefinitionID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/merchant-accounts/" + segment(merchantAccountID) + "/token-services/" + segment(tokenServiceDefinitionID)}, options)
	return err
}

// Verify: Try credentials at the provider without storing them.
//
// Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `merchant-accounts.write`.
func (group MerchantAccountsTokenServicesAPI) Verify(ctx context.Context, merchantAccountID string, tokenServiceDefinitionID string, body TokenServiceVerify, options ...Option) (*any, error) {
	return send[any](ctx, group.on, request{method: "POST", path: "/merchant-accounts/" + segment(merchantAccountID) + "/token-services/" + segment(tokenServiceDefinitionID) + "/verify", body: body}, options)
}

type MetricsExplorerAPI struct {
	on      *connection
	Metrics MetricsExplorerMetricsAPI
	Presets MetricsExplorerPresetsAPI
}

func newMetricsExplorerAPI(on *connection) MetricsExplorerAPI {
	group := MetricsExplorerAPI{on: on}
	group.Metrics = newMetricsExplorerMetricsAPI(on)
	group.Presets = newMetricsExplorerPresetsAPI(on)
	return group
}

type MetricsExplorerMetricsAPI struct {
	on      *connection
	Modules MetricsExplorerMetricsModulesAPI
	Totals  MetricsExplorerMetricsTotalsAPI
}

func newMetricsExplorerMetricsAPI(on *connection) MetricsExplorerMetricsAPI {
	group := MetricsExplorerMetricsAPI{on: on}
	group.Modules = newMetricsExplorerMetricsModulesAPI(on)
	group.Totals = newMetricsExplorerMetricsTotalsAPI(on)
	return group
}

type MetricsExplorerMetricsModulesAPI struct {
	on *connection
}

func newMetricsExplorerMetricsModulesAPI(on *connection) MetricsExplorerMetricsModulesAPI {
	group := MetricsExplorerMetricsModulesAPI{on: on}
	return group
}

// Get: Read the data of one chart.
//
// By the words of one dimension, the hundred most frequent first. Scope: `metrics-explorer.read`.
func (group MetricsExplorerMetricsModulesAPI) Get(ctx context.Context, source string, metric string, module string, query GetMetricsExplorerModuleQuery, options ...Option) (*[]ModuleResponse, error) {
	return send[[]ModuleResponse](ctx, group.on, request{method: "GET", path: "/metrics-explorer/" + segment(source) + "/metrics/" + segment(metric) + "/modules/" + segment(module), query: query.values()}, options)
}

type MetricsExplorerMetricsTotalsAPI struct {
	on *connection
}

func newMetricsExplorerMetricsTotalsAPI(on *connection) MetricsExplorerMetricsTotalsAPI {
	group := MetricsExplorerMetricsTotalsAPI{on: on}
	return group
}

// Get: Read the totals of a metric.
//
// With its course, and what it was just before. Payments are counted some seconds after they change. Scope: `metrics-explorer.read`.
func (group MetricsExplorerMetricsTotalsAPI) Get(ctx context.Context, source string, metric string, query GetMetricsExplorerTotalsQuery, options ...Option) (*MetricsExplorerTotalResponse, error) {
	return send[MetricsExplorerTotalResponse](ctx, group.on, request{method: "GET", path: "/metrics-explorer/" + segment(source) + "/metrics/" + segment(metric) + "/totals", query: query.values()}, options)
}

type MetricsExplorerPresetsAPI struct {
	on *connection
}

func newMetricsExplorerPresetsAPI(on *connection) MetricsExplorerPresetsAPI {
	group := MetricsExplorerPresetsAPI{on: on}
	return group
}

// Create: Save a filter.
//
// There are a hundred of a source at most. Scope: `metrics-explorer.write`.
func (group MetricsExplorerPresetsAPI) Create(ctx context.Context, source string, body MetricsExplorerPresetCreate, options ...Option) (*MetricsExplorerPreset, error) {
	return send[MetricsExplorerPreset](ctx, group.on, request{method: "POST", path: "/metrics-explorer/" + segment(source) + "/presets", body: body}, options)
}

// List: List saved filters.
//
// In the order in which they were saved. Scope: `metrics-explorer.read`.
func (group MetricsExplorerPresetsAPI) List(ctx context.Context, source string, options ...Option) (*[]MetricsExplorerPreset, error) {
	return send[[]MetricsExplorerPreset](ctx, group.on, request{method: "GET", path: "/metrics-explorer/" + segment(source) + "/presets"}, options)
}

// Delete: Delete a saved filter.
//
// Scope: `metrics-explorer.write`.
func (group MetricsExplorerPresetsAPI) Delete(ctx context.Context, source string, presetID string, options ...Option) (*any, error) {
	return send[any](ctx, group.on, request{method: "DELETE", path: "/metrics-explorer/" + segment(source) + "/presets/" + segment(presetID)}, options)
}

// Update: Rename a saved filter.
//
// Scope: `metrics-explorer.write`.
func (group MetricsExplorerPresetsAPI) Update(ctx context.Context, source string, presetID string, body MetricsExplorerPresetUpdate, options ...Option) (*MetricsExplorerPreset, error) {
	return send[MetricsExplorerPreset](ctx, group.on, request{method: "PUT", path: "/metrics-explorer/" + segment(source) + "/presets/" + segment(presetID), body: body}, options)
}

type MonitoringAPI struct {
	on        *connection
	Incidents MonitoringIncidentsAPI
	Metrics   MonitoringMetricsAPI
}

func newMonitoringAPI(on *connection) MonitoringAPI {
	group := MonitoringAPI{on: on}
	group.Incidents = newMonitoringIncidentsAPI(on)
	group.Metrics = newMonitoringMetricsAPI(on)
	return group
}

type MonitoringIncidentsAPI struct {
	on *connection
}

func newMonitoringIncidentsAPI(on *connection) MonitoringIncidentsAPI {
	group := MonitoringIncidentsAPI{on: on}
	return group
}

// List: List all incidents.
//
// Newest first: metrics beyond their thresholds, endpoints of webhooks that fail, and outcomes that nobody could find out. Scope: `monitoring.read`.
func (group MonitoringIncidentsAPI) List(query ListMonitoringIncidentsQuery, options ...Option) *Listing[MonitoringIncident] {
	return newListing[MonitoringIncident](group.on, request{method: "GET", path: "/monitoring/incidents", query: query.values()}, options)
}

// Get: Read an incident.
//
// With what people noted about it. Scope: `monitoring.read`.
func (group MonitoringIncidentsAPI) Get(ctx context.Context, incidentID string, options ...Option) (*MonitoringIncident, error) {
	return send[MonitoringIncident](ctx, group.on, request{method: "GET", path: "/monitoring/incidents/" + segment(incidentID)}, options)
}

// Update: Change the status of an incident.
//
// Its notes are what people may change; it closes by itself when it is over. Scope: `monitoring.write`.
func (group MonitoringIncidentsAPI) Update(ctx context.Context, incidentID string, body MonitoringIncidentUpdate, options ...Option) (*MonitoringIncident, error) {
	return send[MonitoringIncident](ctx, group.on, request{method: "PUT", path: "/monitoring/incidents/" + segment(incidentID), body: body}, options)
}

type MonitoringMetricsAPI struct {
	on        *connection
	Incidents MonitoringMetricsIncidentsAPI
}

func newMonitoringMetricsAPI(on *connection) MonitoringMetricsAPI {
	group := MonitoringMetricsAPI{on: on}
	group.Incidents = newMonitoringMetricsIncidentsAPI(on)
	return group
}

// Create: Define a metric to watch and when to alert.
//
// It is measured every quarter of an hour, from counts that are kept up to date. A merchant account has 50 at most. Scope: `monitoring.write`.
func (group MonitoringMetricsAPI) Create(ctx context.Context, body MonitoringMetricCreate, options ...Option) (*MonitoringMetric, error) {
	return send[MonitoringMetric](ctx, group.on, request{method: "POST", path: "/monitoring/metrics", body: body}, options)
}

// List: List watched metrics.
//
// Newest first, with their samples. Scope: `monitoring.read`.
func (group MonitoringMetricsAPI) List(query ListMonitoringMetricsQuery, options ...Option) *Listing[MonitoringMetric] {
	return newListing[MonitoringMetric](group.on, request{method: "GET", path: "/monitoring/metrics", query: query.values()}, options)
}

// Delete: Stop watching a metric.
//
// Its incident ends with it; incidents stay, and tell what was watched. Scope: `monitoring.write`.
func (group MonitoringMetricsAPI) Delete(ctx context.Context, metricID string, options ...Option) (*any, error) {
	return send[any](ctx, group.on, request{method: "DELETE", path: "/monitoring/metrics/" + segment(metricID)}, options)
}

// Get: Read a watched metric.
//
// Scope: `monitoring.read`.
func (group MonitoringMetricsAPI) Get(ctx context.Context, metricID string, query GetMonitoringMetricQuery, options ...Option) (*MonitoringMetric, error) {
	return send[MonitoringMetric](ctx, group.on, request{method: "GET", path: "/monitoring/metrics/" + segment(metricID), query: query.values()}, options)
}

// Update: Change a watched metric.
//
// Samples in a row are counted anew from then on. Scope: `monitoring.write`.
func (group MonitoringMetricsAPI) Update(ctx context.Context, metricID string, body MonitoringMetricUpdate, options ...Option) (*MonitoringMetric, error) {
	return send[MonitoringMetric](ctx, group.on, request{method: "PUT", path: "/monitoring/metrics/" + segment(metricID), body: body}, options)
}

type MonitoringMetricsIncidentsAPI struct {
	on *connection
}

func newMonitoringMetricsIncidentsAPI(on *connection) MonitoringMetricsIncidentsAPI {
	group := MonitoringMetricsIncidentsAPI{on: on}
	return group
}

// List: List the incidents of a metric.
//
// Newest first. Scope: `monitoring.read`.
func (group MonitoringMetricsIncidentsAPI) List(metricID string, query ListMonitoringMetricIncidentsQuery, options ...Option) *Listing[MonitoringIncident] {
	return newListing[MonitoringIncident](group.on, request{method: "GET", path: "/monitoring/metrics/" + segment(metricID) + "/incidents", query: query.values()}, options)
}

type PasskeysAPI struct {
	on      *connection
	Options PasskeysOptionsAPI
}

func newPasskeysAPI(on *connection) PasskeysAPI {
	group := PasskeysAPI{on: on}
	group.Options = newPasskeysOptionsAPI(on)
	return group
}

// Create: Keep a passkey that your browser has made.
//
// A second passkey is the way back in for whoever loses the first. For people who are logged in at the dashboard, whatever their roles. People confirm it; see Confirmations.
func (group PasskeysAPI) Create(ctx context.Context, body PasskeyCreate, options ...Option) (*Passkey, error) {
	return send[Passkey](ctx, group.on, request{method: "POST", path: "/passkeys", body: body}, options)
}

// List: List your passkeys.
//
// Twenty at most. For people who are logged in at the dashboard, whatever their roles.
func (group PasskeysAPI) List(options ...Option) *Listing[Passkey] {
	return newListing[Passkey](group.on, request{method: "GET", path: "/passkeys"}, options)
}

// Delete: Remove a passkey of yours.
//
// The last one stays: make another before. Sessions go on. For people who are logged in at the dashboard, whatever their roles. People confirm it; see Confirmations.
func (group PasskeysAPI) Delete(ctx context.Context, passkeyID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/passkeys/" + segment(passkeyID)}, options)
	return err
}

// Update: Rename a passkey of yours.
//
// The authenticator keeps its own name for it. For people who are logged in at the dashboard, whatever their roles.
func (group PasskeysAPI) Update(ctx context.Context, passkeyID string, body PasskeyUpdate, options ...Option) (*Passkey, error) {
	return send[Passkey](ctx, group.on, request{method: "PUT", path: "/passkeys/" + segment(passkeyID), body: body}, options)
}

type PasskeysOptionsAPI struct {
	on *connection
}

func newPasskeysOptionsAPI(on *connection) PasskeysOptionsAPI {
	group := PasskeysOptionsAPI{on: on}
	return group
}

// Create: Ask for what a browser needs to make a passkey of yours.
//
// An authenticator that has one of yours already is asked for no second one. For people who are logged in at the dashboard, whatever their roles.
func (group PasskeysOptionsAPI) Create(ctx context.Context, options ...Option) (*PasskeyOptions, error) {
	return send[PasskeyOptions](ctx, group.on, request{method: "POST", path: "/passkeys/options"}, options)
}

type PaymentLinksAPI struct {
	on *connection
}

func newPaymentLinksAPI(on *connection) PaymentLinksAPI {
	group := PaymentLinksAPI{on: on}
	return group
}

// Create: Create a hosted payment page.
//
// The answer's `url` is a page of this service where a buyer pays, once. What is said here is fixed. Scope: `payment-links.write`.
func (group PaymentLinksAPI) Create(ctx context.Context, body PaymentLinkCreate, options ...Option) (*PaymentLink, error) {
	return send[PaymentLink](ctx, group.on, request{method: "POST", path: "/payment-links", body: body}, options)
}

// List: List payment links.
//
// Newest first. Scope: `payment-links.read`.
func (group PaymentLinksAPI) List(query ListPaymentLinksQuery, options ...Option) *Listing[PaymentLink] {
	return newListing[PaymentLink](group.on, request{method: "GET", path: "/payment-links", query: query.values()}, options)
}

// Get: Read a payment link.
//
// Its `status` follows from its payment and the clock. Scope: `payment-links.read`.
func (group PaymentLinksAPI) Get(ctx context.Context, paymentLinkID string, options ...Option) (*PaymentLink, error) {
	return send[PaymentLink](ctx, group.on, request{method: "GET", path: "/payment-links/" + segment(paymentLinkID)}, options)
}

// Expire: End a payment link now.
//
// Nobody can begin to pay it any more. A payment that is under way goes on, and one that was made stays. Scope: `payment-links.write`.
func (group PaymentLinksAPI) Expire(ctx context.Context, paymentLinkID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "POST", path: "/payment-links/" + segment(paymentLinkID) + "/expire"}, options)
	return err
}

type PaymentMethodDefinitionsAPI struct {
	on *connection
}

func newPaymentMethodDefinitionsAPI(on *connection) PaymentMethodDefinitionsAPI {
	group := PaymentMethodDefinitionsAPI{on: on}
	return group
}

// List: List the kinds of payment method that the service knows.
//
// With a name and a picture of each, for use in front ends. Scope: `payment-method-definitions.read`.
func (group PaymentMethodDefinitionsAPI) List(options ...Option) *Listing[PaymentMethodDefinition] {
	return newListing[PaymentMethodDefinition](group.on, request{method: "GET", path: "/payment-method-definitions"}, options)
}

type PaymentMethodsAPI struct {
	on                   *connection
	NetworkTokens        PaymentMethodsNetworkTokensAPI
	PaymentServiceTokens PaymentMethodsPaymentServiceTokensAPI
}

func newPaymentMethodsAPI(on *connection) PaymentMethodsAPI {
	group := PaymentMethodsAPI{on: on}
	group.NetworkTokens = newPaymentMethodsNetworkTokensAPI(on)
	group.PaymentServiceTokens = newPaymentMethodsPaymentServiceTokensAPI(on)
	return group
}

// Create: Vault a card, a bank account or another payment method without charging it.
//
// What is sealed here pays later by its `id`. A method that the buyer approves elsewhere is `buyer_approval_required`: send the buyer to its `approval_url`. They come back to `redirect_url` with `payment_method_id` and `payment_method_status`. Scope: `payment-methods.write`.
func (group PaymentMethodsAPI) Create(ctx context.Context, body OneOf, options ...Option) (*PaymentMethod, error) {
	return send[PaymentMethod](ctx, group.on, request{method: "POST", path: "/payment-methods", body: body}, options)
}

// List: List stored payment methods.
//
// Newest first. Scope: `payment-methods.read`.
func (group PaymentMethodsAPI) List(query ListPaymentMethodsQuery, options ...Option) *Listing[PaymentMethod] {
	return newListing[PaymentMethod](group.on, request{method: "GET", path: "/payment-methods", query: query.values()}, options)
}

// Delete: Delete a payment method, its vaulted data and any mandate on it.
//
// What was sealed is destroyed, and mandates and tokens at processors are ended, at once or by a worker that asks for as long as it takes. Scope: `payment-methods.write`. Front ends may call it with an embed token, within what the token pins.
func (group PaymentMethodsAPI) Delete(ctx context.Context, paymentMethodID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/payment-methods/" + segment(paymentMethodID)}, options)
	return err
}

// Get: Read a stored payment method.
//
// Another merchant account's payment method is 404. Scope: `payment-methods.read`.
func (group PaymentMethodsAPI) Get(ctx context.Context, paymentMethodID string, options ...Option) (*PaymentMethod, error) {
	return send[PaymentMethod](ctx, group.on, request{method: "GET", path: "/payment-methods/" + segment(paymentMethodID)}, options)
}

// Update: Change the expiration date or the scheme transaction id; the identifier stays.
//
// What is left out stays. The number cannot be changed: store another card. Scope: `payment-methods.write`.
func (group PaymentMethodsAPI) Update(ctx context.Context, paymentMethodID string, body PaymentMethodUpdate, options ...Option) (*PaymentMethod, error) {
	return send[PaymentMethod](ctx, group.on, request{method: "PUT", path: "/payment-methods/" + segment(paymentMethodID), body: body}, options)
}

type PaymentMethodsNetworkTokensAPI struct {
	on         *connection
	Cryptogram PaymentMethodsNetworkTokensCryptogramAPI
}

func newPaymentMethodsNetworkTokensAPI(on *connection) PaymentMethodsNetworkTokensAPI {
	group := PaymentMethodsNetworkTokensAPI{on: on}
	group.Cryptogram = newPaymentMethodsNetworkTokensCryptogramAPI(on)
	return group
}

// Create: Provision a network token for a card.
//
// A card has one token that is not deleted; a second is 400, as is a card that the issuer does not let in. 502 and 504 may be repeated: the same token comes out. Scope: `payment-methods.write`.
func (group PaymentMethodsNetworkTokensAPI) Create(ctx context.Context, paymentMethodID string, body NetworkTokenCreate, options ...Option) (*NetworkToken, error) {
	return send[NetworkToken](ctx, group.on, request{method: "POST", path: "/payment-methods/" + segment(paymentMethodID) + "/network-tokens", body: body}, options)
}

// List: List the network tokens of a card.
//
// The newest hundred; deleted ones are listed too. Scope: `payment-methods.read`.
func (group PaymentMethodsNetworkTokensAPI) List(paymentMethodID string, options ...Option) *Listing[NetworkToken] {
	return newListing[NetworkToken](group.on, request{method: "GET", path: "/payment-methods/" + segment(paymentMethodID) + "/network-tokens"}, options)
}

// Delete: Delete a network token.
//
// Destroyed here at once; a worker tells the token service. Scope: `payment-methods.write`.
func (group PaymentMethodsNetworkTokensAPI) Delete(ctx context.Context, paymentMethodID string, networkTokenID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/payment-methods/" + segment(paymentMethodID) + "/network-tokens/" + segment(networkTokenID)}, options)
	return err
}

// Resume: Resume a suspended network token.
//
// Payments use it again. Scope: `payment-methods.write`.
func (group PaymentMethodsNetworkTokensAPI) Resume(ctx context.Context, paymentMethodID string, networkTokenID string, options ...Option) (*NetworkToken, error) {
	return send[NetworkToken](ctx, group.on, request{method: "POST", path: "/payment-methods/" + segment(paymentMethodID) + "/network-tokens/" + segment(networkTokenID) + "/resume"}, options)
}

// Suspend: Suspend a network token.
//
// Payments use the card number until it is resumed. Scope: `payment-methods.write`.
func (group PaymentMethodsNetworkTokensAPI) Suspend(ctx context.Context, paymentMethodID string, networkTokenID string, options ...Option) (*NetworkToken, error) {
	return send[NetworkToken](ctx, group.on, request{method: "POST", path: "/payment-methods/" + segment(paymentMethodID) + "/network-tokens/" + segment(networkTokenID) + "/suspend"}, options)
}

type PaymentMethodsNetworkTokensCryptogramAPI struct {
	on *connection
}

func newPaymentMethodsNetworkTokensCryptogramAPI(on *connection) PaymentMethodsNetworkTokensCryptogramAPI {
	group := PaymentMethodsNetworkTokensCryptogramAPI{on: on}
	return group
}

// Create: Get a cryptogram that proves a network token once.
//
// A new one each time, good for one payment. 400 where the token is not active. Scope: `payment-methods.read`.
func (group PaymentMethodsNetworkTokensCryptogramAPI) Create(ctx context.Context, paymentMethodID string, networkTokenID string, body CryptogramCreate, options ...Option) (*Cryptogram, error) {
	return send[Cryptogram](ctx, group.on, request{method: "POST", path: "/payment-methods/" + segment(paymentMethodID) + "/network-tokens/" + segment(networkTokenID) + "/cryptogram", body: body, isReading: true}, options)
}

type PaymentMethodsPaymentServiceTokensAPI struct {
	on *connection
}

func newPaymentMethodsPaymentServiceTokensAPI(on *connection) PaymentMethodsPaymentServiceTokensAPI {
	group := PaymentMethodsPaymentServiceTokensAPI{on: on}
	return group
}

// Create: Have a processor make its own token for a payment method.
//
// Only for connectors whose processor makes such tokens. Scope: `payment-methods.write`.
func (group PaymentMethodsPaymentServiceTokensAPI) Create(ctx context.Context, paymentMethodID string, body PaymentServiceTokenCreate, options ...Option) (*PaymentServiceToken, error) {
	return send[PaymentServiceToken](ctx, group.on, request{method: "POST", path: "/payment-methods/" + segment(paymentMethodID) + "/payment-service-tokens", body: body}, options)
}

// List: List the processors' own tokens for a payment method.
//
// All of the payment method, without pages. Scope: `payment-methods.read`.
func (group PaymentMethodsPaymentServiceTokensAPI) List(paymentMethodID string, query ListPaymentMethodPaymentServiceTokensQuery, options ...Option) *Listing[PaymentServiceToken] {
	return newListing[PaymentServiceToken](group.on, request{method: "GET", path: "/payment-methods/" + segment(paymentMethodID) + "/payment-service-tokens", query: query.values()}, options)
}

// Delete: Delete a processor's token.
//
// Destroyed here at once; a worker tells the processor. Scope: `payment-methods.write`.
func (group PaymentMethodsPaymentServiceTokensAPI) Delete(ctx context.Context, paymentMethodID string, paymentServiceTokenID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/payment-methods/" + segment(paymentMethodID) + "/payment-service-tokens/" + segment(paymentServiceTokenID)}, options)
	return err
}

type PaymentOptionsAPI struct {
	on *connection
}

func newPaymentOptionsAPI(on *connection) PaymentOptionsAPI {
	group := PaymentOptionsAPI{on: on}
	return group
}

// List: List what a buyer can pay this cart with.
//
// Every method once, in the order in which payment services are tried; wallets follow the cards that they stand for. What is not known of the cart rules nothing out. Where a rule of the checkout flow applies, its methods are shown, in its order. Scope: `payment-options.read`. Front ends may call it with an embed token, within what the token pins.
func (group PaymentOptionsAPI) List(ctx context.Context, body PaymentOptionRequest, options ...Option) (*PaymentOptions, error) {
	return send[PaymentOptions](ctx, group.on, request{method: "POST", path: "/payment-options", body: body}, options)
}

type PaymentServiceDefinitionsAPI struct {
	on       *connection
	Sessions PaymentServiceDefinitionsSessionsAPI
}

func newPaymentServiceDefinitionsAPI(on *connection) PaymentServiceDefinitionsAPI {
	group := PaymentServiceDefinitionsAPI{on: on}
	group.Sessions = newPaymentServiceDefinitionsSessionsAPI(on)
	return group
}

// List: List the connectors of payment services.
//
// Those that have an address in this environment; production has none of the simulated ones. Scope: `payment-service-definitions.read`.
func (group PaymentServiceDefinitionsAPI) List(query ListPaymentServiceDefinitionsQuery, options ...Option) *Listing[PaymentServiceDefinition] {
	return newListing[PaymentServiceDefinition](group.on, request{method: "GET", path: "/payment-service-definitions", query: query.values()}, options)
}

// Get: Read which settings the connector of a payment service takes.
//
// What `fields` of a payment service must hold, and which currencies, countries and features the connector has. Scope: `payment-service-definitions.read`.
func (group PaymentServiceDefinitionsAPI) Get(ctx context.Context, paymentServiceDefinitionID string, options ...Option) (*PaymentServiceDefinition, error) {
	return send[PaymentServiceDefinition](ctx, group.on, request{method: "GET", path: "/payment-service-definitions/" + segment(paymentServiceDefinitionID)}, options)
}

type PaymentServiceDefinitionsSessionsAPI struct {
	on *connection
}

func newPaymentServiceDefinitionsSessionsAPI(on *connection) PaymentServiceDefinitionsSessionsAPI {
	group := PaymentServiceDefinitionsSessionsAPI{on: on}
	return group
}

// Create: Open a client session with a connector's processor.
//
// 400 for connectors without sessions of their own. Scope: `transactions.write`.
func (group PaymentServiceDefinitionsSessionsAPI) Create(ctx context.Context, paymentServiceDefinitionID string, body map[string]any, options ...Option) (*CreateSession, error) {
	return send[CreateSession](ctx, group.on, request{method: "POST", path: "/payment-service-definitions/" + segment(paymentServiceDefinitionID) + "/sessions", body: body}, options)
}

type PaymentServicesAPI struct {
	on       *connection
	Health   PaymentServicesHealthAPI
	Sessions PaymentServicesSessionsAPI
}

func newPaymentServicesAPI(on *connection) PaymentServicesAPI {
	group := PaymentServicesAPI{on: on}
	group.Health = newPaymentServicesHealthAPI(on)
	group.Sessions = newPaymentServicesSessionsAPI(on)
	return group
}

// Create: Configure a connector for this merchant account.
//
// Payments can go through it at once. Secret settings are sealed in the vault. Scope: `payment-services.write`. People confirm it; see Confirmations.
func (group PaymentServicesAPI) Create(ctx context.Context, body PaymentServiceCreate, options ...Option) (*PaymentService, error) {
	return send[PaymentService](ctx, group.on, request{method: "POST", path: "/payment-services", body: body}, options)
}

// List: List configured payment services.
//
// Most recently made first; `position` says in which order they are tried. Scope: `payment-services.read`.
func (group PaymentServicesAPI) List(query ListPaymentServicesQuery, options ...Option) *Listing[PaymentService] {
	return newListing[PaymentService](group.on, request{method: "GET", path: "/payment-services", query: query.values()}, options)
}

// Verify: Try credentials at the provider without storing them.
//
// Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `payment-services.write`.
func (group PaymentServicesAPI) Verify(ctx context.Context, body VerifyCredentials, options ...Option) (*any, error) {
	return send[any](ctx, group.on, request{method: "POST", path: "/payment-services/verify", body: body}, options)
}

// Delete: Delete a payment service.
//
// New payments no longer go through it; old ones can still be captured, refunded and looked up. Scope: `payment-services.write`. People confirm it; see Confirmations.
func (group PaymentServicesAPI) Delete(ctx context.Context, paymentServiceID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/payment-services/" + segment(paymentServiceID)}, options)
	return err
}

// Get: Read a payment service; secret settings are not shown.
//
// Secret settings are left out. Scope: `payment-services.read`.
func (group PaymentServicesAPI) Get(ctx context.Context, paymentServiceID string, options ...Option) (*PaymentService, error) {
	return send[PaymentService](ctx, group.on, request{method: "GET", path: "/payment-services/" + segment(paymentServiceID)}, options)
}

// Update: Change the given fields of a payment service.
//
// What is left out stays; an empty value removes a setting that is not required. Every process sees the change within a second. Scope: `payment-services.write`. People confirm it; see Confirmations.
func (group PaymentServicesAPI) Update(ctx context.Context, paymentServiceID string, body PaymentServiceUpdate, options ...Option) (*PaymentService, error) {
	return send[PaymentService](ctx, group.on, request{method: "PUT", path: "/payment-services/" + segment(paymentServiceID), body: body}, options)
}

type PaymentServicesHealthAPI struct {
	on *connection
}

func newPaymentServicesHealthAPI(on *connection) PaymentServicesHealthAPI {
	group := PaymentServicesHealthAPI{on: on}
	return group
}

// List: See how all payment services do.
//
// Of all that are set up, in the order in which they are tried, a hundred at most. Scope: `payment-services.read`.
func (group PaymentServicesHealthAPI) List(query ListPaymentServiceHealthQuery, options ...Option) *Listing[PaymentServiceHealth] {
	return newListing[PaymentServiceHealth](group.on, request{method: "GET", path: "/payment-services/health", query: query.values()}, options)
}

// Get: See how a payment service does.
//
// As in the list of all. Scope: `payment-services.read`.
func (group PaymentServicesHealthAPI) Get(ctx context.Context, paymentServiceID string, query GetPaymentServiceHealthQuery, options ...Option) (*PaymentServiceHealth, error) {
	return send[PaymentServiceHealth](ctx, group.on, request{method: "GET", path: "/payment-services/" + segment(paymentServiceID) + "/health", query: query.values()}, options)
}

type PaymentServicesSessionsAPI struct {
	on *connection
}

func newPaymentServicesSessionsAPI(on *connection) PaymentServicesSessionsAPI {
	group := PaymentServicesSessionsAPI{on: on}
	return group
}

// Create: Open a client session with a configured payment service.
//
// 400 for connectors without sessions of their own. Scope: `transactions.write`.
func (group PaymentServicesSessionsAPI) Create(ctx context.Context, paymentServiceID string, body map[string]any, options ...Option) (*CreateSession, error) {
	return send[CreateSession](ctx, group.on, request{method: "POST", path: "/payment-services/" + segment(paymentServiceID) + "/sessions", body: body}, options)
}

type PayoutsAPI struct {
	on *connection
}

func newPayoutsAPI(on *connection) PayoutsAPI {
	group := PayoutsAPI{on: on}
	return group
}

// Create: Pay money out to a card or bank account.
//
// `pending` says also that the outcome is not known yet: do not pay again. 422 for a payment service whose connector does not pay out to such a card or account. `buyer.shipping_details` is taken as published: nothing is sent there. Scope: `payouts.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
func (group PayoutsAPI) Create(ctx context.Context, body PayoutCreate, options ...Option) (*PayoutSummary, error) {
	return send[PayoutSummary](ctx, group.on, request{method: "POST", path: "/payouts", body: body, isKeyed: true}, options)
}

// List: List payouts.
//
// Most recently made first. Scope: `payouts.read`.
func (group PayoutsAPI) List(query ListPayoutsQuery, options ...Option) *Listing[PayoutSummary] {
	return newListing[PayoutSummary](group.on, request{method: "GET", path: "/payouts", query: query.values()}, options)
}

// Get: Read a payout.
//
// A pending payout is looked up at the processor until its outcome is known. Scope: `payouts.read`.
func (group PayoutsAPI) Get(ctx context.Context, payoutID string, options ...Option) (*PayoutSummary, error) {
	return send[PayoutSummary](ctx, group.on, request{method: "GET", path: "/payouts/" + segment(payoutID)}, options)
}

type ProcessorReportsAPI struct {
	on             *connection
	UnmatchedLines ProcessorReportsUnmatchedLinesAPI
}

func newProcessorReportsAPI(on *connection) ProcessorReportsAPI {
	group := ProcessorReportsAPI{on: on}
	group.UnmatchedLines = newProcessorReportsUnmatchedLinesAPI(on)
	return group
}

// Create: Upload a file in which a processor says what it settled.
//
// Of processors that give it to people alone, by e-mail or SFTP; and of any whose files are read, in place of one that was not fetched. It is read in a moment. 422 says what of the file is missing, or that no reader knows it. Scope: `transactions.write`.
func (group ProcessorReportsAPI) Create(ctx context.Context, body ProcessorReportCreate, options ...Option) (*ProcessorReport, error) {
	return send[ProcessorReport](ctx, group.on, request{method: "POST", path: "/processor-reports", body: body}, options)
}

// List: List the files in which processors say what they settled, newest first.
//
// By when they were first announced. A file is forgotten some time after it was read; what its lines put in the books stays. Filters are joined by and; a list of values by or. Scope: `reports.read`.
func (group ProcessorReportsAPI) List(query ListProcessorReportsQuery, options ...Option) *Listing[ProcessorReport] {
	return newListing[ProcessorReport](group.on, request{method: "GET", path: "/processor-reports", query: query.values()}, options)
}

// Get: Read how far a file of a processor has been read, and what its lines were about.
//
// 404 once the file is forgotten. Scope: `reports.read`.
func (group ProcessorReportsAPI) Get(ctx context.Context, processorReportID string, options ...Option) (*ProcessorReport, error) {
	return send[ProcessorReport](ctx, group.on, request{method: "GET", path: "/processor-reports/" + segment(processorReportID)}, options)
}

type ProcessorReportsUnmatchedLinesAPI struct {
	on *connection
}

func newProcessorReportsUnmatchedLinesAPI(on *connection) ProcessorReportsUnmatchedLinesAPI {
	group := ProcessorReportsUnmatchedLinesAPI{on: on}
	return group
}

// List: List the lines of a processor's file that came to nothing, in the order of the file.
//
// The first thousand of a file, with why; the counts of the file have them all. Scope: `reports.read`.
func (group ProcessorReportsUnmatchedLinesAPI) List(processorReportID string, query ListProcessorReportLinesQuery, options ...Option) *Listing[ProcessorReportLine] {
	return newListing[ProcessorReportLine](group.on, request{method: "GET", path: "/processor-reports/" + segment(processorReportID) + "/unmatched-lines", query: query.values()}, options)
}

type ReconciliationsAPI struct {
	on          *connection
	Differences ReconciliationsDifferencesAPI
}

func newReconciliationsAPI(on *connection) ReconciliationsAPI {
	group := ReconciliationsAPI{on: on}
	group.Differences = newReconciliationsDifferencesAPI(on)
	return group
}

// List: List days with what was captured, settled, paid out and received, the last day first.
//
// A day is looked at anew some seconds after something of it came. Filters are joined by and; days on which nothing moved are left out. Scope: `transactions.read`.
func (group ReconciliationsAPI) List(query ListReconciliationsQuery, options ...Option) *Listing[Reconciliation] {
	return newListing[Reconciliation](group.on, request{method: "GET", path: "/reconciliations", query: query.values()}, options)
}

// Get: Read the reconciliation of a day.
//
// 404 where nothing moved on it. Scope: `transactions.read`.
func (group ReconciliationsAPI) Get(ctx context.Context, date string, options ...Option) (*Reconciliation, error) {
	return send[Reconciliation](ctx, group.on, request{method: "GET", path: "/reconciliations/" + segment(date)}, options)
}

// Close: Close a day: nothing of it changes any more.
//
// What comes later for it is a difference of the day on which it comes, with `corrects_date`. 409 where the day is not over, is closed, or is to be looked at anew; 422 where something of it is unexplained and no reason is given. Scope: `transactions.write`.
func (group ReconciliationsAPI) Close(ctx context.Context, date string, body *ReconciliationClose, options ...Option) (*Reconciliation, error) {
	return send[Reconciliation](ctx, group.on, request{method: "POST", path: "/reconciliations/" + segment(date) + "/close", body: orNil(body)}, options)
}

type ReconciliationsDifferencesAPI struct {
	on *connection
}

func newReconciliationsDifferencesAPI(on *connection) ReconciliationsDifferencesAPI {
	group := ReconciliationsDifferencesAPI{on: on}
	return group
}

// List: List the differences of a day, each with its reason and the amounts that it is made of.
//
// Fees and taxes in lines that are otherwise the same are in the sums of the day alone. A cursor is refused once the day was looked at anew: begin with the first page. Scope: `transactions.read`.
func (group ReconciliationsDifferencesAPI) List(date string, query ListReconciliationDifferencesQuery, options ...Option) *Listing[ReconciliationDifference] {
	return newListing[ReconciliationDifference](group.on, request{method: "GET", path: "/reconciliations/" + segment(date) + "/differences", query: query.values()}, options)
}

type RefundsAPI struct {
	on *connection
}

func newRefundsAPI(on *connection) RefundsAPI {
	group := RefundsAPI{on: on}
	return group
}

// Create: Refund all or part of what was captured of a transaction named in the body.
//
// The same as refunding under the transaction's path. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
func (group RefundsAPI) Create(ctx context.Context, body RefundCreate, options ...Option) (*Refund, error) {
	return send[Refund](ctx, group.on, request{method: "POST", path: "/refunds", body: body, isKeyed: true}, options)
}

// List: List the refunds of all transactions, newest first.
//
// By when they were asked for. Refunds to gift cards are among them. Filters are joined by and; a list of values by or. Scope: `transactions.read`.
func (group RefundsAPI) List(query ListRefundsQuery, options ...Option) *Listing[Refund] {
	return newListing[Refund](group.on, request{method: "GET", path: "/refunds", query: query.values()}, options)
}

// Get: Read a refund by its id alone.
//
// A refund that is `processing` is looked up at the processor until its outcome is known. Scope: `transactions.read`.
func (group RefundsAPI) Get(ctx context.Context, refundID string, options ...Option) (*Refund, error) {
	return send[Refund](ctx, group.on, request{method: "GET", path: "/refunds/" + segment(refundID)}, options)
}

type RelayRequestsAPI struct {
	on *connection
}

func newRelayRequestsAPI(on *connection) RelayRequestsAPI {
	group := RelayRequestsAPI{on: on}
	return group
}

// List: List what was relayed.
//
// Newest first: every `POST /vault-forward`, also those that were refused. Never a path, a header or a body. A page may be short while more follow. Scope: `vault-forward-configs.read`.
func (group RelayRequestsAPI) List(query ListRelayRequestsQuery, options ...Option) *Listing[RelayRequest] {
	return newListing[RelayRequest](group.on, request{method: "GET", path: "/relay-requests", query: query.values()}, options)
}

type ReportExecutionsAPI struct {
	on *connection
}

func newReportExecutionsAPI(on *connection) ReportExecutionsAPI {
	group := ReportExecutionsAPI{on: on}
	return group
}

// List: List the runs of all reports.
//
// Newest first, of every report of the merchant account. Scope: `reports.read`.
func (group ReportExecutionsAPI) List(query ListAllReportExecutionsQuery, options ...Option) *Listing[ReportExecution] {
	return newListing[ReportExecution](group.on, request{method: "GET", path: "/report-executions", query: query.values()}, options)
}

// Get: Read a run of a report.
//
// With the report that it is a run of. Scope: `reports.read`.
func (group ReportExecutionsAPI) Get(ctx context.Context, reportExecutionID string, options ...Option) (*ReportExecution, error) {
	return send[ReportExecution](ctx, group.on, request{method: "GET", path: "/report-executions/" + segment(reportExecutionID)}, options)
}

type ReportsAPI struct {
	on         *connection
	Executions ReportsExecutionsAPI
}

func newReportsAPI(on *connection) ReportsAPI {
	group := ReportsAPI{on: on}
	group.Executions = newReportsExecutionsAPI(on)
	return group
}

// Create: Create a report that runs once or on a schedule.
//
// A worker makes its files, one a run, and `report-execution.succeeded` or `report-execution.failed` tells of the end. Without a filter by time a scheduled report has what the last whole period brought; a receivable is listed for as long as it is owed. Scope: `reports.write`.
func (group ReportsAPI) Create(ctx context.Context, body ReportCreate, options ...Option) (*Report, error) {
	return send[Report](ctx, group.on, request{method: "POST", path: "/reports", body: body}, options)
}

// List: List reports.
//
// Newest first, each with its latest run. Scope: `reports.read`.
func (group ReportsAPI) List(query ListReportsQuery, options ...Option) *Listing[Report] {
	return newListing[Report](group.on, request{method: "GET", path: "/reports", query: query.values()}, options)
}

// Get: Read a report.
//
// With its latest run, and when the next one is. Scope: `reports.read`.
func (group ReportsAPI) Get(ctx context.Context, reportID string, options ...Option) (*Report, error) {
	return send[Report](ctx, group.on, request{method: "GET", path: "/reports/" + segment(reportID)}, options)
}

// Update: Rename a report or turn its schedule on or off.
//
// What is left out stays. What it is about never changes: make another report for that. Scope: `reports.write`.
func (group ReportsAPI) Update(ctx context.Context, reportID string, body ReportUpdate, options ...Option) (*Report, error) {
	return send[Report](ctx, group.on, request{method: "PUT", path: "/reports/" + segment(reportID), body: body}, options)
}

type ReportsExecutionsAPI struct {
	on *connection
}

func newReportsExecutionsAPI(on *connection) ReportsExecutionsAPI {
	group := ReportsExecutionsAPI{on: on}
	return group
}

// List: List the runs of a report.
//
// Newest first. Scope: `reports.read`.
func (group ReportsExecutionsAPI) List(reportID string, query ListReportExecutionsQuery, options ...Option) *Listing[ReportExecution] {
	return newListing[ReportExecution](group.on, request{method: "GET", path: "/reports/" + segment(reportID) + "/executions", query: query.values()}, options)
}

// CreateURL: Get an address to download a finished run from.
//
// The file is CSV by RFC 4180, in UTF-8, compressed on the way where the client takes that. A text that a spreadsheet would take for a formula begins with an apostrophe. Scope: `reports.read`. People at times confirm it; see Confirmations.
func (group ReportsExecutionsAPI) CreateURL(ctx context.Context, reportID string, reportExecutionID string, body *ReportExecutionUrlGenerate, options ...Option) (*ReportExecutionUrl, error) {
	return send[ReportExecutionUrl](ctx, group.on, request{method: "POST", path: "/reports/" + segment(reportID) + "/executions/" + segment(reportExecutionID) + "/url", body: orNil(body), isReading: true}, options)
}

type RequestsAPI struct {
	on *connection
}

func newRequestsAPI(on *connection) RequestsAPI {
	group := RequestsAPI{on: on}
	return group
}

// List: List calls of the API.
//
// Newest first, without what they said: no bodies, headers or queries. Kept for thirty days unless the operator says otherwise. A call is here a second or two after its answer; the last ones of a process that dies are lost. A page may be short while more follow. Scope: `audit-logs.read`.
func (group RequestsAPI) List(query ListRequestsQuery, options ...Option) *Listing[RequestLogEntry] {
	return newListing[RequestLogEntry](group.on, request{method: "GET", path: "/requests", query: query.values()}, options)
}

type RolesAPI struct {
	on          *connection
	Assignments RolesAssignmentsAPI
}

func newRolesAPI(on *connection) RolesAPI {
	group := RolesAPI{on: on}
	group.Assignments = newRolesAssignmentsAPI(on)
	return group
}

// List: List the roles that can be given to keys.
//
// A token allows what its scopes and the roles of its key both allow. Scope: `roles.read`.
func (group RolesAPI) List(query ListRolesQuery, options ...Option) *Listing[Role] {
	return newListing[Role](group.on, request{method: "GET", path: "/roles", query: query.values()}, options)
}

type RolesAssignmentsAPI struct {
	on *connection
}

func newRolesAssignmentsAPI(on *connection) RolesAssignmentsAPI {
	group := RolesAssignmentsAPI{on: on}
	return group
}

// Create: Give a user a role.
//
// Nobody gives what they lack: the role must allow nothing in that merchant account that the caller may not do there. It counts at once, everywhere within two seconds. Scope: `roles.write`. People confirm it; see Confirmations.
func (group RolesAssignmentsAPI) Create(ctx context.Context, body RoleAssignmentCreate, options ...Option) (*RoleAssignment, error) {
	return send[RoleAssignment](ctx, group.on, request{method: "POST", path: "/roles/assignments", body: body}, options)
}

// List: List which user has which role, and where.
//
// Newest first. A caller who acts for some merchant accounts sees the roles in those. Scope: `roles.read`.
func (group RolesAssignmentsAPI) List(query ListRoleAssignmentsQuery, options ...Option) *Listing[RoleAssignment] {
	return newListing[RoleAssignment](group.on, request{method: "GET", path: "/roles/assignments", query: query.values()}, options)
}

// Delete: Take a role from a user.
//
// By callers who could give it. The last administrator of every merchant account keeps the role: 409. It no longer counts anywhere within two seconds. Scope: `roles.write`. People confirm it; see Confirmations.
func (group RolesAssignmentsAPI) Delete(ctx context.Context, roleAssignmentID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/roles/assignments/" + segment(roleAssignmentID)}, options)
	return err
}

// Update: Change what a user's role is without, and how much it may move.
//
// What is left out stays. By callers who could give the role, as it is and as it is to be: nobody raises their own. The last administrator of every merchant account stays without limits: 409. It counts at once, everywhere within two seconds. Scope: `roles.write`. People confirm it; see Confirmations.
func (group RolesAssignmentsAPI) Update(ctx context.Context, roleAssignmentID string, body RoleAssignmentUpdate, options ...Option) (*RoleAssignment, error) {
	return send[RoleAssignment](ctx, group.on, request{method: "PUT", path: "/roles/assignments/" + segment(roleAssignmentID), body: body}, options)
}

type SandboxAPI struct {
	on         *connection
	Clock      SandboxClockAPI
	Due        SandboxDueAPI
	Relays     SandboxRelaysAPI
	Situations SandboxSituationsAPI
}

func newSandboxAPI(on *connection) SandboxAPI {
	group := SandboxAPI{on: on}
	group.Clock = newSandboxClockAPI(on)
	group.Due = newSandboxDueAPI(on)
	group.Relays = newSandboxRelaysAPI(on)
	group.Situations = newSandboxSituationsAPI(on)
	return group
}

type SandboxClockAPI struct {
	on *connection
}

func newSandboxClockAPI(on *connection) SandboxClockAPI {
	group := SandboxClockAPI{on: on}
	return group
}

// Get: Read what time it is for a sandbox merchant account.
//
// 404 in production. Scope: `merchant-accounts.read`.
func (group SandboxClockAPI) Get(ctx context.Context, options ...Option) (*SandboxClock, error) {
	return send[SandboxClock](ctx, group.on, request{method: "GET", path: "/sandbox/clock"}, options)
}

// Update: Advance the time of a sandbox merchant account, so that what is due falls due.
//
// Expiries, retries and look-ups that are due by then happen. Time never goes back. 404 in production. Scope: `merchant-accounts.write`.
func (group SandboxClockAPI) Update(ctx context.Context, body SandboxClockUpdate, options ...Option) (*SandboxClock, error) {
	return send[SandboxClock](ctx, group.on, request{method: "PUT", path: "/sandbox/clock", body: body}, options)
}

type SandboxDueAPI struct {
	on *connection
}

func newSandboxDueAPI(on *connection) SandboxDueAPI {
	group := SandboxDueAPI{on: on}
	return group
}

// Get: See what will happen by a time, before the clock is moved there.
//
// What falls due by then as things are now: what it brings about in turn is not foreseen. A thousand of each table are looked at. 404 in production. Scope: `merchant-accounts.read`.
func (group SandboxDueAPI) Get(query GetSandboxDueQuery, options ...Option) *Listing[SandboxDueGroup] {
	return newListing[SandboxDueGroup](group.on, request{method: "GET", path: "/sandbox/due", query: query.values()}, options)
}

type SandboxRelaysAPI struct {
	on *connection
}

func newSandboxRelaysAPI(on *connection) SandboxRelaysAPI {
	group := SandboxRelaysAPI{on: on}
	return group
}

// Create: Relay a request to the echo, a simulated third party that says what it was sent.
//
// It goes the way of `POST /vault-forward`, and is in the list of relays; card data leave the vault for the sandbox’s own echo alone, which masks them before it answers. 404 in production. Scope: `vault-forward-configs.write`.
func (group SandboxRelaysAPI) Create(ctx context.Context, body SandboxRelayCreate, options ...Option) (*SandboxRelay, error) {
	return send[SandboxRelay](ctx, group.on, request{method: "POST", path: "/sandbox/relays", body: body}, options)
}

type SandboxSituationsAPI struct {
	on *connection
}

func newSandboxSituationsAPI(on *connection) SandboxSituationsAPI {
	group := SandboxSituationsAPI{on: on}
	return group
}

// Create: Have a simulated processor be slow, down or wrong, or a buyer dispute a payment.
//
// It holds for the processor of a payment service, in this merchant account, until it ends. 404 in production. Scope: `merchant-accounts.write`.
func (group SandboxSituationsAPI) Create(ctx context.Context, body SandboxSituationCreate, options ...Option) (*SandboxSituation, error) {
	return send[SandboxSituation](ctx, group.on, request{method: "POST", path: "/sandbox/situations", body: body}, options)
}

// List: List the situations that are on.
//
// Oldest first. Disputes and settlements happen at once, and are not among them. 404 in production. Scope: `merchant-accounts.read`.
func (group SandboxSituationsAPI) List(options ...Option) *Listing[SandboxSituation] {
	return newListing[SandboxSituation](group.on, request{method: "GET", path: "/sandbox/situations"}, options)
}

// Delete: End a situation.
//
// Answers that it held up come. 404 for one that is over, and in production. Scope: `merchant-accounts.write`.
func (group SandboxSituationsAPI) Delete(ctx context.Context, situationID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/sandbox/situations/" + segment(situationID)}, options)
	return err
}

type SavedViewsAPI struct {
	on *connection
}

func newSavedViewsAPI(on *connection) SavedViewsAPI {
	group := SavedViewsAPI{on: on}
	return group
}

// Create: Save what a list is asked for, under a name.
//
// An owner has at most a hundred in a merchant account, and two hundred of all owners are shared. For every key and every person, whatever they may do.
func (group SavedViewsAPI) Create(ctx context.Context, body SavedViewCreate, options ...Option) (*SavedView, error) {
	return send[SavedView](ctx, group.on, request{method: "POST", path: "/saved-views", body: body}, options)
}

// List: List the saved views of the caller, and those that are shared.
//
// By name. Every person and every key has their own. For every key and every person, whatever they may do.
func (group SavedViewsAPI) List(query ListSavedViewsQuery, options ...Option) *Listing[SavedView] {
	return newListing[SavedView](group.on, request{method: "GET", path: "/saved-views", query: query.values()}, options)
}

// Delete: Delete a saved view.
//
// Its owner does; a shared one is deleted with the scope `merchant-accounts.write` as well. For every key and every person, whatever they may do.
func (group SavedViewsAPI) Delete(ctx context.Context, savedViewID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/saved-views/" + segment(savedViewID)}, options)
	return err
}

// Update: Change the given fields of a saved view.
//
// Only its owner changes it. For every key and every person, whatever they may do.
func (group SavedViewsAPI) Update(ctx context.Context, savedViewID string, body SavedViewUpdate, options ...Option) (*SavedView, error) {
	return send[SavedView](ctx, group.on, request{method: "PUT", path: "/saved-views/" + segment(savedViewID), body: body}, options)
}

type SessionsAPI struct {
	on *connection
}

func newSessionsAPI(on *connection) SessionsAPI {
	group := SessionsAPI{on: on}
	return group
}

// List: List where you are logged in.
//
// The latest hundred. For people who are logged in at the dashboard, whatever their roles.
func (group SessionsAPI) List(options ...Option) *Listing[Session] {
	return newListing[Session](group.on, request{method: "GET", path: "/sessions"}, options)
}

// Delete: End one of your sessions.
//
// It is refused everywhere within two seconds. For people who are logged in at the dashboard, whatever their roles.
func (group SessionsAPI) Delete(ctx context.Context, sessionID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/sessions/" + segment(sessionID)}, options)
	return err
}

type SettlementReportsAPI struct {
	on *connection
}

func newSettlementReportsAPI(on *connection) SettlementReportsAPI {
	group := SettlementReportsAPI{on: on}
	return group
}

// List: List processors' settlement reports with what their lines add up to, newest first.
//
// One for each report and currency, kept up with every line, so its figures are exact. A report is what the processor calls one: a payout, a day or a file. Scope: `transactions.read`.
func (group SettlementReportsAPI) List(query ListSettlementReportsQuery, options ...Option) *Listing[SettlementReport] {
	return newListing[SettlementReport](group.on, request{method: "GET", path: "/settlement-reports", query: query.values()}, options)
}

type SettlementsAPI struct {
	on *connection
}

func newSettlementsAPI(on *connection) SettlementsAPI {
	group := SettlementsAPI{on: on}
	return group
}

// List: List what processors have settled of all transactions, latest first.
//
// Every line of the processors' reports, by when it reached this instance: settled captures and refunds, chargebacks, and those reversed. Lines never change. Filters are joined by and; a list of values by or. Scope: `transactions.read`.
func (group SettlementsAPI) List(query ListSettlementsQuery, options ...Option) *Listing[SettlementLine] {
	return newListing[SettlementLine](group.on, request{method: "GET", path: "/settlements", query: query.values()}, options)
}

type ThreeDsScenariosAPI struct {
	on *connection
}

func newThreeDsScenariosAPI(on *connection) ThreeDsScenariosAPI {
	group := ThreeDsScenariosAPI{on: on}
	return group
}

// Create: Add a rule that decides what 3-D Secure answers in the sandbox.
//
// Hosted 3-D Secure in the sandbox asks these rules first. 404 in production. Scope: `three-ds-scenarios.write`. People confirm it; see Confirmations.
func (group ThreeDsScenariosAPI) Create(ctx context.Context, body ThreeDSecureScenarioCreate, options ...Option) (*ThreeDSecureScenario, error) {
	return send[ThreeDSecureScenario](ctx, group.on, request{method: "POST", path: "/three-ds-scenarios", body: body}, options)
}

// List: List the 3-D Secure scenarios in the order in which they are tried.
//
// In the order in which they are tried. Scope: `three-ds-scenarios.read`.
func (group ThreeDsScenariosAPI) List(query GetThreeDsScenarioQuery, options ...Option) *Listing[ThreeDSecureScenario] {
	return newListing[ThreeDSecureScenario](group.on, request{method: "GET", path: "/three-ds-scenarios", query: query.values()}, options)
}

// Match: Find the scenario that a transaction would meet, without making one.
//
// Makes nothing and asks nobody: for trying rules out. Scope: `three-ds-scenarios.read`.
func (group ThreeDsScenariosAPI) Match(ctx context.Context, body ThreeDSecureScenarioMatchRequest, options ...Option) (*ThreeDSecureScenarioMatch, error) {
	return send[ThreeDSecureScenarioMatch](ctx, group.on, request{method: "POST", path: "/three-ds-scenarios/match", body: body, isReading: true}, options)
}

// Order: Put all 3-D Secure scenarios in a new order at once.
//
// Every rule must be named once, so that no order is half done. Scope: `three-ds-scenarios.write`. People confirm it; see Confirmations.
func (group ThreeDsScenariosAPI) Order(ctx context.Context, body ThreeDSecureScenarioOrder, options ...Option) (*OrderedThreeDSecureScenarios, error) {
	return send[OrderedThreeDSecureScenarios](ctx, group.on, request{method: "PUT", path: "/three-ds-scenarios/order", body: body}, options)
}

// Delete: Delete a 3-D Secure scenario.
//
// The rules after it move up. Scope: `three-ds-scenarios.write`. People confirm it; see Confirmations.
func (group ThreeDsScenariosAPI) Delete(ctx context.Context, threeDsScenarioID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/three-ds-scenarios/" + segment(threeDsScenarioID)}, options)
	return err
}

// Update: Change a 3-D Secure scenario.
//
// What is left out stays. Scope: `three-ds-scenarios.write`. People confirm it; see Confirmations.
func (group ThreeDsScenariosAPI) Update(ctx context.Context, threeDsScenarioID string, body ThreeDSecureScenarioUpdate, options ...Option) (*ThreeDSecureScenario, error) {
	return send[ThreeDSecureScenario](ctx, group.on, request{method: "PUT", path: "/three-ds-scenarios/" + segment(threeDsScenarioID), body: body}, options)
}

type ThreeDsServerDefinitionsAPI struct {
	on *connection
}

func newThreeDsServerDefinitionsAPI(on *connection) ThreeDsServerDefinitionsAPI {
	group := ThreeDsServerDefinitionsAPI{on: on}
	return group
}

// List: List the connectors of 3-D Secure servers.
//
// Those that have an address in this environment; production has none of the simulated ones. Scope: `merchant-accounts.read`.
func (group ThreeDsServerDefinitionsAPI) List(query ListThreeDsServerDefinitionsQuery, options ...Option) *Listing[ThreeDSServerDefinition] {
	return newListing[ThreeDSServerDefinition](group.on, request{method: "GET", path: "/three-ds-server-definitions", query: query.values()}, options)
}

type TokenServiceDefinitionsAPI struct {
	on *connection
}

func newTokenServiceDefinitionsAPI(on *connection) TokenServiceDefinitionsAPI {
	group := TokenServiceDefinitionsAPI{on: on}
	return group
}

// List: List the connectors of token services.
//
// Those that have an address in this environment; production has none of the simulated ones. Scope: `merchant-accounts.read`.
func (group TokenServiceDefinitionsAPI) List(query ListTokenServiceDefinitionsQuery, options ...Option) *Listing[TokenServiceDefinition] {
	return newListing[TokenServiceDefinition](group.on, request{method: "GET", path: "/token-service-definitions", query: query.values()}, options)
}

type TransactionsAPI struct {
	on                  *connection
	Actions             TransactionsActionsAPI
	Authorization       TransactionsAuthorizationAPI
	Captures            TransactionsCapturesAPI
	ChargebackReversals TransactionsChargebackReversalsAPI
	Chargebacks         TransactionsChargebacksAPI
	Events              TransactionsEventsAPI
	Postings            TransactionsPostingsAPI
	Receipts            TransactionsReceiptsAPI
	RefundSettlements   TransactionsRefundSettlementsAPI
	Refunds             TransactionsRefundsAPI
	Retry               TransactionsRetryAPI
	Session             TransactionsSessionAPI
	Settlements         TransactionsSettlementsAPI
	Story               TransactionsStoryAPI
}

func newTransactionsAPI(on *connection) TransactionsAPI {
	group := TransactionsAPI{on: on}
	group.Actions = newTransactionsActionsAPI(on)
	group.Authorization = newTransactionsAuthorizationAPI(on)
	group.Captures = newTransactionsCapturesAPI(on)
	group.ChargebackReversals = newTransactionsChargebackReversalsAPI(on)
	group.Chargebacks = newTransactionsChargebacksAPI(on)
	group.Events = newTransactionsEventsAPI(on)
	group.Postings = newTransactionsPostingsAPI(on)
	group.Receipts = newTransactionsReceiptsAPI(on)
	group.RefundSettlements = newTransactionsRefundSettlementsAPI(on)
	group.Refunds = newTransactionsRefundsAPI(on)
	group.Retry = newTransactionsRetryAPI(on)
	group.Session = newTransactionsSessionAPI(on)
	group.Settlements = newTransactionsSettlementsAPI(on)
	group.Story = newTransactionsStoryAPI(on)
	return group
}

// Create: Take a payment: authorize it, or authorize and capture.
//
// Tries payment services in their order until one takes the payment. A decline is an answer, 201 with a status, not an error. `processing` says that the outcome is not known yet: do not pay again. Send an Idempotency-Key, and repeat with it after a 5xx or no answer. Scope: `transactions.write`. Front ends may call it with an embed token, within what the token pins. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
func (group TransactionsAPI) Create(ctx context.Context, body TransactionCreate, options ...Option) (*Transaction, error) {
	return send[Transaction](ctx, group.on, request{method: "POST", path: "/transactions", body: body, isKeyed: true}, options)
}

// List: List transactions, most recently updated first.
//
// Most recently updated first. What changes while pages are read comes again behind the last page. Filters are joined by and; a list of values by or. Scope: `transactions.read`.
func (group TransactionsAPI) List(query ListTransactionsQuery, options ...Option) *Listing[TransactionSummary] {
	return newListing[TransactionSummary](group.on, request{method: "GET", path: "/transactions", query: query.values()}, options)
}

// Get: Read a transaction.
//
// What the outcome is, also for those whose answer was lost. Scope: `transactions.read`.
func (group TransactionsAPI) Get(ctx context.Context, transactionID string, options ...Option) (*Transaction, error) {
	return send[Transaction](ctx, group.on, request{method: "GET", path: "/transactions/" + segment(transactionID)}, options)
}

// Update: Correct a transaction by hand, without calling the processor.
//
// For what you know better. The ledger is corrected by the difference; amounts must fit together (422), and nothing may be under way (409). Scope: `transactions.write`.
func (group TransactionsAPI) Update(ctx context.Context, transactionID string, body TransactionUpdate, options ...Option) (*Transaction, error) {
	return send[Transaction](ctx, group.on, request{method: "PUT", path: "/transactions/" + segment(transactionID), body: body}, options)
}

// Cancel: Cancel a transaction that is not finished yet.
//
// For what the buyer has not approved and the processor has not finished. What the buyer does afterwards charges nothing. Scope: `transactions.write`. People confirm it; see Confirmations.
func (group TransactionsAPI) Cancel(ctx context.Context, transactionID string, options ...Option) (*TransactionCancel, error) {
	return send[TransactionCancel](ctx, group.on, request{method: "POST", path: "/transactions/" + segment(transactionID) + "/cancel"}, options)
}

// Capture: Capture all or part of an authorized transaction.
//
// The amount is reserved before anything is sent. `capture_pending` says that the outcome is not known yet: do not capture again. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
func (group TransactionsAPI) Capture(ctx context.Context, transactionID string, body TransactionCaptureCreate, options ...Option) (*OneOf, error) {
	return send[OneOf](ctx, group.on, request{method: "POST", path: "/transactions/" + segment(transactionID) + "/capture", body: body, isKeyed: true}, options)
}

// Complete: Go on with an order that the buyer approved; doing it again changes nothing.
//
// For a client SDK: the token in the query is the credential. May be repeated. No token: what stands in the address is the credential.
func (group TransactionsAPI) Complete(ctx context.Context, transactionID string, query CompleteTransactionQuery, options ...Option) (*TransactionCompletion, error) {
	return send[TransactionCompletion](ctx, group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/complete", query: query.values()}, options)
}

// Review: Decide about a payment that is to be reviewed.
//
// For a transaction with `pending_review`. Where an anti-fraud service asked for it, the capture, or the void, follows within seconds. Where money came that nobody expected, `accept` keeps it, and `reject` voids or refunds it before it answers. Saying the same again changes nothing; a review that has ended otherwise is 409. Scope: `transactions.write`. People confirm it; see Confirmations.
func (group TransactionsAPI) Review(ctx context.Context, transactionID string, body TransactionReview, options ...Option) (*Transaction, error) {
	return send[Transaction](ctx, group.on, request{method: "POST", path: "/transactions/" + segment(transactionID) + "/review", body: body}, options)
}

// Sync: Ask the processor for the current status of a transaction.
//
// 400 where the connector has no look-up; see `supported_features.transaction_sync` of its definition. Scope: `transactions.read`.
func (group TransactionsAPI) Sync(ctx context.Context, transactionID string, options ...Option) (*Transaction, error) {
	return send[Transaction](ctx, group.on, request{method: "POST", path: "/transactions/" + segment(transactionID) + "/sync", isReading: true}, options)
}

// Void: Release what is held and was not captured.
//
// `void_pending` says that the outcome is not known yet. Behind captures that were not final it lets go of the rest, where the processor can, and the transaction stays `captured`. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
func (group TransactionsAPI) Void(ctx context.Context, transactionID string, options ...Option) (*OneOf, error) {
	return send[OneOf](ctx, group.on, request{method: "POST", path: "/transactions/" + segment(transactionID) + "/void", isKeyed: true}, options)
}

type TransactionsActionsAPI struct {
	on *connection
}

func newTransactionsActionsAPI(on *connection) TransactionsActionsAPI {
	group := TransactionsActionsAPI{on: on}
	return group
}

// List: List the flow rules that were applied to a transaction.
//
// Made again from what the decision saw and the version that made it, with a sentence for each rule. Scope: `transactions.read`.
func (group TransactionsActionsAPI) List(transactionID string, options ...Option) *Listing[TransactionAction] {
	return newListing[TransactionAction](group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/actions"}, options)
}

type TransactionsAuthorizationAPI struct {
	on *connection
}

func newTransactionsAuthorizationAPI(on *connection) TransactionsAuthorizationAPI {
	group := TransactionsAuthorizationAPI{on: on}
	return group
}

// Increment: Raise the authorized amount.
//
// Only where the connector can; see `supported_features.increment` of its definition. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
func (group TransactionsAuthorizationAPI) Increment(ctx context.Context, transactionID string, body TransactionAuthorizationIncrementCreate, options ...Option) (*TransactionAuthorizationIncrement, error) {
	return send[TransactionAuthorizationIncrement](ctx, group.on, request{method: "POST", path: "/transactions/" + segment(transactionID) + "/authorization/increment", body: body, isKeyed: true}, options)
}

type TransactionsCapturesAPI struct {
	on *connection
}

func newTransactionsCapturesAPI(on *connection) TransactionsCapturesAPI {
	group := TransactionsCapturesAPI{on: on}
	return group
}

// List: List the captures of a transaction.
//
// Oldest first. Scope: `transactions.read`.
func (group TransactionsCapturesAPI) List(transactionID string, options ...Option) *Listing[Capture] {
	return newListing[Capture](group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/captures"}, options)
}

// Get: Read a capture of a transaction.
//
// A pending capture is looked up at the processor until its outcome is known. Scope: `transactions.read`.
func (group TransactionsCapturesAPI) Get(ctx context.Context, transactionID string, captureID string, options ...Option) (*Capture, error) {
	return send[Capture](ctx, group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/captures/" + segment(captureID)}, options)
}

type TransactionsChargebackReversalsAPI struct {
	on *connection
}

func newTransactionsChargebackReversalsAPI(on *connection) TransactionsChargebackReversalsAPI {
	group := TransactionsChargebackReversalsAPI{on: on}
	return group
}

// List: List the chargebacks of a transaction that were reversed.
//
// A reversal says that the merchant was right and has the money again. The lines are the processor's and never change. Scope: `transactions.read`.
func (group TransactionsChargebackReversalsAPI) List(transactionID string, options ...Option) *Listing[ChargebackReversal] {
	return newListing[ChargebackReversal](group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/chargeback-reversals"}, options)
}

type TransactionsChargebacksAPI struct {
	on *connection
}

func newTransactionsChargebacksAPI(on *connection) TransactionsChargebacksAPI {
	group := TransactionsChargebacksAPI{on: on}
	return group
}

// List: List the chargebacks of a transaction.
//
// A chargeback says that the buyer's bank took money back. The lines are the processor's and never change. Scope: `transactions.read`.
func (group TransactionsChargebacksAPI) List(transactionID string, options ...Option) *Listing[Chargeback] {
	return newListing[Chargeback](group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/chargebacks"}, options)
}

type TransactionsEventsAPI struct {
	on *connection
}

func newTransactionsEventsAPI(on *connection) TransactionsEventsAPI {
	group := TransactionsEventsAPI{on: on}
	return group
}

// List: List what happened to a transaction, in order.
//
// Every attempt, decision and message about it, oldest first. Scope: `transactions.read`.
func (group TransactionsEventsAPI) List(transactionID string, query ListTransactionEventsQuery, options ...Option) *Listing[TransactionEvent] {
	return newListing[TransactionEvent](group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/events", query: query.values()}, options)
}

type TransactionsPostingsAPI struct {
	on *connection
}

func newTransactionsPostingsAPI(on *connection) TransactionsPostingsAPI {
	group := TransactionsPostingsAPI{on: on}
	return group
}

// List: List the ledger's postings of a transaction, in the order in which they were made.
//
// Double entry: each posting debits one account and credits another with the same amount, so they sum to zero. They are never changed; a correction is a posting of its own. Scope: `transactions.read`.
func (group TransactionsPostingsAPI) List(transactionID string, query ListTransactionPostingsQuery, options ...Option) *Listing[Posting] {
	return newListing[Posting](group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/postings", query: query.values()}, options)
}

type TransactionsReceiptsAPI struct {
	on *connection
}

func newTransactionsReceiptsAPI(on *connection) TransactionsReceiptsAPI {
	group := TransactionsReceiptsAPI{on: on}
	return group
}

// Create: Send a receipt by e-mail.
//
// Of what was captured, of what is authorized where nothing is captured yet, or of a refund. It is sent within seconds; this answers before. At most 20 of a transaction, with those that were sent by themselves. Scope: `transactions.write`. Send an Idempotency-Key to repeat it safely.
func (group TransactionsReceiptsAPI) Create(ctx context.Context, transactionID string, body *ReceiptCreate, options ...Option) (*Receipt, error) {
	return send[Receipt](ctx, group.on, request{method: "POST", path: "/transactions/" + segment(transactionID) + "/receipts", body: orNil(body), isKeyed: true}, options)
}

// List: List the receipts of a transaction.
//
// Oldest first. Scope: `transactions.read`.
func (group TransactionsReceiptsAPI) List(transactionID string, options ...Option) *Listing[Receipt] {
	return newListing[Receipt](group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/receipts"}, options)
}

type TransactionsRefundSettlementsAPI struct {
	on *connection
}

func newTransactionsRefundSettlementsAPI(on *connection) TransactionsRefundSettlementsAPI {
	group := TransactionsRefundSettlementsAPI{on: on}
	return group
}

// List: List the settlements of a transaction's refunds.
//
// Lines of the processor's reports, the first thousand; they never change. Scope: `transactions.read`.
func (group TransactionsRefundSettlementsAPI) List(transactionID string, options ...Option) *Listing[RefundSettlement] {
	return newListing[RefundSettlement](group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/refund-settlements"}, options)
}

// Get: Read a settlement of a refund.
//
// A line of the processor's report; it never changes. Scope: `transactions.read`.
func (group TransactionsRefundSettlementsAPI) Get(ctx context.Context, transactionID string, settlementID string, options ...Option) (*RefundSettlement, error) {
	return send[RefundSettlement](ctx, group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/refund-settlements/" + segment(settlementID)}, options)
}

type TransactionsRefundsAPI struct {
	on *connection
}

func newTransactionsRefundsAPI(on *connection) TransactionsRefundsAPI {
	group := TransactionsRefundsAPI{on: on}
	return group
}

// Create: Refund all or part of what was captured.
//
// The amount is reserved before anything is sent. `processing` says that the outcome is not known yet: do not refund again. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
func (group TransactionsRefundsAPI) Create(ctx context.Context, transactionID string, body TransactionRefundCreate, options ...Option) (*Refund, error) {
	return send[Refund](ctx, group.on, request{method: "POST", path: "/transactions/" + segment(transactionID) + "/refunds", body: body, isKeyed: true}, options)
}

// List: List the refunds of a transaction.
//
// Oldest first. Scope: `transactions.read`.
func (group TransactionsRefundsAPI) List(transactionID string, options ...Option) *Listing[Refund] {
	return newListing[Refund](group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/refunds"}, options)
}

// CreateAll: Refund every instrument of a transaction at once.
//
// A refund for the payment method and one for each gift card, of all that is left. Asking again refunds what is left then. Scope: `transactions.write` and `gift-cards.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
func (group TransactionsRefundsAPI) CreateAll(ctx context.Context, transactionID string, body *TransactionRefundAllCreate, options ...Option) (*Refunds, error) {
	return send[Refunds](ctx, group.on, request{method: "POST", path: "/transactions/" + segment(transactionID) + "/refunds/all", body: orNil(body), isKeyed: true}, options)
}

// Get: Read a refund of a transaction.
//
// 404 where the refund is another transaction's. Scope: `transactions.read`.
func (group TransactionsRefundsAPI) Get(ctx context.Context, transactionID string, refundID string, options ...Option) (*Refund, error) {
	return send[Refund](ctx, group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/refunds/" + segment(refundID)}, options)
}

type TransactionsRetryAPI struct {
	on *connection
}

func newTransactionsRetryAPI(on *connection) TransactionsRetryAPI {
	group := TransactionsRetryAPI{on: on}
	return group
}

// Delete: Stop the retries of a transaction.
//
// No further attempt begins. One that is being made goes on: where it is approved, the retries are `recovered` all the same. Saying it again changes nothing; 409 where none were asked for, or they have ended otherwise. Scope: `transactions.write`.
func (group TransactionsRetryAPI) Delete(ctx context.Context, transactionID string, options ...Option) (*Transaction, error) {
	return send[Transaction](ctx, group.on, request{method: "DELETE", path: "/transactions/" + segment(transactionID) + "/retry"}, options)
}

type TransactionsSessionAPI struct {
	on *connection
}

func newTransactionsSessionAPI(on *connection) TransactionsSessionAPI {
	group := TransactionsSessionAPI{on: on}
	return group
}

// Update: Exchange a session token for the wallet's session data.
//
// For a client SDK: the token in the query is the credential. No token: what stands in the address is the credential.
func (group TransactionsSessionAPI) Update(ctx context.Context, transactionID string, body *UpdateTransactionSessionRequest, query UpdateSessionQuery, options ...Option) (*UpdateTransactionSessionResponse, error) {
	return send[UpdateTransactionSessionResponse](ctx, group.on, request{method: "POST", path: "/transactions/" + segment(transactionID) + "/session", body: orNil(body), query: query.values()}, options)
}

type TransactionsSettlementsAPI struct {
	on *connection
}

func newTransactionsSettlementsAPI(on *connection) TransactionsSettlementsAPI {
	group := TransactionsSettlementsAPI{on: on}
	return group
}

// List: List the settlements of a transaction.
//
// Lines of the processor's reports, the first thousand; they never change. Scope: `transactions.read`.
func (group TransactionsSettlementsAPI) List(transactionID string, options ...Option) *Listing[Settlement] {
	return newListing[Settlement](group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/settlements"}, options)
}

// Get: Read a settlement of a transaction.
//
// A line of the processor's report; it never changes. Scope: `transactions.read`.
func (group TransactionsSettlementsAPI) Get(ctx context.Context, transactionID string, settlementID string, options ...Option) (*Settlement, error) {
	return send[Settlement](ctx, group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/settlements/" + segment(settlementID)}, options)
}

type TransactionsStoryAPI struct {
	on *connection
}

func newTransactionsStoryAPI(on *connection) TransactionsStoryAPI {
	group := TransactionsStoryAPI{on: on}
	return group
}

// Get: Get all that happened to a transaction and why, as data and as text.
//
// Decisions of the flow with what was not taken, calls to processors, waits, postings, settlement, disputes, webhooks and calls of the API, each with what led to it. Parts that take a scope of their own are left out without it, and `left_out` says so: `audit-logs.read`, `disputes.read`, `webhook-subscriptions.read`. Scope: `transactions.read`.
func (group TransactionsStoryAPI) Get(ctx context.Context, transactionID string, query GetTransactionStoryQuery, options ...Option) (*TransactionStory, error) {
	return send[TransactionStory](ctx, group.on, request{method: "GET", path: "/transactions/" + segment(transactionID) + "/story", query: query.values()}, options)
}

type TransparencyLogAPI struct {
	on               *connection
	Checkpoints      TransparencyLogCheckpointsAPI
	ConsistencyProof TransparencyLogConsistencyProofAPI
	Entries          TransparencyLogEntriesAPI
	InclusionProof   TransparencyLogInclusionProofAPI
	Keys             TransparencyLogKeysAPI
}

func newTransparencyLogAPI(on *connection) TransparencyLogAPI {
	group := TransparencyLogAPI{on: on}
	group.Checkpoints = newTransparencyLogCheckpointsAPI(on)
	group.ConsistencyProof = newTransparencyLogConsistencyProofAPI(on)
	group.Entries = newTransparencyLogEntriesAPI(on)
	group.InclusionProof = newTransparencyLogInclusionProofAPI(on)
	group.Keys = newTransparencyLogKeysAPI(on)
	return group
}

// Get: Read how far the transparency log of a merchant account goes, and its keys.
//
// Every entry of the ledger and of the audit log is a leaf of a Merkle tree. Whoever keeps a checkpoint can tell later that none of them was changed, taken out, put in before or moved. Give auditors the keys by another way. Scope: `transparency-log.read`.
func (group TransparencyLogAPI) Get(ctx context.Context, options ...Option) (*TransparencyLog, error) {
	return send[TransparencyLog](ctx, group.on, request{method: "GET", path: "/transparency-log"}, options)
}

type TransparencyLogCheckpointsAPI struct {
	on *connection
}

func newTransparencyLogCheckpointsAPI(on *connection) TransparencyLogCheckpointsAPI {
	group := TransparencyLogCheckpointsAPI{on: on}
	return group
}

// List: List what was signed, newest first.
//
// One a minute while entries come, for as long as the audit log is kept. The event `transparency-log.checkpoint-signed` sends each to whoever asks for it by name. Scope: `transparency-log.read`.
func (group TransparencyLogCheckpointsAPI) List(query ListTransparencyLogCheckpointsQuery, options ...Option) *Listing[TransparencyLogCheckpoint] {
	return newListing[TransparencyLogCheckpoint](group.on, request{method: "GET", path: "/transparency-log/checkpoints", query: query.values()}, options)
}

// Get: Read one checkpoint.
//
// Its `note` is what was signed. Scope: `transparency-log.read`.
func (group TransparencyLogCheckpointsAPI) Get(ctx context.Context, checkpointID string, options ...Option) (*TransparencyLogCheckpoint, error) {
	return send[TransparencyLogCheckpoint](ctx, group.on, request{method: "GET", path: "/transparency-log/checkpoints/" + segment(checkpointID)}, options)
}

type TransparencyLogConsistencyProofAPI struct {
	on *connection
}

func newTransparencyLogConsistencyProofAPI(on *connection) TransparencyLogConsistencyProofAPI {
	group := TransparencyLogConsistencyProofAPI{on: on}
	return group
}

// Get: Prove that the log only grew between two checkpoints.
//
// Verified against both roots, it shows that nothing of the older log was changed. Scope: `transparency-log.read`.
func (group TransparencyLogConsistencyProofAPI) Get(ctx context.Context, query GetTransparencyLogConsistencyProofQuery, options ...Option) (*TransparencyLogConsistencyProof, error) {
	return send[TransparencyLogConsistencyProof](ctx, group.on, request{method: "GET", path: "/transparency-log/consistency-proof", query: query.values()}, options)
}

type TransparencyLogEntriesAPI struct {
	on *connection
}

func newTransparencyLogEntriesAPI(on *connection) TransparencyLogEntriesAPI {
	group := TransparencyLogEntriesAPI{on: on}
	return group
}

// List: Read entries with their hashes, in the order of the log.
//
// All of them, one JSON text a line, is what the verifier takes. Entries of the audit log name people, with their addresses: give them to whom that is meant for. Scope: `transparency-log.read`.
func (group TransparencyLogEntriesAPI) List(query ListTransparencyLogEntriesQuery, options ...Option) *Listing[TransparencyLogEntry] {
	return newListing[TransparencyLogEntry](group.on, request{method: "GET", path: "/transparency-log/entries", query: query.values()}, options)
}

type TransparencyLogInclusionProofAPI struct {
	on *connection
}

func newTransparencyLogInclusionProofAPI(on *connection) TransparencyLogInclusionProofAPI {
	group := TransparencyLogInclusionProofAPI{on: on}
	return group
}

// Get: Prove that an entry is in the log.
//
// Of an entry by its place, or by the id of a posting or of an entry of the audit log. 404 for one that is not in it: a new one is sealed within two minutes. Scope: `transparency-log.read`.
func (group TransparencyLogInclusionProofAPI) Get(ctx context.Context, query GetTransparencyLogInclusionProofQuery, options ...Option) (*TransparencyLogInclusionProof, error) {
	return send[TransparencyLogInclusionProof](ctx, group.on, request{method: "GET", path: "/transparency-log/inclusion-proof", query: query.values()}, options)
}

type TransparencyLogKeysAPI struct {
	on *connection
}

func newTransparencyLogKeysAPI(on *connection) TransparencyLogKeysAPI {
	group := TransparencyLogKeysAPI{on: on}
	return group
}

// Create: Make a new signing key.
//
// It is made in the vault and never leaves it. For thirty days checkpoints carry a signature of the key before, too, so that auditors can change over in between. Scope: `transparency-log.write`. People confirm it; see Confirmations.
func (group TransparencyLogKeysAPI) Create(ctx context.Context, options ...Option) (*TransparencyLogKey, error) {
	return send[TransparencyLogKey](ctx, group.on, request{method: "POST", path: "/transparency-log/keys"}, options)
}

type UsersAPI struct {
	on          *connection
	Invitations UsersInvitationsAPI
	Sessions    UsersSessionsAPI
}

func newUsersAPI(on *connection) UsersAPI {
	group := UsersAPI{on: on}
	group.Invitations = newUsersInvitationsAPI(on)
	group.Sessions = newUsersSessionsAPI(on)
	return group
}

// Create: Make a user, who can then be invited.
//
// Nobody gives what they lack: each role must allow nothing there that the caller may not do there. Scope: `users.write`. People confirm it; see Confirmations.
func (group UsersAPI) Create(ctx context.Context, body UserCreate, options ...Option) (*User, error) {
	return send[User](ctx, group.on, request{method: "POST", path: "/users", body: body}, options)
}

// List: List the people of this instance.
//
// Newest first. A caller who acts for some merchant accounts sees those who may act in one of them, and whom they made themself. Scope: `users.read`.
func (group UsersAPI) List(query ListUsersQuery, options ...Option) *Listing[User] {
	return newListing[User](group.on, request{method: "GET", path: "/users", query: query.values()}, options)
}

// Delete: Remove a user: their roles, passkeys and sessions.
//
// By callers who may do all that the user may. They are out within two seconds, everywhere. What they did stays in the audit log. The last administrator of every merchant account stays: 409. Scope: `users.write`. People confirm it; see Confirmations.
func (group UsersAPI) Delete(ctx context.Context, userID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/users/" + segment(userID)}, options)
	return err
}

// Get: Read a user.
//
// A caller who acts for some merchant accounts finds those who may act in one of them. Scope: `users.read`.
func (group UsersAPI) Get(ctx context.Context, userID string, options ...Option) (*User, error) {
	return send[User](ctx, group.on, request{method: "GET", path: "/users/" + segment(userID)}, options)
}

// Update: Rename a user.
//
// By callers who may do all that the user may. Scope: `users.write`.
func (group UsersAPI) Update(ctx context.Context, userID string, body UserUpdate, options ...Option) (*User, error) {
	return send[User](ctx, group.on, request{method: "PUT", path: "/users/" + segment(userID), body: body}, options)
}

type UsersInvitationsAPI struct {
	on *connection
}

func newUsersInvitationsAPI(on *connection) UsersInvitationsAPI {
	group := UsersInvitationsAPI{on: on}
	return group
}

// Create: Make a link by which a user makes a passkey.
//
// For who has never come in, and for who has lost their passkeys. A link that they were given before leads nowhere from then on. By callers who may do all that the user may: whoever has the link is that user. 409 where this instance has no dashboard. Scope: `users.write`. People confirm it; see Confirmations.
func (group UsersInvitationsAPI) Create(ctx context.Context, userID string, body *UserInvitationCreate, options ...Option) (*UserInvitation, error) {
	return send[UserInvitation](ctx, group.on, request{method: "POST", path: "/users/" + segment(userID) + "/invitations", body: orNil(body)}, options)
}

// Delete: Withdraw the link that a user was given.
//
// It leads nowhere from then on. By callers who may do all that the user may. A link also ends once somebody else than who made it gives the user a role, or widens one. Scope: `users.write`.
func (group UsersInvitationsAPI) Delete(ctx context.Context, userID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/users/" + segment(userID) + "/invitations"}, options)
	return err
}

type UsersSessionsAPI struct {
	on *connection
}

func newUsersSessionsAPI(on *connection) UsersSessionsAPI {
	group := UsersSessionsAPI{on: on}
	return group
}

// Delete: Log a user out everywhere.
//
// Their sessions are refused everywhere within two seconds. Scope: `sessions.write`.
func (group UsersSessionsAPI) Delete(ctx context.Context, userID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/users/" + segment(userID) + "/sessions"}, options)
	return err
}

// List: List where a user is logged in.
//
// The latest hundred. Scope: `sessions.read`.
func (group UsersSessionsAPI) List(userID string, options ...Option) *Listing[Session] {
	return newListing[Session](group.on, request{method: "GET", path: "/users/" + segment(userID) + "/sessions"}, options)
}

type VaultForwardAPI struct {
	on          *connection
	Configs     VaultForwardConfigsAPI
	Definitions VaultForwardDefinitionsAPI
}

func newVaultForwardAPI(on *connection) VaultForwardAPI {
	group := VaultForwardAPI{on: on}
	group.Configs = newVaultForwardConfigsAPI(on)
	group.Definitions = newVaultForwardDefinitionsAPI(on)
	return group
}

// Send: Send a request to a third party with stored card data filled in.
//
// Headers that begin with `x-vault-forward-` say where to and with which cards; placeholders in the body stand for card data. The answer is the target's own, streamed. Errors of ours carry `x-vault-forward-error`. Scope: `vault-forward.write`.
func (group VaultForwardAPI) Send(ctx context.Context, body []byte, options ...Option) (*[]byte, error) {
	return send[[]byte](ctx, group.on, request{method: "POST", path: "/vault-forward", body: body, isRaw: true}, options)
}

type VaultForwardConfigsAPI struct {
	on              *connection
	Authentications VaultForwardConfigsAuthenticationsAPI
}

func newVaultForwardConfigsAPI(on *connection) VaultForwardConfigsAPI {
	group := VaultForwardConfigsAPI{on: on}
	group.Authentications = newVaultForwardConfigsAuthenticationsAPI(on)
	return group
}

// Create: Enable an endpoint for the relay; one for each definition.
//
// Production relays only to hosts that are enabled here. Scope: `vault-forward-configs.write`. People confirm it; see Confirmations.
func (group VaultForwardConfigsAPI) Create(ctx context.Context, body VaultForwardConfigCreate, options ...Option) (*VaultForwardConfig, error) {
	return send[VaultForwardConfig](ctx, group.on, request{method: "POST", path: "/vault-forward/configs", body: body}, options)
}

// List: List the endpoints enabled for the relay.
//
// All of the merchant account, without pages. Scope: `vault-forward-configs.read`.
func (group VaultForwardConfigsAPI) List(options ...Option) *Listing[VaultForwardConfig] {
	return newListing[VaultForwardConfig](group.on, request{method: "GET", path: "/vault-forward/configs"}, options)
}

// Delete: Disable an endpoint of the relay and delete its authentication methods.
//
// Production no longer relays to its hosts, and keys stored under it are destroyed. Scope: `vault-forward-configs.write`. People confirm it; see Confirmations.
func (group VaultForwardConfigsAPI) Delete(ctx context.Context, configID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/vault-forward/configs/" + segment(configID)}, options)
	return err
}

// Get: Read an endpoint of the relay.
//
// With its authentication methods, of which secrets are only named. Scope: `vault-forward-configs.read`.
func (group VaultForwardConfigsAPI) Get(ctx context.Context, configID string, options ...Option) (*VaultForwardConfig, error) {
	return send[VaultForwardConfig](ctx, group.on, request{method: "GET", path: "/vault-forward/configs/" + segment(configID)}, options)
}

// Update: Change the name or the hosts of an endpoint of the relay.
//
// What is left out stays, and so do its authentication methods with their keys. Scope: `vault-forward-configs.write`. People confirm it; see Confirmations.
func (group VaultForwardConfigsAPI) Update(ctx context.Context, configID string, body VaultForwardConfigUpdate, options ...Option) (*VaultForwardConfig, error) {
	return send[VaultForwardConfig](ctx, group.on, request{method: "PUT", path: "/vault-forward/configs/" + segment(configID), body: body}, options)
}

type VaultForwardConfigsAuthenticationsAPI struct {
	on *connection
}

func newVaultForwardConfigsAuthenticationsAPI(on *connection) VaultForwardConfigsAuthenticationsAPI {
	group := VaultForwardConfigsAuthenticationsAPI{on: on}
	return group
}

// Create: Store an authentication method; its secret fields are never returned.
//
// Keys stay in the vault. What is stored is checked when it is first used. Scope: `vault-forward-authentications.write`. People confirm it; see Confirmations.
func (group VaultForwardConfigsAuthenticationsAPI) Create(ctx context.Context, configID string, body VaultForwardAuthenticationCreate, options ...Option) (*VaultForwardAuthentication, error) {
	return send[VaultForwardAuthentication](ctx, group.on, request{method: "POST", path: "/vault-forward/configs/" + segment(configID) + "/authentications", body: body}, options)
}

// List: List the authentication methods of an endpoint.
//
// All of the endpoint, without pages. Scope: `vault-forward-authentications.read`.
func (group VaultForwardConfigsAuthenticationsAPI) List(configID string, options ...Option) *Listing[VaultForwardAuthentication] {
	return newListing[VaultForwardAuthentication](group.on, request{method: "GET", path: "/vault-forward/configs/" + segment(configID) + "/authentications"}, options)
}

// Delete: Delete an authentication method.
//
// Its keys are destroyed. Scope: `vault-forward-authentications.write`. People confirm it; see Confirmations.
func (group VaultForwardConfigsAuthenticationsAPI) Delete(ctx context.Context, configID string, authenticationID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/vault-forward/configs/" + segment(configID) + "/authentications/" + segment(authenticationID)}, options)
	return err
}

// Get: Read an authentication method, without its secrets.
//
// Says of each secret only whether it is set. Scope: `vault-forward-authentications.read`.
func (group VaultForwardConfigsAuthenticationsAPI) Get(ctx context.Context, configID string, authenticationID string, options ...Option) (*VaultForwardAuthentication, error) {
	return send[VaultForwardAuthentication](ctx, group.on, request{method: "GET", path: "/vault-forward/configs/" + segment(configID) + "/authentications/" + segment(authenticationID)}, options)
}

// Update: Change the given fields of an authentication method.
//
// What is left out stays; an empty value unsets a field. The method cannot be changed. Scope: `vault-forward-authentications.write`. People confirm it; see Confirmations.
func (group VaultForwardConfigsAuthenticationsAPI) Update(ctx context.Context, configID string, authenticationID string, body VaultForwardAuthenticationUpdate, options ...Option) (*VaultForwardAuthentication, error) {
	return send[VaultForwardAuthentication](ctx, group.on, request{method: "PUT", path: "/vault-forward/configs/" + segment(configID) + "/authentications/" + segment(authenticationID), body: body}, options)
}

type VaultForwardDefinitionsAPI struct {
	on *connection
}

func newVaultForwardDefinitionsAPI(on *connection) VaultForwardDefinitionsAPI {
	group := VaultForwardDefinitionsAPI{on: on}
	return group
}

// List: List the kinds of endpoint that the relay knows.
//
// What each authentication method needs, as data for a form. Scope: `vault-forward-definitions.read`.
func (group VaultForwardDefinitionsAPI) List(options ...Option) *Listing[VaultForwardDefinition] {
	return newListing[VaultForwardDefinition](group.on, request{method: "GET", path: "/vault-forward/definitions"}, options)
}

type VoidsAPI struct {
	on *connection
}

func newVoidsAPI(on *connection) VoidsAPI {
	group := VoidsAPI{on: on}
	return group
}

// Create: Release the authorization of a transaction named in the body.
//
// The same as voiding under the transaction's path. Answers the void with the transaction in it. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
func (group VoidsAPI) Create(ctx context.Context, body VoidCreate, options ...Option) (*TransactionVoid, error) {
	return send[TransactionVoid](ctx, group.on, request{method: "POST", path: "/voids", body: body, isKeyed: true}, options)
}

type WebhookDeliveriesAPI struct {
	on *connection
}

func newWebhookDeliveriesAPI(on *connection) WebhookDeliveriesAPI {
	group := WebhookDeliveriesAPI{on: on}
	return group
}

// List: List what was told to all webhook subscriptions.
//
// Newest first, of every subscription that you may see: with `resource_id`, which webhooks a payment has caused. A page may be short while more follow. Scope: `webhook-subscriptions.read`.
func (group WebhookDeliveriesAPI) List(query ListAllWebhookDeliveriesQuery, options ...Option) *Listing[WebhookDelivery] {
	return newListing[WebhookDelivery](group.on, request{method: "GET", path: "/webhook-deliveries", query: query.values()}, options)
}

type WebhookSubscriptionsAPI struct {
	on             *connection
	Deliveries     WebhookSubscriptionsDeliveriesAPI
	DeliveryCounts WebhookSubscriptionsDeliveryCountsAPI
	Resends        WebhookSubscriptionsResendsAPI
	Waiting        WebhookSubscriptionsWaitingAPI
}

func newWebhookSubscriptionsAPI(on *connection) WebhookSubscriptionsAPI {
	group := WebhookSubscriptionsAPI{on: on}
	group.Deliveries = newWebhookSubscriptionsDeliveriesAPI(on)
	group.DeliveryCounts = newWebhookSubscriptionsDeliveryCountsAPI(on)
	group.Resends = newWebhookSubscriptionsResendsAPI(on)
	group.Waiting = newWebhookSubscriptionsWaitingAPI(on)
	return group
}

// Create: Subscribe an endpoint to events.
//
// Every event of this time on is told to it within seconds, signed; what fails is repeated for a week. The answer is the only one that shows the `secret`. Scope: `webhook-subscriptions.write`. People confirm it; see Confirmations.
func (group WebhookSubscriptionsAPI) Create(ctx context.Context, body WebhookSubscriptionCreate, options ...Option) (*WebhookSubscription, error) {
	return send[WebhookSubscription](ctx, group.on, request{method: "POST", path: "/webhook-subscriptions", body: body}, options)
}

// List: List webhook subscriptions.
//
// Newest first; those of the instance too, for keys that may act for every merchant account. Scope: `webhook-subscriptions.read`.
func (group WebhookSubscriptionsAPI) List(query ListWebhookSubscriptionQuery, options ...Option) *Listing[WebhookSubscription] {
	return newListing[WebhookSubscription](group.on, request{method: "GET", path: "/webhook-subscriptions", query: query.values()}, options)
}

// Delete: Delete a webhook subscription.
//
// Nothing more is sent to it, not even what waits, and the log of its deliveries goes with it. Scope: `webhook-subscriptions.write`. People confirm it; see Confirmations.
func (group WebhookSubscriptionsAPI) Delete(ctx context.Context, subscriptionID string, options ...Option) error {
	_, err := send[struct{}](ctx, group.on, request{method: "DELETE", path: "/webhook-subscriptions/" + segment(subscriptionID)}, options)
	return err
}

// Get: Read a webhook subscription.
//
// Without its `secret`, which is shown when it is made. Scope: `webhook-subscriptions.read`.
func (group WebhookSubscriptionsAPI) Get(ctx context.Context, subscriptionID string, options ...Option) (*WebhookSubscription, error) {
	return send[WebhookSubscription](ctx, group.on, request{method: "GET", path: "/webhook-subscriptions/" + segment(subscriptionID)}, options)
}

// Update: Change a webhook subscription.
//
// What is left out stays as it is. What waits goes to the new address, with the new credentials. Scope: `webhook-subscriptions.write`. People confirm it; see Confirmations.
func (group WebhookSubscriptionsAPI) Update(ctx context.Context, subscriptionID string, body WebhookSubscriptionUpdate, options ...Option) (*WebhookSubscription, error) {
	return send[WebhookSubscription](ctx, group.on, request{method: "PUT", path: "/webhook-subscriptions/" + segment(subscriptionID), body: body}, options)
}

// Replay: Send the deliveries of a range of time again.
//
// For an endpoint that lost what it had taken, or was away for longer than a week. Each begins again as `resend` would begin it. Events that were never told to this subscription are not part of it. It is a resend, as of `/resends`, whose first 50,000 deliveries are waited for. Scope: `webhook-subscriptions.write` or `webhook-deliveries.write`. People confirm it; see Confirmations.
func (group WebhookSubscriptionsAPI) Replay(ctx context.Context, subscriptionID string, body WebhookReplay, options ...Option) (*WebhookReplayed, error) {
	return send[WebhookReplayed](ctx, group.on, request{method: "POST", path: "/webhook-subscriptions/" + segment(subscriptionID) + "/replay", body: body}, options)
}

// RotateSecret: Make a new signing secret; the old one stays valid for a while.
//
// Until the old one ends, messages carry a signature of each, so that receivers can change over in between. The answer is the only one that shows the new `secret`. One that was still ending ends at once. Scope: `webhook-subscriptions.write`. People confirm it; see Confirmations.
func (group WebhookSubscriptionsAPI) RotateSecret(ctx context.Context, subscriptionID string, body WebhookSubscriptionRotateSecret, options ...Option) (*WebhookSubscription, error) {
	return send[WebhookSubscription](ctx, group.on, request{method: "POST", path: "/webhook-subscriptions/" + segment(subscriptionID) + "/rotate-secret", body: body}, options)
}

// Test: Send an example of an event.
//
// Signed and delivered like any other, to this subscription only and past its filter of events. The resource in it is an example: nothing of that id exists. Scope: `webhook-subscriptions.write`.
func (group WebhookSubscriptionsAPI) Test(ctx context.Context, subscriptionID string, body WebhookTest, options ...Option) (*WebhookDelivery, error) {
	return send[WebhookDelivery](ctx, group.on, request{method: "POST", path: "/webhook-subscriptions/" + segment(subscriptionID) + "/test", body: body}, options)
}

type WebhookSubscriptionsDeliveriesAPI struct {
	on *connection
}

func newWebhookSubscriptionsDeliveriesAPI(on *connection) WebhookSubscriptionsDeliveriesAPI {
	group := WebhookSubscriptionsDeliveriesAPI{on: on}
	return group
}

// List: List what was told to a webhook subscription.
//
// Newest first, for as long as events are kept. A page may be short while more follow. Scope: `webhook-subscriptions.read`.
func (group WebhookSubscriptionsDeliveriesAPI) List(subscriptionID string, query ListWebhookDeliveriesQuery, options ...Option) *Listing[WebhookDelivery] {
	return newListing[WebhookDelivery](group.on, request{method: "GET", path: "/webhook-subscriptions/" + segment(subscriptionID) + "/deliveries", query: query.values()}, options)
}

// Get: Read one delivery, with its payload and every attempt.
//
// What the endpoint answered is shown as far as its first bytes go. Scope: `webhook-subscriptions.read`.
func (group WebhookSubscriptionsDeliveriesAPI) Get(ctx context.Context, subscriptionID string, deliveryID string, options ...Option) (*WebhookDeliveryDetail, error) {
	return send[WebhookDeliveryDetail](ctx, group.on, request{method: "GET", path: "/webhook-subscriptions/" + segment(subscriptionID) + "/deliveries/" + segment(deliveryID)}, options)
}

// Acknowledge: Say what became of a delivery that was fetched.
//
// With a status of 2xx it waits no longer; any other is noted among its attempts, and it waits on. Scope: `webhook-subscriptions.write`.
func (group WebhookSubscriptionsDeliveriesAPI) Acknowledge(ctx context.Context, subscriptionID string, deliveryID string, body WebhookAcknowledgement, options ...Option) (*WebhookDelivery, error) {
	return send[WebhookDelivery](ctx, group.on, request{method: "POST", path: "/webhook-subscriptions/" + segment(subscriptionID) + "/deliveries/" + segment(deliveryID) + "/acknowledge", body: body}, options)
}

// Resend: Send one delivery again.
//
// Whatever became of it: the same bytes under the same id, with a week of attempts before it. It is sent at once, unless the endpoint rests after failures or is paused. Scope: `webhook-subscriptions.write` or `webhook-deliveries.write`.
func (group WebhookSubscriptionsDeliveriesAPI) Resend(ctx context.Context, subscriptionID string, deliveryID string, options ...Option) (*WebhookDelivery, error) {
	return send[WebhookDelivery](ctx, group.on, request{method: "POST", path: "/webhook-subscriptions/" + segment(subscriptionID) + "/deliveries/" + segment(deliveryID) + "/resend"}, options)
}

type WebhookSubscriptionsDeliveryCountsAPI struct {
	on *connection
}

func newWebhookSubscriptionsDeliveryCountsAPI(on *connection) WebhookSubscriptionsDeliveryCountsAPI {
	group := WebhookSubscriptionsDeliveryCountsAPI{on: on}
	return group
}

// List: Count what was told in the last day.
//
// By the hour in which a delivery was made, and by what has become of it. Scope: `webhook-subscriptions.read`.
func (group WebhookSubscriptionsDeliveryCountsAPI) List(subscriptionID string, options ...Option) *Listing[WebhookDeliveryCount] {
	return newListing[WebhookDeliveryCount](group.on, request{method: "GET", path: "/webhook-subscriptions/" + segment(subscriptionID) + "/delivery-counts"}, options)
}

type WebhookSubscriptionsResendsAPI struct {
	on *connection
}

func newWebhookSubscriptionsResendsAPI(on *connection) WebhookSubscriptionsResendsAPI {
	group := WebhookSubscriptionsResendsAPI{on: on}
	return group
}

// Create: Send all deliveries again that match.
//
// A job of the server: each delivery that was there when it was asked for and fits begins again, as `resend` would begin it. It counts them, and can be stopped; what has begun by then is sent. At most twenty run at once for one subscription. Scope: `webhook-subscriptions.write` or `webhook-deliveries.write`. People confirm it; see Confirmations.
func (group WebhookSubscriptionsResendsAPI) Create(ctx context.Context, subscriptionID string, body WebhookResendCreate, options ...Option) (*WebhookResend, error) {
	return send[WebhookResend](ctx, group.on, request{method: "POST", path: "/webhook-subscriptions/" + segment(subscriptionID) + "/resends", body: body}, options)
}

// List: List what was sent again by a filter.
//
// Newest first, for as long as events are kept: those that run, and those that have ended. Scope: `webhook-subscriptions.read`.
func (group WebhookSubscriptionsResendsAPI) List(subscriptionID string, query ListWebhookResendsQuery, options ...Option) *Listing[WebhookResend] {
	return newListing[WebhookResend](group.on, request{method: "GET", path: "/webhook-subscriptions/" + segment(subscriptionID) + "/resends", query: query.values()}, options)
}

// Get: Read how far it has come.
//
// Its count grows until it has ended. Scope: `webhook-subscriptions.read`.
func (group WebhookSubscriptionsResendsAPI) Get(ctx context.Context, subscriptionID string, resendID string, options ...Option) (*WebhookResend, error) {
	return send[WebhookResend](ctx, group.on, request{method: "GET", path: "/webhook-subscriptions/" + segment(subscriptionID) + "/resends/" + segment(resendID)}, options)
}

// Stop: Begin no more of them again.
//
// What has begun is sent. One that has ended stays as it is. Scope: `webhook-subscriptions.write` or `webhook-deliveries.write`.
func (group WebhookSubscriptionsResendsAPI) Stop(ctx context.Context, subscriptionID string, resendID string, options ...Option) (*WebhookResend, error) {
	return send[WebhookResend](ctx, group.on, request{method: "POST", path: "/webhook-subscriptions/" + segment(subscriptionID) + "/resends/" + segment(resendID) + "/stop"}, options)
}

type WebhookSubscriptionsWaitingAPI struct {
	on *connection
}

func newWebhookSubscriptionsWaitingAPI(on *connection) WebhookSubscriptionsWaitingAPI {
	group := WebhookSubscriptionsWaitingAPI{on: on}
	return group
}

// List: Fetch what waits for a subscription without an address.
//
// Oldest first, and the same again until it is acknowledged, so that nothing is lost whoever dies. `railyard listen` forwards it to an address of your machine. Scope: `webhook-subscriptions.read`.
func (group WebhookSubscriptionsWaitingAPI) List(subscriptionID string, options ...Option) *Listing[WebhookDeliveryDetail] {
	return newListing[WebhookDeliveryDetail](group.on, request{method: "GET", path: "/webhook-subscriptions/" + segment(subscriptionID) + "/waiting"}, options)
}
