import type { AlternativeReason, StoryKind } from '../domain/story-kinds.ts';
import type { Timestamp } from '../domain/timestamp.ts';
import type { Json } from '../db/queries/transaction-rows.ts';
import type { TransactionStatus } from '../domain/transaction/machine.ts';
import type { EVENT_SENTENCES } from './event-words.ts';
import type { SENTENCES } from './sentence-words.ts';
import type { Term } from './terms.ts';

export type Money = Readonly<{ amount: bigint; currency: string }>;

/** What stands in a sentence for one of its names: text as it is, or what each language writes its own way. */
export type Value = string | Money | Readonly<{ term: Term }> | Readonly<{ at: Timestamp }>;

export type Word = keyof (typeof SENTENCES)['en'] | keyof (typeof EVENT_SENTENCES)['en'];
/** One sentence that is not written yet: which, and with what; or what an error code means. */
export type Sentence =
  | Readonly<{ word: Word; values: Readonly<Record<string, Value>> }>
  | Readonly<{ meaning: string }>;

export function sentence(word: Word, values: Readonly<Record<string, Value>> = {}): Sentence {
  return { word, values };
}

/** A payment service that was not taken, and why. */
export type Alternative = Readonly<{
  payment_service_id: string;
  name: string;
  why: AlternativeReason;
  /** What of the payment and the service does not go together, in English; empty where nothing is known of it. */
  reasons: readonly string[];
  /** It was written down when it was decided; else it follows from settings that have not changed since. */
  is_recorded: boolean;
  says: Sentence;
}>;

/** One thing that happened. Its text is written last, in the language that is asked for. */
export type Entry = Readonly<{
  id: string;
  kind: StoryKind;
  /** What of its kind: the operation, the event, the flow's action, the status. */
  name: string;
  at: Timestamp;
  ended_at: Timestamp | null;
  /** The entry that led to it. */
  cause: string | null;
  /** What came of it. */
  result: string | null;
  code: string | null;
  amount: bigint | null;
  payment_service_id: string | null;
  /** The transaction's from then on, in words of our own; of entries about statuses alone. */
  status: TransactionStatus | null;
  facts: Json;
  alternatives: readonly Alternative[];
  says: readonly Sentence[];
}>;

/** What an entry has to say for itself; the rest is empty. */
export function entryOf(told: Pick<Entry, 'id' | 'kind' | 'name' | 'at' | 'says'> & Partial<Entry>): Entry {
  return { ...EMPTY, ...told };
}

const EMPTY = {
  ended_at: null,
  cause: null,
  result: null,
  code: null,
  amount: null,
  payment_service_id: null,
  status: null,
  facts: {},
  alternatives: [],
} as const;
