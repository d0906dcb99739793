import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { refusesForeignKeys, rotatesAndRetires, wrapsAndBinds } from '../../../test/key-services/contract.ts';
import { RootKeyFault } from '../root-key.ts';
import { fileRootKeys } from './file.ts';

function folder(): string {
  return path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-root-keys-')), 'root-keys');
}
const refused = (error: unknown): boolean => error instanceof RootKeyFault && error.kind === 'refused';

test('the first start makes a root key that nobody else can read, and the next start finds it', async () => {
  const at = folder();
  const first = await fileRootKeys(at);
  const wrapped = await first.wrap(Buffer.from('merchant key'), 'context');
  assert.equal(wrapped.rootKey, 'file:1');
  assert.equal(fs.statSync(path.join(at, 'root-1.key')).mode & 0o777, 0o600);
  assert.equal((await (await fileRootKeys(at)).unwrap(wrapped, 'context')).toString(), 'merchant key');
  await assert.rejects(first.unwrap(wrapped, 'other context'), refused);
});

test('file: keeps what every key service promises', async () => {
  const keys = await fileRootKeys(folder());
  await wrapsAndBinds(keys);
  await refusesForeignKeys(keys);
  await rotatesAndRetires(keys);
  await keys.close();
});

test('a new root key wraps from then on, and a retired one opens nothing any more', async () => {
  const at = folder();
  const keys = await fileRootKeys(at);
  const old = await keys.wrap(Buffer.from('x'), 'c');
  assert.equal(await keys.rotate?.(), 'file:2');
  assert.equal((await keys.wrap(Buffer.from('x'), 'c')).rootKey, 'file:2');
  assert.equal((await keys.unwrap(old, 'c')).toString(), 'x');
  await keys.retire?.('file:1');
  await keys.retire?.('file:1');
  await assert.rejects(keys.unwrap(old, 'c'), refused);
  assert.deepEqual(fs.readdirSync(at), ['root-2.key']);
});

test('a root key that others can read, or that is too short, is refused', async () => {
  const at = folder();
  await fileRootKeys(at);
  fs.chmodSync(path.join(at, 'root-1.key'), 0o644);
  await assert.rejects((await fileRootKeys(at)).wrap(Buffer.from('x'), 'c'), refused);
  fs.chmodSync(path.join(at, 'root-1.key'), 0o600);
  fs.writeFileSync(path.join(at, 'root-1.key'), 'short');
  await assert.rejects((await fileRootKeys(at)).wrap(Buffer.from('x'), 'c'), refused);
});
