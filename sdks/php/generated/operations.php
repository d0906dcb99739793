<?php

// made from contract VERSION 2026-11-01.55; do not edit

declare(strict_types=1);

namespace Railyard\Generated;

use Railyard\CallOptions;
use Railyard\Group;
use Railyard\Listing;
use Railyard\Record;

/**
 * Every operation of the API, in groups.
 *
 * @property-read AccountUpdaterApi $accountUpdater
 * @property-read AgentMandatesApi $agentMandates
 * @property-read AntiFraudServiceDefinitionsApi $antiFraudServiceDefinitions
 * @property-read AntiFraudServicesApi $antiFraudServices
 * @property-read ApiKeyPairsApi $apiKeyPairs
 * @property-read ApprovalLimitsApi $approvalLimits
 * @property-read AuditLogsApi $auditLogs
 * @property-read BalancesApi $balances
 * @property-read BankStatementsApi $bankStatements
 * @property-read BuyersApi $buyers
 * @property-read CapabilitiesApi $capabilities
 * @property-read CapturesApi $captures
 * @property-read CardDetailsApi $cardDetails
 * @property-read CardExportsApi $cardExports
 * @property-read CardSchemeDefinitionsApi $cardSchemeDefinitions
 * @property-read ChargebacksApi $chargebacks
 * @property-read CheckoutApi $checkout
 * @property-read ConfirmationsApi $confirmations
 * @property-read DigitalWalletsApi $digitalWallets
 * @property-read DisputesApi $disputes
 * @property-read EmbeddedCheckoutsApi $embeddedCheckouts
 * @property-read EventsApi $events
 * @property-read ExperimentsApi $experiments
 * @property-read FlowsApi $flows
 * @property-read FraudListEntriesApi $fraudListEntries
 * @property-read GiftCardServiceDefinitionsApi $giftCardServiceDefinitions
 * @property-read GiftCardServicesApi $giftCardServices
 * @property-read GiftCardsApi $giftCards
 * @property-read ProcessorEventsApi $processorEvents
 * @property-read MeApi $me
 * @property-read MerchantAccountsApi $merchantAccounts
 * @property-read MetricsExplorerApi $metricsExplorer
 * @property-read MonitoringApi $monitoring
 * @property-read PasskeysApi $passkeys
 * @property-read PaymentLinksApi $paymentLinks
 * @property-read PaymentMethodDefinitionsApi $paymentMethodDefinitions
 * @property-read PaymentMethodsApi $paymentMethods
 * @property-read PaymentOptionsApi $paymentOptions
 * @property-read PaymentServiceDefinitionsApi $paymentServiceDefinitions
 * @property-read PaymentServicesApi $paymentServices
 * @property-read PayoutsApi $payouts
 * @property-read ProcessorReportsApi $processorReports
 * @property-read ReconciliationsApi $reconciliations
 * @property-read RefundsApi $refunds
 * @property-read RelayRequestsApi $relayRequests
 * @property-read ReportExecutionsApi $reportExecutions
 * @property-read ReportsApi $reports
 * @property-read RequestsApi $requests
 * @property-read RolesApi $roles
 * @property-read SandboxApi $sandbox
 * @property-read SavedViewsApi $savedViews
 * @property-read SessionsApi $sessions
 * @property-read SettlementReportsApi $settlementReports
 * @property-read SettlementsApi $settlements
 * @property-read ThreeDsScenariosApi $threeDsScenarios
 * @property-read ThreeDsServerDefinitionsApi $threeDsServerDefinitions
 * @property-read TokenServiceDefinitionsApi $tokenServiceDefinitions
 * @property-read TransactionsApi $transactions
 * @property-read TransparencyLogApi $transparencyLog
 * @property-read UsersApi $users
 * @property-read VaultForwardApi $vaultForward
 * @property-read VoidsApi $voids
 * @property-read WebhookDeliveriesApi $webhookDeliveries
 * @property-read WebhookSubscriptionsApi $webhookSubscriptions
 */
class Operations extends Group
{
}

/** @property-read AccountUpdaterJobsApi $jobs */
final class AccountUpdaterApi extends Group
{
}

/** @phpstan-import-type AccountUpdaterJobCreate from Shapes */
final class AccountUpdaterJobsApi extends Group
{
    /**
     * Ask the schemes for newer details of stored cards.
     *
     * Answers 204 where none of the cards can be asked about: only American Express, Discover, Mastercard and Visa cards that are in use, and about which no question is open.
     *
     * @param AccountUpdaterJobCreate $body
     * @return AccountUpdaterJob|null
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): ?AccountUpdaterJob
    {
        return $this->on->call('POST', '/account-updater/jobs', $options, body: $body, made: AccountUpdaterJob::class, isNullable: true);
    }
}

/**
 * @phpstan-import-type AgentMandateCreate from Shapes
 * @phpstan-import-type AgentMandateCheck from Shapes
 */
final class AgentMandatesApi extends Group
{
    /**
     * Give an agent a mandate: what it may do with payments.
     *
     * An agent is a program that decides for itself what it calls.
     *
     * @param AgentMandateCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): AgentMandate
    {
        return $this->on->call('POST', '/agent-mandates', $options, body: $body, made: AgentMandate::class);
    }

    /**
     * List the mandates of agents.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<AgentMandate>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/agent-mandates', $options, query: $query, made: AgentMandate::class);
    }

    /**
     * Read a mandate of an agent, and what is left of it.
     *
     * The key of an agent reads its own.
     */
    public function get(string $agentMandateId, ?CallOptions $options = null): AgentMandate
    {
        return $this->on->call('GET', '/agent-mandates/' . self::segment($agentMandateId), $options, made: AgentMandate::class);
    }

    /**
     * Ask what would become of a call under a mandate, without doing it.
     *
     * A dry run: it looks at the mandate, at the payment method or the transaction, and at the flow as it is now.
     *
     * @param AgentMandateCheck $body
     */
    public function check(string $agentMandateId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): AgentMandateChecked
    {
        return $this->on->call('POST', '/agent-mandates/' . self::segment($agentMandateId) . '/check', $options, body: $body, isReading: true, made: AgentMandateChecked::class);
    }

    /**
     * Take a mandate back, at once and for good.
     *
     * From this answer on nothing is begun under it.
     */
    public function revoke(string $agentMandateId, ?CallOptions $options = null): AgentMandate
    {
        return $this->on->call('POST', '/agent-mandates/' . self::segment($agentMandateId) . '/revoke', $options, made: AgentMandate::class);
    }
}

final class AntiFraudServiceDefinitionsApi extends Group
{
    /**
     * List the connectors of anti-fraud services.
     *
     * Those that have an address in this environment; production has none of the simulated ones.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<AntiFraudServiceDefinition>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/anti-fraud-service-definitions', $options, query: $query, made: AntiFraudServiceDefinition::class);
    }

    /**
     * Read which settings the connector of an anti-fraud service takes.
     *
     * `placement`, `on_error` and `timeout_seconds` are settings of every one of them.
     */
    public function get(string $antiFraudServiceDefinitionId, ?CallOptions $options = null): AntiFraudServiceDefinition
    {
        return $this->on->call('GET', '/anti-fraud-service-definitions/' . self::segment($antiFraudServiceDefinitionId), $options, made: AntiFraudServiceDefinition::class);
    }
}

/**
 * @phpstan-import-type AntiFraudServiceCreate from Shapes
 * @phpstan-import-type AntiFraudServiceVerify from Shapes
 * @phpstan-import-type AntiFraudServiceUpdate from Shapes
 */
final class AntiFraudServicesApi extends Group
{
    /**
     * List configured anti-fraud services.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<AntiFraudServiceDetails>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/anti-fraud-services', $options, query: $query, made: AntiFraudServiceDetails::class);
    }

    /**
     * Configure an anti-fraud service for this merchant account.
     *
     * One service is asked at a time: 409 where another one is active, unless this one is set up inactive.
     *
     * @param AntiFraudServiceCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): AntiFraudServiceDetails
    {
        return $this->on->call('POST', '/anti-fraud-services', $options, body: $body, made: AntiFraudServiceDetails::class);
    }

    /**
     * Try credentials at the provider without storing them.
     *
     * Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not.
     *
     * @param AntiFraudServiceVerify $body
     */
    public function verify(#[\SensitiveParameter] array $body, ?CallOptions $options = null): mixed
    {
        return $this->on->call('POST', '/anti-fraud-services/verify', $options, body: $body);
    }

    /**
     * Read an anti-fraud service; secret settings are not shown.
     *
     * Secret settings are left out.
     */
    public function get(string $antiFraudServiceId, ?CallOptions $options = null): AntiFraudServiceDetails
    {
        return $this->on->call('GET', '/anti-fraud-services/' . self::segment($antiFraudServiceId), $options, made: AntiFraudServiceDetails::class);
    }

    /**
     * Change the given fields of an anti-fraud service.
     *
     * What is left out stays.
     *
     * @param AntiFraudServiceUpdate $body
     */
    public function update(string $antiFraudServiceId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): AntiFraudServiceDetails
    {
        return $this->on->call('PUT', '/anti-fraud-services/' . self::segment($antiFraudServiceId), $options, body: $body, made: AntiFraudServiceDetails::class);
    }

    /**
     * Delete an anti-fraud service.
     *
     * It is asked no more.
     */
    public function delete(string $antiFraudServiceId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/anti-fraud-services/' . self::segment($antiFraudServiceId), $options);
    }
}

/**
 * @phpstan-import-type ApiKeyPairCreate from Shapes
 * @phpstan-import-type ApiKeyPairUpdate from Shapes
 */
final class ApiKeyPairsApi extends Group
{
    /**
     * Make a key pair; the private key is in this answer and never again.
     *
     * Makes a P-521 or RSA key pair, or takes a public key that you made.
     *
     * @param ApiKeyPairCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): ApiKeyPair
    {
        return $this->on->call('POST', '/api-key-pairs', $options, body: $body, made: ApiKeyPair::class);
    }

    /**
     * List the keys that may sign tokens for this instance.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<ApiKeyPair>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/api-key-pairs', $options, query: $query, made: ApiKeyPair::class);
    }

    /**
     * Delete a key; tokens signed with it stop working.
     *
     * Its tokens are refused everywhere within two seconds.
     */
    public function delete(string $apiKeyPairId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/api-key-pairs/' . self::segment($apiKeyPairId), $options);
    }

    /**
     * Read a key pair.
     *
     * A caller that is bound to merchant accounts sees only keys of those.
     */
    public function get(string $apiKeyPairId, ?CallOptions $options = null): ApiKeyPair
    {
        return $this->on->call('GET', '/api-key-pairs/' . self::segment($apiKeyPairId), $options, made: ApiKeyPair::class);
    }

    /**
     * Rename a key, turn it on or off, or change its roles.
     *
     * What is left out stays.
     *
     * @param ApiKeyPairUpdate $body
     */
    public function update(string $apiKeyPairId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): ApiKeyPair
    {
        return $this->on->call('PUT', '/api-key-pairs/' . self::segment($apiKeyPairId), $options, body: $body, made: ApiKeyPair::class);
    }
}

/** @phpstan-import-type ApprovalLimitsUpdate from Shapes */
final class ApprovalLimitsApi extends Group
{
    /**
     * Read from which amounts on a second person has to agree.
     *
     * To what people do at the dashboard; keys are not asked.
     */
    public function get(?CallOptions $options = null): ApprovalLimits
    {
        return $this->on->call('GET', '/approval-limits', $options, made: ApprovalLimits::class);
    }

    /**
     * Set from which amounts on a second person has to agree.
     *
     * Replaces them all.
     *
     * @param ApprovalLimitsUpdate $body
     */
    public function update(#[\SensitiveParameter] array $body, ?CallOptions $options = null): ApprovalLimits
    {
        return $this->on->call('PUT', '/approval-limits', $options, body: $body, made: ApprovalLimits::class);
    }
}

final class AuditLogsApi extends Group
{
    /**
     * List who changed what.
     *
     * Newest first: every write that succeeded, with its key, record and time, and never its content.
     *
     * @param array{cursor?: ?string, limit?: ?int, action?: ?AuditLogAction::*, user_id?: ?string, api_key_pair_id?: ?string, resource_type?: ?string, resource_id?: ?string, agent_mandate_id?: ?string, created_at_gte?: ?string, created_at_lte?: ?string} $query
     * @return Listing<AuditLogEntry>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/audit-logs', $options, query: $query, made: AuditLogEntry::class);
    }
}

final class BalancesApi extends Group
{
    /**
     * Read the ledger balances of a merchant account, one for each currency.
     *
     * Computed from the ledger's postings.
     *
     * @param array{currency?: ?string} $query
     * @return Listing<Balance>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/balances', $options, query: $query, made: Balance::class);
    }
}

/**
 * @property-read BankStatementsLinesApi $lines
 *
 * @phpstan-import-type BankStatementCreate from Shapes
 */
final class BankStatementsApi extends Group
{
    /**
     * Upload a file with bank statements.
     *
     * It is read at once, and answered with a statement for each account and period in it.
     *
     * @param BankStatementCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): BankStatementUpload
    {
        return $this->on->call('POST', '/bank-statements', $options, body: $body, made: BankStatementUpload::class);
    }

    /**
     * List bank statements, the last uploaded first.
     *
     * Filters are joined by and; a list of values by or.
     *
     * @param array{cursor?: ?string, limit?: ?int, account?: ?string, currency?: ?list<string>, closes_on_gte?: ?string, closes_on_lte?: ?string} $query
     * @return Listing<BankStatement>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/bank-statements', $options, query: $query, made: BankStatement::class);
    }

    /**
     * Read a bank statement, and what of its file could not be read.
     *
     * It never changes.
     */
    public function get(string $bankStatementId, ?CallOptions $options = null): BankStatement
    {
        return $this->on->call('GET', '/bank-statements/' . self::segment($bankStatementId), $options, made: BankStatement::class);
    }
}

final class BankStatementsLinesApi extends Group
{
    /**
     * List the lines of a bank statement, in its order.
     *
     * Those that an earlier statement had are listed there.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<BankStatementLine>
     */
    public function list(string $bankStatementId, array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/bank-statements/' . self::segment($bankStatementId) . '/lines', $options, query: $query, made: BankStatementLine::class);
    }
}

/**
 * @property-read BuyersGiftCardsApi $giftCards
 * @property-read BuyersPaymentMethodsApi $paymentMethods
 * @property-read BuyersShippingDetailsApi $shippingDetails
 *
 * @phpstan-import-type BuyerCreate from Shapes
 * @phpstan-import-type BuyerUpdate from Shapes
 */
final class BuyersApi extends Group
{
    /**
     * Create a buyer.
     *
     * A buyer groups stored payment methods, gift cards and addresses of one merchant account.
     *
     * @param BuyerCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): Buyer
    {
        return $this->on->call('POST', '/buyers', $options, body: $body, made: Buyer::class);
    }

    /**
     * List buyers, newest first.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int, search?: ?string, external_identifier?: ?string} $query
     * @return Listing<Buyer>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/buyers', $options, query: $query, made: Buyer::class);
    }

    /**
     * Delete a buyer.
     *
     * Deletes the buyer's addresses too.
     */
    public function delete(string $buyerId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/buyers/' . self::segment($buyerId), $options);
    }

    /**
     * Read a buyer.
     *
     * Another merchant account's buyer is 404.
     */
    public function get(string $buyerId, ?CallOptions $options = null): Buyer
    {
        return $this->on->call('GET', '/buyers/' . self::segment($buyerId), $options, made: Buyer::class);
    }

    /**
     * Change the given fields of a buyer, deeply; null clears.
     *
     * A merge patch (RFC 7396): what is left out stays, null clears, and objects merge as deep as they go.
     *
     * @param BuyerUpdate $body
     */
    public function update(string $buyerId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): Buyer
    {
        return $this->on->call('PUT', '/buyers/' . self::segment($buyerId), $options, body: $body, made: Buyer::class);
    }
}

final class BuyersGiftCardsApi extends Group
{
    /**
     * List the gift cards of one buyer, most recent or most used first.
     *
     * At most 1,000, without pages, each with what the provider says is left on it.
     *
     * @param array{buyer_external_identifier?: ?string, buyer_id?: ?string, sort_by?: 'last_used_at'|'usage_count'|'cit_last_used_at'|'cit_usage_count'|null, order_by?: 'asc'|'desc'|null} $query
     * @return Listing<GiftCardSummary>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/buyers/gift-cards', $options, query: $query, made: GiftCardSummary::class);
    }
}

final class BuyersPaymentMethodsApi extends Group
{
    /**
     * List what one buyer can pay with, most recent or most used first.
     *
     * At most 200, without pages, and only what can be charged.
     *
     * @param array{buyer_id?: ?string, buyer_external_identifier?: ?string, sort_by?: 'last_used_at'|'usage_count'|'cit_last_used_at'|'cit_usage_count'|null, order_by?: 'asc'|'desc'|null, country?: ?string, currency?: ?string} $query
     * @return Listing<PaymentMethodSummary>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/buyers/payment-methods', $options, query: $query, made: PaymentMethodSummary::class);
    }
}

/**
 * @phpstan-import-type ShippingDetailsCreateInput from Shapes
 * @phpstan-import-type ShippingDetailsUpdate from Shapes
 */
final class BuyersShippingDetailsApi extends Group
{
    /**
     * Add a shipping address to a buyer.
     *
     * A payment can name it with `shipping_details_id`.
     *
     * @param ShippingDetailsCreateInput $body
     */
    public function create(string $buyerId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): ShippingDetails
    {
        return $this->on->call('POST', '/buyers/' . self::segment($buyerId) . '/shipping-details', $options, body: $body, made: ShippingDetails::class);
    }

    /**
     * List the shipping addresses of a buyer.
     *
     * All of the buyer, without pages.
     *
     * @return Listing<ShippingDetails>
     */
    public function list(string $buyerId, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/buyers/' . self::segment($buyerId) . '/shipping-details', $options, made: ShippingDetails::class);
    }

    /**
     * Delete a shipping address.
     *
     * Transactions keep what they knew of it.
     */
    public function delete(string $buyerId, string $shippingDetailsId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/buyers/' . self::segment($buyerId) . '/shipping-details/' . self::segment($shippingDetailsId), $options);
    }

    /**
     * Read a shipping address.
     *
     * 404 where the address is another buyer's.
     */
    public function get(string $buyerId, string $shippingDetailsId, ?CallOptions $options = null): ShippingDetails
    {
        return $this->on->call('GET', '/buyers/' . self::segment($buyerId) . '/shipping-details/' . self::segment($shippingDetailsId), $options, made: ShippingDetails::class);
    }

