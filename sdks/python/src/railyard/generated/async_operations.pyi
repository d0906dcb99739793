# made from contract VERSION 2026-11-01.55; do not edit

from typing import Any, Dict, List, Literal, Mapping, Optional, Sequence, Union
from typing_extensions import Unpack

from . import schemas as t
from .._group import Group
from .._options import CallOptions, KeyedOptions
from .._pagination import AsyncListing


class AsyncOperations(Group):
    """Every operation of the API, in groups."""
    __slots__ = ()

    @property
    def account_updater(self) -> AccountUpdaterGroup: ...

    @property
    def agent_mandates(self) -> AgentMandatesGroup: ...

    @property
    def anti_fraud_service_definitions(self) -> AntiFraudServiceDefinitionsGroup: ...

    @property
    def anti_fraud_services(self) -> AntiFraudServicesGroup: ...

    @property
    def api_key_pairs(self) -> ApiKeyPairsGroup: ...

    @property
    def approval_limits(self) -> ApprovalLimitsGroup: ...

    @property
    def audit_logs(self) -> AuditLogsGroup: ...

    @property
    def balances(self) -> BalancesGroup: ...

    @property
    def bank_statements(self) -> BankStatementsGroup: ...

    @property
    def buyers(self) -> BuyersGroup: ...

    @property
    def capabilities(self) -> CapabilitiesGroup: ...

    @property
    def captures(self) -> CapturesGroup: ...

    @property
    def card_details(self) -> CardDetailsGroup: ...

    @property
    def card_exports(self) -> CardExportsGroup: ...

    @property
    def card_scheme_definitions(self) -> CardSchemeDefinitionsGroup: ...

    @property
    def chargebacks(self) -> ChargebacksGroup: ...

    @property
    def checkout(self) -> CheckoutGroup: ...

    @property
    def confirmations(self) -> ConfirmationsGroup: ...

    @property
    def digital_wallets(self) -> DigitalWalletsGroup: ...

    @property
    def disputes(self) -> DisputesGroup: ...

    @property
    def embedded_checkouts(self) -> EmbeddedCheckoutsGroup: ...

    @property
    def events(self) -> EventsGroup: ...

    @property
    def experiments(self) -> ExperimentsGroup: ...

    @property
    def flows(self) -> FlowsGroup: ...

    @property
    def fraud_list_entries(self) -> FraudListEntriesGroup: ...

    @property
    def gift_card_service_definitions(self) -> GiftCardServiceDefinitionsGroup: ...

    @property
    def gift_card_services(self) -> GiftCardServicesGroup: ...

    @property
    def gift_cards(self) -> GiftCardsGroup: ...

    @property
    def processor_events(self) -> ProcessorEventsGroup: ...

    @property
    def me(self) -> MeGroup: ...

    @property
    def merchant_accounts(self) -> MerchantAccountsGroup: ...

    @property
    def metrics_explorer(self) -> MetricsExplorerGroup: ...

    @property
    def monitoring(self) -> MonitoringGroup: ...

    @property
    def passkeys(self) -> PasskeysGroup: ...

    @property
    def payment_links(self) -> PaymentLinksGroup: ...

    @property
    def payment_method_definitions(self) -> PaymentMethodDefinitionsGroup: ...

    @property
    def payment_methods(self) -> PaymentMethodsGroup: ...

    @property
    def payment_options(self) -> PaymentOptionsGroup: ...

    @property
    def payment_service_definitions(self) -> PaymentServiceDefinitionsGroup: ...

    @property
    def payment_services(self) -> PaymentServicesGroup: ...

    @property
    def payouts(self) -> PayoutsGroup: ...

    @property
    def processor_reports(self) -> ProcessorReportsGroup: ...

    @property
    def reconciliations(self) -> ReconciliationsGroup: ...

    @property
    def refunds(self) -> RefundsGroup: ...

    @property
    def relay_requests(self) -> RelayRequestsGroup: ...

    @property
    def report_executions(self) -> ReportExecutionsGroup: ...

    @property
    def reports(self) -> ReportsGroup: ...

    @property
    def requests(self) -> RequestsGroup: ...

    @property
    def roles(self) -> RolesGroup: ...

    @property
    def sandbox(self) -> SandboxGroup: ...

    @property
    def saved_views(self) -> SavedViewsGroup: ...

    @property
    def sessions(self) -> SessionsGroup: ...

    @property
    def settlement_reports(self) -> SettlementReportsGroup: ...

    @property
    def settlements(self) -> SettlementsGroup: ...

    @property
    def three_ds_scenarios(self) -> ThreeDsScenariosGroup: ...

    @property
    def three_ds_server_definitions(self) -> ThreeDsServerDefinitionsGroup: ...

    @property
    def token_service_definitions(self) -> TokenServiceDefinitionsGroup: ...

    @property
    def transactions(self) -> TransactionsGroup: ...

    @property
    def transparency_log(self) -> TransparencyLogGroup: ...

    @property
    def users(self) -> UsersGroup: ...

    @property
    def vault_forward(self) -> VaultForwardGroup: ...

    @property
    def voids(self) -> VoidsGroup: ...

    @property
    def webhook_deliveries(self) -> WebhookDeliveriesGroup: ...

    @property
    def webhook_subscriptions(self) -> WebhookSubscriptionsGroup: ...


class AccountUpdaterGroup(Group):
    __slots__ = ()

    @property
    def jobs(self) -> AccountUpdaterJobsGroup: ...


class AccountUpdaterJobsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.AccountUpdaterJobCreate,
        **options: Unpack[CallOptions],
    ) -> Union[t.AccountUpdaterJob, None]:
        """Ask the schemes for newer details of stored cards.

        Answers 204 where none of the cards can be asked about: only American Express, Discover, Mastercard and Visa cards that are in use, and about which no question is open. New details stand by until the old ones fail. Schemes are simulated in the sandbox, and this release is connected to none in production: there it answers 204. Scope: `payment-methods.write`.
        """
        ...


class AgentMandatesGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.AgentMandateCreate,
        **options: Unpack[CallOptions],
    ) -> t.AgentMandate:
        """Give an agent a mandate: what it may do with payments.

        An agent is a program that decides for itself what it calls. Make a key for it with `agent_mandate_id`: the key can do what the mandate allows, and nothing else. A mandate is not changed: give another one, and revoke this. Scope: `agent-mandates.write`. People confirm it; see Confirmations.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.AgentMandate, t.AgentMandates]:
        """List the mandates of agents.

        Newest first. The key of an agent is told of its own. Scope: `agent-mandates.read`.
        """
        ...

    async def get(
        self,
        agent_mandate_id: str,
        **options: Unpack[CallOptions],
    ) -> t.AgentMandate:
        """Read a mandate of an agent, and what is left of it.

        The key of an agent reads its own. Scope: `agent-mandates.read`.
        """
        ...

    async def check(
        self,
        agent_mandate_id: str,
        body: t.AgentMandateCheck,
        **options: Unpack[CallOptions],
    ) -> t.AgentMandateChecked:
        """Ask what would become of a call under a mandate, without doing it.

        A dry run: it looks at the mandate, at the payment method or the transaction, and at the flow as it is now. Nothing is written, kept free or sent, and no anti-fraud service is asked. Scope: `agent-mandates.read` and `transactions.read`.
        """
        ...

    async def revoke(
        self,
        agent_mandate_id: str,
        **options: Unpack[CallOptions],
    ) -> t.AgentMandate:
        """Take a mandate back, at once and for good.

        From this answer on nothing is begun under it. What has begun is brought to its end. To revoke it again changes nothing. Scope: `agent-mandates.write`. People confirm it; see Confirmations.
        """
        ...


class AntiFraudServiceDefinitionsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.AntiFraudServiceDefinition, t.AntiFraudServiceDefinitions]:
        """List the connectors of anti-fraud services.

        Those that have an address in this environment; production has none of the simulated ones. Scope: `anti-fraud-service-definitions.read`.
        """
        ...

    async def get(
        self,
        anti_fraud_service_definition_id: str,
        **options: Unpack[CallOptions],
    ) -> t.AntiFraudServiceDefinition:
        """Read which settings the connector of an anti-fraud service takes.

        `placement`, `on_error` and `timeout_seconds` are settings of every one of them. Scope: `anti-fraud-service-definitions.read`.
        """
        ...


class AntiFraudServicesGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.AntiFraudServiceDetails, t.AntiFraudServices]:
        """List configured anti-fraud services.

        Newest first. Secret settings are not shown. Scope: `anti-fraud-services.read`.
        """
        ...

    async def create(
        self,
        body: t.AntiFraudServiceCreate,
        **options: Unpack[CallOptions],
    ) -> t.AntiFraudServiceDetails:
        """Configure an anti-fraud service for this merchant account.

        One service is asked at a time: 409 where another one is active, unless this one is set up inactive. Scope: `anti-fraud-services.write`. People confirm it; see Confirmations.
        """
        ...

    async def verify(
        self,
        body: t.AntiFraudServiceVerify,
        **options: Unpack[CallOptions],
    ) -> Any:
        """Try credentials at the provider without storing them.

        Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `anti-fraud-services.write`.
        """
        ...

    async def get(
        self,
        anti_fraud_service_id: str,
        **options: Unpack[CallOptions],
    ) -> t.AntiFraudServiceDetails:
        """Read an anti-fraud service; secret settings are not shown.

        Secret settings are left out. Scope: `anti-fraud-services.read`.
        """
        ...

    async def update(
        self,
        anti_fraud_service_id: str,
        body: t.AntiFraudServiceUpdate,
        **options: Unpack[CallOptions],
    ) -> t.AntiFraudServiceDetails:
        """Change the given fields of an anti-fraud service.

        What is left out stays. Payments that are under review stay with the service that wants it. Scope: `anti-fraud-services.write`. People confirm it; see Confirmations.
        """
        ...

    async def delete(
        self,
        anti_fraud_service_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete an anti-fraud service.

        It is asked no more. What it wants to be reviewed is still resolved, and it is told of how that ended. Scope: `anti-fraud-services.write`. People confirm it; see Confirmations.
        """
        ...


class ApiKeyPairsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.ApiKeyPairCreate,
        **options: Unpack[CallOptions],
    ) -> t.ApiKeyPair:
        """Make a key pair; the private key is in this answer and never again.

        Makes a P-521 or RSA key pair, or takes a public key that you made. Nobody grants more than they hold: roles and merchant accounts must be the caller's own. Scope: `api-key-pairs.write`. People confirm it; see Confirmations.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.ApiKeyPair, t.ApiKeyPairs]:
        """List the keys that may sign tokens for this instance.

        Newest first. A caller that is bound to merchant accounts sees only keys of those. Scope: `api-key-pairs.read`.
        """
        ...

    async def delete(
        self,
        api_key_pair_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a key; tokens signed with it stop working.

        Its tokens are refused everywhere within two seconds. The same public key can never be registered again. Scope: `api-key-pairs.write`. People confirm it; see Confirmations.
        """
        ...

    async def get(
        self,
        api_key_pair_id: str,
        **options: Unpack[CallOptions],
    ) -> t.ApiKeyPair:
        """Read a key pair.

        A caller that is bound to merchant accounts sees only keys of those. Scope: `api-key-pairs.read`.
        """
        ...

    async def update(
        self,
        api_key_pair_id: str,
        body: t.ApiKeyPairUpdate,
        **options: Unpack[CallOptions],
    ) -> t.ApiKeyPair:
        """Rename a key, turn it on or off, or change its roles.

        What is left out stays. Tokens of a key that is turned off are refused everywhere within two seconds. Scope: `api-key-pairs.write`. People confirm it; see Confirmations.
        """
        ...


class ApprovalLimitsGroup(Group):
    __slots__ = ()

    async def get(
        self,
        **options: Unpack[CallOptions],
    ) -> t.ApprovalLimits:
        """Read from which amounts on a second person has to agree.

        To what people do at the dashboard; keys are not asked. Scope: `merchant-accounts.read`.
        """
        ...

    async def update(
        self,
        body: t.ApprovalLimitsUpdate,
        **options: Unpack[CallOptions],
    ) -> t.ApprovalLimits:
        """Set from which amounts on a second person has to agree.

        Replaces them all. Where there are any, a second person has to agree to this, too, and to new API keys, people and roles: nobody goes around it alone. 409 where nobody else could agree. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
        """
        ...


class AuditLogsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        action: Optional[t.AuditLogActionInput] = ...,
        user_id: Optional[str] = ...,
        api_key_pair_id: Optional[str] = ...,
        resource_type: Optional[str] = ...,
        resource_id: Optional[str] = ...,
        agent_mandate_id: Optional[str] = ...,
        created_at_gte: Optional[str] = ...,
        created_at_lte: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.AuditLogEntry, t.AuditLogEntries]:
        """List who changed what.

        Newest first: every write that succeeded, with its key, record and time, and never its content. Scope: `audit-logs.read`.
        """
        ...


class BalancesGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        currency: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Balance, t.Balances]:
        """Read the ledger balances of a merchant account, one for each currency.

        Computed from the ledger's postings. Settled less fees, chargebacks and payouts is what reached the merchant. Scope: `transactions.read`.
        """
        ...


class BankStatementsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.BankStatementCreate,
        **options: Unpack[CallOptions],
    ) -> t.BankStatementUpload:
        """Upload a file with bank statements.

        It is read at once, and answered with a statement for each account and period in it. A statement is taken once, and so is each line, in whatever file it comes again: what was there already is answered as it is. What cannot be read is told, and never guessed; 422 where it is none of that format. Scope: `transactions.write`.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        account: Optional[str] = ...,
        currency: Optional[List[str]] = ...,
        closes_on_gte: Optional[str] = ...,
        closes_on_lte: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.BankStatement, t.BankStatements]:
        """List bank statements, the last uploaded first.

        Filters are joined by and; a list of values by or. Scope: `transactions.read`.
        """
        ...

    async def get(
        self,
        bank_statement_id: str,
        **options: Unpack[CallOptions],
    ) -> t.BankStatement:
        """Read a bank statement, and what of its file could not be read.

        It never changes. Scope: `transactions.read`.
        """
        ...

    @property
    def lines(self) -> BankStatementsLinesGroup: ...


class BankStatementsLinesGroup(Group):
    __slots__ = ()

    def list(
        self,
        bank_statement_id: str,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.BankStatementLine, t.BankStatementLines]:
        """List the lines of a bank statement, in its order.

        Those that an earlier statement had are listed there. Scope: `transactions.read`.
        """
        ...


class BuyersGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.BuyerCreate,
        **options: Unpack[CallOptions],
    ) -> t.Buyer:
        """Create a buyer.

        A buyer groups stored payment methods, gift cards and addresses of one merchant account. Scope: `buyers.write`.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        search: Optional[str] = ...,
        external_identifier: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Buyer, t.Buyers]:
        """List buyers, newest first.

        Newest first. Scope: `buyers.read`.
        """
        ...

    async def delete(
        self,
        buyer_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a buyer.

        Deletes the buyer's addresses too. Stored payment methods stay usable by their id; transactions keep what they knew. Scope: `buyers.write`.
        """
        ...

    async def get(
        self,
        buyer_id: str,
        **options: Unpack[CallOptions],
    ) -> t.Buyer:
        """Read a buyer.

        Another merchant account's buyer is 404. Scope: `buyers.read`.
        """
        ...

    async def update(
        self,
        buyer_id: str,
        body: t.BuyerUpdate,
        **options: Unpack[CallOptions],
    ) -> t.Buyer:
        """Change the given fields of a buyer, deeply; null clears.

        A merge patch (RFC 7396): what is left out stays, null clears, and objects merge as deep as they go. Scope: `buyers.write`.
        """
        ...

    @property
    def gift_cards(self) -> BuyersGiftCardsGroup: ...

    @property
    def payment_methods(self) -> BuyersPaymentMethodsGroup: ...

    @property
    def shipping_details(self) -> BuyersShippingDetailsGroup: ...


class BuyersGiftCardsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        buyer_external_identifier: Optional[str] = ...,
        buyer_id: Optional[str] = ...,
        sort_by: Optional[Literal["last_used_at", "usage_count", "cit_last_used_at", "cit_usage_count"]] = ...,
        order_by: Optional[Literal["asc", "desc"]] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.GiftCardSummary, t.GiftCardSummaries]:
        """List the gift cards of one buyer, most recent or most used first.

        At most 1,000, without pages, each with what the provider says is left on it. Scope: `gift-cards.read`.
        """
        ...


class BuyersPaymentMethodsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        buyer_id: Optional[str] = ...,
        buyer_external_identifier: Optional[str] = ...,
        sort_by: Optional[Literal["last_used_at", "usage_count", "cit_last_used_at", "cit_usage_count"]] = ...,
        order_by: Optional[Literal["asc", "desc"]] = ...,
        country: Optional[str] = ...,
        currency: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.PaymentMethodSummary, t.PaymentMethodSummaries]:
        """List what one buyer can pay with, most recent or most used first.

        At most 200, without pages, and only what can be charged. Scope: `payment-methods.read`. Front ends may call it with an embed token, within what the token pins.
        """
        ...


class BuyersShippingDetailsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        buyer_id: str,
        body: t.ShippingDetailsCreateInput,
        **options: Unpack[CallOptions],
    ) -> t.ShippingDetails:
        """Add a shipping address to a buyer.

        A payment can name it with `shipping_details_id`. Scope: `buyers.write`.
        """
        ...

    def list(
        self,
        buyer_id: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.ShippingDetails, t.ShippingDetailsList]:
        """List the shipping addresses of a buyer.

        All of the buyer, without pages. Scope: `buyers.read`.
        """
        ...

    async def delete(
        self,
        buyer_id: str,
        shipping_details_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a shipping address.

        Transactions keep what they knew of it. Scope: `buyers.write`.
        """
        ...

    async def get(
        self,
        buyer_id: str,
        shipping_details_id: str,
        **options: Unpack[CallOptions],
    ) -> t.ShippingDetails:
        """Read a shipping address.

        404 where the address is another buyer's. Scope: `buyers.read`.
        """
        ...

    async def update(
        self,
        buyer_id: str,
        shipping_details_id: str,
        body: t.ShippingDetailsUpdate,
        **options: Unpack[CallOptions],
    ) -> t.ShippingDetails:
        """Change the given fields of a shipping address.

        What is left out stays, null clears, and the address merges. Scope: `buyers.write`.
        """
        ...


class CapabilitiesGroup(Group):
    __slots__ = ()

    async def get(
        self,
        **options: Unpack[CallOptions],
    ) -> t.Capabilities:
        """Read what this instance is and can do.

        Nothing in it is secret, and still nobody sees any of it without a token or a session: 401. For every key and every person, whatever they may do.
        """
        ...


class CapturesGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.CaptureCreate,
        **options: Unpack[KeyedOptions],
    ) -> t.Capture:
        """Capture all or part of an authorized transaction named in the body.

        The same as capturing under the transaction's path. Answers the capture instead of the transaction. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
        """
        ...


