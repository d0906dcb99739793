import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { NEXT_MIGRATION } from './running/next-version.ts';

/**
 * While processes are restarted one after the other, those of the older version work on the newer schema. So a
 * migration only adds, and what it adds needs nothing of whoever does not know it.
 */
function problemsOf(migration: string): readonly string[] {
  const text = migration
    .replaceAll(/--.*$/gm, '')
    .replaceAll(IN_A_NEW_DATABASE, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "'body'")
    .replaceAll(/'[^']*'/g, "''");
  const statements = text
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter((statement) => statement !== '');
  const made = new Set(
    statements.flatMap((one) => /^CREATE (?:UNLOGGED )?TABLE (\S+)/i.exec(one)?.[1]?.toLowerCase() ?? []),
  );
  return statements.filter((statement) => {
    const table = /\b(?:ON|TABLE|INTO)\s+([\w.]+)/i.exec(statement)?.[1]?.toLowerCase() ?? '';
    return !made.has(table) && !ADDS.some((form) => form.test(statement));
  });
}

/** No merchant account: nobody has started a service on it, so no older version runs beside. */
const IN_A_NEW_DATABASE =
  /^DO \$\$\nBEGIN\n  IF NOT EXISTS \(SELECT FROM merchant_accounts\) THEN\n(?:    .*\n)+  END IF;\nEND \$\$;/gm;

const ADDS: readonly RegExp[] = [
  // Of the first version, before which there was none.
  /^CREATE UNIQUE INDEX transactions_one_for_a_link /,
  // It takes more words than before.
  /^ALTER TABLE audit_logs (?:DROP|ADD) CONSTRAINT audit_logs_action_check\b/,
  /^ALTER TABLE flow_versions (?:DROP|ADD) CONSTRAINT flow_versions_cause_check\b/,
  /^ALTER TABLE experiments (?:DROP|ADD) CONSTRAINT experiments_ended_because_check\b/,
  // The same rules over named columns: all that an older version writes is still taken (0032).
  /^ALTER TABLE (?:transactions|operations) DROP CONSTRAINT (?:transaction|operation)_holds$/,
  /^ALTER TABLE (?:transactions|operations) ADD CONSTRAINT \w+_columns_hold CHECK \(.*\) NOT VALID$/,
  // A payout may be returned, and the ledger says so: all that an older version writes is still taken (0050).
  /^ALTER TABLE payouts (?:DROP|ADD) CONSTRAINT payouts_status_check\b/,
  /^ALTER DOMAIN ledger_movement (?:DROP CONSTRAINT|ADD CONSTRAINT .* NOT VALID$)/,
  // One more act may be limited: all that an older version writes is still taken (0056).
  /^ALTER TABLE (?:role_assignment_limits|amounts_of_day) DROP CONSTRAINT \w+_act_check$/,
  /^ALTER TABLE (?:role_assignment_limits|amounts_of_day) ADD CONSTRAINT \w+_act_check CHECK \(.*\) NOT VALID$/,
  // The same rule, which takes a card without a number as well (0051).
  /^ALTER TABLE payment_methods DROP CONSTRAINT payment_methods_check2$/,
  // And again, which takes a fingerprint of it as well (0060).
  /^ALTER TABLE payment_methods DROP CONSTRAINT cards_have_a_number_or_a_token$/,
  /^ALTER TABLE payment_methods ADD CONSTRAINT cards_have_a_number_or_a_token CHECK \(.*\) NOT VALID$/,
  // No statement has ever asked by it; another has its place.
  /^DROP INDEX IF EXISTS payment_methods_by_fingerprint$/,
  // Whoever does not know that it is gone forgets old events more slowly, once an hour.
  /^DROP INDEX IF EXISTS webhook_events_by_creation$/,
  // Each has its place taken, for statements of both versions, by one in the order of time (0033).
  /^DROP INDEX IF EXISTS transactions_(?:by_\w+|in_process)$/,
  // Over a column of the same migration, which an older version leaves out (0040).
  /^CREATE UNIQUE INDEX IF NOT EXISTS transactions_one_for_an_order /,
  // The same (0048).
  /^ALTER TABLE api_key_pairs ADD CONSTRAINT api_key_pairs_agent_of_one_account /,
  /^CREATE (?:UNLOGGED )?TABLE /i,
  /^CREATE (?:SCHEMA|DOMAIN|FUNCTION|VIEW) /i,
  // On a table that may be large: whoever upgrades can build it beforehand, with writes going on.
  /^CREATE INDEX IF NOT EXISTS /i,
  // One column or several: each may be left out by whoever writes a row.
  /^ALTER TABLE [\w.]+ ADD COLUMN (?:(?!\b(?:NOT NULL|DROP|RENAME|ALTER|CHECK|UNIQUE|REFERENCES)\b).)*$/i,
  /^ALTER TABLE [\w.]+ ADD COLUMN [^,]*\bDEFAULT\b[^,]*$/i,
  // More kinds of operations and of vault records: all that an older version writes is still taken (0028).
  /^ALTER DOMAIN operation_kind (?:DROP CONSTRAINT|ADD CONSTRAINT .* NOT VALID$)/i,
  /^CREATE OR REPLACE FUNCTION operation_holds\(/i,
  /^ALTER TABLE vault\.records (?:DROP CONSTRAINT|ADD CONSTRAINT .* NOT VALID$)/i,
];

const folder = path.join(import.meta.dirname, '../server/db/migrations');
for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.sql'))) {
  test(`${name} leaves what an older version's statements need`, () => {
    assert.deepEqual(problemsOf(fs.readFileSync(path.join(folder, name), 'utf8')), []);
  });
}

for (const [migration, fits] of [
  ['CREATE TABLE a (b int NOT NULL); CREATE UNIQUE INDEX a_b ON a (b);', true],
  ['CREATE TABLE a (b int NOT NULL); INSERT INTO a SELECT 1;', true],
  ['INSERT INTO transactions SELECT 1;', false],
  ['ALTER TABLE transactions ADD COLUMN note text;', true],
  ['ALTER TABLE transactions ADD COLUMN note text, ADD COLUMN other text;', true],
  ["ALTER TABLE transactions ADD COLUMN note text NOT NULL DEFAULT '';", true],
  ['CREATE INDEX IF NOT EXISTS transactions_by_note ON transactions (note);', true],
  ['CREATE INDEX transactions_by_note ON transactions (note);', false],
  ['ALTER TABLE transactions ADD COLUMN note text NOT NULL;', false],
  ['ALTER TABLE transactions DROP COLUMN note;', false],
  ['ALTER TABLE transactions RENAME COLUMN note TO other;', false],
  ['ALTER TABLE transactions ALTER COLUMN note SET NOT NULL;', false],
  ['ALTER TABLE transactions ADD CONSTRAINT short CHECK (length(note) < 9);', false],
  ['CREATE UNIQUE INDEX once ON transactions (note);', false],
  ['DROP TABLE transactions;', false],
  ['DO $$ BEGIN ALTER TABLE transactions DROP COLUMN note; END $$;', false],
  ['CREATE OR REPLACE FUNCTION close_ledger() RETURNS void LANGUAGE sql AS $$ SELECT 1; $$;', false],
] as const) {
  test(`${migration} is ${fits ? 'taken' : 'refused'}`, () => {
    assert.equal(problemsOf(migration).length === 0, fits);
  });
}

test('the migration under which two versions are tried side by side is one that is taken', () => {
  assert.deepEqual(problemsOf(NEXT_MIGRATION), []);
});
