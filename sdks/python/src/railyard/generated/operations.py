# made from contract VERSION 2026-11-01.55; do not edit

from .._group import Group, segment


class Operations(Group):
    """Every operation of the API, in groups."""
    __slots__ = ()

    @property
    def account_updater(self):
        return AccountUpdaterGroup(self._connection)

    @property
    def agent_mandates(self):
        return AgentMandatesGroup(self._connection)

    @property
    def anti_fraud_service_definitions(self):
        return AntiFraudServiceDefinitionsGroup(self._connection)

    @property
    def anti_fraud_services(self):
        return AntiFraudServicesGroup(self._connection)

    @property
    def api_key_pairs(self):
        return ApiKeyPairsGroup(self._connection)

    @property
    def approval_limits(self):
        return ApprovalLimitsGroup(self._connection)

    @property
    def audit_logs(self):
        return AuditLogsGroup(self._connection)

    @property
    def balances(self):
        return BalancesGroup(self._connection)

    @property
    def bank_statements(self):
        return BankStatementsGroup(self._connection)

    @property
    def buyers(self):
        return BuyersGroup(self._connection)

    @property
    def capabilities(self):
        return CapabilitiesGroup(self._connection)

    @property
    def captures(self):
        return CapturesGroup(self._connection)

    @property
    def card_details(self):
        return CardDetailsGroup(self._connection)

    @property
    def card_exports(self):
        return CardExportsGroup(self._connection)

    @property
    def card_scheme_definitions(self):
        return CardSchemeDefinitionsGroup(self._connection)

    @property
    def chargebacks(self):
        return ChargebacksGroup(self._connection)

    @property
    def checkout(self):
        return CheckoutGroup(self._connection)

    @property
    def confirmations(self):
        return ConfirmationsGroup(self._connection)

    @property
    def digital_wallets(self):
        return DigitalWalletsGroup(self._connection)

    @property
    def disputes(self):
        return DisputesGroup(self._connection)

    @property
    def embedded_checkouts(self):
        return EmbeddedCheckoutsGroup(self._connection)

    @property
    def events(self):
        return EventsGroup(self._connection)

    @property
    def experiments(self):
        return ExperimentsGroup(self._connection)

    @property
    def flows(self):
        return FlowsGroup(self._connection)

    @property
    def fraud_list_entries(self):
        return FraudListEntriesGroup(self._connection)

    @property
    def gift_card_service_definitions(self):
        return GiftCardServiceDefinitionsGroup(self._connection)

    @property
    def gift_card_services(self):
        return GiftCardServicesGroup(self._connection)

    @property
    def gift_cards(self):
        return GiftCardsGroup(self._connection)

    @property
    def processor_events(self):
        return ProcessorEventsGroup(self._connection)

    @property
    def me(self):
        return MeGroup(self._connection)

    @property
    def merchant_accounts(self):
        return MerchantAccountsGroup(self._connection)

    @property
    def metrics_explorer(self):
        return MetricsExplorerGroup(self._connection)

    @property
    def monitoring(self):
        return MonitoringGroup(self._connection)

    @property
    def passkeys(self):
        return PasskeysGroup(self._connection)

    @property
    def payment_links(self):
        return PaymentLinksGroup(self._connection)

    @property
    def payment_method_definitions(self):
        return PaymentMethodDefinitionsGroup(self._connection)

    @property
    def payment_methods(self):
        return PaymentMethodsGroup(self._connection)

    @property
    def payment_options(self):
        return PaymentOptionsGroup(self._connection)

    @property
    def payment_service_definitions(self):
        return PaymentServiceDefinitionsGroup(self._connection)

    @property
    def payment_services(self):
        return PaymentServicesGroup(self._connection)

    @property
    def payouts(self):
        return PayoutsGroup(self._connection)

    @property
    def processor_reports(self):
        return ProcessorReportsGroup(self._connection)

    @property
    def reconciliations(self):
        return ReconciliationsGroup(self._connection)

    @property
    def refunds(self):
        return RefundsGroup(self._connection)

    @property
    def relay_requests(self):
        return RelayRequestsGroup(self._connection)

    @property
    def report_executions(self):
        return ReportExecutionsGroup(self._connection)

    @property
    def reports(self):
        return ReportsGroup(self._connection)

    @property
    def requests(self):
        return RequestsGroup(self._connection)

    @property
    def roles(self):
        return RolesGroup(self._connection)

    @property
    def sandbox(self):
        return SandboxGroup(self._connection)

    @property
    def saved_views(self):
        return SavedViewsGroup(self._connection)

    @property
    def sessions(self):
        return SessionsGroup(self._connection)

    @property
    def settlement_reports(self):
        return SettlementReportsGroup(self._connection)

    @property
    def settlements(self):
        return SettlementsGroup(self._connection)

    @property
    def three_ds_scenarios(self):
        return ThreeDsScenariosGroup(self._connection)

    @property
    def three_ds_server_definitions(self):
        return ThreeDsServerDefinitionsGroup(self._connection)

    @property
    def token_service_definitions(self):
        return TokenServiceDefinitionsGroup(self._connection)

    @property
    def transactions(self):
        return TransactionsGroup(self._connection)

    @property
    def transparency_log(self):
        return TransparencyLogGroup(self._connection)

    @property
    def users(self):
        return UsersGroup(self._connection)

    @property
    def vault_forward(self):
        return VaultForwardGroup(self._connection)

    @property
    def voids(self):
        return VoidsGroup(self._connection)

    @property
    def webhook_deliveries(self):
        return WebhookDeliveriesGroup(self._connection)

    @property
    def webhook_subscriptions(self):
        return WebhookSubscriptionsGroup(self._connection)


class AccountUpdaterGroup(Group):
    __slots__ = ()

    @property
    def jobs(self):
        return AccountUpdaterJobsGroup(self._connection)


class AccountUpdaterJobsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Ask the schemes for newer details of stored cards."""
        return self._connection.call("POST", "/account-updater/jobs", more, body=body)


class AgentMandatesGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Give an agent a mandate: what it may do with payments."""
        return self._connection.call("POST", "/agent-mandates", more, body=body)

    def list(self, **more):
        """List the mandates of agents."""
        return self._connection.listing("/agent-mandates", more, query="cursor limit")

    def get(self, agent_mandate_id, **more):
        """Read a mandate of an agent, and what is left of it."""
        return self._connection.call("GET", f"/agent-mandates/{segment(agent_mandate_id)}", more)

    def check(self, agent_mandate_id, body, **more):
        """Ask what would become of a call under a mandate, without doing it."""
        return self._connection.call("POST", f"/agent-mandates/{segment(agent_mandate_id)}/check", more, body=body, is_reading=True)

    def revoke(self, agent_mandate_id, **more):
        """Take a mandate back, at once and for good."""
        return self._connection.call("POST", f"/agent-mandates/{segment(agent_mandate_id)}/revoke", more)


class AntiFraudServiceDefinitionsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List the connectors of anti-fraud services."""
        return self._connection.listing("/anti-fraud-service-definitions", more, query="cursor limit")

    def get(self, anti_fraud_service_definition_id, **more):
        """Read which settings the connector of an anti-fraud service takes."""
        return self._connection.call("GET", f"/anti-fraud-service-definitions/{segment(anti_fraud_service_definition_id)}", more)


class AntiFraudServicesGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List configured anti-fraud services."""
        return self._connection.listing("/anti-fraud-services", more, query="cursor limit")

    def create(self, body, **more):
        """Configure an anti-fraud service for this merchant account."""
        return self._connection.call("POST", "/anti-fraud-services", more, body=body)

    def verify(self, body, **more):
        """Try credentials at the provider without storing them."""
        return self._connection.call("POST", "/anti-fraud-services/verify", more, body=body)

    def get(self, anti_fraud_service_id, **more):
        """Read an anti-fraud service; secret settings are not shown."""
        return self._connection.call("GET", f"/anti-fraud-services/{segment(anti_fraud_service_id)}", more)

    def update(self, anti_fraud_service_id, body, **more):
        """Change the given fields of an anti-fraud service."""
        return self._connection.call("PUT", f"/anti-fraud-services/{segment(anti_fraud_service_id)}", more, body=body)

    def delete(self, anti_fraud_service_id, **more):
        """Delete an anti-fraud service."""
        return self._connection.call("DELETE", f"/anti-fraud-services/{segment(anti_fraud_service_id)}", more)


class ApiKeyPairsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Make a key pair; the private key is in this answer and never again."""
        return self._connection.call("POST", "/api-key-pairs", more, body=body)

    def list(self, **more):
        """List the keys that may sign tokens for this instance."""
        return self._connection.listing("/api-key-pairs", more, query="cursor limit")

    def delete(self, api_key_pair_id, **more):
        """Delete a key; tokens signed with it stop working."""
        return self._connection.call("DELETE", f"/api-key-pairs/{segment(api_key_pair_id)}", more)

    def get(self, api_key_pair_id, **more):
        """Read a key pair."""
        return self._connection.call("GET", f"/api-key-pairs/{segment(api_key_pair_id)}", more)

    def update(self, api_key_pair_id, body, **more):
        """Rename a key, turn it on or off, or change its roles."""
        return self._connection.call("PUT", f"/api-key-pairs/{segment(api_key_pair_id)}", more, body=body)


class ApprovalLimitsGroup(Group):
    __slots__ = ()

    def get(self, **more):
        """Read from which amounts on a second person has to agree."""
        return self._connection.call("GET", "/approval-limits", more)

    def update(self, body, **more):
        """Set from which amounts on a second person has to agree."""
        return self._connection.call("PUT", "/approval-limits", more, body=body)


class AuditLogsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List who changed what."""
        return self._connection.listing("/audit-logs", more, query="cursor limit action user_id api_key_pair_id resource_type resource_id agent_mandate_id created_at_gte created_at_lte")


class BalancesGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """Read the ledger balances of a merchant account, one for each currency."""
        return self._connection.listing("/balances", more, query="currency")


class BankStatementsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Upload a file with bank statements."""
        return self._connection.call("POST", "/bank-statements", more, body=body)

    def list(self, **more):
        """List bank statements, the last uploaded first."""
        return self._connection.listing("/bank-statements", more, query="cursor limit account currency closes_on_gte closes_on_lte")

    def get(self, bank_statement_id, **more):
        """Read a bank statement, and what of its file could not be read."""
        return self._connection.call("GET", f"/bank-statements/{segment(bank_statement_id)}", more)

    @property
    def lines(self):
        return BankStatementsLinesGroup(self._connection)


class BankStatementsLinesGroup(Group):
    __slots__ = ()

    def list(self, bank_statement_id, **more):
        """List the lines of a bank statement, in its order."""
        return self._connection.listing(f"/bank-statements/{segment(bank_statement_id)}/lines", more, query="cursor limit")


class BuyersGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Create a buyer."""
        return self._connection.call("POST", "/buyers", more, body=body)

    def list(self, **more):
        """List buyers, newest first."""
        return self._connection.listing("/buyers", more, query="cursor limit search external_identifier")

    def delete(self, buyer_id, **more):
        """Delete a buyer."""
        return self._connection.call("DELETE", f"/buyers/{segment(buyer_id)}", more)

    def get(self, buyer_id, **more):
        """Read a buyer."""
        return self._connection.call("GET", f"/buyers/{segment(buyer_id)}", more)

    def update(self, buyer_id, body, **more):
        """Change the given fields of a buyer, deeply; null clears."""
        return self._connection.call("PUT", f"/buyers/{segment(buyer_id)}", more, body=body)

    @property
    def gift_cards(self):
        return BuyersGiftCardsGroup(self._connection)

    @property
    def payment_methods(self):
        return BuyersPaymentMethodsGroup(self._connection)

    @property
    def shipping_details(self):
        return BuyersShippingDetailsGroup(self._connection)


class BuyersGiftCardsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List the gift cards of one buyer, most recent or most used first."""
        return self._connection.listing("/buyers/gift-cards", more, query="buyer_external_identifier buyer_id sort_by order_by")


class BuyersPaymentMethodsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List what one buyer can pay with, most recent or most used first."""
        return self._connection.listing("/buyers/payment-methods", more, query="buyer_id buyer_external_identifier sort_by order_by country currency")


class BuyersShippingDetailsGroup(Group):
    __slots__ = ()

    def create(self, buyer_id, body, **more):
        """Add a shipping address to a buyer."""
        return self._connection.call("POST", f"/buyers/{segment(buyer_id)}/shipping-details", more, body=body)

    def list(self, buyer_id, **more):
        """List the shipping addresses of a buyer."""
        return self._connection.listing(f"/buyers/{segment(buyer_id)}/shipping-details", more)

    def delete(self, buyer_id, shipping_details_id, **more):
        """Delete a shipping address."""
        return self._connection.call("DELETE", f"/buyers/{segment(buyer_id)}/shipping-details/{segment(shipping_details_id)}", more)

    def get(self, buyer_id, shipping_details_id, **more):
        """Read a shipping address."""
        return self._connection.call("GET", f"/buyers/{segment(buyer_id)}/shipping-details/{segment(shipping_details_id)}", more)

    def update(self, buyer_id, shipping_details_id, body, **more):
        """Change the given fields of a shipping address."""
        return self._connection.call("PUT", f"/buyers/{segment(buyer_id)}/shipping-details/{segment(shipping_details_id)}", more, body=body)


class CapabilitiesGroup(Group):
    __slots__ = ()

    def get(self, **more):
        """Read what this instance is and can do."""
        return self._connection.call("GET", "/capabilities", more)


class CapturesGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Capture all or part of an authorized transaction named in the body."""
        return self._connection.call("POST", "/captures", more, body=body, is_keyed=True)


class CardDetailsGroup(Group):
    __slots__ = ()

    def get(self, **more):
        """Look up what the first digits of a card say about it."""
        return self._connection.call("GET", "/card-details", more, query="currency bin payment_method_id country amount intent is_subsequent_payment merchant_initiated metadata payment_source")


class CardExportsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Ask for an export of all stored cards, as the first of two people."""
        return self._connection.call("POST", "/card-exports", more, body=body)

    def list(self, **more):
        """List exports of stored cards that two people agreed to."""
        return self._connection.listing("/card-exports", more, query="cursor limit")

    def get(self, card_export_id, **more):
        """Read who agreed to an export of stored cards, and whether its file was made."""
        return self._connection.call("GET", f"/card-exports/{segment(card_export_id)}", more)


class CardSchemeDefinitionsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List the card schemes that the service knows."""
        return self._connection.listing("/card-scheme-definitions", more)


class ChargebacksGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List chargebacks of all transactions, and those that were reversed, latest first."""
        return self._connection.listing("/chargebacks", more, query="cursor limit ingested_at_lte ingested_at_gte posted_at_lte posted_at_gte type transaction_id refund_id payment_service_report_id payment_service_report_file_id payment_service_id currency amount_eq amount_lte amount_gte")


class CheckoutGroup(Group):
    __slots__ = ()

    @property
    def sessions(self):
        return CheckoutSessionsGroup(self._connection)


class CheckoutSessionsGroup(Group):
    __slots__ = ()

    def create(self, body=None, **more):
        """Open a checkout session; the body may be left out."""
        return self._connection.call("POST", "/checkout/sessions", more, body=body)

    def delete(self, session_id, **more):
        """Delete a checkout session and the card data in it."""
        return self._connection.call("DELETE", f"/checkout/sessions/{segment(session_id)}", more)

    def get(self, session_id, **more):
        """Read a checkout session and what is known of its payment method."""
        return self._connection.call("GET", f"/checkout/sessions/{segment(session_id)}", more)

    def update(self, session_id, body, **more):
        """Change what a checkout session is for."""
        return self._connection.call("PUT", f"/checkout/sessions/{segment(session_id)}", more, body=body)

    @property
    def acquirer(self):
        return CheckoutSessionsAcquirerGroup(self._connection)

    @property
    def card_details(self):
        return CheckoutSessionsCardDetailsGroup(self._connection)

    @property
    def fields(self):
        return CheckoutSessionsFieldsGroup(self._connection)

    @property
    def three_d_secure(self):
        return CheckoutSessionsThreeDSecureGroup(self._connection)


class CheckoutSessionsAcquirerGroup(Group):
    __slots__ = ()

    def get(self, session_id, **more):
        """Read the acquirer data that 3-D Secure in the page needs."""
        return self._connection.call("GET", f"/checkout/sessions/{segment(session_id)}/acquirer", more)


class CheckoutSessionsCardDetailsGroup(Group):
    __slots__ = ()

    def get(self, session_id, body, **more):
        """Look up card details for a checkout session."""
        return self._connection.call("POST", f"/checkout/sessions/{segment(session_id)}/card-details", more, body=body)


class CheckoutSessionsFieldsGroup(Group):
    __slots__ = ()

    def create(self, session_id, body, **more):
        """Put card data into a checkout session; its id is the credential."""
        return self._connection.call("POST", f"/checkout/sessions/{segment(session_id)}/fields", more, body=body)

    def update(self, session_id, body, **more):
        """Put card data into a checkout session; its id is the credential."""
        return self._connection.call("PUT", f"/checkout/sessions/{segment(session_id)}/fields", more, body=body)


class CheckoutSessionsThreeDSecureGroup(Group):
    __slots__ = ()

    def create(self, session_id, body=None, **more):
        """Authenticate the cardholder of a checkout session, without a transaction."""
        return self._connection.call("POST", f"/checkout/sessions/{segment(session_id)}/three-d-secure", more, body=body)

    def get(self, session_id, **more):
        """Read the result of 3-D Secure for a checkout session."""
        return self._connection.call("GET", f"/checkout/sessions/{segment(session_id)}/three-d-secure", more)

    def authenticate(self, session_id, body, **more):
        """Authenticate the cardholder with what a native 3-D Secure SDK collected."""
        return self._connection.call("POST", f"/checkout/sessions/{segment(session_id)}/three-d-secure-authenticate", more, body=body)

    def get_version(self, session_id, **more):
        """Ask which 3-D Secure version a native app should speak for this card."""
        return self._connection.call("GET", f"/checkout/sessions/{segment(session_id)}/three-d-secure-version", more)


class ConfirmationsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Ask what to sign for a call that people confirm."""
        return self._connection.call("POST", "/confirmations", more, body=body)

    def list(self, **more):
        """List what people have confirmed, or what waits for a second person."""
        return self._connection.listing("/confirmations", more, query="cursor limit status")

    def get(self, confirmation_id, **more):
        """Read a confirmation."""
        return self._connection.call("GET", f"/confirmations/{segment(confirmation_id)}", more)

    def approve(self, confirmation_id, body=None, **more):
        """Agree, as the second person, to a call that waits."""
        return self._connection.call("POST", f"/confirmations/{segment(confirmation_id)}/approve", more, body=body)

    def decline(self, confirmation_id, body=None, **more):
        """Say no to a call that waits, or take it back."""
        return self._connection.call("POST", f"/confirmations/{segment(confirmation_id)}/decline", more, body=body)


class DigitalWalletsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Register a digital wallet; one for each provider."""
        return self._connection.call("POST", "/digital-wallets", more, body=body)

    def list(self, **more):
        """List registered digital wallets."""
        return self._connection.listing("/digital-wallets", more)

    def delete(self, digital_wallet_id, **more):
        """Remove a digital wallet."""
        return self._connection.call("DELETE", f"/digital-wallets/{segment(digital_wallet_id)}", more)

    def get(self, digital_wallet_id, **more):
        """Read a digital wallet."""
        return self._connection.call("GET", f"/digital-wallets/{segment(digital_wallet_id)}", more)

    def update(self, digital_wallet_id, body, **more):
        """Change the given fields of a digital wallet."""
        return self._connection.call("PUT", f"/digital-wallets/{segment(digital_wallet_id)}", more, body=body)

    @property
    def apple(self):
        return DigitalWalletsAppleGroup(self._connection)

    @property
    def click_to_pay(self):
        return DigitalWalletsClickToPayGroup(self._connection)

    @property
    def google(self):
        return DigitalWalletsGoogleGroup(self._connection)

    @property
    def paze(self):
        return DigitalWalletsPazeGroup(self._connection)

    @property
    def domains(self):
        return DigitalWalletsDomainsGroup(self._connection)


class DigitalWalletsAppleGroup(Group):
    __slots__ = ()

    @property
    def session(self):
        return DigitalWalletsAppleSessionGroup(self._connection)


class DigitalWalletsAppleSessionGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Open an Apple Pay merchant session."""
        return self._connection.call("POST", "/digital-wallets/apple/session", more, body=body)


class DigitalWalletsClickToPayGroup(Group):
    __slots__ = ()

    @property
    def session(self):
        return DigitalWalletsClickToPaySessionGroup(self._connection)


class DigitalWalletsClickToPaySessionGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Get what Click to Pay needs to start for a checkout session."""
        return self._connection.call("POST", "/digital-wallets/click-to-pay/session", more, body=body)


class DigitalWalletsGoogleGroup(Group):
    __slots__ = ()

    @property
    def session(self):
        return DigitalWalletsGoogleSessionGroup(self._connection)


class DigitalWalletsGoogleSessionGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Open a Google Pay session."""
        return self._connection.call("POST", "/digital-wallets/google/session", more, body=body)


class DigitalWalletsPazeGroup(Group):
    __slots__ = ()

    @property
    def session(self):
        return DigitalWalletsPazeSessionGroup(self._connection)


class DigitalWalletsPazeSessionGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Open a Paze session for the web or a mobile app."""
        return self._connection.call("POST", "/digital-wallets/paze/session", more, body=body)

    def complete(self, body, **more):
        """Finish a Paze mobile session and get its payload."""
        return self._connection.call("POST", "/digital-wallets/paze/session/complete", more, body=body)

    def create_mobile(self, body, **more):
        """Start a Paze session in a mobile app."""
        return self._connection.call("POST", "/digital-wallets/paze/session/create", more, body=body)

    def review(self, body, **more):
        """Read what the buyer chose in a Paze mobile session."""
        return self._connection.call("POST", "/digital-wallets/paze/session/review", more, body=body)


class DigitalWalletsDomainsGroup(Group):
    __slots__ = ()

    def create(self, digital_wallet_id, body, **more):
        """Register a domain for a digital wallet."""
        return self._connection.call("POST", f"/digital-wallets/{segment(digital_wallet_id)}/domains", more, body=body)

    def delete(self, digital_wallet_id, body, **more):
        """Remove a domain from a digital wallet."""
        return self._connection.call("DELETE", f"/digital-wallets/{segment(digital_wallet_id)}/domains", more, body=body)


class DisputesGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List disputes."""
        return self._connection.listing("/disputes", more, query="cursor limit totals order_by status stage reason transaction_id payment_service_id payment_service_dispute_id respond_by_lte respond_by_gte created_at_lte created_at_gte currency amount_eq amount_gte amount_lte")

    def get(self, dispute_id, **more):
        """Read a dispute."""
        return self._connection.call("GET", f"/disputes/{segment(dispute_id)}", more)

    def accept(self, dispute_id, **more):
        """Accept the claim: the money stays with the buyer."""
        return self._connection.call("POST", f"/disputes/{segment(dispute_id)}/accept", more, is_keyed=True)

    def submit(self, dispute_id, **more):
        """Hand the draft in at the processor, for good."""
        return self._connection.call("POST", f"/disputes/{segment(dispute_id)}/submit", more, is_keyed=True)

    @property
    def evidence(self):
        return DisputesEvidenceGroup(self._connection)

    @property
    def files(self):
        return DisputesFilesGroup(self._connection)


class DisputesEvidenceGroup(Group):
    __slots__ = ()

    def update(self, dispute_id, body, **more):
        """Write texts of the draft."""
        return self._connection.call("POST", f"/disputes/{segment(dispute_id)}/evidence", more, body=body, is_keyed=True)


class DisputesFilesGroup(Group):
    __slots__ = ()

    def create(self, dispute_id, body, **more):
        """Add a file to the draft."""
        return self._connection.call("POST", f"/disputes/{segment(dispute_id)}/files", more, body=body, is_keyed=True)

    def delete(self, dispute_id, file_id, **more):
        """Take a file out of the draft."""
        return self._connection.call("DELETE", f"/disputes/{segment(dispute_id)}/files/{segment(file_id)}", more)

    def get(self, dispute_id, file_id, **more):
        """Read a file of a dispute, with its bytes."""
        return self._connection.call("GET", f"/disputes/{segment(dispute_id)}/files/{segment(file_id)}", more)


class EmbeddedCheckoutsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Open a checkout to show in a page of yours."""
        return self._connection.call("POST", "/embedded-checkouts", more, body=body)

    def update(self, embedded_checkout_id, body, **more):
        """Change your reference of an embedded checkout before it is paid."""
        return self._connection.call("PUT", f"/embedded-checkouts/{segment(embedded_checkout_id)}", more, body=body)


class EventsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List what happened, or follow it."""
        return self._connection.listing("/events", more, query="cursor limit name resource_id created_at_gte created_at_lte")


class ExperimentsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Plan a routing experiment."""
        return self._connection.call("POST", "/experiments", more, body=body)

    def list(self, **more):
        """List routing experiments."""
        return self._connection.listing("/experiments", more, query="cursor limit state")

    def get(self, experiment_id, **more):
        """Read a routing experiment and what has come of it."""
        return self._connection.call("GET", f"/experiments/{segment(experiment_id)}", more)

    def end(self, experiment_id, body=None, **more):
        """End a routing experiment before it ends by itself."""
        return self._connection.call("POST", f"/experiments/{segment(experiment_id)}/end", more, body=body)


class FlowsGroup(Group):
    __slots__ = ()

    def get(self, flow, **more):
        """Read the rules of a flow by action, in the order in which they are tried."""
        return self._connection.call("GET", f"/flows/{segment(flow)}", more)

    @property
    def actions(self):
        return FlowsActionsGroup(self._connection)

    @property
    def drafts(self):
        return FlowsDraftsGroup(self._connection)

    @property
    def replays(self):
        return FlowsReplaysGroup(self._connection)

    @property
    def versions(self):
        return FlowsVersionsGroup(self._connection)


class FlowsActionsGroup(Group):
    __slots__ = ()

    @property
    def outcomes(self):
        return FlowsActionsOutcomesGroup(self._connection)

    @property
    def rules(self):
        return FlowsActionsRulesGroup(self._connection)


class FlowsActionsOutcomesGroup(Group):
    __slots__ = ()

    def list(self, flow, action, **more):
        """List what an action can decide."""
        return self._connection.listing(f"/flows/{segment(flow)}/actions/{segment(action)}/outcomes", more)


class FlowsActionsRulesGroup(Group):
    __slots__ = ()

    def create(self, flow, action, body, **more):
        """Add a rule to an action of a flow."""
        return self._connection.call("POST", f"/flows/{segment(flow)}/actions/{segment(action)}/rules", more, body=body)

    def order(self, flow, action, body, **more):
        """Put all rules of an action in a new order at once."""
        return self._connection.call("PUT", f"/flows/{segment(flow)}/actions/{segment(action)}/rules/order", more, body=body)

    def delete(self, flow, action, rule_id, **more):
        """Delete a rule."""
        return self._connection.call("DELETE", f"/flows/{segment(flow)}/actions/{segment(action)}/rules/{segment(rule_id)}", more)

    def get(self, flow, action, rule_id, **more):
        """Read a rule."""
        return self._connection.call("GET", f"/flows/{segment(flow)}/actions/{segment(action)}/rules/{segment(rule_id)}", more)

    def update(self, flow, action, rule_id, body, **more):
        """Change the given fields of a rule."""
        return self._connection.call("PUT", f"/flows/{segment(flow)}/actions/{segment(action)}/rules/{segment(rule_id)}", more, body=body)


class FlowsDraftsGroup(Group):
    __slots__ = ()

    def create(self, flow, body=None, **more):
        """Begin a draft of a flow from the rules that count now."""
        return self._connection.call("POST", f"/flows/{segment(flow)}/drafts", more, body=body)

    def list(self, flow, **more):
        """List the drafts of a flow, newest first."""
        return self._connection.listing(f"/flows/{segment(flow)}/drafts", more, query="cursor limit")

    def delete(self, flow, draft_id, **more):
        """Throw a draft away."""
        return self._connection.call("DELETE", f"/flows/{segment(flow)}/drafts/{segment(draft_id)}", more)

    def get(self, flow, draft_id, **more):
        """Read a draft with its rules."""
        return self._connection.call("GET", f"/flows/{segment(flow)}/drafts/{segment(draft_id)}", more)

    def update(self, flow, draft_id, body, **more):
        """Change a draft."""
        return self._connection.call("PUT", f"/flows/{segment(flow)}/drafts/{segment(draft_id)}", more, body=body)

    def check(self, flow, draft_id, **more):
        """Look a draft over before it counts."""
        return self._connection.call("GET", f"/flows/{segment(flow)}/drafts/{segment(draft_id)}/check", more)

    def compare(self, flow, draft_id, **more):
        """Compare a draft with the rules that count now."""
        return self._connection.call("GET", f"/flows/{segment(flow)}/drafts/{segment(draft_id)}/difference", more)

    def evaluate(self, flow, draft_id, body, **more):
        """Try one payment against a draft, rule by rule."""
        return self._connection.call("POST", f"/flows/{segment(flow)}/drafts/{segment(draft_id)}/evaluate", more, body=body, is_reading=True)

    def publish(self, flow, draft_id, **more):
        """Let the rules of a draft count."""
        return self._connection.call("POST", f"/flows/{segment(flow)}/drafts/{segment(draft_id)}/publish", more)

    @property
    def replays(self):
        return FlowsDraftsReplaysGroup(self._connection)


class FlowsDraftsReplaysGroup(Group):
    __slots__ = ()

    def create(self, flow, draft_id, body=None, **more):
        """Find out what a draft would have decided on the payments of a period."""
        return self._connection.call("POST", f"/flows/{segment(flow)}/drafts/{segment(draft_id)}/replays", more, body=body)


class FlowsReplaysGroup(Group):
    __slots__ = ()

    def get(self, flow, replay_id, **more):
        """Read how far a replay is, and what it found."""
        return self._connection.call("GET", f"/flows/{segment(flow)}/replays/{segment(replay_id)}", more)


