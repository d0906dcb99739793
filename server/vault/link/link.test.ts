import assert from 'node:assert/strict';
import { verify } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { wholeBody } from '../../../test/harness/answer-body.ts';
import { issue } from '../../../test/harness/certificates.ts';
import { type LinkedVault, openLinkedVault } from '../../../test/harness/linked-vault.ts';
import { Problem, ruleBroken } from '../../domain/problem.ts';
import type { MerchantAccountId, VaultRecordId } from '../../domain/ids.ts';
import { Secret, sourceOf } from '../../domain/secret.ts';
import { eachChunk } from '../../platform/each-chunk.ts';
import { newId } from '../../platform/entropy.ts';
import { WireFault, type WireRequest } from '../../net/wire.ts';
import type { RelayEngine, RelayRequest, Template } from '../../relay/relay.ts';
import type { LocalVault } from '../local.ts';
import { decode, encode } from './codec.ts';
import { type RemoteVault, connectVault } from './remote.ts';
import { googlePayIssuer, readPublicKey } from '../../../sandbox/processors/wallets/issuers.ts';
import { LINK_VERBS, type LinkTls, serveVault } from './vault-server.ts';

const merchant = 'merchant' as MerchantAccountId;
const NUMBER = '4111111111111111';
let linked: LinkedVault;
let folder: string;
let local: LocalVault;
let vault: RemoteVault;
/** What the wire does with the next request. */
let exchange: (
  request: WireRequest,
  open: (secret: Secret) => Promise<Buffer>,
  isLate: () => boolean,
) => Promise<string>;
let engine: RelayEngine;

before(async () => {
  linked = await openLinkedVault('api', {
    exchange: async (request, open, { isLate }) => ({
      status: 200,
      headers: {},
      text: await exchange(request, open, isLate),
    }),
    relay: (...given) => engine(...given),
  });
  ({ folder, local, vault } = linked);
});
after(() => linked.close());

const wireRequest = (value: unknown): WireRequest => ({
  method: 'POST',
  url: 'https://processor.example/',
  body: { type: 'json', value },
});

test('a card goes through the link as bytes, is sealed, and opens on the far side only', async () => {
  const body = Buffer.from(JSON.stringify({ number: NUMBER, other: 'é' }));
  const { body: rest, held } = await vault.intake(merchant, body, ['/number']);
  assert.ok(
    body.every((byte) => byte === 0),
    'the given buffer is wiped',
  );
  assert.equal(rest.toString(), '{"number":"«number»","other":"é"}');
  const number = held.get('/number');
  assert.ok(number !== undefined && number.secret instanceof Secret);
  assert.equal(number.facts.bin, '41111111');
  const id: VaultRecordId = newId(new Date());
  await vault.seal(merchant, id, 'card', { number });
  assert.equal(await vault.fingerprint(merchant, number), await local.fingerprint(merchant, number));
  await vault.release([number]);
  exchange = async (request, open) =>
    (await open((request.body as { value: { card: Secret } }).value.card)).toString();
  const sealed = vault.secret(merchant, id, 'number', 'card.number');
  assert.equal((await vault.send(merchant, wireRequest({ card: sealed, amount: 10n }))).text, NUMBER);
  await vault.shred(merchant, id);
  await assert.rejects(
    vault.send(merchant, wireRequest({ card: sealed })),
    (error) => error instanceof Problem && error.code === 'not_found',
  );
});

test('a security code kept beside a record opens until it is forgotten', async () => {
  const id: VaultRecordId = newId(new Date());
  const code = await vault.hold('security_code', Buffer.from('123'));
  await vault.keep(merchant, id, 'security_code', code, 60_000);
  exchange = async (request, open) => (await open((request.body as { value: Secret }).value)).toString();
  const kept = wireRequest(vault.secret(merchant, id, 'security_code', 'card.security_code'));
  assert.equal((await vault.send(merchant, kept)).text, '123');
  assert.equal(await vault.keeps(merchant, id, 'security_code'), true);
  await vault.forget(merchant, id, 'security_code');
  assert.equal(await vault.keeps(merchant, id, 'security_code'), false);
  await assert.rejects(
    vault.send(merchant, kept),
    (error) => error instanceof Problem && error.code === 'not_found',
  );
});