    /**
     * Change the given fields of a shipping address.
     *
     * What is left out stays, null clears, and the address merges.
     *
     * @param ShippingDetailsUpdate $body
     */
    public function update(string $buyerId, string $shippingDetailsId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): ShippingDetails
    {
        return $this->on->call('PUT', '/buyers/' . self::segment($buyerId) . '/shipping-details/' . self::segment($shippingDetailsId), $options, body: $body, made: ShippingDetails::class);
    }
}

final class CapabilitiesApi extends Group
{
    /**
     * Read what this instance is and can do.
     *
     * Nothing in it is secret, and still nobody sees any of it without a token or a session: 401.
     */
    public function get(?CallOptions $options = null): Capabilities
    {
        return $this->on->call('GET', '/capabilities', $options, made: Capabilities::class);
    }
}

/** @phpstan-import-type CaptureCreate from Shapes */
final class CapturesApi extends Group
{
    /**
     * Capture all or part of an authorized transaction named in the body.
     *
     * The same as capturing under the transaction's path. Answers the capture instead of the transaction.
     *
     * @param CaptureCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): Capture
    {
        return $this->on->call('POST', '/captures', $options, body: $body, isKeyed: true, made: Capture::class);
    }
}

final class CardDetailsApi extends Group
{
    /**
     * Look up what the first digits of a card say about it.
     *
     * The built-in table knows documented test cards; the setting `RAILYARD_BIN_FILE` names one for real cards.
     *
     * @param array{currency: string, bin?: ?string, payment_method_id?: ?string, country?: ?string, amount?: ?int, intent?: ?TransactionIntent::*, is_subsequent_payment?: ?bool, merchant_initiated?: ?bool, metadata?: ?string, payment_source?: ?TransactionPaymentSource::*} $query
     */
    public function get(array $query, ?CallOptions $options = null): CardDetail
    {
        return $this->on->call('GET', '/card-details', $options, query: $query, made: CardDetail::class);
    }
}

/** @phpstan-import-type CardExportCreate from Shapes */
final class CardExportsApi extends Group
{
    /**
     * Ask for an export of all stored cards, as the first of two people.
     *
     * A second person always has to agree, whatever the approval limits are.
     *
     * @param CardExportCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): CardExport
    {
        return $this->on->call('POST', '/card-exports', $options, body: $body, made: CardExport::class);
    }

    /**
     * List exports of stored cards that two people agreed to.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<CardExport>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/card-exports', $options, query: $query, made: CardExport::class);
    }

    /**
     * Read who agreed to an export of stored cards, and whether its file was made.
     *
     * No card is in it, nor is the file here.
     */
    public function get(string $cardExportId, ?CallOptions $options = null): CardExport
    {
        return $this->on->call('GET', '/card-exports/' . self::segment($cardExportId), $options, made: CardExport::class);
    }
}

final class CardSchemeDefinitionsApi extends Group
{
    /**
     * List the card schemes that the service knows.
     *
     * With a name and a picture of each, for use in front ends.
     *
     * @return Listing<CardSchemeDefinition>
     */
    public function list(?CallOptions $options = null): Listing
    {
        return $this->on->listing('/card-scheme-definitions', $options, made: CardSchemeDefinition::class);
    }
}

final class ChargebacksApi extends Group
{
    /**
     * List chargebacks of all transactions, and those that were reversed, latest first.
     *
     * Lines of the processors' reports, by when they reached this instance; they never change.
     *
     * @param array{cursor?: ?string, limit?: ?int, ingested_at_lte?: ?string, ingested_at_gte?: ?string, posted_at_lte?: ?string, posted_at_gte?: ?string, type?: ?list<ChargebackLineType::*>, transaction_id?: ?string, refund_id?: ?string, payment_service_report_id?: ?string, payment_service_report_file_id?: ?string, payment_service_id?: ?list<string>, currency?: ?list<string>, amount_eq?: ?int, amount_lte?: ?int, amount_gte?: ?int} $query
     * @return Listing<SettlementLine>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/chargebacks', $options, query: $query, made: SettlementLine::class);
    }
}

/** @property-read CheckoutSessionsApi $sessions */
final class CheckoutApi extends Group
{
}

/**
 * @property-read CheckoutSessionsAcquirerApi $acquirer
 * @property-read CheckoutSessionsCardDetailsApi $cardDetails
 * @property-read CheckoutSessionsFieldsApi $fields
 * @property-read CheckoutSessionsThreeDSecureApi $threeDSecure
 *
 * @phpstan-import-type CheckoutSessionUpdate from Shapes
 */
final class CheckoutSessionsApi extends Group
{
    /**
     * Open a checkout session; the body may be left out.
     *
     * A session carries card data from a front end to your server's payment, which never sees it.
     *
     * @param ?CheckoutSessionUpdate $body
     */
    public function create(#[\SensitiveParameter] ?array $body = null, ?CallOptions $options = null): CheckoutSession
    {
        return $this->on->call('POST', '/checkout/sessions', $options, body: $body, made: CheckoutSession::class);
    }

    /**
     * Delete a checkout session and the card data in it.
     *
     * The number in it is destroyed with it, unless a payment method took it over.
     */
    public function delete(string $sessionId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/checkout/sessions/' . self::segment($sessionId), $options);
    }

    /**
     * Read a checkout session and what is known of its payment method.
     *
     * Shows the card's first and last digits, never the number.
     */
    public function get(string $sessionId, ?CallOptions $options = null): CheckoutSession
    {
        return $this->on->call('GET', '/checkout/sessions/' . self::segment($sessionId), $options, made: CheckoutSession::class);
    }

    /**
     * Change what a checkout session is for.
     *
     * What is left out stays, null clears, lists and objects are replaced whole.
     *
     * @param CheckoutSessionUpdate $body
     */
    public function update(string $sessionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): CheckoutSession
    {
        return $this->on->call('PUT', '/checkout/sessions/' . self::segment($sessionId), $options, body: $body, made: CheckoutSession::class);
    }
}

final class CheckoutSessionsAcquirerApi extends Group
{
    /**
     * Read the acquirer data that 3-D Secure in the page needs.
     *
     * The merchant account's 3-D Secure configuration for the card's scheme and the session's currency; 404 without one.
     */
    public function get(string $sessionId, ?CallOptions $options = null): mixed
    {
        return $this->on->call('GET', '/checkout/sessions/' . self::segment($sessionId) . '/acquirer', $options);
    }
}

/** @phpstan-import-type CheckoutSessionCardDetailsRequest from Shapes */
final class CheckoutSessionsCardDetailsApi extends Group
{
    /**
     * Look up card details for a checkout session.
     *
     * For front ends: no token, the session's id is the credential.
     *
     * @param CheckoutSessionCardDetailsRequest $body
     */
    public function get(string $sessionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): CheckoutSessionCardDetails
    {
        return $this->on->call('POST', '/checkout/sessions/' . self::segment($sessionId) . '/card-details', $options, body: $body, made: CheckoutSessionCardDetails::class);
    }
}

/** @phpstan-import-type CheckoutSessionSecureFields from Shapes */
final class CheckoutSessionsFieldsApi extends Group
{
    /**
     * Put card data into a checkout session; its id is the credential.
     *
     * For front ends: no token, the session's id is the credential. 50 calls a minute and session are let through.
     *
     * @param CheckoutSessionSecureFields $body
     */
    public function create(string $sessionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): void
    {
        $this->on->call('POST', '/checkout/sessions/' . self::segment($sessionId) . '/fields', $options, body: $body);
    }

    /**
     * Put card data into a checkout session; its id is the credential.
     *
     * For front ends: no token, the session's id is the credential. 50 calls a minute and session are let through.
     *
     * @param CheckoutSessionSecureFields $body
     */
    public function update(string $sessionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): void
    {
        $this->on->call('PUT', '/checkout/sessions/' . self::segment($sessionId) . '/fields', $options, body: $body);
    }
}

/**
 * @phpstan-import-type CheckoutSessionThreeDSecureCreate from Shapes
 * @phpstan-import-type NativeThreeDSecureAuthenticate from Shapes
 */
final class CheckoutSessionsThreeDSecureApi extends Group
{
    /**
     * Authenticate the cardholder of a checkout session, without a transaction.
     *
     * Opens an approval page for the card in the session, which asks the browser what the issuer wants to know of it.
     *
     * @param ?CheckoutSessionThreeDSecureCreate $body
     */
    public function create(string $sessionId, #[\SensitiveParameter] ?array $body = null, ?CallOptions $options = null): CheckoutSessionThreeDSecure
    {
        return $this->on->call('POST', '/checkout/sessions/' . self::segment($sessionId) . '/three-d-secure', $options, body: $body, made: CheckoutSessionThreeDSecure::class);
    }

    /**
     * Read the result of 3-D Secure for a checkout session.
     *
     * `pending` until the buyer is back.
     */
    public function get(string $sessionId, ?CallOptions $options = null): CheckoutSessionThreeDSecure
    {
        return $this->on->call('GET', '/checkout/sessions/' . self::segment($sessionId) . '/three-d-secure', $options, made: CheckoutSessionThreeDSecure::class);
    }

    /**
     * Authenticate the cardholder with what a native 3-D Secure SDK collected.
     *
     * The second step of a native app.
     *
     * @param NativeThreeDSecureAuthenticate $body
     */
    public function authenticate(string $sessionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): NativeThreeDSecureResult
    {
        return $this->on->call('POST', '/checkout/sessions/' . self::segment($sessionId) . '/three-d-secure-authenticate', $options, body: $body, made: NativeThreeDSecureResult::class);
    }

    /**
     * Ask which 3-D Secure version a native app should speak for this card.
     *
     * The first step of a native app.
     */
    public function getVersion(string $sessionId, ?CallOptions $options = null): NativeThreeDSecureVersion
    {
        return $this->on->call('GET', '/checkout/sessions/' . self::segment($sessionId) . '/three-d-secure-version', $options, made: NativeThreeDSecureVersion::class);
    }
}

/**
 * @phpstan-import-type ConfirmationCreate from Shapes
 * @phpstan-import-type ConfirmationApprove from Shapes
 * @phpstan-import-type ConfirmationDecline from Shapes
 */
final class ConfirmationsApi extends Group
{
    /**
     * Ask what to sign for a call that people confirm.
     *
     * Answers the sentence to show and the challenge for the passkey.
     *
     * @param ConfirmationCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): Confirmation
    {
        return $this->on->call('POST', '/confirmations', $options, body: $body, made: Confirmation::class);
    }

    /**
     * List what people have confirmed, or what waits for a second person.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int, status?: ?'waiting'} $query
     * @return Listing<Confirmation>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/confirmations', $options, query: $query, made: Confirmation::class);
    }

    /**
     * Read a confirmation.
     *
     * Of the caller, or of a call that the caller might make as well.
     */
    public function get(string $confirmationId, ?CallOptions $options = null): Confirmation
    {
        return $this->on->call('GET', '/confirmations/' . self::segment($confirmationId), $options, made: Confirmation::class);
    }

