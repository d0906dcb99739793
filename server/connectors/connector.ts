import type { Currency } from '../domain/currency.ts';
import type { ErrorCode } from '../domain/decline.ts';
import type { Expiry } from '../domain/expiry.ts';
import type { Money } from '../domain/money.ts';
import { type Recovery, PROMPT_LOOK_UP } from '../domain/operation/recovery.ts';
import type { ConnectorState, Mandate, Outcome, ProcessorReference, StoredToken } from '../domain/outcome.ts';
import type { Airline } from '../domain/purchase/airline.ts';
import type { CartItem } from '../domain/purchase/cart-item.ts';
import type { BrowserInfo, LevelTwoThree, StatementDescriptor } from '../domain/purchase/details.ts';
import type { Buyer, PayoutMerchant, Recipient, ShippingDetails } from '../domain/purchase/people.ts';
import type { Secret } from '../domain/secret.ts';
import type { Exemption } from '../domain/three-d-secure/exemption.ts';
import {
  type Capabilities,
  type DeclaredCapabilities,
  type IntegrationClient,
  capabilitiesOf,
} from './capabilities.ts';
import { type LargestAmount, holdToLargestAmount } from './largest-amount.ts';
import type { Disputes, EventReading, EventTools, RawEvents } from './events.ts';
import type { OptionBlock } from './options.ts';
import type { SettlementReports } from './settlement-reports.ts';
import type { FormFields, Wire, WireAuthentication, WireRequest, WireText } from '../net/wire.ts';

/** One field of a connector's settings. Drives validation, the dashboard form, redaction and the docs. */
export type Field = Readonly<{
  displayName: string;
  help: string;
  required: boolean;
  sensitive: boolean;
  format: 'text' | 'multiline' | 'number' | 'boolean' | 'timezone';
  pattern?: RegExp;
}>;
export type Fields = Readonly<Record<string, Field>>;
/** Sensitive fields as `Secret`s, the others as text; a field that is not required may be absent. */
export type Settings<F extends Fields> = {
  readonly [Key in keyof F]: SettingOf<F[Key]> | (F[Key]['required'] extends true ? never : undefined);
};
type SettingOf<One extends Field> = One['sensitive'] extends true
  ? Secret
  : One['sensitive'] extends false
    ? string
    : Secret | string;

/**
 * What a connector is handed for every operation. It holds no clock, no socket and no card number of its own.
 * A connector does not catch what `http.send` throws: a `WireFault` says whether anything left, and `attempt`
 * (payment-services/attempt.ts) turns it into `failed` or `unknown` for every connector alike.
 */
export type Call<F extends Fields, Input> = Readonly<{
  input: Input;
  settings: Settings<F>;
  /** Our merchant account, for processors that keep the merchants of one contract apart (sub-merchants). */
  merchantAccountId: string;
  /**
   * Our operation id: stable over every repetition of this operation, so it is also the processor's
   * idempotency key.
   */
  operationId: string;
  /** `connection_options[<connector id>]` of the transaction; `readOptions` reads it. */
  options: Readonly<Record<string, unknown>>;
  /** Where the processor is: its sandbox (our simulator) or its real address. */
  baseUrl: string;
  http: Wire;
  /** The handle of what `login` brought; null for a connector without one. */
  accessToken: Secret | null;
  /** What the connector left of this payment; empty before it was authorized. */
  state: ConnectorState;
  /**
   * Where this payment service takes the processor's events, for processors that are told with each payment;
   * null where the connector takes none.
   */
  webhookUrl: string | null;
  /**
   * The merchant wants to be told there of what is settled, for processors that are told so with each
   * payment.
   */
  reportsSettlements?: boolean;
  now: Date;
}>;

export type { Expiry, FormFields, IntegrationClient, WireRequest, WireText };
export type { Disputes } from './events.ts';
export { cellsBy } from './settlement-reports.ts';
export type {
  Cell,
  LinePart,
  LineReader,
  Movements,
  Net,
  ReportLine,
  SettlementReports,
} from './settlement-reports.ts';

