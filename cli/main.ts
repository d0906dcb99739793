import '../server/platform/own-imports.ts';
import fs from 'node:fs';
import path from 'node:path';
import { homeOfProfiles } from '../packages/cli/src/profiles.ts';
import { runProgram } from '../packages/cli/src/program.ts';
import type { Refusal } from '../packages/cli/src/refusal.ts';
import { StartError } from '../server/platform/start-error.ts';
import { GROUPS } from './commands.ts';
import { homeOfSettings } from './home.ts';

/** What an operator puts right. */
const OPERATORS_TROUBLE = 2;

async function troubleOf(error: unknown): Promise<Refusal | null> {
  const { asOperatorsTrouble } = await import('../server/db/faults.ts');
  const trouble = asOperatorsTrouble(error);
  return trouble instanceof StartError ? { text: trouble.message, exitCode: OPERATORS_TROUBLE } : null;
}

function version(): string {
  const file = path.join(import.meta.dirname, '..', 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}

await runProgram(
  {
    name: './railyard',
    version: version(),
    groups: GROUPS,
    home: homeOfProfiles(homeOfSettings),
    elsewhere: {},
    troubleOf,
  },
  process.argv.slice(2),
);
