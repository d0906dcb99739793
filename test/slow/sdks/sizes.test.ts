import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { downloads } from '../../../scripts/release/downloads.ts';
import type { MadeFile } from '../../../scripts/release/made.ts';

/**
 * Bytes, at most: what npm unpacks, since that is what stays in a project, and what the others fetch. Two thirds of the
 * package for Node are the sentences of its types, which no program loads.
 */
const SIZES = {
  typescript: { ending: '.tgz', most: 950_000, bytes: (file: Buffer) => gunzipSync(file).length },
  python: { ending: '.whl', most: 250_000, bytes: (file: Buffer) => file.length },
  go: { ending: '.zip', most: 400_000, bytes: (file: Buffer) => file.length },
  php: { ending: '.zip', most: 500_000, bytes: (file: Buffer) => file.length },
  ruby: { ending: '.gem', most: 250_000, bytes: (file: Buffer) => file.length },
} as const;

let made: readonly MadeFile[];
before(async () => {
  made = await downloads(path.join(import.meta.dirname, '../../..'));
});

for (const [thing, { ending, most, bytes }] of Object.entries(SIZES))
  test(`the SDK for ${thing} weighs no more than ${most / 1000} kB, and needs one package at most`, () => {
    const file = made.find((one) => one.thing === thing && one.path.endsWith(ending));
    assert.ok(file !== undefined, `a release makes it`);
    assert.ok(bytes(file.bytes) <= most, `${bytes(file.bytes)} bytes`);
    const needs = (file.needs ?? []).filter((one) => !one.includes('extra'));
    assert.ok(needs.length <= (thing === 'python' ? 1 : 0), needs.join(', '));
  });