/** What this transaction pays with. */
export type Instrument =
  | Readonly<{
      method: 'card';
      number: Secret;
      expiry: Expiry | null;
      securityCode: Secret | null;
      scheme: string;
      /** `scheme`, where buyer or flow chose it of several that the card has; null: nobody did. */
      preferredScheme: string | null;
      bin: string;
      lastFour: string;
    }>
  | Readonly<{
      method: 'network-token';
      token: Secret;
      cryptogram: Secret | null;
      /** The wallet that gave it with this payment. */
      wallet?: 'applepay' | 'googlepay';
      eci: string | null;
      expiry: Expiry;
      scheme: string;
      lastFour: string;
    }>
  | Readonly<{
      method: 'bank';
      scheme: 'ach' | 'sepa' | 'bacs';
      account: Secret;
      /** `account` is a token that the processor gave for it. */
      isTokenized: boolean;
      routing: string | null;
      accountType: string | null;
      holder: Readonly<{ firstName: string | null; lastName: string | null; companyName: string | null }>;
      mandate: ProcessorReference | null;
    }>
  | Readonly<{ method: 'redirect'; name: string }>
  | Readonly<{ method: 'stored-token'; token: Secret; name: string }>;

export type ThreeDSecureResult = Readonly<{
  eci: string | null;
  cavv: string | null;
  version: string;
  directoryTransactionId: string | null;
  transactionStatus: string | null;
}>;

/** Everything a transaction carries that a processor may want. */
export type Authorize = Readonly<{
  transactionId: string;
  /** When the transaction was asked for; recovery may send it later. */
  createdAt: Date;
  amount: Money;
  instrument: Instrument;
  /** True when authorization and capture are to happen in one message. */
  capture: boolean;
  initiator: 'customer' | 'merchant';
  paymentSource: string;
  isSubsequentPayment: boolean;
  store: boolean;
  previousSchemeTransactionId: string | null;
  /** The scheme's newer id, where it gives one. */
  previousTransactionLinkId: string | null;
  country: string | null;
  buyer: Buyer | null;
  /** Ours, where the buyer is one of the merchant's: the same for all that they pay. */
  buyerId: string | null;
  /** Where the buyer is, as a merchant's server said in `X-Forwarded-For`; else whoever called. */
  ipAddress: string | null;
  shippingDetails: ShippingDetails | null;
  cartItems: readonly CartItem[];
  description: string | null;
  statementDescriptor: StatementDescriptor | null;
  metadata: Readonly<Record<string, string>>;
  airline: Airline | null;
  antiFraudFingerprint: string | null;
  browserInfo: BrowserInfo | null;
  installmentCount: number | null;
  levelTwoThree: LevelTwoThree;
  accountFunding: boolean;
  recipient: Recipient | null;
  threeDSecure: ThreeDSecureResult | null;
  /** What the issuer is to be asked for; null unless this connector takes it. */
  exemption: Exemption | null;
  externalIdentifier: string | null;
  redirectUrl: string | null;
  /** Our page that the processor sends the buyer back to. */
  returnUrl: string | null;
  integrationClient: IntegrationClient | null;
  approvalExpiresAt: Date | null;
  allowPartialAuthorization: boolean;
}>;

/** Money that goes out, to a card. */
export type Payout = Readonly<{
  amount: Money;
  instrument: Extract<Instrument, Readonly<{ method: 'card' }>>;
  buyer: Buyer | null;
  /** On whose behalf it is paid, where that is not the merchant. */
  merchant: PayoutMerchant | null;
  category: string | null;
  externalIdentifier: string | null;
}>;

/**
 * An operation on an earlier one. `of` is the processor's reference of the authorization (or of the capture,
 * for a refund).
 */
