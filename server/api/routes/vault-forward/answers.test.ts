import assert from 'node:assert/strict';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { after, test } from 'node:test';
import { recordSecret, openTestService, testDb, type TestService } from '../../../../test/harness/index.ts';
import { openRawTlsTarget, openTlsTarget, trustTestAuthority } from '../../../../test/harness/tls-target.ts';

trustTestAuthority();
const NUMBER = '4111111111111111';
recordSecret(NUMBER);
/** Longer than what sockets on the way hold, and no piece of it like another. */
const LONG = Buffer.alloc(12 * 1024 * 1024);
for (let at = 0; at < LONG.length; at += 4) LONG.writeUInt32LE(Math.imul(at, 2_654_435_761) >>> 0, at);

const service = await openTestService();
/** What is answered in one piece, and what of it reaches the caller: its type, its length, its text. */
const SHORT: readonly Readonly<{
  head: string;
  body: string;
  reaches: readonly [type: string | null, length: string | null, text: string];
}>[] = [
  {
    head: '200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5',
    body: 'short',
    reaches: ['text/plain', '5', 'short'],
  },
  { head: '201 Created\r\nContent-Length: 5', body: 'short', reaches: [null, '5', 'short'] },
  {
    head: '200 OK\r\nContent-Type: text/csv\r\nTransfer-Encoding: chunked',
    body: '5\r\nshort\r\n0\r\n\r\n',
    reaches: ['text/csv', '5', 'short'],
  },
  {
    head: '200 OK\r\nContent-Type: text/csv\r\nTransfer-Encoding: chunked',
    body: '3\r\nsho\r\n2\r\nrt\r\n0\r\n\r\n',
    reaches: ['text/csv', null, 'short'],
  },
  {
    head: '422 No\r\nContent-Type: text/html\r\nContent-Length: 0',
    body: '',
    reaches: ['text/html', '0', ''],
  },
  { head: '204 No Content', body: '', reaches: [null, null, ''] },
];

const target = await openTlsTarget((_request, response) => response.end(LONG));
const shortTarget = await openRawTlsTarget((socket) =>
  socket.on('data', (bytes) => {
    const { head, body } = SHORT[Number(/^POST \/([0-9]+) /.exec(bytes.toString('latin1'))?.[1])] ?? {};
    socket.write(`HTTP/1.1 ${head}\r\n\r\n${body}`);
  }),
);
after(async () => {
  await service.close();
  await target.close();
  await shortTarget.close();
});

async function control(url: string, at: TestService = service): Promise<Record<string, string>> {
  const stored = await at.request('POST', '/payment-methods', {
    body: { method: 'card', number: NUMBER, expiration_date: '09/30' },
  });
  return {
    authorization: `Bearer ${await at.token({ scopes: ['vault-forward.write'] })}`,
    'content-type': 'application/json',
    'x-vault-forward-url': url,
    'x-vault-forward-http-method': 'POST',
    'x-vault-forward-payment-methods': stored.body.id,
  };
}

test('200: long answers arrive whole, byte for byte, at readers who are in no hurry', async () => {
  const headers = await control(target.url);
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

test('an answer in one piece arrives with its status, and the type and length that it has or lacks', async () => {
  for (const [index, { head, reaches }] of SHORT.entries()) {
    const headers = await control(`${shortTarget.url}/${index}`);
    const answer = await fetch(`${service.url}/vault-forward`, {
      method: 'POST',
      headers,
      body: '{"number":"{{CARD_NUMBER_1}}"}',
    });
    const found = [answer.headers.get('content-type'), answer.headers.get('content-length')];
    assert.deepEqual([answer.status, ...found, await answer.text()], [parseInt(head, 10), ...reaches], head);
  }
});

test('how a relay ended is written when the service stops, though nobody waited for it', async () => {
  const database = await testDb();
  const stopping = await openTestService({ database });
  const headers = await control(`${shortTarget.url}/0`, stopping);
  for (let made = 0; made < 3; made += 1) {
    const sent = { method: 'POST', headers, body: '{"number":"{{CARD_NUMBER_1}}"}' };
    await (await fetch(`${stopping.url}/vault-forward`, sent)).text();
  }
  await stopping.close();
  const rows = await database.db.query({ name: '', text: 'SELECT outcome, status FROM relays' }, []);
  await database.close();
  assert.deepEqual(rows, Array(3).fill({ outcome: 'answered', status: 200 }));
});
