import type { Currency } from '../domain/currency.ts';
import type { ErrorCode } from '../domain/decline.ts';
import type { Expiry } from '../domain/expiry.ts';
import { type Recovery, PROMPT_LOOK_UP } from '../domain/operation/recovery.ts';
import type { ConnectorState, Mandate, Outcome, ProcessorReference, StoredToken } from '../domain/outcome.ts';
import type { Secret } from '../domain/secret.ts';
import {
  type Capabilities,
  type DeclaredCapabilities,
  type IntegrationClient,
  capabilitiesOf,
} from './capabilities.ts';
import type { KeptTokens } from './kept-tokens.ts';
import { type LargestAmount, holdToLargestAmount } from './largest-amount.ts';
import type { Disputes, EventReading, EventTools, PayoutReturned, RawEvents } from './events.ts';
import type { AfterPaymentSupport } from './after-payment-support.ts';
import type { DisputeDesk } from './dispute-desk.ts';
import type { OptionBlock } from './options.ts';
import type { SettlementReports } from './settlement-reports.ts';
import type { FormFields, Wire, WireAuthentication, WireBody, WireRequest, WireText } from '../net/wire.ts';
import type { Instrument, Authorize, Payout, PayoutDestination, Follow, LookUp } from './call-input.ts';

/** One field of a connector's settings. Drives validation, the dashboard form, redaction and the docs. */
export type Field = Readonly<{
  /** Its name for a person. */
  displayName: string;
  /** What it is, and where it is found at the processor. */
  help: string;
  /** Whether a connection cannot be without it. */
  required: boolean;
  /** Whether it is a secret: sealed, and never shown again. */
  sensitive: boolean;
  /** What a form asks for it with. */
  format: 'text' | 'multiline' | 'number' | 'boolean' | 'timezone';
  /** What every value of it looks like. */
  pattern?: RegExp;
}>;
/** Settings of a connector, by key. */
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
  /** What is asked for. */
  input: Input;
  /** Settings of the connection, secrets as handles. */
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
  /** What sends requests; the vault fills handles in. */
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
  /** The merchant account's time. */
  now: Date;
}>;

export type { Expiry, FormFields, IntegrationClient, WireBody, WireRequest, WireText };
export type {
  Instrument,
  ThreeDSecureResult,
  Authorize,
  Payout,
  PayoutDestination,
  Follow,
  LookUp,
} from './call-input.ts';
export type { Disputes, PayoutReturned } from './events.ts';
export type { AfterPaymentSupport } from './after-payment-support.ts';
export type { DisputeDesk, DisputeEvidence, DisputeRef, FoundDispute } from './dispute-desk.ts';
export { multipart, restAsText } from './dispute-desk.ts';
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

/**
 * What came back with the buyer's browser, or with the client that was in between: names and values of the
 * return address. Anybody may have written it; the processor says whether it holds.
 */
export type ReturnParameters = Readonly<Record<string, string>>;

