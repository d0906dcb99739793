import type { Expiry } from '../domain/expiry.ts';
import type { PaymentEnd } from '../domain/anti-fraud.ts';
import type { Money } from '../domain/money.ts';
import type { Outcome, RawCode } from '../domain/outcome.ts';
import type { CartItem } from '../domain/purchase/cart-item.ts';
import type { BrowserInfo } from '../domain/purchase/details.ts';
import type { Buyer, ShippingDetails } from '../domain/purchase/people.ts';
import type { Call, Connector, Field, Fields, Settings } from './connector.ts';
import type { EventTools, RawEvents } from './events.ts';

/** A card as others may know it: never its number. */
export type ScreenedCard = Readonly<{
  /** The first digits that are known, eight at most. */
  bin: string | null;
  lastFour: string;
  scheme: string | null;
  expiry: Expiry | null;
  /** The same for the same card of this merchant account. */
  fingerprint: string | null;
  country: string | null;
}>;

/** A payment as anti-fraud services see it. */
export type ScreenedPayment = Readonly<{
  transactionId: string;
  createdAt: Date;
  /** What the payment method pays. */
  amount: Money;
  method: string;
  card: ScreenedCard | null;
  buyer: Buyer | null;
  buyerId: string | null;
  shippingDetails: ShippingDetails | null;
  ipAddress: string | null;
  country: string | null;
  cartItems: readonly CartItem[];
  /** What the provider's own script in the buyer's browser or app calls this device. */
  fingerprint: string | null;
  browserInfo: BrowserInfo | null;
  metadata: Readonly<Record<string, string>>;
  externalIdentifier: string | null;
  initiator: 'customer' | 'merchant';
  paymentSource: string;
  threeDSecure: Readonly<{ eci: string | null; version: string | null; status: string | null }> | null;
  /** What the issuer said, where the payment is authorized already. */
  authorization: Readonly<{ code: string | null; avs: string | null; cvv: string | null }> | null;
}>;

/**
 * What a provider made of a payment. `error`: it answered that it cannot say. `skipped`: it was not asked, since the
 * payment has not what it needs. `unavailable`: it takes no payments now.
 */
export type ScreeningAnswer =
  | Readonly<{
      kind: 'decided';
      decision: 'accept' | 'reject' | 'review' | 'error';
      /** The provider's own id of it. */
      reference: string | null;
      raw: RawCode;
    }>
  | Readonly<{ kind: 'skipped' | 'unavailable' | 'unknown'; detail: string }>;

/** How a payment that was screened went on. */
export type ScreenedEnd = Readonly<{
  transactionId: string;
  end: PaymentEnd;
  amount: Money;
  captured: Money;
  /** Of the payment service's answer, where it refused. */
  code: string | null;
  at: Date;
}>;

/** What a provider's event says: how a person, or a later look, decided. */
export type ReviewDecision = Readonly<{ transactionId: string; decision: 'accept' | 'reject'; raw: string }>;

export interface AntiFraudOperations<F extends Fields> {
  /** Sent again under the same transaction it gives the same decision, or a newer one. */
  screen(call: Call<F, ScreenedPayment>): Promise<ScreeningAnswer>;
  /** Telling it again changes nothing. */
  report(call: Call<F, ScreenedEnd>): Promise<Outcome<null>>;
  /** What is wrong with the settings, as a sentence, or null. Absent where the provider cannot be asked. */
  verify?(call: Call<F, null>): Promise<string | null>;
}

/** Code that speaks one anti-fraud provider's API. */
export interface AntiFraudConnector<F extends Fields = Fields> extends Pick<
  Connector<F>,
  'baseUrls' | 'displayName' | 'settings' | 'addressOf' | 'processor'
> {
  /** `{provider}-anti-fraud`. */
  readonly id: string;
  readonly operations: AntiFraudOperations<F>;
  /**
   * Reads what came to the service's own address; null where it is not the provider's. The results of reviews, of
   * which it may hold none.
   */
  readReviews(
    raw: RawEvents,
    settings: Settings<F>,
    tools: EventTools,
  ): Promise<readonly ReviewDecision[] | null>;
}

/** What every anti-fraud service can be told, whoever is asked. */
const SCREENING_SETTINGS = {
  placement: setting(
    'When payments are screened',
    'before_authorization (as it is without this field) or after_authorization',
    /^(before|after)_authorization$/,
  ),
  on_error: setting(
    'What happens without a decision',
    'accept (as it is without this field) or reject',
    /^(accept|reject)$/,
  ),
  timeout_seconds: setting(
    'Seconds to wait for a decision',
    'a whole number from 1 to 20; 5 without this field',
    /^([1-9]|1[0-9]|20)$/,
  ),
} as const satisfies Fields;

function setting(displayName: string, help: string, pattern: RegExp) {
  return { displayName, help, required: false, sensitive: false, format: 'text', pattern } as const;
}

export type ScreeningRules = Readonly<{
  placement: 'before' | 'after';
  onError: 'accept' | 'reject';
  timeoutMs: number;
}>;

export function screeningRules(settings: Readonly<Record<string, unknown>>): ScreeningRules {
  const { placement, on_error: onError, timeout_seconds: seconds } = settings;
  return {
    placement: placement === 'after_authorization' ? 'after' : 'before',
    onError: onError === 'reject' ? 'reject' : 'accept',
    timeoutMs: (typeof seconds === 'string' ? Number(seconds) : 5) * 1000,
  };
}

type Common = typeof SCREENING_SETTINGS;

/** A connector as its folder writes it down: what all of them can be told is added. */
export function defineAntiFraudConnector<const F extends Readonly<Record<string, Field>>>(
  connector: Omit<AntiFraudConnector<F>, 'settings'> & Readonly<{ settings: F }>,
): AntiFraudConnector<F & Common> {
  return { ...connector, settings: { ...connector.settings, ...SCREENING_SETTINGS } };
}
