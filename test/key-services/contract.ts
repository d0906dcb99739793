import assert from 'node:assert/strict';
import { type RootKeyProvider, RootKeyFault } from '../../server/vault/root-key.ts';

const CONTEXT = 'seal/1/default';
const plain = (): Buffer => Buffer.alloc(32, 7);

export const fault =
  (kind: RootKeyFault['kind']) =>
  (error: unknown): boolean =>
    error instanceof RootKeyFault && error.kind === kind;

/** What every key service promises. */
export async function wrapsAndBinds(keys: RootKeyProvider): Promise<void> {
  const wrapped = await keys.wrap(plain(), CONTEXT);
  assert.equal(wrapped.rootKey, await keys.current());
  assert.ok(!wrapped.bytes.includes(plain()));
  assert.notDeepEqual(
    (await keys.wrap(plain(), CONTEXT)).bytes,
    wrapped.bytes,
    'the same key never looks the same twice',
  );
  assert.deepEqual(await keys.unwrap(wrapped, CONTEXT), plain());
  await assert.rejects(keys.unwrap(wrapped, 'seal/1/other'), fault('refused'));
  const changed = Buffer.from(wrapped.bytes);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  await assert.rejects(keys.unwrap({ ...wrapped, bytes: changed }, CONTEXT), fault('refused'));
  await assert.rejects(
    keys.unwrap({ ...wrapped, bytes: wrapped.bytes.subarray(0, 5) }, CONTEXT),
    fault('refused'),
  );
  assert.deepEqual(await keys.unwrap(wrapped, CONTEXT), plain(), 'and a refusal spoils nothing');
}

export async function refusesForeignKeys(keys: RootKeyProvider): Promise<void> {
  await assert.rejects(
    keys.unwrap({ rootKey: 'elsewhere:1', bytes: Buffer.from('x') }, CONTEXT),
    fault('refused'),
  );
}

/** Of those that rotate and retire by our hand. */
export async function rotatesAndRetires(keys: RootKeyProvider): Promise<void> {
  const old = await keys.wrap(plain(), CONTEXT);
  const current = await keys.rotate?.();
  const renewed = await keys.wrap(plain(), CONTEXT);
  assert.deepEqual([renewed.rootKey, await keys.current()], [current, current]);
  assert.notEqual(renewed.rootKey, old.rootKey);
  assert.deepEqual(await keys.unwrap(old, CONTEXT), plain());
  await keys.retire?.(old.rootKey);
  await keys.retire?.(old.rootKey);
  await assert.rejects(keys.unwrap(old, CONTEXT), fault('refused'));
  assert.deepEqual(await keys.unwrap(renewed, CONTEXT), plain());
}
