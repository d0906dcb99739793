/** A key pair that was made in this browser: the public half to send, the private half to save. */
export type MadeKey = Readonly<{ publicPem: string; privatePem: string }>;

/** ECDSA on P-256: every browser has it, and tokens of it are signed by ES256. */
export async function makeKey(): Promise<MadeKey> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const [publicKey, privateKey] = await Promise.all([
    crypto.subtle.exportKey('spki', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  return { publicPem: pem('PUBLIC KEY', publicKey), privatePem: pem('PRIVATE KEY', privateKey) };
}

function pem(label: string, der: ArrayBuffer): string {
  const text = btoa(String.fromCodePoint(...new Uint8Array(der)));
  return `-----BEGIN ${label}-----\n${text.replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END ${label}-----\n`;
}

/** `Shop server` → `shop-server.pem`. */
export function fileNameOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain === '' ? 'api-key' : plain}.pem`;
}
