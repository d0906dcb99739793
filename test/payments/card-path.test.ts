import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Shop, openShop } from '../harness/shop.ts';

/** Which files a sale by plain card runs through, counted by the engine that runs them. */

const ROOT = join(import.meta.dirname, '../..');
const KINDS = ['bank', 'checkout-session', 'network-token', 'redirect', 'stored-token', 'wallet'];

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

/** Files of the service of which any function ran meanwhile. The simulator is another company. */
async function filesRunBy(act: () => Promise<unknown>): Promise<readonly string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  await act();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  return result
    .filter(({ url, functions }) => url.startsWith('file:') && functions.some(hasRun))
    .map(({ url }) => relative(ROOT, fileURLToPath(url)))
    .filter((file) => file.startsWith('server/') && !file.startsWith('sandbox/processors/'))
    .sort();
}

function hasRun({
  functionName,
  ranges,
}: {
  functionName: string;
  ranges: readonly { count: number }[];
}): boolean {
  return functionName !== '' && (ranges[0]?.count ?? 0) > 0;
}

/** Of the walk through one payment in ARCHITECTURE.md. */
function filesOfTheWalk(): readonly string[] {
  const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const walk = text.slice(text.indexOf('<!-- walk -->'), text.indexOf('<!-- /walk -->'));
  return [...walk.matchAll(/^\| [0-9]+ \| `([^`]+)` \|/gm)].map(([, file]) => `server/${file}`);
}

test('a sale by card runs through all files of the walk in ARCHITECTURE.md, and no other kind’s', async () => {
  await shop.pay();
  const files = await filesRunBy(async () => {
    const paid = await shop.pay();
    assert.deepEqual([paid.status, paid.body.status], [201, 'authorized']);
  });
  const walk = filesOfTheWalk();
  assert.ok(walk.length > 0 && walk.length <= 40, `${walk.length} files`);
  assert.deepEqual(
    walk.filter((file) => !files.includes(file)),
    [],
  );
  for (const kind of KINDS)
    assert.ok(!files.includes(`server/payments/instruments/${kind}.ts`), `${kind}.ts ran`);
});
