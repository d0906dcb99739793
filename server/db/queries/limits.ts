import type { FlowName } from '../../domain/flow/rule.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { INSTANCE } from './webhook-events.ts';

/**
 * How many there may be of what callers make and what stays until somebody deletes it; docs/limits.md has it.
 * Generous: they stop a program that runs wild, not a merchant.
 */
export const LIMITS = {
  /** Of the instance, without deleted ones. */
  apiKeyPairs: 10_000,
  merchantAccounts: 100_000,
  users: 10_000,
  /** Of a merchant account. Every event is written for each of them. */
  webhookSubscriptions: 100,
  /** With a run to come: what was made once and has run does not count. */
  reportsToCome: 1_000,
  monitoringMetrics: 50,
  /** As many as one order can list. */
  threeDsScenarios: 1_000,
  /** Of one flow of a merchant account. */
  flowDrafts: 100,
  /** Of a merchant account, of all flows: each rule that names one is looked at with every payment. */
  experimentsRunning: 20,
  /** Of one source of a merchant account: all of them are one answer. */
  insightsPresets: 100,
  /** Of a merchant account. */
  fraudListEntries: 100_000,
  /** Of one owner in a merchant account, and of all that are shared there. */
  savedViews: 100,
  sharedViews: 200,
} as const;

const LOCK_INSTANCE = sql('limits.lock_instance', 'SELECT instance_id FROM instance FOR NO KEY UPDATE');
const LOCK_ACCOUNT = sql(
  'limits.lock_account',
  `SELECT merchant_account_id FROM merchant_accounts WHERE merchant_account_id = $1 FOR NO KEY UPDATE`,
);
/**
 * Before a statement that counts what it adds to; inside a SQL transaction. Whoever else adds to the same waits, so
 * that the count has what they added. Payments do not wait for it.
 */
export async function lockForLimit(
  tx: Queryable,
  merchantAccountId: MerchantAccountId | typeof INSTANCE,
): Promise<void> {
  await (merchantAccountId === INSTANCE
    ? tx.query(LOCK_INSTANCE, [])
    : tx.query(LOCK_ACCOUNT, [merchantAccountId]));
}

const API_KEY_PAIRS = sql(
  'limits.api_key_pairs',
  `SELECT count(*) < ${LIMITS.apiKeyPairs} AS has_room FROM (
     SELECT FROM api_key_pairs WHERE deleted_at IS NULL LIMIT ${LIMITS.apiKeyPairs}) counted`,
  ['has_room'],
);
/** Locks what it counts, as all of these. */
export async function hasRoomForApiKeyPair(tx: Queryable): Promise<boolean> {
  await lockForLimit(tx, INSTANCE);
  return hasRoom(await tx.query(API_KEY_PAIRS, []));
}

const USERS = sql(
  'limits.users',
  `SELECT count(*) < ${LIMITS.users} AS has_room FROM (
     SELECT FROM users WHERE deleted_at IS NULL LIMIT ${LIMITS.users}) counted`,
  ['has_room'],
);
export async function hasRoomForUser(tx: Queryable): Promise<boolean> {
  await lockForLimit(tx, INSTANCE);
  return hasRoom(await tx.query(USERS, []));
}

const MERCHANT_ACCOUNTS = sql(
  'limits.merchant_accounts',
  `SELECT count(*) < ${LIMITS.merchantAccounts} AS has_room FROM (
     SELECT FROM merchant_accounts LIMIT ${LIMITS.merchantAccounts}) counted`,
  ['has_room'],
);
export async function hasRoomForMerchantAccount(tx: Queryable): Promise<boolean> {
  await lockForLimit(tx, INSTANCE);
  return hasRoom(await tx.query(MERCHANT_ACCOUNTS, []));
}

const FLOW_DRAFTS = sql(
  'limits.flow_drafts',
  `SELECT count(*) < ${LIMITS.flowDrafts} AS has_room FROM (
     SELECT FROM flow_drafts WHERE merchant_account_id = $1 AND flow = $2 LIMIT ${LIMITS.flowDrafts}) counted`,
  ['has_room'],
);
export async function hasRoomForFlowDraft(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  flow: FlowName,
): Promise<boolean> {
  await lockForLimit(tx, merchantAccountId);
  return hasRoom(await tx.query(FLOW_DRAFTS, [merchantAccountId, flow]));
}

const EXPERIMENTS = sql(
  'limits.experiments',
  `SELECT count(*) < ${LIMITS.experimentsRunning} AS has_room FROM (
     SELECT FROM experiments WHERE merchant_account_id = $1 AND state = 'running'
     LIMIT ${LIMITS.experimentsRunning}) counted`,
  ['has_room'],
);
export async function hasRoomForExperiment(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<boolean> {
  await lockForLimit(tx, merchantAccountId);
  return hasRoom(await tx.query(EXPERIMENTS, [merchantAccountId]));
}

const REPORTS = sql(
  'limits.reports',
  `SELECT count(*) < ${LIMITS.reportsToCome} AS has_room FROM (
     SELECT FROM reports WHERE merchant_account_id = $1 AND due_at IS NOT NULL LIMIT ${LIMITS.reportsToCome}) counted`,
  ['has_room'],
);
/** For one that has a run to come. */
export async function hasRoomForReport(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<boolean> {
  await lockForLimit(tx, merchantAccountId);
  return hasRoom(await tx.query(REPORTS, [merchantAccountId]));
}

const FRAUD_LIST_ENTRIES = sql(
  'limits.fraud_list_entries',
  `SELECT count(*) < ${LIMITS.fraudListEntries} AS has_room FROM (
     SELECT FROM fraud_list_entries WHERE merchant_account_id = $1 LIMIT ${LIMITS.fraudListEntries}) counted`,
  ['has_room'],
);
export async function hasRoomForFraudListEntry(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<boolean> {
  await lockForLimit(tx, merchantAccountId);
  return hasRoom(await tx.query(FRAUD_LIST_ENTRIES, [merchantAccountId]));
}

const SAVED_VIEWS = sql(
  'limits.saved_views',
  `SELECT (SELECT count(*) < ${LIMITS.savedViews} FROM (SELECT FROM saved_views
       WHERE merchant_account_id = $1 AND owner_id = $2 LIMIT ${LIMITS.savedViews}) own) AS own,
     (SELECT count(*) < ${LIMITS.sharedViews} FROM (SELECT FROM saved_views
       WHERE merchant_account_id = $1 AND is_shared LIMIT ${LIMITS.sharedViews}) shared) AS shared`,
  ['own', 'shared'],
);
/** Of the owner, and among those that are shared. */
export async function hasRoomForSavedView(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  ownerId: string,
): Promise<Readonly<{ own: boolean; shared: boolean }>> {
  await lockForLimit(tx, merchantAccountId);
  const [row] = await tx.query<{ own: boolean; shared: boolean }>(SAVED_VIEWS, [merchantAccountId, ownerId]);
  return row ?? { own: false, shared: false };
}

function hasRoom([row]: readonly Readonly<{ has_room: boolean }>[]): boolean {
  return row?.has_room === true;
}
