import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const RECORDS = path.join(ROOT, 'docs/adr');

/** Each folder of docs/adr, in the order of the index, and what its decision records are about. */
export const RECORD_AREAS: Readonly<Record<string, string>> = {
  'build-and-tests': 'Build and tests',
  runtime: 'Runtime: Node, PostgreSQL, processes, memory',
  edge: 'The edge: access, contract, requests, answers',
  'front-end': 'Front end: pages, frames, SDKs',
  payments: 'Payments: transactions, operations, recovery',
  jobs: 'Jobs: the operations table and its workers',
  settlement: 'Ledger, settlement, disputes',
  database: 'Database: statements, schema, hosts',
  flows: 'Flows: rules, routing, replay',
  'payment-methods': 'Buyers, checkout sessions, payment methods, tokens, mandates',
  vault: 'Vault and keys',
  'three-d-secure': '3-D Secure',
  relay: 'Relay and its authentication methods',
  network: 'Outbound network',
  connectors: 'Connectors, and how their simulators are judged',
  'processor-events': 'Processor events: inbound webhooks',
  webhooks: 'Webhooks to merchants',
  sandbox: 'Sandbox',
  operations: 'Operations: health, shutdown, restore, metrics, traces',
  reports: 'Reports and insights',
};

/** docs/adr/README.md: the title of every decision record, by area. */
export function recordsIndex(): string {
  const areas = Object.entries(RECORD_AREAS).map(([area, heading]) => {
    const lines = recordsOf(area).map(
      ({ file, number, title }) => `- [${number}](${area}/${file}): ${title}`,
    );
    return `\n## ${heading}\n\n${lines.join('\n')}\n`;
  });
  return [
    '# Decision records\n\n',
    'What was chosen, why, what was considered, what it costs, how to leave it. ',
    '`npm run golden` prints this page.\n\n',
    'A new record is `docs/adr/<area>/<next number>-<title>.md`. Its title is `Subject: decision`, in ',
    'words that one would search for. Its sections are Decision, Why, Considered, Cost and Leaving, in ',
    'this order; the first is never left out. A record that is merged into another leaves its number ',
    'there (`Also: 0191.`). One that no longer holds says so (`Superseded by [0191](…)`), and the newer ',
    'one says what it supersedes. Measurements go to [bench/notes](../../bench/notes).\n',
    ...areas,
  ].join('');
}

function recordsOf(area: string): readonly Readonly<{ file: string; number: string; title: string }>[] {
  const folder = path.join(RECORDS, area);
  return fs
    .readdirSync(folder)
    .toSorted()
    .map((file) => {
      const [first = ''] = fs.readFileSync(path.join(folder, file), 'utf8').split('\n', 1);
      return { file, number: file.slice(0, 4), title: first.replace(/^# \d{4}: /, '') };
    });
}
