import path from 'node:path';
import { acceptTraces } from '../../model/accept.ts';
import type { Db } from '../../server/db/db.ts';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { eventually } from '../../test/harness/eventually.ts';
import { bookDifferences, unauditedWrites, unfinishedOperations } from '../../test/crash/books.ts';
import type { AcknowledgedWrite, Notebook } from './notebook.ts';
import type { Stand } from './stand.ts';

/** What an oracle found wrong: the first few, and how many in all. */
export type OracleFinding = Readonly<{ oracle: string; count: number; first: readonly unknown[] }>;

type Evidence = Readonly<{
  stand: Stand;
  db: Db;
  notebook: Notebook;
  transactions: ReadonlyMap<string, ApiTransaction>;
}>;

type ApiTransaction = Readonly<{
  id: string;
  status: string;
  captured_amount: number;
  refunded_amount: number;
  pending_review?: boolean;
}>;

/** Each gives what breaks its rule; all is quiet when they are asked. */
const ORACLES: Readonly<Record<string, (evidence: Evidence) => Promise<readonly unknown[]>>> = {
  'nothing stays unknown': ({ db }) => unfinishedOperations(db),
  'what was acknowledged is there': async (evidence) =>
    paymentsOf(evidence).filter(({ id }) => !evidence.transactions.has(id)),
  'one key, one transaction': async ({ notebook, db }) => {
    const made = notebook.writes.filter(({ kind, status }) => kind === 'pay' && status === 201);
    const byKey = Map.groupBy(made, ({ key }) => key);
    const twice = [...byKey].filter(([, writes]) => new Set(writes.map(({ id }) => id)).size > 1);
    const rows = await db.query({ name: '', text: TWICE }, []);
    return [...twice.map(([key]) => key), ...rows];
  },
  'told failed, and not charged': async (evidence) =>
    paymentsOf(evidence).filter(({ id, told }) => {
      const now = evidence.transactions.get(id);
      return (told === 'failed' || told === 'declined') && now !== undefined && now.status !== told;
    }),
  'told captured, and captured': async (evidence) =>
    paymentsOf(evidence).filter(({ id, told }) => {
      const now = evidence.transactions.get(id);
      return told === 'captured' && now !== undefined && now.captured_amount === 0;
    }),
  'captures, voids and refunds are as they were told': toldOtherwise,
  'our books are the processors’ books': ({ db }) => bookDifferences(db, 's.payment_id::text'),
  'gift cards here and there': ({ db }) => db.query({ name: '', text: GIFT_CARDS }, []),
  'the ledger proves itself': async ({ db }) => ledgerDifferences(db),
  'each write has its audit entry': ({ db }) => unauditedWrites(db),
  'no write has two audit entries': ({ db }) => db.query({ name: '', text: AUDITED_TWICE }, []),
  'each event reached the endpoint': async ({ stand, db }) => {
    const rows = await db.query<{ id: string }>({ name: '', text: DELIVERIES }, []);
    return rows.filter(({ id }) => !stand.needs.endpoint.taken.has(id));
  },
  'each refusal is a clear one': async ({ notebook }) => [...notebook.unclear],
  'nobody waits for an answer for five minutes': async ({ notebook }) => notebook.givenUp,
  // Lines of several processes are put in order by their clocks.
  'each change of a payment is a step of the model': async ({ stand }) =>
    stand.clocks.wereMoved ? [] : (await acceptTraces([path.join(stand.folder, 'traces')])).refused,
  'no process found a bug in itself': async ({ stand }) =>
    stand
      .log()
      .split('\n')
      .filter((line) => line.includes('BUG:'))
      .slice(0, 20),
};

export async function judgeStand(stand: Stand, notebook: Notebook): Promise<OracleFinding[]> {
  const db = stand.openDatabase();
  try {
    await copyBooks(stand.needs.books, db);
    const transactions = await readTransactions(stand);
    const evidence = { stand, db, notebook, transactions };
    const found: OracleFinding[] = [];
    for (const [oracle, ask] of Object.entries(ORACLES)) {
      const rows = await ask(evidence);
      if (rows.length > 0) found.push({ oracle, count: rows.length, first: rows.slice(0, 5) });
    }
    return found;
  } finally {
    await db.close();
  }
}

