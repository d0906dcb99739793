import {
  createDecipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  type KeyObject,
  verify,
  X509Certificate,
} from 'node:crypto';
import type { JsonObject } from '../../domain/json.ts';
import { isSameSecret } from '../../domain/same-secret.ts';
import {
  children,
  type Element,
  MalformedDer,
  objectIdentifier,
  parseDer,
  TAG,
  time,
} from '../../platform/der.ts';
import { object, readObject, text, WalletTokenError } from './wallet-token-json.ts';

/** What Apple Pay needs on our side: from the operator's settings, never from the token. */
type ApplePayKeys = Readonly<{
  /** Apple's root certificate (or the test root of a sandbox), PEM or DER. */
  rootCertificate: X509Certificate;
  /** Payment processing keys of the merchant: the current one and those being rotated out. */
  processing: readonly Readonly<{
    merchantIdentifier: string;
    privateKey: KeyObject;
    publicKey: KeyObject;
  }>[];
  /** How far the signing time may lie from `now`; a replay window, default 5 minutes. */
  signingTimeToleranceMs?: number;
}>;

const SIGNING_TIME_TOLERANCE_MS = 5 * 60_000;
const LEAF_MARKER = '1.2.840.113635.100.6.29';
const INTERMEDIATE_MARKER = '1.2.840.113635.100.6.2.14';
const OID = {
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;

/**
 * Verifies and decrypts an Apple Pay `EC_v1` payment token (its `paymentData`); gives the clear JSON payload
 * as bytes, which the caller wipes. Source: Apple "Payment token format reference": detached CMS signature by
 * a chain that ends in Apple's root and carries Apple's marker extensions, ECDH over P-256, the NIST SP
 * 800-56A single-step KDF with SHA-256, AES-256-GCM with a zero IV.
 */
export function decryptApplePayToken(token: Buffer, keys: ApplePayKeys, now: Date): Buffer {
  const outer = readObject(token);
  if (text(outer, 'version') !== 'EC_v1') throw new WalletTokenError("The token's version must be EC_v1");
  const header = object(outer, 'header');
  const data = Buffer.from(text(outer, 'data'), 'base64');
  const ephemeral = Buffer.from(text(header, 'ephemeralPublicKey'), 'base64');
  const signed = Buffer.concat([
    ephemeral,
    data,
    Buffer.from(text(header, 'transactionId'), 'hex'),
    applicationData(header),
  ]);
  const signature = Buffer.from(text(outer, 'signature'), 'base64');

  try {
    verifySignature(signature, signed, keys, now);
  } catch (error) {
    if (error instanceof MalformedDer) throw new WalletTokenError('The signature of the token is malformed');
    throw error;
  }
  const processing = findProcessingKey(keys, text(header, 'publicKeyHash'));
  return decryptData(data, deriveKey(ephemeral, processing));
}

function applicationData(header: JsonObject): Buffer {
  const value = header['applicationData'];
  return typeof value === 'string' ? Buffer.from(value, 'hex') : Buffer.alloc(0);
}

function findProcessingKey(keys: ApplePayKeys, publicKeyHash: string): ApplePayKeys['processing'][number] {
  const wanted = Buffer.from(publicKeyHash, 'base64');
  const found = keys.processing.find(({ publicKey }) => {
    const hash = createHash('sha256')
      .update(publicKey.export({ format: 'der', type: 'spki' }))
      .digest();
    return isSameSecret(hash, wanted);
  });
  if (found === undefined)
    throw new WalletTokenError('The token was not encrypted for a certificate of this merchant');
  return found;
}

function deriveKey(
  ephemeral: Buffer,
  { merchantIdentifier, privateKey }: ApplePayKeys['processing'][number],
): Buffer {
  let shared: Buffer;
  try {
    shared = diffieHellman({
      privateKey,
      publicKey: createPublicKey({ key: ephemeral, format: 'der', type: 'spki' }),
    });
  } catch {
    throw new WalletTokenError('The ephemeral key of the token is not a key of its curve');
  }

  const algorithm = '\x0did-aes256-GCM';
  const partyV = createHash('sha256').update(merchantIdentifier).digest();
  const key = createHash('sha256')
    .update(Buffer.from([0, 0, 0, 1]))
    .update(shared)
    .update(algorithm, 'latin1')
    .update('Apple')
    .update(partyV)
    .digest();
  shared.fill(0);
  return key;
}

function decryptData(data: Buffer, key: Buffer): Buffer {
  if (data.length < 17) throw new WalletTokenError('The data of the token is too short');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.alloc(16), { authTagLength: 16 });
  decipher.setAuthTag(data.subarray(-16));
  try {
    return Buffer.concat([decipher.update(data.subarray(0, -16)), decipher.final()]);
  } catch {
    throw new WalletTokenError('The data of the token does not decrypt');
  } finally {
    key.fill(0);
  }
}

