import path from 'node:path';
import { PUBLISHED, versionOf } from '../release/published.ts';

const root = path.join(import.meta.dirname, '../..');

/** `contract/versions.json`: the number of everything that is published, for whoever shows it. */
export function publishedVersions(): string {
  const versions = PUBLISHED.map((thing) => [thing.name, versionOf(thing, root)]);
  return `${JSON.stringify(Object.fromEntries(versions), null, 2)}\n`;
}
