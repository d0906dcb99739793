import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  constants,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  verify,
} from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A key service on loopback, for tests: its protocol over HTTP, real cryptography, keys in memory. */
export type KeyService = Readonly<{
  url: string;
  key: string;
  credentials: string;
  wrongCredentials: string;
  /** What was wrong about requests that it answered. */
  problems: string[];
  /**
   * A status for every request, `nothing` (hangs until the caller gives up), `garbage`, or null for its
   * normal self.
   */
  answerWith(what: number | 'nothing' | 'garbage' | null): void;
  close(): Promise<void>;
}>;

type Json = Record<string, unknown>;
type Reply = Readonly<{ status: number; body?: Json }>;
type KeyRequest = Readonly<{
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  text: string;
  body: Json;
}>;

export function credentialsFile(content: Json | string, mode = 0o600): string {
  const file = join(mkdtempSync(join(tmpdir(), 'railyard-credentials-')), 'credentials.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content), { mode });
  return file;
}

export async function openTransit(): Promise<KeyService> {
  const keys = new Map([[1, randomBytes(32)]]);
  let oldest = 1;
  const refused = (error: string): Reply => ({ status: 400, body: { errors: [error] } });
  return start('mount/railyard', { token: 'good' }, { token: 'bad' }, ({ method, path, headers, body }) => {
    if (headers['x-vault-token'] !== 'good') return { status: 403, body: { errors: ['permission denied'] } };
    const latest = Math.max(...keys.keys());
    const aad = Buffer.from(String(body['associated_data'] ?? ''), 'base64');
    switch (`${method} ${path}`) {
      case 'GET /v1/mount/keys/railyard':
        return { status: 200, body: { data: { latest_version: latest, min_decryption_version: oldest } } };
      case 'POST /v1/mount/encrypt/railyard': {
        const plaintext = Buffer.from(String(body['plaintext']), 'base64');
        const sealed = seal(keyAt(keys, latest), plaintext, aad).toString('base64');
        return { status: 200, body: { data: { ciphertext: `vault:v${latest}:${sealed}` } } };
      }
      case 'POST /v1/mount/decrypt/railyard': {
        const [, version = '', sealed = ''] = /^vault:v(\d+):(.+)$/.exec(String(body['ciphertext'])) ?? [];
        if (Number(version) < oldest)
          return refused('ciphertext or signature version is disallowed by policy (too old)');
        const opened = unseal(keyAt(keys, Number(version)), Buffer.from(sealed, 'base64'), aad);
        return opened === null
          ? refused('cipher: message authentication failed')
          : { status: 200, body: { data: { plaintext: opened.toString('base64') } } };
      }
      case 'POST /v1/mount/keys/railyard/rotate':
        keys.set(latest + 1, randomBytes(32));
        return { status: 204 };
      case 'POST /v1/mount/keys/railyard/config':
        oldest = Number(body['min_decryption_version']);
        return { status: 204 };
      default:
        return { status: 404, body: { errors: [] } };
    }
  });
}

export async function openAwsKms(): Promise<KeyService> {
  const arn = 'arn:aws:kms:eu-central-1:111122223333:key/1234';
  const key = randomBytes(32);
  const secret = 'wJalrXUtnFEMI/K7MDENG';
  const account = { region: 'eu-central-1', access_key_id: 'AKIDEXAMPLE', session_token: 'session' };
  return start(
    arn,
    { ...account, secret_access_key: secret },
    { ...account, secret_access_key: 'wrong' },
    (asked) => {
      const problem = awsSignatureProblem(asked, secret, account.region);
      if (problem !== null)
        return { status: 400, body: { __type: 'IncompleteSignatureException', message: problem } };
      const { body } = asked;
      const aad = Buffer.from(JSON.stringify(body['EncryptionContext'] ?? {}));
      if (body['KeyId'] !== arn)
        return { status: 400, body: { __type: 'NotFoundException', message: 'no such key' } };
      switch (asked.headers['x-amz-target']) {
        case 'TrentService.DescribeKey':
          return { status: 200, body: { KeyMetadata: { Arn: arn } } };
        case 'TrentService.Encrypt':
          return {
            status: 200,
            body: {
              KeyId: arn,
              CiphertextBlob: seal(key, Buffer.from(String(body['Plaintext']), 'base64'), aad).toString(
                'base64',
              ),
            },
          };
        case 'TrentService.Decrypt': {
          const opened = unseal(key, Buffer.from(String(body['CiphertextBlob']), 'base64'), aad);
          return opened === null
            ? { status: 400, body: { __type: 'InvalidCiphertextException' } }
            : { status: 200, body: { KeyId: arn, Plaintext: opened.toString('base64') } };
        }
        default:
          return { status: 400, body: { __type: 'UnknownOperationException' } };
      }
    },
  );
}

export async function openGcpKms(): Promise<KeyService> {
  const name = 'projects/p/locations/l/keyRings/r/cryptoKeys/railyard';
  const keys = new Map([[1, randomBytes(32)]]);
  let primary = 1;
  const good = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const bad = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const tokens = new Set<string>();
  const account =
    (pair: typeof good) =>
    (url: string): Json => ({
      client_email: 'vault@p.example',
      token_uri: `${url}/token`,
      private_key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    });
  return start(name, account(good), account(bad), ({ method, path, headers, text, body }) => {
    if (path === '/token') return gcpToken(text, good.publicKey, tokens);
    if (!tokens.has(String(headers.authorization).replace('Bearer ', '')))
      return { status: 401, body: { error: { status: 'UNAUTHENTICATED' } } };
    const aad = Buffer.from(String(body['additionalAuthenticatedData'] ?? ''), 'base64');
    const versionName = (version: number): string => `${name}/cryptoKeyVersions/${version}`;
    const destroyed = new RegExp(`^/v1/${name}/cryptoKeyVersions/(\\d+):destroy$`).exec(path)?.[1];
    if (destroyed !== undefined) {
      keys.delete(Number(destroyed));
      return { status: 200, body: {} };
    }
    switch (`${method} ${path}`) {
      case `GET /v1/${name}`:
        return { status: 200, body: { name, primary: { name: versionName(primary) } } };
      case `POST /v1/${name}:encrypt`:
        return {
          status: 200,
          body: {
            name: versionName(primary),
            ciphertext: Buffer.concat([
              Buffer.of(primary),
              seal(keyAt(keys, primary), Buffer.from(String(body['plaintext']), 'base64'), aad),
            ]).toString('base64'),
          },
        };
      case `POST /v1/${name}:decrypt`: {
        const blob = Buffer.from(String(body['ciphertext']), 'base64');
        const key = keys.get(blob[0] ?? 0);
        const opened = key === undefined ? null : unseal(key, blob.subarray(1), aad);
        return opened === null
          ? { status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } }
          : { status: 200, body: { plaintext: opened.toString('base64') } };
      }
      case `POST /v1/${name}/cryptoKeyVersions`:
        keys.set(primary + 1, randomBytes(32));
        return { status: 200, body: { name: versionName(primary + 1) } };
      case `POST /v1/${name}:updatePrimaryVersion`:
        primary = Number(body['cryptoKeyVersionId']);
        return { status: 200, body: {} };
      default:
        return { status: 404, body: {} };
    }
  });
}