    /**
     * Agree, as the second person, to a call that waits.
     *
     * By whoever might make the call themselves, and did not ask for it, under no other address of theirs either.
     *
     * @param ?ConfirmationApprove $body
     */
    public function approve(string $confirmationId, #[\SensitiveParameter] ?array $body = null, ?CallOptions $options = null): Confirmation
    {
        return $this->on->call('POST', '/confirmations/' . self::segment($confirmationId) . '/approve', $options, body: $body, made: Confirmation::class);
    }

    /**
     * Say no to a call that waits, or take it back.
     *
     * By a second person, or by whoever asked, until the call has come.
     *
     * @param ?ConfirmationDecline $body
     */
    public function decline(string $confirmationId, #[\SensitiveParameter] ?array $body = null, ?CallOptions $options = null): Confirmation
    {
        return $this->on->call('POST', '/confirmations/' . self::segment($confirmationId) . '/decline', $options, body: $body, made: Confirmation::class);
    }
}

/**
 * @property-read DigitalWalletsAppleApi $apple
 * @property-read DigitalWalletsClickToPayApi $clickToPay
 * @property-read DigitalWalletsGoogleApi $google
 * @property-read DigitalWalletsPazeApi $paze
 * @property-read DigitalWalletsDomainsApi $domains
 *
 * @phpstan-import-type DigitalWalletCreate from Shapes
 * @phpstan-import-type DigitalWalletUpdate from Shapes
 */
final class DigitalWalletsApi extends Group
{
    /**
     * Register a digital wallet; one for each provider.
     *
     * The keys that open tokens are made in the vault and never leave it; their public halves are in `fields`.
     *
     * @param DigitalWalletCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): DigitalWallet
    {
        return $this->on->call('POST', '/digital-wallets', $options, body: $body, made: DigitalWallet::class);
    }

    /**
     * List registered digital wallets.
     *
     * All of the merchant account, without pages.
     *
     * @return Listing<DigitalWallet>
     */
    public function list(?CallOptions $options = null): Listing
    {
        return $this->on->listing('/digital-wallets', $options, made: DigitalWallet::class);
    }

    /**
     * Remove a digital wallet.
     *
     * Its keys are destroyed: tokens that were made for it open no more.
     */
    public function delete(string $digitalWalletId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/digital-wallets/' . self::segment($digitalWalletId), $options);
    }

    /**
     * Read a digital wallet.
     *
     * Another merchant account's wallet is 404.
     */
    public function get(string $digitalWalletId, ?CallOptions $options = null): DigitalWallet
    {
        return $this->on->call('GET', '/digital-wallets/' . self::segment($digitalWalletId), $options, made: DigitalWallet::class);
    }

    /**
     * Change the given fields of a digital wallet.
     *
     * What is left out stays.
     *
     * @param DigitalWalletUpdate $body
     */
    public function update(string $digitalWalletId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): DigitalWallet
    {
        return $this->on->call('PUT', '/digital-wallets/' . self::segment($digitalWalletId), $options, body: $body, made: DigitalWallet::class);
    }
}

/** @property-read DigitalWalletsAppleSessionApi $session */
final class DigitalWalletsAppleApi extends Group
{
}

/** @phpstan-import-type ApplePaySessionRequest from Shapes */
final class DigitalWalletsAppleSessionApi extends Group
{
    /**
     * Open an Apple Pay merchant session.
     *
     * Answers Apple's merchant session as it came; the page hands it to `completeMerchantValidation`.
     *
     * @param ApplePaySessionRequest $body
     * @return array<string, mixed>
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): array
    {
        return $this->on->call('POST', '/digital-wallets/apple/session', $options, body: $body, made: ['*' => null]);
    }
}

/** @property-read DigitalWalletsClickToPaySessionApi $session */
final class DigitalWalletsClickToPayApi extends Group
{
}

/** @phpstan-import-type ClickToPaySessionRequest from Shapes */
final class DigitalWalletsClickToPaySessionApi extends Group
{
    /**
     * Get what Click to Pay needs to start for a checkout session.
     *
     * For front ends: no token, the checkout session's id is the credential.
     *
     * @param ClickToPaySessionRequest $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): ClickToPaySession
    {
        return $this->on->call('POST', '/digital-wallets/click-to-pay/session', $options, body: $body, made: ClickToPaySession::class);
    }
}

/** @property-read DigitalWalletsGoogleSessionApi $session */
final class DigitalWalletsGoogleApi extends Group
{
}

/** @phpstan-import-type GooglePaySessionRequest from Shapes */
final class DigitalWalletsGoogleSessionApi extends Group
{
    /**
     * Open a Google Pay session.
     *
     * The token is good for the domain that asked, whichever it is.
     *
     * @param GooglePaySessionRequest $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): GooglePaySession
    {
        return $this->on->call('POST', '/digital-wallets/google/session', $options, body: $body, made: GooglePaySession::class);
    }
}

/** @property-read DigitalWalletsPazeSessionApi $session */
final class DigitalWalletsPazeApi extends Group
{
}

/**
 * @phpstan-import-type PazeSessionRequest from Shapes
 * @phpstan-import-type PazeSessionCompleteRequest from Shapes
 * @phpstan-import-type PazeMobileSessionCreateRequest from Shapes
 * @phpstan-import-type PazeSessionReviewRequest from Shapes
 */
final class DigitalWalletsPazeSessionApi extends Group
{
    /**
     * Open a Paze session for the web or a mobile app.
     *
     * Pages get the client, apps an access token and a session id for the next steps as well.
     *
     * @param PazeSessionRequest $body
     * @return PazeWebSession|PazeMobileSession
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): Record
    {
        return $this->on->call('POST', '/digital-wallets/paze/session', $options, body: $body, made: Record::class);
    }

    /**
     * Finish a Paze mobile session and get its payload.
     *
     * The third step of an app.
     *
     * @param PazeSessionCompleteRequest $body
     */
    public function complete(#[\SensitiveParameter] array $body, ?CallOptions $options = null): PazeSessionComplete
    {
        return $this->on->call('POST', '/digital-wallets/paze/session/complete', $options, body: $body, made: PazeSessionComplete::class);
    }

    /**
     * Start a Paze session in a mobile app.
     *
     * The first step of an app: opens Paze's page.
     *
     * @param PazeMobileSessionCreateRequest $body
     */
    public function createMobile(#[\SensitiveParameter] array $body, ?CallOptions $options = null): PazeMobileSessionCreate
    {
        return $this->on->call('POST', '/digital-wallets/paze/session/create', $options, body: $body, made: PazeMobileSessionCreate::class);
    }

    /**
     * Read what the buyer chose in a Paze mobile session.
     *
     * The second step of an app: what to show before the buyer agrees.
     *
     * @param PazeSessionReviewRequest $body
     */
    public function review(#[\SensitiveParameter] array $body, ?CallOptions $options = null): PazeSessionReview
    {
        return $this->on->call('POST', '/digital-wallets/paze/session/review', $options, body: $body, made: PazeSessionReview::class);
    }
}

/** @phpstan-import-type DigitalWalletDomain from Shapes */
final class DigitalWalletsDomainsApi extends Group
{
    /**
     * Register a domain for a digital wallet.
     *
     * May be repeated.
     *
     * @param DigitalWalletDomain $body
     */
    public function create(string $digitalWalletId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): mixed
    {
        return $this->on->call('POST', '/digital-wallets/' . self::segment($digitalWalletId) . '/domains', $options, body: $body);
    }

    /**
     * Remove a domain from a digital wallet.
     *
     * Takes the domain in the body.
     *
     * @param DigitalWalletDomain $body
     */
    public function delete(string $digitalWalletId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/digital-wallets/' . self::segment($digitalWalletId) . '/domains', $options, body: $body);
    }
}

/**
 * @property-read DisputesEvidenceApi $evidence
 * @property-read DisputesFilesApi $files
 */
final class DisputesApi extends Group
{
    /**
     * List disputes.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int, totals?: ?bool, order_by?: 'created_at'|'respond_by'|null, status?: ?list<DisputeStatus::*>, stage?: ?list<DisputeStage::*>, reason?: ?list<DisputeReason::*>, transaction_id?: ?string, payment_service_id?: ?string, payment_service_dispute_id?: ?string, respond_by_lte?: ?string, respond_by_gte?: ?string, created_at_lte?: ?string, created_at_gte?: ?string, currency?: ?string, amount_eq?: ?int, amount_gte?: ?int, amount_lte?: ?int} $query
     * @return Listing<DisputeSummary>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/disputes', $options, query: $query, made: DisputeSummary::class);
    }

    /**
     * Read a dispute.
     *
     * With its draft, what was sent, and its history.
     */
    public function get(string $disputeId, ?CallOptions $options = null): Dispute
    {
        return $this->on->call('GET', '/disputes/' . self::segment($disputeId), $options, made: Dispute::class);
    }

    /**
     * Accept the claim: the money stays with the buyer.
     *
     * It cannot be taken back. 422 where the processor has no such operation.
     */
    public function accept(string $disputeId, ?CallOptions $options = null): Dispute
    {
        return $this->on->call('POST', '/disputes/' . self::segment($disputeId) . '/accept', $options, isKeyed: true, made: Dispute::class);
    }

    /**
     * Hand the draft in at the processor, for good.
     *
     * Once for each stage. A response that is `processing` may have arrived: it is found out, do not submit again. 409 where the dispute waits for no answer or its time is over; 422 where it is answered in the dashboard of the processor (`answered_here` false), or the draft is not what the processor takes.
     */
    public function submit(string $disputeId, ?CallOptions $options = null): Dispute
    {
        return $this->on->call('POST', '/disputes/' . self::segment($disputeId) . '/submit', $options, isKeyed: true, made: Dispute::class);
    }
}

/** @phpstan-import-type DisputeEvidenceUpdate from Shapes */
final class DisputesEvidenceApi extends Group
{
    /**
     * Write texts of the draft.
     *
     * Nothing is sent. What is left out stays as it is, and null removes it. 409 where the dispute waits for no answer.
     *
     * @param DisputeEvidenceUpdate $body
     */
    public function update(string $disputeId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): Dispute
    {
        return $this->on->call('POST', '/disputes/' . self::segment($disputeId) . '/evidence', $options, body: $body, isKeyed: true, made: Dispute::class);
    }
}

/** @phpstan-import-type DisputeFileCreate from Shapes */
final class DisputesFilesApi extends Group
{
    /**
     * Add a file to the draft.
     *
     * PDF, JPEG or PNG by its first bytes, within the limits of the processor (`file_limits`). Nothing is sent. The bytes are sealed like card data. Leave card numbers out of files: nobody looks for them there.
     *
     * @param DisputeFileCreate $body
     */
    public function create(string $disputeId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): DisputeFile
    {
        return $this->on->call('POST', '/disputes/' . self::segment($disputeId) . '/files', $options, body: $body, isKeyed: true, made: DisputeFile::class);
    }

    /**
     * Take a file out of the draft.
     *
     * Its bytes are destroyed. 409 for one that was submitted.
     */
    public function delete(string $disputeId, string $fileId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/disputes/' . self::segment($disputeId) . '/files/' . self::segment($fileId), $options);
    }

    /**
     * Read a file of a dispute, with its bytes.
     *
     * 404 once it was deleted, or is no longer kept.
     */
    public function get(string $disputeId, string $fileId, ?CallOptions $options = null): DisputeFileContent
    {
        return $this->on->call('GET', '/disputes/' . self::segment($disputeId) . '/files/' . self::segment($fileId), $options, made: DisputeFileContent::class);
    }
}

/**
 * @phpstan-import-type EmbeddedCheckoutCreate from Shapes
 * @phpstan-import-type EmbeddedCheckoutUpdate from Shapes
 */
final class EmbeddedCheckoutsApi extends Group
{
    /**
     * Open a checkout to show in a page of yours.
     *
     * A payment link of one hour that lists leave out.
     *
     * @param EmbeddedCheckoutCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): EmbeddedCheckout
    {
        return $this->on->call('POST', '/embedded-checkouts', $options, body: $body, made: EmbeddedCheckout::class);
    }

    /**
     * Change your reference of an embedded checkout before it is paid.
     *
     * For what is known only when the buyer presses the button.
     *
     * @param EmbeddedCheckoutUpdate $body
     */
    public function update(string $embeddedCheckoutId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): EmbeddedCheckout
    {
        return $this->on->call('PUT', '/embedded-checkouts/' . self::segment($embeddedCheckoutId), $options, body: $body, made: EmbeddedCheckout::class);
    }
}

final class EventsApi extends Group
{
    /**
     * List what happened, or follow it.
     *
     * Newest first, for as long as events are kept, whether or not a webhook subscription is told of them.
     *
     * @param array{cursor?: ?string, limit?: ?int, name?: ?WebhookEventName::*, resource_id?: ?string, created_at_gte?: ?string, created_at_lte?: ?string} $query
     * @return Listing<Event>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/events', $options, query: $query, made: Event::class);
    }
}

/**
 * @phpstan-import-type ExperimentCreate from Shapes
 * @phpstan-import-type ExperimentEnd from Shapes
 */
final class ExperimentsApi extends Group
{
    /**
     * Plan a routing experiment.
     *
     * No payment is dealt to its arms before a rule has its `outcome`.
     *
     * @param ExperimentCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): Experiment
    {
        return $this->on->call('POST', '/experiments', $options, body: $body, made: Experiment::class);
    }

    /**
     * List routing experiments.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int, state?: ?ExperimentState::*} $query
     * @return Listing<Experiment>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/experiments', $options, query: $query, made: Experiment::class);
    }

    /**
     * Read a routing experiment and what has come of it.
     *
     * Payments are counted some seconds after their result is known.
     */
    public function get(string $experimentId, ?CallOptions $options = null): Experiment
    {
        return $this->on->call('GET', '/experiments/' . self::segment($experimentId), $options, made: Experiment::class);
    }

    /**
     * End a routing experiment before it ends by itself.
     *
     * It names no winner.
     *
     * @param ?ExperimentEnd $body
     */
    public function end(string $experimentId, #[\SensitiveParameter] ?array $body = null, ?CallOptions $options = null): Experiment
    {
        return $this->on->call('POST', '/experiments/' . self::segment($experimentId) . '/end', $options, body: $body, made: Experiment::class);
    }
}

/**
 * @property-read FlowsActionsApi $actions
 * @property-read FlowsDraftsApi $drafts
 * @property-read FlowsReplaysApi $replays
 * @property-read FlowsVersionsApi $versions
 */
final class FlowsApi extends Group
{
    /**
     * Read the rules of a flow by action, in the order in which they are tried.
     *
     * A flow without rules has its actions with empty lists.
     */
    public function get(string $flow, ?CallOptions $options = null): Flow
    {
        return $this->on->call('GET', '/flows/' . self::segment($flow), $options, made: Flow::class);
    }
}

/**
 * @property-read FlowsActionsOutcomesApi $outcomes
 * @property-read FlowsActionsRulesApi $rules
 */
final class FlowsActionsApi extends Group
{
}

final class FlowsActionsOutcomesApi extends Group
{
    /**
     * List what an action can decide.
     *
     * From the payment services and the methods of this merchant account as they are now.
     *
     * @return Listing<FlowOutcome>
     */
    public function list(string $flow, string $action, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/flows/' . self::segment($flow) . '/actions/' . self::segment($action) . '/outcomes', $options, made: FlowOutcome::class);
    }
}

/**
 * @phpstan-import-type FlowRuleCreate from Shapes
 * @phpstan-import-type FlowRuleOrder from Shapes
 * @phpstan-import-type FlowRuleUpdate from Shapes
 */
final class FlowsActionsRulesApi extends Group
{
    /**
     * Add a rule to an action of a flow.
     *
     * It counts for the next payment.
     *
     * @param FlowRuleCreate $body
     */
    public function create(string $flow, string $action, #[\SensitiveParameter] array $body, ?CallOptions $options = null): FlowRule
    {
        return $this->on->call('POST', '/flows/' . self::segment($flow) . '/actions/' . self::segment($action) . '/rules', $options, body: $body, made: FlowRule::class);
    }

    /**
     * Put all rules of an action in a new order at once.
     *
     * Every rule must be named once, so that no order is half done.
     *
     * @param FlowRuleOrder $body
     */
    public function order(string $flow, string $action, #[\SensitiveParameter] array $body, ?CallOptions $options = null): FlowActionRules
    {
        return $this->on->call('PUT', '/flows/' . self::segment($flow) . '/actions/' . self::segment($action) . '/rules/order', $options, body: $body, made: FlowActionRules::class);
    }

    /**
     * Delete a rule.
     *
     * The rules after it move up.
     */
    public function delete(string $flow, string $action, string $ruleId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/flows/' . self::segment($flow) . '/actions/' . self::segment($action) . '/rules/' . self::segment($ruleId), $options);
    }

    /**
     * Read a rule.
     *
     * As it stands in the version that counts now.
     */
    public function get(string $flow, string $action, string $ruleId, ?CallOptions $options = null): FlowRule
    {
        return $this->on->call('GET', '/flows/' . self::segment($flow) . '/actions/' . self::segment($action) . '/rules/' . self::segment($ruleId), $options, made: FlowRule::class);
    }

    /**
     * Change the given fields of a rule.
     *
     * What is left out stays.
     *
     * @param FlowRuleUpdate $body
     */
    public function update(string $flow, string $action, string $ruleId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): FlowRule
    {
        return $this->on->call('PUT', '/flows/' . self::segment($flow) . '/actions/' . self::segment($action) . '/rules/' . self::segment($ruleId), $options, body: $body, made: FlowRule::class);
    }
}

/**
 * @property-read FlowsDraftsReplaysApi $replays
 *
 * @phpstan-import-type FlowDraftCreate from Shapes
 * @phpstan-import-type FlowDraftUpdate from Shapes
 * @phpstan-import-type FlowEvaluate from Shapes
 */
final class FlowsDraftsApi extends Group
{
    /**
     * Begin a draft of a flow from the rules that count now.
     *
     * Nothing is decided by a draft until it is published.
     *
     * @param ?FlowDraftCreate $body
     */
    public function create(string $flow, #[\SensitiveParameter] ?array $body = null, ?CallOptions $options = null): FlowDraft
    {
        return $this->on->call('POST', '/flows/' . self::segment($flow) . '/drafts', $options, body: $body, made: FlowDraft::class);
    }

    /**
     * List the drafts of a flow, newest first.
     *
     * A draft that was published is one no more.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<FlowDraft>
     */
    public function list(string $flow, array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/flows/' . self::segment($flow) . '/drafts', $options, query: $query, made: FlowDraft::class);
    }

    /**
     * Throw a draft away.
     *
     * The flow stays as it is.
     */
    public function delete(string $flow, string $draftId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/flows/' . self::segment($flow) . '/drafts/' . self::segment($draftId), $options);
    }

    /**
     * Read a draft with its rules.
     *
     * Its rules were checked when they were written.
     */
    public function get(string $flow, string $draftId, ?CallOptions $options = null): FlowDraft
    {
        return $this->on->call('GET', '/flows/' . self::segment($flow) . '/drafts/' . self::segment($draftId), $options, made: FlowDraft::class);
    }

    /**
     * Change a draft.
     *
     * The rules of each action that is given are replaced as a whole.
     *
     * @param FlowDraftUpdate $body
     */
    public function update(string $flow, string $draftId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): FlowDraft
    {
        return $this->on->call('PUT', '/flows/' . self::segment($flow) . '/drafts/' . self::segment($draftId), $options, body: $body, made: FlowDraft::class);
    }

    /**
     * Look a draft over before it counts.
     *
     * How many decisions each rule made of late, which rules no payment ever reaches, and what names a payment service that cannot be tried.
     */
    public function check(string $flow, string $draftId, ?CallOptions $options = null): FlowCheck
    {
        return $this->on->call('GET', '/flows/' . self::segment($flow) . '/drafts/' . self::segment($draftId) . '/check', $options, made: FlowCheck::class);
    }

    /**
     * Compare a draft with the rules that count now.
     *
     * What publishing it would change.
     */
    public function compare(string $flow, string $draftId, ?CallOptions $options = null): FlowDifference
    {
        return $this->on->call('GET', '/flows/' . self::segment($flow) . '/drafts/' . self::segment($draftId) . '/difference', $options, made: FlowDifference::class);
    }

    /**
     * Try one payment against a draft, rule by rule.
     *
     * Says of each rule whether it applies or which condition fails, and what would be done.
     *
     * @param FlowEvaluate $body
     */
    public function evaluate(string $flow, string $draftId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): FlowEvaluation
    {
        return $this->on->call('POST', '/flows/' . self::segment($flow) . '/drafts/' . self::segment($draftId) . '/evaluate', $options, body: $body, isReading: true, made: FlowEvaluation::class);
    }

    /**
     * Let the rules of a draft count.
     *
     * Makes a new version of the flow and ends the draft. 409 where the flow has changed since the draft was begun: compare, and publish a draft of what counts now.
     */
    public function publish(string $flow, string $draftId, ?CallOptions $options = null): FlowVersion
    {
        return $this->on->call('POST', '/flows/' . self::segment($flow) . '/drafts/' . self::segment($draftId) . '/publish', $options, made: FlowVersion::class);
    }
}

/** @phpstan-import-type FlowReplayCreate from Shapes */
final class FlowsDraftsReplaysApi extends Group
{
    /**
     * Find out what a draft would have decided on the payments of a period.
     *
     * A worker decides them again from what their decisions saw, and asks no payment service.
     *
     * @param ?FlowReplayCreate $body
     */
    public function create(string $flow, string $draftId, #[\SensitiveParameter] ?array $body = null, ?CallOptions $options = null): FlowReplay
    {
        return $this->on->call('POST', '/flows/' . self::segment($flow) . '/drafts/' . self::segment($draftId) . '/replays', $options, body: $body, made: FlowReplay::class);
    }
}

final class FlowsReplaysApi extends Group
{
    /**
     * Read how far a replay is, and what it found.
     *
     * The report is made of what was counted so far.
     */
    public function get(string $flow, string $replayId, ?CallOptions $options = null): FlowReplay
    {
        return $this->on->call('GET', '/flows/' . self::segment($flow) . '/replays/' . self::segment($replayId), $options, made: FlowReplay::class);
    }
}

/**
 * @phpstan-import-type FlowEvaluate from Shapes
 * @phpstan-import-type FlowRestore from Shapes
 */
final class FlowsVersionsApi extends Group
{
    /**
     * List the versions of a flow, newest first.
     *
     * Every version is kept, since decisions refer to the one that made them.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<FlowVersionSummary>
     */
    public function list(string $flow, array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/flows/' . self::segment($flow) . '/versions', $options, query: $query, made: FlowVersionSummary::class);
    }

    /**
     * Read a version of a flow with its rules.
     *
     * A version never changes.
     */
    public function get(string $flow, string|int $number, ?CallOptions $options = null): FlowVersion
    {
        return $this->on->call('GET', '/flows/' . self::segment($flow) . '/versions/' . self::segment($number), $options, made: FlowVersion::class);
    }

    /**
     * Look the rules of a version over.
     *
     * How many decisions each rule made of late, which rules no payment ever reaches, and what names a payment service that cannot be tried.
     */
    public function check(string $flow, string|int $number, ?CallOptions $options = null): FlowCheck
    {
        return $this->on->call('GET', '/flows/' . self::segment($flow) . '/versions/' . self::segment($number) . '/check', $options, made: FlowCheck::class);
    }

    /**
     * Compare a version of a flow with another one, rule by rule.
     *
     * Rules are the same where their ids are.
     *
     * @param array{from?: ?int} $query
     */
    public function compare(string $flow, string|int $number, array $query = [], ?CallOptions $options = null): FlowDifference
    {
        return $this->on->call('GET', '/flows/' . self::segment($flow) . '/versions/' . self::segment($number) . '/difference', $options, query: $query, made: FlowDifference::class);
    }

    /**
     * Try one payment against a version of a flow, rule by rule.
     *
     * Says of each rule whether it applies or which condition fails, and what would be done.
     *
     * @param FlowEvaluate $body
     */
    public function evaluate(string $flow, string|int $number, #[\SensitiveParameter] array $body, ?CallOptions $options = null): FlowEvaluation
    {
        return $this->on->call('POST', '/flows/' . self::segment($flow) . '/versions/' . self::segment($number) . '/evaluate', $options, body: $body, isReading: true, made: FlowEvaluation::class);
    }

    /**
     * Let the rules of an earlier version count again.
     *
     * Makes a new version with these rules.
     *
     * @param ?FlowRestore $body
     */
    public function restore(string $flow, string|int $number, #[\SensitiveParameter] ?array $body = null, ?CallOptions $options = null): FlowVersion
    {
        return $this->on->call('POST', '/flows/' . self::segment($flow) . '/versions/' . self::segment($number) . '/restore', $options, body: $body, made: FlowVersion::class);
    }
}

/** @phpstan-import-type FraudListEntryCreate from Shapes */
final class FraudListEntriesApi extends Group
{
    /**
     * Take no more payments from a card, a buyer, an address or a device; or let one pass.
     *
     * Payments that it fits are declined with `fraud_list_match` before anybody is asked, and the card is not stored.
     *
     * @param FraudListEntryCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): FraudListEntry
    {
        return $this->on->call('POST', '/fraud-list-entries', $options, body: $body, made: FraudListEntry::class);
    }

    /**
     * List the entries of the fraud list, the newest first.
     *
     * Without those that are over.
     *
     * @param array{cursor?: ?string, limit?: ?int, effect?: ?FraudListEffect::*, kind?: ?list<FraudListKind::*>, value?: ?string} $query
     * @return Listing<FraudListEntry>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/fraud-list-entries', $options, query: $query, made: FraudListEntry::class);
    }

    /**
     * Take an entry off the fraud list.
     *
     * Payments that were declined because of it stay so.
     */
    public function delete(string $fraudListEntryId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/fraud-list-entries/' . self::segment($fraudListEntryId), $options);
    }

    /**
     * Read an entry of the fraud list.
     *
     * 404 once it is over.
     */
    public function get(string $fraudListEntryId, ?CallOptions $options = null): FraudListEntry
    {
        return $this->on->call('GET', '/fraud-list-entries/' . self::segment($fraudListEntryId), $options, made: FraudListEntry::class);
    }
}

final class GiftCardServiceDefinitionsApi extends Group
{
    /**
     * List the connectors of gift card services.
     *
     * Those that have an address in this environment; production has none of the simulated ones.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<GiftCardServiceDefinition>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/gift-card-service-definitions', $options, query: $query, made: GiftCardServiceDefinition::class);
    }

    /**
     * Read which settings the connector of a gift card service takes.
     *
     * What `fields` of a service must hold.
     */
    public function get(string $giftCardServiceDefinitionId, ?CallOptions $options = null): GiftCardServiceDefinition
    {
        return $this->on->call('GET', '/gift-card-service-definitions/' . self::segment($giftCardServiceDefinitionId), $options, made: GiftCardServiceDefinition::class);
    }
}

/**
 * @phpstan-import-type GiftCardServiceCreate from Shapes
 * @phpstan-import-type GiftCardServiceVerify from Shapes
 * @phpstan-import-type GiftCardServiceUpdate from Shapes
 */
final class GiftCardServicesApi extends Group
{
    /**
     * List configured gift card services.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<GiftCardServiceDetails>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/gift-card-services', $options, query: $query, made: GiftCardServiceDetails::class);
    }

    /**
     * Configure a gift card service for this merchant account.
     *
     * One service of a merchant account may be active, since a card's number does not say whose it is: 409 where another one is, unless this one is set up inactive.
     *
     * @param GiftCardServiceCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): GiftCardServiceDetails
    {
        return $this->on->call('POST', '/gift-card-services', $options, body: $body, made: GiftCardServiceDetails::class);
    }

    /**
     * Try credentials at the provider without storing them.
     *
     * Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not.
     *
     * @param GiftCardServiceVerify $body
     */
    public function verify(#[\SensitiveParameter] array $body, ?CallOptions $options = null): mixed
    {
        return $this->on->call('POST', '/gift-card-services/verify', $options, body: $body);
    }

    /**
     * Read a gift card service; secret settings are not shown.
     *
     * Secret settings are left out.
     */
    public function get(string $giftCardServiceId, ?CallOptions $options = null): GiftCardServiceDetails
    {
        return $this->on->call('GET', '/gift-card-services/' . self::segment($giftCardServiceId), $options, made: GiftCardServiceDetails::class);
    }

    /**
     * Change the given fields of a gift card service.
     *
     * What is left out stays; an empty value removes a setting that is not required.
     *
     * @param GiftCardServiceUpdate $body
     */
    public function update(string $giftCardServiceId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): GiftCardServiceDetails
    {
        return $this->on->call('PUT', '/gift-card-services/' . self::segment($giftCardServiceId), $options, body: $body, made: GiftCardServiceDetails::class);
    }

    /**
     * Delete a gift card service.
     *
     * Stored cards can no longer be used through it; what they paid can still be given back.
     */
    public function delete(string $giftCardServiceId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/gift-card-services/' . self::segment($giftCardServiceId), $options);
    }
}

/**
 * @property-read GiftCardsBalancesApi $balances
 *
 * @phpstan-import-type GiftCardCreate from Shapes
 * @phpstan-import-type GiftCardActivationCreate from Shapes
 * @phpstan-import-type GiftCardIssuanceCreate from Shapes
 */
final class GiftCardsApi extends Group
{
    /**
     * Store a gift card.
     *
     * Number and PIN are sealed in the vault and never answered. 50 calls a minute and front-end token are let through, together with balances and payments.
     *
     * @param GiftCardCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): GiftCard
    {
        return $this->on->call('POST', '/gift-cards', $options, body: $body, made: GiftCard::class);
    }

    /**
     * List stored gift cards.
     *
     * Newest first, without balances.
     *
     * @param array{cursor?: ?string, limit?: ?int, buyer_external_identifier?: ?string, buyer_id?: ?string} $query
     * @return Listing<GiftCard>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/gift-cards', $options, query: $query, made: GiftCard::class);
    }

    /**
     * Activate a gift card at its provider.
     *
     * Loads money onto a card. The provider is asked once for each Idempotency-Key; while the outcome is not known, a repetition is 409, and then the stored answer, a refusal too.
     *
     * @param GiftCardActivationCreate $body
     */
    public function activate(#[\SensitiveParameter] array $body, ?CallOptions $options = null): GiftCard
    {
        return $this->on->call('POST', '/gift-cards/activations', $options, body: $body, isKeyed: true, made: GiftCard::class);
    }

    /**
     * Have the provider issue a new gift card.
     *
     * The provider makes a card and says where it shows itself. The provider is asked once for each Idempotency-Key; while the outcome is not known, a repetition is 409, and then the stored answer, a refusal too.
     *
     * @param GiftCardIssuanceCreate $body
     */
    public function issue(#[\SensitiveParameter] array $body, ?CallOptions $options = null): GiftCardIssuance
    {
        return $this->on->call('POST', '/gift-cards/issuances', $options, body: $body, isKeyed: true, made: GiftCardIssuance::class);
    }

    /**
     * Delete a stored gift card.
     *
     * Number and PIN are destroyed.
     */
    public function delete(string $giftCardId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/gift-cards/' . self::segment($giftCardId), $options);
    }

    /**
     * Read a stored gift card.
     *
     * Without number and PIN.
     */
    public function get(string $giftCardId, ?CallOptions $options = null): GiftCard
    {
        return $this->on->call('GET', '/gift-cards/' . self::segment($giftCardId), $options, made: GiftCard::class);
    }
}

/** @phpstan-import-type GiftCardBalanceRequest from Shapes */
final class GiftCardsBalancesApi extends Group
{
    /**
     * Ask for the balances of stored or given gift cards.
     *
     * Each card has a balance or an error of its own. 50 calls a minute and front-end token are let through, together with storing and payments.
     *
     * @param GiftCardBalanceRequest $body
     */
    public function list(#[\SensitiveParameter] array $body, ?CallOptions $options = null): GiftCardSummaries
    {
        return $this->on->call('POST', '/gift-cards/balances', $options, body: $body, made: GiftCardSummaries::class);
    }
}

final class ProcessorEventsApi extends Group
{
    /**
     * Take what an anti-fraud provider decides later.
     *
     * For providers: the signed path says whose payments it is about, and the connector checks the signature of the body where the provider has one.
     */
    public function receiveAntiFraud(string $payload, string $signature, #[\SensitiveParameter] string $body, ?CallOptions $options = null): string
    {
        return $this->on->call('POST', '/i/af/' . self::segment($payload) . '/' . self::segment($signature), $options, body: $body, isRaw: true);
    }

    /**
     * Take an event that a processor sends.
     *
     * For processors: the signed path says whose event it is, and the connector checks the event's own signature.
     */
    public function receive(string $payload, string $signature, #[\SensitiveParameter] string $body, ?CallOptions $options = null): string
    {
        return $this->on->call('POST', '/i/ps/' . self::segment($payload) . '/' . self::segment($signature), $options, body: $body, isRaw: true);
    }

    /**
     * Take what a token service tells of tokens.
     *
     * For token services: the signed path says whose tokens it is about.
     */
    public function receiveTokenService(string $payload, string $signature, #[\SensitiveParameter] string $body, ?CallOptions $options = null): string
    {
        return $this->on->call('POST', '/i/ts/' . self::segment($payload) . '/' . self::segment($signature), $options, body: $body, isRaw: true);
    }

    /**
     * Tell that a network token has changed at its token service.
     *
     * For the token service: the secret in the path is the credential.
     */
    public function receiveNetworkToken(string $notification, ?CallOptions $options = null): void
    {
        $this->on->call('POST', '/network-token-events/' . self::segment($notification), $options);
    }
}

/** @phpstan-import-type MeUpdate from Shapes */
final class MeApi extends Group
{
    /**
     * Read who calls, and what they may do.
     *
     * Of a token, what its scopes and the roles of its key both allow.
     */
    public function get(?CallOptions $options = null): Me
    {
        return $this->on->call('GET', '/me', $options, made: Me::class);
    }

    /**
     * Change your name and your preferences.
     *
     * What is left out stays.
     *
     * @param MeUpdate $body
     */
    public function update(#[\SensitiveParameter] array $body, ?CallOptions $options = null): Me
    {
        return $this->on->call('PUT', '/me', $options, body: $body, made: Me::class);
    }
}

/**
 * @property-read MerchantAccountsThreeDsConfigurationsApi $threeDsConfigurations
 * @property-read MerchantAccountsThreeDsServerApi $threeDsServer
 * @property-read MerchantAccountsTokenServicesApi $tokenServices
 *
 * @phpstan-import-type MerchantAccountCreate from Shapes
 * @phpstan-import-type MerchantAccountUpdate from Shapes
 */
final class MerchantAccountsApi extends Group
{
    /**
     * Create a merchant account.
     *
     * Its id is the first part of every key of its data, and names it in `x-merchant-account-id`.
     *
     * @param MerchantAccountCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): MerchantAccount
    {
        return $this->on->call('POST', '/merchant-accounts', $options, body: $body, made: MerchantAccount::class);
    }

    /**
     * List merchant accounts.
     *
     * A caller that is bound to merchant accounts sees only those.
     *
     * @param array{cursor?: ?string, limit?: ?int, search?: ?string} $query
     * @return Listing<MerchantAccount>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/merchant-accounts', $options, query: $query, made: MerchantAccount::class);
    }

    /**
     * Read a merchant account.
     *
     * Secrets are never answered.
     */
    public function get(string $merchantAccountId, ?CallOptions $options = null): MerchantAccount
    {
        return $this->on->call('GET', '/merchant-accounts/' . self::segment($merchantAccountId), $options, made: MerchantAccount::class);
    }

    /**
     * Change the given fields of a merchant account.
     *
     * What is left out stays, null clears.
     *
     * @param MerchantAccountUpdate $body
     */
    public function update(string $merchantAccountId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): MerchantAccount
    {
        return $this->on->call('PUT', '/merchant-accounts/' . self::segment($merchantAccountId), $options, body: $body, made: MerchantAccount::class);
    }
}

/**
 * @phpstan-import-type MerchantAccountThreeDSConfigurationCreate from Shapes
 * @phpstan-import-type MerchantAccountThreeDSConfigurationUpdate from Shapes
 */
final class MerchantAccountsThreeDsConfigurationsApi extends Group
{
    /**
     * Add acquirer data for 3-D Secure with one scheme and currency.
     *
     * What issuers are told of the merchant where a checkout session is authenticated.
     *
     * @param MerchantAccountThreeDSConfigurationCreate $body
     */
    public function create(string $merchantAccountId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): MerchantAccountThreeDSConfiguration
    {
        return $this->on->call('POST', '/merchant-accounts/' . self::segment($merchantAccountId) . '/three-ds-configurations', $options, body: $body, made: MerchantAccountThreeDSConfiguration::class);
    }

    /**
     * List a merchant account's 3-D Secure configurations.
     *
     * All of the merchant account, without pages.
     *
     * @param array{currency?: ?string} $query
     * @return Listing<MerchantAccountThreeDSConfiguration>
     */
    public function list(string $merchantAccountId, array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/merchant-accounts/' . self::segment($merchantAccountId) . '/three-ds-configurations', $options, query: $query, made: MerchantAccountThreeDSConfiguration::class);
    }

    /**
     * Delete a 3-D Secure configuration.
     *
     * Sessions of its scheme and currency can no longer be authenticated through it.
     */
    public function delete(string $merchantAccountId, string $threeDsConfigurationId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/merchant-accounts/' . self::segment($merchantAccountId) . '/three-ds-configurations/' . self::segment($threeDsConfigurationId), $options);
    }

    /**
     * Change the given fields of a 3-D Secure configuration.
     *
     * What is left out stays.
     *
     * @param MerchantAccountThreeDSConfigurationUpdate $body
     */
    public function update(string $merchantAccountId, string $threeDsConfigurationId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): MerchantAccountThreeDSConfiguration
    {
        return $this->on->call('PUT', '/merchant-accounts/' . self::segment($merchantAccountId) . '/three-ds-configurations/' . self::segment($threeDsConfigurationId), $options, body: $body, made: MerchantAccountThreeDSConfiguration::class);
    }
}

/**
 * @phpstan-import-type ThreeDSServerPut from Shapes
 * @phpstan-import-type ThreeDSServerVerify from Shapes
 */
final class MerchantAccountsThreeDsServerApi extends Group
{
    /**
     * Read a 3-D Secure server; secret settings are not shown.
     *
     * Secret settings are not shown. 404: none is set up; in the sandbox its own directory server is asked then, in production no cardholder can be authenticated.
     */
    public function get(string $merchantAccountId, ?CallOptions $options = null): ThreeDSServer
    {
        return $this->on->call('GET', '/merchant-accounts/' . self::segment($merchantAccountId) . '/three-ds-server', $options, made: ThreeDSServer::class);
    }

    /**
     * Set up a 3-D Secure server of a merchant account, or change its settings.
     *
     * Authentications that begin from now on ask it, for transactions and for checkout sessions.
     *
     * @param ThreeDSServerPut $body
     */
    public function update(string $merchantAccountId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): ThreeDSServer
    {
        return $this->on->call('PUT', '/merchant-accounts/' . self::segment($merchantAccountId) . '/three-ds-server', $options, body: $body, made: ThreeDSServer::class);
    }

    /**
     * Delete a 3-D Secure server.
     *
     * Challenges that it began are still asked for.
     */
    public function delete(string $merchantAccountId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/merchant-accounts/' . self::segment($merchantAccountId) . '/three-ds-server', $options);
    }

    /**
     * Try credentials at the provider without storing them.
     *
     * Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not.
     *
     * @param ThreeDSServerVerify $body
     */
    public function verify(string $merchantAccountId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): mixed
    {
        return $this->on->call('POST', '/merchant-accounts/' . self::segment($merchantAccountId) . '/three-ds-server/verify', $options, body: $body);
    }
}

/**
 * @phpstan-import-type TokenServicePut from Shapes
 * @phpstan-import-type TokenServiceVerify from Shapes
 */
final class MerchantAccountsTokenServicesApi extends Group
{
    /**
     * List the token services of a merchant account.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<TokenService>
     */
    public function list(string $merchantAccountId, array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/merchant-accounts/' . self::segment($merchantAccountId) . '/token-services', $options, query: $query, made: TokenService::class);
    }

    /**
     * Set up a token service of a merchant account, or change its settings.
     *
     * Tokens that are asked for from now on are its, where it serves the scheme of the card.
     *
     * @param TokenServicePut $body
     */
    public function update(string $merchantAccountId, string $tokenServiceDefinitionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): TokenService
    {
        return $this->on->call('PUT', '/merchant-accounts/' . self::segment($merchantAccountId) . '/token-services/' . self::segment($tokenServiceDefinitionId), $options, body: $body, made: TokenService::class);
    }

    /**
     * Delete a token service.
     *
     * It is asked for no more tokens.
     */
    public function delete(string $merchantAccountId, string $tokenServiceDefinitionId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/merchant-accounts/' . self::segment($merchantAccountId) . '/token-services/' . self::segment($tokenServiceDefinitionId), $options);
    }

    /**
     * Try credentials at the provider without storing them.
     *
     * Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not.
     *
     * @param TokenServiceVerify $body
     */
    public function verify(string $merchantAccountId, string $tokenServiceDefinitionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): mixed
    {
        return $this->on->call('POST', '/merchant-accounts/' . self::segment($merchantAccountId) . '/token-services/' . self::segment($tokenServiceDefinitionId) . '/verify', $options, body: $body);
    }
}

/**
 * @property-read MetricsExplorerMetricsApi $metrics
 * @property-read MetricsExplorerPresetsApi $presets
 */
final class MetricsExplorerApi extends Group
{
}

/**
 * @property-read MetricsExplorerMetricsModulesApi $modules
 * @property-read MetricsExplorerMetricsTotalsApi $totals
 */
final class MetricsExplorerMetricsApi extends Group
{
}

final class MetricsExplorerMetricsModulesApi extends Group
{
    /**
     * Read the data of one chart.
     *
     * By the words of one dimension, the hundred most frequent first.
     *
     * @param array{datetime_range: string, authentication_outcome?: ?list<string>, authorized?: ?list<string>, country?: ?list<string>, currency?: ?list<string>, error_code?: ?list<string>, instrument_type?: ?list<string>, is_subsequent_payment?: ?list<string>, liability_shifted?: ?list<string>, merchant_initiated?: ?list<string>, metadata?: ?list<string>, method?: ?list<string>, payment_method_bin?: ?list<string>, payment_method_card_issuer_name?: ?list<string>, payment_method_card_type?: ?list<string>, payment_method_country?: ?list<string>, payment_method_scheme?: ?list<string>, payment_service_id?: ?list<string>, payment_source?: ?list<string>, raw_response_code?: ?list<string>, rule_id_route_transaction?: ?list<string>, rule_id_skip_3ds?: ?list<string>, rule_variant_id?: ?list<string>, three_d_secure_auth_resp?: ?list<string>, three_d_secure_eci?: ?list<string>, three_d_secure_method?: ?list<string>} $query
     * @return list<ModuleResponse>
     */
    public function get(string $source, string $metric, string $module, array $query, ?CallOptions $options = null): array
    {
        return $this->on->call('GET', '/metrics-explorer/' . self::segment($source) . '/metrics/' . self::segment($metric) . '/modules/' . self::segment($module), $options, query: $query, made: [ModuleResponse::class]);
    }
}

final class MetricsExplorerMetricsTotalsApi extends Group
{
    /**
     * Read the totals of a metric.
     *
     * With its course, and what it was just before.
     *
     * @param array{datetime_range: string, authentication_outcome?: ?list<string>, authorized?: ?list<string>, country?: ?list<string>, currency?: ?list<string>, error_code?: ?list<string>, instrument_type?: ?list<string>, is_subsequent_payment?: ?list<string>, liability_shifted?: ?list<string>, merchant_initiated?: ?list<string>, metadata?: ?list<string>, method?: ?list<string>, payment_method_bin?: ?list<string>, payment_method_card_issuer_name?: ?list<string>, payment_method_card_type?: ?list<string>, payment_method_country?: ?list<string>, payment_method_scheme?: ?list<string>, payment_service_id?: ?list<string>, payment_source?: ?list<string>, raw_response_code?: ?list<string>, rule_id_route_transaction?: ?list<string>, rule_id_skip_3ds?: ?list<string>, rule_variant_id?: ?list<string>, three_d_secure_auth_resp?: ?list<string>, three_d_secure_eci?: ?list<string>, three_d_secure_method?: ?list<string>, exclude_previous?: ?bool} $query
     */
    public function get(string $source, string $metric, array $query, ?CallOptions $options = null): MetricsExplorerTotalResponse
    {
        return $this->on->call('GET', '/metrics-explorer/' . self::segment($source) . '/metrics/' . self::segment($metric) . '/totals', $options, query: $query, made: MetricsExplorerTotalResponse::class);
    }
}

/**
 * @phpstan-import-type MetricsExplorerPresetCreate from Shapes
 * @phpstan-import-type MetricsExplorerPresetUpdate from Shapes
 */
final class MetricsExplorerPresetsApi extends Group
{
    /**
     * Save a filter.
     *
     * There are a hundred of a source at most.
     *
     * @param MetricsExplorerPresetCreate $body
     */
    public function create(string $source, #[\SensitiveParameter] array $body, ?CallOptions $options = null): MetricsExplorerPreset
    {
        return $this->on->call('POST', '/metrics-explorer/' . self::segment($source) . '/presets', $options, body: $body, made: MetricsExplorerPreset::class);
    }

    /**
     * List saved filters.
     *
     * In the order in which they were saved.
     *
     * @return list<MetricsExplorerPreset>
     */
    public function list(string $source, ?CallOptions $options = null): array
    {
        return $this->on->call('GET', '/metrics-explorer/' . self::segment($source) . '/presets', $options, made: [MetricsExplorerPreset::class]);
    }

    /**
     * Delete a saved filter.
     *
     * @return Record|null
     */
    public function delete(string $source, string $presetId, ?CallOptions $options = null): ?Record
    {
        return $this->on->call('DELETE', '/metrics-explorer/' . self::segment($source) . '/presets/' . self::segment($presetId), $options, made: Record::class, isNullable: true);
    }

    /**
     * Rename a saved filter.
     *
     * @param MetricsExplorerPresetUpdate $body
     */
    public function update(string $source, string $presetId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): MetricsExplorerPreset
    {
        return $this->on->call('PUT', '/metrics-explorer/' . self::segment($source) . '/presets/' . self::segment($presetId), $options, body: $body, made: MetricsExplorerPreset::class);
    }
}

/**
 * @property-read MonitoringIncidentsApi $incidents
 * @property-read MonitoringMetricsApi $metrics
 */
final class MonitoringApi extends Group
{
}

/** @phpstan-import-type MonitoringIncidentUpdate from Shapes */
final class MonitoringIncidentsApi extends Group
{
    /**
     * List all incidents.
     *
     * Newest first: metrics beyond their thresholds, endpoints of webhooks that fail, and outcomes that nobody could find out.
     *
     * @param array{cursor?: ?string, limit?: ?int, timestamp_interval?: ?string} $query
     * @return Listing<MonitoringIncident>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/monitoring/incidents', $options, query: $query, made: MonitoringIncident::class);
    }

    /**
     * Read an incident.
     *
     * With what people noted about it.
     */
    public function get(string $incidentId, ?CallOptions $options = null): MonitoringIncident
    {
        return $this->on->call('GET', '/monitoring/incidents/' . self::segment($incidentId), $options, made: MonitoringIncident::class);
    }

    /**
     * Change the status of an incident.
     *
     * Its notes are what people may change; it closes by itself when it is over.
     *
     * @param MonitoringIncidentUpdate $body
     */
    public function update(string $incidentId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): MonitoringIncident
    {
        return $this->on->call('PUT', '/monitoring/incidents/' . self::segment($incidentId), $options, body: $body, made: MonitoringIncident::class);
    }
}

/**
 * @property-read MonitoringMetricsIncidentsApi $incidents
 *
 * @phpstan-import-type MonitoringMetricCreate from Shapes
 * @phpstan-import-type MonitoringMetricUpdate from Shapes
 */
final class MonitoringMetricsApi extends Group
{
    /**
     * Define a metric to watch and when to alert.
     *
     * It is measured every quarter of an hour, from counts that are kept up to date.
     *
     * @param MonitoringMetricCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): MonitoringMetric
    {
        return $this->on->call('POST', '/monitoring/metrics', $options, body: $body, made: MonitoringMetric::class);
    }

    /**
     * List watched metrics.
     *
     * Newest first, with their samples.
     *
     * @param array{cursor?: ?string, limit?: ?int, samples_timestamp_interval: string, search?: ?string} $query
     * @return Listing<MonitoringMetric>
     */
    public function list(array $query, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/monitoring/metrics', $options, query: $query, made: MonitoringMetric::class);
    }

    /**
     * Stop watching a metric.
     *
     * Its incident ends with it; incidents stay, and tell what was watched.
     */
    public function delete(string $metricId, ?CallOptions $options = null): Record
    {
        return $this->on->call('DELETE', '/monitoring/metrics/' . self::segment($metricId), $options, made: Record::class);
    }

    /**
     * Read a watched metric.
     *
     * @param array{samples_timestamp_interval?: ?string} $query
     */
    public function get(string $metricId, array $query = [], ?CallOptions $options = null): MonitoringMetric
    {
        return $this->on->call('GET', '/monitoring/metrics/' . self::segment($metricId), $options, query: $query, made: MonitoringMetric::class);
    }

    /**
     * Change a watched metric.
     *
     * Samples in a row are counted anew from then on.
     *
     * @param MonitoringMetricUpdate $body
     */
    public function update(string $metricId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): MonitoringMetric
    {
        return $this->on->call('PUT', '/monitoring/metrics/' . self::segment($metricId), $options, body: $body, made: MonitoringMetric::class);
    }
}

final class MonitoringMetricsIncidentsApi extends Group
{
    /**
     * List the incidents of a metric.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int, timestamp_interval?: ?string} $query
     * @return Listing<MonitoringIncident>
     */
    public function list(string $metricId, array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/monitoring/metrics/' . self::segment($metricId) . '/incidents', $options, query: $query, made: MonitoringIncident::class);
    }
}

/**
 * @property-read PasskeysOptionsApi $options
 *
 * @phpstan-import-type PasskeyCreate from Shapes
 * @phpstan-import-type PasskeyUpdate from Shapes
 */
final class PasskeysApi extends Group
{
    /**
     * Keep a passkey that your browser has made.
     *
     * A second passkey is the way back in for whoever loses the first.
     *
     * @param PasskeyCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): Passkey
    {
        return $this->on->call('POST', '/passkeys', $options, body: $body, made: Passkey::class);
    }

    /**
     * List your passkeys.
     *
     * Twenty at most.
     *
     * @return Listing<Passkey>
     */
    public function list(?CallOptions $options = null): Listing
    {
        return $this->on->listing('/passkeys', $options, made: Passkey::class);
    }

    /**
     * Remove a passkey of yours.
     *
     * The last one stays: make another before.
     */
    public function delete(string $passkeyId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/passkeys/' . self::segment($passkeyId), $options);
    }

    /**
     * Rename a passkey of yours.
     *
     * The authenticator keeps its own name for it.
     *
     * @param PasskeyUpdate $body
     */
    public function update(string $passkeyId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): Passkey
    {
        return $this->on->call('PUT', '/passkeys/' . self::segment($passkeyId), $options, body: $body, made: Passkey::class);
    }
}

final class PasskeysOptionsApi extends Group
{
    /**
     * Ask for what a browser needs to make a passkey of yours.
     *
     * An authenticator that has one of yours already is asked for no second one.
     */
    public function create(?CallOptions $options = null): PasskeyOptions
    {
        return $this->on->call('POST', '/passkeys/options', $options, made: PasskeyOptions::class);
    }
}

/** @phpstan-import-type PaymentLinkCreate from Shapes */
final class PaymentLinksApi extends Group
{
    /**
     * Create a hosted payment page.
     *
     * The answer's `url` is a page of this service where a buyer pays, once.
     *
     * @param PaymentLinkCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): PaymentLink
    {
        return $this->on->call('POST', '/payment-links', $options, body: $body, made: PaymentLink::class);
    }

    /**
     * List payment links.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int, created_at_lte?: ?string, created_at_gte?: ?string, updated_at_lte?: ?string, updated_at_gte?: ?string, currency?: ?list<string>, amount_eq?: ?int, amount_gte?: ?int, amount_lte?: ?int, status?: ?list<PaymentLinkStatus::*>, buyer_search?: ?list<string>} $query
     * @return Listing<PaymentLink>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/payment-links', $options, query: $query, made: PaymentLink::class);
    }

    /**
     * Read a payment link.
     *
     * Its `status` follows from its payment and the clock.
     */
    public function get(string $paymentLinkId, ?CallOptions $options = null): PaymentLink
    {
        return $this->on->call('GET', '/payment-links/' . self::segment($paymentLinkId), $options, made: PaymentLink::class);
    }

    /**
     * End a payment link now.
     *
     * Nobody can begin to pay it any more.
     */
    public function expire(string $paymentLinkId, ?CallOptions $options = null): void
    {
        $this->on->call('POST', '/payment-links/' . self::segment($paymentLinkId) . '/expire', $options);
    }
}

final class PaymentMethodDefinitionsApi extends Group
{
    /**
     * List the kinds of payment method that the service knows.
     *
     * With a name and a picture of each, for use in front ends.
     *
     * @return Listing<PaymentMethodDefinition>
     */
    public function list(?CallOptions $options = null): Listing
    {
        return $this->on->listing('/payment-method-definitions', $options, made: PaymentMethodDefinition::class);
    }
}

/**
 * @property-read PaymentMethodsNetworkTokensApi $networkTokens
 * @property-read PaymentMethodsPaymentServiceTokensApi $paymentServiceTokens
 *
 * @phpstan-import-type CardPaymentMethodCreate from Shapes
 * @phpstan-import-type RedirectPaymentMethodCreate from Shapes
 * @phpstan-import-type CheckoutSessionPaymentMethodCreate from Shapes
 * @phpstan-import-type PlaidPaymentMethodCreate from Shapes
 * @phpstan-import-type AnyBankPaymentMethodCreateOf3 from Shapes
 * @phpstan-import-type PaymentMethodUpdate from Shapes
 */
final class PaymentMethodsApi extends Group
{
    /**
     * Vault a card, a bank account or another payment method without charging it.
     *
     * What is sealed here pays later by its `id`.
     *
     * @param CardPaymentMethodCreate|RedirectPaymentMethodCreate|CheckoutSessionPaymentMethodCreate|PlaidPaymentMethodCreate|AnyBankPaymentMethodCreateOf3 $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): PaymentMethod
    {
        return $this->on->call('POST', '/payment-methods', $options, body: $body, made: PaymentMethod::class);
    }

    /**
     * List stored payment methods.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int, buyer_id?: ?string, buyer_external_identifier?: ?string, status?: ?list<PaymentMethodStatus::*>, external_identifier?: ?string, label?: ?string, scheme?: ?list<PaymentMethodScheme::*>, fingerprint?: ?string} $query
     * @return Listing<PaymentMethod>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/payment-methods', $options, query: $query, made: PaymentMethod::class);
    }

    /**
     * Delete a payment method, its vaulted data and any mandate on it.
     *
     * What was sealed is destroyed, and mandates and tokens at processors are ended, at once or by a worker that asks for as long as it takes.
     */
    public function delete(string $paymentMethodId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/payment-methods/' . self::segment($paymentMethodId), $options);
    }

    /**
     * Read a stored payment method.
     *
     * Another merchant account's payment method is 404.
     */
    public function get(string $paymentMethodId, ?CallOptions $options = null): PaymentMethod
    {
        return $this->on->call('GET', '/payment-methods/' . self::segment($paymentMethodId), $options, made: PaymentMethod::class);
    }

    /**
     * Change the expiration date or the scheme transaction id; the identifier stays.
     *
     * What is left out stays.
     *
     * @param PaymentMethodUpdate $body
     */
    public function update(string $paymentMethodId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): PaymentMethod
    {
        return $this->on->call('PUT', '/payment-methods/' . self::segment($paymentMethodId), $options, body: $body, made: PaymentMethod::class);
    }
}

/**
 * @property-read PaymentMethodsNetworkTokensCryptogramApi $cryptogram
 *
 * @phpstan-import-type NetworkTokenCreate from Shapes
 */
final class PaymentMethodsNetworkTokensApi extends Group
{
    /**
     * Provision a network token for a card.
     *
     * A card has one token that is not deleted; a second is 400, as is a card that the issuer does not let in. 502 and 504 may be repeated: the same token comes out.
     *
     * @param NetworkTokenCreate $body
     */
    public function create(string $paymentMethodId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): NetworkToken
    {
        return $this->on->call('POST', '/payment-methods/' . self::segment($paymentMethodId) . '/network-tokens', $options, body: $body, made: NetworkToken::class);
    }

    /**
     * List the network tokens of a card.
     *
     * The newest hundred; deleted ones are listed too.
     *
     * @return Listing<NetworkToken>
     */
    public function list(string $paymentMethodId, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/payment-methods/' . self::segment($paymentMethodId) . '/network-tokens', $options, made: NetworkToken::class);
    }

    /**
     * Delete a network token.
     *
     * Destroyed here at once; a worker tells the token service.
     */
    public function delete(string $paymentMethodId, string $networkTokenId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/payment-methods/' . self::segment($paymentMethodId) . '/network-tokens/' . self::segment($networkTokenId), $options);
    }

    /**
     * Resume a suspended network token.
     *
     * Payments use it again.
     */
    public function resume(string $paymentMethodId, string $networkTokenId, ?CallOptions $options = null): NetworkToken
    {
        return $this->on->call('POST', '/payment-methods/' . self::segment($paymentMethodId) . '/network-tokens/' . self::segment($networkTokenId) . '/resume', $options, made: NetworkToken::class);
    }

    /**
     * Suspend a network token.
     *
     * Payments use the card number until it is resumed.
     */
    public function suspend(string $paymentMethodId, string $networkTokenId, ?CallOptions $options = null): NetworkToken
    {
        return $this->on->call('POST', '/payment-methods/' . self::segment($paymentMethodId) . '/network-tokens/' . self::segment($networkTokenId) . '/suspend', $options, made: NetworkToken::class);
    }
}

/** @phpstan-import-type CryptogramCreate from Shapes */
final class PaymentMethodsNetworkTokensCryptogramApi extends Group
{
    /**
     * Get a cryptogram that proves a network token once.
     *
     * A new one each time, good for one payment. 400 where the token is not active.
     *
     * @param CryptogramCreate $body
     */
    public function create(string $paymentMethodId, string $networkTokenId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): Cryptogram
    {
        return $this->on->call('POST', '/payment-methods/' . self::segment($paymentMethodId) . '/network-tokens/' . self::segment($networkTokenId) . '/cryptogram', $options, body: $body, isReading: true, made: Cryptogram::class);
    }
}

/** @phpstan-import-type PaymentServiceTokenCreate from Shapes */
final class PaymentMethodsPaymentServiceTokensApi extends Group
{
    /**
     * Have a processor make its own token for a payment method.
     *
     * Only for connectors whose processor makes such tokens.
     *
     * @param PaymentServiceTokenCreate $body
     */
    public function create(string $paymentMethodId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): PaymentServiceToken
    {
        return $this->on->call('POST', '/payment-methods/' . self::segment($paymentMethodId) . '/payment-service-tokens', $options, body: $body, made: PaymentServiceToken::class);
    }

    /**
     * List the processors' own tokens for a payment method.
     *
     * All of the payment method, without pages.
     *
     * @param array{payment_service_id?: ?string} $query
     * @return Listing<PaymentServiceToken>
     */
    public function list(string $paymentMethodId, array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/payment-methods/' . self::segment($paymentMethodId) . '/payment-service-tokens', $options, query: $query, made: PaymentServiceToken::class);
    }

    /**
     * Delete a processor's token.
     *
     * Destroyed here at once; a worker tells the processor.
     */
    public function delete(string $paymentMethodId, string $paymentServiceTokenId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/payment-methods/' . self::segment($paymentMethodId) . '/payment-service-tokens/' . self::segment($paymentServiceTokenId), $options);
    }
}

/** @phpstan-import-type PaymentOptionRequest from Shapes */
final class PaymentOptionsApi extends Group
{
    /**
     * List what a buyer can pay this cart with.
     *
     * Every method once, in the order in which payment services are tried; wallets follow the cards that they stand for.
     *
     * @param PaymentOptionRequest $body
     */
    public function list(#[\SensitiveParameter] array $body, ?CallOptions $options = null): PaymentOptions
    {
        return $this->on->call('POST', '/payment-options', $options, body: $body, made: PaymentOptions::class);
    }
}

/** @property-read PaymentServiceDefinitionsSessionsApi $sessions */
final class PaymentServiceDefinitionsApi extends Group
{
    /**
     * List the connectors of payment services.
     *
     * Those that have an address in this environment; production has none of the simulated ones.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<PaymentServiceDefinition>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/payment-service-definitions', $options, query: $query, made: PaymentServiceDefinition::class);
    }

    /**
     * Read which settings the connector of a payment service takes.
     *
     * What `fields` of a payment service must hold, and which currencies, countries and features the connector has.
     */
    public function get(string $paymentServiceDefinitionId, ?CallOptions $options = null): PaymentServiceDefinition
    {
        return $this->on->call('GET', '/payment-service-definitions/' . self::segment($paymentServiceDefinitionId), $options, made: PaymentServiceDefinition::class);
    }
}

final class PaymentServiceDefinitionsSessionsApi extends Group
{
    /**
     * Open a client session with a connector's processor.
     *
     * 400 for connectors without sessions of their own.
     *
     * @param array<string, mixed> $body
     */
    public function create(string $paymentServiceDefinitionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): CreateSession
    {
        return $this->on->call('POST', '/payment-service-definitions/' . self::segment($paymentServiceDefinitionId) . '/sessions', $options, body: $body, made: CreateSession::class);
    }
}

/**
 * @property-read PaymentServicesHealthApi $health
 * @property-read PaymentServicesSessionsApi $sessions
 *
 * @phpstan-import-type PaymentServiceCreate from Shapes
 * @phpstan-import-type VerifyCredentials from Shapes
 * @phpstan-import-type PaymentServiceUpdate from Shapes
 */
final class PaymentServicesApi extends Group
{
    /**
     * Configure a connector for this merchant account.
     *
     * Payments can go through it at once.
     *
     * @param PaymentServiceCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): PaymentService
    {
        return $this->on->call('POST', '/payment-services', $options, body: $body, made: PaymentService::class);
    }

    /**
     * List configured payment services.
     *
     * Most recently made first; `position` says in which order they are tried.
     *
     * @param array{cursor?: ?string, limit?: ?int, method?: ?PaymentMethodKind::*, deleted?: ?bool, include_fields?: ?bool} $query
     * @return Listing<PaymentService>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/payment-services', $options, query: $query, made: PaymentService::class);
    }

    /**
     * Try credentials at the provider without storing them.
     *
     * Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not.
     *
     * @param VerifyCredentials $body
     */
    public function verify(#[\SensitiveParameter] array $body, ?CallOptions $options = null): mixed
    {
        return $this->on->call('POST', '/payment-services/verify', $options, body: $body);
    }

    /**
     * Delete a payment service.
     *
     * New payments no longer go through it; old ones can still be captured, refunded and looked up.
     */
    public function delete(string $paymentServiceId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/payment-services/' . self::segment($paymentServiceId), $options);
    }

    /**
     * Read a payment service; secret settings are not shown.
     *
     * Secret settings are left out.
     */
    public function get(string $paymentServiceId, ?CallOptions $options = null): PaymentService
    {
        return $this->on->call('GET', '/payment-services/' . self::segment($paymentServiceId), $options, made: PaymentService::class);
    }

    /**
     * Change the given fields of a payment service.
     *
     * What is left out stays; an empty value removes a setting that is not required.
     *
     * @param PaymentServiceUpdate $body
     */
    public function update(string $paymentServiceId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): PaymentService
    {
        return $this->on->call('PUT', '/payment-services/' . self::segment($paymentServiceId), $options, body: $body, made: PaymentService::class);
    }
}

final class PaymentServicesHealthApi extends Group
{
    /**
     * See how all payment services do.
     *
     * Of all that are set up, in the order in which they are tried, a hundred at most.
     *
     * @param array{datetime_range?: ?string} $query
     * @return Listing<PaymentServiceHealth>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/payment-services/health', $options, query: $query, made: PaymentServiceHealth::class);
    }

    /**
     * See how a payment service does.
     *
     * As in the list of all.
     *
     * @param array{datetime_range?: ?string} $query
     */
    public function get(string $paymentServiceId, array $query = [], ?CallOptions $options = null): PaymentServiceHealth
    {
        return $this->on->call('GET', '/payment-services/' . self::segment($paymentServiceId) . '/health', $options, query: $query, made: PaymentServiceHealth::class);
    }
}

final class PaymentServicesSessionsApi extends Group
{
    /**
     * Open a client session with a configured payment service.
     *
     * 400 for connectors without sessions of their own.
     *
     * @param array<string, mixed> $body
     */
    public function create(string $paymentServiceId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): CreateSession
    {
        return $this->on->call('POST', '/payment-services/' . self::segment($paymentServiceId) . '/sessions', $options, body: $body, made: CreateSession::class);
    }
}

/** @phpstan-import-type PayoutCreate from Shapes */
final class PayoutsApi extends Group
{
    /**
     * Pay money out to a card or bank account.
     *
     * `pending` says also that the outcome is not known yet: do not pay again. 422 for a payment service whose connector does not pay out to such a card or account. `buyer.shipping_details` is taken as published: nothing is sent there.
     *
     * @param PayoutCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): PayoutSummary
    {
        return $this->on->call('POST', '/payouts', $options, body: $body, isKeyed: true, made: PayoutSummary::class);
    }

    /**
     * List payouts.
     *
     * Most recently made first.
     *
     * @param array{cursor?: ?string, limit?: ?int, created_at_lte?: ?string, created_at_gte?: ?string, updated_at_lte?: ?string, updated_at_gte?: ?string, external_identifier?: ?string, payment_service_payout_id?: ?string, status?: ?list<PayoutStatus::*>} $query
     * @return Listing<PayoutSummary>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/payouts', $options, query: $query, made: PayoutSummary::class);
    }

    /**
     * Read a payout.
     *
     * A pending payout is looked up at the processor until its outcome is known.
     */
    public function get(string $payoutId, ?CallOptions $options = null): PayoutSummary
    {
        return $this->on->call('GET', '/payouts/' . self::segment($payoutId), $options, made: PayoutSummary::class);
    }
}

/**
 * @property-read ProcessorReportsUnmatchedLinesApi $unmatchedLines
 *
 * @phpstan-import-type ProcessorReportCreate from Shapes
 */
final class ProcessorReportsApi extends Group
{
    /**
     * Upload a file in which a processor says what it settled.
     *
     * Of processors that give it to people alone, by e-mail or SFTP; and of any whose files are read, in place of one that was not fetched.
     *
     * @param ProcessorReportCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): ProcessorReport
    {
        return $this->on->call('POST', '/processor-reports', $options, body: $body, made: ProcessorReport::class);
    }

    /**
     * List the files in which processors say what they settled, newest first.
     *
     * By when they were first announced.
     *
     * @param array{cursor?: ?string, limit?: ?int, announced_at_lte?: ?string, announced_at_gte?: ?string, status?: ?list<ProcessorReportStatus::*>, payment_service_id?: ?list<string>, name?: ?string, has_unmatched?: ?bool} $query
     * @return Listing<ProcessorReport>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/processor-reports', $options, query: $query, made: ProcessorReport::class);
    }

    /**
     * Read how far a file of a processor has been read, and what its lines were about.
     *
     * 404 once the file is forgotten.
     */
    public function get(string $processorReportId, ?CallOptions $options = null): ProcessorReport
    {
        return $this->on->call('GET', '/processor-reports/' . self::segment($processorReportId), $options, made: ProcessorReport::class);
    }
}

final class ProcessorReportsUnmatchedLinesApi extends Group
{
    /**
     * List the lines of a processor's file that came to nothing, in the order of the file.
     *
     * The first thousand of a file, with why; the counts of the file have them all.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<ProcessorReportLine>
     */
    public function list(string $processorReportId, array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/processor-reports/' . self::segment($processorReportId) . '/unmatched-lines', $options, query: $query, made: ProcessorReportLine::class);
    }
}

/**
 * @property-read ReconciliationsDifferencesApi $differences
 *
 * @phpstan-import-type ReconciliationClose from Shapes
 */
final class ReconciliationsApi extends Group
{
    /**
     * List days with what was captured, settled, paid out and received, the last day first.
     *
     * A day is looked at anew some seconds after something of it came.
     *
     * @param array{cursor?: ?string, limit?: ?int, status?: ?ReconciliationStatus::*, date_gte?: ?string, date_lte?: ?string, needs_attention?: ?bool} $query
     * @return Listing<Reconciliation>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/reconciliations', $options, query: $query, made: Reconciliation::class);
    }

    /**
     * Read the reconciliation of a day.
     *
     * 404 where nothing moved on it.
     */
    public function get(string $date, ?CallOptions $options = null): Reconciliation
    {
        return $this->on->call('GET', '/reconciliations/' . self::segment($date), $options, made: Reconciliation::class);
    }

    /**
     * Close a day: nothing of it changes any more.
     *
     * What comes later for it is a difference of the day on which it comes, with `corrects_date`. 409 where the day is not over, is closed, or is to be looked at anew; 422 where something of it is unexplained and no reason is given.
     *
     * @param ?ReconciliationClose $body
     */
    public function close(string $date, #[\SensitiveParameter] ?array $body = null, ?CallOptions $options = null): Reconciliation
    {
        return $this->on->call('POST', '/reconciliations/' . self::segment($date) . '/close', $options, body: $body, made: Reconciliation::class);
    }
}

final class ReconciliationsDifferencesApi extends Group
{
    /**
     * List the differences of a day, each with its reason and the amounts that it is made of.
     *
     * Fees and taxes in lines that are otherwise the same are in the sums of the day alone.
     *
     * @param array{cursor?: ?string, limit?: ?int, reason?: ?list<ReconciliationReason::*>} $query
     * @return Listing<ReconciliationDifference>
     */
    public function list(string $date, array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/reconciliations/' . self::segment($date) . '/differences', $options, query: $query, made: ReconciliationDifference::class);
    }
}

/** @phpstan-import-type RefundCreate from Shapes */
final class RefundsApi extends Group
{
    /**
     * Refund all or part of what was captured of a transaction named in the body.
     *
     * The same as refunding under the transaction's path.
     *
     * @param RefundCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): Refund
    {
        return $this->on->call('POST', '/refunds', $options, body: $body, isKeyed: true, made: Refund::class);
    }

    /**
     * List the refunds of all transactions, newest first.
     *
     * By when they were asked for.
     *
     * @param array{cursor?: ?string, limit?: ?int, totals?: ?bool, created_at_lte?: ?string, created_at_gte?: ?string, status?: ?list<RefundStatus::*>, id?: ?string, reconciliation_id?: ?string, transaction_id?: ?string, payment_service_refund_id?: ?string, external_identifier?: ?string, amount_eq?: ?int, amount_lte?: ?int, amount_gte?: ?int, currency?: ?list<string>, payment_service_id?: ?list<string>, target_type?: ?RefundTargetType::*} $query
     * @return Listing<Refund>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/refunds', $options, query: $query, made: Refund::class);
    }

    /**
     * Read a refund by its id alone.
     *
     * A refund that is `processing` is looked up at the processor until its outcome is known.
     */
    public function get(string $refundId, ?CallOptions $options = null): Refund
    {
        return $this->on->call('GET', '/refunds/' . self::segment($refundId), $options, made: Refund::class);
    }
}

final class RelayRequestsApi extends Group
{
    /**
     * List what was relayed.
     *
     * Newest first: every `POST /vault-forward`, also those that were refused.
     *
     * @param array{cursor?: ?string, limit?: ?int, host?: ?string, vault_forward_config_id?: ?string, vault_forward_authentication_id?: ?string, payment_method_id?: ?string, outcome?: ?RelayRequestOutcome::*, created_at_gte?: ?string, created_at_lte?: ?string} $query
     * @return Listing<RelayRequest>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/relay-requests', $options, query: $query, made: RelayRequest::class);
    }
}

final class ReportExecutionsApi extends Group
{
    /**
     * List the runs of all reports.
     *
     * Newest first, of every report of the merchant account.
     *
     * @param array{cursor?: ?string, limit?: ?int, report_name?: ?string, created_at_lte?: ?string, created_at_gte?: ?string, status?: ?list<ReportExecutionStatus::*>, creator_id?: ?list<string>} $query
     * @return Listing<ReportExecution>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/report-executions', $options, query: $query, made: ReportExecution::class);
    }

    /**
     * Read a run of a report.
     *
     * With the report that it is a run of.
     */
    public function get(string $reportExecutionId, ?CallOptions $options = null): ReportExecution
    {
        return $this->on->call('GET', '/report-executions/' . self::segment($reportExecutionId), $options, made: ReportExecution::class);
    }
}

/**
 * @property-read ReportsExecutionsApi $executions
 *
 * @phpstan-import-type ReportCreate from Shapes
 * @phpstan-import-type ReportUpdate from Shapes
 */
final class ReportsApi extends Group
{
    /**
     * Create a report that runs once or on a schedule.
     *
     * A worker makes its files, one a run, and `report-execution.succeeded` or `report-execution.failed` tells of the end.
     *
     * @param ReportCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): Report
    {
        return $this->on->call('POST', '/reports', $options, body: $body, made: Report::class);
    }

    /**
     * List reports.
     *
     * Newest first, each with its latest run.
     *
     * @param array{cursor?: ?string, limit?: ?int, schedule?: ?list<ReportSchedule::*>, schedule_enabled?: ?bool, name?: ?string} $query
     * @return Listing<Report>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/reports', $options, query: $query, made: Report::class);
    }

    /**
     * Read a report.
     *
     * With its latest run, and when the next one is.
     */
    public function get(string $reportId, ?CallOptions $options = null): Report
    {
        return $this->on->call('GET', '/reports/' . self::segment($reportId), $options, made: Report::class);
    }

    /**
     * Rename a report or turn its schedule on or off.
     *
     * What is left out stays.
     *
     * @param ReportUpdate $body
     */
    public function update(string $reportId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): Report
    {
        return $this->on->call('PUT', '/reports/' . self::segment($reportId), $options, body: $body, made: Report::class);
    }
}

/** @phpstan-import-type ReportExecutionUrlGenerate from Shapes */
final class ReportsExecutionsApi extends Group
{
    /**
     * List the runs of a report.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<ReportExecution>
     */
    public function list(string $reportId, array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/reports/' . self::segment($reportId) . '/executions', $options, query: $query, made: ReportExecution::class);
    }

    /**
     * Get an address to download a finished run from.
     *
     * The file is CSV by RFC 4180, in UTF-8, compressed on the way where the client takes that.
     *
     * @param ?ReportExecutionUrlGenerate $body
     */
    public function createUrl(string $reportId, string $reportExecutionId, #[\SensitiveParameter] ?array $body = null, ?CallOptions $options = null): ReportExecutionUrl
    {
        return $this->on->call('POST', '/reports/' . self::segment($reportId) . '/executions/' . self::segment($reportExecutionId) . '/url', $options, body: $body, isReading: true, made: ReportExecutionUrl::class);
    }
}

final class RequestsApi extends Group
{
    /**
     * List calls of the API.
     *
     * Newest first, without what they said: no bodies, headers or queries.
     *
     * @param array{cursor?: ?string, limit?: ?int, request_id?: ?string, operation?: ?string, api_key_pair_id?: ?string, user_id?: ?string, status?: ?int, status_gte?: ?int, error_code?: ?string, created_at_gte?: ?string, created_at_lte?: ?string, of_nobody?: ?bool} $query
     * @return Listing<RequestLogEntry>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/requests', $options, query: $query, made: RequestLogEntry::class);
    }
}

/** @property-read RolesAssignmentsApi $assignments */
final class RolesApi extends Group
{
    /**
     * List the roles that can be given to keys.
     *
     * A token allows what its scopes and the roles of its key both allow.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<Role>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/roles', $options, query: $query, made: Role::class);
    }
}

/**
 * @phpstan-import-type RoleAssignmentCreate from Shapes
 * @phpstan-import-type RoleAssignmentUpdate from Shapes
 */
final class RolesAssignmentsApi extends Group
{
    /**
     * Give a user a role.
     *
     * Nobody gives what they lack: the role must allow nothing in that merchant account that the caller may not do there.
     *
     * @param RoleAssignmentCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): RoleAssignment
    {
        return $this->on->call('POST', '/roles/assignments', $options, body: $body, made: RoleAssignment::class);
    }

    /**
     * List which user has which role, and where.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int, user_id?: ?string} $query
     * @return Listing<RoleAssignment>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/roles/assignments', $options, query: $query, made: RoleAssignment::class);
    }

    /**
     * Take a role from a user.
     *
     * By callers who could give it.
     */
    public function delete(string $roleAssignmentId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/roles/assignments/' . self::segment($roleAssignmentId), $options);
    }

    /**
     * Change what a user's role is without, and how much it may move.
     *
     * What is left out stays.
     *
     * @param RoleAssignmentUpdate $body
     */
    public function update(string $roleAssignmentId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): RoleAssignment
    {
        return $this->on->call('PUT', '/roles/assignments/' . self::segment($roleAssignmentId), $options, body: $body, made: RoleAssignment::class);
    }
}

/**
 * @property-read SandboxClockApi $clock
 * @property-read SandboxDueApi $due
 * @property-read SandboxRelaysApi $relays
 * @property-read SandboxSituationsApi $situations
 */
final class SandboxApi extends Group
{
}

/** @phpstan-import-type SandboxClockUpdate from Shapes */
final class SandboxClockApi extends Group
{
    /**
     * Read what time it is for a sandbox merchant account.
     *
     * 404 in production.
     */
    public function get(?CallOptions $options = null): SandboxClock
    {
        return $this->on->call('GET', '/sandbox/clock', $options, made: SandboxClock::class);
    }

    /**
     * Advance the time of a sandbox merchant account, so that what is due falls due.
     *
     * Expiries, retries and look-ups that are due by then happen.
     *
     * @param SandboxClockUpdate $body
     */
    public function update(#[\SensitiveParameter] array $body, ?CallOptions $options = null): SandboxClock
    {
        return $this->on->call('PUT', '/sandbox/clock', $options, body: $body, made: SandboxClock::class);
    }
}

final class SandboxDueApi extends Group
{
    /**
     * See what will happen by a time, before the clock is moved there.
     *
     * What falls due by then as things are now: what it brings about in turn is not foreseen.
     *
     * @param array{until: string} $query
     * @return Listing<SandboxDueGroup>
     */
    public function get(array $query, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/sandbox/due', $options, query: $query, made: SandboxDueGroup::class);
    }
}

/** @phpstan-import-type SandboxRelayCreate from Shapes */
final class SandboxRelaysApi extends Group
{
    /**
     * Relay a request to the echo, a simulated third party that says what it was sent.
     *
     * It goes the way of `POST /vault-forward`, and is in the list of relays; card data leave the vault for the sandbox’s own echo alone, which masks them before it answers. 404 in production.
     *
     * @param SandboxRelayCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): SandboxRelay
    {
        return $this->on->call('POST', '/sandbox/relays', $options, body: $body, made: SandboxRelay::class);
    }
}

/** @phpstan-import-type SandboxSituationCreate from Shapes */
final class SandboxSituationsApi extends Group
{
    /**
     * Have a simulated processor be slow, down or wrong, or a buyer dispute a payment.
     *
     * It holds for the processor of a payment service, in this merchant account, until it ends. 404 in production.
     *
     * @param SandboxSituationCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): SandboxSituation
    {
        return $this->on->call('POST', '/sandbox/situations', $options, body: $body, made: SandboxSituation::class);
    }

    /**
     * List the situations that are on.
     *
     * Oldest first.
     *
     * @return Listing<SandboxSituation>
     */
    public function list(?CallOptions $options = null): Listing
    {
        return $this->on->listing('/sandbox/situations', $options, made: SandboxSituation::class);
    }

    /**
     * End a situation.
     *
     * Answers that it held up come. 404 for one that is over, and in production.
     */
    public function delete(string $situationId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/sandbox/situations/' . self::segment($situationId), $options);
    }
}

/**
 * @phpstan-import-type SavedViewCreate from Shapes
 * @phpstan-import-type SavedViewUpdate from Shapes
 */
final class SavedViewsApi extends Group
{
    /**
     * Save what a list is asked for, under a name.
     *
     * An owner has at most a hundred in a merchant account, and two hundred of all owners are shared.
     *
     * @param SavedViewCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): SavedView
    {
        return $this->on->call('POST', '/saved-views', $options, body: $body, made: SavedView::class);
    }

    /**
     * List the saved views of the caller, and those that are shared.
     *
     * By name.
     *
     * @param array{screen?: ?string} $query
     * @return Listing<SavedView>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/saved-views', $options, query: $query, made: SavedView::class);
    }

    /**
     * Delete a saved view.
     *
     * Its owner does; a shared one is deleted with the scope `merchant-accounts.write` as well.
     */
    public function delete(string $savedViewId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/saved-views/' . self::segment($savedViewId), $options);
    }

    /**
     * Change the given fields of a saved view.
     *
     * Only its owner changes it.
     *
     * @param SavedViewUpdate $body
     */
    public function update(string $savedViewId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): SavedView
    {
        return $this->on->call('PUT', '/saved-views/' . self::segment($savedViewId), $options, body: $body, made: SavedView::class);
    }
}

final class SessionsApi extends Group
{
    /**
     * List where you are logged in.
     *
     * The latest hundred.
     *
     * @return Listing<Session>
     */
    public function list(?CallOptions $options = null): Listing
    {
        return $this->on->listing('/sessions', $options, made: Session::class);
    }

    /**
     * End one of your sessions.
     *
     * It is refused everywhere within two seconds.
     */
    public function delete(string $sessionId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/sessions/' . self::segment($sessionId), $options);
    }
}

final class SettlementReportsApi extends Group
{
    /**
     * List processors' settlement reports with what their lines add up to, newest first.
     *
     * One for each report and currency, kept up with every line, so its figures are exact.
     *
     * @param array{cursor?: ?string, limit?: ?int, created_at_lte?: ?string, created_at_gte?: ?string, posted_at_lte?: ?string, posted_at_gte?: ?string, id?: ?string, payment_service_id?: ?list<string>, currency?: ?list<string>} $query
     * @return Listing<SettlementReport>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/settlement-reports', $options, query: $query, made: SettlementReport::class);
    }
}

final class SettlementsApi extends Group
{
    /**
     * List what processors have settled of all transactions, latest first.
     *
     * Every line of the processors' reports, by when it reached this instance: settled captures and refunds, chargebacks, and those reversed.
     *
     * @param array{cursor?: ?string, limit?: ?int, ingested_at_lte?: ?string, ingested_at_gte?: ?string, posted_at_lte?: ?string, posted_at_gte?: ?string, type?: ?list<SettlementLineType::*>, transaction_id?: ?string, refund_id?: ?string, payment_service_report_id?: ?string, payment_service_report_file_id?: ?string, payment_service_id?: ?list<string>, currency?: ?list<string>, amount_eq?: ?int, amount_lte?: ?int, amount_gte?: ?int} $query
     * @return Listing<SettlementLine>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/settlements', $options, query: $query, made: SettlementLine::class);
    }
}

/**
 * @phpstan-import-type ThreeDSecureScenarioCreate from Shapes
 * @phpstan-import-type ThreeDSecureScenarioMatchRequest from Shapes
 * @phpstan-import-type ThreeDSecureScenarioOrder from Shapes
 * @phpstan-import-type ThreeDSecureScenarioUpdate from Shapes
 */
final class ThreeDsScenariosApi extends Group
{
    /**
     * Add a rule that decides what 3-D Secure answers in the sandbox.
     *
     * Hosted 3-D Secure in the sandbox asks these rules first. 404 in production.
     *
     * @param ThreeDSecureScenarioCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): ThreeDSecureScenario
    {
        return $this->on->call('POST', '/three-ds-scenarios', $options, body: $body, made: ThreeDSecureScenario::class);
    }

    /**
     * List the 3-D Secure scenarios in the order in which they are tried.
     *
     * In the order in which they are tried.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<ThreeDSecureScenario>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/three-ds-scenarios', $options, query: $query, made: ThreeDSecureScenario::class);
    }

    /**
     * Find the scenario that a transaction would meet, without making one.
     *
     * Makes nothing and asks nobody: for trying rules out.
     *
     * @param ThreeDSecureScenarioMatchRequest $body
     */
    public function match(#[\SensitiveParameter] array $body, ?CallOptions $options = null): ThreeDSecureScenarioMatch
    {
        return $this->on->call('POST', '/three-ds-scenarios/match', $options, body: $body, isReading: true, made: ThreeDSecureScenarioMatch::class);
    }

    /**
     * Put all 3-D Secure scenarios in a new order at once.
     *
     * Every rule must be named once, so that no order is half done.
     *
     * @param ThreeDSecureScenarioOrder $body
     */
    public function order(#[\SensitiveParameter] array $body, ?CallOptions $options = null): OrderedThreeDSecureScenarios
    {
        return $this->on->call('PUT', '/three-ds-scenarios/order', $options, body: $body, made: OrderedThreeDSecureScenarios::class);
    }

    /**
     * Delete a 3-D Secure scenario.
     *
     * The rules after it move up.
     */
    public function delete(string $threeDsScenarioId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/three-ds-scenarios/' . self::segment($threeDsScenarioId), $options);
    }

    /**
     * Change a 3-D Secure scenario.
     *
     * What is left out stays.
     *
     * @param ThreeDSecureScenarioUpdate $body
     */
    public function update(string $threeDsScenarioId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): ThreeDSecureScenario
    {
        return $this->on->call('PUT', '/three-ds-scenarios/' . self::segment($threeDsScenarioId), $options, body: $body, made: ThreeDSecureScenario::class);
    }
}

final class ThreeDsServerDefinitionsApi extends Group
{
    /**
     * List the connectors of 3-D Secure servers.
     *
     * Those that have an address in this environment; production has none of the simulated ones.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<ThreeDSServerDefinition>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/three-ds-server-definitions', $options, query: $query, made: ThreeDSServerDefinition::class);
    }
}

final class TokenServiceDefinitionsApi extends Group
{
    /**
     * List the connectors of token services.
     *
     * Those that have an address in this environment; production has none of the simulated ones.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<TokenServiceDefinition>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/token-service-definitions', $options, query: $query, made: TokenServiceDefinition::class);
    }
}

/**
 * @property-read TransactionsActionsApi $actions
 * @property-read TransactionsAuthorizationApi $authorization
 * @property-read TransactionsCapturesApi $captures
 * @property-read TransactionsChargebackReversalsApi $chargebackReversals
 * @property-read TransactionsChargebacksApi $chargebacks
 * @property-read TransactionsEventsApi $events
 * @property-read TransactionsPostingsApi $postings
 * @property-read TransactionsReceiptsApi $receipts
 * @property-read TransactionsRefundSettlementsApi $refundSettlements
 * @property-read TransactionsRefundsApi $refunds
 * @property-read TransactionsRetryApi $retry
 * @property-read TransactionsSessionApi $session
 * @property-read TransactionsSettlementsApi $settlements
 * @property-read TransactionsStoryApi $story
 *
 * @phpstan-import-type TransactionCreate from Shapes
 * @phpstan-import-type TransactionUpdate from Shapes
 * @phpstan-import-type TransactionCaptureCreate from Shapes
 * @phpstan-import-type TransactionReview from Shapes
 */
final class TransactionsApi extends Group
{
    /**
     * Take a payment: authorize it, or authorize and capture.
     *
     * Tries payment services in their order until one takes the payment. A decline is an answer, 201 with a status, not an error. `processing` says that the outcome is not known yet: do not pay again. Send an Idempotency-Key, and repeat with it after a 5xx or no answer.
     *
     * @param TransactionCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): Transaction
    {
        return $this->on->call('POST', '/transactions', $options, body: $body, isKeyed: true, made: Transaction::class);
    }

    /**
     * List transactions, most recently updated first.
     *
     * Most recently updated first.
     *
     * @param array{cursor?: ?string, limit?: ?int, totals?: ?bool, created_at_lte?: ?string, created_at_gte?: ?string, updated_at_lte?: ?string, updated_at_gte?: ?string, search?: ?string, buyer_external_identifier?: ?string, buyer_id?: ?string, buyer_email_address?: ?string, ip_address?: ?string, status?: ?list<TransactionStatus::*>, id?: ?string, payment_service_transaction_id?: ?string, external_identifier?: ?string, metadata?: ?list<string>, amount_eq?: ?int, amount_lte?: ?int, amount_gte?: ?int, currency?: ?list<string>, country?: ?list<string>, payment_service_id?: ?list<string>, payment_method_id?: ?string, payment_method_label?: ?string, payment_method_scheme?: ?list<string>, payment_method_country?: ?string, payment_method_fingerprint?: ?string, method?: ?list<PaymentMethodKind::*>, error_code?: ?list<string>, has_refunds?: ?bool, pending_review?: ?bool, checkout_session_id?: ?string, payment_link_id?: ?string, reconciliation_id?: ?string, has_gift_card_redemptions?: ?bool, gift_card_id?: ?string, gift_card_last4?: ?string, has_settlements?: ?bool, payment_method_bin?: ?string, payment_source?: ?list<TransactionPaymentSource::*>, is_subsequent_payment?: ?bool, merchant_initiated?: ?bool, used_3ds?: ?bool, disputed?: ?bool, reauthorized_from_transaction_id?: ?string, buyer_search?: ?list<string>} $query
     * @return Listing<TransactionSummary>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/transactions', $options, query: $query, made: TransactionSummary::class);
    }

    /**
     * Read a transaction.
     *
     * What the outcome is, also for those whose answer was lost.
     */
    public function get(string $transactionId, ?CallOptions $options = null): Transaction
    {
        return $this->on->call('GET', '/transactions/' . self::segment($transactionId), $options, made: Transaction::class);
    }

    /**
     * Correct a transaction by hand, without calling the processor.
     *
     * For what you know better.
     *
     * @param TransactionUpdate $body
     */
    public function update(string $transactionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): Transaction
    {
        return $this->on->call('PUT', '/transactions/' . self::segment($transactionId), $options, body: $body, made: Transaction::class);
    }

    /**
     * Cancel a transaction that is not finished yet.
     *
     * For what the buyer has not approved and the processor has not finished.
     */
    public function cancel(string $transactionId, ?CallOptions $options = null): TransactionCancel
    {
        return $this->on->call('POST', '/transactions/' . self::segment($transactionId) . '/cancel', $options, made: TransactionCancel::class);
    }

    /**
     * Capture all or part of an authorized transaction.
     *
     * The amount is reserved before anything is sent. `capture_pending` says that the outcome is not known yet: do not capture again.
     *
     * @param TransactionCaptureCreate $body
     * @return Transaction|TransactionCapture
     */
    public function capture(string $transactionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): Record
    {
        return $this->on->call('POST', '/transactions/' . self::segment($transactionId) . '/capture', $options, body: $body, isKeyed: true, made: ['type' => ['transaction' => Transaction::class, 'transaction-capture' => TransactionCapture::class]]);
    }

    /**
     * Go on with an order that the buyer approved; doing it again changes nothing.
     *
     * For a client SDK: the token in the query is the credential.
     *
     * @param array{token: string, payload?: ?string} $query
     */
    public function complete(string $transactionId, array $query, ?CallOptions $options = null): TransactionCompletion
    {
        return $this->on->call('GET', '/transactions/' . self::segment($transactionId) . '/complete', $options, query: $query, made: TransactionCompletion::class);
    }

    /**
     * Decide about a payment that is to be reviewed.
     *
     * For a transaction with `pending_review`.
     *
     * @param TransactionReview $body
     */
    public function review(string $transactionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): Transaction
    {
        return $this->on->call('POST', '/transactions/' . self::segment($transactionId) . '/review', $options, body: $body, made: Transaction::class);
    }

    /**
     * Ask the processor for the current status of a transaction.
     *
     * 400 where the connector has no look-up; see `supported_features.transaction_sync` of its definition.
     */
    public function sync(string $transactionId, ?CallOptions $options = null): Transaction
    {
        return $this->on->call('POST', '/transactions/' . self::segment($transactionId) . '/sync', $options, isReading: true, made: Transaction::class);
    }

    /**
     * Release what is held and was not captured.
     *
     * `void_pending` says that the outcome is not known yet. Behind captures that were not final it lets go of the rest, where the processor can, and the transaction stays `captured`.
     *
     * @return Transaction|TransactionVoid
     */
    public function void(string $transactionId, ?CallOptions $options = null): Record
    {
        return $this->on->call('POST', '/transactions/' . self::segment($transactionId) . '/void', $options, isKeyed: true, made: ['type' => ['transaction' => Transaction::class, 'transaction-void' => TransactionVoid::class]]);
    }
}

final class TransactionsActionsApi extends Group
{
    /**
     * List the flow rules that were applied to a transaction.
     *
     * Made again from what the decision saw and the version that made it, with a sentence for each rule.
     *
     * @return Listing<TransactionAction>
     */
    public function list(string $transactionId, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/transactions/' . self::segment($transactionId) . '/actions', $options, made: TransactionAction::class);
    }
}

/** @phpstan-import-type TransactionAuthorizationIncrementCreate from Shapes */
final class TransactionsAuthorizationApi extends Group
{
    /**
     * Raise the authorized amount.
     *
     * Only where the connector can; see `supported_features.increment` of its definition.
     *
     * @param TransactionAuthorizationIncrementCreate $body
     */
    public function increment(string $transactionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): TransactionAuthorizationIncrement
    {
        return $this->on->call('POST', '/transactions/' . self::segment($transactionId) . '/authorization/increment', $options, body: $body, isKeyed: true, made: TransactionAuthorizationIncrement::class);
    }
}

final class TransactionsCapturesApi extends Group
{
    /**
     * List the captures of a transaction.
     *
     * Oldest first.
     *
     * @return Listing<Capture>
     */
    public function list(string $transactionId, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/transactions/' . self::segment($transactionId) . '/captures', $options, made: Capture::class);
    }

    /**
     * Read a capture of a transaction.
     *
     * A pending capture is looked up at the processor until its outcome is known.
     */
    public function get(string $transactionId, string $captureId, ?CallOptions $options = null): Capture
    {
        return $this->on->call('GET', '/transactions/' . self::segment($transactionId) . '/captures/' . self::segment($captureId), $options, made: Capture::class);
    }
}

final class TransactionsChargebackReversalsApi extends Group
{
    /**
     * List the chargebacks of a transaction that were reversed.
     *
     * A reversal says that the merchant was right and has the money again.
     *
     * @return Listing<ChargebackReversal>
     */
    public function list(string $transactionId, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/transactions/' . self::segment($transactionId) . '/chargeback-reversals', $options, made: ChargebackReversal::class);
    }
}

final class TransactionsChargebacksApi extends Group
{
    /**
     * List the chargebacks of a transaction.
     *
     * A chargeback says that the buyer's bank took money back.
     *
     * @return Listing<Chargeback>
     */
    public function list(string $transactionId, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/transactions/' . self::segment($transactionId) . '/chargebacks', $options, made: Chargeback::class);
    }
}

final class TransactionsEventsApi extends Group
{
    /**
     * List what happened to a transaction, in order.
     *
     * Every attempt, decision and message about it, oldest first.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<TransactionEvent>
     */
    public function list(string $transactionId, array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/transactions/' . self::segment($transactionId) . '/events', $options, query: $query, made: TransactionEvent::class);
    }
}

final class TransactionsPostingsApi extends Group
{
    /**
     * List the ledger's postings of a transaction, in the order in which they were made.
     *
     * Double entry: each posting debits one account and credits another with the same amount, so they sum to zero.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<Posting>
     */
    public function list(string $transactionId, array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/transactions/' . self::segment($transactionId) . '/postings', $options, query: $query, made: Posting::class);
    }
}

/** @phpstan-import-type ReceiptCreate from Shapes */
final class TransactionsReceiptsApi extends Group
{
    /**
     * Send a receipt by e-mail.
     *
     * Of what was captured, of what is authorized where nothing is captured yet, or of a refund. It is sent within seconds; this answers before. At most 20 of a transaction, with those that were sent by themselves.
     *
     * @param ?ReceiptCreate $body
     */
    public function create(string $transactionId, #[\SensitiveParameter] ?array $body = null, ?CallOptions $options = null): Receipt
    {
        return $this->on->call('POST', '/transactions/' . self::segment($transactionId) . '/receipts', $options, body: $body, isKeyed: true, made: Receipt::class);
    }

    /**
     * List the receipts of a transaction.
     *
     * Oldest first.
     *
     * @return Listing<Receipt>
     */
    public function list(string $transactionId, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/transactions/' . self::segment($transactionId) . '/receipts', $options, made: Receipt::class);
    }
}

final class TransactionsRefundSettlementsApi extends Group
{
    /**
     * List the settlements of a transaction's refunds.
     *
     * Lines of the processor's reports, the first thousand; they never change.
     *
     * @return Listing<RefundSettlement>
     */
    public function list(string $transactionId, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/transactions/' . self::segment($transactionId) . '/refund-settlements', $options, made: RefundSettlement::class);
    }

    /**
     * Read a settlement of a refund.
     *
     * A line of the processor's report; it never changes.
     */
    public function get(string $transactionId, string $settlementId, ?CallOptions $options = null): RefundSettlement
    {
        return $this->on->call('GET', '/transactions/' . self::segment($transactionId) . '/refund-settlements/' . self::segment($settlementId), $options, made: RefundSettlement::class);
    }
}

/**
 * @phpstan-import-type TransactionRefundCreate from Shapes
 * @phpstan-import-type TransactionRefundAllCreate from Shapes
 */
final class TransactionsRefundsApi extends Group
{
    /**
     * Refund all or part of what was captured.
     *
     * The amount is reserved before anything is sent. `processing` says that the outcome is not known yet: do not refund again.
     *
     * @param TransactionRefundCreate $body
     */
    public function create(string $transactionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): Refund
    {
        return $this->on->call('POST', '/transactions/' . self::segment($transactionId) . '/refunds', $options, body: $body, isKeyed: true, made: Refund::class);
    }

    /**
     * List the refunds of a transaction.
     *
     * Oldest first.
     *
     * @return Listing<Refund>
     */
    public function list(string $transactionId, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/transactions/' . self::segment($transactionId) . '/refunds', $options, made: Refund::class);
    }

    /**
     * Refund every instrument of a transaction at once.
     *
     * A refund for the payment method and one for each gift card, of all that is left. Asking again refunds what is left then.
     *
     * @param ?TransactionRefundAllCreate $body
     */
    public function createAll(string $transactionId, #[\SensitiveParameter] ?array $body = null, ?CallOptions $options = null): Refunds
    {
        return $this->on->call('POST', '/transactions/' . self::segment($transactionId) . '/refunds/all', $options, body: $body, isKeyed: true, made: Refunds::class);
    }

    /**
     * Read a refund of a transaction.
     *
     * 404 where the refund is another transaction's.
     */
    public function get(string $transactionId, string $refundId, ?CallOptions $options = null): Refund
    {
        return $this->on->call('GET', '/transactions/' . self::segment($transactionId) . '/refunds/' . self::segment($refundId), $options, made: Refund::class);
    }
}

final class TransactionsRetryApi extends Group
{
    /**
     * Stop the retries of a transaction.
     *
     * No further attempt begins.
     */
    public function delete(string $transactionId, ?CallOptions $options = null): Transaction
    {
        return $this->on->call('DELETE', '/transactions/' . self::segment($transactionId) . '/retry', $options, made: Transaction::class);
    }
}

/** @phpstan-import-type UpdateTransactionSessionRequest from Shapes */
final class TransactionsSessionApi extends Group
{
    /**
     * Exchange a session token for the wallet's session data.
     *
     * For a client SDK: the token in the query is the credential.
     *
     * @param ?UpdateTransactionSessionRequest $body
     * @param array{token?: ?string} $query
     */
    public function update(string $transactionId, #[\SensitiveParameter] ?array $body = null, array $query = [], ?CallOptions $options = null): UpdateTransactionSessionResponse
    {
        return $this->on->call('POST', '/transactions/' . self::segment($transactionId) . '/session', $options, body: $body, query: $query, made: UpdateTransactionSessionResponse::class);
    }
}

final class TransactionsSettlementsApi extends Group
{
    /**
     * List the settlements of a transaction.
     *
     * Lines of the processor's reports, the first thousand; they never change.
     *
     * @return Listing<Settlement>
     */
    public function list(string $transactionId, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/transactions/' . self::segment($transactionId) . '/settlements', $options, made: Settlement::class);
    }

    /**
     * Read a settlement of a transaction.
     *
     * A line of the processor's report; it never changes.
     */
    public function get(string $transactionId, string $settlementId, ?CallOptions $options = null): Settlement
    {
        return $this->on->call('GET', '/transactions/' . self::segment($transactionId) . '/settlements/' . self::segment($settlementId), $options, made: Settlement::class);
    }
}

final class TransactionsStoryApi extends Group
{
    /**
     * Get all that happened to a transaction and why, as data and as text.
     *
     * Decisions of the flow with what was not taken, calls to processors, waits, postings, settlement, disputes, webhooks and calls of the API, each with what led to it.
     *
     * @param array{language?: 'en'|'es'|'pt'|'fr'|'de'|'ar'|null} $query
     */
    public function get(string $transactionId, array $query = [], ?CallOptions $options = null): TransactionStory
    {
        return $this->on->call('GET', '/transactions/' . self::segment($transactionId) . '/story', $options, query: $query, made: TransactionStory::class);
    }
}

/**
 * @property-read TransparencyLogCheckpointsApi $checkpoints
 * @property-read TransparencyLogConsistencyProofApi $consistencyProof
 * @property-read TransparencyLogEntriesApi $entries
 * @property-read TransparencyLogInclusionProofApi $inclusionProof
 * @property-read TransparencyLogKeysApi $keys
 */
final class TransparencyLogApi extends Group
{
    /**
     * Read how far the transparency log of a merchant account goes, and its keys.
     *
     * Every entry of the ledger and of the audit log is a leaf of a Merkle tree.
     */
    public function get(?CallOptions $options = null): TransparencyLog
    {
        return $this->on->call('GET', '/transparency-log', $options, made: TransparencyLog::class);
    }
}

final class TransparencyLogCheckpointsApi extends Group
{
    /**
     * List what was signed, newest first.
     *
     * One a minute while entries come, for as long as the audit log is kept.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<TransparencyLogCheckpoint>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/transparency-log/checkpoints', $options, query: $query, made: TransparencyLogCheckpoint::class);
    }

    /**
     * Read one checkpoint.
     *
     * Its `note` is what was signed.
     */
    public function get(string $checkpointId, ?CallOptions $options = null): TransparencyLogCheckpoint
    {
        return $this->on->call('GET', '/transparency-log/checkpoints/' . self::segment($checkpointId), $options, made: TransparencyLogCheckpoint::class);
    }
}

final class TransparencyLogConsistencyProofApi extends Group
{
    /**
     * Prove that the log only grew between two checkpoints.
     *
     * Verified against both roots, it shows that nothing of the older log was changed.
     *
     * @param array{from: int, to?: ?int} $query
     */
    public function get(array $query, ?CallOptions $options = null): TransparencyLogConsistencyProof
    {
        return $this->on->call('GET', '/transparency-log/consistency-proof', $options, query: $query, made: TransparencyLogConsistencyProof::class);
    }
}

final class TransparencyLogEntriesApi extends Group
{
    /**
     * Read entries with their hashes, in the order of the log.
     *
     * All of them, one JSON text a line, is what the verifier takes.
     *
     * @param array{cursor?: ?string, limit?: ?int, index_gte?: ?int, index_lt?: ?int} $query
     * @return Listing<TransparencyLogEntry>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/transparency-log/entries', $options, query: $query, made: TransparencyLogEntry::class);
    }
}

final class TransparencyLogInclusionProofApi extends Group
{
    /**
     * Prove that an entry is in the log.
     *
     * Of an entry by its place, or by the id of a posting or of an entry of the audit log. 404 for one that is not in it: a new one is sealed within two minutes.
     *
     * @param array{index?: ?int, entry_id?: ?string, size?: ?int} $query
     */
    public function get(array $query = [], ?CallOptions $options = null): TransparencyLogInclusionProof
    {
        return $this->on->call('GET', '/transparency-log/inclusion-proof', $options, query: $query, made: TransparencyLogInclusionProof::class);
    }
}

final class TransparencyLogKeysApi extends Group
{
    /**
     * Make a new signing key.
     *
     * It is made in the vault and never leaves it.
     */
    public function create(?CallOptions $options = null): TransparencyLogKey
    {
        return $this->on->call('POST', '/transparency-log/keys', $options, made: TransparencyLogKey::class);
    }
}

/**
 * @property-read UsersInvitationsApi $invitations
 * @property-read UsersSessionsApi $sessions
 *
 * @phpstan-import-type UserCreate from Shapes
 * @phpstan-import-type UserUpdate from Shapes
 */
final class UsersApi extends Group
{
    /**
     * Make a user, who can then be invited.
     *
     * Nobody gives what they lack: each role must allow nothing there that the caller may not do there.
     *
     * @param UserCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): User
    {
        return $this->on->call('POST', '/users', $options, body: $body, made: User::class);
    }

    /**
     * List the people of this instance.
     *
     * Newest first.
     *
     * @param array{cursor?: ?string, limit?: ?int, search?: ?string} $query
     * @return Listing<User>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/users', $options, query: $query, made: User::class);
    }

    /**
     * Remove a user: their roles, passkeys and sessions.
     *
     * By callers who may do all that the user may.
     */
    public function delete(string $userId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/users/' . self::segment($userId), $options);
    }

    /**
     * Read a user.
     *
     * A caller who acts for some merchant accounts finds those who may act in one of them.
     */
    public function get(string $userId, ?CallOptions $options = null): User
    {
        return $this->on->call('GET', '/users/' . self::segment($userId), $options, made: User::class);
    }

    /**
     * Rename a user.
     *
     * By callers who may do all that the user may.
     *
     * @param UserUpdate $body
     */
    public function update(string $userId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): User
    {
        return $this->on->call('PUT', '/users/' . self::segment($userId), $options, body: $body, made: User::class);
    }
}

/** @phpstan-import-type UserInvitationCreate from Shapes */
final class UsersInvitationsApi extends Group
{
    /**
     * Make a link by which a user makes a passkey.
     *
     * For who has never come in, and for who has lost their passkeys.
     *
     * @param ?UserInvitationCreate $body
     */
    public function create(string $userId, #[\SensitiveParameter] ?array $body = null, ?CallOptions $options = null): UserInvitation
    {
        return $this->on->call('POST', '/users/' . self::segment($userId) . '/invitations', $options, body: $body, made: UserInvitation::class);
    }

    /**
     * Withdraw the link that a user was given.
     *
     * It leads nowhere from then on.
     */
    public function delete(string $userId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/users/' . self::segment($userId) . '/invitations', $options);
    }
}

final class UsersSessionsApi extends Group
{
    /**
     * Log a user out everywhere.
     *
     * Their sessions are refused everywhere within two seconds.
     */
    public function delete(string $userId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/users/' . self::segment($userId) . '/sessions', $options);
    }

    /**
     * List where a user is logged in.
     *
     * The latest hundred.
     *
     * @return Listing<Session>
     */
    public function list(string $userId, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/users/' . self::segment($userId) . '/sessions', $options, made: Session::class);
    }
}

/**
 * @property-read VaultForwardConfigsApi $configs
 * @property-read VaultForwardDefinitionsApi $definitions
 */
final class VaultForwardApi extends Group
{
    /**
     * Send a request to a third party with stored card data filled in.
     *
     * Headers that begin with `x-vault-forward-` say where to and with which cards; placeholders in the body stand for card data.
     */
    public function send(#[\SensitiveParameter] string $body, ?CallOptions $options = null): string
    {
        return $this->on->call('POST', '/vault-forward', $options, body: $body, isRaw: true);
    }
}

/**
 * @property-read VaultForwardConfigsAuthenticationsApi $authentications
 *
 * @phpstan-import-type VaultForwardConfigCreate from Shapes
 * @phpstan-import-type VaultForwardConfigUpdate from Shapes
 */
final class VaultForwardConfigsApi extends Group
{
    /**
     * Enable an endpoint for the relay; one for each definition.
     *
     * Production relays only to hosts that are enabled here.
     *
     * @param VaultForwardConfigCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): VaultForwardConfig
    {
        return $this->on->call('POST', '/vault-forward/configs', $options, body: $body, made: VaultForwardConfig::class);
    }

    /**
     * List the endpoints enabled for the relay.
     *
     * All of the merchant account, without pages.
     *
     * @return Listing<VaultForwardConfig>
     */
    public function list(?CallOptions $options = null): Listing
    {
        return $this->on->listing('/vault-forward/configs', $options, made: VaultForwardConfig::class);
    }

    /**
     * Disable an endpoint of the relay and delete its authentication methods.
     *
     * Production no longer relays to its hosts, and keys stored under it are destroyed.
     */
    public function delete(string $configId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/vault-forward/configs/' . self::segment($configId), $options);
    }

    /**
     * Read an endpoint of the relay.
     *
     * With its authentication methods, of which secrets are only named.
     */
    public function get(string $configId, ?CallOptions $options = null): VaultForwardConfig
    {
        return $this->on->call('GET', '/vault-forward/configs/' . self::segment($configId), $options, made: VaultForwardConfig::class);
    }

    /**
     * Change the name or the hosts of an endpoint of the relay.
     *
     * What is left out stays, and so do its authentication methods with their keys.
     *
     * @param VaultForwardConfigUpdate $body
     */
    public function update(string $configId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): VaultForwardConfig
    {
        return $this->on->call('PUT', '/vault-forward/configs/' . self::segment($configId), $options, body: $body, made: VaultForwardConfig::class);
    }
}

/**
 * @phpstan-import-type VaultForwardAuthenticationCreate from Shapes
 * @phpstan-import-type VaultForwardAuthenticationUpdate from Shapes
 */
final class VaultForwardConfigsAuthenticationsApi extends Group
{
    /**
     * Store an authentication method; its secret fields are never returned.
     *
     * Keys stay in the vault.
     *
     * @param VaultForwardAuthenticationCreate $body
     */
    public function create(string $configId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): VaultForwardAuthentication
    {
        return $this->on->call('POST', '/vault-forward/configs/' . self::segment($configId) . '/authentications', $options, body: $body, made: VaultForwardAuthentication::class);
    }

    /**
     * List the authentication methods of an endpoint.
     *
     * All of the endpoint, without pages.
     *
     * @return Listing<VaultForwardAuthentication>
     */
    public function list(string $configId, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/vault-forward/configs/' . self::segment($configId) . '/authentications', $options, made: VaultForwardAuthentication::class);
    }

    /**
     * Delete an authentication method.
     *
     * Its keys are destroyed.
     */
    public function delete(string $configId, string $authenticationId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/vault-forward/configs/' . self::segment($configId) . '/authentications/' . self::segment($authenticationId), $options);
    }

    /**
     * Read an authentication method, without its secrets.
     *
     * Says of each secret only whether it is set.
     */
    public function get(string $configId, string $authenticationId, ?CallOptions $options = null): VaultForwardAuthentication
    {
        return $this->on->call('GET', '/vault-forward/configs/' . self::segment($configId) . '/authentications/' . self::segment($authenticationId), $options, made: VaultForwardAuthentication::class);
    }

    /**
     * Change the given fields of an authentication method.
     *
     * What is left out stays; an empty value unsets a field.
     *
     * @param VaultForwardAuthenticationUpdate $body
     */
    public function update(string $configId, string $authenticationId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): VaultForwardAuthentication
    {
        return $this->on->call('PUT', '/vault-forward/configs/' . self::segment($configId) . '/authentications/' . self::segment($authenticationId), $options, body: $body, made: VaultForwardAuthentication::class);
    }
}

final class VaultForwardDefinitionsApi extends Group
{
    /**
     * List the kinds of endpoint that the relay knows.
     *
     * What each authentication method needs, as data for a form.
     *
     * @return Listing<VaultForwardDefinition>
     */
    public function list(?CallOptions $options = null): Listing
    {
        return $this->on->listing('/vault-forward/definitions', $options, made: VaultForwardDefinition::class);
    }
}

/** @phpstan-import-type VoidCreate from Shapes */
final class VoidsApi extends Group
{
    /**
     * Release the authorization of a transaction named in the body.
     *
     * The same as voiding under the transaction's path. Answers the void with the transaction in it.
     *
     * @param VoidCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): TransactionVoid
    {
        return $this->on->call('POST', '/voids', $options, body: $body, isKeyed: true, made: TransactionVoid::class);
    }
}

final class WebhookDeliveriesApi extends Group
{
    /**
     * List what was told to all webhook subscriptions.
     *
     * Newest first, of every subscription that you may see: with `resource_id`, which webhooks a payment has caused.
     *
     * @param array{cursor?: ?string, limit?: ?int, resource_id?: ?string, status?: ?WebhookDeliveryStatus::*, event?: ?WebhookEventName::*, created_at_gte?: ?string, created_at_lte?: ?string} $query
     * @return Listing<WebhookDelivery>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/webhook-deliveries', $options, query: $query, made: WebhookDelivery::class);
    }
}

/**
 * @property-read WebhookSubscriptionsDeliveriesApi $deliveries
 * @property-read WebhookSubscriptionsDeliveryCountsApi $deliveryCounts
 * @property-read WebhookSubscriptionsResendsApi $resends
 * @property-read WebhookSubscriptionsWaitingApi $waiting
 *
 * @phpstan-import-type WebhookSubscriptionCreate from Shapes
 * @phpstan-import-type WebhookSubscriptionUpdate from Shapes
 * @phpstan-import-type WebhookReplay from Shapes
 * @phpstan-import-type WebhookSubscriptionRotateSecret from Shapes
 * @phpstan-import-type WebhookTest from Shapes
 */
final class WebhookSubscriptionsApi extends Group
{
    /**
     * Subscribe an endpoint to events.
     *
     * Every event of this time on is told to it within seconds, signed; what fails is repeated for a week.
     *
     * @param WebhookSubscriptionCreate $body
     */
    public function create(#[\SensitiveParameter] array $body, ?CallOptions $options = null): WebhookSubscription
    {
        return $this->on->call('POST', '/webhook-subscriptions', $options, body: $body, made: WebhookSubscription::class);
    }

    /**
     * List webhook subscriptions.
     *
     * Newest first; those of the instance too, for keys that may act for every merchant account.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<WebhookSubscription>
     */
    public function list(array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/webhook-subscriptions', $options, query: $query, made: WebhookSubscription::class);
    }

    /**
     * Delete a webhook subscription.
     *
     * Nothing more is sent to it, not even what waits, and the log of its deliveries goes with it.
     */
    public function delete(string $subscriptionId, ?CallOptions $options = null): void
    {
        $this->on->call('DELETE', '/webhook-subscriptions/' . self::segment($subscriptionId), $options);
    }

    /**
     * Read a webhook subscription.
     *
     * Without its `secret`, which is shown when it is made.
     */
    public function get(string $subscriptionId, ?CallOptions $options = null): WebhookSubscription
    {
        return $this->on->call('GET', '/webhook-subscriptions/' . self::segment($subscriptionId), $options, made: WebhookSubscription::class);
    }

    /**
     * Change a webhook subscription.
     *
     * What is left out stays as it is.
     *
     * @param WebhookSubscriptionUpdate $body
     */
    public function update(string $subscriptionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): WebhookSubscription
    {
        return $this->on->call('PUT', '/webhook-subscriptions/' . self::segment($subscriptionId), $options, body: $body, made: WebhookSubscription::class);
    }

    /**
     * Send the deliveries of a range of time again.
     *
     * For an endpoint that lost what it had taken, or was away for longer than a week.
     *
     * @param WebhookReplay $body
     */
    public function replay(string $subscriptionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): WebhookReplayed
    {
        return $this->on->call('POST', '/webhook-subscriptions/' . self::segment($subscriptionId) . '/replay', $options, body: $body, made: WebhookReplayed::class);
    }

    /**
     * Make a new signing secret; the old one stays valid for a while.
     *
     * Until the old one ends, messages carry a signature of each, so that receivers can change over in between.
     *
     * @param WebhookSubscriptionRotateSecret $body
     */
    public function rotateSecret(string $subscriptionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): WebhookSubscription
    {
        return $this->on->call('POST', '/webhook-subscriptions/' . self::segment($subscriptionId) . '/rotate-secret', $options, body: $body, made: WebhookSubscription::class);
    }

    /**
     * Send an example of an event.
     *
     * Signed and delivered like any other, to this subscription only and past its filter of events.
     *
     * @param WebhookTest $body
     */
    public function test(string $subscriptionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): WebhookDelivery
    {
        return $this->on->call('POST', '/webhook-subscriptions/' . self::segment($subscriptionId) . '/test', $options, body: $body, made: WebhookDelivery::class);
    }
}

/** @phpstan-import-type WebhookAcknowledgement from Shapes */
final class WebhookSubscriptionsDeliveriesApi extends Group
{
    /**
     * List what was told to a webhook subscription.
     *
     * Newest first, for as long as events are kept.
     *
     * @param array{cursor?: ?string, limit?: ?int, status?: ?WebhookDeliveryStatus::*, event?: ?WebhookEventName::*, created_at_gte?: ?string, created_at_lte?: ?string} $query
     * @return Listing<WebhookDelivery>
     */
    public function list(string $subscriptionId, array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/webhook-subscriptions/' . self::segment($subscriptionId) . '/deliveries', $options, query: $query, made: WebhookDelivery::class);
    }

    /**
     * Read one delivery, with its payload and every attempt.
     *
     * What the endpoint answered is shown as far as its first bytes go.
     */
    public function get(string $subscriptionId, string $deliveryId, ?CallOptions $options = null): WebhookDeliveryDetail
    {
        return $this->on->call('GET', '/webhook-subscriptions/' . self::segment($subscriptionId) . '/deliveries/' . self::segment($deliveryId), $options, made: WebhookDeliveryDetail::class);
    }

    /**
     * Say what became of a delivery that was fetched.
     *
     * With a status of 2xx it waits no longer; any other is noted among its attempts, and it waits on.
     *
     * @param WebhookAcknowledgement $body
     */
    public function acknowledge(string $subscriptionId, string $deliveryId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): WebhookDelivery
    {
        return $this->on->call('POST', '/webhook-subscriptions/' . self::segment($subscriptionId) . '/deliveries/' . self::segment($deliveryId) . '/acknowledge', $options, body: $body, made: WebhookDelivery::class);
    }

    /**
     * Send one delivery again.
     *
     * Whatever became of it: the same bytes under the same id, with a week of attempts before it.
     */
    public function resend(string $subscriptionId, string $deliveryId, ?CallOptions $options = null): WebhookDelivery
    {
        return $this->on->call('POST', '/webhook-subscriptions/' . self::segment($subscriptionId) . '/deliveries/' . self::segment($deliveryId) . '/resend', $options, made: WebhookDelivery::class);
    }
}

final class WebhookSubscriptionsDeliveryCountsApi extends Group
{
    /**
     * Count what was told in the last day.
     *
     * By the hour in which a delivery was made, and by what has become of it.
     *
     * @return Listing<WebhookDeliveryCount>
     */
    public function list(string $subscriptionId, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/webhook-subscriptions/' . self::segment($subscriptionId) . '/delivery-counts', $options, made: WebhookDeliveryCount::class);
    }
}

/** @phpstan-import-type WebhookResendCreate from Shapes */
final class WebhookSubscriptionsResendsApi extends Group
{
    /**
     * Send all deliveries again that match.
     *
     * A job of the server: each delivery that was there when it was asked for and fits begins again, as `resend` would begin it.
     *
     * @param WebhookResendCreate $body
     */
    public function create(string $subscriptionId, #[\SensitiveParameter] array $body, ?CallOptions $options = null): WebhookResend
    {
        return $this->on->call('POST', '/webhook-subscriptions/' . self::segment($subscriptionId) . '/resends', $options, body: $body, made: WebhookResend::class);
    }

    /**
     * List what was sent again by a filter.
     *
     * Newest first, for as long as events are kept: those that run, and those that have ended.
     *
     * @param array{cursor?: ?string, limit?: ?int} $query
     * @return Listing<WebhookResend>
     */
    public function list(string $subscriptionId, array $query = [], ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/webhook-subscriptions/' . self::segment($subscriptionId) . '/resends', $options, query: $query, made: WebhookResend::class);
    }

    /**
     * Read how far it has come.
     *
     * Its count grows until it has ended.
     */
    public function get(string $subscriptionId, string $resendId, ?CallOptions $options = null): WebhookResend
    {
        return $this->on->call('GET', '/webhook-subscriptions/' . self::segment($subscriptionId) . '/resends/' . self::segment($resendId), $options, made: WebhookResend::class);
    }

    /**
     * Begin no more of them again.
     *
     * What has begun is sent.
     */
    public function stop(string $subscriptionId, string $resendId, ?CallOptions $options = null): WebhookResend
    {
        return $this->on->call('POST', '/webhook-subscriptions/' . self::segment($subscriptionId) . '/resends/' . self::segment($resendId) . '/stop', $options, made: WebhookResend::class);
    }
}

final class WebhookSubscriptionsWaitingApi extends Group
{
    /**
     * Fetch what waits for a subscription without an address.
     *
     * Oldest first, and the same again until it is acknowledged, so that nothing is lost whoever dies.
     *
     * @return Listing<WebhookDeliveryDetail>
     */
    public function list(string $subscriptionId, ?CallOptions $options = null): Listing
    {
        return $this->on->listing('/webhook-subscriptions/' . self::segment($subscriptionId) . '/waiting', $options, made: WebhookDeliveryDetail::class);
    }
}
