import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { type LinkedVault, openLinkedVault } from '../../../test/harness/linked-vault.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { Secret } from '../../domain/secret.ts';
import { WireFault, type WireRequest } from '../../net/wire.ts';
import type { Download } from '../local.ts';
import type { RemoteVault } from './remote.ts';

const merchant = 'merchant' as MerchantAccountId;
let linked: LinkedVault;
let vault: RemoteVault;
let file: Download;

before(async () => {
  linked = await openLinkedVault('worker', { download: (...given) => file(...given) });
  ({ vault } = linked);
});
after(() => linked.close());

test('a file streams over the link as fast as it is read, and a broken one breaks', async () => {
  let made = 0;
  const chunk = Buffer.alloc(64 * 1024, 'a,b\n');
  async function* chunks(isBroken: boolean): AsyncGenerator<Buffer> {
    for (; made < 160; made += 1) yield Buffer.from(chunk); // each is the reader's, who gives its memory back
    if (isBroken) throw new WireFault('reset', true, 'cut');
  }
  const key = new Secret('settings.report_api_key', { kind: 'held', handle: 'gone' });
  const asked: WireRequest = { method: 'GET', url: 'https://files.example/x', headers: { 'x-api-key': key } };
  const stream = (isBroken: boolean) => async (request: WireRequest) => {
    assert.deepEqual(request.headers?.['x-api-key'], key);
    return { status: 200, body: Readable.from(chunks(isBroken)) };
  };
  file = stream(false);
  const { status, body } = await vault.download(merchant, asked);
  assert.equal(status, 200);
  let length = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    if (length === 0) assert.ok(made < 160, 'it is not held anywhere');
    length += part.length;
  }
  assert.equal(length, 160 * chunk.length);

  made = 150;
  file = stream(true);
  const broken = await vault.download(merchant, asked);
  await assert.rejects(async () => {
    for await (const _part of broken.body) continue;
  });
  file = () => Promise.reject(new WireFault('refused', false, 'the address is not public'));
  await assert.rejects(
    vault.download(merchant, asked),
    (error) => error instanceof WireFault && !error.sent && error.code === 'refused',
  );
});
