import { type KeyObject, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A certificate with its private key, as PEM. */
export type IssuedCertificate = Readonly<{
  certificate: string;
  key: string;
  keyObject: KeyObject;
  subject: string;
}>;

type CertificateRequest = Readonly<{
  subject: string;
  /** DNS names and IPv4 addresses. */
  names?: readonly string[];
  authority?: boolean;
  notBefore?: Date;
  notAfter?: Date;
  /** `ec` is P-256; `rsa` is 2048 bits. */
  kind?: 'ec' | 'rsa';
}>;

/**
 * Makes a certificate signed by `issuer`, or by itself. X.509 v3 by hand (RFC 5280), so that tests need no
 * program beside Node.
 */
export function issue(wanted: CertificateRequest, issuer?: IssuedCertificate): IssuedCertificate {
  const kind = wanted.kind ?? 'ec';
  const pair =
    kind === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signer = issuer?.keyObject ?? pair.privateKey;
  const algorithm =
    signer.asymmetricKeyType === 'ec'
      ? sequence(oid('1.2.840.10045.4.3.2'))
      : sequence(oid('1.2.840.113549.1.1.11'), der(0x05, Buffer.alloc(0)));
  const extensions = [
    extension(
      '2.5.29.19',
      true,
      sequence(...(wanted.authority === true ? [der(0x01, Buffer.from([0xff]))] : [])),
    ),
  ];
  if (wanted.names !== undefined)
    extensions.push(extension('2.5.29.17', false, sequence(...wanted.names.map(generalName))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([0x01]), randomBytes(15)])),
    algorithm,
    commonName(issuer?.subject ?? wanted.subject),
    sequence(
      time(wanted.notBefore ?? new Date(Date.now() - 3_600_000)),
      time(wanted.notAfter ?? new Date(Date.now() + 86_400_000)),
    ),
    commonName(wanted.subject),
    pair.publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const certificate = sequence(
    body,
    algorithm,
    der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, signer)])),
  );
  return {
    certificate: pem('CERTIFICATE', certificate),
    key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    keyObject: pair.privateKey,
    subject: wanted.subject,
  };
}

function der(tag: number, content: Buffer): Buffer {
  const length = content.length;
  const head =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

function sequence(...items: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(items));
}

function oid(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const number of rest) {
    const septets = [number & 0x7f];
    for (let left = number >> 7; left > 0; left >>= 7) septets.unshift((left & 0x7f) | 0x80);
    bytes.push(...septets);
  }
  return der(0x06, Buffer.from(bytes));
}

function commonName(text: string): Buffer {
  return sequence(der(0x31, sequence(oid('2.5.4.3'), der(0x0c, Buffer.from(text)))));
}

function time(date: Date): Buffer {
  return der(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
}

function extension(id: string, critical: boolean, value: Buffer): Buffer {
  return sequence(oid(id), ...(critical ? [der(0x01, Buffer.from([0xff]))] : []), der(0x04, value));
}

function generalName(name: string): Buffer {
  const octets = name.split('.').map(Number);
  return octets.length === 4 && octets.every((octet) => octet >= 0 && octet <= 255)
    ? der(0x87, Buffer.from(octets))
    : der(0x82, Buffer.from(name));
}

function pem(label: string, bytes: Buffer): string {
  return (
    '-----BEGIN ' +
    `${label}-----\n${bytes.toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END ` +
    `${label}-----\n`
  );
}