export type Follow = Readonly<{
  transactionId: string;
  amount: Money;
  of: ProcessorReference;
  reason: string | null;
  final: boolean;
  /** As it stands before this. */
  paid: Readonly<{ authorized: bigint; captured: bigint; refunded: bigint }>;
  /** What is delivered with this capture, where the merchant said so. */
  delivered?: Readonly<{ cartItems: readonly CartItem[]; airline: Airline | null }>;
  /** What was paid with, for processors that want it told again; `expiry` of a card. */
  instrument: Readonly<{ lastFour: string | null; scheme: string | null; expiry: Expiry | null }>;
}>;

/**
 * What came back with the buyer's browser, or with the client that was in between: names and values of the
 * return address. Anybody may have written it; the processor says whether it holds.
 */
export type ReturnParameters = Readonly<Record<string, string>>;

export type AuthorizedAmounts = Readonly<{
  /** Minor units, never more than asked for. */
  authorized: bigint;
  /** Minor units captured in the same message; 0 when authorized only. */
  captured: bigint;
  schemeTransactionId: string | null;
  avs: string | null;
  cvv: string | null;
  authorizationCode: string | null;
  /** Where the answer has it already. */
  storedToken?: StoredToken;
  additionalIdentifiers?: Readonly<Record<string, string | null>>;
  mandate?: Mandate;
  /** As the answer names it: amounts in another than was asked for are not believed. */
  currency?: Currency;
}>;
/** What of it only cards have: money that comes by bank, voucher or wallet has none. */
export const NO_CARD = {
  schemeTransactionId: null,
  avs: null,
  cvv: null,
  authorizationCode: null,
} as const satisfies Partial<AuthorizedAmounts>;

export type MovedAmount = Readonly<{ amount: bigint; currency?: Currency }>;

export type Tokenize = Readonly<{
  instrument: Instrument;
  /** Our page that the processor sends the buyer back to. */ returnUrl: string;
}>;
/** The processor's token. To be held and sealed at once. `label`: what the buyer knows the account by. */
export type ProcessorToken = Readonly<{ token: string; label?: string | null }>;

/** The processor's answer as it came, for the merchant's front end; `code` where it is a refusal. */
export type ClientSession = Readonly<{
  kind: 'answered';
  code: ErrorCode | null;
  statusCode: number;
  body: Readonly<Record<string, unknown>> | null;
}>;

/**
 * What a client SDK needs to show the processor's own button or sheet: `order_id`, `client_id`,
 * `merchant_id`, `currency`, `intent`, `funding_source`.
 */
export type SessionData = Readonly<Record<string, string | null>>;

/**
 * What the processor says about one operation of ours, found by our reference. `not_found`: it never heard of
 * it.
 */
export type LookUpOutcome =
  | Outcome<AuthorizedAmounts>
  | Outcome<MovedAmount>
  | Readonly<{ kind: 'not_found' }>;

export type Complete = Readonly<{
  of: ProcessorReference;
  capture: boolean;
  /** Null where nobody came back: an event said that the buyer has approved, or a worker asks. */
  returned: ReturnParameters | null;
}>;

/**
 * `of`: the payment that a follow-up operation is on. `reference`: what the processor calls the operation, once it did;
 * all that is known of a refund that was made at the processor. `sentAt`: by the machine's clock; null: not known.
 */
export type LookUp = Readonly<{
  kind: OperationKind;
  of: ProcessorReference | null;
  reference?: ProcessorReference;
  sentAt: Date | null;
}>;