class CardDetailsGroup(Group):
    __slots__ = ()

    async def get(
        self,
        *,
        currency: str,
        bin: Optional[str] = ...,
        payment_method_id: Optional[str] = ...,
        country: Optional[str] = ...,
        amount: Optional[int] = ...,
        intent: Optional[t.TransactionIntentInput] = ...,
        is_subsequent_payment: Optional[bool] = ...,
        merchant_initiated: Optional[bool] = ...,
        metadata: Optional[str] = ...,
        payment_source: Optional[t.TransactionPaymentSourceInput] = ...,
        **options: Unpack[CallOptions],
    ) -> t.CardDetail:
        """Look up what the first digits of a card say about it.

        The built-in table knows documented test cards; the setting `RAILYARD_BIN_FILE` names one for real cards. What the first digits say is the same for every payment: all parameters but `bin` and `payment_method_id` are taken as published, and change nothing in the answer. Scope: `bin-checker.read`. Front ends may call it with an embed token, within what the token pins.
        """
        ...


class CardExportsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.CardExportCreate,
        **options: Unpack[CallOptions],
    ) -> t.CardExport:
        """Ask for an export of all stored cards, as the first of two people.

        A second person always has to agree, whatever the approval limits are. The answer is a permission for three days, and no file: whoever runs the vault makes it with `./railyard export-cards`, encrypted to this key. For people who are logged in at the dashboard, with a role that has `merchant-accounts.write`. People confirm it; see Confirmations.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.CardExport, t.CardExports]:
        """List exports of stored cards that two people agreed to.

        Newest first. Scope: `merchant-accounts.read`.
        """
        ...

    async def get(
        self,
        card_export_id: str,
        **options: Unpack[CallOptions],
    ) -> t.CardExport:
        """Read who agreed to an export of stored cards, and whether its file was made.

        No card is in it, nor is the file here. Scope: `merchant-accounts.read`.
        """
        ...


class CardSchemeDefinitionsGroup(Group):
    __slots__ = ()

    def list(
        self,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.CardSchemeDefinition, t.CardSchemeDefinitions]:
        """List the card schemes that the service knows.

        With a name and a picture of each, for use in front ends. Scope: `card-scheme-definitions.read`.
        """
        ...


class ChargebacksGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        ingested_at_lte: Optional[str] = ...,
        ingested_at_gte: Optional[str] = ...,
        posted_at_lte: Optional[str] = ...,
        posted_at_gte: Optional[str] = ...,
        type: Optional[List[t.ChargebackLineType]] = ...,
        transaction_id: Optional[str] = ...,
        refund_id: Optional[str] = ...,
        payment_service_report_id: Optional[str] = ...,
        payment_service_report_file_id: Optional[str] = ...,
        payment_service_id: Optional[List[str]] = ...,
        currency: Optional[List[str]] = ...,
        amount_eq: Optional[int] = ...,
        amount_lte: Optional[int] = ...,
        amount_gte: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.SettlementLine, t.SettlementLines]:
        """List chargebacks of all transactions, and those that were reversed, latest first.

        Lines of the processors' reports, by when they reached this instance; they never change. Filters are joined by and; a list of values by or. Scope: `transactions.read`.
        """
        ...


class CheckoutGroup(Group):
    __slots__ = ()

    @property
    def sessions(self) -> CheckoutSessionsGroup: ...


class CheckoutSessionsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: Optional[Union[t.CheckoutSessionUpdate, None]] = ...,
        **options: Unpack[CallOptions],
    ) -> t.CheckoutSession:
        """Open a checkout session; the body may be left out.

        A session carries card data from a front end to your server's payment, which never sees it. It lives an hour unless `expires_in` says otherwise. Scope: `checkout-sessions.write`.
        """
        ...

    async def delete(
        self,
        session_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a checkout session and the card data in it.

        The number in it is destroyed with it, unless a payment method took it over. Scope: `checkout-sessions.write`.
        """
        ...

    async def get(
        self,
        session_id: str,
        **options: Unpack[CallOptions],
    ) -> t.CheckoutSession:
        """Read a checkout session and what is known of its payment method.

        Shows the card's first and last digits, never the number. An expired session is 404. Scope: `checkout-sessions.read`.
        """
        ...

    async def update(
        self,
        session_id: str,
        body: t.CheckoutSessionUpdate,
        **options: Unpack[CallOptions],
    ) -> t.CheckoutSession:
        """Change what a checkout session is for.

        What is left out stays, null clears, lists and objects are replaced whole. Scope: `checkout-sessions.write`.
        """
        ...

    @property
    def acquirer(self) -> CheckoutSessionsAcquirerGroup: ...

    @property
    def card_details(self) -> CheckoutSessionsCardDetailsGroup: ...

    @property
    def fields(self) -> CheckoutSessionsFieldsGroup: ...

    @property
    def three_d_secure(self) -> CheckoutSessionsThreeDSecureGroup: ...


class CheckoutSessionsAcquirerGroup(Group):
    __slots__ = ()

    async def get(
        self,
        session_id: str,
        **options: Unpack[CallOptions],
    ) -> Any:
        """Read the acquirer data that 3-D Secure in the page needs.

        The merchant account's 3-D Secure configuration for the card's scheme and the session's currency; 404 without one. The session's id is the credential. No token: what stands in the address is the credential.
        """
        ...


class CheckoutSessionsCardDetailsGroup(Group):
    __slots__ = ()

    async def get(
        self,
        session_id: str,
        body: t.CheckoutSessionCardDetailsRequest,
        **options: Unpack[CallOptions],
    ) -> t.CheckoutSessionCardDetails:
        """Look up card details for a checkout session.

        For front ends: no token, the session's id is the credential. The digits are looked up and not kept. No token: what stands in the address is the credential.
        """
        ...


class CheckoutSessionsFieldsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        session_id: str,
        body: t.CheckoutSessionSecureFields,
        **options: Unpack[CallOptions],
    ) -> None:
        """Put card data into a checkout session; its id is the credential.

        For front ends: no token, the session's id is the credential. 50 calls a minute and session are let through. New fields take the place of the old ones, whose number is destroyed at once. No token: what stands in the address is the credential.
        """
        ...

    async def update(
        self,
        session_id: str,
        body: t.CheckoutSessionSecureFields,
        **options: Unpack[CallOptions],
    ) -> None:
        """Put card data into a checkout session; its id is the credential.

        For front ends: no token, the session's id is the credential. 50 calls a minute and session are let through. New fields take the place of the old ones, whose number is destroyed at once. No token: what stands in the address is the credential.
        """
        ...


class CheckoutSessionsThreeDSecureGroup(Group):
    __slots__ = ()

    async def create(
        self,
        session_id: str,
        body: Optional[Union[t.CheckoutSessionThreeDSecureCreate, None]] = ...,
        **options: Unpack[CallOptions],
    ) -> t.CheckoutSessionThreeDSecure:
        """Authenticate the cardholder of a checkout session, without a transaction.

        Opens an approval page for the card in the session, which asks the browser what the issuer wants to know of it. The result stays with the session, for a payment of no more than this amount in this currency, or for vaulting. Scope: `checkout-sessions.write`.
        """
        ...

    async def get(
        self,
        session_id: str,
        **options: Unpack[CallOptions],
    ) -> t.CheckoutSessionThreeDSecure:
        """Read the result of 3-D Secure for a checkout session.

        `pending` until the buyer is back. Scope: `checkout-sessions.read`.
        """
        ...

    async def authenticate(
        self,
        session_id: str,
        body: t.NativeThreeDSecureAuthenticate,
        **options: Unpack[CallOptions],
    ) -> t.NativeThreeDSecureResult:
        """Authenticate the cardholder with what a native 3-D Secure SDK collected.

        The second step of a native app. The session's id is the credential. The result stays with the session, and a payment with it uses the proof. No token: what stands in the address is the credential.
        """
        ...

    async def get_version(
        self,
        session_id: str,
        **options: Unpack[CallOptions],
    ) -> t.NativeThreeDSecureVersion:
        """Ask which 3-D Secure version a native app should speak for this card.

        The first step of a native app. The session's id is the credential. Anything but 200 means: go on without 3-D Secure. No token: what stands in the address is the credential.
        """
        ...


class ConfirmationsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.ConfirmationCreate,
        **options: Unpack[CallOptions],
    ) -> t.Confirmation:
        """Ask what to sign for a call that people confirm.

        Answers the sentence to show and the challenge for the passkey. The call then carries both in `x-railyard-confirmation`: the id, a dot, and the assertion as base64url of its JSON. It is good for this session, method, path and these bytes, once, for two minutes. For people who are logged in at the dashboard, whatever their roles.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        status: Optional[Literal["waiting"]] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Confirmation, t.Confirmations]:
        """List what people have confirmed, or what waits for a second person.

        Newest first. Those of the instance stand with the merchant account `default`. Whoever may not make such a call themselves sees only their own. For people who are logged in at the dashboard, whatever their roles.
        """
        ...

    async def get(
        self,
        confirmation_id: str,
        **options: Unpack[CallOptions],
    ) -> t.Confirmation:
        """Read a confirmation.

        Of the caller, or of a call that the caller might make as well. For people who are logged in at the dashboard, whatever their roles.
        """
        ...

    async def approve(
        self,
        confirmation_id: str,
        body: Optional[Union[t.ConfirmationApprove, None]] = ...,
        **options: Unpack[CallOptions],
    ) -> t.Confirmation:
        """Agree, as the second person, to a call that waits.

        By whoever might make the call themselves, and did not ask for it, under no other address of theirs either. They sign the same challenge. Whoever asked can then send the call, with the id alone in `x-railyard-confirmation`. For people who are logged in at the dashboard, whatever their roles.
        """
        ...

    async def decline(
        self,
        confirmation_id: str,
        body: Optional[Union[t.ConfirmationDecline, None]] = ...,
        **options: Unpack[CallOptions],
    ) -> t.Confirmation:
        """Say no to a call that waits, or take it back.

        By a second person, or by whoever asked, until the call has come. For people who are logged in at the dashboard, whatever their roles.
        """
        ...


class DigitalWalletsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.DigitalWalletCreate,
        **options: Unpack[CallOptions],
    ) -> t.DigitalWallet:
        """Register a digital wallet; one for each provider.

        The keys that open tokens are made in the vault and never leave it; their public halves are in `fields`. A second wallet of a provider is 409. Scope: `digital-wallets.write`. People confirm it; see Confirmations.
        """
        ...

    def list(
        self,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.DigitalWallet, t.DigitalWallets]:
        """List registered digital wallets.

        All of the merchant account, without pages. Scope: `digital-wallets.read`.
        """
        ...

    async def delete(
        self,
        digital_wallet_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Remove a digital wallet.

        Its keys are destroyed: tokens that were made for it open no more. Scope: `digital-wallets.write`. People confirm it; see Confirmations.
        """
        ...

    async def get(
        self,
        digital_wallet_id: str,
        **options: Unpack[CallOptions],
    ) -> t.DigitalWallet:
        """Read a digital wallet.

        Another merchant account's wallet is 404. Scope: `digital-wallets.read`.
        """
        ...

    async def update(
        self,
        digital_wallet_id: str,
        body: t.DigitalWalletUpdate,
        **options: Unpack[CallOptions],
    ) -> t.DigitalWallet:
        """Change the given fields of a digital wallet.

        What is left out stays. What names you at the provider is fixed at registration. Scope: `digital-wallets.write`. People confirm it; see Confirmations.
        """
        ...

    @property
    def apple(self) -> DigitalWalletsAppleGroup: ...

    @property
    def click_to_pay(self) -> DigitalWalletsClickToPayGroup: ...

    @property
    def google(self) -> DigitalWalletsGoogleGroup: ...

    @property
    def paze(self) -> DigitalWalletsPazeGroup: ...

    @property
    def domains(self) -> DigitalWalletsDomainsGroup: ...


class DigitalWalletsAppleGroup(Group):
    __slots__ = ()

    @property
    def session(self) -> DigitalWalletsAppleSessionGroup: ...


class DigitalWalletsAppleSessionGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.ApplePaySessionRequest,
        **options: Unpack[CallOptions],
    ) -> Dict[str, Any]:
        """Open an Apple Pay merchant session.

        Answers Apple's merchant session as it came; the page hands it to `completeMerchantValidation`. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
        """
        ...


class DigitalWalletsClickToPayGroup(Group):
    __slots__ = ()

    @property
    def session(self) -> DigitalWalletsClickToPaySessionGroup: ...


class DigitalWalletsClickToPaySessionGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.ClickToPaySessionRequest,
        **options: Unpack[CallOptions],
    ) -> t.ClickToPaySession:
        """Get what Click to Pay needs to start for a checkout session.

        For front ends: no token, the checkout session's id is the credential. No token: what stands in the address is the credential.
        """
        ...


class DigitalWalletsGoogleGroup(Group):
    __slots__ = ()

    @property
    def session(self) -> DigitalWalletsGoogleSessionGroup: ...


class DigitalWalletsGoogleSessionGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.GooglePaySessionRequest,
        **options: Unpack[CallOptions],
    ) -> t.GooglePaySession:
        """Open a Google Pay session.

        The token is good for the domain that asked, whichever it is. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
        """
        ...


class DigitalWalletsPazeGroup(Group):
    __slots__ = ()

    @property
    def session(self) -> DigitalWalletsPazeSessionGroup: ...


class DigitalWalletsPazeSessionGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.PazeSessionRequest,
        **options: Unpack[CallOptions],
    ) -> Union[t.PazeWebSession, t.PazeMobileSession]:
        """Open a Paze session for the web or a mobile app.

        Pages get the client, apps an access token and a session id for the next steps as well. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
        """
        ...

    async def complete(
        self,
        body: t.PazeSessionCompleteRequest,
        **options: Unpack[CallOptions],
    ) -> t.PazeSessionComplete:
        """Finish a Paze mobile session and get its payload.

        The third step of an app. `securePayload` then pays. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
        """
        ...

    async def create_mobile(
        self,
        body: t.PazeMobileSessionCreateRequest,
        **options: Unpack[CallOptions],
    ) -> t.PazeMobileSessionCreate:
        """Start a Paze session in a mobile app.

        The first step of an app: opens Paze's page. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
        """
        ...

    async def review(
        self,
        body: t.PazeSessionReviewRequest,
        **options: Unpack[CallOptions],
    ) -> t.PazeSessionReview:
        """Read what the buyer chose in a Paze mobile session.

        The second step of an app: what to show before the buyer agrees. Scope: `digital-wallets.write`. Front ends may call it with an embed token, within what the token pins.
        """
        ...


class DigitalWalletsDomainsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        digital_wallet_id: str,
        body: t.DigitalWalletDomain,
        **options: Unpack[CallOptions],
    ) -> Any:
        """Register a domain for a digital wallet.

        May be repeated. Scope: `digital-wallets.write`.
        """
        ...

    async def delete(
        self,
        digital_wallet_id: str,
        body: t.DigitalWalletDomain,
        **options: Unpack[CallOptions],
    ) -> None:
        """Remove a domain from a digital wallet.

        Takes the domain in the body. May be repeated. Scope: `digital-wallets.write`.
        """
        ...


class DisputesGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        totals: Optional[bool] = ...,
        order_by: Optional[Literal["created_at", "respond_by"]] = ...,
        status: Optional[List[t.DisputeStatusInput]] = ...,
        stage: Optional[List[t.DisputeStageInput]] = ...,
        reason: Optional[List[t.DisputeReasonInput]] = ...,
        transaction_id: Optional[str] = ...,
        payment_service_id: Optional[str] = ...,
        payment_service_dispute_id: Optional[str] = ...,
        respond_by_lte: Optional[str] = ...,
        respond_by_gte: Optional[str] = ...,
        created_at_lte: Optional[str] = ...,
        created_at_gte: Optional[str] = ...,
        currency: Optional[str] = ...,
        amount_eq: Optional[int] = ...,
        amount_gte: Optional[int] = ...,
        amount_lte: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.DisputeSummary, t.DisputeSummaries]:
        """List disputes.

        Newest first. `order_by=respond_by` gives those that need a response, and what is due first. Scope: `disputes.read`.
        """
        ...

    async def get(
        self,
        dispute_id: str,
        **options: Unpack[CallOptions],
    ) -> t.Dispute:
        """Read a dispute.

        With its draft, what was sent, and its history. Scope: `disputes.read`.
        """
        ...

    async def accept(
        self,
        dispute_id: str,
        **options: Unpack[KeyedOptions],
    ) -> t.Dispute:
        """Accept the claim: the money stays with the buyer.

        It cannot be taken back. 422 where the processor has no such operation. Scope: `disputes.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
        """
        ...

    async def submit(
        self,
        dispute_id: str,
        **options: Unpack[KeyedOptions],
    ) -> t.Dispute:
        """Hand the draft in at the processor, for good.

        Once for each stage. A response that is `processing` may have arrived: it is found out, do not submit again. 409 where the dispute waits for no answer or its time is over; 422 where it is answered in the dashboard of the processor (`answered_here` false), or the draft is not what the processor takes. Scope: `disputes.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
        """
        ...

    @property
    def evidence(self) -> DisputesEvidenceGroup: ...

    @property
    def files(self) -> DisputesFilesGroup: ...


class DisputesEvidenceGroup(Group):
    __slots__ = ()

    async def update(
        self,
        dispute_id: str,
        body: t.DisputeEvidenceUpdate,
        **options: Unpack[KeyedOptions],
    ) -> t.Dispute:
        """Write texts of the draft.

        Nothing is sent. What is left out stays as it is, and null removes it. 409 where the dispute waits for no answer. Scope: `disputes.write`. Send an Idempotency-Key to repeat it safely.
        """
        ...


class DisputesFilesGroup(Group):
    __slots__ = ()

    async def create(
        self,
        dispute_id: str,
        body: t.DisputeFileCreate,
        **options: Unpack[KeyedOptions],
    ) -> t.DisputeFile:
        """Add a file to the draft.

        PDF, JPEG or PNG by its first bytes, within the limits of the processor (`file_limits`). Nothing is sent. The bytes are sealed like card data. Leave card numbers out of files: nobody looks for them there. Scope: `disputes.write`. Send an Idempotency-Key to repeat it safely.
        """
        ...

    async def delete(
        self,
        dispute_id: str,
        file_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Take a file out of the draft.

        Its bytes are destroyed. 409 for one that was submitted. Scope: `disputes.write`.
        """
        ...

    async def get(
        self,
        dispute_id: str,
        file_id: str,
        **options: Unpack[CallOptions],
    ) -> t.DisputeFileContent:
        """Read a file of a dispute, with its bytes.

        404 once it was deleted, or is no longer kept. Scope: `disputes.read`.
        """
        ...


class EmbeddedCheckoutsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.EmbeddedCheckoutCreate,
        **options: Unpack[CallOptions],
    ) -> t.EmbeddedCheckout:
        """Open a checkout to show in a page of yours.

        A payment link of one hour that lists leave out. `@railyard/embed` calls this with the token of a front end, and shows the answer's `url` in a frame. The merchant account's `front_end_origins` may show it. Scope: `payment-links.write`. Front ends may call it with an embed token, within what the token pins.
        """
        ...

    async def update(
        self,
        embedded_checkout_id: str,
        body: t.EmbeddedCheckoutUpdate,
        **options: Unpack[CallOptions],
    ) -> t.EmbeddedCheckout:
        """Change your reference of an embedded checkout before it is paid.

        For what is known only when the buyer presses the button. A token that pins another amount is refused, since the buyer sees the first: open another checkout. Scope: `payment-links.write`. Front ends may call it with an embed token, within what the token pins.
        """
        ...


class EventsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        name: Optional[t.WebhookEventNameInput] = ...,
        resource_id: Optional[str] = ...,
        created_at_gte: Optional[str] = ...,
        created_at_lte: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Event, t.Events]:
        """List what happened, or follow it.

        Newest first, for as long as events are kept, whether or not a webhook subscription is told of them. A page may be short while more follow. With `Accept: text/event-stream` it is a stream of what happens from now on, or after the event of `Last-Event-ID`: `data:` is the payload. An event may come twice after a pause, under the same id; none is left out. Times and cursors are of the list only. Scope: `events.read`.
        """
        ...


class ExperimentsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.ExperimentCreate,
        **options: Unpack[CallOptions],
    ) -> t.Experiment:
        """Plan a routing experiment.

        No payment is dealt to its arms before a rule has its `outcome`. The answer says how many payments it takes, and how many days at the traffic so far. Scope: `flows.write`.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        state: Optional[Union[t.ExperimentStateInput, None]] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Experiment, t.Experiments]:
        """List routing experiments.

        Newest first. Scope: `flows.read`.
        """
        ...

    async def get(
        self,
        experiment_id: str,
        **options: Unpack[CallOptions],
    ) -> t.Experiment:
        """Read a routing experiment and what has come of it.

        Payments are counted some seconds after their result is known. Scope: `flows.read`.
        """
        ...

    async def end(
        self,
        experiment_id: str,
        body: Optional[Union[t.ExperimentEnd, None]] = ...,
        **options: Unpack[CallOptions],
    ) -> t.Experiment:
        """End a routing experiment before it ends by itself.

        It names no winner. The rules that name it go on with what one arm tries, in a new version of the flow. Scope: `flows.write`. People confirm it; see Confirmations.
        """
        ...


class FlowsGroup(Group):
    __slots__ = ()

    async def get(
        self,
        flow: str,
        **options: Unpack[CallOptions],
    ) -> t.Flow:
        """Read the rules of a flow by action, in the order in which they are tried.

        A flow without rules has its actions with empty lists. Scope: `flows.read`.
        """
        ...

    @property
    def actions(self) -> FlowsActionsGroup: ...

    @property
    def drafts(self) -> FlowsDraftsGroup: ...

    @property
    def replays(self) -> FlowsReplaysGroup: ...

    @property
    def versions(self) -> FlowsVersionsGroup: ...


class FlowsActionsGroup(Group):
    __slots__ = ()

    @property
    def outcomes(self) -> FlowsActionsOutcomesGroup: ...

    @property
    def rules(self) -> FlowsActionsRulesGroup: ...


class FlowsActionsOutcomesGroup(Group):
    __slots__ = ()

    def list(
        self,
        flow: str,
        action: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.FlowOutcome, t.FlowOutcomes]:
        """List what an action can decide.

        From the payment services and the methods of this merchant account as they are now. Scope: `flows.read`.
        """
        ...


class FlowsActionsRulesGroup(Group):
    __slots__ = ()

    async def create(
        self,
        flow: str,
        action: str,
        body: t.FlowRuleCreate,
        **options: Unpack[CallOptions],
    ) -> t.FlowRule:
        """Add a rule to an action of a flow.

        It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: `flows.write`. People confirm it; see Confirmations.
        """
        ...

    async def order(
        self,
        flow: str,
        action: str,
        body: t.FlowRuleOrder,
        **options: Unpack[CallOptions],
    ) -> t.FlowActionRules:
        """Put all rules of an action in a new order at once.

        Every rule must be named once, so that no order is half done. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: `flows.write`. People confirm it; see Confirmations.
        """
        ...

    async def delete(
        self,
        flow: str,
        action: str,
        rule_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a rule.

        The rules after it move up. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: `flows.write`. People confirm it; see Confirmations.
        """
        ...

    async def get(
        self,
        flow: str,
        action: str,
        rule_id: str,
        **options: Unpack[CallOptions],
    ) -> t.FlowRule:
        """Read a rule.

        As it stands in the version that counts now. Scope: `flows.read`.
        """
        ...

    async def update(
        self,
        flow: str,
        action: str,
        rule_id: str,
        body: t.FlowRuleUpdate,
        **options: Unpack[CallOptions],
    ) -> t.FlowRule:
        """Change the given fields of a rule.

        What is left out stays. It counts for the next payment. Every change makes a new version of the flow, and all are kept. Scope: `flows.write`. People confirm it; see Confirmations.
        """
        ...


class FlowsDraftsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        flow: str,
        body: Optional[Union[t.FlowDraftCreate, None]] = ...,
        **options: Unpack[CallOptions],
    ) -> t.FlowDraft:
        """Begin a draft of a flow from the rules that count now.

        Nothing is decided by a draft until it is published. Scope: `flows.write`.
        """
        ...

    def list(
        self,
        flow: str,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.FlowDraft, t.FlowDrafts]:
        """List the drafts of a flow, newest first.

        A draft that was published is one no more. Scope: `flows.read`.
        """
        ...

    async def delete(
        self,
        flow: str,
        draft_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Throw a draft away.

        The flow stays as it is. Scope: `flows.write`.
        """
        ...

    async def get(
        self,
        flow: str,
        draft_id: str,
        **options: Unpack[CallOptions],
    ) -> t.FlowDraft:
        """Read a draft with its rules.

        Its rules were checked when they were written. Scope: `flows.read`.
        """
        ...

    async def update(
        self,
        flow: str,
        draft_id: str,
        body: t.FlowDraftUpdate,
        **options: Unpack[CallOptions],
    ) -> t.FlowDraft:
        """Change a draft.

        The rules of each action that is given are replaced as a whole. Scope: `flows.write`.
        """
        ...

    async def check(
        self,
        flow: str,
        draft_id: str,
        **options: Unpack[CallOptions],
    ) -> t.FlowCheck:
        """Look a draft over before it counts.

        How many decisions each rule made of late, which rules no payment ever reaches, and what names a payment service that cannot be tried. Scope: `flows.read`.
        """
        ...

    async def compare(
        self,
        flow: str,
        draft_id: str,
        **options: Unpack[CallOptions],
    ) -> t.FlowDifference:
        """Compare a draft with the rules that count now.

        What publishing it would change. Scope: `flows.read`.
        """
        ...

    async def evaluate(
        self,
        flow: str,
        draft_id: str,
        body: t.FlowEvaluate,
        **options: Unpack[CallOptions],
    ) -> t.FlowEvaluation:
        """Try one payment against a draft, rule by rule.

        Says of each rule whether it applies or which condition fails, and what would be done. Nothing is written, and nobody else is asked: no anti-fraud service, no payment service. `unknown` says what that leaves open. Scope: `flows.read`.
        """
        ...

    async def publish(
        self,
        flow: str,
        draft_id: str,
        **options: Unpack[CallOptions],
    ) -> t.FlowVersion:
        """Let the rules of a draft count.

        Makes a new version of the flow and ends the draft. 409 where the flow has changed since the draft was begun: compare, and publish a draft of what counts now. Scope: `flows.write`. People confirm it; see Confirmations.
        """
        ...

    @property
    def replays(self) -> FlowsDraftsReplaysGroup: ...


class FlowsDraftsReplaysGroup(Group):
    __slots__ = ()

    async def create(
        self,
        flow: str,
        draft_id: str,
        body: Optional[Union[t.FlowReplayCreate, None]] = ...,
        **options: Unpack[CallOptions],
    ) -> t.FlowReplay:
        """Find out what a draft would have decided on the payments of a period.

        A worker decides them again from what their decisions saw, and asks no payment service. The draft is taken as it is now. 422 for the checkout flow, whose answers are not kept. Scope: `flows.write`.
        """
        ...


class FlowsReplaysGroup(Group):
    __slots__ = ()

    async def get(
        self,
        flow: str,
        replay_id: str,
        **options: Unpack[CallOptions],
    ) -> t.FlowReplay:
        """Read how far a replay is, and what it found.

        The report is made of what was counted so far. Scope: `flows.read`.
        """
        ...


class FlowsVersionsGroup(Group):
    __slots__ = ()

    def list(
        self,
        flow: str,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.FlowVersionSummary, t.FlowVersions]:
        """List the versions of a flow, newest first.

        Every version is kept, since decisions refer to the one that made them. Scope: `flows.read`.
        """
        ...

    async def get(
        self,
        flow: str,
        number: Union[str, int],
        **options: Unpack[CallOptions],
    ) -> t.FlowVersion:
        """Read a version of a flow with its rules.

        A version never changes. Scope: `flows.read`.
        """
        ...

    async def check(
        self,
        flow: str,
        number: Union[str, int],
        **options: Unpack[CallOptions],
    ) -> t.FlowCheck:
        """Look the rules of a version over.

        How many decisions each rule made of late, which rules no payment ever reaches, and what names a payment service that cannot be tried. Scope: `flows.read`.
        """
        ...

    async def compare(
        self,
        flow: str,
        number: Union[str, int],
        *,
        from_: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> t.FlowDifference:
        """Compare a version of a flow with another one, rule by rule.

        Rules are the same where their ids are. Scope: `flows.read`.
        """
        ...

    async def evaluate(
        self,
        flow: str,
        number: Union[str, int],
        body: t.FlowEvaluate,
        **options: Unpack[CallOptions],
    ) -> t.FlowEvaluation:
        """Try one payment against a version of a flow, rule by rule.

        Says of each rule whether it applies or which condition fails, and what would be done. Nothing is written, and nobody else is asked: no anti-fraud service, no payment service. `unknown` says what that leaves open. Scope: `flows.read`.
        """
        ...

    async def restore(
        self,
        flow: str,
        number: Union[str, int],
        body: Optional[Union[t.FlowRestore, None]] = ...,
        **options: Unpack[CallOptions],
    ) -> t.FlowVersion:
        """Let the rules of an earlier version count again.

        Makes a new version with these rules. They are checked again: a payment service may be gone. Scope: `flows.write`. People confirm it; see Confirmations.
        """
        ...


class FraudListEntriesGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.FraudListEntryCreate,
        **options: Unpack[CallOptions],
    ) -> t.FraudListEntry:
        """Take no more payments from a card, a buyer, an address or a device; or let one pass.

        Payments that it fits are declined with `fraud_list_match` before anybody is asked, and the card is not stored. It counts at once in the process that took it, and within a second in the others. What is on the list already is answered 409. Scope: `fraud-lists.write`.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        effect: Optional[t.FraudListEffectInput] = ...,
        kind: Optional[List[t.FraudListKindInput]] = ...,
        value: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.FraudListEntry, t.FraudListEntries]:
        """List the entries of the fraud list, the newest first.

        Without those that are over. Filters are joined by and; a list of values by or. Scope: `fraud-lists.read`.
        """
        ...

    async def delete(
        self,
        fraud_list_entry_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Take an entry off the fraud list.

        Payments that were declined because of it stay so. Scope: `fraud-lists.write`.
        """
        ...

    async def get(
        self,
        fraud_list_entry_id: str,
        **options: Unpack[CallOptions],
    ) -> t.FraudListEntry:
        """Read an entry of the fraud list.

        404 once it is over. Scope: `fraud-lists.read`.
        """
        ...


class GiftCardServiceDefinitionsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.GiftCardServiceDefinition, t.GiftCardServiceDefinitions]:
        """List the connectors of gift card services.

        Those that have an address in this environment; production has none of the simulated ones. Scope: `gift-card-service-definitions.read`.
        """
        ...

    async def get(
        self,
        gift_card_service_definition_id: str,
        **options: Unpack[CallOptions],
    ) -> t.GiftCardServiceDefinition:
        """Read which settings the connector of a gift card service takes.

        What `fields` of a service must hold. Scope: `gift-card-service-definitions.read`.
        """
        ...


class GiftCardServicesGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.GiftCardServiceDetails, t.GiftCardServices]:
        """List configured gift card services.

        Newest first. Secret settings are not shown. Scope: `gift-card-services.read`.
        """
        ...

    async def create(
        self,
        body: t.GiftCardServiceCreate,
        **options: Unpack[CallOptions],
    ) -> t.GiftCardServiceDetails:
        """Configure a gift card service for this merchant account.

        One service of a merchant account may be active, since a card's number does not say whose it is: 409 where another one is, unless this one is set up inactive. Scope: `gift-card-services.write`. People confirm it; see Confirmations.
        """
        ...

    async def verify(
        self,
        body: t.GiftCardServiceVerify,
        **options: Unpack[CallOptions],
    ) -> Any:
        """Try credentials at the provider without storing them.

        Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `gift-card-services.write`.
        """
        ...

    async def get(
        self,
        gift_card_service_id: str,
        **options: Unpack[CallOptions],
    ) -> t.GiftCardServiceDetails:
        """Read a gift card service; secret settings are not shown.

        Secret settings are left out. Scope: `gift-card-services.read`.
        """
        ...

    async def update(
        self,
        gift_card_service_id: str,
        body: t.GiftCardServiceUpdate,
        **options: Unpack[CallOptions],
    ) -> t.GiftCardServiceDetails:
        """Change the given fields of a gift card service.

        What is left out stays; an empty value removes a setting that is not required. Scope: `gift-card-services.write`. People confirm it; see Confirmations.
        """
        ...

    async def delete(
        self,
        gift_card_service_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a gift card service.

        Stored cards can no longer be used through it; what they paid can still be given back. Scope: `gift-card-services.write`. People confirm it; see Confirmations.
        """
        ...


class GiftCardsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.GiftCardCreate,
        **options: Unpack[CallOptions],
    ) -> t.GiftCard:
        """Store a gift card.

        Number and PIN are sealed in the vault and never answered. 50 calls a minute and front-end token are let through, together with balances and payments. Scope: `gift-cards.write`. Front ends may call it with an embed token, within what the token pins.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        buyer_external_identifier: Optional[str] = ...,
        buyer_id: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.GiftCard, t.GiftCards]:
        """List stored gift cards.

        Newest first, without balances. Scope: `gift-cards.read`.
        """
        ...

    async def activate(
        self,
        body: t.GiftCardActivationCreate,
        **options: Unpack[KeyedOptions],
    ) -> t.GiftCard:
        """Activate a gift card at its provider.

        Loads money onto a card. The provider is asked once for each Idempotency-Key; while the outcome is not known, a repetition is 409, and then the stored answer, a refusal too. Scope: `gift-cards.write`. Front ends may call it with an embed token, within what the token pins. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
        """
        ...

    async def issue(
        self,
        body: t.GiftCardIssuanceCreate,
        **options: Unpack[KeyedOptions],
    ) -> t.GiftCardIssuance:
        """Have the provider issue a new gift card.

        The provider makes a card and says where it shows itself. The provider is asked once for each Idempotency-Key; while the outcome is not known, a repetition is 409, and then the stored answer, a refusal too. Scope: `gift-cards.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
        """
        ...

    async def delete(
        self,
        gift_card_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a stored gift card.

        Number and PIN are destroyed. Scope: `gift-cards.write`.
        """
        ...

    async def get(
        self,
        gift_card_id: str,
        **options: Unpack[CallOptions],
    ) -> t.GiftCard:
        """Read a stored gift card.

        Without number and PIN. Scope: `gift-cards.read`.
        """
        ...

    @property
    def balances(self) -> GiftCardsBalancesGroup: ...


class GiftCardsBalancesGroup(Group):
    __slots__ = ()

    async def list(
        self,
        body: t.GiftCardBalanceRequest,
        **options: Unpack[CallOptions],
    ) -> t.GiftCardSummaries:
        """Ask for the balances of stored or given gift cards.

        Each card has a balance or an error of its own. 50 calls a minute and front-end token are let through, together with storing and payments. Scope: `gift-cards.read`. Front ends may call it with an embed token, within what the token pins.
        """
        ...


class ProcessorEventsGroup(Group):
    __slots__ = ()

    async def receive_anti_fraud(
        self,
        payload: str,
        signature: str,
        body: Union[str, bytes],
        **options: Unpack[CallOptions],
    ) -> bytes:
        """Take what an anti-fraud provider decides later.

        For providers: the signed path says whose payments it is about, and the connector checks the signature of the body where the provider has one. A review ends once; what comes later moves nothing. No token: what stands in the address is the credential.
        """
        ...

    async def receive(
        self,
        payload: str,
        signature: str,
        body: Union[str, bytes],
        **options: Unpack[CallOptions],
    ) -> bytes:
        """Take an event that a processor sends.

        For processors: the signed path says whose event it is, and the connector checks the event's own signature. What is repeated moves nothing twice. No token: what stands in the address is the credential.
        """
        ...

    async def receive_token_service(
        self,
        payload: str,
        signature: str,
        body: Union[str, bytes],
        **options: Unpack[CallOptions],
    ) -> bytes:
        """Take what a token service tells of tokens.

        For token services: the signed path says whose tokens it is about. They are looked up there, and nothing else of an event is believed. Answers with a `responseId`, as Mastercard asks for. No token: what stands in the address is the credential.
        """
        ...

    async def receive_network_token(
        self,
        notification: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Tell that a network token has changed at its token service.

        For the token service: the secret in the path is the credential. The token is then looked up; what the caller says is not believed. No token: what stands in the address is the credential.
        """
        ...


class MeGroup(Group):
    __slots__ = ()

    async def get(
        self,
        **options: Unpack[CallOptions],
    ) -> t.Me:
        """Read who calls, and what they may do.

        Of a token, what its scopes and the roles of its key both allow. For every key and every person, whatever they may do.
        """
        ...

    async def update(
        self,
        body: t.MeUpdate,
        **options: Unpack[CallOptions],
    ) -> t.Me:
        """Change your name and your preferences.

        What is left out stays. For people who are logged in at the dashboard, whatever their roles.
        """
        ...


class MerchantAccountsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.MerchantAccountCreate,
        **options: Unpack[CallOptions],
    ) -> t.MerchantAccount:
        """Create a merchant account.

        Its id is the first part of every key of its data, and names it in `x-merchant-account-id`. Scope: `merchant-accounts.write`.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        search: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.MerchantAccount, t.MerchantAccounts]:
        """List merchant accounts.

        A caller that is bound to merchant accounts sees only those. Scope: `merchant-accounts.read`.
        """
        ...

    async def get(
        self,
        merchant_account_id: str,
        **options: Unpack[CallOptions],
    ) -> t.MerchantAccount:
        """Read a merchant account.

        Secrets are never answered. Scope: `merchant-accounts.read`.
        """
        ...

    async def update(
        self,
        merchant_account_id: str,
        body: t.MerchantAccountUpdate,
        **options: Unpack[CallOptions],
    ) -> t.MerchantAccount:
        """Change the given fields of a merchant account.

        What is left out stays, null clears. Scope: `merchant-accounts.write`.
        """
        ...

    @property
    def three_ds_configurations(self) -> MerchantAccountsThreeDsConfigurationsGroup: ...

    @property
    def three_ds_server(self) -> MerchantAccountsThreeDsServerGroup: ...

    @property
    def token_services(self) -> MerchantAccountsTokenServicesGroup: ...


class MerchantAccountsThreeDsConfigurationsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        merchant_account_id: str,
        body: t.MerchantAccountThreeDSConfigurationCreate,
        **options: Unpack[CallOptions],
    ) -> t.MerchantAccountThreeDSConfiguration:
        """Add acquirer data for 3-D Secure with one scheme and currency.

        What issuers are told of the merchant where a checkout session is authenticated. A second for the same scheme and currency is 409. Scope: `merchant-accounts.write`.
        """
        ...

    def list(
        self,
        merchant_account_id: str,
        *,
        currency: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.MerchantAccountThreeDSConfiguration, t.MerchantAccountThreeDSConfigurations]:
        """List a merchant account's 3-D Secure configurations.

        All of the merchant account, without pages. Scope: `merchant-accounts.read`.
        """
        ...

    async def delete(
        self,
        merchant_account_id: str,
        three_ds_configuration_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a 3-D Secure configuration.

        Sessions of its scheme and currency can no longer be authenticated through it. Scope: `merchant-accounts.write`.
        """
        ...

    async def update(
        self,
        merchant_account_id: str,
        three_ds_configuration_id: str,
        body: t.MerchantAccountThreeDSConfigurationUpdate,
        **options: Unpack[CallOptions],
    ) -> t.MerchantAccountThreeDSConfiguration:
        """Change the given fields of a 3-D Secure configuration.

        What is left out stays. Scope: `merchant-accounts.write`.
        """
        ...


class MerchantAccountsThreeDsServerGroup(Group):
    __slots__ = ()

    async def get(
        self,
        merchant_account_id: str,
        **options: Unpack[CallOptions],
    ) -> t.ThreeDSServer:
        """Read a 3-D Secure server; secret settings are not shown.

        Secret settings are not shown. 404: none is set up; in the sandbox its own directory server is asked then, in production no cardholder can be authenticated. Scope: `merchant-accounts.read`.
        """
        ...

    async def update(
        self,
        merchant_account_id: str,
        body: t.ThreeDSServerPut,
        **options: Unpack[CallOptions],
    ) -> t.ThreeDSServer:
        """Set up a 3-D Secure server of a merchant account, or change its settings.

        Authentications that begin from now on ask it, for transactions and for checkout sessions. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
        """
        ...

    async def delete(
        self,
        merchant_account_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a 3-D Secure server.

        Challenges that it began are still asked for. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
        """
        ...

    async def verify(
        self,
        merchant_account_id: str,
        body: t.ThreeDSServerVerify,
        **options: Unpack[CallOptions],
    ) -> Any:
        """Try credentials at the provider without storing them.

        Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `merchant-accounts.write`.
        """
        ...


class MerchantAccountsTokenServicesGroup(Group):
    __slots__ = ()

    def list(
        self,
        merchant_account_id: str,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.TokenService, t.TokenServices]:
        """List the token services of a merchant account.

        Newest first. Secret settings are not shown. Cards of a scheme without one have no network tokens in production, and tokens of its own service in the sandbox. Scope: `merchant-accounts.read`.
        """
        ...

    async def update(
        self,
        merchant_account_id: str,
        token_service_definition_id: str,
        body: t.TokenServicePut,
        **options: Unpack[CallOptions],
    ) -> t.TokenService:
        """Set up a token service of a merchant account, or change its settings.

        Tokens that are asked for from now on are its, where it serves the scheme of the card. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
        """
        ...

    async def delete(
        self,
        merchant_account_id: str,
        token_service_definition_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a token service.

        It is asked for no more tokens. Those that it made go on, and are deleted there with their cards. Scope: `merchant-accounts.write`. People confirm it; see Confirmations.
        """
        ...

    async def verify(
        self,
        merchant_account_id: str,
        token_service_definition_id: str,
        body: t.TokenServiceVerify,
        **options: Unpack[CallOptions],
    ) -> Any:
        """Try credentials at the provider without storing them.

        Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `merchant-accounts.write`.
        """
        ...


class MetricsExplorerGroup(Group):
    __slots__ = ()

    @property
    def metrics(self) -> MetricsExplorerMetricsGroup: ...

    @property
    def presets(self) -> MetricsExplorerPresetsGroup: ...


class MetricsExplorerMetricsGroup(Group):
    __slots__ = ()

    @property
    def modules(self) -> MetricsExplorerMetricsModulesGroup: ...

    @property
    def totals(self) -> MetricsExplorerMetricsTotalsGroup: ...


class MetricsExplorerMetricsModulesGroup(Group):
    __slots__ = ()

    async def get(
        self,
        source: str,
        metric: str,
        module: str,
        *,
        datetime_range: str,
        authentication_outcome: Optional[List[str]] = ...,
        authorized: Optional[List[str]] = ...,
        country: Optional[List[str]] = ...,
        currency: Optional[List[str]] = ...,
        error_code: Optional[List[str]] = ...,
        instrument_type: Optional[List[str]] = ...,
        is_subsequent_payment: Optional[List[str]] = ...,
        liability_shifted: Optional[List[str]] = ...,
        merchant_initiated: Optional[List[str]] = ...,
        metadata: Optional[List[str]] = ...,
        method: Optional[List[str]] = ...,
        payment_method_bin: Optional[List[str]] = ...,
        payment_method_card_issuer_name: Optional[List[str]] = ...,
        payment_method_card_type: Optional[List[str]] = ...,
        payment_method_country: Optional[List[str]] = ...,
        payment_method_scheme: Optional[List[str]] = ...,
        payment_service_id: Optional[List[str]] = ...,
        payment_source: Optional[List[str]] = ...,
        raw_response_code: Optional[List[str]] = ...,
        rule_id_route_transaction: Optional[List[str]] = ...,
        rule_id_skip_3ds: Optional[List[str]] = ...,
        rule_variant_id: Optional[List[str]] = ...,
        three_d_secure_auth_resp: Optional[List[str]] = ...,
        three_d_secure_eci: Optional[List[str]] = ...,
        three_d_secure_method: Optional[List[str]] = ...,
        **options: Unpack[CallOptions],
    ) -> List[t.ModuleResponse]:
        """Read the data of one chart.

        By the words of one dimension, the hundred most frequent first. Scope: `metrics-explorer.read`.
        """
        ...


class MetricsExplorerMetricsTotalsGroup(Group):
    __slots__ = ()

    async def get(
        self,
        source: str,
        metric: str,
        *,
        datetime_range: str,
        authentication_outcome: Optional[List[str]] = ...,
        authorized: Optional[List[str]] = ...,
        country: Optional[List[str]] = ...,
        currency: Optional[List[str]] = ...,
        error_code: Optional[List[str]] = ...,
        instrument_type: Optional[List[str]] = ...,
        is_subsequent_payment: Optional[List[str]] = ...,
        liability_shifted: Optional[List[str]] = ...,
        merchant_initiated: Optional[List[str]] = ...,
        metadata: Optional[List[str]] = ...,
        method: Optional[List[str]] = ...,
        payment_method_bin: Optional[List[str]] = ...,
        payment_method_card_issuer_name: Optional[List[str]] = ...,
        payment_method_card_type: Optional[List[str]] = ...,
        payment_method_country: Optional[List[str]] = ...,
        payment_method_scheme: Optional[List[str]] = ...,
        payment_service_id: Optional[List[str]] = ...,
        payment_source: Optional[List[str]] = ...,
        raw_response_code: Optional[List[str]] = ...,
        rule_id_route_transaction: Optional[List[str]] = ...,
        rule_id_skip_3ds: Optional[List[str]] = ...,
        rule_variant_id: Optional[List[str]] = ...,
        three_d_secure_auth_resp: Optional[List[str]] = ...,
        three_d_secure_eci: Optional[List[str]] = ...,
        three_d_secure_method: Optional[List[str]] = ...,
        exclude_previous: Optional[bool] = ...,
        **options: Unpack[CallOptions],
    ) -> t.MetricsExplorerTotalResponse:
        """Read the totals of a metric.

        With its course, and what it was just before. Payments are counted some seconds after they change. Scope: `metrics-explorer.read`.
        """
        ...


class MetricsExplorerPresetsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        source: str,
        body: t.MetricsExplorerPresetCreate,
        **options: Unpack[CallOptions],
    ) -> t.MetricsExplorerPreset:
        """Save a filter.

        There are a hundred of a source at most. Scope: `metrics-explorer.write`.
        """
        ...

    async def list(
        self,
        source: str,
        **options: Unpack[CallOptions],
    ) -> List[t.MetricsExplorerPreset]:
        """List saved filters.

        In the order in which they were saved. Scope: `metrics-explorer.read`.
        """
        ...

    async def delete(
        self,
        source: str,
        preset_id: str,
        **options: Unpack[CallOptions],
    ) -> Union[Dict[str, Any], None]:
        """Delete a saved filter.

        Scope: `metrics-explorer.write`.
        """
        ...

    async def update(
        self,
        source: str,
        preset_id: str,
        body: t.MetricsExplorerPresetUpdate,
        **options: Unpack[CallOptions],
    ) -> t.MetricsExplorerPreset:
        """Rename a saved filter.

        Scope: `metrics-explorer.write`.
        """
        ...


