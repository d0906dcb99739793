<?php

// made from contract VERSION 2026-11-01.55; do not edit

declare(strict_types=1);

namespace Railyard\Generated;

use Railyard\Record;

/**
 * @property-read 'account-updater-inquiry' $type
 * @property-read string $id Names the question.
 * @property-read string $payment_method_id The card that is asked about.
 */
final class AccountUpdaterInquirySummary extends Record
{
}

/**
 * @property-read 'account-updater-job' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read list<AccountUpdaterInquirySummary> $inquiries One for each card that the schemes are asked about.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class AccountUpdaterJob extends Record
{
    protected const MEMBERS = ['inquiries' => [AccountUpdaterInquirySummary::class]];
}

/**
 * @property-read CardScheme::*|string $scheme A scheme that the card carries beside its first one.
 * @property-read ?string $icon_url
 */
final class AdditionalSchemeDetail extends Record
{
}

/**
 * @property-read ?string $city Town or village.
 * @property-read ?string $country Country of the address.
 * @property-read ?string $postal_code ZIP or postal code.
 * @property-read ?string $state State, province or county in words.
 * @property-read ?string $state_code
 * @property-read ?string $house_number_or_name Where in the street it is.
 * @property-read ?string $line1 Street, and the number where `house_number_or_name` is left out.
 * @property-read ?string $line2 What does not fit into the first line.
 * @property-read ?string $organization Company, where the address is one's.
 */
final class Address extends Record
{
}

/**
 * @property-read 'agent-mandate' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $purpose What it is for, in words of the person who gives it.
 * @property-read list<AgentMandateAction::*|string> $actions What may be done.
 * @property-read string $currency The one currency of all of it.
 * @property-read ?AgentMandateLimits $payments How much may be paid.
 * @property-read ?AgentMandateLimits $refunds How much may be refunded.
 * @property-read list<string> $buyer_ids Only payments of these buyers.
 * @property-read list<string> $payment_method_ids Only payments with these stored payment methods.
 * @property-read list<string> $external_identifiers Only payments with one of these identifiers of yours, of an order say.
 * @property-read string $valid_from Nothing may be done before.
 * @property-read string $valid_until Nothing may be begun from then on.
 * @property-read AgentMandateState::*|string $state Whether it holds now.
 * @property-read AgentMandateUse $paid What is taken of `payments`.
 * @property-read AgentMandateUse $refunded What is taken of `refunds`.
 * @property-read ?AgentMandateUse $payments_left What may still be paid.
 * @property-read ?AgentMandateUse $refunds_left What may still be refunded.
 * @property-read ?Creator $creator The API key or the user that gave it.
 * @property-read string $created_at
 * @property-read string $updated_at When it was last used or revoked.
 * @property-read ?string $revoked_at When somebody took it back.
 */
final class AgentMandate extends Record
{
    protected const MEMBERS = [
        'payments' => AgentMandateLimits::class,
        'refunds' => AgentMandateLimits::class,
        'paid' => AgentMandateUse::class,
        'refunded' => AgentMandateUse::class,
        'payments_left' => AgentMandateUse::class,
        'refunds_left' => AgentMandateUse::class,
        'creator' => Creator::class,
    ];
}

/**
 * @property-read string $payment_service_id What would be tried.
 * @property-read string $display_name
 */
final class AgentMandateAttempt extends Record
{
}

/**
 * @property-read 'agent-mandate-check' $type
 * @property-read bool $allowed Whether it would be begun now.
 * @property-read list<AgentMandateProblem> $problems All that would have to be otherwise.
 * @property-read ?int $amount What it would come to.
 * @property-read ?AgentMandateUse $payments_left What may still be paid.
 * @property-read ?AgentMandateUse $refunds_left What may still be refunded.
 * @property-read ?AgentMandateRoute $route Of a payment.
 */
final class AgentMandateChecked extends Record
{
    protected const MEMBERS = [
        'problems' => [AgentMandateProblem::class],
        'payments_left' => AgentMandateUse::class,
        'refunds_left' => AgentMandateUse::class,
        'route' => AgentMandateRoute::class,
    ];
}

/**
 * @property-read int $amount_max Each of them, at most.
 * @property-read int $total_max All of them together, at most.
 * @property-read int $count_max How many may be begun.
 */
final class AgentMandateLimits extends Record
{
}

/**
 * @property-read string $pointer Which member of what was asked is about.
 * @property-read string $message What would be right, in a sentence that begins with that member.
 * @property-read string $type `value_error.agent_mandate.…` where it is the mandate that does not allow it.
 */
final class AgentMandateProblem extends Record
{
}

/**
 * @property-read list<AgentMandateAttempt> $attempts Payment services in the order in which they would be tried.
 * @property-read ?string $error_code What it would be declined with before anything is sent.
 * @property-read 'attempt'|'force'|'skip'|string|null $three_d_secure What a rule says of 3-D Secure.
 */
final class AgentMandateRoute extends Record
{
    protected const MEMBERS = ['attempts' => [AgentMandateAttempt::class]];
}

/**
 * @property-read int $amount All of them together.
 * @property-read int $count How many.
 */
final class AgentMandateUse extends Record
{
}

/**
 * @property-read ?string $booking_code Code of the booking, as travellers know it.
 * @property-read ?bool $is_cardholder_traveling Whether who pays travels too.
 * @property-read ?string $issued_address Where the ticket was issued.
 * @property-read ?string $issued_at When the ticket was issued.
 * @property-read ?string $issuing_carrier_code Two or three characters of the airline that issued the ticket.
 * @property-read ?string $issuing_carrier_name The airline that issued the ticket, in words.
 * @property-read ?string $issuing_iata_designator IATA designator, two characters, of the airline that issued the ticket.
 * @property-read ?string $issuing_icao_code ICAO code, three characters, of the airline that issued the ticket.
 * @property-read ?list<AirlineLeg> $legs The flights, in order.
 * @property-read ?string $passenger_name_record PNR in the reservation system.
 * @property-read ?list<AirlinePassenger> $passengers Who travels.
 * @property-read ?string $reservation_system The system in which it was booked.
 * @property-read ?bool $restricted_ticket Whether it cannot be refunded or changed.
 * @property-read 'electronic'|'other'|string|null $ticket_delivery_method How the traveller gets the ticket.
 * @property-read ?string $ticket_number Number of the ticket for all flights.
 * @property-read ?string $travel_agency_code IATA code of the agency.
 * @property-read ?string $travel_agency_invoice_number The agency's invoice.
 * @property-read ?string $travel_agency_name The agency that sold the ticket.
 * @property-read ?string $travel_agency_plan_name The agency's tour or plan.
 */
final class Airline extends Record
{
    protected const MEMBERS = ['legs' => [AirlineLeg::class], 'passengers' => [AirlinePassenger::class]];
}

/**
 * @property-read ?string $arrival_airport IATA code of the airport of arrival, three letters.
 * @property-read ?string $arrival_at Local landing time with its offset.
 * @property-read ?string $arrival_city Where the flight lands.
 * @property-read ?string $arrival_country Where the flight lands.
 * @property-read ?string $carrier_code Two or three characters of the airline that flies.
 * @property-read ?string $carrier_name The airline that flies, in words.
 * @property-read ?string $iata_designator Two characters of the airline that flies, by IATA.
 * @property-read ?string $icao_code Three characters of the airline that flies, by ICAO.
 * @property-read ?string $coupon_number Which coupon of the ticket is used.
 * @property-read ?string $departure_airport IATA code of the airport of departure, three letters.
 * @property-read ?string $departure_at Local take-off time with its offset.
 * @property-read ?string $departure_city Where the flight starts.
 * @property-read ?string $departure_country Where the flight starts.
 * @property-read ?int $departure_tax_amount Tax for leaving the country.
 * @property-read ?int $fare_amount Price of the flight alone.
 * @property-read ?string $fare_basis_code The airline's code for the rules of the fare.
 * @property-read ?int $fee_amount What is charged on top of fare and tax.
 * @property-read ?string $flight_class Class of the fare, a letter or few.
 * @property-read ?string $flight_number Number of the flight, without the airline.
 * @property-read 'round_trip'|'one_way'|string|null $route_type Whether the traveller comes back on the same ticket.
 * @property-read ?string $seat_class Where the traveller sits.
 * @property-read ?bool $stop_over Whether the traveller stays at the stop before.
 * @property-read ?int $tax_amount Taxes on this flight.
 */
final class AirlineLeg extends Record
{
}

/**
 * @property-read 'adult'|'infant'|string|null $age_group How the traveller is priced.
 * @property-read ?string $date_of_birth The traveller's birthday.
 * @property-read ?string $email_address Where the traveller is reached.
 * @property-read ?string $first_name Given name as on the passport.
 * @property-read ?string $frequent_flyer_number Number in the airline's loyalty programme.
 * @property-read ?string $last_name Family name as on the passport.
 * @property-read ?string $passport_number Of the passport that is travelled with.
 * @property-read ?string $phone_number Where the traveller is reached.
 * @property-read ?string $ticket_number Number of this traveller's ticket.
 * @property-read ?string $title Form of address.
 * @property-read ?string $country_code Country whose passport is used.
 */
final class AirlinePassenger extends Record
{
}

/**
 * @property-read 'anti-fraud-service-definition' $type
 * @property-read string $id The connector's name, for example `mock-anti-fraud`.
 * @property-read string $display_name
 * @property-read list<DefinitionField> $fields
 * @property-read ?string $icon_url
 */
final class AntiFraudServiceDefinition extends Record
{
    protected const MEMBERS = ['fields' => [DefinitionField::class]];
}

/**
 * @property-read 'anti-fraud-service' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $anti_fraud_service_definition_id The connector that is set up.
 * @property-read string $display_name
 * @property-read bool $active
 * @property-read AntiFraudServiceStatus::*|string $status
 * @property-read bool $silent_mode_enabled
 * @property-read ?string $webhook_url The address that takes what the provider decides later.
 * @property-read list<FieldValue> $fields
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class AntiFraudServiceDetails extends Record
{
    protected const MEMBERS = ['fields' => [FieldValue::class]];
}

/**
 * @property-read 'api-key-pair' $type
 * @property-read string $id
 * @property-read string $thumbprint RFC 7638 thumbprint of the public key.
 * @property-read string $display_name
 * @property-read CertificateAlgorithm::*|string $algorithm `ECDSA` is a P-521 or P-256 key, or Ed25519 where you gave one.
 * @property-read bool $active Whether tokens signed with it are accepted.
 * @property-read ?string $private_key PEM, in the answer that made the key and never again.
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read ?string $last_used_at When a token of it was last accepted, to within some minutes.
 * @property-read ?ApiKeyPairCreator $creator Who made it.
 * @property-read list<MerchantAccountSummary> $merchant_accounts The merchant accounts that the key is bound to.
 * @property-read list<Role> $roles What the key allows, together with the scopes of each token.
 * @property-read ?string $agent_mandate_id Of an agent.
 */
final class ApiKeyPair extends Record
{
    protected const MEMBERS = [
        'creator' => ApiKeyPairCreator::class,
        'merchant_accounts' => [MerchantAccountSummary::class],
        'roles' => [Role::class],
    ];
    protected const SECRETS = ['private_key'];
}

/**
 * @property-read string $id Id of the key or the user that made this one.
 * @property-read string $name What that key or user was called.
 * @property-read ?string $email_address Of a user.
 * @property-read ?string $thumbprint RFC 7638 thumbprint of the key that made this one.
 */
final class ApiKeyPairCreator extends Record
{
}

/**
 * @property-read string $currency
 * @property-read int $amount From this amount on.
 */
final class ApprovalLimit extends Record
{
}

/**
 * @property-read 'approval-limits' $type
 * @property-read string $merchant_account_id
 * @property-read list<ApprovalLimit> $limits By currency.
 */
final class ApprovalLimits extends Record
{
    protected const MEMBERS = ['limits' => [ApprovalLimit::class]];
}

/**
 * @property-read 'audit-log' $type
 * @property-read ?string $id Null for an entry that has no record of its own.
 * @property-read ?string $merchant_account_id Whose data was written.
 * @property-read AuditLogEntryResource $resource What was written.
 * @property-read AuditLogAction::*|string $action What was done to it.
 * @property-read AuditLogEntryUser $user Who did it.
 * @property-read string $timestamp When it was done.
 * @property-read ?string $operation By which operation of the API.
 * @property-read ?string $session_id Of a person.
 * @property-read ?string $address Of a person.
 * @property-read ?string $confirmation_id What the person has signed for it.
 * @property-read ?string $reason What the person typed as the reason for it.
 * @property-read ?string $agent_mandate_id Of an agent's key.
 */
final class AuditLogEntry extends Record
{
    protected const MEMBERS = [
        'resource' => AuditLogEntryResource::class,
        'user' => AuditLogEntryUser::class,
    ];
}

/**
 * @property-read string $type The kind of record that was written.
 * @property-read string $id Names the record that was written.
 * @property-read string $name What it was called, or its id.
 */
final class AuditLogEntryResource extends Record
{
}

/**
 * @property-read 'user' $type
 * @property-read ?string $id Id of the API key that signed, or of the person.
 * @property-read string $name
 * @property-read ?string $email_address Of a person.
 * @property-read bool $is_staff Always false.
 * @property-read UserStatus::*|string $status Always `active`.
 */
final class AuditLogEntryUser extends Record
{
}

/**
 * @property-read 'balance' $type
 * @property-read string $merchant_account_id
 * @property-read string $currency One balance for each currency that was ever posted.
 * @property-read int $authorized_amount Promised by issuers and neither captured nor released.
 * @property-read int $captured_amount Taken from buyers, over all time.
 * @property-read int $refunded_amount Given back to buyers, over all time.
 * @property-read int $returned_amount Captured, and taken back by buyers' banks.
 * @property-read int $settled_amount Captures settled less refunds settled, before fees, chargebacks and payouts.
 * @property-read int $fee_amount Kept by processors out of what they settled.
 * @property-read int $charged_back_amount Taken back by chargebacks, less what was reversed.
 * @property-read int $paid_out_amount Sent to cards by payouts.
 * @property-read int $pending_amount Captured, and neither refunded, returned nor settled yet.
 * @property-read string $as_of The moment at which these figures were true.
 */
final class Balance extends Record
{
}

/**
 * @property-read 'bank-statement' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read BankStatementFormat::*|string $format What the file was read as.
 * @property-read ?string $reference The bank's id or number of the statement.
 * @property-read string $account IBAN or account number, without blanks.
 * @property-read string $currency Of the account, and of every amount of the statement.
 * @property-read ?string $opens_on The day of the opening balance.
 * @property-read ?string $closes_on The day of the closing balance.
 * @property-read ?int $opening_amount What the account held before the first line.
 * @property-read ?int $closing_amount What it held after the last one.
 * @property-read ?int $difference Opening balance and lines, less the closing balance.
 * @property-read int $line_count Lines that the statement has.
 * @property-read int $known_line_count Of these, lines that an earlier statement had.
 * @property-read list<BankStatementUnreadPart> $unread_parts What of its file could not be read, the first hundred.
 * @property-read int $unread_part_count How many there are.
 * @property-read string $created_at When it was uploaded.
 */
final class BankStatement extends Record
{
    protected const MEMBERS = ['unread_parts' => [BankStatementUnreadPart::class]];
}

/**
 * @property-read 'bank-statement.line' $type
 * @property-read string $id
 * @property-read string $bank_statement_id The statement that had it first.
 * @property-read int $position Its place in that statement, from 1.
 * @property-read string $currency Of the account.
 * @property-read string $booked_on The day on which the bank booked it.
 * @property-read ?string $value_on From when on it bears interest.
 * @property-read int $amount Above zero came in, below zero went out.
 * @property-read int $charges What the bank took out of the amount, where it says so.
 * @property-read ?string $bank_reference The bank's own reference of the line.
 * @property-read list<string> $references Everything that could name a payout, wherever it stood.
 * @property-read ?string $counterparty Who paid, or was paid.
 * @property-read string $text What the payer and the bank wrote.
 * @property-read ?string $code The bank's code for such lines.
 */
final class BankStatementLine extends Record
{
}

/**
 * @property-read string $place Where in the file.
 * @property-read string $reason Why it could not be read, or was left out.
 */
final class BankStatementUnreadPart extends Record
{
}

/** @property-read list<BankStatement> $items */
final class BankStatementUpload extends Record
{
    protected const MEMBERS = ['items' => [BankStatement::class]];
}

/**
 * @property-read 'webhook-authentication' $type
 * @property-read 'basic' $kind
 * @property-read string $username
 * @property-read '********' $password
 */
final class BasicAuthentication extends Record
{
}

/**
 * @property-read ?string $first_name Given name.
 * @property-read ?string $last_name Family name.
 * @property-read ?string $email_address Where mail reaches them.
 * @property-read ?string $phone_number Where they can be called.
 * @property-read ?Address $address Where invoices go.
 * @property-read ?TaxId $tax_id The number under which the buyer is taxed.
 */
final class BillingDetails extends Record
{
    protected const MEMBERS = ['address' => Address::class, 'tax_id' => TaxId::class];
}

/**
 * @property-read bool $javascript_enabled Whether the browser runs scripts.
 * @property-read bool $java_enabled What `navigator.javaEnabled()` says.
 * @property-read string $language What `navigator.language` says, for example `en-GB`.
 * @property-read int $color_depth Bits for one pixel.
 * @property-read int $screen_height In pixels.
 * @property-read int $screen_width In pixels.
 * @property-read int $time_zone_offset Minutes from local time to UTC.
 * @property-read string $user_agent The browser's `User-Agent` header.
 * @property-read 'desktop'|'mobile'|string $user_device What kind of device it is.
 * @property-read ?string $accept_header The browser's `Accept` header.
 */
final class BrowserInfo extends Record
{
}

/**
 * @property-read 'buyer' $type
 * @property-read string $id
 * @property-read string $reconciliation_id
 * @property-read string $merchant_account_id
 * @property-read ?string $display_name
 * @property-read ?string $external_identifier Your own identifier of the buyer, unique in the merchant account.
 * @property-read ?BillingDetails $billing_details What was told of the buyer for invoices and risk checks.
 * @property-read ?string $account_number
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class Buyer extends Record
{
    protected const MEMBERS = ['billing_details' => BillingDetails::class];
}

/**
 * @property-read 'capabilities' $type
 * @property-read 'sandbox'|'production'|string $environment Whether money moves.
 * @property-read string $release Version of the service.
 * @property-read list<string> $api_versions Versions of the API that a request can name in `x-api-version`.
 * @property-read list<'api'|'worker'|'vault'|'simulator'|string> $roles What runs in the process that answered.
 * @property-read ?int $clock_offset_seconds Of a sandbox.
 * @property-read list<'card-fields'|'dashboard'|'demo-log-in'|'sandbox-clock'|'three-ds-scenarios'|string> $features What is there beside what every instance has.
 * @property-read list<'passkey'|'identity-provider'|'demo'|string> $log_in How people can log in at the dashboard.
 * @property-read list<FourEyesBound> $four_eyes From which amounts on a second person has to agree.
 */
final class Capabilities extends Record
{
    protected const MEMBERS = ['four_eyes' => [FourEyesBound::class]];
}

/**
 * @property-read 'capture' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $transaction_id The transaction that was captured.
 * @property-read ?string $xid The processor's own id of the capture.
 * @property-read string $currency Currency of the transaction.
 * @property-read int $amount What this capture takes.
 * @property-read CaptureStatus::*|string $status How it went.
 * @property-read bool $final Whether no other capture can follow.
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read ?string $captured_at When the processor took the money.
 * @property-read ?string $external_identifier Your own identifier of the capture.
 * @property-read ?string $error_code Why it did not succeed, in one vocabulary for all processors.
 * @property-read ?string $iso_response_code ISO 8583 response code.
 * @property-read ?string $raw_response_code
 * @property-read ?string $raw_response_description
 * @property-read ?string $transaction_external_identifier Your own identifier of the transaction.
 * @property-read ?list<CartItem> $cart_items What this capture pays for.
 */
final class Capture extends Record
{
    protected const MEMBERS = ['cart_items' => [CartItem::class]];
}

/**
 * @property-read 'card-detail' $type
 * @property-read ?string $id The digits that were asked about, or those of the stored card.
 * @property-read ?string $card_type
 * @property-read CardScheme::*|string|null $scheme Scheme of the card.
 * @property-read ?list<CardScheme::*|string> $additional_schemes Further schemes of a co-badged card.
 * @property-read ?list<AdditionalSchemeDetail> $additional_schemes_details The same with their pictures.
 * @property-read ?string $scheme_icon_url A picture of the scheme.
 * @property-read ?string $country Country of the issuer.
 * @property-read ?RequiredFields $required_fields What a payment with it would have to tell of the buyer.
 */
final class CardDetail extends Record
{
    protected const MEMBERS = [
        'additional_schemes_details' => [AdditionalSchemeDetail::class],
        'required_fields' => RequiredFields::class,
    ];
}

/**
 * @property-read 'card-export' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read CardExportState::*|string $state `approved`.
 * @property-read string $recipient Who gets the file, in words that the second person understands.
 * @property-read string $fingerprint Of the key, as people compare it.
 * @property-read string $public_key The key, as it was given.
 * @property-read int $cards_max How many cards it has at most.
 * @property-read string $confirmation_id What two people signed.
 * @property-read CardExportPerson $asked_by Who asked for it.
 * @property-read CardExportPerson $approved_by The second person, who agreed.
 * @property-read string $created_at When it was asked for with both signatures.
 * @property-read string $expires_at Until when its file may be made.
 * @property-read int $runs How often its file was begun.
 * @property-read ?string $finished_at When its file was whole.
 * @property-read ?int $cards How many cards the file has.
 * @property-read ?string $sha256 Of the encrypted file, 64 hex digits, for whoever gets it to compare.
 */
final class CardExport extends Record
{
    protected const MEMBERS = [
        'asked_by' => CardExportPerson::class,
        'approved_by' => CardExportPerson::class,
    ];
}

/**
 * @property-read string $id
 * @property-read string $name
 */
final class CardExportPerson extends Record
{
}

/**
 * @property-read 'card-scheme-definition' $type
 * @property-read string $id The word for the scheme, as `scheme` has it.
 * @property-read string $icon_url
 * @property-read string $display_name
 */
final class CardSchemeDefinition extends Record
{
}

/**
 * @property-read string $name What the buyer reads.
 * @property-read int $quantity How many of it.
 * @property-read int $unit_amount Price of one, before discount and tax.
 * @property-read ?int $discount_amount Taken off the line as a whole.
 * @property-read ?int $tax_amount Tax of the line as a whole.
 * @property-read ?string $external_identifier Your own identifier of the article.
 * @property-read ?string $sku
 * @property-read ?string $upc Universal product code.
 * @property-read ?string $product_url A page about the article.
 * @property-read ?string $image_url A picture of the article.
 * @property-read ?list<string> $categories
 * @property-read ProductType::*|string|null $product_type
 * @property-read ?string $seller_country Country of who sells it on a marketplace.
 * @property-read ?bool $tax_exempt Whether no tax is due on it.
 * @property-read ?string $unit_of_measure What one of it is.
 * @property-read ?string $commodity_code Code of the goods in the merchant's or a public classification.
 * @property-read ?string $description More about it than its name.
 * @property-read ?int $duty_amount Customs duty of the line.
 * @property-read ?int $shipping_amount What sending the line costs.
 */
final class CartItem extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read string $posted_at
 * @property-read string $ingested_at
 * @property-read string $currency
 * @property-read int $amount
 * @property-read int|float|null $exchange_rate
 * @property-read int $commission
 * @property-read ?int $interchange
 * @property-read ?int $markup
 * @property-read ?int $scheme_fee
 * @property-read string $payment_service_report_id
 * @property-read list<string> $payment_service_report_file_ids
 * @property-read string $transaction_id
 * @property-read 'chargeback' $type
 */
final class Chargeback extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read string $posted_at
 * @property-read string $ingested_at
 * @property-read string $currency
 * @property-read int $amount
 * @property-read int|float|null $exchange_rate
 * @property-read int $commission
 * @property-read ?int $interchange
 * @property-read ?int $markup
 * @property-read ?int $scheme_fee
 * @property-read string $payment_service_report_id
 * @property-read list<string> $payment_service_report_file_ids
 * @property-read string $transaction_id
 * @property-read 'chargeback-reversal' $type
 */
final class ChargebackReversal extends Record
{
}

/**
 * @property-read ?list<CartItem> $cart_items What is bought.
 * @property-read ?array<string, string> $metadata Your own keys and values.
 * @property-read ?GuestBuyer $buyer Who pays.
 * @property-read ?string $buyer_id The known buyer whom the session is for.
 * @property-read ?list<string> $front_end_origins Origins of the pages that may show this session's frames.
 * @property-read ?Airline $airline What was told about the flights.
 * @property-read ?int $amount What the session is for.
 * @property-read ?string $currency Currency of that amount.
 * @property-read ?string $payment_service_id The payment service that is to take the payment.
 * @property-read 'checkout-session' $type
 * @property-read string $id
 * @property-read string $expires_at When the session and the card data in it are destroyed.
 * @property-read ?CheckoutSessionPaymentMethod $payment_method What was put in.
 */
final class CheckoutSession extends Record
{
    protected const MEMBERS = [
        'cart_items' => [CartItem::class],
        'metadata' => ['*' => null],
        'buyer' => GuestBuyer::class,
        'airline' => Airline::class,
        'payment_method' => CheckoutSessionPaymentMethod::class,
    ];
}

/**
 * @property-read string $bin The digits that were asked about.
 * @property-read CardType::*|string|null $card_type
 * @property-read CardScheme::*|string|null $scheme Scheme of the card.
 * @property-read ?string $scheme_icon_url A picture of the scheme.
 * @property-read list<CardScheme::*|string> $additional_schemes Further schemes of a co-badged card.
 */
final class CheckoutSessionCardDetails extends Record
{
}

/**
 * @property-read 'payment-method' $type
 * @property-read ?string $id Id of the stored payment method that was put in.
 * @property-read ?CheckoutSessionPaymentMethodDetails $details What the first digits say.
 * @property-read ?string $label Last four digits.
 * @property-read 'card' $method
 * @property-read CardScheme::*|string|null $scheme Scheme of the card.
 * @property-read ?string $fingerprint The same for the same card number, and tells nothing about it.
 */
final class CheckoutSessionPaymentMethod extends Record
{
    protected const MEMBERS = ['details' => CheckoutSessionPaymentMethodDetails::class];
}

/**
 * @property-read ?string $bin
 * @property-read ?string $card_country Country of the issuer.
 * @property-read CardType::*|string|null $card_type
 * @property-read ?string $card_issuer_name The bank that gave the card.
 */
final class CheckoutSessionPaymentMethodDetails extends Record
{
}