/** An absent key is an unsupported operation. Nothing else says so. */
export interface Operations<F extends Fields> {
  authorize(call: Call<F, Authorize>): Promise<Outcome<AuthorizedAmounts>>;
  /**
   * Looks one of our operations up at the processor, by our operation id. Required of connectors that recover
   * by look-up.
   */
  find?(call: Call<F, LookUp>): Promise<LookUpOutcome>;
  capture?(call: Call<F, Follow>): Promise<Outcome<MovedAmount>>;
  void?(call: Call<F, Follow>): Promise<Outcome<MovedAmount>>;
  refund?(call: Call<F, Follow>): Promise<Outcome<MovedAmount>>;
  cancel?(call: Call<F, Follow>): Promise<Outcome<MovedAmount>>;
  increment?(call: Call<F, Follow>): Promise<Outcome<MovedAmount>>;
  /** Pays out. One that is `pending` ends by event, or is found ended. */
  payout?(call: Call<F, Payout>): Promise<Outcome<MovedAmount>>;
  /** Whether the merchant's `POST …/sync` is offered. `find` alone is for recovery. */
  sync?(call: Call<F, { of: ProcessorReference }>): Promise<Outcome<AuthorizedAmounts>>;
  /**
   * The buyer has approved: authorizes or captures the order that `authorize` left pending. Called once or
   * often, at the buyer's return or at the completion address, with the operation id of that `authorize`; the
   * processor does it once. Still `pending` while the buyer has not approved.
   */
  complete?(call: Call<F, Complete>): Promise<Outcome<AuthorizedAmounts>>;
  /**
   * What a client SDK goes on with, for an order that `authorize` left pending. `payload`: what the front end
   * sent, unvalidated.
   */
  session?(
    call: Call<
      F,
      { of: ProcessorReference; client: IntegrationClient; payload: Readonly<Record<string, unknown>> | null }
    >,
  ): Promise<Outcome<SessionData>>;
  /**
   * What a client SDK starts with before there is an order. `payload`: what the merchant sent for it,
   * unvalidated. Moves nothing, so it may always be asked again.
   */
  clientSession?(
    call: Call<F, Readonly<{ payload: Readonly<Record<string, unknown>> }>>,
  ): Promise<ClientSession>;
  /**
   * Has the processor make its own token of an instrument, for later charges through it. `pending`: the buyer
   * must approve. The same operation id gives the same token.
   */
  tokenize?(call: Call<F, Tokenize>): Promise<Outcome<ProcessorToken>>;
  /** How the making of a token went, by our operation id. */
  findToken?(call: Call<F, null>): Promise<Outcome<ProcessorToken> | Readonly<{ kind: 'not_found' }>>;
  /**
   * Has the processor forget a token. Forgetting one that it does not know succeeds. `buyerId`: whose payments it was
   * for, as `authorize` named them.
   */
  deleteToken?(call: Call<F, Readonly<{ token: Secret; buyerId: string | null }>>): Promise<Outcome<null>>;
  /**
   * Ends a mandate at the processor: nothing more can be debited under it. Ending one that has ended
   * succeeds.
   */
  cancelMandate?(call: Call<F, { mandate: ProcessorReference }>): Promise<Outcome<null>>;
  /** Checks the settings; gives a sentence that says what is wrong, or null. */
  verify?(call: Call<F, null>): Promise<string | null>;
}

export type OperationKind =
  | 'authorize'
  | 'capture'
  | 'void'
  | 'refund'
  | 'cancel'
  | 'increment'
  | 'sync'
  | 'payout'
  | 'complete'
  | 'session'
  | 'cancelMandate'
  | 'clientSession'
  | 'tokenize'
  | 'findToken'
  | 'deleteToken';

/**
 * One of the relay's authentication methods, as docs/relay-authentication.md lists them with their fields:
 * mutual TLS, a signature, payload encryption. At most one of a kind.
 */
export type Authentication = Omit<WireAuthentication, 'id'>;

/**
 * How an access token is had: once for a payment service, renewed before it ends. `tokenAt`: where it stands in
 * the answer, as a JSON pointer; it is taken out before anybody reads the answer, and handed on as `call.accessToken`.
 */
export type Login<F extends Fields> = Readonly<{
  request(of: Readonly<{ settings: Settings<F>; baseUrl: string; now: Date }>): WireRequest;
  tokenAt: string;
  /** For how many seconds it is good; null: the log-in was refused. */
  lifetimeOf(status: number, text: string): number | null;
}>;

