import { type KeyObject, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { type JsonObject, parseObject, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';

/** TrueLayer's signatures, version 2: a JWS whose payload is the request, left out of what is sent. */

type Signer = Readonly<{ kid: string; privateKey: KeyObject; publicKey: KeyObject }>;
let made: Signer | null = null;

/** Ours is made once for each process. */
function signer(): Signer {
  made ??= { kid: newId(new Date(0)), ...generateKeyPairSync('ec', { namedCurve: 'P-521' }) };
  return made;
}

export function publishedKeys(): Readonly<Record<string, unknown>> {
  const { kid, publicKey } = signer();
  return { keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'ES512', kid }] };
}

type Header = readonly [name: string, value: string];

function payloadOf(method: string, path: string, headers: readonly Header[], body: string): string {
  return `${method} ${path}\n${headers.map(([name, value]) => `${name}: ${value}\n`).join('')}${body}`;
}

/** https://docs.truelayer.com/docs/verify-webhooks */
export function signTrueLayerEvent(
  body: string,
  at: Date,
  ownUrl: string,
  url: string,
): Readonly<Record<string, string>> {
  const { kid, privateKey } = signer();
  const name = 'X-Tl-Webhook-Timestamp';
  const time = `${at.toISOString().slice(0, 19)}Z`;
  const jku = `${ownUrl}/.well-known/jwks`;
  const header = { alg: 'ES512', kid, tl_version: '2', tl_headers: name, jku };
  const encoded = Buffer.from(JSON.stringify(header)).toString('base64url');
  const payload = payloadOf('POST', new URL(url).pathname, [[name, time]], body);
  const signed = Buffer.from(`${encoded}.${Buffer.from(payload).toString('base64url')}`);
  const signature = sign('sha512', signed, { key: privateKey, dsaEncoding: 'ieee-p1363' });

  return {
    'tl-signature': `${encoded}..${signature.toString('base64url')}`,
    'x-tl-webhook-timestamp': time,
  };
}

type Request = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}>;

/** What a request says that it is signed with; null where it is not as documented. */
export function claimIn(headers: Request['headers']): Readonly<{ kid: string; header: JsonObject }> | null {
  const [encoded = '', detached, signature = ''] = (headers['tl-signature'] ?? '').split('.');
  const header = parseObject(Buffer.from(encoded, 'base64url').toString());
  const kid = textAt(header, 'kid');
  const names = (textAt(header, 'tl_headers') ?? '').toLowerCase().split(',');
  if (header === null || kid === null || detached !== '' || signature.length !== 176) return null;
  if (header['alg'] !== 'ES512' || header['tl_version'] !== '2') return null;
  return names.includes('idempotency-key') ? { kid, header } : null;
}

export function isSignedBy(publicKey: string, header: JsonObject, request: Request): boolean {
  const [encoded = '', , signature = ''] = (request.headers['tl-signature'] ?? '').split('.');
  const names = (textAt(header, 'tl_headers') ?? '').split(',');
  const signedHeaders = names.map((name): Header => [name, request.headers[name.toLowerCase()] ?? '']);
  const payload = payloadOf(request.method, request.path, signedHeaders, request.body);
  const signed = Buffer.from(`${encoded}.${Buffer.from(payload).toString('base64url')}`);
  const key = createPublicKey(publicKey);
  return verify('sha512', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
}
