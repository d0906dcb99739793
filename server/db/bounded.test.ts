import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { importQueries } from '../../scripts/golden/statements.ts';
import { COPIED, SPREAD_BY, STAYING } from '../../cli/distribute.ts';
import { accountsOf, type PlanNode } from '../../test/harness/account-plans.ts';
import { ACROSS, JOINED } from '../../test/harness/across-accounts.ts';
import { testDb, type TestDb } from '../../test/harness/index.ts';
import { statements } from './db.ts';
import { ROWS_READ_MAX } from './keyset.ts';

let database: TestDb;
before(async () => {
  database = await testDb();
  await importQueries();
});
after(() => database.close());

/** What bounds the statements whose plan does not show it. */
const BOUNDED_BY: Readonly<Record<string, string>> = {
  'account_updater.records_of': 'an inquiry of each status, and what is being shredded',
  'bank_lines.by_ids': 'one a line that was asked about',
  'bank_lines.of_matches': 'the lines of the bank that are about one payout',
  'digital_wallets.list': 'one a provider, of which there are four',
  'flows.payment_service_ids': 'the ids alone of what one merchant account has set up',
  'ledger.balances': 'one an account and currency',
  'ledger.differences_of_payouts': 'one an account and currency',
  'ledger.differences_of_transactions': 'one an account and currency',
  list_moved_clocks: 'one a merchant account, in the sandbox',
  list_three_ds_configurations: 'one a scheme and currency',
  'merchant_accounts.ids': 'one a merchant account, for a job',
  'passkeys.counts_of_users': 'one a user of a page',
  open_user_invitations: 'one a user of a page',
  'reconciliation_items.hosts': 'the days of the things that were asked about',
  'reconciliation_items.said': 'the days of the things that were asked about',
  'reconciliation_sums.of_runs': 'one a currency of the days of a page',
  'role_assignments.of_users': 'the roles of the users of a page, five hundred each',
  'settlement_lines.settled_of_refunds': 'one a refund that was asked about, and its currency',
  'settlement_payouts.of_matches': 'the payouts that arrived as one',
  'settlement_payouts.of_reports': 'one a currency of a report that was asked about',
  'simulator.accounts_with_steps': 'one a merchant account, in the sandbox',
  'simulator.release_events': 'what a test holds back, in the sandbox',
  'simulator.repeat_event': 'one a processor, of which one has an event of this id',
  'tenders.of_transactions': 'ten a transaction that was asked about',
  'three_ds_scenarios.all': 'a thousand a merchant account',
  'vault_forward.authentications_of_configs': 'a hundred a configuration that was asked about',
  'vault_forward.list_configs': 'one a definition',
  vault_key_status: 'one a key, for a command of the operator',
  vault_merchant_accounts: 'one a merchant account, for a command of the operator',
  vault_retiring_keys: 'one a rotation that has not ended',
  vault_retiring_root_keys: 'one a rotation that has not ended',
  vault_root_key_status: 'one a root key, for a command of the operator',
  vault_root_keys_in_use: 'one a root key that is not retired',
  vault_undestroyed_root_keys: 'one a rotation whose old key stands',
  'webhook_deliveries.acknowledge': 'one: the id of a delivery names no other',
  'webhook_deliveries.get': 'one: the id of a delivery names no other',
  'webhook_deliveries.resend': 'one: the id of a delivery names no other',
  'webhook_subscriptions.listeners': 'a hundred a merchant account that was asked about',
};

/** Of the service's own statements: those of tests that run in the same process are sentences. */
const NAME = /^[\w.]+$/;

test('a statement answers as many rows as it was asked for, however much there is', async () => {
  const keys = await uniqueKeys();
  const unbounded = [...(await plans())]
    .filter(([, plan]) => plan.Output !== undefined && !isBounded(plan, { ctes: new Map(), keys, told: '' }))
    .map(([name]) => name);
  assert.deepEqual(
    unbounded.sort(),
    Object.keys(BOUNDED_BY).sort(),
    'give the statement a LIMIT, or say in BOUNDED_BY what bounds it',
  );
});

/** Statements that read all of a table, and why they may. Those that are new look rows up. */
const READS_WHOLE: Readonly<Record<string, string>> = {
  purge_rate_limits: 'rate_limits, which has the callers of ten minutes',
};
/** They do not grow with what is paid. */
const SMALL: readonly string[] = [
  'instance',
  'ledger_checks',
  'merchant_accounts',
  'roles',
  'root_keys',
  'users',
];

