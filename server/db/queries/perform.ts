import type { MerchantAccountId } from '../../domain/ids.ts';
import type { TransactionState } from '../../domain/transaction/state.ts';
import { amountTaken, markedMandate, withoutMandate } from '../../domain/agent-mandate.ts';
import { isUnpaidEnd } from '../../domain/transaction/machine.ts';
import { COLUMNS } from '../columns.ts';
import { type Db, type Queryable, type Statement, sql } from '../db.ts';
import { type BatchStatement, batcherOf, batchersOf } from '../batch.ts';
import {
  arrayRows,
  type Column,
  columnArrays,
  columnsOf,
  namedIn,
  patchTypes,
  setNamed,
} from './array-rows.ts';
import { type AgentMandateChange, mandateHasRoom } from './agent-mandates.ts';
import type { ColumnTypes } from './json-rows.ts';
import {
  type Approval,
  KEY_TYPES,
  type MemberColumns,
  OF_TRANSACTION,
  PARTS,
  PART_NAMES,
  type Part,
  type PartName,
  type TransactionKey,
  type TransactionStep,
  type Use,
  type Sources,
  type StepWrites,
} from './step-parts.ts';
import { noteResult, noteStep } from './step-trace.ts';
import { TRANSACTION_CHANGEABLE, type TransactionPatch, type TransactionRow } from './transaction-rows.ts';

/**
 * A new transaction with its first operation. False: the Idempotency-Key is no longer this request's, and
 * nothing was written.
 *
 * @param more.onlyUncounted false also where the transaction's card has attempts that its scheme counts
 * @param more.approval of a payment method that was stored with it, where it has ended already
 */
export function beginTransaction(
  db: Pick<Db, 'byKey'>,
  transaction: TransactionRow,
  writing: StepWrites,
  use: Use | null,
  {
    onlyUncounted = false,
    approval = null,
  }: Readonly<{ onlyUncounted?: boolean; approval?: Approval | null }> = {},
): Promise<boolean> {
  return perform(db, onlyUncounted ? BEGINS_UNCOUNTED : BEGINS, {
    ...writing,
    key: keyOf(transaction),
    at: transaction.updated_at,
    transaction,
    use,
    approval,
  });
}

/**
 * One step of a transaction that is there. False: somebody else was faster, or the Idempotency-Key is no
 * longer this request's; nothing was written.
 */
export function advanceTransaction(
  db: Pick<Db, 'byKey'>,
  before: AdvancedRow,
  patch: TransactionPatch & Pick<TransactionRow, 'updated_at'>,
  writing: StepWrites,
  approval: Approval | null = null,
): Promise<boolean> {
  const { gift_cards: tenderChanges, ...columns } = { ...patch, ...leftToPeople(before, patch) };
  return perform(db, ADVANCES, {
    ...writing,
    mandateReturn: writing.mandateReturn ?? mandateReturnOf(before, patch),
    key: keyOf(before),
    at: patch.updated_at,
    version: before.version,
    before,
    patch: columns,
    tenderChanges,
    approval,
  });
}

type AdvancedRow = TransactionState &
  Pick<TransactionRow, 'merchant_account_id' | 'transaction_id' | 'version' | 'request'>;

/**
 * A payment that an agent asked for ends here without having taken anything: its amount is its mandate's again. Where
 * money turns up all the same, or a person says that it did, it is taken once more, as far as there is room.
 * Whoever learns it writes it by this statement, which is taken once.
 */
function mandateReturnOf(before: AdvancedRow, patch: TransactionPatch): AgentMandateChange | null {
  const agentMandateId = markedMandate(before.request);
  if (agentMandateId === null || patch.status === undefined) return null;
  const taken = amountTaken(before.request);
  const paid = isUnpaidEnd(patch.status) ? -taken : taken;
  if (isUnpaidEnd(patch.status) === isUnpaidEnd(before.status) || before.authorized_amount > 0n) return null;
  return { agentMandateId, isAsked: false, paid, payments: 0, refunded: 0n, refunds: 0 };
}

