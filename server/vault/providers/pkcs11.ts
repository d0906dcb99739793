import { KEY_BYTES } from '../envelope.ts';
import { randomBytes } from '../../platform/entropy.ts';
import { StartError } from '../../platform/start-error.ts';
import { RootKeyFault, type RootKeyProvider } from '../root-key.ts';
import type { Credentials } from '../../platform/credentials-file.ts';

/** What this provider uses of the optional package `pkcs11js`. Numbers are PKCS #11 v2.40's. */
type Module = {
  load(library: string): void;
  C_Initialize(): void;
  C_Finalize(): void;
  C_GetSlotList(tokenPresent: boolean): Buffer[];
  C_GetTokenInfo(slot: Buffer): { label: string };
  C_OpenSession(slot: Buffer, flags: number): Buffer;
  C_CloseSession(session: Buffer): void;
  C_Login(session: Buffer, user: number, pin: string): void;
  C_FindObjectsInit(session: Buffer, template: readonly { type: number; value: unknown }[]): void;
  C_FindObjects(session: Buffer, count: number): Buffer[];
  C_FindObjectsFinal(session: Buffer): void;
  C_GenerateKey(
    session: Buffer,
    mechanism: { mechanism: number },
    template: readonly { type: number; value: unknown }[],
  ): Buffer;
  C_DestroyObject(session: Buffer, object: Buffer): void;
  C_GetAttributeValue(
    session: Buffer,
    object: Buffer,
    template: readonly { type: number }[],
  ): { type: number; value: Buffer }[];
  C_EncryptInit(session: Buffer, mechanism: { mechanism: number; parameter: unknown }, key: Buffer): void;
  C_Encrypt(session: Buffer, input: Buffer, output: Buffer): Buffer;
  C_DecryptInit(session: Buffer, mechanism: { mechanism: number; parameter: unknown }, key: Buffer): void;
  C_Decrypt(session: Buffer, input: Buffer, output: Buffer): Buffer;
};

const CKF_SERIAL_SESSION = 4;
const CKF_RW_SESSION = 2;
const CKU_USER = 1;
const CKO_SECRET_KEY = 4;
const CKK_AES = 0x1f;
const CKM_AES_KEY_GEN = 0x1080;
const CKM_AES_GCM = 0x1087;
const CK_PARAMS_AES_GCM = 3;
const CKA = {
  class: 0,
  token: 1,
  private: 2,
  label: 3,
  keyType: 0x100,
  sensitive: 0x103,
  encrypt: 0x104,
  decrypt: 0x105,
  valueLength: 0x161,
  extractable: 0x162,
} as const;

/** Labels are 32 bytes; the standard pads them with spaces, some tools with zeros. */
const PADDING = /[ \0]+$/;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEYS_MAX = 1_000;

/**
 * A hardware security module, or any token with a PKCS #11 library: AES keys labelled `<name>-<version>` that
 * cannot leave it. Credentials:
 * `library` (path of the .so), `token` (its label), `pin`. Needs the optional package `pkcs11js`.
 * Calls into the library block; they are rare, since merchant keys are cached.
 */
export async function pkcs11RootKeys(
  options: Readonly<{ key: string; credentials: Credentials }>,
): Promise<RootKeyProvider> {
  const token = await openToken(options.credentials);
  const guarded = <Result>(work: () => Result): Result => withToken(token, options.credentials, work);
  if (versions(token, options.key).length === 0) create(token, options.key, 1);

  const named = (version: number): string => `pkcs11:${options.key}-${version}`;
  const newest = (): number => versions(token, options.key).at(-1)?.version ?? 1;
  const handleOf = (rootKey: string): Buffer => {
    const found = versions(token, options.key).find(({ version }) => named(version) === rootKey);
    if (found === undefined) throw new RootKeyFault('refused', `the token has no key ${rootKey}`);
    return found.handle;
  };
  return {
    name: 'pkcs11',
    current: async () => guarded(() => named(newest())),
    wrap: async (key, context) =>
      guarded(() => {
        const rootKey = named(newest());
        const nonce = randomBytes(NONCE_BYTES);
        token.library.C_EncryptInit(token.session, gcm(nonce, rootKey, context), handleOf(rootKey));
        return {
          rootKey,
          bytes: Buffer.concat([
            nonce,
            token.library.C_Encrypt(token.session, key, Buffer.alloc(key.length + TAG_BYTES)),
          ]),
        };
      }),
    unwrap: async ({ rootKey, bytes }, context) =>
      guarded(() => {
        token.library.C_DecryptInit(
          token.session,
          gcm(bytes.subarray(0, NONCE_BYTES), rootKey, context),
          handleOf(rootKey),
        );
        return token.library.C_Decrypt(
          token.session,
          bytes.subarray(NONCE_BYTES),
          Buffer.alloc(bytes.length),
        );
      }),
    rotate: async () =>
      guarded(() => {
        const version = newest() + 1;
        create(token, options.key, version);
        return named(version);
      }),
    retire: async (rootKey) =>
      guarded(() => {
        const found = versions(token, options.key).find(({ version }) => named(version) === rootKey);
        if (found !== undefined) token.library.C_DestroyObject(token.session, found.handle);
      }),
    close: async () => {
      finalize(token.library); // It closes the session, too.
    },
  };
}

type Token = { readonly library: Module; session: Buffer };