test('a statement reads no table whole that grows, and no sub-select for all rows at once', async () => {
  const whole = [...(await plans())]
    .filter(([, plan]) => isReadWhole(plan) || JSON.stringify(plan).includes('hashed SubPlan'))
    .map(([name]) => name);
  assert.deepEqual(
    whole.sort(),
    Object.keys(READS_WHOLE).sort(),
    'give it an index; where PostgreSQL would make a hash: (SELECT … LIMIT 1) IS NULL, = ANY (ARRAY(SELECT …))',
  );
});

function isReadWhole({ 'Node Type': type, 'Relation Name': table = '', Plans: plans = [] }: Plan): boolean {
  return (type === 'Seq Scan' && !SMALL.includes(table)) || plans.some(isReadWhole);
}

test('a statement keeps to one merchant account, in each of its parts', async () => {
  const columns = await spreadColumns();
  const found = { across: new Set<string>(), joined: new Set<string>() };
  for (const [name, plan] of await plans()) {
    const accounts = accountsOf(plan, columns);
    if (accounts.size <= 1 && !accounts.has('several')) continue;
    const base = name.replace(/_(?:next|previous|totals|newest_first)$/, '');
    (accounts.size > 1 ? found.joined : found.across).add(base);
  }
  const joined = [...found.joined].filter((name) => !found.across.has(name)).sort();
  assert.deepEqual(
    { across: [...found.across].sort(), joined },
    { across: ACROSS, joined: JOINED },
    'hold each table of it to the same parameter, and take what keeps to it now off test/harness/across-accounts.ts',
  );
});

/** Lists that have rows of one value sorted, and why these are few. */
const SORTED: Readonly<Record<string, string>> = {
  'buyers.search_by_external': 'one, or none',
  list_users: 'of each user a few roles',
  'payouts.list_by_reference': 'one, since a processor names each payout',
  'refunds.list_by_reference': 'one, since a processor names each refund',
  'refunds.list_by_transaction': 'the refunds of one transaction',
  'settlement_lines.list_by_transaction': 'the lines of one transaction',
  'simulator.ledger_operations': 'in the sandbox',
  'simulator.ledger_payments': 'in the sandbox',
  'transactions.list_by_origin': 'how often one payment was authorized again',
  'transactions.list_by_reference': 'one, since a processor names each payment',
  'transactions.list_by_session': 'one, and what was declined before it',
};

test('a list reads its rows in the order of an index, however many have the value that is asked for', async () => {
  const sorted = [...(await plans('sort'))]
    .filter(([name, plan]) => textOf(name).includes(`LIMIT ${ROWS_READ_MAX}`) && !isInOrder(plan))
    .map(([name]) => name.replace(/_(?:next|previous)$/, ''));
  assert.deepEqual([...new Set(sorted)].sort(), Object.keys(SORTED).sort());
});

/** Whatever is read until it is enough comes from an index in order, and is what the index was asked for. */
function isInOrder(plan: Plan): boolean {
  const below = (plan.Plans ?? []).flatMap(nodesOf);
  return plan['Node Type'] === 'Limit' && !below.some((node) => node['Node Type'] === 'Limit')
    ? !below.some((node) => node['Node Type'].endsWith('Sort') || isSieve(node))
    : (plan.Plans ?? []).every(isInOrder);
}

const isSieve = ({ 'Node Type': type, Filter: filter }: Plan): boolean =>
  type.includes('Index') && filter !== undefined;
const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const textOf = (name: string): string => statements.get(name)?.text ?? '';

/** Tables that are spread by merchant account where the engine can (cli/distribute.ts), with their columns. */
async function spreadColumns(): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await database.db.query<{ name: string; columns: readonly string[] }>(
    {
      name: '',
      text: `SELECT n.nspname || '.' || c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
        FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
          JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        WHERE c.relkind = 'r' AND n.nspname IN ('public', 'vault') GROUP BY 1`,
    },
    [],
  );
  const apart = new Set([...COPIED, ...STAYING, ...Object.keys(SPREAD_BY)]);
  return new Map(rows.flatMap(({ name, columns }) => (apart.has(name) ? [] : [[name, columns] as const])));
}

/**
 * The plan of each statement by name, for any values. The plan of an empty database reads whole tables; the one of a
 * full database looks rows up, where it can.
 */
function plans(...avoided: readonly string[]): Promise<ReadonlyMap<string, Plan>> {
  const key = avoided.join(' ');
  const made = PLANS.get(key) ?? explainAll(avoided);
  PLANS.set(key, made);
  return made;
}
const PLANS = new Map<string, Promise<ReadonlyMap<string, Plan>>>();

