import { createHash, createSign, type KeyObject } from 'node:crypto';
import { randomBytes } from '../../../server/platform/entropy.ts';

/** Just enough DER to make a sandbox's certificates and CMS signatures with P-256 keys. */
export function element(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const length =
    content.length < 0x80
      ? Buffer.from([content.length])
      : content.length < 0x100
        ? Buffer.from([0x81, content.length])
        : Buffer.from([0x82, content.length >> 8, content.length & 0xff]);
  return Buffer.concat([Buffer.from([tag]), length, content]);
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => element(0x30, ...parts);
export const set = (...parts: readonly Uint8Array[]): Buffer => element(0x31, ...parts);
export const octets = (bytes: Uint8Array): Buffer => element(0x04, bytes);
export const integer = (bytes: Uint8Array): Buffer =>
  element(0x02, (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
const utf8 = (text: string): Buffer => element(0x0c, Buffer.from(text));
export const utcTime = (at: Date): Buffer =>
  element(0x17, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const arcs = [first * 40 + second, ...rest].flatMap((arc) => {
    const bytes = [arc & 0x7f];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128))
      bytes.unshift((left & 0x7f) | 0x80);
    return bytes;
  });
  return element(0x06, Buffer.from(arcs));
}

const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));
const name = (commonName: string): Buffer => sequence(set(sequence(oid('2.5.4.3'), utf8(commonName))));

export type IssuedCertificate = Readonly<{ der: Buffer; commonName: string; serial: Buffer; issuer: string }>;

/**
 * A version-3 certificate for a P-256 public key, signed by `issuer.privateKey`. `markers` become extensions
 * without content.
 */
export function certificate(
  options: Readonly<{
    commonName: string;
    publicKey: KeyObject;
    issuer: Readonly<{ commonName: string; privateKey: KeyObject }>;
    authority?: boolean;
    markers?: readonly string[];
    from: Date;
    to: Date;
  }>,
): IssuedCertificate {
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(7)]);
  const basicConstraints = sequence(
    oid('2.5.29.19'),
    element(0x01, Buffer.from([0xff])),
    octets(sequence(...(options.authority ? [element(0x01, Buffer.from([0xff]))] : []))),
  );
  const markers = (options.markers ?? []).map((marker) => sequence(oid(marker), octets(element(0x05))));
  const toBeSigned = sequence(
    element(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    ECDSA_SHA256,
    name(options.issuer.commonName),
    sequence(utcTime(options.from), utcTime(options.to)),
    name(options.commonName),
    options.publicKey.export({ format: 'der', type: 'spki' }),
    element(0xa3, sequence(basicConstraints, ...markers)),
  );
  const signature = createSign('sha256').update(toBeSigned).sign(options.issuer.privateKey);

  return {
    der: sequence(toBeSigned, ECDSA_SHA256, element(0x03, Buffer.from([0]), signature)),
    commonName: options.commonName,
    serial,
    issuer: options.issuer.commonName,
  };
}

/** Detached CMS SignedData over `content`, with signing time, by one ECDSA signer. */
export function detachedSignature(
  options: Readonly<{
    content: Buffer;
    signer: IssuedCertificate;
    privateKey: KeyObject;
    certificates: readonly Buffer[];
    at: Date;
  }>,
): Buffer {
  const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'));
  const attributes = [
    sequence(oid('1.2.840.113549.1.9.3'), set(oid('1.2.840.113549.1.7.1'))),
    sequence(oid('1.2.840.113549.1.9.5'), set(utcTime(options.at))),
    sequence(oid('1.2.840.113549.1.9.4'), set(octets(createHash('sha256').update(options.content).digest()))),
  ].toSorted(Buffer.compare);
  const signature = createSign('sha256')
    .update(set(...attributes))
    .sign(options.privateKey);
  const signerInfo = sequence(
    integer(Buffer.from([1])),
    sequence(name(options.signer.issuer), integer(options.signer.serial)),
    sha256,
    element(0xa0, ...attributes),
    ECDSA_SHA256,
    octets(signature),
  );
  const signedData = sequence(
    integer(Buffer.from([1])),
    set(sha256),
    sequence(oid('1.2.840.113549.1.7.1')),
    element(0xa0, ...options.certificates),
    set(signerInfo),
  );

  return sequence(oid('1.2.840.113549.1.7.2'), element(0xa0, signedData));
}