/**
 * @property-read 'checkout-session-three-d-secure' $type
 * @property-read string $checkout_session_id The session whose card is authenticated.
 * @property-read CheckoutSessionThreeDSecureStatus::*|string $status `pending` while the buyer is awaited.
 * @property-read ?string $approval_url Where the buyer's browser goes.
 * @property-read ?TransactionThreeDSecureSummary $three_d_secure The result.
 * @property-read ?int $amount What the cardholder is asked to agree to.
 * @property-read ?string $currency Currency of that amount.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class CheckoutSessionThreeDSecure extends Record
{
    protected const MEMBERS = ['three_d_secure' => TransactionThreeDSecureSummary::class];
}

/**
 * @property-read string $digital_payment_application_id Starts the Click to Pay SDK.
 * @property-read string $digital_payment_application_name What the SDK shows the buyer.
 */
final class ClickToPaySession extends Record
{
}

/**
 * @property-read 'confirmation' $type
 * @property-read string $id
 * @property-read string $merchant_account_id Whose data the call is about.
 * @property-read ConfirmationStatus::*|string $status `asked`.
 * @property-read string $operation Id of the operation that is called.
 * @property-read 'GET'|'POST'|'PUT'|'DELETE'|string $method Of the call.
 * @property-read string $path Path and query of the call, without the `/api` of the dashboard.
 * @property-read ?string $body The body of the call, while a second person may have to see it.
 * @property-read ConfirmationSentence $sentence What is going to be done, as the service found out by itself.
 * @property-read ?string $reason Why, in the words of whoever asked.
 * @property-read string $challenge What is signed, base64url.
 * @property-read bool $needs_approval Whether a second person has to agree.
 * @property-read bool $may_decide Whether the caller may approve or decline it now.
 * @property-read ?ConfirmationSigning $signing How the caller signs it now.
 * @property-read ConfirmationStrength::*|string|null $strength How it was signed.
 * @property-read ConfirmationPerson $asked_by Whose call it is.
 * @property-read ?ConfirmationPerson $decided_by Who approved or declined it.
 * @property-read ?string $decided_at When.
 * @property-read ConfirmationStrength::*|string|null $decision_strength How the second person signed.
 * @property-read ?string $decision_reason Why it was declined.
 * @property-read ?string $used_at When its call came.
 * @property-read string $created_at
 * @property-read string $expires_at Two minutes after it was asked for.
 */
final class Confirmation extends Record
{
    protected const MEMBERS = [
        'sentence' => ConfirmationSentence::class,
        'signing' => ConfirmationSigning::class,
        'asked_by' => ConfirmationPerson::class,
        'decided_by' => ConfirmationPerson::class,
    ];
}

/**
 * @property-read string $name A member of the body.
 * @property-read ?string $value What it is to be.
 */
final class ConfirmationDetail extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name
 */
final class ConfirmationPerson extends Record
{
}

/**
 * @property-read string $code Which sentence it is, for whoever shows it in another language.
 * @property-read string $text The sentence in English.
 * @property-read array<string, ?string> $values What stands in the sentence, as the service found it.
 * @property-read list<ConfirmationDetail> $details What the body sets, member by member.
 */
final class ConfirmationSentence extends Record
{
    protected const MEMBERS = ['values' => ['*' => null], 'details' => [ConfirmationDetail::class]];
}

/**
 * @property-read ConfirmationStrength::*|string $how By a `passkey`.
 * @property-read ?array<string, mixed> $public_key For `navigator.credentials.get`, as JSON.
 * @property-read ?string $log_in_url Where to log in once more, in a window of its own.
 */
final class ConfirmationSigning extends Record
{
    protected const MEMBERS = ['public_key' => ['*' => null]];
}

/**
 * @property-read 'payment-service-session' $type
 * @property-read CreateSessionStatus::*|string $status Whether the processor opened one.
 * @property-read ?string $code Why it did not.
 * @property-read ?int $status_code HTTP status of the processor's answer.
 * @property-read ?array<string, mixed> $response_body What the processor answered.
 */
final class CreateSession extends Record
{
    protected const MEMBERS = ['response_body' => ['*' => null]];
}

/**
 * @property-read string $id Id of the API key.
 * @property-read string $name What the key is called.
 * @property-read string $email_address Always empty.
 */
final class Creator extends Record
{
}

/**
 * @property-read 'webhook-authentication' $type
 * @property-read 'oauth_client_credentials' $kind
 * @property-read string $client_id
 * @property-read '********' $client_secret
 * @property-read string $token_url
 * @property-read ?string $scope
 */
final class CredentialsOAuthAuthentication extends Record
{
}

/**
 * @property-read 'network-token-cryptogram' $type
 * @property-read string $cryptogram Proves the token for one payment, in Base64.
 */
final class Cryptogram extends Record
{
    protected const SECRETS = ['cryptogram'];
}

/**
 * @property-read DeclineAdviceAction::*|string $action `stop`.
 * @property-read ?string $not_before With `try_later`.
 * @property-read string $reason One sentence, for people of the merchant.
 */
final class DeclineAdvice extends Record
{
}

/**
 * @property-read string $key Names the setting in `fields` of what is set up.
 * @property-read string $display_name What to call it in a form.
 * @property-read bool $required Whether it must be set.
 * @property-read DefinitionFieldFormat::*|string $format What kind of text it is.
 * @property-read bool $secret Whether it is sealed and never answered.
 * @property-read bool $verifiable Whether the provider can be asked if it is right.
 * @property-read string $help What it may be, and where it is found.
 */
final class DefinitionField extends Record
{
}

/**
 * @property-read string $key Its name in the block of the connector.
 * @property-read DefinitionOptionFormat::*|string $format What it takes.
 * @property-read bool $required Whether its block must have it.
 * @property-read string $help What it does.
 */
final class DefinitionOption extends Record
{
}

/**
 * @property-read 'digital-wallet' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read DigitalWalletProvider::*|string $provider Whose wallet it is.
 * @property-read string $merchant_name
 * @property-read ?string $merchant_display_name What buyers read in the wallet.
 * @property-read ?string $merchant_url The merchant's site.
 * @property-read ?string $merchant_country_code ISO 3166-1 alpha-2 code of the merchant.
 * @property-read ?string $merchant_category_code ISO 18245 code, four digits.
 * @property-read ?DigitalWalletAddress $address Where the merchant is.
 * @property-read ?array<string, mixed> $extra_configuration Settings of the provider, as given.
 * @property-read list<string> $domain_names Sites on which the wallet may be shown.
 * @property-read int $active_certificate_count Keys that open tokens now.
 * @property-read int $pending_certificate_count Keys that wait for Apple.
 * @property-read int $expired_certificate_count Keys that have run out.
 * @property-read ?array<string, mixed> $fields What the provider is to know.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class DigitalWallet extends Record
{
    protected const MEMBERS = [
        'address' => DigitalWalletAddress::class,
        'extra_configuration' => ['*' => null],
        'fields' => ['*' => null],
    ];
}

/**
 * @property-read string $line1
 * @property-read ?string $line2
 * @property-read string $city
 * @property-read string $state_code
 * @property-read string $postal_code Of the merchant's address.
 */
final class DigitalWalletAddress extends Record
{
}

/**
 * @property-read 'dispute' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $transaction_id The payment that is disputed.
 * @property-read string $payment_service_id Where it was paid, and is disputed.
 * @property-read string $payment_service_dispute_id The processor's own id of the dispute.
 * @property-read DisputeStage::*|string $stage How far it has gone.
 * @property-read DisputeStatus::*|string $status Where it stands.
 * @property-read DisputeReason::*|string|null $reason Null where the processor names none.
 * @property-read ?string $raw_reason The processor's own word for the reason.
 * @property-read ?string $network_reason_code The scheme's code of the reason, for example `10.4`.
 * @property-read int $amount What is disputed.
 * @property-read string $currency Currency of what is disputed.
 * @property-read int $charged_back_amount What it took so far, by the lines of `/transactions/{transaction_id}/chargebacks`.
 * @property-read int $given_back_amount What of that was given back, by the lines of `…/chargeback-reversals`.
 * @property-read ?string $respond_by Until when an answer counts.
 * @property-read bool $answered_here True where evidence can be submitted here.
 * @property-read ?string $dashboard_url Where the processor shows its disputes.
 * @property-read string $opened_at When the processor opened it.
 * @property-read ?string $closed_at When it was accepted, decided or closed.
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read DisputeEvidence $evidence The draft.
 * @property-read list<DisputeChecklistItem> $checklist Everything that may be given, in the order in which it counts for this reason.
 * @property-read list<DisputeFile> $files The files that `…/submit` would send now.
 * @property-read DisputeFileLimits $file_limits What this processor takes of files.
 * @property-read list<DisputeResponse> $responses What was sent to the processor, oldest first.
 * @property-read list<DisputeEvent> $history What happened, oldest first.
 */
final class Dispute extends Record
{
    protected const MEMBERS = [
        'evidence' => DisputeEvidence::class,
        'checklist' => [DisputeChecklistItem::class],
        'files' => [DisputeFile::class],
        'file_limits' => DisputeFileLimits::class,
        'responses' => [DisputeResponse::class],
        'history' => [DisputeEvent::class],
    ];
}

/**
 * @property-read string $name A member of the evidence, or what a file shows.
 * @property-read 'text'|'file'|string $form A text of `…/evidence`, or a file of `…/files`.
 * @property-read 'needed'|'helpful'|'optional'|string $level How much it counts for this reason.
 * @property-read bool $given Whether it stands in the draft.
 * @property-read ?string $suggestion What the payment says of it, to be looked at and sent.
 */
final class DisputeChecklistItem extends Record
{
}

/**
 * @property-read 'dispute-event' $type
 * @property-read string $id
 * @property-read string $name What happened, as in the events of webhooks.
 * @property-read DisputeStage::*|string $stage The stage after it.
 * @property-read DisputeStatus::*|string $status The status after it.
 * @property-read ?Creator $creator Who did it.
 * @property-read array<string, mixed> $context What more is known of it.
 * @property-read string $created_at
 */
final class DisputeEvent extends Record
{
    protected const MEMBERS = ['creator' => Creator::class, 'context' => ['*' => null]];
}

/**
 * @property-read ?string $explanation Why the payment is right, in your words.
 * @property-read ?string $product_description What was sold.
 * @property-read ?string $customer_name Name of the buyer.
 * @property-read ?string $customer_email_address E-mail address of the buyer.
 * @property-read ?string $customer_purchase_ip From where on the internet it was bought.
 * @property-read ?string $billing_address Billing address, in lines.
 * @property-read ?string $shipping_address Where it was sent, in lines.
 * @property-read ?string $shipping_carrier Who delivered it.
 * @property-read ?string $shipping_tracking_number The carrier's number of the parcel.
 * @property-read ?string $shipping_date When it was sent.
 * @property-read ?string $service_date When the service was provided.
 * @property-read ?string $refund_policy_disclosure How and when the buyer was shown your refund policy.
 * @property-read ?string $refund_refusal_explanation Why no refund is due.
 * @property-read ?string $cancellation_policy_disclosure How and when the buyer was shown your cancellation policy.
 * @property-read ?string $cancellation_rebuttal Why it was not cancelled, or too late.
 * @property-read ?string $duplicate_charge_explanation Why both payments are right.
 * @property-read ?string $duplicate_charge_id The other payment, which is no duplicate.
 * @property-read ?string $access_activity_log When and from where the buyer used what was sold.
 */
final class DisputeEvidence extends Record
{
}

/**
 * @property-read 'dispute-file' $type
 * @property-read string $id
 * @property-read string $dispute_id The dispute that it is about.
 * @property-read DisputeEvidenceFile::*|string $evidence
 * @property-read string $name What you call it.
 * @property-read DisputeMediaType::*|string $media_type What it is, by its first bytes.
 * @property-read int $size How many bytes it has.
 * @property-read string $sha256 SHA-256 of its bytes, in hex.
 * @property-read ?Creator $creator Who uploaded it.
 * @property-read string $created_at
 */
final class DisputeFile extends Record
{
    protected const MEMBERS = ['creator' => Creator::class];
}

/**
 * @property-read 'dispute-file' $type
 * @property-read string $id
 * @property-read string $dispute_id The dispute that it is about.
 * @property-read DisputeEvidenceFile::*|string $evidence
 * @property-read string $name What you call it.
 * @property-read DisputeMediaType::*|string $media_type What it is, by its first bytes.
 * @property-read int $size How many bytes it has.
 * @property-read string $sha256 SHA-256 of its bytes, in hex.
 * @property-read ?Creator $creator Who uploaded it.
 * @property-read string $created_at
 * @property-read string $content Its bytes, in base64.
 */
final class DisputeFileContent extends Record
{
    protected const MEMBERS = ['creator' => Creator::class];
}

/**
 * @property-read list<DisputeMediaType::*|string> $media_types What this processor takes.
 * @property-read int $size_max Bytes of one file at most.
 * @property-read int $total_size_max Bytes of all files at most.
 * @property-read int $count_max How many files at most.
 * @property-read bool $needed True where nothing can be submitted without a file.
 */
final class DisputeFileLimits extends Record
{
}

/**
 * @property-read 'dispute-response' $type
 * @property-read string $id
 * @property-read 'submit'|'accept'|string $kind `submit`.
 * @property-read DisputeResponseStatus::*|string $status `processing` also while it is not known whether the processor has it.
 * @property-read DisputeStage::*|string $stage The stage that it answers.
 * @property-read DisputeEvidence $evidence The texts that were sent.
 * @property-read list<DisputeFile> $files The files that were sent.
 * @property-read ?string $error_code Why the processor did not take it, in one vocabulary for all.
 * @property-read ?string $raw_response_code
 * @property-read ?string $raw_response_description
 * @property-read ?Creator $creator Who sent it.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class DisputeResponse extends Record
{
    protected const MEMBERS = [
        'evidence' => DisputeEvidence::class,
        'files' => [DisputeFile::class],
        'creator' => Creator::class,
    ];
}

/**
 * @property-read 'dispute' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $transaction_id The payment that is disputed.
 * @property-read string $payment_service_id Where it was paid, and is disputed.
 * @property-read string $payment_service_dispute_id The processor's own id of the dispute.
 * @property-read DisputeStage::*|string $stage How far it has gone.
 * @property-read DisputeStatus::*|string $status Where it stands.
 * @property-read DisputeReason::*|string|null $reason Null where the processor names none.
 * @property-read ?string $raw_reason The processor's own word for the reason.
 * @property-read ?string $network_reason_code The scheme's code of the reason, for example `10.4`.
 * @property-read int $amount What is disputed.
 * @property-read string $currency Currency of what is disputed.
 * @property-read int $charged_back_amount What it took so far, by the lines of `/transactions/{transaction_id}/chargebacks`.
 * @property-read int $given_back_amount What of that was given back, by the lines of `…/chargeback-reversals`.
 * @property-read ?string $respond_by Until when an answer counts.
 * @property-read bool $answered_here True where evidence can be submitted here.
 * @property-read ?string $dashboard_url Where the processor shows its disputes.
 * @property-read string $opened_at When the processor opened it.
 * @property-read ?string $closed_at When it was accepted, decided or closed.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class DisputeSummary extends Record
{
}

/**
 * @property-read 'embedded-checkout' $type
 * @property-read string $id Also what the filter `payment_link_id` of transactions takes, to list what was tried.
 * @property-read string $url The page to show in a frame.
 * @property-read int $amount
 * @property-read string $currency
 * @property-read string $country
 * @property-read string $expires_at When nobody can begin to pay any more.
 */
final class EmbeddedCheckout extends Record
{
}

/**
 * @property-read 'event' $type
 * @property-read string $id The same as in deliveries of it, and as the `id:` of a stream.
 * @property-read WebhookEventName::*|string $name
 * @property-read string $merchant_account_id Where it happened.
 * @property-read string $resource_type What it is about.
 * @property-read string $resource_id
 * @property-read ?string $transaction_id
 * @property-read string $created_at When it happened, by the clock of the merchant account.
 * @property-read string $payload The text that endpoints of this version of the API get.
 */
final class Event extends Record
{
}

/**
 * @property-read 'experiment' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $name What people call it.
 * @property-read ExperimentFlow::*|string $flow The flow whose rule deals payments to its arms.
 * @property-read ExperimentUnit::*|string $unit Who stays in one arm.
 * @property-read list<ExperimentArm> $arms Two or three.
 * @property-read int $expected_decline_basis_points Of ten thousand payments, those that are declined as it is now.
 * @property-read int $difference_basis_points The smallest difference that is worth finding.
 * @property-read int $horizon_hours What is not approved so many hours after it was dealt counts as not approved.
 * @property-read ExperimentMeasure::*|string $measure What is compared.
 * @property-read ?ExperimentMoney $money What `money_kept` needs.
 * @property-read int $maturity_days So many days after it was dealt, what came back of a payment is looked at, once.
 * @property-read int $slow_after_ms An answer that payment services took longer for is late.
 * @property-read bool $standing It ends by hand alone.
 * @property-read array<string, mixed> $outcome The `outcome` of a rule of `route-transaction` that deals payments to the arms.
 * @property-read ExperimentState::*|string $state Whether payments may still be dealt to its arms.
 * @property-read int $payments_needed So many payments of all arms find the difference in nine of ten experiments.
 * @property-read ?int $payments_per_day How many payments a day the flow decided in the thirty days before it was made.
 * @property-read ?int $days_left How long it goes on at most, at the traffic so far.
 * @property-read ExperimentReport $report What has come of it until now.
 * @property-read ExperimentEnding::*|string|null $ended_because `challenger_better` and `control_better`.
 * @property-read ?string $winner The arm that the evidence names.
 * @property-read ?string $goes_on_with The arm whose attempts, in its order, its rules have since it has ended.
 * @property-read ?Creator $creator
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read ?string $started_at When its first payment came.
 * @property-read ?string $ended_at When it ended.
 */
final class Experiment extends Record
{
    protected const MEMBERS = [
        'arms' => [ExperimentArm::class],
        'money' => ExperimentMoney::class,
        'outcome' => ['*' => null],
        'report' => ExperimentReport::class,
        'creator' => Creator::class,
    ];
}

/**
 * @property-read string $name What reports call it.
 * @property-read int $share_percent Of a hundred units, those that are dealt to it.
 * @property-read list<mixed> $attempts What it tries, as a rule of `route-transaction` lists it.
 * @property-read ExperimentOrder::*|string|null $order_by By what these attempts are put in an order, for each payment anew, as a rule has it.
 * @property-read ?list<FlowFee> $fees What `cost` compares.
 * @property-read ?int $explore_percent With `success_rate`.
 */
final class ExperimentArm extends Record
{
    protected const MEMBERS = ['fees' => [FlowFee::class]];
}

/**
 * @property-read string $arm Its name.
 * @property-read int $payments First payments of units that were dealt to it.
 * @property-read int $known Those whose result is known.
 * @property-read int $approved Those that were approved before their horizon, by whichever attempt.
 * @property-read ?int $approval_basis_points Approved of known, of ten thousand.
 * @property-read int $unknown_outcomes Of known.
 * @property-read int $three_d_secure_challenges Of known.
 * @property-read int $late_answers Of known.
 * @property-read int $matured Those that came `maturity_days` ago or earlier.
 * @property-read int $charged_back Of matured.
 * @property-read ?ExperimentKept $money What was kept.
 */
final class ExperimentArmReport extends Record
{
    protected const MEMBERS = ['money' => ExperimentKept::class];
}

/**
 * @property-read string $arm The arm that is compared with the control.
 * @property-read int|float $evidence_better An e-value.
 * @property-read int|float $evidence_worse The same, that it approves or keeps less.
 * @property-read ?int $difference_basis_points Its rate of approval less that of the control, of ten thousand, or what it keeps of ten thousand asked less what the control does.
 * @property-read ?int $difference_low The difference is no less, nineteen times of twenty, at every look together.
 * @property-read ?int $difference_high The difference is no more, nineteen times of twenty, at every look together.
 * @property-read list<ExperimentGuardrailEvidence> $guardrails How strong the evidence is that something got worse.
 * @property-read list<ExperimentGuardrail::*|string> $broken_guardrails Those whose evidence passes `evidence_needed`.
 */
final class ExperimentComparison extends Record
{
    protected const MEMBERS = ['guardrails' => [ExperimentGuardrailEvidence::class]];
}

/**
 * @property-read string $payment_service_id Which payment service.
 * @property-read int $fixed What a captured payment costs whatever its amount, in minor units.
 * @property-read int $basis_points Of ten thousand captured, what it costs beside that.
 */
final class ExperimentFee extends Record
{
}

/**
 * @property-read ExperimentGuardrail::*|string $guardrail What must not get worse.
 * @property-read int|float $evidence An e-value.
 */
final class ExperimentGuardrailEvidence extends Record
{
}

/**
 * @property-read int $payments Those matured in the currency of the experiment.
 * @property-read int $asked_amount What they asked, each as at most `highest_amount`.
 * @property-read int $kept_amount What was kept of it.
 * @property-read ?int $kept_basis_points Kept of asked, of ten thousand.
 * @property-read int $fees_estimated Of `payments`.
 */
final class ExperimentKept extends Record
{
}

/**
 * @property-read string $currency Payments in it count, and others do not.
 * @property-read list<ExperimentFee> $fees One for each payment service that the arms name.
 * @property-read int $highest_amount A payment of more counts as one of so much, so that a few large ones do not decide.
 * @property-read int $average_amount What a payment asks on average, each as at most `highest_amount`.
 */
final class ExperimentMoney extends Record
{
    protected const MEMBERS = ['fees' => [ExperimentFee::class]];
}

/**
 * @property-read list<ExperimentArmReport> $arms What came of each, in the order in which they were given.
 * @property-read list<ExperimentComparison> $comparisons Each arm but the first beside the first.
 * @property-read int|float $evidence_needed What evidence must pass for the experiment to end by it.
 * @property-read string $conclusion What was found, or how far it is, in sentences.
 */
final class ExperimentReport extends Record
{
    protected const MEMBERS = [
        'arms' => [ExperimentArmReport::class],
        'comparisons' => [ExperimentComparison::class],
    ];
}

/**
 * @property-read string $key
 * @property-read string $value Text of the setting.
 */
final class FieldValue extends Record
{
}

/**
 * @property-read 'flow' $type
 * @property-read FlowName::*|string $id
 * @property-read int $version The number of the version that counts now.
 * @property-read list<FlowActionRules> $actions What the flow decides, in the order in which it is asked.
 */
final class Flow extends Record
{
    protected const MEMBERS = ['actions' => [FlowActionRules::class]];
}

/**
 * @property-read FlowAction::*|string $action
 * @property-read bool $asked False where the payment had ended before.
 * @property-read ?string $rule_id The rule that decided.
 * @property-read string $reason
 * @property-read array<string, mixed> $outcome What came out, as a transaction's actions tell it.
 * @property-read list<FlowRuleEvaluated> $rules
 */
final class FlowActionEvaluated extends Record
{
    protected const MEMBERS = ['outcome' => ['*' => null], 'rules' => [FlowRuleEvaluated::class]];
}

/**
 * @property-read FlowAction::*|string $action
 * @property-read list<FlowRule> $rules
 */
final class FlowActionRules extends Record
{
    protected const MEMBERS = ['rules' => [FlowRule::class]];
}

/**
 * @property-read string $payment_service_id What is tried.
 * @property-read string $display_name
 * @property-read 'pan'|'network_token'|string|null $instrument What of the card is sent.
 * @property-read list<string> $transformations `force_mit`, `use_additional_scheme`.
 */
final class FlowAttemptEvaluated extends Record
{
}

/**
 * @property-read 'flow-check' $type
 * @property-read FlowName::*|string $flow Whose rules were looked at.
 * @property-read string $from Thirty days before `to`.
 * @property-read string $to Now.
 * @property-read int $decisions Decisions that were counted.
 * @property-read string $counted_from The oldest decision that was counted.
 * @property-read bool $complete False.
 * @property-read list<FlowRuleChecked> $rules All rules, in the order in which they are tried.
 */
final class FlowCheck extends Record
{
    protected const MEMBERS = ['rules' => [FlowRuleChecked::class]];
}

/**
 * @property-read 'amount'|'amount_zero'|'anti_fraud_decision'|'browser_language'|'card_bin'|'card_country'|'card_issuer_name'|'card_product_name'|'card_scheme'|'card_source'|'card_type'|'country'|'currency'|'gift_card_bin'|'has_gift_cards'|'is_subsequent_payment'|'merchant_initiated'|'metadata'|'metadata_numeric'|'payment_method'|'payment_source'|'product_categories'|'product_types'|'skus'|'split_routing'|'velocity'|string $name
 * @property-read 'less_than'|'greater_than'|'is_between'|'less_than_or_equal_to'|'equal_to'|'is_one_of'|'is_not_one_of'|'like_one_of'|'unlike_any_of'|'includes'|'excludes'|'includes_all'|'includes_at_least_one'|'includes_none'|string $operator How it is compared.
 * @property-read mixed $value What it is compared with, by the name and the operator.
 */
final class FlowCondition extends Record
{
}

/**
 * @property-read string $name
 * @property-read string $operator How it is compared.
 * @property-read string $wanted What the rule compares with, in words.
 * @property-read ?string $seen What the payment has, in words.
 * @property-read bool $holds Whether it holds.
 */
final class FlowConditionSeen extends Record
{
}

/**
 * @property-read 'flow-difference' $type
 * @property-read FlowName::*|string $flow The flow that was compared.
 * @property-read int $from The version that is compared with.
 * @property-read ?int $to The version that is looked at.
 * @property-read list<FlowRuleChange> $changes Rule by rule, what differs.
 */
final class FlowDifference extends Record
{
    protected const MEMBERS = ['changes' => [FlowRuleChange::class]];
}

/**
 * @property-read 'flow-draft' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read FlowName::*|string $flow The flow that it is to be.
 * @property-read ?string $description
 * @property-read int $base_version The version of the flow that it was begun from.
 * @property-read list<FlowActionRules> $actions Its rules by what they decide.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class FlowDraft extends Record
{
    protected const MEMBERS = ['actions' => [FlowActionRules::class]];
}

/**
 * @property-read 'flow-evaluation' $type
 * @property-read FlowName::*|string $flow Whose rules were asked.
 * @property-read ?int $version The version whose rules were asked.
 * @property-read ?string $draft_id The draft whose rules were asked.
 * @property-read ?string $transaction_id The payment that was asked about, where it is one.
 * @property-read array<string, mixed> $facts What the rules saw, by the names of conditions.
 * @property-read list<FlowActionEvaluated> $actions What each action of the flow says, in the order of asking.
 * @property-read FlowEvaluationOutcome $outcome What would be done.
 * @property-read list<FlowFactUnknown> $unknown What nobody was asked, so that a real payment may be decided otherwise.
 */
final class FlowEvaluation extends Record
{
    protected const MEMBERS = [
        'facts' => ['*' => null],
        'actions' => [FlowActionEvaluated::class],
        'outcome' => FlowEvaluationOutcome::class,
        'unknown' => [FlowFactUnknown::class],
    ];
}

