import { createHash, createHmac } from 'node:crypto';
import type { OutgoingHeader } from '../../../net/outgoing.ts';
import { type Credentials, HEADER_TEXT, KEY_ENCODINGS } from '../credentials.ts';
import { CannotApply, type CompleteRequest, type Context, type Method } from '../method.ts';
import { headerValues, requestTarget, withHeaders } from '../request.ts';
import { parseTemplate, percentEncoded, type Piece, render } from './template.ts';

const HMAC_ALGORITHMS = ['sha256', 'sha384', 'sha512', 'sha1'] as const;
const DIGEST_ALGORITHMS = ['sha256', 'sha384', 'sha512', 'sha1', 'md5'] as const;
const OUTPUT_ENCODINGS = ['base64', 'base64url', 'hex', 'hex-upper'] as const;
const TIMESTAMP_FORMATS = ['unix', 'unix-ms', 'iso8601', 'iso8601-basic', 'http-date'] as const;
const NONCE_FORMATS = ['hex', 'base64url', 'uuid'] as const;

export const hmacSignature: Method = {
  kind: 'signature',
  name: 'hmac',
  title: 'HMAC over a canonical string',
  description:
    'Signs a string made of parts of the request with a shared secret, and sends the signature in ' +
    'headers of your choice.',
  fields: {
    secret: {
      displayName: 'Secret',
      help: 'The shared secret, used exactly as given: a trailing newline is part of it.',
      required: true,
      secret: true,
      format: 'text',
    },
    secret_encoding: {
      displayName: 'Secret encoding',
      help: 'How the secret is written.',
      required: false,
      secret: false,
      format: 'text',
      default: 'text',
      choices: KEY_ENCODINGS,
    },
    key_id: {
      displayName: 'Key id',
      help: 'Available in templates as `{key_id}`.',
      required: false,
      secret: false,
      format: 'text',
    },
    algorithm: {
      displayName: 'Algorithm',
      help: 'Hash function of the HMAC.',
      required: false,
      secret: false,
      format: 'text',
      default: 'sha256',
      choices: HMAC_ALGORITHMS,
    },
    canonical_string: {
      displayName: 'Canonical string',
      help:
        'What is signed: a template of `{method}`, `{scheme}`, `{host}`, `{path}`, `{query}`, ' +
        '`{query_sorted}`, `{path_and_query}`, `{url}`, `{header:name}`, `{body}`, `{body_digest}`, ' +
        '`{timestamp}`, `{nonce}` and `{key_id}`.',
      required: false,
      secret: false,
      format: 'multiline',
      default: '{timestamp}\\n{nonce}\\n{method}\\n{path_and_query}\\n{body_digest}',
    },
    headers: {
      displayName: 'Headers',
      help:
        'Headers that are sent, one `name: template` a line, with the same variables and `{signature}`. ' +
        'Those without `{signature}` are set first, so that the canonical string can hold them.',
      required: false,
      secret: false,
      format: 'multiline',
      default: 'x-timestamp: {timestamp}\nx-nonce: {nonce}\nx-signature: {signature}',
    },
    signature_encoding: {
      displayName: 'Signature encoding',
      help: 'How the signature is written.',
      required: false,
      secret: false,
      format: 'text',
      default: 'base64',
      choices: OUTPUT_ENCODINGS,
    },
    digest_algorithm: {
      displayName: 'Digest algorithm',
      help: 'Hash function of `{body_digest}`.',
      required: false,
      secret: false,
      format: 'text',
      default: 'sha256',
      choices: DIGEST_ALGORITHMS,
    },
    digest_encoding: {
      displayName: 'Digest encoding',
      help: 'How `{body_digest}` is written.',
      required: false,
      secret: false,
      format: 'text',
      default: 'hex',
      choices: OUTPUT_ENCODINGS,
    },
    timestamp_format: {
      displayName: 'Timestamp format',
      help:
        'How `{timestamp}` is written: seconds, milliseconds, `2026-11-21T09:00:00Z`, `20261121T090000Z` ' +
        'or `Sat, 21 Nov 2026 09:00:00 GMT`.',
      required: false,
      secret: false,
      format: 'text',
      default: 'unix',
      choices: TIMESTAMP_FORMATS,
    },
    nonce_format: {
      displayName: 'Nonce format',
      help: 'How the 16 random bytes of `{nonce}` are written.',
      required: false,
      secret: false,
      format: 'text',
      default: 'hex',
      choices: NONCE_FORMATS,
    },
  },
  apply: sign,
};

const VARIABLES = [
  'method',
  'scheme',
  'host',
  'path',
  'query',
  'query_sorted',
  'path_and_query',
  'url',
  'header',
  'body_digest',
  'timestamp',
  'nonce',
  'key_id',
] as const;