/** What an authorization moved, and what came with it. */
export type AuthorizedAmounts = Readonly<{
  /** Minor units, never more than asked for. */
  authorized: bigint;
  /** Minor units captured in the same message; 0 when authorized only. */
  captured: bigint;
  /** The scheme's id that later charges refer to; null: none. */
  schemeTransactionId: string | null;
  /** Answer of the address check, in the API's words; null: none. */
  avs: string | null;
  /** Answer of the security code check, in the API's words; null: none. */
  cvv: string | null;
  /** The issuer's code; null: none. */
  authorizationCode: string | null;
  /** Where the answer has it already. */
  storedToken?: StoredToken;
  /** Further ids of the processor, by name. */
  additionalIdentifiers?: Readonly<Record<string, string | null>>;
  /** The mandate that later debits refer to. */
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

/** What an operation moved. */
export type MovedAmount = Readonly<{
  /** Minor units. */
  amount: bigint;
  /** Where it is not the transaction's. */
  currency?: Currency;
}>;

/** What a token is made of. */
export type Tokenize = Readonly<{
  /** What later charges are to pay with. */
  instrument: Instrument;
  /** Our page that the processor sends the buyer back to. */ returnUrl: string;
}>;
/** The processor's token. To be held and sealed at once. `label`: what the buyer knows the account by. */
export type ProcessorToken = Readonly<{
  /** The processor's token. */
  token: string;
  /** What the buyer knows the account by; null: nothing. */
  label?: string | null;
}>;

/** The processor's answer as it came, for the merchant's front end; `code` where it is a refusal. */
export type ClientSession = Readonly<{
  kind: 'answered';
  /** Our word for the refusal; null: it is none. */
  code: ErrorCode | null;
  /** HTTP status of the processor's answer. */
  statusCode: number;
  /** The processor's answer; null: it had none. */
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

/** An order that the buyer has approved. */
export type Complete = Readonly<{
  /** The processor's id of the order. */
  of: ProcessorReference;
  /** Whether its money is taken with the authorization. */
  capture: boolean;
  /** Null where nobody came back: an event said that the buyer has approved, or a worker asks. */
  returned: ReturnParameters | null;
}>;

/** An absent key is an unsupported operation. Nothing else says so. */
export interface Operations<F extends Fields> {
  /** Asks for the money: holds it, or takes it where `capture` says so. */
  authorize(call: Call<F, Authorize>): Promise<Outcome<AuthorizedAmounts>>;
  /**
   * Looks one of our operations up at the processor, by our operation id. Required of connectors that recover
   * by look-up.
   */
  find?(call: Call<F, LookUp>): Promise<LookUpOutcome>;
  /** Looks a payout up, where what is found may be that it came back; without it `find` looks payouts up, too. */
  findPayout?(call: Call<F, LookUp>): Promise<LookUpOutcome | PayoutReturned>;
  /** Takes held money, or a part of it. */
  capture?(call: Call<F, Follow>): Promise<Outcome<MovedAmount>>;
  /** Lets held money go. */
  void?(call: Call<F, Follow>): Promise<Outcome<MovedAmount>>;
  /** Gives taken money back, or a part of it. */
  refund?(call: Call<F, Follow>): Promise<Outcome<MovedAmount>>;
  /** Ends an order that its buyer has not approved. */
  cancel?(call: Call<F, Follow>): Promise<Outcome<MovedAmount>>;
  /** Holds more on an authorization that is there. */
  increment?(call: Call<F, Follow>): Promise<Outcome<MovedAmount>>;
  /** Pays out. One that is `pending` ends by event, or is found ended. */
  payout?(call: Call<F, Payout>): Promise<Outcome<MovedAmount>>;
  /** Whether the merchant's `POST …/sync` is offered. `find` alone is for recovery. */
  sync?(
    call: Call<
      F,
      {
        /** The processor's id of the payment. */
        of: ProcessorReference;
      }
    >,
  ): Promise<Outcome<AuthorizedAmounts>>;
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
      {
        /** The processor's id of the order. */
        of: ProcessorReference;
        /** The SDK that goes on with it. */
        client: IntegrationClient;
        /** What the front end sent, unvalidated; null: nothing. */
        payload: Readonly<Record<string, unknown>> | null;
      }
    >,
  ): Promise<Outcome<SessionData>>;
  /**
   * What a client SDK starts with before there is an order. `payload`: what the merchant sent for it,
   * unvalidated. Moves nothing, so it may always be asked again.
   */
  clientSession?(
    call: Call<
      F,
      Readonly<{
        /** What the merchant sent for it, unvalidated. */
        payload: Readonly<Record<string, unknown>>;
      }>
    >,
  ): Promise<ClientSession>;
  /**
   * Has the processor make its own token of an instrument, for later charges through it. `pending`: the buyer
   * must approve. The same operation id gives the same token.
   */
  tokenize?(call: Call<F, Tokenize>): Promise<Outcome<ProcessorToken>>;
  /** How the making of a token went, by our operation id. */
  findToken?(call: Call<F, null>): Promise<Outcome<ProcessorToken> | Readonly<{ kind: 'not_found' }>>;
  /**
   * Has the processor forget a token. Forgetting one that it does not know succeeds. `buyerId`: whose it is, as
   * `authorize` named them.
   */
  deleteToken?(
    call: Call<
      F,
      Readonly<{
        /** Handle of the token. */
        token: Secret;
        /** Whose it is: ours of the buyer, or the `customer` of an instrument; null: not known. */
        buyerId: string | null;
      }>
    >,
  ): Promise<Outcome<null>>;
  /**
   * Ends a mandate at the processor: nothing more can be debited under it. Ending one that has ended
   * succeeds.
   */
  cancelMandate?(
    call: Call<
      F,
      {
        /** The processor's id of the mandate. */
        mandate: ProcessorReference;
      }
    >,
  ): Promise<Outcome<null>>;
  /** Checks the settings; gives a sentence that says what is wrong, or null. */
  verify?(call: Call<F, null>): Promise<string | null>;
}

/** What a connector can be asked to do, as `operations` has it. */
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
  /** The request whose answer has the token. */
  request(
    /** What the connection is asked with. */
    of: Readonly<{
      /** Settings of the connection, secrets as handles. */
      settings: Settings<F>;
      /** Where the processor is. */
      baseUrl: string;
      /** The merchant account's time. */
      now: Date;
    }>,
  ): WireRequest;
  /** Member of the answer that is the token. */
  tokenAt: string;
  /** For how many seconds it is good; null: the log-in was refused. */
  lifetimeOf(status: number, text: string): number | null;
}>;

