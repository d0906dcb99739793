/** A node of a plan, as EXPLAIN (VERBOSE, FORMAT JSON) tells it. */
export type PlanNode = Readonly<{
  'Node Type': string;
  Operation?: string;
  'Relation Name'?: string;
  Schema?: string;
  Alias?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  'Join Filter'?: string;
  Output?: readonly string[];
  Plans?: readonly PlanNode[];
}>;

/** Not an element of an array, which says several. */
const PINNED = /merchant_account_id = \(?(\$\d+)\b(?!\)\[)/g;
const GIVEN = /^\(?(\$\d+)\)?(?:::text)?$/;

/**
 * The merchant accounts whose rows a plan touches: the parameters that name them, `several` where a table is read by
 * anything else or without any. An engine that spreads tables sends a statement to one server where each table of it,
 * in each of its parts, is held to the same parameter; what one part knows of another, it does not see.
 *
 * @param columns each table that is spread, with its columns in their order
 */
export function accountsOf(
  plan: PlanNode,
  columns: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const nodes = nodesOf(plan);
  const pinned = new Map(
    nodes.flatMap((node) => {
      const [account] = readOf(node);
      return node.Alias === undefined || account === undefined ? [] : [[node.Alias, account] as const];
    }),
  );
  return new Set(
    nodes.flatMap((node) => {
      const names = columns.get(`${node.Schema}.${node['Relation Name']}`);
      if (names === undefined) return [];
      if (node['Node Type'] !== 'ModifyTable')
        return node.Alias === undefined ? [] : [readOf(node)[0] ?? 'several'];
      if (node.Operation !== 'Insert') return [];
      const written = node.Plans?.[0]?.Output?.[names.indexOf('merchant_account_id')] ?? '';
      return [GIVEN.exec(written)?.[1] ?? pinned.get(written.split('.')[0] ?? '') ?? 'several'];
    }),
  );
}

function readOf(node: PlanNode): readonly string[] {
  const conditions = [node['Index Cond'], node['Recheck Cond'], node.Filter].join(' ');
  return Array.from(conditions.matchAll(PINNED), ([, account = '']) => account);
}

function nodesOf(plan: PlanNode): readonly PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}
