import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createHash } from 'node:crypto';
import { wholeBody } from '../../test/harness/answer-body.ts';
import { BAD_MANNERS, HEAD } from '../../test/harness/bad-manners.ts';
import { issue } from '../../test/harness/certificates.ts';
import { becomes, PATIENCE_MS, withinEnough } from '../../test/harness/eventually.ts';
import {
  type Target,
  authority,
  openRawTlsTarget,
  openTlsTarget,
  trustTestAuthority,
} from '../../test/harness/tls-target.ts';
import { type Answer, type Outbound, createOutbound } from './exchange.ts';
import { systemResolve } from './egress.ts';
import type { ClientIdentity, Outgoing } from './outgoing.ts';
import { WireFault } from './wire.ts';

let outbound: Outbound;
const targets: Target[] = [];

before(() => {
  trustTestAuthority();
  outbound = createOutbound({
    allowLoopback: true,
    ownOrigins: [],
    resolve: async (host) => (host.endsWith('localhost') ? ['127.0.0.1'] : await systemResolve(host)),
  });
});
after(async () => {
  await outbound.close();
  for (const target of targets) await target.close();
});

function request(url: string, changes: Partial<Outgoing> = {}): Outgoing {
  return {
    method: 'POST',
    url: new URL(url),
    headers: [['content-type', 'application/json']],
    body: Buffer.from('{"a":1}'),
    identity: null,
    ...changes,
  };
}

async function openTarget<T extends Target>(target: Promise<T>): Promise<T> {
  const started = await target;
  targets.push(started);
  return started;
}

async function wholeAnswer(answer: Promise<Answer>): Promise<Readonly<{ status: number; text: string }>> {
  const head = await answer;
  return { status: head.status, text: (await wholeBody(head.body)).toString() };
}

async function faultOf(work: Promise<unknown>): Promise<Readonly<{ code: string; sent: boolean }>> {
  try {
    await work;
  } catch (error) {
    assert.ok(error instanceof WireFault, String(error));
    return { code: error.code, sent: error.sent };
  }
  throw new Error('no fault');
}

function identity(subject: string): ClientIdentity {
  const issued = issue({ subject }, authority);
  return {
    fingerprint: createHash('sha256').update(issued.certificate).digest('hex'),
    certificate: Buffer.from(issued.certificate),
    key: Buffer.from(issued.key),
  };
}

test('a request reaches a TLS target exactly once, with exact bytes and length', async () => {
  const target = await openTarget(openTlsTarget());
  const answer = await wholeAnswer(outbound.exchange(request(`${target.url}/pay?x=1`)));
  assert.deepEqual(answer, { status: 200, text: '{"ok":true}' });
  assert.equal(target.received.length, 1);
  assert.equal(target.received[0]?.url, '/pay?x=1');
  assert.equal(target.received[0]?.headers['content-length'], '7');
  assert.equal(target.received[0]?.body.toString(), '{"a":1}');
});

test('a streamed body arrives whole, with its length announced', async () => {
  const target = await openTarget(openTlsTarget());
  const chunk = Buffer.alloc(64 * 1024, 'x');
  async function* chunks(): AsyncGenerator<Buffer> {
    for (let index = 0; index < 160; index += 1) yield chunk;
  }
  await wholeAnswer(
    outbound.exchange(request(target.url, { body: { length: 160 * chunk.length, chunks: chunks() } })),
  );
  assert.equal(target.received[0]?.body.length, 160 * chunk.length);
  assert.equal(target.received[0]?.headers['transfer-encoding'], undefined);
});

