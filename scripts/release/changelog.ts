import type { Level } from './levels.ts';

/** What a changelog says of what is not released yet, or of its newest release. */
export type ChangelogEntry = Readonly<{
  /** Null: `Unreleased`. */
  version: string | null;
  /** The day of the release; null: not released yet. */
  date: string | null;
  lines: readonly string[];
}>;

const HEADING = /^## (?:Unreleased|(?<version>\d\S*)(?:, (?:not released yet|(?<date>\d{4}-\d\d-\d\d)))?)$/;

/** The entry at the top; null where the first heading is none of a release. */
export function topEntry(changelog: string): ChangelogEntry | null {
  const [, top = ''] = changelog.split(/^(?=## )/m);
  const [heading = '', ...lines] = top.split('\n');
  const found = HEADING.exec(heading);
  if (found === null) return null;
  return {
    version: found.groups?.['version'] ?? null,
    date: found.groups?.['date'] ?? null,
    lines: lines.filter((line) => line.startsWith('- ')),
  };
}

/**
 * How much the lines of an entry ask for: `- **Breaking:** …` a major number, `- Fixed: …` a patch, any other line a
 * minor one.
 */
export function levelOfLines(lines: readonly string[]): Level {
  if (lines.some((line) => line.startsWith('- **Breaking:**'))) return 'major';
  if (lines.length === 0) return 'none';
  return lines.every((line) => line.startsWith('- Fixed:')) ? 'patch' : 'minor';
}
