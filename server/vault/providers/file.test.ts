import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { refusesForeignKeys, rotatesAndRetires, wrapsAndBinds } from '../../../test/key-services/contract.ts';
import { RootKeyFault, type RootKeyProvider } from '../root-key.ts';
import { fileRootKeys } from './file.ts';

function folder(): string {
  return path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-root-keys-')), 'root-keys');
}
async function beginKeys(at: string): Promise<RootKeyProvider> {
  const keys = fileRootKeys(at);
  await keys.begin?.();
  return keys;
}
const isRefused = (error: unknown): boolean => error instanceof RootKeyFault && error.kind === 'refused';

test('the first start makes a root key that nobody else can read, and the next start finds it', async () => {
  const at = folder();
  const first = await beginKeys(at);
  const wrapped = await first.wrap(Buffer.from('merchant key'), 'context');
  assert.match(wrapped.rootKey, /^file:1-[0-9a-f]{16}$/);
  assert.equal(fs.statSync(path.join(at, 'root-1.key')).mode & 0o777, 0o600);
  assert.equal((await (await beginKeys(at)).unwrap(wrapped, 'context')).toString(), 'merchant key');
  await assert.rejects(first.unwrap(wrapped, 'other context'), isRefused);
});

test('file: keeps what every key service promises', async () => {
  const keys = await beginKeys(folder());
  await wrapsAndBinds(keys);
  await refusesForeignKeys(keys);
  await rotatesAndRetires(keys);
  await keys.close();
});

test('a new root key wraps from then on, and a retired one opens nothing any more', async () => {
  const at = folder();
  const keys = await beginKeys(at);
  const old = await keys.wrap(Buffer.from('x'), 'c');
  const renewed = (await keys.rotate?.()) ?? '';
  assert.match(renewed, /^file:2-/);
  assert.equal((await keys.wrap(Buffer.from('x'), 'c')).rootKey, renewed);
  assert.equal((await keys.unwrap(old, 'c')).toString(), 'x');
  await keys.retire?.(old.rootKey);
  await keys.retire?.(old.rootKey);
  await assert.rejects(keys.unwrap(old, 'c'), isRefused);
  assert.deepEqual(fs.readdirSync(at), ['root-2.key']);
});

test('a root key that others can read, or that is too short, is refused', async () => {
  const at = folder();
  await beginKeys(at);
  fs.chmodSync(path.join(at, 'root-1.key'), 0o644);
  await assert.rejects((await beginKeys(at)).wrap(Buffer.from('x'), 'c'), isRefused);
  fs.chmodSync(path.join(at, 'root-1.key'), 0o600);
  fs.writeFileSync(path.join(at, 'root-1.key'), 'short');
  await assert.rejects((await beginKeys(at)).wrap(Buffer.from('x'), 'c'), isRefused);
});

test('root keys of two folders never have the same name, and neither opens what names the other', async () => {
  const [here, there] = [await beginKeys(folder()), await beginKeys(folder())];
  const wrapped = await here.wrap(Buffer.from('x'), 'c');
  assert.notEqual(wrapped.rootKey, await there.current());
  await assert.rejects(there.unwrap(wrapped, 'c'), isRefused);
});

test('asking a folder without keys makes none', async () => {
  const at = folder();
  const keys = fileRootKeys(at);
  await assert.rejects(keys.current(), isRefused);
  await assert.rejects(keys.rotate?.() ?? Promise.resolve(), isRefused);
  assert.equal(fs.existsSync(at), false);
});