test('faults come out as what they were: catalogue errors, wire faults with their "sent", bugs', async () => {
  exchange = () => Promise.reject(ruleBroken({ pointer: '/a', message: 'is wrong' }));
  await assert.rejects(
    vault.send(merchant, wireRequest(1)),
    (error) =>
      error instanceof Problem && error.code === 'unprocessable' && error.details[0]?.pointer === '/a',
  );
  for (const sent of [true, false]) {
    exchange = () => Promise.reject(new WireFault('timeout', sent, 'no answer'));
    await assert.rejects(
      vault.send(merchant, wireRequest(1)),
      (error) => error instanceof WireFault && error.code === 'timeout' && error.sent === sent,
    );
  }
  exchange = () => Promise.reject(new TypeError('surprise'));
  await assert.rejects(vault.send(merchant, wireRequest(1)), /surprise/);
});

test('the vault process knows when it is too late to send, by the time of day and from when it was asked', async () => {
  exchange = async (_request, _open, isLate) => String(isLate());
  const isLate = async (atMs: number, withinMs: number): Promise<boolean> =>
    (await vault.send(merchant, wireRequest(1), { sendBefore: { atMs, withinMs } })).text === 'true';
  const nowMs = Date.now();
  assert.equal(await isLate(nowMs + 600_000, 600_000), false);
  assert.equal(await isLate(nowMs - 1, 600_000), true, 'it stood still before it read the request');
  assert.equal(await isLate(nowMs + 600_000, 0), true, 'its clock is behind');
  assert.equal((await vault.send(merchant, wireRequest(1))).text, 'false', 'what may be sent at any time');
});

test('who asked stands in the access log', async () => {
  const held = await vault.hold('card.number', Buffer.from(NUMBER));
  exchange = async (request, open) => (await open((request.body as { value: Secret }).value)).toString('hex');
  await vault.send(merchant, wireRequest(held.secret));
  await vault.send(merchant, wireRequest(held.secret), { actor: 'key 7' });
  const rows = await linked.db.query<{ actor: string; purpose: string }>(
    {
      name: 'test_actors',
      text: `SELECT actor, purpose FROM vault.access_log WHERE field = 'card.number' ORDER BY seq DESC LIMIT 2`,
    },
    [],
  );
  assert.deepEqual(rows, [
    { actor: 'key 7', purpose: 'send processor.example' },
    { actor: 'api', purpose: 'send processor.example' },
  ]);
});

test('a wallet token is opened over there: its number and cryptogram come back held, its key never', async () => {
  const now = new Date();
  const id: VaultRecordId = newId(now);
  const publicKey = readPublicKey(await vault.makeKey(merchant, id, 'agreement'));
  assert.ok(publicKey);
  const google = googlePayIssuer(new Date(now.getTime() + 60_000));
  const details = {
    authMethod: 'CRYPTOGRAM_3DS',
    pan: NUMBER,
    expirationMonth: 7,
    expirationYear: 2031,
    cryptogram: 'AAAA',
    eciIndicator: '5',
    assuranceDetails: { accountVerified: true },
  };
  const made = google.token(
    { publicKey, recipientId: 'merchant:1' },
    { messageId: 'm-1', messageExpiration: String(now.getTime() + 60_000), paymentMethodDetails: details },
  );
  const recipient = {
    wallet: 'google',
    recipientId: 'merchant:1',
    rootSigningKeys: google.rootSigningKeys,
  } as const;
  const token = await vault.hold('token', made);
  const opened = await vault.openWalletToken(merchant, { token, keyRecordIds: [id], recipient, now });
  assert.ok('number' in opened && opened.cryptogram !== null);
  assert.equal(JSON.stringify(opened).includes(NUMBER), false);
  assert.deepEqual(
    [opened.kind, opened.expirationDate, opened.eci, opened.number.facts.lastFour, opened.assurance],
    [
      'network-token',
      '07/31',
      '05',
      NUMBER.slice(-4),
      { accountVerified: true, cardHolderAuthenticated: false },
    ],
  );
  exchange = async (request, open) => (await open((request.body as { value: Secret }).value)).toString();
  assert.equal((await vault.send(merchant, wireRequest(opened.number.secret))).text, NUMBER);
  const other = await vault.openWalletToken(merchant, {
    token,
    keyRecordIds: [id],
    recipient: { ...recipient, recipientId: 'merchant:2' },
    now,
  });
  assert.deepEqual(other, { problem: 'The signature of the token does not hold for this recipient' });
  await vault.shred(merchant, id);
  await assert.rejects(
    vault.openWalletToken(merchant, { token, keyRecordIds: [id], recipient, now }),
    (error) => error instanceof Problem && error.code === 'not_found',
  );
});

test('what is signed with a made key over there is verified with its public half', async () => {
  const id: VaultRecordId = newId(new Date());
  await vault.makeKey(merchant, id, 'agreement');
  const publicKey = readPublicKey(await vault.makeKey(merchant, id, 'signature'));
  assert.ok(publicKey);
  const message = Buffer.from('a message');
  assert.ok(
    verify(
      'sha256',
      Buffer.from('a message'),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      await vault.signWithKey(merchant, id, message),
    ),
  );
});