function explainAll(avoided: readonly string[]): Promise<ReadonlyMap<string, Plan>> {
  return database.db.transaction(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', ...avoided])
      await tx.query({ name: '', text: `SET LOCAL enable_${way} = off` }, []);
    const found = new Map<string, Plan>();
    for (const { name, text } of statements.values()) {
      if (!NAME.test(name)) continue;
      const [explained] = await tx.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
        { name: '', text: `EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${text}` },
        [],
      );
      const plan = explained?.['QUERY PLAN'][0]?.Plan;
      assert.ok(plan);
      found.set(name, plan);
    }
    return found;
  });
}

type Plan = Omit<PlanNode, 'Plans'> &
  Readonly<{
    'Join Type'?: string;
    'Subplan Name'?: string;
    'CTE Name'?: string;
    'Index Name'?: string;
    'Join Filter'?: string;
    Strategy?: string;
    Plans?: readonly Plan[];
    'Parent Relationship'?: string;
  }>;

/** `told`: what a join above says of the rows. */
type PlanContext = Readonly<{ ctes: ReadonlyMap<string, Plan>; keys: Keys; told: string }>;

function isBounded(plan: Plan, above: PlanContext): boolean {
  const plans = plan.Plans ?? [];
  const children = plans.filter(
    ({ 'Parent Relationship': relationship = '' }) => !['InitPlan', 'SubPlan'].includes(relationship),
  );
  const named = plans.map((child) => [child['Subplan Name']?.replace(/^CTE /, '') ?? '', child] as const);
  const here = { ...above, ctes: new Map([...above.ctes, ...named]) };
  const rule = NODES[plan['Node Type']];
  return rule === undefined
    ? children.length > 0 && children.every((child) => isBounded(child, here))
    : rule(plan, here, children);
}

type Rule = (plan: Plan, here: PlanContext, children: readonly Plan[]) => boolean;
/** Every other node answers no more than those below it. */
const NODES: Readonly<Record<string, Rule>> = {
  Limit: () => true,
  'Function Scan': () => true,
  'Values Scan': () => true,
  Result: (_plan, here, children) => children.every((child) => isBounded(child, here)),
  Aggregate: ({ Strategy }, here, [child]) => Strategy === 'Plain' || holds(child, here),
  'CTE Scan': (plan, here) => holds(here.ctes.get(plan['CTE Name'] ?? ''), { ...here, told: '' }),
  'Seq Scan': isOneRow,
  'Index Scan': isOneRow,
  'Index Only Scan': isOneRow,
  'Nested Loop': (plan, here, [outer, inner]) => {
    if (['Semi', 'Anti'].includes(plan['Join Type'] ?? '')) return holds(outer, here);
    const joined = { ...here, told: `${here.told} ${plan['Join Filter']}` };
    return (holds(outer, here) && holds(inner, joined)) || (holds(inner, here) && holds(outer, joined));
  },
};

function holds(child: Plan | undefined, here: PlanContext): boolean {
  return child !== undefined && isBounded(child, here);
}

/** All columns of a unique key are given, one value or a list of values each. */
function isOneRow(plan: Plan, { keys, told }: PlanContext): boolean {
  const relation = `${plan.Schema}.${plan['Relation Name']}`;
  const conditions = `${plan['Index Cond']} ${plan.Filter} ${told}`
    .toLowerCase()
    .replaceAll(/"?\b\w+"?\./g, '');
  const found = (keys.get(relation) ?? []).some(
    ({ index, columns, isPartial }) =>
      (!isPartial || index === plan['Index Name']) &&
      columns.every((column) => conditions.includes(`${column} = `) || conditions.includes(` = ${column})`)),
  );
  return found || relation === THE_ONE_ROW;
}

/** `CHECK (one)` */
const THE_ONE_ROW = 'public.instance';

type Key = Readonly<{ index: string; columns: readonly string[]; isPartial: boolean }>;
type Keys = ReadonlyMap<string, readonly Key[]>;

async function uniqueKeys(): Promise<Keys> {
  const rows = await database.db.query<Key & { relation: string }>(
    {
      name: '',
      text: `SELECT n.nspname || '.' || c.relname AS relation, x.relname AS index, i.indpred IS NOT NULL AS "isPartial",
          array_agg(lower(pg_get_indexdef(i.indexrelid, k, true)) ORDER BY k) AS columns
        FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_class x ON x.oid = i.indexrelid
          JOIN pg_namespace n ON n.oid = c.relnamespace, generate_series(1, i.indnkeyatts) k
        WHERE i.indisunique GROUP BY n.nspname, c.relname, x.relname, i.indpred IS NOT NULL`,
    },
    [],
  );
  return new Map(
    rows.map(({ relation }) => [relation, rows.filter((row) => row.relation === relation)] as const),
  );
}
