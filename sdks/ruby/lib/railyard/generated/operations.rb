# frozen_string_literal: true

# made from contract VERSION 2026-11-01.55; do not edit
module Railyard
  # Operations by the resource that they are of.
  module Groups
    class All < Group
      def account_updater
        AccountUpdater.new(@connection)
      end

      def agent_mandates
        AgentMandates.new(@connection)
      end

      def anti_fraud_service_definitions
        AntiFraudServiceDefinitions.new(@connection)
      end

      def anti_fraud_services
        AntiFraudServices.new(@connection)
      end

      def api_key_pairs
        ApiKeyPairs.new(@connection)
      end

      def approval_limits
        ApprovalLimits.new(@connection)
      end

      def audit_logs
        AuditLogs.new(@connection)
      end

      def balances
        Balances.new(@connection)
      end

      def bank_statements
        BankStatements.new(@connection)
      end

      def buyers
        Buyers.new(@connection)
      end

      def capabilities
        Capabilities.new(@connection)
      end

      def captures
        Captures.new(@connection)
      end

      def card_details
        CardDetails.new(@connection)
      end

      def card_exports
        CardExports.new(@connection)
      end

      def card_scheme_definitions
        CardSchemeDefinitions.new(@connection)
      end

      def chargebacks
        Chargebacks.new(@connection)
      end

      def checkout
        Checkout.new(@connection)
      end

      def confirmations
        Confirmations.new(@connection)
      end

      def digital_wallets
        DigitalWallets.new(@connection)
      end

      def disputes
        Disputes.new(@connection)
      end

      def embedded_checkouts
        EmbeddedCheckouts.new(@connection)
      end

      def events
        Events.new(@connection)
      end

      def experiments
        Experiments.new(@connection)
      end

      def flows
        Flows.new(@connection)
      end

      def fraud_list_entries
        FraudListEntries.new(@connection)
      end

      def gift_card_service_definitions
        GiftCardServiceDefinitions.new(@connection)
      end

      def gift_card_services
        GiftCardServices.new(@connection)
      end

      def gift_cards
        GiftCards.new(@connection)
      end

      def processor_events
        ProcessorEvents.new(@connection)
      end

      def me
        Me.new(@connection)
      end

      def merchant_accounts
        MerchantAccounts.new(@connection)
      end

      def metrics_explorer
        MetricsExplorer.new(@connection)
      end

      def monitoring
        Monitoring.new(@connection)
      end

      def passkeys
        Passkeys.new(@connection)
      end

      def payment_links
        PaymentLinks.new(@connection)
      end

      def payment_method_definitions
        PaymentMethodDefinitions.new(@connection)
      end

      def payment_methods
        PaymentMethods.new(@connection)
      end

      def payment_options
        PaymentOptions.new(@connection)
      end

      def payment_service_definitions
        PaymentServiceDefinitions.new(@connection)
      end

      def payment_services
        PaymentServices.new(@connection)
      end

      def payouts
        Payouts.new(@connection)
      end

      def processor_reports
        ProcessorReports.new(@connection)
      end

      def reconciliations
        Reconciliations.new(@connection)
      end

      def refunds
        Refunds.new(@connection)
      end

      def relay_requests
        RelayRequests.new(@connection)
      end

      def report_executions
        ReportExecutions.new(@connection)
      end

      def reports
        Reports.new(@connection)
      end

      def requests
        Requests.new(@connection)
      end

      def roles
        Roles.new(@connection)
      end

      def sandbox
        Sandbox.new(@connection)
      end

      def saved_views
        SavedViews.new(@connection)
      end

      def sessions
        Sessions.new(@connection)
      end

      def settlement_reports
        SettlementReports.new(@connection)
      end

      def settlements
        Settlements.new(@connection)
      end

      def three_ds_scenarios
        ThreeDsScenarios.new(@connection)
      end

      def three_ds_server_definitions
        ThreeDsServerDefinitions.new(@connection)
      end

      def token_service_definitions
        TokenServiceDefinitions.new(@connection)
      end

      def transactions
        Transactions.new(@connection)
      end

      def transparency_log
        TransparencyLog.new(@connection)
      end

      def users
        Users.new(@connection)
      end

      def vault_forward
        VaultForward.new(@connection)
      end

      def voids
        Voids.new(@connection)
      end

      def webhook_deliveries
        WebhookDeliveries.new(@connection)
      end

      def webhook_subscriptions
        WebhookSubscriptions.new(@connection)
      end
    end

    class AccountUpdater < Group
      def jobs
        AccountUpdaterJobs.new(@connection)
      end
    end

    class AccountUpdaterJobs < Group
      # Ask the schemes for newer details of stored cards. (POST /account-updater/jobs)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/account-updater/jobs", body: body)
      end
    end

    class AgentMandates < Group
      # Give an agent a mandate: what it may do with payments. (POST /agent-mandates)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/agent-mandates", body: body)
      end

      # List the mandates of agents. (GET /agent-mandates)
      def list(**more)
        @connection.listing(more, "/agent-mandates", query: %i[cursor limit])
      end

      # Read a mandate of an agent, and what is left of it. (GET /agent-mandates/{agent_mandate_id})
      def get(agent_mandate_id, **more)
        @connection.call(more, "GET", "/agent-mandates/#{segment(agent_mandate_id)}")
      end

      # Ask what would become of a call under a mandate, without doing it. (POST /agent-mandates/{agent_mandate_id}/check)
      def check(agent_mandate_id, body = {}, **more)
        @connection.call(more, "POST", "/agent-mandates/#{segment(agent_mandate_id)}/check", body: body, is_reading: true)
      end

      # Take a mandate back, at once and for good. (POST /agent-mandates/{agent_mandate_id}/revoke)
      def revoke(agent_mandate_id, **more)
        @connection.call(more, "POST", "/agent-mandates/#{segment(agent_mandate_id)}/revoke")
      end
    end

    class AntiFraudServiceDefinitions < Group
      # List the connectors of anti-fraud services. (GET /anti-fraud-service-definitions)
      def list(**more)
        @connection.listing(more, "/anti-fraud-service-definitions", query: %i[cursor limit])
      end

      # Read which settings the connector of an anti-fraud service takes. (GET /anti-fraud-service-definitions/{anti_fraud_service_definition_id})
      def get(anti_fraud_service_definition_id, **more)
        @connection.call(more, "GET", "/anti-fraud-service-definitions/#{segment(anti_fraud_service_definition_id)}")
      end
    end

    class AntiFraudServices < Group
      # List configured anti-fraud services. (GET /anti-fraud-services)
      def list(**more)
        @connection.listing(more, "/anti-fraud-services", query: %i[cursor limit])
      end

      # Configure an anti-fraud service for this merchant account. (POST /anti-fraud-services)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/anti-fraud-services", body: body)
      end

      # Try credentials at the provider without storing them. (POST /anti-fraud-services/verify)
      def verify(body = {}, **more)
        @connection.call(more, "POST", "/anti-fraud-services/verify", body: body)
      end

      # Read an anti-fraud service; secret settings are not shown. (GET /anti-fraud-services/{anti_fraud_service_id})
      def get(anti_fraud_service_id, **more)
        @connection.call(more, "GET", "/anti-fraud-services/#{segment(anti_fraud_service_id)}")
      end

      # Change the given fields of an anti-fraud service. (PUT /anti-fraud-services/{anti_fraud_service_id})
      def update(anti_fraud_service_id, body = {}, **more)
        @connection.call(more, "PUT", "/anti-fraud-services/#{segment(anti_fraud_service_id)}", body: body)
      end

      # Delete an anti-fraud service. (DELETE /anti-fraud-services/{anti_fraud_service_id})
      def delete(anti_fraud_service_id, **more)
        @connection.call(more, "DELETE", "/anti-fraud-services/#{segment(anti_fraud_service_id)}")
      end
    end

    class ApiKeyPairs < Group
      # Make a key pair; the private key is in this answer and never again. (POST /api-key-pairs)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/api-key-pairs", body: body)
      end

      # List the keys that may sign tokens for this instance. (GET /api-key-pairs)
      def list(**more)
        @connection.listing(more, "/api-key-pairs", query: %i[cursor limit])
      end

      # Delete a key; tokens signed with it stop working. (DELETE /api-key-pairs/{api_key_pair_id})
      def delete(api_key_pair_id, **more)
        @connection.call(more, "DELETE", "/api-key-pairs/#{segment(api_key_pair_id)}")
      end

      # Read a key pair. (GET /api-key-pairs/{api_key_pair_id})
      def get(api_key_pair_id, **more)
        @connection.call(more, "GET", "/api-key-pairs/#{segment(api_key_pair_id)}")
      end

      # Rename a key, turn it on or off, or change its roles. (PUT /api-key-pairs/{api_key_pair_id})
      def update(api_key_pair_id, body = {}, **more)
        @connection.call(more, "PUT", "/api-key-pairs/#{segment(api_key_pair_id)}", body: body)
      end
    end

    class ApprovalLimits < Group
      # Read from which amounts on a second person has to agree. (GET /approval-limits)
      def get(**more)
        @connection.call(more, "GET", "/approval-limits")
      end

      # Set from which amounts on a second person has to agree. (PUT /approval-limits)
      def update(body = {}, **more)
        @connection.call(more, "PUT", "/approval-limits", body: body)
      end
    end

    class AuditLogs < Group
      # List who changed what. (GET /audit-logs)
      def list(**more)
        @connection.listing(more, "/audit-logs", query: %i[cursor limit action user_id api_key_pair_id resource_type resource_id agent_mandate_id created_at_gte created_at_lte])
      end
    end

    class Balances < Group
      # Read the ledger balances of a merchant account, one for each currency. (GET /balances)
      def list(**more)
        @connection.listing(more, "/balances", query: %i[currency])
      end
    end

    class BankStatements < Group
      # Upload a file with bank statements. (POST /bank-statements)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/bank-statements", body: body)
      end

      # List bank statements, the last uploaded first. (GET /bank-statements)
      def list(**more)
        @connection.listing(more, "/bank-statements", query: %i[cursor limit account currency closes_on_gte closes_on_lte])
      end

      # Read a bank statement, and what of its file could not be read. (GET /bank-statements/{bank_statement_id})
      def get(bank_statement_id, **more)
        @connection.call(more, "GET", "/bank-statements/#{segment(bank_statement_id)}")
      end

      def lines
        BankStatementsLines.new(@connection)
      end
    end

    class BankStatementsLines < Group
      # List the lines of a bank statement, in its order. (GET /bank-statements/{bank_statement_id}/lines)
      def list(bank_statement_id, **more)
        @connection.listing(more, "/bank-statements/#{segment(bank_statement_id)}/lines", query: %i[cursor limit])
      end
    end

    class Buyers < Group
      # Create a buyer. (POST /buyers)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/buyers", body: body)
      end

      # List buyers, newest first. (GET /buyers)
      def list(**more)
        @connection.listing(more, "/buyers", query: %i[cursor limit search external_identifier])
      end

      # Delete a buyer. (DELETE /buyers/{buyer_id})
      def delete(buyer_id, **more)
        @connection.call(more, "DELETE", "/buyers/#{segment(buyer_id)}")
      end

      # Read a buyer. (GET /buyers/{buyer_id})
      def get(buyer_id, **more)
        @connection.call(more, "GET", "/buyers/#{segment(buyer_id)}")
      end

      # Change the given fields of a buyer, deeply; null clears. (PUT /buyers/{buyer_id})
      def update(buyer_id, body = {}, **more)
        @connection.call(more, "PUT", "/buyers/#{segment(buyer_id)}", body: body)
      end

      def gift_cards
        BuyersGiftCards.new(@connection)
      end

      def payment_methods
        BuyersPaymentMethods.new(@connection)
      end

      def shipping_details
        BuyersShippingDetails.new(@connection)
      end
    end

    class BuyersGiftCards < Group
      # List the gift cards of one buyer, most recent or most used first. (GET /buyers/gift-cards)
      def list(**more)
        @connection.listing(more, "/buyers/gift-cards", query: %i[buyer_external_identifier buyer_id sort_by order_by])
      end
    end

    class BuyersPaymentMethods < Group
      # List what one buyer can pay with, most recent or most used first. (GET /buyers/payment-methods)
      def list(**more)
        @connection.listing(more, "/buyers/payment-methods", query: %i[buyer_id buyer_external_identifier sort_by order_by country currency])
      end
    end

    class BuyersShippingDetails < Group
      # Add a shipping address to a buyer. (POST /buyers/{buyer_id}/shipping-details)
      def create(buyer_id, body = {}, **more)
        @connection.call(more, "POST", "/buyers/#{segment(buyer_id)}/shipping-details", body: body)
      end

      # List the shipping addresses of a buyer. (GET /buyers/{buyer_id}/shipping-details)
      def list(buyer_id, **more)
        @connection.listing(more, "/buyers/#{segment(buyer_id)}/shipping-details")
      end

      # Delete a shipping address. (DELETE /buyers/{buyer_id}/shipping-details/{shipping_details_id})
      def delete(buyer_id, shipping_details_id, **more)
        @connection.call(more, "DELETE", "/buyers/#{segment(buyer_id)}/shipping-details/#{segment(shipping_details_id)}")
      end

      # Read a shipping address. (GET /buyers/{buyer_id}/shipping-details/{shipping_details_id})
      def get(buyer_id, shipping_details_id, **more)
        @connection.call(more, "GET", "/buyers/#{segment(buyer_id)}/shipping-details/#{segment(shipping_details_id)}")
      end

      # Change the given fields of a shipping address. (PUT /buyers/{buyer_id}/shipping-details/{shipping_details_id})
      def update(buyer_id, shipping_details_id, body = {}, **more)
        @connection.call(more, "PUT", "/buyers/#{segment(buyer_id)}/shipping-details/#{segment(shipping_details_id)}", body: body)
      end
    end

    class Capabilities < Group
      # Read what this instance is and can do. (GET /capabilities)
      def get(**more)
        @connection.call(more, "GET", "/capabilities")
      end
    end

    class Captures < Group
      # Capture all or part of an authorized transaction named in the body. (POST /captures)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/captures", body: body, is_keyed: true)
      end
    end

    class CardDetails < Group
      # Look up what the first digits of a card say about it. (GET /card-details)
      def get(**more)
        @connection.call(more, "GET", "/card-details", query: %i[currency bin payment_method_id country amount intent is_subsequent_payment merchant_initiated metadata payment_source])
      end
    end

    class CardExports < Group
      # Ask for an export of all stored cards, as the first of two people. (POST /card-exports)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/card-exports", body: body)
      end

      # List exports of stored cards that two people agreed to. (GET /card-exports)
      def list(**more)
        @connection.listing(more, "/card-exports", query: %i[cursor limit])
      end

      # Read who agreed to an export of stored cards, and whether its file was made. (GET /card-exports/{card_export_id})
      def get(card_export_id, **more)
        @connection.call(more, "GET", "/card-exports/#{segment(card_export_id)}")
      end
    end

    class CardSchemeDefinitions < Group
      # List the card schemes that the service knows. (GET /card-scheme-definitions)
      def list(**more)
        @connection.listing(more, "/card-scheme-definitions")
      end
    end

    class Chargebacks < Group
      # List chargebacks of all transactions, and those that were reversed, latest first. (GET /chargebacks)
      def list(**more)
        @connection.listing(more, "/chargebacks", query: %i[cursor limit ingested_at_lte ingested_at_gte posted_at_lte posted_at_gte type transaction_id refund_id payment_service_report_id payment_service_report_file_id payment_service_id currency amount_eq amount_lte amount_gte])
      end
    end

    class Checkout < Group
      def sessions
        CheckoutSessions.new(@connection)
      end
    end

    class CheckoutSessions < Group
      # Open a checkout session; the body may be left out. (POST /checkout/sessions)
      def create(body = nil, **more)
        @connection.call(more, "POST", "/checkout/sessions", body: body)
      end

      # Delete a checkout session and the card data in it. (DELETE /checkout/sessions/{session_id})
      def delete(session_id, **more)
        @connection.call(more, "DELETE", "/checkout/sessions/#{segment(session_id)}")
      end

      # Read a checkout session and what is known of its payment method. (GET /checkout/sessions/{session_id})
      def get(session_id, **more)
        @connection.call(more, "GET", "/checkout/sessions/#{segment(session_id)}")
      end

      # Change what a checkout session is for. (PUT /checkout/sessions/{session_id})
      def update(session_id, body = {}, **more)
        @connection.call(more, "PUT", "/checkout/sessions/#{segment(session_id)}", body: body)
      end

      def acquirer
        CheckoutSessionsAcquirer.new(@connection)
      end

      def card_details
        CheckoutSessionsCardDetails.new(@connection)
      end

      def fields
        CheckoutSessionsFields.new(@connection)
      end

      def three_d_secure
        CheckoutSessionsThreeDSecure.new(@connection)
      end
    end

    class CheckoutSessionsAcquirer < Group
      # Read the acquirer data that 3-D Secure in the page needs. (GET /checkout/sessions/{session_id}/acquirer)
      def get(session_id, **more)
        @connection.call(more, "GET", "/checkout/sessions/#{segment(session_id)}/acquirer")
      end
    end

    class CheckoutSessionsCardDetails < Group
      # Look up card details for a checkout session. (POST /checkout/sessions/{session_id}/card-details)
      def get(session_id, body = {}, **more)
        @connection.call(more, "POST", "/checkout/sessions/#{segment(session_id)}/card-details", body: body)
      end
    end

    class CheckoutSessionsFields < Group
      # Put card data into a checkout session; its id is the credential. (POST /checkout/sessions/{session_id}/fields)
      def create(session_id, body = {}, **more)
        @connection.call(more, "POST", "/checkout/sessions/#{segment(session_id)}/fields", body: body)
      end

      # Put card data into a checkout session; its id is the credential. (PUT /checkout/sessions/{session_id}/fields)
      def update(session_id, body = {}, **more)
        @connection.call(more, "PUT", "/checkout/sessions/#{segment(session_id)}/fields", body: body)
      end
    end

    class CheckoutSessionsThreeDSecure < Group
      # Authenticate the cardholder of a checkout session, without a transaction. (POST /checkout/sessions/{session_id}/three-d-secure)
      def create(session_id, body = nil, **more)
        @connection.call(more, "POST", "/checkout/sessions/#{segment(session_id)}/three-d-secure", body: body)
      end

      # Read the result of 3-D Secure for a checkout session. (GET /checkout/sessions/{session_id}/three-d-secure)
      def get(session_id, **more)
        @connection.call(more, "GET", "/checkout/sessions/#{segment(session_id)}/three-d-secure")
      end

      # Authenticate the cardholder with what a native 3-D Secure SDK collected. (POST /checkout/sessions/{session_id}/three-d-secure-authenticate)
      def authenticate(session_id, body = {}, **more)
        @connection.call(more, "POST", "/checkout/sessions/#{segment(session_id)}/three-d-secure-authenticate", body: body)
      end

      # Ask which 3-D Secure version a native app should speak for this card. (GET /checkout/sessions/{session_id}/three-d-secure-version)
      def get_version(session_id, **more)
        @connection.call(more, "GET", "/checkout/sessions/#{segment(session_id)}/three-d-secure-version")
      end
    end

    class Confirmations < Group
      # Ask what to sign for a call that people confirm. (POST /confirmations)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/confirmations", body: body)
      end

      # List what people have confirmed, or what waits for a second person. (GET /confirmations)
      def list(**more)
        @connection.listing(more, "/confirmations", query: %i[cursor limit status])
      end

      # Read a confirmation. (GET /confirmations/{confirmation_id})
      def get(confirmation_id, **more)
        @connection.call(more, "GET", "/confirmations/#{segment(confirmation_id)}")
      end

      # Agree, as the second person, to a call that waits. (POST /confirmations/{confirmation_id}/approve)
      def approve(confirmation_id, body = nil, **more)
        @connection.call(more, "POST", "/confirmations/#{segment(confirmation_id)}/approve", body: body)
      end

      # Say no to a call that waits, or take it back. (POST /confirmations/{confirmation_id}/decline)
      def decline(confirmation_id, body = nil, **more)
        @connection.call(more, "POST", "/confirmations/#{segment(confirmation_id)}/decline", body: body)
      end
    end

    class DigitalWallets < Group
      # Register a digital wallet; one for each provider. (POST /digital-wallets)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/digital-wallets", body: body)
      end

      # List registered digital wallets. (GET /digital-wallets)
      def list(**more)
        @connection.listing(more, "/digital-wallets")
      end

      # Remove a digital wallet. (DELETE /digital-wallets/{digital_wallet_id})
      def delete(digital_wallet_id, **more)
        @connection.call(more, "DELETE", "/digital-wallets/#{segment(digital_wallet_id)}")
      end

      # Read a digital wallet. (GET /digital-wallets/{digital_wallet_id})
      def get(digital_wallet_id, **more)
        @connection.call(more, "GET", "/digital-wallets/#{segment(digital_wallet_id)}")
      end

      # Change the given fields of a digital wallet. (PUT /digital-wallets/{digital_wallet_id})
      def update(digital_wallet_id, body = {}, **more)
        @connection.call(more, "PUT", "/digital-wallets/#{segment(digital_wallet_id)}", body: body)
      end

      def apple
        DigitalWalletsApple.new(@connection)
      end

      def click_to_pay
        DigitalWalletsClickToPay.new(@connection)
      end

      def google
        DigitalWalletsGoogle.new(@connection)
      end

      def paze
        DigitalWalletsPaze.new(@connection)
      end

      def domains
        DigitalWalletsDomains.new(@connection)
      end
    end

    class DigitalWalletsApple < Group
      def session
        DigitalWalletsAppleSession.new(@connection)
      end
    end

    class DigitalWalletsAppleSession < Group
      # Open an Apple Pay merchant session. (POST /digital-wallets/apple/session)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/digital-wallets/apple/session", body: body)
      end
    end

    class DigitalWalletsClickToPay < Group
      def session
        DigitalWalletsClickToPaySession.new(@connection)
      end
    end

    class DigitalWalletsClickToPaySession < Group
      # Get what Click to Pay needs to start for a checkout session. (POST /digital-wallets/click-to-pay/session)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/digital-wallets/click-to-pay/session", body: body)
      end
    end

    class DigitalWalletsGoogle < Group
      def session
        DigitalWalletsGoogleSession.new(@connection)
      end
    end

    class DigitalWalletsGoogleSession < Group
      # Open a Google Pay session. (POST /digital-wallets/google/session)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/digital-wallets/google/session", body: body)
      end
    end

    class DigitalWalletsPaze < Group
      def session
        DigitalWalletsPazeSession.new(@connection)
      end
    end

    class DigitalWalletsPazeSession < Group
      # Open a Paze session for the web or a mobile app. (POST /digital-wallets/paze/session)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/digital-wallets/paze/session", body: body)
      end

      # Finish a Paze mobile session and get its payload. (POST /digital-wallets/paze/session/complete)
      def complete(body = {}, **more)
        @connection.call(more, "POST", "/digital-wallets/paze/session/complete", body: body)
      end

      # Start a Paze session in a mobile app. (POST /digital-wallets/paze/session/create)
      def create_mobile(body = {}, **more)
        @connection.call(more, "POST", "/digital-wallets/paze/session/create", body: body)
      end

      # Read what the buyer chose in a Paze mobile session. (POST /digital-wallets/paze/session/review)
      def review(body = {}, **more)
        @connection.call(more, "POST", "/digital-wallets/paze/session/review", body: body)
      end
    end

    class DigitalWalletsDomains < Group
      # Register a domain for a digital wallet. (POST /digital-wallets/{digital_wallet_id}/domains)
      def create(digital_wallet_id, body = {}, **more)
        @connection.call(more, "POST", "/digital-wallets/#{segment(digital_wallet_id)}/domains", body: body)
      end

      # Remove a domain from a digital wallet. (DELETE /digital-wallets/{digital_wallet_id}/domains)
      def delete(digital_wallet_id, body = {}, **more)
        @connection.call(more, "DELETE", "/digital-wallets/#{segment(digital_wallet_id)}/domains", body: body)
      end
    end

    class Disputes < Group
      # List disputes. (GET /disputes)
      def list(**more)
        @connection.listing(more, "/disputes", query: %i[cursor limit totals order_by status stage reason transaction_id payment_service_id payment_service_dispute_id respond_by_lte respond_by_gte created_at_lte created_at_gte currency amount_eq amount_gte amount_lte])
      end

      # Read a dispute. (GET /disputes/{dispute_id})
      def get(dispute_id, **more)
        @connection.call(more, "GET", "/disputes/#{segment(dispute_id)}")
      end

      # Accept the claim: the money stays with the buyer. (POST /disputes/{dispute_id}/accept)
      def accept(dispute_id, **more)
        @connection.call(more, "POST", "/disputes/#{segment(dispute_id)}/accept", is_keyed: true)
      end

      # Hand the draft in at the processor, for good. (POST /disputes/{dispute_id}/submit)
      def submit(dispute_id, **more)
        @connection.call(more, "POST", "/disputes/#{segment(dispute_id)}/submit", is_keyed: true)
      end

      def evidence
        DisputesEvidence.new(@connection)
      end

      def files
        DisputesFiles.new(@connection)
      end
    end

    class DisputesEvidence < Group
      # Write texts of the draft. (POST /disputes/{dispute_id}/evidence)
      def update(dispute_id, body = {}, **more)
        @connection.call(more, "POST", "/disputes/#{segment(dispute_id)}/evidence", body: body, is_keyed: true)
      end
    end

    class DisputesFiles < Group
      # Add a file to the draft. (POST /disputes/{dispute_id}/files)
      def create(dispute_id, body = {}, **more)
        @connection.call(more, "POST", "/disputes/#{segment(dispute_id)}/files", body: body, is_keyed: true)
      end

      # Take a file out of the draft. (DELETE /disputes/{dispute_id}/files/{file_id})
      def delete(dispute_id, file_id, **more)
        @connection.call(more, "DELETE", "/disputes/#{segment(dispute_id)}/files/#{segment(file_id)}")
      end

      # Read a file of a dispute, with its bytes. (GET /disputes/{dispute_id}/files/{file_id})
      def get(dispute_id, file_id, **more)
        @connection.call(more, "GET", "/disputes/#{segment(dispute_id)}/files/#{segment(file_id)}")
      end
    end

    class EmbeddedCheckouts < Group
      # Open a checkout to show in a page of yours. (POST /embedded-checkouts)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/embedded-checkouts", body: body)
      end

      # Change your reference of an embedded checkout before it is paid. (PUT /embedded-checkouts/{embedded_checkout_id})
      def update(embedded_checkout_id, body = {}, **more)
        @connection.call(more, "PUT", "/embedded-checkouts/#{segment(embedded_checkout_id)}", body: body)
      end
    end

    class Events < Group
      # List what happened, or follow it. (GET /events)
      def list(**more)
        @connection.listing(more, "/events", query: %i[cursor limit name resource_id created_at_gte created_at_lte])
      end
    end

    class Experiments < Group
      # Plan a routing experiment. (POST /experiments)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/experiments", body: body)
      end

      # List routing experiments. (GET /experiments)
      def list(**more)
        @connection.listing(more, "/experiments", query: %i[cursor limit state])
      end

      # Read a routing experiment and what has come of it. (GET /experiments/{experiment_id})
      def get(experiment_id, **more)
        @connection.call(more, "GET", "/experiments/#{segment(experiment_id)}")
      end

      # End a routing experiment before it ends by itself. (POST /experiments/{experiment_id}/end)
      def end(experiment_id, body = nil, **more)
        @connection.call(more, "POST", "/experiments/#{segment(experiment_id)}/end", body: body)
      end
    end

    class Flows < Group
      # Read the rules of a flow by action, in the order in which they are tried. (GET /flows/{flow})
      def get(flow, **more)
        @connection.call(more, "GET", "/flows/#{segment(flow)}")
      end

      def actions
        FlowsActions.new(@connection)
      end

      def drafts
        FlowsDrafts.new(@connection)
      end

      def replays
        FlowsReplays.new(@connection)
      end

      def versions
        FlowsVersions.new(@connection)
      end
    end

    class FlowsActions < Group
      def outcomes
        FlowsActionsOutcomes.new(@connection)
      end

      def rules
        FlowsActionsRules.new(@connection)
      end
    end

    class FlowsActionsOutcomes < Group
      # List what an action can decide. (GET /flows/{flow}/actions/{action}/outcomes)
      def list(flow, action, **more)
        @connection.listing(more, "/flows/#{segment(flow)}/actions/#{segment(action)}/outcomes")
      end
    end

    class FlowsActionsRules < Group
      # Add a rule to an action of a flow. (POST /flows/{flow}/actions/{action}/rules)
      def create(flow, action, body = {}, **more)
        @connection.call(more, "POST", "/flows/#{segment(flow)}/actions/#{segment(action)}/rules", body: body)
      end

      # Put all rules of an action in a new order at once. (PUT /flows/{flow}/actions/{action}/rules/order)
      def order(flow, action, body = {}, **more)
        @connection.call(more, "PUT", "/flows/#{segment(flow)}/actions/#{segment(action)}/rules/order", body: body)
      end

      # Delete a rule. (DELETE /flows/{flow}/actions/{action}/rules/{rule_id})
      def delete(flow, action, rule_id, **more)
        @connection.call(more, "DELETE", "/flows/#{segment(flow)}/actions/#{segment(action)}/rules/#{segment(rule_id)}")
      end

      # Read a rule. (GET /flows/{flow}/actions/{action}/rules/{rule_id})
      def get(flow, action, rule_id, **more)
        @connection.call(more, "GET", "/flows/#{segment(flow)}/actions/#{segment(action)}/rules/#{segment(rule_id)}")
      end

      # Change the given fields of a rule. (PUT /flows/{flow}/actions/{action}/rules/{rule_id})
      def update(flow, action, rule_id, body = {}, **more)
        @connection.call(more, "PUT", "/flows/#{segment(flow)}/actions/#{segment(action)}/rules/#{segment(rule_id)}", body: body)
      end
    end

    class FlowsDrafts < Group
      # Begin a draft of a flow from the rules that count now. (POST /flows/{flow}/drafts)
      def create(flow, body = nil, **more)
        @connection.call(more, "POST", "/flows/#{segment(flow)}/drafts", body: body)
      end

      # List the drafts of a flow, newest first. (GET /flows/{flow}/drafts)
      def list(flow, **more)
        @connection.listing(more, "/flows/#{segment(flow)}/drafts", query: %i[cursor limit])
      end

      # Throw a draft away. (DELETE /flows/{flow}/drafts/{draft_id})
      def delete(flow, draft_id, **more)
        @connection.call(more, "DELETE", "/flows/#{segment(flow)}/drafts/#{segment(draft_id)}")
      end

      # Read a draft with its rules. (GET /flows/{flow}/drafts/{draft_id})
      def get(flow, draft_id, **more)
        @connection.call(more, "GET", "/flows/#{segment(flow)}/drafts/#{segment(draft_id)}")
      end

      # Change a draft. (PUT /flows/{flow}/drafts/{draft_id})
      def update(flow, draft_id, body = {}, **more)
        @connection.call(more, "PUT", "/flows/#{segment(flow)}/drafts/#{segment(draft_id)}", body: body)
      end

      # Look a draft over before it counts. (GET /flows/{flow}/drafts/{draft_id}/check)
      def check(flow, draft_id, **more)
        @connection.call(more, "GET", "/flows/#{segment(flow)}/drafts/#{segment(draft_id)}/check")
      end

      # Compare a draft with the rules that count now. (GET /flows/{flow}/drafts/{draft_id}/difference)
      def compare(flow, draft_id, **more)
        @connection.call(more, "GET", "/flows/#{segment(flow)}/drafts/#{segment(draft_id)}/difference")
      end

      # Try one payment against a draft, rule by rule. (POST /flows/{flow}/drafts/{draft_id}/evaluate)
      def evaluate(flow, draft_id, body = {}, **more)
        @connection.call(more, "POST", "/flows/#{segment(flow)}/drafts/#{segment(draft_id)}/evaluate", body: body, is_reading: true)
      end

      # Let the rules of a draft count. (POST /flows/{flow}/drafts/{draft_id}/publish)
      def publish(flow, draft_id, **more)
        @connection.call(more, "POST", "/flows/#{segment(flow)}/drafts/#{segment(draft_id)}/publish")
      end

      def replays
        FlowsDraftsReplays.new(@connection)
      end
    end

    class FlowsDraftsReplays < Group
      # Find out what a draft would have decided on the payments of a period. (POST /flows/{flow}/drafts/{draft_id}/replays)
      def create(flow, draft_id, body = nil, **more)
        @connection.call(more, "POST", "/flows/#{segment(flow)}/drafts/#{segment(draft_id)}/replays", body: body)
      end
    end

    class FlowsReplays < Group
      # Read how far a replay is, and what it found. (GET /flows/{flow}/replays/{replay_id})
      def get(flow, replay_id, **more)
        @connection.call(more, "GET", "/flows/#{segment(flow)}/replays/#{segment(replay_id)}")
      end
    end

    class FlowsVersions < Group
      # List the versions of a flow, newest first. (GET /flows/{flow}/versions)
      def list(flow, **more)
        @connection.listing(more, "/flows/#{segment(flow)}/versions", query: %i[cursor limit])
      end

      # Read a version of a flow with its rules. (GET /flows/{flow}/versions/{number})
      def get(flow, number, **more)
        @connection.call(more, "GET", "/flows/#{segment(flow)}/versions/#{segment(number)}")
      end

      # Look the rules of a version over. (GET /flows/{flow}/versions/{number}/check)
      def check(flow, number, **more)
        @connection.call(more, "GET", "/flows/#{segment(flow)}/versions/#{segment(number)}/check")
      end

      # Compare a version of a flow with another one, rule by rule. (GET /flows/{flow}/versions/{number}/difference)
      def compare(flow, number, **more)
        @connection.call(more, "GET", "/flows/#{segment(flow)}/versions/#{segment(number)}/difference", query: %i[from])
      end

      # Try one payment against a version of a flow, rule by rule. (POST /flows/{flow}/versions/{number}/evaluate)
      def evaluate(flow, number, body = {}, **more)
        @connection.call(more, "POST", "/flows/#{segment(flow)}/versions/#{segment(number)}/evaluate", body: body, is_reading: true)
      end

      # Let the rules of an earlier version count again. (POST /flows/{flow}/versions/{number}/restore)
      def restore(flow, number, body = nil, **more)
        @connection.call(more, "POST", "/flows/#{segment(flow)}/versions/#{segment(number)}/restore", body: body)
      end
    end

    class FraudListEntries < Group
      # Take no more payments from a card, a buyer, an address or a device; or let one pass. (POST /fraud-list-entries)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/fraud-list-entries", body: body)
      end

      # List the entries of the fraud list, the newest first. (GET /fraud-list-entries)
      def list(**more)
        @connection.listing(more, "/fraud-list-entries", query: %i[cursor limit effect kind value])
      end

      # Take an entry off the fraud list. (DELETE /fraud-list-entries/{fraud_list_entry_id})
      def delete(fraud_list_entry_id, **more)
        @connection.call(more, "DELETE", "/fraud-list-entries/#{segment(fraud_list_entry_id)}")
      end

      # Read an entry of the fraud list. (GET /fraud-list-entries/{fraud_list_entry_id})
      def get(fraud_list_entry_id, **more)
        @connection.call(more, "GET", "/fraud-list-entries/#{segment(fraud_list_entry_id)}")
      end
    end

    class GiftCardServiceDefinitions < Group
      # List the connectors of gift card services. (GET /gift-card-service-definitions)
      def list(**more)
        @connection.listing(more, "/gift-card-service-definitions", query: %i[cursor limit])
      end

      # Read which settings the connector of a gift card service takes. (GET /gift-card-service-definitions/{gift_card_service_definition_id})
      def get(gift_card_service_definition_id, **more)
        @connection.call(more, "GET", "/gift-card-service-definitions/#{segment(gift_card_service_definition_id)}")
      end
    end

    class GiftCardServices < Group
      # List configured gift card services. (GET /gift-card-services)
      def list(**more)
        @connection.listing(more, "/gift-card-services", query: %i[cursor limit])
      end

      # Configure a gift card service for this merchant account. (POST /gift-card-services)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/gift-card-services", body: body)
      end

      # Try credentials at the provider without storing them. (POST /gift-card-services/verify)
      def verify(body = {}, **more)
        @connection.call(more, "POST", "/gift-card-services/verify", body: body)
      end

      # Read a gift card service; secret settings are not shown. (GET /gift-card-services/{gift_card_service_id})
      def get(gift_card_service_id, **more)
        @connection.call(more, "GET", "/gift-card-services/#{segment(gift_card_service_id)}")
      end

      # Change the given fields of a gift card service. (PUT /gift-card-services/{gift_card_service_id})
      def update(gift_card_service_id, body = {}, **more)
        @connection.call(more, "PUT", "/gift-card-services/#{segment(gift_card_service_id)}", body: body)
      end

      # Delete a gift card service. (DELETE /gift-card-services/{gift_card_service_id})
      def delete(gift_card_service_id, **more)
        @connection.call(more, "DELETE", "/gift-card-services/#{segment(gift_card_service_id)}")
      end
    end

    class GiftCards < Group
      # Store a gift card. (POST /gift-cards)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/gift-cards", body: body)
      end

      # List stored gift cards. (GET /gift-cards)
      def list(**more)
        @connection.listing(more, "/gift-cards", query: %i[cursor limit buyer_external_identifier buyer_id])
      end

      # Activate a gift card at its provider. (POST /gift-cards/activations)
      def activate(body = {}, **more)
        @connection.call(more, "POST", "/gift-cards/activations", body: body, is_keyed: true)
      end

      # Have the provider issue a new gift card. (POST /gift-cards/issuances)
      def issue(body = {}, **more)
        @connection.call(more, "POST", "/gift-cards/issuances", body: body, is_keyed: true)
      end

      # Delete a stored gift card. (DELETE /gift-cards/{gift_card_id})
      def delete(gift_card_id, **more)
        @connection.call(more, "DELETE", "/gift-cards/#{segment(gift_card_id)}")
      end

      # Read a stored gift card. (GET /gift-cards/{gift_card_id})
      def get(gift_card_id, **more)
        @connection.call(more, "GET", "/gift-cards/#{segment(gift_card_id)}")
      end

      def balances
        GiftCardsBalances.new(@connection)
      end
    end

    class GiftCardsBalances < Group
      # Ask for the balances of stored or given gift cards. (POST /gift-cards/balances)
      def list(body = {}, **more)
        @connection.call(more, "POST", "/gift-cards/balances", body: body)
      end
    end

    class ProcessorEvents < Group
      # Take what an anti-fraud provider decides later. (POST /i/af/{payload}/{signature})
      def receive_anti_fraud(payload, signature, body = nil, **more)
        @connection.call(more, "POST", "/i/af/#{segment(payload)}/#{segment(signature)}", body: body, is_raw: true)
      end

      # Take an event that a processor sends. (POST /i/ps/{payload}/{signature})
      def receive(payload, signature, body = nil, **more)
        @connection.call(more, "POST", "/i/ps/#{segment(payload)}/#{segment(signature)}", body: body, is_raw: true)
      end

      # Take what a token service tells of tokens. (POST /i/ts/{payload}/{signature})
      def receive_token_service(payload, signature, body = nil, **more)
        @connection.call(more, "POST", "/i/ts/#{segment(payload)}/#{segment(signature)}", body: body, is_raw: true)
      end

      # Tell that a network token has changed at its token service. (POST /network-token-events/{notification})
      def receive_network_token(notification, **more)
        @connection.call(more, "POST", "/network-token-events/#{segment(notification)}")
      end
    end

    class Me < Group
      # Read who calls, and what they may do. (GET /me)
      def get(**more)
        @connection.call(more, "GET", "/me")
      end

      # Change your name and your preferences. (PUT /me)
      def update(body = {}, **more)
        @connection.call(more, "PUT", "/me", body: body)
      end
    end

    class MerchantAccounts < Group
      # Create a merchant account. (POST /merchant-accounts)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/merchant-accounts", body: body)
      end

      # List merchant accounts. (GET /merchant-accounts)
      def list(**more)
        @connection.listing(more, "/merchant-accounts", query: %i[cursor limit search])
      end

      # Read a merchant account. (GET /merchant-accounts/{merchant_account_id})
      def get(merchant_account_id, **more)
        @connection.call(more, "GET", "/merchant-accounts/#{segment(merchant_account_id)}")
      end

      # Change the given fields of a merchant account. (PUT /merchant-accounts/{merchant_account_id})
      def update(merchant_account_id, body = {}, **more)
        @connection.call(more, "PUT", "/merchant-accounts/#{segment(merchant_account_id)}", body: body)
      end

      def three_ds_configurations
        MerchantAccountsThreeDsConfigurations.new(@connection)
      end

      def three_ds_server
        MerchantAccountsThreeDsServer.new(@connection)
      end

      def token_services
        MerchantAccountsTokenServices.new(@connection)
      end
    end

    class MerchantAccountsThreeDsConfigurations < Group
      # Add acquirer data for 3-D Secure with one scheme and currency. (POST /merchant-accounts/{merchant_account_id}/three-ds-configurations)
      def create(merchant_account_id, body = {}, **more)
        @connection.call(more, "POST", "/merchant-accounts/#{segment(merchant_account_id)}/three-ds-configurations", body: body)
      end

      # List a merchant account's 3-D Secure configurations. (GET /merchant-accounts/{merchant_account_id}/three-ds-configurations)
      def list(merchant_account_id, **more)
        @connection.listing(more, "/merchant-accounts/#{segment(merchant_account_id)}/three-ds-configurations", query: %i[currency])
      end

      # Delete a 3-D Secure configuration. (DELETE /merchant-accounts/{merchant_account_id}/three-ds-configurations/{three_ds_configuration_id})
      def delete(merchant_account_id, three_ds_configuration_id, **more)
        @connection.call(more, "DELETE", "/merchant-accounts/#{segment(merchant_account_id)}/three-ds-configurations/#{segment(three_ds_configuration_id)}")
      end

      # Change the given fields of a 3-D Secure configuration. (PUT /merchant-accounts/{merchant_account_id}/three-ds-configurations/{three_ds_configuration_id})
      def update(merchant_account_id, three_ds_configuration_id, body = {}, **more)
        @connection.call(more, "PUT", "/merchant-accounts/#{segment(merchant_account_id)}/three-ds-configurations/#{segment(three_ds_configuration_id)}", body: body)
      end
    end

    class MerchantAccountsThreeDsServer < Group
      # Read a 3-D Secure server; secret settings are not shown. (GET /merchant-accounts/{merchant_account_id}/three-ds-server)
      def get(merchant_account_id, **more)
        @connection.call(more, "GET", "/merchant-accounts/#{segment(merchant_account_id)}/three-ds-server")
      end

      # Set up a 3-D Secure server of a merchant account, or change its settings. (PUT /merchant-accounts/{merchant_account_id}/three-ds-server)
      def update(merchant_account_id, body = {}, **more)
        @connection.call(more, "PUT", "/merchant-accounts/#{segment(merchant_account_id)}/three-ds-server", body: body)
      end

      # Delete a 3-D Secure server. (DELETE /merchant-accounts/{merchant_account_id}/three-ds-server)
      def delete(merchant_account_id, **more)
        @connection.call(more, "DELETE", "/merchant-accounts/#{segment(merchant_account_id)}/three-ds-server")
      end

      # Try credentials at the provider without storing them. (POST /merchant-accounts/{merchant_account_id}/three-ds-server/verify)
      def verify(merchant_account_id, body = {}, **more)
        @connection.call(more, "POST", "/merchant-accounts/#{segment(merchant_account_id)}/three-ds-server/verify", body: body)
      end
    end

    class MerchantAccountsTokenServices < Group
      # List the token services of a merchant account. (GET /merchant-accounts/{merchant_account_id}/token-services)
      def list(merchant_account_id, **more)
        @connection.listing(more, "/merchant-accounts/#{segment(merchant_account_id)}/token-services", query: %i[cursor limit])
      end

      # Set up a token service of a merchant account, or change its settings. (PUT /merchant-accounts/{merchant_account_id}/token-services/{token_service_definition_id})
      def update(merchant_account_id, token_service_definition_id, body = {}, **more)
        @connection.call(more, "PUT", "/merchant-accounts/#{segment(merchant_account_id)}/token-services/#{segment(token_service_definition_id)}", body: body)
      end

      # Delete a token service. (DELETE /merchant-accounts/{merchant_account_id}/token-services/{token_service_definition_id})
      def delete(merchant_account_id, token_service_definition_id, **more)
        @connection.call(more, "DELETE", "/merchant-accounts/#{segment(merchant_account_id)}/token-services/#{segment(token_service_definition_id)}")
      end

      # Try credentials at the provider without storing them. (POST /merchant-accounts/{merchant_account_id}/token-services/{token_service_definition_id}/verify)
      def verify(merchant_account_id, token_service_definition_id, body = {}, **more)
        @connection.call(more, "POST", "/merchant-accounts/#{segment(merchant_account_id)}/token-services/#{segment(token_service_definition_id)}/verify", body: body)
      end
    end

    class MetricsExplorer < Group
      def metrics
        MetricsExplorerMetrics.new(@connection)
      end

      def presets
        MetricsExplorerPresets.new(@connection)
      end
    end

    class MetricsExplorerMetrics < Group
      def modules
        MetricsExplorerMetricsModules.new(@connection)
      end

      def totals
        MetricsExplorerMetricsTotals.new(@connection)
      end
    end

    class MetricsExplorerMetricsModules < Group
      # Read the data of one chart. (GET /metrics-explorer/{source}/metrics/{metric}/modules/{module})
      def get(source, metric, module_, **more)
        @connection.call(more, "GET", "/metrics-explorer/#{segment(source)}/metrics/#{segment(metric)}/modules/#{segment(module_)}", query: %i[datetime_range authentication_outcome authorized country currency error_code instrument_type is_subsequent_payment liability_shifted merchant_initiated metadata method payment_method_bin payment_method_card_issuer_name payment_method_card_type payment_method_country payment_method_scheme payment_service_id payment_source raw_response_code rule_id_route_transaction rule_id_skip_3ds rule_variant_id three_d_secure_auth_resp three_d_secure_eci three_d_secure_method])
      end
    end

    class MetricsExplorerMetricsTotals < Group
      # Read the totals of a metric. (GET /metrics-explorer/{source}/metrics/{metric}/totals)
      def get(source, metric, **more)
        @connection.call(more, "GET", "/metrics-explorer/#{segment(source)}/metrics/#{segment(metric)}/totals", query: %i[datetime_range authentication_outcome authorized country currency error_code instrument_type is_subsequent_payment liability_shifted merchant_initiated metadata method payment_method_bin payment_method_card_issuer_name payment_method_card_type payment_method_country payment_method_scheme payment_service_id payment_source raw_response_code rule_id_route_transaction rule_id_skip_3ds rule_variant_id three_d_secure_auth_resp three_d_secure_eci three_d_secure_method exclude_previous])
      end
    end

    class MetricsExplorerPresets < Group
      # Save a filter. (POST /metrics-explorer/{source}/presets)
      def create(source, body = {}, **more)
        @connection.call(more, "POST", "/metrics-explorer/#{segment(source)}/presets", body: body)
      end

      # List saved filters. (GET /metrics-explorer/{source}/presets)
      def list(source, **more)
        @connection.call(more, "GET", "/metrics-explorer/#{segment(source)}/presets")
      end

      # Delete a saved filter. (DELETE /metrics-explorer/{source}/presets/{preset_id})
      def delete(source, preset_id, **more)
        @connection.call(more, "DELETE", "/metrics-explorer/#{segment(source)}/presets/#{segment(preset_id)}")
      end

      # Rename a saved filter. (PUT /metrics-explorer/{source}/presets/{preset_id})
      def update(source, preset_id, body = {}, **more)
        @connection.call(more, "PUT", "/metrics-explorer/#{segment(source)}/presets/#{segment(preset_id)}", body: body)
      end
    end

    class Monitoring < Group
      def incidents
        MonitoringIncidents.new(@connection)
      end

      def metrics
        MonitoringMetrics.new(@connection)
      end
    end

    class MonitoringIncidents < Group
      # List all incidents. (GET /monitoring/incidents)
      def list(**more)
        @connection.listing(more, "/monitoring/incidents", query: %i[cursor limit timestamp_interval])
      end

      # Read an incident. (GET /monitoring/incidents/{incident_id})
      def get(incident_id, **more)
        @connection.call(more, "GET", "/monitoring/incidents/#{segment(incident_id)}")
      end

      # Change the status of an incident. (PUT /monitoring/incidents/{incident_id})
      def update(incident_id, body = {}, **more)
        @connection.call(more, "PUT", "/monitoring/incidents/#{segment(incident_id)}", body: body)
      end
    end

    class MonitoringMetrics < Group
      # Define a metric to watch and when to alert. (POST /monitoring/metrics)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/monitoring/metrics", body: body)
      end

      # List watched metrics. (GET /monitoring/metrics)
      def list(**more)
        @connection.listing(more, "/monitoring/metrics", query: %i[cursor limit samples_timestamp_interval search])
      end

      # Stop watching a metric. (DELETE /monitoring/metrics/{metric_id})
      def delete(metric_id, **more)
        @connection.call(more, "DELETE", "/monitoring/metrics/#{segment(metric_id)}")
      end

      # Read a watched metric. (GET /monitoring/metrics/{metric_id})
      def get(metric_id, **more)
        @connection.call(more, "GET", "/monitoring/metrics/#{segment(metric_id)}", query: %i[samples_timestamp_interval])
      end

      # Change a watched metric. (PUT /monitoring/metrics/{metric_id})
      def update(metric_id, body = {}, **more)
        @connection.call(more, "PUT", "/monitoring/metrics/#{segment(metric_id)}", body: body)
      end

      def incidents
        MonitoringMetricsIncidents.new(@connection)
      end
    end

    class MonitoringMetricsIncidents < Group
      # List the incidents of a metric. (GET /monitoring/metrics/{metric_id}/incidents)
      def list(metric_id, **more)
        @connection.listing(more, "/monitoring/metrics/#{segment(metric_id)}/incidents", query: %i[cursor limit timestamp_interval])
      end
    end

    class Passkeys < Group
      # Keep a passkey that your browser has made. (POST /passkeys)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/passkeys", body: body)
      end

      # List your passkeys. (GET /passkeys)
      def list(**more)
        @connection.listing(more, "/passkeys")
      end

      # Remove a passkey of yours. (DELETE /passkeys/{passkey_id})
      def delete(passkey_id, **more)
        @connection.call(more, "DELETE", "/passkeys/#{segment(passkey_id)}")
      end

      # Rename a passkey of yours. (PUT /passkeys/{passkey_id})
      def update(passkey_id, body = {}, **more)
        @connection.call(more, "PUT", "/passkeys/#{segment(passkey_id)}", body: body)
      end

      def options
        PasskeysOptions.new(@connection)
      end
    end

    class PasskeysOptions < Group
      # Ask for what a browser needs to make a passkey of yours. (POST /passkeys/options)
      def create(**more)
        @connection.call(more, "POST", "/passkeys/options")
      end
    end

    class PaymentLinks < Group
      # Create a hosted payment page. (POST /payment-links)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/payment-links", body: body)
      end

      # List payment links. (GET /payment-links)
      def list(**more)
        @connection.listing(more, "/payment-links", query: %i[cursor limit created_at_lte created_at_gte updated_at_lte updated_at_gte currency amount_eq amount_gte amount_lte status buyer_search])
      end

      # Read a payment link. (GET /payment-links/{payment_link_id})
      def get(payment_link_id, **more)
        @connection.call(more, "GET", "/payment-links/#{segment(payment_link_id)}")
      end

      # End a payment link now. (POST /payment-links/{payment_link_id}/expire)
      def expire(payment_link_id, **more)
        @connection.call(more, "POST", "/payment-links/#{segment(payment_link_id)}/expire")
      end
    end

    class PaymentMethodDefinitions < Group
      # List the kinds of payment method that the service knows. (GET /payment-method-definitions)
      def list(**more)
        @connection.listing(more, "/payment-method-definitions")
      end
    end

    class PaymentMethods < Group
      # Vault a card, a bank account or another payment method without charging it. (POST /payment-methods)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/payment-methods", body: body)
      end

      # List stored payment methods. (GET /payment-methods)
      def list(**more)
        @connection.listing(more, "/payment-methods", query: %i[cursor limit buyer_id buyer_external_identifier status external_identifier label scheme fingerprint])
      end

      # Delete a payment method, its vaulted data and any mandate on it. (DELETE /payment-methods/{payment_method_id})
      def delete(payment_method_id, **more)
        @connection.call(more, "DELETE", "/payment-methods/#{segment(payment_method_id)}")
      end

      # Read a stored payment method. (GET /payment-methods/{payment_method_id})
      def get(payment_method_id, **more)
        @connection.call(more, "GET", "/payment-methods/#{segment(payment_method_id)}")
      end

      # Change the expiration date or the scheme transaction id; the identifier stays. (PUT /payment-methods/{payment_method_id})
      def update(payment_method_id, body = {}, **more)
        @connection.call(more, "PUT", "/payment-methods/#{segment(payment_method_id)}", body: body)
      end

      def network_tokens
        PaymentMethodsNetworkTokens.new(@connection)
      end

      def payment_service_tokens
        PaymentMethodsPaymentServiceTokens.new(@connection)
      end
    end

    class PaymentMethodsNetworkTokens < Group
      # Provision a network token for a card. (POST /payment-methods/{payment_method_id}/network-tokens)
      def create(payment_method_id, body = {}, **more)
        @connection.call(more, "POST", "/payment-methods/#{segment(payment_method_id)}/network-tokens", body: body)
      end

      # List the network tokens of a card. (GET /payment-methods/{payment_method_id}/network-tokens)
      def list(payment_method_id, **more)
        @connection.listing(more, "/payment-methods/#{segment(payment_method_id)}/network-tokens")
      end

      # Delete a network token. (DELETE /payment-methods/{payment_method_id}/network-tokens/{network_token_id})
      def delete(payment_method_id, network_token_id, **more)
        @connection.call(more, "DELETE", "/payment-methods/#{segment(payment_method_id)}/network-tokens/#{segment(network_token_id)}")
      end

      # Resume a suspended network token. (POST /payment-methods/{payment_method_id}/network-tokens/{network_token_id}/resume)
      def resume(payment_method_id, network_token_id, **more)
        @connection.call(more, "POST", "/payment-methods/#{segment(payment_method_id)}/network-tokens/#{segment(network_token_id)}/resume")
      end

      # Suspend a network token. (POST /payment-methods/{payment_method_id}/network-tokens/{network_token_id}/suspend)
      def suspend(payment_method_id, network_token_id, **more)
        @connection.call(more, "POST", "/payment-methods/#{segment(payment_method_id)}/network-tokens/#{segment(network_token_id)}/suspend")
      end

      def cryptogram
        PaymentMethodsNetworkTokensCryptogram.new(@connection)
      end
    end

    class PaymentMethodsNetworkTokensCryptogram < Group
      # Get a cryptogram that proves a network token once. (POST /payment-methods/{payment_method_id}/network-tokens/{network_token_id}/cryptogram)
      def create(payment_method_id, network_token_id, body = {}, **more)
        @connection.call(more, "POST", "/payment-methods/#{segment(payment_method_id)}/network-tokens/#{segment(network_token_id)}/cryptogram", body: body, is_reading: true)
      end
    end

    class PaymentMethodsPaymentServiceTokens < Group
      # Have a processor make its own token for a payment method. (POST /payment-methods/{payment_method_id}/payment-service-tokens)
      def create(payment_method_id, body = {}, **more)
        @connection.call(more, "POST", "/payment-methods/#{segment(payment_method_id)}/payment-service-tokens", body: body)
      end

      # List the processors' own tokens for a payment method. (GET /payment-methods/{payment_method_id}/payment-service-tokens)
      def list(payment_method_id, **more)
        @connection.listing(more, "/payment-methods/#{segment(payment_method_id)}/payment-service-tokens", query: %i[payment_service_id])
      end

      # Delete a processor's token. (DELETE /payment-methods/{payment_method_id}/payment-service-tokens/{payment_service_token_id})
      def delete(payment_method_id, payment_service_token_id, **more)
        @connection.call(more, "DELETE", "/payment-methods/#{segment(payment_method_id)}/payment-service-tokens/#{segment(payment_service_token_id)}")
      end
    end

    class PaymentOptions < Group
      # List what a buyer can pay this cart with. (POST /payment-options)
      def list(body = {}, **more)
        @connection.call(more, "POST", "/payment-options", body: body)
      end
    end

    class PaymentServiceDefinitions < Group
      # List the connectors of payment services. (GET /payment-service-definitions)
      def list(**more)
        @connection.listing(more, "/payment-service-definitions", query: %i[cursor limit])
      end

      # Read which settings the connector of a payment service takes. (GET /payment-service-definitions/{payment_service_definition_id})
      def get(payment_service_definition_id, **more)
        @connection.call(more, "GET", "/payment-service-definitions/#{segment(payment_service_definition_id)}")
      end

      def sessions
        PaymentServiceDefinitionsSessions.new(@connection)
      end
    end

    class PaymentServiceDefinitionsSessions < Group
      # Open a client session with a connector's processor. (POST /payment-service-definitions/{payment_service_definition_id}/sessions)
      def create(payment_service_definition_id, body = {}, **more)
        @connection.call(more, "POST", "/payment-service-definitions/#{segment(payment_service_definition_id)}/sessions", body: body)
      end
    end

    class PaymentServices < Group
      # Configure a connector for this merchant account. (POST /payment-services)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/payment-services", body: body)
      end

      # List configured payment services. (GET /payment-services)
      def list(**more)
        @connection.listing(more, "/payment-services", query: %i[cursor limit method deleted include_fields])
      end

      # Try credentials at the provider without storing them. (POST /payment-services/verify)
      def verify(body = {}, **more)
        @connection.call(more, "POST", "/payment-services/verify", body: body)
      end

      # Delete a payment service. (DELETE /payment-services/{payment_service_id})
      def delete(payment_service_id, **more)
        @connection.call(more, "DELETE", "/payment-services/#{segment(payment_service_id)}")
      end

      # Read a payment service; secret settings are not shown. (GET /payment-services/{payment_service_id})
      def get(payment_service_id, **more)
        @connection.call(more, "GET", "/payment-services/#{segment(payment_service_id)}")
      end

      # Change the given fields of a payment service. (PUT /payment-services/{payment_service_id})
      def update(payment_service_id, body = {}, **more)
        @connection.call(more, "PUT", "/payment-services/#{segment(payment_service_id)}", body: body)
      end

      def health
        PaymentServicesHealth.new(@connection)
      end

      def sessions
        PaymentServicesSessions.new(@connection)
      end
    end

    class PaymentServicesHealth < Group
      # See how all payment services do. (GET /payment-services/health)
      def list(**more)
        @connection.listing(more, "/payment-services/health", query: %i[datetime_range])
      end

      # See how a payment service does. (GET /payment-services/{payment_service_id}/health)
      def get(payment_service_id, **more)
        @connection.call(more, "GET", "/payment-services/#{segment(payment_service_id)}/health", query: %i[datetime_range])
      end
    end

    class PaymentServicesSessions < Group
      # Open a client session with a configured payment service. (POST /payment-services/{payment_service_id}/sessions)
      def create(payment_service_id, body = {}, **more)
        @connection.call(more, "POST", "/payment-services/#{segment(payment_service_id)}/sessions", body: body)
      end
    end

    class Payouts < Group
      # Pay money out to a card or bank account. (POST /payouts)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/payouts", body: body, is_keyed: true)
      end

      # List payouts. (GET /payouts)
      def list(**more)
        @connection.listing(more, "/payouts", query: %i[cursor limit created_at_lte created_at_gte updated_at_lte updated_at_gte external_identifier payment_service_payout_id status])
      end

      # Read a payout. (GET /payouts/{payout_id})
      def get(payout_id, **more)
        @connection.call(more, "GET", "/payouts/#{segment(payout_id)}")
      end
    end

    class ProcessorReports < Group
      # Upload a file in which a processor says what it settled. (POST /processor-reports)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/processor-reports", body: body)
      end

      # List the files in which processors say what they settled, newest first. (GET /processor-reports)
      def list(**more)
        @connection.listing(more, "/processor-reports", query: %i[cursor limit announced_at_lte announced_at_gte status payment_service_id name has_unmatched])
      end

      # Read how far a file of a processor has been read, and what its lines were about. (GET /processor-reports/{processor_report_id})
      def get(processor_report_id, **more)
        @connection.call(more, "GET", "/processor-reports/#{segment(processor_report_id)}")
      end

      def unmatched_lines
        ProcessorReportsUnmatchedLines.new(@connection)
      end
    end

    class ProcessorReportsUnmatchedLines < Group
      # List the lines of a processor's file that came to nothing, in the order of the file. (GET /processor-reports/{processor_report_id}/unmatched-lines)
      def list(processor_report_id, **more)
        @connection.listing(more, "/processor-reports/#{segment(processor_report_id)}/unmatched-lines", query: %i[cursor limit])
      end
    end

    class Reconciliations < Group
      # List days with what was captured, settled, paid out and received, the last day first. (GET /reconciliations)
      def list(**more)
        @connection.listing(more, "/reconciliations", query: %i[cursor limit status date_gte date_lte needs_attention])
      end

      # Read the reconciliation of a day. (GET /reconciliations/{date})
      def get(date, **more)
        @connection.call(more, "GET", "/reconciliations/#{segment(date)}")
      end

      # Close a day: nothing of it changes any more. (POST /reconciliations/{date}/close)
      def close(date, body = nil, **more)
        @connection.call(more, "POST", "/reconciliations/#{segment(date)}/close", body: body)
      end

      def differences
        ReconciliationsDifferences.new(@connection)
      end
    end

    class ReconciliationsDifferences < Group
      # List the differences of a day, each with its reason and the amounts that it is made of. (GET /reconciliations/{date}/differences)
      def list(date, **more)
        @connection.listing(more, "/reconciliations/#{segment(date)}/differences", query: %i[cursor limit reason])
      end
    end

    class Refunds < Group
      # Refund all or part of what was captured of a transaction named in the body. (POST /refunds)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/refunds", body: body, is_keyed: true)
      end

      # List the refunds of all transactions, newest first. (GET /refunds)
      def list(**more)
        @connection.listing(more, "/refunds", query: %i[cursor limit totals created_at_lte created_at_gte status id reconciliation_id transaction_id payment_service_refund_id external_identifier amount_eq amount_lte amount_gte currency payment_service_id target_type])
      end

      # Read a refund by its id alone. (GET /refunds/{refund_id})
      def get(refund_id, **more)
        @connection.call(more, "GET", "/refunds/#{segment(refund_id)}")
      end
    end

    class RelayRequests < Group
      # List what was relayed. (GET /relay-requests)
      def list(**more)
        @connection.listing(more, "/relay-requests", query: %i[cursor limit host vault_forward_config_id vault_forward_authentication_id payment_method_id outcome created_at_gte created_at_lte])
      end
    end

    class ReportExecutions < Group
      # List the runs of all reports. (GET /report-executions)
      def list(**more)
        @connection.listing(more, "/report-executions", query: %i[cursor limit report_name created_at_lte created_at_gte status creator_id])
      end

      # Read a run of a report. (GET /report-executions/{report_execution_id})
      def get(report_execution_id, **more)
        @connection.call(more, "GET", "/report-executions/#{segment(report_execution_id)}")
      end
    end

    class Reports < Group
      # Create a report that runs once or on a schedule. (POST /reports)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/reports", body: body)
      end

      # List reports. (GET /reports)
      def list(**more)
        @connection.listing(more, "/reports", query: %i[cursor limit schedule schedule_enabled name])
      end

      # Read a report. (GET /reports/{report_id})
      def get(report_id, **more)
        @connection.call(more, "GET", "/reports/#{segment(report_id)}")
      end

      # Rename a report or turn its schedule on or off. (PUT /reports/{report_id})
      def update(report_id, body = {}, **more)
        @connection.call(more, "PUT", "/reports/#{segment(report_id)}", body: body)
      end

      def executions
        ReportsExecutions.new(@connection)
      end
    end

    class ReportsExecutions < Group
      # List the runs of a report. (GET /reports/{report_id}/executions)
      def list(report_id, **more)
        @connection.listing(more, "/reports/#{segment(report_id)}/executions", query: %i[cursor limit])
      end

      # Get an address to download a finished run from. (POST /reports/{report_id}/executions/{report_execution_id}/url)
      def create_url(report_id, report_execution_id, body = nil, **more)
        @connection.call(more, "POST", "/reports/#{segment(report_id)}/executions/#{segment(report_execution_id)}/url", body: body, is_reading: true)
      end
    end

    class Requests < Group
      # List calls of the API. (GET /requests)
      def list(**more)
        @connection.listing(more, "/requests", query: %i[cursor limit request_id operation api_key_pair_id user_id status status_gte error_code created_at_gte created_at_lte of_nobody])
      end
    end

    class Roles < Group
      # List the roles that can be given to keys. (GET /roles)
      def list(**more)
        @connection.listing(more, "/roles", query: %i[cursor limit])
      end

      def assignments
        RolesAssignments.new(@connection)
      end
    end

    class RolesAssignments < Group
      # Give a user a role. (POST /roles/assignments)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/roles/assignments", body: body)
      end

      # List which user has which role, and where. (GET /roles/assignments)
      def list(**more)
        @connection.listing(more, "/roles/assignments", query: %i[cursor limit user_id])
      end

      # Take a role from a user. (DELETE /roles/assignments/{role_assignment_id})
      def delete(role_assignment_id, **more)
        @connection.call(more, "DELETE", "/roles/assignments/#{segment(role_assignment_id)}")
      end

      # Change what a user's role is without, and how much it may move. (PUT /roles/assignments/{role_assignment_id})
      def update(role_assignment_id, body = {}, **more)
        @connection.call(more, "PUT", "/roles/assignments/#{segment(role_assignment_id)}", body: body)
      end
    end

    class Sandbox < Group
      def clock
        SandboxClock.new(@connection)
      end

      def due
        SandboxDue.new(@connection)
      end

      def relays
        SandboxRelays.new(@connection)
      end

      def situations
        SandboxSituations.new(@connection)
      end
    end

    class SandboxClock < Group
      # Read what time it is for a sandbox merchant account. (GET /sandbox/clock)
      def get(**more)
        @connection.call(more, "GET", "/sandbox/clock")
      end

      # Advance the time of a sandbox merchant account, so that what is due falls due. (PUT /sandbox/clock)
      def update(body = {}, **more)
        @connection.call(more, "PUT", "/sandbox/clock", body: body)
      end
    end

    class SandboxDue < Group
      # See what will happen by a time, before the clock is moved there. (GET /sandbox/due)
      def get(**more)
        @connection.listing(more, "/sandbox/due", query: %i[until])
      end
    end

    class SandboxRelays < Group
      # Relay a request to the echo, a simulated third party that says what it was sent. (POST /sandbox/relays)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/sandbox/relays", body: body)
      end
    end

    class SandboxSituations < Group
      # Have a simulated processor be slow, down or wrong, or a buyer dispute a payment. (POST /sandbox/situations)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/sandbox/situations", body: body)
      end

      # List the situations that are on. (GET /sandbox/situations)
      def list(**more)
        @connection.listing(more, "/sandbox/situations")
      end

      # End a situation. (DELETE /sandbox/situations/{situation_id})
      def delete(situation_id, **more)
        @connection.call(more, "DELETE", "/sandbox/situations/#{segment(situation_id)}")
      end
    end

    class SavedViews < Group
      # Save what a list is asked for, under a name. (POST /saved-views)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/saved-views", body: body)
      end

      # List the saved views of the caller, and those that are shared. (GET /saved-views)
      def list(**more)
        @connection.listing(more, "/saved-views", query: %i[screen])
      end

      # Delete a saved view. (DELETE /saved-views/{saved_view_id})
      def delete(saved_view_id, **more)
        @connection.call(more, "DELETE", "/saved-views/#{segment(saved_view_id)}")
      end

      # Change the given fields of a saved view. (PUT /saved-views/{saved_view_id})
      def update(saved_view_id, body = {}, **more)
        @connection.call(more, "PUT", "/saved-views/#{segment(saved_view_id)}", body: body)
      end
    end

    class Sessions < Group
      # List where you are logged in. (GET /sessions)
      def list(**more)
        @connection.listing(more, "/sessions")
      end

      # End one of your sessions. (DELETE /sessions/{session_id})
      def delete(session_id, **more)
        @connection.call(more, "DELETE", "/sessions/#{segment(session_id)}")
      end
    end

    class SettlementReports < Group
      # List processors' settlement reports with what their lines add up to, newest first. (GET /settlement-reports)
      def list(**more)
        @connection.listing(more, "/settlement-reports", query: %i[cursor limit created_at_lte created_at_gte posted_at_lte posted_at_gte id payment_service_id currency])
      end
    end

    class Settlements < Group
      # List what processors have settled of all transactions, latest first. (GET /settlements)
      def list(**more)
        @connection.listing(more, "/settlements", query: %i[cursor limit ingested_at_lte ingested_at_gte posted_at_lte posted_at_gte type transaction_id refund_id payment_service_report_id payment_service_report_file_id payment_service_id currency amount_eq amount_lte amount_gte])
      end
    end

    class ThreeDsScenarios < Group
      # Add a rule that decides what 3-D Secure answers in the sandbox. (POST /three-ds-scenarios)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/three-ds-scenarios", body: body)
      end

      # List the 3-D Secure scenarios in the order in which they are tried. (GET /three-ds-scenarios)
      def list(**more)
        @connection.listing(more, "/three-ds-scenarios", query: %i[cursor limit])
      end

      # Find the scenario that a transaction would meet, without making one. (POST /three-ds-scenarios/match)
      def match(body = {}, **more)
        @connection.call(more, "POST", "/three-ds-scenarios/match", body: body, is_reading: true)
      end

      # Put all 3-D Secure scenarios in a new order at once. (PUT /three-ds-scenarios/order)
      def order(body = {}, **more)
        @connection.call(more, "PUT", "/three-ds-scenarios/order", body: body)
      end

      # Delete a 3-D Secure scenario. (DELETE /three-ds-scenarios/{three_ds_scenario_id})
      def delete(three_ds_scenario_id, **more)
        @connection.call(more, "DELETE", "/three-ds-scenarios/#{segment(three_ds_scenario_id)}")
      end

      # Change a 3-D Secure scenario. (PUT /three-ds-scenarios/{three_ds_scenario_id})
      def update(three_ds_scenario_id, body = {}, **more)
        @connection.call(more, "PUT", "/three-ds-scenarios/#{segment(three_ds_scenario_id)}", body: body)
      end
    end

    class ThreeDsServerDefinitions < Group
      # List the connectors of 3-D Secure servers. (GET /three-ds-server-definitions)
      def list(**more)
        @connection.listing(more, "/three-ds-server-definitions", query: %i[cursor limit])
      end
    end

    class TokenServiceDefinitions < Group
      # List the connectors of token services. (GET /token-service-definitions)
      def list(**more)
        @connection.listing(more, "/token-service-definitions", query: %i[cursor limit])
      end
    end

    class Transactions < Group
      # Take a payment: authorize it, or authorize and capture. (POST /transactions)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/transactions", body: body, is_keyed: true)
      end

      # List transactions, most recently updated first. (GET /transactions)
      def list(**more)
        @connection.listing(more, "/transactions", query: %i[cursor limit totals created_at_lte created_at_gte updated_at_lte updated_at_gte search buyer_external_identifier buyer_id buyer_email_address ip_address status id payment_service_transaction_id external_identifier metadata amount_eq amount_lte amount_gte currency country payment_service_id payment_method_id payment_method_label payment_method_scheme payment_method_country payment_method_fingerprint method error_code has_refunds pending_review checkout_session_id payment_link_id reconciliation_id has_gift_card_redemptions gift_card_id gift_card_last4 has_settlements payment_method_bin payment_source is_subsequent_payment merchant_initiated used_3ds disputed reauthorized_from_transaction_id buyer_search])
      end

      # Read a transaction. (GET /transactions/{transaction_id})
      def get(transaction_id, **more)
        @connection.call(more, "GET", "/transactions/#{segment(transaction_id)}")
      end

      # Correct a transaction by hand, without calling the processor. (PUT /transactions/{transaction_id})
      def update(transaction_id, body = {}, **more)
        @connection.call(more, "PUT", "/transactions/#{segment(transaction_id)}", body: body)
      end

      # Cancel a transaction that is not finished yet. (POST /transactions/{transaction_id}/cancel)
      def cancel(transaction_id, **more)
        @connection.call(more, "POST", "/transactions/#{segment(transaction_id)}/cancel")
      end

      # Capture all or part of an authorized transaction. (POST /transactions/{transaction_id}/capture)
      def capture(transaction_id, body = {}, **more)
        @connection.call(more, "POST", "/transactions/#{segment(transaction_id)}/capture", body: body, is_keyed: true)
      end

      # Go on with an order that the buyer approved; doing it again changes nothing. (GET /transactions/{transaction_id}/complete)
      def complete(transaction_id, **more)
        @connection.call(more, "GET", "/transactions/#{segment(transaction_id)}/complete", query: %i[token payload])
      end

      # Decide about a payment that is to be reviewed. (POST /transactions/{transaction_id}/review)
      def review(transaction_id, body = {}, **more)
        @connection.call(more, "POST", "/transactions/#{segment(transaction_id)}/review", body: body)
      end

      # Ask the processor for the current status of a transaction. (POST /transactions/{transaction_id}/sync)
      def sync(transaction_id, **more)
        @connection.call(more, "POST", "/transactions/#{segment(transaction_id)}/sync", is_reading: true)
      end

      # Release what is held and was not captured. (POST /transactions/{transaction_id}/void)
      def void(transaction_id, **more)
        @connection.call(more, "POST", "/transactions/#{segment(transaction_id)}/void", is_keyed: true)
      end

      def actions
        TransactionsActions.new(@connection)
      end

      def authorization
        TransactionsAuthorization.new(@connection)
      end

      def captures
        TransactionsCaptures.new(@connection)
      end

      def chargeback_reversals
        TransactionsChargebackReversals.new(@connection)
      end

      def chargebacks
        TransactionsChargebacks.new(@connection)
      end

      def events
        TransactionsEvents.new(@connection)
      end

      def postings
        TransactionsPostings.new(@connection)
      end

      def receipts
        TransactionsReceipts.new(@connection)
      end

      def refund_settlements
        TransactionsRefundSettlements.new(@connection)
      end

      def refunds
        TransactionsRefunds.new(@connection)
      end

      def retry
        TransactionsRetry.new(@connection)
      end

      def session
        TransactionsSession.new(@connection)
      end

      def settlements
        TransactionsSettlements.new(@connection)
      end

      def story
        TransactionsStory.new(@connection)
      end
    end

    class TransactionsActions < Group
      # List the flow rules that were applied to a transaction. (GET /transactions/{transaction_id}/actions)
      def list(transaction_id, **more)
        @connection.listing(more, "/transactions/#{segment(transaction_id)}/actions")
      end
    end

    class TransactionsAuthorization < Group
      # Raise the authorized amount. (POST /transactions/{transaction_id}/authorization/increment)
      def increment(transaction_id, body = {}, **more)
        @connection.call(more, "POST", "/transactions/#{segment(transaction_id)}/authorization/increment", body: body, is_keyed: true)
      end
    end

    class TransactionsCaptures < Group
      # List the captures of a transaction. (GET /transactions/{transaction_id}/captures)
      def list(transaction_id, **more)
        @connection.listing(more, "/transactions/#{segment(transaction_id)}/captures")
      end

      # Read a capture of a transaction. (GET /transactions/{transaction_id}/captures/{capture_id})
      def get(transaction_id, capture_id, **more)
        @connection.call(more, "GET", "/transactions/#{segment(transaction_id)}/captures/#{segment(capture_id)}")
      end
    end

    class TransactionsChargebackReversals < Group
      # List the chargebacks of a transaction that were reversed. (GET /transactions/{transaction_id}/chargeback-reversals)
      def list(transaction_id, **more)
        @connection.listing(more, "/transactions/#{segment(transaction_id)}/chargeback-reversals")
      end
    end

    class TransactionsChargebacks < Group
      # List the chargebacks of a transaction. (GET /transactions/{transaction_id}/chargebacks)
      def list(transaction_id, **more)
        @connection.listing(more, "/transactions/#{segment(transaction_id)}/chargebacks")
      end
    end

    class TransactionsEvents < Group
      # List what happened to a transaction, in order. (GET /transactions/{transaction_id}/events)
      def list(transaction_id, **more)
        @connection.listing(more, "/transactions/#{segment(transaction_id)}/events", query: %i[cursor limit])
      end
    end

    class TransactionsPostings < Group
      # List the ledger's postings of a transaction, in the order in which they were made. (GET /transactions/{transaction_id}/postings)
      def list(transaction_id, **more)
        @connection.listing(more, "/transactions/#{segment(transaction_id)}/postings", query: %i[cursor limit])
      end
    end

    class TransactionsReceipts < Group
      # Send a receipt by e-mail. (POST /transactions/{transaction_id}/receipts)
      def create(transaction_id, body = nil, **more)
        @connection.call(more, "POST", "/transactions/#{segment(transaction_id)}/receipts", body: body, is_keyed: true)
      end

      # List the receipts of a transaction. (GET /transactions/{transaction_id}/receipts)
      def list(transaction_id, **more)
        @connection.listing(more, "/transactions/#{segment(transaction_id)}/receipts")
      end
    end

    class TransactionsRefundSettlements < Group
      # List the settlements of a transaction's refunds. (GET /transactions/{transaction_id}/refund-settlements)
      def list(transaction_id, **more)
        @connection.listing(more, "/transactions/#{segment(transaction_id)}/refund-settlements")
      end

      # Read a settlement of a refund. (GET /transactions/{transaction_id}/refund-settlements/{settlement_id})
      def get(transaction_id, settlement_id, **more)
        @connection.call(more, "GET", "/transactions/#{segment(transaction_id)}/refund-settlements/#{segment(settlement_id)}")
      end
    end

    class TransactionsRefunds < Group
      # Refund all or part of what was captured. (POST /transactions/{transaction_id}/refunds)
      def create(transaction_id, body = {}, **more)
        @connection.call(more, "POST", "/transactions/#{segment(transaction_id)}/refunds", body: body, is_keyed: true)
      end

      # List the refunds of a transaction. (GET /transactions/{transaction_id}/refunds)
      def list(transaction_id, **more)
        @connection.listing(more, "/transactions/#{segment(transaction_id)}/refunds")
      end

      # Refund every instrument of a transaction at once. (POST /transactions/{transaction_id}/refunds/all)
      def create_all(transaction_id, body = nil, **more)
        @connection.call(more, "POST", "/transactions/#{segment(transaction_id)}/refunds/all", body: body, is_keyed: true)
      end

      # Read a refund of a transaction. (GET /transactions/{transaction_id}/refunds/{refund_id})
      def get(transaction_id, refund_id, **more)
        @connection.call(more, "GET", "/transactions/#{segment(transaction_id)}/refunds/#{segment(refund_id)}")
      end
    end

    class TransactionsRetry < Group
      # Stop the retries of a transaction. (DELETE /transactions/{transaction_id}/retry)
      def delete(transaction_id, **more)
        @connection.call(more, "DELETE", "/transactions/#{segment(transaction_id)}/retry")
      end
    end

    class TransactionsSession < Group
      # Exchange a session token for the wallet's session data. (POST /transactions/{transaction_id}/session)
      def update(transaction_id, body = nil, **more)
        @connection.call(more, "POST", "/transactions/#{segment(transaction_id)}/session", query: %i[token], body: body)
      end
    end

    class TransactionsSettlements < Group
      # List the settlements of a transaction. (GET /transactions/{transaction_id}/settlements)
      def list(transaction_id, **more)
        @connection.listing(more, "/transactions/#{segment(transaction_id)}/settlements")
      end

      # Read a settlement of a transaction. (GET /transactions/{transaction_id}/settlements/{settlement_id})
      def get(transaction_id, settlement_id, **more)
        @connection.call(more, "GET", "/transactions/#{segment(transaction_id)}/settlements/#{segment(settlement_id)}")
      end
    end

    class TransactionsStory < Group
      # Get all that happened to a transaction and why, as data and as text. (GET /transactions/{transaction_id}/story)
      def get(transaction_id, **more)
        @connection.call(more, "GET", "/transactions/#{segment(transaction_id)}/story", query: %i[language])
      end
    end

    class TransparencyLog < Group
      # Read how far the transparency log of a merchant account goes, and its keys. (GET /transparency-log)
      def get(**more)
        @connection.call(more, "GET", "/transparency-log")
      end

      def checkpoints
        TransparencyLogCheckpoints.new(@connection)
      end

      def consistency_proof
        TransparencyLogConsistencyProof.new(@connection)
      end

      def entries
        TransparencyLogEntries.new(@connection)
      end

      def inclusion_proof
        TransparencyLogInclusionProof.new(@connection)
      end

      def keys
        TransparencyLogKeys.new(@connection)
      end
    end

    class TransparencyLogCheckpoints < Group
      # List what was signed, newest first. (GET /transparency-log/checkpoints)
      def list(**more)
        @connection.listing(more, "/transparency-log/checkpoints", query: %i[cursor limit])
      end

      # Read one checkpoint. (GET /transparency-log/checkpoints/{checkpoint_id})
      def get(checkpoint_id, **more)
        @connection.call(more, "GET", "/transparency-log/checkpoints/#{segment(checkpoint_id)}")
      end
    end

    class TransparencyLogConsistencyProof < Group
      # Prove that the log only grew between two checkpoints. (GET /transparency-log/consistency-proof)
      def get(**more)
        @connection.call(more, "GET", "/transparency-log/consistency-proof", query: %i[from to])
      end
    end

    class TransparencyLogEntries < Group
      # Read entries with their hashes, in the order of the log. (GET /transparency-log/entries)
      def list(**more)
        @connection.listing(more, "/transparency-log/entries", query: %i[cursor limit index_gte index_lt])
      end
    end

    class TransparencyLogInclusionProof < Group
      # Prove that an entry is in the log. (GET /transparency-log/inclusion-proof)
      def get(**more)
        @connection.call(more, "GET", "/transparency-log/inclusion-proof", query: %i[index entry_id size])
      end
    end

    class TransparencyLogKeys < Group
      # Make a new signing key. (POST /transparency-log/keys)
      def create(**more)
        @connection.call(more, "POST", "/transparency-log/keys")
      end
    end

    class Users < Group
      # Make a user, who can then be invited. (POST /users)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/users", body: body)
      end

      # List the people of this instance. (GET /users)
      def list(**more)
        @connection.listing(more, "/users", query: %i[cursor limit search])
      end

      # Remove a user: their roles, passkeys and sessions. (DELETE /users/{user_id})
      def delete(user_id, **more)
        @connection.call(more, "DELETE", "/users/#{segment(user_id)}")
      end

      # Read a user. (GET /users/{user_id})
      def get(user_id, **more)
        @connection.call(more, "GET", "/users/#{segment(user_id)}")
      end

      # Rename a user. (PUT /users/{user_id})
      def update(user_id, body = {}, **more)
        @connection.call(more, "PUT", "/users/#{segment(user_id)}", body: body)
      end

      def invitations
        UsersInvitations.new(@connection)
      end

      def sessions
        UsersSessions.new(@connection)
      end
    end

    class UsersInvitations < Group
      # Make a link by which a user makes a passkey. (POST /users/{user_id}/invitations)
      def create(user_id, body = nil, **more)
        @connection.call(more, "POST", "/users/#{segment(user_id)}/invitations", body: body)
      end

      # Withdraw the link that a user was given. (DELETE /users/{user_id}/invitations)
      def delete(user_id, **more)
        @connection.call(more, "DELETE", "/users/#{segment(user_id)}/invitations")
      end
    end

    class UsersSessions < Group
      # Log a user out everywhere. (DELETE /users/{user_id}/sessions)
      def delete(user_id, **more)
        @connection.call(more, "DELETE", "/users/#{segment(user_id)}/sessions")
      end

      # List where a user is logged in. (GET /users/{user_id}/sessions)
      def list(user_id, **more)
        @connection.listing(more, "/users/#{segment(user_id)}/sessions")
      end
    end

    class VaultForward < Group
      # Send a request to a third party with stored card data filled in. (POST /vault-forward)
      def send(body = nil, **more)
        @connection.call(more, "POST", "/vault-forward", body: body, is_raw: true)
      end

      def configs
        VaultForwardConfigs.new(@connection)
      end

      def definitions
        VaultForwardDefinitions.new(@connection)
      end
    end

    class VaultForwardConfigs < Group
      # Enable an endpoint for the relay; one for each definition. (POST /vault-forward/configs)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/vault-forward/configs", body: body)
      end

      # List the endpoints enabled for the relay. (GET /vault-forward/configs)
      def list(**more)
        @connection.listing(more, "/vault-forward/configs")
      end

      # Disable an endpoint of the relay and delete its authentication methods. (DELETE /vault-forward/configs/{config_id})
      def delete(config_id, **more)
        @connection.call(more, "DELETE", "/vault-forward/configs/#{segment(config_id)}")
      end

      # Read an endpoint of the relay. (GET /vault-forward/configs/{config_id})
      def get(config_id, **more)
        @connection.call(more, "GET", "/vault-forward/configs/#{segment(config_id)}")
      end

      # Change the name or the hosts of an endpoint of the relay. (PUT /vault-forward/configs/{config_id})
      def update(config_id, body = {}, **more)
        @connection.call(more, "PUT", "/vault-forward/configs/#{segment(config_id)}", body: body)
      end

      def authentications
        VaultForwardConfigsAuthentications.new(@connection)
      end
    end

    class VaultForwardConfigsAuthentications < Group
      # Store an authentication method; its secret fields are never returned. (POST /vault-forward/configs/{config_id}/authentications)
      def create(config_id, body = {}, **more)
        @connection.call(more, "POST", "/vault-forward/configs/#{segment(config_id)}/authentications", body: body)
      end

      # List the authentication methods of an endpoint. (GET /vault-forward/configs/{config_id}/authentications)
      def list(config_id, **more)
        @connection.listing(more, "/vault-forward/configs/#{segment(config_id)}/authentications")
      end

      # Delete an authentication method. (DELETE /vault-forward/configs/{config_id}/authentications/{authentication_id})
      def delete(config_id, authentication_id, **more)
        @connection.call(more, "DELETE", "/vault-forward/configs/#{segment(config_id)}/authentications/#{segment(authentication_id)}")
      end

      # Read an authentication method, without its secrets. (GET /vault-forward/configs/{config_id}/authentications/{authentication_id})
      def get(config_id, authentication_id, **more)
        @connection.call(more, "GET", "/vault-forward/configs/#{segment(config_id)}/authentications/#{segment(authentication_id)}")
      end

      # Change the given fields of an authentication method. (PUT /vault-forward/configs/{config_id}/authentications/{authentication_id})
      def update(config_id, authentication_id, body = {}, **more)
        @connection.call(more, "PUT", "/vault-forward/configs/#{segment(config_id)}/authentications/#{segment(authentication_id)}", body: body)
      end
    end

    class VaultForwardDefinitions < Group
      # List the kinds of endpoint that the relay knows. (GET /vault-forward/definitions)
      def list(**more)
        @connection.listing(more, "/vault-forward/definitions")
      end
    end

    class Voids < Group
      # Release the authorization of a transaction named in the body. (POST /voids)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/voids", body: body, is_keyed: true)
      end
    end

    class WebhookDeliveries < Group
      # List what was told to all webhook subscriptions. (GET /webhook-deliveries)
      def list(**more)
        @connection.listing(more, "/webhook-deliveries", query: %i[cursor limit resource_id status event created_at_gte created_at_lte])
      end
    end

    class WebhookSubscriptions < Group
      # Subscribe an endpoint to events. (POST /webhook-subscriptions)
      def create(body = {}, **more)
        @connection.call(more, "POST", "/webhook-subscriptions", body: body)
      end

      # List webhook subscriptions. (GET /webhook-subscriptions)
      def list(**more)
        @connection.listing(more, "/webhook-subscriptions", query: %i[cursor limit])
      end

      # Delete a webhook subscription. (DELETE /webhook-subscriptions/{subscription_id})
      def delete(subscription_id, **more)
        @connection.call(more, "DELETE", "/webhook-subscriptions/#{segment(subscription_id)}")
      end

      # Read a webhook subscription. (GET /webhook-subscriptions/{subscription_id})
      def get(subscription_id, **more)
        @connection.call(more, "GET", "/webhook-subscriptions/#{segment(subscription_id)}")
      end

      # Change a webhook subscription. (PUT /webhook-subscriptions/{subscription_id})
      def update(subscription_id, body = {}, **more)
        @connection.call(more, "PUT", "/webhook-subscriptions/#{segment(subscription_id)}", body: body)
      end

      # Send the deliveries of a range of time again. (POST /webhook-subscriptions/{subscription_id}/replay)
      def replay(subscription_id, body = {}, **more)
        @connection.call(more, "POST", "/webhook-subscriptions/#{segment(subscription_id)}/replay", body: body)
      end

      # Make a new signing secret; the old one stays valid for a while. (POST /webhook-subscriptions/{subscription_id}/rotate-secret)
      def rotate_secret(subscription_id, body = {}, **more)
        @connection.call(more, "POST", "/webhook-subscriptions/#{segment(subscription_id)}/rotate-secret", body: body)
      end

      # Send an example of an event. (POST /webhook-subscriptions/{subscription_id}/test)
      def test(subscription_id, body = {}, **more)
        @connection.call(more, "POST", "/webhook-subscriptions/#{segment(subscription_id)}/test", body: body)
      end

      def deliveries
        WebhookSubscriptionsDeliveries.new(@connection)
      end

      def delivery_counts
        WebhookSubscriptionsDeliveryCounts.new(@connection)
      end

      def resends
        WebhookSubscriptionsResends.new(@connection)
      end

      def waiting
        WebhookSubscriptionsWaiting.new(@connection)
      end
    end

    class WebhookSubscriptionsDeliveries < Group
      # List what was told to a webhook subscription. (GET /webhook-subscriptions/{subscription_id}/deliveries)
      def list(subscription_id, **more)
        @connection.listing(more, "/webhook-subscriptions/#{segment(subscription_id)}/deliveries", query: %i[cursor limit status event created_at_gte created_at_lte])
      end

      # Read one delivery, with its payload and every attempt. (GET /webhook-subscriptions/{subscription_id}/deliveries/{delivery_id})
      def get(subscription_id, delivery_id, **more)
        @connection.call(more, "GET", "/webhook-subscriptions/#{segment(subscription_id)}/deliveries/#{segment(delivery_id)}")
      end

      # Say what became of a delivery that was fetched. (POST /webhook-subscriptions/{subscription_id}/deliveries/{delivery_id}/acknowledge)
      def acknowledge(subscription_id, delivery_id, body = {}, **more)
        @connection.call(more, "POST", "/webhook-subscriptions/#{segment(subscription_id)}/deliveries/#{segment(delivery_id)}/acknowledge", body: body)
      end

      # Send one delivery again. (POST /webhook-subscriptions/{subscription_id}/deliveries/{delivery_id}/resend)
      def resend(subscription_id, delivery_id, **more)
        @connection.call(more, "POST", "/webhook-subscriptions/#{segment(subscription_id)}/deliveries/#{segment(delivery_id)}/resend")
      end
    end

    class WebhookSubscriptionsDeliveryCounts < Group
      # Count what was told in the last day. (GET /webhook-subscriptions/{subscription_id}/delivery-counts)
      def list(subscription_id, **more)
        @connection.listing(more, "/webhook-subscriptions/#{segment(subscription_id)}/delivery-counts")
      end
    end

    class WebhookSubscriptionsResends < Group
      # Send all deliveries again that match. (POST /webhook-subscriptions/{subscription_id}/resends)
      def create(subscription_id, body = {}, **more)
        @connection.call(more, "POST", "/webhook-subscriptions/#{segment(subscription_id)}/resends", body: body)
      end

      # List what was sent again by a filter. (GET /webhook-subscriptions/{subscription_id}/resends)
      def list(subscription_id, **more)
        @connection.listing(more, "/webhook-subscriptions/#{segment(subscription_id)}/resends", query: %i[cursor limit])
      end

      # Read how far it has come. (GET /webhook-subscriptions/{subscription_id}/resends/{resend_id})
      def get(subscription_id, resend_id, **more)
        @connection.call(more, "GET", "/webhook-subscriptions/#{segment(subscription_id)}/resends/#{segment(resend_id)}")
      end

      # Begin no more of them again. (POST /webhook-subscriptions/{subscription_id}/resends/{resend_id}/stop)
      def stop(subscription_id, resend_id, **more)
        @connection.call(more, "POST", "/webhook-subscriptions/#{segment(subscription_id)}/resends/#{segment(resend_id)}/stop")
      end
    end

    class WebhookSubscriptionsWaiting < Group
      # Fetch what waits for a subscription without an address. (GET /webhook-subscriptions/{subscription_id}/waiting)
      def list(subscription_id, **more)
        @connection.listing(more, "/webhook-subscriptions/#{segment(subscription_id)}/waiting")
      end
    end

  end
end
