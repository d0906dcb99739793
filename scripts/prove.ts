import { parseArgs } from 'node:util';
import { proveAgents } from './prove/agents.ts';
import { proveExperiments } from './prove/experiments.ts';
import { proveReconciliation } from './prove/reconciliation.ts';
import { proveRetries } from './prove/retries.ts';
import { proveRetryYear } from './prove/retry-year.ts';
import { proveStory } from './prove/story.ts';
import { proveVault } from './prove/vault.ts';

/**
 * `npm run prove -- experiments story`: what the project promises in figures, counted anew. Prints a table and a line
 * that says whether the goal holds, and ends with 1 where it does not. `--quick`: a tenth of it.
 */
export type Proof = Readonly<{
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Sentences beside the table. */
  told: readonly string[];
  holds: boolean;
}>;

const PROOFS: Readonly<Record<string, (quick: boolean) => Proof | Promise<Proof>>> = {
  agents: proveAgents,
  experiments: proveExperiments,
  reconcile: proveReconciliation,
  retries: proveRetries,
  'retry-year': proveRetryYear,
  story: proveStory,
  vault: proveVault,
};

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const names = positionals.length === 0 ? Object.keys(PROOFS) : positionals;
for (const name of names) {
  const prove = PROOFS[name];
  if (prove === undefined) {
    console.error(`There is no proof "${name}": ${Object.keys(PROOFS).join(', ')}.`);
    process.exit(2);
  }
  const proof = await prove(values.quick);
  printTable([proof.head, ...proof.rows]);
  console.log(['', ...proof.told, `${name}: the goal ${proof.holds ? 'holds' : 'DOES NOT HOLD'}`].join('\n'));
  if (!proof.holds) process.exitCode = 1;
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(' | ')
        .trimEnd(),
    );
}
