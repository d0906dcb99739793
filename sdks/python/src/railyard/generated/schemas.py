# made from contract VERSION 2026-11-01.55; do not edit

"""Shapes of what is sent and answered. Words of an enumeration may be joined by those of a later version."""
from __future__ import annotations

from typing import Any, Dict, List, Literal, TypeAlias, TypedDict, Union

class AccountUpdaterInquirySummary(TypedDict):
    type: Literal["account-updater-inquiry"]
    """The kind of record, always this word."""
    id: str
    """Names the question; the answer shows in the payment method."""
    payment_method_id: str
    """The card that is asked about."""

class AccountUpdaterJob(TypedDict):
    type: Literal["account-updater-job"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    inquiries: List[AccountUpdaterInquirySummary]
    """One for each card that the schemes are asked about; cards that cannot be asked about are left out."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class AccountUpdaterJobCreate(TypedDict):
    payment_method_ids: List[str]
    """Stored cards to ask about, none twice."""

class AccountUpdaterOptions(TypedDict, total=False):
    response_code: Union[Literal["updated"], None]
    """`updated` gives new details."""
    account_number: Union[str, None]
    """The new number; goes into the vault."""
    expiration_month: Union[str, None]
    """Month of the new card, two digits."""
    expiration_year: Union[str, None]
    """Year of the new card, four digits."""
    error_code: Union[str, None]
    """What the updater answers instead of new details."""

class _AccountsReceivablesReportSpec(TypedDict):
    params: Dict[str, Any]
    """`fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first."""

class AccountsReceivablesReportSpec(_AccountsReceivablesReportSpec, total=False):
    model: Literal["accounts_receivables"]
    """What the report is about; `ai_insights` is refused."""

class _AchBankPaymentMethodCreate(TypedDict):
    account_holder: BankAccountHolder
    """Whose account it is."""
    account_number: str
    """4 to 17 digits; goes into the vault and is never answered."""
    routing_number: str
    """Nine digits, the last a check digit."""
    account_type: Literal["checking", "savings"]
    """What kind of account it is."""

class AchBankPaymentMethodCreate(_AchBankPaymentMethodCreate, total=False):
    method: Literal["bank"]
    """A bank account."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment method, where it is stored."""
    payment_service_id: Union[str, None]
    """The payment service that is to debit it."""
    scheme: Literal["ach"]
    """An account in the United States."""
    is_tokenized: Union[bool, None]
    """`account_number` is a token of the processor that stands for the number. Only payment services whose processor gives such tokens take it; it has no label."""

class AdditionalSchemeDetail(TypedDict):
    scheme: CardScheme
    """A scheme that the card carries beside its first one."""
    icon_url: Union[str, None]
    """A picture of it; null where there is none."""

class Address(TypedDict, total=False):
    city: Union[str, None]
    """Town or village."""
    country: Union[str, None]
    """Country of the address. ISO 3166-1 alpha-2, upper case."""
    postal_code: Union[str, None]
    """ZIP or postal code."""
    state: Union[str, None]
    """State, province or county in words."""
    state_code: Union[str, None]
    """ISO 3166-2 code, for example `US-CA`."""
    house_number_or_name: Union[str, None]
    """Where in the street it is."""
    line1: Union[str, None]
    """Street, and the number where `house_number_or_name` is left out."""
    line2: Union[str, None]
    """What does not fit into the first line."""
    organization: Union[str, None]
    """Company, where the address is one's."""

class AddressInput(TypedDict, total=False):
    city: Union[str, None]
    """Town or village."""
    country: Union[str, None]
    """Country of the address. ISO 3166-1 alpha-2, upper case."""
    postal_code: Union[str, None]
    """ZIP or postal code."""
    state: Union[str, None]
    """State, province or county in words."""
    state_code: Union[str, None]
    """ISO 3166-2 code, for example `US-CA`."""
    house_number_or_name: Union[str, None]
    """Where in the street it is."""
    line1: Union[str, None]
    """Street, and the number where `house_number_or_name` is left out."""
    line2: Union[str, None]
    """What does not fit into the first line."""
    organization: Union[str, None]
    """Company, where the address is one's."""

AdyenAutoRescueSepaScenario: TypeAlias = "Literal[\"AutoRescueSuccessfulFirst\", \"AutoRescueSuccessfulSecond\", \"AutoRescueFailed\"]"

AdyenCardAutoRescueScenario: TypeAlias = "Literal[\"AutoRescueSuccessfulFirst\", \"AutoRescueSuccessfulSecond\", \"AutoRescueFailed\", \"AutoRescueFraud\"]"

class AdyenCardOptions(TypedDict, total=False):
    autoRescue: Union[bool, None]
    """Whether Adyen tries again what was declined."""
    maxDaysToRescue: Union[int, None]
    """For how many days it does."""
    additionalData: Union[Dict[str, str], None]
    """Adyen's `additionalData`."""
    autoRescueScenario: Union[AdyenCardAutoRescueScenario, None]
    """What Adyen's test system makes of it."""
    window_origin: Union[str, None]
    """Origin of the page for native 3-D Secure."""
    splits: Union[AdyenSplitsOptions, None]
    """Who gets which part of the money."""
    merchantRiskIndicator: Union[Dict[str, Any], None]
    """Adyen's object of this name."""
    accountInfo: Union[Dict[str, Any], None]
    """Adyen's object of this name."""
    riskData: Union[Dict[str, Any], None]
    """Adyen's object of this name."""
    threeDSRequestorChallengeInd: Union[str, None]
    """Which challenge you wish for, by EMVCo's two digits."""
    attemptAuthentication: Union[str, None]
    """When Adyen does 3-D Secure."""

class AdyenOptions(TypedDict, total=False):
    additionalData: Union[Dict[str, str], None]
    """Adyen's `additionalData`."""

class AdyenPixOptions(TypedDict, total=False):
    additionalData: Union[Dict[str, str], None]
    """Adyen's `additionalData`."""
    pixRecurring: Union[AdyenPixRecurringOptions, None]
    """What the buyer agrees to for later payments."""

class AdyenPixRecurringAmount(TypedDict, total=False):
    value: Union[int, None]
    """In minor units."""
    currency: Union[str, None]
    """ISO 4217 code of that value."""

class _AdyenPixRecurringOptions(TypedDict):
    recurringAmount: Union[AdyenPixRecurringAmount, None]
    """How much is taken each time; null for what varies."""

class AdyenPixRecurringOptions(_AdyenPixRecurringOptions, total=False):
    frequency: Union[str, None]
    """How often money is taken."""
    startsAt: Union[str, None]
    """First day of the agreement."""
    endsAt: Union[str, None]
    """Last day of the agreement."""
    recurringStatement: Union[str, None]
    """What the buyer reads each time."""

class AdyenSepaOptions(TypedDict, total=False):
    autoRescue: Union[bool, None]
    """Whether Adyen tries again what was refused."""
    maxDaysToRescue: Union[int, None]
    """For how many days it does."""
    additionalData: Union[Dict[str, str], None]
    """Adyen's `additionalData`."""
    autoRescueSepaScenario: Union[AdyenAutoRescueSepaScenario, None]
    """What Adyen's test system makes of it."""
    ownerName: Union[str, None]
    """Who holds the account."""

class AdyenSplitsOptions(TypedDict, total=False):
    authorization: Union[List[Dict[str, Any]], None]
    """Parts of what is authorized."""
    capture: Union[List[Dict[str, Any]], None]
    """Parts of what is captured."""
    refund: Union[List[Dict[str, Any]], None]
    """Parts of what is refunded."""

class AffirmItineraryOptions(TypedDict, total=False):
    type: Union[str, None]
    """What kind of thing it is."""
    sku: Union[str, None]
    """Your code for it."""
    display_name: Union[str, None]
    """What it is called."""
    venue: Union[str, None]
    """The house it takes place in."""
    location: Union[str, None]
    """The town it takes place in."""
    date_start: Union[str, None]
    """When it begins."""
    management: Union[str, None]
    """Who runs it."""

class AffirmOptions(TypedDict, total=False):
    discounts: Union[Dict[str, Dict[str, Any]], None]
    """What was taken off, by code."""
    itinerary: Union[AffirmItineraryOptions, None]
    """The journey or event that is sold."""

class AgentMandate(TypedDict):
    type: Literal["agent-mandate"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    purpose: str
    """What it is for, in words of the person who gives it. Every entry of the audit log leads to it."""
    actions: List[AgentMandateAction]
    """What may be done. `pay` takes `payments`, and `refund` takes `refunds`."""
    currency: str
    """The one currency of all of it. ISO 4217, upper case."""
    payments: Union[AgentMandateLimits, None]
    """How much may be paid; null where nothing may."""
    refunds: Union[AgentMandateLimits, None]
    """How much may be refunded; null where nothing may."""
    buyer_ids: List[str]
    """Only payments of these buyers; empty: of any."""
    payment_method_ids: List[str]
    """Only payments with these stored payment methods; empty: with any."""
    external_identifiers: List[str]
    """Only payments with one of these identifiers of yours, of an order say; empty: any."""
    valid_from: str
    """Nothing may be done before."""
    valid_until: str
    """Nothing may be begun from then on."""
    state: AgentMandateState
    """Whether it holds now."""
    paid: AgentMandateUse
    """What is taken of `payments`: with each payment as it begins, until it has failed."""
    refunded: AgentMandateUse
    """What is taken of `refunds`: with each refund as it begins, until it has failed."""
    payments_left: Union[AgentMandateUse, None]
    """What may still be paid; null where nothing ever may."""
    refunds_left: Union[AgentMandateUse, None]
    """What may still be refunded; null where nothing ever may."""
    creator: Union[Creator, None]
    """The API key or the user that gave it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it was last used or revoked."""
    revoked_at: Union[str, None]
    """When somebody took it back; null: nobody has."""

AgentMandateAction: TypeAlias = "Union[Literal[\"read\", \"pay\", \"capture\", \"void\", \"refund\"], str]"
"""`read` finds payments, buyers and stored payment methods. `pay` charges a stored payment method. `capture` and `void` are of payments that were made under this mandate; `refund` is of any that it is about."""

AgentMandateActionInput: TypeAlias = "Literal[\"read\", \"pay\", \"capture\", \"void\", \"refund\"]"
"""`read` finds payments, buyers and stored payment methods. `pay` charges a stored payment method. `capture` and `void` are of payments that were made under this mandate; `refund` is of any that it is about."""

class AgentMandateAttempt(TypedDict):
    payment_service_id: str
    """What would be tried."""
    display_name: str
    """What a person calls it."""

class _AgentMandateCheck(TypedDict):
    action: Literal["pay", "capture", "void", "refund"]
    """What would be done."""

class AgentMandateCheck(_AgentMandateCheck, total=False):
    amount: Union[int, None]
    """How much; for a capture or a refund, left out: all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: Union[str, None]
    """Of `pay`; left out, the mandate's. ISO 4217, upper case."""
    country: Union[str, None]
    """Of `pay`: where the buyer is, as the payment would say it. ISO 3166-1 alpha-2, upper case."""
    intent: TransactionIntentInput
    """Of `pay`: whether the money is held first."""
    payment_method_id: Union[str, None]
    """Of `pay`: the stored payment method that would be charged."""
    external_identifier: Union[str, None]
    """Of `pay`: your own identifier of it."""
    transaction_id: Union[str, None]
    """Of all others: the payment that it would be done to."""

class AgentMandateChecked(TypedDict):
    type: Literal["agent-mandate-check"]
    """The kind of record, always this word."""
    allowed: bool
    """Whether it would be begun now. Nothing is kept free for it."""
    problems: List[AgentMandateProblem]
    """All that would have to be otherwise."""
    amount: Union[int, None]
    """What it would come to; null where that is not known. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    payments_left: Union[AgentMandateUse, None]
    """What may still be paid; null where nothing ever may."""
    refunds_left: Union[AgentMandateUse, None]
    """What may still be refunded; null where nothing ever may."""
    route: Union[AgentMandateRoute, None]
    """Of a payment: what the flow decides of it now; null for all else, and where something is wrong."""

class _AgentMandateCreate(TypedDict):
    purpose: str
    """What it is for, in words of the person who gives it. Every entry of the audit log leads to it."""
    actions: List[AgentMandateActionInput]
    """What may be done. `pay` takes `payments`, and `refund` takes `refunds`."""
    currency: str
    """The one currency of all of it. ISO 4217, upper case."""
    valid_until: str
    """Nothing may be begun from then on."""

class AgentMandateCreate(_AgentMandateCreate, total=False):
    payments: Union[AgentMandateLimitsInput, None]
    """How much may be paid; null where nothing may."""
    refunds: Union[AgentMandateLimitsInput, None]
    """How much may be refunded; null where nothing may."""
    buyer_ids: List[str]
    """Only payments of these buyers; empty: of any."""
    payment_method_ids: List[str]
    """Only payments with these stored payment methods; empty: with any."""
    external_identifiers: List[str]
    """Only payments with one of these identifiers of yours, of an order say; empty: any."""
    valid_from: Union[str, None]
    """Nothing may be done before; left out, from now on."""

class AgentMandateLimits(TypedDict):
    amount_max: int
    """Each of them, at most. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    total_max: int
    """All of them together, at most. What failed is not among them. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    count_max: int
    """How many may be begun. One that failed counts all the same."""

class AgentMandateLimitsInput(TypedDict):
    amount_max: int
    """Each of them, at most. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    total_max: int
    """All of them together, at most. What failed is not among them. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    count_max: int
    """How many may be begun. One that failed counts all the same."""

class AgentMandateProblem(TypedDict):
    pointer: str
    """Which member of what was asked is about."""
    message: str
    """What would be right, in a sentence that begins with that member."""
    type: str
    """`value_error.agent_mandate.…` where it is the mandate that does not allow it."""

class AgentMandateRoute(TypedDict):
    attempts: List[AgentMandateAttempt]
    """Payment services in the order in which they would be tried."""
    error_code: Union[str, None]
    """What it would be declined with before anything is sent; null: it would be tried."""
    three_d_secure: Union[Union[Literal["attempt", "force", "skip"], str], None]
    """What a rule says of 3-D Secure; null: the set-up of the payment service decides."""

AgentMandateState: TypeAlias = "Union[Literal[\"waiting\", \"active\", \"ended\", \"revoked\"], str]"
"""Whether anything may be done under it now: not yet, yes, not any more, never again."""

class AgentMandateUse(TypedDict):
    amount: int
    """All of them together. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    count: int
    """How many."""

class AgentMandates(TypedDict):
    items: List[AgentMandate]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class _AiInsightsReportSpec(TypedDict):
    params: Dict[str, Any]
    """`fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first."""

class AiInsightsReportSpec(_AiInsightsReportSpec, total=False):
    model: Literal["ai_insights"]
    """What the report is about; `ai_insights` is refused."""

class Airline(TypedDict, total=False):
    booking_code: Union[str, None]
    """Code of the booking, as travellers know it."""
    is_cardholder_traveling: Union[bool, None]
    """Whether who pays travels too."""
    issued_address: Union[str, None]
    """Where the ticket was issued."""
    issued_at: Union[str, None]
    """When the ticket was issued."""
    issuing_carrier_code: Union[str, None]
    """Two or three characters of the airline that issued the ticket."""
    issuing_carrier_name: Union[str, None]
    """The airline that issued the ticket, in words."""
    issuing_iata_designator: Union[str, None]
    """IATA designator, two characters, of the airline that issued the ticket."""
    issuing_icao_code: Union[str, None]
    """ICAO code, three characters, of the airline that issued the ticket."""
    legs: Union[List[AirlineLeg], None]
    """The flights, in order."""
    passenger_name_record: Union[str, None]
    """PNR in the reservation system."""
    passengers: Union[List[AirlinePassenger], None]
    """Who travels."""
    reservation_system: Union[str, None]
    """The system in which it was booked."""
    restricted_ticket: Union[bool, None]
    """Whether it cannot be refunded or changed."""
    ticket_delivery_method: Union[Union[Literal["electronic", "other"], str], None]
    """How the traveller gets the ticket."""
    ticket_number: Union[str, None]
    """Number of the ticket for all flights."""
    travel_agency_code: Union[str, None]
    """IATA code of the agency."""
    travel_agency_invoice_number: Union[str, None]
    """The agency's invoice."""
    travel_agency_name: Union[str, None]
    """The agency that sold the ticket."""
    travel_agency_plan_name: Union[str, None]
    """The agency's tour or plan."""

class AirlineInput(TypedDict, total=False):
    booking_code: Union[str, None]
    """Code of the booking, as travellers know it."""
    is_cardholder_traveling: Union[bool, None]
    """Whether who pays travels too."""
    issued_address: Union[str, None]
    """Where the ticket was issued."""
    issued_at: Union[str, None]
    """When the ticket was issued."""
    issuing_carrier_code: Union[str, None]
    """Two or three characters of the airline that issued the ticket."""
    issuing_carrier_name: Union[str, None]
    """The airline that issued the ticket, in words."""
    issuing_iata_designator: Union[str, None]
    """IATA designator, two characters, of the airline that issued the ticket."""
    issuing_icao_code: Union[str, None]
    """ICAO code, three characters, of the airline that issued the ticket."""
    legs: Union[List[AirlineLegInput], None]
    """The flights, in order."""
    passenger_name_record: Union[str, None]
    """PNR in the reservation system."""
    passengers: Union[List[AirlinePassengerInput], None]
    """Who travels."""
    reservation_system: Union[str, None]
    """The system in which it was booked."""
    restricted_ticket: Union[bool, None]
    """Whether it cannot be refunded or changed."""
    ticket_delivery_method: Union[Literal["electronic", "other"], None]
    """How the traveller gets the ticket."""
    ticket_number: Union[str, None]
    """Number of the ticket for all flights."""
    travel_agency_code: Union[str, None]
    """IATA code of the agency."""
    travel_agency_invoice_number: Union[str, None]
    """The agency's invoice."""
    travel_agency_name: Union[str, None]
    """The agency that sold the ticket."""
    travel_agency_plan_name: Union[str, None]
    """The agency's tour or plan."""

class AirlineLeg(TypedDict, total=False):
    arrival_airport: Union[str, None]
    """IATA code of the airport of arrival, three letters."""
    arrival_at: Union[str, None]
    """Local landing time with its offset."""
    arrival_city: Union[str, None]
    """Where the flight lands."""
    arrival_country: Union[str, None]
    """Where the flight lands. ISO 3166-1 alpha-2, upper case."""
    carrier_code: Union[str, None]
    """Two or three characters of the airline that flies."""
    carrier_name: Union[str, None]
    """The airline that flies, in words."""
    iata_designator: Union[str, None]
    """Two characters of the airline that flies, by IATA."""
    icao_code: Union[str, None]
    """Three characters of the airline that flies, by ICAO."""
    coupon_number: Union[str, None]
    """Which coupon of the ticket is used."""
    departure_airport: Union[str, None]
    """IATA code of the airport of departure, three letters."""
    departure_at: Union[str, None]
    """Local take-off time with its offset."""
    departure_city: Union[str, None]
    """Where the flight starts."""
    departure_country: Union[str, None]
    """Where the flight starts. ISO 3166-1 alpha-2, upper case."""
    departure_tax_amount: Union[int, None]
    """Tax for leaving the country. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    fare_amount: Union[int, None]
    """Price of the flight alone. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    fare_basis_code: Union[str, None]
    """The airline's code for the rules of the fare."""
    fee_amount: Union[int, None]
    """What is charged on top of fare and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    flight_class: Union[str, None]
    """Class of the fare, a letter or few."""
    flight_number: Union[str, None]
    """Number of the flight, without the airline."""
    route_type: Union[Union[Literal["round_trip", "one_way"], str], None]
    """Whether the traveller comes back on the same ticket."""
    seat_class: Union[str, None]
    """Where the traveller sits: for example `F`, `J` or `Y`."""
    stop_over: Union[bool, None]
    """Whether the traveller stays at the stop before."""
    tax_amount: Union[int, None]
    """Taxes on this flight. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class AirlineLegInput(TypedDict, total=False):
    arrival_airport: Union[str, None]
    """IATA code of the airport of arrival, three letters."""
    arrival_at: Union[str, None]
    """Local landing time with its offset."""
    arrival_city: Union[str, None]
    """Where the flight lands."""
    arrival_country: Union[str, None]
    """Where the flight lands. ISO 3166-1 alpha-2, upper case."""
    carrier_code: Union[str, None]
    """Two or three characters of the airline that flies."""
    carrier_name: Union[str, None]
    """The airline that flies, in words."""
    iata_designator: Union[str, None]
    """Two characters of the airline that flies, by IATA."""
    icao_code: Union[str, None]
    """Three characters of the airline that flies, by ICAO."""
    coupon_number: Union[str, None]
    """Which coupon of the ticket is used."""
    departure_airport: Union[str, None]
    """IATA code of the airport of departure, three letters."""
    departure_at: Union[str, None]
    """Local take-off time with its offset."""
    departure_city: Union[str, None]
    """Where the flight starts."""
    departure_country: Union[str, None]
    """Where the flight starts. ISO 3166-1 alpha-2, upper case."""
    departure_tax_amount: Union[int, None]
    """Tax for leaving the country. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    fare_amount: Union[int, None]
    """Price of the flight alone. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    fare_basis_code: Union[str, None]
    """The airline's code for the rules of the fare."""
    fee_amount: Union[int, None]
    """What is charged on top of fare and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    flight_class: Union[str, None]
    """Class of the fare, a letter or few."""
    flight_number: Union[str, None]
    """Number of the flight, without the airline."""
    route_type: Union[Literal["round_trip", "one_way"], None]
    """Whether the traveller comes back on the same ticket."""
    seat_class: Union[str, None]
    """Where the traveller sits: for example `F`, `J` or `Y`."""
    stop_over: Union[bool, None]
    """Whether the traveller stays at the stop before."""
    tax_amount: Union[int, None]
    """Taxes on this flight. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class AirlinePassenger(TypedDict, total=False):
    age_group: Union[Union[Literal["adult", "infant"], str], None]
    """How the traveller is priced."""
    date_of_birth: Union[str, None]
    """The traveller's birthday."""
    email_address: Union[str, None]
    """Where the traveller is reached."""
    first_name: Union[str, None]
    """Given name as on the passport."""
    frequent_flyer_number: Union[str, None]
    """Number in the airline's loyalty programme."""
    last_name: Union[str, None]
    """Family name as on the passport."""
    passport_number: Union[str, None]
    """Of the passport that is travelled with."""
    phone_number: Union[str, None]
    """Where the traveller is reached. E.164: `+` and digits."""
    ticket_number: Union[str, None]
    """Number of this traveller's ticket."""
    title: Union[str, None]
    """Form of address."""
    country_code: Union[str, None]
    """Country whose passport is used. ISO 3166-1 alpha-2, upper case."""

class AirlinePassengerInput(TypedDict, total=False):
    age_group: Union[Literal["adult", "infant"], None]
    """How the traveller is priced."""
    date_of_birth: Union[str, None]
    """The traveller's birthday."""
    email_address: Union[str, None]
    """Where the traveller is reached."""
    first_name: Union[str, None]
    """Given name as on the passport."""
    frequent_flyer_number: Union[str, None]
    """Number in the airline's loyalty programme."""
    last_name: Union[str, None]
    """Family name as on the passport."""
    passport_number: Union[str, None]
    """Of the passport that is travelled with."""
    phone_number: Union[str, None]
    """Where the traveller is reached. E.164: `+` and digits."""
    ticket_number: Union[str, None]
    """Number of this traveller's ticket."""
    title: Union[str, None]
    """Form of address."""
    country_code: Union[str, None]
    """Country whose passport is used. ISO 3166-1 alpha-2, upper case."""

AntiFraudDecision: TypeAlias = "Union[Literal[\"accept\", \"error\", \"exception\", \"reject\", \"review\", \"skipped\", \"pending\"], str]"

class _AntiFraudServiceCreate(TypedDict):
    anti_fraud_service_definition_id: str
    """The connector to set up."""
    display_name: str
    """What you call it."""
    fields: List[FieldValueInput]
    """Settings of the connector by their keys, which its definition lists."""

class AntiFraudServiceCreate(_AntiFraudServiceCreate, total=False):
    active: bool
    """Whether it is asked about payments; one service of a merchant account may be."""
    silent_mode_enabled: bool
    """True asks it, and nothing follows from what it says."""

class AntiFraudServiceDefinition(TypedDict):
    type: Literal["anti-fraud-service-definition"]
    """The kind of record, always this word."""
    id: str
    """The connector's name, for example `mock-anti-fraud`."""
    display_name: str
    """What the provider is called."""
    fields: List[DefinitionField]
    """The settings that it takes."""
    icon_url: Union[str, None]
    """A picture of it; null where there is none."""

class AntiFraudServiceDefinitions(TypedDict):
    items: List[AntiFraudServiceDefinition]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class AntiFraudServiceDetails(TypedDict):
    type: Literal["anti-fraud-service"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    anti_fraud_service_definition_id: str
    """The connector that is set up."""
    display_name: str
    """What you call it."""
    active: bool
    """Whether it is asked about payments; one service of a merchant account may be."""
    status: AntiFraudServiceStatus
    """Whether it can be used."""
    silent_mode_enabled: bool
    """True asks it, and nothing follows from what it says."""
    webhook_url: Union[str, None]
    """The address that takes what the provider decides later; it needs no other proof."""
    fields: List[FieldValue]
    """Settings that are not secret."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

AntiFraudServiceStatus: TypeAlias = "Union[Literal[\"pending\", \"created\", \"failed\"], str]"

class AntiFraudServiceUpdate(TypedDict, total=False):
    display_name: Union[str, None]
    """What you call it."""
    active: Union[bool, None]
    """Whether it is asked about payments; one service of a merchant account may be."""
    fields: Union[List[VoidableField], None]
    """Those that change; the others stay."""
    silent_mode_enabled: Union[bool, None]
    """True asks it, and nothing follows from what it says."""

class _AntiFraudServiceVerify(TypedDict):
    anti_fraud_service_definition_id: str
    """The connector whose credentials these are."""
    fields: List[FieldValueInput]
    """Settings of the connector by their keys, which its definition lists."""

class AntiFraudServiceVerify(_AntiFraudServiceVerify, total=False):
    anti_fraud_service_id: Union[str, None]
    """A stored one, whose settings fill in what `fields` leaves out."""

class AntiFraudServices(TypedDict):
    items: List[AntiFraudServiceDetails]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

AnyBankPaymentMethodCreateOf3: TypeAlias = "Union[AchBankPaymentMethodCreate, BacsBankPaymentMethodCreate, SepaBankPaymentMethodCreate]"

AnyBankPaymentMethodCreateOf4: TypeAlias = "Union[AchBankPaymentMethodCreate, SepaBankPaymentMethodCreate, BacsBankPaymentMethodCreate, BaseBankPaymentMethodCreate]"

AnyClickToPayPaymentMethodCreateOf2: TypeAlias = "Union[ClickToPayPaymentMethodCreate, ClickToPayFpanPaymentMethodCreate]"

AnyPayoutAccountOf3: TypeAlias = "Union[PayoutAchAccount, PayoutSepaAccount, PayoutBacsAccount]"

class _ApiKeyPair(TypedDict):
    type: Literal["api-key-pair"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    thumbprint: str
    """RFC 7638 thumbprint of the public key; tokens carry it as `kid`."""
    display_name: str
    """A name for people to read."""
    algorithm: CertificateAlgorithm
    """`ECDSA` is a P-521 or P-256 key, or Ed25519 where you gave one; `RSA` is RSA."""
    active: bool
    """Whether tokens signed with it are accepted."""
    private_key: Union[str, None]
    """PEM, in the answer that made the key and never again; null in every other answer, and where you gave the public key."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    last_used_at: Union[str, None]
    """When a token of it was last accepted, to within some minutes; null where none was."""
    creator: Union[ApiKeyPairCreator, None]
    """Who made it; null for the first key of the instance."""
    merchant_accounts: List[MerchantAccountSummary]
    """The merchant accounts that the key is bound to; empty where it may act for all."""
    roles: List[Role]
    """What the key allows, together with the scopes of each token."""

class ApiKeyPair(_ApiKeyPair, total=False):
    agent_mandate_id: str
    """Of an agent: the mandate that it can do nothing without; left out for any other key."""

class _ApiKeyPairCreate(TypedDict):
    display_name: str
    """A name for people to read."""
    role_ids: List[str]
    """Ids from `GET /roles`; only roles whose every permission the caller holds itself."""

class ApiKeyPairCreate(_ApiKeyPairCreate, total=False):
    algorithm: CertificateAlgorithmInput
    """Which kind of key to make, where no `public_key` is given."""
    active: bool
    """False keeps tokens signed with it refused until it is turned on."""
    merchant_account_ids: List[str]
    """Binds the key to these merchant accounts; left out or empty, it may act for all that the caller may."""
    public_key: Union[str, None]
    """PEM of a key that you made; left out, a pair is made and its private half is in the answer."""
    agent_mandate_id: Union[str, None]
    """Makes it the key of an agent, for good: it can do what this mandate allows. `merchant_account_ids` has to name the one merchant account of the mandate."""

class ApiKeyPairCreator(TypedDict):
    id: str
    """Id of the key or the user that made this one."""
    name: str
    """What that key or user was called."""
    email_address: Union[str, None]
    """Of a user; null for a key, which has no address."""
    thumbprint: Union[str, None]
    """RFC 7638 thumbprint of the key that made this one; null where it is gone, or was a user."""

class ApiKeyPairUpdate(TypedDict, total=False):
    display_name: Union[str, None]
    """A name for people to read."""
    active: Union[bool, None]
    """False refuses its tokens at once, everywhere within two seconds."""
    role_ids: Union[List[str], None]
    """The roles it has from now on, all of them."""
    merchant_account_ids: Union[List[str], None]
    """The merchant accounts it is bound to from now on, all of them."""

class ApiKeyPairWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["api-key-pair.created", "api-key-pair.deleted", "api-key-pair.updated"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[ApiKeyPair, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class ApiKeyPairs(TypedDict):
    items: List[ApiKeyPair]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class _ApplePayPaymentMethodCreate(TypedDict):
    method: Literal["applepay"]
    """A card that the wallet gives: Apple Pay."""
    token: Union[str, Dict[str, Any]]
    """What the wallet gave, as text or object; opened in the vault, never answered, and good once."""

class ApplePayPaymentMethodCreate(_ApplePayPaymentMethodCreate, total=False):
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    cardholder_name: Union[str, None]
    """Name on the card, as the wallet gives it; processors are told the name of the buyer."""
    redirect_url: Union[str, None]
    """Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods."""
    card_suffix: Union[str, None]
    """Last four digits of the card, as the wallet shows them; they become the label."""
    card_scheme: Union[str, None]
    """Scheme as the wallet names it."""
    card_type: Union[str, None]
    """How the account behind it is funded, as the wallet names it."""

class ApplePaySessionRequest(TypedDict):
    validation_url: str
    """What Apple Pay gave the page in `onvalidatemerchant`; in the sandbox the simulator's."""
    domain_name: str
    """The page's domain, a registered one."""

class ApprovalLimit(TypedDict):
    currency: str
    """Which amounts it is for. ISO 4217, upper case."""
    amount: int
    """From this amount on. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class ApprovalLimitInput(TypedDict):
    currency: str
    """Which amounts it is for. ISO 4217, upper case."""
    amount: int
    """From this amount on. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class ApprovalLimits(TypedDict):
    type: Literal["approval-limits"]
    """The kind of record, always this word."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    limits: List[ApprovalLimit]
    """By currency. None at all: nobody has to agree. As soon as there is one, every amount in a currency without one needs a second person, too."""

class ApprovalLimitsUpdate(TypedDict):
    limits: List[ApprovalLimitInput]
    """By currency. None at all: nobody has to agree. As soon as there is one, every amount in a currency without one needs a second person, too."""

ApprovalTarget: TypeAlias = "Union[Literal[\"new_window\", \"any\"], str]"
"""`new_window`: the page does not work inside another one."""

AuditLogAction: TypeAlias = "Union[Literal[\"created\", \"updated\", \"deleted\", \"voided\", \"canceled\", \"captured\", \"exported\", \"revealed\"], str]"
"""`exported`: a list was read as a file; `revealed`: a person saw what is masked for people."""

AuditLogActionInput: TypeAlias = "Literal[\"created\", \"updated\", \"deleted\", \"voided\", \"canceled\", \"captured\", \"exported\", \"revealed\"]"
"""`exported`: a list was read as a file; `revealed`: a person saw what is masked for people."""

class _AuditLogEntries(TypedDict):
    items: List[AuditLogEntry]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class AuditLogEntries(_AuditLogEntries, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

class _AuditLogEntry(TypedDict):
    type: Literal["audit-log"]
    """The kind of record, always this word."""
    id: Union[str, None]
    """Null for an entry that has no record of its own."""
    merchant_account_id: Union[str, None]
    """Whose data was written; null for what belongs to the instance."""
    resource: AuditLogEntryResource
    """What was written."""
    action: AuditLogAction
    """What was done to it."""
    user: AuditLogEntryUser
    """Who did it."""
    timestamp: str
    """When it was done."""

class AuditLogEntry(_AuditLogEntry, total=False):
    operation: str
    """By which operation of the API; `log_in`, `log_in_failed` and `log_out` are log-ins."""
    session_id: Union[str, None]
    """Of a person: in which of their sessions."""
    address: Union[str, None]
    """Of a person: from where they called."""
    confirmation_id: Union[str, None]
    """What the person has signed for it; null for what nobody has to sign."""
    reason: Union[str, None]
    """What the person typed as the reason for it."""
    agent_mandate_id: Union[str, None]
    """Of an agent's key: the mandate that it acted under."""

class AuditLogEntryResource(TypedDict):
    type: str
    """The kind of record that was written."""
    id: str
    """Names the record that was written."""
    name: str
    """What it was called, or its id."""

class AuditLogEntryUser(TypedDict):
    type: Literal["user"]
    """The kind of record, always this word."""
    id: Union[str, None]
    """Id of the API key that signed, or of the person; null where the service itself acted."""
    name: str
    """What they were called then."""
    email_address: Union[str, None]
    """Of a person; null for a key, which has no address."""
    is_staff: bool
    """Always false: nobody else works on an instance of yours."""
    status: UserStatus
    """Always `active`: they were when they did it."""

AvsResponseCode: TypeAlias = "Union[Literal[\"match\", \"no_match\", \"partial_match_address\", \"partial_match_postcode\", \"partial_match_name\", \"unavailable\"], str]"

class _BacsBankPaymentMethodCreate(TypedDict):
    account_holder: BankAccountHolder
    """Whose account it is."""
    account_number: str
    """Eight digits; goes into the vault and is never answered."""
    routing_number: str
    """Sort code, six digits."""

class BacsBankPaymentMethodCreate(_BacsBankPaymentMethodCreate, total=False):
    method: Literal["bank"]
    """A bank account."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment method, where it is stored."""
    payment_service_id: Union[str, None]
    """The payment service that is to debit it."""
    scheme: Literal["bacs"]
    """An account in the United Kingdom."""

class Balance(TypedDict):
    type: Literal["balance"]
    """The kind of record, always this word."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    currency: str
    """One balance for each currency that was ever posted. ISO 4217, upper case."""
    authorized_amount: int
    """Promised by issuers and neither captured nor released. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    captured_amount: int
    """Taken from buyers, over all time. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    refunded_amount: int
    """Given back to buyers, over all time. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    returned_amount: int
    """Captured, and taken back by buyers' banks. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    settled_amount: int
    """Captures settled less refunds settled, before fees, chargebacks and payouts. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    fee_amount: int
    """Kept by processors out of what they settled. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    charged_back_amount: int
    """Taken back by chargebacks, less what was reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    paid_out_amount: int
    """Sent to cards by payouts. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    pending_amount: int
    """Captured, and neither refunded, returned nor settled yet: what processors still owe. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    as_of: str
    """The moment at which these figures were true."""

class Balances(TypedDict):
    items: List[Balance]
    """What was found, in the order that the operation tells."""

class BankAccountHolder(TypedDict, total=False):
    first_name: Union[str, None]
    """Given name of who holds the account."""
    last_name: Union[str, None]
    """Family name of who holds the account."""
    company_name: Union[str, None]
    """The company, where one holds the account."""

BankCsvDateFormat: TypeAlias = "Literal[\"year-month-day\", \"day-month-year\", \"month-day-year\"]"
"""In which order: with a point, a slash or a dash between, or, of eight digits with the year first, nothing."""

BankCsvDecimalSign: TypeAlias = "Literal[\"point\", \"comma\"]"
"""What stands before cents."""

class _BankCsvMapping(TypedDict):
    account: str
    """Whose lines they are: IBAN or account number."""
    currency: str
    """Of the account. ISO 4217, upper case."""
    booked_on: str
    """Name of the column with the day on which a line was booked."""
    date_format: BankCsvDateFormat
    """How the days in its columns are written."""
    decimal_sign: BankCsvDecimalSign
    """What stands before cents; the other sign may stand between thousands."""

class BankCsvMapping(_BankCsvMapping, total=False):
    value_on: str
    """Name of the column with the value date."""
    amount: str
    """Name of the column with the amount and its sign; or `credit` and `debit`."""
    credit: str
    """Name of the column with what came in."""
    debit: str
    """Name of the column with what went out."""
    balance: str
    """Name of the column with what the account holds after a line."""
    bank_reference: str
    """Name of the column with the bank's own reference of a line."""
    counterparty: str
    """Name of the column that says who paid, or was paid."""
    references: List[str]
    """Names of columns in which references of payouts may stand."""
    text: List[str]
    """Names of columns with texts."""

class BankStatement(TypedDict):
    type: Literal["bank-statement"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    format: BankStatementFormat
    """What the file was read as."""
    reference: Union[str, None]
    """The bank's id or number of the statement; null where it gives none."""
    account: str
    """IBAN or account number, without blanks."""
    currency: str
    """Of the account, and of every amount of the statement. ISO 4217, upper case."""
    opens_on: Union[str, None]
    """The day of the opening balance."""
    closes_on: Union[str, None]
    """The day of the closing balance."""
    opening_amount: Union[int, None]
    """What the account held before the first line; null where the bank does not say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    closing_amount: Union[int, None]
    """What it held after the last one; null where the bank does not say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    difference: Union[int, None]
    """Opening balance and lines, less the closing balance. Not zero: lines are missing, see `unread_parts`. Null where a balance is. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    line_count: int
    """Lines that the statement has."""
    known_line_count: int
    """Of these, lines that an earlier statement had: they are not counted again."""
    unread_parts: List[BankStatementUnreadPart]
    """What of its file could not be read, the first hundred."""
    unread_part_count: int
    """How many there are."""
    created_at: str
    """When it was uploaded."""

class _BankStatementCreate(TypedDict):
    format: BankStatementFormatInput
    """What the file is written in."""
    content: str
    """The file as text. What looks like a card number in it is masked before it is kept."""

class BankStatementCreate(_BankStatementCreate, total=False):
    mapping: BankCsvMapping
    """Of `csv` alone: which column is what."""

BankStatementFormat: TypeAlias = "Union[Literal[\"camt.053\", \"mt940\", \"bai2\", \"csv\"], str]"
"""`camt.053`: XML of ISO 20022, any version; `mt940`: of SWIFT; `bai2`: of banks in the United States; `csv`: a table, with `mapping`."""

BankStatementFormatInput: TypeAlias = "Literal[\"camt.053\", \"mt940\", \"bai2\", \"csv\"]"
"""`camt.053`: XML of ISO 20022, any version; `mt940`: of SWIFT; `bai2`: of banks in the United States; `csv`: a table, with `mapping`."""

class BankStatementLine(TypedDict):
    type: Literal["bank-statement.line"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    bank_statement_id: str
    """The statement that had it first."""
    position: int
    """Its place in that statement, from 1."""
    currency: str
    """Of the account. ISO 4217, upper case."""
    booked_on: str
    """The day on which the bank booked it."""
    value_on: Union[str, None]
    """From when on it bears interest."""
    amount: int
    """Above zero came in, below zero went out. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    charges: int
    """What the bank took out of the amount, where it says so. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    bank_reference: Union[str, None]
    """The bank's own reference of the line."""
    references: List[str]
    """Everything that could name a payout, wherever it stood."""
    counterparty: Union[str, None]
    """Who paid, or was paid."""
    text: str
    """What the payer and the bank wrote."""
    code: Union[str, None]
    """The bank's code for such lines."""

class BankStatementLines(TypedDict):
    items: List[BankStatementLine]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class BankStatementUnreadPart(TypedDict):
    place: str
    """Where in the file: a line, a row, or an element."""
    reason: str
    """Why it could not be read, or was left out."""

class BankStatementUpload(TypedDict):
    items: List[BankStatement]
    """What was found, in the order that the operation tells."""

class _BankStatements(TypedDict):
    items: List[BankStatement]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class BankStatements(_BankStatements, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

class _BaseBankPaymentMethodCreate(TypedDict):
    account_holder: BankAccountHolder
    """Whose account it is."""

class BaseBankPaymentMethodCreate(_BaseBankPaymentMethodCreate, total=False):
    method: Literal["bank"]
    """A bank account."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment method, where it is stored."""

class BasicAuthentication(TypedDict):
    type: Literal["webhook-authentication"]
    """The kind of record, always this word."""
    kind: Literal["basic"]
    """How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours."""
    username: str
    """What is sent as the user."""
    password: Literal["********"]
    """What is sent with it. Sealed, and never shown again."""

class _BasicAuthenticationCreate(TypedDict):
    username: str
    """What is sent as the user."""
    password: str
    """What is sent with it. Sealed, and never shown again."""

class BasicAuthenticationCreate(_BasicAuthenticationCreate, total=False):
    kind: Literal["basic"]
    """How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours."""

class BillingDetails(TypedDict, total=False):
    first_name: Union[str, None]
    """Given name."""
    last_name: Union[str, None]
    """Family name."""
    email_address: Union[str, None]
    """Where mail reaches them."""
    phone_number: Union[str, None]
    """Where they can be called. E.164: `+` and digits."""
    address: Union[Address, None]
    """Where invoices go."""
    tax_id: Union[TaxId, None]
    """The number under which the buyer is taxed."""

class BillingDetailsInput(TypedDict, total=False):
    first_name: Union[str, None]
    """Given name."""
    last_name: Union[str, None]
    """Family name."""
    email_address: Union[str, None]
    """Where mail reaches them."""
    phone_number: Union[str, None]
    """Where they can be called. E.164: `+` and digits."""
    address: Union[AddressInput, None]
    """Where invoices go."""
    tax_id: Union[TaxIdInput, None]
    """The number under which the buyer is taxed."""

class BraintreeDynamicDataFieldsOptions(TypedDict, total=False):
    three_ds_auth_status: Union[str, None]
    """What 3-D Secure said, as Braintree names it."""
    purchase_order_number: Union[str, None]
    """The buyer's order."""
    vault_payment_method_criteria: Union[Literal["ALWAYS", "ON_SUCCESSFUL_TRANSACTION"], None]
    """When Braintree stores the card."""

class BraintreeOptions(TypedDict, total=False):
    discount_amount: Union[int, None]
    """Taken off the order, in minor units."""
    custom_fields: Union[Dict[str, str], None]
    """Fields that you made at Braintree."""
    dynamic_data_fields: Union[BraintreeDynamicDataFieldsOptions, None]
    """Further members of the request to Braintree."""

class _BrowserInfo(TypedDict):
    javascript_enabled: bool
    """Whether the browser runs scripts."""
    java_enabled: bool
    """What `navigator.javaEnabled()` says."""
    language: str
    """What `navigator.language` says, for example `en-GB`."""
    color_depth: int
    """Bits for one pixel: `screen.colorDepth`."""
    screen_height: int
    """In pixels: `screen.height`."""
    screen_width: int
    """In pixels: `screen.width`."""
    time_zone_offset: int
    """Minutes from local time to UTC: `getTimezoneOffset()`."""
    user_agent: str
    """The browser's `User-Agent` header."""
    user_device: Union[Literal["desktop", "mobile"], str]
    """What kind of device it is."""

class BrowserInfo(_BrowserInfo, total=False):
    accept_header: Union[str, None]
    """The browser's `Accept` header."""

class _BrowserInfoInput(TypedDict):
    javascript_enabled: bool
    """Whether the browser runs scripts."""
    java_enabled: bool
    """What `navigator.javaEnabled()` says."""
    language: str
    """What `navigator.language` says, for example `en-GB`."""
    color_depth: int
    """Bits for one pixel: `screen.colorDepth`."""
    screen_height: int
    """In pixels: `screen.height`."""
    screen_width: int
    """In pixels: `screen.width`."""
    time_zone_offset: int
    """Minutes from local time to UTC: `getTimezoneOffset()`."""
    user_agent: str
    """The browser's `User-Agent` header."""
    user_device: Literal["desktop", "mobile"]
    """What kind of device it is."""

class BrowserInfoInput(_BrowserInfoInput, total=False):
    accept_header: Union[str, None]
    """The browser's `Accept` header."""

class Buyer(TypedDict):
    type: Literal["buyer"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    reconciliation_id: str
    """The id as a base-62 number of 22 digits, for systems without room for a UUID."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    display_name: Union[str, None]
    """A name for people to read."""
    external_identifier: Union[str, None]
    """Your own identifier of the buyer, unique in the merchant account; null where none was given."""
    billing_details: Union[BillingDetails, None]
    """What was told of the buyer for invoices and risk checks; null where nothing was."""
    account_number: Union[str, None]
    """Number of the buyer's account at the merchant."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class BuyerCreate(TypedDict, total=False):
    display_name: Union[str, None]
    """A name for people to read."""
    external_identifier: Union[str, None]
    """Your own identifier of the buyer; a second buyer with it is refused with 409."""
    billing_details: Union[BillingDetailsInput, None]
    """What you know of the buyer for invoices and risk checks."""
    account_number: Union[str, None]
    """Number of the buyer's account at the merchant."""

class BuyerUpdate(TypedDict, total=False):
    display_name: Union[str, None]
    """A name for people to read."""
    external_identifier: Union[str, None]
    """Your own identifier of the buyer; one that another buyer has is refused with 409."""
    account_number: Union[str, None]
    """Number of the buyer's account at the merchant."""
    billing_details: Union[BillingDetailsInput, None]
    """Merged as deep as it goes: null clears a member, what is left out stays."""

class BuyerWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["buyer.created", "buyer.deleted", "buyer.updated"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[Buyer, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class _Buyers(TypedDict):
    items: List[Buyer]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class Buyers(_Buyers, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

CallerType: TypeAlias = "Union[Literal[\"user\", \"api-key-pair\"], str]"

CancelStatus: TypeAlias = "Union[Literal[\"succeeded\", \"pending\", \"failed\"], str]"
"""`pending` says also that the outcome is not known yet; `failed`: it certainly did not happen."""

class Capabilities(TypedDict):
    type: Literal["capabilities"]
    """The kind of record, always this word."""
    environment: Union[Literal["sandbox", "production"], str]
    """Whether money moves."""
    release: str
    """Version of the service."""
    api_versions: List[str]
    """Versions of the API that a request can name in `x-api-version`."""
    roles: List[Union[Literal["api", "worker", "vault", "simulator"], str]]
    """What runs in the process that answered."""
    clock_offset_seconds: Union[int, None]
    """Of a sandbox: how far the time of the merchant account is ahead of the machine; null in production."""
    features: List[Union[Literal["card-fields", "dashboard", "demo-log-in", "sandbox-clock", "three-ds-scenarios"], str]]
    """What is there beside what every instance has."""
    log_in: List[Union[Literal["passkey", "identity-provider", "demo"], str]]
    """How people can log in at the dashboard; none where this process serves none."""
    four_eyes: List[FourEyesBound]
    """From which amounts on a second person has to agree; none: from no amount."""

class Capture(TypedDict):
    type: Literal["capture"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    transaction_id: str
    """The transaction that was captured."""
    xid: Union[str, None]
    """The processor's own id of the capture; null until it gave one."""
    currency: str
    """Currency of the transaction."""
    amount: int
    """What this capture takes. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    status: CaptureStatus
    """How it went; `pending` where that is not known yet."""
    final: bool
    """Whether no other capture can follow."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    captured_at: Union[str, None]
    """When the processor took the money; null until then."""
    external_identifier: Union[str, None]
    """Your own identifier of the capture; null where none was given."""
    error_code: Union[str, None]
    """Why it did not succeed, in one vocabulary for all processors; null where it did."""
    iso_response_code: Union[str, None]
    """ISO 8583 response code; null where the processor gave none."""
    raw_response_code: Union[str, None]
    """The processor's own code; null where it gave none."""
    raw_response_description: Union[str, None]
    """The processor's own words; null where it gave none."""
    transaction_external_identifier: Union[str, None]
    """Your own identifier of the transaction; null where none was given."""
    cart_items: Union[List[CartItem], None]
    """What this capture pays for; null where nothing was told."""

class _CaptureCreate(TypedDict):
    transaction_id: str
    """The authorized transaction."""

class CaptureCreate(_CaptureCreate, total=False):
    amount: Union[int, None]
    """What to take now; left out, all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    airline: Union[AirlineInput, None]
    """What is known now about the flights."""
    cart_items: Union[List[CartItemInput], None]
    """What this capture pays for."""
    final: bool
    """True releases the rest of the authorization; false leaves it for further captures, where the connector can do that."""
    external_identifier: Union[str, None]
    """Your own identifier of the capture."""
    reauthorize_if_authorization_expired: bool
    """True charges the stored card anew, as a new transaction, where the authorization has expired; only under the transaction's own path."""

CaptureStatus: TypeAlias = "Union[Literal[\"succeeded\", \"pending\", \"declined\", \"failed\"], str]"
"""`pending` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen."""

class CaptureWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["capture.declined", "capture.failed", "capture.pending", "capture.succeeded"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[Capture, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class Captures(TypedDict):
    items: List[Capture]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class CardDetail(TypedDict):
    type: Literal["card-detail"]
    """The kind of record, always this word."""
    id: Union[str, None]
    """The digits that were asked about, or those of the stored card."""
    card_type: Union[str, None]
    """How the account behind it is funded; null where the BIN table does not know."""
    scheme: Union[CardScheme, None]
    """Scheme of the card; null where it is unknown."""
    additional_schemes: Union[List[CardScheme], None]
    """Further schemes of a co-badged card; null where there are none."""
    additional_schemes_details: Union[List[AdditionalSchemeDetail], None]
    """The same with their pictures; null where there are none."""
    scheme_icon_url: Union[str, None]
    """A picture of the scheme; null where there is none."""
    country: Union[str, None]
    """Country of the issuer; null where the BIN table does not know. ISO 3166-1 alpha-2, upper case."""
    required_fields: Union[RequiredFields, None]
    """What a payment with it would have to tell of the buyer; null where nothing is."""

class CardExport(TypedDict):
    type: Literal["card-export"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    state: CardExportState
    """`approved`: its file may be made. `finished`: it was. `expired`: it was not, and its time is over; ask anew."""
    recipient: str
    """Who gets the file, in words that the second person understands."""
    fingerprint: str
    """Of the key, as people compare it: 40 hex digits."""
    public_key: str
    """The key, as it was given."""
    cards_max: int
    """How many cards it has at most. With more of them, its file is not made."""
    confirmation_id: str
    """What two people signed."""
    asked_by: CardExportPerson
    """Who asked for it."""
    approved_by: CardExportPerson
    """The second person, who agreed."""
    created_at: str
    """When it was asked for with both signatures."""
    expires_at: str
    """Until when its file may be made: three days later."""
    runs: int
    """How often its file was begun. One that broke off is made again from the start."""
    finished_at: Union[str, None]
    """When its file was whole; null until it was."""
    cards: Union[int, None]
    """How many cards the file has; null until it is whole."""
    sha256: Union[str, None]
    """Of the encrypted file, 64 hex digits, for whoever gets it to compare; null until it is whole."""

class CardExportCreate(TypedDict):
    public_key: str
    """The OpenPGP key that the file is to be encrypted to, in ASCII armour (`BEGIN PGP PUBLIC KEY BLOCK`): RSA of 2048 bits or more, or Curve25519, P-256, P-384 or P-521."""
    recipient: str
    """Who gets the file, in words that the second person understands."""
    cards_max: int
    """How many cards it has at most. With more of them, its file is not made."""

class CardExportPerson(TypedDict):
    id: str
    """Id that Railyard gave it, for good."""
    name: str
    """What they were called then."""

CardExportState: TypeAlias = "Union[Literal[\"approved\", \"finished\", \"expired\"], str]"

class CardExportWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["card-export.finished"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[CardExport, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class CardExports(TypedDict):
    items: List[CardExport]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class _CardPaymentMethodCreate(TypedDict):
    expiration_date: str
    """Last month in which the card is good. `MM/YY`."""
    number: str
    """12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered."""

class CardPaymentMethodCreate(_CardPaymentMethodCreate, total=False):
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment method, where it is stored."""
    card_type: Union[CardTypeInput, None]
    """How the account behind it is funded; the BIN table where it is left out."""
    method: Literal["card"]
    """A card given by its number."""
    security_code: Union[str, None]
    """Three or four digits of the card; kept in memory for this payment alone, and never answered."""

CardScheme: TypeAlias = "Union[Literal[\"accel\", \"amex\", \"bancontact\", \"carte-bancaire\", \"cirrus\", \"culiance\", \"dankort\", \"diners-club\", \"discover\", \"eftpos-australia\", \"elo\", \"hipercard\", \"jcb\", \"maestro\", \"mastercard\", \"mir\", \"nyce\", \"other\", \"pulse\", \"qcard\", \"rupay\", \"star\", \"uatp\", \"unionpay\", \"visa\"], str]"

class CardSchemeDefinition(TypedDict):
    type: Literal["card-scheme-definition"]
    """The kind of record, always this word."""
    id: str
    """The word for the scheme, as `scheme` has it."""
    icon_url: str
    """A picture of it; null where there is none."""
    display_name: str
    """A name for people to read."""

class CardSchemeDefinitions(TypedDict):
    items: List[CardSchemeDefinition]
    """What was found, in the order that the operation tells."""

CardSchemeInput: TypeAlias = "Literal[\"accel\", \"amex\", \"bancontact\", \"carte-bancaire\", \"cirrus\", \"culiance\", \"dankort\", \"diners-club\", \"discover\", \"eftpos-australia\", \"elo\", \"hipercard\", \"jcb\", \"maestro\", \"mastercard\", \"mir\", \"nyce\", \"other\", \"pulse\", \"qcard\", \"rupay\", \"star\", \"uatp\", \"unionpay\", \"visa\"]"

CardType: TypeAlias = "Union[Literal[\"credit\", \"debit\", \"prepaid\"], str]"

CardTypeInput: TypeAlias = "Literal[\"credit\", \"debit\", \"prepaid\"]"

class _CardWithUrlPaymentMethodCreate(TypedDict):
    expiration_date: str
    """Last month in which the card is good. `MM/YY`."""
    number: str
    """12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered."""

class CardWithUrlPaymentMethodCreate(_CardWithUrlPaymentMethodCreate, total=False):
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment method, where it is stored."""
    card_type: Union[CardTypeInput, None]
    """How the account behind it is funded; the BIN table where it is left out."""
    method: Literal["card"]
    """A card given by its number."""
    security_code: Union[str, None]
    """Three or four digits of the card; kept in memory for this payment alone, and never answered."""
    redirect_url: Union[str, None]
    """Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods."""

class _CartItem(TypedDict):
    name: str
    """What the buyer reads."""
    quantity: int
    """How many of it."""
    unit_amount: int
    """Price of one, before discount and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class CartItem(_CartItem, total=False):
    discount_amount: Union[int, None]
    """Taken off the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    tax_amount: Union[int, None]
    """Tax of the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    external_identifier: Union[str, None]
    """Your own identifier of the article."""
    sku: Union[str, None]
    """Stock keeping unit."""
    upc: Union[str, None]
    """Universal product code."""
    product_url: Union[str, None]
    """A page about the article."""
    image_url: Union[str, None]
    """A picture of the article."""
    categories: Union[List[str], None]
    """Shelves it belongs to."""
    product_type: Union[ProductType, None]
    """What kind of line it is."""
    seller_country: Union[str, None]
    """Country of who sells it on a marketplace. ISO 3166-1 alpha-2, upper case."""
    tax_exempt: Union[bool, None]
    """Whether no tax is due on it."""
    unit_of_measure: Union[str, None]
    """What one of it is: a kilogram, a metre, a piece."""
    commodity_code: Union[str, None]
    """Code of the goods in the merchant's or a public classification."""
    description: Union[str, None]
    """More about it than its name."""
    duty_amount: Union[int, None]
    """Customs duty of the line. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    shipping_amount: Union[int, None]
    """What sending the line costs. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class _CartItemInput(TypedDict):
    name: str
    """What the buyer reads."""
    quantity: int
    """How many of it."""
    unit_amount: int
    """Price of one, before discount and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class CartItemInput(_CartItemInput, total=False):
    discount_amount: Union[int, None]
    """Taken off the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    tax_amount: Union[int, None]
    """Tax of the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    external_identifier: Union[str, None]
    """Your own identifier of the article."""
    sku: Union[str, None]
    """Stock keeping unit."""
    upc: Union[str, None]
    """Universal product code."""
    product_url: Union[str, None]
    """A page about the article."""
    image_url: Union[str, None]
    """A picture of the article."""
    categories: Union[List[str], None]
    """Shelves it belongs to."""
    product_type: Union[ProductTypeInput, None]
    """What kind of line it is."""
    seller_country: Union[str, None]
    """Country of who sells it on a marketplace. ISO 3166-1 alpha-2, upper case."""
    tax_exempt: Union[bool, None]
    """Whether no tax is due on it."""
    unit_of_measure: Union[str, None]
    """What one of it is: a kilogram, a metre, a piece."""
    commodity_code: Union[str, None]
    """Code of the goods in the merchant's or a public classification."""
    description: Union[str, None]
    """More about it than its name."""
    duty_amount: Union[int, None]
    """Customs duty of the line. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    shipping_amount: Union[int, None]
    """What sending the line costs. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

CertificateAlgorithm: TypeAlias = "Union[Literal[\"ECDSA\", \"RSA\"], str]"

CertificateAlgorithmInput: TypeAlias = "Literal[\"ECDSA\", \"RSA\"]"

class Chargeback(TypedDict):
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    posted_at: str
    """When the processor booked it."""
    ingested_at: str
    """When the report reached this instance."""
    currency: str
    """Currency of the line, which is the transaction's. ISO 4217, upper case."""
    amount: int
    """What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    exchange_rate: Union[float, None]
    """How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told."""
    commission: int
    """All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    interchange: Union[int, None]
    """The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    markup: Union[int, None]
    """The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    scheme_fee: Union[int, None]
    """The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    payment_service_report_id: str
    """Lines with the same one stand in one report."""
    payment_service_report_file_ids: List[str]
    """The file that the line was read in, the same for all of its lines; empty for what came by event."""
    transaction_id: str
    """The transaction that it belongs to."""
    type: Literal["chargeback"]
    """The kind of record, always this word."""

ChargebackLineType: TypeAlias = "Literal[\"chargeback\", \"chargeback-reversal\"]"

class ChargebackReversal(TypedDict):
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    posted_at: str
    """When the processor booked it."""
    ingested_at: str
    """When the report reached this instance."""
    currency: str
    """Currency of the line, which is the transaction's. ISO 4217, upper case."""
    amount: int
    """What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    exchange_rate: Union[float, None]
    """How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told."""
    commission: int
    """All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    interchange: Union[int, None]
    """The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    markup: Union[int, None]
    """The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    scheme_fee: Union[int, None]
    """The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    payment_service_report_id: str
    """Lines with the same one stand in one report."""
    payment_service_report_file_ids: List[str]
    """The file that the line was read in, the same for all of its lines; empty for what came by event."""
    transaction_id: str
    """The transaction that it belongs to."""
    type: Literal["chargeback-reversal"]
    """The kind of record, always this word."""

class ChargebackReversals(TypedDict):
    items: List[ChargebackReversal]
    """What was found, in the order that the operation tells."""

class Chargebacks(TypedDict):
    items: List[Chargeback]
    """What was found, in the order that the operation tells."""

class ChaseOptions(TypedDict, total=False):
    comments: Union[str, None]
    """Free words that stand in Chase's reports."""

class CheckoutCardOptions(TypedDict, total=False):
    three_d_secure: Union[bool, None]
    """True has Checkout.com authenticate the cardholder itself, on a page of its own."""
    challenge_indicator: Union[str, None]
    """For its own 3-D Secure: no_preference, no_challenge_requested, challenge_requested and so on."""
    sub_entity_id: Union[str, None]
    """For platforms: the sub-entity that the whole amount is for, ent_ and so on."""

class CheckoutPayoutOptions(TypedDict):
    processing_channel_id: str
    """Which channel of your account there."""
    source_id: str
    """Where the money is taken from there."""

class _CheckoutSession(TypedDict):
    cart_items: Union[List[CartItem], None]
    """What is bought; null where nothing was told."""
    metadata: Union[Dict[str, str], None]
    """Your own keys and values; null where none were given."""
    buyer: Union[GuestBuyer, None]
    """Who pays; null where nothing was told."""
    airline: Union[Airline, None]
    """What was told about the flights; null where nothing was."""
    amount: Union[int, None]
    """What the session is for; null where nothing was told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: Union[str, None]
    """Currency of that amount; null where nothing was told. ISO 4217, upper case."""
    payment_service_id: Union[str, None]
    """The payment service that is to take the payment; null leaves the choice to routing."""
    type: Literal["checkout-session"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    expires_at: str
    """When the session and the card data in it are destroyed."""
    payment_method: Union[CheckoutSessionPaymentMethod, None]
    """What was put in; null before that, and once a payment took it."""

class CheckoutSession(_CheckoutSession, total=False):
    buyer_id: Union[str, None]
    """The known buyer whom the session is for; null where none was named."""
    front_end_origins: Union[List[str], None]
    """Origins of the pages that may show this session's frames; null: those of the merchant account."""

class CheckoutSessionCardDetails(TypedDict):
    bin: str
    """The digits that were asked about."""
    card_type: Union[CardType, None]
    """How the account behind it is funded; null where the BIN table does not know."""
    scheme: Union[CardScheme, None]
    """Scheme of the card; null where it is unknown."""
    scheme_icon_url: Union[str, None]
    """A picture of the scheme; null where there is none."""
    additional_schemes: List[CardScheme]
    """Further schemes of a co-badged card."""

class CheckoutSessionCardDetailsRequest(TypedDict):
    bin: str
    """First six to eight digits of the card."""

class _CheckoutSessionCardPaymentMethod(TypedDict):
    number: str
    """12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered."""
    expiration_date: str
    """Last month in which the card is good. `MM/YY`."""

class CheckoutSessionCardPaymentMethod(_CheckoutSessionCardPaymentMethod, total=False):
    method: Literal["card"]
    """A card that the buyer types."""
    security_code: Union[str, None]
    """Three or four digits of the card; kept in memory for this payment alone, and never answered."""
    preferred_scheme: Union[CardSchemeInput, None]
    """The scheme that the buyer chose of a card that has several (`additional_schemes` of its details): the payment goes over it. Left out, over the scheme of the number, unless a rule of the flow says otherwise."""

class _CheckoutSessionClickToPayPaymentMethod(TypedDict):
    merchant_transaction_id: str
    """Id of the checkout at Click to Pay, as its SDK gives it."""
    src_correlation_id: str
    """What ties the calls of one checkout together, as the SDK gives it."""
    src_dpa_id: str
    """Your application at Click to Pay."""

class CheckoutSessionClickToPayPaymentMethod(_CheckoutSessionClickToPayPaymentMethod, total=False):
    method: Literal["click-to-pay"]
    """A card that Click to Pay gives."""
    src_cx_flow_id: Union[str, None]
    """The buyer's path through the checkout, as the SDK gives it."""

class _CheckoutSessionIdPaymentMethod(TypedDict):
    id: str
    """The stored payment method."""

class CheckoutSessionIdPaymentMethod(_CheckoutSessionIdPaymentMethod, total=False):
    method: Literal["id"]
    """A stored payment method."""
    security_code: Union[str, None]
    """Three or four digits of the card; kept in memory for this payment alone, and never answered."""

class CheckoutSessionPaymentMethod(TypedDict):
    type: Literal["payment-method"]
    """The kind of record, always this word."""
    id: Union[str, None]
    """Id of the stored payment method that was put in; null for a typed card."""
    details: Union[CheckoutSessionPaymentMethodDetails, None]
    """What the first digits say."""
    label: Union[str, None]
    """Last four digits."""
    method: Literal["card"]
    """Always a card."""
    scheme: Union[CardScheme, None]
    """Scheme of the card; of a card with several, the one that the buyer chose; null where it is unknown."""
    fingerprint: Union[str, None]
    """The same for the same card number, and tells nothing about it."""

class _CheckoutSessionPaymentMethodCreate(TypedDict):
    id: str
    """The checkout session; what is in it is taken once."""

class CheckoutSessionPaymentMethodCreate(_CheckoutSessionPaymentMethodCreate, total=False):
    method: Literal["checkout-session"]
    """What was put into a checkout session."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment method, where it is stored."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""

class CheckoutSessionPaymentMethodDetails(TypedDict):
    bin: Union[str, None]
    """First digits of the number."""
    card_country: Union[str, None]
    """Country of the issuer; null where the BIN table does not know. ISO 3166-1 alpha-2, upper case."""
    card_type: Union[CardType, None]
    """How the account behind it is funded; null where the BIN table does not know."""
    card_issuer_name: Union[str, None]
    """The bank that gave the card; null where the BIN table does not know."""

class _CheckoutSessionSecureFields(TypedDict):
    payment_method: Union[CheckoutSessionCardPaymentMethod, CheckoutSessionClickToPayPaymentMethod, CheckoutSessionIdPaymentMethod]
    """What is put into the session; it takes the place of what was there."""

class CheckoutSessionSecureFields(_CheckoutSessionSecureFields, total=False):
    postal_code: Union[str, None]
    """Of the card's billing address."""

class CheckoutSessionThreeDSecure(TypedDict):
    type: Literal["checkout-session-three-d-secure"]
    """The kind of record, always this word."""
    checkout_session_id: str
    """The session whose card is authenticated."""
    status: CheckoutSessionThreeDSecureStatus
    """`pending` while the buyer is awaited."""
    approval_url: Union[str, None]
    """Where the buyer's browser goes; told once, by the call that opened it, and null afterwards."""
    three_d_secure: Union[TransactionThreeDSecureSummary, None]
    """The result; null while there is none."""
    amount: Union[int, None]
    """What the cardholder is asked to agree to; null where the session has none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: Union[str, None]
    """Currency of that amount; null where the session has none. ISO 4217, upper case."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class CheckoutSessionThreeDSecureCreate(TypedDict, total=False):
    amount: Union[int, None]
    """What the cardholder agrees to; left out, the session's. 0 verifies the card without a payment, for vaulting. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: Union[str, None]
    """Currency of that amount; left out, the session's. ISO 4217, upper case."""
    payment_service_id: Union[str, None]
    """The payment service whose merchant profile is used; left out, the merchant account's configuration for scheme and currency."""
    merchant_initiated: Union[bool, None]
    """True is refused: nobody would be there to authenticate."""
    redirect_url: Union[str, None]
    """Where the buyer comes back to, with `checkout_session_id` and `three_d_secure_status`."""

CheckoutSessionThreeDSecureStatus: TypeAlias = "Union[Literal[\"pending\", \"succeeded\", \"failed\", \"not_attempted\"], str]"

class CheckoutSessionUpdate(TypedDict, total=False):
    cart_items: Union[List[CartItemInput], None]
    """What is bought."""
    metadata: Union[Dict[str, str], None]
    """Your own keys and values, strings both."""
    buyer: Union[GuestBuyerInput, None]
    """Who pays, not stored."""
    buyer_id: Union[str, None]
    """The known buyer whom the session is for: it takes stored payment methods of theirs only."""
    buyer_external_identifier: Union[str, None]
    """The same by your own identifier of the buyer."""
    airline: Union[AirlineInput, None]
    """What is known about the flights."""
    amount: Union[int, None]
    """What the session is for; a front end that pays with it is held to that. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: Union[str, None]
    """Currency of that amount. ISO 4217, upper case."""
    payment_service_id: Union[str, None]
    """The payment service that is to take the payment; left out, routing chooses."""
    expires_in: float
    """Seconds until it is destroyed: 3600 to 86400, where nothing is said 3600."""
    country: Union[str, None]
    """Country of the buyer. ISO 3166-1 alpha-2, upper case."""
    is_subsequent_payment: Union[bool, None]
    """Whether the payment is a later one of a series."""
    merchant_initiated: Union[bool, None]
    """Whether the merchant charges without the buyer."""
    front_end_origins: Union[List[str], None]
    """Origins of the pages that may show frames of Secure Fields for this session; left out, those of the merchant account."""
    payment_source: Union[TransactionPaymentSourceInput, None]
    """How the payment comes about."""
    intent: Union[TransactionIntentInput, None]
    """Whether the payment holds or takes the money."""

class _CheckoutSessionWithUrlPaymentMethodCreate(TypedDict):
    id: str
    """The checkout session; what is in it is taken once."""

class CheckoutSessionWithUrlPaymentMethodCreate(_CheckoutSessionWithUrlPaymentMethodCreate, total=False):
    method: Literal["checkout-session"]
    """What was put into a checkout session."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment method, where it is stored."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    redirect_url: Union[str, None]
    """Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods."""

class _ClickToPayFpanPaymentMethodCreate(TypedDict):
    expiration_date: str
    """Last month in which the card is good. `MM/YY`."""
    number: str
    """12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered."""
    method: Literal["click-to-pay"]
    """A card that Click to Pay gave and you decrypted."""

class ClickToPayFpanPaymentMethodCreate(_ClickToPayFpanPaymentMethodCreate, total=False):
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment method, where it is stored."""
    card_type: Union[CardTypeInput, None]
    """How the account behind it is funded; the BIN table where it is left out."""
    redirect_url: Union[str, None]
    """Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods."""
    security_code: None
    """Only null: wallets give none."""

class _ClickToPayPaymentMethodCreate(TypedDict):
    method: Literal["click-to-pay"]
    """A network token that Click to Pay gave and you decrypted."""
    token: str
    """Network token that you decrypted; goes into the vault and is never answered."""
    cryptogram: str
    """Proves the token for this payment; goes into the vault and is never answered."""
    expiration_date: str
    """Last month in which the token is good. `MM/YY`."""

class ClickToPayPaymentMethodCreate(_ClickToPayPaymentMethodCreate, total=False):
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment method, where it is stored."""
    redirect_url: Union[str, None]
    """Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods."""

class ClickToPaySession(TypedDict):
    digital_payment_application_id: str
    """Starts the Click to Pay SDK."""
    digital_payment_application_name: str
    """What the SDK shows the buyer."""

class ClickToPaySessionRequest(TypedDict):
    checkout_session_id: str
    """The checkout session that the buyer is in; it tells whose application."""

class Confirmation(TypedDict):
    type: Literal["confirmation"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Whose data the call is about; `default` for what belongs to the instance."""
    status: ConfirmationStatus
    """`asked`: to be signed by whoever asked. `signed`: the call may come. `waiting`: a second person has to agree. `approved`: they have, and the call may come. `used`: it came."""
    operation: str
    """Id of the operation that is called."""
    method: Union[Literal["GET", "POST", "PUT", "DELETE"], str]
    """Of the call."""
    path: str
    """Path and query of the call, without the `/api` of the dashboard."""
    body: Union[str, None]
    """The body of the call, while a second person may have to see it; else null."""
    sentence: ConfirmationSentence
    """What is going to be done, as the service found out by itself."""
    reason: Union[str, None]
    """Why, in the words of whoever asked."""
    challenge: str
    """What is signed, base64url: the SHA-256 of a nonce, session, merchant account, version, method, path, digest of the body, sentence and reason, each with its length before it."""
    needs_approval: bool
    """Whether a second person has to agree."""
    may_decide: bool
    """Whether the caller may approve or decline it now."""
    signing: Union[ConfirmationSigning, None]
    """How the caller signs it now; null where there is nothing for them to sign."""
    strength: Union[ConfirmationStrength, None]
    """How it was signed; null until it was. A `login` is weaker than a passkey: it does not sign the call."""
    asked_by: ConfirmationPerson
    """Whose call it is."""
    decided_by: Union[ConfirmationPerson, None]
    """Who approved or declined it."""
    decided_at: Union[str, None]
    """When; null until somebody did."""
    decision_strength: Union[ConfirmationStrength, None]
    """How the second person signed."""
    decision_reason: Union[str, None]
    """Why it was declined."""
    used_at: Union[str, None]
    """When its call came; null until it did."""
    created_at: str
    """When it was made."""
    expires_at: str
    """Two minutes after it was asked for; a day after it was signed, where a second person has to agree."""

class ConfirmationApprove(TypedDict, total=False):
    assertion: Union[Dict[str, Any], None]
    """What `navigator.credentials.get` gave for the challenge, as JSON. Only with a passkey."""

class _ConfirmationCreate(TypedDict):
    method: Literal["GET", "POST", "PUT", "DELETE"]
    """Of the call."""
    path: str
    """Path and query of the call, as they will be sent, without the `/api` of the dashboard."""

class ConfirmationCreate(_ConfirmationCreate, total=False):
    body: Union[str, None]
    """The exact text of the body that the call will have; left out for a call without one."""
    reason: Union[str, None]
    """Why, for the audit log."""

class ConfirmationDecline(TypedDict, total=False):
    reason: Union[str, None]
    """Why not: whoever asked reads it."""

class ConfirmationDetail(TypedDict):
    name: str
    """A member of the body."""
    value: Union[str, None]
    """What it is to be; null where that may be a secret."""

class ConfirmationPerson(TypedDict):
    id: str
    """Id that Railyard gave it, for good."""
    name: str
    """What they were called then."""

class ConfirmationSentence(TypedDict):
    code: str
    """Which sentence it is, for whoever shows it in another language. There may be more of them one day."""
    text: str
    """The sentence in English."""
    values: Dict[str, Union[str, None]]
    """What stands in the sentence, as the service found it: an `amount` in minor units of its `currency`, the masked `instrument`, the `transaction`, the `name` of what is changed."""
    details: List[ConfirmationDetail]
    """What the body sets, member by member."""

class ConfirmationSigning(TypedDict):
    how: ConfirmationStrength
    """By a `passkey`; by a `login` once more at the identity provider, for people without one; the demo administrator of a sandbox only says so."""
    public_key: Union[Dict[str, Any], None]
    """For `navigator.credentials.get`, as JSON; null where no passkey signs."""
    log_in_url: Union[str, None]
    """Where to log in once more, in a window of its own; null where that is not how."""

ConfirmationStatus: TypeAlias = "Union[Literal[\"asked\", \"signed\", \"waiting\", \"approved\", \"declined\", \"used\", \"expired\"], str]"

ConfirmationStrength: TypeAlias = "Union[Literal[\"passkey\", \"login\", \"demo\"], str]"

class Confirmations(TypedDict):
    items: List[Confirmation]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class CreateSession(TypedDict):
    type: Literal["payment-service-session"]
    """The kind of record, always this word."""
    status: CreateSessionStatus
    """Whether the processor opened one."""
    code: Union[str, None]
    """Why it did not; null where it did."""
    status_code: Union[int, None]
    """HTTP status of the processor's answer; null where it gave none."""
    response_body: Union[Dict[str, Any], None]
    """What the processor answered; null where it gave nothing."""

CreateSessionStatus: TypeAlias = "Union[Literal[\"succeeded\", \"failed\"], str]"

class Creator(TypedDict):
    id: str
    """Id of the API key."""
    name: str
    """What the key is called."""
    email_address: str
    """Always empty: keys have no address."""

class CredentialsOAuthAuthentication(TypedDict):
    type: Literal["webhook-authentication"]
    """The kind of record, always this word."""
    kind: Literal["oauth_client_credentials"]
    """How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours."""
    client_id: str
    """Id of the OAuth client that asks for tokens."""
    client_secret: Literal["********"]
    """Its secret. Sealed, and never shown again."""
    token_url: str
    """Where tokens are asked for, over TLS."""
    scope: Union[str, None]
    """What a token is to be good for, where your OAuth server asks."""

class _CredentialsOAuthAuthenticationCreate(TypedDict):
    client_id: str
    """Id of the OAuth client that asks for tokens."""
    client_secret: str
    """Its secret. Sealed, and never shown again."""
    token_url: str
    """Where tokens are asked for, over TLS."""

class CredentialsOAuthAuthenticationCreate(_CredentialsOAuthAuthenticationCreate, total=False):
    kind: Literal["oauth_client_credentials"]
    """How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours."""
    scope: Union[str, None]
    """What a token is to be good for, where your OAuth server asks."""

class Cryptogram(TypedDict):
    type: Literal["network-token-cryptogram"]
    """The kind of record, always this word."""
    cryptogram: str
    """Proves the token for one payment, in Base64."""

class CryptogramCreate(TypedDict):
    merchant_initiated: bool
    """Which kind is asked for: one for a charge without the buyer, or one for a buyer who is there."""

CvvResponseCode: TypeAlias = "Union[Literal[\"match\", \"no_match\", \"unavailable\", \"not_provided\"], str]"

class CybersourceAntiFraudOptions(TypedDict, total=False):
    merchant_defined_data: Union[Dict[str, str], None]
    """Fields that you made at Cybersource."""
    meta_key_merchant_id: Union[str, None]
    """The merchant under a meta key."""
    shipping_method: Union[str, None]
    """How it is sent, as Cybersource names it."""

class CybersourceOptions(TypedDict, total=False):
    meta_key_merchant_id: Union[str, None]
    """The merchant under a meta key."""
    merchant_defined_information: Union[Dict[str, str], None]
    """Fields that you made at Cybersource."""
    ship_to_method: Union[str, None]
    """How it is sent, as Cybersource names it."""
    comments: Union[str, None]
    """Free words that stand in Cybersource's reports."""

class DeclineAdvice(TypedDict):
    action: DeclineAdviceAction
    """`stop`: nothing helps. `try_elsewhere`: at another payment service. `try_later`: as merchant-initiated, from `not_before` on. `other_credential`: another card or its new details, or its number in place of a token. `ask_buyer`: they can do something. `authenticate`: ask for 3-D Secure."""
    not_before: Union[str, None]
    """With `try_later`: when the next attempt makes sense; null with all others."""
    reason: str
    """One sentence, for people of the merchant."""

DeclineAdviceAction: TypeAlias = "Union[Literal[\"stop\", \"try_elsewhere\", \"try_later\", \"other_credential\", \"ask_buyer\", \"authenticate\"], str]"

class DefinitionField(TypedDict):
    key: str
    """Names the setting in `fields` of what is set up."""
    display_name: str
    """What to call it in a form."""
    required: bool
    """Whether it must be set."""
    format: DefinitionFieldFormat
    """What kind of text it is."""
    secret: bool
    """Whether it is sealed and never answered."""
    verifiable: bool
    """Whether the provider can be asked if it is right."""
    help: str
    """What it may be, and where it is found."""

DefinitionFieldFormat: TypeAlias = "Union[Literal[\"text\", \"multiline\", \"file\", \"number\", \"timezone\", \"boolean\"], str]"

class DefinitionOption(TypedDict):
    key: str
    """Its name in the block of the connector; a dot stands before what is inside another block."""
    format: DefinitionOptionFormat
    """What it takes."""
    required: bool
    """Whether its block must have it."""
    help: str
    """What it does."""

DefinitionOptionFormat: TypeAlias = "Union[Literal[\"text\", \"integer\", \"flag\", \"card_number\"], str]"

class _DetailedSettlementReportSpec(TypedDict):
    params: Dict[str, Any]
    """`fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first."""

class DetailedSettlementReportSpec(_DetailedSettlementReportSpec, total=False):
    model: Literal["detailed_settlement"]
    """What the report is about; `ai_insights` is refused."""

class DigitalWallet(TypedDict):
    type: Literal["digital-wallet"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    provider: DigitalWalletProvider
    """Whose wallet it is."""
    merchant_name: str
    """The merchant's legal name."""
    merchant_display_name: Union[str, None]
    """What buyers read in the wallet; null for the legal name."""
    merchant_url: Union[str, None]
    """The merchant's site; null where it was not given."""
    merchant_country_code: Union[str, None]
    """ISO 3166-1 alpha-2 code of the merchant; null where it was not given."""
    merchant_category_code: Union[str, None]
    """ISO 18245 code, four digits; null where it was not given."""
    address: Union[DigitalWalletAddress, None]
    """Where the merchant is; null where it was not given."""
    extra_configuration: Union[Dict[str, Any], None]
    """Settings of the provider, as given; null where none were."""
    domain_names: List[str]
    """Sites on which the wallet may be shown."""
    active_certificate_count: int
    """Keys that open tokens now; only Apple Pay has any to count."""
    pending_certificate_count: int
    """Keys that wait for Apple; always 0, since they work at once."""
    expired_certificate_count: int
    """Keys that have run out; always 0, since they do not."""
    fields: Union[Dict[str, Any], None]
    """What the provider is to know: your name there, and the public key."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class _DigitalWalletAddress(TypedDict):
    line1: str
    """Street and number."""
    city: str
    """Where the merchant is."""
    state_code: str
    """ISO 3166-2 code, for example `US-CA`."""
    postal_code: str
    """Of the merchant's address."""

class DigitalWalletAddress(_DigitalWalletAddress, total=False):
    line2: Union[str, None]
    """Second line of the address."""

class _DigitalWalletAddressInput(TypedDict):
    line1: str
    """Street and number."""
    city: str
    """Where the merchant is."""
    state_code: str
    """ISO 3166-2 code, for example `US-CA`."""
    postal_code: str
    """Of the merchant's address."""

class DigitalWalletAddressInput(_DigitalWalletAddressInput, total=False):
    line2: Union[str, None]
    """Second line of the address."""

class _DigitalWalletCreate(TypedDict):
    provider: DigitalWalletProviderInput
    """Whose wallet it is; one of each a merchant account."""
    merchant_name: str
    """The merchant's legal name."""
    accept_terms_and_conditions: bool
    """Must be true: you accept the provider's terms."""

class DigitalWalletCreate(_DigitalWalletCreate, total=False):
    merchant_display_name: Union[str, None]
    """What buyers read in the wallet; the legal name where it is left out."""
    merchant_url: Union[str, None]
    """The merchant's site."""
    merchant_country_code: Union[str, None]
    """ISO 3166-1 alpha-2 code of the merchant. ISO 3166-1 alpha-2, upper case."""
    merchant_category_code: Union[str, None]
    """ISO 18245 code, four digits."""
    address: Union[DigitalWalletAddressInput, None]
    """Where the merchant is."""
    extra_configuration: Union[Dict[str, Any], None]
    """Settings of the provider; the names are in the guide to digital wallets."""
    domain_names: List[str]
    """Sites on which the wallet may be shown."""

class DigitalWalletDomain(TypedDict):
    domain_name: str
    """Host name of the site, without scheme and port."""

DigitalWalletProvider: TypeAlias = "Union[Literal[\"apple\", \"google\", \"click-to-pay\", \"paze\"], str]"

DigitalWalletProviderInput: TypeAlias = "Literal[\"apple\", \"google\", \"click-to-pay\", \"paze\"]"

class DigitalWalletUpdate(TypedDict, total=False):
    merchant_name: Union[str, None]
    """The merchant's legal name."""
    domain_names: Union[List[str], None]
    """Sites on which the wallet may be shown, all of them."""
    merchant_display_name: Union[str, None]
    """What buyers read in the wallet; the legal name where it is left out."""
    merchant_url: Union[str, None]
    """The merchant's site."""
    merchant_country_code: Union[str, None]
    """ISO 3166-1 alpha-2 code of the merchant. ISO 3166-1 alpha-2, upper case."""
    merchant_category_code: Union[str, None]
    """ISO 18245 code, four digits."""
    address: Union[DigitalWalletAddressInput, None]
    """Where the merchant is."""
    extra_configuration: Union[Dict[str, Any], None]
    """Settings of the provider; what names you there stays as it was registered."""

class DigitalWallets(TypedDict):
    items: List[DigitalWallet]
    """What was found, in the order that the operation tells."""

class Dispute(TypedDict):
    type: Literal["dispute"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    transaction_id: str
    """The payment that is disputed."""
    payment_service_id: str
    """Where it was paid, and is disputed."""
    payment_service_dispute_id: str
    """The processor's own id of the dispute."""
    stage: DisputeStage
    """How far it has gone."""
    status: DisputeStatus
    """Where it stands: `needs_response` waits for you."""
    reason: Union[DisputeReason, None]
    """Null where the processor names none."""
    raw_reason: Union[str, None]
    """The processor's own word for the reason; null where it gave none."""
    network_reason_code: Union[str, None]
    """The scheme's code of the reason, for example `10.4`; null where none was told."""
    amount: int
    """What is disputed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: str
    """Currency of what is disputed. ISO 4217, upper case."""
    charged_back_amount: int
    """What it took so far, by the lines of `/transactions/{transaction_id}/chargebacks`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    given_back_amount: int
    """What of that was given back, by the lines of `…/chargeback-reversals`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    respond_by: Union[str, None]
    """Until when an answer counts; null where the processor names no end."""
    answered_here: bool
    """True where evidence can be submitted here; else it is answered in the dashboard of the processor."""
    dashboard_url: Union[str, None]
    """Where the processor shows its disputes; null where that is not known."""
    opened_at: str
    """When the processor opened it."""
    closed_at: Union[str, None]
    """When it was accepted, decided or closed; null while it is open."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    evidence: DisputeEvidence
    """The draft: texts that `…/submit` would send now."""
    checklist: List[DisputeChecklistItem]
    """Everything that may be given, in the order in which it counts for this reason."""
    files: List[DisputeFile]
    """The files that `…/submit` would send now."""
    file_limits: DisputeFileLimits
    """What this processor takes of files."""
    responses: List[DisputeResponse]
    """What was sent to the processor, oldest first."""
    history: List[DisputeEvent]
    """What happened, oldest first."""

class DisputeChecklistItem(TypedDict):
    name: str
    """A member of the evidence, or what a file shows."""
    form: Union[Literal["text", "file"], str]
    """A text of `…/evidence`, or a file of `…/files`."""
    level: Union[Literal["needed", "helpful", "optional"], str]
    """How much it counts for this reason: without what is `needed` such a dispute is seldom won."""
    given: bool
    """Whether it stands in the draft."""
    suggestion: Union[str, None]
    """What the payment says of it, to be looked at and sent; null where it says nothing."""

class DisputeEvent(TypedDict):
    type: Literal["dispute-event"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    name: str
    """What happened, as in the events of webhooks."""
    stage: DisputeStage
    """The stage after it."""
    status: DisputeStatus
    """The status after it."""
    creator: Union[Creator, None]
    """Who did it; null: the processor, or the clock."""
    context: Dict[str, Any]
    """What more is known of it."""
    created_at: str
    """When it was made."""

class DisputeEvidence(TypedDict):
    explanation: Union[str, None]
    """Why the payment is right, in your words; all that has no place of its own."""
    product_description: Union[str, None]
    """What was sold."""
    customer_name: Union[str, None]
    """Name of the buyer."""
    customer_email_address: Union[str, None]
    """E-mail address of the buyer."""
    customer_purchase_ip: Union[str, None]
    """From where on the internet it was bought."""
    billing_address: Union[str, None]
    """Billing address, in lines."""
    shipping_address: Union[str, None]
    """Where it was sent, in lines."""
    shipping_carrier: Union[str, None]
    """Who delivered it."""
    shipping_tracking_number: Union[str, None]
    """The carrier's number of the parcel."""
    shipping_date: Union[str, None]
    """When it was sent."""
    service_date: Union[str, None]
    """When the service was provided."""
    refund_policy_disclosure: Union[str, None]
    """How and when the buyer was shown your refund policy."""
    refund_refusal_explanation: Union[str, None]
    """Why no refund is due."""
    cancellation_policy_disclosure: Union[str, None]
    """How and when the buyer was shown your cancellation policy."""
    cancellation_rebuttal: Union[str, None]
    """Why it was not cancelled, or too late."""
    duplicate_charge_explanation: Union[str, None]
    """Why both payments are right."""
    duplicate_charge_id: Union[str, None]
    """The other payment, which is no duplicate."""
    access_activity_log: Union[str, None]
    """When and from where the buyer used what was sold."""

DisputeEvidenceFile: TypeAlias = "Union[Literal[\"receipt\", \"customer_communication\", \"customer_signature\", \"shipping_documentation\", \"service_documentation\", \"refund_policy\", \"cancellation_policy\", \"duplicate_charge_documentation\", \"other\"], str]"
"""What a file shows."""

DisputeEvidenceFileInput: TypeAlias = "Literal[\"receipt\", \"customer_communication\", \"customer_signature\", \"shipping_documentation\", \"service_documentation\", \"refund_policy\", \"cancellation_policy\", \"duplicate_charge_documentation\", \"other\"]"
"""What a file shows."""

class DisputeEvidenceUpdate(TypedDict, total=False):
    explanation: Union[str, None]
    """Why the payment is right, in your words; all that has no place of its own."""
    product_description: Union[str, None]
    """What was sold."""
    customer_name: Union[str, None]
    """Name of the buyer."""
    customer_email_address: Union[str, None]
    """E-mail address of the buyer."""
    customer_purchase_ip: Union[str, None]
    """From where on the internet it was bought."""
    billing_address: Union[str, None]
    """Billing address, in lines."""
    shipping_address: Union[str, None]
    """Where it was sent, in lines."""
    shipping_carrier: Union[str, None]
    """Who delivered it."""
    shipping_tracking_number: Union[str, None]
    """The carrier's number of the parcel."""
    shipping_date: Union[str, None]
    """When it was sent."""
    service_date: Union[str, None]
    """When the service was provided."""
    refund_policy_disclosure: Union[str, None]
    """How and when the buyer was shown your refund policy."""
    refund_refusal_explanation: Union[str, None]
    """Why no refund is due."""
    cancellation_policy_disclosure: Union[str, None]
    """How and when the buyer was shown your cancellation policy."""
    cancellation_rebuttal: Union[str, None]
    """Why it was not cancelled, or too late."""
    duplicate_charge_explanation: Union[str, None]
    """Why both payments are right."""
    duplicate_charge_id: Union[str, None]
    """The other payment, which is no duplicate."""
    access_activity_log: Union[str, None]
    """When and from where the buyer used what was sold."""

class DisputeFile(TypedDict):
    type: Literal["dispute-file"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    dispute_id: str
    """The dispute that it is about."""
    evidence: DisputeEvidenceFile
    """What it shows."""
    name: str
    """What you call it."""
    media_type: DisputeMediaType
    """What it is, by its first bytes."""
    size: int
    """How many bytes it has."""
    sha256: str
    """SHA-256 of its bytes, in hex."""
    creator: Union[Creator, None]
    """Who uploaded it."""
    created_at: str
    """When it was made."""

class DisputeFileContent(TypedDict):
    type: Literal["dispute-file"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    dispute_id: str
    """The dispute that it is about."""
    evidence: DisputeEvidenceFile
    """What it shows."""
    name: str
    """What you call it."""
    media_type: DisputeMediaType
    """What it is, by its first bytes."""
    size: int
    """How many bytes it has."""
    sha256: str
    """SHA-256 of its bytes, in hex."""
    creator: Union[Creator, None]
    """Who uploaded it."""
    created_at: str
    """When it was made."""
    content: str
    """Its bytes, in base64."""

class DisputeFileCreate(TypedDict):
    evidence: DisputeEvidenceFileInput
    """What it shows."""
    name: str
    """What you call it, for example `receipt.pdf`."""
    content: str
    """Its bytes, in base64: PDF, JPEG or PNG, 4,000,000 bytes at most."""

class DisputeFileLimits(TypedDict):
    media_types: List[DisputeMediaType]
    """What this processor takes."""
    size_max: int
    """Bytes of one file at most."""
    total_size_max: int
    """Bytes of all files at most."""
    count_max: int
    """How many files at most."""
    needed: bool
    """True where nothing can be submitted without a file."""

DisputeMediaType: TypeAlias = "Union[Literal[\"application/pdf\", \"image/jpeg\", \"image/png\"], str]"
"""By the first bytes of the file."""

DisputeReason: TypeAlias = "Union[Literal[\"fraudulent\", \"unrecognized\", \"not_authorized\", \"duplicate\", \"incorrect_amount\", \"not_received\", \"not_as_described\", \"canceled\", \"credit_not_processed\", \"processing_error\", \"general\"], str]"
"""What the buyer says, in one vocabulary for all processors."""

DisputeReasonInput: TypeAlias = "Literal[\"fraudulent\", \"unrecognized\", \"not_authorized\", \"duplicate\", \"incorrect_amount\", \"not_received\", \"not_as_described\", \"canceled\", \"credit_not_processed\", \"processing_error\", \"general\"]"
"""What the buyer says, in one vocabulary for all processors."""

class DisputeResponse(TypedDict):
    type: Literal["dispute-response"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    kind: Union[Literal["submit", "accept"], str]
    """`submit`: evidence was handed in; `accept`: you gave in."""
    status: DisputeResponseStatus
    """`processing` also while it is not known whether the processor has it."""
    stage: DisputeStage
    """The stage that it answers."""
    evidence: DisputeEvidence
    """The texts that were sent."""
    files: List[DisputeFile]
    """The files that were sent."""
    error_code: Union[str, None]
    """Why the processor did not take it, in one vocabulary for all; null where it did."""
    raw_response_code: Union[str, None]
    """The processor's own code; null where it gave none."""
    raw_response_description: Union[str, None]
    """The processor's own words; null where it gave none."""
    creator: Union[Creator, None]
    """Who sent it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

DisputeResponseStatus: TypeAlias = "Union[Literal[\"processing\", \"succeeded\", \"declined\", \"failed\"], str]"
"""`processing` also while it is not known whether the processor has it: do not submit again."""

DisputeStage: TypeAlias = "Union[Literal[\"inquiry\", \"chargeback\", \"pre_arbitration\", \"arbitration\"], str]"
"""`inquiry` only asks, and has taken no money; `pre_arbitration` and `arbitration` follow a chargeback that was fought."""

DisputeStageInput: TypeAlias = "Literal[\"inquiry\", \"chargeback\", \"pre_arbitration\", \"arbitration\"]"
"""`inquiry` only asks, and has taken no money; `pre_arbitration` and `arbitration` follow a chargeback that was fought."""

DisputeStatus: TypeAlias = "Union[Literal[\"needs_response\", \"under_review\", \"accepted\", \"won\", \"lost\", \"expired\", \"closed\"], str]"
"""`needs_response`: answer by `respond_by`; `under_review`: the bank decides; `accepted`: you gave in; `expired`: the time to answer is over, and the decision has not come yet; `closed`: it ended without a decision."""

DisputeStatusInput: TypeAlias = "Literal[\"needs_response\", \"under_review\", \"accepted\", \"won\", \"lost\", \"expired\", \"closed\"]"
"""`needs_response`: answer by `respond_by`; `under_review`: the bank decides; `accepted`: you gave in; `expired`: the time to answer is over, and the decision has not come yet; `closed`: it ended without a decision."""

class _DisputeSummaries(TypedDict):
    items: List[DisputeSummary]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class DisputeSummaries(_DisputeSummaries, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""
    totals: Union[ListTotals, None]
    """What all of the list comes to. Null unless `totals` asked for it; absent in the published version."""

class DisputeSummary(TypedDict):
    type: Literal["dispute"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    transaction_id: str
    """The payment that is disputed."""
    payment_service_id: str
    """Where it was paid, and is disputed."""
    payment_service_dispute_id: str
    """The processor's own id of the dispute."""
    stage: DisputeStage
    """How far it has gone."""
    status: DisputeStatus
    """Where it stands: `needs_response` waits for you."""
    reason: Union[DisputeReason, None]
    """Null where the processor names none."""
    raw_reason: Union[str, None]
    """The processor's own word for the reason; null where it gave none."""
    network_reason_code: Union[str, None]
    """The scheme's code of the reason, for example `10.4`; null where none was told."""
    amount: int
    """What is disputed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: str
    """Currency of what is disputed. ISO 4217, upper case."""
    charged_back_amount: int
    """What it took so far, by the lines of `/transactions/{transaction_id}/chargebacks`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    given_back_amount: int
    """What of that was given back, by the lines of `…/chargeback-reversals`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    respond_by: Union[str, None]
    """Until when an answer counts; null where the processor names no end."""
    answered_here: bool
    """True where evidence can be submitted here; else it is answered in the dashboard of the processor."""
    dashboard_url: Union[str, None]
    """Where the processor shows its disputes; null where that is not known."""
    opened_at: str
    """When the processor opened it."""
    closed_at: Union[str, None]
    """When it was accepted, decided or closed; null while it is open."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class DisputeWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["dispute.accepted", "dispute.closed", "dispute.expired", "dispute.lost", "dispute.opened", "dispute.response-failed", "dispute.submitted", "dispute.updated", "dispute.won"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[Dispute, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class DlocalCardOptions(TypedDict, total=False):
    three_dsecure_force: Union[bool, None]
    """Whether 3-D Secure must be done."""

class DlocalOptions(TypedDict, total=False):
    wallet: Union[DlocalWalletOptions, None]
    """The buyer's account there."""

class DlocalPixOptions(TypedDict, total=False):
    subscription: Union[DlocalPixSubscriptionOptions, None]
    """What the buyer agrees to for later payments."""
    scheduled_date: Union[str, None]
    """Day on which this one is taken."""

class _DlocalPixSubscriptionAmountOptions(TypedDict):
    type: Literal["FIXED", "VARIABLE"]
    """Whether it is the same each time."""
    min_value: Union[str, None]
    """The least that is taken, in major units as text; null for none."""

class DlocalPixSubscriptionAmountOptions(_DlocalPixSubscriptionAmountOptions, total=False):
    value: Union[str, None]
    """How much, in major units as text."""

class _DlocalPixSubscriptionOptions(TypedDict):
    frequency: Literal["WEEKLY", "MONTHLY", "QUARTERLY", "SEMI_ANNUAL", "ANNUAL"]
    """How often money is taken."""

class DlocalPixSubscriptionOptions(_DlocalPixSubscriptionOptions, total=False):
    amount: Union[DlocalPixSubscriptionAmountOptions, None]
    """How much is taken each time."""
    start_date: Union[str, None]
    """First day of the agreement."""
    end_date: Union[str, None]
    """Last day of the agreement."""

class DlocalUpiOptions(TypedDict, total=False):
    wallet: Union[DlocalUpiWalletOptions, None]
    """The buyer's account there."""

class DlocalUpiRecurringInfoOptions(TypedDict):
    subscription_frequency_unit: Literal["MONTH", "WEEK", "BI_MONTHLY", "ONDEMAND", "QUARTER", "YEAR", "SEMI_ANNUALLY", "DAY"]
    """What the frequency counts."""
    subscription_frequency: int
    """After how many of those money is taken."""
    subscription_start_at: str
    """First day of the agreement."""
    subscription_end_at: str
    """Last day of the agreement."""

class DlocalUpiWalletOptions(TypedDict, total=False):
    name: Union[str, None]
    """Who holds it."""
    email: Union[str, None]
    """How the holder is reached."""
    token: Union[str, None]
    """What dLocal gave you for it."""
    username: Union[str, None]
    """The holder's name there."""
    verify: Union[bool, None]
    """Whether it is only checked."""
    recurring_info: Union[DlocalUpiRecurringInfoOptions, None]
    """What the buyer agrees to for later payments."""

class DlocalWalletOptions(TypedDict, total=False):
    name: Union[str, None]
    """Who holds it."""
    email: Union[str, None]
    """How the holder is reached."""
    token: Union[str, None]
    """What dLocal gave you for it."""
    username: Union[str, None]
    """The holder's name there."""
    verify: Union[bool, None]
    """Whether it is only checked."""

class EcommpayOptions(TypedDict, total=False):
    booking_start_date: Union[str, None]
    """First day of what was booked."""
    booking_end_date: Union[str, None]
    """Last day of what was booked."""

class EmbeddedCheckout(TypedDict):
    type: Literal["embedded-checkout"]
    """The kind of record, always this word."""
    id: str
    """Also what the filter `payment_link_id` of transactions takes, to list what was tried."""
    url: str
    """The page to show in a frame. Whoever has it can pay, and sees what is paid."""
    amount: int
    """What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: str
    """Currency of that amount. ISO 4217, upper case."""
    country: str
    """Country of the buyer. ISO 3166-1 alpha-2, upper case."""
    expires_at: str
    """When nobody can begin to pay any more: an hour after it was made."""

class _EmbeddedCheckoutCreate(TypedDict):
    amount: int
    """What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: str
    """Currency of that amount. ISO 4217, upper case."""
    country: str
    """Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case."""

class EmbeddedCheckoutCreate(_EmbeddedCheckoutCreate, total=False):
    intent: TransactionIntentInput
    """Whether the payment holds or takes the money; ways to pay that cannot hold it take it."""
    store: bool
    """True stores the card of a known buyer."""
    locale: Union[str, None]
    """Language of the page: en, es, pt, fr, de or ar; left out, the browser's."""
    redirect_mode: Literal["popup", "full_page"]
    """Where the buyer approves: in a window of its own, or the whole page leaves."""
    return_url: Union[str, None]
    """Where the buyer comes back to, where the whole page has to leave."""
    external_identifier: Union[str, None]
    """Your own identifier of what is paid, shown on the receipt."""
    statement_descriptor: Union[StatementDescriptorInput, None]
    """What stands on the buyer's statement, as for a transaction."""
    cart_items: Union[List[CartItemInput], None]
    """What is bought; the page lists it."""
    metadata: Union[Dict[str, str], None]
    """Your own keys and values, strings both."""
    buyer: Union[GuestBuyerInput, None]
    """A guest: who pays, not stored."""
    buyer_id: Union[str, None]
    """The stored buyer who pays; the page offers the cards that they stored."""
    buyer_external_identifier: Union[str, None]
    """The same by your own identifier of the buyer."""
    payment_source: TransactionPaymentSourceInput
    """How the payment comes about."""
    connection_options: Union[TransactionConnectionOptions, None]
    """As for a transaction."""

class _EmbeddedCheckoutUpdate(TypedDict):
    url: str
    """Its address, as it was answered: it proves that the checkout is yours."""

class EmbeddedCheckoutUpdate(_EmbeddedCheckoutUpdate, total=False):
    amount: Union[int, None]
    """The amount that the buyer sees. Another one is refused. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: Union[str, None]
    """Its currency. Another one is refused. ISO 4217, upper case."""
    external_identifier: Union[str, None]
    """Takes the place of the one before, where it is given."""
    metadata: Union[Dict[str, str], None]
    """Your own keys and values, strings both."""

class _Error(TypedDict):
    type: Literal["error"]
    """Tells an error from a record."""
    code: Union[Literal["bad_request", "incorrect_json", "invalid_credentials", "idempotency_key_reused", "unauthorized", "forbidden", "confirmation_required", "confirmation_refused", "approval_required", "not_found", "method_not_allowed", "duplicate_record", "concurrent_request", "invalid_state", "changed_meanwhile", "payload_too_large", "unsupported_media_type", "unprocessable", "too_early", "too_many_requests", "server_error", "bad_gateway", "service_unavailable", "gateway_timeout"], str]
    """What to branch on."""
    status: int
    """The HTTP status again."""
    message: str
    """For people; it may change."""
    details: List[ErrorDetail]
    """Every mistake of the request, at most 100, in no promised order."""

class Error(_Error, total=False):
    resource_id: str
    """The record that already exists."""

class ErrorDetail(TypedDict):
    location: Union[Literal["body", "query", "path", "header", "unknown"], str]
    """Which part of the request is wrong."""
    pointer: str
    """A JSON pointer into the body, or the name of the parameter or header."""
    message: str
    """For people; it may change. Values that were sent are not repeated."""
    type: str
    """What kind of mistake, for programs: the list is in the guide to errors."""

class Event(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same as in deliveries of it, and as the `id:` of a stream."""
    name: WebhookEventName
    """What happened."""
    merchant_account_id: str
    """Where it happened."""
    resource_type: str
    """What it is about: `transaction`, `refund`, `payment-method` …"""
    resource_id: str
    """Which one."""
    transaction_id: Union[str, None]
    """The payment that it belongs to; null where there is none."""
    created_at: str
    """When it happened, by the clock of the merchant account."""
    payload: str
    """The text that endpoints of this version of the API get. What was told to one is as it was then; else the resource in it is as it is now."""

class _Events(TypedDict):
    items: List[Event]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class Events(_Events, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

class Experiment(TypedDict):
    type: Literal["experiment"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    name: str
    """What people call it."""
    flow: ExperimentFlow
    """The flow whose rule deals payments to its arms."""
    unit: ExperimentUnit
    """Who stays in one arm: the same `buyer`, the same `card`, or nobody (`transaction`). A payment without a buyer goes by its card, and one without a card by itself. Only the first payment of each counts."""
    arms: List[ExperimentArm]
    """Two or three. The first one is the control, with which the others are compared."""
    expected_decline_basis_points: int
    """Of ten thousand payments, those that are declined as it is now; with `money_kept`, what is not kept of ten thousand asked. It decides how soon a difference is found, and never whether it is true."""
    difference_basis_points: int
    """The smallest difference that is worth finding: of two rates of approval, of ten thousand (100 is one point); with `money_kept`, of ten thousand asked."""
    horizon_hours: int
    """What is not approved so many hours after it was dealt counts as not approved."""
    measure: ExperimentMeasure
    """What is compared. `approval`: how many payments are approved. `money_kept`: what was captured, less refunds, returns, chargebacks and fees, of what was asked."""
    money: Union[ExperimentMoney, None]
    """What `money_kept` needs; null with `approval`."""
    maturity_days: int
    """So many days after it was dealt, what came back of a payment is looked at, once: refunds, fees, chargebacks."""
    slow_after_ms: int
    """An answer that payment services took longer for is late. Left out: what 95 of 100 payments of late do not pass, or 5000 where nobody knows."""
    standing: bool
    """It ends by hand alone: a small control beside what you do now tells for ever what that earns. Guardrails warn and end nothing."""
    outcome: Dict[str, Any]
    """The `outcome` of a rule of `route-transaction` that deals payments to the arms. It begins with that rule."""
    state: ExperimentState
    """Whether payments may still be dealt to its arms."""
    payments_needed: int
    """So many payments of all arms find the difference in nine of ten experiments. Then it ends."""
    payments_per_day: Union[int, None]
    """How many payments a day the flow decided in the thirty days before it was made; null: none. A rule with conditions gets fewer."""
    days_left: Union[int, None]
    """How long it goes on at most, at the traffic so far; null: nobody can say, it is standing, or it has ended. With `money_kept` it has the days until the last payment has matured."""
    report: ExperimentReport
    """What has come of it until now."""
    ended_because: Union[ExperimentEnding, None]
    """`challenger_better` and `control_better`: by evidence. `no_difference_found`: after `payments_needed` payments. `unknown_outcomes`, `three_d_secure_challenges`, `late_answers` and `chargebacks`: a guardrail broke. `sample_ratio_mismatch`: payments did not come to the arms as they were dealt, so it is invalid. `ended_by_hand`: somebody ended it."""
    winner: Union[str, None]
    """The arm that the evidence names; null: none."""
    goes_on_with: Union[str, None]
    """The arm whose attempts, in its order, its rules have since it has ended."""
    creator: Union[Creator, None]
    """The API key or the user that made it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    started_at: Union[str, None]
    """When its first payment came; null: none has."""
    ended_at: Union[str, None]
    """When it ended."""

class _ExperimentArm(TypedDict):
    name: str
    """What reports call it: small letters, digits, `-` and `_`."""
    share_percent: int
    """Of a hundred units, those that are dealt to it."""
    attempts: List[Any]
    """What it tries, as a rule of `route-transaction` lists it."""

class ExperimentArm(_ExperimentArm, total=False):
    order_by: Union[ExperimentOrder, None]
    """By what these attempts are put in an order, for each payment anew, as a rule has it: what costs least first, or what is approved most often. Left out: as they stand."""
    fees: Union[List[FlowFee], None]
    """What `cost` compares; the first that fits a payment counts."""
    explore_percent: Union[int, None]
    """With `success_rate`: of a hundred payments of the arm, those that begin anywhere; left out, 10."""

class _ExperimentArmInput(TypedDict):
    name: str
    """What reports call it: small letters, digits, `-` and `_`."""
    share_percent: int
    """Of a hundred units, those that are dealt to it."""
    attempts: List[Any]
    """What it tries, as a rule of `route-transaction` lists it."""

class ExperimentArmInput(_ExperimentArmInput, total=False):
    order_by: Union[ExperimentOrderInput, None]
    """By what these attempts are put in an order, for each payment anew, as a rule has it: what costs least first, or what is approved most often. Left out: as they stand."""
    fees: Union[List[FlowFeeInput], None]
    """What `cost` compares; the first that fits a payment counts."""
    explore_percent: Union[int, None]
    """With `success_rate`: of a hundred payments of the arm, those that begin anywhere; left out, 10."""

class ExperimentArmReport(TypedDict):
    arm: str
    """Its name."""
    payments: int
    """First payments of units that were dealt to it."""
    known: int
    """Those whose result is known; the others are still under way, and no older than the horizon."""
    approved: int
    """Those that were approved before their horizon, by whichever attempt."""
    approval_basis_points: Union[int, None]
    """Approved of known, of ten thousand; null before anything is known."""
    unknown_outcomes: int
    """Of known: for some time nobody knew whether the money had been taken."""
    three_d_secure_challenges: int
    """Of known: the buyer was asked to authenticate."""
    late_answers: int
    """Of known: payment services took longer than `slow_after_ms`, all attempts together."""
    matured: int
    """Those that came `maturity_days` ago or earlier."""
    charged_back: int
    """Of matured: there was a chargeback, whoever was right."""
    money: Union[ExperimentKept, None]
    """What was kept; null where approvals count."""

class ExperimentComparison(TypedDict):
    arm: str
    """The arm that is compared with the control."""
    evidence_better: float
    """An e-value: that it approves or keeps more. Where it does not, this passes `evidence_needed` in one experiment of forty at most, however often one looks."""
    evidence_worse: float
    """The same, that it approves or keeps less."""
    difference_basis_points: Union[int, None]
    """Its rate of approval less that of the control, of ten thousand, or what it keeps of ten thousand asked less what the control does; null: nothing is known."""
    difference_low: Union[int, None]
    """The difference is no less, nineteen times of twenty, at every look together."""
    difference_high: Union[int, None]
    """The difference is no more, nineteen times of twenty, at every look together."""
    guardrails: List[ExperimentGuardrailEvidence]
    """How strong the evidence is that something got worse."""
    broken_guardrails: List[ExperimentGuardrail]
    """Those whose evidence passes `evidence_needed`."""

class _ExperimentCreate(TypedDict):
    name: str
    """What people call it."""
    arms: List[ExperimentArmInput]
    """Two or three. The first one is the control, with which the others are compared."""
    expected_decline_basis_points: int
    """Of ten thousand payments, those that are declined as it is now; with `money_kept`, what is not kept of ten thousand asked. It decides how soon a difference is found, and never whether it is true."""
    difference_basis_points: int
    """The smallest difference that is worth finding: of two rates of approval, of ten thousand (100 is one point); with `money_kept`, of ten thousand asked."""

class ExperimentCreate(_ExperimentCreate, total=False):
    flow: ExperimentFlowInput
    """The flow whose rule deals payments to its arms."""
    unit: ExperimentUnitInput
    """Who stays in one arm: the same `buyer`, the same `card`, or nobody (`transaction`). A payment without a buyer goes by its card, and one without a card by itself. Only the first payment of each counts."""
    horizon_hours: int
    """What is not approved so many hours after it was dealt counts as not approved."""
    measure: ExperimentMeasureInput
    """What is compared. `approval`: how many payments are approved. `money_kept`: what was captured, less refunds, returns, chargebacks and fees, of what was asked."""
    money: Union[ExperimentMoneyInput, None]
    """What `money_kept` needs; null with `approval`."""
    maturity_days: int
    """So many days after it was dealt, what came back of a payment is looked at, once: refunds, fees, chargebacks."""
    slow_after_ms: Union[int, None]
    """An answer that payment services took longer for is late. Left out: what 95 of 100 payments of late do not pass, or 5000 where nobody knows."""
    standing: bool
    """It ends by hand alone: a small control beside what you do now tells for ever what that earns. Guardrails warn and end nothing."""

class ExperimentEnd(TypedDict, total=False):
    goes_on_with: Union[str, None]
    """The arm by which its rules go on; left out: the first one, the control."""

ExperimentEnding: TypeAlias = "Union[Literal[\"challenger_better\", \"control_better\", \"no_difference_found\", \"unknown_outcomes\", \"three_d_secure_challenges\", \"late_answers\", \"chargebacks\", \"sample_ratio_mismatch\", \"ended_by_hand\"], str]"

class ExperimentFee(TypedDict):
    payment_service_id: str
    """Which payment service."""
    fixed: int
    """What a captured payment costs whatever its amount, in minor units."""
    basis_points: int
    """Of ten thousand captured, what it costs beside that."""

class ExperimentFeeInput(TypedDict):
    payment_service_id: str
    """Which payment service."""
    fixed: int
    """What a captured payment costs whatever its amount, in minor units."""
    basis_points: int
    """Of ten thousand captured, what it costs beside that."""

ExperimentFlow: TypeAlias = "Union[Literal[\"card-transaction\", \"redirect-transaction\"], str]"

ExperimentFlowInput: TypeAlias = "Literal[\"card-transaction\", \"redirect-transaction\"]"

ExperimentGuardrail: TypeAlias = "Union[Literal[\"unknown_outcomes\", \"three_d_secure_challenges\", \"late_answers\", \"chargebacks\"], str]"

class ExperimentGuardrailEvidence(TypedDict):
    guardrail: ExperimentGuardrail
    """What must not get worse."""
    evidence: float
    """An e-value: that the arm has more of it than the control."""

class ExperimentKept(TypedDict):
    payments: int
    """Those matured in the currency of the experiment."""
    asked_amount: int
    """What they asked, each as at most `highest_amount`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    kept_amount: int
    """What was kept of it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    kept_basis_points: Union[int, None]
    """Kept of asked, of ten thousand; null before anything is known."""
    fees_estimated: int
    """Of `payments`: no settlement had told their fees, so they are as the plan has them."""

ExperimentMeasure: TypeAlias = "Union[Literal[\"approval\", \"money_kept\"], str]"

ExperimentMeasureInput: TypeAlias = "Literal[\"approval\", \"money_kept\"]"

class ExperimentMoney(TypedDict):
    currency: str
    """Payments in it count, and others do not. ISO 4217, upper case."""
    fees: List[ExperimentFee]
    """One for each payment service that the arms name: what a captured payment is taken to cost where no settlement has told it by then."""
    highest_amount: int
    """A payment of more counts as one of so much, so that a few large ones do not decide. Left out: what 99 of 100 payments of late do not pass. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    average_amount: int
    """What a payment asks on average, each as at most `highest_amount`. It decides how many payments it takes. Left out: the average of payments of late. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class _ExperimentMoneyInput(TypedDict):
    currency: str
    """Payments in it count, and others do not. ISO 4217, upper case."""
    fees: List[ExperimentFeeInput]
    """One for each payment service that the arms name: what a captured payment is taken to cost where no settlement has told it by then."""

class ExperimentMoneyInput(_ExperimentMoneyInput, total=False):
    highest_amount: Union[int, None]
    """A payment of more counts as one of so much, so that a few large ones do not decide. Left out: what 99 of 100 payments of late do not pass. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    average_amount: Union[int, None]
    """What a payment asks on average, each as at most `highest_amount`. It decides how many payments it takes. Left out: the average of payments of late. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

ExperimentOrder: TypeAlias = "Union[Literal[\"cost\", \"success_rate\"], str]"

ExperimentOrderInput: TypeAlias = "Literal[\"cost\", \"success_rate\"]"

class ExperimentReport(TypedDict):
    arms: List[ExperimentArmReport]
    """What came of each, in the order in which they were given."""
    comparisons: List[ExperimentComparison]
    """Each arm but the first beside the first."""
    evidence_needed: float
    """What evidence must pass for the experiment to end by it."""
    conclusion: str
    """What was found, or how far it is, in sentences."""

ExperimentState: TypeAlias = "Union[Literal[\"running\", \"ended\"], str]"

ExperimentStateInput: TypeAlias = "Literal[\"running\", \"ended\"]"

ExperimentUnit: TypeAlias = "Union[Literal[\"buyer\", \"card\", \"transaction\"], str]"

ExperimentUnitInput: TypeAlias = "Literal[\"buyer\", \"card\", \"transaction\"]"

class ExperimentWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["experiment.ended"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[Experiment, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class Experiments(TypedDict):
    items: List[Experiment]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class FieldValue(TypedDict):
    key: str
    """Which setting, as the definition calls it."""
    value: str
    """Text of the setting; secret ones are sealed in the vault and never answered."""

class FieldValueInput(TypedDict):
    key: str
    """Which setting, as the definition calls it."""
    value: str
    """Text of the setting; secret ones are sealed in the vault and never answered."""

class FiservInstallmentOptions(TypedDict, total=False):
    numberOfInstallments: Union[int, None]
    """In how many parts."""
    installmentsInterest: Union[bool, None]
    """Whether the buyer pays interest."""
    installmentDelayMonths: Union[int, None]
    """After how many months the first is due."""
    merchantAdviceCodeSupported: Union[bool, None]
    """Whether you read merchant advice codes."""

class FiservOptions(TypedDict, total=False):
    installmentOptions: Union[FiservInstallmentOptions, None]
    """How the buyer pays in parts."""

class Flow(TypedDict):
    type: Literal["flow"]
    """The kind of record, always this word."""
    id: FlowName
    """Id that Railyard gave it, for good."""
    version: int
    """The number of the version that counts now; 0 where no rule was ever written."""
    actions: List[FlowActionRules]
    """What the flow decides, in the order in which it is asked."""

FlowAction: TypeAlias = "Union[Literal[\"select-payment-options\", \"route-transaction\", \"decline-early\", \"skip-3ds\"], str]"

class FlowActionEvaluated(TypedDict):
    action: FlowAction
    """What these rules decide."""
    asked: bool
    """False where the payment had ended before."""
    rule_id: Union[str, None]
    """The rule that decided; null where none did."""
    reason: str
    """Why, in a sentence."""
    outcome: Dict[str, Any]
    """What came out, as a transaction's actions tell it."""
    rules: List[FlowRuleEvaluated]
    """In the order in which they are tried."""

FlowActionInput: TypeAlias = "Literal[\"select-payment-options\", \"route-transaction\", \"decline-early\", \"skip-3ds\"]"

class FlowActionRules(TypedDict):
    action: FlowAction
    """What these rules decide."""
    rules: List[FlowRule]
    """In the order in which they are tried."""

class FlowAttemptEvaluated(TypedDict):
    payment_service_id: str
    """What is tried."""
    display_name: str
    """What a person calls it."""
    instrument: Union[Union[Literal["pan", "network_token"], str], None]
    """What of the card is sent; null: as the payment service is set up."""
    transformations: List[str]
    """`force_mit`, `use_additional_scheme`."""

class FlowCartItem(TypedDict, total=False):
    sku: Union[str, None]
    """Stock keeping unit."""
    categories: Union[List[str], None]
    """Shelves it belongs to."""
    product_type: Union[ProductTypeInput, None]
    """What kind of line it is."""

FlowCheck = TypedDict("FlowCheck", {
    "type": "Literal[\"flow-check\"]",
    "flow": "FlowName",
    "from": "str",
    "to": "str",
    "decisions": "int",
    "counted_from": "str",
    "complete": "bool",
    "rules": "List[FlowRuleChecked]",
}, total=False)

class FlowCondition(TypedDict):
    name: Union[Literal["amount", "amount_zero", "anti_fraud_decision", "browser_language", "card_bin", "card_country", "card_issuer_name", "card_product_name", "card_scheme", "card_source", "card_type", "country", "currency", "gift_card_bin", "has_gift_cards", "is_subsequent_payment", "merchant_initiated", "metadata", "metadata_numeric", "payment_method", "payment_source", "product_categories", "product_types", "skus", "split_routing", "velocity"], str]
    """What is asked of the payment."""
    operator: Union[Literal["less_than", "greater_than", "is_between", "less_than_or_equal_to", "equal_to", "is_one_of", "is_not_one_of", "like_one_of", "unlike_any_of", "includes", "excludes", "includes_all", "includes_at_least_one", "includes_none"], str]
    """How it is compared. Which operators go with which name stands in the guide to flows."""
    value: Any
    """What it is compared with, by the name and the operator. What nobody knows of a payment never fits."""

class FlowConditionInput(TypedDict):
    name: Literal["amount", "amount_zero", "anti_fraud_decision", "browser_language", "card_bin", "card_country", "card_issuer_name", "card_product_name", "card_scheme", "card_source", "card_type", "country", "currency", "gift_card_bin", "has_gift_cards", "is_subsequent_payment", "merchant_initiated", "metadata", "metadata_numeric", "payment_method", "payment_source", "product_categories", "product_types", "skus", "split_routing", "velocity"]
    """What is asked of the payment."""
    operator: Literal["less_than", "greater_than", "is_between", "less_than_or_equal_to", "equal_to", "is_one_of", "is_not_one_of", "like_one_of", "unlike_any_of", "includes", "excludes", "includes_all", "includes_at_least_one", "includes_none"]
    """How it is compared. Which operators go with which name stands in the guide to flows."""
    value: Any
    """What it is compared with, by the name and the operator. What nobody knows of a payment never fits."""

class FlowConditionSeen(TypedDict):
    name: str
    """What is asked of the payment."""
    operator: str
    """How it is compared."""
    wanted: str
    """What the rule compares with, in words; long lists are cut."""
    seen: Union[str, None]
    """What the payment has, in words; null: nobody knew, so that it cannot hold."""
    holds: bool
    """Whether it holds."""

FlowDifference = TypedDict("FlowDifference", {
    "type": "Literal[\"flow-difference\"]",
    "flow": "FlowName",
    "from": "int",
    "to": "Union[int, None]",
    "changes": "List[FlowRuleChange]",
}, total=False)

class FlowDraft(TypedDict):
    type: Literal["flow-draft"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    flow: FlowName
    """The flow that it is to be."""
    description: Union[str, None]
    """What it is for."""
    base_version: int
    """The version of the flow that it was begun from."""
    actions: List[FlowActionRules]
    """Its rules by what they decide. They count when they are published."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class FlowDraftActionRules(TypedDict):
    action: FlowActionInput
    """What these rules decide."""
    rules: List[FlowDraftRule]
    """In the order in which they are tried."""

class FlowDraftCreate(TypedDict, total=False):
    description: Union[str, None]
    """What it is for."""
    actions: Union[List[FlowDraftActionRules], None]
    """Rules by what they decide. An action that is left out has the rules that count now."""

class _FlowDraftRule(TypedDict):
    conditions: List[FlowConditionInput]
    """All of them must hold; with none, the rule always applies."""
    outcome: Any
    """What the rule decides, by the action. `select-payment-options`: the methods to show, in order. `route-transaction`: ids of payment services to try, in order; for cards also objects with `payment_service_id`, `instrument` (`pan` or `network_token`) and `transformations` (`force_mit`, `use_additional_scheme`); or an object with `order_by` (`cost` or `success_rate`), such a list as `attempts` (left out: all that take the payment) and, for `cost`, the `fees` to compare, in the form of `POST …/replays`, for `success_rate` `explore_percent`, the part of the payments that begin anywhere; or the `outcome` of a running experiment (`GET /experiments/{experiment_id}`), whose arms payments are dealt to. `skip-3ds`: `attempt`, `force`, `skip`, or an object with an `exemption` (`low_value`, `transaction_risk_analysis`, `trusted_beneficiary` or `merchant_initiated`). `decline-early`: true."""

class FlowDraftRule(_FlowDraftRule, total=False):
    id: Union[str, None]
    """Of a rule that is there already, so that it is known as the same; left out, it is a new one."""
    description: Union[str, None]
    """What a person calls it."""
    active: Union[bool, None]
    """False: it is kept, and never tried. Left out: true."""
    error_code: Union[str, None]
    """What a declined payment shows as `error_code`; `flow_decline` where it is null."""

class FlowDraftUpdate(TypedDict, total=False):
    description: Union[str, None]
    """What it is for."""
    actions: Union[List[FlowDraftActionRules], None]
    """Rules by what they decide; those of an action are replaced as a whole. What is left out stays."""

class FlowDrafts(TypedDict):
    items: List[FlowDraft]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class FlowEvaluate(TypedDict, total=False):
    transaction_id: Union[str, None]
    """A payment that was decided already; this, or `payment`. It needs `transactions.read` as well."""
    payment_services: Literal["then", "now"]
    """Of `transaction_id`: the payment services that took it when it was decided, or those that take it as they are set up now."""
    payment: Union[FlowPayment, None]
    """A payment that is not there; this, or `transaction_id`."""

class FlowEvaluation(TypedDict):
    type: Literal["flow-evaluation"]
    """The kind of record, always this word."""
    flow: FlowName
    """Whose rules were asked."""
    version: Union[int, None]
    """The version whose rules were asked; null for a draft."""
    draft_id: Union[str, None]
    """The draft whose rules were asked; null for a version."""
    transaction_id: Union[str, None]
    """The payment that was asked about, where it is one."""
    facts: Dict[str, Any]
    """What the rules saw, by the names of conditions; the amount is text. What is not there is not known."""
    actions: List[FlowActionEvaluated]
    """What each action of the flow says, in the order of asking."""
    outcome: FlowEvaluationOutcome
    """What would be done."""
    unknown: List[FlowFactUnknown]
    """What nobody was asked, so that a real payment may be decided otherwise."""

class FlowEvaluationOutcome(TypedDict):
    error_code: Union[str, None]
    """What it would be declined with before anything is sent; null: it would be tried."""
    attempts: List[FlowAttemptEvaluated]
    """What would be tried, in order."""
    left_out: List[FlowServiceLeftOut]
    """What a rule wants to try and cannot, and what comes last since it fails. Where nothing takes it: all."""
    three_d_secure: Union[Union[Literal["attempt", "force", "skip"], str], None]
    """What a rule says of 3-D Secure; null: the set-up of the payment service decides."""
    exemption: Union[str, None]
    """What the issuer would be asked for in the place of an authentication."""
    share: Union[int, None]
    """In which of a hundred shares it falls; null: not known."""
    payment_options: Union[List[str], None]
    """Of the checkout flow: the ways to pay that would be shown, in order."""

class FlowFactUnknown(TypedDict):
    name: str
    """The condition, or the part of the outcome, that it is about."""
    reason: str
    """Why it is not known, and what would say it."""

class _FlowFee(TypedDict):
    payment_service_id: str
    """Who takes it."""

class FlowFee(_FlowFee, total=False):
    currency: Union[str, None]
    """For payments in this currency; left out, in any. Needed where `fixed` is given. ISO 4217, upper case."""
    card_schemes: Union[List[str], None]
    """For cards of these schemes; left out, of any."""
    card_types: Union[List[str], None]
    """For cards of these types; left out, of any."""
    card_countries: Union[List[str], None]
    """For cards that were issued in these countries; left out, anywhere."""
    fixed: Union[int, None]
    """For each approved payment, in minor units of `currency`."""
    basis_points: Union[int, None]
    """Of the amount, in hundredths of a percent."""

class _FlowFeeInput(TypedDict):
    payment_service_id: str
    """Who takes it."""

class FlowFeeInput(_FlowFeeInput, total=False):
    currency: Union[str, None]
    """For payments in this currency; left out, in any. Needed where `fixed` is given. ISO 4217, upper case."""
    card_schemes: Union[List[str], None]
    """For cards of these schemes; left out, of any."""
    card_types: Union[List[str], None]
    """For cards of these types; left out, of any."""
    card_countries: Union[List[str], None]
    """For cards that were issued in these countries; left out, anywhere."""
    fixed: Union[int, None]
    """For each approved payment, in minor units of `currency`."""
    basis_points: Union[int, None]
    """Of the amount, in hundredths of a percent."""

FlowName: TypeAlias = "Union[Literal[\"checkout\", \"card-transaction\", \"non-card-transaction\", \"redirect-transaction\"], str]"

FlowNameInput: TypeAlias = "Literal[\"checkout\", \"card-transaction\", \"non-card-transaction\", \"redirect-transaction\"]"

class FlowOutcome(TypedDict):
    kind: str
    """What kind of outcome it is: `payment-option`, `transaction-route`, `decline`, `three-d-secure`, `experiment`."""
    options: Union[Dict[str, Any], None]
    """The values that it takes, with the payment service or the method that it is about."""

class FlowOutcomes(TypedDict):
    items: List[FlowOutcome]
    """What was found, in the order that the operation tells."""

class _FlowPayment(TypedDict):
    amount: int
    """What the payment method pays, without the part of gift cards, in minor units. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: str
    """ISO 4217, upper case."""

class FlowPayment(_FlowPayment, total=False):
    country: Union[str, None]
    """Country of the buyer. ISO 3166-1 alpha-2, upper case."""
    payment_method: Union[PaymentMethodKindInput, None]
    """What it is paid with; left out, what the card says, or the only method that the flow is about."""
    bank_scheme: Union[str, None]
    """Of a bank account: `ach`, `sepa` …"""
    card: Union[FlowPaymentCard, None]
    """What is known of the card, for `card-transaction`."""
    intent: TransactionIntentInput
    """Whether the money is held first."""
    payment_source: TransactionPaymentSourceInput
    """Where the payment comes from."""
    merchant_initiated: bool
    """Whether you start it, and not the buyer."""
    is_subsequent_payment: bool
    """Whether others came before it in its series."""
    browser_language: Union[str, None]
    """For example `en-GB`."""
    metadata: Union[Dict[str, str], None]
    """As the transaction would have it."""
    cart_items: Union[List[FlowCartItem], None]
    """What rules may ask of what is bought."""
    gift_card_bins: Union[List[str], None]
    """First digits of the gift cards beside it."""
    anti_fraud_decision: Union[Literal["accept", "error", "reject", "review", "exception", "skipped"], None]
    """What the anti-fraud service would say: it is not asked."""
    payment_service_id: Union[str, None]
    """The payment service that the request would name."""
    share: Union[int, None]
    """In which of a hundred shares it falls, for `split_routing`: a real payment gets that by its id."""
    velocity: Union[List[FlowVelocity], None]
    """What the payments before it come to, for `velocity`: a real payment is counted with others."""

class FlowPaymentCard(TypedDict, total=False):
    bin: Union[str, None]
    """First six to eight digits. What is left out below is what these digits tell."""
    scheme: Union[Literal["accel", "amex", "bancontact", "carte-bancaire", "cirrus", "culiance", "dankort", "diners-club", "discover", "eftpos-australia", "elo", "hipercard", "jcb", "maestro", "mastercard", "mir", "nyce", "other", "pulse", "qcard", "rupay", "star", "uatp", "unionpay", "visa"], None]
    """The scheme that it is charged over."""
    country: Union[str, None]
    """The issuer's country. ISO 3166-1 alpha-2, upper case."""
    card_type: Union[Literal["credit", "debit", "prepaid"], None]
    """Whose money it is."""
    issuer_name: Union[str, None]
    """The bank that gave it out."""
    product_name: Union[str, None]
    """What the issuer calls this kind of card."""
    source: Literal["applepay", "googlepay", "network-token", "raw", "token"]
    """Where it comes from, as `card_source` has it."""

FlowReplay = TypedDict("FlowReplay", {
    "type": "Literal[\"flow-replay\"]",
    "id": "str",
    "merchant_account_id": "str",
    "flow": "FlowName",
    "status": "Union[Literal[\"running\", \"completed\"], str]",
    "from": "str",
    "to": "str",
    "progress_percent": "int",
    "decisions": "int",
    "reproduced": "int",
    "changed": "int",
    "changed_otherwise": "int",
    "moves": "List[FlowReplayMove]",
    "three_d_secure": "List[FlowReplayAuthentication]",
    "approvals": "List[FlowReplayApprovals]",
    "unknown": "List[FlowReplayUnknown]",
    "skipped": "List[FlowReplaySkipped]",
    "samples": "List[FlowReplaySample]",
    "created_at": "str",
    "updated_at": "str",
}, total=False)

class FlowReplayApprovals(TypedDict):
    currency: str
    """Of these payments. ISO 4217, upper case."""
    payments: int
    """Payments whose end is known, and can be expected under the rules. Those of `unknown` are not among them."""
    before: int
    """Of these: first attempts that were approved."""
    after: FlowReplayExpectation
    """Of these: first attempts that the rules would have had approved. What stays where it was counts as it ended, and what the rules refuse as not approved."""
    fees_before: Union[int, None]
    """What was taken of the approved ones, in minor units; null without `fees`."""
    fees_after: Union[FlowReplayExpectation, None]
    """What would have been taken, in minor units; null without `fees`."""
    without_fee: Union[FlowReplayWithoutFee, None]
    """Payments that no fee fits: they are in neither sum. Null without `fees`."""

FlowReplayAuthentication = TypedDict("FlowReplayAuthentication", {
    "from": "str",
    "to": "str",
    "count": "int",
}, total=False)

FlowReplayCreate = TypedDict("FlowReplayCreate", {
    "from": "Union[str, None]",
    "to": "Union[str, None]",
    "fees": "Union[List[FlowFeeInput], None]",
}, total=False)

class FlowReplayExpectation(TypedDict):
    expected: float
    """What is most likely."""
    low: float
    """Nineteen times of twenty it is no less."""
    high: float
    """Nineteen times of twenty it is no more."""

FlowReplayMove = TypedDict("FlowReplayMove", {
    "from": "str",
    "to": "str",
    "count": "int",
}, total=False)

class FlowReplaySample(TypedDict):
    currency: str
    """Of these payments. ISO 4217, upper case."""
    kind: str
    """The card's scheme, or the method of what is no card."""
    payment_service_id: str
    """Where they went, or would go, first."""
    count: int
    """First attempts whose end is known."""
    approved: int
    """Those that were approved."""
    rate: FlowReplayExpectation
    """The share of them, from 0 to 1."""

class FlowReplaySkipped(TypedDict):
    payment_service_id: str
    """What the rules wanted to try."""
    count: int
    """For how many payments."""

class FlowReplayUnknown(TypedDict):
    currency: str
    """Of these payments. ISO 4217, upper case."""
    kind: str
    """The card's scheme, or the method of what is no card."""
    payment_service_id: str
    """Where they went, or would go, first."""
    count: int
    """How many payments would go there."""
    approved: int
    """How many of them were approved where they went."""
    sample: int
    """How many like them have been there: fewer than thirty, which is no rate."""

class FlowReplayWithoutFee(TypedDict):
    before: int
    """Of the payments in `fees_before`."""
    after: int
    """Of the payments in `fees_after`."""

class FlowRestore(TypedDict, total=False):
    description: Union[str, None]
    """What is to be remembered of it."""

class FlowRule(TypedDict):
    type: Literal["flow-rule"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    flow: FlowName
    """The flow that it belongs to."""
    action: FlowAction
    """What it decides."""
    description: Union[str, None]
    """What a person calls it."""
    position: int
    """Its place among the rules of its action, from 0. They are tried in this order, and the first that fits decides."""
    active: bool
    """False: it is kept, and never tried."""
    conditions: List[FlowCondition]
    """All of them must hold; with none, the rule always applies."""
    outcome: Any
    """What the rule decides, by the action. `select-payment-options`: the methods to show, in order. `route-transaction`: ids of payment services to try, in order; for cards also objects with `payment_service_id`, `instrument` (`pan` or `network_token`) and `transformations` (`force_mit`, `use_additional_scheme`); or an object with `order_by` (`cost` or `success_rate`), such a list as `attempts` (left out: all that take the payment) and, for `cost`, the `fees` to compare, in the form of `POST …/replays`, for `success_rate` `explore_percent`, the part of the payments that begin anywhere; or the `outcome` of a running experiment (`GET /experiments/{experiment_id}`), whose arms payments are dealt to. `skip-3ds`: `attempt`, `force`, `skip`, or an object with an `exemption` (`low_value`, `transaction_risk_analysis`, `trusted_beneficiary` or `merchant_initiated`). `decline-early`: true."""
    error_code: Union[str, None]
    """What a declined payment shows as `error_code`; `flow_decline` where it is null."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class FlowRuleChange(TypedDict):
    change: Union[Literal["added", "removed", "changed", "moved"], str]
    """`moved`: only its place is another."""
    action: FlowAction
    """What the rule decides."""
    rule_id: str
    """The rule that differs."""
    before: Union[FlowRule, None]
    """The rule as it was; null where it was added."""
    after: Union[FlowRule, None]
    """The rule as it is; null where it was removed."""

class FlowRuleChecked(TypedDict):
    action: FlowAction
    """What the rule decides."""
    rule_id: str
    """A rule of the draft, or of the version."""
    matched_30_days: int
    """How many decisions of the period it made, in any version that had it."""
    covered_by: Union[str, None]
    """An earlier rule that applies whenever this one would: it is never reached. Proved from the conditions alone; null says that nothing was proved."""
    warnings: List[str]
    """What a person should look at, a sentence each: a payment service that is not active, for example."""

class _FlowRuleCreate(TypedDict):
    conditions: List[FlowConditionInput]
    """All of them must hold; with none, the rule always applies."""
    outcome: Any
    """What the rule decides, by the action. `select-payment-options`: the methods to show, in order. `route-transaction`: ids of payment services to try, in order; for cards also objects with `payment_service_id`, `instrument` (`pan` or `network_token`) and `transformations` (`force_mit`, `use_additional_scheme`); or an object with `order_by` (`cost` or `success_rate`), such a list as `attempts` (left out: all that take the payment) and, for `cost`, the `fees` to compare, in the form of `POST …/replays`, for `success_rate` `explore_percent`, the part of the payments that begin anywhere; or the `outcome` of a running experiment (`GET /experiments/{experiment_id}`), whose arms payments are dealt to. `skip-3ds`: `attempt`, `force`, `skip`, or an object with an `exemption` (`low_value`, `transaction_risk_analysis`, `trusted_beneficiary` or `merchant_initiated`). `decline-early`: true."""

class FlowRuleCreate(_FlowRuleCreate, total=False):
    description: Union[str, None]
    """What a person calls it."""
    position: Union[int, None]
    """Its place among the rules of its action, from 0; left out: last. The others move."""
    active: Union[bool, None]
    """False: it is kept, and never tried. Left out: true."""
    error_code: Union[str, None]
    """What a declined payment shows as `error_code`; `flow_decline` where it is null."""

class FlowRuleEvaluated(TypedDict):
    rule_id: str
    """A rule of the action that is active."""
    position: int
    """Its place among all rules of its action, from 0."""
    description: Union[str, None]
    """What a person calls it."""
    matched: bool
    """Whether all of its conditions hold."""
    decided: bool
    """Whether it is the one that decided."""
    reached: bool
    """Whether it was its turn: false for rules behind the one that decided."""
    reason: str
    """Why, in a sentence."""
    conditions: List[FlowConditionSeen]
    """Each of its conditions, beside what the payment has."""

class FlowRuleOrder(TypedDict):
    rule_ids: List[str]
    """All rules of the action, each once, in the order in which they are to be tried."""

class FlowRuleUpdate(TypedDict, total=False):
    description: Union[str, None]
    """What a person calls it."""
    position: Union[int, None]
    """Its new place among the rules of its action, from 0. The others move."""
    active: Union[bool, None]
    """False: it is kept, and never tried."""
    conditions: Union[List[FlowConditionInput], None]
    """All of them must hold; with none, the rule always applies."""
    outcome: Any
    """What the rule decides, by the action. `select-payment-options`: the methods to show, in order. `route-transaction`: ids of payment services to try, in order; for cards also objects with `payment_service_id`, `instrument` (`pan` or `network_token`) and `transformations` (`force_mit`, `use_additional_scheme`); or an object with `order_by` (`cost` or `success_rate`), such a list as `attempts` (left out: all that take the payment) and, for `cost`, the `fees` to compare, in the form of `POST …/replays`, for `success_rate` `explore_percent`, the part of the payments that begin anywhere; or the `outcome` of a running experiment (`GET /experiments/{experiment_id}`), whose arms payments are dealt to. `skip-3ds`: `attempt`, `force`, `skip`, or an object with an `exemption` (`low_value`, `transaction_risk_analysis`, `trusted_beneficiary` or `merchant_initiated`). `decline-early`: true."""
    error_code: Union[str, None]
    """What a declined payment shows as `error_code`; `flow_decline` where it is null."""

class FlowServiceLeftOut(TypedDict):
    payment_service_id: str
    """What is not tried."""
    display_name: str
    """What a person calls it."""
    reason: str
    """Why not, in a sentence."""

class FlowVelocity(TypedDict):
    count: Literal["payments", "approved", "declined", "cards", "amount"]
    """What is counted."""
    by: Literal["card", "buyer_id", "buyer_external_identifier", "email_address", "ip_address", "device"]
    """What the payments have in common."""
    within: Literal["10_minutes", "1_hour", "1_day", "7_days"]
    """Of how long a time before."""
    value: int
    """What it comes to with this payment, of an amount in minor units of its currency."""

class FlowVersion(TypedDict):
    type: Literal["flow-version"]
    """The kind of record, always this word."""
    flow: FlowName
    """The flow that it is a version of."""
    number: int
    """Versions are counted from 1; the highest one counts."""
    cause: Union[Literal["rule-created", "rule-updated", "rule-deleted", "rules-ordered", "restored", "published", "experiment-ended"], str]
    """What made it. `experiment-ended`: a rule goes on with an arm of its experiment."""
    description: Union[str, None]
    """What a person wanted to be remembered of it; null for changes of single rules."""
    rule_count: int
    """How many rules it has."""
    creator: Union[Creator, None]
    """The API key or the user that made it."""
    created_at: str
    """When it was made."""
    actions: List[FlowActionRules]
    """Its rules by what they decide, in the order of trying."""

class FlowVersionSummary(TypedDict):
    type: Literal["flow-version"]
    """The kind of record, always this word."""
    flow: FlowName
    """The flow that it is a version of."""
    number: int
    """Versions are counted from 1; the highest one counts."""
    cause: Union[Literal["rule-created", "rule-updated", "rule-deleted", "rules-ordered", "restored", "published", "experiment-ended"], str]
    """What made it. `experiment-ended`: a rule goes on with an arm of its experiment."""
    description: Union[str, None]
    """What a person wanted to be remembered of it; null for changes of single rules."""
    rule_count: int
    """How many rules it has."""
    creator: Union[Creator, None]
    """The API key or the user that made it."""
    created_at: str
    """When it was made."""

class FlowVersions(TypedDict):
    items: List[FlowVersionSummary]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class ForterAntiFraudOptions(TypedDict, total=False):
    delivery_type: Union[Literal["DIGITAL", "PHYSICAL", "HYBRID"], None]
    """Whether there is something to send."""
    delivery_method: Union[str, None]
    """How it is sent."""
    is_guest_buyer: Union[bool, None]
    """Whether the buyer has no account of yours."""
    cart_items: Union[List[ForterAntiFraudOptionsCartItem], None]
    """More about each cart item, in the same order."""
    total_discount: Union[ForterAntiFraudOptionsDiscount, None]
    """What was taken off the order."""

class ForterAntiFraudOptionsCartItem(TypedDict, total=False):
    basic_item_data: Union[ForterAntiFraudOptionsCartItemBasicItemData, None]
    """What kind of thing it is."""
    delivery_details: Union[ForterAntiFraudOptionsCartItemDeliveryDetails, None]
    """How it gets to the buyer."""
    beneficiaries: Union[List[ForterAntiFraudOptionsCartItemBeneficiary], None]
    """Who it is for."""

class ForterAntiFraudOptionsCartItemBasicItemData(TypedDict, total=False):
    type: Union[Literal["TANGIBLE", "NON_TANGIBLE"], None]
    """Whether one can touch it."""

class _ForterAntiFraudOptionsCartItemBeneficiary(TypedDict):
    personal_details: ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails
    """Who it is."""

class ForterAntiFraudOptionsCartItemBeneficiary(_ForterAntiFraudOptionsCartItemBeneficiary, total=False):
    address: Union[ForterAntiFraudOptionsCartItemBeneficiaryAddress, None]
    """Where they live."""
    phone: Union[List[ForterAntiFraudOptionsCartItemBeneficiaryPhone], None]
    """How they are reached."""
    comments: Union[ForterAntiFraudOptionsCartItemBeneficiaryComments, None]
    """What was written with it."""

class _ForterAntiFraudOptionsCartItemBeneficiaryAddress(TypedDict):
    country: str
    """Where they live. ISO 3166-1 alpha-2, upper case."""

class ForterAntiFraudOptionsCartItemBeneficiaryAddress(_ForterAntiFraudOptionsCartItemBeneficiaryAddress, total=False):
    address1: Union[str, None]
    """Street and number."""
    address2: Union[str, None]
    """Second line of the address."""
    zip: Union[str, None]
    """Postal code."""
    region: Union[str, None]
    """State or province."""
    company: Union[str, None]
    """Where they work."""
    city: Union[str, None]
    """Where they live."""

class ForterAntiFraudOptionsCartItemBeneficiaryComments(TypedDict, total=False):
    user_comments_to_merchant: Union[str, None]
    """What the buyer wrote to you."""
    message_to_beneficiary: Union[str, None]
    """What the buyer wrote to who gets it."""
    merchant_comments: Union[str, None]
    """What you wrote yourself."""

class ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails(TypedDict, total=False):
    first_name: Union[str, None]
    """Given name of who it is for."""
    last_name: Union[str, None]
    """Family name of who it is for."""
    email: Union[str, None]
    """How they are reached."""

class ForterAntiFraudOptionsCartItemBeneficiaryPhone(TypedDict):
    phone: str
    """A number, with its country's code."""

class ForterAntiFraudOptionsCartItemDeliveryDetails(TypedDict, total=False):
    delivery_type: Union[Literal["DIGITAL", "PHYSICAL", "HYBRID"], None]
    """Whether there is something to send."""
    delivery_method: Union[str, None]
    """How it is sent."""

class _ForterAntiFraudOptionsDiscount(TypedDict):
    coupon_code_used: str
    """The code that was typed."""
    discount_type: str
    """What it was given for."""

class ForterAntiFraudOptionsDiscount(_ForterAntiFraudOptionsDiscount, total=False):
    coupon_discount_amount: Union[ForterAntiFraudOptionsDiscountCouponDiscountAmount, None]
    """How much was taken off."""
    coupon_discount_percent: Union[str, None]
    """How much was taken off, of a hundred."""

class ForterAntiFraudOptionsDiscountCouponDiscountAmount(TypedDict, total=False):
    amount_usd: Union[str, None]
    """In US dollars, as text."""
    amount_local_currency: Union[str, None]
    """In the currency named, as text."""
    currency: Union[str, None]
    """Of the local amount. ISO 4217, upper case."""

class FourEyesBound(TypedDict):
    currency: str
    """Of the amount that is moved. ISO 4217, upper case."""
    amount: int
    """From this amount on a second person has to agree. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

FraudListEffect: TypeAlias = "Union[Literal[\"block\", \"allow\"], str]"

FraudListEffectInput: TypeAlias = "Literal[\"block\", \"allow\"]"

class _FraudListEntries(TypedDict):
    items: List[FraudListEntry]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class FraudListEntries(_FraudListEntries, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

class FraudListEntry(TypedDict):
    type: Literal["fraud-list-entry"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    effect: FraudListEffect
    """`block`: payments that it fits are declined. `allow`: they pass the list, whatever else is on it, and the conditions `velocity` of rules."""
    kind: FraudListKind
    """What it is about. `card`: a card or bank account, by its fingerprint; `card_bin`: the first six to eight digits; `buyer_id`, `buyer_external_identifier`; `email_address`; `email_domain`: with its subdomains; `ip_address`: an address or a network; `device`: an `anti_fraud_fingerprint`; `phone_number`."""
    value: str
    """In the form in which it is compared: addresses in small letters, numbers without blanks."""
    label: Union[str, None]
    """A card's last four digits, where they are known; null for all else."""
    reason: Union[FraudListReason, None]
    """Why, in a word."""
    note: Union[str, None]
    """What people should know about it."""
    transaction_id: Union[str, None]
    """The transaction that it was taken from."""
    creator_name: Union[str, None]
    """The person or API key that made it."""
    expires_at: Union[str, None]
    """From then on it counts no more; null: until it is deleted."""
    created_at: str
    """When it was made."""

class _FraudListEntryCreate(TypedDict):
    kind: FraudListKindInput
    """What it is about. `card`: a card or bank account, by its fingerprint; `card_bin`: the first six to eight digits; `buyer_id`, `buyer_external_identifier`; `email_address`; `email_domain`: with its subdomains; `ip_address`: an address or a network; `device`: an `anti_fraud_fingerprint`; `phone_number`."""

class FraudListEntryCreate(_FraudListEntryCreate, total=False):
    effect: FraudListEffectInput
    """`block`: payments that it fits are declined. `allow`: they pass the list, whatever else is on it, and the conditions `velocity` of rules. The kind of such an entry is `card`, `buyer_id` or `ip_address` (public, a network of /24 or smaller, of IPv6 /56 or smaller), and it needs an end and the scope `flows.write` beside."""
    value: Union[str, None]
    """What of this kind is meant. One of `value`, `transaction_id`, `payment_method_id`, `number`."""
    transaction_id: Union[str, None]
    """Takes the value from this transaction, whatever the kind."""
    payment_method_id: Union[str, None]
    """Takes the card of this stored payment method. With the kind `card` alone."""
    number: Union[str, None]
    """The card's number, with the kind `card` alone. 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered."""
    reason: Union[FraudListReasonInput, None]
    """Why, in a word."""
    note: Union[str, None]
    """What people should know about it."""
    expires_at: Union[str, None]
    """From when on it counts no more; left out, until it is deleted. One that allows needs it, at most 90 days ahead."""

FraudListKind: TypeAlias = "Union[Literal[\"card\", \"card_bin\", \"buyer_id\", \"buyer_external_identifier\", \"email_address\", \"email_domain\", \"ip_address\", \"device\", \"phone_number\"], str]"

FraudListKindInput: TypeAlias = "Literal[\"card\", \"card_bin\", \"buyer_id\", \"buyer_external_identifier\", \"email_address\", \"email_domain\", \"ip_address\", \"device\", \"phone_number\"]"

FraudListReason: TypeAlias = "Union[Literal[\"card_testing\", \"chargeback\", \"fraud\", \"abuse\", \"other\"], str]"

FraudListReasonInput: TypeAlias = "Literal[\"card_testing\", \"chargeback\", \"fraud\", \"abuse\", \"other\"]"

class GiftCard(TypedDict):
    type: Literal["gift-card"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    gift_card_service: GiftCardService
    """The provider it is used through."""
    bin: str
    """First digits of the number."""
    sub_bin: str
    """The digits after those."""
    last4: str
    """Last four digits of the number."""
    expiration_date: Union[str, None]
    """When it stops being good; null where the provider tells no date."""
    buyer: Union[Buyer, None]
    """Whose it is; null where it is nobody's."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    last_used_at: Union[str, None]
    """When it last paid; null where it never did."""
    usage_count: int
    """How often it paid."""
    cit_last_used_at: Union[str, None]
    """When the buyer in person last paid with it; null where that never was."""
    cit_usage_count: int
    """How often the buyer in person paid with it."""

class _GiftCardActivationCreate(TypedDict):
    number: str
    """16 to 19 digits; goes into the vault before anything parses the body."""

class GiftCardActivationCreate(_GiftCardActivationCreate, total=False):
    pin: Union[str, None]
    """PIN of the card; never answered."""
    amount: Union[int, None]
    """What is loaded; left out, what the provider has for this card. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: Union[str, None]
    """Currency of that amount. ISO 4217, upper case."""
    external_identifier: Union[str, None]
    """Your own identifier of the activation."""
    store: bool
    """True stores the card as well."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""

class GiftCardBalanceRequest(TypedDict):
    items: List[Union[GiftCardRequest, GiftCardStoredRequest]]
    """The cards to ask about."""

class _GiftCardCreate(TypedDict):
    number: str
    """16 to 19 digits; goes into the vault before anything parses the body, and is never answered."""
    pin: str
    """PIN of the card; never answered."""

class GiftCardCreate(_GiftCardCreate, total=False):
    buyer_id: Union[str, None]
    """The buyer it is stored for; nobody's where neither this nor the external identifier is given."""
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""

GiftCardErrorCode: TypeAlias = "Union[Literal[\"invalid_gift_card\", \"expired_card\", \"inactive_card\", \"invalid_service_credentials\", \"invalid_amount\", \"incorrect_currency\", \"insufficient_funds\", \"invalid_service_configuration\", \"operation_canceled\", \"service_error\", \"service_network_error\", \"unknown_error\", \"max_gift_cards_reached\", \"suspected_fraud\", \"canceled_payment_method\", \"duplicate_transaction\", \"unexpected_state\"], str]"

class GiftCardIssuance(TypedDict):
    type: Literal["gift-card-issuance"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    gift_card_service: GiftCardService
    """The provider that made it."""
    gift_card_service_payment_issuance_id: str
    """The provider's own id of it."""
    url: str
    """Where the card shows itself: send it to who gets the card."""
    amount: int
    """What the card is worth. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: str
    """Currency of that amount. ISO 4217, upper case."""
    external_identifier: Union[str, None]
    """Your own identifier of the issuance; null where none was given."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class _GiftCardIssuanceCreate(TypedDict):
    theme: str
    """Which of the provider's designs."""
    amount: int
    """What the card is to be worth. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: str
    """Currency of that amount. ISO 4217, upper case."""

class GiftCardIssuanceCreate(_GiftCardIssuanceCreate, total=False):
    external_identifier: Union[str, None]
    """Your own identifier of the issuance."""

class GiftCardRedemption(TypedDict):
    type: Literal["gift-card-redemption"]
    """The kind of record, always this word."""
    id: str
    """A refund to this card names it as `target_id`."""
    status: GiftCardRedemptionStatus
    """What happened to this card's part."""
    amount: int
    """This card's part of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    refunded_amount: int
    """What was given back to this card. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    gift_card_service_redemption_id: Union[str, None]
    """The provider's own id of the redemption; null until it gave one."""
    error_code: Union[GiftCardErrorCode, None]
    """Why the card did not pay; null where it did."""
    raw_error_code: Union[str, None]
    """The provider's own code; null where it gave none."""
    raw_error_message: Union[str, None]
    """The provider's own words; null where it gave none."""
    gift_card: TransactionGiftCard
    """The card that paid."""

GiftCardRedemptionStatus: TypeAlias = "Union[Literal[\"created\", \"succeeded\", \"failed\", \"skipped\"], str]"
"""`skipped`: never asked for, since the payment had failed before."""

class GiftCardRequest(TypedDict):
    number: str
    """16 to 19 digits; goes into the vault before anything parses the body, and is never answered."""
    pin: str
    """PIN of the card; never answered."""

class GiftCardService(TypedDict):
    type: Literal["gift-card-service"]
    """The kind of record, always this word."""
    id: str
    """The payment service for gift cards that was used."""
    gift_card_service_definition_id: GiftCardServiceProvider
    """The provider's connector."""
    display_name: str
    """A name for people to read."""

class _GiftCardServiceCreate(TypedDict):
    gift_card_service_definition_id: str
    """The connector to set up."""
    display_name: str
    """What you call it."""
    fields: List[FieldValueInput]
    """Settings of the connector by their keys, which its definition lists."""

class GiftCardServiceCreate(_GiftCardServiceCreate, total=False):
    active: bool
    """Whether gift cards are taken; one service of a merchant account may be active."""

class GiftCardServiceDefinition(TypedDict):
    type: Literal["gift-card-service-definition"]
    """The kind of record, always this word."""
    id: str
    """The connector's name, for example `mock-gift-card`."""
    display_name: str
    """What the provider is called."""
    fields: List[DefinitionField]
    """The settings that it takes."""
    icon_url: Union[str, None]
    """A picture of it; null where there is none."""

class GiftCardServiceDefinitions(TypedDict):
    items: List[GiftCardServiceDefinition]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class GiftCardServiceDetails(TypedDict):
    type: Literal["gift-card-service"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    gift_card_service_definition_id: str
    """The connector that is set up."""
    display_name: str
    """What you call it."""
    active: bool
    """Whether gift cards are taken; one service of a merchant account may be active."""
    status: GiftCardServiceStatus
    """Whether it can be used."""
    fields: List[FieldValue]
    """Settings that are not secret."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

GiftCardServiceProvider: TypeAlias = "Union[Literal[\"mock-gift-card\", \"qwikcilver-gift-card\", \"valuelink-gift-card\"], str]"

GiftCardServiceStatus: TypeAlias = "Union[Literal[\"pending\", \"created\", \"failed\"], str]"

class GiftCardServiceUpdate(TypedDict, total=False):
    display_name: Union[str, None]
    """What you call it."""
    active: Union[bool, None]
    """Whether gift cards are taken; one service of a merchant account may be active."""
    fields: Union[List[VoidableField], None]
    """Those that change; the others stay."""

class _GiftCardServiceVerify(TypedDict):
    gift_card_service_definition_id: str
    """The connector whose credentials these are."""
    fields: List[FieldValueInput]
    """Settings of the connector by their keys, which its definition lists."""

class GiftCardServiceVerify(_GiftCardServiceVerify, total=False):
    gift_card_service_id: Union[str, None]
    """A stored one, whose settings fill in what `fields` leaves out."""

class GiftCardServices(TypedDict):
    items: List[GiftCardServiceDetails]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class GiftCardStoredRequest(TypedDict):
    id: str
    """A stored gift card."""

class GiftCardSummaries(TypedDict):
    items: List[GiftCardSummary]
    """What was found, in the order that the operation tells."""

class GiftCardSummary(TypedDict):
    type: Literal["gift-card"]
    """The kind of record, always this word."""
    id: Union[str, None]
    """Null for a card that was given by its number."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    bin: str
    """First digits of the number."""
    sub_bin: str
    """The digits after those."""
    last4: str
    """Last four digits of the number."""
    currency: Union[str, None]
    """Currency of the balance; null where it is not known. ISO 4217, upper case."""
    expiration_date: Union[str, None]
    """When it stops being good; null where the provider tells no date."""
    balance: Union[int, None]
    """What is left on it, in minor units; null where the provider did not say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    balance_error_code: Union[GiftCardErrorCode, None]
    """Why there is no balance; null where there is one."""
    balance_raw_error_code: Union[str, None]
    """The provider's own code; null where it gave none."""
    balance_raw_error_message: Union[str, None]
    """The provider's own words; null where it gave none."""
    last_used_at: Union[str, None]
    """When it last paid; null where it never did."""
    usage_count: int
    """How often it paid."""
    cit_last_used_at: Union[str, None]
    """When the buyer in person last paid with it; null where that never was."""
    cit_usage_count: int
    """How often the buyer in person paid with it."""

class GiftCardTokenTransactionCreate(TypedDict):
    id: str
    """A stored gift card."""
    amount: int
    """This card's part of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class GiftCardTransactionCreate(TypedDict):
    number: str
    """16 to 19 digits; goes into the vault before anything parses the body, and is never answered."""
    pin: str
    """PIN of the card; never answered."""
    amount: int
    """This card's part of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class GiftCardWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["gift-card.created", "gift-card.deleted"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[GiftCard, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class GiftCards(TypedDict):
    items: List[GiftCard]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class GivingBlockOptions(TypedDict, total=False):
    defaultCryptocurrency: Union[str, None]
    """What the page offers first."""

class GoCardlessOptions(TypedDict, total=False):
    purpose_code: Union[Literal["mortgage", "utility", "loan", "dependant_support", "gambling", "retail", "salary", "personal", "government", "pension", "tax", "other"], None]
    """What the debit is for."""

class GooglePayAssuranceDetails(TypedDict, total=False):
    account_verified: Union[bool, None]
    """Whether Google has verified that the buyer holds the card."""
    card_holder_authenticated: Union[bool, None]
    """Whether Google has authenticated the buyer for this payment."""

class _GooglePayFpanPaymentMethodCreate(TypedDict):
    expiration_date: str
    """Last month in which the card is good. `MM/YY`."""
    number: str
    """12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered."""
    method: Literal["googlepay_pan_only"]
    """A card that Google Pay gave and you decrypted."""

class GooglePayFpanPaymentMethodCreate(_GooglePayFpanPaymentMethodCreate, total=False):
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment method, where it is stored."""
    card_type: Union[CardTypeInput, None]
    """How the account behind it is funded; the BIN table where it is left out."""
    redirect_url: Union[str, None]
    """Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods."""
    security_code: None
    """Only null: wallets give none."""

class _GooglePayPaymentMethodCreate(TypedDict):
    method: Literal["googlepay"]
    """A card that the wallet gives: Google Pay."""
    token: Union[str, Dict[str, Any]]
    """What the wallet gave, as text or object; opened in the vault, never answered, and good once."""

class GooglePayPaymentMethodCreate(_GooglePayPaymentMethodCreate, total=False):
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    cardholder_name: Union[str, None]
    """Name on the card, as the wallet gives it; processors are told the name of the buyer."""
    redirect_url: Union[str, None]
    """Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods."""
    card_suffix: Union[str, None]
    """Last four digits of the card, as the wallet shows them; they become the label."""
    card_scheme: Union[str, None]
    """Scheme as the wallet names it."""
    card_type: Union[str, None]
    """How the account behind it is funded, as the wallet names it."""
    assurance_details: Union[GooglePayAssuranceDetails, None]
    """What Google Pay says it has checked."""

class GooglePayPaymentOptionContext(TypedDict):
    merchant_name: str
    """What the wallet shows the buyer."""
    supported_schemes: List[str]
    """Card schemes to ask the wallet for."""
    gateway: str
    """Goes into Google Pay's tokenization parameters."""
    gateway_merchant_id: str
    """Goes into Google Pay's tokenization parameters."""

class GooglePaySession(TypedDict):
    gateway_merchant_id: str
    """Goes into Google Pay's tokenization parameters."""
    token: str
    """JWT over the origin, for Google Pay's merchant info."""

class GooglePaySessionRequest(TypedDict):
    origin_domain: str
    """Domain of the page that shows the button."""

class GuestBuyer(TypedDict, total=False):
    display_name: Union[str, None]
    """A name for people to read."""
    external_identifier: Union[str, None]
    """Your own identifier of the buyer, for this payment alone. It makes the guest nobody else: where a front end sends it, a stored buyer may have the same."""
    billing_details: Union[BillingDetails, None]
    """Name, address and e-mail of who pays."""
    account_number: Union[str, None]
    """Number of the buyer's account at the merchant."""
    shipping_details: Union[ShippingDetailsCreate, None]
    """Where the goods go."""

class GuestBuyerInput(TypedDict, total=False):
    display_name: Union[str, None]
    """A name for people to read."""
    external_identifier: Union[str, None]
    """Your own identifier of the buyer, for this payment alone. It makes the guest nobody else: where a front end sends it, a stored buyer may have the same."""
    billing_details: Union[BillingDetailsInput, None]
    """Name, address and e-mail of who pays."""
    account_number: Union[str, None]
    """Number of the buyer's account at the merchant."""
    shipping_details: Union[ShippingDetailsCreateInput, None]
    """Where the goods go."""

IncrementalAuthorizationStatus: TypeAlias = "Union[Literal[\"succeeded\", \"failed\"], str]"

InstrumentType: TypeAlias = "Union[Literal[\"pan\", \"card_token\", \"redirect\", \"redirect_token\", \"googlepay\", \"applepay\", \"network_token\", \"plaid\", \"bank\"], str]"
"""What the processor was sent: `pan` is a card number, `…_token` something stored there."""

IntegrationClient: TypeAlias = "Union[Literal[\"redirect\", \"web\", \"android\", \"ios\"], str]"

IntegrationClientInput: TypeAlias = "Literal[\"redirect\", \"web\", \"android\", \"ios\"]"

class KlarnaOptions(TypedDict, total=False):
    subscription: Union[KlarnaSubscriptionOptions, None]
    """What the buyer subscribes to."""
    token_only_mode: Union[bool, None]
    """Whether only a token for later is made, and nothing charged."""
    authorization_token: Union[str, None]
    """What Klarna's script gave the page."""

class KlarnaSubscriptionOptions(TypedDict):
    name: str
    """What it is called."""
    interval: Literal["DAY", "WEEK", "MONTH", "YEAR"]
    """What the count counts."""
    interval_count: int
    """After how many of those it is charged."""
    reference: str
    """Your own reference of it."""

Language: TypeAlias = "Union[Literal[\"en\", \"es\", \"pt\", \"fr\", \"de\", \"ar\"], str]"

LanguageInput: TypeAlias = "Literal[\"en\", \"es\", \"pt\", \"fr\", \"de\", \"ar\"]"

class LatitudeOptions(TypedDict, total=False):
    promotion_reference: Union[str, None]
    """Which of your plans at Latitude."""

LedgerAccount: TypeAlias = "Union[Literal[\"authorized\", \"issuer\", \"hold_used\", \"hold_released\", \"voided\", \"processor_receivable\", \"captured\", \"refunded\", \"returned\", \"gift_card_receivable\", \"gift_card_redeemed\", \"gift_card_returned\", \"settled\", \"fees\", \"charged_back\", \"paid_out\", \"deducted\"], str]"
"""An account of the ledger; each merchant account has one of each in each currency."""

LedgerMovement: TypeAlias = "Union[Literal[\"authorize\", \"capture\", \"use_hold\", \"release_hold\", \"void\", \"refund\", \"return\", \"redeem\", \"return_redemption\", \"settle\", \"settle_refund\", \"charge_fee\", \"charge_back\", \"reverse_chargeback\", \"pay_out\", \"return_payout\", \"correct\"], str]"
"""What happened to the money."""

LimitedAct: TypeAlias = "Union[Literal[\"capture\", \"payout\", \"refund\"], str]"

LimitedActInput: TypeAlias = "Literal[\"capture\", \"payout\", \"refund\"]"

class ListAmount(TypedDict):
    currency: str
    """Currency of these rows. ISO 4217, upper case."""
    count: int
    """How many there are."""
    amount: int
    """What they add up to. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class ListTotals(TypedDict):
    count: int
    """Rows that fit the filters."""
    is_capped: bool
    """True where the list has more than 10,000 rows before it is filtered: the first of these are counted."""
    amounts: List[ListAmount]
    """By currency."""

Look: TypeAlias = "Union[Literal[\"light\", \"dark\"], str]"

LookInput: TypeAlias = "Literal[\"light\", \"dark\"]"

class MattildaTapiOptions(TypedDict, total=False):
    payment_method_expires_at: Union[str, None]
    """Until when it can be paid."""

class Me(TypedDict):
    type: Literal["me"]
    """The kind of record, always this word."""
    caller: CallerType
    """Whether a person or an API key calls."""
    id: str
    """Id of the user or of the API key."""
    display_name: str
    """What they are called."""
    email_address: Union[str, None]
    """Of a person; null for a key."""
    session: Union[MeSession, None]
    """Where the person is logged in; null for a key."""
    preferences: Preferences
    """How a person wants to see the dashboard; empty for a key."""
    access: List[MeAccess]
    """What the caller may do, and where."""
    merchant_accounts: List[MeMerchantAccount]
    """The merchant accounts that the caller may act for, by name; the first thousand."""

class MeAccess(TypedDict):
    merchant_account_id: Union[str, None]
    """Where; null: in every merchant account."""
    role: Union[str, None]
    """The slug of the role that allows it; null for what a token of a key allows."""
    permissions: List[str]
    """What is allowed there. `*.read` and `*.write` stand for every resource."""
    withheld: List[str]
    """Acts that the role would allow, and that are ticked off: `capture`, `refund`, `review` and `void`."""
    limits: List[RoleLimit]
    """How much the role may move. As soon as an act has a limit, it is not allowed in other currencies."""

class MeMerchantAccount(TypedDict):
    id: str
    """Id that Railyard gave it, for good."""
    display_name: str
    """What people call it."""

class MeSession(TypedDict):
    id: str
    """Id that Railyard gave it, for good."""
    way: WayIn
    """How the person logged in."""
    created_at: str
    """When they did."""
    expires_at: str
    """When it ends, whatever they do."""
    idle_minutes: int
    """After how many minutes without a call it ends before."""

class MeUpdate(TypedDict, total=False):
    display_name: Union[str, None]
    """What people call you from now on."""
    preferences: Union[PreferencesInput, None]
    """All of them, as they are from now on."""

class MercadoPagoCardOptions(TypedDict, total=False):
    payment_method_id: Union[str, None]
    """Such as debvisa, where a card can be more than one; else Mercado Pago sees it in the number."""
    issuer_id: Union[str, None]
    """Of the bank, where installments are of one bank only."""
    binary_mode: Union[bool, None]
    """True declines what would be looked through by a person."""

class MercadoPagoOfflineOptions(TypedDict, total=False):
    expires_in_minutes: Union[int, None]
    """How long the buyer has."""

class _MerchantAccount(TypedDict):
    type: Literal["merchant-account"]
    """The kind of record, always this word."""
    id: str
    """Chosen at creation: letters, digits and hyphens; the header `x-merchant-account-id` names it."""
    display_name: str
    """A name for people to read."""
    loon_client_key: Union[str, None]
    """Taken and not kept: always null."""
    loon_secret_key: Union[str, None]
    """Taken and not kept: always null."""
    loon_accepted_schemes: Union[List[CardScheme], None]
    """As given; nothing here depends on it. Null where it was not."""
    loon_merchant_account_id: Union[str, None]
    """As given; nothing here depends on it. Null where it was not."""
    account_updater_request_encryption_key: Union[str, None]
    """Taken and not kept: always null."""
    account_updater_request_encryption_key_id: Union[str, None]
    """As given; nothing here depends on it. Null where it was not."""
    account_updater_response_decryption_key: Union[str, None]
    """Taken and not kept: always null."""
    account_updater_response_decryption_key_id: Union[str, None]
    """As given; nothing here depends on it. Null where it was not."""
    account_updater_enabled: bool
    """As given; stored cards can be asked about either way."""
    over_capture_amount: Union[int, None]
    """How far captures may go beyond the authorization; the smaller of both limits counts, null is no limit of this kind, and neither is none at all. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    over_capture_percentage: Union[int, None]
    """The same in percent of the authorized amount."""
    visa_network_tokens_requestor_id: Union[str, None]
    """As given; token services of this release do not ask for it. Null where it was not."""
    visa_network_tokens_app_id: Union[str, None]
    """As given; token services of this release do not ask for it. Null where it was not."""
    amex_network_tokens_requestor_id: Union[str, None]
    """As given; token services of this release do not ask for it. Null where it was not."""
    amex_network_tokens_app_id: Union[str, None]
    """As given; token services of this release do not ask for it. Null where it was not."""
    mastercard_network_tokens_requestor_id: Union[str, None]
    """As given; token services of this release do not ask for it. Null where it was not."""
    mastercard_network_tokens_app_id: Union[str, None]
    """As given; token services of this release do not ask for it. Null where it was not."""
    discover_network_tokens_requestor_id: Union[str, None]
    """As given; token services of this release do not ask for it. Null where it was not."""
    discover_network_tokens_app_id: Union[str, None]
    """As given; token services of this release do not ask for it. Null where it was not."""
    async_network_tokens_enabled: bool
    """True makes network tokens by a worker, so that no payment waits for one."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class MerchantAccount(_MerchantAccount, total=False):
    redirect_url_schemes: List[str]
    """Schemes of your own apps (`myshop` for `myshop://paid`) that a `redirect_url` may have beside `http` and `https`."""
    front_end_origins: List[str]
    """Origins of your pages (`https://shop.example`) that may show frames of Secure Fields; none: any in the sandbox, and no page in production."""
    brand_color: Union[str, None]
    """Colour of buttons on pages that buyers see, as `#rrggbb`; null is our own."""
    brand_logo_url: Union[str, None]
    """Picture at the top of pages that buyers see: https, or a picture as `data:`; null shows the name alone."""
    shop_url: Union[str, None]
    """Your shop: where a page leads back to that knows no better address; null leads nowhere."""
    receipts: Union[MerchantAccountReceipts, None]
    """Receipts by e-mail: when and how they are sent; null sends those that payments ask for, as they are."""

class _MerchantAccountCreate(TypedDict):
    id: str
    """Letters, digits and hyphens; it never changes."""
    display_name: str
    """A name for people to read."""

class MerchantAccountCreate(_MerchantAccountCreate, total=False):
    account_updater_enabled: bool
    """Kept as given; stored cards can be asked about either way."""
    redirect_url_schemes: Union[List[str], None]
    """Schemes of your own apps (`myshop` for `myshop://paid`) that a `redirect_url` may have beside `http` and `https`."""
    front_end_origins: Union[List[str], None]
    """Origins of your pages (`https://shop.example`) that may show frames of Secure Fields; none: any in the sandbox, and no page in production."""
    brand_color: Union[str, None]
    """Colour of buttons on pages that buyers see, as `#rrggbb`; null is our own."""
    brand_logo_url: Union[str, None]
    """Picture at the top of pages that buyers see: https, or a picture as `data:`; null shows the name alone."""
    shop_url: Union[str, None]
    """Your shop: where a page leads back to that knows no better address; null leads nowhere."""
    receipts: Union[MerchantAccountReceiptsCreate, None]
    """Receipts by e-mail: when and how they are sent; null sends those that payments ask for, as they are."""
    account_updater_request_encryption_key: Union[str, None]
    """Taken as the published API has it, and not kept: nothing here depends on it."""
    account_updater_request_encryption_key_id: Union[str, None]
    """Kept as given; nothing here depends on it."""
    account_updater_response_decryption_key: Union[str, None]
    """Taken as the published API has it, and not kept: nothing here depends on it."""
    account_updater_response_decryption_key_id: Union[str, None]
    """Kept as given; nothing here depends on it."""
    over_capture_amount: Union[int, None]
    """How far captures may go beyond the authorization; the smaller of both limits counts, null is no limit of this kind, and neither is none at all. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    over_capture_percentage: Union[int, None]
    """The same in percent of the authorized amount."""
    loon_client_key: Union[str, None]
    """Taken as the published API has it, and not kept: nothing here depends on it."""
    loon_secret_key: Union[str, None]
    """Taken as the published API has it, and not kept: nothing here depends on it."""
    loon_accepted_schemes: Union[List[CardSchemeInput], None]
    """Kept as given; nothing here depends on it."""
    loon_merchant_account_id: Union[str, None]
    """Kept as given; nothing here depends on it."""
    visa_network_tokens_requestor_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    visa_network_tokens_app_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    amex_network_tokens_requestor_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    amex_network_tokens_app_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    mastercard_network_tokens_requestor_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    mastercard_network_tokens_app_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    discover_network_tokens_requestor_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    discover_network_tokens_app_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    async_network_tokens_enabled: bool
    """True makes network tokens by a worker, so that no payment waits for one."""

class MerchantAccountReceipts(TypedDict):
    automatic: bool
    """True sends a receipt of every capture and refund to each buyer whose e-mail address is known. False sends those that a payment asks for by `receipt_email`."""
    sender_name: Union[str, None]
    """Whose name stands at the sender's address; null: the display name."""
    reply_to: Union[str, None]
    """Where answers go; null: to the address that the operator sends from."""
    support: Union[str, None]
    """Whom buyers may ask: an address, a telephone number or a page, as they read it; null: nobody is named."""
    time_zone: Union[str, None]
    """In which dates are written: an IANA name, such as `Europe/Berlin`; null: UTC."""

class MerchantAccountReceiptsCreate(TypedDict, total=False):
    automatic: bool
    """True sends a receipt of every capture and refund to each buyer whose e-mail address is known. False sends those that a payment asks for by `receipt_email`."""
    sender_name: Union[str, None]
    """Whose name stands at the sender's address; null: the display name."""
    reply_to: Union[str, None]
    """Where answers go; null: to the address that the operator sends from."""
    support: Union[str, None]
    """Whom buyers may ask: an address, a telephone number or a page, as they read it; null: nobody is named."""
    time_zone: Union[str, None]
    """In which dates are written: an IANA name, such as `Europe/Berlin`; null: UTC."""

class MerchantAccountSummary(TypedDict):
    type: Literal["merchant-account"]
    """The kind of record, always this word."""
    id: str
    """Chosen when the merchant account was created."""
    display_name: str
    """A name for people to read."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    over_capture_amount: Union[int, None]
    """How far captures may go beyond the authorization; null is no limit of this kind. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    over_capture_percentage: Union[int, None]
    """The same in percent of the authorized amount; null is no limit of this kind."""

class MerchantAccountThreeDSConfiguration(TypedDict):
    merchant_acquirer_bin: str
    """BIN of the acquirer, as the scheme gave it."""
    merchant_acquirer_id: str
    """The merchant's number at the acquirer."""
    merchant_name: str
    """What the cardholder reads during authentication."""
    merchant_country_code: str
    """Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2."""
    merchant_category_code: str
    """ISO 18245 code, four digits."""
    merchant_url: str
    """The merchant's site."""
    type: Literal["merchant-account.three-ds-configuration"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    scheme: CardScheme
    """Cards that it is for."""
    currency: Union[str, None]
    """Payments that it is for; null for all currencies without one of their own. ISO 4217, upper case."""
    metadata: Dict[str, str]
    """Your own keys and values, strings both."""

class _MerchantAccountThreeDSConfigurationCreate(TypedDict):
    merchant_acquirer_bin: str
    """BIN of the acquirer, as the scheme gave it."""
    merchant_acquirer_id: str
    """The merchant's number at the acquirer."""
    merchant_name: str
    """What the cardholder reads during authentication."""
    merchant_country_code: str
    """Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2."""
    merchant_category_code: str
    """ISO 18245 code, four digits."""
    merchant_url: str
    """The merchant's site."""
    scheme: CardSchemeInput
    """Cards that it is for."""
    metadata: Dict[str, str]
    """Your own keys and values, strings both."""

class MerchantAccountThreeDSConfigurationCreate(_MerchantAccountThreeDSConfigurationCreate, total=False):
    currency: Union[str, None]
    """Payments that it is for; null for all currencies without one of their own. ISO 4217, upper case."""

class MerchantAccountThreeDSConfigurationUpdate(TypedDict, total=False):
    merchant_acquirer_bin: Union[str, None]
    """BIN of the acquirer, as the scheme gave it."""
    merchant_acquirer_id: Union[str, None]
    """The merchant's number at the acquirer."""
    merchant_name: Union[str, None]
    """What the cardholder reads during authentication."""
    merchant_country_code: Union[str, None]
    """Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2."""
    merchant_category_code: Union[str, None]
    """ISO 18245 code, four digits."""
    merchant_url: Union[str, None]
    """The merchant's site."""
    scheme: Union[CardSchemeInput, None]
    """Cards that it is for."""
    currency: Union[str, None]
    """Payments that it is for; null for all currencies without one of their own. ISO 4217, upper case."""
    metadata: Union[Dict[str, str], None]
    """Your own keys and values, strings both."""

class MerchantAccountThreeDSConfigurations(TypedDict):
    items: List[MerchantAccountThreeDSConfiguration]
    """What was found, in the order that the operation tells."""

class MerchantAccountUpdate(TypedDict, total=False):
    account_updater_enabled: bool
    """Kept as given; stored cards can be asked about either way."""
    redirect_url_schemes: Union[List[str], None]
    """Schemes of your own apps (`myshop` for `myshop://paid`) that a `redirect_url` may have beside `http` and `https`; null: none."""
    front_end_origins: Union[List[str], None]
    """Origins of your pages (`https://shop.example`) that may show frames of Secure Fields; none: any in the sandbox, and no page in production."""
    brand_color: Union[str, None]
    """Colour of buttons on pages that buyers see, as `#rrggbb`; null is our own."""
    brand_logo_url: Union[str, None]
    """Picture at the top of pages that buyers see: https, or a picture as `data:`; null shows the name alone."""
    shop_url: Union[str, None]
    """Your shop: where a page leads back to that knows no better address; null leads nowhere."""
    receipts: Union[MerchantAccountReceiptsCreate, None]
    """Receipts by e-mail: when and how they are sent; null sends those that payments ask for, as they are."""
    account_updater_request_encryption_key: Union[str, None]
    """Taken as the published API has it, and not kept: nothing here depends on it."""
    account_updater_request_encryption_key_id: Union[str, None]
    """Kept as given; nothing here depends on it."""
    account_updater_response_decryption_key: Union[str, None]
    """Taken as the published API has it, and not kept: nothing here depends on it."""
    account_updater_response_decryption_key_id: Union[str, None]
    """Kept as given; nothing here depends on it."""
    over_capture_amount: Union[int, None]
    """How far captures may go beyond the authorization; the smaller of both limits counts, null is no limit of this kind, and neither is none at all. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    over_capture_percentage: Union[int, None]
    """The same in percent of the authorized amount."""
    loon_client_key: Union[str, None]
    """Taken as the published API has it, and not kept: nothing here depends on it."""
    loon_secret_key: Union[str, None]
    """Taken as the published API has it, and not kept: nothing here depends on it."""
    loon_accepted_schemes: Union[List[CardSchemeInput], None]
    """Kept as given; nothing here depends on it."""
    loon_merchant_account_id: Union[str, None]
    """Kept as given; nothing here depends on it."""
    visa_network_tokens_requestor_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    visa_network_tokens_app_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    amex_network_tokens_requestor_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    amex_network_tokens_app_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    mastercard_network_tokens_requestor_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    mastercard_network_tokens_app_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    discover_network_tokens_requestor_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    discover_network_tokens_app_id: Union[str, None]
    """Kept as given; token services of this release do not ask for it."""
    async_network_tokens_enabled: bool
    """True makes network tokens by a worker, so that no payment waits for one."""
    display_name: Union[str, None]
    """A name for people to read."""

class MerchantAccounts(TypedDict):
    items: List[MerchantAccount]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class MerchantProfileScheme(TypedDict):
    merchant_acquirer_bin: str
    """BIN of the acquirer, as the scheme gave it."""
    merchant_acquirer_id: str
    """The merchant's number at the acquirer."""
    merchant_name: str
    """What the cardholder reads during authentication."""
    merchant_country_code: str
    """Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2."""
    merchant_category_code: str
    """ISO 18245 code, four digits."""
    merchant_url: str
    """The merchant's site."""

class MerchantProfileSchemeSummary(TypedDict):
    merchant_acquirer_bin: str
    """BIN of the acquirer, as the scheme gave it."""
    merchant_acquirer_id: str
    """The merchant's number at the acquirer."""
    merchant_name: str
    """What the cardholder reads during authentication."""
    merchant_country_code: str
    """Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2."""
    merchant_category_code: str
    """ISO 18245 code, four digits."""
    merchant_url: str
    """The merchant's site."""
    created_at: str
    """When it was made."""

class _MetricsExplorerFiltersQueryParams(TypedDict):
    datetime_range: str
    """When the payments were created: two times with a slash between them, of which one may be a duration, or a duration until now, as in `PT24H`; at most 400 days. `2027-01-31T00:00:00+01:00[Europe/Berlin]/P7D` goes by days of a time zone."""

class MetricsExplorerFiltersQueryParams(_MetricsExplorerFiltersQueryParams, total=False):
    authentication_outcome: Union[List[str], None]
    """How 3-D Secure ended: `complete`, `declined`, `cancelled`, `error`, `setup_error`."""
    authorized: Union[List[str], None]
    """`true`: the issuer agreed; `false`: declined or failed."""
    country: Union[List[str], None]
    """The country of the payment."""
    currency: Union[List[str], None]
    """Three letters."""
    error_code: Union[List[str], None]
    """Why it was declined or failed, as in the transaction."""
    instrument_type: Union[List[str], None]
    """What was sent to the processor, such as `pan` or `network_token`."""
    is_subsequent_payment: Union[List[str], None]
    """`true` or `false`."""
    liability_shifted: Union[List[str], None]
    """`true` where 3-D Secure has moved liability for fraud to the issuer, else `false`."""
    merchant_initiated: Union[List[str], None]
    """`true` or `false`."""
    metadata: Union[List[str], None]
    """`key:value`, of the keys that the operator has chosen (`RAILYARD_INSIGHTS_METADATA`)."""
    method: Union[List[str], None]
    """The kind of payment method, such as `card`."""
    payment_method_bin: Union[List[str], None]
    """The first six digits of the card number."""
    payment_method_card_issuer_name: Union[List[str], None]
    """Who issued the card."""
    payment_method_card_type: Union[List[str], None]
    """`credit`, `debit` or `prepaid`."""
    payment_method_country: Union[List[str], None]
    """Where the card was issued, or the account is kept."""
    payment_method_scheme: Union[List[str], None]
    """The scheme of the card."""
    payment_service_id: Union[List[str], None]
    """The payment service that was last tried."""
    payment_source: Union[List[str], None]
    """As in the transaction: `ecommerce`, `moto`, `recurring` …"""
    raw_response_code: Union[List[str], None]
    """What the processor said, in its own words."""
    rule_id_route_transaction: Union[List[str], None]
    """The rule of the flow that chose payment services."""
    rule_id_skip_3ds: Union[List[str], None]
    """The rule of the flow that decided on 3-D Secure."""
    rule_variant_id: Union[List[str], None]
    """Rules have no variants here, so no payment has one."""
    three_d_secure_auth_resp: Union[List[str], None]
    """The answer of the authentication: `Y` or `A`."""
    three_d_secure_eci: Union[List[str], None]
    """The Electronic Commerce Indicator."""
    three_d_secure_method: Union[List[str], None]
    """`frictionless` or `challenge`."""

MetricsExplorerMetric: TypeAlias = "Union[Literal[\"volume\", \"transactions\", \"auth_rate\"], str]"

MetricsExplorerMetricInput: TypeAlias = "Literal[\"volume\", \"transactions\", \"auth_rate\"]"

MetricsExplorerModule: TypeAlias = "Literal[\"authentication_outcome\", \"authorized\", \"country\", \"currency\", \"error_code\", \"instrument_type\", \"is_subsequent_payment\", \"liability_shifted\", \"merchant_initiated\", \"metadata\", \"method\", \"payment_method_bin\", \"payment_method_card_issuer_name\", \"payment_method_card_type\", \"payment_method_country\", \"payment_method_scheme\", \"payment_service\", \"payment_source\", \"raw_response_code\", \"rule_route_transaction\", \"rule_skip_3ds\", \"rule_variant_id\", \"three_d_secure_auth_resp\", \"three_d_secure_eci\", \"three_d_secure_method\"]"

class MetricsExplorerPreset(TypedDict):
    type: Literal["metrics-explorer.preset"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    display_name: str
    """A name for people to read."""
    source: MetricsExplorerSource
    """Of which figures it is."""
    metric: MetricsExplorerMetric
    """What of them is shown."""
    filters: Dict[str, Union[str, List[str]]]
    """Which payments, in the words of the query."""

class MetricsExplorerPresetCreate(TypedDict):
    display_name: str
    """A name for people to read."""
    metric: MetricsExplorerMetricInput
    """What of the figures is shown."""
    filters: MetricsExplorerFiltersQueryParams
    """Which payments, in the words of the query."""

class MetricsExplorerPresetUpdate(TypedDict):
    display_name: str
    """A name for people to read."""

MetricsExplorerSource: TypeAlias = "Union[Literal[\"authentication\", \"authorization\", \"monitoring\"], str]"

MetricsExplorerSourceInput: TypeAlias = "Literal[\"authentication\", \"authorization\", \"monitoring\"]"

class MetricsExplorerTotalResponse(TypedDict):
    type: Literal["metrics-explorer.total"]
    """The kind of record, always this word."""
    series: MetricsExplorerTotalSeriesSet
    """The metric hour by hour, or day by day."""
    summary: MetricsExplorerTotalSummarySet
    """The metric over all of the time."""

class MetricsExplorerTotalSeries(TypedDict):
    first_interval: str
    """The beginning of the first value, and how long each goes: `2027-01-31T00:00:00.000000+00:00/PT1H` up to three days, else `…/P1D`."""
    values: List[Union[int, float, None]]
    """One for each hour or day, in their order; null where there is none."""

class MetricsExplorerTotalSeriesSet(TypedDict):
    current: MetricsExplorerTotalSeries
    """Of the time that was asked about."""
    previous: Union[MetricsExplorerTotalSeries, None]
    """Of the time just before, which is as long; null where it was left out."""

class MetricsExplorerTotalSummary(TypedDict):
    value: Union[int, float, None]
    """Payments, minor units of their currency, or a rate from 0 to 1; null where payments have several currencies, or none was decided."""

class MetricsExplorerTotalSummarySet(TypedDict):
    current: MetricsExplorerTotalSummary
    """Of the time that was asked about."""
    previous: Union[MetricsExplorerTotalSummary, None]
    """Of the time just before; null where it was left out."""
    delta: Union[float, None]
    """How much more than before, as a share of that: 0.1 is ten per cent more; null where there is nothing to compare."""

class MockApprovalOptions(TypedDict, total=False):
    expires_in_minutes: Union[int, None]
    """How long the buyer has."""

class _MockCardMerchantAdviceCodeOptions(TypedDict):
    account_number: Union[str, None]
    """The card whose declines carry it; null for every card."""

class MockCardMerchantAdviceCodeOptions(_MockCardMerchantAdviceCodeOptions, total=False):
    result: Union[str, None]
    """The code that is answered."""

class MockCardOptions(TypedDict, total=False):
    merchant_advice_code: Union[MockCardMerchantAdviceCodeOptions, None]
    """What the scheme advises in the answer."""
    skip_retry: Union[bool, None]
    """True keeps a decline where it is: no other payment service is tried."""

class ModuleResponse(TypedDict):
    type: Literal["metrics-explorer.module"]
    """The kind of record, always this word."""
    key: str
    """The word of this row, as a filter takes it; `none`: what payments lack."""
    display_name: str
    """The word as people know it."""
    value: Union[int, float, None]
    """Payments, minor units of their currency, or a rate from 0 to 1; null where there is none."""
    metadata: Union[Dict[str, Union[str, bool]], None]
    """Of a payment service: its connector, and whether it is active."""

class MonatoSpeiOptions(TypedDict):
    approval_url: str
    """A page of yours that shows the buyer where to pay."""

class MonitoringAuthRateMetricSpecParams(TypedDict):
    filters: MonitoringMetricFilters
    """Which payments, and the window of a sample."""

class _MonitoringAuthRateSpec(TypedDict):
    params: MonitoringAuthRateMetricSpecParams
    """Which payments, and in which window."""

class MonitoringAuthRateSpec(_MonitoringAuthRateSpec, total=False):
    model: Literal["auth_rate"]
    """The share of payments that were authorized among those that were authorized, declined or failed."""

class _MonitoringDebouncingIncidentPolicy(TypedDict):
    params: MonitoringDebouncingIncidentPolicyParams
    """How many samples it takes."""

class MonitoringDebouncingIncidentPolicy(_MonitoringDebouncingIncidentPolicy, total=False):
    strategy: Literal["debouncing"]
    """By samples in a row."""

class MonitoringDebouncingIncidentPolicyParams(TypedDict):
    create_after_n: int
    """An incident begins after so many unhealthy samples in a row."""
    close_after_n: int
    """It is over after so many healthy samples in a row."""

class MonitoringIncident(TypedDict):
    type: Literal["monitoring.incident"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    metric_id: Union[str, None]
    """The metric that opened it; null where something else did."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    display_name: str
    """A name for people to read."""
    spec: Dict[str, Any]
    """What it is about: `model` tells the kind of thing, `params` which one and how it was."""
    alerting_policy: Union[Dict[str, Any], None]
    """The threshold that was crossed, where a metric opened it."""
    incident_policy: Union[Dict[str, Any], None]
    """How often it had to be crossed, where a metric opened it."""
    notes: Union[str, None]
    """What people wrote about it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    closed_at: Union[str, None]
    """When it was over; null while it goes on."""

class MonitoringIncidentUpdate(TypedDict):
    notes: Union[str, None]
    """What to keep beside it for others to read; null for nothing."""

class MonitoringIncidentWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["monitoring.incident.closed", "monitoring.incident.created"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[MonitoringIncident, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class MonitoringIncidents(TypedDict):
    items: List[MonitoringIncident]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class MonitoringMetric(TypedDict):
    type: Literal["monitoring.metric"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    display_name: str
    """A name for people to read."""
    spec: Dict[str, Any]
    """What is watched: `model` tells how it is measured, `params` which payments in which window."""
    alerting_policy: Union[Dict[str, Any], None]
    """Beyond which values a sample is unhealthy; null: none is."""
    alerting_policy_updated_at: Union[str, None]
    """When that was last changed; null where there never was one."""
    incident_policy: Union[Dict[str, Any], None]
    """After how many samples in a row incidents begin and end; null: none does."""
    incident_policy_updated_at: Union[str, None]
    """When that was last changed; null where there never was one."""
    created_at: str
    """When it was made."""
    creator_id: str
    """The key or the user that made it."""
    creator_type: MonitoringMetricCreatorType
    """`private_key` is an API key."""
    creator_display_name: str
    """What they were called."""
    updated_at: str
    """When it last changed."""
    samples_view: Union[List[MonitoringSample], None]
    """Samples of the time that was asked about; null where none was."""

class MonitoringMetricCreate(TypedDict):
    display_name: str
    """A name for people to read."""
    spec: MonitoringAuthRateSpec
    """What is watched. It does not change."""
    alerting_policy: Union[MonitoringThresholdAlertingPolicy, None]
    """Beyond which values a sample is unhealthy: one threshold at least; null: none is."""
    incident_policy: Union[MonitoringDebouncingIncidentPolicy, None]
    """After how many samples in a row an incident begins and ends; null: none does, and one that is open ends."""

MonitoringMetricCreatorType: TypeAlias = "Union[Literal[\"private_key\", \"user\"], str]"

class _MonitoringMetricFilters(TypedDict):
    datetime_range: str
    """The window of each sample, before its time: a duration of whole quarters of an hour, up to a week, as in `PT1H`."""

class MonitoringMetricFilters(_MonitoringMetricFilters, total=False):
    method: Union[List[Union[PaymentMethodKindInput, None]], None]
    """Only payments by one of these methods; null: those that have none."""
    payment_method_bin: Union[List[Union[str, None]], None]
    """Only cards that begin with one of these six digits."""
    payment_method_scheme: Union[List[Union[CardSchemeInput, None]], None]
    """Only cards of one of these schemes."""
    payment_service_id: Union[List[Union[str, None]], None]
    """Only payments by one of these payment services."""

class MonitoringMetricUpdate(TypedDict):
    display_name: str
    """A name for people to read."""
    alerting_policy: Union[MonitoringThresholdAlertingPolicy, None]
    """Beyond which values a sample is unhealthy: one threshold at least; null: none is."""
    incident_policy: Union[MonitoringDebouncingIncidentPolicy, None]
    """After how many samples in a row an incident begins and ends; null: none does, and one that is open ends."""

class MonitoringMetrics(TypedDict):
    items: List[MonitoringMetric]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class MonitoringSample(TypedDict):
    timestamp: str
    """The end of the window."""
    value: Union[int, float, str, None]
    """The rate, from 0 to 1; null where no payment was decided in the window."""
    healthy: Union[bool, None]
    """Whether the value is within the thresholds as they are now; null without a value or a policy."""
    incident_related: bool
    """Whether an incident of the metric was open then."""

class _MonitoringThresholdAlertingPolicy(TypedDict):
    params: MonitoringThresholdAlertingPolicyParams
    """The values: one of them at least."""

class MonitoringThresholdAlertingPolicy(_MonitoringThresholdAlertingPolicy, total=False):
    strategy: Literal["threshold"]
    """By values that are compared with fixed ones."""

class MonitoringThresholdAlertingPolicyParams(TypedDict, total=False):
    alert_gt: Union[int, float, str, None]
    """A sample above this is unhealthy."""
    alert_lt: Union[int, float, str, None]
    """A sample below this is unhealthy."""

class NativeThreeDSecureAuthenticateDefaultSdkType(TypedDict):
    wrappedInd: str
    """`Y` where one SDK wraps another."""
    sdkVariant: str
    """`01` is the default kind."""

class NativeThreeDSecureAuthenticateDeviceRenderOptions(TypedDict):
    sdkInterface: str
    """`01`: drawn by the app, `02`: HTML, `03`: both."""
    sdkUiType: List[str]
    """EMVCo's templates that it can draw, two digits each."""

class NativeThreeDSecureAuthenticateSdkEphemeralPubKey(TypedDict):
    y: str
    """Second coordinate, in Base64url."""
    x: str
    """First coordinate, in Base64url."""
    kty: str
    """Always `EC`."""
    crv: str
    """Always `P-256`."""

class NativeThreeDSecureAuthenticate(TypedDict):
    default_sdk_type: NativeThreeDSecureAuthenticateDefaultSdkType
    """Which kind of SDK asks."""
    device_channel: Literal["01"]
    """`01`: an app."""
    device_render_options: NativeThreeDSecureAuthenticateDeviceRenderOptions
    """What the SDK can draw."""
    sdk_app_id: str
    """The installed app, a UUID by the SDK."""
    sdk_encrypted_data: str
    """JWE with what the SDK collected about the device."""
    sdk_ephemeral_pub_key: NativeThreeDSecureAuthenticateSdkEphemeralPubKey
    """JWK that the SDK made for this authentication."""
    sdk_reference_number: str
    """Names the approved SDK."""
    sdk_max_timeout: str
    """Minutes that the SDK waits, two digits; at least `05`."""
    sdk_transaction_id: str
    """The SDK's own UUID of this authentication."""

class _NativeThreeDSecureChallengeAcsRenderingType(TypedDict):
    acsInterface: str
    """`01`: drawn by the app, `02`: HTML of the issuer."""
    acsUiTemplate: str
    """Which of EMVCo's templates."""

class NativeThreeDSecureChallengeAcsRenderingType(_NativeThreeDSecureChallengeAcsRenderingType, total=False):
    deviceUserInterfaceMode: str
    """Which mode of the device the issuer chose."""

class NativeThreeDSecureChallenge(TypedDict):
    server_transaction_id: str
    """Our id of the authentication, for the SDK."""
    acs_transaction_id: str
    """The issuer's id of the authentication, for the SDK."""
    acs_reference_number: str
    """Names the issuer's approved server, for the SDK."""
    acs_rendering_type: NativeThreeDSecureChallengeAcsRenderingType
    """How the challenge is to be drawn."""
    acs_signed_content: str
    """JWS of the issuer that the SDK checks."""

class NativeThreeDSecureResult(TypedDict):
    indicator: Union[Literal["FINISH", "CHALLENGE", "ERROR"], str]
    """`FINISH`: done, go on; `CHALLENGE`: show the challenge; `ERROR`: go on without."""
    challenge: Union[NativeThreeDSecureChallenge, None]
    """What the SDK needs to show the challenge; null unless the indicator asks for one."""
    transaction_status: Union[str, None]
    """What the issuer said: Y, A, N, U, R or C; null where it came to no answer."""
    cardholder_info: Union[str, None]
    """What the issuer wants the buyer to read; null where it wants nothing."""

class NativeThreeDSecureVersion(TypedDict):
    directory_server_id: str
    """The scheme's directory server, for the SDK."""
    message_version: str
    """Protocol version to speak."""
    api_key: Union[str, None]
    """For SDKs that want one; null where none is needed."""

class NetworkToken(TypedDict):
    type: Literal["network-token"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    expiration_date: str
    """Last month in which the token is good. `MM/YY`."""
    payment_method_id: str
    """The card that it stands for."""
    status: NetworkTokenStatus
    """Only an active one pays."""
    token: str
    """The scheme's stand-in for the number, worth nothing without a cryptogram; `deleted` once it is."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class _NetworkTokenCreate(TypedDict):
    merchant_initiated: bool
    """True where the merchant will charge without the buyer; then `is_subsequent_payment` must be true."""
    is_subsequent_payment: bool
    """Whether the token is for later payments of a series."""

class NetworkTokenCreate(_NetworkTokenCreate, total=False):
    security_code: Union[str, None]
    """Of the card, where the token service wants it; never stored."""

class _NetworkTokenPaymentMethodCreate(TypedDict):
    method: Literal["network-token"]
    """A network token that you have."""
    token: str
    """Network token that you decrypted; goes into the vault and is never answered."""
    expiration_date: str
    """Last month in which the token is good. `MM/YY`."""

class NetworkTokenPaymentMethodCreate(_NetworkTokenPaymentMethodCreate, total=False):
    cryptogram: Union[str, None]
    """Proves the token for this payment; goes into the vault and is never answered."""
    redirect_url: Union[str, None]
    """Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods."""
    card_source: Union[Literal["apple-pay", "google-pay"], None]
    """The wallet that gave it; processors take the token the same from any."""
    card_scheme: Union[CardSchemeInput, None]
    """Scheme of the card behind it; the BIN table where it is left out."""
    card_suffix: Union[str, None]
    """Last four digits of the card, as the wallet shows them; they become the label."""
    cardholder_name: Union[str, None]
    """Name on the card, as the wallet gives it; processors are told the name of the buyer."""
    eci: Union[str, None]
    """How strong the proof is, by the scheme."""

NetworkTokenStatus: TypeAlias = "Union[Literal[\"active\", \"inactive\", \"suspended\", \"deleted\"], str]"
"""`suspended` can be resumed; `inactive` is the token service's doing; `deleted` is for good."""

class NetworkTokens(TypedDict):
    items: List[NetworkToken]
    """What was found, in the order that the operation tells."""

class _NewPublicKeyCredentialResponse(TypedDict):
    clientDataJSON: str
    """What the browser was asked, and for whom."""
    attestationObject: str
    """The new public key, and what the authenticator says of itself."""

class NewPublicKeyCredentialResponse(_NewPublicKeyCredentialResponse, total=False):
    authenticatorData: str
    """A part of `attestationObject`; it is read there."""
    transports: List[str]
    """How the authenticator is reached, such as `internal` or `usb`."""
    publicKeyAlgorithm: int
    """A part of `attestationObject`; it is read there."""
    publicKey: str
    """A part of `attestationObject`; it is read there."""

class _NewPublicKeyCredential(TypedDict):
    id: str
    """What the authenticator calls the passkey, in base64url."""
    rawId: str
    """The same as `id`."""
    type: Literal["public-key"]
    """The kind of record, always this word."""
    response: NewPublicKeyCredentialResponse
    """What the authenticator says of the new passkey (WebAuthn, `AuthenticatorAttestationResponseJSON`)."""

class NewPublicKeyCredential(_NewPublicKeyCredential, total=False):
    authenticatorAttachment: str
    """`platform` or `cross-platform`: whether it is a part of the device."""
    clientExtensionResults: Dict[str, Any]
    """What extensions said; none is asked for."""

class NuveiAirlineDataOptions(TypedDict, total=False):
    seatClass: Union[str, None]
    """Where the traveller sits."""
    isCardholderTraveling: Union[bool, None]
    """Whether who pays travels too."""

class NuveiIdealOptions(TypedDict, total=False):
    customData: Union[str, None]
    """Free words that Nuvei gives back."""

class NuveiKlarnaOptions(TypedDict, total=False):
    customData: Union[str, None]
    """Free words that Nuvei gives back."""

class NuveiOptions(TypedDict, total=False):
    customData: Union[str, None]
    """Free words that Nuvei gives back."""
    airlineData: Union[NuveiAirlineDataOptions, None]
    """More about the journey."""

class NuveiPseOptions(TypedDict, total=False):
    userType: Union[str, None]
    """Whether a person or a company pays."""
    userFisNumber: Union[str, None]
    """The payer's fiscal number."""
    fiscalNumber: Union[str, None]
    """The payer's number of identity."""
    bankCode: Union[str, None]
    """The payer's bank."""

class OrderedThreeDSecureScenarios(TypedDict):
    items: List[ThreeDSecureScenario]
    """What was found, in the order that the operation tells."""

class OxxoOptions(TypedDict, total=False):
    payment_method_expires_at: Union[int, None]
    """Until when it can be paid, in seconds since 1970."""
    approval_url: Union[str, None]
    """A page of yours that shows the buyer where to pay."""

class Passkey(TypedDict):
    type: Literal["passkey"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    display_name: str
    """What you call it."""
    credential_id: str
    """What the authenticator calls it, in base64url."""
    is_synced: bool
    """Whether it is kept in more than one device."""
    created_at: str
    """When it was made."""
    last_used_at: Union[str, None]
    """When it last signed something; null where it never did."""

class PasskeyCreate(TypedDict):
    display_name: str
    """What you call it."""
    credential: NewPublicKeyCredential
    """What the browser has made with the options."""

class PasskeyOptions(TypedDict):
    options: Dict[str, Any]
    """For `navigator.credentials.create`, in the JSON form of WebAuthn (`PublicKeyCredentialCreationOptionsJSON`). Good for five minutes, once."""

class PasskeyUpdate(TypedDict):
    display_name: str
    """What you call it from now on."""

class Passkeys(TypedDict):
    items: List[Passkey]
    """Oldest first."""

class PasswordOAuthAuthentication(TypedDict):
    type: Literal["webhook-authentication"]
    """The kind of record, always this word."""
    kind: Literal["oauth_password"]
    """How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours."""
    client_id: str
    """Id of the OAuth client that asks for tokens."""
    client_secret: Literal["********"]
    """Its secret. Sealed, and never shown again."""
    token_url: str
    """Where tokens are asked for, over TLS."""
    scope: Union[str, None]
    """What a token is to be good for, where your OAuth server asks."""
    username: str
    """What is sent as the user."""
    password: Literal["********"]
    """What is sent with it. Sealed, and never shown again."""

class _PasswordOAuthAuthenticationCreate(TypedDict):
    client_id: str
    """Id of the OAuth client that asks for tokens."""
    client_secret: str
    """Its secret. Sealed, and never shown again."""
    token_url: str
    """Where tokens are asked for, over TLS."""
    username: str
    """What is sent as the user."""
    password: str
    """What is sent with it. Sealed, and never shown again."""

class PasswordOAuthAuthenticationCreate(_PasswordOAuthAuthenticationCreate, total=False):
    kind: Literal["oauth_password"]
    """How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours."""
    scope: Union[str, None]
    """What a token is to be good for, where your OAuth server asks."""

class _PaymentLink(TypedDict):
    id: str
    """Id that Railyard gave it, for good."""
    type: Literal["payment-link"]
    """The kind of record, always this word."""
    url: str
    """Where the buyer pays. Whoever has it can pay, and sees what is paid: with a buyer in it, it is a secret."""
    expires_at: Union[str, None]
    """When nobody can begin to pay any more."""
    external_identifier: Union[str, None]
    """Your own identifier of what is paid, shown on the receipt; the transaction has it too."""
    statement_descriptor: Union[StatementDescriptor, None]
    """What stands on the buyer's statement, as for a transaction."""
    locale: Union[str, None]
    """Language of the page: en, es, pt, fr, de or ar; left out, the browser's."""
    merchant_name: Union[str, None]
    """Who is paid, on the page; left out, the display name of the merchant account."""
    merchant_url: Union[str, None]
    """Where the page leads back to, where there is no `return_url`."""
    merchant_banner_url: Union[str, None]
    """Picture at the top of the page."""
    merchant_color: Union[str, None]
    """Colour of the main button, as `#rrggbb`."""
    merchant_message: Union[str, None]
    """A sentence of yours above what is paid."""
    merchant_terms_and_conditions_url: Union[str, None]
    """Your terms, linked under the form."""
    merchant_favicon_url: Union[str, None]
    """Kept as given; the page shows no such picture."""
    amount: int
    """What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    country: str
    """Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case."""
    currency: str
    """Currency of that amount. ISO 4217, upper case."""
    intent: TransactionIntent
    """Whether the payment holds or takes the money; ways to pay that cannot hold it take it."""
    return_url: Union[str, None]
    """Where the receipt leads back to, with `payment_link_id` and `transaction_id` added."""
    cart_items: Union[List[CartItem], None]
    """What is bought; the page lists it."""
    metadata: Union[Dict[str, Any], None]
    """Your own keys and values, strings both."""
    payment_source: TransactionPaymentSource
    """How the payment comes about."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    status: PaymentLinkStatus
    """`active`: can be paid. `processing`: a payment is under way. `completed`: paid, once. `expired`: ended unpaid. A payment that comes to nothing makes it `active` again."""
    buyer: Union[TransactionBuyer, None]
    """Who pays; null where nobody was named."""
    shipping_details: Union[ShippingDetails, None]
    """Null: links ask for none."""
    connection_options: Union[Dict[str, Dict[str, Any]], None]
    """As for a transaction."""
    store: bool
    """True stores the card of a known buyer."""
    buyer_id: Union[str, None]
    """The stored buyer who pays, and may use what they stored; null where none was named."""
    installment_count: Union[int, None]
    """Instalments at the issuer, as for a transaction."""

class PaymentLink(_PaymentLink, total=False):
    capture_at: Union[str, None]
    """When what is held is captured, as for a transaction; not before `expires_at`, and within seven days. Ways to pay that cannot hold the money take it at once."""
    pays_once: bool
    """True where `external_identifier` names an order that is paid once, by this link, another one or a transaction that says the same."""

class _PaymentLinkCreate(TypedDict):
    amount: int
    """What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    country: str
    """Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case."""
    currency: str
    """Currency of that amount. ISO 4217, upper case."""

class PaymentLinkCreate(_PaymentLinkCreate, total=False):
    buyer: Union[GuestBuyerInput, None]
    """A guest: who pays, not stored."""
    expires_at: Union[str, None]
    """When nobody can begin to pay any more; left out, in a day."""
    connection_options: Union[TransactionConnectionOptions, None]
    """As for a transaction."""
    external_identifier: Union[str, None]
    """Your own identifier of what is paid, shown on the receipt; the transaction has it too."""
    statement_descriptor: Union[StatementDescriptorInput, None]
    """What stands on the buyer's statement, as for a transaction."""
    locale: Union[str, None]
    """Language of the page: en, es, pt, fr, de or ar; left out, the browser's."""
    merchant_name: Union[str, None]
    """Who is paid, on the page; left out, the display name of the merchant account."""
    merchant_url: Union[str, None]
    """Where the page leads back to, where there is no `return_url`."""
    merchant_banner_url: Union[str, None]
    """Picture at the top of the page."""
    merchant_color: Union[str, None]
    """Colour of the main button, as `#rrggbb`."""
    merchant_message: Union[str, None]
    """A sentence of yours above what is paid."""
    merchant_terms_and_conditions_url: Union[str, None]
    """Your terms, linked under the form."""
    merchant_favicon_url: Union[str, None]
    """Kept as given; the page shows no such picture."""
    intent: TransactionIntentInput
    """Whether the payment holds or takes the money; ways to pay that cannot hold it take it."""
    return_url: Union[str, None]
    """Where the receipt leads back to, with `payment_link_id` and `transaction_id` added."""
    cart_items: Union[List[CartItemInput], None]
    """What is bought; the page lists it."""
    metadata: Union[Dict[str, Any], None]
    """Your own keys and values, strings both."""
    payment_source: TransactionPaymentSourceInput
    """How the payment comes about."""
    store: bool
    """True stores the card of a known buyer."""
    buyer_id: Union[str, None]
    """The stored buyer who pays; the page offers the cards that they stored."""
    installment_count: Union[int, None]
    """Instalments at the issuer, as for a transaction."""
    capture_at: Union[str, None]
    """When what is held is captured, as for a transaction; not before `expires_at`, and within seven days. Ways to pay that cannot hold the money take it at once."""
    pays_once: bool
    """True where `external_identifier` names an order that is paid once, by this link, another one or a transaction that says the same."""

PaymentLinkStatus: TypeAlias = "Union[Literal[\"active\", \"completed\", \"expired\", \"processing\", \"given_back\"], str]"

PaymentLinkStatusInput: TypeAlias = "Literal[\"active\", \"completed\", \"expired\", \"processing\", \"given_back\"]"

class PaymentLinkWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["payment-link.created", "payment-link.updated"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[PaymentLink, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class _PaymentLinks(TypedDict):
    items: List[PaymentLink]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class PaymentLinks(_PaymentLinks, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

class _PaymentMethod(TypedDict):
    type: Literal["payment-method"]
    """The kind of record, always this word."""
    approval_url: Union[str, None]
    """Where the buyer goes to approve that it is stored; null unless that is awaited."""
    country: Union[str, None]
    """Country of the redirect method; null for cards. ISO 3166-1 alpha-2, upper case."""
    currency: Union[str, None]
    """Currency of the redirect method; null for cards. ISO 4217, upper case."""
    details: Union[PaymentMethodDetailsCard, None]
    """What the first digits of a card say; null for what is no card."""
    expiration_date: Union[str, None]
    """Last month in which the card is good; null for what is no card. `MM/YY`."""
    fingerprint: Union[str, None]
    """The same for the same card or account, and tells nothing of its number; null for wallets."""
    label: Union[str, None]
    """What a buyer recognises it by: the last four digits of a number, or an e-mail address; null where there is neither."""
    last_replaced_at: Union[str, None]
    """When the scheme's newer details were last taken over; null where they never were."""
    method: PaymentMethodKind
    """The kind of payment method."""
    mode: Union[PaymentMethodMode, None]
    """How it is paid with."""
    scheme: Union[PaymentMethodScheme, None]
    """Scheme of the card or bank account; null for others."""
    id: str
    """A payment names it with the method `id`."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    additional_schemes: Union[List[CardScheme], None]
    """Further schemes of a co-badged card; null for what is no card."""
    cit_last_used_at: Union[str, None]
    """When the buyer in person last paid with it; null where that never was."""
    cit_usage_count: int
    """How often the buyer in person paid with it."""
    has_replacement: bool
    """True while newer details of the card stand by, until the old ones fail."""
    last_used_at: Union[str, None]
    """When it last paid; null where it never did."""
    usage_count: int
    """How often it paid."""
    scheme_transaction_id: Union[str, None]
    """The scheme's id of the payment that stored it, which merchant-initiated charges refer to; null where none is known."""
    scheme_transaction_id_scheme: Union[CardScheme, None]
    """Scheme that the id belongs to; null without an id."""
    transaction_link_id: Union[str, None]
    """The scheme's newer id that links a series; null where none is known."""
    buyer: Union[Buyer, None]
    """Whose it is; null where it is nobody's."""
    external_identifier: Union[str, None]
    """Your own identifier of it; null where none was given."""
    status: PaymentMethodStatus
    """Whether it can be charged. `failed` too once all mandates of a bank account have ended: the buyer has to agree anew."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class PaymentMethod(_PaymentMethod, total=False):
    mandates: List[PaymentMethodMandate]
    """What the bank account may be debited under, oldest first, and how each has ended."""

class PaymentMethodDefinition(TypedDict):
    id: str
    """The word for the method, as `method` has it."""
    icon_url: str
    """A picture of it; null where there is none."""
    display_name: str
    """What buyers know it as."""
    long_display_name: Union[str, None]
    """A longer name for people; null where the short one does."""
    method: Union[str, None]
    """The word for the method; null where it has none of its own."""

class PaymentMethodDefinitions(TypedDict):
    items: List[PaymentMethodDefinition]
    """What was found, in the order that the operation tells."""

class PaymentMethodDetailsCard(TypedDict):
    bin: Union[str, None]
    """First six to eight digits of the number."""
    card_type: Union[CardType, None]
    """How the account behind it is funded; null where the BIN table does not know."""
    card_issuer_name: Union[str, None]
    """The bank that gave the card; null where the BIN table does not know."""

PaymentMethodKind: TypeAlias = "Union[Literal[\"applepay\", \"bank\", \"card\", \"chaseorbital\", \"click-to-pay\", \"gift-card\", \"googlepay\", \"googlepay_pan_only\", \"network-token\", \"paze\", \"plaid\", \"abitab\", \"affirm\", \"afterpay\", \"alipay\", \"alipayhk\", \"arcuspaynetwork\", \"bacs\", \"bancontact\", \"bcp\", \"becs\", \"bitpay\", \"blik\", \"boleto\", \"boost\", \"breb\", \"ach\", \"capitec\", \"cashapp\", \"cashappafterpay\", \"clearpay\", \"custom_push\", \"custom_redirect\", \"custom_tokenize\", \"dana\", \"dcb\", \"dlocal\", \"ebanx\", \"eckoh\", \"efecty\", \"eps\", \"everydaypay\", \"gcash\", \"gem\", \"gemds\", \"giropay\", \"givingblock\", \"gocardless\", \"gopay\", \"grabpay\", \"ideal\", \"interac\", \"kakaopay\", \"kcp\", \"khipu\", \"klarna\", \"konbini\", \"latitude\", \"latitudeds\", \"laybuy\", \"linepay\", \"linkaja\", \"maybankqrpay\", \"mercadopago\", \"multibanco\", \"multipago\", \"netbanking\", \"nupay\", \"nequi\", \"oney_10x\", \"oney_12x\", \"oney_3x\", \"oney_4x\", \"oney_6x\", \"onlinebankingcz\", \"onelink\", \"ovo\", \"oxxo\", \"p24\", \"pagoefectivo\", \"paybybank\", \"payid\", \"paymaya\", \"paysquad\", \"paypal\", \"paypalpaylater\", \"paypay\", \"payto\", \"payvalida\", \"picpay\", \"pix\", \"pse\", \"rabbitlinepay\", \"rapipago\", \"razorpay\", \"redpagos\", \"scalapay\", \"sepa\", \"servipag\", \"seveneleven\", \"shopeepay\", \"singteldash\", \"smartpay\", \"sofort\", \"spei\", \"stitch\", \"swish\", \"stripe\", \"stripedd\", \"stripetoken\", \"tapi\", \"tapifintechs\", \"thaiqr\", \"touchngo\", \"truemoney\", \"trustly\", \"trustlyeurope\", \"upi\", \"venmo\", \"vipps\", \"waave\", \"webpay\", \"wechat\", \"wero\", \"yape\", \"zippay\"], str]"

PaymentMethodKindInput: TypeAlias = "Literal[\"applepay\", \"bank\", \"card\", \"chaseorbital\", \"click-to-pay\", \"gift-card\", \"googlepay\", \"googlepay_pan_only\", \"network-token\", \"paze\", \"plaid\", \"abitab\", \"affirm\", \"afterpay\", \"alipay\", \"alipayhk\", \"arcuspaynetwork\", \"bacs\", \"bancontact\", \"bcp\", \"becs\", \"bitpay\", \"blik\", \"boleto\", \"boost\", \"breb\", \"ach\", \"capitec\", \"cashapp\", \"cashappafterpay\", \"clearpay\", \"custom_push\", \"custom_redirect\", \"custom_tokenize\", \"dana\", \"dcb\", \"dlocal\", \"ebanx\", \"eckoh\", \"efecty\", \"eps\", \"everydaypay\", \"gcash\", \"gem\", \"gemds\", \"giropay\", \"givingblock\", \"gocardless\", \"gopay\", \"grabpay\", \"ideal\", \"interac\", \"kakaopay\", \"kcp\", \"khipu\", \"klarna\", \"konbini\", \"latitude\", \"latitudeds\", \"laybuy\", \"linepay\", \"linkaja\", \"maybankqrpay\", \"mercadopago\", \"multibanco\", \"multipago\", \"netbanking\", \"nupay\", \"nequi\", \"oney_10x\", \"oney_12x\", \"oney_3x\", \"oney_4x\", \"oney_6x\", \"onlinebankingcz\", \"onelink\", \"ovo\", \"oxxo\", \"p24\", \"pagoefectivo\", \"paybybank\", \"payid\", \"paymaya\", \"paysquad\", \"paypal\", \"paypalpaylater\", \"paypay\", \"payto\", \"payvalida\", \"picpay\", \"pix\", \"pse\", \"rabbitlinepay\", \"rapipago\", \"razorpay\", \"redpagos\", \"scalapay\", \"sepa\", \"servipag\", \"seveneleven\", \"shopeepay\", \"singteldash\", \"smartpay\", \"sofort\", \"spei\", \"stitch\", \"swish\", \"stripe\", \"stripedd\", \"stripetoken\", \"tapi\", \"tapifintechs\", \"thaiqr\", \"touchngo\", \"truemoney\", \"trustly\", \"trustlyeurope\", \"upi\", \"venmo\", \"vipps\", \"waave\", \"webpay\", \"wechat\", \"wero\", \"yape\", \"zippay\"]"

class PaymentMethodMandate(TypedDict):
    payment_service_id: str
    """The payment service that may debit the account under it."""
    status: Union[Literal["pending", "active", "paused", "revoked", "failed"], str]
    """`pending`, `active`, and `revoked` or `failed` at its end; `paused` and back as its holder likes."""
    ended_by: Union[Union[Literal["buyer", "bank", "merchant", "processor"], str], None]
    """Who ended it; null while it has not ended, or where nobody said."""
    updated_at: str
    """When it came to its status."""

PaymentMethodMode: TypeAlias = "Union[Literal[\"card\", \"redirect\", \"applepay\", \"googlepay\", \"checkout-session\", \"click-to-pay\", \"gift-card\", \"bank\", \"paze\"], str]"

PaymentMethodScheme: TypeAlias = "Union[Literal[\"accel\", \"amex\", \"bancontact\", \"carte-bancaire\", \"cirrus\", \"culiance\", \"dankort\", \"diners-club\", \"discover\", \"eftpos-australia\", \"elo\", \"hipercard\", \"jcb\", \"maestro\", \"mastercard\", \"mir\", \"nyce\", \"other\", \"pulse\", \"qcard\", \"rupay\", \"star\", \"uatp\", \"unionpay\", \"visa\", \"ach\", \"sepa\", \"bacs\"], str]"

PaymentMethodSchemeInput: TypeAlias = "Literal[\"accel\", \"amex\", \"bancontact\", \"carte-bancaire\", \"cirrus\", \"culiance\", \"dankort\", \"diners-club\", \"discover\", \"eftpos-australia\", \"elo\", \"hipercard\", \"jcb\", \"maestro\", \"mastercard\", \"mir\", \"nyce\", \"other\", \"pulse\", \"qcard\", \"rupay\", \"star\", \"uatp\", \"unionpay\", \"visa\", \"ach\", \"sepa\", \"bacs\"]"

PaymentMethodStatus: TypeAlias = "Union[Literal[\"processing\", \"buyer_approval_required\", \"succeeded\", \"failed\", \"paused\"], str]"
"""`succeeded`: can be charged; `processing` and `buyer_approval_required`: not yet; `failed`: never."""

PaymentMethodStatusInput: TypeAlias = "Literal[\"processing\", \"buyer_approval_required\", \"succeeded\", \"failed\", \"paused\"]"
"""`succeeded`: can be charged; `processing` and `buyer_approval_required`: not yet; `failed`: never."""

class PaymentMethodSummaries(TypedDict):
    items: List[PaymentMethodSummary]
    """What was found, in the order that the operation tells."""

class PaymentMethodSummary(TypedDict):
    type: Literal["payment-method"]
    """The kind of record, always this word."""
    approval_url: Union[str, None]
    """Where the buyer goes to approve that it is stored; null unless that is awaited."""
    country: Union[str, None]
    """Country of the redirect method; null for cards. ISO 3166-1 alpha-2, upper case."""
    currency: Union[str, None]
    """Currency of the redirect method; null for cards. ISO 4217, upper case."""
    details: Union[PaymentMethodDetailsCard, None]
    """What the first digits of a card say; null for what is no card."""
    expiration_date: Union[str, None]
    """Last month in which the card is good; null for what is no card. `MM/YY`."""
    fingerprint: Union[str, None]
    """The same for the same card or account, and tells nothing of its number; null for wallets."""
    label: Union[str, None]
    """What a buyer recognises it by: the last four digits of a number, or an e-mail address; null where there is neither."""
    last_replaced_at: Union[str, None]
    """When the scheme's newer details were last taken over; null where they never were."""
    method: PaymentMethodKind
    """The kind of payment method."""
    mode: Union[PaymentMethodMode, None]
    """How it is paid with."""
    scheme: Union[PaymentMethodScheme, None]
    """Scheme of the card or bank account; null for others."""
    id: str
    """A payment names it with the method `id`."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    additional_schemes: Union[List[CardScheme], None]
    """Further schemes of a co-badged card; null for what is no card."""
    cit_last_used_at: Union[str, None]
    """When the buyer in person last paid with it; null where that never was."""
    cit_usage_count: int
    """How often the buyer in person paid with it."""
    has_replacement: bool
    """True while newer details of the card stand by, until the old ones fail."""
    last_used_at: Union[str, None]
    """When it last paid; null where it never did."""
    usage_count: int
    """How often it paid."""
    scheme_transaction_id: Union[str, None]
    """The scheme's id of the payment that stored it, which merchant-initiated charges refer to; null where none is known."""
    scheme_transaction_id_scheme: Union[CardScheme, None]
    """Scheme that the id belongs to; null without an id."""
    transaction_link_id: Union[str, None]
    """The scheme's newer id that links a series; null where none is known."""

class PaymentMethodUpdate(TypedDict, total=False):
    expiration_date: Union[str, None]
    """Last month in which the card is good; the number stays. `MM/YY`."""
    scheme_transaction_id: Union[str, None]
    """The scheme's id that merchant-initiated charges refer to; null clears it together with its scheme."""
    scheme_transaction_id_scheme: Union[CardSchemeInput, None]
    """Scheme that the id belongs to; left out where none is set, the card's."""
    transaction_link_id: Union[str, None]
    """The scheme's newer id that links a series."""

class PaymentMethodWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["payment-method.authorization-expiring", "payment-method.authorization-update-required", "payment-method.authorization-updated", "payment-method.deleted", "payment-method.paused", "payment-method.resumed", "payment-method.updated"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[PaymentMethod, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class _PaymentMethods(TypedDict):
    items: List[PaymentMethod]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class PaymentMethods(_PaymentMethods, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

class PaymentOption(TypedDict):
    type: Literal["payment-option"]
    """The kind of record, always this word."""
    method: str
    """The word to put into `payment_method.method`."""
    icon_url: Union[str, None]
    """A picture of it; null where there is none."""
    mode: PaymentMethodMode
    """How it is paid with."""
    label: Union[str, None]
    """What to call it in a list; null where it has no name."""
    can_store_payment_method: bool
    """Whether `store` may be true."""
    can_delay_capture: bool
    """Whether the money can be held first and taken later."""
    context: Union[WalletPaymentOptionContext, GooglePayPaymentOptionContext, PaymentOptionContext, None]
    """What a front end needs to show it; null for what needs nothing."""

class PaymentOptionContext(TypedDict):
    approval_ui: Union[PaymentOptionContextApprovalUI, None]
    """Size of a window for the approval page; null where any does."""
    required_fields: Union[Dict[str, Union[bool, Dict[str, Union[bool, Any]]]], None]
    """What the payment has to tell of the buyer; null where nothing."""
    redirect_requires_popup: bool
    """Whether the approval page needs a window of its own."""
    requires_tokenized_redirect_popup: bool
    """The same, where a stored one pays."""

class PaymentOptionContextApprovalUI(TypedDict):
    height: Union[str, None]
    """CSS length; null where any does."""
    width: Union[str, None]
    """CSS length; null where any does."""

class PaymentOptionRequest(TypedDict, total=False):
    metadata: Union[Dict[str, str], None]
    """Your own keys and values of the cart, for rules of the checkout flow."""
    country: Union[str, None]
    """Country of the buyer; left out, nothing is ruled out for it. ISO 3166-1 alpha-2, upper case."""
    currency: Union[str, None]
    """Currency of the cart; left out, nothing is ruled out for it. ISO 4217, upper case."""
    amount: Union[int, None]
    """What the cart costs; left out, nothing is ruled out for it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    locale: str
    """Language of the buyer, for example `en-GB`, for rules of the checkout flow; names are English so far."""
    cart_items: Union[List[CartItemInput], None]
    """What is in the cart, for rules of the checkout flow."""

class PaymentOptions(TypedDict):
    items: List[PaymentOption]
    """What was found, in the order that the operation tells."""

class PaymentService(TypedDict):
    type: Literal["payment-service"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    payment_service_definition_id: str
    """The connector that is set up."""
    active: bool
    """Whether payments go through it."""
    method: PaymentMethodKind
    """The kind of payment method that it takes."""
    display_name: str
    """What you call it."""
    position: int
    """Active services that take the payment are tried from 1 on."""
    status: PaymentServiceStatus
    """Whether it can be used."""
    accepted_currencies: List[str]
    """ISO 4217 codes of payments that may go through it."""
    accepted_countries: List[str]
    """ISO 3166-1 alpha-2 codes of buyers whose payments may go through it."""
    payment_method_tokenization_enabled: bool
    """Kept as given; nothing here depends on it: a processor makes a token of a stored card when `POST /payment-methods/{payment_method_id}/payment-service-tokens` asks for one."""
    network_tokens_enabled: bool
    """Whether stored cards pay with their network token, where the connector takes such tokens."""
    open_loop: bool
    """Whether network tokens are ours; false leaves them to the processor."""
    settlement_reporting_enabled: bool
    """True asks the processor to report what it settles, where its connector can ask. Others report what they do either way."""
    refund_ingestion_enabled: bool
    """Whether refunds that were made at the processor itself become refunds here: never, so `true` is refused."""
    three_d_secure_enabled: Union[bool, None]
    """Whether card payments go through 3-D Secure where they can; null for what is no card."""
    merchant_profile: Union[Dict[str, Union[MerchantProfileSchemeSummary, None]], None]
    """By card scheme, what issuers are told of the merchant in 3-D Secure; null where it was not given."""
    webhook_url: Union[str, None]
    """Where the processor is to send its events; null where it sends none."""
    fields: Union[List[FieldValue], None]
    """Settings that are not secret."""
    reporting_fields: Union[List[ReportingField], None]
    """Settings for its reports; null where there are none."""
    is_deleted: bool
    """True once it was deleted: old payments can still be followed through it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class PaymentServiceCircuitBreaker(TypedDict):
    state: PaymentServiceCircuitBreakerState
    """`open`: it comes last. `half_open`: one payment finds out whether it is back. It is what the process that answers has seen; each process has its own, and they may differ for a while."""
    open_until: Union[str, None]
    """Until when it is open, by the time of the machine; null where it is not."""

PaymentServiceCircuitBreakerState: TypeAlias = "Union[Literal[\"closed\", \"open\", \"half_open\"], str]"

class PaymentServiceConfiguration(TypedDict):
    approval_ui_target: ApprovalTarget
    """Whether the approval page needs a window of its own."""
    approval_ui_height: str
    """CSS length of that window."""
    approval_ui_width: str
    """CSS length of that window."""
    cart_items_limit: int
    """How many cart items it takes at most."""
    cart_items_required: bool
    """Whether it refuses payments without cart items."""
    cart_items_should_match_amount: bool
    """Whether cart items must add up to the amount."""

class _PaymentServiceCreate(TypedDict):
    display_name: str
    """What you call it."""
    payment_service_definition_id: str
    """The connector to set up."""
    fields: List[FieldValueInput]
    """Settings of the connector by their keys, which its definition lists."""
    accepted_currencies: List[str]
    """ISO 4217 codes of payments that may go through it."""
    accepted_countries: List[str]
    """ISO 3166-1 alpha-2 codes of buyers whose payments may go through it."""

class PaymentServiceCreate(_PaymentServiceCreate, total=False):
    reporting_fields: Union[List[ReportingFieldInput], None]
    """Settings for its reports."""
    position: Union[int, None]
    """Active services that take the payment are tried from 1 on; one that is taken moves the others down. Left out: last."""
    active: Union[bool, None]
    """Whether payments go through it."""
    three_d_secure_enabled: bool
    """Whether card payments go through 3-D Secure where they can."""
    merchant_profile: Union[Dict[str, Union[MerchantProfileScheme, None]], None]
    """By card scheme, what issuers are told of the merchant in 3-D Secure."""
    payment_method_tokenization_enabled: Union[bool, None]
    """Kept as given; nothing here depends on it: a processor makes a token of a stored card when `POST /payment-methods/{payment_method_id}/payment-service-tokens` asks for one."""
    network_tokens_enabled: Union[bool, None]
    """Whether stored cards pay with their network token, where the connector takes such tokens."""
    open_loop: Union[bool, None]
    """Whether network tokens are ours; false leaves them to the processor. Left out: as `network_tokens_enabled`."""
    settlement_reporting_enabled: bool
    """True asks the processor to report what it settles, where its connector can ask. Others report what they do either way."""
    refund_ingestion_enabled: bool
    """Whether refunds that were made at the processor itself become refunds here: never, so `true` is refused."""

class PaymentServiceDefinition(TypedDict):
    id: str
    """The connector's name, for example `mock-card`."""
    type: Literal["payment-service-definition"]
    """The kind of record, always this word."""
    display_name: str
    """What the processor is called."""
    method: PaymentMethodKind
    """The kind of payment method that it takes."""
    fields: List[DefinitionField]
    """The settings it needs."""
    reporting_fields: List[DefinitionField]
    """Settings for its reports."""
    supported_currencies: List[str]
    """ISO 4217 codes that it can take."""
    supported_countries: List[str]
    """ISO 3166-1 alpha-2 codes of buyers that it can take."""
    mode: PaymentMethodMode
    """How it is paid with."""
    icon_url: Union[str, None]
    """A picture of the processor; null where there is none."""
    supported_features: Dict[str, bool]
    """What it can do, by name."""
    required_checkout_fields: List[RequiredCheckoutFields]
    """What a payment must tell of the buyer, and when."""
    configuration: PaymentServiceConfiguration
    """What a front end needs to know."""
    supported_integration_clients: Union[List[IntegrationClient], None]
    """Kinds of client SDK that it works with; null where it needs none."""
    connection_options: List[DefinitionOption]
    """What `connection_options` of a transaction may say to it alone."""

class PaymentServiceDefinitions(TypedDict):
    items: List[PaymentServiceDefinition]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class PaymentServiceError(TypedDict):
    at: str
    """When the attempt ended, or was last heard of."""
    code: Union[str, None]
    """What went wrong; null where the outcome is not known."""
    transaction_id: str
    """The payment that was tried."""

PaymentServiceHealth = TypedDict("PaymentServiceHealth", {
    "type": "Literal[\"payment-service-health\"]",
    "payment_service_id": "str",
    "from": "str",
    "until": "str",
    "payments": "int",
    "share": "Union[float, None]",
    "decided": "int",
    "approval_rate": "Union[float, None]",
    "attempts": "int",
    "error_rate": "Union[float, None]",
    "attempts_from": "str",
    "last_success_at": "Union[str, None]",
    "last_error": "Union[PaymentServiceError, None]",
    "circuit_breaker": "PaymentServiceCircuitBreaker",
}, total=False)

class PaymentServiceHealths(TypedDict):
    items: List[PaymentServiceHealth]
    """What was found, in the order that the operation tells."""

PaymentServiceStatus: TypeAlias = "Union[Literal[\"pending\", \"created\", \"failed\"], str]"

class PaymentServiceToken(TypedDict):
    type: Literal["payment-service-token"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    approval_url: Union[str, None]
    """Where the buyer goes to approve it; null unless that is awaited."""
    payment_method_id: str
    """The payment method that it stands for."""
    payment_service_id: str
    """The payment service whose processor made it."""
    status: PaymentMethodStatus
    """Whether it can be used."""
    token: Union[str, None]
    """The processor's token; null until it was delivered."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class _PaymentServiceTokenCreate(TypedDict):
    payment_service_id: str
    """The payment service whose processor is to make it."""
    redirect_url: str
    """Where the buyer comes back to, where the processor asks them."""

class PaymentServiceTokenCreate(_PaymentServiceTokenCreate, total=False):
    security_code: Union[str, None]
    """Of the card, where the processor wants it; never stored."""

class PaymentServiceTokens(TypedDict):
    items: List[PaymentServiceToken]
    """What was found, in the order that the operation tells."""

class PaymentServiceUpdate(TypedDict, total=False):
    display_name: Union[str, None]
    """What you call it."""
    fields: Union[List[VoidableField], None]
    """Those that change; the others stay."""
    reporting_fields: Union[List[ReportingFieldInput], None]
    """Settings for its reports."""
    position: Union[int, None]
    """Active services that take the payment are tried from 1 on."""
    accepted_currencies: Union[List[str], None]
    """ISO 4217 codes of payments that may go through it."""
    accepted_countries: Union[List[str], None]
    """ISO 3166-1 alpha-2 codes of buyers whose payments may go through it."""
    active: Union[bool, None]
    """Whether payments go through it."""
    three_d_secure_enabled: Union[bool, None]
    """Whether card payments go through 3-D Secure where they can."""
    merchant_profile: Union[Dict[str, Union[MerchantProfileScheme, None]], None]
    """By card scheme, what issuers are told of the merchant in 3-D Secure."""
    payment_method_tokenization_enabled: Union[bool, None]
    """Kept as given; nothing here depends on it: a processor makes a token of a stored card when `POST /payment-methods/{payment_method_id}/payment-service-tokens` asks for one."""
    network_tokens_enabled: Union[bool, None]
    """Whether stored cards pay with their network token, where the connector takes such tokens."""
    open_loop: Union[bool, None]
    """Whether network tokens are ours; false leaves them to the processor."""
    settlement_reporting_enabled: bool
    """True asks the processor to report what it settles, where its connector can ask. Others report what they do either way."""
    refund_ingestion_enabled: bool
    """Whether refunds that were made at the processor itself become refunds here: never, so `true` is refused."""

class PaymentServices(TypedDict):
    items: List[PaymentService]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class _PayoutAchAccount(TypedDict):
    account_holder: BankAccountHolder
    """Whose account it is."""
    account_number: str
    """4 to 17 digits; goes into the vault and is never answered."""
    routing_number: str
    """Nine digits, the last a check digit."""
    account_type: Literal["checking", "savings"]
    """What kind of account it is."""

class PayoutAchAccount(_PayoutAchAccount, total=False):
    method: Literal["bank"]
    """A bank account."""
    scheme: Literal["ach"]
    """An account in the United States."""
    external_identifier: Union[str, None]
    """Your own identifier of the account."""

class _PayoutBacsAccount(TypedDict):
    account_holder: BankAccountHolder
    """Whose account it is."""
    account_number: str
    """Eight digits; goes into the vault and is never answered."""
    routing_number: str
    """Sort code, six digits."""

class PayoutBacsAccount(_PayoutBacsAccount, total=False):
    method: Literal["bank"]
    """A bank account."""
    scheme: Literal["bacs"]
    """An account in the United Kingdom."""
    external_identifier: Union[str, None]
    """Your own identifier of the account."""

class _PayoutCard(TypedDict):
    number: str
    """12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered."""
    expiration_date: str
    """Last month in which the card is good. `MM/YY`."""

class PayoutCard(_PayoutCard, total=False):
    method: Literal["card"]
    """A card given by its number."""
    card_scheme: Union[CardSchemeInput, None]
    """Scheme of the card; the BIN table where it is left out."""
    external_identifier: Union[str, None]
    """Your own identifier of the card."""

PayoutCategory: TypeAlias = "Union[Literal[\"online_gambling\"], str]"

PayoutCategoryInput: TypeAlias = "Literal[\"online_gambling\"]"

PayoutConnectionOptions = TypedDict("PayoutConnectionOptions", {
    "checkout-card": "Union[CheckoutPayoutOptions, None]",
}, total=False)

class _PayoutCreate(TypedDict):
    amount: int
    """What to pay out. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: str
    """Currency of that amount. ISO 4217, upper case."""
    payment_service_id: str
    """The payment service that is to pay; its connector must have payouts."""
    payment_method: Union[PayoutCard, PayoutStoredCard, AnyPayoutAccountOf3]
    """The card or bank account that gets the money."""

class PayoutCreate(_PayoutCreate, total=False):
    category: Union[PayoutCategoryInput, None]
    """What the money is for, as the scheme wants to know."""
    external_identifier: Union[str, None]
    """Your own identifier of it."""
    buyer_id: Union[str, None]
    """Who gets the money; left out, the owner of the stored card or account."""
    buyer: Union[GuestBuyerInput, None]
    """Who gets the money, where it is not stored."""
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    merchant: Union[PayoutMerchant, None]
    """Who pays it, as the scheme is told; left out, the payment service's usual data."""
    connection_options: Union[PayoutConnectionOptions, None]
    """Settings for single connectors, by their names."""

class _PayoutMerchant(TypedDict):
    name: str
    """What the cardholder reads."""
    identification_number: str
    """The merchant's number at the acquirer."""
    phone_number: str
    """How the merchant is reached. E.164: `+` and digits."""
    url: str
    """The merchant's site."""
    statement_descriptor: str
    """What stands on the bank statement."""
    merchant_category_code: str
    """ISO 18245 code, four digits."""

class PayoutMerchant(_PayoutMerchant, total=False):
    address: Union[AddressInput, None]
    """Where the merchant is."""

class PayoutMerchantSummary(TypedDict):
    type: Literal["merchant"]
    """The kind of record, always this word."""
    name: str
    """What the cardholder reads."""
    identification_number: str
    """The merchant's number at the acquirer."""
    phone_number: str
    """How the merchant is reached. E.164: `+` and digits."""
    url: str
    """The merchant's site."""
    statement_descriptor: Union[str, None]
    """What stands on the bank statement; null where it was not given."""
    merchant_category_code: str
    """ISO 18245 code, four digits."""
    address: Union[Address, None]
    """Where the merchant is; null where it was not given."""

PayoutMethod: TypeAlias = "Union[Literal[\"card\", \"bank\"], str]"
"""`card`: to a card; `bank`: to a bank account, which the version `published` calls `card` here."""

class PayoutPaymentService(TypedDict):
    type: Literal["payment-service"]
    """The kind of record, always this word."""
    id: Union[str, None]
    """The payment service that pays it."""
    method: PayoutMethod
    """What it pays to."""
    payment_service_definition_id: str
    """The connector behind it."""
    display_name: Union[str, None]
    """What you call it."""

class _PayoutSepaAccount(TypedDict):
    account_holder: BankAccountHolder
    """Whose account it is."""
    account_number: str
    """IBAN; goes into the vault and is never answered."""

class PayoutSepaAccount(_PayoutSepaAccount, total=False):
    method: Literal["bank"]
    """A bank account."""
    scheme: Literal["sepa"]
    """An account in the euro area."""
    external_identifier: Union[str, None]
    """Your own identifier of the account."""

PayoutStatus: TypeAlias = "Union[Literal[\"pending\", \"succeeded\", \"declined\", \"failed\", \"returned\"], str]"
"""`pending` says also that the outcome is not known yet; `declined`: the processor, the bank or the issuer said no; `failed`: it certainly was not paid; `returned`: it was paid, and the bank sent the money back (`failed` in the version `published`)."""

PayoutStatusInput: TypeAlias = "Literal[\"pending\", \"succeeded\", \"declined\", \"failed\", \"returned\"]"
"""`pending` says also that the outcome is not known yet; `declined`: the processor, the bank or the issuer said no; `failed`: it certainly was not paid; `returned`: it was paid, and the bank sent the money back (`failed` in the version `published`)."""

class _PayoutStoredCard(TypedDict):
    id: str
    """The stored card or bank account."""

class PayoutStoredCard(_PayoutStoredCard, total=False):
    method: Literal["id"]
    """A stored card or bank account."""

class _PayoutSummaries(TypedDict):
    items: List[PayoutSummary]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class PayoutSummaries(_PayoutSummaries, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

class PayoutSummary(TypedDict):
    type: Literal["payout"]
    """The kind of record, always this word."""
    id: Union[str, None]
    """Names the payout in its own path."""
    amount: int
    """What is paid out. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    buyer: Union[TransactionBuyer, None]
    """Who gets the money; null where nobody was named."""
    category: Union[PayoutCategory, None]
    """What the money is for; null where it was not said."""
    created_at: str
    """When it was made."""
    currency: str
    """Currency of that amount. ISO 4217, upper case."""
    external_identifier: Union[str, None]
    """Your own identifier of it; null where none was given."""
    merchant: Union[PayoutMerchantSummary, None]
    """Who pays it, as the scheme is told; null for the payment service's usual data."""
    merchant_account_id: Union[str, None]
    """Id of the merchant account whose payout it is."""
    payment_method: TransactionPaymentMethod
    """The card or bank account that gets the money."""
    payment_service: PayoutPaymentService
    """The payment service that pays it."""
    payment_service_payout_id: Union[str, None]
    """The processor's own id of it; null until it gave one."""
    status: PayoutStatus
    """`pending` also while the outcome is not known: do not pay again."""
    updated_at: str
    """When it last changed."""

class PayoutWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["payout.declined", "payout.failed", "payout.pending", "payout.returned", "payout.succeeded"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[PayoutSummary, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class PaypalOptions(TypedDict, total=False):
    order_update_callback_config: Union[PaypalOrderUpdateCallbackConfig, None]
    """Where PayPal asks when the buyer changes the delivery."""
    additional_data: Union[List[Dict[str, str]], None]
    """Key and value pairs for PayPal's risk checks."""
    shipping: Union[PaypalShippingOptions, None]
    """Ways of delivery that the buyer can choose."""
    user_action: Union[str, None]
    """What PayPal's button says."""
    shipping_preference: Union[str, None]
    """Where PayPal takes the address from."""
    brand_name: Union[str, None]
    """The merchant as PayPal shows it."""
    landing_page: Union[str, None]
    """What PayPal shows first."""
    locale: Union[str, None]
    """Language of PayPal's pages."""

class PaypalOrderUpdateCallbackConfig(TypedDict, total=False):
    callback_url: Union[str, None]
    """An address of yours."""
    callback_events: Union[List[Literal["SHIPPING_ADDRESS", "SHIPPING_OPTIONS"]], None]
    """What it is asked about."""

class PaypalShippingOptions(TypedDict, total=False):
    options: Union[List[PaypalShippingOptionsItem], None]
    """What can be chosen."""

class _PaypalShippingOptionsItem(TypedDict):
    id: str
    """Your code for it."""
    label: str
    """What the buyer reads."""
    selected: bool
    """Whether it is chosen at first."""

class PaypalShippingOptionsItem(_PaypalShippingOptionsItem, total=False):
    type: Union[Literal["SHIPPING", "PICKUP", "PICKUP_IN_STORE", "PICKUP_FROM_PERSON"], None]
    """Whether it is sent or fetched."""
    amount: Union[PaypalShippingOptionsItemAmount, None]
    """What it costs."""

class PaypalShippingOptionsItemAmount(TypedDict):
    currency_code: str
    """ISO 4217, three upper-case letters. ISO 4217, upper case."""
    value: str
    """In major units as text."""

class PazeBillingAddress(TypedDict):
    name: Union[str, None]
    """Who it belongs to; null where unknown."""
    line1: str
    """Street and number."""
    line2: Union[str, None]
    """Second line of the address."""
    line3: Union[str, None]
    """Third line of the address."""
    city: str
    """Town of the address."""
    state: str
    """State, two letters in the United States."""
    zip: str
    """ZIP or postal code."""
    countryCode: Union[str, None]
    """ISO 3166-1 alpha-2, upper case."""

class _PazeClient(TypedDict):
    id: str
    """Your client id at Paze."""

class PazeClient(_PazeClient, total=False):
    name: Union[str, None]
    """What Paze shows the buyer."""
    profileId: Union[str, None]
    """Which of your profiles at Paze."""

class _PazeCobrandItem(TypedDict):
    name: str
    """Name of the card programme."""

class PazeCobrandItem(_PazeCobrandItem, total=False):
    benefitsOffered: Union[bool, None]
    """Whether it brings the buyer something."""

class PazeConsumer(TypedDict):
    firstName: Union[str, None]
    """Given name; null where unknown."""
    lastName: Union[str, None]
    """Family name; null where unknown."""
    fullName: str
    """The whole name."""
    countryCode: Union[str, None]
    """Where the buyer lives; null where unknown."""
    languageCode: Union[str, None]
    """What the buyer reads; null where unknown."""
    emailAddress: str
    """How the buyer is reached."""
    mobileNumber: Union[PazeMobileNumber, None]
    """How the buyer is reached; null where unknown."""

class PazeDeliveryContactDetails(TypedDict):
    contactFullName: Union[str, None]
    """Who receives it; null where unknown."""
    contactPhoneNumber: Union[PazeMobileNumber, None]
    """How they are reached; null where unknown."""

class PazeDeliveryContactDetailsInput(TypedDict):
    contactFullName: Union[str, None]
    """Who receives it; null where unknown."""
    contactPhoneNumber: Union[PazeMobileNumberInput, None]
    """How they are reached; null where unknown."""

class PazeDigitalCardData(TypedDict):
    artUri: str
    """Where the picture is."""
    artHeight: int
    """In pixels."""
    artWidth: int
    """In pixels."""

class PazeEcomData(TypedDict, total=False):
    cartContainsGiftCard: Union[bool, None]
    """Whether a gift card is bought."""
    orderForPickup: Union[bool, None]
    """Whether the buyer fetches it."""
    orderHighestCost: Union[str, None]
    """Price of the dearest article, as text."""
    orderQuantity: Union[str, None]
    """How many articles, as text."""
    finalShippingAddress: Union[PazeShippingAddressInput, None]
    """Where it is sent."""

class PazeEnhancedTransactionData(TypedDict, total=False):
    ecomData: Union[PazeEcomData, None]
    """About a shop's order."""
    travelData: Union[PazeTravelData, None]
    """About a journey."""

class _PazeLocationAddress(TypedDict):
    line1: str
    """Street and number."""
    city: str
    """Town of the address."""
    state: str
    """State, two letters in the United States."""
    zip: str
    """ZIP or postal code."""
    countryCode: str
    """ISO 3166-1 alpha-2, upper case."""

class PazeLocationAddress(_PazeLocationAddress, total=False):
    name: Union[str, None]
    """What the place is called."""
    line2: Union[str, None]
    """Second line of the address."""
    line3: Union[str, None]
    """Third line of the address."""

class PazeMaskedCard(TypedDict):
    panLastFour: str
    """Last digits of the card."""
    paymentAccountReference: str
    """The scheme's reference for the account behind the card."""
    panExpirationMonth: Union[str, None]
    """Two digits; null where unknown."""
    panExpirationYear: Union[str, None]
    """Four digits; null where unknown."""
    paymentCardDescriptor: str
    """What the issuer calls the card."""
    paymentCardType: Union[Literal["CREDIT", "DEBIT"], str]
    """How the account behind it is funded."""
    paymentCardBrand: Union[Literal["VISA", "MASTERCARD", "DISCOVER"], str]
    """Whose mark is on it."""
    paymentCardNetwork: Union[Literal["VISA", "MASTERCARD", "DISCOVER"], str]
    """Through which network it pays."""
    digitalCardData: PazeDigitalCardData
    """A picture of it."""
    billingAddress: Union[PazeBillingAddress, None]
    """The cardholder's address; null where it was not asked for."""

class PazeMobileNumber(TypedDict):
    countryCode: str
    """Calling code, for example `1`."""
    phoneNumber: str
    """Number without the calling code."""

class PazeMobileNumberInput(TypedDict):
    countryCode: str
    """Calling code, for example `1`."""
    phoneNumber: str
    """Number without the calling code."""

class PazeMobileSession(TypedDict):
    id: str
    """Your client id at Paze."""
    name: str
    """The merchant as Paze shows it."""
    profileId: str
    """Which of your profiles at Paze."""
    accessToken: str
    """Goes into the next steps."""
    sessionId: str
    """Names the checkout in the next steps."""

class PazeMobileSessionCreate(TypedDict):
    pazeCheckoutUrl: str
    """Opened by the app, for the buyer to choose a card."""
    clientContext: str
    """What Paze sends back of the call."""
    ewSID: str
    """Paze's id of the call."""
    timestampISO8601: str
    """When Paze answered."""

class _PazeMobileSessionCreateRequest(TypedDict):
    client: PazeClient
    """You, as Paze knows you."""
    sessionId: str
    """The app's own id of the checkout, the same in all its steps."""
    accessToken: str
    """From `POST /digital-wallets/paze/session`."""
    callbackURLScheme: str
    """Opens your app again."""
    intent: Literal["REVIEW_AND_PAY", "EXPRESS_CHECKOUT", "ADD_CARD"]
    """What the buyer is to do."""

class PazeMobileSessionCreateRequest(_PazeMobileSessionCreateRequest, total=False):
    transactionValue: Union[PazeTransactionValue, None]
    """What the buyer pays."""
    transactionType: Union[Literal["PURCHASE", "CARD_ON_FILE", "BOTH"], None]
    """What the card is taken for."""
    shippingPreference: Union[Literal["ALL", "NONE"], None]
    """Whether Paze asks for an address to send to."""
    billingPreference: Union[Literal["ALL", "ZIP_COUNTRY", "NONE"], None]
    """How much of the billing address Paze asks for."""
    emailAddress: Union[str, None]
    """The buyer's, where you know it."""
    phoneNumber: Union[str, None]
    """Ten digits, where you know them."""
    cobrand: Union[List[PazeCobrandItem], None]
    """Your own cards, shown first."""
    acceptedShippingCountries: Union[List[str], None]
    """ISO 3166-1 alpha-2 codes; left out, all."""
    acceptedPaymentCardNetworks: Union[List[Literal["VISA", "MASTERCARD"]], None]
    """Networks that you take; left out, all."""
    alwaysEnableCheckout: bool
    """True shows Paze also to buyers that it does not know."""

class _PazePaymentMethodCreate(TypedDict):
    method: Literal["paze"]
    """A card that the wallet gives: Paze."""
    token: str
    """The secure payload that Paze gave; opened in the vault, never answered, and good once."""

class PazePaymentMethodCreate(_PazePaymentMethodCreate, total=False):
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    cardholder_name: Union[str, None]
    """Name on the card, as the wallet gives it; processors are told the name of the buyer."""
    redirect_url: Union[str, None]
    """Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods."""
    card_suffix: Union[str, None]
    """Last four digits of the card, as the wallet shows them; they become the label."""
    card_scheme: Union[str, None]
    """Scheme as the wallet names it."""
    card_type: Union[str, None]
    """How the account behind it is funded, as the wallet names it."""
    checkout_token: Union[str, None]
    """A further token of Paze's; goes into the vault and is never answered."""

class PazeSessionComplete(TypedDict):
    payloadId: str
    """Paze's id of the payload."""
    completeResponse: Union[str, None]
    """Paze's answer as it came; null where it sent none."""
    securePayload: Union[str, None]
    """What pays: goes into `token` of a payment method `paze`; null unless a payment payload was asked for."""
    clientContext: str
    """What Paze sends back of the call."""
    ewSID: str
    """Paze's id of the call."""
    timestampISO8601: str
    """When Paze answered."""

class _PazeSessionCompleteRequest(TypedDict):
    sessionId: str
    """The app's own id of the checkout, the same in all its steps."""
    code: str
    """What Paze gave the app at the end of the step before."""
    accessToken: str
    """From `POST /digital-wallets/paze/session`."""
    transactionType: Literal["PURCHASE", "CARD_ON_FILE", "BOTH"]
    """What the card is taken for."""

class PazeSessionCompleteRequest(_PazeSessionCompleteRequest, total=False):
    transactionOptions: Union[PazeTransactionOptions, None]
    """What the payload is to hold."""
    transactionValue: Union[PazeTransactionValue, None]
    """What the buyer pays."""
    processingNetwork: Union[Literal["VISA", "MASTERCARD", "DISCOVER"], None]
    """The network to pay through, where the buyer's card has several."""
    enhancedTransactionData: Union[PazeEnhancedTransactionData, None]
    """More about the purchase, for risk checks."""

class PazeSessionRequest(TypedDict, total=False):
    source: Literal["web", "mobile"]
    """Whether a page or an app asks."""
    domain_name: Union[str, None]
    """The page's domain, a registered one; apps leave it out."""

class PazeSessionReview(TypedDict):
    consumer: PazeConsumer
    """Who the buyer is."""
    shippingAddress: Union[PazeShippingAddress, None]
    """Where it is sent; null where it was not asked for."""
    maskedCard: PazeMaskedCard
    """The card that was chosen."""
    links: PazeSessionReviewLinks
    """Where the buyer can change their mind."""
    code: str
    """Goes into the last step."""

class PazeSessionReviewLinks(TypedDict):
    CHANGE_CARD: Union[str, None]
    """Lets the buyer choose another card; null where that is not offered."""
    CHANGE_SHIPPING_ADDRESS: Union[str, None]
    """Lets the buyer choose another address; null where that is not offered."""

class PazeSessionReviewRequest(TypedDict):
    sessionId: str
    """The app's own id of the checkout, the same in all its steps."""
    code: str
    """What Paze gave the app at the end of the step before."""
    accessToken: str
    """From `POST /digital-wallets/paze/session`."""

class _PazeShippingAddress(TypedDict):
    line1: str
    """Street and number."""
    city: str
    """Town of the address."""
    state: str
    """State, two letters in the United States."""
    zip: str
    """ZIP or postal code."""
    countryCode: str
    """ISO 3166-1 alpha-2, upper case."""
    deliveryContactDetails: Union[PazeDeliveryContactDetails, None]
    """Who receives it; null where Paze knows nobody."""

class PazeShippingAddress(_PazeShippingAddress, total=False):
    line2: Union[str, None]
    """Second line of the address."""
    line3: Union[str, None]
    """Third line of the address."""

class _PazeShippingAddressInput(TypedDict):
    line1: str
    """Street and number."""
    city: str
    """Town of the address."""
    state: str
    """State, two letters in the United States."""
    zip: str
    """ZIP or postal code."""
    countryCode: str
    """ISO 3166-1 alpha-2, upper case."""
    deliveryContactDetails: Union[PazeDeliveryContactDetailsInput, None]
    """Who receives it; null where Paze knows nobody."""

class PazeShippingAddressInput(_PazeShippingAddressInput, total=False):
    line2: Union[str, None]
    """Second line of the address."""
    line3: Union[str, None]
    """Third line of the address."""

class PazeTransactionOptions(TypedDict, total=False):
    merchantCategoryCode: Union[str, None]
    """ISO 18245 code, four digits."""
    billingPreference: Union[Literal["ALL", "NONE"], None]
    """How much of the billing address the payload is to hold."""
    payloadTypeIndicator: Union[Literal["ID", "PAYMENT"], None]
    """`PAYMENT` for a payload that pays, `ID` for who the buyer is."""

class PazeTransactionValue(TypedDict):
    transactionCurrency: str
    """ISO 4217 code of the purchase."""
    transactionAmount: str
    """In major units as text, for example `12.99`."""

class PazeTravelData(TypedDict, total=False):
    passengerName: Union[str, None]
    """Who travels."""
    roundTrip: Union[bool, None]
    """Whether they come back."""
    departureDate: Union[str, None]
    """When they leave."""
    returnDate: Union[str, None]
    """When they come back."""
    departureLocation: Union[PazeLocationAddress, None]
    """Where they leave from."""
    returnLocation: Union[PazeLocationAddress, None]
    """Where they come back to."""

class PazeWebSession(TypedDict):
    id: str
    """Your client id at Paze."""
    name: str
    """The merchant as Paze shows it."""
    profileId: str
    """Which of your profiles at Paze."""

class PermissionSet(TypedDict):
    allow: List[str]
    """Scopes, for example `transactions.write`."""

class _PlaidPaymentMethodCreate(TypedDict):
    token: str
    """Plaid's token; goes into the vault and is never answered."""

class PlaidPaymentMethodCreate(_PlaidPaymentMethodCreate, total=False):
    method: Literal["plaid"]
    """An account that the buyer chose at Plaid; refused, since no connector takes it yet."""
    account_id: Union[str, None]
    """Which account of the buyer's."""
    payment_service_id: Union[str, None]
    """The payment service that is to debit it."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment method, where it is stored."""

class Posting(TypedDict):
    type: Literal["posting"]
    """The kind of record, always this word."""
    id: str
    """The number of the entry, rising with time; of the merchant account."""
    transaction_id: str
    """The transaction whose money moved."""
    operation_id: Union[str, None]
    """The capture, refund or void that moved it; null where the processor did by itself."""
    movement: LedgerMovement
    """What happened."""
    debit: LedgerAccount
    """The account that gains `amount`."""
    credit: LedgerAccount
    """The account that loses it."""
    currency: str
    """Currency of the transaction. ISO 4217, upper case."""
    amount: int
    """What moved, always above zero. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    created_at: str
    """When it was made."""

class Postings(TypedDict):
    items: List[Posting]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class PowertranzOptions(TypedDict, total=False):
    skipThreeDSecure: Union[bool, None]
    """True does without 3-D Secure."""

class Preferences(TypedDict, total=False):
    language: Union[Language, None]
    """In which language the dashboard is; null: as the browser asks."""
    time_zone: Union[str, None]
    """An IANA name, such as `Europe/Berlin`; null: that of the browser."""
    look: Union[Look, None]
    """Null: as the device is set."""
    has_single_keys: Union[bool, None]
    """False where single letters do nothing; null is true."""

class PreferencesInput(TypedDict, total=False):
    language: Union[LanguageInput, None]
    """In which language the dashboard is; null: as the browser asks."""
    time_zone: Union[str, None]
    """An IANA name, such as `Europe/Berlin`; null: that of the browser."""
    look: Union[LookInput, None]
    """Null: as the device is set."""
    has_single_keys: Union[bool, None]
    """False where single letters do nothing; null is true."""

class ProcessorReport(TypedDict):
    type: Literal["processor-report"]
    """The kind of record, always this word."""
    id: str
    """`payment_service_report_file_ids` of the lines that were read in it."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    payment_service_id: str
    """The payment service whose processor made it."""
    name: str
    """The processor's name of the file."""
    status: ProcessorReportStatus
    """How far it has come."""
    line_count: int
    """Lines read so far."""
    payment_line_count: int
    """Of these, lines about a payment or refund of this merchant account: they are in the books."""
    account_line_count: int
    """About the account, such as a transfer to the bank or a monthly fee: in no books here."""
    unmatched_line_count: int
    """About a payment that is not known here."""
    unreadable_line_count: int
    """That say nothing that can be read."""
    waiting_line_count: int
    """That wait for the other lines of their movement."""
    totals: List[ProcessorReportTotal]
    """By the processor's word for a line, and the currency paid out."""
    fault: Union[str, None]
    """Why the last try to fetch or read it ended; null where none did, or one has come on since."""
    announced_at: str
    """When the processor last said that it is there, or it was uploaded."""
    updated_at: str
    """When it last came on."""

class ProcessorReportCell(TypedDict):
    column: str
    """The name of its column, as the first line of the file has it."""
    value: str
    """What stands there."""

class ProcessorReportCreate(TypedDict):
    payment_service_id: str
    """A payment service of the processor whose file it is."""
    name: str
    """The name of the file: one of the same name is read anew, and no line of it counts twice."""
    content: str
    """The file as text, as the processor gives it."""

class ProcessorReportLine(TypedDict):
    type: Literal["processor-report-line"]
    """The kind of record, always this word."""
    line: int
    """Its number in the file, from 1, behind the names of the columns."""
    reason: str
    """Why nothing came of it."""
    cells: List[ProcessorReportCell]
    """What stands in it, card numbers masked."""

class ProcessorReportLines(TypedDict):
    items: List[ProcessorReportLine]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

ProcessorReportStatus: TypeAlias = "Union[Literal[\"announced\", \"fetched\", \"read\", \"failed\"], str]"
"""`announced`: named by an event or being uploaded, and not here yet; `fetched`: here, and being read; `read`: to its end; `failed`: given up."""

ProcessorReportStatusInput: TypeAlias = "Literal[\"announced\", \"fetched\", \"read\", \"failed\"]"
"""`announced`: named by an event or being uploaded, and not here yet; `fetched`: here, and being read; `read`: to its end; `failed`: given up."""

class ProcessorReportTotal(TypedDict):
    line_type: str
    """The processor's own word for such lines."""
    currency: str
    """The currency that was paid out. ISO 4217, upper case."""
    line_count: int
    """How many there are."""
    net_amount: int
    """What they add up to, fees taken. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class _ProcessorReports(TypedDict):
    items: List[ProcessorReport]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class ProcessorReports(_ProcessorReports, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

ProductType: TypeAlias = "Union[Literal[\"physical\", \"discount\", \"shipping_fee\", \"sales_tax\", \"digital\", \"gift_card\", \"store_credit\", \"surcharge\"], str]"

ProductTypeInput: TypeAlias = "Literal[\"physical\", \"discount\", \"shipping_fee\", \"sales_tax\", \"digital\", \"gift_card\", \"store_credit\", \"surcharge\"]"

class Receipt(TypedDict):
    type: Literal["receipt"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    transaction_id: str
    """The transaction that it is of."""
    about: ReceiptSubject
    """What it confirms."""
    currency: str
    """Currency of the transaction. ISO 4217, upper case."""
    amount: int
    """What it confirms the amount of. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    email_address: str
    """Where it goes, so far as it is shown: `j…@example.com`. The whole is kept only until it is sent."""
    status: ReceiptStatus
    """How far it is."""
    detail: Union[str, None]
    """What the mail server said last, without the address; null where it has said nothing."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    sent_at: Union[str, None]
    """When the mail server took it; null where it has not."""

class ReceiptCreate(TypedDict, total=False):
    email_address: Union[str, None]
    """Where it goes; left out, to the `receipt_email` of the payment, else to its buyer's address."""
    refund_id: Union[str, None]
    """A refund that succeeded, for a receipt of it; left out, the receipt is of the payment."""
    language: Union[Literal["en", "es", "pt", "fr", "de", "ar"], None]
    """What it is written in; left out, what the browser or the country of the buyer suggests."""

ReceiptStatus: TypeAlias = "Union[Literal[\"pending\", \"sent\", \"failed\", \"unknown\"], str]"
"""`pending`: it is to be sent, for seven days at most. `sent`: the mail server has it. `failed`: it was refused for good, or not taken in time. `unknown`: all of it was handed to the mail server, whose answer was lost; it is not sent again, since it may have arrived."""

ReceiptSubject: TypeAlias = "Union[Literal[\"authorization\", \"payment\", \"refund\"], str]"
"""What is confirmed: money that is held, that was captured, or that was refunded."""

class Receipts(TypedDict):
    items: List[Receipt]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class _Recipient(TypedDict):
    first_name: str
    """Given name of who receives the money."""
    last_name: str
    """Family name of who receives the money."""

class Recipient(_Recipient, total=False):
    address: Union[Address, None]
    """Where the recipient lives."""
    account_number: Union[str, None]
    """The account that is loaded, in no form of a card number."""
    date_of_birth: Union[str, None]
    """The recipient's birthday."""

class _RecipientInput(TypedDict):
    first_name: str
    """Given name of who receives the money."""
    last_name: str
    """Family name of who receives the money."""

class RecipientInput(_RecipientInput, total=False):
    address: Union[AddressInput, None]
    """Where the recipient lives."""
    account_number: Union[str, None]
    """The account that is loaded, in no form of a card number."""
    date_of_birth: Union[str, None]
    """The recipient's birthday."""

class Reconciliation(TypedDict):
    type: Literal["reconciliation"]
    """The kind of record, always this word."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    date: str
    """The day, in UTC."""
    status: ReconciliationStatus
    """`closed`: nothing of it changes any more."""
    reconciled_at: Union[str, None]
    """When it was looked at last, as it is here; null: not yet."""
    is_outdated: bool
    """Something of it came since, and it is looked at anew in a moment."""
    difference_count: int
    """How many differences there are, without fees and taxes in lines that are otherwise the same."""
    attention_count: int
    """Of these, those on which somebody has to act: `duplicate-at-processor`, `unknown-to-us`, `missing-at-processor`, `unexplained`."""
    unexplained_count: int
    """Of these, those that no fact explains."""
    balances: List[ReconciliationBalance]
    """One for each currency."""
    closed_at: Union[str, None]
    """When it was closed."""
    closed_by: Union[Creator, None]
    """The API key or the user that closed it."""
    close_reason: Union[str, None]
    """What was given for it."""

class ReconciliationBalance(TypedDict):
    currency: str
    """Of every amount here: that of the payout, where the payment was in another one. ISO 4217, upper case."""
    captured_amount: int
    """What was captured on this day, less what was refunded on it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    settled_amount: int
    """What processors settled of that, whenever they did, and all else that they booked on this day. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    paid_out_amount: int
    """What the lines of the payouts of this day add up to. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    arrived_amount: int
    """What the bank received of these payouts. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    difference_amount: int
    """All reasons together: `captured_amount + difference_amount + paid_out_amount = arrived_amount + settled_amount`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    reasons: List[ReconciliationReasonSum]
    """What the differences are made of."""
    unreported_amount: int
    """Captured less refunded by payment services that have never reported a settlement, and are not set to: nothing can be compared with it, and it is in no other amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class ReconciliationClose(TypedDict, total=False):
    reason: Union[str, None]
    """Why it is closed all the same: needed where `unexplained_count` is not 0."""
    reconciled_at: Union[str, None]
    """As it was read: where it was looked at again since, it is not closed, and the answer is 409."""

class ReconciliationDifference(TypedDict):
    type: Literal["reconciliation.difference"]
    """The kind of record, always this word."""
    date: str
    """The day that it is a difference of."""
    position: int
    """Its place among the differences of the day, from 1."""
    reason: ReconciliationReason
    """Why: given only where facts prove it."""
    currency: str
    """Of its amounts. ISO 4217, upper case."""
    amount: int
    """Above zero: more arrived than the books say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    terms: List[ReconciliationTerm]
    """What the amount is made of: they add up to it."""
    transaction_id: Union[str, None]
    """The payment that it is about."""
    settlement_id: Union[str, None]
    """The settlement line that it came by; null: the processor has said nothing."""
    payment_service_report_id: Union[str, None]
    """The payout that it is about, as its settlement lines name it."""
    bank_statement_line_id: Union[str, None]
    """The line of the bank that it is about."""
    corrects_date: Union[str, None]
    """The closed day that it corrects: what was said there is not so any more. Null: it is of its own day."""

class ReconciliationDifferences(TypedDict):
    items: List[ReconciliationDifference]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

ReconciliationReason: TypeAlias = "Union[Literal[\"fee\", \"tax\", \"currency-margin\", \"reserve\", \"timing\", \"chargeback\", \"partial-capture\", \"late-refund\", \"correction\", \"duplicate-at-processor\", \"unknown-to-us\", \"missing-at-processor\", \"bank-charge\", \"unexplained\"], str]"

ReconciliationReasonInput: TypeAlias = "Literal[\"fee\", \"tax\", \"currency-margin\", \"reserve\", \"timing\", \"chargeback\", \"partial-capture\", \"late-refund\", \"correction\", \"duplicate-at-processor\", \"unknown-to-us\", \"missing-at-processor\", \"bank-charge\", \"unexplained\"]"

class ReconciliationReasonSum(TypedDict):
    reason: ReconciliationReason
    """Why something is not the same on both sides."""
    amount: int
    """All differences of this reason; above zero: more arrived than the books say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

ReconciliationStatus: TypeAlias = "Union[Literal[\"open\", \"closed\"], str]"

ReconciliationStatusInput: TypeAlias = "Literal[\"open\", \"closed\"]"

class ReconciliationTerm(TypedDict):
    of: str
    """What the amount is, such as `captured` or `paid out`."""
    amount: int
    """With its sign. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class ReconciliationWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["reconciliation.closed", "reconciliation.unexplained"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[Reconciliation, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class _Reconciliations(TypedDict):
    items: List[Reconciliation]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class Reconciliations(_Reconciliations, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

class _RedirectPaymentMethodCreate(TypedDict):
    method: Literal["abitab", "affirm", "afterpay", "alipay", "alipayhk", "arcuspaynetwork", "bacs", "bancontact", "bcp", "becs", "bitpay", "blik", "boleto", "boost", "breb", "ach", "capitec", "cashapp", "cashappafterpay", "clearpay", "custom_push", "custom_redirect", "custom_tokenize", "dana", "dcb", "dlocal", "ebanx", "eckoh", "efecty", "eps", "everydaypay", "gcash", "gem", "gemds", "giropay", "givingblock", "gocardless", "gopay", "grabpay", "ideal", "interac", "kakaopay", "kcp", "khipu", "klarna", "konbini", "latitude", "latitudeds", "laybuy", "linepay", "linkaja", "maybankqrpay", "mercadopago", "multibanco", "multipago", "netbanking", "nupay", "nequi", "oney_10x", "oney_12x", "oney_3x", "oney_4x", "oney_6x", "onlinebankingcz", "onelink", "ovo", "oxxo", "p24", "pagoefectivo", "paybybank", "payid", "paymaya", "paysquad", "paypal", "paypalpaylater", "paypay", "payto", "payvalida", "picpay", "pix", "pse", "rabbitlinepay", "rapipago", "razorpay", "redpagos", "scalapay", "sepa", "servipag", "seveneleven", "shopeepay", "singteldash", "smartpay", "sofort", "spei", "stitch", "swish", "stripe", "stripedd", "stripetoken", "tapi", "tapifintechs", "thaiqr", "touchngo", "truemoney", "trustly", "trustlyeurope", "upi", "venmo", "vipps", "waave", "webpay", "wechat", "wero", "yape", "zippay"]
    """A method that the buyer approves elsewhere."""
    country: str
    """Country of the buyer; the transaction's, where both say one. ISO 3166-1 alpha-2, upper case."""
    currency: str
    """Currency to pay in; the transaction's, where both say one. ISO 4217, upper case."""
    redirect_url: str
    """Where the buyer comes back to, with the outcome."""

class RedirectPaymentMethodCreate(_RedirectPaymentMethodCreate, total=False):
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment method, where it is stored."""

class Refund(TypedDict):
    type: Literal["refund"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    transaction_id: str
    """The transaction whose money goes back."""
    payment_service_refund_id: Union[str, None]
    """The processor's own id of it; null until it gave one."""
    status: RefundStatus
    """`processing` also while the outcome is not known."""
    currency: str
    """Currency of the transaction. ISO 4217, upper case."""
    amount: int
    """What goes back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    reason: Union[str, None]
    """Why, in your words; `Made at the processor` of one that was not asked for here; null where none were given."""
    target_type: RefundTargetType
    """Which kind of instrument gets the money."""
    target_id: Union[str, None]
    """The gift card's redemption that it goes back to; null for the payment method."""
    reconciliation_id: str
    """The id as a base-62 number of 22 digits, for systems without room for a UUID."""
    external_identifier: Union[str, None]
    """Your own identifier of the refund; null where none was given."""
    transaction_reconciliation_id: str
    """The transaction's id as a base-62 number of 22 digits."""
    transaction_external_identifier: Union[str, None]
    """Your own identifier of the transaction; null where none was given."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    creator: Union[Creator, None]
    """The API key or the user that asked for it; null where the service itself did, or somebody at the processor."""
    error_code: Union[str, None]
    """Why it did not succeed, in one vocabulary for all processors; null where it did."""
    raw_response_code: Union[str, None]
    """The processor's own code; null where it gave none."""
    raw_response_description: Union[str, None]
    """The processor's own words; null where it gave none."""
    settled_currency: Union[str, None]
    """Currency in which the processor settles it; null until it has. ISO 4217, upper case."""
    settled_amount: int
    """Settled so far, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    settled: bool
    """True once the processor has reported its settlement."""

class _RefundCreate(TypedDict):
    transaction_id: str
    """The captured transaction."""

class RefundCreate(_RefundCreate, total=False):
    amount: Union[int, None]
    """What to give back; left out, all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    target_type: RefundTargetTypeInput
    """Which kind of instrument gets the money."""
    target_id: Union[str, None]
    """The redemption of the gift card that gets the money; left out for the payment method."""
    reason: Union[str, None]
    """Why, in your words."""
    external_identifier: Union[str, None]
    """Your own identifier of the refund."""
    despite_chargeback: Union[bool, None]
    """True refunds also what a chargeback took back already: the buyer then has it twice, unless you win. Default: false."""

class _RefundList(TypedDict):
    items: List[Refund]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class RefundList(_RefundList, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""
    totals: Union[ListTotals, None]
    """What all of the list comes to. Null unless `totals` asked for it; absent in the published version."""

class RefundSettlement(TypedDict):
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    posted_at: str
    """When the processor booked it."""
    ingested_at: str
    """When the report reached this instance."""
    currency: str
    """Currency of the line, which is the transaction's. ISO 4217, upper case."""
    amount: int
    """What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    exchange_rate: Union[float, None]
    """How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told."""
    commission: int
    """All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    interchange: Union[int, None]
    """The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    markup: Union[int, None]
    """The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    scheme_fee: Union[int, None]
    """The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    payment_service_report_id: str
    """Lines with the same one stand in one report."""
    payment_service_report_file_ids: List[str]
    """The file that the line was read in, the same for all of its lines; empty for what came by event."""
    transaction_id: str
    """The transaction that it belongs to."""
    type: Literal["refund-settlement"]
    """The kind of record, always this word."""
    refund_id: str
    """The refund that was settled."""

class RefundSettlements(TypedDict):
    items: List[RefundSettlement]
    """What was found, in the order that the operation tells."""

RefundStatus: TypeAlias = "Union[Literal[\"processing\", \"succeeded\", \"failed\", \"declined\", \"voided\"], str]"
"""`processing` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen."""

RefundStatusInput: TypeAlias = "Literal[\"processing\", \"succeeded\", \"failed\", \"declined\", \"voided\"]"
"""`processing` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen."""

RefundTargetType: TypeAlias = "Union[Literal[\"payment-method\", \"gift-card-redemption\"], str]"
"""`payment-method`, or one gift card, by its redemption."""

RefundTargetTypeInput: TypeAlias = "Literal[\"payment-method\", \"gift-card-redemption\"]"
"""`payment-method`, or one gift card, by its redemption."""

class RefundWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["refund.declined", "refund.failed", "refund.processing", "refund.succeeded"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[Refund, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class Refunds(TypedDict):
    items: List[Refund]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class RelayRequest(TypedDict):
    type: Literal["relay-request"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    request_id: str
    """The `x-request-id` of its answer."""
    host: Union[str, None]
    """Where it went, as `host` or `host:port`; null where its headers named nothing of the kind."""
    vault_forward_config_id: Union[str, None]
    """The configuration that this host is of now; null where none has it."""
    vault_forward_authentication_ids: List[str]
    """The authentication methods that it named, in order."""
    payment_method_ids: List[str]
    """The payment methods that it named, in order."""
    method: Union[str, None]
    """The HTTP method toward the endpoint."""
    outcome: RelayRequestOutcome
    """What became of it."""
    status: Union[int, None]
    """What the endpoint answered; null where it did not."""
    error: Union[str, None]
    """As in `x-vault-forward-error`; null where nothing went wrong."""
    duration_ms: Union[int, None]
    """Until its end; null while it is under way."""
    sent_bytes: Union[int, None]
    """How many bytes of a body were sent."""
    answer_bytes: Union[int, None]
    """How many bytes of the answer were passed on."""
    api_key_pair_id: Union[str, None]
    """The key that called; null where another caller did."""
    caller_name: Union[str, None]
    """What the caller was called then."""
    created_at: str
    """When it began."""

RelayRequestOutcome: TypeAlias = "Union[Literal[\"under_way\", \"refused\", \"not_sent\", \"may_have_happened\", \"answered\", \"cut\"], str]"
"""`refused`: by us, and nothing was sent. `not_sent`: the endpoint could not be reached. `may_have_happened`: it was sent, and not answered. `answered`: the whole answer was passed on. `cut`: a part of it was. `under_way`: it has not ended, or its process died, and it may have happened."""

RelayRequestOutcomeInput: TypeAlias = "Literal[\"under_way\", \"refused\", \"not_sent\", \"may_have_happened\", \"answered\", \"cut\"]"
"""`refused`: by us, and nothing was sent. `not_sent`: the endpoint could not be reached. `may_have_happened`: it was sent, and not answered. `answered`: the whole answer was passed on. `cut`: a part of it was. `under_way`: it has not ended, or its process died, and it may have happened."""

class _RelayRequests(TypedDict):
    items: List[RelayRequest]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class RelayRequests(_RelayRequests, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

class Report(TypedDict):
    type: Literal["report"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    name: str
    """For people to find it by."""
    creator_id: Union[str, None]
    """The API key or the user that made it."""
    creator_display_name: Union[str, None]
    """What they were called."""
    creator_type: Union[ReportCreatorType, None]
    """`private_key` is an API key."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    next_execution_at: Union[str, None]
    """When it runs next; null where it does not."""
    description: Union[str, None]
    """More about it; null for nothing."""
    schedule: ReportSchedule
    """Once, or at each midnight that ends a day, a week (on Sunday) or a month."""
    schedule_enabled: bool
    """Whether it runs by itself; a report that runs `once` does so as soon as this is true."""
    schedule_timezone: str
    """Whose midnights these are, by the IANA database: `Europe/Berlin`."""
    spec: ReportSpec
    """What is in its files."""
    latest_execution: Union[ReportExecutionSummary, None]
    """Its last run; null before the first."""

class _ReportCreate(TypedDict):
    name: str
    """For people to find it by."""
    schedule: ReportScheduleInput
    """Once, or at each midnight that ends a day, a week (on Sunday) or a month."""
    schedule_enabled: bool
    """Whether it runs by itself; a report that runs `once` does so as soon as this is true."""
    spec: Union[TransactionsReportSpec, TransactionRetriesReportSpec, DetailedSettlementReportSpec, AccountsReceivablesReportSpec, AiInsightsReportSpec]
    """What is in its files."""

class ReportCreate(_ReportCreate, total=False):
    description: Union[str, None]
    """More about it; null for nothing."""
    schedule_timezone: str
    """Whose midnights these are, by the IANA database: `Europe/Berlin`."""

ReportCreatorType: TypeAlias = "Union[Literal[\"user\", \"private_key\"], str]"

class ReportExecution(TypedDict):
    type: Literal["report-execution"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    status: ReportExecutionStatus
    """`dispatched` until a worker begins, then `processing`, at the end `succeeded` or `failed`."""
    context: ReportExecutionContext
    """What its periods are counted from."""
    report: ReportSummary
    """The report that it is a run of."""

class ReportExecutionContext(TypedDict):
    reference_timestamp: str
    """The moment before which the periods of the run ended."""
    reference_timezone: str
    """The time zone of these periods."""

ReportExecutionStatus: TypeAlias = "Union[Literal[\"dispatched\", \"failed\", \"pending\", \"processing\", \"succeeded\"], str]"

ReportExecutionStatusInput: TypeAlias = "Literal[\"dispatched\", \"failed\", \"pending\", \"processing\", \"succeeded\"]"

class ReportExecutionSummary(TypedDict):
    type: Literal["report-execution"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    status: ReportExecutionStatus
    """`dispatched` until a worker begins, then `processing`, at the end `succeeded` or `failed`."""
    context: ReportExecutionContext
    """What its periods are counted from."""

class ReportExecutionUrl(TypedDict):
    url: str
    """Gives the file to whoever asks, without a token: keep it to yourself."""
    expires_at: str
    """When the address ends."""

class ReportExecutionUrlGenerate(TypedDict, total=False):
    expires_in: int
    """For how many minutes the address holds: up to a week."""

class ReportExecutionWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["report-execution.failed", "report-execution.succeeded"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[ReportExecution, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class ReportExecutions(TypedDict):
    items: List[ReportExecution]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

ReportSchedule: TypeAlias = "Union[Literal[\"daily\", \"monthly\", \"once\", \"weekly\"], str]"

ReportScheduleInput: TypeAlias = "Literal[\"daily\", \"monthly\", \"once\", \"weekly\"]"

class ReportSpec(TypedDict):
    model: ReportSpecModel
    """What the report is about; `ai_insights` is refused."""
    params: Dict[str, Any]
    """`fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first."""

ReportSpecModel: TypeAlias = "Union[Literal[\"transactions\", \"transaction_retries\", \"detailed_settlement\", \"accounts_receivables\", \"ai_insights\"], str]"

class ReportSummary(TypedDict):
    type: Literal["report"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    name: str
    """For people to find it by."""
    creator_id: Union[str, None]
    """The API key or the user that made the report."""
    creator_display_name: Union[str, None]
    """What they were called."""
    creator_type: Union[ReportCreatorType, None]
    """`private_key` is an API key."""

class ReportUpdate(TypedDict, total=False):
    name: Union[str, None]
    """For people to find it by."""
    description: Union[str, None]
    """More about it; null for nothing."""
    schedule_enabled: Union[bool, None]
    """Whether it runs by itself; a report that runs `once` does so as soon as this is true."""

class ReportingField(TypedDict):
    key: str
    """Which setting, as the definition calls it."""
    value: str
    """Text of the setting."""

class ReportingFieldInput(TypedDict):
    key: str
    """Which setting, as the definition calls it."""
    value: str
    """Text of the setting."""

class Reports(TypedDict):
    items: List[Report]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class RequestCaller(TypedDict):
    type: RequestCallerType
    """Whether a key called, or a person."""
    id: str
    """Id of the key or the person."""
    name: Union[str, None]
    """What they were called then."""

RequestCallerType: TypeAlias = "Union[Literal[\"api-key-pair\", \"user\"], str]"

class _RequestLogEntries(TypedDict):
    items: List[RequestLogEntry]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class RequestLogEntries(_RequestLogEntries, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

class RequestLogEntry(TypedDict):
    type: Literal["request"]
    """The kind of record, always this word."""
    id: str
    """The `x-request-id` of its answer."""
    merchant_account_id: Union[str, None]
    """For which it was made; null where that was not known."""
    operation: str
    """Which operation of the API."""
    method: str
    """The HTTP method."""
    path: str
    """Its path. Where an id is what lets a caller in, or is none of ours, the name of the parameter stands."""
    status: int
    """The HTTP status of the answer."""
    error_code: Union[str, None]
    """The `code` of an error; null where there was none."""
    duration_ms: int
    """From its headers to the end of the answer."""
    caller: Union[RequestCaller, None]
    """Who called; null where nobody had to say, or the token was not good."""
    created_at: str
    """When it came."""

class RequiredAddressFields(TypedDict):
    organization: bool
    """True where the payment needs it."""
    house_number_or_name: bool
    """True where the payment needs it."""
    line1: bool
    """True where the payment needs it."""
    line2: bool
    """True where the payment needs it."""
    city: bool
    """True where the payment needs it."""
    postal_code: bool
    """True where the payment needs it."""
    state: bool
    """True where the payment needs it."""
    state_code: bool
    """True where the payment needs it."""
    country: bool
    """True where the payment needs it."""

class RequiredCheckoutFields(TypedDict):
    required_fields: List[str]
    """Pointers to what must be sent."""
    conditions: Union[Dict[str, Any], None]
    """When it must be; null for always."""

class RequiredFields(TypedDict):
    first_name: bool
    """Whether a given name must be sent."""
    last_name: bool
    """Whether a family name must be sent."""
    email_address: bool
    """Whether an e-mail address must be sent."""
    phone_number: bool
    """Whether a phone number must be sent."""
    tax_id: bool
    """Whether a tax number must be sent."""
    address: RequiredAddressFields
    """Which parts of an address must be sent."""

class RiskifiedAntiFraudOptions(TypedDict, total=False):
    line_items: Union[List[RiskifiedAntiFraudOptionsLineItem], None]
    """More about each cart item, in the same order."""

class RiskifiedAntiFraudOptionsLineItem(TypedDict, total=False):
    delivered_to: Union[Literal["shipping_address", "store_pickup"], None]
    """Whether it is sent or fetched."""

class Role(TypedDict):
    type: Literal["role"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    name: str
    """What it is called."""
    slug: str
    """Its name for machines."""
    description: str
    """What it is for."""
    permissions: PermissionSet
    """What it allows."""
    assignable_to: List[RoleAssigneeType]
    """Who can be given it."""
    applies_to: List[str]
    """What it counts for."""
    is_standalone_assignable: bool
    """Whether it can be given by itself."""

RoleAssigneeType: TypeAlias = "Union[Literal[\"user\", \"api-key-pair\"], str]"

class RoleAssignment(TypedDict):
    type: Literal["role-assignment"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    user_id: str
    """Who has the role."""
    role: Role
    """What they may do."""
    merchant_account_id: Union[str, None]
    """Where; null: in every merchant account."""
    withheld: List[WithheldAct]
    """Acts of the role that are ticked off for this user: whoever may write transactions may do all four otherwise."""
    limits: List[RoleLimit]
    """How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like."""
    created_at: str
    """When it was made."""

class _RoleAssignmentCreate(TypedDict):
    user_id: str
    """Who is given the role."""
    role_id: str
    """An id from `GET /roles`, of a role that can be given to a `user`."""

class RoleAssignmentCreate(_RoleAssignmentCreate, total=False):
    merchant_account_id: Union[str, None]
    """Where it counts; left out or null: in every merchant account."""
    withheld: List[WithheldActInput]
    """Acts of the role that are ticked off for this user: whoever may write transactions may do all four otherwise."""
    limits: List[RoleLimitInput]
    """How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like."""

class RoleAssignmentUpdate(TypedDict, total=False):
    withheld: Union[List[WithheldActInput], None]
    """Acts of the role that are ticked off for this user: whoever may write transactions may do all four otherwise."""
    limits: Union[List[RoleLimitInput], None]
    """How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like."""

class RoleAssignments(TypedDict):
    items: List[RoleAssignment]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class _RoleLimit(TypedDict):
    act: LimitedAct
    """What is limited."""
    currency: str
    """Which amounts it is for. ISO 4217, upper case."""

class RoleLimit(_RoleLimit, total=False):
    amount_per_act: Union[int, None]
    """The most in one call; left out or null: no limit of this kind. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    amount_per_day: Union[int, None]
    """The most in one day, in UTC by the clock of the merchant account; left out or null: no such limit. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class _RoleLimitInput(TypedDict):
    act: LimitedActInput
    """What is limited."""
    currency: str
    """Which amounts it is for. ISO 4217, upper case."""

class RoleLimitInput(_RoleLimitInput, total=False):
    amount_per_act: Union[int, None]
    """The most in one call; left out or null: no limit of this kind. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    amount_per_day: Union[int, None]
    """The most in one day, in UTC by the clock of the merchant account; left out or null: no such limit. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class Roles(TypedDict):
    items: List[Role]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class SandboxClock(TypedDict):
    type: Literal["sandbox-clock"]
    """The kind of record, always this word."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    now: str
    """What time it is for the merchant account."""
    offset_seconds: int
    """How far that is ahead of the machine's clock."""

class SandboxClockUpdate(TypedDict, total=False):
    advance_seconds: Union[int, None]
    """How far to move on from its present time; this or `now`."""
    now: Union[str, None]
    """The time that it becomes, never before its present one; this or `advance_seconds`."""

class SandboxDue(TypedDict):
    type: Literal["sandbox-due"]
    """The kind of record, always this word."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    now: str
    """What time it is for the merchant account."""
    until: str
    """The time that was asked about."""
    items: List[SandboxDueGroup]
    """What is due from now until then, by kind; kinds of which nothing is due are left out."""

class SandboxDueGroup(TypedDict):
    kind: SandboxDueKind
    """`authorization_expiry`: a hold ends. `scheduled_capture`: it is captured. `approval_expiry`: a buyer has not come back. `look_up`: a processor is asked again what became of something. `job`: something is deleted, or goes on. `settlement` and `dispute` are acts of processors, and `processor` all their others."""
    count: int
    """How many of them are due."""
    is_complete: bool
    """False where there are more than were counted."""
    by_clock: bool
    """False for what goes by the time of the machine, and comes whether the clock moves or not."""
    rows: List[SandboxDueRow]
    """The soonest of them, five at most."""

SandboxDueKind: TypeAlias = "Union[Literal[\"authorization_expiry\", \"scheduled_capture\", \"approval_expiry\", \"look_up\", \"payment_link_expiry\", \"checkout_session_expiry\", \"job\", \"report\", \"metric_sample\", \"settlement\", \"dispute\", \"processor\", \"webhook_delivery\"], str]"

class SandboxDueRow(TypedDict):
    at: str
    """When it is due."""
    what: str
    """The kind of operation, the step of a processor, or the name of what it is about."""
    resource_type: Union[str, None]
    """What it is about, as `type` of that resource; null where the API has no such resource."""
    resource_id: Union[str, None]
    """Which one; null where the API has none."""
    processor: Union[str, None]
    """The simulated processor that does it; null where Railyard does."""

class SandboxRelay(TypedDict):
    type: Literal["sandbox-relay"]
    """The kind of record, always this word."""
    method: str
    """How it was asked."""
    headers: Dict[str, str]
    """What it was told beside the body. Numbers and long words are masked."""
    body: str
    """What it was sent, card data filled in and masked: of a long number four digits are left."""

class _SandboxRelayCreate(TypedDict):
    payment_method_id: str
    """The stored card that placeholders mean by their number 1."""
    body: str
    """As the third party wants it, with placeholders such as `{{ CARD_NUMBER_1 }}`."""

class SandboxRelayCreate(_SandboxRelayCreate, total=False):
    content_type: str
    """What the body is, which says how values are written into it."""

class SandboxSituation(TypedDict):
    type: Literal["sandbox-situation"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    kind: SandboxSituationKind
    """`slow`: answers come late. `down`: every request is answered with an error, and nothing is done. `wrong_answer`: what is asked is done, and the answer cannot be read. `unknown_outcome`: the next payment is made, and its answer is lost. `dispute`: the bank of a buyer takes a payment back. `settlement_error`: what waits is settled in a file in which the oldest line is missing, and one is of a payment that nobody made."""
    payment_service_id: Union[str, None]
    """The payment service that it was ordered for; null where another tool ordered it."""
    processor: str
    """The simulated processor; payment services that share it share the situation."""
    began_at: str
    """When it began, by the clock of the merchant account."""
    ends_at: Union[str, None]
    """When it ends by itself, or ended; null: when it is ended, or used up."""
    times_left: Union[int, None]
    """After how many more requests it is over; null: it does not count them."""
    latency_ms: Union[int, None]
    """How late answers come, in milliseconds; null where they are not slow."""

class _SandboxSituationCreate(TypedDict):
    kind: SandboxSituationKindInput
    """`slow`: answers come late. `down`: every request is answered with an error, and nothing is done. `wrong_answer`: what is asked is done, and the answer cannot be read. `unknown_outcome`: the next payment is made, and its answer is lost. `dispute`: the bank of a buyer takes a payment back. `settlement_error`: what waits is settled in a file in which the oldest line is missing, and one is of a payment that nobody made."""

class SandboxSituationCreate(_SandboxSituationCreate, total=False):
    payment_service_id: Union[str, None]
    """Whose processor; of a dispute it follows from the payment."""
    transaction_id: Union[str, None]
    """Of a dispute: the captured payment that the buyer disputes."""
    ends_at: Union[str, None]
    """When it ends by itself, by the clock of the merchant account; left out, after an hour. Moving the clock there ends it, too."""
    times: Union[int, None]
    """After how many requests it is over; left out, one for `unknown_outcome`, and any number for the others."""
    latency_ms: Union[int, None]
    """Of `slow`: how late answers come, in milliseconds; left out, five seconds."""

SandboxSituationKind: TypeAlias = "Union[Literal[\"slow\", \"down\", \"wrong_answer\", \"unknown_outcome\", \"dispute\", \"settlement_error\"], str]"

SandboxSituationKindInput: TypeAlias = "Literal[\"slow\", \"down\", \"wrong_answer\", \"unknown_outcome\", \"dispute\", \"settlement_error\"]"

class SandboxSituations(TypedDict):
    items: List[SandboxSituation]
    """What was found, in the order that the operation tells."""

class SavedView(TypedDict):
    type: Literal["saved-view"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    name: str
    """What its owner calls it."""
    screen: str
    """Which list it is about: a word of the client that saves it, `payments` for example."""
    query: Dict[str, List[str]]
    """What the list is asked for, as the address of the screen has it: names with lists of values. 8,000 characters as JSON at most."""
    shared: bool
    """Whether everybody of the merchant account sees it."""
    own: bool
    """Whether the caller is its owner, who alone changes it."""
    owner_name: str
    """Who saved it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class _SavedViewCreate(TypedDict):
    name: str
    """What it is to be called."""
    screen: str
    """Which list it is about: a word of the client that saves it, `payments` for example."""
    query: Dict[str, List[str]]
    """What the list is asked for, as the address of the screen has it: names with lists of values. 8,000 characters as JSON at most."""

class SavedViewCreate(_SavedViewCreate, total=False):
    shared: bool
    """True: everybody of the merchant account sees it."""

class SavedViewUpdate(TypedDict, total=False):
    name: str
    """What it is to be called."""
    query: Dict[str, List[str]]
    """What the list is asked for, as the address of the screen has it: names with lists of values. 8,000 characters as JSON at most."""
    shared: bool
    """True: everybody of the merchant account sees it."""

class SavedViews(TypedDict):
    items: List[SavedView]
    """What was found, in the order that the operation tells."""

class _SepaBankPaymentMethodCreate(TypedDict):
    account_holder: BankAccountHolder
    """Whose account it is."""
    account_number: str
    """IBAN; goes into the vault and is never answered."""

class SepaBankPaymentMethodCreate(_SepaBankPaymentMethodCreate, total=False):
    method: Literal["bank"]
    """A bank account."""
    buyer_id: Union[str, None]
    """The buyer it is stored for."""
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the buyer, instead of `buyer_id`."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment method, where it is stored."""
    payment_service_id: Union[str, None]
    """The payment service that is to debit it."""
    scheme: Literal["sepa"]
    """An account in the euro area."""
    routing_number: Union[str, None]
    """BIC, which an IBAN does without."""

class Session(TypedDict):
    type: Literal["session"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    way: WayIn
    """How the person logged in."""
    address: Union[str, None]
    """From where; null where that is not known."""
    user_agent: Union[str, None]
    """What their browser calls itself."""
    is_current: bool
    """Whether it is the one that asks."""
    is_alive: bool
    """Whether it can still be used."""
    created_at: str
    """When they logged in."""
    last_seen_at: str
    """When it was last used, to within some seconds."""
    expires_at: str
    """When it ends, whatever they do."""
    ended_at: Union[str, None]
    """When it was ended; null where it was not."""

class Sessions(TypedDict):
    items: List[Session]
    """Newest first: those that live, and some that have ended."""

class Settlement(TypedDict):
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    posted_at: str
    """When the processor booked it."""
    ingested_at: str
    """When the report reached this instance."""
    currency: str
    """Currency of the line, which is the transaction's. ISO 4217, upper case."""
    amount: int
    """What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    exchange_rate: Union[float, None]
    """How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told."""
    commission: int
    """All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    interchange: Union[int, None]
    """The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    markup: Union[int, None]
    """The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    scheme_fee: Union[int, None]
    """The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    payment_service_report_id: str
    """Lines with the same one stand in one report."""
    payment_service_report_file_ids: List[str]
    """The file that the line was read in, the same for all of its lines; empty for what came by event."""
    transaction_id: str
    """The transaction that it belongs to."""
    type: Literal["settlement"]
    """The kind of record, always this word."""

class SettlementLine(TypedDict):
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    posted_at: str
    """When the processor booked it."""
    ingested_at: str
    """When the report reached this instance."""
    currency: str
    """Currency of the line, which is the transaction's. ISO 4217, upper case."""
    amount: int
    """What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    exchange_rate: Union[float, None]
    """How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told."""
    commission: int
    """All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    interchange: Union[int, None]
    """The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    markup: Union[int, None]
    """The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    scheme_fee: Union[int, None]
    """The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    payment_service_report_id: str
    """Lines with the same one stand in one report."""
    payment_service_report_file_ids: List[str]
    """The file that the line was read in, the same for all of its lines; empty for what came by event."""
    transaction_id: str
    """The transaction that it belongs to."""
    type: SettlementLineType
    """A settled capture, a settled refund, a chargeback, or one that was reversed."""
    refund_id: Union[str, None]
    """The refund that was settled; null for other lines."""
    payment_service_id: str
    """The payment service whose processor reported it."""
    payment_service_line_id: str
    """The processor's own id of the line."""
    exchange_currency: Union[str, None]
    """The currency that was paid out; null where it is `currency`. ISO 4217, upper case."""
    exchange_net: Union[int, None]
    """What the line did to the balance in that currency, in its minor units; null where it is not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

SettlementLineType: TypeAlias = "Union[Literal[\"settlement\", \"refund-settlement\", \"chargeback\", \"chargeback-reversal\"], str]"

SettlementLineTypeInput: TypeAlias = "Literal[\"settlement\", \"refund-settlement\", \"chargeback\", \"chargeback-reversal\"]"

class _SettlementLines(TypedDict):
    items: List[SettlementLine]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class SettlementLines(_SettlementLines, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

class SettlementReport(TypedDict):
    type: Literal["settlement-report"]
    """The kind of record, always this word."""
    id: str
    """`payment_service_report_id` of its lines. A report in several currencies is listed once for each."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    payment_service_id: str
    """The payment service whose processor made it."""
    currency: str
    """Currency of the payments, which every figure is in. ISO 4217, upper case."""
    line_count: int
    """Lines so far."""
    settled_amount: int
    """Captures settled, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    refunded_amount: int
    """Refunds settled. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    charged_back_amount: int
    """Taken back by chargebacks. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    reversed_amount: int
    """Given back by chargebacks that were reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    fee_amount: int
    """Fees of all lines. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    net_amount: int
    """What the lines add up to: settled and reversed, less refunded, charged back and fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    first_posted_at: str
    """When the processor booked the first line."""
    last_posted_at: str
    """When the processor booked the last line."""
    created_at: str
    """When the first line reached this instance."""
    updated_at: str
    """When the latest line reached this instance."""

class _SettlementReports(TypedDict):
    items: List[SettlementReport]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class SettlementReports(_SettlementReports, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

class Settlements(TypedDict):
    items: List[Settlement]
    """What was found, in the order that the operation tells."""

class ShippingDetails(TypedDict):
    first_name: Union[str, None]
    """Given name of who receives the goods."""
    last_name: Union[str, None]
    """Family name of who receives the goods."""
    email_address: Union[str, None]
    """Where news about the delivery goes."""
    phone_number: Union[str, None]
    """For questions about the delivery. E.164: `+` and digits."""
    address: Union[Address, None]
    """Where goods are sent."""
    id: Union[str, None]
    """Null where they came with a payment and are not stored."""
    buyer_id: Union[str, None]
    """The buyer whose address it is; null where it is not stored."""
    type: Literal["shipping-details"]
    """The kind of record, always this word."""

class ShippingDetailsCreate(TypedDict, total=False):
    first_name: Union[str, None]
    """Given name of who receives the goods."""
    last_name: Union[str, None]
    """Family name of who receives the goods."""
    email_address: Union[str, None]
    """Where news about the delivery goes."""
    phone_number: Union[str, None]
    """For questions about the delivery. E.164: `+` and digits."""
    address: Union[Address, None]
    """Where goods are sent."""

class ShippingDetailsCreateInput(TypedDict, total=False):
    first_name: Union[str, None]
    """Given name of who receives the goods."""
    last_name: Union[str, None]
    """Family name of who receives the goods."""
    email_address: Union[str, None]
    """Where news about the delivery goes."""
    phone_number: Union[str, None]
    """For questions about the delivery. E.164: `+` and digits."""
    address: Union[AddressInput, None]
    """Where goods are sent."""

class ShippingDetailsList(TypedDict):
    items: List[ShippingDetails]
    """What was found, in the order that the operation tells."""

class ShippingDetailsUpdate(TypedDict, total=False):
    first_name: Union[str, None]
    """Given name of who receives the goods."""
    last_name: Union[str, None]
    """Family name of who receives the goods."""
    email_address: Union[str, None]
    """Where news about the delivery goes."""
    phone_number: Union[str, None]
    """For questions about the delivery. E.164: `+` and digits."""
    address: Union[AddressInput, None]
    """Where goods are sent."""

class ShippingDetailsWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["shipping-details.created", "shipping-details.deleted", "shipping-details.updated"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[ShippingDetails, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class StatementDescriptor(TypedDict, total=False):
    name: Union[str, None]
    """The merchant as the buyer knows it."""
    description: Union[str, None]
    """What was bought."""
    city: Union[str, None]
    """Where the merchant is."""
    country: Union[str, None]
    """Where the merchant is. ISO 3166-1 alpha-2, upper case."""
    phone_number: Union[str, None]
    """Where the buyer can ask. E.164: `+` and digits."""
    url: Union[str, None]
    """Where the buyer can look."""
    postal_code: Union[str, None]
    """Where the merchant is."""

class StatementDescriptorInput(TypedDict, total=False):
    name: Union[str, None]
    """The merchant as the buyer knows it."""
    description: Union[str, None]
    """What was bought."""
    city: Union[str, None]
    """Where the merchant is."""
    country: Union[str, None]
    """Where the merchant is. ISO 3166-1 alpha-2, upper case."""
    phone_number: Union[str, None]
    """Where the buyer can ask. E.164: `+` and digits."""
    url: Union[str, None]
    """Where the buyer can look."""
    postal_code: Union[str, None]
    """Where the merchant is."""

class StoryAlternative(TypedDict):
    payment_service_id: str
    """A payment service that was not tried."""
    name: str
    """What a person calls it."""
    why: StoryAlternativeReason
    """Why not."""
    reasons: List[str]
    """What of the payment and the service does not go together, in English; empty where nothing is known."""
    is_recorded: bool
    """True where it was written down with the decision. False where it follows from the settings of the payment service, which have not changed since."""
    text: str
    """The same in a sentence."""

StoryAlternativeReason: TypeAlias = "Union[Literal[\"named-other\", \"not-in-rule\", \"does-not-take\", \"failing\", \"not-reached\", \"beyond-limit\", \"changed-since\"], str]"
"""`failing`: it was put last, since it had been failing. `not-reached`: the payment had ended before its turn. `changed-since`: it was not among those that took the payment, and its settings have changed since."""

class StoryEntry(TypedDict):
    id: str
    """Unique within the story. What is a resource of its own has its id: a refund, a delivery, a dispute’s event."""
    kind: StoryKind
    """What it is about."""
    name: str
    """What of its kind: the operation, the event, the action of the flow, the status."""
    at: str
    """When it happened, or began."""
    ended_at: Union[str, None]
    """When it was over; null for what is a moment, or is not over."""
    cause: Union[str, None]
    """The `id` of the entry that led to it; null where none is known."""
    result: Union[str, None]
    """What came of it, in the words of its kind."""
    code: Union[str, None]
    """The error code, where it went wrong."""
    amount: Union[int, None]
    """The money that it is about, in the currency of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    payment_service_id: Union[str, None]
    """Where it happened."""
    facts: Dict[str, Any]
    """More about it, by its kind."""
    alternatives: List[StoryAlternative]
    """Of the decision where to try: the payment services that were not tried, at most fifty."""
    text: str
    """The same in sentences, in the language of the story."""

StoryKind: TypeAlias = "Union[Literal[\"request\", \"decision\", \"authentication\", \"screening\", \"token\", \"call\", \"gift-card\", \"processor-event\", \"status\", \"wait\", \"change\", \"posting\", \"settlement\", \"dispute\", \"message\", \"receipt\", \"audit\"], str]"
"""What an entry is about. `call`: an operation at a processor; `wait`: what did not go on until somebody did something; `message`: a webhook to an endpoint; `change`: what was done by hand, or came by itself."""

StoryLanguage: TypeAlias = "Union[Literal[\"en\", \"es\", \"pt\", \"fr\", \"de\", \"ar\"], str]"
"""The languages of stories, and of pages for buyers."""

class StoryLeftOut(TypedDict):
    kind: StoryKind
    """Entries of this kind are missing."""
    why: Union[Literal["scope", "too-many"], str]
    """`scope`: the caller may not read them. `too-many`: there are more than 500; the list of them has the rest."""
    scope: Union[str, None]
    """The scope that it takes to read them; null where there are too many."""

class StoryMoney(TypedDict):
    currency: str
    """Currency of the payment. ISO 4217, upper case."""
    amount: int
    """What was asked for. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    authorized_amount: int
    """What the issuer has promised. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    held_amount: int
    """What of that is still held at the buyer’s bank. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    gift_card_amount: int
    """What gift cards are to pay. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    captured_amount: int
    """What was taken. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    refunded_amount: int
    """What of that was given back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    returned_amount: int
    """What the buyer’s bank took back of a debit. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    charged_back_amount: int
    """What chargebacks took, less what was reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    settled_amount: int
    """What the processor says that it has settled, less refunds. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class StoryRelated(TypedDict):
    transaction_id: str
    """Another payment with the same `external_identifier`."""
    status: TransactionStatus
    """How it stands."""
    currency: str
    """Its currency. ISO 4217, upper case."""
    amount: int
    """What was asked for. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    captured_amount: int
    """What it took of the buyer’s money. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    created_at: str
    """When it was made."""

class StripeCardOptions(TypedDict, total=False):
    stripe_connect: Union[StripeConnectOptions, None]
    """For platforms of connected accounts."""
    customer_id: Union[str, None]
    """The buyer at Stripe."""
    error_on_requires_action: Union[bool, None]
    """True declines what would need the buyer."""

class StripeConnectOptions(TypedDict, total=False):
    stripe_account: Union[str, None]
    """The account that is charged through."""
    application_fee_amount: Union[int, None]
    """What the platform keeps, in minor units."""
    on_behalf_of: Union[str, None]
    """The account whose business it is."""
    transfer_data_destination: Union[str, None]
    """The account that the money goes on to."""
    transfer_group: Union[str, None]
    """Ties transfers together."""

class StripeOptions(TypedDict, total=False):
    stripe_connect: Union[StripeConnectOptions, None]
    """For platforms of connected accounts."""

class StripeVoucherOptions(TypedDict, total=False):
    stripe_connect: Union[StripeConnectOptions, None]
    """For platforms of connected accounts."""
    expires_in_minutes: Union[int, None]
    """How long the buyer has; Stripe counts whole days."""

class TaxId(TypedDict):
    value: str
    """The number itself, as it is written in that country."""
    kind: TaxIdKind
    """Country and name of the number: `gb.vat` is a British VAT number."""

class TaxIdInput(TypedDict):
    value: str
    """The number itself, as it is written in that country."""
    kind: TaxIdKindInput
    """Country and name of the number: `gb.vat` is a British VAT number."""

TaxIdKind: TypeAlias = "Union[Literal[\"ae.trn\", \"au.abn\", \"ar.dni\", \"ar.cuil\", \"ar.cuit\", \"br.cnpj\", \"br.cpf\", \"ca.bn\", \"ca.gst_hst\", \"ca.pst_bc\", \"ca.pst_mb\", \"ca.pst_sk\", \"ca.qst\", \"ch.vat\", \"cl.tin\", \"co.itin\", \"co.nit\", \"co.cc\", \"co.ce\", \"co.de\", \"co.rc\", \"co.ti\", \"co.passport\", \"es.cif\", \"eu.vat\", \"gb.vat\", \"hk.br\", \"id.nik\", \"id.npwp\", \"in.gst\", \"in.pan\", \"jp.cn\", \"jp.rn\", \"kr.brn\", \"li.uid\", \"mx.curp\", \"mx.rfc\", \"my.frp\", \"my.itn\", \"my.nric\", \"my.sst\", \"no.vat\", \"nz.gst\", \"pe.ruc\", \"ph.tin\", \"ru.inn\", \"ru.kpp\", \"sa.vat\", \"sg.gst\", \"sg.uen\", \"th.id\", \"th.vat\", \"tw.vat\", \"us.ein\", \"za.vat\", \"bo.ci\", \"uy.rut\", \"uy.ci\"], str]"

TaxIdKindInput: TypeAlias = "Literal[\"ae.trn\", \"au.abn\", \"ar.dni\", \"ar.cuil\", \"ar.cuit\", \"br.cnpj\", \"br.cpf\", \"ca.bn\", \"ca.gst_hst\", \"ca.pst_bc\", \"ca.pst_mb\", \"ca.pst_sk\", \"ca.qst\", \"ch.vat\", \"cl.tin\", \"co.itin\", \"co.nit\", \"co.cc\", \"co.ce\", \"co.de\", \"co.rc\", \"co.ti\", \"co.passport\", \"es.cif\", \"eu.vat\", \"gb.vat\", \"hk.br\", \"id.nik\", \"id.npwp\", \"in.gst\", \"in.pan\", \"jp.cn\", \"jp.rn\", \"kr.brn\", \"li.uid\", \"mx.curp\", \"mx.rfc\", \"my.frp\", \"my.itn\", \"my.nric\", \"my.sst\", \"no.vat\", \"nz.gst\", \"pe.ruc\", \"ph.tin\", \"ru.inn\", \"ru.kpp\", \"sa.vat\", \"sg.gst\", \"sg.uen\", \"th.id\", \"th.vat\", \"tw.vat\", \"us.ein\", \"za.vat\", \"bo.ci\", \"uy.rut\", \"uy.ci\"]"

class ThreeDSServer(TypedDict):
    type: Literal["merchant-account.three-ds-server"]
    """The kind of record, always this word."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    three_ds_server_definition_id: str
    """The connector that is set up."""
    fields: List[FieldValue]
    """Settings that are not secret."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class ThreeDSServerDefinition(TypedDict):
    type: Literal["three-ds-server-definition"]
    """The kind of record, always this word."""
    id: str
    """The connector's name, for example `threedsecureio`."""
    display_name: str
    """What the provider is called."""
    fields: List[DefinitionField]
    """The settings that it takes."""
    icon_url: Union[str, None]
    """A picture of it; null where there is none."""

class ThreeDSServerDefinitions(TypedDict):
    items: List[ThreeDSServerDefinition]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class ThreeDSServerPut(TypedDict):
    three_ds_server_definition_id: str
    """The connector."""
    fields: List[VoidableField]
    """Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, those that are left out stay."""

class ThreeDSServerVerify(TypedDict):
    three_ds_server_definition_id: str
    """The connector."""
    fields: List[VoidableField]
    """Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, those that are left out stay."""

class _ThreeDSecureDataV1(TypedDict):
    cavv: str
    """The proof itself, in Base64."""
    eci: str
    """How strong the proof is, by the scheme."""
    version: str
    """Protocol version that the proof was made with."""
    directory_response: str
    """Whether the card takes part, as the directory server said: Y, N, U …"""
    authentication_response: str
    """What the issuer said: Y, A, N, U, R or C."""
    cavv_algorithm: str
    """Which algorithm made the CAVV, one digit."""
    xid: str
    """Id of the authentication in version 1, in Base64."""

class ThreeDSecureDataV1(_ThreeDSecureDataV1, total=False):
    scheme: Union[CardScheme, None]
    """Scheme that was asked; left out, the card's."""

class _ThreeDSecureDataV1Input(TypedDict):
    cavv: str
    """The proof itself, in Base64."""
    eci: str
    """How strong the proof is, by the scheme."""
    version: str
    """Protocol version that the proof was made with."""
    directory_response: str
    """Whether the card takes part, as the directory server said: Y, N, U …"""
    authentication_response: str
    """What the issuer said: Y, A, N, U, R or C."""
    cavv_algorithm: str
    """Which algorithm made the CAVV, one digit."""
    xid: str
    """Id of the authentication in version 1, in Base64."""

class ThreeDSecureDataV1Input(_ThreeDSecureDataV1Input, total=False):
    scheme: Union[CardSchemeInput, None]
    """Scheme that was asked; left out, the card's."""

class _ThreeDSecureDataV2(TypedDict):
    cavv: str
    """The proof itself, in Base64."""
    eci: str
    """How strong the proof is, by the scheme."""
    version: str
    """Protocol version that the proof was made with."""
    directory_response: str
    """Whether the card takes part, as the directory server said: Y, N, U …"""
    directory_transaction_id: str
    """The directory server's id of the authentication."""

class ThreeDSecureDataV2(_ThreeDSecureDataV2, total=False):
    scheme: Union[CardSchemeInput, None]
    """Scheme that was asked; left out, the card's."""
    authentication_response: Union[str, None]
    """What the issuer said: Y, A, N, U, R or C."""
    transaction_reason: Union[str, None]
    """Why the issuer answered so; of the answer of an earlier authentication, and kept with it."""
    cardholder_info: Union[str, None]
    """What the issuer wanted the buyer to read; of the answer of an earlier authentication."""

class ThreeDSecureError(TypedDict):
    code: Union[str, None]
    """EMV 3-D Secure error code, three digits; null where the fault has none."""
    description: Union[str, None]
    """The fault in words."""
    detail: Union[str, None]
    """More about the fault."""
    component: Union[str, None]
    """Who found the fault: C the page or app, S our side, D the directory, A the issuer."""

ThreeDSecureMethod: TypeAlias = "Union[Literal[\"challenge\", \"frictionless\"], str]"
"""`frictionless`: the issuer asked the buyer nothing."""

class ThreeDSecureRequest(TypedDict, total=False):
    amount: Union[int, None]
    """What the cardholder is asked to agree to, in minor units; not less than the payment's. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class _ThreeDSecureScenario(TypedDict):
    type: Literal["three-d-secure-scenario"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    conditions: ThreeDSecureScenarioConditions
    """What a transaction must be like for the rule to count."""
    outcome: ThreeDSecureScenarioOutcome
    """What 3-D Secure then answers."""

class ThreeDSecureScenario(_ThreeDSecureScenario, total=False):
    position: int
    """Rules are tried from 1 on, and the first that fits counts."""

ThreeDSecureScenarioCondition: TypeAlias = "Union[Literal[\"first_name\", \"last_name\", \"email_address\", \"amount\", \"external_identifier\", \"card_number\"], str]"

class ThreeDSecureScenarioConditions(TypedDict, total=False):
    first_name: Union[str, None]
    """The buyer's given name in the billing details must be this; left out, any."""
    last_name: Union[str, None]
    """The buyer's family name in the billing details must be this; left out, any."""
    email_address: Union[str, None]
    """The buyer's e-mail address in the billing details must be this; left out, any."""
    amount: Union[int, None]
    """Amount of the transaction must be this; left out, any. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    external_identifier: Union[str, None]
    """Your own identifier of the transaction must be this; left out, any."""
    card_number: Union[str, None]
    """The whole number, or its first six to eight digits, must be this; left out, any. A whole number is answered by its first and last digits only."""

class ThreeDSecureScenarioConditionsInput(TypedDict, total=False):
    first_name: Union[str, None]
    """The buyer's given name in the billing details must be this; left out, any."""
    last_name: Union[str, None]
    """The buyer's family name in the billing details must be this; left out, any."""
    email_address: Union[str, None]
    """The buyer's e-mail address in the billing details must be this; left out, any."""
    amount: Union[int, None]
    """Amount of the transaction must be this; left out, any. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    external_identifier: Union[str, None]
    """Your own identifier of the transaction must be this; left out, any."""
    card_number: Union[str, None]
    """The whole number, or its first six to eight digits, must be this; left out, any. A whole number is answered by its first and last digits only."""

class ThreeDSecureScenarioConsidered(TypedDict):
    three_ds_scenario_id: str
    """A rule that does not fit."""
    failed_conditions: List[ThreeDSecureScenarioCondition]
    """What of the transaction is not as the rule wants it."""

class _ThreeDSecureScenarioCreate(TypedDict):
    conditions: ThreeDSecureScenarioConditionsInput
    """What a transaction must be like for the rule to count; empty fits all."""
    outcome: ThreeDSecureScenarioOutcomeInput
    """What 3-D Secure then answers."""

class ThreeDSecureScenarioCreate(_ThreeDSecureScenarioCreate, total=False):
    position: Union[int, None]
    """Where in the order it stands, from 1; left out: last. The others move."""

class ThreeDSecureScenarioMatch(TypedDict):
    type: Literal["three-d-secure-scenario-match"]
    """The kind of record, always this word."""
    three_ds_scenario: Union[ThreeDSecureScenario, None]
    """The first rule that fits; null where none does."""
    outcome: Union[ThreeDSecureScenarioOutcome, None]
    """What 3-D Secure would answer; null where no rule fits and the sandbox's own behaviour counts."""
    considered: List[ThreeDSecureScenarioConsidered]
    """The rules before it, and why they do not fit."""

class ThreeDSecureScenarioMatchRequest(TypedDict, total=False):
    first_name: Union[str, None]
    """The buyer's given name in the billing details."""
    last_name: Union[str, None]
    """The buyer's family name in the billing details."""
    email_address: Union[str, None]
    """The buyer's e-mail address in the billing details."""
    amount: Union[int, None]
    """Amount of the transaction. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    external_identifier: Union[str, None]
    """Your own identifier of the transaction."""
    card_number: Union[str, None]
    """Whole card number; goes into the vault and is never answered."""

class ThreeDSecureScenarioOrder(TypedDict):
    three_ds_scenario_ids: List[str]
    """All rules, each once, in the order in which they are to be tried."""

class _ThreeDSecureScenarioOutcome(TypedDict):
    authentication: ThreeDSecureScenarioOutcomeAuthentication
    """What the issuer says first."""

class ThreeDSecureScenarioOutcome(_ThreeDSecureScenarioOutcome, total=False):
    enrollment: Union[Union[Literal["Y", "N"], str], None]
    """`N`: the card does not take part in 3-D Secure and is charged without a proof; the authentication is `U` then. `Y` where it is left out."""
    version: Union[str, None]
    """Protocol version that is answered; left out, the newest."""
    result: Union[ThreeDSecureScenarioOutcomeResult, None]
    """What comes of a challenge; needed where the issuer says `C`."""

class ThreeDSecureScenarioOutcomeAuthentication(TypedDict):
    transaction_status: Union[Literal["Y", "N", "A", "R", "U", "C", "timeout"], str]
    """`Y` authenticated, `A` attempted, `N` not, `U` cannot say, `R` refused, `C` asks for a challenge, `timeout` no answer."""

class ThreeDSecureScenarioOutcomeAuthenticationInput(TypedDict):
    transaction_status: Literal["Y", "N", "A", "R", "U", "C", "timeout"]
    """`Y` authenticated, `A` attempted, `N` not, `U` cannot say, `R` refused, `C` asks for a challenge, `timeout` no answer."""

class _ThreeDSecureScenarioOutcomeInput(TypedDict):
    authentication: ThreeDSecureScenarioOutcomeAuthenticationInput
    """What the issuer says first."""

class ThreeDSecureScenarioOutcomeInput(_ThreeDSecureScenarioOutcomeInput, total=False):
    enrollment: Union[Literal["Y", "N"], None]
    """`N`: the card does not take part in 3-D Secure and is charged without a proof; the authentication is `U` then. `Y` where it is left out."""
    version: Union[str, None]
    """Protocol version that is answered; left out, the newest."""
    result: Union[ThreeDSecureScenarioOutcomeResultInput, None]
    """What comes of a challenge; needed where the issuer says `C`."""

class ThreeDSecureScenarioOutcomeResult(TypedDict):
    transaction_status: Union[Literal["Y", "N", "timeout"], str]
    """`Y` the buyer passes, `N` fails, `timeout` lets it run out."""

class ThreeDSecureScenarioOutcomeResultInput(TypedDict):
    transaction_status: Literal["Y", "N", "timeout"]
    """`Y` the buyer passes, `N` fails, `timeout` lets it run out."""

class ThreeDSecureScenarioUpdate(TypedDict, total=False):
    position: Union[int, None]
    """Where in the order it stands, from 1; the others move."""
    conditions: Union[ThreeDSecureScenarioConditionsInput, None]
    """What a transaction must be like for the rule to count; empty fits all."""
    outcome: Union[ThreeDSecureScenarioOutcomeInput, None]
    """What 3-D Secure then answers."""

class ThreeDSecureScenarios(TypedDict):
    items: List[ThreeDSecureScenario]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

ThreeDSecureStatus: TypeAlias = "Union[Literal[\"setup_error\", \"error\", \"declined\", \"cancelled\", \"complete\"], str]"
"""`complete`: with a proof; `setup_error`: the card or the merchant does not take part; `declined`: the issuer said no; `cancelled`: the buyer left."""

class ThreeDSecureV2(TypedDict):
    version: str
    """Protocol version that was spoken."""
    authentication_response: Union[str, None]
    """What the issuer said: Y, A, N, U, R or C; null where it said nothing."""
    directory_response: Union[str, None]
    """Whether the card takes part, as the directory server said; null where it was not asked."""
    directory_transaction_id: Union[str, None]
    """The directory server's id of the authentication; null where it gave none."""
    transaction_reason: Union[str, None]
    """Why the issuer answered so, a code of two digits; null where it gave none."""
    cavv: Union[str, None]
    """The proof, in Base64; null where there is none or the caller may not see it."""
    eci: Union[str, None]
    """How strong the proof is, by the scheme; null without a proof."""
    cardholder_info: Union[str, None]
    """What the issuer wants the buyer to read; null where it wants nothing."""

class _TokenPaymentMethodCreate(TypedDict):
    id: str
    """The stored payment method."""

class TokenPaymentMethodCreate(_TokenPaymentMethodCreate, total=False):
    method: Literal["id"]
    """A stored payment method."""
    security_code: Union[str, None]
    """Three or four digits of the card; kept in memory for this payment alone, and never answered."""
    redirect_url: Union[str, None]
    """Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods."""

class TokenService(TypedDict):
    type: Literal["merchant-account.token-service"]
    """The kind of record, always this word."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    token_service_definition_id: str
    """The connector that is set up."""
    webhook_url: Union[str, None]
    """The address to give to the token service, which tells there what becomes of tokens; null where it is told with each of them."""
    fields: List[FieldValue]
    """Settings that are not secret."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class TokenServiceDefinition(TypedDict):
    type: Literal["token-service-definition"]
    """The kind of record, always this word."""
    id: str
    """The connector's name, for example `mastercard-mdes`."""
    display_name: str
    """What the provider is called."""
    fields: List[DefinitionField]
    """The settings that it takes."""
    icon_url: Union[str, None]
    """A picture of it; null where there is none."""
    schemes: List[str]
    """Whose cards it makes tokens of."""

class TokenServiceDefinitions(TypedDict):
    items: List[TokenServiceDefinition]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class TokenServicePut(TypedDict):
    fields: List[VoidableField]
    """Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, those that are left out stay."""

class TokenServiceVerify(TypedDict):
    fields: List[VoidableField]
    """Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, those that are left out stay."""

class TokenServices(TypedDict):
    items: List[TokenService]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class _Transaction(TypedDict):
    type: Literal["transaction"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave the transaction; the buyer comes back with it."""
    reconciliation_id: str
    """The id as a base-62 number of 22 digits, for systems without room for a UUID."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    currency: str
    """Currency of all amounts of the transaction. ISO 4217, upper case."""
    amount: int
    """What was asked for, over all instruments. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    status: TransactionStatus
    """Where the payment stands; see the states in the guide to transactions."""
    authorized_amount: int
    """What the issuer promised of the payment method's part; gift cards are not in it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    captured_amount: int
    """What was taken through the payment method, over all captures. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    refunded_amount: int
    """What was given back to the payment method, over all refunds. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    settled_currency: Union[str, None]
    """Currency in which the processor settles; null until it has settled something. ISO 4217, upper case."""
    settled_amount: int
    """Settled so far: captures less refunds, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    settled: bool
    """True once the processor has reported a settlement."""
    country: Union[str, None]
    """Country of the buyer, as the request gave it; null where it gave none. ISO 3166-1 alpha-2, upper case."""
    external_identifier: Union[str, None]
    """Your own identifier of it; null where none was given."""
    intent: TransactionIntent
    """What was asked for at the start: `authorize` holds the money, `capture` takes it."""
    payment_method: Union[TransactionPaymentMethod, None]
    """What paid beside gift cards; null where gift cards paid everything."""
    method: Union[PaymentMethodKind, None]
    """The kind of payment method; null where gift cards paid everything."""
    instrument_type: Union[InstrumentType, None]
    """What the last attempt sent to the processor; null before the first attempt."""
    error_code: Union[str, None]
    """Why it was declined or failed, in one vocabulary for all processors; null while nothing went wrong."""
    payment_service: Union[TransactionPaymentService, None]
    """The payment service of the last attempt; null where none was tried."""
    pending_review: bool
    """True while a person has to decide on it; nothing is captured meanwhile."""
    buyer: Union[TransactionBuyer, None]
    """Who pays, as known when the payment was made; null for payments without a buyer."""
    raw_response_code: Union[str, None]
    """The processor's own code of its last answer; null where it gave none."""
    raw_response_description: Union[str, None]
    """The processor's own words for that code; null where it gave none."""
    shipping_details: Union[ShippingDetails, None]
    """Where the goods go; null where nothing was told."""
    checkout_session_id: Union[str, None]
    """The checkout session whose card paid; null where none did."""
    gift_card_redemptions: List[GiftCardRedemption]
    """What each gift card paid; empty where none was used."""
    gift_card_service: Union[GiftCardService, None]
    """The provider of the gift cards; null where none was used."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    disputed: bool
    """True once a chargeback was reported, for good."""
    reauthorized_from_transaction_id: Union[str, None]
    """The transaction whose expired authorization this one takes the place of; null for all others."""
    airline: Union[Airline, None]
    """What was told about the flights; null where nothing was."""
    auth_response_code: Union[str, None]
    """The issuer's authorization code or answer; null where it gave none."""
    avs_response_code: Union[AvsResponseCode, None]
    """How the address compares with the issuer's; null where it was not checked."""
    cvv_response_code: Union[CvvResponseCode, None]
    """How the security code compares with the issuer's; null where it was not checked."""
    anti_fraud_decision: Union[AntiFraudDecision, None]
    """What the anti-fraud service said; null where none was asked."""
    payment_source: TransactionPaymentSource
    """How the payment came about."""
    merchant_initiated: bool
    """True where the merchant charged without the buyer being there."""
    is_subsequent_payment: bool
    """True for a later payment of a series."""
    cart_items: Union[List[CartItem], None]
    """What is bought; null where nothing was told."""
    statement_descriptor: Union[StatementDescriptor, None]
    """What the buyer reads on the bank statement; null for the payment service's usual one."""
    scheme_transaction_id: Union[str, None]
    """The scheme's id, which later merchant-initiated charges refer to; null where the scheme gave none."""
    transaction_link_id: Union[str, None]
    """The scheme's newer id that links a series; null where the scheme gave none."""
    three_d_secure: Union[TransactionThreeDSecureSummary, None]
    """What 3-D Secure found; null where it was not done."""
    payment_service_transaction_id: Union[str, None]
    """The processor's own id of the payment; null until it gave one."""
    additional_identifiers: Dict[str, Union[str, None]]
    """Further ids of the processor by their names; empty where there are none."""
    metadata: Union[Dict[str, str], None]
    """Your own keys and values, as given; null where none were."""
    authorized_at: Union[str, None]
    """When the issuer agreed; null until then."""
    captured_at: Union[str, None]
    """When money was last taken; null until then."""
    voided_at: Union[str, None]
    """When the authorization was released; null unless it was."""
    canceled_at: Union[str, None]
    """When it was cancelled; null unless it was."""
    approval_expires_at: Union[str, None]
    """Until when the buyer may approve or pay; null where nobody has to."""
    buyer_approval_timedout_at: Union[str, None]
    """When the time for the buyer's approval ran out; null unless it did."""
    intent_outcome: TransactionIntentOutcome
    """How the whole of it went, gift cards included."""
    multi_tender: bool
    """True where several instruments paid together."""
    account_funding_transaction: bool
    """True where the money loads an account of the buyer's."""
    recipient: Union[Recipient, None]
    """Whose account is loaded, for an account funding transaction; null for others."""
    merchant_advice_code: Union[str, None]
    """What the scheme advises about trying again; null where it said nothing."""
    installment_count: Union[int, None]
    """In how many parts the issuer collects from the buyer; null for one."""
    session_token: Union[str, None]
    """Opens the client session at `/transactions/{transaction_id}/session`; null unless `integration_client` asked for one."""
    tax_amount: Union[int, None]
    """Tax in the amount; null where it was not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    merchant_tax_id: Union[str, None]
    """The number under which the merchant is taxed; null where it was not told."""
    purchase_order_number: Union[str, None]
    """The buyer's order; null where it was not told."""
    customer_reference_number: Union[str, None]
    """The buyer's own reference; null where it was not told."""
    amount_includes_tax: Union[bool, None]
    """Whether the tax is in the amount; null where it was not told."""
    supplier_order_number: Union[str, None]
    """The order at the supplier; null where it was not told."""
    duty_amount: Union[int, None]
    """Customs duty in the amount; null where it was not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    shipping_amount: Union[int, None]
    """What sending it costs; null where it was not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    iso_response_code: Union[str, None]
    """ISO 8583 response code; null where the processor gave none."""

class Transaction(_Transaction, total=False):
    approval_url: Union[str, None]
    """Where to send the buyer, as in `payment_method`; null while nobody has to approve."""
    description: Union[str, None]
    """What the payment is for; null where it was not told."""
    browser_info: Union[BrowserInfo, None]
    """What the buyer's browser told about itself; null where nothing was told."""
    anti_fraud_fingerprint: Union[str, None]
    """Id that an anti-fraud script gave to the buyer's device; null where none was told."""
    connection_options: Union[Dict[str, Any], None]
    """Settings for single connectors, as given, secrets masked; null where none were."""
    allow_partial_authorization: bool
    """Whether a promise of less than `amount` was to be taken."""
    async_capture: bool
    """Whether it was to be captured after the answer."""
    capture_at: Union[str, None]
    """When what is held is captured, unless you capture or void first; null where nothing is planned."""
    surcharge_amount: Union[int, None]
    """What of the amount the buyer pays for paying this way; null where nothing was said. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    tip_amount: Union[int, None]
    """What of the amount is a tip; null where nothing was said. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    receipt_email: Union[str, None]
    """Where its receipts go by e-mail; null: it has none by itself."""
    pays_once: bool
    """Whether it pays its order once: no other payment that says so has the same `external_identifier`."""
    previous_scheme_transaction_id: Union[str, None]
    """The scheme's id of the earlier payment that this one referred to; null where it referred to none."""
    previous_transaction_link_id: Union[str, None]
    """The scheme's newer id that linked this one to an earlier payment; null where it referred to none."""
    charged_back_amount: int
    """What chargebacks took back for the buyer, less what was reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    refundable_amount: int
    """What can still be refunded to the payment method: captured, less refunds made and under way, returns and chargebacks. Gift cards are not in it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    received_with_transaction_id: Union[str, None]
    """The transaction that this payment came in beside, without being asked for; null for all others."""
    decline_advice: Union[DeclineAdvice, None]
    """What to do about a payment that was declined or failed; null for all others."""
    retry: Union[TransactionRetry, None]
    """Further attempts, days later; null where none were asked for."""
    retry_of_transaction_id: Union[str, None]
    """The declined transaction that this one tries again; null for all others."""

class _TransactionAction(TypedDict):
    type: Literal["action"]
    """The kind of record, always this word."""
    id: FlowAction
    """What was decided."""
    flow: FlowName
    """Which set of rules it stands in."""
    rule_id: Union[str, None]
    """The rule that counted; null where none did, which the published version leaves out."""
    created_at: str
    """When it was made."""
    outcome: Dict[str, Any]
    """What came out, by the kind of action. `ordered` is there where a rule put its attempts in an order: what it knew of each, in that order. `experiment` is there where a rule dealt it to an arm: which one, with which chance, and by what. The published version leaves both out."""

class TransactionAction(_TransactionAction, total=False):
    flow_version: int
    """The version of the flow that decided; 0 where no rule was ever written."""
    reason: str
    """Why, in a sentence."""
    considered: List[Union[TransactionRuleConsidered, TransactionServiceConsidered]]
    """Every rule that was looked at, in order, at most a hundred. Where no payment service takes the payment, those that were looked at follow, at most fifty, each with what does not fit."""

class TransactionActions(TypedDict):
    items: List[TransactionAction]
    """What was found, in the order that the operation tells."""

class TransactionAuthorizationIncrement(TypedDict):
    type: Literal["transaction-authorization-increment"]
    """The kind of record, always this word."""
    status: IncrementalAuthorizationStatus
    """Whether the issuer agreed to the higher amount."""
    code: Union[str, None]
    """The error in one vocabulary for all processors; null where it succeeded."""
    raw_response_code: Union[str, None]
    """The processor's own code; null where it gave none."""
    raw_response_description: Union[str, None]
    """The processor's own words; null where it gave none."""
    transaction: Transaction
    """The transaction as it is now."""

class TransactionAuthorizationIncrementCreate(TypedDict):
    amount: int
    """How much more is to be authorized. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class TransactionBuyer(TypedDict):
    type: Literal["buyer"]
    """The kind of record, always this word."""
    id: Union[str, None]
    """Null for a guest, who is not stored."""
    reconciliation_id: Union[str, None]
    """The id as a base-62 number of 22 digits, for systems without room for a UUID; null for a guest."""
    display_name: Union[str, None]
    """A name for people to read."""
    external_identifier: Union[str, None]
    """Your own identifier of it; null where none was given."""
    billing_details: Union[BillingDetails, None]
    """As known when the payment was made; null where nothing was."""
    account_number: Union[str, None]
    """Number of the buyer's account at the merchant; null where none was given."""

class TransactionCancel(TypedDict):
    type: Literal["transaction-cancel"]
    """The kind of record, always this word."""
    status: CancelStatus
    """How the cancellation went; `pending` where that is not known yet."""
    code: Union[str, None]
    """The error in one vocabulary for all processors; null where it succeeded."""
    raw_response_code: Union[str, None]
    """The processor's own code; null where it gave none."""
    raw_response_description: Union[str, None]
    """The processor's own words; null where it gave none."""
    transaction: Transaction
    """The transaction as it is now."""

class TransactionCapture(TypedDict):
    type: Literal["transaction-capture"]
    """The kind of record, always this word."""
    status: CaptureStatus
    """How the capture went; `pending` where that is not known yet."""
    code: Union[str, None]
    """The error in one vocabulary for all processors; null where it succeeded."""
    raw_response_code: Union[str, None]
    """The processor's own code; null where it gave none."""
    raw_response_description: Union[str, None]
    """The processor's own words; null where it gave none."""
    transaction: Transaction
    """The transaction as it is now."""
    capture_id: Union[str, None]
    """The capture that was made; null where it was not begun."""
    payment_service_capture_id: Union[str, None]
    """The processor's own id of the capture; null until it gave one."""
    external_identifier: Union[str, None]
    """Your own identifier of the capture, as given; null where none was."""
    billing_details: Union[BillingDetails, None]
    """Of the transaction's buyer; null where nothing is known."""
    shipping_details: Union[ShippingDetails, None]
    """Of the transaction; null where nothing was told."""

class TransactionCaptureCreate(TypedDict, total=False):
    amount: Union[int, None]
    """What to take now; left out, all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    airline: Union[AirlineInput, None]
    """What is known now about the flights."""
    cart_items: Union[List[CartItemInput], None]
    """What this capture pays for."""
    final: bool
    """True releases the rest of the authorization; false leaves it for further captures, where the connector can do that."""
    external_identifier: Union[str, None]
    """Your own identifier of the capture."""
    reauthorize_if_authorization_expired: bool
    """True charges the stored card anew, as a new transaction, where the authorization has expired; only under the transaction's own path."""

class TransactionCompletion(TypedDict):
    type: Literal["transaction-completion"]
    """The kind of record, always this word."""
    transaction_id: str
    """The transaction that went on."""
    status: TransactionStatus
    """Where the payment stands now."""

TransactionConnectionOptions = TypedDict("TransactionConnectionOptions", {
    "checkout-card": "Union[CheckoutCardOptions, None]",
    "mercadopago-boleto": "Union[MercadoPagoOfflineOptions, None]",
    "mercadopago-card": "Union[MercadoPagoCardOptions, None]",
    "mercadopago-oxxo": "Union[MercadoPagoOfflineOptions, None]",
    "mercadopago-pix": "Union[MercadoPagoOfflineOptions, None]",
    "mock-card": "Union[MockCardOptions, None]",
    "mock-oxxo": "Union[MockApprovalOptions, None]",
    "mock-paybybank": "Union[MockApprovalOptions, None]",
    "mock-pix": "Union[MockApprovalOptions, None]",
    "stripe-bank": "Union[StripeOptions, None]",
    "stripe-boleto": "Union[StripeVoucherOptions, None]",
    "stripe-card": "Union[StripeCardOptions, None]",
    "stripe-konbini": "Union[StripeVoucherOptions, None]",
    "stripe-multibanco": "Union[StripeOptions, None]",
    "stripe-oxxo": "Union[StripeVoucherOptions, None]",
    "account-updater": "Union[AccountUpdaterOptions, None]",
    "adyen-ach": "Union[AdyenOptions, None]",
    "adyen-afterpay": "Union[AdyenOptions, None]",
    "adyen-cashappafterpay": "Union[AdyenOptions, None]",
    "adyen-alipay": "Union[AdyenOptions, None]",
    "adyen-card": "Union[AdyenCardOptions, None]",
    "adyen-cashapp": "Union[AdyenOptions, None]",
    "adyen-gcash": "Union[AdyenOptions, None]",
    "adyen-giropay": "Union[AdyenOptions, None]",
    "adyen-ideal": "Union[AdyenOptions, None]",
    "adyen-konbini": "Union[AdyenOptions, None]",
    "adyen-paybybank": "Union[AdyenOptions, None]",
    "adyen-paypay": "Union[AdyenOptions, None]",
    "adyen-pix": "Union[AdyenPixOptions, None]",
    "adyen-sepa": "Union[AdyenSepaOptions, None]",
    "adyen-seveneleven": "Union[AdyenOptions, None]",
    "adyen-sofort": "Union[AdyenOptions, None]",
    "adyen-swish": "Union[AdyenOptions, None]",
    "adyen-vipps": "Union[AdyenOptions, None]",
    "affirm-affirm": "Union[AffirmOptions, None]",
    "braintree-card": "Union[BraintreeOptions, None]",
    "chaseorbital-card": "Union[ChaseOptions, None]",
    "cybersource-anti-fraud": "Union[CybersourceAntiFraudOptions, None]",
    "cybersource-card": "Union[CybersourceOptions, None]",
    "cybersource-ideal": "Union[CybersourceOptions, None]",
    "cybersource-kcp": "Union[CybersourceOptions, None]",
    "dlocal-card": "Union[DlocalCardOptions, None]",
    "dlocal-nequi": "Union[DlocalOptions, None]",
    "dlocal-upi": "Union[DlocalUpiOptions, None]",
    "dlocal-pix": "Union[DlocalPixOptions, None]",
    "dlocal-gcash": "Union[DlocalOptions, None]",
    "ecommpay-card": "Union[EcommpayOptions, None]",
    "klarna-klarna": "Union[KlarnaOptions, None]",
    "fiserv-card": "Union[FiservOptions, None]",
    "forter-anti-fraud": "Union[ForterAntiFraudOptions, None]",
    "gem-gem": "Union[LatitudeOptions, None]",
    "gem-gemds": "Union[LatitudeOptions, None]",
    "givingblock-givingblock": "Union[GivingBlockOptions, None]",
    "gocardless-gocardless": "Union[GoCardlessOptions, None]",
    "latitude-latitude": "Union[LatitudeOptions, None]",
    "latitude-latitudeds": "Union[LatitudeOptions, None]",
    "mattilda-tapi": "Union[MattildaTapiOptions, None]",
    "mattilda-tapifintechs": "Union[MattildaTapiOptions, None]",
    "monato-spei": "Union[MonatoSpeiOptions, None]",
    "mockds-card": "Union[MockCardOptions, None]",
    "nuvei-card": "Union[NuveiOptions, None]",
    "nuvei-ideal": "Union[NuveiIdealOptions, None]",
    "nuvei-klarna": "Union[NuveiKlarnaOptions, None]",
    "nuvei-pse": "Union[NuveiPseOptions, None]",
    "oxxo-oxxo": "Union[OxxoOptions, None]",
    "paypal-paypal": "Union[PaypalOptions, None]",
    "paypal-paypalpaylater": "Union[PaypalOptions, None]",
    "powertranz-card": "Union[PowertranzOptions, None]",
    "riskified-anti-fraud": "Union[RiskifiedAntiFraudOptions, None]",
    "stripe-affirm": "Union[StripeOptions, None]",
    "stripe-klarna": "Union[StripeOptions, None]",
    "stripe-onelink": "Union[StripeOptions, None]",
    "stripe-stripe": "Union[StripeOptions, None]",
    "travelhub-card": "Union[TravelhubOptions, None]",
    "trustly-trustly": "Union[TrustlyOptions, None]",
    "worldpayvap-card": "Union[WorldpayVapOptions, None]",
    "wpay-everydaypay": "Union[WpayEverdaypayOptions, None]",
    "wpay-payto": "Union[WpayPaytoOptions, None]",
}, total=False)

class _TransactionCreate(TypedDict):
    amount: int
    """What to take in all, gift cards included; 0 only with the intent `authorize`, to verify a card. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    currency: str
    """Currency to charge in. ISO 4217, upper case."""

class TransactionCreate(_TransactionCreate, total=False):
    country: Union[str, None]
    """Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case."""
    payment_method: Union[CardWithUrlPaymentMethodCreate, RedirectPaymentMethodCreate, TokenPaymentMethodCreate, ApplePayPaymentMethodCreate, AnyClickToPayPaymentMethodCreateOf2, GooglePayPaymentMethodCreate, GooglePayFpanPaymentMethodCreate, PazePaymentMethodCreate, NetworkTokenPaymentMethodCreate, PlaidPaymentMethodCreate, AnyBankPaymentMethodCreateOf4, CheckoutSessionWithUrlPaymentMethodCreate, None]
    """What pays beside gift cards; left out or null where they pay everything."""
    buyer: Union[GuestBuyerInput, None]
    """A guest: who pays, for this payment alone. One of `buyer`, `buyer_id` and `buyer_external_identifier`."""
    buyer_id: Union[str, None]
    """The stored buyer who pays."""
    buyer_external_identifier: Union[str, None]
    """Your own identifier of the stored buyer who pays."""
    gift_cards: Union[List[Union[GiftCardTransactionCreate, GiftCardTokenTransactionCreate]], None]
    """At most ten cards, none twice; their amounts are part of `amount`."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment; need not be unique."""
    intent: TransactionIntentInput
    """`authorize` holds the money, `capture` takes it. Where no payment service that takes the method can hold money (its connector has no `delayed_capture`), `authorize` is refused; under `published` it becomes `capture`."""
    store: bool
    """True stores the payment method for later payments; refused with one that is stored."""
    three_d_secure_data: Union[ThreeDSecureDataV1Input, ThreeDSecureDataV2, None]
    """A proof of your own, handed to the processor as it is."""
    three_d_secure: Union[ThreeDSecureRequest, None]
    """How 3-D Secure is to be done."""
    metadata: Union[Dict[str, str], None]
    """Your own keys and values, strings both; changes replace the whole."""
    is_subsequent_payment: bool
    """True for a later payment of a series."""
    merchant_initiated: bool
    """True where you charge without the buyer being there; the payment source is then `recurring`, `installment` or `card_on_file`."""
    payment_source: TransactionPaymentSourceInput
    """How the payment comes about."""
    airline: Union[AirlineInput, None]
    """What is known about the flights."""
    description: Union[str, None]
    """What the payment is for, for connectors that pass it on."""
    cart_items: Union[List[CartItemInput], None]
    """What is bought."""
    statement_descriptor: Union[StatementDescriptorInput, None]
    """What the buyer is to read on the bank statement."""
    previous_scheme_transaction_id: Union[str, None]
    """The scheme's id of an earlier payment of the series; takes the place of the stored one."""
    previous_transaction_link_id: Union[str, None]
    """The scheme's newer link id of an earlier payment of the series; takes the place of the stored one."""
    browser_info: Union[BrowserInfoInput, None]
    """What the buyer's browser told about itself."""
    shipping_details_id: Union[str, None]
    """A stored address of the buyer."""
    connection_options: Union[TransactionConnectionOptions, None]
    """Settings for single connectors, by their names."""
    async_capture: bool
    """With the intent `capture`: answers once it is authorized, and captures afterwards."""
    anti_fraud_fingerprint: Union[str, None]
    """Id that an anti-fraud script gave to the buyer's device or session."""
    payment_service_id: Union[str, None]
    """The payment service to pay through; left out, routing chooses."""
    account_funding_transaction: bool
    """True where the money loads an account of the buyer's."""
    allow_partial_authorization: bool
    """True takes a promise of less than `amount`; `authorized_amount` then says how much."""
    recipient: Union[RecipientInput, None]
    """Whose account is loaded, for an account funding transaction."""
    installment_count: Union[int, None]
    """In how many parts the issuer collects from the buyer; passed on, and collected by nobody here."""
    tax_amount: Union[int, None]
    """Tax in the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    merchant_tax_id: Union[str, None]
    """The number under which you are taxed."""
    purchase_order_number: Union[str, None]
    """The buyer's order."""
    customer_reference_number: Union[str, None]
    """The buyer's own reference."""
    amount_includes_tax: Union[bool, None]
    """Whether the tax is in the amount."""
    supplier_order_number: Union[str, None]
    """Your order at your supplier."""
    duty_amount: Union[int, None]
    """Customs duty in the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    shipping_amount: Union[int, None]
    """What sending it costs. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    surcharge_amount: Union[int, None]
    """What of the amount the buyer pays for paying this way. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    tip_amount: Union[int, None]
    """What of the amount is a tip. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    receipt_email: Union[str, None]
    """Where a receipt goes by e-mail of every capture and every refund. Left out: to the buyer, where the merchant account has automatic receipts; else nowhere."""
    integration_client: Union[IntegrationClientInput, None]
    """Which kind of client SDK the buyer approves in; the answer then has a `session_token`."""
    approval_expires_at: Union[str, None]
    """Until when the buyer may pay a voucher or approve; in the future and within what the connector can promise."""
    capture_at: Union[str, None]
    """With the intent `authorize`: when all that is held is captured, unless you capture or void first; in the future, within seven days. `PUT` moves it or takes it away."""
    pays_once: bool
    """True where `external_identifier` names an order that is paid once: while another payment of it that asks for the same is under way, or once one came about, this one is 409 `invalid_state` and names the other."""
    retry: Union[TransactionRetryCreate, None]
    """Tries the charge again, days later, where it is declined in a way that may pass: for what you initiate with a stored payment method and without gift cards."""

class TransactionEvent(TypedDict):
    type: Literal["transaction-event"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    name: Union[Literal["transaction-updated-status", "transaction-sync-event", "transaction-sync-failed-event", "transaction-modified-event", "transaction-api-request", "transaction-api-response", "bin-lookup-request", "three-d-secure-success", "three-d-secure-request-error", "three-d-secure-preparation-request", "three-d-secure-authentication-request", "three-d-secure-result-request", "anti-fraud-decision", "anti-fraud-decision-error", "anti-fraud-decision-skipped", "anti-fraud-webhook", "anti-fraud-transaction-status-update", "anti-fraud-transaction-status-update-error", "anti-fraud-decision-update", "anti-fraud-decision-update-error", "gift-card-redemption-succeeded", "gift-card-redemption-failed", "gift-card-refund-succeeded", "gift-card-refund-failed", "gift-card-reversal-succeeded", "reauthorization-attempted", "reauthorization-created", "retry-planned", "retry-made", "retry-recovered", "retry-ended", "payment-connector-response-transaction-authorization-succeeded", "payment-connector-response-transaction-capture-succeeded", "payment-connector-response-transaction-authorization-failed", "payment-connector-response-transaction-declined", "payment-connector-response-transaction-capture-failed", "payment-connector-response-transaction-capture-declined", "payment-connector-response-transaction-cancel-succeeded", "payment-connector-response-transaction-cancel-pending", "payment-connector-response-transaction-cancel-failed", "payment-connector-response-transaction-void-succeeded", "payment-connector-response-transaction-authorization-increment-succeeded", "payment-connector-response-transaction-authorization-increment-failed", "payment-connector-response-transaction-void-declined", "payment-connector-response-transaction-void-failed", "payment-connector-external-transaction-request", "payment-connector-report-transaction-settled", "payment-connector-report-refund-settled", "payment-connector-report-chargeback-posted", "payment-connector-report-chargeback-reversal-posted", "payment-connector-transaction-webhook-processed", "digital-wallet-apple-pay-token-decrypted", "digital-wallet-google-pay-token-decrypted", "digital-wallet-click-to-pay-token-decrypted", "digital-wallet-paze-token-decrypted", "network-token-provision-succeeded", "network-token-provision-failed", "network-token-cryptogram-provision-succeeded", "network-token-cryptogram-provision-failed", "the-giving-block-transaction-conversion-succeeded", "real-time-account-update", "plaid-request-event", "flow-rule-applied", "payment-service-avoided", "fraud-list-allowed", "three-d-secure-exemption"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    context: Dict[str, Any]
    """More about it, by its name: amounts, codes, the payment service."""

class TransactionEvents(TypedDict):
    items: List[TransactionEvent]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class TransactionGiftCard(TypedDict):
    type: Literal["gift-card"]
    """The kind of record, always this word."""
    id: Union[str, None]
    """Null for a card that was given by its number."""
    bin: str
    """First digits of the number."""
    sub_bin: str
    """The digits after the first ones."""
    last4: str
    """Last four digits of the number."""

TransactionIntent: TypeAlias = "Union[Literal[\"authorize\", \"capture\"], str]"
"""`authorize` holds the money until it is captured; `capture` takes it."""

TransactionIntentInput: TypeAlias = "Literal[\"authorize\", \"capture\"]"
"""`authorize` holds the money until it is captured; `capture` takes it."""

TransactionIntentOutcome: TypeAlias = "Union[Literal[\"pending\", \"succeeded\", \"failed\"], str]"
"""Of the whole payment, gift cards included."""

class TransactionPaymentMethod(TypedDict):
    type: Literal["payment-method"]
    """The kind of record, always this word."""
    approval_url: Union[str, None]
    """Where the buyer goes to approve; null unless that is awaited."""
    country: Union[str, None]
    """Country of the redirect method; null for cards. ISO 3166-1 alpha-2, upper case."""
    currency: Union[str, None]
    """Currency of the redirect method; null for cards. ISO 4217, upper case."""
    details: Union[PaymentMethodDetailsCard, None]
    """What the first digits of a card say; null for what is no card."""
    expiration_date: Union[str, None]
    """Last month in which the card is good; null for what is no card. `MM/YY`."""
    fingerprint: Union[str, None]
    """The same for the same card or account, and tells nothing of its number; null for wallets."""
    label: Union[str, None]
    """What a buyer recognises it by: the last four digits of a number, or an e-mail address; null where there is neither."""
    last_replaced_at: Union[str, None]
    """When the scheme's newer details were last taken over; null where they never were."""
    method: PaymentMethodKind
    """The kind of payment method."""
    mode: Union[PaymentMethodMode, None]
    """How it is paid with."""
    scheme: Union[PaymentMethodScheme, None]
    """Scheme of the card or bank account; null for others."""
    id: Union[str, None]
    """Id of the stored payment method; null where nothing is stored."""
    approval_target: Union[ApprovalTarget, None]
    """Whether the approval page needs a window of its own; null unless approval is awaited."""
    external_identifier: Union[str, None]
    """Your own identifier of it; null where none was given."""
    payment_account_reference: Union[str, None]
    """The scheme's reference for the account behind the card, the same for its network tokens; null where the scheme gave none."""

class TransactionPaymentService(TypedDict):
    type: Literal["payment-service"]
    """The kind of record, always this word."""
    id: str
    """The payment service that was used."""
    payment_service_definition_id: str
    """The connector behind it."""
    method: PaymentMethodKind
    """The kind of payment method that it takes."""
    display_name: str
    """A name for people to read."""

TransactionPaymentSource: TypeAlias = "Union[Literal[\"ecommerce\", \"moto\", \"recurring\", \"installment\", \"card_on_file\"], str]"
"""`ecommerce`: the buyer on a page or in an app; `moto`: by mail or telephone; `recurring` and `installment`: a series; `card_on_file`: a stored card, when something falls due."""

TransactionPaymentSourceInput: TypeAlias = "Literal[\"ecommerce\", \"moto\", \"recurring\", \"installment\", \"card_on_file\"]"
"""`ecommerce`: the buyer on a page or in an app; `moto`: by mail or telephone; `recurring` and `installment`: a series; `card_on_file`: a stored card, when something falls due."""

class TransactionRefundAllCreate(TypedDict, total=False):
    reason: Union[str, None]
    """Why, in your words."""
    external_identifier: Union[str, None]
    """Your own identifier of the refund."""
    despite_chargeback: Union[bool, None]
    """True refunds also what a chargeback took back already: the buyer then has it twice, unless you win. Default: false."""

class TransactionRefundCreate(TypedDict, total=False):
    amount: Union[int, None]
    """What to give back; left out, all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    target_type: RefundTargetTypeInput
    """Which kind of instrument gets the money."""
    target_id: Union[str, None]
    """The redemption of the gift card that gets the money; left out for the payment method."""
    reason: Union[str, None]
    """Why, in your words."""
    external_identifier: Union[str, None]
    """Your own identifier of the refund."""
    despite_chargeback: Union[bool, None]
    """True refunds also what a chargeback took back already: the buyer then has it twice, unless you win. Default: false."""

class _TransactionRetriesReportSpec(TypedDict):
    params: Dict[str, Any]
    """`fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first."""

class TransactionRetriesReportSpec(_TransactionRetriesReportSpec, total=False):
    model: Literal["transaction_retries"]
    """What the report is about; `ai_insights` is refused."""

class TransactionRetry(TypedDict):
    status: TransactionRetryStatus
    """`armed`: the payment has not been declined. `planned`: the next attempt is at `next_attempt_at`. `attempting`: it is being made, or its outcome is not known yet. `recovered`: an attempt was approved. `given_up`: none makes sense any more. `stopped`: you ended it."""
    until: str
    """No attempt is made later."""
    max_attempts: int
    """How many further attempts there are at most."""
    attempts_made: int
    """How many were made, each a transaction of its own."""
    next_attempt_at: Union[str, None]
    """When the next attempt is made; null while none is planned."""
    last_transaction_id: Union[str, None]
    """The transaction of the last attempt; with `recovered`, the one that was paid. Null before one."""
    reason: Union[str, None]
    """One sentence, why then, or why not; null while the payment has not been declined."""

class TransactionRetryCreate(TypedDict, total=False):
    max_days: int
    """No attempt is made later than so many days after the payment."""
    max_attempts: int
    """How many further attempts there are at most."""

TransactionRetryStatus: TypeAlias = "Union[Literal[\"armed\", \"planned\", \"attempting\", \"recovered\", \"given_up\", \"stopped\"], str]"

class TransactionReview(TypedDict):
    decision: Literal["accept", "reject"]
    """`accept` captures what was to be captured; `reject` gives back what was authorized."""

class TransactionRuleConsidered(TypedDict):
    rule_id: str
    """A rule that was looked at."""
    position: int
    """Its place among all rules of its action, from 0."""
    description: Union[str, None]
    """What a person calls it."""
    applied: bool
    """Whether all of its conditions held."""
    reason: str
    """Why, in a sentence."""
    conditions: List[FlowConditionSeen]
    """Each of its conditions, beside what the payment had."""

class TransactionServiceConsidered(TypedDict):
    payment_service_id: str
    """A payment service that was looked at."""
    description: Union[str, None]
    """What a person calls it."""
    applied: bool
    """Always false: it does not take the payment."""
    reason: str
    """Why not, in a sentence."""

TransactionStatus: TypeAlias = "Union[Literal[\"processing\", \"buyer_approval_pending\", \"pending\", \"authorized\", \"capture_pending\", \"captured\", \"void_pending\", \"voided\", \"declined\", \"failed\", \"expired\", \"returned\"], str]"
"""`processing`, `capture_pending`, `void_pending`: the outcome is not known yet, do not pay again; `buyer_approval_pending`: the buyer has to act; `pending`: the money is on its way, or the buyer sends or pays it in their own time; `authorized`: promised; `captured`: taken; `voided`, `expired`: the promise is gone; `returned`: a bank took it back; `declined`: refused; `failed`: it certainly did not happen."""

TransactionStatusInput: TypeAlias = "Literal[\"processing\", \"buyer_approval_pending\", \"pending\", \"authorized\", \"capture_pending\", \"captured\", \"void_pending\", \"voided\", \"declined\", \"failed\", \"expired\", \"returned\"]"
"""`processing`, `capture_pending`, `void_pending`: the outcome is not known yet, do not pay again; `buyer_approval_pending`: the buyer has to act; `pending`: the money is on its way, or the buyer sends or pays it in their own time; `authorized`: promised; `captured`: taken; `voided`, `expired`: the promise is gone; `returned`: a bank took it back; `declined`: refused; `failed`: it certainly did not happen."""

class TransactionStory(TypedDict):
    type: Literal["transaction-story"]
    """The kind of record, always this word."""
    transaction_id: str
    """The payment that it is about."""
    language: StoryLanguage
    """The language of its sentences."""
    status: TransactionStatus
    """How the payment stands."""
    code: Union[str, None]
    """Why it ended so, where it was declined or failed."""
    summary: str
    """How it stands, why, where its money is, and what is waited for, in sentences."""
    money: StoryMoney
    """Where its money is."""
    entries: List[StoryEntry]
    """What happened, in order; none stands before its cause."""
    related: List[StoryRelated]
    """Other payments of the same order, what changed last first, at most ten."""
    left_out: List[StoryLeftOut]
    """What is missing, and why. Empty: the story is whole."""

class _TransactionSummaries(TypedDict):
    items: List[TransactionSummary]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class TransactionSummaries(_TransactionSummaries, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""
    totals: Union[ListTotals, None]
    """What all of the list comes to. Null unless `totals` asked for it; absent in the published version."""

class TransactionSummary(TypedDict):
    type: Literal["transaction"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave the transaction; the buyer comes back with it."""
    reconciliation_id: str
    """The id as a base-62 number of 22 digits, for systems without room for a UUID."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    currency: str
    """Currency of all amounts of the transaction. ISO 4217, upper case."""
    amount: int
    """What was asked for, over all instruments. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    status: TransactionStatus
    """Where the payment stands; see the states in the guide to transactions."""
    authorized_amount: int
    """What the issuer promised of the payment method's part; gift cards are not in it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    captured_amount: int
    """What was taken through the payment method, over all captures. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    refunded_amount: int
    """What was given back to the payment method, over all refunds. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    settled_currency: Union[str, None]
    """Currency in which the processor settles; null until it has settled something. ISO 4217, upper case."""
    settled_amount: int
    """Settled so far: captures less refunds, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    settled: bool
    """True once the processor has reported a settlement."""
    country: Union[str, None]
    """Country of the buyer, as the request gave it; null where it gave none. ISO 3166-1 alpha-2, upper case."""
    external_identifier: Union[str, None]
    """Your own identifier of it; null where none was given."""
    intent: TransactionIntent
    """What was asked for at the start: `authorize` holds the money, `capture` takes it."""
    payment_method: Union[TransactionPaymentMethod, None]
    """What paid beside gift cards; null where gift cards paid everything."""
    method: Union[PaymentMethodKind, None]
    """The kind of payment method; null where gift cards paid everything."""
    instrument_type: Union[InstrumentType, None]
    """What the last attempt sent to the processor; null before the first attempt."""
    error_code: Union[str, None]
    """Why it was declined or failed, in one vocabulary for all processors; null while nothing went wrong."""
    payment_service: Union[TransactionPaymentService, None]
    """The payment service of the last attempt; null where none was tried."""
    pending_review: bool
    """True while a person has to decide on it; nothing is captured meanwhile."""
    buyer: Union[TransactionBuyer, None]
    """Who pays, as known when the payment was made; null for payments without a buyer."""
    raw_response_code: Union[str, None]
    """The processor's own code of its last answer; null where it gave none."""
    raw_response_description: Union[str, None]
    """The processor's own words for that code; null where it gave none."""
    shipping_details: Union[ShippingDetails, None]
    """Where the goods go; null where nothing was told."""
    checkout_session_id: Union[str, None]
    """The checkout session whose card paid; null where none did."""
    gift_card_redemptions: List[GiftCardRedemption]
    """What each gift card paid; empty where none was used."""
    gift_card_service: Union[GiftCardService, None]
    """The provider of the gift cards; null where none was used."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    disputed: bool
    """True once a chargeback was reported, for good."""
    reauthorized_from_transaction_id: Union[str, None]
    """The transaction whose expired authorization this one takes the place of; null for all others."""

class TransactionThreeDSecureSummary(TypedDict):
    version: Union[str, None]
    """Protocol version that was spoken; null where it came to none."""
    status: Union[ThreeDSecureStatus, None]
    """How it ended; null while it has not."""
    method: Union[ThreeDSecureMethod, None]
    """Whether the buyer had to act; null where it did not come to that."""
    response_data: Union[ThreeDSecureDataV1, ThreeDSecureV2, None]
    """The proof that was obtained; null without one."""
    error_data: Union[ThreeDSecureError, None]
    """What went wrong; null where nothing did."""
    amount: Union[int, None]
    """What the cardholder was asked to agree to; null where it was not done. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""

class TransactionUpdate(TypedDict, total=False):
    status: Union[TransactionStatusInput, None]
    """Where the payment really stands."""
    amount: Union[int, None]
    """What was really asked for. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    authorized_amount: Union[int, None]
    """What the issuer really promised. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    captured_amount: Union[int, None]
    """What was really taken. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY."""
    payment_service_transaction_id: Union[str, None]
    """The processor's own id of the payment."""
    external_identifier: Union[str, None]
    """Your own identifier of the payment."""
    metadata: Union[Dict[str, str], None]
    """Your own keys and values, in place of all that were there."""
    connection_options: Union[TransactionConnectionOptions, None]
    """Settings for single connectors, in place of all that were there."""
    capture_at: Union[str, None]
    """When what is held is to be captured, while it is not: in the future, before the hold ends. Null takes it away."""

class TransactionVoid(TypedDict):
    type: Literal["transaction-void"]
    """The kind of record, always this word."""
    status: VoidStatus
    """How the void went; `pending` where that is not known yet."""
    code: Union[str, None]
    """The error in one vocabulary for all processors; null where it succeeded."""
    raw_response_code: Union[str, None]
    """The processor's own code; null where it gave none."""
    raw_response_description: Union[str, None]
    """The processor's own words; null where it gave none."""
    transaction: Transaction
    """The transaction as it is now."""

class TransactionWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["transaction.authenticated", "transaction.authentication-pending", "transaction.authorized", "transaction.capture-failed", "transaction.capture-pending", "transaction.captured", "transaction.declined", "transaction.failed", "transaction.modified", "transaction.retry-ended", "transaction.retry-planned", "transaction.retry-recovered", "transaction.review-accepted", "transaction.settled", "transaction.void-declined", "transaction.void-failed", "transaction.void-pending", "transaction.voided"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[Transaction, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class _TransactionsReportSpec(TypedDict):
    params: Dict[str, Any]
    """`fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first."""

class TransactionsReportSpec(_TransactionsReportSpec, total=False):
    model: Literal["transactions"]
    """What the report is about; `ai_insights` is refused."""

class TransparencyLog(TypedDict):
    type: Literal["transparency-log"]
    """The kind of record, always this word."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    origin: Union[str, None]
    """First line of its checkpoints, and the name of its keys. Null before the first entry is sealed."""
    size: int
    """How many entries are sealed; those behind the newest checkpoint are signed within a minute or two."""
    checkpoint: Union[TransparencyLogCheckpoint, None]
    """The newest one."""
    keys: List[TransparencyLogKey]
    """Newest first, those that retired among them."""

class TransparencyLogCheckpoint(TypedDict):
    type: Literal["transparency-log.checkpoint"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    size: int
    """How many entries the log had."""
    root_hash: str
    """The hash over all of them (RFC 6962), as base64."""
    note: str
    """The signed text of c2sp.org/tlog-checkpoint. Keep it, byte for byte."""
    created_at: str
    """When it was signed."""

class TransparencyLogCheckpoints(TypedDict):
    items: List[TransparencyLogCheckpoint]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

TransparencyLogConsistencyProof = TypedDict("TransparencyLogConsistencyProof", {
    "type": "Literal[\"transparency-log.consistency-proof\"]",
    "from": "int",
    "to": "int",
    "hashes": "List[str]",
}, total=False)

class TransparencyLogEntries(TypedDict):
    items: List[TransparencyLogEntry]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class TransparencyLogEntry(TypedDict):
    type: Literal["transparency-log.entry"]
    """The kind of record, always this word."""
    index: Union[int, None]
    """Its place in the log, from 0 on. Null: it stands in the books among sealed entries, and was never sealed."""
    leaf_hash: Union[str, None]
    """SHA-256 of a zero byte and the canonical JSON (RFC 8785) of `entry`, as base64."""
    entry: Union[Dict[str, Any], None]
    """What the ledger or the audit log says today, all of it as strings but for `amount`. Null: it is not there any more; only entries of the audit log are purged, when they are older than the operator keeps them."""

class TransparencyLogInclusionProof(TypedDict):
    type: Literal["transparency-log.inclusion-proof"]
    """The kind of record, always this word."""
    index: int
    """Of the entry."""
    size: int
    """Of the tree that it is in: the size of a checkpoint."""
    leaf_hash: str
    """Hash of the entry, as base64."""
    hashes: List[str]
    """From the leaf up to the root (RFC 6962, 2.1.1), as base64."""

class TransparencyLogKey(TypedDict):
    type: Literal["transparency-log.key"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    verifier_key: str
    """What a verifier is given, as of c2sp.org/signed-note: name, id and public half (Ed25519)."""
    created_at: str
    """When it was made."""
    retires_at: Union[str, None]
    """From when on nothing is signed with it; null while no newer one is there."""

class TransparencyLogWebhook(TypedDict):
    type: Literal["event"]
    """The kind of record, always this word."""
    id: str
    """The same on every attempt: what came before under it is passed over."""
    name: Union[Literal["transparency-log.checkpoint-signed"], str]
    """What happened."""
    created_at: str
    """When it was made."""
    merchant_account_id: Union[str, None]
    """Whose event it is; null: of the whole instance."""
    instance_id: str
    """Which installation sent it."""
    environment: Union[Literal["sandbox", "production"], str]
    """Where it happened."""
    target: Union[TransparencyLogCheckpoint, WebhookTargetGone]
    """What it happened to, as the operation that reads it would answer."""

class _TravelHubCustomData(TypedDict):
    name: str
    """What the field is called."""
    value: str
    """What stands in it."""

class TravelHubCustomData(_TravelHubCustomData, total=False):
    type: Union[str, None]
    """What kind of text it is."""

class TravelhubOptions(TypedDict, total=False):
    customData: Union[List[TravelHubCustomData], None]
    """Free fields."""
    companyName: Union[str, None]
    """Who travels, or for whom."""

class TrustlyOptions(TypedDict, total=False):
    refreshSplitToken: Union[bool, None]
    """Whether a used-up token is made anew."""

class UpdateTransactionSessionRequest(TypedDict, total=False):
    payload: Union[Dict[str, Any], None]
    """What the client SDK wants the processor to know."""

class UpdateTransactionSessionResponse(TypedDict):
    session_data: Union[Dict[str, Any], None]
    """What the client SDK starts with; null where it needs nothing."""
    default_completion_url: str
    """Called with GET after the buyer approved in the client SDK."""
    integration_client: IntegrationClient
    """The kind of client that the session is for."""

class User(TypedDict):
    type: Literal["user"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    display_name: str
    """What people call them."""
    email_address: str
    """In small letters; no other user has it."""
    status: UserStatus
    """`pending` until they have come in for the first time."""
    passkeys: int
    """How many passkeys they can log in with."""
    invitation_expires_at: Union[str, None]
    """Until when a link that they were given leads somewhere; null where none does."""
    roles: List[RoleAssignment]
    """What they may do, and where."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    last_seen_at: Union[str, None]
    """When they last did something, to within some minutes; null where they never did."""

class _UserCreate(TypedDict):
    email_address: str
    """Where they read their invitation; a second user with it is refused with 409."""
    display_name: str
    """What people call them."""

class UserCreate(_UserCreate, total=False):
    roles: List[UserRole]
    """What they may do from the first day; roles can be given and taken later, too."""

class UserInvitation(TypedDict):
    type: Literal["user-invitation"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    user_id: str
    """Whom it invites."""
    url: str
    """The link, in this answer and never again: whoever opens it makes a passkey of this user."""
    expires_at: str
    """Until when it leads somewhere. It does once."""

class UserInvitationCreate(TypedDict, total=False):
    hours: int
    """For how many hours the link is good."""
    remove_passkeys: bool
    """True for somebody whose device is lost: their passkeys are removed and their sessions end, at once."""

class _UserRole(TypedDict):
    role_id: str
    """An id from `GET /roles`, of a role that can be given to a `user`."""

class UserRole(_UserRole, total=False):
    merchant_account_id: Union[str, None]
    """Where it counts; left out or null: in every merchant account."""
    withheld: List[WithheldActInput]
    """Acts of the role that are ticked off."""
    limits: List[RoleLimitInput]
    """How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like."""

class UserSessions(TypedDict):
    items: List[Session]
    """Newest first: those that live, and some that have ended."""

UserStatus: TypeAlias = "Union[Literal[\"active\", \"pending\", \"deleted\"], str]"

class UserUpdate(TypedDict, total=False):
    display_name: Union[str, None]
    """What people call them from now on."""

class Users(TypedDict):
    items: List[User]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class VaultForwardAuthentication(TypedDict):
    type: Literal["vault-forward-config-authentication"]
    """The kind of record, always this word."""
    id: str
    """`x-vault-forward-authentications` names it."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    config_id: str
    """The endpoint that it belongs to."""
    kind: VaultForwardAuthenticationKind
    """What it does to a request."""
    method: str
    """Which of the kind's methods."""
    display_name: str
    """What you call it."""
    fields: List[VaultForwardAuthenticationField]
    """What is stored; secrets only by their names."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class _VaultForwardAuthenticationCreate(TypedDict):
    kind: VaultForwardAuthenticationKindInput
    """What it does to a request."""
    display_name: str
    """What you call it."""
    fields: List[VaultForwardAuthenticationFieldInput]
    """What the method needs."""

class VaultForwardAuthenticationCreate(_VaultForwardAuthenticationCreate, total=False):
    method: Union[str, None]
    """Which of the kind's methods, for example `http-message`; left out, the kind's first. It cannot be changed."""

class VaultForwardAuthenticationField(TypedDict):
    key: str
    """Which field, as the definition calls it."""
    value: Union[str, None]
    """What is stored; null where it is secret or not set."""
    set: bool
    """Whether anything is stored."""

class VaultForwardAuthenticationFieldInput(TypedDict):
    key: str
    """Which field, as the definition calls it."""
    value: str
    """Goes into the vault as it is; empty unsets the field."""

VaultForwardAuthenticationKind: TypeAlias = "Union[Literal[\"mle\", \"mtls\", \"signature\"], str]"

VaultForwardAuthenticationKindInput: TypeAlias = "Literal[\"mle\", \"mtls\", \"signature\"]"

class VaultForwardAuthenticationUpdate(TypedDict, total=False):
    display_name: Union[str, None]
    """What you call it."""
    fields: Union[List[VaultForwardAuthenticationFieldInput], None]
    """Those that change; the others stay."""

class VaultForwardAuthentications(TypedDict):
    items: List[VaultForwardAuthentication]
    """What was found, in the order that the operation tells."""

class VaultForwardConfig(TypedDict):
    type: Literal["vault-forward-config"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    merchant_account_id: str
    """Id of the merchant account whose data this is."""
    definition_id: str
    """The kind of endpoint that it is."""
    display_name: str
    """What you call it."""
    hosts: List[str]
    """Host names, with a port where it is not 443, that requests may go to."""
    authentications: List[VaultForwardAuthentication]
    """Its authentication methods."""
    creator: Union[Creator, None]
    """The API key or the user that made it; null where that is not known."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class _VaultForwardConfigCreate(TypedDict):
    definition_id: str
    """The kind of endpoint, from `GET /vault-forward/definitions`."""

class VaultForwardConfigCreate(_VaultForwardConfigCreate, total=False):
    display_name: Union[str, None]
    """What you call it; left out, what the definition is called."""
    hosts: Union[List[str], None]
    """Host names, with a port where it is not 443; only where the definition leaves them to you."""

class VaultForwardConfigUpdate(TypedDict, total=False):
    display_name: Union[str, None]
    """What you call it; null brings back what the definition is called."""
    hosts: Union[List[str], None]
    """All its host names, in place of those before; only where the definition leaves them to you."""

class VaultForwardConfigs(TypedDict):
    items: List[VaultForwardConfig]
    """What was found, in the order that the operation tells."""

class VaultForwardDefinition(TypedDict):
    type: Literal["vault-forward-definition"]
    """The kind of record, always this word."""
    id: str
    """`definition_id` of an endpoint names it."""
    display_name: str
    """What the other side is called."""
    hosts: List[str]
    """Host names of the other side; empty where you name them."""
    authentications: List[VaultForwardDefinitionAuthentication]
    """Authentication methods that it takes."""

class VaultForwardDefinitionAuthentication(TypedDict):
    kind: VaultForwardAuthenticationKind
    """What it does to a request."""
    method: str
    """Which of the kind's methods; the first of a kind is its default."""
    title: str
    """What it is called."""
    description: str
    """What it is for."""
    fields: List[VaultForwardDefinitionField]
    """What it needs."""

class VaultForwardDefinitionField(TypedDict):
    key: str
    """Names the field when it is stored."""
    display_name: str
    """What to call it in a form."""
    required: bool
    """Whether the method needs it."""
    format: Union[Literal["text", "multiline", "file", "number"], str]
    """What kind of text it is; files are given in Base64."""
    secret: bool
    """Whether it is never answered."""
    description: str
    """What stands in it."""
    default: Union[str, None]
    """Used where nothing is stored; null for nothing."""
    choices: List[str]
    """The only values taken; empty for any."""

class VaultForwardDefinitions(TypedDict):
    items: List[VaultForwardDefinition]
    """What was found, in the order that the operation tells."""

class _VerifyCredentials(TypedDict):
    payment_service_definition_id: str
    """The connector whose credentials these are."""
    fields: List[FieldValueInput]
    """Settings of the connector by their keys, which its definition lists."""

class VerifyCredentials(_VerifyCredentials, total=False):
    payment_service_id: Union[str, None]
    """A stored one, whose settings fill in what `fields` leaves out."""

class VoidCreate(TypedDict):
    transaction_id: str
    """The authorized transaction."""

VoidStatus: TypeAlias = "Union[Literal[\"succeeded\", \"pending\", \"declined\", \"failed\"], str]"
"""`pending` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen."""

class VoidableField(TypedDict):
    key: str
    """Which setting, as the definition calls it."""
    value: str
    """Text of the setting; empty removes one that is not required."""

class WaitingWebhookDeliveries(TypedDict):
    items: List[WebhookDeliveryDetail]
    """The oldest ones that wait, a hundred at most."""

class WalletPaymentOptionContext(TypedDict):
    merchant_name: str
    """What the wallet shows the buyer."""
    supported_schemes: List[str]
    """Card schemes to ask the wallet for."""

WayIn: TypeAlias = "Union[Literal[\"passkey\", \"invitation\", \"identity-provider\", \"demo\"], str]"

class WebhookAcknowledgement(TypedDict):
    response_status: Union[int, None]
    """What the address that you sent it to answered; null where nothing did. 2xx: it waits no longer."""
    duration_ms: int
    """How long that took."""

WebhookApiVersion: TypeAlias = "Union[Literal[\"2026-11-01\", \"published\"], str]"
"""The version of the API whose words payloads are written in."""

WebhookApiVersionInput: TypeAlias = "Literal[\"2026-11-01\", \"published\"]"
"""The version of the API whose words payloads are written in."""

class WebhookAttempt(TypedDict):
    at: str
    """When it was sent."""
    duration_ms: int
    """How long it took, from the look-up of the address to the end of what was read of the answer."""
    response_status: Union[int, None]
    """The HTTP status of the answer; null where there was none in time."""
    response_body: Union[str, None]
    """The first bytes of the answer, with what looks like a card number masked."""
    error: Union[str, None]
    """What went wrong where there was no answer, or none of 2xx."""

class _WebhookDeliveries(TypedDict):
    items: List[WebhookDelivery]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class WebhookDeliveries(_WebhookDeliveries, total=False):
    looked_back_to: Union[str, None]
    """Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version."""

class WebhookDelivery(TypedDict):
    type: Literal["webhook-delivery"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    webhook_subscription_id: str
    """The webhook subscription that it is for."""
    merchant_account_id: str
    """Whose event it is; empty for one of the instance."""
    event_id: str
    """The `id` of the event, and of the message in its headers: the same on every attempt."""
    event: WebhookEventName
    """What happened."""
    api_version: WebhookApiVersion
    """The version whose words its payload is in."""
    resource_type: str
    """What the event is about: `transaction`, `refund`, `payment-method` …"""
    resource_id: str
    """Which one."""
    transaction_id: Union[str, None]
    """The payment that it belongs to; null where there is none."""
    status: WebhookDeliveryStatus
    """Whether it has arrived, or is still sent, or was given up."""
    tries: int
    """How often it has been sent since it was last begun."""
    last_attempt: Union[WebhookAttempt, None]
    """The last time that it was sent; null where it has not been."""
    next_attempt_at: Union[str, None]
    """When it is sent next, unless the endpoint rests; null once it has ended."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

WebhookDeliveryCount = TypedDict("WebhookDeliveryCount", {
    "from": "str",
    "until": "str",
    "delivered": "int",
    "pending": "int",
    "failed": "int",
}, total=False)

class WebhookDeliveryCounts(TypedDict):
    items: List[WebhookDeliveryCount]
    """The hours of the last day, oldest first, those without a delivery among them."""
    counted_since: str
    """Since when deliveries are counted: later than the first hour where there are more than 100,000."""

class WebhookDeliveryDetail(TypedDict):
    type: Literal["webhook-delivery"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    webhook_subscription_id: str
    """The webhook subscription that it is for."""
    merchant_account_id: str
    """Whose event it is; empty for one of the instance."""
    event_id: str
    """The `id` of the event, and of the message in its headers: the same on every attempt."""
    event: WebhookEventName
    """What happened."""
    api_version: WebhookApiVersion
    """The version whose words its payload is in."""
    resource_type: str
    """What the event is about: `transaction`, `refund`, `payment-method` …"""
    resource_id: str
    """Which one."""
    transaction_id: Union[str, None]
    """The payment that it belongs to; null where there is none."""
    status: WebhookDeliveryStatus
    """Whether it has arrived, or is still sent, or was given up."""
    tries: int
    """How often it has been sent since it was last begun."""
    last_attempt: Union[WebhookAttempt, None]
    """The last time that it was sent; null where it has not been."""
    next_attempt_at: Union[str, None]
    """When it is sent next, unless the endpoint rests; null once it has ended."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""
    payload: str
    """The exact text that is sent as the body, and signed."""
    attempts: List[WebhookAttempt]
    """Every attempt, oldest first; the last fifty where there were more."""

WebhookDeliveryStatus: TypeAlias = "Union[Literal[\"pending\", \"delivered\", \"failed\"], str]"
"""`pending`: it is sent, again where that failed. `delivered`: the endpoint answered 2xx. `failed`: it is given up."""

WebhookDeliveryStatusInput: TypeAlias = "Literal[\"pending\", \"delivered\", \"failed\"]"
"""`pending`: it is sent, again where that failed. `delivered`: the endpoint answered 2xx. `failed`: it is given up."""

WebhookDisabledReason: TypeAlias = "Union[Literal[\"gone\"], str]"

WebhookEventName: TypeAlias = "Union[Literal[\"api-key-pair.created\", \"api-key-pair.deleted\", \"api-key-pair.updated\", \"buyer.created\", \"buyer.deleted\", \"buyer.updated\", \"capture.declined\", \"capture.failed\", \"capture.pending\", \"capture.succeeded\", \"card-export.finished\", \"dispute.accepted\", \"dispute.closed\", \"dispute.expired\", \"dispute.lost\", \"dispute.opened\", \"dispute.response-failed\", \"dispute.submitted\", \"dispute.updated\", \"dispute.won\", \"experiment.ended\", \"gift-card.created\", \"gift-card.deleted\", \"monitoring.incident.closed\", \"monitoring.incident.created\", \"payment-link.created\", \"payment-link.updated\", \"payment-method.authorization-expiring\", \"payment-method.authorization-update-required\", \"payment-method.authorization-updated\", \"payment-method.deleted\", \"payment-method.paused\", \"payment-method.resumed\", \"payment-method.updated\", \"payout.declined\", \"payout.failed\", \"payout.pending\", \"payout.returned\", \"payout.succeeded\", \"reconciliation.closed\", \"reconciliation.unexplained\", \"refund.declined\", \"refund.failed\", \"refund.processing\", \"refund.succeeded\", \"report-execution.failed\", \"report-execution.succeeded\", \"shipping-details.created\", \"shipping-details.deleted\", \"shipping-details.updated\", \"transaction.authenticated\", \"transaction.authentication-pending\", \"transaction.authorized\", \"transaction.capture-failed\", \"transaction.capture-pending\", \"transaction.captured\", \"transaction.declined\", \"transaction.failed\", \"transaction.modified\", \"transaction.retry-ended\", \"transaction.retry-planned\", \"transaction.retry-recovered\", \"transaction.review-accepted\", \"transaction.settled\", \"transaction.void-declined\", \"transaction.void-failed\", \"transaction.void-pending\", \"transaction.voided\", \"transparency-log.checkpoint-signed\"], str]"
"""What happened, by its resource and its verb. docs/webhooks.md says when each is told."""

WebhookEventNameInput: TypeAlias = "Literal[\"api-key-pair.created\", \"api-key-pair.deleted\", \"api-key-pair.updated\", \"buyer.created\", \"buyer.deleted\", \"buyer.updated\", \"capture.declined\", \"capture.failed\", \"capture.pending\", \"capture.succeeded\", \"card-export.finished\", \"dispute.accepted\", \"dispute.closed\", \"dispute.expired\", \"dispute.lost\", \"dispute.opened\", \"dispute.response-failed\", \"dispute.submitted\", \"dispute.updated\", \"dispute.won\", \"experiment.ended\", \"gift-card.created\", \"gift-card.deleted\", \"monitoring.incident.closed\", \"monitoring.incident.created\", \"payment-link.created\", \"payment-link.updated\", \"payment-method.authorization-expiring\", \"payment-method.authorization-update-required\", \"payment-method.authorization-updated\", \"payment-method.deleted\", \"payment-method.paused\", \"payment-method.resumed\", \"payment-method.updated\", \"payout.declined\", \"payout.failed\", \"payout.pending\", \"payout.returned\", \"payout.succeeded\", \"reconciliation.closed\", \"reconciliation.unexplained\", \"refund.declined\", \"refund.failed\", \"refund.processing\", \"refund.succeeded\", \"report-execution.failed\", \"report-execution.succeeded\", \"shipping-details.created\", \"shipping-details.deleted\", \"shipping-details.updated\", \"transaction.authenticated\", \"transaction.authentication-pending\", \"transaction.authorized\", \"transaction.capture-failed\", \"transaction.capture-pending\", \"transaction.captured\", \"transaction.declined\", \"transaction.failed\", \"transaction.modified\", \"transaction.retry-ended\", \"transaction.retry-planned\", \"transaction.retry-recovered\", \"transaction.review-accepted\", \"transaction.settled\", \"transaction.void-declined\", \"transaction.void-failed\", \"transaction.void-pending\", \"transaction.voided\", \"transparency-log.checkpoint-signed\"]"
"""What happened, by its resource and its verb. docs/webhooks.md says when each is told."""

WebhookOrdering: TypeAlias = "Union[Literal[\"none\", \"resource\", \"endpoint\"], str]"
"""`none`: every delivery goes by itself. `resource`: those of one transaction, or of one other resource, go one after the other. `endpoint`: all do. What is kept in order waits while the one before it is retried."""

WebhookOrderingInput: TypeAlias = "Literal[\"none\", \"resource\", \"endpoint\"]"
"""`none`: every delivery goes by itself. `resource`: those of one transaction, or of one other resource, go one after the other. `endpoint`: all do. What is kept in order waits while the one before it is retried."""

WebhookReplay = TypedDict("WebhookReplay", {
    "from": "str",
    "until": "str",
    "statuses": "List[WebhookDeliveryStatusInput]",
    "events": "Union[List[WebhookEventNameInput], None]",
}, total=False)

class WebhookReplayed(TypedDict):
    count: int
    """How many deliveries have begun again so far."""
    resend_id: str
    """The job that did it, and goes on where there are very many: `resends` says how far it has come."""

class WebhookResend(TypedDict):
    type: Literal["webhook-resend"]
    """The kind of record, always this word."""
    id: str
    """Id that Railyard gave it, for good."""
    webhook_subscription_id: str
    """The webhook subscription that it is for."""
    status: WebhookResendStatus
    """Whether it goes on."""
    count: int
    """How many deliveries have begun again."""
    created_at_gte: Union[str, None]
    """Only deliveries that were made at this time or later."""
    created_at_lte: Union[str, None]
    """Only deliveries that were made at this time or earlier."""
    statuses: List[WebhookDeliveryStatus]
    """Those that stand so when they are looked at. Left out: those that were given up."""
    events: Union[List[WebhookEventName], None]
    """Only those of these events; null for all."""
    resource_id: Union[str, None]
    """Only those of this payment, or of this resource where it is of no payment."""
    delivery_ids: Union[List[str], None]
    """Only these; null for all."""
    creator_name: Union[str, None]
    """Who asked for it."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last went on."""

class WebhookResendCreate(TypedDict, total=False):
    created_at_gte: Union[str, None]
    """Only deliveries that were made at this time or later."""
    created_at_lte: Union[str, None]
    """Only deliveries that were made at this time or earlier."""
    statuses: List[WebhookDeliveryStatusInput]
    """Those that stand so when they are looked at. Left out: those that were given up."""
    events: Union[List[WebhookEventNameInput], None]
    """Only those of these events; null for all."""
    resource_id: Union[str, None]
    """Only those of this payment, or of this resource where it is of no payment."""
    delivery_ids: Union[List[str], None]
    """Only these; null for all."""

WebhookResendStatus: TypeAlias = "Union[Literal[\"running\", \"completed\", \"stopped\"], str]"
"""`running`: more may begin again. `completed`: all that fit have. `stopped`: somebody ended it before."""

class WebhookResends(TypedDict):
    items: List[WebhookResend]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class _WebhookSubscription(TypedDict):
    id: str
    """Id that Railyard gave it, for good."""
    type: Literal["webhook-subscription"]
    """The kind of record, always this word."""
    merchant_account_id: Union[str, None]
    """Whose events it is told of; null for those of every merchant account, and of the instance."""
    active: bool
    """Whether it is told of anything. Events of a time in which it was not are never sent."""
    url: str
    """Where deliveries are sent to; `railyard:listen` where they wait to be fetched."""
    authentication: Union[BasicAuthentication, CredentialsOAuthAuthentication, PasswordOAuthAuthentication, None]
    """How requests say who they are, beside their signature; null where the signature is enough."""
    secret: Union[str, None]
    """What signatures are made with. Told once, when it is made: by the answer that creates the subscription, and by the one that rotates its secret."""
    rotating: bool
    """Whether the secret before this one is still signed with as well."""
    creator: Union[Creator, None]
    """Which API key made it."""

class WebhookSubscription(_WebhookSubscription, total=False):
    paused: bool
    """Whether deliveries wait instead of being sent. Events go on being kept for it."""
    disabled_reason: Union[WebhookDisabledReason, None]
    """Why it is not active any more where you did not ask for it. `gone`: the endpoint answered 410."""
    events: Union[List[WebhookEventName], None]
    """Which events it is told of; null for all of them."""
    api_version: WebhookApiVersion
    """The version whose words its payloads are in."""
    ordering: WebhookOrdering
    """Whether deliveries keep an order."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""

class _WebhookSubscriptionCreate(TypedDict):
    url: str
    """Where deliveries are sent to: `https`, a public address, port 443 or 8443. `railyard:listen` keeps them until they are fetched and acknowledged."""

class WebhookSubscriptionCreate(_WebhookSubscriptionCreate, total=False):
    active: bool
    """Whether it is told of events from now on."""
    authentication: Union[BasicAuthenticationCreate, CredentialsOAuthAuthenticationCreate, PasswordOAuthAuthenticationCreate, None]
    """How requests say who they are, beside their signature."""
    merchant_account_id: None
    """Null, said out loud, for events of every merchant account and of the instance; only keys that may act for all of them can ask for it. Left out: the merchant account of the request."""
    events: Union[List[WebhookEventNameInput], None]
    """Which events it is told of. Left out, or null: all of them, those of later versions too."""
    api_version: WebhookApiVersionInput
    """The version whose words payloads are in. Left out: that of this request."""
    ordering: WebhookOrderingInput
    """Whether deliveries keep an order. Left out: `none`."""

class WebhookSubscriptionRotateSecret(TypedDict, total=False):
    delta: Union[int, None]
    """For how many minutes the secret before this one is signed with as well, a week at most. Left out: a day. 0 ends it at once."""

class WebhookSubscriptionUpdate(TypedDict, total=False):
    active: Union[bool, None]
    """Whether it is told of events. Null leaves it as it is."""
    url: Union[str, None]
    """Where deliveries are sent to from now on, those that wait too. Null leaves it as it is."""
    authentication: Union[BasicAuthenticationCreate, CredentialsOAuthAuthenticationCreate, PasswordOAuthAuthenticationCreate, None]
    """Replaces what is there; null takes it away."""
    paused: bool
    """True: deliveries wait. False: they are sent again, those that waited too."""
    events: Union[List[WebhookEventNameInput], None]
    """Which events it is told of from now on; null for all."""
    api_version: WebhookApiVersionInput
    """The version of payloads of events from now on."""
    ordering: WebhookOrderingInput
    """The order of deliveries of events from now on."""

class WebhookSubscriptions(TypedDict):
    items: List[WebhookSubscription]
    """What was found, in the order that the operation tells."""
    limit: int
    """How many records a page holds at most."""
    next_cursor: Union[str, None]
    """Goes into `cursor` for the page after this one; null on the last."""
    previous_cursor: Union[str, None]
    """Goes into `cursor` for the page before this one; null on the first."""

class WebhookTargetGone(TypedDict):
    type: str
    """What it was."""
    id: str
    """The `id` that it had."""

class WebhookTest(TypedDict):
    event: WebhookEventNameInput
    """Which event to tell of, with an example of its resource."""

WithheldAct: TypeAlias = "Union[Literal[\"capture\", \"refund\", \"review\", \"void\"], str]"

WithheldActInput: TypeAlias = "Literal[\"capture\", \"refund\", \"review\", \"void\"]"

class WorldpayVapOptions(TypedDict, total=False):
    reportGroup: Union[str, None]
    """Under what it stands in reports."""
    orderId: Union[str, None]
    """Your own identifier of the order."""

class WpayEverdaypayOptions(TypedDict, total=False):
    merchant_defined_data: Union[Dict[str, str], None]
    """Fields that you made at WPay."""
    customerId: Union[str, None]
    """The buyer at WPay."""
    rewardsAccessToken: Union[str, None]
    """Opens the buyer's loyalty account."""
    deviceId: Union[str, None]
    """The buyer's phone or computer."""
    postPaymentRedirect: Union[bool, None]
    """Whether the buyer is sent back afterwards."""

class WpayPaytoOptions(TypedDict, total=False):
    instrument: Union[WpayPaytoResourceOptions, None]
    """For making the agreement."""
    payment: Union[WpayPaytoResourceOptions, None]
    """For charging it."""
    refund: Union[WpayPaytoResourceOptions, None]
    """For giving back."""

class WpayPaytoResourceOptions(TypedDict, total=False):
    simulation: Union[WpayPaytoSimulationOptions, None]
    """What WPay's test system makes of it."""

class WpayPaytoSimulationOptions(TypedDict, total=False):
    simulate: Union[str, None]
    """Which outcome."""
    delay: Union[int, None]
    """After how many seconds."""

WebhookBodies = TypedDict("WebhookBodies", {
    "api-key-pair.created": "ApiKeyPairWebhook",
    "api-key-pair.deleted": "ApiKeyPairWebhook",
    "api-key-pair.updated": "ApiKeyPairWebhook",
    "buyer.created": "BuyerWebhook",
    "buyer.deleted": "BuyerWebhook",
    "buyer.updated": "BuyerWebhook",
    "capture.declined": "CaptureWebhook",
    "capture.failed": "CaptureWebhook",
    "capture.pending": "CaptureWebhook",
    "capture.succeeded": "CaptureWebhook",
    "card-export.finished": "CardExportWebhook",
    "dispute.accepted": "DisputeWebhook",
    "dispute.closed": "DisputeWebhook",
    "dispute.expired": "DisputeWebhook",
    "dispute.lost": "DisputeWebhook",
    "dispute.opened": "DisputeWebhook",
    "dispute.response-failed": "DisputeWebhook",
    "dispute.submitted": "DisputeWebhook",
    "dispute.updated": "DisputeWebhook",
    "dispute.won": "DisputeWebhook",
    "experiment.ended": "ExperimentWebhook",
    "gift-card.created": "GiftCardWebhook",
    "gift-card.deleted": "GiftCardWebhook",
    "monitoring.incident.closed": "MonitoringIncidentWebhook",
    "monitoring.incident.created": "MonitoringIncidentWebhook",
    "payment-link.created": "PaymentLinkWebhook",
    "payment-link.updated": "PaymentLinkWebhook",
    "payment-method.authorization-expiring": "PaymentMethodWebhook",
    "payment-method.authorization-update-required": "PaymentMethodWebhook",
    "payment-method.authorization-updated": "PaymentMethodWebhook",
    "payment-method.deleted": "PaymentMethodWebhook",
    "payment-method.paused": "PaymentMethodWebhook",
    "payment-method.resumed": "PaymentMethodWebhook",
    "payment-method.updated": "PaymentMethodWebhook",
    "payout.declined": "PayoutWebhook",
    "payout.failed": "PayoutWebhook",
    "payout.pending": "PayoutWebhook",
    "payout.returned": "PayoutWebhook",
    "payout.succeeded": "PayoutWebhook",
    "reconciliation.closed": "ReconciliationWebhook",
    "reconciliation.unexplained": "ReconciliationWebhook",
    "refund.declined": "RefundWebhook",
    "refund.failed": "RefundWebhook",
    "refund.processing": "RefundWebhook",
    "refund.succeeded": "RefundWebhook",
    "report-execution.failed": "ReportExecutionWebhook",
    "report-execution.succeeded": "ReportExecutionWebhook",
    "shipping-details.created": "ShippingDetailsWebhook",
    "shipping-details.deleted": "ShippingDetailsWebhook",
    "shipping-details.updated": "ShippingDetailsWebhook",
    "transaction.authenticated": "TransactionWebhook",
    "transaction.authentication-pending": "TransactionWebhook",
    "transaction.authorized": "TransactionWebhook",
    "transaction.capture-failed": "TransactionWebhook",
    "transaction.capture-pending": "TransactionWebhook",
    "transaction.captured": "TransactionWebhook",
    "transaction.declined": "TransactionWebhook",
    "transaction.failed": "TransactionWebhook",
    "transaction.modified": "TransactionWebhook",
    "transaction.retry-ended": "TransactionWebhook",
    "transaction.retry-planned": "TransactionWebhook",
    "transaction.retry-recovered": "TransactionWebhook",
    "transaction.review-accepted": "TransactionWebhook",
    "transaction.settled": "TransactionWebhook",
    "transaction.void-declined": "TransactionWebhook",
    "transaction.void-failed": "TransactionWebhook",
    "transaction.void-pending": "TransactionWebhook",
    "transaction.voided": "TransactionWebhook",
    "transparency-log.checkpoint-signed": "TransparencyLogWebhook",
}, total=False)
"""What a webhook carries, by the name of its event. A later version may have more of them."""