function sign(request: CompleteRequest, credentials: Credentials, context: Context): CompleteRequest {
  const values = variables(request, credentials, context);
  const canonical = parseTemplate(
    'canonical_string',
    credentials.text('canonical_string'),
    new Set([...VARIABLES, 'body']),
  );
  const lines = parseHeaderLines(credentials.text('headers'));
  const uses = (line: HeaderLine): boolean =>
    line.value.some((piece) => typeof piece !== 'string' && piece.variable === 'signature');
  if (!lines.some(uses)) throw new CannotApply('its field headers sends the {signature} nowhere');

  const prepared = withHeaders(
    request,
    lines
      .filter((line) => !uses(line))
      .map((line) => write(line, (variable, argument) => values(request, variable, argument))),
  );
  const secret = credentials.decoded('secret', credentials.choice('secret_encoding', KEY_ENCODINGS));
  const hmac = createHmac(credentials.choice('algorithm', HMAC_ALGORITHMS), secret);
  secret.fill(0);
  for (const part of render(canonical, (variable, argument) => values(prepared, variable, argument)))
    hmac.update(part);
  const signature = encodeDigest(hmac.digest(), credentials.choice('signature_encoding', OUTPUT_ENCODINGS));
  return withHeaders(
    prepared,
    lines
      .filter(uses)
      .map((line) =>
        write(line, (variable, argument) =>
          variable === 'signature' ? signature : values(prepared, variable, argument),
        ),
      ),
  );
}

/** Time and nonce are the same wherever they stand. */
function variables(
  original: CompleteRequest,
  credentials: Credentials,
  context: Context,
): (request: CompleteRequest, variable: string, argument: string | null) => string | Buffer {
  const timestamp = formatTime(context.now, credentials.choice('timestamp_format', TIMESTAMP_FORMATS));
  const nonce = formatNonce(context.randomBytes(16), credentials.choice('nonce_format', NONCE_FORMATS));
  const digest = encodeDigest(
    createHash(credentials.choice('digest_algorithm', DIGEST_ALGORITHMS)).update(original.body).digest(),
    credentials.choice('digest_encoding', OUTPUT_ENCODINGS),
  );
  const { url } = original;
  const fixed: Readonly<Record<string, () => string>> = {
    method: () => original.method.toUpperCase(),
    scheme: () => url.protocol.slice(0, -1),
    host: () => url.host,
    path: () => url.pathname,
    query: () => url.search.slice(1),
    query_sorted: () => sortedQuery(url),
    path_and_query: () => requestTarget(url),
    url: () => url.origin + requestTarget(url),
    body_digest: () => digest,
    timestamp: () => timestamp,
    nonce: () => nonce,
    key_id: () => credentials.text('key_id'),
  };

  return (request, variable, argument) => {
    if (variable === 'body') return request.body;
    if (variable === 'header')
      return headerValues(request, argument ?? '')
        .map((value) => value.trim())
        .join(', ');
    const value = fixed[variable];
    if (value === undefined) throw new Error(`BUG: no variable ${variable}`);
    return value();
  };
}

type HeaderLine = Readonly<{ name: string; value: readonly Piece[] }>;

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** The wire writes these; a method that set one would sign what is not sent. */
const NOT_OURS = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'upgrade',
  'te',
  'trailer',
  'keep-alive',
  'proxy-connection',
  'expect',
]);

function parseHeaderLines(text: string): readonly HeaderLine[] {
  const allowed = new Set([...VARIABLES, 'signature']);
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      const name = line.slice(0, Math.max(colon, 0)).trim();
      if (!HEADER_NAME.test(name) || NOT_OURS.has(name.toLowerCase()))
        throw new CannotApply(
          'its field headers has a line that does not start with the name of a header that may be set',
        );
      return { name, value: parseTemplate('headers', line.slice(colon + 1).trim(), allowed) };
    });
}

function write(
  line: HeaderLine,
  values: (variable: string, argument: string | null) => string | Buffer,
): OutgoingHeader {
  const value = Buffer.concat(render(line.value, values)).toString('utf8');
  if (!HEADER_TEXT.test(value))
    throw new CannotApply('its field headers makes a value with a character that a header cannot carry');
  return [line.name, value];
}

function encodeDigest(bytes: Buffer, encoding: (typeof OUTPUT_ENCODINGS)[number]): string {
  return encoding === 'hex-upper' ? bytes.toString('hex').toUpperCase() : bytes.toString(encoding);
}

function formatTime(now: Date, format: (typeof TIMESTAMP_FORMATS)[number]): string {
  switch (format) {
    case 'unix':
      return String(Math.floor(now.getTime() / 1000));
    case 'unix-ms':
      return String(now.getTime());
    case 'iso8601':
      return now.toISOString().replace(/\.\d{3}Z$/, 'Z');
    case 'iso8601-basic':
      return now.toISOString().replace(/[-:]|\.\d{3}/g, '');
    case 'http-date':
      return now.toUTCString();
    default:
      return format satisfies never;
  }
}

function formatNonce(random: Buffer, format: (typeof NONCE_FORMATS)[number]): string {
  switch (format) {
    case 'hex':
    case 'base64url':
      return random.toString(format);
    case 'uuid': {
      const bytes = Buffer.from(random);
      bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
      bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
      return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    }
    default:
      return format satisfies never;
  }
}

/** Pairs sorted by encoded name, then value, each part percent-encoded as RFC 3986 has it. */
function sortedQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`)
    .sort()
    .join('&');
}
