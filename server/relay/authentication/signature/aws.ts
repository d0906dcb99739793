import { createHash, createHmac } from 'node:crypto';
import type { OutgoingHeader } from '../../../net/outgoing.ts';
import type { Credentials } from '../credentials.ts';
import { CannotApply, type CompleteRequest, type Context, type Method } from '../method.ts';
import { headerValues, withHeaders } from '../request.ts';
import { percentEncoded } from './template.ts';

const PATH_ENCODINGS = ['auto', 'single', 'double'] as const;

export const awsSignature: Method = {
  kind: 'signature',
  name: 'aws-v4',
  title: 'AWS Signature Version 4',
  description: 'Signs the request as AWS services (and those that copied them) ask for.',
  fields: {
    access_key_id: {
      displayName: 'Access key id',
      help: 'For example `AKIDEXAMPLE`.',
      required: true,
      secret: false,
      format: 'text',
    },
    secret_access_key: {
      displayName: 'Secret access key',
      help: 'The key that belongs to the access key id.',
      required: true,
      secret: true,
      format: 'text',
    },
    session_token: {
      displayName: 'Session token',
      help: 'Sent and signed as `x-amz-security-token`, for temporary credentials.',
      required: false,
      secret: true,
      format: 'multiline',
    },
    region: {
      displayName: 'Region',
      help: 'For example `us-east-1`.',
      required: true,
      secret: false,
      format: 'text',
    },
    service: {
      displayName: 'Service',
      help: 'For example `execute-api`.',
      required: true,
      secret: false,
      format: 'text',
    },
    signed_headers: {
      displayName: 'Signed headers',
      help: 'Names, with commas, that are signed besides `host`, `content-type` and every `x-amz-` header.',
      required: false,
      secret: false,
      format: 'text',
    },
    path_encoding: {
      displayName: 'Path encoding',
      help:
        '`double` encodes the path again before signing, as every service but S3 asks for; `auto` looks ' +
        'at the service.',
      required: false,
      secret: false,
      format: 'text',
      default: 'auto',
      choices: PATH_ENCODINGS,
    },
  },
  apply: sign,
};

function sign(request: CompleteRequest, credentials: Credentials, context: Context): CompleteRequest {
  const service = scopePart(credentials, 'service');
  const region = scopePart(credentials, 'region');
  const accessKeyId = credentials.headerText('access_key_id');
  const time = context.now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${time.slice(0, 8)}/${region}/${service}/aws4_request`;
  const bodyHash = createHash('sha256').update(request.body).digest('hex');
  const token = credentials.optionalHeaderText('session_token');
  const isStorage = service === 's3';
  const prepared = withHeaders(request, [
    ['x-amz-date', time],
    ...(token === null ? [] : [['x-amz-security-token', token] satisfies OutgoingHeader]),
    ...(isStorage ? [['x-amz-content-sha256', bodyHash] satisfies OutgoingHeader] : []),
  ]);

  const names = signedNames(prepared, credentials.optionalText('signed_headers') ?? '');
  const encoding = credentials.choice('path_encoding', PATH_ENCODINGS);
  const canonical = canonicalRequest(prepared, names, bodyHash, {
    storage: isStorage,
    double: encoding === 'double' || (encoding === 'auto' && !isStorage),
  });
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const signature = createHmac('sha256', signingKey(credentials.bytes('secret_access_key'), scope))
    .update(toSign)
    .digest('hex');
  return withHeaders(prepared, [
    [
      'authorization',
      `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
    ],
  ]);
}

function canonicalRequest(
  request: CompleteRequest,
  names: readonly string[],
  bodyHash: string,
  path: Readonly<{ storage: boolean; double: boolean }>,
): string {
  const headers = names.map(
    (name) =>
      `${name}:${headerValues(request, name)
        .map((value) => value.trim().replace(/ +/g, ' '))
        .join(',')}\n`,
  );
  return [
    request.method.toUpperCase(),
    canonicalPath(request.url, path),
    canonicalQuery(request.url),
    headers.join(''),
    names.join(';'),
    bodyHash,
  ].join('\n');
}

/**
 * The URL is already normal in the sense of dots; S3 keeps repeated slashes, everyone else counts them as
 * one.
 */
function canonicalPath(
  url: URL,
  { storage, double }: Readonly<{ storage: boolean; double: boolean }>,
): string {
  const path = storage ? url.pathname : url.pathname.replace(/\/{2,}/g, '/');
  const segments = path.split('/');
  return segments.map((segment) => percentEncoded(double ? segment : decodeText(segment))).join('/');
}

function canonicalQuery(url: URL): string {
  const pairs = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '');
  return pairs
    .map((pair) => {
      const equals = pair.indexOf('=');
      const [name, value] = equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
      return [percentEncoded(decodeText(name)), percentEncoded(decodeText(value))] as const;
    })
    .sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Text that is not percent-encoded properly stands for itself. */
function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function signedNames(request: CompleteRequest, listed: string): readonly string[] {
  const present = request.headers
    .map(([name]) => name.toLowerCase())
    .filter((name) => name === 'content-type' || name.startsWith('x-amz-'));
  const wanted = listed
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  if (wanted.some((name) => headerValues(request, name).length === 0))
    throw new CannotApply('its field signed_headers names a header that the request does not have');
  return [...new Set(['host', ...present, ...wanted])].sort();
}

function signingKey(secret: Buffer, scope: string): Buffer {
  const first = Buffer.concat([Buffer.from('AWS4'), secret]);
  let key = first;
  for (const part of scope.split('/')) {
    const next = createHmac('sha256', key).update(part).digest();
    key.fill(0);
    key = next;
  }
  return key;
}

function scopePart(credentials: Credentials, key: string): string {
  const value = credentials.headerText(key);
  if (value.includes('/')) throw new CannotApply(`its field ${key} has a slash in it`);
  return value;
}
