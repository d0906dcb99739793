import type * as OpenPgp from 'openpgp';
import type { Credentials } from '../credentials.ts';
import { objectOf } from '../json-splice.ts';
import { CannotApply, type Method, passphrase } from '../method.ts';
import { withBody } from '../request.ts';

const YES_NO = ['yes', 'no'] as const;

export const openPgpEncryption: Method = {
  kind: 'mle',
  name: 'openpgp',
  title: 'OpenPGP',
  description:
    'Encrypts the whole body as an OpenPGP message (RFC 9580), and signs it if you wish. Needs the ' +
    'package `openpgp` beside the service.',
  fields: {
    public_key: {
      displayName: 'Public key',
      help: 'The recipients’ public keys, ASCII-armored, one after the other.',
      required: true,
      secret: false,
      format: 'multiline',
    },
    signing_key: {
      displayName: 'Signing key',
      help: 'Your private key, ASCII-armored, if the message is to be signed inside.',
      required: false,
      secret: true,
      format: 'multiline',
    },
    passphrase: passphrase('the signing key if it is encrypted'),
    armor: {
      displayName: 'Armor',
      help: 'Whether the message is ASCII-armored text or binary.',
      required: false,
      secret: false,
      format: 'text',
      default: 'yes',
      choices: YES_NO,
    },
    wrapper: {
      displayName: 'Wrapper',
      help:
        'Name of a JSON member that the armored message is put into: `data` makes `{"data":"…"}`. ' +
        'Without it the body is the message alone.',
      required: false,
      secret: false,
      format: 'text',
    },
    body_content_type: {
      displayName: 'Content type',
      help: 'Content-Type of the new body; `application/json` in a wrapper and `application/pgp-encrypted` otherwise.',
      required: false,
      secret: false,
      format: 'text',
    },
  },
  apply: async (request, credentials, context) => {
    if (request.body.length === 0) throw new CannotApply('the request has no body to encrypt');
    const armored = credentials.choice('armor', YES_NO) === 'yes';
    const wrapper = credentials.optionalText('wrapper');
    if (wrapper !== null && !armored) throw new CannotApply('its field wrapper needs an armored message');

    const openpgp = await load();
    const encryptionKeys = await readPublicKeys(openpgp, credentials);
    const signingKeys = await readSigningKeys(openpgp, credentials);
    const message = await openpgp.createMessage({ binary: request.body, format: 'binary' });
    const sealed = await encryptMessage(
      openpgp,
      {
        message,
        encryptionKeys,
        signingKeys,
        date: context.now,
        config: { preferredCompressionAlgorithm: openpgp.enums.compression.uncompressed },
      },
      armored,
    );
    const body =
      wrapper === null
        ? sealed
        : objectOf([[wrapper, Buffer.from(JSON.stringify(sealed.toString('latin1')))]]);
    return withBody(
      request,
      body,
      credentials.optionalHeaderText('body_content_type') ??
        (wrapper === null ? 'application/pgp-encrypted' : 'application/json'),
    );
  },
};

type Library = typeof OpenPgp;

async function load(): Promise<Library> {
  try {
    return await import('openpgp');
  } catch {
    throw new CannotApply('the package openpgp is not installed beside this service');
  }
}

async function readPublicKeys(openpgp: Library, credentials: Credentials): Promise<OpenPgp.Key[]> {
  const unreadable = 'its field public_key is not an ASCII-armored public key';
  // The library reads the first of several armored blocks only.
  const blocks =
    credentials.text('public_key').match(/-----BEGIN PGP [A-Z ]+-----[^]*?-----END PGP [A-Z ]+-----/g) ?? [];
  const keys = (
    await attempt(
      () => Promise.all(blocks.map((block) => openpgp.readKeys({ armoredKeys: block }))),
      unreadable,
    )
  ).flat();
  if (keys.length === 0) throw new CannotApply(unreadable);
  if (keys.some((key) => key.isPrivate())) throw new CannotApply('its field public_key holds a private key');

  return keys;
}

async function readSigningKeys(openpgp: Library, credentials: Credentials): Promise<OpenPgp.PrivateKey[]> {
  const armored = credentials.optionalText('signing_key');
  if (armored === null) return [];
  const passphrase = credentials.optionalText('passphrase');
  const key = await attempt(
    () => openpgp.readPrivateKey({ armoredKey: armored }),
    'its field signing_key is not an ASCII-armored private key',
  );
  if (key.isDecrypted()) return [key];
  if (passphrase === null)
    throw new CannotApply('its field signing_key is encrypted and its field passphrase is missing');

  return [
    await attempt(
      () => openpgp.decryptKey({ privateKey: key, passphrase }),
      'its field signing_key cannot be decrypted with its field passphrase',
    ),
  ];
}

type Wish = Readonly<{
  message: OpenPgp.Message<Uint8Array>;
  encryptionKeys: OpenPgp.Key[];
  signingKeys: OpenPgp.PrivateKey[];
  date: Date;
  config: OpenPgp.PartialConfig;
}>;

async function encryptMessage(openpgp: Library, wish: Wish, armored: boolean): Promise<Buffer> {
  const unusable = 'its keys cannot be used now: expired, revoked, or not made for encrypting or signing';
  if (armored)
    return Buffer.from(
      await attempt(() => openpgp.encrypt({ ...wish, format: 'armored' }), unusable),
      'latin1',
    );
  return Buffer.from(await attempt(() => openpgp.encrypt({ ...wish, format: 'binary' }), unusable));
}

async function attempt<Value>(work: () => Promise<Value>, reason: string): Promise<Value> {
  try {
    return await work();
  } catch {
    throw new CannotApply(reason);
  }
}
