import type { KnownErrorCode } from '../../server/domain/decline.ts';
import { adyenFacts } from './facts/adyen.ts';
import { braintreeFacts } from './facts/braintree.ts';
import { checkoutFacts } from './facts/checkout-com.ts';
import { dlocalFacts } from './facts/dlocal.ts';
import { gocardlessFacts } from './facts/gocardless.ts';
import { mercadopagoFacts } from './facts/mercadopago.ts';
import { paypalFacts } from './facts/paypal.ts';
import type { Authorize, Connector } from '../../server/connectors/connector.ts';
import type { ProcessorReference } from '../../server/domain/outcome.ts';
import type { RawEvent } from './conformance-suite.ts';
import { stripeFacts } from './facts/stripe.ts';
import { truelayerFacts } from './facts/truelayer.ts';

/**
 * What the suite has to know of a processor that is not of our making, by its name. Those of the sandbox need nothing
 * here: they refuse by amount, take a `webhook_url` with each payment, and sign as the sandbox does.
 */
export type Facts = Readonly<{
  /**
   * What a merchant would put into the settings that the suite does not make up itself; as `connector.setting` where
   * one connector has its own.
   */
  settings: Readonly<Record<string, string>>;
  /** The largest amount that it takes. */
  largestAmount: bigint;
  /** Test cards that it declines, and what that is here. */
  declines: Readonly<Record<string, KnownErrorCode>>;
  /** The payment that is declined so, where it is not the number of the card that decides. */
  declining?(input: Authorize, trigger: string): Authorize;
  /** What lets a pending payment go on, by connector. */
  acts: Readonly<Record<string, string>>;
  /** What has a buyer dispute a payment, where it is not `dispute`. */
  disputes?: string;
  /** What the buyer's browser then brings back, where the processor wants to be told of it. */
  returned?(reference: ProcessorReference): Readonly<Record<string, string>>;
  /** What a test account number of a scheme is. */
  account?: Readonly<Record<string, string>>;
  /** Its own test system, and the environment variables that hold a merchant's keys for it. */
  live: Readonly<{ address: string; settings: Readonly<Record<string, string>> }>;
  /** Refunds that are asked for and end later. */
  pendingRefunds: readonly string[];
  /** What stands in its events about an operation, where they do not name ours: one of these. */
  namesInEvents?(operationId: string): readonly string[];
  /** Has it send its events to an address. */
  listen(baseUrl: string, url: string, accessToken: string | null): Promise<void>;
  /** Headers of an event of it, that listens at `baseUrl`. */
  sign(body: Buffer, at: Date, baseUrl: string): Readonly<Record<string, string>>;
  /** Captures, voids, refunds and increments are only accepted; its events say how they ended. */
  decidesLater?: true;
  /** It tells of a payment, and gives it back, once it has paid it out; `acts` has that act. */
  paysOutFirst?: true;
  /** How its events are written, where what they say and what proves it are parts of one body. */
  wrapped?: Readonly<{ wrap(text: Buffer): Buffer; unwrap(body: Buffer): string }>;
  /** Has it keep a card for somebody else than us, where nothing of ours does; whose it is, where it asks. */
  keep?(baseUrl: string): Promise<Readonly<{ token: string; customer: string | null }>>;
  /** Events that are not its own, where they are not signed with their time in a header. */
  forgeries?(event: RawEvent): readonly RawEvent[];
}>;

const FACTS: Readonly<Record<string, Facts>> = {
  adyen: adyenFacts,
  braintree: braintreeFacts,
  'checkout-com': checkoutFacts,
  dlocal: dlocalFacts,
  gocardless: gocardlessFacts,
  mercadopago: mercadopagoFacts,
  paypal: paypalFacts,
  stripe: stripeFacts,
  truelayer: truelayerFacts,
};

export function factsOf({ id, processor = id }: Pick<Connector, 'id' | 'processor'>): Facts | null {
  return FACTS[processor] ?? null;
}

export const REAL_PROCESSORS: readonly (readonly [string, Facts])[] = Object.entries(FACTS);