export async function openAzureKeyVault(): Promise<KeyService> {
  const make = () => ({ pair: generateKeyPairSync('rsa', { modulusLength: 2048 }), enabled: true });
  const versions = [make()];
  const account =
    (secret: string) =>
    (url: string): Json => ({
      tenant_id: 't',
      client_id: 'c',
      client_secret: secret,
      token_uri: `${url}/t/oauth2/v2.0/token`,
    });
  let own = '';
  return start(
    'railyard',
    (url) => ((own = url), account('good')(url)),
    account('bad'),
    ({ method, path, headers, text, body }) => {
      if (path === '/t/oauth2/v2.0/token')
        return new URLSearchParams(text).get('client_secret') === 'good'
          ? { status: 200, body: { access_token: 'access', expires_in: 3600 } }
          : { status: 401, body: { error: 'invalid_client' } };
      if (headers.authorization !== 'Bearer access')
        return { status: 401, body: { error: { code: 'Unauthorized' } } };
      const kid = (version: number): string => `${own}/keys/railyard/${version}`;
      const [, given, verb] = /^\/keys\/railyard(?:\/(\d+))?(?:\/(\w+))?$/.exec(path) ?? [];
      const key = versions[Number(given ?? versions.length) - 1];
      if (key === undefined) return { status: 404, body: {} };
      const value = Buffer.from(String(body['value'] ?? ''), 'base64url');
      const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
      if (method === 'GET') return { status: 200, body: { key: { kid: kid(versions.length) } } };
      if (method === 'PATCH') {
        key.enabled = false;
        return { status: 200, body: {} };
      }
      if (path === '/keys/railyard/rotate') {
        versions.push(make());
        return { status: 200, body: { key: { kid: kid(versions.length) } } };
      }
      if (!key.enabled)
        return { status: 403, body: { error: { code: 'Forbidden', innererror: { code: 'KeyDisabled' } } } };
      try {
        const result =
          verb === 'wrapkey'
            ? publicEncrypt({ key: key.pair.publicKey, ...padding }, value)
            : privateDecrypt({ key: key.pair.privateKey, ...padding }, value);
        return { status: 200, body: { kid: kid(Number(given)), value: result.toString('base64url') } };
      } catch {
        return { status: 400, body: { error: { code: 'BadParameter' } } };
      }
    },
  );
}