/**
 * @property-read ?string $error_code What it would be declined with before anything is sent.
 * @property-read list<FlowAttemptEvaluated> $attempts What would be tried, in order.
 * @property-read list<FlowServiceLeftOut> $left_out What a rule wants to try and cannot, and what comes last since it fails.
 * @property-read 'attempt'|'force'|'skip'|string|null $three_d_secure What a rule says of 3-D Secure.
 * @property-read ?string $exemption What the issuer would be asked for in the place of an authentication.
 * @property-read ?int $share In which of a hundred shares it falls.
 * @property-read ?list<string> $payment_options Of the checkout flow.
 */
final class FlowEvaluationOutcome extends Record
{
    protected const MEMBERS = [
        'attempts' => [FlowAttemptEvaluated::class],
        'left_out' => [FlowServiceLeftOut::class],
    ];
}

/**
 * @property-read string $name The condition, or the part of the outcome, that it is about.
 * @property-read string $reason Why it is not known, and what would say it.
 */
final class FlowFactUnknown extends Record
{
}

/**
 * @property-read string $payment_service_id Who takes it.
 * @property-read ?string $currency For payments in this currency.
 * @property-read ?list<string> $card_schemes For cards of these schemes.
 * @property-read ?list<string> $card_types For cards of these types.
 * @property-read ?list<string> $card_countries For cards that were issued in these countries.
 * @property-read ?int $fixed For each approved payment, in minor units of `currency`.
 * @property-read ?int $basis_points Of the amount, in hundredths of a percent.
 */
final class FlowFee extends Record
{
}

/**
 * @property-read string $kind What kind of outcome it is.
 * @property-read ?array<string, mixed> $options The values that it takes, with the payment service or the method that it is about.
 */
final class FlowOutcome extends Record
{
    protected const MEMBERS = ['options' => ['*' => null]];
}

/**
 * @property-read 'flow-replay' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read FlowName::*|string $flow Whose decisions were made again.
 * @property-read 'running'|'completed'|string $status `running` while a worker goes through the period.
 * @property-read string $from Payments from then on.
 * @property-read string $to Payments before then.
 * @property-read int $progress_percent How much of the period a worker has gone through, of a hundred.
 * @property-read int $decisions How many were made again so far.
 * @property-read int $reproduced How many came out as they are stored under their own version.
 * @property-read int $changed How many the rules send elsewhere, or refuse, or let pass.
 * @property-read int $changed_otherwise How many begin where they began, and go on in another way.
 * @property-read list<FlowReplayMove> $moves From where to where, the most frequent first.
 * @property-read list<FlowReplayAuthentication> $three_d_secure What would become of 3-D Secure, where it differs.
 * @property-read list<FlowReplayApprovals> $approvals What is expected, by currency.
 * @property-read list<FlowReplayUnknown> $unknown What the past does not tell.
 * @property-read list<FlowReplaySkipped> $skipped Where the rules wanted to try a payment service that did not take the payment then, or was not there yet.
 * @property-read list<FlowReplaySample> $samples What the expectations are taken from.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class FlowReplay extends Record
{
    protected const MEMBERS = [
        'moves' => [FlowReplayMove::class],
        'three_d_secure' => [FlowReplayAuthentication::class],
        'approvals' => [FlowReplayApprovals::class],
        'unknown' => [FlowReplayUnknown::class],
        'skipped' => [FlowReplaySkipped::class],
        'samples' => [FlowReplaySample::class],
    ];
}

/**
 * @property-read string $currency
 * @property-read int $payments Payments whose end is known, and can be expected under the rules.
 * @property-read int $before Of these.
 * @property-read FlowReplayExpectation $after Of these.
 * @property-read ?int $fees_before What was taken of the approved ones, in minor units.
 * @property-read ?FlowReplayExpectation $fees_after What would have been taken, in minor units.
 * @property-read ?FlowReplayWithoutFee $without_fee Payments that no fee fits.
 */
final class FlowReplayApprovals extends Record
{
    protected const MEMBERS = [
        'after' => FlowReplayExpectation::class,
        'fees_after' => FlowReplayExpectation::class,
        'without_fee' => FlowReplayWithoutFee::class,
    ];
}

/**
 * @property-read string $from `attempt`, `force` or `skip`, an exemption, or `none` where no rule spoke.
 * @property-read string $to The same, as the rules have it.
 * @property-read int $count How many payments.
 */
final class FlowReplayAuthentication extends Record
{
}

/**
 * @property-read int|float $expected What is most likely.
 * @property-read int|float $low Nineteen times of twenty it is no less.
 * @property-read int|float $high Nineteen times of twenty it is no more.
 */
final class FlowReplayExpectation extends Record
{
}

/**
 * @property-read string $from The payment service that was tried first, or the error code of a payment that was not tried.
 * @property-read string $to The same, as the rules have it.
 * @property-read int $count How many payments.
 */
final class FlowReplayMove extends Record
{
}

/**
 * @property-read string $currency
 * @property-read string $kind The card's scheme, or the method of what is no card.
 * @property-read string $payment_service_id Where they went, or would go, first.
 * @property-read int $count First attempts whose end is known.
 * @property-read int $approved Those that were approved.
 * @property-read FlowReplayExpectation $rate The share of them, from 0 to 1.
 */
final class FlowReplaySample extends Record
{
    protected const MEMBERS = ['rate' => FlowReplayExpectation::class];
}

/**
 * @property-read string $payment_service_id What the rules wanted to try.
 * @property-read int $count For how many payments.
 */
final class FlowReplaySkipped extends Record
{
}

/**
 * @property-read string $currency
 * @property-read string $kind The card's scheme, or the method of what is no card.
 * @property-read string $payment_service_id Where they went, or would go, first.
 * @property-read int $count How many payments would go there.
 * @property-read int $approved How many of them were approved where they went.
 * @property-read int $sample How many like them have been there.
 */
final class FlowReplayUnknown extends Record
{
}

/**
 * @property-read int $before Of the payments in `fees_before`.
 * @property-read int $after Of the payments in `fees_after`.
 */
final class FlowReplayWithoutFee extends Record
{
}

/**
 * @property-read 'flow-rule' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read FlowName::*|string $flow The flow that it belongs to.
 * @property-read FlowAction::*|string $action What it decides.
 * @property-read ?string $description
 * @property-read int $position Its place among the rules of its action, from 0.
 * @property-read bool $active False.
 * @property-read list<FlowCondition> $conditions
 * @property-read mixed $outcome
 * @property-read ?string $error_code
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class FlowRule extends Record
{
    protected const MEMBERS = ['conditions' => [FlowCondition::class]];
}

/**
 * @property-read 'added'|'removed'|'changed'|'moved'|string $change `moved`.
 * @property-read FlowAction::*|string $action What the rule decides.
 * @property-read string $rule_id The rule that differs.
 * @property-read ?FlowRule $before The rule as it was.
 * @property-read ?FlowRule $after The rule as it is.
 */
final class FlowRuleChange extends Record
{
    protected const MEMBERS = ['before' => FlowRule::class, 'after' => FlowRule::class];
}

/**
 * @property-read FlowAction::*|string $action What the rule decides.
 * @property-read string $rule_id A rule of the draft, or of the version.
 * @property-read int $matched_30_days How many decisions of the period it made, in any version that had it.
 * @property-read ?string $covered_by An earlier rule that applies whenever this one would.
 * @property-read list<string> $warnings What a person should look at, a sentence each.
 */
final class FlowRuleChecked extends Record
{
}

/**
 * @property-read string $rule_id A rule of the action that is active.
 * @property-read int $position Its place among all rules of its action, from 0.
 * @property-read ?string $description
 * @property-read bool $matched Whether all of its conditions hold.
 * @property-read bool $decided Whether it is the one that decided.
 * @property-read bool $reached Whether it was its turn.
 * @property-read string $reason
 * @property-read list<FlowConditionSeen> $conditions Each of its conditions, beside what the payment has.
 */
final class FlowRuleEvaluated extends Record
{
    protected const MEMBERS = ['conditions' => [FlowConditionSeen::class]];
}

/**
 * @property-read string $payment_service_id What is not tried.
 * @property-read string $display_name
 * @property-read string $reason Why not, in a sentence.
 */
final class FlowServiceLeftOut extends Record
{
}

/**
 * @property-read 'flow-version' $type
 * @property-read FlowName::*|string $flow The flow that it is a version of.
 * @property-read int $number Versions are counted from 1.
 * @property-read 'rule-created'|'rule-updated'|'rule-deleted'|'rules-ordered'|'restored'|'published'|'experiment-ended'|string $cause What made it.
 * @property-read ?string $description What a person wanted to be remembered of it.
 * @property-read int $rule_count How many rules it has.
 * @property-read ?Creator $creator
 * @property-read string $created_at
 * @property-read list<FlowActionRules> $actions Its rules by what they decide, in the order of trying.
 */
final class FlowVersion extends Record
{
    protected const MEMBERS = ['creator' => Creator::class, 'actions' => [FlowActionRules::class]];
}

/**
 * @property-read 'flow-version' $type
 * @property-read FlowName::*|string $flow The flow that it is a version of.
 * @property-read int $number Versions are counted from 1.
 * @property-read 'rule-created'|'rule-updated'|'rule-deleted'|'rules-ordered'|'restored'|'published'|'experiment-ended'|string $cause What made it.
 * @property-read ?string $description What a person wanted to be remembered of it.
 * @property-read int $rule_count How many rules it has.
 * @property-read ?Creator $creator
 * @property-read string $created_at
 */
final class FlowVersionSummary extends Record
{
    protected const MEMBERS = ['creator' => Creator::class];
}

/**
 * @property-read string $currency Of the amount that is moved.
 * @property-read int $amount From this amount on a second person has to agree.
 */
final class FourEyesBound extends Record
{
}

/**
 * @property-read 'fraud-list-entry' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read FraudListEffect::*|string $effect `block`.
 * @property-read FraudListKind::*|string $kind What it is about.
 * @property-read string $value In the form in which it is compared.
 * @property-read ?string $label A card's last four digits, where they are known.
 * @property-read FraudListReason::*|string|null $reason Why, in a word.
 * @property-read ?string $note What people should know about it.
 * @property-read ?string $transaction_id The transaction that it was taken from.
 * @property-read ?string $creator_name The person or API key that made it.
 * @property-read ?string $expires_at From then on it counts no more.
 * @property-read string $created_at
 */
final class FraudListEntry extends Record
{
}

/**
 * @property-read 'gift-card' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read GiftCardService $gift_card_service The provider it is used through.
 * @property-read string $bin
 * @property-read string $sub_bin The digits after those.
 * @property-read string $last4
 * @property-read ?string $expiration_date When it stops being good.
 * @property-read ?Buyer $buyer Whose it is.
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read ?string $last_used_at
 * @property-read int $usage_count
 * @property-read ?string $cit_last_used_at
 * @property-read int $cit_usage_count
 */
final class GiftCard extends Record
{
    protected const MEMBERS = ['gift_card_service' => GiftCardService::class, 'buyer' => Buyer::class];
}

/**
 * @property-read 'gift-card-issuance' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read GiftCardService $gift_card_service The provider that made it.
 * @property-read string $gift_card_service_payment_issuance_id The provider's own id of it.
 * @property-read string $url Where the card shows itself.
 * @property-read int $amount What the card is worth.
 * @property-read string $currency
 * @property-read ?string $external_identifier Your own identifier of the issuance.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class GiftCardIssuance extends Record
{
    protected const MEMBERS = ['gift_card_service' => GiftCardService::class];
}

/**
 * @property-read 'gift-card-redemption' $type
 * @property-read string $id A refund to this card names it as `target_id`.
 * @property-read GiftCardRedemptionStatus::*|string $status What happened to this card's part.
 * @property-read int $amount
 * @property-read int $refunded_amount What was given back to this card.
 * @property-read ?string $gift_card_service_redemption_id The provider's own id of the redemption.
 * @property-read GiftCardErrorCode::*|string|null $error_code Why the card did not pay.
 * @property-read ?string $raw_error_code The provider's own code.
 * @property-read ?string $raw_error_message The provider's own words.
 * @property-read TransactionGiftCard $gift_card The card that paid.
 */
final class GiftCardRedemption extends Record
{
    protected const MEMBERS = ['gift_card' => TransactionGiftCard::class];
}

/**
 * @property-read 'gift-card-service' $type
 * @property-read string $id The payment service for gift cards that was used.
 * @property-read GiftCardServiceProvider::*|string $gift_card_service_definition_id The provider's connector.
 * @property-read string $display_name
 */
final class GiftCardService extends Record
{
}

/**
 * @property-read 'gift-card-service-definition' $type
 * @property-read string $id The connector's name, for example `mock-gift-card`.
 * @property-read string $display_name
 * @property-read list<DefinitionField> $fields
 * @property-read ?string $icon_url
 */
final class GiftCardServiceDefinition extends Record
{
    protected const MEMBERS = ['fields' => [DefinitionField::class]];
}

/**
 * @property-read 'gift-card-service' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $gift_card_service_definition_id The connector that is set up.
 * @property-read string $display_name
 * @property-read bool $active
 * @property-read GiftCardServiceStatus::*|string $status
 * @property-read list<FieldValue> $fields
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class GiftCardServiceDetails extends Record
{
    protected const MEMBERS = ['fields' => [FieldValue::class]];
}

/** @property-read list<GiftCardSummary> $items */
final class GiftCardSummaries extends Record
{
    protected const MEMBERS = ['items' => [GiftCardSummary::class]];
}

/**
 * @property-read 'gift-card' $type
 * @property-read ?string $id Null for a card that was given by its number.
 * @property-read string $merchant_account_id
 * @property-read string $bin
 * @property-read string $sub_bin The digits after those.
 * @property-read string $last4
 * @property-read ?string $currency Currency of the balance.
 * @property-read ?string $expiration_date When it stops being good.
 * @property-read ?int $balance What is left on it, in minor units.
 * @property-read GiftCardErrorCode::*|string|null $balance_error_code Why there is no balance.
 * @property-read ?string $balance_raw_error_code The provider's own code.
 * @property-read ?string $balance_raw_error_message The provider's own words.
 * @property-read ?string $last_used_at
 * @property-read int $usage_count
 * @property-read ?string $cit_last_used_at
 * @property-read int $cit_usage_count
 */
final class GiftCardSummary extends Record
{
}

/**
 * @property-read string $merchant_name What the wallet shows the buyer.
 * @property-read list<string> $supported_schemes Card schemes to ask the wallet for.
 * @property-read string $gateway Goes into Google Pay's tokenization parameters.
 * @property-read string $gateway_merchant_id Goes into Google Pay's tokenization parameters.
 */
final class GooglePayPaymentOptionContext extends Record
{
}

/**
 * @property-read string $gateway_merchant_id Goes into Google Pay's tokenization parameters.
 * @property-read string $token JWT over the origin, for Google Pay's merchant info.
 */
final class GooglePaySession extends Record
{
}

/**
 * @property-read ?string $display_name
 * @property-read ?string $external_identifier Your own identifier of the buyer, for this payment alone.
 * @property-read ?BillingDetails $billing_details Name, address and e-mail of who pays.
 * @property-read ?string $account_number
 * @property-read ?ShippingDetailsCreate $shipping_details Where the goods go.
 */
final class GuestBuyer extends Record
{
    protected const MEMBERS = [
        'billing_details' => BillingDetails::class,
        'shipping_details' => ShippingDetailsCreate::class,
    ];
}

/**
 * @property-read 'me' $type
 * @property-read CallerType::*|string $caller Whether a person or an API key calls.
 * @property-read string $id Id of the user or of the API key.
 * @property-read string $display_name What they are called.
 * @property-read ?string $email_address Of a person.
 * @property-read ?MeSession $session Where the person is logged in.
 * @property-read Preferences $preferences How a person wants to see the dashboard.
 * @property-read list<MeAccess> $access What the caller may do, and where.
 * @property-read list<MeMerchantAccount> $merchant_accounts The merchant accounts that the caller may act for, by name.
 */
final class Me extends Record
{
    protected const MEMBERS = [
        'session' => MeSession::class,
        'preferences' => Preferences::class,
        'access' => [MeAccess::class],
        'merchant_accounts' => [MeMerchantAccount::class],
    ];
}

/**
 * @property-read ?string $merchant_account_id Where.
 * @property-read ?string $role The slug of the role that allows it.
 * @property-read list<string> $permissions What is allowed there.
 * @property-read list<string> $withheld Acts that the role would allow, and that are ticked off.
 * @property-read list<RoleLimit> $limits How much the role may move.
 */
final class MeAccess extends Record
{
    protected const MEMBERS = ['limits' => [RoleLimit::class]];
}

/**
 * @property-read string $id
 * @property-read string $display_name What people call it.
 */
final class MeMerchantAccount extends Record
{
}

/**
 * @property-read string $id
 * @property-read WayIn::*|string $way How the person logged in.
 * @property-read string $created_at When they did.
 * @property-read string $expires_at When it ends, whatever they do.
 * @property-read int $idle_minutes After how many minutes without a call it ends before.
 */
final class MeSession extends Record
{
}

/**
 * @property-read 'merchant-account' $type
 * @property-read string $id Chosen at creation.
 * @property-read string $display_name
 * @property-read ?string $loon_client_key Taken and not kept.
 * @property-read ?string $loon_secret_key Taken and not kept.
 * @property-read ?list<CardScheme::*|string> $loon_accepted_schemes As given.
 * @property-read ?string $loon_merchant_account_id As given.
 * @property-read ?string $account_updater_request_encryption_key Taken and not kept.
 * @property-read ?string $account_updater_request_encryption_key_id As given.
 * @property-read ?string $account_updater_response_decryption_key Taken and not kept.
 * @property-read ?string $account_updater_response_decryption_key_id As given.
 * @property-read bool $account_updater_enabled As given.
 * @property-read ?int $over_capture_amount
 * @property-read ?int $over_capture_percentage
 * @property-read ?string $visa_network_tokens_requestor_id As given.
 * @property-read ?string $visa_network_tokens_app_id As given.
 * @property-read ?string $amex_network_tokens_requestor_id As given.
 * @property-read ?string $amex_network_tokens_app_id As given.
 * @property-read ?string $mastercard_network_tokens_requestor_id As given.
 * @property-read ?string $mastercard_network_tokens_app_id As given.
 * @property-read ?string $discover_network_tokens_requestor_id As given.
 * @property-read ?string $discover_network_tokens_app_id As given.
 * @property-read bool $async_network_tokens_enabled
 * @property-read ?list<string> $redirect_url_schemes Schemes of your own apps (`myshop` for `myshop://paid`) that a `redirect_url` may have beside `http` and `https`.
 * @property-read ?list<string> $front_end_origins
 * @property-read ?string $brand_color
 * @property-read ?string $brand_logo_url
 * @property-read ?string $shop_url
 * @property-read ?MerchantAccountReceipts $receipts
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class MerchantAccount extends Record
{
    protected const MEMBERS = ['receipts' => MerchantAccountReceipts::class];
    protected const SECRETS = ['loon_secret_key', 'account_updater_response_decryption_key'];
}

/**
 * @property-read bool $automatic True sends a receipt of every capture and refund to each buyer whose e-mail address is known.
 * @property-read ?string $sender_name Whose name stands at the sender's address.
 * @property-read ?string $reply_to Where answers go.
 * @property-read ?string $support Whom buyers may ask.
 * @property-read ?string $time_zone In which dates are written.
 */
final class MerchantAccountReceipts extends Record
{
}

/**
 * @property-read 'merchant-account' $type
 * @property-read string $id Chosen when the merchant account was created.
 * @property-read string $display_name
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read ?int $over_capture_amount How far captures may go beyond the authorization.
 * @property-read ?int $over_capture_percentage The same in percent of the authorized amount.
 */
final class MerchantAccountSummary extends Record
{
}

/**
 * @property-read string $merchant_acquirer_bin
 * @property-read string $merchant_acquirer_id
 * @property-read string $merchant_name
 * @property-read string $merchant_country_code
 * @property-read string $merchant_category_code
 * @property-read string $merchant_url
 * @property-read 'merchant-account.three-ds-configuration' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read CardScheme::*|string $scheme
 * @property-read ?string $currency
 * @property-read array<string, string> $metadata
 */
final class MerchantAccountThreeDSConfiguration extends Record
{
    protected const MEMBERS = ['metadata' => ['*' => null]];
}

/**
 * @property-read string $merchant_acquirer_bin
 * @property-read string $merchant_acquirer_id
 * @property-read string $merchant_name
 * @property-read string $merchant_country_code
 * @property-read string $merchant_category_code
 * @property-read string $merchant_url
 * @property-read string $created_at
 */
final class MerchantProfileSchemeSummary extends Record
{
}

/**
 * @property-read 'metrics-explorer.preset' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read string $display_name
 * @property-read MetricsExplorerSource::*|string $source Of which figures it is.
 * @property-read MetricsExplorerMetric::*|string $metric What of them is shown.
 * @property-read array<string, string|list<string>> $filters Which payments, in the words of the query.
 */
final class MetricsExplorerPreset extends Record
{
    protected const MEMBERS = ['filters' => ['*' => null]];
}

/**
 * @property-read 'metrics-explorer.total' $type
 * @property-read MetricsExplorerTotalSeriesSet $series The metric hour by hour, or day by day.
 * @property-read MetricsExplorerTotalSummarySet $summary The metric over all of the time.
 */
final class MetricsExplorerTotalResponse extends Record
{
    protected const MEMBERS = [
        'series' => MetricsExplorerTotalSeriesSet::class,
        'summary' => MetricsExplorerTotalSummarySet::class,
    ];
}

/**
 * @property-read string $first_interval The beginning of the first value, and how long each goes.
 * @property-read list<int|int|float|null> $values One for each hour or day, in their order.
 */
final class MetricsExplorerTotalSeries extends Record
{
}

/**
 * @property-read MetricsExplorerTotalSeries $current Of the time that was asked about.
 * @property-read ?MetricsExplorerTotalSeries $previous Of the time just before, which is as long.
 */
final class MetricsExplorerTotalSeriesSet extends Record
{
    protected const MEMBERS = [
        'current' => MetricsExplorerTotalSeries::class,
        'previous' => MetricsExplorerTotalSeries::class,
    ];
}

/** @property-read int|int|float|null $value Payments, minor units of their currency, or a rate from 0 to 1. */
final class MetricsExplorerTotalSummary extends Record
{
}

/**
 * @property-read MetricsExplorerTotalSummary $current Of the time that was asked about.
 * @property-read ?MetricsExplorerTotalSummary $previous Of the time just before.
 * @property-read int|float|null $delta How much more than before, as a share of that.
 */
final class MetricsExplorerTotalSummarySet extends Record
{
    protected const MEMBERS = [
        'current' => MetricsExplorerTotalSummary::class,
        'previous' => MetricsExplorerTotalSummary::class,
    ];
}

/**
 * @property-read 'metrics-explorer.module' $type
 * @property-read string $key The word of this row, as a filter takes it.
 * @property-read string $display_name The word as people know it.
 * @property-read int|int|float|null $value Payments, minor units of their currency, or a rate from 0 to 1.
 * @property-read ?array<string, string|bool> $metadata Of a payment service.
 */
final class ModuleResponse extends Record
{
    protected const MEMBERS = ['metadata' => ['*' => null]];
}

/**
 * @property-read 'monitoring.incident' $type
 * @property-read string $id
 * @property-read ?string $metric_id The metric that opened it.
 * @property-read string $merchant_account_id
 * @property-read string $display_name
 * @property-read array<string, mixed> $spec What it is about.
 * @property-read ?array<string, mixed> $alerting_policy The threshold that was crossed, where a metric opened it.
 * @property-read ?array<string, mixed> $incident_policy How often it had to be crossed, where a metric opened it.
 * @property-read ?string $notes What people wrote about it.
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read ?string $closed_at When it was over.
 */
final class MonitoringIncident extends Record
{
    protected const MEMBERS = [
        'spec' => ['*' => null],
        'alerting_policy' => ['*' => null],
        'incident_policy' => ['*' => null],
    ];
}

/**
 * @property-read 'monitoring.metric' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $display_name
 * @property-read array<string, mixed> $spec What is watched.
 * @property-read ?array<string, mixed> $alerting_policy Beyond which values a sample is unhealthy.
 * @property-read ?string $alerting_policy_updated_at When that was last changed.
 * @property-read ?array<string, mixed> $incident_policy After how many samples in a row incidents begin and end.
 * @property-read ?string $incident_policy_updated_at When that was last changed.
 * @property-read string $created_at
 * @property-read string $creator_id The key or the user that made it.
 * @property-read MonitoringMetricCreatorType::*|string $creator_type
 * @property-read string $creator_display_name
 * @property-read string $updated_at
 * @property-read ?list<MonitoringSample> $samples_view Samples of the time that was asked about.
 */
final class MonitoringMetric extends Record
{
    protected const MEMBERS = [
        'spec' => ['*' => null],
        'alerting_policy' => ['*' => null],
        'incident_policy' => ['*' => null],
        'samples_view' => [MonitoringSample::class],
    ];
}

/**
 * @property-read string $timestamp The end of the window.
 * @property-read int|int|float|string|null $value The rate, from 0 to 1.
 * @property-read ?bool $healthy Whether the value is within the thresholds as they are now.
 * @property-read bool $incident_related Whether an incident of the metric was open then.
 */
final class MonitoringSample extends Record
{
}

/**
 * @property-read string $server_transaction_id Our id of the authentication, for the SDK.
 * @property-read string $acs_transaction_id The issuer's id of the authentication, for the SDK.
 * @property-read string $acs_reference_number Names the issuer's approved server, for the SDK.
 * @property-read Record $acs_rendering_type How the challenge is to be drawn.
 * @property-read string $acs_signed_content JWS of the issuer that the SDK checks.
 */
final class NativeThreeDSecureChallenge extends Record
{
    protected const MEMBERS = ['acs_rendering_type' => Record::class];
}

/**
 * @property-read 'FINISH'|'CHALLENGE'|'ERROR'|string $indicator `FINISH`.
 * @property-read ?NativeThreeDSecureChallenge $challenge What the SDK needs to show the challenge.
 * @property-read ?string $transaction_status What the issuer said.
 * @property-read ?string $cardholder_info What the issuer wants the buyer to read.
 */
final class NativeThreeDSecureResult extends Record
{
    protected const MEMBERS = ['challenge' => NativeThreeDSecureChallenge::class];
}

/**
 * @property-read string $directory_server_id The scheme's directory server, for the SDK.
 * @property-read string $message_version Protocol version to speak.
 * @property-read ?string $api_key For SDKs that want one.
 */
final class NativeThreeDSecureVersion extends Record
{
}

/**
 * @property-read 'network-token' $type
 * @property-read string $id
 * @property-read string $expiration_date
 * @property-read string $payment_method_id The card that it stands for.
 * @property-read NetworkTokenStatus::*|string $status Only an active one pays.
 * @property-read string $token The scheme's stand-in for the number, worth nothing without a cryptogram.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class NetworkToken extends Record
{
    protected const SECRETS = ['token'];
}

/** @property-read list<ThreeDSecureScenario> $items */
final class OrderedThreeDSecureScenarios extends Record
{
    protected const MEMBERS = ['items' => [ThreeDSecureScenario::class]];
}

