<?php

// made from contract VERSION 2026-11-01.55; do not edit

declare(strict_types=1);

namespace Railyard\Generated;

/**
 * Shapes of what is sent.
 *
 * @phpstan-type AccountUpdaterJobCreate array{payment_method_ids: list<string>}
 * @phpstan-type AccountUpdaterOptions array{response_code?: ?'updated', account_number?: ?string, expiration_month?: ?string, expiration_year?: ?string, error_code?: ?string}
 * @phpstan-type AccountsReceivablesReportSpec array{model?: 'accounts_receivables', params: array<string, mixed>}
 * @phpstan-type AchBankPaymentMethodCreate array{method?: 'bank', account_holder: BankAccountHolder, buyer_id?: ?string, buyer_external_identifier?: ?string, external_identifier?: ?string, payment_service_id?: ?string, scheme?: 'ach', account_number: string, routing_number: string, is_tokenized?: ?bool, account_type: 'checking'|'savings'}
 * @phpstan-type AddressInput array{city?: ?string, country?: ?string, postal_code?: ?string, state?: ?string, state_code?: ?string, house_number_or_name?: ?string, line1?: ?string, line2?: ?string, organization?: ?string}
 * @phpstan-type AdyenCardOptions array{autoRescue?: ?bool, maxDaysToRescue?: ?int, additionalData?: ?array<string, string>, autoRescueScenario?: ?AdyenCardAutoRescueScenario::*, window_origin?: ?string, splits?: ?AdyenSplitsOptions, merchantRiskIndicator?: ?array<string, mixed>, accountInfo?: ?array<string, mixed>, riskData?: ?array<string, mixed>, threeDSRequestorChallengeInd?: ?string, attemptAuthentication?: ?string}
 * @phpstan-type AdyenOptions array{additionalData?: ?array<string, string>}
 * @phpstan-type AdyenPixOptions array{additionalData?: ?array<string, string>, pixRecurring?: ?AdyenPixRecurringOptions}
 * @phpstan-type AdyenPixRecurringAmount array{value?: ?int, currency?: ?string}
 * @phpstan-type AdyenPixRecurringOptions array{frequency?: ?string, recurringAmount: ?AdyenPixRecurringAmount, startsAt?: ?string, endsAt?: ?string, recurringStatement?: ?string}
 * @phpstan-type AdyenSepaOptions array{autoRescue?: ?bool, maxDaysToRescue?: ?int, additionalData?: ?array<string, string>, autoRescueSepaScenario?: ?AdyenAutoRescueSepaScenario::*, ownerName?: ?string}
 * @phpstan-type AdyenSplitsOptions array{authorization?: ?list<array<string, mixed>>, capture?: ?list<array<string, mixed>>, refund?: ?list<array<string, mixed>>}
 * @phpstan-type AffirmItineraryOptions array{type?: ?string, sku?: ?string, display_name?: ?string, venue?: ?string, location?: ?string, date_start?: ?string, management?: ?string}
 * @phpstan-type AffirmOptions array{discounts?: ?array<string, array<string, mixed>>, itinerary?: ?AffirmItineraryOptions}
 * @phpstan-type AgentMandateCheck array{action: 'pay'|'capture'|'void'|'refund', amount?: ?int, currency?: ?string, country?: ?string, intent?: TransactionIntent::*, payment_method_id?: ?string, external_identifier?: ?string, transaction_id?: ?string}
 * @phpstan-type AgentMandateCreate array{purpose: string, actions: list<AgentMandateAction::*>, currency: string, payments?: ?AgentMandateLimitsInput, refunds?: ?AgentMandateLimitsInput, buyer_ids?: list<string>, payment_method_ids?: list<string>, external_identifiers?: list<string>, valid_from?: ?string, valid_until: string}
 * @phpstan-type AgentMandateLimitsInput array{amount_max: int, total_max: int, count_max: int}
 * @phpstan-type AiInsightsReportSpec array{model?: 'ai_insights', params: array<string, mixed>}
 * @phpstan-type AirlineInput array{booking_code?: ?string, is_cardholder_traveling?: ?bool, issued_address?: ?string, issued_at?: ?string, issuing_carrier_code?: ?string, issuing_carrier_name?: ?string, issuing_iata_designator?: ?string, issuing_icao_code?: ?string, legs?: ?list<AirlineLegInput>, passenger_name_record?: ?string, passengers?: ?list<AirlinePassengerInput>, reservation_system?: ?string, restricted_ticket?: ?bool, ticket_delivery_method?: 'electronic'|'other'|null, ticket_number?: ?string, travel_agency_code?: ?string, travel_agency_invoice_number?: ?string, travel_agency_name?: ?string, travel_agency_plan_name?: ?string}
 * @phpstan-type AirlineLegInput array{arrival_airport?: ?string, arrival_at?: ?string, arrival_city?: ?string, arrival_country?: ?string, carrier_code?: ?string, carrier_name?: ?string, iata_designator?: ?string, icao_code?: ?string, coupon_number?: ?string, departure_airport?: ?string, departure_at?: ?string, departure_city?: ?string, departure_country?: ?string, departure_tax_amount?: ?int, fare_amount?: ?int, fare_basis_code?: ?string, fee_amount?: ?int, flight_class?: ?string, flight_number?: ?string, route_type?: 'round_trip'|'one_way'|null, seat_class?: ?string, stop_over?: ?bool, tax_amount?: ?int}
 * @phpstan-type AirlinePassengerInput array{age_group?: 'adult'|'infant'|null, date_of_birth?: ?string, email_address?: ?string, first_name?: ?string, frequent_flyer_number?: ?string, last_name?: ?string, passport_number?: ?string, phone_number?: ?string, ticket_number?: ?string, title?: ?string, country_code?: ?string}
 * @phpstan-type AntiFraudServiceCreate array{anti_fraud_service_definition_id: string, display_name: string, active?: bool, fields: list<FieldValueInput>, silent_mode_enabled?: bool}
 * @phpstan-type AntiFraudServiceUpdate array{display_name?: ?string, active?: ?bool, fields?: ?list<VoidableField>, silent_mode_enabled?: ?bool}
 * @phpstan-type AntiFraudServiceVerify array{anti_fraud_service_definition_id: string, anti_fraud_service_id?: ?string, fields: list<FieldValueInput>}
 * @phpstan-type AnyBankPaymentMethodCreateOf3 AchBankPaymentMethodCreate|BacsBankPaymentMethodCreate|SepaBankPaymentMethodCreate
 * @phpstan-type AnyBankPaymentMethodCreateOf4 AchBankPaymentMethodCreate|SepaBankPaymentMethodCreate|BacsBankPaymentMethodCreate|BaseBankPaymentMethodCreate
 * @phpstan-type AnyClickToPayPaymentMethodCreateOf2 ClickToPayPaymentMethodCreate|ClickToPayFpanPaymentMethodCreate
 * @phpstan-type AnyPayoutAccountOf3 PayoutAchAccount|PayoutSepaAccount|PayoutBacsAccount
 * @phpstan-type ApiKeyPairCreate array{display_name: string, algorithm?: CertificateAlgorithm::*, active?: bool, role_ids: list<string>, merchant_account_ids?: list<string>, public_key?: ?string, agent_mandate_id?: ?string}
 * @phpstan-type ApiKeyPairUpdate array{display_name?: ?string, active?: ?bool, role_ids?: ?list<string>, merchant_account_ids?: ?list<string>}
 * @phpstan-type ApplePayPaymentMethodCreate array{buyer_external_identifier?: ?string, buyer_id?: ?string, cardholder_name?: ?string, redirect_url?: ?string, card_suffix?: ?string, card_scheme?: ?string, card_type?: ?string, method: 'applepay', token: string|array<string, mixed>}
 * @phpstan-type ApplePaySessionRequest array{validation_url: string, domain_name: string}
 * @phpstan-type ApprovalLimitInput array{currency: string, amount: int}
 * @phpstan-type ApprovalLimitsUpdate array{limits: list<ApprovalLimitInput>}
 * @phpstan-type BacsBankPaymentMethodCreate array{method?: 'bank', account_holder: BankAccountHolder, buyer_id?: ?string, buyer_external_identifier?: ?string, external_identifier?: ?string, payment_service_id?: ?string, scheme?: 'bacs', account_number: string, routing_number: string}
 * @phpstan-type BankAccountHolder array{first_name?: ?string, last_name?: ?string, company_name?: ?string}
 * @phpstan-type BankCsvMapping array{account: string, currency: string, booked_on: string, value_on?: string, amount?: string, credit?: string, debit?: string, balance?: string, bank_reference?: string, counterparty?: string, references?: list<string>, text?: list<string>, date_format: BankCsvDateFormat::*, decimal_sign: BankCsvDecimalSign::*}
 * @phpstan-type BankStatementCreate array{format: BankStatementFormat::*, content: string, mapping?: BankCsvMapping}
 * @phpstan-type BaseBankPaymentMethodCreate array{method?: 'bank', account_holder: BankAccountHolder, buyer_id?: ?string, buyer_external_identifier?: ?string, external_identifier?: ?string}
 * @phpstan-type BasicAuthenticationCreate array{kind?: 'basic', username: string, password: string}
 * @phpstan-type BillingDetailsInput array{first_name?: ?string, last_name?: ?string, email_address?: ?string, phone_number?: ?string, address?: ?AddressInput, tax_id?: ?TaxIdInput}
 * @phpstan-type BraintreeDynamicDataFieldsOptions array{three_ds_auth_status?: ?string, purchase_order_number?: ?string, vault_payment_method_criteria?: 'ALWAYS'|'ON_SUCCESSFUL_TRANSACTION'|null}
 * @phpstan-type BraintreeOptions array{discount_amount?: ?int, custom_fields?: ?array<string, string>, dynamic_data_fields?: ?BraintreeDynamicDataFieldsOptions}
 * @phpstan-type BrowserInfoInput array{javascript_enabled: bool, java_enabled: bool, language: string, color_depth: int, screen_height: int, screen_width: int, time_zone_offset: int, user_agent: string, user_device: 'desktop'|'mobile', accept_header?: ?string}
 * @phpstan-type BuyerCreate array{display_name?: ?string, external_identifier?: ?string, billing_details?: ?BillingDetailsInput, account_number?: ?string}
 * @phpstan-type BuyerUpdate array{display_name?: ?string, external_identifier?: ?string, account_number?: ?string, billing_details?: ?BillingDetailsInput}
 * @phpstan-type CaptureCreate array{transaction_id: string, amount?: ?int, airline?: ?AirlineInput, cart_items?: ?list<CartItemInput>, final?: bool, external_identifier?: ?string, reauthorize_if_authorization_expired?: bool}
 * @phpstan-type CardExportCreate array{public_key: string, recipient: string, cards_max: int}
 * @phpstan-type CardPaymentMethodCreate array{expiration_date: string, number: string, buyer_external_identifier?: ?string, buyer_id?: ?string, external_identifier?: ?string, card_type?: ?CardType::*, method?: 'card', security_code?: ?string}
 * @phpstan-type CardWithUrlPaymentMethodCreate array{expiration_date: string, number: string, buyer_external_identifier?: ?string, buyer_id?: ?string, external_identifier?: ?string, card_type?: ?CardType::*, method?: 'card', security_code?: ?string, redirect_url?: ?string}
 * @phpstan-type CartItemInput array{name: string, quantity: int, unit_amount: int, discount_amount?: ?int, tax_amount?: ?int, external_identifier?: ?string, sku?: ?string, upc?: ?string, product_url?: ?string, image_url?: ?string, categories?: ?list<string>, product_type?: ?ProductType::*, seller_country?: ?string, tax_exempt?: ?bool, unit_of_measure?: ?string, commodity_code?: ?string, description?: ?string, duty_amount?: ?int, shipping_amount?: ?int}
 * @phpstan-type ChaseOptions array{comments?: ?string}
 * @phpstan-type CheckoutCardOptions array{three_d_secure?: ?bool, challenge_indicator?: ?string, sub_entity_id?: ?string}
 * @phpstan-type CheckoutPayoutOptions array{processing_channel_id: string, source_id: string}
 * @phpstan-type CheckoutSessionCardDetailsRequest array{bin: string}
 * @phpstan-type CheckoutSessionCardPaymentMethod array{method?: 'card', number: string, expiration_date: string, security_code?: ?string, preferred_scheme?: ?CardScheme::*}
 * @phpstan-type CheckoutSessionClickToPayPaymentMethod array{method?: 'click-to-pay', merchant_transaction_id: string, src_correlation_id: string, src_dpa_id: string, src_cx_flow_id?: ?string}
 * @phpstan-type CheckoutSessionIdPaymentMethod array{method?: 'id', id: string, security_code?: ?string}
 * @phpstan-type CheckoutSessionPaymentMethodCreate array{method?: 'checkout-session', id: string, external_identifier?: ?string, buyer_id?: ?string, buyer_external_identifier?: ?string}
 * @phpstan-type CheckoutSessionSecureFields array{payment_method: CheckoutSessionCardPaymentMethod|CheckoutSessionClickToPayPaymentMethod|CheckoutSessionIdPaymentMethod, postal_code?: ?string}
 * @phpstan-type CheckoutSessionThreeDSecureCreate array{amount?: ?int, currency?: ?string, payment_service_id?: ?string, merchant_initiated?: ?bool, redirect_url?: ?string}
 * @phpstan-type CheckoutSessionUpdate array{cart_items?: ?list<CartItemInput>, metadata?: ?array<string, string>, buyer?: ?GuestBuyerInput, buyer_id?: ?string, buyer_external_identifier?: ?string, airline?: ?AirlineInput, amount?: ?int, currency?: ?string, payment_service_id?: ?string, expires_in?: int|float, country?: ?string, is_subsequent_payment?: ?bool, merchant_initiated?: ?bool, front_end_origins?: ?list<string>, payment_source?: ?TransactionPaymentSource::*, intent?: ?TransactionIntent::*}
 * @phpstan-type CheckoutSessionWithUrlPaymentMethodCreate array{method?: 'checkout-session', id: string, external_identifier?: ?string, buyer_id?: ?string, buyer_external_identifier?: ?string, redirect_url?: ?string}
 * @phpstan-type ClickToPayFpanPaymentMethodCreate array{expiration_date: string, number: string, buyer_external_identifier?: ?string, buyer_id?: ?string, external_identifier?: ?string, card_type?: ?CardType::*, method: 'click-to-pay', redirect_url?: ?string, security_code?: null}
 * @phpstan-type ClickToPayPaymentMethodCreate array{method: 'click-to-pay', token: string, cryptogram: string, expiration_date: string, buyer_id?: ?string, buyer_external_identifier?: ?string, external_identifier?: ?string, redirect_url?: ?string}
 * @phpstan-type ClickToPaySessionRequest array{checkout_session_id: string}
 * @phpstan-type ConfirmationApprove array{assertion?: ?array<string, mixed>}
 * @phpstan-type ConfirmationCreate array{method: 'GET'|'POST'|'PUT'|'DELETE', path: string, body?: ?string, reason?: ?string}
 * @phpstan-type ConfirmationDecline array{reason?: ?string}
 * @phpstan-type CredentialsOAuthAuthenticationCreate array{kind?: 'oauth_client_credentials', client_id: string, client_secret: string, token_url: string, scope?: ?string}
 * @phpstan-type CryptogramCreate array{merchant_initiated: bool}
 * @phpstan-type CybersourceAntiFraudOptions array{merchant_defined_data?: ?array<string, string>, meta_key_merchant_id?: ?string, shipping_method?: ?string}
 * @phpstan-type CybersourceOptions array{meta_key_merchant_id?: ?string, merchant_defined_information?: ?array<string, string>, ship_to_method?: ?string, comments?: ?string}
 * @phpstan-type DetailedSettlementReportSpec array{model?: 'detailed_settlement', params: array<string, mixed>}
 * @phpstan-type DigitalWalletAddressInput array{line1: string, line2?: ?string, city: string, state_code: string, postal_code: string}
 * @phpstan-type DigitalWalletCreate array{provider: DigitalWalletProvider::*, merchant_name: string, merchant_display_name?: ?string, merchant_url?: ?string, merchant_country_code?: ?string, merchant_category_code?: ?string, address?: ?DigitalWalletAddressInput, extra_configuration?: ?array<string, mixed>, domain_names?: list<string>, accept_terms_and_conditions: bool}
 * @phpstan-type DigitalWalletDomain array{domain_name: string}
 * @phpstan-type DigitalWalletUpdate array{merchant_name?: ?string, domain_names?: ?list<string>, merchant_display_name?: ?string, merchant_url?: ?string, merchant_country_code?: ?string, merchant_category_code?: ?string, address?: ?DigitalWalletAddressInput, extra_configuration?: ?array<string, mixed>}
 * @phpstan-type DisputeEvidenceUpdate array{explanation?: ?string, product_description?: ?string, customer_name?: ?string, customer_email_address?: ?string, customer_purchase_ip?: ?string, billing_address?: ?string, shipping_address?: ?string, shipping_carrier?: ?string, shipping_tracking_number?: ?string, shipping_date?: ?string, service_date?: ?string, refund_policy_disclosure?: ?string, refund_refusal_explanation?: ?string, cancellation_policy_disclosure?: ?string, cancellation_rebuttal?: ?string, duplicate_charge_explanation?: ?string, duplicate_charge_id?: ?string, access_activity_log?: ?string}
 * @phpstan-type DisputeFileCreate array{evidence: DisputeEvidenceFile::*, name: string, content: string}
 * @phpstan-type DlocalCardOptions array{three_dsecure_force?: ?bool}
 * @phpstan-type DlocalOptions array{wallet?: ?DlocalWalletOptions}
 * @phpstan-type DlocalPixOptions array{subscription?: ?DlocalPixSubscriptionOptions, scheduled_date?: ?string}
 * @phpstan-type DlocalPixSubscriptionAmountOptions array{type: 'FIXED'|'VARIABLE', value?: ?string, min_value: ?string}
 * @phpstan-type DlocalPixSubscriptionOptions array{amount?: ?DlocalPixSubscriptionAmountOptions, frequency: 'WEEKLY'|'MONTHLY'|'QUARTERLY'|'SEMI_ANNUAL'|'ANNUAL', start_date?: ?string, end_date?: ?string}
 * @phpstan-type DlocalUpiOptions array{wallet?: ?DlocalUpiWalletOptions}
 * @phpstan-type DlocalUpiRecurringInfoOptions array{subscription_frequency_unit: 'MONTH'|'WEEK'|'BI_MONTHLY'|'ONDEMAND'|'QUARTER'|'YEAR'|'SEMI_ANNUALLY'|'DAY', subscription_frequency: int, subscription_start_at: string, subscription_end_at: string}
 * @phpstan-type DlocalUpiWalletOptions array{name?: ?string, email?: ?string, token?: ?string, username?: ?string, verify?: ?bool, recurring_info?: ?DlocalUpiRecurringInfoOptions}
 * @phpstan-type DlocalWalletOptions array{name?: ?string, email?: ?string, token?: ?string, username?: ?string, verify?: ?bool}
 * @phpstan-type EcommpayOptions array{booking_start_date?: ?string, booking_end_date?: ?string}
 * @phpstan-type EmbeddedCheckoutCreate array{amount: int, currency: string, country: string, intent?: TransactionIntent::*, store?: bool, locale?: ?string, redirect_mode?: 'popup'|'full_page', return_url?: ?string, external_identifier?: ?string, statement_descriptor?: ?StatementDescriptorInput, cart_items?: ?list<CartItemInput>, metadata?: ?array<string, string>, buyer?: ?GuestBuyerInput, buyer_id?: ?string, buyer_external_identifier?: ?string, payment_source?: TransactionPaymentSource::*, connection_options?: ?TransactionConnectionOptions}
 * @phpstan-type EmbeddedCheckoutUpdate array{url: string, amount?: ?int, currency?: ?string, external_identifier?: ?string, metadata?: ?array<string, string>}
 * @phpstan-type ExperimentArmInput array{name: string, share_percent: int, attempts: list<mixed>, order_by?: ?ExperimentOrder::*, fees?: ?list<FlowFeeInput>, explore_percent?: ?int}
 * @phpstan-type ExperimentCreate array{name: string, flow?: ExperimentFlow::*, unit?: ExperimentUnit::*, arms: list<ExperimentArmInput>, expected_decline_basis_points: int, difference_basis_points: int, horizon_hours?: int, measure?: ExperimentMeasure::*, money?: ?ExperimentMoneyInput, maturity_days?: int, slow_after_ms?: ?int, standing?: bool}
 * @phpstan-type ExperimentEnd array{goes_on_with?: ?string}
 * @phpstan-type ExperimentFeeInput array{payment_service_id: string, fixed: int, basis_points: int}
 * @phpstan-type ExperimentMoneyInput array{currency: string, fees: list<ExperimentFeeInput>, highest_amount?: ?int, average_amount?: ?int}
 * @phpstan-type FieldValueInput array{key: string, value: string}
 * @phpstan-type FiservInstallmentOptions array{numberOfInstallments?: ?int, installmentsInterest?: ?bool, installmentDelayMonths?: ?int, merchantAdviceCodeSupported?: ?bool}
 * @phpstan-type FiservOptions array{installmentOptions?: ?FiservInstallmentOptions}
 * @phpstan-type FlowCartItem array{sku?: ?string, categories?: ?list<string>, product_type?: ?ProductType::*}
 * @phpstan-type FlowConditionInput array{name: 'amount'|'amount_zero'|'anti_fraud_decision'|'browser_language'|'card_bin'|'card_country'|'card_issuer_name'|'card_product_name'|'card_scheme'|'card_source'|'card_type'|'country'|'currency'|'gift_card_bin'|'has_gift_cards'|'is_subsequent_payment'|'merchant_initiated'|'metadata'|'metadata_numeric'|'payment_method'|'payment_source'|'product_categories'|'product_types'|'skus'|'split_routing'|'velocity', operator: 'less_than'|'greater_than'|'is_between'|'less_than_or_equal_to'|'equal_to'|'is_one_of'|'is_not_one_of'|'like_one_of'|'unlike_any_of'|'includes'|'excludes'|'includes_all'|'includes_at_least_one'|'includes_none', value: mixed}
 * @phpstan-type FlowDraftActionRules array{action: FlowAction::*, rules: list<FlowDraftRule>}
 * @phpstan-type FlowDraftCreate array{description?: ?string, actions?: ?list<FlowDraftActionRules>}
 * @phpstan-type FlowDraftRule array{id?: ?string, description?: ?string, active?: ?bool, conditions: list<FlowConditionInput>, outcome: mixed, error_code?: ?string}
 * @phpstan-type FlowDraftUpdate array{description?: ?string, actions?: ?list<FlowDraftActionRules>}
 * @phpstan-type FlowEvaluate array{transaction_id?: ?string, payment_services?: 'then'|'now', payment?: ?FlowPayment}
 * @phpstan-type FlowFeeInput array{payment_service_id: string, currency?: ?string, card_schemes?: ?list<string>, card_types?: ?list<string>, card_countries?: ?list<string>, fixed?: ?int, basis_points?: ?int}
 * @phpstan-type FlowPayment array{amount: int, currency: string, country?: ?string, payment_method?: ?PaymentMethodKind::*, bank_scheme?: ?string, card?: ?FlowPaymentCard, intent?: TransactionIntent::*, payment_source?: TransactionPaymentSource::*, merchant_initiated?: bool, is_subsequent_payment?: bool, browser_language?: ?string, metadata?: ?array<string, string>, cart_items?: ?list<FlowCartItem>, gift_card_bins?: ?list<string>, anti_fraud_decision?: 'accept'|'error'|'reject'|'review'|'exception'|'skipped'|null, payment_service_id?: ?string, share?: ?int, velocity?: ?list<FlowVelocity>}
 * @phpstan-type FlowPaymentCard array{bin?: ?string, scheme?: 'accel'|'amex'|'bancontact'|'carte-bancaire'|'cirrus'|'culiance'|'dankort'|'diners-club'|'discover'|'eftpos-australia'|'elo'|'hipercard'|'jcb'|'maestro'|'mastercard'|'mir'|'nyce'|'other'|'pulse'|'qcard'|'rupay'|'star'|'uatp'|'unionpay'|'visa'|null, country?: ?string, card_type?: 'credit'|'debit'|'prepaid'|null, issuer_name?: ?string, product_name?: ?string, source?: 'applepay'|'googlepay'|'network-token'|'raw'|'token'}
 * @phpstan-type FlowReplayCreate array{from?: ?string, to?: ?string, fees?: ?list<FlowFeeInput>}
 * @phpstan-type FlowRestore array{description?: ?string}
 * @phpstan-type FlowRuleCreate array{description?: ?string, position?: ?int, active?: ?bool, conditions: list<FlowConditionInput>, outcome: mixed, error_code?: ?string}
 * @phpstan-type FlowRuleOrder array{rule_ids: list<string>}
 * @phpstan-type FlowRuleUpdate array{description?: ?string, position?: ?int, active?: ?bool, conditions?: ?list<FlowConditionInput>, outcome?: mixed, error_code?: ?string}
 * @phpstan-type FlowVelocity array{count: 'payments'|'approved'|'declined'|'cards'|'amount', by: 'card'|'buyer_id'|'buyer_external_identifier'|'email_address'|'ip_address'|'device', within: '10_minutes'|'1_hour'|'1_day'|'7_days', value: int}
 * @phpstan-type ForterAntiFraudOptions array{delivery_type?: 'DIGITAL'|'PHYSICAL'|'HYBRID'|null, delivery_method?: ?string, is_guest_buyer?: ?bool, cart_items?: ?list<ForterAntiFraudOptionsCartItem>, total_discount?: ?ForterAntiFraudOptionsDiscount}
 * @phpstan-type ForterAntiFraudOptionsCartItem array{basic_item_data?: ?ForterAntiFraudOptionsCartItemBasicItemData, delivery_details?: ?ForterAntiFraudOptionsCartItemDeliveryDetails, beneficiaries?: ?list<ForterAntiFraudOptionsCartItemBeneficiary>}
 * @phpstan-type ForterAntiFraudOptionsCartItemBasicItemData array{type?: 'TANGIBLE'|'NON_TANGIBLE'|null}
 * @phpstan-type ForterAntiFraudOptionsCartItemBeneficiary array{personal_details: ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails, address?: ?ForterAntiFraudOptionsCartItemBeneficiaryAddress, phone?: ?list<ForterAntiFraudOptionsCartItemBeneficiaryPhone>, comments?: ?ForterAntiFraudOptionsCartItemBeneficiaryComments}
 * @phpstan-type ForterAntiFraudOptionsCartItemBeneficiaryAddress array{country: string, address1?: ?string, address2?: ?string, zip?: ?string, region?: ?string, company?: ?string, city?: ?string}
 * @phpstan-type ForterAntiFraudOptionsCartItemBeneficiaryComments array{user_comments_to_merchant?: ?string, message_to_beneficiary?: ?string, merchant_comments?: ?string}
 * @phpstan-type ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails array{first_name?: ?string, last_name?: ?string, email?: ?string}
 * @phpstan-type ForterAntiFraudOptionsCartItemBeneficiaryPhone array{phone: string}
 * @phpstan-type ForterAntiFraudOptionsCartItemDeliveryDetails array{delivery_type?: 'DIGITAL'|'PHYSICAL'|'HYBRID'|null, delivery_method?: ?string}
 * @phpstan-type ForterAntiFraudOptionsDiscount array{coupon_code_used: string, discount_type: string, coupon_discount_amount?: ?ForterAntiFraudOptionsDiscountCouponDiscountAmount, coupon_discount_percent?: ?string}
 * @phpstan-type ForterAntiFraudOptionsDiscountCouponDiscountAmount array{amount_usd?: ?string, amount_local_currency?: ?string, currency?: ?string}
 * @phpstan-type FraudListEntryCreate array{effect?: FraudListEffect::*, kind: FraudListKind::*, value?: ?string, transaction_id?: ?string, payment_method_id?: ?string, number?: ?string, reason?: ?FraudListReason::*, note?: ?string, expires_at?: ?string}
 * @phpstan-type GiftCardActivationCreate array{number: string, pin?: ?string, amount?: ?int, currency?: ?string, external_identifier?: ?string, store?: bool, buyer_id?: ?string, buyer_external_identifier?: ?string}
 * @phpstan-type GiftCardBalanceRequest array{items: list<GiftCardRequest|GiftCardStoredRequest>}
 * @phpstan-type GiftCardCreate array{number: string, pin: string, buyer_id?: ?string, buyer_external_identifier?: ?string}
 * @phpstan-type GiftCardIssuanceCreate array{theme: string, amount: int, currency: string, external_identifier?: ?string}
 * @phpstan-type GiftCardRequest array{number: string, pin: string}
 * @phpstan-type GiftCardServiceCreate array{gift_card_service_definition_id: string, display_name: string, active?: bool, fields: list<FieldValueInput>}
 * @phpstan-type GiftCardServiceUpdate array{display_name?: ?string, active?: ?bool, fields?: ?list<VoidableField>}
 * @phpstan-type GiftCardServiceVerify array{gift_card_service_definition_id: string, gift_card_service_id?: ?string, fields: list<FieldValueInput>}
 * @phpstan-type GiftCardStoredRequest array{id: string}
 * @phpstan-type GiftCardTokenTransactionCreate array{id: string, amount: int}
 * @phpstan-type GiftCardTransactionCreate array{number: string, pin: string, amount: int}
 * @phpstan-type GivingBlockOptions array{defaultCryptocurrency?: ?string}
 * @phpstan-type GoCardlessOptions array{purpose_code?: 'mortgage'|'utility'|'loan'|'dependant_support'|'gambling'|'retail'|'salary'|'personal'|'government'|'pension'|'tax'|'other'|null}
 * @phpstan-type GooglePayAssuranceDetails array{account_verified?: ?bool, card_holder_authenticated?: ?bool}
 * @phpstan-type GooglePayFpanPaymentMethodCreate array{expiration_date: string, number: string, buyer_external_identifier?: ?string, buyer_id?: ?string, external_identifier?: ?string, card_type?: ?CardType::*, method: 'googlepay_pan_only', redirect_url?: ?string, security_code?: null}
 * @phpstan-type GooglePayPaymentMethodCreate array{buyer_external_identifier?: ?string, buyer_id?: ?string, cardholder_name?: ?string, redirect_url?: ?string, card_suffix?: ?string, card_scheme?: ?string, card_type?: ?string, method: 'googlepay', token: string|array<string, mixed>, assurance_details?: ?GooglePayAssuranceDetails}
 * @phpstan-type GooglePaySessionRequest array{origin_domain: string}
 * @phpstan-type GuestBuyerInput array{display_name?: ?string, external_identifier?: ?string, billing_details?: ?BillingDetailsInput, account_number?: ?string, shipping_details?: ?ShippingDetailsCreateInput}
 * @phpstan-type KlarnaOptions array{subscription?: ?KlarnaSubscriptionOptions, token_only_mode?: ?bool, authorization_token?: ?string}
 * @phpstan-type KlarnaSubscriptionOptions array{name: string, interval: 'DAY'|'WEEK'|'MONTH'|'YEAR', interval_count: int, reference: string}
 * @phpstan-type LatitudeOptions array{promotion_reference?: ?string}
 * @phpstan-type MattildaTapiOptions array{payment_method_expires_at?: ?string}
 * @phpstan-type MeUpdate array{display_name?: ?string, preferences?: ?PreferencesInput}
 * @phpstan-type MercadoPagoCardOptions array{payment_method_id?: ?string, issuer_id?: ?string, binary_mode?: ?bool}
 * @phpstan-type MercadoPagoOfflineOptions array{expires_in_minutes?: ?int}
 * @phpstan-type MerchantAccountCreate array{account_updater_enabled?: bool, redirect_url_schemes?: ?list<string>, front_end_origins?: ?list<string>, brand_color?: ?string, brand_logo_url?: ?string, shop_url?: ?string, receipts?: ?MerchantAccountReceiptsCreate, account_updater_request_encryption_key?: ?string, account_updater_request_encryption_key_id?: ?string, account_updater_response_decryption_key?: ?string, account_updater_response_decryption_key_id?: ?string, over_capture_amount?: ?int, over_capture_percentage?: ?int, loon_client_key?: ?string, loon_secret_key?: ?string, loon_accepted_schemes?: ?list<CardScheme::*>, loon_merchant_account_id?: ?string, visa_network_tokens_requestor_id?: ?string, visa_network_tokens_app_id?: ?string, amex_network_tokens_requestor_id?: ?string, amex_network_tokens_app_id?: ?string, mastercard_network_tokens_requestor_id?: ?string, mastercard_network_tokens_app_id?: ?string, discover_network_tokens_requestor_id?: ?string, discover_network_tokens_app_id?: ?string, async_network_tokens_enabled?: bool, id: string, display_name: string}
 * @phpstan-type MerchantAccountReceiptsCreate array{automatic?: bool, sender_name?: ?string, reply_to?: ?string, support?: ?string, time_zone?: ?string}
 * @phpstan-type MerchantAccountThreeDSConfigurationCreate array{merchant_acquirer_bin: string, merchant_acquirer_id: string, merchant_name: string, merchant_country_code: string, merchant_category_code: string, merchant_url: string, scheme: CardScheme::*, currency?: ?string, metadata: array<string, string>}
 * @phpstan-type MerchantAccountThreeDSConfigurationUpdate array{merchant_acquirer_bin?: ?string, merchant_acquirer_id?: ?string, merchant_name?: ?string, merchant_country_code?: ?string, merchant_category_code?: ?string, merchant_url?: ?string, scheme?: ?CardScheme::*, currency?: ?string, metadata?: ?array<string, string>}
 * @phpstan-type MerchantAccountUpdate array{account_updater_enabled?: bool, redirect_url_schemes?: ?list<string>, front_end_origins?: ?list<string>, brand_color?: ?string, brand_logo_url?: ?string, shop_url?: ?string, receipts?: ?MerchantAccountReceiptsCreate, account_updater_request_encryption_key?: ?string, account_updater_request_encryption_key_id?: ?string, account_updater_response_decryption_key?: ?string, account_updater_response_decryption_key_id?: ?string, over_capture_amount?: ?int, over_capture_percentage?: ?int, loon_client_key?: ?string, loon_secret_key?: ?string, loon_accepted_schemes?: ?list<CardScheme::*>, loon_merchant_account_id?: ?string, visa_network_tokens_requestor_id?: ?string, visa_network_tokens_app_id?: ?string, amex_network_tokens_requestor_id?: ?string, amex_network_tokens_app_id?: ?string, mastercard_network_tokens_requestor_id?: ?string, mastercard_network_tokens_app_id?: ?string, discover_network_tokens_requestor_id?: ?string, discover_network_tokens_app_id?: ?string, async_network_tokens_enabled?: bool, display_name?: ?string}
 * @phpstan-type MerchantProfileScheme array{merchant_acquirer_bin: string, merchant_acquirer_id: string, merchant_name: string, merchant_country_code: string, merchant_category_code: string, merchant_url: string}
 * @phpstan-type MetricsExplorerFiltersQueryParams array{datetime_range: string, authentication_outcome?: ?list<string>, authorized?: ?list<string>, country?: ?list<string>, currency?: ?list<string>, error_code?: ?list<string>, instrument_type?: ?list<string>, is_subsequent_payment?: ?list<string>, liability_shifted?: ?list<string>, merchant_initiated?: ?list<string>, metadata?: ?list<string>, method?: ?list<string>, payment_method_bin?: ?list<string>, payment_method_card_issuer_name?: ?list<string>, payment_method_card_type?: ?list<string>, payment_method_country?: ?list<string>, payment_method_scheme?: ?list<string>, payment_service_id?: ?list<string>, payment_source?: ?list<string>, raw_response_code?: ?list<string>, rule_id_route_transaction?: ?list<string>, rule_id_skip_3ds?: ?list<string>, rule_variant_id?: ?list<string>, three_d_secure_auth_resp?: ?list<string>, three_d_secure_eci?: ?list<string>, three_d_secure_method?: ?list<string>}
 * @phpstan-type MetricsExplorerPresetCreate array{display_name: string, metric: MetricsExplorerMetric::*, filters: MetricsExplorerFiltersQueryParams}
 * @phpstan-type MetricsExplorerPresetUpdate array{display_name: string}
 * @phpstan-type MockApprovalOptions array{expires_in_minutes?: ?int}
 * @phpstan-type MockCardMerchantAdviceCodeOptions array{result?: ?string, account_number: ?string}
 * @phpstan-type MockCardOptions array{merchant_advice_code?: ?MockCardMerchantAdviceCodeOptions, skip_retry?: ?bool}
 * @phpstan-type MonatoSpeiOptions array{approval_url: string}
 * @phpstan-type MonitoringAuthRateMetricSpecParams array{filters: MonitoringMetricFilters}
 * @phpstan-type MonitoringAuthRateSpec array{model?: 'auth_rate', params: MonitoringAuthRateMetricSpecParams}
 * @phpstan-type MonitoringDebouncingIncidentPolicy array{strategy?: 'debouncing', params: MonitoringDebouncingIncidentPolicyParams}
 * @phpstan-type MonitoringDebouncingIncidentPolicyParams array{create_after_n: int, close_after_n: int}
 * @phpstan-type MonitoringIncidentUpdate array{notes: ?string}
 * @phpstan-type MonitoringMetricCreate array{display_name: string, spec: MonitoringAuthRateSpec, alerting_policy: ?MonitoringThresholdAlertingPolicy, incident_policy: ?MonitoringDebouncingIncidentPolicy}
 * @phpstan-type MonitoringMetricFilters array{datetime_range: string, method?: ?list<?PaymentMethodKind::*>, payment_method_bin?: ?list<?string>, payment_method_scheme?: ?list<?CardScheme::*>, payment_service_id?: ?list<?string>}
 * @phpstan-type MonitoringMetricUpdate array{display_name: string, alerting_policy: ?MonitoringThresholdAlertingPolicy, incident_policy: ?MonitoringDebouncingIncidentPolicy}
 * @phpstan-type MonitoringThresholdAlertingPolicy array{strategy?: 'threshold', params: MonitoringThresholdAlertingPolicyParams}
 * @phpstan-type MonitoringThresholdAlertingPolicyParams array{alert_gt?: int|int|float|string|null, alert_lt?: int|int|float|string|null}
 * @phpstan-type NativeThreeDSecureAuthenticate array{default_sdk_type: array{wrappedInd: string, sdkVariant: string}, device_channel: '01', device_render_options: array{sdkInterface: string, sdkUiType: list<string>}, sdk_app_id: string, sdk_encrypted_data: string, sdk_ephemeral_pub_key: array{y: string, x: string, kty: string, crv: string}, sdk_reference_number: string, sdk_max_timeout: string, sdk_transaction_id: string}
 * @phpstan-type NetworkTokenCreate array{security_code?: ?string, merchant_initiated: bool, is_subsequent_payment: bool}
 * @phpstan-type NetworkTokenPaymentMethodCreate array{method: 'network-token', token: string, expiration_date: string, cryptogram?: ?string, redirect_url?: ?string, card_source?: 'apple-pay'|'google-pay'|null, card_scheme?: ?CardScheme::*, card_suffix?: ?string, cardholder_name?: ?string, eci?: ?string}
 * @phpstan-type NewPublicKeyCredential array{id: string, rawId: string, type: 'public-key', authenticatorAttachment?: string, clientExtensionResults?: array<string, mixed>, response: array{clientDataJSON: string, attestationObject: string, authenticatorData?: string, transports?: list<string>, publicKeyAlgorithm?: int, publicKey?: string}}
 * @phpstan-type NuveiAirlineDataOptions array{seatClass?: ?string, isCardholderTraveling?: ?bool}
 * @phpstan-type NuveiIdealOptions array{customData?: ?string}
 * @phpstan-type NuveiKlarnaOptions array{customData?: ?string}
 * @phpstan-type NuveiOptions array{customData?: ?string, airlineData?: ?NuveiAirlineDataOptions}
 * @phpstan-type NuveiPseOptions array{userType?: ?string, userFisNumber?: ?string, fiscalNumber?: ?string, bankCode?: ?string}
 * @phpstan-type OxxoOptions array{payment_method_expires_at?: ?int, approval_url?: ?string}
 * @phpstan-type PasskeyCreate array{display_name: string, credential: NewPublicKeyCredential}
 * @phpstan-type PasskeyUpdate array{display_name: string}
 * @phpstan-type PasswordOAuthAuthenticationCreate array{kind?: 'oauth_password', client_id: string, client_secret: string, token_url: string, scope?: ?string, username: string, password: string}
 * @phpstan-type PaymentLinkCreate array{buyer?: ?GuestBuyerInput, expires_at?: ?string, connection_options?: ?TransactionConnectionOptions, external_identifier?: ?string, statement_descriptor?: ?StatementDescriptorInput, locale?: ?string, merchant_name?: ?string, merchant_url?: ?string, merchant_banner_url?: ?string, merchant_color?: ?string, merchant_message?: ?string, merchant_terms_and_conditions_url?: ?string, merchant_favicon_url?: ?string, amount: int, country: string, currency: string, intent?: TransactionIntent::*, return_url?: ?string, cart_items?: ?list<CartItemInput>, metadata?: ?array<string, mixed>, payment_source?: TransactionPaymentSource::*, store?: bool, buyer_id?: ?string, installment_count?: ?int, capture_at?: ?string, pays_once?: bool}
 * @phpstan-type PaymentMethodUpdate array{expiration_date?: ?string, scheme_transaction_id?: ?string, scheme_transaction_id_scheme?: ?CardScheme::*, transaction_link_id?: ?string}
 * @phpstan-type PaymentOptionRequest array{metadata?: ?array<string, string>, country?: ?string, currency?: ?string, amount?: ?int, locale?: string, cart_items?: ?list<CartItemInput>}
 * @phpstan-type PaymentServiceCreate array{display_name: string, payment_service_definition_id: string, fields: list<FieldValueInput>, reporting_fields?: ?list<ReportingFieldInput>, position?: ?int, accepted_currencies: list<string>, accepted_countries: list<string>, active?: ?bool, three_d_secure_enabled?: bool, merchant_profile?: ?array<string, ?MerchantProfileScheme>, payment_method_tokenization_enabled?: ?bool, network_tokens_enabled?: ?bool, open_loop?: ?bool, settlement_reporting_enabled?: bool, refund_ingestion_enabled?: bool}
 * @phpstan-type PaymentServiceTokenCreate array{security_code?: ?string, payment_service_id: string, redirect_url: string}
 * @phpstan-type PaymentServiceUpdate array{display_name?: ?string, fields?: ?list<VoidableField>, reporting_fields?: ?list<ReportingFieldInput>, position?: ?int, accepted_currencies?: ?list<string>, accepted_countries?: ?list<string>, active?: ?bool, three_d_secure_enabled?: ?bool, merchant_profile?: ?array<string, ?MerchantProfileScheme>, payment_method_tokenization_enabled?: ?bool, network_tokens_enabled?: ?bool, open_loop?: ?bool, settlement_reporting_enabled?: bool, refund_ingestion_enabled?: bool}
 * @phpstan-type PayoutAchAccount array{method?: 'bank', scheme?: 'ach', account_holder: BankAccountHolder, account_number: string, routing_number: string, account_type: 'checking'|'savings', external_identifier?: ?string}
 * @phpstan-type PayoutBacsAccount array{method?: 'bank', scheme?: 'bacs', account_holder: BankAccountHolder, account_number: string, routing_number: string, external_identifier?: ?string}
 * @phpstan-type PayoutCard array{method?: 'card', number: string, expiration_date: string, card_scheme?: ?CardScheme::*, external_identifier?: ?string}
 * @phpstan-type PayoutConnectionOptions array{'checkout-card'?: ?CheckoutPayoutOptions}
 * @phpstan-type PayoutCreate array{amount: int, currency: string, payment_service_id: string, payment_method: PayoutCard|PayoutStoredCard|AnyPayoutAccountOf3, category?: ?PayoutCategory::*, external_identifier?: ?string, buyer_id?: ?string, buyer?: ?GuestBuyerInput, buyer_external_identifier?: ?string, merchant?: ?PayoutMerchant, connection_options?: ?PayoutConnectionOptions}
 * @phpstan-type PayoutMerchant array{name: string, identification_number: string, phone_number: string, url: string, statement_descriptor: string, merchant_category_code: string, address?: ?AddressInput}
 * @phpstan-type PayoutSepaAccount array{method?: 'bank', scheme?: 'sepa', account_holder: BankAccountHolder, account_number: string, external_identifier?: ?string}
 * @phpstan-type PayoutStoredCard array{method?: 'id', id: string}
 * @phpstan-type PaypalOptions array{order_update_callback_config?: ?PaypalOrderUpdateCallbackConfig, additional_data?: ?list<array<string, string>>, shipping?: ?PaypalShippingOptions, user_action?: ?string, shipping_preference?: ?string, brand_name?: ?string, landing_page?: ?string, locale?: ?string}
 * @phpstan-type PaypalOrderUpdateCallbackConfig array{callback_url?: ?string, callback_events?: ?list<'SHIPPING_ADDRESS'|'SHIPPING_OPTIONS'>}
 * @phpstan-type PaypalShippingOptions array{options?: ?list<PaypalShippingOptionsItem>}
 * @phpstan-type PaypalShippingOptionsItem array{id: string, label: string, selected: bool, type?: 'SHIPPING'|'PICKUP'|'PICKUP_IN_STORE'|'PICKUP_FROM_PERSON'|null, amount?: ?PaypalShippingOptionsItemAmount}
 * @phpstan-type PaypalShippingOptionsItemAmount array{currency_code: string, value: string}
 * @phpstan-type PazeClient array{id: string, name?: ?string, profileId?: ?string}
 * @phpstan-type PazeCobrandItem array{name: string, benefitsOffered?: ?bool}
 * @phpstan-type PazeDeliveryContactDetailsInput array{contactFullName: ?string, contactPhoneNumber: ?PazeMobileNumberInput}
 * @phpstan-type PazeEcomData array{cartContainsGiftCard?: ?bool, orderForPickup?: ?bool, orderHighestCost?: ?string, orderQuantity?: ?string, finalShippingAddress?: ?PazeShippingAddressInput}
 * @phpstan-type PazeEnhancedTransactionData array{ecomData?: ?PazeEcomData, travelData?: ?PazeTravelData}
 * @phpstan-type PazeLocationAddress array{name?: ?string, line1: string, line2?: ?string, line3?: ?string, city: string, state: string, zip: string, countryCode: string}
 * @phpstan-type PazeMobileNumberInput array{countryCode: string, phoneNumber: string}
 * @phpstan-type PazeMobileSessionCreateRequest array{client: PazeClient, sessionId: string, accessToken: string, callbackURLScheme: string, intent: 'REVIEW_AND_PAY'|'EXPRESS_CHECKOUT'|'ADD_CARD', transactionValue?: ?PazeTransactionValue, transactionType?: 'PURCHASE'|'CARD_ON_FILE'|'BOTH'|null, shippingPreference?: 'ALL'|'NONE'|null, billingPreference?: 'ALL'|'ZIP_COUNTRY'|'NONE'|null, emailAddress?: ?string, phoneNumber?: ?string, cobrand?: ?list<PazeCobrandItem>, acceptedShippingCountries?: ?list<string>, acceptedPaymentCardNetworks?: ?list<'VISA'|'MASTERCARD'>, alwaysEnableCheckout?: bool}
 * @phpstan-type PazePaymentMethodCreate array{buyer_external_identifier?: ?string, buyer_id?: ?string, cardholder_name?: ?string, redirect_url?: ?string, card_suffix?: ?string, card_scheme?: ?string, card_type?: ?string, method: 'paze', token: string, checkout_token?: ?string}
 * @phpstan-type PazeSessionCompleteRequest array{sessionId: string, code: string, accessToken: string, transactionType: 'PURCHASE'|'CARD_ON_FILE'|'BOTH', transactionOptions?: ?PazeTransactionOptions, transactionValue?: ?PazeTransactionValue, processingNetwork?: 'VISA'|'MASTERCARD'|'DISCOVER'|null, enhancedTransactionData?: ?PazeEnhancedTransactionData}
 * @phpstan-type PazeSessionRequest array{source?: 'web'|'mobile', domain_name?: ?string}
 * @phpstan-type PazeSessionReviewRequest array{sessionId: string, code: string, accessToken: string}
 * @phpstan-type PazeShippingAddressInput array{line1: string, line2?: ?string, line3?: ?string, city: string, state: string, zip: string, countryCode: string, deliveryContactDetails: ?PazeDeliveryContactDetailsInput}
 * @phpstan-type PazeTransactionOptions array{merchantCategoryCode?: ?string, billingPreference?: 'ALL'|'NONE'|null, payloadTypeIndicator?: 'ID'|'PAYMENT'|null}
 * @phpstan-type PazeTransactionValue array{transactionCurrency: string, transactionAmount: string}
 * @phpstan-type PazeTravelData array{passengerName?: ?string, roundTrip?: ?bool, departureDate?: ?string, returnDate?: ?string, departureLocation?: ?PazeLocationAddress, returnLocation?: ?PazeLocationAddress}
 * @phpstan-type PlaidPaymentMethodCreate array{method?: 'plaid', token: string, account_id?: ?string, payment_service_id?: ?string, buyer_id?: ?string, buyer_external_identifier?: ?string, external_identifier?: ?string}
 * @phpstan-type PowertranzOptions array{skipThreeDSecure?: ?bool}
 * @phpstan-type PreferencesInput array{language?: ?Language::*, time_zone?: ?string, look?: ?Look::*, has_single_keys?: ?bool}
 * @phpstan-type ProcessorReportCreate array{payment_service_id: string, name: string, content: string}
 * @phpstan-type ReceiptCreate array{email_address?: ?string, refund_id?: ?string, language?: 'en'|'es'|'pt'|'fr'|'de'|'ar'|null}
 * @phpstan-type RecipientInput array{first_name: string, last_name: string, address?: ?AddressInput, account_number?: ?string, date_of_birth?: ?string}
 * @phpstan-type ReconciliationClose array{reason?: ?string, reconciled_at?: ?string}
 * @phpstan-type RedirectPaymentMethodCreate array{method: 'abitab'|'affirm'|'afterpay'|'alipay'|'alipayhk'|'arcuspaynetwork'|'bacs'|'bancontact'|'bcp'|'becs'|'bitpay'|'blik'|'boleto'|'boost'|'breb'|'ach'|'capitec'|'cashapp'|'cashappafterpay'|'clearpay'|'custom_push'|'custom_redirect'|'custom_tokenize'|'dana'|'dcb'|'dlocal'|'ebanx'|'eckoh'|'efecty'|'eps'|'everydaypay'|'gcash'|'gem'|'gemds'|'giropay'|'givingblock'|'gocardless'|'gopay'|'grabpay'|'ideal'|'interac'|'kakaopay'|'kcp'|'khipu'|'klarna'|'konbini'|'latitude'|'latitudeds'|'laybuy'|'linepay'|'linkaja'|'maybankqrpay'|'mercadopago'|'multibanco'|'multipago'|'netbanking'|'nupay'|'nequi'|'oney_10x'|'oney_12x'|'oney_3x'|'oney_4x'|'oney_6x'|'onlinebankingcz'|'onelink'|'ovo'|'oxxo'|'p24'|'pagoefectivo'|'paybybank'|'payid'|'paymaya'|'paysquad'|'paypal'|'paypalpaylater'|'paypay'|'payto'|'payvalida'|'picpay'|'pix'|'pse'|'rabbitlinepay'|'rapipago'|'razorpay'|'redpagos'|'scalapay'|'sepa'|'servipag'|'seveneleven'|'shopeepay'|'singteldash'|'smartpay'|'sofort'|'spei'|'stitch'|'swish'|'stripe'|'stripedd'|'stripetoken'|'tapi'|'tapifintechs'|'thaiqr'|'touchngo'|'truemoney'|'trustly'|'trustlyeurope'|'upi'|'venmo'|'vipps'|'waave'|'webpay'|'wechat'|'wero'|'yape'|'zippay', buyer_id?: ?string, buyer_external_identifier?: ?string, country: string, currency: string, redirect_url: string, external_identifier?: ?string}
 * @phpstan-type RefundCreate array{transaction_id: string, amount?: ?int, target_type?: RefundTargetType::*, target_id?: ?string, reason?: ?string, external_identifier?: ?string, despite_chargeback?: ?bool}
 * @phpstan-type ReportCreate array{name: string, description?: ?string, schedule: ReportSchedule::*, schedule_enabled: bool, schedule_timezone?: string, spec: TransactionsReportSpec|TransactionRetriesReportSpec|DetailedSettlementReportSpec|AccountsReceivablesReportSpec|AiInsightsReportSpec}
 * @phpstan-type ReportExecutionUrlGenerate array{expires_in?: int}
 * @phpstan-type ReportUpdate array{name?: ?string, description?: ?string, schedule_enabled?: ?bool}
 * @phpstan-type ReportingFieldInput array{key: string, value: string}
 * @phpstan-type RiskifiedAntiFraudOptions array{line_items?: ?list<RiskifiedAntiFraudOptionsLineItem>}
 * @phpstan-type RiskifiedAntiFraudOptionsLineItem array{delivered_to?: 'shipping_address'|'store_pickup'|null}
 * @phpstan-type RoleAssignmentCreate array{user_id: string, role_id: string, merchant_account_id?: ?string, withheld?: list<WithheldAct::*>, limits?: list<RoleLimitInput>}
 * @phpstan-type RoleAssignmentUpdate array{withheld?: ?list<WithheldAct::*>, limits?: ?list<RoleLimitInput>}
 * @phpstan-type RoleLimitInput array{act: LimitedAct::*, currency: string, amount_per_act?: ?int, amount_per_day?: ?int}
 * @phpstan-type SandboxClockUpdate array{advance_seconds?: ?int, now?: ?string}
 * @phpstan-type SandboxRelayCreate array{payment_method_id: string, content_type?: string, body: string}
 * @phpstan-type SandboxSituationCreate array{kind: SandboxSituationKind::*, payment_service_id?: ?string, transaction_id?: ?string, ends_at?: ?string, times?: ?int, latency_ms?: ?int}
 * @phpstan-type SavedViewCreate array{name: string, screen: string, query: array<string, list<string>>, shared?: bool}
 * @phpstan-type SavedViewUpdate array{name?: string, query?: array<string, list<string>>, shared?: bool}
 * @phpstan-type SepaBankPaymentMethodCreate array{method?: 'bank', account_holder: BankAccountHolder, buyer_id?: ?string, buyer_external_identifier?: ?string, external_identifier?: ?string, payment_service_id?: ?string, scheme?: 'sepa', account_number: string, routing_number?: ?string}
 * @phpstan-type ShippingDetailsCreateInput array{first_name?: ?string, last_name?: ?string, email_address?: ?string, phone_number?: ?string, address?: ?AddressInput}
 * @phpstan-type ShippingDetailsUpdate array{first_name?: ?string, last_name?: ?string, email_address?: ?string, phone_number?: ?string, address?: ?AddressInput}
 * @phpstan-type StatementDescriptorInput array{name?: ?string, description?: ?string, city?: ?string, country?: ?string, phone_number?: ?string, url?: ?string, postal_code?: ?string}
 * @phpstan-type StripeCardOptions array{stripe_connect?: ?StripeConnectOptions, customer_id?: ?string, error_on_requires_action?: ?bool}
 * @phpstan-type StripeConnectOptions array{stripe_account?: ?string, application_fee_amount?: ?int, on_behalf_of?: ?string, transfer_data_destination?: ?string, transfer_group?: ?string}
 * @phpstan-type StripeOptions array{stripe_connect?: ?StripeConnectOptions}
 * @phpstan-type StripeVoucherOptions array{stripe_connect?: ?StripeConnectOptions, expires_in_minutes?: ?int}
 * @phpstan-type TaxIdInput array{value: string, kind: TaxIdKind::*}
 * @phpstan-type ThreeDSServerPut array{three_ds_server_definition_id: string, fields: list<VoidableField>}
 * @phpstan-type ThreeDSServerVerify array{three_ds_server_definition_id: string, fields: list<VoidableField>}
 * @phpstan-type ThreeDSecureDataV1Input array{cavv: string, eci: string, version: string, directory_response: string, scheme?: ?CardScheme::*, authentication_response: string, cavv_algorithm: string, xid: string}
 * @phpstan-type ThreeDSecureDataV2 array{cavv: string, eci: string, version: string, directory_response: string, scheme?: ?CardScheme::*, authentication_response?: ?string, directory_transaction_id: string, transaction_reason?: ?string, cardholder_info?: ?string}
 * @phpstan-type ThreeDSecureRequest array{amount?: ?int}
 * @phpstan-type ThreeDSecureScenarioConditionsInput array{first_name?: ?string, last_name?: ?string, email_address?: ?string, amount?: ?int, external_identifier?: ?string, card_number?: ?string}
 * @phpstan-type ThreeDSecureScenarioCreate array{position?: ?int, conditions: ThreeDSecureScenarioConditionsInput, outcome: ThreeDSecureScenarioOutcomeInput}
 * @phpstan-type ThreeDSecureScenarioMatchRequest array{first_name?: ?string, last_name?: ?string, email_address?: ?string, amount?: ?int, external_identifier?: ?string, card_number?: ?string}
 * @phpstan-type ThreeDSecureScenarioOrder array{three_ds_scenario_ids: list<string>}
 * @phpstan-type ThreeDSecureScenarioOutcomeAuthenticationInput array{transaction_status: 'Y'|'N'|'A'|'R'|'U'|'C'|'timeout'}
 * @phpstan-type ThreeDSecureScenarioOutcomeInput array{enrollment?: 'Y'|'N'|null, version?: ?string, authentication: ThreeDSecureScenarioOutcomeAuthenticationInput, result?: ?ThreeDSecureScenarioOutcomeResultInput}
 * @phpstan-type ThreeDSecureScenarioOutcomeResultInput array{transaction_status: 'Y'|'N'|'timeout'}
 * @phpstan-type ThreeDSecureScenarioUpdate array{position?: ?int, conditions?: ?ThreeDSecureScenarioConditionsInput, outcome?: ?ThreeDSecureScenarioOutcomeInput}
 * @phpstan-type TokenPaymentMethodCreate array{id: string, method?: 'id', security_code?: ?string, redirect_url?: ?string}
 * @phpstan-type TokenServicePut array{fields: list<VoidableField>}
 * @phpstan-type TokenServiceVerify array{fields: list<VoidableField>}
 * @phpstan-type TransactionAuthorizationIncrementCreate array{amount: int}
 * @phpstan-type TransactionCaptureCreate array{amount?: ?int, airline?: ?AirlineInput, cart_items?: ?list<CartItemInput>, final?: bool, external_identifier?: ?string, reauthorize_if_authorization_expired?: bool}
 * @phpstan-type TransactionConnectionOptions array{'checkout-card'?: ?CheckoutCardOptions, 'mercadopago-boleto'?: ?MercadoPagoOfflineOptions, 'mercadopago-card'?: ?MercadoPagoCardOptions, 'mercadopago-oxxo'?: ?MercadoPagoOfflineOptions, 'mercadopago-pix'?: ?MercadoPagoOfflineOptions, 'mock-card'?: ?MockCardOptions, 'mock-oxxo'?: ?MockApprovalOptions, 'mock-paybybank'?: ?MockApprovalOptions, 'mock-pix'?: ?MockApprovalOptions, 'stripe-bank'?: ?StripeOptions, 'stripe-boleto'?: ?StripeVoucherOptions, 'stripe-card'?: ?StripeCardOptions, 'stripe-konbini'?: ?StripeVoucherOptions, 'stripe-multibanco'?: ?StripeOptions, 'stripe-oxxo'?: ?StripeVoucherOptions, 'account-updater'?: ?AccountUpdaterOptions, 'adyen-ach'?: ?AdyenOptions, 'adyen-afterpay'?: ?AdyenOptions, 'adyen-cashappafterpay'?: ?AdyenOptions, 'adyen-alipay'?: ?AdyenOptions, 'adyen-card'?: ?AdyenCardOptions, 'adyen-cashapp'?: ?AdyenOptions, 'adyen-gcash'?: ?AdyenOptions, 'adyen-giropay'?: ?AdyenOptions, 'adyen-ideal'?: ?AdyenOptions, 'adyen-konbini'?: ?AdyenOptions, 'adyen-paybybank'?: ?AdyenOptions, 'adyen-paypay'?: ?AdyenOptions, 'adyen-pix'?: ?AdyenPixOptions, 'adyen-sepa'?: ?AdyenSepaOptions, 'adyen-seveneleven'?: ?AdyenOptions, 'adyen-sofort'?: ?AdyenOptions, 'adyen-swish'?: ?AdyenOptions, 'adyen-vipps'?: ?AdyenOptions, 'affirm-affirm'?: ?AffirmOptions, 'braintree-card'?: ?BraintreeOptions, 'chaseorbital-card'?: ?ChaseOptions, 'cybersource-anti-fraud'?: ?CybersourceAntiFraudOptions, 'cybersource-card'?: ?CybersourceOptions, 'cybersource-ideal'?: ?CybersourceOptions, 'cybersource-kcp'?: ?CybersourceOptions, 'dlocal-card'?: ?DlocalCardOptions, 'dlocal-nequi'?: ?DlocalOptions, 'dlocal-upi'?: ?DlocalUpiOptions, 'dlocal-pix'?: ?DlocalPixOptions, 'dlocal-gcash'?: ?DlocalOptions, 'ecommpay-card'?: ?EcommpayOptions, 'klarna-klarna'?: ?KlarnaOptions, 'fiserv-card'?: ?FiservOptions, 'forter-anti-fraud'?: ?ForterAntiFraudOptions, 'gem-gem'?: ?LatitudeOptions, 'gem-gemds'?: ?LatitudeOptions, 'givingblock-givingblock'?: ?GivingBlockOptions, 'gocardless-gocardless'?: ?GoCardlessOptions, 'latitude-latitude'?: ?LatitudeOptions, 'latitude-latitudeds'?: ?LatitudeOptions, 'mattilda-tapi'?: ?MattildaTapiOptions, 'mattilda-tapifintechs'?: ?MattildaTapiOptions, 'monato-spei'?: ?MonatoSpeiOptions, 'mockds-card'?: ?MockCardOptions, 'nuvei-card'?: ?NuveiOptions, 'nuvei-ideal'?: ?NuveiIdealOptions, 'nuvei-klarna'?: ?NuveiKlarnaOptions, 'nuvei-pse'?: ?NuveiPseOptions, 'oxxo-oxxo'?: ?OxxoOptions, 'paypal-paypal'?: ?PaypalOptions, 'paypal-paypalpaylater'?: ?PaypalOptions, 'powertranz-card'?: ?PowertranzOptions, 'riskified-anti-fraud'?: ?RiskifiedAntiFraudOptions, 'stripe-affirm'?: ?StripeOptions, 'stripe-klarna'?: ?StripeOptions, 'stripe-onelink'?: ?StripeOptions, 'stripe-stripe'?: ?StripeOptions, 'travelhub-card'?: ?TravelhubOptions, 'trustly-trustly'?: ?TrustlyOptions, 'worldpayvap-card'?: ?WorldpayVapOptions, 'wpay-everydaypay'?: ?WpayEverdaypayOptions, 'wpay-payto'?: ?WpayPaytoOptions}
 * @phpstan-type TransactionCreate array{amount: int, currency: string, country?: ?string, payment_method?: CardWithUrlPaymentMethodCreate|RedirectPaymentMethodCreate|TokenPaymentMethodCreate|ApplePayPaymentMethodCreate|AnyClickToPayPaymentMethodCreateOf2|GooglePayPaymentMethodCreate|GooglePayFpanPaymentMethodCreate|PazePaymentMethodCreate|NetworkTokenPaymentMethodCreate|PlaidPaymentMethodCreate|AnyBankPaymentMethodCreateOf4|CheckoutSessionWithUrlPaymentMethodCreate|null, buyer?: ?GuestBuyerInput, buyer_id?: ?string, buyer_external_identifier?: ?string, gift_cards?: ?list<GiftCardTransactionCreate|GiftCardTokenTransactionCreate>, external_identifier?: ?string, intent?: TransactionIntent::*, store?: bool, three_d_secure_data?: ThreeDSecureDataV1Input|ThreeDSecureDataV2|null, three_d_secure?: ?ThreeDSecureRequest, metadata?: ?array<string, string>, is_subsequent_payment?: bool, merchant_initiated?: bool, payment_source?: TransactionPaymentSource::*, airline?: ?AirlineInput, description?: ?string, cart_items?: ?list<CartItemInput>, statement_descriptor?: ?StatementDescriptorInput, previous_scheme_transaction_id?: ?string, previous_transaction_link_id?: ?string, browser_info?: ?BrowserInfoInput, shipping_details_id?: ?string, connection_options?: ?TransactionConnectionOptions, async_capture?: bool, anti_fraud_fingerprint?: ?string, payment_service_id?: ?string, account_funding_transaction?: bool, allow_partial_authorization?: bool, recipient?: ?RecipientInput, installment_count?: ?int, tax_amount?: ?int, merchant_tax_id?: ?string, purchase_order_number?: ?string, customer_reference_number?: ?string, amount_includes_tax?: ?bool, supplier_order_number?: ?string, duty_amount?: ?int, shipping_amount?: ?int, surcharge_amount?: ?int, tip_amount?: ?int, receipt_email?: ?string, integration_client?: ?IntegrationClient::*, approval_expires_at?: ?string, capture_at?: ?string, pays_once?: bool, retry?: ?TransactionRetryCreate}
 * @phpstan-type TransactionRefundAllCreate array{reason?: ?string, external_identifier?: ?string, despite_chargeback?: ?bool}
 * @phpstan-type TransactionRefundCreate array{amount?: ?int, target_type?: RefundTargetType::*, target_id?: ?string, reason?: ?string, external_identifier?: ?string, despite_chargeback?: ?bool}
 * @phpstan-type TransactionRetriesReportSpec array{model?: 'transaction_retries', params: array<string, mixed>}
 * @phpstan-type TransactionRetryCreate array{max_days?: int, max_attempts?: int}
 * @phpstan-type TransactionReview array{decision: 'accept'|'reject'}
 * @phpstan-type TransactionUpdate array{status?: ?TransactionStatus::*, amount?: ?int, authorized_amount?: ?int, captured_amount?: ?int, payment_service_transaction_id?: ?string, external_identifier?: ?string, metadata?: ?array<string, string>, connection_options?: ?TransactionConnectionOptions, capture_at?: ?string}
 * @phpstan-type TransactionsReportSpec array{model?: 'transactions', params: array<string, mixed>}
 * @phpstan-type TravelHubCustomData array{name: string, value: string, type?: ?string}
 * @phpstan-type TravelhubOptions array{customData?: ?list<TravelHubCustomData>, companyName?: ?string}
 * @phpstan-type TrustlyOptions array{refreshSplitToken?: ?bool}
 * @phpstan-type UpdateTransactionSessionRequest array{payload?: ?array<string, mixed>}
 * @phpstan-type UserCreate array{email_address: string, display_name: string, roles?: list<UserRole>}
 * @phpstan-type UserInvitationCreate array{hours?: int, remove_passkeys?: bool}
 * @phpstan-type UserRole array{role_id: string, merchant_account_id?: ?string, withheld?: list<WithheldAct::*>, limits?: list<RoleLimitInput>}
 * @phpstan-type UserUpdate array{display_name?: ?string}
 * @phpstan-type VaultForwardAuthenticationCreate array{kind: VaultForwardAuthenticationKind::*, method?: ?string, display_name: string, fields: list<VaultForwardAuthenticationFieldInput>}
 * @phpstan-type VaultForwardAuthenticationFieldInput array{key: string, value: string}
 * @phpstan-type VaultForwardAuthenticationUpdate array{display_name?: ?string, fields?: ?list<VaultForwardAuthenticationFieldInput>}
 * @phpstan-type VaultForwardConfigCreate array{definition_id: string, display_name?: ?string, hosts?: ?list<string>}
 * @phpstan-type VaultForwardConfigUpdate array{display_name?: ?string, hosts?: ?list<string>}
 * @phpstan-type VerifyCredentials array{payment_service_definition_id: string, payment_service_id?: ?string, fields: list<FieldValueInput>}
 * @phpstan-type VoidCreate array{transaction_id: string}
 * @phpstan-type VoidableField array{key: string, value: string}
 * @phpstan-type WebhookAcknowledgement array{response_status: ?int, duration_ms: int}
 * @phpstan-type WebhookReplay array{from: string, until: string, statuses?: list<WebhookDeliveryStatus::*>, events?: ?list<WebhookEventName::*>}
 * @phpstan-type WebhookResendCreate array{created_at_gte?: ?string, created_at_lte?: ?string, statuses?: list<WebhookDeliveryStatus::*>, events?: ?list<WebhookEventName::*>, resource_id?: ?string, delivery_ids?: ?list<string>}
 * @phpstan-type WebhookSubscriptionCreate array{active?: bool, url: string, authentication?: BasicAuthenticationCreate|CredentialsOAuthAuthenticationCreate|PasswordOAuthAuthenticationCreate|null, merchant_account_id?: null, events?: ?list<WebhookEventName::*>, api_version?: WebhookApiVersion::*, ordering?: WebhookOrdering::*}
 * @phpstan-type WebhookSubscriptionRotateSecret array{delta?: ?int}
 * @phpstan-type WebhookSubscriptionUpdate array{active?: ?bool, url?: ?string, authentication?: BasicAuthenticationCreate|CredentialsOAuthAuthenticationCreate|PasswordOAuthAuthenticationCreate|null, paused?: bool, events?: ?list<WebhookEventName::*>, api_version?: WebhookApiVersion::*, ordering?: WebhookOrdering::*}
 * @phpstan-type WebhookTest array{event: WebhookEventName::*}
 * @phpstan-type WorldpayVapOptions array{reportGroup?: ?string, orderId?: ?string}
 * @phpstan-type WpayEverdaypayOptions array{merchant_defined_data?: ?array<string, string>, customerId?: ?string, rewardsAccessToken?: ?string, deviceId?: ?string, postPaymentRedirect?: ?bool}
 * @phpstan-type WpayPaytoOptions array{instrument?: ?WpayPaytoResourceOptions, payment?: ?WpayPaytoResourceOptions, refund?: ?WpayPaytoResourceOptions}
 * @phpstan-type WpayPaytoResourceOptions array{simulation?: ?WpayPaytoSimulationOptions}
 * @phpstan-type WpayPaytoSimulationOptions array{simulate?: ?string, delay?: ?int}
 */
