import type { KnownErrorCode } from '../../server/domain/decline.ts';
import type { Connector } from '../../server/connectors/connector.ts';
import { gocardlessFacts } from './facts/gocardless.ts';
import { stripeFacts } from './facts/stripe.ts';

/**
 * What the suite has to know of a processor that is not of our making, by its name. Those of the sandbox need nothing
 * here: they refuse by amount, take a `webhook_url` with each payment, and sign as the sandbox does.
 */
export type Facts = Readonly<{
  /** What a merchant would put into the settings that the suite does not make up itself. */
  settings: Readonly<Record<string, string>>;
  /** The largest amount that it takes. */
  largestAmount: bigint;
  /** Test cards that it declines, and what that is here. */
  declines: Readonly<Record<string, KnownErrorCode>>;
  /** What lets a pending payment go on, by connector. */
  acts: Readonly<Record<string, string>>;
  /** What a test account number of a scheme is. */
  account?: Readonly<Record<string, string>>;
  /** Its own test system, and the environment variables that hold a merchant's keys for it. */
  live: Readonly<{ address: string; settings: Readonly<Record<string, string>> }>;
  /** Refunds that are asked for and end later. */
  pendingRefunds: readonly string[];
  /** It signs its events without the time, so that an old one looks like a new one. */
  signsNoTime?: true;
  /** Has it send its events to an address. */
  listen(baseUrl: string, url: string): Promise<void>;
  /** Headers of an event of it. */
  sign(body: Buffer, at: Date): Readonly<Record<string, string>>;
}>;

const FACTS: Readonly<Record<string, Facts>> = { gocardless: gocardlessFacts, stripe: stripeFacts };

export function factsOf({ id, processor = id }: Pick<Connector, 'id' | 'processor'>): Facts | null {
  return FACTS[processor] ?? null;
}

export const REAL_PROCESSORS: readonly (readonly [string, Facts])[] = Object.entries(FACTS);
