import assert from 'node:assert/strict';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { after, test } from 'node:test';
import { recordSecret, startTestService } from '../../../../test/harness/index.ts';
import { startTarget, trustTestAuthority } from '../../../../test/harness/tls-target.ts';

trustTestAuthority();
const NUMBER = '4111111111111111';
recordSecret(NUMBER);
/** Longer than what sockets on the way hold, and no piece of it like another. */
const LONG = Buffer.alloc(12 * 1024 * 1024);
for (let at = 0; at < LONG.length; at += 4) LONG.writeUInt32LE(Math.imul(at, 2_654_435_761) >>> 0, at);

const service = await startTestService();
const target = await startTarget((_request, response) => response.end(LONG));
after(async () => {
  await service.close();
  await target.close();
});

test('200: long answers arrive whole, byte for byte, at readers who are in no hurry', async () => {
  const stored = await service.request('POST', '/payment-methods', {
    body: { method: 'card', number: NUMBER, expiration_date: '09/30' },
  });
  const headers = {
    authorization: `Bearer ${await service.token({ scopes: ['vault-forward.write'] })}`,
    'content-type': 'application/json',
    'x-vault-forward-url': target.url,
    'x-vault-forward-http-method': 'POST',
    'x-vault-forward-payment-methods': stored.body.id,
  };
  const heads = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const sent = httpRequest(`${service.url}/vault-forward`, { method: 'POST', headers, agent: false });
      sent.end('{"number":"{{CARD_NUMBER_1}}"}');
      return new Promise<IncomingMessage>((resolve, reject) =>
        sent.once('response', resolve).once('error', reject),
      );
    }),
  );
  for (const head of heads) {
    const chunks: Buffer[] = [];
    for await (const chunk of head as AsyncIterable<Buffer>) chunks.push(chunk);
    assert.equal(head.statusCode, 200);
    assert.ok(Buffer.concat(chunks).equals(LONG));
  }
});
