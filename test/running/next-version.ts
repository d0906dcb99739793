import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const MIGRATIONS = 'server/db/migrations';

/** What a later version may do to the schema: one of each form that `test/forward-migrations.test.ts` takes. */
export const NEXT_MIGRATION = `
CREATE TABLE next_notes (
  merchant_account_id text NOT NULL,
  note_id uuid NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (merchant_account_id, note_id)
);
ALTER TABLE transactions ADD COLUMN next_note text, ADD COLUMN next_count bigint;
ALTER TABLE operations ADD COLUMN next_flag boolean NOT NULL DEFAULT false;
ALTER TABLE webhook_queues ADD COLUMN next_level integer NOT NULL DEFAULT 0;
ALTER TABLE webhook_deliveries ADD COLUMN next_note text;
CREATE INDEX IF NOT EXISTS transactions_by_next_note ON transactions (merchant_account_id, next_note);
CREATE FUNCTION next_double(of bigint) RETURNS bigint LANGUAGE sql AS $$ SELECT of * 2 $$;
`;

export type NextVersion = Readonly<{
  migration: string;
  /** The commands of `./railyard`, and a process of the service. */
  cli: string;
  main: string;
  remove(): void;
}>;

/** This version again, in a folder of its own, with a migration that this one does not have. */
export function nextVersion(): NextVersion {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-next-'));
  for (const part of ['server', 'sandbox', 'apps', 'contract', 'cli', 'packages', 'package.json'])
    fs.cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  fs.symlinkSync(fs.realpathSync(path.join(root, 'node_modules')), path.join(folder, 'node_modules'));
  const last = fs.readdirSync(path.join(root, MIGRATIONS)).toSorted().at(-1) ?? '0000';
  const migration = `${String(Number(last.slice(0, 4)) + 1).padStart(4, '0')}_next.sql`;
  fs.writeFileSync(path.join(folder, MIGRATIONS, migration), NEXT_MIGRATION);
  return {
    migration,
    cli: path.join(folder, 'cli/main.ts'),
    main: path.join(folder, 'server/main.ts'),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
