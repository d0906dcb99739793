import {
  createCipheriv,
  createHash,
  createHmac,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { CompactEncrypt, CompactSign } from 'jose';
import { certificate, detachedSignature } from './der-writer.ts';

/**
 * Wallets as issuers of tokens: each makes its own keys once, and tokens for a merchant's public key as often
 * as wanted.
 */
export const newPair = (): Readonly<{ publicKey: KeyObject; privateKey: KeyObject }> =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' });
export const spki = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' });

/** A P-256 public key in base64 SPKI; null for anything else. */
export function readPublicKey(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null;
  } catch {
    return null;
  }
}

export type GooglePayOptions = Readonly<{
  keyExpiresAtMs?: number;
  tamper?: (token: { signedMessage: string; signature: string }) => void;
}>;

/** Plays Google: `ECv2` tokens under a root key and an intermediate one. */
export function googlePayIssuer(validUntil: Date) {
  const root = newPair();
  const intermediate = newPair();
  const rootSigningKeys = [
    { keyValue: spki(root.publicKey).toString('base64'), expiresAtMs: validUntil.getTime() },
  ];
  const token = (
    to: Readonly<{ publicKey: KeyObject; recipientId: string }>,
    payload: object,
    options: GooglePayOptions = {},
  ): Buffer => {
    const signedKey = JSON.stringify({
      keyValue: spki(intermediate.publicKey).toString('base64'),
      keyExpiration: String(options.keyExpiresAtMs ?? validUntil.getTime()),
    });
    const signedMessage = googleMessage(to.publicKey, payload);
    const made = {
      protocolVersion: 'ECv2',
      signature: sign(
        'sha256',
        prefixed(['Google', to.recipientId, 'ECv2', signedMessage]),
        intermediate.privateKey,
      ).toString('base64'),
      intermediateSigningKey: {
        signedKey,
        signatures: [
          sign('sha256', prefixed(['Google', 'ECv2', signedKey]), root.privateKey).toString('base64'),
        ],
      },
      signedMessage,
    };

    options.tamper?.(made);
    return Buffer.from(JSON.stringify(made));
  };

  return { rootSigningKeys, token };
}

/** A payload that is encrypted for a merchant's key, as the text that is signed. */
function googleMessage(publicKey: KeyObject, payload: object): string {
  const ephemeral = newPair();
  const shared = diffieHellman({ privateKey: ephemeral.privateKey, publicKey });
  const material = Buffer.from(
    hkdfSync('sha256', Buffer.concat([point(ephemeral.publicKey), shared]), Buffer.alloc(32), 'Google', 64),
  );
  const cipher = createCipheriv('aes-256-ctr', material.subarray(0, 32), Buffer.alloc(16));
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(payload)), cipher.final()]);
  const tag = createHmac('sha256', material.subarray(32)).update(encrypted).digest('base64');

  return JSON.stringify({
    encryptedMessage: encrypted.toString('base64'),
    ephemeralPublicKey: point(ephemeral.publicKey).toString('base64'),
    tag,
  });
}

export type ApplePayOptions = Readonly<{
  signedAt: Date;
  transactionId: string;
  tamper?: (token: { data: string }) => void;
}>;

/**
 * Plays Apple: `EC_v1` payment data under a root, an intermediate and a leaf certificate. `rootCertificate`
 * is DER.
 */
