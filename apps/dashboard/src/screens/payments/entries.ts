import type {
  Chargeback,
  ChargebackReversal,
  RefundSettlement,
  Settlement,
  Transaction,
  TransactionAction,
  TransactionEvent,
} from '@railyard/sdk/schemas';
import { recordOf } from '../../api/problem.ts';
import type { Tone } from '../../parts/status.tsx';
import type { ENTRY } from './entry-words.ts';

type EntryWord = keyof typeof ENTRY;
const OUTCOMES = {
  succeeded: 'good',
  declined: 'bad',
  failed: 'bad',
  pending: 'open',
  unknown: 'open',
} as const;
type OutcomeWord = keyof typeof OUTCOMES;

/** One line of the story of a payment. */
export type Entry = Readonly<{
  id: string;
  at: string;
  word: EntryWord;
  /** How it ended; null where it is no outcome. */
  outcome: Readonly<{ word: OutcomeWord; tone: Tone }> | null;
  /** What somebody decided, in the service's word. */
  decision: string | null;
  /** In minor units; null: not about an amount. */
  amount: number | null;
  currency: string;
  /** A sentence of the service's. */
  text: string | null;
  paymentServiceId: string | null;
  /** Of a move between two states. */
  moved: Readonly<{ from: string; to: string }> | null;
  /** An outcome that was not known: since `at`, until this; null: it is open still. */
  openUntil: string | null | undefined;
  /** All that is known of it. */
  raw: Readonly<Record<string, unknown>>;
  action: TransactionAction | null;
  /** Without it the story is as clear. */
  isMinor: boolean;
}>;

/** What the API tells of the course of a payment. */
export type Story = Readonly<{
  transaction: Transaction;
  events: readonly TransactionEvent[];
  actions: readonly TransactionAction[];
  settlements: readonly Settlement[];
  refundSettlements: readonly RefundSettlement[];
  chargebacks: readonly Chargeback[];
  reversals: readonly ChargebackReversal[];
}>;

/** One time line of everything, oldest first. */
export function entriesOf(story: Story): readonly Entry[] {
  const { transaction, events, actions } = story;
  const reported = reportEntries(story);
  // What a settlement report says stands on the time line twice: the record says more than the event.
  const hasRecords = reported.length > 0;
  const own = events.filter(
    ({ name }) =>
      !(hasRecords && name.startsWith('payment-connector-report-')) &&
      // and a rule that applied is a decision, with all that was looked at
      !(actions.length > 0 && name === 'flow-rule-applied'),
  );
  const entries: readonly Entry[] = [
    {
      ...blank(transaction, transaction.id, transaction.created_at),
      word: 'made',
      amount: transaction.amount,
    },
    ...actions.map((action, index) => actionEntry(transaction, action, index)),
    ...own.map((event) => eventEntry(transaction, event)),
    ...reported,
  ];

  return withIntervals(entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || rank(a) - rank(b)));
}

/** Of what happened at one moment: the making, then the decision, then the rest. */
function rank({ word }: Entry): number {
  return word === 'made' ? 0 : word === 'decision' ? 1 : word === 'status' ? 3 : 2;
}

function blank({ currency }: Transaction, id: string, at: string): Entry {
  return {
    id,
    at,
    currency,
    word: 'modified',
    outcome: null,
    decision: null,
    amount: null,
    text: null,
    paymentServiceId: null,
    moved: null,
    openUntil: undefined,
    raw: {},
    action: null,
    isMinor: false,
  };
}

function actionEntry(transaction: Transaction, action: TransactionAction, index: number): Entry {
  return {
    ...blank(transaction, `action ${index}`, action.created_at),
    word: 'decision',
    text: action.reason ?? null,
    raw: action.outcome,
    action,
    isMinor: action.rule_id === null && action.id !== 'route-transaction',
  };
}

/** The words of events, by how their names begin: the first that fits counts. */
const WORDS_OF_EVENTS: readonly (readonly [begins: string, word: EntryWord])[] = [
  ['transaction-updated-status', 'status'],
  ['transaction-sync', 'sync'],
  ['transaction-modified', 'modified'],
  ['payment-connector-response-transaction-authorization-increment', 'increment'],
  ['payment-connector-response-transaction-authorization', 'authorize'],
  ['payment-connector-response-transaction-declined', 'authorize'],
  ['payment-connector-response-transaction-capture', 'capture'],
  ['payment-connector-response-transaction-cancel', 'cancel'],
  ['payment-connector-response-transaction-void', 'void'],
  ['payment-connector-transaction-webhook', 'processor_event'],
  ['payment-connector-report-transaction-settled', 'settlement'],
  ['payment-connector-report-refund-settled', 'refund_settlement'],
  ['payment-connector-report-chargeback-reversal', 'chargeback_reversal'],
  ['payment-connector-report-chargeback', 'chargeback'],
  ['gift-card-refund', 'gift_card_refund'],
  ['gift-card-reversal', 'gift_card_reversal'],
  ['gift-card-redemption', 'gift_card'],
  ['three-d-secure-exemption', 'exemption'],
  ['three-d-secure', 'three_d_secure'],
  ['anti-fraud-transaction-status', 'anti_fraud_told'],
  ['anti-fraud', 'anti_fraud'],
  ['digital-wallet', 'wallet'],
  ['network-token', 'network_token'],
  ['flow-rule-applied', 'rule'],
  ['payment-service-avoided', 'avoided'],
  ['fraud-list-allowed', 'allowed'],
  ['reauthorization', 'reauthorized'],
];
/** Kinds of operations whose answers have no name of their own. */
const WORDS_OF_KINDS: Readonly<Record<string, EntryWord>> = {
  authorize: 'authorize',
  capture: 'capture',
  void: 'void',
  refund: 'refund',
  cancel: 'cancel',
  increment: 'increment',
  redeem: 'gift_card',
};

