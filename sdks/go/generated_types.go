// Code generated from contract VERSION 2026-11-01.55; DO NOT EDIT.

package railyard

import "net/url"

type AccountUpdaterInquirySummary struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Names the question; the answer shows in the payment method.
	ID string `json:"id"`
	// The card that is asked about.
	PaymentMethodID string `json:"payment_method_id"`
}

type AccountUpdaterJob struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// One for each card that the schemes are asked about; cards that cannot be asked about are left out.
	Inquiries []AccountUpdaterInquirySummary `json:"inquiries"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type AccountUpdaterJobCreate struct {
	// Stored cards to ask about, none twice.
	PaymentMethodIDS []string `json:"payment_method_ids"`
}

type AccountUpdaterOptions struct {
	// `updated` gives new details.
	ResponseCode *string `json:"response_code,omitzero"`
	// The new number; goes into the vault.
	AccountNumber *string `json:"account_number,omitzero"`
	// Month of the new card, two digits.
	ExpirationMonth *string `json:"expiration_month,omitzero"`
	// Year of the new card, four digits.
	ExpirationYear *string `json:"expiration_year,omitzero"`
	// What the updater answers instead of new details.
	ErrorCode *string `json:"error_code,omitzero"`
}

type AccountsReceivablesReportSpec struct {
	// What the report is about; `ai_insights` is refused.
	Model *string `json:"model,omitzero"`
	// `fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first.
	Params map[string]any `json:"params"`
}

type AchBankPaymentMethodCreate struct {
	// A bank account.
	Method *string `json:"method,omitzero"`
	// Whose account it is.
	AccountHolder BankAccountHolder `json:"account_holder"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// Your own identifier of the payment method, where it is stored.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// The payment service that is to debit it.
	PaymentServiceID *string `json:"payment_service_id,omitzero"`
	// An account in the United States.
	Scheme *string `json:"scheme,omitzero"`
	// 4 to 17 digits; goes into the vault and is never answered.
	AccountNumber Secret `json:"account_number"`
	// Nine digits, the last a check digit.
	RoutingNumber string `json:"routing_number"`
	// `account_number` is a token of the processor that stands for the number. Only payment services whose processor gives such tokens take it; it has no label.
	IsTokenized *bool `json:"is_tokenized,omitzero"`
	// What kind of account it is.
	AccountType string `json:"account_type"`
}

type AdditionalSchemeDetail struct {
	// A scheme that the card carries beside its first one.
	Scheme CardScheme `json:"scheme"`
	// A picture of it; null where there is none.
	IconURL *string `json:"icon_url"`
}

type Address struct {
	// Town or village.
	City *string `json:"city,omitzero"`
	// Country of the address. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country,omitzero"`
	// ZIP or postal code.
	PostalCode *string `json:"postal_code,omitzero"`
	// State, province or county in words.
	State *string `json:"state,omitzero"`
	// ISO 3166-2 code, for example `US-CA`.
	StateCode *string `json:"state_code,omitzero"`
	// Where in the street it is.
	HouseNumberOrName *string `json:"house_number_or_name,omitzero"`
	// Street, and the number where `house_number_or_name` is left out.
	Line1 *string `json:"line1,omitzero"`
	// What does not fit into the first line.
	Line2 *string `json:"line2,omitzero"`
	// Company, where the address is one's.
	Organization *string `json:"organization,omitzero"`
}

type AddressInput struct {
	// Town or village.
	City *string `json:"city,omitzero"`
	// Country of the address. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country,omitzero"`
	// ZIP or postal code.
	PostalCode *string `json:"postal_code,omitzero"`
	// State, province or county in words.
	State *string `json:"state,omitzero"`
	// ISO 3166-2 code, for example `US-CA`.
	StateCode *string `json:"state_code,omitzero"`
	// Where in the street it is.
	HouseNumberOrName *string `json:"house_number_or_name,omitzero"`
	// Street, and the number where `house_number_or_name` is left out.
	Line1 *string `json:"line1,omitzero"`
	// What does not fit into the first line.
	Line2 *string `json:"line2,omitzero"`
	// Company, where the address is one's.
	Organization *string `json:"organization,omitzero"`
}

type AdyenAutoRescueSepaScenario string

const (
	AdyenAutoRescueSepaScenarioAutoRescueSuccessfulFirst  AdyenAutoRescueSepaScenario = "AutoRescueSuccessfulFirst"
	AdyenAutoRescueSepaScenarioAutoRescueSuccessfulSecond AdyenAutoRescueSepaScenario = "AutoRescueSuccessfulSecond"
	AdyenAutoRescueSepaScenarioAutoRescueFailed           AdyenAutoRescueSepaScenario = "AutoRescueFailed"
)

type AdyenCardAutoRescueScenario string

const (
	AdyenCardAutoRescueScenarioAutoRescueSuccessfulFirst  AdyenCardAutoRescueScenario = "AutoRescueSuccessfulFirst"
	AdyenCardAutoRescueScenarioAutoRescueSuccessfulSecond AdyenCardAutoRescueScenario = "AutoRescueSuccessfulSecond"
	AdyenCardAutoRescueScenarioAutoRescueFailed           AdyenCardAutoRescueScenario = "AutoRescueFailed"
	AdyenCardAutoRescueScenarioAutoRescueFraud            AdyenCardAutoRescueScenario = "AutoRescueFraud"
)

type AdyenCardOptions struct {
	// Whether Adyen tries again what was declined.
	AutoRescue *bool `json:"autoRescue,omitzero"`
	// For how many days it does.
	MaxDaysToRescue *int64 `json:"maxDaysToRescue,omitzero"`
	// Adyen's `additionalData`.
	AdditionalData map[string]string `json:"additionalData,omitzero"`
	// What Adyen's test system makes of it.
	AutoRescueScenario *AdyenCardAutoRescueScenario `json:"autoRescueScenario,omitzero"`
	// Origin of the page for native 3-D Secure.
	WindowOrigin *string `json:"window_origin,omitzero"`
	// Who gets which part of the money.
	Splits *AdyenSplitsOptions `json:"splits,omitzero"`
	// Adyen's object of this name.
	MerchantRiskIndicator map[string]any `json:"merchantRiskIndicator,omitzero"`
	// Adyen's object of this name.
	AccountInfo map[string]any `json:"accountInfo,omitzero"`
	// Adyen's object of this name.
	RiskData map[string]any `json:"riskData,omitzero"`
	// Which challenge you wish for, by EMVCo's two digits.
	ThreeDSRequestorChallengeInd *string `json:"threeDSRequestorChallengeInd,omitzero"`
	// When Adyen does 3-D Secure.
	AttemptAuthentication *string `json:"attemptAuthentication,omitzero"`
}

type AdyenOptions struct {
	// Adyen's `additionalData`.
	AdditionalData map[string]string `json:"additionalData,omitzero"`
}

type AdyenPixOptions struct {
	// Adyen's `additionalData`.
	AdditionalData map[string]string `json:"additionalData,omitzero"`
	// What the buyer agrees to for later payments.
	PixRecurring *AdyenPixRecurringOptions `json:"pixRecurring,omitzero"`
}

type AdyenPixRecurringAmount struct {
	// In minor units.
	Value *int64 `json:"value,omitzero"`
	// ISO 4217 code of that value.
	Currency *string `json:"currency,omitzero"`
}

type AdyenPixRecurringOptions struct {
	// How often money is taken.
	Frequency *string `json:"frequency,omitzero"`
	// How much is taken each time; null for what varies.
	RecurringAmount *AdyenPixRecurringAmount `json:"recurringAmount"`
	// First day of the agreement.
	StartsAt *string `json:"startsAt,omitzero"`
	// Last day of the agreement.
	EndsAt *string `json:"endsAt,omitzero"`
	// What the buyer reads each time.
	RecurringStatement *string `json:"recurringStatement,omitzero"`
}

type AdyenSepaOptions struct {
	// Whether Adyen tries again what was refused.
	AutoRescue *bool `json:"autoRescue,omitzero"`
	// For how many days it does.
	MaxDaysToRescue *int64 `json:"maxDaysToRescue,omitzero"`
	// Adyen's `additionalData`.
	AdditionalData map[string]string `json:"additionalData,omitzero"`
	// What Adyen's test system makes of it.
	AutoRescueSepaScenario *AdyenAutoRescueSepaScenario `json:"autoRescueSepaScenario,omitzero"`
	// Who holds the account.
	OwnerName *string `json:"ownerName,omitzero"`
}

type AdyenSplitsOptions struct {
	// Parts of what is authorized.
	Authorization []map[string]any `json:"authorization,omitzero"`
	// Parts of what is captured.
	Capture []map[string]any `json:"capture,omitzero"`
	// Parts of what is refunded.
	Refund []map[string]any `json:"refund,omitzero"`
}

type AffirmItineraryOptions struct {
	// What kind of thing it is.
	Type *string `json:"type,omitzero"`
	// Your code for it.
	Sku *string `json:"sku,omitzero"`
	// What it is called.
	DisplayName *string `json:"display_name,omitzero"`
	// The house it takes place in.
	Venue *string `json:"venue,omitzero"`
	// The town it takes place in.
	Location *string `json:"location,omitzero"`
	// When it begins.
	DateStart *string `json:"date_start,omitzero"`
	// Who runs it.
	Management *string `json:"management,omitzero"`
}

type AffirmOptions struct {
	// What was taken off, by code.
	Discounts map[string]map[string]any `json:"discounts,omitzero"`
	// The journey or event that is sold.
	Itinerary *AffirmItineraryOptions `json:"itinerary,omitzero"`
}

type AgentMandate struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// What it is for, in words of the person who gives it. Every entry of the audit log leads to it.
	Purpose string `json:"purpose"`
	// What may be done. `pay` takes `payments`, and `refund` takes `refunds`.
	Actions []AgentMandateAction `json:"actions"`
	// The one currency of all of it. ISO 4217, upper case.
	Currency string `json:"currency"`
	// How much may be paid; null where nothing may.
	Payments *AgentMandateLimits `json:"payments"`
	// How much may be refunded; null where nothing may.
	Refunds *AgentMandateLimits `json:"refunds"`
	// Only payments of these buyers; empty: of any.
	BuyerIDS []string `json:"buyer_ids"`
	// Only payments with these stored payment methods; empty: with any.
	PaymentMethodIDS []string `json:"payment_method_ids"`
	// Only payments with one of these identifiers of yours, of an order say; empty: any.
	ExternalIdentifiers []string `json:"external_identifiers"`
	// Nothing may be done before.
	ValidFrom string `json:"valid_from"`
	// Nothing may be begun from then on.
	ValidUntil string `json:"valid_until"`
	// Whether it holds now.
	State AgentMandateState `json:"state"`
	// What is taken of `payments`: with each payment as it begins, until it has failed.
	Paid AgentMandateUse `json:"paid"`
	// What is taken of `refunds`: with each refund as it begins, until it has failed.
	Refunded AgentMandateUse `json:"refunded"`
	// What may still be paid; null where nothing ever may.
	PaymentsLeft *AgentMandateUse `json:"payments_left"`
	// What may still be refunded; null where nothing ever may.
	RefundsLeft *AgentMandateUse `json:"refunds_left"`
	// The API key or the user that gave it.
	Creator *Creator `json:"creator"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it was last used or revoked.
	UpdatedAt string `json:"updated_at"`
	// When somebody took it back; null: nobody has.
	RevokedAt *string `json:"revoked_at"`
}

// `read` finds payments, buyers and stored payment methods. `pay` charges a stored payment method. `capture` and `void` are of payments that were made under this mandate; `refund` is of any that it is about.
type AgentMandateAction string

const (
	AgentMandateActionRead    AgentMandateAction = "read"
	AgentMandateActionPay     AgentMandateAction = "pay"
	AgentMandateActionCapture AgentMandateAction = "capture"
	AgentMandateActionVoid    AgentMandateAction = "void"
	AgentMandateActionRefund  AgentMandateAction = "refund"
)

// `read` finds payments, buyers and stored payment methods. `pay` charges a stored payment method. `capture` and `void` are of payments that were made under this mandate; `refund` is of any that it is about.
type AgentMandateActionInput string

const (
	AgentMandateActionInputRead    AgentMandateActionInput = "read"
	AgentMandateActionInputPay     AgentMandateActionInput = "pay"
	AgentMandateActionInputCapture AgentMandateActionInput = "capture"
	AgentMandateActionInputVoid    AgentMandateActionInput = "void"
	AgentMandateActionInputRefund  AgentMandateActionInput = "refund"
)

type AgentMandateAttempt struct {
	// What would be tried.
	PaymentServiceID string `json:"payment_service_id"`
	// What a person calls it.
	DisplayName string `json:"display_name"`
}

type AgentMandateCheck struct {
	// What would be done.
	Action string `json:"action"`
	// How much; for a capture or a refund, left out: all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount,omitzero"`
	// Of `pay`; left out, the mandate's. ISO 4217, upper case.
	Currency *string `json:"currency,omitzero"`
	// Of `pay`: where the buyer is, as the payment would say it. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country,omitzero"`
	// Of `pay`: whether the money is held first.
	Intent *TransactionIntentInput `json:"intent,omitzero"`
	// Of `pay`: the stored payment method that would be charged.
	PaymentMethodID *string `json:"payment_method_id,omitzero"`
	// Of `pay`: your own identifier of it.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// Of all others: the payment that it would be done to.
	TransactionID *string `json:"transaction_id,omitzero"`
}

type AgentMandateChecked struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Whether it would be begun now. Nothing is kept free for it.
	Allowed bool `json:"allowed"`
	// All that would have to be otherwise.
	Problems []AgentMandateProblem `json:"problems"`
	// What it would come to; null where that is not known. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount"`
	// What may still be paid; null where nothing ever may.
	PaymentsLeft *AgentMandateUse `json:"payments_left"`
	// What may still be refunded; null where nothing ever may.
	RefundsLeft *AgentMandateUse `json:"refunds_left"`
	// Of a payment: what the flow decides of it now; null for all else, and where something is wrong.
	Route *AgentMandateRoute `json:"route"`
}

type AgentMandateCreate struct {
	// What it is for, in words of the person who gives it. Every entry of the audit log leads to it.
	Purpose string `json:"purpose"`
	// What may be done. `pay` takes `payments`, and `refund` takes `refunds`.
	Actions []AgentMandateActionInput `json:"actions"`
	// The one currency of all of it. ISO 4217, upper case.
	Currency string `json:"currency"`
	// How much may be paid; null where nothing may.
	Payments *AgentMandateLimitsInput `json:"payments,omitzero"`
	// How much may be refunded; null where nothing may.
	Refunds *AgentMandateLimitsInput `json:"refunds,omitzero"`
	// Only payments of these buyers; empty: of any.
	BuyerIDS []string `json:"buyer_ids,omitzero"`
	// Only payments with these stored payment methods; empty: with any.
	PaymentMethodIDS []string `json:"payment_method_ids,omitzero"`
	// Only payments with one of these identifiers of yours, of an order say; empty: any.
	ExternalIdentifiers []string `json:"external_identifiers,omitzero"`
	// Nothing may be done before; left out, from now on.
	ValidFrom *string `json:"valid_from,omitzero"`
	// Nothing may be begun from then on.
	ValidUntil string `json:"valid_until"`
}

type AgentMandateLimits struct {
	// Each of them, at most. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AmountMax int64 `json:"amount_max"`
	// All of them together, at most. What failed is not among them. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	TotalMax int64 `json:"total_max"`
	// How many may be begun. One that failed counts all the same.
	CountMax int64 `json:"count_max"`
}

type AgentMandateLimitsInput struct {
	// Each of them, at most. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AmountMax int64 `json:"amount_max"`
	// All of them together, at most. What failed is not among them. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	TotalMax int64 `json:"total_max"`
	// How many may be begun. One that failed counts all the same.
	CountMax int64 `json:"count_max"`
}

type AgentMandateProblem struct {
	// Which member of what was asked is about.
	Pointer string `json:"pointer"`
	// What would be right, in a sentence that begins with that member.
	Message string `json:"message"`
	// `value_error.agent_mandate.…` where it is the mandate that does not allow it.
	Type string `json:"type"`
}

type AgentMandateRoute struct {
	// Payment services in the order in which they would be tried.
	Attempts []AgentMandateAttempt `json:"attempts"`
	// What it would be declined with before anything is sent; null: it would be tried.
	ErrorCode *string `json:"error_code"`
	// What a rule says of 3-D Secure; null: the set-up of the payment service decides.
	ThreeDSecure *string `json:"three_d_secure"`
}

// Whether anything may be done under it now: not yet, yes, not any more, never again.
type AgentMandateState string

const (
	AgentMandateStateWaiting AgentMandateState = "waiting"
	AgentMandateStateActive  AgentMandateState = "active"
	AgentMandateStateEnded   AgentMandateState = "ended"
	AgentMandateStateRevoked AgentMandateState = "revoked"
)

type AgentMandateUse struct {
	// All of them together. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// How many.
	Count int64 `json:"count"`
}

type AgentMandates struct {
	// What was found, in the order that the operation tells.
	Items []AgentMandate `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type AiInsightsReportSpec struct {
	// What the report is about; `ai_insights` is refused.
	Model *string `json:"model,omitzero"`
	// `fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first.
	Params map[string]any `json:"params"`
}

type Airline struct {
	// Code of the booking, as travellers know it.
	BookingCode *string `json:"booking_code,omitzero"`
	// Whether who pays travels too.
	IsCardholderTraveling *bool `json:"is_cardholder_traveling,omitzero"`
	// Where the ticket was issued.
	IssuedAddress *string `json:"issued_address,omitzero"`
	// When the ticket was issued.
	IssuedAt *string `json:"issued_at,omitzero"`
	// Two or three characters of the airline that issued the ticket.
	IssuingCarrierCode *string `json:"issuing_carrier_code,omitzero"`
	// The airline that issued the ticket, in words.
	IssuingCarrierName *string `json:"issuing_carrier_name,omitzero"`
	// IATA designator, two characters, of the airline that issued the ticket.
	IssuingIataDesignator *string `json:"issuing_iata_designator,omitzero"`
	// ICAO code, three characters, of the airline that issued the ticket.
	IssuingIcaoCode *string `json:"issuing_icao_code,omitzero"`
	// The flights, in order.
	Legs []AirlineLeg `json:"legs,omitzero"`
	// PNR in the reservation system.
	PassengerNameRecord *string `json:"passenger_name_record,omitzero"`
	// Who travels.
	Passengers []AirlinePassenger `json:"passengers,omitzero"`
	// The system in which it was booked.
	ReservationSystem *string `json:"reservation_system,omitzero"`
	// Whether it cannot be refunded or changed.
	RestrictedTicket *bool `json:"restricted_ticket,omitzero"`
	// How the traveller gets the ticket.
	TicketDeliveryMethod *string `json:"ticket_delivery_method,omitzero"`
	// Number of the ticket for all flights.
	TicketNumber *string `json:"ticket_number,omitzero"`
	// IATA code of the agency.
	TravelAgencyCode *string `json:"travel_agency_code,omitzero"`
	// The agency's invoice.
	TravelAgencyInvoiceNumber *string `json:"travel_agency_invoice_number,omitzero"`
	// The agency that sold the ticket.
	TravelAgencyName *string `json:"travel_agency_name,omitzero"`
	// The agency's tour or plan.
	TravelAgencyPlanName *string `json:"travel_agency_plan_name,omitzero"`
}

type AirlineInput struct {
	// Code of the booking, as travellers know it.
	BookingCode *string `json:"booking_code,omitzero"`
	// Whether who pays travels too.
	IsCardholderTraveling *bool `json:"is_cardholder_traveling,omitzero"`
	// Where the ticket was issued.
	IssuedAddress *string `json:"issued_address,omitzero"`
	// When the ticket was issued.
	IssuedAt *string `json:"issued_at,omitzero"`
	// Two or three characters of the airline that issued the ticket.
	IssuingCarrierCode *string `json:"issuing_carrier_code,omitzero"`
	// The airline that issued the ticket, in words.
	IssuingCarrierName *string `json:"issuing_carrier_name,omitzero"`
	// IATA designator, two characters, of the airline that issued the ticket.
	IssuingIataDesignator *string `json:"issuing_iata_designator,omitzero"`
	// ICAO code, three characters, of the airline that issued the ticket.
	IssuingIcaoCode *string `json:"issuing_icao_code,omitzero"`
	// The flights, in order.
	Legs []AirlineLegInput `json:"legs,omitzero"`
	// PNR in the reservation system.
	PassengerNameRecord *string `json:"passenger_name_record,omitzero"`
	// Who travels.
	Passengers []AirlinePassengerInput `json:"passengers,omitzero"`
	// The system in which it was booked.
	ReservationSystem *string `json:"reservation_system,omitzero"`
	// Whether it cannot be refunded or changed.
	RestrictedTicket *bool `json:"restricted_ticket,omitzero"`
	// How the traveller gets the ticket.
	TicketDeliveryMethod *string `json:"ticket_delivery_method,omitzero"`
	// Number of the ticket for all flights.
	TicketNumber *string `json:"ticket_number,omitzero"`
	// IATA code of the agency.
	TravelAgencyCode *string `json:"travel_agency_code,omitzero"`
	// The agency's invoice.
	TravelAgencyInvoiceNumber *string `json:"travel_agency_invoice_number,omitzero"`
	// The agency that sold the ticket.
	TravelAgencyName *string `json:"travel_agency_name,omitzero"`
	// The agency's tour or plan.
	TravelAgencyPlanName *string `json:"travel_agency_plan_name,omitzero"`
}

type AirlineLeg struct {
	// IATA code of the airport of arrival, three letters.
	ArrivalAirport *string `json:"arrival_airport,omitzero"`
	// Local landing time with its offset.
	ArrivalAt *string `json:"arrival_at,omitzero"`
	// Where the flight lands.
	ArrivalCity *string `json:"arrival_city,omitzero"`
	// Where the flight lands. ISO 3166-1 alpha-2, upper case.
	ArrivalCountry *string `json:"arrival_country,omitzero"`
	// Two or three characters of the airline that flies.
	CarrierCode *string `json:"carrier_code,omitzero"`
	// The airline that flies, in words.
	CarrierName *string `json:"carrier_name,omitzero"`
	// Two characters of the airline that flies, by IATA.
	IataDesignator *string `json:"iata_designator,omitzero"`
	// Three characters of the airline that flies, by ICAO.
	IcaoCode *string `json:"icao_code,omitzero"`
	// Which coupon of the ticket is used.
	CouponNumber *string `json:"coupon_number,omitzero"`
	// IATA code of the airport of departure, three letters.
	DepartureAirport *string `json:"departure_airport,omitzero"`
	// Local take-off time with its offset.
	DepartureAt *string `json:"departure_at,omitzero"`
	// Where the flight starts.
	DepartureCity *string `json:"departure_city,omitzero"`
	// Where the flight starts. ISO 3166-1 alpha-2, upper case.
	DepartureCountry *string `json:"departure_country,omitzero"`
	// Tax for leaving the country. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	DepartureTaxAmount *int64 `json:"departure_tax_amount,omitzero"`
	// Price of the flight alone. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	FareAmount *int64 `json:"fare_amount,omitzero"`
	// The airline's code for the rules of the fare.
	FareBasisCode *string `json:"fare_basis_code,omitzero"`
	// What is charged on top of fare and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	FeeAmount *int64 `json:"fee_amount,omitzero"`
	// Class of the fare, a letter or few.
	FlightClass *string `json:"flight_class,omitzero"`
	// Number of the flight, without the airline.
	FlightNumber *string `json:"flight_number,omitzero"`
	// Whether the traveller comes back on the same ticket.
	RouteType *string `json:"route_type,omitzero"`
	// Where the traveller sits: for example `F`, `J` or `Y`.
	SeatClass *string `json:"seat_class,omitzero"`
	// Whether the traveller stays at the stop before.
	StopOver *bool `json:"stop_over,omitzero"`
	// Taxes on this flight. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	TaxAmount *int64 `json:"tax_amount,omitzero"`
}

type AirlineLegInput struct {
	// IATA code of the airport of arrival, three letters.
	ArrivalAirport *string `json:"arrival_airport,omitzero"`
	// Local landing time with its offset.
	ArrivalAt *string `json:"arrival_at,omitzero"`
	// Where the flight lands.
	ArrivalCity *string `json:"arrival_city,omitzero"`
	// Where the flight lands. ISO 3166-1 alpha-2, upper case.
	ArrivalCountry *string `json:"arrival_country,omitzero"`
	// Two or three characters of the airline that flies.
	CarrierCode *string `json:"carrier_code,omitzero"`
	// The airline that flies, in words.
	CarrierName *string `json:"carrier_name,omitzero"`
	// Two characters of the airline that flies, by IATA.
	IataDesignator *string `json:"iata_designator,omitzero"`
	// Three characters of the airline that flies, by ICAO.
	IcaoCode *string `json:"icao_code,omitzero"`
	// Which coupon of the ticket is used.
	CouponNumber *string `json:"coupon_number,omitzero"`
	// IATA code of the airport of departure, three letters.
	DepartureAirport *string `json:"departure_airport,omitzero"`
	// Local take-off time with its offset.
	DepartureAt *string `json:"departure_at,omitzero"`
	// Where the flight starts.
	DepartureCity *string `json:"departure_city,omitzero"`
	// Where the flight starts. ISO 3166-1 alpha-2, upper case.
	DepartureCountry *string `json:"departure_country,omitzero"`
	// Tax for leaving the country. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	DepartureTaxAmount *int64 `json:"departure_tax_amount,omitzero"`
	// Price of the flight alone. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	FareAmount *int64 `json:"fare_amount,omitzero"`
	// The airline's code for the rules of the fare.
	FareBasisCode *string `json:"fare_basis_code,omitzero"`
	// What is charged on top of fare and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	FeeAmount *int64 `json:"fee_amount,omitzero"`
	// Class of the fare, a letter or few.
	FlightClass *string `json:"flight_class,omitzero"`
	// Number of the flight, without the airline.
	FlightNumber *string `json:"flight_number,omitzero"`
	// Whether the traveller comes back on the same ticket.
	RouteType *string `json:"route_type,omitzero"`
	// Where the traveller sits: for example `F`, `J` or `Y`.
	SeatClass *string `json:"seat_class,omitzero"`
	// Whether the traveller stays at the stop before.
	StopOver *bool `json:"stop_over,omitzero"`
	// Taxes on this flight. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	TaxAmount *int64 `json:"tax_amount,omitzero"`
}

type AirlinePassenger struct {
	// How the traveller is priced.
	AgeGroup *string `json:"age_group,omitzero"`
	// The traveller's birthday.
	DateOfBirth *string `json:"date_of_birth,omitzero"`
	// Where the traveller is reached.
	EmailAddress *string `json:"email_address,omitzero"`
	// Given name as on the passport.
	FirstName *string `json:"first_name,omitzero"`
	// Number in the airline's loyalty programme.
	FrequentFlyerNumber *string `json:"frequent_flyer_number,omitzero"`
	// Family name as on the passport.
	LastName *string `json:"last_name,omitzero"`
	// Of the passport that is travelled with.
	PassportNumber *string `json:"passport_number,omitzero"`
	// Where the traveller is reached. E.164: `+` and digits.
	PhoneNumber *string `json:"phone_number,omitzero"`
	// Number of this traveller's ticket.
	TicketNumber *string `json:"ticket_number,omitzero"`
	// Form of address.
	Title *string `json:"title,omitzero"`
	// Country whose passport is used. ISO 3166-1 alpha-2, upper case.
	CountryCode *string `json:"country_code,omitzero"`
}

type AirlinePassengerInput struct {
	// How the traveller is priced.
	AgeGroup *string `json:"age_group,omitzero"`
	// The traveller's birthday.
	DateOfBirth *string `json:"date_of_birth,omitzero"`
	// Where the traveller is reached.
	EmailAddress *string `json:"email_address,omitzero"`
	// Given name as on the passport.
	FirstName *string `json:"first_name,omitzero"`
	// Number in the airline's loyalty programme.
	FrequentFlyerNumber *string `json:"frequent_flyer_number,omitzero"`
	// Family name as on the passport.
	LastName *string `json:"last_name,omitzero"`
	// Of the passport that is travelled with.
	PassportNumber *string `json:"passport_number,omitzero"`
	// Where the traveller is reached. E.164: `+` and digits.
	PhoneNumber *string `json:"phone_number,omitzero"`
	// Number of this traveller's ticket.
	TicketNumber *string `json:"ticket_number,omitzero"`
	// Form of address.
	Title *string `json:"title,omitzero"`
	// Country whose passport is used. ISO 3166-1 alpha-2, upper case.
	CountryCode *string `json:"country_code,omitzero"`
}

type AntiFraudDecision string

const (
	AntiFraudDecisionAccept    AntiFraudDecision = "accept"
	AntiFraudDecisionError     AntiFraudDecision = "error"
	AntiFraudDecisionException AntiFraudDecision = "exception"
	AntiFraudDecisionReject    AntiFraudDecision = "reject"
	AntiFraudDecisionReview    AntiFraudDecision = "review"
	AntiFraudDecisionSkipped   AntiFraudDecision = "skipped"
	AntiFraudDecisionPending   AntiFraudDecision = "pending"
)

type AntiFraudServiceCreate struct {
	// The connector to set up.
	AntiFraudServiceDefinitionID string `json:"anti_fraud_service_definition_id"`
	// What you call it.
	DisplayName string `json:"display_name"`
	// Whether it is asked about payments; one service of a merchant account may be.
	Active *bool `json:"active,omitzero"`
	// Settings of the connector by their keys, which its definition lists.
	Fields []FieldValueInput `json:"fields"`
	// True asks it, and nothing follows from what it says.
	SilentModeEnabled *bool `json:"silent_mode_enabled,omitzero"`
}

type AntiFraudServiceDefinition struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The connector's name, for example `mock-anti-fraud`.
	ID string `json:"id"`
	// What the provider is called.
	DisplayName string `json:"display_name"`
	// The settings that it takes.
	Fields []DefinitionField `json:"fields"`
	// A picture of it; null where there is none.
	IconURL *string `json:"icon_url"`
}

type AntiFraudServiceDefinitions struct {
	// What was found, in the order that the operation tells.
	Items []AntiFraudServiceDefinition `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type AntiFraudServiceDetails struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The connector that is set up.
	AntiFraudServiceDefinitionID string `json:"anti_fraud_service_definition_id"`
	// What you call it.
	DisplayName string `json:"display_name"`
	// Whether it is asked about payments; one service of a merchant account may be.
	Active bool `json:"active"`
	// Whether it can be used.
	Status AntiFraudServiceStatus `json:"status"`
	// True asks it, and nothing follows from what it says.
	SilentModeEnabled bool `json:"silent_mode_enabled"`
	// The address that takes what the provider decides later; it needs no other proof.
	WebhookURL *string `json:"webhook_url"`
	// Settings that are not secret.
	Fields []FieldValue `json:"fields"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type AntiFraudServiceStatus string

const (
	AntiFraudServiceStatusPending AntiFraudServiceStatus = "pending"
	AntiFraudServiceStatusCreated AntiFraudServiceStatus = "created"
	AntiFraudServiceStatusFailed  AntiFraudServiceStatus = "failed"
)

type AntiFraudServiceUpdate struct {
	// What you call it.
	DisplayName Opt[string] `json:"display_name,omitzero"`
	// Whether it is asked about payments; one service of a merchant account may be.
	Active Opt[bool] `json:"active,omitzero"`
	// Those that change; the others stay.
	Fields Opt[[]VoidableField] `json:"fields,omitzero"`
	// True asks it, and nothing follows from what it says.
	SilentModeEnabled Opt[bool] `json:"silent_mode_enabled,omitzero"`
}

type AntiFraudServiceVerify struct {
	// The connector whose credentials these are.
	AntiFraudServiceDefinitionID string `json:"anti_fraud_service_definition_id"`
	// A stored one, whose settings fill in what `fields` leaves out.
	AntiFraudServiceID *string `json:"anti_fraud_service_id,omitzero"`
	// Settings of the connector by their keys, which its definition lists.
	Fields []FieldValueInput `json:"fields"`
}

type AntiFraudServices struct {
	// What was found, in the order that the operation tells.
	Items []AntiFraudServiceDetails `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type AnyBankPaymentMethodCreateOf3 = OneOf

type AnyBankPaymentMethodCreateOf4 = OneOf

type AnyClickToPayPaymentMethodCreateOf2 = OneOf

type AnyPayoutAccountOf3 = OneOf

type ApiKeyPair struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// RFC 7638 thumbprint of the public key; tokens carry it as `kid`.
	Thumbprint string `json:"thumbprint"`
	// A name for people to read.
	DisplayName string `json:"display_name"`
	// `ECDSA` is a P-521 or P-256 key, or Ed25519 where you gave one; `RSA` is RSA.
	Algorithm CertificateAlgorithm `json:"algorithm"`
	// Whether tokens signed with it are accepted.
	Active bool `json:"active"`
	// PEM, in the answer that made the key and never again; null in every other answer, and where you gave the public key.
	PrivateKey *Secret `json:"private_key"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// When a token of it was last accepted, to within some minutes; null where none was.
	LastUsedAt *string `json:"last_used_at"`
	// Who made it; null for the first key of the instance.
	Creator *ApiKeyPairCreator `json:"creator"`
	// The merchant accounts that the key is bound to; empty where it may act for all.
	MerchantAccounts []MerchantAccountSummary `json:"merchant_accounts"`
	// What the key allows, together with the scopes of each token.
	Roles []Role `json:"roles"`
	// Of an agent: the mandate that it can do nothing without; left out for any other key.
	AgentMandateID *string `json:"agent_mandate_id,omitzero"`
}

type ApiKeyPairCreate struct {
	// A name for people to read.
	DisplayName string `json:"display_name"`
	// Which kind of key to make, where no `public_key` is given.
	Algorithm *CertificateAlgorithmInput `json:"algorithm,omitzero"`
	// False keeps tokens signed with it refused until it is turned on.
	Active *bool `json:"active,omitzero"`
	// Ids from `GET /roles`; only roles whose every permission the caller holds itself.
	RoleIDS []string `json:"role_ids"`
	// Binds the key to these merchant accounts; left out or empty, it may act for all that the caller may.
	MerchantAccountIDS []string `json:"merchant_account_ids,omitzero"`
	// PEM of a key that you made; left out, a pair is made and its private half is in the answer.
	PublicKey *string `json:"public_key,omitzero"`
	// Makes it the key of an agent, for good: it can do what this mandate allows. `merchant_account_ids` has to name the one merchant account of the mandate.
	AgentMandateID *string `json:"agent_mandate_id,omitzero"`
}

type ApiKeyPairCreator struct {
	// Id of the key or the user that made this one.
	ID string `json:"id"`
	// What that key or user was called.
	Name string `json:"name"`
	// Of a user; null for a key, which has no address.
	EmailAddress *string `json:"email_address"`
	// RFC 7638 thumbprint of the key that made this one; null where it is gone, or was a user.
	Thumbprint *string `json:"thumbprint"`
}

type ApiKeyPairUpdate struct {
	// A name for people to read.
	DisplayName Opt[string] `json:"display_name,omitzero"`
	// False refuses its tokens at once, everywhere within two seconds.
	Active Opt[bool] `json:"active,omitzero"`
	// The roles it has from now on, all of them.
	RoleIDS Opt[[]string] `json:"role_ids,omitzero"`
	// The merchant accounts it is bound to from now on, all of them.
	MerchantAccountIDS Opt[[]string] `json:"merchant_account_ids,omitzero"`
}

type ApiKeyPairWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type ApiKeyPairs struct {
	// What was found, in the order that the operation tells.
	Items []ApiKeyPair `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type ApplePayPaymentMethodCreate struct {
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Name on the card, as the wallet gives it; processors are told the name of the buyer.
	CardholderName *string `json:"cardholder_name,omitzero"`
	// Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.
	RedirectURL *string `json:"redirect_url,omitzero"`
	// Last four digits of the card, as the wallet shows them; they become the label.
	CardSuffix *string `json:"card_suffix,omitzero"`
	// Scheme as the wallet names it.
	CardScheme *string `json:"card_scheme,omitzero"`
	// How the account behind it is funded, as the wallet names it.
	CardType *string `json:"card_type,omitzero"`
	// A card that the wallet gives: Apple Pay.
	Method string `json:"method"`
	// What the wallet gave, as text or object; opened in the vault, never answered, and good once.
	Token OneOf `json:"token"`
}

type ApplePaySessionRequest struct {
	// What Apple Pay gave the page in `onvalidatemerchant`; in the sandbox the simulator's.
	ValidationURL string `json:"validation_url"`
	// The page's domain, a registered one.
	DomainName string `json:"domain_name"`
}

type ApprovalLimit struct {
	// Which amounts it is for. ISO 4217, upper case.
	Currency string `json:"currency"`
	// From this amount on. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
}

type ApprovalLimitInput struct {
	// Which amounts it is for. ISO 4217, upper case.
	Currency string `json:"currency"`
	// From this amount on. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
}

type ApprovalLimits struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// By currency. None at all: nobody has to agree. As soon as there is one, every amount in a currency without one needs a second person, too.
	Limits []ApprovalLimit `json:"limits"`
}

type ApprovalLimitsUpdate struct {
	// By currency. None at all: nobody has to agree. As soon as there is one, every amount in a currency without one needs a second person, too.
	Limits []ApprovalLimitInput `json:"limits"`
}

// `new_window`: the page does not work inside another one.
type ApprovalTarget string

const (
	ApprovalTargetNewWindow ApprovalTarget = "new_window"
	ApprovalTargetAny       ApprovalTarget = "any"
)

// `exported`: a list was read as a file; `revealed`: a person saw what is masked for people.
type AuditLogAction string

const (
	AuditLogActionCreated  AuditLogAction = "created"
	AuditLogActionUpdated  AuditLogAction = "updated"
	AuditLogActionDeleted  AuditLogAction = "deleted"
	AuditLogActionVoided   AuditLogAction = "voided"
	AuditLogActionCanceled AuditLogAction = "canceled"
	AuditLogActionCaptured AuditLogAction = "captured"
	AuditLogActionExported AuditLogAction = "exported"
	AuditLogActionRevealed AuditLogAction = "revealed"
)

// `exported`: a list was read as a file; `revealed`: a person saw what is masked for people.
type AuditLogActionInput string

const (
	AuditLogActionInputCreated  AuditLogActionInput = "created"
	AuditLogActionInputUpdated  AuditLogActionInput = "updated"
	AuditLogActionInputDeleted  AuditLogActionInput = "deleted"
	AuditLogActionInputVoided   AuditLogActionInput = "voided"
	AuditLogActionInputCanceled AuditLogActionInput = "canceled"
	AuditLogActionInputCaptured AuditLogActionInput = "captured"
	AuditLogActionInputExported AuditLogActionInput = "exported"
	AuditLogActionInputRevealed AuditLogActionInput = "revealed"
)

type AuditLogEntries struct {
	// What was found, in the order that the operation tells.
	Items []AuditLogEntry `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type AuditLogEntry struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Null for an entry that has no record of its own.
	ID *string `json:"id"`
	// Whose data was written; null for what belongs to the instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// What was written.
	Resource AuditLogEntryResource `json:"resource"`
	// What was done to it.
	Action AuditLogAction `json:"action"`
	// Who did it.
	User AuditLogEntryUser `json:"user"`
	// When it was done.
	Timestamp string `json:"timestamp"`
	// By which operation of the API; `log_in`, `log_in_failed` and `log_out` are log-ins.
	Operation *string `json:"operation,omitzero"`
	// Of a person: in which of their sessions.
	SessionID *string `json:"session_id,omitzero"`
	// Of a person: from where they called.
	Address *string `json:"address,omitzero"`
	// What the person has signed for it; null for what nobody has to sign.
	ConfirmationID *string `json:"confirmation_id,omitzero"`
	// What the person typed as the reason for it.
	Reason *string `json:"reason,omitzero"`
	// Of an agent's key: the mandate that it acted under.
	AgentMandateID *string `json:"agent_mandate_id,omitzero"`
}

type AuditLogEntryResource struct {
	// The kind of record that was written.
	Type string `json:"type"`
	// Names the record that was written.
	ID string `json:"id"`
	// What it was called, or its id.
	Name string `json:"name"`
}

type AuditLogEntryUser struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id of the API key that signed, or of the person; null where the service itself acted.
	ID *string `json:"id"`
	// What they were called then.
	Name string `json:"name"`
	// Of a person; null for a key, which has no address.
	EmailAddress *string `json:"email_address"`
	// Always false: nobody else works on an instance of yours.
	IsStaff bool `json:"is_staff"`
	// Always `active`: they were when they did it.
	Status UserStatus `json:"status"`
}

type AvsResponseCode string

const (
	AvsResponseCodeMatch                AvsResponseCode = "match"
	AvsResponseCodeNoMatch              AvsResponseCode = "no_match"
	AvsResponseCodePartialMatchAddress  AvsResponseCode = "partial_match_address"
	AvsResponseCodePartialMatchPostcode AvsResponseCode = "partial_match_postcode"
	AvsResponseCodePartialMatchName     AvsResponseCode = "partial_match_name"
	AvsResponseCodeUnavailable          AvsResponseCode = "unavailable"
)

type BacsBankPaymentMethodCreate struct {
	// A bank account.
	Method *string `json:"method,omitzero"`
	// Whose account it is.
	AccountHolder BankAccountHolder `json:"account_holder"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// Your own identifier of the payment method, where it is stored.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// The payment service that is to debit it.
	PaymentServiceID *string `json:"payment_service_id,omitzero"`
	// An account in the United Kingdom.
	Scheme *string `json:"scheme,omitzero"`
	// Eight digits; goes into the vault and is never answered.
	AccountNumber Secret `json:"account_number"`
	// Sort code, six digits.
	RoutingNumber string `json:"routing_number"`
}

type Balance struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// One balance for each currency that was ever posted. ISO 4217, upper case.
	Currency string `json:"currency"`
	// Promised by issuers and neither captured nor released. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AuthorizedAmount int64 `json:"authorized_amount"`
	// Taken from buyers, over all time. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	CapturedAmount int64 `json:"captured_amount"`
	// Given back to buyers, over all time. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	RefundedAmount int64 `json:"refunded_amount"`
	// Captured, and taken back by buyers' banks. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ReturnedAmount int64 `json:"returned_amount"`
	// Captures settled less refunds settled, before fees, chargebacks and payouts. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	SettledAmount int64 `json:"settled_amount"`
	// Kept by processors out of what they settled. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	FeeAmount int64 `json:"fee_amount"`
	// Taken back by chargebacks, less what was reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ChargedBackAmount int64 `json:"charged_back_amount"`
	// Sent to cards by payouts. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	PaidOutAmount int64 `json:"paid_out_amount"`
	// Captured, and neither refunded, returned nor settled yet: what processors still owe. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	PendingAmount int64 `json:"pending_amount"`
	// The moment at which these figures were true.
	AsOf string `json:"as_of"`
}

type Balances struct {
	// What was found, in the order that the operation tells.
	Items []Balance `json:"items"`
}

type BankAccountHolder struct {
	// Given name of who holds the account.
	FirstName *string `json:"first_name,omitzero"`
	// Family name of who holds the account.
	LastName *string `json:"last_name,omitzero"`
	// The company, where one holds the account.
	CompanyName *string `json:"company_name,omitzero"`
}

// In which order: with a point, a slash or a dash between, or, of eight digits with the year first, nothing.
type BankCsvDateFormat string

const (
	BankCsvDateFormatYearMonthDay BankCsvDateFormat = "year-month-day"
	BankCsvDateFormatDayMonthYear BankCsvDateFormat = "day-month-year"
	BankCsvDateFormatMonthDayYear BankCsvDateFormat = "month-day-year"
)

// What stands before cents.
type BankCsvDecimalSign string

const (
	BankCsvDecimalSignPoint BankCsvDecimalSign = "point"
	BankCsvDecimalSignComma BankCsvDecimalSign = "comma"
)

type BankCsvMapping struct {
	// Whose lines they are: IBAN or account number.
	Account string `json:"account"`
	// Of the account. ISO 4217, upper case.
	Currency string `json:"currency"`
	// Name of the column with the day on which a line was booked.
	BookedOn string `json:"booked_on"`
	// Name of the column with the value date.
	ValueOn *string `json:"value_on,omitzero"`
	// Name of the column with the amount and its sign; or `credit` and `debit`.
	Amount *string `json:"amount,omitzero"`
	// Name of the column with what came in.
	Credit *string `json:"credit,omitzero"`
	// Name of the column with what went out.
	Debit *string `json:"debit,omitzero"`
	// Name of the column with what the account holds after a line.
	Balance *string `json:"balance,omitzero"`
	// Name of the column with the bank's own reference of a line.
	BankReference *string `json:"bank_reference,omitzero"`
	// Name of the column that says who paid, or was paid.
	Counterparty *string `json:"counterparty,omitzero"`
	// Names of columns in which references of payouts may stand.
	References []string `json:"references,omitzero"`
	// Names of columns with texts.
	Text []string `json:"text,omitzero"`
	// How the days in its columns are written.
	DateFormat BankCsvDateFormat `json:"date_format"`
	// What stands before cents; the other sign may stand between thousands.
	DecimalSign BankCsvDecimalSign `json:"decimal_sign"`
}

type BankStatement struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// What the file was read as.
	Format BankStatementFormat `json:"format"`
	// The bank's id or number of the statement; null where it gives none.
	Reference *string `json:"reference"`
	// IBAN or account number, without blanks.
	Account string `json:"account"`
	// Of the account, and of every amount of the statement. ISO 4217, upper case.
	Currency string `json:"currency"`
	// The day of the opening balance.
	OpensOn *string `json:"opens_on"`
	// The day of the closing balance.
	ClosesOn *string `json:"closes_on"`
	// What the account held before the first line; null where the bank does not say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	OpeningAmount *int64 `json:"opening_amount"`
	// What it held after the last one; null where the bank does not say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ClosingAmount *int64 `json:"closing_amount"`
	// Opening balance and lines, less the closing balance. Not zero: lines are missing, see `unread_parts`. Null where a balance is. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Difference *int64 `json:"difference"`
	// Lines that the statement has.
	LineCount int64 `json:"line_count"`
	// Of these, lines that an earlier statement had: they are not counted again.
	KnownLineCount int64 `json:"known_line_count"`
	// What of its file could not be read, the first hundred.
	UnreadParts []BankStatementUnreadPart `json:"unread_parts"`
	// How many there are.
	UnreadPartCount int64 `json:"unread_part_count"`
	// When it was uploaded.
	CreatedAt string `json:"created_at"`
}

type BankStatementCreate struct {
	// What the file is written in.
	Format BankStatementFormatInput `json:"format"`
	// The file as text. What looks like a card number in it is masked before it is kept.
	Content string `json:"content"`
	// Of `csv` alone: which column is what.
	Mapping *BankCsvMapping `json:"mapping,omitzero"`
}

// `camt.053`: XML of ISO 20022, any version; `mt940`: of SWIFT; `bai2`: of banks in the United States; `csv`: a table, with `mapping`.
type BankStatementFormat string

const (
	BankStatementFormatCamt053 BankStatementFormat = "camt.053"
	BankStatementFormatMt940   BankStatementFormat = "mt940"
	BankStatementFormatBai2    BankStatementFormat = "bai2"
	BankStatementFormatCSV     BankStatementFormat = "csv"
)

// `camt.053`: XML of ISO 20022, any version; `mt940`: of SWIFT; `bai2`: of banks in the United States; `csv`: a table, with `mapping`.
type BankStatementFormatInput string

const (
	BankStatementFormatInputCamt053 BankStatementFormatInput = "camt.053"
	BankStatementFormatInputMt940   BankStatementFormatInput = "mt940"
	BankStatementFormatInputBai2    BankStatementFormatInput = "bai2"
	BankStatementFormatInputCSV     BankStatementFormatInput = "csv"
)

type BankStatementLine struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// The statement that had it first.
	BankStatementID string `json:"bank_statement_id"`
	// Its place in that statement, from 1.
	Position int64 `json:"position"`
	// Of the account. ISO 4217, upper case.
	Currency string `json:"currency"`
	// The day on which the bank booked it.
	BookedOn string `json:"booked_on"`
	// From when on it bears interest.
	ValueOn *string `json:"value_on"`
	// Above zero came in, below zero went out. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// What the bank took out of the amount, where it says so. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Charges int64 `json:"charges"`
	// The bank's own reference of the line.
	BankReference *string `json:"bank_reference"`
	// Everything that could name a payout, wherever it stood.
	References []string `json:"references"`
	// Who paid, or was paid.
	Counterparty *string `json:"counterparty"`
	// What the payer and the bank wrote.
	Text string `json:"text"`
	// The bank's code for such lines.
	Code *string `json:"code"`
}

type BankStatementLines struct {
	// What was found, in the order that the operation tells.
	Items []BankStatementLine `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type BankStatementUnreadPart struct {
	// Where in the file: a line, a row, or an element.
	Place string `json:"place"`
	// Why it could not be read, or was left out.
	Reason string `json:"reason"`
}

type BankStatementUpload struct {
	// What was found, in the order that the operation tells.
	Items []BankStatement `json:"items"`
}

type BankStatements struct {
	// What was found, in the order that the operation tells.
	Items []BankStatement `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type BaseBankPaymentMethodCreate struct {
	// A bank account.
	Method *string `json:"method,omitzero"`
	// Whose account it is.
	AccountHolder BankAccountHolder `json:"account_holder"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// Your own identifier of the payment method, where it is stored.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
}

type BasicAuthentication struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours.
	Kind string `json:"kind"`
	// What is sent as the user.
	Username string `json:"username"`
	// What is sent with it. Sealed, and never shown again.
	Password string `json:"password"`
}

type BasicAuthenticationCreate struct {
	// How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours.
	Kind *string `json:"kind,omitzero"`
	// What is sent as the user.
	Username string `json:"username"`
	// What is sent with it. Sealed, and never shown again.
	Password Secret `json:"password"`
}

type BillingDetails struct {
	// Given name.
	FirstName *string `json:"first_name,omitzero"`
	// Family name.
	LastName *string `json:"last_name,omitzero"`
	// Where mail reaches them.
	EmailAddress *string `json:"email_address,omitzero"`
	// Where they can be called. E.164: `+` and digits.
	PhoneNumber *string `json:"phone_number,omitzero"`
	// Where invoices go.
	Address *Address `json:"address,omitzero"`
	// The number under which the buyer is taxed.
	TaxID *TaxId `json:"tax_id,omitzero"`
}

type BillingDetailsInput struct {
	// Given name.
	FirstName *string `json:"first_name,omitzero"`
	// Family name.
	LastName *string `json:"last_name,omitzero"`
	// Where mail reaches them.
	EmailAddress *string `json:"email_address,omitzero"`
	// Where they can be called. E.164: `+` and digits.
	PhoneNumber *string `json:"phone_number,omitzero"`
	// Where invoices go.
	Address *AddressInput `json:"address,omitzero"`
	// The number under which the buyer is taxed.
	TaxID *TaxIdInput `json:"tax_id,omitzero"`
}

type BraintreeDynamicDataFieldsOptions struct {
	// What 3-D Secure said, as Braintree names it.
	ThreeDsAuthStatus *string `json:"three_ds_auth_status,omitzero"`
	// The buyer's order.
	PurchaseOrderNumber *string `json:"purchase_order_number,omitzero"`
	// When Braintree stores the card.
	VaultPaymentMethodCriteria *string `json:"vault_payment_method_criteria,omitzero"`
}

type BraintreeOptions struct {
	// Taken off the order, in minor units.
	DiscountAmount *int64 `json:"discount_amount,omitzero"`
	// Fields that you made at Braintree.
	CustomFields map[string]string `json:"custom_fields,omitzero"`
	// Further members of the request to Braintree.
	DynamicDataFields *BraintreeDynamicDataFieldsOptions `json:"dynamic_data_fields,omitzero"`
}

type BrowserInfo struct {
	// Whether the browser runs scripts.
	JavascriptEnabled bool `json:"javascript_enabled"`
	// What `navigator.javaEnabled()` says.
	JavaEnabled bool `json:"java_enabled"`
	// What `navigator.language` says, for example `en-GB`.
	Language string `json:"language"`
	// Bits for one pixel: `screen.colorDepth`.
	ColorDepth int64 `json:"color_depth"`
	// In pixels: `screen.height`.
	ScreenHeight int64 `json:"screen_height"`
	// In pixels: `screen.width`.
	ScreenWidth int64 `json:"screen_width"`
	// Minutes from local time to UTC: `getTimezoneOffset()`.
	TimeZoneOffset int64 `json:"time_zone_offset"`
	// The browser's `User-Agent` header.
	UserAgent string `json:"user_agent"`
	// What kind of device it is.
	UserDevice string `json:"user_device"`
	// The browser's `Accept` header.
	AcceptHeader *string `json:"accept_header,omitzero"`
}

type BrowserInfoInput struct {
	// Whether the browser runs scripts.
	JavascriptEnabled bool `json:"javascript_enabled"`
	// What `navigator.javaEnabled()` says.
	JavaEnabled bool `json:"java_enabled"`
	// What `navigator.language` says, for example `en-GB`.
	Language string `json:"language"`
	// Bits for one pixel: `screen.colorDepth`.
	ColorDepth int64 `json:"color_depth"`
	// In pixels: `screen.height`.
	ScreenHeight int64 `json:"screen_height"`
	// In pixels: `screen.width`.
	ScreenWidth int64 `json:"screen_width"`
	// Minutes from local time to UTC: `getTimezoneOffset()`.
	TimeZoneOffset int64 `json:"time_zone_offset"`
	// The browser's `User-Agent` header.
	UserAgent string `json:"user_agent"`
	// What kind of device it is.
	UserDevice string `json:"user_device"`
	// The browser's `Accept` header.
	AcceptHeader *string `json:"accept_header,omitzero"`
}

type Buyer struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// The id as a base-62 number of 22 digits, for systems without room for a UUID.
	ReconciliationID string `json:"reconciliation_id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// A name for people to read.
	DisplayName *string `json:"display_name"`
	// Your own identifier of the buyer, unique in the merchant account; null where none was given.
	ExternalIdentifier *string `json:"external_identifier"`
	// What was told of the buyer for invoices and risk checks; null where nothing was.
	BillingDetails *BillingDetails `json:"billing_details"`
	// Number of the buyer's account at the merchant.
	AccountNumber *string `json:"account_number"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type BuyerCreate struct {
	// A name for people to read.
	DisplayName *string `json:"display_name,omitzero"`
	// Your own identifier of the buyer; a second buyer with it is refused with 409.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// What you know of the buyer for invoices and risk checks.
	BillingDetails *BillingDetailsInput `json:"billing_details,omitzero"`
	// Number of the buyer's account at the merchant.
	AccountNumber *string `json:"account_number,omitzero"`
}

type BuyerUpdate struct {
	// A name for people to read.
	DisplayName Opt[string] `json:"display_name,omitzero"`
	// Your own identifier of the buyer; one that another buyer has is refused with 409.
	ExternalIdentifier Opt[string] `json:"external_identifier,omitzero"`
	// Number of the buyer's account at the merchant.
	AccountNumber Opt[string] `json:"account_number,omitzero"`
	// Merged as deep as it goes: null clears a member, what is left out stays.
	BillingDetails Opt[BillingDetailsInput] `json:"billing_details,omitzero"`
}

type BuyerWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type Buyers struct {
	// What was found, in the order that the operation tells.
	Items []Buyer `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type CallerType string

const (
	CallerTypeUser       CallerType = "user"
	CallerTypeAPIKeyPair CallerType = "api-key-pair"
)

// `pending` says also that the outcome is not known yet; `failed`: it certainly did not happen.
type CancelStatus string

const (
	CancelStatusSucceeded CancelStatus = "succeeded"
	CancelStatusPending   CancelStatus = "pending"
	CancelStatusFailed    CancelStatus = "failed"
)

type Capabilities struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Whether money moves.
	Environment string `json:"environment"`
	// Version of the service.
	Release string `json:"release"`
	// Versions of the API that a request can name in `x-api-version`.
	APIVersions []string `json:"api_versions"`
	// What runs in the process that answered.
	Roles []string `json:"roles"`
	// Of a sandbox: how far the time of the merchant account is ahead of the machine; null in production.
	ClockOffsetSeconds *int64 `json:"clock_offset_seconds"`
	// What is there beside what every instance has.
	Features []string `json:"features"`
	// How people can log in at the dashboard; none where this process serves none.
	LogIn []string `json:"log_in"`
	// From which amounts on a second person has to agree; none: from no amount.
	FourEyes []FourEyesBound `json:"four_eyes"`
}

type Capture struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The transaction that was captured.
	TransactionID string `json:"transaction_id"`
	// The processor's own id of the capture; null until it gave one.
	Xid *string `json:"xid"`
	// Currency of the transaction.
	Currency string `json:"currency"`
	// What this capture takes. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// How it went; `pending` where that is not known yet.
	Status CaptureStatus `json:"status"`
	// Whether no other capture can follow.
	Final bool `json:"final"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// When the processor took the money; null until then.
	CapturedAt *string `json:"captured_at"`
	// Your own identifier of the capture; null where none was given.
	ExternalIdentifier *string `json:"external_identifier"`
	// Why it did not succeed, in one vocabulary for all processors; null where it did.
	ErrorCode *string `json:"error_code"`
	// ISO 8583 response code; null where the processor gave none.
	IsoResponseCode *string `json:"iso_response_code"`
	// The processor's own code; null where it gave none.
	RawResponseCode *string `json:"raw_response_code"`
	// The processor's own words; null where it gave none.
	RawResponseDescription *string `json:"raw_response_description"`
	// Your own identifier of the transaction; null where none was given.
	TransactionExternalIdentifier *string `json:"transaction_external_identifier"`
	// What this capture pays for; null where nothing was told.
	CartItems []CartItem `json:"cart_items"`
}

type CaptureCreate struct {
	// The authorized transaction.
	TransactionID string `json:"transaction_id"`
	// What to take now; left out, all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount,omitzero"`
	// What is known now about the flights.
	Airline *AirlineInput `json:"airline,omitzero"`
	// What this capture pays for.
	CartItems []CartItemInput `json:"cart_items,omitzero"`
	// True releases the rest of the authorization; false leaves it for further captures, where the connector can do that.
	Final *bool `json:"final,omitzero"`
	// Your own identifier of the capture.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// True charges the stored card anew, as a new transaction, where the authorization has expired; only under the transaction's own path.
	ReauthorizeIfAuthorizationExpired *bool `json:"reauthorize_if_authorization_expired,omitzero"`
}

// `pending` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen.
type CaptureStatus string

const (
	CaptureStatusSucceeded CaptureStatus = "succeeded"
	CaptureStatusPending   CaptureStatus = "pending"
	CaptureStatusDeclined  CaptureStatus = "declined"
	CaptureStatusFailed    CaptureStatus = "failed"
)

type CaptureWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type Captures struct {
	// What was found, in the order that the operation tells.
	Items []Capture `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type CardDetail struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The digits that were asked about, or those of the stored card.
	ID *string `json:"id"`
	// How the account behind it is funded; null where the BIN table does not know.
	CardType *string `json:"card_type"`
	// Scheme of the card; null where it is unknown.
	Scheme *CardScheme `json:"scheme"`
	// Further schemes of a co-badged card; null where there are none.
	AdditionalSchemes []CardScheme `json:"additional_schemes"`
	// The same with their pictures; null where there are none.
	AdditionalSchemesDetails []AdditionalSchemeDetail `json:"additional_schemes_details"`
	// A picture of the scheme; null where there is none.
	SchemeIconURL *string `json:"scheme_icon_url"`
	// Country of the issuer; null where the BIN table does not know. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country"`
	// What a payment with it would have to tell of the buyer; null where nothing is.
	RequiredFields *RequiredFields `json:"required_fields"`
}

type CardExport struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// `approved`: its file may be made. `finished`: it was. `expired`: it was not, and its time is over; ask anew.
	State CardExportState `json:"state"`
	// Who gets the file, in words that the second person understands.
	Recipient string `json:"recipient"`
	// Of the key, as people compare it: 40 hex digits.
	Fingerprint string `json:"fingerprint"`
	// The key, as it was given.
	PublicKey string `json:"public_key"`
	// How many cards it has at most. With more of them, its file is not made.
	CardsMax int64 `json:"cards_max"`
	// What two people signed.
	ConfirmationID string `json:"confirmation_id"`
	// Who asked for it.
	AskedBy CardExportPerson `json:"asked_by"`
	// The second person, who agreed.
	ApprovedBy CardExportPerson `json:"approved_by"`
	// When it was asked for with both signatures.
	CreatedAt string `json:"created_at"`
	// Until when its file may be made: three days later.
	ExpiresAt string `json:"expires_at"`
	// How often its file was begun. One that broke off is made again from the start.
	Runs int64 `json:"runs"`
	// When its file was whole; null until it was.
	FinishedAt *string `json:"finished_at"`
	// How many cards the file has; null until it is whole.
	Cards *int64 `json:"cards"`
	// Of the encrypted file, 64 hex digits, for whoever gets it to compare; null until it is whole.
	Sha256 *string `json:"sha256"`
}

type CardExportCreate struct {
	// The OpenPGP key that the file is to be encrypted to, in ASCII armour (`BEGIN PGP PUBLIC KEY BLOCK`): RSA of 2048 bits or more, or Curve25519, P-256, P-384 or P-521.
	PublicKey string `json:"public_key"`
	// Who gets the file, in words that the second person understands.
	Recipient string `json:"recipient"`
	// How many cards it has at most. With more of them, its file is not made.
	CardsMax int64 `json:"cards_max"`
}

type CardExportPerson struct {
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// What they were called then.
	Name string `json:"name"`
}

type CardExportState string

const (
	CardExportStateApproved CardExportState = "approved"
	CardExportStateFinished CardExportState = "finished"
	CardExportStateExpired  CardExportState = "expired"
)

type CardExportWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type CardExports struct {
	// What was found, in the order that the operation tells.
	Items []CardExport `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type CardPaymentMethodCreate struct {
	// Last month in which the card is good. `MM/YY`.
	ExpirationDate string `json:"expiration_date"`
	// 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered.
	Number Secret `json:"number"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the payment method, where it is stored.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// How the account behind it is funded; the BIN table where it is left out.
	CardType *CardTypeInput `json:"card_type,omitzero"`
	// A card given by its number.
	Method *string `json:"method,omitzero"`
	// Three or four digits of the card; kept in memory for this payment alone, and never answered.
	SecurityCode *Secret `json:"security_code,omitzero"`
}

type CardScheme string

const (
	CardSchemeAccel           CardScheme = "accel"
	CardSchemeAmex            CardScheme = "amex"
	CardSchemeBancontact      CardScheme = "bancontact"
	CardSchemeCarteBancaire   CardScheme = "carte-bancaire"
	CardSchemeCirrus          CardScheme = "cirrus"
	CardSchemeCuliance        CardScheme = "culiance"
	CardSchemeDankort         CardScheme = "dankort"
	CardSchemeDinersClub      CardScheme = "diners-club"
	CardSchemeDiscover        CardScheme = "discover"
	CardSchemeEftposAustralia CardScheme = "eftpos-australia"
	CardSchemeElo             CardScheme = "elo"
	CardSchemeHipercard       CardScheme = "hipercard"
	CardSchemeJcb             CardScheme = "jcb"
	CardSchemeMaestro         CardScheme = "maestro"
	CardSchemeMastercard      CardScheme = "mastercard"
	CardSchemeMir             CardScheme = "mir"
	CardSchemeNyce            CardScheme = "nyce"
	CardSchemeOther           CardScheme = "other"
	CardSchemePulse           CardScheme = "pulse"
	CardSchemeQcard           CardScheme = "qcard"
	CardSchemeRupay           CardScheme = "rupay"
	CardSchemeStar            CardScheme = "star"
	CardSchemeUatp            CardScheme = "uatp"
	CardSchemeUnionpay        CardScheme = "unionpay"
	CardSchemeVisa            CardScheme = "visa"
)

type CardSchemeDefinition struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The word for the scheme, as `scheme` has it.
	ID string `json:"id"`
	// A picture of it; null where there is none.
	IconURL string `json:"icon_url"`
	// A name for people to read.
	DisplayName string `json:"display_name"`
}

type CardSchemeDefinitions struct {
	// What was found, in the order that the operation tells.
	Items []CardSchemeDefinition `json:"items"`
}

type CardSchemeInput string

const (
	CardSchemeInputAccel           CardSchemeInput = "accel"
	CardSchemeInputAmex            CardSchemeInput = "amex"
	CardSchemeInputBancontact      CardSchemeInput = "bancontact"
	CardSchemeInputCarteBancaire   CardSchemeInput = "carte-bancaire"
	CardSchemeInputCirrus          CardSchemeInput = "cirrus"
	CardSchemeInputCuliance        CardSchemeInput = "culiance"
	CardSchemeInputDankort         CardSchemeInput = "dankort"
	CardSchemeInputDinersClub      CardSchemeInput = "diners-club"
	CardSchemeInputDiscover        CardSchemeInput = "discover"
	CardSchemeInputEftposAustralia CardSchemeInput = "eftpos-australia"
	CardSchemeInputElo             CardSchemeInput = "elo"
	CardSchemeInputHipercard       CardSchemeInput = "hipercard"
	CardSchemeInputJcb             CardSchemeInput = "jcb"
	CardSchemeInputMaestro         CardSchemeInput = "maestro"
	CardSchemeInputMastercard      CardSchemeInput = "mastercard"
	CardSchemeInputMir             CardSchemeInput = "mir"
	CardSchemeInputNyce            CardSchemeInput = "nyce"
	CardSchemeInputOther           CardSchemeInput = "other"
	CardSchemeInputPulse           CardSchemeInput = "pulse"
	CardSchemeInputQcard           CardSchemeInput = "qcard"
	CardSchemeInputRupay           CardSchemeInput = "rupay"
	CardSchemeInputStar            CardSchemeInput = "star"
	CardSchemeInputUatp            CardSchemeInput = "uatp"
	CardSchemeInputUnionpay        CardSchemeInput = "unionpay"
	CardSchemeInputVisa            CardSchemeInput = "visa"
)

type CardType string

const (
	CardTypeCredit  CardType = "credit"
	CardTypeDebit   CardType = "debit"
	CardTypePrepaid CardType = "prepaid"
)

type CardTypeInput string

const (
	CardTypeInputCredit  CardTypeInput = "credit"
	CardTypeInputDebit   CardTypeInput = "debit"
	CardTypeInputPrepaid CardTypeInput = "prepaid"
)

type CardWithUrlPaymentMethodCreate struct {
	// Last month in which the card is good. `MM/YY`.
	ExpirationDate string `json:"expiration_date"`
	// 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered.
	Number Secret `json:"number"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the payment method, where it is stored.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// How the account behind it is funded; the BIN table where it is left out.
	CardType *CardTypeInput `json:"card_type,omitzero"`
	// A card given by its number.
	Method *string `json:"method,omitzero"`
	// Three or four digits of the card; kept in memory for this payment alone, and never answered.
	SecurityCode *Secret `json:"security_code,omitzero"`
	// Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.
	RedirectURL *string `json:"redirect_url,omitzero"`
}

type CartItem struct {
	// What the buyer reads.
	Name string `json:"name"`
	// How many of it.
	Quantity int64 `json:"quantity"`
	// Price of one, before discount and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	UnitAmount int64 `json:"unit_amount"`
	// Taken off the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	DiscountAmount *int64 `json:"discount_amount,omitzero"`
	// Tax of the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	TaxAmount *int64 `json:"tax_amount,omitzero"`
	// Your own identifier of the article.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// Stock keeping unit.
	Sku *string `json:"sku,omitzero"`
	// Universal product code.
	Upc *string `json:"upc,omitzero"`
	// A page about the article.
	ProductURL *string `json:"product_url,omitzero"`
	// A picture of the article.
	ImageURL *string `json:"image_url,omitzero"`
	// Shelves it belongs to.
	Categories []string `json:"categories,omitzero"`
	// What kind of line it is.
	ProductType *ProductType `json:"product_type,omitzero"`
	// Country of who sells it on a marketplace. ISO 3166-1 alpha-2, upper case.
	SellerCountry *string `json:"seller_country,omitzero"`
	// Whether no tax is due on it.
	TaxExempt *bool `json:"tax_exempt,omitzero"`
	// What one of it is: a kilogram, a metre, a piece.
	UnitOfMeasure *string `json:"unit_of_measure,omitzero"`
	// Code of the goods in the merchant's or a public classification.
	CommodityCode *string `json:"commodity_code,omitzero"`
	// More about it than its name.
	Description *string `json:"description,omitzero"`
	// Customs duty of the line. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	DutyAmount *int64 `json:"duty_amount,omitzero"`
	// What sending the line costs. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ShippingAmount *int64 `json:"shipping_amount,omitzero"`
}

type CartItemInput struct {
	// What the buyer reads.
	Name string `json:"name"`
	// How many of it.
	Quantity int64 `json:"quantity"`
	// Price of one, before discount and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	UnitAmount int64 `json:"unit_amount"`
	// Taken off the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	DiscountAmount *int64 `json:"discount_amount,omitzero"`
	// Tax of the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	TaxAmount *int64 `json:"tax_amount,omitzero"`
	// Your own identifier of the article.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// Stock keeping unit.
	Sku *string `json:"sku,omitzero"`
	// Universal product code.
	Upc *string `json:"upc,omitzero"`
	// A page about the article.
	ProductURL *string `json:"product_url,omitzero"`
	// A picture of the article.
	ImageURL *string `json:"image_url,omitzero"`
	// Shelves it belongs to.
	Categories []string `json:"categories,omitzero"`
	// What kind of line it is.
	ProductType *ProductTypeInput `json:"product_type,omitzero"`
	// Country of who sells it on a marketplace. ISO 3166-1 alpha-2, upper case.
	SellerCountry *string `json:"seller_country,omitzero"`
	// Whether no tax is due on it.
	TaxExempt *bool `json:"tax_exempt,omitzero"`
	// What one of it is: a kilogram, a metre, a piece.
	UnitOfMeasure *string `json:"unit_of_measure,omitzero"`
	// Code of the goods in the merchant's or a public classification.
	CommodityCode *string `json:"commodity_code,omitzero"`
	// More about it than its name.
	Description *string `json:"description,omitzero"`
	// Customs duty of the line. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	DutyAmount *int64 `json:"duty_amount,omitzero"`
	// What sending the line costs. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ShippingAmount *int64 `json:"shipping_amount,omitzero"`
}

type CertificateAlgorithm string

const (
	CertificateAlgorithmECDSA CertificateAlgorithm = "ECDSA"
	CertificateAlgorithmRSA   CertificateAlgorithm = "RSA"
)

type CertificateAlgorithmInput string

const (
	CertificateAlgorithmInputECDSA CertificateAlgorithmInput = "ECDSA"
	CertificateAlgorithmInputRSA   CertificateAlgorithmInput = "RSA"
)

type Chargeback struct {
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// When the processor booked it.
	PostedAt string `json:"posted_at"`
	// When the report reached this instance.
	IngestedAt string `json:"ingested_at"`
	// Currency of the line, which is the transaction's. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told.
	ExchangeRate *float64 `json:"exchange_rate"`
	// All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Commission int64 `json:"commission"`
	// The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Interchange *int64 `json:"interchange"`
	// The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Markup *int64 `json:"markup"`
	// The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	SchemeFee *int64 `json:"scheme_fee"`
	// Lines with the same one stand in one report.
	PaymentServiceReportID string `json:"payment_service_report_id"`
	// The file that the line was read in, the same for all of its lines; empty for what came by event.
	PaymentServiceReportFileIDS []string `json:"payment_service_report_file_ids"`
	// The transaction that it belongs to.
	TransactionID string `json:"transaction_id"`
	// The kind of record, always this word.
	Type string `json:"type"`
}

type ChargebackLineType string

const (
	ChargebackLineTypeChargeback         ChargebackLineType = "chargeback"
	ChargebackLineTypeChargebackReversal ChargebackLineType = "chargeback-reversal"
)

type ChargebackReversal struct {
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// When the processor booked it.
	PostedAt string `json:"posted_at"`
	// When the report reached this instance.
	IngestedAt string `json:"ingested_at"`
	// Currency of the line, which is the transaction's. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told.
	ExchangeRate *float64 `json:"exchange_rate"`
	// All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Commission int64 `json:"commission"`
	// The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Interchange *int64 `json:"interchange"`
	// The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Markup *int64 `json:"markup"`
	// The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	SchemeFee *int64 `json:"scheme_fee"`
	// Lines with the same one stand in one report.
	PaymentServiceReportID string `json:"payment_service_report_id"`
	// The file that the line was read in, the same for all of its lines; empty for what came by event.
	PaymentServiceReportFileIDS []string `json:"payment_service_report_file_ids"`
	// The transaction that it belongs to.
	TransactionID string `json:"transaction_id"`
	// The kind of record, always this word.
	Type string `json:"type"`
}

type ChargebackReversals struct {
	// What was found, in the order that the operation tells.
	Items []ChargebackReversal `json:"items"`
}

type Chargebacks struct {
	// What was found, in the order that the operation tells.
	Items []Chargeback `json:"items"`
}

type ChaseOptions struct {
	// Free words that stand in Chase's reports.
	Comments *string `json:"comments,omitzero"`
}

type CheckoutCardOptions struct {
	// True has Checkout.com authenticate the cardholder itself, on a page of its own.
	ThreeDSecure *bool `json:"three_d_secure,omitzero"`
	// For its own 3-D Secure: no_preference, no_challenge_requested, challenge_requested and so on.
	ChallengeIndicator *string `json:"challenge_indicator,omitzero"`
	// For platforms: the sub-entity that the whole amount is for, ent_ and so on.
	SubEntityID *string `json:"sub_entity_id,omitzero"`
}

type CheckoutPayoutOptions struct {
	// Which channel of your account there.
	ProcessingChannelID string `json:"processing_channel_id"`
	// Where the money is taken from there.
	SourceID string `json:"source_id"`
}

type CheckoutSession struct {
	// What is bought; null where nothing was told.
	CartItems []CartItem `json:"cart_items"`
	// Your own keys and values; null where none were given.
	Metadata map[string]string `json:"metadata"`
	// Who pays; null where nothing was told.
	Buyer *GuestBuyer `json:"buyer"`
	// The known buyer whom the session is for; null where none was named.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Origins of the pages that may show this session's frames; null: those of the merchant account.
	FrontEndOrigins []string `json:"front_end_origins,omitzero"`
	// What was told about the flights; null where nothing was.
	Airline *Airline `json:"airline"`
	// What the session is for; null where nothing was told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount"`
	// Currency of that amount; null where nothing was told. ISO 4217, upper case.
	Currency *string `json:"currency"`
	// The payment service that is to take the payment; null leaves the choice to routing.
	PaymentServiceID *string `json:"payment_service_id"`
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// When the session and the card data in it are destroyed.
	ExpiresAt string `json:"expires_at"`
	// What was put in; null before that, and once a payment took it.
	PaymentMethod *CheckoutSessionPaymentMethod `json:"payment_method"`
}

type CheckoutSessionCardDetails struct {
	// The digits that were asked about.
	Bin string `json:"bin"`
	// How the account behind it is funded; null where the BIN table does not know.
	CardType *CardType `json:"card_type"`
	// Scheme of the card; null where it is unknown.
	Scheme *CardScheme `json:"scheme"`
	// A picture of the scheme; null where there is none.
	SchemeIconURL *string `json:"scheme_icon_url"`
	// Further schemes of a co-badged card.
	AdditionalSchemes []CardScheme `json:"additional_schemes"`
}

type CheckoutSessionCardDetailsRequest struct {
	// First six to eight digits of the card.
	Bin string `json:"bin"`
}

type CheckoutSessionCardPaymentMethod struct {
	// A card that the buyer types.
	Method *string `json:"method,omitzero"`
	// 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered.
	Number Secret `json:"number"`
	// Last month in which the card is good. `MM/YY`.
	ExpirationDate string `json:"expiration_date"`
	// Three or four digits of the card; kept in memory for this payment alone, and never answered.
	SecurityCode *Secret `json:"security_code,omitzero"`
	// The scheme that the buyer chose of a card that has several (`additional_schemes` of its details): the payment goes over it. Left out, over the scheme of the number, unless a rule of the flow says otherwise.
	PreferredScheme *CardSchemeInput `json:"preferred_scheme,omitzero"`
}

type CheckoutSessionClickToPayPaymentMethod struct {
	// A card that Click to Pay gives.
	Method *string `json:"method,omitzero"`
	// Id of the checkout at Click to Pay, as its SDK gives it.
	MerchantTransactionID string `json:"merchant_transaction_id"`
	// What ties the calls of one checkout together, as the SDK gives it.
	SrcCorrelationID string `json:"src_correlation_id"`
	// Your application at Click to Pay.
	SrcDpaID string `json:"src_dpa_id"`
	// The buyer's path through the checkout, as the SDK gives it.
	SrcCxFlowID *string `json:"src_cx_flow_id,omitzero"`
}

type CheckoutSessionIdPaymentMethod struct {
	// A stored payment method.
	Method *string `json:"method,omitzero"`
	// The stored payment method.
	ID string `json:"id"`
	// Three or four digits of the card; kept in memory for this payment alone, and never answered.
	SecurityCode *Secret `json:"security_code,omitzero"`
}

type CheckoutSessionPaymentMethod struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id of the stored payment method that was put in; null for a typed card.
	ID *string `json:"id"`
	// What the first digits say.
	Details *CheckoutSessionPaymentMethodDetails `json:"details"`
	// Last four digits.
	Label *string `json:"label"`
	// Always a card.
	Method string `json:"method"`
	// Scheme of the card; of a card with several, the one that the buyer chose; null where it is unknown.
	Scheme *CardScheme `json:"scheme"`
	// The same for the same card number, and tells nothing about it.
	Fingerprint *string `json:"fingerprint"`
}

type CheckoutSessionPaymentMethodCreate struct {
	// What was put into a checkout session.
	Method *string `json:"method,omitzero"`
	// The checkout session; what is in it is taken once.
	ID string `json:"id"`
	// Your own identifier of the payment method, where it is stored.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
}

type CheckoutSessionPaymentMethodDetails struct {
	// First digits of the number.
	Bin *string `json:"bin"`
	// Country of the issuer; null where the BIN table does not know. ISO 3166-1 alpha-2, upper case.
	CardCountry *string `json:"card_country"`
	// How the account behind it is funded; null where the BIN table does not know.
	CardType *CardType `json:"card_type"`
	// The bank that gave the card; null where the BIN table does not know.
	CardIssuerName *string `json:"card_issuer_name"`
}

type CheckoutSessionSecureFields struct {
	// What is put into the session; it takes the place of what was there.
	PaymentMethod OneOf `json:"payment_method"`
	// Of the card's billing address.
	PostalCode *string `json:"postal_code,omitzero"`
}

type CheckoutSessionThreeDSecure struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The session whose card is authenticated.
	CheckoutSessionID string `json:"checkout_session_id"`
	// `pending` while the buyer is awaited.
	Status CheckoutSessionThreeDSecureStatus `json:"status"`
	// Where the buyer's browser goes; told once, by the call that opened it, and null afterwards.
	ApprovalURL *string `json:"approval_url"`
	// The result; null while there is none.
	ThreeDSecure *TransactionThreeDSecureSummary `json:"three_d_secure"`
	// What the cardholder is asked to agree to; null where the session has none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount"`
	// Currency of that amount; null where the session has none. ISO 4217, upper case.
	Currency *string `json:"currency"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type CheckoutSessionThreeDSecureCreate struct {
	// What the cardholder agrees to; left out, the session's. 0 verifies the card without a payment, for vaulting. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount,omitzero"`
	// Currency of that amount; left out, the session's. ISO 4217, upper case.
	Currency *string `json:"currency,omitzero"`
	// The payment service whose merchant profile is used; left out, the merchant account's configuration for scheme and currency.
	PaymentServiceID *string `json:"payment_service_id,omitzero"`
	// True is refused: nobody would be there to authenticate.
	MerchantInitiated *bool `json:"merchant_initiated,omitzero"`
	// Where the buyer comes back to, with `checkout_session_id` and `three_d_secure_status`.
	RedirectURL *string `json:"redirect_url,omitzero"`
}

type CheckoutSessionThreeDSecureStatus string

const (
	CheckoutSessionThreeDSecureStatusPending      CheckoutSessionThreeDSecureStatus = "pending"
	CheckoutSessionThreeDSecureStatusSucceeded    CheckoutSessionThreeDSecureStatus = "succeeded"
	CheckoutSessionThreeDSecureStatusFailed       CheckoutSessionThreeDSecureStatus = "failed"
	CheckoutSessionThreeDSecureStatusNotAttempted CheckoutSessionThreeDSecureStatus = "not_attempted"
)

type CheckoutSessionUpdate struct {
	// What is bought.
	CartItems Opt[[]CartItemInput] `json:"cart_items,omitzero"`
	// Your own keys and values, strings both.
	Metadata Opt[map[string]string] `json:"metadata,omitzero"`
	// Who pays, not stored.
	Buyer Opt[GuestBuyerInput] `json:"buyer,omitzero"`
	// The known buyer whom the session is for: it takes stored payment methods of theirs only.
	BuyerID Opt[string] `json:"buyer_id,omitzero"`
	// The same by your own identifier of the buyer.
	BuyerExternalIdentifier Opt[string] `json:"buyer_external_identifier,omitzero"`
	// What is known about the flights.
	Airline Opt[AirlineInput] `json:"airline,omitzero"`
	// What the session is for; a front end that pays with it is held to that. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount Opt[int64] `json:"amount,omitzero"`
	// Currency of that amount. ISO 4217, upper case.
	Currency Opt[string] `json:"currency,omitzero"`
	// The payment service that is to take the payment; left out, routing chooses.
	PaymentServiceID Opt[string] `json:"payment_service_id,omitzero"`
	// Seconds until it is destroyed: 3600 to 86400, where nothing is said 3600.
	ExpiresIn *float64 `json:"expires_in,omitzero"`
	// Country of the buyer. ISO 3166-1 alpha-2, upper case.
	Country Opt[string] `json:"country,omitzero"`
	// Whether the payment is a later one of a series.
	IsSubsequentPayment Opt[bool] `json:"is_subsequent_payment,omitzero"`
	// Whether the merchant charges without the buyer.
	MerchantInitiated Opt[bool] `json:"merchant_initiated,omitzero"`
	// Origins of the pages that may show frames of Secure Fields for this session; left out, those of the merchant account.
	FrontEndOrigins Opt[[]string] `json:"front_end_origins,omitzero"`
	// How the payment comes about.
	PaymentSource Opt[TransactionPaymentSourceInput] `json:"payment_source,omitzero"`
	// Whether the payment holds or takes the money.
	Intent Opt[TransactionIntentInput] `json:"intent,omitzero"`
}

type CheckoutSessionWithUrlPaymentMethodCreate struct {
	// What was put into a checkout session.
	Method *string `json:"method,omitzero"`
	// The checkout session; what is in it is taken once.
	ID string `json:"id"`
	// Your own identifier of the payment method, where it is stored.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.
	RedirectURL *string `json:"redirect_url,omitzero"`
}

type ClickToPayFpanPaymentMethodCreate struct {
	// Last month in which the card is good. `MM/YY`.
	ExpirationDate string `json:"expiration_date"`
	// 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered.
	Number Secret `json:"number"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the payment method, where it is stored.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// How the account behind it is funded; the BIN table where it is left out.
	CardType *CardTypeInput `json:"card_type,omitzero"`
	// A card that Click to Pay gave and you decrypted.
	Method string `json:"method"`
	// Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.
	RedirectURL *string `json:"redirect_url,omitzero"`
	// Only null: wallets give none.
	SecurityCode any `json:"security_code,omitzero"`
}

type ClickToPayPaymentMethodCreate struct {
	// A network token that Click to Pay gave and you decrypted.
	Method string `json:"method"`
	// Network token that you decrypted; goes into the vault and is never answered.
	Token string `json:"token"`
	// Proves the token for this payment; goes into the vault and is never answered.
	Cryptogram Secret `json:"cryptogram"`
	// Last month in which the token is good. `MM/YY`.
	ExpirationDate string `json:"expiration_date"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// Your own identifier of the payment method, where it is stored.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.
	RedirectURL *string `json:"redirect_url,omitzero"`
}

type ClickToPaySession struct {
	// Starts the Click to Pay SDK.
	DigitalPaymentApplicationID string `json:"digital_payment_application_id"`
	// What the SDK shows the buyer.
	DigitalPaymentApplicationName string `json:"digital_payment_application_name"`
}

type ClickToPaySessionRequest struct {
	// The checkout session that the buyer is in; it tells whose application.
	CheckoutSessionID string `json:"checkout_session_id"`
}

type Confirmation struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Whose data the call is about; `default` for what belongs to the instance.
	MerchantAccountID string `json:"merchant_account_id"`
	// `asked`: to be signed by whoever asked. `signed`: the call may come. `waiting`: a second person has to agree. `approved`: they have, and the call may come. `used`: it came.
	Status ConfirmationStatus `json:"status"`
	// Id of the operation that is called.
	Operation string `json:"operation"`
	// Of the call.
	Method string `json:"method"`
	// Path and query of the call, without the `/api` of the dashboard.
	Path string `json:"path"`
	// The body of the call, while a second person may have to see it; else null.
	Body *string `json:"body"`
	// What is going to be done, as the service found out by itself.
	Sentence ConfirmationSentence `json:"sentence"`
	// Why, in the words of whoever asked.
	Reason *string `json:"reason"`
	// What is signed, base64url: the SHA-256 of a nonce, session, merchant account, version, method, path, digest of the body, sentence and reason, each with its length before it.
	Challenge string `json:"challenge"`
	// Whether a second person has to agree.
	NeedsApproval bool `json:"needs_approval"`
	// Whether the caller may approve or decline it now.
	MayDecide bool `json:"may_decide"`
	// How the caller signs it now; null where there is nothing for them to sign.
	Signing *ConfirmationSigning `json:"signing"`
	// How it was signed; null until it was. A `login` is weaker than a passkey: it does not sign the call.
	Strength *ConfirmationStrength `json:"strength"`
	// Whose call it is.
	AskedBy ConfirmationPerson `json:"asked_by"`
	// Who approved or declined it.
	DecidedBy *ConfirmationPerson `json:"decided_by"`
	// When; null until somebody did.
	DecidedAt *string `json:"decided_at"`
	// How the second person signed.
	DecisionStrength *ConfirmationStrength `json:"decision_strength"`
	// Why it was declined.
	DecisionReason *string `json:"decision_reason"`
	// When its call came; null until it did.
	UsedAt *string `json:"used_at"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Two minutes after it was asked for; a day after it was signed, where a second person has to agree.
	ExpiresAt string `json:"expires_at"`
}

type ConfirmationApprove struct {
	// What `navigator.credentials.get` gave for the challenge, as JSON. Only with a passkey.
	Assertion map[string]any `json:"assertion,omitzero"`
}

type ConfirmationCreate struct {
	// Of the call.
	Method string `json:"method"`
	// Path and query of the call, as they will be sent, without the `/api` of the dashboard.
	Path string `json:"path"`
	// The exact text of the body that the call will have; left out for a call without one.
	Body *string `json:"body,omitzero"`
	// Why, for the audit log.
	Reason *string `json:"reason,omitzero"`
}

type ConfirmationDecline struct {
	// Why not: whoever asked reads it.
	Reason *string `json:"reason,omitzero"`
}

type ConfirmationDetail struct {
	// A member of the body.
	Name string `json:"name"`
	// What it is to be; null where that may be a secret.
	Value *string `json:"value"`
}

type ConfirmationPerson struct {
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// What they were called then.
	Name string `json:"name"`
}

type ConfirmationSentence struct {
	// Which sentence it is, for whoever shows it in another language. There may be more of them one day.
	Code string `json:"code"`
	// The sentence in English.
	Text string `json:"text"`
	// What stands in the sentence, as the service found it: an `amount` in minor units of its `currency`, the masked `instrument`, the `transaction`, the `name` of what is changed.
	Values map[string]*string `json:"values"`
	// What the body sets, member by member.
	Details []ConfirmationDetail `json:"details"`
}

type ConfirmationSigning struct {
	// By a `passkey`; by a `login` once more at the identity provider, for people without one; the demo administrator of a sandbox only says so.
	How ConfirmationStrength `json:"how"`
	// For `navigator.credentials.get`, as JSON; null where no passkey signs.
	PublicKey map[string]any `json:"public_key"`
	// Where to log in once more, in a window of its own; null where that is not how.
	LogInURL *string `json:"log_in_url"`
}

type ConfirmationStatus string

const (
	ConfirmationStatusAsked    ConfirmationStatus = "asked"
	ConfirmationStatusSigned   ConfirmationStatus = "signed"
	ConfirmationStatusWaiting  ConfirmationStatus = "waiting"
	ConfirmationStatusApproved ConfirmationStatus = "approved"
	ConfirmationStatusDeclined ConfirmationStatus = "declined"
	ConfirmationStatusUsed     ConfirmationStatus = "used"
	ConfirmationStatusExpired  ConfirmationStatus = "expired"
)

type ConfirmationStrength string

const (
	ConfirmationStrengthPasskey ConfirmationStrength = "passkey"
	ConfirmationStrengthLogin   ConfirmationStrength = "login"
	ConfirmationStrengthDemo    ConfirmationStrength = "demo"
)

type Confirmations struct {
	// What was found, in the order that the operation tells.
	Items []Confirmation `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type CreateSession struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Whether the processor opened one.
	Status CreateSessionStatus `json:"status"`
	// Why it did not; null where it did.
	Code *string `json:"code"`
	// HTTP status of the processor's answer; null where it gave none.
	StatusCode *int64 `json:"status_code"`
	// What the processor answered; null where it gave nothing.
	ResponseBody map[string]any `json:"response_body"`
}

type CreateSessionStatus string

const (
	CreateSessionStatusSucceeded CreateSessionStatus = "succeeded"
	CreateSessionStatusFailed    CreateSessionStatus = "failed"
)

type Creator struct {
	// Id of the API key.
	ID string `json:"id"`
	// What the key is called.
	Name string `json:"name"`
	// Always empty: keys have no address.
	EmailAddress string `json:"email_address"`
}

type CredentialsOAuthAuthentication struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours.
	Kind string `json:"kind"`
	// Id of the OAuth client that asks for tokens.
	ClientID string `json:"client_id"`
	// Its secret. Sealed, and never shown again.
	ClientSecret string `json:"client_secret"`
	// Where tokens are asked for, over TLS.
	TokenURL string `json:"token_url"`
	// What a token is to be good for, where your OAuth server asks.
	Scope *string `json:"scope"`
}

type CredentialsOAuthAuthenticationCreate struct {
	// How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours.
	Kind *string `json:"kind,omitzero"`
	// Id of the OAuth client that asks for tokens.
	ClientID string `json:"client_id"`
	// Its secret. Sealed, and never shown again.
	ClientSecret Secret `json:"client_secret"`
	// Where tokens are asked for, over TLS.
	TokenURL string `json:"token_url"`
	// What a token is to be good for, where your OAuth server asks.
	Scope *string `json:"scope,omitzero"`
}

type Cryptogram struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Proves the token for one payment, in Base64.
	Cryptogram Secret `json:"cryptogram"`
}

type CryptogramCreate struct {
	// Which kind is asked for: one for a charge without the buyer, or one for a buyer who is there.
	MerchantInitiated bool `json:"merchant_initiated"`
}

type CvvResponseCode string

const (
	CvvResponseCodeMatch       CvvResponseCode = "match"
	CvvResponseCodeNoMatch     CvvResponseCode = "no_match"
	CvvResponseCodeUnavailable CvvResponseCode = "unavailable"
	CvvResponseCodeNotProvided CvvResponseCode = "not_provided"
)

type CybersourceAntiFraudOptions struct {
	// Fields that you made at Cybersource.
	MerchantDefinedData map[string]string `json:"merchant_defined_data,omitzero"`
	// The merchant under a meta key.
	MetaKeyMerchantID *string `json:"meta_key_merchant_id,omitzero"`
	// How it is sent, as Cybersource names it.
	ShippingMethod *string `json:"shipping_method,omitzero"`
}

type CybersourceOptions struct {
	// The merchant under a meta key.
	MetaKeyMerchantID *string `json:"meta_key_merchant_id,omitzero"`
	// Fields that you made at Cybersource.
	MerchantDefinedInformation map[string]string `json:"merchant_defined_information,omitzero"`
	// How it is sent, as Cybersource names it.
	ShipToMethod *string `json:"ship_to_method,omitzero"`
	// Free words that stand in Cybersource's reports.
	Comments *string `json:"comments,omitzero"`
}

type DeclineAdvice struct {
	// `stop`: nothing helps. `try_elsewhere`: at another payment service. `try_later`: as merchant-initiated, from `not_before` on. `other_credential`: another card or its new details, or its number in place of a token. `ask_buyer`: they can do something. `authenticate`: ask for 3-D Secure.
	Action DeclineAdviceAction `json:"action"`
	// With `try_later`: when the next attempt makes sense; null with all others.
	NotBefore *string `json:"not_before"`
	// One sentence, for people of the merchant.
	Reason string `json:"reason"`
}

type DeclineAdviceAction string

const (
	DeclineAdviceActionStop            DeclineAdviceAction = "stop"
	DeclineAdviceActionTryElsewhere    DeclineAdviceAction = "try_elsewhere"
	DeclineAdviceActionTryLater        DeclineAdviceAction = "try_later"
	DeclineAdviceActionOtherCredential DeclineAdviceAction = "other_credential"
	DeclineAdviceActionAskBuyer        DeclineAdviceAction = "ask_buyer"
	DeclineAdviceActionAuthenticate    DeclineAdviceAction = "authenticate"
)

type DefinitionField struct {
	// Names the setting in `fields` of what is set up.
	Key string `json:"key"`
	// What to call it in a form.
	DisplayName string `json:"display_name"`
	// Whether it must be set.
	Required bool `json:"required"`
	// What kind of text it is.
	Format DefinitionFieldFormat `json:"format"`
	// Whether it is sealed and never answered.
	Secret bool `json:"secret"`
	// Whether the provider can be asked if it is right.
	Verifiable bool `json:"verifiable"`
	// What it may be, and where it is found.
	Help string `json:"help"`
}

type DefinitionFieldFormat string

const (
	DefinitionFieldFormatText      DefinitionFieldFormat = "text"
	DefinitionFieldFormatMultiline DefinitionFieldFormat = "multiline"
	DefinitionFieldFormatFile      DefinitionFieldFormat = "file"
	DefinitionFieldFormatNumber    DefinitionFieldFormat = "number"
	DefinitionFieldFormatTimezone  DefinitionFieldFormat = "timezone"
	DefinitionFieldFormatBoolean   DefinitionFieldFormat = "boolean"
)

type DefinitionOption struct {
	// Its name in the block of the connector; a dot stands before what is inside another block.
	Key string `json:"key"`
	// What it takes.
	Format DefinitionOptionFormat `json:"format"`
	// Whether its block must have it.
	Required bool `json:"required"`
	// What it does.
	Help string `json:"help"`
}

type DefinitionOptionFormat string

const (
	DefinitionOptionFormatText       DefinitionOptionFormat = "text"
	DefinitionOptionFormatInteger    DefinitionOptionFormat = "integer"
	DefinitionOptionFormatFlag       DefinitionOptionFormat = "flag"
	DefinitionOptionFormatCardNumber DefinitionOptionFormat = "card_number"
)

type DetailedSettlementReportSpec struct {
	// What the report is about; `ai_insights` is refused.
	Model *string `json:"model,omitzero"`
	// `fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first.
	Params map[string]any `json:"params"`
}

type DigitalWallet struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// Whose wallet it is.
	Provider DigitalWalletProvider `json:"provider"`
	// The merchant's legal name.
	MerchantName string `json:"merchant_name"`
	// What buyers read in the wallet; null for the legal name.
	MerchantDisplayName *string `json:"merchant_display_name"`
	// The merchant's site; null where it was not given.
	MerchantURL *string `json:"merchant_url"`
	// ISO 3166-1 alpha-2 code of the merchant; null where it was not given.
	MerchantCountryCode *string `json:"merchant_country_code"`
	// ISO 18245 code, four digits; null where it was not given.
	MerchantCategoryCode *string `json:"merchant_category_code"`
	// Where the merchant is; null where it was not given.
	Address *DigitalWalletAddress `json:"address"`
	// Settings of the provider, as given; null where none were.
	ExtraConfiguration map[string]any `json:"extra_configuration"`
	// Sites on which the wallet may be shown.
	DomainNames []string `json:"domain_names"`
	// Keys that open tokens now; only Apple Pay has any to count.
	ActiveCertificateCount int64 `json:"active_certificate_count"`
	// Keys that wait for Apple; always 0, since they work at once.
	PendingCertificateCount int64 `json:"pending_certificate_count"`
	// Keys that have run out; always 0, since they do not.
	ExpiredCertificateCount int64 `json:"expired_certificate_count"`
	// What the provider is to know: your name there, and the public key.
	Fields map[string]any `json:"fields"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type DigitalWalletAddress struct {
	// Street and number.
	Line1 string `json:"line1"`
	// Second line of the address.
	Line2 *string `json:"line2,omitzero"`
	// Where the merchant is.
	City string `json:"city"`
	// ISO 3166-2 code, for example `US-CA`.
	StateCode string `json:"state_code"`
	// Of the merchant's address.
	PostalCode string `json:"postal_code"`
}

type DigitalWalletAddressInput struct {
	// Street and number.
	Line1 string `json:"line1"`
	// Second line of the address.
	Line2 *string `json:"line2,omitzero"`
	// Where the merchant is.
	City string `json:"city"`
	// ISO 3166-2 code, for example `US-CA`.
	StateCode string `json:"state_code"`
	// Of the merchant's address.
	PostalCode string `json:"postal_code"`
}

type DigitalWalletCreate struct {
	// Whose wallet it is; one of each a merchant account.
	Provider DigitalWalletProviderInput `json:"provider"`
	// The merchant's legal name.
	MerchantName string `json:"merchant_name"`
	// What buyers read in the wallet; the legal name where it is left out.
	MerchantDisplayName *string `json:"merchant_display_name,omitzero"`
	// The merchant's site.
	MerchantURL *string `json:"merchant_url,omitzero"`
	// ISO 3166-1 alpha-2 code of the merchant. ISO 3166-1 alpha-2, upper case.
	MerchantCountryCode *string `json:"merchant_country_code,omitzero"`
	// ISO 18245 code, four digits.
	MerchantCategoryCode *string `json:"merchant_category_code,omitzero"`
	// Where the merchant is.
	Address *DigitalWalletAddressInput `json:"address,omitzero"`
	// Settings of the provider; the names are in the guide to digital wallets.
	ExtraConfiguration map[string]any `json:"extra_configuration,omitzero"`
	// Sites on which the wallet may be shown.
	DomainNames []string `json:"domain_names,omitzero"`
	// Must be true: you accept the provider's terms.
	AcceptTermsAndConditions bool `json:"accept_terms_and_conditions"`
}

type DigitalWalletDomain struct {
	// Host name of the site, without scheme and port.
	DomainName string `json:"domain_name"`
}

type DigitalWalletProvider string

const (
	DigitalWalletProviderApple      DigitalWalletProvider = "apple"
	DigitalWalletProviderGoogle     DigitalWalletProvider = "google"
	DigitalWalletProviderClickToPay DigitalWalletProvider = "click-to-pay"
	DigitalWalletProviderPaze       DigitalWalletProvider = "paze"
)

type DigitalWalletProviderInput string

const (
	DigitalWalletProviderInputApple      DigitalWalletProviderInput = "apple"
	DigitalWalletProviderInputGoogle     DigitalWalletProviderInput = "google"
	DigitalWalletProviderInputClickToPay DigitalWalletProviderInput = "click-to-pay"
	DigitalWalletProviderInputPaze       DigitalWalletProviderInput = "paze"
)

type DigitalWalletUpdate struct {
	// The merchant's legal name.
	MerchantName Opt[string] `json:"merchant_name,omitzero"`
	// Sites on which the wallet may be shown, all of them.
	DomainNames Opt[[]string] `json:"domain_names,omitzero"`
	// What buyers read in the wallet; the legal name where it is left out.
	MerchantDisplayName Opt[string] `json:"merchant_display_name,omitzero"`
	// The merchant's site.
	MerchantURL Opt[string] `json:"merchant_url,omitzero"`
	// ISO 3166-1 alpha-2 code of the merchant. ISO 3166-1 alpha-2, upper case.
	MerchantCountryCode Opt[string] `json:"merchant_country_code,omitzero"`
	// ISO 18245 code, four digits.
	MerchantCategoryCode Opt[string] `json:"merchant_category_code,omitzero"`
	// Where the merchant is.
	Address Opt[DigitalWalletAddressInput] `json:"address,omitzero"`
	// Settings of the provider; what names you there stays as it was registered.
	ExtraConfiguration Opt[map[string]any] `json:"extra_configuration,omitzero"`
}

type DigitalWallets struct {
	// What was found, in the order that the operation tells.
	Items []DigitalWallet `json:"items"`
}

type Dispute struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The payment that is disputed.
	TransactionID string `json:"transaction_id"`
	// Where it was paid, and is disputed.
	PaymentServiceID string `json:"payment_service_id"`
	// The processor's own id of the dispute.
	PaymentServiceDisputeID string `json:"payment_service_dispute_id"`
	// How far it has gone.
	Stage DisputeStage `json:"stage"`
	// Where it stands: `needs_response` waits for you.
	Status DisputeStatus `json:"status"`
	// Null where the processor names none.
	Reason *DisputeReason `json:"reason"`
	// The processor's own word for the reason; null where it gave none.
	RawReason *string `json:"raw_reason"`
	// The scheme's code of the reason, for example `10.4`; null where none was told.
	NetworkReasonCode *string `json:"network_reason_code"`
	// What is disputed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Currency of what is disputed. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What it took so far, by the lines of `/transactions/{transaction_id}/chargebacks`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ChargedBackAmount int64 `json:"charged_back_amount"`
	// What of that was given back, by the lines of `…/chargeback-reversals`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	GivenBackAmount int64 `json:"given_back_amount"`
	// Until when an answer counts; null where the processor names no end.
	RespondBy *string `json:"respond_by"`
	// True where evidence can be submitted here; else it is answered in the dashboard of the processor.
	AnsweredHere bool `json:"answered_here"`
	// Where the processor shows its disputes; null where that is not known.
	DashboardURL *string `json:"dashboard_url"`
	// When the processor opened it.
	OpenedAt string `json:"opened_at"`
	// When it was accepted, decided or closed; null while it is open.
	ClosedAt *string `json:"closed_at"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// The draft: texts that `…/submit` would send now.
	Evidence DisputeEvidence `json:"evidence"`
	// Everything that may be given, in the order in which it counts for this reason.
	Checklist []DisputeChecklistItem `json:"checklist"`
	// The files that `…/submit` would send now.
	Files []DisputeFile `json:"files"`
	// What this processor takes of files.
	FileLimits DisputeFileLimits `json:"file_limits"`
	// What was sent to the processor, oldest first.
	Responses []DisputeResponse `json:"responses"`
	// What happened, oldest first.
	History []DisputeEvent `json:"history"`
}

type DisputeChecklistItem struct {
	// A member of the evidence, or what a file shows.
	Name string `json:"name"`
	// A text of `…/evidence`, or a file of `…/files`.
	Form string `json:"form"`
	// How much it counts for this reason: without what is `needed` such a dispute is seldom won.
	Level string `json:"level"`
	// Whether it stands in the draft.
	Given bool `json:"given"`
	// What the payment says of it, to be looked at and sent; null where it says nothing.
	Suggestion *string `json:"suggestion"`
}

type DisputeEvent struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// What happened, as in the events of webhooks.
	Name string `json:"name"`
	// The stage after it.
	Stage DisputeStage `json:"stage"`
	// The status after it.
	Status DisputeStatus `json:"status"`
	// Who did it; null: the processor, or the clock.
	Creator *Creator `json:"creator"`
	// What more is known of it.
	Context map[string]any `json:"context"`
	// When it was made.
	CreatedAt string `json:"created_at"`
}

type DisputeEvidence struct {
	// Why the payment is right, in your words; all that has no place of its own.
	Explanation *string `json:"explanation"`
	// What was sold.
	ProductDescription *string `json:"product_description"`
	// Name of the buyer.
	CustomerName *string `json:"customer_name"`
	// E-mail address of the buyer.
	CustomerEmailAddress *string `json:"customer_email_address"`
	// From where on the internet it was bought.
	CustomerPurchaseIP *string `json:"customer_purchase_ip"`
	// Billing address, in lines.
	BillingAddress *string `json:"billing_address"`
	// Where it was sent, in lines.
	ShippingAddress *string `json:"shipping_address"`
	// Who delivered it.
	ShippingCarrier *string `json:"shipping_carrier"`
	// The carrier's number of the parcel.
	ShippingTrackingNumber *string `json:"shipping_tracking_number"`
	// When it was sent.
	ShippingDate *string `json:"shipping_date"`
	// When the service was provided.
	ServiceDate *string `json:"service_date"`
	// How and when the buyer was shown your refund policy.
	RefundPolicyDisclosure *string `json:"refund_policy_disclosure"`
	// Why no refund is due.
	RefundRefusalExplanation *string `json:"refund_refusal_explanation"`
	// How and when the buyer was shown your cancellation policy.
	CancellationPolicyDisclosure *string `json:"cancellation_policy_disclosure"`
	// Why it was not cancelled, or too late.
	CancellationRebuttal *string `json:"cancellation_rebuttal"`
	// Why both payments are right.
	DuplicateChargeExplanation *string `json:"duplicate_charge_explanation"`
	// The other payment, which is no duplicate.
	DuplicateChargeID *string `json:"duplicate_charge_id"`
	// When and from where the buyer used what was sold.
	AccessActivityLog *string `json:"access_activity_log"`
}

// What a file shows.
type DisputeEvidenceFile string

const (
	DisputeEvidenceFileReceipt                      DisputeEvidenceFile = "receipt"
	DisputeEvidenceFileCustomerCommunication        DisputeEvidenceFile = "customer_communication"
	DisputeEvidenceFileCustomerSignature            DisputeEvidenceFile = "customer_signature"
	DisputeEvidenceFileShippingDocumentation        DisputeEvidenceFile = "shipping_documentation"
	DisputeEvidenceFileServiceDocumentation         DisputeEvidenceFile = "service_documentation"
	DisputeEvidenceFileRefundPolicy                 DisputeEvidenceFile = "refund_policy"
	DisputeEvidenceFileCancellationPolicy           DisputeEvidenceFile = "cancellation_policy"
	DisputeEvidenceFileDuplicateChargeDocumentation DisputeEvidenceFile = "duplicate_charge_documentation"
	DisputeEvidenceFileOther                        DisputeEvidenceFile = "other"
)

// What a file shows.
type DisputeEvidenceFileInput string

const (
	DisputeEvidenceFileInputReceipt                      DisputeEvidenceFileInput = "receipt"
	DisputeEvidenceFileInputCustomerCommunication        DisputeEvidenceFileInput = "customer_communication"
	DisputeEvidenceFileInputCustomerSignature            DisputeEvidenceFileInput = "customer_signature"
	DisputeEvidenceFileInputShippingDocumentation        DisputeEvidenceFileInput = "shipping_documentation"
	DisputeEvidenceFileInputServiceDocumentation         DisputeEvidenceFileInput = "service_documentation"
	DisputeEvidenceFileInputRefundPolicy                 DisputeEvidenceFileInput = "refund_policy"
	DisputeEvidenceFileInputCancellationPolicy           DisputeEvidenceFileInput = "cancellation_policy"
	DisputeEvidenceFileInputDuplicateChargeDocumentation DisputeEvidenceFileInput = "duplicate_charge_documentation"
	DisputeEvidenceFileInputOther                        DisputeEvidenceFileInput = "other"
)

type DisputeEvidenceUpdate struct {
	// Why the payment is right, in your words; all that has no place of its own.
	Explanation Opt[string] `json:"explanation,omitzero"`
	// What was sold.
	ProductDescription Opt[string] `json:"product_description,omitzero"`
	// Name of the buyer.
	CustomerName Opt[string] `json:"customer_name,omitzero"`
	// E-mail address of the buyer.
	CustomerEmailAddress Opt[string] `json:"customer_email_address,omitzero"`
	// From where on the internet it was bought.
	CustomerPurchaseIP Opt[string] `json:"customer_purchase_ip,omitzero"`
	// Billing address, in lines.
	BillingAddress Opt[string] `json:"billing_address,omitzero"`
	// Where it was sent, in lines.
	ShippingAddress Opt[string] `json:"shipping_address,omitzero"`
	// Who delivered it.
	ShippingCarrier Opt[string] `json:"shipping_carrier,omitzero"`
	// The carrier's number of the parcel.
	ShippingTrackingNumber Opt[string] `json:"shipping_tracking_number,omitzero"`
	// When it was sent.
	ShippingDate Opt[string] `json:"shipping_date,omitzero"`
	// When the service was provided.
	ServiceDate Opt[string] `json:"service_date,omitzero"`
	// How and when the buyer was shown your refund policy.
	RefundPolicyDisclosure Opt[string] `json:"refund_policy_disclosure,omitzero"`
	// Why no refund is due.
	RefundRefusalExplanation Opt[string] `json:"refund_refusal_explanation,omitzero"`
	// How and when the buyer was shown your cancellation policy.
	CancellationPolicyDisclosure Opt[string] `json:"cancellation_policy_disclosure,omitzero"`
	// Why it was not cancelled, or too late.
	CancellationRebuttal Opt[string] `json:"cancellation_rebuttal,omitzero"`
	// Why both payments are right.
	DuplicateChargeExplanation Opt[string] `json:"duplicate_charge_explanation,omitzero"`
	// The other payment, which is no duplicate.
	DuplicateChargeID Opt[string] `json:"duplicate_charge_id,omitzero"`
	// When and from where the buyer used what was sold.
	AccessActivityLog Opt[string] `json:"access_activity_log,omitzero"`
}

type DisputeFile struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// The dispute that it is about.
	DisputeID string `json:"dispute_id"`
	// What it shows.
	Evidence DisputeEvidenceFile `json:"evidence"`
	// What you call it.
	Name string `json:"name"`
	// What it is, by its first bytes.
	MediaType DisputeMediaType `json:"media_type"`
	// How many bytes it has.
	Size int64 `json:"size"`
	// SHA-256 of its bytes, in hex.
	Sha256 string `json:"sha256"`
	// Who uploaded it.
	Creator *Creator `json:"creator"`
	// When it was made.
	CreatedAt string `json:"created_at"`
}

type DisputeFileContent struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// The dispute that it is about.
	DisputeID string `json:"dispute_id"`
	// What it shows.
	Evidence DisputeEvidenceFile `json:"evidence"`
	// What you call it.
	Name string `json:"name"`
	// What it is, by its first bytes.
	MediaType DisputeMediaType `json:"media_type"`
	// How many bytes it has.
	Size int64 `json:"size"`
	// SHA-256 of its bytes, in hex.
	Sha256 string `json:"sha256"`
	// Who uploaded it.
	Creator *Creator `json:"creator"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Its bytes, in base64.
	Content string `json:"content"`
}

type DisputeFileCreate struct {
	// What it shows.
	Evidence DisputeEvidenceFileInput `json:"evidence"`
	// What you call it, for example `receipt.pdf`.
	Name string `json:"name"`
	// Its bytes, in base64: PDF, JPEG or PNG, 4,000,000 bytes at most.
	Content string `json:"content"`
}

type DisputeFileLimits struct {
	// What this processor takes.
	MediaTypes []DisputeMediaType `json:"media_types"`
	// Bytes of one file at most.
	SizeMax int64 `json:"size_max"`
	// Bytes of all files at most.
	TotalSizeMax int64 `json:"total_size_max"`
	// How many files at most.
	CountMax int64 `json:"count_max"`
	// True where nothing can be submitted without a file.
	Needed bool `json:"needed"`
}

// By the first bytes of the file.
type DisputeMediaType string

const (
	DisputeMediaTypeApplicationPDF DisputeMediaType = "application/pdf"
	DisputeMediaTypeImageJpeg      DisputeMediaType = "image/jpeg"
	DisputeMediaTypeImagePng       DisputeMediaType = "image/png"
)

// What the buyer says, in one vocabulary for all processors.
type DisputeReason string

const (
	DisputeReasonFraudulent         DisputeReason = "fraudulent"
	DisputeReasonUnrecognized       DisputeReason = "unrecognized"
	DisputeReasonNotAuthorized      DisputeReason = "not_authorized"
	DisputeReasonDuplicate          DisputeReason = "duplicate"
	DisputeReasonIncorrectAmount    DisputeReason = "incorrect_amount"
	DisputeReasonNotReceived        DisputeReason = "not_received"
	DisputeReasonNotAsDescribed     DisputeReason = "not_as_described"
	DisputeReasonCanceled           DisputeReason = "canceled"
	DisputeReasonCreditNotProcessed DisputeReason = "credit_not_processed"
	DisputeReasonProcessingError    DisputeReason = "processing_error"
	DisputeReasonGeneral            DisputeReason = "general"
)

// What the buyer says, in one vocabulary for all processors.
type DisputeReasonInput string

const (
	DisputeReasonInputFraudulent         DisputeReasonInput = "fraudulent"
	DisputeReasonInputUnrecognized       DisputeReasonInput = "unrecognized"
	DisputeReasonInputNotAuthorized      DisputeReasonInput = "not_authorized"
	DisputeReasonInputDuplicate          DisputeReasonInput = "duplicate"
	DisputeReasonInputIncorrectAmount    DisputeReasonInput = "incorrect_amount"
	DisputeReasonInputNotReceived        DisputeReasonInput = "not_received"
	DisputeReasonInputNotAsDescribed     DisputeReasonInput = "not_as_described"
	DisputeReasonInputCanceled           DisputeReasonInput = "canceled"
	DisputeReasonInputCreditNotProcessed DisputeReasonInput = "credit_not_processed"
	DisputeReasonInputProcessingError    DisputeReasonInput = "processing_error"
	DisputeReasonInputGeneral            DisputeReasonInput = "general"
)

type DisputeResponse struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// `submit`: evidence was handed in; `accept`: you gave in.
	Kind string `json:"kind"`
	// `processing` also while it is not known whether the processor has it.
	Status DisputeResponseStatus `json:"status"`
	// The stage that it answers.
	Stage DisputeStage `json:"stage"`
	// The texts that were sent.
	Evidence DisputeEvidence `json:"evidence"`
	// The files that were sent.
	Files []DisputeFile `json:"files"`
	// Why the processor did not take it, in one vocabulary for all; null where it did.
	ErrorCode *string `json:"error_code"`
	// The processor's own code; null where it gave none.
	RawResponseCode *string `json:"raw_response_code"`
	// The processor's own words; null where it gave none.
	RawResponseDescription *string `json:"raw_response_description"`
	// Who sent it.
	Creator *Creator `json:"creator"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

// `processing` also while it is not known whether the processor has it: do not submit again.
type DisputeResponseStatus string

const (
	DisputeResponseStatusProcessing DisputeResponseStatus = "processing"
	DisputeResponseStatusSucceeded  DisputeResponseStatus = "succeeded"
	DisputeResponseStatusDeclined   DisputeResponseStatus = "declined"
	DisputeResponseStatusFailed     DisputeResponseStatus = "failed"
)

// `inquiry` only asks, and has taken no money; `pre_arbitration` and `arbitration` follow a chargeback that was fought.
type DisputeStage string

const (
	DisputeStageInquiry        DisputeStage = "inquiry"
	DisputeStageChargeback     DisputeStage = "chargeback"
	DisputeStagePreArbitration DisputeStage = "pre_arbitration"
	DisputeStageArbitration    DisputeStage = "arbitration"
)

// `inquiry` only asks, and has taken no money; `pre_arbitration` and `arbitration` follow a chargeback that was fought.
type DisputeStageInput string

const (
	DisputeStageInputInquiry        DisputeStageInput = "inquiry"
	DisputeStageInputChargeback     DisputeStageInput = "chargeback"
	DisputeStageInputPreArbitration DisputeStageInput = "pre_arbitration"
	DisputeStageInputArbitration    DisputeStageInput = "arbitration"
)

// `needs_response`: answer by `respond_by`; `under_review`: the bank decides; `accepted`: you gave in; `expired`: the time to answer is over, and the decision has not come yet; `closed`: it ended without a decision.
type DisputeStatus string

const (
	DisputeStatusNeedsResponse DisputeStatus = "needs_response"
	DisputeStatusUnderReview   DisputeStatus = "under_review"
	DisputeStatusAccepted      DisputeStatus = "accepted"
	DisputeStatusWon           DisputeStatus = "won"
	DisputeStatusLost          DisputeStatus = "lost"
	DisputeStatusExpired       DisputeStatus = "expired"
	DisputeStatusClosed        DisputeStatus = "closed"
)

// `needs_response`: answer by `respond_by`; `under_review`: the bank decides; `accepted`: you gave in; `expired`: the time to answer is over, and the decision has not come yet; `closed`: it ended without a decision.
type DisputeStatusInput string

const (
	DisputeStatusInputNeedsResponse DisputeStatusInput = "needs_response"
	DisputeStatusInputUnderReview   DisputeStatusInput = "under_review"
	DisputeStatusInputAccepted      DisputeStatusInput = "accepted"
	DisputeStatusInputWon           DisputeStatusInput = "won"
	DisputeStatusInputLost          DisputeStatusInput = "lost"
	DisputeStatusInputExpired       DisputeStatusInput = "expired"
	DisputeStatusInputClosed        DisputeStatusInput = "closed"
)

type DisputeSummaries struct {
	// What was found, in the order that the operation tells.
	Items []DisputeSummary `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
	// What all of the list comes to. Null unless `totals` asked for it; absent in the published version.
	Totals *ListTotals `json:"totals,omitzero"`
}

type DisputeSummary struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The payment that is disputed.
	TransactionID string `json:"transaction_id"`
	// Where it was paid, and is disputed.
	PaymentServiceID string `json:"payment_service_id"`
	// The processor's own id of the dispute.
	PaymentServiceDisputeID string `json:"payment_service_dispute_id"`
	// How far it has gone.
	Stage DisputeStage `json:"stage"`
	// Where it stands: `needs_response` waits for you.
	Status DisputeStatus `json:"status"`
	// Null where the processor names none.
	Reason *DisputeReason `json:"reason"`
	// The processor's own word for the reason; null where it gave none.
	RawReason *string `json:"raw_reason"`
	// The scheme's code of the reason, for example `10.4`; null where none was told.
	NetworkReasonCode *string `json:"network_reason_code"`
	// What is disputed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Currency of what is disputed. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What it took so far, by the lines of `/transactions/{transaction_id}/chargebacks`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ChargedBackAmount int64 `json:"charged_back_amount"`
	// What of that was given back, by the lines of `…/chargeback-reversals`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	GivenBackAmount int64 `json:"given_back_amount"`
	// Until when an answer counts; null where the processor names no end.
	RespondBy *string `json:"respond_by"`
	// True where evidence can be submitted here; else it is answered in the dashboard of the processor.
	AnsweredHere bool `json:"answered_here"`
	// Where the processor shows its disputes; null where that is not known.
	DashboardURL *string `json:"dashboard_url"`
	// When the processor opened it.
	OpenedAt string `json:"opened_at"`
	// When it was accepted, decided or closed; null while it is open.
	ClosedAt *string `json:"closed_at"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type DisputeWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type DlocalCardOptions struct {
	// Whether 3-D Secure must be done.
	ThreeDsecureForce *bool `json:"three_dsecure_force,omitzero"`
}

type DlocalOptions struct {
	// The buyer's account there.
	Wallet *DlocalWalletOptions `json:"wallet,omitzero"`
}

type DlocalPixOptions struct {
	// What the buyer agrees to for later payments.
	Subscription *DlocalPixSubscriptionOptions `json:"subscription,omitzero"`
	// Day on which this one is taken.
	ScheduledDate *string `json:"scheduled_date,omitzero"`
}

type DlocalPixSubscriptionAmountOptions struct {
	// Whether it is the same each time.
	Type string `json:"type"`
	// How much, in major units as text.
	Value *string `json:"value,omitzero"`
	// The least that is taken, in major units as text; null for none.
	MinValue *string `json:"min_value"`
}

type DlocalPixSubscriptionOptions struct {
	// How much is taken each time.
	Amount *DlocalPixSubscriptionAmountOptions `json:"amount,omitzero"`
	// How often money is taken.
	Frequency string `json:"frequency"`
	// First day of the agreement.
	StartDate *string `json:"start_date,omitzero"`
	// Last day of the agreement.
	EndDate *string `json:"end_date,omitzero"`
}

type DlocalUpiOptions struct {
	// The buyer's account there.
	Wallet *DlocalUpiWalletOptions `json:"wallet,omitzero"`
}

type DlocalUpiRecurringInfoOptions struct {
	// What the frequency counts.
	SubscriptionFrequencyUnit string `json:"subscription_frequency_unit"`
	// After how many of those money is taken.
	SubscriptionFrequency int64 `json:"subscription_frequency"`
	// First day of the agreement.
	SubscriptionStartAt string `json:"subscription_start_at"`
	// Last day of the agreement.
	SubscriptionEndAt string `json:"subscription_end_at"`
}

type DlocalUpiWalletOptions struct {
	// Who holds it.
	Name *string `json:"name,omitzero"`
	// How the holder is reached.
	Email *string `json:"email,omitzero"`
	// What dLocal gave you for it.
	Token *string `json:"token,omitzero"`
	// The holder's name there.
	Username *string `json:"username,omitzero"`
	// Whether it is only checked.
	Verify *bool `json:"verify,omitzero"`
	// What the buyer agrees to for later payments.
	RecurringInfo *DlocalUpiRecurringInfoOptions `json:"recurring_info,omitzero"`
}

type DlocalWalletOptions struct {
	// Who holds it.
	Name *string `json:"name,omitzero"`
	// How the holder is reached.
	Email *string `json:"email,omitzero"`
	// What dLocal gave you for it.
	Token *string `json:"token,omitzero"`
	// The holder's name there.
	Username *string `json:"username,omitzero"`
	// Whether it is only checked.
	Verify *bool `json:"verify,omitzero"`
}

type EcommpayOptions struct {
	// First day of what was booked.
	BookingStartDate *string `json:"booking_start_date,omitzero"`
	// Last day of what was booked.
	BookingEndDate *string `json:"booking_end_date,omitzero"`
}

type EmbeddedCheckout struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Also what the filter `payment_link_id` of transactions takes, to list what was tried.
	ID string `json:"id"`
	// The page to show in a frame. Whoever has it can pay, and sees what is paid.
	URL string `json:"url"`
	// What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Currency of that amount. ISO 4217, upper case.
	Currency string `json:"currency"`
	// Country of the buyer. ISO 3166-1 alpha-2, upper case.
	Country string `json:"country"`
	// When nobody can begin to pay any more: an hour after it was made.
	ExpiresAt string `json:"expires_at"`
}

type EmbeddedCheckoutCreate struct {
	// What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Currency of that amount. ISO 4217, upper case.
	Currency string `json:"currency"`
	// Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case.
	Country string `json:"country"`
	// Whether the payment holds or takes the money; ways to pay that cannot hold it take it.
	Intent *TransactionIntentInput `json:"intent,omitzero"`
	// True stores the card of a known buyer.
	Store *bool `json:"store,omitzero"`
	// Language of the page: en, es, pt, fr, de or ar; left out, the browser's.
	Locale *string `json:"locale,omitzero"`
	// Where the buyer approves: in a window of its own, or the whole page leaves.
	RedirectMode *string `json:"redirect_mode,omitzero"`
	// Where the buyer comes back to, where the whole page has to leave.
	ReturnURL *string `json:"return_url,omitzero"`
	// Your own identifier of what is paid, shown on the receipt.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// What stands on the buyer's statement, as for a transaction.
	StatementDescriptor *StatementDescriptorInput `json:"statement_descriptor,omitzero"`
	// What is bought; the page lists it.
	CartItems []CartItemInput `json:"cart_items,omitzero"`
	// Your own keys and values, strings both.
	Metadata map[string]string `json:"metadata,omitzero"`
	// A guest: who pays, not stored.
	Buyer *GuestBuyerInput `json:"buyer,omitzero"`
	// The stored buyer who pays; the page offers the cards that they stored.
	BuyerID *string `json:"buyer_id,omitzero"`
	// The same by your own identifier of the buyer.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// How the payment comes about.
	PaymentSource *TransactionPaymentSourceInput `json:"payment_source,omitzero"`
	// As for a transaction.
	ConnectionOptions *TransactionConnectionOptions `json:"connection_options,omitzero"`
}

type EmbeddedCheckoutUpdate struct {
	// Its address, as it was answered: it proves that the checkout is yours.
	URL string `json:"url"`
	// The amount that the buyer sees. Another one is refused. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount Opt[int64] `json:"amount,omitzero"`
	// Its currency. Another one is refused. ISO 4217, upper case.
	Currency Opt[string] `json:"currency,omitzero"`
	// Takes the place of the one before, where it is given.
	ExternalIdentifier Opt[string] `json:"external_identifier,omitzero"`
	// Your own keys and values, strings both.
	Metadata Opt[map[string]string] `json:"metadata,omitzero"`
}

type ErrorBody struct {
	// Tells an error from a record.
	Type string `json:"type"`
	// What to branch on.
	Code string `json:"code"`
	// The HTTP status again.
	Status int64 `json:"status"`
	// For people; it may change.
	Message string `json:"message"`
	// Every mistake of the request, at most 100, in no promised order.
	Details []ErrorBodyDetail `json:"details"`
	// The record that already exists.
	ResourceID *string `json:"resource_id,omitzero"`
}

type ErrorBodyDetail struct {
	// Which part of the request is wrong.
	Location string `json:"location"`
	// A JSON pointer into the body, or the name of the parameter or header.
	Pointer string `json:"pointer"`
	// For people; it may change. Values that were sent are not repeated.
	Message string `json:"message"`
	// What kind of mistake, for programs: the list is in the guide to errors.
	Type string `json:"type"`
}

type Event struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same as in deliveries of it, and as the `id:` of a stream.
	ID string `json:"id"`
	// What happened.
	Name WebhookEventName `json:"name"`
	// Where it happened.
	MerchantAccountID string `json:"merchant_account_id"`
	// What it is about: `transaction`, `refund`, `payment-method` …
	ResourceType string `json:"resource_type"`
	// Which one.
	ResourceID string `json:"resource_id"`
	// The payment that it belongs to; null where there is none.
	TransactionID *string `json:"transaction_id"`
	// When it happened, by the clock of the merchant account.
	CreatedAt string `json:"created_at"`
	// The text that endpoints of this version of the API get. What was told to one is as it was then; else the resource in it is as it is now.
	Payload string `json:"payload"`
}

type Events struct {
	// What was found, in the order that the operation tells.
	Items []Event `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type Experiment struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// What people call it.
	Name string `json:"name"`
	// The flow whose rule deals payments to its arms.
	Flow ExperimentFlow `json:"flow"`
	// Who stays in one arm: the same `buyer`, the same `card`, or nobody (`transaction`). A payment without a buyer goes by its card, and one without a card by itself. Only the first payment of each counts.
	Unit ExperimentUnit `json:"unit"`
	// Two or three. The first one is the control, with which the others are compared.
	Arms []ExperimentArm `json:"arms"`
	// Of ten thousand payments, those that are declined as it is now; with `money_kept`, what is not kept of ten thousand asked. It decides how soon a difference is found, and never whether it is true.
	ExpectedDeclineBasisPoints int64 `json:"expected_decline_basis_points"`
	// The smallest difference that is worth finding: of two rates of approval, of ten thousand (100 is one point); with `money_kept`, of ten thousand asked.
	DifferenceBasisPoints int64 `json:"difference_basis_points"`
	// What is not approved so many hours after it was dealt counts as not approved.
	HorizonHours int64 `json:"horizon_hours"`
	// What is compared. `approval`: how many payments are approved. `money_kept`: what was captured, less refunds, returns, chargebacks and fees, of what was asked.
	Measure ExperimentMeasure `json:"measure"`
	// What `money_kept` needs; null with `approval`.
	Money *ExperimentMoney `json:"money"`
	// So many days after it was dealt, what came back of a payment is looked at, once: refunds, fees, chargebacks.
	MaturityDays int64 `json:"maturity_days"`
	// An answer that payment services took longer for is late. Left out: what 95 of 100 payments of late do not pass, or 5000 where nobody knows.
	SlowAfterMs int64 `json:"slow_after_ms"`
	// It ends by hand alone: a small control beside what you do now tells for ever what that earns. Guardrails warn and end nothing.
	Standing bool `json:"standing"`
	// The `outcome` of a rule of `route-transaction` that deals payments to the arms. It begins with that rule.
	Outcome map[string]any `json:"outcome"`
	// Whether payments may still be dealt to its arms.
	State ExperimentState `json:"state"`
	// So many payments of all arms find the difference in nine of ten experiments. Then it ends.
	PaymentsNeeded int64 `json:"payments_needed"`
	// How many payments a day the flow decided in the thirty days before it was made; null: none. A rule with conditions gets fewer.
	PaymentsPerDay *int64 `json:"payments_per_day"`
	// How long it goes on at most, at the traffic so far; null: nobody can say, it is standing, or it has ended. With `money_kept` it has the days until the last payment has matured.
	DaysLeft *int64 `json:"days_left"`
	// What has come of it until now.
	Report ExperimentReport `json:"report"`
	// `challenger_better` and `control_better`: by evidence. `no_difference_found`: after `payments_needed` payments. `unknown_outcomes`, `three_d_secure_challenges`, `late_answers` and `chargebacks`: a guardrail broke. `sample_ratio_mismatch`: payments did not come to the arms as they were dealt, so it is invalid. `ended_by_hand`: somebody ended it.
	EndedBecause *ExperimentEnding `json:"ended_because"`
	// The arm that the evidence names; null: none.
	Winner *string `json:"winner"`
	// The arm whose attempts, in its order, its rules have since it has ended.
	GoesOnWith *string `json:"goes_on_with"`
	// The API key or the user that made it.
	Creator *Creator `json:"creator"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// When its first payment came; null: none has.
	StartedAt *string `json:"started_at"`
	// When it ended.
	EndedAt *string `json:"ended_at"`
}

type ExperimentArm struct {
	// What reports call it: small letters, digits, `-` and `_`.
	Name string `json:"name"`
	// Of a hundred units, those that are dealt to it.
	SharePercent int64 `json:"share_percent"`
	// What it tries, as a rule of `route-transaction` lists it.
	Attempts []any `json:"attempts"`
	// By what these attempts are put in an order, for each payment anew, as a rule has it: what costs least first, or what is approved most often. Left out: as they stand.
	OrderBy *ExperimentOrder `json:"order_by,omitzero"`
	// What `cost` compares; the first that fits a payment counts.
	Fees []FlowFee `json:"fees,omitzero"`
	// With `success_rate`: of a hundred payments of the arm, those that begin anywhere; left out, 10.
	ExplorePercent *int64 `json:"explore_percent,omitzero"`
}

type ExperimentArmInput struct {
	// What reports call it: small letters, digits, `-` and `_`.
	Name string `json:"name"`
	// Of a hundred units, those that are dealt to it.
	SharePercent int64 `json:"share_percent"`
	// What it tries, as a rule of `route-transaction` lists it.
	Attempts []any `json:"attempts"`
	// By what these attempts are put in an order, for each payment anew, as a rule has it: what costs least first, or what is approved most often. Left out: as they stand.
	OrderBy *ExperimentOrderInput `json:"order_by,omitzero"`
	// What `cost` compares; the first that fits a payment counts.
	Fees []FlowFeeInput `json:"fees,omitzero"`
	// With `success_rate`: of a hundred payments of the arm, those that begin anywhere; left out, 10.
	ExplorePercent *int64 `json:"explore_percent,omitzero"`
}

type ExperimentArmReport struct {
	// Its name.
	Arm string `json:"arm"`
	// First payments of units that were dealt to it.
	Payments int64 `json:"payments"`
	// Those whose result is known; the others are still under way, and no older than the horizon.
	Known int64 `json:"known"`
	// Those that were approved before their horizon, by whichever attempt.
	Approved int64 `json:"approved"`
	// Approved of known, of ten thousand; null before anything is known.
	ApprovalBasisPoints *int64 `json:"approval_basis_points"`
	// Of known: for some time nobody knew whether the money had been taken.
	UnknownOutcomes int64 `json:"unknown_outcomes"`
	// Of known: the buyer was asked to authenticate.
	ThreeDSecureChallenges int64 `json:"three_d_secure_challenges"`
	// Of known: payment services took longer than `slow_after_ms`, all attempts together.
	LateAnswers int64 `json:"late_answers"`
	// Those that came `maturity_days` ago or earlier.
	Matured int64 `json:"matured"`
	// Of matured: there was a chargeback, whoever was right.
	ChargedBack int64 `json:"charged_back"`
	// What was kept; null where approvals count.
	Money *ExperimentKept `json:"money"`
}

type ExperimentComparison struct {
	// The arm that is compared with the control.
	Arm string `json:"arm"`
	// An e-value: that it approves or keeps more. Where it does not, this passes `evidence_needed` in one experiment of forty at most, however often one looks.
	EvidenceBetter float64 `json:"evidence_better"`
	// The same, that it approves or keeps less.
	EvidenceWorse float64 `json:"evidence_worse"`
	// Its rate of approval less that of the control, of ten thousand, or what it keeps of ten thousand asked less what the control does; null: nothing is known.
	DifferenceBasisPoints *int64 `json:"difference_basis_points"`
	// The difference is no less, nineteen times of twenty, at every look together.
	DifferenceLow *int64 `json:"difference_low"`
	// The difference is no more, nineteen times of twenty, at every look together.
	DifferenceHigh *int64 `json:"difference_high"`
	// How strong the evidence is that something got worse.
	Guardrails []ExperimentGuardrailEvidence `json:"guardrails"`
	// Those whose evidence passes `evidence_needed`.
	BrokenGuardrails []ExperimentGuardrail `json:"broken_guardrails"`
}

type ExperimentCreate struct {
	// What people call it.
	Name string `json:"name"`
	// The flow whose rule deals payments to its arms.
	Flow *ExperimentFlowInput `json:"flow,omitzero"`
	// Who stays in one arm: the same `buyer`, the same `card`, or nobody (`transaction`). A payment without a buyer goes by its card, and one without a card by itself. Only the first payment of each counts.
	Unit *ExperimentUnitInput `json:"unit,omitzero"`
	// Two or three. The first one is the control, with which the others are compared.
	Arms []ExperimentArmInput `json:"arms"`
	// Of ten thousand payments, those that are declined as it is now; with `money_kept`, what is not kept of ten thousand asked. It decides how soon a difference is found, and never whether it is true.
	ExpectedDeclineBasisPoints int64 `json:"expected_decline_basis_points"`
	// The smallest difference that is worth finding: of two rates of approval, of ten thousand (100 is one point); with `money_kept`, of ten thousand asked.
	DifferenceBasisPoints int64 `json:"difference_basis_points"`
	// What is not approved so many hours after it was dealt counts as not approved.
	HorizonHours *int64 `json:"horizon_hours,omitzero"`
	// What is compared. `approval`: how many payments are approved. `money_kept`: what was captured, less refunds, returns, chargebacks and fees, of what was asked.
	Measure *ExperimentMeasureInput `json:"measure,omitzero"`
	// What `money_kept` needs; null with `approval`.
	Money *ExperimentMoneyInput `json:"money,omitzero"`
	// So many days after it was dealt, what came back of a payment is looked at, once: refunds, fees, chargebacks.
	MaturityDays *int64 `json:"maturity_days,omitzero"`
	// An answer that payment services took longer for is late. Left out: what 95 of 100 payments of late do not pass, or 5000 where nobody knows.
	SlowAfterMs *int64 `json:"slow_after_ms,omitzero"`
	// It ends by hand alone: a small control beside what you do now tells for ever what that earns. Guardrails warn and end nothing.
	Standing *bool `json:"standing,omitzero"`
}

type ExperimentEnd struct {
	// The arm by which its rules go on; left out: the first one, the control.
	GoesOnWith *string `json:"goes_on_with,omitzero"`
}

type ExperimentEnding string

const (
	ExperimentEndingChallengerBetter       ExperimentEnding = "challenger_better"
	ExperimentEndingControlBetter          ExperimentEnding = "control_better"
	ExperimentEndingNoDifferenceFound      ExperimentEnding = "no_difference_found"
	ExperimentEndingUnknownOutcomes        ExperimentEnding = "unknown_outcomes"
	ExperimentEndingThreeDSecureChallenges ExperimentEnding = "three_d_secure_challenges"
	ExperimentEndingLateAnswers            ExperimentEnding = "late_answers"
	ExperimentEndingChargebacks            ExperimentEnding = "chargebacks"
	ExperimentEndingSampleRatioMismatch    ExperimentEnding = "sample_ratio_mismatch"
	ExperimentEndingEndedByHand            ExperimentEnding = "ended_by_hand"
)

type ExperimentFee struct {
	// Which payment service.
	PaymentServiceID string `json:"payment_service_id"`
	// What a captured payment costs whatever its amount, in minor units.
	Fixed int64 `json:"fixed"`
	// Of ten thousand captured, what it costs beside that.
	BasisPoints int64 `json:"basis_points"`
}

type ExperimentFeeInput struct {
	// Which payment service.
	PaymentServiceID string `json:"payment_service_id"`
	// What a captured payment costs whatever its amount, in minor units.
	Fixed int64 `json:"fixed"`
	// Of ten thousand captured, what it costs beside that.
	BasisPoints int64 `json:"basis_points"`
}

type ExperimentFlow string

const (
	ExperimentFlowCardTransaction     ExperimentFlow = "card-transaction"
	ExperimentFlowRedirectTransaction ExperimentFlow = "redirect-transaction"
)

type ExperimentFlowInput string

const (
	ExperimentFlowInputCardTransaction     ExperimentFlowInput = "card-transaction"
	ExperimentFlowInputRedirectTransaction ExperimentFlowInput = "redirect-transaction"
)

type ExperimentGuardrail string

const (
	ExperimentGuardrailUnknownOutcomes        ExperimentGuardrail = "unknown_outcomes"
	ExperimentGuardrailThreeDSecureChallenges ExperimentGuardrail = "three_d_secure_challenges"
	ExperimentGuardrailLateAnswers            ExperimentGuardrail = "late_answers"
	ExperimentGuardrailChargebacks            ExperimentGuardrail = "chargebacks"
)

type ExperimentGuardrailEvidence struct {
	// What must not get worse.
	Guardrail ExperimentGuardrail `json:"guardrail"`
	// An e-value: that the arm has more of it than the control.
	Evidence float64 `json:"evidence"`
}

type ExperimentKept struct {
	// Those matured in the currency of the experiment.
	Payments int64 `json:"payments"`
	// What they asked, each as at most `highest_amount`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AskedAmount int64 `json:"asked_amount"`
	// What was kept of it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	KeptAmount int64 `json:"kept_amount"`
	// Kept of asked, of ten thousand; null before anything is known.
	KeptBasisPoints *int64 `json:"kept_basis_points"`
	// Of `payments`: no settlement had told their fees, so they are as the plan has them.
	FeesEstimated int64 `json:"fees_estimated"`
}

type ExperimentMeasure string

const (
	ExperimentMeasureApproval  ExperimentMeasure = "approval"
	ExperimentMeasureMoneyKept ExperimentMeasure = "money_kept"
)

type ExperimentMeasureInput string

const (
	ExperimentMeasureInputApproval  ExperimentMeasureInput = "approval"
	ExperimentMeasureInputMoneyKept ExperimentMeasureInput = "money_kept"
)

type ExperimentMoney struct {
	// Payments in it count, and others do not. ISO 4217, upper case.
	Currency string `json:"currency"`
	// One for each payment service that the arms name: what a captured payment is taken to cost where no settlement has told it by then.
	Fees []ExperimentFee `json:"fees"`
	// A payment of more counts as one of so much, so that a few large ones do not decide. Left out: what 99 of 100 payments of late do not pass. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	HighestAmount int64 `json:"highest_amount"`
	// What a payment asks on average, each as at most `highest_amount`. It decides how many payments it takes. Left out: the average of payments of late. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AverageAmount int64 `json:"average_amount"`
}

type ExperimentMoneyInput struct {
	// Payments in it count, and others do not. ISO 4217, upper case.
	Currency string `json:"currency"`
	// One for each payment service that the arms name: what a captured payment is taken to cost where no settlement has told it by then.
	Fees []ExperimentFeeInput `json:"fees"`
	// A payment of more counts as one of so much, so that a few large ones do not decide. Left out: what 99 of 100 payments of late do not pass. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	HighestAmount *int64 `json:"highest_amount,omitzero"`
	// What a payment asks on average, each as at most `highest_amount`. It decides how many payments it takes. Left out: the average of payments of late. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AverageAmount *int64 `json:"average_amount,omitzero"`
}

type ExperimentOrder string

const (
	ExperimentOrderCost        ExperimentOrder = "cost"
	ExperimentOrderSuccessRate ExperimentOrder = "success_rate"
)

type ExperimentOrderInput string

const (
	ExperimentOrderInputCost        ExperimentOrderInput = "cost"
	ExperimentOrderInputSuccessRate ExperimentOrderInput = "success_rate"
)

type ExperimentReport struct {
	// What came of each, in the order in which they were given.
	Arms []ExperimentArmReport `json:"arms"`
	// Each arm but the first beside the first.
	Comparisons []ExperimentComparison `json:"comparisons"`
	// What evidence must pass for the experiment to end by it.
	EvidenceNeeded float64 `json:"evidence_needed"`
	// What was found, or how far it is, in sentences.
	Conclusion string `json:"conclusion"`
}

type ExperimentState string

const (
	ExperimentStateRunning ExperimentState = "running"
	ExperimentStateEnded   ExperimentState = "ended"
)

type ExperimentStateInput string

const (
	ExperimentStateInputRunning ExperimentStateInput = "running"
	ExperimentStateInputEnded   ExperimentStateInput = "ended"
)

type ExperimentUnit string

const (
	ExperimentUnitBuyer       ExperimentUnit = "buyer"
	ExperimentUnitCard        ExperimentUnit = "card"
	ExperimentUnitTransaction ExperimentUnit = "transaction"
)

type ExperimentUnitInput string

const (
	ExperimentUnitInputBuyer       ExperimentUnitInput = "buyer"
	ExperimentUnitInputCard        ExperimentUnitInput = "card"
	ExperimentUnitInputTransaction ExperimentUnitInput = "transaction"
)

type ExperimentWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type Experiments struct {
	// What was found, in the order that the operation tells.
	Items []Experiment `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type FieldValue struct {
	// Which setting, as the definition calls it.
	Key string `json:"key"`
	// Text of the setting; secret ones are sealed in the vault and never answered.
	Value string `json:"value"`
}

type FieldValueInput struct {
	// Which setting, as the definition calls it.
	Key string `json:"key"`
	// Text of the setting; secret ones are sealed in the vault and never answered.
	Value string `json:"value"`
}

type FiservInstallmentOptions struct {
	// In how many parts.
	NumberOfInstallments *int64 `json:"numberOfInstallments,omitzero"`
	// Whether the buyer pays interest.
	InstallmentsInterest *bool `json:"installmentsInterest,omitzero"`
	// After how many months the first is due.
	InstallmentDelayMonths *int64 `json:"installmentDelayMonths,omitzero"`
	// Whether you read merchant advice codes.
	MerchantAdviceCodeSupported *bool `json:"merchantAdviceCodeSupported,omitzero"`
}

type FiservOptions struct {
	// How the buyer pays in parts.
	InstallmentOptions *FiservInstallmentOptions `json:"installmentOptions,omitzero"`
}

type Flow struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID FlowName `json:"id"`
	// The number of the version that counts now; 0 where no rule was ever written.
	Version int64 `json:"version"`
	// What the flow decides, in the order in which it is asked.
	Actions []FlowActionRules `json:"actions"`
}

type FlowAction string

const (
	FlowActionSelectPaymentOptions FlowAction = "select-payment-options"
	FlowActionRouteTransaction     FlowAction = "route-transaction"
	FlowActionDeclineEarly         FlowAction = "decline-early"
	FlowActionSkip3ds              FlowAction = "skip-3ds"
)

type FlowActionEvaluated struct {
	// What these rules decide.
	Action FlowAction `json:"action"`
	// False where the payment had ended before.
	Asked bool `json:"asked"`
	// The rule that decided; null where none did.
	RuleID *string `json:"rule_id"`
	// Why, in a sentence.
	Reason string `json:"reason"`
	// What came out, as a transaction's actions tell it.
	Outcome map[string]any `json:"outcome"`
	// In the order in which they are tried.
	Rules []FlowRuleEvaluated `json:"rules"`
}

type FlowActionInput string

const (
	FlowActionInputSelectPaymentOptions FlowActionInput = "select-payment-options"
	FlowActionInputRouteTransaction     FlowActionInput = "route-transaction"
	FlowActionInputDeclineEarly         FlowActionInput = "decline-early"
	FlowActionInputSkip3ds              FlowActionInput = "skip-3ds"
)

type FlowActionRules struct {
	// What these rules decide.
	Action FlowAction `json:"action"`
	// In the order in which they are tried.
	Rules []FlowRule `json:"rules"`
}

type FlowAttemptEvaluated struct {
	// What is tried.
	PaymentServiceID string `json:"payment_service_id"`
	// What a person calls it.
	DisplayName string `json:"display_name"`
	// What of the card is sent; null: as the payment service is set up.
	Instrument *string `json:"instrument"`
	// `force_mit`, `use_additional_scheme`.
	Transformations []string `json:"transformations"`
}

type FlowCartItem struct {
	// Stock keeping unit.
	Sku *string `json:"sku,omitzero"`
	// Shelves it belongs to.
	Categories []string `json:"categories,omitzero"`
	// What kind of line it is.
	ProductType *ProductTypeInput `json:"product_type,omitzero"`
}

type FlowCheck struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Whose rules were looked at.
	Flow FlowName `json:"flow"`
	// Thirty days before `to`.
	From string `json:"from"`
	// Now.
	To string `json:"to"`
	// Decisions that were counted.
	Decisions int64 `json:"decisions"`
	// The oldest decision that was counted; `from` where all were.
	CountedFrom string `json:"counted_from"`
	// False: there were more, and the newest 20,000 were counted. Always true of the checkout flow, whose decisions are not kept: its counts are 0.
	Complete bool `json:"complete"`
	// All rules, in the order in which they are tried.
	Rules []FlowRuleChecked `json:"rules"`
}

type FlowCondition struct {
	// What is asked of the payment.
	Name string `json:"name"`
	// How it is compared. Which operators go with which name stands in the guide to flows.
	Operator string `json:"operator"`
	// What it is compared with, by the name and the operator. What nobody knows of a payment never fits.
	Value any `json:"value"`
}

type FlowConditionInput struct {
	// What is asked of the payment.
	Name string `json:"name"`
	// How it is compared. Which operators go with which name stands in the guide to flows.
	Operator string `json:"operator"`
	// What it is compared with, by the name and the operator. What nobody knows of a payment never fits.
	Value any `json:"value"`
}

type FlowConditionSeen struct {
	// What is asked of the payment.
	Name string `json:"name"`
	// How it is compared.
	Operator string `json:"operator"`
	// What the rule compares with, in words; long lists are cut.
	Wanted string `json:"wanted"`
	// What the payment has, in words; null: nobody knew, so that it cannot hold.
	Seen *string `json:"seen"`
	// Whether it holds.
	Holds bool `json:"holds"`
}

type FlowDifference struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The flow that was compared.
	Flow FlowName `json:"flow"`
	// The version that is compared with; 0 has no rules.
	From int64 `json:"from"`
	// The version that is looked at; null for a draft.
	To *int64 `json:"to"`
	// Rule by rule, what differs. Empty: they decide alike.
	Changes []FlowRuleChange `json:"changes"`
}

type FlowDraft struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The flow that it is to be.
	Flow FlowName `json:"flow"`
	// What it is for.
	Description *string `json:"description"`
	// The version of the flow that it was begun from.
	BaseVersion int64 `json:"base_version"`
	// Its rules by what they decide. They count when they are published.
	Actions []FlowActionRules `json:"actions"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type FlowDraftActionRules struct {
	// What these rules decide.
	Action FlowActionInput `json:"action"`
	// In the order in which they are tried.
	Rules []FlowDraftRule `json:"rules"`
}

type FlowDraftCreate struct {
	// What it is for.
	Description *string `json:"description,omitzero"`
	// Rules by what they decide. An action that is left out has the rules that count now.
	Actions []FlowDraftActionRules `json:"actions,omitzero"`
}

type FlowDraftRule struct {
	// Of a rule that is there already, so that it is known as the same; left out, it is a new one.
	ID *string `json:"id,omitzero"`
	// What a person calls it.
	Description *string `json:"description,omitzero"`
	// False: it is kept, and never tried. Left out: true.
	Active *bool `json:"active,omitzero"`
	// All of them must hold; with none, the rule always applies.
	Conditions []FlowConditionInput `json:"conditions"`
	// What the rule decides, by the action. `select-payment-options`: the methods to show, in order. `route-transaction`: ids of payment services to try, in order; for cards also objects with `payment_service_id`, `instrument` (`pan` or `network_token`) and `transformations` (`force_mit`, `use_additional_scheme`); or an object with `order_by` (`cost` or `success_rate`), such a list as `attempts` (left out: all that take the payment) and, for `cost`, the `fees` to compare, in the form of `POST …/replays`, for `success_rate` `explore_percent`, the part of the payments that begin anywhere; or the `outcome` of a running experiment (`GET /experiments/{experiment_id}`), whose arms payments are dealt to. `skip-3ds`: `attempt`, `force`, `skip`, or an object with an `exemption` (`low_value`, `transaction_risk_analysis`, `trusted_beneficiary` or `merchant_initiated`). `decline-early`: true.
	Outcome any `json:"outcome"`
	// What a declined payment shows as `error_code`; `flow_decline` where it is null.
	ErrorCode *string `json:"error_code,omitzero"`
}

type FlowDraftUpdate struct {
	// What it is for.
	Description Opt[string] `json:"description,omitzero"`
	// Rules by what they decide; those of an action are replaced as a whole. What is left out stays.
	Actions Opt[[]FlowDraftActionRules] `json:"actions,omitzero"`
}

type FlowDrafts struct {
	// What was found, in the order that the operation tells.
	Items []FlowDraft `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type FlowEvaluate struct {
	// A payment that was decided already; this, or `payment`. It needs `transactions.read` as well.
	TransactionID *string `json:"transaction_id,omitzero"`
	// Of `transaction_id`: the payment services that took it when it was decided, or those that take it as they are set up now.
	PaymentServices *string `json:"payment_services,omitzero"`
	// A payment that is not there; this, or `transaction_id`.
	Payment *FlowPayment `json:"payment,omitzero"`
}

type FlowEvaluation struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Whose rules were asked.
	Flow FlowName `json:"flow"`
	// The version whose rules were asked; null for a draft.
	Version *int64 `json:"version"`
	// The draft whose rules were asked; null for a version.
	DraftID *string `json:"draft_id"`
	// The payment that was asked about, where it is one.
	TransactionID *string `json:"transaction_id"`
	// What the rules saw, by the names of conditions; the amount is text. What is not there is not known.
	Facts map[string]any `json:"facts"`
	// What each action of the flow says, in the order of asking.
	Actions []FlowActionEvaluated `json:"actions"`
	// What would be done.
	Outcome FlowEvaluationOutcome `json:"outcome"`
	// What nobody was asked, so that a real payment may be decided otherwise.
	Unknown []FlowFactUnknown `json:"unknown"`
}

type FlowEvaluationOutcome struct {
	// What it would be declined with before anything is sent; null: it would be tried.
	ErrorCode *string `json:"error_code"`
	// What would be tried, in order.
	Attempts []FlowAttemptEvaluated `json:"attempts"`
	// What a rule wants to try and cannot, and what comes last since it fails. Where nothing takes it: all.
	LeftOut []FlowServiceLeftOut `json:"left_out"`
	// What a rule says of 3-D Secure; null: the set-up of the payment service decides.
	ThreeDSecure *string `json:"three_d_secure"`
	// What the issuer would be asked for in the place of an authentication.
	Exemption *string `json:"exemption"`
	// In which of a hundred shares it falls; null: not known.
	Share *int64 `json:"share"`
	// Of the checkout flow: the ways to pay that would be shown, in order.
	PaymentOptions []string `json:"payment_options"`
}

type FlowFactUnknown struct {
	// The condition, or the part of the outcome, that it is about.
	Name string `json:"name"`
	// Why it is not known, and what would say it.
	Reason string `json:"reason"`
}

type FlowFee struct {
	// Who takes it.
	PaymentServiceID string `json:"payment_service_id"`
	// For payments in this currency; left out, in any. Needed where `fixed` is given. ISO 4217, upper case.
	Currency *string `json:"currency,omitzero"`
	// For cards of these schemes; left out, of any.
	CardSchemes []string `json:"card_schemes,omitzero"`
	// For cards of these types; left out, of any.
	CardTypes []string `json:"card_types,omitzero"`
	// For cards that were issued in these countries; left out, anywhere.
	CardCountries []string `json:"card_countries,omitzero"`
	// For each approved payment, in minor units of `currency`.
	Fixed *int64 `json:"fixed,omitzero"`
	// Of the amount, in hundredths of a percent.
	BasisPoints *int64 `json:"basis_points,omitzero"`
}

type FlowFeeInput struct {
	// Who takes it.
	PaymentServiceID string `json:"payment_service_id"`
	// For payments in this currency; left out, in any. Needed where `fixed` is given. ISO 4217, upper case.
	Currency *string `json:"currency,omitzero"`
	// For cards of these schemes; left out, of any.
	CardSchemes []string `json:"card_schemes,omitzero"`
	// For cards of these types; left out, of any.
	CardTypes []string `json:"card_types,omitzero"`
	// For cards that were issued in these countries; left out, anywhere.
	CardCountries []string `json:"card_countries,omitzero"`
	// For each approved payment, in minor units of `currency`.
	Fixed *int64 `json:"fixed,omitzero"`
	// Of the amount, in hundredths of a percent.
	BasisPoints *int64 `json:"basis_points,omitzero"`
}

type FlowName string

const (
	FlowNameCheckout            FlowName = "checkout"
	FlowNameCardTransaction     FlowName = "card-transaction"
	FlowNameNonCardTransaction  FlowName = "non-card-transaction"
	FlowNameRedirectTransaction FlowName = "redirect-transaction"
)

type FlowNameInput string

const (
	FlowNameInputCheckout            FlowNameInput = "checkout"
	FlowNameInputCardTransaction     FlowNameInput = "card-transaction"
	FlowNameInputNonCardTransaction  FlowNameInput = "non-card-transaction"
	FlowNameInputRedirectTransaction FlowNameInput = "redirect-transaction"
)

type FlowOutcome struct {
	// What kind of outcome it is: `payment-option`, `transaction-route`, `decline`, `three-d-secure`, `experiment`.
	Kind string `json:"kind"`
	// The values that it takes, with the payment service or the method that it is about.
	Options map[string]any `json:"options"`
}

type FlowOutcomes struct {
	// What was found, in the order that the operation tells.
	Items []FlowOutcome `json:"items"`
}

type FlowPayment struct {
	// What the payment method pays, without the part of gift cards, in minor units. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// ISO 4217, upper case.
	Currency string `json:"currency"`
	// Country of the buyer. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country,omitzero"`
	// What it is paid with; left out, what the card says, or the only method that the flow is about.
	PaymentMethod *PaymentMethodKindInput `json:"payment_method,omitzero"`
	// Of a bank account: `ach`, `sepa` …
	BankScheme *string `json:"bank_scheme,omitzero"`
	// What is known of the card, for `card-transaction`.
	Card *FlowPaymentCard `json:"card,omitzero"`
	// Whether the money is held first.
	Intent *TransactionIntentInput `json:"intent,omitzero"`
	// Where the payment comes from.
	PaymentSource *TransactionPaymentSourceInput `json:"payment_source,omitzero"`
	// Whether you start it, and not the buyer.
	MerchantInitiated *bool `json:"merchant_initiated,omitzero"`
	// Whether others came before it in its series.
	IsSubsequentPayment *bool `json:"is_subsequent_payment,omitzero"`
	// For example `en-GB`.
	BrowserLanguage *string `json:"browser_language,omitzero"`
	// As the transaction would have it.
	Metadata map[string]string `json:"metadata,omitzero"`
	// What rules may ask of what is bought.
	CartItems []FlowCartItem `json:"cart_items,omitzero"`
	// First digits of the gift cards beside it.
	GiftCardBins []string `json:"gift_card_bins,omitzero"`
	// What the anti-fraud service would say: it is not asked.
	AntiFraudDecision *string `json:"anti_fraud_decision,omitzero"`
	// The payment service that the request would name.
	PaymentServiceID *string `json:"payment_service_id,omitzero"`
	// In which of a hundred shares it falls, for `split_routing`: a real payment gets that by its id.
	Share *int64 `json:"share,omitzero"`
	// What the payments before it come to, for `velocity`: a real payment is counted with others.
	Velocity []FlowVelocity `json:"velocity,omitzero"`
}

type FlowPaymentCard struct {
	// First six to eight digits. What is left out below is what these digits tell.
	Bin *string `json:"bin,omitzero"`
	// The scheme that it is charged over.
	Scheme *string `json:"scheme,omitzero"`
	// The issuer's country. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country,omitzero"`
	// Whose money it is.
	CardType *string `json:"card_type,omitzero"`
	// The bank that gave it out.
	IssuerName *string `json:"issuer_name,omitzero"`
	// What the issuer calls this kind of card.
	ProductName *string `json:"product_name,omitzero"`
	// Where it comes from, as `card_source` has it.
	Source *string `json:"source,omitzero"`
}

type FlowReplay struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// Whose decisions were made again.
	Flow FlowName `json:"flow"`
	// `running` while a worker goes through the period; the counts grow meanwhile.
	Status string `json:"status"`
	// Payments from then on.
	From string `json:"from"`
	// Payments before then.
	To string `json:"to"`
	// How much of the period a worker has gone through, of a hundred.
	ProgressPercent int64 `json:"progress_percent"`
	// How many were made again so far.
	Decisions int64 `json:"decisions"`
	// How many came out as they are stored under their own version: all, or the report means nothing.
	Reproduced int64 `json:"reproduced"`
	// How many the rules send elsewhere, or refuse, or let pass.
	Changed int64 `json:"changed"`
	// How many begin where they began, and go on in another way: with another instrument, or other attempts after it.
	ChangedOtherwise int64 `json:"changed_otherwise"`
	// From where to where, the most frequent first.
	Moves []FlowReplayMove `json:"moves"`
	// What would become of 3-D Secure, where it differs. That it costs or saves approvals is not expected.
	ThreeDSecure []FlowReplayAuthentication `json:"three_d_secure"`
	// What is expected, by currency. First attempts only: what a second attempt saves is not counted.
	Approvals []FlowReplayApprovals `json:"approvals"`
	// What the past does not tell; left out of `approvals`, before and after.
	Unknown []FlowReplayUnknown `json:"unknown"`
	// Where the rules wanted to try a payment service that did not take the payment then, or was not there yet.
	Skipped []FlowReplaySkipped `json:"skipped"`
	// What the expectations are taken from.
	Samples []FlowReplaySample `json:"samples"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type FlowReplayApprovals struct {
	// Of these payments. ISO 4217, upper case.
	Currency string `json:"currency"`
	// Payments whose end is known, and can be expected under the rules. Those of `unknown` are not among them.
	Payments int64 `json:"payments"`
	// Of these: first attempts that were approved.
	Before int64 `json:"before"`
	// Of these: first attempts that the rules would have had approved. What stays where it was counts as it ended, and what the rules refuse as not approved.
	After FlowReplayExpectation `json:"after"`
	// What was taken of the approved ones, in minor units; null without `fees`.
	FeesBefore *int64 `json:"fees_before"`
	// What would have been taken, in minor units; null without `fees`.
	FeesAfter *FlowReplayExpectation `json:"fees_after"`
	// Payments that no fee fits: they are in neither sum. Null without `fees`.
	WithoutFee *FlowReplayWithoutFee `json:"without_fee"`
}

type FlowReplayAuthentication struct {
	// `attempt`, `force` or `skip`, an exemption, or `none` where no rule spoke.
	From string `json:"from"`
	// The same, as the rules have it.
	To string `json:"to"`
	// How many payments.
	Count int64 `json:"count"`
}

type FlowReplayCreate struct {
	// Payments from then on; left out, from thirty days before `to`.
	From *string `json:"from,omitzero"`
	// Payments before then; left out, now.
	To *string `json:"to,omitzero"`
	// What payment services take, for a comparison of costs; the first that fits a payment counts. Left out: the fees that rules of the draft compare.
	Fees []FlowFeeInput `json:"fees,omitzero"`
}

type FlowReplayExpectation struct {
	// What is most likely.
	Expected float64 `json:"expected"`
	// Nineteen times of twenty it is no less.
	Low float64 `json:"low"`
	// Nineteen times of twenty it is no more.
	High float64 `json:"high"`
}

type FlowReplayMove struct {
	// The payment service that was tried first, or the error code of a payment that was not tried.
	From string `json:"from"`
	// The same, as the rules have it.
	To string `json:"to"`
	// How many payments.
	Count int64 `json:"count"`
}

type FlowReplaySample struct {
	// Of these payments. ISO 4217, upper case.
	Currency string `json:"currency"`
	// The card's scheme, or the method of what is no card.
	Kind string `json:"kind"`
	// Where they went, or would go, first.
	PaymentServiceID string `json:"payment_service_id"`
	// First attempts whose end is known.
	Count int64 `json:"count"`
	// Those that were approved.
	Approved int64 `json:"approved"`
	// The share of them, from 0 to 1.
	Rate FlowReplayExpectation `json:"rate"`
}

type FlowReplaySkipped struct {
	// What the rules wanted to try.
	PaymentServiceID string `json:"payment_service_id"`
	// For how many payments.
	Count int64 `json:"count"`
}

type FlowReplayUnknown struct {
	// Of these payments. ISO 4217, upper case.
	Currency string `json:"currency"`
	// The card's scheme, or the method of what is no card.
	Kind string `json:"kind"`
	// Where they went, or would go, first.
	PaymentServiceID string `json:"payment_service_id"`
	// How many payments would go there.
	Count int64 `json:"count"`
	// How many of them were approved where they went.
	Approved int64 `json:"approved"`
	// How many like them have been there: fewer than thirty, which is no rate.
	Sample int64 `json:"sample"`
}

type FlowReplayWithoutFee struct {
	// Of the payments in `fees_before`.
	Before int64 `json:"before"`
	// Of the payments in `fees_after`.
	After int64 `json:"after"`
}

type FlowRestore struct {
	// What is to be remembered of it.
	Description *string `json:"description,omitzero"`
}

type FlowRule struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The flow that it belongs to.
	Flow FlowName `json:"flow"`
	// What it decides.
	Action FlowAction `json:"action"`
	// What a person calls it.
	Description *string `json:"description"`
	// Its place among the rules of its action, from 0. They are tried in this order, and the first that fits decides.
	Position int64 `json:"position"`
	// False: it is kept, and never tried.
	Active bool `json:"active"`
	// All of them must hold; with none, the rule always applies.
	Conditions []FlowCondition `json:"conditions"`
	// What the rule decides, by the action. `select-payment-options`: the methods to show, in order. `route-transaction`: ids of payment services to try, in order; for cards also objects with `payment_service_id`, `instrument` (`pan` or `network_token`) and `transformations` (`force_mit`, `use_additional_scheme`); or an object with `order_by` (`cost` or `success_rate`), such a list as `attempts` (left out: all that take the payment) and, for `cost`, the `fees` to compare, in the form of `POST …/replays`, for `success_rate` `explore_percent`, the part of the payments that begin anywhere; or the `outcome` of a running experiment (`GET /experiments/{experiment_id}`), whose arms payments are dealt to. `skip-3ds`: `attempt`, `force`, `skip`, or an object with an `exemption` (`low_value`, `transaction_risk_analysis`, `trusted_beneficiary` or `merchant_initiated`). `decline-early`: true.
	Outcome any `json:"outcome"`
	// What a declined payment shows as `error_code`; `flow_decline` where it is null.
	ErrorCode *string `json:"error_code"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type FlowRuleChange struct {
	// `moved`: only its place is another.
	Change string `json:"change"`
	// What the rule decides.
	Action FlowAction `json:"action"`
	// The rule that differs.
	RuleID string `json:"rule_id"`
	// The rule as it was; null where it was added.
	Before *FlowRule `json:"before"`
	// The rule as it is; null where it was removed.
	After *FlowRule `json:"after"`
}

type FlowRuleChecked struct {
	// What the rule decides.
	Action FlowAction `json:"action"`
	// A rule of the draft, or of the version.
	RuleID string `json:"rule_id"`
	// How many decisions of the period it made, in any version that had it.
	Matched30Days int64 `json:"matched_30_days"`
	// An earlier rule that applies whenever this one would: it is never reached. Proved from the conditions alone; null says that nothing was proved.
	CoveredBy *string `json:"covered_by"`
	// What a person should look at, a sentence each: a payment service that is not active, for example.
	Warnings []string `json:"warnings"`
}

type FlowRuleCreate struct {
	// What a person calls it.
	Description *string `json:"description,omitzero"`
	// Its place among the rules of its action, from 0; left out: last. The others move.
	Position *int64 `json:"position,omitzero"`
	// False: it is kept, and never tried. Left out: true.
	Active *bool `json:"active,omitzero"`
	// All of them must hold; with none, the rule always applies.
	Conditions []FlowConditionInput `json:"conditions"`
	// What the rule decides, by the action. `select-payment-options`: the methods to show, in order. `route-transaction`: ids of payment services to try, in order; for cards also objects with `payment_service_id`, `instrument` (`pan` or `network_token`) and `transformations` (`force_mit`, `use_additional_scheme`); or an object with `order_by` (`cost` or `success_rate`), such a list as `attempts` (left out: all that take the payment) and, for `cost`, the `fees` to compare, in the form of `POST …/replays`, for `success_rate` `explore_percent`, the part of the payments that begin anywhere; or the `outcome` of a running experiment (`GET /experiments/{experiment_id}`), whose arms payments are dealt to. `skip-3ds`: `attempt`, `force`, `skip`, or an object with an `exemption` (`low_value`, `transaction_risk_analysis`, `trusted_beneficiary` or `merchant_initiated`). `decline-early`: true.
	Outcome any `json:"outcome"`
	// What a declined payment shows as `error_code`; `flow_decline` where it is null.
	ErrorCode *string `json:"error_code,omitzero"`
}

type FlowRuleEvaluated struct {
	// A rule of the action that is active.
	RuleID string `json:"rule_id"`
	// Its place among all rules of its action, from 0.
	Position int64 `json:"position"`
	// What a person calls it.
	Description *string `json:"description"`
	// Whether all of its conditions hold.
	Matched bool `json:"matched"`
	// Whether it is the one that decided.
	Decided bool `json:"decided"`
	// Whether it was its turn: false for rules behind the one that decided.
	Reached bool `json:"reached"`
	// Why, in a sentence.
	Reason string `json:"reason"`
	// Each of its conditions, beside what the payment has.
	Conditions []FlowConditionSeen `json:"conditions"`
}

type FlowRuleOrder struct {
	// All rules of the action, each once, in the order in which they are to be tried.
	RuleIDS []string `json:"rule_ids"`
}

type FlowRuleUpdate struct {
	// What a person calls it.
	Description Opt[string] `json:"description,omitzero"`
	// Its new place among the rules of its action, from 0. The others move.
	Position Opt[int64] `json:"position,omitzero"`
	// False: it is kept, and never tried.
	Active Opt[bool] `json:"active,omitzero"`
	// All of them must hold; with none, the rule always applies.
	Conditions Opt[[]FlowConditionInput] `json:"conditions,omitzero"`
	// What the rule decides, by the action. `select-payment-options`: the methods to show, in order. `route-transaction`: ids of payment services to try, in order; for cards also objects with `payment_service_id`, `instrument` (`pan` or `network_token`) and `transformations` (`force_mit`, `use_additional_scheme`); or an object with `order_by` (`cost` or `success_rate`), such a list as `attempts` (left out: all that take the payment) and, for `cost`, the `fees` to compare, in the form of `POST …/replays`, for `success_rate` `explore_percent`, the part of the payments that begin anywhere; or the `outcome` of a running experiment (`GET /experiments/{experiment_id}`), whose arms payments are dealt to. `skip-3ds`: `attempt`, `force`, `skip`, or an object with an `exemption` (`low_value`, `transaction_risk_analysis`, `trusted_beneficiary` or `merchant_initiated`). `decline-early`: true.
	Outcome any `json:"outcome,omitzero"`
	// What a declined payment shows as `error_code`; `flow_decline` where it is null.
	ErrorCode Opt[string] `json:"error_code,omitzero"`
}

type FlowServiceLeftOut struct {
	// What is not tried.
	PaymentServiceID string `json:"payment_service_id"`
	// What a person calls it.
	DisplayName string `json:"display_name"`
	// Why not, in a sentence.
	Reason string `json:"reason"`
}

type FlowVelocity struct {
	// What is counted.
	Count string `json:"count"`
	// What the payments have in common.
	By string `json:"by"`
	// Of how long a time before.
	Within string `json:"within"`
	// What it comes to with this payment, of an amount in minor units of its currency.
	Value int64 `json:"value"`
}

type FlowVersion struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The flow that it is a version of.
	Flow FlowName `json:"flow"`
	// Versions are counted from 1; the highest one counts.
	Number int64 `json:"number"`
	// What made it. `experiment-ended`: a rule goes on with an arm of its experiment.
	Cause string `json:"cause"`
	// What a person wanted to be remembered of it; null for changes of single rules.
	Description *string `json:"description"`
	// How many rules it has.
	RuleCount int64 `json:"rule_count"`
	// The API key or the user that made it.
	Creator *Creator `json:"creator"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Its rules by what they decide, in the order of trying.
	Actions []FlowActionRules `json:"actions"`
}

type FlowVersionSummary struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The flow that it is a version of.
	Flow FlowName `json:"flow"`
	// Versions are counted from 1; the highest one counts.
	Number int64 `json:"number"`
	// What made it. `experiment-ended`: a rule goes on with an arm of its experiment.
	Cause string `json:"cause"`
	// What a person wanted to be remembered of it; null for changes of single rules.
	Description *string `json:"description"`
	// How many rules it has.
	RuleCount int64 `json:"rule_count"`
	// The API key or the user that made it.
	Creator *Creator `json:"creator"`
	// When it was made.
	CreatedAt string `json:"created_at"`
}

type FlowVersions struct {
	// What was found, in the order that the operation tells.
	Items []FlowVersionSummary `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type ForterAntiFraudOptions struct {
	// Whether there is something to send.
	DeliveryType *string `json:"delivery_type,omitzero"`
	// How it is sent.
	DeliveryMethod *string `json:"delivery_method,omitzero"`
	// Whether the buyer has no account of yours.
	IsGuestBuyer *bool `json:"is_guest_buyer,omitzero"`
	// More about each cart item, in the same order.
	CartItems []ForterAntiFraudOptionsCartItem `json:"cart_items,omitzero"`
	// What was taken off the order.
	TotalDiscount *ForterAntiFraudOptionsDiscount `json:"total_discount,omitzero"`
}

type ForterAntiFraudOptionsCartItem struct {
	// What kind of thing it is.
	BasicItemData *ForterAntiFraudOptionsCartItemBasicItemData `json:"basic_item_data,omitzero"`
	// How it gets to the buyer.
	DeliveryDetails *ForterAntiFraudOptionsCartItemDeliveryDetails `json:"delivery_details,omitzero"`
	// Who it is for.
	Beneficiaries []ForterAntiFraudOptionsCartItemBeneficiary `json:"beneficiaries,omitzero"`
}

type ForterAntiFraudOptionsCartItemBasicItemData struct {
	// Whether one can touch it.
	Type *string `json:"type,omitzero"`
}

type ForterAntiFraudOptionsCartItemBeneficiary struct {
	// Who it is.
	PersonalDetails ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails `json:"personal_details"`
	// Where they live.
	Address *ForterAntiFraudOptionsCartItemBeneficiaryAddress `json:"address,omitzero"`
	// How they are reached.
	Phone []ForterAntiFraudOptionsCartItemBeneficiaryPhone `json:"phone,omitzero"`
	// What was written with it.
	Comments *ForterAntiFraudOptionsCartItemBeneficiaryComments `json:"comments,omitzero"`
}

type ForterAntiFraudOptionsCartItemBeneficiaryAddress struct {
	// Where they live. ISO 3166-1 alpha-2, upper case.
	Country string `json:"country"`
	// Street and number.
	Address1 *string `json:"address1,omitzero"`
	// Second line of the address.
	Address2 *string `json:"address2,omitzero"`
	// Postal code.
	Zip *string `json:"zip,omitzero"`
	// State or province.
	Region *string `json:"region,omitzero"`
	// Where they work.
	Company *string `json:"company,omitzero"`
	// Where they live.
	City *string `json:"city,omitzero"`
}

type ForterAntiFraudOptionsCartItemBeneficiaryComments struct {
	// What the buyer wrote to you.
	UserCommentsToMerchant *string `json:"user_comments_to_merchant,omitzero"`
	// What the buyer wrote to who gets it.
	MessageToBeneficiary *string `json:"message_to_beneficiary,omitzero"`
	// What you wrote yourself.
	MerchantComments *string `json:"merchant_comments,omitzero"`
}

type ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails struct {
	// Given name of who it is for.
	FirstName *string `json:"first_name,omitzero"`
	// Family name of who it is for.
	LastName *string `json:"last_name,omitzero"`
	// How they are reached.
	Email *string `json:"email,omitzero"`
}

type ForterAntiFraudOptionsCartItemBeneficiaryPhone struct {
	// A number, with its country's code.
	Phone string `json:"phone"`
}

type ForterAntiFraudOptionsCartItemDeliveryDetails struct {
	// Whether there is something to send.
	DeliveryType *string `json:"delivery_type,omitzero"`
	// How it is sent.
	DeliveryMethod *string `json:"delivery_method,omitzero"`
}

type ForterAntiFraudOptionsDiscount struct {
	// The code that was typed.
	CouponCodeUsed string `json:"coupon_code_used"`
	// What it was given for.
	DiscountType string `json:"discount_type"`
	// How much was taken off.
	CouponDiscountAmount *ForterAntiFraudOptionsDiscountCouponDiscountAmount `json:"coupon_discount_amount,omitzero"`
	// How much was taken off, of a hundred.
	CouponDiscountPercent *string `json:"coupon_discount_percent,omitzero"`
}

type ForterAntiFraudOptionsDiscountCouponDiscountAmount struct {
	// In US dollars, as text.
	AmountUsd *string `json:"amount_usd,omitzero"`
	// In the currency named, as text.
	AmountLocalCurrency *string `json:"amount_local_currency,omitzero"`
	// Of the local amount. ISO 4217, upper case.
	Currency *string `json:"currency,omitzero"`
}

type FourEyesBound struct {
	// Of the amount that is moved. ISO 4217, upper case.
	Currency string `json:"currency"`
	// From this amount on a second person has to agree. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
}

type FraudListEffect string

const (
	FraudListEffectBlock FraudListEffect = "block"
	FraudListEffectAllow FraudListEffect = "allow"
)

type FraudListEffectInput string

const (
	FraudListEffectInputBlock FraudListEffectInput = "block"
	FraudListEffectInputAllow FraudListEffectInput = "allow"
)

type FraudListEntries struct {
	// What was found, in the order that the operation tells.
	Items []FraudListEntry `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type FraudListEntry struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// `block`: payments that it fits are declined. `allow`: they pass the list, whatever else is on it, and the conditions `velocity` of rules.
	Effect FraudListEffect `json:"effect"`
	// What it is about. `card`: a card or bank account, by its fingerprint; `card_bin`: the first six to eight digits; `buyer_id`, `buyer_external_identifier`; `email_address`; `email_domain`: with its subdomains; `ip_address`: an address or a network; `device`: an `anti_fraud_fingerprint`; `phone_number`.
	Kind FraudListKind `json:"kind"`
	// In the form in which it is compared: addresses in small letters, numbers without blanks.
	Value string `json:"value"`
	// A card's last four digits, where they are known; null for all else.
	Label *string `json:"label"`
	// Why, in a word.
	Reason *FraudListReason `json:"reason"`
	// What people should know about it.
	Note *string `json:"note"`
	// The transaction that it was taken from.
	TransactionID *string `json:"transaction_id"`
	// The person or API key that made it.
	CreatorName *string `json:"creator_name"`
	// From then on it counts no more; null: until it is deleted.
	ExpiresAt *string `json:"expires_at"`
	// When it was made.
	CreatedAt string `json:"created_at"`
}

type FraudListEntryCreate struct {
	// `block`: payments that it fits are declined. `allow`: they pass the list, whatever else is on it, and the conditions `velocity` of rules. The kind of such an entry is `card`, `buyer_id` or `ip_address` (public, a network of /24 or smaller, of IPv6 /56 or smaller), and it needs an end and the scope `flows.write` beside.
	Effect *FraudListEffectInput `json:"effect,omitzero"`
	// What it is about. `card`: a card or bank account, by its fingerprint; `card_bin`: the first six to eight digits; `buyer_id`, `buyer_external_identifier`; `email_address`; `email_domain`: with its subdomains; `ip_address`: an address or a network; `device`: an `anti_fraud_fingerprint`; `phone_number`.
	Kind FraudListKindInput `json:"kind"`
	// What of this kind is meant. One of `value`, `transaction_id`, `payment_method_id`, `number`.
	Value *string `json:"value,omitzero"`
	// Takes the value from this transaction, whatever the kind.
	TransactionID *string `json:"transaction_id,omitzero"`
	// Takes the card of this stored payment method. With the kind `card` alone.
	PaymentMethodID *string `json:"payment_method_id,omitzero"`
	// The card's number, with the kind `card` alone. 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered.
	Number *string `json:"number,omitzero"`
	// Why, in a word.
	Reason *FraudListReasonInput `json:"reason,omitzero"`
	// What people should know about it.
	Note *string `json:"note,omitzero"`
	// From when on it counts no more; left out, until it is deleted. One that allows needs it, at most 90 days ahead.
	ExpiresAt *string `json:"expires_at,omitzero"`
}

type FraudListKind string

const (
	FraudListKindCard                    FraudListKind = "card"
	FraudListKindCardBin                 FraudListKind = "card_bin"
	FraudListKindBuyerID                 FraudListKind = "buyer_id"
	FraudListKindBuyerExternalIdentifier FraudListKind = "buyer_external_identifier"
	FraudListKindEmailAddress            FraudListKind = "email_address"
	FraudListKindEmailDomain             FraudListKind = "email_domain"
	FraudListKindIPAddress               FraudListKind = "ip_address"
	FraudListKindDevice                  FraudListKind = "device"
	FraudListKindPhoneNumber             FraudListKind = "phone_number"
)

type FraudListKindInput string

const (
	FraudListKindInputCard                    FraudListKindInput = "card"
	FraudListKindInputCardBin                 FraudListKindInput = "card_bin"
	FraudListKindInputBuyerID                 FraudListKindInput = "buyer_id"
	FraudListKindInputBuyerExternalIdentifier FraudListKindInput = "buyer_external_identifier"
	FraudListKindInputEmailAddress            FraudListKindInput = "email_address"
	FraudListKindInputEmailDomain             FraudListKindInput = "email_domain"
	FraudListKindInputIPAddress               FraudListKindInput = "ip_address"
	FraudListKindInputDevice                  FraudListKindInput = "device"
	FraudListKindInputPhoneNumber             FraudListKindInput = "phone_number"
)

type FraudListReason string

const (
	FraudListReasonCardTesting FraudListReason = "card_testing"
	FraudListReasonChargeback  FraudListReason = "chargeback"
	FraudListReasonFraud       FraudListReason = "fraud"
	FraudListReasonAbuse       FraudListReason = "abuse"
	FraudListReasonOther       FraudListReason = "other"
)

type FraudListReasonInput string

const (
	FraudListReasonInputCardTesting FraudListReasonInput = "card_testing"
	FraudListReasonInputChargeback  FraudListReasonInput = "chargeback"
	FraudListReasonInputFraud       FraudListReasonInput = "fraud"
	FraudListReasonInputAbuse       FraudListReasonInput = "abuse"
	FraudListReasonInputOther       FraudListReasonInput = "other"
)

type GiftCard struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The provider it is used through.
	GiftCardService GiftCardService `json:"gift_card_service"`
	// First digits of the number.
	Bin string `json:"bin"`
	// The digits after those.
	SubBin string `json:"sub_bin"`
	// Last four digits of the number.
	Last4 string `json:"last4"`
	// When it stops being good; null where the provider tells no date.
	ExpirationDate *string `json:"expiration_date"`
	// Whose it is; null where it is nobody's.
	Buyer *Buyer `json:"buyer"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// When it last paid; null where it never did.
	LastUsedAt *string `json:"last_used_at"`
	// How often it paid.
	UsageCount int64 `json:"usage_count"`
	// When the buyer in person last paid with it; null where that never was.
	CitLastUsedAt *string `json:"cit_last_used_at"`
	// How often the buyer in person paid with it.
	CitUsageCount int64 `json:"cit_usage_count"`
}

type GiftCardActivationCreate struct {
	// 16 to 19 digits; goes into the vault before anything parses the body.
	Number Secret `json:"number"`
	// PIN of the card; never answered.
	Pin *Secret `json:"pin,omitzero"`
	// What is loaded; left out, what the provider has for this card. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount,omitzero"`
	// Currency of that amount. ISO 4217, upper case.
	Currency *string `json:"currency,omitzero"`
	// Your own identifier of the activation.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// True stores the card as well.
	Store *bool `json:"store,omitzero"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
}

type GiftCardBalanceRequest struct {
	// The cards to ask about.
	Items []OneOf `json:"items"`
}

type GiftCardCreate struct {
	// 16 to 19 digits; goes into the vault before anything parses the body, and is never answered.
	Number Secret `json:"number"`
	// PIN of the card; never answered.
	Pin Secret `json:"pin"`
	// The buyer it is stored for; nobody's where neither this nor the external identifier is given.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
}

type GiftCardErrorCode string

const (
	GiftCardErrorCodeInvalidGiftCard             GiftCardErrorCode = "invalid_gift_card"
	GiftCardErrorCodeExpiredCard                 GiftCardErrorCode = "expired_card"
	GiftCardErrorCodeInactiveCard                GiftCardErrorCode = "inactive_card"
	GiftCardErrorCodeInvalidServiceCredentials   GiftCardErrorCode = "invalid_service_credentials"
	GiftCardErrorCodeInvalidAmount               GiftCardErrorCode = "invalid_amount"
	GiftCardErrorCodeIncorrectCurrency           GiftCardErrorCode = "incorrect_currency"
	GiftCardErrorCodeInsufficientFunds           GiftCardErrorCode = "insufficient_funds"
	GiftCardErrorCodeInvalidServiceConfiguration GiftCardErrorCode = "invalid_service_configuration"
	GiftCardErrorCodeOperationCanceled           GiftCardErrorCode = "operation_canceled"
	GiftCardErrorCodeServiceError                GiftCardErrorCode = "service_error"
	GiftCardErrorCodeServiceNetworkError         GiftCardErrorCode = "service_network_error"
	GiftCardErrorCodeUnknownError                GiftCardErrorCode = "unknown_error"
	GiftCardErrorCodeMaxGiftCardsReached         GiftCardErrorCode = "max_gift_cards_reached"
	GiftCardErrorCodeSuspectedFraud              GiftCardErrorCode = "suspected_fraud"
	GiftCardErrorCodeCanceledPaymentMethod       GiftCardErrorCode = "canceled_payment_method"
	GiftCardErrorCodeDuplicateTransaction        GiftCardErrorCode = "duplicate_transaction"
	GiftCardErrorCodeUnexpectedState             GiftCardErrorCode = "unexpected_state"
)

type GiftCardIssuance struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The provider that made it.
	GiftCardService GiftCardService `json:"gift_card_service"`
	// The provider's own id of it.
	GiftCardServicePaymentIssuanceID string `json:"gift_card_service_payment_issuance_id"`
	// Where the card shows itself: send it to who gets the card.
	URL string `json:"url"`
	// What the card is worth. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Currency of that amount. ISO 4217, upper case.
	Currency string `json:"currency"`
	// Your own identifier of the issuance; null where none was given.
	ExternalIdentifier *string `json:"external_identifier"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type GiftCardIssuanceCreate struct {
	// Which of the provider's designs.
	Theme string `json:"theme"`
	// What the card is to be worth. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Currency of that amount. ISO 4217, upper case.
	Currency string `json:"currency"`
	// Your own identifier of the issuance.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
}

type GiftCardRedemption struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// A refund to this card names it as `target_id`.
	ID string `json:"id"`
	// What happened to this card's part.
	Status GiftCardRedemptionStatus `json:"status"`
	// This card's part of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// What was given back to this card. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	RefundedAmount int64 `json:"refunded_amount"`
	// The provider's own id of the redemption; null until it gave one.
	GiftCardServiceRedemptionID *string `json:"gift_card_service_redemption_id"`
	// Why the card did not pay; null where it did.
	ErrorCode *GiftCardErrorCode `json:"error_code"`
	// The provider's own code; null where it gave none.
	RawErrorCode *string `json:"raw_error_code"`
	// The provider's own words; null where it gave none.
	RawErrorMessage *string `json:"raw_error_message"`
	// The card that paid.
	GiftCard TransactionGiftCard `json:"gift_card"`
}

// `skipped`: never asked for, since the payment had failed before.
type GiftCardRedemptionStatus string

const (
	GiftCardRedemptionStatusCreated   GiftCardRedemptionStatus = "created"
	GiftCardRedemptionStatusSucceeded GiftCardRedemptionStatus = "succeeded"
	GiftCardRedemptionStatusFailed    GiftCardRedemptionStatus = "failed"
	GiftCardRedemptionStatusSkipped   GiftCardRedemptionStatus = "skipped"
)

type GiftCardRequest struct {
	// 16 to 19 digits; goes into the vault before anything parses the body, and is never answered.
	Number Secret `json:"number"`
	// PIN of the card; never answered.
	Pin Secret `json:"pin"`
}

type GiftCardService struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The payment service for gift cards that was used.
	ID string `json:"id"`
	// The provider's connector.
	GiftCardServiceDefinitionID GiftCardServiceProvider `json:"gift_card_service_definition_id"`
	// A name for people to read.
	DisplayName string `json:"display_name"`
}

type GiftCardServiceCreate struct {
	// The connector to set up.
	GiftCardServiceDefinitionID string `json:"gift_card_service_definition_id"`
	// What you call it.
	DisplayName string `json:"display_name"`
	// Whether gift cards are taken; one service of a merchant account may be active.
	Active *bool `json:"active,omitzero"`
	// Settings of the connector by their keys, which its definition lists.
	Fields []FieldValueInput `json:"fields"`
}

type GiftCardServiceDefinition struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The connector's name, for example `mock-gift-card`.
	ID string `json:"id"`
	// What the provider is called.
	DisplayName string `json:"display_name"`
	// The settings that it takes.
	Fields []DefinitionField `json:"fields"`
	// A picture of it; null where there is none.
	IconURL *string `json:"icon_url"`
}

type GiftCardServiceDefinitions struct {
	// What was found, in the order that the operation tells.
	Items []GiftCardServiceDefinition `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type GiftCardServiceDetails struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The connector that is set up.
	GiftCardServiceDefinitionID string `json:"gift_card_service_definition_id"`
	// What you call it.
	DisplayName string `json:"display_name"`
	// Whether gift cards are taken; one service of a merchant account may be active.
	Active bool `json:"active"`
	// Whether it can be used.
	Status GiftCardServiceStatus `json:"status"`
	// Settings that are not secret.
	Fields []FieldValue `json:"fields"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type GiftCardServiceProvider string

const (
	GiftCardServiceProviderMockGiftCard       GiftCardServiceProvider = "mock-gift-card"
	GiftCardServiceProviderQwikcilverGiftCard GiftCardServiceProvider = "qwikcilver-gift-card"
	GiftCardServiceProviderValuelinkGiftCard  GiftCardServiceProvider = "valuelink-gift-card"
)

type GiftCardServiceStatus string

const (
	GiftCardServiceStatusPending GiftCardServiceStatus = "pending"
	GiftCardServiceStatusCreated GiftCardServiceStatus = "created"
	GiftCardServiceStatusFailed  GiftCardServiceStatus = "failed"
)

type GiftCardServiceUpdate struct {
	// What you call it.
	DisplayName Opt[string] `json:"display_name,omitzero"`
	// Whether gift cards are taken; one service of a merchant account may be active.
	Active Opt[bool] `json:"active,omitzero"`
	// Those that change; the others stay.
	Fields Opt[[]VoidableField] `json:"fields,omitzero"`
}

type GiftCardServiceVerify struct {
	// The connector whose credentials these are.
	GiftCardServiceDefinitionID string `json:"gift_card_service_definition_id"`
	// A stored one, whose settings fill in what `fields` leaves out.
	GiftCardServiceID *string `json:"gift_card_service_id,omitzero"`
	// Settings of the connector by their keys, which its definition lists.
	Fields []FieldValueInput `json:"fields"`
}

type GiftCardServices struct {
	// What was found, in the order that the operation tells.
	Items []GiftCardServiceDetails `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type GiftCardStoredRequest struct {
	// A stored gift card.
	ID string `json:"id"`
}

type GiftCardSummaries struct {
	// What was found, in the order that the operation tells.
	Items []GiftCardSummary `json:"items"`
}

type GiftCardSummary struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Null for a card that was given by its number.
	ID *string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// First digits of the number.
	Bin string `json:"bin"`
	// The digits after those.
	SubBin string `json:"sub_bin"`
	// Last four digits of the number.
	Last4 string `json:"last4"`
	// Currency of the balance; null where it is not known. ISO 4217, upper case.
	Currency *string `json:"currency"`
	// When it stops being good; null where the provider tells no date.
	ExpirationDate *string `json:"expiration_date"`
	// What is left on it, in minor units; null where the provider did not say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Balance *int64 `json:"balance"`
	// Why there is no balance; null where there is one.
	BalanceErrorCode *GiftCardErrorCode `json:"balance_error_code"`
	// The provider's own code; null where it gave none.
	BalanceRawErrorCode *string `json:"balance_raw_error_code"`
	// The provider's own words; null where it gave none.
	BalanceRawErrorMessage *string `json:"balance_raw_error_message"`
	// When it last paid; null where it never did.
	LastUsedAt *string `json:"last_used_at"`
	// How often it paid.
	UsageCount int64 `json:"usage_count"`
	// When the buyer in person last paid with it; null where that never was.
	CitLastUsedAt *string `json:"cit_last_used_at"`
	// How often the buyer in person paid with it.
	CitUsageCount int64 `json:"cit_usage_count"`
}

type GiftCardTokenTransactionCreate struct {
	// A stored gift card.
	ID string `json:"id"`
	// This card's part of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
}

type GiftCardTransactionCreate struct {
	// 16 to 19 digits; goes into the vault before anything parses the body, and is never answered.
	Number Secret `json:"number"`
	// PIN of the card; never answered.
	Pin Secret `json:"pin"`
	// This card's part of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
}

type GiftCardWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type GiftCards struct {
	// What was found, in the order that the operation tells.
	Items []GiftCard `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type GivingBlockOptions struct {
	// What the page offers first.
	DefaultCryptocurrency *string `json:"defaultCryptocurrency,omitzero"`
}

type GoCardlessOptions struct {
	// What the debit is for.
	PurposeCode *string `json:"purpose_code,omitzero"`
}

type GooglePayAssuranceDetails struct {
	// Whether Google has verified that the buyer holds the card.
	AccountVerified *bool `json:"account_verified,omitzero"`
	// Whether Google has authenticated the buyer for this payment.
	CardHolderAuthenticated *bool `json:"card_holder_authenticated,omitzero"`
}

type GooglePayFpanPaymentMethodCreate struct {
	// Last month in which the card is good. `MM/YY`.
	ExpirationDate string `json:"expiration_date"`
	// 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered.
	Number Secret `json:"number"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the payment method, where it is stored.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// How the account behind it is funded; the BIN table where it is left out.
	CardType *CardTypeInput `json:"card_type,omitzero"`
	// A card that Google Pay gave and you decrypted.
	Method string `json:"method"`
	// Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.
	RedirectURL *string `json:"redirect_url,omitzero"`
	// Only null: wallets give none.
	SecurityCode any `json:"security_code,omitzero"`
}

type GooglePayPaymentMethodCreate struct {
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Name on the card, as the wallet gives it; processors are told the name of the buyer.
	CardholderName *string `json:"cardholder_name,omitzero"`
	// Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.
	RedirectURL *string `json:"redirect_url,omitzero"`
	// Last four digits of the card, as the wallet shows them; they become the label.
	CardSuffix *string `json:"card_suffix,omitzero"`
	// Scheme as the wallet names it.
	CardScheme *string `json:"card_scheme,omitzero"`
	// How the account behind it is funded, as the wallet names it.
	CardType *string `json:"card_type,omitzero"`
	// A card that the wallet gives: Google Pay.
	Method string `json:"method"`
	// What the wallet gave, as text or object; opened in the vault, never answered, and good once.
	Token OneOf `json:"token"`
	// What Google Pay says it has checked.
	AssuranceDetails *GooglePayAssuranceDetails `json:"assurance_details,omitzero"`
}

type GooglePayPaymentOptionContext struct {
	// What the wallet shows the buyer.
	MerchantName string `json:"merchant_name"`
	// Card schemes to ask the wallet for.
	SupportedSchemes []string `json:"supported_schemes"`
	// Goes into Google Pay's tokenization parameters.
	Gateway string `json:"gateway"`
	// Goes into Google Pay's tokenization parameters.
	GatewayMerchantID string `json:"gateway_merchant_id"`
}

type GooglePaySession struct {
	// Goes into Google Pay's tokenization parameters.
	GatewayMerchantID string `json:"gateway_merchant_id"`
	// JWT over the origin, for Google Pay's merchant info.
	Token string `json:"token"`
}

type GooglePaySessionRequest struct {
	// Domain of the page that shows the button.
	OriginDomain string `json:"origin_domain"`
}

type GuestBuyer struct {
	// A name for people to read.
	DisplayName *string `json:"display_name,omitzero"`
	// Your own identifier of the buyer, for this payment alone. It makes the guest nobody else: where a front end sends it, a stored buyer may have the same.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// Name, address and e-mail of who pays.
	BillingDetails *BillingDetails `json:"billing_details,omitzero"`
	// Number of the buyer's account at the merchant.
	AccountNumber *string `json:"account_number,omitzero"`
	// Where the goods go.
	ShippingDetails *ShippingDetailsCreate `json:"shipping_details,omitzero"`
}

type GuestBuyerInput struct {
	// A name for people to read.
	DisplayName *string `json:"display_name,omitzero"`
	// Your own identifier of the buyer, for this payment alone. It makes the guest nobody else: where a front end sends it, a stored buyer may have the same.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// Name, address and e-mail of who pays.
	BillingDetails *BillingDetailsInput `json:"billing_details,omitzero"`
	// Number of the buyer's account at the merchant.
	AccountNumber *string `json:"account_number,omitzero"`
	// Where the goods go.
	ShippingDetails *ShippingDetailsCreateInput `json:"shipping_details,omitzero"`
}

type IncrementalAuthorizationStatus string

const (
	IncrementalAuthorizationStatusSucceeded IncrementalAuthorizationStatus = "succeeded"
	IncrementalAuthorizationStatusFailed    IncrementalAuthorizationStatus = "failed"
)

// What the processor was sent: `pan` is a card number, `…_token` something stored there.
type InstrumentType string

const (
	InstrumentTypePan           InstrumentType = "pan"
	InstrumentTypeCardToken     InstrumentType = "card_token"
	InstrumentTypeRedirect      InstrumentType = "redirect"
	InstrumentTypeRedirectToken InstrumentType = "redirect_token"
	InstrumentTypeGooglepay     InstrumentType = "googlepay"
	InstrumentTypeApplepay      InstrumentType = "applepay"
	InstrumentTypeNetworkToken  InstrumentType = "network_token"
	InstrumentTypePlaid         InstrumentType = "plaid"
	InstrumentTypeBank          InstrumentType = "bank"
)

type IntegrationClient string

const (
	IntegrationClientRedirect IntegrationClient = "redirect"
	IntegrationClientWeb      IntegrationClient = "web"
	IntegrationClientAndroid  IntegrationClient = "android"
	IntegrationClientIos      IntegrationClient = "ios"
)

type IntegrationClientInput string

const (
	IntegrationClientInputRedirect IntegrationClientInput = "redirect"
	IntegrationClientInputWeb      IntegrationClientInput = "web"
	IntegrationClientInputAndroid  IntegrationClientInput = "android"
	IntegrationClientInputIos      IntegrationClientInput = "ios"
)

type KlarnaOptions struct {
	// What the buyer subscribes to.
	Subscription *KlarnaSubscriptionOptions `json:"subscription,omitzero"`
	// Whether only a token for later is made, and nothing charged.
	TokenOnlyMode *bool `json:"token_only_mode,omitzero"`
	// What Klarna's script gave the page.
	AuthorizationToken *string `json:"authorization_token,omitzero"`
}

type KlarnaSubscriptionOptions struct {
	// What it is called.
	Name string `json:"name"`
	// What the count counts.
	Interval string `json:"interval"`
	// After how many of those it is charged.
	IntervalCount int64 `json:"interval_count"`
	// Your own reference of it.
	Reference string `json:"reference"`
}

type Language string

const (
	LanguageEn Language = "en"
	LanguageEs Language = "es"
	LanguagePt Language = "pt"
	LanguageFr Language = "fr"
	LanguageDe Language = "de"
	LanguageAr Language = "ar"
)

type LanguageInput string

const (
	LanguageInputEn LanguageInput = "en"
	LanguageInputEs LanguageInput = "es"
	LanguageInputPt LanguageInput = "pt"
	LanguageInputFr LanguageInput = "fr"
	LanguageInputDe LanguageInput = "de"
	LanguageInputAr LanguageInput = "ar"
)

type LatitudeOptions struct {
	// Which of your plans at Latitude.
	PromotionReference *string `json:"promotion_reference,omitzero"`
}

// An account of the ledger; each merchant account has one of each in each currency.
type LedgerAccount string

const (
	LedgerAccountAuthorized          LedgerAccount = "authorized"
	LedgerAccountIssuer              LedgerAccount = "issuer"
	LedgerAccountHoldUsed            LedgerAccount = "hold_used"
	LedgerAccountHoldReleased        LedgerAccount = "hold_released"
	LedgerAccountVoided              LedgerAccount = "voided"
	LedgerAccountProcessorReceivable LedgerAccount = "processor_receivable"
	LedgerAccountCaptured            LedgerAccount = "captured"
	LedgerAccountRefunded            LedgerAccount = "refunded"
	LedgerAccountReturned            LedgerAccount = "returned"
	LedgerAccountGiftCardReceivable  LedgerAccount = "gift_card_receivable"
	LedgerAccountGiftCardRedeemed    LedgerAccount = "gift_card_redeemed"
	LedgerAccountGiftCardReturned    LedgerAccount = "gift_card_returned"
	LedgerAccountSettled             LedgerAccount = "settled"
	LedgerAccountFees                LedgerAccount = "fees"
	LedgerAccountChargedBack         LedgerAccount = "charged_back"
	LedgerAccountPaidOut             LedgerAccount = "paid_out"
	LedgerAccountDeducted            LedgerAccount = "deducted"
)

// What happened to the money.
type LedgerMovement string

const (
	LedgerMovementAuthorize         LedgerMovement = "authorize"
	LedgerMovementCapture           LedgerMovement = "capture"
	LedgerMovementUseHold           LedgerMovement = "use_hold"
	LedgerMovementReleaseHold       LedgerMovement = "release_hold"
	LedgerMovementVoid              LedgerMovement = "void"
	LedgerMovementRefund            LedgerMovement = "refund"
	LedgerMovementReturn            LedgerMovement = "return"
	LedgerMovementRedeem            LedgerMovement = "redeem"
	LedgerMovementReturnRedemption  LedgerMovement = "return_redemption"
	LedgerMovementSettle            LedgerMovement = "settle"
	LedgerMovementSettleRefund      LedgerMovement = "settle_refund"
	LedgerMovementChargeFee         LedgerMovement = "charge_fee"
	LedgerMovementChargeBack        LedgerMovement = "charge_back"
	LedgerMovementReverseChargeback LedgerMovement = "reverse_chargeback"
	LedgerMovementPayOut            LedgerMovement = "pay_out"
	LedgerMovementReturnPayout      LedgerMovement = "return_payout"
	LedgerMovementCorrect           LedgerMovement = "correct"
)

type LimitedAct string

const (
	LimitedActCapture LimitedAct = "capture"
	LimitedActPayout  LimitedAct = "payout"
	LimitedActRefund  LimitedAct = "refund"
)

type LimitedActInput string

const (
	LimitedActInputCapture LimitedActInput = "capture"
	LimitedActInputPayout  LimitedActInput = "payout"
	LimitedActInputRefund  LimitedActInput = "refund"
)

type ListAmount struct {
	// Currency of these rows. ISO 4217, upper case.
	Currency string `json:"currency"`
	// How many there are.
	Count int64 `json:"count"`
	// What they add up to. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
}

type ListTotals struct {
	// Rows that fit the filters.
	Count int64 `json:"count"`
	// True where the list has more than 10,000 rows before it is filtered: the first of these are counted.
	IsCapped bool `json:"is_capped"`
	// By currency.
	Amounts []ListAmount `json:"amounts"`
}

type Look string

const (
	LookLight Look = "light"
	LookDark  Look = "dark"
)

type LookInput string

const (
	LookInputLight LookInput = "light"
	LookInputDark  LookInput = "dark"
)

type MattildaTapiOptions struct {
	// Until when it can be paid.
	PaymentMethodExpiresAt *string `json:"payment_method_expires_at,omitzero"`
}

type Me struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Whether a person or an API key calls.
	Caller CallerType `json:"caller"`
	// Id of the user or of the API key.
	ID string `json:"id"`
	// What they are called.
	DisplayName string `json:"display_name"`
	// Of a person; null for a key.
	EmailAddress *string `json:"email_address"`
	// Where the person is logged in; null for a key.
	Session *MeSession `json:"session"`
	// How a person wants to see the dashboard; empty for a key.
	Preferences Preferences `json:"preferences"`
	// What the caller may do, and where.
	Access []MeAccess `json:"access"`
	// The merchant accounts that the caller may act for, by name; the first thousand.
	MerchantAccounts []MeMerchantAccount `json:"merchant_accounts"`
}

type MeAccess struct {
	// Where; null: in every merchant account.
	MerchantAccountID *string `json:"merchant_account_id"`
	// The slug of the role that allows it; null for what a token of a key allows.
	Role *string `json:"role"`
	// What is allowed there. `*.read` and `*.write` stand for every resource.
	Permissions []string `json:"permissions"`
	// Acts that the role would allow, and that are ticked off: `capture`, `refund`, `review` and `void`.
	Withheld []string `json:"withheld"`
	// How much the role may move. As soon as an act has a limit, it is not allowed in other currencies.
	Limits []RoleLimit `json:"limits"`
}

type MeMerchantAccount struct {
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// What people call it.
	DisplayName string `json:"display_name"`
}

type MeSession struct {
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// How the person logged in.
	Way WayIn `json:"way"`
	// When they did.
	CreatedAt string `json:"created_at"`
	// When it ends, whatever they do.
	ExpiresAt string `json:"expires_at"`
	// After how many minutes without a call it ends before.
	IdleMinutes int64 `json:"idle_minutes"`
}

type MeUpdate struct {
	// What people call you from now on.
	DisplayName Opt[string] `json:"display_name,omitzero"`
	// All of them, as they are from now on.
	Preferences Opt[PreferencesInput] `json:"preferences,omitzero"`
}

type MercadoPagoCardOptions struct {
	// Such as debvisa, where a card can be more than one; else Mercado Pago sees it in the number.
	PaymentMethodID *string `json:"payment_method_id,omitzero"`
	// Of the bank, where installments are of one bank only.
	IssuerID *string `json:"issuer_id,omitzero"`
	// True declines what would be looked through by a person.
	BinaryMode *bool `json:"binary_mode,omitzero"`
}

type MercadoPagoOfflineOptions struct {
	// How long the buyer has.
	ExpiresInMinutes *int64 `json:"expires_in_minutes,omitzero"`
}

type MerchantAccount struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Chosen at creation: letters, digits and hyphens; the header `x-merchant-account-id` names it.
	ID string `json:"id"`
	// A name for people to read.
	DisplayName string `json:"display_name"`
	// Taken and not kept: always null.
	LoonClientKey *string `json:"loon_client_key"`
	// Taken and not kept: always null.
	LoonSecretKey *Secret `json:"loon_secret_key"`
	// As given; nothing here depends on it. Null where it was not.
	LoonAcceptedSchemes []CardScheme `json:"loon_accepted_schemes"`
	// As given; nothing here depends on it. Null where it was not.
	LoonMerchantAccountID *string `json:"loon_merchant_account_id"`
	// Taken and not kept: always null.
	AccountUpdaterRequestEncryptionKey *string `json:"account_updater_request_encryption_key"`
	// As given; nothing here depends on it. Null where it was not.
	AccountUpdaterRequestEncryptionKeyID *string `json:"account_updater_request_encryption_key_id"`
	// Taken and not kept: always null.
	AccountUpdaterResponseDecryptionKey *Secret `json:"account_updater_response_decryption_key"`
	// As given; nothing here depends on it. Null where it was not.
	AccountUpdaterResponseDecryptionKeyID *string `json:"account_updater_response_decryption_key_id"`
	// As given; stored cards can be asked about either way.
	AccountUpdaterEnabled bool `json:"account_updater_enabled"`
	// How far captures may go beyond the authorization; the smaller of both limits counts, null is no limit of this kind, and neither is none at all. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	OverCaptureAmount *int64 `json:"over_capture_amount"`
	// The same in percent of the authorized amount.
	OverCapturePercentage *int64 `json:"over_capture_percentage"`
	// As given; token services of this release do not ask for it. Null where it was not.
	VisaNetworkTokensRequestorID *string `json:"visa_network_tokens_requestor_id"`
	// As given; token services of this release do not ask for it. Null where it was not.
	VisaNetworkTokensAppID *string `json:"visa_network_tokens_app_id"`
	// As given; token services of this release do not ask for it. Null where it was not.
	AmexNetworkTokensRequestorID *string `json:"amex_network_tokens_requestor_id"`
	// As given; token services of this release do not ask for it. Null where it was not.
	AmexNetworkTokensAppID *string `json:"amex_network_tokens_app_id"`
	// As given; token services of this release do not ask for it. Null where it was not.
	MastercardNetworkTokensRequestorID *string `json:"mastercard_network_tokens_requestor_id"`
	// As given; token services of this release do not ask for it. Null where it was not.
	MastercardNetworkTokensAppID *string `json:"mastercard_network_tokens_app_id"`
	// As given; token services of this release do not ask for it. Null where it was not.
	DiscoverNetworkTokensRequestorID *string `json:"discover_network_tokens_requestor_id"`
	// As given; token services of this release do not ask for it. Null where it was not.
	DiscoverNetworkTokensAppID *string `json:"discover_network_tokens_app_id"`
	// True makes network tokens by a worker, so that no payment waits for one.
	AsyncNetworkTokensEnabled bool `json:"async_network_tokens_enabled"`
	// Schemes of your own apps (`myshop` for `myshop://paid`) that a `redirect_url` may have beside `http` and `https`.
	RedirectURLSchemes []string `json:"redirect_url_schemes,omitzero"`
	// Origins of your pages (`https://shop.example`) that may show frames of Secure Fields; none: any in the sandbox, and no page in production.
	FrontEndOrigins []string `json:"front_end_origins,omitzero"`
	// Colour of buttons on pages that buyers see, as `#rrggbb`; null is our own.
	BrandColor *string `json:"brand_color,omitzero"`
	// Picture at the top of pages that buyers see: https, or a picture as `data:`; null shows the name alone.
	BrandLogoURL *string `json:"brand_logo_url,omitzero"`
	// Your shop: where a page leads back to that knows no better address; null leads nowhere.
	ShopURL *string `json:"shop_url,omitzero"`
	// Receipts by e-mail: when and how they are sent; null sends those that payments ask for, as they are.
	Receipts *MerchantAccountReceipts `json:"receipts,omitzero"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type MerchantAccountCreate struct {
	// Kept as given; stored cards can be asked about either way.
	AccountUpdaterEnabled *bool `json:"account_updater_enabled,omitzero"`
	// Schemes of your own apps (`myshop` for `myshop://paid`) that a `redirect_url` may have beside `http` and `https`.
	RedirectURLSchemes []string `json:"redirect_url_schemes,omitzero"`
	// Origins of your pages (`https://shop.example`) that may show frames of Secure Fields; none: any in the sandbox, and no page in production.
	FrontEndOrigins []string `json:"front_end_origins,omitzero"`
	// Colour of buttons on pages that buyers see, as `#rrggbb`; null is our own.
	BrandColor *string `json:"brand_color,omitzero"`
	// Picture at the top of pages that buyers see: https, or a picture as `data:`; null shows the name alone.
	BrandLogoURL *string `json:"brand_logo_url,omitzero"`
	// Your shop: where a page leads back to that knows no better address; null leads nowhere.
	ShopURL *string `json:"shop_url,omitzero"`
	// Receipts by e-mail: when and how they are sent; null sends those that payments ask for, as they are.
	Receipts *MerchantAccountReceiptsCreate `json:"receipts,omitzero"`
	// Taken as the published API has it, and not kept: nothing here depends on it.
	AccountUpdaterRequestEncryptionKey *string `json:"account_updater_request_encryption_key,omitzero"`
	// Kept as given; nothing here depends on it.
	AccountUpdaterRequestEncryptionKeyID *string `json:"account_updater_request_encryption_key_id,omitzero"`
	// Taken as the published API has it, and not kept: nothing here depends on it.
	AccountUpdaterResponseDecryptionKey *Secret `json:"account_updater_response_decryption_key,omitzero"`
	// Kept as given; nothing here depends on it.
	AccountUpdaterResponseDecryptionKeyID *string `json:"account_updater_response_decryption_key_id,omitzero"`
	// How far captures may go beyond the authorization; the smaller of both limits counts, null is no limit of this kind, and neither is none at all. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	OverCaptureAmount *int64 `json:"over_capture_amount,omitzero"`
	// The same in percent of the authorized amount.
	OverCapturePercentage *int64 `json:"over_capture_percentage,omitzero"`
	// Taken as the published API has it, and not kept: nothing here depends on it.
	LoonClientKey *string `json:"loon_client_key,omitzero"`
	// Taken as the published API has it, and not kept: nothing here depends on it.
	LoonSecretKey *Secret `json:"loon_secret_key,omitzero"`
	// Kept as given; nothing here depends on it.
	LoonAcceptedSchemes []CardSchemeInput `json:"loon_accepted_schemes,omitzero"`
	// Kept as given; nothing here depends on it.
	LoonMerchantAccountID *string `json:"loon_merchant_account_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	VisaNetworkTokensRequestorID *string `json:"visa_network_tokens_requestor_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	VisaNetworkTokensAppID *string `json:"visa_network_tokens_app_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	AmexNetworkTokensRequestorID *string `json:"amex_network_tokens_requestor_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	AmexNetworkTokensAppID *string `json:"amex_network_tokens_app_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	MastercardNetworkTokensRequestorID *string `json:"mastercard_network_tokens_requestor_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	MastercardNetworkTokensAppID *string `json:"mastercard_network_tokens_app_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	DiscoverNetworkTokensRequestorID *string `json:"discover_network_tokens_requestor_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	DiscoverNetworkTokensAppID *string `json:"discover_network_tokens_app_id,omitzero"`
	// True makes network tokens by a worker, so that no payment waits for one.
	AsyncNetworkTokensEnabled *bool `json:"async_network_tokens_enabled,omitzero"`
	// Letters, digits and hyphens; it never changes.
	ID string `json:"id"`
	// A name for people to read.
	DisplayName string `json:"display_name"`
}

type MerchantAccountReceipts struct {
	// True sends a receipt of every capture and refund to each buyer whose e-mail address is known. False sends those that a payment asks for by `receipt_email`.
	Automatic bool `json:"automatic"`
	// Whose name stands at the sender's address; null: the display name.
	SenderName *string `json:"sender_name"`
	// Where answers go; null: to the address that the operator sends from.
	ReplyTo *string `json:"reply_to"`
	// Whom buyers may ask: an address, a telephone number or a page, as they read it; null: nobody is named.
	Support *string `json:"support"`
	// In which dates are written: an IANA name, such as `Europe/Berlin`; null: UTC.
	TimeZone *string `json:"time_zone"`
}

type MerchantAccountReceiptsCreate struct {
	// True sends a receipt of every capture and refund to each buyer whose e-mail address is known. False sends those that a payment asks for by `receipt_email`.
	Automatic *bool `json:"automatic,omitzero"`
	// Whose name stands at the sender's address; null: the display name.
	SenderName *string `json:"sender_name,omitzero"`
	// Where answers go; null: to the address that the operator sends from.
	ReplyTo *string `json:"reply_to,omitzero"`
	// Whom buyers may ask: an address, a telephone number or a page, as they read it; null: nobody is named.
	Support *string `json:"support,omitzero"`
	// In which dates are written: an IANA name, such as `Europe/Berlin`; null: UTC.
	TimeZone *string `json:"time_zone,omitzero"`
}

type MerchantAccountSummary struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Chosen when the merchant account was created.
	ID string `json:"id"`
	// A name for people to read.
	DisplayName string `json:"display_name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// How far captures may go beyond the authorization; null is no limit of this kind. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	OverCaptureAmount *int64 `json:"over_capture_amount"`
	// The same in percent of the authorized amount; null is no limit of this kind.
	OverCapturePercentage *int64 `json:"over_capture_percentage"`
}

type MerchantAccountThreeDSConfiguration struct {
	// BIN of the acquirer, as the scheme gave it.
	MerchantAcquirerBin string `json:"merchant_acquirer_bin"`
	// The merchant's number at the acquirer.
	MerchantAcquirerID string `json:"merchant_acquirer_id"`
	// What the cardholder reads during authentication.
	MerchantName string `json:"merchant_name"`
	// Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2.
	MerchantCountryCode string `json:"merchant_country_code"`
	// ISO 18245 code, four digits.
	MerchantCategoryCode string `json:"merchant_category_code"`
	// The merchant's site.
	MerchantURL string `json:"merchant_url"`
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// Cards that it is for.
	Scheme CardScheme `json:"scheme"`
	// Payments that it is for; null for all currencies without one of their own. ISO 4217, upper case.
	Currency *string `json:"currency"`
	// Your own keys and values, strings both.
	Metadata map[string]string `json:"metadata"`
}

type MerchantAccountThreeDSConfigurationCreate struct {
	// BIN of the acquirer, as the scheme gave it.
	MerchantAcquirerBin string `json:"merchant_acquirer_bin"`
	// The merchant's number at the acquirer.
	MerchantAcquirerID string `json:"merchant_acquirer_id"`
	// What the cardholder reads during authentication.
	MerchantName string `json:"merchant_name"`
	// Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2.
	MerchantCountryCode string `json:"merchant_country_code"`
	// ISO 18245 code, four digits.
	MerchantCategoryCode string `json:"merchant_category_code"`
	// The merchant's site.
	MerchantURL string `json:"merchant_url"`
	// Cards that it is for.
	Scheme CardSchemeInput `json:"scheme"`
	// Payments that it is for; null for all currencies without one of their own. ISO 4217, upper case.
	Currency *string `json:"currency,omitzero"`
	// Your own keys and values, strings both.
	Metadata map[string]string `json:"metadata"`
}

type MerchantAccountThreeDSConfigurationUpdate struct {
	// BIN of the acquirer, as the scheme gave it.
	MerchantAcquirerBin Opt[string] `json:"merchant_acquirer_bin,omitzero"`
	// The merchant's number at the acquirer.
	MerchantAcquirerID Opt[string] `json:"merchant_acquirer_id,omitzero"`
	// What the cardholder reads during authentication.
	MerchantName Opt[string] `json:"merchant_name,omitzero"`
	// Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2.
	MerchantCountryCode Opt[string] `json:"merchant_country_code,omitzero"`
	// ISO 18245 code, four digits.
	MerchantCategoryCode Opt[string] `json:"merchant_category_code,omitzero"`
	// The merchant's site.
	MerchantURL Opt[string] `json:"merchant_url,omitzero"`
	// Cards that it is for.
	Scheme Opt[CardSchemeInput] `json:"scheme,omitzero"`
	// Payments that it is for; null for all currencies without one of their own. ISO 4217, upper case.
	Currency Opt[string] `json:"currency,omitzero"`
	// Your own keys and values, strings both.
	Metadata Opt[map[string]string] `json:"metadata,omitzero"`
}

type MerchantAccountThreeDSConfigurations struct {
	// What was found, in the order that the operation tells.
	Items []MerchantAccountThreeDSConfiguration `json:"items"`
}

type MerchantAccountUpdate struct {
	// Kept as given; stored cards can be asked about either way.
	AccountUpdaterEnabled *bool `json:"account_updater_enabled,omitzero"`
	// Schemes of your own apps (`myshop` for `myshop://paid`) that a `redirect_url` may have beside `http` and `https`; null: none.
	RedirectURLSchemes Opt[[]string] `json:"redirect_url_schemes,omitzero"`
	// Origins of your pages (`https://shop.example`) that may show frames of Secure Fields; none: any in the sandbox, and no page in production.
	FrontEndOrigins Opt[[]string] `json:"front_end_origins,omitzero"`
	// Colour of buttons on pages that buyers see, as `#rrggbb`; null is our own.
	BrandColor Opt[string] `json:"brand_color,omitzero"`
	// Picture at the top of pages that buyers see: https, or a picture as `data:`; null shows the name alone.
	BrandLogoURL Opt[string] `json:"brand_logo_url,omitzero"`
	// Your shop: where a page leads back to that knows no better address; null leads nowhere.
	ShopURL Opt[string] `json:"shop_url,omitzero"`
	// Receipts by e-mail: when and how they are sent; null sends those that payments ask for, as they are.
	Receipts Opt[MerchantAccountReceiptsCreate] `json:"receipts,omitzero"`
	// Taken as the published API has it, and not kept: nothing here depends on it.
	AccountUpdaterRequestEncryptionKey Opt[string] `json:"account_updater_request_encryption_key,omitzero"`
	// Kept as given; nothing here depends on it.
	AccountUpdaterRequestEncryptionKeyID Opt[string] `json:"account_updater_request_encryption_key_id,omitzero"`
	// Taken as the published API has it, and not kept: nothing here depends on it.
	AccountUpdaterResponseDecryptionKey Opt[Secret] `json:"account_updater_response_decryption_key,omitzero"`
	// Kept as given; nothing here depends on it.
	AccountUpdaterResponseDecryptionKeyID Opt[string] `json:"account_updater_response_decryption_key_id,omitzero"`
	// How far captures may go beyond the authorization; the smaller of both limits counts, null is no limit of this kind, and neither is none at all. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	OverCaptureAmount Opt[int64] `json:"over_capture_amount,omitzero"`
	// The same in percent of the authorized amount.
	OverCapturePercentage Opt[int64] `json:"over_capture_percentage,omitzero"`
	// Taken as the published API has it, and not kept: nothing here depends on it.
	LoonClientKey Opt[string] `json:"loon_client_key,omitzero"`
	// Taken as the published API has it, and not kept: nothing here depends on it.
	LoonSecretKey Opt[Secret] `json:"loon_secret_key,omitzero"`
	// Kept as given; nothing here depends on it.
	LoonAcceptedSchemes Opt[[]CardSchemeInput] `json:"loon_accepted_schemes,omitzero"`
	// Kept as given; nothing here depends on it.
	LoonMerchantAccountID Opt[string] `json:"loon_merchant_account_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	VisaNetworkTokensRequestorID Opt[string] `json:"visa_network_tokens_requestor_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	VisaNetworkTokensAppID Opt[string] `json:"visa_network_tokens_app_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	AmexNetworkTokensRequestorID Opt[string] `json:"amex_network_tokens_requestor_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	AmexNetworkTokensAppID Opt[string] `json:"amex_network_tokens_app_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	MastercardNetworkTokensRequestorID Opt[string] `json:"mastercard_network_tokens_requestor_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	MastercardNetworkTokensAppID Opt[string] `json:"mastercard_network_tokens_app_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	DiscoverNetworkTokensRequestorID Opt[string] `json:"discover_network_tokens_requestor_id,omitzero"`
	// Kept as given; token services of this release do not ask for it.
	DiscoverNetworkTokensAppID Opt[string] `json:"discover_network_tokens_app_id,omitzero"`
	// True makes network tokens by a worker, so that no payment waits for one.
	AsyncNetworkTokensEnabled *bool `json:"async_network_tokens_enabled,omitzero"`
	// A name for people to read.
	DisplayName Opt[string] `json:"display_name,omitzero"`
}

type MerchantAccounts struct {
	// What was found, in the order that the operation tells.
	Items []MerchantAccount `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type MerchantProfileScheme struct {
	// BIN of the acquirer, as the scheme gave it.
	MerchantAcquirerBin string `json:"merchant_acquirer_bin"`
	// The merchant's number at the acquirer.
	MerchantAcquirerID string `json:"merchant_acquirer_id"`
	// What the cardholder reads during authentication.
	MerchantName string `json:"merchant_name"`
	// Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2.
	MerchantCountryCode string `json:"merchant_country_code"`
	// ISO 18245 code, four digits.
	MerchantCategoryCode string `json:"merchant_category_code"`
	// The merchant's site.
	MerchantURL string `json:"merchant_url"`
}

type MerchantProfileSchemeSummary struct {
	// BIN of the acquirer, as the scheme gave it.
	MerchantAcquirerBin string `json:"merchant_acquirer_bin"`
	// The merchant's number at the acquirer.
	MerchantAcquirerID string `json:"merchant_acquirer_id"`
	// What the cardholder reads during authentication.
	MerchantName string `json:"merchant_name"`
	// Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2.
	MerchantCountryCode string `json:"merchant_country_code"`
	// ISO 18245 code, four digits.
	MerchantCategoryCode string `json:"merchant_category_code"`
	// The merchant's site.
	MerchantURL string `json:"merchant_url"`
	// When it was made.
	CreatedAt string `json:"created_at"`
}

type MetricsExplorerFiltersQueryParams struct {
	// When the payments were created: two times with a slash between them, of which one may be a duration, or a duration until now, as in `PT24H`; at most 400 days. `2027-01-31T00:00:00+01:00[Europe/Berlin]/P7D` goes by days of a time zone.
	DatetimeRange string `json:"datetime_range"`
	// How 3-D Secure ended: `complete`, `declined`, `cancelled`, `error`, `setup_error`.
	AuthenticationOutcome []string `json:"authentication_outcome,omitzero"`
	// `true`: the issuer agreed; `false`: declined or failed.
	Authorized []string `json:"authorized,omitzero"`
	// The country of the payment.
	Country []string `json:"country,omitzero"`
	// Three letters.
	Currency []string `json:"currency,omitzero"`
	// Why it was declined or failed, as in the transaction.
	ErrorCode []string `json:"error_code,omitzero"`
	// What was sent to the processor, such as `pan` or `network_token`.
	InstrumentType []string `json:"instrument_type,omitzero"`
	// `true` or `false`.
	IsSubsequentPayment []string `json:"is_subsequent_payment,omitzero"`
	// `true` where 3-D Secure has moved liability for fraud to the issuer, else `false`.
	LiabilityShifted []string `json:"liability_shifted,omitzero"`
	// `true` or `false`.
	MerchantInitiated []string `json:"merchant_initiated,omitzero"`
	// `key:value`, of the keys that the operator has chosen (`RAILYARD_INSIGHTS_METADATA`).
	Metadata []string `json:"metadata,omitzero"`
	// The kind of payment method, such as `card`.
	Method []string `json:"method,omitzero"`
	// The first six digits of the card number.
	PaymentMethodBin []string `json:"payment_method_bin,omitzero"`
	// Who issued the card.
	PaymentMethodCardIssuerName []string `json:"payment_method_card_issuer_name,omitzero"`
	// `credit`, `debit` or `prepaid`.
	PaymentMethodCardType []string `json:"payment_method_card_type,omitzero"`
	// Where the card was issued, or the account is kept.
	PaymentMethodCountry []string `json:"payment_method_country,omitzero"`
	// The scheme of the card.
	PaymentMethodScheme []string `json:"payment_method_scheme,omitzero"`
	// The payment service that was last tried.
	PaymentServiceID []string `json:"payment_service_id,omitzero"`
	// As in the transaction: `ecommerce`, `moto`, `recurring` …
	PaymentSource []string `json:"payment_source,omitzero"`
	// What the processor said, in its own words.
	RawResponseCode []string `json:"raw_response_code,omitzero"`
	// The rule of the flow that chose payment services.
	RuleIDRouteTransaction []string `json:"rule_id_route_transaction,omitzero"`
	// The rule of the flow that decided on 3-D Secure.
	RuleIDSkip3ds []string `json:"rule_id_skip_3ds,omitzero"`
	// Rules have no variants here, so no payment has one.
	RuleVariantID []string `json:"rule_variant_id,omitzero"`
	// The answer of the authentication: `Y` or `A`.
	ThreeDSecureAuthResp []string `json:"three_d_secure_auth_resp,omitzero"`
	// The Electronic Commerce Indicator.
	ThreeDSecureEci []string `json:"three_d_secure_eci,omitzero"`
	// `frictionless` or `challenge`.
	ThreeDSecureMethod []string `json:"three_d_secure_method,omitzero"`
}

type MetricsExplorerMetric string

const (
	MetricsExplorerMetricVolume       MetricsExplorerMetric = "volume"
	MetricsExplorerMetricTransactions MetricsExplorerMetric = "transactions"
	MetricsExplorerMetricAuthRate     MetricsExplorerMetric = "auth_rate"
)

type MetricsExplorerMetricInput string

const (
	MetricsExplorerMetricInputVolume       MetricsExplorerMetricInput = "volume"
	MetricsExplorerMetricInputTransactions MetricsExplorerMetricInput = "transactions"
	MetricsExplorerMetricInputAuthRate     MetricsExplorerMetricInput = "auth_rate"
)

type MetricsExplorerModule string

const (
	MetricsExplorerModuleAuthenticationOutcome       MetricsExplorerModule = "authentication_outcome"
	MetricsExplorerModuleAuthorized                  MetricsExplorerModule = "authorized"
	MetricsExplorerModuleCountry                     MetricsExplorerModule = "country"
	MetricsExplorerModuleCurrency                    MetricsExplorerModule = "currency"
	MetricsExplorerModuleErrorCode                   MetricsExplorerModule = "error_code"
	MetricsExplorerModuleInstrumentType              MetricsExplorerModule = "instrument_type"
	MetricsExplorerModuleIsSubsequentPayment         MetricsExplorerModule = "is_subsequent_payment"
	MetricsExplorerModuleLiabilityShifted            MetricsExplorerModule = "liability_shifted"
	MetricsExplorerModuleMerchantInitiated           MetricsExplorerModule = "merchant_initiated"
	MetricsExplorerModuleMetadata                    MetricsExplorerModule = "metadata"
	MetricsExplorerModuleMethod                      MetricsExplorerModule = "method"
	MetricsExplorerModulePaymentMethodBin            MetricsExplorerModule = "payment_method_bin"
	MetricsExplorerModulePaymentMethodCardIssuerName MetricsExplorerModule = "payment_method_card_issuer_name"
	MetricsExplorerModulePaymentMethodCardType       MetricsExplorerModule = "payment_method_card_type"
	MetricsExplorerModulePaymentMethodCountry        MetricsExplorerModule = "payment_method_country"
	MetricsExplorerModulePaymentMethodScheme         MetricsExplorerModule = "payment_method_scheme"
	MetricsExplorerModulePaymentService              MetricsExplorerModule = "payment_service"
	MetricsExplorerModulePaymentSource               MetricsExplorerModule = "payment_source"
	MetricsExplorerModuleRawResponseCode             MetricsExplorerModule = "raw_response_code"
	MetricsExplorerModuleRuleRouteTransaction        MetricsExplorerModule = "rule_route_transaction"
	MetricsExplorerModuleRuleSkip3ds                 MetricsExplorerModule = "rule_skip_3ds"
	MetricsExplorerModuleRuleVariantID               MetricsExplorerModule = "rule_variant_id"
	MetricsExplorerModuleThreeDSecureAuthResp        MetricsExplorerModule = "three_d_secure_auth_resp"
	MetricsExplorerModuleThreeDSecureEci             MetricsExplorerModule = "three_d_secure_eci"
	MetricsExplorerModuleThreeDSecureMethod          MetricsExplorerModule = "three_d_secure_method"
)

type MetricsExplorerPreset struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// A name for people to read.
	DisplayName string `json:"display_name"`
	// Of which figures it is.
	Source MetricsExplorerSource `json:"source"`
	// What of them is shown.
	Metric MetricsExplorerMetric `json:"metric"`
	// Which payments, in the words of the query.
	Filters map[string]OneOf `json:"filters"`
}

type MetricsExplorerPresetCreate struct {
	// A name for people to read.
	DisplayName string `json:"display_name"`
	// What of the figures is shown.
	Metric MetricsExplorerMetricInput `json:"metric"`
	// Which payments, in the words of the query.
	Filters MetricsExplorerFiltersQueryParams `json:"filters"`
}

type MetricsExplorerPresetUpdate struct {
	// A name for people to read.
	DisplayName string `json:"display_name"`
}

type MetricsExplorerSource string

const (
	MetricsExplorerSourceAuthentication MetricsExplorerSource = "authentication"
	MetricsExplorerSourceAuthorization  MetricsExplorerSource = "authorization"
	MetricsExplorerSourceMonitoring     MetricsExplorerSource = "monitoring"
)

type MetricsExplorerSourceInput string

const (
	MetricsExplorerSourceInputAuthentication MetricsExplorerSourceInput = "authentication"
	MetricsExplorerSourceInputAuthorization  MetricsExplorerSourceInput = "authorization"
	MetricsExplorerSourceInputMonitoring     MetricsExplorerSourceInput = "monitoring"
)

type MetricsExplorerTotalResponse struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The metric hour by hour, or day by day.
	Series MetricsExplorerTotalSeriesSet `json:"series"`
	// The metric over all of the time.
	Summary MetricsExplorerTotalSummarySet `json:"summary"`
}

type MetricsExplorerTotalSeries struct {
	// The beginning of the first value, and how long each goes: `2027-01-31T00:00:00.000000+00:00/PT1H` up to three days, else `…/P1D`.
	FirstInterval string `json:"first_interval"`
	// One for each hour or day, in their order; null where there is none.
	Values []OneOf `json:"values"`
}

type MetricsExplorerTotalSeriesSet struct {
	// Of the time that was asked about.
	Current MetricsExplorerTotalSeries `json:"current"`
	// Of the time just before, which is as long; null where it was left out.
	Previous *MetricsExplorerTotalSeries `json:"previous"`
}

type MetricsExplorerTotalSummary struct {
	// Payments, minor units of their currency, or a rate from 0 to 1; null where payments have several currencies, or none was decided.
	Value OneOf `json:"value"`
}

type MetricsExplorerTotalSummarySet struct {
	// Of the time that was asked about.
	Current MetricsExplorerTotalSummary `json:"current"`
	// Of the time just before; null where it was left out.
	Previous *MetricsExplorerTotalSummary `json:"previous"`
	// How much more than before, as a share of that: 0.1 is ten per cent more; null where there is nothing to compare.
	Delta *float64 `json:"delta"`
}

type MockApprovalOptions struct {
	// How long the buyer has.
	ExpiresInMinutes *int64 `json:"expires_in_minutes,omitzero"`
}

type MockCardMerchantAdviceCodeOptions struct {
	// The code that is answered.
	Result *string `json:"result,omitzero"`
	// The card whose declines carry it; null for every card.
	AccountNumber *string `json:"account_number"`
}

type MockCardOptions struct {
	// What the scheme advises in the answer.
	MerchantAdviceCode *MockCardMerchantAdviceCodeOptions `json:"merchant_advice_code,omitzero"`
	// True keeps a decline where it is: no other payment service is tried.
	SkipRetry *bool `json:"skip_retry,omitzero"`
}

type ModuleResponse struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The word of this row, as a filter takes it; `none`: what payments lack.
	Key string `json:"key"`
	// The word as people know it.
	DisplayName string `json:"display_name"`
	// Payments, minor units of their currency, or a rate from 0 to 1; null where there is none.
	Value OneOf `json:"value"`
	// Of a payment service: its connector, and whether it is active.
	Metadata map[string]OneOf `json:"metadata"`
}

type MonatoSpeiOptions struct {
	// A page of yours that shows the buyer where to pay.
	ApprovalURL string `json:"approval_url"`
}

type MonitoringAuthRateMetricSpecParams struct {
	// Which payments, and the window of a sample.
	Filters MonitoringMetricFilters `json:"filters"`
}

type MonitoringAuthRateSpec struct {
	// The share of payments that were authorized among those that were authorized, declined or failed.
	Model *string `json:"model,omitzero"`
	// Which payments, and in which window.
	Params MonitoringAuthRateMetricSpecParams `json:"params"`
}

type MonitoringDebouncingIncidentPolicy struct {
	// By samples in a row.
	Strategy *string `json:"strategy,omitzero"`
	// How many samples it takes.
	Params MonitoringDebouncingIncidentPolicyParams `json:"params"`
}

type MonitoringDebouncingIncidentPolicyParams struct {
	// An incident begins after so many unhealthy samples in a row.
	CreateAfterN int64 `json:"create_after_n"`
	// It is over after so many healthy samples in a row.
	CloseAfterN int64 `json:"close_after_n"`
}

type MonitoringIncident struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// The metric that opened it; null where something else did.
	MetricID *string `json:"metric_id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// A name for people to read.
	DisplayName string `json:"display_name"`
	// What it is about: `model` tells the kind of thing, `params` which one and how it was.
	Spec map[string]any `json:"spec"`
	// The threshold that was crossed, where a metric opened it.
	AlertingPolicy map[string]any `json:"alerting_policy"`
	// How often it had to be crossed, where a metric opened it.
	IncidentPolicy map[string]any `json:"incident_policy"`
	// What people wrote about it.
	Notes *string `json:"notes"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// When it was over; null while it goes on.
	ClosedAt *string `json:"closed_at"`
}

type MonitoringIncidentUpdate struct {
	// What to keep beside it for others to read; null for nothing.
	Notes *string `json:"notes"`
}

type MonitoringIncidentWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type MonitoringIncidents struct {
	// What was found, in the order that the operation tells.
	Items []MonitoringIncident `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type MonitoringMetric struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// A name for people to read.
	DisplayName string `json:"display_name"`
	// What is watched: `model` tells how it is measured, `params` which payments in which window.
	Spec map[string]any `json:"spec"`
	// Beyond which values a sample is unhealthy; null: none is.
	AlertingPolicy map[string]any `json:"alerting_policy"`
	// When that was last changed; null where there never was one.
	AlertingPolicyUpdatedAt *string `json:"alerting_policy_updated_at"`
	// After how many samples in a row incidents begin and end; null: none does.
	IncidentPolicy map[string]any `json:"incident_policy"`
	// When that was last changed; null where there never was one.
	IncidentPolicyUpdatedAt *string `json:"incident_policy_updated_at"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// The key or the user that made it.
	CreatorID string `json:"creator_id"`
	// `private_key` is an API key.
	CreatorType MonitoringMetricCreatorType `json:"creator_type"`
	// What they were called.
	CreatorDisplayName string `json:"creator_display_name"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// Samples of the time that was asked about; null where none was.
	SamplesView []MonitoringSample `json:"samples_view"`
}

type MonitoringMetricCreate struct {
	// A name for people to read.
	DisplayName string `json:"display_name"`
	// What is watched. It does not change.
	Spec MonitoringAuthRateSpec `json:"spec"`
	// Beyond which values a sample is unhealthy: one threshold at least; null: none is.
	AlertingPolicy *MonitoringThresholdAlertingPolicy `json:"alerting_policy"`
	// After how many samples in a row an incident begins and ends; null: none does, and one that is open ends.
	IncidentPolicy *MonitoringDebouncingIncidentPolicy `json:"incident_policy"`
}

type MonitoringMetricCreatorType string

const (
	MonitoringMetricCreatorTypePrivateKey MonitoringMetricCreatorType = "private_key"
	MonitoringMetricCreatorTypeUser       MonitoringMetricCreatorType = "user"
)

type MonitoringMetricFilters struct {
	// The window of each sample, before its time: a duration of whole quarters of an hour, up to a week, as in `PT1H`.
	DatetimeRange string `json:"datetime_range"`
	// Only payments by one of these methods; null: those that have none.
	Method []PaymentMethodKindInput `json:"method,omitzero"`
	// Only cards that begin with one of these six digits.
	PaymentMethodBin []string `json:"payment_method_bin,omitzero"`
	// Only cards of one of these schemes.
	PaymentMethodScheme []CardSchemeInput `json:"payment_method_scheme,omitzero"`
	// Only payments by one of these payment services.
	PaymentServiceID []string `json:"payment_service_id,omitzero"`
}

type MonitoringMetricUpdate struct {
	// A name for people to read.
	DisplayName string `json:"display_name"`
	// Beyond which values a sample is unhealthy: one threshold at least; null: none is.
	AlertingPolicy *MonitoringThresholdAlertingPolicy `json:"alerting_policy"`
	// After how many samples in a row an incident begins and ends; null: none does, and one that is open ends.
	IncidentPolicy *MonitoringDebouncingIncidentPolicy `json:"incident_policy"`
}

type MonitoringMetrics struct {
	// What was found, in the order that the operation tells.
	Items []MonitoringMetric `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type MonitoringSample struct {
	// The end of the window.
	Timestamp string `json:"timestamp"`
	// The rate, from 0 to 1; null where no payment was decided in the window.
	Value OneOf `json:"value"`
	// Whether the value is within the thresholds as they are now; null without a value or a policy.
	Healthy *bool `json:"healthy"`
	// Whether an incident of the metric was open then.
	IncidentRelated bool `json:"incident_related"`
}

type MonitoringThresholdAlertingPolicy struct {
	// By values that are compared with fixed ones.
	Strategy *string `json:"strategy,omitzero"`
	// The values: one of them at least.
	Params MonitoringThresholdAlertingPolicyParams `json:"params"`
}

type MonitoringThresholdAlertingPolicyParams struct {
	// A sample above this is unhealthy.
	AlertGt OneOf `json:"alert_gt,omitzero"`
	// A sample below this is unhealthy.
	AlertLt OneOf `json:"alert_lt,omitzero"`
}

type NativeThreeDSecureAuthenticate struct {
	// Which kind of SDK asks.
	DefaultSDKType NativeThreeDSecureAuthenticateDefaultSDKType `json:"default_sdk_type"`
	// `01`: an app.
	DeviceChannel string `json:"device_channel"`
	// What the SDK can draw.
	DeviceRenderOptions NativeThreeDSecureAuthenticateDeviceRenderOptions `json:"device_render_options"`
	// The installed app, a UUID by the SDK.
	SDKAppID string `json:"sdk_app_id"`
	// JWE with what the SDK collected about the device.
	SDKEncryptedData string `json:"sdk_encrypted_data"`
	// JWK that the SDK made for this authentication.
	SDKEphemeralPubKey NativeThreeDSecureAuthenticateSDKEphemeralPubKey `json:"sdk_ephemeral_pub_key"`
	// Names the approved SDK.
	SDKReferenceNumber string `json:"sdk_reference_number"`
	// Minutes that the SDK waits, two digits; at least `05`.
	SDKMaxTimeout string `json:"sdk_max_timeout"`
	// The SDK's own UUID of this authentication.
	SDKTransactionID string `json:"sdk_transaction_id"`
}

type NativeThreeDSecureAuthenticateDefaultSDKType struct {
	// `Y` where one SDK wraps another.
	WrappedInd string `json:"wrappedInd"`
	// `01` is the default kind.
	SdkVariant string `json:"sdkVariant"`
}

type NativeThreeDSecureAuthenticateDeviceRenderOptions struct {
	// `01`: drawn by the app, `02`: HTML, `03`: both.
	SdkInterface string `json:"sdkInterface"`
	// EMVCo's templates that it can draw, two digits each.
	SdkUiType []string `json:"sdkUiType"`
}

type NativeThreeDSecureAuthenticateSDKEphemeralPubKey struct {
	// Second coordinate, in Base64url.
	Y string `json:"y"`
	// First coordinate, in Base64url.
	X string `json:"x"`
	// Always `EC`.
	Kty string `json:"kty"`
	// Always `P-256`.
	Crv string `json:"crv"`
}

type NativeThreeDSecureChallenge struct {
	// Our id of the authentication, for the SDK.
	ServerTransactionID string `json:"server_transaction_id"`
	// The issuer's id of the authentication, for the SDK.
	AcsTransactionID string `json:"acs_transaction_id"`
	// Names the issuer's approved server, for the SDK.
	AcsReferenceNumber string `json:"acs_reference_number"`
	// How the challenge is to be drawn.
	AcsRenderingType NativeThreeDSecureChallengeAcsRenderingType `json:"acs_rendering_type"`
	// JWS of the issuer that the SDK checks.
	AcsSignedContent string `json:"acs_signed_content"`
}

type NativeThreeDSecureChallengeAcsRenderingType struct {
	// `01`: drawn by the app, `02`: HTML of the issuer.
	AcsInterface string `json:"acsInterface"`
	// Which of EMVCo's templates.
	AcsUiTemplate string `json:"acsUiTemplate"`
	// Which mode of the device the issuer chose.
	DeviceUserInterfaceMode *string `json:"deviceUserInterfaceMode,omitzero"`
}

type NativeThreeDSecureResult struct {
	// `FINISH`: done, go on; `CHALLENGE`: show the challenge; `ERROR`: go on without.
	Indicator string `json:"indicator"`
	// What the SDK needs to show the challenge; null unless the indicator asks for one.
	Challenge *NativeThreeDSecureChallenge `json:"challenge"`
	// What the issuer said: Y, A, N, U, R or C; null where it came to no answer.
	TransactionStatus *string `json:"transaction_status"`
	// What the issuer wants the buyer to read; null where it wants nothing.
	CardholderInfo *string `json:"cardholder_info"`
}

type NativeThreeDSecureVersion struct {
	// The scheme's directory server, for the SDK.
	DirectoryServerID string `json:"directory_server_id"`
	// Protocol version to speak.
	MessageVersion string `json:"message_version"`
	// For SDKs that want one; null where none is needed.
	APIKey *string `json:"api_key"`
}

type NetworkToken struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Last month in which the token is good. `MM/YY`.
	ExpirationDate string `json:"expiration_date"`
	// The card that it stands for.
	PaymentMethodID string `json:"payment_method_id"`
	// Only an active one pays.
	Status NetworkTokenStatus `json:"status"`
	// The scheme's stand-in for the number, worth nothing without a cryptogram; `deleted` once it is.
	Token Secret `json:"token"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type NetworkTokenCreate struct {
	// Of the card, where the token service wants it; never stored.
	SecurityCode *Secret `json:"security_code,omitzero"`
	// True where the merchant will charge without the buyer; then `is_subsequent_payment` must be true.
	MerchantInitiated bool `json:"merchant_initiated"`
	// Whether the token is for later payments of a series.
	IsSubsequentPayment bool `json:"is_subsequent_payment"`
}

type NetworkTokenPaymentMethodCreate struct {
	// A network token that you have.
	Method string `json:"method"`
	// Network token that you decrypted; goes into the vault and is never answered.
	Token Secret `json:"token"`
	// Last month in which the token is good. `MM/YY`.
	ExpirationDate string `json:"expiration_date"`
	// Proves the token for this payment; goes into the vault and is never answered.
	Cryptogram *Secret `json:"cryptogram,omitzero"`
	// Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.
	RedirectURL *string `json:"redirect_url,omitzero"`
	// The wallet that gave it; processors take the token the same from any.
	CardSource *string `json:"card_source,omitzero"`
	// Scheme of the card behind it; the BIN table where it is left out.
	CardScheme *CardSchemeInput `json:"card_scheme,omitzero"`
	// Last four digits of the card, as the wallet shows them; they become the label.
	CardSuffix *string `json:"card_suffix,omitzero"`
	// Name on the card, as the wallet gives it; processors are told the name of the buyer.
	CardholderName *string `json:"cardholder_name,omitzero"`
	// How strong the proof is, by the scheme.
	Eci *string `json:"eci,omitzero"`
}

// `suspended` can be resumed; `inactive` is the token service's doing; `deleted` is for good.
type NetworkTokenStatus string

const (
	NetworkTokenStatusActive    NetworkTokenStatus = "active"
	NetworkTokenStatusInactive  NetworkTokenStatus = "inactive"
	NetworkTokenStatusSuspended NetworkTokenStatus = "suspended"
	NetworkTokenStatusDeleted   NetworkTokenStatus = "deleted"
)

type NetworkTokens struct {
	// What was found, in the order that the operation tells.
	Items []NetworkToken `json:"items"`
}

type NewPublicKeyCredential struct {
	// What the authenticator calls the passkey, in base64url.
	ID string `json:"id"`
	// The same as `id`.
	RawId string `json:"rawId"`
	// The kind of record, always this word.
	Type string `json:"type"`
	// `platform` or `cross-platform`: whether it is a part of the device.
	AuthenticatorAttachment *string `json:"authenticatorAttachment,omitzero"`
	// What extensions said; none is asked for.
	ClientExtensionResults map[string]any `json:"clientExtensionResults,omitzero"`
	// What the authenticator says of the new passkey (WebAuthn, `AuthenticatorAttestationResponseJSON`).
	Response NewPublicKeyCredentialResponse `json:"response"`
}

type NewPublicKeyCredentialResponse struct {
	// What the browser was asked, and for whom.
	ClientDataJSON string `json:"clientDataJSON"`
	// The new public key, and what the authenticator says of itself.
	AttestationObject string `json:"attestationObject"`
	// A part of `attestationObject`; it is read there.
	AuthenticatorData *string `json:"authenticatorData,omitzero"`
	// How the authenticator is reached, such as `internal` or `usb`.
	Transports []string `json:"transports,omitzero"`
	// A part of `attestationObject`; it is read there.
	PublicKeyAlgorithm *int64 `json:"publicKeyAlgorithm,omitzero"`
	// A part of `attestationObject`; it is read there.
	PublicKey *string `json:"publicKey,omitzero"`
}

type NuveiAirlineDataOptions struct {
	// Where the traveller sits.
	SeatClass *string `json:"seatClass,omitzero"`
	// Whether who pays travels too.
	IsCardholderTraveling *bool `json:"isCardholderTraveling,omitzero"`
}

type NuveiIdealOptions struct {
	// Free words that Nuvei gives back.
	CustomData *string `json:"customData,omitzero"`
}

type NuveiKlarnaOptions struct {
	// Free words that Nuvei gives back.
	CustomData *string `json:"customData,omitzero"`
}

type NuveiOptions struct {
	// Free words that Nuvei gives back.
	CustomData *string `json:"customData,omitzero"`
	// More about the journey.
	AirlineData *NuveiAirlineDataOptions `json:"airlineData,omitzero"`
}

type NuveiPseOptions struct {
	// Whether a person or a company pays.
	UserType *string `json:"userType,omitzero"`
	// The payer's fiscal number.
	UserFisNumber *string `json:"userFisNumber,omitzero"`
	// The payer's number of identity.
	FiscalNumber *string `json:"fiscalNumber,omitzero"`
	// The payer's bank.
	BankCode *string `json:"bankCode,omitzero"`
}

type OrderedThreeDSecureScenarios struct {
	// What was found, in the order that the operation tells.
	Items []ThreeDSecureScenario `json:"items"`
}

type OxxoOptions struct {
	// Until when it can be paid, in seconds since 1970.
	PaymentMethodExpiresAt *int64 `json:"payment_method_expires_at,omitzero"`
	// A page of yours that shows the buyer where to pay.
	ApprovalURL *string `json:"approval_url,omitzero"`
}

type Passkey struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// What you call it.
	DisplayName string `json:"display_name"`
	// What the authenticator calls it, in base64url.
	CredentialID string `json:"credential_id"`
	// Whether it is kept in more than one device.
	IsSynced bool `json:"is_synced"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last signed something; null where it never did.
	LastUsedAt *string `json:"last_used_at"`
}

type PasskeyCreate struct {
	// What you call it.
	DisplayName string `json:"display_name"`
	// What the browser has made with the options.
	Credential NewPublicKeyCredential `json:"credential"`
}

type PasskeyOptions struct {
	// For `navigator.credentials.create`, in the JSON form of WebAuthn (`PublicKeyCredentialCreationOptionsJSON`). Good for five minutes, once.
	Options map[string]any `json:"options"`
}

type PasskeyUpdate struct {
	// What you call it from now on.
	DisplayName string `json:"display_name"`
}

type Passkeys struct {
	// Oldest first.
	Items []Passkey `json:"items"`
}

type PasswordOAuthAuthentication struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours.
	Kind string `json:"kind"`
	// Id of the OAuth client that asks for tokens.
	ClientID string `json:"client_id"`
	// Its secret. Sealed, and never shown again.
	ClientSecret string `json:"client_secret"`
	// Where tokens are asked for, over TLS.
	TokenURL string `json:"token_url"`
	// What a token is to be good for, where your OAuth server asks.
	Scope *string `json:"scope"`
	// What is sent as the user.
	Username string `json:"username"`
	// What is sent with it. Sealed, and never shown again.
	Password string `json:"password"`
}

type PasswordOAuthAuthenticationCreate struct {
	// How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours.
	Kind *string `json:"kind,omitzero"`
	// Id of the OAuth client that asks for tokens.
	ClientID string `json:"client_id"`
	// Its secret. Sealed, and never shown again.
	ClientSecret Secret `json:"client_secret"`
	// Where tokens are asked for, over TLS.
	TokenURL string `json:"token_url"`
	// What a token is to be good for, where your OAuth server asks.
	Scope *string `json:"scope,omitzero"`
	// What is sent as the user.
	Username string `json:"username"`
	// What is sent with it. Sealed, and never shown again.
	Password Secret `json:"password"`
}

type PaymentLink struct {
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// The kind of record, always this word.
	Type string `json:"type"`
	// Where the buyer pays. Whoever has it can pay, and sees what is paid: with a buyer in it, it is a secret.
	URL string `json:"url"`
	// When nobody can begin to pay any more.
	ExpiresAt *string `json:"expires_at"`
	// Your own identifier of what is paid, shown on the receipt; the transaction has it too.
	ExternalIdentifier *string `json:"external_identifier"`
	// What stands on the buyer's statement, as for a transaction.
	StatementDescriptor *StatementDescriptor `json:"statement_descriptor"`
	// Language of the page: en, es, pt, fr, de or ar; left out, the browser's.
	Locale *string `json:"locale"`
	// Who is paid, on the page; left out, the display name of the merchant account.
	MerchantName *string `json:"merchant_name"`
	// Where the page leads back to, where there is no `return_url`.
	MerchantURL *string `json:"merchant_url"`
	// Picture at the top of the page.
	MerchantBannerURL *string `json:"merchant_banner_url"`
	// Colour of the main button, as `#rrggbb`.
	MerchantColor *string `json:"merchant_color"`
	// A sentence of yours above what is paid.
	MerchantMessage *string `json:"merchant_message"`
	// Your terms, linked under the form.
	MerchantTermsAndConditionsURL *string `json:"merchant_terms_and_conditions_url"`
	// Kept as given; the page shows no such picture.
	MerchantFaviconURL *string `json:"merchant_favicon_url"`
	// What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case.
	Country string `json:"country"`
	// Currency of that amount. ISO 4217, upper case.
	Currency string `json:"currency"`
	// Whether the payment holds or takes the money; ways to pay that cannot hold it take it.
	Intent TransactionIntent `json:"intent"`
	// Where the receipt leads back to, with `payment_link_id` and `transaction_id` added.
	ReturnURL *string `json:"return_url"`
	// What is bought; the page lists it.
	CartItems []CartItem `json:"cart_items"`
	// Your own keys and values, strings both.
	Metadata map[string]any `json:"metadata"`
	// How the payment comes about.
	PaymentSource TransactionPaymentSource `json:"payment_source"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// `active`: can be paid. `processing`: a payment is under way. `completed`: paid, once. `expired`: ended unpaid. A payment that comes to nothing makes it `active` again.
	Status PaymentLinkStatus `json:"status"`
	// Who pays; null where nobody was named.
	Buyer *TransactionBuyer `json:"buyer"`
	// Null: links ask for none.
	ShippingDetails *ShippingDetails `json:"shipping_details"`
	// As for a transaction.
	ConnectionOptions map[string]map[string]any `json:"connection_options"`
	// True stores the card of a known buyer.
	Store bool `json:"store"`
	// The stored buyer who pays, and may use what they stored; null where none was named.
	BuyerID *string `json:"buyer_id"`
	// Instalments at the issuer, as for a transaction.
	InstallmentCount *int64 `json:"installment_count"`
	// When what is held is captured, as for a transaction; not before `expires_at`, and within seven days. Ways to pay that cannot hold the money take it at once.
	CaptureAt *string `json:"capture_at,omitzero"`
	// True where `external_identifier` names an order that is paid once, by this link, another one or a transaction that says the same.
	PaysOnce *bool `json:"pays_once,omitzero"`
}

type PaymentLinkCreate struct {
	// A guest: who pays, not stored.
	Buyer *GuestBuyerInput `json:"buyer,omitzero"`
	// When nobody can begin to pay any more; left out, in a day.
	ExpiresAt *string `json:"expires_at,omitzero"`
	// As for a transaction.
	ConnectionOptions *TransactionConnectionOptions `json:"connection_options,omitzero"`
	// Your own identifier of what is paid, shown on the receipt; the transaction has it too.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// What stands on the buyer's statement, as for a transaction.
	StatementDescriptor *StatementDescriptorInput `json:"statement_descriptor,omitzero"`
	// Language of the page: en, es, pt, fr, de or ar; left out, the browser's.
	Locale *string `json:"locale,omitzero"`
	// Who is paid, on the page; left out, the display name of the merchant account.
	MerchantName *string `json:"merchant_name,omitzero"`
	// Where the page leads back to, where there is no `return_url`.
	MerchantURL *string `json:"merchant_url,omitzero"`
	// Picture at the top of the page.
	MerchantBannerURL *string `json:"merchant_banner_url,omitzero"`
	// Colour of the main button, as `#rrggbb`.
	MerchantColor *string `json:"merchant_color,omitzero"`
	// A sentence of yours above what is paid.
	MerchantMessage *string `json:"merchant_message,omitzero"`
	// Your terms, linked under the form.
	MerchantTermsAndConditionsURL *string `json:"merchant_terms_and_conditions_url,omitzero"`
	// Kept as given; the page shows no such picture.
	MerchantFaviconURL *string `json:"merchant_favicon_url,omitzero"`
	// What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case.
	Country string `json:"country"`
	// Currency of that amount. ISO 4217, upper case.
	Currency string `json:"currency"`
	// Whether the payment holds or takes the money; ways to pay that cannot hold it take it.
	Intent *TransactionIntentInput `json:"intent,omitzero"`
	// Where the receipt leads back to, with `payment_link_id` and `transaction_id` added.
	ReturnURL *string `json:"return_url,omitzero"`
	// What is bought; the page lists it.
	CartItems []CartItemInput `json:"cart_items,omitzero"`
	// Your own keys and values, strings both.
	Metadata map[string]any `json:"metadata,omitzero"`
	// How the payment comes about.
	PaymentSource *TransactionPaymentSourceInput `json:"payment_source,omitzero"`
	// True stores the card of a known buyer.
	Store *bool `json:"store,omitzero"`
	// The stored buyer who pays; the page offers the cards that they stored.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Instalments at the issuer, as for a transaction.
	InstallmentCount *int64 `json:"installment_count,omitzero"`
	// When what is held is captured, as for a transaction; not before `expires_at`, and within seven days. Ways to pay that cannot hold the money take it at once.
	CaptureAt *string `json:"capture_at,omitzero"`
	// True where `external_identifier` names an order that is paid once, by this link, another one or a transaction that says the same.
	PaysOnce *bool `json:"pays_once,omitzero"`
}

type PaymentLinkStatus string

const (
	PaymentLinkStatusActive     PaymentLinkStatus = "active"
	PaymentLinkStatusCompleted  PaymentLinkStatus = "completed"
	PaymentLinkStatusExpired    PaymentLinkStatus = "expired"
	PaymentLinkStatusProcessing PaymentLinkStatus = "processing"
	PaymentLinkStatusGivenBack  PaymentLinkStatus = "given_back"
)

type PaymentLinkStatusInput string

const (
	PaymentLinkStatusInputActive     PaymentLinkStatusInput = "active"
	PaymentLinkStatusInputCompleted  PaymentLinkStatusInput = "completed"
	PaymentLinkStatusInputExpired    PaymentLinkStatusInput = "expired"
	PaymentLinkStatusInputProcessing PaymentLinkStatusInput = "processing"
	PaymentLinkStatusInputGivenBack  PaymentLinkStatusInput = "given_back"
)

type PaymentLinkWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type PaymentLinks struct {
	// What was found, in the order that the operation tells.
	Items []PaymentLink `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type PaymentMethod struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Where the buyer goes to approve that it is stored; null unless that is awaited.
	ApprovalURL *string `json:"approval_url"`
	// Country of the redirect method; null for cards. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country"`
	// Currency of the redirect method; null for cards. ISO 4217, upper case.
	Currency *string `json:"currency"`
	// What the first digits of a card say; null for what is no card.
	Details *PaymentMethodDetailsCard `json:"details"`
	// Last month in which the card is good; null for what is no card. `MM/YY`.
	ExpirationDate *string `json:"expiration_date"`
	// The same for the same card or account, and tells nothing of its number; null for wallets.
	Fingerprint *string `json:"fingerprint"`
	// What a buyer recognises it by: the last four digits of a number, or an e-mail address; null where there is neither.
	Label *string `json:"label"`
	// When the scheme's newer details were last taken over; null where they never were.
	LastReplacedAt *string `json:"last_replaced_at"`
	// The kind of payment method.
	Method PaymentMethodKind `json:"method"`
	// How it is paid with.
	Mode *PaymentMethodMode `json:"mode"`
	// Scheme of the card or bank account; null for others.
	Scheme *PaymentMethodScheme `json:"scheme"`
	// A payment names it with the method `id`.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// Further schemes of a co-badged card; null for what is no card.
	AdditionalSchemes []CardScheme `json:"additional_schemes"`
	// When the buyer in person last paid with it; null where that never was.
	CitLastUsedAt *string `json:"cit_last_used_at"`
	// How often the buyer in person paid with it.
	CitUsageCount int64 `json:"cit_usage_count"`
	// True while newer details of the card stand by, until the old ones fail.
	HasReplacement bool `json:"has_replacement"`
	// When it last paid; null where it never did.
	LastUsedAt *string `json:"last_used_at"`
	// How often it paid.
	UsageCount int64 `json:"usage_count"`
	// The scheme's id of the payment that stored it, which merchant-initiated charges refer to; null where none is known.
	SchemeTransactionID *string `json:"scheme_transaction_id"`
	// Scheme that the id belongs to; null without an id.
	SchemeTransactionIDScheme *CardScheme `json:"scheme_transaction_id_scheme"`
	// The scheme's newer id that links a series; null where none is known.
	TransactionLinkID *string `json:"transaction_link_id"`
	// Whose it is; null where it is nobody's.
	Buyer *Buyer `json:"buyer"`
	// Your own identifier of it; null where none was given.
	ExternalIdentifier *string `json:"external_identifier"`
	// Whether it can be charged. `failed` too once all mandates of a bank account have ended: the buyer has to agree anew.
	Status PaymentMethodStatus `json:"status"`
	// What the bank account may be debited under, oldest first, and how each has ended.
	Mandates []PaymentMethodMandate `json:"mandates,omitzero"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type PaymentMethodDefinition struct {
	// The word for the method, as `method` has it.
	ID string `json:"id"`
	// A picture of it; null where there is none.
	IconURL string `json:"icon_url"`
	// What buyers know it as.
	DisplayName string `json:"display_name"`
	// A longer name for people; null where the short one does.
	LongDisplayName *string `json:"long_display_name"`
	// The word for the method; null where it has none of its own.
	Method *string `json:"method"`
}

type PaymentMethodDefinitions struct {
	// What was found, in the order that the operation tells.
	Items []PaymentMethodDefinition `json:"items"`
}

type PaymentMethodDetailsCard struct {
	// First six to eight digits of the number.
	Bin *string `json:"bin"`
	// How the account behind it is funded; null where the BIN table does not know.
	CardType *CardType `json:"card_type"`
	// The bank that gave the card; null where the BIN table does not know.
	CardIssuerName *string `json:"card_issuer_name"`
}

type PaymentMethodKind string

const (
	PaymentMethodKindApplepay         PaymentMethodKind = "applepay"
	PaymentMethodKindBank             PaymentMethodKind = "bank"
	PaymentMethodKindCard             PaymentMethodKind = "card"
	PaymentMethodKindChaseorbital     PaymentMethodKind = "chaseorbital"
	PaymentMethodKindClickToPay       PaymentMethodKind = "click-to-pay"
	PaymentMethodKindGiftCard         PaymentMethodKind = "gift-card"
	PaymentMethodKindGooglepay        PaymentMethodKind = "googlepay"
	PaymentMethodKindGooglepayPanOnly PaymentMethodKind = "googlepay_pan_only"
	PaymentMethodKindNetworkToken     PaymentMethodKind = "network-token"
	PaymentMethodKindPaze             PaymentMethodKind = "paze"
	PaymentMethodKindPlaid            PaymentMethodKind = "plaid"
	PaymentMethodKindAbitab           PaymentMethodKind = "abitab"
	PaymentMethodKindAffirm           PaymentMethodKind = "affirm"
	PaymentMethodKindAfterpay         PaymentMethodKind = "afterpay"
	PaymentMethodKindAlipay           PaymentMethodKind = "alipay"
	PaymentMethodKindAlipayhk         PaymentMethodKind = "alipayhk"
	PaymentMethodKindArcuspaynetwork  PaymentMethodKind = "arcuspaynetwork"
	PaymentMethodKindBacs             PaymentMethodKind = "bacs"
	PaymentMethodKindBancontact       PaymentMethodKind = "bancontact"
	PaymentMethodKindBcp              PaymentMethodKind = "bcp"
	PaymentMethodKindBecs             PaymentMethodKind = "becs"
	PaymentMethodKindBitpay           PaymentMethodKind = "bitpay"
	PaymentMethodKindBlik             PaymentMethodKind = "blik"
	PaymentMethodKindBoleto           PaymentMethodKind = "boleto"
	PaymentMethodKindBoost            PaymentMethodKind = "boost"
	PaymentMethodKindBreb             PaymentMethodKind = "breb"
	PaymentMethodKindAch              PaymentMethodKind = "ach"
	PaymentMethodKindCapitec          PaymentMethodKind = "capitec"
	PaymentMethodKindCashapp          PaymentMethodKind = "cashapp"
	PaymentMethodKindCashappafterpay  PaymentMethodKind = "cashappafterpay"
	PaymentMethodKindClearpay         PaymentMethodKind = "clearpay"
	PaymentMethodKindCustomPush       PaymentMethodKind = "custom_push"
	PaymentMethodKindCustomRedirect   PaymentMethodKind = "custom_redirect"
	PaymentMethodKindCustomTokenize   PaymentMethodKind = "custom_tokenize"
	PaymentMethodKindDana             PaymentMethodKind = "dana"
	PaymentMethodKindDcb              PaymentMethodKind = "dcb"
	PaymentMethodKindDlocal           PaymentMethodKind = "dlocal"
	PaymentMethodKindEbanx            PaymentMethodKind = "ebanx"
	PaymentMethodKindEckoh            PaymentMethodKind = "eckoh"
	PaymentMethodKindEfecty           PaymentMethodKind = "efecty"
	PaymentMethodKindEps              PaymentMethodKind = "eps"
	PaymentMethodKindEverydaypay      PaymentMethodKind = "everydaypay"
	PaymentMethodKindGcash            PaymentMethodKind = "gcash"
	PaymentMethodKindGem              PaymentMethodKind = "gem"
	PaymentMethodKindGemds            PaymentMethodKind = "gemds"
	PaymentMethodKindGiropay          PaymentMethodKind = "giropay"
	PaymentMethodKindGivingblock      PaymentMethodKind = "givingblock"
	PaymentMethodKindGocardless       PaymentMethodKind = "gocardless"
	PaymentMethodKindGopay            PaymentMethodKind = "gopay"
	PaymentMethodKindGrabpay          PaymentMethodKind = "grabpay"
	PaymentMethodKindIdeal            PaymentMethodKind = "ideal"
	PaymentMethodKindInterac          PaymentMethodKind = "interac"
	PaymentMethodKindKakaopay         PaymentMethodKind = "kakaopay"
	PaymentMethodKindKcp              PaymentMethodKind = "kcp"
	PaymentMethodKindKhipu            PaymentMethodKind = "khipu"
	PaymentMethodKindKlarna           PaymentMethodKind = "klarna"
	PaymentMethodKindKonbini          PaymentMethodKind = "konbini"
	PaymentMethodKindLatitude         PaymentMethodKind = "latitude"
	PaymentMethodKindLatitudeds       PaymentMethodKind = "latitudeds"
	PaymentMethodKindLaybuy           PaymentMethodKind = "laybuy"
	PaymentMethodKindLinepay          PaymentMethodKind = "linepay"
	PaymentMethodKindLinkaja          PaymentMethodKind = "linkaja"
	PaymentMethodKindMaybankqrpay     PaymentMethodKind = "maybankqrpay"
	PaymentMethodKindMercadopago      PaymentMethodKind = "mercadopago"
	PaymentMethodKindMultibanco       PaymentMethodKind = "multibanco"
	PaymentMethodKindMultipago        PaymentMethodKind = "multipago"
	PaymentMethodKindNetbanking       PaymentMethodKind = "netbanking"
	PaymentMethodKindNupay            PaymentMethodKind = "nupay"
	PaymentMethodKindNequi            PaymentMethodKind = "nequi"
	PaymentMethodKindOney10x          PaymentMethodKind = "oney_10x"
	PaymentMethodKindOney12x          PaymentMethodKind = "oney_12x"
	PaymentMethodKindOney3x           PaymentMethodKind = "oney_3x"
	PaymentMethodKindOney4x           PaymentMethodKind = "oney_4x"
	PaymentMethodKindOney6x           PaymentMethodKind = "oney_6x"
	PaymentMethodKindOnlinebankingcz  PaymentMethodKind = "onlinebankingcz"
	PaymentMethodKindOnelink          PaymentMethodKind = "onelink"
	PaymentMethodKindOvo              PaymentMethodKind = "ovo"
	PaymentMethodKindOxxo             PaymentMethodKind = "oxxo"
	PaymentMethodKindP24              PaymentMethodKind = "p24"
	PaymentMethodKindPagoefectivo     PaymentMethodKind = "pagoefectivo"
	PaymentMethodKindPaybybank        PaymentMethodKind = "paybybank"
	PaymentMethodKindPayid            PaymentMethodKind = "payid"
	PaymentMethodKindPaymaya          PaymentMethodKind = "paymaya"
	PaymentMethodKindPaysquad         PaymentMethodKind = "paysquad"
	PaymentMethodKindPaypal           PaymentMethodKind = "paypal"
	PaymentMethodKindPaypalpaylater   PaymentMethodKind = "paypalpaylater"
	PaymentMethodKindPaypay           PaymentMethodKind = "paypay"
	PaymentMethodKindPayto            PaymentMethodKind = "payto"
	PaymentMethodKindPayvalida        PaymentMethodKind = "payvalida"
	PaymentMethodKindPicpay           PaymentMethodKind = "picpay"
	PaymentMethodKindPix              PaymentMethodKind = "pix"
	PaymentMethodKindPse              PaymentMethodKind = "pse"
	PaymentMethodKindRabbitlinepay    PaymentMethodKind = "rabbitlinepay"
	PaymentMethodKindRapipago         PaymentMethodKind = "rapipago"
	PaymentMethodKindRazorpay         PaymentMethodKind = "razorpay"
	PaymentMethodKindRedpagos         PaymentMethodKind = "redpagos"
	PaymentMethodKindScalapay         PaymentMethodKind = "scalapay"
	PaymentMethodKindSepa             PaymentMethodKind = "sepa"
	PaymentMethodKindServipag         PaymentMethodKind = "servipag"
	PaymentMethodKindSeveneleven      PaymentMethodKind = "seveneleven"
	PaymentMethodKindShopeepay        PaymentMethodKind = "shopeepay"
	PaymentMethodKindSingteldash      PaymentMethodKind = "singteldash"
	PaymentMethodKindSmartpay         PaymentMethodKind = "smartpay"
	PaymentMethodKindSofort           PaymentMethodKind = "sofort"
	PaymentMethodKindSpei             PaymentMethodKind = "spei"
	PaymentMethodKindStitch           PaymentMethodKind = "stitch"
	PaymentMethodKindSwish            PaymentMethodKind = "swish"
	PaymentMethodKindStripe           PaymentMethodKind = "stripe"
	PaymentMethodKindStripedd         PaymentMethodKind = "stripedd"
	PaymentMethodKindStripetoken      PaymentMethodKind = "stripetoken"
	PaymentMethodKindTapi             PaymentMethodKind = "tapi"
	PaymentMethodKindTapifintechs     PaymentMethodKind = "tapifintechs"
	PaymentMethodKindThaiqr           PaymentMethodKind = "thaiqr"
	PaymentMethodKindTouchngo         PaymentMethodKind = "touchngo"
	PaymentMethodKindTruemoney        PaymentMethodKind = "truemoney"
	PaymentMethodKindTrustly          PaymentMethodKind = "trustly"
	PaymentMethodKindTrustlyeurope    PaymentMethodKind = "trustlyeurope"
	PaymentMethodKindUpi              PaymentMethodKind = "upi"
	PaymentMethodKindVenmo            PaymentMethodKind = "venmo"
	PaymentMethodKindVipps            PaymentMethodKind = "vipps"
	PaymentMethodKindWaave            PaymentMethodKind = "waave"
	PaymentMethodKindWebpay           PaymentMethodKind = "webpay"
	PaymentMethodKindWechat           PaymentMethodKind = "wechat"
	PaymentMethodKindWero             PaymentMethodKind = "wero"
	PaymentMethodKindYape             PaymentMethodKind = "yape"
	PaymentMethodKindZippay           PaymentMethodKind = "zippay"
)

type PaymentMethodKindInput string

const (
	PaymentMethodKindInputApplepay         PaymentMethodKindInput = "applepay"
	PaymentMethodKindInputBank             PaymentMethodKindInput = "bank"
	PaymentMethodKindInputCard             PaymentMethodKindInput = "card"
	PaymentMethodKindInputChaseorbital     PaymentMethodKindInput = "chaseorbital"
	PaymentMethodKindInputClickToPay       PaymentMethodKindInput = "click-to-pay"
	PaymentMethodKindInputGiftCard         PaymentMethodKindInput = "gift-card"
	PaymentMethodKindInputGooglepay        PaymentMethodKindInput = "googlepay"
	PaymentMethodKindInputGooglepayPanOnly PaymentMethodKindInput = "googlepay_pan_only"
	PaymentMethodKindInputNetworkToken     PaymentMethodKindInput = "network-token"
	PaymentMethodKindInputPaze             PaymentMethodKindInput = "paze"
	PaymentMethodKindInputPlaid            PaymentMethodKindInput = "plaid"
	PaymentMethodKindInputAbitab           PaymentMethodKindInput = "abitab"
	PaymentMethodKindInputAffirm           PaymentMethodKindInput = "affirm"
	PaymentMethodKindInputAfterpay         PaymentMethodKindInput = "afterpay"
	PaymentMethodKindInputAlipay           PaymentMethodKindInput = "alipay"
	PaymentMethodKindInputAlipayhk         PaymentMethodKindInput = "alipayhk"
	PaymentMethodKindInputArcuspaynetwork  PaymentMethodKindInput = "arcuspaynetwork"
	PaymentMethodKindInputBacs             PaymentMethodKindInput = "bacs"
	PaymentMethodKindInputBancontact       PaymentMethodKindInput = "bancontact"
	PaymentMethodKindInputBcp              PaymentMethodKindInput = "bcp"
	PaymentMethodKindInputBecs             PaymentMethodKindInput = "becs"
	PaymentMethodKindInputBitpay           PaymentMethodKindInput = "bitpay"
	PaymentMethodKindInputBlik             PaymentMethodKindInput = "blik"
	PaymentMethodKindInputBoleto           PaymentMethodKindInput = "boleto"
	PaymentMethodKindInputBoost            PaymentMethodKindInput = "boost"
	PaymentMethodKindInputBreb             PaymentMethodKindInput = "breb"
	PaymentMethodKindInputAch              PaymentMethodKindInput = "ach"
	PaymentMethodKindInputCapitec          PaymentMethodKindInput = "capitec"
	PaymentMethodKindInputCashapp          PaymentMethodKindInput = "cashapp"
	PaymentMethodKindInputCashappafterpay  PaymentMethodKindInput = "cashappafterpay"
	PaymentMethodKindInputClearpay         PaymentMethodKindInput = "clearpay"
	PaymentMethodKindInputCustomPush       PaymentMethodKindInput = "custom_push"
	PaymentMethodKindInputCustomRedirect   PaymentMethodKindInput = "custom_redirect"
	PaymentMethodKindInputCustomTokenize   PaymentMethodKindInput = "custom_tokenize"
	PaymentMethodKindInputDana             PaymentMethodKindInput = "dana"
	PaymentMethodKindInputDcb              PaymentMethodKindInput = "dcb"
	PaymentMethodKindInputDlocal           PaymentMethodKindInput = "dlocal"
	PaymentMethodKindInputEbanx            PaymentMethodKindInput = "ebanx"
	PaymentMethodKindInputEckoh            PaymentMethodKindInput = "eckoh"
	PaymentMethodKindInputEfecty           PaymentMethodKindInput = "efecty"
	PaymentMethodKindInputEps              PaymentMethodKindInput = "eps"
	PaymentMethodKindInputEverydaypay      PaymentMethodKindInput = "everydaypay"
	PaymentMethodKindInputGcash            PaymentMethodKindInput = "gcash"
	PaymentMethodKindInputGem              PaymentMethodKindInput = "gem"
	PaymentMethodKindInputGemds            PaymentMethodKindInput = "gemds"
	PaymentMethodKindInputGiropay          PaymentMethodKindInput = "giropay"
	PaymentMethodKindInputGivingblock      PaymentMethodKindInput = "givingblock"
	PaymentMethodKindInputGocardless       PaymentMethodKindInput = "gocardless"
	PaymentMethodKindInputGopay            PaymentMethodKindInput = "gopay"
	PaymentMethodKindInputGrabpay          PaymentMethodKindInput = "grabpay"
	PaymentMethodKindInputIdeal            PaymentMethodKindInput = "ideal"
	PaymentMethodKindInputInterac          PaymentMethodKindInput = "interac"
	PaymentMethodKindInputKakaopay         PaymentMethodKindInput = "kakaopay"
	PaymentMethodKindInputKcp              PaymentMethodKindInput = "kcp"
	PaymentMethodKindInputKhipu            PaymentMethodKindInput = "khipu"
	PaymentMethodKindInputKlarna           PaymentMethodKindInput = "klarna"
	PaymentMethodKindInputKonbini          PaymentMethodKindInput = "konbini"
	PaymentMethodKindInputLatitude         PaymentMethodKindInput = "latitude"
	PaymentMethodKindInputLatitudeds       PaymentMethodKindInput = "latitudeds"
	PaymentMethodKindInputLaybuy           PaymentMethodKindInput = "laybuy"
	PaymentMethodKindInputLinepay          PaymentMethodKindInput = "linepay"
	PaymentMethodKindInputLinkaja          PaymentMethodKindInput = "linkaja"
	PaymentMethodKindInputMaybankqrpay     PaymentMethodKindInput = "maybankqrpay"
	PaymentMethodKindInputMercadopago      PaymentMethodKindInput = "mercadopago"
	PaymentMethodKindInputMultibanco       PaymentMethodKindInput = "multibanco"
	PaymentMethodKindInputMultipago        PaymentMethodKindInput = "multipago"
	PaymentMethodKindInputNetbanking       PaymentMethodKindInput = "netbanking"
	PaymentMethodKindInputNupay            PaymentMethodKindInput = "nupay"
	PaymentMethodKindInputNequi            PaymentMethodKindInput = "nequi"
	PaymentMethodKindInputOney10x          PaymentMethodKindInput = "oney_10x"
	PaymentMethodKindInputOney12x          PaymentMethodKindInput = "oney_12x"
	PaymentMethodKindInputOney3x           PaymentMethodKindInput = "oney_3x"
	PaymentMethodKindInputOney4x           PaymentMethodKindInput = "oney_4x"
	PaymentMethodKindInputOney6x           PaymentMethodKindInput = "oney_6x"
	PaymentMethodKindInputOnlinebankingcz  PaymentMethodKindInput = "onlinebankingcz"
	PaymentMethodKindInputOnelink          PaymentMethodKindInput = "onelink"
	PaymentMethodKindInputOvo              PaymentMethodKindInput = "ovo"
	PaymentMethodKindInputOxxo             PaymentMethodKindInput = "oxxo"
	PaymentMethodKindInputP24              PaymentMethodKindInput = "p24"
	PaymentMethodKindInputPagoefectivo     PaymentMethodKindInput = "pagoefectivo"
	PaymentMethodKindInputPaybybank        PaymentMethodKindInput = "paybybank"
	PaymentMethodKindInputPayid            PaymentMethodKindInput = "payid"
	PaymentMethodKindInputPaymaya          PaymentMethodKindInput = "paymaya"
	PaymentMethodKindInputPaysquad         PaymentMethodKindInput = "paysquad"
	PaymentMethodKindInputPaypal           PaymentMethodKindInput = "paypal"
	PaymentMethodKindInputPaypalpaylater   PaymentMethodKindInput = "paypalpaylater"
	PaymentMethodKindInputPaypay           PaymentMethodKindInput = "paypay"
	PaymentMethodKindInputPayto            PaymentMethodKindInput = "payto"
	PaymentMethodKindInputPayvalida        PaymentMethodKindInput = "payvalida"
	PaymentMethodKindInputPicpay           PaymentMethodKindInput = "picpay"
	PaymentMethodKindInputPix              PaymentMethodKindInput = "pix"
	PaymentMethodKindInputPse              PaymentMethodKindInput = "pse"
	PaymentMethodKindInputRabbitlinepay    PaymentMethodKindInput = "rabbitlinepay"
	PaymentMethodKindInputRapipago         PaymentMethodKindInput = "rapipago"
	PaymentMethodKindInputRazorpay         PaymentMethodKindInput = "razorpay"
	PaymentMethodKindInputRedpagos         PaymentMethodKindInput = "redpagos"
	PaymentMethodKindInputScalapay         PaymentMethodKindInput = "scalapay"
	PaymentMethodKindInputSepa             PaymentMethodKindInput = "sepa"
	PaymentMethodKindInputServipag         PaymentMethodKindInput = "servipag"
	PaymentMethodKindInputSeveneleven      PaymentMethodKindInput = "seveneleven"
	PaymentMethodKindInputShopeepay        PaymentMethodKindInput = "shopeepay"
	PaymentMethodKindInputSingteldash      PaymentMethodKindInput = "singteldash"
	PaymentMethodKindInputSmartpay         PaymentMethodKindInput = "smartpay"
	PaymentMethodKindInputSofort           PaymentMethodKindInput = "sofort"
	PaymentMethodKindInputSpei             PaymentMethodKindInput = "spei"
	PaymentMethodKindInputStitch           PaymentMethodKindInput = "stitch"
	PaymentMethodKindInputSwish            PaymentMethodKindInput = "swish"
	PaymentMethodKindInputStripe           PaymentMethodKindInput = "stripe"
	PaymentMethodKindInputStripedd         PaymentMethodKindInput = "stripedd"
	PaymentMethodKindInputStripetoken      PaymentMethodKindInput = "stripetoken"
	PaymentMethodKindInputTapi             PaymentMethodKindInput = "tapi"
	PaymentMethodKindInputTapifintechs     PaymentMethodKindInput = "tapifintechs"
	PaymentMethodKindInputThaiqr           PaymentMethodKindInput = "thaiqr"
	PaymentMethodKindInputTouchngo         PaymentMethodKindInput = "touchngo"
	PaymentMethodKindInputTruemoney        PaymentMethodKindInput = "truemoney"
	PaymentMethodKindInputTrustly          PaymentMethodKindInput = "trustly"
	PaymentMethodKindInputTrustlyeurope    PaymentMethodKindInput = "trustlyeurope"
	PaymentMethodKindInputUpi              PaymentMethodKindInput = "upi"
	PaymentMethodKindInputVenmo            PaymentMethodKindInput = "venmo"
	PaymentMethodKindInputVipps            PaymentMethodKindInput = "vipps"
	PaymentMethodKindInputWaave            PaymentMethodKindInput = "waave"
	PaymentMethodKindInputWebpay           PaymentMethodKindInput = "webpay"
	PaymentMethodKindInputWechat           PaymentMethodKindInput = "wechat"
	PaymentMethodKindInputWero             PaymentMethodKindInput = "wero"
	PaymentMethodKindInputYape             PaymentMethodKindInput = "yape"
	PaymentMethodKindInputZippay           PaymentMethodKindInput = "zippay"
)

type PaymentMethodMandate struct {
	// The payment service that may debit the account under it.
	PaymentServiceID string `json:"payment_service_id"`
	// `pending`, `active`, and `revoked` or `failed` at its end; `paused` and back as its holder likes.
	Status string `json:"status"`
	// Who ended it; null while it has not ended, or where nobody said.
	EndedBy *string `json:"ended_by"`
	// When it came to its status.
	UpdatedAt string `json:"updated_at"`
}

type PaymentMethodMode string

const (
	PaymentMethodModeCard            PaymentMethodMode = "card"
	PaymentMethodModeRedirect        PaymentMethodMode = "redirect"
	PaymentMethodModeApplepay        PaymentMethodMode = "applepay"
	PaymentMethodModeGooglepay       PaymentMethodMode = "googlepay"
	PaymentMethodModeCheckoutSession PaymentMethodMode = "checkout-session"
	PaymentMethodModeClickToPay      PaymentMethodMode = "click-to-pay"
	PaymentMethodModeGiftCard        PaymentMethodMode = "gift-card"
	PaymentMethodModeBank            PaymentMethodMode = "bank"
	PaymentMethodModePaze            PaymentMethodMode = "paze"
)

type PaymentMethodScheme string

const (
	PaymentMethodSchemeAccel           PaymentMethodScheme = "accel"
	PaymentMethodSchemeAmex            PaymentMethodScheme = "amex"
	PaymentMethodSchemeBancontact      PaymentMethodScheme = "bancontact"
	PaymentMethodSchemeCarteBancaire   PaymentMethodScheme = "carte-bancaire"
	PaymentMethodSchemeCirrus          PaymentMethodScheme = "cirrus"
	PaymentMethodSchemeCuliance        PaymentMethodScheme = "culiance"
	PaymentMethodSchemeDankort         PaymentMethodScheme = "dankort"
	PaymentMethodSchemeDinersClub      PaymentMethodScheme = "diners-club"
	PaymentMethodSchemeDiscover        PaymentMethodScheme = "discover"
	PaymentMethodSchemeEftposAustralia PaymentMethodScheme = "eftpos-australia"
	PaymentMethodSchemeElo             PaymentMethodScheme = "elo"
	PaymentMethodSchemeHipercard       PaymentMethodScheme = "hipercard"
	PaymentMethodSchemeJcb             PaymentMethodScheme = "jcb"
	PaymentMethodSchemeMaestro         PaymentMethodScheme = "maestro"
	PaymentMethodSchemeMastercard      PaymentMethodScheme = "mastercard"
	PaymentMethodSchemeMir             PaymentMethodScheme = "mir"
	PaymentMethodSchemeNyce            PaymentMethodScheme = "nyce"
	PaymentMethodSchemeOther           PaymentMethodScheme = "other"
	PaymentMethodSchemePulse           PaymentMethodScheme = "pulse"
	PaymentMethodSchemeQcard           PaymentMethodScheme = "qcard"
	PaymentMethodSchemeRupay           PaymentMethodScheme = "rupay"
	PaymentMethodSchemeStar            PaymentMethodScheme = "star"
	PaymentMethodSchemeUatp            PaymentMethodScheme = "uatp"
	PaymentMethodSchemeUnionpay        PaymentMethodScheme = "unionpay"
	PaymentMethodSchemeVisa            PaymentMethodScheme = "visa"
	PaymentMethodSchemeAch             PaymentMethodScheme = "ach"
	PaymentMethodSchemeSepa            PaymentMethodScheme = "sepa"
	PaymentMethodSchemeBacs            PaymentMethodScheme = "bacs"
)

type PaymentMethodSchemeInput string

const (
	PaymentMethodSchemeInputAccel           PaymentMethodSchemeInput = "accel"
	PaymentMethodSchemeInputAmex            PaymentMethodSchemeInput = "amex"
	PaymentMethodSchemeInputBancontact      PaymentMethodSchemeInput = "bancontact"
	PaymentMethodSchemeInputCarteBancaire   PaymentMethodSchemeInput = "carte-bancaire"
	PaymentMethodSchemeInputCirrus          PaymentMethodSchemeInput = "cirrus"
	PaymentMethodSchemeInputCuliance        PaymentMethodSchemeInput = "culiance"
	PaymentMethodSchemeInputDankort         PaymentMethodSchemeInput = "dankort"
	PaymentMethodSchemeInputDinersClub      PaymentMethodSchemeInput = "diners-club"
	PaymentMethodSchemeInputDiscover        PaymentMethodSchemeInput = "discover"
	PaymentMethodSchemeInputEftposAustralia PaymentMethodSchemeInput = "eftpos-australia"
	PaymentMethodSchemeInputElo             PaymentMethodSchemeInput = "elo"
	PaymentMethodSchemeInputHipercard       PaymentMethodSchemeInput = "hipercard"
	PaymentMethodSchemeInputJcb             PaymentMethodSchemeInput = "jcb"
	PaymentMethodSchemeInputMaestro         PaymentMethodSchemeInput = "maestro"
	PaymentMethodSchemeInputMastercard      PaymentMethodSchemeInput = "mastercard"
	PaymentMethodSchemeInputMir             PaymentMethodSchemeInput = "mir"
	PaymentMethodSchemeInputNyce            PaymentMethodSchemeInput = "nyce"
	PaymentMethodSchemeInputOther           PaymentMethodSchemeInput = "other"
	PaymentMethodSchemeInputPulse           PaymentMethodSchemeInput = "pulse"
	PaymentMethodSchemeInputQcard           PaymentMethodSchemeInput = "qcard"
	PaymentMethodSchemeInputRupay           PaymentMethodSchemeInput = "rupay"
	PaymentMethodSchemeInputStar            PaymentMethodSchemeInput = "star"
	PaymentMethodSchemeInputUatp            PaymentMethodSchemeInput = "uatp"
	PaymentMethodSchemeInputUnionpay        PaymentMethodSchemeInput = "unionpay"
	PaymentMethodSchemeInputVisa            PaymentMethodSchemeInput = "visa"
	PaymentMethodSchemeInputAch             PaymentMethodSchemeInput = "ach"
	PaymentMethodSchemeInputSepa            PaymentMethodSchemeInput = "sepa"
	PaymentMethodSchemeInputBacs            PaymentMethodSchemeInput = "bacs"
)

// `succeeded`: can be charged; `processing` and `buyer_approval_required`: not yet; `failed`: never.
type PaymentMethodStatus string

const (
	PaymentMethodStatusProcessing            PaymentMethodStatus = "processing"
	PaymentMethodStatusBuyerApprovalRequired PaymentMethodStatus = "buyer_approval_required"
	PaymentMethodStatusSucceeded             PaymentMethodStatus = "succeeded"
	PaymentMethodStatusFailed                PaymentMethodStatus = "failed"
	PaymentMethodStatusPaused                PaymentMethodStatus = "paused"
)

// `succeeded`: can be charged; `processing` and `buyer_approval_required`: not yet; `failed`: never.
type PaymentMethodStatusInput string

const (
	PaymentMethodStatusInputProcessing            PaymentMethodStatusInput = "processing"
	PaymentMethodStatusInputBuyerApprovalRequired PaymentMethodStatusInput = "buyer_approval_required"
	PaymentMethodStatusInputSucceeded             PaymentMethodStatusInput = "succeeded"
	PaymentMethodStatusInputFailed                PaymentMethodStatusInput = "failed"
	PaymentMethodStatusInputPaused                PaymentMethodStatusInput = "paused"
)

type PaymentMethodSummaries struct {
	// What was found, in the order that the operation tells.
	Items []PaymentMethodSummary `json:"items"`
}

type PaymentMethodSummary struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Where the buyer goes to approve that it is stored; null unless that is awaited.
	ApprovalURL *string `json:"approval_url"`
	// Country of the redirect method; null for cards. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country"`
	// Currency of the redirect method; null for cards. ISO 4217, upper case.
	Currency *string `json:"currency"`
	// What the first digits of a card say; null for what is no card.
	Details *PaymentMethodDetailsCard `json:"details"`
	// Last month in which the card is good; null for what is no card. `MM/YY`.
	ExpirationDate *string `json:"expiration_date"`
	// The same for the same card or account, and tells nothing of its number; null for wallets.
	Fingerprint *string `json:"fingerprint"`
	// What a buyer recognises it by: the last four digits of a number, or an e-mail address; null where there is neither.
	Label *string `json:"label"`
	// When the scheme's newer details were last taken over; null where they never were.
	LastReplacedAt *string `json:"last_replaced_at"`
	// The kind of payment method.
	Method PaymentMethodKind `json:"method"`
	// How it is paid with.
	Mode *PaymentMethodMode `json:"mode"`
	// Scheme of the card or bank account; null for others.
	Scheme *PaymentMethodScheme `json:"scheme"`
	// A payment names it with the method `id`.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// Further schemes of a co-badged card; null for what is no card.
	AdditionalSchemes []CardScheme `json:"additional_schemes"`
	// When the buyer in person last paid with it; null where that never was.
	CitLastUsedAt *string `json:"cit_last_used_at"`
	// How often the buyer in person paid with it.
	CitUsageCount int64 `json:"cit_usage_count"`
	// True while newer details of the card stand by, until the old ones fail.
	HasReplacement bool `json:"has_replacement"`
	// When it last paid; null where it never did.
	LastUsedAt *string `json:"last_used_at"`
	// How often it paid.
	UsageCount int64 `json:"usage_count"`
	// The scheme's id of the payment that stored it, which merchant-initiated charges refer to; null where none is known.
	SchemeTransactionID *string `json:"scheme_transaction_id"`
	// Scheme that the id belongs to; null without an id.
	SchemeTransactionIDScheme *CardScheme `json:"scheme_transaction_id_scheme"`
	// The scheme's newer id that links a series; null where none is known.
	TransactionLinkID *string `json:"transaction_link_id"`
}

type PaymentMethodUpdate struct {
	// Last month in which the card is good; the number stays. `MM/YY`.
	ExpirationDate Opt[string] `json:"expiration_date,omitzero"`
	// The scheme's id that merchant-initiated charges refer to; null clears it together with its scheme.
	SchemeTransactionID Opt[string] `json:"scheme_transaction_id,omitzero"`
	// Scheme that the id belongs to; left out where none is set, the card's.
	SchemeTransactionIDScheme Opt[CardSchemeInput] `json:"scheme_transaction_id_scheme,omitzero"`
	// The scheme's newer id that links a series.
	TransactionLinkID Opt[string] `json:"transaction_link_id,omitzero"`
}

type PaymentMethodWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type PaymentMethods struct {
	// What was found, in the order that the operation tells.
	Items []PaymentMethod `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type PaymentOption struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The word to put into `payment_method.method`.
	Method string `json:"method"`
	// A picture of it; null where there is none.
	IconURL *string `json:"icon_url"`
	// How it is paid with.
	Mode PaymentMethodMode `json:"mode"`
	// What to call it in a list; null where it has no name.
	Label *string `json:"label"`
	// Whether `store` may be true.
	CanStorePaymentMethod bool `json:"can_store_payment_method"`
	// Whether the money can be held first and taken later.
	CanDelayCapture bool `json:"can_delay_capture"`
	// What a front end needs to show it; null for what needs nothing.
	Context OneOf `json:"context"`
}

type PaymentOptionContext struct {
	// Size of a window for the approval page; null where any does.
	ApprovalUi *PaymentOptionContextApprovalUI `json:"approval_ui"`
	// What the payment has to tell of the buyer; null where nothing.
	RequiredFields map[string]OneOf `json:"required_fields"`
	// Whether the approval page needs a window of its own.
	RedirectRequiresPopup bool `json:"redirect_requires_popup"`
	// The same, where a stored one pays.
	RequiresTokenizedRedirectPopup bool `json:"requires_tokenized_redirect_popup"`
}

type PaymentOptionContextApprovalUI struct {
	// CSS length; null where any does.
	Height *string `json:"height"`
	// CSS length; null where any does.
	Width *string `json:"width"`
}

type PaymentOptionRequest struct {
	// Your own keys and values of the cart, for rules of the checkout flow.
	Metadata map[string]string `json:"metadata,omitzero"`
	// Country of the buyer; left out, nothing is ruled out for it. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country,omitzero"`
	// Currency of the cart; left out, nothing is ruled out for it. ISO 4217, upper case.
	Currency *string `json:"currency,omitzero"`
	// What the cart costs; left out, nothing is ruled out for it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount,omitzero"`
	// Language of the buyer, for example `en-GB`, for rules of the checkout flow; names are English so far.
	Locale *string `json:"locale,omitzero"`
	// What is in the cart, for rules of the checkout flow.
	CartItems []CartItemInput `json:"cart_items,omitzero"`
}

type PaymentOptions struct {
	// What was found, in the order that the operation tells.
	Items []PaymentOption `json:"items"`
}

type PaymentService struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The connector that is set up.
	PaymentServiceDefinitionID string `json:"payment_service_definition_id"`
	// Whether payments go through it.
	Active bool `json:"active"`
	// The kind of payment method that it takes.
	Method PaymentMethodKind `json:"method"`
	// What you call it.
	DisplayName string `json:"display_name"`
	// Active services that take the payment are tried from 1 on.
	Position int64 `json:"position"`
	// Whether it can be used.
	Status PaymentServiceStatus `json:"status"`
	// ISO 4217 codes of payments that may go through it.
	AcceptedCurrencies []string `json:"accepted_currencies"`
	// ISO 3166-1 alpha-2 codes of buyers whose payments may go through it.
	AcceptedCountries []string `json:"accepted_countries"`
	// Kept as given; nothing here depends on it: a processor makes a token of a stored card when `POST /payment-methods/{payment_method_id}/payment-service-tokens` asks for one.
	PaymentMethodTokenizationEnabled bool `json:"payment_method_tokenization_enabled"`
	// Whether stored cards pay with their network token, where the connector takes such tokens.
	NetworkTokensEnabled bool `json:"network_tokens_enabled"`
	// Whether network tokens are ours; false leaves them to the processor.
	OpenLoop bool `json:"open_loop"`
	// True asks the processor to report what it settles, where its connector can ask. Others report what they do either way.
	SettlementReportingEnabled bool `json:"settlement_reporting_enabled"`
	// Whether refunds that were made at the processor itself become refunds here: never, so `true` is refused.
	RefundIngestionEnabled bool `json:"refund_ingestion_enabled"`
	// Whether card payments go through 3-D Secure where they can; null for what is no card.
	ThreeDSecureEnabled *bool `json:"three_d_secure_enabled"`
	// By card scheme, what issuers are told of the merchant in 3-D Secure; null where it was not given.
	MerchantProfile map[string]*MerchantProfileSchemeSummary `json:"merchant_profile"`
	// Where the processor is to send its events; null where it sends none.
	WebhookURL *string `json:"webhook_url"`
	// Settings that are not secret.
	Fields []FieldValue `json:"fields"`
	// Settings for its reports; null where there are none.
	ReportingFields []ReportingField `json:"reporting_fields"`
	// True once it was deleted: old payments can still be followed through it.
	IsDeleted bool `json:"is_deleted"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type PaymentServiceCircuitBreaker struct {
	// `open`: it comes last. `half_open`: one payment finds out whether it is back. It is what the process that answers has seen; each process has its own, and they may differ for a while.
	State PaymentServiceCircuitBreakerState `json:"state"`
	// Until when it is open, by the time of the machine; null where it is not.
	OpenUntil *string `json:"open_until"`
}

type PaymentServiceCircuitBreakerState string

const (
	PaymentServiceCircuitBreakerStateClosed   PaymentServiceCircuitBreakerState = "closed"
	PaymentServiceCircuitBreakerStateOpen     PaymentServiceCircuitBreakerState = "open"
	PaymentServiceCircuitBreakerStateHalfOpen PaymentServiceCircuitBreakerState = "half_open"
)

type PaymentServiceConfiguration struct {
	// Whether the approval page needs a window of its own.
	ApprovalUiTarget ApprovalTarget `json:"approval_ui_target"`
	// CSS length of that window.
	ApprovalUiHeight string `json:"approval_ui_height"`
	// CSS length of that window.
	ApprovalUiWidth string `json:"approval_ui_width"`
	// How many cart items it takes at most.
	CartItemsLimit int64 `json:"cart_items_limit"`
	// Whether it refuses payments without cart items.
	CartItemsRequired bool `json:"cart_items_required"`
	// Whether cart items must add up to the amount.
	CartItemsShouldMatchAmount bool `json:"cart_items_should_match_amount"`
}

type PaymentServiceCreate struct {
	// What you call it.
	DisplayName string `json:"display_name"`
	// The connector to set up.
	PaymentServiceDefinitionID string `json:"payment_service_definition_id"`
	// Settings of the connector by their keys, which its definition lists.
	Fields []FieldValueInput `json:"fields"`
	// Settings for its reports.
	ReportingFields []ReportingFieldInput `json:"reporting_fields,omitzero"`
	// Active services that take the payment are tried from 1 on; one that is taken moves the others down. Left out: last.
	Position *int64 `json:"position,omitzero"`
	// ISO 4217 codes of payments that may go through it.
	AcceptedCurrencies []string `json:"accepted_currencies"`
	// ISO 3166-1 alpha-2 codes of buyers whose payments may go through it.
	AcceptedCountries []string `json:"accepted_countries"`
	// Whether payments go through it.
	Active *bool `json:"active,omitzero"`
	// Whether card payments go through 3-D Secure where they can.
	ThreeDSecureEnabled *bool `json:"three_d_secure_enabled,omitzero"`
	// By card scheme, what issuers are told of the merchant in 3-D Secure.
	MerchantProfile map[string]*MerchantProfileScheme `json:"merchant_profile,omitzero"`
	// Kept as given; nothing here depends on it: a processor makes a token of a stored card when `POST /payment-methods/{payment_method_id}/payment-service-tokens` asks for one.
	PaymentMethodTokenizationEnabled *bool `json:"payment_method_tokenization_enabled,omitzero"`
	// Whether stored cards pay with their network token, where the connector takes such tokens.
	NetworkTokensEnabled *bool `json:"network_tokens_enabled,omitzero"`
	// Whether network tokens are ours; false leaves them to the processor. Left out: as `network_tokens_enabled`.
	OpenLoop *bool `json:"open_loop,omitzero"`
	// True asks the processor to report what it settles, where its connector can ask. Others report what they do either way.
	SettlementReportingEnabled *bool `json:"settlement_reporting_enabled,omitzero"`
	// Whether refunds that were made at the processor itself become refunds here: never, so `true` is refused.
	RefundIngestionEnabled *bool `json:"refund_ingestion_enabled,omitzero"`
}

type PaymentServiceDefinition struct {
	// The connector's name, for example `mock-card`.
	ID string `json:"id"`
	// The kind of record, always this word.
	Type string `json:"type"`
	// What the processor is called.
	DisplayName string `json:"display_name"`
	// The kind of payment method that it takes.
	Method PaymentMethodKind `json:"method"`
	// The settings it needs.
	Fields []DefinitionField `json:"fields"`
	// Settings for its reports.
	ReportingFields []DefinitionField `json:"reporting_fields"`
	// ISO 4217 codes that it can take.
	SupportedCurrencies []string `json:"supported_currencies"`
	// ISO 3166-1 alpha-2 codes of buyers that it can take.
	SupportedCountries []string `json:"supported_countries"`
	// How it is paid with.
	Mode PaymentMethodMode `json:"mode"`
	// A picture of the processor; null where there is none.
	IconURL *string `json:"icon_url"`
	// What it can do, by name.
	SupportedFeatures map[string]bool `json:"supported_features"`
	// What a payment must tell of the buyer, and when.
	RequiredCheckoutFields []RequiredCheckoutFields `json:"required_checkout_fields"`
	// What a front end needs to know.
	Configuration PaymentServiceConfiguration `json:"configuration"`
	// Kinds of client SDK that it works with; null where it needs none.
	SupportedIntegrationClients []IntegrationClient `json:"supported_integration_clients"`
	// What `connection_options` of a transaction may say to it alone.
	ConnectionOptions []DefinitionOption `json:"connection_options"`
}

type PaymentServiceDefinitions struct {
	// What was found, in the order that the operation tells.
	Items []PaymentServiceDefinition `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type PaymentServiceError struct {
	// When the attempt ended, or was last heard of.
	At string `json:"at"`
	// What went wrong; null where the outcome is not known.
	Code *string `json:"code"`
	// The payment that was tried.
	TransactionID string `json:"transaction_id"`
}

type PaymentServiceHealth struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The `id` that the payment service was answered with.
	PaymentServiceID string `json:"payment_service_id"`
	// Where the time that is looked at begins.
	From string `json:"from"`
	// Where it ends.
	Until string `json:"until"`
	// Payments of that time that were last tried there.
	Payments int64 `json:"payments"`
	// Their share in all payments of that time that were tried anywhere; null where there were none.
	Share *float64 `json:"share"`
	// Those of them that were authorized, declined or failed.
	Decided int64 `json:"decided"`
	// The share of authorized ones in these; null where there are none.
	ApprovalRate *float64 `json:"approval_rate"`
	// Authorizations there, also of payments that went on to another payment service, in the newest thousand payments.
	Attempts int64 `json:"attempts"`
	// The share of them that had no answer, an answer that cannot be read, or an error of the processor itself; a decline is none. Null where there were none.
	ErrorRate *float64 `json:"error_rate"`
	// Back to when attempts were looked at.
	AttemptsFrom string `json:"attempts_from"`
	// The last approval among these attempts; null where there was none.
	LastSuccessAt *string `json:"last_success_at"`
	// The last error among these attempts; null where there was none.
	LastError *PaymentServiceError `json:"last_error"`
	// Whether payments are kept away from it now.
	CircuitBreaker PaymentServiceCircuitBreaker `json:"circuit_breaker"`
}

type PaymentServiceHealths struct {
	// What was found, in the order that the operation tells.
	Items []PaymentServiceHealth `json:"items"`
}

type PaymentServiceStatus string

const (
	PaymentServiceStatusPending PaymentServiceStatus = "pending"
	PaymentServiceStatusCreated PaymentServiceStatus = "created"
	PaymentServiceStatusFailed  PaymentServiceStatus = "failed"
)

type PaymentServiceToken struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Where the buyer goes to approve it; null unless that is awaited.
	ApprovalURL *string `json:"approval_url"`
	// The payment method that it stands for.
	PaymentMethodID string `json:"payment_method_id"`
	// The payment service whose processor made it.
	PaymentServiceID string `json:"payment_service_id"`
	// Whether it can be used.
	Status PaymentMethodStatus `json:"status"`
	// The processor's token; null until it was delivered.
	Token *string `json:"token"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type PaymentServiceTokenCreate struct {
	// Of the card, where the processor wants it; never stored.
	SecurityCode *Secret `json:"security_code,omitzero"`
	// The payment service whose processor is to make it.
	PaymentServiceID string `json:"payment_service_id"`
	// Where the buyer comes back to, where the processor asks them.
	RedirectURL string `json:"redirect_url"`
}

type PaymentServiceTokens struct {
	// What was found, in the order that the operation tells.
	Items []PaymentServiceToken `json:"items"`
}

type PaymentServiceUpdate struct {
	// What you call it.
	DisplayName Opt[string] `json:"display_name,omitzero"`
	// Those that change; the others stay.
	Fields Opt[[]VoidableField] `json:"fields,omitzero"`
	// Settings for its reports.
	ReportingFields Opt[[]ReportingFieldInput] `json:"reporting_fields,omitzero"`
	// Active services that take the payment are tried from 1 on.
	Position Opt[int64] `json:"position,omitzero"`
	// ISO 4217 codes of payments that may go through it.
	AcceptedCurrencies Opt[[]string] `json:"accepted_currencies,omitzero"`
	// ISO 3166-1 alpha-2 codes of buyers whose payments may go through it.
	AcceptedCountries Opt[[]string] `json:"accepted_countries,omitzero"`
	// Whether payments go through it.
	Active Opt[bool] `json:"active,omitzero"`
	// Whether card payments go through 3-D Secure where they can.
	ThreeDSecureEnabled Opt[bool] `json:"three_d_secure_enabled,omitzero"`
	// By card scheme, what issuers are told of the merchant in 3-D Secure.
	MerchantProfile Opt[map[string]*MerchantProfileScheme] `json:"merchant_profile,omitzero"`
	// Kept as given; nothing here depends on it: a processor makes a token of a stored card when `POST /payment-methods/{payment_method_id}/payment-service-tokens` asks for one.
	PaymentMethodTokenizationEnabled Opt[bool] `json:"payment_method_tokenization_enabled,omitzero"`
	// Whether stored cards pay with their network token, where the connector takes such tokens.
	NetworkTokensEnabled Opt[bool] `json:"network_tokens_enabled,omitzero"`
	// Whether network tokens are ours; false leaves them to the processor.
	OpenLoop Opt[bool] `json:"open_loop,omitzero"`
	// True asks the processor to report what it settles, where its connector can ask. Others report what they do either way.
	SettlementReportingEnabled *bool `json:"settlement_reporting_enabled,omitzero"`
	// Whether refunds that were made at the processor itself become refunds here: never, so `true` is refused.
	RefundIngestionEnabled *bool `json:"refund_ingestion_enabled,omitzero"`
}

type PaymentServices struct {
	// What was found, in the order that the operation tells.
	Items []PaymentService `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type PayoutAchAccount struct {
	// A bank account.
	Method *string `json:"method,omitzero"`
	// An account in the United States.
	Scheme *string `json:"scheme,omitzero"`
	// Whose account it is.
	AccountHolder BankAccountHolder `json:"account_holder"`
	// 4 to 17 digits; goes into the vault and is never answered.
	AccountNumber string `json:"account_number"`
	// Nine digits, the last a check digit.
	RoutingNumber string `json:"routing_number"`
	// What kind of account it is.
	AccountType string `json:"account_type"`
	// Your own identifier of the account.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
}

type PayoutBacsAccount struct {
	// A bank account.
	Method *string `json:"method,omitzero"`
	// An account in the United Kingdom.
	Scheme *string `json:"scheme,omitzero"`
	// Whose account it is.
	AccountHolder BankAccountHolder `json:"account_holder"`
	// Eight digits; goes into the vault and is never answered.
	AccountNumber string `json:"account_number"`
	// Sort code, six digits.
	RoutingNumber string `json:"routing_number"`
	// Your own identifier of the account.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
}

type PayoutCard struct {
	// A card given by its number.
	Method *string `json:"method,omitzero"`
	// 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered.
	Number Secret `json:"number"`
	// Last month in which the card is good. `MM/YY`.
	ExpirationDate string `json:"expiration_date"`
	// Scheme of the card; the BIN table where it is left out.
	CardScheme *CardSchemeInput `json:"card_scheme,omitzero"`
	// Your own identifier of the card.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
}

type PayoutCategory string

const (
	PayoutCategoryOnlineGambling PayoutCategory = "online_gambling"
)

type PayoutCategoryInput string

const (
	PayoutCategoryInputOnlineGambling PayoutCategoryInput = "online_gambling"
)

type PayoutConnectionOptions struct {
	// For the connector `checkout-card`, which this release does not have: kept, and handed to nobody.
	CheckoutCard *CheckoutPayoutOptions `json:"checkout-card,omitzero"`
}

type PayoutCreate struct {
	// What to pay out. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Currency of that amount. ISO 4217, upper case.
	Currency string `json:"currency"`
	// The payment service that is to pay; its connector must have payouts.
	PaymentServiceID string `json:"payment_service_id"`
	// The card or bank account that gets the money.
	PaymentMethod OneOf `json:"payment_method"`
	// What the money is for, as the scheme wants to know.
	Category *PayoutCategoryInput `json:"category,omitzero"`
	// Your own identifier of it.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// Who gets the money; left out, the owner of the stored card or account.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Who gets the money, where it is not stored.
	Buyer *GuestBuyerInput `json:"buyer,omitzero"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// Who pays it, as the scheme is told; left out, the payment service's usual data.
	Merchant *PayoutMerchant `json:"merchant,omitzero"`
	// Settings for single connectors, by their names.
	ConnectionOptions *PayoutConnectionOptions `json:"connection_options,omitzero"`
}

type PayoutMerchant struct {
	// What the cardholder reads.
	Name string `json:"name"`
	// The merchant's number at the acquirer.
	IdentificationNumber string `json:"identification_number"`
	// How the merchant is reached. E.164: `+` and digits.
	PhoneNumber string `json:"phone_number"`
	// The merchant's site.
	URL string `json:"url"`
	// What stands on the bank statement.
	StatementDescriptor string `json:"statement_descriptor"`
	// ISO 18245 code, four digits.
	MerchantCategoryCode string `json:"merchant_category_code"`
	// Where the merchant is.
	Address *AddressInput `json:"address,omitzero"`
}

type PayoutMerchantSummary struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// What the cardholder reads.
	Name string `json:"name"`
	// The merchant's number at the acquirer.
	IdentificationNumber string `json:"identification_number"`
	// How the merchant is reached. E.164: `+` and digits.
	PhoneNumber string `json:"phone_number"`
	// The merchant's site.
	URL string `json:"url"`
	// What stands on the bank statement; null where it was not given.
	StatementDescriptor *string `json:"statement_descriptor"`
	// ISO 18245 code, four digits.
	MerchantCategoryCode string `json:"merchant_category_code"`
	// Where the merchant is; null where it was not given.
	Address *Address `json:"address"`
}

// `card`: to a card; `bank`: to a bank account, which the version `published` calls `card` here.
type PayoutMethod string

const (
	PayoutMethodCard PayoutMethod = "card"
	PayoutMethodBank PayoutMethod = "bank"
)

type PayoutPaymentService struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The payment service that pays it.
	ID *string `json:"id"`
	// What it pays to.
	Method PayoutMethod `json:"method"`
	// The connector behind it.
	PaymentServiceDefinitionID string `json:"payment_service_definition_id"`
	// What you call it.
	DisplayName *string `json:"display_name"`
}

type PayoutSepaAccount struct {
	// A bank account.
	Method *string `json:"method,omitzero"`
	// An account in the euro area.
	Scheme *string `json:"scheme,omitzero"`
	// Whose account it is.
	AccountHolder BankAccountHolder `json:"account_holder"`
	// IBAN; goes into the vault and is never answered.
	AccountNumber string `json:"account_number"`
	// Your own identifier of the account.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
}

// `pending` says also that the outcome is not known yet; `declined`: the processor, the bank or the issuer said no; `failed`: it certainly was not paid; `returned`: it was paid, and the bank sent the money back (`failed` in the version `published`).
type PayoutStatus string

const (
	PayoutStatusPending   PayoutStatus = "pending"
	PayoutStatusSucceeded PayoutStatus = "succeeded"
	PayoutStatusDeclined  PayoutStatus = "declined"
	PayoutStatusFailed    PayoutStatus = "failed"
	PayoutStatusReturned  PayoutStatus = "returned"
)

// `pending` says also that the outcome is not known yet; `declined`: the processor, the bank or the issuer said no; `failed`: it certainly was not paid; `returned`: it was paid, and the bank sent the money back (`failed` in the version `published`).
type PayoutStatusInput string

const (
	PayoutStatusInputPending   PayoutStatusInput = "pending"
	PayoutStatusInputSucceeded PayoutStatusInput = "succeeded"
	PayoutStatusInputDeclined  PayoutStatusInput = "declined"
	PayoutStatusInputFailed    PayoutStatusInput = "failed"
	PayoutStatusInputReturned  PayoutStatusInput = "returned"
)

type PayoutStoredCard struct {
	// A stored card or bank account.
	Method *string `json:"method,omitzero"`
	// The stored card or bank account.
	ID string `json:"id"`
}

type PayoutSummaries struct {
	// What was found, in the order that the operation tells.
	Items []PayoutSummary `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type PayoutSummary struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Names the payout in its own path.
	ID *string `json:"id"`
	// What is paid out. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Who gets the money; null where nobody was named.
	Buyer *TransactionBuyer `json:"buyer"`
	// What the money is for; null where it was not said.
	Category *PayoutCategory `json:"category"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Currency of that amount. ISO 4217, upper case.
	Currency string `json:"currency"`
	// Your own identifier of it; null where none was given.
	ExternalIdentifier *string `json:"external_identifier"`
	// Who pays it, as the scheme is told; null for the payment service's usual data.
	Merchant *PayoutMerchantSummary `json:"merchant"`
	// Id of the merchant account whose payout it is.
	MerchantAccountID *string `json:"merchant_account_id"`
	// The card or bank account that gets the money.
	PaymentMethod TransactionPaymentMethod `json:"payment_method"`
	// The payment service that pays it.
	PaymentService PayoutPaymentService `json:"payment_service"`
	// The processor's own id of it; null until it gave one.
	PaymentServicePayoutID *string `json:"payment_service_payout_id"`
	// `pending` also while the outcome is not known: do not pay again.
	Status PayoutStatus `json:"status"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type PayoutWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type PaypalOptions struct {
	// Where PayPal asks when the buyer changes the delivery.
	OrderUpdateCallbackConfig *PaypalOrderUpdateCallbackConfig `json:"order_update_callback_config,omitzero"`
	// Key and value pairs for PayPal's risk checks.
	AdditionalData []map[string]string `json:"additional_data,omitzero"`
	// Ways of delivery that the buyer can choose.
	Shipping *PaypalShippingOptions `json:"shipping,omitzero"`
	// What PayPal's button says.
	UserAction *string `json:"user_action,omitzero"`
	// Where PayPal takes the address from.
	ShippingPreference *string `json:"shipping_preference,omitzero"`
	// The merchant as PayPal shows it.
	BrandName *string `json:"brand_name,omitzero"`
	// What PayPal shows first.
	LandingPage *string `json:"landing_page,omitzero"`
	// Language of PayPal's pages.
	Locale *string `json:"locale,omitzero"`
}

type PaypalOrderUpdateCallbackConfig struct {
	// An address of yours.
	CallbackURL *string `json:"callback_url,omitzero"`
	// What it is asked about.
	CallbackEvents []string `json:"callback_events,omitzero"`
}

type PaypalShippingOptions struct {
	// What can be chosen.
	Options []PaypalShippingOptionsItem `json:"options,omitzero"`
}

type PaypalShippingOptionsItem struct {
	// Your code for it.
	ID string `json:"id"`
	// What the buyer reads.
	Label string `json:"label"`
	// Whether it is chosen at first.
	Selected bool `json:"selected"`
	// Whether it is sent or fetched.
	Type *string `json:"type,omitzero"`
	// What it costs.
	Amount *PaypalShippingOptionsItemAmount `json:"amount,omitzero"`
}

type PaypalShippingOptionsItemAmount struct {
	// ISO 4217, three upper-case letters. ISO 4217, upper case.
	CurrencyCode string `json:"currency_code"`
	// In major units as text.
	Value string `json:"value"`
}

type PazeBillingAddress struct {
	// Who it belongs to; null where unknown.
	Name *string `json:"name"`
	// Street and number.
	Line1 string `json:"line1"`
	// Second line of the address.
	Line2 *string `json:"line2"`
	// Third line of the address.
	Line3 *string `json:"line3"`
	// Town of the address.
	City string `json:"city"`
	// State, two letters in the United States.
	State string `json:"state"`
	// ZIP or postal code.
	Zip string `json:"zip"`
	// ISO 3166-1 alpha-2, upper case.
	CountryCode *string `json:"countryCode"`
}

type PazeClient struct {
	// Your client id at Paze.
	ID string `json:"id"`
	// What Paze shows the buyer.
	Name *string `json:"name,omitzero"`
	// Which of your profiles at Paze.
	ProfileId *string `json:"profileId,omitzero"`
}

type PazeCobrandItem struct {
	// Name of the card programme.
	Name string `json:"name"`
	// Whether it brings the buyer something.
	BenefitsOffered *bool `json:"benefitsOffered,omitzero"`
}

type PazeConsumer struct {
	// Given name; null where unknown.
	FirstName *string `json:"firstName"`
	// Family name; null where unknown.
	LastName *string `json:"lastName"`
	// The whole name.
	FullName string `json:"fullName"`
	// Where the buyer lives; null where unknown.
	CountryCode *string `json:"countryCode"`
	// What the buyer reads; null where unknown.
	LanguageCode *string `json:"languageCode"`
	// How the buyer is reached.
	EmailAddress string `json:"emailAddress"`
	// How the buyer is reached; null where unknown.
	MobileNumber *PazeMobileNumber `json:"mobileNumber"`
}

type PazeDeliveryContactDetails struct {
	// Who receives it; null where unknown.
	ContactFullName *string `json:"contactFullName"`
	// How they are reached; null where unknown.
	ContactPhoneNumber *PazeMobileNumber `json:"contactPhoneNumber"`
}

type PazeDeliveryContactDetailsInput struct {
	// Who receives it; null where unknown.
	ContactFullName *string `json:"contactFullName"`
	// How they are reached; null where unknown.
	ContactPhoneNumber *PazeMobileNumberInput `json:"contactPhoneNumber"`
}

type PazeDigitalCardData struct {
	// Where the picture is.
	ArtUri string `json:"artUri"`
	// In pixels.
	ArtHeight int64 `json:"artHeight"`
	// In pixels.
	ArtWidth int64 `json:"artWidth"`
}

type PazeEcomData struct {
	// Whether a gift card is bought.
	CartContainsGiftCard *bool `json:"cartContainsGiftCard,omitzero"`
	// Whether the buyer fetches it.
	OrderForPickup *bool `json:"orderForPickup,omitzero"`
	// Price of the dearest article, as text.
	OrderHighestCost *string `json:"orderHighestCost,omitzero"`
	// How many articles, as text.
	OrderQuantity *string `json:"orderQuantity,omitzero"`
	// Where it is sent.
	FinalShippingAddress *PazeShippingAddressInput `json:"finalShippingAddress,omitzero"`
}

type PazeEnhancedTransactionData struct {
	// About a shop's order.
	EcomData *PazeEcomData `json:"ecomData,omitzero"`
	// About a journey.
	TravelData *PazeTravelData `json:"travelData,omitzero"`
}

type PazeLocationAddress struct {
	// What the place is called.
	Name *string `json:"name,omitzero"`
	// Street and number.
	Line1 string `json:"line1"`
	// Second line of the address.
	Line2 *string `json:"line2,omitzero"`
	// Third line of the address.
	Line3 *string `json:"line3,omitzero"`
	// Town of the address.
	City string `json:"city"`
	// State, two letters in the United States.
	State string `json:"state"`
	// ZIP or postal code.
	Zip string `json:"zip"`
	// ISO 3166-1 alpha-2, upper case.
	CountryCode string `json:"countryCode"`
}

type PazeMaskedCard struct {
	// Last digits of the card.
	PanLastFour string `json:"panLastFour"`
	// The scheme's reference for the account behind the card.
	PaymentAccountReference string `json:"paymentAccountReference"`
	// Two digits; null where unknown.
	PanExpirationMonth *string `json:"panExpirationMonth"`
	// Four digits; null where unknown.
	PanExpirationYear *string `json:"panExpirationYear"`
	// What the issuer calls the card.
	PaymentCardDescriptor string `json:"paymentCardDescriptor"`
	// How the account behind it is funded.
	PaymentCardType string `json:"paymentCardType"`
	// Whose mark is on it.
	PaymentCardBrand string `json:"paymentCardBrand"`
	// Through which network it pays.
	PaymentCardNetwork string `json:"paymentCardNetwork"`
	// A picture of it.
	DigitalCardData PazeDigitalCardData `json:"digitalCardData"`
	// The cardholder's address; null where it was not asked for.
	BillingAddress *PazeBillingAddress `json:"billingAddress"`
}

type PazeMobileNumber struct {
	// Calling code, for example `1`.
	CountryCode string `json:"countryCode"`
	// Number without the calling code.
	PhoneNumber string `json:"phoneNumber"`
}

type PazeMobileNumberInput struct {
	// Calling code, for example `1`.
	CountryCode string `json:"countryCode"`
	// Number without the calling code.
	PhoneNumber string `json:"phoneNumber"`
}

type PazeMobileSession struct {
	// Your client id at Paze.
	ID string `json:"id"`
	// The merchant as Paze shows it.
	Name string `json:"name"`
	// Which of your profiles at Paze.
	ProfileId string `json:"profileId"`
	// Goes into the next steps.
	AccessToken Secret `json:"accessToken"`
	// Names the checkout in the next steps.
	SessionId string `json:"sessionId"`
}

type PazeMobileSessionCreate struct {
	// Opened by the app, for the buyer to choose a card.
	PazeCheckoutUrl string `json:"pazeCheckoutUrl"`
	// What Paze sends back of the call.
	ClientContext string `json:"clientContext"`
	// Paze's id of the call.
	EwSID string `json:"ewSID"`
	// When Paze answered.
	TimestampISO8601 string `json:"timestampISO8601"`
}

type PazeMobileSessionCreateRequest struct {
	// You, as Paze knows you.
	Client PazeClient `json:"client"`
	// The app's own id of the checkout, the same in all its steps.
	SessionId string `json:"sessionId"`
	// From `POST /digital-wallets/paze/session`.
	AccessToken Secret `json:"accessToken"`
	// Opens your app again.
	CallbackURLScheme string `json:"callbackURLScheme"`
	// What the buyer is to do.
	Intent string `json:"intent"`
	// What the buyer pays.
	TransactionValue *PazeTransactionValue `json:"transactionValue,omitzero"`
	// What the card is taken for.
	TransactionType *string `json:"transactionType,omitzero"`
	// Whether Paze asks for an address to send to.
	ShippingPreference *string `json:"shippingPreference,omitzero"`
	// How much of the billing address Paze asks for.
	BillingPreference *string `json:"billingPreference,omitzero"`
	// The buyer's, where you know it.
	EmailAddress *string `json:"emailAddress,omitzero"`
	// Ten digits, where you know them.
	PhoneNumber *string `json:"phoneNumber,omitzero"`
	// Your own cards, shown first.
	Cobrand []PazeCobrandItem `json:"cobrand,omitzero"`
	// ISO 3166-1 alpha-2 codes; left out, all.
	AcceptedShippingCountries []string `json:"acceptedShippingCountries,omitzero"`
	// Networks that you take; left out, all.
	AcceptedPaymentCardNetworks []string `json:"acceptedPaymentCardNetworks,omitzero"`
	// True shows Paze also to buyers that it does not know.
	AlwaysEnableCheckout *bool `json:"alwaysEnableCheckout,omitzero"`
}

type PazePaymentMethodCreate struct {
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Name on the card, as the wallet gives it; processors are told the name of the buyer.
	CardholderName *string `json:"cardholder_name,omitzero"`
	// Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.
	RedirectURL *string `json:"redirect_url,omitzero"`
	// Last four digits of the card, as the wallet shows them; they become the label.
	CardSuffix *string `json:"card_suffix,omitzero"`
	// Scheme as the wallet names it.
	CardScheme *string `json:"card_scheme,omitzero"`
	// How the account behind it is funded, as the wallet names it.
	CardType *string `json:"card_type,omitzero"`
	// A card that the wallet gives: Paze.
	Method string `json:"method"`
	// The secure payload that Paze gave; opened in the vault, never answered, and good once.
	Token string `json:"token"`
	// A further token of Paze's; goes into the vault and is never answered.
	CheckoutToken *string `json:"checkout_token,omitzero"`
}

type PazeSessionComplete struct {
	// Paze's id of the payload.
	PayloadId string `json:"payloadId"`
	// Paze's answer as it came; null where it sent none.
	CompleteResponse *string `json:"completeResponse"`
	// What pays: goes into `token` of a payment method `paze`; null unless a payment payload was asked for.
	SecurePayload *string `json:"securePayload"`
	// What Paze sends back of the call.
	ClientContext string `json:"clientContext"`
	// Paze's id of the call.
	EwSID string `json:"ewSID"`
	// When Paze answered.
	TimestampISO8601 string `json:"timestampISO8601"`
}

type PazeSessionCompleteRequest struct {
	// The app's own id of the checkout, the same in all its steps.
	SessionId string `json:"sessionId"`
	// What Paze gave the app at the end of the step before.
	Code string `json:"code"`
	// From `POST /digital-wallets/paze/session`.
	AccessToken Secret `json:"accessToken"`
	// What the card is taken for.
	TransactionType string `json:"transactionType"`
	// What the payload is to hold.
	TransactionOptions *PazeTransactionOptions `json:"transactionOptions,omitzero"`
	// What the buyer pays.
	TransactionValue *PazeTransactionValue `json:"transactionValue,omitzero"`
	// The network to pay through, where the buyer's card has several.
	ProcessingNetwork *string `json:"processingNetwork,omitzero"`
	// More about the purchase, for risk checks.
	EnhancedTransactionData *PazeEnhancedTransactionData `json:"enhancedTransactionData,omitzero"`
}

type PazeSessionRequest struct {
	// Whether a page or an app asks.
	Source *string `json:"source,omitzero"`
	// The page's domain, a registered one; apps leave it out.
	DomainName *string `json:"domain_name,omitzero"`
}

type PazeSessionReview struct {
	// Who the buyer is.
	Consumer PazeConsumer `json:"consumer"`
	// Where it is sent; null where it was not asked for.
	ShippingAddress *PazeShippingAddress `json:"shippingAddress"`
	// The card that was chosen.
	MaskedCard PazeMaskedCard `json:"maskedCard"`
	// Where the buyer can change their mind.
	Links PazeSessionReviewLinks `json:"links"`
	// Goes into the last step.
	Code string `json:"code"`
}

type PazeSessionReviewLinks struct {
	// Lets the buyer choose another card; null where that is not offered.
	CHANGECARD *string `json:"CHANGE_CARD"`
	// Lets the buyer choose another address; null where that is not offered.
	CHANGESHIPPINGADDRESS *string `json:"CHANGE_SHIPPING_ADDRESS"`
}

type PazeSessionReviewRequest struct {
	// The app's own id of the checkout, the same in all its steps.
	SessionId string `json:"sessionId"`
	// What Paze gave the app at the end of the step before.
	Code string `json:"code"`
	// From `POST /digital-wallets/paze/session`.
	AccessToken Secret `json:"accessToken"`
}

type PazeShippingAddress struct {
	// Street and number.
	Line1 string `json:"line1"`
	// Second line of the address.
	Line2 *string `json:"line2,omitzero"`
	// Third line of the address.
	Line3 *string `json:"line3,omitzero"`
	// Town of the address.
	City string `json:"city"`
	// State, two letters in the United States.
	State string `json:"state"`
	// ZIP or postal code.
	Zip string `json:"zip"`
	// ISO 3166-1 alpha-2, upper case.
	CountryCode string `json:"countryCode"`
	// Who receives it; null where Paze knows nobody.
	DeliveryContactDetails *PazeDeliveryContactDetails `json:"deliveryContactDetails"`
}

type PazeShippingAddressInput struct {
	// Street and number.
	Line1 string `json:"line1"`
	// Second line of the address.
	Line2 *string `json:"line2,omitzero"`
	// Third line of the address.
	Line3 *string `json:"line3,omitzero"`
	// Town of the address.
	City string `json:"city"`
	// State, two letters in the United States.
	State string `json:"state"`
	// ZIP or postal code.
	Zip string `json:"zip"`
	// ISO 3166-1 alpha-2, upper case.
	CountryCode string `json:"countryCode"`
	// Who receives it; null where Paze knows nobody.
	DeliveryContactDetails *PazeDeliveryContactDetailsInput `json:"deliveryContactDetails"`
}

type PazeTransactionOptions struct {
	// ISO 18245 code, four digits.
	MerchantCategoryCode *string `json:"merchantCategoryCode,omitzero"`
	// How much of the billing address the payload is to hold.
	BillingPreference *string `json:"billingPreference,omitzero"`
	// `PAYMENT` for a payload that pays, `ID` for who the buyer is.
	PayloadTypeIndicator *string `json:"payloadTypeIndicator,omitzero"`
}

type PazeTransactionValue struct {
	// ISO 4217 code of the purchase.
	TransactionCurrency string `json:"transactionCurrency"`
	// In major units as text, for example `12.99`.
	TransactionAmount string `json:"transactionAmount"`
}

type PazeTravelData struct {
	// Who travels.
	PassengerName *string `json:"passengerName,omitzero"`
	// Whether they come back.
	RoundTrip *bool `json:"roundTrip,omitzero"`
	// When they leave.
	DepartureDate *string `json:"departureDate,omitzero"`
	// When they come back.
	ReturnDate *string `json:"returnDate,omitzero"`
	// Where they leave from.
	DepartureLocation *PazeLocationAddress `json:"departureLocation,omitzero"`
	// Where they come back to.
	ReturnLocation *PazeLocationAddress `json:"returnLocation,omitzero"`
}

type PazeWebSession struct {
	// Your client id at Paze.
	ID string `json:"id"`
	// The merchant as Paze shows it.
	Name string `json:"name"`
	// Which of your profiles at Paze.
	ProfileId string `json:"profileId"`
}

type PermissionSet struct {
	// Scopes, for example `transactions.write`.
	Allow []string `json:"allow"`
}

type PlaidPaymentMethodCreate struct {
	// An account that the buyer chose at Plaid; refused, since no connector takes it yet.
	Method *string `json:"method,omitzero"`
	// Plaid's token; goes into the vault and is never answered.
	Token string `json:"token"`
	// Which account of the buyer's.
	AccountID *string `json:"account_id,omitzero"`
	// The payment service that is to debit it.
	PaymentServiceID *string `json:"payment_service_id,omitzero"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// Your own identifier of the payment method, where it is stored.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
}

type Posting struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The number of the entry, rising with time; of the merchant account.
	ID string `json:"id"`
	// The transaction whose money moved.
	TransactionID string `json:"transaction_id"`
	// The capture, refund or void that moved it; null where the processor did by itself.
	OperationID *string `json:"operation_id"`
	// What happened.
	Movement LedgerMovement `json:"movement"`
	// The account that gains `amount`.
	Debit LedgerAccount `json:"debit"`
	// The account that loses it.
	Credit LedgerAccount `json:"credit"`
	// Currency of the transaction. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What moved, always above zero. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// When it was made.
	CreatedAt string `json:"created_at"`
}

type Postings struct {
	// What was found, in the order that the operation tells.
	Items []Posting `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type PowertranzOptions struct {
	// True does without 3-D Secure.
	SkipThreeDSecure *bool `json:"skipThreeDSecure,omitzero"`
}

type Preferences struct {
	// In which language the dashboard is; null: as the browser asks.
	Language *Language `json:"language,omitzero"`
	// An IANA name, such as `Europe/Berlin`; null: that of the browser.
	TimeZone *string `json:"time_zone,omitzero"`
	// Null: as the device is set.
	Look *Look `json:"look,omitzero"`
	// False where single letters do nothing; null is true.
	HasSingleKeys *bool `json:"has_single_keys,omitzero"`
}

type PreferencesInput struct {
	// In which language the dashboard is; null: as the browser asks.
	Language *LanguageInput `json:"language,omitzero"`
	// An IANA name, such as `Europe/Berlin`; null: that of the browser.
	TimeZone *string `json:"time_zone,omitzero"`
	// Null: as the device is set.
	Look *LookInput `json:"look,omitzero"`
	// False where single letters do nothing; null is true.
	HasSingleKeys *bool `json:"has_single_keys,omitzero"`
}

type ProcessorReport struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// `payment_service_report_file_ids` of the lines that were read in it.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The payment service whose processor made it.
	PaymentServiceID string `json:"payment_service_id"`
	// The processor's name of the file.
	Name string `json:"name"`
	// How far it has come.
	Status ProcessorReportStatus `json:"status"`
	// Lines read so far.
	LineCount int64 `json:"line_count"`
	// Of these, lines about a payment or refund of this merchant account: they are in the books.
	PaymentLineCount int64 `json:"payment_line_count"`
	// About the account, such as a transfer to the bank or a monthly fee: in no books here.
	AccountLineCount int64 `json:"account_line_count"`
	// About a payment that is not known here.
	UnmatchedLineCount int64 `json:"unmatched_line_count"`
	// That say nothing that can be read.
	UnreadableLineCount int64 `json:"unreadable_line_count"`
	// That wait for the other lines of their movement.
	WaitingLineCount int64 `json:"waiting_line_count"`
	// By the processor's word for a line, and the currency paid out.
	Totals []ProcessorReportTotal `json:"totals"`
	// Why the last try to fetch or read it ended; null where none did, or one has come on since.
	Fault *string `json:"fault"`
	// When the processor last said that it is there, or it was uploaded.
	AnnouncedAt string `json:"announced_at"`
	// When it last came on.
	UpdatedAt string `json:"updated_at"`
}

type ProcessorReportCell struct {
	// The name of its column, as the first line of the file has it.
	Column string `json:"column"`
	// What stands there.
	Value string `json:"value"`
}

type ProcessorReportCreate struct {
	// A payment service of the processor whose file it is.
	PaymentServiceID string `json:"payment_service_id"`
	// The name of the file: one of the same name is read anew, and no line of it counts twice.
	Name string `json:"name"`
	// The file as text, as the processor gives it.
	Content string `json:"content"`
}

type ProcessorReportLine struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Its number in the file, from 1, behind the names of the columns.
	Line int64 `json:"line"`
	// Why nothing came of it.
	Reason string `json:"reason"`
	// What stands in it, card numbers masked.
	Cells []ProcessorReportCell `json:"cells"`
}

type ProcessorReportLines struct {
	// What was found, in the order that the operation tells.
	Items []ProcessorReportLine `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

// `announced`: named by an event or being uploaded, and not here yet; `fetched`: here, and being read; `read`: to its end; `failed`: given up.
type ProcessorReportStatus string

const (
	ProcessorReportStatusAnnounced ProcessorReportStatus = "announced"
	ProcessorReportStatusFetched   ProcessorReportStatus = "fetched"
	ProcessorReportStatusRead      ProcessorReportStatus = "read"
	ProcessorReportStatusFailed    ProcessorReportStatus = "failed"
)

// `announced`: named by an event or being uploaded, and not here yet; `fetched`: here, and being read; `read`: to its end; `failed`: given up.
type ProcessorReportStatusInput string

const (
	ProcessorReportStatusInputAnnounced ProcessorReportStatusInput = "announced"
	ProcessorReportStatusInputFetched   ProcessorReportStatusInput = "fetched"
	ProcessorReportStatusInputRead      ProcessorReportStatusInput = "read"
	ProcessorReportStatusInputFailed    ProcessorReportStatusInput = "failed"
)

type ProcessorReportTotal struct {
	// The processor's own word for such lines.
	LineType string `json:"line_type"`
	// The currency that was paid out. ISO 4217, upper case.
	Currency string `json:"currency"`
	// How many there are.
	LineCount int64 `json:"line_count"`
	// What they add up to, fees taken. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	NetAmount int64 `json:"net_amount"`
}

type ProcessorReports struct {
	// What was found, in the order that the operation tells.
	Items []ProcessorReport `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type ProductType string

const (
	ProductTypePhysical    ProductType = "physical"
	ProductTypeDiscount    ProductType = "discount"
	ProductTypeShippingFee ProductType = "shipping_fee"
	ProductTypeSalesTax    ProductType = "sales_tax"
	ProductTypeDigital     ProductType = "digital"
	ProductTypeGiftCard    ProductType = "gift_card"
	ProductTypeStoreCredit ProductType = "store_credit"
	ProductTypeSurcharge   ProductType = "surcharge"
)

type ProductTypeInput string

const (
	ProductTypeInputPhysical    ProductTypeInput = "physical"
	ProductTypeInputDiscount    ProductTypeInput = "discount"
	ProductTypeInputShippingFee ProductTypeInput = "shipping_fee"
	ProductTypeInputSalesTax    ProductTypeInput = "sales_tax"
	ProductTypeInputDigital     ProductTypeInput = "digital"
	ProductTypeInputGiftCard    ProductTypeInput = "gift_card"
	ProductTypeInputStoreCredit ProductTypeInput = "store_credit"
	ProductTypeInputSurcharge   ProductTypeInput = "surcharge"
)

type Receipt struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The transaction that it is of.
	TransactionID string `json:"transaction_id"`
	// What it confirms.
	About ReceiptSubject `json:"about"`
	// Currency of the transaction. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What it confirms the amount of. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Where it goes, so far as it is shown: `j…@example.com`. The whole is kept only until it is sent.
	EmailAddress string `json:"email_address"`
	// How far it is.
	Status ReceiptStatus `json:"status"`
	// What the mail server said last, without the address; null where it has said nothing.
	Detail *string `json:"detail"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// When the mail server took it; null where it has not.
	SentAt *string `json:"sent_at"`
}

type ReceiptCreate struct {
	// Where it goes; left out, to the `receipt_email` of the payment, else to its buyer's address.
	EmailAddress *string `json:"email_address,omitzero"`
	// A refund that succeeded, for a receipt of it; left out, the receipt is of the payment.
	RefundID *string `json:"refund_id,omitzero"`
	// What it is written in; left out, what the browser or the country of the buyer suggests.
	Language *string `json:"language,omitzero"`
}

// `pending`: it is to be sent, for seven days at most. `sent`: the mail server has it. `failed`: it was refused for good, or not taken in time. `unknown`: all of it was handed to the mail server, whose answer was lost; it is not sent again, since it may have arrived.
type ReceiptStatus string

const (
	ReceiptStatusPending ReceiptStatus = "pending"
	ReceiptStatusSent    ReceiptStatus = "sent"
	ReceiptStatusFailed  ReceiptStatus = "failed"
	ReceiptStatusUnknown ReceiptStatus = "unknown"
)

// What is confirmed: money that is held, that was captured, or that was refunded.
type ReceiptSubject string

const (
	ReceiptSubjectAuthorization ReceiptSubject = "authorization"
	ReceiptSubjectPayment       ReceiptSubject = "payment"
	ReceiptSubjectRefund        ReceiptSubject = "refund"
)

type Receipts struct {
	// What was found, in the order that the operation tells.
	Items []Receipt `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type Recipient struct {
	// Given name of who receives the money.
	FirstName string `json:"first_name"`
	// Family name of who receives the money.
	LastName string `json:"last_name"`
	// Where the recipient lives.
	Address *Address `json:"address,omitzero"`
	// The account that is loaded, in no form of a card number.
	AccountNumber *string `json:"account_number,omitzero"`
	// The recipient's birthday.
	DateOfBirth *string `json:"date_of_birth,omitzero"`
}

type RecipientInput struct {
	// Given name of who receives the money.
	FirstName string `json:"first_name"`
	// Family name of who receives the money.
	LastName string `json:"last_name"`
	// Where the recipient lives.
	Address *AddressInput `json:"address,omitzero"`
	// The account that is loaded, in no form of a card number.
	AccountNumber *string `json:"account_number,omitzero"`
	// The recipient's birthday.
	DateOfBirth *string `json:"date_of_birth,omitzero"`
}

type Reconciliation struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The day, in UTC.
	Date string `json:"date"`
	// `closed`: nothing of it changes any more.
	Status ReconciliationStatus `json:"status"`
	// When it was looked at last, as it is here; null: not yet.
	ReconciledAt *string `json:"reconciled_at"`
	// Something of it came since, and it is looked at anew in a moment.
	IsOutdated bool `json:"is_outdated"`
	// How many differences there are, without fees and taxes in lines that are otherwise the same.
	DifferenceCount int64 `json:"difference_count"`
	// Of these, those on which somebody has to act: `duplicate-at-processor`, `unknown-to-us`, `missing-at-processor`, `unexplained`.
	AttentionCount int64 `json:"attention_count"`
	// Of these, those that no fact explains.
	UnexplainedCount int64 `json:"unexplained_count"`
	// One for each currency.
	Balances []ReconciliationBalance `json:"balances"`
	// When it was closed.
	ClosedAt *string `json:"closed_at"`
	// The API key or the user that closed it.
	ClosedBy *Creator `json:"closed_by"`
	// What was given for it.
	CloseReason *string `json:"close_reason"`
}

type ReconciliationBalance struct {
	// Of every amount here: that of the payout, where the payment was in another one. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What was captured on this day, less what was refunded on it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	CapturedAmount int64 `json:"captured_amount"`
	// What processors settled of that, whenever they did, and all else that they booked on this day. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	SettledAmount int64 `json:"settled_amount"`
	// What the lines of the payouts of this day add up to. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	PaidOutAmount int64 `json:"paid_out_amount"`
	// What the bank received of these payouts. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ArrivedAmount int64 `json:"arrived_amount"`
	// All reasons together: `captured_amount + difference_amount + paid_out_amount = arrived_amount + settled_amount`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	DifferenceAmount int64 `json:"difference_amount"`
	// What the differences are made of.
	Reasons []ReconciliationReasonSum `json:"reasons"`
	// Captured less refunded by payment services that have never reported a settlement, and are not set to: nothing can be compared with it, and it is in no other amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	UnreportedAmount int64 `json:"unreported_amount"`
}

type ReconciliationClose struct {
	// Why it is closed all the same: needed where `unexplained_count` is not 0.
	Reason *string `json:"reason,omitzero"`
	// As it was read: where it was looked at again since, it is not closed, and the answer is 409.
	ReconciledAt *string `json:"reconciled_at,omitzero"`
}

type ReconciliationDifference struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The day that it is a difference of.
	Date string `json:"date"`
	// Its place among the differences of the day, from 1.
	Position int64 `json:"position"`
	// Why: given only where facts prove it.
	Reason ReconciliationReason `json:"reason"`
	// Of its amounts. ISO 4217, upper case.
	Currency string `json:"currency"`
	// Above zero: more arrived than the books say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// What the amount is made of: they add up to it.
	Terms []ReconciliationTerm `json:"terms"`
	// The payment that it is about.
	TransactionID *string `json:"transaction_id"`
	// The settlement line that it came by; null: the processor has said nothing.
	SettlementID *string `json:"settlement_id"`
	// The payout that it is about, as its settlement lines name it.
	PaymentServiceReportID *string `json:"payment_service_report_id"`
	// The line of the bank that it is about.
	BankStatementLineID *string `json:"bank_statement_line_id"`
	// The closed day that it corrects: what was said there is not so any more. Null: it is of its own day.
	CorrectsDate *string `json:"corrects_date"`
}

type ReconciliationDifferences struct {
	// What was found, in the order that the operation tells.
	Items []ReconciliationDifference `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type ReconciliationReason string

const (
	ReconciliationReasonFee                  ReconciliationReason = "fee"
	ReconciliationReasonTax                  ReconciliationReason = "tax"
	ReconciliationReasonCurrencyMargin       ReconciliationReason = "currency-margin"
	ReconciliationReasonReserve              ReconciliationReason = "reserve"
	ReconciliationReasonTiming               ReconciliationReason = "timing"
	ReconciliationReasonChargeback           ReconciliationReason = "chargeback"
	ReconciliationReasonPartialCapture       ReconciliationReason = "partial-capture"
	ReconciliationReasonLateRefund           ReconciliationReason = "late-refund"
	ReconciliationReasonCorrection           ReconciliationReason = "correction"
	ReconciliationReasonDuplicateAtProcessor ReconciliationReason = "duplicate-at-processor"
	ReconciliationReasonUnknownToUs          ReconciliationReason = "unknown-to-us"
	ReconciliationReasonMissingAtProcessor   ReconciliationReason = "missing-at-processor"
	ReconciliationReasonBankCharge           ReconciliationReason = "bank-charge"
	ReconciliationReasonUnexplained          ReconciliationReason = "unexplained"
)

type ReconciliationReasonInput string

const (
	ReconciliationReasonInputFee                  ReconciliationReasonInput = "fee"
	ReconciliationReasonInputTax                  ReconciliationReasonInput = "tax"
	ReconciliationReasonInputCurrencyMargin       ReconciliationReasonInput = "currency-margin"
	ReconciliationReasonInputReserve              ReconciliationReasonInput = "reserve"
	ReconciliationReasonInputTiming               ReconciliationReasonInput = "timing"
	ReconciliationReasonInputChargeback           ReconciliationReasonInput = "chargeback"
	ReconciliationReasonInputPartialCapture       ReconciliationReasonInput = "partial-capture"
	ReconciliationReasonInputLateRefund           ReconciliationReasonInput = "late-refund"
	ReconciliationReasonInputCorrection           ReconciliationReasonInput = "correction"
	ReconciliationReasonInputDuplicateAtProcessor ReconciliationReasonInput = "duplicate-at-processor"
	ReconciliationReasonInputUnknownToUs          ReconciliationReasonInput = "unknown-to-us"
	ReconciliationReasonInputMissingAtProcessor   ReconciliationReasonInput = "missing-at-processor"
	ReconciliationReasonInputBankCharge           ReconciliationReasonInput = "bank-charge"
	ReconciliationReasonInputUnexplained          ReconciliationReasonInput = "unexplained"
)

type ReconciliationReasonSum struct {
	// Why something is not the same on both sides.
	Reason ReconciliationReason `json:"reason"`
	// All differences of this reason; above zero: more arrived than the books say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
}

type ReconciliationStatus string

const (
	ReconciliationStatusOpen   ReconciliationStatus = "open"
	ReconciliationStatusClosed ReconciliationStatus = "closed"
)

type ReconciliationStatusInput string

const (
	ReconciliationStatusInputOpen   ReconciliationStatusInput = "open"
	ReconciliationStatusInputClosed ReconciliationStatusInput = "closed"
)

type ReconciliationTerm struct {
	// What the amount is, such as `captured` or `paid out`.
	Of string `json:"of"`
	// With its sign. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
}

type ReconciliationWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type Reconciliations struct {
	// What was found, in the order that the operation tells.
	Items []Reconciliation `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type RedirectPaymentMethodCreate struct {
	// A method that the buyer approves elsewhere.
	Method string `json:"method"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// Country of the buyer; the transaction's, where both say one. ISO 3166-1 alpha-2, upper case.
	Country string `json:"country"`
	// Currency to pay in; the transaction's, where both say one. ISO 4217, upper case.
	Currency string `json:"currency"`
	// Where the buyer comes back to, with the outcome.
	RedirectURL string `json:"redirect_url"`
	// Your own identifier of the payment method, where it is stored.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
}

type Refund struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// The transaction whose money goes back.
	TransactionID string `json:"transaction_id"`
	// The processor's own id of it; null until it gave one.
	PaymentServiceRefundID *string `json:"payment_service_refund_id"`
	// `processing` also while the outcome is not known.
	Status RefundStatus `json:"status"`
	// Currency of the transaction. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What goes back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Why, in your words; `Made at the processor` of one that was not asked for here; null where none were given.
	Reason *string `json:"reason"`
	// Which kind of instrument gets the money.
	TargetType RefundTargetType `json:"target_type"`
	// The gift card's redemption that it goes back to; null for the payment method.
	TargetID *string `json:"target_id"`
	// The id as a base-62 number of 22 digits, for systems without room for a UUID.
	ReconciliationID string `json:"reconciliation_id"`
	// Your own identifier of the refund; null where none was given.
	ExternalIdentifier *string `json:"external_identifier"`
	// The transaction's id as a base-62 number of 22 digits.
	TransactionReconciliationID string `json:"transaction_reconciliation_id"`
	// Your own identifier of the transaction; null where none was given.
	TransactionExternalIdentifier *string `json:"transaction_external_identifier"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// The API key or the user that asked for it; null where the service itself did, or somebody at the processor.
	Creator *Creator `json:"creator"`
	// Why it did not succeed, in one vocabulary for all processors; null where it did.
	ErrorCode *string `json:"error_code"`
	// The processor's own code; null where it gave none.
	RawResponseCode *string `json:"raw_response_code"`
	// The processor's own words; null where it gave none.
	RawResponseDescription *string `json:"raw_response_description"`
	// Currency in which the processor settles it; null until it has. ISO 4217, upper case.
	SettledCurrency *string `json:"settled_currency"`
	// Settled so far, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	SettledAmount int64 `json:"settled_amount"`
	// True once the processor has reported its settlement.
	Settled bool `json:"settled"`
}

type RefundCreate struct {
	// The captured transaction.
	TransactionID string `json:"transaction_id"`
	// What to give back; left out, all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount,omitzero"`
	// Which kind of instrument gets the money.
	TargetType *RefundTargetTypeInput `json:"target_type,omitzero"`
	// The redemption of the gift card that gets the money; left out for the payment method.
	TargetID *string `json:"target_id,omitzero"`
	// Why, in your words.
	Reason *string `json:"reason,omitzero"`
	// Your own identifier of the refund.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// True refunds also what a chargeback took back already: the buyer then has it twice, unless you win. Default: false.
	DespiteChargeback *bool `json:"despite_chargeback,omitzero"`
}

type RefundList struct {
	// What was found, in the order that the operation tells.
	Items []Refund `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
	// What all of the list comes to. Null unless `totals` asked for it; absent in the published version.
	Totals *ListTotals `json:"totals,omitzero"`
}

type RefundSettlement struct {
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// When the processor booked it.
	PostedAt string `json:"posted_at"`
	// When the report reached this instance.
	IngestedAt string `json:"ingested_at"`
	// Currency of the line, which is the transaction's. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told.
	ExchangeRate *float64 `json:"exchange_rate"`
	// All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Commission int64 `json:"commission"`
	// The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Interchange *int64 `json:"interchange"`
	// The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Markup *int64 `json:"markup"`
	// The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	SchemeFee *int64 `json:"scheme_fee"`
	// Lines with the same one stand in one report.
	PaymentServiceReportID string `json:"payment_service_report_id"`
	// The file that the line was read in, the same for all of its lines; empty for what came by event.
	PaymentServiceReportFileIDS []string `json:"payment_service_report_file_ids"`
	// The transaction that it belongs to.
	TransactionID string `json:"transaction_id"`
	// The kind of record, always this word.
	Type string `json:"type"`
	// The refund that was settled.
	RefundID string `json:"refund_id"`
}

type RefundSettlements struct {
	// What was found, in the order that the operation tells.
	Items []RefundSettlement `json:"items"`
}

// `processing` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen.
type RefundStatus string

const (
	RefundStatusProcessing RefundStatus = "processing"
	RefundStatusSucceeded  RefundStatus = "succeeded"
	RefundStatusFailed     RefundStatus = "failed"
	RefundStatusDeclined   RefundStatus = "declined"
	RefundStatusVoided     RefundStatus = "voided"
)

// `processing` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen.
type RefundStatusInput string

const (
	RefundStatusInputProcessing RefundStatusInput = "processing"
	RefundStatusInputSucceeded  RefundStatusInput = "succeeded"
	RefundStatusInputFailed     RefundStatusInput = "failed"
	RefundStatusInputDeclined   RefundStatusInput = "declined"
	RefundStatusInputVoided     RefundStatusInput = "voided"
)

// `payment-method`, or one gift card, by its redemption.
type RefundTargetType string

const (
	RefundTargetTypePaymentMethod      RefundTargetType = "payment-method"
	RefundTargetTypeGiftCardRedemption RefundTargetType = "gift-card-redemption"
)

// `payment-method`, or one gift card, by its redemption.
type RefundTargetTypeInput string

const (
	RefundTargetTypeInputPaymentMethod      RefundTargetTypeInput = "payment-method"
	RefundTargetTypeInputGiftCardRedemption RefundTargetTypeInput = "gift-card-redemption"
)

type RefundWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type Refunds struct {
	// What was found, in the order that the operation tells.
	Items []Refund `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type RelayRequest struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// The `x-request-id` of its answer.
	RequestID string `json:"request_id"`
	// Where it went, as `host` or `host:port`; null where its headers named nothing of the kind.
	Host *string `json:"host"`
	// The configuration that this host is of now; null where none has it.
	VaultForwardConfigID *string `json:"vault_forward_config_id"`
	// The authentication methods that it named, in order.
	VaultForwardAuthenticationIDS []string `json:"vault_forward_authentication_ids"`
	// The payment methods that it named, in order.
	PaymentMethodIDS []string `json:"payment_method_ids"`
	// The HTTP method toward the endpoint.
	Method *string `json:"method"`
	// What became of it.
	Outcome RelayRequestOutcome `json:"outcome"`
	// What the endpoint answered; null where it did not.
	Status *int64 `json:"status"`
	// As in `x-vault-forward-error`; null where nothing went wrong.
	Error *string `json:"error"`
	// Until its end; null while it is under way.
	DurationMs *int64 `json:"duration_ms"`
	// How many bytes of a body were sent.
	SentBytes *int64 `json:"sent_bytes"`
	// How many bytes of the answer were passed on.
	AnswerBytes *int64 `json:"answer_bytes"`
	// The key that called; null where another caller did.
	APIKeyPairID *string `json:"api_key_pair_id"`
	// What the caller was called then.
	CallerName *string `json:"caller_name"`
	// When it began.
	CreatedAt string `json:"created_at"`
}

// `refused`: by us, and nothing was sent. `not_sent`: the endpoint could not be reached. `may_have_happened`: it was sent, and not answered. `answered`: the whole answer was passed on. `cut`: a part of it was. `under_way`: it has not ended, or its process died, and it may have happened.
type RelayRequestOutcome string

const (
	RelayRequestOutcomeUnderWay        RelayRequestOutcome = "under_way"
	RelayRequestOutcomeRefused         RelayRequestOutcome = "refused"
	RelayRequestOutcomeNotSent         RelayRequestOutcome = "not_sent"
	RelayRequestOutcomeMayHaveHappened RelayRequestOutcome = "may_have_happened"
	RelayRequestOutcomeAnswered        RelayRequestOutcome = "answered"
	RelayRequestOutcomeCut             RelayRequestOutcome = "cut"
)

// `refused`: by us, and nothing was sent. `not_sent`: the endpoint could not be reached. `may_have_happened`: it was sent, and not answered. `answered`: the whole answer was passed on. `cut`: a part of it was. `under_way`: it has not ended, or its process died, and it may have happened.
type RelayRequestOutcomeInput string

const (
	RelayRequestOutcomeInputUnderWay        RelayRequestOutcomeInput = "under_way"
	RelayRequestOutcomeInputRefused         RelayRequestOutcomeInput = "refused"
	RelayRequestOutcomeInputNotSent         RelayRequestOutcomeInput = "not_sent"
	RelayRequestOutcomeInputMayHaveHappened RelayRequestOutcomeInput = "may_have_happened"
	RelayRequestOutcomeInputAnswered        RelayRequestOutcomeInput = "answered"
	RelayRequestOutcomeInputCut             RelayRequestOutcomeInput = "cut"
)

type RelayRequests struct {
	// What was found, in the order that the operation tells.
	Items []RelayRequest `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type Report struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// For people to find it by.
	Name string `json:"name"`
	// The API key or the user that made it.
	CreatorID *string `json:"creator_id"`
	// What they were called.
	CreatorDisplayName *string `json:"creator_display_name"`
	// `private_key` is an API key.
	CreatorType *ReportCreatorType `json:"creator_type"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// When it runs next; null where it does not.
	NextExecutionAt *string `json:"next_execution_at"`
	// More about it; null for nothing.
	Description *string `json:"description"`
	// Once, or at each midnight that ends a day, a week (on Sunday) or a month.
	Schedule ReportSchedule `json:"schedule"`
	// Whether it runs by itself; a report that runs `once` does so as soon as this is true.
	ScheduleEnabled bool `json:"schedule_enabled"`
	// Whose midnights these are, by the IANA database: `Europe/Berlin`.
	ScheduleTimezone string `json:"schedule_timezone"`
	// What is in its files.
	Spec ReportSpec `json:"spec"`
	// Its last run; null before the first.
	LatestExecution *ReportExecutionSummary `json:"latest_execution"`
}

type ReportCreate struct {
	// For people to find it by.
	Name string `json:"name"`
	// More about it; null for nothing.
	Description *string `json:"description,omitzero"`
	// Once, or at each midnight that ends a day, a week (on Sunday) or a month.
	Schedule ReportScheduleInput `json:"schedule"`
	// Whether it runs by itself; a report that runs `once` does so as soon as this is true.
	ScheduleEnabled bool `json:"schedule_enabled"`
	// Whose midnights these are, by the IANA database: `Europe/Berlin`.
	ScheduleTimezone *string `json:"schedule_timezone,omitzero"`
	// What is in its files.
	Spec OneOf `json:"spec"`
}

type ReportCreatorType string

const (
	ReportCreatorTypeUser       ReportCreatorType = "user"
	ReportCreatorTypePrivateKey ReportCreatorType = "private_key"
)

type ReportExecution struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// `dispatched` until a worker begins, then `processing`, at the end `succeeded` or `failed`.
	Status ReportExecutionStatus `json:"status"`
	// What its periods are counted from.
	Context ReportExecutionContext `json:"context"`
	// The report that it is a run of.
	Report ReportSummary `json:"report"`
}

type ReportExecutionContext struct {
	// The moment before which the periods of the run ended.
	ReferenceTimestamp string `json:"reference_timestamp"`
	// The time zone of these periods.
	ReferenceTimezone string `json:"reference_timezone"`
}

type ReportExecutionStatus string

const (
	ReportExecutionStatusDispatched ReportExecutionStatus = "dispatched"
	ReportExecutionStatusFailed     ReportExecutionStatus = "failed"
	ReportExecutionStatusPending    ReportExecutionStatus = "pending"
	ReportExecutionStatusProcessing ReportExecutionStatus = "processing"
	ReportExecutionStatusSucceeded  ReportExecutionStatus = "succeeded"
)

type ReportExecutionStatusInput string

const (
	ReportExecutionStatusInputDispatched ReportExecutionStatusInput = "dispatched"
	ReportExecutionStatusInputFailed     ReportExecutionStatusInput = "failed"
	ReportExecutionStatusInputPending    ReportExecutionStatusInput = "pending"
	ReportExecutionStatusInputProcessing ReportExecutionStatusInput = "processing"
	ReportExecutionStatusInputSucceeded  ReportExecutionStatusInput = "succeeded"
)

type ReportExecutionSummary struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// `dispatched` until a worker begins, then `processing`, at the end `succeeded` or `failed`.
	Status ReportExecutionStatus `json:"status"`
	// What its periods are counted from.
	Context ReportExecutionContext `json:"context"`
}

type ReportExecutionUrl struct {
	// Gives the file to whoever asks, without a token: keep it to yourself.
	URL string `json:"url"`
	// When the address ends.
	ExpiresAt string `json:"expires_at"`
}

type ReportExecutionUrlGenerate struct {
	// For how many minutes the address holds: up to a week.
	ExpiresIn *int64 `json:"expires_in,omitzero"`
}

type ReportExecutionWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type ReportExecutions struct {
	// What was found, in the order that the operation tells.
	Items []ReportExecution `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type ReportSchedule string

const (
	ReportScheduleDaily   ReportSchedule = "daily"
	ReportScheduleMonthly ReportSchedule = "monthly"
	ReportScheduleOnce    ReportSchedule = "once"
	ReportScheduleWeekly  ReportSchedule = "weekly"
)

type ReportScheduleInput string

const (
	ReportScheduleInputDaily   ReportScheduleInput = "daily"
	ReportScheduleInputMonthly ReportScheduleInput = "monthly"
	ReportScheduleInputOnce    ReportScheduleInput = "once"
	ReportScheduleInputWeekly  ReportScheduleInput = "weekly"
)

type ReportSpec struct {
	// What the report is about; `ai_insights` is refused.
	Model ReportSpecModel `json:"model"`
	// `fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first.
	Params map[string]any `json:"params"`
}

type ReportSpecModel string

const (
	ReportSpecModelTransactions        ReportSpecModel = "transactions"
	ReportSpecModelTransactionRetries  ReportSpecModel = "transaction_retries"
	ReportSpecModelDetailedSettlement  ReportSpecModel = "detailed_settlement"
	ReportSpecModelAccountsReceivables ReportSpecModel = "accounts_receivables"
	ReportSpecModelAiInsights          ReportSpecModel = "ai_insights"
)

type ReportSummary struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// For people to find it by.
	Name string `json:"name"`
	// The API key or the user that made the report.
	CreatorID *string `json:"creator_id"`
	// What they were called.
	CreatorDisplayName *string `json:"creator_display_name"`
	// `private_key` is an API key.
	CreatorType *ReportCreatorType `json:"creator_type"`
}

type ReportUpdate struct {
	// For people to find it by.
	Name Opt[string] `json:"name,omitzero"`
	// More about it; null for nothing.
	Description Opt[string] `json:"description,omitzero"`
	// Whether it runs by itself; a report that runs `once` does so as soon as this is true.
	ScheduleEnabled Opt[bool] `json:"schedule_enabled,omitzero"`
}

type ReportingField struct {
	// Which setting, as the definition calls it.
	Key string `json:"key"`
	// Text of the setting.
	Value string `json:"value"`
}

type ReportingFieldInput struct {
	// Which setting, as the definition calls it.
	Key string `json:"key"`
	// Text of the setting.
	Value string `json:"value"`
}

type Reports struct {
	// What was found, in the order that the operation tells.
	Items []Report `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type RequestCaller struct {
	// Whether a key called, or a person.
	Type RequestCallerType `json:"type"`
	// Id of the key or the person.
	ID string `json:"id"`
	// What they were called then.
	Name *string `json:"name"`
}

type RequestCallerType string

const (
	RequestCallerTypeAPIKeyPair RequestCallerType = "api-key-pair"
	RequestCallerTypeUser       RequestCallerType = "user"
)

type RequestLogEntries struct {
	// What was found, in the order that the operation tells.
	Items []RequestLogEntry `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type RequestLogEntry struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The `x-request-id` of its answer.
	ID string `json:"id"`
	// For which it was made; null where that was not known.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which operation of the API.
	Operation string `json:"operation"`
	// The HTTP method.
	Method string `json:"method"`
	// Its path. Where an id is what lets a caller in, or is none of ours, the name of the parameter stands.
	Path string `json:"path"`
	// The HTTP status of the answer.
	Status int64 `json:"status"`
	// The `code` of an error; null where there was none.
	ErrorCode *string `json:"error_code"`
	// From its headers to the end of the answer.
	DurationMs int64 `json:"duration_ms"`
	// Who called; null where nobody had to say, or the token was not good.
	Caller *RequestCaller `json:"caller"`
	// When it came.
	CreatedAt string `json:"created_at"`
}

type RequiredAddressFields struct {
	// True where the payment needs it.
	Organization bool `json:"organization"`
	// True where the payment needs it.
	HouseNumberOrName bool `json:"house_number_or_name"`
	// True where the payment needs it.
	Line1 bool `json:"line1"`
	// True where the payment needs it.
	Line2 bool `json:"line2"`
	// True where the payment needs it.
	City bool `json:"city"`
	// True where the payment needs it.
	PostalCode bool `json:"postal_code"`
	// True where the payment needs it.
	State bool `json:"state"`
	// True where the payment needs it.
	StateCode bool `json:"state_code"`
	// True where the payment needs it.
	Country bool `json:"country"`
}

type RequiredCheckoutFields struct {
	// Pointers to what must be sent.
	RequiredFields []string `json:"required_fields"`
	// When it must be; null for always.
	Conditions map[string]any `json:"conditions"`
}

type RequiredFields struct {
	// Whether a given name must be sent.
	FirstName bool `json:"first_name"`
	// Whether a family name must be sent.
	LastName bool `json:"last_name"`
	// Whether an e-mail address must be sent.
	EmailAddress bool `json:"email_address"`
	// Whether a phone number must be sent.
	PhoneNumber bool `json:"phone_number"`
	// Whether a tax number must be sent.
	TaxID bool `json:"tax_id"`
	// Which parts of an address must be sent.
	Address RequiredAddressFields `json:"address"`
}

type RiskifiedAntiFraudOptions struct {
	// More about each cart item, in the same order.
	LineItems []RiskifiedAntiFraudOptionsLineItem `json:"line_items,omitzero"`
}

type RiskifiedAntiFraudOptionsLineItem struct {
	// Whether it is sent or fetched.
	DeliveredTo *string `json:"delivered_to,omitzero"`
}

type Role struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// What it is called.
	Name string `json:"name"`
	// Its name for machines.
	Slug string `json:"slug"`
	// What it is for.
	Description string `json:"description"`
	// What it allows.
	Permissions PermissionSet `json:"permissions"`
	// Who can be given it.
	AssignableTo []RoleAssigneeType `json:"assignable_to"`
	// What it counts for.
	AppliesTo []string `json:"applies_to"`
	// Whether it can be given by itself.
	IsStandaloneAssignable bool `json:"is_standalone_assignable"`
}

type RoleAssigneeType string

const (
	RoleAssigneeTypeUser       RoleAssigneeType = "user"
	RoleAssigneeTypeAPIKeyPair RoleAssigneeType = "api-key-pair"
)

type RoleAssignment struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Who has the role.
	UserID string `json:"user_id"`
	// What they may do.
	Role Role `json:"role"`
	// Where; null: in every merchant account.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Acts of the role that are ticked off for this user: whoever may write transactions may do all four otherwise.
	Withheld []WithheldAct `json:"withheld"`
	// How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like.
	Limits []RoleLimit `json:"limits"`
	// When it was made.
	CreatedAt string `json:"created_at"`
}

type RoleAssignmentCreate struct {
	// Who is given the role.
	UserID string `json:"user_id"`
	// An id from `GET /roles`, of a role that can be given to a `user`.
	RoleID string `json:"role_id"`
	// Where it counts; left out or null: in every merchant account.
	MerchantAccountID *string `json:"merchant_account_id,omitzero"`
	// Acts of the role that are ticked off for this user: whoever may write transactions may do all four otherwise.
	Withheld []WithheldActInput `json:"withheld,omitzero"`
	// How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like.
	Limits []RoleLimitInput `json:"limits,omitzero"`
}

type RoleAssignmentUpdate struct {
	// Acts of the role that are ticked off for this user: whoever may write transactions may do all four otherwise.
	Withheld Opt[[]WithheldActInput] `json:"withheld,omitzero"`
	// How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like.
	Limits Opt[[]RoleLimitInput] `json:"limits,omitzero"`
}

type RoleAssignments struct {
	// What was found, in the order that the operation tells.
	Items []RoleAssignment `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type RoleLimit struct {
	// What is limited.
	Act LimitedAct `json:"act"`
	// Which amounts it is for. ISO 4217, upper case.
	Currency string `json:"currency"`
	// The most in one call; left out or null: no limit of this kind. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AmountPerAct *int64 `json:"amount_per_act,omitzero"`
	// The most in one day, in UTC by the clock of the merchant account; left out or null: no such limit. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AmountPerDay *int64 `json:"amount_per_day,omitzero"`
}

type RoleLimitInput struct {
	// What is limited.
	Act LimitedActInput `json:"act"`
	// Which amounts it is for. ISO 4217, upper case.
	Currency string `json:"currency"`
	// The most in one call; left out or null: no limit of this kind. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AmountPerAct *int64 `json:"amount_per_act,omitzero"`
	// The most in one day, in UTC by the clock of the merchant account; left out or null: no such limit. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AmountPerDay *int64 `json:"amount_per_day,omitzero"`
}

type Roles struct {
	// What was found, in the order that the operation tells.
	Items []Role `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type SandboxClock struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// What time it is for the merchant account.
	Now string `json:"now"`
	// How far that is ahead of the machine's clock.
	OffsetSeconds int64 `json:"offset_seconds"`
}

type SandboxClockUpdate struct {
	// How far to move on from its present time; this or `now`.
	AdvanceSeconds Opt[int64] `json:"advance_seconds,omitzero"`
	// The time that it becomes, never before its present one; this or `advance_seconds`.
	Now Opt[string] `json:"now,omitzero"`
}

type SandboxDue struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// What time it is for the merchant account.
	Now string `json:"now"`
	// The time that was asked about.
	Until string `json:"until"`
	// What is due from now until then, by kind; kinds of which nothing is due are left out.
	Items []SandboxDueGroup `json:"items"`
}

type SandboxDueGroup struct {
	// `authorization_expiry`: a hold ends. `scheduled_capture`: it is captured. `approval_expiry`: a buyer has not come back. `look_up`: a processor is asked again what became of something. `job`: something is deleted, or goes on. `settlement` and `dispute` are acts of processors, and `processor` all their others.
	Kind SandboxDueKind `json:"kind"`
	// How many of them are due.
	Count int64 `json:"count"`
	// False where there are more than were counted.
	IsComplete bool `json:"is_complete"`
	// False for what goes by the time of the machine, and comes whether the clock moves or not.
	ByClock bool `json:"by_clock"`
	// The soonest of them, five at most.
	Rows []SandboxDueRow `json:"rows"`
}

type SandboxDueKind string

const (
	SandboxDueKindAuthorizationExpiry   SandboxDueKind = "authorization_expiry"
	SandboxDueKindScheduledCapture      SandboxDueKind = "scheduled_capture"
	SandboxDueKindApprovalExpiry        SandboxDueKind = "approval_expiry"
	SandboxDueKindLookUp                SandboxDueKind = "look_up"
	SandboxDueKindPaymentLinkExpiry     SandboxDueKind = "payment_link_expiry"
	SandboxDueKindCheckoutSessionExpiry SandboxDueKind = "checkout_session_expiry"
	SandboxDueKindJob                   SandboxDueKind = "job"
	SandboxDueKindReport                SandboxDueKind = "report"
	SandboxDueKindMetricSample          SandboxDueKind = "metric_sample"
	SandboxDueKindSettlement            SandboxDueKind = "settlement"
	SandboxDueKindDispute               SandboxDueKind = "dispute"
	SandboxDueKindProcessor             SandboxDueKind = "processor"
	SandboxDueKindWebhookDelivery       SandboxDueKind = "webhook_delivery"
)

type SandboxDueRow struct {
	// When it is due.
	At string `json:"at"`
	// The kind of operation, the step of a processor, or the name of what it is about.
	What string `json:"what"`
	// What it is about, as `type` of that resource; null where the API has no such resource.
	ResourceType *string `json:"resource_type"`
	// Which one; null where the API has none.
	ResourceID *string `json:"resource_id"`
	// The simulated processor that does it; null where Railyard does.
	Processor *string `json:"processor"`
}

type SandboxRelay struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// How it was asked.
	Method string `json:"method"`
	// What it was told beside the body. Numbers and long words are masked.
	Headers map[string]string `json:"headers"`
	// What it was sent, card data filled in and masked: of a long number four digits are left.
	Body string `json:"body"`
}

type SandboxRelayCreate struct {
	// The stored card that placeholders mean by their number 1.
	PaymentMethodID string `json:"payment_method_id"`
	// What the body is, which says how values are written into it.
	ContentType *string `json:"content_type,omitzero"`
	// As the third party wants it, with placeholders such as `{{ CARD_NUMBER_1 }}`.
	Body string `json:"body"`
}

type SandboxSituation struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// `slow`: answers come late. `down`: every request is answered with an error, and nothing is done. `wrong_answer`: what is asked is done, and the answer cannot be read. `unknown_outcome`: the next payment is made, and its answer is lost. `dispute`: the bank of a buyer takes a payment back. `settlement_error`: what waits is settled in a file in which the oldest line is missing, and one is of a payment that nobody made.
	Kind SandboxSituationKind `json:"kind"`
	// The payment service that it was ordered for; null where another tool ordered it.
	PaymentServiceID *string `json:"payment_service_id"`
	// The simulated processor; payment services that share it share the situation.
	Processor string `json:"processor"`
	// When it began, by the clock of the merchant account.
	BeganAt string `json:"began_at"`
	// When it ends by itself, or ended; null: when it is ended, or used up.
	EndsAt *string `json:"ends_at"`
	// After how many more requests it is over; null: it does not count them.
	TimesLeft *int64 `json:"times_left"`
	// How late answers come, in milliseconds; null where they are not slow.
	LatencyMs *int64 `json:"latency_ms"`
}

type SandboxSituationCreate struct {
	// `slow`: answers come late. `down`: every request is answered with an error, and nothing is done. `wrong_answer`: what is asked is done, and the answer cannot be read. `unknown_outcome`: the next payment is made, and its answer is lost. `dispute`: the bank of a buyer takes a payment back. `settlement_error`: what waits is settled in a file in which the oldest line is missing, and one is of a payment that nobody made.
	Kind SandboxSituationKindInput `json:"kind"`
	// Whose processor; of a dispute it follows from the payment.
	PaymentServiceID *string `json:"payment_service_id,omitzero"`
	// Of a dispute: the captured payment that the buyer disputes.
	TransactionID *string `json:"transaction_id,omitzero"`
	// When it ends by itself, by the clock of the merchant account; left out, after an hour. Moving the clock there ends it, too.
	EndsAt *string `json:"ends_at,omitzero"`
	// After how many requests it is over; left out, one for `unknown_outcome`, and any number for the others.
	Times *int64 `json:"times,omitzero"`
	// Of `slow`: how late answers come, in milliseconds; left out, five seconds.
	LatencyMs *int64 `json:"latency_ms,omitzero"`
}

type SandboxSituationKind string

const (
	SandboxSituationKindSlow            SandboxSituationKind = "slow"
	SandboxSituationKindDown            SandboxSituationKind = "down"
	SandboxSituationKindWrongAnswer     SandboxSituationKind = "wrong_answer"
	SandboxSituationKindUnknownOutcome  SandboxSituationKind = "unknown_outcome"
	SandboxSituationKindDispute         SandboxSituationKind = "dispute"
	SandboxSituationKindSettlementError SandboxSituationKind = "settlement_error"
)

type SandboxSituationKindInput string

const (
	SandboxSituationKindInputSlow            SandboxSituationKindInput = "slow"
	SandboxSituationKindInputDown            SandboxSituationKindInput = "down"
	SandboxSituationKindInputWrongAnswer     SandboxSituationKindInput = "wrong_answer"
	SandboxSituationKindInputUnknownOutcome  SandboxSituationKindInput = "unknown_outcome"
	SandboxSituationKindInputDispute         SandboxSituationKindInput = "dispute"
	SandboxSituationKindInputSettlementError SandboxSituationKindInput = "settlement_error"
)

type SandboxSituations struct {
	// What was found, in the order that the operation tells.
	Items []SandboxSituation `json:"items"`
}

type SavedView struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// What its owner calls it.
	Name string `json:"name"`
	// Which list it is about: a word of the client that saves it, `payments` for example.
	Screen string `json:"screen"`
	// What the list is asked for, as the address of the screen has it: names with lists of values. 8,000 characters as JSON at most.
	Query map[string][]string `json:"query"`
	// Whether everybody of the merchant account sees it.
	Shared bool `json:"shared"`
	// Whether the caller is its owner, who alone changes it.
	Own bool `json:"own"`
	// Who saved it.
	OwnerName string `json:"owner_name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type SavedViewCreate struct {
	// What it is to be called.
	Name string `json:"name"`
	// Which list it is about: a word of the client that saves it, `payments` for example.
	Screen string `json:"screen"`
	// What the list is asked for, as the address of the screen has it: names with lists of values. 8,000 characters as JSON at most.
	Query map[string][]string `json:"query"`
	// True: everybody of the merchant account sees it.
	Shared *bool `json:"shared,omitzero"`
}

type SavedViewUpdate struct {
	// What it is to be called.
	Name *string `json:"name,omitzero"`
	// What the list is asked for, as the address of the screen has it: names with lists of values. 8,000 characters as JSON at most.
	Query map[string][]string `json:"query,omitzero"`
	// True: everybody of the merchant account sees it.
	Shared *bool `json:"shared,omitzero"`
}

type SavedViews struct {
	// What was found, in the order that the operation tells.
	Items []SavedView `json:"items"`
}

type SepaBankPaymentMethodCreate struct {
	// A bank account.
	Method *string `json:"method,omitzero"`
	// Whose account it is.
	AccountHolder BankAccountHolder `json:"account_holder"`
	// The buyer it is stored for.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// Your own identifier of the payment method, where it is stored.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// The payment service that is to debit it.
	PaymentServiceID *string `json:"payment_service_id,omitzero"`
	// An account in the euro area.
	Scheme *string `json:"scheme,omitzero"`
	// IBAN; goes into the vault and is never answered.
	AccountNumber Secret `json:"account_number"`
	// BIC, which an IBAN does without.
	RoutingNumber *string `json:"routing_number,omitzero"`
}

type Session struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// How the person logged in.
	Way WayIn `json:"way"`
	// From where; null where that is not known.
	Address *string `json:"address"`
	// What their browser calls itself.
	UserAgent *string `json:"user_agent"`
	// Whether it is the one that asks.
	IsCurrent bool `json:"is_current"`
	// Whether it can still be used.
	IsAlive bool `json:"is_alive"`
	// When they logged in.
	CreatedAt string `json:"created_at"`
	// When it was last used, to within some seconds.
	LastSeenAt string `json:"last_seen_at"`
	// When it ends, whatever they do.
	ExpiresAt string `json:"expires_at"`
	// When it was ended; null where it was not.
	EndedAt *string `json:"ended_at"`
}

type Sessions struct {
	// Newest first: those that live, and some that have ended.
	Items []Session `json:"items"`
}

type Settlement struct {
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// When the processor booked it.
	PostedAt string `json:"posted_at"`
	// When the report reached this instance.
	IngestedAt string `json:"ingested_at"`
	// Currency of the line, which is the transaction's. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told.
	ExchangeRate *float64 `json:"exchange_rate"`
	// All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Commission int64 `json:"commission"`
	// The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Interchange *int64 `json:"interchange"`
	// The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Markup *int64 `json:"markup"`
	// The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	SchemeFee *int64 `json:"scheme_fee"`
	// Lines with the same one stand in one report.
	PaymentServiceReportID string `json:"payment_service_report_id"`
	// The file that the line was read in, the same for all of its lines; empty for what came by event.
	PaymentServiceReportFileIDS []string `json:"payment_service_report_file_ids"`
	// The transaction that it belongs to.
	TransactionID string `json:"transaction_id"`
	// The kind of record, always this word.
	Type string `json:"type"`
}

type SettlementLine struct {
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// When the processor booked it.
	PostedAt string `json:"posted_at"`
	// When the report reached this instance.
	IngestedAt string `json:"ingested_at"`
	// Currency of the line, which is the transaction's. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told.
	ExchangeRate *float64 `json:"exchange_rate"`
	// All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Commission int64 `json:"commission"`
	// The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Interchange *int64 `json:"interchange"`
	// The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Markup *int64 `json:"markup"`
	// The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	SchemeFee *int64 `json:"scheme_fee"`
	// Lines with the same one stand in one report.
	PaymentServiceReportID string `json:"payment_service_report_id"`
	// The file that the line was read in, the same for all of its lines; empty for what came by event.
	PaymentServiceReportFileIDS []string `json:"payment_service_report_file_ids"`
	// The transaction that it belongs to.
	TransactionID string `json:"transaction_id"`
	// A settled capture, a settled refund, a chargeback, or one that was reversed.
	Type SettlementLineType `json:"type"`
	// The refund that was settled; null for other lines.
	RefundID *string `json:"refund_id"`
	// The payment service whose processor reported it.
	PaymentServiceID string `json:"payment_service_id"`
	// The processor's own id of the line.
	PaymentServiceLineID string `json:"payment_service_line_id"`
	// The currency that was paid out; null where it is `currency`. ISO 4217, upper case.
	ExchangeCurrency *string `json:"exchange_currency"`
	// What the line did to the balance in that currency, in its minor units; null where it is not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ExchangeNet *int64 `json:"exchange_net"`
}

type SettlementLineType string

const (
	SettlementLineTypeSettlement         SettlementLineType = "settlement"
	SettlementLineTypeRefundSettlement   SettlementLineType = "refund-settlement"
	SettlementLineTypeChargeback         SettlementLineType = "chargeback"
	SettlementLineTypeChargebackReversal SettlementLineType = "chargeback-reversal"
)

type SettlementLineTypeInput string

const (
	SettlementLineTypeInputSettlement         SettlementLineTypeInput = "settlement"
	SettlementLineTypeInputRefundSettlement   SettlementLineTypeInput = "refund-settlement"
	SettlementLineTypeInputChargeback         SettlementLineTypeInput = "chargeback"
	SettlementLineTypeInputChargebackReversal SettlementLineTypeInput = "chargeback-reversal"
)

type SettlementLines struct {
	// What was found, in the order that the operation tells.
	Items []SettlementLine `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type SettlementReport struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// `payment_service_report_id` of its lines. A report in several currencies is listed once for each.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The payment service whose processor made it.
	PaymentServiceID string `json:"payment_service_id"`
	// Currency of the payments, which every figure is in. ISO 4217, upper case.
	Currency string `json:"currency"`
	// Lines so far.
	LineCount int64 `json:"line_count"`
	// Captures settled, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	SettledAmount int64 `json:"settled_amount"`
	// Refunds settled. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	RefundedAmount int64 `json:"refunded_amount"`
	// Taken back by chargebacks. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ChargedBackAmount int64 `json:"charged_back_amount"`
	// Given back by chargebacks that were reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ReversedAmount int64 `json:"reversed_amount"`
	// Fees of all lines. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	FeeAmount int64 `json:"fee_amount"`
	// What the lines add up to: settled and reversed, less refunded, charged back and fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	NetAmount int64 `json:"net_amount"`
	// When the processor booked the first line.
	FirstPostedAt string `json:"first_posted_at"`
	// When the processor booked the last line.
	LastPostedAt string `json:"last_posted_at"`
	// When the first line reached this instance.
	CreatedAt string `json:"created_at"`
	// When the latest line reached this instance.
	UpdatedAt string `json:"updated_at"`
}

type SettlementReports struct {
	// What was found, in the order that the operation tells.
	Items []SettlementReport `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type Settlements struct {
	// What was found, in the order that the operation tells.
	Items []Settlement `json:"items"`
}

type ShippingDetails struct {
	// Given name of who receives the goods.
	FirstName *string `json:"first_name"`
	// Family name of who receives the goods.
	LastName *string `json:"last_name"`
	// Where news about the delivery goes.
	EmailAddress *string `json:"email_address"`
	// For questions about the delivery. E.164: `+` and digits.
	PhoneNumber *string `json:"phone_number"`
	// Where goods are sent.
	Address *Address `json:"address"`
	// Null where they came with a payment and are not stored.
	ID *string `json:"id"`
	// The buyer whose address it is; null where it is not stored.
	BuyerID *string `json:"buyer_id"`
	// The kind of record, always this word.
	Type string `json:"type"`
}

type ShippingDetailsCreate struct {
	// Given name of who receives the goods.
	FirstName *string `json:"first_name,omitzero"`
	// Family name of who receives the goods.
	LastName *string `json:"last_name,omitzero"`
	// Where news about the delivery goes.
	EmailAddress *string `json:"email_address,omitzero"`
	// For questions about the delivery. E.164: `+` and digits.
	PhoneNumber *string `json:"phone_number,omitzero"`
	// Where goods are sent.
	Address *Address `json:"address,omitzero"`
}

type ShippingDetailsCreateInput struct {
	// Given name of who receives the goods.
	FirstName *string `json:"first_name,omitzero"`
	// Family name of who receives the goods.
	LastName *string `json:"last_name,omitzero"`
	// Where news about the delivery goes.
	EmailAddress *string `json:"email_address,omitzero"`
	// For questions about the delivery. E.164: `+` and digits.
	PhoneNumber *string `json:"phone_number,omitzero"`
	// Where goods are sent.
	Address *AddressInput `json:"address,omitzero"`
}

type ShippingDetailsList struct {
	// What was found, in the order that the operation tells.
	Items []ShippingDetails `json:"items"`
}

type ShippingDetailsUpdate struct {
	// Given name of who receives the goods.
	FirstName Opt[string] `json:"first_name,omitzero"`
	// Family name of who receives the goods.
	LastName Opt[string] `json:"last_name,omitzero"`
	// Where news about the delivery goes.
	EmailAddress Opt[string] `json:"email_address,omitzero"`
	// For questions about the delivery. E.164: `+` and digits.
	PhoneNumber Opt[string] `json:"phone_number,omitzero"`
	// Where goods are sent.
	Address Opt[AddressInput] `json:"address,omitzero"`
}

type ShippingDetailsWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type StatementDescriptor struct {
	// The merchant as the buyer knows it.
	Name *string `json:"name,omitzero"`
	// What was bought.
	Description *string `json:"description,omitzero"`
	// Where the merchant is.
	City *string `json:"city,omitzero"`
	// Where the merchant is. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country,omitzero"`
	// Where the buyer can ask. E.164: `+` and digits.
	PhoneNumber *string `json:"phone_number,omitzero"`
	// Where the buyer can look.
	URL *string `json:"url,omitzero"`
	// Where the merchant is.
	PostalCode *string `json:"postal_code,omitzero"`
}

type StatementDescriptorInput struct {
	// The merchant as the buyer knows it.
	Name *string `json:"name,omitzero"`
	// What was bought.
	Description *string `json:"description,omitzero"`
	// Where the merchant is.
	City *string `json:"city,omitzero"`
	// Where the merchant is. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country,omitzero"`
	// Where the buyer can ask. E.164: `+` and digits.
	PhoneNumber *string `json:"phone_number,omitzero"`
	// Where the buyer can look.
	URL *string `json:"url,omitzero"`
	// Where the merchant is.
	PostalCode *string `json:"postal_code,omitzero"`
}

type StoryAlternative struct {
	// A payment service that was not tried.
	PaymentServiceID string `json:"payment_service_id"`
	// What a person calls it.
	Name string `json:"name"`
	// Why not.
	Why StoryAlternativeReason `json:"why"`
	// What of the payment and the service does not go together, in English; empty where nothing is known.
	Reasons []string `json:"reasons"`
	// True where it was written down with the decision. False where it follows from the settings of the payment service, which have not changed since.
	IsRecorded bool `json:"is_recorded"`
	// The same in a sentence.
	Text string `json:"text"`
}

// `failing`: it was put last, since it had been failing. `not-reached`: the payment had ended before its turn. `changed-since`: it was not among those that took the payment, and its settings have changed since.
type StoryAlternativeReason string

const (
	StoryAlternativeReasonNamedOther   StoryAlternativeReason = "named-other"
	StoryAlternativeReasonNotInRule    StoryAlternativeReason = "not-in-rule"
	StoryAlternativeReasonDoesNotTake  StoryAlternativeReason = "does-not-take"
	StoryAlternativeReasonFailing      StoryAlternativeReason = "failing"
	StoryAlternativeReasonNotReached   StoryAlternativeReason = "not-reached"
	StoryAlternativeReasonBeyondLimit  StoryAlternativeReason = "beyond-limit"
	StoryAlternativeReasonChangedSince StoryAlternativeReason = "changed-since"
)

type StoryEntry struct {
	// Unique within the story. What is a resource of its own has its id: a refund, a delivery, a dispute’s event.
	ID string `json:"id"`
	// What it is about.
	Kind StoryKind `json:"kind"`
	// What of its kind: the operation, the event, the action of the flow, the status.
	Name string `json:"name"`
	// When it happened, or began.
	At string `json:"at"`
	// When it was over; null for what is a moment, or is not over.
	EndedAt *string `json:"ended_at"`
	// The `id` of the entry that led to it; null where none is known.
	Cause *string `json:"cause"`
	// What came of it, in the words of its kind.
	Result *string `json:"result"`
	// The error code, where it went wrong.
	Code *string `json:"code"`
	// The money that it is about, in the currency of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount"`
	// Where it happened.
	PaymentServiceID *string `json:"payment_service_id"`
	// More about it, by its kind.
	Facts map[string]any `json:"facts"`
	// Of the decision where to try: the payment services that were not tried, at most fifty.
	Alternatives []StoryAlternative `json:"alternatives"`
	// The same in sentences, in the language of the story.
	Text string `json:"text"`
}

// What an entry is about. `call`: an operation at a processor; `wait`: what did not go on until somebody did something; `message`: a webhook to an endpoint; `change`: what was done by hand, or came by itself.
type StoryKind string

const (
	StoryKindRequest        StoryKind = "request"
	StoryKindDecision       StoryKind = "decision"
	StoryKindAuthentication StoryKind = "authentication"
	StoryKindScreening      StoryKind = "screening"
	StoryKindToken          StoryKind = "token"
	StoryKindCall           StoryKind = "call"
	StoryKindGiftCard       StoryKind = "gift-card"
	StoryKindProcessorEvent StoryKind = "processor-event"
	StoryKindStatus         StoryKind = "status"
	StoryKindWait           StoryKind = "wait"
	StoryKindChange         StoryKind = "change"
	StoryKindPosting        StoryKind = "posting"
	StoryKindSettlement     StoryKind = "settlement"
	StoryKindDispute        StoryKind = "dispute"
	StoryKindMessage        StoryKind = "message"
	StoryKindReceipt        StoryKind = "receipt"
	StoryKindAudit          StoryKind = "audit"
)

// The languages of stories, and of pages for buyers.
type StoryLanguage string

const (
	StoryLanguageEn StoryLanguage = "en"
	StoryLanguageEs StoryLanguage = "es"
	StoryLanguagePt StoryLanguage = "pt"
	StoryLanguageFr StoryLanguage = "fr"
	StoryLanguageDe StoryLanguage = "de"
	StoryLanguageAr StoryLanguage = "ar"
)

type StoryLeftOut struct {
	// Entries of this kind are missing.
	Kind StoryKind `json:"kind"`
	// `scope`: the caller may not read them. `too-many`: there are more than 500; the list of them has the rest.
	Why string `json:"why"`
	// The scope that it takes to read them; null where there are too many.
	Scope *string `json:"scope"`
}

type StoryMoney struct {
	// Currency of the payment. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What was asked for. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// What the issuer has promised. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AuthorizedAmount int64 `json:"authorized_amount"`
	// What of that is still held at the buyer’s bank. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	HeldAmount int64 `json:"held_amount"`
	// What gift cards are to pay. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	GiftCardAmount int64 `json:"gift_card_amount"`
	// What was taken. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	CapturedAmount int64 `json:"captured_amount"`
	// What of that was given back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	RefundedAmount int64 `json:"refunded_amount"`
	// What the buyer’s bank took back of a debit. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ReturnedAmount int64 `json:"returned_amount"`
	// What chargebacks took, less what was reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ChargedBackAmount int64 `json:"charged_back_amount"`
	// What the processor says that it has settled, less refunds. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	SettledAmount int64 `json:"settled_amount"`
}

type StoryRelated struct {
	// Another payment with the same `external_identifier`.
	TransactionID string `json:"transaction_id"`
	// How it stands.
	Status TransactionStatus `json:"status"`
	// Its currency. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What was asked for. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// What it took of the buyer’s money. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	CapturedAmount int64 `json:"captured_amount"`
	// When it was made.
	CreatedAt string `json:"created_at"`
}

type StripeCardOptions struct {
	// For platforms of connected accounts.
	StripeConnect *StripeConnectOptions `json:"stripe_connect,omitzero"`
	// The buyer at Stripe.
	CustomerID *string `json:"customer_id,omitzero"`
	// True declines what would need the buyer.
	ErrorOnRequiresAction *bool `json:"error_on_requires_action,omitzero"`
}

type StripeConnectOptions struct {
	// The account that is charged through.
	StripeAccount *string `json:"stripe_account,omitzero"`
	// What the platform keeps, in minor units.
	ApplicationFeeAmount *int64 `json:"application_fee_amount,omitzero"`
	// The account whose business it is.
	OnBehalfOf *string `json:"on_behalf_of,omitzero"`
	// The account that the money goes on to.
	TransferDataDestination *string `json:"transfer_data_destination,omitzero"`
	// Ties transfers together.
	TransferGroup *string `json:"transfer_group,omitzero"`
}

type StripeOptions struct {
	// For platforms of connected accounts.
	StripeConnect *StripeConnectOptions `json:"stripe_connect,omitzero"`
}

type StripeVoucherOptions struct {
	// For platforms of connected accounts.
	StripeConnect *StripeConnectOptions `json:"stripe_connect,omitzero"`
	// How long the buyer has; Stripe counts whole days.
	ExpiresInMinutes *int64 `json:"expires_in_minutes,omitzero"`
}

type TaxId struct {
	// The number itself, as it is written in that country.
	Value string `json:"value"`
	// Country and name of the number: `gb.vat` is a British VAT number.
	Kind TaxIdKind `json:"kind"`
}

type TaxIdInput struct {
	// The number itself, as it is written in that country.
	Value string `json:"value"`
	// Country and name of the number: `gb.vat` is a British VAT number.
	Kind TaxIdKindInput `json:"kind"`
}

type TaxIdKind string

const (
	TaxIdKindAeTrn      TaxIdKind = "ae.trn"
	TaxIdKindAuAbn      TaxIdKind = "au.abn"
	TaxIdKindArDni      TaxIdKind = "ar.dni"
	TaxIdKindArCuil     TaxIdKind = "ar.cuil"
	TaxIdKindArCuit     TaxIdKind = "ar.cuit"
	TaxIdKindBrCnpj     TaxIdKind = "br.cnpj"
	TaxIdKindBrCpf      TaxIdKind = "br.cpf"
	TaxIdKindCaBn       TaxIdKind = "ca.bn"
	TaxIdKindCaGstHst   TaxIdKind = "ca.gst_hst"
	TaxIdKindCaPstBc    TaxIdKind = "ca.pst_bc"
	TaxIdKindCaPstMb    TaxIdKind = "ca.pst_mb"
	TaxIdKindCaPstSk    TaxIdKind = "ca.pst_sk"
	TaxIdKindCaQst      TaxIdKind = "ca.qst"
	TaxIdKindChVat      TaxIdKind = "ch.vat"
	TaxIdKindClTin      TaxIdKind = "cl.tin"
	TaxIdKindCoItin     TaxIdKind = "co.itin"
	TaxIdKindCoNit      TaxIdKind = "co.nit"
	TaxIdKindCoCc       TaxIdKind = "co.cc"
	TaxIdKindCoCe       TaxIdKind = "co.ce"
	TaxIdKindCoDe       TaxIdKind = "co.de"
	TaxIdKindCoRc       TaxIdKind = "co.rc"
	TaxIdKindCoTi       TaxIdKind = "co.ti"
	TaxIdKindCoPassport TaxIdKind = "co.passport"
	TaxIdKindEsCif      TaxIdKind = "es.cif"
	TaxIdKindEuVat      TaxIdKind = "eu.vat"
	TaxIdKindGbVat      TaxIdKind = "gb.vat"
	TaxIdKindHkBr       TaxIdKind = "hk.br"
	TaxIdKindIDNik      TaxIdKind = "id.nik"
	TaxIdKindIDNpwp     TaxIdKind = "id.npwp"
	TaxIdKindInGst      TaxIdKind = "in.gst"
	TaxIdKindInPan      TaxIdKind = "in.pan"
	TaxIdKindJpCn       TaxIdKind = "jp.cn"
	TaxIdKindJpRn       TaxIdKind = "jp.rn"
	TaxIdKindKrBrn      TaxIdKind = "kr.brn"
	TaxIdKindLiUid      TaxIdKind = "li.uid"
	TaxIdKindMxCurp     TaxIdKind = "mx.curp"
	TaxIdKindMxRfc      TaxIdKind = "mx.rfc"
	TaxIdKindMyFrp      TaxIdKind = "my.frp"
	TaxIdKindMyItn      TaxIdKind = "my.itn"
	TaxIdKindMyNric     TaxIdKind = "my.nric"
	TaxIdKindMySst      TaxIdKind = "my.sst"
	TaxIdKindNoVat      TaxIdKind = "no.vat"
	TaxIdKindNzGst      TaxIdKind = "nz.gst"
	TaxIdKindPeRuc      TaxIdKind = "pe.ruc"
	TaxIdKindPhTin      TaxIdKind = "ph.tin"
	TaxIdKindRuInn      TaxIdKind = "ru.inn"
	TaxIdKindRuKpp      TaxIdKind = "ru.kpp"
	TaxIdKindSaVat      TaxIdKind = "sa.vat"
	TaxIdKindSgGst      TaxIdKind = "sg.gst"
	TaxIdKindSgUen      TaxIdKind = "sg.uen"
	TaxIdKindThID       TaxIdKind = "th.id"
	TaxIdKindThVat      TaxIdKind = "th.vat"
	TaxIdKindTwVat      TaxIdKind = "tw.vat"
	TaxIdKindUsEin      TaxIdKind = "us.ein"
	TaxIdKindZaVat      TaxIdKind = "za.vat"
	TaxIdKindBoCi       TaxIdKind = "bo.ci"
	TaxIdKindUyRut      TaxIdKind = "uy.rut"
	TaxIdKindUyCi       TaxIdKind = "uy.ci"
)

type TaxIdKindInput string

const (
	TaxIdKindInputAeTrn      TaxIdKindInput = "ae.trn"
	TaxIdKindInputAuAbn      TaxIdKindInput = "au.abn"
	TaxIdKindInputArDni      TaxIdKindInput = "ar.dni"
	TaxIdKindInputArCuil     TaxIdKindInput = "ar.cuil"
	TaxIdKindInputArCuit     TaxIdKindInput = "ar.cuit"
	TaxIdKindInputBrCnpj     TaxIdKindInput = "br.cnpj"
	TaxIdKindInputBrCpf      TaxIdKindInput = "br.cpf"
	TaxIdKindInputCaBn       TaxIdKindInput = "ca.bn"
	TaxIdKindInputCaGstHst   TaxIdKindInput = "ca.gst_hst"
	TaxIdKindInputCaPstBc    TaxIdKindInput = "ca.pst_bc"
	TaxIdKindInputCaPstMb    TaxIdKindInput = "ca.pst_mb"
	TaxIdKindInputCaPstSk    TaxIdKindInput = "ca.pst_sk"
	TaxIdKindInputCaQst      TaxIdKindInput = "ca.qst"
	TaxIdKindInputChVat      TaxIdKindInput = "ch.vat"
	TaxIdKindInputClTin      TaxIdKindInput = "cl.tin"
	TaxIdKindInputCoItin     TaxIdKindInput = "co.itin"
	TaxIdKindInputCoNit      TaxIdKindInput = "co.nit"
	TaxIdKindInputCoCc       TaxIdKindInput = "co.cc"
	TaxIdKindInputCoCe       TaxIdKindInput = "co.ce"
	TaxIdKindInputCoDe       TaxIdKindInput = "co.de"
	TaxIdKindInputCoRc       TaxIdKindInput = "co.rc"
	TaxIdKindInputCoTi       TaxIdKindInput = "co.ti"
	TaxIdKindInputCoPassport TaxIdKindInput = "co.passport"
	TaxIdKindInputEsCif      TaxIdKindInput = "es.cif"
	TaxIdKindInputEuVat      TaxIdKindInput = "eu.vat"
	TaxIdKindInputGbVat      TaxIdKindInput = "gb.vat"
	TaxIdKindInputHkBr       TaxIdKindInput = "hk.br"
	TaxIdKindInputIDNik      TaxIdKindInput = "id.nik"
	TaxIdKindInputIDNpwp     TaxIdKindInput = "id.npwp"
	TaxIdKindInputInGst      TaxIdKindInput = "in.gst"
	TaxIdKindInputInPan      TaxIdKindInput = "in.pan"
	TaxIdKindInputJpCn       TaxIdKindInput = "jp.cn"
	TaxIdKindInputJpRn       TaxIdKindInput = "jp.rn"
	TaxIdKindInputKrBrn      TaxIdKindInput = "kr.brn"
	TaxIdKindInputLiUid      TaxIdKindInput = "li.uid"
	TaxIdKindInputMxCurp     TaxIdKindInput = "mx.curp"
	TaxIdKindInputMxRfc      TaxIdKindInput = "mx.rfc"
	TaxIdKindInputMyFrp      TaxIdKindInput = "my.frp"
	TaxIdKindInputMyItn      TaxIdKindInput = "my.itn"
	TaxIdKindInputMyNric     TaxIdKindInput = "my.nric"
	TaxIdKindInputMySst      TaxIdKindInput = "my.sst"
	TaxIdKindInputNoVat      TaxIdKindInput = "no.vat"
	TaxIdKindInputNzGst      TaxIdKindInput = "nz.gst"
	TaxIdKindInputPeRuc      TaxIdKindInput = "pe.ruc"
	TaxIdKindInputPhTin      TaxIdKindInput = "ph.tin"
	TaxIdKindInputRuInn      TaxIdKindInput = "ru.inn"
	TaxIdKindInputRuKpp      TaxIdKindInput = "ru.kpp"
	TaxIdKindInputSaVat      TaxIdKindInput = "sa.vat"
	TaxIdKindInputSgGst      TaxIdKindInput = "sg.gst"
	TaxIdKindInputSgUen      TaxIdKindInput = "sg.uen"
	TaxIdKindInputThID       TaxIdKindInput = "th.id"
	TaxIdKindInputThVat      TaxIdKindInput = "th.vat"
	TaxIdKindInputTwVat      TaxIdKindInput = "tw.vat"
	TaxIdKindInputUsEin      TaxIdKindInput = "us.ein"
	TaxIdKindInputZaVat      TaxIdKindInput = "za.vat"
	TaxIdKindInputBoCi       TaxIdKindInput = "bo.ci"
	TaxIdKindInputUyRut      TaxIdKindInput = "uy.rut"
	TaxIdKindInputUyCi       TaxIdKindInput = "uy.ci"
)

type ThreeDSServer struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The connector that is set up.
	ThreeDsServerDefinitionID string `json:"three_ds_server_definition_id"`
	// Settings that are not secret.
	Fields []FieldValue `json:"fields"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type ThreeDSServerDefinition struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The connector's name, for example `threedsecureio`.
	ID string `json:"id"`
	// What the provider is called.
	DisplayName string `json:"display_name"`
	// The settings that it takes.
	Fields []DefinitionField `json:"fields"`
	// A picture of it; null where there is none.
	IconURL *string `json:"icon_url"`
}

type ThreeDSServerDefinitions struct {
	// What was found, in the order that the operation tells.
	Items []ThreeDSServerDefinition `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type ThreeDSServerPut struct {
	// The connector.
	ThreeDsServerDefinitionID string `json:"three_ds_server_definition_id"`
	// Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, those that are left out stay.
	Fields []VoidableField `json:"fields"`
}

type ThreeDSServerVerify struct {
	// The connector.
	ThreeDsServerDefinitionID string `json:"three_ds_server_definition_id"`
	// Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, those that are left out stay.
	Fields []VoidableField `json:"fields"`
}

type ThreeDSecureDataV1 struct {
	// The proof itself, in Base64.
	Cavv string `json:"cavv"`
	// How strong the proof is, by the scheme.
	Eci string `json:"eci"`
	// Protocol version that the proof was made with.
	Version string `json:"version"`
	// Whether the card takes part, as the directory server said: Y, N, U …
	DirectoryResponse string `json:"directory_response"`
	// Scheme that was asked; left out, the card's.
	Scheme *CardScheme `json:"scheme,omitzero"`
	// What the issuer said: Y, A, N, U, R or C.
	AuthenticationResponse string `json:"authentication_response"`
	// Which algorithm made the CAVV, one digit.
	CavvAlgorithm string `json:"cavv_algorithm"`
	// Id of the authentication in version 1, in Base64.
	Xid string `json:"xid"`
}

type ThreeDSecureDataV1Input struct {
	// The proof itself, in Base64.
	Cavv string `json:"cavv"`
	// How strong the proof is, by the scheme.
	Eci string `json:"eci"`
	// Protocol version that the proof was made with.
	Version string `json:"version"`
	// Whether the card takes part, as the directory server said: Y, N, U …
	DirectoryResponse string `json:"directory_response"`
	// Scheme that was asked; left out, the card's.
	Scheme *CardSchemeInput `json:"scheme,omitzero"`
	// What the issuer said: Y, A, N, U, R or C.
	AuthenticationResponse string `json:"authentication_response"`
	// Which algorithm made the CAVV, one digit.
	CavvAlgorithm string `json:"cavv_algorithm"`
	// Id of the authentication in version 1, in Base64.
	Xid string `json:"xid"`
}

type ThreeDSecureDataV2 struct {
	// The proof itself, in Base64.
	Cavv string `json:"cavv"`
	// How strong the proof is, by the scheme.
	Eci string `json:"eci"`
	// Protocol version that the proof was made with.
	Version string `json:"version"`
	// Whether the card takes part, as the directory server said: Y, N, U …
	DirectoryResponse string `json:"directory_response"`
	// Scheme that was asked; left out, the card's.
	Scheme *CardSchemeInput `json:"scheme,omitzero"`
	// What the issuer said: Y, A, N, U, R or C.
	AuthenticationResponse *string `json:"authentication_response,omitzero"`
	// The directory server's id of the authentication.
	DirectoryTransactionID string `json:"directory_transaction_id"`
	// Why the issuer answered so; of the answer of an earlier authentication, and kept with it.
	TransactionReason *string `json:"transaction_reason,omitzero"`
	// What the issuer wanted the buyer to read; of the answer of an earlier authentication.
	CardholderInfo *string `json:"cardholder_info,omitzero"`
}

type ThreeDSecureError struct {
	// EMV 3-D Secure error code, three digits; null where the fault has none.
	Code *string `json:"code"`
	// The fault in words.
	Description *string `json:"description"`
	// More about the fault.
	Detail *string `json:"detail"`
	// Who found the fault: C the page or app, S our side, D the directory, A the issuer.
	Component *string `json:"component"`
}

// `frictionless`: the issuer asked the buyer nothing.
type ThreeDSecureMethod string

const (
	ThreeDSecureMethodChallenge    ThreeDSecureMethod = "challenge"
	ThreeDSecureMethodFrictionless ThreeDSecureMethod = "frictionless"
)

type ThreeDSecureRequest struct {
	// What the cardholder is asked to agree to, in minor units; not less than the payment's. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount,omitzero"`
}

type ThreeDSecureScenario struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// What a transaction must be like for the rule to count.
	Conditions ThreeDSecureScenarioConditions `json:"conditions"`
	// What 3-D Secure then answers.
	Outcome ThreeDSecureScenarioOutcome `json:"outcome"`
	// Rules are tried from 1 on, and the first that fits counts.
	Position *int64 `json:"position,omitzero"`
}

type ThreeDSecureScenarioCondition string

const (
	ThreeDSecureScenarioConditionFirstName          ThreeDSecureScenarioCondition = "first_name"
	ThreeDSecureScenarioConditionLastName           ThreeDSecureScenarioCondition = "last_name"
	ThreeDSecureScenarioConditionEmailAddress       ThreeDSecureScenarioCondition = "email_address"
	ThreeDSecureScenarioConditionAmount             ThreeDSecureScenarioCondition = "amount"
	ThreeDSecureScenarioConditionExternalIdentifier ThreeDSecureScenarioCondition = "external_identifier"
	ThreeDSecureScenarioConditionCardNumber         ThreeDSecureScenarioCondition = "card_number"
)

type ThreeDSecureScenarioConditions struct {
	// The buyer's given name in the billing details must be this; left out, any.
	FirstName *string `json:"first_name,omitzero"`
	// The buyer's family name in the billing details must be this; left out, any.
	LastName *string `json:"last_name,omitzero"`
	// The buyer's e-mail address in the billing details must be this; left out, any.
	EmailAddress *string `json:"email_address,omitzero"`
	// Amount of the transaction must be this; left out, any. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount,omitzero"`
	// Your own identifier of the transaction must be this; left out, any.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// The whole number, or its first six to eight digits, must be this; left out, any. A whole number is answered by its first and last digits only.
	CardNumber *string `json:"card_number,omitzero"`
}

type ThreeDSecureScenarioConditionsInput struct {
	// The buyer's given name in the billing details must be this; left out, any.
	FirstName *string `json:"first_name,omitzero"`
	// The buyer's family name in the billing details must be this; left out, any.
	LastName *string `json:"last_name,omitzero"`
	// The buyer's e-mail address in the billing details must be this; left out, any.
	EmailAddress *string `json:"email_address,omitzero"`
	// Amount of the transaction must be this; left out, any. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount,omitzero"`
	// Your own identifier of the transaction must be this; left out, any.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// The whole number, or its first six to eight digits, must be this; left out, any. A whole number is answered by its first and last digits only.
	CardNumber *string `json:"card_number,omitzero"`
}

type ThreeDSecureScenarioConsidered struct {
	// A rule that does not fit.
	ThreeDsScenarioID string `json:"three_ds_scenario_id"`
	// What of the transaction is not as the rule wants it.
	FailedConditions []ThreeDSecureScenarioCondition `json:"failed_conditions"`
}

type ThreeDSecureScenarioCreate struct {
	// Where in the order it stands, from 1; left out: last. The others move.
	Position *int64 `json:"position,omitzero"`
	// What a transaction must be like for the rule to count; empty fits all.
	Conditions ThreeDSecureScenarioConditionsInput `json:"conditions"`
	// What 3-D Secure then answers.
	Outcome ThreeDSecureScenarioOutcomeInput `json:"outcome"`
}

type ThreeDSecureScenarioMatch struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The first rule that fits; null where none does.
	ThreeDsScenario *ThreeDSecureScenario `json:"three_ds_scenario"`
	// What 3-D Secure would answer; null where no rule fits and the sandbox's own behaviour counts.
	Outcome *ThreeDSecureScenarioOutcome `json:"outcome"`
	// The rules before it, and why they do not fit.
	Considered []ThreeDSecureScenarioConsidered `json:"considered"`
}

type ThreeDSecureScenarioMatchRequest struct {
	// The buyer's given name in the billing details.
	FirstName *string `json:"first_name,omitzero"`
	// The buyer's family name in the billing details.
	LastName *string `json:"last_name,omitzero"`
	// The buyer's e-mail address in the billing details.
	EmailAddress *string `json:"email_address,omitzero"`
	// Amount of the transaction. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount,omitzero"`
	// Your own identifier of the transaction.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// Whole card number; goes into the vault and is never answered.
	CardNumber *string `json:"card_number,omitzero"`
}

type ThreeDSecureScenarioOrder struct {
	// All rules, each once, in the order in which they are to be tried.
	ThreeDsScenarioIDS []string `json:"three_ds_scenario_ids"`
}

type ThreeDSecureScenarioOutcome struct {
	// `N`: the card does not take part in 3-D Secure and is charged without a proof; the authentication is `U` then. `Y` where it is left out.
	Enrollment *string `json:"enrollment,omitzero"`
	// Protocol version that is answered; left out, the newest.
	Version *string `json:"version,omitzero"`
	// What the issuer says first.
	Authentication ThreeDSecureScenarioOutcomeAuthentication `json:"authentication"`
	// What comes of a challenge; needed where the issuer says `C`.
	Result *ThreeDSecureScenarioOutcomeResult `json:"result,omitzero"`
}

type ThreeDSecureScenarioOutcomeAuthentication struct {
	// `Y` authenticated, `A` attempted, `N` not, `U` cannot say, `R` refused, `C` asks for a challenge, `timeout` no answer.
	TransactionStatus string `json:"transaction_status"`
}

type ThreeDSecureScenarioOutcomeAuthenticationInput struct {
	// `Y` authenticated, `A` attempted, `N` not, `U` cannot say, `R` refused, `C` asks for a challenge, `timeout` no answer.
	TransactionStatus string `json:"transaction_status"`
}

type ThreeDSecureScenarioOutcomeInput struct {
	// `N`: the card does not take part in 3-D Secure and is charged without a proof; the authentication is `U` then. `Y` where it is left out.
	Enrollment *string `json:"enrollment,omitzero"`
	// Protocol version that is answered; left out, the newest.
	Version *string `json:"version,omitzero"`
	// What the issuer says first.
	Authentication ThreeDSecureScenarioOutcomeAuthenticationInput `json:"authentication"`
	// What comes of a challenge; needed where the issuer says `C`.
	Result *ThreeDSecureScenarioOutcomeResultInput `json:"result,omitzero"`
}

type ThreeDSecureScenarioOutcomeResult struct {
	// `Y` the buyer passes, `N` fails, `timeout` lets it run out.
	TransactionStatus string `json:"transaction_status"`
}

type ThreeDSecureScenarioOutcomeResultInput struct {
	// `Y` the buyer passes, `N` fails, `timeout` lets it run out.
	TransactionStatus string `json:"transaction_status"`
}

type ThreeDSecureScenarioUpdate struct {
	// Where in the order it stands, from 1; the others move.
	Position Opt[int64] `json:"position,omitzero"`
	// What a transaction must be like for the rule to count; empty fits all.
	Conditions Opt[ThreeDSecureScenarioConditionsInput] `json:"conditions,omitzero"`
	// What 3-D Secure then answers.
	Outcome Opt[ThreeDSecureScenarioOutcomeInput] `json:"outcome,omitzero"`
}

type ThreeDSecureScenarios struct {
	// What was found, in the order that the operation tells.
	Items []ThreeDSecureScenario `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

// `complete`: with a proof; `setup_error`: the card or the merchant does not take part; `declined`: the issuer said no; `cancelled`: the buyer left.
type ThreeDSecureStatus string

const (
	ThreeDSecureStatusSetupError ThreeDSecureStatus = "setup_error"
	ThreeDSecureStatusError      ThreeDSecureStatus = "error"
	ThreeDSecureStatusDeclined   ThreeDSecureStatus = "declined"
	ThreeDSecureStatusCancelled  ThreeDSecureStatus = "cancelled"
	ThreeDSecureStatusComplete   ThreeDSecureStatus = "complete"
)

type ThreeDSecureV2 struct {
	// Protocol version that was spoken.
	Version string `json:"version"`
	// What the issuer said: Y, A, N, U, R or C; null where it said nothing.
	AuthenticationResponse *string `json:"authentication_response"`
	// Whether the card takes part, as the directory server said; null where it was not asked.
	DirectoryResponse *string `json:"directory_response"`
	// The directory server's id of the authentication; null where it gave none.
	DirectoryTransactionID *string `json:"directory_transaction_id"`
	// Why the issuer answered so, a code of two digits; null where it gave none.
	TransactionReason *string `json:"transaction_reason"`
	// The proof, in Base64; null where there is none or the caller may not see it.
	Cavv *string `json:"cavv"`
	// How strong the proof is, by the scheme; null without a proof.
	Eci *string `json:"eci"`
	// What the issuer wants the buyer to read; null where it wants nothing.
	CardholderInfo *string `json:"cardholder_info"`
}

type TokenPaymentMethodCreate struct {
	// The stored payment method.
	ID string `json:"id"`
	// A stored payment method.
	Method *string `json:"method,omitzero"`
	// Three or four digits of the card; kept in memory for this payment alone, and never answered.
	SecurityCode *Secret `json:"security_code,omitzero"`
	// Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.
	RedirectURL *string `json:"redirect_url,omitzero"`
}

type TokenService struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The connector that is set up.
	TokenServiceDefinitionID string `json:"token_service_definition_id"`
	// The address to give to the token service, which tells there what becomes of tokens; null where it is told with each of them.
	WebhookURL *string `json:"webhook_url"`
	// Settings that are not secret.
	Fields []FieldValue `json:"fields"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type TokenServiceDefinition struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The connector's name, for example `mastercard-mdes`.
	ID string `json:"id"`
	// What the provider is called.
	DisplayName string `json:"display_name"`
	// The settings that it takes.
	Fields []DefinitionField `json:"fields"`
	// A picture of it; null where there is none.
	IconURL *string `json:"icon_url"`
	// Whose cards it makes tokens of.
	Schemes []string `json:"schemes"`
}

type TokenServiceDefinitions struct {
	// What was found, in the order that the operation tells.
	Items []TokenServiceDefinition `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type TokenServicePut struct {
	// Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, those that are left out stay.
	Fields []VoidableField `json:"fields"`
}

type TokenServiceVerify struct {
	// Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, those that are left out stay.
	Fields []VoidableField `json:"fields"`
}

type TokenServices struct {
	// What was found, in the order that the operation tells.
	Items []TokenService `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type Transaction struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave the transaction; the buyer comes back with it.
	ID string `json:"id"`
	// The id as a base-62 number of 22 digits, for systems without room for a UUID.
	ReconciliationID string `json:"reconciliation_id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// Currency of all amounts of the transaction. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What was asked for, over all instruments. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Where the payment stands; see the states in the guide to transactions.
	Status TransactionStatus `json:"status"`
	// What the issuer promised of the payment method's part; gift cards are not in it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AuthorizedAmount int64 `json:"authorized_amount"`
	// What was taken through the payment method, over all captures. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	CapturedAmount int64 `json:"captured_amount"`
	// What was given back to the payment method, over all refunds. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	RefundedAmount int64 `json:"refunded_amount"`
	// Currency in which the processor settles; null until it has settled something. ISO 4217, upper case.
	SettledCurrency *string `json:"settled_currency"`
	// Settled so far: captures less refunds, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	SettledAmount int64 `json:"settled_amount"`
	// True once the processor has reported a settlement.
	Settled bool `json:"settled"`
	// Country of the buyer, as the request gave it; null where it gave none. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country"`
	// Your own identifier of it; null where none was given.
	ExternalIdentifier *string `json:"external_identifier"`
	// What was asked for at the start: `authorize` holds the money, `capture` takes it.
	Intent TransactionIntent `json:"intent"`
	// What paid beside gift cards; null where gift cards paid everything.
	PaymentMethod *TransactionPaymentMethod `json:"payment_method"`
	// The kind of payment method; null where gift cards paid everything.
	Method *PaymentMethodKind `json:"method"`
	// What the last attempt sent to the processor; null before the first attempt.
	InstrumentType *InstrumentType `json:"instrument_type"`
	// Why it was declined or failed, in one vocabulary for all processors; null while nothing went wrong.
	ErrorCode *string `json:"error_code"`
	// The payment service of the last attempt; null where none was tried.
	PaymentService *TransactionPaymentService `json:"payment_service"`
	// True while a person has to decide on it; nothing is captured meanwhile.
	PendingReview bool `json:"pending_review"`
	// Who pays, as known when the payment was made; null for payments without a buyer.
	Buyer *TransactionBuyer `json:"buyer"`
	// The processor's own code of its last answer; null where it gave none.
	RawResponseCode *string `json:"raw_response_code"`
	// The processor's own words for that code; null where it gave none.
	RawResponseDescription *string `json:"raw_response_description"`
	// Where the goods go; null where nothing was told.
	ShippingDetails *ShippingDetails `json:"shipping_details"`
	// The checkout session whose card paid; null where none did.
	CheckoutSessionID *string `json:"checkout_session_id"`
	// What each gift card paid; empty where none was used.
	GiftCardRedemptions []GiftCardRedemption `json:"gift_card_redemptions"`
	// The provider of the gift cards; null where none was used.
	GiftCardService *GiftCardService `json:"gift_card_service"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// True once a chargeback was reported, for good.
	Disputed bool `json:"disputed"`
	// The transaction whose expired authorization this one takes the place of; null for all others.
	ReauthorizedFromTransactionID *string `json:"reauthorized_from_transaction_id"`
	// What was told about the flights; null where nothing was.
	Airline *Airline `json:"airline"`
	// The issuer's authorization code or answer; null where it gave none.
	AuthResponseCode *string `json:"auth_response_code"`
	// How the address compares with the issuer's; null where it was not checked.
	AvsResponseCode *AvsResponseCode `json:"avs_response_code"`
	// How the security code compares with the issuer's; null where it was not checked.
	CvvResponseCode *CvvResponseCode `json:"cvv_response_code"`
	// What the anti-fraud service said; null where none was asked.
	AntiFraudDecision *AntiFraudDecision `json:"anti_fraud_decision"`
	// How the payment came about.
	PaymentSource TransactionPaymentSource `json:"payment_source"`
	// True where the merchant charged without the buyer being there.
	MerchantInitiated bool `json:"merchant_initiated"`
	// True for a later payment of a series.
	IsSubsequentPayment bool `json:"is_subsequent_payment"`
	// What is bought; null where nothing was told.
	CartItems []CartItem `json:"cart_items"`
	// What the buyer reads on the bank statement; null for the payment service's usual one.
	StatementDescriptor *StatementDescriptor `json:"statement_descriptor"`
	// The scheme's id, which later merchant-initiated charges refer to; null where the scheme gave none.
	SchemeTransactionID *string `json:"scheme_transaction_id"`
	// The scheme's newer id that links a series; null where the scheme gave none.
	TransactionLinkID *string `json:"transaction_link_id"`
	// What 3-D Secure found; null where it was not done.
	ThreeDSecure *TransactionThreeDSecureSummary `json:"three_d_secure"`
	// The processor's own id of the payment; null until it gave one.
	PaymentServiceTransactionID *string `json:"payment_service_transaction_id"`
	// Further ids of the processor by their names; empty where there are none.
	AdditionalIdentifiers map[string]*string `json:"additional_identifiers"`
	// Your own keys and values, as given; null where none were.
	Metadata map[string]string `json:"metadata"`
	// When the issuer agreed; null until then.
	AuthorizedAt *string `json:"authorized_at"`
	// When money was last taken; null until then.
	CapturedAt *string `json:"captured_at"`
	// When the authorization was released; null unless it was.
	VoidedAt *string `json:"voided_at"`
	// When it was cancelled; null unless it was.
	CanceledAt *string `json:"canceled_at"`
	// Until when the buyer may approve or pay; null where nobody has to.
	ApprovalExpiresAt *string `json:"approval_expires_at"`
	// When the time for the buyer's approval ran out; null unless it did.
	BuyerApprovalTimedoutAt *string `json:"buyer_approval_timedout_at"`
	// How the whole of it went, gift cards included.
	IntentOutcome TransactionIntentOutcome `json:"intent_outcome"`
	// True where several instruments paid together.
	MultiTender bool `json:"multi_tender"`
	// True where the money loads an account of the buyer's.
	AccountFundingTransaction bool `json:"account_funding_transaction"`
	// Whose account is loaded, for an account funding transaction; null for others.
	Recipient *Recipient `json:"recipient"`
	// What the scheme advises about trying again; null where it said nothing.
	MerchantAdviceCode *string `json:"merchant_advice_code"`
	// In how many parts the issuer collects from the buyer; null for one.
	InstallmentCount *int64 `json:"installment_count"`
	// Opens the client session at `/transactions/{transaction_id}/session`; null unless `integration_client` asked for one.
	SessionToken *Secret `json:"session_token"`
	// Tax in the amount; null where it was not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	TaxAmount *int64 `json:"tax_amount"`
	// The number under which the merchant is taxed; null where it was not told.
	MerchantTaxID *string `json:"merchant_tax_id"`
	// The buyer's order; null where it was not told.
	PurchaseOrderNumber *string `json:"purchase_order_number"`
	// The buyer's own reference; null where it was not told.
	CustomerReferenceNumber *string `json:"customer_reference_number"`
	// Whether the tax is in the amount; null where it was not told.
	AmountIncludesTax *bool `json:"amount_includes_tax"`
	// The order at the supplier; null where it was not told.
	SupplierOrderNumber *string `json:"supplier_order_number"`
	// Customs duty in the amount; null where it was not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	DutyAmount *int64 `json:"duty_amount"`
	// What sending it costs; null where it was not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ShippingAmount *int64 `json:"shipping_amount"`
	// ISO 8583 response code; null where the processor gave none.
	IsoResponseCode *string `json:"iso_response_code"`
	// Where to send the buyer, as in `payment_method`; null while nobody has to approve.
	ApprovalURL *string `json:"approval_url,omitzero"`
	// What the payment is for; null where it was not told.
	Description *string `json:"description,omitzero"`
	// What the buyer's browser told about itself; null where nothing was told.
	BrowserInfo *BrowserInfo `json:"browser_info,omitzero"`
	// Id that an anti-fraud script gave to the buyer's device; null where none was told.
	AntiFraudFingerprint *string `json:"anti_fraud_fingerprint,omitzero"`
	// Settings for single connectors, as given, secrets masked; null where none were.
	ConnectionOptions map[string]any `json:"connection_options,omitzero"`
	// Whether a promise of less than `amount` was to be taken.
	AllowPartialAuthorization *bool `json:"allow_partial_authorization,omitzero"`
	// Whether it was to be captured after the answer.
	AsyncCapture *bool `json:"async_capture,omitzero"`
	// When what is held is captured, unless you capture or void first; null where nothing is planned.
	CaptureAt *string `json:"capture_at,omitzero"`
	// What of the amount the buyer pays for paying this way; null where nothing was said. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	SurchargeAmount *int64 `json:"surcharge_amount,omitzero"`
	// What of the amount is a tip; null where nothing was said. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	TipAmount *int64 `json:"tip_amount,omitzero"`
	// Where its receipts go by e-mail; null: it has none by itself.
	ReceiptEmail *string `json:"receipt_email,omitzero"`
	// Whether it pays its order once: no other payment that says so has the same `external_identifier`.
	PaysOnce *bool `json:"pays_once,omitzero"`
	// The scheme's id of the earlier payment that this one referred to; null where it referred to none.
	PreviousSchemeTransactionID *string `json:"previous_scheme_transaction_id,omitzero"`
	// The scheme's newer id that linked this one to an earlier payment; null where it referred to none.
	PreviousTransactionLinkID *string `json:"previous_transaction_link_id,omitzero"`
	// What chargebacks took back for the buyer, less what was reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ChargedBackAmount *int64 `json:"charged_back_amount,omitzero"`
	// What can still be refunded to the payment method: captured, less refunds made and under way, returns and chargebacks. Gift cards are not in it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	RefundableAmount *int64 `json:"refundable_amount,omitzero"`
	// The transaction that this payment came in beside, without being asked for; null for all others.
	ReceivedWithTransactionID *string `json:"received_with_transaction_id,omitzero"`
	// What to do about a payment that was declined or failed; null for all others.
	DeclineAdvice *DeclineAdvice `json:"decline_advice,omitzero"`
	// Further attempts, days later; null where none were asked for.
	Retry *TransactionRetry `json:"retry,omitzero"`
	// The declined transaction that this one tries again; null for all others.
	RetryOfTransactionID *string `json:"retry_of_transaction_id,omitzero"`
}

type TransactionAction struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// What was decided.
	ID FlowAction `json:"id"`
	// Which set of rules it stands in.
	Flow FlowName `json:"flow"`
	// The rule that counted; null where none did, which the published version leaves out.
	RuleID *string `json:"rule_id"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// What came out, by the kind of action. `ordered` is there where a rule put its attempts in an order: what it knew of each, in that order. `experiment` is there where a rule dealt it to an arm: which one, with which chance, and by what. The published version leaves both out.
	Outcome map[string]any `json:"outcome"`
	// The version of the flow that decided; 0 where no rule was ever written.
	FlowVersion *int64 `json:"flow_version,omitzero"`
	// Why, in a sentence.
	Reason *string `json:"reason,omitzero"`
	// Every rule that was looked at, in order, at most a hundred. Where no payment service takes the payment, those that were looked at follow, at most fifty, each with what does not fit.
	Considered []OneOf `json:"considered,omitzero"`
}

type TransactionActions struct {
	// What was found, in the order that the operation tells.
	Items []TransactionAction `json:"items"`
}

type TransactionAuthorizationIncrement struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Whether the issuer agreed to the higher amount.
	Status IncrementalAuthorizationStatus `json:"status"`
	// The error in one vocabulary for all processors; null where it succeeded.
	Code *string `json:"code"`
	// The processor's own code; null where it gave none.
	RawResponseCode *string `json:"raw_response_code"`
	// The processor's own words; null where it gave none.
	RawResponseDescription *string `json:"raw_response_description"`
	// The transaction as it is now.
	Transaction Transaction `json:"transaction"`
}

type TransactionAuthorizationIncrementCreate struct {
	// How much more is to be authorized. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
}

type TransactionBuyer struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Null for a guest, who is not stored.
	ID *string `json:"id"`
	// The id as a base-62 number of 22 digits, for systems without room for a UUID; null for a guest.
	ReconciliationID *string `json:"reconciliation_id"`
	// A name for people to read.
	DisplayName *string `json:"display_name"`
	// Your own identifier of it; null where none was given.
	ExternalIdentifier *string `json:"external_identifier"`
	// As known when the payment was made; null where nothing was.
	BillingDetails *BillingDetails `json:"billing_details"`
	// Number of the buyer's account at the merchant; null where none was given.
	AccountNumber *string `json:"account_number"`
}

type TransactionCancel struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// How the cancellation went; `pending` where that is not known yet.
	Status CancelStatus `json:"status"`
	// The error in one vocabulary for all processors; null where it succeeded.
	Code *string `json:"code"`
	// The processor's own code; null where it gave none.
	RawResponseCode *string `json:"raw_response_code"`
	// The processor's own words; null where it gave none.
	RawResponseDescription *string `json:"raw_response_description"`
	// The transaction as it is now.
	Transaction Transaction `json:"transaction"`
}

type TransactionCapture struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// How the capture went; `pending` where that is not known yet.
	Status CaptureStatus `json:"status"`
	// The error in one vocabulary for all processors; null where it succeeded.
	Code *string `json:"code"`
	// The processor's own code; null where it gave none.
	RawResponseCode *string `json:"raw_response_code"`
	// The processor's own words; null where it gave none.
	RawResponseDescription *string `json:"raw_response_description"`
	// The transaction as it is now.
	Transaction Transaction `json:"transaction"`
	// The capture that was made; null where it was not begun.
	CaptureID *string `json:"capture_id"`
	// The processor's own id of the capture; null until it gave one.
	PaymentServiceCaptureID *string `json:"payment_service_capture_id"`
	// Your own identifier of the capture, as given; null where none was.
	ExternalIdentifier *string `json:"external_identifier"`
	// Of the transaction's buyer; null where nothing is known.
	BillingDetails *BillingDetails `json:"billing_details"`
	// Of the transaction; null where nothing was told.
	ShippingDetails *ShippingDetails `json:"shipping_details"`
}

type TransactionCaptureCreate struct {
	// What to take now; left out, all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount,omitzero"`
	// What is known now about the flights.
	Airline *AirlineInput `json:"airline,omitzero"`
	// What this capture pays for.
	CartItems []CartItemInput `json:"cart_items,omitzero"`
	// True releases the rest of the authorization; false leaves it for further captures, where the connector can do that.
	Final *bool `json:"final,omitzero"`
	// Your own identifier of the capture.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// True charges the stored card anew, as a new transaction, where the authorization has expired; only under the transaction's own path.
	ReauthorizeIfAuthorizationExpired *bool `json:"reauthorize_if_authorization_expired,omitzero"`
}

type TransactionCompletion struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The transaction that went on.
	TransactionID string `json:"transaction_id"`
	// Where the payment stands now.
	Status TransactionStatus `json:"status"`
}

type TransactionConnectionOptions struct {
	// What Checkout.com takes beside a card.
	CheckoutCard *CheckoutCardOptions `json:"checkout-card,omitzero"`
	// What Mercado Pago takes beside what is paid elsewhere.
	MercadopagoBoleto *MercadoPagoOfflineOptions `json:"mercadopago-boleto,omitzero"`
	// What Mercado Pago takes beside a card.
	MercadopagoCard *MercadoPagoCardOptions `json:"mercadopago-card,omitzero"`
	// What Mercado Pago takes beside what is paid elsewhere.
	MercadopagoOxxo *MercadoPagoOfflineOptions `json:"mercadopago-oxxo,omitzero"`
	// What Mercado Pago takes beside what is paid elsewhere.
	MercadopagoPix *MercadoPagoOfflineOptions `json:"mercadopago-pix,omitzero"`
	// How the sandbox's card processor behaves with this payment.
	MockCard *MockCardOptions `json:"mock-card,omitzero"`
	// For the sandbox's vouchers.
	MockOxxo *MockApprovalOptions `json:"mock-oxxo,omitzero"`
	// For the sandbox's instant transfers.
	MockPaybybank *MockApprovalOptions `json:"mock-paybybank,omitzero"`
	// For the sandbox's payments by QR code.
	MockPix *MockApprovalOptions `json:"mock-pix,omitzero"`
	// What Stripe takes beside any payment.
	StripeBank *StripeOptions `json:"stripe-bank,omitzero"`
	// What Stripe takes beside a voucher.
	StripeBoleto *StripeVoucherOptions `json:"stripe-boleto,omitzero"`
	// What Stripe takes beside a card.
	StripeCard *StripeCardOptions `json:"stripe-card,omitzero"`
	// What Stripe takes beside a voucher.
	StripeKonbini *StripeVoucherOptions `json:"stripe-konbini,omitzero"`
	// What Stripe takes beside any payment.
	StripeMultibanco *StripeOptions `json:"stripe-multibanco,omitzero"`
	// What Stripe takes beside a voucher.
	StripeOxxo *StripeVoucherOptions `json:"stripe-oxxo,omitzero"`
	// What the sandbox's account updater answers about the card of this payment.
	AccountUpdater *AccountUpdaterOptions `json:"account-updater,omitzero"`
	// For the connector `adyen-ach`, handed to it where it is set up.
	AdyenAch *AdyenOptions `json:"adyen-ach,omitzero"`
	// For the connector `adyen-afterpay`, handed to it where it is set up.
	AdyenAfterpay *AdyenOptions `json:"adyen-afterpay,omitzero"`
	// For the connector `adyen-cashappafterpay`, handed to it where it is set up.
	AdyenCashappafterpay *AdyenOptions `json:"adyen-cashappafterpay,omitzero"`
	// For the connector `adyen-alipay`, handed to it where it is set up.
	AdyenAlipay *AdyenOptions `json:"adyen-alipay,omitzero"`
	// For the connector `adyen-card`, handed to it where it is set up.
	AdyenCard *AdyenCardOptions `json:"adyen-card,omitzero"`
	// For the connector `adyen-cashapp`, handed to it where it is set up.
	AdyenCashapp *AdyenOptions `json:"adyen-cashapp,omitzero"`
	// For the connector `adyen-gcash`, handed to it where it is set up.
	AdyenGcash *AdyenOptions `json:"adyen-gcash,omitzero"`
	// For the connector `adyen-giropay`, handed to it where it is set up.
	AdyenGiropay *AdyenOptions `json:"adyen-giropay,omitzero"`
	// For the connector `adyen-ideal`, handed to it where it is set up.
	AdyenIdeal *AdyenOptions `json:"adyen-ideal,omitzero"`
	// For the connector `adyen-konbini`, handed to it where it is set up.
	AdyenKonbini *AdyenOptions `json:"adyen-konbini,omitzero"`
	// For the connector `adyen-paybybank`, handed to it where it is set up.
	AdyenPaybybank *AdyenOptions `json:"adyen-paybybank,omitzero"`
	// For the connector `adyen-paypay`, handed to it where it is set up.
	AdyenPaypay *AdyenOptions `json:"adyen-paypay,omitzero"`
	// For the connector `adyen-pix`, handed to it where it is set up.
	AdyenPix *AdyenPixOptions `json:"adyen-pix,omitzero"`
	// For the connector `adyen-sepa`, handed to it where it is set up.
	AdyenSepa *AdyenSepaOptions `json:"adyen-sepa,omitzero"`
	// For the connector `adyen-seveneleven`, handed to it where it is set up.
	AdyenSeveneleven *AdyenOptions `json:"adyen-seveneleven,omitzero"`
	// For the connector `adyen-sofort`, handed to it where it is set up.
	AdyenSofort *AdyenOptions `json:"adyen-sofort,omitzero"`
	// For the connector `adyen-swish`, handed to it where it is set up.
	AdyenSwish *AdyenOptions `json:"adyen-swish,omitzero"`
	// For the connector `adyen-vipps`, handed to it where it is set up.
	AdyenVipps *AdyenOptions `json:"adyen-vipps,omitzero"`
	// For the connector `affirm-affirm`, handed to it where it is set up.
	AffirmAffirm *AffirmOptions `json:"affirm-affirm,omitzero"`
	// For the connector `braintree-card`, handed to it where it is set up.
	BraintreeCard *BraintreeOptions `json:"braintree-card,omitzero"`
	// For the connector `chaseorbital-card`, handed to it where it is set up.
	ChaseorbitalCard *ChaseOptions `json:"chaseorbital-card,omitzero"`
	// For the connector `cybersource-anti-fraud`, handed to it where it is set up.
	CybersourceAntiFraud *CybersourceAntiFraudOptions `json:"cybersource-anti-fraud,omitzero"`
	// For the connector `cybersource-card`, handed to it where it is set up.
	CybersourceCard *CybersourceOptions `json:"cybersource-card,omitzero"`
	// For the connector `cybersource-ideal`, handed to it where it is set up.
	CybersourceIdeal *CybersourceOptions `json:"cybersource-ideal,omitzero"`
	// For the connector `cybersource-kcp`, handed to it where it is set up.
	CybersourceKcp *CybersourceOptions `json:"cybersource-kcp,omitzero"`
	// For the connector `dlocal-card`, handed to it where it is set up.
	DlocalCard *DlocalCardOptions `json:"dlocal-card,omitzero"`
	// For the connector `dlocal-nequi`, handed to it where it is set up.
	DlocalNequi *DlocalOptions `json:"dlocal-nequi,omitzero"`
	// For the connector `dlocal-upi`, handed to it where it is set up.
	DlocalUpi *DlocalUpiOptions `json:"dlocal-upi,omitzero"`
	// For the connector `dlocal-pix`, handed to it where it is set up.
	DlocalPix *DlocalPixOptions `json:"dlocal-pix,omitzero"`
	// For the connector `dlocal-gcash`, handed to it where it is set up.
	DlocalGcash *DlocalOptions `json:"dlocal-gcash,omitzero"`
	// For the connector `ecommpay-card`, handed to it where it is set up.
	EcommpayCard *EcommpayOptions `json:"ecommpay-card,omitzero"`
	// For the connector `klarna-klarna`, handed to it where it is set up.
	KlarnaKlarna *KlarnaOptions `json:"klarna-klarna,omitzero"`
	// For the connector `fiserv-card`, handed to it where it is set up.
	FiservCard *FiservOptions `json:"fiserv-card,omitzero"`
	// For the connector `forter-anti-fraud`, handed to it where it is set up.
	ForterAntiFraud *ForterAntiFraudOptions `json:"forter-anti-fraud,omitzero"`
	// For the connector `gem-gem`, handed to it where it is set up.
	GemGem *LatitudeOptions `json:"gem-gem,omitzero"`
	// For the connector `gem-gemds`, handed to it where it is set up.
	GemGemds *LatitudeOptions `json:"gem-gemds,omitzero"`
	// For the connector `givingblock-givingblock`, handed to it where it is set up.
	GivingblockGivingblock *GivingBlockOptions `json:"givingblock-givingblock,omitzero"`
	// For the connector `gocardless-gocardless`, handed to it where it is set up.
	GocardlessGocardless *GoCardlessOptions `json:"gocardless-gocardless,omitzero"`
	// For the connector `latitude-latitude`, handed to it where it is set up.
	LatitudeLatitude *LatitudeOptions `json:"latitude-latitude,omitzero"`
	// For the connector `latitude-latitudeds`, handed to it where it is set up.
	LatitudeLatitudeds *LatitudeOptions `json:"latitude-latitudeds,omitzero"`
	// For the connector `mattilda-tapi`, handed to it where it is set up.
	MattildaTapi *MattildaTapiOptions `json:"mattilda-tapi,omitzero"`
	// For the connector `mattilda-tapifintechs`, handed to it where it is set up.
	MattildaTapifintechs *MattildaTapiOptions `json:"mattilda-tapifintechs,omitzero"`
	// For the connector `monato-spei`, handed to it where it is set up.
	MonatoSpei *MonatoSpeiOptions `json:"monato-spei,omitzero"`
	// As `mock-card`, for shops that were written for the connector of this name; nothing here reads it.
	MockdsCard *MockCardOptions `json:"mockds-card,omitzero"`
	// For the connector `nuvei-card`, handed to it where it is set up.
	NuveiCard *NuveiOptions `json:"nuvei-card,omitzero"`
	// For the connector `nuvei-ideal`, handed to it where it is set up.
	NuveiIdeal *NuveiIdealOptions `json:"nuvei-ideal,omitzero"`
	// For the connector `nuvei-klarna`, handed to it where it is set up.
	NuveiKlarna *NuveiKlarnaOptions `json:"nuvei-klarna,omitzero"`
	// For the connector `nuvei-pse`, handed to it where it is set up.
	NuveiPse *NuveiPseOptions `json:"nuvei-pse,omitzero"`
	// For the connector `oxxo-oxxo`, handed to it where it is set up.
	OxxoOxxo *OxxoOptions `json:"oxxo-oxxo,omitzero"`
	// For the connector `paypal-paypal`, handed to it where it is set up.
	PaypalPaypal *PaypalOptions `json:"paypal-paypal,omitzero"`
	// For the connector `paypal-paypalpaylater`, handed to it where it is set up.
	PaypalPaypalpaylater *PaypalOptions `json:"paypal-paypalpaylater,omitzero"`
	// For the connector `powertranz-card`, handed to it where it is set up.
	PowertranzCard *PowertranzOptions `json:"powertranz-card,omitzero"`
	// For the connector `riskified-anti-fraud`, handed to it where it is set up.
	RiskifiedAntiFraud *RiskifiedAntiFraudOptions `json:"riskified-anti-fraud,omitzero"`
	// For the connector `stripe-affirm`, handed to it where it is set up.
	StripeAffirm *StripeOptions `json:"stripe-affirm,omitzero"`
	// For the connector `stripe-klarna`, handed to it where it is set up.
	StripeKlarna *StripeOptions `json:"stripe-klarna,omitzero"`
	// For the connector `stripe-onelink`, handed to it where it is set up.
	StripeOnelink *StripeOptions `json:"stripe-onelink,omitzero"`
	// For the connector `stripe-stripe`, handed to it where it is set up.
	StripeStripe *StripeOptions `json:"stripe-stripe,omitzero"`
	// For the connector `travelhub-card`, handed to it where it is set up.
	TravelhubCard *TravelhubOptions `json:"travelhub-card,omitzero"`
	// For the connector `trustly-trustly`, handed to it where it is set up.
	TrustlyTrustly *TrustlyOptions `json:"trustly-trustly,omitzero"`
	// For the connector `worldpayvap-card`, handed to it where it is set up.
	WorldpayvapCard *WorldpayVapOptions `json:"worldpayvap-card,omitzero"`
	// For the connector `wpay-everydaypay`, handed to it where it is set up.
	WpayEverydaypay *WpayEverdaypayOptions `json:"wpay-everydaypay,omitzero"`
	// For the connector `wpay-payto`, handed to it where it is set up.
	WpayPayto *WpayPaytoOptions `json:"wpay-payto,omitzero"`
}

type TransactionCreate struct {
	// What to take in all, gift cards included; 0 only with the intent `authorize`, to verify a card. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Currency to charge in. ISO 4217, upper case.
	Currency string `json:"currency"`
	// Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country,omitzero"`
	// What pays beside gift cards; left out or null where they pay everything.
	PaymentMethod OneOf `json:"payment_method,omitzero"`
	// A guest: who pays, for this payment alone. One of `buyer`, `buyer_id` and `buyer_external_identifier`.
	Buyer *GuestBuyerInput `json:"buyer,omitzero"`
	// The stored buyer who pays.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the stored buyer who pays.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// At most ten cards, none twice; their amounts are part of `amount`.
	GiftCards []OneOf `json:"gift_cards,omitzero"`
	// Your own identifier of the payment; need not be unique.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// `authorize` holds the money, `capture` takes it. Where no payment service that takes the method can hold money (its connector has no `delayed_capture`), `authorize` is refused; under `published` it becomes `capture`.
	Intent *TransactionIntentInput `json:"intent,omitzero"`
	// True stores the payment method for later payments; refused with one that is stored.
	Store *bool `json:"store,omitzero"`
	// A proof of your own, handed to the processor as it is.
	ThreeDSecureData OneOf `json:"three_d_secure_data,omitzero"`
	// How 3-D Secure is to be done.
	ThreeDSecure *ThreeDSecureRequest `json:"three_d_secure,omitzero"`
	// Your own keys and values, strings both; changes replace the whole.
	Metadata map[string]string `json:"metadata,omitzero"`
	// True for a later payment of a series.
	IsSubsequentPayment *bool `json:"is_subsequent_payment,omitzero"`
	// True where you charge without the buyer being there; the payment source is then `recurring`, `installment` or `card_on_file`.
	MerchantInitiated *bool `json:"merchant_initiated,omitzero"`
	// How the payment comes about.
	PaymentSource *TransactionPaymentSourceInput `json:"payment_source,omitzero"`
	// What is known about the flights.
	Airline *AirlineInput `json:"airline,omitzero"`
	// What the payment is for, for connectors that pass it on.
	Description *string `json:"description,omitzero"`
	// What is bought.
	CartItems []CartItemInput `json:"cart_items,omitzero"`
	// What the buyer is to read on the bank statement.
	StatementDescriptor *StatementDescriptorInput `json:"statement_descriptor,omitzero"`
	// The scheme's id of an earlier payment of the series; takes the place of the stored one.
	PreviousSchemeTransactionID *string `json:"previous_scheme_transaction_id,omitzero"`
	// The scheme's newer link id of an earlier payment of the series; takes the place of the stored one.
	PreviousTransactionLinkID *string `json:"previous_transaction_link_id,omitzero"`
	// What the buyer's browser told about itself.
	BrowserInfo *BrowserInfoInput `json:"browser_info,omitzero"`
	// A stored address of the buyer.
	ShippingDetailsID *string `json:"shipping_details_id,omitzero"`
	// Settings for single connectors, by their names.
	ConnectionOptions *TransactionConnectionOptions `json:"connection_options,omitzero"`
	// With the intent `capture`: answers once it is authorized, and captures afterwards.
	AsyncCapture *bool `json:"async_capture,omitzero"`
	// Id that an anti-fraud script gave to the buyer's device or session.
	AntiFraudFingerprint *string `json:"anti_fraud_fingerprint,omitzero"`
	// The payment service to pay through; left out, routing chooses.
	PaymentServiceID *string `json:"payment_service_id,omitzero"`
	// True where the money loads an account of the buyer's.
	AccountFundingTransaction *bool `json:"account_funding_transaction,omitzero"`
	// True takes a promise of less than `amount`; `authorized_amount` then says how much.
	AllowPartialAuthorization *bool `json:"allow_partial_authorization,omitzero"`
	// Whose account is loaded, for an account funding transaction.
	Recipient *RecipientInput `json:"recipient,omitzero"`
	// In how many parts the issuer collects from the buyer; passed on, and collected by nobody here.
	InstallmentCount *int64 `json:"installment_count,omitzero"`
	// Tax in the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	TaxAmount *int64 `json:"tax_amount,omitzero"`
	// The number under which you are taxed.
	MerchantTaxID *string `json:"merchant_tax_id,omitzero"`
	// The buyer's order.
	PurchaseOrderNumber *string `json:"purchase_order_number,omitzero"`
	// The buyer's own reference.
	CustomerReferenceNumber *string `json:"customer_reference_number,omitzero"`
	// Whether the tax is in the amount.
	AmountIncludesTax *bool `json:"amount_includes_tax,omitzero"`
	// Your order at your supplier.
	SupplierOrderNumber *string `json:"supplier_order_number,omitzero"`
	// Customs duty in the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	DutyAmount *int64 `json:"duty_amount,omitzero"`
	// What sending it costs. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	ShippingAmount *int64 `json:"shipping_amount,omitzero"`
	// What of the amount the buyer pays for paying this way. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	SurchargeAmount *int64 `json:"surcharge_amount,omitzero"`
	// What of the amount is a tip. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	TipAmount *int64 `json:"tip_amount,omitzero"`
	// Where a receipt goes by e-mail of every capture and every refund. Left out: to the buyer, where the merchant account has automatic receipts; else nowhere.
	ReceiptEmail *string `json:"receipt_email,omitzero"`
	// Which kind of client SDK the buyer approves in; the answer then has a `session_token`.
	IntegrationClient *IntegrationClientInput `json:"integration_client,omitzero"`
	// Until when the buyer may pay a voucher or approve; in the future and within what the connector can promise.
	ApprovalExpiresAt *string `json:"approval_expires_at,omitzero"`
	// With the intent `authorize`: when all that is held is captured, unless you capture or void first; in the future, within seven days. `PUT` moves it or takes it away.
	CaptureAt *string `json:"capture_at,omitzero"`
	// True where `external_identifier` names an order that is paid once: while another payment of it that asks for the same is under way, or once one came about, this one is 409 `invalid_state` and names the other.
	PaysOnce *bool `json:"pays_once,omitzero"`
	// Tries the charge again, days later, where it is declined in a way that may pass: for what you initiate with a stored payment method and without gift cards.
	Retry *TransactionRetryCreate `json:"retry,omitzero"`
}

type TransactionEvent struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// More about it, by its name: amounts, codes, the payment service.
	Context map[string]any `json:"context"`
}

type TransactionEvents struct {
	// What was found, in the order that the operation tells.
	Items []TransactionEvent `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type TransactionGiftCard struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Null for a card that was given by its number.
	ID *string `json:"id"`
	// First digits of the number.
	Bin string `json:"bin"`
	// The digits after the first ones.
	SubBin string `json:"sub_bin"`
	// Last four digits of the number.
	Last4 string `json:"last4"`
}

// `authorize` holds the money until it is captured; `capture` takes it.
type TransactionIntent string

const (
	TransactionIntentAuthorize TransactionIntent = "authorize"
	TransactionIntentCapture   TransactionIntent = "capture"
)

// `authorize` holds the money until it is captured; `capture` takes it.
type TransactionIntentInput string

const (
	TransactionIntentInputAuthorize TransactionIntentInput = "authorize"
	TransactionIntentInputCapture   TransactionIntentInput = "capture"
)

// Of the whole payment, gift cards included.
type TransactionIntentOutcome string

const (
	TransactionIntentOutcomePending   TransactionIntentOutcome = "pending"
	TransactionIntentOutcomeSucceeded TransactionIntentOutcome = "succeeded"
	TransactionIntentOutcomeFailed    TransactionIntentOutcome = "failed"
)

type TransactionPaymentMethod struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Where the buyer goes to approve; null unless that is awaited.
	ApprovalURL *string `json:"approval_url"`
	// Country of the redirect method; null for cards. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country"`
	// Currency of the redirect method; null for cards. ISO 4217, upper case.
	Currency *string `json:"currency"`
	// What the first digits of a card say; null for what is no card.
	Details *PaymentMethodDetailsCard `json:"details"`
	// Last month in which the card is good; null for what is no card. `MM/YY`.
	ExpirationDate *string `json:"expiration_date"`
	// The same for the same card or account, and tells nothing of its number; null for wallets.
	Fingerprint *string `json:"fingerprint"`
	// What a buyer recognises it by: the last four digits of a number, or an e-mail address; null where there is neither.
	Label *string `json:"label"`
	// When the scheme's newer details were last taken over; null where they never were.
	LastReplacedAt *string `json:"last_replaced_at"`
	// The kind of payment method.
	Method PaymentMethodKind `json:"method"`
	// How it is paid with.
	Mode *PaymentMethodMode `json:"mode"`
	// Scheme of the card or bank account; null for others.
	Scheme *PaymentMethodScheme `json:"scheme"`
	// Id of the stored payment method; null where nothing is stored.
	ID *string `json:"id"`
	// Whether the approval page needs a window of its own; null unless approval is awaited.
	ApprovalTarget *ApprovalTarget `json:"approval_target"`
	// Your own identifier of it; null where none was given.
	ExternalIdentifier *string `json:"external_identifier"`
	// The scheme's reference for the account behind the card, the same for its network tokens; null where the scheme gave none.
	PaymentAccountReference *string `json:"payment_account_reference"`
}

type TransactionPaymentService struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The payment service that was used.
	ID string `json:"id"`
	// The connector behind it.
	PaymentServiceDefinitionID string `json:"payment_service_definition_id"`
	// The kind of payment method that it takes.
	Method PaymentMethodKind `json:"method"`
	// A name for people to read.
	DisplayName string `json:"display_name"`
}

// `ecommerce`: the buyer on a page or in an app; `moto`: by mail or telephone; `recurring` and `installment`: a series; `card_on_file`: a stored card, when something falls due.
type TransactionPaymentSource string

const (
	TransactionPaymentSourceEcommerce   TransactionPaymentSource = "ecommerce"
	TransactionPaymentSourceMoto        TransactionPaymentSource = "moto"
	TransactionPaymentSourceRecurring   TransactionPaymentSource = "recurring"
	TransactionPaymentSourceInstallment TransactionPaymentSource = "installment"
	TransactionPaymentSourceCardOnFile  TransactionPaymentSource = "card_on_file"
)

// `ecommerce`: the buyer on a page or in an app; `moto`: by mail or telephone; `recurring` and `installment`: a series; `card_on_file`: a stored card, when something falls due.
type TransactionPaymentSourceInput string

const (
	TransactionPaymentSourceInputEcommerce   TransactionPaymentSourceInput = "ecommerce"
	TransactionPaymentSourceInputMoto        TransactionPaymentSourceInput = "moto"
	TransactionPaymentSourceInputRecurring   TransactionPaymentSourceInput = "recurring"
	TransactionPaymentSourceInputInstallment TransactionPaymentSourceInput = "installment"
	TransactionPaymentSourceInputCardOnFile  TransactionPaymentSourceInput = "card_on_file"
)

type TransactionRefundAllCreate struct {
	// Why, in your words.
	Reason *string `json:"reason,omitzero"`
	// Your own identifier of the refund.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// True refunds also what a chargeback took back already: the buyer then has it twice, unless you win. Default: false.
	DespiteChargeback *bool `json:"despite_chargeback,omitzero"`
}

type TransactionRefundCreate struct {
	// What to give back; left out, all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount,omitzero"`
	// Which kind of instrument gets the money.
	TargetType *RefundTargetTypeInput `json:"target_type,omitzero"`
	// The redemption of the gift card that gets the money; left out for the payment method.
	TargetID *string `json:"target_id,omitzero"`
	// Why, in your words.
	Reason *string `json:"reason,omitzero"`
	// Your own identifier of the refund.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// True refunds also what a chargeback took back already: the buyer then has it twice, unless you win. Default: false.
	DespiteChargeback *bool `json:"despite_chargeback,omitzero"`
}

type TransactionRetriesReportSpec struct {
	// What the report is about; `ai_insights` is refused.
	Model *string `json:"model,omitzero"`
	// `fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first.
	Params map[string]any `json:"params"`
}

type TransactionRetry struct {
	// `armed`: the payment has not been declined. `planned`: the next attempt is at `next_attempt_at`. `attempting`: it is being made, or its outcome is not known yet. `recovered`: an attempt was approved. `given_up`: none makes sense any more. `stopped`: you ended it.
	Status TransactionRetryStatus `json:"status"`
	// No attempt is made later.
	Until string `json:"until"`
	// How many further attempts there are at most.
	MaxAttempts int64 `json:"max_attempts"`
	// How many were made, each a transaction of its own.
	AttemptsMade int64 `json:"attempts_made"`
	// When the next attempt is made; null while none is planned.
	NextAttemptAt *string `json:"next_attempt_at"`
	// The transaction of the last attempt; with `recovered`, the one that was paid. Null before one.
	LastTransactionID *string `json:"last_transaction_id"`
	// One sentence, why then, or why not; null while the payment has not been declined.
	Reason *string `json:"reason"`
}

type TransactionRetryCreate struct {
	// No attempt is made later than so many days after the payment.
	MaxDays *int64 `json:"max_days,omitzero"`
	// How many further attempts there are at most.
	MaxAttempts *int64 `json:"max_attempts,omitzero"`
}

type TransactionRetryStatus string

const (
	TransactionRetryStatusArmed      TransactionRetryStatus = "armed"
	TransactionRetryStatusPlanned    TransactionRetryStatus = "planned"
	TransactionRetryStatusAttempting TransactionRetryStatus = "attempting"
	TransactionRetryStatusRecovered  TransactionRetryStatus = "recovered"
	TransactionRetryStatusGivenUp    TransactionRetryStatus = "given_up"
	TransactionRetryStatusStopped    TransactionRetryStatus = "stopped"
)

type TransactionReview struct {
	// `accept` captures what was to be captured; `reject` gives back what was authorized.
	Decision string `json:"decision"`
}

type TransactionRuleConsidered struct {
	// A rule that was looked at.
	RuleID string `json:"rule_id"`
	// Its place among all rules of its action, from 0.
	Position int64 `json:"position"`
	// What a person calls it.
	Description *string `json:"description"`
	// Whether all of its conditions held.
	Applied bool `json:"applied"`
	// Why, in a sentence.
	Reason string `json:"reason"`
	// Each of its conditions, beside what the payment had.
	Conditions []FlowConditionSeen `json:"conditions"`
}

type TransactionServiceConsidered struct {
	// A payment service that was looked at.
	PaymentServiceID string `json:"payment_service_id"`
	// What a person calls it.
	Description *string `json:"description"`
	// Always false: it does not take the payment.
	Applied bool `json:"applied"`
	// Why not, in a sentence.
	Reason string `json:"reason"`
}

// `processing`, `capture_pending`, `void_pending`: the outcome is not known yet, do not pay again; `buyer_approval_pending`: the buyer has to act; `pending`: the money is on its way, or the buyer sends or pays it in their own time; `authorized`: promised; `captured`: taken; `voided`, `expired`: the promise is gone; `returned`: a bank took it back; `declined`: refused; `failed`: it certainly did not happen.
type TransactionStatus string

const (
	TransactionStatusProcessing           TransactionStatus = "processing"
	TransactionStatusBuyerApprovalPending TransactionStatus = "buyer_approval_pending"
	TransactionStatusPending              TransactionStatus = "pending"
	TransactionStatusAuthorized           TransactionStatus = "authorized"
	TransactionStatusCapturePending       TransactionStatus = "capture_pending"
	TransactionStatusCaptured             TransactionStatus = "captured"
	TransactionStatusVoidPending          TransactionStatus = "void_pending"
	TransactionStatusVoided               TransactionStatus = "voided"
	TransactionStatusDeclined             TransactionStatus = "declined"
	TransactionStatusFailed               TransactionStatus = "failed"
	TransactionStatusExpired              TransactionStatus = "expired"
	TransactionStatusReturned             TransactionStatus = "returned"
)

// `processing`, `capture_pending`, `void_pending`: the outcome is not known yet, do not pay again; `buyer_approval_pending`: the buyer has to act; `pending`: the money is on its way, or the buyer sends or pays it in their own time; `authorized`: promised; `captured`: taken; `voided`, `expired`: the promise is gone; `returned`: a bank took it back; `declined`: refused; `failed`: it certainly did not happen.
type TransactionStatusInput string

const (
	TransactionStatusInputProcessing           TransactionStatusInput = "processing"
	TransactionStatusInputBuyerApprovalPending TransactionStatusInput = "buyer_approval_pending"
	TransactionStatusInputPending              TransactionStatusInput = "pending"
	TransactionStatusInputAuthorized           TransactionStatusInput = "authorized"
	TransactionStatusInputCapturePending       TransactionStatusInput = "capture_pending"
	TransactionStatusInputCaptured             TransactionStatusInput = "captured"
	TransactionStatusInputVoidPending          TransactionStatusInput = "void_pending"
	TransactionStatusInputVoided               TransactionStatusInput = "voided"
	TransactionStatusInputDeclined             TransactionStatusInput = "declined"
	TransactionStatusInputFailed               TransactionStatusInput = "failed"
	TransactionStatusInputExpired              TransactionStatusInput = "expired"
	TransactionStatusInputReturned             TransactionStatusInput = "returned"
)

type TransactionStory struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The payment that it is about.
	TransactionID string `json:"transaction_id"`
	// The language of its sentences.
	Language StoryLanguage `json:"language"`
	// How the payment stands.
	Status TransactionStatus `json:"status"`
	// Why it ended so, where it was declined or failed.
	Code *string `json:"code"`
	// How it stands, why, where its money is, and what is waited for, in sentences.
	Summary string `json:"summary"`
	// Where its money is.
	Money StoryMoney `json:"money"`
	// What happened, in order; none stands before its cause.
	Entries []StoryEntry `json:"entries"`
	// Other payments of the same order, what changed last first, at most ten.
	Related []StoryRelated `json:"related"`
	// What is missing, and why. Empty: the story is whole.
	LeftOut []StoryLeftOut `json:"left_out"`
}

type TransactionSummaries struct {
	// What was found, in the order that the operation tells.
	Items []TransactionSummary `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
	// What all of the list comes to. Null unless `totals` asked for it; absent in the published version.
	Totals *ListTotals `json:"totals,omitzero"`
}

type TransactionSummary struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave the transaction; the buyer comes back with it.
	ID string `json:"id"`
	// The id as a base-62 number of 22 digits, for systems without room for a UUID.
	ReconciliationID string `json:"reconciliation_id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// Currency of all amounts of the transaction. ISO 4217, upper case.
	Currency string `json:"currency"`
	// What was asked for, over all instruments. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount int64 `json:"amount"`
	// Where the payment stands; see the states in the guide to transactions.
	Status TransactionStatus `json:"status"`
	// What the issuer promised of the payment method's part; gift cards are not in it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AuthorizedAmount int64 `json:"authorized_amount"`
	// What was taken through the payment method, over all captures. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	CapturedAmount int64 `json:"captured_amount"`
	// What was given back to the payment method, over all refunds. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	RefundedAmount int64 `json:"refunded_amount"`
	// Currency in which the processor settles; null until it has settled something. ISO 4217, upper case.
	SettledCurrency *string `json:"settled_currency"`
	// Settled so far: captures less refunds, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	SettledAmount int64 `json:"settled_amount"`
	// True once the processor has reported a settlement.
	Settled bool `json:"settled"`
	// Country of the buyer, as the request gave it; null where it gave none. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country"`
	// Your own identifier of it; null where none was given.
	ExternalIdentifier *string `json:"external_identifier"`
	// What was asked for at the start: `authorize` holds the money, `capture` takes it.
	Intent TransactionIntent `json:"intent"`
	// What paid beside gift cards; null where gift cards paid everything.
	PaymentMethod *TransactionPaymentMethod `json:"payment_method"`
	// The kind of payment method; null where gift cards paid everything.
	Method *PaymentMethodKind `json:"method"`
	// What the last attempt sent to the processor; null before the first attempt.
	InstrumentType *InstrumentType `json:"instrument_type"`
	// Why it was declined or failed, in one vocabulary for all processors; null while nothing went wrong.
	ErrorCode *string `json:"error_code"`
	// The payment service of the last attempt; null where none was tried.
	PaymentService *TransactionPaymentService `json:"payment_service"`
	// True while a person has to decide on it; nothing is captured meanwhile.
	PendingReview bool `json:"pending_review"`
	// Who pays, as known when the payment was made; null for payments without a buyer.
	Buyer *TransactionBuyer `json:"buyer"`
	// The processor's own code of its last answer; null where it gave none.
	RawResponseCode *string `json:"raw_response_code"`
	// The processor's own words for that code; null where it gave none.
	RawResponseDescription *string `json:"raw_response_description"`
	// Where the goods go; null where nothing was told.
	ShippingDetails *ShippingDetails `json:"shipping_details"`
	// The checkout session whose card paid; null where none did.
	CheckoutSessionID *string `json:"checkout_session_id"`
	// What each gift card paid; empty where none was used.
	GiftCardRedemptions []GiftCardRedemption `json:"gift_card_redemptions"`
	// The provider of the gift cards; null where none was used.
	GiftCardService *GiftCardService `json:"gift_card_service"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// True once a chargeback was reported, for good.
	Disputed bool `json:"disputed"`
	// The transaction whose expired authorization this one takes the place of; null for all others.
	ReauthorizedFromTransactionID *string `json:"reauthorized_from_transaction_id"`
}

type TransactionThreeDSecureSummary struct {
	// Protocol version that was spoken; null where it came to none.
	Version *string `json:"version"`
	// How it ended; null while it has not.
	Status *ThreeDSecureStatus `json:"status"`
	// Whether the buyer had to act; null where it did not come to that.
	Method *ThreeDSecureMethod `json:"method"`
	// The proof that was obtained; null without one.
	ResponseData OneOf `json:"response_data"`
	// What went wrong; null where nothing did.
	ErrorData *ThreeDSecureError `json:"error_data"`
	// What the cardholder was asked to agree to; null where it was not done. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount"`
}

type TransactionUpdate struct {
	// Where the payment really stands.
	Status Opt[TransactionStatusInput] `json:"status,omitzero"`
	// What was really asked for. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount Opt[int64] `json:"amount,omitzero"`
	// What the issuer really promised. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AuthorizedAmount Opt[int64] `json:"authorized_amount,omitzero"`
	// What was really taken. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	CapturedAmount Opt[int64] `json:"captured_amount,omitzero"`
	// The processor's own id of the payment.
	PaymentServiceTransactionID Opt[string] `json:"payment_service_transaction_id,omitzero"`
	// Your own identifier of the payment.
	ExternalIdentifier Opt[string] `json:"external_identifier,omitzero"`
	// Your own keys and values, in place of all that were there.
	Metadata Opt[map[string]string] `json:"metadata,omitzero"`
	// Settings for single connectors, in place of all that were there.
	ConnectionOptions Opt[TransactionConnectionOptions] `json:"connection_options,omitzero"`
	// When what is held is to be captured, while it is not: in the future, before the hold ends. Null takes it away.
	CaptureAt Opt[string] `json:"capture_at,omitzero"`
}

type TransactionVoid struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// How the void went; `pending` where that is not known yet.
	Status VoidStatus `json:"status"`
	// The error in one vocabulary for all processors; null where it succeeded.
	Code *string `json:"code"`
	// The processor's own code; null where it gave none.
	RawResponseCode *string `json:"raw_response_code"`
	// The processor's own words; null where it gave none.
	RawResponseDescription *string `json:"raw_response_description"`
	// The transaction as it is now.
	Transaction Transaction `json:"transaction"`
}

type TransactionWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type TransactionsReportSpec struct {
	// What the report is about; `ai_insights` is refused.
	Model *string `json:"model,omitzero"`
	// `fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first.
	Params map[string]any `json:"params"`
}

type TransparencyLog struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// First line of its checkpoints, and the name of its keys. Null before the first entry is sealed.
	Origin *string `json:"origin"`
	// How many entries are sealed; those behind the newest checkpoint are signed within a minute or two.
	Size int64 `json:"size"`
	// The newest one.
	Checkpoint *TransparencyLogCheckpoint `json:"checkpoint"`
	// Newest first, those that retired among them.
	Keys []TransparencyLogKey `json:"keys"`
}

type TransparencyLogCheckpoint struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// How many entries the log had.
	Size int64 `json:"size"`
	// The hash over all of them (RFC 6962), as base64.
	RootHash string `json:"root_hash"`
	// The signed text of c2sp.org/tlog-checkpoint. Keep it, byte for byte.
	Note string `json:"note"`
	// When it was signed.
	CreatedAt string `json:"created_at"`
}

type TransparencyLogCheckpoints struct {
	// What was found, in the order that the operation tells.
	Items []TransparencyLogCheckpoint `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type TransparencyLogConsistencyProof struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Size of the older tree.
	From int64 `json:"from"`
	// Size of the newer tree, which begins with all of the older one.
	To int64 `json:"to"`
	// RFC 6962, 2.1.2, as base64.
	Hashes []string `json:"hashes"`
}

type TransparencyLogEntries struct {
	// What was found, in the order that the operation tells.
	Items []TransparencyLogEntry `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type TransparencyLogEntry struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Its place in the log, from 0 on. Null: it stands in the books among sealed entries, and was never sealed.
	Index *int64 `json:"index"`
	// SHA-256 of a zero byte and the canonical JSON (RFC 8785) of `entry`, as base64.
	LeafHash *string `json:"leaf_hash"`
	// What the ledger or the audit log says today, all of it as strings but for `amount`. Null: it is not there any more; only entries of the audit log are purged, when they are older than the operator keeps them.
	Entry map[string]any `json:"entry"`
}

type TransparencyLogInclusionProof struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Of the entry.
	Index int64 `json:"index"`
	// Of the tree that it is in: the size of a checkpoint.
	Size int64 `json:"size"`
	// Hash of the entry, as base64.
	LeafHash string `json:"leaf_hash"`
	// From the leaf up to the root (RFC 6962, 2.1.1), as base64.
	Hashes []string `json:"hashes"`
}

type TransparencyLogKey struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// What a verifier is given, as of c2sp.org/signed-note: name, id and public half (Ed25519).
	VerifierKey string `json:"verifier_key"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// From when on nothing is signed with it; null while no newer one is there.
	RetiresAt *string `json:"retires_at"`
}

type TransparencyLogWebhook struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// The same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// What happened.
	Name string `json:"name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// Whose event it is; null: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Which installation sent it.
	InstanceID string `json:"instance_id"`
	// Where it happened.
	Environment string `json:"environment"`
	// What it happened to, as the operation that reads it would answer.
	Target OneOf `json:"target"`
}

type TravelHubCustomData struct {
	// What the field is called.
	Name string `json:"name"`
	// What stands in it.
	Value string `json:"value"`
	// What kind of text it is.
	Type *string `json:"type,omitzero"`
}

type TravelhubOptions struct {
	// Free fields.
	CustomData []TravelHubCustomData `json:"customData,omitzero"`
	// Who travels, or for whom.
	CompanyName *string `json:"companyName,omitzero"`
}

type TrustlyOptions struct {
	// Whether a used-up token is made anew.
	RefreshSplitToken *bool `json:"refreshSplitToken,omitzero"`
}

type UpdateTransactionSessionRequest struct {
	// What the client SDK wants the processor to know.
	Payload map[string]any `json:"payload,omitzero"`
}

type UpdateTransactionSessionResponse struct {
	// What the client SDK starts with; null where it needs nothing.
	SessionData map[string]any `json:"session_data"`
	// Called with GET after the buyer approved in the client SDK.
	DefaultCompletionURL string `json:"default_completion_url"`
	// The kind of client that the session is for.
	IntegrationClient IntegrationClient `json:"integration_client"`
}

type User struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// What people call them.
	DisplayName string `json:"display_name"`
	// In small letters; no other user has it.
	EmailAddress string `json:"email_address"`
	// `pending` until they have come in for the first time.
	Status UserStatus `json:"status"`
	// How many passkeys they can log in with.
	Passkeys int64 `json:"passkeys"`
	// Until when a link that they were given leads somewhere; null where none does.
	InvitationExpiresAt *string `json:"invitation_expires_at"`
	// What they may do, and where.
	Roles []RoleAssignment `json:"roles"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// When they last did something, to within some minutes; null where they never did.
	LastSeenAt *string `json:"last_seen_at"`
}

type UserCreate struct {
	// Where they read their invitation; a second user with it is refused with 409.
	EmailAddress string `json:"email_address"`
	// What people call them.
	DisplayName string `json:"display_name"`
	// What they may do from the first day; roles can be given and taken later, too.
	Roles []UserRole `json:"roles,omitzero"`
}

type UserInvitation struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Whom it invites.
	UserID string `json:"user_id"`
	// The link, in this answer and never again: whoever opens it makes a passkey of this user.
	URL string `json:"url"`
	// Until when it leads somewhere. It does once.
	ExpiresAt string `json:"expires_at"`
}

type UserInvitationCreate struct {
	// For how many hours the link is good.
	Hours *int64 `json:"hours,omitzero"`
	// True for somebody whose device is lost: their passkeys are removed and their sessions end, at once.
	RemovePasskeys *bool `json:"remove_passkeys,omitzero"`
}

type UserRole struct {
	// An id from `GET /roles`, of a role that can be given to a `user`.
	RoleID string `json:"role_id"`
	// Where it counts; left out or null: in every merchant account.
	MerchantAccountID *string `json:"merchant_account_id,omitzero"`
	// Acts of the role that are ticked off.
	Withheld []WithheldActInput `json:"withheld,omitzero"`
	// How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like.
	Limits []RoleLimitInput `json:"limits,omitzero"`
}

type UserSessions struct {
	// Newest first: those that live, and some that have ended.
	Items []Session `json:"items"`
}

type UserStatus string

const (
	UserStatusActive  UserStatus = "active"
	UserStatusPending UserStatus = "pending"
	UserStatusDeleted UserStatus = "deleted"
)

type UserUpdate struct {
	// What people call them from now on.
	DisplayName Opt[string] `json:"display_name,omitzero"`
}

type Users struct {
	// What was found, in the order that the operation tells.
	Items []User `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type VaultForwardAuthentication struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// `x-vault-forward-authentications` names it.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The endpoint that it belongs to.
	ConfigID string `json:"config_id"`
	// What it does to a request.
	Kind VaultForwardAuthenticationKind `json:"kind"`
	// Which of the kind's methods.
	Method string `json:"method"`
	// What you call it.
	DisplayName string `json:"display_name"`
	// What is stored; secrets only by their names.
	Fields []VaultForwardAuthenticationField `json:"fields"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type VaultForwardAuthenticationCreate struct {
	// What it does to a request.
	Kind VaultForwardAuthenticationKindInput `json:"kind"`
	// Which of the kind's methods, for example `http-message`; left out, the kind's first. It cannot be changed.
	Method *string `json:"method,omitzero"`
	// What you call it.
	DisplayName string `json:"display_name"`
	// What the method needs.
	Fields []VaultForwardAuthenticationFieldInput `json:"fields"`
}

type VaultForwardAuthenticationField struct {
	// Which field, as the definition calls it.
	Key string `json:"key"`
	// What is stored; null where it is secret or not set.
	Value *string `json:"value"`
	// Whether anything is stored.
	Set bool `json:"set"`
}

type VaultForwardAuthenticationFieldInput struct {
	// Which field, as the definition calls it.
	Key string `json:"key"`
	// Goes into the vault as it is; empty unsets the field.
	Value string `json:"value"`
}

type VaultForwardAuthenticationKind string

const (
	VaultForwardAuthenticationKindMle       VaultForwardAuthenticationKind = "mle"
	VaultForwardAuthenticationKindMtls      VaultForwardAuthenticationKind = "mtls"
	VaultForwardAuthenticationKindSignature VaultForwardAuthenticationKind = "signature"
)

type VaultForwardAuthenticationKindInput string

const (
	VaultForwardAuthenticationKindInputMle       VaultForwardAuthenticationKindInput = "mle"
	VaultForwardAuthenticationKindInputMtls      VaultForwardAuthenticationKindInput = "mtls"
	VaultForwardAuthenticationKindInputSignature VaultForwardAuthenticationKindInput = "signature"
)

type VaultForwardAuthenticationUpdate struct {
	// What you call it.
	DisplayName Opt[string] `json:"display_name,omitzero"`
	// Those that change; the others stay.
	Fields Opt[[]VaultForwardAuthenticationFieldInput] `json:"fields,omitzero"`
}

type VaultForwardAuthentications struct {
	// What was found, in the order that the operation tells.
	Items []VaultForwardAuthentication `json:"items"`
}

type VaultForwardConfig struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// Id of the merchant account whose data this is.
	MerchantAccountID string `json:"merchant_account_id"`
	// The kind of endpoint that it is.
	DefinitionID string `json:"definition_id"`
	// What you call it.
	DisplayName string `json:"display_name"`
	// Host names, with a port where it is not 443, that requests may go to.
	Hosts []string `json:"hosts"`
	// Its authentication methods.
	Authentications []VaultForwardAuthentication `json:"authentications"`
	// The API key or the user that made it; null where that is not known.
	Creator *Creator `json:"creator"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type VaultForwardConfigCreate struct {
	// The kind of endpoint, from `GET /vault-forward/definitions`.
	DefinitionID string `json:"definition_id"`
	// What you call it; left out, what the definition is called.
	DisplayName *string `json:"display_name,omitzero"`
	// Host names, with a port where it is not 443; only where the definition leaves them to you.
	Hosts []string `json:"hosts,omitzero"`
}

type VaultForwardConfigUpdate struct {
	// What you call it; null brings back what the definition is called.
	DisplayName Opt[string] `json:"display_name,omitzero"`
	// All its host names, in place of those before; only where the definition leaves them to you.
	Hosts Opt[[]string] `json:"hosts,omitzero"`
}

type VaultForwardConfigs struct {
	// What was found, in the order that the operation tells.
	Items []VaultForwardConfig `json:"items"`
}

type VaultForwardDefinition struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// `definition_id` of an endpoint names it.
	ID string `json:"id"`
	// What the other side is called.
	DisplayName string `json:"display_name"`
	// Host names of the other side; empty where you name them.
	Hosts []string `json:"hosts"`
	// Authentication methods that it takes.
	Authentications []VaultForwardDefinitionAuthentication `json:"authentications"`
}

type VaultForwardDefinitionAuthentication struct {
	// What it does to a request.
	Kind VaultForwardAuthenticationKind `json:"kind"`
	// Which of the kind's methods; the first of a kind is its default.
	Method string `json:"method"`
	// What it is called.
	Title string `json:"title"`
	// What it is for.
	Description string `json:"description"`
	// What it needs.
	Fields []VaultForwardDefinitionField `json:"fields"`
}

type VaultForwardDefinitionField struct {
	// Names the field when it is stored.
	Key string `json:"key"`
	// What to call it in a form.
	DisplayName string `json:"display_name"`
	// Whether the method needs it.
	Required bool `json:"required"`
	// What kind of text it is; files are given in Base64.
	Format string `json:"format"`
	// Whether it is never answered.
	Secret bool `json:"secret"`
	// What stands in it.
	Description string `json:"description"`
	// Used where nothing is stored; null for nothing.
	Default *string `json:"default"`
	// The only values taken; empty for any.
	Choices []string `json:"choices"`
}

type VaultForwardDefinitions struct {
	// What was found, in the order that the operation tells.
	Items []VaultForwardDefinition `json:"items"`
}

type VerifyCredentials struct {
	// The connector whose credentials these are.
	PaymentServiceDefinitionID string `json:"payment_service_definition_id"`
	// A stored one, whose settings fill in what `fields` leaves out.
	PaymentServiceID *string `json:"payment_service_id,omitzero"`
	// Settings of the connector by their keys, which its definition lists.
	Fields []FieldValueInput `json:"fields"`
}

type VoidCreate struct {
	// The authorized transaction.
	TransactionID string `json:"transaction_id"`
}

// `pending` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen.
type VoidStatus string

const (
	VoidStatusSucceeded VoidStatus = "succeeded"
	VoidStatusPending   VoidStatus = "pending"
	VoidStatusDeclined  VoidStatus = "declined"
	VoidStatusFailed    VoidStatus = "failed"
)

type VoidableField struct {
	// Which setting, as the definition calls it.
	Key string `json:"key"`
	// Text of the setting; empty removes one that is not required.
	Value string `json:"value"`
}

type WaitingWebhookDeliveries struct {
	// The oldest ones that wait, a hundred at most.
	Items []WebhookDeliveryDetail `json:"items"`
}

type WalletPaymentOptionContext struct {
	// What the wallet shows the buyer.
	MerchantName string `json:"merchant_name"`
	// Card schemes to ask the wallet for.
	SupportedSchemes []string `json:"supported_schemes"`
}

type WayIn string

const (
	WayInPasskey          WayIn = "passkey"
	WayInInvitation       WayIn = "invitation"
	WayInIdentityProvider WayIn = "identity-provider"
	WayInDemo             WayIn = "demo"
)

type WebhookAcknowledgement struct {
	// What the address that you sent it to answered; null where nothing did. 2xx: it waits no longer.
	ResponseStatus *int64 `json:"response_status"`
	// How long that took.
	DurationMs int64 `json:"duration_ms"`
}

// The version of the API whose words payloads are written in.
type WebhookApiVersion string

const (
	WebhookApiVersionN20261101 WebhookApiVersion = "2026-11-01"
	WebhookApiVersionPublished WebhookApiVersion = "published"
)

// The version of the API whose words payloads are written in.
type WebhookApiVersionInput string

const (
	WebhookApiVersionInputN20261101 WebhookApiVersionInput = "2026-11-01"
	WebhookApiVersionInputPublished WebhookApiVersionInput = "published"
)

type WebhookAttempt struct {
	// When it was sent.
	At string `json:"at"`
	// How long it took, from the look-up of the address to the end of what was read of the answer.
	DurationMs int64 `json:"duration_ms"`
	// The HTTP status of the answer; null where there was none in time.
	ResponseStatus *int64 `json:"response_status"`
	// The first bytes of the answer, with what looks like a card number masked.
	ResponseBody *string `json:"response_body"`
	// What went wrong where there was no answer, or none of 2xx.
	Error *string `json:"error"`
}

type WebhookDeliveries struct {
	// What was found, in the order that the operation tells.
	Items []WebhookDelivery `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
	// Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version.
	LookedBackTo *string `json:"looked_back_to,omitzero"`
}

type WebhookDelivery struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// The webhook subscription that it is for.
	WebhookSubscriptionID string `json:"webhook_subscription_id"`
	// Whose event it is; empty for one of the instance.
	MerchantAccountID string `json:"merchant_account_id"`
	// The `id` of the event, and of the message in its headers: the same on every attempt.
	EventID string `json:"event_id"`
	// What happened.
	Event WebhookEventName `json:"event"`
	// The version whose words its payload is in.
	APIVersion WebhookApiVersion `json:"api_version"`
	// What the event is about: `transaction`, `refund`, `payment-method` …
	ResourceType string `json:"resource_type"`
	// Which one.
	ResourceID string `json:"resource_id"`
	// The payment that it belongs to; null where there is none.
	TransactionID *string `json:"transaction_id"`
	// Whether it has arrived, or is still sent, or was given up.
	Status WebhookDeliveryStatus `json:"status"`
	// How often it has been sent since it was last begun.
	Tries int64 `json:"tries"`
	// The last time that it was sent; null where it has not been.
	LastAttempt *WebhookAttempt `json:"last_attempt"`
	// When it is sent next, unless the endpoint rests; null once it has ended.
	NextAttemptAt *string `json:"next_attempt_at"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
}

type WebhookDeliveryCount struct {
	// When the hour begins.
	From string `json:"from"`
	// When it ends, which is no more of it.
	Until string `json:"until"`
	// How many deliveries that were made in it have arrived.
	Delivered int64 `json:"delivered"`
	// How many of them are still sent.
	Pending int64 `json:"pending"`
	// How many of them were given up.
	Failed int64 `json:"failed"`
}

type WebhookDeliveryCounts struct {
	// The hours of the last day, oldest first, those without a delivery among them.
	Items []WebhookDeliveryCount `json:"items"`
	// Since when deliveries are counted: later than the first hour where there are more than 100,000.
	CountedSince string `json:"counted_since"`
}

type WebhookDeliveryDetail struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// The webhook subscription that it is for.
	WebhookSubscriptionID string `json:"webhook_subscription_id"`
	// Whose event it is; empty for one of the instance.
	MerchantAccountID string `json:"merchant_account_id"`
	// The `id` of the event, and of the message in its headers: the same on every attempt.
	EventID string `json:"event_id"`
	// What happened.
	Event WebhookEventName `json:"event"`
	// The version whose words its payload is in.
	APIVersion WebhookApiVersion `json:"api_version"`
	// What the event is about: `transaction`, `refund`, `payment-method` …
	ResourceType string `json:"resource_type"`
	// Which one.
	ResourceID string `json:"resource_id"`
	// The payment that it belongs to; null where there is none.
	TransactionID *string `json:"transaction_id"`
	// Whether it has arrived, or is still sent, or was given up.
	Status WebhookDeliveryStatus `json:"status"`
	// How often it has been sent since it was last begun.
	Tries int64 `json:"tries"`
	// The last time that it was sent; null where it has not been.
	LastAttempt *WebhookAttempt `json:"last_attempt"`
	// When it is sent next, unless the endpoint rests; null once it has ended.
	NextAttemptAt *string `json:"next_attempt_at"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last changed.
	UpdatedAt string `json:"updated_at"`
	// The exact text that is sent as the body, and signed.
	Payload string `json:"payload"`
	// Every attempt, oldest first; the last fifty where there were more.
	Attempts []WebhookAttempt `json:"attempts"`
}

// `pending`: it is sent, again where that failed. `delivered`: the endpoint answered 2xx. `failed`: it is given up.
type WebhookDeliveryStatus string

const (
	WebhookDeliveryStatusPending   WebhookDeliveryStatus = "pending"
	WebhookDeliveryStatusDelivered WebhookDeliveryStatus = "delivered"
	WebhookDeliveryStatusFailed    WebhookDeliveryStatus = "failed"
)

// `pending`: it is sent, again where that failed. `delivered`: the endpoint answered 2xx. `failed`: it is given up.
type WebhookDeliveryStatusInput string

const (
	WebhookDeliveryStatusInputPending   WebhookDeliveryStatusInput = "pending"
	WebhookDeliveryStatusInputDelivered WebhookDeliveryStatusInput = "delivered"
	WebhookDeliveryStatusInputFailed    WebhookDeliveryStatusInput = "failed"
)

type WebhookDisabledReason string

const (
	WebhookDisabledReasonGone WebhookDisabledReason = "gone"
)

// What happened, by its resource and its verb. docs/webhooks.md says when each is told.
type WebhookEventName string

const (
	WebhookEventNameAPIKeyPairCreated                        WebhookEventName = "api-key-pair.created"
	WebhookEventNameAPIKeyPairDeleted                        WebhookEventName = "api-key-pair.deleted"
	WebhookEventNameAPIKeyPairUpdated                        WebhookEventName = "api-key-pair.updated"
	WebhookEventNameBuyerCreated                             WebhookEventName = "buyer.created"
	WebhookEventNameBuyerDeleted                             WebhookEventName = "buyer.deleted"
	WebhookEventNameBuyerUpdated                             WebhookEventName = "buyer.updated"
	WebhookEventNameCaptureDeclined                          WebhookEventName = "capture.declined"
	WebhookEventNameCaptureFailed                            WebhookEventName = "capture.failed"
	WebhookEventNameCapturePending                           WebhookEventName = "capture.pending"
	WebhookEventNameCaptureSucceeded                         WebhookEventName = "capture.succeeded"
	WebhookEventNameCardExportFinished                       WebhookEventName = "card-export.finished"
	WebhookEventNameDisputeAccepted                          WebhookEventName = "dispute.accepted"
	WebhookEventNameDisputeClosed                            WebhookEventName = "dispute.closed"
	WebhookEventNameDisputeExpired                           WebhookEventName = "dispute.expired"
	WebhookEventNameDisputeLost                              WebhookEventName = "dispute.lost"
	WebhookEventNameDisputeOpened                            WebhookEventName = "dispute.opened"
	WebhookEventNameDisputeResponseFailed                    WebhookEventName = "dispute.response-failed"
	WebhookEventNameDisputeSubmitted                         WebhookEventName = "dispute.submitted"
	WebhookEventNameDisputeUpdated                           WebhookEventName = "dispute.updated"
	WebhookEventNameDisputeWon                               WebhookEventName = "dispute.won"
	WebhookEventNameExperimentEnded                          WebhookEventName = "experiment.ended"
	WebhookEventNameGiftCardCreated                          WebhookEventName = "gift-card.created"
	WebhookEventNameGiftCardDeleted                          WebhookEventName = "gift-card.deleted"
	WebhookEventNameMonitoringIncidentClosed                 WebhookEventName = "monitoring.incident.closed"
	WebhookEventNameMonitoringIncidentCreated                WebhookEventName = "monitoring.incident.created"
	WebhookEventNamePaymentLinkCreated                       WebhookEventName = "payment-link.created"
	WebhookEventNamePaymentLinkUpdated                       WebhookEventName = "payment-link.updated"
	WebhookEventNamePaymentMethodAuthorizationExpiring       WebhookEventName = "payment-method.authorization-expiring"
	WebhookEventNamePaymentMethodAuthorizationUpdateRequired WebhookEventName = "payment-method.authorization-update-required"
	WebhookEventNamePaymentMethodAuthorizationUpdated        WebhookEventName = "payment-method.authorization-updated"
	WebhookEventNamePaymentMethodDeleted                     WebhookEventName = "payment-method.deleted"
	WebhookEventNamePaymentMethodPaused                      WebhookEventName = "payment-method.paused"
	WebhookEventNamePaymentMethodResumed                     WebhookEventName = "payment-method.resumed"
	WebhookEventNamePaymentMethodUpdated                     WebhookEventName = "payment-method.updated"
	WebhookEventNamePayoutDeclined                           WebhookEventName = "payout.declined"
	WebhookEventNamePayoutFailed                             WebhookEventName = "payout.failed"
	WebhookEventNamePayoutPending                            WebhookEventName = "payout.pending"
	WebhookEventNamePayoutReturned                           WebhookEventName = "payout.returned"
	WebhookEventNamePayoutSucceeded                          WebhookEventName = "payout.succeeded"
	WebhookEventNameReconciliationClosed                     WebhookEventName = "reconciliation.closed"
	WebhookEventNameReconciliationUnexplained                WebhookEventName = "reconciliation.unexplained"
	WebhookEventNameRefundDeclined                           WebhookEventName = "refund.declined"
	WebhookEventNameRefundFailed                             WebhookEventName = "refund.failed"
	WebhookEventNameRefundProcessing                         WebhookEventName = "refund.processing"
	WebhookEventNameRefundSucceeded                          WebhookEventName = "refund.succeeded"
	WebhookEventNameReportExecutionFailed                    WebhookEventName = "report-execution.failed"
	WebhookEventNameReportExecutionSucceeded                 WebhookEventName = "report-execution.succeeded"
	WebhookEventNameShippingDetailsCreated                   WebhookEventName = "shipping-details.created"
	WebhookEventNameShippingDetailsDeleted                   WebhookEventName = "shipping-details.deleted"
	WebhookEventNameShippingDetailsUpdated                   WebhookEventName = "shipping-details.updated"
	WebhookEventNameTransactionAuthenticated                 WebhookEventName = "transaction.authenticated"
	WebhookEventNameTransactionAuthenticationPending         WebhookEventName = "transaction.authentication-pending"
	WebhookEventNameTransactionAuthorized                    WebhookEventName = "transaction.authorized"
	WebhookEventNameTransactionCaptureFailed                 WebhookEventName = "transaction.capture-failed"
	WebhookEventNameTransactionCapturePending                WebhookEventName = "transaction.capture-pending"
	WebhookEventNameTransactionCaptured                      WebhookEventName = "transaction.captured"
	WebhookEventNameTransactionDeclined                      WebhookEventName = "transaction.declined"
	WebhookEventNameTransactionFailed                        WebhookEventName = "transaction.failed"
	WebhookEventNameTransactionModified                      WebhookEventName = "transaction.modified"
	WebhookEventNameTransactionRetryEnded                    WebhookEventName = "transaction.retry-ended"
	WebhookEventNameTransactionRetryPlanned                  WebhookEventName = "transaction.retry-planned"
	WebhookEventNameTransactionRetryRecovered                WebhookEventName = "transaction.retry-recovered"
	WebhookEventNameTransactionReviewAccepted                WebhookEventName = "transaction.review-accepted"
	WebhookEventNameTransactionSettled                       WebhookEventName = "transaction.settled"
	WebhookEventNameTransactionVoidDeclined                  WebhookEventName = "transaction.void-declined"
	WebhookEventNameTransactionVoidFailed                    WebhookEventName = "transaction.void-failed"
	WebhookEventNameTransactionVoidPending                   WebhookEventName = "transaction.void-pending"
	WebhookEventNameTransactionVoided                        WebhookEventName = "transaction.voided"
	WebhookEventNameTransparencyLogCheckpointSigned          WebhookEventName = "transparency-log.checkpoint-signed"
)

// What happened, by its resource and its verb. docs/webhooks.md says when each is told.
type WebhookEventNameInput string

const (
	WebhookEventNameInputAPIKeyPairCreated                        WebhookEventNameInput = "api-key-pair.created"
	WebhookEventNameInputAPIKeyPairDeleted                        WebhookEventNameInput = "api-key-pair.deleted"
	WebhookEventNameInputAPIKeyPairUpdated                        WebhookEventNameInput = "api-key-pair.updated"
	WebhookEventNameInputBuyerCreated                             WebhookEventNameInput = "buyer.created"
	WebhookEventNameInputBuyerDeleted                             WebhookEventNameInput = "buyer.deleted"
	WebhookEventNameInputBuyerUpdated                             WebhookEventNameInput = "buyer.updated"
	WebhookEventNameInputCaptureDeclined                          WebhookEventNameInput = "capture.declined"
	WebhookEventNameInputCaptureFailed                            WebhookEventNameInput = "capture.failed"
	WebhookEventNameInputCapturePending                           WebhookEventNameInput = "capture.pending"
	WebhookEventNameInputCaptureSucceeded                         WebhookEventNameInput = "capture.succeeded"
	WebhookEventNameInputCardExportFinished                       WebhookEventNameInput = "card-export.finished"
	WebhookEventNameInputDisputeAccepted                          WebhookEventNameInput = "dispute.accepted"
	WebhookEventNameInputDisputeClosed                            WebhookEventNameInput = "dispute.closed"
	WebhookEventNameInputDisputeExpired                           WebhookEventNameInput = "dispute.expired"
	WebhookEventNameInputDisputeLost                              WebhookEventNameInput = "dispute.lost"
	WebhookEventNameInputDisputeOpened                            WebhookEventNameInput = "dispute.opened"
	WebhookEventNameInputDisputeResponseFailed                    WebhookEventNameInput = "dispute.response-failed"
	WebhookEventNameInputDisputeSubmitted                         WebhookEventNameInput = "dispute.submitted"
	WebhookEventNameInputDisputeUpdated                           WebhookEventNameInput = "dispute.updated"
	WebhookEventNameInputDisputeWon                               WebhookEventNameInput = "dispute.won"
	WebhookEventNameInputExperimentEnded                          WebhookEventNameInput = "experiment.ended"
	WebhookEventNameInputGiftCardCreated                          WebhookEventNameInput = "gift-card.created"
	WebhookEventNameInputGiftCardDeleted                          WebhookEventNameInput = "gift-card.deleted"
	WebhookEventNameInputMonitoringIncidentClosed                 WebhookEventNameInput = "monitoring.incident.closed"
	WebhookEventNameInputMonitoringIncidentCreated                WebhookEventNameInput = "monitoring.incident.created"
	WebhookEventNameInputPaymentLinkCreated                       WebhookEventNameInput = "payment-link.created"
	WebhookEventNameInputPaymentLinkUpdated                       WebhookEventNameInput = "payment-link.updated"
	WebhookEventNameInputPaymentMethodAuthorizationExpiring       WebhookEventNameInput = "payment-method.authorization-expiring"
	WebhookEventNameInputPaymentMethodAuthorizationUpdateRequired WebhookEventNameInput = "payment-method.authorization-update-required"
	WebhookEventNameInputPaymentMethodAuthorizationUpdated        WebhookEventNameInput = "payment-method.authorization-updated"
	WebhookEventNameInputPaymentMethodDeleted                     WebhookEventNameInput = "payment-method.deleted"
	WebhookEventNameInputPaymentMethodPaused                      WebhookEventNameInput = "payment-method.paused"
	WebhookEventNameInputPaymentMethodResumed                     WebhookEventNameInput = "payment-method.resumed"
	WebhookEventNameInputPaymentMethodUpdated                     WebhookEventNameInput = "payment-method.updated"
	WebhookEventNameInputPayoutDeclined                           WebhookEventNameInput = "payout.declined"
	WebhookEventNameInputPayoutFailed                             WebhookEventNameInput = "payout.failed"
	WebhookEventNameInputPayoutPending                            WebhookEventNameInput = "payout.pending"
	WebhookEventNameInputPayoutReturned                           WebhookEventNameInput = "payout.returned"
	WebhookEventNameInputPayoutSucceeded                          WebhookEventNameInput = "payout.succeeded"
	WebhookEventNameInputReconciliationClosed                     WebhookEventNameInput = "reconciliation.closed"
	WebhookEventNameInputReconciliationUnexplained                WebhookEventNameInput = "reconciliation.unexplained"
	WebhookEventNameInputRefundDeclined                           WebhookEventNameInput = "refund.declined"
	WebhookEventNameInputRefundFailed                             WebhookEventNameInput = "refund.failed"
	WebhookEventNameInputRefundProcessing                         WebhookEventNameInput = "refund.processing"
	WebhookEventNameInputRefundSucceeded                          WebhookEventNameInput = "refund.succeeded"
	WebhookEventNameInputReportExecutionFailed                    WebhookEventNameInput = "report-execution.failed"
	WebhookEventNameInputReportExecutionSucceeded                 WebhookEventNameInput = "report-execution.succeeded"
	WebhookEventNameInputShippingDetailsCreated                   WebhookEventNameInput = "shipping-details.created"
	WebhookEventNameInputShippingDetailsDeleted                   WebhookEventNameInput = "shipping-details.deleted"
	WebhookEventNameInputShippingDetailsUpdated                   WebhookEventNameInput = "shipping-details.updated"
	WebhookEventNameInputTransactionAuthenticated                 WebhookEventNameInput = "transaction.authenticated"
	WebhookEventNameInputTransactionAuthenticationPending         WebhookEventNameInput = "transaction.authentication-pending"
	WebhookEventNameInputTransactionAuthorized                    WebhookEventNameInput = "transaction.authorized"
	WebhookEventNameInputTransactionCaptureFailed                 WebhookEventNameInput = "transaction.capture-failed"
	WebhookEventNameInputTransactionCapturePending                WebhookEventNameInput = "transaction.capture-pending"
	WebhookEventNameInputTransactionCaptured                      WebhookEventNameInput = "transaction.captured"
	WebhookEventNameInputTransactionDeclined                      WebhookEventNameInput = "transaction.declined"
	WebhookEventNameInputTransactionFailed                        WebhookEventNameInput = "transaction.failed"
	WebhookEventNameInputTransactionModified                      WebhookEventNameInput = "transaction.modified"
	WebhookEventNameInputTransactionRetryEnded                    WebhookEventNameInput = "transaction.retry-ended"
	WebhookEventNameInputTransactionRetryPlanned                  WebhookEventNameInput = "transaction.retry-planned"
	WebhookEventNameInputTransactionRetryRecovered                WebhookEventNameInput = "transaction.retry-recovered"
	WebhookEventNameInputTransactionReviewAccepted                WebhookEventNameInput = "transaction.review-accepted"
	WebhookEventNameInputTransactionSettled                       WebhookEventNameInput = "transaction.settled"
	WebhookEventNameInputTransactionVoidDeclined                  WebhookEventNameInput = "transaction.void-declined"
	WebhookEventNameInputTransactionVoidFailed                    WebhookEventNameInput = "transaction.void-failed"
	WebhookEventNameInputTransactionVoidPending                   WebhookEventNameInput = "transaction.void-pending"
	WebhookEventNameInputTransactionVoided                        WebhookEventNameInput = "transaction.voided"
	WebhookEventNameInputTransparencyLogCheckpointSigned          WebhookEventNameInput = "transparency-log.checkpoint-signed"
)

// `none`: every delivery goes by itself. `resource`: those of one transaction, or of one other resource, go one after the other. `endpoint`: all do. What is kept in order waits while the one before it is retried.
type WebhookOrdering string

const (
	WebhookOrderingNone     WebhookOrdering = "none"
	WebhookOrderingResource WebhookOrdering = "resource"
	WebhookOrderingEndpoint WebhookOrdering = "endpoint"
)

// `none`: every delivery goes by itself. `resource`: those of one transaction, or of one other resource, go one after the other. `endpoint`: all do. What is kept in order waits while the one before it is retried.
type WebhookOrderingInput string

const (
	WebhookOrderingInputNone     WebhookOrderingInput = "none"
	WebhookOrderingInputResource WebhookOrderingInput = "resource"
	WebhookOrderingInputEndpoint WebhookOrderingInput = "endpoint"
)

type WebhookReplay struct {
	// The first moment whose deliveries begin again, by when they were made.
	From string `json:"from"`
	// The last one.
	Until string `json:"until"`
	// Those that stand so now. Left out: those that were given up.
	Statuses []WebhookDeliveryStatusInput `json:"statuses,omitzero"`
	// Only those of these events; null for all.
	Events []WebhookEventNameInput `json:"events,omitzero"`
}

type WebhookReplayed struct {
	// How many deliveries have begun again so far.
	Count int64 `json:"count"`
	// The job that did it, and goes on where there are very many: `resends` says how far it has come.
	ResendID string `json:"resend_id"`
}

type WebhookResend struct {
	// The kind of record, always this word.
	Type string `json:"type"`
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// The webhook subscription that it is for.
	WebhookSubscriptionID string `json:"webhook_subscription_id"`
	// Whether it goes on.
	Status WebhookResendStatus `json:"status"`
	// How many deliveries have begun again.
	Count int64 `json:"count"`
	// Only deliveries that were made at this time or later.
	CreatedAtGte *string `json:"created_at_gte"`
	// Only deliveries that were made at this time or earlier.
	CreatedAtLte *string `json:"created_at_lte"`
	// Those that stand so when they are looked at. Left out: those that were given up.
	Statuses []WebhookDeliveryStatus `json:"statuses"`
	// Only those of these events; null for all.
	Events []WebhookEventName `json:"events"`
	// Only those of this payment, or of this resource where it is of no payment.
	ResourceID *string `json:"resource_id"`
	// Only these; null for all.
	DeliveryIDS []string `json:"delivery_ids"`
	// Who asked for it.
	CreatorName *string `json:"creator_name"`
	// When it was made.
	CreatedAt string `json:"created_at"`
	// When it last went on.
	UpdatedAt string `json:"updated_at"`
}

type WebhookResendCreate struct {
	// Only deliveries that were made at this time or later.
	CreatedAtGte *string `json:"created_at_gte,omitzero"`
	// Only deliveries that were made at this time or earlier.
	CreatedAtLte *string `json:"created_at_lte,omitzero"`
	// Those that stand so when they are looked at. Left out: those that were given up.
	Statuses []WebhookDeliveryStatusInput `json:"statuses,omitzero"`
	// Only those of these events; null for all.
	Events []WebhookEventNameInput `json:"events,omitzero"`
	// Only those of this payment, or of this resource where it is of no payment.
	ResourceID *string `json:"resource_id,omitzero"`
	// Only these; null for all.
	DeliveryIDS []string `json:"delivery_ids,omitzero"`
}

// `running`: more may begin again. `completed`: all that fit have. `stopped`: somebody ended it before.
type WebhookResendStatus string

const (
	WebhookResendStatusRunning   WebhookResendStatus = "running"
	WebhookResendStatusCompleted WebhookResendStatus = "completed"
	WebhookResendStatusStopped   WebhookResendStatus = "stopped"
)

type WebhookResends struct {
	// What was found, in the order that the operation tells.
	Items []WebhookResend `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type WebhookSubscription struct {
	// Id that Railyard gave it, for good.
	ID string `json:"id"`
	// The kind of record, always this word.
	Type string `json:"type"`
	// Whose events it is told of; null for those of every merchant account, and of the instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// Whether it is told of anything. Events of a time in which it was not are never sent.
	Active bool `json:"active"`
	// Where deliveries are sent to; `railyard:listen` where they wait to be fetched.
	URL string `json:"url"`
	// How requests say who they are, beside their signature; null where the signature is enough.
	Authentication OneOf `json:"authentication"`
	// What signatures are made with. Told once, when it is made: by the answer that creates the subscription, and by the one that rotates its secret.
	Secret *Secret `json:"secret"`
	// Whether the secret before this one is still signed with as well.
	Rotating bool `json:"rotating"`
	// Which API key made it.
	Creator *Creator `json:"creator"`
	// Whether deliveries wait instead of being sent. Events go on being kept for it.
	Paused *bool `json:"paused,omitzero"`
	// Why it is not active any more where you did not ask for it. `gone`: the endpoint answered 410.
	DisabledReason *WebhookDisabledReason `json:"disabled_reason,omitzero"`
	// Which events it is told of; null for all of them.
	Events []WebhookEventName `json:"events,omitzero"`
	// The version whose words its payloads are in.
	APIVersion *WebhookApiVersion `json:"api_version,omitzero"`
	// Whether deliveries keep an order.
	Ordering *WebhookOrdering `json:"ordering,omitzero"`
	// When it was made.
	CreatedAt *string `json:"created_at,omitzero"`
	// When it last changed.
	UpdatedAt *string `json:"updated_at,omitzero"`
}

type WebhookSubscriptionCreate struct {
	// Whether it is told of events from now on.
	Active *bool `json:"active,omitzero"`
	// Where deliveries are sent to: `https`, a public address, port 443 or 8443. `railyard:listen` keeps them until they are fetched and acknowledged.
	URL string `json:"url"`
	// How requests say who they are, beside their signature.
	Authentication OneOf `json:"authentication,omitzero"`
	// Null, said out loud, for events of every merchant account and of the instance; only keys that may act for all of them can ask for it. Left out: the merchant account of the request.
	MerchantAccountID any `json:"merchant_account_id,omitzero"`
	// Which events it is told of. Left out, or null: all of them, those of later versions too.
	Events []WebhookEventNameInput `json:"events,omitzero"`
	// The version whose words payloads are in. Left out: that of this request.
	APIVersion *WebhookApiVersionInput `json:"api_version,omitzero"`
	// Whether deliveries keep an order. Left out: `none`.
	Ordering *WebhookOrderingInput `json:"ordering,omitzero"`
}

type WebhookSubscriptionRotateSecret struct {
	// For how many minutes the secret before this one is signed with as well, a week at most. Left out: a day. 0 ends it at once.
	Delta *int64 `json:"delta,omitzero"`
}

type WebhookSubscriptionUpdate struct {
	// Whether it is told of events. Null leaves it as it is.
	Active Opt[bool] `json:"active,omitzero"`
	// Where deliveries are sent to from now on, those that wait too. Null leaves it as it is.
	URL Opt[string] `json:"url,omitzero"`
	// Replaces what is there; null takes it away.
	Authentication Opt[OneOf] `json:"authentication,omitzero"`
	// True: deliveries wait. False: they are sent again, those that waited too.
	Paused *bool `json:"paused,omitzero"`
	// Which events it is told of from now on; null for all.
	Events Opt[[]WebhookEventNameInput] `json:"events,omitzero"`
	// The version of payloads of events from now on.
	APIVersion *WebhookApiVersionInput `json:"api_version,omitzero"`
	// The order of deliveries of events from now on.
	Ordering *WebhookOrderingInput `json:"ordering,omitzero"`
}

type WebhookSubscriptions struct {
	// What was found, in the order that the operation tells.
	Items []WebhookSubscription `json:"items"`
	// How many records a page holds at most.
	Limit int64 `json:"limit"`
	// Goes into `cursor` for the page after this one; null on the last.
	NextCursor *string `json:"next_cursor"`
	// Goes into `cursor` for the page before this one; null on the first.
	PreviousCursor *string `json:"previous_cursor"`
}

type WebhookTargetGone struct {
	// What it was.
	Type string `json:"type"`
	// The `id` that it had.
	ID string `json:"id"`
}

type WebhookTest struct {
	// Which event to tell of, with an example of its resource.
	Event WebhookEventNameInput `json:"event"`
}

type WithheldAct string

const (
	WithheldActCapture WithheldAct = "capture"
	WithheldActRefund  WithheldAct = "refund"
	WithheldActReview  WithheldAct = "review"
	WithheldActVoid    WithheldAct = "void"
)

type WithheldActInput string

const (
	WithheldActInputCapture WithheldActInput = "capture"
	WithheldActInputRefund  WithheldActInput = "refund"
	WithheldActInputReview  WithheldActInput = "review"
	WithheldActInputVoid    WithheldActInput = "void"
)

type WorldpayVapOptions struct {
	// Under what it stands in reports.
	ReportGroup *string `json:"reportGroup,omitzero"`
	// Your own identifier of the order.
	OrderId *string `json:"orderId,omitzero"`
}

type WpayEverdaypayOptions struct {
	// Fields that you made at WPay.
	MerchantDefinedData map[string]string `json:"merchant_defined_data,omitzero"`
	// The buyer at WPay.
	CustomerId *string `json:"customerId,omitzero"`
	// Opens the buyer's loyalty account.
	RewardsAccessToken *string `json:"rewardsAccessToken,omitzero"`
	// The buyer's phone or computer.
	DeviceId *string `json:"deviceId,omitzero"`
	// Whether the buyer is sent back afterwards.
	PostPaymentRedirect *bool `json:"postPaymentRedirect,omitzero"`
}

type WpayPaytoOptions struct {
	// For making the agreement.
	Instrument *WpayPaytoResourceOptions `json:"instrument,omitzero"`
	// For charging it.
	Payment *WpayPaytoResourceOptions `json:"payment,omitzero"`
	// For giving back.
	Refund *WpayPaytoResourceOptions `json:"refund,omitzero"`
}

type WpayPaytoResourceOptions struct {
	// What WPay's test system makes of it.
	Simulation *WpayPaytoSimulationOptions `json:"simulation,omitzero"`
}

type WpayPaytoSimulationOptions struct {
	// Which outcome.
	Simulate *string `json:"simulate,omitzero"`
	// After how many seconds.
	Delay *int64 `json:"delay,omitzero"`
}

// What AgentMandates.List can be asked for.
type ListAgentMandatesQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What AntiFraudServiceDefinitions.List can be asked for.
type ListAntiFraudServiceDefinitionsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What AntiFraudServices.List can be asked for.
type ListAntiFraudServicesQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What APIKeyPairs.List can be asked for.
type ListApiKeyPairsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What AuditLogs.List can be asked for.
type ListAuditLogsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only entries of this action.
	Action *AuditLogActionInput `json:"action,omitzero"`
	// Only what this API key or person did.
	UserID *string `json:"user_id,omitzero"`
	// Only what this API key did.
	APIKeyPairID *string `json:"api_key_pair_id,omitzero"`
	// Only entries about this kind of record.
	ResourceType *string `json:"resource_type,omitzero"`
	// Only entries about this record: its history.
	ResourceID *string `json:"resource_id,omitzero"`
	// Only what an agent did under this mandate.
	AgentMandateID *string `json:"agent_mandate_id,omitzero"`
	// Only those of this time or later.
	CreatedAtGte *string `json:"created_at_gte,omitzero"`
	// Only those of this time or earlier.
	CreatedAtLte *string `json:"created_at_lte,omitzero"`
}

// What Balances.List can be asked for.
type ListBalancesQuery struct {
	// Only the balance of this currency. ISO 4217, upper case.
	Currency *string `json:"currency,omitzero"`
}

// What BankStatements.List can be asked for.
type ListBankStatementsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Of exactly this account.
	Account *string `json:"account,omitzero"`
	// In one of these currencies.
	Currency []string `json:"currency,omitzero"`
	// Whose closing balance is of this day or later.
	ClosesOnGte *string `json:"closes_on_gte,omitzero"`
	// Whose closing balance is of this day or earlier.
	ClosesOnLte *string `json:"closes_on_lte,omitzero"`
}

// What BankStatements.Lines.List can be asked for.
type ListBankStatementLinesQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What Buyers.List can be asked for.
type ListBuyersQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// A part of the name, the external identifier, the e-mail address or the first and last name, in any case.
	Search *string `json:"search,omitzero"`
	// Only the buyer with exactly this identifier of yours.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
}

// What Buyers.GiftCards.List can be asked for.
type ListBuyerGiftCardsQuery struct {
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// Whose cards; this or the external identifier is needed.
	BuyerID *string `json:"buyer_id,omitzero"`
	// By when or how often it was used, by anybody or (`cit_`) by the buyer in person; left out, by when it was made.
	SortBy *string `json:"sort_by,omitzero"`
	// `desc` has the latest or most used first.
	OrderBy *string `json:"order_by,omitzero"`
}

// What Buyers.PaymentMethods.List can be asked for.
type ListBuyerPaymentMethodsQuery struct {
	// Whose payment methods; this or the external identifier is needed.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Your own identifier of the buyer, instead of `buyer_id`.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// By when or how often it was used, by anybody or (`cit_`) by the buyer in person; left out, by when it was made.
	SortBy *string `json:"sort_by,omitzero"`
	// `desc` has the latest or most used first.
	OrderBy *string `json:"order_by,omitzero"`
	// Only what can pay for a buyer in this country. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country,omitzero"`
	// Only what can pay in this currency. ISO 4217, upper case.
	Currency *string `json:"currency,omitzero"`
}

// What CardDetails.Get can be asked for.
type GetCardDetailsQuery struct {
	// Currency of the payment it is asked for.
	Currency string `json:"currency"`
	// First six to eight digits of the card.
	Bin *string `json:"bin,omitzero"`
	// A stored card, instead of `bin`.
	PaymentMethodID *string `json:"payment_method_id,omitzero"`
	// Country of the buyer. ISO 3166-1 alpha-2, upper case.
	Country *string `json:"country,omitzero"`
	// Amount of the payment it is asked for, in minor units. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	Amount *int64 `json:"amount,omitzero"`
	// Whether the payment would hold or take the money.
	Intent *TransactionIntentInput `json:"intent,omitzero"`
	// Whether the payment would be a later one of a series.
	IsSubsequentPayment *bool `json:"is_subsequent_payment,omitzero"`
	// Whether the merchant would charge without the buyer.
	MerchantInitiated *bool `json:"merchant_initiated,omitzero"`
	// JSON text of the metadata of the payment.
	Metadata *string `json:"metadata,omitzero"`
	// How the payment would come about.
	PaymentSource *TransactionPaymentSourceInput `json:"payment_source,omitzero"`
}

// What CardExports.List can be asked for.
type ListCardExportsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What Chargebacks.List can be asked for.
type ListChargebacksQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// That reached this instance at this moment or before.
	IngestedAtLte *string `json:"ingested_at_lte,omitzero"`
	// That reached this instance at this moment or after.
	IngestedAtGte *string `json:"ingested_at_gte,omitzero"`
	// Booked by the processor at this moment or before.
	PostedAtLte *string `json:"posted_at_lte,omitzero"`
	// Booked by the processor at this moment or after.
	PostedAtGte *string `json:"posted_at_gte,omitzero"`
	// Of one of these types.
	Type []ChargebackLineType `json:"type,omitzero"`
	// Only those of the transaction with this id.
	TransactionID *string `json:"transaction_id,omitzero"`
	// Only the settlement of this refund.
	RefundID *string `json:"refund_id,omitzero"`
	// Only what stands in the report with this id.
	PaymentServiceReportID *string `json:"payment_service_report_id,omitzero"`
	// Read in this file, a processor report.
	PaymentServiceReportFileID *string `json:"payment_service_report_file_id,omitzero"`
	// Reported by the processor of one of these payment services.
	PaymentServiceID []string `json:"payment_service_id,omitzero"`
	// In one of these currencies.
	Currency []string `json:"currency,omitzero"`
	// Of exactly this amount, in minor units.
	AmountEq *int64 `json:"amount_eq,omitzero"`
	// Of this amount or less, in minor units.
	AmountLte *int64 `json:"amount_lte,omitzero"`
	// Of this amount or more, in minor units.
	AmountGte *int64 `json:"amount_gte,omitzero"`
}

// What Confirmations.List can be asked for.
type ListConfirmationsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only what waits for a second person.
	Status *string `json:"status,omitzero"`
}

// What Disputes.List can be asked for.
type ListDisputesQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// True has the answer say what all of the list comes to.
	Totals *bool `json:"totals,omitzero"`
	// `created_at`: newest first; `respond_by`: what is due first, of those that need a response.
	OrderBy *string `json:"order_by,omitzero"`
	// Only those in one of these states.
	Status []DisputeStatusInput `json:"status,omitzero"`
	// Only those that have gone this far.
	Stage []DisputeStageInput `json:"stage,omitzero"`
	// Only those for one of these reasons.
	Reason []DisputeReasonInput `json:"reason,omitzero"`
	// Only those of this payment.
	TransactionID *string `json:"transaction_id,omitzero"`
	// Only those at this payment service.
	PaymentServiceID *string `json:"payment_service_id,omitzero"`
	// Only the one with this id of the processor's.
	PaymentServiceDisputeID *string `json:"payment_service_dispute_id,omitzero"`
	// To be answered at this moment or before.
	RespondByLte *string `json:"respond_by_lte,omitzero"`
	// To be answered at this moment or after.
	RespondByGte *string `json:"respond_by_gte,omitzero"`
	// Made at this moment or before.
	CreatedAtLte *string `json:"created_at_lte,omitzero"`
	// Made at this moment or after.
	CreatedAtGte *string `json:"created_at_gte,omitzero"`
	// Only those in this currency. ISO 4217, upper case.
	Currency *string `json:"currency,omitzero"`
	// Of this amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AmountEq *int64 `json:"amount_eq,omitzero"`
	// Of this amount or more. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AmountGte *int64 `json:"amount_gte,omitzero"`
	// Of this amount or less. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
	AmountLte *int64 `json:"amount_lte,omitzero"`
}

// What Events.List can be asked for.
type ListEventsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only events of this name.
	Name *WebhookEventNameInput `json:"name,omitzero"`
	// Only what happened to this resource; of a payment, to its captures and refunds as well.
	ResourceID *string `json:"resource_id,omitzero"`
	// Only those of this time or later.
	CreatedAtGte *string `json:"created_at_gte,omitzero"`
	// Only those of this time or earlier.
	CreatedAtLte *string `json:"created_at_lte,omitzero"`
}

// What Experiments.List can be asked for.
type ListExperimentsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only those that are running, or that have ended.
	State *ExperimentStateInput `json:"state,omitzero"`
}

// What Flows.Drafts.List can be asked for.
type ListFlowDraftsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What Flows.Versions.List can be asked for.
type ListFlowVersionsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What Flows.Versions.Compare can be asked for.
type CompareFlowVersionsQuery struct {
	// What to compare with; left out, the version before it. 0 has no rules.
	From *int64 `json:"from,omitzero"`
}

// What FraudListEntries.List can be asked for.
type ListFraudListEntriesQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// With this effect.
	Effect *FraudListEffectInput `json:"effect,omitzero"`
	// Of one of these kinds.
	Kind []FraudListKindInput `json:"kind,omitzero"`
	// Of exactly this value, in the form in which it is answered.
	Value *string `json:"value,omitzero"`
}

// What GiftCardServiceDefinitions.List can be asked for.
type ListGiftCardServiceDefinitionsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What GiftCardServices.List can be asked for.
type ListGiftCardServicesQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What GiftCards.List can be asked for.
type ListGiftCardsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only those of the buyer with this identifier of yours.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// Only this buyer's.
	BuyerID *string `json:"buyer_id,omitzero"`
}

// What MerchantAccounts.List can be asked for.
type ListMerchantAccountsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// A part of the id or the display name, in any case.
	Search *string `json:"search,omitzero"`
}

// What MerchantAccounts.ThreeDsConfigurations.List can be asked for.
type ListThreeDsConfigurationsQuery struct {
	// Only those for this currency. ISO 4217, upper case.
	Currency *string `json:"currency,omitzero"`
}

// What MerchantAccounts.TokenServices.List can be asked for.
type ListTokenServicesQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What MetricsExplorer.Metrics.Modules.Get can be asked for.
type GetMetricsExplorerModuleQuery struct {
	// When the payments were created: two times with a slash between them, of which one may be a duration, or a duration until now, as in `PT24H`; at most 400 days. `2027-01-31T00:00:00+01:00[Europe/Berlin]/P7D` goes by days of a time zone.
	DatetimeRange string `json:"datetime_range"`
	// How 3-D Secure ended: `complete`, `declined`, `cancelled`, `error`, `setup_error`.
	AuthenticationOutcome []string `json:"authentication_outcome,omitzero"`
	// `true`: the issuer agreed; `false`: declined or failed.
	Authorized []string `json:"authorized,omitzero"`
	// The country of the payment.
	Country []string `json:"country,omitzero"`
	// Three letters.
	Currency []string `json:"currency,omitzero"`
	// Why it was declined or failed, as in the transaction.
	ErrorCode []string `json:"error_code,omitzero"`
	// What was sent to the processor, such as `pan` or `network_token`.
	InstrumentType []string `json:"instrument_type,omitzero"`
	// `true` or `false`.
	IsSubsequentPayment []string `json:"is_subsequent_payment,omitzero"`
	// `true` where 3-D Secure has moved liability for fraud to the issuer, else `false`.
	LiabilityShifted []string `json:"liability_shifted,omitzero"`
	// `true` or `false`.
	MerchantInitiated []string `json:"merchant_initiated,omitzero"`
	// `key:value`, of the keys that the operator has chosen (`RAILYARD_INSIGHTS_METADATA`).
	Metadata []string `json:"metadata,omitzero"`
	// The kind of payment method, such as `card`.
	Method []string `json:"method,omitzero"`
	// The first six digits of the card number.
	PaymentMethodBin []string `json:"payment_method_bin,omitzero"`
	// Who issued the card.
	PaymentMethodCardIssuerName []string `json:"payment_method_card_issuer_name,omitzero"`
	// `credit`, `debit` or `prepaid`.
	PaymentMethodCardType []string `json:"payment_method_card_type,omitzero"`
	// Where the card was issued, or the account is kept.
	PaymentMethodCountry []string `json:"payment_method_country,omitzero"`
	// The scheme of the card.
	PaymentMethodScheme []string `json:"payment_method_scheme,omitzero"`
	// The payment service that was last tried.
	PaymentServiceID []string `json:"payment_service_id,omitzero"`
	// As in the transaction: `ecommerce`, `moto`, `recurring` …
	PaymentSource []string `json:"payment_source,omitzero"`
	// What the processor said, in its own words.
	RawResponseCode []string `json:"raw_response_code,omitzero"`
	// The rule of the flow that chose payment services.
	RuleIDRouteTransaction []string `json:"rule_id_route_transaction,omitzero"`
	// The rule of the flow that decided on 3-D Secure.
	RuleIDSkip3ds []string `json:"rule_id_skip_3ds,omitzero"`
	// Rules have no variants here, so no payment has one.
	RuleVariantID []string `json:"rule_variant_id,omitzero"`
	// The answer of the authentication: `Y` or `A`.
	ThreeDSecureAuthResp []string `json:"three_d_secure_auth_resp,omitzero"`
	// The Electronic Commerce Indicator.
	ThreeDSecureEci []string `json:"three_d_secure_eci,omitzero"`
	// `frictionless` or `challenge`.
	ThreeDSecureMethod []string `json:"three_d_secure_method,omitzero"`
}

// What MetricsExplorer.Metrics.Totals.Get can be asked for.
type GetMetricsExplorerTotalsQuery struct {
	// When the payments were created: two times with a slash between them, of which one may be a duration, or a duration until now, as in `PT24H`; at most 400 days. `2027-01-31T00:00:00+01:00[Europe/Berlin]/P7D` goes by days of a time zone.
	DatetimeRange string `json:"datetime_range"`
	// How 3-D Secure ended: `complete`, `declined`, `cancelled`, `error`, `setup_error`.
	AuthenticationOutcome []string `json:"authentication_outcome,omitzero"`
	// `true`: the issuer agreed; `false`: declined or failed.
	Authorized []string `json:"authorized,omitzero"`
	// The country of the payment.
	Country []string `json:"country,omitzero"`
	// Three letters.
	Currency []string `json:"currency,omitzero"`
	// Why it was declined or failed, as in the transaction.
	ErrorCode []string `json:"error_code,omitzero"`
	// What was sent to the processor, such as `pan` or `network_token`.
	InstrumentType []string `json:"instrument_type,omitzero"`
	// `true` or `false`.
	IsSubsequentPayment []string `json:"is_subsequent_payment,omitzero"`
	// `true` where 3-D Secure has moved liability for fraud to the issuer, else `false`.
	LiabilityShifted []string `json:"liability_shifted,omitzero"`
	// `true` or `false`.
	MerchantInitiated []string `json:"merchant_initiated,omitzero"`
	// `key:value`, of the keys that the operator has chosen (`RAILYARD_INSIGHTS_METADATA`).
	Metadata []string `json:"metadata,omitzero"`
	// The kind of payment method, such as `card`.
	Method []string `json:"method,omitzero"`
	// The first six digits of the card number.
	PaymentMethodBin []string `json:"payment_method_bin,omitzero"`
	// Who issued the card.
	PaymentMethodCardIssuerName []string `json:"payment_method_card_issuer_name,omitzero"`
	// `credit`, `debit` or `prepaid`.
	PaymentMethodCardType []string `json:"payment_method_card_type,omitzero"`
	// Where the card was issued, or the account is kept.
	PaymentMethodCountry []string `json:"payment_method_country,omitzero"`
	// The scheme of the card.
	PaymentMethodScheme []string `json:"payment_method_scheme,omitzero"`
	// The payment service that was last tried.
	PaymentServiceID []string `json:"payment_service_id,omitzero"`
	// As in the transaction: `ecommerce`, `moto`, `recurring` …
	PaymentSource []string `json:"payment_source,omitzero"`
	// What the processor said, in its own words.
	RawResponseCode []string `json:"raw_response_code,omitzero"`
	// The rule of the flow that chose payment services.
	RuleIDRouteTransaction []string `json:"rule_id_route_transaction,omitzero"`
	// The rule of the flow that decided on 3-D Secure.
	RuleIDSkip3ds []string `json:"rule_id_skip_3ds,omitzero"`
	// Rules have no variants here, so no payment has one.
	RuleVariantID []string `json:"rule_variant_id,omitzero"`
	// The answer of the authentication: `Y` or `A`.
	ThreeDSecureAuthResp []string `json:"three_d_secure_auth_resp,omitzero"`
	// The Electronic Commerce Indicator.
	ThreeDSecureEci []string `json:"three_d_secure_eci,omitzero"`
	// `frictionless` or `challenge`.
	ThreeDSecureMethod []string `json:"three_d_secure_method,omitzero"`
	// Whether to leave out the time before.
	ExcludePrevious *bool `json:"exclude_previous,omitzero"`
}

// What Monitoring.Incidents.List can be asked for.
type ListMonitoringIncidentsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only those that began between two times with a slash between them, as in `2027-01-31T00:00:00Z/2027-02-01T00:00:00Z`.
	TimestampInterval *string `json:"timestamp_interval,omitzero"`
}

// What Monitoring.Metrics.List can be asked for.
type ListMonitoringMetricsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Between which times to show samples, at most 31 days: two times with a slash between them, of which one may be a duration, or a duration until now, as in `P1D`.
	SamplesTimestampInterval string `json:"samples_timestamp_interval"`
	// Only those with this in their name, in any case.
	Search *string `json:"search,omitzero"`
}

// What Monitoring.Metrics.Get can be asked for.
type GetMonitoringMetricQuery struct {
	// Between which times to show samples, at most 31 days: two times with a slash between them, of which one may be a duration, or a duration until now, as in `P1D`.
	SamplesTimestampInterval *string `json:"samples_timestamp_interval,omitzero"`
}

// What Monitoring.Metrics.Incidents.List can be asked for.
type ListMonitoringMetricIncidentsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only those that began between two times with a slash between them, as in `2027-01-31T00:00:00Z/2027-02-01T00:00:00Z`.
	TimestampInterval *string `json:"timestamp_interval,omitzero"`
}

// What PaymentLinks.List can be asked for.
type ListPaymentLinksQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Made at this time or before.
	CreatedAtLte *string `json:"created_at_lte,omitzero"`
	// Made at this time or after.
	CreatedAtGte *string `json:"created_at_gte,omitzero"`
	// Changed at this time or before.
	UpdatedAtLte *string `json:"updated_at_lte,omitzero"`
	// Changed at this time or after.
	UpdatedAtGte *string `json:"updated_at_gte,omitzero"`
	// In one of these currencies.
	Currency []string `json:"currency,omitzero"`
	// Exactly so much, in minor units.
	AmountEq *int64 `json:"amount_eq,omitzero"`
	// Of this amount or more.
	AmountGte *int64 `json:"amount_gte,omitzero"`
	// Of this amount or less.
	AmountLte *int64 `json:"amount_lte,omitzero"`
	// In one of these states.
	Status []PaymentLinkStatusInput `json:"status,omitzero"`
	// One of these is a part of the guest's name, address or identifier, in any case.
	BuyerSearch []string `json:"buyer_search,omitzero"`
}

// What PaymentMethods.List can be asked for.
type ListPaymentMethodsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only this buyer's.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Only those of the buyer with this identifier of yours.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// Only those in one of these states.
	Status []PaymentMethodStatusInput `json:"status,omitzero"`
	// Only those with exactly this identifier of yours.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// Only those with exactly this label, such as the last four digits of the number.
	Label *string `json:"label,omitzero"`
	// Only those of one of these schemes.
	Scheme []PaymentMethodSchemeInput `json:"scheme,omitzero"`
	// Only those with the number, or at the account, that has this fingerprint.
	Fingerprint *string `json:"fingerprint,omitzero"`
}

// What PaymentMethods.PaymentServiceTokens.List can be asked for.
type ListPaymentMethodPaymentServiceTokensQuery struct {
	// Only those of this payment service.
	PaymentServiceID *string `json:"payment_service_id,omitzero"`
}

// What PaymentServiceDefinitions.List can be asked for.
type ListPaymentServiceDefinitionsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What PaymentServices.List can be asked for.
type ListPaymentServicesQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only those that take this kind of payment method.
	Method *PaymentMethodKindInput `json:"method,omitzero"`
	// True lists those that were deleted instead.
	Deleted *bool `json:"deleted,omitzero"`
	// False leaves `fields` and `reporting_fields` null.
	IncludeFields *bool `json:"include_fields,omitzero"`
}

// What PaymentServices.Health.List can be asked for.
type ListPaymentServiceHealthQuery struct {
	// Which time is looked at, 31 days at most: as for the metrics explorer.
	DatetimeRange *string `json:"datetime_range,omitzero"`
}

// What PaymentServices.Health.Get can be asked for.
type GetPaymentServiceHealthQuery struct {
	// Which time is looked at, 31 days at most: as for the metrics explorer.
	DatetimeRange *string `json:"datetime_range,omitzero"`
}

// What Payouts.List can be asked for.
type ListPayoutsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Made at this moment or before.
	CreatedAtLte *string `json:"created_at_lte,omitzero"`
	// Made at this moment or after.
	CreatedAtGte *string `json:"created_at_gte,omitzero"`
	// Last changed at this moment or before.
	UpdatedAtLte *string `json:"updated_at_lte,omitzero"`
	// Last changed at this moment or after.
	UpdatedAtGte *string `json:"updated_at_gte,omitzero"`
	// Only those with exactly this identifier of yours.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// Only the one with this id of the processor's.
	PaymentServicePayoutID *string `json:"payment_service_payout_id,omitzero"`
	// Only those in one of these states.
	Status []PayoutStatusInput `json:"status,omitzero"`
}

// What ProcessorReports.List can be asked for.
type ListProcessorReportsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Announced at this moment or before.
	AnnouncedAtLte *string `json:"announced_at_lte,omitzero"`
	// Announced at this moment or after.
	AnnouncedAtGte *string `json:"announced_at_gte,omitzero"`
	// In one of these states.
	Status []ProcessorReportStatusInput `json:"status,omitzero"`
	// Of one of these payment services.
	PaymentServiceID []string `json:"payment_service_id,omitzero"`
	// With exactly this name of the processor's.
	Name *string `json:"name,omitzero"`
	// Whether lines of it came to nothing.
	HasUnmatched *bool `json:"has_unmatched,omitzero"`
}

// What ProcessorReports.UnmatchedLines.List can be asked for.
type ListProcessorReportLinesQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What Reconciliations.List can be asked for.
type ListReconciliationsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only those that are open, or closed.
	Status *ReconciliationStatusInput `json:"status,omitzero"`
	// This day, or later ones.
	DateGte *string `json:"date_gte,omitzero"`
	// This day, or earlier ones.
	DateLte *string `json:"date_lte,omitzero"`
	// Only those with differences on which somebody has to act, or only those without.
	NeedsAttention *bool `json:"needs_attention,omitzero"`
}

// What Reconciliations.Differences.List can be asked for.
type ListReconciliationDifferencesQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Of one of these reasons.
	Reason []ReconciliationReasonInput `json:"reason,omitzero"`
}

// What Refunds.List can be asked for.
type ListRefundsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// True has the answer say what all of the list comes to.
	Totals *bool `json:"totals,omitzero"`
	// Asked for at this moment or before.
	CreatedAtLte *string `json:"created_at_lte,omitzero"`
	// Asked for at this moment or after.
	CreatedAtGte *string `json:"created_at_gte,omitzero"`
	// In one of these states.
	Status []RefundStatusInput `json:"status,omitzero"`
	// Only the one with this id.
	ID *string `json:"id,omitzero"`
	// With this id in base 62.
	ReconciliationID *string `json:"reconciliation_id,omitzero"`
	// Only those of the transaction with this id.
	TransactionID *string `json:"transaction_id,omitzero"`
	// With this id of the processor's.
	PaymentServiceRefundID *string `json:"payment_service_refund_id,omitzero"`
	// With exactly this identifier of yours.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// Of exactly this amount, in minor units.
	AmountEq *int64 `json:"amount_eq,omitzero"`
	// Of this amount or less, in minor units.
	AmountLte *int64 `json:"amount_lte,omitzero"`
	// Of this amount or more, in minor units.
	AmountGte *int64 `json:"amount_gte,omitzero"`
	// In one of these currencies.
	Currency []string `json:"currency,omitzero"`
	// At one of these payment services.
	PaymentServiceID []string `json:"payment_service_id,omitzero"`
	// To payment methods, or to gift cards.
	TargetType *RefundTargetTypeInput `json:"target_type,omitzero"`
}

// What RelayRequests.List can be asked for.
type ListRelayRequestsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only those to this host.
	Host *string `json:"host,omitzero"`
	// Only those to a host that this configuration has now.
	VaultForwardConfigID *string `json:"vault_forward_config_id,omitzero"`
	// Only those that named this authentication method.
	VaultForwardAuthenticationID *string `json:"vault_forward_authentication_id,omitzero"`
	// Only those that named this payment method.
	PaymentMethodID *string `json:"payment_method_id,omitzero"`
	// Only those that ended so.
	Outcome *RelayRequestOutcomeInput `json:"outcome,omitzero"`
	// Only those of this time or later.
	CreatedAtGte *string `json:"created_at_gte,omitzero"`
	// Only those of this time or earlier.
	CreatedAtLte *string `json:"created_at_lte,omitzero"`
}

// What ReportExecutions.List can be asked for.
type ListAllReportExecutionsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only runs of reports whose name has this in it, in any case.
	ReportName *string `json:"report_name,omitzero"`
	// Only runs that began until then.
	CreatedAtLte *string `json:"created_at_lte,omitzero"`
	// Only runs that began from then on.
	CreatedAtGte *string `json:"created_at_gte,omitzero"`
	// Only runs in one of these states.
	Status []ReportExecutionStatusInput `json:"status,omitzero"`
	// Only runs of reports that one of these keys made.
	CreatorID []string `json:"creator_id,omitzero"`
}

// What Reports.List can be asked for.
type ListReportsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only reports with one of these schedules.
	Schedule []ReportScheduleInput `json:"schedule,omitzero"`
	// Only reports that run by themselves, or only those that do not.
	ScheduleEnabled *bool `json:"schedule_enabled,omitzero"`
	// Only reports whose name has this in it, in any case.
	Name *string `json:"name,omitzero"`
}

// What Reports.Executions.List can be asked for.
type ListReportExecutionsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What Requests.List can be asked for.
type ListRequestsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only the call that was answered with this `x-request-id`.
	RequestID *string `json:"request_id,omitzero"`
	// Only calls of this operation.
	Operation *string `json:"operation,omitzero"`
	// Only calls by this key.
	APIKeyPairID *string `json:"api_key_pair_id,omitzero"`
	// Only calls by this person.
	UserID *string `json:"user_id,omitzero"`
	// Only calls that were answered so.
	Status *int64 `json:"status,omitzero"`
	// Only calls that were answered so or higher: 400 for all errors.
	StatusGte *int64 `json:"status_gte,omitzero"`
	// Only calls that ended in this error.
	ErrorCode *string `json:"error_code,omitzero"`
	// Only those of this time or later.
	CreatedAtGte *string `json:"created_at_gte,omitzero"`
	// Only those of this time or earlier.
	CreatedAtLte *string `json:"created_at_lte,omitzero"`
	// Only calls of which it was not known for which merchant account they were: without a good token, or without any. For callers who may act for every merchant account.
	OfNobody *bool `json:"of_nobody,omitzero"`
}

// What Roles.List can be asked for.
type ListRolesQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What Roles.Assignments.List can be asked for.
type ListRoleAssignmentsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only roles of this user.
	UserID *string `json:"user_id,omitzero"`
}

// What Sandbox.Due.Get can be asked for.
type GetSandboxDueQuery struct {
	// Until when, by the clock of the merchant account, as `GET /sandbox/clock` tells it.
	Until string `json:"until"`
}

// What SavedViews.List can be asked for.
type ListSavedViewsQuery struct {
	// Of this screen; left out, of all.
	Screen *string `json:"screen,omitzero"`
}

// What SettlementReports.List can be asked for.
type ListSettlementReportsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Whose first line came at this moment or before.
	CreatedAtLte *string `json:"created_at_lte,omitzero"`
	// Whose first line came at this moment or after.
	CreatedAtGte *string `json:"created_at_gte,omitzero"`
	// With a line that was booked at this moment or before.
	PostedAtLte *string `json:"posted_at_lte,omitzero"`
	// With a line that was booked at this moment or after.
	PostedAtGte *string `json:"posted_at_gte,omitzero"`
	// Only the one with this id.
	ID *string `json:"id,omitzero"`
	// Of one of these payment services.
	PaymentServiceID []string `json:"payment_service_id,omitzero"`
	// In one of these currencies.
	Currency []string `json:"currency,omitzero"`
}

// What Settlements.List can be asked for.
type ListSettlementsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// That reached this instance at this moment or before.
	IngestedAtLte *string `json:"ingested_at_lte,omitzero"`
	// That reached this instance at this moment or after.
	IngestedAtGte *string `json:"ingested_at_gte,omitzero"`
	// Booked by the processor at this moment or before.
	PostedAtLte *string `json:"posted_at_lte,omitzero"`
	// Booked by the processor at this moment or after.
	PostedAtGte *string `json:"posted_at_gte,omitzero"`
	// Of one of these types.
	Type []SettlementLineTypeInput `json:"type,omitzero"`
	// Only those of the transaction with this id.
	TransactionID *string `json:"transaction_id,omitzero"`
	// Only the settlement of this refund.
	RefundID *string `json:"refund_id,omitzero"`
	// Only what stands in the report with this id.
	PaymentServiceReportID *string `json:"payment_service_report_id,omitzero"`
	// Read in this file, a processor report.
	PaymentServiceReportFileID *string `json:"payment_service_report_file_id,omitzero"`
	// Reported by the processor of one of these payment services.
	PaymentServiceID []string `json:"payment_service_id,omitzero"`
	// In one of these currencies.
	Currency []string `json:"currency,omitzero"`
	// Of exactly this amount, in minor units.
	AmountEq *int64 `json:"amount_eq,omitzero"`
	// Of this amount or less, in minor units.
	AmountLte *int64 `json:"amount_lte,omitzero"`
	// Of this amount or more, in minor units.
	AmountGte *int64 `json:"amount_gte,omitzero"`
}

// What ThreeDsScenarios.List can be asked for.
type GetThreeDsScenarioQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What ThreeDsServerDefinitions.List can be asked for.
type ListThreeDsServerDefinitionsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What TokenServiceDefinitions.List can be asked for.
type ListTokenServiceDefinitionsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What Transactions.List can be asked for.
type ListTransactionsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// True has the answer say what all of the list comes to.
	Totals *bool `json:"totals,omitzero"`
	// Made at this moment or before.
	CreatedAtLte *string `json:"created_at_lte,omitzero"`
	// Made at this moment or after.
	CreatedAtGte *string `json:"created_at_gte,omitzero"`
	// Last changed at this moment or before.
	UpdatedAtLte *string `json:"updated_at_lte,omitzero"`
	// Last changed at this moment or after.
	UpdatedAtGte *string `json:"updated_at_gte,omitzero"`
	// A part of an id, an identifier of yours, or the buyer's name or e-mail address.
	Search *string `json:"search,omitzero"`
	// Of the buyer with this identifier of yours, and of guests who were sent with it, by a front end too.
	BuyerExternalIdentifier *string `json:"buyer_external_identifier,omitzero"`
	// Paid by this stored buyer.
	BuyerID *string `json:"buyer_id,omitzero"`
	// Of buyers and guests with this e-mail address.
	BuyerEmailAddress *string `json:"buyer_email_address,omitzero"`
	// Asked for by a browser with this address.
	IPAddress *string `json:"ip_address,omitzero"`
	// In one of these states.
	Status []TransactionStatusInput `json:"status,omitzero"`
	// Only the one with this id.
	ID *string `json:"id,omitzero"`
	// With this id of the processor's.
	PaymentServiceTransactionID *string `json:"payment_service_transaction_id,omitzero"`
	// With exactly this identifier of yours.
	ExternalIdentifier *string `json:"external_identifier,omitzero"`
	// JSON objects of strings: all of their keys must be there with these values.
	Metadata []string `json:"metadata,omitzero"`
	// For exactly this amount, in minor units.
	AmountEq *int64 `json:"amount_eq,omitzero"`
	// For this amount or less, in minor units.
	AmountLte *int64 `json:"amount_lte,omitzero"`
	// For this amount or more, in minor units.
	AmountGte *int64 `json:"amount_gte,omitzero"`
	// In one of these currencies.
	Currency []string `json:"currency,omitzero"`
	// Of buyers in one of these countries.
	Country []string `json:"country,omitzero"`
	// Last tried at one of these payment services.
	PaymentServiceID []string `json:"payment_service_id,omitzero"`
	// Paid with this stored payment method.
	PaymentMethodID *string `json:"payment_method_id,omitzero"`
	// Paid with something that has this label.
	PaymentMethodLabel *string `json:"payment_method_label,omitzero"`
	// Paid with one of these schemes.
	PaymentMethodScheme []string `json:"payment_method_scheme,omitzero"`
	// Paid with a method of this country.
	PaymentMethodCountry *string `json:"payment_method_country,omitzero"`
	// Paid with this card, by its fingerprint.
	PaymentMethodFingerprint *string `json:"payment_method_fingerprint,omitzero"`
	// Paid by one of these methods.
	Method []PaymentMethodKindInput `json:"method,omitzero"`
	// Declined or failed with one of these codes.
	ErrorCode []string `json:"error_code,omitzero"`
	// Whether anything was refunded.
	HasRefunds *bool `json:"has_refunds,omitzero"`
	// Whether a person has to decide.
	PendingReview *bool `json:"pending_review,omitzero"`
	// Paid with the card of this checkout session.
	CheckoutSessionID *string `json:"checkout_session_id,omitzero"`
	// Made by this payment link.
	PaymentLinkID *string `json:"payment_link_id,omitzero"`
	// With this id in base 62.
	ReconciliationID *string `json:"reconciliation_id,omitzero"`
	// Whether gift cards paid.
	HasGiftCardRedemptions *bool `json:"has_gift_card_redemptions,omitzero"`
	// Paid with this stored gift card.
	GiftCardID *string `json:"gift_card_id,omitzero"`
	// Paid with a gift card that ends in these digits.
	GiftCardLast4 *string `json:"gift_card_last4,omitzero"`
	// Whether a settlement was reported.
	HasSettlements *bool `json:"has_settlements,omitzero"`
	// Paid with a card that begins with these digits.
	PaymentMethodBin *string `json:"payment_method_bin,omitzero"`
	// That came about in one of these ways.
	PaymentSource []TransactionPaymentSourceInput `json:"payment_source,omitzero"`
	// Whether it is a later one of a series.
	IsSubsequentPayment *bool `json:"is_subsequent_payment,omitzero"`
	// Whether the merchant charged without the buyer.
	MerchantInitiated *bool `json:"merchant_initiated,omitzero"`
	// Whether 3-D Secure was done.
	Used3ds *bool `json:"used_3ds,omitzero"`
	// Whether a chargeback was reported.
	Disputed *bool `json:"disputed,omitzero"`
	// In the place of this expired one.
	ReauthorizedFromTransactionID *string `json:"reauthorized_from_transaction_id,omitzero"`
	// Parts of the buyer's name, identifier or e-mail address, all of which must fit.
	BuyerSearch []string `json:"buyer_search,omitzero"`
}

// What Transactions.Complete can be asked for.
type CompleteTransactionQuery struct {
	// The secret in the completion URL, which stands for a bearer token.
	Token string `json:"token"`
	// What the provider's client SDK gave for its server, where it gives something.
	Payload *string `json:"payload,omitzero"`
}

// What Transactions.Events.List can be asked for.
type ListTransactionEventsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What Transactions.Postings.List can be asked for.
type ListTransactionPostingsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What Transactions.Session.Update can be asked for.
type UpdateSessionQuery struct {
	// `session_token` of the transaction, which stands for a bearer token.
	Token *string `json:"token,omitzero"`
}

// What Transactions.Story.Get can be asked for.
type GetTransactionStoryQuery struct {
	// The language of its sentences. Left out: the first of `Accept-Language` that there is, else English.
	Language *string `json:"language,omitzero"`
}

// What TransparencyLog.Checkpoints.List can be asked for.
type ListTransparencyLogCheckpointsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What TransparencyLog.ConsistencyProof.Get can be asked for.
type GetTransparencyLogConsistencyProofQuery struct {
	// Size of the older checkpoint.
	From int64 `json:"from"`
	// Size of the newer one; without it, the newest that there is.
	To *int64 `json:"to,omitzero"`
}

// What TransparencyLog.Entries.List can be asked for.
type ListTransparencyLogEntriesQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// From this place on.
	IndexGte *int64 `json:"index_gte,omitzero"`
	// Before this place; the size of a checkpoint, say.
	IndexLt *int64 `json:"index_lt,omitzero"`
}

// What TransparencyLog.InclusionProof.Get can be asked for.
type GetTransparencyLogInclusionProofQuery struct {
	// Its place. One of `index` and `entry_id` is needed.
	Index *int64 `json:"index,omitzero"`
	// The number of a posting, or the id of an entry of the audit log.
	EntryID *string `json:"entry_id,omitzero"`
	// Of the tree; without it, that of the newest checkpoint.
	Size *int64 `json:"size,omitzero"`
}

// What Users.List can be asked for.
type ListUsersQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// A part of the name or the e-mail address, in any case.
	Search *string `json:"search,omitzero"`
}

// What WebhookDeliveries.List can be asked for.
type ListAllWebhookDeliveriesQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only those about this resource; of a payment, also those about its captures and refunds.
	ResourceID *string `json:"resource_id,omitzero"`
	// Only those that stand so.
	Status *WebhookDeliveryStatusInput `json:"status,omitzero"`
	// Only those of this event.
	Event *WebhookEventNameInput `json:"event,omitzero"`
	// Only those of this time or later.
	CreatedAtGte *string `json:"created_at_gte,omitzero"`
	// Only those of this time or earlier.
	CreatedAtLte *string `json:"created_at_lte,omitzero"`
}

// What WebhookSubscriptions.List can be asked for.
type ListWebhookSubscriptionQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

// What WebhookSubscriptions.Deliveries.List can be asked for.
type ListWebhookDeliveriesQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
	// Only those that stand so.
	Status *WebhookDeliveryStatusInput `json:"status,omitzero"`
	// Only those of this event.
	Event *WebhookEventNameInput `json:"event,omitzero"`
	// Only those of this time or later.
	CreatedAtGte *string `json:"created_at_gte,omitzero"`
	// Only those of this time or earlier.
	CreatedAtLte *string `json:"created_at_lte,omitzero"`
}

// What WebhookSubscriptions.Resends.List can be asked for.
type ListWebhookResendsQuery struct {
	// `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page.
	Cursor *string `json:"cursor,omitzero"`
	// How many records a page holds at most.
	Limit *int64 `json:"limit,omitzero"`
}

func (query ListAgentMandatesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListAntiFraudServiceDefinitionsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListAntiFraudServicesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListApiKeyPairsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListAuditLogsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "action", query.Action)
	addQuery(values, "user_id", query.UserID)
	addQuery(values, "api_key_pair_id", query.APIKeyPairID)
	addQuery(values, "resource_type", query.ResourceType)
	addQuery(values, "resource_id", query.ResourceID)
	addQuery(values, "agent_mandate_id", query.AgentMandateID)
	addQuery(values, "created_at_gte", query.CreatedAtGte)
	addQuery(values, "created_at_lte", query.CreatedAtLte)
	return values
}

func (query ListBalancesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "currency", query.Currency)
	return values
}

func (query ListBankStatementsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "account", query.Account)
	addQuery(values, "currency", query.Currency)
	addQuery(values, "closes_on_gte", query.ClosesOnGte)
	addQuery(values, "closes_on_lte", query.ClosesOnLte)
	return values
}

func (query ListBankStatementLinesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListBuyersQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "search", query.Search)
	addQuery(values, "external_identifier", query.ExternalIdentifier)
	return values
}

func (query ListBuyerGiftCardsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "buyer_external_identifier", query.BuyerExternalIdentifier)
	addQuery(values, "buyer_id", query.BuyerID)
	addQuery(values, "sort_by", query.SortBy)
	addQuery(values, "order_by", query.OrderBy)
	return values
}

func (query ListBuyerPaymentMethodsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "buyer_id", query.BuyerID)
	addQuery(values, "buyer_external_identifier", query.BuyerExternalIdentifier)
	addQuery(values, "sort_by", query.SortBy)
	addQuery(values, "order_by", query.OrderBy)
	addQuery(values, "country", query.Country)
	addQuery(values, "currency", query.Currency)
	return values
}

func (query GetCardDetailsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "currency", query.Currency)
	addQuery(values, "bin", query.Bin)
	addQuery(values, "payment_method_id", query.PaymentMethodID)
	addQuery(values, "country", query.Country)
	addQuery(values, "amount", query.Amount)
	addQuery(values, "intent", query.Intent)
	addQuery(values, "is_subsequent_payment", query.IsSubsequentPayment)
	addQuery(values, "merchant_initiated", query.MerchantInitiated)
	addQuery(values, "metadata", query.Metadata)
	addQuery(values, "payment_source", query.PaymentSource)
	return values
}

func (query ListCardExportsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListChargebacksQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "ingested_at_lte", query.IngestedAtLte)
	addQuery(values, "ingested_at_gte", query.IngestedAtGte)
	addQuery(values, "posted_at_lte", query.PostedAtLte)
	addQuery(values, "posted_at_gte", query.PostedAtGte)
	addQuery(values, "type", query.Type)
	addQuery(values, "transaction_id", query.TransactionID)
	addQuery(values, "refund_id", query.RefundID)
	addQuery(values, "payment_service_report_id", query.PaymentServiceReportID)
	addQuery(values, "payment_service_report_file_id", query.PaymentServiceReportFileID)
	addQuery(values, "payment_service_id", query.PaymentServiceID)
	addQuery(values, "currency", query.Currency)
	addQuery(values, "amount_eq", query.AmountEq)
	addQuery(values, "amount_lte", query.AmountLte)
	addQuery(values, "amount_gte", query.AmountGte)
	return values
}

func (query ListConfirmationsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "status", query.Status)
	return values
}

func (query ListDisputesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "totals", query.Totals)
	addQuery(values, "order_by", query.OrderBy)
	addQuery(values, "status", query.Status)
	addQuery(values, "stage", query.Stage)
	addQuery(values, "reason", query.Reason)
	addQuery(values, "transaction_id", query.TransactionID)
	addQuery(values, "payment_service_id", query.PaymentServiceID)
	addQuery(values, "payment_service_dispute_id", query.PaymentServiceDisputeID)
	addQuery(values, "respond_by_lte", query.RespondByLte)
	addQuery(values, "respond_by_gte", query.RespondByGte)
	addQuery(values, "created_at_lte", query.CreatedAtLte)
	addQuery(values, "created_at_gte", query.CreatedAtGte)
	addQuery(values, "currency", query.Currency)
	addQuery(values, "amount_eq", query.AmountEq)
	addQuery(values, "amount_gte", query.AmountGte)
	addQuery(values, "amount_lte", query.AmountLte)
	return values
}

func (query ListEventsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "name", query.Name)
	addQuery(values, "resource_id", query.ResourceID)
	addQuery(values, "created_at_gte", query.CreatedAtGte)
	addQuery(values, "created_at_lte", query.CreatedAtLte)
	return values
}

func (query ListExperimentsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "state", query.State)
	return values
}

func (query ListFlowDraftsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListFlowVersionsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query CompareFlowVersionsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "from", query.From)
	return values
}

func (query ListFraudListEntriesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "effect", query.Effect)
	addQuery(values, "kind", query.Kind)
	addQuery(values, "value", query.Value)
	return values
}

func (query ListGiftCardServiceDefinitionsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListGiftCardServicesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListGiftCardsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "buyer_external_identifier", query.BuyerExternalIdentifier)
	addQuery(values, "buyer_id", query.BuyerID)
	return values
}

func (query ListMerchantAccountsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "search", query.Search)
	return values
}

func (query ListThreeDsConfigurationsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "currency", query.Currency)
	return values
}

func (query ListTokenServicesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query GetMetricsExplorerModuleQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "datetime_range", query.DatetimeRange)
	addQuery(values, "authentication_outcome", query.AuthenticationOutcome)
	addQuery(values, "authorized", query.Authorized)
	addQuery(values, "country", query.Country)
	addQuery(values, "currency", query.Currency)
	addQuery(values, "error_code", query.ErrorCode)
	addQuery(values, "instrument_type", query.InstrumentType)
	addQuery(values, "is_subsequent_payment", query.IsSubsequentPayment)
	addQuery(values, "liability_shifted", query.LiabilityShifted)
	addQuery(values, "merchant_initiated", query.MerchantInitiated)
	addQuery(values, "metadata", query.Metadata)
	addQuery(values, "method", query.Method)
	addQuery(values, "payment_method_bin", query.PaymentMethodBin)
	addQuery(values, "payment_method_card_issuer_name", query.PaymentMethodCardIssuerName)
	addQuery(values, "payment_method_card_type", query.PaymentMethodCardType)
	addQuery(values, "payment_method_country", query.PaymentMethodCountry)
	addQuery(values, "payment_method_scheme", query.PaymentMethodScheme)
	addQuery(values, "payment_service_id", query.PaymentServiceID)
	addQuery(values, "payment_source", query.PaymentSource)
	addQuery(values, "raw_response_code", query.RawResponseCode)
	addQuery(values, "rule_id_route_transaction", query.RuleIDRouteTransaction)
	addQuery(values, "rule_id_skip_3ds", query.RuleIDSkip3ds)
	addQuery(values, "rule_variant_id", query.RuleVariantID)
	addQuery(values, "three_d_secure_auth_resp", query.ThreeDSecureAuthResp)
	addQuery(values, "three_d_secure_eci", query.ThreeDSecureEci)
	addQuery(values, "three_d_secure_method", query.ThreeDSecureMethod)
	return values
}

func (query GetMetricsExplorerTotalsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "datetime_range", query.DatetimeRange)
	addQuery(values, "authentication_outcome", query.AuthenticationOutcome)
	addQuery(values, "authorized", query.Authorized)
	addQuery(values, "country", query.Country)
	addQuery(values, "currency", query.Currency)
	addQuery(values, "error_code", query.ErrorCode)
	addQuery(values, "instrument_type", query.InstrumentType)
	addQuery(values, "is_subsequent_payment", query.IsSubsequentPayment)
	addQuery(values, "liability_shifted", query.LiabilityShifted)
	addQuery(values, "merchant_initiated", query.MerchantInitiated)
	addQuery(values, "metadata", query.Metadata)
	addQuery(values, "method", query.Method)
	addQuery(values, "payment_method_bin", query.PaymentMethodBin)
	addQuery(values, "payment_method_card_issuer_name", query.PaymentMethodCardIssuerName)
	addQuery(values, "payment_method_card_type", query.PaymentMethodCardType)
	addQuery(values, "payment_method_country", query.PaymentMethodCountry)
	addQuery(values, "payment_method_scheme", query.PaymentMethodScheme)
	addQuery(values, "payment_service_id", query.PaymentServiceID)
	addQuery(values, "payment_source", query.PaymentSource)
	addQuery(values, "raw_response_code", query.RawResponseCode)
	addQuery(values, "rule_id_route_transaction", query.RuleIDRouteTransaction)
	addQuery(values, "rule_id_skip_3ds", query.RuleIDSkip3ds)
	addQuery(values, "rule_variant_id", query.RuleVariantID)
	addQuery(values, "three_d_secure_auth_resp", query.ThreeDSecureAuthResp)
	addQuery(values, "three_d_secure_eci", query.ThreeDSecureEci)
	addQuery(values, "three_d_secure_method", query.ThreeDSecureMethod)
	addQuery(values, "exclude_previous", query.ExcludePrevious)
	return values
}

func (query ListMonitoringIncidentsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "timestamp_interval", query.TimestampInterval)
	return values
}

func (query ListMonitoringMetricsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "samples_timestamp_interval", query.SamplesTimestampInterval)
	addQuery(values, "search", query.Search)
	return values
}

func (query GetMonitoringMetricQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "samples_timestamp_interval", query.SamplesTimestampInterval)
	return values
}

func (query ListMonitoringMetricIncidentsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "timestamp_interval", query.TimestampInterval)
	return values
}

func (query ListPaymentLinksQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "created_at_lte", query.CreatedAtLte)
	addQuery(values, "created_at_gte", query.CreatedAtGte)
	addQuery(values, "updated_at_lte", query.UpdatedAtLte)
	addQuery(values, "updated_at_gte", query.UpdatedAtGte)
	addQuery(values, "currency", query.Currency)
	addQuery(values, "amount_eq", query.AmountEq)
	addQuery(values, "amount_gte", query.AmountGte)
	addQuery(values, "amount_lte", query.AmountLte)
	addQuery(values, "status", query.Status)
	addQuery(values, "buyer_search", query.BuyerSearch)
	return values
}

func (query ListPaymentMethodsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "buyer_id", query.BuyerID)
	addQuery(values, "buyer_external_identifier", query.BuyerExternalIdentifier)
	addQuery(values, "status", query.Status)
	addQuery(values, "external_identifier", query.ExternalIdentifier)
	addQuery(values, "label", query.Label)
	addQuery(values, "scheme", query.Scheme)
	addQuery(values, "fingerprint", query.Fingerprint)
	return values
}

func (query ListPaymentMethodPaymentServiceTokensQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "payment_service_id", query.PaymentServiceID)
	return values
}

func (query ListPaymentServiceDefinitionsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListPaymentServicesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "method", query.Method)
	addQuery(values, "deleted", query.Deleted)
	addQuery(values, "include_fields", query.IncludeFields)
	return values
}

func (query ListPaymentServiceHealthQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "datetime_range", query.DatetimeRange)
	return values
}

func (query GetPaymentServiceHealthQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "datetime_range", query.DatetimeRange)
	return values
}

func (query ListPayoutsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "created_at_lte", query.CreatedAtLte)
	addQuery(values, "created_at_gte", query.CreatedAtGte)
	addQuery(values, "updated_at_lte", query.UpdatedAtLte)
	addQuery(values, "updated_at_gte", query.UpdatedAtGte)
	addQuery(values, "external_identifier", query.ExternalIdentifier)
	addQuery(values, "payment_service_payout_id", query.PaymentServicePayoutID)
	addQuery(values, "status", query.Status)
	return values
}

func (query ListProcessorReportsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "announced_at_lte", query.AnnouncedAtLte)
	addQuery(values, "announced_at_gte", query.AnnouncedAtGte)
	addQuery(values, "status", query.Status)
	addQuery(values, "payment_service_id", query.PaymentServiceID)
	addQuery(values, "name", query.Name)
	addQuery(values, "has_unmatched", query.HasUnmatched)
	return values
}

func (query ListProcessorReportLinesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListReconciliationsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "status", query.Status)
	addQuery(values, "date_gte", query.DateGte)
	addQuery(values, "date_lte", query.DateLte)
	addQuery(values, "needs_attention", query.NeedsAttention)
	return values
}

func (query ListReconciliationDifferencesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "reason", query.Reason)
	return values
}

func (query ListRefundsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "totals", query.Totals)
	addQuery(values, "created_at_lte", query.CreatedAtLte)
	addQuery(values, "created_at_gte", query.CreatedAtGte)
	addQuery(values, "status", query.Status)
	addQuery(values, "id", query.ID)
	addQuery(values, "reconciliation_id", query.ReconciliationID)
	addQuery(values, "transaction_id", query.TransactionID)
	addQuery(values, "payment_service_refund_id", query.PaymentServiceRefundID)
	addQuery(values, "external_identifier", query.ExternalIdentifier)
	addQuery(values, "amount_eq", query.AmountEq)
	addQuery(values, "amount_lte", query.AmountLte)
	addQuery(values, "amount_gte", query.AmountGte)
	addQuery(values, "currency", query.Currency)
	addQuery(values, "payment_service_id", query.PaymentServiceID)
	addQuery(values, "target_type", query.TargetType)
	return values
}

func (query ListRelayRequestsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "host", query.Host)
	addQuery(values, "vault_forward_config_id", query.VaultForwardConfigID)
	addQuery(values, "vault_forward_authentication_id", query.VaultForwardAuthenticationID)
	addQuery(values, "payment_method_id", query.PaymentMethodID)
	addQuery(values, "outcome", query.Outcome)
	addQuery(values, "created_at_gte", query.CreatedAtGte)
	addQuery(values, "created_at_lte", query.CreatedAtLte)
	return values
}

func (query ListAllReportExecutionsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "report_name", query.ReportName)
	addQuery(values, "created_at_lte", query.CreatedAtLte)
	addQuery(values, "created_at_gte", query.CreatedAtGte)
	addQuery(values, "status", query.Status)
	addQuery(values, "creator_id", query.CreatorID)
	return values
}

func (query ListReportsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "schedule", query.Schedule)
	addQuery(values, "schedule_enabled", query.ScheduleEnabled)
	addQuery(values, "name", query.Name)
	return values
}

func (query ListReportExecutionsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListRequestsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "request_id", query.RequestID)
	addQuery(values, "operation", query.Operation)
	addQuery(values, "api_key_pair_id", query.APIKeyPairID)
	addQuery(values, "user_id", query.UserID)
	addQuery(values, "status", query.Status)
	addQuery(values, "status_gte", query.StatusGte)
	addQuery(values, "error_code", query.ErrorCode)
	addQuery(values, "created_at_gte", query.CreatedAtGte)
	addQuery(values, "created_at_lte", query.CreatedAtLte)
	addQuery(values, "of_nobody", query.OfNobody)
	return values
}

func (query ListRolesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListRoleAssignmentsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "user_id", query.UserID)
	return values
}

func (query GetSandboxDueQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "until", query.Until)
	return values
}

func (query ListSavedViewsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "screen", query.Screen)
	return values
}

func (query ListSettlementReportsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "created_at_lte", query.CreatedAtLte)
	addQuery(values, "created_at_gte", query.CreatedAtGte)
	addQuery(values, "posted_at_lte", query.PostedAtLte)
	addQuery(values, "posted_at_gte", query.PostedAtGte)
	addQuery(values, "id", query.ID)
	addQuery(values, "payment_service_id", query.PaymentServiceID)
	addQuery(values, "currency", query.Currency)
	return values
}

func (query ListSettlementsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "ingested_at_lte", query.IngestedAtLte)
	addQuery(values, "ingested_at_gte", query.IngestedAtGte)
	addQuery(values, "posted_at_lte", query.PostedAtLte)
	addQuery(values, "posted_at_gte", query.PostedAtGte)
	addQuery(values, "type", query.Type)
	addQuery(values, "transaction_id", query.TransactionID)
	addQuery(values, "refund_id", query.RefundID)
	addQuery(values, "payment_service_report_id", query.PaymentServiceReportID)
	addQuery(values, "payment_service_report_file_id", query.PaymentServiceReportFileID)
	addQuery(values, "payment_service_id", query.PaymentServiceID)
	addQuery(values, "currency", query.Currency)
	addQuery(values, "amount_eq", query.AmountEq)
	addQuery(values, "amount_lte", query.AmountLte)
	addQuery(values, "amount_gte", query.AmountGte)
	return values
}

func (query GetThreeDsScenarioQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListThreeDsServerDefinitionsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListTokenServiceDefinitionsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListTransactionsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "totals", query.Totals)
	addQuery(values, "created_at_lte", query.CreatedAtLte)
	addQuery(values, "created_at_gte", query.CreatedAtGte)
	addQuery(values, "updated_at_lte", query.UpdatedAtLte)
	addQuery(values, "updated_at_gte", query.UpdatedAtGte)
	addQuery(values, "search", query.Search)
	addQuery(values, "buyer_external_identifier", query.BuyerExternalIdentifier)
	addQuery(values, "buyer_id", query.BuyerID)
	addQuery(values, "buyer_email_address", query.BuyerEmailAddress)
	addQuery(values, "ip_address", query.IPAddress)
	addQuery(values, "status", query.Status)
	addQuery(values, "id", query.ID)
	addQuery(values, "payment_service_transaction_id", query.PaymentServiceTransactionID)
	addQuery(values, "external_identifier", query.ExternalIdentifier)
	addQuery(values, "metadata", query.Metadata)
	addQuery(values, "amount_eq", query.AmountEq)
	addQuery(values, "amount_lte", query.AmountLte)
	addQuery(values, "amount_gte", query.AmountGte)
	addQuery(values, "currency", query.Currency)
	addQuery(values, "country", query.Country)
	addQuery(values, "payment_service_id", query.PaymentServiceID)
	addQuery(values, "payment_method_id", query.PaymentMethodID)
	addQuery(values, "payment_method_label", query.PaymentMethodLabel)
	addQuery(values, "payment_method_scheme", query.PaymentMethodScheme)
	addQuery(values, "payment_method_country", query.PaymentMethodCountry)
	addQuery(values, "payment_method_fingerprint", query.PaymentMethodFingerprint)
	addQuery(values, "method", query.Method)
	addQuery(values, "error_code", query.ErrorCode)
	addQuery(values, "has_refunds", query.HasRefunds)
	addQuery(values, "pending_review", query.PendingReview)
	addQuery(values, "checkout_session_id", query.CheckoutSessionID)
	addQuery(values, "payment_link_id", query.PaymentLinkID)
	addQuery(values, "reconciliation_id", query.ReconciliationID)
	addQuery(values, "has_gift_card_redemptions", query.HasGiftCardRedemptions)
	addQuery(values, "gift_card_id", query.GiftCardID)
	addQuery(values, "gift_card_last4", query.GiftCardLast4)
	addQuery(values, "has_settlements", query.HasSettlements)
	addQuery(values, "payment_method_bin", query.PaymentMethodBin)
	addQuery(values, "payment_source", query.PaymentSource)
	addQuery(values, "is_subsequent_payment", query.IsSubsequentPayment)
	addQuery(values, "merchant_initiated", query.MerchantInitiated)
	addQuery(values, "used_3ds", query.Used3ds)
	addQuery(values, "disputed", query.Disputed)
	addQuery(values, "reauthorized_from_transaction_id", query.ReauthorizedFromTransactionID)
	addQuery(values, "buyer_search", query.BuyerSearch)
	return values
}

func (query CompleteTransactionQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "token", query.Token)
	addQuery(values, "payload", query.Payload)
	return values
}

func (query ListTransactionEventsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListTransactionPostingsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query UpdateSessionQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "token", query.Token)
	return values
}

func (query GetTransactionStoryQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "language", query.Language)
	return values
}

func (query ListTransparencyLogCheckpointsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query GetTransparencyLogConsistencyProofQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "from", query.From)
	addQuery(values, "to", query.To)
	return values
}

func (query ListTransparencyLogEntriesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "index_gte", query.IndexGte)
	addQuery(values, "index_lt", query.IndexLt)
	return values
}

func (query GetTransparencyLogInclusionProofQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "index", query.Index)
	addQuery(values, "entry_id", query.EntryID)
	addQuery(values, "size", query.Size)
	return values
}

func (query ListUsersQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "search", query.Search)
	return values
}

func (query ListAllWebhookDeliveriesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "resource_id", query.ResourceID)
	addQuery(values, "status", query.Status)
	addQuery(values, "event", query.Event)
	addQuery(values, "created_at_gte", query.CreatedAtGte)
	addQuery(values, "created_at_lte", query.CreatedAtLte)
	return values
}

func (query ListWebhookSubscriptionQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}

func (query ListWebhookDeliveriesQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	addQuery(values, "status", query.Status)
	addQuery(values, "event", query.Event)
	addQuery(values, "created_at_gte", query.CreatedAtGte)
	addQuery(values, "created_at_lte", query.CreatedAtLte)
	return values
}

func (query ListWebhookResendsQuery) values() url.Values {
	values := url.Values{}
	addQuery(values, "cursor", query.Cursor)
	addQuery(values, "limit", query.Limit)
	return values
}
