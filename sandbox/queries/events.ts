import { type Queryable, sql } from '../../server/db/db.ts';
import type { BookKey } from './payments.ts';

/** What simulated processors do by themselves, and the events they send. */

export type Step = Readonly<{
  account: string;
  processor: string;
  step_id: string;
  subject_id: string;
  kind: string;
  due_at: string;
}>;
export type SimulatedEvent = Readonly<{
  account: string;
  processor: string;
  event_id: string;
  subject_id: string;
  name: string;
  url: string;
  body: string;
  attempts: number;
}>;

const PLAN = sql(
  'simulator.plan',
  `INSERT INTO simulator.steps (merchant_account_id, processor, step_id, subject_id, kind, due_at)
    VALUES ($1, $2, $3, $4, $5, $6)`,
);
export async function planStep(
  db: Queryable,
  { account, processor }: BookKey,
  step: Readonly<{ id: string; subjectId: string; kind: string; dueAt: Date }>,
): Promise<void> {
  await db.query(PLAN, [account, processor, step.id, step.subjectId, step.kind, step.dueAt]);
}

const ACCOUNTS_WITH_STEPS = sql(
  'simulator.accounts_with_steps',
  `WITH RECURSIVE first AS (
     (SELECT merchant_account_id, due_at FROM simulator.steps ORDER BY merchant_account_id, due_at LIMIT 1)
     UNION ALL
     SELECT next.merchant_account_id, next.due_at FROM first
     CROSS JOIN LATERAL (SELECT merchant_account_id, due_at FROM simulator.steps
       WHERE steps.merchant_account_id > first.merchant_account_id ORDER BY merchant_account_id, due_at LIMIT 1) next
   )
   SELECT merchant_account_id AS account, due_at AS first_due FROM first`,
);
/** Whose clocks have to be looked at: one index entry per account, however many steps wait. */
export function accountsWithSteps(db: Queryable): Promise<{ account: string; first_due: string }[]> {
  return db.query(ACCOUNTS_WITH_STEPS, []);
}

const DUE_STEPS = sql(
  'simulator.due_steps',
  `SELECT merchant_account_id AS account, processor, step_id, subject_id, kind, due_at FROM simulator.steps
    WHERE merchant_account_id = $1 AND due_at <= $2 ORDER BY due_at, step_id LIMIT $3`,
);
/** What one account's processors do by then, the soonest first, so many at most. */
export function dueSteps(db: Queryable, account: string, until: Date, limit: number): Promise<Step[]> {
  return db.query<Step>(DUE_STEPS, [account, until, limit]);
}
/** Of a look at what is to come. */
export const DUE_STEPS_MAX = 1_000;

const TAKE_STEP = sql(
  'simulator.take_step',
  `DELETE FROM simulator.steps WHERE merchant_account_id = $1 AND processor = $2 AND step_id = $3 RETURNING step_id`,
);
/** False when it was taken by somebody else. */
export async function takeStep(tx: Queryable, step: Step): Promise<boolean> {
  return (await tx.query(TAKE_STEP, [step.account, step.processor, step.step_id])).length === 1;
}

