import type { Open } from '../../net/outgoing.ts';
import { type WireDecryption, WireFault } from '../../net/wire.ts';
import { Credentials } from './credentials.ts';
import { openMastercardFields } from './encryption/mastercard.ts';
import { privateKey } from './keys/key-material.ts';
import { CannotApply, type Field, passphrase } from './method.ts';

const FIELDS: Readonly<Record<string, Field>> = {
  decryption_key: {
    displayName: 'Decryption key',
    help: 'The RSA private key: PEM, or a PKCS#12 file in base64.',
    required: true,
    secret: true,
    format: 'file',
  },
  passphrase: passphrase('the decryption key if it is encrypted'),
};

/** What the other side encrypted for us, opened. What cannot be opened is a malformed answer. */
export async function decryptBody(body: Buffer, decryption: WireDecryption, open: Open): Promise<Buffer> {
  const values = new Map<string, Buffer>();
  try {
    for (const [name, value] of Object.entries(decryption.fields))
      values.set(name, typeof value === 'string' ? Buffer.from(value) : await open(value));
    const key = privateKey(new Credentials(FIELDS, values), 'decryption_key', 'passphrase');
    return openMastercardFields(body, decryption.element, key);
  } catch (error) {
    if (!(error instanceof CannotApply)) throw error;
    throw new WireFault('malformed', true, `the answer: ${error.reason}`);
  } finally {
    for (const value of values.values()) value.fill(0);
  }
}