/** `burst`: how many at once. */
export type Pace = Readonly<{
  /** Requests a second. */
  perSecond: number;
  /** How many at once. */
  burst: number;
}>;

/** A processor's API, as the rest of the service knows it. */
export interface Connector<F extends Fields = Fields> {
  /** `{processor}-{method}`, for example `mock-card`. */
  readonly id: string;
  /** Whom it speaks to, where several connectors speak to one. Default: `id`. */
  readonly processor?: string;
  /** Its name for a person. */
  readonly displayName: string;
  /** The published name of the method, such as `card`. */
  readonly method: string;
  /** What a connection is set up with. */
  readonly settings: F;
  /** Never sensitive. */
  readonly reportingFields: Fields;
  /** `sandbox: null` means: our simulator, whose address the service knows. */
  readonly baseUrls: Readonly<{
    /** Our simulator, or the processor's own sandbox; null: there is none. */
    sandbox: string | null;
    /** The processor's real address; null: it has none yet. */
    production: string | null;
  }>;
  /**
   * In production, over `baseUrls`, for processors that give each merchant an address: out of settings whose
   * pattern leaves no other host. Null: the settings do not say.
   */
  readonly addressOf?: (settings: Readonly<Record<string, unknown>>) => string | null;
  /** How an access token is asked for, where requests carry one. */
  readonly login?: Login<F>;
  /** What the processor takes of one account. Requests beyond it wait a moment, or are not sent. */
  readonly pace?: Pace;
  /** What it takes, each with where it may be used. */
  readonly accepts: readonly Readonly<{
    /** Kind of instrument. */
    method: Instrument['method'];
    /** Schemes that it takes. */
    schemes: readonly string[] | 'any';
    /** Currencies that it takes. */
    currencies: readonly Currency[] | 'any';
    /** Countries that buyers may pay from. */
    countries: readonly string[] | 'any';
  }>[];
  /** To what `payout` sends money; absent where there is no `payout`. */
  readonly payoutsTo?: readonly PayoutDestination[];
  /**
   * Which account at the processor payouts leave, where settings name one. It is kept with each: whoever looks for one
   * later looks there, whatever the settings are by then.
   */
  payoutsFrom?(settings: Settings<F>): string;
  /** Tokens of it that were made for somebody else than us; absent: it takes none. */
  readonly keptTokens?: KeptTokens;
  /** What it can do beside its operations. */
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
  /** What it can be asked to do. */
  readonly operations: Operations<F>;
  /** How an outcome whose answer got lost is found out. */
  readonly recovery: Recovery;
  /** Where one kind of operation is found out in another way. */
  readonly recoveryOf?: Readonly<Partial<Record<OperationKind, Recovery>>>;
  /** The processor's raw decline codes in our vocabulary. */
  readonly declines: Readonly<Record<string, ErrorCode>>;
  /** How the processor's events are read. */
  readonly webhook?: {
    /** Verifies and reads what came; never throws for what was sent. */
    read(raw: RawEvents, settings: Settings<F>, tools: EventTools): Promise<EventReading>;
  };
  /** The turns of a dispute in the processor's words, and the lines that each brings: none where no money moves. */
  readonly disputes?: Disputes;
  /** How its disputes are answered over its API. */
  readonly disputeDesk?: DisputeDesk<F>;
  /** Of processors that say what they settled in files. */
  readonly settlementReports?: SettlementReports<F>;
  /** Of processors that exist: what their APIs have of money after the payment, as the pages print it. */
  readonly afterwards?: AfterPaymentSupport;
}

export { PROMPT_LOOK_UP };

/**
 * The policy of kind and connector.
 *
 * @example recoveryOf(connector, 'refund')
 */
export function recoveryOf(
  connector: Pick<Connector, 'recovery' | 'recoveryOf'>,
  kind: OperationKind,
): Recovery {
  return connector.recoveryOf?.[kind] ?? connector.recovery;
}

/** A connector as its folder writes it down. */
export type Definition<F extends Fields> = Omit<Connector<F>, 'capabilities'> &
  Readonly<{
    /** What it can do beside what follows from its operations. */
    capabilities: DeclaredCapabilities;
  }>;

/**
 * A connector, with the capabilities that follow from its operations.
 *
 * @example export const acmeCard = defineConnector({ id: 'acme-card', displayName: 'Acme', method: 'card', … })
 */
export function defineConnector<const F extends Fields>(definition: Definition<F>): Connector<F> {
  const { displayName, largestAmount, operations } = definition;
  return {
    ...definition,
    operations:
      largestAmount === undefined ? operations : holdToLargestAmount(displayName, largestAmount, operations),
    capabilities: capabilitiesOf(definition),
  };
}