const ADD_EVENT = sql(
  'simulator.add_event',
  `INSERT INTO simulator.events (merchant_account_id, processor, event_id, subject_id, name, url, body, status,
    next_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
);
export async function addEvent(
  db: Queryable,
  { account, processor }: BookKey,
  event: Readonly<{
    id: string;
    subjectId: string;
    name: string;
    url: string;
    body: string;
    status: 'waiting' | 'held' | 'dropped';
  }>,
  machineNow: Date,
): Promise<void> {
  await db.query(ADD_EVENT, [
    account,
    processor,
    event.id,
    event.subjectId,
    event.name,
    event.url,
    event.body,
    event.status,
    machineNow,
  ]);
}

const CLAIM_EVENTS = sql(
  'simulator.claim_events',
  `UPDATE simulator.events SET attempts = attempts + 1, next_at = $2
   WHERE (merchant_account_id, processor, event_id) IN (
     SELECT merchant_account_id, processor, event_id FROM simulator.events WHERE status = 'waiting' AND next_at <= $1
       ORDER BY next_at, event_id LIMIT 50 FOR UPDATE SKIP LOCKED
   )
   RETURNING merchant_account_id AS account, processor, event_id, subject_id, name, url, body, attempts`,
);
/** Takes waiting events for one try; they come back at `againAt` unless the try is reported. */
export function claimEvents(db: Queryable, machineNow: Date, againAt: Date): Promise<SimulatedEvent[]> {
  return db.query<SimulatedEvent>(CLAIM_EVENTS, [machineNow, againAt]);
}

const REPORT = sql(
  'simulator.report_event',
  `UPDATE simulator.events SET status = $4, next_at = $5
    WHERE merchant_account_id = $1 AND processor = $2 AND event_id = $3`,
);
export async function reportEvent(
  db: Queryable,
  event: SimulatedEvent,
  status: 'waiting' | 'delivered' | 'given_up',
  nextAt: Date,
): Promise<void> {
  await db.query(REPORT, [event.account, event.processor, event.event_id, status, nextAt]);
}

const RELEASE_EVENTS = sql(
  'simulator.release_events',
  `UPDATE simulator.events SET status = 'waiting', next_at = $2
    WHERE merchant_account_id = $1 AND status = 'held' AND ($3::uuid IS NULL OR event_id = $3) RETURNING event_id`,
);
export async function releaseEvents(
  db: Queryable,
  account: string,
  machineNow: Date,
  eventId: string | null,
): Promise<number> {
  return (await db.query(RELEASE_EVENTS, [account, machineNow, eventId])).length;
}

const REPEAT_EVENT = sql(
  'simulator.repeat_event',
  `UPDATE simulator.events SET status = 'waiting', next_at = $3 WHERE merchant_account_id = $1 AND event_id = $2
    RETURNING event_id`,
);
/** Sends an event again that was delivered, dropped or given up. */
export async function repeatEvent(
  db: Queryable,
  account: string,
  eventId: string,
  machineNow: Date,
): Promise<boolean> {
  return (await db.query(REPEAT_EVENT, [account, eventId, machineNow])).length === 1;
}

const LIST_EVENTS = sql(
  'simulator.list_events',
  `SELECT processor, event_id, subject_id, name, url, body, status, attempts, created_at FROM simulator.events
   WHERE merchant_account_id = $1 AND ($2::uuid IS NULL OR subject_id = $2) ORDER BY created_at, event_id LIMIT 1000`,
);
export function listEvents(
  db: Queryable,
  account: string,
  subjectId: string | null,
): Promise<Record<string, unknown>[]> {
  return db.query(LIST_EVENTS, [account, subjectId]);
}

export type SimulatedMandate = Readonly<{
  mandate_id: string;
  status: 'pending' | 'active' | 'paused' | 'revoked' | 'failed';
  scheme: string;
  last_four: string;
  webhook_url: string | null;
  created_at: string;
}>;

const ADD_MANDATE = sql(
  'simulator.add_mandate',
  `INSERT INTO simulator.mandates (merchant_account_id, processor, mandate_id, status, scheme, last_four, webhook_url,
    created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
);
export async function addMandate(
  db: Queryable,
  { account, processor }: BookKey,
  mandate: Omit<SimulatedMandate, 'created_at'>,
  now: Date,
): Promise<void> {
  await db.query(ADD_MANDATE, [
    account,
    processor,
    mandate.mandate_id,
    mandate.status,
    mandate.scheme,
    mandate.last_four,
    mandate.webhook_url,
    now,
  ]);
}

const LOCK_MANDATE = sql(
  'simulator.lock_mandate',
  `SELECT mandate_id, status, scheme, last_four, webhook_url, created_at FROM simulator.mandates
    WHERE merchant_account_id = $1 AND processor = $2 AND mandate_id = $3 FOR UPDATE`,
);
export async function lockMandate(
  tx: Queryable,
  { account, processor }: BookKey,
  id: string,
): Promise<SimulatedMandate | null> {
  const [row] = await tx.query<SimulatedMandate>(LOCK_MANDATE, [account, processor, id]);
  return row ?? null;
}

const CHANGE_MANDATE = sql(
  'simulator.change_mandate',
  `UPDATE simulator.mandates SET status = $4, updated_at = $5
    WHERE merchant_account_id = $1 AND processor = $2 AND mandate_id = $3`,
);
export async function changeMandate(
  tx: Queryable,
  { account, processor }: BookKey,
  id: string,
  status: SimulatedMandate['status'],
  now: Date,
): Promise<void> {
  await tx.query(CHANGE_MANDATE, [account, processor, id, status, now]);
}
