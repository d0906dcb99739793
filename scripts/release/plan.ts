import fs from 'node:fs';
import path from 'node:path';
import type { Model } from '../../sdks/generator/model.ts';
import { readModel } from '../../sdks/generator/read.ts';
import { levelOfLines, topEntry } from './changelog.ts';
import { contractChanges, levelFor } from './contract-change.ts';
import type { Git } from './git.ts';
import { highestLevel, isLater, type Level, nextVersion } from './levels.ts';
import { type PublishedThing, PUBLISHED, versionOf } from './published.ts';

/** What has changed of a thing since its last release, and the number that it asks for. */
export type PlannedRelease = Readonly<{
  thing: PublishedThing;
  /** The number where it is written now. */
  version: string;
  /** The number of the last release, which its tag has; null: there was none. */
  released: string | null;
  level: Level;
  /** The lowest number that may be next; null: a person chooses it. */
  asks: string | null;
  /** What led to it, in sentences. */
  because: readonly string[];
}>;

export const OPENAPI = 'contract/openapi.json';

/** Looks at every published thing: git's tags say what is released, and the files of the folder what is now. */
export function planRelease(root: string, git: Git): readonly PlannedRelease[] {
  const now = modelOf(fs.readFileSync(path.join(root, OPENAPI), 'utf8'));
  return PUBLISHED.map((thing) => planOne(root, git, thing, now));
}

export function modelOf(text: string): Model {
  return readModel(JSON.parse(text) as unknown, '');
}

function planOne(root: string, git: Git, thing: PublishedThing, now: Model): PlannedRelease {
  const version = versionOf(thing, root);
  const released = lastRelease(git, thing);
  if (released === null) {
    const because = ['it was never released'];
    return { thing, version, released, level: 'minor', asks: version, because };
  }

  const tag = `${thing.tagPrefix}${released}`;
  const files = git.lines('diff', '--name-only', tag, '--', ...thing.sources, `:!${thing.changelog}`);
  const text = git.fileAt(tag, OPENAPI);
  const changes = thing.contract === null || text === null ? [] : contractChanges(modelOf(text), now);
  const byContract = thing.contract === null ? 'none' : levelFor(thing.contract, changes);
  const lines = linesSince(root, git, thing, tag);
  const byLines = files.length === 0 ? 'none' : levelOfLines(lines);
  const unsaid = files.length > 0 && lines.length === 0;
  const level = highestLevel([byContract, byLines, unsaid ? 'patch' : 'none']);
  const because = [
    ...(files.length === 0 ? [] : [`${countText(files.length, 'file')} changed since ${tag}`]),
    ...(changes.length === 0
      ? []
      : [`${countText(changes.length, 'change')} of the contract: ${byContract}`]),
    ...(lines.length === 0 ? [] : [`${countText(lines.length, 'new line')} in its changelog: ${byLines}`]),
    ...(unsaid ? [`${thing.changelog} says nothing of it`] : []),
  ];
  return { thing, version, released, level, asks: nextVersion(released, level), because };
}

/** The highest number that has a tag. */
function lastRelease(git: Git, { tagPrefix }: PublishedThing): string | null {
  const numbers = git
    .lines('tag', '--list', `${tagPrefix}[0-9]*`)
    .map((tag) => tag.slice(tagPrefix.length))
    .filter((number) => /^[\d.-]+$/.test(number));
  return numbers.reduce<string | null>(
    (highest, number) => (highest === null || isLater(number, highest) ? number : highest),
    null,
  );
}

/** Lines at the top of its changelog that were not there when it was released. */
function linesSince(root: string, git: Git, { changelog }: PublishedThing, tag: string): readonly string[] {
  const before = new Set((git.fileAt(tag, changelog) ?? '').split('\n'));
  const entry = topEntry(fs.readFileSync(path.join(root, changelog), 'utf8'));
  return (entry?.lines ?? []).filter((line) => !before.has(line));
}

/** A line for each thing, as a terminal shows it. */
export function printPlan(plan: readonly PlannedRelease[]): string {
  return plan
    .map(({ thing, version, released, level, asks, because }) => {
      const state =
        released === null
          ? `${version}, not released yet`
          : level === 'none'
            ? `${released}, nothing to release`
            : `${released} → ${asks ?? 'another API version'} (${level})${writtenNote(version, released)}`;
      return `${thing.name.padEnd(11)} ${state}${because.map((line) => `\n${' '.repeat(12)}${line}`).join('')}\n`;
    })
    .join('');
}

function writtenNote(version: string, released: string): string {
  return version === released ? '' : `, ${version} is written`;
}

function countText(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