class FlowsVersionsGroup(Group):
    __slots__ = ()

    def list(self, flow, **more):
        """List the versions of a flow, newest first."""
        return self._connection.listing(f"/flows/{segment(flow)}/versions", more, query="cursor limit")

    def get(self, flow, number, **more):
        """Read a version of a flow with its rules."""
        return self._connection.call("GET", f"/flows/{segment(flow)}/versions/{segment(number)}", more)

    def check(self, flow, number, **more):
        """Look the rules of a version over."""
        return self._connection.call("GET", f"/flows/{segment(flow)}/versions/{segment(number)}/check", more)

    def compare(self, flow, number, **more):
        """Compare a version of a flow with another one, rule by rule."""
        return self._connection.call("GET", f"/flows/{segment(flow)}/versions/{segment(number)}/difference", more, query="from")

    def evaluate(self, flow, number, body, **more):
        """Try one payment against a version of a flow, rule by rule."""
        return self._connection.call("POST", f"/flows/{segment(flow)}/versions/{segment(number)}/evaluate", more, body=body, is_reading=True)

    def restore(self, flow, number, body=None, **more):
        """Let the rules of an earlier version count again."""
        return self._connection.call("POST", f"/flows/{segment(flow)}/versions/{segment(number)}/restore", more, body=body)


class FraudListEntriesGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Take no more payments from a card, a buyer, an address or a device; or let one pass."""
        return self._connection.call("POST", "/fraud-list-entries", more, body=body)

    def list(self, **more):
        """List the entries of the fraud list, the newest first."""
        return self._connection.listing("/fraud-list-entries", more, query="cursor limit effect kind value")

    def delete(self, fraud_list_entry_id, **more):
        """Take an entry off the fraud list."""
        return self._connection.call("DELETE", f"/fraud-list-entries/{segment(fraud_list_entry_id)}", more)

    def get(self, fraud_list_entry_id, **more):
        """Read an entry of the fraud list."""
        return self._connection.call("GET", f"/fraud-list-entries/{segment(fraud_list_entry_id)}", more)


class GiftCardServiceDefinitionsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List the connectors of gift card services."""
        return self._connection.listing("/gift-card-service-definitions", more, query="cursor limit")

    def get(self, gift_card_service_definition_id, **more):
        """Read which settings the connector of a gift card service takes."""
        return self._connection.call("GET", f"/gift-card-service-definitions/{segment(gift_card_service_definition_id)}", more)


class GiftCardServicesGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List configured gift card services."""
        return self._connection.listing("/gift-card-services", more, query="cursor limit")

    def create(self, body, **more):
        """Configure a gift card service for this merchant account."""
        return self._connection.call("POST", "/gift-card-services", more, body=body)

    def verify(self, body, **more):
        """Try credentials at the provider without storing them."""
        return self._connection.call("POST", "/gift-card-services/verify", more, body=body)

    def get(self, gift_card_service_id, **more):
        """Read a gift card service; secret settings are not shown."""
        return self._connection.call("GET", f"/gift-card-services/{segment(gift_card_service_id)}", more)

    def update(self, gift_card_service_id, body, **more):
        """Change the given fields of a gift card service."""
        return self._connection.call("PUT", f"/gift-card-services/{segment(gift_card_service_id)}", more, body=body)

    def delete(self, gift_card_service_id, **more):
        """Delete a gift card service."""
        return self._connection.call("DELETE", f"/gift-card-services/{segment(gift_card_service_id)}", more)


class GiftCardsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Store a gift card."""
        return self._connection.call("POST", "/gift-cards", more, body=body)

    def list(self, **more):
        """List stored gift cards."""
        return self._connection.listing("/gift-cards", more, query="cursor limit buyer_external_identifier buyer_id")

    def activate(self, body, **more):
        """Activate a gift card at its provider."""
        return self._connection.call("POST", "/gift-cards/activations", more, body=body, is_keyed=True)

    def issue(self, body, **more):
        """Have the provider issue a new gift card."""
        return self._connection.call("POST", "/gift-cards/issuances", more, body=body, is_keyed=True)

    def delete(self, gift_card_id, **more):
        """Delete a stored gift card."""
        return self._connection.call("DELETE", f"/gift-cards/{segment(gift_card_id)}", more)

    def get(self, gift_card_id, **more):
        """Read a stored gift card."""
        return self._connection.call("GET", f"/gift-cards/{segment(gift_card_id)}", more)

    @property
    def balances(self):
        return GiftCardsBalancesGroup(self._connection)


class GiftCardsBalancesGroup(Group):
    __slots__ = ()

    def list(self, body, **more):
        """Ask for the balances of stored or given gift cards."""
        return self._connection.call("POST", "/gift-cards/balances", more, body=body)


class ProcessorEventsGroup(Group):
    __slots__ = ()

    def receive_anti_fraud(self, payload, signature, body, **more):
        """Take what an anti-fraud provider decides later."""
        return self._connection.call("POST", f"/i/af/{segment(payload)}/{segment(signature)}", more, body=body, is_raw=True)

    def receive(self, payload, signature, body, **more):
        """Take an event that a processor sends."""
        return self._connection.call("POST", f"/i/ps/{segment(payload)}/{segment(signature)}", more, body=body, is_raw=True)

    def receive_token_service(self, payload, signature, body, **more):
        """Take what a token service tells of tokens."""
        return self._connection.call("POST", f"/i/ts/{segment(payload)}/{segment(signature)}", more, body=body, is_raw=True)

    def receive_network_token(self, notification, **more):
        """Tell that a network token has changed at its token service."""
        return self._connection.call("POST", f"/network-token-events/{segment(notification)}", more)


class MeGroup(Group):
    __slots__ = ()

    def get(self, **more):
        """Read who calls, and what they may do."""
        return self._connection.call("GET", "/me", more)

    def update(self, body, **more):
        """Change your name and your preferences."""
        return self._connection.call("PUT", "/me", more, body=body)


class MerchantAccountsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Create a merchant account."""
        return self._connection.call("POST", "/merchant-accounts", more, body=body)

    def list(self, **more):
        """List merchant accounts."""
        return self._connection.listing("/merchant-accounts", more, query="cursor limit search")

    def get(self, merchant_account_id, **more):
        """Read a merchant account."""
        return self._connection.call("GET", f"/merchant-accounts/{segment(merchant_account_id)}", more)

    def update(self, merchant_account_id, body, **more):
        """Change the given fields of a merchant account."""
        return self._connection.call("PUT", f"/merchant-accounts/{segment(merchant_account_id)}", more, body=body)

    @property
    def three_ds_configurations(self):
        return MerchantAccountsThreeDsConfigurationsGroup(self._connection)

    @property
    def three_ds_server(self):
        return MerchantAccountsThreeDsServerGroup(self._connection)

    @property
    def token_services(self):
        return MerchantAccountsTokenServicesGroup(self._connection)


class MerchantAccountsThreeDsConfigurationsGroup(Group):
    __slots__ = ()

    def create(self, merchant_account_id, body, **more):
        """Add acquirer data for 3-D Secure with one scheme and currency."""
        return self._connection.call("POST", f"/merchant-accounts/{segment(merchant_account_id)}/three-ds-configurations", more, body=body)

    def list(self, merchant_account_id, **more):
        """List a merchant account's 3-D Secure configurations."""
        return self._connection.listing(f"/merchant-accounts/{segment(merchant_account_id)}/three-ds-configurations", more, query="currency")

    def delete(self, merchant_account_id, three_ds_configuration_id, **more):
        """Delete a 3-D Secure configuration."""
        return self._connection.call("DELETE", f"/merchant-accounts/{segment(merchant_account_id)}/three-ds-configurations/{segment(three_ds_configuration_id)}", more)

    def update(self, merchant_account_id, three_ds_configuration_id, body, **more):
        """Change the given fields of a 3-D Secure configuration."""
        return self._connection.call("PUT", f"/merchant-accounts/{segment(merchant_account_id)}/three-ds-configurations/{segment(three_ds_configuration_id)}", more, body=body)


class MerchantAccountsThreeDsServerGroup(Group):
    __slots__ = ()

    def get(self, merchant_account_id, **more):
        """Read a 3-D Secure server; secret settings are not shown."""
        return self._connection.call("GET", f"/merchant-accounts/{segment(merchant_account_id)}/three-ds-server", more)

    def update(self, merchant_account_id, body, **more):
        """Set up a 3-D Secure server of a merchant account, or change its settings."""
        return self._connection.call("PUT", f"/merchant-accounts/{segment(merchant_account_id)}/three-ds-server", more, body=body)

    def delete(self, merchant_account_id, **more):
        """Delete a 3-D Secure server."""
        return self._connection.call("DELETE", f"/merchant-accounts/{segment(merchant_account_id)}/three-ds-server", more)

    def verify(self, merchant_account_id, body, **more):
        """Try credentials at the provider without storing them."""
        return self._connection.call("POST", f"/merchant-accounts/{segment(merchant_account_id)}/three-ds-server/verify", more, body=body)


class MerchantAccountsTokenServicesGroup(Group):
    __slots__ = ()

    def list(self, merchant_account_id, **more):
        """List the token services of a merchant account."""
        return self._connection.listing(f"/merchant-accounts/{segment(merchant_account_id)}/token-services", more, query="cursor limit")

    def update(self, merchant_account_id, token_service_definition_id, body, **more):
        """Set up a token service of a merchant account, or change its settings."""
        return self._connection.call("PUT", f"/merchant-accounts/{segment(merchant_account_id)}/token-services/{segment(token_service_definition_id)}", more, body=body)

    def delete(self, merchant_account_id, token_service_definition_id, **more):
        """Delete a token service."""
        return self._connection.call("DELETE", f"/merchant-accounts/{segment(merchant_account_id)}/token-services/{segment(token_service_definition_id)}", more)

    def verify(self, merchant_account_id, token_service_definition_id, body, **more):
        """Try credentials at the provider without storing them."""
        return self._connection.call("POST", f"/merchant-accounts/{segment(merchant_account_id)}/token-services/{segment(token_service_definition_id)}/verify", more, body=body)


class MetricsExplorerGroup(Group):
    __slots__ = ()

    @property
    def metrics(self):
        return MetricsExplorerMetricsGroup(self._connection)

    @property
    def presets(self):
        return MetricsExplorerPresetsGroup(self._connection)


class MetricsExplorerMetricsGroup(Group):
    __slots__ = ()

    @property
    def modules(self):
        return MetricsExplorerMetricsModulesGroup(self._connection)

    @property
    def totals(self):
        return MetricsExplorerMetricsTotalsGroup(self._connection)


class MetricsExplorerMetricsModulesGroup(Group):
    __slots__ = ()

    def get(self, source, metric, module, **more):
        """Read the data of one chart."""
        return self._connection.call("GET", f"/metrics-explorer/{segment(source)}/metrics/{segment(metric)}/modules/{segment(module)}", more, query="datetime_range authentication_outcome authorized country currency error_code instrument_type is_subsequent_payment liability_shifted merchant_initiated metadata method payment_method_bin payment_method_card_issuer_name payment_method_card_type payment_method_country payment_method_scheme payment_service_id payment_source raw_response_code rule_id_route_transaction rule_id_skip_3ds rule_variant_id three_d_secure_auth_resp three_d_secure_eci three_d_secure_method")