export function applePayIssuer(from: Date, to: Date) {
  const { root, intermediate, leaf, leafKey } = appleChain(from, to);
  const token = (
    merchant: Readonly<{ publicKey: KeyObject; merchantIdentifier: string }>,
    payload: object,
    options: ApplePayOptions,
  ): Buffer => {
    const ephemeral = newPair();
    const data = appleData(merchant, ephemeral.privateKey, payload);
    const content = Buffer.concat([
      spki(ephemeral.publicKey),
      data,
      Buffer.from(options.transactionId, 'hex'),
    ]);
    const signature = detachedSignature({
      content,
      signer: leaf,
      privateKey: leafKey,
      certificates: [leaf.der, intermediate.der],
      at: options.signedAt,
    });
    const publicKeyHash = createHash('sha256').update(spki(merchant.publicKey)).digest('base64');
    const made = {
      version: 'EC_v1',
      data: data.toString('base64'),
      signature: signature.toString('base64'),
      header: {
        ephemeralPublicKey: spki(ephemeral.publicKey).toString('base64'),
        publicKeyHash,
        transactionId: options.transactionId,
      },
    };

    options.tamper?.(made);
    return Buffer.from(JSON.stringify(made));
  };
  return { rootCertificate: root.der, token };
}

function appleChain(from: Date, to: Date) {
  const [root, intermediate, leaf] = [newPair(), newPair(), newPair()];
  const rootCertificate = certificate({
    commonName: 'Sandbox root',
    publicKey: root.publicKey,
    issuer: { commonName: 'Sandbox root', privateKey: root.privateKey },
    authority: true,
    from,
    to,
  });
  const intermediateCertificate = certificate({
    commonName: 'Sandbox intermediate',
    publicKey: intermediate.publicKey,
    issuer: { commonName: 'Sandbox root', privateKey: root.privateKey },
    authority: true,
    markers: ['1.2.840.113635.100.6.2.14'],
    from,
    to,
  });
  const leafCertificate = certificate({
    commonName: 'Sandbox leaf',
    publicKey: leaf.publicKey,
    issuer: { commonName: 'Sandbox intermediate', privateKey: intermediate.privateKey },
    markers: ['1.2.840.113635.100.6.29'],
    from,
    to,
  });

  return {
    root: rootCertificate,
    intermediate: intermediateCertificate,
    leaf: leafCertificate,
    leafKey: leaf.privateKey,
  };
}

/** A payload that is encrypted for a merchant's key and identifier. */
function appleData(
  merchant: Readonly<{ publicKey: KeyObject; merchantIdentifier: string }>,
  privateKey: KeyObject,
  payload: object,
): Buffer {
  const shared = diffieHellman({ privateKey, publicKey: merchant.publicKey });
  const party = createHash('sha256').update(merchant.merchantIdentifier).digest();
  const key = createHash('sha256')
    .update(Buffer.from([0, 0, 0, 1]))
    .update(shared)
    .update(Buffer.concat([Buffer.from([13]), Buffer.from('id-aes256-GCMApple')]))
    .update(party)
    .digest();
  const cipher = createCipheriv('aes-256-gcm', key, Buffer.alloc(16));
  return Buffer.concat([cipher.update(JSON.stringify(payload)), cipher.final(), cipher.getAuthTag()]);
}

/** Plays Paze: a signed payload inside an encrypted one. */
export function pazeIssuer() {
  const signing = newPair();
  const token = async (
    merchant: Readonly<{ publicKey: KeyObject; clientId: string }>,
    payload: object,
    expiresAt: Date,
  ): Promise<string> => {
    const claims = {
      ...payload,
      aud: merchant.clientId,
      exp: String(Math.floor(expiresAt.getTime() / 1000)),
    };
    const signed = await new CompactSign(Buffer.from(JSON.stringify(claims)))
      .setProtectedHeader({ alg: 'ES256' })
      .sign(signing.privateKey);
    return new CompactEncrypt(Buffer.from(signed))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', cty: 'JWT' })
      .encrypt(merchant.publicKey);
  };
  return { signingKeys: [spki(signing.publicKey).toString('base64')], token };
}

/** The 65 bytes of an uncompressed P-256 point: the tail of its SPKI. */
function point(key: KeyObject): Buffer {
  return spki(key).subarray(-65);
}

function prefixed(texts: readonly string[]): Buffer {
  return Buffer.concat(
    texts.flatMap((text) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(Buffer.byteLength(text));
      return [length, Buffer.from(text)];
    }),
  );
}
