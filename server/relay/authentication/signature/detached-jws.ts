import { type KeyObject, constants, sign as signBytes } from 'node:crypto';
import type { Credentials } from '../credentials.ts';
import { privateKey } from '../keys/key-material.ts';
import { CannotApply, type CompleteRequest, type Method, passphrase } from '../method.ts';
import { headerValues, requestTarget, withHeaders } from '../request.ts';
import { parseTemplate, render } from './template.ts';

const ALGORITHMS = ['ES512', 'ES384', 'ES256', 'PS256', 'RS256'] as const;
type Algorithm = (typeof ALGORITHMS)[number];

export const detachedJwsSignature: Method = {
  kind: 'signature',
  name: 'detached-jws',
  title: 'Detached JWS (RFC 7515, appendix F)',
  description:
    'Signs a text made of parts of the request with a private key, and sends the JWS without that text in a header.',
  fields: {
    key: {
      displayName: 'Key',
      help: 'The private key: PEM, JWK, or base64 of a PKCS#12 file.',
      required: true,
      secret: true,
      format: 'multiline',
    },
    passphrase: passphrase('the private key if it is encrypted'),
    key_id: {
      displayName: 'Key id',
      help: 'Sent as `kid`.',
      required: true,
      secret: false,
      format: 'text',
    },
    algorithm: {
      displayName: 'Algorithm',
      help: 'As registered for JWS.',
      required: false,
      secret: false,
      format: 'text',
      default: 'ES512',
      choices: ALGORITHMS,
    },
    signed_headers: {
      displayName: 'Signed headers',
      help: 'Names of headers that are signed where the request has them, with commas between.',
      required: false,
      secret: false,
      format: 'text',
    },
    protected: {
      displayName: 'Protected header',
      help:
        'What the JWS header says beside `alg` and `kid`, one `name: template` a line; `{signed_headers}` are the ' +
        'names of the headers that are signed, with commas between.',
      required: false,
      secret: false,
      format: 'multiline',
    },
    payload: {
      displayName: 'Payload',
      help:
        'The template of what is signed: `{method}`, `{path}`, `{path_and_query}`, `{signed_headers}` (a line ' +
        '`name: value` for each, with its line break) and `{body}`.',
      required: false,
      secret: false,
      format: 'multiline',
      default: '{method} {path}\\n{signed_headers}{body}',
    },
    header: {
      displayName: 'Header',
      help: 'The header that is sent.',
      required: false,
      secret: false,
      format: 'text',
      default: 'x-jws-signature',
    },
  },
  apply: sign,
};

function sign(request: CompleteRequest, credentials: Credentials): CompleteRequest {
  const algorithm = credentials.choice('algorithm', ALGORITHMS);
  const headers = signedHeaders(request, credentials.optionalText('signed_headers') ?? '');
  const payload = payloadOf(request, credentials.text('payload'), headers);
  const names = headers.map(([name]) => name).join(',');
  const header = {
    alg: algorithm,
    kid: credentials.text('key_id'),
    ...protectedHeader(credentials.optionalText('protected') ?? '', names),
  };
  const encoded = Buffer.from(JSON.stringify(header)).toString('base64url');
  const key = privateKey(credentials, 'key', 'passphrase');
  if (!FITS[algorithm](key)) throw new CannotApply(`its field key is not a key for ${algorithm}`);

  const signed = Buffer.from(`${encoded}.${payload.toString('base64url')}`);
  payload.fill(0);
  const signature = SIGN[algorithm](signed, key).toString('base64url');
  return withHeaders(request, [[credentials.headerText('header'), `${encoded}..${signature}`]]);
}

type SignedHeader = readonly [name: string, value: string];

/** Under the names as they are listed, whose case is signed too. */
function signedHeaders(request: CompleteRequest, listed: string): readonly SignedHeader[] {
  const names = listed.split(',').map((name) => name.trim());
  return names.flatMap((name) => {
    const values = name === '' ? [] : headerValues(request, name);
    return values.length === 0 ? [] : [[name, values.join(', ')] as const];
  });
}

function payloadOf(request: CompleteRequest, text: string, headers: readonly SignedHeader[]): Buffer {
  const values: Readonly<Record<string, string | Buffer>> = {
    method: request.method.toUpperCase(),
    path: request.url.pathname,
    path_and_query: requestTarget(request.url),
    signed_headers: headers.map(([name, value]) => `${name}: ${value}\n`).join(''),
    body: request.body,
  };
  const template = parseTemplate('payload', text, new Set(Object.keys(values)));
  return Buffer.concat(render(template, (variable) => values[variable] ?? ''));
}

function protectedHeader(text: string, names: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, template] = /^\s*([A-Za-z][A-Za-z0-9_#-]{0,49}):\s*(.*?)\s*$/.exec(line) ?? [];
      if (name === undefined || template === undefined || name === 'alg' || name === 'kid')
        throw new CannotApply('its field protected must have lines of name: template, and not alg or kid');
      const parts = render(parseTemplate('protected', template, new Set(['signed_headers'])), () => names);
      return [name, Buffer.concat(parts).toString()];
    }),
  );
}

const ecdsa = (digest: string) => (bytes: Buffer, key: KeyObject) =>
  signBytes(digest, bytes, { key, dsaEncoding: 'ieee-p1363' });
const rsa = (padding: number, saltLength?: number) => (bytes: Buffer, key: KeyObject) =>
  signBytes('sha256', bytes, { key, padding, ...(saltLength === undefined ? {} : { saltLength }) });

const SIGN: Readonly<Record<Algorithm, (bytes: Buffer, key: KeyObject) => Buffer>> = {
  ES512: ecdsa('sha512'),
  ES384: ecdsa('sha384'),
  ES256: ecdsa('sha256'),
  PS256: rsa(constants.RSA_PKCS1_PSS_PADDING, 32),
  RS256: rsa(constants.RSA_PKCS1_PADDING),
};

const curveIs = (curve: string) => (key: KeyObject) =>
  key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === curve;
const isRsa = (key: KeyObject): boolean =>
  key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;

const FITS: Readonly<Record<Algorithm, (key: KeyObject) => boolean>> = {
  ES512: curveIs('secp521r1'),
  ES384: curveIs('secp384r1'),
  ES256: curveIs('prime256v1'),
  PS256: isRsa,
  RS256: isRsa,
};
