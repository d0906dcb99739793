import type { Static } from 'typebox';
import {
  type SandboxDueGroup,
  type SandboxDueKind,
  getSandboxDue,
} from '../../../api-contract/sandbox-due.ts';
import {
  DUE_ROWS_MAX,
  type DueName,
  type DueThing,
  dueMetrics,
  dueOperations,
  dueReports,
  dueWebhookQueues,
} from '../../../db/queries/sandbox-due.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { isObject, textAt } from '../../../domain/json.ts';
import { Problem } from '../../../domain/problem.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import type { Parts } from '../../../parts.ts';
import { route } from '../../route.ts';
import { sandboxOnly } from './sandbox-only.ts';
import { askSimulator } from './simulator.ts';

type Kind = Static<typeof SandboxDueKind>;
type Group = Static<typeof SandboxDueGroup>;
type Row = Group['rows'][number];
/** What one table has: its rows by kind, and whether these are all. */
type FoundRows = Readonly<{ rows: readonly Readonly<{ kind: Kind; row: Row }>[]; isComplete: boolean }>;

/** What will happen by a time, from everything that carries one. */
export const dueRoute = route(getSandboxDue, async ({ query, merchantAccountId, now, parts }) => {
  sandboxOnly(parts);
  const until = new Date(query.until);
  if (until.getTime() < now.getTime())
    throw new Problem('bad_request', {
      details: [
        {
          location: 'query',
          pointer: 'until',
          message: 'must not be before the time of this merchant account',
          type: 'value_error',
        },
      ],
    });

  const [operations, reports, metrics, steps, webhooks] = await Promise.all([
    operationsUntil(parts, merchantAccountId, until),
    dueReports(parts.db, merchantAccountId, until),
    dueMetrics(parts.db, merchantAccountId, until),
    stepsUntil(parts, merchantAccountId, until),
    webhooksUntil(parts, merchantAccountId, { now, until }),
  ]);
  const found = [
    operations,
    namesUntil('report', 'report', reports),
    namesUntil('metric_sample', 'monitoring.metric', metrics),
    steps,
    webhooks,
  ];
  return {
    status: 200,
    body: {
      type: 'sandbox-due' as const,
      merchant_account_id: merchantAccountId,
      now: timestamp(now),
      until: timestamp(until),
      items: found.flatMap(groupsOf),
    },
  };
});

const ROWS_SHOWN = 5;

function groupsOf({ rows, isComplete }: FoundRows): readonly Group[] {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return [...byKind].map(([kind, all]) => ({
    kind,
    count: all.length,
    is_complete: isComplete,
    by_clock: kind !== 'webhook_delivery',
    rows: all.slice(0, ROWS_SHOWN).map(({ row }) => row),
  }));
}

async function operationsUntil(parts: Parts, account: MerchantAccountId, until: Date): Promise<FoundRows> {
  const things = await dueOperations(parts.db, account, until);
  return {
    rows: things.map((thing) => ({ kind: kindOf(thing), row: rowOf(thing) })),
    isComplete: things.length < DUE_ROWS_MAX,
  };
}

const ENDS: Readonly<Record<string, Kind>> = {
  'payment-link': 'payment_link_expiry',
  'checkout-session': 'checkout_session_expiry',
  authentication: 'approval_expiry',
};
/** Of these a processor was asked. */
const ASKED: ReadonlySet<string> = new Set([
  ...['authorize', 'capture', 'void', 'refund', 'cancel', 'increment', 'sync', 'payout'],
  ...['activate-gift-card', 'issue-gift-card', 'redeem-gift-card', 'refund-gift-card'],
  ...['dispute', 'submit-dispute-evidence', 'accept-dispute'],
]);

function kindOf({ kind, status, is_capture: isCapture }: DueThing): Kind {
  if (kind === 'authorize' && status === 'succeeded' && isCapture) return 'scheduled_capture';
  if (kind === 'authorize' && status === 'succeeded') return 'authorization_expiry';
  if (kind === 'authorize' && status === 'pending') return 'approval_expiry';
  return ENDS[kind] ?? (ASKED.has(kind) ? 'look_up' : 'job');
}

/** Things of their own whose job has their id. */
const OWN: ReadonlySet<string> = new Set([
  'payment-link',
  'checkout-session',
  'payment-method',
  'payout',
  'dispute',
]);

function rowOf({ kind, due_at, operation_id, transaction_id }: DueThing): Row {
  const isOwn = transaction_id === null && OWN.has(kind);
  return {
    at: due_at,
    what: kind,
    resource_type: transaction_id !== null ? 'transaction' : isOwn ? kind : null,
    resource_id: transaction_id ?? (isOwn ? operation_id : null),
    processor: null,
  };
}

function namesUntil(kind: Kind, type: string, names: readonly DueName[]): FoundRows {
  return {
    rows: names.map(({ id, due_at, name }) => ({
      kind,
      row: { at: due_at, what: name, resource_type: type, resource_id: id, processor: null },
    })),
    isComplete: names.length < DUE_ROWS_MAX,
  };
}

const STEPS: Readonly<Record<string, Kind>> = {
  settle: 'settlement',
  'close-batch': 'settlement',
  charge_back: 'dispute',
  reverse_chargeback: 'dispute',
  dispute: 'dispute',
  dispute_not_received: 'dispute',
  inquire: 'dispute',
  let_dispute_pass: 'dispute',
  win_dispute: 'dispute',
  lose_dispute: 'dispute',
};

/** What the simulated processors have planned. */
async function stepsUntil(parts: Parts, account: MerchantAccountId, until: Date): Promise<FoundRows> {
  const { status, body } = await askSimulator(parts, account, {
    method: 'GET',
    what: 'due',
    query: { until: until.toISOString() },
  });
  const items = status === 200 && Array.isArray(body['items']) ? body['items'].filter(isObject) : [];
  return {
    rows: items.map((item) => {
      const what = textAt(item, 'kind') ?? '';
      return {
        kind: STEPS[what] ?? 'processor',
        row: {
          at: timestamp(new Date(textAt(item, 'due_at') ?? 0)),
          what,
          resource_type: null,
          resource_id: null,
          processor: textAt(item, 'processor'),
        },
      };
    }),
    isComplete: body['is_complete'] === true,
  };
}

/** By the machine's time: as much of it goes by as the clock is to move, if nobody moves it. */
async function webhooksUntil(
  parts: Parts,
  account: MerchantAccountId,
  { now, until }: Readonly<{ now: Date; until: Date }>,
): Promise<FoundRows> {
  const aheadMs = now.getTime() - parts.clock.now().getTime();
  const queues = await dueWebhookQueues(parts.db, account, new Date(until.getTime() - aheadMs));
  const inOwnTime = queues.map((queue) => ({
    ...queue,
    due_at: timestamp(new Date(Date.parse(queue.due_at) + aheadMs)),
  }));
  return namesUntil('webhook_delivery', 'webhook-subscription', inOwnTime);
}