/** A payment that had ended without money and goes on is looked at by a person, and is its agent's no more. */
function leftToPeople(before: AdvancedRow, { status, request }: TransactionPatch): TransactionPatch {
  const isLeft = isUnpaidEnd(before.status) && status !== undefined && !isUnpaidEnd(status);
  if (!isLeft || before.authorized_amount > 0n || markedMandate(before.request) === null) return {};
  return { request: withoutMandate(request ?? before.request) };
}

function keyOf({ merchant_account_id, transaction_id }: TransactionKey): TransactionKey {
  return { merchant_account_id, transaction_id };
}

/** Takes a step by the leanest statement that writes what it needs. */
async function perform(
  db: Pick<Db, 'byKey'>,
  statements: readonly StepStatement[],
  step: TransactionStep,
): Promise<boolean> {
  const rows: Partial<Record<PartName, readonly object[]>> = {};
  const needed = PART_NAMES.filter((name) => {
    const { when, rows: rowsOf } = PARTS[name];
    const partRows = rowsOf?.(step) ?? [];
    rows[name] = partRows;
    return when?.(step) ?? partRows.length > 0;
  });
  const fitting = statements.find(({ parts }) => needed.every((part) => parts.has(part)));
  if (fitting === undefined) throw new Error(`BUG: no statement writes ${needed.join(', ')}`);

  const noted = noteStep(db.byKey.trace, step);
  const isTaken = await fitting.take(db.byKey, { step, rows });
  noteResult(db.byKey.trace, noted, isTaken);
  if (isTaken) step.audit?.written();
  return isTaken;
}

/** A step, with the rows of its parts. */
type Member = Readonly<{ step: TransactionStep; rows: Partial<Record<PartName, readonly object[]>> }>;
type StepStatement = Readonly<{
  parts: ReadonlySet<PartName>;
  take(db: Queryable, member: Member): Promise<boolean>;
}>;

/**
 * What decides whether a step is taken, and so is everything that is joined to it. `conditions`: of the member
 * `m`, each of which has to hold, too.
 */
type Gate = Required<Pick<Part, 'rows'>> &
  Readonly<{ sql(sources: Sources, conditions: readonly Condition[]): string }>;
type Condition = (sources: Sources) => string;

/**
 * An intent needs the key that it is asked under. The row is locked: who is taking it over in this moment is
 * waited for, and then it is theirs.
 */
const keyIsOurs: Condition = ({ account }) => `(m.bind_to IS NULL OR EXISTS (
    SELECT FROM idempotency_keys k WHERE k.merchant_account_id = ${account('m')}
      AND k.operation = m.key_operation AND k.key = m.key AND k.owner_id = m.key_owner_id
      AND k.completed_at IS NULL FOR UPDATE))`;

/** What the parts of a statement ask for before anything is written. */
const CONDITIONS: Partial<Record<PartName, Condition>> = {
  remembered: keyIsOurs,
  mandated: ({ account }) => mandateHasRoom(account('m')),
};
const heldTo = (sources: Sources, conditions: readonly Condition[]): string =>
  conditions.map((condition) => condition(sources)).join(' AND ');

