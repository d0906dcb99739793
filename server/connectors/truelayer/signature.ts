import { type JsonObject, objectOf, parseObject, textAt } from '../../domain/json.ts';
import type { EventTools, RawEvents } from '../events.ts';

/** https://docs.truelayer.com/docs/verify-webhooks: a detached JWS under a key that TrueLayer publishes. */

/** Where the keys of an API's webhooks are. Those of TrueLayer's sandbox prove nothing in production. */
const KEYS_AT: Readonly<Record<string, string>> = {
  'https://api.truelayer.com': 'https://webhooks.truelayer.com',
  'https://api.truelayer-sandbox.com': 'https://webhooks.truelayer-sandbox.com',
};

export async function isSigned(raw: RawEvents, tools: EventTools): Promise<boolean> {
  const [encoded = '', detached, signature = ''] = (raw.headers['tl-signature'] ?? '').split('.');
  const header = parseObject(Buffer.from(encoded, 'base64url').toString());
  const url = `${KEYS_AT[tools.baseUrl] ?? tools.baseUrl}/.well-known/jwks`;
  if (detached !== '' || header?.['alg'] !== 'ES512' || header['tl_version'] !== '2') return false;
  if (header['jku'] !== url) return false;
  const key = keyCalled(textAt(header, 'kid'), await tools.fetchKey(url));
  const lines = linesOf(textAt(header, 'tl_headers') ?? '', raw.headers);
  if (key === null || lines === null) return false;

  // Both sides may see the path with a slash at its end, or without.
  const paths = raw.path.endsWith('/') ? [raw.path, raw.path.slice(0, -1)] : [raw.path, `${raw.path}/`];
  return paths.some((path) => {
    const payload = Buffer.concat([Buffer.from(`${raw.method} ${path}\n${lines}`), raw.body]);
    const message = Buffer.from(`${encoded}.${payload.toString('base64url')}`);
    const bytes = Buffer.from(signature, 'base64url');
    return tools.signatureHolds({ key, algorithm: 'ecdsa-sha512', message, signature: bytes });
  });
}

/** The time has to be among what is signed. Null where it is not, or a header is missing. */
function linesOf(listed: string, headers: RawEvents['headers']): string | null {
  const names = listed.split(',').filter((name) => name !== '');
  if (!names.some((name) => name.toLowerCase() === 'x-tl-webhook-timestamp')) return null;
  const values = names.map((name) => headers[name.toLowerCase()]);
  if (values.includes(undefined)) return null;
  return names.map((name, index) => `${name}: ${values[index]}\n`).join('');
}

function keyCalled(kid: string | null, jwks: string | null): string | null {
  const keys = parseObject(jwks ?? '')?.['keys'];
  const found = (Array.isArray(keys) ? keys.map(objectOf) : []).find(
    (key) => kid !== null && key?.['kid'] === kid,
  );
  return found === undefined || found === null ? null : pemOf(found);
}

/** SubjectPublicKeyInfo of a point on P-521, up to the point itself. */
const P521 = Buffer.from('30819b301006072a8648ce3d020106052b8104002303818600', 'hex');
const COORDINATE_BYTES = 66;

function pemOf(jwk: JsonObject): string | null {
  const coordinate = (name: string): Buffer => {
    const bytes = Buffer.from(textAt(jwk, name) ?? '', 'base64url');
    return Buffer.concat([Buffer.alloc(Math.max(0, COORDINATE_BYTES - bytes.length)), bytes]);
  };
  const [x, y] = [coordinate('x'), coordinate('y')];
  if (jwk['kty'] !== 'EC' || jwk['crv'] !== 'P-521') return null;
  if (x.length !== COORDINATE_BYTES || y.length !== COORDINATE_BYTES) return null;
  const der = Buffer.concat([P521, Buffer.from([0x04]), x, y]).toString('base64');
  return `-----BEGIN PUBLIC KEY-----\n${der}\n-----END PUBLIC KEY-----\n`;
}
