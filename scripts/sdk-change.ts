import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contractChanges, levelFor } from './release/contract-change.ts';
import { levelOf } from './release/contract-kinds.ts';
import { openGit } from './release/git.ts';
import { LEVELS } from './release/levels.ts';
import { modelOf, OPENAPI } from './release/plan.ts';
import { AUDIENCES } from './release/published.ts';

/**
 * `npm run sdk:change [-- --from=main] [--to=openapi.json] [--json]`: compares two states of the contract, each a
 * commit or a file, and says what the difference asks of the number of the contract and of each SDK. Where they are
 * not given, `--from` is `HEAD`, and `--to` the contract of this folder.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'HEAD' },
    to: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const root = path.join(import.meta.dirname, '..');
const git = openGit(root);
const before = textOf(values.from);
const after = values.to === undefined ? fs.readFileSync(path.join(root, OPENAPI), 'utf8') : textOf(values.to);
const changes = contractChanges(modelOf(before), modelOf(after));
const levels = Object.fromEntries(AUDIENCES.map((audience) => [audience, levelFor(audience, changes)]));
if (values.json) console.log(JSON.stringify({ levels, changes }, null, 2));
else {
  for (const level of LEVELS.toReversed())
    for (const { where, kind, what } of changes)
      if (levelOf(kind, 'contract') === level)
        console.log(`${level.padEnd(6)} ${where}: ${kind}${what === '' ? '' : ` (${what})`}`);
  if (changes.length === 0) console.log('Nothing that an SDK could see has changed.');
  else
    console.log(
      Object.entries(levels)
        .map(([audience, level]) => `${audience} ${level}`)
        .join(', '),
    );
}

function textOf(state: string): string {
  const place = path.resolve(root, state);
  if (fs.existsSync(place)) return fs.readFileSync(place, 'utf8');
  const text = git.fileAt(state, OPENAPI);
  if (text === null) throw new Error(`${state} is no file, and no commit of this repository with ${OPENAPI}`);
  return text;
}
