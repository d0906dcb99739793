import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { eventually } from '../../../test/harness/index.ts';
import { type LinkedVault, openLinkedVault } from '../../../test/harness/linked-vault.ts';

/** More than the link has connections for everything else. */
const HANGING = 100;

let linked: LinkedVault;
const never = Promise.withResolvers<void>();
let hanging = 0;

before(async () => {
  linked = await openLinkedVault('worker', {
    exchange: async () => {
      hanging += 1;
      await never.promise;
      return { status: 200, headers: {}, text: '' };
    },
  });
});
after(() => linked.close());

test('messages to endpoints that hang take no connection from what a payment asks', async () => {
  const { vault } = linked;
  const signature = { id: 'event', timestamp: 1, secrets: [] };
  const request = { method: 'POST', url: 'https://endpoint.example/' } as const;
  const sent = Array.from({ length: HANGING }, () =>
    vault.send('merchant' as MerchantAccountId, request, { signature }),
  );
  await eventually(() => assert.equal(hanging, HANGING));
  await vault.release([await vault.hold('x', Buffer.from('x'))]);
  never.resolve();
  await Promise.all(sent);
});