class MetricsExplorerMetricsTotalsGroup(Group):
    __slots__ = ()

    def get(self, source, metric, **more):
        """Read the totals of a metric."""
        return self._connection.call("GET", f"/metrics-explorer/{segment(source)}/metrics/{segment(metric)}/totals", more, query="datetime_range authentication_outcome authorized country currency error_code instrument_type is_subsequent_payment liability_shifted merchant_initiated metadata method payment_method_bin payment_method_card_issuer_name payment_method_card_type payment_method_country payment_method_scheme payment_service_id payment_source raw_response_code rule_id_route_transaction rule_id_skip_3ds rule_variant_id three_d_secure_auth_resp three_d_secure_eci three_d_secure_method exclude_previous")


class MetricsExplorerPresetsGroup(Group):
    __slots__ = ()

    def create(self, source, body, **more):
        """Save a filter."""
        return self._connection.call("POST", f"/metrics-explorer/{segment(source)}/presets", more, body=body)

    def list(self, source, **more):
        """List saved filters."""
        return self._connection.call("GET", f"/metrics-explorer/{segment(source)}/presets", more)

    def delete(self, source, preset_id, **more):
        """Delete a saved filter."""
        return self._connection.call("DELETE", f"/metrics-explorer/{segment(source)}/presets/{segment(preset_id)}", more)

    def update(self, source, preset_id, body, **more):
        """Rename a saved filter."""
        return self._connection.call("PUT", f"/metrics-explorer/{segment(source)}/presets/{segment(preset_id)}", more, body=body)


class MonitoringGroup(Group):
    __slots__ = ()

    @property
    def incidents(self):
        return MonitoringIncidentsGroup(self._connection)

    @property
    def metrics(self):
        return MonitoringMetricsGroup(self._connection)


class MonitoringIncidentsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List all incidents."""
        return self._connection.listing("/monitoring/incidents", more, query="cursor limit timestamp_interval")

    def get(self, incident_id, **more):
        """Read an incident."""
        return self._connection.call("GET", f"/monitoring/incidents/{segment(incident_id)}", more)

    def update(self, incident_id, body, **more):
        """Change the status of an incident."""
        return self._connection.call("PUT", f"/monitoring/incidents/{segment(incident_id)}", more, body=body)


class MonitoringMetricsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Define a metric to watch and when to alert."""
        return self._connection.call("POST", "/monitoring/metrics", more, body=body)

    def list(self, **more):
        """List watched metrics."""
        return self._connection.listing("/monitoring/metrics", more, query="cursor limit samples_timestamp_interval search")

    def delete(self, metric_id, **more):
        """Stop watching a metric."""
        return self._connection.call("DELETE", f"/monitoring/metrics/{segment(metric_id)}", more)

    def get(self, metric_id, **more):
        """Read a watched metric."""
        return self._connection.call("GET", f"/monitoring/metrics/{segment(metric_id)}", more, query="samples_timestamp_interval")

    def update(self, metric_id, body, **more):
        """Change a watched metric."""
        return self._connection.call("PUT", f"/monitoring/metrics/{segment(metric_id)}", more, body=body)

    @property
    def incidents(self):
        return MonitoringMetricsIncidentsGroup(self._connection)


class MonitoringMetricsIncidentsGroup(Group):
    __slots__ = ()

    def list(self, metric_id, **more):
        """List the incidents of a metric."""
        return self._connection.listing(f"/monitoring/metrics/{segment(metric_id)}/incidents", more, query="cursor limit timestamp_interval")


class PasskeysGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Keep a passkey that your browser has made."""
        return self._connection.call("POST", "/passkeys", more, body=body)

    def list(self, **more):
        """List your passkeys."""
        return self._connection.listing("/passkeys", more)

    def delete(self, passkey_id, **more):
        """Remove a passkey of yours."""
        return self._connection.call("DELETE", f"/passkeys/{segment(passkey_id)}", more)

    def update(self, passkey_id, body, **more):
        """Rename a passkey of yours."""
        return self._connection.call("PUT", f"/passkeys/{segment(passkey_id)}", more, body=body)

    @property
    def options(self):
        return PasskeysOptionsGroup(self._connection)


class PasskeysOptionsGroup(Group):
    __slots__ = ()

    def create(self, **more):
        """Ask for what a browser needs to make a passkey of yours."""
        return self._connection.call("POST", "/passkeys/options", more)


class PaymentLinksGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Create a hosted payment page."""
        return self._connection.call("POST", "/payment-links", more, body=body)

    def list(self, **more):
        """List payment links."""
        return self._connection.listing("/payment-links", more, query="cursor limit created_at_lte created_at_gte updated_at_lte updated_at_gte currency amount_eq amount_gte amount_lte status buyer_search")

    def get(self, payment_link_id, **more):
        """Read a payment link."""
        return self._connection.call("GET", f"/payment-links/{segment(payment_link_id)}", more)

    def expire(self, payment_link_id, **more):
        """End a payment link now."""
        return self._connection.call("POST", f"/payment-links/{segment(payment_link_id)}/expire", more)


class PaymentMethodDefinitionsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List the kinds of payment method that the service knows."""
        return self._connection.listing("/payment-method-definitions", more)


class PaymentMethodsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Vault a card, a bank account or another payment method without charging it."""
        return self._connection.call("POST", "/payment-methods", more, body=body)

    def list(self, **more):
        """List stored payment methods."""
        return self._connection.listing("/payment-methods", more, query="cursor limit buyer_id buyer_external_identifier status external_identifier label scheme fingerprint")

    def delete(self, payment_method_id, **more):
        """Delete a payment method, its vaulted data and any mandate on it."""
        return self._connection.call("DELETE", f"/payment-methods/{segment(payment_method_id)}", more)

    def get(self, payment_method_id, **more):
        """Read a stored payment method."""
        return self._connection.call("GET", f"/payment-methods/{segment(payment_method_id)}", more)

    def update(self, payment_method_id, body, **more):
        """Change the expiration date or the scheme transaction id; the identifier stays."""
        return self._connection.call("PUT", f"/payment-methods/{segment(payment_method_id)}", more, body=body)

    @property
    def network_tokens(self):
        return PaymentMethodsNetworkTokensGroup(self._connection)

    @property
    def payment_service_tokens(self):
        return PaymentMethodsPaymentServiceTokensGroup(self._connection)


class PaymentMethodsNetworkTokensGroup(Group):
    __slots__ = ()

    def create(self, payment_method_id, body, **more):
        """Provision a network token for a card."""
        return self._connection.call("POST", f"/payment-methods/{segment(payment_method_id)}/network-tokens", more, body=body)

    def list(self, payment_method_id, **more):
        """List the network tokens of a card."""
        return self._connection.listing(f"/payment-methods/{segment(payment_method_id)}/network-tokens", more)

    def delete(self, payment_method_id, network_token_id, **more):
        """Delete a network token."""
        return self._connection.call("DELETE", f"/payment-methods/{segment(payment_method_id)}/network-tokens/{segment(network_token_id)}", more)

    def resume(self, payment_method_id, network_token_id, **more):
        """Resume a suspended network token."""
        return self._connection.call("POST", f"/payment-methods/{segment(payment_method_id)}/network-tokens/{segment(network_token_id)}/resume", more)

    def suspend(self, payment_method_id, network_token_id, **more):
        """Suspend a network token."""
        return self._connection.call("POST", f"/payment-methods/{segment(payment_method_id)}/network-tokens/{segment(network_token_id)}/suspend", more)

    @property
    def cryptogram(self):
        return PaymentMethodsNetworkTokensCryptogramGroup(self._connection)


class PaymentMethodsNetworkTokensCryptogramGroup(Group):
    __slots__ = ()

    def create(self, payment_method_id, network_token_id, body, **more):
        """Get a cryptogram that proves a network token once."""
        return self._connection.call("POST", f"/payment-methods/{segment(payment_method_id)}/network-tokens/{segment(network_token_id)}/cryptogram", more, body=body, is_reading=True)


class PaymentMethodsPaymentServiceTokensGroup(Group):
    __slots__ = ()

    def create(self, payment_method_id, body, **more):
        """Have a processor make its own token for a payment method."""
        return self._connection.call("POST", f"/payment-methods/{segment(payment_method_id)}/payment-service-tokens", more, body=body)

    def list(self, payment_method_id, **more):
        """List the processors' own tokens for a payment method."""
        return self._connection.listing(f"/payment-methods/{segment(payment_method_id)}/payment-service-tokens", more, query="payment_service_id")

    def delete(self, payment_method_id, payment_service_token_id, **more):
        """Delete a processor's token."""
        return self._connection.call("DELETE", f"/payment-methods/{segment(payment_method_id)}/payment-service-tokens/{segment(payment_service_token_id)}", more)


class PaymentOptionsGroup(Group):
    __slots__ = ()

    def list(self, body, **more):
        """List what a buyer can pay this cart with."""
        return self._connection.call("POST", "/payment-options", more, body=body)


class PaymentServiceDefinitionsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List the connectors of payment services."""
        return self._connection.listing("/payment-service-definitions", more, query="cursor limit")

    def get(self, payment_service_definition_id, **more):
        """Read which settings the connector of a payment service takes."""
        return self._connection.call("GET", f"/payment-service-definitions/{segment(payment_service_definition_id)}", more)

    @property
    def sessions(self):
        return PaymentServiceDefinitionsSessionsGroup(self._connection)


class PaymentServiceDefinitionsSessionsGroup(Group):
    __slots__ = ()

    def create(self, payment_service_definition_id, body, **more):
        """Open a client session with a connector's processor."""
        return self._connection.call("POST", f"/payment-service-definitions/{segment(payment_service_definition_id)}/sessions", more, body=body)


class PaymentServicesGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Configure a connector for this merchant account."""
        return self._connection.call("POST", "/payment-services", more, body=body)

    def list(self, **more):
        """List configured payment services."""
        return self._connection.listing("/payment-services", more, query="cursor limit method deleted include_fields")

    def verify(self, body, **more):
        """Try credentials at the provider without storing them."""
        return self._connection.call("POST", "/payment-services/verify", more, body=body)

    def delete(self, payment_service_id, **more):
        """Delete a payment service."""
        return self._connection.call("DELETE", f"/payment-services/{segment(payment_service_id)}", more)

    def get(self, payment_service_id, **more):
        """Read a payment service; secret settings are not shown."""
        return self._connection.call("GET", f"/payment-services/{segment(payment_service_id)}", more)

    def update(self, payment_service_id, body, **more):
        """Change the given fields of a payment service."""
        return self._connection.call("PUT", f"/payment-services/{segment(payment_service_id)}", more, body=body)

    @property
    def health(self):
        return PaymentServicesHealthGroup(self._connection)

    @property
    def sessions(self):
        return PaymentServicesSessionsGroup(self._connection)


class PaymentServicesHealthGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """See how all payment services do."""
        return self._connection.listing("/payment-services/health", more, query="datetime_range")

    def get(self, payment_service_id, **more):
        """See how a payment service does."""
        return self._connection.call("GET", f"/payment-services/{segment(payment_service_id)}/health", more, query="datetime_range")


class PaymentServicesSessionsGroup(Group):
    __slots__ = ()

    def create(self, payment_service_id, body, **more):
        """Open a client session with a configured payment service."""
        return self._connection.call("POST", f"/payment-services/{segment(payment_service_id)}/sessions", more, body=body)


class PayoutsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Pay money out to a card or bank account."""
        return self._connection.call("POST", "/payouts", more, body=body, is_keyed=True)

    def list(self, **more):
        """List payouts."""
        return self._connection.listing("/payouts", more, query="cursor limit created_at_lte created_at_gte updated_at_lte updated_at_gte external_identifier payment_service_payout_id status")

    def get(self, payout_id, **more):
        """Read a payout."""
        return self._connection.call("GET", f"/payouts/{segment(payout_id)}", more)


class ProcessorReportsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Upload a file in which a processor says what it settled."""
        return self._connection.call("POST", "/processor-reports", more, body=body)

    def list(self, **more):
        """List the files in which processors say what they settled, newest first."""
        return self._connection.listing("/processor-reports", more, query="cursor limit announced_at_lte announced_at_gte status payment_service_id name has_unmatched")

    def get(self, processor_report_id, **more):
        """Read how far a file of a processor has been read, and what its lines were about."""
        return self._connection.call("GET", f"/processor-reports/{segment(processor_report_id)}", more)

    @property
    def unmatched_lines(self):
        return ProcessorReportsUnmatchedLinesGroup(self._connection)


class ProcessorReportsUnmatchedLinesGroup(Group):
    __slots__ = ()

    def list(self, processor_report_id, **more):
        """List the lines of a processor's file that came to nothing, in the order of the file."""
        return self._connection.listing(f"/processor-reports/{segment(processor_report_id)}/unmatched-lines", more, query="cursor limit")


class ReconciliationsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List days with what was captured, settled, paid out and received, the last day first."""
        return self._connection.listing("/reconciliations", more, query="cursor limit status date_gte date_lte needs_attention")

    def get(self, date, **more):
        """Read the reconciliation of a day."""
        return self._connection.call("GET", f"/reconciliations/{segment(date)}", more)

    def close(self, date, body=None, **more):
        """Close a day: nothing of it changes any more."""
        return self._connection.call("POST", f"/reconciliations/{segment(date)}/close", more, body=body)

    @property
    def differences(self):
        return ReconciliationsDifferencesGroup(self._connection)


class ReconciliationsDifferencesGroup(Group):
    __slots__ = ()

    def list(self, date, **more):
        """List the differences of a day, each with its reason and the amounts that it is made of."""
        return self._connection.listing(f"/reconciliations/{segment(date)}/differences", more, query="cursor limit reason")


class RefundsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Refund all or part of what was captured of a transaction named in the body."""
        return self._connection.call("POST", "/refunds", more, body=body, is_keyed=True)

    def list(self, **more):
        """List the refunds of all transactions, newest first."""
        return self._connection.listing("/refunds", more, query="cursor limit totals created_at_lte created_at_gte status id reconciliation_id transaction_id payment_service_refund_id external_identifier amount_eq amount_lte amount_gte currency payment_service_id target_type")

    def get(self, refund_id, **more):
        """Read a refund by its id alone."""
        return self._connection.call("GET", f"/refunds/{segment(refund_id)}", more)


class RelayRequestsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List what was relayed."""
        return self._connection.listing("/relay-requests", more, query="cursor limit host vault_forward_config_id vault_forward_authentication_id payment_method_id outcome created_at_gte created_at_lte")


class ReportExecutionsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List the runs of all reports."""
        return self._connection.listing("/report-executions", more, query="cursor limit report_name created_at_lte created_at_gte status creator_id")

    def get(self, report_execution_id, **more):
        """Read a run of a report."""
        return self._connection.call("GET", f"/report-executions/{segment(report_execution_id)}", more)


class ReportsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Create a report that runs once or on a schedule."""
        return self._connection.call("POST", "/reports", more, body=body)

    def list(self, **more):
        """List reports."""
        return self._connection.listing("/reports", more, query="cursor limit schedule schedule_enabled name")

    def get(self, report_id, **more):
        """Read a report."""
        return self._connection.call("GET", f"/reports/{segment(report_id)}", more)

    def update(self, report_id, body, **more):
        """Rename a report or turn its schedule on or off."""
        return self._connection.call("PUT", f"/reports/{segment(report_id)}", more, body=body)

    @property
    def executions(self):
        return ReportsExecutionsGroup(self._connection)


class ReportsExecutionsGroup(Group):
    __slots__ = ()

    def list(self, report_id, **more):
        """List the runs of a report."""
        return self._connection.listing(f"/reports/{segment(report_id)}/executions", more, query="cursor limit")

    def create_url(self, report_id, report_execution_id, body=None, **more):
        """Get an address to download a finished run from."""
        return self._connection.call("POST", f"/reports/{segment(report_id)}/executions/{segment(report_execution_id)}/url", more, body=body, is_reading=True)


class RequestsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List calls of the API."""
        return self._connection.listing("/requests", more, query="cursor limit request_id operation api_key_pair_id user_id status status_gte error_code created_at_gte created_at_lte of_nobody")


class RolesGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List the roles that can be given to keys."""
        return self._connection.listing("/roles", more, query="cursor limit")

    @property
    def assignments(self):
        return RolesAssignmentsGroup(self._connection)


class RolesAssignmentsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Give a user a role."""
        return self._connection.call("POST", "/roles/assignments", more, body=body)

    def list(self, **more):
        """List which user has which role, and where."""
        return self._connection.listing("/roles/assignments", more, query="cursor limit user_id")

    def delete(self, role_assignment_id, **more):
        """Take a role from a user."""
        return self._connection.call("DELETE", f"/roles/assignments/{segment(role_assignment_id)}", more)

    def update(self, role_assignment_id, body, **more):
        """Change what a user's role is without, and how much it may move."""
        return self._connection.call("PUT", f"/roles/assignments/{segment(role_assignment_id)}", more, body=body)


class SandboxGroup(Group):
    __slots__ = ()

    @property
    def clock(self):
        return SandboxClockGroup(self._connection)

    @property
    def due(self):
        return SandboxDueGroup(self._connection)

    @property
    def relays(self):
        return SandboxRelaysGroup(self._connection)

    @property
    def situations(self):
        return SandboxSituationsGroup(self._connection)


class SandboxClockGroup(Group):
    __slots__ = ()

    def get(self, **more):
        """Read what time it is for a sandbox merchant account."""
        return self._connection.call("GET", "/sandbox/clock", more)

    def update(self, body, **more):
        """Advance the time of a sandbox merchant account, so that what is due falls due."""
        return self._connection.call("PUT", "/sandbox/clock", more, body=body)


class SandboxDueGroup(Group):
    __slots__ = ()

    def get(self, **more):
        """See what will happen by a time, before the clock is moved there."""
        return self._connection.listing("/sandbox/due", more, query="until")


class SandboxRelaysGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Relay a request to the echo, a simulated third party that says what it was sent."""
        return self._connection.call("POST", "/sandbox/relays", more, body=body)


class SandboxSituationsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Have a simulated processor be slow, down or wrong, or a buyer dispute a payment."""
        return self._connection.call("POST", "/sandbox/situations", more, body=body)

    def list(self, **more):
        """List the situations that are on."""
        return self._connection.listing("/sandbox/situations", more)

    def delete(self, situation_id, **more):
        """End a situation."""
        return self._connection.call("DELETE", f"/sandbox/situations/{segment(situation_id)}", more)


class SavedViewsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Save what a list is asked for, under a name."""
        return self._connection.call("POST", "/saved-views", more, body=body)

    def list(self, **more):
        """List the saved views of the caller, and those that are shared."""
        return self._connection.listing("/saved-views", more, query="screen")

    def delete(self, saved_view_id, **more):
        """Delete a saved view."""
        return self._connection.call("DELETE", f"/saved-views/{segment(saved_view_id)}", more)

    def update(self, saved_view_id, body, **more):
        """Change the given fields of a saved view."""
        return self._connection.call("PUT", f"/saved-views/{segment(saved_view_id)}", more, body=body)


class SessionsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List where you are logged in."""
        return self._connection.listing("/sessions", more)

    def delete(self, session_id, **more):
        """End one of your sessions."""
        return self._connection.call("DELETE", f"/sessions/{segment(session_id)}", more)


class SettlementReportsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List processors' settlement reports with what their lines add up to, newest first."""
        return self._connection.listing("/settlement-reports", more, query="cursor limit created_at_lte created_at_gte posted_at_lte posted_at_gte id payment_service_id currency")


class SettlementsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List what processors have settled of all transactions, latest first."""
        return self._connection.listing("/settlements", more, query="cursor limit ingested_at_lte ingested_at_gte posted_at_lte posted_at_gte type transaction_id refund_id payment_service_report_id payment_service_report_file_id payment_service_id currency amount_eq amount_lte amount_gte")


class ThreeDsScenariosGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Add a rule that decides what 3-D Secure answers in the sandbox."""
        return self._connection.call("POST", "/three-ds-scenarios", more, body=body)

    def list(self, **more):
        """List the 3-D Secure scenarios in the order in which they are tried."""
        return self._connection.listing("/three-ds-scenarios", more, query="cursor limit")

    def match(self, body, **more):
        """Find the scenario that a transaction would meet, without making one."""
        return self._connection.call("POST", "/three-ds-scenarios/match", more, body=body, is_reading=True)

    def order(self, body, **more):
        """Put all 3-D Secure scenarios in a new order at once."""
        return self._connection.call("PUT", "/three-ds-scenarios/order", more, body=body)

    def delete(self, three_ds_scenario_id, **more):
        """Delete a 3-D Secure scenario."""
        return self._connection.call("DELETE", f"/three-ds-scenarios/{segment(three_ds_scenario_id)}", more)

    def update(self, three_ds_scenario_id, body, **more):
        """Change a 3-D Secure scenario."""
        return self._connection.call("PUT", f"/three-ds-scenarios/{segment(three_ds_scenario_id)}", more, body=body)


class ThreeDsServerDefinitionsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List the connectors of 3-D Secure servers."""
        return self._connection.listing("/three-ds-server-definitions", more, query="cursor limit")


class TokenServiceDefinitionsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List the connectors of token services."""
        return self._connection.listing("/token-service-definitions", more, query="cursor limit")


class TransactionsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Take a payment: authorize it, or authorize and capture."""
        return self._connection.call("POST", "/transactions", more, body=body, is_keyed=True)

    def list(self, **more):
        """List transactions, most recently updated first."""
        return self._connection.listing("/transactions", more, query="cursor limit totals created_at_lte created_at_gte updated_at_lte updated_at_gte search buyer_external_identifier buyer_id buyer_email_address ip_address status id payment_service_transaction_id external_identifier metadata amount_eq amount_lte amount_gte currency country payment_service_id payment_method_id payment_method_label payment_method_scheme payment_method_country payment_method_fingerprint method error_code has_refunds pending_review checkout_session_id payment_link_id reconciliation_id has_gift_card_redemptions gift_card_id gift_card_last4 has_settlements payment_method_bin payment_source is_subsequent_payment merchant_initiated used_3ds disputed reauthorized_from_transaction_id buyer_search")

    def get(self, transaction_id, **more):
        """Read a transaction."""
        return self._connection.call("GET", f"/transactions/{segment(transaction_id)}", more)

    def update(self, transaction_id, body, **more):
        """Correct a transaction by hand, without calling the processor."""
        return self._connection.call("PUT", f"/transactions/{segment(transaction_id)}", more, body=body)

    def cancel(self, transaction_id, **more):
        """Cancel a transaction that is not finished yet."""
        return self._connection.call("POST", f"/transactions/{segment(transaction_id)}/cancel", more)

    def capture(self, transaction_id, body, **more):
        """Capture all or part of an authorized transaction."""
        return self._connection.call("POST", f"/transactions/{segment(transaction_id)}/capture", more, body=body, is_keyed=True)

    def complete(self, transaction_id, **more):
        """Go on with an order that the buyer approved; doing it again changes nothing."""
        return self._connection.call("GET", f"/transactions/{segment(transaction_id)}/complete", more, query="token payload")

    def review(self, transaction_id, body, **more):
        """Decide about a payment that is to be reviewed."""
        return self._connection.call("POST", f"/transactions/{segment(transaction_id)}/review", more, body=body)

    def sync(self, transaction_id, **more):
        """Ask the processor for the current status of a transaction."""
        return self._connection.call("POST", f"/transactions/{segment(transaction_id)}/sync", more, is_reading=True)

    def void(self, transaction_id, **more):
        """Release what is held and was not captured."""
        return self._connection.call("POST", f"/transactions/{segment(transaction_id)}/void", more, is_keyed=True)

    @property
    def actions(self):
        return TransactionsActionsGroup(self._connection)

    @property
    def authorization(self):
        return TransactionsAuthorizationGroup(self._connection)

    @property
    def captures(self):
        return TransactionsCapturesGroup(self._connection)

    @property
    def chargeback_reversals(self):
        return TransactionsChargebackReversalsGroup(self._connection)

    @property
    def chargebacks(self):
        return TransactionsChargebacksGroup(self._connection)

    @property
    def events(self):
        return TransactionsEventsGroup(self._connection)

    @property
    def postings(self):
        return TransactionsPostingsGroup(self._connection)

    @property
    def receipts(self):
        return TransactionsReceiptsGroup(self._connection)

    @property
    def refund_settlements(self):
        return TransactionsRefundSettlementsGroup(self._connection)

    @property
    def refunds(self):
        return TransactionsRefundsGroup(self._connection)

    @property
    def retry(self):
        return TransactionsRetryGroup(self._connection)

    @property
    def session(self):
        return TransactionsSessionGroup(self._connection)

    @property
    def settlements(self):
        return TransactionsSettlementsGroup(self._connection)

    @property
    def story(self):
        return TransactionsStoryGroup(self._connection)


class TransactionsActionsGroup(Group):
    __slots__ = ()

    def list(self, transaction_id, **more):
        """List the flow rules that were applied to a transaction."""
        return self._connection.listing(f"/transactions/{segment(transaction_id)}/actions", more)


class TransactionsAuthorizationGroup(Group):
    __slots__ = ()

    def increment(self, transaction_id, body, **more):
        """Raise the authorized amount."""
        return self._connection.call("POST", f"/transactions/{segment(transaction_id)}/authorization/increment", more, body=body, is_keyed=True)


class TransactionsCapturesGroup(Group):
    __slots__ = ()

    def list(self, transaction_id, **more):
        """List the captures of a transaction."""
        return self._connection.listing(f"/transactions/{segment(transaction_id)}/captures", more)

    def get(self, transaction_id, capture_id, **more):
        """Read a capture of a transaction."""
        return self._connection.call("GET", f"/transactions/{segment(transaction_id)}/captures/{segment(capture_id)}", more)


class TransactionsChargebackReversalsGroup(Group):
    __slots__ = ()

    def list(self, transaction_id, **more):
        """List the chargebacks of a transaction that were reversed."""
        return self._connection.listing(f"/transactions/{segment(transaction_id)}/chargeback-reversals", more)


class TransactionsChargebacksGroup(Group):
    __slots__ = ()

    def list(self, transaction_id, **more):
        """List the chargebacks of a transaction."""
        return self._connection.listing(f"/transactions/{segment(transaction_id)}/chargebacks", more)


class TransactionsEventsGroup(Group):
    __slots__ = ()

    def list(self, transaction_id, **more):
        """List what happened to a transaction, in order."""
        return self._connection.listing(f"/transactions/{segment(transaction_id)}/events", more, query="cursor limit")


class TransactionsPostingsGroup(Group):
    __slots__ = ()

    def list(self, transaction_id, **more):
        """List the ledger's postings of a transaction, in the order in which they were made."""
        return self._connection.listing(f"/transactions/{segment(transaction_id)}/postings", more, query="cursor limit")


class TransactionsReceiptsGroup(Group):
    __slots__ = ()

    def create(self, transaction_id, body=None, **more):
        """Send a receipt by e-mail."""
        return self._connection.call("POST", f"/transactions/{segment(transaction_id)}/receipts", more, body=body, is_keyed=True)

    def list(self, transaction_id, **more):
        """List the receipts of a transaction."""
        return self._connection.listing(f"/transactions/{segment(transaction_id)}/receipts", more)


class TransactionsRefundSettlementsGroup(Group):
    __slots__ = ()

    def list(self, transaction_id, **more):
        """List the settlements of a transaction's refunds."""
        return self._connection.listing(f"/transactions/{segment(transaction_id)}/refund-settlements", more)

    def get(self, transaction_id, settlement_id, **more):
        """Read a settlement of a refund."""
        return self._connection.call("GET", f"/transactions/{segment(transaction_id)}/refund-settlements/{segment(settlement_id)}", more)


class TransactionsRefundsGroup(Group):
    __slots__ = ()

    def create(self, transaction_id, body, **more):
        """Refund all or part of what was captured."""
        return self._connection.call("POST", f"/transactions/{segment(transaction_id)}/refunds", more, body=body, is_keyed=True)

    def list(self, transaction_id, **more):
        """List the refunds of a transaction."""
        return self._connection.listing(f"/transactions/{segment(transaction_id)}/refunds", more)

    def create_all(self, transaction_id, body=None, **more):
        """Refund every instrument of a transaction at once."""
        return self._connection.call("POST", f"/transactions/{segment(transaction_id)}/refunds/all", more, body=body, is_keyed=True)

    def get(self, transaction_id, refund_id, **more):
        """Read a refund of a transaction."""
        return self._connection.call("GET", f"/transactions/{segment(transaction_id)}/refunds/{segment(refund_id)}", more)


class TransactionsRetryGroup(Group):
    __slots__ = ()

    def delete(self, transaction_id, **more):
        """Stop the retries of a transaction."""
        return self._connection.call("DELETE", f"/transactions/{segment(transaction_id)}/retry", more)


class TransactionsSessionGroup(Group):
    __slots__ = ()

    def update(self, transaction_id, body=None, **more):
        """Exchange a session token for the wallet's session data."""
        return self._connection.call("POST", f"/transactions/{segment(transaction_id)}/session", more, query="token", body=body)


class TransactionsSettlementsGroup(Group):
    __slots__ = ()

    def list(self, transaction_id, **more):
        """List the settlements of a transaction."""
        return self._connection.listing(f"/transactions/{segment(transaction_id)}/settlements", more)

    def get(self, transaction_id, settlement_id, **more):
        """Read a settlement of a transaction."""
        return self._connection.call("GET", f"/transactions/{segment(transaction_id)}/settlements/{segment(settlement_id)}", more)


class TransactionsStoryGroup(Group):
    __slots__ = ()

    def get(self, transaction_id, **more):
        """Get all that happened to a transaction and why, as data and as text."""
        return self._connection.call("GET", f"/transactions/{segment(transaction_id)}/story", more, query="language")


class TransparencyLogGroup(Group):
    __slots__ = ()

    def get(self, **more):
        """Read how far the transparency log of a merchant account goes, and its keys."""
        return self._connection.call("GET", "/transparency-log", more)

    @property
    def checkpoints(self):
        return TransparencyLogCheckpointsGroup(self._connection)

    @property
    def consistency_proof(self):
        return TransparencyLogConsistencyProofGroup(self._connection)

    @property
    def entries(self):
        return TransparencyLogEntriesGroup(self._connection)

    @property
    def inclusion_proof(self):
        return TransparencyLogInclusionProofGroup(self._connection)

    @property
    def keys(self):
        return TransparencyLogKeysGroup(self._connection)


class TransparencyLogCheckpointsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List what was signed, newest first."""
        return self._connection.listing("/transparency-log/checkpoints", more, query="cursor limit")

    def get(self, checkpoint_id, **more):
        """Read one checkpoint."""
        return self._connection.call("GET", f"/transparency-log/checkpoints/{segment(checkpoint_id)}", more)


class TransparencyLogConsistencyProofGroup(Group):
    __slots__ = ()

    def get(self, **more):
        """Prove that the log only grew between two checkpoints."""
        return self._connection.call("GET", "/transparency-log/consistency-proof", more, query="from to")


class TransparencyLogEntriesGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """Read entries with their hashes, in the order of the log."""
        return self._connection.listing("/transparency-log/entries", more, query="cursor limit index_gte index_lt")


class TransparencyLogInclusionProofGroup(Group):
    __slots__ = ()

    def get(self, **more):
        """Prove that an entry is in the log."""
        return self._connection.call("GET", "/transparency-log/inclusion-proof", more, query="index entry_id size")


class TransparencyLogKeysGroup(Group):
    __slots__ = ()

    def create(self, **more):
        """Make a new signing key."""
        return self._connection.call("POST", "/transparency-log/keys", more)


class UsersGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Make a user, who can then be invited."""
        return self._connection.call("POST", "/users", more, body=body)

    def list(self, **more):
        """List the people of this instance."""
        return self._connection.listing("/users", more, query="cursor limit search")

    def delete(self, user_id, **more):
        """Remove a user: their roles, passkeys and sessions."""
        return self._connection.call("DELETE", f"/users/{segment(user_id)}", more)

    def get(self, user_id, **more):
        """Read a user."""
        return self._connection.call("GET", f"/users/{segment(user_id)}", more)

    def update(self, user_id, body, **more):
        """Rename a user."""
        return self._connection.call("PUT", f"/users/{segment(user_id)}", more, body=body)

    @property
    def invitations(self):
        return UsersInvitationsGroup(self._connection)

    @property
    def sessions(self):
        return UsersSessionsGroup(self._connection)


class UsersInvitationsGroup(Group):
    __slots__ = ()

    def create(self, user_id, body=None, **more):
        """Make a link by which a user makes a passkey."""
        return self._connection.call("POST", f"/users/{segment(user_id)}/invitations", more, body=body)

    def delete(self, user_id, **more):
        """Withdraw the link that a user was given."""
        return self._connection.call("DELETE", f"/users/{segment(user_id)}/invitations", more)


class UsersSessionsGroup(Group):
    __slots__ = ()

    def delete(self, user_id, **more):
        """Log a user out everywhere."""
        return self._connection.call("DELETE", f"/users/{segment(user_id)}/sessions", more)

    def list(self, user_id, **more):
        """List where a user is logged in."""
        return self._connection.listing(f"/users/{segment(user_id)}/sessions", more)


class VaultForwardGroup(Group):
    __slots__ = ()

    def send(self, body, **more):
        """Send a request to a third party with stored card data filled in."""
        return self._connection.call("POST", "/vault-forward", more, body=body, is_raw=True)

    @property
    def configs(self):
        return VaultForwardConfigsGroup(self._connection)

    @property
    def definitions(self):
        return VaultForwardDefinitionsGroup(self._connection)


class VaultForwardConfigsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Enable an endpoint for the relay; one for each definition."""
        return self._connection.call("POST", "/vault-forward/configs", more, body=body)

    def list(self, **more):
        """List the endpoints enabled for the relay."""
        return self._connection.listing("/vault-forward/configs", more)

    def delete(self, config_id, **more):
        """Disable an endpoint of the relay and delete its authentication methods."""
        return self._connection.call("DELETE", f"/vault-forward/configs/{segment(config_id)}", more)

    def get(self, config_id, **more):
        """Read an endpoint of the relay."""
        return self._connection.call("GET", f"/vault-forward/configs/{segment(config_id)}", more)

    def update(self, config_id, body, **more):
        """Change the name or the hosts of an endpoint of the relay."""
        return self._connection.call("PUT", f"/vault-forward/configs/{segment(config_id)}", more, body=body)

    @property
    def authentications(self):
        return VaultForwardConfigsAuthenticationsGroup(self._connection)


class VaultForwardConfigsAuthenticationsGroup(Group):
    __slots__ = ()

    def create(self, config_id, body, **more):
        """Store an authentication method; its secret fields are never returned."""
        return self._connection.call("POST", f"/vault-forward/configs/{segment(config_id)}/authentications", more, body=body)

    def list(self, config_id, **more):
        """List the authentication methods of an endpoint."""
        return self._connection.listing(f"/vault-forward/configs/{segment(config_id)}/authentications", more)

    def delete(self, config_id, authentication_id, **more):
        """Delete an authentication method."""
        return self._connection.call("DELETE", f"/vault-forward/configs/{segment(config_id)}/authentications/{segment(authentication_id)}", more)

    def get(self, config_id, authentication_id, **more):
        """Read an authentication method, without its secrets."""
        return self._connection.call("GET", f"/vault-forward/configs/{segment(config_id)}/authentications/{segment(authentication_id)}", more)

    def update(self, config_id, authentication_id, body, **more):
        """Change the given fields of an authentication method."""
        return self._connection.call("PUT", f"/vault-forward/configs/{segment(config_id)}/authentications/{segment(authentication_id)}", more, body=body)


class VaultForwardDefinitionsGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List the kinds of endpoint that the relay knows."""
        return self._connection.listing("/vault-forward/definitions", more)


class VoidsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Release the authorization of a transaction named in the body."""
        return self._connection.call("POST", "/voids", more, body=body, is_keyed=True)


class WebhookDeliveriesGroup(Group):
    __slots__ = ()

    def list(self, **more):
        """List what was told to all webhook subscriptions."""
        return self._connection.listing("/webhook-deliveries", more, query="cursor limit resource_id status event created_at_gte created_at_lte")


class WebhookSubscriptionsGroup(Group):
    __slots__ = ()

    def create(self, body, **more):
        """Subscribe an endpoint to events."""
        return self._connection.call("POST", "/webhook-subscriptions", more, body=body)

    def list(self, **more):
        """List webhook subscriptions."""
        return self._connection.listing("/webhook-subscriptions", more, query="cursor limit")

    def delete(self, subscription_id, **more):
        """Delete a webhook subscription."""
        return self._connection.call("DELETE", f"/webhook-subscriptions/{segment(subscription_id)}", more)

    def get(self, subscription_id, **more):
        """Read a webhook subscription."""
        return self._connection.call("GET", f"/webhook-subscriptions/{segment(subscription_id)}", more)

    def update(self, subscription_id, body, **more):
        """Change a webhook subscription."""
        return self._connection.call("PUT", f"/webhook-subscriptions/{segment(subscription_id)}", more, body=body)

    def replay(self, subscription_id, body, **more):
        """Send the deliveries of a range of time again."""
        return self._connection.call("POST", f"/webhook-subscriptions/{segment(subscription_id)}/replay", more, body=body)

    def rotate_secret(self, subscription_id, body, **more):
        """Make a new signing secret; the old one stays valid for a while."""
        return self._connection.call("POST", f"/webhook-subscriptions/{segment(subscription_id)}/rotate-secret", more, body=body)

    def test(self, subscription_id, body, **more):
        """Send an example of an event."""
        return self._connection.call("POST", f"/webhook-subscriptions/{segment(subscription_id)}/test", more, body=body)

    @property
    def deliveries(self):
        return WebhookSubscriptionsDeliveriesGroup(self._connection)

    @property
    def delivery_counts(self):
        return WebhookSubscriptionsDeliveryCountsGroup(self._connection)

    @property
    def resends(self):
        return WebhookSubscriptionsResendsGroup(self._connection)

    @property
    def waiting(self):
        return WebhookSubscriptionsWaitingGroup(self._connection)


class WebhookSubscriptionsDeliveriesGroup(Group):
    __slots__ = ()

    def list(self, subscription_id, **more):
        """List what was told to a webhook subscription."""
        return self._connection.listing(f"/webhook-subscriptions/{segment(subscription_id)}/deliveries", more, query="cursor limit status event created_at_gte created_at_lte")

    def get(self, subscription_id, delivery_id, **more):
        """Read one delivery, with its payload and every attempt."""
        return self._connection.call("GET", f"/webhook-subscriptions/{segment(subscription_id)}/deliveries/{segment(delivery_id)}", more)

    def acknowledge(self, subscription_id, delivery_id, body, **more):
        """Say what became of a delivery that was fetched."""
        return self._connection.call("POST", f"/webhook-subscriptions/{segment(subscription_id)}/deliveries/{segment(delivery_id)}/acknowledge", more, body=body)

    def resend(self, subscription_id, delivery_id, **more):
        """Send one delivery again."""
        return self._connection.call("POST", f"/webhook-subscriptions/{segment(subscription_id)}/deliveries/{segment(delivery_id)}/resend", more)


class WebhookSubscriptionsDeliveryCountsGroup(Group):
    __slots__ = ()

    def list(self, subscription_id, **more):
        """Count what was told in the last day."""
        return self._connection.listing(f"/webhook-subscriptions/{segment(subscription_id)}/delivery-counts", more)


class WebhookSubscriptionsResendsGroup(Group):
    __slots__ = ()

    def create(self, subscription_id, body, **more):
        """Send all deliveries again that match."""
        return self._connection.call("POST", f"/webhook-subscriptions/{segment(subscription_id)}/resends", more, body=body)

    def list(self, subscription_id, **more):
        """List what was sent again by a filter."""
        return self._connection.listing(f"/webhook-subscriptions/{segment(subscription_id)}/resends", more, query="cursor limit")

    def get(self, subscription_id, resend_id, **more):
        """Read how far it has come."""
        return self._connection.call("GET", f"/webhook-subscriptions/{segment(subscription_id)}/resends/{segment(resend_id)}", more)

    def stop(self, subscription_id, resend_id, **more):
        """Begin no more of them again."""
        return self._connection.call("POST", f"/webhook-subscriptions/{segment(subscription_id)}/resends/{segment(resend_id)}/stop", more)


class WebhookSubscriptionsWaitingGroup(Group):
    __slots__ = ()

    def list(self, subscription_id, **more):
        """Fetch what waits for a subscription without an address."""
        return self._connection.listing(f"/webhook-subscriptions/{segment(subscription_id)}/waiting", more)

