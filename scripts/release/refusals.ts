import fs from 'node:fs';
import path from 'node:path';
import type { Artefacts } from './artefacts.ts';
import { topEntry } from './changelog.ts';
import type { Git } from './git.ts';
import { isEnough, isLater } from './levels.ts';
import type { PlannedRelease } from './plan.ts';
import { PUBLISHED } from './published.ts';

/** Why these can not be released now, each in a sentence that says what to do; none: they can. */
export function refusals(
  root: string,
  git: Git,
  plan: readonly PlannedRelease[],
  missing: Artefacts['missing'],
): readonly string[] {
  if (plan.length === 0) {
    const known = PUBLISHED.map(({ name }) => name).join(', ');
    return [`Say what to release: ${known}. With --dry-run all of it is made and nothing is released.`];
  }
  const changed = git.lines('status', '--porcelain');
  return [
    ...(changed.length === 0 ? [] : ['There are changes that are not committed: a tag would not have them.']),
    ...plan.flatMap((planned) => refusalsOf(root, planned)),
    ...missing
      .filter(({ thing }) => plan.some((planned) => planned.thing.name === thing))
      .map(({ thing, because }) => `${thing}: its files cannot be made here, since ${because}.`),
  ];
}

function refusalsOf(
  root: string,
  { thing, version, released, level, asks }: PlannedRelease,
): readonly string[] {
  const { name, changelog } = thing;
  const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
  const next = asks ?? 'another API version';
  const found: string[] = [];
  if (released !== null && level === 'none') found.push(`${name}: nothing has changed since ${released}.`);
  else if (released !== null && !isLater(version, released))
    found.push(`${name}: ${version} is released; give ${thing.version.file} ${next}.`);
  else if (released !== null && !isEnough(version, released, level))
    found.push(
      `${name}: ${version} is too low for a ${level} change since ${released}, which asks for ${next}.`,
    );

  const entry = topEntry(read(changelog));
  if (entry?.version !== version || entry.date === null)
    found.push(`${name}: ${changelog} begins with “## ${version}, <today>” where it is to be released.`);
  const digests = JSON.parse(read('packages/released.json')) as Readonly<Record<string, string>>;
  if (name === 'packages' && digests[version] === undefined)
    found.push(`${name}: run node scripts/build.mjs --release and commit packages/released.json.`);
  return found;
}