/**
 * @property-read 'passkey' $type
 * @property-read string $id
 * @property-read string $display_name
 * @property-read string $credential_id What the authenticator calls it, in base64url.
 * @property-read bool $is_synced Whether it is kept in more than one device.
 * @property-read string $created_at
 * @property-read ?string $last_used_at When it last signed something.
 */
final class Passkey extends Record
{
}

/** @property-read array<string, mixed> $options For `navigator.credentials.create`, in the JSON form of WebAuthn (`PublicKeyCredentialCreationOptionsJSON`). */
final class PasskeyOptions extends Record
{
    protected const MEMBERS = ['options' => ['*' => null]];
}

/**
 * @property-read 'webhook-authentication' $type
 * @property-read 'oauth_password' $kind
 * @property-read string $client_id
 * @property-read '********' $client_secret
 * @property-read string $token_url
 * @property-read ?string $scope
 * @property-read string $username
 * @property-read '********' $password
 */
final class PasswordOAuthAuthentication extends Record
{
}

/**
 * @property-read string $id
 * @property-read 'payment-link' $type
 * @property-read string $url Where the buyer pays.
 * @property-read ?string $expires_at When nobody can begin to pay any more.
 * @property-read ?string $external_identifier Your own identifier of what is paid, shown on the receipt.
 * @property-read ?StatementDescriptor $statement_descriptor
 * @property-read ?string $locale
 * @property-read ?string $merchant_name Who is paid, on the page.
 * @property-read ?string $merchant_url Where the page leads back to, where there is no `return_url`.
 * @property-read ?string $merchant_banner_url Picture at the top of the page.
 * @property-read ?string $merchant_color Colour of the main button, as `#rrggbb`.
 * @property-read ?string $merchant_message A sentence of yours above what is paid.
 * @property-read ?string $merchant_terms_and_conditions_url Your terms, linked under the form.
 * @property-read ?string $merchant_favicon_url Kept as given.
 * @property-read int $amount
 * @property-read string $country
 * @property-read string $currency
 * @property-read TransactionIntent::*|string $intent
 * @property-read ?string $return_url Where the receipt leads back to, with `payment_link_id` and `transaction_id` added.
 * @property-read ?list<CartItem> $cart_items
 * @property-read ?array<string, mixed> $metadata
 * @property-read TransactionPaymentSource::*|string $payment_source
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read PaymentLinkStatus::*|string $status `active`.
 * @property-read ?TransactionBuyer $buyer Who pays.
 * @property-read ?ShippingDetails $shipping_details Null.
 * @property-read ?array<string, array<string, mixed>> $connection_options
 * @property-read bool $store
 * @property-read ?string $buyer_id The stored buyer who pays, and may use what they stored.
 * @property-read ?int $installment_count Instalments at the issuer, as for a transaction.
 * @property-read ?string $capture_at When what is held is captured, as for a transaction.
 * @property-read ?bool $pays_once True where `external_identifier` names an order that is paid once, by this link, another one or a transaction that says the same.
 */
final class PaymentLink extends Record
{
    protected const MEMBERS = [
        'statement_descriptor' => StatementDescriptor::class,
        'cart_items' => [CartItem::class],
        'metadata' => ['*' => null],
        'buyer' => TransactionBuyer::class,
        'shipping_details' => ShippingDetails::class,
        'connection_options' => ['*' => ['*' => null]],
    ];
}

/**
 * @property-read 'payment-method' $type
 * @property-read ?string $approval_url Where the buyer goes to approve that it is stored.
 * @property-read ?string $country
 * @property-read ?string $currency
 * @property-read ?PaymentMethodDetailsCard $details
 * @property-read ?string $expiration_date
 * @property-read ?string $fingerprint
 * @property-read ?string $label
 * @property-read ?string $last_replaced_at
 * @property-read PaymentMethodKind::*|string $method
 * @property-read PaymentMethodMode::*|string|null $mode
 * @property-read PaymentMethodScheme::*|string|null $scheme
 * @property-read string $id A payment names it with the method `id`.
 * @property-read string $merchant_account_id
 * @property-read ?list<CardScheme::*|string> $additional_schemes Further schemes of a co-badged card.
 * @property-read ?string $cit_last_used_at
 * @property-read int $cit_usage_count
 * @property-read bool $has_replacement True while newer details of the card stand by, until the old ones fail.
 * @property-read ?string $last_used_at
 * @property-read int $usage_count
 * @property-read ?string $scheme_transaction_id The scheme's id of the payment that stored it, which merchant-initiated charges refer to.
 * @property-read CardScheme::*|string|null $scheme_transaction_id_scheme Scheme that the id belongs to.
 * @property-read ?string $transaction_link_id The scheme's newer id that links a series.
 * @property-read ?Buyer $buyer Whose it is.
 * @property-read ?string $external_identifier
 * @property-read PaymentMethodStatus::*|string $status Whether it can be charged.
 * @property-read ?list<PaymentMethodMandate> $mandates What the bank account may be debited under, oldest first, and how each has ended.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class PaymentMethod extends Record
{
    protected const MEMBERS = [
        'details' => PaymentMethodDetailsCard::class,
        'buyer' => Buyer::class,
        'mandates' => [PaymentMethodMandate::class],
    ];
}

/**
 * @property-read string $id The word for the method, as `method` has it.
 * @property-read string $icon_url
 * @property-read string $display_name What buyers know it as.
 * @property-read ?string $long_display_name A longer name for people.
 * @property-read ?string $method The word for the method.
 */
final class PaymentMethodDefinition extends Record
{
}

/**
 * @property-read ?string $bin First six to eight digits of the number.
 * @property-read CardType::*|string|null $card_type
 * @property-read ?string $card_issuer_name The bank that gave the card.
 */
final class PaymentMethodDetailsCard extends Record
{
}

/**
 * @property-read string $payment_service_id The payment service that may debit the account under it.
 * @property-read 'pending'|'active'|'paused'|'revoked'|'failed'|string $status `pending`, `active`, and `revoked` or `failed` at its end.
 * @property-read 'buyer'|'bank'|'merchant'|'processor'|string|null $ended_by Who ended it.
 * @property-read string $updated_at When it came to its status.
 */
final class PaymentMethodMandate extends Record
{
}

/**
 * @property-read 'payment-method' $type
 * @property-read ?string $approval_url Where the buyer goes to approve that it is stored.
 * @property-read ?string $country
 * @property-read ?string $currency
 * @property-read ?PaymentMethodDetailsCard $details
 * @property-read ?string $expiration_date
 * @property-read ?string $fingerprint
 * @property-read ?string $label
 * @property-read ?string $last_replaced_at
 * @property-read PaymentMethodKind::*|string $method
 * @property-read PaymentMethodMode::*|string|null $mode
 * @property-read PaymentMethodScheme::*|string|null $scheme
 * @property-read string $id A payment names it with the method `id`.
 * @property-read string $merchant_account_id
 * @property-read ?list<CardScheme::*|string> $additional_schemes Further schemes of a co-badged card.
 * @property-read ?string $cit_last_used_at
 * @property-read int $cit_usage_count
 * @property-read bool $has_replacement True while newer details of the card stand by, until the old ones fail.
 * @property-read ?string $last_used_at
 * @property-read int $usage_count
 * @property-read ?string $scheme_transaction_id The scheme's id of the payment that stored it, which merchant-initiated charges refer to.
 * @property-read CardScheme::*|string|null $scheme_transaction_id_scheme Scheme that the id belongs to.
 * @property-read ?string $transaction_link_id The scheme's newer id that links a series.
 */
final class PaymentMethodSummary extends Record
{
    protected const MEMBERS = ['details' => PaymentMethodDetailsCard::class];
}

/**
 * @property-read 'payment-option' $type
 * @property-read string $method The word to put into `payment_method.method`.
 * @property-read ?string $icon_url
 * @property-read PaymentMethodMode::*|string $mode
 * @property-read ?string $label What to call it in a list.
 * @property-read bool $can_store_payment_method Whether `store` may be true.
 * @property-read bool $can_delay_capture Whether the money can be held first and taken later.
 * @property-read WalletPaymentOptionContext|GooglePayPaymentOptionContext|PaymentOptionContext|null $context What a front end needs to show it.
 */
final class PaymentOption extends Record
{
    protected const MEMBERS = ['context' => Record::class];
}

/**
 * @property-read ?PaymentOptionContextApprovalUI $approval_ui Size of a window for the approval page.
 * @property-read ?array<string, bool|array<string, bool|mixed>> $required_fields What the payment has to tell of the buyer.
 * @property-read bool $redirect_requires_popup Whether the approval page needs a window of its own.
 * @property-read bool $requires_tokenized_redirect_popup The same, where a stored one pays.
 */
final class PaymentOptionContext extends Record
{
    protected const MEMBERS = [
        'approval_ui' => PaymentOptionContextApprovalUI::class,
        'required_fields' => ['*' => ['*' => null]],
    ];
}

/**
 * @property-read ?string $height CSS length.
 * @property-read ?string $width CSS length.
 */
final class PaymentOptionContextApprovalUI extends Record
{
}

/** @property-read list<PaymentOption> $items */
final class PaymentOptions extends Record
{
    protected const MEMBERS = ['items' => [PaymentOption::class]];
}

/**
 * @property-read 'payment-service' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $payment_service_definition_id The connector that is set up.
 * @property-read bool $active
 * @property-read PaymentMethodKind::*|string $method
 * @property-read string $display_name
 * @property-read int $position Active services that take the payment are tried from 1 on.
 * @property-read PaymentServiceStatus::*|string $status
 * @property-read list<string> $accepted_currencies
 * @property-read list<string> $accepted_countries
 * @property-read bool $payment_method_tokenization_enabled
 * @property-read bool $network_tokens_enabled
 * @property-read bool $open_loop Whether network tokens are ours.
 * @property-read bool $settlement_reporting_enabled
 * @property-read bool $refund_ingestion_enabled
 * @property-read ?bool $three_d_secure_enabled Whether card payments go through 3-D Secure where they can.
 * @property-read ?array<string, ?MerchantProfileSchemeSummary> $merchant_profile By card scheme, what issuers are told of the merchant in 3-D Secure.
 * @property-read ?string $webhook_url Where the processor is to send its events.
 * @property-read ?list<FieldValue> $fields
 * @property-read ?list<ReportingField> $reporting_fields Settings for its reports.
 * @property-read bool $is_deleted True once it was deleted.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class PaymentService extends Record
{
    protected const MEMBERS = [
        'merchant_profile' => ['*' => MerchantProfileSchemeSummary::class],
        'fields' => [FieldValue::class],
        'reporting_fields' => [ReportingField::class],
    ];
}

/**
 * @property-read PaymentServiceCircuitBreakerState::*|string $state `open`.
 * @property-read ?string $open_until Until when it is open, by the time of the machine.
 */
final class PaymentServiceCircuitBreaker extends Record
{
}

/**
 * @property-read ApprovalTarget::*|string $approval_ui_target Whether the approval page needs a window of its own.
 * @property-read string $approval_ui_height CSS length of that window.
 * @property-read string $approval_ui_width CSS length of that window.
 * @property-read int $cart_items_limit How many cart items it takes at most.
 * @property-read bool $cart_items_required Whether it refuses payments without cart items.
 * @property-read bool $cart_items_should_match_amount Whether cart items must add up to the amount.
 */
final class PaymentServiceConfiguration extends Record
{
}

/**
 * @property-read string $id The connector's name, for example `mock-card`.
 * @property-read 'payment-service-definition' $type
 * @property-read string $display_name What the processor is called.
 * @property-read PaymentMethodKind::*|string $method
 * @property-read list<DefinitionField> $fields The settings it needs.
 * @property-read list<DefinitionField> $reporting_fields
 * @property-read list<string> $supported_currencies ISO 4217 codes that it can take.
 * @property-read list<string> $supported_countries ISO 3166-1 alpha-2 codes of buyers that it can take.
 * @property-read PaymentMethodMode::*|string $mode
 * @property-read ?string $icon_url A picture of the processor.
 * @property-read array<string, bool> $supported_features What it can do, by name.
 * @property-read list<RequiredCheckoutFields> $required_checkout_fields What a payment must tell of the buyer, and when.
 * @property-read PaymentServiceConfiguration $configuration What a front end needs to know.
 * @property-read ?list<IntegrationClient::*|string> $supported_integration_clients Kinds of client SDK that it works with.
 * @property-read list<DefinitionOption> $connection_options What `connection_options` of a transaction may say to it alone.
 */
final class PaymentServiceDefinition extends Record
{
    protected const MEMBERS = [
        'fields' => [DefinitionField::class],
        'reporting_fields' => [DefinitionField::class],
        'supported_features' => ['*' => null],
        'required_checkout_fields' => [RequiredCheckoutFields::class],
        'configuration' => PaymentServiceConfiguration::class,
        'connection_options' => [DefinitionOption::class],
    ];
}

/**
 * @property-read string $at When the attempt ended, or was last heard of.
 * @property-read ?string $code What went wrong.
 * @property-read string $transaction_id The payment that was tried.
 */
final class PaymentServiceError extends Record
{
}

/**
 * @property-read 'payment-service-health' $type
 * @property-read string $payment_service_id The `id` that the payment service was answered with.
 * @property-read string $from Where the time that is looked at begins.
 * @property-read string $until Where it ends.
 * @property-read int $payments Payments of that time that were last tried there.
 * @property-read int|float|null $share Their share in all payments of that time that were tried anywhere.
 * @property-read int $decided Those of them that were authorized, declined or failed.
 * @property-read int|float|null $approval_rate The share of authorized ones in these.
 * @property-read int $attempts Authorizations there, also of payments that went on to another payment service, in the newest thousand payments.
 * @property-read int|float|null $error_rate The share of them that had no answer, an answer that cannot be read, or an error of the processor itself.
 * @property-read string $attempts_from Back to when attempts were looked at.
 * @property-read ?string $last_success_at The last approval among these attempts.
 * @property-read ?PaymentServiceError $last_error The last error among these attempts.
 * @property-read PaymentServiceCircuitBreaker $circuit_breaker Whether payments are kept away from it now.
 */
final class PaymentServiceHealth extends Record
{
    protected const MEMBERS = [
        'last_error' => PaymentServiceError::class,
        'circuit_breaker' => PaymentServiceCircuitBreaker::class,
    ];
}

/**
 * @property-read 'payment-service-token' $type
 * @property-read string $id
 * @property-read ?string $approval_url Where the buyer goes to approve it.
 * @property-read string $payment_method_id The payment method that it stands for.
 * @property-read string $payment_service_id
 * @property-read PaymentMethodStatus::*|string $status
 * @property-read ?string $token The processor's token.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class PaymentServiceToken extends Record
{
}

/**
 * @property-read 'merchant' $type
 * @property-read string $name What the cardholder reads.
 * @property-read string $identification_number The merchant's number at the acquirer.
 * @property-read string $phone_number How the merchant is reached.
 * @property-read string $url The merchant's site.
 * @property-read ?string $statement_descriptor What stands on the bank statement.
 * @property-read string $merchant_category_code
 * @property-read ?Address $address Where the merchant is.
 */
final class PayoutMerchantSummary extends Record
{
    protected const MEMBERS = ['address' => Address::class];
}

/**
 * @property-read 'payment-service' $type
 * @property-read ?string $id The payment service that pays it.
 * @property-read PayoutMethod::*|string $method What it pays to.
 * @property-read string $payment_service_definition_id The connector behind it.
 * @property-read ?string $display_name
 */
final class PayoutPaymentService extends Record
{
}

/**
 * @property-read 'payout' $type
 * @property-read ?string $id Names the payout in its own path.
 * @property-read int $amount What is paid out.
 * @property-read ?TransactionBuyer $buyer Who gets the money.
 * @property-read PayoutCategory::*|string|null $category What the money is for.
 * @property-read string $created_at
 * @property-read string $currency
 * @property-read ?string $external_identifier
 * @property-read ?PayoutMerchantSummary $merchant Who pays it, as the scheme is told.
 * @property-read ?string $merchant_account_id Id of the merchant account whose payout it is.
 * @property-read TransactionPaymentMethod $payment_method The card or bank account that gets the money.
 * @property-read PayoutPaymentService $payment_service The payment service that pays it.
 * @property-read ?string $payment_service_payout_id The processor's own id of it.
 * @property-read PayoutStatus::*|string $status `pending` also while the outcome is not known.
 * @property-read string $updated_at
 */
final class PayoutSummary extends Record
{
    protected const MEMBERS = [
        'buyer' => TransactionBuyer::class,
        'merchant' => PayoutMerchantSummary::class,
        'payment_method' => TransactionPaymentMethod::class,
        'payment_service' => PayoutPaymentService::class,
    ];
}

/**
 * @property-read ?string $name Who it belongs to.
 * @property-read string $line1
 * @property-read ?string $line2
 * @property-read ?string $line3
 * @property-read string $city
 * @property-read string $state
 * @property-read string $zip
 * @property-read ?string $countryCode
 */
final class PazeBillingAddress extends Record
{
}

/**
 * @property-read ?string $firstName Given name.
 * @property-read ?string $lastName Family name.
 * @property-read string $fullName The whole name.
 * @property-read ?string $countryCode Where the buyer lives.
 * @property-read ?string $languageCode What the buyer reads.
 * @property-read string $emailAddress How the buyer is reached.
 * @property-read ?PazeMobileNumber $mobileNumber How the buyer is reached.
 */
final class PazeConsumer extends Record
{
    protected const MEMBERS = ['mobileNumber' => PazeMobileNumber::class];
}

/**
 * @property-read ?string $contactFullName Who receives it.
 * @property-read ?PazeMobileNumber $contactPhoneNumber How they are reached.
 */
final class PazeDeliveryContactDetails extends Record
{
    protected const MEMBERS = ['contactPhoneNumber' => PazeMobileNumber::class];
}

/**
 * @property-read string $artUri Where the picture is.
 * @property-read int $artHeight In pixels.
 * @property-read int $artWidth In pixels.
 */
final class PazeDigitalCardData extends Record
{
}

/**
 * @property-read string $panLastFour Last digits of the card.
 * @property-read string $paymentAccountReference The scheme's reference for the account behind the card.
 * @property-read ?string $panExpirationMonth Two digits.
 * @property-read ?string $panExpirationYear Four digits.
 * @property-read string $paymentCardDescriptor What the issuer calls the card.
 * @property-read 'CREDIT'|'DEBIT'|string $paymentCardType How the account behind it is funded.
 * @property-read 'VISA'|'MASTERCARD'|'DISCOVER'|string $paymentCardBrand Whose mark is on it.
 * @property-read 'VISA'|'MASTERCARD'|'DISCOVER'|string $paymentCardNetwork Through which network it pays.
 * @property-read PazeDigitalCardData $digitalCardData A picture of it.
 * @property-read ?PazeBillingAddress $billingAddress The cardholder's address.
 */
final class PazeMaskedCard extends Record
{
    protected const MEMBERS = [
        'digitalCardData' => PazeDigitalCardData::class,
        'billingAddress' => PazeBillingAddress::class,
    ];
}

/**
 * @property-read string $countryCode Calling code, for example `1`.
 * @property-read string $phoneNumber Number without the calling code.
 */
final class PazeMobileNumber extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name The merchant as Paze shows it.
 * @property-read string $profileId
 * @property-read string $accessToken Goes into the next steps.
 * @property-read string $sessionId Names the checkout in the next steps.
 */
final class PazeMobileSession extends Record
{
    protected const SECRETS = ['accessToken'];
}

/**
 * @property-read string $pazeCheckoutUrl Opened by the app, for the buyer to choose a card.
 * @property-read string $clientContext What Paze sends back of the call.
 * @property-read string $ewSID Paze's id of the call.
 * @property-read string $timestampISO8601 When Paze answered.
 */
final class PazeMobileSessionCreate extends Record
{
}

/**
 * @property-read string $payloadId Paze's id of the payload.
 * @property-read ?string $completeResponse Paze's answer as it came.
 * @property-read ?string $securePayload What pays.
 * @property-read string $clientContext What Paze sends back of the call.
 * @property-read string $ewSID Paze's id of the call.
 * @property-read string $timestampISO8601 When Paze answered.
 */
final class PazeSessionComplete extends Record
{
}

/**
 * @property-read PazeConsumer $consumer Who the buyer is.
 * @property-read ?PazeShippingAddress $shippingAddress Where it is sent.
 * @property-read PazeMaskedCard $maskedCard The card that was chosen.
 * @property-read PazeSessionReviewLinks $links Where the buyer can change their mind.
 * @property-read string $code Goes into the last step.
 */
final class PazeSessionReview extends Record
{
    protected const MEMBERS = [
        'consumer' => PazeConsumer::class,
        'shippingAddress' => PazeShippingAddress::class,
        'maskedCard' => PazeMaskedCard::class,
        'links' => PazeSessionReviewLinks::class,
    ];
}

/**
 * @property-read ?string $CHANGE_CARD Lets the buyer choose another card.
 * @property-read ?string $CHANGE_SHIPPING_ADDRESS Lets the buyer choose another address.
 */
final class PazeSessionReviewLinks extends Record
{
}

/**
 * @property-read string $line1
 * @property-read ?string $line2
 * @property-read ?string $line3
 * @property-read string $city
 * @property-read string $state
 * @property-read string $zip
 * @property-read string $countryCode
 * @property-read ?PazeDeliveryContactDetails $deliveryContactDetails Who receives it.
 */
final class PazeShippingAddress extends Record
{
    protected const MEMBERS = ['deliveryContactDetails' => PazeDeliveryContactDetails::class];
}

/**
 * @property-read string $id
 * @property-read string $name The merchant as Paze shows it.
 * @property-read string $profileId
 */
final class PazeWebSession extends Record
{
}

/** @property-read list<string> $allow Scopes, for example `transactions.write`. */
final class PermissionSet extends Record
{
}

/**
 * @property-read 'posting' $type
 * @property-read string $id The number of the entry, rising with time.
 * @property-read string $transaction_id The transaction whose money moved.
 * @property-read ?string $operation_id The capture, refund or void that moved it.
 * @property-read LedgerMovement::*|string $movement What happened.
 * @property-read LedgerAccount::*|string $debit The account that gains `amount`.
 * @property-read LedgerAccount::*|string $credit The account that loses it.
 * @property-read string $currency
 * @property-read int $amount What moved, always above zero.
 * @property-read string $created_at
 */
final class Posting extends Record
{
}

/**
 * @property-read Language::*|string|null $language In which language the dashboard is.
 * @property-read ?string $time_zone An IANA name, such as `Europe/Berlin`.
 * @property-read Look::*|string|null $look Null.
 * @property-read ?bool $has_single_keys False where single letters do nothing.
 */
final class Preferences extends Record
{
}

/**
 * @property-read 'processor-report' $type
 * @property-read string $id `payment_service_report_file_ids` of the lines that were read in it.
 * @property-read string $merchant_account_id
 * @property-read string $payment_service_id
 * @property-read string $name The processor's name of the file.
 * @property-read ProcessorReportStatus::*|string $status How far it has come.
 * @property-read int $line_count Lines read so far.
 * @property-read int $payment_line_count Of these, lines about a payment or refund of this merchant account.
 * @property-read int $account_line_count About the account, such as a transfer to the bank or a monthly fee.
 * @property-read int $unmatched_line_count About a payment that is not known here.
 * @property-read int $unreadable_line_count That say nothing that can be read.
 * @property-read int $waiting_line_count That wait for the other lines of their movement.
 * @property-read list<ProcessorReportTotal> $totals By the processor's word for a line, and the currency paid out.
 * @property-read ?string $fault Why the last try to fetch or read it ended.
 * @property-read string $announced_at When the processor last said that it is there, or it was uploaded.
 * @property-read string $updated_at When it last came on.
 */
final class ProcessorReport extends Record
{
    protected const MEMBERS = ['totals' => [ProcessorReportTotal::class]];
}

/**
 * @property-read string $column The name of its column, as the first line of the file has it.
 * @property-read string $value What stands there.
 */
final class ProcessorReportCell extends Record
{
}

/**
 * @property-read 'processor-report-line' $type
 * @property-read int $line Its number in the file, from 1, behind the names of the columns.
 * @property-read string $reason Why nothing came of it.
 * @property-read list<ProcessorReportCell> $cells What stands in it, card numbers masked.
 */
final class ProcessorReportLine extends Record
{
    protected const MEMBERS = ['cells' => [ProcessorReportCell::class]];
}

/**
 * @property-read string $line_type The processor's own word for such lines.
 * @property-read string $currency The currency that was paid out.
 * @property-read int $line_count How many there are.
 * @property-read int $net_amount What they add up to, fees taken.
 */
final class ProcessorReportTotal extends Record
{
}

/**
 * @property-read 'receipt' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $transaction_id The transaction that it is of.
 * @property-read ReceiptSubject::*|string $about What it confirms.
 * @property-read string $currency
 * @property-read int $amount What it confirms the amount of.
 * @property-read string $email_address Where it goes, so far as it is shown.
 * @property-read ReceiptStatus::*|string $status How far it is.
 * @property-read ?string $detail What the mail server said last, without the address.
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read ?string $sent_at When the mail server took it.
 */
final class Receipt extends Record
{
}

/**
 * @property-read string $first_name Given name of who receives the money.
 * @property-read string $last_name Family name of who receives the money.
 * @property-read ?Address $address Where the recipient lives.
 * @property-read ?string $account_number The account that is loaded, in no form of a card number.
 * @property-read ?string $date_of_birth The recipient's birthday.
 */
final class Recipient extends Record
{
    protected const MEMBERS = ['address' => Address::class];
}

/**
 * @property-read 'reconciliation' $type
 * @property-read string $merchant_account_id
 * @property-read string $date The day, in UTC.
 * @property-read ReconciliationStatus::*|string $status `closed`.
 * @property-read ?string $reconciled_at When it was looked at last, as it is here.
 * @property-read bool $is_outdated Something of it came since, and it is looked at anew in a moment.
 * @property-read int $difference_count How many differences there are, without fees and taxes in lines that are otherwise the same.
 * @property-read int $attention_count Of these, those on which somebody has to act.
 * @property-read int $unexplained_count Of these, those that no fact explains.
 * @property-read list<ReconciliationBalance> $balances One for each currency.
 * @property-read ?string $closed_at When it was closed.
 * @property-read ?Creator $closed_by The API key or the user that closed it.
 * @property-read ?string $close_reason What was given for it.
 */
final class Reconciliation extends Record
{
    protected const MEMBERS = ['balances' => [ReconciliationBalance::class], 'closed_by' => Creator::class];
}

/**
 * @property-read string $currency Of every amount here.
 * @property-read int $captured_amount What was captured on this day, less what was refunded on it.
 * @property-read int $settled_amount What processors settled of that, whenever they did, and all else that they booked on this day.
 * @property-read int $paid_out_amount What the lines of the payouts of this day add up to.
 * @property-read int $arrived_amount What the bank received of these payouts.
 * @property-read int $difference_amount All reasons together.
 * @property-read list<ReconciliationReasonSum> $reasons What the differences are made of.
 * @property-read int $unreported_amount Captured less refunded by payment services that have never reported a settlement, and are not set to.
 */
