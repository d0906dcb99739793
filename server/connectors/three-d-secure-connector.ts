import type { CardScheme } from '../domain/card-scheme.ts';
import type { Money } from '../domain/money.ts';
import type { Buyer, ShippingDetails } from '../domain/purchase/people.ts';
import type { Secret } from '../domain/secret.ts';
import { type JsonObject, textAt } from '../domain/json.ts';
import { type ExchangedIds, type Problem, type Stage, statusOf } from '../domain/three-d-secure/result.ts';
import type { ScenarioOutcome } from '../domain/three-d-secure/scenario.ts';
import type { Call, Connector, Fields } from './connector.ts';

/** What a buyer's browser tells about itself, as EMV 3-D Secure names it. */
export type Browser = Readonly<{
  acceptHeader: string;
  userAgent: string;
  language: string;
  ip: string | null;
  javascript: Readonly<{
    colorDepth: string;
    screenHeight: string;
    screenWidth: string;
    timeZoneMinutes: string;
    javaEnabled: boolean;
  }> | null;
}>;

/** What a mobile 3-D Secure SDK collected, under EMVCo's names. */
export type App = Readonly<Record<string, unknown>>;

export type Device = Readonly<{ kind: 'browser'; told: Browser }> | Readonly<{ kind: 'app'; told: App }>;

/** Whether the issuer could look at the browser first: it did, it did not in time, or it does not want to. */
export type MethodCompletion = 'Y' | 'N' | 'U';

/**
 * Acquirer and merchant as a scheme knows them: a payment service's merchant profile, or a merchant account's
 * 3-D Secure configuration.
 */
export type Profile = Readonly<{
  acquirerBin: string;
  acquirerId: string;
  merchantName: string;
  countryCode: string;
  categoryCode: string;
  url: string;
}>;

/** What the cardholder is to agree to, as far as it is known. */
export type Purchase = Readonly<{
  buyer: Buyer | null;
  /** Ours, where the buyer is one of the merchant's. */
  buyerId: string | null;
  shippingDetails: ShippingDetails | null;
  paymentSource: string;
  installmentCount: number | null;
  accountFunding: boolean;
  /** The card is kept for payments that the merchant starts, or one of the merchant's rules forces the question. */
  isMandatory: boolean;
}>;

type OfCard = Readonly<{
  number: Secret;
  scheme: CardScheme;
  /** What the sandbox wants to be answered; null: whoever is asked decides. */
  planned: ScenarioOutcome | null;
}>;
export type ToPrepare = OfCard & Readonly<{ channel: Device['kind'] }>;

export type PreparedAuthentication =
  | Readonly<{
      kind: 'enrolled';
      /** `threeDSServerTransID`: what everything that follows is known by. */
      serverTransactionId: string;
      version: string;
      directoryServerId: string;
      /** Where the issuer wants to look at the browser; null where it does not. */
      methodUrl: string | null;
    }>
  /** The scheme does not know the card for 3-D Secure. */
  | Readonly<{ kind: 'not_enrolled' }>
  | Readonly<{ kind: 'setup_error' | 'error'; problem: Problem }>;

export type ToAnswer = OfCard &
  Readonly<{
    serverTransactionId: string;
    version: string;
    profile: Profile;
    /** Zero verifies a card without a payment. */
    amount: Money;
    /** `MM/YY`. */
    expirationDate: string | null;
    device: Device;
    completion: MethodCompletion;
    /** Where the issuer sends the browser after a challenge. */
    notificationUrl: string | null;
    purchase: Purchase;
  }>;

/** What the scheme made of the question. */
export type AuthenticationAnswer = Extract<
  Stage,
  Readonly<{ kind: 'not_enrolled' | 'setup_error' | 'error' | 'challenge' | 'answered' }>
>;
/** How a challenge ended. */
export type ChallengeResult = Extract<Stage, Readonly<{ kind: 'error' | 'cancelled' | 'answered' }>>;

/**
 * The server could not be asked, or what it answered is no answer: nothing is known. `problem` says why, to whoever
 * reads the payment.
 */
export class DirectoryFault extends Error {
  readonly problem: Problem;
  constructor(detail: string, problem: Problem = { ...OUT_OF_ORDER, detail }) {
    super(detail);
    this.problem = problem;
  }
}

const OUT_OF_ORDER = { code: '405', description: 'System connection failure', component: 'S' } as const;

export interface ThreeDSecureOperations<F extends Fields> {
  /** Whether the card takes part, in which version, and whether the issuer wants to look at the browser. */
  prepare(call: Call<F, ToPrepare>): Promise<PreparedAuthentication>;
  /** AReq → ARes. */
  authenticate(call: Call<F, ToAnswer>): Promise<AuthenticationAnswer>;
  /** RReq: how a challenge ended. Null while it goes on. Asked from server to server. */
  result(call: Call<F, ExchangedIds>): Promise<ChallengeResult | null>;
  /** What is wrong with the settings, as a sentence, or null. Absent where the provider cannot be asked. */
  verify?(call: Call<F, null>): Promise<string | null>;
}

/**
 * Code that speaks one 3-D Secure server's API. It throws a `DirectoryFault` for what it cannot read, and does not
 * catch what `http.send` throws.
 */
export interface ThreeDSecureConnector<F extends Fields = Fields> extends Pick<
  Connector<F>,
  'baseUrls' | 'displayName' | 'settings' | 'addressOf' | 'processor' | 'pace'
> {
  readonly id: string;
  readonly operations: ThreeDSecureOperations<F>;
  /** For how long what `prepare` answered can be used. */
  readonly preparedMs: number;
}

export function defineThreeDSecureConnector<const F extends Fields>(
  connector: ThreeDSecureConnector<F>,
): ThreeDSecureConnector<F> {
  return connector;
}

/** EMVCo's `Erro`, as whoever reads the payment is told it. */
export function problemOf(
  told: Readonly<{
    code: string | null;
    description: string | null;
    detail: string | null;
    component: string | null;
  }>,
): Problem {
  return {
    code: told.code ?? '403',
    description: told.description ?? 'Error',
    detail: told.detail ?? '',
    component: (['C', 'S', 'D', 'A'] as const).find((letter) => letter === told.component) ?? 'D',
  };
}

/** An `Erro` as it came. */
export function problemIn(erro: JsonObject | null): Problem {
  return problemOf({
    code: textAt(erro, 'errorCode'),
    description: textAt(erro, 'errorDescription'),
    detail: textAt(erro, 'errorDetail'),
    component: textAt(erro, 'errorComponent'),
  });
}

/** What an ARes says of the exchange that it belongs to. */
export function exchangedIn(serverTransactionId: string, ares: JsonObject): ExchangedIds {
  return {
    serverTransactionId,
    directoryTransactionId: textAt(ares, 'dsTransID') ?? '',
    acsTransactionId: textAt(ares, 'acsTransID') ?? '',
    authenticationStatus: statusOf(ares['transStatus']),
    reason: textAt(ares, 'transStatusReason'),
    // An object with pictures beside it from 2.3.1 on.
    cardholderInfo: textAt(ares, 'cardholderInfo') ?? textAt(ares, 'cardholderInfo', 'text'),
  };
}
