import { createHash, createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { ClientIdentity } from '../../../net/outgoing.ts';
import type { Credentials } from '../credentials.ts';
import { keystore, privateKey } from '../keys/key-material.ts';
import { CannotApply, type Method, passphrase } from '../method.ts';

export const mutualTlsPem: Method = {
  kind: 'mtls',
  name: 'pem',
  title: 'Client certificate (PEM)',
  description: 'Presents a client certificate to the target during the TLS handshake.',
  fields: {
    certificate: {
      displayName: 'Certificate',
      help: 'The client certificate in PEM form, with the intermediate certificates after it if the target needs them.',
      required: true,
      secret: false,
      format: 'multiline',
    },
    certificate_chain: {
      displayName: 'Certificate chain',
      help: 'Intermediate certificates in PEM form, where they are not in `certificate`.',
      required: false,
      secret: false,
      format: 'multiline',
    },
    private_key: {
      displayName: 'Private key',
      help: 'The key of the certificate in PEM form (PKCS#8, PKCS#1 or SEC1, encrypted or not).',
      required: true,
      secret: true,
      format: 'multiline',
    },
    passphrase: passphrase('the private key if it is encrypted'),
  },
  apply: (request, credentials) => {
    const certificates = [
      ...pemCertificates(credentials, 'certificate'),
      ...pemCertificates(credentials, 'certificate_chain'),
    ];
    if (certificates.length === 0)
      throw new CannotApply('its field certificate is not a certificate in PEM form');
    return {
      ...request,
      identity: identityOf(certificates, [privateKey(credentials, 'private_key', 'passphrase')]),
    };
  },
};

export const mutualTlsPkcs12: Method = {
  kind: 'mtls',
  name: 'pkcs12',
  title: 'Client certificate (PKCS#12)',
  description:
    'Presents a client certificate from a `.p12` or `.pfx` file to the target during the TLS handshake.',
  fields: {
    keystore: {
      displayName: 'Keystore',
      help: 'The PKCS#12 file, in base64: certificate, private key and intermediate certificates.',
      required: true,
      secret: true,
      format: 'file',
    },
    passphrase: passphrase('the keystore'),
  },
  apply: (request, credentials) => {
    const opened = keystore(credentials, 'keystore', 'passphrase');
    if (opened.certificates.length === 0) throw new CannotApply('its field keystore holds no certificate');
    if (opened.keys.length === 0) throw new CannotApply('its field keystore holds no private key');
    const certificates = opened.certificates.map((der) => readCertificate(der, 'keystore'));
    const keys = opened.keys.map(readKey);
    for (const key of opened.keys) key.fill(0);
    return { ...request, identity: identityOf(certificates, keys) };
  },
};

/**
 * The certificate that a key belongs to, with its issuers after it: files are written in every order, and a
 * target sees nothing of a chain that starts with the wrong one. Validity dates are left to the target, which
 * alone decides what it accepts.
 */
function identityOf(certificates: readonly X509Certificate[], keys: readonly KeyObject[]): ClientIdentity {
  for (const key of keys) {
    const leaf = certificates.find((candidate) => candidate.checkPrivateKey(key));
    if (leaf === undefined) continue;
    const pem = Buffer.from(
      chainFrom(leaf, certificates)
        .map((one) => one.toString())
        .join(''),
    );
    const exported = key.export({ type: 'pkcs8', format: 'pem' });
    const keyPem = Buffer.isBuffer(exported) ? exported : Buffer.from(exported);
    return {
      fingerprint: createHash('sha256').update(pem).update(keyPem).digest('hex'),
      certificate: pem,
      key: keyPem,
    };
  }
  throw new CannotApply('its private key does not belong to any of its certificates');
}

function chainFrom(
  leaf: X509Certificate,
  certificates: readonly X509Certificate[],
): readonly X509Certificate[] {
  const chain = [leaf];
  const rest = certificates.filter((one) => !one.raw.equals(leaf.raw));
  for (let last = leaf; ;) {
    const issuer = rest.findIndex((candidate) => last.checkIssued(candidate));
    const [next] = issuer < 0 ? [] : rest.splice(issuer, 1);
    if (next === undefined) break;
    chain.push(next);
    last = next;
  }
  // What no signature ties in may still be wanted (a cross-signed intermediate): it goes last, as given.
  return [...chain, ...rest];
}

const PEM_CERTIFICATE =
  /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----[^-]*-----END (?:X509 |TRUSTED )?CERTIFICATE-----/g;

function pemCertificates(credentials: Credentials, key: string): readonly X509Certificate[] {
  const text = credentials.optionalText(key) ?? '';
  const blocks = text.match(PEM_CERTIFICATE) ?? [];
  if (text !== '' && blocks.length === 0)
    throw new CannotApply(`its field ${key} is not a certificate in PEM form`);
  return blocks.map((block) => readCertificate(block, key));
}

function readCertificate(encoded: string | Buffer, key: string): X509Certificate {
  try {
    return new X509Certificate(encoded);
  } catch {
    throw new CannotApply(`its field ${key} holds a certificate that cannot be read`);
  }
}

function readKey(der: Buffer): KeyObject {
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } catch {
    throw new CannotApply('its field keystore holds a private key that cannot be read');
  }
}