function paymentsOf({ notebook }: Evidence): readonly AcknowledgedWrite[] {
  return notebook.writes.filter(({ kind, status }) => kind === 'pay' && status === 201);
}

/** What was told of a step, and what became of it: nothing that was done is undone, and nothing that failed is done. */
async function toldOtherwise({ db, notebook }: Evidence): Promise<readonly unknown[]> {
  const steps = notebook.writes.filter(({ kind, status }) => kind !== 'pay' && status < 300);
  const rows = await db.query<{ transaction_id: string; operation_id: string; kind: string; status: string }>(
    { name: '', text: STEPS },
    [[...new Set(steps.map(({ transactionId }) => transactionId))]],
  );
  const succeeded = new Set(
    rows.filter(({ status }) => status === 'succeeded').map((row) => `${row.kind} ${row.transaction_id}`),
  );

  const DONE: Readonly<Record<string, string>> = { capture: 'captured', void: 'voided', refund: 'succeeded' };
  return steps.filter(({ kind, told, transactionId, id }) => {
    if (kind === 'refund') {
      const own = rows.find(({ operation_id }) => operation_id === id);
      return (
        own !== undefined && told !== 'processing' && (told === 'succeeded') !== (own.status === 'succeeded')
      );
    }
    return told === DONE[kind] && !succeeded.has(`${kind} ${transactionId}`);
  });
}

/** `GET /transactions`, page by page, to the oldest. */
async function readTransactions({ urls, needs }: Stand): Promise<ReadonlyMap<string, ApiTransaction>> {
  const found = new Map<string, ApiTransaction>();
  let cursor: string | null = null;

  do {
    const query: string = `limit=100${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
    // A machine that is busy may leave one unanswered.
    const page = await eventually(async () => {
      const answer = await fetch(`${urls[0]}/transactions?${query}`, {
        headers: { authorization: `Bearer ${needs.token}` },
      });
      if (answer.status !== 200)
        throw new Error(`GET /transactions: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as { items: ApiTransaction[]; next_cursor: string | null };
    });
    for (const item of page.items) found.set(item.id, item);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return found;
}

/** The processors' books beside ours, so that one statement compares them. */
async function copyBooks(books: Db, db: Db): Promise<void> {
  for (const table of ['payments', 'operations', 'gift_cards']) {
    const all = await books.query<{ rows: string }>(
      { name: '', text: `SELECT coalesce(json_agg(t), '[]')::text AS rows FROM simulator.${table} t` },
      [],
    );
    await db.query({ name: '', text: `DELETE FROM simulator.${table}` }, []);
    const rows = `json_populate_recordset(NULL::simulator.${table}, $1::json)`;
    const text = `INSERT INTO simulator.${table} SELECT * FROM ${rows}`;
    await db.query({ name: '', text }, [all[0]?.rows ?? '[]']);
  }
}

const TWICE = `SELECT external_identifier, count(*) FROM transactions
  WHERE external_identifier IS NOT NULL AND received_with_transaction_id IS NULL
  GROUP BY external_identifier HAVING count(*) > 1`;
const STEPS = `SELECT transaction_id, operation_id, kind, status FROM operations WHERE transaction_id = ANY ($1::uuid[])
  AND kind IN ('capture', 'void', 'refund')`;
const GIFT_CARDS = `
  WITH ours AS (SELECT coalesce(sum(CASE kind WHEN 'redeem-gift-card' THEN amount ELSE -amount END), 0) AS taken
    FROM operations WHERE status = 'succeeded' AND kind IN ('redeem-gift-card', 'refund-gift-card')),
  theirs AS (SELECT coalesce(sum(CASE kind WHEN 'redeem' THEN amount ELSE -amount END), 0) AS taken
    FROM simulator.operations WHERE processor = 'mock-gift-card' AND kind IN ('redeem', 'refund')
      AND status = 'approved')
  SELECT ours.taken AS here, theirs.taken AS there FROM ours, theirs WHERE ours.taken <> theirs.taken`;
const AUDITED_TWICE = `SELECT resource_id, operation, action, count(*) FROM audit_logs
  WHERE operation = 'create_transaction' AND action = 'created'
  GROUP BY resource_id, operation, action HAVING count(*) > 1`;
const DELIVERIES = `SELECT webhook_event_id AS id FROM webhook_deliveries`;