final class ReconciliationBalance extends Record
{
    protected const MEMBERS = ['reasons' => [ReconciliationReasonSum::class]];
}

/**
 * @property-read 'reconciliation.difference' $type
 * @property-read string $date The day that it is a difference of.
 * @property-read int $position Its place among the differences of the day, from 1.
 * @property-read ReconciliationReason::*|string $reason Why.
 * @property-read string $currency Of its amounts.
 * @property-read int $amount Above zero.
 * @property-read list<ReconciliationTerm> $terms What the amount is made of.
 * @property-read ?string $transaction_id The payment that it is about.
 * @property-read ?string $settlement_id The settlement line that it came by.
 * @property-read ?string $payment_service_report_id The payout that it is about, as its settlement lines name it.
 * @property-read ?string $bank_statement_line_id The line of the bank that it is about.
 * @property-read ?string $corrects_date The closed day that it corrects.
 */
final class ReconciliationDifference extends Record
{
    protected const MEMBERS = ['terms' => [ReconciliationTerm::class]];
}

/**
 * @property-read ReconciliationReason::*|string $reason Why something is not the same on both sides.
 * @property-read int $amount All differences of this reason.
 */
final class ReconciliationReasonSum extends Record
{
}

/**
 * @property-read string $of What the amount is, such as `captured` or `paid out`.
 * @property-read int $amount With its sign.
 */
final class ReconciliationTerm extends Record
{
}

/**
 * @property-read 'refund' $type
 * @property-read string $id
 * @property-read string $transaction_id The transaction whose money goes back.
 * @property-read ?string $payment_service_refund_id The processor's own id of it.
 * @property-read RefundStatus::*|string $status `processing` also while the outcome is not known.
 * @property-read string $currency
 * @property-read int $amount What goes back.
 * @property-read ?string $reason Why, in your words.
 * @property-read RefundTargetType::*|string $target_type
 * @property-read ?string $target_id The gift card's redemption that it goes back to.
 * @property-read string $reconciliation_id
 * @property-read ?string $external_identifier Your own identifier of the refund.
 * @property-read string $transaction_reconciliation_id The transaction's id as a base-62 number of 22 digits.
 * @property-read ?string $transaction_external_identifier Your own identifier of the transaction.
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read ?Creator $creator The API key or the user that asked for it.
 * @property-read ?string $error_code Why it did not succeed, in one vocabulary for all processors.
 * @property-read ?string $raw_response_code
 * @property-read ?string $raw_response_description
 * @property-read ?string $settled_currency Currency in which the processor settles it.
 * @property-read int $settled_amount Settled so far, before fees.
 * @property-read bool $settled True once the processor has reported its settlement.
 */
final class Refund extends Record
{
    protected const MEMBERS = ['creator' => Creator::class];
}

/**
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read string $posted_at
 * @property-read string $ingested_at
 * @property-read string $currency
 * @property-read int $amount
 * @property-read int|float|null $exchange_rate
 * @property-read int $commission
 * @property-read ?int $interchange
 * @property-read ?int $markup
 * @property-read ?int $scheme_fee
 * @property-read string $payment_service_report_id
 * @property-read list<string> $payment_service_report_file_ids
 * @property-read string $transaction_id
 * @property-read 'refund-settlement' $type
 * @property-read string $refund_id The refund that was settled.
 */
final class RefundSettlement extends Record
{
}

/**
 * @property-read list<Refund> $items
 * @property-read int $limit
 * @property-read ?string $next_cursor
 * @property-read ?string $previous_cursor
 */
final class Refunds extends Record
{
    protected const MEMBERS = ['items' => [Refund::class]];
}

/**
 * @property-read 'relay-request' $type
 * @property-read string $id
 * @property-read string $request_id The `x-request-id` of its answer.
 * @property-read ?string $host Where it went, as `host` or `host:port`.
 * @property-read ?string $vault_forward_config_id The configuration that this host is of now.
 * @property-read list<string> $vault_forward_authentication_ids The authentication methods that it named, in order.
 * @property-read list<string> $payment_method_ids The payment methods that it named, in order.
 * @property-read ?string $method The HTTP method toward the endpoint.
 * @property-read RelayRequestOutcome::*|string $outcome What became of it.
 * @property-read ?int $status What the endpoint answered.
 * @property-read ?string $error As in `x-vault-forward-error`.
 * @property-read ?int $duration_ms Until its end.
 * @property-read ?int $sent_bytes How many bytes of a body were sent.
 * @property-read ?int $answer_bytes How many bytes of the answer were passed on.
 * @property-read ?string $api_key_pair_id The key that called.
 * @property-read ?string $caller_name What the caller was called then.
 * @property-read string $created_at When it began.
 */
final class RelayRequest extends Record
{
}

/**
 * @property-read 'report' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $name
 * @property-read ?string $creator_id The API key or the user that made it.
 * @property-read ?string $creator_display_name
 * @property-read ReportCreatorType::*|string|null $creator_type
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read ?string $next_execution_at When it runs next.
 * @property-read ?string $description
 * @property-read ReportSchedule::*|string $schedule Once, or at each midnight that ends a day, a week (on Sunday) or a month.
 * @property-read bool $schedule_enabled
 * @property-read string $schedule_timezone Whose midnights these are, by the IANA database.
 * @property-read ReportSpec $spec What is in its files.
 * @property-read ?ReportExecutionSummary $latest_execution Its last run.
 */
final class Report extends Record
{
    protected const MEMBERS = [
        'spec' => ReportSpec::class,
        'latest_execution' => ReportExecutionSummary::class,
    ];
}

/**
 * @property-read 'report-execution' $type
 * @property-read string $id
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read ReportExecutionStatus::*|string $status `dispatched` until a worker begins, then `processing`, at the end `succeeded` or `failed`.
 * @property-read ReportExecutionContext $context What its periods are counted from.
 * @property-read ReportSummary $report The report that it is a run of.
 */
final class ReportExecution extends Record
{
    protected const MEMBERS = ['context' => ReportExecutionContext::class, 'report' => ReportSummary::class];
}

/**
 * @property-read string $reference_timestamp The moment before which the periods of the run ended.
 * @property-read string $reference_timezone The time zone of these periods.
 */
final class ReportExecutionContext extends Record
{
}

/**
 * @property-read 'report-execution' $type
 * @property-read string $id
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read ReportExecutionStatus::*|string $status `dispatched` until a worker begins, then `processing`, at the end `succeeded` or `failed`.
 * @property-read ReportExecutionContext $context What its periods are counted from.
 */
final class ReportExecutionSummary extends Record
{
    protected const MEMBERS = ['context' => ReportExecutionContext::class];
}

/**
 * @property-read string $url Gives the file to whoever asks, without a token.
 * @property-read string $expires_at When the address ends.
 */
final class ReportExecutionUrl extends Record
{
}

/**
 * @property-read ReportSpecModel::*|string $model
 * @property-read array<string, mixed> $params
 */
final class ReportSpec extends Record
{
    protected const MEMBERS = ['params' => ['*' => null]];
}

/**
 * @property-read 'report' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $name
 * @property-read ?string $creator_id The API key or the user that made the report.
 * @property-read ?string $creator_display_name
 * @property-read ReportCreatorType::*|string|null $creator_type
 */
final class ReportSummary extends Record
{
}

/**
 * @property-read string $key
 * @property-read string $value Text of the setting.
 */
final class ReportingField extends Record
{
}

/**
 * @property-read RequestCallerType::*|string $type Whether a key called, or a person.
 * @property-read string $id Id of the key or the person.
 * @property-read ?string $name
 */
final class RequestCaller extends Record
{
}

/**
 * @property-read 'request' $type
 * @property-read string $id The `x-request-id` of its answer.
 * @property-read ?string $merchant_account_id For which it was made.
 * @property-read string $operation Which operation of the API.
 * @property-read string $method The HTTP method.
 * @property-read string $path Its path.
 * @property-read int $status The HTTP status of the answer.
 * @property-read ?string $error_code The `code` of an error.
 * @property-read int $duration_ms From its headers to the end of the answer.
 * @property-read ?RequestCaller $caller Who called.
 * @property-read string $created_at When it came.
 */
final class RequestLogEntry extends Record
{
    protected const MEMBERS = ['caller' => RequestCaller::class];
}

/**
 * @property-read bool $organization True where the payment needs it.
 * @property-read bool $house_number_or_name True where the payment needs it.
 * @property-read bool $line1 True where the payment needs it.
 * @property-read bool $line2 True where the payment needs it.
 * @property-read bool $city True where the payment needs it.
 * @property-read bool $postal_code True where the payment needs it.
 * @property-read bool $state True where the payment needs it.
 * @property-read bool $state_code True where the payment needs it.
 * @property-read bool $country True where the payment needs it.
 */
final class RequiredAddressFields extends Record
{
}

/**
 * @property-read list<string> $required_fields Pointers to what must be sent.
 * @property-read ?array<string, mixed> $conditions When it must be.
 */
final class RequiredCheckoutFields extends Record
{
    protected const MEMBERS = ['conditions' => ['*' => null]];
}

/**
 * @property-read bool $first_name Whether a given name must be sent.
 * @property-read bool $last_name Whether a family name must be sent.
 * @property-read bool $email_address Whether an e-mail address must be sent.
 * @property-read bool $phone_number Whether a phone number must be sent.
 * @property-read bool $tax_id Whether a tax number must be sent.
 * @property-read RequiredAddressFields $address Which parts of an address must be sent.
 */
final class RequiredFields extends Record
{
    protected const MEMBERS = ['address' => RequiredAddressFields::class];
}

/**
 * @property-read 'role' $type
 * @property-read string $id
 * @property-read string $name What it is called.
 * @property-read string $slug Its name for machines.
 * @property-read string $description
 * @property-read PermissionSet $permissions What it allows.
 * @property-read list<RoleAssigneeType::*|string> $assignable_to Who can be given it.
 * @property-read list<string> $applies_to What it counts for.
 * @property-read bool $is_standalone_assignable Whether it can be given by itself.
 */
final class Role extends Record
{
    protected const MEMBERS = ['permissions' => PermissionSet::class];
}

/**
 * @property-read 'role-assignment' $type
 * @property-read string $id
 * @property-read string $user_id Who has the role.
 * @property-read Role $role What they may do.
 * @property-read ?string $merchant_account_id Where.
 * @property-read list<WithheldAct::*|string> $withheld
 * @property-read list<RoleLimit> $limits
 * @property-read string $created_at
 */
final class RoleAssignment extends Record
{
    protected const MEMBERS = ['role' => Role::class, 'limits' => [RoleLimit::class]];
}

/**
 * @property-read LimitedAct::*|string $act What is limited.
 * @property-read string $currency
 * @property-read ?int $amount_per_act The most in one call.
 * @property-read ?int $amount_per_day The most in one day, in UTC by the clock of the merchant account.
 */
final class RoleLimit extends Record
{
}

/**
 * @property-read 'sandbox-clock' $type
 * @property-read string $merchant_account_id
 * @property-read string $now What time it is for the merchant account.
 * @property-read int $offset_seconds How far that is ahead of the machine's clock.
 */
final class SandboxClock extends Record
{
}

/**
 * @property-read SandboxDueKind::*|string $kind `authorization_expiry`.
 * @property-read int $count How many of them are due.
 * @property-read bool $is_complete False where there are more than were counted.
 * @property-read bool $by_clock False for what goes by the time of the machine, and comes whether the clock moves or not.
 * @property-read list<SandboxDueRow> $rows The soonest of them, five at most.
 */
final class SandboxDueGroup extends Record
{
    protected const MEMBERS = ['rows' => [SandboxDueRow::class]];
}

/**
 * @property-read string $at When it is due.
 * @property-read string $what The kind of operation, the step of a processor, or the name of what it is about.
 * @property-read ?string $resource_type What it is about, as `type` of that resource.
 * @property-read ?string $resource_id Which one.
 * @property-read ?string $processor The simulated processor that does it.
 */
final class SandboxDueRow extends Record
{
}

/**
 * @property-read 'sandbox-relay' $type
 * @property-read string $method How it was asked.
 * @property-read array<string, string> $headers What it was told beside the body.
 * @property-read string $body What it was sent, card data filled in and masked.
 */
final class SandboxRelay extends Record
{
    protected const MEMBERS = ['headers' => ['*' => null]];
}

/**
 * @property-read 'sandbox-situation' $type
 * @property-read string $id
 * @property-read SandboxSituationKind::*|string $kind `slow`.
 * @property-read ?string $payment_service_id The payment service that it was ordered for.
 * @property-read string $processor The simulated processor.
 * @property-read string $began_at When it began, by the clock of the merchant account.
 * @property-read ?string $ends_at When it ends by itself, or ended.
 * @property-read ?int $times_left After how many more requests it is over.
 * @property-read ?int $latency_ms How late answers come, in milliseconds.
 */
final class SandboxSituation extends Record
{
}

/**
 * @property-read 'saved-view' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $name What its owner calls it.
 * @property-read string $screen Which list it is about.
 * @property-read array<string, list<string>> $query
 * @property-read bool $shared Whether everybody of the merchant account sees it.
 * @property-read bool $own Whether the caller is its owner, who alone changes it.
 * @property-read string $owner_name Who saved it.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class SavedView extends Record
{
    protected const MEMBERS = ['query' => ['*' => null]];
}

/**
 * @property-read 'session' $type
 * @property-read string $id
 * @property-read WayIn::*|string $way How the person logged in.
 * @property-read ?string $address From where.
 * @property-read ?string $user_agent What their browser calls itself.
 * @property-read bool $is_current Whether it is the one that asks.
 * @property-read bool $is_alive Whether it can still be used.
 * @property-read string $created_at When they logged in.
 * @property-read string $last_seen_at When it was last used, to within some seconds.
 * @property-read string $expires_at When it ends, whatever they do.
 * @property-read ?string $ended_at When it was ended.
 */
final class Session extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read string $posted_at
 * @property-read string $ingested_at
 * @property-read string $currency
 * @property-read int $amount
 * @property-read int|float|null $exchange_rate
 * @property-read int $commission
 * @property-read ?int $interchange
 * @property-read ?int $markup
 * @property-read ?int $scheme_fee
 * @property-read string $payment_service_report_id
 * @property-read list<string> $payment_service_report_file_ids
 * @property-read string $transaction_id
 * @property-read 'settlement' $type
 */
final class Settlement extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read string $posted_at
 * @property-read string $ingested_at
 * @property-read string $currency
 * @property-read int $amount
 * @property-read int|float|null $exchange_rate
 * @property-read int $commission
 * @property-read ?int $interchange
 * @property-read ?int $markup
 * @property-read ?int $scheme_fee
 * @property-read string $payment_service_report_id
 * @property-read list<string> $payment_service_report_file_ids
 * @property-read string $transaction_id
 * @property-read SettlementLineType::*|string $type A settled capture, a settled refund, a chargeback, or one that was reversed.
 * @property-read ?string $refund_id The refund that was settled.
 * @property-read string $payment_service_id The payment service whose processor reported it.
 * @property-read string $payment_service_line_id The processor's own id of the line.
 * @property-read ?string $exchange_currency The currency that was paid out.
 * @property-read ?int $exchange_net What the line did to the balance in that currency, in its minor units.
 */
final class SettlementLine extends Record
{
}

/**
 * @property-read 'settlement-report' $type
 * @property-read string $id `payment_service_report_id` of its lines.
 * @property-read string $merchant_account_id
 * @property-read string $payment_service_id
 * @property-read string $currency Currency of the payments, which every figure is in.
 * @property-read int $line_count Lines so far.
 * @property-read int $settled_amount Captures settled, before fees.
 * @property-read int $refunded_amount Refunds settled.
 * @property-read int $charged_back_amount Taken back by chargebacks.
 * @property-read int $reversed_amount Given back by chargebacks that were reversed.
 * @property-read int $fee_amount Fees of all lines.
 * @property-read int $net_amount What the lines add up to.
 * @property-read string $first_posted_at When the processor booked the first line.
 * @property-read string $last_posted_at When the processor booked the last line.
 * @property-read string $created_at When the first line reached this instance.
 * @property-read string $updated_at When the latest line reached this instance.
 */
final class SettlementReport extends Record
{
}

/**
 * @property-read ?string $first_name
 * @property-read ?string $last_name
 * @property-read ?string $email_address
 * @property-read ?string $phone_number
 * @property-read ?Address $address
 * @property-read ?string $id Null where they came with a payment and are not stored.
 * @property-read ?string $buyer_id The buyer whose address it is.
 * @property-read 'shipping-details' $type
 */
final class ShippingDetails extends Record
{
    protected const MEMBERS = ['address' => Address::class];
}

/**
 * @property-read ?string $first_name
 * @property-read ?string $last_name
 * @property-read ?string $email_address
 * @property-read ?string $phone_number
 * @property-read ?Address $address
 */
final class ShippingDetailsCreate extends Record
{
    protected const MEMBERS = ['address' => Address::class];
}

/**
 * @property-read ?string $name The merchant as the buyer knows it.
 * @property-read ?string $description What was bought.
 * @property-read ?string $city
 * @property-read ?string $country Where the merchant is.
 * @property-read ?string $phone_number Where the buyer can ask.
 * @property-read ?string $url Where the buyer can look.
 * @property-read ?string $postal_code Where the merchant is.
 */
final class StatementDescriptor extends Record
{
}

/**
 * @property-read string $payment_service_id A payment service that was not tried.
 * @property-read string $name What a person calls it.
 * @property-read StoryAlternativeReason::*|string $why Why not.
 * @property-read list<string> $reasons What of the payment and the service does not go together, in English.
 * @property-read bool $is_recorded True where it was written down with the decision.
 * @property-read string $text The same in a sentence.
 */
final class StoryAlternative extends Record
{
}

/**
 * @property-read string $id Unique within the story.
 * @property-read StoryKind::*|string $kind What it is about.
 * @property-read string $name What of its kind.
 * @property-read string $at When it happened, or began.
 * @property-read ?string $ended_at When it was over.
 * @property-read ?string $cause The `id` of the entry that led to it.
 * @property-read ?string $result What came of it, in the words of its kind.
 * @property-read ?string $code The error code, where it went wrong.
 * @property-read ?int $amount The money that it is about, in the currency of the payment.
 * @property-read ?string $payment_service_id Where it happened.
 * @property-read array<string, mixed> $facts More about it, by its kind.
 * @property-read list<StoryAlternative> $alternatives Of the decision where to try.
 * @property-read string $text The same in sentences, in the language of the story.
 */
final class StoryEntry extends Record
{
    protected const MEMBERS = ['facts' => ['*' => null], 'alternatives' => [StoryAlternative::class]];
}

/**
 * @property-read StoryKind::*|string $kind Entries of this kind are missing.
 * @property-read 'scope'|'too-many'|string $why `scope`.
 * @property-read ?string $scope The scope that it takes to read them.
 */
final class StoryLeftOut extends Record
{
}

/**
 * @property-read string $currency Currency of the payment.
 * @property-read int $amount What was asked for.
 * @property-read int $authorized_amount What the issuer has promised.
 * @property-read int $held_amount What of that is still held at the buyer’s bank.
 * @property-read int $gift_card_amount What gift cards are to pay.
 * @property-read int $captured_amount What was taken.
 * @property-read int $refunded_amount What of that was given back.
 * @property-read int $returned_amount What the buyer’s bank took back of a debit.
 * @property-read int $charged_back_amount What chargebacks took, less what was reversed.
 * @property-read int $settled_amount What the processor says that it has settled, less refunds.
 */
final class StoryMoney extends Record
{
}

/**
 * @property-read string $transaction_id Another payment with the same `external_identifier`.
 * @property-read TransactionStatus::*|string $status How it stands.
 * @property-read string $currency Its currency.
 * @property-read int $amount What was asked for.
 * @property-read int $captured_amount What it took of the buyer’s money.
 * @property-read string $created_at
 */
final class StoryRelated extends Record
{
}

/**
 * @property-read string $value The number itself, as it is written in that country.
 * @property-read TaxIdKind::*|string $kind Country and name of the number.
 */
final class TaxId extends Record
{
}

/**
 * @property-read 'merchant-account.three-ds-server' $type
 * @property-read string $merchant_account_id
 * @property-read string $three_ds_server_definition_id The connector that is set up.
 * @property-read list<FieldValue> $fields
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class ThreeDSServer extends Record
{
    protected const MEMBERS = ['fields' => [FieldValue::class]];
}

/**
 * @property-read 'three-ds-server-definition' $type
 * @property-read string $id The connector's name, for example `threedsecureio`.
 * @property-read string $display_name
 * @property-read list<DefinitionField> $fields
 * @property-read ?string $icon_url
 */
final class ThreeDSServerDefinition extends Record
{
    protected const MEMBERS = ['fields' => [DefinitionField::class]];
}

/**
 * @property-read string $cavv
 * @property-read string $eci
 * @property-read string $version
 * @property-read string $directory_response
 * @property-read CardScheme::*|string|null $scheme
 * @property-read string $authentication_response
 * @property-read string $cavv_algorithm Which algorithm made the CAVV, one digit.
 * @property-read string $xid Id of the authentication in version 1, in Base64.
 */
final class ThreeDSecureDataV1 extends Record
{
}

/**
 * @property-read ?string $code EMV 3-D Secure error code, three digits.
 * @property-read ?string $description The fault in words.
 * @property-read ?string $detail More about the fault.
 * @property-read ?string $component Who found the fault.
 */
final class ThreeDSecureError extends Record
{
}

/**
 * @property-read 'three-d-secure-scenario' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read ThreeDSecureScenarioConditions $conditions What a transaction must be like for the rule to count.
 * @property-read ThreeDSecureScenarioOutcome $outcome
 * @property-read ?int $position Rules are tried from 1 on, and the first that fits counts.
 */
final class ThreeDSecureScenario extends Record
{
    protected const MEMBERS = [
        'conditions' => ThreeDSecureScenarioConditions::class,
        'outcome' => ThreeDSecureScenarioOutcome::class,
    ];
}

/**
 * @property-read ?string $first_name The buyer's given name in the billing details must be this.
 * @property-read ?string $last_name The buyer's family name in the billing details must be this.
 * @property-read ?string $email_address The buyer's e-mail address in the billing details must be this.
 * @property-read ?int $amount Amount of the transaction must be this.
 * @property-read ?string $external_identifier Your own identifier of the transaction must be this.
 * @property-read ?string $card_number The whole number, or its first six to eight digits, must be this.
 */
final class ThreeDSecureScenarioConditions extends Record
{
}

/**
 * @property-read string $three_ds_scenario_id A rule that does not fit.
 * @property-read list<ThreeDSecureScenarioCondition::*|string> $failed_conditions What of the transaction is not as the rule wants it.
 */
final class ThreeDSecureScenarioConsidered extends Record
{
}

/**
 * @property-read 'three-d-secure-scenario-match' $type
 * @property-read ?ThreeDSecureScenario $three_ds_scenario The first rule that fits.
 * @property-read ?ThreeDSecureScenarioOutcome $outcome What 3-D Secure would answer.
 * @property-read list<ThreeDSecureScenarioConsidered> $considered The rules before it, and why they do not fit.
 */
final class ThreeDSecureScenarioMatch extends Record
{
    protected const MEMBERS = [
        'three_ds_scenario' => ThreeDSecureScenario::class,
        'outcome' => ThreeDSecureScenarioOutcome::class,
        'considered' => [ThreeDSecureScenarioConsidered::class],
    ];
}

/**
 * @property-read 'Y'|'N'|string|null $enrollment `N`.
 * @property-read ?string $version Protocol version that is answered.
 * @property-read ThreeDSecureScenarioOutcomeAuthentication $authentication What the issuer says first.
 * @property-read ?ThreeDSecureScenarioOutcomeResult $result What comes of a challenge.
 */
final class ThreeDSecureScenarioOutcome extends Record
{
    protected const MEMBERS = [
        'authentication' => ThreeDSecureScenarioOutcomeAuthentication::class,
        'result' => ThreeDSecureScenarioOutcomeResult::class,
    ];
}

/** @property-read 'Y'|'N'|'A'|'R'|'U'|'C'|'timeout'|string $transaction_status `Y` authenticated, `A` attempted, `N` not, `U` cannot say, `R` refused, `C` asks for a challenge, `timeout` no answer. */
final class ThreeDSecureScenarioOutcomeAuthentication extends Record
{
}

/** @property-read 'Y'|'N'|'timeout'|string $transaction_status `Y` the buyer passes, `N` fails, `timeout` lets it run out. */
final class ThreeDSecureScenarioOutcomeResult extends Record
{
}

/**
 * @property-read string $version Protocol version that was spoken.
 * @property-read ?string $authentication_response What the issuer said.
 * @property-read ?string $directory_response Whether the card takes part, as the directory server said.
 * @property-read ?string $directory_transaction_id The directory server's id of the authentication.
 * @property-read ?string $transaction_reason Why the issuer answered so, a code of two digits.
 * @property-read ?string $cavv The proof, in Base64.
 * @property-read ?string $eci How strong the proof is, by the scheme.
 * @property-read ?string $cardholder_info What the issuer wants the buyer to read.
 */
final class ThreeDSecureV2 extends Record
{
}

/**
 * @property-read 'merchant-account.token-service' $type
 * @property-read string $merchant_account_id
 * @property-read string $token_service_definition_id The connector that is set up.
 * @property-read ?string $webhook_url The address to give to the token service, which tells there what becomes of tokens.
 * @property-read list<FieldValue> $fields
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class TokenService extends Record
{
    protected const MEMBERS = ['fields' => [FieldValue::class]];
}

/**
 * @property-read 'token-service-definition' $type
 * @property-read string $id The connector's name, for example `mastercard-mdes`.
 * @property-read string $display_name
 * @property-read list<DefinitionField> $fields
 * @property-read ?string $icon_url
 * @property-read list<string> $schemes Whose cards it makes tokens of.
 */
final class TokenServiceDefinition extends Record
{
    protected const MEMBERS = ['fields' => [DefinitionField::class]];
}

