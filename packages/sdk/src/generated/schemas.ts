// made from contract VERSION 2026-11-01.55; do not edit

/** One of these words, or one of a later version. */
export type Open<Words extends string> = Words | (string & {});

export type AccountUpdaterInquirySummary = Readonly<{
  /** The kind of record, always this word. */
  type: 'account-updater-inquiry';
  /** Names the question; the answer shows in the payment method. */
  id: string;
  /** The card that is asked about. */
  payment_method_id: string;
}>;

export type AccountUpdaterJob = Readonly<{
  /** The kind of record, always this word. */
  type: 'account-updater-job';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** One for each card that the schemes are asked about; cards that cannot be asked about are left out. */
  inquiries: readonly AccountUpdaterInquirySummary[];
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type AccountUpdaterJobCreate = Readonly<{
  /** Stored cards to ask about, none twice. */
  payment_method_ids: readonly string[];
}>;

export type AccountUpdaterOptions = Readonly<{
  /** `updated` gives new details. */
  response_code?: 'updated' | null;
  /** The new number; goes into the vault. */
  account_number?: string | null;
  /** Month of the new card, two digits. */
  expiration_month?: string | null;
  /** Year of the new card, four digits. */
  expiration_year?: string | null;
  /** What the updater answers instead of new details. */
  error_code?: string | null;
}>;

export type AccountsReceivablesReportSpec = Readonly<{
  /** What the report is about; `ai_insights` is refused. */
  model?: 'accounts_receivables';
  /** `fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first. */
  params: Readonly<Record<string, unknown>>;
}>;

export type AchBankPaymentMethodCreate = Readonly<{
  /** A bank account. */
  method?: 'bank';
  /** Whose account it is. */
  account_holder: BankAccountHolder;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** Your own identifier of the payment method, where it is stored. */
  external_identifier?: string | null;
  /** The payment service that is to debit it. */
  payment_service_id?: string | null;
  /** An account in the United States. */
  scheme?: 'ach';
  /** 4 to 17 digits; goes into the vault and is never answered. */
  account_number: string;
  /** Nine digits, the last a check digit. */
  routing_number: string;
  /** `account_number` is a token of the processor that stands for the number. Only payment services whose processor gives such tokens take it; it has no label. */
  is_tokenized?: boolean | null;
  /** What kind of account it is. */
  account_type: 'checking' | 'savings';
}>;

export type AdditionalSchemeDetail = Readonly<{
  /** A scheme that the card carries beside its first one. */
  scheme: CardScheme;
  /** A picture of it; null where there is none. */
  icon_url: string | null;
}>;

export type Address = Readonly<{
  /** Town or village. */
  city?: string | null;
  /** Country of the address. ISO 3166-1 alpha-2, upper case. */
  country?: string | null;
  /** ZIP or postal code. */
  postal_code?: string | null;
  /** State, province or county in words. */
  state?: string | null;
  /** ISO 3166-2 code, for example `US-CA`. */
  state_code?: string | null;
  /** Where in the street it is. */
  house_number_or_name?: string | null;
  /** Street, and the number where `house_number_or_name` is left out. */
  line1?: string | null;
  /** What does not fit into the first line. */
  line2?: string | null;
  /** Company, where the address is one's. */
  organization?: string | null;
}>;

export type AddressInput = Readonly<{
  /** Town or village. */
  city?: string | null;
  /** Country of the address. ISO 3166-1 alpha-2, upper case. */
  country?: string | null;
  /** ZIP or postal code. */
  postal_code?: string | null;
  /** State, province or county in words. */
  state?: string | null;
  /** ISO 3166-2 code, for example `US-CA`. */
  state_code?: string | null;
  /** Where in the street it is. */
  house_number_or_name?: string | null;
  /** Street, and the number where `house_number_or_name` is left out. */
  line1?: string | null;
  /** What does not fit into the first line. */
  line2?: string | null;
  /** Company, where the address is one's. */
  organization?: string | null;
}>;

export type AdyenAutoRescueSepaScenario = 'AutoRescueSuccessfulFirst' | 'AutoRescueSuccessfulSecond' | 'AutoRescueFailed';

export type AdyenCardAutoRescueScenario = 'AutoRescueSuccessfulFirst' | 'AutoRescueSuccessfulSecond' | 'AutoRescueFailed' | 'AutoRescueFraud';

export type AdyenCardOptions = Readonly<{
  /** Whether Adyen tries again what was declined. */
  autoRescue?: boolean | null;
  /** For how many days it does. */
  maxDaysToRescue?: number | null;
  /** Adyen's `additionalData`. */
  additionalData?: Readonly<Record<string, string>> | null;
  /** What Adyen's test system makes of it. */
  autoRescueScenario?: AdyenCardAutoRescueScenario | null;
  /** Origin of the page for native 3-D Secure. */
  window_origin?: string | null;
  /** Who gets which part of the money. */
  splits?: AdyenSplitsOptions | null;
  /** Adyen's object of this name. */
  merchantRiskIndicator?: Readonly<Record<string, unknown>> | null;
  /** Adyen's object of this name. */
  accountInfo?: Readonly<Record<string, unknown>> | null;
  /** Adyen's object of this name. */
  riskData?: Readonly<Record<string, unknown>> | null;
  /** Which challenge you wish for, by EMVCo's two digits. */
  threeDSRequestorChallengeInd?: string | null;
  /** When Adyen does 3-D Secure. */
  attemptAuthentication?: string | null;
}>;

export type AdyenOptions = Readonly<{
  /** Adyen's `additionalData`. */
  additionalData?: Readonly<Record<string, string>> | null;
}>;

export type AdyenPixOptions = Readonly<{
  /** Adyen's `additionalData`. */
  additionalData?: Readonly<Record<string, string>> | null;
  /** What the buyer agrees to for later payments. */
  pixRecurring?: AdyenPixRecurringOptions | null;
}>;

export type AdyenPixRecurringAmount = Readonly<{
  /** In minor units. */
  value?: number | null;
  /** ISO 4217 code of that value. */
  currency?: string | null;
}>;

export type AdyenPixRecurringOptions = Readonly<{
  /** How often money is taken. */
  frequency?: string | null;
  /** How much is taken each time; null for what varies. */
  recurringAmount: AdyenPixRecurringAmount | null;
  /** First day of the agreement. */
  startsAt?: string | null;
  /** Last day of the agreement. */
  endsAt?: string | null;
  /** What the buyer reads each time. */
  recurringStatement?: string | null;
}>;

export type AdyenSepaOptions = Readonly<{
  /** Whether Adyen tries again what was refused. */
  autoRescue?: boolean | null;
  /** For how many days it does. */
  maxDaysToRescue?: number | null;
  /** Adyen's `additionalData`. */
  additionalData?: Readonly<Record<string, string>> | null;
  /** What Adyen's test system makes of it. */
  autoRescueSepaScenario?: AdyenAutoRescueSepaScenario | null;
  /** Who holds the account. */
  ownerName?: string | null;
}>;

export type AdyenSplitsOptions = Readonly<{
  /** Parts of what is authorized. */
  authorization?: readonly Readonly<Record<string, unknown>>[] | null;
  /** Parts of what is captured. */
  capture?: readonly Readonly<Record<string, unknown>>[] | null;
  /** Parts of what is refunded. */
  refund?: readonly Readonly<Record<string, unknown>>[] | null;
}>;

export type AffirmItineraryOptions = Readonly<{
  /** What kind of thing it is. */
  type?: string | null;
  /** Your code for it. */
  sku?: string | null;
  /** What it is called. */
  display_name?: string | null;
  /** The house it takes place in. */
  venue?: string | null;
  /** The town it takes place in. */
  location?: string | null;
  /** When it begins. */
  date_start?: string | null;
  /** Who runs it. */
  management?: string | null;
}>;

export type AffirmOptions = Readonly<{
  /** What was taken off, by code. */
  discounts?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
  /** The journey or event that is sold. */
  itinerary?: AffirmItineraryOptions | null;
}>;

export type AgentMandate = Readonly<{
  /** The kind of record, always this word. */
  type: 'agent-mandate';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** What it is for, in words of the person who gives it. Every entry of the audit log leads to it. */
  purpose: string;
  /** What may be done. `pay` takes `payments`, and `refund` takes `refunds`. */
  actions: readonly AgentMandateAction[];
  /** The one currency of all of it. ISO 4217, upper case. */
  currency: string;
  /** How much may be paid; null where nothing may. */
  payments: AgentMandateLimits | null;
  /** How much may be refunded; null where nothing may. */
  refunds: AgentMandateLimits | null;
  /** Only payments of these buyers; empty: of any. */
  buyer_ids: readonly string[];
  /** Only payments with these stored payment methods; empty: with any. */
  payment_method_ids: readonly string[];
  /** Only payments with one of these identifiers of yours, of an order say; empty: any. */
  external_identifiers: readonly string[];
  /** Nothing may be done before. */
  valid_from: string;
  /** Nothing may be begun from then on. */
  valid_until: string;
  /** Whether it holds now. */
  state: AgentMandateState;
  /** What is taken of `payments`: with each payment as it begins, until it has failed. */
  paid: AgentMandateUse;
  /** What is taken of `refunds`: with each refund as it begins, until it has failed. */
  refunded: AgentMandateUse;
  /** What may still be paid; null where nothing ever may. */
  payments_left: AgentMandateUse | null;
  /** What may still be refunded; null where nothing ever may. */
  refunds_left: AgentMandateUse | null;
  /** The API key or the user that gave it. */
  creator: Creator | null;
  /** When it was made. */
  created_at: string;
  /** When it was last used or revoked. */
  updated_at: string;
  /** When somebody took it back; null: nobody has. */
  revoked_at: string | null;
}>;

/** `read` finds payments, buyers and stored payment methods. `pay` charges a stored payment method. `capture` and `void` are of payments that were made under this mandate; `refund` is of any that it is about. */
export type AgentMandateAction = Open<'read' | 'pay' | 'capture' | 'void' | 'refund'>;

/** `read` finds payments, buyers and stored payment methods. `pay` charges a stored payment method. `capture` and `void` are of payments that were made under this mandate; `refund` is of any that it is about. */
export type AgentMandateActionInput = 'read' | 'pay' | 'capture' | 'void' | 'refund';

export type AgentMandateAttempt = Readonly<{
  /** What would be tried. */
  payment_service_id: string;
  /** What a person calls it. */
  display_name: string;
}>;

export type AgentMandateCheck = Readonly<{
  /** What would be done. */
  action: 'pay' | 'capture' | 'void' | 'refund';
  /** How much; for a capture or a refund, left out: all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** Of `pay`; left out, the mandate's. ISO 4217, upper case. */
  currency?: string | null;
  /** Of `pay`: where the buyer is, as the payment would say it. ISO 3166-1 alpha-2, upper case. */
  country?: string | null;
  /** Of `pay`: whether the money is held first. */
  intent?: TransactionIntentInput;
  /** Of `pay`: the stored payment method that would be charged. */
  payment_method_id?: string | null;
  /** Of `pay`: your own identifier of it. */
  external_identifier?: string | null;
  /** Of all others: the payment that it would be done to. */
  transaction_id?: string | null;
}>;

export type AgentMandateChecked = Readonly<{
  /** The kind of record, always this word. */
  type: 'agent-mandate-check';
  /** Whether it would be begun now. Nothing is kept free for it. */
  allowed: boolean;
  /** All that would have to be otherwise. */
  problems: readonly AgentMandateProblem[];
  /** What it would come to; null where that is not known. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number | null;
  /** What may still be paid; null where nothing ever may. */
  payments_left: AgentMandateUse | null;
  /** What may still be refunded; null where nothing ever may. */
  refunds_left: AgentMandateUse | null;
  /** Of a payment: what the flow decides of it now; null for all else, and where something is wrong. */
  route: AgentMandateRoute | null;
}>;

export type AgentMandateCreate = Readonly<{
  /** What it is for, in words of the person who gives it. Every entry of the audit log leads to it. */
  purpose: string;
  /** What may be done. `pay` takes `payments`, and `refund` takes `refunds`. */
  actions: readonly AgentMandateActionInput[];
  /** The one currency of all of it. ISO 4217, upper case. */
  currency: string;
  /** How much may be paid; null where nothing may. */
  payments?: AgentMandateLimitsInput | null;
  /** How much may be refunded; null where nothing may. */
  refunds?: AgentMandateLimitsInput | null;
  /** Only payments of these buyers; empty: of any. */
  buyer_ids?: readonly string[];
  /** Only payments with these stored payment methods; empty: with any. */
  payment_method_ids?: readonly string[];
  /** Only payments with one of these identifiers of yours, of an order say; empty: any. */
  external_identifiers?: readonly string[];
  /** Nothing may be done before; left out, from now on. */
  valid_from?: string | null;
  /** Nothing may be begun from then on. */
  valid_until: string;
}>;

export type AgentMandateLimits = Readonly<{
  /** Each of them, at most. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount_max: number;
  /** All of them together, at most. What failed is not among them. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  total_max: number;
  /** How many may be begun. One that failed counts all the same. */
  count_max: number;
}>;

export type AgentMandateLimitsInput = Readonly<{
  /** Each of them, at most. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount_max: number;
  /** All of them together, at most. What failed is not among them. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  total_max: number;
  /** How many may be begun. One that failed counts all the same. */
  count_max: number;
}>;

export type AgentMandateProblem = Readonly<{
  /** Which member of what was asked is about. */
  pointer: string;
  /** What would be right, in a sentence that begins with that member. */
  message: string;
  /** `value_error.agent_mandate.…` where it is the mandate that does not allow it. */
  type: string;
}>;

export type AgentMandateRoute = Readonly<{
  /** Payment services in the order in which they would be tried. */
  attempts: readonly AgentMandateAttempt[];
  /** What it would be declined with before anything is sent; null: it would be tried. */
  error_code: string | null;
  /** What a rule says of 3-D Secure; null: the set-up of the payment service decides. */
  three_d_secure: Open<'attempt' | 'force' | 'skip'> | null;
}>;

/** Whether anything may be done under it now: not yet, yes, not any more, never again. */
export type AgentMandateState = Open<'waiting' | 'active' | 'ended' | 'revoked'>;

export type AgentMandateUse = Readonly<{
  /** All of them together. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** How many. */
  count: number;
}>;

export type AgentMandates = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly AgentMandate[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type AiInsightsReportSpec = Readonly<{
  /** What the report is about; `ai_insights` is refused. */
  model?: 'ai_insights';
  /** `fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first. */
  params: Readonly<Record<string, unknown>>;
}>;

export type Airline = Readonly<{
  /** Code of the booking, as travellers know it. */
  booking_code?: string | null;
  /** Whether who pays travels too. */
  is_cardholder_traveling?: boolean | null;
  /** Where the ticket was issued. */
  issued_address?: string | null;
  /** When the ticket was issued. */
  issued_at?: string | null;
  /** Two or three characters of the airline that issued the ticket. */
  issuing_carrier_code?: string | null;
  /** The airline that issued the ticket, in words. */
  issuing_carrier_name?: string | null;
  /** IATA designator, two characters, of the airline that issued the ticket. */
  issuing_iata_designator?: string | null;
  /** ICAO code, three characters, of the airline that issued the ticket. */
  issuing_icao_code?: string | null;
  /** The flights, in order. */
  legs?: readonly AirlineLeg[] | null;
  /** PNR in the reservation system. */
  passenger_name_record?: string | null;
  /** Who travels. */
  passengers?: readonly AirlinePassenger[] | null;
  /** The system in which it was booked. */
  reservation_system?: string | null;
  /** Whether it cannot be refunded or changed. */
  restricted_ticket?: boolean | null;
  /** How the traveller gets the ticket. */
  ticket_delivery_method?: Open<'electronic' | 'other'> | null;
  /** Number of the ticket for all flights. */
  ticket_number?: string | null;
  /** IATA code of the agency. */
  travel_agency_code?: string | null;
  /** The agency's invoice. */
  travel_agency_invoice_number?: string | null;
  /** The agency that sold the ticket. */
  travel_agency_name?: string | null;
  /** The agency's tour or plan. */
  travel_agency_plan_name?: string | null;
}>;

export type AirlineInput = Readonly<{
  /** Code of the booking, as travellers know it. */
  booking_code?: string | null;
  /** Whether who pays travels too. */
  is_cardholder_traveling?: boolean | null;
  /** Where the ticket was issued. */
  issued_address?: string | null;
  /** When the ticket was issued. */
  issued_at?: string | null;
  /** Two or three characters of the airline that issued the ticket. */
  issuing_carrier_code?: string | null;
  /** The airline that issued the ticket, in words. */
  issuing_carrier_name?: string | null;
  /** IATA designator, two characters, of the airline that issued the ticket. */
  issuing_iata_designator?: string | null;
  /** ICAO code, three characters, of the airline that issued the ticket. */
  issuing_icao_code?: string | null;
  /** The flights, in order. */
  legs?: readonly AirlineLegInput[] | null;
  /** PNR in the reservation system. */
  passenger_name_record?: string | null;
  /** Who travels. */
  passengers?: readonly AirlinePassengerInput[] | null;
  /** The system in which it was booked. */
  reservation_system?: string | null;
  /** Whether it cannot be refunded or changed. */
  restricted_ticket?: boolean | null;
  /** How the traveller gets the ticket. */
  ticket_delivery_method?: 'electronic' | 'other' | null;
  /** Number of the ticket for all flights. */
  ticket_number?: string | null;
  /** IATA code of the agency. */
  travel_agency_code?: string | null;
  /** The agency's invoice. */
  travel_agency_invoice_number?: string | null;
  /** The agency that sold the ticket. */
  travel_agency_name?: string | null;
  /** The agency's tour or plan. */
  travel_agency_plan_name?: string | null;
}>;

export type AirlineLeg = Readonly<{
  /** IATA code of the airport of arrival, three letters. */
  arrival_airport?: string | null;
  /** Local landing time with its offset. */
  arrival_at?: string | null;
  /** Where the flight lands. */
  arrival_city?: string | null;
  /** Where the flight lands. ISO 3166-1 alpha-2, upper case. */
  arrival_country?: string | null;
  /** Two or three characters of the airline that flies. */
  carrier_code?: string | null;
  /** The airline that flies, in words. */
  carrier_name?: string | null;
  /** Two characters of the airline that flies, by IATA. */
  iata_designator?: string | null;
  /** Three characters of the airline that flies, by ICAO. */
  icao_code?: string | null;
  /** Which coupon of the ticket is used. */
  coupon_number?: string | null;
  /** IATA code of the airport of departure, three letters. */
  departure_airport?: string | null;
  /** Local take-off time with its offset. */
  departure_at?: string | null;
  /** Where the flight starts. */
  departure_city?: string | null;
  /** Where the flight starts. ISO 3166-1 alpha-2, upper case. */
  departure_country?: string | null;
  /** Tax for leaving the country. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  departure_tax_amount?: number | null;
  /** Price of the flight alone. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  fare_amount?: number | null;
  /** The airline's code for the rules of the fare. */
  fare_basis_code?: string | null;
  /** What is charged on top of fare and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  fee_amount?: number | null;
  /** Class of the fare, a letter or few. */
  flight_class?: string | null;
  /** Number of the flight, without the airline. */
  flight_number?: string | null;
  /** Whether the traveller comes back on the same ticket. */
  route_type?: Open<'round_trip' | 'one_way'> | null;
  /** Where the traveller sits: for example `F`, `J` or `Y`. */
  seat_class?: string | null;
  /** Whether the traveller stays at the stop before. */
  stop_over?: boolean | null;
  /** Taxes on this flight. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  tax_amount?: number | null;
}>;

export type AirlineLegInput = Readonly<{
  /** IATA code of the airport of arrival, three letters. */
  arrival_airport?: string | null;
  /** Local landing time with its offset. */
  arrival_at?: string | null;
  /** Where the flight lands. */
  arrival_city?: string | null;
  /** Where the flight lands. ISO 3166-1 alpha-2, upper case. */
  arrival_country?: string | null;
  /** Two or three characters of the airline that flies. */
  carrier_code?: string | null;
  /** The airline that flies, in words. */
  carrier_name?: string | null;
  /** Two characters of the airline that flies, by IATA. */
  iata_designator?: string | null;
  /** Three characters of the airline that flies, by ICAO. */
  icao_code?: string | null;
  /** Which coupon of the ticket is used. */
  coupon_number?: string | null;
  /** IATA code of the airport of departure, three letters. */
  departure_airport?: string | null;
  /** Local take-off time with its offset. */
  departure_at?: string | null;
  /** Where the flight starts. */
  departure_city?: string | null;
  /** Where the flight starts. ISO 3166-1 alpha-2, upper case. */
  departure_country?: string | null;
  /** Tax for leaving the country. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  departure_tax_amount?: number | null;
  /** Price of the flight alone. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  fare_amount?: number | null;
  /** The airline's code for the rules of the fare. */
  fare_basis_code?: string | null;
  /** What is charged on top of fare and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  fee_amount?: number | null;
  /** Class of the fare, a letter or few. */
  flight_class?: string | null;
  /** Number of the flight, without the airline. */
  flight_number?: string | null;
  /** Whether the traveller comes back on the same ticket. */
  route_type?: 'round_trip' | 'one_way' | null;
  /** Where the traveller sits: for example `F`, `J` or `Y`. */
  seat_class?: string | null;
  /** Whether the traveller stays at the stop before. */
  stop_over?: boolean | null;
  /** Taxes on this flight. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  tax_amount?: number | null;
}>;

export type AirlinePassenger = Readonly<{
  /** How the traveller is priced. */
  age_group?: Open<'adult' | 'infant'> | null;
  /** The traveller's birthday. */
  date_of_birth?: string | null;
  /** Where the traveller is reached. */
  email_address?: string | null;
  /** Given name as on the passport. */
  first_name?: string | null;
  /** Number in the airline's loyalty programme. */
  frequent_flyer_number?: string | null;
  /** Family name as on the passport. */
  last_name?: string | null;
  /** Of the passport that is travelled with. */
  passport_number?: string | null;
  /** Where the traveller is reached. E.164: `+` and digits. */
  phone_number?: string | null;
  /** Number of this traveller's ticket. */
  ticket_number?: string | null;
  /** Form of address. */
  title?: string | null;
  /** Country whose passport is used. ISO 3166-1 alpha-2, upper case. */
  country_code?: string | null;
}>;

export type AirlinePassengerInput = Readonly<{
  /** How the traveller is priced. */
  age_group?: 'adult' | 'infant' | null;
  /** The traveller's birthday. */
  date_of_birth?: string | null;
  /** Where the traveller is reached. */
  email_address?: string | null;
  /** Given name as on the passport. */
  first_name?: string | null;
  /** Number in the airline's loyalty programme. */
  frequent_flyer_number?: string | null;
  /** Family name as on the passport. */
  last_name?: string | null;
  /** Of the passport that is travelled with. */
  passport_number?: string | null;
  /** Where the traveller is reached. E.164: `+` and digits. */
  phone_number?: string | null;
  /** Number of this traveller's ticket. */
  ticket_number?: string | null;
  /** Form of address. */
  title?: string | null;
  /** Country whose passport is used. ISO 3166-1 alpha-2, upper case. */
  country_code?: string | null;
}>;

export type AntiFraudDecision = Open<'accept' | 'error' | 'exception' | 'reject' | 'review' | 'skipped' | 'pending'>;

export type AntiFraudServiceCreate = Readonly<{
  /** The connector to set up. */
  anti_fraud_service_definition_id: string;
  /** What you call it. */
  display_name: string;
  /** Whether it is asked about payments; one service of a merchant account may be. */
  active?: boolean;
  /** Settings of the connector by their keys, which its definition lists. */
  fields: readonly FieldValueInput[];
  /** True asks it, and nothing follows from what it says. */
  silent_mode_enabled?: boolean;
}>;

export type AntiFraudServiceDefinition = Readonly<{
  /** The kind of record, always this word. */
  type: 'anti-fraud-service-definition';
  /** The connector's name, for example `mock-anti-fraud`. */
  id: string;
  /** What the provider is called. */
  display_name: string;
  /** The settings that it takes. */
  fields: readonly DefinitionField[];
  /** A picture of it; null where there is none. */
  icon_url: string | null;
}>;

export type AntiFraudServiceDefinitions = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly AntiFraudServiceDefinition[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type AntiFraudServiceDetails = Readonly<{
  /** The kind of record, always this word. */
  type: 'anti-fraud-service';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The connector that is set up. */
  anti_fraud_service_definition_id: string;
  /** What you call it. */
  display_name: string;
  /** Whether it is asked about payments; one service of a merchant account may be. */
  active: boolean;
  /** Whether it can be used. */
  status: AntiFraudServiceStatus;
  /** True asks it, and nothing follows from what it says. */
  silent_mode_enabled: boolean;
  /** The address that takes what the provider decides later; it needs no other proof. */
  webhook_url: string | null;
  /** Settings that are not secret. */
  fields: readonly FieldValue[];
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type AntiFraudServiceStatus = Open<'pending' | 'created' | 'failed'>;

export type AntiFraudServiceUpdate = Readonly<{
  /** What you call it. */
  display_name?: string | null;
  /** Whether it is asked about payments; one service of a merchant account may be. */
  active?: boolean | null;
  /** Those that change; the others stay. */
  fields?: readonly VoidableField[] | null;
  /** True asks it, and nothing follows from what it says. */
  silent_mode_enabled?: boolean | null;
}>;

export type AntiFraudServiceVerify = Readonly<{
  /** The connector whose credentials these are. */
  anti_fraud_service_definition_id: string;
  /** A stored one, whose settings fill in what `fields` leaves out. */
  anti_fraud_service_id?: string | null;
  /** Settings of the connector by their keys, which its definition lists. */
  fields: readonly FieldValueInput[];
}>;

export type AntiFraudServices = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly AntiFraudServiceDetails[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type AnyBankPaymentMethodCreateOf3 = AchBankPaymentMethodCreate | BacsBankPaymentMethodCreate | SepaBankPaymentMethodCreate;

export type AnyBankPaymentMethodCreateOf4 = AchBankPaymentMethodCreate | SepaBankPaymentMethodCreate | BacsBankPaymentMethodCreate | BaseBankPaymentMethodCreate;

export type AnyClickToPayPaymentMethodCreateOf2 = ClickToPayPaymentMethodCreate | ClickToPayFpanPaymentMethodCreate;

export type AnyPayoutAccountOf3 = PayoutAchAccount | PayoutSepaAccount | PayoutBacsAccount;

export type ApiKeyPair = Readonly<{
  /** The kind of record, always this word. */
  type: 'api-key-pair';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** RFC 7638 thumbprint of the public key; tokens carry it as `kid`. */
  thumbprint: string;
  /** A name for people to read. */
  display_name: string;
  /** `ECDSA` is a P-521 or P-256 key, or Ed25519 where you gave one; `RSA` is RSA. */
  algorithm: CertificateAlgorithm;
  /** Whether tokens signed with it are accepted. */
  active: boolean;
  /** PEM, in the answer that made the key and never again; null in every other answer, and where you gave the public key. */
  private_key: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** When a token of it was last accepted, to within some minutes; null where none was. */
  last_used_at: string | null;
  /** Who made it; null for the first key of the instance. */
  creator: ApiKeyPairCreator | null;
  /** The merchant accounts that the key is bound to; empty where it may act for all. */
  merchant_accounts: readonly MerchantAccountSummary[];
  /** What the key allows, together with the scopes of each token. */
  roles: readonly Role[];
  /** Of an agent: the mandate that it can do nothing without; left out for any other key. */
  agent_mandate_id?: string;
}>;

export type ApiKeyPairCreate = Readonly<{
  /** A name for people to read. */
  display_name: string;
  /** Which kind of key to make, where no `public_key` is given. */
  algorithm?: CertificateAlgorithmInput;
  /** False keeps tokens signed with it refused until it is turned on. */
  active?: boolean;
  /** Ids from `GET /roles`; only roles whose every permission the caller holds itself. */
  role_ids: readonly string[];
  /** Binds the key to these merchant accounts; left out or empty, it may act for all that the caller may. */
  merchant_account_ids?: readonly string[];
  /** PEM of a key that you made; left out, a pair is made and its private half is in the answer. */
  public_key?: string | null;
  /** Makes it the key of an agent, for good: it can do what this mandate allows. `merchant_account_ids` has to name the one merchant account of the mandate. */
  agent_mandate_id?: string | null;
}>;

export type ApiKeyPairCreator = Readonly<{
  /** Id of the key or the user that made this one. */
  id: string;
  /** What that key or user was called. */
  name: string;
  /** Of a user; null for a key, which has no address. */
  email_address: string | null;
  /** RFC 7638 thumbprint of the key that made this one; null where it is gone, or was a user. */
  thumbprint: string | null;
}>;

export type ApiKeyPairUpdate = Readonly<{
  /** A name for people to read. */
  display_name?: string | null;
  /** False refuses its tokens at once, everywhere within two seconds. */
  active?: boolean | null;
  /** The roles it has from now on, all of them. */
  role_ids?: readonly string[] | null;
  /** The merchant accounts it is bound to from now on, all of them. */
  merchant_account_ids?: readonly string[] | null;
}>;

export type ApiKeyPairWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'api-key-pair.created' | 'api-key-pair.deleted' | 'api-key-pair.updated'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: ApiKeyPair | WebhookTargetGone;
}>;

export type ApiKeyPairs = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly ApiKeyPair[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type ApplePayPaymentMethodCreate = Readonly<{
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Name on the card, as the wallet gives it; processors are told the name of the buyer. */
  cardholder_name?: string | null;
  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  redirect_url?: string | null;
  /** Last four digits of the card, as the wallet shows them; they become the label. */
  card_suffix?: string | null;
  /** Scheme as the wallet names it. */
  card_scheme?: string | null;
  /** How the account behind it is funded, as the wallet names it. */
  card_type?: string | null;
  /** A card that the wallet gives: Apple Pay. */
  method: 'applepay';
  /** What the wallet gave, as text or object; opened in the vault, never answered, and good once. */
  token: string | Readonly<Record<string, unknown>>;
}>;

export type ApplePaySessionRequest = Readonly<{
  /** What Apple Pay gave the page in `onvalidatemerchant`; in the sandbox the simulator's. */
  validation_url: string;
  /** The page's domain, a registered one. */
  domain_name: string;
}>;

export type ApprovalLimit = Readonly<{
  /** Which amounts it is for. ISO 4217, upper case. */
  currency: string;
  /** From this amount on. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
}>;

export type ApprovalLimitInput = Readonly<{
  /** Which amounts it is for. ISO 4217, upper case. */
  currency: string;
  /** From this amount on. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
}>;

export type ApprovalLimits = Readonly<{
  /** The kind of record, always this word. */
  type: 'approval-limits';
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** By currency. None at all: nobody has to agree. As soon as there is one, every amount in a currency without one needs a second person, too. */
  limits: readonly ApprovalLimit[];
}>;

export type ApprovalLimitsUpdate = Readonly<{
  /** By currency. None at all: nobody has to agree. As soon as there is one, every amount in a currency without one needs a second person, too. */
  limits: readonly ApprovalLimitInput[];
}>;

/** `new_window`: the page does not work inside another one. */
export type ApprovalTarget = Open<'new_window' | 'any'>;

/** `exported`: a list was read as a file; `revealed`: a person saw what is masked for people. */
export type AuditLogAction = Open<'created' | 'updated' | 'deleted' | 'voided' | 'canceled' | 'captured' | 'exported' | 'revealed'>;

/** `exported`: a list was read as a file; `revealed`: a person saw what is masked for people. */
export type AuditLogActionInput = 'created' | 'updated' | 'deleted' | 'voided' | 'canceled' | 'captured' | 'exported' | 'revealed';

export type AuditLogEntries = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly AuditLogEntry[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type AuditLogEntry = Readonly<{
  /** The kind of record, always this word. */
  type: 'audit-log';
  /** Null for an entry that has no record of its own. */
  id: string | null;
  /** Whose data was written; null for what belongs to the instance. */
  merchant_account_id: string | null;
  /** What was written. */
  resource: AuditLogEntryResource;
  /** What was done to it. */
  action: AuditLogAction;
  /** Who did it. */
  user: AuditLogEntryUser;
  /** When it was done. */
  timestamp: string;
  /** By which operation of the API; `log_in`, `log_in_failed` and `log_out` are log-ins. */
  operation?: string;
  /** Of a person: in which of their sessions. */
  session_id?: string | null;
  /** Of a person: from where they called. */
  address?: string | null;
  /** What the person has signed for it; null for what nobody has to sign. */
  confirmation_id?: string | null;
  /** What the person typed as the reason for it. */
  reason?: string | null;
  /** Of an agent's key: the mandate that it acted under. */
  agent_mandate_id?: string | null;
}>;

export type AuditLogEntryResource = Readonly<{
  /** The kind of record that was written. */
  type: string;
  /** Names the record that was written. */
  id: string;
  /** What it was called, or its id. */
  name: string;
}>;

export type AuditLogEntryUser = Readonly<{
  /** The kind of record, always this word. */
  type: 'user';
  /** Id of the API key that signed, or of the person; null where the service itself acted. */
  id: string | null;
  /** What they were called then. */
  name: string;
  /** Of a person; null for a key, which has no address. */
  email_address: string | null;
  /** Always false: nobody else works on an instance of yours. */
  is_staff: boolean;
  /** Always `active`: they were when they did it. */
  status: UserStatus;
}>;

export type AvsResponseCode = Open<'match' | 'no_match' | 'partial_match_address' | 'partial_match_postcode' | 'partial_match_name' | 'unavailable'>;

export type BacsBankPaymentMethodCreate = Readonly<{
  /** A bank account. */
  method?: 'bank';
  /** Whose account it is. */
  account_holder: BankAccountHolder;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** Your own identifier of the payment method, where it is stored. */
  external_identifier?: string | null;
  /** The payment service that is to debit it. */
  payment_service_id?: string | null;
  /** An account in the United Kingdom. */
  scheme?: 'bacs';
  /** Eight digits; goes into the vault and is never answered. */
  account_number: string;
  /** Sort code, six digits. */
  routing_number: string;
}>;

export type Balance = Readonly<{
  /** The kind of record, always this word. */
  type: 'balance';
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** One balance for each currency that was ever posted. ISO 4217, upper case. */
  currency: string;
  /** Promised by issuers and neither captured nor released. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  authorized_amount: number;
  /** Taken from buyers, over all time. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  captured_amount: number;
  /** Given back to buyers, over all time. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  refunded_amount: number;
  /** Captured, and taken back by buyers' banks. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  returned_amount: number;
  /** Captures settled less refunds settled, before fees, chargebacks and payouts. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  settled_amount: number;
  /** Kept by processors out of what they settled. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  fee_amount: number;
  /** Taken back by chargebacks, less what was reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  charged_back_amount: number;
  /** Sent to cards by payouts. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  paid_out_amount: number;
  /** Captured, and neither refunded, returned nor settled yet: what processors still owe. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  pending_amount: number;
  /** The moment at which these figures were true. */
  as_of: string;
}>;

export type Balances = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Balance[];
}>;

export type BankAccountHolder = Readonly<{
  /** Given name of who holds the account. */
  first_name?: string | null;
  /** Family name of who holds the account. */
  last_name?: string | null;
  /** The company, where one holds the account. */
  company_name?: string | null;
}>;

/** In which order: with a point, a slash or a dash between, or, of eight digits with the year first, nothing. */
export type BankCsvDateFormat = 'year-month-day' | 'day-month-year' | 'month-day-year';

/** What stands before cents. */
export type BankCsvDecimalSign = 'point' | 'comma';

export type BankCsvMapping = Readonly<{
  /** Whose lines they are: IBAN or account number. */
  account: string;
  /** Of the account. ISO 4217, upper case. */
  currency: string;
  /** Name of the column with the day on which a line was booked. */
  booked_on: string;
  /** Name of the column with the value date. */
  value_on?: string;
  /** Name of the column with the amount and its sign; or `credit` and `debit`. */
  amount?: string;
  /** Name of the column with what came in. */
  credit?: string;
  /** Name of the column with what went out. */
  debit?: string;
  /** Name of the column with what the account holds after a line. */
  balance?: string;
  /** Name of the column with the bank's own reference of a line. */
  bank_reference?: string;
  /** Name of the column that says who paid, or was paid. */
  counterparty?: string;
  /** Names of columns in which references of payouts may stand. */
  references?: readonly string[];
  /** Names of columns with texts. */
  text?: readonly string[];
  /** How the days in its columns are written. */
  date_format: BankCsvDateFormat;
  /** What stands before cents; the other sign may stand between thousands. */
  decimal_sign: BankCsvDecimalSign;
}>;

export type BankStatement = Readonly<{
  /** The kind of record, always this word. */
  type: 'bank-statement';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** What the file was read as. */
  format: BankStatementFormat;
  /** The bank's id or number of the statement; null where it gives none. */
  reference: string | null;
  /** IBAN or account number, without blanks. */
  account: string;
  /** Of the account, and of every amount of the statement. ISO 4217, upper case. */
  currency: string;
  /** The day of the opening balance. */
  opens_on: string | null;
  /** The day of the closing balance. */
  closes_on: string | null;
  /** What the account held before the first line; null where the bank does not say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  opening_amount: number | null;
  /** What it held after the last one; null where the bank does not say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  closing_amount: number | null;
  /** Opening balance and lines, less the closing balance. Not zero: lines are missing, see `unread_parts`. Null where a balance is. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  difference: number | null;
  /** Lines that the statement has. */
  line_count: number;
  /** Of these, lines that an earlier statement had: they are not counted again. */
  known_line_count: number;
  /** What of its file could not be read, the first hundred. */
  unread_parts: readonly BankStatementUnreadPart[];
  /** How many there are. */
  unread_part_count: number;
  /** When it was uploaded. */
  created_at: string;
}>;

export type BankStatementCreate = Readonly<{
  /** What the file is written in. */
  format: BankStatementFormatInput;
  /** The file as text. What looks like a card number in it is masked before it is kept. */
  content: string;
  /** Of `csv` alone: which column is what. */
  mapping?: BankCsvMapping;
}>;

/** `camt.053`: XML of ISO 20022, any version; `mt940`: of SWIFT; `bai2`: of banks in the United States; `csv`: a table, with `mapping`. */
export type BankStatementFormat = Open<'camt.053' | 'mt940' | 'bai2' | 'csv'>;

/** `camt.053`: XML of ISO 20022, any version; `mt940`: of SWIFT; `bai2`: of banks in the United States; `csv`: a table, with `mapping`. */
export type BankStatementFormatInput = 'camt.053' | 'mt940' | 'bai2' | 'csv';

export type BankStatementLine = Readonly<{
  /** The kind of record, always this word. */
  type: 'bank-statement.line';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** The statement that had it first. */
  bank_statement_id: string;
  /** Its place in that statement, from 1. */
  position: number;
  /** Of the account. ISO 4217, upper case. */
  currency: string;
  /** The day on which the bank booked it. */
  booked_on: string;
  /** From when on it bears interest. */
  value_on: string | null;
  /** Above zero came in, below zero went out. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** What the bank took out of the amount, where it says so. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  charges: number;
  /** The bank's own reference of the line. */
  bank_reference: string | null;
  /** Everything that could name a payout, wherever it stood. */
  references: readonly string[];
  /** Who paid, or was paid. */
  counterparty: string | null;
  /** What the payer and the bank wrote. */
  text: string;
  /** The bank's code for such lines. */
  code: string | null;
}>;

export type BankStatementLines = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly BankStatementLine[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type BankStatementUnreadPart = Readonly<{
  /** Where in the file: a line, a row, or an element. */
  place: string;
  /** Why it could not be read, or was left out. */
  reason: string;
}>;

export type BankStatementUpload = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly BankStatement[];
}>;

export type BankStatements = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly BankStatement[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type BaseBankPaymentMethodCreate = Readonly<{
  /** A bank account. */
  method?: 'bank';
  /** Whose account it is. */
  account_holder: BankAccountHolder;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** Your own identifier of the payment method, where it is stored. */
  external_identifier?: string | null;
}>;

export type BasicAuthentication = Readonly<{
  /** The kind of record, always this word. */
  type: 'webhook-authentication';
  /** How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours. */
  kind: 'basic';
  /** What is sent as the user. */
  username: string;
  /** What is sent with it. Sealed, and never shown again. */
  password: '********';
}>;

export type BasicAuthenticationCreate = Readonly<{
  /** How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours. */
  kind?: 'basic';
  /** What is sent as the user. */
  username: string;
  /** What is sent with it. Sealed, and never shown again. */
  password: string;
}>;

export type BillingDetails = Readonly<{
  /** Given name. */
  first_name?: string | null;
  /** Family name. */
  last_name?: string | null;
  /** Where mail reaches them. */
  email_address?: string | null;
  /** Where they can be called. E.164: `+` and digits. */
  phone_number?: string | null;
  /** Where invoices go. */
  address?: Address | null;
  /** The number under which the buyer is taxed. */
  tax_id?: TaxId | null;
}>;

export type BillingDetailsInput = Readonly<{
  /** Given name. */
  first_name?: string | null;
  /** Family name. */
  last_name?: string | null;
  /** Where mail reaches them. */
  email_address?: string | null;
  /** Where they can be called. E.164: `+` and digits. */
  phone_number?: string | null;
  /** Where invoices go. */
  address?: AddressInput | null;
  /** The number under which the buyer is taxed. */
  tax_id?: TaxIdInput | null;
}>;

export type BraintreeDynamicDataFieldsOptions = Readonly<{
  /** What 3-D Secure said, as Braintree names it. */
  three_ds_auth_status?: string | null;
  /** The buyer's order. */
  purchase_order_number?: string | null;
  /** When Braintree stores the card. */
  vault_payment_method_criteria?: 'ALWAYS' | 'ON_SUCCESSFUL_TRANSACTION' | null;
}>;

export type BraintreeOptions = Readonly<{
  /** Taken off the order, in minor units. */
  discount_amount?: number | null;
  /** Fields that you made at Braintree. */
  custom_fields?: Readonly<Record<string, string>> | null;
  /** Further members of the request to Braintree. */
  dynamic_data_fields?: BraintreeDynamicDataFieldsOptions | null;
}>;

export type BrowserInfo = Readonly<{
  /** Whether the browser runs scripts. */
  javascript_enabled: boolean;
  /** What `navigator.javaEnabled()` says. */
  java_enabled: boolean;
  /** What `navigator.language` says, for example `en-GB`. */
  language: string;
  /** Bits for one pixel: `screen.colorDepth`. */
  color_depth: number;
  /** In pixels: `screen.height`. */
  screen_height: number;
  /** In pixels: `screen.width`. */
  screen_width: number;
  /** Minutes from local time to UTC: `getTimezoneOffset()`. */
  time_zone_offset: number;
  /** The browser's `User-Agent` header. */
  user_agent: string;
  /** What kind of device it is. */
  user_device: Open<'desktop' | 'mobile'>;
  /** The browser's `Accept` header. */
  accept_header?: string | null;
}>;

export type BrowserInfoInput = Readonly<{
  /** Whether the browser runs scripts. */
  javascript_enabled: boolean;
  /** What `navigator.javaEnabled()` says. */
  java_enabled: boolean;
  /** What `navigator.language` says, for example `en-GB`. */
  language: string;
  /** Bits for one pixel: `screen.colorDepth`. */
  color_depth: number;
  /** In pixels: `screen.height`. */
  screen_height: number;
  /** In pixels: `screen.width`. */
  screen_width: number;
  /** Minutes from local time to UTC: `getTimezoneOffset()`. */
  time_zone_offset: number;
  /** The browser's `User-Agent` header. */
  user_agent: string;
  /** What kind of device it is. */
  user_device: 'desktop' | 'mobile';
  /** The browser's `Accept` header. */
  accept_header?: string | null;
}>;

export type Buyer = Readonly<{
  /** The kind of record, always this word. */
  type: 'buyer';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** The id as a base-62 number of 22 digits, for systems without room for a UUID. */
  reconciliation_id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** A name for people to read. */
  display_name: string | null;
  /** Your own identifier of the buyer, unique in the merchant account; null where none was given. */
  external_identifier: string | null;
  /** What was told of the buyer for invoices and risk checks; null where nothing was. */
  billing_details: BillingDetails | null;
  /** Number of the buyer's account at the merchant. */
  account_number: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type BuyerCreate = Readonly<{
  /** A name for people to read. */
  display_name?: string | null;
  /** Your own identifier of the buyer; a second buyer with it is refused with 409. */
  external_identifier?: string | null;
  /** What you know of the buyer for invoices and risk checks. */
  billing_details?: BillingDetailsInput | null;
  /** Number of the buyer's account at the merchant. */
  account_number?: string | null;
}>;

export type BuyerUpdate = Readonly<{
  /** A name for people to read. */
  display_name?: string | null;
  /** Your own identifier of the buyer; one that another buyer has is refused with 409. */
  external_identifier?: string | null;
  /** Number of the buyer's account at the merchant. */
  account_number?: string | null;
  /** Merged as deep as it goes: null clears a member, what is left out stays. */
  billing_details?: BillingDetailsInput | null;
}>;

export type BuyerWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'buyer.created' | 'buyer.deleted' | 'buyer.updated'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: Buyer | WebhookTargetGone;
}>;

export type Buyers = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Buyer[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type CallerType = Open<'user' | 'api-key-pair'>;

/** `pending` says also that the outcome is not known yet; `failed`: it certainly did not happen. */
export type CancelStatus = Open<'succeeded' | 'pending' | 'failed'>;

export type Capabilities = Readonly<{
  /** The kind of record, always this word. */
  type: 'capabilities';
  /** Whether money moves. */
  environment: Open<'sandbox' | 'production'>;
  /** Version of the service. */
  release: string;
  /** Versions of the API that a request can name in `x-api-version`. */
  api_versions: readonly string[];
  /** What runs in the process that answered. */
  roles: readonly Open<'api' | 'worker' | 'vault' | 'simulator'>[];
  /** Of a sandbox: how far the time of the merchant account is ahead of the machine; null in production. */
  clock_offset_seconds: number | null;
  /** What is there beside what every instance has. */
  features: readonly Open<'card-fields' | 'dashboard' | 'demo-log-in' | 'sandbox-clock' | 'three-ds-scenarios'>[];
  /** How people can log in at the dashboard; none where this process serves none. */
  log_in: readonly Open<'passkey' | 'identity-provider' | 'demo'>[];
  /** From which amounts on a second person has to agree; none: from no amount. */
  four_eyes: readonly FourEyesBound[];
}>;

export type Capture = Readonly<{
  /** The kind of record, always this word. */
  type: 'capture';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The transaction that was captured. */
  transaction_id: string;
  /** The processor's own id of the capture; null until it gave one. */
  xid: string | null;
  /** Currency of the transaction. */
  currency: string;
  /** What this capture takes. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** How it went; `pending` where that is not known yet. */
  status: CaptureStatus;
  /** Whether no other capture can follow. */
  final: boolean;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** When the processor took the money; null until then. */
  captured_at: string | null;
  /** Your own identifier of the capture; null where none was given. */
  external_identifier: string | null;
  /** Why it did not succeed, in one vocabulary for all processors; null where it did. */
  error_code: string | null;
  /** ISO 8583 response code; null where the processor gave none. */
  iso_response_code: string | null;
  /** The processor's own code; null where it gave none. */
  raw_response_code: string | null;
  /** The processor's own words; null where it gave none. */
  raw_response_description: string | null;
  /** Your own identifier of the transaction; null where none was given. */
  transaction_external_identifier: string | null;
  /** What this capture pays for; null where nothing was told. */
  cart_items: readonly CartItem[] | null;
}>;

export type CaptureCreate = Readonly<{
  /** The authorized transaction. */
  transaction_id: string;
  /** What to take now; left out, all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** What is known now about the flights. */
  airline?: AirlineInput | null;
  /** What this capture pays for. */
  cart_items?: readonly CartItemInput[] | null;
  /** True releases the rest of the authorization; false leaves it for further captures, where the connector can do that. */
  final?: boolean;
  /** Your own identifier of the capture. */
  external_identifier?: string | null;
  /** True charges the stored card anew, as a new transaction, where the authorization has expired; only under the transaction's own path. */
  reauthorize_if_authorization_expired?: boolean;
}>;

/** `pending` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen. */
export type CaptureStatus = Open<'succeeded' | 'pending' | 'declined' | 'failed'>;

export type CaptureWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'capture.declined' | 'capture.failed' | 'capture.pending' | 'capture.succeeded'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: Capture | WebhookTargetGone;
}>;

export type Captures = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Capture[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type CardDetail = Readonly<{
  /** The kind of record, always this word. */
  type: 'card-detail';
  /** The digits that were asked about, or those of the stored card. */
  id: string | null;
  /** How the account behind it is funded; null where the BIN table does not know. */
  card_type: string | null;
  /** Scheme of the card; null where it is unknown. */
  scheme: CardScheme | null;
  /** Further schemes of a co-badged card; null where there are none. */
  additional_schemes: readonly CardScheme[] | null;
  /** The same with their pictures; null where there are none. */
  additional_schemes_details: readonly AdditionalSchemeDetail[] | null;
  /** A picture of the scheme; null where there is none. */
  scheme_icon_url: string | null;
  /** Country of the issuer; null where the BIN table does not know. ISO 3166-1 alpha-2, upper case. */
  country: string | null;
  /** What a payment with it would have to tell of the buyer; null where nothing is. */
  required_fields: RequiredFields | null;
}>;

export type CardExport = Readonly<{
  /** The kind of record, always this word. */
  type: 'card-export';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** `approved`: its file may be made. `finished`: it was. `expired`: it was not, and its time is over; ask anew. */
  state: CardExportState;
  /** Who gets the file, in words that the second person understands. */
  recipient: string;
  /** Of the key, as people compare it: 40 hex digits. */
  fingerprint: string;
  /** The key, as it was given. */
  public_key: string;
  /** How many cards it has at most. With more of them, its file is not made. */
  cards_max: number;
  /** What two people signed. */
  confirmation_id: string;
  /** Who asked for it. */
  asked_by: CardExportPerson;
  /** The second person, who agreed. */
  approved_by: CardExportPerson;
  /** When it was asked for with both signatures. */
  created_at: string;
  /** Until when its file may be made: three days later. */
  expires_at: string;
  /** How often its file was begun. One that broke off is made again from the start. */
  runs: number;
  /** When its file was whole; null until it was. */
  finished_at: string | null;
  /** How many cards the file has; null until it is whole. */
  cards: number | null;
  /** Of the encrypted file, 64 hex digits, for whoever gets it to compare; null until it is whole. */
  sha256: string | null;
}>;

export type CardExportCreate = Readonly<{
  /** The OpenPGP key that the file is to be encrypted to, in ASCII armour (`BEGIN PGP PUBLIC KEY BLOCK`): RSA of 2048 bits or more, or Curve25519, P-256, P-384 or P-521. */
  public_key: string;
  /** Who gets the file, in words that the second person understands. */
  recipient: string;
  /** How many cards it has at most. With more of them, its file is not made. */
  cards_max: number;
}>;

export type CardExportPerson = Readonly<{
  /** Id that Railyard gave it, for good. */
  id: string;
  /** What they were called then. */
  name: string;
}>;

export type CardExportState = Open<'approved' | 'finished' | 'expired'>;

export type CardExportWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'card-export.finished'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: CardExport | WebhookTargetGone;
}>;

export type CardExports = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly CardExport[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type CardPaymentMethodCreate = Readonly<{
  /** Last month in which the card is good. `MM/YY`. */
  expiration_date: string;
  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  number: string;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Your own identifier of the payment method, where it is stored. */
  external_identifier?: string | null;
  /** How the account behind it is funded; the BIN table where it is left out. */
  card_type?: CardTypeInput | null;
  /** A card given by its number. */
  method?: 'card';
  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  security_code?: string | null;
}>;

export type CardScheme = Open<'accel' | 'amex' | 'bancontact' | 'carte-bancaire' | 'cirrus' | 'culiance' | 'dankort' | 'diners-club' | 'discover' | 'eftpos-australia' | 'elo' | 'hipercard' | 'jcb' | 'maestro' | 'mastercard' | 'mir' | 'nyce' | 'other' | 'pulse' | 'qcard' | 'rupay' | 'star' | 'uatp' | 'unionpay' | 'visa'>;

export type CardSchemeDefinition = Readonly<{
  /** The kind of record, always this word. */
  type: 'card-scheme-definition';
  /** The word for the scheme, as `scheme` has it. */
  id: string;
  /** A picture of it; null where there is none. */
  icon_url: string;
  /** A name for people to read. */
  display_name: string;
}>;

export type CardSchemeDefinitions = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly CardSchemeDefinition[];
}>;

export type CardSchemeInput = 'accel' | 'amex' | 'bancontact' | 'carte-bancaire' | 'cirrus' | 'culiance' | 'dankort' | 'diners-club' | 'discover' | 'eftpos-australia' | 'elo' | 'hipercard' | 'jcb' | 'maestro' | 'mastercard' | 'mir' | 'nyce' | 'other' | 'pulse' | 'qcard' | 'rupay' | 'star' | 'uatp' | 'unionpay' | 'visa';

export type CardType = Open<'credit' | 'debit' | 'prepaid'>;

export type CardTypeInput = 'credit' | 'debit' | 'prepaid';

export type CardWithUrlPaymentMethodCreate = Readonly<{
  /** Last month in which the card is good. `MM/YY`. */
  expiration_date: string;
  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  number: string;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Your own identifier of the payment method, where it is stored. */
  external_identifier?: string | null;
  /** How the account behind it is funded; the BIN table where it is left out. */
  card_type?: CardTypeInput | null;
  /** A card given by its number. */
  method?: 'card';
  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  security_code?: string | null;
  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  redirect_url?: string | null;
}>;

export type CartItem = Readonly<{
  /** What the buyer reads. */
  name: string;
  /** How many of it. */
  quantity: number;
  /** Price of one, before discount and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  unit_amount: number;
  /** Taken off the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  discount_amount?: number | null;
  /** Tax of the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  tax_amount?: number | null;
  /** Your own identifier of the article. */
  external_identifier?: string | null;
  /** Stock keeping unit. */
  sku?: string | null;
  /** Universal product code. */
  upc?: string | null;
  /** A page about the article. */
  product_url?: string | null;
  /** A picture of the article. */
  image_url?: string | null;
  /** Shelves it belongs to. */
  categories?: readonly string[] | null;
  /** What kind of line it is. */
  product_type?: ProductType | null;
  /** Country of who sells it on a marketplace. ISO 3166-1 alpha-2, upper case. */
  seller_country?: string | null;
  /** Whether no tax is due on it. */
  tax_exempt?: boolean | null;
  /** What one of it is: a kilogram, a metre, a piece. */
  unit_of_measure?: string | null;
  /** Code of the goods in the merchant's or a public classification. */
  commodity_code?: string | null;
  /** More about it than its name. */
  description?: string | null;
  /** Customs duty of the line. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  duty_amount?: number | null;
  /** What sending the line costs. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  shipping_amount?: number | null;
}>;

export type CartItemInput = Readonly<{
  /** What the buyer reads. */
  name: string;
  /** How many of it. */
  quantity: number;
  /** Price of one, before discount and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  unit_amount: number;
  /** Taken off the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  discount_amount?: number | null;
  /** Tax of the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  tax_amount?: number | null;
  /** Your own identifier of the article. */
  external_identifier?: string | null;
  /** Stock keeping unit. */
  sku?: string | null;
  /** Universal product code. */
  upc?: string | null;
  /** A page about the article. */
  product_url?: string | null;
  /** A picture of the article. */
  image_url?: string | null;
  /** Shelves it belongs to. */
  categories?: readonly string[] | null;
  /** What kind of line it is. */
  product_type?: ProductTypeInput | null;
  /** Country of who sells it on a marketplace. ISO 3166-1 alpha-2, upper case. */
  seller_country?: string | null;
  /** Whether no tax is due on it. */
  tax_exempt?: boolean | null;
  /** What one of it is: a kilogram, a metre, a piece. */
  unit_of_measure?: string | null;
  /** Code of the goods in the merchant's or a public classification. */
  commodity_code?: string | null;
  /** More about it than its name. */
  description?: string | null;
  /** Customs duty of the line. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  duty_amount?: number | null;
  /** What sending the line costs. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  shipping_amount?: number | null;
}>;

export type CertificateAlgorithm = Open<'ECDSA' | 'RSA'>;

export type CertificateAlgorithmInput = 'ECDSA' | 'RSA';

export type Chargeback = Readonly<{
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** When the processor booked it. */
  posted_at: string;
  /** When the report reached this instance. */
  ingested_at: string;
  /** Currency of the line, which is the transaction's. ISO 4217, upper case. */
  currency: string;
  /** What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told. */
  exchange_rate: number | null;
  /** All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  commission: number;
  /** The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  interchange: number | null;
  /** The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  markup: number | null;
  /** The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  scheme_fee: number | null;
  /** Lines with the same one stand in one report. */
  payment_service_report_id: string;
  /** The file that the line was read in, the same for all of its lines; empty for what came by event. */
  payment_service_report_file_ids: readonly string[];
  /** The transaction that it belongs to. */
  transaction_id: string;
  /** The kind of record, always this word. */
  type: 'chargeback';
}>;

export type ChargebackLineType = 'chargeback' | 'chargeback-reversal';

export type ChargebackReversal = Readonly<{
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** When the processor booked it. */
  posted_at: string;
  /** When the report reached this instance. */
  ingested_at: string;
  /** Currency of the line, which is the transaction's. ISO 4217, upper case. */
  currency: string;
  /** What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told. */
  exchange_rate: number | null;
  /** All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  commission: number;
  /** The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  interchange: number | null;
  /** The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  markup: number | null;
  /** The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  scheme_fee: number | null;
  /** Lines with the same one stand in one report. */
  payment_service_report_id: string;
  /** The file that the line was read in, the same for all of its lines; empty for what came by event. */
  payment_service_report_file_ids: readonly string[];
  /** The transaction that it belongs to. */
  transaction_id: string;
  /** The kind of record, always this word. */
  type: 'chargeback-reversal';
}>;

export type ChargebackReversals = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly ChargebackReversal[];
}>;

export type Chargebacks = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Chargeback[];
}>;

export type ChaseOptions = Readonly<{
  /** Free words that stand in Chase's reports. */
  comments?: string | null;
}>;

export type CheckoutCardOptions = Readonly<{
  /** True has Checkout.com authenticate the cardholder itself, on a page of its own. */
  three_d_secure?: boolean | null;
  /** For its own 3-D Secure: no_preference, no_challenge_requested, challenge_requested and so on. */
  challenge_indicator?: string | null;
  /** For platforms: the sub-entity that the whole amount is for, ent_ and so on. */
  sub_entity_id?: string | null;
}>;

export type CheckoutPayoutOptions = Readonly<{
  /** Which channel of your account there. */
  processing_channel_id: string;
  /** Where the money is taken from there. */
  source_id: string;
}>;

export type CheckoutSession = Readonly<{
  /** What is bought; null where nothing was told. */
  cart_items: readonly CartItem[] | null;
  /** Your own keys and values; null where none were given. */
  metadata: Readonly<Record<string, string>> | null;
  /** Who pays; null where nothing was told. */
  buyer: GuestBuyer | null;
  /** The known buyer whom the session is for; null where none was named. */
  buyer_id?: string | null;
  /** Origins of the pages that may show this session's frames; null: those of the merchant account. */
  front_end_origins?: readonly string[] | null;
  /** What was told about the flights; null where nothing was. */
  airline: Airline | null;
  /** What the session is for; null where nothing was told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number | null;
  /** Currency of that amount; null where nothing was told. ISO 4217, upper case. */
  currency: string | null;
  /** The payment service that is to take the payment; null leaves the choice to routing. */
  payment_service_id: string | null;
  /** The kind of record, always this word. */
  type: 'checkout-session';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** When the session and the card data in it are destroyed. */
  expires_at: string;
  /** What was put in; null before that, and once a payment took it. */
  payment_method: CheckoutSessionPaymentMethod | null;
}>;

export type CheckoutSessionCardDetails = Readonly<{
  /** The digits that were asked about. */
  bin: string;
  /** How the account behind it is funded; null where the BIN table does not know. */
  card_type: CardType | null;
  /** Scheme of the card; null where it is unknown. */
  scheme: CardScheme | null;
  /** A picture of the scheme; null where there is none. */
  scheme_icon_url: string | null;
  /** Further schemes of a co-badged card. */
  additional_schemes: readonly CardScheme[];
}>;

export type CheckoutSessionCardDetailsRequest = Readonly<{
  /** First six to eight digits of the card. */
  bin: string;
}>;

export type CheckoutSessionCardPaymentMethod = Readonly<{
  /** A card that the buyer types. */
  method?: 'card';
  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  number: string;
  /** Last month in which the card is good. `MM/YY`. */
  expiration_date: string;
  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  security_code?: string | null;
  /** The scheme that the buyer chose of a card that has several (`additional_schemes` of its details): the payment goes over it. Left out, over the scheme of the number, unless a rule of the flow says otherwise. */
  preferred_scheme?: CardSchemeInput | null;
}>;

export type CheckoutSessionClickToPayPaymentMethod = Readonly<{
  /** A card that Click to Pay gives. */
  method?: 'click-to-pay';
  /** Id of the checkout at Click to Pay, as its SDK gives it. */
  merchant_transaction_id: string;
  /** What ties the calls of one checkout together, as the SDK gives it. */
  src_correlation_id: string;
  /** Your application at Click to Pay. */
  src_dpa_id: string;
  /** The buyer's path through the checkout, as the SDK gives it. */
  src_cx_flow_id?: string | null;
}>;

export type CheckoutSessionIdPaymentMethod = Readonly<{
  /** A stored payment method. */
  method?: 'id';
  /** The stored payment method. */
  id: string;
  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  security_code?: string | null;
}>;

export type CheckoutSessionPaymentMethod = Readonly<{
  /** The kind of record, always this word. */
  type: 'payment-method';
  /** Id of the stored payment method that was put in; null for a typed card. */
  id: string | null;
  /** What the first digits say. */
  details: CheckoutSessionPaymentMethodDetails | null;
  /** Last four digits. */
  label: string | null;
  /** Always a card. */
  method: 'card';
  /** Scheme of the card; of a card with several, the one that the buyer chose; null where it is unknown. */
  scheme: CardScheme | null;
  /** The same for the same card number, and tells nothing about it. */
  fingerprint: string | null;
}>;

export type CheckoutSessionPaymentMethodCreate = Readonly<{
  /** What was put into a checkout session. */
  method?: 'checkout-session';
  /** The checkout session; what is in it is taken once. */
  id: string;
  /** Your own identifier of the payment method, where it is stored. */
  external_identifier?: string | null;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
}>;

export type CheckoutSessionPaymentMethodDetails = Readonly<{
  /** First digits of the number. */
  bin: string | null;
  /** Country of the issuer; null where the BIN table does not know. ISO 3166-1 alpha-2, upper case. */
  card_country: string | null;
  /** How the account behind it is funded; null where the BIN table does not know. */
  card_type: CardType | null;
  /** The bank that gave the card; null where the BIN table does not know. */
  card_issuer_name: string | null;
}>;

export type CheckoutSessionSecureFields = Readonly<{
  /** What is put into the session; it takes the place of what was there. */
  payment_method: CheckoutSessionCardPaymentMethod | CheckoutSessionClickToPayPaymentMethod | CheckoutSessionIdPaymentMethod;
  /** Of the card's billing address. */
  postal_code?: string | null;
}>;

export type CheckoutSessionThreeDSecure = Readonly<{
  /** The kind of record, always this word. */
  type: 'checkout-session-three-d-secure';
  /** The session whose card is authenticated. */
  checkout_session_id: string;
  /** `pending` while the buyer is awaited. */
  status: CheckoutSessionThreeDSecureStatus;
  /** Where the buyer's browser goes; told once, by the call that opened it, and null afterwards. */
  approval_url: string | null;
  /** The result; null while there is none. */
  three_d_secure: TransactionThreeDSecureSummary | null;
  /** What the cardholder is asked to agree to; null where the session has none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number | null;
  /** Currency of that amount; null where the session has none. ISO 4217, upper case. */
  currency: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type CheckoutSessionThreeDSecureCreate = Readonly<{
  /** What the cardholder agrees to; left out, the session's. 0 verifies the card without a payment, for vaulting. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** Currency of that amount; left out, the session's. ISO 4217, upper case. */
  currency?: string | null;
  /** The payment service whose merchant profile is used; left out, the merchant account's configuration for scheme and currency. */
  payment_service_id?: string | null;
  /** True is refused: nobody would be there to authenticate. */
  merchant_initiated?: boolean | null;
  /** Where the buyer comes back to, with `checkout_session_id` and `three_d_secure_status`. */
  redirect_url?: string | null;
}>;

export type CheckoutSessionThreeDSecureStatus = Open<'pending' | 'succeeded' | 'failed' | 'not_attempted'>;

export type CheckoutSessionUpdate = Readonly<{
  /** What is bought. */
  cart_items?: readonly CartItemInput[] | null;
  /** Your own keys and values, strings both. */
  metadata?: Readonly<Record<string, string>> | null;
  /** Who pays, not stored. */
  buyer?: GuestBuyerInput | null;
  /** The known buyer whom the session is for: it takes stored payment methods of theirs only. */
  buyer_id?: string | null;
  /** The same by your own identifier of the buyer. */
  buyer_external_identifier?: string | null;
  /** What is known about the flights. */
  airline?: AirlineInput | null;
  /** What the session is for; a front end that pays with it is held to that. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** Currency of that amount. ISO 4217, upper case. */
  currency?: string | null;
  /** The payment service that is to take the payment; left out, routing chooses. */
  payment_service_id?: string | null;
  /** Seconds until it is destroyed: 3600 to 86400, where nothing is said 3600. */
  expires_in?: number;
  /** Country of the buyer. ISO 3166-1 alpha-2, upper case. */
  country?: string | null;
  /** Whether the payment is a later one of a series. */
  is_subsequent_payment?: boolean | null;
  /** Whether the merchant charges without the buyer. */
  merchant_initiated?: boolean | null;
  /** Origins of the pages that may show frames of Secure Fields for this session; left out, those of the merchant account. */
  front_end_origins?: readonly string[] | null;
  /** How the payment comes about. */
  payment_source?: TransactionPaymentSourceInput | null;
  /** Whether the payment holds or takes the money. */
  intent?: TransactionIntentInput | null;
}>;

export type CheckoutSessionWithUrlPaymentMethodCreate = Readonly<{
  /** What was put into a checkout session. */
  method?: 'checkout-session';
  /** The checkout session; what is in it is taken once. */
  id: string;
  /** Your own identifier of the payment method, where it is stored. */
  external_identifier?: string | null;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  redirect_url?: string | null;
}>;

export type ClickToPayFpanPaymentMethodCreate = Readonly<{
  /** Last month in which the card is good. `MM/YY`. */
  expiration_date: string;
  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  number: string;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Your own identifier of the payment method, where it is stored. */
  external_identifier?: string | null;
  /** How the account behind it is funded; the BIN table where it is left out. */
  card_type?: CardTypeInput | null;
  /** A card that Click to Pay gave and you decrypted. */
  method: 'click-to-pay';
  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  redirect_url?: string | null;
  /** Only null: wallets give none. */
  security_code?: null;
}>;

export type ClickToPayPaymentMethodCreate = Readonly<{
  /** A network token that Click to Pay gave and you decrypted. */
  method: 'click-to-pay';
  /** Network token that you decrypted; goes into the vault and is never answered. */
  token: string;
  /** Proves the token for this payment; goes into the vault and is never answered. */
  cryptogram: string;
  /** Last month in which the token is good. `MM/YY`. */
  expiration_date: string;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** Your own identifier of the payment method, where it is stored. */
  external_identifier?: string | null;
  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  redirect_url?: string | null;
}>;

export type ClickToPaySession = Readonly<{
  /** Starts the Click to Pay SDK. */
  digital_payment_application_id: string;
  /** What the SDK shows the buyer. */
  digital_payment_application_name: string;
}>;

export type ClickToPaySessionRequest = Readonly<{
  /** The checkout session that the buyer is in; it tells whose application. */
  checkout_session_id: string;
}>;

export type Confirmation = Readonly<{
  /** The kind of record, always this word. */
  type: 'confirmation';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Whose data the call is about; `default` for what belongs to the instance. */
  merchant_account_id: string;
  /** `asked`: to be signed by whoever asked. `signed`: the call may come. `waiting`: a second person has to agree. `approved`: they have, and the call may come. `used`: it came. */
  status: ConfirmationStatus;
  /** Id of the operation that is called. */
  operation: string;
  /** Of the call. */
  method: Open<'GET' | 'POST' | 'PUT' | 'DELETE'>;
  /** Path and query of the call, without the `/api` of the dashboard. */
  path: string;
  /** The body of the call, while a second person may have to see it; else null. */
  body: string | null;
  /** What is going to be done, as the service found out by itself. */
  sentence: ConfirmationSentence;
  /** Why, in the words of whoever asked. */
  reason: string | null;
  /** What is signed, base64url: the SHA-256 of a nonce, session, merchant account, version, method, path, digest of the body, sentence and reason, each with its length before it. */
  challenge: string;
  /** Whether a second person has to agree. */
  needs_approval: boolean;
  /** Whether the caller may approve or decline it now. */
  may_decide: boolean;
  /** How the caller signs it now; null where there is nothing for them to sign. */
  signing: ConfirmationSigning | null;
  /** How it was signed; null until it was. A `login` is weaker than a passkey: it does not sign the call. */
  strength: ConfirmationStrength | null;
  /** Whose call it is. */
  asked_by: ConfirmationPerson;
  /** Who approved or declined it. */
  decided_by: ConfirmationPerson | null;
  /** When; null until somebody did. */
  decided_at: string | null;
  /** How the second person signed. */
  decision_strength: ConfirmationStrength | null;
  /** Why it was declined. */
  decision_reason: string | null;
  /** When its call came; null until it did. */
  used_at: string | null;
  /** When it was made. */
  created_at: string;
  /** Two minutes after it was asked for; a day after it was signed, where a second person has to agree. */
  expires_at: string;
}>;

export type ConfirmationApprove = Readonly<{
  /** What `navigator.credentials.get` gave for the challenge, as JSON. Only with a passkey. */
  assertion?: Readonly<Record<string, unknown>> | null;
}>;

export type ConfirmationCreate = Readonly<{
  /** Of the call. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query of the call, as they will be sent, without the `/api` of the dashboard. */
  path: string;
  /** The exact text of the body that the call will have; left out for a call without one. */
  body?: string | null;
  /** Why, for the audit log. */
  reason?: string | null;
}>;

export type ConfirmationDecline = Readonly<{
  /** Why not: whoever asked reads it. */
  reason?: string | null;
}>;

export type ConfirmationDetail = Readonly<{
  /** A member of the body. */
  name: string;
  /** What it is to be; null where that may be a secret. */
  value: string | null;
}>;

export type ConfirmationPerson = Readonly<{
  /** Id that Railyard gave it, for good. */
  id: string;
  /** What they were called then. */
  name: string;
}>;

export type ConfirmationSentence = Readonly<{
  /** Which sentence it is, for whoever shows it in another language. There may be more of them one day. */
  code: string;
  /** The sentence in English. */
  text: string;
  /** What stands in the sentence, as the service found it: an `amount` in minor units of its `currency`, the masked `instrument`, the `transaction`, the `name` of what is changed. */
  values: Readonly<Record<string, string | null>>;
  /** What the body sets, member by member. */
  details: readonly ConfirmationDetail[];
}>;

export type ConfirmationSigning = Readonly<{
  /** By a `passkey`; by a `login` once more at the identity provider, for people without one; the demo administrator of a sandbox only says so. */
  how: ConfirmationStrength;
  /** For `navigator.credentials.get`, as JSON; null where no passkey signs. */
  public_key: Readonly<Record<string, unknown>> | null;
  /** Where to log in once more, in a window of its own; null where that is not how. */
  log_in_url: string | null;
}>;

export type ConfirmationStatus = Open<'asked' | 'signed' | 'waiting' | 'approved' | 'declined' | 'used' | 'expired'>;

export type ConfirmationStrength = Open<'passkey' | 'login' | 'demo'>;

export type Confirmations = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Confirmation[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type CreateSession = Readonly<{
  /** The kind of record, always this word. */
  type: 'payment-service-session';
  /** Whether the processor opened one. */
  status: CreateSessionStatus;
  /** Why it did not; null where it did. */
  code: string | null;
  /** HTTP status of the processor's answer; null where it gave none. */
  status_code: number | null;
  /** What the processor answered; null where it gave nothing. */
  response_body: Readonly<Record<string, unknown>> | null;
}>;

export type CreateSessionStatus = Open<'succeeded' | 'failed'>;

export type Creator = Readonly<{
  /** Id of the API key. */
  id: string;
  /** What the key is called. */
  name: string;
  /** Always empty: keys have no address. */
  email_address: string;
}>;

export type CredentialsOAuthAuthentication = Readonly<{
  /** The kind of record, always this word. */
  type: 'webhook-authentication';
  /** How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours. */
  kind: 'oauth_client_credentials';
  /** Id of the OAuth client that asks for tokens. */
  client_id: string;
  /** Its secret. Sealed, and never shown again. */
  client_secret: '********';
  /** Where tokens are asked for, over TLS. */
  token_url: string;
  /** What a token is to be good for, where your OAuth server asks. */
  scope: string | null;
}>;

export type CredentialsOAuthAuthenticationCreate = Readonly<{
  /** How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours. */
  kind?: 'oauth_client_credentials';
  /** Id of the OAuth client that asks for tokens. */
  client_id: string;
  /** Its secret. Sealed, and never shown again. */
  client_secret: string;
  /** Where tokens are asked for, over TLS. */
  token_url: string;
  /** What a token is to be good for, where your OAuth server asks. */
  scope?: string | null;
}>;

export type Cryptogram = Readonly<{
  /** The kind of record, always this word. */
  type: 'network-token-cryptogram';
  /** Proves the token for one payment, in Base64. */
  cryptogram: string;
}>;

export type CryptogramCreate = Readonly<{
  /** Which kind is asked for: one for a charge without the buyer, or one for a buyer who is there. */
  merchant_initiated: boolean;
}>;

export type CvvResponseCode = Open<'match' | 'no_match' | 'unavailable' | 'not_provided'>;

export type CybersourceAntiFraudOptions = Readonly<{
  /** Fields that you made at Cybersource. */
  merchant_defined_data?: Readonly<Record<string, string>> | null;
  /** The merchant under a meta key. */
  meta_key_merchant_id?: string | null;
  /** How it is sent, as Cybersource names it. */
  shipping_method?: string | null;
}>;

export type CybersourceOptions = Readonly<{
  /** The merchant under a meta key. */
  meta_key_merchant_id?: string | null;
  /** Fields that you made at Cybersource. */
  merchant_defined_information?: Readonly<Record<string, string>> | null;
  /** How it is sent, as Cybersource names it. */
  ship_to_method?: string | null;
  /** Free words that stand in Cybersource's reports. */
  comments?: string | null;
}>;

export type DeclineAdvice = Readonly<{
  /** `stop`: nothing helps. `try_elsewhere`: at another payment service. `try_later`: as merchant-initiated, from `not_before` on. `other_credential`: another card or its new details, or its number in place of a token. `ask_buyer`: they can do something. `authenticate`: ask for 3-D Secure. */
  action: DeclineAdviceAction;
  /** With `try_later`: when the next attempt makes sense; null with all others. */
  not_before: string | null;
  /** One sentence, for people of the merchant. */
  reason: string;
}>;

export type DeclineAdviceAction = Open<'stop' | 'try_elsewhere' | 'try_later' | 'other_credential' | 'ask_buyer' | 'authenticate'>;

export type DefinitionField = Readonly<{
  /** Names the setting in `fields` of what is set up. */
  key: string;
  /** What to call it in a form. */
  display_name: string;
  /** Whether it must be set. */
  required: boolean;
  /** What kind of text it is. */
  format: DefinitionFieldFormat;
  /** Whether it is sealed and never answered. */
  secret: boolean;
  /** Whether the provider can be asked if it is right. */
  verifiable: boolean;
  /** What it may be, and where it is found. */
  help: string;
}>;

export type DefinitionFieldFormat = Open<'text' | 'multiline' | 'file' | 'number' | 'timezone' | 'boolean'>;

export type DefinitionOption = Readonly<{
  /** Its name in the block of the connector; a dot stands before what is inside another block. */
  key: string;
  /** What it takes. */
  format: DefinitionOptionFormat;
  /** Whether its block must have it. */
  required: boolean;
  /** What it does. */
  help: string;
}>;

export type DefinitionOptionFormat = Open<'text' | 'integer' | 'flag' | 'card_number'>;

export type DetailedSettlementReportSpec = Readonly<{
  /** What the report is about; `ai_insights` is refused. */
  model?: 'detailed_settlement';
  /** `fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first. */
  params: Readonly<Record<string, unknown>>;
}>;

export type DigitalWallet = Readonly<{
  /** The kind of record, always this word. */
  type: 'digital-wallet';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** Whose wallet it is. */
  provider: DigitalWalletProvider;
  /** The merchant's legal name. */
  merchant_name: string;
  /** What buyers read in the wallet; null for the legal name. */
  merchant_display_name: string | null;
  /** The merchant's site; null where it was not given. */
  merchant_url: string | null;
  /** ISO 3166-1 alpha-2 code of the merchant; null where it was not given. */
  merchant_country_code: string | null;
  /** ISO 18245 code, four digits; null where it was not given. */
  merchant_category_code: string | null;
  /** Where the merchant is; null where it was not given. */
  address: DigitalWalletAddress | null;
  /** Settings of the provider, as given; null where none were. */
  extra_configuration: Readonly<Record<string, unknown>> | null;
  /** Sites on which the wallet may be shown. */
  domain_names: readonly string[];
  /** Keys that open tokens now; only Apple Pay has any to count. */
  active_certificate_count: number;
  /** Keys that wait for Apple; always 0, since they work at once. */
  pending_certificate_count: number;
  /** Keys that have run out; always 0, since they do not. */
  expired_certificate_count: number;
  /** What the provider is to know: your name there, and the public key. */
  fields: Readonly<Record<string, unknown>> | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type DigitalWalletAddress = Readonly<{
  /** Street and number. */
  line1: string;
  /** Second line of the address. */
  line2?: string | null;
  /** Where the merchant is. */
  city: string;
  /** ISO 3166-2 code, for example `US-CA`. */
  state_code: string;
  /** Of the merchant's address. */
  postal_code: string;
}>;

export type DigitalWalletAddressInput = Readonly<{
  /** Street and number. */
  line1: string;
  /** Second line of the address. */
  line2?: string | null;
  /** Where the merchant is. */
  city: string;
  /** ISO 3166-2 code, for example `US-CA`. */
  state_code: string;
  /** Of the merchant's address. */
  postal_code: string;
}>;

export type DigitalWalletCreate = Readonly<{
  /** Whose wallet it is; one of each a merchant account. */
  provider: DigitalWalletProviderInput;
  /** The merchant's legal name. */
  merchant_name: string;
  /** What buyers read in the wallet; the legal name where it is left out. */
  merchant_display_name?: string | null;
  /** The merchant's site. */
  merchant_url?: string | null;
  /** ISO 3166-1 alpha-2 code of the merchant. ISO 3166-1 alpha-2, upper case. */
  merchant_country_code?: string | null;
  /** ISO 18245 code, four digits. */
  merchant_category_code?: string | null;
  /** Where the merchant is. */
  address?: DigitalWalletAddressInput | null;
  /** Settings of the provider; the names are in the guide to digital wallets. */
  extra_configuration?: Readonly<Record<string, unknown>> | null;
  /** Sites on which the wallet may be shown. */
  domain_names?: readonly string[];
  /** Must be true: you accept the provider's terms. */
  accept_terms_and_conditions: boolean;
}>;

export type DigitalWalletDomain = Readonly<{
  /** Host name of the site, without scheme and port. */
  domain_name: string;
}>;

export type DigitalWalletProvider = Open<'apple' | 'google' | 'click-to-pay' | 'paze'>;

export type DigitalWalletProviderInput = 'apple' | 'google' | 'click-to-pay' | 'paze';

export type DigitalWalletUpdate = Readonly<{
  /** The merchant's legal name. */
  merchant_name?: string | null;
  /** Sites on which the wallet may be shown, all of them. */
  domain_names?: readonly string[] | null;
  /** What buyers read in the wallet; the legal name where it is left out. */
  merchant_display_name?: string | null;
  /** The merchant's site. */
  merchant_url?: string | null;
  /** ISO 3166-1 alpha-2 code of the merchant. ISO 3166-1 alpha-2, upper case. */
  merchant_country_code?: string | null;
  /** ISO 18245 code, four digits. */
  merchant_category_code?: string | null;
  /** Where the merchant is. */
  address?: DigitalWalletAddressInput | null;
  /** Settings of the provider; what names you there stays as it was registered. */
  extra_configuration?: Readonly<Record<string, unknown>> | null;
}>;

export type DigitalWallets = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly DigitalWallet[];
}>;

export type Dispute = Readonly<{
  /** The kind of record, always this word. */
  type: 'dispute';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The payment that is disputed. */
  transaction_id: string;
  /** Where it was paid, and is disputed. */
  payment_service_id: string;
  /** The processor's own id of the dispute. */
  payment_service_dispute_id: string;
  /** How far it has gone. */
  stage: DisputeStage;
  /** Where it stands: `needs_response` waits for you. */
  status: DisputeStatus;
  /** Null where the processor names none. */
  reason: DisputeReason | null;
  /** The processor's own word for the reason; null where it gave none. */
  raw_reason: string | null;
  /** The scheme's code of the reason, for example `10.4`; null where none was told. */
  network_reason_code: string | null;
  /** What is disputed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Currency of what is disputed. ISO 4217, upper case. */
  currency: string;
  /** What it took so far, by the lines of `/transactions/{transaction_id}/chargebacks`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  charged_back_amount: number;
  /** What of that was given back, by the lines of `…/chargeback-reversals`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  given_back_amount: number;
  /** Until when an answer counts; null where the processor names no end. */
  respond_by: string | null;
  /** True where evidence can be submitted here; else it is answered in the dashboard of the processor. */
  answered_here: boolean;
  /** Where the processor shows its disputes; null where that is not known. */
  dashboard_url: string | null;
  /** When the processor opened it. */
  opened_at: string;
  /** When it was accepted, decided or closed; null while it is open. */
  closed_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** The draft: texts that `…/submit` would send now. */
  evidence: DisputeEvidence;
  /** Everything that may be given, in the order in which it counts for this reason. */
  checklist: readonly DisputeChecklistItem[];
  /** The files that `…/submit` would send now. */
  files: readonly DisputeFile[];
  /** What this processor takes of files. */
  file_limits: DisputeFileLimits;
  /** What was sent to the processor, oldest first. */
  responses: readonly DisputeResponse[];
  /** What happened, oldest first. */
  history: readonly DisputeEvent[];
}>;

export type DisputeChecklistItem = Readonly<{
  /** A member of the evidence, or what a file shows. */
  name: string;
  /** A text of `…/evidence`, or a file of `…/files`. */
  form: Open<'text' | 'file'>;
  /** How much it counts for this reason: without what is `needed` such a dispute is seldom won. */
  level: Open<'needed' | 'helpful' | 'optional'>;
  /** Whether it stands in the draft. */
  given: boolean;
  /** What the payment says of it, to be looked at and sent; null where it says nothing. */
  suggestion: string | null;
}>;

export type DisputeEvent = Readonly<{
  /** The kind of record, always this word. */
  type: 'dispute-event';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** What happened, as in the events of webhooks. */
  name: string;
  /** The stage after it. */
  stage: DisputeStage;
  /** The status after it. */
  status: DisputeStatus;
  /** Who did it; null: the processor, or the clock. */
  creator: Creator | null;
  /** What more is known of it. */
  context: Readonly<Record<string, unknown>>;
  /** When it was made. */
  created_at: string;
}>;

export type DisputeEvidence = Readonly<{
  /** Why the payment is right, in your words; all that has no place of its own. */
  explanation: string | null;
  /** What was sold. */
  product_description: string | null;
  /** Name of the buyer. */
  customer_name: string | null;
  /** E-mail address of the buyer. */
  customer_email_address: string | null;
  /** From where on the internet it was bought. */
  customer_purchase_ip: string | null;
  /** Billing address, in lines. */
  billing_address: string | null;
  /** Where it was sent, in lines. */
  shipping_address: string | null;
  /** Who delivered it. */
  shipping_carrier: string | null;
  /** The carrier's number of the parcel. */
  shipping_tracking_number: string | null;
  /** When it was sent. */
  shipping_date: string | null;
  /** When the service was provided. */
  service_date: string | null;
  /** How and when the buyer was shown your refund policy. */
  refund_policy_disclosure: string | null;
  /** Why no refund is due. */
  refund_refusal_explanation: string | null;
  /** How and when the buyer was shown your cancellation policy. */
  cancellation_policy_disclosure: string | null;
  /** Why it was not cancelled, or too late. */
  cancellation_rebuttal: string | null;
  /** Why both payments are right. */
  duplicate_charge_explanation: string | null;
  /** The other payment, which is no duplicate. */
  duplicate_charge_id: string | null;
  /** When and from where the buyer used what was sold. */
  access_activity_log: string | null;
}>;

/** What a file shows. */
export type DisputeEvidenceFile = Open<'receipt' | 'customer_communication' | 'customer_signature' | 'shipping_documentation' | 'service_documentation' | 'refund_policy' | 'cancellation_policy' | 'duplicate_charge_documentation' | 'other'>;

/** What a file shows. */
export type DisputeEvidenceFileInput = 'receipt' | 'customer_communication' | 'customer_signature' | 'shipping_documentation' | 'service_documentation' | 'refund_policy' | 'cancellation_policy' | 'duplicate_charge_documentation' | 'other';

export type DisputeEvidenceUpdate = Readonly<{
  /** Why the payment is right, in your words; all that has no place of its own. */
  explanation?: string | null;
  /** What was sold. */
  product_description?: string | null;
  /** Name of the buyer. */
  customer_name?: string | null;
  /** E-mail address of the buyer. */
  customer_email_address?: string | null;
  /** From where on the internet it was bought. */
  customer_purchase_ip?: string | null;
  /** Billing address, in lines. */
  billing_address?: string | null;
  /** Where it was sent, in lines. */
  shipping_address?: string | null;
  /** Who delivered it. */
  shipping_carrier?: string | null;
  /** The carrier's number of the parcel. */
  shipping_tracking_number?: string | null;
  /** When it was sent. */
  shipping_date?: string | null;
  /** When the service was provided. */
  service_date?: string | null;
  /** How and when the buyer was shown your refund policy. */
  refund_policy_disclosure?: string | null;
  /** Why no refund is due. */
  refund_refusal_explanation?: string | null;
  /** How and when the buyer was shown your cancellation policy. */
  cancellation_policy_disclosure?: string | null;
  /** Why it was not cancelled, or too late. */
  cancellation_rebuttal?: string | null;
  /** Why both payments are right. */
  duplicate_charge_explanation?: string | null;
  /** The other payment, which is no duplicate. */
  duplicate_charge_id?: string | null;
  /** When and from where the buyer used what was sold. */
  access_activity_log?: string | null;
}>;

export type DisputeFile = Readonly<{
  /** The kind of record, always this word. */
  type: 'dispute-file';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** The dispute that it is about. */
  dispute_id: string;
  /** What it shows. */
  evidence: DisputeEvidenceFile;
  /** What you call it. */
  name: string;
  /** What it is, by its first bytes. */
  media_type: DisputeMediaType;
  /** How many bytes it has. */
  size: number;
  /** SHA-256 of its bytes, in hex. */
  sha256: string;
  /** Who uploaded it. */
  creator: Creator | null;
  /** When it was made. */
  created_at: string;
}>;

export type DisputeFileContent = Readonly<{
  /** The kind of record, always this word. */
  type: 'dispute-file';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** The dispute that it is about. */
  dispute_id: string;
  /** What it shows. */
  evidence: DisputeEvidenceFile;
  /** What you call it. */
  name: string;
  /** What it is, by its first bytes. */
  media_type: DisputeMediaType;
  /** How many bytes it has. */
  size: number;
  /** SHA-256 of its bytes, in hex. */
  sha256: string;
  /** Who uploaded it. */
  creator: Creator | null;
  /** When it was made. */
  created_at: string;
  /** Its bytes, in base64. */
  content: string;
}>;

export type DisputeFileCreate = Readonly<{
  /** What it shows. */
  evidence: DisputeEvidenceFileInput;
  /** What you call it, for example `receipt.pdf`. */
  name: string;
  /** Its bytes, in base64: PDF, JPEG or PNG, 4,000,000 bytes at most. */
  content: string;
}>;

export type DisputeFileLimits = Readonly<{
  /** What this processor takes. */
  media_types: readonly DisputeMediaType[];
  /** Bytes of one file at most. */
  size_max: number;
  /** Bytes of all files at most. */
  total_size_max: number;
  /** How many files at most. */
  count_max: number;
  /** True where nothing can be submitted without a file. */
  needed: boolean;
}>;

/** By the first bytes of the file. */
export type DisputeMediaType = Open<'application/pdf' | 'image/jpeg' | 'image/png'>;

/** What the buyer says, in one vocabulary for all processors. */
export type DisputeReason = Open<'fraudulent' | 'unrecognized' | 'not_authorized' | 'duplicate' | 'incorrect_amount' | 'not_received' | 'not_as_described' | 'canceled' | 'credit_not_processed' | 'processing_error' | 'general'>;

/** What the buyer says, in one vocabulary for all processors. */
export type DisputeReasonInput = 'fraudulent' | 'unrecognized' | 'not_authorized' | 'duplicate' | 'incorrect_amount' | 'not_received' | 'not_as_described' | 'canceled' | 'credit_not_processed' | 'processing_error' | 'general';

export type DisputeResponse = Readonly<{
  /** The kind of record, always this word. */
  type: 'dispute-response';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** `submit`: evidence was handed in; `accept`: you gave in. */
  kind: Open<'submit' | 'accept'>;
  /** `processing` also while it is not known whether the processor has it. */
  status: DisputeResponseStatus;
  /** The stage that it answers. */
  stage: DisputeStage;
  /** The texts that were sent. */
  evidence: DisputeEvidence;
  /** The files that were sent. */
  files: readonly DisputeFile[];
  /** Why the processor did not take it, in one vocabulary for all; null where it did. */
  error_code: string | null;
  /** The processor's own code; null where it gave none. */
  raw_response_code: string | null;
  /** The processor's own words; null where it gave none. */
  raw_response_description: string | null;
  /** Who sent it. */
  creator: Creator | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

/** `processing` also while it is not known whether the processor has it: do not submit again. */
export type DisputeResponseStatus = Open<'processing' | 'succeeded' | 'declined' | 'failed'>;

/** `inquiry` only asks, and has taken no money; `pre_arbitration` and `arbitration` follow a chargeback that was fought. */
export type DisputeStage = Open<'inquiry' | 'chargeback' | 'pre_arbitration' | 'arbitration'>;

/** `inquiry` only asks, and has taken no money; `pre_arbitration` and `arbitration` follow a chargeback that was fought. */
export type DisputeStageInput = 'inquiry' | 'chargeback' | 'pre_arbitration' | 'arbitration';

/** `needs_response`: answer by `respond_by`; `under_review`: the bank decides; `accepted`: you gave in; `expired`: the time to answer is over, and the decision has not come yet; `closed`: it ended without a decision. */
export type DisputeStatus = Open<'needs_response' | 'under_review' | 'accepted' | 'won' | 'lost' | 'expired' | 'closed'>;

/** `needs_response`: answer by `respond_by`; `under_review`: the bank decides; `accepted`: you gave in; `expired`: the time to answer is over, and the decision has not come yet; `closed`: it ended without a decision. */
export type DisputeStatusInput = 'needs_response' | 'under_review' | 'accepted' | 'won' | 'lost' | 'expired' | 'closed';

export type DisputeSummaries = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly DisputeSummary[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
  /** What all of the list comes to. Null unless `totals` asked for it; absent in the published version. */
  totals?: ListTotals | null;
}>;

export type DisputeSummary = Readonly<{
  /** The kind of record, always this word. */
  type: 'dispute';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The payment that is disputed. */
  transaction_id: string;
  /** Where it was paid, and is disputed. */
  payment_service_id: string;
  /** The processor's own id of the dispute. */
  payment_service_dispute_id: string;
  /** How far it has gone. */
  stage: DisputeStage;
  /** Where it stands: `needs_response` waits for you. */
  status: DisputeStatus;
  /** Null where the processor names none. */
  reason: DisputeReason | null;
  /** The processor's own word for the reason; null where it gave none. */
  raw_reason: string | null;
  /** The scheme's code of the reason, for example `10.4`; null where none was told. */
  network_reason_code: string | null;
  /** What is disputed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Currency of what is disputed. ISO 4217, upper case. */
  currency: string;
  /** What it took so far, by the lines of `/transactions/{transaction_id}/chargebacks`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  charged_back_amount: number;
  /** What of that was given back, by the lines of `…/chargeback-reversals`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  given_back_amount: number;
  /** Until when an answer counts; null where the processor names no end. */
  respond_by: string | null;
  /** True where evidence can be submitted here; else it is answered in the dashboard of the processor. */
  answered_here: boolean;
  /** Where the processor shows its disputes; null where that is not known. */
  dashboard_url: string | null;
  /** When the processor opened it. */
  opened_at: string;
  /** When it was accepted, decided or closed; null while it is open. */
  closed_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type DisputeWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'dispute.accepted' | 'dispute.closed' | 'dispute.expired' | 'dispute.lost' | 'dispute.opened' | 'dispute.response-failed' | 'dispute.submitted' | 'dispute.updated' | 'dispute.won'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: Dispute | WebhookTargetGone;
}>;

export type DlocalCardOptions = Readonly<{
  /** Whether 3-D Secure must be done. */
  three_dsecure_force?: boolean | null;
}>;

export type DlocalOptions = Readonly<{
  /** The buyer's account there. */
  wallet?: DlocalWalletOptions | null;
}>;

export type DlocalPixOptions = Readonly<{
  /** What the buyer agrees to for later payments. */
  subscription?: DlocalPixSubscriptionOptions | null;
  /** Day on which this one is taken. */
  scheduled_date?: string | null;
}>;

export type DlocalPixSubscriptionAmountOptions = Readonly<{
  /** Whether it is the same each time. */
  type: 'FIXED' | 'VARIABLE';
  /** How much, in major units as text. */
  value?: string | null;
  /** The least that is taken, in major units as text; null for none. */
  min_value: string | null;
}>;

export type DlocalPixSubscriptionOptions = Readonly<{
  /** How much is taken each time. */
  amount?: DlocalPixSubscriptionAmountOptions | null;
  /** How often money is taken. */
  frequency: 'WEEKLY' | 'MONTHLY' | 'QUARTERLY' | 'SEMI_ANNUAL' | 'ANNUAL';
  /** First day of the agreement. */
  start_date?: string | null;
  /** Last day of the agreement. */
  end_date?: string | null;
}>;

export type DlocalUpiOptions = Readonly<{
  /** The buyer's account there. */
  wallet?: DlocalUpiWalletOptions | null;
}>;

export type DlocalUpiRecurringInfoOptions = Readonly<{
  /** What the frequency counts. */
  subscription_frequency_unit: 'MONTH' | 'WEEK' | 'BI_MONTHLY' | 'ONDEMAND' | 'QUARTER' | 'YEAR' | 'SEMI_ANNUALLY' | 'DAY';
  /** After how many of those money is taken. */
  subscription_frequency: number;
  /** First day of the agreement. */
  subscription_start_at: string;
  /** Last day of the agreement. */
  subscription_end_at: string;
}>;

export type DlocalUpiWalletOptions = Readonly<{
  /** Who holds it. */
  name?: string | null;
  /** How the holder is reached. */
  email?: string | null;
  /** What dLocal gave you for it. */
  token?: string | null;
  /** The holder's name there. */
  username?: string | null;
  /** Whether it is only checked. */
  verify?: boolean | null;
  /** What the buyer agrees to for later payments. */
  recurring_info?: DlocalUpiRecurringInfoOptions | null;
}>;

export type DlocalWalletOptions = Readonly<{
  /** Who holds it. */
  name?: string | null;
  /** How the holder is reached. */
  email?: string | null;
  /** What dLocal gave you for it. */
  token?: string | null;
  /** The holder's name there. */
  username?: string | null;
  /** Whether it is only checked. */
  verify?: boolean | null;
}>;

export type EcommpayOptions = Readonly<{
  /** First day of what was booked. */
  booking_start_date?: string | null;
  /** Last day of what was booked. */
  booking_end_date?: string | null;
}>;

export type EmbeddedCheckout = Readonly<{
  /** The kind of record, always this word. */
  type: 'embedded-checkout';
  /** Also what the filter `payment_link_id` of transactions takes, to list what was tried. */
  id: string;
  /** The page to show in a frame. Whoever has it can pay, and sees what is paid. */
  url: string;
  /** What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Currency of that amount. ISO 4217, upper case. */
  currency: string;
  /** Country of the buyer. ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** When nobody can begin to pay any more: an hour after it was made. */
  expires_at: string;
}>;

export type EmbeddedCheckoutCreate = Readonly<{
  /** What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Currency of that amount. ISO 4217, upper case. */
  currency: string;
  /** Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Whether the payment holds or takes the money; ways to pay that cannot hold it take it. */
  intent?: TransactionIntentInput;
  /** True stores the card of a known buyer. */
  store?: boolean;
  /** Language of the page: en, es, pt, fr, de or ar; left out, the browser's. */
  locale?: string | null;
  /** Where the buyer approves: in a window of its own, or the whole page leaves. */
  redirect_mode?: 'popup' | 'full_page';
  /** Where the buyer comes back to, where the whole page has to leave. */
  return_url?: string | null;
  /** Your own identifier of what is paid, shown on the receipt. */
  external_identifier?: string | null;
  /** What stands on the buyer's statement, as for a transaction. */
  statement_descriptor?: StatementDescriptorInput | null;
  /** What is bought; the page lists it. */
  cart_items?: readonly CartItemInput[] | null;
  /** Your own keys and values, strings both. */
  metadata?: Readonly<Record<string, string>> | null;
  /** A guest: who pays, not stored. */
  buyer?: GuestBuyerInput | null;
  /** The stored buyer who pays; the page offers the cards that they stored. */
  buyer_id?: string | null;
  /** The same by your own identifier of the buyer. */
  buyer_external_identifier?: string | null;
  /** How the payment comes about. */
  payment_source?: TransactionPaymentSourceInput;
  /** As for a transaction. */
  connection_options?: TransactionConnectionOptions | null;
}>;

export type EmbeddedCheckoutUpdate = Readonly<{
  /** Its address, as it was answered: it proves that the checkout is yours. */
  url: string;
  /** The amount that the buyer sees. Another one is refused. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** Its currency. Another one is refused. ISO 4217, upper case. */
  currency?: string | null;
  /** Takes the place of the one before, where it is given. */
  external_identifier?: string | null;
  /** Your own keys and values, strings both. */
  metadata?: Readonly<Record<string, string>> | null;
}>;

export type ErrorBody = Readonly<{
  /** Tells an error from a record. */
  type: 'error';
  /** What to branch on. */
  code: Open<'bad_request' | 'incorrect_json' | 'invalid_credentials' | 'idempotency_key_reused' | 'unauthorized' | 'forbidden' | 'confirmation_required' | 'confirmation_refused' | 'approval_required' | 'not_found' | 'method_not_allowed' | 'duplicate_record' | 'concurrent_request' | 'invalid_state' | 'changed_meanwhile' | 'payload_too_large' | 'unsupported_media_type' | 'unprocessable' | 'too_early' | 'too_many_requests' | 'server_error' | 'bad_gateway' | 'service_unavailable' | 'gateway_timeout'>;
  /** The HTTP status again. */
  status: number;
  /** For people; it may change. */
  message: string;
  /** Every mistake of the request, at most 100, in no promised order. */
  details: readonly ErrorBodyDetail[];
  /** The record that already exists. */
  resource_id?: string;
}>;

export type ErrorBodyDetail = Readonly<{
  /** Which part of the request is wrong. */
  location: Open<'body' | 'query' | 'path' | 'header' | 'unknown'>;
  /** A JSON pointer into the body, or the name of the parameter or header. */
  pointer: string;
  /** For people; it may change. Values that were sent are not repeated. */
  message: string;
  /** What kind of mistake, for programs: the list is in the guide to errors. */
  type: string;
}>;

export type Event = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same as in deliveries of it, and as the `id:` of a stream. */
  id: string;
  /** What happened. */
  name: WebhookEventName;
  /** Where it happened. */
  merchant_account_id: string;
  /** What it is about: `transaction`, `refund`, `payment-method` … */
  resource_type: string;
  /** Which one. */
  resource_id: string;
  /** The payment that it belongs to; null where there is none. */
  transaction_id: string | null;
  /** When it happened, by the clock of the merchant account. */
  created_at: string;
  /** The text that endpoints of this version of the API get. What was told to one is as it was then; else the resource in it is as it is now. */
  payload: string;
}>;

export type Events = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Event[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type Experiment = Readonly<{
  /** The kind of record, always this word. */
  type: 'experiment';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** What people call it. */
  name: string;
  /** The flow whose rule deals payments to its arms. */
  flow: ExperimentFlow;
  /** Who stays in one arm: the same `buyer`, the same `card`, or nobody (`transaction`). A payment without a buyer goes by its card, and one without a card by itself. Only the first payment of each counts. */
  unit: ExperimentUnit;
  /** Two or three. The first one is the control, with which the others are compared. */
  arms: readonly ExperimentArm[];
  /** Of ten thousand payments, those that are declined as it is now; with `money_kept`, what is not kept of ten thousand asked. It decides how soon a difference is found, and never whether it is true. */
  expected_decline_basis_points: number;
  /** The smallest difference that is worth finding: of two rates of approval, of ten thousand (100 is one point); with `money_kept`, of ten thousand asked. */
  difference_basis_points: number;
  /** What is not approved so many hours after it was dealt counts as not approved. */
  horizon_hours: number;
  /** What is compared. `approval`: how many payments are approved. `money_kept`: what was captured, less refunds, returns, chargebacks and fees, of what was asked. */
  measure: ExperimentMeasure;
  /** What `money_kept` needs; null with `approval`. */
  money: ExperimentMoney | null;
  /** So many days after it was dealt, what came back of a payment is looked at, once: refunds, fees, chargebacks. */
  maturity_days: number;
  /** An answer that payment services took longer for is late. Left out: what 95 of 100 payments of late do not pass, or 5000 where nobody knows. */
  slow_after_ms: number;
  /** It ends by hand alone: a small control beside what you do now tells for ever what that earns. Guardrails warn and end nothing. */
  standing: boolean;
  /** The `outcome` of a rule of `route-transaction` that deals payments to the arms. It begins with that rule. */
  outcome: Readonly<Record<string, unknown>>;
  /** Whether payments may still be dealt to its arms. */
  state: ExperimentState;
  /** So many payments of all arms find the difference in nine of ten experiments. Then it ends. */
  payments_needed: number;
  /** How many payments a day the flow decided in the thirty days before it was made; null: none. A rule with conditions gets fewer. */
  payments_per_day: number | null;
  /** How long it goes on at most, at the traffic so far; null: nobody can say, it is standing, or it has ended. With `money_kept` it has the days until the last payment has matured. */
  days_left: number | null;
  /** What has come of it until now. */
  report: ExperimentReport;
  /** `challenger_better` and `control_better`: by evidence. `no_difference_found`: after `payments_needed` payments. `unknown_outcomes`, `three_d_secure_challenges`, `late_answers` and `chargebacks`: a guardrail broke. `sample_ratio_mismatch`: payments did not come to the arms as they were dealt, so it is invalid. `ended_by_hand`: somebody ended it. */
  ended_because: ExperimentEnding | null;
  /** The arm that the evidence names; null: none. */
  winner: string | null;
  /** The arm whose attempts, in its order, its rules have since it has ended. */
  goes_on_with: string | null;
  /** The API key or the user that made it. */
  creator: Creator | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** When its first payment came; null: none has. */
  started_at: string | null;
  /** When it ended. */
  ended_at: string | null;
}>;

export type ExperimentArm = Readonly<{
  /** What reports call it: small letters, digits, `-` and `_`. */
  name: string;
  /** Of a hundred units, those that are dealt to it. */
  share_percent: number;
  /** What it tries, as a rule of `route-transaction` lists it. */
  attempts: readonly unknown[];
  /** By what these attempts are put in an order, for each payment anew, as a rule has it: what costs least first, or what is approved most often. Left out: as they stand. */
  order_by?: ExperimentOrder | null;
  /** What `cost` compares; the first that fits a payment counts. */
  fees?: readonly FlowFee[] | null;
  /** With `success_rate`: of a hundred payments of the arm, those that begin anywhere; left out, 10. */
  explore_percent?: number | null;
}>;

export type ExperimentArmInput = Readonly<{
  /** What reports call it: small letters, digits, `-` and `_`. */
  name: string;
  /** Of a hundred units, those that are dealt to it. */
  share_percent: number;
  /** What it tries, as a rule of `route-transaction` lists it. */
  attempts: readonly unknown[];
  /** By what these attempts are put in an order, for each payment anew, as a rule has it: what costs least first, or what is approved most often. Left out: as they stand. */
  order_by?: ExperimentOrderInput | null;
  /** What `cost` compares; the first that fits a payment counts. */
  fees?: readonly FlowFeeInput[] | null;
  /** With `success_rate`: of a hundred payments of the arm, those that begin anywhere; left out, 10. */
  explore_percent?: number | null;
}>;

export type ExperimentArmReport = Readonly<{
  /** Its name. */
  arm: string;
  /** First payments of units that were dealt to it. */
  payments: number;
  /** Those whose result is known; the others are still under way, and no older than the horizon. */
  known: number;
  /** Those that were approved before their horizon, by whichever attempt. */
  approved: number;
  /** Approved of known, of ten thousand; null before anything is known. */
  approval_basis_points: number | null;
  /** Of known: for some time nobody knew whether the money had been taken. */
  unknown_outcomes: number;
  /** Of known: the buyer was asked to authenticate. */
  three_d_secure_challenges: number;
  /** Of known: payment services took longer than `slow_after_ms`, all attempts together. */
  late_answers: number;
  /** Those that came `maturity_days` ago or earlier. */
  matured: number;
  /** Of matured: there was a chargeback, whoever was right. */
  charged_back: number;
  /** What was kept; null where approvals count. */
  money: ExperimentKept | null;
}>;

export type ExperimentComparison = Readonly<{
  /** The arm that is compared with the control. */
  arm: string;
  /** An e-value: that it approves or keeps more. Where it does not, this passes `evidence_needed` in one experiment of forty at most, however often one looks. */
  evidence_better: number;
  /** The same, that it approves or keeps less. */
  evidence_worse: number;
  /** Its rate of approval less that of the control, of ten thousand, or what it keeps of ten thousand asked less what the control does; null: nothing is known. */
  difference_basis_points: number | null;
  /** The difference is no less, nineteen times of twenty, at every look together. */
  difference_low: number | null;
  /** The difference is no more, nineteen times of twenty, at every look together. */
  difference_high: number | null;
  /** How strong the evidence is that something got worse. */
  guardrails: readonly ExperimentGuardrailEvidence[];
  /** Those whose evidence passes `evidence_needed`. */
  broken_guardrails: readonly ExperimentGuardrail[];
}>;

export type ExperimentCreate = Readonly<{
  /** What people call it. */
  name: string;
  /** The flow whose rule deals payments to its arms. */
  flow?: ExperimentFlowInput;
  /** Who stays in one arm: the same `buyer`, the same `card`, or nobody (`transaction`). A payment without a buyer goes by its card, and one without a card by itself. Only the first payment of each counts. */
  unit?: ExperimentUnitInput;
  /** Two or three. The first one is the control, with which the others are compared. */
  arms: readonly ExperimentArmInput[];
  /** Of ten thousand payments, those that are declined as it is now; with `money_kept`, what is not kept of ten thousand asked. It decides how soon a difference is found, and never whether it is true. */
  expected_decline_basis_points: number;
  /** The smallest difference that is worth finding: of two rates of approval, of ten thousand (100 is one point); with `money_kept`, of ten thousand asked. */
  difference_basis_points: number;
  /** What is not approved so many hours after it was dealt counts as not approved. */
  horizon_hours?: number;
  /** What is compared. `approval`: how many payments are approved. `money_kept`: what was captured, less refunds, returns, chargebacks and fees, of what was asked. */
  measure?: ExperimentMeasureInput;
  /** What `money_kept` needs; null with `approval`. */
  money?: ExperimentMoneyInput | null;
  /** So many days after it was dealt, what came back of a payment is looked at, once: refunds, fees, chargebacks. */
  maturity_days?: number;
  /** An answer that payment services took longer for is late. Left out: what 95 of 100 payments of late do not pass, or 5000 where nobody knows. */
  slow_after_ms?: number | null;
  /** It ends by hand alone: a small control beside what you do now tells for ever what that earns. Guardrails warn and end nothing. */
  standing?: boolean;
}>;

export type ExperimentEnd = Readonly<{
  /** The arm by which its rules go on; left out: the first one, the control. */
  goes_on_with?: string | null;
}>;

export type ExperimentEnding = Open<'challenger_better' | 'control_better' | 'no_difference_found' | 'unknown_outcomes' | 'three_d_secure_challenges' | 'late_answers' | 'chargebacks' | 'sample_ratio_mismatch' | 'ended_by_hand'>;

export type ExperimentFee = Readonly<{
  /** Which payment service. */
  payment_service_id: string;
  /** What a captured payment costs whatever its amount, in minor units. */
  fixed: number;
  /** Of ten thousand captured, what it costs beside that. */
  basis_points: number;
}>;

export type ExperimentFeeInput = Readonly<{
  /** Which payment service. */
  payment_service_id: string;
  /** What a captured payment costs whatever its amount, in minor units. */
  fixed: number;
  /** Of ten thousand captured, what it costs beside that. */
  basis_points: number;
}>;

export type ExperimentFlow = Open<'card-transaction' | 'redirect-transaction'>;

export type ExperimentFlowInput = 'card-transaction' | 'redirect-transaction';

export type ExperimentGuardrail = Open<'unknown_outcomes' | 'three_d_secure_challenges' | 'late_answers' | 'chargebacks'>;

export type ExperimentGuardrailEvidence = Readonly<{
  /** What must not get worse. */
  guardrail: ExperimentGuardrail;
  /** An e-value: that the arm has more of it than the control. */
  evidence: number;
}>;

export type ExperimentKept = Readonly<{
  /** Those matured in the currency of the experiment. */
  payments: number;
  /** What they asked, each as at most `highest_amount`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  asked_amount: number;
  /** What was kept of it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  kept_amount: number;
  /** Kept of asked, of ten thousand; null before anything is known. */
  kept_basis_points: number | null;
  /** Of `payments`: no settlement had told their fees, so they are as the plan has them. */
  fees_estimated: number;
}>;

export type ExperimentMeasure = Open<'approval' | 'money_kept'>;

export type ExperimentMeasureInput = 'approval' | 'money_kept';

export type ExperimentMoney = Readonly<{
  /** Payments in it count, and others do not. ISO 4217, upper case. */
  currency: string;
  /** One for each payment service that the arms name: what a captured payment is taken to cost where no settlement has told it by then. */
  fees: readonly ExperimentFee[];
  /** A payment of more counts as one of so much, so that a few large ones do not decide. Left out: what 99 of 100 payments of late do not pass. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  highest_amount: number;
  /** What a payment asks on average, each as at most `highest_amount`. It decides how many payments it takes. Left out: the average of payments of late. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  average_amount: number;
}>;

export type ExperimentMoneyInput = Readonly<{
  /** Payments in it count, and others do not. ISO 4217, upper case. */
  currency: string;
  /** One for each payment service that the arms name: what a captured payment is taken to cost where no settlement has told it by then. */
  fees: readonly ExperimentFeeInput[];
  /** A payment of more counts as one of so much, so that a few large ones do not decide. Left out: what 99 of 100 payments of late do not pass. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  highest_amount?: number | null;
  /** What a payment asks on average, each as at most `highest_amount`. It decides how many payments it takes. Left out: the average of payments of late. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  average_amount?: number | null;
}>;

export type ExperimentOrder = Open<'cost' | 'success_rate'>;

export type ExperimentOrderInput = 'cost' | 'success_rate';

export type ExperimentReport = Readonly<{
  /** What came of each, in the order in which they were given. */
  arms: readonly ExperimentArmReport[];
  /** Each arm but the first beside the first. */
  comparisons: readonly ExperimentComparison[];
  /** What evidence must pass for the experiment to end by it. */
  evidence_needed: number;
  /** What was found, or how far it is, in sentences. */
  conclusion: string;
}>;

export type ExperimentState = Open<'running' | 'ended'>;

export type ExperimentStateInput = 'running' | 'ended';

export type ExperimentUnit = Open<'buyer' | 'card' | 'transaction'>;

export type ExperimentUnitInput = 'buyer' | 'card' | 'transaction';

export type ExperimentWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'experiment.ended'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: Experiment | WebhookTargetGone;
}>;

export type Experiments = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Experiment[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type FieldValue = Readonly<{
  /** Which setting, as the definition calls it. */
  key: string;
  /** Text of the setting; secret ones are sealed in the vault and never answered. */
  value: string;
}>;

export type FieldValueInput = Readonly<{
  /** Which setting, as the definition calls it. */
  key: string;
  /** Text of the setting; secret ones are sealed in the vault and never answered. */
  value: string;
}>;

export type FiservInstallmentOptions = Readonly<{
  /** In how many parts. */
  numberOfInstallments?: number | null;
  /** Whether the buyer pays interest. */
  installmentsInterest?: boolean | null;
  /** After how many months the first is due. */
  installmentDelayMonths?: number | null;
  /** Whether you read merchant advice codes. */
  merchantAdviceCodeSupported?: boolean | null;
}>;

export type FiservOptions = Readonly<{
  /** How the buyer pays in parts. */
  installmentOptions?: FiservInstallmentOptions | null;
}>;

export type Flow = Readonly<{
  /** The kind of record, always this word. */
  type: 'flow';
  /** Id that Railyard gave it, for good. */
  id: FlowName;
  /** The number of the version that counts now; 0 where no rule was ever written. */
  version: number;
  /** What the flow decides, in the order in which it is asked. */
  actions: readonly FlowActionRules[];
}>;

export type FlowAction = Open<'select-payment-options' | 'route-transaction' | 'decline-early' | 'skip-3ds'>;

export type FlowActionEvaluated = Readonly<{
  /** What these rules decide. */
  action: FlowAction;
  /** False where the payment had ended before. */
  asked: boolean;
  /** The rule that decided; null where none did. */
  rule_id: string | null;
  /** Why, in a sentence. */
  reason: string;
  /** What came out, as a transaction's actions tell it. */
  outcome: Readonly<Record<string, unknown>>;
  /** In the order in which they are tried. */
  rules: readonly FlowRuleEvaluated[];
}>;

export type FlowActionInput = 'select-payment-options' | 'route-transaction' | 'decline-early' | 'skip-3ds';

export type FlowActionRules = Readonly<{
  /** What these rules decide. */
  action: FlowAction;
  /** In the order in which they are tried. */
  rules: readonly FlowRule[];
}>;

export type FlowAttemptEvaluated = Readonly<{
  /** What is tried. */
  payment_service_id: string;
  /** What a person calls it. */
  display_name: string;
  /** What of the card is sent; null: as the payment service is set up. */
  instrument: Open<'pan' | 'network_token'> | null;
  /** `force_mit`, `use_additional_scheme`. */
  transformations: readonly string[];
}>;

export type FlowCartItem = Readonly<{
  /** Stock keeping unit. */
  sku?: string | null;
  /** Shelves it belongs to. */
  categories?: readonly string[] | null;
  /** What kind of line it is. */
  product_type?: ProductTypeInput | null;
}>;

export type FlowCheck = Readonly<{
  /** The kind of record, always this word. */
  type: 'flow-check';
  /** Whose rules were looked at. */
  flow: FlowName;
  /** Thirty days before `to`. */
  from: string;
  /** Now. */
  to: string;
  /** Decisions that were counted. */
  decisions: number;
  /** The oldest decision that was counted; `from` where all were. */
  counted_from: string;
  /** False: there were more, and the newest 20,000 were counted. Always true of the checkout flow, whose decisions are not kept: its counts are 0. */
  complete: boolean;
  /** All rules, in the order in which they are tried. */
  rules: readonly FlowRuleChecked[];
}>;

export type FlowCondition = Readonly<{
  /** What is asked of the payment. */
  name: Open<'amount' | 'amount_zero' | 'anti_fraud_decision' | 'browser_language' | 'card_bin' | 'card_country' | 'card_issuer_name' | 'card_product_name' | 'card_scheme' | 'card_source' | 'card_type' | 'country' | 'currency' | 'gift_card_bin' | 'has_gift_cards' | 'is_subsequent_payment' | 'merchant_initiated' | 'metadata' | 'metadata_numeric' | 'payment_method' | 'payment_source' | 'product_categories' | 'product_types' | 'skus' | 'split_routing' | 'velocity'>;
  /** How it is compared. Which operators go with which name stands in the guide to flows. */
  operator: Open<'less_than' | 'greater_than' | 'is_between' | 'less_than_or_equal_to' | 'equal_to' | 'is_one_of' | 'is_not_one_of' | 'like_one_of' | 'unlike_any_of' | 'includes' | 'excludes' | 'includes_all' | 'includes_at_least_one' | 'includes_none'>;
  /** What it is compared with, by the name and the operator. What nobody knows of a payment never fits. */
  value: unknown;
}>;

export type FlowConditionInput = Readonly<{
  /** What is asked of the payment. */
  name: 'amount' | 'amount_zero' | 'anti_fraud_decision' | 'browser_language' | 'card_bin' | 'card_country' | 'card_issuer_name' | 'card_product_name' | 'card_scheme' | 'card_source' | 'card_type' | 'country' | 'currency' | 'gift_card_bin' | 'has_gift_cards' | 'is_subsequent_payment' | 'merchant_initiated' | 'metadata' | 'metadata_numeric' | 'payment_method' | 'payment_source' | 'product_categories' | 'product_types' | 'skus' | 'split_routing' | 'velocity';
  /** How it is compared. Which operators go with which name stands in the guide to flows. */
  operator: 'less_than' | 'greater_than' | 'is_between' | 'less_than_or_equal_to' | 'equal_to' | 'is_one_of' | 'is_not_one_of' | 'like_one_of' | 'unlike_any_of' | 'includes' | 'excludes' | 'includes_all' | 'includes_at_least_one' | 'includes_none';
  /** What it is compared with, by the name and the operator. What nobody knows of a payment never fits. */
  value: unknown;
}>;

export type FlowConditionSeen = Readonly<{
  /** What is asked of the payment. */
  name: string;
  /** How it is compared. */
  operator: string;
  /** What the rule compares with, in words; long lists are cut. */
  wanted: string;
  /** What the payment has, in words; null: nobody knew, so that it cannot hold. */
  seen: string | null;
  /** Whether it holds. */
  holds: boolean;
}>;

export type FlowDifference = Readonly<{
  /** The kind of record, always this word. */
  type: 'flow-difference';
  /** The flow that was compared. */
  flow: FlowName;
  /** The version that is compared with; 0 has no rules. */
  from: number;
  /** The version that is looked at; null for a draft. */
  to: number | null;
  /** Rule by rule, what differs. Empty: they decide alike. */
  changes: readonly FlowRuleChange[];
}>;

export type FlowDraft = Readonly<{
  /** The kind of record, always this word. */
  type: 'flow-draft';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The flow that it is to be. */
  flow: FlowName;
  /** What it is for. */
  description: string | null;
  /** The version of the flow that it was begun from. */
  base_version: number;
  /** Its rules by what they decide. They count when they are published. */
  actions: readonly FlowActionRules[];
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type FlowDraftActionRules = Readonly<{
  /** What these rules decide. */
  action: FlowActionInput;
  /** In the order in which they are tried. */
  rules: readonly FlowDraftRule[];
}>;

export type FlowDraftCreate = Readonly<{
  /** What it is for. */
  description?: string | null;
  /** Rules by what they decide. An action that is left out has the rules that count now. */
  actions?: readonly FlowDraftActionRules[] | null;
}>;

export type FlowDraftRule = Readonly<{
  /** Of a rule that is there already, so that it is known as the same; left out, it is a new one. */
  id?: string | null;
  /** What a person calls it. */
  description?: string | null;
  /** False: it is kept, and never tried. Left out: true. */
  active?: boolean | null;
  /** All of them must hold; with none, the rule always applies. */
  conditions: readonly FlowConditionInput[];
  /** What the rule decides, by the action. `select-payment-options`: the methods to show, in order. `route-transaction`: ids of payment services to try, in order; for cards also objects with `payment_service_id`, `instrument` (`pan` or `network_token`) and `transformations` (`force_mit`, `use_additional_scheme`); or an object with `order_by` (`cost` or `success_rate`), such a list as `attempts` (left out: all that take the payment) and, for `cost`, the `fees` to compare, in the form of `POST …/replays`, for `success_rate` `explore_percent`, the part of the payments that begin anywhere; or the `outcome` of a running experiment (`GET /experiments/{experiment_id}`), whose arms payments are dealt to. `skip-3ds`: `attempt`, `force`, `skip`, or an object with an `exemption` (`low_value`, `transaction_risk_analysis`, `trusted_beneficiary` or `merchant_initiated`). `decline-early`: true. */
  outcome: unknown;
  /** What a declined payment shows as `error_code`; `flow_decline` where it is null. */
  error_code?: string | null;
}>;

export type FlowDraftUpdate = Readonly<{
  /** What it is for. */
  description?: string | null;
  /** Rules by what they decide; those of an action are replaced as a whole. What is left out stays. */
  actions?: readonly FlowDraftActionRules[] | null;
}>;

export type FlowDrafts = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly FlowDraft[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type FlowEvaluate = Readonly<{
  /** A payment that was decided already; this, or `payment`. It needs `transactions.read` as well. */
  transaction_id?: string | null;
  /** Of `transaction_id`: the payment services that took it when it was decided, or those that take it as they are set up now. */
  payment_services?: 'then' | 'now';
  /** A payment that is not there; this, or `transaction_id`. */
  payment?: FlowPayment | null;
}>;

export type FlowEvaluation = Readonly<{
  /** The kind of record, always this word. */
  type: 'flow-evaluation';
  /** Whose rules were asked. */
  flow: FlowName;
  /** The version whose rules were asked; null for a draft. */
  version: number | null;
  /** The draft whose rules were asked; null for a version. */
  draft_id: string | null;
  /** The payment that was asked about, where it is one. */
  transaction_id: string | null;
  /** What the rules saw, by the names of conditions; the amount is text. What is not there is not known. */
  facts: Readonly<Record<string, unknown>>;
  /** What each action of the flow says, in the order of asking. */
  actions: readonly FlowActionEvaluated[];
  /** What would be done. */
  outcome: FlowEvaluationOutcome;
  /** What nobody was asked, so that a real payment may be decided otherwise. */
  unknown: readonly FlowFactUnknown[];
}>;

export type FlowEvaluationOutcome = Readonly<{
  /** What it would be declined with before anything is sent; null: it would be tried. */
  error_code: string | null;
  /** What would be tried, in order. */
  attempts: readonly FlowAttemptEvaluated[];
  /** What a rule wants to try and cannot, and what comes last since it fails. Where nothing takes it: all. */
  left_out: readonly FlowServiceLeftOut[];
  /** What a rule says of 3-D Secure; null: the set-up of the payment service decides. */
  three_d_secure: Open<'attempt' | 'force' | 'skip'> | null;
  /** What the issuer would be asked for in the place of an authentication. */
  exemption: string | null;
  /** In which of a hundred shares it falls; null: not known. */
  share: number | null;
  /** Of the checkout flow: the ways to pay that would be shown, in order. */
  payment_options: readonly string[] | null;
}>;

export type FlowFactUnknown = Readonly<{
  /** The condition, or the part of the outcome, that it is about. */
  name: string;
  /** Why it is not known, and what would say it. */
  reason: string;
}>;

export type FlowFee = Readonly<{
  /** Who takes it. */
  payment_service_id: string;
  /** For payments in this currency; left out, in any. Needed where `fixed` is given. ISO 4217, upper case. */
  currency?: string | null;
  /** For cards of these schemes; left out, of any. */
  card_schemes?: readonly string[] | null;
  /** For cards of these types; left out, of any. */
  card_types?: readonly string[] | null;
  /** For cards that were issued in these countries; left out, anywhere. */
  card_countries?: readonly string[] | null;
  /** For each approved payment, in minor units of `currency`. */
  fixed?: number | null;
  /** Of the amount, in hundredths of a percent. */
  basis_points?: number | null;
}>;

export type FlowFeeInput = Readonly<{
  /** Who takes it. */
  payment_service_id: string;
  /** For payments in this currency; left out, in any. Needed where `fixed` is given. ISO 4217, upper case. */
  currency?: string | null;
  /** For cards of these schemes; left out, of any. */
  card_schemes?: readonly string[] | null;
  /** For cards of these types; left out, of any. */
  card_types?: readonly string[] | null;
  /** For cards that were issued in these countries; left out, anywhere. */
  card_countries?: readonly string[] | null;
  /** For each approved payment, in minor units of `currency`. */
  fixed?: number | null;
  /** Of the amount, in hundredths of a percent. */
  basis_points?: number | null;
}>;

export type FlowName = Open<'checkout' | 'card-transaction' | 'non-card-transaction' | 'redirect-transaction'>;

export type FlowNameInput = 'checkout' | 'card-transaction' | 'non-card-transaction' | 'redirect-transaction';

export type FlowOutcome = Readonly<{
  /** What kind of outcome it is: `payment-option`, `transaction-route`, `decline`, `three-d-secure`, `experiment`. */
  kind: string;
  /** The values that it takes, with the payment service or the method that it is about. */
  options: Readonly<Record<string, unknown>> | null;
}>;

export type FlowOutcomes = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly FlowOutcome[];
}>;

export type FlowPayment = Readonly<{
  /** What the payment method pays, without the part of gift cards, in minor units. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** Country of the buyer. ISO 3166-1 alpha-2, upper case. */
  country?: string | null;
  /** What it is paid with; left out, what the card says, or the only method that the flow is about. */
  payment_method?: PaymentMethodKindInput | null;
  /** Of a bank account: `ach`, `sepa` … */
  bank_scheme?: string | null;
  /** What is known of the card, for `card-transaction`. */
  card?: FlowPaymentCard | null;
  /** Whether the money is held first. */
  intent?: TransactionIntentInput;
  /** Where the payment comes from. */
  payment_source?: TransactionPaymentSourceInput;
  /** Whether you start it, and not the buyer. */
  merchant_initiated?: boolean;
  /** Whether others came before it in its series. */
  is_subsequent_payment?: boolean;
  /** For example `en-GB`. */
  browser_language?: string | null;
  /** As the transaction would have it. */
  metadata?: Readonly<Record<string, string>> | null;
  /** What rules may ask of what is bought. */
  cart_items?: readonly FlowCartItem[] | null;
  /** First digits of the gift cards beside it. */
  gift_card_bins?: readonly string[] | null;
  /** What the anti-fraud service would say: it is not asked. */
  anti_fraud_decision?: 'accept' | 'error' | 'reject' | 'review' | 'exception' | 'skipped' | null;
  /** The payment service that the request would name. */
  payment_service_id?: string | null;
  /** In which of a hundred shares it falls, for `split_routing`: a real payment gets that by its id. */
  share?: number | null;
  /** What the payments before it come to, for `velocity`: a real payment is counted with others. */
  velocity?: readonly FlowVelocity[] | null;
}>;

export type FlowPaymentCard = Readonly<{
  /** First six to eight digits. What is left out below is what these digits tell. */
  bin?: string | null;
  /** The scheme that it is charged over. */
  scheme?: 'accel' | 'amex' | 'bancontact' | 'carte-bancaire' | 'cirrus' | 'culiance' | 'dankort' | 'diners-club' | 'discover' | 'eftpos-australia' | 'elo' | 'hipercard' | 'jcb' | 'maestro' | 'mastercard' | 'mir' | 'nyce' | 'other' | 'pulse' | 'qcard' | 'rupay' | 'star' | 'uatp' | 'unionpay' | 'visa' | null;
  /** The issuer's country. ISO 3166-1 alpha-2, upper case. */
  country?: string | null;
  /** Whose money it is. */
  card_type?: 'credit' | 'debit' | 'prepaid' | null;
  /** The bank that gave it out. */
  issuer_name?: string | null;
  /** What the issuer calls this kind of card. */
  product_name?: string | null;
  /** Where it comes from, as `card_source` has it. */
  source?: 'applepay' | 'googlepay' | 'network-token' | 'raw' | 'token';
}>;

export type FlowReplay = Readonly<{
  /** The kind of record, always this word. */
  type: 'flow-replay';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** Whose decisions were made again. */
  flow: FlowName;
  /** `running` while a worker goes through the period; the counts grow meanwhile. */
  status: Open<'running' | 'completed'>;
  /** Payments from then on. */
  from: string;
  /** Payments before then. */
  to: string;
  /** How much of the period a worker has gone through, of a hundred. */
  progress_percent: number;
  /** How many were made again so far. */
  decisions: number;
  /** How many came out as they are stored under their own version: all, or the report means nothing. */
  reproduced: number;
  /** How many the rules send elsewhere, or refuse, or let pass. */
  changed: number;
  /** How many begin where they began, and go on in another way: with another instrument, or other attempts after it. */
  changed_otherwise: number;
  /** From where to where, the most frequent first. */
  moves: readonly FlowReplayMove[];
  /** What would become of 3-D Secure, where it differs. That it costs or saves approvals is not expected. */
  three_d_secure: readonly FlowReplayAuthentication[];
  /** What is expected, by currency. First attempts only: what a second attempt saves is not counted. */
  approvals: readonly FlowReplayApprovals[];
  /** What the past does not tell; left out of `approvals`, before and after. */
  unknown: readonly FlowReplayUnknown[];
  /** Where the rules wanted to try a payment service that did not take the payment then, or was not there yet. */
  skipped: readonly FlowReplaySkipped[];
  /** What the expectations are taken from. */
  samples: readonly FlowReplaySample[];
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type FlowReplayApprovals = Readonly<{
  /** Of these payments. ISO 4217, upper case. */
  currency: string;
  /** Payments whose end is known, and can be expected under the rules. Those of `unknown` are not among them. */
  payments: number;
  /** Of these: first attempts that were approved. */
  before: number;
  /** Of these: first attempts that the rules would have had approved. What stays where it was counts as it ended, and what the rules refuse as not approved. */
  after: FlowReplayExpectation;
  /** What was taken of the approved ones, in minor units; null without `fees`. */
  fees_before: number | null;
  /** What would have been taken, in minor units; null without `fees`. */
  fees_after: FlowReplayExpectation | null;
  /** Payments that no fee fits: they are in neither sum. Null without `fees`. */
  without_fee: FlowReplayWithoutFee | null;
}>;

export type FlowReplayAuthentication = Readonly<{
  /** `attempt`, `force` or `skip`, an exemption, or `none` where no rule spoke. */
  from: string;
  /** The same, as the rules have it. */
  to: string;
  /** How many payments. */
  count: number;
}>;

export type FlowReplayCreate = Readonly<{
  /** Payments from then on; left out, from thirty days before `to`. */
  from?: string | null;
  /** Payments before then; left out, now. */
  to?: string | null;
  /** What payment services take, for a comparison of costs; the first that fits a payment counts. Left out: the fees that rules of the draft compare. */
  fees?: readonly FlowFeeInput[] | null;
}>;

export type FlowReplayExpectation = Readonly<{
  /** What is most likely. */
  expected: number;
  /** Nineteen times of twenty it is no less. */
  low: number;
  /** Nineteen times of twenty it is no more. */
  high: number;
}>;

export type FlowReplayMove = Readonly<{
  /** The payment service that was tried first, or the error code of a payment that was not tried. */
  from: string;
  /** The same, as the rules have it. */
  to: string;
  /** How many payments. */
  count: number;
}>;

export type FlowReplaySample = Readonly<{
  /** Of these payments. ISO 4217, upper case. */
  currency: string;
  /** The card's scheme, or the method of what is no card. */
  kind: string;
  /** Where they went, or would go, first. */
  payment_service_id: string;
  /** First attempts whose end is known. */
  count: number;
  /** Those that were approved. */
  approved: number;
  /** The share of them, from 0 to 1. */
  rate: FlowReplayExpectation;
}>;

export type FlowReplaySkipped = Readonly<{
  /** What the rules wanted to try. */
  payment_service_id: string;
  /** For how many payments. */
  count: number;
}>;

export type FlowReplayUnknown = Readonly<{
  /** Of these payments. ISO 4217, upper case. */
  currency: string;
  /** The card's scheme, or the method of what is no card. */
  kind: string;
  /** Where they went, or would go, first. */
  payment_service_id: string;
  /** How many payments would go there. */
  count: number;
  /** How many of them were approved where they went. */
  approved: number;
  /** How many like them have been there: fewer than thirty, which is no rate. */
  sample: number;
}>;

export type FlowReplayWithoutFee = Readonly<{
  /** Of the payments in `fees_before`. */
  before: number;
  /** Of the payments in `fees_after`. */
  after: number;
}>;

export type FlowRestore = Readonly<{
  /** What is to be remembered of it. */
  description?: string | null;
}>;

export type FlowRule = Readonly<{
  /** The kind of record, always this word. */
  type: 'flow-rule';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The flow that it belongs to. */
  flow: FlowName;
  /** What it decides. */
  action: FlowAction;
  /** What a person calls it. */
  description: string | null;
  /** Its place among the rules of its action, from 0. They are tried in this order, and the first that fits decides. */
  position: number;
  /** False: it is kept, and never tried. */
  active: boolean;
  /** All of them must hold; with none, the rule always applies. */
  conditions: readonly FlowCondition[];
  /** What the rule decides, by the action. `select-payment-options`: the methods to show, in order. `route-transaction`: ids of payment services to try, in order; for cards also objects with `payment_service_id`, `instrument` (`pan` or `network_token`) and `transformations` (`force_mit`, `use_additional_scheme`); or an object with `order_by` (`cost` or `success_rate`), such a list as `attempts` (left out: all that take the payment) and, for `cost`, the `fees` to compare, in the form of `POST …/replays`, for `success_rate` `explore_percent`, the part of the payments that begin anywhere; or the `outcome` of a running experiment (`GET /experiments/{experiment_id}`), whose arms payments are dealt to. `skip-3ds`: `attempt`, `force`, `skip`, or an object with an `exemption` (`low_value`, `transaction_risk_analysis`, `trusted_beneficiary` or `merchant_initiated`). `decline-early`: true. */
  outcome: unknown;
  /** What a declined payment shows as `error_code`; `flow_decline` where it is null. */
  error_code: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type FlowRuleChange = Readonly<{
  /** `moved`: only its place is another. */
  change: Open<'added' | 'removed' | 'changed' | 'moved'>;
  /** What the rule decides. */
  action: FlowAction;
  /** The rule that differs. */
  rule_id: string;
  /** The rule as it was; null where it was added. */
  before: FlowRule | null;
  /** The rule as it is; null where it was removed. */
  after: FlowRule | null;
}>;

export type FlowRuleChecked = Readonly<{
  /** What the rule decides. */
  action: FlowAction;
  /** A rule of the draft, or of the version. */
  rule_id: string;
  /** How many decisions of the period it made, in any version that had it. */
  matched_30_days: number;
  /** An earlier rule that applies whenever this one would: it is never reached. Proved from the conditions alone; null says that nothing was proved. */
  covered_by: string | null;
  /** What a person should look at, a sentence each: a payment service that is not active, for example. */
  warnings: readonly string[];
}>;

export type FlowRuleCreate = Readonly<{
  /** What a person calls it. */
  description?: string | null;
  /** Its place among the rules of its action, from 0; left out: last. The others move. */
  position?: number | null;
  /** False: it is kept, and never tried. Left out: true. */
  active?: boolean | null;
  /** All of them must hold; with none, the rule always applies. */
  conditions: readonly FlowConditionInput[];
  /** What the rule decides, by the action. `select-payment-options`: the methods to show, in order. `route-transaction`: ids of payment services to try, in order; for cards also objects with `payment_service_id`, `instrument` (`pan` or `network_token`) and `transformations` (`force_mit`, `use_additional_scheme`); or an object with `order_by` (`cost` or `success_rate`), such a list as `attempts` (left out: all that take the payment) and, for `cost`, the `fees` to compare, in the form of `POST …/replays`, for `success_rate` `explore_percent`, the part of the payments that begin anywhere; or the `outcome` of a running experiment (`GET /experiments/{experiment_id}`), whose arms payments are dealt to. `skip-3ds`: `attempt`, `force`, `skip`, or an object with an `exemption` (`low_value`, `transaction_risk_analysis`, `trusted_beneficiary` or `merchant_initiated`). `decline-early`: true. */
  outcome: unknown;
  /** What a declined payment shows as `error_code`; `flow_decline` where it is null. */
  error_code?: string | null;
}>;

export type FlowRuleEvaluated = Readonly<{
  /** A rule of the action that is active. */
  rule_id: string;
  /** Its place among all rules of its action, from 0. */
  position: number;
  /** What a person calls it. */
  description: string | null;
  /** Whether all of its conditions hold. */
  matched: boolean;
  /** Whether it is the one that decided. */
  decided: boolean;
  /** Whether it was its turn: false for rules behind the one that decided. */
  reached: boolean;
  /** Why, in a sentence. */
  reason: string;
  /** Each of its conditions, beside what the payment has. */
  conditions: readonly FlowConditionSeen[];
}>;

export type FlowRuleOrder = Readonly<{
  /** All rules of the action, each once, in the order in which they are to be tried. */
  rule_ids: readonly string[];
}>;

export type FlowRuleUpdate = Readonly<{
  /** What a person calls it. */
  description?: string | null;
  /** Its new place among the rules of its action, from 0. The others move. */
  position?: number | null;
  /** False: it is kept, and never tried. */
  active?: boolean | null;
  /** All of them must hold; with none, the rule always applies. */
  conditions?: readonly FlowConditionInput[] | null;
  /** What the rule decides, by the action. `select-payment-options`: the methods to show, in order. `route-transaction`: ids of payment services to try, in order; for cards also objects with `payment_service_id`, `instrument` (`pan` or `network_token`) and `transformations` (`force_mit`, `use_additional_scheme`); or an object with `order_by` (`cost` or `success_rate`), such a list as `attempts` (left out: all that take the payment) and, for `cost`, the `fees` to compare, in the form of `POST …/replays`, for `success_rate` `explore_percent`, the part of the payments that begin anywhere; or the `outcome` of a running experiment (`GET /experiments/{experiment_id}`), whose arms payments are dealt to. `skip-3ds`: `attempt`, `force`, `skip`, or an object with an `exemption` (`low_value`, `transaction_risk_analysis`, `trusted_beneficiary` or `merchant_initiated`). `decline-early`: true. */
  outcome?: unknown;
  /** What a declined payment shows as `error_code`; `flow_decline` where it is null. */
  error_code?: string | null;
}>;

export type FlowServiceLeftOut = Readonly<{
  /** What is not tried. */
  payment_service_id: string;
  /** What a person calls it. */
  display_name: string;
  /** Why not, in a sentence. */
  reason: string;
}>;

export type FlowVelocity = Readonly<{
  /** What is counted. */
  count: 'payments' | 'approved' | 'declined' | 'cards' | 'amount';
  /** What the payments have in common. */
  by: 'card' | 'buyer_id' | 'buyer_external_identifier' | 'email_address' | 'ip_address' | 'device';
  /** Of how long a time before. */
  within: '10_minutes' | '1_hour' | '1_day' | '7_days';
  /** What it comes to with this payment, of an amount in minor units of its currency. */
  value: number;
}>;

export type FlowVersion = Readonly<{
  /** The kind of record, always this word. */
  type: 'flow-version';
  /** The flow that it is a version of. */
  flow: FlowName;
  /** Versions are counted from 1; the highest one counts. */
  number: number;
  /** What made it. `experiment-ended`: a rule goes on with an arm of its experiment. */
  cause: Open<'rule-created' | 'rule-updated' | 'rule-deleted' | 'rules-ordered' | 'restored' | 'published' | 'experiment-ended'>;
  /** What a person wanted to be remembered of it; null for changes of single rules. */
  description: string | null;
  /** How many rules it has. */
  rule_count: number;
  /** The API key or the user that made it. */
  creator: Creator | null;
  /** When it was made. */
  created_at: string;
  /** Its rules by what they decide, in the order of trying. */
  actions: readonly FlowActionRules[];
}>;

export type FlowVersionSummary = Readonly<{
  /** The kind of record, always this word. */
  type: 'flow-version';
  /** The flow that it is a version of. */
  flow: FlowName;
  /** Versions are counted from 1; the highest one counts. */
  number: number;
  /** What made it. `experiment-ended`: a rule goes on with an arm of its experiment. */
  cause: Open<'rule-created' | 'rule-updated' | 'rule-deleted' | 'rules-ordered' | 'restored' | 'published' | 'experiment-ended'>;
  /** What a person wanted to be remembered of it; null for changes of single rules. */
  description: string | null;
  /** How many rules it has. */
  rule_count: number;
  /** The API key or the user that made it. */
  creator: Creator | null;
  /** When it was made. */
  created_at: string;
}>;

export type FlowVersions = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly FlowVersionSummary[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type ForterAntiFraudOptions = Readonly<{
  /** Whether there is something to send. */
  delivery_type?: 'DIGITAL' | 'PHYSICAL' | 'HYBRID' | null;
  /** How it is sent. */
  delivery_method?: string | null;
  /** Whether the buyer has no account of yours. */
  is_guest_buyer?: boolean | null;
  /** More about each cart item, in the same order. */
  cart_items?: readonly ForterAntiFraudOptionsCartItem[] | null;
  /** What was taken off the order. */
  total_discount?: ForterAntiFraudOptionsDiscount | null;
}>;

export type ForterAntiFraudOptionsCartItem = Readonly<{
  /** What kind of thing it is. */
  basic_item_data?: ForterAntiFraudOptionsCartItemBasicItemData | null;
  /** How it gets to the buyer. */
  delivery_details?: ForterAntiFraudOptionsCartItemDeliveryDetails | null;
  /** Who it is for. */
  beneficiaries?: readonly ForterAntiFraudOptionsCartItemBeneficiary[] | null;
}>;

export type ForterAntiFraudOptionsCartItemBasicItemData = Readonly<{
  /** Whether one can touch it. */
  type?: 'TANGIBLE' | 'NON_TANGIBLE' | null;
}>;

export type ForterAntiFraudOptionsCartItemBeneficiary = Readonly<{
  /** Who it is. */
  personal_details: ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails;
  /** Where they live. */
  address?: ForterAntiFraudOptionsCartItemBeneficiaryAddress | null;
  /** How they are reached. */
  phone?: readonly ForterAntiFraudOptionsCartItemBeneficiaryPhone[] | null;
  /** What was written with it. */
  comments?: ForterAntiFraudOptionsCartItemBeneficiaryComments | null;
}>;

export type ForterAntiFraudOptionsCartItemBeneficiaryAddress = Readonly<{
  /** Where they live. ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Street and number. */
  address1?: string | null;
  /** Second line of the address. */
  address2?: string | null;
  /** Postal code. */
  zip?: string | null;
  /** State or province. */
  region?: string | null;
  /** Where they work. */
  company?: string | null;
  /** Where they live. */
  city?: string | null;
}>;

export type ForterAntiFraudOptionsCartItemBeneficiaryComments = Readonly<{
  /** What the buyer wrote to you. */
  user_comments_to_merchant?: string | null;
  /** What the buyer wrote to who gets it. */
  message_to_beneficiary?: string | null;
  /** What you wrote yourself. */
  merchant_comments?: string | null;
}>;

export type ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails = Readonly<{
  /** Given name of who it is for. */
  first_name?: string | null;
  /** Family name of who it is for. */
  last_name?: string | null;
  /** How they are reached. */
  email?: string | null;
}>;

export type ForterAntiFraudOptionsCartItemBeneficiaryPhone = Readonly<{
  /** A number, with its country's code. */
  phone: string;
}>;

export type ForterAntiFraudOptionsCartItemDeliveryDetails = Readonly<{
  /** Whether there is something to send. */
  delivery_type?: 'DIGITAL' | 'PHYSICAL' | 'HYBRID' | null;
  /** How it is sent. */
  delivery_method?: string | null;
}>;

export type ForterAntiFraudOptionsDiscount = Readonly<{
  /** The code that was typed. */
  coupon_code_used: string;
  /** What it was given for. */
  discount_type: string;
  /** How much was taken off. */
  coupon_discount_amount?: ForterAntiFraudOptionsDiscountCouponDiscountAmount | null;
  /** How much was taken off, of a hundred. */
  coupon_discount_percent?: string | null;
}>;

export type ForterAntiFraudOptionsDiscountCouponDiscountAmount = Readonly<{
  /** In US dollars, as text. */
  amount_usd?: string | null;
  /** In the currency named, as text. */
  amount_local_currency?: string | null;
  /** Of the local amount. ISO 4217, upper case. */
  currency?: string | null;
}>;

export type FourEyesBound = Readonly<{
  /** Of the amount that is moved. ISO 4217, upper case. */
  currency: string;
  /** From this amount on a second person has to agree. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
}>;

export type FraudListEffect = Open<'block' | 'allow'>;

export type FraudListEffectInput = 'block' | 'allow';

export type FraudListEntries = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly FraudListEntry[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type FraudListEntry = Readonly<{
  /** The kind of record, always this word. */
  type: 'fraud-list-entry';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** `block`: payments that it fits are declined. `allow`: they pass the list, whatever else is on it, and the conditions `velocity` of rules. */
  effect: FraudListEffect;
  /** What it is about. `card`: a card or bank account, by its fingerprint; `card_bin`: the first six to eight digits; `buyer_id`, `buyer_external_identifier`; `email_address`; `email_domain`: with its subdomains; `ip_address`: an address or a network; `device`: an `anti_fraud_fingerprint`; `phone_number`. */
  kind: FraudListKind;
  /** In the form in which it is compared: addresses in small letters, numbers without blanks. */
  value: string;
  /** A card's last four digits, where they are known; null for all else. */
  label: string | null;
  /** Why, in a word. */
  reason: FraudListReason | null;
  /** What people should know about it. */
  note: string | null;
  /** The transaction that it was taken from. */
  transaction_id: string | null;
  /** The person or API key that made it. */
  creator_name: string | null;
  /** From then on it counts no more; null: until it is deleted. */
  expires_at: string | null;
  /** When it was made. */
  created_at: string;
}>;

export type FraudListEntryCreate = Readonly<{
  /** `block`: payments that it fits are declined. `allow`: they pass the list, whatever else is on it, and the conditions `velocity` of rules. The kind of such an entry is `card`, `buyer_id` or `ip_address` (public, a network of /24 or smaller, of IPv6 /56 or smaller), and it needs an end and the scope `flows.write` beside. */
  effect?: FraudListEffectInput;
  /** What it is about. `card`: a card or bank account, by its fingerprint; `card_bin`: the first six to eight digits; `buyer_id`, `buyer_external_identifier`; `email_address`; `email_domain`: with its subdomains; `ip_address`: an address or a network; `device`: an `anti_fraud_fingerprint`; `phone_number`. */
  kind: FraudListKindInput;
  /** What of this kind is meant. One of `value`, `transaction_id`, `payment_method_id`, `number`. */
  value?: string | null;
  /** Takes the value from this transaction, whatever the kind. */
  transaction_id?: string | null;
  /** Takes the card of this stored payment method. With the kind `card` alone. */
  payment_method_id?: string | null;
  /** The card's number, with the kind `card` alone. 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  number?: string | null;
  /** Why, in a word. */
  reason?: FraudListReasonInput | null;
  /** What people should know about it. */
  note?: string | null;
  /** From when on it counts no more; left out, until it is deleted. One that allows needs it, at most 90 days ahead. */
  expires_at?: string | null;
}>;

export type FraudListKind = Open<'card' | 'card_bin' | 'buyer_id' | 'buyer_external_identifier' | 'email_address' | 'email_domain' | 'ip_address' | 'device' | 'phone_number'>;

export type FraudListKindInput = 'card' | 'card_bin' | 'buyer_id' | 'buyer_external_identifier' | 'email_address' | 'email_domain' | 'ip_address' | 'device' | 'phone_number';

export type FraudListReason = Open<'card_testing' | 'chargeback' | 'fraud' | 'abuse' | 'other'>;

export type FraudListReasonInput = 'card_testing' | 'chargeback' | 'fraud' | 'abuse' | 'other';

export type GiftCard = Readonly<{
  /** The kind of record, always this word. */
  type: 'gift-card';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The provider it is used through. */
  gift_card_service: GiftCardService;
  /** First digits of the number. */
  bin: string;
  /** The digits after those. */
  sub_bin: string;
  /** Last four digits of the number. */
  last4: string;
  /** When it stops being good; null where the provider tells no date. */
  expiration_date: string | null;
  /** Whose it is; null where it is nobody's. */
  buyer: Buyer | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** When it last paid; null where it never did. */
  last_used_at: string | null;
  /** How often it paid. */
  usage_count: number;
  /** When the buyer in person last paid with it; null where that never was. */
  cit_last_used_at: string | null;
  /** How often the buyer in person paid with it. */
  cit_usage_count: number;
}>;

export type GiftCardActivationCreate = Readonly<{
  /** 16 to 19 digits; goes into the vault before anything parses the body. */
  number: string;
  /** PIN of the card; never answered. */
  pin?: string | null;
  /** What is loaded; left out, what the provider has for this card. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** Currency of that amount. ISO 4217, upper case. */
  currency?: string | null;
  /** Your own identifier of the activation. */
  external_identifier?: string | null;
  /** True stores the card as well. */
  store?: boolean;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
}>;

export type GiftCardBalanceRequest = Readonly<{
  /** The cards to ask about. */
  items: readonly (GiftCardRequest | GiftCardStoredRequest)[];
}>;

export type GiftCardCreate = Readonly<{
  /** 16 to 19 digits; goes into the vault before anything parses the body, and is never answered. */
  number: string;
  /** PIN of the card; never answered. */
  pin: string;
  /** The buyer it is stored for; nobody's where neither this nor the external identifier is given. */
  buyer_id?: string | null;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
}>;

export type GiftCardErrorCode = Open<'invalid_gift_card' | 'expired_card' | 'inactive_card' | 'invalid_service_credentials' | 'invalid_amount' | 'incorrect_currency' | 'insufficient_funds' | 'invalid_service_configuration' | 'operation_canceled' | 'service_error' | 'service_network_error' | 'unknown_error' | 'max_gift_cards_reached' | 'suspected_fraud' | 'canceled_payment_method' | 'duplicate_transaction' | 'unexpected_state'>;

export type GiftCardIssuance = Readonly<{
  /** The kind of record, always this word. */
  type: 'gift-card-issuance';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The provider that made it. */
  gift_card_service: GiftCardService;
  /** The provider's own id of it. */
  gift_card_service_payment_issuance_id: string;
  /** Where the card shows itself: send it to who gets the card. */
  url: string;
  /** What the card is worth. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Currency of that amount. ISO 4217, upper case. */
  currency: string;
  /** Your own identifier of the issuance; null where none was given. */
  external_identifier: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type GiftCardIssuanceCreate = Readonly<{
  /** Which of the provider's designs. */
  theme: string;
  /** What the card is to be worth. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Currency of that amount. ISO 4217, upper case. */
  currency: string;
  /** Your own identifier of the issuance. */
  external_identifier?: string | null;
}>;

export type GiftCardRedemption = Readonly<{
  /** The kind of record, always this word. */
  type: 'gift-card-redemption';
  /** A refund to this card names it as `target_id`. */
  id: string;
  /** What happened to this card's part. */
  status: GiftCardRedemptionStatus;
  /** This card's part of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** What was given back to this card. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  refunded_amount: number;
  /** The provider's own id of the redemption; null until it gave one. */
  gift_card_service_redemption_id: string | null;
  /** Why the card did not pay; null where it did. */
  error_code: GiftCardErrorCode | null;
  /** The provider's own code; null where it gave none. */
  raw_error_code: string | null;
  /** The provider's own words; null where it gave none. */
  raw_error_message: string | null;
  /** The card that paid. */
  gift_card: TransactionGiftCard;
}>;

/** `skipped`: never asked for, since the payment had failed before. */
export type GiftCardRedemptionStatus = Open<'created' | 'succeeded' | 'failed' | 'skipped'>;

export type GiftCardRequest = Readonly<{
  /** 16 to 19 digits; goes into the vault before anything parses the body, and is never answered. */
  number: string;
  /** PIN of the card; never answered. */
  pin: string;
}>;

export type GiftCardService = Readonly<{
  /** The kind of record, always this word. */
  type: 'gift-card-service';
  /** The payment service for gift cards that was used. */
  id: string;
  /** The provider's connector. */
  gift_card_service_definition_id: GiftCardServiceProvider;
  /** A name for people to read. */
  display_name: string;
}>;

export type GiftCardServiceCreate = Readonly<{
  /** The connector to set up. */
  gift_card_service_definition_id: string;
  /** What you call it. */
  display_name: string;
  /** Whether gift cards are taken; one service of a merchant account may be active. */
  active?: boolean;
  /** Settings of the connector by their keys, which its definition lists. */
  fields: readonly FieldValueInput[];
}>;

export type GiftCardServiceDefinition = Readonly<{
  /** The kind of record, always this word. */
  type: 'gift-card-service-definition';
  /** The connector's name, for example `mock-gift-card`. */
  id: string;
  /** What the provider is called. */
  display_name: string;
  /** The settings that it takes. */
  fields: readonly DefinitionField[];
  /** A picture of it; null where there is none. */
  icon_url: string | null;
}>;

export type GiftCardServiceDefinitions = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly GiftCardServiceDefinition[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type GiftCardServiceDetails = Readonly<{
  /** The kind of record, always this word. */
  type: 'gift-card-service';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The connector that is set up. */
  gift_card_service_definition_id: string;
  /** What you call it. */
  display_name: string;
  /** Whether gift cards are taken; one service of a merchant account may be active. */
  active: boolean;
  /** Whether it can be used. */
  status: GiftCardServiceStatus;
  /** Settings that are not secret. */
  fields: readonly FieldValue[];
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type GiftCardServiceProvider = Open<'mock-gift-card' | 'qwikcilver-gift-card' | 'valuelink-gift-card'>;

export type GiftCardServiceStatus = Open<'pending' | 'created' | 'failed'>;

export type GiftCardServiceUpdate = Readonly<{
  /** What you call it. */
  display_name?: string | null;
  /** Whether gift cards are taken; one service of a merchant account may be active. */
  active?: boolean | null;
  /** Those that change; the others stay. */
  fields?: readonly VoidableField[] | null;
}>;

export type GiftCardServiceVerify = Readonly<{
  /** The connector whose credentials these are. */
  gift_card_service_definition_id: string;
  /** A stored one, whose settings fill in what `fields` leaves out. */
  gift_card_service_id?: string | null;
  /** Settings of the connector by their keys, which its definition lists. */
  fields: readonly FieldValueInput[];
}>;

export type GiftCardServices = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly GiftCardServiceDetails[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type GiftCardStoredRequest = Readonly<{
  /** A stored gift card. */
  id: string;
}>;

export type GiftCardSummaries = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly GiftCardSummary[];
}>;

export type GiftCardSummary = Readonly<{
  /** The kind of record, always this word. */
  type: 'gift-card';
  /** Null for a card that was given by its number. */
  id: string | null;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** First digits of the number. */
  bin: string;
  /** The digits after those. */
  sub_bin: string;
  /** Last four digits of the number. */
  last4: string;
  /** Currency of the balance; null where it is not known. ISO 4217, upper case. */
  currency: string | null;
  /** When it stops being good; null where the provider tells no date. */
  expiration_date: string | null;
  /** What is left on it, in minor units; null where the provider did not say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  balance: number | null;
  /** Why there is no balance; null where there is one. */
  balance_error_code: GiftCardErrorCode | null;
  /** The provider's own code; null where it gave none. */
  balance_raw_error_code: string | null;
  /** The provider's own words; null where it gave none. */
  balance_raw_error_message: string | null;
  /** When it last paid; null where it never did. */
  last_used_at: string | null;
  /** How often it paid. */
  usage_count: number;
  /** When the buyer in person last paid with it; null where that never was. */
  cit_last_used_at: string | null;
  /** How often the buyer in person paid with it. */
  cit_usage_count: number;
}>;

export type GiftCardTokenTransactionCreate = Readonly<{
  /** A stored gift card. */
  id: string;
  /** This card's part of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
}>;

export type GiftCardTransactionCreate = Readonly<{
  /** 16 to 19 digits; goes into the vault before anything parses the body, and is never answered. */
  number: string;
  /** PIN of the card; never answered. */
  pin: string;
  /** This card's part of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
}>;

export type GiftCardWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'gift-card.created' | 'gift-card.deleted'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: GiftCard | WebhookTargetGone;
}>;

export type GiftCards = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly GiftCard[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type GivingBlockOptions = Readonly<{
  /** What the page offers first. */
  defaultCryptocurrency?: string | null;
}>;

export type GoCardlessOptions = Readonly<{
  /** What the debit is for. */
  purpose_code?: 'mortgage' | 'utility' | 'loan' | 'dependant_support' | 'gambling' | 'retail' | 'salary' | 'personal' | 'government' | 'pension' | 'tax' | 'other' | null;
}>;

export type GooglePayAssuranceDetails = Readonly<{
  /** Whether Google has verified that the buyer holds the card. */
  account_verified?: boolean | null;
  /** Whether Google has authenticated the buyer for this payment. */
  card_holder_authenticated?: boolean | null;
}>;

export type GooglePayFpanPaymentMethodCreate = Readonly<{
  /** Last month in which the card is good. `MM/YY`. */
  expiration_date: string;
  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  number: string;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Your own identifier of the payment method, where it is stored. */
  external_identifier?: string | null;
  /** How the account behind it is funded; the BIN table where it is left out. */
  card_type?: CardTypeInput | null;
  /** A card that Google Pay gave and you decrypted. */
  method: 'googlepay_pan_only';
  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  redirect_url?: string | null;
  /** Only null: wallets give none. */
  security_code?: null;
}>;

export type GooglePayPaymentMethodCreate = Readonly<{
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Name on the card, as the wallet gives it; processors are told the name of the buyer. */
  cardholder_name?: string | null;
  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  redirect_url?: string | null;
  /** Last four digits of the card, as the wallet shows them; they become the label. */
  card_suffix?: string | null;
  /** Scheme as the wallet names it. */
  card_scheme?: string | null;
  /** How the account behind it is funded, as the wallet names it. */
  card_type?: string | null;
  /** A card that the wallet gives: Google Pay. */
  method: 'googlepay';
  /** What the wallet gave, as text or object; opened in the vault, never answered, and good once. */
  token: string | Readonly<Record<string, unknown>>;
  /** What Google Pay says it has checked. */
  assurance_details?: GooglePayAssuranceDetails | null;
}>;

export type GooglePayPaymentOptionContext = Readonly<{
  /** What the wallet shows the buyer. */
  merchant_name: string;
  /** Card schemes to ask the wallet for. */
  supported_schemes: readonly string[];
  /** Goes into Google Pay's tokenization parameters. */
  gateway: string;
  /** Goes into Google Pay's tokenization parameters. */
  gateway_merchant_id: string;
}>;

export type GooglePaySession = Readonly<{
  /** Goes into Google Pay's tokenization parameters. */
  gateway_merchant_id: string;
  /** JWT over the origin, for Google Pay's merchant info. */
  token: string;
}>;

export type GooglePaySessionRequest = Readonly<{
  /** Domain of the page that shows the button. */
  origin_domain: string;
}>;

export type GuestBuyer = Readonly<{
  /** A name for people to read. */
  display_name?: string | null;
  /** Your own identifier of the buyer, for this payment alone. It makes the guest nobody else: where a front end sends it, a stored buyer may have the same. */
  external_identifier?: string | null;
  /** Name, address and e-mail of who pays. */
  billing_details?: BillingDetails | null;
  /** Number of the buyer's account at the merchant. */
  account_number?: string | null;
  /** Where the goods go. */
  shipping_details?: ShippingDetailsCreate | null;
}>;

export type GuestBuyerInput = Readonly<{
  /** A name for people to read. */
  display_name?: string | null;
  /** Your own identifier of the buyer, for this payment alone. It makes the guest nobody else: where a front end sends it, a stored buyer may have the same. */
  external_identifier?: string | null;
  /** Name, address and e-mail of who pays. */
  billing_details?: BillingDetailsInput | null;
  /** Number of the buyer's account at the merchant. */
  account_number?: string | null;
  /** Where the goods go. */
  shipping_details?: ShippingDetailsCreateInput | null;
}>;

export type IncrementalAuthorizationStatus = Open<'succeeded' | 'failed'>;

/** What the processor was sent: `pan` is a card number, `…_token` something stored there. */
export type InstrumentType = Open<'pan' | 'card_token' | 'redirect' | 'redirect_token' | 'googlepay' | 'applepay' | 'network_token' | 'plaid' | 'bank'>;

export type IntegrationClient = Open<'redirect' | 'web' | 'android' | 'ios'>;

export type IntegrationClientInput = 'redirect' | 'web' | 'android' | 'ios';

export type KlarnaOptions = Readonly<{
  /** What the buyer subscribes to. */
  subscription?: KlarnaSubscriptionOptions | null;
  /** Whether only a token for later is made, and nothing charged. */
  token_only_mode?: boolean | null;
  /** What Klarna's script gave the page. */
  authorization_token?: string | null;
}>;

export type KlarnaSubscriptionOptions = Readonly<{
  /** What it is called. */
  name: string;
  /** What the count counts. */
  interval: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  /** After how many of those it is charged. */
  interval_count: number;
  /** Your own reference of it. */
  reference: string;
}>;

export type Language = Open<'en' | 'es' | 'pt' | 'fr' | 'de' | 'ar'>;

export type LanguageInput = 'en' | 'es' | 'pt' | 'fr' | 'de' | 'ar';

export type LatitudeOptions = Readonly<{
  /** Which of your plans at Latitude. */
  promotion_reference?: string | null;
}>;

/** An account of the ledger; each merchant account has one of each in each currency. */
export type LedgerAccount = Open<'authorized' | 'issuer' | 'hold_used' | 'hold_released' | 'voided' | 'processor_receivable' | 'captured' | 'refunded' | 'returned' | 'gift_card_receivable' | 'gift_card_redeemed' | 'gift_card_returned' | 'settled' | 'fees' | 'charged_back' | 'paid_out' | 'deducted'>;

/** What happened to the money. */
export type LedgerMovement = Open<'authorize' | 'capture' | 'use_hold' | 'release_hold' | 'void' | 'refund' | 'return' | 'redeem' | 'return_redemption' | 'settle' | 'settle_refund' | 'charge_fee' | 'charge_back' | 'reverse_chargeback' | 'pay_out' | 'return_payout' | 'correct'>;

export type LimitedAct = Open<'capture' | 'payout' | 'refund'>;

export type LimitedActInput = 'capture' | 'payout' | 'refund';

export type ListAmount = Readonly<{
  /** Currency of these rows. ISO 4217, upper case. */
  currency: string;
  /** How many there are. */
  count: number;
  /** What they add up to. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
}>;

export type ListTotals = Readonly<{
  /** Rows that fit the filters. */
  count: number;
  /** True where the list has more than 10,000 rows before it is filtered: the first of these are counted. */
  is_capped: boolean;
  /** By currency. */
  amounts: readonly ListAmount[];
}>;

export type Look = Open<'light' | 'dark'>;

export type LookInput = 'light' | 'dark';

export type MattildaTapiOptions = Readonly<{
  /** Until when it can be paid. */
  payment_method_expires_at?: string | null;
}>;

export type Me = Readonly<{
  /** The kind of record, always this word. */
  type: 'me';
  /** Whether a person or an API key calls. */
  caller: CallerType;
  /** Id of the user or of the API key. */
  id: string;
  /** What they are called. */
  display_name: string;
  /** Of a person; null for a key. */
  email_address: string | null;
  /** Where the person is logged in; null for a key. */
  session: MeSession | null;
  /** How a person wants to see the dashboard; empty for a key. */
  preferences: Preferences;
  /** What the caller may do, and where. */
  access: readonly MeAccess[];
  /** The merchant accounts that the caller may act for, by name; the first thousand. */
  merchant_accounts: readonly MeMerchantAccount[];
}>;

export type MeAccess = Readonly<{
  /** Where; null: in every merchant account. */
  merchant_account_id: string | null;
  /** The slug of the role that allows it; null for what a token of a key allows. */
  role: string | null;
  /** What is allowed there. `*.read` and `*.write` stand for every resource. */
  permissions: readonly string[];
  /** Acts that the role would allow, and that are ticked off: `capture`, `refund`, `review` and `void`. */
  withheld: readonly string[];
  /** How much the role may move. As soon as an act has a limit, it is not allowed in other currencies. */
  limits: readonly RoleLimit[];
}>;

export type MeMerchantAccount = Readonly<{
  /** Id that Railyard gave it, for good. */
  id: string;
  /** What people call it. */
  display_name: string;
}>;

export type MeSession = Readonly<{
  /** Id that Railyard gave it, for good. */
  id: string;
  /** How the person logged in. */
  way: WayIn;
  /** When they did. */
  created_at: string;
  /** When it ends, whatever they do. */
  expires_at: string;
  /** After how many minutes without a call it ends before. */
  idle_minutes: number;
}>;

export type MeUpdate = Readonly<{
  /** What people call you from now on. */
  display_name?: string | null;
  /** All of them, as they are from now on. */
  preferences?: PreferencesInput | null;
}>;

export type MercadoPagoCardOptions = Readonly<{
  /** Such as debvisa, where a card can be more than one; else Mercado Pago sees it in the number. */
  payment_method_id?: string | null;
  /** Of the bank, where installments are of one bank only. */
  issuer_id?: string | null;
  /** True declines what would be looked through by a person. */
  binary_mode?: boolean | null;
}>;

export type MercadoPagoOfflineOptions = Readonly<{
  /** How long the buyer has. */
  expires_in_minutes?: number | null;
}>;

export type MerchantAccount = Readonly<{
  /** The kind of record, always this word. */
  type: 'merchant-account';
  /** Chosen at creation: letters, digits and hyphens; the header `x-merchant-account-id` names it. */
  id: string;
  /** A name for people to read. */
  display_name: string;
  /** Taken and not kept: always null. */
  loon_client_key: string | null;
  /** Taken and not kept: always null. */
  loon_secret_key: string | null;
  /** As given; nothing here depends on it. Null where it was not. */
  loon_accepted_schemes: readonly CardScheme[] | null;
  /** As given; nothing here depends on it. Null where it was not. */
  loon_merchant_account_id: string | null;
  /** Taken and not kept: always null. */
  account_updater_request_encryption_key: string | null;
  /** As given; nothing here depends on it. Null where it was not. */
  account_updater_request_encryption_key_id: string | null;
  /** Taken and not kept: always null. */
  account_updater_response_decryption_key: string | null;
  /** As given; nothing here depends on it. Null where it was not. */
  account_updater_response_decryption_key_id: string | null;
  /** As given; stored cards can be asked about either way. */
  account_updater_enabled: boolean;
  /** How far captures may go beyond the authorization; the smaller of both limits counts, null is no limit of this kind, and neither is none at all. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  over_capture_amount: number | null;
  /** The same in percent of the authorized amount. */
  over_capture_percentage: number | null;
  /** As given; token services of this release do not ask for it. Null where it was not. */
  visa_network_tokens_requestor_id: string | null;
  /** As given; token services of this release do not ask for it. Null where it was not. */
  visa_network_tokens_app_id: string | null;
  /** As given; token services of this release do not ask for it. Null where it was not. */
  amex_network_tokens_requestor_id: string | null;
  /** As given; token services of this release do not ask for it. Null where it was not. */
  amex_network_tokens_app_id: string | null;
  /** As given; token services of this release do not ask for it. Null where it was not. */
  mastercard_network_tokens_requestor_id: string | null;
  /** As given; token services of this release do not ask for it. Null where it was not. */
  mastercard_network_tokens_app_id: string | null;
  /** As given; token services of this release do not ask for it. Null where it was not. */
  discover_network_tokens_requestor_id: string | null;
  /** As given; token services of this release do not ask for it. Null where it was not. */
  discover_network_tokens_app_id: string | null;
  /** True makes network tokens by a worker, so that no payment waits for one. */
  async_network_tokens_enabled: boolean;
  /** Schemes of your own apps (`myshop` for `myshop://paid`) that a `redirect_url` may have beside `http` and `https`. */
  redirect_url_schemes?: readonly string[];
  /** Origins of your pages (`https://shop.example`) that may show frames of Secure Fields; none: any in the sandbox, and no page in production. */
  front_end_origins?: readonly string[];
  /** Colour of buttons on pages that buyers see, as `#rrggbb`; null is our own. */
  brand_color?: string | null;
  /** Picture at the top of pages that buyers see: https, or a picture as `data:`; null shows the name alone. */
  brand_logo_url?: string | null;
  /** Your shop: where a page leads back to that knows no better address; null leads nowhere. */
  shop_url?: string | null;
  /** Receipts by e-mail: when and how they are sent; null sends those that payments ask for, as they are. */
  receipts?: MerchantAccountReceipts | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type MerchantAccountCreate = Readonly<{
  /** Kept as given; stored cards can be asked about either way. */
  account_updater_enabled?: boolean;
  /** Schemes of your own apps (`myshop` for `myshop://paid`) that a `redirect_url` may have beside `http` and `https`. */
  redirect_url_schemes?: readonly string[] | null;
  /** Origins of your pages (`https://shop.example`) that may show frames of Secure Fields; none: any in the sandbox, and no page in production. */
  front_end_origins?: readonly string[] | null;
  /** Colour of buttons on pages that buyers see, as `#rrggbb`; null is our own. */
  brand_color?: string | null;
  /** Picture at the top of pages that buyers see: https, or a picture as `data:`; null shows the name alone. */
  brand_logo_url?: string | null;
  /** Your shop: where a page leads back to that knows no better address; null leads nowhere. */
  shop_url?: string | null;
  /** Receipts by e-mail: when and how they are sent; null sends those that payments ask for, as they are. */
  receipts?: MerchantAccountReceiptsCreate | null;
  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  account_updater_request_encryption_key?: string | null;
  /** Kept as given; nothing here depends on it. */
  account_updater_request_encryption_key_id?: string | null;
  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  account_updater_response_decryption_key?: string | null;
  /** Kept as given; nothing here depends on it. */
  account_updater_response_decryption_key_id?: string | null;
  /** How far captures may go beyond the authorization; the smaller of both limits counts, null is no limit of this kind, and neither is none at all. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  over_capture_amount?: number | null;
  /** The same in percent of the authorized amount. */
  over_capture_percentage?: number | null;
  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  loon_client_key?: string | null;
  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  loon_secret_key?: string | null;
  /** Kept as given; nothing here depends on it. */
  loon_accepted_schemes?: readonly CardSchemeInput[] | null;
  /** Kept as given; nothing here depends on it. */
  loon_merchant_account_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  visa_network_tokens_requestor_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  visa_network_tokens_app_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  amex_network_tokens_requestor_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  amex_network_tokens_app_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  mastercard_network_tokens_requestor_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  mastercard_network_tokens_app_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  discover_network_tokens_requestor_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  discover_network_tokens_app_id?: string | null;
  /** True makes network tokens by a worker, so that no payment waits for one. */
  async_network_tokens_enabled?: boolean;
  /** Letters, digits and hyphens; it never changes. */
  id: string;
  /** A name for people to read. */
  display_name: string;
}>;

export type MerchantAccountReceipts = Readonly<{
  /** True sends a receipt of every capture and refund to each buyer whose e-mail address is known. False sends those that a payment asks for by `receipt_email`. */
  automatic: boolean;
  /** Whose name stands at the sender's address; null: the display name. */
  sender_name: string | null;
  /** Where answers go; null: to the address that the operator sends from. */
  reply_to: string | null;
  /** Whom buyers may ask: an address, a telephone number or a page, as they read it; null: nobody is named. */
  support: string | null;
  /** In which dates are written: an IANA name, such as `Europe/Berlin`; null: UTC. */
  time_zone: string | null;
}>;

export type MerchantAccountReceiptsCreate = Readonly<{
  /** True sends a receipt of every capture and refund to each buyer whose e-mail address is known. False sends those that a payment asks for by `receipt_email`. */
  automatic?: boolean;
  /** Whose name stands at the sender's address; null: the display name. */
  sender_name?: string | null;
  /** Where answers go; null: to the address that the operator sends from. */
  reply_to?: string | null;
  /** Whom buyers may ask: an address, a telephone number or a page, as they read it; null: nobody is named. */
  support?: string | null;
  /** In which dates are written: an IANA name, such as `Europe/Berlin`; null: UTC. */
  time_zone?: string | null;
}>;

export type MerchantAccountSummary = Readonly<{
  /** The kind of record, always this word. */
  type: 'merchant-account';
  /** Chosen when the merchant account was created. */
  id: string;
  /** A name for people to read. */
  display_name: string;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** How far captures may go beyond the authorization; null is no limit of this kind. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  over_capture_amount: number | null;
  /** The same in percent of the authorized amount; null is no limit of this kind. */
  over_capture_percentage: number | null;
}>;

export type MerchantAccountThreeDSConfiguration = Readonly<{
  /** BIN of the acquirer, as the scheme gave it. */
  merchant_acquirer_bin: string;
  /** The merchant's number at the acquirer. */
  merchant_acquirer_id: string;
  /** What the cardholder reads during authentication. */
  merchant_name: string;
  /** Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2. */
  merchant_country_code: string;
  /** ISO 18245 code, four digits. */
  merchant_category_code: string;
  /** The merchant's site. */
  merchant_url: string;
  /** The kind of record, always this word. */
  type: 'merchant-account.three-ds-configuration';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** Cards that it is for. */
  scheme: CardScheme;
  /** Payments that it is for; null for all currencies without one of their own. ISO 4217, upper case. */
  currency: string | null;
  /** Your own keys and values, strings both. */
  metadata: Readonly<Record<string, string>>;
}>;

export type MerchantAccountThreeDSConfigurationCreate = Readonly<{
  /** BIN of the acquirer, as the scheme gave it. */
  merchant_acquirer_bin: string;
  /** The merchant's number at the acquirer. */
  merchant_acquirer_id: string;
  /** What the cardholder reads during authentication. */
  merchant_name: string;
  /** Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2. */
  merchant_country_code: string;
  /** ISO 18245 code, four digits. */
  merchant_category_code: string;
  /** The merchant's site. */
  merchant_url: string;
  /** Cards that it is for. */
  scheme: CardSchemeInput;
  /** Payments that it is for; null for all currencies without one of their own. ISO 4217, upper case. */
  currency?: string | null;
  /** Your own keys and values, strings both. */
  metadata: Readonly<Record<string, string>>;
}>;

export type MerchantAccountThreeDSConfigurationUpdate = Readonly<{
  /** BIN of the acquirer, as the scheme gave it. */
  merchant_acquirer_bin?: string | null;
  /** The merchant's number at the acquirer. */
  merchant_acquirer_id?: string | null;
  /** What the cardholder reads during authentication. */
  merchant_name?: string | null;
  /** Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2. */
  merchant_country_code?: string | null;
  /** ISO 18245 code, four digits. */
  merchant_category_code?: string | null;
  /** The merchant's site. */
  merchant_url?: string | null;
  /** Cards that it is for. */
  scheme?: CardSchemeInput | null;
  /** Payments that it is for; null for all currencies without one of their own. ISO 4217, upper case. */
  currency?: string | null;
  /** Your own keys and values, strings both. */
  metadata?: Readonly<Record<string, string>> | null;
}>;

export type MerchantAccountThreeDSConfigurations = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly MerchantAccountThreeDSConfiguration[];
}>;

export type MerchantAccountUpdate = Readonly<{
  /** Kept as given; stored cards can be asked about either way. */
  account_updater_enabled?: boolean;
  /** Schemes of your own apps (`myshop` for `myshop://paid`) that a `redirect_url` may have beside `http` and `https`; null: none. */
  redirect_url_schemes?: readonly string[] | null;
  /** Origins of your pages (`https://shop.example`) that may show frames of Secure Fields; none: any in the sandbox, and no page in production. */
  front_end_origins?: readonly string[] | null;
  /** Colour of buttons on pages that buyers see, as `#rrggbb`; null is our own. */
  brand_color?: string | null;
  /** Picture at the top of pages that buyers see: https, or a picture as `data:`; null shows the name alone. */
  brand_logo_url?: string | null;
  /** Your shop: where a page leads back to that knows no better address; null leads nowhere. */
  shop_url?: string | null;
  /** Receipts by e-mail: when and how they are sent; null sends those that payments ask for, as they are. */
  receipts?: MerchantAccountReceiptsCreate | null;
  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  account_updater_request_encryption_key?: string | null;
  /** Kept as given; nothing here depends on it. */
  account_updater_request_encryption_key_id?: string | null;
  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  account_updater_response_decryption_key?: string | null;
  /** Kept as given; nothing here depends on it. */
  account_updater_response_decryption_key_id?: string | null;
  /** How far captures may go beyond the authorization; the smaller of both limits counts, null is no limit of this kind, and neither is none at all. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  over_capture_amount?: number | null;
  /** The same in percent of the authorized amount. */
  over_capture_percentage?: number | null;
  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  loon_client_key?: string | null;
  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  loon_secret_key?: string | null;
  /** Kept as given; nothing here depends on it. */
  loon_accepted_schemes?: readonly CardSchemeInput[] | null;
  /** Kept as given; nothing here depends on it. */
  loon_merchant_account_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  visa_network_tokens_requestor_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  visa_network_tokens_app_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  amex_network_tokens_requestor_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  amex_network_tokens_app_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  mastercard_network_tokens_requestor_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  mastercard_network_tokens_app_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  discover_network_tokens_requestor_id?: string | null;
  /** Kept as given; token services of this release do not ask for it. */
  discover_network_tokens_app_id?: string | null;
  /** True makes network tokens by a worker, so that no payment waits for one. */
  async_network_tokens_enabled?: boolean;
  /** A name for people to read. */
  display_name?: string | null;
}>;

export type MerchantAccounts = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly MerchantAccount[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type MerchantProfileScheme = Readonly<{
  /** BIN of the acquirer, as the scheme gave it. */
  merchant_acquirer_bin: string;
  /** The merchant's number at the acquirer. */
  merchant_acquirer_id: string;
  /** What the cardholder reads during authentication. */
  merchant_name: string;
  /** Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2. */
  merchant_country_code: string;
  /** ISO 18245 code, four digits. */
  merchant_category_code: string;
  /** The merchant's site. */
  merchant_url: string;
}>;

export type MerchantProfileSchemeSummary = Readonly<{
  /** BIN of the acquirer, as the scheme gave it. */
  merchant_acquirer_bin: string;
  /** The merchant's number at the acquirer. */
  merchant_acquirer_id: string;
  /** What the cardholder reads during authentication. */
  merchant_name: string;
  /** Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2. */
  merchant_country_code: string;
  /** ISO 18245 code, four digits. */
  merchant_category_code: string;
  /** The merchant's site. */
  merchant_url: string;
  /** When it was made. */
  created_at: string;
}>;

export type MetricsExplorerFiltersQueryParams = Readonly<{
  /** When the payments were created: two times with a slash between them, of which one may be a duration, or a duration until now, as in `PT24H`; at most 400 days. `2027-01-31T00:00:00+01:00[Europe/Berlin]/P7D` goes by days of a time zone. */
  datetime_range: string;
  /** How 3-D Secure ended: `complete`, `declined`, `cancelled`, `error`, `setup_error`. */
  authentication_outcome?: readonly string[] | null;
  /** `true`: the issuer agreed; `false`: declined or failed. */
  authorized?: readonly string[] | null;
  /** The country of the payment. */
  country?: readonly string[] | null;
  /** Three letters. */
  currency?: readonly string[] | null;
  /** Why it was declined or failed, as in the transaction. */
  error_code?: readonly string[] | null;
  /** What was sent to the processor, such as `pan` or `network_token`. */
  instrument_type?: readonly string[] | null;
  /** `true` or `false`. */
  is_subsequent_payment?: readonly string[] | null;
  /** `true` where 3-D Secure has moved liability for fraud to the issuer, else `false`. */
  liability_shifted?: readonly string[] | null;
  /** `true` or `false`. */
  merchant_initiated?: readonly string[] | null;
  /** `key:value`, of the keys that the operator has chosen (`RAILYARD_INSIGHTS_METADATA`). */
  metadata?: readonly string[] | null;
  /** The kind of payment method, such as `card`. */
  method?: readonly string[] | null;
  /** The first six digits of the card number. */
  payment_method_bin?: readonly string[] | null;
  /** Who issued the card. */
  payment_method_card_issuer_name?: readonly string[] | null;
  /** `credit`, `debit` or `prepaid`. */
  payment_method_card_type?: readonly string[] | null;
  /** Where the card was issued, or the account is kept. */
  payment_method_country?: readonly string[] | null;
  /** The scheme of the card. */
  payment_method_scheme?: readonly string[] | null;
  /** The payment service that was last tried. */
  payment_service_id?: readonly string[] | null;
  /** As in the transaction: `ecommerce`, `moto`, `recurring` … */
  payment_source?: readonly string[] | null;
  /** What the processor said, in its own words. */
  raw_response_code?: readonly string[] | null;
  /** The rule of the flow that chose payment services. */
  rule_id_route_transaction?: readonly string[] | null;
  /** The rule of the flow that decided on 3-D Secure. */
  rule_id_skip_3ds?: readonly string[] | null;
  /** Rules have no variants here, so no payment has one. */
  rule_variant_id?: readonly string[] | null;
  /** The answer of the authentication: `Y` or `A`. */
  three_d_secure_auth_resp?: readonly string[] | null;
  /** The Electronic Commerce Indicator. */
  three_d_secure_eci?: readonly string[] | null;
  /** `frictionless` or `challenge`. */
  three_d_secure_method?: readonly string[] | null;
}>;

export type MetricsExplorerMetric = Open<'volume' | 'transactions' | 'auth_rate'>;

export type MetricsExplorerMetricInput = 'volume' | 'transactions' | 'auth_rate';

export type MetricsExplorerModule = 'authentication_outcome' | 'authorized' | 'country' | 'currency' | 'error_code' | 'instrument_type' | 'is_subsequent_payment' | 'liability_shifted' | 'merchant_initiated' | 'metadata' | 'method' | 'payment_method_bin' | 'payment_method_card_issuer_name' | 'payment_method_card_type' | 'payment_method_country' | 'payment_method_scheme' | 'payment_service' | 'payment_source' | 'raw_response_code' | 'rule_route_transaction' | 'rule_skip_3ds' | 'rule_variant_id' | 'three_d_secure_auth_resp' | 'three_d_secure_eci' | 'three_d_secure_method';

export type MetricsExplorerPreset = Readonly<{
  /** The kind of record, always this word. */
  type: 'metrics-explorer.preset';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** A name for people to read. */
  display_name: string;
  /** Of which figures it is. */
  source: MetricsExplorerSource;
  /** What of them is shown. */
  metric: MetricsExplorerMetric;
  /** Which payments, in the words of the query. */
  filters: Readonly<Record<string, string | readonly string[]>>;
}>;

export type MetricsExplorerPresetCreate = Readonly<{
  /** A name for people to read. */
  display_name: string;
  /** What of the figures is shown. */
  metric: MetricsExplorerMetricInput;
  /** Which payments, in the words of the query. */
  filters: MetricsExplorerFiltersQueryParams;
}>;

export type MetricsExplorerPresetUpdate = Readonly<{
  /** A name for people to read. */
  display_name: string;
}>;

export type MetricsExplorerSource = Open<'authentication' | 'authorization' | 'monitoring'>;

export type MetricsExplorerSourceInput = 'authentication' | 'authorization' | 'monitoring';

export type MetricsExplorerTotalResponse = Readonly<{
  /** The kind of record, always this word. */
  type: 'metrics-explorer.total';
  /** The metric hour by hour, or day by day. */
  series: MetricsExplorerTotalSeriesSet;
  /** The metric over all of the time. */
  summary: MetricsExplorerTotalSummarySet;
}>;

export type MetricsExplorerTotalSeries = Readonly<{
  /** The beginning of the first value, and how long each goes: `2027-01-31T00:00:00.000000+00:00/PT1H` up to three days, else `…/P1D`. */
  first_interval: string;
  /** One for each hour or day, in their order; null where there is none. */
  values: readonly (number | number | null)[];
}>;

export type MetricsExplorerTotalSeriesSet = Readonly<{
  /** Of the time that was asked about. */
  current: MetricsExplorerTotalSeries;
  /** Of the time just before, which is as long; null where it was left out. */
  previous: MetricsExplorerTotalSeries | null;
}>;

export type MetricsExplorerTotalSummary = Readonly<{
  /** Payments, minor units of their currency, or a rate from 0 to 1; null where payments have several currencies, or none was decided. */
  value: number | number | null;
}>;

export type MetricsExplorerTotalSummarySet = Readonly<{
  /** Of the time that was asked about. */
  current: MetricsExplorerTotalSummary;
  /** Of the time just before; null where it was left out. */
  previous: MetricsExplorerTotalSummary | null;
  /** How much more than before, as a share of that: 0.1 is ten per cent more; null where there is nothing to compare. */
  delta: number | null;
}>;

export type MockApprovalOptions = Readonly<{
  /** How long the buyer has. */
  expires_in_minutes?: number | null;
}>;

export type MockCardMerchantAdviceCodeOptions = Readonly<{
  /** The code that is answered. */
  result?: string | null;
  /** The card whose declines carry it; null for every card. */
  account_number: string | null;
}>;

export type MockCardOptions = Readonly<{
  /** What the scheme advises in the answer. */
  merchant_advice_code?: MockCardMerchantAdviceCodeOptions | null;
  /** True keeps a decline where it is: no other payment service is tried. */
  skip_retry?: boolean | null;
}>;

export type ModuleResponse = Readonly<{
  /** The kind of record, always this word. */
  type: 'metrics-explorer.module';
  /** The word of this row, as a filter takes it; `none`: what payments lack. */
  key: string;
  /** The word as people know it. */
  display_name: string;
  /** Payments, minor units of their currency, or a rate from 0 to 1; null where there is none. */
  value: number | number | null;
  /** Of a payment service: its connector, and whether it is active. */
  metadata: Readonly<Record<string, string | boolean>> | null;
}>;

export type MonatoSpeiOptions = Readonly<{
  /** A page of yours that shows the buyer where to pay. */
  approval_url: string;
}>;

export type MonitoringAuthRateMetricSpecParams = Readonly<{
  /** Which payments, and the window of a sample. */
  filters: MonitoringMetricFilters;
}>;

export type MonitoringAuthRateSpec = Readonly<{
  /** The share of payments that were authorized among those that were authorized, declined or failed. */
  model?: 'auth_rate';
  /** Which payments, and in which window. */
  params: MonitoringAuthRateMetricSpecParams;
}>;

export type MonitoringDebouncingIncidentPolicy = Readonly<{
  /** By samples in a row. */
  strategy?: 'debouncing';
  /** How many samples it takes. */
  params: MonitoringDebouncingIncidentPolicyParams;
}>;

export type MonitoringDebouncingIncidentPolicyParams = Readonly<{
  /** An incident begins after so many unhealthy samples in a row. */
  create_after_n: number;
  /** It is over after so many healthy samples in a row. */
  close_after_n: number;
}>;

export type MonitoringIncident = Readonly<{
  /** The kind of record, always this word. */
  type: 'monitoring.incident';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** The metric that opened it; null where something else did. */
  metric_id: string | null;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** A name for people to read. */
  display_name: string;
  /** What it is about: `model` tells the kind of thing, `params` which one and how it was. */
  spec: Readonly<Record<string, unknown>>;
  /** The threshold that was crossed, where a metric opened it. */
  alerting_policy: Readonly<Record<string, unknown>> | null;
  /** How often it had to be crossed, where a metric opened it. */
  incident_policy: Readonly<Record<string, unknown>> | null;
  /** What people wrote about it. */
  notes: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** When it was over; null while it goes on. */
  closed_at: string | null;
}>;

export type MonitoringIncidentUpdate = Readonly<{
  /** What to keep beside it for others to read; null for nothing. */
  notes: string | null;
}>;

export type MonitoringIncidentWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'monitoring.incident.closed' | 'monitoring.incident.created'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: MonitoringIncident | WebhookTargetGone;
}>;

export type MonitoringIncidents = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly MonitoringIncident[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type MonitoringMetric = Readonly<{
  /** The kind of record, always this word. */
  type: 'monitoring.metric';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** A name for people to read. */
  display_name: string;
  /** What is watched: `model` tells how it is measured, `params` which payments in which window. */
  spec: Readonly<Record<string, unknown>>;
  /** Beyond which values a sample is unhealthy; null: none is. */
  alerting_policy: Readonly<Record<string, unknown>> | null;
  /** When that was last changed; null where there never was one. */
  alerting_policy_updated_at: string | null;
  /** After how many samples in a row incidents begin and end; null: none does. */
  incident_policy: Readonly<Record<string, unknown>> | null;
  /** When that was last changed; null where there never was one. */
  incident_policy_updated_at: string | null;
  /** When it was made. */
  created_at: string;
  /** The key or the user that made it. */
  creator_id: string;
  /** `private_key` is an API key. */
  creator_type: MonitoringMetricCreatorType;
  /** What they were called. */
  creator_display_name: string;
  /** When it last changed. */
  updated_at: string;
  /** Samples of the time that was asked about; null where none was. */
  samples_view: readonly MonitoringSample[] | null;
}>;

export type MonitoringMetricCreate = Readonly<{
  /** A name for people to read. */
  display_name: string;
  /** What is watched. It does not change. */
  spec: MonitoringAuthRateSpec;
  /** Beyond which values a sample is unhealthy: one threshold at least; null: none is. */
  alerting_policy: MonitoringThresholdAlertingPolicy | null;
  /** After how many samples in a row an incident begins and ends; null: none does, and one that is open ends. */
  incident_policy: MonitoringDebouncingIncidentPolicy | null;
}>;

export type MonitoringMetricCreatorType = Open<'private_key' | 'user'>;

export type MonitoringMetricFilters = Readonly<{
  /** The window of each sample, before its time: a duration of whole quarters of an hour, up to a week, as in `PT1H`. */
  datetime_range: string;
  /** Only payments by one of these methods; null: those that have none. */
  method?: readonly (PaymentMethodKindInput | null)[] | null;
  /** Only cards that begin with one of these six digits. */
  payment_method_bin?: readonly (string | null)[] | null;
  /** Only cards of one of these schemes. */
  payment_method_scheme?: readonly (CardSchemeInput | null)[] | null;
  /** Only payments by one of these payment services. */
  payment_service_id?: readonly (string | null)[] | null;
}>;

export type MonitoringMetricUpdate = Readonly<{
  /** A name for people to read. */
  display_name: string;
  /** Beyond which values a sample is unhealthy: one threshold at least; null: none is. */
  alerting_policy: MonitoringThresholdAlertingPolicy | null;
  /** After how many samples in a row an incident begins and ends; null: none does, and one that is open ends. */
  incident_policy: MonitoringDebouncingIncidentPolicy | null;
}>;

export type MonitoringMetrics = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly MonitoringMetric[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type MonitoringSample = Readonly<{
  /** The end of the window. */
  timestamp: string;
  /** The rate, from 0 to 1; null where no payment was decided in the window. */
  value: number | number | string | null;
  /** Whether the value is within the thresholds as they are now; null without a value or a policy. */
  healthy: boolean | null;
  /** Whether an incident of the metric was open then. */
  incident_related: boolean;
}>;

export type MonitoringThresholdAlertingPolicy = Readonly<{
  /** By values that are compared with fixed ones. */
  strategy?: 'threshold';
  /** The values: one of them at least. */
  params: MonitoringThresholdAlertingPolicyParams;
}>;

export type MonitoringThresholdAlertingPolicyParams = Readonly<{
  /** A sample above this is unhealthy. */
  alert_gt?: number | number | string | null;
  /** A sample below this is unhealthy. */
  alert_lt?: number | number | string | null;
}>;

export type NativeThreeDSecureAuthenticate = Readonly<{
  /** Which kind of SDK asks. */
  default_sdk_type: Readonly<{
    /** `Y` where one SDK wraps another. */
    wrappedInd: string;
    /** `01` is the default kind. */
    sdkVariant: string;
  }>;
  /** `01`: an app. */
  device_channel: '01';
  /** What the SDK can draw. */
  device_render_options: Readonly<{
    /** `01`: drawn by the app, `02`: HTML, `03`: both. */
    sdkInterface: string;
    /** EMVCo's templates that it can draw, two digits each. */
    sdkUiType: readonly string[];
  }>;
  /** The installed app, a UUID by the SDK. */
  sdk_app_id: string;
  /** JWE with what the SDK collected about the device. */
  sdk_encrypted_data: string;
  /** JWK that the SDK made for this authentication. */
  sdk_ephemeral_pub_key: Readonly<{
    /** Second coordinate, in Base64url. */
    y: string;
    /** First coordinate, in Base64url. */
    x: string;
    /** Always `EC`. */
    kty: string;
    /** Always `P-256`. */
    crv: string;
  }>;
  /** Names the approved SDK. */
  sdk_reference_number: string;
  /** Minutes that the SDK waits, two digits; at least `05`. */
  sdk_max_timeout: string;
  /** The SDK's own UUID of this authentication. */
  sdk_transaction_id: string;
}>;

export type NativeThreeDSecureChallenge = Readonly<{
  /** Our id of the authentication, for the SDK. */
  server_transaction_id: string;
  /** The issuer's id of the authentication, for the SDK. */
  acs_transaction_id: string;
  /** Names the issuer's approved server, for the SDK. */
  acs_reference_number: string;
  /** How the challenge is to be drawn. */
  acs_rendering_type: Readonly<{
    /** `01`: drawn by the app, `02`: HTML of the issuer. */
    acsInterface: string;
    /** Which of EMVCo's templates. */
    acsUiTemplate: string;
    /** Which mode of the device the issuer chose. */
    deviceUserInterfaceMode?: string;
  }>;
  /** JWS of the issuer that the SDK checks. */
  acs_signed_content: string;
}>;

export type NativeThreeDSecureResult = Readonly<{
  /** `FINISH`: done, go on; `CHALLENGE`: show the challenge; `ERROR`: go on without. */
  indicator: Open<'FINISH' | 'CHALLENGE' | 'ERROR'>;
  /** What the SDK needs to show the challenge; null unless the indicator asks for one. */
  challenge: NativeThreeDSecureChallenge | null;
  /** What the issuer said: Y, A, N, U, R or C; null where it came to no answer. */
  transaction_status: string | null;
  /** What the issuer wants the buyer to read; null where it wants nothing. */
  cardholder_info: string | null;
}>;

export type NativeThreeDSecureVersion = Readonly<{
  /** The scheme's directory server, for the SDK. */
  directory_server_id: string;
  /** Protocol version to speak. */
  message_version: string;
  /** For SDKs that want one; null where none is needed. */
  api_key: string | null;
}>;

export type NetworkToken = Readonly<{
  /** The kind of record, always this word. */
  type: 'network-token';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Last month in which the token is good. `MM/YY`. */
  expiration_date: string;
  /** The card that it stands for. */
  payment_method_id: string;
  /** Only an active one pays. */
  status: NetworkTokenStatus;
  /** The scheme's stand-in for the number, worth nothing without a cryptogram; `deleted` once it is. */
  token: string;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type NetworkTokenCreate = Readonly<{
  /** Of the card, where the token service wants it; never stored. */
  security_code?: string | null;
  /** True where the merchant will charge without the buyer; then `is_subsequent_payment` must be true. */
  merchant_initiated: boolean;
  /** Whether the token is for later payments of a series. */
  is_subsequent_payment: boolean;
}>;

export type NetworkTokenPaymentMethodCreate = Readonly<{
  /** A network token that you have. */
  method: 'network-token';
  /** Network token that you decrypted; goes into the vault and is never answered. */
  token: string;
  /** Last month in which the token is good. `MM/YY`. */
  expiration_date: string;
  /** Proves the token for this payment; goes into the vault and is never answered. */
  cryptogram?: string | null;
  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  redirect_url?: string | null;
  /** The wallet that gave it; processors take the token the same from any. */
  card_source?: 'apple-pay' | 'google-pay' | null;
  /** Scheme of the card behind it; the BIN table where it is left out. */
  card_scheme?: CardSchemeInput | null;
  /** Last four digits of the card, as the wallet shows them; they become the label. */
  card_suffix?: string | null;
  /** Name on the card, as the wallet gives it; processors are told the name of the buyer. */
  cardholder_name?: string | null;
  /** How strong the proof is, by the scheme. */
  eci?: string | null;
}>;

/** `suspended` can be resumed; `inactive` is the token service's doing; `deleted` is for good. */
export type NetworkTokenStatus = Open<'active' | 'inactive' | 'suspended' | 'deleted'>;

export type NetworkTokens = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly NetworkToken[];
}>;

export type NewPublicKeyCredential = Readonly<{
  /** What the authenticator calls the passkey, in base64url. */
  id: string;
  /** The same as `id`. */
  rawId: string;
  /** The kind of record, always this word. */
  type: 'public-key';
  /** `platform` or `cross-platform`: whether it is a part of the device. */
  authenticatorAttachment?: string;
  /** What extensions said; none is asked for. */
  clientExtensionResults?: Readonly<Record<string, unknown>>;
  /** What the authenticator says of the new passkey (WebAuthn, `AuthenticatorAttestationResponseJSON`). */
  response: Readonly<{
    /** What the browser was asked, and for whom. */
    clientDataJSON: string;
    /** The new public key, and what the authenticator says of itself. */
    attestationObject: string;
    /** A part of `attestationObject`; it is read there. */
    authenticatorData?: string;
    /** How the authenticator is reached, such as `internal` or `usb`. */
    transports?: readonly string[];
    /** A part of `attestationObject`; it is read there. */
    publicKeyAlgorithm?: number;
    /** A part of `attestationObject`; it is read there. */
    publicKey?: string;
  }>;
}>;

export type NuveiAirlineDataOptions = Readonly<{
  /** Where the traveller sits. */
  seatClass?: string | null;
  /** Whether who pays travels too. */
  isCardholderTraveling?: boolean | null;
}>;

export type NuveiIdealOptions = Readonly<{
  /** Free words that Nuvei gives back. */
  customData?: string | null;
}>;

export type NuveiKlarnaOptions = Readonly<{
  /** Free words that Nuvei gives back. */
  customData?: string | null;
}>;

export type NuveiOptions = Readonly<{
  /** Free words that Nuvei gives back. */
  customData?: string | null;
  /** More about the journey. */
  airlineData?: NuveiAirlineDataOptions | null;
}>;

export type NuveiPseOptions = Readonly<{
  /** Whether a person or a company pays. */
  userType?: string | null;
  /** The payer's fiscal number. */
  userFisNumber?: string | null;
  /** The payer's number of identity. */
  fiscalNumber?: string | null;
  /** The payer's bank. */
  bankCode?: string | null;
}>;

export type OrderedThreeDSecureScenarios = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly ThreeDSecureScenario[];
}>;

export type OxxoOptions = Readonly<{
  /** Until when it can be paid, in seconds since 1970. */
  payment_method_expires_at?: number | null;
  /** A page of yours that shows the buyer where to pay. */
  approval_url?: string | null;
}>;

export type Passkey = Readonly<{
  /** The kind of record, always this word. */
  type: 'passkey';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** What you call it. */
  display_name: string;
  /** What the authenticator calls it, in base64url. */
  credential_id: string;
  /** Whether it is kept in more than one device. */
  is_synced: boolean;
  /** When it was made. */
  created_at: string;
  /** When it last signed something; null where it never did. */
  last_used_at: string | null;
}>;

export type PasskeyCreate = Readonly<{
  /** What you call it. */
  display_name: string;
  /** What the browser has made with the options. */
  credential: NewPublicKeyCredential;
}>;

export type PasskeyOptions = Readonly<{
  /** For `navigator.credentials.create`, in the JSON form of WebAuthn (`PublicKeyCredentialCreationOptionsJSON`). Good for five minutes, once. */
  options: Readonly<Record<string, unknown>>;
}>;

export type PasskeyUpdate = Readonly<{
  /** What you call it from now on. */
  display_name: string;
}>;

export type Passkeys = Readonly<{
  /** Oldest first. */
  items: readonly Passkey[];
}>;

export type PasswordOAuthAuthentication = Readonly<{
  /** The kind of record, always this word. */
  type: 'webhook-authentication';
  /** How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours. */
  kind: 'oauth_password';
  /** Id of the OAuth client that asks for tokens. */
  client_id: string;
  /** Its secret. Sealed, and never shown again. */
  client_secret: '********';
  /** Where tokens are asked for, over TLS. */
  token_url: string;
  /** What a token is to be good for, where your OAuth server asks. */
  scope: string | null;
  /** What is sent as the user. */
  username: string;
  /** What is sent with it. Sealed, and never shown again. */
  password: '********';
}>;

export type PasswordOAuthAuthenticationCreate = Readonly<{
  /** How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours. */
  kind?: 'oauth_password';
  /** Id of the OAuth client that asks for tokens. */
  client_id: string;
  /** Its secret. Sealed, and never shown again. */
  client_secret: string;
  /** Where tokens are asked for, over TLS. */
  token_url: string;
  /** What a token is to be good for, where your OAuth server asks. */
  scope?: string | null;
  /** What is sent as the user. */
  username: string;
  /** What is sent with it. Sealed, and never shown again. */
  password: string;
}>;

export type PaymentLink = Readonly<{
  /** Id that Railyard gave it, for good. */
  id: string;
  /** The kind of record, always this word. */
  type: 'payment-link';
  /** Where the buyer pays. Whoever has it can pay, and sees what is paid: with a buyer in it, it is a secret. */
  url: string;
  /** When nobody can begin to pay any more. */
  expires_at: string | null;
  /** Your own identifier of what is paid, shown on the receipt; the transaction has it too. */
  external_identifier: string | null;
  /** What stands on the buyer's statement, as for a transaction. */
  statement_descriptor: StatementDescriptor | null;
  /** Language of the page: en, es, pt, fr, de or ar; left out, the browser's. */
  locale: string | null;
  /** Who is paid, on the page; left out, the display name of the merchant account. */
  merchant_name: string | null;
  /** Where the page leads back to, where there is no `return_url`. */
  merchant_url: string | null;
  /** Picture at the top of the page. */
  merchant_banner_url: string | null;
  /** Colour of the main button, as `#rrggbb`. */
  merchant_color: string | null;
  /** A sentence of yours above what is paid. */
  merchant_message: string | null;
  /** Your terms, linked under the form. */
  merchant_terms_and_conditions_url: string | null;
  /** Kept as given; the page shows no such picture. */
  merchant_favicon_url: string | null;
  /** What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Currency of that amount. ISO 4217, upper case. */
  currency: string;
  /** Whether the payment holds or takes the money; ways to pay that cannot hold it take it. */
  intent: TransactionIntent;
  /** Where the receipt leads back to, with `payment_link_id` and `transaction_id` added. */
  return_url: string | null;
  /** What is bought; the page lists it. */
  cart_items: readonly CartItem[] | null;
  /** Your own keys and values, strings both. */
  metadata: Readonly<Record<string, unknown>> | null;
  /** How the payment comes about. */
  payment_source: TransactionPaymentSource;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** `active`: can be paid. `processing`: a payment is under way. `completed`: paid, once. `expired`: ended unpaid. A payment that comes to nothing makes it `active` again. */
  status: PaymentLinkStatus;
  /** Who pays; null where nobody was named. */
  buyer: TransactionBuyer | null;
  /** Null: links ask for none. */
  shipping_details: ShippingDetails | null;
  /** As for a transaction. */
  connection_options: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
  /** True stores the card of a known buyer. */
  store: boolean;
  /** The stored buyer who pays, and may use what they stored; null where none was named. */
  buyer_id: string | null;
  /** Instalments at the issuer, as for a transaction. */
  installment_count: number | null;
  /** When what is held is captured, as for a transaction; not before `expires_at`, and within seven days. Ways to pay that cannot hold the money take it at once. */
  capture_at?: string | null;
  /** True where `external_identifier` names an order that is paid once, by this link, another one or a transaction that says the same. */
  pays_once?: boolean;
}>;

export type PaymentLinkCreate = Readonly<{
  /** A guest: who pays, not stored. */
  buyer?: GuestBuyerInput | null;
  /** When nobody can begin to pay any more; left out, in a day. */
  expires_at?: string | null;
  /** As for a transaction. */
  connection_options?: TransactionConnectionOptions | null;
  /** Your own identifier of what is paid, shown on the receipt; the transaction has it too. */
  external_identifier?: string | null;
  /** What stands on the buyer's statement, as for a transaction. */
  statement_descriptor?: StatementDescriptorInput | null;
  /** Language of the page: en, es, pt, fr, de or ar; left out, the browser's. */
  locale?: string | null;
  /** Who is paid, on the page; left out, the display name of the merchant account. */
  merchant_name?: string | null;
  /** Where the page leads back to, where there is no `return_url`. */
  merchant_url?: string | null;
  /** Picture at the top of the page. */
  merchant_banner_url?: string | null;
  /** Colour of the main button, as `#rrggbb`. */
  merchant_color?: string | null;
  /** A sentence of yours above what is paid. */
  merchant_message?: string | null;
  /** Your terms, linked under the form. */
  merchant_terms_and_conditions_url?: string | null;
  /** Kept as given; the page shows no such picture. */
  merchant_favicon_url?: string | null;
  /** What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Currency of that amount. ISO 4217, upper case. */
  currency: string;
  /** Whether the payment holds or takes the money; ways to pay that cannot hold it take it. */
  intent?: TransactionIntentInput;
  /** Where the receipt leads back to, with `payment_link_id` and `transaction_id` added. */
  return_url?: string | null;
  /** What is bought; the page lists it. */
  cart_items?: readonly CartItemInput[] | null;
  /** Your own keys and values, strings both. */
  metadata?: Readonly<Record<string, unknown>> | null;
  /** How the payment comes about. */
  payment_source?: TransactionPaymentSourceInput;
  /** True stores the card of a known buyer. */
  store?: boolean;
  /** The stored buyer who pays; the page offers the cards that they stored. */
  buyer_id?: string | null;
  /** Instalments at the issuer, as for a transaction. */
  installment_count?: number | null;
  /** When what is held is captured, as for a transaction; not before `expires_at`, and within seven days. Ways to pay that cannot hold the money take it at once. */
  capture_at?: string | null;
  /** True where `external_identifier` names an order that is paid once, by this link, another one or a transaction that says the same. */
  pays_once?: boolean;
}>;

export type PaymentLinkStatus = Open<'active' | 'completed' | 'expired' | 'processing' | 'given_back'>;

export type PaymentLinkStatusInput = 'active' | 'completed' | 'expired' | 'processing' | 'given_back';

export type PaymentLinkWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'payment-link.created' | 'payment-link.updated'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: PaymentLink | WebhookTargetGone;
}>;

export type PaymentLinks = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly PaymentLink[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type PaymentMethod = Readonly<{
  /** The kind of record, always this word. */
  type: 'payment-method';
  /** Where the buyer goes to approve that it is stored; null unless that is awaited. */
  approval_url: string | null;
  /** Country of the redirect method; null for cards. ISO 3166-1 alpha-2, upper case. */
  country: string | null;
  /** Currency of the redirect method; null for cards. ISO 4217, upper case. */
  currency: string | null;
  /** What the first digits of a card say; null for what is no card. */
  details: PaymentMethodDetailsCard | null;
  /** Last month in which the card is good; null for what is no card. `MM/YY`. */
  expiration_date: string | null;
  /** The same for the same card or account, and tells nothing of its number; null for wallets. */
  fingerprint: string | null;
  /** What a buyer recognises it by: the last four digits of a number, or an e-mail address; null where there is neither. */
  label: string | null;
  /** When the scheme's newer details were last taken over; null where they never were. */
  last_replaced_at: string | null;
  /** The kind of payment method. */
  method: PaymentMethodKind;
  /** How it is paid with. */
  mode: PaymentMethodMode | null;
  /** Scheme of the card or bank account; null for others. */
  scheme: PaymentMethodScheme | null;
  /** A payment names it with the method `id`. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** Further schemes of a co-badged card; null for what is no card. */
  additional_schemes: readonly CardScheme[] | null;
  /** When the buyer in person last paid with it; null where that never was. */
  cit_last_used_at: string | null;
  /** How often the buyer in person paid with it. */
  cit_usage_count: number;
  /** True while newer details of the card stand by, until the old ones fail. */
  has_replacement: boolean;
  /** When it last paid; null where it never did. */
  last_used_at: string | null;
  /** How often it paid. */
  usage_count: number;
  /** The scheme's id of the payment that stored it, which merchant-initiated charges refer to; null where none is known. */
  scheme_transaction_id: string | null;
  /** Scheme that the id belongs to; null without an id. */
  scheme_transaction_id_scheme: CardScheme | null;
  /** The scheme's newer id that links a series; null where none is known. */
  transaction_link_id: string | null;
  /** Whose it is; null where it is nobody's. */
  buyer: Buyer | null;
  /** Your own identifier of it; null where none was given. */
  external_identifier: string | null;
  /** Whether it can be charged. `failed` too once all mandates of a bank account have ended: the buyer has to agree anew. */
  status: PaymentMethodStatus;
  /** What the bank account may be debited under, oldest first, and how each has ended. */
  mandates?: readonly PaymentMethodMandate[];
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type PaymentMethodDefinition = Readonly<{
  /** The word for the method, as `method` has it. */
  id: string;
  /** A picture of it; null where there is none. */
  icon_url: string;
  /** What buyers know it as. */
  display_name: string;
  /** A longer name for people; null where the short one does. */
  long_display_name: string | null;
  /** The word for the method; null where it has none of its own. */
  method: string | null;
}>;

export type PaymentMethodDefinitions = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly PaymentMethodDefinition[];
}>;

export type PaymentMethodDetailsCard = Readonly<{
  /** First six to eight digits of the number. */
  bin: string | null;
  /** How the account behind it is funded; null where the BIN table does not know. */
  card_type: CardType | null;
  /** The bank that gave the card; null where the BIN table does not know. */
  card_issuer_name: string | null;
}>;

export type PaymentMethodKind = Open<'applepay' | 'bank' | 'card' | 'chaseorbital' | 'click-to-pay' | 'gift-card' | 'googlepay' | 'googlepay_pan_only' | 'network-token' | 'paze' | 'plaid' | 'abitab' | 'affirm' | 'afterpay' | 'alipay' | 'alipayhk' | 'arcuspaynetwork' | 'bacs' | 'bancontact' | 'bcp' | 'becs' | 'bitpay' | 'blik' | 'boleto' | 'boost' | 'breb' | 'ach' | 'capitec' | 'cashapp' | 'cashappafterpay' | 'clearpay' | 'custom_push' | 'custom_redirect' | 'custom_tokenize' | 'dana' | 'dcb' | 'dlocal' | 'ebanx' | 'eckoh' | 'efecty' | 'eps' | 'everydaypay' | 'gcash' | 'gem' | 'gemds' | 'giropay' | 'givingblock' | 'gocardless' | 'gopay' | 'grabpay' | 'ideal' | 'interac' | 'kakaopay' | 'kcp' | 'khipu' | 'klarna' | 'konbini' | 'latitude' | 'latitudeds' | 'laybuy' | 'linepay' | 'linkaja' | 'maybankqrpay' | 'mercadopago' | 'multibanco' | 'multipago' | 'netbanking' | 'nupay' | 'nequi' | 'oney_10x' | 'oney_12x' | 'oney_3x' | 'oney_4x' | 'oney_6x' | 'onlinebankingcz' | 'onelink' | 'ovo' | 'oxxo' | 'p24' | 'pagoefectivo' | 'paybybank' | 'payid' | 'paymaya' | 'paysquad' | 'paypal' | 'paypalpaylater' | 'paypay' | 'payto' | 'payvalida' | 'picpay' | 'pix' | 'pse' | 'rabbitlinepay' | 'rapipago' | 'razorpay' | 'redpagos' | 'scalapay' | 'sepa' | 'servipag' | 'seveneleven' | 'shopeepay' | 'singteldash' | 'smartpay' | 'sofort' | 'spei' | 'stitch' | 'swish' | 'stripe' | 'stripedd' | 'stripetoken' | 'tapi' | 'tapifintechs' | 'thaiqr' | 'touchngo' | 'truemoney' | 'trustly' | 'trustlyeurope' | 'upi' | 'venmo' | 'vipps' | 'waave' | 'webpay' | 'wechat' | 'wero' | 'yape' | 'zippay'>;

export type PaymentMethodKindInput = 'applepay' | 'bank' | 'card' | 'chaseorbital' | 'click-to-pay' | 'gift-card' | 'googlepay' | 'googlepay_pan_only' | 'network-token' | 'paze' | 'plaid' | 'abitab' | 'affirm' | 'afterpay' | 'alipay' | 'alipayhk' | 'arcuspaynetwork' | 'bacs' | 'bancontact' | 'bcp' | 'becs' | 'bitpay' | 'blik' | 'boleto' | 'boost' | 'breb' | 'ach' | 'capitec' | 'cashapp' | 'cashappafterpay' | 'clearpay' | 'custom_push' | 'custom_redirect' | 'custom_tokenize' | 'dana' | 'dcb' | 'dlocal' | 'ebanx' | 'eckoh' | 'efecty' | 'eps' | 'everydaypay' | 'gcash' | 'gem' | 'gemds' | 'giropay' | 'givingblock' | 'gocardless' | 'gopay' | 'grabpay' | 'ideal' | 'interac' | 'kakaopay' | 'kcp' | 'khipu' | 'klarna' | 'konbini' | 'latitude' | 'latitudeds' | 'laybuy' | 'linepay' | 'linkaja' | 'maybankqrpay' | 'mercadopago' | 'multibanco' | 'multipago' | 'netbanking' | 'nupay' | 'nequi' | 'oney_10x' | 'oney_12x' | 'oney_3x' | 'oney_4x' | 'oney_6x' | 'onlinebankingcz' | 'onelink' | 'ovo' | 'oxxo' | 'p24' | 'pagoefectivo' | 'paybybank' | 'payid' | 'paymaya' | 'paysquad' | 'paypal' | 'paypalpaylater' | 'paypay' | 'payto' | 'payvalida' | 'picpay' | 'pix' | 'pse' | 'rabbitlinepay' | 'rapipago' | 'razorpay' | 'redpagos' | 'scalapay' | 'sepa' | 'servipag' | 'seveneleven' | 'shopeepay' | 'singteldash' | 'smartpay' | 'sofort' | 'spei' | 'stitch' | 'swish' | 'stripe' | 'stripedd' | 'stripetoken' | 'tapi' | 'tapifintechs' | 'thaiqr' | 'touchngo' | 'truemoney' | 'trustly' | 'trustlyeurope' | 'upi' | 'venmo' | 'vipps' | 'waave' | 'webpay' | 'wechat' | 'wero' | 'yape' | 'zippay';

export type PaymentMethodMandate = Readonly<{
  /** The payment service that may debit the account under it. */
  payment_service_id: string;
  /** `pending`, `active`, and `revoked` or `failed` at its end; `paused` and back as its holder likes. */
  status: Open<'pending' | 'active' | 'paused' | 'revoked' | 'failed'>;
  /** Who ended it; null while it has not ended, or where nobody said. */
  ended_by: Open<'buyer' | 'bank' | 'merchant' | 'processor'> | null;
  /** When it came to its status. */
  updated_at: string;
}>;

export type PaymentMethodMode = Open<'card' | 'redirect' | 'applepay' | 'googlepay' | 'checkout-session' | 'click-to-pay' | 'gift-card' | 'bank' | 'paze'>;

export type PaymentMethodScheme = Open<'accel' | 'amex' | 'bancontact' | 'carte-bancaire' | 'cirrus' | 'culiance' | 'dankort' | 'diners-club' | 'discover' | 'eftpos-australia' | 'elo' | 'hipercard' | 'jcb' | 'maestro' | 'mastercard' | 'mir' | 'nyce' | 'other' | 'pulse' | 'qcard' | 'rupay' | 'star' | 'uatp' | 'unionpay' | 'visa' | 'ach' | 'sepa' | 'bacs'>;

export type PaymentMethodSchemeInput = 'accel' | 'amex' | 'bancontact' | 'carte-bancaire' | 'cirrus' | 'culiance' | 'dankort' | 'diners-club' | 'discover' | 'eftpos-australia' | 'elo' | 'hipercard' | 'jcb' | 'maestro' | 'mastercard' | 'mir' | 'nyce' | 'other' | 'pulse' | 'qcard' | 'rupay' | 'star' | 'uatp' | 'unionpay' | 'visa' | 'ach' | 'sepa' | 'bacs';

/** `succeeded`: can be charged; `processing` and `buyer_approval_required`: not yet; `failed`: never. */
export type PaymentMethodStatus = Open<'processing' | 'buyer_approval_required' | 'succeeded' | 'failed' | 'paused'>;

/** `succeeded`: can be charged; `processing` and `buyer_approval_required`: not yet; `failed`: never. */
export type PaymentMethodStatusInput = 'processing' | 'buyer_approval_required' | 'succeeded' | 'failed' | 'paused';

export type PaymentMethodSummaries = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly PaymentMethodSummary[];
}>;

export type PaymentMethodSummary = Readonly<{
  /** The kind of record, always this word. */
  type: 'payment-method';
  /** Where the buyer goes to approve that it is stored; null unless that is awaited. */
  approval_url: string | null;
  /** Country of the redirect method; null for cards. ISO 3166-1 alpha-2, upper case. */
  country: string | null;
  /** Currency of the redirect method; null for cards. ISO 4217, upper case. */
  currency: string | null;
  /** What the first digits of a card say; null for what is no card. */
  details: PaymentMethodDetailsCard | null;
  /** Last month in which the card is good; null for what is no card. `MM/YY`. */
  expiration_date: string | null;
  /** The same for the same card or account, and tells nothing of its number; null for wallets. */
  fingerprint: string | null;
  /** What a buyer recognises it by: the last four digits of a number, or an e-mail address; null where there is neither. */
  label: string | null;
  /** When the scheme's newer details were last taken over; null where they never were. */
  last_replaced_at: string | null;
  /** The kind of payment method. */
  method: PaymentMethodKind;
  /** How it is paid with. */
  mode: PaymentMethodMode | null;
  /** Scheme of the card or bank account; null for others. */
  scheme: PaymentMethodScheme | null;
  /** A payment names it with the method `id`. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** Further schemes of a co-badged card; null for what is no card. */
  additional_schemes: readonly CardScheme[] | null;
  /** When the buyer in person last paid with it; null where that never was. */
  cit_last_used_at: string | null;
  /** How often the buyer in person paid with it. */
  cit_usage_count: number;
  /** True while newer details of the card stand by, until the old ones fail. */
  has_replacement: boolean;
  /** When it last paid; null where it never did. */
  last_used_at: string | null;
  /** How often it paid. */
  usage_count: number;
  /** The scheme's id of the payment that stored it, which merchant-initiated charges refer to; null where none is known. */
  scheme_transaction_id: string | null;
  /** Scheme that the id belongs to; null without an id. */
  scheme_transaction_id_scheme: CardScheme | null;
  /** The scheme's newer id that links a series; null where none is known. */
  transaction_link_id: string | null;
}>;

export type PaymentMethodUpdate = Readonly<{
  /** Last month in which the card is good; the number stays. `MM/YY`. */
  expiration_date?: string | null;
  /** The scheme's id that merchant-initiated charges refer to; null clears it together with its scheme. */
  scheme_transaction_id?: string | null;
  /** Scheme that the id belongs to; left out where none is set, the card's. */
  scheme_transaction_id_scheme?: CardSchemeInput | null;
  /** The scheme's newer id that links a series. */
  transaction_link_id?: string | null;
}>;

export type PaymentMethodWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'payment-method.authorization-expiring' | 'payment-method.authorization-update-required' | 'payment-method.authorization-updated' | 'payment-method.deleted' | 'payment-method.paused' | 'payment-method.resumed' | 'payment-method.updated'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: PaymentMethod | WebhookTargetGone;
}>;

export type PaymentMethods = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly PaymentMethod[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type PaymentOption = Readonly<{
  /** The kind of record, always this word. */
  type: 'payment-option';
  /** The word to put into `payment_method.method`. */
  method: string;
  /** A picture of it; null where there is none. */
  icon_url: string | null;
  /** How it is paid with. */
  mode: PaymentMethodMode;
  /** What to call it in a list; null where it has no name. */
  label: string | null;
  /** Whether `store` may be true. */
  can_store_payment_method: boolean;
  /** Whether the money can be held first and taken later. */
  can_delay_capture: boolean;
  /** What a front end needs to show it; null for what needs nothing. */
  context: WalletPaymentOptionContext | GooglePayPaymentOptionContext | PaymentOptionContext | null;
}>;

export type PaymentOptionContext = Readonly<{
  /** Size of a window for the approval page; null where any does. */
  approval_ui: PaymentOptionContextApprovalUI | null;
  /** What the payment has to tell of the buyer; null where nothing. */
  required_fields: Readonly<Record<string, boolean | Readonly<Record<string, boolean | unknown>>>> | null;
  /** Whether the approval page needs a window of its own. */
  redirect_requires_popup: boolean;
  /** The same, where a stored one pays. */
  requires_tokenized_redirect_popup: boolean;
}>;

export type PaymentOptionContextApprovalUI = Readonly<{
  /** CSS length; null where any does. */
  height: string | null;
  /** CSS length; null where any does. */
  width: string | null;
}>;

export type PaymentOptionRequest = Readonly<{
  /** Your own keys and values of the cart, for rules of the checkout flow. */
  metadata?: Readonly<Record<string, string>> | null;
  /** Country of the buyer; left out, nothing is ruled out for it. ISO 3166-1 alpha-2, upper case. */
  country?: string | null;
  /** Currency of the cart; left out, nothing is ruled out for it. ISO 4217, upper case. */
  currency?: string | null;
  /** What the cart costs; left out, nothing is ruled out for it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** Language of the buyer, for example `en-GB`, for rules of the checkout flow; names are English so far. */
  locale?: string;
  /** What is in the cart, for rules of the checkout flow. */
  cart_items?: readonly CartItemInput[] | null;
}>;

export type PaymentOptions = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly PaymentOption[];
}>;

export type PaymentService = Readonly<{
  /** The kind of record, always this word. */
  type: 'payment-service';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The connector that is set up. */
  payment_service_definition_id: string;
  /** Whether payments go through it. */
  active: boolean;
  /** The kind of payment method that it takes. */
  method: PaymentMethodKind;
  /** What you call it. */
  display_name: string;
  /** Active services that take the payment are tried from 1 on. */
  position: number;
  /** Whether it can be used. */
  status: PaymentServiceStatus;
  /** ISO 4217 codes of payments that may go through it. */
  accepted_currencies: readonly string[];
  /** ISO 3166-1 alpha-2 codes of buyers whose payments may go through it. */
  accepted_countries: readonly string[];
  /** Kept as given; nothing here depends on it: a processor makes a token of a stored card when `POST /payment-methods/{payment_method_id}/payment-service-tokens` asks for one. */
  payment_method_tokenization_enabled: boolean;
  /** Whether stored cards pay with their network token, where the connector takes such tokens. */
  network_tokens_enabled: boolean;
  /** Whether network tokens are ours; false leaves them to the processor. */
  open_loop: boolean;
  /** True asks the processor to report what it settles, where its connector can ask. Others report what they do either way. */
  settlement_reporting_enabled: boolean;
  /** Whether refunds that were made at the processor itself become refunds here: never, so `true` is refused. */
  refund_ingestion_enabled: boolean;
  /** Whether card payments go through 3-D Secure where they can; null for what is no card. */
  three_d_secure_enabled: boolean | null;
  /** By card scheme, what issuers are told of the merchant in 3-D Secure; null where it was not given. */
  merchant_profile: Readonly<Record<string, MerchantProfileSchemeSummary | null>> | null;
  /** Where the processor is to send its events; null where it sends none. */
  webhook_url: string | null;
  /** Settings that are not secret. */
  fields: readonly FieldValue[] | null;
  /** Settings for its reports; null where there are none. */
  reporting_fields: readonly ReportingField[] | null;
  /** True once it was deleted: old payments can still be followed through it. */
  is_deleted: boolean;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type PaymentServiceCircuitBreaker = Readonly<{
  /** `open`: it comes last. `half_open`: one payment finds out whether it is back. It is what the process that answers has seen; each process has its own, and they may differ for a while. */
  state: PaymentServiceCircuitBreakerState;
  /** Until when it is open, by the time of the machine; null where it is not. */
  open_until: string | null;
}>;

export type PaymentServiceCircuitBreakerState = Open<'closed' | 'open' | 'half_open'>;

export type PaymentServiceConfiguration = Readonly<{
  /** Whether the approval page needs a window of its own. */
  approval_ui_target: ApprovalTarget;
  /** CSS length of that window. */
  approval_ui_height: string;
  /** CSS length of that window. */
  approval_ui_width: string;
  /** How many cart items it takes at most. */
  cart_items_limit: number;
  /** Whether it refuses payments without cart items. */
  cart_items_required: boolean;
  /** Whether cart items must add up to the amount. */
  cart_items_should_match_amount: boolean;
}>;

export type PaymentServiceCreate = Readonly<{
  /** What you call it. */
  display_name: string;
  /** The connector to set up. */
  payment_service_definition_id: string;
  /** Settings of the connector by their keys, which its definition lists. */
  fields: readonly FieldValueInput[];
  /** Settings for its reports. */
  reporting_fields?: readonly ReportingFieldInput[] | null;
  /** Active services that take the payment are tried from 1 on; one that is taken moves the others down. Left out: last. */
  position?: number | null;
  /** ISO 4217 codes of payments that may go through it. */
  accepted_currencies: readonly string[];
  /** ISO 3166-1 alpha-2 codes of buyers whose payments may go through it. */
  accepted_countries: readonly string[];
  /** Whether payments go through it. */
  active?: boolean | null;
  /** Whether card payments go through 3-D Secure where they can. */
  three_d_secure_enabled?: boolean;
  /** By card scheme, what issuers are told of the merchant in 3-D Secure. */
  merchant_profile?: Readonly<Record<string, MerchantProfileScheme | null>> | null;
  /** Kept as given; nothing here depends on it: a processor makes a token of a stored card when `POST /payment-methods/{payment_method_id}/payment-service-tokens` asks for one. */
  payment_method_tokenization_enabled?: boolean | null;
  /** Whether stored cards pay with their network token, where the connector takes such tokens. */
  network_tokens_enabled?: boolean | null;
  /** Whether network tokens are ours; false leaves them to the processor. Left out: as `network_tokens_enabled`. */
  open_loop?: boolean | null;
  /** True asks the processor to report what it settles, where its connector can ask. Others report what they do either way. */
  settlement_reporting_enabled?: boolean;
  /** Whether refunds that were made at the processor itself become refunds here: never, so `true` is refused. */
  refund_ingestion_enabled?: boolean;
}>;

export type PaymentServiceDefinition = Readonly<{
  /** The connector's name, for example `mock-card`. */
  id: string;
  /** The kind of record, always this word. */
  type: 'payment-service-definition';
  /** What the processor is called. */
  display_name: string;
  /** The kind of payment method that it takes. */
  method: PaymentMethodKind;
  /** The settings it needs. */
  fields: readonly DefinitionField[];
  /** Settings for its reports. */
  reporting_fields: readonly DefinitionField[];
  /** ISO 4217 codes that it can take. */
  supported_currencies: readonly string[];
  /** ISO 3166-1 alpha-2 codes of buyers that it can take. */
  supported_countries: readonly string[];
  /** How it is paid with. */
  mode: PaymentMethodMode;
  /** A picture of the processor; null where there is none. */
  icon_url: string | null;
  /** What it can do, by name. */
  supported_features: Readonly<Record<string, boolean>>;
  /** What a payment must tell of the buyer, and when. */
  required_checkout_fields: readonly RequiredCheckoutFields[];
  /** What a front end needs to know. */
  configuration: PaymentServiceConfiguration;
  /** Kinds of client SDK that it works with; null where it needs none. */
  supported_integration_clients: readonly IntegrationClient[] | null;
  /** What `connection_options` of a transaction may say to it alone. */
  connection_options: readonly DefinitionOption[];
}>;

export type PaymentServiceDefinitions = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly PaymentServiceDefinition[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type PaymentServiceError = Readonly<{
  /** When the attempt ended, or was last heard of. */
  at: string;
  /** What went wrong; null where the outcome is not known. */
  code: string | null;
  /** The payment that was tried. */
  transaction_id: string;
}>;

export type PaymentServiceHealth = Readonly<{
  /** The kind of record, always this word. */
  type: 'payment-service-health';
  /** The `id` that the payment service was answered with. */
  payment_service_id: string;
  /** Where the time that is looked at begins. */
  from: string;
  /** Where it ends. */
  until: string;
  /** Payments of that time that were last tried there. */
  payments: number;
  /** Their share in all payments of that time that were tried anywhere; null where there were none. */
  share: number | null;
  /** Those of them that were authorized, declined or failed. */
  decided: number;
  /** The share of authorized ones in these; null where there are none. */
  approval_rate: number | null;
  /** Authorizations there, also of payments that went on to another payment service, in the newest thousand payments. */
  attempts: number;
  /** The share of them that had no answer, an answer that cannot be read, or an error of the processor itself; a decline is none. Null where there were none. */
  error_rate: number | null;
  /** Back to when attempts were looked at. */
  attempts_from: string;
  /** The last approval among these attempts; null where there was none. */
  last_success_at: string | null;
  /** The last error among these attempts; null where there was none. */
  last_error: PaymentServiceError | null;
  /** Whether payments are kept away from it now. */
  circuit_breaker: PaymentServiceCircuitBreaker;
}>;

export type PaymentServiceHealths = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly PaymentServiceHealth[];
}>;

export type PaymentServiceStatus = Open<'pending' | 'created' | 'failed'>;

export type PaymentServiceToken = Readonly<{
  /** The kind of record, always this word. */
  type: 'payment-service-token';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Where the buyer goes to approve it; null unless that is awaited. */
  approval_url: string | null;
  /** The payment method that it stands for. */
  payment_method_id: string;
  /** The payment service whose processor made it. */
  payment_service_id: string;
  /** Whether it can be used. */
  status: PaymentMethodStatus;
  /** The processor's token; null until it was delivered. */
  token: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type PaymentServiceTokenCreate = Readonly<{
  /** Of the card, where the processor wants it; never stored. */
  security_code?: string | null;
  /** The payment service whose processor is to make it. */
  payment_service_id: string;
  /** Where the buyer comes back to, where the processor asks them. */
  redirect_url: string;
}>;

export type PaymentServiceTokens = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly PaymentServiceToken[];
}>;

export type PaymentServiceUpdate = Readonly<{
  /** What you call it. */
  display_name?: string | null;
  /** Those that change; the others stay. */
  fields?: readonly VoidableField[] | null;
  /** Settings for its reports. */
  reporting_fields?: readonly ReportingFieldInput[] | null;
  /** Active services that take the payment are tried from 1 on. */
  position?: number | null;
  /** ISO 4217 codes of payments that may go through it. */
  accepted_currencies?: readonly string[] | null;
  /** ISO 3166-1 alpha-2 codes of buyers whose payments may go through it. */
  accepted_countries?: readonly string[] | null;
  /** Whether payments go through it. */
  active?: boolean | null;
  /** Whether card payments go through 3-D Secure where they can. */
  three_d_secure_enabled?: boolean | null;
  /** By card scheme, what issuers are told of the merchant in 3-D Secure. */
  merchant_profile?: Readonly<Record<string, MerchantProfileScheme | null>> | null;
  /** Kept as given; nothing here depends on it: a processor makes a token of a stored card when `POST /payment-methods/{payment_method_id}/payment-service-tokens` asks for one. */
  payment_method_tokenization_enabled?: boolean | null;
  /** Whether stored cards pay with their network token, where the connector takes such tokens. */
  network_tokens_enabled?: boolean | null;
  /** Whether network tokens are ours; false leaves them to the processor. */
  open_loop?: boolean | null;
  /** True asks the processor to report what it settles, where its connector can ask. Others report what they do either way. */
  settlement_reporting_enabled?: boolean;
  /** Whether refunds that were made at the processor itself become refunds here: never, so `true` is refused. */
  refund_ingestion_enabled?: boolean;
}>;

export type PaymentServices = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly PaymentService[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type PayoutAchAccount = Readonly<{
  /** A bank account. */
  method?: 'bank';
  /** An account in the United States. */
  scheme?: 'ach';
  /** Whose account it is. */
  account_holder: BankAccountHolder;
  /** 4 to 17 digits; goes into the vault and is never answered. */
  account_number: string;
  /** Nine digits, the last a check digit. */
  routing_number: string;
  /** What kind of account it is. */
  account_type: 'checking' | 'savings';
  /** Your own identifier of the account. */
  external_identifier?: string | null;
}>;

export type PayoutBacsAccount = Readonly<{
  /** A bank account. */
  method?: 'bank';
  /** An account in the United Kingdom. */
  scheme?: 'bacs';
  /** Whose account it is. */
  account_holder: BankAccountHolder;
  /** Eight digits; goes into the vault and is never answered. */
  account_number: string;
  /** Sort code, six digits. */
  routing_number: string;
  /** Your own identifier of the account. */
  external_identifier?: string | null;
}>;

export type PayoutCard = Readonly<{
  /** A card given by its number. */
  method?: 'card';
  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  number: string;
  /** Last month in which the card is good. `MM/YY`. */
  expiration_date: string;
  /** Scheme of the card; the BIN table where it is left out. */
  card_scheme?: CardSchemeInput | null;
  /** Your own identifier of the card. */
  external_identifier?: string | null;
}>;

export type PayoutCategory = Open<'online_gambling'>;

export type PayoutCategoryInput = 'online_gambling';

export type PayoutConnectionOptions = Readonly<{
  /** For the connector `checkout-card`, which this release does not have: kept, and handed to nobody. */
  'checkout-card'?: CheckoutPayoutOptions | null;
}>;

export type PayoutCreate = Readonly<{
  /** What to pay out. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Currency of that amount. ISO 4217, upper case. */
  currency: string;
  /** The payment service that is to pay; its connector must have payouts. */
  payment_service_id: string;
  /** The card or bank account that gets the money. */
  payment_method: PayoutCard | PayoutStoredCard | AnyPayoutAccountOf3;
  /** What the money is for, as the scheme wants to know. */
  category?: PayoutCategoryInput | null;
  /** Your own identifier of it. */
  external_identifier?: string | null;
  /** Who gets the money; left out, the owner of the stored card or account. */
  buyer_id?: string | null;
  /** Who gets the money, where it is not stored. */
  buyer?: GuestBuyerInput | null;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** Who pays it, as the scheme is told; left out, the payment service's usual data. */
  merchant?: PayoutMerchant | null;
  /** Settings for single connectors, by their names. */
  connection_options?: PayoutConnectionOptions | null;
}>;

export type PayoutMerchant = Readonly<{
  /** What the cardholder reads. */
  name: string;
  /** The merchant's number at the acquirer. */
  identification_number: string;
  /** How the merchant is reached. E.164: `+` and digits. */
  phone_number: string;
  /** The merchant's site. */
  url: string;
  /** What stands on the bank statement. */
  statement_descriptor: string;
  /** ISO 18245 code, four digits. */
  merchant_category_code: string;
  /** Where the merchant is. */
  address?: AddressInput | null;
}>;

export type PayoutMerchantSummary = Readonly<{
  /** The kind of record, always this word. */
  type: 'merchant';
  /** What the cardholder reads. */
  name: string;
  /** The merchant's number at the acquirer. */
  identification_number: string;
  /** How the merchant is reached. E.164: `+` and digits. */
  phone_number: string;
  /** The merchant's site. */
  url: string;
  /** What stands on the bank statement; null where it was not given. */
  statement_descriptor: string | null;
  /** ISO 18245 code, four digits. */
  merchant_category_code: string;
  /** Where the merchant is; null where it was not given. */
  address: Address | null;
}>;

/** `card`: to a card; `bank`: to a bank account, which the version `published` calls `card` here. */
export type PayoutMethod = Open<'card' | 'bank'>;

export type PayoutPaymentService = Readonly<{
  /** The kind of record, always this word. */
  type: 'payment-service';
  /** The payment service that pays it. */
  id: string | null;
  /** What it pays to. */
  method: PayoutMethod;
  /** The connector behind it. */
  payment_service_definition_id: string;
  /** What you call it. */
  display_name: string | null;
}>;

export type PayoutSepaAccount = Readonly<{
  /** A bank account. */
  method?: 'bank';
  /** An account in the euro area. */
  scheme?: 'sepa';
  /** Whose account it is. */
  account_holder: BankAccountHolder;
  /** IBAN; goes into the vault and is never answered. */
  account_number: string;
  /** Your own identifier of the account. */
  external_identifier?: string | null;
}>;

/** `pending` says also that the outcome is not known yet; `declined`: the processor, the bank or the issuer said no; `failed`: it certainly was not paid; `returned`: it was paid, and the bank sent the money back (`failed` in the version `published`). */
export type PayoutStatus = Open<'pending' | 'succeeded' | 'declined' | 'failed' | 'returned'>;

/** `pending` says also that the outcome is not known yet; `declined`: the processor, the bank or the issuer said no; `failed`: it certainly was not paid; `returned`: it was paid, and the bank sent the money back (`failed` in the version `published`). */
export type PayoutStatusInput = 'pending' | 'succeeded' | 'declined' | 'failed' | 'returned';

export type PayoutStoredCard = Readonly<{
  /** A stored card or bank account. */
  method?: 'id';
  /** The stored card or bank account. */
  id: string;
}>;

export type PayoutSummaries = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly PayoutSummary[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type PayoutSummary = Readonly<{
  /** The kind of record, always this word. */
  type: 'payout';
  /** Names the payout in its own path. */
  id: string | null;
  /** What is paid out. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Who gets the money; null where nobody was named. */
  buyer: TransactionBuyer | null;
  /** What the money is for; null where it was not said. */
  category: PayoutCategory | null;
  /** When it was made. */
  created_at: string;
  /** Currency of that amount. ISO 4217, upper case. */
  currency: string;
  /** Your own identifier of it; null where none was given. */
  external_identifier: string | null;
  /** Who pays it, as the scheme is told; null for the payment service's usual data. */
  merchant: PayoutMerchantSummary | null;
  /** Id of the merchant account whose payout it is. */
  merchant_account_id: string | null;
  /** The card or bank account that gets the money. */
  payment_method: TransactionPaymentMethod;
  /** The payment service that pays it. */
  payment_service: PayoutPaymentService;
  /** The processor's own id of it; null until it gave one. */
  payment_service_payout_id: string | null;
  /** `pending` also while the outcome is not known: do not pay again. */
  status: PayoutStatus;
  /** When it last changed. */
  updated_at: string;
}>;

export type PayoutWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'payout.declined' | 'payout.failed' | 'payout.pending' | 'payout.returned' | 'payout.succeeded'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: PayoutSummary | WebhookTargetGone;
}>;

export type PaypalOptions = Readonly<{
  /** Where PayPal asks when the buyer changes the delivery. */
  order_update_callback_config?: PaypalOrderUpdateCallbackConfig | null;
  /** Key and value pairs for PayPal's risk checks. */
  additional_data?: readonly Readonly<Record<string, string>>[] | null;
  /** Ways of delivery that the buyer can choose. */
  shipping?: PaypalShippingOptions | null;
  /** What PayPal's button says. */
  user_action?: string | null;
  /** Where PayPal takes the address from. */
  shipping_preference?: string | null;
  /** The merchant as PayPal shows it. */
  brand_name?: string | null;
  /** What PayPal shows first. */
  landing_page?: string | null;
  /** Language of PayPal's pages. */
  locale?: string | null;
}>;

export type PaypalOrderUpdateCallbackConfig = Readonly<{
  /** An address of yours. */
  callback_url?: string | null;
  /** What it is asked about. */
  callback_events?: readonly ('SHIPPING_ADDRESS' | 'SHIPPING_OPTIONS')[] | null;
}>;

export type PaypalShippingOptions = Readonly<{
  /** What can be chosen. */
  options?: readonly PaypalShippingOptionsItem[] | null;
}>;

export type PaypalShippingOptionsItem = Readonly<{
  /** Your code for it. */
  id: string;
  /** What the buyer reads. */
  label: string;
  /** Whether it is chosen at first. */
  selected: boolean;
  /** Whether it is sent or fetched. */
  type?: 'SHIPPING' | 'PICKUP' | 'PICKUP_IN_STORE' | 'PICKUP_FROM_PERSON' | null;
  /** What it costs. */
  amount?: PaypalShippingOptionsItemAmount | null;
}>;

export type PaypalShippingOptionsItemAmount = Readonly<{
  /** ISO 4217, three upper-case letters. ISO 4217, upper case. */
  currency_code: string;
  /** In major units as text. */
  value: string;
}>;

export type PazeBillingAddress = Readonly<{
  /** Who it belongs to; null where unknown. */
  name: string | null;
  /** Street and number. */
  line1: string;
  /** Second line of the address. */
  line2: string | null;
  /** Third line of the address. */
  line3: string | null;
  /** Town of the address. */
  city: string;
  /** State, two letters in the United States. */
  state: string;
  /** ZIP or postal code. */
  zip: string;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string | null;
}>;

export type PazeClient = Readonly<{
  /** Your client id at Paze. */
  id: string;
  /** What Paze shows the buyer. */
  name?: string | null;
  /** Which of your profiles at Paze. */
  profileId?: string | null;
}>;

export type PazeCobrandItem = Readonly<{
  /** Name of the card programme. */
  name: string;
  /** Whether it brings the buyer something. */
  benefitsOffered?: boolean | null;
}>;

export type PazeConsumer = Readonly<{
  /** Given name; null where unknown. */
  firstName: string | null;
  /** Family name; null where unknown. */
  lastName: string | null;
  /** The whole name. */
  fullName: string;
  /** Where the buyer lives; null where unknown. */
  countryCode: string | null;
  /** What the buyer reads; null where unknown. */
  languageCode: string | null;
  /** How the buyer is reached. */
  emailAddress: string;
  /** How the buyer is reached; null where unknown. */
  mobileNumber: PazeMobileNumber | null;
}>;

export type PazeDeliveryContactDetails = Readonly<{
  /** Who receives it; null where unknown. */
  contactFullName: string | null;
  /** How they are reached; null where unknown. */
  contactPhoneNumber: PazeMobileNumber | null;
}>;

export type PazeDeliveryContactDetailsInput = Readonly<{
  /** Who receives it; null where unknown. */
  contactFullName: string | null;
  /** How they are reached; null where unknown. */
  contactPhoneNumber: PazeMobileNumberInput | null;
}>;

export type PazeDigitalCardData = Readonly<{
  /** Where the picture is. */
  artUri: string;
  /** In pixels. */
  artHeight: number;
  /** In pixels. */
  artWidth: number;
}>;

export type PazeEcomData = Readonly<{
  /** Whether a gift card is bought. */
  cartContainsGiftCard?: boolean | null;
  /** Whether the buyer fetches it. */
  orderForPickup?: boolean | null;
  /** Price of the dearest article, as text. */
  orderHighestCost?: string | null;
  /** How many articles, as text. */
  orderQuantity?: string | null;
  /** Where it is sent. */
  finalShippingAddress?: PazeShippingAddressInput | null;
}>;

export type PazeEnhancedTransactionData = Readonly<{
  /** About a shop's order. */
  ecomData?: PazeEcomData | null;
  /** About a journey. */
  travelData?: PazeTravelData | null;
}>;

export type PazeLocationAddress = Readonly<{
  /** What the place is called. */
  name?: string | null;
  /** Street and number. */
  line1: string;
  /** Second line of the address. */
  line2?: string | null;
  /** Third line of the address. */
  line3?: string | null;
  /** Town of the address. */
  city: string;
  /** State, two letters in the United States. */
  state: string;
  /** ZIP or postal code. */
  zip: string;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string;
}>;

export type PazeMaskedCard = Readonly<{
  /** Last digits of the card. */
  panLastFour: string;
  /** The scheme's reference for the account behind the card. */
  paymentAccountReference: string;
  /** Two digits; null where unknown. */
  panExpirationMonth: string | null;
  /** Four digits; null where unknown. */
  panExpirationYear: string | null;
  /** What the issuer calls the card. */
  paymentCardDescriptor: string;
  /** How the account behind it is funded. */
  paymentCardType: Open<'CREDIT' | 'DEBIT'>;
  /** Whose mark is on it. */
  paymentCardBrand: Open<'VISA' | 'MASTERCARD' | 'DISCOVER'>;
  /** Through which network it pays. */
  paymentCardNetwork: Open<'VISA' | 'MASTERCARD' | 'DISCOVER'>;
  /** A picture of it. */
  digitalCardData: PazeDigitalCardData;
  /** The cardholder's address; null where it was not asked for. */
  billingAddress: PazeBillingAddress | null;
}>;

export type PazeMobileNumber = Readonly<{
  /** Calling code, for example `1`. */
  countryCode: string;
  /** Number without the calling code. */
  phoneNumber: string;
}>;

export type PazeMobileNumberInput = Readonly<{
  /** Calling code, for example `1`. */
  countryCode: string;
  /** Number without the calling code. */
  phoneNumber: string;
}>;

export type PazeMobileSession = Readonly<{
  /** Your client id at Paze. */
  id: string;
  /** The merchant as Paze shows it. */
  name: string;
  /** Which of your profiles at Paze. */
  profileId: string;
  /** Goes into the next steps. */
  accessToken: string;
  /** Names the checkout in the next steps. */
  sessionId: string;
}>;

export type PazeMobileSessionCreate = Readonly<{
  /** Opened by the app, for the buyer to choose a card. */
  pazeCheckoutUrl: string;
  /** What Paze sends back of the call. */
  clientContext: string;
  /** Paze's id of the call. */
  ewSID: string;
  /** When Paze answered. */
  timestampISO8601: string;
}>;

export type PazeMobileSessionCreateRequest = Readonly<{
  /** You, as Paze knows you. */
  client: PazeClient;
  /** The app's own id of the checkout, the same in all its steps. */
  sessionId: string;
  /** From `POST /digital-wallets/paze/session`. */
  accessToken: string;
  /** Opens your app again. */
  callbackURLScheme: string;
  /** What the buyer is to do. */
  intent: 'REVIEW_AND_PAY' | 'EXPRESS_CHECKOUT' | 'ADD_CARD';
  /** What the buyer pays. */
  transactionValue?: PazeTransactionValue | null;
  /** What the card is taken for. */
  transactionType?: 'PURCHASE' | 'CARD_ON_FILE' | 'BOTH' | null;
  /** Whether Paze asks for an address to send to. */
  shippingPreference?: 'ALL' | 'NONE' | null;
  /** How much of the billing address Paze asks for. */
  billingPreference?: 'ALL' | 'ZIP_COUNTRY' | 'NONE' | null;
  /** The buyer's, where you know it. */
  emailAddress?: string | null;
  /** Ten digits, where you know them. */
  phoneNumber?: string | null;
  /** Your own cards, shown first. */
  cobrand?: readonly PazeCobrandItem[] | null;
  /** ISO 3166-1 alpha-2 codes; left out, all. */
  acceptedShippingCountries?: readonly string[] | null;
  /** Networks that you take; left out, all. */
  acceptedPaymentCardNetworks?: readonly ('VISA' | 'MASTERCARD')[] | null;
  /** True shows Paze also to buyers that it does not know. */
  alwaysEnableCheckout?: boolean;
}>;

export type PazePaymentMethodCreate = Readonly<{
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Name on the card, as the wallet gives it; processors are told the name of the buyer. */
  cardholder_name?: string | null;
  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  redirect_url?: string | null;
  /** Last four digits of the card, as the wallet shows them; they become the label. */
  card_suffix?: string | null;
  /** Scheme as the wallet names it. */
  card_scheme?: string | null;
  /** How the account behind it is funded, as the wallet names it. */
  card_type?: string | null;
  /** A card that the wallet gives: Paze. */
  method: 'paze';
  /** The secure payload that Paze gave; opened in the vault, never answered, and good once. */
  token: string;
  /** A further token of Paze's; goes into the vault and is never answered. */
  checkout_token?: string | null;
}>;

export type PazeSessionComplete = Readonly<{
  /** Paze's id of the payload. */
  payloadId: string;
  /** Paze's answer as it came; null where it sent none. */
  completeResponse: string | null;
  /** What pays: goes into `token` of a payment method `paze`; null unless a payment payload was asked for. */
  securePayload: string | null;
  /** What Paze sends back of the call. */
  clientContext: string;
  /** Paze's id of the call. */
  ewSID: string;
  /** When Paze answered. */
  timestampISO8601: string;
}>;

export type PazeSessionCompleteRequest = Readonly<{
  /** The app's own id of the checkout, the same in all its steps. */
  sessionId: string;
  /** What Paze gave the app at the end of the step before. */
  code: string;
  /** From `POST /digital-wallets/paze/session`. */
  accessToken: string;
  /** What the card is taken for. */
  transactionType: 'PURCHASE' | 'CARD_ON_FILE' | 'BOTH';
  /** What the payload is to hold. */
  transactionOptions?: PazeTransactionOptions | null;
  /** What the buyer pays. */
  transactionValue?: PazeTransactionValue | null;
  /** The network to pay through, where the buyer's card has several. */
  processingNetwork?: 'VISA' | 'MASTERCARD' | 'DISCOVER' | null;
  /** More about the purchase, for risk checks. */
  enhancedTransactionData?: PazeEnhancedTransactionData | null;
}>;

export type PazeSessionRequest = Readonly<{
  /** Whether a page or an app asks. */
  source?: 'web' | 'mobile';
  /** The page's domain, a registered one; apps leave it out. */
  domain_name?: string | null;
}>;

export type PazeSessionReview = Readonly<{
  /** Who the buyer is. */
  consumer: PazeConsumer;
  /** Where it is sent; null where it was not asked for. */
  shippingAddress: PazeShippingAddress | null;
  /** The card that was chosen. */
  maskedCard: PazeMaskedCard;
  /** Where the buyer can change their mind. */
  links: PazeSessionReviewLinks;
  /** Goes into the last step. */
  code: string;
}>;

export type PazeSessionReviewLinks = Readonly<{
  /** Lets the buyer choose another card; null where that is not offered. */
  CHANGE_CARD: string | null;
  /** Lets the buyer choose another address; null where that is not offered. */
  CHANGE_SHIPPING_ADDRESS: string | null;
}>;

export type PazeSessionReviewRequest = Readonly<{
  /** The app's own id of the checkout, the same in all its steps. */
  sessionId: string;
  /** What Paze gave the app at the end of the step before. */
  code: string;
  /** From `POST /digital-wallets/paze/session`. */
  accessToken: string;
}>;

export type PazeShippingAddress = Readonly<{
  /** Street and number. */
  line1: string;
  /** Second line of the address. */
  line2?: string | null;
  /** Third line of the address. */
  line3?: string | null;
  /** Town of the address. */
  city: string;
  /** State, two letters in the United States. */
  state: string;
  /** ZIP or postal code. */
  zip: string;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string;
  /** Who receives it; null where Paze knows nobody. */
  deliveryContactDetails: PazeDeliveryContactDetails | null;
}>;

export type PazeShippingAddressInput = Readonly<{
  /** Street and number. */
  line1: string;
  /** Second line of the address. */
  line2?: string | null;
  /** Third line of the address. */
  line3?: string | null;
  /** Town of the address. */
  city: string;
  /** State, two letters in the United States. */
  state: string;
  /** ZIP or postal code. */
  zip: string;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string;
  /** Who receives it; null where Paze knows nobody. */
  deliveryContactDetails: PazeDeliveryContactDetailsInput | null;
}>;

export type PazeTransactionOptions = Readonly<{
  /** ISO 18245 code, four digits. */
  merchantCategoryCode?: string | null;
  /** How much of the billing address the payload is to hold. */
  billingPreference?: 'ALL' | 'NONE' | null;
  /** `PAYMENT` for a payload that pays, `ID` for who the buyer is. */
  payloadTypeIndicator?: 'ID' | 'PAYMENT' | null;
}>;

export type PazeTransactionValue = Readonly<{
  /** ISO 4217 code of the purchase. */
  transactionCurrency: string;
  /** In major units as text, for example `12.99`. */
  transactionAmount: string;
}>;

export type PazeTravelData = Readonly<{
  /** Who travels. */
  passengerName?: string | null;
  /** Whether they come back. */
  roundTrip?: boolean | null;
  /** When they leave. */
  departureDate?: string | null;
  /** When they come back. */
  returnDate?: string | null;
  /** Where they leave from. */
  departureLocation?: PazeLocationAddress | null;
  /** Where they come back to. */
  returnLocation?: PazeLocationAddress | null;
}>;

export type PazeWebSession = Readonly<{
  /** Your client id at Paze. */
  id: string;
  /** The merchant as Paze shows it. */
  name: string;
  /** Which of your profiles at Paze. */
  profileId: string;
}>;

export type PermissionSet = Readonly<{
  /** Scopes, for example `transactions.write`. */
  allow: readonly string[];
}>;

export type PlaidPaymentMethodCreate = Readonly<{
  /** An account that the buyer chose at Plaid; refused, since no connector takes it yet. */
  method?: 'plaid';
  /** Plaid's token; goes into the vault and is never answered. */
  token: string;
  /** Which account of the buyer's. */
  account_id?: string | null;
  /** The payment service that is to debit it. */
  payment_service_id?: string | null;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** Your own identifier of the payment method, where it is stored. */
  external_identifier?: string | null;
}>;

export type Posting = Readonly<{
  /** The kind of record, always this word. */
  type: 'posting';
  /** The number of the entry, rising with time; of the merchant account. */
  id: string;
  /** The transaction whose money moved. */
  transaction_id: string;
  /** The capture, refund or void that moved it; null where the processor did by itself. */
  operation_id: string | null;
  /** What happened. */
  movement: LedgerMovement;
  /** The account that gains `amount`. */
  debit: LedgerAccount;
  /** The account that loses it. */
  credit: LedgerAccount;
  /** Currency of the transaction. ISO 4217, upper case. */
  currency: string;
  /** What moved, always above zero. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** When it was made. */
  created_at: string;
}>;

export type Postings = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Posting[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type PowertranzOptions = Readonly<{
  /** True does without 3-D Secure. */
  skipThreeDSecure?: boolean | null;
}>;

export type Preferences = Readonly<{
  /** In which language the dashboard is; null: as the browser asks. */
  language?: Language | null;
  /** An IANA name, such as `Europe/Berlin`; null: that of the browser. */
  time_zone?: string | null;
  /** Null: as the device is set. */
  look?: Look | null;
  /** False where single letters do nothing; null is true. */
  has_single_keys?: boolean | null;
}>;

export type PreferencesInput = Readonly<{
  /** In which language the dashboard is; null: as the browser asks. */
  language?: LanguageInput | null;
  /** An IANA name, such as `Europe/Berlin`; null: that of the browser. */
  time_zone?: string | null;
  /** Null: as the device is set. */
  look?: LookInput | null;
  /** False where single letters do nothing; null is true. */
  has_single_keys?: boolean | null;
}>;

export type ProcessorReport = Readonly<{
  /** The kind of record, always this word. */
  type: 'processor-report';
  /** `payment_service_report_file_ids` of the lines that were read in it. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The payment service whose processor made it. */
  payment_service_id: string;
  /** The processor's name of the file. */
  name: string;
  /** How far it has come. */
  status: ProcessorReportStatus;
  /** Lines read so far. */
  line_count: number;
  /** Of these, lines about a payment or refund of this merchant account: they are in the books. */
  payment_line_count: number;
  /** About the account, such as a transfer to the bank or a monthly fee: in no books here. */
  account_line_count: number;
  /** About a payment that is not known here. */
  unmatched_line_count: number;
  /** That say nothing that can be read. */
  unreadable_line_count: number;
  /** That wait for the other lines of their movement. */
  waiting_line_count: number;
  /** By the processor's word for a line, and the currency paid out. */
  totals: readonly ProcessorReportTotal[];
  /** Why the last try to fetch or read it ended; null where none did, or one has come on since. */
  fault: string | null;
  /** When the processor last said that it is there, or it was uploaded. */
  announced_at: string;
  /** When it last came on. */
  updated_at: string;
}>;

export type ProcessorReportCell = Readonly<{
  /** The name of its column, as the first line of the file has it. */
  column: string;
  /** What stands there. */
  value: string;
}>;

export type ProcessorReportCreate = Readonly<{
  /** A payment service of the processor whose file it is. */
  payment_service_id: string;
  /** The name of the file: one of the same name is read anew, and no line of it counts twice. */
  name: string;
  /** The file as text, as the processor gives it. */
  content: string;
}>;

export type ProcessorReportLine = Readonly<{
  /** The kind of record, always this word. */
  type: 'processor-report-line';
  /** Its number in the file, from 1, behind the names of the columns. */
  line: number;
  /** Why nothing came of it. */
  reason: string;
  /** What stands in it, card numbers masked. */
  cells: readonly ProcessorReportCell[];
}>;

export type ProcessorReportLines = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly ProcessorReportLine[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

/** `announced`: named by an event or being uploaded, and not here yet; `fetched`: here, and being read; `read`: to its end; `failed`: given up. */
export type ProcessorReportStatus = Open<'announced' | 'fetched' | 'read' | 'failed'>;

/** `announced`: named by an event or being uploaded, and not here yet; `fetched`: here, and being read; `read`: to its end; `failed`: given up. */
export type ProcessorReportStatusInput = 'announced' | 'fetched' | 'read' | 'failed';

export type ProcessorReportTotal = Readonly<{
  /** The processor's own word for such lines. */
  line_type: string;
  /** The currency that was paid out. ISO 4217, upper case. */
  currency: string;
  /** How many there are. */
  line_count: number;
  /** What they add up to, fees taken. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  net_amount: number;
}>;

export type ProcessorReports = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly ProcessorReport[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type ProductType = Open<'physical' | 'discount' | 'shipping_fee' | 'sales_tax' | 'digital' | 'gift_card' | 'store_credit' | 'surcharge'>;

export type ProductTypeInput = 'physical' | 'discount' | 'shipping_fee' | 'sales_tax' | 'digital' | 'gift_card' | 'store_credit' | 'surcharge';

export type Receipt = Readonly<{
  /** The kind of record, always this word. */
  type: 'receipt';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The transaction that it is of. */
  transaction_id: string;
  /** What it confirms. */
  about: ReceiptSubject;
  /** Currency of the transaction. ISO 4217, upper case. */
  currency: string;
  /** What it confirms the amount of. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Where it goes, so far as it is shown: `j…@example.com`. The whole is kept only until it is sent. */
  email_address: string;
  /** How far it is. */
  status: ReceiptStatus;
  /** What the mail server said last, without the address; null where it has said nothing. */
  detail: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** When the mail server took it; null where it has not. */
  sent_at: string | null;
}>;

export type ReceiptCreate = Readonly<{
  /** Where it goes; left out, to the `receipt_email` of the payment, else to its buyer's address. */
  email_address?: string | null;
  /** A refund that succeeded, for a receipt of it; left out, the receipt is of the payment. */
  refund_id?: string | null;
  /** What it is written in; left out, what the browser or the country of the buyer suggests. */
  language?: 'en' | 'es' | 'pt' | 'fr' | 'de' | 'ar' | null;
}>;

/** `pending`: it is to be sent, for seven days at most. `sent`: the mail server has it. `failed`: it was refused for good, or not taken in time. `unknown`: all of it was handed to the mail server, whose answer was lost; it is not sent again, since it may have arrived. */
export type ReceiptStatus = Open<'pending' | 'sent' | 'failed' | 'unknown'>;

/** What is confirmed: money that is held, that was captured, or that was refunded. */
export type ReceiptSubject = Open<'authorization' | 'payment' | 'refund'>;

export type Receipts = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Receipt[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type Recipient = Readonly<{
  /** Given name of who receives the money. */
  first_name: string;
  /** Family name of who receives the money. */
  last_name: string;
  /** Where the recipient lives. */
  address?: Address | null;
  /** The account that is loaded, in no form of a card number. */
  account_number?: string | null;
  /** The recipient's birthday. */
  date_of_birth?: string | null;
}>;

export type RecipientInput = Readonly<{
  /** Given name of who receives the money. */
  first_name: string;
  /** Family name of who receives the money. */
  last_name: string;
  /** Where the recipient lives. */
  address?: AddressInput | null;
  /** The account that is loaded, in no form of a card number. */
  account_number?: string | null;
  /** The recipient's birthday. */
  date_of_birth?: string | null;
}>;

export type Reconciliation = Readonly<{
  /** The kind of record, always this word. */
  type: 'reconciliation';
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The day, in UTC. */
  date: string;
  /** `closed`: nothing of it changes any more. */
  status: ReconciliationStatus;
  /** When it was looked at last, as it is here; null: not yet. */
  reconciled_at: string | null;
  /** Something of it came since, and it is looked at anew in a moment. */
  is_outdated: boolean;
  /** How many differences there are, without fees and taxes in lines that are otherwise the same. */
  difference_count: number;
  /** Of these, those on which somebody has to act: `duplicate-at-processor`, `unknown-to-us`, `missing-at-processor`, `unexplained`. */
  attention_count: number;
  /** Of these, those that no fact explains. */
  unexplained_count: number;
  /** One for each currency. */
  balances: readonly ReconciliationBalance[];
  /** When it was closed. */
  closed_at: string | null;
  /** The API key or the user that closed it. */
  closed_by: Creator | null;
  /** What was given for it. */
  close_reason: string | null;
}>;

export type ReconciliationBalance = Readonly<{
  /** Of every amount here: that of the payout, where the payment was in another one. ISO 4217, upper case. */
  currency: string;
  /** What was captured on this day, less what was refunded on it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  captured_amount: number;
  /** What processors settled of that, whenever they did, and all else that they booked on this day. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  settled_amount: number;
  /** What the lines of the payouts of this day add up to. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  paid_out_amount: number;
  /** What the bank received of these payouts. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  arrived_amount: number;
  /** All reasons together: `captured_amount + difference_amount + paid_out_amount = arrived_amount + settled_amount`. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  difference_amount: number;
  /** What the differences are made of. */
  reasons: readonly ReconciliationReasonSum[];
  /** Captured less refunded by payment services that have never reported a settlement, and are not set to: nothing can be compared with it, and it is in no other amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  unreported_amount: number;
}>;

export type ReconciliationClose = Readonly<{
  /** Why it is closed all the same: needed where `unexplained_count` is not 0. */
  reason?: string | null;
  /** As it was read: where it was looked at again since, it is not closed, and the answer is 409. */
  reconciled_at?: string | null;
}>;

export type ReconciliationDifference = Readonly<{
  /** The kind of record, always this word. */
  type: 'reconciliation.difference';
  /** The day that it is a difference of. */
  date: string;
  /** Its place among the differences of the day, from 1. */
  position: number;
  /** Why: given only where facts prove it. */
  reason: ReconciliationReason;
  /** Of its amounts. ISO 4217, upper case. */
  currency: string;
  /** Above zero: more arrived than the books say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** What the amount is made of: they add up to it. */
  terms: readonly ReconciliationTerm[];
  /** The payment that it is about. */
  transaction_id: string | null;
  /** The settlement line that it came by; null: the processor has said nothing. */
  settlement_id: string | null;
  /** The payout that it is about, as its settlement lines name it. */
  payment_service_report_id: string | null;
  /** The line of the bank that it is about. */
  bank_statement_line_id: string | null;
  /** The closed day that it corrects: what was said there is not so any more. Null: it is of its own day. */
  corrects_date: string | null;
}>;

export type ReconciliationDifferences = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly ReconciliationDifference[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type ReconciliationReason = Open<'fee' | 'tax' | 'currency-margin' | 'reserve' | 'timing' | 'chargeback' | 'partial-capture' | 'late-refund' | 'correction' | 'duplicate-at-processor' | 'unknown-to-us' | 'missing-at-processor' | 'bank-charge' | 'unexplained'>;

export type ReconciliationReasonInput = 'fee' | 'tax' | 'currency-margin' | 'reserve' | 'timing' | 'chargeback' | 'partial-capture' | 'late-refund' | 'correction' | 'duplicate-at-processor' | 'unknown-to-us' | 'missing-at-processor' | 'bank-charge' | 'unexplained';

export type ReconciliationReasonSum = Readonly<{
  /** Why something is not the same on both sides. */
  reason: ReconciliationReason;
  /** All differences of this reason; above zero: more arrived than the books say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
}>;

export type ReconciliationStatus = Open<'open' | 'closed'>;

export type ReconciliationStatusInput = 'open' | 'closed';

export type ReconciliationTerm = Readonly<{
  /** What the amount is, such as `captured` or `paid out`. */
  of: string;
  /** With its sign. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
}>;

export type ReconciliationWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'reconciliation.closed' | 'reconciliation.unexplained'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: Reconciliation | WebhookTargetGone;
}>;

export type Reconciliations = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Reconciliation[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type RedirectPaymentMethodCreate = Readonly<{
  /** A method that the buyer approves elsewhere. */
  method: 'abitab' | 'affirm' | 'afterpay' | 'alipay' | 'alipayhk' | 'arcuspaynetwork' | 'bacs' | 'bancontact' | 'bcp' | 'becs' | 'bitpay' | 'blik' | 'boleto' | 'boost' | 'breb' | 'ach' | 'capitec' | 'cashapp' | 'cashappafterpay' | 'clearpay' | 'custom_push' | 'custom_redirect' | 'custom_tokenize' | 'dana' | 'dcb' | 'dlocal' | 'ebanx' | 'eckoh' | 'efecty' | 'eps' | 'everydaypay' | 'gcash' | 'gem' | 'gemds' | 'giropay' | 'givingblock' | 'gocardless' | 'gopay' | 'grabpay' | 'ideal' | 'interac' | 'kakaopay' | 'kcp' | 'khipu' | 'klarna' | 'konbini' | 'latitude' | 'latitudeds' | 'laybuy' | 'linepay' | 'linkaja' | 'maybankqrpay' | 'mercadopago' | 'multibanco' | 'multipago' | 'netbanking' | 'nupay' | 'nequi' | 'oney_10x' | 'oney_12x' | 'oney_3x' | 'oney_4x' | 'oney_6x' | 'onlinebankingcz' | 'onelink' | 'ovo' | 'oxxo' | 'p24' | 'pagoefectivo' | 'paybybank' | 'payid' | 'paymaya' | 'paysquad' | 'paypal' | 'paypalpaylater' | 'paypay' | 'payto' | 'payvalida' | 'picpay' | 'pix' | 'pse' | 'rabbitlinepay' | 'rapipago' | 'razorpay' | 'redpagos' | 'scalapay' | 'sepa' | 'servipag' | 'seveneleven' | 'shopeepay' | 'singteldash' | 'smartpay' | 'sofort' | 'spei' | 'stitch' | 'swish' | 'stripe' | 'stripedd' | 'stripetoken' | 'tapi' | 'tapifintechs' | 'thaiqr' | 'touchngo' | 'truemoney' | 'trustly' | 'trustlyeurope' | 'upi' | 'venmo' | 'vipps' | 'waave' | 'webpay' | 'wechat' | 'wero' | 'yape' | 'zippay';
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** Country of the buyer; the transaction's, where both say one. ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Currency to pay in; the transaction's, where both say one. ISO 4217, upper case. */
  currency: string;
  /** Where the buyer comes back to, with the outcome. */
  redirect_url: string;
  /** Your own identifier of the payment method, where it is stored. */
  external_identifier?: string | null;
}>;

export type Refund = Readonly<{
  /** The kind of record, always this word. */
  type: 'refund';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** The transaction whose money goes back. */
  transaction_id: string;
  /** The processor's own id of it; null until it gave one. */
  payment_service_refund_id: string | null;
  /** `processing` also while the outcome is not known. */
  status: RefundStatus;
  /** Currency of the transaction. ISO 4217, upper case. */
  currency: string;
  /** What goes back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Why, in your words; `Made at the processor` of one that was not asked for here; null where none were given. */
  reason: string | null;
  /** Which kind of instrument gets the money. */
  target_type: RefundTargetType;
  /** The gift card's redemption that it goes back to; null for the payment method. */
  target_id: string | null;
  /** The id as a base-62 number of 22 digits, for systems without room for a UUID. */
  reconciliation_id: string;
  /** Your own identifier of the refund; null where none was given. */
  external_identifier: string | null;
  /** The transaction's id as a base-62 number of 22 digits. */
  transaction_reconciliation_id: string;
  /** Your own identifier of the transaction; null where none was given. */
  transaction_external_identifier: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** The API key or the user that asked for it; null where the service itself did, or somebody at the processor. */
  creator: Creator | null;
  /** Why it did not succeed, in one vocabulary for all processors; null where it did. */
  error_code: string | null;
  /** The processor's own code; null where it gave none. */
  raw_response_code: string | null;
  /** The processor's own words; null where it gave none. */
  raw_response_description: string | null;
  /** Currency in which the processor settles it; null until it has. ISO 4217, upper case. */
  settled_currency: string | null;
  /** Settled so far, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  settled_amount: number;
  /** True once the processor has reported its settlement. */
  settled: boolean;
}>;

export type RefundCreate = Readonly<{
  /** The captured transaction. */
  transaction_id: string;
  /** What to give back; left out, all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** Which kind of instrument gets the money. */
  target_type?: RefundTargetTypeInput;
  /** The redemption of the gift card that gets the money; left out for the payment method. */
  target_id?: string | null;
  /** Why, in your words. */
  reason?: string | null;
  /** Your own identifier of the refund. */
  external_identifier?: string | null;
  /** True refunds also what a chargeback took back already: the buyer then has it twice, unless you win. Default: false. */
  despite_chargeback?: boolean | null;
}>;

export type RefundList = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Refund[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
  /** What all of the list comes to. Null unless `totals` asked for it; absent in the published version. */
  totals?: ListTotals | null;
}>;

export type RefundSettlement = Readonly<{
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** When the processor booked it. */
  posted_at: string;
  /** When the report reached this instance. */
  ingested_at: string;
  /** Currency of the line, which is the transaction's. ISO 4217, upper case. */
  currency: string;
  /** What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told. */
  exchange_rate: number | null;
  /** All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  commission: number;
  /** The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  interchange: number | null;
  /** The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  markup: number | null;
  /** The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  scheme_fee: number | null;
  /** Lines with the same one stand in one report. */
  payment_service_report_id: string;
  /** The file that the line was read in, the same for all of its lines; empty for what came by event. */
  payment_service_report_file_ids: readonly string[];
  /** The transaction that it belongs to. */
  transaction_id: string;
  /** The kind of record, always this word. */
  type: 'refund-settlement';
  /** The refund that was settled. */
  refund_id: string;
}>;

export type RefundSettlements = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly RefundSettlement[];
}>;

/** `processing` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen. */
export type RefundStatus = Open<'processing' | 'succeeded' | 'failed' | 'declined' | 'voided'>;

/** `processing` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen. */
export type RefundStatusInput = 'processing' | 'succeeded' | 'failed' | 'declined' | 'voided';

/** `payment-method`, or one gift card, by its redemption. */
export type RefundTargetType = Open<'payment-method' | 'gift-card-redemption'>;

/** `payment-method`, or one gift card, by its redemption. */
export type RefundTargetTypeInput = 'payment-method' | 'gift-card-redemption';

export type RefundWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'refund.declined' | 'refund.failed' | 'refund.processing' | 'refund.succeeded'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: Refund | WebhookTargetGone;
}>;

export type Refunds = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Refund[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type RelayRequest = Readonly<{
  /** The kind of record, always this word. */
  type: 'relay-request';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** The `x-request-id` of its answer. */
  request_id: string;
  /** Where it went, as `host` or `host:port`; null where its headers named nothing of the kind. */
  host: string | null;
  /** The configuration that this host is of now; null where none has it. */
  vault_forward_config_id: string | null;
  /** The authentication methods that it named, in order. */
  vault_forward_authentication_ids: readonly string[];
  /** The payment methods that it named, in order. */
  payment_method_ids: readonly string[];
  /** The HTTP method toward the endpoint. */
  method: string | null;
  /** What became of it. */
  outcome: RelayRequestOutcome;
  /** What the endpoint answered; null where it did not. */
  status: number | null;
  /** As in `x-vault-forward-error`; null where nothing went wrong. */
  error: string | null;
  /** Until its end; null while it is under way. */
  duration_ms: number | null;
  /** How many bytes of a body were sent. */
  sent_bytes: number | null;
  /** How many bytes of the answer were passed on. */
  answer_bytes: number | null;
  /** The key that called; null where another caller did. */
  api_key_pair_id: string | null;
  /** What the caller was called then. */
  caller_name: string | null;
  /** When it began. */
  created_at: string;
}>;

/** `refused`: by us, and nothing was sent. `not_sent`: the endpoint could not be reached. `may_have_happened`: it was sent, and not answered. `answered`: the whole answer was passed on. `cut`: a part of it was. `under_way`: it has not ended, or its process died, and it may have happened. */
export type RelayRequestOutcome = Open<'under_way' | 'refused' | 'not_sent' | 'may_have_happened' | 'answered' | 'cut'>;

/** `refused`: by us, and nothing was sent. `not_sent`: the endpoint could not be reached. `may_have_happened`: it was sent, and not answered. `answered`: the whole answer was passed on. `cut`: a part of it was. `under_way`: it has not ended, or its process died, and it may have happened. */
export type RelayRequestOutcomeInput = 'under_way' | 'refused' | 'not_sent' | 'may_have_happened' | 'answered' | 'cut';

export type RelayRequests = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly RelayRequest[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type Report = Readonly<{
  /** The kind of record, always this word. */
  type: 'report';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** For people to find it by. */
  name: string;
  /** The API key or the user that made it. */
  creator_id: string | null;
  /** What they were called. */
  creator_display_name: string | null;
  /** `private_key` is an API key. */
  creator_type: ReportCreatorType | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** When it runs next; null where it does not. */
  next_execution_at: string | null;
  /** More about it; null for nothing. */
  description: string | null;
  /** Once, or at each midnight that ends a day, a week (on Sunday) or a month. */
  schedule: ReportSchedule;
  /** Whether it runs by itself; a report that runs `once` does so as soon as this is true. */
  schedule_enabled: boolean;
  /** Whose midnights these are, by the IANA database: `Europe/Berlin`. */
  schedule_timezone: string;
  /** What is in its files. */
  spec: ReportSpec;
  /** Its last run; null before the first. */
  latest_execution: ReportExecutionSummary | null;
}>;

export type ReportCreate = Readonly<{
  /** For people to find it by. */
  name: string;
  /** More about it; null for nothing. */
  description?: string | null;
  /** Once, or at each midnight that ends a day, a week (on Sunday) or a month. */
  schedule: ReportScheduleInput;
  /** Whether it runs by itself; a report that runs `once` does so as soon as this is true. */
  schedule_enabled: boolean;
  /** Whose midnights these are, by the IANA database: `Europe/Berlin`. */
  schedule_timezone?: string;
  /** What is in its files. */
  spec: TransactionsReportSpec | TransactionRetriesReportSpec | DetailedSettlementReportSpec | AccountsReceivablesReportSpec | AiInsightsReportSpec;
}>;

export type ReportCreatorType = Open<'user' | 'private_key'>;

export type ReportExecution = Readonly<{
  /** The kind of record, always this word. */
  type: 'report-execution';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** `dispatched` until a worker begins, then `processing`, at the end `succeeded` or `failed`. */
  status: ReportExecutionStatus;
  /** What its periods are counted from. */
  context: ReportExecutionContext;
  /** The report that it is a run of. */
  report: ReportSummary;
}>;

export type ReportExecutionContext = Readonly<{
  /** The moment before which the periods of the run ended. */
  reference_timestamp: string;
  /** The time zone of these periods. */
  reference_timezone: string;
}>;

export type ReportExecutionStatus = Open<'dispatched' | 'failed' | 'pending' | 'processing' | 'succeeded'>;

export type ReportExecutionStatusInput = 'dispatched' | 'failed' | 'pending' | 'processing' | 'succeeded';

export type ReportExecutionSummary = Readonly<{
  /** The kind of record, always this word. */
  type: 'report-execution';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** `dispatched` until a worker begins, then `processing`, at the end `succeeded` or `failed`. */
  status: ReportExecutionStatus;
  /** What its periods are counted from. */
  context: ReportExecutionContext;
}>;

export type ReportExecutionUrl = Readonly<{
  /** Gives the file to whoever asks, without a token: keep it to yourself. */
  url: string;
  /** When the address ends. */
  expires_at: string;
}>;

export type ReportExecutionUrlGenerate = Readonly<{
  /** For how many minutes the address holds: up to a week. */
  expires_in?: number;
}>;

export type ReportExecutionWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'report-execution.failed' | 'report-execution.succeeded'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: ReportExecution | WebhookTargetGone;
}>;

export type ReportExecutions = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly ReportExecution[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type ReportSchedule = Open<'daily' | 'monthly' | 'once' | 'weekly'>;

export type ReportScheduleInput = 'daily' | 'monthly' | 'once' | 'weekly';

export type ReportSpec = Readonly<{
  /** What the report is about; `ai_insights` is refused. */
  model: ReportSpecModel;
  /** `fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first. */
  params: Readonly<Record<string, unknown>>;
}>;

export type ReportSpecModel = Open<'transactions' | 'transaction_retries' | 'detailed_settlement' | 'accounts_receivables' | 'ai_insights'>;

export type ReportSummary = Readonly<{
  /** The kind of record, always this word. */
  type: 'report';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** For people to find it by. */
  name: string;
  /** The API key or the user that made the report. */
  creator_id: string | null;
  /** What they were called. */
  creator_display_name: string | null;
  /** `private_key` is an API key. */
  creator_type: ReportCreatorType | null;
}>;

export type ReportUpdate = Readonly<{
  /** For people to find it by. */
  name?: string | null;
  /** More about it; null for nothing. */
  description?: string | null;
  /** Whether it runs by itself; a report that runs `once` does so as soon as this is true. */
  schedule_enabled?: boolean | null;
}>;

export type ReportingField = Readonly<{
  /** Which setting, as the definition calls it. */
  key: string;
  /** Text of the setting. */
  value: string;
}>;

export type ReportingFieldInput = Readonly<{
  /** Which setting, as the definition calls it. */
  key: string;
  /** Text of the setting. */
  value: string;
}>;

export type Reports = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Report[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type RequestCaller = Readonly<{
  /** Whether a key called, or a person. */
  type: RequestCallerType;
  /** Id of the key or the person. */
  id: string;
  /** What they were called then. */
  name: string | null;
}>;

export type RequestCallerType = Open<'api-key-pair' | 'user'>;

export type RequestLogEntries = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly RequestLogEntry[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type RequestLogEntry = Readonly<{
  /** The kind of record, always this word. */
  type: 'request';
  /** The `x-request-id` of its answer. */
  id: string;
  /** For which it was made; null where that was not known. */
  merchant_account_id: string | null;
  /** Which operation of the API. */
  operation: string;
  /** The HTTP method. */
  method: string;
  /** Its path. Where an id is what lets a caller in, or is none of ours, the name of the parameter stands. */
  path: string;
  /** The HTTP status of the answer. */
  status: number;
  /** The `code` of an error; null where there was none. */
  error_code: string | null;
  /** From its headers to the end of the answer. */
  duration_ms: number;
  /** Who called; null where nobody had to say, or the token was not good. */
  caller: RequestCaller | null;
  /** When it came. */
  created_at: string;
}>;

export type RequiredAddressFields = Readonly<{
  /** True where the payment needs it. */
  organization: boolean;
  /** True where the payment needs it. */
  house_number_or_name: boolean;
  /** True where the payment needs it. */
  line1: boolean;
  /** True where the payment needs it. */
  line2: boolean;
  /** True where the payment needs it. */
  city: boolean;
  /** True where the payment needs it. */
  postal_code: boolean;
  /** True where the payment needs it. */
  state: boolean;
  /** True where the payment needs it. */
  state_code: boolean;
  /** True where the payment needs it. */
  country: boolean;
}>;

export type RequiredCheckoutFields = Readonly<{
  /** Pointers to what must be sent. */
  required_fields: readonly string[];
  /** When it must be; null for always. */
  conditions: Readonly<Record<string, unknown>> | null;
}>;

export type RequiredFields = Readonly<{
  /** Whether a given name must be sent. */
  first_name: boolean;
  /** Whether a family name must be sent. */
  last_name: boolean;
  /** Whether an e-mail address must be sent. */
  email_address: boolean;
  /** Whether a phone number must be sent. */
  phone_number: boolean;
  /** Whether a tax number must be sent. */
  tax_id: boolean;
  /** Which parts of an address must be sent. */
  address: RequiredAddressFields;
}>;

export type RiskifiedAntiFraudOptions = Readonly<{
  /** More about each cart item, in the same order. */
  line_items?: readonly RiskifiedAntiFraudOptionsLineItem[] | null;
}>;

export type RiskifiedAntiFraudOptionsLineItem = Readonly<{
  /** Whether it is sent or fetched. */
  delivered_to?: 'shipping_address' | 'store_pickup' | null;
}>;

export type Role = Readonly<{
  /** The kind of record, always this word. */
  type: 'role';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** What it is called. */
  name: string;
  /** Its name for machines. */
  slug: string;
  /** What it is for. */
  description: string;
  /** What it allows. */
  permissions: PermissionSet;
  /** Who can be given it. */
  assignable_to: readonly RoleAssigneeType[];
  /** What it counts for. */
  applies_to: readonly string[];
  /** Whether it can be given by itself. */
  is_standalone_assignable: boolean;
}>;

export type RoleAssigneeType = Open<'user' | 'api-key-pair'>;

export type RoleAssignment = Readonly<{
  /** The kind of record, always this word. */
  type: 'role-assignment';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Who has the role. */
  user_id: string;
  /** What they may do. */
  role: Role;
  /** Where; null: in every merchant account. */
  merchant_account_id: string | null;
  /** Acts of the role that are ticked off for this user: whoever may write transactions may do all four otherwise. */
  withheld: readonly WithheldAct[];
  /** How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like. */
  limits: readonly RoleLimit[];
  /** When it was made. */
  created_at: string;
}>;

export type RoleAssignmentCreate = Readonly<{
  /** Who is given the role. */
  user_id: string;
  /** An id from `GET /roles`, of a role that can be given to a `user`. */
  role_id: string;
  /** Where it counts; left out or null: in every merchant account. */
  merchant_account_id?: string | null;
  /** Acts of the role that are ticked off for this user: whoever may write transactions may do all four otherwise. */
  withheld?: readonly WithheldActInput[];
  /** How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like. */
  limits?: readonly RoleLimitInput[];
}>;

export type RoleAssignmentUpdate = Readonly<{
  /** Acts of the role that are ticked off for this user: whoever may write transactions may do all four otherwise. */
  withheld?: readonly WithheldActInput[] | null;
  /** How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like. */
  limits?: readonly RoleLimitInput[] | null;
}>;

export type RoleAssignments = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly RoleAssignment[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type RoleLimit = Readonly<{
  /** What is limited. */
  act: LimitedAct;
  /** Which amounts it is for. ISO 4217, upper case. */
  currency: string;
  /** The most in one call; left out or null: no limit of this kind. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount_per_act?: number | null;
  /** The most in one day, in UTC by the clock of the merchant account; left out or null: no such limit. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount_per_day?: number | null;
}>;

export type RoleLimitInput = Readonly<{
  /** What is limited. */
  act: LimitedActInput;
  /** Which amounts it is for. ISO 4217, upper case. */
  currency: string;
  /** The most in one call; left out or null: no limit of this kind. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount_per_act?: number | null;
  /** The most in one day, in UTC by the clock of the merchant account; left out or null: no such limit. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount_per_day?: number | null;
}>;

export type Roles = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Role[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type SandboxClock = Readonly<{
  /** The kind of record, always this word. */
  type: 'sandbox-clock';
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** What time it is for the merchant account. */
  now: string;
  /** How far that is ahead of the machine's clock. */
  offset_seconds: number;
}>;

export type SandboxClockUpdate = Readonly<{
  /** How far to move on from its present time; this or `now`. */
  advance_seconds?: number | null;
  /** The time that it becomes, never before its present one; this or `advance_seconds`. */
  now?: string | null;
}>;

export type SandboxDue = Readonly<{
  /** The kind of record, always this word. */
  type: 'sandbox-due';
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** What time it is for the merchant account. */
  now: string;
  /** The time that was asked about. */
  until: string;
  /** What is due from now until then, by kind; kinds of which nothing is due are left out. */
  items: readonly SandboxDueGroup[];
}>;

export type SandboxDueGroup = Readonly<{
  /** `authorization_expiry`: a hold ends. `scheduled_capture`: it is captured. `approval_expiry`: a buyer has not come back. `look_up`: a processor is asked again what became of something. `job`: something is deleted, or goes on. `settlement` and `dispute` are acts of processors, and `processor` all their others. */
  kind: SandboxDueKind;
  /** How many of them are due. */
  count: number;
  /** False where there are more than were counted. */
  is_complete: boolean;
  /** False for what goes by the time of the machine, and comes whether the clock moves or not. */
  by_clock: boolean;
  /** The soonest of them, five at most. */
  rows: readonly SandboxDueRow[];
}>;

export type SandboxDueKind = Open<'authorization_expiry' | 'scheduled_capture' | 'approval_expiry' | 'look_up' | 'payment_link_expiry' | 'checkout_session_expiry' | 'job' | 'report' | 'metric_sample' | 'settlement' | 'dispute' | 'processor' | 'webhook_delivery'>;

export type SandboxDueRow = Readonly<{
  /** When it is due. */
  at: string;
  /** The kind of operation, the step of a processor, or the name of what it is about. */
  what: string;
  /** What it is about, as `type` of that resource; null where the API has no such resource. */
  resource_type: string | null;
  /** Which one; null where the API has none. */
  resource_id: string | null;
  /** The simulated processor that does it; null where Railyard does. */
  processor: string | null;
}>;

export type SandboxRelay = Readonly<{
  /** The kind of record, always this word. */
  type: 'sandbox-relay';
  /** How it was asked. */
  method: string;
  /** What it was told beside the body. Numbers and long words are masked. */
  headers: Readonly<Record<string, string>>;
  /** What it was sent, card data filled in and masked: of a long number four digits are left. */
  body: string;
}>;

export type SandboxRelayCreate = Readonly<{
  /** The stored card that placeholders mean by their number 1. */
  payment_method_id: string;
  /** What the body is, which says how values are written into it. */
  content_type?: string;
  /** As the third party wants it, with placeholders such as `{{ CARD_NUMBER_1 }}`. */
  body: string;
}>;

export type SandboxSituation = Readonly<{
  /** The kind of record, always this word. */
  type: 'sandbox-situation';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** `slow`: answers come late. `down`: every request is answered with an error, and nothing is done. `wrong_answer`: what is asked is done, and the answer cannot be read. `unknown_outcome`: the next payment is made, and its answer is lost. `dispute`: the bank of a buyer takes a payment back. `settlement_error`: what waits is settled in a file in which the oldest line is missing, and one is of a payment that nobody made. */
  kind: SandboxSituationKind;
  /** The payment service that it was ordered for; null where another tool ordered it. */
  payment_service_id: string | null;
  /** The simulated processor; payment services that share it share the situation. */
  processor: string;
  /** When it began, by the clock of the merchant account. */
  began_at: string;
  /** When it ends by itself, or ended; null: when it is ended, or used up. */
  ends_at: string | null;
  /** After how many more requests it is over; null: it does not count them. */
  times_left: number | null;
  /** How late answers come, in milliseconds; null where they are not slow. */
  latency_ms: number | null;
}>;

export type SandboxSituationCreate = Readonly<{
  /** `slow`: answers come late. `down`: every request is answered with an error, and nothing is done. `wrong_answer`: what is asked is done, and the answer cannot be read. `unknown_outcome`: the next payment is made, and its answer is lost. `dispute`: the bank of a buyer takes a payment back. `settlement_error`: what waits is settled in a file in which the oldest line is missing, and one is of a payment that nobody made. */
  kind: SandboxSituationKindInput;
  /** Whose processor; of a dispute it follows from the payment. */
  payment_service_id?: string | null;
  /** Of a dispute: the captured payment that the buyer disputes. */
  transaction_id?: string | null;
  /** When it ends by itself, by the clock of the merchant account; left out, after an hour. Moving the clock there ends it, too. */
  ends_at?: string | null;
  /** After how many requests it is over; left out, one for `unknown_outcome`, and any number for the others. */
  times?: number | null;
  /** Of `slow`: how late answers come, in milliseconds; left out, five seconds. */
  latency_ms?: number | null;
}>;

export type SandboxSituationKind = Open<'slow' | 'down' | 'wrong_answer' | 'unknown_outcome' | 'dispute' | 'settlement_error'>;

export type SandboxSituationKindInput = 'slow' | 'down' | 'wrong_answer' | 'unknown_outcome' | 'dispute' | 'settlement_error';

export type SandboxSituations = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly SandboxSituation[];
}>;

export type SavedView = Readonly<{
  /** The kind of record, always this word. */
  type: 'saved-view';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** What its owner calls it. */
  name: string;
  /** Which list it is about: a word of the client that saves it, `payments` for example. */
  screen: string;
  /** What the list is asked for, as the address of the screen has it: names with lists of values. 8,000 characters as JSON at most. */
  query: Readonly<Record<string, readonly string[]>>;
  /** Whether everybody of the merchant account sees it. */
  shared: boolean;
  /** Whether the caller is its owner, who alone changes it. */
  own: boolean;
  /** Who saved it. */
  owner_name: string;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type SavedViewCreate = Readonly<{
  /** What it is to be called. */
  name: string;
  /** Which list it is about: a word of the client that saves it, `payments` for example. */
  screen: string;
  /** What the list is asked for, as the address of the screen has it: names with lists of values. 8,000 characters as JSON at most. */
  query: Readonly<Record<string, readonly string[]>>;
  /** True: everybody of the merchant account sees it. */
  shared?: boolean;
}>;

export type SavedViewUpdate = Readonly<{
  /** What it is to be called. */
  name?: string;
  /** What the list is asked for, as the address of the screen has it: names with lists of values. 8,000 characters as JSON at most. */
  query?: Readonly<Record<string, readonly string[]>>;
  /** True: everybody of the merchant account sees it. */
  shared?: boolean;
}>;

export type SavedViews = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly SavedView[];
}>;

export type SepaBankPaymentMethodCreate = Readonly<{
  /** A bank account. */
  method?: 'bank';
  /** Whose account it is. */
  account_holder: BankAccountHolder;
  /** The buyer it is stored for. */
  buyer_id?: string | null;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** Your own identifier of the payment method, where it is stored. */
  external_identifier?: string | null;
  /** The payment service that is to debit it. */
  payment_service_id?: string | null;
  /** An account in the euro area. */
  scheme?: 'sepa';
  /** IBAN; goes into the vault and is never answered. */
  account_number: string;
  /** BIC, which an IBAN does without. */
  routing_number?: string | null;
}>;

export type Session = Readonly<{
  /** The kind of record, always this word. */
  type: 'session';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** How the person logged in. */
  way: WayIn;
  /** From where; null where that is not known. */
  address: string | null;
  /** What their browser calls itself. */
  user_agent: string | null;
  /** Whether it is the one that asks. */
  is_current: boolean;
  /** Whether it can still be used. */
  is_alive: boolean;
  /** When they logged in. */
  created_at: string;
  /** When it was last used, to within some seconds. */
  last_seen_at: string;
  /** When it ends, whatever they do. */
  expires_at: string;
  /** When it was ended; null where it was not. */
  ended_at: string | null;
}>;

export type Sessions = Readonly<{
  /** Newest first: those that live, and some that have ended. */
  items: readonly Session[];
}>;

export type Settlement = Readonly<{
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** When the processor booked it. */
  posted_at: string;
  /** When the report reached this instance. */
  ingested_at: string;
  /** Currency of the line, which is the transaction's. ISO 4217, upper case. */
  currency: string;
  /** What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told. */
  exchange_rate: number | null;
  /** All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  commission: number;
  /** The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  interchange: number | null;
  /** The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  markup: number | null;
  /** The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  scheme_fee: number | null;
  /** Lines with the same one stand in one report. */
  payment_service_report_id: string;
  /** The file that the line was read in, the same for all of its lines; empty for what came by event. */
  payment_service_report_file_ids: readonly string[];
  /** The transaction that it belongs to. */
  transaction_id: string;
  /** The kind of record, always this word. */
  type: 'settlement';
}>;

export type SettlementLine = Readonly<{
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** When the processor booked it. */
  posted_at: string;
  /** When the report reached this instance. */
  ingested_at: string;
  /** Currency of the line, which is the transaction's. ISO 4217, upper case. */
  currency: string;
  /** What moved, before fees. Below zero, of a settlement: what was settled is taken back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** How much of the currency that was paid out one of `currency` is; null where they are one, or no rate is told. */
  exchange_rate: number | null;
  /** All fees of the line together, on top of the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  commission: number;
  /** The issuer's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  interchange: number | null;
  /** The processor's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  markup: number | null;
  /** The scheme's part of the commission; null where the processor tells none. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  scheme_fee: number | null;
  /** Lines with the same one stand in one report. */
  payment_service_report_id: string;
  /** The file that the line was read in, the same for all of its lines; empty for what came by event. */
  payment_service_report_file_ids: readonly string[];
  /** The transaction that it belongs to. */
  transaction_id: string;
  /** A settled capture, a settled refund, a chargeback, or one that was reversed. */
  type: SettlementLineType;
  /** The refund that was settled; null for other lines. */
  refund_id: string | null;
  /** The payment service whose processor reported it. */
  payment_service_id: string;
  /** The processor's own id of the line. */
  payment_service_line_id: string;
  /** The currency that was paid out; null where it is `currency`. ISO 4217, upper case. */
  exchange_currency: string | null;
  /** What the line did to the balance in that currency, in its minor units; null where it is not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  exchange_net: number | null;
}>;

export type SettlementLineType = Open<'settlement' | 'refund-settlement' | 'chargeback' | 'chargeback-reversal'>;

export type SettlementLineTypeInput = 'settlement' | 'refund-settlement' | 'chargeback' | 'chargeback-reversal';

export type SettlementLines = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly SettlementLine[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type SettlementReport = Readonly<{
  /** The kind of record, always this word. */
  type: 'settlement-report';
  /** `payment_service_report_id` of its lines. A report in several currencies is listed once for each. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The payment service whose processor made it. */
  payment_service_id: string;
  /** Currency of the payments, which every figure is in. ISO 4217, upper case. */
  currency: string;
  /** Lines so far. */
  line_count: number;
  /** Captures settled, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  settled_amount: number;
  /** Refunds settled. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  refunded_amount: number;
  /** Taken back by chargebacks. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  charged_back_amount: number;
  /** Given back by chargebacks that were reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  reversed_amount: number;
  /** Fees of all lines. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  fee_amount: number;
  /** What the lines add up to: settled and reversed, less refunded, charged back and fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  net_amount: number;
  /** When the processor booked the first line. */
  first_posted_at: string;
  /** When the processor booked the last line. */
  last_posted_at: string;
  /** When the first line reached this instance. */
  created_at: string;
  /** When the latest line reached this instance. */
  updated_at: string;
}>;

export type SettlementReports = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly SettlementReport[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type Settlements = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly Settlement[];
}>;

export type ShippingDetails = Readonly<{
  /** Given name of who receives the goods. */
  first_name: string | null;
  /** Family name of who receives the goods. */
  last_name: string | null;
  /** Where news about the delivery goes. */
  email_address: string | null;
  /** For questions about the delivery. E.164: `+` and digits. */
  phone_number: string | null;
  /** Where goods are sent. */
  address: Address | null;
  /** Null where they came with a payment and are not stored. */
  id: string | null;
  /** The buyer whose address it is; null where it is not stored. */
  buyer_id: string | null;
  /** The kind of record, always this word. */
  type: 'shipping-details';
}>;

export type ShippingDetailsCreate = Readonly<{
  /** Given name of who receives the goods. */
  first_name?: string | null;
  /** Family name of who receives the goods. */
  last_name?: string | null;
  /** Where news about the delivery goes. */
  email_address?: string | null;
  /** For questions about the delivery. E.164: `+` and digits. */
  phone_number?: string | null;
  /** Where goods are sent. */
  address?: Address | null;
}>;

export type ShippingDetailsCreateInput = Readonly<{
  /** Given name of who receives the goods. */
  first_name?: string | null;
  /** Family name of who receives the goods. */
  last_name?: string | null;
  /** Where news about the delivery goes. */
  email_address?: string | null;
  /** For questions about the delivery. E.164: `+` and digits. */
  phone_number?: string | null;
  /** Where goods are sent. */
  address?: AddressInput | null;
}>;

export type ShippingDetailsList = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly ShippingDetails[];
}>;

export type ShippingDetailsUpdate = Readonly<{
  /** Given name of who receives the goods. */
  first_name?: string | null;
  /** Family name of who receives the goods. */
  last_name?: string | null;
  /** Where news about the delivery goes. */
  email_address?: string | null;
  /** For questions about the delivery. E.164: `+` and digits. */
  phone_number?: string | null;
  /** Where goods are sent. */
  address?: AddressInput | null;
}>;

export type ShippingDetailsWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'shipping-details.created' | 'shipping-details.deleted' | 'shipping-details.updated'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: ShippingDetails | WebhookTargetGone;
}>;

export type StatementDescriptor = Readonly<{
  /** The merchant as the buyer knows it. */
  name?: string | null;
  /** What was bought. */
  description?: string | null;
  /** Where the merchant is. */
  city?: string | null;
  /** Where the merchant is. ISO 3166-1 alpha-2, upper case. */
  country?: string | null;
  /** Where the buyer can ask. E.164: `+` and digits. */
  phone_number?: string | null;
  /** Where the buyer can look. */
  url?: string | null;
  /** Where the merchant is. */
  postal_code?: string | null;
}>;

export type StatementDescriptorInput = Readonly<{
  /** The merchant as the buyer knows it. */
  name?: string | null;
  /** What was bought. */
  description?: string | null;
  /** Where the merchant is. */
  city?: string | null;
  /** Where the merchant is. ISO 3166-1 alpha-2, upper case. */
  country?: string | null;
  /** Where the buyer can ask. E.164: `+` and digits. */
  phone_number?: string | null;
  /** Where the buyer can look. */
  url?: string | null;
  /** Where the merchant is. */
  postal_code?: string | null;
}>;

export type StoryAlternative = Readonly<{
  /** A payment service that was not tried. */
  payment_service_id: string;
  /** What a person calls it. */
  name: string;
  /** Why not. */
  why: StoryAlternativeReason;
  /** What of the payment and the service does not go together, in English; empty where nothing is known. */
  reasons: readonly string[];
  /** True where it was written down with the decision. False where it follows from the settings of the payment service, which have not changed since. */
  is_recorded: boolean;
  /** The same in a sentence. */
  text: string;
}>;

/** `failing`: it was put last, since it had been failing. `not-reached`: the payment had ended before its turn. `changed-since`: it was not among those that took the payment, and its settings have changed since. */
export type StoryAlternativeReason = Open<'named-other' | 'not-in-rule' | 'does-not-take' | 'failing' | 'not-reached' | 'beyond-limit' | 'changed-since'>;

export type StoryEntry = Readonly<{
  /** Unique within the story. What is a resource of its own has its id: a refund, a delivery, a dispute’s event. */
  id: string;
  /** What it is about. */
  kind: StoryKind;
  /** What of its kind: the operation, the event, the action of the flow, the status. */
  name: string;
  /** When it happened, or began. */
  at: string;
  /** When it was over; null for what is a moment, or is not over. */
  ended_at: string | null;
  /** The `id` of the entry that led to it; null where none is known. */
  cause: string | null;
  /** What came of it, in the words of its kind. */
  result: string | null;
  /** The error code, where it went wrong. */
  code: string | null;
  /** The money that it is about, in the currency of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number | null;
  /** Where it happened. */
  payment_service_id: string | null;
  /** More about it, by its kind. */
  facts: Readonly<Record<string, unknown>>;
  /** Of the decision where to try: the payment services that were not tried, at most fifty. */
  alternatives: readonly StoryAlternative[];
  /** The same in sentences, in the language of the story. */
  text: string;
}>;

/** What an entry is about. `call`: an operation at a processor; `wait`: what did not go on until somebody did something; `message`: a webhook to an endpoint; `change`: what was done by hand, or came by itself. */
export type StoryKind = Open<'request' | 'decision' | 'authentication' | 'screening' | 'token' | 'call' | 'gift-card' | 'processor-event' | 'status' | 'wait' | 'change' | 'posting' | 'settlement' | 'dispute' | 'message' | 'receipt' | 'audit'>;

/** The languages of stories, and of pages for buyers. */
export type StoryLanguage = Open<'en' | 'es' | 'pt' | 'fr' | 'de' | 'ar'>;

export type StoryLeftOut = Readonly<{
  /** Entries of this kind are missing. */
  kind: StoryKind;
  /** `scope`: the caller may not read them. `too-many`: there are more than 500; the list of them has the rest. */
  why: Open<'scope' | 'too-many'>;
  /** The scope that it takes to read them; null where there are too many. */
  scope: string | null;
}>;

export type StoryMoney = Readonly<{
  /** Currency of the payment. ISO 4217, upper case. */
  currency: string;
  /** What was asked for. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** What the issuer has promised. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  authorized_amount: number;
  /** What of that is still held at the buyer’s bank. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  held_amount: number;
  /** What gift cards are to pay. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  gift_card_amount: number;
  /** What was taken. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  captured_amount: number;
  /** What of that was given back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  refunded_amount: number;
  /** What the buyer’s bank took back of a debit. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  returned_amount: number;
  /** What chargebacks took, less what was reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  charged_back_amount: number;
  /** What the processor says that it has settled, less refunds. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  settled_amount: number;
}>;

export type StoryRelated = Readonly<{
  /** Another payment with the same `external_identifier`. */
  transaction_id: string;
  /** How it stands. */
  status: TransactionStatus;
  /** Its currency. ISO 4217, upper case. */
  currency: string;
  /** What was asked for. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** What it took of the buyer’s money. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  captured_amount: number;
  /** When it was made. */
  created_at: string;
}>;

export type StripeCardOptions = Readonly<{
  /** For platforms of connected accounts. */
  stripe_connect?: StripeConnectOptions | null;
  /** The buyer at Stripe. */
  customer_id?: string | null;
  /** True declines what would need the buyer. */
  error_on_requires_action?: boolean | null;
}>;

export type StripeConnectOptions = Readonly<{
  /** The account that is charged through. */
  stripe_account?: string | null;
  /** What the platform keeps, in minor units. */
  application_fee_amount?: number | null;
  /** The account whose business it is. */
  on_behalf_of?: string | null;
  /** The account that the money goes on to. */
  transfer_data_destination?: string | null;
  /** Ties transfers together. */
  transfer_group?: string | null;
}>;

export type StripeOptions = Readonly<{
  /** For platforms of connected accounts. */
  stripe_connect?: StripeConnectOptions | null;
}>;

export type StripeVoucherOptions = Readonly<{
  /** For platforms of connected accounts. */
  stripe_connect?: StripeConnectOptions | null;
  /** How long the buyer has; Stripe counts whole days. */
  expires_in_minutes?: number | null;
}>;

export type TaxId = Readonly<{
  /** The number itself, as it is written in that country. */
  value: string;
  /** Country and name of the number: `gb.vat` is a British VAT number. */
  kind: TaxIdKind;
}>;

export type TaxIdInput = Readonly<{
  /** The number itself, as it is written in that country. */
  value: string;
  /** Country and name of the number: `gb.vat` is a British VAT number. */
  kind: TaxIdKindInput;
}>;

export type TaxIdKind = Open<'ae.trn' | 'au.abn' | 'ar.dni' | 'ar.cuil' | 'ar.cuit' | 'br.cnpj' | 'br.cpf' | 'ca.bn' | 'ca.gst_hst' | 'ca.pst_bc' | 'ca.pst_mb' | 'ca.pst_sk' | 'ca.qst' | 'ch.vat' | 'cl.tin' | 'co.itin' | 'co.nit' | 'co.cc' | 'co.ce' | 'co.de' | 'co.rc' | 'co.ti' | 'co.passport' | 'es.cif' | 'eu.vat' | 'gb.vat' | 'hk.br' | 'id.nik' | 'id.npwp' | 'in.gst' | 'in.pan' | 'jp.cn' | 'jp.rn' | 'kr.brn' | 'li.uid' | 'mx.curp' | 'mx.rfc' | 'my.frp' | 'my.itn' | 'my.nric' | 'my.sst' | 'no.vat' | 'nz.gst' | 'pe.ruc' | 'ph.tin' | 'ru.inn' | 'ru.kpp' | 'sa.vat' | 'sg.gst' | 'sg.uen' | 'th.id' | 'th.vat' | 'tw.vat' | 'us.ein' | 'za.vat' | 'bo.ci' | 'uy.rut' | 'uy.ci'>;

export type TaxIdKindInput = 'ae.trn' | 'au.abn' | 'ar.dni' | 'ar.cuil' | 'ar.cuit' | 'br.cnpj' | 'br.cpf' | 'ca.bn' | 'ca.gst_hst' | 'ca.pst_bc' | 'ca.pst_mb' | 'ca.pst_sk' | 'ca.qst' | 'ch.vat' | 'cl.tin' | 'co.itin' | 'co.nit' | 'co.cc' | 'co.ce' | 'co.de' | 'co.rc' | 'co.ti' | 'co.passport' | 'es.cif' | 'eu.vat' | 'gb.vat' | 'hk.br' | 'id.nik' | 'id.npwp' | 'in.gst' | 'in.pan' | 'jp.cn' | 'jp.rn' | 'kr.brn' | 'li.uid' | 'mx.curp' | 'mx.rfc' | 'my.frp' | 'my.itn' | 'my.nric' | 'my.sst' | 'no.vat' | 'nz.gst' | 'pe.ruc' | 'ph.tin' | 'ru.inn' | 'ru.kpp' | 'sa.vat' | 'sg.gst' | 'sg.uen' | 'th.id' | 'th.vat' | 'tw.vat' | 'us.ein' | 'za.vat' | 'bo.ci' | 'uy.rut' | 'uy.ci';

export type ThreeDSServer = Readonly<{
  /** The kind of record, always this word. */
  type: 'merchant-account.three-ds-server';
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The connector that is set up. */
  three_ds_server_definition_id: string;
  /** Settings that are not secret. */
  fields: readonly FieldValue[];
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type ThreeDSServerDefinition = Readonly<{
  /** The kind of record, always this word. */
  type: 'three-ds-server-definition';
  /** The connector's name, for example `threedsecureio`. */
  id: string;
  /** What the provider is called. */
  display_name: string;
  /** The settings that it takes. */
  fields: readonly DefinitionField[];
  /** A picture of it; null where there is none. */
  icon_url: string | null;
}>;

export type ThreeDSServerDefinitions = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly ThreeDSServerDefinition[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type ThreeDSServerPut = Readonly<{
  /** The connector. */
  three_ds_server_definition_id: string;
  /** Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, those that are left out stay. */
  fields: readonly VoidableField[];
}>;

export type ThreeDSServerVerify = Readonly<{
  /** The connector. */
  three_ds_server_definition_id: string;
  /** Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, those that are left out stay. */
  fields: readonly VoidableField[];
}>;

export type ThreeDSecureDataV1 = Readonly<{
  /** The proof itself, in Base64. */
  cavv: string;
  /** How strong the proof is, by the scheme. */
  eci: string;
  /** Protocol version that the proof was made with. */
  version: string;
  /** Whether the card takes part, as the directory server said: Y, N, U … */
  directory_response: string;
  /** Scheme that was asked; left out, the card's. */
  scheme?: CardScheme | null;
  /** What the issuer said: Y, A, N, U, R or C. */
  authentication_response: string;
  /** Which algorithm made the CAVV, one digit. */
  cavv_algorithm: string;
  /** Id of the authentication in version 1, in Base64. */
  xid: string;
}>;

export type ThreeDSecureDataV1Input = Readonly<{
  /** The proof itself, in Base64. */
  cavv: string;
  /** How strong the proof is, by the scheme. */
  eci: string;
  /** Protocol version that the proof was made with. */
  version: string;
  /** Whether the card takes part, as the directory server said: Y, N, U … */
  directory_response: string;
  /** Scheme that was asked; left out, the card's. */
  scheme?: CardSchemeInput | null;
  /** What the issuer said: Y, A, N, U, R or C. */
  authentication_response: string;
  /** Which algorithm made the CAVV, one digit. */
  cavv_algorithm: string;
  /** Id of the authentication in version 1, in Base64. */
  xid: string;
}>;

export type ThreeDSecureDataV2 = Readonly<{
  /** The proof itself, in Base64. */
  cavv: string;
  /** How strong the proof is, by the scheme. */
  eci: string;
  /** Protocol version that the proof was made with. */
  version: string;
  /** Whether the card takes part, as the directory server said: Y, N, U … */
  directory_response: string;
  /** Scheme that was asked; left out, the card's. */
  scheme?: CardSchemeInput | null;
  /** What the issuer said: Y, A, N, U, R or C. */
  authentication_response?: string | null;
  /** The directory server's id of the authentication. */
  directory_transaction_id: string;
  /** Why the issuer answered so; of the answer of an earlier authentication, and kept with it. */
  transaction_reason?: string | null;
  /** What the issuer wanted the buyer to read; of the answer of an earlier authentication. */
  cardholder_info?: string | null;
}>;

export type ThreeDSecureError = Readonly<{
  /** EMV 3-D Secure error code, three digits; null where the fault has none. */
  code: string | null;
  /** The fault in words. */
  description: string | null;
  /** More about the fault. */
  detail: string | null;
  /** Who found the fault: C the page or app, S our side, D the directory, A the issuer. */
  component: string | null;
}>;

/** `frictionless`: the issuer asked the buyer nothing. */
export type ThreeDSecureMethod = Open<'challenge' | 'frictionless'>;

export type ThreeDSecureRequest = Readonly<{
  /** What the cardholder is asked to agree to, in minor units; not less than the payment's. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
}>;

export type ThreeDSecureScenario = Readonly<{
  /** The kind of record, always this word. */
  type: 'three-d-secure-scenario';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** What a transaction must be like for the rule to count. */
  conditions: ThreeDSecureScenarioConditions;
  /** What 3-D Secure then answers. */
  outcome: ThreeDSecureScenarioOutcome;
  /** Rules are tried from 1 on, and the first that fits counts. */
  position?: number;
}>;

export type ThreeDSecureScenarioCondition = Open<'first_name' | 'last_name' | 'email_address' | 'amount' | 'external_identifier' | 'card_number'>;

export type ThreeDSecureScenarioConditions = Readonly<{
  /** The buyer's given name in the billing details must be this; left out, any. */
  first_name?: string | null;
  /** The buyer's family name in the billing details must be this; left out, any. */
  last_name?: string | null;
  /** The buyer's e-mail address in the billing details must be this; left out, any. */
  email_address?: string | null;
  /** Amount of the transaction must be this; left out, any. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** Your own identifier of the transaction must be this; left out, any. */
  external_identifier?: string | null;
  /** The whole number, or its first six to eight digits, must be this; left out, any. A whole number is answered by its first and last digits only. */
  card_number?: string | null;
}>;

export type ThreeDSecureScenarioConditionsInput = Readonly<{
  /** The buyer's given name in the billing details must be this; left out, any. */
  first_name?: string | null;
  /** The buyer's family name in the billing details must be this; left out, any. */
  last_name?: string | null;
  /** The buyer's e-mail address in the billing details must be this; left out, any. */
  email_address?: string | null;
  /** Amount of the transaction must be this; left out, any. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** Your own identifier of the transaction must be this; left out, any. */
  external_identifier?: string | null;
  /** The whole number, or its first six to eight digits, must be this; left out, any. A whole number is answered by its first and last digits only. */
  card_number?: string | null;
}>;

export type ThreeDSecureScenarioConsidered = Readonly<{
  /** A rule that does not fit. */
  three_ds_scenario_id: string;
  /** What of the transaction is not as the rule wants it. */
  failed_conditions: readonly ThreeDSecureScenarioCondition[];
}>;

export type ThreeDSecureScenarioCreate = Readonly<{
  /** Where in the order it stands, from 1; left out: last. The others move. */
  position?: number | null;
  /** What a transaction must be like for the rule to count; empty fits all. */
  conditions: ThreeDSecureScenarioConditionsInput;
  /** What 3-D Secure then answers. */
  outcome: ThreeDSecureScenarioOutcomeInput;
}>;

export type ThreeDSecureScenarioMatch = Readonly<{
  /** The kind of record, always this word. */
  type: 'three-d-secure-scenario-match';
  /** The first rule that fits; null where none does. */
  three_ds_scenario: ThreeDSecureScenario | null;
  /** What 3-D Secure would answer; null where no rule fits and the sandbox's own behaviour counts. */
  outcome: ThreeDSecureScenarioOutcome | null;
  /** The rules before it, and why they do not fit. */
  considered: readonly ThreeDSecureScenarioConsidered[];
}>;

export type ThreeDSecureScenarioMatchRequest = Readonly<{
  /** The buyer's given name in the billing details. */
  first_name?: string | null;
  /** The buyer's family name in the billing details. */
  last_name?: string | null;
  /** The buyer's e-mail address in the billing details. */
  email_address?: string | null;
  /** Amount of the transaction. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** Your own identifier of the transaction. */
  external_identifier?: string | null;
  /** Whole card number; goes into the vault and is never answered. */
  card_number?: string | null;
}>;

export type ThreeDSecureScenarioOrder = Readonly<{
  /** All rules, each once, in the order in which they are to be tried. */
  three_ds_scenario_ids: readonly string[];
}>;

export type ThreeDSecureScenarioOutcome = Readonly<{
  /** `N`: the card does not take part in 3-D Secure and is charged without a proof; the authentication is `U` then. `Y` where it is left out. */
  enrollment?: Open<'Y' | 'N'> | null;
  /** Protocol version that is answered; left out, the newest. */
  version?: string | null;
  /** What the issuer says first. */
  authentication: ThreeDSecureScenarioOutcomeAuthentication;
  /** What comes of a challenge; needed where the issuer says `C`. */
  result?: ThreeDSecureScenarioOutcomeResult | null;
}>;

export type ThreeDSecureScenarioOutcomeAuthentication = Readonly<{
  /** `Y` authenticated, `A` attempted, `N` not, `U` cannot say, `R` refused, `C` asks for a challenge, `timeout` no answer. */
  transaction_status: Open<'Y' | 'N' | 'A' | 'R' | 'U' | 'C' | 'timeout'>;
}>;

export type ThreeDSecureScenarioOutcomeAuthenticationInput = Readonly<{
  /** `Y` authenticated, `A` attempted, `N` not, `U` cannot say, `R` refused, `C` asks for a challenge, `timeout` no answer. */
  transaction_status: 'Y' | 'N' | 'A' | 'R' | 'U' | 'C' | 'timeout';
}>;

export type ThreeDSecureScenarioOutcomeInput = Readonly<{
  /** `N`: the card does not take part in 3-D Secure and is charged without a proof; the authentication is `U` then. `Y` where it is left out. */
  enrollment?: 'Y' | 'N' | null;
  /** Protocol version that is answered; left out, the newest. */
  version?: string | null;
  /** What the issuer says first. */
  authentication: ThreeDSecureScenarioOutcomeAuthenticationInput;
  /** What comes of a challenge; needed where the issuer says `C`. */
  result?: ThreeDSecureScenarioOutcomeResultInput | null;
}>;

export type ThreeDSecureScenarioOutcomeResult = Readonly<{
  /** `Y` the buyer passes, `N` fails, `timeout` lets it run out. */
  transaction_status: Open<'Y' | 'N' | 'timeout'>;
}>;

export type ThreeDSecureScenarioOutcomeResultInput = Readonly<{
  /** `Y` the buyer passes, `N` fails, `timeout` lets it run out. */
  transaction_status: 'Y' | 'N' | 'timeout';
}>;

export type ThreeDSecureScenarioUpdate = Readonly<{
  /** Where in the order it stands, from 1; the others move. */
  position?: number | null;
  /** What a transaction must be like for the rule to count; empty fits all. */
  conditions?: ThreeDSecureScenarioConditionsInput | null;
  /** What 3-D Secure then answers. */
  outcome?: ThreeDSecureScenarioOutcomeInput | null;
}>;

export type ThreeDSecureScenarios = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly ThreeDSecureScenario[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

/** `complete`: with a proof; `setup_error`: the card or the merchant does not take part; `declined`: the issuer said no; `cancelled`: the buyer left. */
export type ThreeDSecureStatus = Open<'setup_error' | 'error' | 'declined' | 'cancelled' | 'complete'>;

export type ThreeDSecureV2 = Readonly<{
  /** Protocol version that was spoken. */
  version: string;
  /** What the issuer said: Y, A, N, U, R or C; null where it said nothing. */
  authentication_response: string | null;
  /** Whether the card takes part, as the directory server said; null where it was not asked. */
  directory_response: string | null;
  /** The directory server's id of the authentication; null where it gave none. */
  directory_transaction_id: string | null;
  /** Why the issuer answered so, a code of two digits; null where it gave none. */
  transaction_reason: string | null;
  /** The proof, in Base64; null where there is none or the caller may not see it. */
  cavv: string | null;
  /** How strong the proof is, by the scheme; null without a proof. */
  eci: string | null;
  /** What the issuer wants the buyer to read; null where it wants nothing. */
  cardholder_info: string | null;
}>;

export type TokenPaymentMethodCreate = Readonly<{
  /** The stored payment method. */
  id: string;
  /** A stored payment method. */
  method?: 'id';
  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  security_code?: string | null;
  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  redirect_url?: string | null;
}>;

export type TokenService = Readonly<{
  /** The kind of record, always this word. */
  type: 'merchant-account.token-service';
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The connector that is set up. */
  token_service_definition_id: string;
  /** The address to give to the token service, which tells there what becomes of tokens; null where it is told with each of them. */
  webhook_url: string | null;
  /** Settings that are not secret. */
  fields: readonly FieldValue[];
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type TokenServiceDefinition = Readonly<{
  /** The kind of record, always this word. */
  type: 'token-service-definition';
  /** The connector's name, for example `mastercard-mdes`. */
  id: string;
  /** What the provider is called. */
  display_name: string;
  /** The settings that it takes. */
  fields: readonly DefinitionField[];
  /** A picture of it; null where there is none. */
  icon_url: string | null;
  /** Whose cards it makes tokens of. */
  schemes: readonly string[];
}>;

export type TokenServiceDefinitions = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly TokenServiceDefinition[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type TokenServicePut = Readonly<{
  /** Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, those that are left out stay. */
  fields: readonly VoidableField[];
}>;

export type TokenServiceVerify = Readonly<{
  /** Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, those that are left out stay. */
  fields: readonly VoidableField[];
}>;

export type TokenServices = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly TokenService[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type Transaction = Readonly<{
  /** The kind of record, always this word. */
  type: 'transaction';
  /** Id that Railyard gave the transaction; the buyer comes back with it. */
  id: string;
  /** The id as a base-62 number of 22 digits, for systems without room for a UUID. */
  reconciliation_id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** Currency of all amounts of the transaction. ISO 4217, upper case. */
  currency: string;
  /** What was asked for, over all instruments. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Where the payment stands; see the states in the guide to transactions. */
  status: TransactionStatus;
  /** What the issuer promised of the payment method's part; gift cards are not in it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  authorized_amount: number;
  /** What was taken through the payment method, over all captures. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  captured_amount: number;
  /** What was given back to the payment method, over all refunds. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  refunded_amount: number;
  /** Currency in which the processor settles; null until it has settled something. ISO 4217, upper case. */
  settled_currency: string | null;
  /** Settled so far: captures less refunds, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  settled_amount: number;
  /** True once the processor has reported a settlement. */
  settled: boolean;
  /** Country of the buyer, as the request gave it; null where it gave none. ISO 3166-1 alpha-2, upper case. */
  country: string | null;
  /** Your own identifier of it; null where none was given. */
  external_identifier: string | null;
  /** What was asked for at the start: `authorize` holds the money, `capture` takes it. */
  intent: TransactionIntent;
  /** What paid beside gift cards; null where gift cards paid everything. */
  payment_method: TransactionPaymentMethod | null;
  /** The kind of payment method; null where gift cards paid everything. */
  method: PaymentMethodKind | null;
  /** What the last attempt sent to the processor; null before the first attempt. */
  instrument_type: InstrumentType | null;
  /** Why it was declined or failed, in one vocabulary for all processors; null while nothing went wrong. */
  error_code: string | null;
  /** The payment service of the last attempt; null where none was tried. */
  payment_service: TransactionPaymentService | null;
  /** True while a person has to decide on it; nothing is captured meanwhile. */
  pending_review: boolean;
  /** Who pays, as known when the payment was made; null for payments without a buyer. */
  buyer: TransactionBuyer | null;
  /** The processor's own code of its last answer; null where it gave none. */
  raw_response_code: string | null;
  /** The processor's own words for that code; null where it gave none. */
  raw_response_description: string | null;
  /** Where the goods go; null where nothing was told. */
  shipping_details: ShippingDetails | null;
  /** The checkout session whose card paid; null where none did. */
  checkout_session_id: string | null;
  /** What each gift card paid; empty where none was used. */
  gift_card_redemptions: readonly GiftCardRedemption[];
  /** The provider of the gift cards; null where none was used. */
  gift_card_service: GiftCardService | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** True once a chargeback was reported, for good. */
  disputed: boolean;
  /** The transaction whose expired authorization this one takes the place of; null for all others. */
  reauthorized_from_transaction_id: string | null;
  /** What was told about the flights; null where nothing was. */
  airline: Airline | null;
  /** The issuer's authorization code or answer; null where it gave none. */
  auth_response_code: string | null;
  /** How the address compares with the issuer's; null where it was not checked. */
  avs_response_code: AvsResponseCode | null;
  /** How the security code compares with the issuer's; null where it was not checked. */
  cvv_response_code: CvvResponseCode | null;
  /** What the anti-fraud service said; null where none was asked. */
  anti_fraud_decision: AntiFraudDecision | null;
  /** How the payment came about. */
  payment_source: TransactionPaymentSource;
  /** True where the merchant charged without the buyer being there. */
  merchant_initiated: boolean;
  /** True for a later payment of a series. */
  is_subsequent_payment: boolean;
  /** What is bought; null where nothing was told. */
  cart_items: readonly CartItem[] | null;
  /** What the buyer reads on the bank statement; null for the payment service's usual one. */
  statement_descriptor: StatementDescriptor | null;
  /** The scheme's id, which later merchant-initiated charges refer to; null where the scheme gave none. */
  scheme_transaction_id: string | null;
  /** The scheme's newer id that links a series; null where the scheme gave none. */
  transaction_link_id: string | null;
  /** What 3-D Secure found; null where it was not done. */
  three_d_secure: TransactionThreeDSecureSummary | null;
  /** The processor's own id of the payment; null until it gave one. */
  payment_service_transaction_id: string | null;
  /** Further ids of the processor by their names; empty where there are none. */
  additional_identifiers: Readonly<Record<string, string | null>>;
  /** Your own keys and values, as given; null where none were. */
  metadata: Readonly<Record<string, string>> | null;
  /** When the issuer agreed; null until then. */
  authorized_at: string | null;
  /** When money was last taken; null until then. */
  captured_at: string | null;
  /** When the authorization was released; null unless it was. */
  voided_at: string | null;
  /** When it was cancelled; null unless it was. */
  canceled_at: string | null;
  /** Until when the buyer may approve or pay; null where nobody has to. */
  approval_expires_at: string | null;
  /** When the time for the buyer's approval ran out; null unless it did. */
  buyer_approval_timedout_at: string | null;
  /** How the whole of it went, gift cards included. */
  intent_outcome: TransactionIntentOutcome;
  /** True where several instruments paid together. */
  multi_tender: boolean;
  /** True where the money loads an account of the buyer's. */
  account_funding_transaction: boolean;
  /** Whose account is loaded, for an account funding transaction; null for others. */
  recipient: Recipient | null;
  /** What the scheme advises about trying again; null where it said nothing. */
  merchant_advice_code: string | null;
  /** In how many parts the issuer collects from the buyer; null for one. */
  installment_count: number | null;
  /** Opens the client session at `/transactions/{transaction_id}/session`; null unless `integration_client` asked for one. */
  session_token: string | null;
  /** Tax in the amount; null where it was not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  tax_amount: number | null;
  /** The number under which the merchant is taxed; null where it was not told. */
  merchant_tax_id: string | null;
  /** The buyer's order; null where it was not told. */
  purchase_order_number: string | null;
  /** The buyer's own reference; null where it was not told. */
  customer_reference_number: string | null;
  /** Whether the tax is in the amount; null where it was not told. */
  amount_includes_tax: boolean | null;
  /** The order at the supplier; null where it was not told. */
  supplier_order_number: string | null;
  /** Customs duty in the amount; null where it was not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  duty_amount: number | null;
  /** What sending it costs; null where it was not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  shipping_amount: number | null;
  /** ISO 8583 response code; null where the processor gave none. */
  iso_response_code: string | null;
  /** Where to send the buyer, as in `payment_method`; null while nobody has to approve. */
  approval_url?: string | null;
  /** What the payment is for; null where it was not told. */
  description?: string | null;
  /** What the buyer's browser told about itself; null where nothing was told. */
  browser_info?: BrowserInfo | null;
  /** Id that an anti-fraud script gave to the buyer's device; null where none was told. */
  anti_fraud_fingerprint?: string | null;
  /** Settings for single connectors, as given, secrets masked; null where none were. */
  connection_options?: Readonly<Record<string, unknown>> | null;
  /** Whether a promise of less than `amount` was to be taken. */
  allow_partial_authorization?: boolean;
  /** Whether it was to be captured after the answer. */
  async_capture?: boolean;
  /** When what is held is captured, unless you capture or void first; null where nothing is planned. */
  capture_at?: string | null;
  /** What of the amount the buyer pays for paying this way; null where nothing was said. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  surcharge_amount?: number | null;
  /** What of the amount is a tip; null where nothing was said. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  tip_amount?: number | null;
  /** Where its receipts go by e-mail; null: it has none by itself. */
  receipt_email?: string | null;
  /** Whether it pays its order once: no other payment that says so has the same `external_identifier`. */
  pays_once?: boolean;
  /** The scheme's id of the earlier payment that this one referred to; null where it referred to none. */
  previous_scheme_transaction_id?: string | null;
  /** The scheme's newer id that linked this one to an earlier payment; null where it referred to none. */
  previous_transaction_link_id?: string | null;
  /** What chargebacks took back for the buyer, less what was reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  charged_back_amount?: number;
  /** What can still be refunded to the payment method: captured, less refunds made and under way, returns and chargebacks. Gift cards are not in it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  refundable_amount?: number;
  /** The transaction that this payment came in beside, without being asked for; null for all others. */
  received_with_transaction_id?: string | null;
  /** What to do about a payment that was declined or failed; null for all others. */
  decline_advice?: DeclineAdvice | null;
  /** Further attempts, days later; null where none were asked for. */
  retry?: TransactionRetry | null;
  /** The declined transaction that this one tries again; null for all others. */
  retry_of_transaction_id?: string | null;
}>;

export type TransactionAction = Readonly<{
  /** The kind of record, always this word. */
  type: 'action';
  /** What was decided. */
  id: FlowAction;
  /** Which set of rules it stands in. */
  flow: FlowName;
  /** The rule that counted; null where none did, which the published version leaves out. */
  rule_id: string | null;
  /** When it was made. */
  created_at: string;
  /** What came out, by the kind of action. `ordered` is there where a rule put its attempts in an order: what it knew of each, in that order. `experiment` is there where a rule dealt it to an arm: which one, with which chance, and by what. The published version leaves both out. */
  outcome: Readonly<Record<string, unknown>>;
  /** The version of the flow that decided; 0 where no rule was ever written. */
  flow_version?: number;
  /** Why, in a sentence. */
  reason?: string;
  /** Every rule that was looked at, in order, at most a hundred. Where no payment service takes the payment, those that were looked at follow, at most fifty, each with what does not fit. */
  considered?: readonly (TransactionRuleConsidered | TransactionServiceConsidered)[];
}>;

export type TransactionActions = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly TransactionAction[];
}>;

export type TransactionAuthorizationIncrement = Readonly<{
  /** The kind of record, always this word. */
  type: 'transaction-authorization-increment';
  /** Whether the issuer agreed to the higher amount. */
  status: IncrementalAuthorizationStatus;
  /** The error in one vocabulary for all processors; null where it succeeded. */
  code: string | null;
  /** The processor's own code; null where it gave none. */
  raw_response_code: string | null;
  /** The processor's own words; null where it gave none. */
  raw_response_description: string | null;
  /** The transaction as it is now. */
  transaction: Transaction;
}>;

export type TransactionAuthorizationIncrementCreate = Readonly<{
  /** How much more is to be authorized. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
}>;

export type TransactionBuyer = Readonly<{
  /** The kind of record, always this word. */
  type: 'buyer';
  /** Null for a guest, who is not stored. */
  id: string | null;
  /** The id as a base-62 number of 22 digits, for systems without room for a UUID; null for a guest. */
  reconciliation_id: string | null;
  /** A name for people to read. */
  display_name: string | null;
  /** Your own identifier of it; null where none was given. */
  external_identifier: string | null;
  /** As known when the payment was made; null where nothing was. */
  billing_details: BillingDetails | null;
  /** Number of the buyer's account at the merchant; null where none was given. */
  account_number: string | null;
}>;

export type TransactionCancel = Readonly<{
  /** The kind of record, always this word. */
  type: 'transaction-cancel';
  /** How the cancellation went; `pending` where that is not known yet. */
  status: CancelStatus;
  /** The error in one vocabulary for all processors; null where it succeeded. */
  code: string | null;
  /** The processor's own code; null where it gave none. */
  raw_response_code: string | null;
  /** The processor's own words; null where it gave none. */
  raw_response_description: string | null;
  /** The transaction as it is now. */
  transaction: Transaction;
}>;

export type TransactionCapture = Readonly<{
  /** The kind of record, always this word. */
  type: 'transaction-capture';
  /** How the capture went; `pending` where that is not known yet. */
  status: CaptureStatus;
  /** The error in one vocabulary for all processors; null where it succeeded. */
  code: string | null;
  /** The processor's own code; null where it gave none. */
  raw_response_code: string | null;
  /** The processor's own words; null where it gave none. */
  raw_response_description: string | null;
  /** The transaction as it is now. */
  transaction: Transaction;
  /** The capture that was made; null where it was not begun. */
  capture_id: string | null;
  /** The processor's own id of the capture; null until it gave one. */
  payment_service_capture_id: string | null;
  /** Your own identifier of the capture, as given; null where none was. */
  external_identifier: string | null;
  /** Of the transaction's buyer; null where nothing is known. */
  billing_details: BillingDetails | null;
  /** Of the transaction; null where nothing was told. */
  shipping_details: ShippingDetails | null;
}>;

export type TransactionCaptureCreate = Readonly<{
  /** What to take now; left out, all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** What is known now about the flights. */
  airline?: AirlineInput | null;
  /** What this capture pays for. */
  cart_items?: readonly CartItemInput[] | null;
  /** True releases the rest of the authorization; false leaves it for further captures, where the connector can do that. */
  final?: boolean;
  /** Your own identifier of the capture. */
  external_identifier?: string | null;
  /** True charges the stored card anew, as a new transaction, where the authorization has expired; only under the transaction's own path. */
  reauthorize_if_authorization_expired?: boolean;
}>;

export type TransactionCompletion = Readonly<{
  /** The kind of record, always this word. */
  type: 'transaction-completion';
  /** The transaction that went on. */
  transaction_id: string;
  /** Where the payment stands now. */
  status: TransactionStatus;
}>;

export type TransactionConnectionOptions = Readonly<{
  /** What Checkout.com takes beside a card. */
  'checkout-card'?: CheckoutCardOptions | null;
  /** What Mercado Pago takes beside what is paid elsewhere. */
  'mercadopago-boleto'?: MercadoPagoOfflineOptions | null;
  /** What Mercado Pago takes beside a card. */
  'mercadopago-card'?: MercadoPagoCardOptions | null;
  /** What Mercado Pago takes beside what is paid elsewhere. */
  'mercadopago-oxxo'?: MercadoPagoOfflineOptions | null;
  /** What Mercado Pago takes beside what is paid elsewhere. */
  'mercadopago-pix'?: MercadoPagoOfflineOptions | null;
  /** How the sandbox's card processor behaves with this payment. */
  'mock-card'?: MockCardOptions | null;
  /** For the sandbox's vouchers. */
  'mock-oxxo'?: MockApprovalOptions | null;
  /** For the sandbox's instant transfers. */
  'mock-paybybank'?: MockApprovalOptions | null;
  /** For the sandbox's payments by QR code. */
  'mock-pix'?: MockApprovalOptions | null;
  /** What Stripe takes beside any payment. */
  'stripe-bank'?: StripeOptions | null;
  /** What Stripe takes beside a voucher. */
  'stripe-boleto'?: StripeVoucherOptions | null;
  /** What Stripe takes beside a card. */
  'stripe-card'?: StripeCardOptions | null;
  /** What Stripe takes beside a voucher. */
  'stripe-konbini'?: StripeVoucherOptions | null;
  /** What Stripe takes beside any payment. */
  'stripe-multibanco'?: StripeOptions | null;
  /** What Stripe takes beside a voucher. */
  'stripe-oxxo'?: StripeVoucherOptions | null;
  /** What the sandbox's account updater answers about the card of this payment. */
  'account-updater'?: AccountUpdaterOptions | null;
  /** For the connector `adyen-ach`, handed to it where it is set up. */
  'adyen-ach'?: AdyenOptions | null;
  /** For the connector `adyen-afterpay`, handed to it where it is set up. */
  'adyen-afterpay'?: AdyenOptions | null;
  /** For the connector `adyen-cashappafterpay`, handed to it where it is set up. */
  'adyen-cashappafterpay'?: AdyenOptions | null;
  /** For the connector `adyen-alipay`, handed to it where it is set up. */
  'adyen-alipay'?: AdyenOptions | null;
  /** For the connector `adyen-card`, handed to it where it is set up. */
  'adyen-card'?: AdyenCardOptions | null;
  /** For the connector `adyen-cashapp`, handed to it where it is set up. */
  'adyen-cashapp'?: AdyenOptions | null;
  /** For the connector `adyen-gcash`, handed to it where it is set up. */
  'adyen-gcash'?: AdyenOptions | null;
  /** For the connector `adyen-giropay`, handed to it where it is set up. */
  'adyen-giropay'?: AdyenOptions | null;
  /** For the connector `adyen-ideal`, handed to it where it is set up. */
  'adyen-ideal'?: AdyenOptions | null;
  /** For the connector `adyen-konbini`, handed to it where it is set up. */
  'adyen-konbini'?: AdyenOptions | null;
  /** For the connector `adyen-paybybank`, handed to it where it is set up. */
  'adyen-paybybank'?: AdyenOptions | null;
  /** For the connector `adyen-paypay`, handed to it where it is set up. */
  'adyen-paypay'?: AdyenOptions | null;
  /** For the connector `adyen-pix`, handed to it where it is set up. */
  'adyen-pix'?: AdyenPixOptions | null;
  /** For the connector `adyen-sepa`, handed to it where it is set up. */
  'adyen-sepa'?: AdyenSepaOptions | null;
  /** For the connector `adyen-seveneleven`, handed to it where it is set up. */
  'adyen-seveneleven'?: AdyenOptions | null;
  /** For the connector `adyen-sofort`, handed to it where it is set up. */
  'adyen-sofort'?: AdyenOptions | null;
  /** For the connector `adyen-swish`, handed to it where it is set up. */
  'adyen-swish'?: AdyenOptions | null;
  /** For the connector `adyen-vipps`, handed to it where it is set up. */
  'adyen-vipps'?: AdyenOptions | null;
  /** For the connector `affirm-affirm`, handed to it where it is set up. */
  'affirm-affirm'?: AffirmOptions | null;
  /** For the connector `braintree-card`, handed to it where it is set up. */
  'braintree-card'?: BraintreeOptions | null;
  /** For the connector `chaseorbital-card`, handed to it where it is set up. */
  'chaseorbital-card'?: ChaseOptions | null;
  /** For the connector `cybersource-anti-fraud`, handed to it where it is set up. */
  'cybersource-anti-fraud'?: CybersourceAntiFraudOptions | null;
  /** For the connector `cybersource-card`, handed to it where it is set up. */
  'cybersource-card'?: CybersourceOptions | null;
  /** For the connector `cybersource-ideal`, handed to it where it is set up. */
  'cybersource-ideal'?: CybersourceOptions | null;
  /** For the connector `cybersource-kcp`, handed to it where it is set up. */
  'cybersource-kcp'?: CybersourceOptions | null;
  /** For the connector `dlocal-card`, handed to it where it is set up. */
  'dlocal-card'?: DlocalCardOptions | null;
  /** For the connector `dlocal-nequi`, handed to it where it is set up. */
  'dlocal-nequi'?: DlocalOptions | null;
  /** For the connector `dlocal-upi`, handed to it where it is set up. */
  'dlocal-upi'?: DlocalUpiOptions | null;
  /** For the connector `dlocal-pix`, handed to it where it is set up. */
  'dlocal-pix'?: DlocalPixOptions | null;
  /** For the connector `dlocal-gcash`, handed to it where it is set up. */
  'dlocal-gcash'?: DlocalOptions | null;
  /** For the connector `ecommpay-card`, handed to it where it is set up. */
  'ecommpay-card'?: EcommpayOptions | null;
  /** For the connector `klarna-klarna`, handed to it where it is set up. */
  'klarna-klarna'?: KlarnaOptions | null;
  /** For the connector `fiserv-card`, handed to it where it is set up. */
  'fiserv-card'?: FiservOptions | null;
  /** For the connector `forter-anti-fraud`, handed to it where it is set up. */
  'forter-anti-fraud'?: ForterAntiFraudOptions | null;
  /** For the connector `gem-gem`, handed to it where it is set up. */
  'gem-gem'?: LatitudeOptions | null;
  /** For the connector `gem-gemds`, handed to it where it is set up. */
  'gem-gemds'?: LatitudeOptions | null;
  /** For the connector `givingblock-givingblock`, handed to it where it is set up. */
  'givingblock-givingblock'?: GivingBlockOptions | null;
  /** For the connector `gocardless-gocardless`, handed to it where it is set up. */
  'gocardless-gocardless'?: GoCardlessOptions | null;
  /** For the connector `latitude-latitude`, handed to it where it is set up. */
  'latitude-latitude'?: LatitudeOptions | null;
  /** For the connector `latitude-latitudeds`, handed to it where it is set up. */
  'latitude-latitudeds'?: LatitudeOptions | null;
  /** For the connector `mattilda-tapi`, handed to it where it is set up. */
  'mattilda-tapi'?: MattildaTapiOptions | null;
  /** For the connector `mattilda-tapifintechs`, handed to it where it is set up. */
  'mattilda-tapifintechs'?: MattildaTapiOptions | null;
  /** For the connector `monato-spei`, handed to it where it is set up. */
  'monato-spei'?: MonatoSpeiOptions | null;
  /** As `mock-card`, for shops that were written for the connector of this name; nothing here reads it. */
  'mockds-card'?: MockCardOptions | null;
  /** For the connector `nuvei-card`, handed to it where it is set up. */
  'nuvei-card'?: NuveiOptions | null;
  /** For the connector `nuvei-ideal`, handed to it where it is set up. */
  'nuvei-ideal'?: NuveiIdealOptions | null;
  /** For the connector `nuvei-klarna`, handed to it where it is set up. */
  'nuvei-klarna'?: NuveiKlarnaOptions | null;
  /** For the connector `nuvei-pse`, handed to it where it is set up. */
  'nuvei-pse'?: NuveiPseOptions | null;
  /** For the connector `oxxo-oxxo`, handed to it where it is set up. */
  'oxxo-oxxo'?: OxxoOptions | null;
  /** For the connector `paypal-paypal`, handed to it where it is set up. */
  'paypal-paypal'?: PaypalOptions | null;
  /** For the connector `paypal-paypalpaylater`, handed to it where it is set up. */
  'paypal-paypalpaylater'?: PaypalOptions | null;
  /** For the connector `powertranz-card`, handed to it where it is set up. */
  'powertranz-card'?: PowertranzOptions | null;
  /** For the connector `riskified-anti-fraud`, handed to it where it is set up. */
  'riskified-anti-fraud'?: RiskifiedAntiFraudOptions | null;
  /** For the connector `stripe-affirm`, handed to it where it is set up. */
  'stripe-affirm'?: StripeOptions | null;
  /** For the connector `stripe-klarna`, handed to it where it is set up. */
  'stripe-klarna'?: StripeOptions | null;
  /** For the connector `stripe-onelink`, handed to it where it is set up. */
  'stripe-onelink'?: StripeOptions | null;
  /** For the connector `stripe-stripe`, handed to it where it is set up. */
  'stripe-stripe'?: StripeOptions | null;
  /** For the connector `travelhub-card`, handed to it where it is set up. */
  'travelhub-card'?: TravelhubOptions | null;
  /** For the connector `trustly-trustly`, handed to it where it is set up. */
  'trustly-trustly'?: TrustlyOptions | null;
  /** For the connector `worldpayvap-card`, handed to it where it is set up. */
  'worldpayvap-card'?: WorldpayVapOptions | null;
  /** For the connector `wpay-everydaypay`, handed to it where it is set up. */
  'wpay-everydaypay'?: WpayEverdaypayOptions | null;
  /** For the connector `wpay-payto`, handed to it where it is set up. */
  'wpay-payto'?: WpayPaytoOptions | null;
}>;

export type TransactionCreate = Readonly<{
  /** What to take in all, gift cards included; 0 only with the intent `authorize`, to verify a card. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Currency to charge in. ISO 4217, upper case. */
  currency: string;
  /** Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case. */
  country?: string | null;
  /** What pays beside gift cards; left out or null where they pay everything. */
  payment_method?: CardWithUrlPaymentMethodCreate | RedirectPaymentMethodCreate | TokenPaymentMethodCreate | ApplePayPaymentMethodCreate | AnyClickToPayPaymentMethodCreateOf2 | GooglePayPaymentMethodCreate | GooglePayFpanPaymentMethodCreate | PazePaymentMethodCreate | NetworkTokenPaymentMethodCreate | PlaidPaymentMethodCreate | AnyBankPaymentMethodCreateOf4 | CheckoutSessionWithUrlPaymentMethodCreate | null;
  /** A guest: who pays, for this payment alone. One of `buyer`, `buyer_id` and `buyer_external_identifier`. */
  buyer?: GuestBuyerInput | null;
  /** The stored buyer who pays. */
  buyer_id?: string | null;
  /** Your own identifier of the stored buyer who pays. */
  buyer_external_identifier?: string | null;
  /** At most ten cards, none twice; their amounts are part of `amount`. */
  gift_cards?: readonly (GiftCardTransactionCreate | GiftCardTokenTransactionCreate)[] | null;
  /** Your own identifier of the payment; need not be unique. */
  external_identifier?: string | null;
  /** `authorize` holds the money, `capture` takes it. Where no payment service that takes the method can hold money (its connector has no `delayed_capture`), `authorize` is refused; under `published` it becomes `capture`. */
  intent?: TransactionIntentInput;
  /** True stores the payment method for later payments; refused with one that is stored. */
  store?: boolean;
  /** A proof of your own, handed to the processor as it is. */
  three_d_secure_data?: ThreeDSecureDataV1Input | ThreeDSecureDataV2 | null;
  /** How 3-D Secure is to be done. */
  three_d_secure?: ThreeDSecureRequest | null;
  /** Your own keys and values, strings both; changes replace the whole. */
  metadata?: Readonly<Record<string, string>> | null;
  /** True for a later payment of a series. */
  is_subsequent_payment?: boolean;
  /** True where you charge without the buyer being there; the payment source is then `recurring`, `installment` or `card_on_file`. */
  merchant_initiated?: boolean;
  /** How the payment comes about. */
  payment_source?: TransactionPaymentSourceInput;
  /** What is known about the flights. */
  airline?: AirlineInput | null;
  /** What the payment is for, for connectors that pass it on. */
  description?: string | null;
  /** What is bought. */
  cart_items?: readonly CartItemInput[] | null;
  /** What the buyer is to read on the bank statement. */
  statement_descriptor?: StatementDescriptorInput | null;
  /** The scheme's id of an earlier payment of the series; takes the place of the stored one. */
  previous_scheme_transaction_id?: string | null;
  /** The scheme's newer link id of an earlier payment of the series; takes the place of the stored one. */
  previous_transaction_link_id?: string | null;
  /** What the buyer's browser told about itself. */
  browser_info?: BrowserInfoInput | null;
  /** A stored address of the buyer. */
  shipping_details_id?: string | null;
  /** Settings for single connectors, by their names. */
  connection_options?: TransactionConnectionOptions | null;
  /** With the intent `capture`: answers once it is authorized, and captures afterwards. */
  async_capture?: boolean;
  /** Id that an anti-fraud script gave to the buyer's device or session. */
  anti_fraud_fingerprint?: string | null;
  /** The payment service to pay through; left out, routing chooses. */
  payment_service_id?: string | null;
  /** True where the money loads an account of the buyer's. */
  account_funding_transaction?: boolean;
  /** True takes a promise of less than `amount`; `authorized_amount` then says how much. */
  allow_partial_authorization?: boolean;
  /** Whose account is loaded, for an account funding transaction. */
  recipient?: RecipientInput | null;
  /** In how many parts the issuer collects from the buyer; passed on, and collected by nobody here. */
  installment_count?: number | null;
  /** Tax in the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  tax_amount?: number | null;
  /** The number under which you are taxed. */
  merchant_tax_id?: string | null;
  /** The buyer's order. */
  purchase_order_number?: string | null;
  /** The buyer's own reference. */
  customer_reference_number?: string | null;
  /** Whether the tax is in the amount. */
  amount_includes_tax?: boolean | null;
  /** Your order at your supplier. */
  supplier_order_number?: string | null;
  /** Customs duty in the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  duty_amount?: number | null;
  /** What sending it costs. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  shipping_amount?: number | null;
  /** What of the amount the buyer pays for paying this way. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  surcharge_amount?: number | null;
  /** What of the amount is a tip. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  tip_amount?: number | null;
  /** Where a receipt goes by e-mail of every capture and every refund. Left out: to the buyer, where the merchant account has automatic receipts; else nowhere. */
  receipt_email?: string | null;
  /** Which kind of client SDK the buyer approves in; the answer then has a `session_token`. */
  integration_client?: IntegrationClientInput | null;
  /** Until when the buyer may pay a voucher or approve; in the future and within what the connector can promise. */
  approval_expires_at?: string | null;
  /** With the intent `authorize`: when all that is held is captured, unless you capture or void first; in the future, within seven days. `PUT` moves it or takes it away. */
  capture_at?: string | null;
  /** True where `external_identifier` names an order that is paid once: while another payment of it that asks for the same is under way, or once one came about, this one is 409 `invalid_state` and names the other. */
  pays_once?: boolean;
  /** Tries the charge again, days later, where it is declined in a way that may pass: for what you initiate with a stored payment method and without gift cards. */
  retry?: TransactionRetryCreate | null;
}>;

export type TransactionEvent = Readonly<{
  /** The kind of record, always this word. */
  type: 'transaction-event';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** What happened. */
  name: Open<'transaction-updated-status' | 'transaction-sync-event' | 'transaction-sync-failed-event' | 'transaction-modified-event' | 'transaction-api-request' | 'transaction-api-response' | 'bin-lookup-request' | 'three-d-secure-success' | 'three-d-secure-request-error' | 'three-d-secure-preparation-request' | 'three-d-secure-authentication-request' | 'three-d-secure-result-request' | 'anti-fraud-decision' | 'anti-fraud-decision-error' | 'anti-fraud-decision-skipped' | 'anti-fraud-webhook' | 'anti-fraud-transaction-status-update' | 'anti-fraud-transaction-status-update-error' | 'anti-fraud-decision-update' | 'anti-fraud-decision-update-error' | 'gift-card-redemption-succeeded' | 'gift-card-redemption-failed' | 'gift-card-refund-succeeded' | 'gift-card-refund-failed' | 'gift-card-reversal-succeeded' | 'reauthorization-attempted' | 'reauthorization-created' | 'retry-planned' | 'retry-made' | 'retry-recovered' | 'retry-ended' | 'payment-connector-response-transaction-authorization-succeeded' | 'payment-connector-response-transaction-capture-succeeded' | 'payment-connector-response-transaction-authorization-failed' | 'payment-connector-response-transaction-declined' | 'payment-connector-response-transaction-capture-failed' | 'payment-connector-response-transaction-capture-declined' | 'payment-connector-response-transaction-cancel-succeeded' | 'payment-connector-response-transaction-cancel-pending' | 'payment-connector-response-transaction-cancel-failed' | 'payment-connector-response-transaction-void-succeeded' | 'payment-connector-response-transaction-authorization-increment-succeeded' | 'payment-connector-response-transaction-authorization-increment-failed' | 'payment-connector-response-transaction-void-declined' | 'payment-connector-response-transaction-void-failed' | 'payment-connector-external-transaction-request' | 'payment-connector-report-transaction-settled' | 'payment-connector-report-refund-settled' | 'payment-connector-report-chargeback-posted' | 'payment-connector-report-chargeback-reversal-posted' | 'payment-connector-transaction-webhook-processed' | 'digital-wallet-apple-pay-token-decrypted' | 'digital-wallet-google-pay-token-decrypted' | 'digital-wallet-click-to-pay-token-decrypted' | 'digital-wallet-paze-token-decrypted' | 'network-token-provision-succeeded' | 'network-token-provision-failed' | 'network-token-cryptogram-provision-succeeded' | 'network-token-cryptogram-provision-failed' | 'the-giving-block-transaction-conversion-succeeded' | 'real-time-account-update' | 'plaid-request-event' | 'flow-rule-applied' | 'payment-service-avoided' | 'fraud-list-allowed' | 'three-d-secure-exemption'>;
  /** When it was made. */
  created_at: string;
  /** More about it, by its name: amounts, codes, the payment service. */
  context: Readonly<Record<string, unknown>>;
}>;

export type TransactionEvents = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly TransactionEvent[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type TransactionGiftCard = Readonly<{
  /** The kind of record, always this word. */
  type: 'gift-card';
  /** Null for a card that was given by its number. */
  id: string | null;
  /** First digits of the number. */
  bin: string;
  /** The digits after the first ones. */
  sub_bin: string;
  /** Last four digits of the number. */
  last4: string;
}>;

/** `authorize` holds the money until it is captured; `capture` takes it. */
export type TransactionIntent = Open<'authorize' | 'capture'>;

/** `authorize` holds the money until it is captured; `capture` takes it. */
export type TransactionIntentInput = 'authorize' | 'capture';

/** Of the whole payment, gift cards included. */
export type TransactionIntentOutcome = Open<'pending' | 'succeeded' | 'failed'>;

export type TransactionPaymentMethod = Readonly<{
  /** The kind of record, always this word. */
  type: 'payment-method';
  /** Where the buyer goes to approve; null unless that is awaited. */
  approval_url: string | null;
  /** Country of the redirect method; null for cards. ISO 3166-1 alpha-2, upper case. */
  country: string | null;
  /** Currency of the redirect method; null for cards. ISO 4217, upper case. */
  currency: string | null;
  /** What the first digits of a card say; null for what is no card. */
  details: PaymentMethodDetailsCard | null;
  /** Last month in which the card is good; null for what is no card. `MM/YY`. */
  expiration_date: string | null;
  /** The same for the same card or account, and tells nothing of its number; null for wallets. */
  fingerprint: string | null;
  /** What a buyer recognises it by: the last four digits of a number, or an e-mail address; null where there is neither. */
  label: string | null;
  /** When the scheme's newer details were last taken over; null where they never were. */
  last_replaced_at: string | null;
  /** The kind of payment method. */
  method: PaymentMethodKind;
  /** How it is paid with. */
  mode: PaymentMethodMode | null;
  /** Scheme of the card or bank account; null for others. */
  scheme: PaymentMethodScheme | null;
  /** Id of the stored payment method; null where nothing is stored. */
  id: string | null;
  /** Whether the approval page needs a window of its own; null unless approval is awaited. */
  approval_target: ApprovalTarget | null;
  /** Your own identifier of it; null where none was given. */
  external_identifier: string | null;
  /** The scheme's reference for the account behind the card, the same for its network tokens; null where the scheme gave none. */
  payment_account_reference: string | null;
}>;

export type TransactionPaymentService = Readonly<{
  /** The kind of record, always this word. */
  type: 'payment-service';
  /** The payment service that was used. */
  id: string;
  /** The connector behind it. */
  payment_service_definition_id: string;
  /** The kind of payment method that it takes. */
  method: PaymentMethodKind;
  /** A name for people to read. */
  display_name: string;
}>;

/** `ecommerce`: the buyer on a page or in an app; `moto`: by mail or telephone; `recurring` and `installment`: a series; `card_on_file`: a stored card, when something falls due. */
export type TransactionPaymentSource = Open<'ecommerce' | 'moto' | 'recurring' | 'installment' | 'card_on_file'>;

/** `ecommerce`: the buyer on a page or in an app; `moto`: by mail or telephone; `recurring` and `installment`: a series; `card_on_file`: a stored card, when something falls due. */
export type TransactionPaymentSourceInput = 'ecommerce' | 'moto' | 'recurring' | 'installment' | 'card_on_file';

export type TransactionRefundAllCreate = Readonly<{
  /** Why, in your words. */
  reason?: string | null;
  /** Your own identifier of the refund. */
  external_identifier?: string | null;
  /** True refunds also what a chargeback took back already: the buyer then has it twice, unless you win. Default: false. */
  despite_chargeback?: boolean | null;
}>;

export type TransactionRefundCreate = Readonly<{
  /** What to give back; left out, all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** Which kind of instrument gets the money. */
  target_type?: RefundTargetTypeInput;
  /** The redemption of the gift card that gets the money; left out for the payment method. */
  target_id?: string | null;
  /** Why, in your words. */
  reason?: string | null;
  /** Your own identifier of the refund. */
  external_identifier?: string | null;
  /** True refunds also what a chargeback took back already: the buyer then has it twice, unless you win. Default: false. */
  despite_chargeback?: boolean | null;
}>;

export type TransactionRetriesReportSpec = Readonly<{
  /** What the report is about; `ai_insights` is refused. */
  model?: 'transaction_retries';
  /** `fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first. */
  params: Readonly<Record<string, unknown>>;
}>;

export type TransactionRetry = Readonly<{
  /** `armed`: the payment has not been declined. `planned`: the next attempt is at `next_attempt_at`. `attempting`: it is being made, or its outcome is not known yet. `recovered`: an attempt was approved. `given_up`: none makes sense any more. `stopped`: you ended it. */
  status: TransactionRetryStatus;
  /** No attempt is made later. */
  until: string;
  /** How many further attempts there are at most. */
  max_attempts: number;
  /** How many were made, each a transaction of its own. */
  attempts_made: number;
  /** When the next attempt is made; null while none is planned. */
  next_attempt_at: string | null;
  /** The transaction of the last attempt; with `recovered`, the one that was paid. Null before one. */
  last_transaction_id: string | null;
  /** One sentence, why then, or why not; null while the payment has not been declined. */
  reason: string | null;
}>;

export type TransactionRetryCreate = Readonly<{
  /** No attempt is made later than so many days after the payment. */
  max_days?: number;
  /** How many further attempts there are at most. */
  max_attempts?: number;
}>;

export type TransactionRetryStatus = Open<'armed' | 'planned' | 'attempting' | 'recovered' | 'given_up' | 'stopped'>;

export type TransactionReview = Readonly<{
  /** `accept` captures what was to be captured; `reject` gives back what was authorized. */
  decision: 'accept' | 'reject';
}>;

export type TransactionRuleConsidered = Readonly<{
  /** A rule that was looked at. */
  rule_id: string;
  /** Its place among all rules of its action, from 0. */
  position: number;
  /** What a person calls it. */
  description: string | null;
  /** Whether all of its conditions held. */
  applied: boolean;
  /** Why, in a sentence. */
  reason: string;
  /** Each of its conditions, beside what the payment had. */
  conditions: readonly FlowConditionSeen[];
}>;

export type TransactionServiceConsidered = Readonly<{
  /** A payment service that was looked at. */
  payment_service_id: string;
  /** What a person calls it. */
  description: string | null;
  /** Always false: it does not take the payment. */
  applied: boolean;
  /** Why not, in a sentence. */
  reason: string;
}>;

/** `processing`, `capture_pending`, `void_pending`: the outcome is not known yet, do not pay again; `buyer_approval_pending`: the buyer has to act; `pending`: the money is on its way, or the buyer sends or pays it in their own time; `authorized`: promised; `captured`: taken; `voided`, `expired`: the promise is gone; `returned`: a bank took it back; `declined`: refused; `failed`: it certainly did not happen. */
export type TransactionStatus = Open<'processing' | 'buyer_approval_pending' | 'pending' | 'authorized' | 'capture_pending' | 'captured' | 'void_pending' | 'voided' | 'declined' | 'failed' | 'expired' | 'returned'>;

/** `processing`, `capture_pending`, `void_pending`: the outcome is not known yet, do not pay again; `buyer_approval_pending`: the buyer has to act; `pending`: the money is on its way, or the buyer sends or pays it in their own time; `authorized`: promised; `captured`: taken; `voided`, `expired`: the promise is gone; `returned`: a bank took it back; `declined`: refused; `failed`: it certainly did not happen. */
export type TransactionStatusInput = 'processing' | 'buyer_approval_pending' | 'pending' | 'authorized' | 'capture_pending' | 'captured' | 'void_pending' | 'voided' | 'declined' | 'failed' | 'expired' | 'returned';

export type TransactionStory = Readonly<{
  /** The kind of record, always this word. */
  type: 'transaction-story';
  /** The payment that it is about. */
  transaction_id: string;
  /** The language of its sentences. */
  language: StoryLanguage;
  /** How the payment stands. */
  status: TransactionStatus;
  /** Why it ended so, where it was declined or failed. */
  code: string | null;
  /** How it stands, why, where its money is, and what is waited for, in sentences. */
  summary: string;
  /** Where its money is. */
  money: StoryMoney;
  /** What happened, in order; none stands before its cause. */
  entries: readonly StoryEntry[];
  /** Other payments of the same order, what changed last first, at most ten. */
  related: readonly StoryRelated[];
  /** What is missing, and why. Empty: the story is whole. */
  left_out: readonly StoryLeftOut[];
}>;

export type TransactionSummaries = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly TransactionSummary[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
  /** What all of the list comes to. Null unless `totals` asked for it; absent in the published version. */
  totals?: ListTotals | null;
}>;

export type TransactionSummary = Readonly<{
  /** The kind of record, always this word. */
  type: 'transaction';
  /** Id that Railyard gave the transaction; the buyer comes back with it. */
  id: string;
  /** The id as a base-62 number of 22 digits, for systems without room for a UUID. */
  reconciliation_id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** Currency of all amounts of the transaction. ISO 4217, upper case. */
  currency: string;
  /** What was asked for, over all instruments. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number;
  /** Where the payment stands; see the states in the guide to transactions. */
  status: TransactionStatus;
  /** What the issuer promised of the payment method's part; gift cards are not in it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  authorized_amount: number;
  /** What was taken through the payment method, over all captures. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  captured_amount: number;
  /** What was given back to the payment method, over all refunds. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  refunded_amount: number;
  /** Currency in which the processor settles; null until it has settled something. ISO 4217, upper case. */
  settled_currency: string | null;
  /** Settled so far: captures less refunds, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  settled_amount: number;
  /** True once the processor has reported a settlement. */
  settled: boolean;
  /** Country of the buyer, as the request gave it; null where it gave none. ISO 3166-1 alpha-2, upper case. */
  country: string | null;
  /** Your own identifier of it; null where none was given. */
  external_identifier: string | null;
  /** What was asked for at the start: `authorize` holds the money, `capture` takes it. */
  intent: TransactionIntent;
  /** What paid beside gift cards; null where gift cards paid everything. */
  payment_method: TransactionPaymentMethod | null;
  /** The kind of payment method; null where gift cards paid everything. */
  method: PaymentMethodKind | null;
  /** What the last attempt sent to the processor; null before the first attempt. */
  instrument_type: InstrumentType | null;
  /** Why it was declined or failed, in one vocabulary for all processors; null while nothing went wrong. */
  error_code: string | null;
  /** The payment service of the last attempt; null where none was tried. */
  payment_service: TransactionPaymentService | null;
  /** True while a person has to decide on it; nothing is captured meanwhile. */
  pending_review: boolean;
  /** Who pays, as known when the payment was made; null for payments without a buyer. */
  buyer: TransactionBuyer | null;
  /** The processor's own code of its last answer; null where it gave none. */
  raw_response_code: string | null;
  /** The processor's own words for that code; null where it gave none. */
  raw_response_description: string | null;
  /** Where the goods go; null where nothing was told. */
  shipping_details: ShippingDetails | null;
  /** The checkout session whose card paid; null where none did. */
  checkout_session_id: string | null;
  /** What each gift card paid; empty where none was used. */
  gift_card_redemptions: readonly GiftCardRedemption[];
  /** The provider of the gift cards; null where none was used. */
  gift_card_service: GiftCardService | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** True once a chargeback was reported, for good. */
  disputed: boolean;
  /** The transaction whose expired authorization this one takes the place of; null for all others. */
  reauthorized_from_transaction_id: string | null;
}>;

export type TransactionThreeDSecureSummary = Readonly<{
  /** Protocol version that was spoken; null where it came to none. */
  version: string | null;
  /** How it ended; null while it has not. */
  status: ThreeDSecureStatus | null;
  /** Whether the buyer had to act; null where it did not come to that. */
  method: ThreeDSecureMethod | null;
  /** The proof that was obtained; null without one. */
  response_data: ThreeDSecureDataV1 | ThreeDSecureV2 | null;
  /** What went wrong; null where nothing did. */
  error_data: ThreeDSecureError | null;
  /** What the cardholder was asked to agree to; null where it was not done. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount: number | null;
}>;

export type TransactionUpdate = Readonly<{
  /** Where the payment really stands. */
  status?: TransactionStatusInput | null;
  /** What was really asked for. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** What the issuer really promised. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  authorized_amount?: number | null;
  /** What was really taken. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  captured_amount?: number | null;
  /** The processor's own id of the payment. */
  payment_service_transaction_id?: string | null;
  /** Your own identifier of the payment. */
  external_identifier?: string | null;
  /** Your own keys and values, in place of all that were there. */
  metadata?: Readonly<Record<string, string>> | null;
  /** Settings for single connectors, in place of all that were there. */
  connection_options?: TransactionConnectionOptions | null;
  /** When what is held is to be captured, while it is not: in the future, before the hold ends. Null takes it away. */
  capture_at?: string | null;
}>;

export type TransactionVoid = Readonly<{
  /** The kind of record, always this word. */
  type: 'transaction-void';
  /** How the void went; `pending` where that is not known yet. */
  status: VoidStatus;
  /** The error in one vocabulary for all processors; null where it succeeded. */
  code: string | null;
  /** The processor's own code; null where it gave none. */
  raw_response_code: string | null;
  /** The processor's own words; null where it gave none. */
  raw_response_description: string | null;
  /** The transaction as it is now. */
  transaction: Transaction;
}>;

export type TransactionWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'transaction.authenticated' | 'transaction.authentication-pending' | 'transaction.authorized' | 'transaction.capture-failed' | 'transaction.capture-pending' | 'transaction.captured' | 'transaction.declined' | 'transaction.failed' | 'transaction.modified' | 'transaction.retry-ended' | 'transaction.retry-planned' | 'transaction.retry-recovered' | 'transaction.review-accepted' | 'transaction.settled' | 'transaction.void-declined' | 'transaction.void-failed' | 'transaction.void-pending' | 'transaction.voided'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: Transaction | WebhookTargetGone;
}>;

export type TransactionsReportSpec = Readonly<{
  /** What the report is about; `ai_insights` is refused. */
  model?: 'transactions';
  /** `fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by `ingested_at` in `detailed_settlement`; left out, oldest first. */
  params: Readonly<Record<string, unknown>>;
}>;

export type TransparencyLog = Readonly<{
  /** The kind of record, always this word. */
  type: 'transparency-log';
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** First line of its checkpoints, and the name of its keys. Null before the first entry is sealed. */
  origin: string | null;
  /** How many entries are sealed; those behind the newest checkpoint are signed within a minute or two. */
  size: number;
  /** The newest one. */
  checkpoint: TransparencyLogCheckpoint | null;
  /** Newest first, those that retired among them. */
  keys: readonly TransparencyLogKey[];
}>;

export type TransparencyLogCheckpoint = Readonly<{
  /** The kind of record, always this word. */
  type: 'transparency-log.checkpoint';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** How many entries the log had. */
  size: number;
  /** The hash over all of them (RFC 6962), as base64. */
  root_hash: string;
  /** The signed text of c2sp.org/tlog-checkpoint. Keep it, byte for byte. */
  note: string;
  /** When it was signed. */
  created_at: string;
}>;

export type TransparencyLogCheckpoints = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly TransparencyLogCheckpoint[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type TransparencyLogConsistencyProof = Readonly<{
  /** The kind of record, always this word. */
  type: 'transparency-log.consistency-proof';
  /** Size of the older tree. */
  from: number;
  /** Size of the newer tree, which begins with all of the older one. */
  to: number;
  /** RFC 6962, 2.1.2, as base64. */
  hashes: readonly string[];
}>;

export type TransparencyLogEntries = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly TransparencyLogEntry[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type TransparencyLogEntry = Readonly<{
  /** The kind of record, always this word. */
  type: 'transparency-log.entry';
  /** Its place in the log, from 0 on. Null: it stands in the books among sealed entries, and was never sealed. */
  index: number | null;
  /** SHA-256 of a zero byte and the canonical JSON (RFC 8785) of `entry`, as base64. */
  leaf_hash: string | null;
  /** What the ledger or the audit log says today, all of it as strings but for `amount`. Null: it is not there any more; only entries of the audit log are purged, when they are older than the operator keeps them. */
  entry: Readonly<Record<string, unknown>> | null;
}>;

export type TransparencyLogInclusionProof = Readonly<{
  /** The kind of record, always this word. */
  type: 'transparency-log.inclusion-proof';
  /** Of the entry. */
  index: number;
  /** Of the tree that it is in: the size of a checkpoint. */
  size: number;
  /** Hash of the entry, as base64. */
  leaf_hash: string;
  /** From the leaf up to the root (RFC 6962, 2.1.1), as base64. */
  hashes: readonly string[];
}>;

export type TransparencyLogKey = Readonly<{
  /** The kind of record, always this word. */
  type: 'transparency-log.key';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** What a verifier is given, as of c2sp.org/signed-note: name, id and public half (Ed25519). */
  verifier_key: string;
  /** When it was made. */
  created_at: string;
  /** From when on nothing is signed with it; null while no newer one is there. */
  retires_at: string | null;
}>;

export type TransparencyLogWebhook = Readonly<{
  /** The kind of record, always this word. */
  type: 'event';
  /** The same on every attempt: what came before under it is passed over. */
  id: string;
  /** What happened. */
  name: Open<'transparency-log.checkpoint-signed'>;
  /** When it was made. */
  created_at: string;
  /** Whose event it is; null: of the whole instance. */
  merchant_account_id: string | null;
  /** Which installation sent it. */
  instance_id: string;
  /** Where it happened. */
  environment: Open<'sandbox' | 'production'>;
  /** What it happened to, as the operation that reads it would answer. */
  target: TransparencyLogCheckpoint | WebhookTargetGone;
}>;

export type TravelHubCustomData = Readonly<{
  /** What the field is called. */
  name: string;
  /** What stands in it. */
  value: string;
  /** What kind of text it is. */
  type?: string | null;
}>;

export type TravelhubOptions = Readonly<{
  /** Free fields. */
  customData?: readonly TravelHubCustomData[] | null;
  /** Who travels, or for whom. */
  companyName?: string | null;
}>;

export type TrustlyOptions = Readonly<{
  /** Whether a used-up token is made anew. */
  refreshSplitToken?: boolean | null;
}>;

export type UpdateTransactionSessionRequest = Readonly<{
  /** What the client SDK wants the processor to know. */
  payload?: Readonly<Record<string, unknown>> | null;
}>;

export type UpdateTransactionSessionResponse = Readonly<{
  /** What the client SDK starts with; null where it needs nothing. */
  session_data: Readonly<Record<string, unknown>> | null;
  /** Called with GET after the buyer approved in the client SDK. */
  default_completion_url: string;
  /** The kind of client that the session is for. */
  integration_client: IntegrationClient;
}>;

export type User = Readonly<{
  /** The kind of record, always this word. */
  type: 'user';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** What people call them. */
  display_name: string;
  /** In small letters; no other user has it. */
  email_address: string;
  /** `pending` until they have come in for the first time. */
  status: UserStatus;
  /** How many passkeys they can log in with. */
  passkeys: number;
  /** Until when a link that they were given leads somewhere; null where none does. */
  invitation_expires_at: string | null;
  /** What they may do, and where. */
  roles: readonly RoleAssignment[];
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** When they last did something, to within some minutes; null where they never did. */
  last_seen_at: string | null;
}>;

export type UserCreate = Readonly<{
  /** Where they read their invitation; a second user with it is refused with 409. */
  email_address: string;
  /** What people call them. */
  display_name: string;
  /** What they may do from the first day; roles can be given and taken later, too. */
  roles?: readonly UserRole[];
}>;

export type UserInvitation = Readonly<{
  /** The kind of record, always this word. */
  type: 'user-invitation';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Whom it invites. */
  user_id: string;
  /** The link, in this answer and never again: whoever opens it makes a passkey of this user. */
  url: string;
  /** Until when it leads somewhere. It does once. */
  expires_at: string;
}>;

export type UserInvitationCreate = Readonly<{
  /** For how many hours the link is good. */
  hours?: number;
  /** True for somebody whose device is lost: their passkeys are removed and their sessions end, at once. */
  remove_passkeys?: boolean;
}>;

export type UserRole = Readonly<{
  /** An id from `GET /roles`, of a role that can be given to a `user`. */
  role_id: string;
  /** Where it counts; left out or null: in every merchant account. */
  merchant_account_id?: string | null;
  /** Acts of the role that are ticked off. */
  withheld?: readonly WithheldActInput[];
  /** How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as much as they like. */
  limits?: readonly RoleLimitInput[];
}>;

export type UserSessions = Readonly<{
  /** Newest first: those that live, and some that have ended. */
  items: readonly Session[];
}>;

export type UserStatus = Open<'active' | 'pending' | 'deleted'>;

export type UserUpdate = Readonly<{
  /** What people call them from now on. */
  display_name?: string | null;
}>;

export type Users = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly User[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type VaultForwardAuthentication = Readonly<{
  /** The kind of record, always this word. */
  type: 'vault-forward-config-authentication';
  /** `x-vault-forward-authentications` names it. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The endpoint that it belongs to. */
  config_id: string;
  /** What it does to a request. */
  kind: VaultForwardAuthenticationKind;
  /** Which of the kind's methods. */
  method: string;
  /** What you call it. */
  display_name: string;
  /** What is stored; secrets only by their names. */
  fields: readonly VaultForwardAuthenticationField[];
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type VaultForwardAuthenticationCreate = Readonly<{
  /** What it does to a request. */
  kind: VaultForwardAuthenticationKindInput;
  /** Which of the kind's methods, for example `http-message`; left out, the kind's first. It cannot be changed. */
  method?: string | null;
  /** What you call it. */
  display_name: string;
  /** What the method needs. */
  fields: readonly VaultForwardAuthenticationFieldInput[];
}>;

export type VaultForwardAuthenticationField = Readonly<{
  /** Which field, as the definition calls it. */
  key: string;
  /** What is stored; null where it is secret or not set. */
  value: string | null;
  /** Whether anything is stored. */
  set: boolean;
}>;

export type VaultForwardAuthenticationFieldInput = Readonly<{
  /** Which field, as the definition calls it. */
  key: string;
  /** Goes into the vault as it is; empty unsets the field. */
  value: string;
}>;

export type VaultForwardAuthenticationKind = Open<'mle' | 'mtls' | 'signature'>;

export type VaultForwardAuthenticationKindInput = 'mle' | 'mtls' | 'signature';

export type VaultForwardAuthenticationUpdate = Readonly<{
  /** What you call it. */
  display_name?: string | null;
  /** Those that change; the others stay. */
  fields?: readonly VaultForwardAuthenticationFieldInput[] | null;
}>;

export type VaultForwardAuthentications = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly VaultForwardAuthentication[];
}>;

export type VaultForwardConfig = Readonly<{
  /** The kind of record, always this word. */
  type: 'vault-forward-config';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** Id of the merchant account whose data this is. */
  merchant_account_id: string;
  /** The kind of endpoint that it is. */
  definition_id: string;
  /** What you call it. */
  display_name: string;
  /** Host names, with a port where it is not 443, that requests may go to. */
  hosts: readonly string[];
  /** Its authentication methods. */
  authentications: readonly VaultForwardAuthentication[];
  /** The API key or the user that made it; null where that is not known. */
  creator: Creator | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type VaultForwardConfigCreate = Readonly<{
  /** The kind of endpoint, from `GET /vault-forward/definitions`. */
  definition_id: string;
  /** What you call it; left out, what the definition is called. */
  display_name?: string | null;
  /** Host names, with a port where it is not 443; only where the definition leaves them to you. */
  hosts?: readonly string[] | null;
}>;

export type VaultForwardConfigUpdate = Readonly<{
  /** What you call it; null brings back what the definition is called. */
  display_name?: string | null;
  /** All its host names, in place of those before; only where the definition leaves them to you. */
  hosts?: readonly string[] | null;
}>;

export type VaultForwardConfigs = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly VaultForwardConfig[];
}>;

export type VaultForwardDefinition = Readonly<{
  /** The kind of record, always this word. */
  type: 'vault-forward-definition';
  /** `definition_id` of an endpoint names it. */
  id: string;
  /** What the other side is called. */
  display_name: string;
  /** Host names of the other side; empty where you name them. */
  hosts: readonly string[];
  /** Authentication methods that it takes. */
  authentications: readonly VaultForwardDefinitionAuthentication[];
}>;

export type VaultForwardDefinitionAuthentication = Readonly<{
  /** What it does to a request. */
  kind: VaultForwardAuthenticationKind;
  /** Which of the kind's methods; the first of a kind is its default. */
  method: string;
  /** What it is called. */
  title: string;
  /** What it is for. */
  description: string;
  /** What it needs. */
  fields: readonly VaultForwardDefinitionField[];
}>;

export type VaultForwardDefinitionField = Readonly<{
  /** Names the field when it is stored. */
  key: string;
  /** What to call it in a form. */
  display_name: string;
  /** Whether the method needs it. */
  required: boolean;
  /** What kind of text it is; files are given in Base64. */
  format: Open<'text' | 'multiline' | 'file' | 'number'>;
  /** Whether it is never answered. */
  secret: boolean;
  /** What stands in it. */
  description: string;
  /** Used where nothing is stored; null for nothing. */
  default: string | null;
  /** The only values taken; empty for any. */
  choices: readonly string[];
}>;

export type VaultForwardDefinitions = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly VaultForwardDefinition[];
}>;

export type VerifyCredentials = Readonly<{
  /** The connector whose credentials these are. */
  payment_service_definition_id: string;
  /** A stored one, whose settings fill in what `fields` leaves out. */
  payment_service_id?: string | null;
  /** Settings of the connector by their keys, which its definition lists. */
  fields: readonly FieldValueInput[];
}>;

export type VoidCreate = Readonly<{
  /** The authorized transaction. */
  transaction_id: string;
}>;

/** `pending` says also that the outcome is not known yet; `declined`: the processor said no; `failed`: it certainly did not happen. */
export type VoidStatus = Open<'succeeded' | 'pending' | 'declined' | 'failed'>;

export type VoidableField = Readonly<{
  /** Which setting, as the definition calls it. */
  key: string;
  /** Text of the setting; empty removes one that is not required. */
  value: string;
}>;

export type WaitingWebhookDeliveries = Readonly<{
  /** The oldest ones that wait, a hundred at most. */
  items: readonly WebhookDeliveryDetail[];
}>;

export type WalletPaymentOptionContext = Readonly<{
  /** What the wallet shows the buyer. */
  merchant_name: string;
  /** Card schemes to ask the wallet for. */
  supported_schemes: readonly string[];
}>;

export type WayIn = Open<'passkey' | 'invitation' | 'identity-provider' | 'demo'>;

export type WebhookAcknowledgement = Readonly<{
  /** What the address that you sent it to answered; null where nothing did. 2xx: it waits no longer. */
  response_status: number | null;
  /** How long that took. */
  duration_ms: number;
}>;

/** The version of the API whose words payloads are written in. */
export type WebhookApiVersion = Open<'2026-11-01' | 'published'>;

/** The version of the API whose words payloads are written in. */
export type WebhookApiVersionInput = '2026-11-01' | 'published';

export type WebhookAttempt = Readonly<{
  /** When it was sent. */
  at: string;
  /** How long it took, from the look-up of the address to the end of what was read of the answer. */
  duration_ms: number;
  /** The HTTP status of the answer; null where there was none in time. */
  response_status: number | null;
  /** The first bytes of the answer, with what looks like a card number masked. */
  response_body: string | null;
  /** What went wrong where there was no answer, or none of 2xx. */
  error: string | null;
}>;

export type WebhookDeliveries = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly WebhookDelivery[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
  /** Where reading stopped before the page was full: all that is younger has been looked at, and `next_cursor` goes on before it. Null where the page is full, or the list has ended; absent in the published version. */
  looked_back_to?: string | null;
}>;

export type WebhookDelivery = Readonly<{
  /** The kind of record, always this word. */
  type: 'webhook-delivery';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** The webhook subscription that it is for. */
  webhook_subscription_id: string;
  /** Whose event it is; empty for one of the instance. */
  merchant_account_id: string;
  /** The `id` of the event, and of the message in its headers: the same on every attempt. */
  event_id: string;
  /** What happened. */
  event: WebhookEventName;
  /** The version whose words its payload is in. */
  api_version: WebhookApiVersion;
  /** What the event is about: `transaction`, `refund`, `payment-method` … */
  resource_type: string;
  /** Which one. */
  resource_id: string;
  /** The payment that it belongs to; null where there is none. */
  transaction_id: string | null;
  /** Whether it has arrived, or is still sent, or was given up. */
  status: WebhookDeliveryStatus;
  /** How often it has been sent since it was last begun. */
  tries: number;
  /** The last time that it was sent; null where it has not been. */
  last_attempt: WebhookAttempt | null;
  /** When it is sent next, unless the endpoint rests; null once it has ended. */
  next_attempt_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
}>;

export type WebhookDeliveryCount = Readonly<{
  /** When the hour begins. */
  from: string;
  /** When it ends, which is no more of it. */
  until: string;
  /** How many deliveries that were made in it have arrived. */
  delivered: number;
  /** How many of them are still sent. */
  pending: number;
  /** How many of them were given up. */
  failed: number;
}>;

export type WebhookDeliveryCounts = Readonly<{
  /** The hours of the last day, oldest first, those without a delivery among them. */
  items: readonly WebhookDeliveryCount[];
  /** Since when deliveries are counted: later than the first hour where there are more than 100,000. */
  counted_since: string;
}>;

export type WebhookDeliveryDetail = Readonly<{
  /** The kind of record, always this word. */
  type: 'webhook-delivery';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** The webhook subscription that it is for. */
  webhook_subscription_id: string;
  /** Whose event it is; empty for one of the instance. */
  merchant_account_id: string;
  /** The `id` of the event, and of the message in its headers: the same on every attempt. */
  event_id: string;
  /** What happened. */
  event: WebhookEventName;
  /** The version whose words its payload is in. */
  api_version: WebhookApiVersion;
  /** What the event is about: `transaction`, `refund`, `payment-method` … */
  resource_type: string;
  /** Which one. */
  resource_id: string;
  /** The payment that it belongs to; null where there is none. */
  transaction_id: string | null;
  /** Whether it has arrived, or is still sent, or was given up. */
  status: WebhookDeliveryStatus;
  /** How often it has been sent since it was last begun. */
  tries: number;
  /** The last time that it was sent; null where it has not been. */
  last_attempt: WebhookAttempt | null;
  /** When it is sent next, unless the endpoint rests; null once it has ended. */
  next_attempt_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. */
  updated_at: string;
  /** The exact text that is sent as the body, and signed. */
  payload: string;
  /** Every attempt, oldest first; the last fifty where there were more. */
  attempts: readonly WebhookAttempt[];
}>;

/** `pending`: it is sent, again where that failed. `delivered`: the endpoint answered 2xx. `failed`: it is given up. */
export type WebhookDeliveryStatus = Open<'pending' | 'delivered' | 'failed'>;

/** `pending`: it is sent, again where that failed. `delivered`: the endpoint answered 2xx. `failed`: it is given up. */
export type WebhookDeliveryStatusInput = 'pending' | 'delivered' | 'failed';

export type WebhookDisabledReason = Open<'gone'>;

/** What happened, by its resource and its verb. docs/webhooks.md says when each is told. */
export type WebhookEventName = Open<'api-key-pair.created' | 'api-key-pair.deleted' | 'api-key-pair.updated' | 'buyer.created' | 'buyer.deleted' | 'buyer.updated' | 'capture.declined' | 'capture.failed' | 'capture.pending' | 'capture.succeeded' | 'card-export.finished' | 'dispute.accepted' | 'dispute.closed' | 'dispute.expired' | 'dispute.lost' | 'dispute.opened' | 'dispute.response-failed' | 'dispute.submitted' | 'dispute.updated' | 'dispute.won' | 'experiment.ended' | 'gift-card.created' | 'gift-card.deleted' | 'monitoring.incident.closed' | 'monitoring.incident.created' | 'payment-link.created' | 'payment-link.updated' | 'payment-method.authorization-expiring' | 'payment-method.authorization-update-required' | 'payment-method.authorization-updated' | 'payment-method.deleted' | 'payment-method.paused' | 'payment-method.resumed' | 'payment-method.updated' | 'payout.declined' | 'payout.failed' | 'payout.pending' | 'payout.returned' | 'payout.succeeded' | 'reconciliation.closed' | 'reconciliation.unexplained' | 'refund.declined' | 'refund.failed' | 'refund.processing' | 'refund.succeeded' | 'report-execution.failed' | 'report-execution.succeeded' | 'shipping-details.created' | 'shipping-details.deleted' | 'shipping-details.updated' | 'transaction.authenticated' | 'transaction.authentication-pending' | 'transaction.authorized' | 'transaction.capture-failed' | 'transaction.capture-pending' | 'transaction.captured' | 'transaction.declined' | 'transaction.failed' | 'transaction.modified' | 'transaction.retry-ended' | 'transaction.retry-planned' | 'transaction.retry-recovered' | 'transaction.review-accepted' | 'transaction.settled' | 'transaction.void-declined' | 'transaction.void-failed' | 'transaction.void-pending' | 'transaction.voided' | 'transparency-log.checkpoint-signed'>;

/** What happened, by its resource and its verb. docs/webhooks.md says when each is told. */
export type WebhookEventNameInput = 'api-key-pair.created' | 'api-key-pair.deleted' | 'api-key-pair.updated' | 'buyer.created' | 'buyer.deleted' | 'buyer.updated' | 'capture.declined' | 'capture.failed' | 'capture.pending' | 'capture.succeeded' | 'card-export.finished' | 'dispute.accepted' | 'dispute.closed' | 'dispute.expired' | 'dispute.lost' | 'dispute.opened' | 'dispute.response-failed' | 'dispute.submitted' | 'dispute.updated' | 'dispute.won' | 'experiment.ended' | 'gift-card.created' | 'gift-card.deleted' | 'monitoring.incident.closed' | 'monitoring.incident.created' | 'payment-link.created' | 'payment-link.updated' | 'payment-method.authorization-expiring' | 'payment-method.authorization-update-required' | 'payment-method.authorization-updated' | 'payment-method.deleted' | 'payment-method.paused' | 'payment-method.resumed' | 'payment-method.updated' | 'payout.declined' | 'payout.failed' | 'payout.pending' | 'payout.returned' | 'payout.succeeded' | 'reconciliation.closed' | 'reconciliation.unexplained' | 'refund.declined' | 'refund.failed' | 'refund.processing' | 'refund.succeeded' | 'report-execution.failed' | 'report-execution.succeeded' | 'shipping-details.created' | 'shipping-details.deleted' | 'shipping-details.updated' | 'transaction.authenticated' | 'transaction.authentication-pending' | 'transaction.authorized' | 'transaction.capture-failed' | 'transaction.capture-pending' | 'transaction.captured' | 'transaction.declined' | 'transaction.failed' | 'transaction.modified' | 'transaction.retry-ended' | 'transaction.retry-planned' | 'transaction.retry-recovered' | 'transaction.review-accepted' | 'transaction.settled' | 'transaction.void-declined' | 'transaction.void-failed' | 'transaction.void-pending' | 'transaction.voided' | 'transparency-log.checkpoint-signed';

/** `none`: every delivery goes by itself. `resource`: those of one transaction, or of one other resource, go one after the other. `endpoint`: all do. What is kept in order waits while the one before it is retried. */
export type WebhookOrdering = Open<'none' | 'resource' | 'endpoint'>;

/** `none`: every delivery goes by itself. `resource`: those of one transaction, or of one other resource, go one after the other. `endpoint`: all do. What is kept in order waits while the one before it is retried. */
export type WebhookOrderingInput = 'none' | 'resource' | 'endpoint';

export type WebhookReplay = Readonly<{
  /** The first moment whose deliveries begin again, by when they were made. */
  from: string;
  /** The last one. */
  until: string;
  /** Those that stand so now. Left out: those that were given up. */
  statuses?: readonly WebhookDeliveryStatusInput[];
  /** Only those of these events; null for all. */
  events?: readonly WebhookEventNameInput[] | null;
}>;

export type WebhookReplayed = Readonly<{
  /** How many deliveries have begun again so far. */
  count: number;
  /** The job that did it, and goes on where there are very many: `resends` says how far it has come. */
  resend_id: string;
}>;

export type WebhookResend = Readonly<{
  /** The kind of record, always this word. */
  type: 'webhook-resend';
  /** Id that Railyard gave it, for good. */
  id: string;
  /** The webhook subscription that it is for. */
  webhook_subscription_id: string;
  /** Whether it goes on. */
  status: WebhookResendStatus;
  /** How many deliveries have begun again. */
  count: number;
  /** Only deliveries that were made at this time or later. */
  created_at_gte: string | null;
  /** Only deliveries that were made at this time or earlier. */
  created_at_lte: string | null;
  /** Those that stand so when they are looked at. Left out: those that were given up. */
  statuses: readonly WebhookDeliveryStatus[];
  /** Only those of these events; null for all. */
  events: readonly WebhookEventName[] | null;
  /** Only those of this payment, or of this resource where it is of no payment. */
  resource_id: string | null;
  /** Only these; null for all. */
  delivery_ids: readonly string[] | null;
  /** Who asked for it. */
  creator_name: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last went on. */
  updated_at: string;
}>;

export type WebhookResendCreate = Readonly<{
  /** Only deliveries that were made at this time or later. */
  created_at_gte?: string | null;
  /** Only deliveries that were made at this time or earlier. */
  created_at_lte?: string | null;
  /** Those that stand so when they are looked at. Left out: those that were given up. */
  statuses?: readonly WebhookDeliveryStatusInput[];
  /** Only those of these events; null for all. */
  events?: readonly WebhookEventNameInput[] | null;
  /** Only those of this payment, or of this resource where it is of no payment. */
  resource_id?: string | null;
  /** Only these; null for all. */
  delivery_ids?: readonly string[] | null;
}>;

/** `running`: more may begin again. `completed`: all that fit have. `stopped`: somebody ended it before. */
export type WebhookResendStatus = Open<'running' | 'completed' | 'stopped'>;

export type WebhookResends = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly WebhookResend[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type WebhookSubscription = Readonly<{
  /** Id that Railyard gave it, for good. */
  id: string;
  /** The kind of record, always this word. */
  type: 'webhook-subscription';
  /** Whose events it is told of; null for those of every merchant account, and of the instance. */
  merchant_account_id: string | null;
  /** Whether it is told of anything. Events of a time in which it was not are never sent. */
  active: boolean;
  /** Where deliveries are sent to; `railyard:listen` where they wait to be fetched. */
  url: string;
  /** How requests say who they are, beside their signature; null where the signature is enough. */
  authentication: BasicAuthentication | CredentialsOAuthAuthentication | PasswordOAuthAuthentication | null;
  /** What signatures are made with. Told once, when it is made: by the answer that creates the subscription, and by the one that rotates its secret. */
  secret: string | null;
  /** Whether the secret before this one is still signed with as well. */
  rotating: boolean;
  /** Which API key made it. */
  creator: Creator | null;
  /** Whether deliveries wait instead of being sent. Events go on being kept for it. */
  paused?: boolean;
  /** Why it is not active any more where you did not ask for it. `gone`: the endpoint answered 410. */
  disabled_reason?: WebhookDisabledReason | null;
  /** Which events it is told of; null for all of them. */
  events?: readonly WebhookEventName[] | null;
  /** The version whose words its payloads are in. */
  api_version?: WebhookApiVersion;
  /** Whether deliveries keep an order. */
  ordering?: WebhookOrdering;
  /** When it was made. */
  created_at?: string;
  /** When it last changed. */
  updated_at?: string;
}>;

export type WebhookSubscriptionCreate = Readonly<{
  /** Whether it is told of events from now on. */
  active?: boolean;
  /** Where deliveries are sent to: `https`, a public address, port 443 or 8443. `railyard:listen` keeps them until they are fetched and acknowledged. */
  url: string;
  /** How requests say who they are, beside their signature. */
  authentication?: BasicAuthenticationCreate | CredentialsOAuthAuthenticationCreate | PasswordOAuthAuthenticationCreate | null;
  /** Null, said out loud, for events of every merchant account and of the instance; only keys that may act for all of them can ask for it. Left out: the merchant account of the request. */
  merchant_account_id?: null;
  /** Which events it is told of. Left out, or null: all of them, those of later versions too. */
  events?: readonly WebhookEventNameInput[] | null;
  /** The version whose words payloads are in. Left out: that of this request. */
  api_version?: WebhookApiVersionInput;
  /** Whether deliveries keep an order. Left out: `none`. */
  ordering?: WebhookOrderingInput;
}>;

export type WebhookSubscriptionRotateSecret = Readonly<{
  /** For how many minutes the secret before this one is signed with as well, a week at most. Left out: a day. 0 ends it at once. */
  delta?: number | null;
}>;

export type WebhookSubscriptionUpdate = Readonly<{
  /** Whether it is told of events. Null leaves it as it is. */
  active?: boolean | null;
  /** Where deliveries are sent to from now on, those that wait too. Null leaves it as it is. */
  url?: string | null;
  /** Replaces what is there; null takes it away. */
  authentication?: BasicAuthenticationCreate | CredentialsOAuthAuthenticationCreate | PasswordOAuthAuthenticationCreate | null;
  /** True: deliveries wait. False: they are sent again, those that waited too. */
  paused?: boolean;
  /** Which events it is told of from now on; null for all. */
  events?: readonly WebhookEventNameInput[] | null;
  /** The version of payloads of events from now on. */
  api_version?: WebhookApiVersionInput;
  /** The order of deliveries of events from now on. */
  ordering?: WebhookOrderingInput;
}>;

export type WebhookSubscriptions = Readonly<{
  /** What was found, in the order that the operation tells. */
  items: readonly WebhookSubscription[];
  /** How many records a page holds at most. */
  limit: number;
  /** Goes into `cursor` for the page after this one; null on the last. */
  next_cursor: string | null;
  /** Goes into `cursor` for the page before this one; null on the first. */
  previous_cursor: string | null;
}>;

export type WebhookTargetGone = Readonly<{
  /** What it was. */
  type: string;
  /** The `id` that it had. */
  id: string;
}>;

export type WebhookTest = Readonly<{
  /** Which event to tell of, with an example of its resource. */
  event: WebhookEventNameInput;
}>;

export type WithheldAct = Open<'capture' | 'refund' | 'review' | 'void'>;

export type WithheldActInput = 'capture' | 'refund' | 'review' | 'void';

export type WorldpayVapOptions = Readonly<{
  /** Under what it stands in reports. */
  reportGroup?: string | null;
  /** Your own identifier of the order. */
  orderId?: string | null;
}>;

export type WpayEverdaypayOptions = Readonly<{
  /** Fields that you made at WPay. */
  merchant_defined_data?: Readonly<Record<string, string>> | null;
  /** The buyer at WPay. */
  customerId?: string | null;
  /** Opens the buyer's loyalty account. */
  rewardsAccessToken?: string | null;
  /** The buyer's phone or computer. */
  deviceId?: string | null;
  /** Whether the buyer is sent back afterwards. */
  postPaymentRedirect?: boolean | null;
}>;

export type WpayPaytoOptions = Readonly<{
  /** For making the agreement. */
  instrument?: WpayPaytoResourceOptions | null;
  /** For charging it. */
  payment?: WpayPaytoResourceOptions | null;
  /** For giving back. */
  refund?: WpayPaytoResourceOptions | null;
}>;

export type WpayPaytoResourceOptions = Readonly<{
  /** What WPay's test system makes of it. */
  simulation?: WpayPaytoSimulationOptions | null;
}>;

export type WpayPaytoSimulationOptions = Readonly<{
  /** Which outcome. */
  simulate?: string | null;
  /** After how many seconds. */
  delay?: number | null;
}>;

/** What `agentMandates.list` can be asked for. */
export type ListAgentMandatesQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `antiFraudServiceDefinitions.list` can be asked for. */
export type ListAntiFraudServiceDefinitionsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `antiFraudServices.list` can be asked for. */
export type ListAntiFraudServicesQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `apiKeyPairs.list` can be asked for. */
export type ListApiKeyPairsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `auditLogs.list` can be asked for. */
export type ListAuditLogsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only entries of this action. */
  action?: AuditLogActionInput | null;
  /** Only what this API key or person did. */
  user_id?: string | null;
  /** Only what this API key did. */
  api_key_pair_id?: string | null;
  /** Only entries about this kind of record. */
  resource_type?: string | null;
  /** Only entries about this record: its history. */
  resource_id?: string | null;
  /** Only what an agent did under this mandate. */
  agent_mandate_id?: string | null;
  /** Only those of this time or later. */
  created_at_gte?: string | null;
  /** Only those of this time or earlier. */
  created_at_lte?: string | null;
}>;

/** What `balances.list` can be asked for. */
export type ListBalancesQuery = Readonly<{
  /** Only the balance of this currency. ISO 4217, upper case. */
  currency?: string | null;
}>;

/** What `bankStatements.list` can be asked for. */
export type ListBankStatementsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Of exactly this account. */
  account?: string | null;
  /** In one of these currencies. */
  currency?: readonly string[] | null;
  /** Whose closing balance is of this day or later. */
  closes_on_gte?: string | null;
  /** Whose closing balance is of this day or earlier. */
  closes_on_lte?: string | null;
}>;

/** What `bankStatements.lines.list` can be asked for. */
export type ListBankStatementLinesQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `buyers.list` can be asked for. */
export type ListBuyersQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** A part of the name, the external identifier, the e-mail address or the first and last name, in any case. */
  search?: string | null;
  /** Only the buyer with exactly this identifier of yours. */
  external_identifier?: string | null;
}>;

/** What `buyers.giftCards.list` can be asked for. */
export type ListBuyerGiftCardsQuery = Readonly<{
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** Whose cards; this or the external identifier is needed. */
  buyer_id?: string | null;
  /** By when or how often it was used, by anybody or (`cit_`) by the buyer in person; left out, by when it was made. */
  sort_by?: 'last_used_at' | 'usage_count' | 'cit_last_used_at' | 'cit_usage_count' | null;
  /** `desc` has the latest or most used first. */
  order_by?: 'asc' | 'desc' | null;
}>;

/** What `buyers.paymentMethods.list` can be asked for. */
export type ListBuyerPaymentMethodsQuery = Readonly<{
  /** Whose payment methods; this or the external identifier is needed. */
  buyer_id?: string | null;
  /** Your own identifier of the buyer, instead of `buyer_id`. */
  buyer_external_identifier?: string | null;
  /** By when or how often it was used, by anybody or (`cit_`) by the buyer in person; left out, by when it was made. */
  sort_by?: 'last_used_at' | 'usage_count' | 'cit_last_used_at' | 'cit_usage_count' | null;
  /** `desc` has the latest or most used first. */
  order_by?: 'asc' | 'desc' | null;
  /** Only what can pay for a buyer in this country. ISO 3166-1 alpha-2, upper case. */
  country?: string | null;
  /** Only what can pay in this currency. ISO 4217, upper case. */
  currency?: string | null;
}>;

/** What `cardDetails.get` can be asked for. */
export type GetCardDetailsQuery = Readonly<{
  /** Currency of the payment it is asked for. */
  currency: string;
  /** First six to eight digits of the card. */
  bin?: string | null;
  /** A stored card, instead of `bin`. */
  payment_method_id?: string | null;
  /** Country of the buyer. ISO 3166-1 alpha-2, upper case. */
  country?: string | null;
  /** Amount of the payment it is asked for, in minor units. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount?: number | null;
  /** Whether the payment would hold or take the money. */
  intent?: TransactionIntentInput | null;
  /** Whether the payment would be a later one of a series. */
  is_subsequent_payment?: boolean | null;
  /** Whether the merchant would charge without the buyer. */
  merchant_initiated?: boolean | null;
  /** JSON text of the metadata of the payment. */
  metadata?: string | null;
  /** How the payment would come about. */
  payment_source?: TransactionPaymentSourceInput | null;
}>;

/** What `cardExports.list` can be asked for. */
export type ListCardExportsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `chargebacks.list` can be asked for. */
export type ListChargebacksQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** That reached this instance at this moment or before. */
  ingested_at_lte?: string | null;
  /** That reached this instance at this moment or after. */
  ingested_at_gte?: string | null;
  /** Booked by the processor at this moment or before. */
  posted_at_lte?: string | null;
  /** Booked by the processor at this moment or after. */
  posted_at_gte?: string | null;
  /** Of one of these types. */
  type?: readonly ChargebackLineType[] | null;
  /** Only those of the transaction with this id. */
  transaction_id?: string | null;
  /** Only the settlement of this refund. */
  refund_id?: string | null;
  /** Only what stands in the report with this id. */
  payment_service_report_id?: string | null;
  /** Read in this file, a processor report. */
  payment_service_report_file_id?: string | null;
  /** Reported by the processor of one of these payment services. */
  payment_service_id?: readonly string[] | null;
  /** In one of these currencies. */
  currency?: readonly string[] | null;
  /** Of exactly this amount, in minor units. */
  amount_eq?: number | null;
  /** Of this amount or less, in minor units. */
  amount_lte?: number | null;
  /** Of this amount or more, in minor units. */
  amount_gte?: number | null;
}>;

/** What `confirmations.list` can be asked for. */
export type ListConfirmationsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only what waits for a second person. */
  status?: 'waiting' | null;
}>;

/** What `disputes.list` can be asked for. */
export type ListDisputesQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** True has the answer say what all of the list comes to. */
  totals?: boolean | null;
  /** `created_at`: newest first; `respond_by`: what is due first, of those that need a response. */
  order_by?: 'created_at' | 'respond_by' | null;
  /** Only those in one of these states. */
  status?: readonly DisputeStatusInput[] | null;
  /** Only those that have gone this far. */
  stage?: readonly DisputeStageInput[] | null;
  /** Only those for one of these reasons. */
  reason?: readonly DisputeReasonInput[] | null;
  /** Only those of this payment. */
  transaction_id?: string | null;
  /** Only those at this payment service. */
  payment_service_id?: string | null;
  /** Only the one with this id of the processor's. */
  payment_service_dispute_id?: string | null;
  /** To be answered at this moment or before. */
  respond_by_lte?: string | null;
  /** To be answered at this moment or after. */
  respond_by_gte?: string | null;
  /** Made at this moment or before. */
  created_at_lte?: string | null;
  /** Made at this moment or after. */
  created_at_gte?: string | null;
  /** Only those in this currency. ISO 4217, upper case. */
  currency?: string | null;
  /** Of this amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount_eq?: number | null;
  /** Of this amount or more. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount_gte?: number | null;
  /** Of this amount or less. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  amount_lte?: number | null;
}>;

/** What `events.list` can be asked for. */
export type ListEventsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only events of this name. */
  name?: WebhookEventNameInput | null;
  /** Only what happened to this resource; of a payment, to its captures and refunds as well. */
  resource_id?: string | null;
  /** Only those of this time or later. */
  created_at_gte?: string | null;
  /** Only those of this time or earlier. */
  created_at_lte?: string | null;
}>;

/** What `experiments.list` can be asked for. */
export type ListExperimentsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only those that are running, or that have ended. */
  state?: ExperimentStateInput | null;
}>;

/** What `flows.drafts.list` can be asked for. */
export type ListFlowDraftsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `flows.versions.list` can be asked for. */
export type ListFlowVersionsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `flows.versions.compare` can be asked for. */
export type CompareFlowVersionsQuery = Readonly<{
  /** What to compare with; left out, the version before it. 0 has no rules. */
  from?: number | null;
}>;

/** What `fraudListEntries.list` can be asked for. */
export type ListFraudListEntriesQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** With this effect. */
  effect?: FraudListEffectInput | null;
  /** Of one of these kinds. */
  kind?: readonly FraudListKindInput[] | null;
  /** Of exactly this value, in the form in which it is answered. */
  value?: string | null;
}>;

/** What `giftCardServiceDefinitions.list` can be asked for. */
export type ListGiftCardServiceDefinitionsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `giftCardServices.list` can be asked for. */
export type ListGiftCardServicesQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `giftCards.list` can be asked for. */
export type ListGiftCardsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only those of the buyer with this identifier of yours. */
  buyer_external_identifier?: string | null;
  /** Only this buyer's. */
  buyer_id?: string | null;
}>;

/** What `merchantAccounts.list` can be asked for. */
export type ListMerchantAccountsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** A part of the id or the display name, in any case. */
  search?: string | null;
}>;

/** What `merchantAccounts.threeDsConfigurations.list` can be asked for. */
export type ListThreeDsConfigurationsQuery = Readonly<{
  /** Only those for this currency. ISO 4217, upper case. */
  currency?: string | null;
}>;

/** What `merchantAccounts.tokenServices.list` can be asked for. */
export type ListTokenServicesQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `metricsExplorer.metrics.modules.get` can be asked for. */
export type GetMetricsExplorerModuleQuery = Readonly<{
  /** When the payments were created: two times with a slash between them, of which one may be a duration, or a duration until now, as in `PT24H`; at most 400 days. `2027-01-31T00:00:00+01:00[Europe/Berlin]/P7D` goes by days of a time zone. */
  datetime_range: string;
  /** How 3-D Secure ended: `complete`, `declined`, `cancelled`, `error`, `setup_error`. */
  authentication_outcome?: readonly string[] | null;
  /** `true`: the issuer agreed; `false`: declined or failed. */
  authorized?: readonly string[] | null;
  /** The country of the payment. */
  country?: readonly string[] | null;
  /** Three letters. */
  currency?: readonly string[] | null;
  /** Why it was declined or failed, as in the transaction. */
  error_code?: readonly string[] | null;
  /** What was sent to the processor, such as `pan` or `network_token`. */
  instrument_type?: readonly string[] | null;
  /** `true` or `false`. */
  is_subsequent_payment?: readonly string[] | null;
  /** `true` where 3-D Secure has moved liability for fraud to the issuer, else `false`. */
  liability_shifted?: readonly string[] | null;
  /** `true` or `false`. */
  merchant_initiated?: readonly string[] | null;
  /** `key:value`, of the keys that the operator has chosen (`RAILYARD_INSIGHTS_METADATA`). */
  metadata?: readonly string[] | null;
  /** The kind of payment method, such as `card`. */
  method?: readonly string[] | null;
  /** The first six digits of the card number. */
  payment_method_bin?: readonly string[] | null;
  /** Who issued the card. */
  payment_method_card_issuer_name?: readonly string[] | null;
  /** `credit`, `debit` or `prepaid`. */
  payment_method_card_type?: readonly string[] | null;
  /** Where the card was issued, or the account is kept. */
  payment_method_country?: readonly string[] | null;
  /** The scheme of the card. */
  payment_method_scheme?: readonly string[] | null;
  /** The payment service that was last tried. */
  payment_service_id?: readonly string[] | null;
  /** As in the transaction: `ecommerce`, `moto`, `recurring` … */
  payment_source?: readonly string[] | null;
  /** What the processor said, in its own words. */
  raw_response_code?: readonly string[] | null;
  /** The rule of the flow that chose payment services. */
  rule_id_route_transaction?: readonly string[] | null;
  /** The rule of the flow that decided on 3-D Secure. */
  rule_id_skip_3ds?: readonly string[] | null;
  /** Rules have no variants here, so no payment has one. */
  rule_variant_id?: readonly string[] | null;
  /** The answer of the authentication: `Y` or `A`. */
  three_d_secure_auth_resp?: readonly string[] | null;
  /** The Electronic Commerce Indicator. */
  three_d_secure_eci?: readonly string[] | null;
  /** `frictionless` or `challenge`. */
  three_d_secure_method?: readonly string[] | null;
}>;

/** What `metricsExplorer.metrics.totals.get` can be asked for. */
export type GetMetricsExplorerTotalsQuery = Readonly<{
  /** When the payments were created: two times with a slash between them, of which one may be a duration, or a duration until now, as in `PT24H`; at most 400 days. `2027-01-31T00:00:00+01:00[Europe/Berlin]/P7D` goes by days of a time zone. */
  datetime_range: string;
  /** How 3-D Secure ended: `complete`, `declined`, `cancelled`, `error`, `setup_error`. */
  authentication_outcome?: readonly string[] | null;
  /** `true`: the issuer agreed; `false`: declined or failed. */
  authorized?: readonly string[] | null;
  /** The country of the payment. */
  country?: readonly string[] | null;
  /** Three letters. */
  currency?: readonly string[] | null;
  /** Why it was declined or failed, as in the transaction. */
  error_code?: readonly string[] | null;
  /** What was sent to the processor, such as `pan` or `network_token`. */
  instrument_type?: readonly string[] | null;
  /** `true` or `false`. */
  is_subsequent_payment?: readonly string[] | null;
  /** `true` where 3-D Secure has moved liability for fraud to the issuer, else `false`. */
  liability_shifted?: readonly string[] | null;
  /** `true` or `false`. */
  merchant_initiated?: readonly string[] | null;
  /** `key:value`, of the keys that the operator has chosen (`RAILYARD_INSIGHTS_METADATA`). */
  metadata?: readonly string[] | null;
  /** The kind of payment method, such as `card`. */
  method?: readonly string[] | null;
  /** The first six digits of the card number. */
  payment_method_bin?: readonly string[] | null;
  /** Who issued the card. */
  payment_method_card_issuer_name?: readonly string[] | null;
  /** `credit`, `debit` or `prepaid`. */
  payment_method_card_type?: readonly string[] | null;
  /** Where the card was issued, or the account is kept. */
  payment_method_country?: readonly string[] | null;
  /** The scheme of the card. */
  payment_method_scheme?: readonly string[] | null;
  /** The payment service that was last tried. */
  payment_service_id?: readonly string[] | null;
  /** As in the transaction: `ecommerce`, `moto`, `recurring` … */
  payment_source?: readonly string[] | null;
  /** What the processor said, in its own words. */
  raw_response_code?: readonly string[] | null;
  /** The rule of the flow that chose payment services. */
  rule_id_route_transaction?: readonly string[] | null;
  /** The rule of the flow that decided on 3-D Secure. */
  rule_id_skip_3ds?: readonly string[] | null;
  /** Rules have no variants here, so no payment has one. */
  rule_variant_id?: readonly string[] | null;
  /** The answer of the authentication: `Y` or `A`. */
  three_d_secure_auth_resp?: readonly string[] | null;
  /** The Electronic Commerce Indicator. */
  three_d_secure_eci?: readonly string[] | null;
  /** `frictionless` or `challenge`. */
  three_d_secure_method?: readonly string[] | null;
  /** Whether to leave out the time before. */
  exclude_previous?: boolean | null;
}>;

/** What `monitoring.incidents.list` can be asked for. */
export type ListMonitoringIncidentsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only those that began between two times with a slash between them, as in `2027-01-31T00:00:00Z/2027-02-01T00:00:00Z`. */
  timestamp_interval?: string | null;
}>;

/** What `monitoring.metrics.list` can be asked for. */
export type ListMonitoringMetricsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Between which times to show samples, at most 31 days: two times with a slash between them, of which one may be a duration, or a duration until now, as in `P1D`. */
  samples_timestamp_interval: string;
  /** Only those with this in their name, in any case. */
  search?: string | null;
}>;

/** What `monitoring.metrics.get` can be asked for. */
export type GetMonitoringMetricQuery = Readonly<{
  /** Between which times to show samples, at most 31 days: two times with a slash between them, of which one may be a duration, or a duration until now, as in `P1D`. */
  samples_timestamp_interval?: string | null;
}>;

/** What `monitoring.metrics.incidents.list` can be asked for. */
export type ListMonitoringMetricIncidentsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only those that began between two times with a slash between them, as in `2027-01-31T00:00:00Z/2027-02-01T00:00:00Z`. */
  timestamp_interval?: string | null;
}>;

/** What `paymentLinks.list` can be asked for. */
export type ListPaymentLinksQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Made at this time or before. */
  created_at_lte?: string | null;
  /** Made at this time or after. */
  created_at_gte?: string | null;
  /** Changed at this time or before. */
  updated_at_lte?: string | null;
  /** Changed at this time or after. */
  updated_at_gte?: string | null;
  /** In one of these currencies. */
  currency?: readonly string[] | null;
  /** Exactly so much, in minor units. */
  amount_eq?: number | null;
  /** Of this amount or more. */
  amount_gte?: number | null;
  /** Of this amount or less. */
  amount_lte?: number | null;
  /** In one of these states. */
  status?: readonly PaymentLinkStatusInput[] | null;
  /** One of these is a part of the guest's name, address or identifier, in any case. */
  buyer_search?: readonly string[] | null;
}>;

/** What `paymentMethods.list` can be asked for. */
export type ListPaymentMethodsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only this buyer's. */
  buyer_id?: string | null;
  /** Only those of the buyer with this identifier of yours. */
  buyer_external_identifier?: string | null;
  /** Only those in one of these states. */
  status?: readonly PaymentMethodStatusInput[] | null;
  /** Only those with exactly this identifier of yours. */
  external_identifier?: string | null;
  /** Only those with exactly this label, such as the last four digits of the number. */
  label?: string | null;
  /** Only those of one of these schemes. */
  scheme?: readonly PaymentMethodSchemeInput[] | null;
  /** Only those with the number, or at the account, that has this fingerprint. */
  fingerprint?: string | null;
}>;

/** What `paymentMethods.paymentServiceTokens.list` can be asked for. */
export type ListPaymentMethodPaymentServiceTokensQuery = Readonly<{
  /** Only those of this payment service. */
  payment_service_id?: string | null;
}>;

/** What `paymentServiceDefinitions.list` can be asked for. */
export type ListPaymentServiceDefinitionsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `paymentServices.list` can be asked for. */
export type ListPaymentServicesQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only those that take this kind of payment method. */
  method?: PaymentMethodKindInput | null;
  /** True lists those that were deleted instead. */
  deleted?: boolean | null;
  /** False leaves `fields` and `reporting_fields` null. */
  include_fields?: boolean | null;
}>;

/** What `paymentServices.health.list` can be asked for. */
export type ListPaymentServiceHealthQuery = Readonly<{
  /** Which time is looked at, 31 days at most: as for the metrics explorer. */
  datetime_range?: string | null;
}>;

/** What `paymentServices.health.get` can be asked for. */
export type GetPaymentServiceHealthQuery = Readonly<{
  /** Which time is looked at, 31 days at most: as for the metrics explorer. */
  datetime_range?: string | null;
}>;

/** What `payouts.list` can be asked for. */
export type ListPayoutsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Made at this moment or before. */
  created_at_lte?: string | null;
  /** Made at this moment or after. */
  created_at_gte?: string | null;
  /** Last changed at this moment or before. */
  updated_at_lte?: string | null;
  /** Last changed at this moment or after. */
  updated_at_gte?: string | null;
  /** Only those with exactly this identifier of yours. */
  external_identifier?: string | null;
  /** Only the one with this id of the processor's. */
  payment_service_payout_id?: string | null;
  /** Only those in one of these states. */
  status?: readonly PayoutStatusInput[] | null;
}>;

/** What `processorReports.list` can be asked for. */
export type ListProcessorReportsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Announced at this moment or before. */
  announced_at_lte?: string | null;
  /** Announced at this moment or after. */
  announced_at_gte?: string | null;
  /** In one of these states. */
  status?: readonly ProcessorReportStatusInput[] | null;
  /** Of one of these payment services. */
  payment_service_id?: readonly string[] | null;
  /** With exactly this name of the processor's. */
  name?: string | null;
  /** Whether lines of it came to nothing. */
  has_unmatched?: boolean | null;
}>;

/** What `processorReports.unmatchedLines.list` can be asked for. */
export type ListProcessorReportLinesQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `reconciliations.list` can be asked for. */
export type ListReconciliationsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only those that are open, or closed. */
  status?: ReconciliationStatusInput | null;
  /** This day, or later ones. */
  date_gte?: string | null;
  /** This day, or earlier ones. */
  date_lte?: string | null;
  /** Only those with differences on which somebody has to act, or only those without. */
  needs_attention?: boolean | null;
}>;

/** What `reconciliations.differences.list` can be asked for. */
export type ListReconciliationDifferencesQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Of one of these reasons. */
  reason?: readonly ReconciliationReasonInput[] | null;
}>;

/** What `refunds.list` can be asked for. */
export type ListRefundsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** True has the answer say what all of the list comes to. */
  totals?: boolean | null;
  /** Asked for at this moment or before. */
  created_at_lte?: string | null;
  /** Asked for at this moment or after. */
  created_at_gte?: string | null;
  /** In one of these states. */
  status?: readonly RefundStatusInput[] | null;
  /** Only the one with this id. */
  id?: string | null;
  /** With this id in base 62. */
  reconciliation_id?: string | null;
  /** Only those of the transaction with this id. */
  transaction_id?: string | null;
  /** With this id of the processor's. */
  payment_service_refund_id?: string | null;
  /** With exactly this identifier of yours. */
  external_identifier?: string | null;
  /** Of exactly this amount, in minor units. */
  amount_eq?: number | null;
  /** Of this amount or less, in minor units. */
  amount_lte?: number | null;
  /** Of this amount or more, in minor units. */
  amount_gte?: number | null;
  /** In one of these currencies. */
  currency?: readonly string[] | null;
  /** At one of these payment services. */
  payment_service_id?: readonly string[] | null;
  /** To payment methods, or to gift cards. */
  target_type?: RefundTargetTypeInput | null;
}>;

/** What `relayRequests.list` can be asked for. */
export type ListRelayRequestsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only those to this host. */
  host?: string | null;
  /** Only those to a host that this configuration has now. */
  vault_forward_config_id?: string | null;
  /** Only those that named this authentication method. */
  vault_forward_authentication_id?: string | null;
  /** Only those that named this payment method. */
  payment_method_id?: string | null;
  /** Only those that ended so. */
  outcome?: RelayRequestOutcomeInput | null;
  /** Only those of this time or later. */
  created_at_gte?: string | null;
  /** Only those of this time or earlier. */
  created_at_lte?: string | null;
}>;

/** What `reportExecutions.list` can be asked for. */
export type ListAllReportExecutionsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only runs of reports whose name has this in it, in any case. */
  report_name?: string | null;
  /** Only runs that began until then. */
  created_at_lte?: string | null;
  /** Only runs that began from then on. */
  created_at_gte?: string | null;
  /** Only runs in one of these states. */
  status?: readonly ReportExecutionStatusInput[] | null;
  /** Only runs of reports that one of these keys made. */
  creator_id?: readonly string[] | null;
}>;

/** What `reports.list` can be asked for. */
export type ListReportsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only reports with one of these schedules. */
  schedule?: readonly ReportScheduleInput[] | null;
  /** Only reports that run by themselves, or only those that do not. */
  schedule_enabled?: boolean | null;
  /** Only reports whose name has this in it, in any case. */
  name?: string | null;
}>;

/** What `reports.executions.list` can be asked for. */
export type ListReportExecutionsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `requests.list` can be asked for. */
export type ListRequestsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only the call that was answered with this `x-request-id`. */
  request_id?: string | null;
  /** Only calls of this operation. */
  operation?: string | null;
  /** Only calls by this key. */
  api_key_pair_id?: string | null;
  /** Only calls by this person. */
  user_id?: string | null;
  /** Only calls that were answered so. */
  status?: number | null;
  /** Only calls that were answered so or higher: 400 for all errors. */
  status_gte?: number | null;
  /** Only calls that ended in this error. */
  error_code?: string | null;
  /** Only those of this time or later. */
  created_at_gte?: string | null;
  /** Only those of this time or earlier. */
  created_at_lte?: string | null;
  /** Only calls of which it was not known for which merchant account they were: without a good token, or without any. For callers who may act for every merchant account. */
  of_nobody?: boolean | null;
}>;

/** What `roles.list` can be asked for. */
export type ListRolesQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `roles.assignments.list` can be asked for. */
export type ListRoleAssignmentsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only roles of this user. */
  user_id?: string | null;
}>;

/** What `sandbox.due.get` can be asked for. */
export type GetSandboxDueQuery = Readonly<{
  /** Until when, by the clock of the merchant account, as `GET /sandbox/clock` tells it. */
  until: string;
}>;

/** What `savedViews.list` can be asked for. */
export type ListSavedViewsQuery = Readonly<{
  /** Of this screen; left out, of all. */
  screen?: string | null;
}>;

/** What `settlementReports.list` can be asked for. */
export type ListSettlementReportsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Whose first line came at this moment or before. */
  created_at_lte?: string | null;
  /** Whose first line came at this moment or after. */
  created_at_gte?: string | null;
  /** With a line that was booked at this moment or before. */
  posted_at_lte?: string | null;
  /** With a line that was booked at this moment or after. */
  posted_at_gte?: string | null;
  /** Only the one with this id. */
  id?: string | null;
  /** Of one of these payment services. */
  payment_service_id?: readonly string[] | null;
  /** In one of these currencies. */
  currency?: readonly string[] | null;
}>;

/** What `settlements.list` can be asked for. */
export type ListSettlementsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** That reached this instance at this moment or before. */
  ingested_at_lte?: string | null;
  /** That reached this instance at this moment or after. */
  ingested_at_gte?: string | null;
  /** Booked by the processor at this moment or before. */
  posted_at_lte?: string | null;
  /** Booked by the processor at this moment or after. */
  posted_at_gte?: string | null;
  /** Of one of these types. */
  type?: readonly SettlementLineTypeInput[] | null;
  /** Only those of the transaction with this id. */
  transaction_id?: string | null;
  /** Only the settlement of this refund. */
  refund_id?: string | null;
  /** Only what stands in the report with this id. */
  payment_service_report_id?: string | null;
  /** Read in this file, a processor report. */
  payment_service_report_file_id?: string | null;
  /** Reported by the processor of one of these payment services. */
  payment_service_id?: readonly string[] | null;
  /** In one of these currencies. */
  currency?: readonly string[] | null;
  /** Of exactly this amount, in minor units. */
  amount_eq?: number | null;
  /** Of this amount or less, in minor units. */
  amount_lte?: number | null;
  /** Of this amount or more, in minor units. */
  amount_gte?: number | null;
}>;

/** What `threeDsScenarios.list` can be asked for. */
export type GetThreeDsScenarioQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `threeDsServerDefinitions.list` can be asked for. */
export type ListThreeDsServerDefinitionsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `tokenServiceDefinitions.list` can be asked for. */
export type ListTokenServiceDefinitionsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `transactions.list` can be asked for. */
export type ListTransactionsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** True has the answer say what all of the list comes to. */
  totals?: boolean | null;
  /** Made at this moment or before. */
  created_at_lte?: string | null;
  /** Made at this moment or after. */
  created_at_gte?: string | null;
  /** Last changed at this moment or before. */
  updated_at_lte?: string | null;
  /** Last changed at this moment or after. */
  updated_at_gte?: string | null;
  /** A part of an id, an identifier of yours, or the buyer's name or e-mail address. */
  search?: string | null;
  /** Of the buyer with this identifier of yours, and of guests who were sent with it, by a front end too. */
  buyer_external_identifier?: string | null;
  /** Paid by this stored buyer. */
  buyer_id?: string | null;
  /** Of buyers and guests with this e-mail address. */
  buyer_email_address?: string | null;
  /** Asked for by a browser with this address. */
  ip_address?: string | null;
  /** In one of these states. */
  status?: readonly TransactionStatusInput[] | null;
  /** Only the one with this id. */
  id?: string | null;
  /** With this id of the processor's. */
  payment_service_transaction_id?: string | null;
  /** With exactly this identifier of yours. */
  external_identifier?: string | null;
  /** JSON objects of strings: all of their keys must be there with these values. */
  metadata?: readonly string[] | null;
  /** For exactly this amount, in minor units. */
  amount_eq?: number | null;
  /** For this amount or less, in minor units. */
  amount_lte?: number | null;
  /** For this amount or more, in minor units. */
  amount_gte?: number | null;
  /** In one of these currencies. */
  currency?: readonly string[] | null;
  /** Of buyers in one of these countries. */
  country?: readonly string[] | null;
  /** Last tried at one of these payment services. */
  payment_service_id?: readonly string[] | null;
  /** Paid with this stored payment method. */
  payment_method_id?: string | null;
  /** Paid with something that has this label. */
  payment_method_label?: string | null;
  /** Paid with one of these schemes. */
  payment_method_scheme?: readonly string[] | null;
  /** Paid with a method of this country. */
  payment_method_country?: string | null;
  /** Paid with this card, by its fingerprint. */
  payment_method_fingerprint?: string | null;
  /** Paid by one of these methods. */
  method?: readonly PaymentMethodKindInput[] | null;
  /** Declined or failed with one of these codes. */
  error_code?: readonly string[] | null;
  /** Whether anything was refunded. */
  has_refunds?: boolean | null;
  /** Whether a person has to decide. */
  pending_review?: boolean | null;
  /** Paid with the card of this checkout session. */
  checkout_session_id?: string | null;
  /** Made by this payment link. */
  payment_link_id?: string | null;
  /** With this id in base 62. */
  reconciliation_id?: string | null;
  /** Whether gift cards paid. */
  has_gift_card_redemptions?: boolean | null;
  /** Paid with this stored gift card. */
  gift_card_id?: string | null;
  /** Paid with a gift card that ends in these digits. */
  gift_card_last4?: string | null;
  /** Whether a settlement was reported. */
  has_settlements?: boolean | null;
  /** Paid with a card that begins with these digits. */
  payment_method_bin?: string | null;
  /** That came about in one of these ways. */
  payment_source?: readonly TransactionPaymentSourceInput[] | null;
  /** Whether it is a later one of a series. */
  is_subsequent_payment?: boolean | null;
  /** Whether the merchant charged without the buyer. */
  merchant_initiated?: boolean | null;
  /** Whether 3-D Secure was done. */
  used_3ds?: boolean | null;
  /** Whether a chargeback was reported. */
  disputed?: boolean | null;
  /** In the place of this expired one. */
  reauthorized_from_transaction_id?: string | null;
  /** Parts of the buyer's name, identifier or e-mail address, all of which must fit. */
  buyer_search?: readonly string[] | null;
}>;

/** What `transactions.complete` can be asked for. */
export type CompleteTransactionQuery = Readonly<{
  /** The secret in the completion URL, which stands for a bearer token. */
  token: string;
  /** What the provider's client SDK gave for its server, where it gives something. */
  payload?: string | null;
}>;

/** What `transactions.events.list` can be asked for. */
export type ListTransactionEventsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `transactions.postings.list` can be asked for. */
export type ListTransactionPostingsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `transactions.session.update` can be asked for. */
export type UpdateSessionQuery = Readonly<{
  /** `session_token` of the transaction, which stands for a bearer token. */
  token?: string | null;
}>;

/** What `transactions.story.get` can be asked for. */
export type GetTransactionStoryQuery = Readonly<{
  /** The language of its sentences. Left out: the first of `Accept-Language` that there is, else English. */
  language?: 'en' | 'es' | 'pt' | 'fr' | 'de' | 'ar' | null;
}>;

/** What `transparencyLog.checkpoints.list` can be asked for. */
export type ListTransparencyLogCheckpointsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `transparencyLog.consistencyProof.get` can be asked for. */
export type GetTransparencyLogConsistencyProofQuery = Readonly<{
  /** Size of the older checkpoint. */
  from: number;
  /** Size of the newer one; without it, the newest that there is. */
  to?: number | null;
}>;

/** What `transparencyLog.entries.list` can be asked for. */
export type ListTransparencyLogEntriesQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** From this place on. */
  index_gte?: number | null;
  /** Before this place; the size of a checkpoint, say. */
  index_lt?: number | null;
}>;

/** What `transparencyLog.inclusionProof.get` can be asked for. */
export type GetTransparencyLogInclusionProofQuery = Readonly<{
  /** Its place. One of `index` and `entry_id` is needed. */
  index?: number | null;
  /** The number of a posting, or the id of an entry of the audit log. */
  entry_id?: string | null;
  /** Of the tree; without it, that of the newest checkpoint. */
  size?: number | null;
}>;

/** What `users.list` can be asked for. */
export type ListUsersQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** A part of the name or the e-mail address, in any case. */
  search?: string | null;
}>;

/** What `webhookDeliveries.list` can be asked for. */
export type ListAllWebhookDeliveriesQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only those about this resource; of a payment, also those about its captures and refunds. */
  resource_id?: string | null;
  /** Only those that stand so. */
  status?: WebhookDeliveryStatusInput | null;
  /** Only those of this event. */
  event?: WebhookEventNameInput | null;
  /** Only those of this time or later. */
  created_at_gte?: string | null;
  /** Only those of this time or earlier. */
  created_at_lte?: string | null;
}>;

/** What `webhookSubscriptions.list` can be asked for. */
export type ListWebhookSubscriptionQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What `webhookSubscriptions.deliveries.list` can be asked for. */
export type ListWebhookDeliveriesQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
  /** Only those that stand so. */
  status?: WebhookDeliveryStatusInput | null;
  /** Only those of this event. */
  event?: WebhookEventNameInput | null;
  /** Only those of this time or later. */
  created_at_gte?: string | null;
  /** Only those of this time or earlier. */
  created_at_lte?: string | null;
}>;

/** What `webhookSubscriptions.resends.list` can be asked for. */
export type ListWebhookResendsQuery = Readonly<{
  /** `next_cursor` or `previous_cursor` of an earlier answer, with the same filters; left out, the first page. */
  cursor?: string | null;
  /** How many records a page holds at most. */
  limit?: number | null;
}>;

/** What a webhook carries, by the name of its event. A later version may have more of them. */
export type WebhookBodies = Readonly<{
  'api-key-pair.created': ApiKeyPairWebhook;
  'api-key-pair.deleted': ApiKeyPairWebhook;
  'api-key-pair.updated': ApiKeyPairWebhook;
  'buyer.created': BuyerWebhook;
  'buyer.deleted': BuyerWebhook;
  'buyer.updated': BuyerWebhook;
  'capture.declined': CaptureWebhook;
  'capture.failed': CaptureWebhook;
  'capture.pending': CaptureWebhook;
  'capture.succeeded': CaptureWebhook;
  'card-export.finished': CardExportWebhook;
  'dispute.accepted': DisputeWebhook;
  'dispute.closed': DisputeWebhook;
  'dispute.expired': DisputeWebhook;
  'dispute.lost': DisputeWebhook;
  'dispute.opened': DisputeWebhook;
  'dispute.response-failed': DisputeWebhook;
  'dispute.submitted': DisputeWebhook;
  'dispute.updated': DisputeWebhook;
  'dispute.won': DisputeWebhook;
  'experiment.ended': ExperimentWebhook;
  'gift-card.created': GiftCardWebhook;
  'gift-card.deleted': GiftCardWebhook;
  'monitoring.incident.closed': MonitoringIncidentWebhook;
  'monitoring.incident.created': MonitoringIncidentWebhook;
  'payment-link.created': PaymentLinkWebhook;
  'payment-link.updated': PaymentLinkWebhook;
  'payment-method.authorization-expiring': PaymentMethodWebhook;
  'payment-method.authorization-update-required': PaymentMethodWebhook;
  'payment-method.authorization-updated': PaymentMethodWebhook;
  'payment-method.deleted': PaymentMethodWebhook;
  'payment-method.paused': PaymentMethodWebhook;
  'payment-method.resumed': PaymentMethodWebhook;
  'payment-method.updated': PaymentMethodWebhook;
  'payout.declined': PayoutWebhook;
  'payout.failed': PayoutWebhook;
  'payout.pending': PayoutWebhook;
  'payout.returned': PayoutWebhook;
  'payout.succeeded': PayoutWebhook;
  'reconciliation.closed': ReconciliationWebhook;
  'reconciliation.unexplained': ReconciliationWebhook;
  'refund.declined': RefundWebhook;
  'refund.failed': RefundWebhook;
  'refund.processing': RefundWebhook;
  'refund.succeeded': RefundWebhook;
  'report-execution.failed': ReportExecutionWebhook;
  'report-execution.succeeded': ReportExecutionWebhook;
  'shipping-details.created': ShippingDetailsWebhook;
  'shipping-details.deleted': ShippingDetailsWebhook;
  'shipping-details.updated': ShippingDetailsWebhook;
  'transaction.authenticated': TransactionWebhook;
  'transaction.authentication-pending': TransactionWebhook;
  'transaction.authorized': TransactionWebhook;
  'transaction.capture-failed': TransactionWebhook;
  'transaction.capture-pending': TransactionWebhook;
  'transaction.captured': TransactionWebhook;
  'transaction.declined': TransactionWebhook;
  'transaction.failed': TransactionWebhook;
  'transaction.modified': TransactionWebhook;
  'transaction.retry-ended': TransactionWebhook;
  'transaction.retry-planned': TransactionWebhook;
  'transaction.retry-recovered': TransactionWebhook;
  'transaction.review-accepted': TransactionWebhook;
  'transaction.settled': TransactionWebhook;
  'transaction.void-declined': TransactionWebhook;
  'transaction.void-failed': TransactionWebhook;
  'transaction.void-pending': TransactionWebhook;
  'transaction.voided': TransactionWebhook;
  'transparency-log.checkpoint-signed': TransparencyLogWebhook;
}>;
