import { createCipheriv, createHash, createHmac, createPublicKey, diffieHellman, generateKeyPairSync, hkdfSync, type KeyObject, sign, X509Certificate } from 'node:crypto';
import { certificate, detachedSignature } from './der-writer.ts';

const DAY_MS = 86_400_000;
const pair = (): Readonly<{ publicKey: KeyObject; privateKey: KeyObject }> => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const spki = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' });
/** The 65 bytes of an uncompressed P-256 point: the tail of its SPKI. */
const point = (key: KeyObject): Buffer => spki(key).subarray(-65);
const prefixed = (texts: readonly string[]): Buffer => Buffer.concat(texts.flatMap((text) => { const length = Buffer.alloc(4); length.writeUInt32LE(Buffer.byteLength(text)); return [length, Buffer.from(text)]; }));

/** Plays Google: makes keys once and tokens as often as wanted. */
export function googlePayIssuer(now: Date) {
  const root = pair();
  const intermediate = pair();
  const recipient = pair();
  const scalar = Buffer.from(recipient.privateKey.export({ format: 'jwk' }).d ?? '', 'base64url');
  const recipientId = 'gateway:railyard';
  const keys = { rootSigningKeys: [{ keyValue: spki(root.publicKey).toString('base64'), expiresAtMs: now.getTime() + DAY_MS }], recipientId, privateKeys: [scalar] };
  const token = (payload: object, options: Readonly<{ recipientId?: string; keyExpiresAtMs?: number; tamper?: (token: { signedMessage: string; signature: string }) => void }> = {}): Buffer => {
    const signedKey = JSON.stringify({ keyValue: spki(intermediate.publicKey).toString('base64'), keyExpiration: String(options.keyExpiresAtMs ?? now.getTime() + DAY_MS) });
    const ephemeral = pair();
    const shared = diffieHellman({ privateKey: ephemeral.privateKey, publicKey: recipient.publicKey });
    const material = Buffer.from(hkdfSync('sha256', Buffer.concat([point(ephemeral.publicKey), shared]), Buffer.alloc(32), 'Google', 64));
    const cipher = createCipheriv('aes-256-ctr', material.subarray(0, 32), Buffer.alloc(16));
    const encrypted = Buffer.concat([cipher.update(JSON.stringify(payload)), cipher.final()]);
    const tag = createHmac('sha256', material.subarray(32)).update(encrypted).digest('base64');
    const signedMessage = JSON.stringify({ encryptedMessage: encrypted.toString('base64'), ephemeralPublicKey: point(ephemeral.publicKey).toString('base64'), tag });
    const made = {
      protocolVersion: 'ECv2',
      signature: sign('sha256', prefixed(['Google', options.recipientId ?? recipientId, 'ECv2', signedMessage]), intermediate.privateKey).toString('base64'),
      intermediateSigningKey: { signedKey, signatures: [sign('sha256', prefixed(['Google', 'ECv2', signedKey]), root.privateKey).toString('base64')] },
      signedMessage,
    };
    options.tamper?.(made);
    return Buffer.from(JSON.stringify(made));
  };
  return { keys, token };
}

/** Plays Apple: a root, an intermediate, a leaf, and one merchant's payment processing key. */
export function applePayIssuer(now: Date, merchantIdentifier = 'merchant.example.shop') {
  const from = new Date(now.getTime() - DAY_MS);
  const to = new Date(now.getTime() + DAY_MS);
  const [root, intermediate, leaf, processing] = [pair(), pair(), pair(), pair()];
  const rootCertificate = certificate({ commonName: 'Test root', publicKey: root.publicKey, issuer: { commonName: 'Test root', privateKey: root.privateKey }, authority: true, from, to });
  const intermediateCertificate = certificate({ commonName: 'Test intermediate', publicKey: intermediate.publicKey, issuer: { commonName: 'Test root', privateKey: root.privateKey }, authority: true, markers: ['1.2.840.113635.100.6.2.14'], from, to });
  const leafCertificate = certificate({ commonName: 'Test leaf', publicKey: leaf.publicKey, issuer: { commonName: 'Test intermediate', privateKey: intermediate.privateKey }, markers: ['1.2.840.113635.100.6.29'], from, to });
  const keys = { rootCertificate: new X509Certificate(rootCertificate.der), processing: [{ merchantIdentifier, privateKey: processing.privateKey, publicKey: processing.publicKey }] };
  const token = (payload: object, options: Readonly<{ signedAt?: Date; transactionId?: string; tamper?: (token: { data: string }) => void }> = {}): Buffer => {
    const ephemeral = pair();
    const shared = diffieHellman({ privateKey: ephemeral.privateKey, publicKey: processing.publicKey });
    const key = createHash('sha256').update(Buffer.from([0, 0, 0, 1])).update(shared).update(Buffer.concat([Buffer.from([13]), Buffer.from('id-aes256-GCMApple')])).update(createHash('sha256').update(merchantIdentifier).digest()).digest();
    const cipher = createCipheriv('aes-256-gcm', key, Buffer.alloc(16));
    const data = Buffer.concat([cipher.update(JSON.stringify(payload)), cipher.final(), cipher.getAuthTag()]);
    const transactionId = options.transactionId ?? 'c0ffee00'.repeat(8);
    const content = Buffer.concat([spki(ephemeral.publicKey), data, Buffer.from(transactionId, 'hex')]);
    const signature = detachedSignature({ content, signer: leafCertificate, privateKey: leaf.privateKey, certificates: [leafCertificate.der, intermediateCertificate.der], at: options.signedAt ?? now });
    const publicKeyHash = createHash('sha256').update(spki(createPublicKey(processing.privateKey))).digest('base64');
    const made = { version: 'EC_v1', data: data.toString('base64'), signature: signature.toString('base64'), header: { ephemeralPublicKey: spki(ephemeral.publicKey).toString('base64'), publicKeyHash, transactionId } };
    options.tamper?.(made);
    return Buffer.from(JSON.stringify(made));
  };
  return { keys, token };
}