class MonitoringGroup(Group):
    __slots__ = ()

    @property
    def incidents(self) -> MonitoringIncidentsGroup: ...

    @property
    def metrics(self) -> MonitoringMetricsGroup: ...


class MonitoringIncidentsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        timestamp_interval: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.MonitoringIncident, t.MonitoringIncidents]:
        """List all incidents.

        Newest first: metrics beyond their thresholds, endpoints of webhooks that fail, and outcomes that nobody could find out. Scope: `monitoring.read`.
        """
        ...

    async def get(
        self,
        incident_id: str,
        **options: Unpack[CallOptions],
    ) -> t.MonitoringIncident:
        """Read an incident.

        With what people noted about it. Scope: `monitoring.read`.
        """
        ...

    async def update(
        self,
        incident_id: str,
        body: t.MonitoringIncidentUpdate,
        **options: Unpack[CallOptions],
    ) -> t.MonitoringIncident:
        """Change the status of an incident.

        Its notes are what people may change; it closes by itself when it is over. Scope: `monitoring.write`.
        """
        ...


class MonitoringMetricsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.MonitoringMetricCreate,
        **options: Unpack[CallOptions],
    ) -> t.MonitoringMetric:
        """Define a metric to watch and when to alert.

        It is measured every quarter of an hour, from counts that are kept up to date. A merchant account has 50 at most. Scope: `monitoring.write`.
        """
        ...

    def list(
        self,
        *,
        samples_timestamp_interval: str,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        search: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.MonitoringMetric, t.MonitoringMetrics]:
        """List watched metrics.

        Newest first, with their samples. Scope: `monitoring.read`.
        """
        ...

    async def delete(
        self,
        metric_id: str,
        **options: Unpack[CallOptions],
    ) -> Dict[str, Any]:
        """Stop watching a metric.

        Its incident ends with it; incidents stay, and tell what was watched. Scope: `monitoring.write`.
        """
        ...

    async def get(
        self,
        metric_id: str,
        *,
        samples_timestamp_interval: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> t.MonitoringMetric:
        """Read a watched metric.

        Scope: `monitoring.read`.
        """
        ...

    async def update(
        self,
        metric_id: str,
        body: t.MonitoringMetricUpdate,
        **options: Unpack[CallOptions],
    ) -> t.MonitoringMetric:
        """Change a watched metric.

        Samples in a row are counted anew from then on. Scope: `monitoring.write`.
        """
        ...

    @property
    def incidents(self) -> MonitoringMetricsIncidentsGroup: ...


class MonitoringMetricsIncidentsGroup(Group):
    __slots__ = ()

    def list(
        self,
        metric_id: str,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        timestamp_interval: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.MonitoringIncident, t.MonitoringIncidents]:
        """List the incidents of a metric.

        Newest first. Scope: `monitoring.read`.
        """
        ...


class PasskeysGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.PasskeyCreate,
        **options: Unpack[CallOptions],
    ) -> t.Passkey:
        """Keep a passkey that your browser has made.

        A second passkey is the way back in for whoever loses the first. For people who are logged in at the dashboard, whatever their roles. People confirm it; see Confirmations.
        """
        ...

    def list(
        self,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Passkey, t.Passkeys]:
        """List your passkeys.

        Twenty at most. For people who are logged in at the dashboard, whatever their roles.
        """
        ...

    async def delete(
        self,
        passkey_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Remove a passkey of yours.

        The last one stays: make another before. Sessions go on. For people who are logged in at the dashboard, whatever their roles. People confirm it; see Confirmations.
        """
        ...

    async def update(
        self,
        passkey_id: str,
        body: t.PasskeyUpdate,
        **options: Unpack[CallOptions],
    ) -> t.Passkey:
        """Rename a passkey of yours.

        The authenticator keeps its own name for it. For people who are logged in at the dashboard, whatever their roles.
        """
        ...

    @property
    def options(self) -> PasskeysOptionsGroup: ...


class PasskeysOptionsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        **options: Unpack[CallOptions],
    ) -> t.PasskeyOptions:
        """Ask for what a browser needs to make a passkey of yours.

        An authenticator that has one of yours already is asked for no second one. For people who are logged in at the dashboard, whatever their roles.
        """
        ...


class PaymentLinksGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.PaymentLinkCreate,
        **options: Unpack[CallOptions],
    ) -> t.PaymentLink:
        """Create a hosted payment page.

        The answer's `url` is a page of this service where a buyer pays, once. What is said here is fixed. Scope: `payment-links.write`.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        created_at_lte: Optional[str] = ...,
        created_at_gte: Optional[str] = ...,
        updated_at_lte: Optional[str] = ...,
        updated_at_gte: Optional[str] = ...,
        currency: Optional[List[str]] = ...,
        amount_eq: Optional[int] = ...,
        amount_gte: Optional[int] = ...,
        amount_lte: Optional[int] = ...,
        status: Optional[List[t.PaymentLinkStatusInput]] = ...,
        buyer_search: Optional[List[str]] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.PaymentLink, t.PaymentLinks]:
        """List payment links.

        Newest first. Scope: `payment-links.read`.
        """
        ...

    async def get(
        self,
        payment_link_id: str,
        **options: Unpack[CallOptions],
    ) -> t.PaymentLink:
        """Read a payment link.

        Its `status` follows from its payment and the clock. Scope: `payment-links.read`.
        """
        ...

    async def expire(
        self,
        payment_link_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """End a payment link now.

        Nobody can begin to pay it any more. A payment that is under way goes on, and one that was made stays. Scope: `payment-links.write`.
        """
        ...


class PaymentMethodDefinitionsGroup(Group):
    __slots__ = ()

    def list(
        self,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.PaymentMethodDefinition, t.PaymentMethodDefinitions]:
        """List the kinds of payment method that the service knows.

        With a name and a picture of each, for use in front ends. Scope: `payment-method-definitions.read`.
        """
        ...


class PaymentMethodsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: Union[t.CardPaymentMethodCreate, t.RedirectPaymentMethodCreate, t.CheckoutSessionPaymentMethodCreate, t.PlaidPaymentMethodCreate, t.AnyBankPaymentMethodCreateOf3],
        **options: Unpack[CallOptions],
    ) -> t.PaymentMethod:
        """Vault a card, a bank account or another payment method without charging it.

        What is sealed here pays later by its `id`. A method that the buyer approves elsewhere is `buyer_approval_required`: send the buyer to its `approval_url`. They come back to `redirect_url` with `payment_method_id` and `payment_method_status`. Scope: `payment-methods.write`.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        buyer_id: Optional[str] = ...,
        buyer_external_identifier: Optional[str] = ...,
        status: Optional[List[t.PaymentMethodStatusInput]] = ...,
        external_identifier: Optional[str] = ...,
        label: Optional[str] = ...,
        scheme: Optional[List[t.PaymentMethodSchemeInput]] = ...,
        fingerprint: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.PaymentMethod, t.PaymentMethods]:
        """List stored payment methods.

        Newest first. Scope: `payment-methods.read`.
        """
        ...

    async def delete(
        self,
        payment_method_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a payment method, its vaulted data and any mandate on it.

        What was sealed is destroyed, and mandates and tokens at processors are ended, at once or by a worker that asks for as long as it takes. Scope: `payment-methods.write`. Front ends may call it with an embed token, within what the token pins.
        """
        ...

    async def get(
        self,
        payment_method_id: str,
        **options: Unpack[CallOptions],
    ) -> t.PaymentMethod:
        """Read a stored payment method.

        Another merchant account's payment method is 404. Scope: `payment-methods.read`.
        """
        ...

    async def update(
        self,
        payment_method_id: str,
        body: t.PaymentMethodUpdate,
        **options: Unpack[CallOptions],
    ) -> t.PaymentMethod:
        """Change the expiration date or the scheme transaction id; the identifier stays.

        What is left out stays. The number cannot be changed: store another card. Scope: `payment-methods.write`.
        """
        ...

    @property
    def network_tokens(self) -> PaymentMethodsNetworkTokensGroup: ...

    @property
    def payment_service_tokens(self) -> PaymentMethodsPaymentServiceTokensGroup: ...


class PaymentMethodsNetworkTokensGroup(Group):
    __slots__ = ()

    async def create(
        self,
        payment_method_id: str,
        body: t.NetworkTokenCreate,
        **options: Unpack[CallOptions],
    ) -> t.NetworkToken:
        """Provision a network token for a card.

        A card has one token that is not deleted; a second is 400, as is a card that the issuer does not let in. 502 and 504 may be repeated: the same token comes out. Scope: `payment-methods.write`.
        """
        ...

    def list(
        self,
        payment_method_id: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.NetworkToken, t.NetworkTokens]:
        """List the network tokens of a card.

        The newest hundred; deleted ones are listed too. Scope: `payment-methods.read`.
        """
        ...

    async def delete(
        self,
        payment_method_id: str,
        network_token_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a network token.

        Destroyed here at once; a worker tells the token service. Scope: `payment-methods.write`.
        """
        ...

    async def resume(
        self,
        payment_method_id: str,
        network_token_id: str,
        **options: Unpack[CallOptions],
    ) -> t.NetworkToken:
        """Resume a suspended network token.

        Payments use it again. Scope: `payment-methods.write`.
        """
        ...

    async def suspend(
        self,
        payment_method_id: str,
        network_token_id: str,
        **options: Unpack[CallOptions],
    ) -> t.NetworkToken:
        """Suspend a network token.

        Payments use the card number until it is resumed. Scope: `payment-methods.write`.
        """
        ...

    @property
    def cryptogram(self) -> PaymentMethodsNetworkTokensCryptogramGroup: ...


class PaymentMethodsNetworkTokensCryptogramGroup(Group):
    __slots__ = ()

    async def create(
        self,
        payment_method_id: str,
        network_token_id: str,
        body: t.CryptogramCreate,
        **options: Unpack[CallOptions],
    ) -> t.Cryptogram:
        """Get a cryptogram that proves a network token once.

        A new one each time, good for one payment. 400 where the token is not active. Scope: `payment-methods.read`.
        """
        ...


class PaymentMethodsPaymentServiceTokensGroup(Group):
    __slots__ = ()

    async def create(
        self,
        payment_method_id: str,
        body: t.PaymentServiceTokenCreate,
        **options: Unpack[CallOptions],
    ) -> t.PaymentServiceToken:
        """Have a processor make its own token for a payment method.

        Only for connectors whose processor makes such tokens. Scope: `payment-methods.write`.
        """
        ...

    def list(
        self,
        payment_method_id: str,
        *,
        payment_service_id: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.PaymentServiceToken, t.PaymentServiceTokens]:
        """List the processors' own tokens for a payment method.

        All of the payment method, without pages. Scope: `payment-methods.read`.
        """
        ...

    async def delete(
        self,
        payment_method_id: str,
        payment_service_token_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a processor's token.

        Destroyed here at once; a worker tells the processor. Scope: `payment-methods.write`.
        """
        ...


class PaymentOptionsGroup(Group):
    __slots__ = ()

    async def list(
        self,
        body: t.PaymentOptionRequest,
        **options: Unpack[CallOptions],
    ) -> t.PaymentOptions:
        """List what a buyer can pay this cart with.

        Every method once, in the order in which payment services are tried; wallets follow the cards that they stand for. What is not known of the cart rules nothing out. Where a rule of the checkout flow applies, its methods are shown, in its order. Scope: `payment-options.read`. Front ends may call it with an embed token, within what the token pins.
        """
        ...


class PaymentServiceDefinitionsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.PaymentServiceDefinition, t.PaymentServiceDefinitions]:
        """List the connectors of payment services.

        Those that have an address in this environment; production has none of the simulated ones. Scope: `payment-service-definitions.read`.
        """
        ...

    async def get(
        self,
        payment_service_definition_id: str,
        **options: Unpack[CallOptions],
    ) -> t.PaymentServiceDefinition:
        """Read which settings the connector of a payment service takes.

        What `fields` of a payment service must hold, and which currencies, countries and features the connector has. Scope: `payment-service-definitions.read`.
        """
        ...

    @property
    def sessions(self) -> PaymentServiceDefinitionsSessionsGroup: ...


class PaymentServiceDefinitionsSessionsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        payment_service_definition_id: str,
        body: Dict[str, Any],
        **options: Unpack[CallOptions],
    ) -> t.CreateSession:
        """Open a client session with a connector's processor.

        400 for connectors without sessions of their own. Scope: `transactions.write`.
        """
        ...


class PaymentServicesGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.PaymentServiceCreate,
        **options: Unpack[CallOptions],
    ) -> t.PaymentService:
        """Configure a connector for this merchant account.

        Payments can go through it at once. Secret settings are sealed in the vault. Scope: `payment-services.write`. People confirm it; see Confirmations.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        method: Optional[t.PaymentMethodKindInput] = ...,
        deleted: Optional[bool] = ...,
        include_fields: Optional[bool] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.PaymentService, t.PaymentServices]:
        """List configured payment services.

        Most recently made first; `position` says in which order they are tried. Scope: `payment-services.read`.
        """
        ...

    async def verify(
        self,
        body: t.VerifyCredentials,
        **options: Unpack[CallOptions],
    ) -> Any:
        """Try credentials at the provider without storing them.

        Answers 200 where the provider accepts them, and 400 `invalid_credentials` where it does not. Nothing is stored. For connectors whose definition says `verifiable`. Scope: `payment-services.write`.
        """
        ...

    async def delete(
        self,
        payment_service_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a payment service.

        New payments no longer go through it; old ones can still be captured, refunded and looked up. Scope: `payment-services.write`. People confirm it; see Confirmations.
        """
        ...

    async def get(
        self,
        payment_service_id: str,
        **options: Unpack[CallOptions],
    ) -> t.PaymentService:
        """Read a payment service; secret settings are not shown.

        Secret settings are left out. Scope: `payment-services.read`.
        """
        ...

    async def update(
        self,
        payment_service_id: str,
        body: t.PaymentServiceUpdate,
        **options: Unpack[CallOptions],
    ) -> t.PaymentService:
        """Change the given fields of a payment service.

        What is left out stays; an empty value removes a setting that is not required. Every process sees the change within a second. Scope: `payment-services.write`. People confirm it; see Confirmations.
        """
        ...

    @property
    def health(self) -> PaymentServicesHealthGroup: ...

    @property
    def sessions(self) -> PaymentServicesSessionsGroup: ...


class PaymentServicesHealthGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        datetime_range: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.PaymentServiceHealth, t.PaymentServiceHealths]:
        """See how all payment services do.

        Of all that are set up, in the order in which they are tried, a hundred at most. Scope: `payment-services.read`.
        """
        ...

    async def get(
        self,
        payment_service_id: str,
        *,
        datetime_range: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> t.PaymentServiceHealth:
        """See how a payment service does.

        As in the list of all. Scope: `payment-services.read`.
        """
        ...


class PaymentServicesSessionsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        payment_service_id: str,
        body: Dict[str, Any],
        **options: Unpack[CallOptions],
    ) -> t.CreateSession:
        """Open a client session with a configured payment service.

        400 for connectors without sessions of their own. Scope: `transactions.write`.
        """
        ...


class PayoutsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.PayoutCreate,
        **options: Unpack[KeyedOptions],
    ) -> t.PayoutSummary:
        """Pay money out to a card or bank account.

        `pending` says also that the outcome is not known yet: do not pay again. 422 for a payment service whose connector does not pay out to such a card or account. `buyer.shipping_details` is taken as published: nothing is sent there. Scope: `payouts.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        created_at_lte: Optional[str] = ...,
        created_at_gte: Optional[str] = ...,
        updated_at_lte: Optional[str] = ...,
        updated_at_gte: Optional[str] = ...,
        external_identifier: Optional[str] = ...,
        payment_service_payout_id: Optional[str] = ...,
        status: Optional[List[t.PayoutStatusInput]] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.PayoutSummary, t.PayoutSummaries]:
        """List payouts.

        Most recently made first. Scope: `payouts.read`.
        """
        ...

    async def get(
        self,
        payout_id: str,
        **options: Unpack[CallOptions],
    ) -> t.PayoutSummary:
        """Read a payout.

        A pending payout is looked up at the processor until its outcome is known. Scope: `payouts.read`.
        """
        ...


class ProcessorReportsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.ProcessorReportCreate,
        **options: Unpack[CallOptions],
    ) -> t.ProcessorReport:
        """Upload a file in which a processor says what it settled.

        Of processors that give it to people alone, by e-mail or SFTP; and of any whose files are read, in place of one that was not fetched. It is read in a moment. 422 says what of the file is missing, or that no reader knows it. Scope: `transactions.write`.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        announced_at_lte: Optional[str] = ...,
        announced_at_gte: Optional[str] = ...,
        status: Optional[List[t.ProcessorReportStatusInput]] = ...,
        payment_service_id: Optional[List[str]] = ...,
        name: Optional[str] = ...,
        has_unmatched: Optional[bool] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.ProcessorReport, t.ProcessorReports]:
        """List the files in which processors say what they settled, newest first.

        By when they were first announced. A file is forgotten some time after it was read; what its lines put in the books stays. Filters are joined by and; a list of values by or. Scope: `reports.read`.
        """
        ...

    async def get(
        self,
        processor_report_id: str,
        **options: Unpack[CallOptions],
    ) -> t.ProcessorReport:
        """Read how far a file of a processor has been read, and what its lines were about.

        404 once the file is forgotten. Scope: `reports.read`.
        """
        ...

    @property
    def unmatched_lines(self) -> ProcessorReportsUnmatchedLinesGroup: ...