function verifySignature(cms: Buffer, signed: Buffer, keys: ApplePayKeys, now: Date): void {
  const { certificates, signer } = readSignedData(cms);
  const leaf = certificates.find((certificate) => hasExtension(certificate, LEAF_MARKER));
  const intermediate = certificates.find((certificate) => hasExtension(certificate, INTERMEDIATE_MARKER));
  if (leaf === undefined || intermediate === undefined)
    throw new WalletTokenError("The token is not signed by Apple's payment certificates");
  verifyChain([leaf, intermediate, keys.rootCertificate], now);
  const attributes = signedAttributes(signer.attributes);
  const digest = createHash('sha256').update(signed).digest();
  if (!isSameSecret(attributes.messageDigest, digest))
    throw new WalletTokenError('The signature of the token does not hold');

  const asSet = Buffer.from(signer.attributes.whole);
  asSet[0] = TAG.set;
  if (!verify('sha256', asSet, leaf.publicKey, signer.signature))
    throw new WalletTokenError('The signature of the token does not hold');
  const tolerance = keys.signingTimeToleranceMs ?? SIGNING_TIME_TOLERANCE_MS;
  if (Math.abs(now.getTime() - attributes.signingTimeMs) > tolerance)
    throw new WalletTokenError('The token was signed too long ago');
}

function verifyChain(
  [leaf, intermediate, root]: readonly [X509Certificate, X509Certificate, X509Certificate],
  now: Date,
): void {
  const links = [
    [leaf, intermediate],
    [intermediate, root],
  ] as const;
  const holds = links.every(
    ([certificate, issuer]) => certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey),
  );
  const inTime = [leaf, intermediate, root].every(
    (certificate) => certificate.validFromDate <= now && now <= certificate.validToDate,
  );
  if (!holds || !inTime)
    throw new WalletTokenError("The token's certificates do not lead to the root certificate");
}

type Signer = Readonly<{ attributes: Element; signature: Buffer }>;

/** CMS SignedData (RFC 5652) with one signer and detached content. */
function readSignedData(cms: Buffer): Readonly<{ certificates: X509Certificate[]; signer: Signer }> {
  const [type, wrapped] = children(parseDer(cms), TAG.sequence);
  if (objectIdentifier(type) !== OID.signedData)
    throw new WalletTokenError('The signature of the token is not CMS signed data');
  const parts = children(children(wrapped, TAG.context0)[0], TAG.sequence);
  const certificates = children(
    parts.find((part) => part.tag === TAG.context0),
    TAG.context0,
  ).map(({ whole }) => parseCertificate(whole));
  const signers = children(parts.at(-1), TAG.set);
  const signerParts = children(signers[0], TAG.sequence);
  const digestAlgorithm = objectIdentifier(children(signerParts[2], TAG.sequence)[0]);
  const attributes = signerParts.find((part) => part.tag === TAG.context0);
  const signature = signerParts.find((part) => part.tag === TAG.octetString);
  if (
    signers.length !== 1 ||
    digestAlgorithm !== OID.sha256 ||
    attributes === undefined ||
    signature === undefined
  )
    throw new WalletTokenError('The signature of the token is not of the expected form');

  return { certificates, signer: { attributes, signature: signature.content } };
}

function parseCertificate(der: Buffer): X509Certificate {
  try {
    return new X509Certificate(der);
  } catch {
    throw new WalletTokenError('A certificate of the token is malformed');
  }
}

function signedAttributes(attributes: Element): Readonly<{ messageDigest: Buffer; signingTimeMs: number }> {
  const byType = new Map<string, Element | undefined>();
  for (const attribute of children(attributes, TAG.context0)) {
    const [type, values] = children(attribute, TAG.sequence);
    byType.set(objectIdentifier(type), children(values, TAG.set)[0]);
  }
  const digest = byType.get(OID.messageDigest);
  if (digest === undefined || digest.tag !== TAG.octetString)
    throw new WalletTokenError('The signature of the token has no message digest');
  return { messageDigest: digest.content, signingTimeMs: time(byType.get(OID.signingTime)) };
}

/** Whether the certificate carries the extension, found in its DER by its object identifier. */
function hasExtension(certificate: X509Certificate, oid: string): boolean {
  const toBeSigned = children(parseDer(certificate.raw), TAG.sequence)[0];
  const extensions = children(toBeSigned, TAG.sequence).find((part) => part.tag === 0xa3);
  if (extensions === undefined) return false;
  return children(children(extensions, 0xa3)[0], TAG.sequence).some(
    (extension) => objectIdentifier(children(extension, TAG.sequence)[0]) === oid,
  );
}