test('no verb of the link gives a card number back', () => {
  assert.deepEqual([...LINK_VERBS].sort(), [
    'disclose',
    'download',
    'fingerprint',
    'forget',
    'health',
    'hold',
    'intake',
    'keep',
    'keeps',
    'makeKey',
    'openWalletToken',
    'read',
    'relay',
    'release',
    'seal',
    'send',
    'shred',
    'signWithKey',
    'signatureHolds',
  ]);
});

test('the socket is open to this user only, and a second vault on it is refused', async () => {
  assert.equal(fs.statSync(path.join(folder, 'vault.sock')).mode & 0o777, 0o600);
  await assert.rejects(
    serveVault(local, { socketPath: path.join(folder, 'vault.sock') }),
    /Another vault listens/,
  );
});

test('a socket that a dead process left is taken over', async () => {
  const socketPath = path.join(folder, 'stale.sock');
  fs.writeFileSync(socketPath, '');
  const taken = await serveVault(local, { socketPath });
  const client = connectVault({ socketPath }, 'api');
  await client.release([await client.hold('x', Buffer.from('x'))]);
  await client.close();
  await taken.close();
});

test('a vault that is not there is 503, and nothing was sent', async () => {
  const lost = connectVault({ socketPath: path.join(folder, 'nobody.sock') }, 'api');
  await assert.rejects(
    lost.hold('x', Buffer.from('x')),
    (error) => error instanceof Problem && error.code === 'service_unavailable',
  );
  await assert.rejects(
    lost.send(merchant, wireRequest(1)),
    (error) => error instanceof WireFault && !error.sent && error.code === 'connect',
  );
  await lost.close();
});

test('a vault that dies in the middle of an exchange leaves it unknown: something may have been sent', async () => {
  const socketPath = path.join(folder, 'dying.sock');
  const dying = net.createServer((socket) => socket.once('data', () => socket.destroy()));
  await new Promise<void>((resolve) => dying.listen(socketPath, resolve));
  const client = connectVault({ socketPath }, 'api');
  await assert.rejects(
    client.send(merchant, wireRequest(1)),
    (error) => error instanceof WireFault && error.sent,
  );
  await client.close();
  dying.close();
});

test('property: every value comes through the codec as it was, and no text of a caller becomes a secret', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\u0001s["x",{}]', '\u0001b1', '\u0001t', '\u0001'),
  );
  const value = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      text,
      fc.bigInt(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(
        text.filter((key) => key !== '__proto__'),
        tie('node'),
        { maxKeys: 3, noNullPrototype: true },
      ),
    ),
  })).node;
  fc.assert(
    fc.property(value, (given) => assert.deepEqual(decode(encode(given)), given)),
    { numRuns: 300 },
  );
  const secret = decode(encode({ deep: [new Secret('card.number', { kind: 'held', handle: 'h' })] })) as {
    deep: [Secret];
  };
  assert.deepEqual(
    [secret.deep[0].label, sourceOf(secret.deep[0])],
    ['card.number', { kind: 'held', handle: 'h' }],
  );
});

test('over mutual TLS only the right authority’s certificates get in, and only the right server is asked', async () => {
  const authority = issue({ subject: 'authority', authority: true });
  const foreign = issue({ subject: 'foreign', authority: true });
  const pem = (text: string): Buffer => Buffer.from(text);
  const tlsOf = (of: { certificate: string; key: string }, ca = authority): LinkTls => ({
    ca: pem(ca.certificate),
    cert: pem(of.certificate),
    key: pem(of.key),
  });
  const own = issue({ subject: 'vault', names: ['127.0.0.1'] }, authority);
  const tlsServer = await serveVault(local, { host: '127.0.0.1', port: 0, tls: tlsOf(own) });
  const held = async (tls: LinkTls, { address } = tlsServer): Promise<void> => {
    const port = Number(new URL(address).port);
    const client = connectVault({ host: '127.0.0.1', port, tls }, 'api');
    try {
      await client.release([await client.hold('x', Buffer.from('x'))]);
    } finally {
      await client.close();
    }
  };
  const refused = (error: unknown): boolean =>
    error instanceof Problem && error.code === 'service_unavailable';
  await held(tlsOf(issue({ subject: 'api' }, authority)));
  await assert.rejects(
    held(tlsOf(issue({ subject: 'api' }, foreign))),
    refused,
    'a certificate of another authority',
  );
  await assert.rejects(
    held(tlsOf(issue({ subject: 'api' }, authority), foreign)),
    refused,
    'a server of another authority',
  );
  await assert.rejects(
    held(
      tlsOf(
        issue(
          {
            subject: 'late',
            notBefore: new Date(Date.now() - 7_200_000),
            notAfter: new Date(Date.now() - 3_600_000),
          },
          authority,
        ),
      ),
    ),
    refused,
    'an expired certificate',
  );
  await tlsServer.close();
  const wrongName = await serveVault(local, {
    host: '127.0.0.1',
    port: 0,
    tls: tlsOf(issue({ subject: 'vault', names: ['vault.example'] }, authority)),
  });
  await assert.rejects(
    held(tlsOf(issue({ subject: 'api' }, authority)), wrongName),
    refused,
    'a server by another name',
  );
  await wrongName.close();
});