class ProcessorReportsUnmatchedLinesGroup(Group):
    __slots__ = ()

    def list(
        self,
        processor_report_id: str,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.ProcessorReportLine, t.ProcessorReportLines]:
        """List the lines of a processor's file that came to nothing, in the order of the file.

        The first thousand of a file, with why; the counts of the file have them all. Scope: `reports.read`.
        """
        ...


class ReconciliationsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        status: Optional[t.ReconciliationStatusInput] = ...,
        date_gte: Optional[str] = ...,
        date_lte: Optional[str] = ...,
        needs_attention: Optional[bool] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Reconciliation, t.Reconciliations]:
        """List days with what was captured, settled, paid out and received, the last day first.

        A day is looked at anew some seconds after something of it came. Filters are joined by and; days on which nothing moved are left out. Scope: `transactions.read`.
        """
        ...

    async def get(
        self,
        date: str,
        **options: Unpack[CallOptions],
    ) -> t.Reconciliation:
        """Read the reconciliation of a day.

        404 where nothing moved on it. Scope: `transactions.read`.
        """
        ...

    async def close(
        self,
        date: str,
        body: Optional[Union[t.ReconciliationClose, None]] = ...,
        **options: Unpack[CallOptions],
    ) -> t.Reconciliation:
        """Close a day: nothing of it changes any more.

        What comes later for it is a difference of the day on which it comes, with `corrects_date`. 409 where the day is not over, is closed, or is to be looked at anew; 422 where something of it is unexplained and no reason is given. Scope: `transactions.write`.
        """
        ...

    @property
    def differences(self) -> ReconciliationsDifferencesGroup: ...


class ReconciliationsDifferencesGroup(Group):
    __slots__ = ()

    def list(
        self,
        date: str,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        reason: Optional[List[t.ReconciliationReasonInput]] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.ReconciliationDifference, t.ReconciliationDifferences]:
        """List the differences of a day, each with its reason and the amounts that it is made of.

        Fees and taxes in lines that are otherwise the same are in the sums of the day alone. A cursor is refused once the day was looked at anew: begin with the first page. Scope: `transactions.read`.
        """
        ...


class RefundsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.RefundCreate,
        **options: Unpack[KeyedOptions],
    ) -> t.Refund:
        """Refund all or part of what was captured of a transaction named in the body.

        The same as refunding under the transaction's path. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        totals: Optional[bool] = ...,
        created_at_lte: Optional[str] = ...,
        created_at_gte: Optional[str] = ...,
        status: Optional[List[t.RefundStatusInput]] = ...,
        id: Optional[str] = ...,
        reconciliation_id: Optional[str] = ...,
        transaction_id: Optional[str] = ...,
        payment_service_refund_id: Optional[str] = ...,
        external_identifier: Optional[str] = ...,
        amount_eq: Optional[int] = ...,
        amount_lte: Optional[int] = ...,
        amount_gte: Optional[int] = ...,
        currency: Optional[List[str]] = ...,
        payment_service_id: Optional[List[str]] = ...,
        target_type: Optional[t.RefundTargetTypeInput] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Refund, t.RefundList]:
        """List the refunds of all transactions, newest first.

        By when they were asked for. Refunds to gift cards are among them. Filters are joined by and; a list of values by or. Scope: `transactions.read`.
        """
        ...

    async def get(
        self,
        refund_id: str,
        **options: Unpack[CallOptions],
    ) -> t.Refund:
        """Read a refund by its id alone.

        A refund that is `processing` is looked up at the processor until its outcome is known. Scope: `transactions.read`.
        """
        ...


class RelayRequestsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        host: Optional[str] = ...,
        vault_forward_config_id: Optional[str] = ...,
        vault_forward_authentication_id: Optional[str] = ...,
        payment_method_id: Optional[str] = ...,
        outcome: Optional[t.RelayRequestOutcomeInput] = ...,
        created_at_gte: Optional[str] = ...,
        created_at_lte: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.RelayRequest, t.RelayRequests]:
        """List what was relayed.

        Newest first: every `POST /vault-forward`, also those that were refused. Never a path, a header or a body. A page may be short while more follow. Scope: `vault-forward-configs.read`.
        """
        ...


class ReportExecutionsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        report_name: Optional[str] = ...,
        created_at_lte: Optional[str] = ...,
        created_at_gte: Optional[str] = ...,
        status: Optional[List[t.ReportExecutionStatusInput]] = ...,
        creator_id: Optional[List[str]] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.ReportExecution, t.ReportExecutions]:
        """List the runs of all reports.

        Newest first, of every report of the merchant account. Scope: `reports.read`.
        """
        ...

    async def get(
        self,
        report_execution_id: str,
        **options: Unpack[CallOptions],
    ) -> t.ReportExecution:
        """Read a run of a report.

        With the report that it is a run of. Scope: `reports.read`.
        """
        ...


class ReportsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.ReportCreate,
        **options: Unpack[CallOptions],
    ) -> t.Report:
        """Create a report that runs once or on a schedule.

        A worker makes its files, one a run, and `report-execution.succeeded` or `report-execution.failed` tells of the end. Without a filter by time a scheduled report has what the last whole period brought; a receivable is listed for as long as it is owed. Scope: `reports.write`.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        schedule: Optional[List[t.ReportScheduleInput]] = ...,
        schedule_enabled: Optional[bool] = ...,
        name: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Report, t.Reports]:
        """List reports.

        Newest first, each with its latest run. Scope: `reports.read`.
        """
        ...

    async def get(
        self,
        report_id: str,
        **options: Unpack[CallOptions],
    ) -> t.Report:
        """Read a report.

        With its latest run, and when the next one is. Scope: `reports.read`.
        """
        ...

    async def update(
        self,
        report_id: str,
        body: t.ReportUpdate,
        **options: Unpack[CallOptions],
    ) -> t.Report:
        """Rename a report or turn its schedule on or off.

        What is left out stays. What it is about never changes: make another report for that. Scope: `reports.write`.
        """
        ...

    @property
    def executions(self) -> ReportsExecutionsGroup: ...


class ReportsExecutionsGroup(Group):
    __slots__ = ()

    def list(
        self,
        report_id: str,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.ReportExecution, t.ReportExecutions]:
        """List the runs of a report.

        Newest first. Scope: `reports.read`.
        """
        ...

    async def create_url(
        self,
        report_id: str,
        report_execution_id: str,
        body: Optional[Union[t.ReportExecutionUrlGenerate, None]] = ...,
        **options: Unpack[CallOptions],
    ) -> t.ReportExecutionUrl:
        """Get an address to download a finished run from.

        The file is CSV by RFC 4180, in UTF-8, compressed on the way where the client takes that. A text that a spreadsheet would take for a formula begins with an apostrophe. Scope: `reports.read`. People at times confirm it; see Confirmations.
        """
        ...


class RequestsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        request_id: Optional[str] = ...,
        operation: Optional[str] = ...,
        api_key_pair_id: Optional[str] = ...,
        user_id: Optional[str] = ...,
        status: Optional[int] = ...,
        status_gte: Optional[int] = ...,
        error_code: Optional[str] = ...,
        created_at_gte: Optional[str] = ...,
        created_at_lte: Optional[str] = ...,
        of_nobody: Optional[bool] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.RequestLogEntry, t.RequestLogEntries]:
        """List calls of the API.

        Newest first, without what they said: no bodies, headers or queries. Kept for thirty days unless the operator says otherwise. A call is here a second or two after its answer; the last ones of a process that dies are lost. A page may be short while more follow. Scope: `audit-logs.read`.
        """
        ...


class RolesGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Role, t.Roles]:
        """List the roles that can be given to keys.

        A token allows what its scopes and the roles of its key both allow. Scope: `roles.read`.
        """
        ...

    @property
    def assignments(self) -> RolesAssignmentsGroup: ...


class RolesAssignmentsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.RoleAssignmentCreate,
        **options: Unpack[CallOptions],
    ) -> t.RoleAssignment:
        """Give a user a role.

        Nobody gives what they lack: the role must allow nothing in that merchant account that the caller may not do there. It counts at once, everywhere within two seconds. Scope: `roles.write`. People confirm it; see Confirmations.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        user_id: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.RoleAssignment, t.RoleAssignments]:
        """List which user has which role, and where.

        Newest first. A caller who acts for some merchant accounts sees the roles in those. Scope: `roles.read`.
        """
        ...

    async def delete(
        self,
        role_assignment_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Take a role from a user.

        By callers who could give it. The last administrator of every merchant account keeps the role: 409. It no longer counts anywhere within two seconds. Scope: `roles.write`. People confirm it; see Confirmations.
        """
        ...

    async def update(
        self,
        role_assignment_id: str,
        body: t.RoleAssignmentUpdate,
        **options: Unpack[CallOptions],
    ) -> t.RoleAssignment:
        """Change what a user's role is without, and how much it may move.

        What is left out stays. By callers who could give the role, as it is and as it is to be: nobody raises their own. The last administrator of every merchant account stays without limits: 409. It counts at once, everywhere within two seconds. Scope: `roles.write`. People confirm it; see Confirmations.
        """
        ...


class SandboxGroup(Group):
    __slots__ = ()

    @property
    def clock(self) -> SandboxClockGroup: ...

    @property
    def due(self) -> SandboxDueGroup: ...

    @property
    def relays(self) -> SandboxRelaysGroup: ...

    @property
    def situations(self) -> SandboxSituationsGroup: ...


class SandboxClockGroup(Group):
    __slots__ = ()

    async def get(
        self,
        **options: Unpack[CallOptions],
    ) -> t.SandboxClock:
        """Read what time it is for a sandbox merchant account.

        404 in production. Scope: `merchant-accounts.read`.
        """
        ...

    async def update(
        self,
        body: t.SandboxClockUpdate,
        **options: Unpack[CallOptions],
    ) -> t.SandboxClock:
        """Advance the time of a sandbox merchant account, so that what is due falls due.

        Expiries, retries and look-ups that are due by then happen. Time never goes back. 404 in production. Scope: `merchant-accounts.write`.
        """
        ...


class SandboxDueGroup(Group):
    __slots__ = ()

    def get(
        self,
        *,
        until: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.SandboxDueGroup, t.SandboxDue]:
        """See what will happen by a time, before the clock is moved there.

        What falls due by then as things are now: what it brings about in turn is not foreseen. A thousand of each table are looked at. 404 in production. Scope: `merchant-accounts.read`.
        """
        ...


class SandboxRelaysGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.SandboxRelayCreate,
        **options: Unpack[CallOptions],
    ) -> t.SandboxRelay:
        """Relay a request to the echo, a simulated third party that says what it was sent.

        It goes the way of `POST /vault-forward`, and is in the list of relays; card data leave the vault for the sandbox’s own echo alone, which masks them before it answers. 404 in production. Scope: `vault-forward-configs.write`.
        """
        ...


class SandboxSituationsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.SandboxSituationCreate,
        **options: Unpack[CallOptions],
    ) -> t.SandboxSituation:
        """Have a simulated processor be slow, down or wrong, or a buyer dispute a payment.

        It holds for the processor of a payment service, in this merchant account, until it ends. 404 in production. Scope: `merchant-accounts.write`.
        """
        ...

    def list(
        self,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.SandboxSituation, t.SandboxSituations]:
        """List the situations that are on.

        Oldest first. Disputes and settlements happen at once, and are not among them. 404 in production. Scope: `merchant-accounts.read`.
        """
        ...

    async def delete(
        self,
        situation_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """End a situation.

        Answers that it held up come. 404 for one that is over, and in production. Scope: `merchant-accounts.write`.
        """
        ...


class SavedViewsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.SavedViewCreate,
        **options: Unpack[CallOptions],
    ) -> t.SavedView:
        """Save what a list is asked for, under a name.

        An owner has at most a hundred in a merchant account, and two hundred of all owners are shared. For every key and every person, whatever they may do.
        """
        ...

    def list(
        self,
        *,
        screen: Optional[Union[str, None]] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.SavedView, t.SavedViews]:
        """List the saved views of the caller, and those that are shared.

        By name. Every person and every key has their own. For every key and every person, whatever they may do.
        """
        ...

    async def delete(
        self,
        saved_view_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a saved view.

        Its owner does; a shared one is deleted with the scope `merchant-accounts.write` as well. For every key and every person, whatever they may do.
        """
        ...

    async def update(
        self,
        saved_view_id: str,
        body: t.SavedViewUpdate,
        **options: Unpack[CallOptions],
    ) -> t.SavedView:
        """Change the given fields of a saved view.

        Only its owner changes it. For every key and every person, whatever they may do.
        """
        ...


class SessionsGroup(Group):
    __slots__ = ()

    def list(
        self,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Session, t.Sessions]:
        """List where you are logged in.

        The latest hundred. For people who are logged in at the dashboard, whatever their roles.
        """
        ...

    async def delete(
        self,
        session_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """End one of your sessions.

        It is refused everywhere within two seconds. For people who are logged in at the dashboard, whatever their roles.
        """
        ...


class SettlementReportsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        created_at_lte: Optional[str] = ...,
        created_at_gte: Optional[str] = ...,
        posted_at_lte: Optional[str] = ...,
        posted_at_gte: Optional[str] = ...,
        id: Optional[str] = ...,
        payment_service_id: Optional[List[str]] = ...,
        currency: Optional[List[str]] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.SettlementReport, t.SettlementReports]:
        """List processors' settlement reports with what their lines add up to, newest first.

        One for each report and currency, kept up with every line, so its figures are exact. A report is what the processor calls one: a payout, a day or a file. Scope: `transactions.read`.
        """
        ...


class SettlementsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        ingested_at_lte: Optional[str] = ...,
        ingested_at_gte: Optional[str] = ...,
        posted_at_lte: Optional[str] = ...,
        posted_at_gte: Optional[str] = ...,
        type: Optional[List[t.SettlementLineTypeInput]] = ...,
        transaction_id: Optional[str] = ...,
        refund_id: Optional[str] = ...,
        payment_service_report_id: Optional[str] = ...,
        payment_service_report_file_id: Optional[str] = ...,
        payment_service_id: Optional[List[str]] = ...,
        currency: Optional[List[str]] = ...,
        amount_eq: Optional[int] = ...,
        amount_lte: Optional[int] = ...,
        amount_gte: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.SettlementLine, t.SettlementLines]:
        """List what processors have settled of all transactions, latest first.

        Every line of the processors' reports, by when it reached this instance: settled captures and refunds, chargebacks, and those reversed. Lines never change. Filters are joined by and; a list of values by or. Scope: `transactions.read`.
        """
        ...


class ThreeDsScenariosGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.ThreeDSecureScenarioCreate,
        **options: Unpack[CallOptions],
    ) -> t.ThreeDSecureScenario:
        """Add a rule that decides what 3-D Secure answers in the sandbox.

        Hosted 3-D Secure in the sandbox asks these rules first. 404 in production. Scope: `three-ds-scenarios.write`. People confirm it; see Confirmations.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.ThreeDSecureScenario, t.ThreeDSecureScenarios]:
        """List the 3-D Secure scenarios in the order in which they are tried.

        In the order in which they are tried. Scope: `three-ds-scenarios.read`.
        """
        ...

    async def match(
        self,
        body: t.ThreeDSecureScenarioMatchRequest,
        **options: Unpack[CallOptions],
    ) -> t.ThreeDSecureScenarioMatch:
        """Find the scenario that a transaction would meet, without making one.

        Makes nothing and asks nobody: for trying rules out. Scope: `three-ds-scenarios.read`.
        """
        ...

    async def order(
        self,
        body: t.ThreeDSecureScenarioOrder,
        **options: Unpack[CallOptions],
    ) -> t.OrderedThreeDSecureScenarios:
        """Put all 3-D Secure scenarios in a new order at once.

        Every rule must be named once, so that no order is half done. Scope: `three-ds-scenarios.write`. People confirm it; see Confirmations.
        """
        ...

    async def delete(
        self,
        three_ds_scenario_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a 3-D Secure scenario.

        The rules after it move up. Scope: `three-ds-scenarios.write`. People confirm it; see Confirmations.
        """
        ...

    async def update(
        self,
        three_ds_scenario_id: str,
        body: t.ThreeDSecureScenarioUpdate,
        **options: Unpack[CallOptions],
    ) -> t.ThreeDSecureScenario:
        """Change a 3-D Secure scenario.

        What is left out stays. Scope: `three-ds-scenarios.write`. People confirm it; see Confirmations.
        """
        ...


class ThreeDsServerDefinitionsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.ThreeDSServerDefinition, t.ThreeDSServerDefinitions]:
        """List the connectors of 3-D Secure servers.

        Those that have an address in this environment; production has none of the simulated ones. Scope: `merchant-accounts.read`.
        """
        ...


class TokenServiceDefinitionsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.TokenServiceDefinition, t.TokenServiceDefinitions]:
        """List the connectors of token services.

        Those that have an address in this environment; production has none of the simulated ones. Scope: `merchant-accounts.read`.
        """
        ...


class TransactionsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.TransactionCreate,
        **options: Unpack[KeyedOptions],
    ) -> t.Transaction:
        """Take a payment: authorize it, or authorize and capture.

        Tries payment services in their order until one takes the payment. A decline is an answer, 201 with a status, not an error. `processing` says that the outcome is not known yet: do not pay again. Send an Idempotency-Key, and repeat with it after a 5xx or no answer. Scope: `transactions.write`. Front ends may call it with an embed token, within what the token pins. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        totals: Optional[bool] = ...,
        created_at_lte: Optional[str] = ...,
        created_at_gte: Optional[str] = ...,
        updated_at_lte: Optional[str] = ...,
        updated_at_gte: Optional[str] = ...,
        search: Optional[str] = ...,
        buyer_external_identifier: Optional[str] = ...,
        buyer_id: Optional[str] = ...,
        buyer_email_address: Optional[str] = ...,
        ip_address: Optional[str] = ...,
        status: Optional[List[t.TransactionStatusInput]] = ...,
        id: Optional[str] = ...,
        payment_service_transaction_id: Optional[str] = ...,
        external_identifier: Optional[str] = ...,
        metadata: Optional[List[str]] = ...,
        amount_eq: Optional[int] = ...,
        amount_lte: Optional[int] = ...,
        amount_gte: Optional[int] = ...,
        currency: Optional[List[str]] = ...,
        country: Optional[List[str]] = ...,
        payment_service_id: Optional[List[str]] = ...,
        payment_method_id: Optional[str] = ...,
        payment_method_label: Optional[str] = ...,
        payment_method_scheme: Optional[List[str]] = ...,
        payment_method_country: Optional[str] = ...,
        payment_method_fingerprint: Optional[str] = ...,
        method: Optional[List[t.PaymentMethodKindInput]] = ...,
        error_code: Optional[List[str]] = ...,
        has_refunds: Optional[bool] = ...,
        pending_review: Optional[bool] = ...,
        checkout_session_id: Optional[str] = ...,
        payment_link_id: Optional[str] = ...,
        reconciliation_id: Optional[str] = ...,
        has_gift_card_redemptions: Optional[bool] = ...,
        gift_card_id: Optional[str] = ...,
        gift_card_last4: Optional[str] = ...,
        has_settlements: Optional[bool] = ...,
        payment_method_bin: Optional[str] = ...,
        payment_source: Optional[List[t.TransactionPaymentSourceInput]] = ...,
        is_subsequent_payment: Optional[bool] = ...,
        merchant_initiated: Optional[bool] = ...,
        used_3ds: Optional[bool] = ...,
        disputed: Optional[bool] = ...,
        reauthorized_from_transaction_id: Optional[str] = ...,
        buyer_search: Optional[List[str]] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.TransactionSummary, t.TransactionSummaries]:
        """List transactions, most recently updated first.

        Most recently updated first. What changes while pages are read comes again behind the last page. Filters are joined by and; a list of values by or. Scope: `transactions.read`.
        """
        ...

    async def get(
        self,
        transaction_id: str,
        **options: Unpack[CallOptions],
    ) -> t.Transaction:
        """Read a transaction.

        What the outcome is, also for those whose answer was lost. Scope: `transactions.read`.
        """
        ...

    async def update(
        self,
        transaction_id: str,
        body: t.TransactionUpdate,
        **options: Unpack[CallOptions],
    ) -> t.Transaction:
        """Correct a transaction by hand, without calling the processor.

        For what you know better. The ledger is corrected by the difference; amounts must fit together (422), and nothing may be under way (409). Scope: `transactions.write`.
        """
        ...

    async def cancel(
        self,
        transaction_id: str,
        **options: Unpack[CallOptions],
    ) -> t.TransactionCancel:
        """Cancel a transaction that is not finished yet.

        For what the buyer has not approved and the processor has not finished. What the buyer does afterwards charges nothing. Scope: `transactions.write`. People confirm it; see Confirmations.
        """
        ...

    async def capture(
        self,
        transaction_id: str,
        body: t.TransactionCaptureCreate,
        **options: Unpack[KeyedOptions],
    ) -> Union[t.Transaction, t.TransactionCapture]:
        """Capture all or part of an authorized transaction.

        The amount is reserved before anything is sent. `capture_pending` says that the outcome is not known yet: do not capture again. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
        """
        ...

    async def complete(
        self,
        transaction_id: str,
        *,
        token: str,
        payload: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> t.TransactionCompletion:
        """Go on with an order that the buyer approved; doing it again changes nothing.

        For a client SDK: the token in the query is the credential. May be repeated. No token: what stands in the address is the credential.
        """
        ...

    async def review(
        self,
        transaction_id: str,
        body: t.TransactionReview,
        **options: Unpack[CallOptions],
    ) -> t.Transaction:
        """Decide about a payment that is to be reviewed.

        For a transaction with `pending_review`. Where an anti-fraud service asked for it, the capture, or the void, follows within seconds. Where money came that nobody expected, `accept` keeps it, and `reject` voids or refunds it before it answers. Saying the same again changes nothing; a review that has ended otherwise is 409. Scope: `transactions.write`. People confirm it; see Confirmations.
        """
        ...

    async def sync(
        self,
        transaction_id: str,
        **options: Unpack[CallOptions],
    ) -> t.Transaction:
        """Ask the processor for the current status of a transaction.

        400 where the connector has no look-up; see `supported_features.transaction_sync` of its definition. Scope: `transactions.read`.
        """
        ...

    async def void(
        self,
        transaction_id: str,
        **options: Unpack[KeyedOptions],
    ) -> Union[t.Transaction, t.TransactionVoid]:
        """Release what is held and was not captured.

        `void_pending` says that the outcome is not known yet. Behind captures that were not final it lets go of the rest, where the processor can, and the transaction stays `captured`. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
        """
        ...

    @property
    def actions(self) -> TransactionsActionsGroup: ...

    @property
    def authorization(self) -> TransactionsAuthorizationGroup: ...

    @property
    def captures(self) -> TransactionsCapturesGroup: ...

    @property
    def chargeback_reversals(self) -> TransactionsChargebackReversalsGroup: ...

    @property
    def chargebacks(self) -> TransactionsChargebacksGroup: ...

    @property
    def events(self) -> TransactionsEventsGroup: ...

    @property
    def postings(self) -> TransactionsPostingsGroup: ...

    @property
    def receipts(self) -> TransactionsReceiptsGroup: ...

    @property
    def refund_settlements(self) -> TransactionsRefundSettlementsGroup: ...

    @property
    def refunds(self) -> TransactionsRefundsGroup: ...

    @property
    def retry(self) -> TransactionsRetryGroup: ...

    @property
    def session(self) -> TransactionsSessionGroup: ...

    @property
    def settlements(self) -> TransactionsSettlementsGroup: ...

    @property
    def story(self) -> TransactionsStoryGroup: ...


class TransactionsActionsGroup(Group):
    __slots__ = ()

    def list(
        self,
        transaction_id: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.TransactionAction, t.TransactionActions]:
        """List the flow rules that were applied to a transaction.

        Made again from what the decision saw and the version that made it, with a sentence for each rule. Scope: `transactions.read`.
        """
        ...


class TransactionsAuthorizationGroup(Group):
    __slots__ = ()

    async def increment(
        self,
        transaction_id: str,
        body: t.TransactionAuthorizationIncrementCreate,
        **options: Unpack[KeyedOptions],
    ) -> t.TransactionAuthorizationIncrement:
        """Raise the authorized amount.

        Only where the connector can; see `supported_features.increment` of its definition. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
        """
        ...


class TransactionsCapturesGroup(Group):
    __slots__ = ()

    def list(
        self,
        transaction_id: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Capture, t.Captures]:
        """List the captures of a transaction.

        Oldest first. Scope: `transactions.read`.
        """
        ...

    async def get(
        self,
        transaction_id: str,
        capture_id: str,
        **options: Unpack[CallOptions],
    ) -> t.Capture:
        """Read a capture of a transaction.

        A pending capture is looked up at the processor until its outcome is known. Scope: `transactions.read`.
        """
        ...


class TransactionsChargebackReversalsGroup(Group):
    __slots__ = ()

    def list(
        self,
        transaction_id: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.ChargebackReversal, t.ChargebackReversals]:
        """List the chargebacks of a transaction that were reversed.

        A reversal says that the merchant was right and has the money again. The lines are the processor's and never change. Scope: `transactions.read`.
        """
        ...


class TransactionsChargebacksGroup(Group):
    __slots__ = ()

    def list(
        self,
        transaction_id: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Chargeback, t.Chargebacks]:
        """List the chargebacks of a transaction.

        A chargeback says that the buyer's bank took money back. The lines are the processor's and never change. Scope: `transactions.read`.
        """
        ...


class TransactionsEventsGroup(Group):
    __slots__ = ()

    def list(
        self,
        transaction_id: str,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.TransactionEvent, t.TransactionEvents]:
        """List what happened to a transaction, in order.

        Every attempt, decision and message about it, oldest first. Scope: `transactions.read`.
        """
        ...


class TransactionsPostingsGroup(Group):
    __slots__ = ()

    def list(
        self,
        transaction_id: str,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Posting, t.Postings]:
        """List the ledger's postings of a transaction, in the order in which they were made.

        Double entry: each posting debits one account and credits another with the same amount, so they sum to zero. They are never changed; a correction is a posting of its own. Scope: `transactions.read`.
        """
        ...


class TransactionsReceiptsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        transaction_id: str,
        body: Optional[Union[t.ReceiptCreate, None]] = ...,
        **options: Unpack[KeyedOptions],
    ) -> t.Receipt:
        """Send a receipt by e-mail.

        Of what was captured, of what is authorized where nothing is captured yet, or of a refund. It is sent within seconds; this answers before. At most 20 of a transaction, with those that were sent by themselves. Scope: `transactions.write`. Send an Idempotency-Key to repeat it safely.
        """
        ...

    def list(
        self,
        transaction_id: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Receipt, t.Receipts]:
        """List the receipts of a transaction.

        Oldest first. Scope: `transactions.read`.
        """
        ...


class TransactionsRefundSettlementsGroup(Group):
    __slots__ = ()

    def list(
        self,
        transaction_id: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.RefundSettlement, t.RefundSettlements]:
        """List the settlements of a transaction's refunds.

        Lines of the processor's reports, the first thousand; they never change. Scope: `transactions.read`.
        """
        ...

    async def get(
        self,
        transaction_id: str,
        settlement_id: str,
        **options: Unpack[CallOptions],
    ) -> t.RefundSettlement:
        """Read a settlement of a refund.

        A line of the processor's report; it never changes. Scope: `transactions.read`.
        """
        ...


class TransactionsRefundsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        transaction_id: str,
        body: t.TransactionRefundCreate,
        **options: Unpack[KeyedOptions],
    ) -> t.Refund:
        """Refund all or part of what was captured.

        The amount is reserved before anything is sent. `processing` says that the outcome is not known yet: do not refund again. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
        """
        ...

    def list(
        self,
        transaction_id: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Refund, t.Refunds]:
        """List the refunds of a transaction.

        Oldest first. Scope: `transactions.read`.
        """
        ...

    async def create_all(
        self,
        transaction_id: str,
        body: Optional[Union[t.TransactionRefundAllCreate, None]] = ...,
        **options: Unpack[KeyedOptions],
    ) -> t.Refunds:
        """Refund every instrument of a transaction at once.

        A refund for the payment method and one for each gift card, of all that is left. Asking again refunds what is left then. Scope: `transactions.write` and `gift-cards.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
        """
        ...

    async def get(
        self,
        transaction_id: str,
        refund_id: str,
        **options: Unpack[CallOptions],
    ) -> t.Refund:
        """Read a refund of a transaction.

        404 where the refund is another transaction's. Scope: `transactions.read`.
        """
        ...


class TransactionsRetryGroup(Group):
    __slots__ = ()

    async def delete(
        self,
        transaction_id: str,
        **options: Unpack[CallOptions],
    ) -> t.Transaction:
        """Stop the retries of a transaction.

        No further attempt begins. One that is being made goes on: where it is approved, the retries are `recovered` all the same. Saying it again changes nothing; 409 where none were asked for, or they have ended otherwise. Scope: `transactions.write`.
        """
        ...


class TransactionsSessionGroup(Group):
    __slots__ = ()

    async def update(
        self,
        transaction_id: str,
        body: Optional[Union[t.UpdateTransactionSessionRequest, None]] = ...,
        *,
        token: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> t.UpdateTransactionSessionResponse:
        """Exchange a session token for the wallet's session data.

        For a client SDK: the token in the query is the credential. No token: what stands in the address is the credential.
        """
        ...


class TransactionsSettlementsGroup(Group):
    __slots__ = ()

    def list(
        self,
        transaction_id: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Settlement, t.Settlements]:
        """List the settlements of a transaction.

        Lines of the processor's reports, the first thousand; they never change. Scope: `transactions.read`.
        """
        ...

    async def get(
        self,
        transaction_id: str,
        settlement_id: str,
        **options: Unpack[CallOptions],
    ) -> t.Settlement:
        """Read a settlement of a transaction.

        A line of the processor's report; it never changes. Scope: `transactions.read`.
        """
        ...


class TransactionsStoryGroup(Group):
    __slots__ = ()

    async def get(
        self,
        transaction_id: str,
        *,
        language: Optional[Literal["en", "es", "pt", "fr", "de", "ar"]] = ...,
        **options: Unpack[CallOptions],
    ) -> t.TransactionStory:
        """Get all that happened to a transaction and why, as data and as text.

        Decisions of the flow with what was not taken, calls to processors, waits, postings, settlement, disputes, webhooks and calls of the API, each with what led to it. Parts that take a scope of their own are left out without it, and `left_out` says so: `audit-logs.read`, `disputes.read`, `webhook-subscriptions.read`. Scope: `transactions.read`.
        """
        ...


class TransparencyLogGroup(Group):
    __slots__ = ()

    async def get(
        self,
        **options: Unpack[CallOptions],
    ) -> t.TransparencyLog:
        """Read how far the transparency log of a merchant account goes, and its keys.

        Every entry of the ledger and of the audit log is a leaf of a Merkle tree. Whoever keeps a checkpoint can tell later that none of them was changed, taken out, put in before or moved. Give auditors the keys by another way. Scope: `transparency-log.read`.
        """
        ...

    @property
    def checkpoints(self) -> TransparencyLogCheckpointsGroup: ...

    @property
    def consistency_proof(self) -> TransparencyLogConsistencyProofGroup: ...

    @property
    def entries(self) -> TransparencyLogEntriesGroup: ...

    @property
    def inclusion_proof(self) -> TransparencyLogInclusionProofGroup: ...

    @property
    def keys(self) -> TransparencyLogKeysGroup: ...


class TransparencyLogCheckpointsGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.TransparencyLogCheckpoint, t.TransparencyLogCheckpoints]:
        """List what was signed, newest first.

        One a minute while entries come, for as long as the audit log is kept. The event `transparency-log.checkpoint-signed` sends each to whoever asks for it by name. Scope: `transparency-log.read`.
        """
        ...

    async def get(
        self,
        checkpoint_id: str,
        **options: Unpack[CallOptions],
    ) -> t.TransparencyLogCheckpoint:
        """Read one checkpoint.

        Its `note` is what was signed. Scope: `transparency-log.read`.
        """
        ...