final class Shapes
{
    /** Members that are objects, and so are `{}` where an array is empty; `false`: lists elsewhere. */
    public const OBJECTS = [
        'account-updater' => true,
        'accountInfo' => true,
        'account_holder' => true,
        'additionalData' => true,
        'address' => true,
        'adyen-ach' => true,
        'adyen-afterpay' => true,
        'adyen-alipay' => true,
        'adyen-card' => true,
        'adyen-cashapp' => true,
        'adyen-cashappafterpay' => true,
        'adyen-gcash' => true,
        'adyen-giropay' => true,
        'adyen-ideal' => true,
        'adyen-konbini' => true,
        'adyen-paybybank' => true,
        'adyen-paypay' => true,
        'adyen-pix' => true,
        'adyen-sepa' => true,
        'adyen-seveneleven' => true,
        'adyen-sofort' => true,
        'adyen-swish' => true,
        'adyen-vipps' => true,
        'affirm-affirm' => true,
        'airline' => true,
        'airlineData' => true,
        'alerting_policy' => true,
        'amount' => true,
        'assertion' => true,
        'assurance_details' => true,
        'authentication' => true,
        'basic_item_data' => true,
        'billing_details' => true,
        'braintree-card' => true,
        'browser_info' => true,
        'buyer' => true,
        'card' => true,
        'chaseorbital-card' => true,
        'checkout-card' => true,
        'client' => true,
        'clientExtensionResults' => true,
        'comments' => true,
        'connection_options' => true,
        'contactPhoneNumber' => true,
        'coupon_discount_amount' => true,
        'credential' => true,
        'custom_fields' => true,
        'cybersource-anti-fraud' => true,
        'cybersource-card' => true,
        'cybersource-ideal' => true,
        'cybersource-kcp' => true,
        'default_sdk_type' => true,
        'deliveryContactDetails' => true,
        'delivery_details' => true,
        'departureLocation' => true,
        'device_render_options' => true,
        'discounts' => true,
        'dlocal-card' => true,
        'dlocal-gcash' => true,
        'dlocal-nequi' => true,
        'dlocal-pix' => true,
        'dlocal-upi' => true,
        'dynamic_data_fields' => true,
        'ecomData' => true,
        'ecommpay-card' => true,
        'enhancedTransactionData' => true,
        'extra_configuration' => true,
        'filters' => true,
        'finalShippingAddress' => true,
        'fiserv-card' => true,
        'forter-anti-fraud' => true,
        'gem-gem' => true,
        'gem-gemds' => true,
        'givingblock-givingblock' => true,
        'gocardless-gocardless' => true,
        'incident_policy' => true,
        'installmentOptions' => true,
        'instrument' => true,
        'itinerary' => true,
        'klarna-klarna' => true,
        'latitude-latitude' => true,
        'latitude-latitudeds' => true,
        'mapping' => true,
        'mattilda-tapi' => true,
        'mattilda-tapifintechs' => true,
        'mercadopago-boleto' => true,
        'mercadopago-card' => true,
        'mercadopago-oxxo' => true,
        'mercadopago-pix' => true,
        'merchant' => true,
        'merchantRiskIndicator' => true,
        'merchant_advice_code' => true,
        'merchant_defined_data' => true,
        'merchant_defined_information' => true,
        'merchant_profile' => true,
        'metadata' => false,
        'mock-card' => true,
        'mock-oxxo' => true,
        'mock-paybybank' => true,
        'mock-pix' => true,
        'mockds-card' => true,
        'monato-spei' => true,
        'money' => true,
        'nuvei-card' => true,
        'nuvei-ideal' => true,
        'nuvei-klarna' => true,
        'nuvei-pse' => true,
        'order_update_callback_config' => true,
        'oxxo-oxxo' => true,
        'params' => true,
        'payload' => true,
        'payment' => true,
        'payment_method' => true,
        'payments' => true,
        'paypal-paypal' => true,
        'paypal-paypalpaylater' => true,
        'personal_details' => true,
        'pixRecurring' => true,
        'powertranz-card' => true,
        'preferences' => true,
        'query' => true,
        'receipts' => true,
        'recipient' => true,
        'recurringAmount' => true,
        'recurring_info' => true,
        'refunds' => true,
        'response' => true,
        'result' => true,
        'retry' => true,
        'returnLocation' => true,
        'riskData' => true,
        'riskified-anti-fraud' => true,
        'sdk_ephemeral_pub_key' => true,
        'shipping' => true,
        'shipping_details' => true,
        'simulation' => true,
        'spec' => true,
        'splits' => true,
        'statement_descriptor' => true,
        'stripe-affirm' => true,
        'stripe-bank' => true,
        'stripe-boleto' => true,
        'stripe-card' => true,
        'stripe-klarna' => true,
        'stripe-konbini' => true,
        'stripe-multibanco' => true,
        'stripe-onelink' => true,
        'stripe-oxxo' => true,
        'stripe-stripe' => true,
        'stripe_connect' => true,
        'subscription' => true,
        'tax_id' => true,
        'three_d_secure' => true,
        'three_d_secure_data' => true,
        'token' => true,
        'total_discount' => true,
        'transactionOptions' => true,
        'transactionValue' => true,
        'travelData' => true,
        'travelhub-card' => true,
        'trustly-trustly' => true,
        'wallet' => true,
        'worldpayvap-card' => true,
        'wpay-everydaypay' => true,
        'wpay-payto' => true,
    ];
}