async function openToken(credentials: Credentials): Promise<Token> {
  const library = await loadModule();
  const [path, label, pin] = [credentials.get('library'), credentials.get('token'), credentials.get('pin')];
  try {
    library.load(path);
    library.C_Initialize();
  } catch (error) {
    throw new StartError(`The PKCS #11 library ${path} cannot be used: ${reasonOf(error)}.`);
  }

  try {
    return { library, session: loggedIn(library, label, pin) };
  } catch (error) {
    library.C_Finalize();
    throw error;
  }
}

function loggedIn(library: Module, label: string, pin: string): Buffer {
  const slot = library
    .C_GetSlotList(true)
    .find((candidate) => library.C_GetTokenInfo(candidate).label.replace(PADDING, '') === label);
  if (slot === undefined) throw new StartError(`The PKCS #11 library has no token labelled ${label}.`);
  const session = library.C_OpenSession(slot, CKF_SERIAL_SESSION | CKF_RW_SESSION);
  try {
    library.C_Login(session, CKU_USER, pin);
  } catch (error) {
    throw new StartError(`The PKCS #11 token ${label} does not let us in: ${reasonOf(error)}.`);
  }
  return session;
}

async function loadModule(): Promise<Module> {
  const name = 'pkcs11js';
  try {
    const loaded = (await import(name)) as {
      PKCS11?: new () => Module;
      default?: { PKCS11: new () => Module };
    }; // Its declarations are not installed with us.
    const Constructor = loaded.PKCS11 ?? loaded.default?.PKCS11;
    if (Constructor !== undefined) return new Constructor();
  } catch {
    // Told below.
  }
  throw new StartError(
    'RAILYARD_ROOT_KEY_PROVIDER=pkcs11 needs the package pkcs11js: run npm install pkcs11js.',
  );
}

function versions(
  { library, session }: Token,
  key: string,
): readonly Readonly<{ version: number; handle: Buffer }>[] {
  library.C_FindObjectsInit(session, [{ type: CKA.class, value: CKO_SECRET_KEY }]);
  let handles: Buffer[];
  try {
    handles = library.C_FindObjects(session, KEYS_MAX);
  } finally {
    library.C_FindObjectsFinal(session);
  }

  return handles
    .map((handle) => ({
      handle,
      label: library.C_GetAttributeValue(session, handle, [{ type: CKA.label }])[0]?.value.toString() ?? '',
    }))
    .filter(({ label }) => label.startsWith(`${key}-`) && /^[1-9]\d{0,8}$/.test(label.slice(key.length + 1)))
    .map(({ handle, label }) => ({ handle, version: Number(label.slice(key.length + 1)) }))
    .sort((left, right) => left.version - right.version);
}

function create({ library, session }: Token, key: string, version: number): void {
  library.C_GenerateKey(session, { mechanism: CKM_AES_KEY_GEN }, [
    { type: CKA.class, value: CKO_SECRET_KEY },
    { type: CKA.keyType, value: CKK_AES },
    { type: CKA.valueLength, value: KEY_BYTES },
    { type: CKA.label, value: `${key}-${version}` },
    { type: CKA.token, value: true },
    { type: CKA.private, value: true },
    { type: CKA.sensitive, value: true },
    { type: CKA.extractable, value: false },
    { type: CKA.encrypt, value: true },
    { type: CKA.decrypt, value: true },
  ]);
}

function gcm(nonce: Buffer, rootKey: string, context: string): { mechanism: number; parameter: unknown } {
  return {
    mechanism: CKM_AES_GCM,
    parameter: {
      type: CK_PARAMS_AES_GCM,
      iv: nonce,
      aad: Buffer.from(`${rootKey}\n${context}`),
      ivBits: NONCE_BYTES * 8,
      tagBits: TAG_BYTES * 8,
    },
  };
}

/**
 * A token that was away, or restarted, has forgotten our session: it is opened once more, and the work done
 * once more.
 */
function withToken<Result>(token: Token, credentials: Credentials, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof RootKeyFault || !SESSION_GONE.test(reasonOf(error))) throw faultOf(error);
  }
  try {
    finalize(token.library);
    token.library.C_Initialize();
    token.session = loggedIn(token.library, credentials.get('token'), credentials.get('pin'));
    return work();
  } catch (error) {
    throw faultOf(error);
  }
}

function finalize(library: Module): void {
  try {
    library.C_Finalize();
  } catch {
    // It was not initialized: a library that could not be brought back the last time.
  }
}

const SESSION_GONE =
  /SESSION_HANDLE_INVALID|SESSION_CLOSED|USER_NOT_LOGGED_IN|TOKEN_NOT_PRESENT|DEVICE_REMOVED|CRYPTOKI_NOT_INITIALIZED/;
const WRONG = /ENCRYPTED_DATA|AEAD|KEY_|SIGNATURE|GENERAL_ERROR/;

/**
 * What the library throws names a CKR code: a wrong ciphertext or a missing key is refused, the rest (a token
 * pulled out) may pass.
 */
function faultOf(error: unknown): RootKeyFault {
  if (error instanceof RootKeyFault) return error;
  const reason = reasonOf(error);
  return new RootKeyFault(
    WRONG.test(reason) && !(error instanceof StartError) ? 'refused' : 'unavailable',
    `PKCS #11: ${reason}`,
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