class TransparencyLogConsistencyProofGroup(Group):
    __slots__ = ()

    async def get(
        self,
        *,
        from_: int,
        to: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> t.TransparencyLogConsistencyProof:
        """Prove that the log only grew between two checkpoints.

        Verified against both roots, it shows that nothing of the older log was changed. Scope: `transparency-log.read`.
        """
        ...


class TransparencyLogEntriesGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        index_gte: Optional[int] = ...,
        index_lt: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.TransparencyLogEntry, t.TransparencyLogEntries]:
        """Read entries with their hashes, in the order of the log.

        All of them, one JSON text a line, is what the verifier takes. Entries of the audit log name people, with their addresses: give them to whom that is meant for. Scope: `transparency-log.read`.
        """
        ...


class TransparencyLogInclusionProofGroup(Group):
    __slots__ = ()

    async def get(
        self,
        *,
        index: Optional[int] = ...,
        entry_id: Optional[str] = ...,
        size: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> t.TransparencyLogInclusionProof:
        """Prove that an entry is in the log.

        Of an entry by its place, or by the id of a posting or of an entry of the audit log. 404 for one that is not in it: a new one is sealed within two minutes. Scope: `transparency-log.read`.
        """
        ...


class TransparencyLogKeysGroup(Group):
    __slots__ = ()

    async def create(
        self,
        **options: Unpack[CallOptions],
    ) -> t.TransparencyLogKey:
        """Make a new signing key.

        It is made in the vault and never leaves it. For thirty days checkpoints carry a signature of the key before, too, so that auditors can change over in between. Scope: `transparency-log.write`. People confirm it; see Confirmations.
        """
        ...


class UsersGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.UserCreate,
        **options: Unpack[CallOptions],
    ) -> t.User:
        """Make a user, who can then be invited.

        Nobody gives what they lack: each role must allow nothing there that the caller may not do there. Scope: `users.write`. People confirm it; see Confirmations.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        search: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.User, t.Users]:
        """List the people of this instance.

        Newest first. A caller who acts for some merchant accounts sees those who may act in one of them, and whom they made themself. Scope: `users.read`.
        """
        ...

    async def delete(
        self,
        user_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Remove a user: their roles, passkeys and sessions.

        By callers who may do all that the user may. They are out within two seconds, everywhere. What they did stays in the audit log. The last administrator of every merchant account stays: 409. Scope: `users.write`. People confirm it; see Confirmations.
        """
        ...

    async def get(
        self,
        user_id: str,
        **options: Unpack[CallOptions],
    ) -> t.User:
        """Read a user.

        A caller who acts for some merchant accounts finds those who may act in one of them. Scope: `users.read`.
        """
        ...

    async def update(
        self,
        user_id: str,
        body: t.UserUpdate,
        **options: Unpack[CallOptions],
    ) -> t.User:
        """Rename a user.

        By callers who may do all that the user may. Scope: `users.write`.
        """
        ...

    @property
    def invitations(self) -> UsersInvitationsGroup: ...

    @property
    def sessions(self) -> UsersSessionsGroup: ...


class UsersInvitationsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        user_id: str,
        body: Optional[Union[t.UserInvitationCreate, None]] = ...,
        **options: Unpack[CallOptions],
    ) -> t.UserInvitation:
        """Make a link by which a user makes a passkey.

        For who has never come in, and for who has lost their passkeys. A link that they were given before leads nowhere from then on. By callers who may do all that the user may: whoever has the link is that user. 409 where this instance has no dashboard. Scope: `users.write`. People confirm it; see Confirmations.
        """
        ...

    async def delete(
        self,
        user_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Withdraw the link that a user was given.

        It leads nowhere from then on. By callers who may do all that the user may. A link also ends once somebody else than who made it gives the user a role, or widens one. Scope: `users.write`.
        """
        ...


class UsersSessionsGroup(Group):
    __slots__ = ()

    async def delete(
        self,
        user_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Log a user out everywhere.

        Their sessions are refused everywhere within two seconds. Scope: `sessions.write`.
        """
        ...

    def list(
        self,
        user_id: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.Session, t.UserSessions]:
        """List where a user is logged in.

        The latest hundred. Scope: `sessions.read`.
        """
        ...


class VaultForwardGroup(Group):
    __slots__ = ()

    async def send(
        self,
        body: Union[str, bytes],
        **options: Unpack[CallOptions],
    ) -> bytes:
        """Send a request to a third party with stored card data filled in.

        Headers that begin with `x-vault-forward-` say where to and with which cards; placeholders in the body stand for card data. The answer is the target's own, streamed. Errors of ours carry `x-vault-forward-error`. Scope: `vault-forward.write`.
        """
        ...

    @property
    def configs(self) -> VaultForwardConfigsGroup: ...

    @property
    def definitions(self) -> VaultForwardDefinitionsGroup: ...


class VaultForwardConfigsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.VaultForwardConfigCreate,
        **options: Unpack[CallOptions],
    ) -> t.VaultForwardConfig:
        """Enable an endpoint for the relay; one for each definition.

        Production relays only to hosts that are enabled here. Scope: `vault-forward-configs.write`. People confirm it; see Confirmations.
        """
        ...

    def list(
        self,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.VaultForwardConfig, t.VaultForwardConfigs]:
        """List the endpoints enabled for the relay.

        All of the merchant account, without pages. Scope: `vault-forward-configs.read`.
        """
        ...

    async def delete(
        self,
        config_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Disable an endpoint of the relay and delete its authentication methods.

        Production no longer relays to its hosts, and keys stored under it are destroyed. Scope: `vault-forward-configs.write`. People confirm it; see Confirmations.
        """
        ...

    async def get(
        self,
        config_id: str,
        **options: Unpack[CallOptions],
    ) -> t.VaultForwardConfig:
        """Read an endpoint of the relay.

        With its authentication methods, of which secrets are only named. Scope: `vault-forward-configs.read`.
        """
        ...

    async def update(
        self,
        config_id: str,
        body: t.VaultForwardConfigUpdate,
        **options: Unpack[CallOptions],
    ) -> t.VaultForwardConfig:
        """Change the name or the hosts of an endpoint of the relay.

        What is left out stays, and so do its authentication methods with their keys. Scope: `vault-forward-configs.write`. People confirm it; see Confirmations.
        """
        ...

    @property
    def authentications(self) -> VaultForwardConfigsAuthenticationsGroup: ...


class VaultForwardConfigsAuthenticationsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        config_id: str,
        body: t.VaultForwardAuthenticationCreate,
        **options: Unpack[CallOptions],
    ) -> t.VaultForwardAuthentication:
        """Store an authentication method; its secret fields are never returned.

        Keys stay in the vault. What is stored is checked when it is first used. Scope: `vault-forward-authentications.write`. People confirm it; see Confirmations.
        """
        ...

    def list(
        self,
        config_id: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.VaultForwardAuthentication, t.VaultForwardAuthentications]:
        """List the authentication methods of an endpoint.

        All of the endpoint, without pages. Scope: `vault-forward-authentications.read`.
        """
        ...

    async def delete(
        self,
        config_id: str,
        authentication_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete an authentication method.

        Its keys are destroyed. Scope: `vault-forward-authentications.write`. People confirm it; see Confirmations.
        """
        ...

    async def get(
        self,
        config_id: str,
        authentication_id: str,
        **options: Unpack[CallOptions],
    ) -> t.VaultForwardAuthentication:
        """Read an authentication method, without its secrets.

        Says of each secret only whether it is set. Scope: `vault-forward-authentications.read`.
        """
        ...

    async def update(
        self,
        config_id: str,
        authentication_id: str,
        body: t.VaultForwardAuthenticationUpdate,
        **options: Unpack[CallOptions],
    ) -> t.VaultForwardAuthentication:
        """Change the given fields of an authentication method.

        What is left out stays; an empty value unsets a field. The method cannot be changed. Scope: `vault-forward-authentications.write`. People confirm it; see Confirmations.
        """
        ...


class VaultForwardDefinitionsGroup(Group):
    __slots__ = ()

    def list(
        self,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.VaultForwardDefinition, t.VaultForwardDefinitions]:
        """List the kinds of endpoint that the relay knows.

        What each authentication method needs, as data for a form. Scope: `vault-forward-definitions.read`.
        """
        ...


class VoidsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.VoidCreate,
        **options: Unpack[KeyedOptions],
    ) -> t.TransactionVoid:
        """Release the authorization of a transaction named in the body.

        The same as voiding under the transaction's path. Answers the void with the transaction in it. Scope: `transactions.write`. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
        """
        ...


class WebhookDeliveriesGroup(Group):
    __slots__ = ()

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        resource_id: Optional[str] = ...,
        status: Optional[t.WebhookDeliveryStatusInput] = ...,
        event: Optional[t.WebhookEventNameInput] = ...,
        created_at_gte: Optional[str] = ...,
        created_at_lte: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.WebhookDelivery, t.WebhookDeliveries]:
        """List what was told to all webhook subscriptions.

        Newest first, of every subscription that you may see: with `resource_id`, which webhooks a payment has caused. A page may be short while more follow. Scope: `webhook-subscriptions.read`.
        """
        ...


class WebhookSubscriptionsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        body: t.WebhookSubscriptionCreate,
        **options: Unpack[CallOptions],
    ) -> t.WebhookSubscription:
        """Subscribe an endpoint to events.

        Every event of this time on is told to it within seconds, signed; what fails is repeated for a week. The answer is the only one that shows the `secret`. Scope: `webhook-subscriptions.write`. People confirm it; see Confirmations.
        """
        ...

    def list(
        self,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.WebhookSubscription, t.WebhookSubscriptions]:
        """List webhook subscriptions.

        Newest first; those of the instance too, for keys that may act for every merchant account. Scope: `webhook-subscriptions.read`.
        """
        ...

    async def delete(
        self,
        subscription_id: str,
        **options: Unpack[CallOptions],
    ) -> None:
        """Delete a webhook subscription.

        Nothing more is sent to it, not even what waits, and the log of its deliveries goes with it. Scope: `webhook-subscriptions.write`. People confirm it; see Confirmations.
        """
        ...

    async def get(
        self,
        subscription_id: str,
        **options: Unpack[CallOptions],
    ) -> t.WebhookSubscription:
        """Read a webhook subscription.

        Without its `secret`, which is shown when it is made. Scope: `webhook-subscriptions.read`.
        """
        ...

    async def update(
        self,
        subscription_id: str,
        body: t.WebhookSubscriptionUpdate,
        **options: Unpack[CallOptions],
    ) -> t.WebhookSubscription:
        """Change a webhook subscription.

        What is left out stays as it is. What waits goes to the new address, with the new credentials. Scope: `webhook-subscriptions.write`. People confirm it; see Confirmations.
        """
        ...

    async def replay(
        self,
        subscription_id: str,
        body: t.WebhookReplay,
        **options: Unpack[CallOptions],
    ) -> t.WebhookReplayed:
        """Send the deliveries of a range of time again.

        For an endpoint that lost what it had taken, or was away for longer than a week. Each begins again as `resend` would begin it. Events that were never told to this subscription are not part of it. It is a resend, as of `/resends`, whose first 50,000 deliveries are waited for. Scope: `webhook-subscriptions.write` or `webhook-deliveries.write`. People confirm it; see Confirmations.
        """
        ...

    async def rotate_secret(
        self,
        subscription_id: str,
        body: t.WebhookSubscriptionRotateSecret,
        **options: Unpack[CallOptions],
    ) -> t.WebhookSubscription:
        """Make a new signing secret; the old one stays valid for a while.

        Until the old one ends, messages carry a signature of each, so that receivers can change over in between. The answer is the only one that shows the new `secret`. One that was still ending ends at once. Scope: `webhook-subscriptions.write`. People confirm it; see Confirmations.
        """
        ...

    async def test(
        self,
        subscription_id: str,
        body: t.WebhookTest,
        **options: Unpack[CallOptions],
    ) -> t.WebhookDelivery:
        """Send an example of an event.

        Signed and delivered like any other, to this subscription only and past its filter of events. The resource in it is an example: nothing of that id exists. Scope: `webhook-subscriptions.write`.
        """
        ...

    @property
    def deliveries(self) -> WebhookSubscriptionsDeliveriesGroup: ...

    @property
    def delivery_counts(self) -> WebhookSubscriptionsDeliveryCountsGroup: ...

    @property
    def resends(self) -> WebhookSubscriptionsResendsGroup: ...

    @property
    def waiting(self) -> WebhookSubscriptionsWaitingGroup: ...


class WebhookSubscriptionsDeliveriesGroup(Group):
    __slots__ = ()

    def list(
        self,
        subscription_id: str,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        status: Optional[t.WebhookDeliveryStatusInput] = ...,
        event: Optional[t.WebhookEventNameInput] = ...,
        created_at_gte: Optional[str] = ...,
        created_at_lte: Optional[str] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.WebhookDelivery, t.WebhookDeliveries]:
        """List what was told to a webhook subscription.

        Newest first, for as long as events are kept. A page may be short while more follow. Scope: `webhook-subscriptions.read`.
        """
        ...

    async def get(
        self,
        subscription_id: str,
        delivery_id: str,
        **options: Unpack[CallOptions],
    ) -> t.WebhookDeliveryDetail:
        """Read one delivery, with its payload and every attempt.

        What the endpoint answered is shown as far as its first bytes go. Scope: `webhook-subscriptions.read`.
        """
        ...

    async def acknowledge(
        self,
        subscription_id: str,
        delivery_id: str,
        body: t.WebhookAcknowledgement,
        **options: Unpack[CallOptions],
    ) -> t.WebhookDelivery:
        """Say what became of a delivery that was fetched.

        With a status of 2xx it waits no longer; any other is noted among its attempts, and it waits on. Scope: `webhook-subscriptions.write`.
        """
        ...

    async def resend(
        self,
        subscription_id: str,
        delivery_id: str,
        **options: Unpack[CallOptions],
    ) -> t.WebhookDelivery:
        """Send one delivery again.

        Whatever became of it: the same bytes under the same id, with a week of attempts before it. It is sent at once, unless the endpoint rests after failures or is paused. Scope: `webhook-subscriptions.write` or `webhook-deliveries.write`.
        """
        ...


class WebhookSubscriptionsDeliveryCountsGroup(Group):
    __slots__ = ()

    def list(
        self,
        subscription_id: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.WebhookDeliveryCount, t.WebhookDeliveryCounts]:
        """Count what was told in the last day.

        By the hour in which a delivery was made, and by what has become of it. Scope: `webhook-subscriptions.read`.
        """
        ...


class WebhookSubscriptionsResendsGroup(Group):
    __slots__ = ()

    async def create(
        self,
        subscription_id: str,
        body: t.WebhookResendCreate,
        **options: Unpack[CallOptions],
    ) -> t.WebhookResend:
        """Send all deliveries again that match.

        A job of the server: each delivery that was there when it was asked for and fits begins again, as `resend` would begin it. It counts them, and can be stopped; what has begun by then is sent. At most twenty run at once for one subscription. Scope: `webhook-subscriptions.write` or `webhook-deliveries.write`. People confirm it; see Confirmations.
        """
        ...

    def list(
        self,
        subscription_id: str,
        *,
        cursor: Optional[str] = ...,
        limit: Optional[int] = ...,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.WebhookResend, t.WebhookResends]:
        """List what was sent again by a filter.

        Newest first, for as long as events are kept: those that run, and those that have ended. Scope: `webhook-subscriptions.read`.
        """
        ...

    async def get(
        self,
        subscription_id: str,
        resend_id: str,
        **options: Unpack[CallOptions],
    ) -> t.WebhookResend:
        """Read how far it has come.

        Its count grows until it has ended. Scope: `webhook-subscriptions.read`.
        """
        ...

    async def stop(
        self,
        subscription_id: str,
        resend_id: str,
        **options: Unpack[CallOptions],
    ) -> t.WebhookResend:
        """Begin no more of them again.

        What has begun is sent. One that has ended stays as it is. Scope: `webhook-subscriptions.write` or `webhook-deliveries.write`.
        """
        ...


class WebhookSubscriptionsWaitingGroup(Group):
    __slots__ = ()

    def list(
        self,
        subscription_id: str,
        **options: Unpack[CallOptions],
    ) -> AsyncListing[t.WebhookDeliveryDetail, t.WaitingWebhookDeliveries]:
        """Fetch what waits for a subscription without an address.

        Oldest first, and the same again until it is acknowledged, so that nothing is lost whoever dies. `railyard listen` forwards it to an address of your machine. Scope: `webhook-subscriptions.read`.
        """
        ...