test('certificates are checked: name, times, authority, self-signed; nothing is sent', async () => {
  const day = 86_400_000;
  const own = issue({ subject: 'stranger', authority: true });
  const cases = {
    wrongName: issue({ subject: 'target', names: ['other.example'] }, authority),
    expired: issue(
      {
        subject: 'target',
        names: ['localhost'],
        notBefore: new Date(Date.now() - 2 * day),
        notAfter: new Date(Date.now() - day),
      },
      authority,
    ),
    notYet: issue(
      {
        subject: 'target',
        names: ['localhost'],
        notBefore: new Date(Date.now() + day),
        notAfter: new Date(Date.now() + 2 * day),
      },
      authority,
    ),
    selfSigned: issue({ subject: 'localhost', names: ['localhost'] }),
    unknownAuthority: issue({ subject: 'target', names: ['localhost'] }, own),
  };
  for (const [name, issued] of Object.entries(cases)) {
    const target = await openTarget(openTlsTarget(undefined, { cert: issued.certificate, key: issued.key }));
    assert.deepEqual(
      await faultOf(outbound.exchange(request(target.url))),
      { code: 'tls', sent: false },
      name,
    );
    assert.equal(target.received.length, 0, name);
  }
});

test('TLS 1.0 and 1.1 are refused, 1.2 and 1.3 are spoken', async () => {
  for (const version of ['TLSv1', 'TLSv1.1'] as const) {
    const target = await openTarget(
      openTlsTarget(undefined, { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' }),
    );
    assert.deepEqual(
      await faultOf(outbound.exchange(request(target.url))),
      { code: 'tls', sent: false },
      version,
    );
  }
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    const target = await openTarget(openTlsTarget(undefined, { minVersion: version, maxVersion: version }));
    assert.equal((await wholeAnswer(outbound.exchange(request(target.url)))).status, 200, version);
  }
});

test('a connection made with one certificate never serves a request with another, or with none', async () => {
  const target = await openTarget(
    openTlsTarget(undefined, { requestCert: true, rejectUnauthorized: false, ca: [authority.certificate] }),
  );
  const first = identity('merchant one');
  for (const [with_, expected] of [
    [first, 'merchant one'],
    [null, null],
    [identity('merchant two'), 'merchant two'],
    [first, 'merchant one'],
  ] as const) {
    await wholeAnswer(outbound.exchange(request(target.url, { identity: with_ })));
    assert.equal(target.received.at(-1)?.clientSubject, expected);
  }
});

test('a target that demands a certificate and gets none is a fault', async () => {
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    const target = await openTarget(
      openTlsTarget(undefined, {
        requestCert: true,
        rejectUnauthorized: true,
        ca: [authority.certificate],
        minVersion: version,
        maxVersion: version,
      }),
    );
    const fault = await faultOf(wholeAnswer(outbound.exchange(request(target.url))));
    assert.ok(['tls', 'reset', 'connect'].includes(fault.code), fault.code);
    assert.equal(target.received.length, 0);
    await wholeAnswer(outbound.exchange(request(target.url, { identity: identity('merchant') })));
    assert.equal(target.received.length, 1);
  }
});

test('nobody listening: not sent', async () => {
  const target = await openTlsTarget();
  await target.close();
  assert.deepEqual(await faultOf(outbound.exchange(request(target.url))), { code: 'connect', sent: false });
});