export type AfterPaymentSupport = Readonly<{
  /** Null: there are none. */
  disputes: EventSupport | null;
  /** What its API calls the handing in of documents. Nobody can ask for that here. */
  documents: string | null;
  settlements: EventSupport;
  /** What the merchant is paid, at their bank. */
  bank: EventSupport;
}>;
/** `read`: by what it is told. `left`: what else there is, and why it is not read. */
type EventSupport = Readonly<{ read: string; left?: string } | { left: string }>;

/** `burst`: how many at once. */
export type Pace = Readonly<{ perSecond: number; burst: number }>;

export interface Connector<F extends Fields = Fields> {
  /** `{processor}-{method}`, for example `mock-card`. */
  readonly id: string;
  /** Whom it speaks to, where several connectors speak to one. Default: `id`. */
  readonly processor?: string;
  readonly displayName: string;
  readonly method: string;
  readonly settings: F;
  /** Never sensitive. */
  readonly reportingFields: Fields;
  /** `sandbox: null` means: our simulator, whose address the service knows. */
  readonly baseUrls: Readonly<{ sandbox: string | null; production: string | null }>;
  /**
   * In production, over `baseUrls`, for processors that give each merchant an address: out of settings whose
   * pattern leaves no other host. Null: the settings do not say.
   */
  readonly addressOf?: (settings: Readonly<Record<string, unknown>>) => string | null;
  readonly login?: Login<F>;
  /** What the processor takes of one account. Requests beyond it wait a moment, or are not sent. */
  readonly pace?: Pace;
  readonly accepts: readonly Readonly<{
    method: Instrument['method'];
    schemes: readonly string[] | 'any';
    currencies: readonly Currency[] | 'any';
    countries: readonly string[] | 'any';
  }>[];
  readonly capabilities: Capabilities;
  /** What is more is refused by its name, and not sent. Absent: it takes any amount, or says no by itself. */
  readonly largestAmount?: LargestAmount;
  /** What transactions may say to it alone. */
  readonly options?: OptionBlock;
  /**
   * What every request of this connector takes before it leaves, with its fields out of the settings. Absent:
   * nothing but what `operations` writes.
   */
  authentications?(settings: Settings<F>): readonly Authentication[];
  readonly operations: Operations<F>;
  /** How an outcome whose answer got lost is found out. */
  readonly recovery: Recovery;
  /** Where one kind of operation is found out in another way. */
  readonly recoveryOf?: Readonly<Partial<Record<OperationKind, Recovery>>>;
  /** The processor's raw decline codes in our vocabulary. */
  readonly declines: Readonly<Record<string, ErrorCode>>;
  readonly webhook?: {
    /** Verifies and reads what came; never throws for what was sent. */
    read(raw: RawEvents, settings: Settings<F>, tools: EventTools): Promise<EventReading>;
  };
  /** The turns of a dispute in the processor's words, and the lines that each brings: none where no money moves. */
  readonly disputes?: Disputes;
  /** Of processors that say what they settled in files. */
  readonly settlementReports?: SettlementReports<F>;
  /** Of processors that exist: what their APIs have of money after the payment, as the pages print it. */
  readonly afterwards?: AfterPaymentSupport;
}

export { PROMPT_LOOK_UP };

/** The policy of kind and connector. */
export function recoveryOf(
  connector: Pick<Connector, 'recovery' | 'recoveryOf'>,
  kind: OperationKind,
): Recovery {
  return connector.recoveryOf?.[kind] ?? connector.recovery;
}

/** A connector as its folder writes it down. */
export type Definition<F extends Fields> = Omit<Connector<F>, 'capabilities'> &
  Readonly<{ capabilities: DeclaredCapabilities }>;

export function defineConnector<const F extends Fields>(definition: Definition<F>): Connector<F> {
  const { displayName, largestAmount, operations } = definition;
  return {
    ...definition,
    operations:
      largestAmount === undefined ? operations : holdToLargestAmount(displayName, largestAmount, operations),
    capabilities: capabilitiesOf(definition),
  };
}