const NEW = Object.keys(COLUMNS.transactions);
const BEGIN: Gate = {
  // The statement takes the columns that the table has, and so not the gift cards.
  rows: ({ transaction }) => transaction && [transaction],
  sql: (sources, conditions) => `
    INSERT INTO transactions AS t (${NEW.join(', ')}) SELECT ${NEW.map((column) => `r.${column}`).join(', ')}
    FROM ${sources.rows('r', COLUMNS.transactions)}${
      conditions.length === 0 ? '' : ` JOIN member m ${OF_TRANSACTION} WHERE ${heldTo(sources, conditions)}`
    }`,
};
const BEGIN_UNCOUNTED: Gate = {
  ...BEGIN,
  sql: (
    sources,
    conditions,
  ) => `${BEGIN.sql(sources, conditions)} ${conditions.length === 0 ? 'WHERE' : 'AND'} NOT EXISTS (
      SELECT FROM card_attempts a WHERE a.merchant_account_id = ${sources.account('r')}
        AND a.fingerprint = r.payment_method_fingerprint)`,
};
const CHANGES: ColumnTypes = {
  ...KEY_TYPES,
  version: 'bigint',
  ...patchTypes(COLUMNS.transactions, TRANSACTION_CHANGEABLE),
};
const ADVANCE: Gate = {
  rows: ({ key, version, patch = {} }) => [
    { ...patch, ...key, version, named: namedIn(patch, TRANSACTION_CHANGEABLE) },
  ],
  sql: (sources, conditions) => `
    UPDATE transactions t SET version = t.version + 1, ${setNamed(TRANSACTION_CHANGEABLE, 't')}
    FROM ${sources.rows('c', CHANGES)}${conditions.length === 0 ? '' : ` JOIN member m ${OF_TRANSACTION}`}
    WHERE t.merchant_account_id = ${sources.account('c')} AND t.transaction_id = c.transaction_id
      AND t.version = c.version${conditions.length === 0 ? '' : ` AND ${heldTo(sources, conditions)}`}`,
};

/** What a statement takes of each step, in one parameter a column. */
type Source = Readonly<{ columns: readonly Column[]; rows(member: Member): readonly object[] }>;

/**
 * A statement that takes the same step of many transactions: `gate` are those that may take it, `ours` is what each
 * of them has one value of, and every part is joined to one of both by the key. `isOfOne`: all are of one merchant
 * account, the first parameter, so that a distributed database does it all where the rows of that account are.
 */
function write(
  gate: Gate,
  names: readonly PartName[],
  isOfOne: boolean,
): Readonly<{ text: string; sources: readonly Source[] }> {
  const sources: Source[] = [];
  let parameters = isOfOne ? 1 : 0;
  const sourcesOf = (rowsOf: Source['rows']): Sources => ({
    account: (row) => (isOfOne ? '$1::text' : `${row}.merchant_account_id`),
    rows: (alias, { merchant_account_id, ...others }) => {
      const columns =
        isOfOne || merchant_account_id === undefined ? others : { merchant_account_id, ...others };
      sources.push({ columns: columnsOf(columns), rows: rowsOf });
      const given = arrayRows(isOfOne ? 'given' : alias, columns, parameters + 1);
      parameters += Object.keys(columns).length;
      return isOfOne ? `(SELECT $1::text AS merchant_account_id, given.* FROM ${given}) ${alias}` : given;
    },
  });
  const inOrder = PART_NAMES.filter((name) => names.includes(name));
  const ours: MemberColumns = Object.assign({}, ...inOrder.map((name) => PARTS[name].needs));
  const columns = Object.entries(ours);

  const ctes: string[] = [];
  if (columns.length > 0) {
    const members = sourcesOf(({ step }) => [
      { ...Object.fromEntries(columns.map(([column, [, value]]) => [column, value(step)])), ...step.key },
    ]);
    const types = Object.fromEntries(columns.map(([column, [type]]) => [column, type]));
    ctes.push(`member AS MATERIALIZED (SELECT * FROM ${members.rows('m', { ...KEY_TYPES, ...types })})`);
  }
  const opened = gate.sql(
    sourcesOf(({ step }) => gate.rows(step) ?? []),
    inOrder.flatMap((name) => CONDITIONS[name] ?? []),
  );
  ctes.push(`gate AS (${opened}\n     RETURNING t.transaction_id)`);
  if (columns.length > 0) ctes.push(`ours AS (SELECT m.* FROM member m JOIN gate ${OF_TRANSACTION})`);
  for (const name of names) {
    const part = sourcesOf((member) => member.rows[name] ?? []);
    ctes.push(`${name} AS (${PARTS[name].sql(part)})`);
  }
  return { text: `WITH\n   ${ctes.join(',\n   ')}\n   SELECT transaction_id FROM gate`, sources };
}