/**
 * @property-read 'transaction' $type
 * @property-read string $id Id that Railyard gave the transaction.
 * @property-read string $reconciliation_id
 * @property-read string $merchant_account_id
 * @property-read string $currency Currency of all amounts of the transaction.
 * @property-read int $amount What was asked for, over all instruments.
 * @property-read TransactionStatus::*|string $status Where the payment stands.
 * @property-read int $authorized_amount What the issuer promised of the payment method's part.
 * @property-read int $captured_amount What was taken through the payment method, over all captures.
 * @property-read int $refunded_amount What was given back to the payment method, over all refunds.
 * @property-read ?string $settled_currency Currency in which the processor settles.
 * @property-read int $settled_amount Settled so far.
 * @property-read bool $settled True once the processor has reported a settlement.
 * @property-read ?string $country Country of the buyer, as the request gave it.
 * @property-read ?string $external_identifier
 * @property-read TransactionIntent::*|string $intent What was asked for at the start.
 * @property-read ?TransactionPaymentMethod $payment_method What paid beside gift cards.
 * @property-read PaymentMethodKind::*|string|null $method The kind of payment method.
 * @property-read InstrumentType::*|string|null $instrument_type What the last attempt sent to the processor.
 * @property-read ?string $error_code Why it was declined or failed, in one vocabulary for all processors.
 * @property-read ?TransactionPaymentService $payment_service The payment service of the last attempt.
 * @property-read bool $pending_review True while a person has to decide on it.
 * @property-read ?TransactionBuyer $buyer Who pays, as known when the payment was made.
 * @property-read ?string $raw_response_code The processor's own code of its last answer.
 * @property-read ?string $raw_response_description The processor's own words for that code.
 * @property-read ?ShippingDetails $shipping_details Where the goods go.
 * @property-read ?string $checkout_session_id The checkout session whose card paid.
 * @property-read list<GiftCardRedemption> $gift_card_redemptions What each gift card paid.
 * @property-read ?GiftCardService $gift_card_service The provider of the gift cards.
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read bool $disputed True once a chargeback was reported, for good.
 * @property-read ?string $reauthorized_from_transaction_id The transaction whose expired authorization this one takes the place of.
 * @property-read ?Airline $airline What was told about the flights.
 * @property-read ?string $auth_response_code The issuer's authorization code or answer.
 * @property-read AvsResponseCode::*|string|null $avs_response_code How the address compares with the issuer's.
 * @property-read CvvResponseCode::*|string|null $cvv_response_code How the security code compares with the issuer's.
 * @property-read AntiFraudDecision::*|string|null $anti_fraud_decision What the anti-fraud service said.
 * @property-read TransactionPaymentSource::*|string $payment_source How the payment came about.
 * @property-read bool $merchant_initiated True where the merchant charged without the buyer being there.
 * @property-read bool $is_subsequent_payment True for a later payment of a series.
 * @property-read ?list<CartItem> $cart_items What is bought.
 * @property-read ?StatementDescriptor $statement_descriptor What the buyer reads on the bank statement.
 * @property-read ?string $scheme_transaction_id The scheme's id, which later merchant-initiated charges refer to.
 * @property-read ?string $transaction_link_id The scheme's newer id that links a series.
 * @property-read ?TransactionThreeDSecureSummary $three_d_secure What 3-D Secure found.
 * @property-read ?string $payment_service_transaction_id The processor's own id of the payment.
 * @property-read array<string, ?string> $additional_identifiers Further ids of the processor by their names.
 * @property-read ?array<string, string> $metadata Your own keys and values, as given.
 * @property-read ?string $authorized_at When the issuer agreed.
 * @property-read ?string $captured_at When money was last taken.
 * @property-read ?string $voided_at When the authorization was released.
 * @property-read ?string $canceled_at When it was cancelled.
 * @property-read ?string $approval_expires_at Until when the buyer may approve or pay.
 * @property-read ?string $buyer_approval_timedout_at When the time for the buyer's approval ran out.
 * @property-read TransactionIntentOutcome::*|string $intent_outcome How the whole of it went, gift cards included.
 * @property-read bool $multi_tender True where several instruments paid together.
 * @property-read bool $account_funding_transaction True where the money loads an account of the buyer's.
 * @property-read ?Recipient $recipient Whose account is loaded, for an account funding transaction.
 * @property-read ?string $merchant_advice_code What the scheme advises about trying again.
 * @property-read ?int $installment_count In how many parts the issuer collects from the buyer.
 * @property-read ?string $session_token Opens the client session at `/transactions/{transaction_id}/session`.
 * @property-read ?int $tax_amount Tax in the amount.
 * @property-read ?string $merchant_tax_id The number under which the merchant is taxed.
 * @property-read ?string $purchase_order_number The buyer's order.
 * @property-read ?string $customer_reference_number The buyer's own reference.
 * @property-read ?bool $amount_includes_tax Whether the tax is in the amount.
 * @property-read ?string $supplier_order_number The order at the supplier.
 * @property-read ?int $duty_amount Customs duty in the amount.
 * @property-read ?int $shipping_amount What sending it costs.
 * @property-read ?string $iso_response_code ISO 8583 response code.
 * @property-read ?string $approval_url Where to send the buyer, as in `payment_method`.
 * @property-read ?string $description What the payment is for.
 * @property-read ?BrowserInfo $browser_info What the buyer's browser told about itself.
 * @property-read ?string $anti_fraud_fingerprint Id that an anti-fraud script gave to the buyer's device.
 * @property-read ?array<string, mixed> $connection_options Settings for single connectors, as given, secrets masked.
 * @property-read ?bool $allow_partial_authorization Whether a promise of less than `amount` was to be taken.
 * @property-read ?bool $async_capture Whether it was to be captured after the answer.
 * @property-read ?string $capture_at When what is held is captured, unless you capture or void first.
 * @property-read ?int $surcharge_amount What of the amount the buyer pays for paying this way.
 * @property-read ?int $tip_amount What of the amount is a tip.
 * @property-read ?string $receipt_email Where its receipts go by e-mail.
 * @property-read ?bool $pays_once Whether it pays its order once.
 * @property-read ?string $previous_scheme_transaction_id The scheme's id of the earlier payment that this one referred to.
 * @property-read ?string $previous_transaction_link_id The scheme's newer id that linked this one to an earlier payment.
 * @property-read ?int $charged_back_amount What chargebacks took back for the buyer, less what was reversed.
 * @property-read ?int $refundable_amount What can still be refunded to the payment method.
 * @property-read ?string $received_with_transaction_id The transaction that this payment came in beside, without being asked for.
 * @property-read ?DeclineAdvice $decline_advice What to do about a payment that was declined or failed.
 * @property-read ?TransactionRetry $retry Further attempts, days later.
 * @property-read ?string $retry_of_transaction_id The declined transaction that this one tries again.
 */
final class Transaction extends Record
{
    protected const MEMBERS = [
        'payment_method' => TransactionPaymentMethod::class,
        'payment_service' => TransactionPaymentService::class,
        'buyer' => TransactionBuyer::class,
        'shipping_details' => ShippingDetails::class,
        'gift_card_redemptions' => [GiftCardRedemption::class],
        'gift_card_service' => GiftCardService::class,
        'airline' => Airline::class,
        'cart_items' => [CartItem::class],
        'statement_descriptor' => StatementDescriptor::class,
        'three_d_secure' => TransactionThreeDSecureSummary::class,
        'additional_identifiers' => ['*' => null],
        'metadata' => ['*' => null],
        'recipient' => Recipient::class,
        'browser_info' => BrowserInfo::class,
        'connection_options' => ['*' => null],
        'decline_advice' => DeclineAdvice::class,
        'retry' => TransactionRetry::class,
    ];
    protected const SECRETS = ['session_token'];
}

/**
 * @property-read 'action' $type
 * @property-read FlowAction::*|string $id What was decided.
 * @property-read FlowName::*|string $flow Which set of rules it stands in.
 * @property-read ?string $rule_id The rule that counted.
 * @property-read string $created_at
 * @property-read array<string, mixed> $outcome What came out, by the kind of action.
 * @property-read ?int $flow_version The version of the flow that decided.
 * @property-read ?string $reason
 * @property-read ?list<TransactionRuleConsidered|TransactionServiceConsidered> $considered Every rule that was looked at, in order, at most a hundred.
 */
final class TransactionAction extends Record
{
    protected const MEMBERS = ['outcome' => ['*' => null], 'considered' => [Record::class]];
}

/**
 * @property-read 'transaction-authorization-increment' $type
 * @property-read IncrementalAuthorizationStatus::*|string $status Whether the issuer agreed to the higher amount.
 * @property-read ?string $code
 * @property-read ?string $raw_response_code
 * @property-read ?string $raw_response_description
 * @property-read Transaction $transaction
 */
final class TransactionAuthorizationIncrement extends Record
{
    protected const MEMBERS = ['transaction' => Transaction::class];
}

/**
 * @property-read 'buyer' $type
 * @property-read ?string $id Null for a guest, who is not stored.
 * @property-read ?string $reconciliation_id The id as a base-62 number of 22 digits, for systems without room for a UUID.
 * @property-read ?string $display_name
 * @property-read ?string $external_identifier
 * @property-read ?BillingDetails $billing_details As known when the payment was made.
 * @property-read ?string $account_number Number of the buyer's account at the merchant.
 */
final class TransactionBuyer extends Record
{
    protected const MEMBERS = ['billing_details' => BillingDetails::class];
}

/**
 * @property-read 'transaction-cancel' $type
 * @property-read CancelStatus::*|string $status How the cancellation went.
 * @property-read ?string $code
 * @property-read ?string $raw_response_code
 * @property-read ?string $raw_response_description
 * @property-read Transaction $transaction
 */
final class TransactionCancel extends Record
{
    protected const MEMBERS = ['transaction' => Transaction::class];
}

/**
 * @property-read 'transaction-capture' $type
 * @property-read CaptureStatus::*|string $status How the capture went.
 * @property-read ?string $code
 * @property-read ?string $raw_response_code
 * @property-read ?string $raw_response_description
 * @property-read Transaction $transaction
 * @property-read ?string $capture_id The capture that was made.
 * @property-read ?string $payment_service_capture_id The processor's own id of the capture.
 * @property-read ?string $external_identifier Your own identifier of the capture, as given.
 * @property-read ?BillingDetails $billing_details Of the transaction's buyer.
 * @property-read ?ShippingDetails $shipping_details Of the transaction.
 */
final class TransactionCapture extends Record
{
    protected const MEMBERS = [
        'transaction' => Transaction::class,
        'billing_details' => BillingDetails::class,
        'shipping_details' => ShippingDetails::class,
    ];
}

/**
 * @property-read 'transaction-completion' $type
 * @property-read string $transaction_id The transaction that went on.
 * @property-read TransactionStatus::*|string $status Where the payment stands now.
 */
final class TransactionCompletion extends Record
{
}

/**
 * @property-read 'transaction-event' $type
 * @property-read string $id
 * @property-read 'transaction-updated-status'|'transaction-sync-event'|'transaction-sync-failed-event'|'transaction-modified-event'|'transaction-api-request'|'transaction-api-response'|'bin-lookup-request'|'three-d-secure-success'|'three-d-secure-request-error'|'three-d-secure-preparation-request'|'three-d-secure-authentication-request'|'three-d-secure-result-request'|'anti-fraud-decision'|'anti-fraud-decision-error'|'anti-fraud-decision-skipped'|'anti-fraud-webhook'|'anti-fraud-transaction-status-update'|'anti-fraud-transaction-status-update-error'|'anti-fraud-decision-update'|'anti-fraud-decision-update-error'|'gift-card-redemption-succeeded'|'gift-card-redemption-failed'|'gift-card-refund-succeeded'|'gift-card-refund-failed'|'gift-card-reversal-succeeded'|'reauthorization-attempted'|'reauthorization-created'|'retry-planned'|'retry-made'|'retry-recovered'|'retry-ended'|'payment-connector-response-transaction-authorization-succeeded'|'payment-connector-response-transaction-capture-succeeded'|'payment-connector-response-transaction-authorization-failed'|'payment-connector-response-transaction-declined'|'payment-connector-response-transaction-capture-failed'|'payment-connector-response-transaction-capture-declined'|'payment-connector-response-transaction-cancel-succeeded'|'payment-connector-response-transaction-cancel-pending'|'payment-connector-response-transaction-cancel-failed'|'payment-connector-response-transaction-void-succeeded'|'payment-connector-response-transaction-authorization-increment-succeeded'|'payment-connector-response-transaction-authorization-increment-failed'|'payment-connector-response-transaction-void-declined'|'payment-connector-response-transaction-void-failed'|'payment-connector-external-transaction-request'|'payment-connector-report-transaction-settled'|'payment-connector-report-refund-settled'|'payment-connector-report-chargeback-posted'|'payment-connector-report-chargeback-reversal-posted'|'payment-connector-transaction-webhook-processed'|'digital-wallet-apple-pay-token-decrypted'|'digital-wallet-google-pay-token-decrypted'|'digital-wallet-click-to-pay-token-decrypted'|'digital-wallet-paze-token-decrypted'|'network-token-provision-succeeded'|'network-token-provision-failed'|'network-token-cryptogram-provision-succeeded'|'network-token-cryptogram-provision-failed'|'the-giving-block-transaction-conversion-succeeded'|'real-time-account-update'|'plaid-request-event'|'flow-rule-applied'|'payment-service-avoided'|'fraud-list-allowed'|'three-d-secure-exemption'|string $name
 * @property-read string $created_at
 * @property-read array<string, mixed> $context More about it, by its name.
 */
final class TransactionEvent extends Record
{
    protected const MEMBERS = ['context' => ['*' => null]];
}

/**
 * @property-read 'gift-card' $type
 * @property-read ?string $id Null for a card that was given by its number.
 * @property-read string $bin
 * @property-read string $sub_bin The digits after the first ones.
 * @property-read string $last4
 */
final class TransactionGiftCard extends Record
{
}

/**
 * @property-read 'payment-method' $type
 * @property-read ?string $approval_url Where the buyer goes to approve.
 * @property-read ?string $country
 * @property-read ?string $currency
 * @property-read ?PaymentMethodDetailsCard $details
 * @property-read ?string $expiration_date
 * @property-read ?string $fingerprint
 * @property-read ?string $label
 * @property-read ?string $last_replaced_at
 * @property-read PaymentMethodKind::*|string $method
 * @property-read PaymentMethodMode::*|string|null $mode
 * @property-read PaymentMethodScheme::*|string|null $scheme
 * @property-read ?string $id Id of the stored payment method.
 * @property-read ApprovalTarget::*|string|null $approval_target Whether the approval page needs a window of its own.
 * @property-read ?string $external_identifier
 * @property-read ?string $payment_account_reference The scheme's reference for the account behind the card, the same for its network tokens.
 */
final class TransactionPaymentMethod extends Record
{
    protected const MEMBERS = ['details' => PaymentMethodDetailsCard::class];
}

/**
 * @property-read 'payment-service' $type
 * @property-read string $id The payment service that was used.
 * @property-read string $payment_service_definition_id The connector behind it.
 * @property-read PaymentMethodKind::*|string $method
 * @property-read string $display_name
 */
final class TransactionPaymentService extends Record
{
}

/**
 * @property-read TransactionRetryStatus::*|string $status `armed`.
 * @property-read string $until No attempt is made later.
 * @property-read int $max_attempts How many further attempts there are at most.
 * @property-read int $attempts_made How many were made, each a transaction of its own.
 * @property-read ?string $next_attempt_at When the next attempt is made.
 * @property-read ?string $last_transaction_id The transaction of the last attempt.
 * @property-read ?string $reason One sentence, why then, or why not.
 */
final class TransactionRetry extends Record
{
}

/**
 * @property-read string $rule_id A rule that was looked at.
 * @property-read int $position Its place among all rules of its action, from 0.
 * @property-read ?string $description
 * @property-read bool $applied Whether all of its conditions held.
 * @property-read string $reason
 * @property-read list<FlowConditionSeen> $conditions Each of its conditions, beside what the payment had.
 */
final class TransactionRuleConsidered extends Record
{
    protected const MEMBERS = ['conditions' => [FlowConditionSeen::class]];
}

/**
 * @property-read string $payment_service_id A payment service that was looked at.
 * @property-read ?string $description
 * @property-read bool $applied Always false.
 * @property-read string $reason Why not, in a sentence.
 */
final class TransactionServiceConsidered extends Record
{
}

/**
 * @property-read 'transaction-story' $type
 * @property-read string $transaction_id The payment that it is about.
 * @property-read StoryLanguage::*|string $language The language of its sentences.
 * @property-read TransactionStatus::*|string $status How the payment stands.
 * @property-read ?string $code Why it ended so, where it was declined or failed.
 * @property-read string $summary How it stands, why, where its money is, and what is waited for, in sentences.
 * @property-read StoryMoney $money Where its money is.
 * @property-read list<StoryEntry> $entries What happened, in order.
 * @property-read list<StoryRelated> $related Other payments of the same order, what changed last first, at most ten.
 * @property-read list<StoryLeftOut> $left_out What is missing, and why.
 */
final class TransactionStory extends Record
{
    protected const MEMBERS = [
        'money' => StoryMoney::class,
        'entries' => [StoryEntry::class],
        'related' => [StoryRelated::class],
        'left_out' => [StoryLeftOut::class],
    ];
}

/**
 * @property-read 'transaction' $type
 * @property-read string $id Id that Railyard gave the transaction.
 * @property-read string $reconciliation_id
 * @property-read string $merchant_account_id
 * @property-read string $currency Currency of all amounts of the transaction.
 * @property-read int $amount What was asked for, over all instruments.
 * @property-read TransactionStatus::*|string $status Where the payment stands.
 * @property-read int $authorized_amount What the issuer promised of the payment method's part.
 * @property-read int $captured_amount What was taken through the payment method, over all captures.
 * @property-read int $refunded_amount What was given back to the payment method, over all refunds.
 * @property-read ?string $settled_currency Currency in which the processor settles.
 * @property-read int $settled_amount Settled so far.
 * @property-read bool $settled True once the processor has reported a settlement.
 * @property-read ?string $country Country of the buyer, as the request gave it.
 * @property-read ?string $external_identifier
 * @property-read TransactionIntent::*|string $intent What was asked for at the start.
 * @property-read ?TransactionPaymentMethod $payment_method What paid beside gift cards.
 * @property-read PaymentMethodKind::*|string|null $method The kind of payment method.
 * @property-read InstrumentType::*|string|null $instrument_type What the last attempt sent to the processor.
 * @property-read ?string $error_code Why it was declined or failed, in one vocabulary for all processors.
 * @property-read ?TransactionPaymentService $payment_service The payment service of the last attempt.
 * @property-read bool $pending_review True while a person has to decide on it.
 * @property-read ?TransactionBuyer $buyer Who pays, as known when the payment was made.
 * @property-read ?string $raw_response_code The processor's own code of its last answer.
 * @property-read ?string $raw_response_description The processor's own words for that code.
 * @property-read ?ShippingDetails $shipping_details Where the goods go.
 * @property-read ?string $checkout_session_id The checkout session whose card paid.
 * @property-read list<GiftCardRedemption> $gift_card_redemptions What each gift card paid.
 * @property-read ?GiftCardService $gift_card_service The provider of the gift cards.
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read bool $disputed True once a chargeback was reported, for good.
 * @property-read ?string $reauthorized_from_transaction_id The transaction whose expired authorization this one takes the place of.
 */
final class TransactionSummary extends Record
{
    protected const MEMBERS = [
        'payment_method' => TransactionPaymentMethod::class,
        'payment_service' => TransactionPaymentService::class,
        'buyer' => TransactionBuyer::class,
        'shipping_details' => ShippingDetails::class,
        'gift_card_redemptions' => [GiftCardRedemption::class],
        'gift_card_service' => GiftCardService::class,
    ];
}

/**
 * @property-read ?string $version Protocol version that was spoken.
 * @property-read ThreeDSecureStatus::*|string|null $status How it ended.
 * @property-read ThreeDSecureMethod::*|string|null $method Whether the buyer had to act.
 * @property-read ThreeDSecureDataV1|ThreeDSecureV2|null $response_data The proof that was obtained.
 * @property-read ?ThreeDSecureError $error_data What went wrong.
 * @property-read ?int $amount What the cardholder was asked to agree to.
 */
final class TransactionThreeDSecureSummary extends Record
{
    protected const MEMBERS = ['response_data' => Record::class, 'error_data' => ThreeDSecureError::class];
}

/**
 * @property-read 'transaction-void' $type
 * @property-read VoidStatus::*|string $status How the void went.
 * @property-read ?string $code
 * @property-read ?string $raw_response_code
 * @property-read ?string $raw_response_description
 * @property-read Transaction $transaction
 */
final class TransactionVoid extends Record
{
    protected const MEMBERS = ['transaction' => Transaction::class];
}

/**
 * @property-read 'transparency-log' $type
 * @property-read string $merchant_account_id
 * @property-read ?string $origin First line of its checkpoints, and the name of its keys.
 * @property-read int $size How many entries are sealed.
 * @property-read ?TransparencyLogCheckpoint $checkpoint The newest one.
 * @property-read list<TransparencyLogKey> $keys Newest first, those that retired among them.
 */
final class TransparencyLog extends Record
{
    protected const MEMBERS = [
        'checkpoint' => TransparencyLogCheckpoint::class,
        'keys' => [TransparencyLogKey::class],
    ];
}

/**
 * @property-read 'transparency-log.checkpoint' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read int $size How many entries the log had.
 * @property-read string $root_hash The hash over all of them (RFC 6962), as base64.
 * @property-read string $note The signed text of c2sp.org/tlog-checkpoint.
 * @property-read string $created_at When it was signed.
 */
final class TransparencyLogCheckpoint extends Record
{
}

/**
 * @property-read 'transparency-log.consistency-proof' $type
 * @property-read int $from Size of the older tree.
 * @property-read int $to Size of the newer tree, which begins with all of the older one.
 * @property-read list<string> $hashes RFC 6962, 2.1.2, as base64.
 */
final class TransparencyLogConsistencyProof extends Record
{
}

/**
 * @property-read 'transparency-log.entry' $type
 * @property-read ?int $index Its place in the log, from 0 on.
 * @property-read ?string $leaf_hash SHA-256 of a zero byte and the canonical JSON (RFC 8785) of `entry`, as base64.
 * @property-read ?array<string, mixed> $entry What the ledger or the audit log says today, all of it as strings but for `amount`.
 */
final class TransparencyLogEntry extends Record
{
    protected const MEMBERS = ['entry' => ['*' => null]];
}

/**
 * @property-read 'transparency-log.inclusion-proof' $type
 * @property-read int $index Of the entry.
 * @property-read int $size Of the tree that it is in.
 * @property-read string $leaf_hash Hash of the entry, as base64.
 * @property-read list<string> $hashes From the leaf up to the root (RFC 6962, 2.1.1), as base64.
 */
final class TransparencyLogInclusionProof extends Record
{
}

/**
 * @property-read 'transparency-log.key' $type
 * @property-read string $id
 * @property-read string $verifier_key What a verifier is given, as of c2sp.org/signed-note.
 * @property-read string $created_at
 * @property-read ?string $retires_at From when on nothing is signed with it.
 */
final class TransparencyLogKey extends Record
{
}

/**
 * @property-read ?array<string, mixed> $session_data What the client SDK starts with.
 * @property-read string $default_completion_url Called with GET after the buyer approved in the client SDK.
 * @property-read IntegrationClient::*|string $integration_client The kind of client that the session is for.
 */
final class UpdateTransactionSessionResponse extends Record
{
    protected const MEMBERS = ['session_data' => ['*' => null]];
}

/**
 * @property-read 'user' $type
 * @property-read string $id
 * @property-read string $display_name What people call them.
 * @property-read string $email_address In small letters.
 * @property-read UserStatus::*|string $status `pending` until they have come in for the first time.
 * @property-read int $passkeys How many passkeys they can log in with.
 * @property-read ?string $invitation_expires_at Until when a link that they were given leads somewhere.
 * @property-read list<RoleAssignment> $roles What they may do, and where.
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read ?string $last_seen_at When they last did something, to within some minutes.
 */
final class User extends Record
{
    protected const MEMBERS = ['roles' => [RoleAssignment::class]];
}

/**
 * @property-read 'user-invitation' $type
 * @property-read string $id
 * @property-read string $user_id Whom it invites.
 * @property-read string $url The link, in this answer and never again.
 * @property-read string $expires_at Until when it leads somewhere.
 */
final class UserInvitation extends Record
{
}

/**
 * @property-read 'vault-forward-config-authentication' $type
 * @property-read string $id `x-vault-forward-authentications` names it.
 * @property-read string $merchant_account_id
 * @property-read string $config_id The endpoint that it belongs to.
 * @property-read VaultForwardAuthenticationKind::*|string $kind
 * @property-read string $method Which of the kind's methods.
 * @property-read string $display_name
 * @property-read list<VaultForwardAuthenticationField> $fields What is stored.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class VaultForwardAuthentication extends Record
{
    protected const MEMBERS = ['fields' => [VaultForwardAuthenticationField::class]];
}

/**
 * @property-read string $key Which field, as the definition calls it.
 * @property-read ?string $value What is stored.
 * @property-read bool $set Whether anything is stored.
 */
final class VaultForwardAuthenticationField extends Record
{
}

/**
 * @property-read 'vault-forward-config' $type
 * @property-read string $id
 * @property-read string $merchant_account_id
 * @property-read string $definition_id The kind of endpoint that it is.
 * @property-read string $display_name
 * @property-read list<string> $hosts Host names, with a port where it is not 443, that requests may go to.
 * @property-read list<VaultForwardAuthentication> $authentications Its authentication methods.
 * @property-read ?Creator $creator The API key or the user that made it.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class VaultForwardConfig extends Record
{
    protected const MEMBERS = [
        'authentications' => [VaultForwardAuthentication::class],
        'creator' => Creator::class,
    ];
}

/**
 * @property-read 'vault-forward-definition' $type
 * @property-read string $id `definition_id` of an endpoint names it.
 * @property-read string $display_name What the other side is called.
 * @property-read list<string> $hosts Host names of the other side.
 * @property-read list<VaultForwardDefinitionAuthentication> $authentications Authentication methods that it takes.
 */
final class VaultForwardDefinition extends Record
{
    protected const MEMBERS = ['authentications' => [VaultForwardDefinitionAuthentication::class]];
}

/**
 * @property-read VaultForwardAuthenticationKind::*|string $kind
 * @property-read string $method Which of the kind's methods.
 * @property-read string $title What it is called.
 * @property-read string $description
 * @property-read list<VaultForwardDefinitionField> $fields What it needs.
 */
final class VaultForwardDefinitionAuthentication extends Record
{
    protected const MEMBERS = ['fields' => [VaultForwardDefinitionField::class]];
}

/**
 * @property-read string $key Names the field when it is stored.
 * @property-read string $display_name What to call it in a form.
 * @property-read bool $required Whether the method needs it.
 * @property-read 'text'|'multiline'|'file'|'number'|string $format What kind of text it is.
 * @property-read bool $secret Whether it is never answered.
 * @property-read string $description What stands in it.
 * @property-read ?string $default Used where nothing is stored.
 * @property-read list<string> $choices The only values taken.
 */
final class VaultForwardDefinitionField extends Record
{
}

/**
 * @property-read string $merchant_name What the wallet shows the buyer.
 * @property-read list<string> $supported_schemes Card schemes to ask the wallet for.
 */
final class WalletPaymentOptionContext extends Record
{
}

/**
 * @property-read string $at When it was sent.
 * @property-read int $duration_ms How long it took, from the look-up of the address to the end of what was read of the answer.
 * @property-read ?int $response_status The HTTP status of the answer.
 * @property-read ?string $response_body The first bytes of the answer, with what looks like a card number masked.
 * @property-read ?string $error What went wrong where there was no answer, or none of 2xx.
 */
final class WebhookAttempt extends Record
{
}