const relayRequest = (): RelayRequest => ({
  merchantAccountId: merchant,
  actor: 'key 1',
  method: 'POST',
  url: 'https://target.example/',
  extraPorts: [],
  headers: [['a', 'b']],
  contentType: 'text/plain',
  announcedBytes: null,
  timeoutMs: 1_000,
  merchantInitiated: true,
  cards: [],
  threeDSecure: null,
  authentications: [],
});
function template(count: number): Template {
  const chunks = Array.from({ length: count }, (_, index) => Buffer.alloc(65_536, index % 251));
  return { chunks: Readable.from(chunks), sendable: () => Promise.resolve() };
}

test('a relay streams ten megabytes in and out, with the target’s status and headers', async () => {
  engine = async (request, { chunks }) => {
    assert.equal(request.url, 'https://target.example/');
    const read: Buffer[] = [];
    for await (const chunk of chunks as AsyncIterable<Buffer>) read.push(Buffer.from(chunk));
    return {
      status: 418,
      headers: [
        ['x-a', '1'],
        ['x-a', '2'],
      ],
      body: Readable.from(read),
      progress: { bytes: 0 },
      sentBytes: 7,
    };
  };
  const answer = await vault.relay(relayRequest(), template(160));
  assert.deepEqual(
    [answer.status, answer.headers, answer.sentBytes],
    [
      418,
      [
        ['x-a', '1'],
        ['x-a', '2'],
      ],
      7,
    ],
  );
  const whole = await wholeBody(answer.body);
  assert.equal(whole.length, 160 * 65_536);
  assert.equal(answer.progress.bytes, whole.length);
  assert.equal(whole[159 * 65_536], 159);
});

test('a relay that is refused in the middle of its template answers so, and the link goes on', async () => {
  engine = async (_request, { chunks }) => {
    // As the real one reads it: what is left is its owner's.
    await eachChunk(chunks, () => {
      throw new Problem('bad_request', {
        reason: 'placeholder_unknown',
        details: [
          { location: 'body', pointer: '', message: 'no such placeholder', type: 'placeholder_unknown' },
        ],
      });
    });
    return assert.fail('a template without a chunk');
  };
  for (let count = 1; count <= 200; count += 66)
    await assert.rejects(
      vault.relay(relayRequest(), template(count)),
      (error) => error instanceof Problem && error.reason === 'placeholder_unknown',
    );
  await vault.release([await vault.hold('x', Buffer.from('x'))]);
});

test('a caller who hangs up ends the exchange', async () => {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  engine = async (_request, _body, _lent, signal) => {
    signal?.addEventListener('abort', () => ended.resolve());
    begun.resolve();
    await ended.promise;
    throw new WireFault('reset', true, 'given up');
  };
  const gone = new AbortController();
  const asked = vault.relay(relayRequest(), template(1), gone.signal);
  const refused = assert.rejects(asked);
  await begun.promise;
  gone.abort();
  await refused;
  await ended.promise;
});

test('a target that breaks off in the middle of its answer breaks the caller’s answer off', async () => {
  engine = async () => ({
    status: 200,
    headers: [],
    progress: { bytes: 0 },
    sentBytes: 1,
    body: Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000);
        throw new WireFault('reset', true, 'cut');
      })(),
    ),
  });
  const answer = await vault.relay(relayRequest(), template(1));
  await assert.rejects(wholeBody(answer.body));
});

test('a relay to a vault that is not there says that nothing was sent', async () => {
  const lost = connectVault({ socketPath: path.join(folder, 'nobody.sock') }, 'api');
  await assert.rejects(
    lost.relay(relayRequest(), template(1)),
    (error) =>
      error instanceof Problem && error.code === 'bad_gateway' && error.details[0]?.type === 'not_sent',
  );
  await lost.close();
});