/** Steps of one statement, at most: of many payments the next are on their way while these go on (docs/adr/0241). */
const BATCH_MAX = 32;

function statementOf(name: string, gate: Gate, parts: readonly PartName[]): StepStatement {
  const several = batcherOf(sharedStatement(name, write(gate, parts, false)));
  const ofOne = batchersOf(sharedStatement(`${name}_of_one`, write(gate, parts, true), true));
  return {
    parts: new Set(parts),
    take: (db, member) =>
      db.isDistributed === true
        ? ofOne(db, member.step.key.merchant_account_id, member)
        : several(db).add(member),
  };
}

function sharedStatement(
  name: string,
  { text, sources }: ReturnType<typeof write>,
  isOfOne = false,
): (db: Queryable) => BatchStatement<Member, boolean> {
  const statement = sql<string>(name, text);
  return (db) => ({
    max: BATCH_MAX,
    rowsOf: ({ step }) => [step.key.transaction_id, ...sharedRows(step)],
    run: (members) => {
      const first = isOfOne ? members.slice(0, 1).map(({ step }) => step.key.merchant_account_id) : [];
      return run(db, statement, { first, sources }, members);
    },
  });
}

/** Rows of other tables that concurrent steps may have in common. */
function sharedRows(step: TransactionStep): readonly string[] {
  return PART_NAMES.flatMap((name) => PARTS[name].shared?.(step) ?? []);
}

async function run(
  db: Queryable,
  statement: Statement<never>,
  { first, sources }: Readonly<{ first: readonly MerchantAccountId[]; sources: readonly Source[] }>,
  members: readonly Member[],
): Promise<readonly boolean[]> {
  // In one order everywhere, so that processes which move the same transactions do not block each other.
  const ordered = members.toSorted((a, b) =>
    a.step.key.transaction_id < b.step.key.transaction_id ? -1 : 1,
  );
  const values = columnArrays(sources.map(({ columns, rows }) => ({ columns, rows: ordered.flatMap(rows) })));
  const taken = await db.query<TransactionKey>(statement, [...first, ...values]);
  const through = new Set(taken.map(({ transaction_id }) => transaction_id));
  return members.map(({ step }) => through.has(step.key.transaction_id));
}

/**
 * PostgreSQL opens the tables of every part of a statement and takes its locks, whether there is something to
 * write or not, so the few combinations that most payments need stand beside the one that can do everything.
 */
const EVERY_ROW = [
  'started',
  'changed',
  'acted',
  'dealt',
  'posted',
  'told',
  'announced',
  'remembered',
  'counted',
  'audited',
  'mandated',
] as const;
/** From the leanest to the one with everything. */
const beginsOf = (name: string, gate: Gate): readonly StepStatement[] => [
  statementOf(name, gate, ['started', 'acted', 'audited']),
  statementOf(`${name}_with_key`, gate, ['started', 'acted', 'audited', 'remembered', 'used']),
  statementOf(`${name}_with_all`, gate, [...EVERY_ROW, 'used', 'approved', 'laid']),
];
const BEGINS = beginsOf('payments.begin', BEGIN);
const BEGINS_UNCOUNTED = beginsOf('payments.begin_uncounted', BEGIN_UNCOUNTED);
const OUTCOME = ['changed', 'posted', 'told', 'announced'] as const;
const ADVANCES = [
  statementOf('payments.advance', ADVANCE, OUTCOME),
  statementOf('payments.advance_with_key', ADVANCE, [...OUTCOME, 'remembered', 'approved']),
  statementOf('payments.advance_declined', ADVANCE, [
    ...OUTCOME,
    'remembered',
    'approved',
    'started',
    'tried',
  ]),
  statementOf('payments.advance_by_event', ADVANCE, [...OUTCOME, 'heard', 'heard_told']),
  statementOf('payments.advance_with_all', ADVANCE, [
    ...EVERY_ROW,
    'heard',
    'heard_told',
    'approved',
    'settled',
    'summed',
    'paidOut',
    'paid',
    'spent',
    'tried',
    'retried',
  ]),
];