/**
 * @property-read 'webhook-delivery' $type
 * @property-read string $id
 * @property-read string $webhook_subscription_id
 * @property-read string $merchant_account_id Whose event it is.
 * @property-read string $event_id The `id` of the event, and of the message in its headers.
 * @property-read WebhookEventName::*|string $event What happened.
 * @property-read WebhookApiVersion::*|string $api_version The version whose words its payload is in.
 * @property-read string $resource_type What the event is about.
 * @property-read string $resource_id
 * @property-read ?string $transaction_id
 * @property-read WebhookDeliveryStatus::*|string $status Whether it has arrived, or is still sent, or was given up.
 * @property-read int $tries How often it has been sent since it was last begun.
 * @property-read ?WebhookAttempt $last_attempt The last time that it was sent.
 * @property-read ?string $next_attempt_at When it is sent next, unless the endpoint rests.
 * @property-read string $created_at
 * @property-read string $updated_at
 */
final class WebhookDelivery extends Record
{
    protected const MEMBERS = ['last_attempt' => WebhookAttempt::class];
}

/**
 * @property-read string $from When the hour begins.
 * @property-read string $until When it ends, which is no more of it.
 * @property-read int $delivered How many deliveries that were made in it have arrived.
 * @property-read int $pending How many of them are still sent.
 * @property-read int $failed How many of them were given up.
 */
final class WebhookDeliveryCount extends Record
{
}

/**
 * @property-read 'webhook-delivery' $type
 * @property-read string $id
 * @property-read string $webhook_subscription_id
 * @property-read string $merchant_account_id Whose event it is.
 * @property-read string $event_id The `id` of the event, and of the message in its headers.
 * @property-read WebhookEventName::*|string $event What happened.
 * @property-read WebhookApiVersion::*|string $api_version The version whose words its payload is in.
 * @property-read string $resource_type What the event is about.
 * @property-read string $resource_id
 * @property-read ?string $transaction_id
 * @property-read WebhookDeliveryStatus::*|string $status Whether it has arrived, or is still sent, or was given up.
 * @property-read int $tries How often it has been sent since it was last begun.
 * @property-read ?WebhookAttempt $last_attempt The last time that it was sent.
 * @property-read ?string $next_attempt_at When it is sent next, unless the endpoint rests.
 * @property-read string $created_at
 * @property-read string $updated_at
 * @property-read string $payload The exact text that is sent as the body, and signed.
 * @property-read list<WebhookAttempt> $attempts Every attempt, oldest first.
 */
final class WebhookDeliveryDetail extends Record
{
    protected const MEMBERS = [
        'last_attempt' => WebhookAttempt::class,
        'attempts' => [WebhookAttempt::class],
    ];
}

/**
 * @property-read int $count How many deliveries have begun again so far.
 * @property-read string $resend_id The job that did it, and goes on where there are very many.
 */
final class WebhookReplayed extends Record
{
}

/**
 * @property-read 'webhook-resend' $type
 * @property-read string $id
 * @property-read string $webhook_subscription_id
 * @property-read WebhookResendStatus::*|string $status Whether it goes on.
 * @property-read int $count How many deliveries have begun again.
 * @property-read ?string $created_at_gte Only deliveries that were made at this time or later.
 * @property-read ?string $created_at_lte Only deliveries that were made at this time or earlier.
 * @property-read list<WebhookDeliveryStatus::*|string> $statuses Those that stand so when they are looked at.
 * @property-read ?list<WebhookEventName::*|string> $events
 * @property-read ?string $resource_id Only those of this payment, or of this resource where it is of no payment.
 * @property-read ?list<string> $delivery_ids Only these.
 * @property-read ?string $creator_name Who asked for it.
 * @property-read string $created_at
 * @property-read string $updated_at When it last went on.
 */
final class WebhookResend extends Record
{
}

/**
 * @property-read string $id
 * @property-read 'webhook-subscription' $type
 * @property-read ?string $merchant_account_id Whose events it is told of.
 * @property-read bool $active Whether it is told of anything.
 * @property-read string $url Where deliveries are sent to.
 * @property-read BasicAuthentication|CredentialsOAuthAuthentication|PasswordOAuthAuthentication|null $authentication How requests say who they are, beside their signature.
 * @property-read ?string $secret What signatures are made with.
 * @property-read bool $rotating Whether the secret before this one is still signed with as well.
 * @property-read ?Creator $creator Which API key made it.
 * @property-read ?bool $paused Whether deliveries wait instead of being sent.
 * @property-read WebhookDisabledReason::*|string|null $disabled_reason Why it is not active any more where you did not ask for it.
 * @property-read ?list<WebhookEventName::*|string> $events Which events it is told of.
 * @property-read WebhookApiVersion::*|string|null $api_version The version whose words its payloads are in.
 * @property-read WebhookOrdering::*|string|null $ordering Whether deliveries keep an order.
 * @property-read ?string $created_at
 * @property-read ?string $updated_at
 */
final class WebhookSubscription extends Record
{
    protected const MEMBERS = [
        'authentication' => ['kind' => ['basic' => BasicAuthentication::class, 'oauth_client_credentials' => CredentialsOAuthAuthentication::class, 'oauth_password' => PasswordOAuthAuthentication::class]],
        'creator' => Creator::class,
    ];
    protected const SECRETS = ['secret'];
}

/**
 * @property-read string $type What it was.
 * @property-read string $id The `id` that it had.
 */
final class WebhookTargetGone extends Record
{
}

/**
 * What a webhook carries.
 *
 * @property-read 'event' $type
 * @property-read string $id
 * @property-read WebhookEventName::*|string $name
 * @property-read string $created_at
 * @property-read ?string $merchant_account_id
 * @property-read string $instance_id
 * @property-read 'sandbox'|'production'|string $environment
 * @property-read ApiKeyPair|WebhookTargetGone|Buyer|Capture|CardExport|Dispute|Experiment|GiftCard|MonitoringIncident|PaymentLink|PaymentMethod|PayoutSummary|Reconciliation|Refund|ReportExecution|ShippingDetails|Transaction|TransparencyLogCheckpoint $target
 */
final class WebhookEvent extends Record
{
    protected const MEMBERS = [
        'target' => ['type' => ['api-key-pair' => ApiKeyPair::class, '*' => WebhookTargetGone::class, 'buyer' => Buyer::class, 'capture' => Capture::class, 'card-export' => CardExport::class, 'dispute' => Dispute::class, 'experiment' => Experiment::class, 'gift-card' => GiftCard::class, 'monitoring.incident' => MonitoringIncident::class, 'payment-link' => PaymentLink::class, 'payment-method' => PaymentMethod::class, 'payout' => PayoutSummary::class, 'reconciliation' => Reconciliation::class, 'refund' => Refund::class, 'report-execution' => ReportExecution::class, 'shipping-details' => ShippingDetails::class, 'transaction' => Transaction::class, 'transparency-log.checkpoint' => TransparencyLogCheckpoint::class]],
    ];
}

final class AdyenAutoRescueSepaScenario
{
    public const
        AUTO_RESCUE_SUCCESSFUL_FIRST = 'AutoRescueSuccessfulFirst',
        AUTO_RESCUE_SUCCESSFUL_SECOND = 'AutoRescueSuccessfulSecond',
        AUTO_RESCUE_FAILED = 'AutoRescueFailed';
}

final class AdyenCardAutoRescueScenario
{
    public const
        AUTO_RESCUE_SUCCESSFUL_FIRST = 'AutoRescueSuccessfulFirst',
        AUTO_RESCUE_SUCCESSFUL_SECOND = 'AutoRescueSuccessfulSecond',
        AUTO_RESCUE_FAILED = 'AutoRescueFailed',
        AUTO_RESCUE_FRAUD = 'AutoRescueFraud';
}

/** `read` finds payments, buyers and stored payment methods. `pay` charges a stored payment method. `capture` and `void` are of payments that were made under this mandate; `refund` is of any that it is about. */
final class AgentMandateAction
{
    public const
        READ = 'read',
        PAY = 'pay',
        CAPTURE = 'capture',
        VOID = 'void',
        REFUND = 'refund';
}

/** Whether anything may be done under it now: not yet, yes, not any more, never again. */
final class AgentMandateState
{
    public const
        WAITING = 'waiting',
        ACTIVE = 'active',
        ENDED = 'ended',
        REVOKED = 'revoked';
}

final class AntiFraudDecision
{
    public const
        ACCEPT = 'accept',
        ERROR = 'error',
        EXCEPTION = 'exception',
        REJECT = 'reject',
        REVIEW = 'review',
        SKIPPED = 'skipped',
        PENDING = 'pending';
}

final class AntiFraudServiceStatus
{
    public const
        PENDING = 'pending',
        CREATED = 'created',
        FAILED = 'failed';
}

/** `new_window`: the page does not work inside another one. */
final class ApprovalTarget
{
    public const
        NEW_WINDOW = 'new_window',
        ANY = 'any';
}

/** `exported`: a list was read as a file; `revealed`: a person saw what is masked for people. */
final class AuditLogAction
{
    public const
        CREATED = 'created',
        UPDATED = 'updated',
        DELETED = 'deleted',
        VOIDED = 'voided',
        CANCELED = 'canceled',
        CAPTURED = 'captured',
        EXPORTED = 'exported',
        REVEALED = 'revealed';
}

final class AvsResponseCode
{
    public const
        MATCH = 'match',
        NO_MATCH = 'no_match',
        PARTIAL_MATCH_ADDRESS = 'partial_match_address',
        PARTIAL_MATCH_POSTCODE = 'partial_match_postcode',
        PARTIAL_MATCH_NAME = 'partial_match_name',
        UNAVAILABLE = 'unavailable';
}

/** In which order: with a point, a slash or a dash between, or, of eight digits with the year first, nothing. */
final class BankCsvDateFormat
{
    public const
        YEAR_MONTH_DAY = 'year-month-day',
        DAY_MONTH_YEAR = 'day-month-year',
        MONTH_DAY_YEAR = 'month-day-year';
}

/** What stands before cents. */
final class BankCsvDecimalSign
{
    public const
        POINT = 'point',
        COMMA = 'comma';
}

/** `camt.053`: XML of ISO 20022, any version; `mt940`: of SWIFT; `bai2`: of banks in the United States; `csv`: a table, with `mapping`. */
final class BankStatementFormat
{
    public const
        CAMT_053 = 'camt.053',
        MT940 = 'mt940',
        BAI2 = 'bai2',
        CSV = 'csv';
}

final class CallerType
{
    public const
        USER = 'user',
        API_KEY_PAIR = 'api-key-pair';
}

/** `pending` says also that the outcome is not known yet; `failed`: it certainly did not happen. */
final class CancelStatus
{
    public const
        SUCCEEDED = 'succeeded',
        PENDING = 'pending',
        FAILED = 'failed';
}

/** `pending` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen. */
final class CaptureStatus
{
    public const
        SUCCEEDED = 'succeeded',
        PENDING = 'pending',
        DECLINED = 'declined',
        FAILED = 'failed';
}

final class CardExportState
{
    public const
        APPROVED = 'approved',
        FINISHED = 'finished',
        EXPIRED = 'expired';
}

final class CardScheme
{
    public const
        ACCEL = 'accel',
        AMEX = 'amex',
        BANCONTACT = 'bancontact',
        CARTE_BANCAIRE = 'carte-bancaire',
        CIRRUS = 'cirrus',
        CULIANCE = 'culiance',
        DANKORT = 'dankort',
        DINERS_CLUB = 'diners-club',
        DISCOVER = 'discover',
        EFTPOS_AUSTRALIA = 'eftpos-australia',
        ELO = 'elo',
        HIPERCARD = 'hipercard',
        JCB = 'jcb',
        MAESTRO = 'maestro',
        MASTERCARD = 'mastercard',
        MIR = 'mir',
        NYCE = 'nyce',
        OTHER = 'other',
        PULSE = 'pulse',
        QCARD = 'qcard',
        RUPAY = 'rupay',
        STAR = 'star',
        UATP = 'uatp',
        UNIONPAY = 'unionpay',
        VISA = 'visa';
}

final class CardType
{
    public const
        CREDIT = 'credit',
        DEBIT = 'debit',
        PREPAID = 'prepaid';
}

final class CertificateAlgorithm
{
    public const
        ECDSA = 'ECDSA',
        RSA = 'RSA';
}

final class ChargebackLineType
{
    public const
        CHARGEBACK = 'chargeback',
        CHARGEBACK_REVERSAL = 'chargeback-reversal';
}

final class CheckoutSessionThreeDSecureStatus
{
    public const
        PENDING = 'pending',
        SUCCEEDED = 'succeeded',
        FAILED = 'failed',
        NOT_ATTEMPTED = 'not_attempted';
}

final class ConfirmationStatus
{
    public const
        ASKED = 'asked',
        SIGNED = 'signed',
        WAITING = 'waiting',
        APPROVED = 'approved',
        DECLINED = 'declined',
        USED = 'used',
        EXPIRED = 'expired';
}

final class ConfirmationStrength
{
    public const
        PASSKEY = 'passkey',
        LOGIN = 'login',
        DEMO = 'demo';
}

final class CreateSessionStatus
{
    public const
        SUCCEEDED = 'succeeded',
        FAILED = 'failed';
}

final class CvvResponseCode
{
    public const
        MATCH = 'match',
        NO_MATCH = 'no_match',
        UNAVAILABLE = 'unavailable',
        NOT_PROVIDED = 'not_provided';
}

final class DeclineAdviceAction
{
    public const
        STOP = 'stop',
        TRY_ELSEWHERE = 'try_elsewhere',
        TRY_LATER = 'try_later',
        OTHER_CREDENTIAL = 'other_credential',
        ASK_BUYER = 'ask_buyer',
        AUTHENTICATE = 'authenticate';
}

final class DefinitionFieldFormat
{
    public const
        TEXT = 'text',
        MULTILINE = 'multiline',
        FILE = 'file',
        NUMBER = 'number',
        TIMEZONE = 'timezone',
        BOOLEAN = 'boolean';
}

final class DefinitionOptionFormat
{
    public const
        TEXT = 'text',
        INTEGER = 'integer',
        FLAG = 'flag',
        CARD_NUMBER = 'card_number';
}

final class DigitalWalletProvider
{
    public const
        APPLE = 'apple',
        GOOGLE = 'google',
        CLICK_TO_PAY = 'click-to-pay',
        PAZE = 'paze';
}

/** What a file shows. */
final class DisputeEvidenceFile
{
    public const
        RECEIPT = 'receipt',
        CUSTOMER_COMMUNICATION = 'customer_communication',
        CUSTOMER_SIGNATURE = 'customer_signature',
        SHIPPING_DOCUMENTATION = 'shipping_documentation',
        SERVICE_DOCUMENTATION = 'service_documentation',
        REFUND_POLICY = 'refund_policy',
        CANCELLATION_POLICY = 'cancellation_policy',
        DUPLICATE_CHARGE_DOCUMENTATION = 'duplicate_charge_documentation',
        OTHER = 'other';
}

/** By the first bytes of the file. */
final class DisputeMediaType
{
    public const
        APPLICATION_PDF = 'application/pdf',
        IMAGE_JPEG = 'image/jpeg',
        IMAGE_PNG = 'image/png';
}

/** What the buyer says, in one vocabulary for all processors. */
final class DisputeReason
{
    public const
        FRAUDULENT = 'fraudulent',
        UNRECOGNIZED = 'unrecognized',
        NOT_AUTHORIZED = 'not_authorized',
        DUPLICATE = 'duplicate',
        INCORRECT_AMOUNT = 'incorrect_amount',
        NOT_RECEIVED = 'not_received',
        NOT_AS_DESCRIBED = 'not_as_described',
        CANCELED = 'canceled',
        CREDIT_NOT_PROCESSED = 'credit_not_processed',
        PROCESSING_ERROR = 'processing_error',
        GENERAL = 'general';
}

/** `processing` also while it is not known whether the processor has it: do not submit again. */
final class DisputeResponseStatus
{
    public const
        PROCESSING = 'processing',
        SUCCEEDED = 'succeeded',
        DECLINED = 'declined',
        FAILED = 'failed';
}

/** `inquiry` only asks, and has taken no money; `pre_arbitration` and `arbitration` follow a chargeback that was fought. */
final class DisputeStage
{
    public const
        INQUIRY = 'inquiry',
        CHARGEBACK = 'chargeback',
        PRE_ARBITRATION = 'pre_arbitration',
        ARBITRATION = 'arbitration';
}

/** `needs_response`: answer by `respond_by`; `under_review`: the bank decides; `accepted`: you gave in; `expired`: the time to answer is over, and the decision has not come yet; `closed`: it ended without a decision. */
final class DisputeStatus
{
    public const
        NEEDS_RESPONSE = 'needs_response',
        UNDER_REVIEW = 'under_review',
        ACCEPTED = 'accepted',
        WON = 'won',
        LOST = 'lost',
        EXPIRED = 'expired',
        CLOSED = 'closed';
}

final class ExperimentEnding
{
    public const
        CHALLENGER_BETTER = 'challenger_better',
        CONTROL_BETTER = 'control_better',
        NO_DIFFERENCE_FOUND = 'no_difference_found',
        UNKNOWN_OUTCOMES = 'unknown_outcomes',
        THREE_D_SECURE_CHALLENGES = 'three_d_secure_challenges',
        LATE_ANSWERS = 'late_answers',
        CHARGEBACKS = 'chargebacks',
        SAMPLE_RATIO_MISMATCH = 'sample_ratio_mismatch',
        ENDED_BY_HAND = 'ended_by_hand';
}

final class ExperimentFlow
{
    public const
        CARD_TRANSACTION = 'card-transaction',
        REDIRECT_TRANSACTION = 'redirect-transaction';
}

final class ExperimentGuardrail
{
    public const
        UNKNOWN_OUTCOMES = 'unknown_outcomes',
        THREE_D_SECURE_CHALLENGES = 'three_d_secure_challenges',
        LATE_ANSWERS = 'late_answers',
        CHARGEBACKS = 'chargebacks';
}

final class ExperimentMeasure
{
    public const
        APPROVAL = 'approval',
        MONEY_KEPT = 'money_kept';
}

final class ExperimentOrder
{
    public const
        COST = 'cost',
        SUCCESS_RATE = 'success_rate';
}

final class ExperimentState
{
    public const
        RUNNING = 'running',
        ENDED = 'ended';
}

final class ExperimentUnit
{
    public const
        BUYER = 'buyer',
        CARD = 'card',
        TRANSACTION = 'transaction';
}

final class FlowAction
{
    public const
        SELECT_PAYMENT_OPTIONS = 'select-payment-options',
        ROUTE_TRANSACTION = 'route-transaction',
        DECLINE_EARLY = 'decline-early',
        SKIP_3DS = 'skip-3ds';
}

final class FlowName
{
    public const
        CHECKOUT = 'checkout',
        CARD_TRANSACTION = 'card-transaction',
        NON_CARD_TRANSACTION = 'non-card-transaction',
        REDIRECT_TRANSACTION = 'redirect-transaction';
}

final class FraudListEffect
{
    public const
        BLOCK = 'block',
        ALLOW = 'allow';
}

final class FraudListKind
{
    public const
        CARD = 'card',
        CARD_BIN = 'card_bin',
        BUYER_ID = 'buyer_id',
        BUYER_EXTERNAL_IDENTIFIER = 'buyer_external_identifier',
        EMAIL_ADDRESS = 'email_address',
        EMAIL_DOMAIN = 'email_domain',
        IP_ADDRESS = 'ip_address',
        DEVICE = 'device',
        PHONE_NUMBER = 'phone_number';
}

final class FraudListReason
{
    public const
        CARD_TESTING = 'card_testing',
        CHARGEBACK = 'chargeback',
        FRAUD = 'fraud',
        ABUSE = 'abuse',
        OTHER = 'other';
}

final class GiftCardErrorCode
{
    public const
        INVALID_GIFT_CARD = 'invalid_gift_card',
        EXPIRED_CARD = 'expired_card',
        INACTIVE_CARD = 'inactive_card',
        INVALID_SERVICE_CREDENTIALS = 'invalid_service_credentials',
        INVALID_AMOUNT = 'invalid_amount',
        INCORRECT_CURRENCY = 'incorrect_currency',
        INSUFFICIENT_FUNDS = 'insufficient_funds',
        INVALID_SERVICE_CONFIGURATION = 'invalid_service_configuration',
        OPERATION_CANCELED = 'operation_canceled',
        SERVICE_ERROR = 'service_error',
        SERVICE_NETWORK_ERROR = 'service_network_error',
        UNKNOWN_ERROR = 'unknown_error',
        MAX_GIFT_CARDS_REACHED = 'max_gift_cards_reached',
        SUSPECTED_FRAUD = 'suspected_fraud',
        CANCELED_PAYMENT_METHOD = 'canceled_payment_method',
        DUPLICATE_TRANSACTION = 'duplicate_transaction',
        UNEXPECTED_STATE = 'unexpected_state';
}

/** `skipped`: never asked for, since the payment had failed before. */
final class GiftCardRedemptionStatus
{
    public const
        CREATED = 'created',
        SUCCEEDED = 'succeeded',
        FAILED = 'failed',
        SKIPPED = 'skipped';
}

final class GiftCardServiceProvider
{
    public const
        MOCK_GIFT_CARD = 'mock-gift-card',
        QWIKCILVER_GIFT_CARD = 'qwikcilver-gift-card',
        VALUELINK_GIFT_CARD = 'valuelink-gift-card';
}

final class GiftCardServiceStatus
{
    public const
        PENDING = 'pending',
        CREATED = 'created',
        FAILED = 'failed';
}

final class IncrementalAuthorizationStatus
{
    public const
        SUCCEEDED = 'succeeded',
        FAILED = 'failed';
}

/** What the processor was sent: `pan` is a card number, `…_token` something stored there. */
final class InstrumentType
{
    public const
        PAN = 'pan',
        CARD_TOKEN = 'card_token',
        REDIRECT = 'redirect',
        REDIRECT_TOKEN = 'redirect_token',
        GOOGLEPAY = 'googlepay',
        APPLEPAY = 'applepay',
        NETWORK_TOKEN = 'network_token',
        PLAID = 'plaid',
        BANK = 'bank';
}

final class IntegrationClient
{
    public const
        REDIRECT = 'redirect',
        WEB = 'web',
        ANDROID = 'android',
        IOS = 'ios';
}

final class Language
{
    public const
        EN = 'en',
        ES = 'es',
        PT = 'pt',
        FR = 'fr',
        DE = 'de',
        AR = 'ar';
}

/** An account of the ledger; each merchant account has one of each in each currency. */
final class LedgerAccount
{
    public const
        AUTHORIZED = 'authorized',
        ISSUER = 'issuer',
        HOLD_USED = 'hold_used',
        HOLD_RELEASED = 'hold_released',
        VOIDED = 'voided',
        PROCESSOR_RECEIVABLE = 'processor_receivable',
        CAPTURED = 'captured',
        REFUNDED = 'refunded',
        RETURNED = 'returned',
        GIFT_CARD_RECEIVABLE = 'gift_card_receivable',
        GIFT_CARD_REDEEMED = 'gift_card_redeemed',
        GIFT_CARD_RETURNED = 'gift_card_returned',
        SETTLED = 'settled',
        FEES = 'fees',
        CHARGED_BACK = 'charged_back',
        PAID_OUT = 'paid_out',
        DEDUCTED = 'deducted';
}

/** What happened to the money. */
final class LedgerMovement
{
    public const
        AUTHORIZE = 'authorize',
        CAPTURE = 'capture',
        USE_HOLD = 'use_hold',
        RELEASE_HOLD = 'release_hold',
        VOID = 'void',
        REFUND = 'refund',
        RETURN = 'return',
        REDEEM = 'redeem',
        RETURN_REDEMPTION = 'return_redemption',
        SETTLE = 'settle',
        SETTLE_REFUND = 'settle_refund',
        CHARGE_FEE = 'charge_fee',
        CHARGE_BACK = 'charge_back',
        REVERSE_CHARGEBACK = 'reverse_chargeback',
        PAY_OUT = 'pay_out',
        RETURN_PAYOUT = 'return_payout',
        CORRECT = 'correct';
}

final class LimitedAct
{
    public const
        CAPTURE = 'capture',
        PAYOUT = 'payout',
        REFUND = 'refund';
}

final class Look
{
    public const
        LIGHT = 'light',
        DARK = 'dark';
}

final class MetricsExplorerMetric
{
    public const
        VOLUME = 'volume',
        TRANSACTIONS = 'transactions',
        AUTH_RATE = 'auth_rate';
}

final class MetricsExplorerModule
{
    public const
        AUTHENTICATION_OUTCOME = 'authentication_outcome',
        AUTHORIZED = 'authorized',
        COUNTRY = 'country',
        CURRENCY = 'currency',
        ERROR_CODE = 'error_code',
        INSTRUMENT_TYPE = 'instrument_type',
        IS_SUBSEQUENT_PAYMENT = 'is_subsequent_payment',
        LIABILITY_SHIFTED = 'liability_shifted',
        MERCHANT_INITIATED = 'merchant_initiated',
        METADATA = 'metadata',
        METHOD = 'method',
        PAYMENT_METHOD_BIN = 'payment_method_bin',
        PAYMENT_METHOD_CARD_ISSUER_NAME = 'payment_method_card_issuer_name',
        PAYMENT_METHOD_CARD_TYPE = 'payment_method_card_type',
        PAYMENT_METHOD_COUNTRY = 'payment_method_country',
        PAYMENT_METHOD_SCHEME = 'payment_method_scheme',
        PAYMENT_SERVICE = 'payment_service',
        PAYMENT_SOURCE = 'payment_source',
        RAW_RESPONSE_CODE = 'raw_response_code',
        RULE_ROUTE_TRANSACTION = 'rule_route_transaction',
        RULE_SKIP_3DS = 'rule_skip_3ds',
        RULE_VARIANT_ID = 'rule_variant_id',
        THREE_D_SECURE_AUTH_RESP = 'three_d_secure_auth_resp',
        THREE_D_SECURE_ECI = 'three_d_secure_eci',
        THREE_D_SECURE_METHOD = 'three_d_secure_method';
}

final class MetricsExplorerSource
{
    public const
        AUTHENTICATION = 'authentication',
        AUTHORIZATION = 'authorization',
        MONITORING = 'monitoring';
}

final class MonitoringMetricCreatorType
{
    public const
        PRIVATE_KEY = 'private_key',
        USER = 'user';
}

/** `suspended` can be resumed; `inactive` is the token service's doing; `deleted` is for good. */
final class NetworkTokenStatus
{
    public const
        ACTIVE = 'active',
        INACTIVE = 'inactive',
        SUSPENDED = 'suspended',
        DELETED = 'deleted';
}

final class PaymentLinkStatus
{
    public const
        ACTIVE = 'active',
        COMPLETED = 'completed',
        EXPIRED = 'expired',
        PROCESSING = 'processing',
        GIVEN_BACK = 'given_back';
}