/** What follows from another line, or changes nothing. */
const MINOR: ReadonlySet<EntryWord> = new Set(['status', 'sync', 'processor_event', 'anti_fraud_told']);

function isMinorEvent(word: EntryWord, { ignored, result }: TransactionEvent['context']): boolean {
  return MINOR.has(word) || ignored !== undefined || result === 'ignored';
}

function eventEntry(transaction: Transaction, event: TransactionEvent): Entry {
  const { id, name, created_at: at, context } = event;
  const kind = WORDS_OF_KINDS[textIn(context, 'kind') ?? ''];
  const named = WORDS_OF_EVENTS.find(([begins]) => name.startsWith(begins))?.[1];
  const [from, to] = [textIn(context, 'previous_status'), textIn(context, 'status')];
  const decision = textIn(context, 'decision');
  const isMove = name === 'transaction-updated-status' && from !== null && to !== null;

  return {
    ...blank(transaction, id, at),
    word: named ?? kind ?? 'modified',
    outcome: decision === null ? outcomeOf(name, context) : null,
    decision,
    amount: typeof context['amount'] === 'number' ? context['amount'] : null,
    text:
      textIn(context, 'raw_response_description') ?? textIn(context, 'reason') ?? textIn(context, 'message'),
    paymentServiceId: textIn(context, 'payment_service_id'),
    moved: isMove ? { from, to } : null,
    raw: context,
    isMinor: isMinorEvent(named ?? kind ?? 'modified', context),
  };
}

function outcomeOf(name: string, context: Readonly<Record<string, unknown>>): Entry['outcome'] {
  const said =
    textIn(context, 'result') ?? /-(succeeded|declined|failed|pending|success|error)$/.exec(name)?.[1] ?? '';
  const word = said === 'success' ? 'succeeded' : said === 'error' ? 'failed' : said;
  return isOutcome(word) ? { word, tone: OUTCOMES[word] } : null;
}

const isOutcome = (word: string): word is OutcomeWord => Object.hasOwn(OUTCOMES, word);

function reportEntries(story: Story): readonly Entry[] {
  const { transaction, settlements, refundSettlements, chargebacks, reversals } = story;
  const rows = [
    ...settlements.map((line) => ({ line, word: 'settlement' as const })),
    ...refundSettlements.map((line) => ({ line, word: 'refund_settlement' as const })),
    ...chargebacks.map((line) => ({ line, word: 'chargeback' as const })),
    ...reversals.map((line) => ({ line, word: 'chargeback_reversal' as const })),
  ];
  return rows.map(({ line, word }) => ({
    ...blank(transaction, line.id, line.ingested_at),
    word,
    amount: line.amount,
    currency: line.currency,
    raw: recordOf(line),
  }));
}

/** Where an outcome was not known, the next that is said of the same operation ends that. */
function withIntervals(entries: readonly Entry[]): readonly Entry[] {
  return entries.map((entry, index) => {
    if (entry.outcome?.word !== 'unknown') return entry;
    const operation = entry.raw['operation_id'];
    const end = entries
      .slice(index + 1)
      .find(
        ({ raw, outcome }) =>
          raw['operation_id'] === operation && outcome !== null && outcome.tone !== 'open',
      );
    return { ...entry, openUntil: end?.at ?? null };
  });
}

/** When the processor is asked after an outcome that is not known: docs/transactions.md has the schedule. */
const ASKED_AFTER_S = [5, 30, 120, 600, 3600, 21_600, 86_400];
const ASKED_FOR_S = 7 * 86_400;

/** When it is asked next, and when that ends at the latest. */
export function asksOf(at: string, nowMs: number): Readonly<{ next: string | null; latest: string }> {
  const since = Date.parse(at);
  const latest = since + ASKED_FOR_S * 1000;
  const days = Array.from({ length: 6 }, (_, day) => (day + 2) * 86_400);
  const next = [...ASKED_AFTER_S, ...days]
    .map((after) => since + after * 1000)
    .find((moment) => moment > nowMs);
  return {
    next: next === undefined ? null : new Date(next).toISOString(),
    latest: new Date(latest).toISOString(),
  };
}

function textIn(context: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = context[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