test('a listener that never finishes the handshake: timeout, not sent', async () => {
  const { createServer } = await import('node:net');
  const server = createServer(() => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  assert.deepEqual(
    await faultOf(outbound.exchange(request(`https://localhost:${address.port}`), { timeoutMs: 150 })),
    { code: 'timeout', sent: false },
  );
  server.close();
});

for (const [name, { talk, fault }] of Object.entries(BAD_MANNERS)) {
  test(`a target that ${name}: ${fault}, may have happened, asked once, read as it comes or whole`, async () => {
    let requests = 0;
    const target = await openTarget(
      openRawTlsTarget((socket) =>
        socket.once('data', () => {
          requests += 1;
          talk(socket);
        }),
      ),
    );
    const limitMs = fault === 'timeout' ? 400 : PATIENCE_MS;
    const asked = (ask: (timeoutMs: number) => Promise<unknown>) =>
      withinEnough(
        limitMs,
        (timeoutMs) => faultOf(ask(timeoutMs)),
        ({ code, sent }) => code === 'timeout' && !sent,
      );
    const found = await asked((timeoutMs) =>
      wholeAnswer(outbound.exchange(request(target.url), { timeoutMs })),
    );
    assert.deepEqual(found, { code: fault, sent: true });
    await becomes(() => requests, 1); // who gave up at the time limit may have done so before it was read
    const again = await asked((timeoutMs) => outbound.exchangeWhole(request(target.url), { timeoutMs }));
    assert.deepEqual(again, found);
    await becomes(() => requests, 2);
  });
}

test('what comes with its head in one piece is given whole, and what comes later as it arrives', async () => {
  const goOn = Promise.withResolvers<void>();
  const target = await openTarget(
    openRawTlsTarget((socket) =>
      socket.on('data', (bytes) => {
        const wholeAtOnce = bytes.includes('POST /whole');
        socket.write(`${HEAD}Content-Length: 8\r\n\r\n${wholeAtOnce ? 'one go, ' : 'half'}`);
        if (!wholeAtOnce) void goOn.promise.then(() => socket.write('way.'));
      }),
    ),
  );
  const atOnce = await outbound.exchange(request(`${target.url}/whole`));
  assert.ok(Buffer.isBuffer(atOnce.body));
  assert.deepEqual([atOnce.body.toString(), atOnce.progress.bytes], ['one go, ', 8]);
  const later = await outbound.exchange(request(`${target.url}/later`));
  assert.ok(!Buffer.isBuffer(later.body));
  assert.equal(later.progress.bytes, 4);
  goOn.resolve();
  assert.equal((await wholeBody(later.body)).toString(), 'halfway.');
});

test('a few informational answers and trailers are no harm', async () => {
  const target = await openTarget(
    openRawTlsTarget((socket) =>
      socket.once('data', () =>
        socket.end(
          `HTTP/1.1 103 Early Hints\r\n\r\n${HEAD}Transfer-Encoding: chunked\r\nTrailer: ` +
            `X-T\r\n\r\n5\r\nhello\r\n0\r\nX-T: 1\r\n\r\n`,
        ),
      ),
    ),
  );
  assert.deepEqual(await wholeAnswer(outbound.exchange(request(target.url))), { status: 200, text: 'hello' });
  assert.equal((await outbound.exchangeWhole(request(target.url))).body.toString(), 'hello');
});

test('a redirect is an answer and is not followed', async () => {
  const canary = await openTarget(openTlsTarget());
  for (const status of [301, 302, 303, 307, 308]) {
    const target = await openTarget(
      openTlsTarget((_request, response) => response.writeHead(status, { location: `${canary.url}/` }).end()),
    );
    assert.equal((await wholeAnswer(outbound.exchange(request(target.url)))).status, status);
  }
  assert.equal(canary.connections(), 0);
});

test('an idle connection that the target closed is not written to: the request goes once, on a new one', async () => {
  const target = await openTarget(
    openTlsTarget((_request, response) =>
      response
        .writeHead(200, { connection: 'keep-alive' })
        .end('ok', () => setImmediate(() => response.socket?.destroy())),
    ),
  );
  for (let round = 0; round < 20; round += 1) {
    const seen = target.received.length;
    const fault = await wholeAnswer(outbound.exchange(request(target.url))).then(
      () => null,
      (error: unknown) => error,
    );
    // Where the close crosses our request on the wire it may have happened; a second copy must never arrive.
    if (fault !== null) assert.ok(fault instanceof WireFault && fault.sent);
    assert.ok(target.received.length <= seen + 1);
  }
});

test('a target that cuts the second request of a kept connection sees it once', async () => {
  let requests = 0;
  const target = await openTarget(
    openRawTlsTarget((socket) =>
      socket.on('data', () => {
        requests += 1;
        if (requests % 2 === 1) socket.write(`${HEAD}Content-Length: 2\r\n\r\nok`);
        else socket.destroy();
      }),
    ),
  );
  await wholeAnswer(outbound.exchange(request(target.url)));
  assert.deepEqual(await faultOf(outbound.exchange(request(target.url))), { code: 'reset', sent: true });
  assert.equal(requests, 2);
});

test('a caller who gives up before the connection stands has sent nothing', async () => {
  const target = await openTarget(openTlsTarget());
  const gone = new AbortController();
  gone.abort();
  assert.deepEqual(await faultOf(outbound.exchange(request(target.url), { signal: gone.signal })), {
    code: 'reset',
    sent: false,
  });
  assert.equal(target.received.length, 0);
});

test('a name that turns to a private address after it was checked is not connected to', async () => {
  const canary = await openTarget(openTlsTarget());
  let asked = 0;
  const rebinding = createOutbound({
    allowLoopback: false,
    ownOrigins: [],
    resolve: async () => (asked++ === 0 ? ['8.8.8.8'] : ['127.0.0.1']),
  });
  const first = await faultOf(
    rebinding.exchange(request('https://rebind.example.com:8443/'), { timeoutMs: 200 }),
  );
  assert.equal(first.sent, false);
  await faultOf(
    rebinding.exchange(request(`https://rebind.example.com:${canary.port}/`), {
      timeoutMs: 200,
      extraPorts: [canary.port],
    }),
  );
  await rebinding.close();
  assert.equal(canary.connections(), 0);
});

test('where one address of a name does not answer, the next is tried, before anything is sent', async () => {
  const target = await openTarget(openTlsTarget());
  const two = createOutbound({
    allowLoopback: true,
    ownOrigins: [],
    resolve: async () => ['127.0.0.9', '127.0.0.1'],
  });
  assert.equal((await wholeAnswer(two.exchange(request(target.url)))).status, 200);
  assert.equal(target.received.length, 1);
  await two.close();
});

test('loopback in every notation, as a literal or an answer of DNS: 0 connections to the canary', async () => {
  const canary = await openTarget(openTlsTarget());
  const literals = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '0',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b:1::127.0.0.1]',
    '[2002:7f00:1::]',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    '127.0.0.1.',
  ];
  const answers = [
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ];
  const outcomes = new Set<string>();
  for (const host of literals) {
    const guarded = createOutbound({
      allowLoopback: false,
      ownOrigins: [],
      resolve: async () => ['127.0.0.1'],
    });
    const url = URL.parse(`https://${host}:${canary.port}/`);
    if (url !== null)
      outcomes.add(
        (
          await faultOf(
            guarded.exchange(request(url.href), { extraPorts: [canary.port], timeoutMs: PATIENCE_MS }),
          )
        ).code,
      );
    await guarded.close();
  }
  for (const answer of answers) {
    for (const list of [[answer], ['8.8.8.8', answer]]) {
      const guarded = createOutbound({ allowLoopback: false, ownOrigins: [], resolve: async () => list });
      outcomes.add(
        (
          await faultOf(
            guarded.exchange(request(`https://api.example.com:${canary.port}/`), {
              extraPorts: [canary.port],
              timeoutMs: PATIENCE_MS,
            }),
          )
        ).code,
      );
      await guarded.close();
    }
  }
  assert.deepEqual([...outcomes], ['refused']);
  assert.equal(canary.connections(), 0);
});

test('what it is too late for when its connection is open is not sent, and the fault says so', async () => {
  const target = await openTarget(openTlsTarget());
  await wholeAnswer(outbound.exchange(request(target.url)));
  const before = target.received.length;
  let looks = 0;
  const isLate = (): boolean => (looks += 1) > 0;
  const someoneElse = { identity: identity('someone else') };
  for (const asked of [request(target.url), request(target.url, someoneElse)]) {
    const fault = await faultOf(outbound.exchangeWhole(asked, { isLate }));
    assert.deepEqual(fault, { code: 'late', sent: false }, 'on a connection that is kept, and on a new one');
  }
  assert.deepEqual([looks, target.received.length], [2, before]);
  const inTime = await outbound.exchangeWhole(request(target.url), { isLate: () => false });
  assert.equal(inTime.status, 200, 'the connections are as good as before');
});