final class PaymentMethodKind
{
    public const
        APPLEPAY = 'applepay',
        BANK = 'bank',
        CARD = 'card',
        CHASEORBITAL = 'chaseorbital',
        CLICK_TO_PAY = 'click-to-pay',
        GIFT_CARD = 'gift-card',
        GOOGLEPAY = 'googlepay',
        GOOGLEPAY_PAN_ONLY = 'googlepay_pan_only',
        NETWORK_TOKEN = 'network-token',
        PAZE = 'paze',
        PLAID = 'plaid',
        ABITAB = 'abitab',
        AFFIRM = 'affirm',
        AFTERPAY = 'afterpay',
        ALIPAY = 'alipay',
        ALIPAYHK = 'alipayhk',
        ARCUSPAYNETWORK = 'arcuspaynetwork',
        BACS = 'bacs',
        BANCONTACT = 'bancontact',
        BCP = 'bcp',
        BECS = 'becs',
        BITPAY = 'bitpay',
        BLIK = 'blik',
        BOLETO = 'boleto',
        BOOST = 'boost',
        BREB = 'breb',
        ACH = 'ach',
        CAPITEC = 'capitec',
        CASHAPP = 'cashapp',
        CASHAPPAFTERPAY = 'cashappafterpay',
        CLEARPAY = 'clearpay',
        CUSTOM_PUSH = 'custom_push',
        CUSTOM_REDIRECT = 'custom_redirect',
        CUSTOM_TOKENIZE = 'custom_tokenize',
        DANA = 'dana',
        DCB = 'dcb',
        DLOCAL = 'dlocal',
        EBANX = 'ebanx',
        ECKOH = 'eckoh',
        EFECTY = 'efecty',
        EPS = 'eps',
        EVERYDAYPAY = 'everydaypay',
        GCASH = 'gcash',
        GEM = 'gem',
        GEMDS = 'gemds',
        GIROPAY = 'giropay',
        GIVINGBLOCK = 'givingblock',
        GOCARDLESS = 'gocardless',
        GOPAY = 'gopay',
        GRABPAY = 'grabpay',
        IDEAL = 'ideal',
        INTERAC = 'interac',
        KAKAOPAY = 'kakaopay',
        KCP = 'kcp',
        KHIPU = 'khipu',
        KLARNA = 'klarna',
        KONBINI = 'konbini',
        LATITUDE = 'latitude',
        LATITUDEDS = 'latitudeds',
        LAYBUY = 'laybuy',
        LINEPAY = 'linepay',
        LINKAJA = 'linkaja',
        MAYBANKQRPAY = 'maybankqrpay',
        MERCADOPAGO = 'mercadopago',
        MULTIBANCO = 'multibanco',
        MULTIPAGO = 'multipago',
        NETBANKING = 'netbanking',
        NUPAY = 'nupay',
        NEQUI = 'nequi',
        ONEY_10X = 'oney_10x',
        ONEY_12X = 'oney_12x',
        ONEY_3X = 'oney_3x',
        ONEY_4X = 'oney_4x',
        ONEY_6X = 'oney_6x',
        ONLINEBANKINGCZ = 'onlinebankingcz',
        ONELINK = 'onelink',
        OVO = 'ovo',
        OXXO = 'oxxo',
        P24 = 'p24',
        PAGOEFECTIVO = 'pagoefectivo',
        PAYBYBANK = 'paybybank',
        PAYID = 'payid',
        PAYMAYA = 'paymaya',
        PAYSQUAD = 'paysquad',
        PAYPAL = 'paypal',
        PAYPALPAYLATER = 'paypalpaylater',
        PAYPAY = 'paypay',
        PAYTO = 'payto',
        PAYVALIDA = 'payvalida',
        PICPAY = 'picpay',
        PIX = 'pix',
        PSE = 'pse',
        RABBITLINEPAY = 'rabbitlinepay',
        RAPIPAGO = 'rapipago',
        RAZORPAY = 'razorpay',
        REDPAGOS = 'redpagos',
        SCALAPAY = 'scalapay',
        SEPA = 'sepa',
        SERVIPAG = 'servipag',
        SEVENELEVEN = 'seveneleven',
        SHOPEEPAY = 'shopeepay',
        SINGTELDASH = 'singteldash',
        SMARTPAY = 'smartpay',
        SOFORT = 'sofort',
        SPEI = 'spei',
        STITCH = 'stitch',
        SWISH = 'swish',
        STRIPE = 'stripe',
        STRIPEDD = 'stripedd',
        STRIPETOKEN = 'stripetoken',
        TAPI = 'tapi',
        TAPIFINTECHS = 'tapifintechs',
        THAIQR = 'thaiqr',
        TOUCHNGO = 'touchngo',
        TRUEMONEY = 'truemoney',
        TRUSTLY = 'trustly',
        TRUSTLYEUROPE = 'trustlyeurope',
        UPI = 'upi',
        VENMO = 'venmo',
        VIPPS = 'vipps',
        WAAVE = 'waave',
        WEBPAY = 'webpay',
        WECHAT = 'wechat',
        WERO = 'wero',
        YAPE = 'yape',
        ZIPPAY = 'zippay';
}

final class PaymentMethodMode
{
    public const
        CARD = 'card',
        REDIRECT = 'redirect',
        APPLEPAY = 'applepay',
        GOOGLEPAY = 'googlepay',
        CHECKOUT_SESSION = 'checkout-session',
        CLICK_TO_PAY = 'click-to-pay',
        GIFT_CARD = 'gift-card',
        BANK = 'bank',
        PAZE = 'paze';
}

final class PaymentMethodScheme
{
    public const
        ACCEL = 'accel',
        AMEX = 'amex',
        BANCONTACT = 'bancontact',
        CARTE_BANCAIRE = 'carte-bancaire',
        CIRRUS = 'cirrus',
        CULIANCE = 'culiance',
        DANKORT = 'dankort',
        DINERS_CLUB = 'diners-club',
        DISCOVER = 'discover',
        EFTPOS_AUSTRALIA = 'eftpos-australia',
        ELO = 'elo',
        HIPERCARD = 'hipercard',
        JCB = 'jcb',
        MAESTRO = 'maestro',
        MASTERCARD = 'mastercard',
        MIR = 'mir',
        NYCE = 'nyce',
        OTHER = 'other',
        PULSE = 'pulse',
        QCARD = 'qcard',
        RUPAY = 'rupay',
        STAR = 'star',
        UATP = 'uatp',
        UNIONPAY = 'unionpay',
        VISA = 'visa',
        ACH = 'ach',
        SEPA = 'sepa',
        BACS = 'bacs';
}

/** `succeeded`: can be charged; `processing` and `buyer_approval_required`: not yet; `failed`: never. */
final class PaymentMethodStatus
{
    public const
        PROCESSING = 'processing',
        BUYER_APPROVAL_REQUIRED = 'buyer_approval_required',
        SUCCEEDED = 'succeeded',
        FAILED = 'failed',
        PAUSED = 'paused';
}

final class PaymentServiceCircuitBreakerState
{
    public const
        CLOSED = 'closed',
        OPEN = 'open',
        HALF_OPEN = 'half_open';
}

final class PaymentServiceStatus
{
    public const
        PENDING = 'pending',
        CREATED = 'created',
        FAILED = 'failed';
}

final class PayoutCategory
{
    public const
        ONLINE_GAMBLING = 'online_gambling';
}

/** `card`: to a card; `bank`: to a bank account, which the version `published` calls `card` here. */
final class PayoutMethod
{
    public const
        CARD = 'card',
        BANK = 'bank';
}

/** `pending` says also that the outcome is not known yet; `declined`: the processor, the bank or the issuer said no; `failed`: it certainly was not paid; `returned`: it was paid, and the bank sent the money back (`failed` in the version `published`). */
final class PayoutStatus
{
    public const
        PENDING = 'pending',
        SUCCEEDED = 'succeeded',
        DECLINED = 'declined',
        FAILED = 'failed',
        RETURNED = 'returned';
}

/** `announced`: named by an event or being uploaded, and not here yet; `fetched`: here, and being read; `read`: to its end; `failed`: given up. */
final class ProcessorReportStatus
{
    public const
        ANNOUNCED = 'announced',
        FETCHED = 'fetched',
        READ = 'read',
        FAILED = 'failed';
}

final class ProductType
{
    public const
        PHYSICAL = 'physical',
        DISCOUNT = 'discount',
        SHIPPING_FEE = 'shipping_fee',
        SALES_TAX = 'sales_tax',
        DIGITAL = 'digital',
        GIFT_CARD = 'gift_card',
        STORE_CREDIT = 'store_credit',
        SURCHARGE = 'surcharge';
}

/** `pending`: it is to be sent, for seven days at most. `sent`: the mail server has it. `failed`: it was refused for good, or not taken in time. `unknown`: all of it was handed to the mail server, whose answer was lost; it is not sent again, since it may have arrived. */
final class ReceiptStatus
{
    public const
        PENDING = 'pending',
        SENT = 'sent',
        FAILED = 'failed',
        UNKNOWN = 'unknown';
}

/** What is confirmed: money that is held, that was captured, or that was refunded. */
final class ReceiptSubject
{
    public const
        AUTHORIZATION = 'authorization',
        PAYMENT = 'payment',
        REFUND = 'refund';
}

final class ReconciliationReason
{
    public const
        FEE = 'fee',
        TAX = 'tax',
        CURRENCY_MARGIN = 'currency-margin',
        RESERVE = 'reserve',
        TIMING = 'timing',
        CHARGEBACK = 'chargeback',
        PARTIAL_CAPTURE = 'partial-capture',
        LATE_REFUND = 'late-refund',
        CORRECTION = 'correction',
        DUPLICATE_AT_PROCESSOR = 'duplicate-at-processor',
        UNKNOWN_TO_US = 'unknown-to-us',
        MISSING_AT_PROCESSOR = 'missing-at-processor',
        BANK_CHARGE = 'bank-charge',
        UNEXPLAINED = 'unexplained';
}

final class ReconciliationStatus
{
    public const
        OPEN = 'open',
        CLOSED = 'closed';
}

/** `processing` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen. */
final class RefundStatus
{
    public const
        PROCESSING = 'processing',
        SUCCEEDED = 'succeeded',
        FAILED = 'failed',
        DECLINED = 'declined',
        VOIDED = 'voided';
}

/** `payment-method`, or one gift card, by its redemption. */
final class RefundTargetType
{
    public const
        PAYMENT_METHOD = 'payment-method',
        GIFT_CARD_REDEMPTION = 'gift-card-redemption';
}

/** `refused`: by us, and nothing was sent. `not_sent`: the endpoint could not be reached. `may_have_happened`: it was sent, and not answered. `answered`: the whole answer was passed on. `cut`: a part of it was. `under_way`: it has not ended, or its process died, and it may have happened. */
final class RelayRequestOutcome
{
    public const
        UNDER_WAY = 'under_way',
        REFUSED = 'refused',
        NOT_SENT = 'not_sent',
        MAY_HAVE_HAPPENED = 'may_have_happened',
        ANSWERED = 'answered',
        CUT = 'cut';
}

final class ReportCreatorType
{
    public const
        USER = 'user',
        PRIVATE_KEY = 'private_key';
}

final class ReportExecutionStatus
{
    public const
        DISPATCHED = 'dispatched',
        FAILED = 'failed',
        PENDING = 'pending',
        PROCESSING = 'processing',
        SUCCEEDED = 'succeeded';
}

final class ReportSchedule
{
    public const
        DAILY = 'daily',
        MONTHLY = 'monthly',
        ONCE = 'once',
        WEEKLY = 'weekly';
}

final class ReportSpecModel
{
    public const
        TRANSACTIONS = 'transactions',
        TRANSACTION_RETRIES = 'transaction_retries',
        DETAILED_SETTLEMENT = 'detailed_settlement',
        ACCOUNTS_RECEIVABLES = 'accounts_receivables',
        AI_INSIGHTS = 'ai_insights';
}

final class RequestCallerType
{
    public const
        API_KEY_PAIR = 'api-key-pair',
        USER = 'user';
}

final class RoleAssigneeType
{
    public const
        USER = 'user',
        API_KEY_PAIR = 'api-key-pair';
}

final class SandboxDueKind
{
    public const
        AUTHORIZATION_EXPIRY = 'authorization_expiry',
        SCHEDULED_CAPTURE = 'scheduled_capture',
        APPROVAL_EXPIRY = 'approval_expiry',
        LOOK_UP = 'look_up',
        PAYMENT_LINK_EXPIRY = 'payment_link_expiry',
        CHECKOUT_SESSION_EXPIRY = 'checkout_session_expiry',
        JOB = 'job',
        REPORT = 'report',
        METRIC_SAMPLE = 'metric_sample',
        SETTLEMENT = 'settlement',
        DISPUTE = 'dispute',
        PROCESSOR = 'processor',
        WEBHOOK_DELIVERY = 'webhook_delivery';
}

final class SandboxSituationKind
{
    public const
        SLOW = 'slow',
        DOWN = 'down',
        WRONG_ANSWER = 'wrong_answer',
        UNKNOWN_OUTCOME = 'unknown_outcome',
        DISPUTE = 'dispute',
        SETTLEMENT_ERROR = 'settlement_error';
}

final class SettlementLineType
{
    public const
        SETTLEMENT = 'settlement',
        REFUND_SETTLEMENT = 'refund-settlement',
        CHARGEBACK = 'chargeback',
        CHARGEBACK_REVERSAL = 'chargeback-reversal';
}

/** `failing`: it was put last, since it had been failing. `not-reached`: the payment had ended before its turn. `changed-since`: it was not among those that took the payment, and its settings have changed since. */
final class StoryAlternativeReason
{
    public const
        NAMED_OTHER = 'named-other',
        NOT_IN_RULE = 'not-in-rule',
        DOES_NOT_TAKE = 'does-not-take',
        FAILING = 'failing',
        NOT_REACHED = 'not-reached',
        BEYOND_LIMIT = 'beyond-limit',
        CHANGED_SINCE = 'changed-since';
}

/** What an entry is about. `call`: an operation at a processor; `wait`: what did not go on until somebody did something; `message`: a webhook to an endpoint; `change`: what was done by hand, or came by itself. */
final class StoryKind
{
    public const
        REQUEST = 'request',
        DECISION = 'decision',
        AUTHENTICATION = 'authentication',
        SCREENING = 'screening',
        TOKEN = 'token',
        CALL = 'call',
        GIFT_CARD = 'gift-card',
        PROCESSOR_EVENT = 'processor-event',
        STATUS = 'status',
        WAIT = 'wait',
        CHANGE = 'change',
        POSTING = 'posting',
        SETTLEMENT = 'settlement',
        DISPUTE = 'dispute',
        MESSAGE = 'message',
        RECEIPT = 'receipt',
        AUDIT = 'audit';
}

/** The languages of stories, and of pages for buyers. */
final class StoryLanguage
{
    public const
        EN = 'en',
        ES = 'es',
        PT = 'pt',
        FR = 'fr',
        DE = 'de',
        AR = 'ar';
}

final class TaxIdKind
{
    public const
        AE_TRN = 'ae.trn',
        AU_ABN = 'au.abn',
        AR_DNI = 'ar.dni',
        AR_CUIL = 'ar.cuil',
        AR_CUIT = 'ar.cuit',
        BR_CNPJ = 'br.cnpj',
        BR_CPF = 'br.cpf',
        CA_BN = 'ca.bn',
        CA_GST_HST = 'ca.gst_hst',
        CA_PST_BC = 'ca.pst_bc',
        CA_PST_MB = 'ca.pst_mb',
        CA_PST_SK = 'ca.pst_sk',
        CA_QST = 'ca.qst',
        CH_VAT = 'ch.vat',
        CL_TIN = 'cl.tin',
        CO_ITIN = 'co.itin',
        CO_NIT = 'co.nit',
        CO_CC = 'co.cc',
        CO_CE = 'co.ce',
        CO_DE = 'co.de',
        CO_RC = 'co.rc',
        CO_TI = 'co.ti',
        CO_PASSPORT = 'co.passport',
        ES_CIF = 'es.cif',
        EU_VAT = 'eu.vat',
        GB_VAT = 'gb.vat',
        HK_BR = 'hk.br',
        ID_NIK = 'id.nik',
        ID_NPWP = 'id.npwp',
        IN_GST = 'in.gst',
        IN_PAN = 'in.pan',
        JP_CN = 'jp.cn',
        JP_RN = 'jp.rn',
        KR_BRN = 'kr.brn',
        LI_UID = 'li.uid',
        MX_CURP = 'mx.curp',
        MX_RFC = 'mx.rfc',
        MY_FRP = 'my.frp',
        MY_ITN = 'my.itn',
        MY_NRIC = 'my.nric',
        MY_SST = 'my.sst',
        NO_VAT = 'no.vat',
        NZ_GST = 'nz.gst',
        PE_RUC = 'pe.ruc',
        PH_TIN = 'ph.tin',
        RU_INN = 'ru.inn',
        RU_KPP = 'ru.kpp',
        SA_VAT = 'sa.vat',
        SG_GST = 'sg.gst',
        SG_UEN = 'sg.uen',
        TH_ID = 'th.id',
        TH_VAT = 'th.vat',
        TW_VAT = 'tw.vat',
        US_EIN = 'us.ein',
        ZA_VAT = 'za.vat',
        BO_CI = 'bo.ci',
        UY_RUT = 'uy.rut',
        UY_CI = 'uy.ci';
}

/** `frictionless`: the issuer asked the buyer nothing. */
final class ThreeDSecureMethod
{
    public const
        CHALLENGE = 'challenge',
        FRICTIONLESS = 'frictionless';
}

final class ThreeDSecureScenarioCondition
{
    public const
        FIRST_NAME = 'first_name',
        LAST_NAME = 'last_name',
        EMAIL_ADDRESS = 'email_address',
        AMOUNT = 'amount',
        EXTERNAL_IDENTIFIER = 'external_identifier',
        CARD_NUMBER = 'card_number';
}

/** `complete`: with a proof; `setup_error`: the card or the merchant does not take part; `declined`: the issuer said no; `cancelled`: the buyer left. */
final class ThreeDSecureStatus
{
    public const
        SETUP_ERROR = 'setup_error',
        ERROR = 'error',
        DECLINED = 'declined',
        CANCELLED = 'cancelled',
        COMPLETE = 'complete';
}

/** `authorize` holds the money until it is captured; `capture` takes it. */
final class TransactionIntent
{
    public const
        AUTHORIZE = 'authorize',
        CAPTURE = 'capture';
}

/** Of the whole payment, gift cards included. */
final class TransactionIntentOutcome
{
    public const
        PENDING = 'pending',
        SUCCEEDED = 'succeeded',
        FAILED = 'failed';
}

/** `ecommerce`: the buyer on a page or in an app; `moto`: by mail or telephone; `recurring` and `installment`: a series; `card_on_file`: a stored card, when something falls due. */
final class TransactionPaymentSource
{
    public const
        ECOMMERCE = 'ecommerce',
        MOTO = 'moto',
        RECURRING = 'recurring',
        INSTALLMENT = 'installment',
        CARD_ON_FILE = 'card_on_file';
}

final class TransactionRetryStatus
{
    public const
        ARMED = 'armed',
        PLANNED = 'planned',
        ATTEMPTING = 'attempting',
        RECOVERED = 'recovered',
        GIVEN_UP = 'given_up',
        STOPPED = 'stopped';
}

/** `processing`, `capture_pending`, `void_pending`: the outcome is not known yet, do not pay again; `buyer_approval_pending`: the buyer has to act; `pending`: the money is on its way, or the buyer sends or pays it in their own time; `authorized`: promised; `captured`: taken; `voided`, `expired`: the promise is gone; `returned`: a bank took it back; `declined`: refused; `failed`: it certainly did not happen. */
final class TransactionStatus
{
    public const
        PROCESSING = 'processing',
        BUYER_APPROVAL_PENDING = 'buyer_approval_pending',
        PENDING = 'pending',
        AUTHORIZED = 'authorized',
        CAPTURE_PENDING = 'capture_pending',
        CAPTURED = 'captured',
        VOID_PENDING = 'void_pending',
        VOIDED = 'voided',
        DECLINED = 'declined',
        FAILED = 'failed',
        EXPIRED = 'expired',
        RETURNED = 'returned';
}

final class UserStatus
{
    public const
        ACTIVE = 'active',
        PENDING = 'pending',
        DELETED = 'deleted';
}

final class VaultForwardAuthenticationKind
{
    public const
        MLE = 'mle',
        MTLS = 'mtls',
        SIGNATURE = 'signature';
}

/** `pending` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen. */
final class VoidStatus
{
    public const
        SUCCEEDED = 'succeeded',
        PENDING = 'pending',
        DECLINED = 'declined',
        FAILED = 'failed';
}

final class WayIn
{
    public const
        PASSKEY = 'passkey',
        INVITATION = 'invitation',
        IDENTITY_PROVIDER = 'identity-provider',
        DEMO = 'demo';
}

/** The version of the API whose words payloads are written in. */
final class WebhookApiVersion
{
    public const
        _2026_11_01 = '2026-11-01',
        PUBLISHED = 'published';
}

/** `pending`: it is sent, again where that failed. `delivered`: the endpoint answered 2xx. `failed`: it is given up. */
final class WebhookDeliveryStatus
{
    public const
        PENDING = 'pending',
        DELIVERED = 'delivered',
        FAILED = 'failed';
}

final class WebhookDisabledReason
{
    public const
        GONE = 'gone';
}

/** What happened, by its resource and its verb. docs/webhooks.md says when each is told. */
final class WebhookEventName
{
    public const
        API_KEY_PAIR_CREATED = 'api-key-pair.created',
        API_KEY_PAIR_DELETED = 'api-key-pair.deleted',
        API_KEY_PAIR_UPDATED = 'api-key-pair.updated',
        BUYER_CREATED = 'buyer.created',
        BUYER_DELETED = 'buyer.deleted',
        BUYER_UPDATED = 'buyer.updated',
        CAPTURE_DECLINED = 'capture.declined',
        CAPTURE_FAILED = 'capture.failed',
        CAPTURE_PENDING = 'capture.pending',
        CAPTURE_SUCCEEDED = 'capture.succeeded',
        CARD_EXPORT_FINISHED = 'card-export.finished',
        DISPUTE_ACCEPTED = 'dispute.accepted',
        DISPUTE_CLOSED = 'dispute.closed',
        DISPUTE_EXPIRED = 'dispute.expired',
        DISPUTE_LOST = 'dispute.lost',
        DISPUTE_OPENED = 'dispute.opened',
        DISPUTE_RESPONSE_FAILED = 'dispute.response-failed',
        DISPUTE_SUBMITTED = 'dispute.submitted',
        DISPUTE_UPDATED = 'dispute.updated',
        DISPUTE_WON = 'dispute.won',
        EXPERIMENT_ENDED = 'experiment.ended',
        GIFT_CARD_CREATED = 'gift-card.created',
        GIFT_CARD_DELETED = 'gift-card.deleted',
        MONITORING_INCIDENT_CLOSED = 'monitoring.incident.closed',
        MONITORING_INCIDENT_CREATED = 'monitoring.incident.created',
        PAYMENT_LINK_CREATED = 'payment-link.created',
        PAYMENT_LINK_UPDATED = 'payment-link.updated',
        PAYMENT_METHOD_AUTHORIZATION_EXPIRING = 'payment-method.authorization-expiring',
        PAYMENT_METHOD_AUTHORIZATION_UPDATE_REQUIRED = 'payment-method.authorization-update-required',
        PAYMENT_METHOD_AUTHORIZATION_UPDATED = 'payment-method.authorization-updated',
        PAYMENT_METHOD_DELETED = 'payment-method.deleted',
        PAYMENT_METHOD_PAUSED = 'payment-method.paused',
        PAYMENT_METHOD_RESUMED = 'payment-method.resumed',
        PAYMENT_METHOD_UPDATED = 'payment-method.updated',
        PAYOUT_DECLINED = 'payout.declined',
        PAYOUT_FAILED = 'payout.failed',
        PAYOUT_PENDING = 'payout.pending',
        PAYOUT_RETURNED = 'payout.returned',
        PAYOUT_SUCCEEDED = 'payout.succeeded',
        RECONCILIATION_CLOSED = 'reconciliation.closed',
        RECONCILIATION_UNEXPLAINED = 'reconciliation.unexplained',
        REFUND_DECLINED = 'refund.declined',
        REFUND_FAILED = 'refund.failed',
        REFUND_PROCESSING = 'refund.processing',
        REFUND_SUCCEEDED = 'refund.succeeded',
        REPORT_EXECUTION_FAILED = 'report-execution.failed',
        REPORT_EXECUTION_SUCCEEDED = 'report-execution.succeeded',
        SHIPPING_DETAILS_CREATED = 'shipping-details.created',
        SHIPPING_DETAILS_DELETED = 'shipping-details.deleted',
        SHIPPING_DETAILS_UPDATED = 'shipping-details.updated',
        TRANSACTION_AUTHENTICATED = 'transaction.authenticated',
        TRANSACTION_AUTHENTICATION_PENDING = 'transaction.authentication-pending',
        TRANSACTION_AUTHORIZED = 'transaction.authorized',
        TRANSACTION_CAPTURE_FAILED = 'transaction.capture-failed',
        TRANSACTION_CAPTURE_PENDING = 'transaction.capture-pending',
        TRANSACTION_CAPTURED = 'transaction.captured',
        TRANSACTION_DECLINED = 'transaction.declined',
        TRANSACTION_FAILED = 'transaction.failed',
        TRANSACTION_MODIFIED = 'transaction.modified',
        TRANSACTION_RETRY_ENDED = 'transaction.retry-ended',
        TRANSACTION_RETRY_PLANNED = 'transaction.retry-planned',
        TRANSACTION_RETRY_RECOVERED = 'transaction.retry-recovered',
        TRANSACTION_REVIEW_ACCEPTED = 'transaction.review-accepted',
        TRANSACTION_SETTLED = 'transaction.settled',
        TRANSACTION_VOID_DECLINED = 'transaction.void-declined',
        TRANSACTION_VOID_FAILED = 'transaction.void-failed',
        TRANSACTION_VOID_PENDING = 'transaction.void-pending',
        TRANSACTION_VOIDED = 'transaction.voided',
        TRANSPARENCY_LOG_CHECKPOINT_SIGNED = 'transparency-log.checkpoint-signed';
}

/** `none`: every delivery goes by itself. `resource`: those of one transaction, or of one other resource, go one after the other. `endpoint`: all do. What is kept in order waits while the one before it is retried. */
final class WebhookOrdering
{
    public const
        NONE = 'none',
        RESOURCE = 'resource',
        ENDPOINT = 'endpoint';
}

/** `running`: more may begin again. `completed`: all that fit have. `stopped`: somebody ended it before. */
final class WebhookResendStatus
{
    public const
        RUNNING = 'running',
        COMPLETED = 'completed',
        STOPPED = 'stopped';
}

final class WithheldAct
{
    public const
        CAPTURE = 'capture',
        REFUND = 'refund',
        REVIEW = 'review',
        VOID = 'void';
}