type Credentials = Json | ((url: string) => Json);

async function start(
  key: string,
  good: Credentials,
  wrong: Credentials,
  answer: (asked: KeyRequest) => Reply,
): Promise<KeyService> {
  let manner: number | 'nothing' | 'garbage' | null = null;
  const problems: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (manner === 'nothing') return void setTimeout(() => request.socket.destroy(), 10_000).unref();
      if (manner === 'garbage') return void response.end('<html>');
      const text = Buffer.concat(chunks).toString();
      const url = new URL(request.url ?? '/', 'http://x');
      const asked = {
        method: request.method ?? '',
        path: url.pathname,
        headers: request.headers,
        text,
        body: parseBody(text),
      };
      const reply = manner === null ? answer(asked) : { status: manner, body: {} };
      if (manner === null && reply.status === 404) problems.push(`${asked.method} ${asked.path}`);
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      response.end(reply.body === undefined ? '' : JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const file = (credentials: Credentials): string =>
    credentialsFile(typeof credentials === 'function' ? credentials(url) : credentials);
  return {
    url,
    key,
    credentials: file(good),
    wrongCredentials: file(wrong),
    problems,
    answerWith: (what) => (manner = what),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The signature made again from what arrived, by the steps of the AWS documentation. */
function awsSignatureProblem({ headers, text }: KeyRequest, secret: string, region: string): string | null {
  const scope = String.raw`Credential=AKIDEXAMPLE/(\d{8})/eu-central-1/kms/aws4_request`;
  const match = new RegExp(
    `^AWS4-HMAC-SHA256 ${scope}, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$`,
  ).exec(String(headers.authorization));
  if (match === null) return 'malformed authorization';
  const [, day = '', names = '', signature] = match;
  if (names !== 'content-type;host;x-amz-date;x-amz-security-token;x-amz-target')
    return `unexpected signed headers ${names}`;
  const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex');
  const hmac = (key: Buffer | string, value: string): Buffer =>
    createHmac('sha256', key).update(value).digest();
  const canonical = `POST\n/\n\n${names
    .split(';')
    .map((name) => `${name}:${String(headers[name])}\n`)
    .join('')}\n${names}\n${sha256(text)}`;
  const toSign =
    `AWS4-HMAC-SHA256\n${String(headers['x-amz-date'])}\n${day}/${region}/kms/aws4_request\n` +
    `${sha256(canonical)}`;
  const expected = hmac(
    hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 'kms'), 'aws4_request'),
    toSign,
  ).toString('hex');
  return expected === signature ? null : 'the signature does not match';
}

function gcpToken(form: string, publicKey: Parameters<typeof verify>[2], tokens: Set<string>): Reply {
  const parameters = new URLSearchParams(form);
  const [head = '', claims = '', signature = ''] = (parameters.get('assertion') ?? '').split('.');
  const wanted = parseBody(Buffer.from(claims, 'base64url').toString());
  const holds = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  if (
    !holds ||
    parameters.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer' ||
    wanted['iss'] !== 'vault@p.example'
  )
    return { status: 400, body: { error: 'invalid_grant' } };
  const token = randomBytes(8).toString('hex');
  tokens.add(token);
  return { status: 200, body: { access_token: token, expires_in: 3600 } };
}

function seal(key: Buffer, plain: Buffer, aad: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 }).setAAD(aad);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function unseal(key: Buffer, sealed: Buffer, aad: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
      .setAAD(aad)
      .setAuthTag(sealed.subarray(-16));
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
  } catch {
    return null;
  }
}

function keyAt(keys: ReadonlyMap<number, Buffer>, version: number): Buffer {
  return keys.get(version) ?? Buffer.alloc(32);
}

function parseBody(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
}
